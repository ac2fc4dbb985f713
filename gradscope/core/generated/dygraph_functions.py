"""Layer ③, the autograd functions: AMP, promotion, whether a GradNode is needed, what it keeps, who made the output.

Generated from ops/*.yaml; do not edit. Order of work as in Paddle: node and saved inputs before the kernel; edges,
history and saved outputs after it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradscope.core import observer
from gradscope.core.controller import AMP_STATE, HAS_GRAD
from gradscope.core.eager import saved_hooks
from gradscope.core.eager.amp import cast_inputs
from gradscope.core.eager.grad_node_info import IN, OUT
from gradscope.core.eager.inplace import bump_inplace_version, check_inplace
from gradscope.core.eager.promotion import promote_inplace, promote_types
from gradscope.core.eager.tensor_wrapper import pack_saved
from gradscope.core.eager.utils import (
    any_requires_grad,
    check_nan_inf,
    grad_edge,
    grad_edges,
    rebase_history,
    set_history,
    set_history_slots,
)
from gradscope.core.flags import fast
from gradscope.core.generated import api, infos, nodes
from gradscope.core.phi.dense_tensor import dense
from gradscope.core.place import Place
from gradscope.core.tensor import Tensor

_new = object.__new__


def add_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ add -> AddGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.ADD, x, y)
    if x.impl.meta.data_type is not y.impl.meta.data_type:
        x, y = promote_types(infos.ADD, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.ADD, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and HAS_GRAD.get():
        node = _new(nodes.AddGradNode)
    out = api.add(x, y)
    if fast.check_nan_inf:
        check_nan_inf("add", out)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = (x.impl.meta, y.impl.meta)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def add__ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ add_ -> AddGradNode, x is overwritten."""
    if x.impl.meta.data_type is not y.impl.meta.data_type:
        x, y = promote_inplace(infos.ADD_, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.ADD_, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    require_any_grad = (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and HAS_GRAD.get()
    check_inplace(infos.ADD_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = _new(nodes.AddGradNode)
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = (x.impl.meta, y.impl.meta)
    api.add_(x, y)
    if fast.check_nan_inf:
        check_nan_inf("add_", x)
    bump_inplace_version(x)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def subtract_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ subtract -> SubtractGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.SUBTRACT, x, y)
    if x.impl.meta.data_type is not y.impl.meta.data_type:
        x, y = promote_types(infos.SUBTRACT, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.SUBTRACT, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and HAS_GRAD.get():
        node = _new(nodes.SubtractGradNode)
    out = api.subtract(x, y)
    if fast.check_nan_inf:
        check_nan_inf("subtract", out)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = (x.impl.meta, y.impl.meta)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def subtract__ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ subtract_ -> SubtractGradNode, x is overwritten."""
    if x.impl.meta.data_type is not y.impl.meta.data_type:
        x, y = promote_inplace(infos.SUBTRACT_, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.SUBTRACT_, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    require_any_grad = (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and HAS_GRAD.get()
    check_inplace(infos.SUBTRACT_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = _new(nodes.SubtractGradNode)
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = (x.impl.meta, y.impl.meta)
    api.subtract_(x, y)
    if fast.check_nan_inf:
        check_nan_inf("subtract_", x)
    bump_inplace_version(x)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def multiply_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ multiply -> MultiplyGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.MULTIPLY, x, y)
    if x.impl.meta.data_type is not y.impl.meta.data_type:
        x, y = promote_types(infos.MULTIPLY, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.MULTIPLY, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and HAS_GRAD.get():
        node = _new(nodes.MultiplyGradNode)
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, IN)
    out = api.multiply(x, y)
    if fast.check_nan_inf:
        check_nan_inf("multiply", out)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = (x.impl.meta, y.impl.meta)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def multiply__ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ multiply_ -> MultiplyGradNode, x is overwritten; its old value is copied, the formula needs it."""
    if x.impl.meta.data_type is not y.impl.meta.data_type:
        x, y = promote_inplace(infos.MULTIPLY_, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.MULTIPLY_, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    require_any_grad = (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and HAS_GRAD.get()
    check_inplace(infos.MULTIPLY_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = _new(nodes.MultiplyGradNode)
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = (x.impl.meta, y.impl.meta)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, IN)
    api.multiply_(x, y)
    if fast.check_nan_inf:
        check_nan_inf("multiply_", x)
    bump_inplace_version(x)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def divide_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ divide -> DivideGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.DIVIDE, x, y)
    if x.impl.meta.data_type is not y.impl.meta.data_type:
        x, y = promote_types(infos.DIVIDE, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.DIVIDE, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and HAS_GRAD.get():
        node = _new(nodes.DivideGradNode)
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, IN)
    out = api.divide(x, y)
    if fast.check_nan_inf:
        check_nan_inf("divide", out)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = (x.impl.meta, y.impl.meta)
        set_history(node, out)
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, OUT)
    if op is not None:
        op.ended((out,), node)
    return out


def divide__ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ divide_ -> DivideGradNode, x is overwritten."""
    if x.impl.meta.data_type is not y.impl.meta.data_type:
        x, y = promote_inplace(infos.DIVIDE_, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.DIVIDE_, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    require_any_grad = (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and HAS_GRAD.get()
    check_inplace(infos.DIVIDE_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = _new(nodes.DivideGradNode)
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = (x.impl.meta, y.impl.meta)
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, IN)
    api.divide_(x, y)
    if fast.check_nan_inf:
        check_nan_inf("divide_", x)
    bump_inplace_version(x)
    if node is not None:
        rebase_history(node, x)
        node.out_impl = out_impl = x.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, OUT)
    if op is not None:
        op.ended((x,), node)
    return x


def scale_ad_func(x: Tensor, scale: Any = 1.0, bias: Any = 0.0, bias_after_scale: bool = True) -> Tensor:
    """③ scale -> ScaleGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SCALE, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.SCALE, (x,), (scale, bias, bias_after_scale))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.ScaleGradNode)
        node.scale = scale
    out = api.scale(x, scale, bias, bias_after_scale)
    if fast.check_nan_inf:
        check_nan_inf("scale", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def scale__ad_func(x: Tensor, scale: Any = 1.0, bias: Any = 0.0, bias_after_scale: bool = True) -> Tensor:
    """③ scale_ -> ScaleGradNode, x is overwritten."""
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.SCALE_, (x,), (scale, bias, bias_after_scale))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get()
    check_inplace(infos.SCALE_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = _new(nodes.ScaleGradNode)
        node.scale = scale
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.scale_(x, scale, bias, bias_after_scale)
    if fast.check_nan_inf:
        check_nan_inf("scale_", x)
    bump_inplace_version(x)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def div_scale_ad_func(x: Tensor, scale: Any = 1.0) -> Tensor:
    """③ div_scale -> DivScaleGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.DIV_SCALE, x)
    op = None if observer.current is None else observer.current.op_began(infos.DIV_SCALE, (x,), (scale,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.DivScaleGradNode)
        node.scale = scale
    out = api.div_scale(x, scale)
    if fast.check_nan_inf:
        check_nan_inf("div_scale", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def div_scale__ad_func(x: Tensor, scale: Any = 1.0) -> Tensor:
    """③ div_scale_ -> DivScaleGradNode, x is overwritten."""
    op = None if observer.current is None else observer.current.op_began(infos.DIV_SCALE_, (x,), (scale,))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get()
    check_inplace(infos.DIV_SCALE_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = _new(nodes.DivScaleGradNode)
        node.scale = scale
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.div_scale_(x, scale)
    if fast.check_nan_inf:
        check_nan_inf("div_scale_", x)
    bump_inplace_version(x)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def pow_ad_func(x: Tensor, y: Any = 1.0) -> Tensor:
    """③ pow -> PowGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.POW, x)
    op = None if observer.current is None else observer.current.op_began(infos.POW, (x,), (y,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.PowGradNode)
        node.y = y
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, IN)
    out = api.pow(x, y)
    if fast.check_nan_inf:
        check_nan_inf("pow", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def pow__ad_func(x: Tensor, y: Any = 1.0) -> Tensor:
    """③ pow_ -> PowGradNode, x is overwritten; its old value is copied, the formula needs it."""
    op = None if observer.current is None else observer.current.op_began(infos.POW_, (x,), (y,))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get()
    check_inplace(infos.POW_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = _new(nodes.PowGradNode)
        node.y = y
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if saved_hooks.active:
            pack_saved(node, IN)
    api.pow_(x, y)
    if fast.check_nan_inf:
        check_nan_inf("pow_", x)
    bump_inplace_version(x)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def elementwise_pow_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ elementwise_pow -> ElementwisePowGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.ELEMENTWISE_POW, x, y)
    if x.impl.meta.data_type is not y.impl.meta.data_type:
        x, y = promote_types(infos.ELEMENTWISE_POW, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.ELEMENTWISE_POW, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and HAS_GRAD.get():
        node = _new(nodes.ElementwisePowGradNode)
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, IN)
    out = api.elementwise_pow(x, y)
    if fast.check_nan_inf:
        check_nan_inf("elementwise_pow", out)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = (x.impl.meta, y.impl.meta)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def maximum_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ maximum -> MaximumGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.MAXIMUM, x, y)
    if x.impl.meta.data_type is not y.impl.meta.data_type:
        x, y = promote_types(infos.MAXIMUM, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.MAXIMUM, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and HAS_GRAD.get():
        node = _new(nodes.MaximumGradNode)
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, IN)
    out = api.maximum(x, y)
    if fast.check_nan_inf:
        check_nan_inf("maximum", out)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = (x.impl.meta, y.impl.meta)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def minimum_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ minimum -> MinimumGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.MINIMUM, x, y)
    if x.impl.meta.data_type is not y.impl.meta.data_type:
        x, y = promote_types(infos.MINIMUM, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.MINIMUM, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and HAS_GRAD.get():
        node = _new(nodes.MinimumGradNode)
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, IN)
    out = api.minimum(x, y)
    if fast.check_nan_inf:
        check_nan_inf("minimum", out)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = (x.impl.meta, y.impl.meta)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def where_ad_func(condition: Tensor, x: Tensor, y: Tensor) -> Tensor:
    """③ where -> WhereGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        condition, x, y = cast_inputs(infos.WHERE, condition, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.WHERE, (condition, x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and HAS_GRAD.get():
        node = _new(nodes.WhereGradNode)
        node.condition_impl = condition_impl = condition.impl
        node.condition = condition_impl.array
        node.condition_version = 0 if condition_impl.storage is None else condition_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, IN)
    out = api.where(condition, x, y)
    if fast.check_nan_inf:
        check_nan_inf("where", out)
    if node is not None:
        node.edges = (
            None,
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = (condition.impl.meta, x.impl.meta, y.impl.meta)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def clip_ad_func(x: Tensor, min: Any, max: Any) -> Tensor:
    """③ clip -> ClipGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.CLIP, x)
    op = None if observer.current is None else observer.current.op_began(infos.CLIP, (x,), (min, max))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.ClipGradNode)
        node.min = min
        node.max = max
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, IN)
    out = api.clip(x, min, max)
    if fast.check_nan_inf:
        check_nan_inf("clip", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def clip__ad_func(x: Tensor, min: Any, max: Any) -> Tensor:
    """③ clip_ -> ClipGradNode, x is overwritten; its old value is copied, the formula needs it."""
    op = None if observer.current is None else observer.current.op_began(infos.CLIP_, (x,), (min, max))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get()
    check_inplace(infos.CLIP_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = _new(nodes.ClipGradNode)
        node.min = min
        node.max = max
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if saved_hooks.active:
            pack_saved(node, IN)
    api.clip_(x, min, max)
    if fast.check_nan_inf:
        check_nan_inf("clip_", x)
    bump_inplace_version(x)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def fill_ad_func(x: Tensor, value: Any = 0) -> Tensor:
    """③ fill -> FillGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.FILL, x)
    op = None if observer.current is None else observer.current.op_began(infos.FILL, (x,), (value,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.FillGradNode)
    out = api.fill(x, value)
    if fast.check_nan_inf:
        check_nan_inf("fill", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def fill__ad_func(x: Tensor, value: Any = 0) -> Tensor:
    """③ fill_ -> FillGradNode, x is overwritten."""
    op = None if observer.current is None else observer.current.op_began(infos.FILL_, (x,), (value,))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get()
    check_inplace(infos.FILL_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = _new(nodes.FillGradNode)
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.fill_(x, value)
    if fast.check_nan_inf:
        check_nan_inf("fill_", x)
    bump_inplace_version(x)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def exp_ad_func(x: Tensor) -> Tensor:
    """③ exp -> ExpGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.EXP, x)
    op = None if observer.current is None else observer.current.op_began(infos.EXP, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.ExpGradNode)
    out = api.exp(x)
    if fast.check_nan_inf:
        check_nan_inf("exp", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, OUT)
    if op is not None:
        op.ended((out,), node)
    return out


def exp__ad_func(x: Tensor) -> Tensor:
    """③ exp_ -> ExpGradNode, x is overwritten."""
    op = None if observer.current is None else observer.current.op_began(infos.EXP_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get()
    check_inplace(infos.EXP_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = _new(nodes.ExpGradNode)
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.exp_(x)
    if fast.check_nan_inf:
        check_nan_inf("exp_", x)
    bump_inplace_version(x)
    if node is not None:
        rebase_history(node, x)
        node.out_impl = out_impl = x.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, OUT)
    if op is not None:
        op.ended((x,), node)
    return x


def log_ad_func(x: Tensor) -> Tensor:
    """③ log -> LogGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.LOG, x)
    op = None if observer.current is None else observer.current.op_began(infos.LOG, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.LogGradNode)
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, IN)
    out = api.log(x)
    if fast.check_nan_inf:
        check_nan_inf("log", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def log__ad_func(x: Tensor) -> Tensor:
    """③ log_ -> LogGradNode, x is overwritten; its old value is copied, the formula needs it."""
    op = None if observer.current is None else observer.current.op_began(infos.LOG_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get()
    check_inplace(infos.LOG_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = _new(nodes.LogGradNode)
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if saved_hooks.active:
            pack_saved(node, IN)
    api.log_(x)
    if fast.check_nan_inf:
        check_nan_inf("log_", x)
    bump_inplace_version(x)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def sqrt_ad_func(x: Tensor) -> Tensor:
    """③ sqrt -> SqrtGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SQRT, x)
    op = None if observer.current is None else observer.current.op_began(infos.SQRT, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.SqrtGradNode)
    out = api.sqrt(x)
    if fast.check_nan_inf:
        check_nan_inf("sqrt", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, OUT)
    if op is not None:
        op.ended((out,), node)
    return out


def sqrt__ad_func(x: Tensor) -> Tensor:
    """③ sqrt_ -> SqrtGradNode, x is overwritten."""
    op = None if observer.current is None else observer.current.op_began(infos.SQRT_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get()
    check_inplace(infos.SQRT_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = _new(nodes.SqrtGradNode)
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.sqrt_(x)
    if fast.check_nan_inf:
        check_nan_inf("sqrt_", x)
    bump_inplace_version(x)
    if node is not None:
        rebase_history(node, x)
        node.out_impl = out_impl = x.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, OUT)
    if op is not None:
        op.ended((x,), node)
    return x


def square_ad_func(x: Tensor) -> Tensor:
    """③ square -> SquareGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SQUARE, x)
    op = None if observer.current is None else observer.current.op_began(infos.SQUARE, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.SquareGradNode)
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, IN)
    out = api.square(x)
    if fast.check_nan_inf:
        check_nan_inf("square", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def square__ad_func(x: Tensor) -> Tensor:
    """③ square_ -> SquareGradNode, x is overwritten; its old value is copied, the formula needs it."""
    op = None if observer.current is None else observer.current.op_began(infos.SQUARE_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get()
    check_inplace(infos.SQUARE_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = _new(nodes.SquareGradNode)
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if saved_hooks.active:
            pack_saved(node, IN)
    api.square_(x)
    if fast.check_nan_inf:
        check_nan_inf("square_", x)
    bump_inplace_version(x)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def abs_ad_func(x: Tensor) -> Tensor:
    """③ abs -> AbsGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ABS, x)
    op = None if observer.current is None else observer.current.op_began(infos.ABS, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.AbsGradNode)
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, IN)
    out = api.abs(x)
    if fast.check_nan_inf:
        check_nan_inf("abs", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def abs__ad_func(x: Tensor) -> Tensor:
    """③ abs_ -> AbsGradNode, x is overwritten; its old value is copied, the formula needs it."""
    op = None if observer.current is None else observer.current.op_began(infos.ABS_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get()
    check_inplace(infos.ABS_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = _new(nodes.AbsGradNode)
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if saved_hooks.active:
            pack_saved(node, IN)
    api.abs_(x)
    if fast.check_nan_inf:
        check_nan_inf("abs_", x)
    bump_inplace_version(x)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def sign_ad_func(x: Tensor) -> Tensor:
    """③ sign -> SignGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SIGN, x)
    op = None if observer.current is None else observer.current.op_began(infos.SIGN, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.SignGradNode)
    out = api.sign(x)
    if fast.check_nan_inf:
        check_nan_inf("sign", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def tanh_ad_func(x: Tensor) -> Tensor:
    """③ tanh -> TanhGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.TANH, x)
    op = None if observer.current is None else observer.current.op_began(infos.TANH, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.TanhGradNode)
    out = api.tanh(x)
    if fast.check_nan_inf:
        check_nan_inf("tanh", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, OUT)
    if op is not None:
        op.ended((out,), node)
    return out


def tanh__ad_func(x: Tensor) -> Tensor:
    """③ tanh_ -> TanhGradNode, x is overwritten."""
    op = None if observer.current is None else observer.current.op_began(infos.TANH_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get()
    check_inplace(infos.TANH_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = _new(nodes.TanhGradNode)
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.tanh_(x)
    if fast.check_nan_inf:
        check_nan_inf("tanh_", x)
    bump_inplace_version(x)
    if node is not None:
        rebase_history(node, x)
        node.out_impl = out_impl = x.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, OUT)
    if op is not None:
        op.ended((x,), node)
    return x


def sigmoid_ad_func(x: Tensor) -> Tensor:
    """③ sigmoid -> SigmoidGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SIGMOID, x)
    op = None if observer.current is None else observer.current.op_began(infos.SIGMOID, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.SigmoidGradNode)
    out = api.sigmoid(x)
    if fast.check_nan_inf:
        check_nan_inf("sigmoid", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, OUT)
    if op is not None:
        op.ended((out,), node)
    return out


def sigmoid__ad_func(x: Tensor) -> Tensor:
    """③ sigmoid_ -> SigmoidGradNode, x is overwritten."""
    op = None if observer.current is None else observer.current.op_began(infos.SIGMOID_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get()
    check_inplace(infos.SIGMOID_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = _new(nodes.SigmoidGradNode)
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.sigmoid_(x)
    if fast.check_nan_inf:
        check_nan_inf("sigmoid_", x)
    bump_inplace_version(x)
    if node is not None:
        rebase_history(node, x)
        node.out_impl = out_impl = x.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, OUT)
    if op is not None:
        op.ended((x,), node)
    return x


def relu_ad_func(x: Tensor) -> Tensor:
    """③ relu -> ReluGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.RELU, x)
    op = None if observer.current is None else observer.current.op_began(infos.RELU, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.ReluGradNode)
    out = api.relu(x)
    if fast.check_nan_inf:
        check_nan_inf("relu", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, OUT)
    if op is not None:
        op.ended((out,), node)
    return out


def relu__ad_func(x: Tensor) -> Tensor:
    """③ relu_ -> ReluGradNode, x is overwritten."""
    op = None if observer.current is None else observer.current.op_began(infos.RELU_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get()
    check_inplace(infos.RELU_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = _new(nodes.ReluGradNode)
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.relu_(x)
    if fast.check_nan_inf:
        check_nan_inf("relu_", x)
    bump_inplace_version(x)
    if node is not None:
        rebase_history(node, x)
        node.out_impl = out_impl = x.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, OUT)
    if op is not None:
        op.ended((x,), node)
    return x


def softmax_ad_func(x: Tensor, axis: int = -1) -> Tensor:
    """③ softmax -> SoftmaxGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SOFTMAX, x)
    op = None if observer.current is None else observer.current.op_began(infos.SOFTMAX, (x,), (axis,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.SoftmaxGradNode)
        node.axis = axis
    out = api.softmax(x, axis)
    if fast.check_nan_inf:
        check_nan_inf("softmax", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, OUT)
    if op is not None:
        op.ended((out,), node)
    return out


def softmax__ad_func(x: Tensor, axis: int = -1) -> Tensor:
    """③ softmax_ -> SoftmaxGradNode, x is overwritten."""
    op = None if observer.current is None else observer.current.op_began(infos.SOFTMAX_, (x,), (axis,))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get()
    check_inplace(infos.SOFTMAX_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = _new(nodes.SoftmaxGradNode)
        node.axis = axis
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.softmax_(x, axis)
    if fast.check_nan_inf:
        check_nan_inf("softmax_", x)
    bump_inplace_version(x)
    if node is not None:
        rebase_history(node, x)
        node.out_impl = out_impl = x.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, OUT)
    if op is not None:
        op.ended((x,), node)
    return x


def log_softmax_ad_func(x: Tensor, axis: int = -1) -> Tensor:
    """③ log_softmax -> LogSoftmaxGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.LOG_SOFTMAX, x)
    op = None if observer.current is None else observer.current.op_began(infos.LOG_SOFTMAX, (x,), (axis,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.LogSoftmaxGradNode)
        node.axis = axis
    out = api.log_softmax(x, axis)
    if fast.check_nan_inf:
        check_nan_inf("log_softmax", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, OUT)
    if op is not None:
        op.ended((out,), node)
    return out


def sum_ad_func(x: Tensor, axis: Sequence[int] = (), dtype: Any = None, keepdim: bool = False) -> Tensor:
    """③ sum -> SumGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SUM, x)
    op = None if observer.current is None else observer.current.op_began(infos.SUM, (x,), (axis, dtype, keepdim))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.SumGradNode)
        node.axis = axis
    out = api.sum(x, axis, dtype, keepdim)
    if fast.check_nan_inf:
        check_nan_inf("sum", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def mean_ad_func(x: Tensor, axis: Sequence[int] = (), keepdim: bool = False) -> Tensor:
    """③ mean -> MeanGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.MEAN, x)
    op = None if observer.current is None else observer.current.op_began(infos.MEAN, (x,), (axis, keepdim))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.MeanGradNode)
        node.axis = axis
    out = api.mean(x, axis, keepdim)
    if fast.check_nan_inf:
        check_nan_inf("mean", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def mean_all_ad_func(x: Tensor) -> Tensor:
    """③ mean_all -> MeanAllGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.MEAN_ALL, x)
    op = None if observer.current is None else observer.current.op_began(infos.MEAN_ALL, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.MeanAllGradNode)
    out = api.mean_all(x)
    if fast.check_nan_inf:
        check_nan_inf("mean_all", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def max_ad_func(x: Tensor, axis: Sequence[int] = (), keepdim: bool = False) -> Tensor:
    """③ max -> MaxGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.MAX, x)
    op = None if observer.current is None else observer.current.op_began(infos.MAX, (x,), (axis, keepdim))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.MaxGradNode)
        node.axis = axis
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, IN)
    out = api.max(x, axis, keepdim)
    if fast.check_nan_inf:
        check_nan_inf("max", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, OUT)
    if op is not None:
        op.ended((out,), node)
    return out


