"""The Steps screen: the whole record as sentences around the cursor, filtered if wished; enter opens Debug there."""

from __future__ import annotations

import asyncio
import time

from gradscope.tui.keys import STEPS
from gradscope.tui.panes import step_detail, step_list
from gradscope.tui.screens.base import bindings
from gradscope.tui.screens.listing import Listing
from gradscope.tui.screens.travel import Travel
from gradscope.tui.sift import Sift
from gradscope.tui.view import Page, Size, Target
from gradscope.tui.widgets.board import Board

SLICE = 0.02  # seconds of looking before keys are listened to again
SHOWN = 0.2  # seconds between two looks of the person at how far it is


class StepsScreen(Listing, Travel):
    """A row is a step, the chosen row the cursor of all screens."""

    KEYS = STEPS
    BINDINGS = bindings(STEPS)
    PARTS = ("header", "banner", "verdict", "step_list", "step_detail", "footer")
    BOXED = ("step_list", "step_detail")
    LIST = "step_list"
    DETAIL = "step_detail"
    NAME = "Steps"
    ABOUT = "the whole record as sentences, with a filter"
    KEYS_LINES = 2
    DETAIL_LINES = (3, 3, 3)

    def on_mount(self) -> None:
        """A filter that was not done yet goes on."""
        self._look()

    def list_page(self, size: Size) -> Page:
        """The rows around the cursor."""
        return step_list.build(self.state.trace, self.state.k, self.state.sift, size, self.viewer.ascii)

    def detail_page(self, size: Size) -> Page:
        """The step under the cursor in full."""
        return step_detail.build(self.state.trace, self.state.k, size, self.viewer.ascii)

    def move(self, by: int) -> None:
        """Go `by` rows, among those that pass the filter."""
        self.count = ""
        state = self.state
        last = len(state.trace.steps) - 1
        if state.sift is None:
            k: int | None = max(0, min(last, state.k + by))
        else:
            side = state.sift.after if by > 0 else state.sift.before
            rows, certain = side(state.k, abs(by))
            k = rows[-1] if rows else None
            if k is None and not certain:
                self.say("still looking in this direction")
                return
        if k is None or k == state.k:
            end = "end" if by > 0 else "beginning"
            self.say(f"this is the {end} of the record" if state.sift is None else f"nothing matches towards the {end}")
            return
        state.go(k)
        self.changed()

    def chosen(self, target: Target) -> None:
        """A click goes to the step; on the cursor it opens it."""
        if target.id == self.state.k:
            self.action_open()
        else:
            self.state.go(target.id)
            self.changed()

    def action_open(self) -> None:
        """To the Debug screen, at this step."""
        self.count = ""
        self.viewer.open_at(self.state.k)

    # -- the filter

    def action_filter(self) -> None:
        """Ask what the steps are to be held against."""
        from gradscope.tui.screens.ask import Ask

        self.count = ""
        text = self.state.sift.text if self.state.sift is not None else ""
        hint = "a regular expression, kind:give,check or both"
        self.app.push_screen(Ask("filter", hint, lambda text: Sift(self.state.trace, text), text), self._filtered)

    def _filtered(self, text: str | None) -> None:
        if text is None:
            return
        self.state.sift = Sift(self.state.trace, text) if text else None
        self.changed()
        self._look()

    def action_release(self) -> None:
        """End the filter."""
        self.count = ""
        self.state.sift = None
        self.changed()

    def _look(self) -> None:
        if self.state.sift is not None and not self.state.sift.done:
            self.run_worker(self._sieve(self.state.sift), group="sift", exclusive=True)

    async def _sieve(self, sift: Sift) -> None:
        """Look in slices, nearest to the cursor first, so that keys go on working in a long record."""
        shown = 0.0
        while not sift.done and self.state.sift is sift and self.query(Board):  # gone with its screen, it goes on later
            sift.look(self.state.k, SLICE)
            if sift.done or time.monotonic() - shown >= SHOWN:
                shown = time.monotonic()
                self.changed()
            await asyncio.sleep(0)
