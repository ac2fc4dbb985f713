"""What is kept of an array: the value policy (`none`, `auto`, `full`), and getting the array back from its bytes.

`auto` keeps arrays up to 4 KiB whole. Of a larger one it keeps the shape, a strided sample of at most 256 elements
and the Euclidean norm (one dot). Minimum, maximum and the counts of nan and inf cost three more passes over the
array, so they are taken only where the norm is not finite or a person is looking (`thorough`). What was not taken is
None. A whole array carries no statistics in `auto`: they can be had from its elements (`complete`).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from gradscope.trace.records import BARE, SAMPLE, WHOLE, Value
from gradscope.trace.sparse import DENSE_MOST, SparseParts, dense_of, is_sparse, packed, unpacked

WHOLE_BYTES = 4096
SAMPLE_SIZE = 256
_PIECE = 10_000  # elements of a dot that one thread takes (OpenBLAS)
MAX_PAYLOAD = 512 << 20  # one payload must stay below SQLite's limit for a blob

NONE, AUTO, FULL = "none", "auto", "full"
POLICIES = (NONE, AUTO, FULL)

# A Value as a plain tuple, shorter where trailing fields are at their default: the form that is cheapest to encode.
ValueTuple = tuple[Any, ...]
Keep = Callable[[bytes], tuple[int, int]]  # stores payload bytes, says (block, offset)

_EXTENSIONS = frozenset({"bfloat16", "float8_e4m3fn", "float8_e5m2"})
_names: dict[Any, str] = {}


def _dtype_name(dtype: Any) -> str:
    # np.dtype.name is worked out anew at each call (about a microsecond)
    name = _names.get(dtype)
    if name is None:
        name = _names[dtype] = str(dtype.name)
    return name


def describe(array: Any, policy: str, keep: Keep, thorough: bool = False) -> ValueTuple:
    """What is kept of `array` under `policy`; its bytes go through `keep`.

    array: numpy of any shape, dtype and strides; anything with `.get()` (cupy) or `__array__`. An array whose
    elements cannot be had or kept (object, text, a failing `__array__`) becomes BARE. thorough: take all statistics.
    """
    if type(array) is not np.ndarray:  # a subclass (matrix, masked) slices in its own way
        if is_sparse(array):
            return _sparse(array, policy, keep, thorough)
        if policy == NONE:
            return _bare(array)
        if policy == AUTO and hasattr(array, "get") and hasattr(array, "ravel") and array.nbytes > WHOLE_BYTES:
            return _on_device(array, keep, thorough)
        host = to_host(array)
        if host is None:
            return _bare(array)
        array = host
    dtype = array.dtype
    name = _dtype_name(dtype)
    if policy == NONE or (dtype.kind not in "biufc" and name not in _EXTENSIONS):
        return (array.shape, name)
    nbytes = array.nbytes
    if nbytes <= WHOLE_BYTES and not thorough and dtype.isnative:  # by far the most frequent
        data = array.tobytes()
        return (array.shape, name, WHOLE, *keep(data), nbytes) if data else (array.shape, name, WHOLE)
    if nbytes <= WHOLE_BYTES or (policy == FULL and nbytes <= MAX_PAYLOAD):
        data = array.tobytes() if dtype.isnative else array.astype(dtype.newbyteorder("=")).tobytes()
        block, offset = keep(data) if data else (0, 0)
        if nbytes <= WHOLE_BYTES and not thorough:
            return (array.shape, name, WHOLE, block, offset, nbytes)
        return (array.shape, name, WHOLE, block, offset, nbytes, *statistics(array, thorough))
    step = sample_step(array.size)
    picked = array.reshape(-1)[::step] if array.flags.c_contiguous else array.flat[::step]
    if not dtype.isnative:
        picked = picked.astype(dtype.newbyteorder("="))
    data = picked.tobytes()
    block, offset = keep(data)
    return (array.shape, name, SAMPLE, block, offset, len(data), *_figures(array, thorough))


class Settled:
    """What is left of an array that was let go of, or is about to be overwritten, before it was written to a file.

    value: as `describe` gives it, its block and offset not known yet; data: the bytes it keeps.
    """

    __slots__ = ("data", "value")
    nbytes = 0  # it keeps no array alive

    def __init__(self, value: ValueTuple, data: bytes = b"") -> None:
        self.value = value
        self.data = data

    @classmethod
    def of(cls, array: Any, policy: str) -> Settled:
        """What `policy` keeps of `array`, taken now."""
        kept: list[bytes] = []

        def keep(data: bytes) -> tuple[int, int]:
            kept.append(data)
            return 0, 0

        value = describe(array, policy, keep)
        return cls(value, kept[0] if kept else b"")

    def written(self, keep: Keep) -> ValueTuple:
        """The value with its bytes in place."""
        if not self.data:
            return self.value
        return (*self.value[:3], *keep(self.data), *self.value[5:])


def is_array(item: Any) -> bool:
    """Does this object stand for an array: a numpy array, an instance that can be turned into one, or a sparse one."""
    if isinstance(item, (np.generic, type)):  # a numpy scalar is a number, and a class has no elements
        return False
    return is_sparse(item) or hasattr(item, "__array__") or (hasattr(item, "get") and hasattr(item, "ravel"))


def to_host(array: Any) -> np.ndarray | None:
    """`array` as a numpy array, or None when its elements cannot be had (its own conversion fails)."""
    try:
        return np.asarray(array.get() if hasattr(array, "get") else array)
    except Exception:  # somebody else's conversion: whatever it raises, the run must go on
        return None


def _bare(array: Any) -> ValueTuple:
    """Shape and dtype, as far as the object tells them."""
    try:
        return (tuple(int(n) for n in array.shape), str(array.dtype).rpartition(".")[2])
    except Exception:  # as above
        return ((), type(array).__name__)


def _on_device(array: Any, keep: Keep, thorough: bool) -> ValueTuple:
    """A large array on an accelerator: sample and norm are taken there, only their results are copied here."""
    flat = array.ravel()
    data = flat[:: sample_step(array.size)].get().tobytes()
    block, offset = keep(data)
    name = _dtype_name(array.dtype)
    head: ValueTuple = (tuple(array.shape), name, SAMPLE, block, offset, len(data))
    wide = flat.astype(np.complex128 if array.dtype.kind == "c" else np.float64)
    norm = math.sqrt(float(abs((wide * wide.conj()).sum())))
    if not thorough and math.isfinite(norm):
        return (*head, norm)
    return (*head, *_figures(np.asarray(array.get()), True))


def _sparse(array: Any, policy: str, keep: Keep, thorough: bool) -> ValueTuple:
    """What is kept of a SelectedRows or a sparse tensor; statistics are of the dense tensor it stands for."""
    kind, shape, index, values = array.sparse_parts()
    stored = tuple(values.shape)
    name = _dtype_name(values.dtype)
    ending = (kind, stored)
    if policy == NONE or (values.dtype.kind not in "biufc" and name not in _EXTENSIONS):
        return (shape, name, BARE, 0, 0, 0, None, None, None, None, None, *ending)
    nbytes = index.size * 8 + values.nbytes
    whole = nbytes <= WHOLE_BYTES or (policy == FULL and nbytes <= MAX_PAYLOAD)
    data, positions = packed(index, values, None if whole else sample_step)
    block, offset = keep(data) if data else (0, 0)
    facts: ValueTuple = (None, None, None, None, None)
    if nbytes > WHOLE_BYTES or thorough or math.prod(shape) > DENSE_MOST:
        found = array.distinct()
        facts = (*statistics(found, thorough), *facts)[:5]
        if found.size < math.prod(shape) and facts[1] is not None and facts[2] is not None:
            facts = (facts[0], min(facts[1], 0.0), max(facts[2], 0.0), *facts[3:])
    return (shape, name, WHOLE if whole else SAMPLE, block, offset, len(data), *facts, *ending, positions)


def sample_step(size: int) -> int:
    """A sample holds the elements 0, step, 2·step … in C order; at most SAMPLE_SIZE of them. An odd step meets all
    columns of rows whose length is a power of two."""
    step = -(-size // SAMPLE_SIZE)
    return step if step < 4 else step | 1


def statistics(array: np.ndarray, thorough: bool = True) -> ValueTuple:
    """(norm,) or, when thorough or the norm is not finite, (norm, low, high, nans, infs) over all elements.

    low and high leave nan out and are None where nothing is left or the dtype has no order (complex). A norm that
    overflows its dtype is worked out again with the elements scaled, so that it is inf or nan only if an element is.
    """
    norm = _norm(array)
    if not thorough and math.isfinite(norm):
        return (norm,)
    with np.errstate(all="ignore"):
        return _all_statistics(array, norm)


def _all_statistics(array: np.ndarray, norm: float) -> ValueTuple:
    kind = array.dtype.kind
    if kind not in "biufc":
        array = array.astype(np.float32)  # bfloat16 and its kin
        kind = "f"
    if array.size == 0:
        return (norm, None, None, 0, 0)
    nans = infs = 0
    if kind in "fc":
        nans, infs = int(np.count_nonzero(np.isnan(array))), int(np.count_nonzero(np.isinf(array)))
        if not nans and not infs and not math.isfinite(norm):
            norm = _scaled_norm(array)
    low = high = None
    if kind != "c" and nans < array.size:
        low, high = float(np.fmin.reduce(array, axis=None)), float(np.fmax.reduce(array, axis=None))
    return (norm, low, high, nans, infs)


def _figures(array: np.ndarray, thorough: bool) -> ValueTuple:
    """Statistics of an array of which a sample is kept, and where its first bad element is: the sample may miss it."""
    found = statistics(array, thorough)
    if len(found) == 1 or not (found[3] or found[4]):
        return found
    return (*found, "", (), 0, first_bad(array))


def first_bad(array: np.ndarray) -> int:
    """Where in C order the first nan is, without one the first inf; -1: every element is finite."""
    if array.dtype.kind not in "fc":
        array = array.astype(np.float32)
    for test in (np.isnan, np.isinf):
        hits = test(array)
        at = int(np.argmax(hits)) if array.size else 0
        if array.size and hits.flat[at]:
            return at
    return -1


def _norm(array: np.ndarray) -> float:
    """Euclidean norm by one dot, in the array's own precision (float32 at least)."""
    kind = array.dtype.kind
    if kind == "f" and array.dtype.itemsize >= 4 and array.flags.forc:
        return math.sqrt(squares(array.ravel(order="K")))
    times = 1
    if 0 in array.strides and array.size:
        # an expanded array (the gradient of a sum is one): do not multiply out what repeats
        for axis, (n, stride) in enumerate(zip(array.shape, array.strides, strict=True)):
            if stride == 0 and n > 1:
                times *= n
                array = array[(slice(None),) * axis + (slice(0, 1),)]
    if kind == "b":
        return math.sqrt(times * int(np.count_nonzero(array)))
    if kind in "iu":
        array = array.astype(np.float64)
    elif kind != "c" and (kind != "f" or array.dtype.itemsize < 4):
        array = array.astype(np.float32)
    flat = array.ravel(order="K")  # the order does not matter here; K spares the copy of a transposed array
    return math.sqrt(times * squares(flat))