def min_ad_func(x: Tensor, axis: Sequence[int] = (), keepdim: bool = False) -> Tensor:
    """③ min -> MinGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.MIN, x)
    op = None if observer.current is None else observer.current.op_began(infos.MIN, (x,), (axis, keepdim))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.MinGradNode)
        node.axis = axis
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, IN)
    out = api.min(x, axis, keepdim)
    if fast.check_nan_inf:
        check_nan_inf("min", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, OUT)
    if op is not None:
        op.ended((out,), node)
    return out


def argmax_ad_func(
    x: Tensor, axis: int = 0, keepdims: bool = False, flatten: bool = False, dtype: Any = "int64"
) -> Tensor:
    """③ argmax, without a gradient."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ARGMAX, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.ARGMAX, (x,), (axis, keepdims, flatten, dtype))
    out = api.argmax(x, axis, keepdims, flatten, dtype)
    if fast.check_nan_inf:
        check_nan_inf("argmax", out)
    if op is not None:
        op.ended((out,), None)
    return out


def all_ad_func(x: Tensor, axis: Sequence[int] = (), keepdim: bool = False) -> Tensor:
    """③ all, without a gradient."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ALL, x)
    op = None if observer.current is None else observer.current.op_began(infos.ALL, (x,), (axis, keepdim))
    out = api.all(x, axis, keepdim)
    if fast.check_nan_inf:
        check_nan_inf("all", out)
    if op is not None:
        op.ended((out,), None)
    return out


def any_ad_func(x: Tensor, axis: Sequence[int] = (), keepdim: bool = False) -> Tensor:
    """③ any, without a gradient."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ANY, x)
    op = None if observer.current is None else observer.current.op_began(infos.ANY, (x,), (axis, keepdim))
    out = api.any(x, axis, keepdim)
    if fast.check_nan_inf:
        check_nan_inf("any", out)
    if op is not None:
        op.ended((out,), None)
    return out


