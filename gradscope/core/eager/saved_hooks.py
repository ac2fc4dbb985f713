"""saved_tensors_hooks: whether a pack/unpack pair is active, and the packed value a wrapper then holds."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from typing import Any

from gradscope.core import errors, observer
from gradscope.core.flags import fast

PAIR: ContextVar[tuple[Callable[[Any], Any], Callable[[Any], Any]] | None] = ContextVar("gradscope_pack", default=None)
ONE_PAIR = "paddle.autograd.saved_tensors_hooks only one pair of hooks is allowed at a time."


class Packed:
    """Stands where a saved value's DenseTensor would be: `packed_value` and the hook that unpacks it.

    `storage` is not None, so that the generated fast path leaves it to `recover`.
    """

    __slots__ = ("packed_value", "unpack_hook", "meta", "pack_hook", "oid")
    storage = True

    def __init__(self, packed_value: Any, pack_hook: Any, unpack_hook: Any, meta: Any, oid: int) -> None:
        self.packed_value = packed_value
        self.pack_hook = pack_hook
        self.unpack_hook = unpack_hook
        self.meta = meta
        self.oid = oid  # of the tensor, for records


class saved_tensors_hooks:
    """`with saved_tensors_hooks(pack, unpack):` packs what nodes save inside the block, and unpacks it when they run.

    pack(Tensor) gives any object, unpack(object) a Tensor of the same shape and content; both run with gradient
    recording off. One pair at a time: a nested block raises InvalidArgument (ValueError). May be entered repeatedly.
    """

    def __init__(self, pack_hook: Callable[[Any], Any], unpack_hook: Callable[[Any], Any]) -> None:
        self.pack_hook = pack_hook
        self.unpack_hook = unpack_hook

    def __enter__(self) -> None:
        register_saved_tensors_hooks(self.pack_hook, self.unpack_hook)

    def __exit__(self, *error: object) -> None:
        reset_saved_tensors_hooks()


def register_saved_tensors_hooks(pack: Callable[[Any], Any], unpack: Callable[[Any], Any]) -> None:
    """From here on, in this thread, pack what nodes save. InvalidArgument (ValueError) when a pair is active."""
    if PAIR.get() is not None:
        raise errors.invalid_argument(ONE_PAIR)
    PAIR.set((pack, unpack))
    if observer.current is not None:
        observer.current.pair_set(pack, unpack)
    fast.hooked += 1
    fast.judge()


def reset_saved_tensors_hooks() -> None:
    """Pack no more."""
    if PAIR.get() is not None:
        PAIR.set(None)
        fast.hooked -= 1
        fast.judge()


def name_of(fn: Any) -> str:
    """What to call a function in a message."""
    return str(getattr(fn, "__qualname__", None) or type(fn).__name__)
