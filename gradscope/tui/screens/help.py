"""The Help screen: every key of the screen below it; any of esc, q, ? closes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from textual.app import ComposeResult
from textual.geometry import Size as Cells
from textual.screen import ModalScreen
from textual.scroll_view import ScrollView
from textual.strip import Strip

from gradscope.tui.keys import Key
from gradscope.tui.look import plain
from gradscope.tui.panes import help as pane
from gradscope.tui.view import Size
from gradscope.tui.widgets.part import paint


class _Text(ScrollView, can_focus=True):
    """Paints the help and scrolls it."""

    DEFAULT_CSS = "_Text { width: 1fr; height: 1fr; padding: 0; }"

    def __init__(self, keys: Sequence[Key], ascii: bool) -> None:
        super().__init__()
        self._keys = keys
        self._ascii = ascii

    def on_resize(self) -> None:
        """As many lines as it takes at this width."""
        lines = pane.build(self._keys, Size(self.size.width - 4, self.size.height)).lines
        self.lines = [plain(text) for text in lines] if self._ascii else lines
        self.virtual_size = Cells(self.size.width - 2, len(self.lines) + 2)

    def render_line(self, y: int) -> Strip:
        """Line y of what is in view, with a margin."""
        from gradscope.tui.panes.text import line

        at = y + self.scroll_offset.y - 1
        text = self.lines[at] if 0 <= at < len(getattr(self, "lines", ())) else line()
        return paint(line("  ", text), self.size.width, self.app.current_theme.dark)


class HelpScreen(ModalScreen[None]):
    """Keys, marks, and what is not built yet."""

    BINDINGS = [("escape,q,question_mark,enter", "close", "close")]

    def __init__(self, keys: Sequence[Key]) -> None:
        super().__init__()
        self._keys_shown = keys

    def compose(self) -> ComposeResult:
        """The text on the whole screen."""
        from gradscope.tui.app import GradscopeApp

        yield _Text(self._keys_shown, cast("GradscopeApp", self.app).ascii)

    def action_close(self) -> None:
        """Back."""
        self.dismiss(None)
