"""Methods of Tensor that are more than an op: copies, casts, writes that leave the version alone, iteration."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from gradscope.core import controller
from gradscope.core import dtype as dtypes
from gradscope.core import place as places
from gradscope.core.eager.autograd_meta import new_meta
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.tensor.creation import to_tensor
from gradscope.paddle.tensor.indexing import getitem
from gradscope.paddle.tensor.writes import write_unversioned


def clone(self: Tensor) -> Tensor:
    """A recorded copy with storage of its own."""
    return _C_ops.assign(self)


def astype(self: Tensor, dtype: Any) -> Tensor:
    """The tensor in another dtype, by a recorded cast; the tensor itself when it has that dtype."""
    wanted = dtypes.convert(dtype)
    return self if wanted is self.dtype else _C_ops.cast(self, wanted)


def contiguous(self: Tensor) -> Tensor:
    """The tensor itself when its elements lie in C order, else a recorded copy that does."""
    return self if self.is_contiguous() else _C_ops.assign(self)


def cpu(self: Tensor) -> Tensor:
    """The tensor on the host; itself when it is there. Raises NotImplementedError for one that wants a gradient."""
    return moved(self, places.CPU)


def moved(self: Tensor, place: places.Place) -> Tensor:
    """The tensor itself when it lies in `place`, a constant as a copy there. Raises NotImplementedError otherwise."""
    if place is self.place:
        return self
    if self.stop_gradient:
        return to_tensor(self, place=place)
    raise NotImplementedError(f"moving a tensor from {self.place} to {place} is not built yet; create it there")


def to(self: Tensor, *args: Any, dtype: Any = None, device: Any = None, blocking: bool | None = None) -> Tensor:
    """The tensor in another dtype or place: `x.to('float64')`, `x.to('cpu')`, `x.to(other)`."""
    for arg in args:
        if isinstance(arg, Tensor):
            dtype, device = arg.dtype, arg.place
        elif isinstance(arg, bool) or arg is None:
            continue
        elif isinstance(arg, places.Place) or (isinstance(arg, str) and arg.partition(":")[0] in ("cpu", "gpu")):
            device = arg
        else:
            dtype = arg
    out = self if device is None else moved(self, places.convert(device))
    return out if dtype is None else out.astype(dtype)


def set_value(self: Tensor, value: Any) -> None:
    """Replace the elements without moving the version counter. value: a Tensor or array of equal shape and dtype.

    Whoever saved the old values keeps them, except under FLAGS_paddle_strict. Raises AssertionError otherwise.
    """
    if not isinstance(value, (Tensor, np.ndarray)):
        raise AssertionError(
            "Variable set_value function, arguments type only support Variable, numpy, Tensor, dict, string."
        )
    if list(value.shape) != list(self.shape):
        raise AssertionError(
            f"Variable Shape not match, Variable [ {self.name} ] need tensor with shape {self.shape} "
            f"but load set tensor with shape {value.shape}"
        )
    dtype = value.dtype if isinstance(value, Tensor) else dtypes.of_numpy(value.dtype)
    if dtype is not self.dtype:
        raise AssertionError(
            f"Variable dtype not match, Variable [ {self.name} ] need tensor with dtype {self.dtype}  "
            f"but load tensor with dtype {dtype}"
        )
    array = value.impl.array if isinstance(value, Tensor) else places.array_module(self.place).asarray(value)
    write_unversioned(self, array.copy(), "set_value")


def copy_(self: Tensor, other: Tensor, blocking: bool = True) -> Tensor:
    """Copy the elements of `other` (broadcast, cast) into this tensor, in place and recorded."""
    self[...] = other
    return self


def zero_(self: Tensor) -> Tensor:
    """Overwrite every element with 0."""
    return _C_ops.fill_(self, 0)


def fill_(self: Tensor, value: float) -> Tensor:
    """Overwrite every element with a number. Raises TypeError for anything else."""
    if not isinstance(value, (int, float, bool)):
        raise TypeError(f"The type of 'value'  must be int or float, but received {type(value)}.")
    return _C_ops.fill_(self, value)


def __len__(self: Tensor) -> int:
    """Length of the first axis. Raises AssertionError for a 0-D tensor."""
    if not self.shape:
        raise AssertionError("len() of a 0-D tensor is wrong")
    return int(self.shape[0])


def __iter__(self: Tensor) -> Iterator[Tensor]:
    """The slices along the first axis. Raises AssertionError for a 0-D tensor."""
    return iter([getitem(self, i) for i in range(__len__(self))])


def __contains__(self: Tensor, item: Any) -> bool:
    """Whether some element equals `item`; reads the values."""
    return bool((self == item).numpy().any())


def __hash__(self: Tensor) -> int:
    """By identity: two handles of one tensor hash differently."""
    return id(self)


def __deepcopy__(self: Tensor, memo: dict[int, Any]) -> Tensor:
    """A leaf copy with storage of its own and the same stop_gradient; the graph is not copied."""
    if self.impl.is_dense:
        made = to_tensor(self.impl.array, stop_gradient=self.stop_gradient)
    else:
        made = Tensor(self.impl.with_values(self.impl.values.copy()), new_meta(self.stop_gradient), "")
    made.name = f"{self.name}_{controller.unique_name('deepcopy')}"
    made.persistable = self.persistable
    memo[id(self)] = made
    return made


def __reduce_ex__(self: Tensor, protocol: Any) -> Any:
    """What pickle keeps: the values and stop_gradient. What comes back is a leaf with a name of its own."""
    if not self.impl.is_dense:
        return object.__reduce_ex__(self, protocol)
    return _unpickled, (self.numpy(), self.stop_gradient)


def _unpickled(array: Any, stop_gradient: bool) -> Tensor:
    return to_tensor(array, stop_gradient=stop_gradient)


def apply(self: Tensor, func: Any) -> Tensor:
    """func(self). Raises RuntimeError for a tensor that needs a gradient."""
    if not self.stop_gradient:
        raise RuntimeError("Cannot apply function on a tensor that required gradient.")
    return func(self)


def apply_(self: Tensor, func: Any) -> Tensor:
    """func(self) written into self. Raises RuntimeError for a tensor that needs a gradient."""
    if not self.stop_gradient:
        raise RuntimeError("Cannot apply function on a tensor that required gradient.")
    self[...] = func(self)
    return self


METHODS: dict[str, Any] = {
    f.__name__: f
    for f in (
        clone, astype, contiguous, cpu, to, set_value, copy_, zero_, fill_,
        __len__, __iter__, __contains__, __hash__, __deepcopy__, __reduce_ex__, apply, apply_,
    )
}  # fmt: skip
METHODS["value"] = lambda self: self
