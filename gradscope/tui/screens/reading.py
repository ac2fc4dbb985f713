"""A text on the whole screen, to read and scroll: the help, and all there is to say about one thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from rich.text import Text
from textual.app import ComposeResult
from textual.geometry import Size as Cells
from textual.screen import ModalScreen
from textual.scroll_view import ScrollView
from textual.strip import Strip

from gradscope.tui.look import plain
from gradscope.tui.panes.text import line
from gradscope.tui.view import Size
from gradscope.tui.widgets.part import paint

Build = Callable[[Size], list[Text]]


class _Text(ScrollView, can_focus=True):
    """Paints the lines for its width and scrolls them."""

    DEFAULT_CSS = "_Text { width: 1fr; height: 1fr; padding: 0; }"

    def __init__(self, build: Build, ascii: bool) -> None:
        super().__init__()
        self._build = build
        self._ascii = ascii
        self._lines: list[Text] = []

    def on_resize(self) -> None:
        """As many lines as it takes at this width."""
        lines = self._build(Size(self.size.width - 4, self.size.height))
        self._lines = [plain(text) for text in lines] if self._ascii else lines
        self.virtual_size = Cells(self.size.width - 2, len(self._lines) + 2)

    def render_line(self, y: int) -> Strip:
        """Line y of what is in view, with a margin."""
        at = y + self.scroll_offset.y - 1
        text = self._lines[at] if 0 <= at < len(self._lines) else line()
        return paint(line("  ", text), self.size.width, self.app.current_theme.dark)


class Reading(ModalScreen[None]):
    """build(size) gives the lines for a width. Any of esc, q, ?, w and enter closes it."""

    BINDINGS = [("escape,q,question_mark,enter,w", "close", "close")]

    def __init__(self, build: Build) -> None:
        super().__init__()
        self._told = build

    def compose(self) -> ComposeResult:
        """The text on the whole screen."""
        from gradscope.tui.app import GradscopeApp

        yield _Text(self._told, cast("GradscopeApp", self.app).ascii)

    def action_close(self) -> None:
        """Back."""
        self.dismiss(None)