def prod_ad_func(x: Tensor, axis: Sequence[int] = (), keepdim: bool = False, reduce_all: bool = False) -> Tensor:
    """③ prod -> ProdGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.PROD, x)
    op = None if observer.current is None else observer.current.op_began(infos.PROD, (x,), (axis, keepdim, reduce_all))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.ProdGradNode)
        node.axis = axis
        node.reduce_all = reduce_all
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, IN)
    out = api.prod(x, axis, keepdim, reduce_all)
    if fast.check_nan_inf:
        check_nan_inf("prod", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, OUT)
    if op is not None:
        op.ended((out,), node)
    return out


def cumprod_ad_func(x: Tensor, dim: int, exclusive: bool = False, reverse: bool = False) -> Tensor:
    """③ cumprod -> CumprodGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.CUMPROD, x)
    op = None if observer.current is None else observer.current.op_began(infos.CUMPROD, (x,), (dim, exclusive, reverse))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.CumprodGradNode)
        node.dim = dim
        node.exclusive = exclusive
        node.reverse = reverse
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, IN)
    out = api.cumprod(x, dim, exclusive, reverse)
    if fast.check_nan_inf:
        check_nan_inf("cumprod", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def p_norm_ad_func(
    x: Tensor,
    porder: float = 2,
    axis: int = -1,
    epsilon: float = 1.0e-12,
    keepdim: bool = False,
    asvector: bool = False,
) -> Tensor:
    """③ p_norm -> NormGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.P_NORM, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.P_NORM, (x,), (porder, axis, epsilon, keepdim, asvector))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.NormGradNode)
        node.porder = porder
        node.axis = axis
        node.asvector = asvector
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, IN)
    out = api.p_norm(x, porder, axis, epsilon, keepdim, asvector)
    if fast.check_nan_inf:
        check_nan_inf("p_norm", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, OUT)
    if op is not None:
        op.ended((out,), node)
    return out


def matmul_ad_func(x: Tensor, y: Tensor, transpose_x: bool = False, transpose_y: bool = False) -> Tensor:
    """③ matmul -> MatmulGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.MATMUL, x, y)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.MATMUL, (x, y), (transpose_x, transpose_y))
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and HAS_GRAD.get():
        node = _new(nodes.MatmulGradNode)
        node.transpose_x = transpose_x
        node.transpose_y = transpose_y
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, IN)
    out = api.matmul(x, y, transpose_x, transpose_y)
    if fast.check_nan_inf:
        check_nan_inf("matmul", out)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = (x.impl.meta, y.impl.meta)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def reshape_ad_func(x: Tensor, shape: Sequence[int]) -> Tensor:
    """③ reshape -> ReshapeGradNode; the output is a view of x."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.RESHAPE, x)
    op = None if observer.current is None else observer.current.op_began(infos.RESHAPE, (x,), (shape,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.ReshapeGradNode)
    out = api.reshape(x, shape)
    if fast.check_nan_inf:
        check_nan_inf("reshape", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def flatten_ad_func(x: Tensor, start_axis: int = 1, stop_axis: int = 1) -> Tensor:
    """③ flatten -> FlattenGradNode; the output is a view of x."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.FLATTEN, x)
    op = None if observer.current is None else observer.current.op_began(infos.FLATTEN, (x,), (start_axis, stop_axis))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.FlattenGradNode)
    out = api.flatten(x, start_axis, stop_axis)
    if fast.check_nan_inf:
        check_nan_inf("flatten", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def transpose_ad_func(x: Tensor, perm: Sequence[int]) -> Tensor:
    """③ transpose -> TransposeGradNode; the output is a view of x."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.TRANSPOSE, x)
    op = None if observer.current is None else observer.current.op_began(infos.TRANSPOSE, (x,), (perm,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.TransposeGradNode)
        node.perm = perm
    out = api.transpose(x, perm)
    if fast.check_nan_inf:
        check_nan_inf("transpose", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def squeeze_ad_func(x: Tensor, axis: Sequence[int] = ()) -> Tensor:
    """③ squeeze -> SqueezeGradNode; the output is a view of x."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SQUEEZE, x)
    op = None if observer.current is None else observer.current.op_began(infos.SQUEEZE, (x,), (axis,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.SqueezeGradNode)
    out = api.squeeze(x, axis)
    if fast.check_nan_inf:
        check_nan_inf("squeeze", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def unsqueeze_ad_func(x: Tensor, axis: Sequence[int] = ()) -> Tensor:
    """③ unsqueeze -> UnsqueezeGradNode; the output is a view of x."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.UNSQUEEZE, x)
    op = None if observer.current is None else observer.current.op_began(infos.UNSQUEEZE, (x,), (axis,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.UnsqueezeGradNode)
    out = api.unsqueeze(x, axis)
    if fast.check_nan_inf:
        check_nan_inf("unsqueeze", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def expand_ad_func(x: Tensor, shape: Sequence[int] = ()) -> Tensor:
    """③ expand -> ExpandGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.EXPAND, x)
    op = None if observer.current is None else observer.current.op_began(infos.EXPAND, (x,), (shape,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.ExpandGradNode)
    out = api.expand(x, shape)
    if fast.check_nan_inf:
        check_nan_inf("expand", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def concat_ad_func(x: list[Tensor], axis: int = 0) -> Tensor:
    """③ concat -> ConcatGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.CONCAT, x)
    op = None if observer.current is None else observer.current.op_began(infos.CONCAT, (x,), (axis,))
    node = None
    if any_requires_grad(x) and HAS_GRAD.get():
        node = _new(nodes.ConcatGradNode)
        node.axis = axis
    out = api.concat(x, axis)
    if fast.check_nan_inf:
        check_nan_inf("concat", out)
    if node is not None:
        node.edges = (grad_edges(x),)
        node.out_metas = ([t.impl.meta for t in x],)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def stack_ad_func(x: list[Tensor], axis: int = 0) -> Tensor:
    """③ stack -> StackGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.STACK, x)
    op = None if observer.current is None else observer.current.op_began(infos.STACK, (x,), (axis,))
    node = None
    if any_requires_grad(x) and HAS_GRAD.get():
        node = _new(nodes.StackGradNode)
        node.axis = axis
    out = api.stack(x, axis)
    if fast.check_nan_inf:
        check_nan_inf("stack", out)
    if node is not None:
        node.edges = (grad_edges(x),)
        node.out_metas = ([t.impl.meta for t in x],)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def split_ad_func(x: Tensor, sections: Sequence[int], axis: int = 0) -> list[Tensor]:
    """③ split -> SplitGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPLIT, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPLIT, (x,), (sections, axis))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.SplitGradNode)
        node.axis = axis
    out = api.split(x, sections, axis)
    if fast.check_nan_inf:
        check_nan_inf("split", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history_slots(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def split_with_num_ad_func(x: Tensor, num: int, axis: int = 0) -> list[Tensor]:
    """③ split_with_num -> SplitWithNumGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPLIT_WITH_NUM, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPLIT_WITH_NUM, (x,), (num, axis))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.SplitWithNumGradNode)
        node.axis = axis
    out = api.split_with_num(x, num, axis)
    if fast.check_nan_inf:
        check_nan_inf("split_with_num", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history_slots(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def unbind_ad_func(input: Tensor, axis: int = 0) -> list[Tensor]:
    """③ unbind -> UnbindGradNode; the output is a view of input."""
    if fast.amp and AMP_STATE.get() is not None:
        (input,) = cast_inputs(infos.UNBIND, input)
    op = None if observer.current is None else observer.current.op_began(infos.UNBIND, (input,), (axis,))
    input_autograd = input.autograd_meta_
    node = None
    if input_autograd is not None and not input_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.UnbindGradNode)
        node.axis = axis
    out = api.unbind(input, axis)
    if fast.check_nan_inf:
        check_nan_inf("unbind", out)
    if node is not None:
        node.edges = (grad_edge(input),)
        node.out_metas = (input.impl.meta,)
        set_history_slots(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def add_n_ad_func(inputs: list[Tensor]) -> Tensor:
    """③ add_n -> AddNGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (inputs,) = cast_inputs(infos.ADD_N, inputs)
    op = None if observer.current is None else observer.current.op_began(infos.ADD_N, (inputs,), ())
    node = None
    if any_requires_grad(inputs) and HAS_GRAD.get():
        node = _new(nodes.AddNGradNode)
    out = api.add_n(inputs)
    if fast.check_nan_inf:
        check_nan_inf("add_n", out)
    if node is not None:
        node.edges = (grad_edges(inputs),)
        node.out_metas = ([t.impl.meta for t in inputs],)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def cast_ad_func(x: Tensor, dtype: Any) -> Tensor:
    """③ cast -> CastGradNode."""
    op = None if observer.current is None else observer.current.op_began(infos.CAST, (x,), (dtype,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.CastGradNode)
    out = api.cast(x, dtype)
    if fast.check_nan_inf:
        check_nan_inf("cast", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def assign_ad_func(x: Tensor) -> Tensor:
    """③ assign -> AssignGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ASSIGN, x)
    op = None if observer.current is None else observer.current.op_began(infos.ASSIGN, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.AssignGradNode)
    out = api.assign(x)
    if fast.check_nan_inf:
        check_nan_inf("assign", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def slice_ad_func(
    input: Tensor,
    axes: Sequence[int],
    starts: Sequence[int],
    ends: Sequence[int],
    infer_flags: Sequence[int] = (),
    decrease_axis: Sequence[int] = (),
) -> Tensor:
    """③ slice -> SliceGradNode; the output is a view of input."""
    if fast.amp and AMP_STATE.get() is not None:
        (input,) = cast_inputs(infos.SLICE, input)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.SLICE, (input,), (axes, starts, ends, infer_flags, decrease_axis))
    input_autograd = input.autograd_meta_
    node = None
    if input_autograd is not None and not input_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.SliceGradNode)
        node.axes = axes
        node.starts = starts
        node.ends = ends
        node.decrease_axis = decrease_axis
    out = api.slice(input, axes, starts, ends, infer_flags, decrease_axis)
    if fast.check_nan_inf:
        check_nan_inf("slice", out)
    if node is not None:
        node.edges = (grad_edge(input),)
        node.out_metas = (input.impl.meta,)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def strided_slice_ad_func(
    x: Tensor, axes: Sequence[int], starts: Sequence[int], ends: Sequence[int], strides: Sequence[int]
) -> Tensor:
    """③ strided_slice -> StridedSliceGradNode; the output is a view of x."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.STRIDED_SLICE, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.STRIDED_SLICE, (x,), (axes, starts, ends, strides))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.StridedSliceGradNode)
        node.axes = axes
        node.starts = starts
        node.ends = ends
        node.strides = strides
    out = api.strided_slice(x, axes, starts, ends, strides)
    if fast.check_nan_inf:
        check_nan_inf("strided_slice", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def set_value_ad_func(
    x: Tensor,
    starts: Sequence[int],
    ends: Sequence[int],
    steps: Sequence[int],
    axes: Sequence[int],
    decrease_axes: Sequence[int],
    none_axes: Sequence[int],
    shape: Sequence[int],
    values: Sequence[Any],
) -> Tensor:
    """③ set_value -> SetValueGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SET_VALUE, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.SET_VALUE, (x,), (starts, ends, steps, axes, decrease_axes, none_axes, shape, values)
        )
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.SetValueGradNode)
        node.starts = starts
        node.ends = ends
        node.steps = steps
        node.axes = axes
        node.decrease_axes = decrease_axes
        node.none_axes = none_axes
    out = api.set_value(x, starts, ends, steps, axes, decrease_axes, none_axes, shape, values)
    if fast.check_nan_inf:
        check_nan_inf("set_value", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def set_value__ad_func(
    x: Tensor,
    starts: Sequence[int],
    ends: Sequence[int],
    steps: Sequence[int],
    axes: Sequence[int],
    decrease_axes: Sequence[int],
    none_axes: Sequence[int],
    shape: Sequence[int],
    values: Sequence[Any],
) -> Tensor:
    """③ set_value_ -> SetValueGradNode, x is overwritten."""
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.SET_VALUE_, (x,), (starts, ends, steps, axes, decrease_axes, none_axes, shape, values)
        )
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get()
    check_inplace(infos.SET_VALUE_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = _new(nodes.SetValueGradNode)
        node.starts = starts
        node.ends = ends
        node.steps = steps
        node.axes = axes
        node.decrease_axes = decrease_axes
        node.none_axes = none_axes
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.set_value_(x, starts, ends, steps, axes, decrease_axes, none_axes, shape, values)
    if fast.check_nan_inf:
        check_nan_inf("set_value_", x)
    bump_inplace_version(x)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def set_value_with_tensor_ad_func(
    x: Tensor,
    values: Tensor,
    starts: Sequence[int],
    ends: Sequence[int],
    steps: Sequence[int],
    axes: Sequence[int],
    decrease_axes: Sequence[int],
    none_axes: Sequence[int],
) -> Tensor:
    """③ set_value_with_tensor -> SetValueWithTensorGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        x, values = cast_inputs(infos.SET_VALUE_WITH_TENSOR, x, values)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.SET_VALUE_WITH_TENSOR, (x, values), (starts, ends, steps, axes, decrease_axes, none_axes)
        )
    x_autograd, values_autograd = x.autograd_meta_, values.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (values_autograd is not None and not values_autograd.stop_gradient_)
    ) and HAS_GRAD.get():
        node = _new(nodes.SetValueWithTensorGradNode)
        node.starts = starts
        node.ends = ends
        node.steps = steps
        node.axes = axes
        node.decrease_axes = decrease_axes
        node.none_axes = none_axes
    out = api.set_value_with_tensor(x, values, starts, ends, steps, axes, decrease_axes, none_axes)
    if fast.check_nan_inf:
        check_nan_inf("set_value_with_tensor", out)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            grad_edge(values),
        )
        node.out_metas = (x.impl.meta, values.impl.meta)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def set_value_with_tensor__ad_func(
    x: Tensor,
    values: Tensor,
    starts: Sequence[int],
    ends: Sequence[int],
    steps: Sequence[int],
    axes: Sequence[int],
    decrease_axes: Sequence[int],
    none_axes: Sequence[int],
) -> Tensor:
    """③ set_value_with_tensor_ -> SetValueWithTensorGradNode, x is overwritten."""
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.SET_VALUE_WITH_TENSOR_, (x, values), (starts, ends, steps, axes, decrease_axes, none_axes)
        )
    x_autograd, values_autograd = x.autograd_meta_, values.autograd_meta_
    require_any_grad = (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (values_autograd is not None and not values_autograd.stop_gradient_)
    ) and HAS_GRAD.get()
    check_inplace(infos.SET_VALUE_WITH_TENSOR_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = _new(nodes.SetValueWithTensorGradNode)
        node.starts = starts
        node.ends = ends
        node.steps = steps
        node.axes = axes
        node.decrease_axes = decrease_axes
        node.none_axes = none_axes
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            grad_edge(values),
        )
        node.out_metas = (x.impl.meta, values.impl.meta)
    api.set_value_with_tensor_(x, values, starts, ends, steps, axes, decrease_axes, none_axes)
    if fast.check_nan_inf:
        check_nan_inf("set_value_with_tensor_", x)
    bump_inplace_version(x)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def gather_ad_func(x: Tensor, index: Tensor, axis: int = 0) -> Tensor:
    """③ gather -> GatherGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        x, index = cast_inputs(infos.GATHER, x, index)
    op = None if observer.current is None else observer.current.op_began(infos.GATHER, (x, index), (axis,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.GatherGradNode)
        node.axis = axis
        node.index_impl = index_impl = index.impl
        node.index = index_impl.array
        node.index_version = 0 if index_impl.storage is None else index_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, IN)
    out = api.gather(x, index, axis)
    if fast.check_nan_inf:
        check_nan_inf("gather", out)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None,
        )
        node.out_metas = (x.impl.meta, index.impl.meta)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def index_elementwise_get_ad_func(x: Tensor, index: list[Tensor]) -> Tensor:
    """③ index_elementwise_get -> IndexElementwiseGetGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        x, index = cast_inputs(infos.INDEX_ELEMENTWISE_GET, x, index)
    op = None if observer.current is None else observer.current.op_began(infos.INDEX_ELEMENTWISE_GET, (x, index), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.IndexElementwiseGetGradNode)
        node.index_impl = index_impl = [t.impl for t in index]
        node.index = [t.array for t in index_impl]
        node.index_version = [0 if t.storage is None else t.storage.version for t in index_impl]
        if saved_hooks.active:
            pack_saved(node, IN)
    out = api.index_elementwise_get(x, index)
    if fast.check_nan_inf:
        check_nan_inf("index_elementwise_get", out)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            [None] * len(index),
        )
        node.out_metas = (x.impl.meta, [t.impl.meta for t in index])
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def equal_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ equal, without a gradient."""
    if fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.EQUAL, x, y)
    if x.impl.meta.data_type is not y.impl.meta.data_type:
        x, y = promote_types(infos.EQUAL, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.EQUAL, (x, y), ())
    out = api.equal(x, y)
    if fast.check_nan_inf:
        check_nan_inf("equal", out)
    if op is not None:
        op.ended((out,), None)
    return out


