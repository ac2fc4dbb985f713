"""Keys of the Debug screen that move in time: pops, steps, marks, passes, findings, hits of a search."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

from gradscope.tui.panes.findings import findings
from gradscope.tui.panes.follow import subject
from gradscope.tui.panes.words import leaf_node
from gradscope.tui.screens.base import Base
from gradscope.tui.state import answer_position

SLICE = 1000  # steps looked through before keys are listened to again


class Travel(Base):
    """Every move goes from step to step of `app.state`; where there is nowhere to go it says so."""

    def _travel(self, move: Callable[[int], int | None], where: str, times: int = 0) -> None:
        """Repeat a move `times` times (0: as the count says); say so when there is nowhere left to go."""
        state = self.state
        start = state.k
        for _ in range(times or self.times()):
            k = move(state.k)
            if k is None:
                break
            state.go(k)
        if state.k == start:
            self.say(where)
        else:
            self.changed()

    def action_next_pop(self) -> None:
        """To the next pop."""
        inside = self.state.moment.step.pop
        last = "this is the last pop: end goes to the end of the pass" if inside else "no pop after this step"
        self._travel(self.state.trace.steps.next_pop, last)

    def action_prev_pop(self) -> None:
        """To the pop before."""
        inside = self.state.moment.step.pop
        first = "this is the first pop: S goes on step by step" if inside else "no pop before this step"
        self._travel(self.state.trace.steps.prev_pop, first)

    def action_next_step(self) -> None:
        """One step on."""
        self.step_on()

    def action_prev_step(self) -> None:
        """One step back."""
        self.step_back()

    def step_on(self, times: int = 0) -> None:
        """`times` steps on (0: as the count says)."""
        last = len(self.state.trace.steps) - 1
        self._travel(lambda k: k + 1 if k < last else None, "this is the end of the record", times)

    def step_back(self, times: int = 0) -> None:
        """`times` steps back (0: as the count says)."""
        self._travel(lambda k: k - 1 if k > 0 else None, "this is the beginning of the record", times)

    def action_next_mark(self) -> None:
        """To the next finding or failure."""
        from gradscope.trace.query import next_mark

        self._travel(lambda k: next_mark(self.state.trace, k), "no finding or failure after this step")

    def action_prev_mark(self) -> None:
        """To the finding or failure before."""
        from gradscope.trace.query import prev_mark

        self._travel(lambda k: prev_mark(self.state.trace, k), "no finding or failure before this step")

    def action_next_pass(self) -> None:
        """To the next pass."""
        self._travel(self.state.trace.steps.next_pass, "no pass after this one")

    def action_prev_pass(self) -> None:
        """To the pass before."""
        self._travel(self.state.trace.steps.prev_pass, "no pass before this one")

    def action_first(self) -> None:
        """To the first step of the pass, of the record where no pass is open."""
        self._ends(0)

    def action_last(self) -> None:
        """To the last step of the pass, of the record where no pass is open."""
        self._ends(1)

    def _ends(self, side: int) -> None:
        state = self.state
        self.count = ""
        ends = (0, len(state.trace.steps) - 1)
        if state.moment.pass_id and state.moment.step.pass_id:
            ends = state.trace.steps.of_pass(state.moment.pass_id)
        state.go(ends[side])
        self.changed()

    def action_origin(self) -> None:
        """To the step that wrote what is selected."""
        from gradscope.trace.query import gradient_origin, origin

        state = self.state
        of = subject(state.moment, state.selection)
        node = of.id if of.kind == "node" else leaf_node(state.moment, of.id)
        k = gradient_origin(state.trace, node, state.k) if node and state.moment.pass_id else None
        if k is None and of.kind == "tensor":
            k = origin(state.trace, of.id, state.k)
        if k is None:
            self.say("no step of this record wrote it: it is older than the recording")
        elif k == state.k:
            self.say("this is the step that wrote it")
        else:
            state.select(of)
            state.go(k)
            self.changed()

    def action_finding(self) -> None:
        """To the next finding, worst first, round and round."""
        self.count = ""
        state = self.state
        found = findings(state.trace)
        if not found:
            self.say("no finding in this record")
            return
        state.answer = (state.answer + 1) % len(found)
        answer = found[state.answer]
        state.release()
        state.go(answer_position(state.trace, answer))
        state.explain()
        self.say(f"finding {state.answer + 1} of {len(found)}: {answer.title}")

    def action_search(self) -> None:
        """Ask for a pattern."""
        from gradscope.tui.screens.ask import Ask

        self.count = ""
        self.app.push_screen(
            Ask("find", "a regular expression over the sentences of all steps", self._search), self._found
        )

    def _search(self, text: str) -> None:
        """Raises ValueError with one line when the text is no regular expression."""
        from gradscope.trace.query import PositionError, search

        try:
            search(self.state.trace, text, end=0)
        except PositionError as error:
            raise ValueError(str(error)) from None

    def _found(self, text: str | None) -> None:
        if text:
            self.state.pattern = text
            self._hit(1)

    def action_search_next(self) -> None:
        """To the next hit."""
        self._hit(1)

    def action_search_prev(self) -> None:
        """To the hit before."""
        self._hit(-1)

    def _hit(self, side: int) -> None:
        """The next hit on a side; past the end it begins again at the other end, and says so."""
        times = self.times()
        if not self.state.pattern:
            self.say("nothing was searched for: / asks for a pattern")
            return
        self.run_worker(self._seek(side, times), group="seek", exclusive=True)

    async def _seek(self, side: int, times: int) -> None:
        """Look in slices, so that keys go on working in a long record; any move ends the search."""
        from gradscope.trace.query import search

        state = self.state
        start, last = state.k, len(state.trace.steps)
        for begin, end, around in _slices(start, last, side):
            hits = search(state.trace, state.pattern, begin, None, end)
            if len(hits) >= times:
                state.go(hits[times - 1] if side > 0 else hits[-times])
                far = "" if not around else "   (from the start again)" if side > 0 else "   (from the end again)"
                self.say(f"{state.pattern!r} at e{state.k + 1}{far}   . next   , back")
                return
            times -= len(hits)
            if state.k != start:
                return
            if last > 4 * SLICE:
                self.say(f"looking for {state.pattern!r} ... e{begin + 1} of {last}")
            await asyncio.sleep(0)
        self.say(f"no step's sentence matches {state.pattern!r}")


def _slices(start: int, last: int, side: int) -> Iterator[tuple[int, int, bool]]:
    """(begin, end, past the end of the record?) of all steps from `start` on, on one side and round again."""
    if side > 0:
        for low, high, around in ((start + 1, last, False), (0, start + 1, True)):
            for begin in range(low, high, SLICE):
                yield begin, min(begin + SLICE, high), around
    else:
        for low, high, around in ((0, start, False), (start, last, True)):
            for end in range(high, low, -SLICE):
                yield max(end - SLICE, low), end, around
