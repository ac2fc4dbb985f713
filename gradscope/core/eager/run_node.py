"""What one pop does to a node besides the queue: zero fill, hooks, formulas, post hooks; for the engine and by hand."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core import errors, flags
from gradscope.core.controller import AMP_STATE
from gradscope.core.eager import paddle_orders
from gradscope.core.eager.autograd_meta import new_meta
from gradscope.core.eager.bindings import K_GPU, K, R
from gradscope.core.eager.complex_grads import complex_formulas, touches_complex
from gradscope.core.eager.grad_node_info import GradNodeBase
from gradscope.core.eager.guarding import check_saved
from gradscope.core.eager.hooks import apply_gradient_hooks, as_tensor, run_post_hooks
from gradscope.core.eager.nan_inf import check_nan_inf, one_formula
from gradscope.core.eager.undense import binding_for_any, empty_gradient, make_kind
from gradscope.core.phi.kernel_key import NOT_DENSE, Backend
from gradscope.core.phi.sparse_base import NotDense
from gradscope.core.place import array_module
from gradscope.core.tensor import Tensor, make_tensor


def freed(node: GradNodeBase) -> errors.FatalError:
    """The error for a node whose saved values are gone."""
    return errors.fatal(
        f"The TensorWrappers of {node.name()} do not exist. This may be because:\n"
        "You calculate backward twice for the same subgraph without setting retain_graph=True. Please set "
        "retain_graph=True in the first backward/grad call.",
        node=node.name(),
        remedy="backward(retain_graph=True) in the first call, or run the forward again",
    )


def binding_of(node: GradNodeBase, create_graph: bool) -> Any:
    """R under create_graph, else the kernels of the node's place."""
    if create_graph:
        return R
    meta = node.in_metas if node.single_ else next((m for m in node.in_metas if m is not None), None)
    if type(meta) is list:
        meta = meta[0]
    return K if meta is None or meta.place.backend == Backend.CPU else K_GPU


def zeros_for(meta: Any, F: Any) -> Any:
    """A zero gradient for a slot meta, None when no meta is known."""
    if meta is None:
        return None
    if meta.layout in NOT_DENSE:
        array = empty_gradient(meta)
        return array if F.plain else make_kind(array)
    array = array_module(meta.place).zeros(meta.dims, meta.dtype)
    return array if F.plain else make_tensor(array, meta)


def fill_undefined(node: GradNodeBase, slots: list[Any], F: Any) -> set[tuple[int, int]]:
    """Put zeros where a gradient is undefined, in place; returns the (slot, rank) pairs that were filled."""
    filled: set[tuple[int, int]] = set()
    if node.keep_undefined_:
        return filled
    for slot, value in enumerate(slots):
        meta = node.in_metas if node.single_ else node.in_metas[slot]
        if type(value) is list:
            for rank, one in enumerate(value):
                if one is None:
                    value[rank] = zeros_for(meta[rank], F)
                    filled.add((slot, rank))
        elif value is None:
            slots[slot] = zeros_for(meta, F)
            filled.add((slot, 0))
    return filled


def to_arrays(slots: list[Any]) -> bool:
    """Replace Tensors by their arrays, in place; says whether one of them is not dense."""
    odd = False
    for slot, value in enumerate(slots):
        if type(value) is np.ndarray:
            continue
        if type(value) is list:
            odd = to_arrays(value) or odd
            continue
        if isinstance(value, Tensor):
            value = slots[slot] = value.impl.array
        odd = odd or isinstance(value, NotDense)
    return odd


def run_formulas(node: GradNodeBase, F: Any, slots: list[Any]) -> list[Any]:
    """The node's formulas on its incoming gradients. Under create_graph AMP is off and outputs want gradients."""
    if flags.fast.guard:
        check_saved(node)
    if F.plain:
        outs = _formulas(node, F, slots)
        if flags.fast.check_nan_inf:
            check_outputs(node, outs)
        return outs
    token = AMP_STATE.set(None)
    try:
        outs = _formulas(node, F, slots)
    finally:
        AMP_STATE.reset(token)
    if flags.fast.check_nan_inf:
        check_outputs(node, outs)
    for out in outs:
        for one in out if type(out) is list else [out]:
            if one is not None and one.autograd_meta_ is None:
                one.autograd_meta_ = new_meta(False)
                one.autograd_meta_.extra = {"no_node": True}
    return outs


