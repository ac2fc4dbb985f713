"""The backward of a PyLayer as a node's formulas: gradients in as Tensors, the user's call, what it gave checked.

Texts of errors follow Paddle's. Shapes are not checked, as in Paddle, but a gradient of another shape is told as a
finding (and refused under `--guard`); dtypes are brought to those of the nodes that receive them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gradscope.core import errors, flags, observer
from gradscope.core.controller import HAS_GRAD
from gradscope.core.eager.bindings import R
from gradscope.core.eager.hooks import as_tensor, settle
from gradscope.core.tensor import Tensor

if TYPE_CHECKING:
    from gradscope.core.eager.py_layer import GradNodePyLayer


def call_backward(node: GradNodePyLayer, F: Any, grads: tuple[Any, ...]) -> list[Any]:
    """Run the user's backward with `grads` (one per output, a list for a list of outputs).

    Returns one entry per tensor input. Raises External (OSError) for an exception in it, InvalidArgument (ValueError)
    for a wrong number or kind of gradients.
    """
    ctx = node.ctx
    args = [
        [_given(node, g, m) for g, m in zip(grad, meta, strict=True)] if is_list else _given(node, grad, meta)
        for grad, meta, is_list in zip(grads, node.in_metas, node.in_lists_, strict=True)
    ]
    if flags.fast.guard:
        _refuse_overwritten(node)
    token = HAS_GRAD.set(not F.plain and HAS_GRAD.get())
    try:
        result = ctx._forward_cls.backward(ctx, *args)
    except Exception as exc:
        raise errors.external_from(exc, what=f"{node.layer.__name__}.backward", node=node.name()) from exc
    finally:
        HAS_GRAD.reset(token)
    given = result if isinstance(result, tuple) else (result,)
    slots = len(node.edges)
    if len(given) > slots:
        raise errors.invalid_argument(
            f"{node.name()} : The number of outputs of `PyLayer.backward` should be {slots}, but received "
            f"{len(given)}.",
            node=node.name(),
            remedy="return one gradient per tensor that forward takes",
        )
    return [_taken(node, slot, given, F.plain) for slot in range(slots)]


def _refuse_overwritten(node: GradNodePyLayer) -> None:
    """Under `--guard`: PermissionDenied (RuntimeError) for a saved tensor whose version has moved, which nobody checks
    otherwise."""
    for at, (impl, version) in enumerate(zip(node.saved_tensor_impl, node.saved_tensor_version, strict=True)):
        now = getattr(impl, "version", version)
        if now != version:
            raise errors.permission_denied(
                f"saved_tensor()[{at}] of {node.name()} was modified in place: its version is {now}, it was saved at "
                f"{version}.",
                node=node.name(),
                remedy="save a clone(), or write before it is saved; without --guard backward sees the new values",
            )


def _given(node: GradNodePyLayer, value: Any, meta: Any) -> Any:
    """A gradient as the user's backward gets it."""
    if value is None:
        return None
    grad = as_tensor(value, meta)
    if meta is not None and grad.impl.meta.dtype != meta.dtype and node.ctx.grad_in_dtype_consistent:
        if isinstance(value, Tensor) and not value.stop_gradient:
            return R.cast(value, meta.data_type)
        return as_tensor(cast_plain(grad.impl.array, meta.dtype), meta)
    return grad


