"""Layer ③, the autograd functions: AMP, promotion, whether a GradNode is needed, what it keeps, who made the output.

Generated from ops/*.yaml; do not edit. Order of work as in Paddle: node and saved inputs before the kernel; edges,
history and saved outputs after it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradscope.core import observer
from gradscope.core.controller import AMP_STATE, has_grad
from gradscope.core.eager.amp import cast_inputs
from gradscope.core.eager.autograd_meta import AutogradMeta
from gradscope.core.eager.grad_node_info import IN, OUT
from gradscope.core.eager.guarding import remember
from gradscope.core.eager.inplace import bump_inplace_version, check_inplace
from gradscope.core.eager.promotion import promote_inplace, promote_types
from gradscope.core.eager.tensor_wrapper import pack_saved
from gradscope.core.eager.utils import (
    any_requires_grad,
    check_nan_inf,
    grad_edge,
    grad_edges,
    rebase_history,
    set_history_slots,
    set_view_history,
)
from gradscope.core.eager.views import cut_history
from gradscope.core.flags import fast
from gradscope.core.generated import api, infos, nodes
from gradscope.core.phi.dense_tensor import dense
from gradscope.core.place import Place
from gradscope.core.tensor import Tensor


def real_ad_func(x: Tensor) -> Tensor:
    """③ real -> RealGradNode; the output is a view of x."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.REAL, x)
    op = None if observer.current is None else observer.current.op_began(infos.REAL, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.RealGradNode()
    out = api.real(x)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_view_history(node, out)
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def imag_ad_func(x: Tensor) -> Tensor:
    """③ imag -> ImagGradNode; the output is a view of x."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.IMAG, x)
    op = None if observer.current is None else observer.current.op_began(infos.IMAG, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.ImagGradNode()
    out = api.imag(x)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_view_history(node, out)
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def conj_ad_func(x: Tensor) -> Tensor:
    """③ conj -> ConjGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.CONJ, x)
    op = None if observer.current is None else observer.current.op_began(infos.CONJ, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.ConjGradNode()
    out = api.conj(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("conj", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def complex_ad_func(real: Tensor, imag: Tensor) -> Tensor:
    """③ complex -> ComplexGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        real, imag = cast_inputs(infos.COMPLEX, real, imag)
    op = None if observer.current is None else observer.current.op_began(infos.COMPLEX, (real, imag), ())
    real_autograd, imag_autograd = real.autograd_meta_, imag.autograd_meta_
    node = None
    if (
        (real_autograd is not None and not real_autograd.stop_gradient_)
        or (imag_autograd is not None and not imag_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.ComplexGradNode()
    out = api.complex(real, imag)
    if odd and fast.check_nan_inf:
        check_nan_inf("complex", out, node=node)
    if node is not None:
        node.edges = (grad_edge(real), grad_edge(imag))
        real_meta, imag_meta = real.impl.meta, imag.impl.meta
        node.out_metas = real_meta.pair if real_meta is imag_meta else (real_meta, imag_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def as_complex_ad_func(x: Tensor) -> Tensor:
    """③ as_complex -> AsComplexGradNode; the output is a view of x."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.AS_COMPLEX, x)
    op = None if observer.current is None else observer.current.op_began(infos.AS_COMPLEX, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.AsComplexGradNode()
    out = api.as_complex(x)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_view_history(node, out)
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def as_real_ad_func(x: Tensor) -> Tensor:
    """③ as_real -> AsRealGradNode; the output is a view of x."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.AS_REAL, x)
    op = None if observer.current is None else observer.current.op_began(infos.AS_REAL, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.AsRealGradNode()
    out = api.as_real(x)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_view_history(node, out)
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def angle_ad_func(x: Tensor) -> Tensor:
    """③ angle -> AngleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ANGLE, x)
    op = None if observer.current is None else observer.current.op_began(infos.ANGLE, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.AngleGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.angle(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("angle", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sgn_ad_func(x: Tensor) -> Tensor:
    """③ sgn -> SgnGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SGN, x)
    op = None if observer.current is None else observer.current.op_began(infos.SGN, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SgnGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sgn(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("sgn", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def full_ad_func(shape: Sequence[int], value: Any, dtype: Any = "float32", place: Place | None = None) -> Tensor:
    """③ full, without a gradient."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.FULL, (), (shape, value, dtype, place))
    out = api.full(shape, value, dtype, place)
    if odd and fast.check_nan_inf:
        check_nan_inf("full", out)
    if op is not None:
        op.ended((out,), None)
    return out


def full_like_ad_func(x: Tensor, value: Any, dtype: Any = None, place: Place | None = None) -> Tensor:
    """③ full_like, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.FULL_LIKE, x)
    op = None if observer.current is None else observer.current.op_began(infos.FULL_LIKE, (x,), (value, dtype, place))
    out = api.full_like(x, value, dtype, place)
    if odd and fast.check_nan_inf:
        check_nan_inf("full_like", out)
    if op is not None:
        op.ended((out,), None)
    return out


def arange_ad_func(start: Any, end: Any, step: Any = 1, dtype: Any = "int64", place: Place | None = None) -> Tensor:
    """③ arange, without a gradient."""
    odd = fast.odd
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.ARANGE, (), (start, end, step, dtype, place))
    out = api.arange(start, end, step, dtype, place)
    if odd and fast.check_nan_inf:
        check_nan_inf("arange", out)
    if op is not None:
        op.ended((out,), None)
    return out


def eye_ad_func(num_rows: int, num_columns: int = -1, dtype: Any = "float32", place: Place | None = None) -> Tensor:
    """③ eye, without a gradient."""
    odd = fast.odd
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.EYE, (), (num_rows, num_columns, dtype, place))
    out = api.eye(num_rows, num_columns, dtype, place)
    if odd and fast.check_nan_inf:
        check_nan_inf("eye", out)
    if op is not None:
        op.ended((out,), None)
    return out


def linspace_ad_func(start: Any, stop: Any, number: int, dtype: Any = "float32", place: Place | None = None) -> Tensor:
    """③ linspace, without a gradient."""
    odd = fast.odd
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.LINSPACE, (), (start, stop, number, dtype, place))
    out = api.linspace(start, stop, number, dtype, place)
    if odd and fast.check_nan_inf:
        check_nan_inf("linspace", out)
    if op is not None:
        op.ended((out,), None)
    return out


def logspace_ad_func(
    start: Any, stop: Any, num: int, base: Any = 10.0, dtype: Any = "float32", place: Place | None = None
) -> Tensor:
    """③ logspace, without a gradient."""
    odd = fast.odd
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.LOGSPACE, (), (start, stop, num, base, dtype, place))
    out = api.logspace(start, stop, num, base, dtype, place)
    if odd and fast.check_nan_inf:
        check_nan_inf("logspace", out)
    if op is not None:
        op.ended((out,), None)
    return out


def tril_indices_ad_func(
    rows: int, cols: int, offset: int = 0, dtype: Any = "int64", place: Place | None = None
) -> Tensor:
    """③ tril_indices, without a gradient."""
    odd = fast.odd
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.TRIL_INDICES, (), (rows, cols, offset, dtype, place))
    out = api.tril_indices(rows, cols, offset, dtype, place)
    if odd and fast.check_nan_inf:
        check_nan_inf("tril_indices", out)
    if op is not None:
        op.ended((out,), None)
    return out


def triu_indices_ad_func(
    rows: int, cols: int, offset: int = 0, dtype: Any = "int64", place: Place | None = None
) -> Tensor:
    """③ triu_indices, without a gradient."""
    odd = fast.odd
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.TRIU_INDICES, (), (rows, cols, offset, dtype, place))
    out = api.triu_indices(rows, cols, offset, dtype, place)
    if odd and fast.check_nan_inf:
        check_nan_inf("triu_indices", out)
    if op is not None:
        op.ended((out,), None)
    return out


def add_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ add -> AddGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.ADD, x, y)
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_types(infos.ADD, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.ADD, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.AddGradNode()
    out = api.add(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("add", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def add__ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ add_ -> AddGradNode, x is overwritten."""
    odd = fast.odd
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_inplace(infos.ADD_, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.ADD_, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    require_any_grad = (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad()
    check_inplace(infos.ADD_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.AddGradNode()
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
    api.add_(x, y)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("add_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def subtract_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ subtract -> SubtractGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.SUBTRACT, x, y)
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_types(infos.SUBTRACT, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.SUBTRACT, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.SubtractGradNode()
    out = api.subtract(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("subtract", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def subtract__ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ subtract_ -> SubtractGradNode, x is overwritten."""
    odd = fast.odd
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_inplace(infos.SUBTRACT_, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.SUBTRACT_, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    require_any_grad = (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad()
    check_inplace(infos.SUBTRACT_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.SubtractGradNode()
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
    api.subtract_(x, y)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("subtract_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def multiply_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ multiply -> MultiplyGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.MULTIPLY, x, y)
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_types(infos.MULTIPLY, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.MULTIPLY, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.MultiplyGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    out = api.multiply(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("multiply", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def multiply__ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ multiply_ -> MultiplyGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_inplace(infos.MULTIPLY_, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.MULTIPLY_, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    require_any_grad = (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad()
    check_inplace(infos.MULTIPLY_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.MultiplyGradNode()
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    api.multiply_(x, y)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("multiply_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def divide_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ divide -> DivideGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.DIVIDE, x, y)
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_types(infos.DIVIDE, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.DIVIDE, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.DivideGradNode()
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    out = api.divide(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("divide", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def divide__ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ divide_ -> DivideGradNode, x is overwritten."""
    odd = fast.odd
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_inplace(infos.DIVIDE_, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.DIVIDE_, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    require_any_grad = (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad()
    check_inplace(infos.DIVIDE_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.DivideGradNode()
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    api.divide_(x, y)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("divide_", x, node=node)
    if node is not None:
        rebase_history(node, x)
        node.out_impl = out_impl = x.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, x)
    if op is not None:
        op.ended((x,), node)
    return x


def scale_ad_func(x: Tensor, scale: Any = 1.0, bias: Any = 0.0, bias_after_scale: bool = True) -> Tensor:
    """③ scale -> ScaleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SCALE, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.SCALE, (x,), (scale, bias, bias_after_scale))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.ScaleGradNode()
        node.scale = scale
    out = api.scale(x, scale, bias, bias_after_scale)
    if odd and fast.check_nan_inf:
        check_nan_inf("scale", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def scale__ad_func(x: Tensor, scale: Any = 1.0, bias: Any = 0.0, bias_after_scale: bool = True) -> Tensor:
    """③ scale_ -> ScaleGradNode, x is overwritten."""
    odd = fast.odd
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.SCALE_, (x,), (scale, bias, bias_after_scale))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.SCALE_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.ScaleGradNode()
        node.scale = scale
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.scale_(x, scale, bias, bias_after_scale)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("scale_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def div_scale_ad_func(x: Tensor, scale: Any = 1.0) -> Tensor:
    """③ div_scale -> DivScaleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.DIV_SCALE, x)
    op = None if observer.current is None else observer.current.op_began(infos.DIV_SCALE, (x,), (scale,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.DivScaleGradNode()
        node.scale = scale
    out = api.div_scale(x, scale)
    if odd and fast.check_nan_inf:
        check_nan_inf("div_scale", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def div_scale__ad_func(x: Tensor, scale: Any = 1.0) -> Tensor:
    """③ div_scale_ -> DivScaleGradNode, x is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.DIV_SCALE_, (x,), (scale,))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.DIV_SCALE_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.DivScaleGradNode()
        node.scale = scale
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.div_scale_(x, scale)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("div_scale_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def pow_ad_func(x: Tensor, y: Any = 1.0) -> Tensor:
    """③ pow -> PowGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.POW, x)
    op = None if observer.current is None else observer.current.op_began(infos.POW, (x,), (y,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.PowGradNode()
        node.y = y
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.pow(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("pow", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def pow__ad_func(x: Tensor, y: Any = 1.0) -> Tensor:
    """③ pow_ -> PowGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.POW_, (x,), (y,))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.POW_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.PowGradNode()
        node.y = y
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.pow_(x, y)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("pow_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def pow_slope_ad_func(x: Tensor, y: Any = 1.0) -> Tensor:
    """③ pow_slope -> PowSlopeGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.POW_SLOPE, x)
    op = None if observer.current is None else observer.current.op_began(infos.POW_SLOPE, (x,), (y,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.PowSlopeGradNode()
        node.y = y
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.pow_slope(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("pow_slope", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def elementwise_pow_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ elementwise_pow -> ElementwisePowGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.ELEMENTWISE_POW, x, y)
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_types(infos.ELEMENTWISE_POW, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.ELEMENTWISE_POW, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.ElementwisePowGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    out = api.elementwise_pow(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("elementwise_pow", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def elementwise_pow_slope_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ elementwise_pow_slope -> ElementwisePowSlopeGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.ELEMENTWISE_POW_SLOPE, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.ELEMENTWISE_POW_SLOPE, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.ElementwisePowSlopeGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    out = api.elementwise_pow_slope(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("elementwise_pow_slope", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        x_meta, y_meta = x.impl.meta, y.impl.meta
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def xlogy_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ xlogy -> XlogyGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.XLOGY, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.XLOGY, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.XlogyGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    out = api.xlogy(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("xlogy", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        x_meta, y_meta = x.impl.meta, y.impl.meta
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def maximum_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ maximum -> MaximumGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.MAXIMUM, x, y)
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_types(infos.MAXIMUM, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.MAXIMUM, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.MaximumGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    out = api.maximum(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("maximum", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def minimum_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ minimum -> MinimumGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.MINIMUM, x, y)
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_types(infos.MINIMUM, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.MINIMUM, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.MinimumGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    out = api.minimum(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("minimum", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def where_ad_func(condition: Tensor, x: Tensor, y: Tensor) -> Tensor:
    """③ where -> WhereGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        condition, x, y = cast_inputs(infos.WHERE, condition, x, y)
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_types(infos.WHERE, x, y, 1)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.WHERE, (condition, x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.WhereGradNode()
        node.condition_impl = condition_impl = condition.impl
        node.condition = condition_impl.array
        node.condition_version = 0 if condition_impl.storage is None else condition_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, condition, x, y)
    out = api.where(condition, x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("where", out, node=node)
    if node is not None:
        node.edges = (
            None,
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = (condition.impl.meta, x.impl.meta, y.impl.meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def where__ad_func(condition: Tensor, x: Tensor, y: Tensor) -> Tensor:
    """③ where_ -> WhereGradNode, x is overwritten."""
    odd = fast.odd
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_inplace(infos.WHERE_, x, y, 1)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.WHERE_, (condition, x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    require_any_grad = (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad()
    check_inplace(infos.WHERE_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.WhereGradNode()
        node.edges = (
            None,
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = (condition.impl.meta, x.impl.meta, y.impl.meta)
        node.condition_impl = condition_impl = condition.impl
        node.condition = condition_impl.array
        node.condition_version = 0 if condition_impl.storage is None else condition_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, condition, x, y)
    api.where_(condition, x, y)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("where_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def keep_where_ad_func(x: Tensor, mask: Tensor) -> Tensor:
    """③ keep_where -> KeepWhereGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, mask = cast_inputs(infos.KEEP_WHERE, x, mask)
    op = None if observer.current is None else observer.current.op_began(infos.KEEP_WHERE, (x, mask), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.KeepWhereGradNode()
        node.mask_impl = mask_impl = mask.impl
        node.mask = mask_impl.array
        node.mask_version = 0 if mask_impl.storage is None else mask_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, mask)
    out = api.keep_where(x, mask)
    if odd and fast.check_nan_inf:
        check_nan_inf("keep_where", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None,
        )
        x_meta, mask_meta = x.impl.meta, mask.impl.meta
        node.out_metas = x_meta.pair if x_meta is mask_meta else (x_meta, mask_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def clip_ad_func(x: Tensor, min: Any, max: Any) -> Tensor:
    """③ clip -> ClipGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.CLIP, x)
    op = None if observer.current is None else observer.current.op_began(infos.CLIP, (x,), (min, max))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.ClipGradNode()
        node.min = min
        node.max = max
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.clip(x, min, max)
    if odd and fast.check_nan_inf:
        check_nan_inf("clip", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def clip__ad_func(x: Tensor, min: Any, max: Any) -> Tensor:
    """③ clip_ -> ClipGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.CLIP_, (x,), (min, max))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.CLIP_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.ClipGradNode()
        node.min = min
        node.max = max
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.clip_(x, min, max)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("clip_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def clip_grad_ad_func(x: Tensor, out_grad: Tensor, min: Any, max: Any) -> Tensor:
    """③ clip_grad -> ClipDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, out_grad = cast_inputs(infos.CLIP_GRAD, x, out_grad)
    op = None if observer.current is None else observer.current.op_began(infos.CLIP_GRAD, (x, out_grad), (min, max))
    out_grad_autograd = out_grad.autograd_meta_
    node = None
    if out_grad_autograd is not None and not out_grad_autograd.stop_gradient_ and has_grad():
        node = nodes.ClipDoubleGradNode()
        node.min = min
        node.max = max
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, out_grad)
    x_grad = api.clip_grad(x, out_grad, min, max)
    if odd and fast.check_nan_inf:
        check_nan_inf("clip_grad", x_grad, node=node)
    if node is not None:
        node.edges = (None, grad_edge(out_grad))
        x_meta, out_grad_meta = x.impl.meta, out_grad.impl.meta
        node.out_metas = x_meta.pair if x_meta is out_grad_meta else (x_meta, out_grad_meta)
        node.in_metas = x_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        x_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (x_grad,))
    if op is not None:
        op.ended((x_grad,), node)
    return x_grad


def fill_ad_func(x: Tensor, value: Any = 0) -> Tensor:
    """③ fill -> FillGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.FILL, x)
    op = None if observer.current is None else observer.current.op_began(infos.FILL, (x,), (value,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.FillGradNode()
    out = api.fill(x, value)
    if odd and fast.check_nan_inf:
        check_nan_inf("fill", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def fill__ad_func(x: Tensor, value: Any = 0) -> Tensor:
    """③ fill_ -> FillGradNode, x is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.FILL_, (x,), (value,))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.FILL_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.FillGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.fill_(x, value)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("fill_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def cast_ad_func(x: Tensor, dtype: Any) -> Tensor:
    """③ cast -> CastGradNode."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.CAST, (x,), (dtype,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.CastGradNode()
    out = api.cast(x, dtype)
    if odd and fast.check_nan_inf:
        check_nan_inf("cast", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def cast__ad_func(x: Tensor, dtype: Any) -> Tensor:
    """③ cast_ -> CastGradNode, x is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.CAST_, (x,), (dtype,))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.CAST_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.CastGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.cast_(x, dtype)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("cast_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def assign_ad_func(x: Tensor) -> Tensor:
    """③ assign -> AssignGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ASSIGN, x)
    op = None if observer.current is None else observer.current.op_began(infos.ASSIGN, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.AssignGradNode()
    out = api.assign(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("assign", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def add_n_ad_func(inputs: list[Tensor]) -> Tensor:
    """③ add_n -> AddNGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (inputs,) = cast_inputs(infos.ADD_N, inputs)
    op = None if observer.current is None else observer.current.op_began(infos.ADD_N, (inputs,), ())
    node = None
    if any_requires_grad(inputs) and has_grad():
        node = nodes.AddNGradNode()
    out = api.add_n(inputs)
    if odd and fast.check_nan_inf:
        check_nan_inf("add_n", out, node=node)
    if node is not None:
        node.edges = (grad_edges(inputs),)
        node.out_metas = ([t.impl.meta for t in inputs],)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def atan2_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ atan2 -> Atan2GradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.ATAN2, x, y)
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_types(infos.ATAN2, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.ATAN2, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.Atan2GradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    out = api.atan2(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("atan2", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def keep_greater_ad_func(g: Tensor, x: Tensor, y: Tensor) -> Tensor:
    """③ keep_greater -> KeepGreaterGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        g, x, y = cast_inputs(infos.KEEP_GREATER, g, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.KEEP_GREATER, (g, x, y), ())
    g_autograd = g.autograd_meta_
    node = None
    if g_autograd is not None and not g_autograd.stop_gradient_ and has_grad():
        node = nodes.KeepGreaterGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, g, x, y)
    out = api.keep_greater(g, x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("keep_greater", out, node=node)
    if node is not None:
        node.edges = (
            None if g_autograd is None or g_autograd.stop_gradient_ else g_autograd.edge or grad_edge(g),
            None,
            None,
        )
        node.out_metas = (g.impl.meta, x.impl.meta, y.impl.meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def fmax_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ fmax -> FmaxGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.FMAX, x, y)
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_types(infos.FMAX, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.FMAX, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.FmaxGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    out = api.fmax(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("fmax", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def fmin_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ fmin -> FminGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.FMIN, x, y)
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_types(infos.FMIN, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.FMIN, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.FminGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    out = api.fmin(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("fmin", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def floor_divide_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ floor_divide, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.FLOOR_DIVIDE, x, y)
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_types(infos.FLOOR_DIVIDE, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.FLOOR_DIVIDE, (x, y), ())
    out = api.floor_divide(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("floor_divide", out)
    if op is not None:
        op.ended((out,), None)
    return out


def floor_divide__ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ floor_divide_, without a gradient, x is overwritten."""
    odd = fast.odd
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_inplace(infos.FLOOR_DIVIDE_, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.FLOOR_DIVIDE_, (x, y), ())
    check_inplace(infos.FLOOR_DIVIDE_, x, False)
    api.floor_divide_(x, y)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("floor_divide_", x)
    cut_history(x)
    if op is not None:
        op.ended((x,), None)
    return x


def remainder_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ remainder -> RemainderGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.REMAINDER, x, y)
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_types(infos.REMAINDER, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.REMAINDER, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.RemainderGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    out = api.remainder(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("remainder", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def remainder__ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ remainder_ -> RemainderGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_inplace(infos.REMAINDER_, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.REMAINDER_, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    require_any_grad = (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad()
    check_inplace(infos.REMAINDER_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.RemainderGradNode()
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    api.remainder_(x, y)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("remainder_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def copysign_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ copysign -> CopysignGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.COPYSIGN, x, y)
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_types(infos.COPYSIGN, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.COPYSIGN, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.CopysignGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    out = api.copysign(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("copysign", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def copysign__ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ copysign_ -> CopysignGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_inplace(infos.COPYSIGN_, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.COPYSIGN_, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    require_any_grad = (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad()
    check_inplace(infos.COPYSIGN_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.CopysignGradNode()
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    api.copysign_(x, y)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("copysign_", x, node=node)
    if node is not None:
        rebase_history(node, x)
        node.out_impl = out_impl = x.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, x)
    if op is not None:
        op.ended((x,), node)
    return x


def heaviside_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ heaviside -> HeavisideGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.HEAVISIDE, x, y)
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_types(infos.HEAVISIDE, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.HEAVISIDE, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.HeavisideGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    out = api.heaviside(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("heaviside", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def nextafter_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ nextafter, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.NEXTAFTER, x, y)
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_types(infos.NEXTAFTER, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.NEXTAFTER, (x, y), ())
    out = api.nextafter(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("nextafter", out)
    if op is not None:
        op.ended((out,), None)
    return out


def lerp_ad_func(x: Tensor, y: Tensor, weight: Tensor) -> Tensor:
    """③ lerp -> LerpGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y, weight = cast_inputs(infos.LERP, x, y, weight)
    op = None if observer.current is None else observer.current.op_began(infos.LERP, (x, y, weight), ())
    x_autograd, y_autograd, weight_autograd = x.autograd_meta_, y.autograd_meta_, weight.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
        or (weight_autograd is not None and not weight_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.LerpGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        node.weight_impl = weight_impl = weight.impl
        node.weight = weight_impl.array
        node.weight_version = 0 if weight_impl.storage is None else weight_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y, weight)
    out = api.lerp(x, y, weight)
    if odd and fast.check_nan_inf:
        check_nan_inf("lerp", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
            grad_edge(weight),
        )
        node.out_metas = (x.impl.meta, y.impl.meta, weight.impl.meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def lerp__ad_func(x: Tensor, y: Tensor, weight: Tensor) -> Tensor:
    """③ lerp_ -> LerpGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.LERP_, (x, y, weight), ())
    x_autograd, y_autograd, weight_autograd = x.autograd_meta_, y.autograd_meta_, weight.autograd_meta_
    require_any_grad = (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
        or (weight_autograd is not None and not weight_autograd.stop_gradient_)
    ) and has_grad()
    check_inplace(infos.LERP_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.LerpGradNode()
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
            grad_edge(weight),
        )
        node.out_metas = (x.impl.meta, y.impl.meta, weight.impl.meta)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        node.weight_impl = weight_impl = weight.impl
        node.weight = weight_impl.array
        node.weight_version = 0 if weight_impl.storage is None else weight_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y, weight)
    api.lerp_(x, y, weight)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("lerp_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def embedding_ad_func(x: Tensor, weight: Tensor, padding_idx: int = -1, sparse: bool = False) -> Tensor:
    """③ embedding -> EmbeddingGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, weight = cast_inputs(infos.EMBEDDING, x, weight)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.EMBEDDING, (x, weight), (padding_idx, sparse))
    weight_autograd = weight.autograd_meta_
    node = None
    if weight_autograd is not None and not weight_autograd.stop_gradient_ and has_grad():
        node = nodes.EmbeddingGradNode()
        node.padding_idx = padding_idx
        node.sparse = sparse
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, weight)
    out = api.embedding(x, weight, padding_idx, sparse)
    if odd and fast.check_nan_inf:
        check_nan_inf("embedding", out, node=node)
    if node is not None:
        node.edges = (None, grad_edge(weight))
        x_meta, weight_meta = x.impl.meta, weight.impl.meta
        node.out_metas = x_meta.pair if x_meta is weight_meta else (x_meta, weight_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def embedding_grad_ad_func(x: Tensor, out_grad: Tensor, shape: Sequence[int], padding_idx: int = -1) -> Tensor:
    """③ embedding_grad -> EmbeddingDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, out_grad = cast_inputs(infos.EMBEDDING_GRAD, x, out_grad)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.EMBEDDING_GRAD, (x, out_grad), (shape, padding_idx))
    out_grad_autograd = out_grad.autograd_meta_
    node = None
    if out_grad_autograd is not None and not out_grad_autograd.stop_gradient_ and has_grad():
        node = nodes.EmbeddingDoubleGradNode()
        node.padding_idx = padding_idx
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, out_grad)
    weight_grad = api.embedding_grad(x, out_grad, shape, padding_idx)
    if odd and fast.check_nan_inf:
        check_nan_inf("embedding_grad", weight_grad, node=node)
    if node is not None:
        node.edges = (None, grad_edge(out_grad))
        x_meta, out_grad_meta = x.impl.meta, out_grad.impl.meta
        node.out_metas = x_meta.pair if x_meta is out_grad_meta else (x_meta, out_grad_meta)
        node.in_metas = weight_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        weight_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (weight_grad,))
    if op is not None:
        op.ended((weight_grad,), node)
    return weight_grad


def embedding_with_scaled_gradient_ad_func(x: Tensor, weight: Tensor, padding_idx: int = -1) -> Tensor:
    """③ embedding_with_scaled_gradient -> EmbeddingWithScaledGradientGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, weight = cast_inputs(infos.EMBEDDING_WITH_SCALED_GRADIENT, x, weight)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.EMBEDDING_WITH_SCALED_GRADIENT, (x, weight), (padding_idx,))
    weight_autograd = weight.autograd_meta_
    node = None
    if weight_autograd is not None and not weight_autograd.stop_gradient_ and has_grad():
        node = nodes.EmbeddingWithScaledGradientGradNode()
        node.padding_idx = padding_idx
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, weight)
    out = api.embedding_with_scaled_gradient(x, weight, padding_idx)
    if odd and fast.check_nan_inf:
        check_nan_inf("embedding_with_scaled_gradient", out, node=node)
    if node is not None:
        node.edges = (None, grad_edge(weight))
        x_meta, weight_meta = x.impl.meta, weight.impl.meta
        node.out_metas = x_meta.pair if x_meta is weight_meta else (x_meta, weight_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def embedding_share_ad_func(x: Tensor, like: Tensor) -> Tensor:
    """③ embedding_share, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, like = cast_inputs(infos.EMBEDDING_SHARE, x, like)
    op = None if observer.current is None else observer.current.op_began(infos.EMBEDDING_SHARE, (x, like), ())
    out = api.embedding_share(x, like)
    if odd and fast.check_nan_inf:
        check_nan_inf("embedding_share", out)
    if op is not None:
        op.ended((out,), None)
    return out


def merge_selected_rows_ad_func(x: Tensor) -> Tensor:
    """③ merge_selected_rows, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.MERGE_SELECTED_ROWS, x)
    op = None if observer.current is None else observer.current.op_began(infos.MERGE_SELECTED_ROWS, (x,), ())
    out = api.merge_selected_rows(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("merge_selected_rows", out)
    if op is not None:
        op.ended((out,), None)
    return out


def selected_rows_to_dense_ad_func(x: Tensor) -> Tensor:
    """③ selected_rows_to_dense, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SELECTED_ROWS_TO_DENSE, x)
    op = None if observer.current is None else observer.current.op_began(infos.SELECTED_ROWS_TO_DENSE, (x,), ())
    out = api.selected_rows_to_dense(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("selected_rows_to_dense", out)
    if op is not None:
        op.ended((out,), None)
    return out


def get_tensor_from_selected_rows_ad_func(x: Tensor) -> Tensor:
    """③ get_tensor_from_selected_rows, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.GET_TENSOR_FROM_SELECTED_ROWS, x)
    op = None if observer.current is None else observer.current.op_began(infos.GET_TENSOR_FROM_SELECTED_ROWS, (x,), ())
    out = api.get_tensor_from_selected_rows(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("get_tensor_from_selected_rows", out)
    if op is not None:
        op.ended((out,), None)
    return out


def sgd_rows_ad_func(param: Tensor, grad: Tensor, learning_rate: float) -> Tensor:
    """③ sgd_rows, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        param, grad = cast_inputs(infos.SGD_ROWS, param, grad)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.SGD_ROWS, (param, grad), (learning_rate,))
    out = api.sgd_rows(param, grad, learning_rate)
    if odd and fast.check_nan_inf:
        check_nan_inf("sgd_rows", out)
    if op is not None:
        op.ended((out,), None)
    return out


def keep_other_rows_ad_func(x: Tensor, y: Tensor, rows: Tensor) -> Tensor:
    """③ keep_other_rows, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y, rows = cast_inputs(infos.KEEP_OTHER_ROWS, x, y, rows)
    op = None if observer.current is None else observer.current.op_began(infos.KEEP_OTHER_ROWS, (x, y, rows), ())
    out = api.keep_other_rows(x, y, rows)
    if odd and fast.check_nan_inf:
        check_nan_inf("keep_other_rows", out)
    if op is not None:
        op.ended((out,), None)
    return out


def fft_c2c_ad_func(x: Tensor, axes: Sequence[int], normalization: str, forward: bool) -> Tensor:
    """③ fft_c2c -> FftC2cGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.FFT_C2C, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.FFT_C2C, (x,), (axes, normalization, forward))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.FftC2cGradNode()
        node.axes = axes
        node.normalization = normalization
        node.forward = forward
    out = api.fft_c2c(x, axes, normalization, forward)
    if odd and fast.check_nan_inf:
        check_nan_inf("fft_c2c", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def fft_r2c_ad_func(x: Tensor, axes: Sequence[int], normalization: str, forward: bool, onesided: bool) -> Tensor:
    """③ fft_r2c -> FftR2cGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.FFT_R2C, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.FFT_R2C, (x,), (axes, normalization, forward, onesided))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.FftR2cGradNode()
        node.axes = axes
        node.normalization = normalization
        node.forward = forward
        node.onesided = onesided
    out = api.fft_r2c(x, axes, normalization, forward, onesided)
    if odd and fast.check_nan_inf:
        check_nan_inf("fft_r2c", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def fft_c2r_ad_func(
    x: Tensor, axes: Sequence[int], normalization: str, forward: bool, last_dim_size: int = 0
) -> Tensor:
    """③ fft_c2r -> FftC2rGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.FFT_C2R, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.FFT_C2R, (x,), (axes, normalization, forward, last_dim_size))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.FftC2rGradNode()
        node.axes = axes
        node.normalization = normalization
        node.forward = forward
    out = api.fft_c2r(x, axes, normalization, forward, last_dim_size)
    if odd and fast.check_nan_inf:
        check_nan_inf("fft_c2r", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def frame_ad_func(x: Tensor, frame_length: int, hop_length: int, axis: int = -1) -> Tensor:
    """③ frame -> FrameGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.FRAME, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.FRAME, (x,), (frame_length, hop_length, axis))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.FrameGradNode()
        node.hop_length = hop_length
        node.axis = axis
    out = api.frame(x, frame_length, hop_length, axis)
    if odd and fast.check_nan_inf:
        check_nan_inf("frame", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def overlap_add_ad_func(x: Tensor, hop_length: int, axis: int = -1) -> Tensor:
    """③ overlap_add -> OverlapAddGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.OVERLAP_ADD, x)
    op = None if observer.current is None else observer.current.op_began(infos.OVERLAP_ADD, (x,), (hop_length, axis))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.OverlapAddGradNode()
        node.hop_length = hop_length
        node.axis = axis
    out = api.overlap_add(x, hop_length, axis)
    if odd and fast.check_nan_inf:
        check_nan_inf("overlap_add", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def segment_pool_ad_func(x: Tensor, segment_ids: Tensor, pooltype: str = "SUM") -> Tensor:
    """③ segment_pool -> SegmentPoolGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, segment_ids = cast_inputs(infos.SEGMENT_POOL, x, segment_ids)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.SEGMENT_POOL, (x, segment_ids), (pooltype,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SegmentPoolGradNode()
        node.pooltype = pooltype
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.segment_ids_impl = segment_ids_impl = segment_ids.impl
        node.segment_ids = segment_ids_impl.array
        node.segment_ids_version = 0 if segment_ids_impl.storage is None else segment_ids_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, segment_ids)
    out, summed_ids = api.segment_pool(x, segment_ids, pooltype)
    if odd and fast.check_nan_inf:
        check_nan_inf("segment_pool", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None,
        )
        x_meta, segment_ids_meta = x.impl.meta, segment_ids.impl.meta
        node.out_metas = x_meta.pair if x_meta is segment_ids_meta else (x_meta, segment_ids_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        node.summed_ids_impl = summed_ids_impl = summed_ids.impl
        node.summed_ids = summed_ids_impl.array
        node.summed_ids_version = 0 if summed_ids_impl.storage is None else summed_ids_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out, summed_ids)
    if op is not None:
        op.ended((out,), node)
    return out


def send_u_recv_ad_func(
    x: Tensor, src_index: Tensor, dst_index: Tensor, reduce_op: str = "SUM", out_size: Sequence[int] = (0,)
) -> Tensor:
    """③ send_u_recv -> SendURecvGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, src_index, dst_index = cast_inputs(infos.SEND_U_RECV, x, src_index, dst_index)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.SEND_U_RECV, (x, src_index, dst_index), (reduce_op, out_size))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SendURecvGradNode()
        node.reduce_op = reduce_op
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.src_index_impl = src_index_impl = src_index.impl
        node.src_index = src_index_impl.array
        node.src_index_version = 0 if src_index_impl.storage is None else src_index_impl.storage.version
        node.dst_index_impl = dst_index_impl = dst_index.impl
        node.dst_index = dst_index_impl.array
        node.dst_index_version = 0 if dst_index_impl.storage is None else dst_index_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, src_index, dst_index)
    out, dst_count = api.send_u_recv(x, src_index, dst_index, reduce_op, out_size)
    if odd and fast.check_nan_inf:
        check_nan_inf("send_u_recv", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None,
            None,
        )
        node.out_metas = (x.impl.meta, src_index.impl.meta, dst_index.impl.meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        node.dst_count_impl = dst_count_impl = dst_count.impl
        node.dst_count = dst_count_impl.array
        node.dst_count_version = 0 if dst_count_impl.storage is None else dst_count_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out, dst_count)
    if op is not None:
        op.ended((out,), node)
    return out


def send_ue_recv_ad_func(
    x: Tensor,
    y: Tensor,
    src_index: Tensor,
    dst_index: Tensor,
    message_op: str = "ADD",
    reduce_op: str = "SUM",
    out_size: Sequence[int] = (0,),
) -> Tensor:
    """③ send_ue_recv -> SendUeRecvGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y, src_index, dst_index = cast_inputs(infos.SEND_UE_RECV, x, y, src_index, dst_index)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.SEND_UE_RECV, (x, y, src_index, dst_index), (message_op, reduce_op, out_size)
        )
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.SendUeRecvGradNode()
        node.message_op = message_op
        node.reduce_op = reduce_op
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        node.src_index_impl = src_index_impl = src_index.impl
        node.src_index = src_index_impl.array
        node.src_index_version = 0 if src_index_impl.storage is None else src_index_impl.storage.version
        node.dst_index_impl = dst_index_impl = dst_index.impl
        node.dst_index = dst_index_impl.array
        node.dst_index_version = 0 if dst_index_impl.storage is None else dst_index_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y, src_index, dst_index)
    out, dst_count = api.send_ue_recv(x, y, src_index, dst_index, message_op, reduce_op, out_size)
    if odd and fast.check_nan_inf:
        check_nan_inf("send_ue_recv", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
            None,
            None,
        )
        node.out_metas = (x.impl.meta, y.impl.meta, src_index.impl.meta, dst_index.impl.meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        node.dst_count_impl = dst_count_impl = dst_count.impl
        node.dst_count = dst_count_impl.array
        node.dst_count_version = 0 if dst_count_impl.storage is None else dst_count_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out, dst_count)
    if op is not None:
        op.ended((out,), node)
    return out


def send_uv_ad_func(x: Tensor, y: Tensor, src_index: Tensor, dst_index: Tensor, message_op: str = "ADD") -> Tensor:
    """③ send_uv -> SendUvGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y, src_index, dst_index = cast_inputs(infos.SEND_UV, x, y, src_index, dst_index)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.SEND_UV, (x, y, src_index, dst_index), (message_op,))
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.SendUvGradNode()
        node.message_op = message_op
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        node.src_index_impl = src_index_impl = src_index.impl
        node.src_index = src_index_impl.array
        node.src_index_version = 0 if src_index_impl.storage is None else src_index_impl.storage.version
        node.dst_index_impl = dst_index_impl = dst_index.impl
        node.dst_index = dst_index_impl.array
        node.dst_index_version = 0 if dst_index_impl.storage is None else dst_index_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y, src_index, dst_index)
    out = api.send_uv(x, y, src_index, dst_index, message_op)
    if odd and fast.check_nan_inf:
        check_nan_inf("send_uv", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
            None,
            None,
        )
        node.out_metas = (x.impl.meta, y.impl.meta, src_index.impl.meta, dst_index.impl.meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def reindex_graph_ad_func(x: Tensor, neighbors: list[Tensor], count: list[Tensor]) -> tuple[Tensor, Tensor, Tensor]:
    """③ reindex_graph, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, neighbors, count = cast_inputs(infos.REINDEX_GRAPH, x, neighbors, count)
    op = None if observer.current is None else observer.current.op_began(infos.REINDEX_GRAPH, (x, neighbors, count), ())
    reindex_src, reindex_dst, out_nodes = api.reindex_graph(x, neighbors, count)
    if odd and fast.check_nan_inf:
        check_nan_inf("reindex_graph", reindex_src, reindex_dst, out_nodes)
    if op is not None:
        op.ended((reindex_src, reindex_dst, out_nodes), None)
    return reindex_src, reindex_dst, out_nodes


def graph_sample_neighbors_ad_func(
    row: Tensor, colptr: Tensor, x: Tensor, edge_weight: Tensor | None, sample_size: int = -1
) -> tuple[Tensor, Tensor, Tensor]:
    """③ graph_sample_neighbors, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        row, colptr, x, edge_weight = cast_inputs(infos.GRAPH_SAMPLE_NEIGHBORS, row, colptr, x, edge_weight)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.GRAPH_SAMPLE_NEIGHBORS, (row, colptr, x, edge_weight), (sample_size,))
    out, out_count, out_places = api.graph_sample_neighbors(row, colptr, x, edge_weight, sample_size)
    if odd and fast.check_nan_inf:
        check_nan_inf("graph_sample_neighbors", out, out_count, out_places)
    if op is not None:
        op.ended((out, out_count, out_places), None)
    return out, out_count, out_places


def slice_ad_func(
    input: Tensor,
    axes: Sequence[int],
    starts: Sequence[int],
    ends: Sequence[int],
    infer_flags: Sequence[int] = (),
    decrease_axis: Sequence[int] = (),
) -> Tensor:
    """③ slice -> SliceGradNode; the output is a view of input."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (input,) = cast_inputs(infos.SLICE, input)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.SLICE, (input,), (axes, starts, ends, infer_flags, decrease_axis))
    input_autograd = input.autograd_meta_
    node = None
    if input_autograd is not None and not input_autograd.stop_gradient_ and has_grad():
        node = nodes.SliceGradNode()
        node.axes = axes
        node.starts = starts
        node.ends = ends
        node.decrease_axis = decrease_axis
    out = api.slice(input, axes, starts, ends, infer_flags, decrease_axis)
    if node is not None:
        node.edges = (grad_edge(input),)
        node.out_metas = (input.impl.meta,)
        set_view_history(node, out)
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def slice_grad_ad_func(
    out_grad: Tensor,
    shape: Sequence[int],
    axes: Sequence[int],
    starts: Sequence[int],
    ends: Sequence[int],
    decrease_axis: Sequence[int] = (),
) -> Tensor:
    """③ slice_grad -> SliceDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (out_grad,) = cast_inputs(infos.SLICE_GRAD, out_grad)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.SLICE_GRAD, (out_grad,), (shape, axes, starts, ends, decrease_axis))
    out_grad_autograd = out_grad.autograd_meta_
    node = None
    if out_grad_autograd is not None and not out_grad_autograd.stop_gradient_ and has_grad():
        node = nodes.SliceDoubleGradNode()
        node.axes = axes
        node.starts = starts
        node.ends = ends
        node.decrease_axis = decrease_axis
    input_grad = api.slice_grad(out_grad, shape, axes, starts, ends, decrease_axis)
    if odd and fast.check_nan_inf:
        check_nan_inf("slice_grad", input_grad, node=node)
    if node is not None:
        node.edges = (grad_edge(out_grad),)
        node.out_metas = (out_grad.impl.meta,)
        node.in_metas = input_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        input_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (input_grad,))
    if op is not None:
        op.ended((input_grad,), node)
    return input_grad


def strided_slice_ad_func(
    x: Tensor, axes: Sequence[int], starts: Sequence[int], ends: Sequence[int], strides: Sequence[int]
) -> Tensor:
    """③ strided_slice -> StridedSliceGradNode; the output is a view of x."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.STRIDED_SLICE, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.STRIDED_SLICE, (x,), (axes, starts, ends, strides))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.StridedSliceGradNode()
        node.axes = axes
        node.starts = starts
        node.ends = ends
        node.strides = strides
    out = api.strided_slice(x, axes, starts, ends, strides)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_view_history(node, out)
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def strided_slice_grad_ad_func(
    out_grad: Tensor,
    shape: Sequence[int],
    axes: Sequence[int],
    starts: Sequence[int],
    ends: Sequence[int],
    strides: Sequence[int],
) -> Tensor:
    """③ strided_slice_grad -> StridedSliceDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (out_grad,) = cast_inputs(infos.STRIDED_SLICE_GRAD, out_grad)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.STRIDED_SLICE_GRAD, (out_grad,), (shape, axes, starts, ends, strides))
    out_grad_autograd = out_grad.autograd_meta_
    node = None
    if out_grad_autograd is not None and not out_grad_autograd.stop_gradient_ and has_grad():
        node = nodes.StridedSliceDoubleGradNode()
        node.axes = axes
        node.starts = starts
        node.ends = ends
        node.strides = strides
    x_grad = api.strided_slice_grad(out_grad, shape, axes, starts, ends, strides)
    if odd and fast.check_nan_inf:
        check_nan_inf("strided_slice_grad", x_grad, node=node)
    if node is not None:
        node.edges = (grad_edge(out_grad),)
        node.out_metas = (out_grad.impl.meta,)
        node.in_metas = x_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        x_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (x_grad,))
    if op is not None:
        op.ended((x_grad,), node)
    return x_grad


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
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SET_VALUE, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.SET_VALUE, (x,), (starts, ends, steps, axes, decrease_axes, none_axes, shape, values)
        )
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SetValueGradNode()
        node.starts = starts
        node.ends = ends
        node.steps = steps
        node.axes = axes
        node.decrease_axes = decrease_axes
        node.none_axes = none_axes
    out = api.set_value(x, starts, ends, steps, axes, decrease_axes, none_axes, shape, values)
    if odd and fast.check_nan_inf:
        check_nan_inf("set_value", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
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
    odd = fast.odd
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.SET_VALUE_, (x,), (starts, ends, steps, axes, decrease_axes, none_axes, shape, values)
        )
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.SET_VALUE_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.SetValueGradNode()
        node.starts = starts
        node.ends = ends
        node.steps = steps
        node.axes = axes
        node.decrease_axes = decrease_axes
        node.none_axes = none_axes
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.set_value_(x, starts, ends, steps, axes, decrease_axes, none_axes, shape, values)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("set_value_", x, node=node)
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
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
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
    ) and has_grad():
        node = nodes.SetValueWithTensorGradNode()
        node.starts = starts
        node.ends = ends
        node.steps = steps
        node.axes = axes
        node.decrease_axes = decrease_axes
        node.none_axes = none_axes
    out = api.set_value_with_tensor(x, values, starts, ends, steps, axes, decrease_axes, none_axes)
    if odd and fast.check_nan_inf:
        check_nan_inf("set_value_with_tensor", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            grad_edge(values),
        )
        x_meta, values_meta = x.impl.meta, values.impl.meta
        node.out_metas = x_meta.pair if x_meta is values_meta else (x_meta, values_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
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
    odd = fast.odd
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.SET_VALUE_WITH_TENSOR_, (x, values), (starts, ends, steps, axes, decrease_axes, none_axes)
        )
    x_autograd, values_autograd = x.autograd_meta_, values.autograd_meta_
    require_any_grad = (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (values_autograd is not None and not values_autograd.stop_gradient_)
    ) and has_grad()
    check_inplace(infos.SET_VALUE_WITH_TENSOR_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.SetValueWithTensorGradNode()
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
        x_meta, values_meta = x.impl.meta, values.impl.meta
        node.out_metas = x_meta.pair if x_meta is values_meta else (x_meta, values_meta)
    api.set_value_with_tensor_(x, values, starts, ends, steps, axes, decrease_axes, none_axes)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("set_value_with_tensor_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def gather_ad_func(x: Tensor, index: Tensor, axis: int = 0) -> Tensor:
    """③ gather -> GatherGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, index = cast_inputs(infos.GATHER, x, index)
    op = None if observer.current is None else observer.current.op_began(infos.GATHER, (x, index), (axis,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.GatherGradNode()
        node.axis = axis
        node.index_impl = index_impl = index.impl
        node.index = index_impl.array
        node.index_version = 0 if index_impl.storage is None else index_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, index)
    out = api.gather(x, index, axis)
    if odd and fast.check_nan_inf:
        check_nan_inf("gather", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None,
        )
        x_meta, index_meta = x.impl.meta, index.impl.meta
        node.out_metas = x_meta.pair if x_meta is index_meta else (x_meta, index_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def gather_grad_ad_func(out_grad: Tensor, index: Tensor, shape: Sequence[int], axis: int = 0) -> Tensor:
    """③ gather_grad -> GatherDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        out_grad, index = cast_inputs(infos.GATHER_GRAD, out_grad, index)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.GATHER_GRAD, (out_grad, index), (shape, axis))
    out_grad_autograd = out_grad.autograd_meta_
    node = None
    if out_grad_autograd is not None and not out_grad_autograd.stop_gradient_ and has_grad():
        node = nodes.GatherDoubleGradNode()
        node.axis = axis
        node.index_impl = index_impl = index.impl
        node.index = index_impl.array
        node.index_version = 0 if index_impl.storage is None else index_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, out_grad, index)
    x_grad = api.gather_grad(out_grad, index, shape, axis)
    if odd and fast.check_nan_inf:
        check_nan_inf("gather_grad", x_grad, node=node)
    if node is not None:
        node.edges = (grad_edge(out_grad), None)
        out_grad_meta, index_meta = out_grad.impl.meta, index.impl.meta
        node.out_metas = out_grad_meta.pair if out_grad_meta is index_meta else (out_grad_meta, index_meta)
        node.in_metas = x_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        x_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (x_grad,))
    if op is not None:
        op.ended((x_grad,), node)
    return x_grad


def index_elementwise_get_ad_func(x: Tensor, index: list[Tensor], axes: Sequence[int] = ()) -> Tensor:
    """③ index_elementwise_get -> IndexElementwiseGetGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, index = cast_inputs(infos.INDEX_ELEMENTWISE_GET, x, index)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.INDEX_ELEMENTWISE_GET, (x, index), (axes,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.IndexElementwiseGetGradNode()
        node.axes = axes
        node.index_impl = index_impl = [t.impl for t in index]
        node.index = [t.array for t in index_impl]
        node.index_version = [0 if t.storage is None else t.storage.version for t in index_impl]
        if odd and fast.hooked:
            pack_saved(node, IN, x, index)
    out = api.index_elementwise_get(x, index, axes)
    if odd and fast.check_nan_inf:
        check_nan_inf("index_elementwise_get", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            [None] * len(index),
        )
        node.out_metas = (x.impl.meta, [t.impl.meta for t in index])
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def index_elementwise_get_grad_ad_func(
    index: list[Tensor], out_grad: Tensor, shape: Sequence[int], axes: Sequence[int] = ()
) -> Tensor:
    """③ index_elementwise_get_grad -> IndexElementwiseGetDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        index, out_grad = cast_inputs(infos.INDEX_ELEMENTWISE_GET_GRAD, index, out_grad)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.INDEX_ELEMENTWISE_GET_GRAD, (index, out_grad), (shape, axes))
    out_grad_autograd = out_grad.autograd_meta_
    node = None
    if out_grad_autograd is not None and not out_grad_autograd.stop_gradient_ and has_grad():
        node = nodes.IndexElementwiseGetDoubleGradNode()
        node.axes = axes
        node.index_impl = index_impl = [t.impl for t in index]
        node.index = [t.array for t in index_impl]
        node.index_version = [0 if t.storage is None else t.storage.version for t in index_impl]
        if odd and fast.hooked:
            pack_saved(node, IN, index, out_grad)
    x_grad = api.index_elementwise_get_grad(index, out_grad, shape, axes)
    if odd and fast.check_nan_inf:
        check_nan_inf("index_elementwise_get_grad", x_grad, node=node)
    if node is not None:
        node.edges = ([None] * len(index), grad_edge(out_grad))
        node.out_metas = ([t.impl.meta for t in index], out_grad.impl.meta)
        node.in_metas = x_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        x_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (x_grad,))
    if op is not None:
        op.ended((x_grad,), node)
    return x_grad


def take_along_axis_ad_func(arr: Tensor, indices: Tensor, axis: int) -> Tensor:
    """③ take_along_axis -> TakeAlongAxisGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        arr, indices = cast_inputs(infos.TAKE_ALONG_AXIS, arr, indices)
    op = None if observer.current is None else observer.current.op_began(infos.TAKE_ALONG_AXIS, (arr, indices), (axis,))
    arr_autograd = arr.autograd_meta_
    node = None
    if arr_autograd is not None and not arr_autograd.stop_gradient_ and has_grad():
        node = nodes.TakeAlongAxisGradNode()
        node.axis = axis
        node.indices_impl = indices_impl = indices.impl
        node.indices = indices_impl.array
        node.indices_version = 0 if indices_impl.storage is None else indices_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, arr, indices)
    out = api.take_along_axis(arr, indices, axis)
    if odd and fast.check_nan_inf:
        check_nan_inf("take_along_axis", out, node=node)
    if node is not None:
        node.edges = (
            None if arr_autograd is None or arr_autograd.stop_gradient_ else arr_autograd.edge or grad_edge(arr),
            None,
        )
        arr_meta, indices_meta = arr.impl.meta, indices.impl.meta
        node.out_metas = arr_meta.pair if arr_meta is indices_meta else (arr_meta, indices_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def take_along_axis_grad_ad_func(out_grad: Tensor, indices: Tensor, shape: Sequence[int], axis: int) -> Tensor:
    """③ take_along_axis_grad -> TakeAlongAxisDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        out_grad, indices = cast_inputs(infos.TAKE_ALONG_AXIS_GRAD, out_grad, indices)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.TAKE_ALONG_AXIS_GRAD, (out_grad, indices), (shape, axis))
    out_grad_autograd = out_grad.autograd_meta_
    node = None
    if out_grad_autograd is not None and not out_grad_autograd.stop_gradient_ and has_grad():
        node = nodes.TakeAlongAxisDoubleGradNode()
        node.axis = axis
        node.indices_impl = indices_impl = indices.impl
        node.indices = indices_impl.array
        node.indices_version = 0 if indices_impl.storage is None else indices_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, out_grad, indices)
    arr_grad = api.take_along_axis_grad(out_grad, indices, shape, axis)
    if odd and fast.check_nan_inf:
        check_nan_inf("take_along_axis_grad", arr_grad, node=node)
    if node is not None:
        node.edges = (grad_edge(out_grad), None)
        out_grad_meta, indices_meta = out_grad.impl.meta, indices.impl.meta
        node.out_metas = out_grad_meta.pair if out_grad_meta is indices_meta else (out_grad_meta, indices_meta)
        node.in_metas = arr_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        arr_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (arr_grad,))
    if op is not None:
        op.ended((arr_grad,), node)
    return arr_grad


def index_select_ad_func(x: Tensor, index: Tensor, axis: int = 0) -> Tensor:
    """③ index_select -> IndexSelectGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, index = cast_inputs(infos.INDEX_SELECT, x, index)
    op = None if observer.current is None else observer.current.op_began(infos.INDEX_SELECT, (x, index), (axis,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.IndexSelectGradNode()
        node.axis = axis
        node.index_impl = index_impl = index.impl
        node.index = index_impl.array
        node.index_version = 0 if index_impl.storage is None else index_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, index)
    out = api.index_select(x, index, axis)
    if odd and fast.check_nan_inf:
        check_nan_inf("index_select", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None,
        )
        x_meta, index_meta = x.impl.meta, index.impl.meta
        node.out_metas = x_meta.pair if x_meta is index_meta else (x_meta, index_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def index_sample_ad_func(x: Tensor, index: Tensor) -> Tensor:
    """③ index_sample -> IndexSampleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, index = cast_inputs(infos.INDEX_SAMPLE, x, index)
    op = None if observer.current is None else observer.current.op_began(infos.INDEX_SAMPLE, (x, index), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.IndexSampleGradNode()
        node.index_impl = index_impl = index.impl
        node.index = index_impl.array
        node.index_version = 0 if index_impl.storage is None else index_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, index)
    out = api.index_sample(x, index)
    if odd and fast.check_nan_inf:
        check_nan_inf("index_sample", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None,
        )
        x_meta, index_meta = x.impl.meta, index.impl.meta
        node.out_metas = x_meta.pair if x_meta is index_meta else (x_meta, index_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def index_add_ad_func(x: Tensor, index: Tensor, add_value: Tensor, axis: int = 0) -> Tensor:
    """③ index_add -> IndexAddGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, index, add_value = cast_inputs(infos.INDEX_ADD, x, index, add_value)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.INDEX_ADD, (x, index, add_value), (axis,))
    x_autograd, add_value_autograd = x.autograd_meta_, add_value.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (add_value_autograd is not None and not add_value_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.IndexAddGradNode()
        node.axis = axis
        node.index_impl = index_impl = index.impl
        node.index = index_impl.array
        node.index_version = 0 if index_impl.storage is None else index_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, index, add_value)
    out = api.index_add(x, index, add_value, axis)
    if odd and fast.check_nan_inf:
        check_nan_inf("index_add", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None,
            grad_edge(add_value),
        )
        node.out_metas = (x.impl.meta, index.impl.meta, add_value.impl.meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def index_add__ad_func(x: Tensor, index: Tensor, add_value: Tensor, axis: int = 0) -> Tensor:
    """③ index_add_ -> IndexAddGradNode, x is overwritten."""
    odd = fast.odd
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.INDEX_ADD_, (x, index, add_value), (axis,))
    x_autograd, add_value_autograd = x.autograd_meta_, add_value.autograd_meta_
    require_any_grad = (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (add_value_autograd is not None and not add_value_autograd.stop_gradient_)
    ) and has_grad()
    check_inplace(infos.INDEX_ADD_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.IndexAddGradNode()
        node.axis = axis
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None,
            grad_edge(add_value),
        )
        node.out_metas = (x.impl.meta, index.impl.meta, add_value.impl.meta)
        node.index_impl = index_impl = index.impl
        node.index = index_impl.array
        node.index_version = 0 if index_impl.storage is None else index_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, index, add_value)
    api.index_add_(x, index, add_value, axis)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("index_add_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def index_put_ad_func(x: Tensor, indices: list[Tensor], value: Tensor, accumulate: bool = False) -> Tensor:
    """③ index_put -> IndexPutGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, indices, value = cast_inputs(infos.INDEX_PUT, x, indices, value)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.INDEX_PUT, (x, indices, value), (accumulate,))
    x_autograd, value_autograd = x.autograd_meta_, value.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (value_autograd is not None and not value_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.IndexPutGradNode()
        node.accumulate = accumulate
        node.indices_impl = indices_impl = [t.impl for t in indices]
        node.indices = [t.array for t in indices_impl]
        node.indices_version = [0 if t.storage is None else t.storage.version for t in indices_impl]
        if odd and fast.hooked:
            pack_saved(node, IN, x, indices, value)
    out = api.index_put(x, indices, value, accumulate)
    if odd and fast.check_nan_inf:
        check_nan_inf("index_put", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            [None] * len(indices),
            grad_edge(value),
        )
        node.out_metas = (x.impl.meta, [t.impl.meta for t in indices], value.impl.meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def index_put__ad_func(x: Tensor, indices: list[Tensor], value: Tensor, accumulate: bool = False) -> Tensor:
    """③ index_put_ -> IndexPutGradNode, x is overwritten."""
    odd = fast.odd
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.INDEX_PUT_, (x, indices, value), (accumulate,))
    x_autograd, value_autograd = x.autograd_meta_, value.autograd_meta_
    require_any_grad = (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (value_autograd is not None and not value_autograd.stop_gradient_)
    ) and has_grad()
    check_inplace(infos.INDEX_PUT_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.IndexPutGradNode()
        node.accumulate = accumulate
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            [None] * len(indices),
            grad_edge(value),
        )
        node.out_metas = (x.impl.meta, [t.impl.meta for t in indices], value.impl.meta)
        node.indices_impl = indices_impl = [t.impl for t in indices]
        node.indices = [t.array for t in indices_impl]
        node.indices_version = [0 if t.storage is None else t.storage.version for t in indices_impl]
        if odd and fast.hooked:
            pack_saved(node, IN, x, indices, value)
    api.index_put_(x, indices, value, accumulate)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("index_put_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def index_elementwise_put_ad_func(x: Tensor, index: list[Tensor], value: Any = 0, axes: Sequence[int] = ()) -> Tensor:
    """③ index_elementwise_put -> IndexElementwisePutGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, index = cast_inputs(infos.INDEX_ELEMENTWISE_PUT, x, index)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.INDEX_ELEMENTWISE_PUT, (x, index), (value, axes))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.IndexElementwisePutGradNode()
        node.axes = axes
        node.index_impl = index_impl = [t.impl for t in index]
        node.index = [t.array for t in index_impl]
        node.index_version = [0 if t.storage is None else t.storage.version for t in index_impl]
        if odd and fast.hooked:
            pack_saved(node, IN, x, index)
    out = api.index_elementwise_put(x, index, value, axes)
    if odd and fast.check_nan_inf:
        check_nan_inf("index_elementwise_put", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            [None] * len(index),
        )
        node.out_metas = (x.impl.meta, [t.impl.meta for t in index])
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def index_elementwise_put__ad_func(x: Tensor, index: list[Tensor], value: Any = 0, axes: Sequence[int] = ()) -> Tensor:
    """③ index_elementwise_put_ -> IndexElementwisePutGradNode, x is overwritten."""
    odd = fast.odd
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.INDEX_ELEMENTWISE_PUT_, (x, index), (value, axes))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.INDEX_ELEMENTWISE_PUT_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.IndexElementwisePutGradNode()
        node.axes = axes
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            [None] * len(index),
        )
        node.out_metas = (x.impl.meta, [t.impl.meta for t in index])
        node.index_impl = index_impl = [t.impl for t in index]
        node.index = [t.array for t in index_impl]
        node.index_version = [0 if t.storage is None else t.storage.version for t in index_impl]
        if odd and fast.hooked:
            pack_saved(node, IN, x, index)
    api.index_elementwise_put_(x, index, value, axes)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("index_elementwise_put_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def index_elementwise_put_with_tensor_ad_func(
    x: Tensor, index: list[Tensor], value: Tensor, axes: Sequence[int] = ()
) -> Tensor:
    """③ index_elementwise_put_with_tensor -> IndexElementwisePutWithTensorGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, index, value = cast_inputs(infos.INDEX_ELEMENTWISE_PUT_WITH_TENSOR, x, index, value)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.INDEX_ELEMENTWISE_PUT_WITH_TENSOR, (x, index, value), (axes,))
    x_autograd, value_autograd = x.autograd_meta_, value.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (value_autograd is not None and not value_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.IndexElementwisePutWithTensorGradNode()
        node.axes = axes
        node.index_impl = index_impl = [t.impl for t in index]
        node.index = [t.array for t in index_impl]
        node.index_version = [0 if t.storage is None else t.storage.version for t in index_impl]
        if odd and fast.hooked:
            pack_saved(node, IN, x, index, value)
    out = api.index_elementwise_put_with_tensor(x, index, value, axes)
    if odd and fast.check_nan_inf:
        check_nan_inf("index_elementwise_put_with_tensor", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            [None] * len(index),
            grad_edge(value),
        )
        node.out_metas = (x.impl.meta, [t.impl.meta for t in index], value.impl.meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def index_elementwise_put_with_tensor__ad_func(
    x: Tensor, index: list[Tensor], value: Tensor, axes: Sequence[int] = ()
) -> Tensor:
    """③ index_elementwise_put_with_tensor_ -> IndexElementwisePutWithTensorGradNode, x is overwritten."""
    odd = fast.odd
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.INDEX_ELEMENTWISE_PUT_WITH_TENSOR_, (x, index, value), (axes,))
    x_autograd, value_autograd = x.autograd_meta_, value.autograd_meta_
    require_any_grad = (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (value_autograd is not None and not value_autograd.stop_gradient_)
    ) and has_grad()
    check_inplace(infos.INDEX_ELEMENTWISE_PUT_WITH_TENSOR_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.IndexElementwisePutWithTensorGradNode()
        node.axes = axes
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            [None] * len(index),
            grad_edge(value),
        )
        node.out_metas = (x.impl.meta, [t.impl.meta for t in index], value.impl.meta)
        node.index_impl = index_impl = [t.impl for t in index]
        node.index = [t.array for t in index_impl]
        node.index_version = [0 if t.storage is None else t.storage.version for t in index_impl]
        if odd and fast.hooked:
            pack_saved(node, IN, x, index, value)
    api.index_elementwise_put_with_tensor_(x, index, value, axes)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("index_elementwise_put_with_tensor_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def written_last_ad_func(index: list[Tensor], shape: Sequence[int], axes: Sequence[int] = ()) -> Tensor:
    """③ written_last, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (index,) = cast_inputs(infos.WRITTEN_LAST, index)
    op = None if observer.current is None else observer.current.op_began(infos.WRITTEN_LAST, (index,), (shape, axes))
    out = api.written_last(index, shape, axes)
    if odd and fast.check_nan_inf:
        check_nan_inf("written_last", out)
    if op is not None:
        op.ended((out,), None)
    return out


def masked_fill_ad_func(x: Tensor, mask: Tensor, value: Tensor) -> Tensor:
    """③ masked_fill -> MaskedFillGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, mask, value = cast_inputs(infos.MASKED_FILL, x, mask, value)
    op = None if observer.current is None else observer.current.op_began(infos.MASKED_FILL, (x, mask, value), ())
    x_autograd, value_autograd = x.autograd_meta_, value.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (value_autograd is not None and not value_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.MaskedFillGradNode()
        node.mask_impl = mask_impl = mask.impl
        node.mask = mask_impl.array
        node.mask_version = 0 if mask_impl.storage is None else mask_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, mask, value)
    out = api.masked_fill(x, mask, value)
    if odd and fast.check_nan_inf:
        check_nan_inf("masked_fill", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None,
            grad_edge(value),
        )
        node.out_metas = (x.impl.meta, mask.impl.meta, value.impl.meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def masked_fill__ad_func(x: Tensor, mask: Tensor, value: Tensor) -> Tensor:
    """③ masked_fill_ -> MaskedFillGradNode, x is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.MASKED_FILL_, (x, mask, value), ())
    x_autograd, value_autograd = x.autograd_meta_, value.autograd_meta_
    require_any_grad = (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (value_autograd is not None and not value_autograd.stop_gradient_)
    ) and has_grad()
    check_inplace(infos.MASKED_FILL_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.MaskedFillGradNode()
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None,
            grad_edge(value),
        )
        node.out_metas = (x.impl.meta, mask.impl.meta, value.impl.meta)
        node.mask_impl = mask_impl = mask.impl
        node.mask = mask_impl.array
        node.mask_version = 0 if mask_impl.storage is None else mask_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, mask, value)
    api.masked_fill_(x, mask, value)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("masked_fill_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def masked_select_ad_func(x: Tensor, mask: Tensor) -> Tensor:
    """③ masked_select -> MaskedSelectGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, mask = cast_inputs(infos.MASKED_SELECT, x, mask)
    op = None if observer.current is None else observer.current.op_began(infos.MASKED_SELECT, (x, mask), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.MaskedSelectGradNode()
        node.mask_impl = mask_impl = mask.impl
        node.mask = mask_impl.array
        node.mask_version = 0 if mask_impl.storage is None else mask_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, mask)
    out = api.masked_select(x, mask)
    if odd and fast.check_nan_inf:
        check_nan_inf("masked_select", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None,
        )
        x_meta, mask_meta = x.impl.meta, mask.impl.meta
        node.out_metas = x_meta.pair if x_meta is mask_meta else (x_meta, mask_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def masked_select_grad_ad_func(out_grad: Tensor, mask: Tensor, shape: Sequence[int]) -> Tensor:
    """③ masked_select_grad -> MaskedSelectDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        out_grad, mask = cast_inputs(infos.MASKED_SELECT_GRAD, out_grad, mask)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.MASKED_SELECT_GRAD, (out_grad, mask), (shape,))
    out_grad_autograd = out_grad.autograd_meta_
    node = None
    if out_grad_autograd is not None and not out_grad_autograd.stop_gradient_ and has_grad():
        node = nodes.MaskedSelectDoubleGradNode()
        node.mask_impl = mask_impl = mask.impl
        node.mask = mask_impl.array
        node.mask_version = 0 if mask_impl.storage is None else mask_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, out_grad, mask)
    x_grad = api.masked_select_grad(out_grad, mask, shape)
    if odd and fast.check_nan_inf:
        check_nan_inf("masked_select_grad", x_grad, node=node)
    if node is not None:
        node.edges = (grad_edge(out_grad), None)
        out_grad_meta, mask_meta = out_grad.impl.meta, mask.impl.meta
        node.out_metas = out_grad_meta.pair if out_grad_meta is mask_meta else (out_grad_meta, mask_meta)
        node.in_metas = x_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        x_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (x_grad,))
    if op is not None:
        op.ended((x_grad,), node)
    return x_grad


def gather_nd_ad_func(x: Tensor, index: Tensor) -> Tensor:
    """③ gather_nd -> GatherNdGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, index = cast_inputs(infos.GATHER_ND, x, index)
    op = None if observer.current is None else observer.current.op_began(infos.GATHER_ND, (x, index), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.GatherNdGradNode()
        node.index_impl = index_impl = index.impl
        node.index = index_impl.array
        node.index_version = 0 if index_impl.storage is None else index_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, index)
    out = api.gather_nd(x, index)
    if odd and fast.check_nan_inf:
        check_nan_inf("gather_nd", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None,
        )
        x_meta, index_meta = x.impl.meta, index.impl.meta
        node.out_metas = x_meta.pair if x_meta is index_meta else (x_meta, index_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def gather_nd_grad_ad_func(out_grad: Tensor, index: Tensor, shape: Sequence[int]) -> Tensor:
    """③ gather_nd_grad -> GatherNdDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        out_grad, index = cast_inputs(infos.GATHER_ND_GRAD, out_grad, index)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.GATHER_ND_GRAD, (out_grad, index), (shape,))
    out_grad_autograd = out_grad.autograd_meta_
    node = None
    if out_grad_autograd is not None and not out_grad_autograd.stop_gradient_ and has_grad():
        node = nodes.GatherNdDoubleGradNode()
        node.index_impl = index_impl = index.impl
        node.index = index_impl.array
        node.index_version = 0 if index_impl.storage is None else index_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, out_grad, index)
    x_grad = api.gather_nd_grad(out_grad, index, shape)
    if odd and fast.check_nan_inf:
        check_nan_inf("gather_nd_grad", x_grad, node=node)
    if node is not None:
        node.edges = (grad_edge(out_grad), None)
        out_grad_meta, index_meta = out_grad.impl.meta, index.impl.meta
        node.out_metas = out_grad_meta.pair if out_grad_meta is index_meta else (out_grad_meta, index_meta)
        node.in_metas = x_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        x_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (x_grad,))
    if op is not None:
        op.ended((x_grad,), node)
    return x_grad


def scatter_ad_func(x: Tensor, index: Tensor, updates: Tensor, overwrite: bool = True) -> Tensor:
    """③ scatter -> ScatterGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, index, updates = cast_inputs(infos.SCATTER, x, index, updates)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.SCATTER, (x, index, updates), (overwrite,))
    x_autograd, updates_autograd = x.autograd_meta_, updates.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (updates_autograd is not None and not updates_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.ScatterGradNode()
        node.overwrite = overwrite
        node.index_impl = index_impl = index.impl
        node.index = index_impl.array
        node.index_version = 0 if index_impl.storage is None else index_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, index, updates)
    out = api.scatter(x, index, updates, overwrite)
    if odd and fast.check_nan_inf:
        check_nan_inf("scatter", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None,
            grad_edge(updates),
        )
        node.out_metas = (x.impl.meta, index.impl.meta, updates.impl.meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def scatter__ad_func(x: Tensor, index: Tensor, updates: Tensor, overwrite: bool = True) -> Tensor:
    """③ scatter_ -> ScatterGradNode, x is overwritten."""
    odd = fast.odd
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.SCATTER_, (x, index, updates), (overwrite,))
    x_autograd, updates_autograd = x.autograd_meta_, updates.autograd_meta_
    require_any_grad = (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (updates_autograd is not None and not updates_autograd.stop_gradient_)
    ) and has_grad()
    check_inplace(infos.SCATTER_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.ScatterGradNode()
        node.overwrite = overwrite
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None,
            grad_edge(updates),
        )
        node.out_metas = (x.impl.meta, index.impl.meta, updates.impl.meta)
        node.index_impl = index_impl = index.impl
        node.index = index_impl.array
        node.index_version = 0 if index_impl.storage is None else index_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, index, updates)
    api.scatter_(x, index, updates, overwrite)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("scatter_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def scatter_nd_add_ad_func(x: Tensor, index: Tensor, updates: Tensor) -> Tensor:
    """③ scatter_nd_add -> ScatterNdAddGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, index, updates = cast_inputs(infos.SCATTER_ND_ADD, x, index, updates)
    op = None if observer.current is None else observer.current.op_began(infos.SCATTER_ND_ADD, (x, index, updates), ())
    x_autograd, updates_autograd = x.autograd_meta_, updates.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (updates_autograd is not None and not updates_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.ScatterNdAddGradNode()
        node.index_impl = index_impl = index.impl
        node.index = index_impl.array
        node.index_version = 0 if index_impl.storage is None else index_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, index, updates)
    out = api.scatter_nd_add(x, index, updates)
    if odd and fast.check_nan_inf:
        check_nan_inf("scatter_nd_add", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None,
            grad_edge(updates),
        )
        node.out_metas = (x.impl.meta, index.impl.meta, updates.impl.meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def put_along_axis_ad_func(
    arr: Tensor, indices: Tensor, values: Tensor, axis: int, reduce: str = "assign", include_self: bool = True
) -> Tensor:
    """③ put_along_axis -> PutAlongAxisGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        arr, indices, values = cast_inputs(infos.PUT_ALONG_AXIS, arr, indices, values)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.PUT_ALONG_AXIS, (arr, indices, values), (axis, reduce, include_self))
    arr_autograd, values_autograd = arr.autograd_meta_, values.autograd_meta_
    node = None
    if (
        (arr_autograd is not None and not arr_autograd.stop_gradient_)
        or (values_autograd is not None and not values_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.PutAlongAxisGradNode()
        node.axis = axis
        node.reduce = reduce
        node.include_self = include_self
        node.arr_impl = arr_impl = arr.impl
        node.arr = arr_impl.array
        node.arr_version = 0 if arr_impl.storage is None else arr_impl.storage.version
        node.indices_impl = indices_impl = indices.impl
        node.indices = indices_impl.array
        node.indices_version = 0 if indices_impl.storage is None else indices_impl.storage.version
        node.values_impl = values_impl = values.impl
        node.values = values_impl.array
        node.values_version = 0 if values_impl.storage is None else values_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, arr, indices, values)
    out = api.put_along_axis(arr, indices, values, axis, reduce, include_self)
    if odd and fast.check_nan_inf:
        check_nan_inf("put_along_axis", out, node=node)
    if node is not None:
        node.edges = (
            None if arr_autograd is None or arr_autograd.stop_gradient_ else arr_autograd.edge or grad_edge(arr),
            None,
            grad_edge(values),
        )
        node.out_metas = (arr.impl.meta, indices.impl.meta, values.impl.meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def put_along_axis__ad_func(
    arr: Tensor, indices: Tensor, values: Tensor, axis: int, reduce: str = "assign", include_self: bool = True
) -> Tensor:
    """③ put_along_axis_ -> PutAlongAxisGradNode, arr is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.PUT_ALONG_AXIS_, (arr, indices, values), (axis, reduce, include_self))
    arr_autograd, values_autograd = arr.autograd_meta_, values.autograd_meta_
    require_any_grad = (
        (arr_autograd is not None and not arr_autograd.stop_gradient_)
        or (values_autograd is not None and not values_autograd.stop_gradient_)
    ) and has_grad()
    check_inplace(infos.PUT_ALONG_AXIS_, arr, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.PutAlongAxisGradNode()
        node.axis = axis
        node.reduce = reduce
        node.include_self = include_self
        node.edges = (
            None if arr_autograd is None or arr_autograd.stop_gradient_ else arr_autograd.edge or grad_edge(arr),
            None,
            grad_edge(values),
        )
        node.out_metas = (arr.impl.meta, indices.impl.meta, values.impl.meta)
        node.arr_impl = arr_impl = dense(arr.impl.array.copy(), arr.impl.meta)
        node.arr = arr_impl.array
        node.arr_version = 0
        node.indices_impl = indices_impl = indices.impl
        node.indices = indices_impl.array
        node.indices_version = 0 if indices_impl.storage is None else indices_impl.storage.version
        node.values_impl = values_impl = values.impl
        node.values = values_impl.array
        node.values_version = 0 if values_impl.storage is None else values_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, arr, indices, values)
    api.put_along_axis_(arr, indices, values, axis, reduce, include_self)
    bump_inplace_version(arr)
    if odd and fast.check_nan_inf:
        check_nan_inf("put_along_axis_", arr, node=node)
    if node is not None:
        rebase_history(node, arr)
        node.out_impl = out_impl = arr.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, arr)
    if op is not None:
        op.ended((arr,), node)
    return arr


def multiplex_ad_func(inputs: list[Tensor], index: Tensor) -> Tensor:
    """③ multiplex -> MultiplexGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        inputs, index = cast_inputs(infos.MULTIPLEX, inputs, index)
    op = None if observer.current is None else observer.current.op_began(infos.MULTIPLEX, (inputs, index), ())
    node = None
    if any_requires_grad(inputs) and has_grad():
        node = nodes.MultiplexGradNode()
        node.index_impl = index_impl = index.impl
        node.index = index_impl.array
        node.index_version = 0 if index_impl.storage is None else index_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, inputs, index)
    out = api.multiplex(inputs, index)
    if odd and fast.check_nan_inf:
        check_nan_inf("multiplex", out, node=node)
    if node is not None:
        node.edges = (grad_edges(inputs), None)
        node.out_metas = ([t.impl.meta for t in inputs], index.impl.meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def along_axis_places_ad_func(indices: Tensor, axis: int) -> list[Tensor]:
    """③ along_axis_places, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (indices,) = cast_inputs(infos.ALONG_AXIS_PLACES, indices)
    op = None if observer.current is None else observer.current.op_began(infos.ALONG_AXIS_PLACES, (indices,), (axis,))
    out = api.along_axis_places(indices, axis)
    if odd and fast.check_nan_inf:
        check_nan_inf("along_axis_places", out)
    if op is not None:
        op.ended((out,), None)
    return out


def matmul_ad_func(x: Tensor, y: Tensor, transpose_x: bool = False, transpose_y: bool = False) -> Tensor:
    """③ matmul -> MatmulGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.MATMUL, x, y)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.MATMUL, (x, y), (transpose_x, transpose_y))
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.MatmulGradNode()
        node.transpose_x = transpose_x
        node.transpose_y = transpose_y
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    out = api.matmul(x, y, transpose_x, transpose_y)
    if odd and fast.check_nan_inf:
        check_nan_inf("matmul", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        x_meta, y_meta = x.impl.meta, y.impl.meta
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def bmm_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ bmm -> BmmGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.BMM, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.BMM, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.BmmGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    out = api.bmm(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("bmm", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        x_meta, y_meta = x.impl.meta, y.impl.meta
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def mv_ad_func(x: Tensor, vec: Tensor) -> Tensor:
    """③ mv -> MvGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, vec = cast_inputs(infos.MV, x, vec)
    op = None if observer.current is None else observer.current.op_began(infos.MV, (x, vec), ())
    x_autograd, vec_autograd = x.autograd_meta_, vec.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (vec_autograd is not None and not vec_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.MvGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.vec_impl = vec_impl = vec.impl
        node.vec = vec_impl.array
        node.vec_version = 0 if vec_impl.storage is None else vec_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, vec)
    out = api.mv(x, vec)
    if odd and fast.check_nan_inf:
        check_nan_inf("mv", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if vec_autograd is None or vec_autograd.stop_gradient_ else vec_autograd.edge or grad_edge(vec),
        )
        x_meta, vec_meta = x.impl.meta, vec.impl.meta
        node.out_metas = x_meta.pair if x_meta is vec_meta else (x_meta, vec_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def dot_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ dot -> DotGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.DOT, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.DOT, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.DotGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    out = api.dot(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("dot", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        x_meta, y_meta = x.impl.meta, y.impl.meta
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def addmm_ad_func(input: Tensor, x: Tensor, y: Tensor, beta: float = 1.0, alpha: float = 1.0) -> Tensor:
    """③ addmm -> AddmmGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        input, x, y = cast_inputs(infos.ADDMM, input, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.ADDMM, (input, x, y), (beta, alpha))
    input_autograd, x_autograd, y_autograd = input.autograd_meta_, x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (input_autograd is not None and not input_autograd.stop_gradient_)
        or (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.AddmmGradNode()
        node.beta = beta
        node.alpha = alpha
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, input, x, y)
    out = api.addmm(input, x, y, beta, alpha)
    if odd and fast.check_nan_inf:
        check_nan_inf("addmm", out, node=node)
    if node is not None:
        node.edges = (
            grad_edge(input),
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = (input.impl.meta, x.impl.meta, y.impl.meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def addmm__ad_func(input: Tensor, x: Tensor, y: Tensor, beta: float = 1.0, alpha: float = 1.0) -> Tensor:
    """③ addmm_ -> AddmmGradNode, input is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.ADDMM_, (input, x, y), (beta, alpha))
    input_autograd, x_autograd, y_autograd = input.autograd_meta_, x.autograd_meta_, y.autograd_meta_
    require_any_grad = (
        (input_autograd is not None and not input_autograd.stop_gradient_)
        or (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad()
    check_inplace(infos.ADDMM_, input, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.AddmmGradNode()
        node.beta = beta
        node.alpha = alpha
        node.edges = (
            grad_edge(input),
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = (input.impl.meta, x.impl.meta, y.impl.meta)
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, input, x, y)
    api.addmm_(input, x, y, beta, alpha)
    bump_inplace_version(input)
    if odd and fast.check_nan_inf:
        check_nan_inf("addmm_", input, node=node)
    if node is not None:
        rebase_history(node, input)
    if op is not None:
        op.ended((input,), node)
    return input


def cross_ad_func(x: Tensor, y: Tensor, axis: int = 9) -> Tensor:
    """③ cross -> CrossGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.CROSS, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.CROSS, (x, y), (axis,))
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.CrossGradNode()
        node.axis = axis
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    out = api.cross(x, y, axis)
    if odd and fast.check_nan_inf:
        check_nan_inf("cross", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        x_meta, y_meta = x.impl.meta, y.impl.meta
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def trace_ad_func(x: Tensor, offset: int = 0, axis1: int = 0, axis2: int = 1) -> Tensor:
    """③ trace -> TraceGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.TRACE, x)
    op = None if observer.current is None else observer.current.op_began(infos.TRACE, (x,), (offset, axis1, axis2))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.TraceGradNode()
        node.offset = offset
        node.axis1 = axis1
        node.axis2 = axis2
    out = api.trace(x, offset, axis1, axis2)
    if odd and fast.check_nan_inf:
        check_nan_inf("trace", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def einsum_ad_func(x: list[Tensor], equation: str) -> Tensor:
    """③ einsum -> EinsumGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.EINSUM, x)
    op = None if observer.current is None else observer.current.op_began(infos.EINSUM, (x,), (equation,))
    node = None
    if any_requires_grad(x) and has_grad():
        node = nodes.EinsumGradNode()
        node.equation = equation
        node.x_impl = x_impl = [t.impl for t in x]
        node.x = [t.array for t in x_impl]
        node.x_version = [0 if t.storage is None else t.storage.version for t in x_impl]
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.einsum(x, equation)
    if odd and fast.check_nan_inf:
        check_nan_inf("einsum", out, node=node)
    if node is not None:
        node.edges = (grad_edges(x),)
        node.out_metas = ([t.impl.meta for t in x],)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def inverse_ad_func(x: Tensor) -> Tensor:
    """③ inverse -> InverseGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.INVERSE, x)
    op = None if observer.current is None else observer.current.op_began(infos.INVERSE, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.InverseGradNode()
    out = api.inverse(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("inverse", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def det_ad_func(x: Tensor) -> Tensor:
    """③ det -> DetGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.DET, x)
    op = None if observer.current is None else observer.current.op_began(infos.DET, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.DetGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.det(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("det", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def slogdet_ad_func(x: Tensor) -> Tensor:
    """③ slogdet -> SlogdetGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SLOGDET, x)
    op = None if observer.current is None else observer.current.op_began(infos.SLOGDET, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SlogdetGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.slogdet(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("slogdet", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def cholesky_ad_func(x: Tensor, upper: bool = False) -> Tensor:
    """③ cholesky -> CholeskyGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.CHOLESKY, x)
    op = None if observer.current is None else observer.current.op_began(infos.CHOLESKY, (x,), (upper,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.CholeskyGradNode()
        node.upper = upper
    out = api.cholesky(x, upper)
    if odd and fast.check_nan_inf:
        check_nan_inf("cholesky", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def solve_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ solve -> SolveGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.SOLVE, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.SOLVE, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.SolveGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    out = api.solve(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("solve", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        x_meta, y_meta = x.impl.meta, y.impl.meta
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def triangular_solve_ad_func(
    x: Tensor, y: Tensor, upper: bool = True, transpose: bool = False, unitriangular: bool = False
) -> Tensor:
    """③ triangular_solve -> TriangularSolveGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.TRIANGULAR_SOLVE, x, y)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.TRIANGULAR_SOLVE, (x, y), (upper, transpose, unitriangular))
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.TriangularSolveGradNode()
        node.upper = upper
        node.transpose = transpose
        node.unitriangular = unitriangular
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    out = api.triangular_solve(x, y, upper, transpose, unitriangular)
    if odd and fast.check_nan_inf:
        check_nan_inf("triangular_solve", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        x_meta, y_meta = x.impl.meta, y.impl.meta
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def renorm_ad_func(x: Tensor, p: float, axis: int, max_norm: float) -> Tensor:
    """③ renorm -> RenormGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.RENORM, x)
    op = None if observer.current is None else observer.current.op_began(infos.RENORM, (x,), (p, axis, max_norm))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.RenormGradNode()
        node.p = p
        node.axis = axis
        node.max_norm = max_norm
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.renorm(x, p, axis, max_norm)
    if odd and fast.check_nan_inf:
        check_nan_inf("renorm", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def renorm__ad_func(x: Tensor, p: float, axis: int, max_norm: float) -> Tensor:
    """③ renorm_ -> RenormGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.RENORM_, (x,), (p, axis, max_norm))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.RENORM_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.RenormGradNode()
        node.p = p
        node.axis = axis
        node.max_norm = max_norm
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.renorm_(x, p, axis, max_norm)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("renorm_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def frobenius_norm_ad_func(
    x: Tensor, axis: Sequence[int] = (), keep_dim: bool = False, reduce_all: bool = False
) -> Tensor:
    """③ frobenius_norm -> FrobeniusNormGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.FROBENIUS_NORM, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.FROBENIUS_NORM, (x,), (axis, keep_dim, reduce_all))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.FrobeniusNormGradNode()
        node.axis = axis
        node.reduce_all = reduce_all
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.frobenius_norm(x, axis, keep_dim, reduce_all)
    if odd and fast.check_nan_inf:
        check_nan_inf("frobenius_norm", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def svd_ad_func(x: Tensor, full_matrices: bool = False) -> tuple[Tensor, Tensor, Tensor]:
    """③ svd -> SvdGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SVD, x)
    op = None if observer.current is None else observer.current.op_began(infos.SVD, (x,), (full_matrices,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SvdGradNode()
    u, s, vh = api.svd(x, full_matrices)
    if odd and fast.check_nan_inf:
        check_nan_inf("svd", u, s, vh, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history_slots(node, u, s, vh)
        node.u_impl = u_impl = u.impl
        node.u = u_impl.array
        node.u_version = 0 if u_impl.storage is None else u_impl.storage.version
        node.s_impl = s_impl = s.impl
        node.s = s_impl.array
        node.s_version = 0 if s_impl.storage is None else s_impl.storage.version
        node.vh_impl = vh_impl = vh.impl
        node.vh = vh_impl.array
        node.vh_version = 0 if vh_impl.storage is None else vh_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, u, s, vh)
    if op is not None:
        op.ended((u, s, vh), node)
    return u, s, vh


def eigh_ad_func(x: Tensor, uplo: str = "L") -> tuple[Tensor, Tensor]:
    """③ eigh -> EighGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.EIGH, x)
    op = None if observer.current is None else observer.current.op_began(infos.EIGH, (x,), (uplo,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.EighGradNode()
    out_w, out_v = api.eigh(x, uplo)
    if odd and fast.check_nan_inf:
        check_nan_inf("eigh", out_w, out_v, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history_slots(node, out_w, out_v)
        node.out_w_impl = out_w_impl = out_w.impl
        node.out_w = out_w_impl.array
        node.out_w_version = 0 if out_w_impl.storage is None else out_w_impl.storage.version
        node.out_v_impl = out_v_impl = out_v.impl
        node.out_v = out_v_impl.array
        node.out_v_version = 0 if out_v_impl.storage is None else out_v_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out_w, out_v)
    if op is not None:
        op.ended((out_w, out_v), node)
    return out_w, out_v


def qr_ad_func(x: Tensor, mode: str = "reduced") -> tuple[Tensor, Tensor]:
    """③ qr -> QrGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.QR, x)
    op = None if observer.current is None else observer.current.op_began(infos.QR, (x,), (mode,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.QrGradNode()
        node.mode = mode
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    q, r = api.qr(x, mode)
    if odd and fast.check_nan_inf:
        check_nan_inf("qr", q, r, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history_slots(node, q, r)
        node.q_impl = q_impl = q.impl
        node.q = q_impl.array
        node.q_version = 0 if q_impl.storage is None else q_impl.storage.version
        node.r_impl = r_impl = r.impl
        node.r = r_impl.array
        node.r_version = 0 if r_impl.storage is None else r_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, q, r)
    if op is not None:
        op.ended((q, r), node)
    return q, r


def lu_ad_func(x: Tensor, pivot: bool = True) -> tuple[Tensor, Tensor, Tensor]:
    """③ lu -> LuGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.LU, x)
    op = None if observer.current is None else observer.current.op_began(infos.LU, (x,), (pivot,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.LuGradNode()
    out, pivots, info = api.lu(x, pivot)
    if odd and fast.check_nan_inf:
        check_nan_inf("lu", out, pivots, info, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history_slots(node, out, pivots, info)
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        node.pivots_impl = pivots_impl = pivots.impl
        node.pivots = pivots_impl.array
        node.pivots_version = 0 if pivots_impl.storage is None else pivots_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out, pivots, info)
    if op is not None:
        op.ended((out, pivots, info), node)
    return out, pivots, info


def lu_unpack_ad_func(
    x: Tensor, y: Tensor, unpack_ludata: bool = True, unpack_pivots: bool = True
) -> tuple[Tensor, Tensor, Tensor]:
    """③ lu_unpack -> LuUnpackGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.LU_UNPACK, x, y)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.LU_UNPACK, (x, y), (unpack_ludata, unpack_pivots))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.LuUnpackGradNode()
        node.unpack_ludata = unpack_ludata
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    pmat, l, u = api.lu_unpack(x, y, unpack_ludata, unpack_pivots)
    if odd and fast.check_nan_inf:
        check_nan_inf("lu_unpack", pmat, l, u, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None,
        )
        x_meta, y_meta = x.impl.meta, y.impl.meta
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        set_history_slots(node, pmat, l, u)
    if op is not None:
        op.ended((pmat, l, u), node)
    return pmat, l, u


def pivots_matrix_ad_func(y: Tensor, rows: int, dtype: Any) -> Tensor:
    """③ pivots_matrix, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (y,) = cast_inputs(infos.PIVOTS_MATRIX, y)
    op = None if observer.current is None else observer.current.op_began(infos.PIVOTS_MATRIX, (y,), (rows, dtype))
    out = api.pivots_matrix(y, rows, dtype)
    if odd and fast.check_nan_inf:
        check_nan_inf("pivots_matrix", out)
    if op is not None:
        op.ended((out,), None)
    return out


def eig_ad_func(x: Tensor) -> tuple[Tensor, Tensor]:
    """③ eig -> EigGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.EIG, x)
    op = None if observer.current is None else observer.current.op_began(infos.EIG, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.EigGradNode()
    out_w, out_v = api.eig(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("eig", out_w, out_v, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history_slots(node, out_w, out_v)
        node.out_w_impl = out_w_impl = out_w.impl
        node.out_w = out_w_impl.array
        node.out_w_version = 0 if out_w_impl.storage is None else out_w_impl.storage.version
        node.out_v_impl = out_v_impl = out_v.impl
        node.out_v = out_v_impl.array
        node.out_v_version = 0 if out_v_impl.storage is None else out_v_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out_w, out_v)
    if op is not None:
        op.ended((out_w, out_v), node)
    return out_w, out_v


def eigvals_ad_func(x: Tensor) -> Tensor:
    """③ eigvals, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.EIGVALS, x)
    op = None if observer.current is None else observer.current.op_began(infos.EIGVALS, (x,), ())
    out = api.eigvals(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("eigvals", out)
    if op is not None:
        op.ended((out,), None)
    return out


def lstsq_ad_func(x: Tensor, y: Tensor, rcond: Any = 0.0) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """③ lstsq, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.LSTSQ, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.LSTSQ, (x, y), (rcond,))
    solution, residuals, rank, singular_values = api.lstsq(x, y, rcond)
    if odd and fast.check_nan_inf:
        check_nan_inf("lstsq", solution, residuals, rank, singular_values)
    if op is not None:
        op.ended((solution, residuals, rank, singular_values), None)
    return solution, residuals, rank, singular_values


def matrix_exp_ad_func(x: Tensor) -> Tensor:
    """③ matrix_exp -> MatrixExpGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.MATRIX_EXP, x)
    op = None if observer.current is None else observer.current.op_began(infos.MATRIX_EXP, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.MatrixExpGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.matrix_exp(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("matrix_exp", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def equal_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ equal, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.EQUAL, x, y)
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_types(infos.EQUAL, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.EQUAL, (x, y), ())
    out = api.equal(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("equal", out)
    if op is not None:
        op.ended((out,), None)
    return out


def equal__ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ equal_, without a gradient, x is overwritten."""
    odd = fast.odd
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_inplace(infos.EQUAL_, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.EQUAL_, (x, y), ())
    check_inplace(infos.EQUAL_, x, False)
    api.equal_(x, y)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("equal_", x)
    cut_history(x)
    if op is not None:
        op.ended((x,), None)
    return x


def not_equal_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ not_equal, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.NOT_EQUAL, x, y)
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_types(infos.NOT_EQUAL, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.NOT_EQUAL, (x, y), ())
    out = api.not_equal(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("not_equal", out)
    if op is not None:
        op.ended((out,), None)
    return out


def not_equal__ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ not_equal_, without a gradient, x is overwritten."""
    odd = fast.odd
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_inplace(infos.NOT_EQUAL_, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.NOT_EQUAL_, (x, y), ())
    check_inplace(infos.NOT_EQUAL_, x, False)
    api.not_equal_(x, y)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("not_equal_", x)
    cut_history(x)
    if op is not None:
        op.ended((x,), None)
    return x


def less_than_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ less_than, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.LESS_THAN, x, y)
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_types(infos.LESS_THAN, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.LESS_THAN, (x, y), ())
    out = api.less_than(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("less_than", out)
    if op is not None:
        op.ended((out,), None)
    return out


def less_than__ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ less_than_, without a gradient, x is overwritten."""
    odd = fast.odd
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_inplace(infos.LESS_THAN_, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.LESS_THAN_, (x, y), ())
    check_inplace(infos.LESS_THAN_, x, False)
    api.less_than_(x, y)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("less_than_", x)
    cut_history(x)
    if op is not None:
        op.ended((x,), None)
    return x


def less_equal_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ less_equal, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.LESS_EQUAL, x, y)
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_types(infos.LESS_EQUAL, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.LESS_EQUAL, (x, y), ())
    out = api.less_equal(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("less_equal", out)
    if op is not None:
        op.ended((out,), None)
    return out


def less_equal__ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ less_equal_, without a gradient, x is overwritten."""
    odd = fast.odd
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_inplace(infos.LESS_EQUAL_, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.LESS_EQUAL_, (x, y), ())
    check_inplace(infos.LESS_EQUAL_, x, False)
    api.less_equal_(x, y)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("less_equal_", x)
    cut_history(x)
    if op is not None:
        op.ended((x,), None)
    return x


def greater_than_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ greater_than, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.GREATER_THAN, x, y)
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_types(infos.GREATER_THAN, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.GREATER_THAN, (x, y), ())
    out = api.greater_than(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("greater_than", out)
    if op is not None:
        op.ended((out,), None)
    return out


def greater_than__ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ greater_than_, without a gradient, x is overwritten."""
    odd = fast.odd
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_inplace(infos.GREATER_THAN_, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.GREATER_THAN_, (x, y), ())
    check_inplace(infos.GREATER_THAN_, x, False)
    api.greater_than_(x, y)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("greater_than_", x)
    cut_history(x)
    if op is not None:
        op.ended((x,), None)
    return x


def greater_equal_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ greater_equal, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.GREATER_EQUAL, x, y)
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_types(infos.GREATER_EQUAL, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.GREATER_EQUAL, (x, y), ())
    out = api.greater_equal(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("greater_equal", out)
    if op is not None:
        op.ended((out,), None)
    return out


def greater_equal__ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ greater_equal_, without a gradient, x is overwritten."""
    odd = fast.odd
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_inplace(infos.GREATER_EQUAL_, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.GREATER_EQUAL_, (x, y), ())
    check_inplace(infos.GREATER_EQUAL_, x, False)
    api.greater_equal_(x, y)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("greater_equal_", x)
    cut_history(x)
    if op is not None:
        op.ended((x,), None)
    return x


def logical_and_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ logical_and, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.LOGICAL_AND, x, y)
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_types(infos.LOGICAL_AND, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.LOGICAL_AND, (x, y), ())
    out = api.logical_and(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("logical_and", out)
    if op is not None:
        op.ended((out,), None)
    return out


def logical_and__ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ logical_and_, without a gradient, x is overwritten."""
    odd = fast.odd
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_inplace(infos.LOGICAL_AND_, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.LOGICAL_AND_, (x, y), ())
    check_inplace(infos.LOGICAL_AND_, x, False)
    api.logical_and_(x, y)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("logical_and_", x)
    cut_history(x)
    if op is not None:
        op.ended((x,), None)
    return x


def logical_or_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ logical_or, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.LOGICAL_OR, x, y)
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_types(infos.LOGICAL_OR, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.LOGICAL_OR, (x, y), ())
    out = api.logical_or(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("logical_or", out)
    if op is not None:
        op.ended((out,), None)
    return out


def logical_or__ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ logical_or_, without a gradient, x is overwritten."""
    odd = fast.odd
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_inplace(infos.LOGICAL_OR_, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.LOGICAL_OR_, (x, y), ())
    check_inplace(infos.LOGICAL_OR_, x, False)
    api.logical_or_(x, y)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("logical_or_", x)
    cut_history(x)
    if op is not None:
        op.ended((x,), None)
    return x


def logical_not_ad_func(x: Tensor) -> Tensor:
    """③ logical_not, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.LOGICAL_NOT, x)
    op = None if observer.current is None else observer.current.op_began(infos.LOGICAL_NOT, (x,), ())
    out = api.logical_not(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("logical_not", out)
    if op is not None:
        op.ended((out,), None)
    return out


def logical_not__ad_func(x: Tensor) -> Tensor:
    """③ logical_not_, without a gradient, x is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.LOGICAL_NOT_, (x,), ())
    check_inplace(infos.LOGICAL_NOT_, x, False)
    api.logical_not_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("logical_not_", x)
    cut_history(x)
    if op is not None:
        op.ended((x,), None)
    return x


def isfinite_ad_func(x: Tensor) -> Tensor:
    """③ isfinite, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ISFINITE, x)
    op = None if observer.current is None else observer.current.op_began(infos.ISFINITE, (x,), ())
    out = api.isfinite(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("isfinite", out)
    if op is not None:
        op.ended((out,), None)
    return out


def isnan_ad_func(x: Tensor) -> Tensor:
    """③ isnan, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ISNAN, x)
    op = None if observer.current is None else observer.current.op_began(infos.ISNAN, (x,), ())
    out = api.isnan(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("isnan", out)
    if op is not None:
        op.ended((out,), None)
    return out


def bitwise_and_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ bitwise_and, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.BITWISE_AND, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.BITWISE_AND, (x, y), ())
    out = api.bitwise_and(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("bitwise_and", out)
    if op is not None:
        op.ended((out,), None)
    return out


def bitwise_and__ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ bitwise_and_, without a gradient, x is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.BITWISE_AND_, (x, y), ())
    check_inplace(infos.BITWISE_AND_, x, False)
    api.bitwise_and_(x, y)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("bitwise_and_", x)
    cut_history(x)
    if op is not None:
        op.ended((x,), None)
    return x


def bitwise_or_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ bitwise_or, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.BITWISE_OR, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.BITWISE_OR, (x, y), ())
    out = api.bitwise_or(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("bitwise_or", out)
    if op is not None:
        op.ended((out,), None)
    return out


def bitwise_or__ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ bitwise_or_, without a gradient, x is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.BITWISE_OR_, (x, y), ())
    check_inplace(infos.BITWISE_OR_, x, False)
    api.bitwise_or_(x, y)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("bitwise_or_", x)
    cut_history(x)
    if op is not None:
        op.ended((x,), None)
    return x


def bitwise_xor_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ bitwise_xor, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.BITWISE_XOR, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.BITWISE_XOR, (x, y), ())
    out = api.bitwise_xor(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("bitwise_xor", out)
    if op is not None:
        op.ended((out,), None)
    return out


def bitwise_xor__ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ bitwise_xor_, without a gradient, x is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.BITWISE_XOR_, (x, y), ())
    check_inplace(infos.BITWISE_XOR_, x, False)
    api.bitwise_xor_(x, y)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("bitwise_xor_", x)
    cut_history(x)
    if op is not None:
        op.ended((x,), None)
    return x


def bitwise_not_ad_func(x: Tensor) -> Tensor:
    """③ bitwise_not, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.BITWISE_NOT, x)
    op = None if observer.current is None else observer.current.op_began(infos.BITWISE_NOT, (x,), ())
    out = api.bitwise_not(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("bitwise_not", out)
    if op is not None:
        op.ended((out,), None)
    return out


def bitwise_not__ad_func(x: Tensor) -> Tensor:
    """③ bitwise_not_, without a gradient, x is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.BITWISE_NOT_, (x,), ())
    check_inplace(infos.BITWISE_NOT_, x, False)
    api.bitwise_not_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("bitwise_not_", x)
    cut_history(x)
    if op is not None:
        op.ended((x,), None)
    return x


def bitwise_left_shift_ad_func(x: Tensor, y: Tensor, is_arithmetic: bool = True) -> Tensor:
    """③ bitwise_left_shift, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.BITWISE_LEFT_SHIFT, x, y)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.BITWISE_LEFT_SHIFT, (x, y), (is_arithmetic,))
    out = api.bitwise_left_shift(x, y, is_arithmetic)
    if odd and fast.check_nan_inf:
        check_nan_inf("bitwise_left_shift", out)
    if op is not None:
        op.ended((out,), None)
    return out


def bitwise_left_shift__ad_func(x: Tensor, y: Tensor, is_arithmetic: bool = True) -> Tensor:
    """③ bitwise_left_shift_, without a gradient, x is overwritten."""
    odd = fast.odd
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.BITWISE_LEFT_SHIFT_, (x, y), (is_arithmetic,))
    check_inplace(infos.BITWISE_LEFT_SHIFT_, x, False)
    api.bitwise_left_shift_(x, y, is_arithmetic)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("bitwise_left_shift_", x)
    cut_history(x)
    if op is not None:
        op.ended((x,), None)
    return x


def bitwise_right_shift_ad_func(x: Tensor, y: Tensor, is_arithmetic: bool = True) -> Tensor:
    """③ bitwise_right_shift, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.BITWISE_RIGHT_SHIFT, x, y)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.BITWISE_RIGHT_SHIFT, (x, y), (is_arithmetic,))
    out = api.bitwise_right_shift(x, y, is_arithmetic)
    if odd and fast.check_nan_inf:
        check_nan_inf("bitwise_right_shift", out)
    if op is not None:
        op.ended((out,), None)
    return out


def bitwise_right_shift__ad_func(x: Tensor, y: Tensor, is_arithmetic: bool = True) -> Tensor:
    """③ bitwise_right_shift_, without a gradient, x is overwritten."""
    odd = fast.odd
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.BITWISE_RIGHT_SHIFT_, (x, y), (is_arithmetic,))
    check_inplace(infos.BITWISE_RIGHT_SHIFT_, x, False)
    api.bitwise_right_shift_(x, y, is_arithmetic)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("bitwise_right_shift_", x)
    cut_history(x)
    if op is not None:
        op.ended((x,), None)
    return x


def logical_xor_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ logical_xor, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.LOGICAL_XOR, x, y)
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_types(infos.LOGICAL_XOR, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.LOGICAL_XOR, (x, y), ())
    out = api.logical_xor(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("logical_xor", out)
    if op is not None:
        op.ended((out,), None)
    return out


def logical_xor__ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ logical_xor_, without a gradient, x is overwritten."""
    odd = fast.odd
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_inplace(infos.LOGICAL_XOR_, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.LOGICAL_XOR_, (x, y), ())
    check_inplace(infos.LOGICAL_XOR_, x, False)
    api.logical_xor_(x, y)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("logical_xor_", x)
    cut_history(x)
    if op is not None:
        op.ended((x,), None)
    return x


def isinf_ad_func(x: Tensor) -> Tensor:
    """③ isinf, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ISINF, x)
    op = None if observer.current is None else observer.current.op_began(infos.ISINF, (x,), ())
    out = api.isinf(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("isinf", out)
    if op is not None:
        op.ended((out,), None)
    return out


def isclose_ad_func(x: Tensor, y: Tensor, rtol: Any = 1e-5, atol: Any = 1e-8, equal_nan: bool = False) -> Tensor:
    """③ isclose, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.ISCLOSE, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.ISCLOSE, (x, y), (rtol, atol, equal_nan))
    out = api.isclose(x, y, rtol, atol, equal_nan)
    if odd and fast.check_nan_inf:
        check_nan_inf("isclose", out)
    if op is not None:
        op.ended((out,), None)
    return out


def allclose_ad_func(x: Tensor, y: Tensor, rtol: Any = 1e-5, atol: Any = 1e-8, equal_nan: bool = False) -> Tensor:
    """③ allclose, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.ALLCLOSE, x, y)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.ALLCLOSE, (x, y), (rtol, atol, equal_nan))
    out = api.allclose(x, y, rtol, atol, equal_nan)
    if odd and fast.check_nan_inf:
        check_nan_inf("allclose", out)
    if op is not None:
        op.ended((out,), None)
    return out


def equal_all_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ equal_all, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.EQUAL_ALL, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.EQUAL_ALL, (x, y), ())
    out = api.equal_all(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("equal_all", out)
    if op is not None:
        op.ended((out,), None)
    return out


def is_empty_ad_func(x: Tensor) -> Tensor:
    """③ is_empty, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.IS_EMPTY, x)
    op = None if observer.current is None else observer.current.op_began(infos.IS_EMPTY, (x,), ())
    out = api.is_empty(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("is_empty", out)
    if op is not None:
        op.ended((out,), None)
    return out


def reshape_ad_func(x: Tensor, shape: Sequence[int]) -> Tensor:
    """③ reshape -> ReshapeGradNode; the output is a view of x."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.RESHAPE, x)
    op = None if observer.current is None else observer.current.op_began(infos.RESHAPE, (x,), (shape,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.ReshapeGradNode()
    out = api.reshape(x, shape)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_view_history(node, out)
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def reshape__ad_func(x: Tensor, shape: Sequence[int]) -> Tensor:
    """③ reshape_ -> ReshapeGradNode, x is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.RESHAPE_, (x,), (shape,))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.RESHAPE_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.ReshapeGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.reshape_(x, shape)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("reshape_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def flatten_ad_func(x: Tensor, start_axis: int = 1, stop_axis: int = 1) -> Tensor:
    """③ flatten -> FlattenGradNode; the output is a view of x."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.FLATTEN, x)
    op = None if observer.current is None else observer.current.op_began(infos.FLATTEN, (x,), (start_axis, stop_axis))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.FlattenGradNode()
    out = api.flatten(x, start_axis, stop_axis)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_view_history(node, out)
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def flatten__ad_func(x: Tensor, start_axis: int = 1, stop_axis: int = 1) -> Tensor:
    """③ flatten_ -> FlattenGradNode, x is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.FLATTEN_, (x,), (start_axis, stop_axis))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.FLATTEN_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.FlattenGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.flatten_(x, start_axis, stop_axis)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("flatten_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def transpose_ad_func(x: Tensor, perm: Sequence[int]) -> Tensor:
    """③ transpose -> TransposeGradNode; the output is a view of x."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.TRANSPOSE, x)
    op = None if observer.current is None else observer.current.op_began(infos.TRANSPOSE, (x,), (perm,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.TransposeGradNode()
        node.perm = perm
    out = api.transpose(x, perm)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_view_history(node, out)
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def transpose__ad_func(x: Tensor, perm: Sequence[int]) -> Tensor:
    """③ transpose_ -> TransposeGradNode, x is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.TRANSPOSE_, (x,), (perm,))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.TRANSPOSE_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.TransposeGradNode()
        node.perm = perm
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.transpose_(x, perm)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("transpose_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def squeeze_ad_func(x: Tensor, axis: Sequence[int] = ()) -> Tensor:
    """③ squeeze -> SqueezeGradNode; the output is a view of x."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SQUEEZE, x)
    op = None if observer.current is None else observer.current.op_began(infos.SQUEEZE, (x,), (axis,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SqueezeGradNode()
    out = api.squeeze(x, axis)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_view_history(node, out)
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def squeeze__ad_func(x: Tensor, axis: Sequence[int] = ()) -> Tensor:
    """③ squeeze_ -> SqueezeGradNode, x is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.SQUEEZE_, (x,), (axis,))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.SQUEEZE_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.SqueezeGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.squeeze_(x, axis)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("squeeze_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def unsqueeze_ad_func(x: Tensor, axis: Sequence[int] = ()) -> Tensor:
    """③ unsqueeze -> UnsqueezeGradNode; the output is a view of x."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.UNSQUEEZE, x)
    op = None if observer.current is None else observer.current.op_began(infos.UNSQUEEZE, (x,), (axis,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.UnsqueezeGradNode()
    out = api.unsqueeze(x, axis)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_view_history(node, out)
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def unsqueeze__ad_func(x: Tensor, axis: Sequence[int] = ()) -> Tensor:
    """③ unsqueeze_ -> UnsqueezeGradNode, x is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.UNSQUEEZE_, (x,), (axis,))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.UNSQUEEZE_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.UnsqueezeGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.unsqueeze_(x, axis)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("unsqueeze_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def expand_ad_func(x: Tensor, shape: Sequence[int] = ()) -> Tensor:
    """③ expand -> ExpandGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.EXPAND, x)
    op = None if observer.current is None else observer.current.op_began(infos.EXPAND, (x,), (shape,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.ExpandGradNode()
    out = api.expand(x, shape)
    if odd and fast.check_nan_inf:
        check_nan_inf("expand", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def concat_ad_func(x: list[Tensor], axis: int = 0) -> Tensor:
    """③ concat -> ConcatGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.CONCAT, x)
    op = None if observer.current is None else observer.current.op_began(infos.CONCAT, (x,), (axis,))
    node = None
    if any_requires_grad(x) and has_grad():
        node = nodes.ConcatGradNode()
        node.axis = axis
    out = api.concat(x, axis)
    if odd and fast.check_nan_inf:
        check_nan_inf("concat", out, node=node)
    if node is not None:
        node.edges = (grad_edges(x),)
        node.out_metas = ([t.impl.meta for t in x],)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def stack_ad_func(x: list[Tensor], axis: int = 0) -> Tensor:
    """③ stack -> StackGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.STACK, x)
    op = None if observer.current is None else observer.current.op_began(infos.STACK, (x,), (axis,))
    node = None
    if any_requires_grad(x) and has_grad():
        node = nodes.StackGradNode()
        node.axis = axis
    out = api.stack(x, axis)
    if odd and fast.check_nan_inf:
        check_nan_inf("stack", out, node=node)
    if node is not None:
        node.edges = (grad_edges(x),)
        node.out_metas = ([t.impl.meta for t in x],)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def split_ad_func(x: Tensor, sections: Sequence[int], axis: int = 0) -> list[Tensor]:
    """③ split -> SplitGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPLIT, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPLIT, (x,), (sections, axis))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SplitGradNode()
        node.axis = axis
    out = api.split(x, sections, axis)
    if odd and fast.check_nan_inf:
        check_nan_inf("split", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history_slots(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def split_with_num_ad_func(x: Tensor, num: int, axis: int = 0) -> list[Tensor]:
    """③ split_with_num -> SplitWithNumGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPLIT_WITH_NUM, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPLIT_WITH_NUM, (x,), (num, axis))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SplitWithNumGradNode()
        node.axis = axis
    out = api.split_with_num(x, num, axis)
    if odd and fast.check_nan_inf:
        check_nan_inf("split_with_num", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history_slots(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def unbind_ad_func(input: Tensor, axis: int = 0) -> list[Tensor]:
    """③ unbind -> UnbindGradNode; the output is a view of input."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (input,) = cast_inputs(infos.UNBIND, input)
    op = None if observer.current is None else observer.current.op_began(infos.UNBIND, (input,), (axis,))
    input_autograd = input.autograd_meta_
    node = None
    if input_autograd is not None and not input_autograd.stop_gradient_ and has_grad():
        node = nodes.UnbindGradNode()
        node.axis = axis
    out = api.unbind(input, axis)
    if node is not None:
        node.edges = (grad_edge(input),)
        node.out_metas = (input.impl.meta,)
        set_history_slots(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def tile_ad_func(x: Tensor, repeat_times: Sequence[int] = ()) -> Tensor:
    """③ tile -> TileGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.TILE, x)
    op = None if observer.current is None else observer.current.op_began(infos.TILE, (x,), (repeat_times,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.TileGradNode()
        node.repeat_times = repeat_times
    out = api.tile(x, repeat_times)
    if odd and fast.check_nan_inf:
        check_nan_inf("tile", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def flip_ad_func(x: Tensor, axis: Sequence[int]) -> Tensor:
    """③ flip -> FlipGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.FLIP, x)
    op = None if observer.current is None else observer.current.op_began(infos.FLIP, (x,), (axis,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.FlipGradNode()
        node.axis = axis
    out = api.flip(x, axis)
    if odd and fast.check_nan_inf:
        check_nan_inf("flip", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def roll_ad_func(x: Tensor, shifts: Sequence[int] = (), axis: Sequence[int] = ()) -> Tensor:
    """③ roll -> RollGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ROLL, x)
    op = None if observer.current is None else observer.current.op_began(infos.ROLL, (x,), (shifts, axis))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.RollGradNode()
        node.shifts = shifts
        node.axis = axis
    out = api.roll(x, shifts, axis)
    if odd and fast.check_nan_inf:
        check_nan_inf("roll", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def diag_ad_func(x: Tensor, offset: int = 0, padding_value: float = 0.0) -> Tensor:
    """③ diag -> DiagGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.DIAG, x)
    op = None if observer.current is None else observer.current.op_began(infos.DIAG, (x,), (offset, padding_value))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.DiagGradNode()
        node.offset = offset
    out = api.diag(x, offset, padding_value)
    if odd and fast.check_nan_inf:
        check_nan_inf("diag", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def diagonal_ad_func(x: Tensor, offset: int = 0, axis1: int = 0, axis2: int = 1) -> Tensor:
    """③ diagonal -> DiagonalGradNode; the output is a view of x."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.DIAGONAL, x)
    op = None if observer.current is None else observer.current.op_began(infos.DIAGONAL, (x,), (offset, axis1, axis2))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.DiagonalGradNode()
        node.offset = offset
        node.axis1 = axis1
        node.axis2 = axis2
    out = api.diagonal(x, offset, axis1, axis2)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_view_history(node, out)
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def diagonal_grad_ad_func(
    out_grad: Tensor, shape: Sequence[int], offset: int = 0, axis1: int = 0, axis2: int = 1
) -> Tensor:
    """③ diagonal_grad -> DiagonalDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (out_grad,) = cast_inputs(infos.DIAGONAL_GRAD, out_grad)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.DIAGONAL_GRAD, (out_grad,), (shape, offset, axis1, axis2))
    out_grad_autograd = out_grad.autograd_meta_
    node = None
    if out_grad_autograd is not None and not out_grad_autograd.stop_gradient_ and has_grad():
        node = nodes.DiagonalDoubleGradNode()
        node.offset = offset
        node.axis1 = axis1
        node.axis2 = axis2
    x_grad = api.diagonal_grad(out_grad, shape, offset, axis1, axis2)
    if odd and fast.check_nan_inf:
        check_nan_inf("diagonal_grad", x_grad, node=node)
    if node is not None:
        node.edges = (grad_edge(out_grad),)
        node.out_metas = (out_grad.impl.meta,)
        node.in_metas = x_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        x_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (x_grad,))
    if op is not None:
        op.ended((x_grad,), node)
    return x_grad


def diag_embed_ad_func(input: Tensor, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Tensor:
    """③ diag_embed -> DiagEmbedGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (input,) = cast_inputs(infos.DIAG_EMBED, input)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.DIAG_EMBED, (input,), (offset, dim1, dim2))
    input_autograd = input.autograd_meta_
    node = None
    if input_autograd is not None and not input_autograd.stop_gradient_ and has_grad():
        node = nodes.DiagEmbedGradNode()
        node.offset = offset
        node.dim1 = dim1
        node.dim2 = dim2
    out = api.diag_embed(input, offset, dim1, dim2)
    if odd and fast.check_nan_inf:
        check_nan_inf("diag_embed", out, node=node)
    if node is not None:
        node.edges = (grad_edge(input),)
        node.out_metas = (input.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def fill_diagonal_ad_func(x: Tensor, value: float = 0, offset: int = 0, wrap: bool = False) -> Tensor:
    """③ fill_diagonal -> FillDiagonalGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.FILL_DIAGONAL, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.FILL_DIAGONAL, (x,), (value, offset, wrap))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.FillDiagonalGradNode()
        node.offset = offset
        node.wrap = wrap
    out = api.fill_diagonal(x, value, offset, wrap)
    if odd and fast.check_nan_inf:
        check_nan_inf("fill_diagonal", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def fill_diagonal__ad_func(x: Tensor, value: float = 0, offset: int = 0, wrap: bool = False) -> Tensor:
    """③ fill_diagonal_ -> FillDiagonalGradNode, x is overwritten."""
    odd = fast.odd
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.FILL_DIAGONAL_, (x,), (value, offset, wrap))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.FILL_DIAGONAL_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.FillDiagonalGradNode()
        node.offset = offset
        node.wrap = wrap
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.fill_diagonal_(x, value, offset, wrap)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("fill_diagonal_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def fill_diagonal_tensor_ad_func(x: Tensor, y: Tensor, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Tensor:
    """③ fill_diagonal_tensor -> FillDiagonalTensorGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.FILL_DIAGONAL_TENSOR, x, y)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.FILL_DIAGONAL_TENSOR, (x, y), (offset, dim1, dim2))
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.FillDiagonalTensorGradNode()
        node.offset = offset
        node.dim1 = dim1
        node.dim2 = dim2
    out = api.fill_diagonal_tensor(x, y, offset, dim1, dim2)
    if odd and fast.check_nan_inf:
        check_nan_inf("fill_diagonal_tensor", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        x_meta, y_meta = x.impl.meta, y.impl.meta
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def fill_diagonal_tensor__ad_func(x: Tensor, y: Tensor, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Tensor:
    """③ fill_diagonal_tensor_ -> FillDiagonalTensorGradNode, x is overwritten."""
    odd = fast.odd
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.FILL_DIAGONAL_TENSOR_, (x, y), (offset, dim1, dim2))
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    require_any_grad = (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad()
    check_inplace(infos.FILL_DIAGONAL_TENSOR_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.FillDiagonalTensorGradNode()
        node.offset = offset
        node.dim1 = dim1
        node.dim2 = dim2
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        x_meta, y_meta = x.impl.meta, y.impl.meta
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
    api.fill_diagonal_tensor_(x, y, offset, dim1, dim2)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("fill_diagonal_tensor_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def tril_ad_func(x: Tensor, diagonal: int = 0) -> Tensor:
    """③ tril -> TrilGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.TRIL, x)
    op = None if observer.current is None else observer.current.op_began(infos.TRIL, (x,), (diagonal,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.TrilGradNode()
        node.diagonal = diagonal
    out = api.tril(x, diagonal)
    if odd and fast.check_nan_inf:
        check_nan_inf("tril", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def tril__ad_func(x: Tensor, diagonal: int = 0) -> Tensor:
    """③ tril_ -> TrilGradNode, x is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.TRIL_, (x,), (diagonal,))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.TRIL_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.TrilGradNode()
        node.diagonal = diagonal
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.tril_(x, diagonal)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("tril_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def triu_ad_func(x: Tensor, diagonal: int = 0) -> Tensor:
    """③ triu -> TriuGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.TRIU, x)
    op = None if observer.current is None else observer.current.op_began(infos.TRIU, (x,), (diagonal,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.TriuGradNode()
        node.diagonal = diagonal
    out = api.triu(x, diagonal)
    if odd and fast.check_nan_inf:
        check_nan_inf("triu", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def triu__ad_func(x: Tensor, diagonal: int = 0) -> Tensor:
    """③ triu_ -> TriuGradNode, x is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.TRIU_, (x,), (diagonal,))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.TRIU_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.TriuGradNode()
        node.diagonal = diagonal
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.triu_(x, diagonal)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("triu_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def kron_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ kron -> KronGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.KRON, x, y)
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_types(infos.KRON, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.KRON, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.KronGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    out = api.kron(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("kron", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def repeat_interleave_ad_func(x: Tensor, repeats: int, axis: int, output_size: int = -1) -> Tensor:
    """③ repeat_interleave -> RepeatInterleaveGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.REPEAT_INTERLEAVE, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.REPEAT_INTERLEAVE, (x,), (repeats, axis, output_size))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.RepeatInterleaveGradNode()
        node.repeats = repeats
        node.axis = axis
    out = api.repeat_interleave(x, repeats, axis, output_size)
    if odd and fast.check_nan_inf:
        check_nan_inf("repeat_interleave", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def repeat_interleave_with_tensor_index_ad_func(x: Tensor, repeats: Tensor, axis: int, output_size: int = -1) -> Tensor:
    """③ repeat_interleave_with_tensor_index -> RepeatInterleaveWithTensorIndexGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, repeats = cast_inputs(infos.REPEAT_INTERLEAVE_WITH_TENSOR_INDEX, x, repeats)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.REPEAT_INTERLEAVE_WITH_TENSOR_INDEX, (x, repeats), (axis, output_size))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.RepeatInterleaveWithTensorIndexGradNode()
        node.axis = axis
        node.repeats_impl = repeats_impl = repeats.impl
        node.repeats = repeats_impl.array
        node.repeats_version = 0 if repeats_impl.storage is None else repeats_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, repeats)
    out = api.repeat_interleave_with_tensor_index(x, repeats, axis, output_size)
    if odd and fast.check_nan_inf:
        check_nan_inf("repeat_interleave_with_tensor_index", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None,
        )
        x_meta, repeats_meta = x.impl.meta, repeats.impl.meta
        node.out_metas = x_meta.pair if x_meta is repeats_meta else (x_meta, repeats_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def repeat_interleave_with_tensor_index_grad_ad_func(
    out_grad: Tensor, repeats: Tensor, shape: Sequence[int], axis: int
) -> Tensor:
    """③ repeat_interleave_with_tensor_index_grad -> RepeatInterleaveWithTensorIndexDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        out_grad, repeats = cast_inputs(infos.REPEAT_INTERLEAVE_WITH_TENSOR_INDEX_GRAD, out_grad, repeats)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.REPEAT_INTERLEAVE_WITH_TENSOR_INDEX_GRAD, (out_grad, repeats), (shape, axis)
        )
    out_grad_autograd = out_grad.autograd_meta_
    node = None
    if out_grad_autograd is not None and not out_grad_autograd.stop_gradient_ and has_grad():
        node = nodes.RepeatInterleaveWithTensorIndexDoubleGradNode()
        node.axis = axis
        node.repeats_impl = repeats_impl = repeats.impl
        node.repeats = repeats_impl.array
        node.repeats_version = 0 if repeats_impl.storage is None else repeats_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, out_grad, repeats)
    x_grad = api.repeat_interleave_with_tensor_index_grad(out_grad, repeats, shape, axis)
    if odd and fast.check_nan_inf:
        check_nan_inf("repeat_interleave_with_tensor_index_grad", x_grad, node=node)
    if node is not None:
        node.edges = (grad_edge(out_grad), None)
        out_grad_meta, repeats_meta = out_grad.impl.meta, repeats.impl.meta
        node.out_metas = out_grad_meta.pair if out_grad_meta is repeats_meta else (out_grad_meta, repeats_meta)
        node.in_metas = x_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        x_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (x_grad,))
    if op is not None:
        op.ended((x_grad,), node)
    return x_grad


def unstack_ad_func(x: Tensor, axis: int = 0, num: int = 0) -> list[Tensor]:
    """③ unstack -> UnstackGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.UNSTACK, x)
    op = None if observer.current is None else observer.current.op_began(infos.UNSTACK, (x,), (axis, num))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.UnstackGradNode()
        node.axis = axis
    y = api.unstack(x, axis, num)
    if odd and fast.check_nan_inf:
        check_nan_inf("unstack", y, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history_slots(node, y)
    if op is not None:
        op.ended((y,), node)
    return y


def as_strided_ad_func(input: Tensor, dims: Sequence[int] = (), stride: Sequence[int] = (), offset: int = 0) -> Tensor:
    """③ as_strided -> AsStridedGradNode; the output is a view of input."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (input,) = cast_inputs(infos.AS_STRIDED, input)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.AS_STRIDED, (input,), (dims, stride, offset))
    input_autograd = input.autograd_meta_
    node = None
    if input_autograd is not None and not input_autograd.stop_gradient_ and has_grad():
        node = nodes.AsStridedGradNode()
        node.dims = dims
        node.stride = stride
        node.offset = offset
    out = api.as_strided(input, dims, stride, offset)
    if node is not None:
        node.edges = (grad_edge(input),)
        node.out_metas = (input.impl.meta,)
        set_view_history(node, out)
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def as_strided_grad_ad_func(
    out_grad: Tensor, shape: Sequence[int], dims: Sequence[int], stride: Sequence[int], offset: int
) -> Tensor:
    """③ as_strided_grad -> AsStridedDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (out_grad,) = cast_inputs(infos.AS_STRIDED_GRAD, out_grad)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.AS_STRIDED_GRAD, (out_grad,), (shape, dims, stride, offset))
    out_grad_autograd = out_grad.autograd_meta_
    node = None
    if out_grad_autograd is not None and not out_grad_autograd.stop_gradient_ and has_grad():
        node = nodes.AsStridedDoubleGradNode()
        node.dims = dims
        node.stride = stride
        node.offset = offset
    input_grad = api.as_strided_grad(out_grad, shape, dims, stride, offset)
    if odd and fast.check_nan_inf:
        check_nan_inf("as_strided_grad", input_grad, node=node)
    if node is not None:
        node.edges = (grad_edge(out_grad),)
        node.out_metas = (out_grad.impl.meta,)
        node.in_metas = input_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        input_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (input_grad,))
    if op is not None:
        op.ended((input_grad,), node)
    return input_grad


def tensor_unfold_ad_func(input: Tensor, axis: int, size: int, step: int) -> Tensor:
    """③ tensor_unfold -> TensorUnfoldGradNode; the output is a view of input."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (input,) = cast_inputs(infos.TENSOR_UNFOLD, input)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.TENSOR_UNFOLD, (input,), (axis, size, step))
    input_autograd = input.autograd_meta_
    node = None
    if input_autograd is not None and not input_autograd.stop_gradient_ and has_grad():
        node = nodes.TensorUnfoldGradNode()
        node.axis = axis
        node.size = size
        node.step = step
    out = api.tensor_unfold(input, axis, size, step)
    if node is not None:
        node.edges = (grad_edge(input),)
        node.out_metas = (input.impl.meta,)
        set_view_history(node, out)
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def tensor_unfold_grad_ad_func(out_grad: Tensor, shape: Sequence[int], axis: int, size: int, step: int) -> Tensor:
    """③ tensor_unfold_grad -> TensorUnfoldDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (out_grad,) = cast_inputs(infos.TENSOR_UNFOLD_GRAD, out_grad)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.TENSOR_UNFOLD_GRAD, (out_grad,), (shape, axis, size, step))
    out_grad_autograd = out_grad.autograd_meta_
    node = None
    if out_grad_autograd is not None and not out_grad_autograd.stop_gradient_ and has_grad():
        node = nodes.TensorUnfoldDoubleGradNode()
        node.axis = axis
        node.size = size
        node.step = step
    input_grad = api.tensor_unfold_grad(out_grad, shape, axis, size, step)
    if odd and fast.check_nan_inf:
        check_nan_inf("tensor_unfold_grad", input_grad, node=node)
    if node is not None:
        node.edges = (grad_edge(out_grad),)
        node.out_metas = (out_grad.impl.meta,)
        node.in_metas = input_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        input_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (input_grad,))
    if op is not None:
        op.ended((input_grad,), node)
    return input_grad


def view_shape_ad_func(input: Tensor, dims: Sequence[int] = ()) -> Tensor:
    """③ view_shape -> ViewShapeGradNode; the output is a view of input."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (input,) = cast_inputs(infos.VIEW_SHAPE, input)
    op = None if observer.current is None else observer.current.op_began(infos.VIEW_SHAPE, (input,), (dims,))
    input_autograd = input.autograd_meta_
    node = None
    if input_autograd is not None and not input_autograd.stop_gradient_ and has_grad():
        node = nodes.ViewShapeGradNode()
    out = api.view_shape(input, dims)
    if node is not None:
        node.edges = (grad_edge(input),)
        node.out_metas = (input.impl.meta,)
        set_view_history(node, out)
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def view_dtype_ad_func(input: Tensor, dtype: Any) -> Tensor:
    """③ view_dtype -> ViewDtypeGradNode; the output is a view of input."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (input,) = cast_inputs(infos.VIEW_DTYPE, input)
    op = None if observer.current is None else observer.current.op_began(infos.VIEW_DTYPE, (input,), (dtype,))
    input_autograd = input.autograd_meta_
    node = None
    if input_autograd is not None and not input_autograd.stop_gradient_ and has_grad():
        node = nodes.ViewDtypeGradNode()
    out = api.view_dtype(input, dtype)
    if node is not None:
        node.edges = (grad_edge(input),)
        node.out_metas = (input.impl.meta,)
        set_view_history(node, out)
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def broadcast_tensors_ad_func(input: list[Tensor]) -> list[Tensor]:
    """③ broadcast_tensors -> BroadcastTensorsGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (input,) = cast_inputs(infos.BROADCAST_TENSORS, input)
    op = None if observer.current is None else observer.current.op_began(infos.BROADCAST_TENSORS, (input,), ())
    node = None
    if any_requires_grad(input) and has_grad():
        node = nodes.BroadcastTensorsGradNode()
    out = api.broadcast_tensors(input)
    if odd and fast.check_nan_inf:
        check_nan_inf("broadcast_tensors", out, node=node)
    if node is not None:
        node.edges = (grad_edges(input),)
        node.out_metas = ([t.impl.meta for t in input],)
        set_history_slots(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def meshgrid_ad_func(inputs: list[Tensor]) -> list[Tensor]:
    """③ meshgrid -> MeshgridGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (inputs,) = cast_inputs(infos.MESHGRID, inputs)
    op = None if observer.current is None else observer.current.op_began(infos.MESHGRID, (inputs,), ())
    node = None
    if any_requires_grad(inputs) and has_grad():
        node = nodes.MeshgridGradNode()
    out = api.meshgrid(inputs)
    if odd and fast.check_nan_inf:
        check_nan_inf("meshgrid", out, node=node)
    if node is not None:
        node.edges = (grad_edges(inputs),)
        node.out_metas = ([t.impl.meta for t in inputs],)
        set_history_slots(node, out)
    if op is not None:
        op.ended((out,), node)
    return out


def pad_ad_func(x: Tensor, paddings: Sequence[int], pad_value: Any = 0.0) -> Tensor:
    """③ pad -> PadGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.PAD, x)
    op = None if observer.current is None else observer.current.op_began(infos.PAD, (x,), (paddings, pad_value))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.PadGradNode()
        node.paddings = paddings
    out = api.pad(x, paddings, pad_value)
    if odd and fast.check_nan_inf:
        check_nan_inf("pad", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def expand_as_ad_func(x: Tensor, y: Tensor | None, target_shape: Sequence[int] = ()) -> Tensor:
    """③ expand_as -> ExpandAsGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.EXPAND_AS, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.EXPAND_AS, (x, y), (target_shape,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.ExpandAsGradNode()
    out = api.expand_as(x, y, target_shape)
    if odd and fast.check_nan_inf:
        check_nan_inf("expand_as", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None,
        )
        node.out_metas = (x.impl.meta, None if y is None else y.impl.meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def relu_ad_func(x: Tensor) -> Tensor:
    """③ relu -> ReluGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.RELU, x)
    op = None if observer.current is None else observer.current.op_began(infos.RELU, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.ReluGradNode()
    out = api.relu(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("relu", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def relu__ad_func(x: Tensor) -> Tensor:
    """③ relu_ -> ReluGradNode, x is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.RELU_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.RELU_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.ReluGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.relu_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("relu_", x, node=node)
    if node is not None:
        rebase_history(node, x)
        node.out_impl = out_impl = x.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, x)
    if op is not None:
        op.ended((x,), node)
    return x


def relu_grad_ad_func(out: Tensor, out_grad: Tensor) -> Tensor:
    """③ relu_grad -> ReluDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        out, out_grad = cast_inputs(infos.RELU_GRAD, out, out_grad)
    op = None if observer.current is None else observer.current.op_began(infos.RELU_GRAD, (out, out_grad), ())
    out_grad_autograd = out_grad.autograd_meta_
    node = None
    if out_grad_autograd is not None and not out_grad_autograd.stop_gradient_ and has_grad():
        node = nodes.ReluDoubleGradNode()
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, out, out_grad)
    x_grad = api.relu_grad(out, out_grad)
    if odd and fast.check_nan_inf:
        check_nan_inf("relu_grad", x_grad, node=node)
    if node is not None:
        node.edges = (None, grad_edge(out_grad))
        out_meta, out_grad_meta = out.impl.meta, out_grad.impl.meta
        node.out_metas = out_meta.pair if out_meta is out_grad_meta else (out_meta, out_grad_meta)
        node.in_metas = x_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        x_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (x_grad,))
    if op is not None:
        op.ended((x_grad,), node)
    return x_grad


def softmax_ad_func(x: Tensor, axis: int = -1) -> Tensor:
    """③ softmax -> SoftmaxGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SOFTMAX, x)
    op = None if observer.current is None else observer.current.op_began(infos.SOFTMAX, (x,), (axis,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SoftmaxGradNode()
        node.axis = axis
    out = api.softmax(x, axis)
    if odd and fast.check_nan_inf:
        check_nan_inf("softmax", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def softmax__ad_func(x: Tensor, axis: int = -1) -> Tensor:
    """③ softmax_ -> SoftmaxGradNode, x is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.SOFTMAX_, (x,), (axis,))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.SOFTMAX_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.SoftmaxGradNode()
        node.axis = axis
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.softmax_(x, axis)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("softmax_", x, node=node)
    if node is not None:
        rebase_history(node, x)
        node.out_impl = out_impl = x.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, x)
    if op is not None:
        op.ended((x,), node)
    return x


def log_softmax_ad_func(x: Tensor, axis: int = -1) -> Tensor:
    """③ log_softmax -> LogSoftmaxGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.LOG_SOFTMAX, x)
    op = None if observer.current is None else observer.current.op_began(infos.LOG_SOFTMAX, (x,), (axis,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.LogSoftmaxGradNode()
        node.axis = axis
    out = api.log_softmax(x, axis)
    if odd and fast.check_nan_inf:
        check_nan_inf("log_softmax", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def one_hot_ad_func(x: Tensor, num_classes: int) -> Tensor:
    """③ one_hot, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ONE_HOT, x)
    op = None if observer.current is None else observer.current.op_began(infos.ONE_HOT, (x,), (num_classes,))
    out = api.one_hot(x, num_classes)
    if odd and fast.check_nan_inf:
        check_nan_inf("one_hot", out)
    if op is not None:
        op.ended((out,), None)
    return out


def gelu_ad_func(x: Tensor, approximate: bool = False) -> Tensor:
    """③ gelu -> GeluGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.GELU, x)
    op = None if observer.current is None else observer.current.op_began(infos.GELU, (x,), (approximate,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.GeluGradNode()
        node.approximate = approximate
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.gelu(x, approximate)
    if odd and fast.check_nan_inf:
        check_nan_inf("gelu", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def gelu_grad_ad_func(x: Tensor, out_grad: Tensor, approximate: bool = False) -> Tensor:
    """③ gelu_grad -> GeluDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, out_grad = cast_inputs(infos.GELU_GRAD, x, out_grad)
    op = None if observer.current is None else observer.current.op_began(infos.GELU_GRAD, (x, out_grad), (approximate,))
    x_autograd, out_grad_autograd = x.autograd_meta_, out_grad.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (out_grad_autograd is not None and not out_grad_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.GeluDoubleGradNode()
        node.approximate = approximate
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.out_grad_impl = out_grad_impl = out_grad.impl
        node.out_grad = out_grad_impl.array
        node.out_grad_version = 0 if out_grad_impl.storage is None else out_grad_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, out_grad)
    x_grad = api.gelu_grad(x, out_grad, approximate)
    if odd and fast.check_nan_inf:
        check_nan_inf("gelu_grad", x_grad, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            grad_edge(out_grad),
        )
        x_meta, out_grad_meta = x.impl.meta, out_grad.impl.meta
        node.out_metas = x_meta.pair if x_meta is out_grad_meta else (x_meta, out_grad_meta)
        node.in_metas = x_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        x_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (x_grad,))
    if op is not None:
        op.ended((x_grad,), node)
    return x_grad


def silu_ad_func(x: Tensor) -> Tensor:
    """③ silu -> SiluGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SILU, x)
    op = None if observer.current is None else observer.current.op_began(infos.SILU, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SiluGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.silu(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("silu", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def silu_grad_ad_func(x: Tensor, y: Tensor, out_grad: Tensor) -> Tensor:
    """③ silu_grad -> SiluDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y, out_grad = cast_inputs(infos.SILU_GRAD, x, y, out_grad)
    op = None if observer.current is None else observer.current.op_began(infos.SILU_GRAD, (x, y, out_grad), ())
    x_autograd, y_autograd, out_grad_autograd = x.autograd_meta_, y.autograd_meta_, out_grad.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
        or (out_grad_autograd is not None and not out_grad_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.SiluDoubleGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        node.out_grad_impl = out_grad_impl = out_grad.impl
        node.out_grad = out_grad_impl.array
        node.out_grad_version = 0 if out_grad_impl.storage is None else out_grad_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y, out_grad)
    x_grad = api.silu_grad(x, y, out_grad)
    if odd and fast.check_nan_inf:
        check_nan_inf("silu_grad", x_grad, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
            grad_edge(out_grad),
        )
        node.out_metas = (x.impl.meta, y.impl.meta, out_grad.impl.meta)
        node.in_metas = x_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        x_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (x_grad,))
    if op is not None:
        op.ended((x_grad,), node)
    return x_grad


def swish_ad_func(x: Tensor) -> Tensor:
    """③ swish -> SwishGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SWISH, x)
    op = None if observer.current is None else observer.current.op_began(infos.SWISH, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SwishGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.swish(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("swish", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def swish_grad_ad_func(x: Tensor, out_grad: Tensor) -> Tensor:
    """③ swish_grad -> SwishDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, out_grad = cast_inputs(infos.SWISH_GRAD, x, out_grad)
    op = None if observer.current is None else observer.current.op_began(infos.SWISH_GRAD, (x, out_grad), ())
    x_autograd, out_grad_autograd = x.autograd_meta_, out_grad.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (out_grad_autograd is not None and not out_grad_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.SwishDoubleGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.out_grad_impl = out_grad_impl = out_grad.impl
        node.out_grad = out_grad_impl.array
        node.out_grad_version = 0 if out_grad_impl.storage is None else out_grad_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, out_grad)
    x_grad = api.swish_grad(x, out_grad)
    if odd and fast.check_nan_inf:
        check_nan_inf("swish_grad", x_grad, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            grad_edge(out_grad),
        )
        x_meta, out_grad_meta = x.impl.meta, out_grad.impl.meta
        node.out_metas = x_meta.pair if x_meta is out_grad_meta else (x_meta, out_grad_meta)
        node.in_metas = x_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        x_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (x_grad,))
    if op is not None:
        op.ended((x_grad,), node)
    return x_grad


def mish_ad_func(x: Tensor, threshold: float = 20.0) -> Tensor:
    """③ mish -> MishGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.MISH, x)
    op = None if observer.current is None else observer.current.op_began(infos.MISH, (x,), (threshold,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.MishGradNode()
        node.threshold = threshold
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.mish(x, threshold)
    if odd and fast.check_nan_inf:
        check_nan_inf("mish", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def softplus_ad_func(x: Tensor, beta: float = 1.0, threshold: float = 20.0) -> Tensor:
    """③ softplus -> SoftplusGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SOFTPLUS, x)
    op = None if observer.current is None else observer.current.op_began(infos.SOFTPLUS, (x,), (beta, threshold))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SoftplusGradNode()
        node.beta = beta
        node.threshold = threshold
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.softplus(x, beta, threshold)
    if odd and fast.check_nan_inf:
        check_nan_inf("softplus", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def softplus_grad_ad_func(x: Tensor, out_grad: Tensor, beta: float = 1.0, threshold: float = 20.0) -> Tensor:
    """③ softplus_grad -> SoftplusDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, out_grad = cast_inputs(infos.SOFTPLUS_GRAD, x, out_grad)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.SOFTPLUS_GRAD, (x, out_grad), (beta, threshold))
    x_autograd, out_grad_autograd = x.autograd_meta_, out_grad.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (out_grad_autograd is not None and not out_grad_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.SoftplusDoubleGradNode()
        node.beta = beta
        node.threshold = threshold
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.out_grad_impl = out_grad_impl = out_grad.impl
        node.out_grad = out_grad_impl.array
        node.out_grad_version = 0 if out_grad_impl.storage is None else out_grad_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, out_grad)
    x_grad = api.softplus_grad(x, out_grad, beta, threshold)
    if odd and fast.check_nan_inf:
        check_nan_inf("softplus_grad", x_grad, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            grad_edge(out_grad),
        )
        x_meta, out_grad_meta = x.impl.meta, out_grad.impl.meta
        node.out_metas = x_meta.pair if x_meta is out_grad_meta else (x_meta, out_grad_meta)
        node.in_metas = x_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        x_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (x_grad,))
    if op is not None:
        op.ended((x_grad,), node)
    return x_grad


def logsigmoid_ad_func(x: Tensor) -> Tensor:
    """③ logsigmoid -> LogsigmoidGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.LOGSIGMOID, x)
    op = None if observer.current is None else observer.current.op_began(infos.LOGSIGMOID, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.LogsigmoidGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.logsigmoid(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("logsigmoid", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def elu_ad_func(x: Tensor, alpha: float = 1.0) -> Tensor:
    """③ elu -> EluGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ELU, x)
    op = None if observer.current is None else observer.current.op_began(infos.ELU, (x,), (alpha,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.EluGradNode()
        node.alpha = alpha
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.elu(x, alpha)
    if odd and fast.check_nan_inf:
        check_nan_inf("elu", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def elu__ad_func(x: Tensor, alpha: float = 1.0) -> Tensor:
    """③ elu_ -> EluGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.ELU_, (x,), (alpha,))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.ELU_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.EluGradNode()
        node.alpha = alpha
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.elu_(x, alpha)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("elu_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def elu_grad_ad_func(x: Tensor, out_grad: Tensor, alpha: float = 1.0) -> Tensor:
    """③ elu_grad -> EluDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, out_grad = cast_inputs(infos.ELU_GRAD, x, out_grad)
    op = None if observer.current is None else observer.current.op_began(infos.ELU_GRAD, (x, out_grad), (alpha,))
    x_autograd, out_grad_autograd = x.autograd_meta_, out_grad.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (out_grad_autograd is not None and not out_grad_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.EluDoubleGradNode()
        node.alpha = alpha
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.out_grad_impl = out_grad_impl = out_grad.impl
        node.out_grad = out_grad_impl.array
        node.out_grad_version = 0 if out_grad_impl.storage is None else out_grad_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, out_grad)
    x_grad = api.elu_grad(x, out_grad, alpha)
    if odd and fast.check_nan_inf:
        check_nan_inf("elu_grad", x_grad, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            grad_edge(out_grad),
        )
        x_meta, out_grad_meta = x.impl.meta, out_grad.impl.meta
        node.out_metas = x_meta.pair if x_meta is out_grad_meta else (x_meta, out_grad_meta)
        node.in_metas = x_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        x_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (x_grad,))
    if op is not None:
        op.ended((x_grad,), node)
    return x_grad


def celu_ad_func(x: Tensor, alpha: float = 1.0) -> Tensor:
    """③ celu -> CeluGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.CELU, x)
    op = None if observer.current is None else observer.current.op_began(infos.CELU, (x,), (alpha,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.CeluGradNode()
        node.alpha = alpha
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.celu(x, alpha)
    if odd and fast.check_nan_inf:
        check_nan_inf("celu", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def selu_ad_func(x: Tensor, scale: float = 1.0507009873554805, alpha: float = 1.6732632423543772) -> Tensor:
    """③ selu -> SeluGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SELU, x)
    op = None if observer.current is None else observer.current.op_began(infos.SELU, (x,), (scale, alpha))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SeluGradNode()
        node.scale = scale
        node.alpha = alpha
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.selu(x, scale, alpha)
    if odd and fast.check_nan_inf:
        check_nan_inf("selu", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def leaky_relu_ad_func(x: Tensor, negative_slope: float = 0.02) -> Tensor:
    """③ leaky_relu -> LeakyReluGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.LEAKY_RELU, x)
    op = None if observer.current is None else observer.current.op_began(infos.LEAKY_RELU, (x,), (negative_slope,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.LeakyReluGradNode()
        node.negative_slope = negative_slope
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.leaky_relu(x, negative_slope)
    if odd and fast.check_nan_inf:
        check_nan_inf("leaky_relu", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def leaky_relu__ad_func(x: Tensor, negative_slope: float = 0.02) -> Tensor:
    """③ leaky_relu_ -> LeakyReluGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.LEAKY_RELU_, (x,), (negative_slope,))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.LEAKY_RELU_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.LeakyReluGradNode()
        node.negative_slope = negative_slope
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.leaky_relu_(x, negative_slope)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("leaky_relu_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def leaky_relu_grad_ad_func(x: Tensor, out_grad: Tensor, negative_slope: float = 0.02) -> Tensor:
    """③ leaky_relu_grad -> LeakyReluDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, out_grad = cast_inputs(infos.LEAKY_RELU_GRAD, x, out_grad)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.LEAKY_RELU_GRAD, (x, out_grad), (negative_slope,))
    out_grad_autograd = out_grad.autograd_meta_
    node = None
    if out_grad_autograd is not None and not out_grad_autograd.stop_gradient_ and has_grad():
        node = nodes.LeakyReluDoubleGradNode()
        node.negative_slope = negative_slope
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, out_grad)
    x_grad = api.leaky_relu_grad(x, out_grad, negative_slope)
    if odd and fast.check_nan_inf:
        check_nan_inf("leaky_relu_grad", x_grad, node=node)
    if node is not None:
        node.edges = (None, grad_edge(out_grad))
        x_meta, out_grad_meta = x.impl.meta, out_grad.impl.meta
        node.out_metas = x_meta.pair if x_meta is out_grad_meta else (x_meta, out_grad_meta)
        node.in_metas = x_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        x_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (x_grad,))
    if op is not None:
        op.ended((x_grad,), node)
    return x_grad


def hardtanh_ad_func(x: Tensor, t_min: float = 0.0, t_max: float = 24.0) -> Tensor:
    """③ hardtanh -> HardtanhGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.HARDTANH, x)
    op = None if observer.current is None else observer.current.op_began(infos.HARDTANH, (x,), (t_min, t_max))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.HardtanhGradNode()
        node.t_min = t_min
        node.t_max = t_max
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.hardtanh(x, t_min, t_max)
    if odd and fast.check_nan_inf:
        check_nan_inf("hardtanh", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def hardtanh__ad_func(x: Tensor, t_min: float = 0.0, t_max: float = 24.0) -> Tensor:
    """③ hardtanh_ -> HardtanhGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.HARDTANH_, (x,), (t_min, t_max))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.HARDTANH_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.HardtanhGradNode()
        node.t_min = t_min
        node.t_max = t_max
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.hardtanh_(x, t_min, t_max)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("hardtanh_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def relu6_ad_func(x: Tensor) -> Tensor:
    """③ relu6 -> Relu6GradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.RELU6, x)
    op = None if observer.current is None else observer.current.op_began(infos.RELU6, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.Relu6GradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.relu6(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("relu6", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def hardsigmoid_ad_func(x: Tensor, slope: float = 0.2, offset: float = 0.5) -> Tensor:
    """③ hardsigmoid -> HardsigmoidGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.HARDSIGMOID, x)
    op = None if observer.current is None else observer.current.op_began(infos.HARDSIGMOID, (x,), (slope, offset))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.HardsigmoidGradNode()
        node.slope = slope
        node.offset = offset
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.hardsigmoid(x, slope, offset)
    if odd and fast.check_nan_inf:
        check_nan_inf("hardsigmoid", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def thresholded_relu_ad_func(x: Tensor, threshold: float = 1.0, value: float = 0.0) -> Tensor:
    """③ thresholded_relu -> ThresholdedReluGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.THRESHOLDED_RELU, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.THRESHOLDED_RELU, (x,), (threshold, value))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.ThresholdedReluGradNode()
        node.threshold = threshold
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.thresholded_relu(x, threshold, value)
    if odd and fast.check_nan_inf:
        check_nan_inf("thresholded_relu", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def thresholded_relu__ad_func(x: Tensor, threshold: float = 1.0, value: float = 0.0) -> Tensor:
    """③ thresholded_relu_ -> ThresholdedReluGradNode, x is overwritten; its old value is copied, the formula needs
    it.
    """
    odd = fast.odd
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.THRESHOLDED_RELU_, (x,), (threshold, value))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.THRESHOLDED_RELU_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.ThresholdedReluGradNode()
        node.threshold = threshold
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.thresholded_relu_(x, threshold, value)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("thresholded_relu_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def between_grad_ad_func(x: Tensor, out_grad: Tensor, low: float, high: float, slope: float = 1.0) -> Tensor:
    """③ between_grad -> BetweenDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, out_grad = cast_inputs(infos.BETWEEN_GRAD, x, out_grad)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.BETWEEN_GRAD, (x, out_grad), (low, high, slope))
    out_grad_autograd = out_grad.autograd_meta_
    node = None
    if out_grad_autograd is not None and not out_grad_autograd.stop_gradient_ and has_grad():
        node = nodes.BetweenDoubleGradNode()
        node.low = low
        node.high = high
        node.slope = slope
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, out_grad)
    x_grad = api.between_grad(x, out_grad, low, high, slope)
    if odd and fast.check_nan_inf:
        check_nan_inf("between_grad", x_grad, node=node)
    if node is not None:
        node.edges = (None, grad_edge(out_grad))
        x_meta, out_grad_meta = x.impl.meta, out_grad.impl.meta
        node.out_metas = x_meta.pair if x_meta is out_grad_meta else (x_meta, out_grad_meta)
        node.in_metas = x_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        x_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (x_grad,))
    if op is not None:
        op.ended((x_grad,), node)
    return x_grad


def hardswish_ad_func(x: Tensor) -> Tensor:
    """③ hardswish -> HardswishGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.HARDSWISH, x)
    op = None if observer.current is None else observer.current.op_began(infos.HARDSWISH, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.HardswishGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.hardswish(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("hardswish", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def hardswish_slope_ad_func(x: Tensor) -> Tensor:
    """③ hardswish_slope -> HardswishSlopeGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.HARDSWISH_SLOPE, x)
    op = None if observer.current is None else observer.current.op_began(infos.HARDSWISH_SLOPE, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.HardswishSlopeGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.hardswish_slope(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("hardswish_slope", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def softshrink_ad_func(x: Tensor, threshold: float = 0.5) -> Tensor:
    """③ softshrink -> SoftshrinkGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SOFTSHRINK, x)
    op = None if observer.current is None else observer.current.op_began(infos.SOFTSHRINK, (x,), (threshold,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SoftshrinkGradNode()
        node.threshold = threshold
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.softshrink(x, threshold)
    if odd and fast.check_nan_inf:
        check_nan_inf("softshrink", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def hardshrink_ad_func(x: Tensor, threshold: float = 0.5) -> Tensor:
    """③ hardshrink -> HardshrinkGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.HARDSHRINK, x)
    op = None if observer.current is None else observer.current.op_began(infos.HARDSHRINK, (x,), (threshold,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.HardshrinkGradNode()
        node.threshold = threshold
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.hardshrink(x, threshold)
    if odd and fast.check_nan_inf:
        check_nan_inf("hardshrink", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def outside_ad_func(x: Tensor, out_grad: Tensor, low: float, high: float) -> Tensor:
    """③ outside -> OutsideGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, out_grad = cast_inputs(infos.OUTSIDE, x, out_grad)
    op = None if observer.current is None else observer.current.op_began(infos.OUTSIDE, (x, out_grad), (low, high))
    out_grad_autograd = out_grad.autograd_meta_
    node = None
    if out_grad_autograd is not None and not out_grad_autograd.stop_gradient_ and has_grad():
        node = nodes.OutsideGradNode()
        node.low = low
        node.high = high
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, out_grad)
    x_grad = api.outside(x, out_grad, low, high)
    if odd and fast.check_nan_inf:
        check_nan_inf("outside", x_grad, node=node)
    if node is not None:
        node.edges = (None, grad_edge(out_grad))
        x_meta, out_grad_meta = x.impl.meta, out_grad.impl.meta
        node.out_metas = x_meta.pair if x_meta is out_grad_meta else (x_meta, out_grad_meta)
        node.in_metas = x_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        x_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (x_grad,))
    if op is not None:
        op.ended((x_grad,), node)
    return x_grad


def tanh_shrink_ad_func(x: Tensor) -> Tensor:
    """③ tanh_shrink -> TanhShrinkGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.TANH_SHRINK, x)
    op = None if observer.current is None else observer.current.op_began(infos.TANH_SHRINK, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.TanhShrinkGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.tanh_shrink(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("tanh_shrink", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def softsign_ad_func(x: Tensor) -> Tensor:
    """③ softsign -> SoftsignGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SOFTSIGN, x)
    op = None if observer.current is None else observer.current.op_began(infos.SOFTSIGN, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SoftsignGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.softsign(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("softsign", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def prelu_ad_func(x: Tensor, alpha: Tensor, data_format: str = "NCHW", mode: str = "all") -> Tensor:
    """③ prelu -> PreluGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, alpha = cast_inputs(infos.PRELU, x, alpha)
    op = None if observer.current is None else observer.current.op_began(infos.PRELU, (x, alpha), (data_format, mode))
    x_autograd, alpha_autograd = x.autograd_meta_, alpha.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (alpha_autograd is not None and not alpha_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.PreluGradNode()
        node.data_format = data_format
        node.mode = mode
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.alpha_impl = alpha_impl = alpha.impl
        node.alpha = alpha_impl.array
        node.alpha_version = 0 if alpha_impl.storage is None else alpha_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, alpha)
    out = api.prelu(x, alpha, data_format, mode)
    if odd and fast.check_nan_inf:
        check_nan_inf("prelu", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            grad_edge(alpha),
        )
        x_meta, alpha_meta = x.impl.meta, alpha.impl.meta
        node.out_metas = x_meta.pair if x_meta is alpha_meta else (x_meta, alpha_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def softmax_grad_ad_func(y: Tensor, out_grad: Tensor, axis: int = -1) -> Tensor:
    """③ softmax_grad -> SoftmaxDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        y, out_grad = cast_inputs(infos.SOFTMAX_GRAD, y, out_grad)
    op = None if observer.current is None else observer.current.op_began(infos.SOFTMAX_GRAD, (y, out_grad), (axis,))
    y_autograd, out_grad_autograd = y.autograd_meta_, out_grad.autograd_meta_
    node = None
    if (
        (y_autograd is not None and not y_autograd.stop_gradient_)
        or (out_grad_autograd is not None and not out_grad_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.SoftmaxDoubleGradNode()
        node.axis = axis
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        node.out_grad_impl = out_grad_impl = out_grad.impl
        node.out_grad = out_grad_impl.array
        node.out_grad_version = 0 if out_grad_impl.storage is None else out_grad_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, y, out_grad)
    x_grad = api.softmax_grad(y, out_grad, axis)
    if odd and fast.check_nan_inf:
        check_nan_inf("softmax_grad", x_grad, node=node)
    if node is not None:
        node.edges = (
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
            grad_edge(out_grad),
        )
        y_meta, out_grad_meta = y.impl.meta, out_grad.impl.meta
        node.out_metas = y_meta.pair if y_meta is out_grad_meta else (y_meta, out_grad_meta)
        node.in_metas = x_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        x_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (x_grad,))
    if op is not None:
        op.ended((x_grad,), node)
    return x_grad


def log_softmax_grad_ad_func(y: Tensor, out_grad: Tensor, axis: int = -1) -> Tensor:
    """③ log_softmax_grad -> LogSoftmaxDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        y, out_grad = cast_inputs(infos.LOG_SOFTMAX_GRAD, y, out_grad)
    op = None if observer.current is None else observer.current.op_began(infos.LOG_SOFTMAX_GRAD, (y, out_grad), (axis,))
    y_autograd, out_grad_autograd = y.autograd_meta_, out_grad.autograd_meta_
    node = None
    if (
        (y_autograd is not None and not y_autograd.stop_gradient_)
        or (out_grad_autograd is not None and not out_grad_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.LogSoftmaxDoubleGradNode()
        node.axis = axis
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        node.out_grad_impl = out_grad_impl = out_grad.impl
        node.out_grad = out_grad_impl.array
        node.out_grad_version = 0 if out_grad_impl.storage is None else out_grad_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, y, out_grad)
    x_grad = api.log_softmax_grad(y, out_grad, axis)
    if odd and fast.check_nan_inf:
        check_nan_inf("log_softmax_grad", x_grad, node=node)
    if node is not None:
        node.edges = (
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
            grad_edge(out_grad),
        )
        y_meta, out_grad_meta = y.impl.meta, out_grad.impl.meta
        node.out_metas = y_meta.pair if y_meta is out_grad_meta else (y_meta, out_grad_meta)
        node.in_metas = x_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        x_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (x_grad,))
    if op is not None:
        op.ended((x_grad,), node)
    return x_grad


def nearest_interp_ad_func(
    x: Tensor,
    data_format: str = "NCHW",
    out_d: int = 0,
    out_h: int = 0,
    out_w: int = 0,
    scale: Sequence[float] = (),
    interp_method: str = "nearest",
    align_corners: bool = True,
    align_mode: int = 1,
) -> Tensor:
    """③ nearest_interp -> NearestInterpGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.NEAREST_INTERP, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.NEAREST_INTERP, (x,), (
                data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode
            )
        )
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.NearestInterpGradNode()
        node.data_format = data_format
        node.out_d = out_d
        node.out_h = out_h
        node.out_w = out_w
        node.scale = scale
        node.interp_method = interp_method
        node.align_corners = align_corners
        node.align_mode = align_mode
    out = api.nearest_interp(x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode)
    if odd and fast.check_nan_inf:
        check_nan_inf("nearest_interp", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def linear_interp_ad_func(
    x: Tensor,
    data_format: str = "NCHW",
    out_d: int = 0,
    out_h: int = 0,
    out_w: int = 0,
    scale: Sequence[float] = (),
    interp_method: str = "linear",
    align_corners: bool = True,
    align_mode: int = 1,
) -> Tensor:
    """③ linear_interp -> LinearInterpGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.LINEAR_INTERP, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.LINEAR_INTERP, (x,), (
                data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode
            )
        )
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.LinearInterpGradNode()
        node.data_format = data_format
        node.out_d = out_d
        node.out_h = out_h
        node.out_w = out_w
        node.scale = scale
        node.interp_method = interp_method
        node.align_corners = align_corners
        node.align_mode = align_mode
    out = api.linear_interp(x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode)
    if odd and fast.check_nan_inf:
        check_nan_inf("linear_interp", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def bilinear_interp_ad_func(
    x: Tensor,
    data_format: str = "NCHW",
    out_d: int = 0,
    out_h: int = 0,
    out_w: int = 0,
    scale: Sequence[float] = (),
    interp_method: str = "bilinear",
    align_corners: bool = True,
    align_mode: int = 1,
) -> Tensor:
    """③ bilinear_interp -> BilinearInterpGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.BILINEAR_INTERP, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.BILINEAR_INTERP, (x,), (
                data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode
            )
        )
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.BilinearInterpGradNode()
        node.data_format = data_format
        node.out_d = out_d
        node.out_h = out_h
        node.out_w = out_w
        node.scale = scale
        node.interp_method = interp_method
        node.align_corners = align_corners
        node.align_mode = align_mode
    out = api.bilinear_interp(x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode)
    if odd and fast.check_nan_inf:
        check_nan_inf("bilinear_interp", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def trilinear_interp_ad_func(
    x: Tensor,
    data_format: str = "NCHW",
    out_d: int = 0,
    out_h: int = 0,
    out_w: int = 0,
    scale: Sequence[float] = (),
    interp_method: str = "trilinear",
    align_corners: bool = True,
    align_mode: int = 1,
) -> Tensor:
    """③ trilinear_interp -> TrilinearInterpGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.TRILINEAR_INTERP, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.TRILINEAR_INTERP, (x,), (
                data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode
            )
        )
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.TrilinearInterpGradNode()
        node.data_format = data_format
        node.out_d = out_d
        node.out_h = out_h
        node.out_w = out_w
        node.scale = scale
        node.interp_method = interp_method
        node.align_corners = align_corners
        node.align_mode = align_mode
    out = api.trilinear_interp(x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode)
    if odd and fast.check_nan_inf:
        check_nan_inf("trilinear_interp", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def bicubic_interp_ad_func(
    x: Tensor,
    data_format: str = "NCHW",
    out_d: int = 0,
    out_h: int = 0,
    out_w: int = 0,
    scale: Sequence[float] = (),
    interp_method: str = "bicubic",
    align_corners: bool = True,
    align_mode: int = 1,
) -> Tensor:
    """③ bicubic_interp -> BicubicInterpGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.BICUBIC_INTERP, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.BICUBIC_INTERP, (x,), (
                data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode
            )
        )
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.BicubicInterpGradNode()
        node.data_format = data_format
        node.out_d = out_d
        node.out_h = out_h
        node.out_w = out_w
        node.scale = scale
        node.interp_method = interp_method
        node.align_corners = align_corners
        node.align_mode = align_mode
    out = api.bicubic_interp(x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode)
    if odd and fast.check_nan_inf:
        check_nan_inf("bicubic_interp", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def interp_antialias_ad_func(
    x: Tensor,
    data_format: str = "NCHW",
    out_d: int = 0,
    out_h: int = 0,
    out_w: int = 0,
    scale: Sequence[float] = (),
    interp_method: str = "bilinear",
    align_corners: bool = True,
    align_mode: int = 1,
) -> Tensor:
    """③ interp_antialias -> InterpAntialiasGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.INTERP_ANTIALIAS, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.INTERP_ANTIALIAS, (x,), (
                data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode
            )
        )
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.InterpAntialiasGradNode()
        node.data_format = data_format
        node.out_d = out_d
        node.out_h = out_h
        node.out_w = out_w
        node.scale = scale
        node.interp_method = interp_method
        node.align_corners = align_corners
        node.align_mode = align_mode
    out = api.interp_antialias(x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode)
    if odd and fast.check_nan_inf:
        check_nan_inf("interp_antialias", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def interp_grad_ad_func(
    out_grad: Tensor,
    shape: Sequence[int],
    data_format: str = "NCHW",
    out_d: int = 0,
    out_h: int = 0,
    out_w: int = 0,
    scale: Sequence[float] = (),
    interp_method: str = "bilinear",
    align_corners: bool = True,
    align_mode: int = 1,
    antialias: bool = False,
) -> Tensor:
    """③ interp_grad -> InterpDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (out_grad,) = cast_inputs(infos.INTERP_GRAD, out_grad)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.INTERP_GRAD, (out_grad,), (
                shape, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode, antialias
            )
        )
    out_grad_autograd = out_grad.autograd_meta_
    node = None
    if out_grad_autograd is not None and not out_grad_autograd.stop_gradient_ and has_grad():
        node = nodes.InterpDoubleGradNode()
        node.data_format = data_format
        node.out_d = out_d
        node.out_h = out_h
        node.out_w = out_w
        node.scale = scale
        node.interp_method = interp_method
        node.align_corners = align_corners
        node.align_mode = align_mode
        node.antialias = antialias
    x_grad = api.interp_grad(
        out_grad, shape, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode, antialias
    )
    if odd and fast.check_nan_inf:
        check_nan_inf("interp_grad", x_grad, node=node)
    if node is not None:
        node.edges = (grad_edge(out_grad),)
        node.out_metas = (out_grad.impl.meta,)
        node.in_metas = x_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        x_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (x_grad,))
    if op is not None:
        op.ended((x_grad,), node)
    return x_grad


def cross_entropy_with_softmax_ad_func(
    input: Tensor,
    label: Tensor,
    soft_label: bool = False,
    use_softmax: bool = True,
    numeric_stable_mode: bool = True,
    ignore_index: int = -100,
    axis: int = -1,
) -> tuple[Tensor, Tensor]:
    """③ cross_entropy_with_softmax -> CrossEntropyWithSoftmaxGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        input, label = cast_inputs(infos.CROSS_ENTROPY_WITH_SOFTMAX, input, label)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.CROSS_ENTROPY_WITH_SOFTMAX, (input, label), (
                soft_label, use_softmax, numeric_stable_mode, ignore_index, axis
            )
        )
    input_autograd, label_autograd = input.autograd_meta_, label.autograd_meta_
    node = None
    if (
        (input_autograd is not None and not input_autograd.stop_gradient_)
        or (label_autograd is not None and not label_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.CrossEntropyWithSoftmaxGradNode()
        node.soft_label = soft_label
        node.use_softmax = use_softmax
        node.ignore_index = ignore_index
        node.axis = axis
        node.label_impl = label_impl = label.impl
        node.label = label_impl.array
        node.label_version = 0 if label_impl.storage is None else label_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, input, label)
    softmax, loss = api.cross_entropy_with_softmax(
        input, label, soft_label, use_softmax, numeric_stable_mode, ignore_index, axis
    )
    if odd and fast.check_nan_inf:
        check_nan_inf("cross_entropy_with_softmax", softmax, loss, node=node)
    if node is not None:
        node.edges = (grad_edge(input), grad_edge(label))
        input_meta, label_meta = input.impl.meta, label.impl.meta
        node.out_metas = input_meta.pair if input_meta is label_meta else (input_meta, label_meta)
        set_history_slots(node, softmax, loss)
        node.softmax_impl = softmax_impl = softmax.impl
        node.softmax = softmax_impl.array
        node.softmax_version = 0 if softmax_impl.storage is None else softmax_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, softmax, loss)
    if op is not None:
        op.ended((softmax, loss), node)
    return softmax, loss


def cross_entropy_grad_ad_func(
    softmax: Tensor,
    label: Tensor,
    loss_grad: Tensor,
    soft_label: bool = False,
    use_softmax: bool = True,
    ignore_index: int = -100,
    axis: int = -1,
) -> Tensor:
    """③ cross_entropy_grad -> CrossEntropyDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        softmax, label, loss_grad = cast_inputs(infos.CROSS_ENTROPY_GRAD, softmax, label, loss_grad)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.CROSS_ENTROPY_GRAD, (softmax, label, loss_grad), (soft_label, use_softmax, ignore_index, axis)
        )
    softmax_autograd, label_autograd, loss_grad_autograd = (
        softmax.autograd_meta_,
        label.autograd_meta_,
        loss_grad.autograd_meta_,
    )
    node = None
    if (
        (softmax_autograd is not None and not softmax_autograd.stop_gradient_)
        or (label_autograd is not None and not label_autograd.stop_gradient_)
        or (loss_grad_autograd is not None and not loss_grad_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.CrossEntropyDoubleGradNode()
        node.soft_label = soft_label
        node.use_softmax = use_softmax
        node.ignore_index = ignore_index
        node.axis = axis
        node.softmax_impl = softmax_impl = softmax.impl
        node.softmax = softmax_impl.array
        node.softmax_version = 0 if softmax_impl.storage is None else softmax_impl.storage.version
        node.label_impl = label_impl = label.impl
        node.label = label_impl.array
        node.label_version = 0 if label_impl.storage is None else label_impl.storage.version
        node.loss_grad_impl = loss_grad_impl = loss_grad.impl
        node.loss_grad = loss_grad_impl.array
        node.loss_grad_version = 0 if loss_grad_impl.storage is None else loss_grad_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, softmax, label, loss_grad)
    out = api.cross_entropy_grad(softmax, label, loss_grad, soft_label, use_softmax, ignore_index, axis)
    if odd and fast.check_nan_inf:
        check_nan_inf("cross_entropy_grad", out, node=node)
    if node is not None:
        node.edges = (grad_edge(softmax), grad_edge(label), grad_edge(loss_grad))
        node.out_metas = (softmax.impl.meta, label.impl.meta, loss_grad.impl.meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def nll_loss_ad_func(
    input: Tensor, label: Tensor, weight: Tensor | None, ignore_index: int = -100, reduction: str = "mean"
) -> tuple[Tensor, Tensor]:
    """③ nll_loss -> NllLossGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        input, label, weight = cast_inputs(infos.NLL_LOSS, input, label, weight)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.NLL_LOSS, (input, label, weight), (ignore_index, reduction))
    input_autograd = input.autograd_meta_
    node = None
    if input_autograd is not None and not input_autograd.stop_gradient_ and has_grad():
        node = nodes.NllLossGradNode()
        node.ignore_index = ignore_index
        node.reduction = reduction
        node.input_impl = input_impl = input.impl
        node.input = input_impl.array
        node.input_version = 0 if input_impl.storage is None else input_impl.storage.version
        node.label_impl = label_impl = label.impl
        node.label = label_impl.array
        node.label_version = 0 if label_impl.storage is None else label_impl.storage.version
        if weight is None:
            node.weight = node.weight_impl = None
            node.weight_version = 0
        else:
            node.weight_impl = weight_impl = weight.impl
            node.weight = weight_impl.array
            node.weight_version = 0 if weight_impl.storage is None else weight_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, input, label, weight)
    out, total_weight = api.nll_loss(input, label, weight, ignore_index, reduction)
    if odd and fast.check_nan_inf:
        check_nan_inf("nll_loss", out, total_weight, node=node)
    if node is not None:
        node.edges = (grad_edge(input), None, None)
        node.out_metas = (input.impl.meta, label.impl.meta, None if weight is None else weight.impl.meta)
        set_history_slots(node, out, total_weight)
        node.total_weight_impl = total_weight_impl = total_weight.impl
        node.total_weight = total_weight_impl.array
        node.total_weight_version = 0 if total_weight_impl.storage is None else total_weight_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out, total_weight)
    if op is not None:
        op.ended((out, total_weight), node)
    return out, total_weight


def nll_loss_grad_ad_func(
    input: Tensor,
    label: Tensor,
    weight: Tensor | None,
    total_weight: Tensor,
    grad: Tensor,
    ignore_index: int = -100,
    reduction: str = "mean",
) -> Tensor:
    """③ nll_loss_grad -> NllLossDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        input, label, weight, total_weight, grad = cast_inputs(
            infos.NLL_LOSS_GRAD, input, label, weight, total_weight, grad
        )
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.NLL_LOSS_GRAD, (input, label, weight, total_weight, grad), (ignore_index, reduction)
        )
    grad_autograd = grad.autograd_meta_
    node = None
    if grad_autograd is not None and not grad_autograd.stop_gradient_ and has_grad():
        node = nodes.NllLossDoubleGradNode()
        node.ignore_index = ignore_index
        node.reduction = reduction
        node.label_impl = label_impl = label.impl
        node.label = label_impl.array
        node.label_version = 0 if label_impl.storage is None else label_impl.storage.version
        if weight is None:
            node.weight = node.weight_impl = None
            node.weight_version = 0
        else:
            node.weight_impl = weight_impl = weight.impl
            node.weight = weight_impl.array
            node.weight_version = 0 if weight_impl.storage is None else weight_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, input, label, weight, total_weight, grad)
    out = api.nll_loss_grad(input, label, weight, total_weight, grad, ignore_index, reduction)
    if odd and fast.check_nan_inf:
        check_nan_inf("nll_loss_grad", out, node=node)
    if node is not None:
        node.edges = (None, None, None, None, grad_edge(grad))
        node.out_metas = (
            input.impl.meta,
            label.impl.meta,
            None if weight is None else weight.impl.meta,
            total_weight.impl.meta,
            grad.impl.meta,
        )
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def huber_loss_ad_func(input: Tensor, label: Tensor, delta: float) -> Tensor:
    """③ huber_loss -> HuberLossGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        input, label = cast_inputs(infos.HUBER_LOSS, input, label)
    op = None if observer.current is None else observer.current.op_began(infos.HUBER_LOSS, (input, label), (delta,))
    input_autograd, label_autograd = input.autograd_meta_, label.autograd_meta_
    node = None
    if (
        (input_autograd is not None and not input_autograd.stop_gradient_)
        or (label_autograd is not None and not label_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.HuberLossGradNode()
        node.delta = delta
        node.input_impl = input_impl = input.impl
        node.input = input_impl.array
        node.input_version = 0 if input_impl.storage is None else input_impl.storage.version
        node.label_impl = label_impl = label.impl
        node.label = label_impl.array
        node.label_version = 0 if label_impl.storage is None else label_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, input, label)
    out = api.huber_loss(input, label, delta)
    if odd and fast.check_nan_inf:
        check_nan_inf("huber_loss", out, node=node)
    if node is not None:
        node.edges = (grad_edge(input), grad_edge(label))
        input_meta, label_meta = input.impl.meta, label.impl.meta
        node.out_metas = input_meta.pair if input_meta is label_meta else (input_meta, label_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def bce_loss_ad_func(input: Tensor, label: Tensor) -> Tensor:
    """③ bce_loss -> BceLossGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        input, label = cast_inputs(infos.BCE_LOSS, input, label)
    op = None if observer.current is None else observer.current.op_began(infos.BCE_LOSS, (input, label), ())
    input_autograd, label_autograd = input.autograd_meta_, label.autograd_meta_
    node = None
    if (
        (input_autograd is not None and not input_autograd.stop_gradient_)
        or (label_autograd is not None and not label_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.BceLossGradNode()
        node.input_impl = input_impl = input.impl
        node.input = input_impl.array
        node.input_version = 0 if input_impl.storage is None else input_impl.storage.version
        node.label_impl = label_impl = label.impl
        node.label = label_impl.array
        node.label_version = 0 if label_impl.storage is None else label_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, input, label)
    out = api.bce_loss(input, label)
    if odd and fast.check_nan_inf:
        check_nan_inf("bce_loss", out, node=node)
    if node is not None:
        node.edges = (grad_edge(input), grad_edge(label))
        input_meta, label_meta = input.impl.meta, label.impl.meta
        node.out_metas = input_meta.pair if input_meta is label_meta else (input_meta, label_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def bce_loss__ad_func(input: Tensor, label: Tensor) -> Tensor:
    """③ bce_loss_ -> BceLossGradNode, input is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.BCE_LOSS_, (input, label), ())
    input_autograd, label_autograd = input.autograd_meta_, label.autograd_meta_
    require_any_grad = (
        (input_autograd is not None and not input_autograd.stop_gradient_)
        or (label_autograd is not None and not label_autograd.stop_gradient_)
    ) and has_grad()
    check_inplace(infos.BCE_LOSS_, input, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.BceLossGradNode()
        node.edges = (grad_edge(input), grad_edge(label))
        input_meta, label_meta = input.impl.meta, label.impl.meta
        node.out_metas = input_meta.pair if input_meta is label_meta else (input_meta, label_meta)
        node.input_impl = input_impl = dense(input.impl.array.copy(), input.impl.meta)
        node.input = input_impl.array
        node.input_version = 0
        node.label_impl = label_impl = label.impl
        node.label = label_impl.array
        node.label_version = 0 if label_impl.storage is None else label_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, input, label)
    api.bce_loss_(input, label)
    bump_inplace_version(input)
    if odd and fast.check_nan_inf:
        check_nan_inf("bce_loss_", input, node=node)
    if node is not None:
        rebase_history(node, input)
    if op is not None:
        op.ended((input,), node)
    return input


def sigmoid_cross_entropy_with_logits_ad_func(
    x: Tensor, label: Tensor, pos_weight: Tensor | None, normalize: bool = False, ignore_index: int = -100
) -> Tensor:
    """③ sigmoid_cross_entropy_with_logits -> SigmoidCrossEntropyWithLogitsGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, label, pos_weight = cast_inputs(infos.SIGMOID_CROSS_ENTROPY_WITH_LOGITS, x, label, pos_weight)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.SIGMOID_CROSS_ENTROPY_WITH_LOGITS, (x, label, pos_weight), (normalize, ignore_index)
        )
    x_autograd, label_autograd = x.autograd_meta_, label.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (label_autograd is not None and not label_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.SigmoidCrossEntropyWithLogitsGradNode()
        node.normalize = normalize
        node.ignore_index = ignore_index
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.label_impl = label_impl = label.impl
        node.label = label_impl.array
        node.label_version = 0 if label_impl.storage is None else label_impl.storage.version
        if pos_weight is None:
            node.pos_weight = node.pos_weight_impl = None
            node.pos_weight_version = 0
        else:
            node.pos_weight_impl = pos_weight_impl = pos_weight.impl
            node.pos_weight = pos_weight_impl.array
            node.pos_weight_version = 0 if pos_weight_impl.storage is None else pos_weight_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, label, pos_weight)
    out = api.sigmoid_cross_entropy_with_logits(x, label, pos_weight, normalize, ignore_index)
    if odd and fast.check_nan_inf:
        check_nan_inf("sigmoid_cross_entropy_with_logits", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            grad_edge(label),
            None,
        )
        node.out_metas = (x.impl.meta, label.impl.meta, None if pos_weight is None else pos_weight.impl.meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def kldiv_loss_ad_func(x: Tensor, label: Tensor, reduction: str = "none", log_target: bool = False) -> Tensor:
    """③ kldiv_loss -> KldivLossGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, label = cast_inputs(infos.KLDIV_LOSS, x, label)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.KLDIV_LOSS, (x, label), (reduction, log_target))
    x_autograd, label_autograd = x.autograd_meta_, label.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (label_autograd is not None and not label_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.KldivLossGradNode()
        node.log_target = log_target
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.label_impl = label_impl = label.impl
        node.label = label_impl.array
        node.label_version = 0 if label_impl.storage is None else label_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, label)
    out = api.kldiv_loss(x, label, reduction, log_target)
    if odd and fast.check_nan_inf:
        check_nan_inf("kldiv_loss", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            grad_edge(label),
        )
        x_meta, label_meta = x.impl.meta, label.impl.meta
        node.out_metas = x_meta.pair if x_meta is label_meta else (x_meta, label_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def dropout_ad_func(
    x: Tensor, seed_tensor: Tensor | None, p: Any, is_test: bool, mode: str, seed: int, fix_seed: bool
) -> Tensor:
    """③ dropout -> DropoutGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, seed_tensor = cast_inputs(infos.DROPOUT, x, seed_tensor)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.DROPOUT, (x, seed_tensor), (p, is_test, mode, seed, fix_seed))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.DropoutGradNode()
        node.p = p
        node.is_test = is_test
        node.mode = mode
    out, mask = api.dropout(x, seed_tensor, p, is_test, mode, seed, fix_seed)
    if odd and fast.check_nan_inf:
        check_nan_inf("dropout", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None,
        )
        node.out_metas = (x.impl.meta, None if seed_tensor is None else seed_tensor.impl.meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.mask_impl = mask_impl = mask.impl
        node.mask = mask_impl.array
        node.mask_version = 0 if mask_impl.storage is None else mask_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out, mask)
    if op is not None:
        op.ended((out,), node)
    return out


def dropout_grad_ad_func(mask: Tensor, out_grad: Tensor, p: Any, is_test: bool, mode: str) -> Tensor:
    """③ dropout_grad -> DropoutDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        mask, out_grad = cast_inputs(infos.DROPOUT_GRAD, mask, out_grad)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.DROPOUT_GRAD, (mask, out_grad), (p, is_test, mode))
    out_grad_autograd = out_grad.autograd_meta_
    node = None
    if out_grad_autograd is not None and not out_grad_autograd.stop_gradient_ and has_grad():
        node = nodes.DropoutDoubleGradNode()
        node.p = p
        node.is_test = is_test
        node.mode = mode
        node.mask_impl = mask_impl = mask.impl
        node.mask = mask_impl.array
        node.mask_version = 0 if mask_impl.storage is None else mask_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, mask, out_grad)
    x_grad = api.dropout_grad(mask, out_grad, p, is_test, mode)
    if odd and fast.check_nan_inf:
        check_nan_inf("dropout_grad", x_grad, node=node)
    if node is not None:
        node.edges = (None, grad_edge(out_grad))
        mask_meta, out_grad_meta = mask.impl.meta, out_grad.impl.meta
        node.out_metas = mask_meta.pair if mask_meta is out_grad_meta else (mask_meta, out_grad_meta)
        node.in_metas = x_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        x_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (x_grad,))
    if op is not None:
        op.ended((x_grad,), node)
    return x_grad


def layer_norm_ad_func(
    x: Tensor, scale: Tensor | None, bias: Tensor | None, epsilon: float = 1e-5, begin_norm_axis: int = 1
) -> Tensor:
    """③ layer_norm -> LayerNormGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, scale, bias = cast_inputs(infos.LAYER_NORM, x, scale, bias)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.LAYER_NORM, (x, scale, bias), (epsilon, begin_norm_axis))
    x_autograd, scale_autograd, bias_autograd = (
        x.autograd_meta_,
        None if scale is None else scale.autograd_meta_,
        None if bias is None else bias.autograd_meta_,
    )
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (scale_autograd is not None and not scale_autograd.stop_gradient_)
        or (bias_autograd is not None and not bias_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.LayerNormGradNode()
        node.epsilon = epsilon
        node.begin_norm_axis = begin_norm_axis
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if scale is None:
            node.scale = node.scale_impl = None
            node.scale_version = 0
        else:
            node.scale_impl = scale_impl = scale.impl
            node.scale = scale_impl.array
            node.scale_version = 0 if scale_impl.storage is None else scale_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, scale, bias)
    out, mean, variance = api.layer_norm(x, scale, bias, epsilon, begin_norm_axis)
    if odd and fast.check_nan_inf:
        check_nan_inf("layer_norm", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            grad_edge(scale),
            grad_edge(bias),
        )
        node.out_metas = (
            x.impl.meta, None if scale is None else scale.impl.meta, None if bias is None else bias.impl.meta
        )
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.mean_impl = mean_impl = mean.impl
        node.mean = mean_impl.array
        node.mean_version = 0 if mean_impl.storage is None else mean_impl.storage.version
        node.variance_impl = variance_impl = variance.impl
        node.variance = variance_impl.array
        node.variance_version = 0 if variance_impl.storage is None else variance_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out, mean, variance)
    if op is not None:
        op.ended((out,), node)
    return out


def batch_norm_ad_func(
    x: Tensor,
    mean: Tensor,
    variance: Tensor,
    scale: Tensor | None,
    bias: Tensor | None,
    is_test: bool,
    momentum: float,
    epsilon: float,
    data_format: str,
    use_global_stats: bool,
    trainable_statistics: bool,
) -> tuple[Tensor, Tensor, Tensor]:
    """③ batch_norm -> BatchNormGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, mean, variance, scale, bias = cast_inputs(infos.BATCH_NORM, x, mean, variance, scale, bias)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.BATCH_NORM, (x, mean, variance, scale, bias), (
                is_test, momentum, epsilon, data_format, use_global_stats, trainable_statistics
            )
        )
    x_autograd, scale_autograd, bias_autograd = (
        x.autograd_meta_,
        None if scale is None else scale.autograd_meta_,
        None if bias is None else bias.autograd_meta_,
    )
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (scale_autograd is not None and not scale_autograd.stop_gradient_)
        or (bias_autograd is not None and not bias_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.BatchNormGradNode()
        node.is_test = is_test
        node.momentum = momentum
        node.epsilon = epsilon
        node.data_format = data_format
        node.use_global_stats = use_global_stats
        node.trainable_statistics = trainable_statistics
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if scale is None:
            node.scale = node.scale_impl = None
            node.scale_version = 0
        else:
            node.scale_impl = scale_impl = scale.impl
            node.scale = scale_impl.array
            node.scale_version = 0 if scale_impl.storage is None else scale_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, mean, variance, scale, bias)
    out, mean_out, variance_out, saved_mean, saved_variance = api.batch_norm(
        x, mean, variance, scale, bias, is_test, momentum, epsilon, data_format, use_global_stats, trainable_statistics
    )
    if odd and fast.check_nan_inf:
        check_nan_inf("batch_norm", out, mean_out, variance_out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None,
            None,
            grad_edge(scale),
            grad_edge(bias),
        )
        node.out_metas = (
            x.impl.meta,
            mean.impl.meta,
            variance.impl.meta,
            None if scale is None else scale.impl.meta,
            None if bias is None else bias.impl.meta,
        )
        set_history_slots(node, out, mean_out, variance_out)
        node.saved_mean_impl = saved_mean_impl = saved_mean.impl
        node.saved_mean = saved_mean_impl.array
        node.saved_mean_version = 0 if saved_mean_impl.storage is None else saved_mean_impl.storage.version
        node.saved_variance_impl = saved_variance_impl = saved_variance.impl
        node.saved_variance = saved_variance_impl.array
        node.saved_variance_version = 0 if saved_variance_impl.storage is None else saved_variance_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out, mean_out, variance_out, saved_mean, saved_variance)
    if op is not None:
        op.ended((out, mean_out, variance_out), node)
    return out, mean_out, variance_out


def group_norm_ad_func(
    x: Tensor,
    scale: Tensor | None,
    bias: Tensor | None,
    epsilon: float = 1e-5,
    groups: int = -1,
    data_format: str = "NCHW",
) -> Tensor:
    """③ group_norm -> GroupNormGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, scale, bias = cast_inputs(infos.GROUP_NORM, x, scale, bias)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.GROUP_NORM, (x, scale, bias), (epsilon, groups, data_format))
    x_autograd, scale_autograd, bias_autograd = (
        x.autograd_meta_,
        None if scale is None else scale.autograd_meta_,
        None if bias is None else bias.autograd_meta_,
    )
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (scale_autograd is not None and not scale_autograd.stop_gradient_)
        or (bias_autograd is not None and not bias_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.GroupNormGradNode()
        node.epsilon = epsilon
        node.groups = groups
        node.data_format = data_format
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if scale is None:
            node.scale = node.scale_impl = None
            node.scale_version = 0
        else:
            node.scale_impl = scale_impl = scale.impl
            node.scale = scale_impl.array
            node.scale_version = 0 if scale_impl.storage is None else scale_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, scale, bias)
    y, mean, variance = api.group_norm(x, scale, bias, epsilon, groups, data_format)
    if odd and fast.check_nan_inf:
        check_nan_inf("group_norm", y, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            grad_edge(scale),
            grad_edge(bias),
        )
        node.out_metas = (
            x.impl.meta, None if scale is None else scale.impl.meta, None if bias is None else bias.impl.meta
        )
        node.in_metas = y.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        y.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (y,))
        node.mean_impl = mean_impl = mean.impl
        node.mean = mean_impl.array
        node.mean_version = 0 if mean_impl.storage is None else mean_impl.storage.version
        node.variance_impl = variance_impl = variance.impl
        node.variance = variance_impl.array
        node.variance_version = 0 if variance_impl.storage is None else variance_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, y, mean, variance)
    if op is not None:
        op.ended((y,), node)
    return y


def sgd_ad_func(param: Tensor, grad: Tensor, learning_rate: float) -> Tensor:
    """③ sgd, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        param, grad = cast_inputs(infos.SGD, param, grad)
    op = None if observer.current is None else observer.current.op_began(infos.SGD, (param, grad), (learning_rate,))
    param_out = api.sgd(param, grad, learning_rate)
    if odd and fast.check_nan_inf:
        check_nan_inf("sgd", param_out)
    if op is not None:
        op.ended((param_out,), None)
    return param_out


def momentum_ad_func(
    param: Tensor, grad: Tensor, velocity: Tensor, learning_rate: float, mu: float, use_nesterov: bool = False
) -> tuple[Tensor, Tensor]:
    """③ momentum, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        param, grad, velocity = cast_inputs(infos.MOMENTUM, param, grad, velocity)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.MOMENTUM, (param, grad, velocity), (learning_rate, mu, use_nesterov))
    param_out, velocity_out = api.momentum(param, grad, velocity, learning_rate, mu, use_nesterov)
    if odd and fast.check_nan_inf:
        check_nan_inf("momentum", param_out, velocity_out)
    if op is not None:
        op.ended((param_out, velocity_out), None)
    return param_out, velocity_out


def adagrad_ad_func(
    param: Tensor, grad: Tensor, moment: Tensor, learning_rate: float, epsilon: float = 1.0e-6
) -> tuple[Tensor, Tensor]:
    """③ adagrad, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        param, grad, moment = cast_inputs(infos.ADAGRAD, param, grad, moment)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.ADAGRAD, (param, grad, moment), (learning_rate, epsilon))
    param_out, moment_out = api.adagrad(param, grad, moment, learning_rate, epsilon)
    if odd and fast.check_nan_inf:
        check_nan_inf("adagrad", param_out, moment_out)
    if op is not None:
        op.ended((param_out, moment_out), None)
    return param_out, moment_out


def rmsprop_ad_func(
    param: Tensor,
    grad: Tensor,
    mean_square: Tensor,
    mean_grad: Tensor,
    moment: Tensor,
    learning_rate: float,
    epsilon: float = 1.0e-6,
    decay: float = 0.95,
    momentum: float = 0.0,
    centered: bool = False,
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """③ rmsprop, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        param, grad, mean_square, mean_grad, moment = cast_inputs(
            infos.RMSPROP, param, grad, mean_square, mean_grad, moment
        )
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.RMSPROP, (param, grad, mean_square, mean_grad, moment), (
                learning_rate, epsilon, decay, momentum, centered
            )
        )
    param_out, mean_square_out, mean_grad_out, moment_out = api.rmsprop(
        param, grad, mean_square, mean_grad, moment, learning_rate, epsilon, decay, momentum, centered
    )
    if odd and fast.check_nan_inf:
        check_nan_inf("rmsprop", param_out, mean_square_out, mean_grad_out, moment_out)
    if op is not None:
        op.ended((param_out, mean_square_out, mean_grad_out, moment_out), None)
    return param_out, mean_square_out, mean_grad_out, moment_out


def adam_ad_func(
    param: Tensor,
    grad: Tensor,
    moment1: Tensor,
    moment2: Tensor,
    largest: Tensor | None,
    beta1_pow: Tensor,
    beta2_pow: Tensor,
    learning_rate: float,
    beta1: float = 0.9,
    beta2: float = 0.999,
    epsilon: float = 1.0e-8,
    decay: float = 0.0,
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]:
    """③ adam, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        param, grad, moment1, moment2, largest, beta1_pow, beta2_pow = cast_inputs(
            infos.ADAM, param, grad, moment1, moment2, largest, beta1_pow, beta2_pow
        )
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.ADAM, (param, grad, moment1, moment2, largest, beta1_pow, beta2_pow), (
                learning_rate, beta1, beta2, epsilon, decay
            )
        )
    param_out, moment1_out, moment2_out, largest_out, beta1_pow_out, beta2_pow_out = api.adam(
        param, grad, moment1, moment2, largest, beta1_pow, beta2_pow, learning_rate, beta1, beta2, epsilon, decay
    )
    if odd and fast.check_nan_inf:
        check_nan_inf("adam", param_out, moment1_out, moment2_out, largest_out, beta1_pow_out, beta2_pow_out)
    if op is not None:
        op.ended((param_out, moment1_out, moment2_out, largest_out, beta1_pow_out, beta2_pow_out), None)
    return param_out, moment1_out, moment2_out, largest_out, beta1_pow_out, beta2_pow_out


def adamax_ad_func(
    param: Tensor,
    grad: Tensor,
    moment: Tensor,
    inf_norm: Tensor,
    beta1_pow: Tensor,
    learning_rate: float,
    beta1: float = 0.9,
    beta2: float = 0.999,
    epsilon: float = 1.0e-8,
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """③ adamax, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        param, grad, moment, inf_norm, beta1_pow = cast_inputs(infos.ADAMAX, param, grad, moment, inf_norm, beta1_pow)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.ADAMAX, (param, grad, moment, inf_norm, beta1_pow), (learning_rate, beta1, beta2, epsilon)
        )
    param_out, moment_out, inf_norm_out, beta1_pow_out = api.adamax(
        param, grad, moment, inf_norm, beta1_pow, learning_rate, beta1, beta2, epsilon
    )
    if odd and fast.check_nan_inf:
        check_nan_inf("adamax", param_out, moment_out, inf_norm_out, beta1_pow_out)
    if op is not None:
        op.ended((param_out, moment_out, inf_norm_out, beta1_pow_out), None)
    return param_out, moment_out, inf_norm_out, beta1_pow_out


def adadelta_ad_func(
    param: Tensor,
    grad: Tensor,
    square_grad: Tensor,
    square_update: Tensor,
    learning_rate: float,
    rho: float = 0.95,
    epsilon: float = 1.0e-6,
) -> tuple[Tensor, Tensor, Tensor]:
    """③ adadelta, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        param, grad, square_grad, square_update = cast_inputs(infos.ADADELTA, param, grad, square_grad, square_update)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.ADADELTA, (param, grad, square_grad, square_update), (learning_rate, rho, epsilon)
        )
    param_out, square_grad_out, square_update_out = api.adadelta(
        param, grad, square_grad, square_update, learning_rate, rho, epsilon
    )
    if odd and fast.check_nan_inf:
        check_nan_inf("adadelta", param_out, square_grad_out, square_update_out)
    if op is not None:
        op.ended((param_out, square_grad_out, square_update_out), None)
    return param_out, square_grad_out, square_update_out


def asgd_ad_func(
    param: Tensor, grad: Tensor, d: Tensor, ys: Tensor, learning_rate: float, place: int = 0, count: int = 1
) -> tuple[Tensor, Tensor, Tensor]:
    """③ asgd, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        param, grad, d, ys = cast_inputs(infos.ASGD, param, grad, d, ys)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.ASGD, (param, grad, d, ys), (learning_rate, place, count))
    param_out, d_out, ys_out = api.asgd(param, grad, d, ys, learning_rate, place, count)
    if odd and fast.check_nan_inf:
        check_nan_inf("asgd", param_out, d_out, ys_out)
    if op is not None:
        op.ended((param_out, d_out, ys_out), None)
    return param_out, d_out, ys_out


def lamb_ad_func(
    param: Tensor,
    grad: Tensor,
    moment1: Tensor,
    moment2: Tensor,
    beta1_pow: Tensor,
    beta2_pow: Tensor,
    learning_rate: float,
    weight_decay: float = 0.01,
    beta1: float = 0.9,
    beta2: float = 0.999,
    epsilon: float = 1.0e-6,
    always_adapt: bool = False,
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
    """③ lamb, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        param, grad, moment1, moment2, beta1_pow, beta2_pow = cast_inputs(
            infos.LAMB, param, grad, moment1, moment2, beta1_pow, beta2_pow
        )
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.LAMB, (param, grad, moment1, moment2, beta1_pow, beta2_pow), (
                learning_rate, weight_decay, beta1, beta2, epsilon, always_adapt
            )
        )
    param_out, moment1_out, moment2_out, beta1_pow_out, beta2_pow_out = api.lamb(
        param,
        grad,
        moment1,
        moment2,
        beta1_pow,
        beta2_pow,
        learning_rate,
        weight_decay,
        beta1,
        beta2,
        epsilon,
        always_adapt,
    )
    if odd and fast.check_nan_inf:
        check_nan_inf("lamb", param_out, moment1_out, moment2_out, beta1_pow_out, beta2_pow_out)
    if op is not None:
        op.ended((param_out, moment1_out, moment2_out, beta1_pow_out, beta2_pow_out), None)
    return param_out, moment1_out, moment2_out, beta1_pow_out, beta2_pow_out


def nadam_ad_func(
    param: Tensor,
    grad: Tensor,
    momentum_decay_pow: Tensor,
    beta2_pow: Tensor,
    mu_product: Tensor,
    moment1: Tensor,
    moment2: Tensor,
    learning_rate: float,
    beta1: float = 0.9,
    beta2: float = 0.999,
    epsilon: float = 1.0e-8,
    momentum_decay: float = 0.004,
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]:
    """③ nadam, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        param, grad, momentum_decay_pow, beta2_pow, mu_product, moment1, moment2 = cast_inputs(
            infos.NADAM, param, grad, momentum_decay_pow, beta2_pow, mu_product, moment1, moment2
        )
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.NADAM, (param, grad, momentum_decay_pow, beta2_pow, mu_product, moment1, moment2), (
                learning_rate, beta1, beta2, epsilon, momentum_decay
            )
        )
    (
        param_out,
        momentum_decay_pow_out,
        beta2_pow_out,
        mu_product_out,
        moment1_out,
        moment2_out,
    ) = api.nadam(
        param,
        grad,
        momentum_decay_pow,
        beta2_pow,
        mu_product,
        moment1,
        moment2,
        learning_rate,
        beta1,
        beta2,
        epsilon,
        momentum_decay,
    )
    if odd and fast.check_nan_inf:
        check_nan_inf(
            "nadam", param_out, momentum_decay_pow_out, beta2_pow_out, mu_product_out, moment1_out, moment2_out
        )
    if op is not None:
        op.ended((param_out, momentum_decay_pow_out, beta2_pow_out, mu_product_out, moment1_out, moment2_out), None)
    return param_out, momentum_decay_pow_out, beta2_pow_out, mu_product_out, moment1_out, moment2_out


def radam_ad_func(
    param: Tensor,
    grad: Tensor,
    beta1_pow: Tensor,
    beta2_pow: Tensor,
    rho: Tensor,
    moment1: Tensor,
    moment2: Tensor,
    learning_rate: float,
    beta1: float = 0.9,
    beta2: float = 0.999,
    epsilon: float = 1.0e-8,
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]:
    """③ radam, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        param, grad, beta1_pow, beta2_pow, rho, moment1, moment2 = cast_inputs(
            infos.RADAM, param, grad, beta1_pow, beta2_pow, rho, moment1, moment2
        )
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.RADAM, (param, grad, beta1_pow, beta2_pow, rho, moment1, moment2), (
                learning_rate, beta1, beta2, epsilon
            )
        )
    param_out, beta1_pow_out, beta2_pow_out, rho_out, moment1_out, moment2_out = api.radam(
        param, grad, beta1_pow, beta2_pow, rho, moment1, moment2, learning_rate, beta1, beta2, epsilon
    )
    if odd and fast.check_nan_inf:
        check_nan_inf("radam", param_out, beta1_pow_out, beta2_pow_out, rho_out, moment1_out, moment2_out)
    if op is not None:
        op.ended((param_out, beta1_pow_out, beta2_pow_out, rho_out, moment1_out, moment2_out), None)
    return param_out, beta1_pow_out, beta2_pow_out, rho_out, moment1_out, moment2_out


def rprop_ad_func(
    param: Tensor,
    grad: Tensor,
    previous: Tensor,
    rates: Tensor,
    lowest: float,
    highest: float,
    slower: float = 0.5,
    faster: float = 1.2,
) -> tuple[Tensor, Tensor, Tensor]:
    """③ rprop, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        param, grad, previous, rates = cast_inputs(infos.RPROP, param, grad, previous, rates)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.RPROP, (param, grad, previous, rates), (lowest, highest, slower, faster))
    param_out, previous_out, rates_out = api.rprop(param, grad, previous, rates, lowest, highest, slower, faster)
    if odd and fast.check_nan_inf:
        check_nan_inf("rprop", param_out, previous_out, rates_out)
    if op is not None:
        op.ended((param_out, previous_out, rates_out), None)
    return param_out, previous_out, rates_out


def pool2d_ad_func(
    x: Tensor,
    kernel_size: Sequence[int],
    strides: Sequence[int],
    paddings: Sequence[int],
    ceil_mode: bool,
    exclusive: bool,
    data_format: str,
    pooling_type: str,
    global_pooling: bool,
    adaptive: bool,
    padding_algorithm: str,
) -> Tensor:
    """③ pool2d -> Pool2dGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.POOL2D, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.POOL2D, (x,), (
                kernel_size,
                strides,
                paddings,
                ceil_mode,
                exclusive,
                data_format,
                pooling_type,
                global_pooling,
                adaptive,
                padding_algorithm,
            )
        )
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.Pool2dGradNode()
        node.kernel_size = kernel_size
        node.strides = strides
        node.paddings = paddings
        node.ceil_mode = ceil_mode
        node.exclusive = exclusive
        node.data_format = data_format
        node.pooling_type = pooling_type
        node.global_pooling = global_pooling
        node.adaptive = adaptive
        node.padding_algorithm = padding_algorithm
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.pool2d(
        x,
        kernel_size,
        strides,
        paddings,
        ceil_mode,
        exclusive,
        data_format,
        pooling_type,
        global_pooling,
        adaptive,
        padding_algorithm,
    )
    if odd and fast.check_nan_inf:
        check_nan_inf("pool2d", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def pool2d_grad_ad_func(
    x: Tensor,
    y: Tensor,
    grad: Tensor,
    kernel_size: Sequence[int],
    strides: Sequence[int],
    paddings: Sequence[int],
    ceil_mode: bool,
    exclusive: bool,
    data_format: str,
    pooling_type: str,
    global_pooling: bool,
    adaptive: bool,
    padding_algorithm: str,
) -> Tensor:
    """③ pool2d_grad -> Pool2dGradGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y, grad = cast_inputs(infos.POOL2D_GRAD, x, y, grad)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.POOL2D_GRAD, (x, y, grad), (
                kernel_size,
                strides,
                paddings,
                ceil_mode,
                exclusive,
                data_format,
                pooling_type,
                global_pooling,
                adaptive,
                padding_algorithm,
            )
        )
    grad_autograd = grad.autograd_meta_
    node = None
    if grad_autograd is not None and not grad_autograd.stop_gradient_ and has_grad():
        node = nodes.Pool2dGradGradNode()
        node.kernel_size = kernel_size
        node.strides = strides
        node.paddings = paddings
        node.ceil_mode = ceil_mode
        node.exclusive = exclusive
        node.data_format = data_format
        node.pooling_type = pooling_type
        node.global_pooling = global_pooling
        node.adaptive = adaptive
        node.padding_algorithm = padding_algorithm
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y, grad)
    out = api.pool2d_grad(
        x,
        y,
        grad,
        kernel_size,
        strides,
        paddings,
        ceil_mode,
        exclusive,
        data_format,
        pooling_type,
        global_pooling,
        adaptive,
        padding_algorithm,
    )
    if odd and fast.check_nan_inf:
        check_nan_inf("pool2d_grad", out, node=node)
    if node is not None:
        node.edges = (None, None, grad_edge(grad))
        node.out_metas = (x.impl.meta, y.impl.meta, grad.impl.meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def pool2d_double_grad_ad_func(
    x: Tensor,
    y: Tensor,
    grad: Tensor,
    kernel_size: Sequence[int],
    strides: Sequence[int],
    paddings: Sequence[int],
    ceil_mode: bool,
    exclusive: bool,
    data_format: str,
    pooling_type: str,
    global_pooling: bool,
    adaptive: bool,
    padding_algorithm: str,
) -> Tensor:
    """③ pool2d_double_grad -> Pool2dTripleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y, grad = cast_inputs(infos.POOL2D_DOUBLE_GRAD, x, y, grad)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.POOL2D_DOUBLE_GRAD, (x, y, grad), (
                kernel_size,
                strides,
                paddings,
                ceil_mode,
                exclusive,
                data_format,
                pooling_type,
                global_pooling,
                adaptive,
                padding_algorithm,
            )
        )
    grad_autograd = grad.autograd_meta_
    node = None
    if grad_autograd is not None and not grad_autograd.stop_gradient_ and has_grad():
        node = nodes.Pool2dTripleGradNode()
        node.kernel_size = kernel_size
        node.strides = strides
        node.paddings = paddings
        node.ceil_mode = ceil_mode
        node.exclusive = exclusive
        node.data_format = data_format
        node.pooling_type = pooling_type
        node.global_pooling = global_pooling
        node.adaptive = adaptive
        node.padding_algorithm = padding_algorithm
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y, grad)
    out = api.pool2d_double_grad(
        x,
        y,
        grad,
        kernel_size,
        strides,
        paddings,
        ceil_mode,
        exclusive,
        data_format,
        pooling_type,
        global_pooling,
        adaptive,
        padding_algorithm,
    )
    if odd and fast.check_nan_inf:
        check_nan_inf("pool2d_double_grad", out, node=node)
    if node is not None:
        node.edges = (None, None, grad_edge(grad))
        node.out_metas = (x.impl.meta, y.impl.meta, grad.impl.meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def pool3d_ad_func(
    x: Tensor,
    kernel_size: Sequence[int],
    strides: Sequence[int],
    paddings: Sequence[int],
    ceil_mode: bool,
    exclusive: bool,
    data_format: str,
    pooling_type: str,
    global_pooling: bool,
    adaptive: bool,
    padding_algorithm: str,
) -> Tensor:
    """③ pool3d -> Pool3dGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.POOL3D, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.POOL3D, (x,), (
                kernel_size,
                strides,
                paddings,
                ceil_mode,
                exclusive,
                data_format,
                pooling_type,
                global_pooling,
                adaptive,
                padding_algorithm,
            )
        )
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.Pool3dGradNode()
        node.kernel_size = kernel_size
        node.strides = strides
        node.paddings = paddings
        node.ceil_mode = ceil_mode
        node.exclusive = exclusive
        node.data_format = data_format
        node.pooling_type = pooling_type
        node.global_pooling = global_pooling
        node.adaptive = adaptive
        node.padding_algorithm = padding_algorithm
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.pool3d(
        x,
        kernel_size,
        strides,
        paddings,
        ceil_mode,
        exclusive,
        data_format,
        pooling_type,
        global_pooling,
        adaptive,
        padding_algorithm,
    )
    if odd and fast.check_nan_inf:
        check_nan_inf("pool3d", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def pool3d_grad_ad_func(
    x: Tensor,
    y: Tensor,
    grad: Tensor,
    kernel_size: Sequence[int],
    strides: Sequence[int],
    paddings: Sequence[int],
    ceil_mode: bool,
    exclusive: bool,
    data_format: str,
    pooling_type: str,
    global_pooling: bool,
    adaptive: bool,
    padding_algorithm: str,
) -> Tensor:
    """③ pool3d_grad -> Pool3dGradGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y, grad = cast_inputs(infos.POOL3D_GRAD, x, y, grad)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.POOL3D_GRAD, (x, y, grad), (
                kernel_size,
                strides,
                paddings,
                ceil_mode,
                exclusive,
                data_format,
                pooling_type,
                global_pooling,
                adaptive,
                padding_algorithm,
            )
        )
    grad_autograd = grad.autograd_meta_
    node = None
    if grad_autograd is not None and not grad_autograd.stop_gradient_ and has_grad():
        node = nodes.Pool3dGradGradNode()
        node.kernel_size = kernel_size
        node.strides = strides
        node.paddings = paddings
        node.ceil_mode = ceil_mode
        node.exclusive = exclusive
        node.data_format = data_format
        node.pooling_type = pooling_type
        node.global_pooling = global_pooling
        node.adaptive = adaptive
        node.padding_algorithm = padding_algorithm
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y, grad)
    out = api.pool3d_grad(
        x,
        y,
        grad,
        kernel_size,
        strides,
        paddings,
        ceil_mode,
        exclusive,
        data_format,
        pooling_type,
        global_pooling,
        adaptive,
        padding_algorithm,
    )
    if odd and fast.check_nan_inf:
        check_nan_inf("pool3d_grad", out, node=node)
    if node is not None:
        node.edges = (None, None, grad_edge(grad))
        node.out_metas = (x.impl.meta, y.impl.meta, grad.impl.meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def pool3d_double_grad_ad_func(
    x: Tensor,
    y: Tensor,
    grad: Tensor,
    kernel_size: Sequence[int],
    strides: Sequence[int],
    paddings: Sequence[int],
    ceil_mode: bool,
    exclusive: bool,
    data_format: str,
    pooling_type: str,
    global_pooling: bool,
    adaptive: bool,
    padding_algorithm: str,
) -> Tensor:
    """③ pool3d_double_grad -> Pool3dTripleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y, grad = cast_inputs(infos.POOL3D_DOUBLE_GRAD, x, y, grad)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.POOL3D_DOUBLE_GRAD, (x, y, grad), (
                kernel_size,
                strides,
                paddings,
                ceil_mode,
                exclusive,
                data_format,
                pooling_type,
                global_pooling,
                adaptive,
                padding_algorithm,
            )
        )
    grad_autograd = grad.autograd_meta_
    node = None
    if grad_autograd is not None and not grad_autograd.stop_gradient_ and has_grad():
        node = nodes.Pool3dTripleGradNode()
        node.kernel_size = kernel_size
        node.strides = strides
        node.paddings = paddings
        node.ceil_mode = ceil_mode
        node.exclusive = exclusive
        node.data_format = data_format
        node.pooling_type = pooling_type
        node.global_pooling = global_pooling
        node.adaptive = adaptive
        node.padding_algorithm = padding_algorithm
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y, grad)
    out = api.pool3d_double_grad(
        x,
        y,
        grad,
        kernel_size,
        strides,
        paddings,
        ceil_mode,
        exclusive,
        data_format,
        pooling_type,
        global_pooling,
        adaptive,
        padding_algorithm,
    )
    if odd and fast.check_nan_inf:
        check_nan_inf("pool3d_double_grad", out, node=node)
    if node is not None:
        node.edges = (None, None, grad_edge(grad))
        node.out_metas = (x.impl.meta, y.impl.meta, grad.impl.meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def lp_pool2d_ad_func(
    x: Tensor,
    kernel_size: Sequence[int],
    strides: Sequence[int] = (1, 1),
    paddings: Sequence[int] = (0, 0),
    ceil_mode: bool = False,
    exclusive: bool = True,
    data_format: str = "NCHW",
    pooling_type: str = "",
    global_pooling: bool = False,
    adaptive: bool = False,
    padding_algorithm: str = "EXPLICIT",
    norm_type: float = 0.0,
) -> Tensor:
    """③ lp_pool2d -> LpPool2dGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.LP_POOL2D, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.LP_POOL2D, (x,), (
                kernel_size,
                strides,
                paddings,
                ceil_mode,
                exclusive,
                data_format,
                pooling_type,
                global_pooling,
                adaptive,
                padding_algorithm,
                norm_type,
            )
        )
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.LpPool2dGradNode()
        node.kernel_size = kernel_size
        node.strides = strides
        node.paddings = paddings
        node.ceil_mode = ceil_mode
        node.exclusive = exclusive
        node.data_format = data_format
        node.global_pooling = global_pooling
        node.adaptive = adaptive
        node.padding_algorithm = padding_algorithm
        node.norm_type = norm_type
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.lp_pool2d(
        x,
        kernel_size,
        strides,
        paddings,
        ceil_mode,
        exclusive,
        data_format,
        pooling_type,
        global_pooling,
        adaptive,
        padding_algorithm,
        norm_type,
    )
    if odd and fast.check_nan_inf:
        check_nan_inf("lp_pool2d", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def max_pool2d_with_index_ad_func(
    x: Tensor,
    kernel_size: Sequence[int],
    strides: Sequence[int] = (1, 1),
    paddings: Sequence[int] = (0, 0),
    global_pooling: bool = False,
    adaptive: bool = False,
    ceil_mode: bool = False,
) -> tuple[Tensor, Tensor]:
    """③ max_pool2d_with_index -> MaxPool2dWithIndexGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.MAX_POOL2D_WITH_INDEX, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.MAX_POOL2D_WITH_INDEX, (x,), (kernel_size, strides, paddings, global_pooling, adaptive, ceil_mode)
        )
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.MaxPool2dWithIndexGradNode()
    out, mask = api.max_pool2d_with_index(x, kernel_size, strides, paddings, global_pooling, adaptive, ceil_mode)
    if odd and fast.check_nan_inf:
        check_nan_inf("max_pool2d_with_index", out, mask, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history_slots(node, out, mask)
        node.mask_impl = mask_impl = mask.impl
        node.mask = mask_impl.array
        node.mask_version = 0 if mask_impl.storage is None else mask_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out, mask)
    if op is not None:
        op.ended((out, mask), node)
    return out, mask


def fractional_max_pool2d_ad_func(
    x: Tensor,
    output_size: Sequence[int],
    kernel_size: Sequence[int] = (0, 0),
    random_u: float = 0.5,
    return_mask: bool = True,
) -> tuple[Tensor, Tensor]:
    """③ fractional_max_pool2d -> FractionalMaxPool2dGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.FRACTIONAL_MAX_POOL2D, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.FRACTIONAL_MAX_POOL2D, (x,), (output_size, kernel_size, random_u, return_mask)
        )
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.FractionalMaxPool2dGradNode()
    out, mask = api.fractional_max_pool2d(x, output_size, kernel_size, random_u, return_mask)
    if odd and fast.check_nan_inf:
        check_nan_inf("fractional_max_pool2d", out, mask, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history_slots(node, out, mask)
        node.mask_impl = mask_impl = mask.impl
        node.mask = mask_impl.array
        node.mask_version = 0 if mask_impl.storage is None else mask_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out, mask)
    if op is not None:
        op.ended((out, mask), node)
    return out, mask


def max_pool3d_with_index_ad_func(
    x: Tensor,
    kernel_size: Sequence[int],
    strides: Sequence[int] = (1, 1, 1),
    paddings: Sequence[int] = (0, 0, 0),
    global_pooling: bool = False,
    adaptive: bool = False,
    ceil_mode: bool = False,
) -> tuple[Tensor, Tensor]:
    """③ max_pool3d_with_index -> MaxPool3dWithIndexGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.MAX_POOL3D_WITH_INDEX, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.MAX_POOL3D_WITH_INDEX, (x,), (kernel_size, strides, paddings, global_pooling, adaptive, ceil_mode)
        )
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.MaxPool3dWithIndexGradNode()
    out, mask = api.max_pool3d_with_index(x, kernel_size, strides, paddings, global_pooling, adaptive, ceil_mode)
    if odd and fast.check_nan_inf:
        check_nan_inf("max_pool3d_with_index", out, mask, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history_slots(node, out, mask)
        node.mask_impl = mask_impl = mask.impl
        node.mask = mask_impl.array
        node.mask_version = 0 if mask_impl.storage is None else mask_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out, mask)
    if op is not None:
        op.ended((out, mask), node)
    return out, mask


def fractional_max_pool3d_ad_func(
    x: Tensor,
    output_size: Sequence[int],
    kernel_size: Sequence[int] = (0, 0, 0),
    random_u: float = 0.5,
    return_mask: bool = True,
) -> tuple[Tensor, Tensor]:
    """③ fractional_max_pool3d -> FractionalMaxPool3dGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.FRACTIONAL_MAX_POOL3D, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.FRACTIONAL_MAX_POOL3D, (x,), (output_size, kernel_size, random_u, return_mask)
        )
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.FractionalMaxPool3dGradNode()
    out, mask = api.fractional_max_pool3d(x, output_size, kernel_size, random_u, return_mask)
    if odd and fast.check_nan_inf:
        check_nan_inf("fractional_max_pool3d", out, mask, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history_slots(node, out, mask)
        node.mask_impl = mask_impl = mask.impl
        node.mask = mask_impl.array
        node.mask_version = 0 if mask_impl.storage is None else mask_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out, mask)
    if op is not None:
        op.ended((out, mask), node)
    return out, mask


def unpool_ad_func(
    x: Tensor,
    indices: Tensor,
    ksize: Sequence[int],
    strides: Sequence[int],
    padding: Sequence[int],
    output_size: Sequence[int],
    data_format: str = "NCHW",
) -> Tensor:
    """③ unpool -> UnpoolGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, indices = cast_inputs(infos.UNPOOL, x, indices)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.UNPOOL, (x, indices), (ksize, strides, padding, output_size, data_format))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.UnpoolGradNode()
        node.indices_impl = indices_impl = indices.impl
        node.indices = indices_impl.array
        node.indices_version = 0 if indices_impl.storage is None else indices_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, indices)
    out = api.unpool(x, indices, ksize, strides, padding, output_size, data_format)
    if odd and fast.check_nan_inf:
        check_nan_inf("unpool", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None,
        )
        x_meta, indices_meta = x.impl.meta, indices.impl.meta
        node.out_metas = x_meta.pair if x_meta is indices_meta else (x_meta, indices_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def unpool3d_ad_func(
    x: Tensor,
    indices: Tensor,
    ksize: Sequence[int],
    strides: Sequence[int],
    padding: Sequence[int],
    output_size: Sequence[int],
    data_format: str = "NCDHW",
) -> Tensor:
    """③ unpool3d -> Unpool3dGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, indices = cast_inputs(infos.UNPOOL3D, x, indices)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.UNPOOL3D, (x, indices), (ksize, strides, padding, output_size, data_format)
        )
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.Unpool3dGradNode()
        node.indices_impl = indices_impl = indices.impl
        node.indices = indices_impl.array
        node.indices_version = 0 if indices_impl.storage is None else indices_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, indices)
    out = api.unpool3d(x, indices, ksize, strides, padding, output_size, data_format)
    if odd and fast.check_nan_inf:
        check_nan_inf("unpool3d", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None,
        )
        x_meta, indices_meta = x.impl.meta, indices.impl.meta
        node.out_metas = x_meta.pair if x_meta is indices_meta else (x_meta, indices_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def take_in_planes_ad_func(x: Tensor, indices: Tensor) -> Tensor:
    """③ take_in_planes -> TakeInPlanesGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, indices = cast_inputs(infos.TAKE_IN_PLANES, x, indices)
    op = None if observer.current is None else observer.current.op_began(infos.TAKE_IN_PLANES, (x, indices), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.TakeInPlanesGradNode()
        node.indices_impl = indices_impl = indices.impl
        node.indices = indices_impl.array
        node.indices_version = 0 if indices_impl.storage is None else indices_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, indices)
    out = api.take_in_planes(x, indices)
    if odd and fast.check_nan_inf:
        check_nan_inf("take_in_planes", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None,
        )
        x_meta, indices_meta = x.impl.meta, indices.impl.meta
        node.out_metas = x_meta.pair if x_meta is indices_meta else (x_meta, indices_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def add_in_planes_ad_func(x: Tensor, indices: Tensor, shape: Sequence[int]) -> Tensor:
    """③ add_in_planes -> AddInPlanesGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, indices = cast_inputs(infos.ADD_IN_PLANES, x, indices)
    op = None if observer.current is None else observer.current.op_began(infos.ADD_IN_PLANES, (x, indices), (shape,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.AddInPlanesGradNode()
        node.indices_impl = indices_impl = indices.impl
        node.indices = indices_impl.array
        node.indices_version = 0 if indices_impl.storage is None else indices_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, indices)
    out = api.add_in_planes(x, indices, shape)
    if odd and fast.check_nan_inf:
        check_nan_inf("add_in_planes", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None,
        )
        x_meta, indices_meta = x.impl.meta, indices.impl.meta
        node.out_metas = x_meta.pair if x_meta is indices_meta else (x_meta, indices_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def rulebook_conv_ad_func(x: Tensor, weight: Tensor, rules: Tensor, rows: int, back: int = 0) -> Tensor:
    """③ rulebook_conv -> RulebookConvGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, weight, rules = cast_inputs(infos.RULEBOOK_CONV, x, weight, rules)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.RULEBOOK_CONV, (x, weight, rules), (rows, back))
    x_autograd, weight_autograd = x.autograd_meta_, weight.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (weight_autograd is not None and not weight_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.RulebookConvGradNode()
        node.back = back
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.weight_impl = weight_impl = weight.impl
        node.weight = weight_impl.array
        node.weight_version = 0 if weight_impl.storage is None else weight_impl.storage.version
        node.rules_impl = rules_impl = rules.impl
        node.rules = rules_impl.array
        node.rules_version = 0 if rules_impl.storage is None else rules_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, weight, rules)
    out = api.rulebook_conv(x, weight, rules, rows, back)
    if odd and fast.check_nan_inf:
        check_nan_inf("rulebook_conv", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            grad_edge(weight),
            None,
        )
        node.out_metas = (x.impl.meta, weight.impl.meta, rules.impl.meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def rulebook_filter_grad_ad_func(
    x: Tensor, out_grad: Tensor, rules: Tensor, shape: Sequence[int], back: int = 0
) -> Tensor:
    """③ rulebook_filter_grad -> RulebookFilterDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, out_grad, rules = cast_inputs(infos.RULEBOOK_FILTER_GRAD, x, out_grad, rules)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.RULEBOOK_FILTER_GRAD, (x, out_grad, rules), (shape, back))
    x_autograd, out_grad_autograd = x.autograd_meta_, out_grad.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (out_grad_autograd is not None and not out_grad_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.RulebookFilterDoubleGradNode()
        node.back = back
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.out_grad_impl = out_grad_impl = out_grad.impl
        node.out_grad = out_grad_impl.array
        node.out_grad_version = 0 if out_grad_impl.storage is None else out_grad_impl.storage.version
        node.rules_impl = rules_impl = rules.impl
        node.rules = rules_impl.array
        node.rules_version = 0 if rules_impl.storage is None else rules_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, out_grad, rules)
    weight_grad = api.rulebook_filter_grad(x, out_grad, rules, shape, back)
    if odd and fast.check_nan_inf:
        check_nan_inf("rulebook_filter_grad", weight_grad, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            grad_edge(out_grad),
            None,
        )
        node.out_metas = (x.impl.meta, out_grad.impl.meta, rules.impl.meta)
        node.in_metas = weight_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        weight_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (weight_grad,))
    if op is not None:
        op.ended((weight_grad,), node)
    return weight_grad


def rulebook_max_ad_func(x: Tensor, rules: Tensor, rows: int) -> tuple[Tensor, Tensor]:
    """③ rulebook_max -> RulebookMaxGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, rules = cast_inputs(infos.RULEBOOK_MAX, x, rules)
    op = None if observer.current is None else observer.current.op_began(infos.RULEBOOK_MAX, (x, rules), (rows,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.RulebookMaxGradNode()
    out, where = api.rulebook_max(x, rules, rows)
    if odd and fast.check_nan_inf:
        check_nan_inf("rulebook_max", out, where, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None,
        )
        x_meta, rules_meta = x.impl.meta, rules.impl.meta
        node.out_metas = x_meta.pair if x_meta is rules_meta else (x_meta, rules_meta)
        set_history_slots(node, out, where)
        node.where_impl = where_impl = where.impl
        node.where = where_impl.array
        node.where_version = 0 if where_impl.storage is None else where_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out, where)
    if op is not None:
        op.ended((out, where), node)
    return out, where


def warpctc_ad_func(
    logits: Tensor,
    label: Tensor,
    logits_length: Tensor,
    labels_length: Tensor,
    blank: int = 0,
    norm_by_times: bool = False,
) -> Tensor:
    """③ warpctc -> WarpctcGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        logits, label, logits_length, labels_length = cast_inputs(
            infos.WARPCTC, logits, label, logits_length, labels_length
        )
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.WARPCTC, (logits, label, logits_length, labels_length), (blank, norm_by_times)
        )
    logits_autograd = logits.autograd_meta_
    node = None
    if logits_autograd is not None and not logits_autograd.stop_gradient_ and has_grad():
        node = nodes.WarpctcGradNode()
        node.blank = blank
        node.norm_by_times = norm_by_times
        node.logits_impl = logits_impl = logits.impl
        node.logits = logits_impl.array
        node.logits_version = 0 if logits_impl.storage is None else logits_impl.storage.version
        node.label_impl = label_impl = label.impl
        node.label = label_impl.array
        node.label_version = 0 if label_impl.storage is None else label_impl.storage.version
        node.logits_length_impl = logits_length_impl = logits_length.impl
        node.logits_length = logits_length_impl.array
        node.logits_length_version = 0 if logits_length_impl.storage is None else logits_length_impl.storage.version
        node.labels_length_impl = labels_length_impl = labels_length.impl
        node.labels_length = labels_length_impl.array
        node.labels_length_version = 0 if labels_length_impl.storage is None else labels_length_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, logits, label, logits_length, labels_length)
    loss = api.warpctc(logits, label, logits_length, labels_length, blank, norm_by_times)
    if odd and fast.check_nan_inf:
        check_nan_inf("warpctc", loss, node=node)
    if node is not None:
        node.edges = (grad_edge(logits), None, None, None)
        node.out_metas = (logits.impl.meta, label.impl.meta, logits_length.impl.meta, labels_length.impl.meta)
        node.in_metas = loss.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        loss.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (loss,))
    if op is not None:
        op.ended((loss,), node)
    return loss


def ctc_lattice_ad_func(
    logits: Tensor, label: Tensor, logits_length: Tensor, labels_length: Tensor, blank: int = 0
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]:
    """③ ctc_lattice, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        logits, label, logits_length, labels_length = cast_inputs(
            infos.CTC_LATTICE, logits, label, logits_length, labels_length
        )
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.CTC_LATTICE, (logits, label, logits_length, labels_length), (blank,))
    places, begin, skip, end, runs, counts = api.ctc_lattice(logits, label, logits_length, labels_length, blank)
    if odd and fast.check_nan_inf:
        check_nan_inf("ctc_lattice", places, begin, skip, end, runs, counts)
    if op is not None:
        op.ended((places, begin, skip, end, runs, counts), None)
    return places, begin, skip, end, runs, counts


def warprnnt_ad_func(
    input: Tensor,
    label: Tensor,
    input_lengths: Tensor,
    label_lengths: Tensor,
    blank: int = 0,
    fastemit_lambda: float = 0.0,
) -> Tensor:
    """③ warprnnt -> WarprnntGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        input, label, input_lengths, label_lengths = cast_inputs(
            infos.WARPRNNT, input, label, input_lengths, label_lengths
        )
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.WARPRNNT, (input, label, input_lengths, label_lengths), (blank, fastemit_lambda)
        )
    input_autograd = input.autograd_meta_
    node = None
    if input_autograd is not None and not input_autograd.stop_gradient_ and has_grad():
        node = nodes.WarprnntGradNode()
        node.blank = blank
        node.fastemit_lambda = fastemit_lambda
        node.input_impl = input_impl = input.impl
        node.input = input_impl.array
        node.input_version = 0 if input_impl.storage is None else input_impl.storage.version
        node.label_impl = label_impl = label.impl
        node.label = label_impl.array
        node.label_version = 0 if label_impl.storage is None else label_impl.storage.version
        node.input_lengths_impl = input_lengths_impl = input_lengths.impl
        node.input_lengths = input_lengths_impl.array
        node.input_lengths_version = 0 if input_lengths_impl.storage is None else input_lengths_impl.storage.version
        node.label_lengths_impl = label_lengths_impl = label_lengths.impl
        node.label_lengths = label_lengths_impl.array
        node.label_lengths_version = 0 if label_lengths_impl.storage is None else label_lengths_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, input, label, input_lengths, label_lengths)
    loss = api.warprnnt(input, label, input_lengths, label_lengths, blank, fastemit_lambda)
    if odd and fast.check_nan_inf:
        check_nan_inf("warprnnt", loss, node=node)
    if node is not None:
        node.edges = (grad_edge(input), None, None, None)
        node.out_metas = (input.impl.meta, label.impl.meta, input_lengths.impl.meta, label_lengths.impl.meta)
        node.in_metas = loss.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        loss.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (loss,))
    if op is not None:
        op.ended((loss,), node)
    return loss


def rnnt_lattice_ad_func(
    input: Tensor, label: Tensor, input_lengths: Tensor, label_lengths: Tensor
) -> tuple[Tensor, Tensor]:
    """③ rnnt_lattice, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        input, label, input_lengths, label_lengths = cast_inputs(
            infos.RNNT_LATTICE, input, label, input_lengths, label_lengths
        )
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.RNNT_LATTICE, (input, label, input_lengths, label_lengths), ())
    places, ends = api.rnnt_lattice(input, label, input_lengths, label_lengths)
    if odd and fast.check_nan_inf:
        check_nan_inf("rnnt_lattice", places, ends)
    if op is not None:
        op.ended((places, ends), None)
    return places, ends


def unfold_ad_func(
    x: Tensor, kernel_sizes: Sequence[int], strides: Sequence[int], paddings: Sequence[int], dilations: Sequence[int]
) -> Tensor:
    """③ unfold -> UnfoldGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.UNFOLD, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.UNFOLD, (x,), (kernel_sizes, strides, paddings, dilations))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.UnfoldGradNode()
        node.kernel_sizes = kernel_sizes
        node.strides = strides
        node.paddings = paddings
        node.dilations = dilations
    out = api.unfold(x, kernel_sizes, strides, paddings, dilations)
    if odd and fast.check_nan_inf:
        check_nan_inf("unfold", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def fold_ad_func(
    x: Tensor,
    output_sizes: Sequence[int],
    kernel_sizes: Sequence[int],
    strides: Sequence[int],
    paddings: Sequence[int],
    dilations: Sequence[int],
) -> Tensor:
    """③ fold -> FoldGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.FOLD, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.FOLD, (x,), (output_sizes, kernel_sizes, strides, paddings, dilations))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.FoldGradNode()
        node.kernel_sizes = kernel_sizes
        node.strides = strides
        node.paddings = paddings
        node.dilations = dilations
    out = api.fold(x, output_sizes, kernel_sizes, strides, paddings, dilations)
    if odd and fast.check_nan_inf:
        check_nan_inf("fold", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def grid_sample_ad_func(
    x: Tensor, grid: Tensor, mode: str = "bilinear", padding_mode: str = "zeros", align_corners: bool = True
) -> Tensor:
    """③ grid_sample -> GridSampleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, grid = cast_inputs(infos.GRID_SAMPLE, x, grid)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.GRID_SAMPLE, (x, grid), (mode, padding_mode, align_corners))
    x_autograd, grid_autograd = x.autograd_meta_, grid.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (grid_autograd is not None and not grid_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.GridSampleGradNode()
        node.mode = mode
        node.padding_mode = padding_mode
        node.align_corners = align_corners
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.grid_impl = grid_impl = grid.impl
        node.grid = grid_impl.array
        node.grid_version = 0 if grid_impl.storage is None else grid_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, grid)
    out = api.grid_sample(x, grid, mode, padding_mode, align_corners)
    if odd and fast.check_nan_inf:
        check_nan_inf("grid_sample", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            grad_edge(grid),
        )
        x_meta, grid_meta = x.impl.meta, grid.impl.meta
        node.out_metas = x_meta.pair if x_meta is grid_meta else (x_meta, grid_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def grid_pieces_ad_func(
    grid: Tensor, image: Sequence[int], mode: str = "bilinear", padding_mode: str = "zeros", align_corners: bool = True
) -> tuple[Tensor, Tensor, Tensor]:
    """③ grid_pieces, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (grid,) = cast_inputs(infos.GRID_PIECES, grid)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.GRID_PIECES, (grid,), (image, mode, padding_mode, align_corners))
    index, slope, rest = api.grid_pieces(grid, image, mode, padding_mode, align_corners)
    if odd and fast.check_nan_inf:
        check_nan_inf("grid_pieces", index, slope, rest)
    if op is not None:
        op.ended((index, slope, rest), None)
    return index, slope, rest


def gather_tree_ad_func(ids: Tensor, parents: Tensor) -> Tensor:
    """③ gather_tree, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        ids, parents = cast_inputs(infos.GATHER_TREE, ids, parents)
    op = None if observer.current is None else observer.current.op_began(infos.GATHER_TREE, (ids, parents), ())
    out = api.gather_tree(ids, parents)
    if odd and fast.check_nan_inf:
        check_nan_inf("gather_tree", out)
    if op is not None:
        op.ended((out,), None)
    return out


def pixel_shuffle_ad_func(x: Tensor, upscale_factor: int = 1, data_format: str = "NCHW") -> Tensor:
    """③ pixel_shuffle -> PixelShuffleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.PIXEL_SHUFFLE, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.PIXEL_SHUFFLE, (x,), (upscale_factor, data_format))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.PixelShuffleGradNode()
        node.upscale_factor = upscale_factor
        node.data_format = data_format
    out = api.pixel_shuffle(x, upscale_factor, data_format)
    if odd and fast.check_nan_inf:
        check_nan_inf("pixel_shuffle", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def pixel_unshuffle_ad_func(x: Tensor, downscale_factor: int = 1, data_format: str = "NCHW") -> Tensor:
    """③ pixel_unshuffle -> PixelUnshuffleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.PIXEL_UNSHUFFLE, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.PIXEL_UNSHUFFLE, (x,), (downscale_factor, data_format))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.PixelUnshuffleGradNode()
        node.downscale_factor = downscale_factor
        node.data_format = data_format
    out = api.pixel_unshuffle(x, downscale_factor, data_format)
    if odd and fast.check_nan_inf:
        check_nan_inf("pixel_unshuffle", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def channel_shuffle_ad_func(x: Tensor, groups: int = 1, data_format: str = "NCHW") -> Tensor:
    """③ channel_shuffle -> ChannelShuffleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.CHANNEL_SHUFFLE, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.CHANNEL_SHUFFLE, (x,), (groups, data_format))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.ChannelShuffleGradNode()
        node.groups = groups
        node.data_format = data_format
    out = api.channel_shuffle(x, groups, data_format)
    if odd and fast.check_nan_inf:
        check_nan_inf("channel_shuffle", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def conv2d_ad_func(
    input: Tensor,
    filter: Tensor,
    strides: Sequence[int] = (1, 1),
    paddings: Sequence[int] = (0, 0),
    padding_algorithm: str = "EXPLICIT",
    dilations: Sequence[int] = (1, 1),
    groups: int = 1,
    data_format: str = "NCHW",
) -> Tensor:
    """③ conv2d -> Conv2dGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        input, filter = cast_inputs(infos.CONV2D, input, filter)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.CONV2D, (input, filter), (strides, paddings, padding_algorithm, dilations, groups, data_format)
        )
    input_autograd, filter_autograd = input.autograd_meta_, filter.autograd_meta_
    node = None
    if (
        (input_autograd is not None and not input_autograd.stop_gradient_)
        or (filter_autograd is not None and not filter_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.Conv2dGradNode()
        node.strides = strides
        node.paddings = paddings
        node.padding_algorithm = padding_algorithm
        node.dilations = dilations
        node.groups = groups
        node.data_format = data_format
        node.input_impl = input_impl = input.impl
        node.input = input_impl.array
        node.input_version = 0 if input_impl.storage is None else input_impl.storage.version
        node.filter_impl = filter_impl = filter.impl
        node.filter = filter_impl.array
        node.filter_version = 0 if filter_impl.storage is None else filter_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, input, filter)
    out, columns = api.conv2d(input, filter, strides, paddings, padding_algorithm, dilations, groups, data_format)
    if odd and fast.check_nan_inf:
        check_nan_inf("conv2d", out, node=node)
    if node is not None:
        node.edges = (grad_edge(input), grad_edge(filter))
        input_meta, filter_meta = input.impl.meta, filter.impl.meta
        node.out_metas = input_meta.pair if input_meta is filter_meta else (input_meta, filter_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.columns_impl = columns_impl = columns.impl
        node.columns = columns_impl.array
        node.columns_version = 0 if columns_impl.storage is None else columns_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out, columns)
    if op is not None:
        op.ended((out,), node)
    return out


def conv2d_input_grad_ad_func(
    filter: Tensor,
    out_grad: Tensor,
    shape: Sequence[int],
    strides: Sequence[int] = (1, 1),
    paddings: Sequence[int] = (0, 0),
    padding_algorithm: str = "EXPLICIT",
    dilations: Sequence[int] = (1, 1),
    groups: int = 1,
    data_format: str = "NCHW",
) -> Tensor:
    """③ conv2d_input_grad -> Conv2dInputDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        filter, out_grad = cast_inputs(infos.CONV2D_INPUT_GRAD, filter, out_grad)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.CONV2D_INPUT_GRAD, (filter, out_grad), (
                shape, strides, paddings, padding_algorithm, dilations, groups, data_format
            )
        )
    filter_autograd, out_grad_autograd = filter.autograd_meta_, out_grad.autograd_meta_
    node = None
    if (
        (filter_autograd is not None and not filter_autograd.stop_gradient_)
        or (out_grad_autograd is not None and not out_grad_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.Conv2dInputDoubleGradNode()
        node.strides = strides
        node.paddings = paddings
        node.padding_algorithm = padding_algorithm
        node.dilations = dilations
        node.groups = groups
        node.data_format = data_format
        node.filter_impl = filter_impl = filter.impl
        node.filter = filter_impl.array
        node.filter_version = 0 if filter_impl.storage is None else filter_impl.storage.version
        node.out_grad_impl = out_grad_impl = out_grad.impl
        node.out_grad = out_grad_impl.array
        node.out_grad_version = 0 if out_grad_impl.storage is None else out_grad_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, filter, out_grad)
    input_grad = api.conv2d_input_grad(
        filter, out_grad, shape, strides, paddings, padding_algorithm, dilations, groups, data_format
    )
    if odd and fast.check_nan_inf:
        check_nan_inf("conv2d_input_grad", input_grad, node=node)
    if node is not None:
        node.edges = (grad_edge(filter), grad_edge(out_grad))
        filter_meta, out_grad_meta = filter.impl.meta, out_grad.impl.meta
        node.out_metas = filter_meta.pair if filter_meta is out_grad_meta else (filter_meta, out_grad_meta)
        node.in_metas = input_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        input_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (input_grad,))
    if op is not None:
        op.ended((input_grad,), node)
    return input_grad


def conv2d_filter_grad_ad_func(
    input: Tensor,
    out_grad: Tensor,
    columns: Tensor | None,
    shape: Sequence[int],
    strides: Sequence[int] = (1, 1),
    paddings: Sequence[int] = (0, 0),
    padding_algorithm: str = "EXPLICIT",
    dilations: Sequence[int] = (1, 1),
    groups: int = 1,
    data_format: str = "NCHW",
) -> Tensor:
    """③ conv2d_filter_grad -> Conv2dFilterDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        input, out_grad, columns = cast_inputs(infos.CONV2D_FILTER_GRAD, input, out_grad, columns)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.CONV2D_FILTER_GRAD, (input, out_grad, columns), (
                shape, strides, paddings, padding_algorithm, dilations, groups, data_format
            )
        )
    input_autograd, out_grad_autograd = input.autograd_meta_, out_grad.autograd_meta_
    node = None
    if (
        (input_autograd is not None and not input_autograd.stop_gradient_)
        or (out_grad_autograd is not None and not out_grad_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.Conv2dFilterDoubleGradNode()
        node.strides = strides
        node.paddings = paddings
        node.padding_algorithm = padding_algorithm
        node.dilations = dilations
        node.groups = groups
        node.data_format = data_format
        node.input_impl = input_impl = input.impl
        node.input = input_impl.array
        node.input_version = 0 if input_impl.storage is None else input_impl.storage.version
        node.out_grad_impl = out_grad_impl = out_grad.impl
        node.out_grad = out_grad_impl.array
        node.out_grad_version = 0 if out_grad_impl.storage is None else out_grad_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, input, out_grad, columns)
    filter_grad = api.conv2d_filter_grad(
        input, out_grad, columns, shape, strides, paddings, padding_algorithm, dilations, groups, data_format
    )
    if odd and fast.check_nan_inf:
        check_nan_inf("conv2d_filter_grad", filter_grad, node=node)
    if node is not None:
        node.edges = (grad_edge(input), grad_edge(out_grad), None)
        node.out_metas = (input.impl.meta, out_grad.impl.meta, None if columns is None else columns.impl.meta)
        node.in_metas = filter_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        filter_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (filter_grad,))
    if op is not None:
        op.ended((filter_grad,), node)
    return filter_grad


def conv2d_transpose_ad_func(
    x: Tensor,
    filter: Tensor,
    strides: Sequence[int] = (1, 1),
    paddings: Sequence[int] = (0, 0),
    output_padding: Sequence[int] = (),
    output_size: Sequence[int] = (),
    padding_algorithm: str = "EXPLICIT",
    groups: int = 1,
    dilations: Sequence[int] = (1, 1),
    data_format: str = "NCHW",
) -> Tensor:
    """③ conv2d_transpose -> Conv2dTransposeGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, filter = cast_inputs(infos.CONV2D_TRANSPOSE, x, filter)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.CONV2D_TRANSPOSE, (x, filter), (
                strides, paddings, output_padding, output_size, padding_algorithm, groups, dilations, data_format
            )
        )
    x_autograd, filter_autograd = x.autograd_meta_, filter.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (filter_autograd is not None and not filter_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.Conv2dTransposeGradNode()
        node.strides = strides
        node.paddings = paddings
        node.padding_algorithm = padding_algorithm
        node.groups = groups
        node.dilations = dilations
        node.data_format = data_format
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.filter_impl = filter_impl = filter.impl
        node.filter = filter_impl.array
        node.filter_version = 0 if filter_impl.storage is None else filter_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, filter)
    out = api.conv2d_transpose(
        x, filter, strides, paddings, output_padding, output_size, padding_algorithm, groups, dilations, data_format
    )
    if odd and fast.check_nan_inf:
        check_nan_inf("conv2d_transpose", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            grad_edge(filter),
        )
        x_meta, filter_meta = x.impl.meta, filter.impl.meta
        node.out_metas = x_meta.pair if x_meta is filter_meta else (x_meta, filter_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def depthwise_conv2d_ad_func(
    input: Tensor,
    filter: Tensor,
    strides: Sequence[int] = (1, 1),
    paddings: Sequence[int] = (0, 0),
    padding_algorithm: str = "EXPLICIT",
    groups: int = 1,
    dilations: Sequence[int] = (1, 1),
    data_format: str = "NCHW",
) -> Tensor:
    """③ depthwise_conv2d -> DepthwiseConv2dGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        input, filter = cast_inputs(infos.DEPTHWISE_CONV2D, input, filter)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.DEPTHWISE_CONV2D, (input, filter), (
                strides, paddings, padding_algorithm, groups, dilations, data_format
            )
        )
    input_autograd, filter_autograd = input.autograd_meta_, filter.autograd_meta_
    node = None
    if (
        (input_autograd is not None and not input_autograd.stop_gradient_)
        or (filter_autograd is not None and not filter_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.DepthwiseConv2dGradNode()
        node.strides = strides
        node.paddings = paddings
        node.padding_algorithm = padding_algorithm
        node.groups = groups
        node.dilations = dilations
        node.data_format = data_format
        node.input_impl = input_impl = input.impl
        node.input = input_impl.array
        node.input_version = 0 if input_impl.storage is None else input_impl.storage.version
        node.filter_impl = filter_impl = filter.impl
        node.filter = filter_impl.array
        node.filter_version = 0 if filter_impl.storage is None else filter_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, input, filter)
    out, columns = api.depthwise_conv2d(
        input, filter, strides, paddings, padding_algorithm, groups, dilations, data_format
    )
    if odd and fast.check_nan_inf:
        check_nan_inf("depthwise_conv2d", out, node=node)
    if node is not None:
        node.edges = (grad_edge(input), grad_edge(filter))
        input_meta, filter_meta = input.impl.meta, filter.impl.meta
        node.out_metas = input_meta.pair if input_meta is filter_meta else (input_meta, filter_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.columns_impl = columns_impl = columns.impl
        node.columns = columns_impl.array
        node.columns_version = 0 if columns_impl.storage is None else columns_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out, columns)
    if op is not None:
        op.ended((out,), node)
    return out


def depthwise_conv2d_transpose_ad_func(
    x: Tensor,
    filter: Tensor,
    strides: Sequence[int] = (1, 1),
    paddings: Sequence[int] = (0, 0),
    output_padding: Sequence[int] = (),
    output_size: Sequence[int] = (),
    padding_algorithm: str = "EXPLICIT",
    groups: int = 1,
    dilations: Sequence[int] = (1, 1),
    data_format: str = "NCHW",
) -> Tensor:
    """③ depthwise_conv2d_transpose -> DepthwiseConv2dTransposeGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, filter = cast_inputs(infos.DEPTHWISE_CONV2D_TRANSPOSE, x, filter)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.DEPTHWISE_CONV2D_TRANSPOSE, (x, filter), (
                strides, paddings, output_padding, output_size, padding_algorithm, groups, dilations, data_format
            )
        )
    x_autograd, filter_autograd = x.autograd_meta_, filter.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (filter_autograd is not None and not filter_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.DepthwiseConv2dTransposeGradNode()
        node.strides = strides
        node.paddings = paddings
        node.padding_algorithm = padding_algorithm
        node.groups = groups
        node.dilations = dilations
        node.data_format = data_format
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.filter_impl = filter_impl = filter.impl
        node.filter = filter_impl.array
        node.filter_version = 0 if filter_impl.storage is None else filter_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, filter)
    out = api.depthwise_conv2d_transpose(
        x, filter, strides, paddings, output_padding, output_size, padding_algorithm, groups, dilations, data_format
    )
    if odd and fast.check_nan_inf:
        check_nan_inf("depthwise_conv2d_transpose", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            grad_edge(filter),
        )
        x_meta, filter_meta = x.impl.meta, filter.impl.meta
        node.out_metas = x_meta.pair if x_meta is filter_meta else (x_meta, filter_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def conv3d_ad_func(
    input: Tensor,
    filter: Tensor,
    strides: Sequence[int] = (1, 1, 1),
    paddings: Sequence[int] = (0, 0, 0),
    padding_algorithm: str = "EXPLICIT",
    groups: int = 1,
    dilations: Sequence[int] = (1, 1, 1),
    data_format: str = "NCDHW",
) -> Tensor:
    """③ conv3d -> Conv3dGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        input, filter = cast_inputs(infos.CONV3D, input, filter)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.CONV3D, (input, filter), (strides, paddings, padding_algorithm, groups, dilations, data_format)
        )
    input_autograd, filter_autograd = input.autograd_meta_, filter.autograd_meta_
    node = None
    if (
        (input_autograd is not None and not input_autograd.stop_gradient_)
        or (filter_autograd is not None and not filter_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.Conv3dGradNode()
        node.strides = strides
        node.paddings = paddings
        node.padding_algorithm = padding_algorithm
        node.groups = groups
        node.dilations = dilations
        node.data_format = data_format
        node.input_impl = input_impl = input.impl
        node.input = input_impl.array
        node.input_version = 0 if input_impl.storage is None else input_impl.storage.version
        node.filter_impl = filter_impl = filter.impl
        node.filter = filter_impl.array
        node.filter_version = 0 if filter_impl.storage is None else filter_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, input, filter)
    out, columns = api.conv3d(input, filter, strides, paddings, padding_algorithm, groups, dilations, data_format)
    if odd and fast.check_nan_inf:
        check_nan_inf("conv3d", out, node=node)
    if node is not None:
        node.edges = (grad_edge(input), grad_edge(filter))
        input_meta, filter_meta = input.impl.meta, filter.impl.meta
        node.out_metas = input_meta.pair if input_meta is filter_meta else (input_meta, filter_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.columns_impl = columns_impl = columns.impl
        node.columns = columns_impl.array
        node.columns_version = 0 if columns_impl.storage is None else columns_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out, columns)
    if op is not None:
        op.ended((out,), node)
    return out


def conv3d_input_grad_ad_func(
    filter: Tensor,
    out_grad: Tensor,
    shape: Sequence[int],
    strides: Sequence[int] = (1, 1, 1),
    paddings: Sequence[int] = (0, 0, 0),
    padding_algorithm: str = "EXPLICIT",
    dilations: Sequence[int] = (1, 1, 1),
    groups: int = 1,
    data_format: str = "NCDHW",
) -> Tensor:
    """③ conv3d_input_grad -> Conv3dInputDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        filter, out_grad = cast_inputs(infos.CONV3D_INPUT_GRAD, filter, out_grad)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.CONV3D_INPUT_GRAD, (filter, out_grad), (
                shape, strides, paddings, padding_algorithm, dilations, groups, data_format
            )
        )
    filter_autograd, out_grad_autograd = filter.autograd_meta_, out_grad.autograd_meta_
    node = None
    if (
        (filter_autograd is not None and not filter_autograd.stop_gradient_)
        or (out_grad_autograd is not None and not out_grad_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.Conv3dInputDoubleGradNode()
        node.strides = strides
        node.paddings = paddings
        node.padding_algorithm = padding_algorithm
        node.dilations = dilations
        node.groups = groups
        node.data_format = data_format
        node.filter_impl = filter_impl = filter.impl
        node.filter = filter_impl.array
        node.filter_version = 0 if filter_impl.storage is None else filter_impl.storage.version
        node.out_grad_impl = out_grad_impl = out_grad.impl
        node.out_grad = out_grad_impl.array
        node.out_grad_version = 0 if out_grad_impl.storage is None else out_grad_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, filter, out_grad)
    input_grad = api.conv3d_input_grad(
        filter, out_grad, shape, strides, paddings, padding_algorithm, dilations, groups, data_format
    )
    if odd and fast.check_nan_inf:
        check_nan_inf("conv3d_input_grad", input_grad, node=node)
    if node is not None:
        node.edges = (grad_edge(filter), grad_edge(out_grad))
        filter_meta, out_grad_meta = filter.impl.meta, out_grad.impl.meta
        node.out_metas = filter_meta.pair if filter_meta is out_grad_meta else (filter_meta, out_grad_meta)
        node.in_metas = input_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        input_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (input_grad,))
    if op is not None:
        op.ended((input_grad,), node)
    return input_grad


def conv3d_filter_grad_ad_func(
    input: Tensor,
    out_grad: Tensor,
    columns: Tensor | None,
    shape: Sequence[int],
    strides: Sequence[int] = (1, 1, 1),
    paddings: Sequence[int] = (0, 0, 0),
    padding_algorithm: str = "EXPLICIT",
    dilations: Sequence[int] = (1, 1, 1),
    groups: int = 1,
    data_format: str = "NCDHW",
) -> Tensor:
    """③ conv3d_filter_grad -> Conv3dFilterDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        input, out_grad, columns = cast_inputs(infos.CONV3D_FILTER_GRAD, input, out_grad, columns)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.CONV3D_FILTER_GRAD, (input, out_grad, columns), (
                shape, strides, paddings, padding_algorithm, dilations, groups, data_format
            )
        )
    input_autograd, out_grad_autograd = input.autograd_meta_, out_grad.autograd_meta_
    node = None
    if (
        (input_autograd is not None and not input_autograd.stop_gradient_)
        or (out_grad_autograd is not None and not out_grad_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.Conv3dFilterDoubleGradNode()
        node.strides = strides
        node.paddings = paddings
        node.padding_algorithm = padding_algorithm
        node.dilations = dilations
        node.groups = groups
        node.data_format = data_format
        node.input_impl = input_impl = input.impl
        node.input = input_impl.array
        node.input_version = 0 if input_impl.storage is None else input_impl.storage.version
        node.out_grad_impl = out_grad_impl = out_grad.impl
        node.out_grad = out_grad_impl.array
        node.out_grad_version = 0 if out_grad_impl.storage is None else out_grad_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, input, out_grad, columns)
    filter_grad = api.conv3d_filter_grad(
        input, out_grad, columns, shape, strides, paddings, padding_algorithm, dilations, groups, data_format
    )
    if odd and fast.check_nan_inf:
        check_nan_inf("conv3d_filter_grad", filter_grad, node=node)
    if node is not None:
        node.edges = (grad_edge(input), grad_edge(out_grad), None)
        node.out_metas = (input.impl.meta, out_grad.impl.meta, None if columns is None else columns.impl.meta)
        node.in_metas = filter_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        filter_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (filter_grad,))
    if op is not None:
        op.ended((filter_grad,), node)
    return filter_grad


def conv3d_transpose_ad_func(
    x: Tensor,
    filter: Tensor,
    strides: Sequence[int] = (1, 1, 1),
    paddings: Sequence[int] = (0, 0, 0),
    output_padding: Sequence[int] = (),
    output_size: Sequence[int] = (),
    padding_algorithm: str = "EXPLICIT",
    groups: int = 1,
    dilations: Sequence[int] = (1, 1, 1),
    data_format: str = "NCDHW",
) -> Tensor:
    """③ conv3d_transpose -> Conv3dTransposeGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, filter = cast_inputs(infos.CONV3D_TRANSPOSE, x, filter)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(
            infos.CONV3D_TRANSPOSE, (x, filter), (
                strides, paddings, output_padding, output_size, padding_algorithm, groups, dilations, data_format
            )
        )
    x_autograd, filter_autograd = x.autograd_meta_, filter.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (filter_autograd is not None and not filter_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.Conv3dTransposeGradNode()
        node.strides = strides
        node.paddings = paddings
        node.padding_algorithm = padding_algorithm
        node.groups = groups
        node.dilations = dilations
        node.data_format = data_format
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.filter_impl = filter_impl = filter.impl
        node.filter = filter_impl.array
        node.filter_version = 0 if filter_impl.storage is None else filter_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, filter)
    out = api.conv3d_transpose(
        x, filter, strides, paddings, output_padding, output_size, padding_algorithm, groups, dilations, data_format
    )
    if odd and fast.check_nan_inf:
        check_nan_inf("conv3d_transpose", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            grad_edge(filter),
        )
        x_meta, filter_meta = x.impl.meta, filter.impl.meta
        node.out_metas = x_meta.pair if x_meta is filter_meta else (x_meta, filter_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
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
    odd = fast.odd
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.GAUSSIAN, (), (shape, mean, std, seed, dtype, place))
    out = api.gaussian(shape, mean, std, seed, dtype, place)
    if odd and fast.check_nan_inf:
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
    odd = fast.odd
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.UNIFORM, (), (shape, dtype, min, max, seed, place))
    out = api.uniform(shape, dtype, min, max, seed, place)
    if odd and fast.check_nan_inf:
        check_nan_inf("uniform", out)
    if op is not None:
        op.ended((out,), None)
    return out


def randint_ad_func(
    low: int, high: int, shape: Sequence[int], dtype: Any = "int64", seed: int = 0, place: Place | None = None
) -> Tensor:
    """③ randint, without a gradient."""
    odd = fast.odd
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.RANDINT, (), (low, high, shape, dtype, seed, place))
    out = api.randint(low, high, shape, dtype, seed, place)
    if odd and fast.check_nan_inf:
        check_nan_inf("randint", out)
    if op is not None:
        op.ended((out,), None)
    return out


def randperm_ad_func(n: int, dtype: Any = "int64", seed: int = 0, place: Place | None = None) -> Tensor:
    """③ randperm, without a gradient."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.RANDPERM, (), (n, dtype, seed, place))
    out = api.randperm(n, dtype, seed, place)
    if odd and fast.check_nan_inf:
        check_nan_inf("randperm", out)
    if op is not None:
        op.ended((out,), None)
    return out


def bernoulli_ad_func(x: Tensor) -> Tensor:
    """③ bernoulli, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.BERNOULLI, x)
    op = None if observer.current is None else observer.current.op_began(infos.BERNOULLI, (x,), ())
    out = api.bernoulli(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("bernoulli", out)
    if op is not None:
        op.ended((out,), None)
    return out


def poisson_ad_func(x: Tensor) -> Tensor:
    """③ poisson, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.POISSON, x)
    op = None if observer.current is None else observer.current.op_began(infos.POISSON, (x,), ())
    out = api.poisson(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("poisson", out)
    if op is not None:
        op.ended((out,), None)
    return out


def multinomial_ad_func(x: Tensor, num_samples: int = 1, replacement: bool = False) -> Tensor:
    """③ multinomial, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.MULTINOMIAL, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.MULTINOMIAL, (x,), (num_samples, replacement))
    out = api.multinomial(x, num_samples, replacement)
    if odd and fast.check_nan_inf:
        check_nan_inf("multinomial", out)
    if op is not None:
        op.ended((out,), None)
    return out


def uniform_inplace_ad_func(
    x: Tensor,
    min: float = -1.0,
    max: float = 1.0,
    seed: int = 0,
    diag_num: int = 0,
    diag_step: int = 0,
    diag_val: float = 1.0,
) -> Tensor:
    """③ uniform_inplace -> UniformInplaceGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.UNIFORM_INPLACE, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.UNIFORM_INPLACE, (x,), (min, max, seed, diag_num, diag_step, diag_val))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.UniformInplaceGradNode()
    out = api.uniform_inplace(x, min, max, seed, diag_num, diag_step, diag_val)
    if odd and fast.check_nan_inf:
        check_nan_inf("uniform_inplace", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def uniform_inplace__ad_func(
    x: Tensor,
    min: float = -1.0,
    max: float = 1.0,
    seed: int = 0,
    diag_num: int = 0,
    diag_step: int = 0,
    diag_val: float = 1.0,
) -> Tensor:
    """③ uniform_inplace_ -> UniformInplaceGradNode, x is overwritten."""
    odd = fast.odd
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.UNIFORM_INPLACE_, (x,), (min, max, seed, diag_num, diag_step, diag_val))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.UNIFORM_INPLACE_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.UniformInplaceGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.uniform_inplace_(x, min, max, seed, diag_num, diag_step, diag_val)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("uniform_inplace_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def gaussian_inplace_ad_func(x: Tensor, mean: float = 0.0, std: float = 1.0, seed: int = 0) -> Tensor:
    """③ gaussian_inplace -> GaussianInplaceGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.GAUSSIAN_INPLACE, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.GAUSSIAN_INPLACE, (x,), (mean, std, seed))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.GaussianInplaceGradNode()
    out = api.gaussian_inplace(x, mean, std, seed)
    if odd and fast.check_nan_inf:
        check_nan_inf("gaussian_inplace", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def gaussian_inplace__ad_func(x: Tensor, mean: float = 0.0, std: float = 1.0, seed: int = 0) -> Tensor:
    """③ gaussian_inplace_ -> GaussianInplaceGradNode, x is overwritten."""
    odd = fast.odd
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.GAUSSIAN_INPLACE_, (x,), (mean, std, seed))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.GAUSSIAN_INPLACE_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.GaussianInplaceGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.gaussian_inplace_(x, mean, std, seed)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("gaussian_inplace_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def standard_gamma_ad_func(x: Tensor) -> Tensor:
    """③ standard_gamma, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.STANDARD_GAMMA, x)
    op = None if observer.current is None else observer.current.op_began(infos.STANDARD_GAMMA, (x,), ())
    out = api.standard_gamma(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("standard_gamma", out)
    if op is not None:
        op.ended((out,), None)
    return out


def dirichlet_ad_func(alpha: Tensor) -> Tensor:
    """③ dirichlet, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (alpha,) = cast_inputs(infos.DIRICHLET, alpha)
    op = None if observer.current is None else observer.current.op_began(infos.DIRICHLET, (alpha,), ())
    out = api.dirichlet(alpha)
    if odd and fast.check_nan_inf:
        check_nan_inf("dirichlet", out)
    if op is not None:
        op.ended((out,), None)
    return out


def binomial_ad_func(count: Tensor, prob: Tensor) -> Tensor:
    """③ binomial, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        count, prob = cast_inputs(infos.BINOMIAL, count, prob)
    op = None if observer.current is None else observer.current.op_began(infos.BINOMIAL, (count, prob), ())
    out = api.binomial(count, prob)
    if odd and fast.check_nan_inf:
        check_nan_inf("binomial", out)
    if op is not None:
        op.ended((out,), None)
    return out


def sum_ad_func(x: Tensor, axis: Sequence[int] = (), dtype: Any = None, keepdim: bool = False) -> Tensor:
    """③ sum -> SumGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SUM, x)
    op = None if observer.current is None else observer.current.op_began(infos.SUM, (x,), (axis, dtype, keepdim))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SumGradNode()
        node.axis = axis
    out = api.sum(x, axis, dtype, keepdim)
    if odd and fast.check_nan_inf:
        check_nan_inf("sum", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def mean_ad_func(x: Tensor, axis: Sequence[int] = (), keepdim: bool = False) -> Tensor:
    """③ mean -> MeanGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.MEAN, x)
    op = None if observer.current is None else observer.current.op_began(infos.MEAN, (x,), (axis, keepdim))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.MeanGradNode()
        node.axis = axis
    out = api.mean(x, axis, keepdim)
    if odd and fast.check_nan_inf:
        check_nan_inf("mean", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def mean_all_ad_func(x: Tensor) -> Tensor:
    """③ mean_all -> MeanAllGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.MEAN_ALL, x)
    op = None if observer.current is None else observer.current.op_began(infos.MEAN_ALL, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.MeanAllGradNode()
    out = api.mean_all(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("mean_all", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def max_ad_func(x: Tensor, axis: Sequence[int] = (), keepdim: bool = False) -> Tensor:
    """③ max -> MaxGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.MAX, x)
    op = None if observer.current is None else observer.current.op_began(infos.MAX, (x,), (axis, keepdim))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.MaxGradNode()
        node.axis = axis
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.max(x, axis, keepdim)
    if odd and fast.check_nan_inf:
        check_nan_inf("max", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def min_ad_func(x: Tensor, axis: Sequence[int] = (), keepdim: bool = False) -> Tensor:
    """③ min -> MinGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.MIN, x)
    op = None if observer.current is None else observer.current.op_began(infos.MIN, (x,), (axis, keepdim))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.MinGradNode()
        node.axis = axis
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.min(x, axis, keepdim)
    if odd and fast.check_nan_inf:
        check_nan_inf("min", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def argmax_ad_func(
    x: Tensor, axis: int = 0, keepdims: bool = False, flatten: bool = False, dtype: Any = "int64"
) -> Tensor:
    """③ argmax, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ARGMAX, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.ARGMAX, (x,), (axis, keepdims, flatten, dtype))
    out = api.argmax(x, axis, keepdims, flatten, dtype)
    if odd and fast.check_nan_inf:
        check_nan_inf("argmax", out)
    if op is not None:
        op.ended((out,), None)
    return out


def all_ad_func(x: Tensor, axis: Sequence[int] = (), keepdim: bool = False) -> Tensor:
    """③ all, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ALL, x)
    op = None if observer.current is None else observer.current.op_began(infos.ALL, (x,), (axis, keepdim))
    out = api.all(x, axis, keepdim)
    if odd and fast.check_nan_inf:
        check_nan_inf("all", out)
    if op is not None:
        op.ended((out,), None)
    return out


def any_ad_func(x: Tensor, axis: Sequence[int] = (), keepdim: bool = False) -> Tensor:
    """③ any, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ANY, x)
    op = None if observer.current is None else observer.current.op_began(infos.ANY, (x,), (axis, keepdim))
    out = api.any(x, axis, keepdim)
    if odd and fast.check_nan_inf:
        check_nan_inf("any", out)
    if op is not None:
        op.ended((out,), None)
    return out


def prod_ad_func(x: Tensor, axis: Sequence[int] = (), keepdim: bool = False, reduce_all: bool = False) -> Tensor:
    """③ prod -> ProdGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.PROD, x)
    op = None if observer.current is None else observer.current.op_began(infos.PROD, (x,), (axis, keepdim, reduce_all))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.ProdGradNode()
        node.axis = axis
        node.reduce_all = reduce_all
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.prod(x, axis, keepdim, reduce_all)
    if odd and fast.check_nan_inf:
        check_nan_inf("prod", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
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
    """③ p_norm -> PNormGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.P_NORM, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.P_NORM, (x,), (porder, axis, epsilon, keepdim, asvector))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.PNormGradNode()
        node.porder = porder
        node.axis = axis
        node.asvector = asvector
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.p_norm(x, porder, axis, epsilon, keepdim, asvector)
    if odd and fast.check_nan_inf:
        check_nan_inf("p_norm", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def amax_ad_func(x: Tensor, axis: Sequence[int] = (), keepdim: bool = False) -> Tensor:
    """③ amax -> AmaxGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.AMAX, x)
    op = None if observer.current is None else observer.current.op_began(infos.AMAX, (x,), (axis, keepdim))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.AmaxGradNode()
        node.axis = axis
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.amax(x, axis, keepdim)
    if odd and fast.check_nan_inf:
        check_nan_inf("amax", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def amin_ad_func(x: Tensor, axis: Sequence[int] = (), keepdim: bool = False) -> Tensor:
    """③ amin -> AminGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.AMIN, x)
    op = None if observer.current is None else observer.current.op_began(infos.AMIN, (x,), (axis, keepdim))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.AminGradNode()
        node.axis = axis
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.amin(x, axis, keepdim)
    if odd and fast.check_nan_inf:
        check_nan_inf("amin", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def argmin_ad_func(
    x: Tensor, axis: int = 0, keepdims: bool = False, flatten: bool = False, dtype: Any = "int64"
) -> Tensor:
    """③ argmin, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ARGMIN, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.ARGMIN, (x,), (axis, keepdims, flatten, dtype))
    out = api.argmin(x, axis, keepdims, flatten, dtype)
    if odd and fast.check_nan_inf:
        check_nan_inf("argmin", out)
    if op is not None:
        op.ended((out,), None)
    return out


def logsumexp_ad_func(x: Tensor, axis: Sequence[int] = (), keepdim: bool = False, reduce_all: bool = False) -> Tensor:
    """③ logsumexp -> LogsumexpGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.LOGSUMEXP, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.LOGSUMEXP, (x,), (axis, keepdim, reduce_all))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.LogsumexpGradNode()
        node.axis = axis
        node.reduce_all = reduce_all
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.logsumexp(x, axis, keepdim, reduce_all)
    if odd and fast.check_nan_inf:
        check_nan_inf("logsumexp", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def median_ad_func(
    x: Tensor, axis: Sequence[int] = (), keepdim: bool = True, mode: str = "avg"
) -> tuple[Tensor, Tensor]:
    """③ median -> MedianGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.MEDIAN, x)
    op = None if observer.current is None else observer.current.op_began(infos.MEDIAN, (x,), (axis, keepdim, mode))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.MedianGradNode()
        node.axis = axis
        node.mode = mode
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out, medians = api.median(x, axis, keepdim, mode)
    if odd and fast.check_nan_inf:
        check_nan_inf("median", out, medians, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history_slots(node, out, medians)
        node.medians_impl = medians_impl = medians.impl
        node.medians = medians_impl.array
        node.medians_version = 0 if medians_impl.storage is None else medians_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out, medians)
    if op is not None:
        op.ended((out, medians), node)
    return out, medians


def nanmedian_ad_func(
    x: Tensor, axis: Sequence[int] = (), keepdim: bool = True, mode: str = "avg"
) -> tuple[Tensor, Tensor]:
    """③ nanmedian -> NanmedianGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.NANMEDIAN, x)
    op = None if observer.current is None else observer.current.op_began(infos.NANMEDIAN, (x,), (axis, keepdim, mode))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.NanmedianGradNode()
        node.axis = axis
        node.mode = mode
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out, medians = api.nanmedian(x, axis, keepdim, mode)
    if odd and fast.check_nan_inf:
        check_nan_inf("nanmedian", out, medians, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history_slots(node, out, medians)
        node.medians_impl = medians_impl = medians.impl
        node.medians = medians_impl.array
        node.medians_version = 0 if medians_impl.storage is None else medians_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out, medians)
    if op is not None:
        op.ended((out, medians), node)
    return out, medians


def cumprod_ad_func(x: Tensor, dim: int, exclusive: bool = False, reverse: bool = False) -> Tensor:
    """③ cumprod -> CumprodGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.CUMPROD, x)
    op = None if observer.current is None else observer.current.op_began(infos.CUMPROD, (x,), (dim, exclusive, reverse))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.CumprodGradNode()
        node.dim = dim
        node.exclusive = exclusive
        node.reverse = reverse
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.cumprod(x, dim, exclusive, reverse)
    if odd and fast.check_nan_inf:
        check_nan_inf("cumprod", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def cumprod__ad_func(x: Tensor, dim: int, exclusive: bool = False, reverse: bool = False) -> Tensor:
    """③ cumprod_ -> CumprodGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.CUMPROD_, (x,), (dim, exclusive, reverse))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.CUMPROD_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.CumprodGradNode()
        node.dim = dim
        node.exclusive = exclusive
        node.reverse = reverse
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.cumprod_(x, dim, exclusive, reverse)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("cumprod_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def decay_sum_ad_func(x: Tensor, y: Tensor, dim: int, reverse: bool = False, own: bool = True) -> Tensor:
    """③ decay_sum -> DecaySumGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.DECAY_SUM, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.DECAY_SUM, (x, y), (dim, reverse, own))
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.DecaySumGradNode()
        node.dim = dim
        node.reverse = reverse
        node.own = own
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    out = api.decay_sum(x, y, dim, reverse, own)
    if odd and fast.check_nan_inf:
        check_nan_inf("decay_sum", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        x_meta, y_meta = x.impl.meta, y.impl.meta
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def cumsum_ad_func(
    x: Tensor, axis: int = -1, flatten: bool = False, exclusive: bool = False, reverse: bool = False
) -> Tensor:
    """③ cumsum -> CumsumGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.CUMSUM, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.CUMSUM, (x,), (axis, flatten, exclusive, reverse))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.CumsumGradNode()
        node.axis = axis
        node.flatten = flatten
        node.exclusive = exclusive
        node.reverse = reverse
    out = api.cumsum(x, axis, flatten, exclusive, reverse)
    if odd and fast.check_nan_inf:
        check_nan_inf("cumsum", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def cumsum__ad_func(
    x: Tensor, axis: int = -1, flatten: bool = False, exclusive: bool = False, reverse: bool = False
) -> Tensor:
    """③ cumsum_ -> CumsumGradNode, x is overwritten."""
    odd = fast.odd
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.CUMSUM_, (x,), (axis, flatten, exclusive, reverse))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.CUMSUM_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.CumsumGradNode()
        node.axis = axis
        node.flatten = flatten
        node.exclusive = exclusive
        node.reverse = reverse
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.cumsum_(x, axis, flatten, exclusive, reverse)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("cumsum_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def logcumsumexp_ad_func(
    x: Tensor, axis: int = -1, flatten: bool = False, exclusive: bool = False, reverse: bool = False
) -> Tensor:
    """③ logcumsumexp -> LogcumsumexpGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.LOGCUMSUMEXP, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.LOGCUMSUMEXP, (x,), (axis, flatten, exclusive, reverse))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.LogcumsumexpGradNode()
        node.axis = axis
        node.flatten = flatten
        node.exclusive = exclusive
        node.reverse = reverse
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.logcumsumexp(x, axis, flatten, exclusive, reverse)
    if odd and fast.check_nan_inf:
        check_nan_inf("logcumsumexp", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def cummax_ad_func(x: Tensor, axis: int = -1, dtype: Any = "int64") -> tuple[Tensor, Tensor]:
    """③ cummax -> CummaxGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.CUMMAX, x)
    op = None if observer.current is None else observer.current.op_began(infos.CUMMAX, (x,), (axis, dtype))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.CummaxGradNode()
        node.axis = axis
    out, indices = api.cummax(x, axis, dtype)
    if odd and fast.check_nan_inf:
        check_nan_inf("cummax", out, indices, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history_slots(node, out, indices)
        node.indices_impl = indices_impl = indices.impl
        node.indices = indices_impl.array
        node.indices_version = 0 if indices_impl.storage is None else indices_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out, indices)
    if op is not None:
        op.ended((out, indices), node)
    return out, indices


def cummin_ad_func(x: Tensor, axis: int = -1, dtype: Any = "int64") -> tuple[Tensor, Tensor]:
    """③ cummin -> CumminGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.CUMMIN, x)
    op = None if observer.current is None else observer.current.op_began(infos.CUMMIN, (x,), (axis, dtype))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.CumminGradNode()
        node.axis = axis
    out, indices = api.cummin(x, axis, dtype)
    if odd and fast.check_nan_inf:
        check_nan_inf("cummin", out, indices, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history_slots(node, out, indices)
        node.indices_impl = indices_impl = indices.impl
        node.indices = indices_impl.array
        node.indices_version = 0 if indices_impl.storage is None else indices_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out, indices)
    if op is not None:
        op.ended((out, indices), node)
    return out, indices


def argsort_ad_func(x: Tensor, axis: int = -1, descending: bool = False, stable: bool = False) -> tuple[Tensor, Tensor]:
    """③ argsort -> ArgsortGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ARGSORT, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.ARGSORT, (x,), (axis, descending, stable))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.ArgsortGradNode()
        node.axis = axis
    out, indices = api.argsort(x, axis, descending, stable)
    if odd and fast.check_nan_inf:
        check_nan_inf("argsort", out, indices, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history_slots(node, out, indices)
        node.indices_impl = indices_impl = indices.impl
        node.indices = indices_impl.array
        node.indices_version = 0 if indices_impl.storage is None else indices_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out, indices)
    if op is not None:
        op.ended((out, indices), node)
    return out, indices


def topk_ad_func(
    x: Tensor, k: int = 1, axis: int = -1, largest: bool = True, sorted: bool = True
) -> tuple[Tensor, Tensor]:
    """③ topk -> TopkGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.TOPK, x)
    op = None if observer.current is None else observer.current.op_began(infos.TOPK, (x,), (k, axis, largest, sorted))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.TopkGradNode()
        node.axis = axis
    out, indices = api.topk(x, k, axis, largest, sorted)
    if odd and fast.check_nan_inf:
        check_nan_inf("topk", out, indices, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history_slots(node, out, indices)
        node.indices_impl = indices_impl = indices.impl
        node.indices = indices_impl.array
        node.indices_version = 0 if indices_impl.storage is None else indices_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out, indices)
    if op is not None:
        op.ended((out, indices), node)
    return out, indices


def kthvalue_ad_func(x: Tensor, k: int = 1, axis: int = -1, keepdim: bool = False) -> tuple[Tensor, Tensor]:
    """③ kthvalue -> KthvalueGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.KTHVALUE, x)
    op = None if observer.current is None else observer.current.op_began(infos.KTHVALUE, (x,), (k, axis, keepdim))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.KthvalueGradNode()
        node.axis = axis
    out, indices = api.kthvalue(x, k, axis, keepdim)
    if odd and fast.check_nan_inf:
        check_nan_inf("kthvalue", out, indices, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history_slots(node, out, indices)
        node.indices_impl = indices_impl = indices.impl
        node.indices = indices_impl.array
        node.indices_version = 0 if indices_impl.storage is None else indices_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out, indices)
    if op is not None:
        op.ended((out, indices), node)
    return out, indices


def mode_ad_func(x: Tensor, axis: int = -1, keepdim: bool = False) -> tuple[Tensor, Tensor]:
    """③ mode -> ModeGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.MODE, x)
    op = None if observer.current is None else observer.current.op_began(infos.MODE, (x,), (axis, keepdim))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.ModeGradNode()
        node.axis = axis
    out, indices = api.mode(x, axis, keepdim)
    if odd and fast.check_nan_inf:
        check_nan_inf("mode", out, indices, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        set_history_slots(node, out, indices)
        node.indices_impl = indices_impl = indices.impl
        node.indices = indices_impl.array
        node.indices_version = 0 if indices_impl.storage is None else indices_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out, indices)
    if op is not None:
        op.ended((out, indices), node)
    return out, indices


def searchsorted_ad_func(
    sorted_sequence: Tensor, values: Tensor, out_int32: bool = False, right: bool = False
) -> Tensor:
    """③ searchsorted, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        sorted_sequence, values = cast_inputs(infos.SEARCHSORTED, sorted_sequence, values)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.SEARCHSORTED, (sorted_sequence, values), (out_int32, right))
    out = api.searchsorted(sorted_sequence, values, out_int32, right)
    if odd and fast.check_nan_inf:
        check_nan_inf("searchsorted", out)
    if op is not None:
        op.ended((out,), None)
    return out


def unique_ad_func(
    x: Tensor,
    return_index: bool = False,
    return_inverse: bool = False,
    return_counts: bool = False,
    axis: Sequence[int] = (),
    dtype: Any = "int64",
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """③ unique, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.UNIQUE, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.UNIQUE, (x,), (return_index, return_inverse, return_counts, axis, dtype))
    out, indices, inverse, counts = api.unique(x, return_index, return_inverse, return_counts, axis, dtype)
    if odd and fast.check_nan_inf:
        check_nan_inf("unique", out, indices, inverse, counts)
    if op is not None:
        op.ended((out, indices, inverse, counts), None)
    return out, indices, inverse, counts


def unique_consecutive_ad_func(
    x: Tensor, return_inverse: bool = False, return_counts: bool = False, axis: Sequence[int] = (), dtype: Any = "int64"
) -> tuple[Tensor, Tensor, Tensor]:
    """③ unique_consecutive, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.UNIQUE_CONSECUTIVE, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.UNIQUE_CONSECUTIVE, (x,), (return_inverse, return_counts, axis, dtype))
    out, inverse, counts = api.unique_consecutive(x, return_inverse, return_counts, axis, dtype)
    if odd and fast.check_nan_inf:
        check_nan_inf("unique_consecutive", out, inverse, counts)
    if op is not None:
        op.ended((out, inverse, counts), None)
    return out, inverse, counts


def nonzero_ad_func(condition: Tensor) -> Tensor:
    """③ nonzero, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (condition,) = cast_inputs(infos.NONZERO, condition)
    op = None if observer.current is None else observer.current.op_began(infos.NONZERO, (condition,), ())
    out = api.nonzero(condition)
    if odd and fast.check_nan_inf:
        check_nan_inf("nonzero", out)
    if op is not None:
        op.ended((out,), None)
    return out


def histogram_ad_func(
    input: Tensor, weight: Tensor | None, bins: int = 100, min: float = 0.0, max: float = 0.0, density: bool = False
) -> Tensor:
    """③ histogram, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        input, weight = cast_inputs(infos.HISTOGRAM, input, weight)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.HISTOGRAM, (input, weight), (bins, min, max, density))
    out = api.histogram(input, weight, bins, min, max, density)
    if odd and fast.check_nan_inf:
        check_nan_inf("histogram", out)
    if op is not None:
        op.ended((out,), None)
    return out


def bincount_ad_func(x: Tensor, weights: Tensor | None, minlength: int = 0) -> Tensor:
    """③ bincount, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, weights = cast_inputs(infos.BINCOUNT, x, weights)
    op = None if observer.current is None else observer.current.op_began(infos.BINCOUNT, (x, weights), (minlength,))
    out = api.bincount(x, weights, minlength)
    if odd and fast.check_nan_inf:
        check_nan_inf("bincount", out)
    if op is not None:
        op.ended((out,), None)
    return out


def sparse_sparse_coo_tensor_ad_func(values: Tensor, indices: Tensor, shape: Sequence[int]) -> Tensor:
    """③ sparse_sparse_coo_tensor -> SparseSparseCooTensorGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        values, indices = cast_inputs(infos.SPARSE_SPARSE_COO_TENSOR, values, indices)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.SPARSE_SPARSE_COO_TENSOR, (values, indices), (shape,))
    values_autograd = values.autograd_meta_
    node = None
    if values_autograd is not None and not values_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseSparseCooTensorGradNode()
    out = api.sparse_sparse_coo_tensor(values, indices, shape)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_sparse_coo_tensor", out, node=node)
    if node is not None:
        node.edges = (grad_edge(values), None)
        values_meta, indices_meta = values.impl.meta, indices.impl.meta
        node.out_metas = values_meta.pair if values_meta is indices_meta else (values_meta, indices_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_values_ad_func(x: Tensor) -> Tensor:
    """③ sparse_values -> SparseValuesGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_VALUES, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_VALUES, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseValuesGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sparse_values(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_values", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_with_values_ad_func(x: Tensor, values: Tensor) -> Tensor:
    """③ sparse_with_values -> SparseWithValuesGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, values = cast_inputs(infos.SPARSE_WITH_VALUES, x, values)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_WITH_VALUES, (x, values), ())
    values_autograd = values.autograd_meta_
    node = None
    if values_autograd is not None and not values_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseWithValuesGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, values)
    out = api.sparse_with_values(x, values)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_with_values", out, node=node)
    if node is not None:
        node.edges = (None, grad_edge(values))
        x_meta, values_meta = x.impl.meta, values.impl.meta
        node.out_metas = x_meta.pair if x_meta is values_meta else (x_meta, values_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_to_dense_ad_func(x: Tensor) -> Tensor:
    """③ sparse_to_dense -> SparseToDenseGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_TO_DENSE, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_TO_DENSE, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseToDenseGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sparse_to_dense(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_to_dense", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_to_sparse_coo_ad_func(x: Tensor, sparse_dim: int) -> Tensor:
    """③ sparse_to_sparse_coo -> SparseToSparseCooGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_TO_SPARSE_COO, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.SPARSE_TO_SPARSE_COO, (x,), (sparse_dim,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseToSparseCooGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sparse_to_sparse_coo(x, sparse_dim)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_to_sparse_coo", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_to_sparse_csr_ad_func(x: Tensor) -> Tensor:
    """③ sparse_to_sparse_csr -> SparseToSparseCsrGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_TO_SPARSE_CSR, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_TO_SPARSE_CSR, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseToSparseCsrGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sparse_to_sparse_csr(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_to_sparse_csr", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_mask_as_ad_func(x: Tensor, mask: Tensor) -> Tensor:
    """③ sparse_mask_as -> SparseMaskAsGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, mask = cast_inputs(infos.SPARSE_MASK_AS, x, mask)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_MASK_AS, (x, mask), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseMaskAsGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, mask)
    out = api.sparse_mask_as(x, mask)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_mask_as", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None,
        )
        x_meta, mask_meta = x.impl.meta, mask.impl.meta
        node.out_metas = x_meta.pair if x_meta is mask_meta else (x_meta, mask_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_shown_only_ad_func(x: Tensor, like: Tensor) -> Tensor:
    """③ sparse_shown_only -> SparseShownOnlyGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, like = cast_inputs(infos.SPARSE_SHOWN_ONLY, x, like)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_SHOWN_ONLY, (x, like), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseShownOnlyGradNode()
        node.like_impl = like_impl = like.impl
        node.like = like_impl.array
        node.like_version = 0 if like_impl.storage is None else like_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, like)
    out = api.sparse_shown_only(x, like)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_shown_only", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None,
        )
        x_meta, like_meta = x.impl.meta, like.impl.meta
        node.out_metas = x_meta.pair if x_meta is like_meta else (x_meta, like_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_coalesce_ad_func(x: Tensor) -> Tensor:
    """③ sparse_coalesce, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_COALESCE, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_COALESCE, (x,), ())
    out = api.sparse_coalesce(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_coalesce", out)
    if op is not None:
        op.ended((out,), None)
    return out


def sparse_add_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ sparse_add -> SparseAddGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.SPARSE_ADD, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_ADD, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.SparseAddGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    out = api.sparse_add(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_add", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        x_meta, y_meta = x.impl.meta, y.impl.meta
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_subtract_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ sparse_subtract -> SparseSubtractGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.SPARSE_SUBTRACT, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_SUBTRACT, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.SparseSubtractGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    out = api.sparse_subtract(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_subtract", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        x_meta, y_meta = x.impl.meta, y.impl.meta
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_multiply_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ sparse_multiply -> SparseMultiplyGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.SPARSE_MULTIPLY, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_MULTIPLY, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.SparseMultiplyGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    out = api.sparse_multiply(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_multiply", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        x_meta, y_meta = x.impl.meta, y.impl.meta
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_divide_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ sparse_divide -> SparseDivideGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.SPARSE_DIVIDE, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_DIVIDE, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.SparseDivideGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    out = api.sparse_divide(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_divide", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        x_meta, y_meta = x.impl.meta, y.impl.meta
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_sin_ad_func(x: Tensor) -> Tensor:
    """③ sparse_sin -> SparseSinGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_SIN, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_SIN, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseSinGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sparse_sin(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_sin", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_tan_ad_func(x: Tensor) -> Tensor:
    """③ sparse_tan -> SparseTanGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_TAN, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_TAN, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseTanGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sparse_tan(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_tan", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_asin_ad_func(x: Tensor) -> Tensor:
    """③ sparse_asin -> SparseAsinGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_ASIN, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_ASIN, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseAsinGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sparse_asin(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_asin", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_atan_ad_func(x: Tensor) -> Tensor:
    """③ sparse_atan -> SparseAtanGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_ATAN, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_ATAN, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseAtanGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sparse_atan(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_atan", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_sinh_ad_func(x: Tensor) -> Tensor:
    """③ sparse_sinh -> SparseSinhGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_SINH, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_SINH, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseSinhGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sparse_sinh(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_sinh", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_tanh_ad_func(x: Tensor) -> Tensor:
    """③ sparse_tanh -> SparseTanhGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_TANH, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_TANH, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseTanhGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sparse_tanh(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_tanh", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_asinh_ad_func(x: Tensor) -> Tensor:
    """③ sparse_asinh -> SparseAsinhGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_ASINH, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_ASINH, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseAsinhGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sparse_asinh(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_asinh", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_atanh_ad_func(x: Tensor) -> Tensor:
    """③ sparse_atanh -> SparseAtanhGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_ATANH, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_ATANH, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseAtanhGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sparse_atanh(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_atanh", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_sqrt_ad_func(x: Tensor) -> Tensor:
    """③ sparse_sqrt -> SparseSqrtGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_SQRT, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_SQRT, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseSqrtGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sparse_sqrt(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_sqrt", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_square_ad_func(x: Tensor) -> Tensor:
    """③ sparse_square -> SparseSquareGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_SQUARE, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_SQUARE, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseSquareGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sparse_square(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_square", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_log1p_ad_func(x: Tensor) -> Tensor:
    """③ sparse_log1p -> SparseLog1pGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_LOG1P, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_LOG1P, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseLog1pGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sparse_log1p(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_log1p", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_expm1_ad_func(x: Tensor) -> Tensor:
    """③ sparse_expm1 -> SparseExpm1GradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_EXPM1, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_EXPM1, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseExpm1GradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sparse_expm1(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_expm1", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_abs_ad_func(x: Tensor) -> Tensor:
    """③ sparse_abs -> SparseAbsGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_ABS, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_ABS, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseAbsGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sparse_abs(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_abs", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_relu_ad_func(x: Tensor) -> Tensor:
    """③ sparse_relu -> SparseReluGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_RELU, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_RELU, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseReluGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sparse_relu(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_relu", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_relu6_ad_func(x: Tensor) -> Tensor:
    """③ sparse_relu6 -> SparseRelu6GradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_RELU6, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_RELU6, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseRelu6GradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sparse_relu6(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_relu6", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_leaky_relu_ad_func(x: Tensor, negative_slope: float = 0.01) -> Tensor:
    """③ sparse_leaky_relu -> SparseLeakyReluGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_LEAKY_RELU, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.SPARSE_LEAKY_RELU, (x,), (negative_slope,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseLeakyReluGradNode()
        node.negative_slope = negative_slope
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sparse_leaky_relu(x, negative_slope)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_leaky_relu", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_pow_ad_func(x: Tensor, factor: float = 1.0) -> Tensor:
    """③ sparse_pow -> SparsePowGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_POW, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_POW, (x,), (factor,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparsePowGradNode()
        node.factor = factor
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sparse_pow(x, factor)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_pow", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_scale_ad_func(x: Tensor, scale: float = 1.0, bias: float = 0.0, bias_after_scale: bool = True) -> Tensor:
    """③ sparse_scale -> SparseScaleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_SCALE, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.SPARSE_SCALE, (x,), (scale, bias, bias_after_scale))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseScaleGradNode()
        node.scale = scale
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sparse_scale(x, scale, bias, bias_after_scale)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_scale", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_divide_scalar_ad_func(x: Tensor, scalar: float = 1.0) -> Tensor:
    """③ sparse_divide_scalar -> SparseDivideScalarGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_DIVIDE_SCALAR, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_DIVIDE_SCALAR, (x,), (scalar,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseDivideScalarGradNode()
        node.scalar = scalar
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sparse_divide_scalar(x, scalar)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_divide_scalar", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_cast_ad_func(x: Tensor, index_dtype: Any = None, value_dtype: Any = None) -> Tensor:
    """③ sparse_cast -> SparseCastGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_CAST, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.SPARSE_CAST, (x,), (index_dtype, value_dtype))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseCastGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sparse_cast(x, index_dtype, value_dtype)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_cast", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_isnan_ad_func(x: Tensor) -> Tensor:
    """③ sparse_isnan, without a gradient."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_ISNAN, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_ISNAN, (x,), ())
    out = api.sparse_isnan(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_isnan", out)
    if op is not None:
        op.ended((out,), None)
    return out


def sparse_softmax_ad_func(x: Tensor, axis: int = -1) -> Tensor:
    """③ sparse_softmax -> SparseSoftmaxGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_SOFTMAX, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_SOFTMAX, (x,), (axis,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseSoftmaxGradNode()
        node.axis = axis
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sparse_softmax(x, axis)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_softmax", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_line_sum_ad_func(x: Tensor, axis: int = -1) -> Tensor:
    """③ sparse_line_sum -> SparseLineSumGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_LINE_SUM, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_LINE_SUM, (x,), (axis,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseLineSumGradNode()
        node.axis = axis
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sparse_line_sum(x, axis)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_line_sum", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_transpose_ad_func(x: Tensor, perm: Sequence[int]) -> Tensor:
    """③ sparse_transpose -> SparseTransposeGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_TRANSPOSE, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_TRANSPOSE, (x,), (perm,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseTransposeGradNode()
        node.perm = perm
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sparse_transpose(x, perm)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_transpose", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_reshape_ad_func(x: Tensor, shape: Sequence[int]) -> Tensor:
    """③ sparse_reshape -> SparseReshapeGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_RESHAPE, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_RESHAPE, (x,), (shape,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseReshapeGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sparse_reshape(x, shape)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_reshape", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_slice_ad_func(x: Tensor, axes: Sequence[int], starts: Sequence[int], ends: Sequence[int]) -> Tensor:
    """③ sparse_slice -> SparseSliceGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_SLICE, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_SLICE, (x,), (axes, starts, ends))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseSliceGradNode()
        node.axes = axes
        node.starts = starts
        node.ends = ends
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sparse_slice(x, axes, starts, ends)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_slice", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_slice_grad_ad_func(
    out_grad: Tensor, x: Tensor, axes: Sequence[int], starts: Sequence[int], ends: Sequence[int]
) -> Tensor:
    """③ sparse_slice_grad -> SparseSliceDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        out_grad, x = cast_inputs(infos.SPARSE_SLICE_GRAD, out_grad, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.SPARSE_SLICE_GRAD, (out_grad, x), (axes, starts, ends))
    out_grad_autograd = out_grad.autograd_meta_
    node = None
    if out_grad_autograd is not None and not out_grad_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseSliceDoubleGradNode()
        node.axes = axes
        node.starts = starts
        node.ends = ends
        node.out_grad_impl = out_grad_impl = out_grad.impl
        node.out_grad = out_grad_impl.array
        node.out_grad_version = 0 if out_grad_impl.storage is None else out_grad_impl.storage.version
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, out_grad, x)
    x_grad = api.sparse_slice_grad(out_grad, x, axes, starts, ends)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_slice_grad", x_grad, node=node)
    if node is not None:
        node.edges = (grad_edge(out_grad), None)
        out_grad_meta, x_meta = out_grad.impl.meta, x.impl.meta
        node.out_metas = out_grad_meta.pair if out_grad_meta is x_meta else (out_grad_meta, x_meta)
        node.in_metas = x_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        x_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (x_grad,))
    if op is not None:
        op.ended((x_grad,), node)
    return x_grad


def sparse_sum_ad_func(x: Tensor, axis: Sequence[int] = (), keepdim: bool = False) -> Tensor:
    """③ sparse_sum -> SparseSumGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SPARSE_SUM, x)
    op = None if observer.current is None else observer.current.op_began(infos.SPARSE_SUM, (x,), (axis, keepdim))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseSumGradNode()
        node.axis = axis
        node.keepdim = keepdim
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sparse_sum(x, axis, keepdim)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_sum", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sparse_sum_grad_ad_func(out_grad: Tensor, x: Tensor, axis: Sequence[int] = (), keepdim: bool = False) -> Tensor:
    """③ sparse_sum_grad -> SparseSumDoubleGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        out_grad, x = cast_inputs(infos.SPARSE_SUM_GRAD, out_grad, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.SPARSE_SUM_GRAD, (out_grad, x), (axis, keepdim))
    out_grad_autograd = out_grad.autograd_meta_
    node = None
    if out_grad_autograd is not None and not out_grad_autograd.stop_gradient_ and has_grad():
        node = nodes.SparseSumDoubleGradNode()
        node.axis = axis
        node.keepdim = keepdim
        node.out_grad_impl = out_grad_impl = out_grad.impl
        node.out_grad = out_grad_impl.array
        node.out_grad_version = 0 if out_grad_impl.storage is None else out_grad_impl.storage.version
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, out_grad, x)
    x_grad = api.sparse_sum_grad(out_grad, x, axis, keepdim)
    if odd and fast.check_nan_inf:
        check_nan_inf("sparse_sum_grad", x_grad, node=node)
    if node is not None:
        node.edges = (grad_edge(out_grad), None)
        out_grad_meta, x_meta = out_grad.impl.meta, x.impl.meta
        node.out_metas = out_grad_meta.pair if out_grad_meta is x_meta else (out_grad_meta, x_meta)
        node.in_metas = x_grad.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        x_grad.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (x_grad,))
    if op is not None:
        op.ended((x_grad,), node)
    return x_grad


def erf_ad_func(x: Tensor) -> Tensor:
    """③ erf -> ErfGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ERF, x)
    op = None if observer.current is None else observer.current.op_began(infos.ERF, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.ErfGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.erf(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("erf", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def erf__ad_func(x: Tensor) -> Tensor:
    """③ erf_ -> ErfGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.ERF_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.ERF_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.ErfGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.erf_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("erf_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def erfinv_ad_func(x: Tensor) -> Tensor:
    """③ erfinv -> ErfinvGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ERFINV, x)
    op = None if observer.current is None else observer.current.op_began(infos.ERFINV, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.ErfinvGradNode()
    out = api.erfinv(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("erfinv", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def erfinv__ad_func(x: Tensor) -> Tensor:
    """③ erfinv_ -> ErfinvGradNode, x is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.ERFINV_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.ERFINV_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.ErfinvGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.erfinv_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("erfinv_", x, node=node)
    if node is not None:
        rebase_history(node, x)
        node.out_impl = out_impl = x.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, x)
    if op is not None:
        op.ended((x,), node)
    return x


def lgamma_ad_func(x: Tensor) -> Tensor:
    """③ lgamma -> LgammaGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.LGAMMA, x)
    op = None if observer.current is None else observer.current.op_began(infos.LGAMMA, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.LgammaGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.lgamma(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("lgamma", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def lgamma__ad_func(x: Tensor) -> Tensor:
    """③ lgamma_ -> LgammaGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.LGAMMA_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.LGAMMA_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.LgammaGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.lgamma_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("lgamma_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def gammaln_ad_func(x: Tensor) -> Tensor:
    """③ gammaln -> GammalnGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.GAMMALN, x)
    op = None if observer.current is None else observer.current.op_began(infos.GAMMALN, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.GammalnGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.gammaln(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("gammaln", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def gammaln__ad_func(x: Tensor) -> Tensor:
    """③ gammaln_ -> GammalnGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.GAMMALN_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.GAMMALN_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.GammalnGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.gammaln_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("gammaln_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def digamma_ad_func(x: Tensor) -> Tensor:
    """③ digamma -> DigammaGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.DIGAMMA, x)
    op = None if observer.current is None else observer.current.op_began(infos.DIGAMMA, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.DigammaGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.digamma(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("digamma", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def digamma__ad_func(x: Tensor) -> Tensor:
    """③ digamma_ -> DigammaGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.DIGAMMA_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.DIGAMMA_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.DigammaGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.digamma_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("digamma_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def polygamma_ad_func(x: Tensor, n: int) -> Tensor:
    """③ polygamma -> PolygammaGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.POLYGAMMA, x)
    op = None if observer.current is None else observer.current.op_began(infos.POLYGAMMA, (x,), (n,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.PolygammaGradNode()
        node.n = n
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.polygamma(x, n)
    if odd and fast.check_nan_inf:
        check_nan_inf("polygamma", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def polygamma__ad_func(x: Tensor, n: int) -> Tensor:
    """③ polygamma_ -> PolygammaGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.POLYGAMMA_, (x,), (n,))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.POLYGAMMA_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.PolygammaGradNode()
        node.n = n
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.polygamma_(x, n)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("polygamma_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def gammaincc_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ gammaincc -> GammainccGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.GAMMAINCC, x, y)
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_types(infos.GAMMAINCC, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.GAMMAINCC, (x, y), ())
    y_autograd = y.autograd_meta_
    node = None
    if y_autograd is not None and not y_autograd.stop_gradient_ and has_grad():
        node = nodes.GammainccGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    out = api.gammaincc(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("gammaincc", out, node=node)
    if node is not None:
        node.edges = (
            None,
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def gammaincc__ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ gammaincc_ -> GammainccGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    x_meta, y_meta = x.impl.meta, y.impl.meta
    if x_meta is not y_meta and x_meta.data_type is not y_meta.data_type:
        x, y = promote_inplace(infos.GAMMAINCC_, x, y)
        x_meta, y_meta = x.impl.meta, y.impl.meta
    op = None if observer.current is None else observer.current.op_began(infos.GAMMAINCC_, (x, y), ())
    y_autograd = y.autograd_meta_
    require_any_grad = y_autograd is not None and not y_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.GAMMAINCC_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.GammainccGradNode()
        node.edges = (
            None,
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    api.gammaincc_(x, y)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("gammaincc_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def gamma_density_ad_func(x: Tensor, y: Tensor) -> Tensor:
    """③ gamma_density -> GammaDensityGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, y = cast_inputs(infos.GAMMA_DENSITY, x, y)
    op = None if observer.current is None else observer.current.op_began(infos.GAMMA_DENSITY, (x, y), ())
    x_autograd, y_autograd = x.autograd_meta_, y.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (y_autograd is not None and not y_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.GammaDensityGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        node.y_impl = y_impl = y.impl
        node.y = y_impl.array
        node.y_version = 0 if y_impl.storage is None else y_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x, y)
    out = api.gamma_density(x, y)
    if odd and fast.check_nan_inf:
        check_nan_inf("gamma_density", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            None if y_autograd is None or y_autograd.stop_gradient_ else y_autograd.edge or grad_edge(y),
        )
        x_meta, y_meta = x.impl.meta, y.impl.meta
        node.out_metas = x_meta.pair if x_meta is y_meta else (x_meta, y_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def i0_ad_func(x: Tensor) -> Tensor:
    """③ i0 -> I0GradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.I0, x)
    op = None if observer.current is None else observer.current.op_began(infos.I0, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.I0GradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.i0(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("i0", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def i0__ad_func(x: Tensor) -> Tensor:
    """③ i0_ -> I0GradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.I0_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.I0_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.I0GradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.i0_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("i0_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def i0e_ad_func(x: Tensor) -> Tensor:
    """③ i0e -> I0eGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.I0E, x)
    op = None if observer.current is None else observer.current.op_began(infos.I0E, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.I0eGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.i0e(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("i0e", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def i1_ad_func(x: Tensor) -> Tensor:
    """③ i1 -> I1GradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.I1, x)
    op = None if observer.current is None else observer.current.op_began(infos.I1, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.I1GradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.i1(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("i1", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def i1e_ad_func(x: Tensor) -> Tensor:
    """③ i1e -> I1eGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.I1E, x)
    op = None if observer.current is None else observer.current.op_began(infos.I1E, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.I1eGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.i1e(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("i1e", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def logit_ad_func(x: Tensor, eps: float = 1e-6) -> Tensor:
    """③ logit -> LogitGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.LOGIT, x)
    op = None if observer.current is None else observer.current.op_began(infos.LOGIT, (x,), (eps,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.LogitGradNode()
        node.eps = eps
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.logit(x, eps)
    if odd and fast.check_nan_inf:
        check_nan_inf("logit", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def logit__ad_func(x: Tensor, eps: float = 1e-6) -> Tensor:
    """③ logit_ -> LogitGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.LOGIT_, (x,), (eps,))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.LOGIT_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.LogitGradNode()
        node.eps = eps
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.logit_(x, eps)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("logit_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def exp_ad_func(x: Tensor) -> Tensor:
    """③ exp -> ExpGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.EXP, x)
    op = None if observer.current is None else observer.current.op_began(infos.EXP, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.ExpGradNode()
    out = api.exp(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("exp", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def exp__ad_func(x: Tensor) -> Tensor:
    """③ exp_ -> ExpGradNode, x is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.EXP_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.EXP_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.ExpGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.exp_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("exp_", x, node=node)
    if node is not None:
        rebase_history(node, x)
        node.out_impl = out_impl = x.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, x)
    if op is not None:
        op.ended((x,), node)
    return x


def log_ad_func(x: Tensor) -> Tensor:
    """③ log -> LogGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.LOG, x)
    op = None if observer.current is None else observer.current.op_began(infos.LOG, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.LogGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.log(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("log", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def log__ad_func(x: Tensor) -> Tensor:
    """③ log_ -> LogGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.LOG_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.LOG_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.LogGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.log_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("log_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def sqrt_ad_func(x: Tensor) -> Tensor:
    """③ sqrt -> SqrtGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SQRT, x)
    op = None if observer.current is None else observer.current.op_began(infos.SQRT, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SqrtGradNode()
    out = api.sqrt(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("sqrt", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def sqrt__ad_func(x: Tensor) -> Tensor:
    """③ sqrt_ -> SqrtGradNode, x is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.SQRT_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.SQRT_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.SqrtGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.sqrt_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("sqrt_", x, node=node)
    if node is not None:
        rebase_history(node, x)
        node.out_impl = out_impl = x.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, x)
    if op is not None:
        op.ended((x,), node)
    return x


def square_ad_func(x: Tensor) -> Tensor:
    """③ square -> SquareGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SQUARE, x)
    op = None if observer.current is None else observer.current.op_began(infos.SQUARE, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SquareGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.square(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("square", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def square__ad_func(x: Tensor) -> Tensor:
    """③ square_ -> SquareGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.SQUARE_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.SQUARE_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.SquareGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.square_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("square_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def abs_ad_func(x: Tensor) -> Tensor:
    """③ abs -> AbsGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ABS, x)
    op = None if observer.current is None else observer.current.op_began(infos.ABS, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.AbsGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.abs(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("abs", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def abs__ad_func(x: Tensor) -> Tensor:
    """③ abs_ -> AbsGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.ABS_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.ABS_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.AbsGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.abs_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("abs_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def sign_ad_func(x: Tensor) -> Tensor:
    """③ sign -> SignGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SIGN, x)
    op = None if observer.current is None else observer.current.op_began(infos.SIGN, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SignGradNode()
    out = api.sign(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("sign", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def tanh_ad_func(x: Tensor) -> Tensor:
    """③ tanh -> TanhGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.TANH, x)
    op = None if observer.current is None else observer.current.op_began(infos.TANH, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.TanhGradNode()
    out = api.tanh(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("tanh", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def tanh__ad_func(x: Tensor) -> Tensor:
    """③ tanh_ -> TanhGradNode, x is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.TANH_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.TANH_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.TanhGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.tanh_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("tanh_", x, node=node)
    if node is not None:
        rebase_history(node, x)
        node.out_impl = out_impl = x.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, x)
    if op is not None:
        op.ended((x,), node)
    return x


def sigmoid_ad_func(x: Tensor) -> Tensor:
    """③ sigmoid -> SigmoidGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SIGMOID, x)
    op = None if observer.current is None else observer.current.op_began(infos.SIGMOID, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SigmoidGradNode()
    out = api.sigmoid(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("sigmoid", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def sigmoid__ad_func(x: Tensor) -> Tensor:
    """③ sigmoid_ -> SigmoidGradNode, x is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.SIGMOID_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.SIGMOID_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.SigmoidGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.sigmoid_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("sigmoid_", x, node=node)
    if node is not None:
        rebase_history(node, x)
        node.out_impl = out_impl = x.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, x)
    if op is not None:
        op.ended((x,), node)
    return x


def expm1_ad_func(x: Tensor) -> Tensor:
    """③ expm1 -> Expm1GradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.EXPM1, x)
    op = None if observer.current is None else observer.current.op_began(infos.EXPM1, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.Expm1GradNode()
    out = api.expm1(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("expm1", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def expm1__ad_func(x: Tensor) -> Tensor:
    """③ expm1_ -> Expm1GradNode, x is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.EXPM1_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.EXPM1_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.Expm1GradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.expm1_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("expm1_", x, node=node)
    if node is not None:
        rebase_history(node, x)
        node.out_impl = out_impl = x.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, x)
    if op is not None:
        op.ended((x,), node)
    return x


def log2_ad_func(x: Tensor) -> Tensor:
    """③ log2 -> Log2GradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.LOG2, x)
    op = None if observer.current is None else observer.current.op_began(infos.LOG2, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.Log2GradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.log2(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("log2", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def log2__ad_func(x: Tensor) -> Tensor:
    """③ log2_ -> Log2GradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.LOG2_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.LOG2_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.Log2GradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.log2_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("log2_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def log10_ad_func(x: Tensor) -> Tensor:
    """③ log10 -> Log10GradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.LOG10, x)
    op = None if observer.current is None else observer.current.op_began(infos.LOG10, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.Log10GradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.log10(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("log10", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def log10__ad_func(x: Tensor) -> Tensor:
    """③ log10_ -> Log10GradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.LOG10_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.LOG10_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.Log10GradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.log10_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("log10_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def log1p_ad_func(x: Tensor) -> Tensor:
    """③ log1p -> Log1pGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.LOG1P, x)
    op = None if observer.current is None else observer.current.op_began(infos.LOG1P, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.Log1pGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.log1p(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("log1p", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def log1p__ad_func(x: Tensor) -> Tensor:
    """③ log1p_ -> Log1pGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.LOG1P_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.LOG1P_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.Log1pGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.log1p_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("log1p_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def rsqrt_ad_func(x: Tensor) -> Tensor:
    """③ rsqrt -> RsqrtGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.RSQRT, x)
    op = None if observer.current is None else observer.current.op_began(infos.RSQRT, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.RsqrtGradNode()
    out = api.rsqrt(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("rsqrt", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def rsqrt__ad_func(x: Tensor) -> Tensor:
    """③ rsqrt_ -> RsqrtGradNode, x is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.RSQRT_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.RSQRT_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.RsqrtGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.rsqrt_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("rsqrt_", x, node=node)
    if node is not None:
        rebase_history(node, x)
        node.out_impl = out_impl = x.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, x)
    if op is not None:
        op.ended((x,), node)
    return x


def reciprocal_ad_func(x: Tensor) -> Tensor:
    """③ reciprocal -> ReciprocalGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.RECIPROCAL, x)
    op = None if observer.current is None else observer.current.op_began(infos.RECIPROCAL, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.ReciprocalGradNode()
    out = api.reciprocal(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("reciprocal", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def reciprocal__ad_func(x: Tensor) -> Tensor:
    """③ reciprocal_ -> ReciprocalGradNode, x is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.RECIPROCAL_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.RECIPROCAL_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.ReciprocalGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.reciprocal_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("reciprocal_", x, node=node)
    if node is not None:
        rebase_history(node, x)
        node.out_impl = out_impl = x.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, x)
    if op is not None:
        op.ended((x,), node)
    return x


def sin_ad_func(x: Tensor) -> Tensor:
    """③ sin -> SinGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SIN, x)
    op = None if observer.current is None else observer.current.op_began(infos.SIN, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SinGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sin(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("sin", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sin__ad_func(x: Tensor) -> Tensor:
    """③ sin_ -> SinGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.SIN_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.SIN_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.SinGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.sin_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("sin_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def cos_ad_func(x: Tensor) -> Tensor:
    """③ cos -> CosGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.COS, x)
    op = None if observer.current is None else observer.current.op_began(infos.COS, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.CosGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.cos(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("cos", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def cos__ad_func(x: Tensor) -> Tensor:
    """③ cos_ -> CosGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.COS_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.COS_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.CosGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.cos_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("cos_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def tan_ad_func(x: Tensor) -> Tensor:
    """③ tan -> TanGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.TAN, x)
    op = None if observer.current is None else observer.current.op_began(infos.TAN, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.TanGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.tan(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("tan", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def tan__ad_func(x: Tensor) -> Tensor:
    """③ tan_ -> TanGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.TAN_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.TAN_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.TanGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.tan_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("tan_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def asin_ad_func(x: Tensor) -> Tensor:
    """③ asin -> AsinGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ASIN, x)
    op = None if observer.current is None else observer.current.op_began(infos.ASIN, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.AsinGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.asin(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("asin", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def asin__ad_func(x: Tensor) -> Tensor:
    """③ asin_ -> AsinGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.ASIN_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.ASIN_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.AsinGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.asin_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("asin_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def acos_ad_func(x: Tensor) -> Tensor:
    """③ acos -> AcosGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ACOS, x)
    op = None if observer.current is None else observer.current.op_began(infos.ACOS, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.AcosGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.acos(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("acos", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def acos__ad_func(x: Tensor) -> Tensor:
    """③ acos_ -> AcosGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.ACOS_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.ACOS_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.AcosGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.acos_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("acos_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def atan_ad_func(x: Tensor) -> Tensor:
    """③ atan -> AtanGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ATAN, x)
    op = None if observer.current is None else observer.current.op_began(infos.ATAN, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.AtanGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.atan(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("atan", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def atan__ad_func(x: Tensor) -> Tensor:
    """③ atan_ -> AtanGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.ATAN_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.ATAN_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.AtanGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.atan_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("atan_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def sinh_ad_func(x: Tensor) -> Tensor:
    """③ sinh -> SinhGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.SINH, x)
    op = None if observer.current is None else observer.current.op_began(infos.SINH, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.SinhGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.sinh(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("sinh", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def sinh__ad_func(x: Tensor) -> Tensor:
    """③ sinh_ -> SinhGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.SINH_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.SINH_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.SinhGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.sinh_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("sinh_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def cosh_ad_func(x: Tensor) -> Tensor:
    """③ cosh -> CoshGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.COSH, x)
    op = None if observer.current is None else observer.current.op_began(infos.COSH, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.CoshGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.cosh(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("cosh", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def cosh__ad_func(x: Tensor) -> Tensor:
    """③ cosh_ -> CoshGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.COSH_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.COSH_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.CoshGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.cosh_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("cosh_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def asinh_ad_func(x: Tensor) -> Tensor:
    """③ asinh -> AsinhGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ASINH, x)
    op = None if observer.current is None else observer.current.op_began(infos.ASINH, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.AsinhGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.asinh(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("asinh", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def asinh__ad_func(x: Tensor) -> Tensor:
    """③ asinh_ -> AsinhGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.ASINH_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.ASINH_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.AsinhGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.asinh_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("asinh_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def acosh_ad_func(x: Tensor) -> Tensor:
    """③ acosh -> AcoshGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ACOSH, x)
    op = None if observer.current is None else observer.current.op_began(infos.ACOSH, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.AcoshGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.acosh(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("acosh", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def acosh__ad_func(x: Tensor) -> Tensor:
    """③ acosh_ -> AcoshGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.ACOSH_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.ACOSH_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.AcoshGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.acosh_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("acosh_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def atanh_ad_func(x: Tensor) -> Tensor:
    """③ atanh -> AtanhGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ATANH, x)
    op = None if observer.current is None else observer.current.op_began(infos.ATANH, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.AtanhGradNode()
        node.x_impl = x_impl = x.impl
        node.x = x_impl.array
        node.x_version = 0 if x_impl.storage is None else x_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    out = api.atanh(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("atanh", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def atanh__ad_func(x: Tensor) -> Tensor:
    """③ atanh_ -> AtanhGradNode, x is overwritten; its old value is copied, the formula needs it."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.ATANH_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.ATANH_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.AtanhGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.x_impl = x_impl = dense(x.impl.array.copy(), x.impl.meta)
        node.x = x_impl.array
        node.x_version = 0
        if odd and fast.hooked:
            pack_saved(node, IN, x)
    api.atanh_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("atanh_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def floor_ad_func(x: Tensor) -> Tensor:
    """③ floor -> FloorGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.FLOOR, x)
    op = None if observer.current is None else observer.current.op_began(infos.FLOOR, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.FloorGradNode()
    out = api.floor(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("floor", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def floor__ad_func(x: Tensor) -> Tensor:
    """③ floor_ -> FloorGradNode, x is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.FLOOR_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.FLOOR_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.FloorGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.floor_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("floor_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def ceil_ad_func(x: Tensor) -> Tensor:
    """③ ceil -> CeilGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.CEIL, x)
    op = None if observer.current is None else observer.current.op_began(infos.CEIL, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.CeilGradNode()
    out = api.ceil(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("ceil", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def ceil__ad_func(x: Tensor) -> Tensor:
    """③ ceil_ -> CeilGradNode, x is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.CEIL_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.CEIL_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.CeilGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.ceil_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("ceil_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def trunc_ad_func(x: Tensor) -> Tensor:
    """③ trunc -> TruncGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.TRUNC, x)
    op = None if observer.current is None else observer.current.op_began(infos.TRUNC, (x,), ())
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.TruncGradNode()
    out = api.trunc(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("trunc", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def trunc__ad_func(x: Tensor) -> Tensor:
    """③ trunc_ -> TruncGradNode, x is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.TRUNC_, (x,), ())
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.TRUNC_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.TruncGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.trunc_(x)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("trunc_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def round_ad_func(x: Tensor, decimals: int = 0) -> Tensor:
    """③ round -> RoundGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.ROUND, x)
    op = None if observer.current is None else observer.current.op_began(infos.ROUND, (x,), (decimals,))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.RoundGradNode()
    out = api.round(x, decimals)
    if odd and fast.check_nan_inf:
        check_nan_inf("round", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def round__ad_func(x: Tensor, decimals: int = 0) -> Tensor:
    """③ round_ -> RoundGradNode, x is overwritten."""
    odd = fast.odd
    op = None if observer.current is None else observer.current.op_began(infos.ROUND_, (x,), (decimals,))
    x_autograd = x.autograd_meta_
    require_any_grad = x_autograd is not None and not x_autograd.stop_gradient_ and has_grad()
    check_inplace(infos.ROUND_, x, require_any_grad)
    node = None
    if require_any_grad:
        node = nodes.RoundGradNode()
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
    api.round_(x, decimals)
    bump_inplace_version(x)
    if odd and fast.check_nan_inf:
        check_nan_inf("round_", x, node=node)
    if node is not None:
        rebase_history(node, x)
    if op is not None:
        op.ended((x,), node)
    return x


def stanh_ad_func(x: Tensor, scale_a: float = 0.67, scale_b: float = 1.7159) -> Tensor:
    """③ stanh -> StanhGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.STANH, x)
    op = None if observer.current is None else observer.current.op_began(infos.STANH, (x,), (scale_a, scale_b))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.StanhGradNode()
        node.scale_a = scale_a
        node.scale_b = scale_b
    out = api.stanh(x, scale_a, scale_b)
    if odd and fast.check_nan_inf:
        check_nan_inf("stanh", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
        node.out_impl = out_impl = out.impl
        node.out = out_impl.array
        node.out_version = 0 if out_impl.storage is None else out_impl.storage.version
        if odd and fast.hooked:
            pack_saved(node, OUT, out)
    if op is not None:
        op.ended((out,), node)
    return out


def view_take_ad_func(
    x: Tensor, layout: Sequence[int], dims: Sequence[int], stride: Sequence[int], offset: int
) -> Tensor:
    """③ view_take -> ViewTakeGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.VIEW_TAKE, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.VIEW_TAKE, (x,), (layout, dims, stride, offset))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.ViewTakeGradNode()
        node.layout = layout
        node.dims = dims
        node.stride = stride
        node.offset = offset
    out = api.view_take(x, layout, dims, stride, offset)
    if odd and fast.check_nan_inf:
        check_nan_inf("view_take", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def view_put_ad_func(
    part: Tensor, shape: Sequence[int], layout: Sequence[int], dims: Sequence[int], stride: Sequence[int], offset: int
) -> Tensor:
    """③ view_put -> ViewPutGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (part,) = cast_inputs(infos.VIEW_PUT, part)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.VIEW_PUT, (part,), (shape, layout, dims, stride, offset))
    part_autograd = part.autograd_meta_
    node = None
    if part_autograd is not None and not part_autograd.stop_gradient_ and has_grad():
        node = nodes.ViewPutGradNode()
        node.layout = layout
        node.dims = dims
        node.stride = stride
        node.offset = offset
    out = api.view_put(part, shape, layout, dims, stride, offset)
    if odd and fast.check_nan_inf:
        check_nan_inf("view_put", out, node=node)
    if node is not None:
        node.edges = (grad_edge(part),)
        node.out_metas = (part.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def view_clear_ad_func(
    x: Tensor, layout: Sequence[int], dims: Sequence[int], stride: Sequence[int], offset: int
) -> Tensor:
    """③ view_clear -> ViewClearGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        (x,) = cast_inputs(infos.VIEW_CLEAR, x)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.VIEW_CLEAR, (x,), (layout, dims, stride, offset))
    x_autograd = x.autograd_meta_
    node = None
    if x_autograd is not None and not x_autograd.stop_gradient_ and has_grad():
        node = nodes.ViewClearGradNode()
        node.layout = layout
        node.dims = dims
        node.stride = stride
        node.offset = offset
    out = api.view_clear(x, layout, dims, stride, offset)
    if odd and fast.check_nan_inf:
        check_nan_inf("view_clear", out, node=node)
    if node is not None:
        node.edges = (None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),)
        node.out_metas = (x.impl.meta,)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out


def view_write_ad_func(
    x: Tensor, part: Tensor, layout: Sequence[int], dims: Sequence[int], stride: Sequence[int], offset: int
) -> Tensor:
    """③ view_write -> ViewWriteGradNode."""
    odd = fast.odd
    if odd and fast.amp and AMP_STATE.get() is not None:
        x, part = cast_inputs(infos.VIEW_WRITE, x, part)
    op = None
    if observer.current is not None:
        op = observer.current.op_began(infos.VIEW_WRITE, (x, part), (layout, dims, stride, offset))
    x_autograd, part_autograd = x.autograd_meta_, part.autograd_meta_
    node = None
    if (
        (x_autograd is not None and not x_autograd.stop_gradient_)
        or (part_autograd is not None and not part_autograd.stop_gradient_)
    ) and has_grad():
        node = nodes.ViewWriteGradNode()
        node.layout = layout
        node.dims = dims
        node.stride = stride
        node.offset = offset
    out = api.view_write(x, part, layout, dims, stride, offset)
    if odd and fast.check_nan_inf:
        check_nan_inf("view_write", out, node=node)
    if node is not None:
        node.edges = (
            None if x_autograd is None or x_autograd.stop_gradient_ else x_autograd.edge or grad_edge(x),
            grad_edge(part),
        )
        x_meta, part_meta = x.impl.meta, part.impl.meta
        node.out_metas = x_meta.pair if x_meta is part_meta else (x_meta, part_meta)
        node.in_metas = out.impl.meta
        node.extra = None
        node.cleared = False
        node.oid = 0
        out.autograd_meta_ = history = AutogradMeta()
        history.edge = (node, 0, 0)
        history.stop_gradient_ = False
        history.grad_ = history.extra = None
        if odd and fast.guard:
            remember(node, (out,))
    if op is not None:
        op.ended((out,), node)
    return out
