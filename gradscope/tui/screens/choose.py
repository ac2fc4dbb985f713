"""Keys of the Debug screen that select: nodes along the graph, rows of a pane, tabs."""

from __future__ import annotations

from gradscope.tui.panes import graph, program
from gradscope.tui.panes.follow import subject
from gradscope.tui.panes.words import leaf_node
from gradscope.tui.screens.travel import Travel
from gradscope.tui.view import TABS, Page, Target, tab_of


class Choose(Travel):
    """What is selected is held until `esc`, or until enter goes to what it stands for."""

    def action_up(self) -> None:
        """Select a node that gives to the selected one."""
        self._along(-1)

    def action_down(self) -> None:
        """Select a node the selected one gives to."""
        self._along(1)

    def _along(self, side: int) -> None:
        from gradscope.trace.near import links_from, links_to

        state = self.state
        for _ in range(self.own_times()):
            node = self._node()
            trace = state.trace
            ways = links_from(trace, node, 64) if side > 0 else links_to(trace, node, 64)
            ends = [link.dst if side > 0 else link.src for link in ways]
            inside = [other for other in ends if state.moment.state(other) not in ("idle", "unborn")] or ends
            if not inside:
                self.say("nothing further towards the leaves" if side > 0 else "nothing further towards the loss")
                return
            state.select(Target("node", inside[0]))
        self.changed()

    def _node(self) -> int:
        """The node selected: itself, a leaf's accumulation node, else the one the graph is drawn around."""
        state = self.state
        of = subject(state.moment, state.selection)
        if of.kind == "node":
            return of.id
        if of.kind == "tensor":
            node = leaf_node(state.moment, of.id) or state.trace.producer(of.id, state.k)
            if node:
                return node
        return graph.center_of(state.moment)

    def action_row_up(self) -> None:
        """A row up in the pane that has the focus."""
        self._rows(-1)

    def action_row_down(self) -> None:
        """A row down in the pane that has the focus."""
        self._rows(1)

    def _rows(self, side: int) -> None:
        state = self.state
        times = self.own_times()
        if state.pane == "pop":
            (self.step_on if side > 0 else self.step_back)(times)
            return
        if state.pane == "selected":
            state.selection = state.selection.but(scroll=max(0, state.selection.scroll + side * times))
            self.changed()
            return
        for _ in range(times):
            page = self._focused_page()
            targets = [target for target in page.targets if target.kind]
            if not targets:
                break
            here = self._row_here(targets)
            at = 0 if here is None else max(0, min(len(targets) - 1, here + side))
            state.select(targets[at])
            self._pages.clear()
        self.changed()

    def _focused_page(self) -> Page:
        return self.page_of(self.state.pane, self.arrangement(self.size.width, self.size.height))

    def _row_here(self, targets: list[Target]) -> int | None:
        """Index of the target that stands for what is selected, or for where the step is."""
        state = self.state
        wanted = [state.selection.target, subject(state.moment, state.selection)]
        if state.pane == "graph":
            wanted += [Target("node", self._node())]
        if state.pane == "program":
            source = program.source_of(state.moment, state.selection)
            wanted += [Target("line", source, program.line_of(state.moment, source))]
        for target in wanted:
            if target.kind and target in targets:
                return targets.index(target)
        return None

    def action_left(self) -> None:
        """Pane 4: tab before. Pane 2: towards the loss."""
        self._sideways(-1)

    def action_right(self) -> None:
        """Pane 4: next tab. Pane 2: towards the leaves."""
        self._sideways(1)

    def _sideways(self, side: int) -> None:
        state = self.state
        if state.pane == "graph":
            self._along(side)
            return
        tabs = TABS[state.lens]
        at = (tabs.index(tab_of(state.selection, state.lens)) + side * self.own_times()) % len(tabs)
        state.selection = state.selection.but(tab=tabs[at], told=False, scroll=0)
        self.changed()

    def action_open(self) -> None:
        """Go to what the selected row stands for."""
        self.count = ""
        state = self.state
        target = state.selection.target
        moment, trace = state.moment, state.trace
        k: int | None = None
        if target.kind == "line":
            k = self._line_step(target)
        elif target.kind in ("node", "tensor") and moment.pass_id:
            node = target.id if target.kind == "node" else leaf_node(moment, target.id)
            made = moment.popped_as(node) if node else 0
            k = trace.steps.pop_start(moment.pass_id, made) if made else None
        if k is None:
            self.say("enter goes to the pop of the chosen line, node or leaf: choose one with ↑ ↓ first")
        else:
            state.go(k)
            self.changed()

    def _line_step(self, target: Target) -> int | None:
        state = self.state
        moment = state.moment
        if not moment.pass_id:
            return None
        for row in moment.lines(target.id):
            if row.line == target.more and row.pop:
                return state.trace.steps.pop_start(moment.pass_id, row.pop)
        return None

    def action_release(self) -> None:
        """Let the selection follow the step again."""
        self.count = ""
        self.state.release()
        self.changed()