def not_equal_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ not_equal, without a gradient."""
    if fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.NOT_EQUAL, x, y)
    if x.impl.meta.data_type is not y.impl.meta.data_type:
        x, y = promote_types(infos.NOT_EQUAL, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.NOT_EQUAL, (x, y), ())
    out = api.not_equal(x, y)
    if fast.check_nan_inf:
        check_nan_inf("not_equal", out)
    if op is not None:
        op.ended((out,), None)
    return out


def less_than_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ less_than, without a gradient."""
    if fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.LESS_THAN, x, y)
    if x.impl.meta.data_type is not y.impl.meta.data_type:
        x, y = promote_types(infos.LESS_THAN, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.LESS_THAN, (x, y), ())
    out = api.less_than(x, y)
    if fast.check_nan_inf:
        check_nan_inf("less_than", out)
    if op is not None:
        op.ended((out,), None)
    return out


def less_equal_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ less_equal, without a gradient."""
    if fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.LESS_EQUAL, x, y)
    if x.impl.meta.data_type is not y.impl.meta.data_type:
        x, y = promote_types(infos.LESS_EQUAL, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.LESS_EQUAL, (x, y), ())
    out = api.less_equal(x, y)
    if fast.check_nan_inf:
        check_nan_inf("less_equal", out)
    if op is not None:
        op.ended((out,), None)
    return out


def greater_than_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ greater_than, without a gradient."""
    if fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.GREATER_THAN, x, y)
    if x.impl.meta.data_type is not y.impl.meta.data_type:
        x, y = promote_types(infos.GREATER_THAN, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.GREATER_THAN, (x, y), ())
    out = api.greater_than(x, y)
    if fast.check_nan_inf:
        check_nan_inf("greater_than", out)
    if op is not None:
        op.ended((out,), None)
    return out