def squares(flat: np.ndarray) -> float:
    """Sum of the squared magnitudes of a 1-dimensional array. In pieces: a longer dot wakes the threads of BLAS, which
    then spin on the script's cores, and on a busy machine it waits for them for milliseconds."""
    # vdot, because dot warns when it overflows: that would reach the script, and np.errstate costs more than the dot
    if flat.size <= _PIECE:
        return float(np.vdot(flat, flat).real)
    total = 0.0
    for at in range(0, flat.size, _PIECE):
        piece = flat[at : at + _PIECE]
        total += float(np.vdot(piece, piece).real)
    return total


def _scaled_norm(array: np.ndarray) -> float:
    wide = array.astype(np.complex128 if array.dtype.kind == "c" else np.float64)
    top = float(np.max(np.abs(wide)))
    return top * _norm(wide / top) if top else 0.0


def complete(value: Value, array: np.ndarray) -> Value:
    """`value` with the statistics it lacks, worked out from `array`; only for a WHOLE value."""
    norm, low, high, nans, infs = statistics(array, thorough=True)
    return msgspec.structs.replace(value, norm=norm, low=low, high=high, nans=nans, infs=infs)


def restore(value: Value, payload: bytes | None) -> np.ndarray | None:
    """The elements of `value`: shaped when WHOLE, flat when a SAMPLE, None when nothing was kept or it was dropped.

    A sparse value that was kept whole is given as the dense array it stands for, if that is not very large.
    payload: the payloads of block `value.block`. bfloat16 needs ml_dtypes; without it float32 is given, same values.
    The array is read-only.
    """
    if value.how == BARE or (value.nbytes and payload is None):
        return None
    data = b"" if not value.nbytes or payload is None else payload[value.offset : value.offset + value.nbytes]
    if len(data) != value.nbytes:
        return None
    if value.kind:
        data = data[value.index_nbytes :]
    try:
        flat = np.frombuffer(data, dtype=_dtype(value.dtype))
    except (TypeError, ValueError):  # a dtype this reader does not know, or bytes that do not divide by its size
        if value.dtype != "bfloat16" or value.nbytes % 2:
            return None
        flat = (np.frombuffer(data, dtype=np.uint16).astype(np.uint32) << 16).view(np.float32)
    if value.how == SAMPLE:
        return flat
    if value.kind:
        try:
            parts = _parts(value, payload, flat)
            return dense_of(parts) if parts is not None and math.prod(value.shape) <= DENSE_MOST else None
        except (ValueError, IndexError):  # positions that lie outside, or do not divide by their size
            return None
    if math.prod(value.shape) != flat.size:
        return None
    return flat.reshape(value.shape)


def sparse_parts(value: Value, payload: bytes | None) -> SparseParts | None:
    """Positions and values of a sparse value that was kept whole; else None. payload: as for `restore`."""
    if not value.kind or value.how != WHOLE or (value.nbytes and payload is None):
        return None
    data = (payload or b"")[value.offset + value.index_nbytes : value.offset + value.nbytes]
    try:
        return _parts(value, payload, np.frombuffer(data, dtype=_dtype(value.dtype)))
    except (TypeError, ValueError):
        return None


def _parts(value: Value, payload: bytes | None, flat: np.ndarray) -> SparseParts | None:
    data = (payload or b"")[value.offset : value.offset + value.index_nbytes]
    return unpacked(value.kind, value.shape, value.stored, np.frombuffer(data, np.int64), flat)


def _dtype(name: str) -> np.dtype[Any]:
    if name in _EXTENSIONS:
        try:
            import ml_dtypes
        except ImportError:
            raise TypeError(name) from None
        extension: np.dtype[Any] = np.dtype(getattr(ml_dtypes, name))
        return extension
    dtype: np.dtype[Any] = np.dtype(name)
    if dtype.kind not in "biufc":
        raise TypeError(name)
    return dtype
