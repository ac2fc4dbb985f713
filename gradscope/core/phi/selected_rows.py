"""SelectedRows: some rows of a tall matrix, the sparse form of an embedding gradient, and how such gradients add up."""

from __future__ import annotations

from typing import Any, Self

import numpy as np

from gradscope.core import errors
from gradscope.core.dtype import of_numpy
from gradscope.core.phi.dense_tensor import make_meta, place_of_array
from gradscope.core.phi.kernel_key import DataLayout
from gradscope.core.phi.sparse_base import NotDense, index_array


class SelectedRows(NotDense):
    """rows: int64 [n] row numbers, duplicates allowed; value: array [n, …]; height: rows of the whole matrix.

    As in Paddle its shape is that of `value`. merged: it is a sum, so its rows are distinct.
    """

    __slots__ = ("rows", "height", "merged")
    kind = "selected_rows"
    layout = DataLayout.SELECTED_ROWS

    rows: Any
    height: int
    merged: bool

    def __init__(self, rows: Any, value: Any, height: int, merged: bool = False) -> None:
        self.rows = index_array(rows)
        if len(self.rows) != len(value):
            raise errors.invalid_argument(f"SelectedRows got {len(rows)} row numbers for {len(value)} rows of values.")
        self.values = value
        self.height = int(height)
        self.merged = merged
        self.meta = make_meta(tuple(value.shape), of_numpy(value.dtype), place_of_array(value), self.layout)
        self.storage = None
        self.oid = 0

    @property
    def value(self) -> Any:
        """The rows themselves: array [n, …]."""
        return self.values

    @property
    def dense_dims(self) -> tuple[int, ...]:
        """Shape of the whole matrix."""
        return (self.height, *self.values.shape[1:])

    def index(self) -> Any:
        """The row numbers."""
        return self.rows

    def distinct(self) -> Any:
        """The rows, equal ones summed."""
        return self.values if self.merged else self.merge().values

    def to_dense(self) -> Any:
        """The whole matrix; rows given several times are summed in the order given."""
        out = np.zeros(self.dense_dims, self.dtype)
        np.add.at(out, self.rows, self.values)
        return out

    def with_values(self, values: Any) -> Self:
        """The same rows with other values."""
        return type(self)(self.rows, values, self.height, self.merged)

    def merge(self) -> SelectedRows:
        """Each row once (`merge_selected_rows`): sorted, equal ones summed in the order given; as in Paddle the rows
        stay in their order where no two are equal."""
        rows, where = np.unique(self.rows, return_inverse=True)
        if len(rows) == len(self.rows):
            return SelectedRows(self.rows, self.values, self.height, True)
        value = np.zeros((len(rows), *self.values.shape[1:]), self.dtype)
        np.add.at(value, where.reshape(-1), self.values)
        return SelectedRows(rows, value, self.height, True)


def add_rows(x: SelectedRows, y: SelectedRows) -> SelectedRows:
    """The sum of two, merged: y's rows first, as Paddle puts the newer one first. y is cast to the dtype of x.

    Raises InvalidArgument (ValueError) when heights differ.
    """
    if x.height != y.height or x.values.shape[1:] != y.values.shape[1:]:
        raise errors.invalid_argument(
            f"SelectedRows of a [{x.height}, …] and a [{y.height}, …] matrix cannot be added: "
            f"their rows are {list(x.values.shape[1:])} and {list(y.values.shape[1:])}."
        )
    values = np.concatenate([y.values.astype(x.dtype, copy=False), x.values])
    return SelectedRows(np.concatenate([y.rows, x.rows]), values, x.height).merge()


def add_rows_to_dense(array: Any, rows: SelectedRows) -> Any:
    """A new array: `array` with the rows added, one after the other.

    Raises InvalidArgument (ValueError) when it has another shape than the whole matrix.
    """
    _fits(array, rows)
    total = array.copy()
    np.add.at(total, rows.rows, rows.values.astype(array.dtype, copy=False))
    return total


def add_dense_to_rows(rows: SelectedRows, array: Any) -> Any:
    """A new array: the rows, equal ones summed first as in Paddle, and `array`. Raises as `add_rows_to_dense`."""
    _fits(array, rows)
    return rows.to_dense() + array


def _fits(array: Any, rows: SelectedRows) -> None:
    if array.shape != rows.dense_dims:
        raise errors.invalid_argument(
            f"SelectedRows of a {list(rows.dense_dims)} matrix cannot be added to a {list(array.shape)} gradient."
        )
