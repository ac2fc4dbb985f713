"""Recovering saved values: version check, unpacking, and rebuilding the Tensor with its history for create_graph.

The generated fast path takes the raw array when the saved tensor's storage was never shared or written; everything
else comes here. The TensorWrapper objects people may ask for are in `node_views.py`.
"""

from __future__ import annotations

from typing import Any

from gradscope.core import errors, observer
from gradscope.core.eager.autograd_meta import AutogradMeta
from gradscope.core.eager.grad_node_info import IN, GradNodeBase, Saved
from gradscope.core.eager.saved_hooks import ONE_PAIR, PAIR, Packed
from gradscope.core.phi.dense_tensor import DenseTensor, dense
from gradscope.core.tensor import Tensor


class _Cleared:
    """Stands where the DenseTensor of a wrapper was that somebody cleared by hand."""

    __slots__ = ()
    storage = True  # not None: the fast path leaves it to recover
    oid = 0


CLEARED = _Cleared()


def saved_by_name(node: GradNodeBase, field: str) -> Saved:
    """What the class says about a field."""
    for saved in node.saved_:
        if saved.field == field:
            return saved
    raise KeyError(field)


def recover(node: GradNodeBase, F: Any, field: str) -> Any:
    """The value saved under `field`: a raw array in the plain binding, a Tensor with its history in the recorded one
    (lists of these for a saved tensor list, None for a missing optional one).

    Raises PermissionDenied (RuntimeError) when it was modified in place, Fatal (SystemError) when it was cleared.
    """
    impl = getattr(node, field + "_impl")
    value = getattr(node, field)
    if type(impl) is list:
        versions = getattr(node, field + "_version")
        return [_one(node, F, field, value[i], impl[i], versions[i], i) for i in range(len(impl))]
    return _one(node, F, field, value, impl, getattr(node, field + "_version"), -1)


def _one(node: GradNodeBase, F: Any, field: str, array: Any, impl: Any, version: int, rank: int) -> Any:
    if impl is None:
        return None
    if impl is CLEARED:
        raise errors.fatal(f"The TensorWrapper of '{field}' of {node.name()} was cleared.", node=node.name())
    if type(impl) is Packed:
        array, dims_impl = _unpack(node, impl)
    else:
        storage = impl.storage
        if storage is not None and storage.version != version:
            raise modified(node, field, storage.version, version)
        dims_impl = impl
    if F.plain:
        return array
    if array is not dims_impl.array:  # an unversioned write gave the tensor another array since
        dims_impl = dense(array, dims_impl.meta)
    return Tensor(dims_impl, _history(node, field, rank), "")


def _history(node: GradNodeBase, field: str, rank: int) -> AutogradMeta | None:
    """The autograd meta the saved tensor had: its node is the one our edge leads to, or we ourselves for an output."""
    saved = saved_by_name(node, field)
    if saved.side == IN:
        edge = node.edges[saved.slot]
        if type(edge) is list:
            edge = edge[rank]
    else:
        edge = (node, saved.slot, max(rank, 0))
    if edge is None:
        return None
    meta = AutogradMeta(False)
    meta.edge = edge
    return meta


def modified(node: GradNodeBase, field: str, now: int, saved: int) -> errors.PermissionDeniedError:
    """The error for a saved tensor that was overwritten."""
    return errors.permission_denied(
        "Tensor '' used in gradient computation has been modified by an inplace operation. "
        f"Its version is {now} but the expected version is {saved}. "
        "Please fix your code to void calling an inplace operator after using the Tensor which will used in gradient "
        "computation.",
        node=node.name(),
        tensor=f"saved as '{field}'",
        remedy="use the out-of-place form of the op that wrote it, or write before the tensor is used",
    )


def _unpack(node: GradNodeBase, packed: Packed) -> tuple[Any, DenseTensor]:
    obs = observer.current
    opened = None if obs is None else obs.unpack_began(node, packed)
    try:
        value = packed.unpack_hook(packed.packed_value)
    except Exception as exc:
        raise errors.external_from(exc, what="the unpack hook", node=node.name()) from exc
    finally:
        if obs is not None:
            obs.unpack_ended(opened)
    if not isinstance(value, Tensor):
        raise errors.invalid_argument(
            ONE_PAIR,
            node=node.name(),
            remedy=f"the unpack hook must return a Tensor, not {type(value).__name__}",
        )
    return value.impl.array, value.impl


def pack_saved(node: GradNodeBase, side: int) -> None:
    """Replace what the node just saved of its inputs (or outputs) by what the active pack hook makes of it.

    Metadata-only fields are not packed. Raises External (OSError) for an exception in the hook.
    """
    pair = PAIR.get()
    if pair is None:
        return
    pack, unpack = pair
    for saved in node.saved_:
        if saved.side != side or saved.no_need_buffer:
            continue
        impl = getattr(node, saved.field + "_impl")
        if impl is None:
            continue
        if type(impl) is list:
            setattr(node, saved.field + "_impl", [_pack(node, i, pack, unpack) for i in impl])
            setattr(node, saved.field, [None] * len(impl))
        else:
            setattr(node, saved.field + "_impl", _pack(node, impl, pack, unpack))
            setattr(node, saved.field, None)


def _pack(node: GradNodeBase, impl: DenseTensor, pack: Any, unpack: Any) -> Packed:
    obs = observer.current
    opened = None if obs is None else obs.pack_began(pack)
    try:
        value = pack(Tensor(impl, None, ""))
    except Exception as exc:
        raise errors.external_from(exc, what="the pack hook", node=node.name()) from exc
    finally:
        if obs is not None:
            obs.pack_ended(opened)
    return Packed(value, pack, unpack, impl.meta, impl.oid)
