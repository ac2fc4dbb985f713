"""Values that are not dense (SelectedRows, COO, CSR): what is kept of them, and getting positions and values back.

A producer hands over an object with `sparse_parts()`: kind, shape of the dense tensor, positions as an int array,
values; and `distinct()`: the values with those of equal positions made one, as the dense tensor has them. Nothing here
makes a dense array except where somebody looks at a small one.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

SELECTED_ROWS, COO, CSR = "selected_rows", "coo", "csr"
DENSE_MOST = 1 << 22  # elements up to which a value is shown as the dense array it stands for


class SparseParts(NamedTuple):
    """Positions and values. rows: SelectedRows' row numbers; indices: COO's, [sparse_dim, nnz]; crows, cols: CSR's."""

    kind: str
    shape: tuple[int, ...]
    values: Any
    rows: Any = None
    indices: Any = None
    crows: Any = None
    cols: Any = None


def is_sparse(item: Any) -> bool:
    """Does this object stand for an array that is not dense."""
    return hasattr(item, "sparse_parts")


def packed(index: Any, values: Any, every: Callable[[int], int] | None) -> tuple[bytes, int]:
    """The bytes that are kept and how many of them are positions. every: the step of a sample of so many elements;
    None: all elements."""
    index = np.ascontiguousarray(index, np.int64)
    if every is not None:
        index = index.reshape(-1)[:: every(index.size) or 1]
        values = values.reshape(-1)[:: every(values.size) or 1]
    if not values.dtype.isnative:
        values = values.astype(values.dtype.newbyteorder("="))
    return index.tobytes() + values.tobytes(), index.nbytes


def unpacked(kind: str, shape: tuple[int, ...], stored: tuple[int, ...], index: Any, flat: Any) -> SparseParts | None:
    """Positions and values from what `packed` kept whole; None when they do not fit together."""
    if math.prod(stored) != flat.size or not stored:
        return None
    values, nnz = flat.reshape(stored), stored[0]
    if kind == SELECTED_ROWS:
        return SparseParts(kind, shape, values, rows=index) if index.size == nnz else None
    if kind == COO:
        axes = len(shape) - len(stored) + 1
        return SparseParts(kind, shape, values, indices=index.reshape(axes, nnz)) if index.size == axes * nnz else None
    if kind == CSR and index.size >= nnz:
        return SparseParts(kind, shape, values, crows=index[: index.size - nnz], cols=index[index.size - nnz :])
    return None


def dense_of(parts: SparseParts) -> Any:
    """The dense array: equal rows of SelectedRows are summed; of equal positions the last one counts, as in Paddle."""
    out = np.zeros(parts.shape, parts.values.dtype)
    if parts.kind == SELECTED_ROWS:
        np.add.at(out, parts.rows, parts.values)
    elif parts.kind == COO:
        out[tuple(parts.indices)] = parts.values
    else:
        counts = np.diff(parts.crows.reshape(-1, parts.shape[-2] + 1), axis=1).reshape(-1)
        line = np.repeat(np.arange(counts.size), counts)
        out.reshape(-1)[line * parts.shape[-1] + parts.cols] = parts.values
    return out


def text_of(parts: SparseParts, most: int = 12) -> str:
    """Where the values lie, in a few words: `rows 1 1 3 of 4`, `3 of 6 elements at (0,1) (1,0) (1,2)`."""
    if parts.kind == SELECTED_ROWS:
        return f"rows {_listed(parts.rows.tolist(), most)} of {parts.shape[0]}"
    if parts.kind == COO:
        places = [f"({','.join(map(str, p))})" for p in parts.indices.T[: most + 1].tolist()]
        what = "elements" if parts.values.ndim == 1 else "blocks"
        total = math.prod(parts.shape[: len(parts.indices)])
        return f"{parts.values.shape[0]} of {total} {what} at {_listed(places, most, parts.values.shape[0])}"
    counts = np.diff(parts.crows.reshape(-1, parts.shape[-2] + 1), axis=1).reshape(-1)
    return f"{parts.cols.size} of {math.prod(parts.shape)} elements, per row {_listed(counts.tolist(), most)}"


def _listed(items: list[Any], most: int, total: int | None = None) -> str:
    total = len(items) if total is None else total
    shown = " ".join(map(str, items[:most]))
    return shown + (f" … {total - most} more" if total > most else "")
