"""Hooks: what a node calls before it runs (gradient hooks and retain_grads, one ordered list), after it (post hooks),
and after a leaf accumulated (reduce hooks); registering, removing and running them."""

from __future__ import annotations

import warnings
import weakref
from collections.abc import Callable, Iterator
from typing import Any

from gradscope.core import errors, flags, observer
from gradscope.core.eager.accumulation_node import accumulation_edge
from gradscope.core.eager.autograd_meta import AutogradMeta, autograd_meta
from gradscope.core.eager.grad_node_info import GradNodeBase
from gradscope.core.eager.saved_hooks import name_of
from gradscope.core.eager.undense import kind_tensor
from gradscope.core.phi.dense_tensor import meta_of_array, storage_of
from gradscope.core.phi.kernel_key import NOT_DENSE
from gradscope.core.phi.sparse_base import NotDense
from gradscope.core.tensor import Tensor, grad_tensor

GRADIENT, RETAIN, REDUCE, POST = "gradient", "retain", "reduce", "post"
FETCH = "fetch"  # the engine's own: paddle.grad takes the gradient of an input from here


class GradHook:
    """One registered hook. fn: the function (None for retain); slot, rank: whose gradient; meta_ref: for retain, the
    tensor's meta; hook_id: its key in the node's mapping; oid: id in the recording that runs."""

    __slots__ = ("fn", "kind", "slot", "rank", "hook_id", "meta_ref", "impl_ref", "oid", "frame")

    def __init__(self, fn: Any, kind: str, slot: int, rank: int, hook_id: int) -> None:
        self.fn = fn
        self.kind = kind
        self.slot = slot
        self.rank = rank
        self.hook_id = hook_id
        self.meta_ref: weakref.ref[AutogradMeta] | None = None
        self.impl_ref: weakref.ref[Any] | None = None
        self.oid = 0
        self.frame = 0


class NodeExtra:
    """The rare things of a node: hooks by id, and edges that a stopped slot keeps for later."""

    __slots__ = ("hooks", "post", "reduce", "next_id", "stopped")

    def __init__(self) -> None:
        self.hooks: dict[int, GradHook] = {}
        self.post: dict[int, GradHook] = {}
        self.reduce: dict[int, GradHook] = {}
        self.next_id = 0
        self.stopped: dict[tuple[int, int], Any] = {}

    def copy(self) -> NodeExtra:
        """The same hooks in mappings of their own."""
        made = NodeExtra()
        made.hooks = dict(self.hooks)
        made.post = dict(self.post)
        made.reduce = dict(self.reduce)
        made.next_id = self.next_id
        made.stopped = dict(self.stopped)
        return made


def extra_of(node: GradNodeBase) -> NodeExtra:
    """The node's NodeExtra, made now when it had none."""
    extra = node.extra
    if extra is None:
        extra = node.extra = NodeExtra()
    return extra


class HookRemoveHelper:
    """What registering a hook gives back: remove() says whether the hook was still there."""

    def __init__(self, node: GradNodeBase, table: str, hook: GradHook, of: str) -> None:
        self._node = weakref.ref(node)
        self._table = table
        self._hook = hook
        self._of = of

    @property
    def _hook_id(self) -> int:
        return self._hook.hook_id

    def remove(self) -> bool:
        """Remove the hook: True the first time, False (with a warning) when it is gone already."""
        node = self._node()
        table = None if node is None or node.extra is None else getattr(node.extra, self._table)
        if table is not None and table.pop(self._hook.hook_id, None) is not None:
            if observer.current is not None:
                observer.current.hook_gone(self._hook)
            return True
        warnings.warn(
            f"The backward hook (ID: {self._hook.hook_id}) of {self._of} you want to remove does not exist or has been "
            "removed.",
            RuntimeWarning,
            stacklevel=2,
        )
        return False


class TensorHookRemoveHelper(HookRemoveHelper):
    """For a hook of a tensor."""


class NodePostHookRemoveHelper(HookRemoveHelper):
    """For a post hook of a node."""


# ---------------------------------------------------------------------------------------------------- registering


def _node_of(tensor: Tensor) -> tuple[GradNodeBase, int, int]:
    meta = autograd_meta(tensor)
    return meta.edge or accumulation_edge(tensor, meta)


def _add(node: GradNodeBase, table: str, hook: GradHook, tensor: Tensor | None) -> None:
    extra = extra_of(node)
    hook.hook_id = extra.next_id
    extra.next_id += 1
    getattr(extra, table)[hook.hook_id] = hook
    if tensor is not None and tensor.impl is not None:
        hook.impl_ref = weakref.ref(tensor.impl)
    if observer.current is not None:
        observer.current.hook_set(hook, node)


