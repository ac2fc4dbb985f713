"""What an index expression means: `x[2, :, None, ..., idx, mask]` worked out to a plan, before any op runs.

The forms: integers, slices, None, one Ellipsis, bools, integer Tensors, arrays and (nested) lists, boolean masks of one
or more axes, and tuples of these. Integers are taken first, as in Paddle; what is left means what numpy means by it:
index arrays broadcast against each other, and their shape stands where the indexed axes stood when these are
neighbours, else in front. (Paddle 3.3 reads None beside index arrays at wrong places; here it is numpy's.)

Index arrays are read here, everything else about the tensor is its shape.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from operator import index as as_index
from typing import Any

import numpy as np

from gradscope.core import errors

SUPPORTED = "integers, slices, None, one Ellipsis, bools, integer and bool Tensors, arrays and lists, tuples of these"


@dataclass
class IndexPlan:
    """The steps of an index, in the order they are done.

    axes, starts, ends, strides: one entry per axis that is cut, as a slice op takes them (ends exclusive; for a
    negative stride an end of -(size+1) means "past the first element").
    drop: axes an integer removes, numbered before anything is removed. new: positions of new axes of length 1, put in
    one after the other. arrays: (axis of what is there now, int64 array, the Tensor it was given as when that holds
    exactly it). mask: (bool array, the Tensor it was given as) when a mask of all axes is all that is left to do.
    """

    axes: list[int] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    strides: list[int] = field(default_factory=list)
    drop: list[int] = field(default_factory=list)
    new: list[int] = field(default_factory=list)
    arrays: list[tuple[int, np.ndarray, Any]] = field(default_factory=list)
    mask: tuple[np.ndarray, Any] | None = None

    @property
    def strided(self) -> bool:
        """Whether some stride is not 1."""
        return any(s != 1 for s in self.strides)

    @property
    def places(self) -> list[tuple[int, np.ndarray, Any]]:
        """`arrays`, those of the mask included."""
        if self.mask is None:
            return self.arrays
        return [(axis, one, None) for axis, one in enumerate(np.nonzero(self.mask[0]))]


def _is_integer(item: Any) -> bool:
    return isinstance(item, (int, np.integer)) and not isinstance(item, (bool, np.bool_))


def _array(item: Any, position: int) -> np.ndarray | None:
    """The array (0-D included) an item stands for; None when it is no such thing.

    Raises InvalidArgument (Paddle's text) for what Paddle refuses too.
    """
    if hasattr(item, "stop_gradient"):
        item = host_array(item)
    elif isinstance(item, (list, range)):
        parts = [host_array(one) if hasattr(one, "stop_gradient") else one for one in item]
        try:
            item = np.asarray(parts, dtype="int64" if len(parts) == 0 else None)
        except ValueError:
            raise unusable("a list of unequal parts", position) from None
    elif isinstance(item, (bool, np.bool_)):
        item = np.asarray(item)
    if not isinstance(item, np.ndarray):
        return None
    if item.dtype.kind not in "iub":
        raise unusable(f"{item.dtype} values", position)
    return item


def host_array(tensor: Any) -> np.ndarray:
    """The elements of a Tensor as a numpy array; an index is not a read that leaves the graph."""
    array = tensor.impl.array
    return array if isinstance(array, np.ndarray) else array.get()


def unusable(what: str, position: int) -> errors.InvalidArgumentError:
    """Paddle's error for something that can never be an index."""
    return errors.invalid_argument(
        "Currently, Tensor.__indices__() only allows indexing by Boolean, Integers, Slices, "
        "Ellipsis, None, Tuples of these types and List / Tensor of Bool and Integers, but received "
        f"{what} in {position + 1}th slice item",
        op="getitem",
        remedy=f"supported here: {SUPPORTED}",
    )


def _bound(value: Any, default: int | None) -> int | None:
    """One end of a slice: None, anything with `__index__`, or a 0-D Tensor."""
    return default if value is None else as_index(value)


def _out_of_range(where: int, axis: int, size: int) -> errors.OutOfRangeError:
    return errors.out_of_range(
        f"The starting index {where} of slice is out of bounds in tensor {axis}-th axis, "
        f"it should be in the range of [{-size}, {size}).",
        op="getitem",
    )


def _prepared(items: list[Any]) -> tuple[list[Any], int]:
    """The items, Tensors and lists as (array, Tensor) pairs, and how many axes all of them take."""
    out: list[Any] = []
    taken = 0
    for position, item in enumerate(items):
        if item is None or item is Ellipsis:
            out.append(item)
            continue
        if isinstance(item, slice) or _is_integer(item):
            out.append(item)
            taken += 1
            continue
        array = _array(item, position)
        if array is None:
            raise unusable(type(item).__name__, position)
        if array.ndim == 0 and array.dtype.kind != "b":
            out.append(int(array))
            taken += 1
        else:
            out.append((array, item if hasattr(item, "stop_gradient") else None))
            taken += array.ndim if array.dtype.kind == "b" else 1
    return out, taken


def plan(index: Any, shape: tuple[int, ...]) -> IndexPlan:
    """The plan of `index` on a tensor of `shape`.

    Raises OutOfRange (IndexError) for an integer outside its axis, too many indices or a mask of another shape,
    InvalidArgument (ValueError) for a second Ellipsis or an unusable item.
    """
    items, taken = _prepared(list(index) if isinstance(index, tuple) else [index])
    if sum(1 for item in items if item is Ellipsis) > 1:
        raise errors.invalid_argument("An index can only have a single ellipsis ('...')", op="getitem")
    result = IndexPlan()
    axis, out = 0, 0  # the next axis of the tensor, and of what it is after cutting
    masks: list[tuple[np.ndarray, Any]] = []
    for item in items:
        if item is Ellipsis:
            skipped = max(len(shape) - taken, 0)
            axis, out = axis + skipped, out + skipped
        elif item is None:
            result.new.append(out)
            out += 1
        elif isinstance(item, tuple):
            axis, out = _plan_array(result, item, axis, out, shape, masks)
        else:
            size = shape[axis] if axis < len(shape) else 0
            if isinstance(item, slice):
                _plan_slice(result, item, axis, size)
                out += 1
            else:
                where = as_index(item)
                if not -size <= where < size:
                    raise _out_of_range(where, axis, size)
                where += size if where < 0 else 0
                _cut(result, axis, where, where + 1, 1)
                result.drop.append(axis)
            axis += 1
    if axis > len(shape):
        raise _out_of_range(0, len(shape), 0)
    if len(masks) == 1 and not result.new and masks[0][0].ndim == len(shape) - len(result.drop) == len(result.arrays):
        result.mask, result.arrays = masks[0], []
    return result


def _cut(result: IndexPlan, axis: int, start: int, end: int, stride: int) -> None:
    result.axes.append(axis)
    result.starts.append(start)
    result.ends.append(end)
    result.strides.append(stride)


def _plan_slice(result: IndexPlan, item: slice, axis: int, size: int) -> None:
    """A slice of one axis, as Python means it; a full slice with stride 1 cuts nothing."""
    step = _bound(item.step, 1)
    if step == 0:
        raise errors.invalid_argument("A slice step cannot be 0.", op="getitem")
    start, stop, step = slice(_bound(item.start, None), _bound(item.stop, None), step).indices(size)
    if (start, stop, step) == (0, size, 1):
        return
    if len(range(start, stop, step)) == 0:
        start, stop, step = 0, 0, 1
    elif stop < 0:
        stop = -(size + 1)
    _cut(result, axis, start, stop, step)


def _unlike(mask: tuple[int, ...], shape: tuple[int, ...], axis: int) -> str:
    """Where a mask that begins at `axis` and the tensor differ first."""
    for k, n in enumerate(mask):
        have = shape[axis + k] if axis + k < len(shape) else 0
        if n != have:
            return f"{n} did not match indexed tensor {have} along axis {axis + k}"
    return f"{list(mask)} did not match indexed tensor {list(shape)}"


def _plan_array(
    result: IndexPlan, item: tuple[np.ndarray, Any], axis: int, out: int, shape: tuple[int, ...], masks: list[Any]
) -> tuple[int, int]:
    """Index arrays for an int array, a mask or a bool; gives the next axis of the tensor and of the result so far.

    Negative indices count from the end; one outside raises IndexError. A bool is a new axis of which one element, or
    none, is taken.
    """
    array, given = item
    if array.dtype.kind != "b":
        size = shape[axis] if axis < len(shape) else 0
        low, high = (int(array.min()), int(array.max())) if array.size else (0, -1)
        if array.size and not (-size <= low and high < size):
            bad = array[(array < -size) | (array >= size)]
            raise _out_of_range(int(bad.reshape(-1)[0]), axis, size)
        own = given if given is not None and low >= 0 and given.dtype.name in ("int32", "int64") else None
        made = array.astype("int64")
        result.arrays.append((out, made + size * (made < 0) if low < 0 else made, own))
        return axis + 1, out + 1
    if array.ndim == 0:
        result.new.append(out)
        result.arrays.append((out, np.zeros(1 if array else 0, dtype="int64"), None))
        return axis, out + 1
    if tuple(shape[axis : axis + array.ndim]) != array.shape:
        raise errors.out_of_range(
            f"The shape of boolean index {_unlike(array.shape, shape, axis)}.",
            op="getitem",
        )
    masks.append(item)
    for k, places in enumerate(np.nonzero(array)):
        result.arrays.append((out + k, places, None))
    return axis + array.ndim, out + array.ndim
