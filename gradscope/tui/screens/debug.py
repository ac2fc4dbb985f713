"""The Debug screen: five panes around one step, and the keys that move it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from gradscope.tui import arrange as A
from gradscope.tui.keys import DEBUG
from gradscope.tui.messages import RowClicked
from gradscope.tui.panes import banner, graph, header, leaves, pop, program, queue, selected, timeline, verdict
from gradscope.tui.panes.text import fit
from gradscope.tui.screens.base import bindings
from gradscope.tui.screens.choose import Choose
from gradscope.tui.view import Page, Size, Target

if TYPE_CHECKING:
    pass

BUILD = {
    "header": header.build,
    "banner": banner.build,
    "verdict": verdict.build,
    "queue": queue.build,
    "program": program.build,
    "graph": graph.build,
    "pop": pop.build,
    "selected": selected.build,
    "leaves": leaves.build,
    "timeline": timeline.build,
}


class DebugScreen(Choose):
    """Everything it shows follows from `app.state`."""

    NAME = "Debug"
    ABOUT = "five panes around one step"
    KEYS = DEBUG
    BINDINGS = bindings(DEBUG)
    PARTS = (*BUILD, "caption", "footer")
    BOXED = (*A.PANES, "caption")

    def build(self, part: str, size: Size) -> Page:
        """The pane's function, asked with the state."""
        state = self.state
        if part == "caption":
            width, height = self.app.size
            title = self.page_of(state.pane, self.arrangement(width, height)).title
            return Page([fit((title, "title"), size.width)])
        return BUILD[part](state.moment, state.selection, size, state.lens, self.viewer.ascii)

    def arrangement(self, width: int, height: int) -> A.Arrangement:
        """The boxes for the pane that has the focus."""
        return A.arrange(width, height, self.state.pane, self.state.zoom, bool(banner.shown(self.state.trace)))

    def frame(self, at: A.Arrangement) -> dict[int, Text]:
        """Borders with the titles of the panes shown."""
        titles = {name: self.page_of(name, at).title for name in A.PANES if name in at.boxes}
        third = "This pop" if self.state.moment.step.pop else "This step"
        return A.frame(at, titles, self.state.pane, self.viewer.ascii, third)

    # -- looking

    def action_wider(self) -> None:
        """A hop more in the graph."""
        self._radius(1)

    def action_narrower(self) -> None:
        """A hop less in the graph."""
        self._radius(-1)

    def _radius(self, side: int) -> None:
        state = self.state
        state.selection = state.selection.but(radius=max(1, min(12, state.selection.radius + side * self.own_times())))
        self.changed()

    def digit(self, key: str) -> bool:
        """1-5 give a pane the focus at once; with more digits, or another key soon after, they are a count."""
        if not self.count:
            self._before = self.state.pane
        if key in "12345":
            self.state.pane = A.PANES[int(key) - 1]
        return super().digit(key)

    def times(self) -> int:
        """A count that is used was no choice of a pane: the focus goes back to where it was."""
        if self.count:
            self.state.pane = self._before
        return super().times()

    def own_times(self) -> int:
        """The same for keys of the focused pane: there a single 1-5 chose the pane, and is no count."""
        if self.count in ("1", "2", "3", "4", "5"):
            self.count = ""
        return self.times()

    _before = "graph"

    def action_next_pane(self) -> None:
        """The focus to the next pane."""
        self._pane(1)

    def action_prev_pane(self) -> None:
        """The focus to the pane before."""
        self._pane(-1)

    def _pane(self, side: int) -> None:
        self.count = ""
        at = A.PANES.index(self.state.pane)
        self.state.pane = A.PANES[(at + side) % len(A.PANES)]
        self.changed()

    def action_zoom(self) -> None:
        """The pane that has the focus on the whole screen, and back."""
        self.count = ""
        self.state.zoom = not self.state.zoom
        self.changed()

    # -- asking

    def action_why(self) -> None:
        """Pane 4, tab why."""
        self._tab("why")

    def action_versions(self) -> None:
        """Pane 4, tab versions."""
        self._tab("versions")

    def _tab(self, tab: str) -> None:
        self.count = ""
        self.state.selection = self.state.selection.but(tab=tab, told=False, scroll=0)
        self.state.pane = "selected"
        self.changed()

    def action_export(self) -> None:
        """Write the graph at this step beside the record's name, in the current folder."""
        from gradscope.tui.export import export

        self.count = ""
        self.say("drawing ...")
        self.run_worker(
            lambda: self.app.call_from_thread(self.say, export(self.state.trace, self.state.k)), thread=True
        )

    def on_row_clicked(self, message: RowClicked) -> None:
        """A click gives the pane the focus and selects the row; on a step it goes there."""
        state = self.state
        if message.part == "timeline" and state.go(timeline.step_at(state.moment, message.row, message.column)):
            self.changed()
        if message.part in A.PANES:
            state.pane = message.part
            targets = self._focused_page().targets
            target = targets[message.row] if message.row < len(targets) else Target("", 0)
            if target.kind == "step":
                state.go(target.id)
            elif target.kind:
                state.select(target)
            self.changed()