def register_hook(tensor: Tensor, fn: Callable[[Tensor], Tensor | None]) -> TensorHookRemoveHelper:
    """See Tensor.register_hook."""
    if tensor.stop_gradient:
        raise errors.PlainRuntimeError(
            "Cannot register hook on a tensor that stop gradient.",
            tensor=errors.describe(tensor),
            remedy="set stop_gradient = False before the tensor is used",
        )
    node, slot, rank = _node_of(tensor)
    hook = GradHook(fn, GRADIENT, slot, rank, 0)
    _add(node, "hooks", hook, tensor)
    return TensorHookRemoveHelper(node, "hooks", hook, f"Tensor `{tensor.name_}`")


def remove_grad_hook(tensor: Tensor, hook_id: int) -> bool:
    """Remove a gradient hook of the tensor's node by id."""
    meta = tensor.autograd_meta_
    if meta is None or meta.edge is None or meta.edge[0].extra is None:
        return False
    hook = meta.edge[0].extra.hooks.pop(hook_id, None)
    if hook is not None and observer.current is not None:
        observer.current.hook_gone(hook)
    return hook is not None


def retain_grads(tensor: Tensor) -> None:
    """See Tensor.retain_grads. The hook stores the gradient as it is at its place in the list."""
    meta = tensor.autograd_meta_
    if meta is None or meta.stop_gradient_ or tensor.is_leaf or meta.retain_grads_ or meta.edge is None:
        return
    node, slot, rank = meta.edge
    hook = GradHook(None, RETAIN, slot, rank, 0)
    hook.meta_ref = weakref.ref(meta)
    _add(node, "hooks", hook, tensor)
    meta.note("retain", hook.hook_id)


def register_reduce_hook(tensor: Tensor, fn: Callable[[], None]) -> TensorHookRemoveHelper:
    """See Tensor._register_backward_hook."""
    if tensor.stop_gradient:
        raise errors.invalid_argument("Cannot register backward hook on a Tensor that stop gradient.")
    if not tensor.is_leaf:
        raise errors.invalid_argument("Only can register backward hook for leaf Tensor.")
    node, slot, rank = _node_of(tensor)
    hook = GradHook(fn, REDUCE, slot, rank, 0)
    _add(node, "reduce", hook, tensor)
    return TensorHookRemoveHelper(node, "reduce", hook, f"Tensor `{tensor.name_}`")


def register_post_hook(node: GradNodeBase, fn: Callable[[Any, Any], Any]) -> NodePostHookRemoveHelper:
    """See GradNodeBase._register_post_hook."""
    hook = GradHook(fn, POST, 0, 0, 0)
    _add(node, "post", hook, None)
    return NodePostHookRemoveHelper(node, "post", hook, f"node {node.name()}")


# -------------------------------------------------------------------------------------------------------- running


def as_tensor(value: Any, meta: Any, stop_gradient: bool = False) -> Tensor:
    """A gradient as hooks see it: a Tensor as it is, an array wrapped (and copied before a hook could write to it)."""
    if isinstance(value, Tensor):
        return value
    if isinstance(value, NotDense):
        return kind_tensor(value, stop_gradient)
    if meta is None or meta.dims != value.shape or meta.dtype != value.dtype:
        meta = meta_of_array(value)
    return grad_tensor(value, meta, stop_gradient)


def settle(value: Tensor, keep_graph: bool) -> Any:
    """What flows on of a Tensor foreign code gave: its array, or the Tensor where its graph matters. Whoever writes
    into that Tensor later writes into a copy."""
    if value.impl.is_dense:
        storage_of(value.impl).cow = True
    if keep_graph and _has_graph(value):
        return value
    return value.impl.array


def _has_graph(value: Tensor) -> bool:
    meta = value.autograd_meta_
    return meta is not None and meta.edge is not None and not meta.edge[0].is_leaf_


