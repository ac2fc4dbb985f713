"""`.grad`: accumulating into it, assigning to it, clearing it. One tensor's `.grad` never changes another's, except
under FLAGS_paddle_strict, where arrays are shared and added to in place as in Paddle."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core import errors, flags, observer
from gradscope.core.eager.accumulation_node import AccumulationNode
from gradscope.core.eager.autograd_meta import AutogradMeta, autograd_meta, new_meta
from gradscope.core.eager.bindings import R
from gradscope.core.eager.undense import add_undense, kind_tensor
from gradscope.core.phi.dense_tensor import dense, meta_of_array, set_array, shared_dense
from gradscope.core.phi.sparse_base import NotDense
from gradscope.core.place import array_module
from gradscope.core.tensor import Tensor

_new = object.__new__


def _gradient_meta(stop_gradient: bool) -> AutogradMeta:
    meta = new_meta(stop_gradient)
    meta.extra = {"no_node": True}
    return meta


def new_gradient(value: Any, slot_meta: Any) -> Tensor:
    """The Tensor that becomes `.grad`: a handle on a Tensor that carries a graph, else one over the array (shared with
    the engine and copied before anybody writes to it)."""
    if type(value) is not np.ndarray:
        if isinstance(value, NotDense):
            return kind_tensor(value, no_node=True)
        if isinstance(value, Tensor):
            impl = value.impl
            kept = shared_dense(impl.array, impl.meta) if impl.is_dense else impl.handle()
            return Tensor(kept, value.autograd_meta_, "")
    meta = slot_meta
    if meta is None or meta.dims != value.shape or meta.dtype != value.dtype:
        meta = meta_of_array(value)
    made: Tensor = _new(Tensor)
    made.impl = dense(value, meta) if flags.fast.strict else shared_dense(value, meta)
    made.autograd_meta_ = _gradient_meta(False)
    made.name_ = ""
    return made


def accumulate(node: AccumulationNode, value: Any, recorded: bool) -> tuple[str, Any, Any, Tensor | None]:
    """CopyOrAdd: bring `value` (array or Tensor) into the leaf's `.grad`.

    Returns (how, before, after, grad): how is `set`, `add`, `merge` (neither was dense) or `dropped` (the leaf is
    gone); before and after are arrays, SelectedRows or sparse tensors. A value of another dtype is cast to that of
    `.grad`.
    """
    meta = None if node.meta_ref is None else node.meta_ref()
    if meta is None:
        return "dropped", None, None, None
    grad = meta.grad_
    if grad is None or node.fake_empty:
        node.fake_empty = False
        if recorded and isinstance(value, Tensor):
            grad = value.handle()
        else:
            grad = new_gradient(value, node.in_metas)
        meta.grad_ = grad
        return "set", None, grad.impl.array, grad
    before = grad.impl.array
    if recorded and isinstance(value, Tensor):
        grad = meta.grad_ = R.add(grad, value)
        return "add", before, grad.impl.array, grad
    array = value.impl.array if isinstance(value, Tensor) else value
    if (type(array) is not np.ndarray and isinstance(array, NotDense)) or not grad.impl.is_dense:
        return _add_kinds(meta, grad, array)
    if array.dtype != before.dtype:
        array = array.real if array.dtype.kind == "c" and before.dtype.kind != "c" else array
        array = array.astype(before.dtype)
    if flags.fast.strict:
        grown = before
        if observer.current is not None:
            observer.current.about_to_write(before)
            before = before.copy()
        np.add(grown, array, out=grown)
        return "add", before, grown, grad
    total = np.add(before, array, out=...)  # type: ignore[call-overload, unused-ignore]
    if total.shape != before.shape:  # a hook changed the shape
        grad.impl.meta = meta_of_array(total)
        grad.impl.array, grad.impl.storage = total, None
    else:
        set_array(grad.impl, total)
    return "add", before, total, grad


def _add_kinds(meta: AutogradMeta, grad: Tensor, value: Any) -> tuple[str, Any, Any, Tensor]:
    """`.grad` plus a gradient where one of them is not dense: rows into a dense `.grad` stay in it, anything else gives
    a new one. Rows that were merged stop gradients, as in Paddle."""
    before = grad.impl.array
    total = add_undense(before, value, False)
    if grad.impl.is_dense and not isinstance(total, NotDense):
        set_array(grad.impl, total)
        return "add", before, total, grad
    how = "merge" if isinstance(before, NotDense) and isinstance(value, NotDense) else "add"
    stops, grad = grad.stop_gradient, new_gradient(total, None)
    if stops and grad.autograd_meta_ is not None:
        grad.autograd_meta_.stop_gradient_ = True
    meta.grad_ = grad
    return how, before, total, grad


def assign_grad(tensor: Tensor, value: Any) -> None:
    """`x.grad = value`: a copy of a Tensor of any shape, or None. InvalidArgument (ValueError) for anything else,
    PreconditionNotMet (RuntimeError) when there is a gradient of another dtype."""
    meta = autograd_meta(tensor)
    old = meta.grad_
    if value is None:
        meta.grad_ = None
    elif not isinstance(value, Tensor):
        raise errors.invalid_argument(f"argument (position 1) must be Tensor, but got {_type_name(value)}")
    elif old is not None and old.impl.meta.layout != value.impl.meta.layout:
        raise errors.precondition_not_met(
            f"Tensor {old.name_} has different type with Tensor {value.name_}, Tensor Copy cannot be performed!",
            remedy="set .grad to None first",
        )
    elif old is not None and old.impl.meta.data_type is not value.impl.meta.data_type:
        raise errors.precondition_not_met(
            f"Tensor {old.name_} has different data type with Tensor {value.name_}, Tensor Copy cannot be performed!",
            remedy="set .grad to None first, or cast the new gradient",
        )
    elif not value.impl.is_dense:
        meta.grad_ = kind_tensor(value.impl, True, no_node=True)  # it stops gradients then, as in Paddle
    elif old is not None and old.impl.meta.dims == value.impl.meta.dims:
        set_array(old.impl, value.impl.array.copy())
    else:
        meta.grad_ = Tensor(dense(value.impl.array.copy(), value.impl.meta), _gradient_meta(value.stop_gradient), "")
    if meta.edge is not None and isinstance(meta.edge[0], AccumulationNode):
        meta.edge[0].fake_empty = False
    if observer.current is not None:
        observer.current.grad_changed(tensor, "grad_cleared" if value is None else "grad_set", meta.grad_)


def _type_name(value: Any) -> str:
    kind = type(value)
    return kind.__name__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__name__}"


def clear_gradient(tensor: Tensor, set_to_zero: bool) -> None:
    """Zero `.grad` (the next gradient then replaces it) or drop it; a SelectedRows gradient is always dropped."""
    meta = tensor.autograd_meta_
    if meta is None or meta.grad_ is None:
        return
    grad = meta.grad_
    if not set_to_zero or not grad.impl.is_dense:
        meta.grad_ = None
    else:
        if flags.fast.strict:
            if observer.current is not None:
                observer.current.about_to_write(grad.impl.array)
            grad.impl.array[...] = 0
        else:
            impl_meta = grad.impl.meta
            xp = np if impl_meta.place.text == "cpu" else array_module(impl_meta.place)
            zeros = xp.zeros  # memory that is not touched until somebody reads it
            set_array(grad.impl, zeros(impl_meta.dims, impl_meta.dtype))
        if meta.edge is not None and isinstance(meta.edge[0], AccumulationNode):
            meta.edge[0].fake_empty = True
        elif meta.edge is None:
            meta.note("fake_empty", True)
    if observer.current is not None:
        observer.current.grad_changed(tensor, "grad_cleared", meta.grad_)
