"""A part of the screen that paints the lines of one page: what the page says is the screen's business."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text
from textual import events
from textual.strip import Strip
from textual.widget import Widget

from gradscope.tui.look import CURSOR, painter
from gradscope.tui.messages import RowClicked
from gradscope.tui.panes.text import line
from gradscope.tui.view import Page


class Part(Widget):
    """Paints `page(part, width, height)`. Keeps no state: what is shown is asked for whenever it is painted."""

    DEFAULT_CSS = "Part { width: auto; height: auto; }"

    def __init__(
        self, part: str, page: Callable[[str, int, int], Page], margin: int = 0, pointer: str = CURSOR
    ) -> None:
        super().__init__(id=part)
        self.part = part
        self.margin_cells = margin
        self._pointer = pointer
        self._page = page

    def render_line(self, y: int) -> Strip:
        """Line y of the page, filled to the width of the part."""
        width, height = self.size
        page = self._page(self.part, width - 2 * self.margin_cells, height)
        text = page.lines[y] if y < len(page.lines) else Text(end="")
        if self.margin_cells:
            mark = self._pointer if y == page.pointer else " "
            text = line((mark.ljust(self.margin_cells), "focus"), text)
        return paint(text, width, self.app.current_theme.dark)

    def on_click(self, event: events.Click) -> None:
        """Say which row was clicked."""
        self.post_message(RowClicked(self.part, event.y, event.x))


def paint(text: Text, width: int, dark: bool) -> Strip:
    """A strip of exactly `width` cells in the colours of one palette."""
    console = painter(dark)
    page = console.get_style("page")
    return Strip(text.render(console)).adjust_cell_length(width).apply_style(page).simplify()
