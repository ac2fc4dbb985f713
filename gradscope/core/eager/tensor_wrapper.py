"""Recovering saved values: version check, unpacking, and rebuilding the Tensor with its history for create_graph.

The generated fast path takes the raw array when the saved tensor's storage was never shared or written; everything
else comes here. The TensorWrapper objects people may ask for are in `node_views.py`.
"""

from __future__ import annotations

from typing import Any

from gradscope.core import errors, observer
from gradscope.core.controller import grad_mode
from gradscope.core.eager.autograd_meta import AutogradMeta, new_meta
from gradscope.core.eager.grad_node_info import IN, GradNodeBase, Saved
from gradscope.core.eager.saved_hooks import ONE_PAIR, PAIR, Packed, name_of
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
    if F.conjugates:
        return F.recovered(node, field)
    impl = getattr(node, field + "_impl")
    value = getattr(node, field)
    if type(impl) is list:
        versions = getattr(node, field + "_version")
        return [_one(node, F, field, value[i], impl[i], versions[i], i) for i in range(len(impl))]
    return _one(node, F, field, value, impl, getattr(node, field + "_version"), -1)


def conjugated(F: Any, value: Any) -> Any:
    """A saved value (or list of them) conjugated when it is complex, as it is otherwise."""
    if isinstance(value, list):
        return [conjugated(F, one) for one in value]
    return F.conj(value) if value is not None and F.dtype_of(value).kind == "c" else value


def _one(node: GradNodeBase, F: Any, field: str, array: Any, impl: Any, version: int, rank: int) -> Any:
    if impl is None:
        return None
    if impl is CLEARED:
        raise errors.fatal(f"The TensorWrapper of '{field}' of {node.name()} was cleared.", node=node.name())
    if type(impl) is Packed:
        array, dims_impl = _unpacked(node, impl)
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
    """The autograd meta the saved tensor had: its node is the one our edge leads to, or we ourselves for an output.
    Of a copy, whose edges may be cut, the node it is a copy of tells."""
    saved = saved_by_name(node, field)
    node = getattr(node, "origin", node)
    if saved.side == IN:
        edge = node.edges[saved.slot]
        if type(edge) is list:
            edge = edge[rank]
    else:
        edge = None if saved.constant else (node, saved.slot, max(rank, 0))
    if edge is None:
        return None
    meta = new_meta(False)
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


def unpack(node: GradNodeBase | None, packed: Packed) -> Tensor:
    """What the unpack hook makes of a packed value; no graph is recorded meanwhile. node: whose it is, if known.

    Raises External (OSError) for an exception in the hook, InvalidArgument (ValueError) when it gives no Tensor.
    """
    obs = observer.current
    name = "" if node is None else node.name()
    opened = None if obs is None else obs.unpack_began(node, packed)
    try:
        with grad_mode(False):
            value = packed.unpack_hook(packed.packed_value)
    except Exception as exc:
        raise errors.external_from(exc, what=f"the unpack hook {name_of(packed.unpack_hook)}", node=name) from exc
    finally:
        if obs is not None:
            obs.unpack_ended(opened)
    if not isinstance(value, Tensor):
        raise errors.invalid_argument(
            ONE_PAIR, node=name, remedy=f"the unpack hook must return a Tensor, not {type(value).__name__}"
        )
    return value


def _unpacked(node: GradNodeBase, packed: Packed) -> tuple[Any, DenseTensor]:
    """Array and implementation of an unpacked tensor: of the saved shape (else InvalidArgument), in the saved dtype."""
    impl = unpack(node, packed).impl
    array, meta = impl.array, packed.meta
    if impl.meta is meta or impl.meta.same(meta):
        return array, impl
    if impl.meta.dims != meta.dims:
        raise errors.invalid_argument(
            f"The unpack hook gave a tensor of shape {list(impl.meta.dims)}, but {list(meta.dims)} was saved.",
            node=node.name(),
            remedy="return a tensor with the content that was packed",
        )
    array = array.astype(meta.dtype)
    return array, dense(array, meta)


def pack_saved(node: GradNodeBase, side: int, *tensors: Any) -> None:
    """Replace what the node just saved of its inputs (or outputs) by what the active pack hook makes of it.

    tensors: the forward inputs (outputs), one per slot, a list for a tensor list, None for a missing one: the hook
    gets them with their history. Metadata-only fields are not packed. Raises External (OSError) for an exception in
    the hook.
    """
    pair = PAIR.get()
    if pair is None:
        return
    for saved in node.saved_:
        if saved.side != side or saved.no_need_buffer:
            continue
        impl = getattr(node, saved.field + "_impl")
        if impl is None or (type(impl) is not list and not impl.is_dense):  # as in Paddle only dense ones are packed
            continue
        given = tensors[saved.slot] if saved.slot < len(tensors) else None
        if type(impl) is list:
            several = given if type(given) is list and len(given) == len(impl) else [None] * len(impl)
            packed = [pack_tensor(node, _seen(i, t), *pair) for i, t in zip(impl, several, strict=True)]
            setattr(node, saved.field + "_impl", packed)
            setattr(node, saved.field, [None] * len(impl))
        else:
            setattr(node, saved.field + "_impl", pack_tensor(node, _seen(impl, given), *pair))
            setattr(node, saved.field, None)


def _seen(impl: DenseTensor, tensor: Tensor | None) -> Tensor:
    """The saved value as a pack hook sees it: a new handle on the forward tensor, or what an in-place op copied."""
    return tensor.handle() if tensor is not None and tensor.impl is impl else Tensor(impl, None, "")


def pack_tensor(node: GradNodeBase | None, tensor: Tensor, pack: Any, unpack: Any) -> Packed:
    """What the pack hook makes of a tensor; no graph is recorded meanwhile."""
    obs = observer.current
    opened = None if obs is None else obs.pack_began(pack, node)
    try:
        with grad_mode(False):
            value = pack(tensor)
    except BaseException as exc:
        if obs is not None:
            obs.pack_ended(opened, exc)
        if not isinstance(exc, Exception):
            raise
        name = "" if node is None else node.name()
        raise errors.external_from(exc, what=f"the pack hook {name_of(pack)}", node=name) from exc
    if obs is not None:
        obs.pack_ended(opened, None, tensor)
    return Packed(value, pack, unpack, tensor.impl.meta, tensor.impl.oid)
