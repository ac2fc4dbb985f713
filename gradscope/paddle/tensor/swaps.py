"""Methods that give a tensor other memory, or ask about it: `data`, `set_`, `resize_`, `random_`, `stride`."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from typing import Any

import numpy as np

from gradscope.core import dtype as dtypes
from gradscope.core import errors, observer
from gradscope.core import place as places
from gradscope.core.eager.inplace import check_inplace
from gradscope.core.generated import infos
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.device.described import Device
from gradscope.paddle.tensor import arrange, manipulation
from gradscope.paddle.tensor.indexing import getitem
from gradscope.paddle.tensor.manipulation import ints_of
from gradscope.paddle.tensor.methods import moved
from gradscope.paddle.tensor.properties import _strides


def _show(self: Tensor, other: Tensor) -> None:
    """Let self show the memory of `other`, and say so: what was saved of the old memory stays as it is."""
    self.impl = other.detach().impl
    if observer.current is not None:
        observer.current.tensor_changed(self, "set_value", value=self)


def overwrite(output: Tensor, x: Tensor) -> Tensor:
    """output with the elements of x in it, recorded; in its shape and dtype where those are others. A leaf that wants a
    gradient is written past the graph and stays that leaf."""
    if list(x.shape) != list(output.shape) or x.dtype is not output.dtype:
        _show(output, _C_ops.assign(x))
        return output
    with no_grad() if output.is_leaf and not output.stop_gradient else nullcontext():
        output[...] = x
    return output


def _get_data(self: Tensor) -> Tensor:
    """A constant that shows the same memory: writes through it show here, and count as writes."""
    return self.detach()


def _set_data(self: Tensor, other: Tensor) -> None:
    """Show the memory of `other` from here on, its shape and dtype with it; the history stays. Raises TypeError for
    anything but a tensor."""
    if not isinstance(other, Tensor):
        raise TypeError(f"data can only be set to a Tensor, but got {type(other).__name__}")
    _show(self, other)


def set_(
    x: Tensor,
    source: Tensor | None = None,
    shape: Sequence[int] | None = None,
    stride: Sequence[int] | None = None,
    offset: int = 0,
    name: str | None = None,
) -> Tensor:
    """x shows the memory of `source` (empty when None), in another shape with steps in elements and a
    start in bytes if given.

    Raises ValueError for a source that is no tensor of x's dtype, and for a leaf that wants a gradient.
    """
    check_inplace(infos.SET_VALUE_WITH_TENSOR_, x, False)
    if source is None:
        source = _C_ops.full([0], 0, x.dtype, x.place)
    elif not isinstance(source, Tensor):
        raise ValueError(f"Input (source) should be paddle.Tensor but received {type(source)}")
    elif source.dtype is not x.dtype:
        raise errors.invalid_argument(
            f"set_ gives a tensor memory of its own dtype, {x.dtype.name}, but the source holds {source.dtype.name}",
            op="set_",
            tensor=errors.describe(source),
            remedy=f"cast it first: source.astype('{x.dtype.name}')",
        )
    if shape is not None:
        steps = list(stride) if stride is not None else _c_order(shape)
        source = arrange.as_strided(source.detach(), list(shape), steps, offset)
    _show(x, source)
    return x


def _c_order(shape: Sequence[int]) -> list[int]:
    return [int(np.prod(shape[k + 1 :], dtype=np.int64)) for k in range(len(shape))]


def resize_(x: Tensor, shape: Sequence[int], fill_zero: bool = False, name: str | None = None) -> Tensor:
    """x in another shape, with its elements in C order; new ones at the end are 0 (fill_zero or not).

    Raises ValueError for a leaf that wants a gradient.
    """
    check_inplace(infos.SET_VALUE_WITH_TENSOR_, x, False)
    flat = _C_ops.reshape(x.detach(), [-1])
    wanted = int(np.prod(shape, dtype=np.int64))
    if wanted > flat.size:
        flat = _C_ops.concat([flat, _C_ops.full([wanted - flat.size], 0, x.dtype, x.place)], 0)
    _show(x, _C_ops.reshape(_C_ops.assign(getitem(flat, slice(0, wanted))), list(shape)))
    return x


#: dtype -> the end of the range random_ draws from without one: what the dtype counts to exactly
_ENDS = {dtypes.float32: 1 << 24, dtypes.float64: 1 << 53, dtypes.float16: 1 << 11, dtypes.bfloat16: 1 << 8}


def random_(x: Tensor, from_: int = 0, to: int | None = None, *, generator: Any = None) -> Tensor:
    """x filled with whole numbers from [from_, to), or [0, from_) when `to` is None and from_ is not 0.

    Without either the range ends with what the dtype holds exactly. Raises ValueError for an empty range.
    """
    if to is None and from_:
        from_, to = 0, from_
    if to is None:
        to = _ENDS.get(x.dtype) or int(np.iinfo(x.dtype.np).max)
    if from_ >= to:
        raise ValueError(f"random_ expects 'from' to be less than 'to', but got from={from_} >= to={to}")
    drawn = _C_ops.randint(from_, to, list(x.shape), dtypes.int64, 0, places.expected())
    return _C_ops.set_value_with_tensor_(x, _C_ops.cast(drawn, x.dtype), [], [], [], [], [], [])


def stride(self: Tensor, dim: int | None = None) -> Any:
    """Steps between neighbours along each axis, in elements, or along one axis."""
    steps = _strides(self)
    if dim is None:
        return steps
    if not -self.ndim <= dim < self.ndim:
        raise errors.invalid_argument(
            f"stride() of a tensor with {self.ndim} axes has none for axis {dim}", op="stride"
        )
    return steps[dim]


def requires_grad_(self: Tensor, requires_grad: bool = True) -> Tensor:
    """Set whether the tensor wants a gradient, and give it back."""
    self.stop_gradient = not requires_grad
    return self


def repeat(input: Tensor, *repeats: Any, **named: Any) -> Tensor:
    """`repeat(2, 1)` or `repeat([2, 1])`: the tensor laid side by side so often along each axis."""
    if repeats and isinstance(repeats[0], int):
        repeats = (list(repeats),)
    return _repeat(input, *repeats, **named)


def _repeat(input: Tensor, repeats: Any) -> Tensor:
    return arrange.tile(input, ints_of(repeats))


def split_with_sizes(self: Tensor, split_sizes: Sequence[int], dim: int = 0) -> list[Tensor]:
    """Pieces of these lengths along `dim`. Raises ValueError unless they are not negative and add up to its length."""
    if any(n < 0 for n in split_sizes):
        raise ValueError("split_with_sizes expects split_sizes have only non-negative entries")
    size = self.shape[dim]
    if sum(split_sizes) != size:
        raise ValueError(f"Split sizes add up to {sum(split_sizes)} but got the tensor's size of {size}")
    return manipulation.split(self, list(split_sizes), dim)


def cuda(self: Tensor, device_id: int | None = None, blocking: bool = True) -> Tensor:
    """A constant as a copy on a GPU; the tensor itself when it is there. Raises ValueError where no GPU can be used,
    NotImplementedError for a tensor that wants a gradient."""
    place = places.CUDAPlace(device_id or 0)
    try:
        places.array_module(place)
    except RuntimeError as exc:
        raise ValueError(f"No available device found: {exc}") from exc
    return moved(self, place)


def pin_memory(self: Tensor, blocking: bool = True) -> Tensor:
    """Raises RuntimeError: memory here is numpy's or cupy's and is never pinned."""
    raise RuntimeError("gradscope's tensors cannot be pinned: their memory is numpy's; leave pin_memory() out")


def _device(self: Tensor) -> Device:
    """Where the memory lies, as a text with `type` and `index`."""
    return Device.of(self.place)


def get_device(self: Tensor) -> int:
    """Index of the GPU the memory lies on, -1 for the host."""
    return -1 if self.place.is_cpu_place() else self.place.get_device_id()


SWAPS: dict[str, Any] = {
    **{f.__name__: f for f in (
        set_, resize_, random_, stride, requires_grad_, repeat, split_with_sizes, cuda, pin_memory, get_device,
    )},
    "data": property(_get_data, _set_data),
    "device": property(_device),
    "is_cuda": property(lambda self: self.place.is_gpu_place()),
    "is_dist": lambda self: False,
}  # fmt: skip
