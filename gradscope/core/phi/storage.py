"""Storage: one piece of memory shared by views and detached handles, with its in-place version counter.

A DenseTensor that is alone has no Storage (its version is 0); `storage_of` makes one when it is first shared or
written. Two kinds of write exist: a versioned one overwrites the array and moves the counter; an unversioned one
(`set_value`, optimizers) gives the storage a *new* array, so that whoever saved the old one keeps its values.
"""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from gradscope.core.phi.dense_tensor import DenseTensor


class Storage:
    """array: the memory as its first owner shaped it. version: in-place writes so far. views: weak references to the
    DenseTensors that show it. cow: the array may also be in use elsewhere and must be copied before it is written."""

    __slots__ = ("array", "version", "views", "cow", "oid", "most")

    def __init__(self, array: Any, cow: bool = False) -> None:
        self.array = array
        self.version = 0
        self.views: list[weakref.ref[DenseTensor]] = []
        self.cow = cow
        self.oid = 0  # id of this storage in the recording that runs
        self.most = 32  # entries of `views` before the dead ones are forgotten

    def bump_inplace_version(self) -> None:
        """Count one in-place write."""
        self.version += 1

    def add_view(self, view: DenseTensor) -> None:
        """One more DenseTensor shows this storage."""
        if len(self.views) >= self.most:
            self.most = max(32, 2 * len(self.live_views()))
        self.views.append(weakref.ref(view))

    def drop_view(self, view: DenseTensor) -> None:
        """This one does not show it any more."""
        self.views = [weakref.ref(v) for v in self.live_views() if v is not view]

    def live_views(self) -> list[DenseTensor]:
        """The DenseTensors that show this storage and are still alive; forgets the dead ones."""
        alive = [v for v in (ref() for ref in self.views) if v is not None]
        if len(alive) < len(self.views):
            self.views = [weakref.ref(v) for v in alive]
        return alive

    def replace_array(self, array: Any) -> None:
        """Give the storage a new array of the same shape; every live view is derived anew from it, by its offset and
        strides in the old one. Saved references to the old array keep the old values."""
        old, self.array, self.cow = self.array, array, False
        if len(self.views) == 1:  # by far the most common
            only = self.views[0]()
            if only is not None and only.array is old:
                only.array = array
                return
        for view in self.live_views():
            if view.array is old:
                view.array = array
            else:
                view.array = rederive(view.array, old, array)

    def own(self) -> None:
        """Make sure that nobody else uses the array: copies it when `cow` says that somebody may."""
        if self.cow:
            self.replace_array(same_layout(self.array, self.array))


def rederive(view: Any, old: Any, new: Any) -> Any:
    """The part of `new` that lies where `view` lies in `old`. `new` has the shape and strides of `old`."""
    if view.size == 0:
        return view
    offset = address(view) - address(old)
    owner = _owner(new)
    start = address(new) - address(owner)
    return np.ndarray(view.shape, view.dtype, buffer=owner, offset=start + offset, strides=view.strides)


def address(array: Any) -> int:
    """Where the first element of an array lies."""
    if isinstance(array, np.ndarray):
        return int(array.__array_interface__["data"][0])
    return int(array.data.ptr)


def same_layout(old: Any, new: Any) -> Any:
    """A fresh array with the values of `new` (broadcast) and the shape, dtype and strides of `old`."""
    fresh = np.empty_like(old, order="K")
    if fresh.strides != old.strides and old.size:
        span = sum(abs(s) * (n - 1) for s, n in zip(old.strides, old.shape)) + old.itemsize
        raw = np.empty(span, dtype=np.uint8)
        shift = sum(-s * (n - 1) for s, n in zip(old.strides, old.shape) if s < 0)
        fresh = np.ndarray(old.shape, old.dtype, buffer=raw, offset=shift, strides=old.strides)
    fresh[...] = new
    return fresh


def _owner(array: Any) -> Any:
    while isinstance(array.base, np.ndarray):
        array = array.base
    return array