def apply_gradient_hooks(node: GradNodeBase, slots: list[Any], plain: bool, zeros: Any, note: Any) -> list[Any]:
    """Run the node's gradient hooks in id order on its incoming gradients and give these back.

    slots: per in slot a value (array or Tensor, None undefined) or a list of them. zeros: the (slot, rank) pairs that
    were zero-filled. note: the recording's note of this pop, or None. Each hook sees what the one before it made.
    Raises InvalidType (TypeError) for a hook that gives neither Tensor nor None, External (OSError) for an exception
    in one, PermissionDenied (RuntimeError) when dtype or place changed.
    """
    extra = node.extra
    if extra is None:
        return slots
    given = slots
    if node.foreign_ and flags.fast.strict:  # Paddle's PyLayer backward gets its gradients as they were before hooks
        given = [list(entry) if type(entry) is list else entry for entry in slots]
    touched: dict[tuple[int, int], tuple[Tensor, Any]] = {}
    for hook in _in_order(extra.hooks):
        slot, rank = hook.slot, hook.rank
        held = slots[slot]
        value = held[rank] if type(held) is list else held
        if value is None:
            continue
        meta = _slot_meta(node, slot, rank)
        grad = as_tensor(value, meta, (slot, rank) in zeros)
        first = touched.get((slot, rank))
        before = first[1] if first is not None else grad.impl.meta
        if hook.kind == RETAIN:
            _retain(hook, grad, plain, note, node)
            result = grad
        elif hook.kind == FETCH:
            hook.fn(grad)
            result = grad
        else:
            result = _call(node, hook, grad, note)
        touched[slot, rank] = (result, before)
        if type(held) is list:
            held[rank] = result
        else:
            slots[slot] = result
    for (slot, rank), (result, before) in touched.items():
        _check(node, result, before, note)
        if plain:
            settled = settle(result, node.is_leaf_)
            if type(slots[slot]) is list:
                slots[slot][rank] = settled
            else:
                slots[slot] = settled
    return given


def _in_order(hooks: dict[int, GradHook]) -> Iterator[GradHook]:
    """Hooks by id, the mapping looked at anew after each: one that an earlier hook removed does not run, one that it
    added does."""
    done = -1
    while True:
        waiting = [hook_id for hook_id in hooks if hook_id > done]
        if not waiting:
            return
        for hook_id in waiting:
            done = hook_id
            hook = hooks.get(hook_id)
            if hook is not None:
                yield hook


def _slot_meta(node: GradNodeBase, slot: int, rank: int) -> Any:
    meta = node.in_metas if node.single_ else node.in_metas[slot]
    return meta[rank] if type(meta) is list else meta


def _call(node: GradNodeBase, hook: GradHook, grad: Tensor, note: Any) -> Tensor:
    opened = None if note is None else note.hook_began(hook, grad)
    try:
        result = hook.fn(grad)
    except Exception as exc:
        told = errors.external_from(exc, what=f"the hook {name_of(hook.fn)}", node=node.name())
        if note is not None:
            note.hook_failed(opened, exc)
        raise told from exc
    if result is not None and not isinstance(result, Tensor):
        wrong = errors.invalid_type(
            f"A gradient hook must return a Tensor or None, but {name_of(hook.fn)} returned {type(result).__name__}.",
            node=node.name(),
        )
        if note is not None:
            note.hook_failed(opened, wrong)
        raise wrong
    if note is not None:
        note.hook_ended(opened, grad, result)
    return grad if result is None else result


def _check(node: GradNodeBase, result: Tensor, before: Any, note: Any) -> None:
    after = result.impl.meta
    if after is before:
        return
    kinds = [m.layout.name if m.layout in NOT_DENSE else "dense" for m in (before, after)]
    if kinds[0] != kinds[1] and not node.is_leaf_ and "SELECTED_ROWS" not in kinds:
        raise errors.permission_denied(
            f"The layout of tensor before({kinds[0]}) and after({kinds[1]}) hook are not consistent",
            node=node.name(),
            remedy="return a gradient of the kind it had",
        )
    _alike(node, before, after)
    if after.dims != before.dims and "SELECTED_ROWS" not in kinds:  # those show the shape of the rows they keep
        if note is not None and not flags.fast.strict:
            note.shape_changed(before.dims, after.dims)
        if flags.fast.guard:
            raise errors.invalid_argument(
                f"A hook changed the shape of the gradient from {list(before.dims)} to {list(after.dims)}.",
                node=node.name(),
                remedy="return a gradient of the shape it had; without --guard it flows on as it is",
            )


def _alike(node: GradNodeBase, before: Any, after: Any) -> None:
    """Raises PermissionDenied (RuntimeError) where a hook changed dtype or place."""
    for what, a, b in (("dtype", before.data_type.name, after.data_type.name), ("place", before.place, after.place)):
        if a != b:
            raise errors.permission_denied(
                f"The {what} of tensor before({a}) and after({b}) hook are not consistent",
                node=node.name(),
                remedy=f"return a gradient with the {what} it had",
            )


