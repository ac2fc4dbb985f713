"""GradTensorHolder: the incoming gradients of one node, summed slot by slot, and the mapping node → holder of a pass.

During a pass the engine keeps a holder compactly: the bare gradient for a node with one in slot, else a list of slots.
A GradTensorHolder of a pass reads and writes that; one made by hand from metas stands alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, MutableMapping, MutableSequence
from typing import Any, overload

import numpy as np

from gradscope.core import errors
from gradscope.core.eager.bindings import K, R
from gradscope.core.eager.grad_node_info import GradNodeBase
from gradscope.core.eager.hooks import as_tensor
from gradscope.core.eager.undense import add_undense, raw_value, undense, undense_seed
from gradscope.core.phi.dense_tensor import storage_of
from gradscope.core.tensor import Tensor

Store = MutableMapping[Any, Any]


def empty_holder(node: GradNodeBase) -> list[Any]:
    """The compact buffers of a node with several in slots: None per slot, a list of None for a list slot."""
    return [[None] * len(node.in_metas[slot]) if is_list else None for slot, is_list in enumerate(node.in_lists_)]


def add_values(have: Any, more: Any, create_graph: bool) -> Any:
    """The sum of two contributions: a recorded add under create_graph, else a new array (neither is written to).

    A contribution of another dtype is cast to that of the first. SelectedRows and sparse ones: see `add_undense`.
    """
    if type(have) is np.ndarray and type(more) is np.ndarray and (have.dtype is more.dtype or have.dtype == more.dtype):
        total = np.add(have, more)
        return total if total.ndim else np.asarray(total)  # numpy gives a scalar for 0-D
    if undense(have) or undense(more):
        return add_undense(have, more, create_graph)
    if create_graph:
        wanted = have.impl.meta.data_type
        return R.add(have, more if more.impl.meta.data_type is wanted else R.cast(more, wanted))
    a = have.impl.array if isinstance(have, Tensor) else have
    b = more.impl.array if isinstance(more, Tensor) else more
    if a.dtype != b.dtype:
        b = (b.real if b.dtype.kind == "c" and a.dtype.kind != "c" else b).astype(a.dtype)
    return K.add(a, b)


class GradTensorHolder:
    """buffers[slot][rank]: the gradients so far, Tensors or None (undefined)."""

    def __init__(self, metas: list[list[Any]] | None = None) -> None:
        self._node: GradNodeBase | None = None
        self._lists: list[list[Any]] = [[None] * len(slot) for slot in metas or []]
        self._metas = [[getattr(m, "meta", None) for m in slot] for slot in metas or []]
        self._store: Store = {}

    @classmethod
    def of(cls, node: GradNodeBase, store: Store) -> GradTensorHolder:
        """The holder of `node` in a pass's compact store."""
        made = cls()
        made._node, made._store = node, store
        return made

    # ------------------------------------------------------------------------------------------- compact storage

    def _read(self, slot: int, rank: int) -> Any:
        node = self._node
        if node is None:
            return self._lists[slot][rank]
        held = self._store.get(node)
        if node.single_:
            if slot or rank:
                raise IndexError(f"{node.name()} has one in slot; ({slot}, {rank}) does not exist")
            return held
        if held is None:
            held = empty_holder(node)
        entry = held[slot]
        return entry[rank] if type(entry) is list else entry

    def _write(self, slot: int, rank: int, value: Any) -> None:
        node = self._node
        if isinstance(value, Tensor) and value.impl is not None and value.impl.is_dense:
            storage_of(value.impl).cow = True
        if node is None:
            self._lists[slot][rank] = value
            return
        if node.single_:
            self._read(slot, rank)
            self._store[node] = value
            return
        held = self._store.get(node)
        if held is None:
            held = self._store[node] = empty_holder(node)
        if type(held[slot]) is list:
            held[slot][rank] = value
        else:
            held[slot] = value

    def _meta(self, slot: int, rank: int) -> Any:
        if self._node is None:
            return self._metas[slot][rank]
        return self._node.bwd_in_meta[slot][rank].meta

    def _shape(self) -> list[int]:
        node = self._node
        if node is None:
            return [len(slot) for slot in self._lists]
        if node.single_:
            return [1]
        return [len(m) if type(m) is list else 1 for m in node.in_metas]

    # ------------------------------------------------------------------------------------------------- the notes'

    def add(self, slot_id: int, rank: int, tensor: Tensor, create_graph: bool = False) -> None:
        """Add a contribution: taken as it is when the buffer is undefined, else summed (recorded under create_graph).
        One of another dtype than the slot's (the buffer's) is cast to it. An empty slot swallows it."""
        if slot_id < len(self._shape()) and self._shape()[slot_id] == 0:
            return
        if not isinstance(tensor, Tensor):
            raise errors.invalid_type(f"GradTensorHolder.add() takes a Tensor, not {type(tensor).__name__}.")
        have = self._read(slot_id, rank)
        if have is None:
            self._write(slot_id, rank, self._in_slot_dtype(slot_id, rank, tensor, create_graph))
        elif tensor.impl is not None:
            total = add_values(have, tensor, create_graph)
            self._write(slot_id, rank, total)

    def _in_slot_dtype(self, slot: int, rank: int, tensor: Tensor, create_graph: bool) -> Tensor:
        meta = self._meta(slot, rank)
        if meta is None or tensor.impl is None or not tensor.impl.is_dense or tensor.impl.meta.dtype == meta.dtype:
            return tensor
        if create_graph:
            cast: Tensor = R.cast(tensor, meta.data_type)
            return cast
        return as_tensor(K.cast(tensor.impl.array, meta.dtype), None)

    def copy_value_from_tensor(self, slot_id: int, rank: int, tensor: Tensor, fill_one: bool = False) -> None:
        """Seed a buffer: ones like `tensor`, or a deep copy of it; what was there is replaced."""
        if undense(tensor):
            seed = undense_seed(tensor, None if fill_one else tensor, False)
            self._write(slot_id, rank, as_tensor(seed, None))
            return
        array = np.ones_like(tensor.impl.array) if fill_one else tensor.impl.array.copy()
        self._write(slot_id, rank, as_tensor(array, tensor.impl.meta))

    def set_buffer_slot_rank_zeros(self, slot_id: int, rank: int) -> None:
        """Zeros like the current entry, or of the slot's meta when it is undefined."""
        have = self._read(slot_id, rank)
        if have is not None:
            array = raw_value(have)
            zeros = array.with_values(np.zeros_like(array.values)) if undense(array) else np.zeros_like(array)
            self._write(slot_id, rank, as_tensor(zeros, None))
            return
        meta = self._meta(slot_id, rank)
        if meta is None:
            raise errors.fatal(f"No meta is known for slot {slot_id}, rank {rank}; zeros cannot be made.")
        self._write(slot_id, rank, as_tensor(np.zeros(meta.dims, meta.dtype), meta))

    def buffers(self) -> list[_Slot]:
        """buffer_[slot][rank]; assigning to an entry changes what flows."""
        return [_Slot(self, slot, ranks) for slot, ranks in enumerate(self._shape())]

    @property
    def buffer_(self) -> list[_Slot]:
        """`buffers()`."""
        return self.buffers()

    def __getitem__(self, slot: int) -> _Slot:
        return self.buffers()[slot]


