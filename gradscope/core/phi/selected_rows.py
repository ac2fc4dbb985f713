"""SelectedRows: some rows of a tall matrix, the sparse form of an embedding gradient."""

from __future__ import annotations

from typing import Any

from gradscope.core import errors


class SelectedRows:
    """rows: row numbers, duplicates allowed; value: array [len(rows), …]; height: rows of the whole matrix."""

    __slots__ = ("rows", "value", "height", "oid", "storage", "__weakref__")
    is_dense = False

    def __init__(self, rows: list[int], value: Any, height: int) -> None:
        if len(rows) != len(value):
            raise errors.invalid_argument(f"SelectedRows got {len(rows)} row numbers for {len(value)} rows of values.")
        self.rows = rows
        self.value = value
        self.height = height
        self.storage = None
        self.oid = 0


def not_built(what: str) -> errors.UnimplementedError:
    """The error for a path of the engine that does not take SelectedRows yet."""
    return errors.unimplemented(f"{what} with a SelectedRows gradient is not built yet; use sparse=False.")