def _retain(hook: GradHook, grad: Tensor, plain: bool, note: Any, node: GradNodeBase) -> None:
    meta = None if hook.meta_ref is None else hook.meta_ref()
    opened = None if note is None else note.hook_began(hook, grad)
    if meta is not None:
        if plain and not grad.impl.is_dense:
            kept = kind_tensor(grad.impl, no_node=True)
        elif plain and not flags.fast.strict:
            kept = grad_tensor(grad.impl.array, grad.impl.meta)
            storage_of(grad.impl).cow = True
            kept_meta = kept.autograd_meta_
            assert kept_meta is not None
            kept_meta.extra = {"no_node": True}
        else:
            kept = grad.handle()
        meta.grad_ = kept
        if note is not None:
            note.retained(hook, kept)
    if note is not None:
        note.hook_ended(opened, grad, None)


def run_post_hooks(node: GradNodeBase, outs: list[Any], ins: list[Any], plain: bool, note: Any) -> list[Any]:
    """Call the node's post hooks with flat tuples of Tensors (outputs, inputs); each gives the outputs to use."""
    extra = node.extra
    if extra is None:
        return outs
    flat_metas = [m for entry in node.out_metas for m in (entry if type(entry) is list else [entry])]
    for hook in _in_order(extra.post):
        shape = [len(o) if type(o) is list else -1 for o in outs]
        flat = [v for o in outs for v in (o if type(o) is list else [o])]
        # A missing list output stands for all its ranks in the metas, but for one undefined entry here.
        metas = flat_metas if len(flat_metas) == len(flat) else [None] * len(flat)
        as_out = tuple(None if v is None else as_tensor(v, m) for v, m in zip(flat, metas, strict=True))
        as_in = tuple(v for entry in ins for v in (entry if type(entry) is list else [entry]))
        as_in = tuple(None if v is None else as_tensor(v, None) for v in as_in)
        opened = None if note is None else note.hook_began(hook, None)
        try:
            result = hook.fn(as_out, as_in)
        except Exception as exc:
            if note is not None:
                note.hook_failed(opened, exc)
            raise errors.external_from(exc, what=f"the post hook {name_of(hook.fn)}", node=node.name()) from exc
        if not isinstance(result, (list, tuple)):
            raise errors.invalid_type(
                f"argument must be list or tuple, but got {type(result).__name__}", node=node.name()
            )
        for item in result:
            if item is not None and not isinstance(item, Tensor):
                raise errors.invalid_type(f"argument must be Tensor, but got {type(item).__name__}", node=node.name())
        if len(result) != len(flat):
            raise errors.invalid_argument(
                f"A post hook must return {len(flat)} tensors, but {name_of(hook.fn)} returned {len(result)}.",
                node=node.name(),
            )
        if note is not None:
            note.hook_ended(opened, None, None)
        for had, has in zip(as_out, result, strict=True):
            if had is not None and has is not None and has.impl is not None:
                _alike(node, had.impl.meta, has.impl.meta)
        given = list(result)
        outs = []
        edges = node.edges
        for i, n in enumerate(shape):
            taken = [given.pop(0) for _ in range(1 if n < 0 else n)]
            to_leaf = type(edges[i]) is tuple and edges[i][0].is_leaf_
            if plain:
                taken = [None if t is None else settle(t, to_leaf) for t in taken]
            outs.append(taken[0] if n < 0 else taken)
    return outs


def run_reduce_hooks(node: GradNodeBase, note: Any) -> None:
    """Call a leaf's reduce hooks, in registration order."""
    extra = node.extra
    if extra is None:
        return
    for hook_id in list(extra.reduce):  # one that is added meanwhile runs from the next pass on
        hook = extra.reduce.get(hook_id)
        if hook is None:
            continue
        opened = None if note is None else note.hook_began(hook, None)
        try:
            hook.fn()
        except Exception as exc:
            if note is not None:
                note.hook_failed(opened, exc)
            raise errors.external_from(exc, what=f"the backward hook {name_of(hook.fn)}", node=node.name()) from exc
        if note is not None:
            note.hook_ended(opened, None, None)


def apply_to_lists(node: GradNodeBase, grads: list[list[Any]]) -> list[list[Any]]:
    """`ApplyGradientHooks` on grads[slot][rank] of Tensors."""
    slots: list[Any] = [list(g) if is_list else g[0] for g, is_list in zip(grads, node.in_lists_, strict=True)]
    slots = apply_gradient_hooks(node, slots, False, (), None)
    return [list(s) if is_list else [s] for s, is_list in zip(slots, node.in_lists_, strict=True)]
