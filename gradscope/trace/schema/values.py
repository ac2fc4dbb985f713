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


class Meta(Part):
    """Shape, dtype and place of a tensor; dtype as Paddle prints it without the prefix (`float32`)."""

    shape: tuple[int, ...]
    dtype: str
    place: str = "cpu"


class Failure(Part):
    """An error as the user saw it. layer 1–5 of the forward chain, 0: not in a layer. kind: Paddle's error kind."""

    type: str
    text: str
    kind: str = ""
    layer: int = 0
    op: str = ""
    tensor: int = 0
    frame: int = 0
