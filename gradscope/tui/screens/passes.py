"""The Passes screen: the list of passes; enter steps through the chosen one."""

from __future__ import annotations

from gradscope.tui.keys import PASSES
from gradscope.tui.panes import passes
from gradscope.tui.panes.findings import findings
from gradscope.tui.panes.header import counts, script_name
from gradscope.tui.panes.text import Part as Cell
from gradscope.tui.panes.text import fit, join, line, nbytes
from gradscope.tui.screens.base import bindings
from gradscope.tui.screens.listing import Listing
from gradscope.tui.state import answer_position
from gradscope.tui.view import Page, Size, Target


class PassesScreen(Listing):
    """The first screen of a record without a finding. The chosen row is the pass under the cursor of all screens."""

    KEYS = PASSES
    BINDINGS = bindings(PASSES)
    PARTS = ("header", "banner", "verdict", "passes", "footer")
    BOXED = ("passes",)
    LIST = "passes"
    NAME = "Passes"
    ABOUT = "one row a pass"

    @property
    def row(self) -> int:
        """The row of the pass under the cursor; between passes of the one before, before all of them the first."""
        state = self.state
        infos = state.trace.passes
        wanted = state.moment.pass_id
        if wanted:
            return next((at for at, info in enumerate(infos) if info.pass_id == wanted), 0)
        return max(0, sum(info.first_step <= state.k for info in infos) - 1)

    def list_page(self, size: Size) -> Page:
        """The rows around the chosen one."""
        return passes.build(self.state.trace, self.row, size, self.viewer.ascii)

    def header_page(self, size: Size) -> Page:
        """What the record holds."""
        trace = self.state.trace
        name: Cell = line((" gradscope", "name"), "  ", script_name(trace))
        count = f"{len(trace.passes)} pass{'' if len(trace.passes) == 1 else 'es'}"
        more: list[Cell] = [
            f"{len(trace.steps)} steps",
            nbytes(trace.size) if trace.size else "",
            (f"{trace.began.producer}, values {trace.began.values}", "dim"),
        ]
        while more and join([name, count, *more, counts(trace), "?"]).cell_len > size.width:
            more.pop()
        return Page([fit(join([name, count, *more, counts(trace), ("?", "key")]), size.width)])

    def action_first(self) -> None:
        """The first pass."""
        self.move(-len(self.state.trace.passes))

    def action_last(self) -> None:
        """The last pass."""
        self.move(len(self.state.trace.passes))

    def move(self, by: int) -> None:
        """Choose a pass: the cursor goes to its first step."""
        self.count = ""
        infos = self.state.trace.passes
        row = max(0, min(len(infos) - 1, self.row + by))
        if infos and row != self.row:
            self.state.go(infos[row].first_step)
        self.changed()

    def action_open(self) -> None:
        """Step through the chosen pass, from where the cursor stands in it; the forward where there is no pass."""
        state = self.state
        infos = state.trace.passes
        inside = infos and state.moment.pass_id == infos[self.row].pass_id
        self.viewer.open_at(state.k if inside else infos[self.row].first_step if infos else 0)

    def action_leaves(self) -> None:
        """The Leaves screen, at the end of the chosen pass, unless the cursor stands inside it."""
        self._inside(-1)
        super().action_leaves()

    def action_steps(self) -> None:
        """The Steps screen, at the chosen pass."""
        self._inside(0)
        super().action_steps()

    def _inside(self, end: int) -> None:
        """Bring the cursor into the chosen pass: it may stand before it, or was put at its first step by choosing."""
        state = self.state
        infos = state.trace.passes
        if not infos:
            return
        info = infos[self.row]
        if state.moment.pass_id != info.pass_id or state.k == info.first_step:
            state.go(info.last_step if end else info.first_step)

    def action_finding(self) -> None:
        """To the worst finding."""
        state = self.state
        found = findings(state.trace)
        k = answer_position(state.trace, found[0]) if found else None
        if k is None:
            self.say("no finding in this record")
        else:
            state.answer = 0
            self.viewer.open_at(k)

    def went(self, k: int) -> None:
        """A place was asked for: the Debug screen shows it."""
        self.viewer.open_at(k)

    def chosen(self, target: Target) -> None:
        """A click chooses the row; on the chosen row it opens it."""
        row = [info.pass_id for info in self.state.trace.passes].index(target.id)
        if row == self.row:
            self.action_open()
        else:
            self.move(row - self.row)
