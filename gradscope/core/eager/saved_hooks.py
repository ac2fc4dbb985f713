"""saved_tensors_hooks: whether a pack/unpack pair is active, and the packed value a wrapper then holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from gradscope.core import errors

PAIR: ContextVar[tuple[Callable[[Any], Any], Callable[[Any], Any]] | None] = ContextVar("gradscope_pack", default=None)
ONE_PAIR = "paddle.autograd.saved_tensors_hooks only one pair of hooks is allowed at a time."
active = 0  # how many blocks are open in the process; the hot path reads only this


class Packed:
    """Stands where a saved value's DenseTensor would be: `packed_value` and the hook that unpacks it.

    `storage` is never None, so that the generated fast path leaves it to `recover`.
    """

    __slots__ = ("packed_value", "unpack_hook", "meta", "storage", "pack_hook", "oid")

    def __init__(self, packed_value: Any, pack_hook: Any, unpack_hook: Any, meta: Any, oid: int) -> None:
        self.packed_value = packed_value
        self.pack_hook = pack_hook
        self.unpack_hook = unpack_hook
        self.meta = meta
        self.storage = self
        self.oid = oid  # of the tensor, for records


@contextmanager
def saved_tensors_hooks(pack: Callable[[Any], Any], unpack: Callable[[Any], Any]) -> Iterator[None]:
    """Pack what nodes save inside the block; unpack it when they run. One pair at a time: a nested block raises
    InvalidArgument (ValueError)."""
    global active
    if PAIR.get() is not None:
        raise errors.invalid_argument(ONE_PAIR)
    token = PAIR.set((pack, unpack))
    active += 1
    try:
        yield
    finally:
        active -= 1
        PAIR.reset(token)
