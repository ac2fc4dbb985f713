"""How layer ④ calls InferMeta functions: (shape, dtype) pairs become metas, and answers for equal metas are remembered.

An InferMeta function takes DenseTensorMetas in the places of the tensors (their `.shape` and numpy `.dtype`), a list of
them for a tensor list, None for a missing optional one, then the attributes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gradscope.core import dtype as dt
from gradscope.core.phi.dense_tensor import DenseTensorMeta, make_meta


def infer(fn: Callable[..., Any], like: DenseTensorMeta, *args: Any) -> Any:
    """What `fn(*args)` says, as metas on the place of `like`: one, a tuple for several outputs, a list for a list."""
    return _metas(fn(*args), like)


def measured(meta: DenseTensorMeta, array: Any) -> DenseTensorMeta:
    """The meta of an output whose shape only the kernel knew: that of its array, everything else as foreseen."""
    return make_meta(array.shape, meta.data_type, meta.place, meta.layout)


def _metas(said: Any, like: DenseTensorMeta) -> Any:
    if said is None:
        return None
    if isinstance(said, list):
        return [_metas(one, like) for one in said]
    if isinstance(said[0], (tuple, list)) and (not said[0] or not isinstance(said[0][0], int)) and _pairs(said):
        return tuple(_metas(one, like) for one in said)
    shape, dtype = said
    return make_meta(tuple(shape), dt.of_numpy(dtype), like.place, like.layout)


def _pairs(said: Any) -> bool:
    """Whether `said` is a tuple of answers rather than one (shape, dtype)."""
    return all(isinstance(one, (tuple, list)) or one is None for one in said)


class Remembered(dict[Any, Any]):
    """`table[x_meta, axis, …]`: the answer of an InferMeta function for these metas (None for a missing one, a tuple
    for a list) and these hashable attributes (a tuple for a list)."""

    def __init__(self, fn: Callable[..., Any]) -> None:
        super().__init__()
        self.fn = fn

    def __missing__(self, key: Any) -> Any:
        metas = key if type(key) is tuple else (key,)
        if len(self) >= 10_000:
            self.clear()
        like = metas[0]
        args = [list(one) if type(one) is tuple and one and type(one[0]) is DenseTensorMeta else one for one in metas]
        answer = infer(self.fn, like[0] if type(like) is tuple else like, *args)
        self[key] = answer
        return answer
