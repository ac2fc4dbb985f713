"""What records are made of: kept arrays, tensor metas, failures."""

from __future__ import annotations

import msgspec


class Part(msgspec.Struct, array_like=True, gc=False):
    """A piece of a record: an array of its fields, without a tag."""


WHOLE, SAMPLE, BARE = 0, 1, 2


class Value(Part):
    """What was kept of one array. Statistics that were not taken are None and are shown as `–`, never as 0.

    how: WHOLE (every element, C order), SAMPLE (a strided choice of at most 256 elements) or BARE (no elements).
    dtype: numpy's name, or `bfloat16`. block, offset, nbytes: where the bytes lie in the payloads of the file
    (`nbytes` 0: nothing kept). norm: Euclidean norm over all elements. low, high, nans, infs: over all elements.
    first_bad: of a SAMPLE, where in C order the first nan is, without one the first inf (-1: none, or not looked for).

    kind: `selected_rows`, `coo` or `csr` for what is not dense, else "". shape is then that of the dense tensor it
    stands for and statistics are of that; stored is the shape of the values it keeps. The first index_nbytes of the
    bytes are positions as int64 (row numbers; indices [sparse_dim, nnz]; crows then cols), after them the values; a
    SAMPLE holds a strided choice of at most 256 of each.
    """

    shape: tuple[int, ...]
    dtype: str
    how: int = BARE
    block: int = 0
    offset: int = 0
    nbytes: int = 0
    norm: float | None = None
    low: float | None = None
    high: float | None = None
    nans: int | None = None
    infs: int | None = None
    kind: str = ""
    stored: tuple[int, ...] = ()
    index_nbytes: int = 0
    first_bad: int = -1


class Meta(Part):
    """Shape, dtype and place of a tensor; dtype as Paddle prints it without the prefix (`float32`).

    layout: `selected_rows`, `coo` or `csr` for what is not dense. A SelectedRows has the shape of the rows it keeps.
    """

    shape: tuple[int, ...]
    dtype: str
    place: str = "cpu"
    layout: str = ""


class Failure(Part):
    """An error as the user saw it. layer 1–5 of the forward chain, 0: not in a layer. kind: Paddle's error kind."""

    type: str
    text: str
    kind: str = ""
    layer: int = 0
    op: str = ""
    tensor: int = 0
    frame: int = 0
