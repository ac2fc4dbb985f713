"""The board: draws the borders and gives every part the box that `arrange` says."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text
from textual.geometry import NULL_OFFSET, Region, Size, Spacing
from textual.layout import ArrangeResult, Layout, WidgetPlacement
from textual.strip import Strip
from textual.widget import Widget

from gradscope.tui.arrange import Arrangement, uprights
from gradscope.tui.look import plain
from gradscope.tui.panes.text import line
from gradscope.tui.widgets.part import paint


class _Boxes(Layout):
    """Puts each child where the arrangement has a box of its name; one without a box gets no room."""

    name = "boxes"

    def __init__(self, arrangement: Callable[[int, int], Arrangement]) -> None:
        self._arrangement = arrangement

    def arrange(self, parent: Widget, children: list[Widget], size: Size, greedy: bool = True) -> ArrangeResult:
        """One placement per child that is shown."""
        boxes = self._arrangement(size.width, size.height).boxes
        return [
            WidgetPlacement(Region(*boxes[child.id]), NULL_OFFSET, Spacing(), child)
            for child in children
            if child.id in boxes
        ]


class Board(Widget):
    """The frame around the parts. arrangement(width, height) and frame(width, height) come from the screen."""

    DEFAULT_CSS = "Board { width: 1fr; height: 1fr; }"

    def __init__(
        self,
        *parts: Widget,
        arrangement: Callable[[int, int], Arrangement],
        frame: Callable[[Arrangement], dict[int, Text]],
        ascii: bool,
    ) -> None:
        super().__init__(*parts, id="board")
        self._arrangement = arrangement
        self._frame = frame
        self._ascii = ascii
        self._boxes = _Boxes(arrangement)

    @property
    def layout(self) -> Layout:
        """Our own layout, whatever the style sheets say."""
        return self._boxes

    def render_line(self, y: int) -> Strip:
        """A border, a row with uprights, or nothing; the parts are painted over it."""
        width, height = self.size
        at = self._arrangement(width, height)
        text = self._frame(at).get(y)
        if text is None:
            text = Text(no_wrap=True, end="")
            for column in uprights(at, y):
                text.append_text(line(" " * (column - text.cell_len), ("│", "frame")))
            text = plain(text) if self._ascii else text
        return paint(text, width, self.app.current_theme.dark)