def _formulas(node: GradNodeBase, F: Any, slots: list[Any]) -> list[Any]:
    if flags.fast.check_nan_inf and not F.plain and not node.foreign_:
        with one_formula():
            return _outs(node, F, slots)
    return _outs(node, F, slots)


def _outs(node: GradNodeBase, F: Any, slots: list[Any]) -> list[Any]:
    if flags.fast.complex and not node.foreign_ and touches_complex(node):
        return complex_formulas(node, F, slots)
    if flags.fast.strict and not F.plain and paddle_orders.applies(node):
        return paddle_orders.run_as_paddle(node, binding_of(node, False), slots)
    return list(node.backward(F, *slots))


def check_outputs(node: GradNodeBase, outs: list[Any]) -> None:
    """FLAGS_check_nan_inf for what a node gives."""
    check_nan_inf(f"{node.op_}_grad" if node.op_ else node.name(), *outs, node=node, backward=True)


def call_by_hand(node: GradNodeBase, grads: list[list[Any]], create_graph: bool, is_new_grad: bool) -> list[list[Any]]:
    """See GradNodeBase.__call__."""
    if node.is_leaf_:
        return _call_leaf(node, grads, create_graph, is_new_grad)
    if node.cleared:
        raise freed(node)
    if len(grads) != len(node.in_lists_):
        raise errors.fatal(f"{node.name()} takes {len(node.in_lists_)} in slots, got {len(grads)}", node=node.name())
    F = binding_of(node, create_graph)
    slots: list[Any] = [
        list(entry) if is_list else (entry[0] if entry else None)
        for entry, is_list in zip(grads, node.in_lists_, strict=True)
    ]
    slots = [[_given(v) for v in s] if type(s) is list else _given(s) for s in slots]
    filled = fill_undefined(node, slots, F)
    if node.extra is not None and node.extra.hooks:
        slots = apply_gradient_hooks(node, slots, F.plain, filled, None)
    if F.plain and to_arrays(slots):
        F = binding_for_any(slots, F)
    outs = run_formulas(node, F, slots)
    if node.extra is not None and node.extra.post:
        outs = run_post_hooks(node, outs, slots, F.plain, None)
    return _as_lists(node, outs)


def _given(value: Any) -> Any:
    if value is None or (isinstance(value, Tensor) and value.impl is None):
        return None
    if isinstance(value, np.ndarray):
        return value
    if not isinstance(value, Tensor):
        raise errors.invalid_type(f"a node takes Tensors or None, not {type(value).__name__}")
    return value


def _as_lists(node: GradNodeBase, outs: list[Any]) -> list[list[Any]]:
    lists: list[list[Any]] = []
    for slot, edge in enumerate(node.edges):
        out, meta = outs[slot], node.out_metas[slot]
        if type(edge) is list:
            values = out if out is not None else [None] * len(edge)
            lists.append([None if v is None else as_tensor(v, m) for v, m in zip(values, meta, strict=True)])
        else:
            lists.append([None if out is None else as_tensor(out, meta)])
    return lists


def _call_leaf(node: Any, grads: list[list[Any]], create_graph: bool, is_new_grad: bool) -> list[list[Any]]:
    from gradscope.core.eager.hooks import run_reduce_hooks
    from gradscope.core.eager.leaf_grad import accumulate

    if len(grads) != 1 or len(grads[0]) != 1:
        raise errors.fatal(f"GradNodeAccumulation takes one slot of one gradient, but got {grads!r}", node=node.name())
    slots: list[Any] = [_given(grads[0][0])]
    if node.extra is not None and node.extra.hooks:
        slots = apply_gradient_hooks(node, slots, not create_graph, (), None)
    if not is_new_grad:
        if slots[0] is not None:
            accumulate(node, slots[0], create_graph)
        run_reduce_hooks(node, None)
    return [[None if slots[0] is None else as_tensor(slots[0], node.in_metas)]]
