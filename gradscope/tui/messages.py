"""Messages that widgets send up: what was clicked. Calls go down, messages go up."""

from __future__ import annotations

from textual.message import Message


class RowClicked(Message):
    """A row of a part was clicked. row, column: from the part's own corner."""

    def __init__(self, part: str, row: int, column: int) -> None:
        self.part = part
        self.row = row
        self.column = column
        super().__init__()
