"""The viewer as a Textual app: opens a trace at a position, keeps the one state, and holds the screens."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, cast

from textual.app import App, SystemCommand
from textual.filter import LineFilter
from textual.screen import Screen
from textual.theme import Theme

from gradscope.tui import look
from gradscope.tui.screens.base import Base
from gradscope.tui.screens.debug import DebugScreen
from gradscope.tui.screens.leaves import LeavesScreen
from gradscope.tui.screens.passes import PassesScreen
from gradscope.tui.screens.steps import StepsScreen
from gradscope.tui.state import State, start_lens, start_position

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace

_THEMES = (
    Theme("gradscope-dark", primary="#FF8A4C", background="#0D1117", surface="#161B22", panel="#21303F", dark=True),
    Theme("gradscope-light", primary="#8F1D00", background="#FFFFFF", surface="#F6F8FA", panel="#DDE9F5", dark=False),
)

SCREENS: dict[str, type[PassesScreen | DebugScreen | LeavesScreen | StepsScreen]] = {
    "passes": PassesScreen,
    "debug": DebugScreen,
    "leaves": LeavesScreen,
    "steps": StepsScreen,
}


_ASCII = look.Ascii()


class GradscopeApp(App[None]):
    """at: the step to open at; None: the failing pop, else the worst finding, else the list of passes."""

    TITLE = "gradscope"
    CSS = "Screen { layout: vertical; }"
    ENABLE_COMMAND_PALETTE = True

    def __init__(self, trace: Trace, at: int | None = None, ascii: bool | None = None) -> None:
        # Under NO_COLOR Textual would paint in greys; with the terminal's own colours it paints in none.
        super().__init__(ansi_color=True if os.environ.get("NO_COLOR") else None)
        self.ascii = look.wants_ascii() if ascii is None else ascii
        self.at = start_position(trace) if at is None else at
        self.trail = ["passes"]  # names of the screens one came by, the one in front last
        self.state = State(trace, self.at or 0, start_lens(trace))
        if at is None and self.at is not None:  # opened at what went wrong: the answer stands beside it
            self.state.explain()

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Textual's own, and where glyphs must be ASCII one for what Textual itself draws."""
        return [*super().get_line_filters(), *([_ASCII] if self.ascii else [])]

    def on_mount(self) -> None:
        """The list of passes lies below; a position opens the Debug screen on top of it."""
        for theme in _THEMES:
            self.register_theme(theme)
        self.theme = "gradscope-dark"
        self.push_screen(PassesScreen())
        if self.at is not None:
            self.open_at(self.at)

    def open_at(self, k: int) -> None:
        """Show step k on the Debug screen."""
        if k != self.state.k:
            self.state.go(k)
        self.show("debug")

    def show(self, name: str) -> None:
        """Bring a screen to the front; the one that was there is where `back` leads to."""
        if name == self.trail[-1]:
            cast("Base", self.screen).changed()
            return
        self.trail = ["passes"] if name == "passes" else [*(one for one in self.trail if one != name), name]
        self._front()

    def back(self) -> None:
        """The screen that was there before this one."""
        if len(self.trail) > 1:
            self.trail.pop()
            self._front()

    def _front(self) -> None:
        """The list of passes lies at the bottom, and at most one other screen on top of it."""
        name = self.trail[-1]
        alone = isinstance(self.screen, PassesScreen)
        if name == "passes":
            self.pop_screen()
        elif alone:
            self.push_screen(SCREENS[name]())
        else:
            self.switch_screen(SCREENS[name]())

    def position(self, text: str) -> int:
        """The step `text` means. Raises ValueError, one line."""
        from gradscope.trace.query import PositionError, parse_position

        try:
            return int(parse_position(self.state.trace, text))
        except PositionError as error:
            raise ValueError(str(error)) from None

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """Every key of the screen as a command, then Textual's own."""
        if isinstance(screen, Base):
            for key in (one for one in screen.KEYS if one.action):
                run = getattr(screen, f"action_{key.action}")
                yield SystemCommand(f"{key.text}", f"key {key.shown}", run)
            for name, kind in SCREENS.items():
                yield SystemCommand(f"{kind.NAME} screen", kind.ABOUT, partial(self.show, name))
            words = "the Output screen is not built yet: the terminal has what the script printed"
            yield SystemCommand("Output screen", "not built yet", partial(screen.say, words))
        yield from super().get_system_commands(screen)


def run(trace: Trace, at: int | None = None, ascii: bool | None = None) -> None:
    """Open the viewer and come back when the user quits. The caller has tested the terminal (Textual does not)."""
    GradscopeApp(trace, at, ascii).run()
