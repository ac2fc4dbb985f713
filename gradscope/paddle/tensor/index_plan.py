"""What an index expression means: `x[2, :, None, ..., idx]` worked out to a plan, before any op runs.

Nothing here touches data, except that a 0-D integer Tensor is read as the integer it holds. The forms: integers,
slices, None, one Ellipsis, tuples of these, and one integer index (Tensor, array or list of ints) that is gathered
along its axis. Every other form raises, and the text names the forms that work.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from operator import index as as_index
from typing import Any

import numpy as np

from gradscope.core import errors

SUPPORTED = "integers, slices, None, one Ellipsis, tuples of these, and one integer Tensor, array or list"


def not_built(form: str) -> errors.UnimplementedError:
    """The error for a form Paddle has and this package has not."""
    return errors.unimplemented(
        f"Indexing with {form} is not built yet.", op="getitem", remedy=f"supported here: {SUPPORTED}"
    )


@dataclass
class IndexPlan:
    """The steps of an index, in the order they are done.

    axes, starts, ends, strides: one entry per axis that is cut, as a slice op takes them (ends exclusive; for a
    negative stride an end of -(size+1) means "past the first element").
    drop: axes an integer removes, numbered before anything is removed. new: positions of None axes in the result of
    the cut. gather: (axis of the result without None axes, int64 array of indices) or None; index: the Tensor these
    indices were given as, when it holds exactly them.
    """

    axes: list[int] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    strides: list[int] = field(default_factory=list)
    drop: list[int] = field(default_factory=list)
    new: list[int] = field(default_factory=list)
    gather: tuple[int, np.ndarray] | None = None
    index: Any = None

    @property
    def strided(self) -> bool:
        """Whether some stride is not 1."""
        return any(s != 1 for s in self.strides)


def _is_integer(item: Any) -> bool:
    return isinstance(item, (int, np.integer)) and not isinstance(item, (bool, np.bool_))


def _integers(item: Any, position: int) -> np.ndarray | int | None:
    """An index array (or the int of a 0-D one) for what may select along an axis; None when `item` is no such thing.

    Raises Unimplemented for masks, InvalidArgument (Paddle's text) for what Paddle refuses too.
    """
    if hasattr(item, "stop_gradient"):
        item = host_array(item)
    elif isinstance(item, (list, range)):
        item = np.asarray(item, dtype="int64" if len(item) == 0 else None)
    if isinstance(item, (bool, np.bool_)):
        raise not_built("a bool")
    if not isinstance(item, np.ndarray):
        return None
    if item.dtype.kind == "b":
        raise not_built("a boolean mask")
    if item.dtype.kind not in "iu":
        raise unusable(f"{item.dtype} values", position)
    return int(item) if item.ndim == 0 else item.astype("int64")


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


def plan(index: Any, shape: tuple[int, ...]) -> IndexPlan:
    """The plan of `index` on a tensor of `shape`.

    Raises OutOfRange (IndexError) for an integer outside its axis or too many indices, InvalidArgument (ValueError)
    for a second Ellipsis or an unusable item, Unimplemented for forms that are not built.
    """
    items = list(index) if isinstance(index, tuple) else [index]
    takes_axis = sum(1 for item in items if item is not None and item is not Ellipsis)
    ellipses = sum(1 for item in items if item is Ellipsis)
    if ellipses > 1:
        raise errors.invalid_argument("An index can only have a single ellipsis ('...')", op="getitem")
    result = IndexPlan()
    axis, out = 0, 0  # the next axis of the tensor, and of the result
    given: Any = None
    for position, item in enumerate(items):
        if item is Ellipsis:
            skipped = max(len(shape) - takes_axis, 0)
            axis, out = axis + skipped, out + skipped
            continue
        if item is None:
            result.new.append(out)
            out += 1
            continue
        if not isinstance(item, slice) and not _is_integer(item):
            found = _integers(item, position)
            if found is None:
                raise unusable(type(item).__name__, position)
            given, item = item, found
        size = shape[axis] if axis < len(shape) else 0
        if isinstance(item, np.ndarray):
            _plan_gather(result, item, axis, out, size)
            if hasattr(given, "stop_gradient") and given.dtype.name == "int64" and not (item < 0).any():
                result.index = given
            out += item.ndim
        elif isinstance(item, slice):
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


def _plan_gather(result: IndexPlan, item: np.ndarray, axis: int, out: int, size: int) -> None:
    """Gather along one axis. Negative indices count from the end; one outside raises IndexError."""
    if result.gather is not None:
        raise not_built("two integer index arrays at once")
    bad = item[(item < -size) | (item >= size)]
    if bad.size:
        raise _out_of_range(int(bad[0]), axis, size)
    at = out - sum(1 for n in result.new if n < out)
    result.gather = (at, np.where(item < 0, item + size, item))