def greater_equal_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ greater_equal, without a gradient."""
    if fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.GREATER_EQUAL, x, y)
    if x.impl.meta.data_type is not y.impl.meta.data_type:
        x, y = promote_types(infos.GREATER_EQUAL, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.GREATER_EQUAL, (x, y), ())
    out = api.greater_equal(x, y)
    if fast.check_nan_inf:
        check_nan_inf("greater_equal", out)
    if op is not None:
        op.ended((out,), None)
    return out


def logical_and_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ logical_and, without a gradient."""
    if fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.LOGICAL_AND, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.LOGICAL_AND, (x, y), ())
    out = api.logical_and(x, y)
    if fast.check_nan_inf:
        check_nan_inf("logical_and", out)
    if op is not None:
        op.ended((out,), None)
    return out


def logical_or_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ logical_or, without a gradient."""
    if fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.LOGICAL_OR, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.LOGICAL_OR, (x, y), ())
    out = api.logical_or(x, y)
    if fast.check_nan_inf:
        check_nan_inf("logical_or", out)
    if op is not None:
        op.ended((out,), None)
    return out


def logical_not_ad_func(x: Tensor) -> Tensor:
    """③ logical_not, without a gradient."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.LOGICAL_NOT, x)
    op = None if observer.current is None else observer.current.op_began(infos.LOGICAL_NOT, (x,), ())
    out = api.logical_not(x)
    if fast.check_nan_inf:
        check_nan_inf("logical_not", out)
    if op is not None:
        op.ended((out,), None)
    return out