class _Slot(MutableSequence[Any]):
    """One slot of a holder: Tensors by rank. An array becomes a Tensor when looked at, and stays one."""

    def __init__(self, holder: GradTensorHolder, slot: int, ranks: int) -> None:
        self._holder = holder
        self._slot = slot
        self._ranks = ranks

    @overload
    def __getitem__(self, rank: int) -> Tensor | None: ...
    @overload
    def __getitem__(self, rank: slice) -> MutableSequence[Any]: ...
    def __getitem__(self, rank: Any) -> Any:
        if isinstance(rank, slice):
            return [self[r] for r in range(*rank.indices(self._ranks))]
        if not -self._ranks <= rank < self._ranks:
            raise IndexError(rank)
        rank %= self._ranks
        value = self._holder._read(self._slot, rank)
        if value is None or isinstance(value, Tensor):
            return value
        tensor = as_tensor(value, self._holder._meta(self._slot, rank))
        self._holder._write(self._slot, rank, tensor)
        return tensor

    def __setitem__(self, rank: Any, value: Any) -> None:
        if not isinstance(rank, int) or not (value is None or isinstance(value, Tensor)):
            raise TypeError("a holder's slot takes one Tensor or None per rank")
        self._holder._write(self._slot, rank % self._ranks, value)

    def __delitem__(self, rank: Any) -> None:
        raise TypeError("a holder's slot has a fixed number of ranks; assign None instead")

    def insert(self, index: int, value: Any) -> None:
        raise TypeError("a holder's slot has a fixed number of ranks")

    def __len__(self) -> int:
        return self._ranks

    def __repr__(self) -> str:
        return repr(list(self))


class Holders(Mapping[GradNodeBase, GradTensorHolder]):
    """`node_input_buffers_dict` of a running pass: the holder of every node that has received something."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def __getitem__(self, node: GradNodeBase) -> GradTensorHolder:
        if node not in self._store:
            raise KeyError(node)
        return GradTensorHolder.of(node, self._store)

    def open(self, node: GradNodeBase) -> GradTensorHolder:
        """The holder of a node, made now when it has received nothing yet."""
        return GradTensorHolder.of(node, self._store)

    def __iter__(self) -> Iterator[GradNodeBase]:
        return iter(list(self._store))

    def __len__(self) -> int:
        return len(self._store)
