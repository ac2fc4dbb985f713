"""The Passes screen: the list of passes; enter steps through the chosen one."""

from __future__ import annotations

from rich.text import Text

from gradscope.tui.arrange import LEAST, Arrangement, Border, Box
from gradscope.tui.keys import PASSES
from gradscope.tui.look import plain
from gradscope.tui.messages import RowClicked
from gradscope.tui.panes import banner, passes, verdict
from gradscope.tui.panes.findings import findings
from gradscope.tui.panes.header import counts, script_name
from gradscope.tui.panes.text import Part as Cell
from gradscope.tui.panes.text import fit, join, line, nbytes
from gradscope.tui.screens.base import Base, bindings
from gradscope.tui.state import answer_position
from gradscope.tui.view import Page, Size


class PassesScreen(Base):
    """The first screen of a record without a finding."""

    KEYS = PASSES
    BINDINGS = bindings(PASSES)
    PARTS = ("header", "banner", "verdict", "passes", "footer")
    BOXED = ("passes",)

    def __init__(self) -> None:
        super().__init__()
        self.row = 0

    def build(self, part: str, size: Size) -> Page:
        """The list, the verdict, or the header."""
        state = self.viewer.state
        if part == "passes":
            return passes.build(state.trace, self.row, size, self.viewer.ascii)
        if part in ("verdict", "banner"):
            build = verdict.build if part == "verdict" else banner.build
            return build(state.moment, state.selection, size, state.lens, self.viewer.ascii)
        trace = state.trace
        parts: list[Cell] = [
            line((" gradscope", "name"), "  ", script_name(trace)),
            f"{len(trace.passes)} pass{'' if len(trace.passes) == 1 else 'es'}",
            f"{len(trace.steps)} steps",
            nbytes(trace.size) if trace.size else "",
            (f"{trace.began.producer}, values {trace.began.values}", "dim"),
            counts(trace),
        ]
        return Page([fit(join(parts), size.width)])

    def arrangement(self, width: int, height: int) -> Arrangement:
        """Header, banner where there is one, verdict, a box, a line of keys."""
        if width < LEAST[0] or height < LEAST[1]:
            return Arrangement("tiny", width, height, {"tiny": Box(0, 0, width, height)})
        line = 1 if banner.shown(self.viewer.state.trace) else 0
        boxes = {
            "header": Box(0, 0, width, 1),
            "verdict": Box(0, 1 + line, width, 1),
            "passes": Box(1, 3 + line, width - 2, height - 5 - line),
            "footer": Box(0, height - 1, width, 1),
        }
        if line:
            boxes["banner"] = Box(0, 1, width, 1)
        borders = [Border(2 + line, "┌", "┐", "─", ()), Border(height - 2, "└", "┘", "─", ())]
        return Arrangement("full", width, height, boxes, borders)

    def frame(self, at: Arrangement) -> dict[int, Text]:
        """A closed box with its title."""
        if not at.borders:
            return {}
        top, bottom = at.borders
        inner = at.width - 2
        title = line(("─ ", "frame"), ("Passes", "focus"), "  ", (self.page_of("passes", at).title, "title"), " ")
        out = {
            top.y: line(("┌", "frame"), title, ("─" * (inner - title.cell_len) + "┐", "frame")),
            bottom.y: line(("└" + "─" * inner + "┘", "frame")),
        }
        return {row: plain(text) for row, text in out.items()} if self.viewer.ascii else out

    def digit(self, key: str) -> bool:
        """Digits are a count here, nothing else."""
        return super().digit(key)

    def action_row_up(self) -> None:
        """The pass before."""
        self._move(-self.times())

    def action_row_down(self) -> None:
        """The next pass."""
        self._move(self.times())

    def action_first(self) -> None:
        """The first pass."""
        self._move(-len(self.viewer.state.trace.passes))

    def action_last(self) -> None:
        """The last pass."""
        self._move(len(self.viewer.state.trace.passes))

    def _move(self, by: int) -> None:
        self.count = ""
        self.row = max(0, min(len(self.viewer.state.trace.passes) - 1, self.row + by))
        self.changed()

    def action_open(self) -> None:
        """Step through the chosen pass; through the forward where there is none."""
        infos = self.viewer.state.trace.passes
        self.viewer.open_at(infos[self.row].first_step if infos else 0)

    def action_finding(self) -> None:
        """To the worst finding."""
        state = self.viewer.state
        found = findings(state.trace)
        k = answer_position(state.trace, found[0]) if found else None
        if k is None:
            self.say("no finding in this record")
        else:
            state.answer = 0
            self.viewer.open_at(k)

    def on_row_clicked(self, message: RowClicked) -> None:
        """A click chooses the row; on the chosen row it opens it."""
        if message.part != "passes":
            return
        targets = self.page_of("passes", self.arrangement(self.size.width, self.size.height)).targets
        target = targets[message.row] if message.row < len(targets) else None
        if target is not None and target.kind == "pass":
            row = [info.pass_id for info in self.viewer.state.trace.passes].index(target.id)
            if row == self.row:
                self.action_open()
            else:
                self._move(row - self.row)