def isfinite_ad_func(x: Tensor) -> Tensor:
    """③ isfinite, without a gradient."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ISFINITE, x)
    op = None if observer.current is None else observer.current.op_began(infos.ISFINITE, (x,), ())
    out = api.isfinite(x)
    if fast.check_nan_inf:
        check_nan_inf("isfinite", out)
    if op is not None:
        op.ended((out,), None)
    return out


def isnan_ad_func(x: Tensor) -> Tensor:
    """③ isnan, without a gradient."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ISNAN, x)
    op = None if observer.current is None else observer.current.op_began(infos.ISNAN, (x,), ())
    out = api.isnan(x)
    if fast.check_nan_inf:
        check_nan_inf("isnan", out)
    if op is not None:
        op.ended((out,), None)
    return out


def full_ad_func(shape: Sequence[int], value: Any, dtype: Any = "float32", place: Place | None = None) -> Tensor:
    """③ full, without a gradient."""
    op = None if observer.current is None else observer.current.op_began(infos.FULL, (), (shape, value, dtype, place))
    out = api.full(shape, value, dtype, place)
    if fast.check_nan_inf:
        check_nan_inf("full", out)
    if op is not None:
        op.ended((out,), None)
    return out


def full_like_ad_func(x: Tensor, value: Any, dtype: Any = None, place: Place | None = None) -> Tensor:
    """③ full_like, without a gradient."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.FULL_LIKE, x)
    op = None if observer.current is None else observer.current.op_began(infos.FULL_LIKE, (x,), (value, dtype, place))
    out = api.full_like(x, value, dtype, place)
    if fast.check_nan_inf:
        check_nan_inf("full_like", out)
    if op is not None:
        op.ended((out,), None)
    return out


def arange_ad_func(start: Any, end: Any, step: Any = 1, dtype: Any = "int64", place: Place | None = None) -> Tensor:
    """③ arange, without a gradient."""
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.ARANGE, (), (start, end, step, dtype, place))
    out = api.arange(start, end, step, dtype, place)
    if fast.check_nan_inf:
        check_nan_inf("arange", out)
    if op is not None:
        op.ended((out,), None)
    return out


def eye_ad_func(num_rows: int, num_columns: int = -1, dtype: Any = "float32", place: Place | None = None) -> Tensor:
    """③ eye, without a gradient."""
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.EYE, (), (num_rows, num_columns, dtype, place))
    out = api.eye(num_rows, num_columns, dtype, place)
    if fast.check_nan_inf:
        check_nan_inf("eye", out)
    if op is not None:
        op.ended((out,), None)
    return out


def gaussian_ad_func(
    shape: Sequence[int],
    mean: float = 0.0,
    std: float = 1.0,
    seed: int = 0,
    dtype: Any = "float32",
    place: Place | None = None,
) -> Tensor:
    """③ gaussian, without a gradient."""
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.GAUSSIAN, (), (shape, mean, std, seed, dtype, place))
    out = api.gaussian(shape, mean, std, seed, dtype, place)
    if fast.check_nan_inf:
        check_nan_inf("gaussian", out)
    if op is not None:
        op.ended((out,), None)
    return out


def uniform_ad_func(
    shape: Sequence[int],
    dtype: Any = "float32",
    min: Any = -1.0,
    max: Any = 1.0,
    seed: int = 0,
    place: Place | None = None,
) -> Tensor:
    """③ uniform, without a gradient."""
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.UNIFORM, (), (shape, dtype, min, max, seed, place))
    out = api.uniform(shape, dtype, min, max, seed, place)
    if fast.check_nan_inf:
        check_nan_inf("uniform", out)
    if op is not None:
        op.ended((out,), None)
    return out


def randint_ad_func(
    low: int, high: int, shape: Sequence[int], dtype: Any = "int64", seed: int = 0, place: Place | None = None
) -> Tensor:
    """③ randint, without a gradient."""
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.RANDINT, (), (low, high, shape, dtype, seed, place))
    out = api.randint(low, high, shape, dtype, seed, place)
    if fast.check_nan_inf:
        check_nan_inf("randint", out)
    if op is not None:
        op.ended((out,), None)
    return out


def randperm_ad_func(n: int, dtype: Any = "int64", seed: int = 0, place: Place | None = None) -> Tensor:
    """③ randperm, without a gradient."""
    op = None if observer.current is None else observer.current.op_began(infos.RANDPERM, (), (n, dtype, seed, place))
    out = api.randperm(n, dtype, seed, place)
    if fast.check_nan_inf:
        check_nan_inf("randperm", out)
    if op is not None:
        op.ended((out,), None)
    return out


def one_hot_ad_func(x: Tensor, num_classes: int) -> Tensor:
    """③ one_hot, without a gradient."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ONE_HOT, x)
    op = None if observer.current is None else observer.current.op_began(infos.ONE_HOT, (x,), (num_classes,))
    out = api.one_hot(x, num_classes)
    if fast.check_nan_inf:
        check_nan_inf("one_hot", out)
    if op is not None:
        op.ended((out,), None)
    return out


