"""DenseTensor: an array with its meta (dims, dtype, place), and the storage it shares with its views.

Metas are shared between tensors and usually identical objects for equal shapes, so that "same shape and dtype" is one
identity test on the hot path.
"""

from __future__ import annotations

import weakref
from typing import Any

from gradscope.core import dtype as dt
from gradscope.core.flags import fast
from gradscope.core.phi.kernel_key import DataLayout, key_hash
from gradscope.core.phi.storage import Storage, same_layout
from gradscope.core.place import CPU, Place

_METAS: dict[tuple[Any, ...], DenseTensorMeta] = {}
_METAS_MOST = 100_000  # distinct shapes kept; past it the table starts anew and only sharing is lost


class DenseTensorMeta:
    """dims (shape is the same tuple); dtype: numpy's; data_type: ours; place; layout; key: 32-bit kernel key of such a
    tensor; pair: it, twice. Immutable; compare by identity, or by `same` when that fails."""

    __slots__ = ("dims", "shape", "dtype", "data_type", "place", "layout", "key", "pair")

    def __init__(self, dims: tuple[int, ...], data_type: dt.DType, place: Place, layout: DataLayout) -> None:
        self.dims = self.shape = dims
        self.data_type = data_type
        self.dtype = data_type.np
        self.place = place
        self.layout = layout
        self.key = key_hash(place.backend, layout, data_type.num)
        self.pair = (self, self)  # the metas of two inputs, most often

    def same(self, other: DenseTensorMeta) -> bool:
        """Whether dims, dtype, place kind and layout are equal."""
        return self is other or (self.dims == other.dims and self.key == other.key)

    def __repr__(self) -> str:
        return f"DenseTensorMeta({list(self.dims)}, {self.data_type.name}, {self.place})"

    @property
    def numel(self) -> int:
        """Number of elements."""
        n = 1
        for d in self.dims:
            n *= d
        return n


def make_meta(
    dims: tuple[int, ...], dtype: dt.DType, place: Place = CPU, layout: DataLayout = DataLayout.NCHW
) -> DenseTensorMeta:
    """The (shared) meta for these dims, dtype and place."""
    key = (dims, dtype, place, layout)
    meta = _METAS.get(key)
    if meta is None:
        if len(_METAS) >= _METAS_MOST:
            _METAS.clear()
        meta = _METAS[key] = DenseTensorMeta(dims, dtype, place, layout)
        if dtype.is_complex:
            fast.complex = True
    return meta


def place_of_array(array: Any) -> Place:
    """The place of a raw array: a cupy array's device, else the CPU."""
    device = getattr(array, "device", None)
    if device is None or device == "cpu":
        return CPU
    from gradscope.core.place import CUDAPlace

    return CUDAPlace(int(getattr(device, "id", 0)))


def meta_of_array(array: Any) -> DenseTensorMeta:
    """The meta of a raw array. Raises TypeError for a dtype Paddle does not have."""
    return make_meta(tuple(array.shape), dt.of_numpy(array.dtype), place_of_array(array))


class DenseTensor:
    """array: the raw array (maybe a strided view); meta; storage: None until it is shared or written in place.

    detached: made by detach(); a write through another handle is expected to show here without a gradient. Made by
    `dense`; without an `__init__`, as every output has one.
    """

    __slots__ = ("array", "meta", "storage", "oid", "__weakref__")
    is_dense = True
    detached = False

    array: Any
    meta: DenseTensorMeta
    storage: Storage | None
    oid: int  # id in the recording that runs

    @property
    def version(self) -> int:
        """In-place version of the storage."""
        return 0 if self.storage is None else self.storage.version

    @property
    def dims(self) -> tuple[int, ...]:
        """Shape."""
        return self.meta.dims

    @property
    def dtype(self) -> dt.DType:
        """Data type."""
        return self.meta.data_type

    @property
    def place(self) -> Place:
        """Where the memory lies."""
        return self.meta.place

    def initialized(self) -> bool:
        """Whether memory is there (a meta-only tensor has none)."""
        return self.array is not None

    def is_contiguous(self) -> bool:
        """Whether the elements lie in C order without gaps."""
        return bool(self.array.flags.c_contiguous)


class DetachedTensor(DenseTensor):
    """The DenseTensor of a detach() handle."""

    __slots__ = ()
    detached = True


def dense(array: Any, meta: DenseTensorMeta) -> DenseTensor:
    """A DenseTensor over an array nobody else uses."""
    made = DenseTensor()
    made.array = array
    made.meta = meta
    made.storage = None
    made.oid = 0
    return made


def shared_dense(array: Any, meta: DenseTensorMeta) -> DenseTensor:
    """A DenseTensor over an array that the engine may use elsewhere too: copied before it is first written."""
    made = dense(array, meta)
    made.storage = storage = Storage(array, cow=True)
    storage.views.append(weakref.ref(made))
    return made


def storage_of(impl: DenseTensor) -> Storage:
    """The storage of a tensor, made now when it was alone."""
    storage = impl.storage
    if storage is None:
        storage = impl.storage = Storage(impl.array)
        storage.views.append(weakref.ref(impl))
        storage.oid = impl.oid
    return storage


def view_of(impl: DenseTensor, array: Any, meta: DenseTensorMeta, detached: bool = False) -> DenseTensor:
    """A DenseTensor whose `array` is a numpy view into impl's array; it shares storage and version with impl."""
    made = DenseTensor() if not detached else DetachedTensor()
    made.array = array
    made.meta = meta
    made.oid = 0
    storage = storage_of(impl)
    made.storage = storage
    storage.add_view(made)
    return made


def write_array(impl: DenseTensor, array: Any, meta: DenseTensorMeta) -> None:
    """A versioned in-place write, without moving the counter: overwrite impl's elements with `array`.

    A result of another dtype retypes the tensor (it then leaves its old storage's memory and keeps the counter).
    The caller has told the observer (`about_to_write`) and bumps the version afterwards.
    """
    storage = storage_of(impl)
    if meta.dtype == impl.meta.dtype:
        storage.own()
        impl.array[...] = array
        return
    retype(impl, array, meta)


def retype(impl: DenseTensor, array: Any, meta: DenseTensorMeta) -> None:
    """Give impl memory of its own; the version counter is kept."""
    storage = storage_of(impl)
    fresh = Storage(array)
    fresh.version = storage.version
    fresh.views.append(weakref.ref(impl))
    storage.drop_view(impl)
    impl.array, impl.meta, impl.storage = array, meta, fresh


def set_array(impl: DenseTensor, array: Any) -> None:
    """An unversioned write (set_value, optimizers, `.grad` accumulation): the storage gets a new array.

    array: broadcastable to impl's shape; cast to its dtype. Views follow; whoever saved the old array keeps it.
    """
    storage = impl.storage
    if storage is None:
        fits = array.dtype == impl.meta.dtype and array.shape == impl.meta.dims
        impl.array = array if fits else same_layout(impl.array, array)
        return
    if impl.array is storage.array and array.shape == impl.meta.dims and array.strides == impl.array.strides:
        if array.dtype == impl.meta.dtype:
            storage.replace_array(array)
            return
    storage.replace_array(same_layout(storage.array, storage.array))
    impl.array[...] = array
