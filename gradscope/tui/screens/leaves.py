"""The Leaves screen: every leaf of the record at the pass under the cursor, sorted and filtered; enter goes there."""

from __future__ import annotations

import re

from rich.text import Text

from gradscope.trace import leaf_facts as F
from gradscope.tui.keys import LEAVES
from gradscope.tui.panes import leaf_detail, leaf_list
from gradscope.tui.panes.leaf_list import SORTS, View
from gradscope.tui.panes.leaf_rows import pass_at
from gradscope.tui.panes.words import leaf_node
from gradscope.tui.screens.base import bindings
from gradscope.tui.screens.listing import Listing
from gradscope.tui.screens.travel import Travel
from gradscope.tui.view import Page, Size, Target


class LeavesScreen(Listing, Travel):
    """Sorting and filter are kept in the state, so that they are there when one comes back."""

    KEYS = LEAVES
    BINDINGS = bindings(LEAVES)
    PARTS = ("header", "banner", "verdict", "leaf_list", "leaf_detail", "footer")
    BOXED = ("leaf_list", "leaf_detail")
    LIST = "leaf_list"
    DETAIL = "leaf_detail"
    NAME = "Leaves"
    ABOUT = "every leaf: state, |g|, |g|/|w|, against the last pass, why"
    KEYS_LINES = 2

    @property
    def view(self) -> View:
        """How the list is sorted and what it is held against."""
        state = self.state
        return View(state.sort, state.turned, state.leaf_filter)

    def list_page(self, size: Size) -> Page:
        """The rows around the chosen leaf."""
        state = self.state
        return leaf_list.build(state.trace, state.k, state.selection, self.view, size, self.viewer.ascii)

    def detail_page(self, size: Size) -> Page:
        """The chosen leaf in a few lines."""
        return leaf_detail.build(self.state.trace, self.state.k, self.leaf(), size, self.viewer.ascii)

    def leaf(self) -> int:
        """The leaf the row points at; 0: there is none."""
        state = self.state
        return leaf_list.chosen(state.trace, state.k, state.selection, self._ids())

    def _ids(self) -> list[int]:
        return leaf_list.rows(self.state.trace, self.state.k, self.view)

    # -- passes

    def action_next_pass(self) -> None:
        """To the end of the next pass, where all it brought is there."""
        self._pass(1)

    def action_prev_pass(self) -> None:
        """To the end of the pass before."""
        self._pass(-1)

    def _pass(self, side: int) -> None:
        state = self.state
        infos = state.trace.passes
        here = pass_at(state.trace, state.k)
        at = next((at for at, info in enumerate(infos) if info.pass_id == here), -1)
        at = max(0, min(len(infos) - 1, at + side * self.times()))
        if not infos or (infos[at].pass_id == here and state.k >= infos[at].last_step):
            self.say("no pass after this one" if side > 0 else "no pass before this one")
            return
        state.go(infos[at].last_step)
        self.changed()

    # -- rows

    def move(self, by: int) -> None:
        """Choose another leaf; it stays chosen on the other screens too."""
        self.count = ""
        ids = self._ids()
        if ids:
            at = ids.index(self.leaf())
            self.state.select(Target("tensor", ids[max(0, min(len(ids) - 1, at + by))]))
        self.changed()

    def action_first(self) -> None:
        """The first leaf shown."""
        self.move(-len(self._ids()))

    def action_last(self) -> None:
        """The last leaf shown."""
        self.move(len(self._ids()))

    def chosen(self, target: Target) -> None:
        """A click chooses the leaf; on the chosen one it opens it."""
        if target.id == self.leaf():
            self.action_open()
        else:
            self.state.select(target)
            self.changed()

    # -- the order, the filter

    def action_sort_left(self) -> None:
        """Sort by the column to the left of the one sorted by."""
        self._sort(-self.times())

    def action_sort_right(self) -> None:
        """Sort by the column to the right of the one sorted by."""
        self._sort(self.times())

    def _sort(self, by: int) -> None:
        columns = list(SORTS)
        self.state.sort = columns[(columns.index(self.state.sort) + by) % len(columns)]
        self.state.turned = False
        self.action_first()

    def action_reverse(self) -> None:
        """The same order the other way round."""
        self.state.turned = not self.state.turned
        self.action_first()

    def action_filter(self) -> None:
        """Ask for a regular expression."""
        from gradscope.tui.screens.ask import Ask

        self.count = ""
        hint = "a regular expression over name, shape, optimizer and state"
        self.app.push_screen(Ask("filter", hint, _compiled, self.state.leaf_filter), self._filtered)

    def _filtered(self, text: str | None) -> None:
        if text is not None:
            self.state.leaf_filter = text
            self.changed()

    def action_release(self) -> None:
        """End the filter; without one let the row follow the step again."""
        self.count = ""
        if self.state.leaf_filter:
            self.state.leaf_filter = ""
        else:
            self.state.release()
        self.changed()

    # -- going and asking

    def action_open(self) -> None:
        """To the Debug screen, at the step of this pass that is the leaf's, with the leaf selected."""
        self.count = ""
        state, leaf = self.state, self.leaf()
        if not leaf:
            self.say("no leaf is chosen")
            return
        step = self._step(leaf)
        if step is not None:
            state.go(step)
        state.select(Target("tensor", leaf))
        state.pane = "selected"
        if step is None:
            state.selection = state.selection.but(tab="why", told=True)
        self.viewer.open_at(state.k)

    def _step(self, leaf: int) -> int | None:
        """The step that wrote its gradient in this pass, else its pop; None when the pass never came to it."""
        trace, k = self.state.trace, self.state.k
        pass_id = pass_at(trace, k)
        if not pass_id:
            return None
        told = F.grew(trace, leaf, pass_id)
        if told is not None:
            return told[0]
        moment = trace.moment(k, pass_id)
        node = leaf_node(moment, leaf)
        pop = moment.popped_as(node) if node else 0
        return trace.steps.pop_start(pass_id, pop) if pop else None

    def action_why(self) -> None:
        """All there is to say about the leaf, to read and scroll."""
        from gradscope.tui.screens.reading import Reading

        self.count = ""
        state, leaf, ascii = self.state, self.leaf(), self.viewer.ascii
        if not leaf:
            self.say("no leaf is chosen")
            return
        self.say("asking ...")  # in a graph of very many ops it takes its time

        def lines(size: Size) -> list[Text]:
            return leaf_detail.whole(state.trace, state.k, leaf, size.width, state.lens, ascii)

        def read() -> None:
            lines(Size(self.size.width, self.size.height))  # answers are kept: the text comes up at once then
            self.message = ""
            self.changed()
            self.app.push_screen(Reading(lines))

        self.call_after_refresh(read)


def _compiled(text: str) -> re.Pattern[str]:
    """Raises ValueError, one line, when the text is no regular expression."""
    try:
        return re.compile(text)
    except re.error as error:
        raise ValueError(f"{text!r} is no regular expression: {error}") from None