def keep_where_ad_func(x: Tensor, mask: Tensor) -> Tensor:
    """③ keep_where -> KeepWhereGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        x, mask = cast_inputs(infos.KEEP_WHERE, x, mask)
    op = None if observer.current is None else observer.current.op_began(infos.KEEP_WHERE, (x, mask), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.KeepWhereGradNode)
        node.mask_impl = mask_impl = mask.impl
        node.mask = mask_impl.array
        node.mask_version = 0 if mask_impl.storage is None else mask_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, IN)
    out = api.keep_where(x, mask)
    if fast.check_nan_inf:
        check_nan_inf("keep_where", out)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None,
        )
        node.out_metas = (x.impl.meta, mask.impl.meta)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def pow_slope_ad_func(x: Tensor, y: Any = 1.0) -> Tensor:
    """③ pow_slope -> PowSlopeGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.POW_SLOPE, x)
    op = None if observer.current is None else observer.current.op_began(infos.POW_SLOPE, (x,), (y,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.PowSlopeGradNode)
        node.y = y
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, IN)
    out = api.pow_slope(x, y)
    if fast.check_nan_inf:
        check_nan_inf("pow_slope", out)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def elementwise_pow_slope_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ elementwise_pow_slope -> ElementwisePowSlopeGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.ELEMENTWISE_POW_SLOPE, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.ELEMENTWISE_POW_SLOPE, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and HAS_GRAD.get():
        node = _new(nodes.ElementwisePowSlopeGradNode)
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, IN)
    out = api.elementwise_pow_slope(x, y)
    if fast.check_nan_inf:
        check_nan_inf("elementwise_pow_slope", out)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = (x.impl.meta, y.impl.meta)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def xlogy_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ xlogy -> XlogyGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.XLOGY, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.XLOGY, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and HAS_GRAD.get():
        node = _new(nodes.XlogyGradNode)
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, IN)
    out = api.xlogy(x, y)
    if fast.check_nan_inf:
        check_nan_inf("xlogy", out)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = (x.impl.meta, y.impl.meta)
        set_history(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def relu_grad_ad_func(out: Tensor, out_grad: Tensor) -> Tensor:
    """③ relu_grad -> ReluDoubleGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        out, out_grad = cast_inputs(infos.RELU_GRAD, out, out_grad)
    op = None if observer.current is None else observer.current.op_began(infos.RELU_GRAD, (out, out_grad), ())
    out_grad_autograd = out_grad.autograd_meta_
    node = None
    if out_grad_autograd is not None and not out_grad_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.ReluDoubleGradNode)
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, IN)
    x_grad = api.relu_grad(out, out_grad)
    if fast.check_nan_inf:
        check_nan_inf("relu_grad", x_grad)
    if node is not None:
        node.edges = (None, grad_edge(out_grad))
        node.out_metas = (out.impl.meta, out_grad.impl.meta)
        set_history(node, x_grad)
    if op is not None:
        op.ended((x_grad,), node)
    return x_grad


def clip_grad_ad_func(x: Tensor, out_grad: Tensor, min: Any, max: Any) -> Tensor:
    """③ clip_grad -> ClipDoubleGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        x, out_grad = cast_inputs(infos.CLIP_GRAD, x, out_grad)
    op = None if observer.current is None else observer.current.op_began(infos.CLIP_GRAD, (x, out_grad), (min, max))
    out_grad_autograd = out_grad.autograd_meta_
    node = None
    if out_grad_autograd is not None and not out_grad_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.ClipDoubleGradNode)
        node.min = min
        node.max = max
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, IN)
    x_grad = api.clip_grad(x, out_grad, min, max)
    if fast.check_nan_inf:
        check_nan_inf("clip_grad", x_grad)
    if node is not None:
        node.edges = (None, grad_edge(out_grad))
        node.out_metas = (x.impl.meta, out_grad.impl.meta)
        set_history(node, x_grad)
    if op is not None:
        op.ended((x_grad,), node)
    return x_grad