def _taken(node: GradNodePyLayer, slot: int, given: tuple[Any, ...], plain: bool) -> Any:
    """What the user's backward gave for one tensor input (a list for a list of them), as the engine passes it on."""
    edge = node.edges[slot]
    is_list = type(edge) is list
    stops = all(one is None for one in edge) if is_list else edge is None
    if slot >= len(given):
        if not stops:
            raise errors.invalid_argument(
                f"{node.name()}'s backward function should not return empty at {slot} position.",
                node=node.name(),
                remedy="return one gradient (or None) per tensor that forward takes",
            )
        return None
    value = given[slot]
    if stops:
        whole = getattr(node, "origin", node).edges[slot]
        cut = any(one is not None for one in whole) if is_list else whole is not None
        if cut and not flags.fast.strict:  # paddle.grad does not ask for this one; the user's backward need not know
            return None
        if value is not None and not (is_list and isinstance(value, (list, tuple))):
            raise errors.invalid_argument(
                f"{node.name()}'s backward function should return None at {slot} position, because it's forward "
                "Tensor's stopgradient is true.",
                node=node.name(),
            )
        return None
    if not is_list:
        if value is not None and not isinstance(value, Tensor):
            raise errors.invalid_argument(
                f"{node.name()} : We can only support Tensor or None for backward output, , but got "
                f"{type(value).__name__}, please check your PyLayer code and make it fits",
                node=node.name(),
            )
        return _passed_on(node, slot, 0, value, edge, node.out_metas[slot], plain)
    if value is None:
        return None
    if not isinstance(value, (list, tuple)):
        raise errors.invalid_argument(
            f"argument must be list or tuple, but got {type(value).__name__}",
            node=node.name(),
            remedy=f"return a list of gradients at position {slot}: forward takes a list of tensors there",
        )
    for at, one in enumerate(value):
        if one is not None and not isinstance(one, Tensor):
            raise errors.invalid_argument(
                f"argument must be list of Tensor, but got {type(one).__name__} at pos {at}", node=node.name()
            )
    if len(value) < len(edge):
        raise errors.fatal(
            f"Rank of grad_output_tensors should be less than grad_output_tensors[i].size(), which is: {len(value)}. "
            "This error may indicate autoprune or autograd api error. ",
            node=node.name(),
            remedy=f"return {len(edge)} gradients (or None) in the list at position {slot}",
        )
    metas = node.out_metas[slot]
    return [
        None if edge[rank] is None else _passed_on(node, slot, rank, value[rank], edge[rank], metas[rank], plain)
        for rank in range(len(edge))
    ]


def _passed_on(node: GradNodePyLayer, slot: int, rank: int, value: Any, edge: Any, meta: Any, plain: bool) -> Any:
    """One gradient: told when its shape is another, cast where the receiving node expects its own dtype."""
    if value is None or value.impl is None:
        return None
    target = edge[0]
    if value.impl.is_dense and meta is not None and value.impl.meta is not meta:
        if value.impl.meta.dims != meta.dims and not flags.fast.strict:
            _told(node, slot, rank, meta.dims, value.impl.meta.dims)
        free = target.is_leaf_ or (target.kind_ == "pylayer" and not target.cleared and not _consistent(target))
        if value.impl.meta.dtype != meta.dtype and not free:
            if not plain and not value.stop_gradient:
                value = R.cast(value, meta.data_type)
            else:
                array = cast_plain(value.impl.array, meta.dtype)
                return array if plain else as_tensor(array, None)
    return settle(value, target.is_leaf_) if plain else value


def _consistent(node: Any) -> bool:
    return bool(node.ctx.grad_in_dtype_consistent)


def _told(node: GradNodePyLayer, slot: int, rank: int, want: tuple[int, ...], got: tuple[int, ...]) -> None:
    text = (
        f"{node.layer.__name__}.backward gave a gradient of shape {list(got)} for input {slot}, whose shape is "
        f"{list(want)}"
    )
    if observer.current is not None:
        observer.current.pylayer_shape(node, slot, rank, want, got, text)
    if flags.fast.guard:
        raise errors.invalid_argument(
            f"{text}.",
            node=node.name(),
            remedy="return a gradient of the input's shape; without --guard it flows on as it is",
        )


def cast_plain(array: Any, dtype: Any) -> Any:
    """An array in another dtype; of a complex one that becomes real the real part."""
    return (array.real if array.dtype.kind == "c" and dtype.kind != "c" else array).astype(dtype)
