"""What the screens of one list share: a header, a box with the list, below it what is chosen in full, the keys."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text

from gradscope.tui.arrange import FULL, LEAST, Arrangement, Border, Box
from gradscope.tui.look import plain
from gradscope.tui.messages import RowClicked
from gradscope.tui.panes import banner, header, verdict
from gradscope.tui.panes.text import fit, line
from gradscope.tui.screens.base import Base
from gradscope.tui.view import Page, Size, Target


class Listing(Base):
    """LIST: the part that is the list. DETAIL: the part below it ("": none). NAME: what the box is called; ABOUT:
    what there is to see, in a few words.

    Subclasses give the pages of both and say what a click on a row does; rows are moved through by `_move`.
    """

    LIST: ClassVar[str] = ""
    DETAIL: ClassVar[str] = ""
    NAME: ClassVar[str] = ""
    ABOUT: ClassVar[str] = ""
    KEYS_LINES: ClassVar[int] = 1  # lines of keys where there is room
    DETAIL_LINES: ClassVar[tuple[int, int, int]] = (5, 4, 3)  # on a large, a small and the smallest screen

    def list_page(self, size: Size) -> Page:
        """The rows in view."""
        raise NotImplementedError

    def detail_page(self, size: Size) -> Page:
        """What is chosen, in full."""
        raise NotImplementedError

    def header_page(self, size: Size) -> Page:
        """One line: where the cursor stands."""
        state = self.state
        return header.build(state.moment, state.selection, size, state.lens, self.viewer.ascii)

    def chosen(self, target: Target) -> None:
        """A row was clicked."""
        raise NotImplementedError

    def move(self, by: int) -> None:
        """Move `by` rows."""
        raise NotImplementedError

    def build(self, part: str, size: Size) -> Page:
        """The page of one part."""
        state = self.state
        if part == self.LIST:
            return self.list_page(size)
        if part == self.DETAIL:
            return self.detail_page(size)
        if part == "header":
            return self.header_page(size)
        build = verdict.build if part == "verdict" else banner.build
        return build(state.moment, state.selection, size, state.lens, self.viewer.ascii)

    # -- boxes and borders

    def arrangement(self, width: int, height: int) -> Arrangement:
        """Header, banner where there is one, verdict, the list, what is chosen, the keys."""
        if width < LEAST[0] or height < LEAST[1]:
            return Arrangement("tiny", width, height, {"tiny": Box(0, 0, width, height)})
        top = 2 + (1 if banner.shown(self.state.trace) else 0)
        large = width >= FULL[0] and height >= FULL[1]
        keys = self.KEYS_LINES if large else 1
        bottom = height - keys - 1  # row of the lowest border
        boxes = {
            "header": Box(0, 0, width, 1),
            "verdict": Box(0, top - 1, width, 1),
            "footer": Box(0, height - keys, width, keys),
        }
        if top > 2:
            boxes["banner"] = Box(0, 1, width, 1)
        borders = [Border(top, "┌", "┐", "─", ()), Border(bottom, "└", "┘", "─", ())]
        under = bottom
        if self.DETAIL:
            rows = self.DETAIL_LINES[0 if large else 1 if height > LEAST[1] + 2 else 2]
            under = bottom - rows - 1
            borders.insert(1, Border(under, "├", "┤", "─", ()))
            boxes[self.DETAIL] = Box(1, under + 1, width - 2, rows)
        boxes[self.LIST] = Box(1, top + 1, width - 2, under - top - 1)
        return Arrangement("full", width, height, boxes, borders)

    def frame(self, at: Arrangement) -> dict[int, Text]:
        """A closed box with the titles of its parts."""
        if not at.borders:
            return {}
        inner = at.width - 2
        top, bottom = at.borders[0], at.borders[-1]
        name = line(("─ ", "frame"), (self.NAME, "focus"))
        out = {top.y: _border(top, line(name, "  ", (self.page_of(self.LIST, at).title, "title")), inner)}
        if self.DETAIL:
            title = (self.page_of(self.DETAIL, at).title, "title")
            out[at.borders[1].y] = _border(at.borders[1], line(("─ ", "frame"), title), inner)
        out[bottom.y] = _border(bottom, line(), inner)
        return {row: plain(text) for row, text in out.items()} if self.viewer.ascii else out

    # -- keys

    def went(self, k: int) -> None:
        """A place was asked for: the cursor goes there, the list stays."""
        self.state.go(k)
        self.changed()

    def here(self) -> Arrangement:
        """The arrangement on the screen now."""
        return self.arrangement(self.size.width, self.size.height)

    def action_row_up(self) -> None:
        """A row up."""
        self.move(-self.times())

    def action_row_down(self) -> None:
        """A row down."""
        self.move(self.times())

    def action_page_up(self) -> None:
        """As many rows up as are in view."""
        self.move(-self.times() * self._rows())

    def action_page_down(self) -> None:
        """As many rows down as are in view."""
        self.move(self.times() * self._rows())

    def _rows(self) -> int:
        box = self.here().boxes.get(self.LIST)
        return max(1, box.height - 2) if box is not None else 1

    def on_row_clicked(self, message: RowClicked) -> None:
        """A click chooses the row; on the chosen row it opens it."""
        if message.part != self.LIST:
            return
        targets = self.page_of(self.LIST, self.here()).targets
        if message.row < len(targets) and targets[message.row].kind:
            self.chosen(targets[message.row])


def _border(border: Border, title: Text, inner: int) -> Text:
    """A border with its title, closed at both ends; a title that is too long is cut."""
    if title.cell_len > inner - 3:
        title = fit(title, inner - 3)
    text = line((border.left, "frame"), title, " " if title.cell_len else "")
    return line(text, ("─" * (inner + 1 - text.cell_len) + border.right, "frame"))