def slice_grad_ad_func(
    out_grad: Tensor,
    shape: Sequence[int],
    axes: Sequence[int],
    starts: Sequence[int],
    ends: Sequence[int],
    decrease_axis: Sequence[int] = (),
) -> Tensor:
    """③ slice_grad -> SliceDoubleGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (out_grad,) = cast_inputs(infos.SLICE_GRAD, out_grad)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.SLICE_GRAD, (out_grad,), (shape, axes, starts, ends, decrease_axis))
    out_grad_autograd = out_grad.autograd_meta_
    node = None
    if out_grad_autograd is not None and not out_grad_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.SliceDoubleGradNode)
        node.axes = axes
        node.starts = starts
        node.ends = ends
        node.decrease_axis = decrease_axis
    input_grad = api.slice_grad(out_grad, shape, axes, starts, ends, decrease_axis)
    if fast.check_nan_inf:
        check_nan_inf("slice_grad", input_grad)
    if node is not None:
        node.edges = (grad_edge(out_grad),)
        node.out_metas = (out_grad.impl.meta,)
        set_history(node, input_grad)
    if op is not None:
        op.ended((input_grad,), node)
    return input_grad


def strided_slice_grad_ad_func(
    out_grad: Tensor,
    shape: Sequence[int],
    axes: Sequence[int],
    starts: Sequence[int],
    ends: Sequence[int],
    strides: Sequence[int],
) -> Tensor:
    """③ strided_slice_grad -> StridedSliceDoubleGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        (out_grad,) = cast_inputs(infos.STRIDED_SLICE_GRAD, out_grad)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.STRIDED_SLICE_GRAD, (out_grad,), (shape, axes, starts, ends, strides))
    out_grad_autograd = out_grad.autograd_meta_
    node = None
    if out_grad_autograd is not None and not out_grad_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.StridedSliceDoubleGradNode)
        node.axes = axes
        node.starts = starts
        node.ends = ends
        node.strides = strides
    x_grad = api.strided_slice_grad(out_grad, shape, axes, starts, ends, strides)
    if fast.check_nan_inf:
        check_nan_inf("strided_slice_grad", x_grad)
    if node is not None:
        node.edges = (grad_edge(out_grad),)
        node.out_metas = (out_grad.impl.meta,)
        set_history(node, x_grad)
    if op is not None:
        op.ended((x_grad,), node)
    return x_grad


def gather_grad_ad_func(out_grad: Tensor, index: Tensor, shape: Sequence[int], axis: int = 0) -> Tensor:
    """③ gather_grad -> GatherDoubleGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        out_grad, index = cast_inputs(infos.GATHER_GRAD, out_grad, index)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.GATHER_GRAD, (out_grad, index), (shape, axis))
    out_grad_autograd = out_grad.autograd_meta_
    node = None
    if out_grad_autograd is not None and not out_grad_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.GatherDoubleGradNode)
        node.axis = axis
        node.index_impl = index_impl = index.impl
        node.index = index_impl.array
        node.index_version = 0 if index_impl.storage is None else index_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, IN)
    x_grad = api.gather_grad(out_grad, index, shape, axis)
    if fast.check_nan_inf:
        check_nan_inf("gather_grad", x_grad)
    if node is not None:
        node.edges = (grad_edge(out_grad), None)
        node.out_metas = (out_grad.impl.meta, index.impl.meta)
        set_history(node, x_grad)
    if op is not None:
        op.ended((x_grad,), node)
    return x_grad


def index_elementwise_get_grad_ad_func(index: list[Tensor], out_grad: Tensor, shape: Sequence[int]) -> Tensor:
    """③ index_elementwise_get_grad -> IndexElementwiseGetDoubleGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        index, out_grad = cast_inputs(infos.INDEX_ELEMENTWISE_GET_GRAD, index, out_grad)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.INDEX_ELEMENTWISE_GET_GRAD, (index, out_grad), (shape,))
    out_grad_autograd = out_grad.autograd_meta_
    node = None
    if out_grad_autograd is not None and not out_grad_autograd.stop_gradient_ and HAS_GRAD.get():
        node = _new(nodes.IndexElementwiseGetDoubleGradNode)
        node.index_impl = index_impl = [t.impl for t in index]
        node.index = [t.array for t in index_impl]
        node.index_version = [0 if t.storage is None else t.storage.version for t in index_impl]
        if saved_hooks.active:
            pack_saved(node, IN)
    x_grad = api.index_elementwise_get_grad(index, out_grad, shape)
    if fast.check_nan_inf:
        check_nan_inf("index_elementwise_get_grad", x_grad)
    if node is not None:
        node.edges = ([None] * len(index), grad_edge(out_grad))
        node.out_metas = ([t.impl.meta for t in index], out_grad.impl.meta)
        set_history(node, x_grad)
    if op is not None:
        op.ended((x_grad,), node)
    return x_grad


def decay_sum_ad_func(x: Tensor, y: Tensor, dim: int, reverse: bool = False, own: bool = True) -> Tensor:
    """③ decay_sum -> DecaySumGradNode."""
    if fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.DECAY_SUM, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.DECAY_SUM, (x, y), (dim, reverse, own))
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and HAS_GRAD.get():
        node = _new(nodes.DecaySumGradNode)
        node.dim = dim
        node.reverse = reverse
        node.own = own
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, IN)
    out = api.decay_sum(x, y, dim, reverse, own)
    if fast.check_nan_inf:
        check_nan_inf("decay_sum", out)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = (x.impl.meta, y.impl.meta)
        set_history(node, out)
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if saved_hooks.active:
            pack_saved(node, OUT)
    if op is not None:
        op.ended((out,), node)
    return out
