"""Gradient nodes, one class per differentiable op. Generated from ops/*.yaml; do not edit.

`backward` is the op's gradient formula; F is the kernels on raw arrays, or the recorded ops on Tensors.
"""

from __future__ import annotations

from typing import Any

from gradscope.core.eager.grad_node_info import IN, OUT, GradNodeBase, Saved
from gradscope.core.eager.tensor_wrapper import recover
from gradscope.core.ops.composites.complex import angle_x_grad, sgn_x_grad
from gradscope.core.ops.composites.einsum import einsum_x_grads
from gradscope.core.ops.composites.elementwise import to_dtype
from gradscope.core.ops.composites.embedding import embedding_weight_grad
from gradscope.core.ops.composites.fft import fft_c2r_x_grad, fft_r2c_x_grad, frame_x_grad
from gradscope.core.ops.composites.graph import (
    edges_grad,
    send_u_recv_x_grad,
    send_ue_recv_x_grad,
    send_ue_recv_y_grad,
    send_uv_side_grad,
)
from gradscope.core.ops.composites.indexing import (
    index_put_value_grad,
    multiplex_grads,
    put_along_axis_arr_grad,
    put_along_axis_values_grad,
)
from gradscope.core.ops.composites.linalg import (
    cholesky_x_grad,
    det_x_grad,
    eigh_x_grad,
    frobenius_norm_x_grad,
    matmul_x_grad,
    matmul_y_grad,
    renorm_x_grad,
    slogdet_x_grad,
    solve_x_grad,
    solve_y_grad,
    svd_x_grad,
    trace_x_grad,
    triangular_solve_x_grad,
)
from gradscope.core.ops.composites.linalg_factors import (
    eig_x_grad,
    lu_unpack_x_grad,
    lu_x_grad,
    matrix_exp_x_grad,
    qr_x_grad,
)
from gradscope.core.ops.composites.manipulation import (
    kron_side_grad,
    meshgrid_grads,
    repeat_interleave_x_grad,
    summed_to_each,
    tile_x_grad,
)
from gradscope.core.ops.composites.nn_activation import (
    gelu_curve,
    prelu_alpha_grad,
    prelu_x_grad,
    silu_curve,
    softplus_curve,
)
from gradscope.core.ops.composites.nn_interp import interpolated
from gradscope.core.ops.composites.nn_loss import (
    bce_label_grad,
    cross_entropy_input_grad,
    cross_entropy_label_grad,
    cross_entropy_mixed_grad,
    cross_entropy_slope_grad,
    kldiv_label_grad,
    kldiv_target,
    logits_label_grad,
    logits_x_grad,
    nll_of,
)
from gradscope.core.ops.composites.nn_norm import (
    batch_norm_lines,
    batch_norm_scale_grad,
    batch_norm_x_grad,
    group_norm_lines,
    group_norm_scale_grad,
    group_norm_x_grad,
    layer_norm_lines,
    layer_norm_scale_grad,
    layer_norm_x_grad,
    per_channel,
)
from gradscope.core.ops.composites.nn_pool import lp_pool_grad
from gradscope.core.ops.composites.nn_sequence import ctc_logits_grad, rnnt_input_grad
from gradscope.core.ops.composites.nn_vision import grid_sample_grid_grad, grid_sample_x_grad
from gradscope.core.ops.composites.nn_window import convolved
from gradscope.core.ops.composites.reduction import even_share, median_x_grad, norm_x_grad, prod_x_grad
from gradscope.core.ops.composites.scan import cumprod_x_grad, decay_sum_x_grad, logcumsumexp_x_grad
from gradscope.core.ops.composites.sparse import along, at_shown, form_of, shown_only
from gradscope.core.ops.composites.special import bessel_ratio, logit_x_grad
from gradscope.core.ops.shapes import (
    channels_of,
    frame_length_of,
    inverse_perm,
    kept_shape,
    last_dims,
    negated,
    other_norm,
    pad_axes,
    pad_ends,
    pad_starts,
    reduced_count,
    runs_on_fixed,
    sliced_shape,
    tail_dims,
)


class RealGradNode(GradNodeBase):
    """real_grad: x_grad = complex(out_grad, fill(out_grad, 0))."""

    __slots__ = ()
    name_ = "RealGradNode"
    op_ = "real"
    args_ = ("x",)

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.complex(out_grad, F.fill(out_grad, 0))
        return (x_grad,)


class ImagGradNode(GradNodeBase):
    """imag_grad: x_grad = complex(fill(out_grad, 0), out_grad)."""

    __slots__ = ()
    name_ = "ImagGradNode"
    op_ = "imag"
    args_ = ("x",)

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.complex(F.fill(out_grad, 0), out_grad)
        return (x_grad,)


class ConjGradNode(GradNodeBase):
    """conj_grad: x_grad = conj(out_grad)."""

    __slots__ = ()
    name_ = "ConjGradNode"
    op_ = "conj"
    args_ = ("x",)

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.conj(out_grad)
        return (x_grad,)


class ComplexGradNode(GradNodeBase):
    """complex_grad: real_grad = sum_to(real(out_grad), real.shape); imag_grad = sum_to(imag(out_grad), imag.shape)."""

    __slots__ = ()
    name_ = "ComplexGradNode"
    op_ = "complex"
    args_ = ("real", "imag")
    saved_ = (Saved("real", IN, 0, no_need_buffer=True), Saved("imag", IN, 1, no_need_buffer=True))

    def backward(self, F: Any, out_grad: Any) -> Any:
        real_edge, imag_edge = self.edges
        real_meta, imag_meta = self.out_metas
        real_grad = imag_grad = None
        if real_edge is not None:
            real_grad = F.real(out_grad)
            if real_meta is not self.in_metas:
                real_grad = F.sum_to(real_grad, real_meta.dims)
        if imag_edge is not None:
            imag_grad = F.imag(out_grad)
            if imag_meta is not self.in_metas:
                imag_grad = F.sum_to(imag_grad, imag_meta.dims)
        return real_grad, imag_grad

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class AsComplexGradNode(GradNodeBase):
    """as_complex_grad: x_grad = as_real(out_grad)."""

    __slots__ = ()
    name_ = "AsComplexGradNode"
    op_ = "as_complex"
    args_ = ("x",)

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.as_real(out_grad)
        return (x_grad,)


class AsRealGradNode(GradNodeBase):
    """as_real_grad: x_grad = as_complex(out_grad)."""

    __slots__ = ()
    name_ = "AsRealGradNode"
    op_ = "as_real"
    args_ = ("x",)

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.as_complex(out_grad)
        return (x_grad,)


class AngleGradNode(GradNodeBase):
    """angle_grad: x_grad = angle_x_grad(x, out_grad)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "AngleGradNode"
    op_ = "angle"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)
    conjugates_ = False

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = angle_x_grad(F, x, out_grad)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SgnGradNode(GradNodeBase):
    """sgn_grad: x_grad = sgn_x_grad(x, out_grad)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "SgnGradNode"
    op_ = "sgn"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)
    conjugates_ = False

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = sgn_x_grad(F, x, out_grad)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class AddGradNode(GradNodeBase):
    """add_grad: x_grad = sum_to(out_grad, x.shape); y_grad = sum_to(out_grad, y.shape)."""

    __slots__ = ()
    name_ = "AddGradNode"
    op_ = "add"
    args_ = ("x", "y")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True), Saved("y", IN, 1, no_need_buffer=True))

    def backward(self, F: Any, out_grad: Any) -> Any:
        x_edge, y_edge = self.edges
        x_meta, y_meta = self.out_metas
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = out_grad
            if x_meta is not self.in_metas:
                x_grad = F.sum_to(x_grad, x_meta.dims)
        if y_edge is not None:
            y_grad = out_grad
            if y_meta is not self.in_metas:
                y_grad = F.sum_to(y_grad, y_meta.dims)
        return x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class SubtractGradNode(GradNodeBase):
    """subtract_grad: x_grad = sum_to(out_grad, x.shape); y_grad = sum_to(-out_grad, y.shape)."""

    __slots__ = ()
    name_ = "SubtractGradNode"
    op_ = "subtract"
    args_ = ("x", "y")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True), Saved("y", IN, 1, no_need_buffer=True))

    def backward(self, F: Any, out_grad: Any) -> Any:
        x_edge, y_edge = self.edges
        x_meta, y_meta = self.out_metas
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = out_grad
            if x_meta is not self.in_metas:
                x_grad = F.sum_to(x_grad, x_meta.dims)
        if y_edge is not None:
            y_grad = F.scale(out_grad, -1.0, 0.0, True)
            if y_meta is not self.in_metas:
                y_grad = F.sum_to(y_grad, y_meta.dims)
        return x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class MultiplyGradNode(GradNodeBase):
    """multiply_grad: x_grad = sum_to(out_grad * y, x.shape); y_grad = sum_to(out_grad * x, y.shape)."""

    __slots__ = ("x", "x_impl", "x_version", "y", "y_impl", "y_version")
    name_ = "MultiplyGradNode"
    op_ = "multiply"
    args_ = ("x", "y")
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        x_edge, y_edge = self.edges
        x_meta, y_meta = self.out_metas
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = F.multiply(out_grad, y)
            if x_meta is not self.in_metas:
                x_grad = F.sum_to(x_grad, x_meta.dims)
        if y_edge is not None:
            y_grad = F.multiply(out_grad, x)
            if y_meta is not self.in_metas:
                y_grad = F.sum_to(y_grad, y_meta.dims)
        return x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.cleared = True


class DivideGradNode(GradNodeBase):
    """divide_grad: x_grad = sum_to(out_grad / y, x.shape); y_grad = sum_to(-(out_grad * out / y), y.shape)."""

    __slots__ = ("y", "y_impl", "y_version", "out", "out_impl", "out_version")
    name_ = "DivideGradNode"
    op_ = "divide"
    args_ = ("x", "y")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True), Saved("y", IN, 1), Saved("out", OUT, 0))

    y: Any
    y_impl: Any
    y_version: Any
    out: Any
    out_impl: Any
    out_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        x_edge, y_edge = self.edges
        x_meta, y_meta = self.out_metas
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = F.divide(out_grad, y)
            if x_meta is not self.in_metas:
                x_grad = F.sum_to(x_grad, x_meta.dims)
        if y_edge is not None:
            y_grad = F.scale(F.divide(F.multiply(out_grad, out), y), -1.0, 0.0, True)
            if y_meta is not self.in_metas:
                y_grad = F.sum_to(y_grad, y_meta.dims)
        return x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.y = self.y_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class ScaleGradNode(GradNodeBase):
    """scale_grad: x_grad = out_grad * scale."""

    __slots__ = ("scale",)
    name_ = "ScaleGradNode"
    op_ = "scale"
    args_ = ("x",)
    attrs_ = ("scale",)

    scale: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.scale(out_grad, self.scale, 0.0, True)
        return (x_grad,)


class DivScaleGradNode(GradNodeBase):
    """div_scale_grad: x_grad = out_grad / scale."""

    __slots__ = ("scale",)
    name_ = "DivScaleGradNode"
    op_ = "div_scale"
    args_ = ("x",)
    attrs_ = ("scale",)

    scale: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.div_scale(out_grad, self.scale)
        return (x_grad,)


class PowGradNode(GradNodeBase):
    """pow_grad: x_grad = out_grad * pow_slope(x, y)."""

    __slots__ = ("x", "x_impl", "x_version", "y")
    name_ = "PowGradNode"
    op_ = "pow"
    args_ = ("x",)
    attrs_ = ("y",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    y: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.multiply(out_grad, F.pow_slope(x, self.y))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class PowSlopeGradNode(GradNodeBase):
    """pow_slope_grad: x_grad = out_grad * pow_slope(x, y - 1) * y."""

    __slots__ = ("x", "x_impl", "x_version", "y")
    name_ = "PowSlopeGradNode"
    op_ = "pow_slope"
    args_ = ("x",)
    attrs_ = ("y",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    y: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.scale(F.multiply(out_grad, F.pow_slope(x, self.y - 1)), self.y, 0.0, True)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class ElementwisePowGradNode(GradNodeBase):
    """elementwise_pow_grad: x_grad = sum_to(out_grad * elementwise_pow_slope(x, y), x.shape); y_grad =
    sum_to(out_grad * xlogy(elementwise_pow(x, y), x), y.shape).
    """

    __slots__ = ("x", "x_impl", "x_version", "y", "y_impl", "y_version")
    name_ = "ElementwisePowGradNode"
    op_ = "elementwise_pow"
    args_ = ("x", "y")
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        x_edge, y_edge = self.edges
        x_meta, y_meta = self.out_metas
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = F.multiply(out_grad, F.elementwise_pow_slope(x, y))
            if x_meta is not self.in_metas:
                x_grad = F.sum_to(x_grad, x_meta.dims)
        if y_edge is not None:
            y_grad = F.multiply(out_grad, F.xlogy(F.elementwise_pow(x, y), x))
            if y_meta is not self.in_metas:
                y_grad = F.sum_to(y_grad, y_meta.dims)
        return x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.cleared = True


class ElementwisePowSlopeGradNode(GradNodeBase):
    """elementwise_pow_slope_grad: x_grad = sum_to(out_grad * y * elementwise_pow_slope(x, y - 1), x.shape); y_grad =
    sum_to(out_grad * (elementwise_pow(x, y - 1) + xlogy(elementwise_pow_slope(x, y), x)), y.shape).
    """

    __slots__ = ("x", "x_impl", "x_version", "y", "y_impl", "y_version")
    name_ = "ElementwisePowSlopeGradNode"
    op_ = "elementwise_pow_slope"
    args_ = ("x", "y")
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        x_edge, y_edge = self.edges
        x_meta, y_meta = self.out_metas
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = F.multiply(F.multiply(out_grad, y), F.elementwise_pow_slope(x, F.scale(y, 1.0, -1, True)))
            if x_meta is not self.in_metas:
                x_grad = F.sum_to(x_grad, x_meta.dims)
        if y_edge is not None:
            y_grad = F.multiply(
                out_grad,
                F.add(F.elementwise_pow(x, F.scale(y, 1.0, -1, True)), F.xlogy(F.elementwise_pow_slope(x, y), x)),
            )
            if y_meta is not self.in_metas:
                y_grad = F.sum_to(y_grad, y_meta.dims)
        return x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.cleared = True


class XlogyGradNode(GradNodeBase):
    """xlogy_grad: x_grad = sum_to(out_grad * log(y), x.shape); y_grad = sum_to(out_grad * x / y, y.shape)."""

    __slots__ = ("x", "x_impl", "x_version", "y", "y_impl", "y_version")
    name_ = "XlogyGradNode"
    op_ = "xlogy"
    args_ = ("x", "y")
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        x_edge, y_edge = self.edges
        x_meta, y_meta = self.out_metas
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = F.multiply(out_grad, F.log(y))
            if x_meta is not self.in_metas:
                x_grad = F.sum_to(x_grad, x_meta.dims)
        if y_edge is not None:
            y_grad = F.divide(F.multiply(out_grad, x), y)
            if y_meta is not self.in_metas:
                y_grad = F.sum_to(y_grad, y_meta.dims)
        return x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.cleared = True


class MaximumGradNode(GradNodeBase):
    """maximum_grad: x_grad = sum_to(keep_greater(out_grad, x, y), x.shape); y_grad = sum_to(keep_greater(out_grad,
    y, x), y.shape).
    """

    __slots__ = ("x", "x_impl", "x_version", "y", "y_impl", "y_version")
    name_ = "MaximumGradNode"
    op_ = "maximum"
    args_ = ("x", "y")
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        x_edge, y_edge = self.edges
        x_meta, y_meta = self.out_metas
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = F.keep_greater(out_grad, x, y)
            if x_meta is not self.in_metas:
                x_grad = F.sum_to(x_grad, x_meta.dims)
        if y_edge is not None:
            y_grad = F.keep_greater(out_grad, y, x)
            if y_meta is not self.in_metas:
                y_grad = F.sum_to(y_grad, y_meta.dims)
        return x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.cleared = True


class MinimumGradNode(GradNodeBase):
    """minimum_grad: x_grad = sum_to(keep_greater(out_grad, y, x), x.shape); y_grad = sum_to(keep_greater(out_grad,
    x, y), y.shape).
    """

    __slots__ = ("x", "x_impl", "x_version", "y", "y_impl", "y_version")
    name_ = "MinimumGradNode"
    op_ = "minimum"
    args_ = ("x", "y")
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        x_edge, y_edge = self.edges
        x_meta, y_meta = self.out_metas
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = F.keep_greater(out_grad, y, x)
            if x_meta is not self.in_metas:
                x_grad = F.sum_to(x_grad, x_meta.dims)
        if y_edge is not None:
            y_grad = F.keep_greater(out_grad, x, y)
            if y_meta is not self.in_metas:
                y_grad = F.sum_to(y_grad, y_meta.dims)
        return x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.cleared = True


class WhereGradNode(GradNodeBase):
    """where_grad: x_grad = sum_to(keep_where(out_grad, condition), x.shape); y_grad = sum_to(keep_where(out_grad,
    logical_not(condition)), y.shape).
    """

    __slots__ = ("condition", "condition_impl", "condition_version")
    name_ = "WhereGradNode"
    op_ = "where"
    args_ = ("condition", "x", "y")
    saved_ = (Saved("condition", IN, 0), Saved("x", IN, 1, no_need_buffer=True), Saved("y", IN, 2, no_need_buffer=True))

    condition: Any
    condition_impl: Any
    condition_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        condition = (
            self.condition if F.direct and self.condition_impl.storage is None else recover(self, F, "condition")
        )
        _, x_edge, y_edge = self.edges
        _, x_meta, y_meta = self.out_metas
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = F.keep_where(out_grad, condition)
            if x_meta is not self.in_metas:
                x_grad = F.sum_to(x_grad, x_meta.dims)
        if y_edge is not None:
            y_grad = F.keep_where(out_grad, F.logical_not(condition))
            if y_meta is not self.in_metas:
                y_grad = F.sum_to(y_grad, y_meta.dims)
        return None, x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.condition = self.condition_impl = None
        self.cleared = True


class KeepWhereGradNode(GradNodeBase):
    """keep_where_grad: x_grad = keep_where(out_grad, mask)."""

    __slots__ = ("mask", "mask_impl", "mask_version")
    name_ = "KeepWhereGradNode"
    op_ = "keep_where"
    args_ = ("x", "mask")
    saved_ = (Saved("mask", IN, 1),)

    mask: Any
    mask_impl: Any
    mask_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        mask = self.mask if F.direct and self.mask_impl.storage is None else recover(self, F, "mask")
        x_edge, _ = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.keep_where(out_grad, mask)
        return x_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.mask = self.mask_impl = None
        self.cleared = True


class ClipGradNode(GradNodeBase):
    """clip_grad: x_grad = clip_grad(x, out_grad, min, max)."""

    __slots__ = ("x", "x_impl", "x_version", "min", "max")
    name_ = "ClipGradNode"
    op_ = "clip"
    args_ = ("x",)
    attrs_ = ("min", "max")
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    min: Any
    max: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.clip_grad(x, out_grad, self.min, self.max)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class ClipDoubleGradNode(GradNodeBase):
    """clip_double_grad: out_grad_grad = clip_grad(x, x_grad_grad, min, max)."""

    __slots__ = ("x", "x_impl", "x_version", "min", "max")
    name_ = "ClipDoubleGradNode"
    op_ = "clip_grad"
    args_ = ("x", "out_grad")
    outs_ = ("x_grad",)
    attrs_ = ("min", "max")
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    min: Any
    max: Any

    def backward(self, F: Any, x_grad_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        _, out_grad_edge = self.edges
        out_grad_grad = None
        if out_grad_edge is not None:
            out_grad_grad = F.clip_grad(x, x_grad_grad, self.min, self.max)
        return None, out_grad_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class FillGradNode(GradNodeBase):
    """fill_grad: x_grad = fill(out_grad, 0)."""

    __slots__ = ()
    name_ = "FillGradNode"
    op_ = "fill"
    args_ = ("x",)

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.fill(out_grad, 0)
        return (x_grad,)


class CastGradNode(GradNodeBase):
    """cast_grad: x_grad = to_dtype(out_grad, x.dtype)."""

    __slots__ = ()
    name_ = "CastGradNode"
    op_ = "cast"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0, no_need_buffer=True),)

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = to_dtype(F, out_grad, x_meta.dtype)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class AssignGradNode(GradNodeBase):
    """assign_grad: x_grad = out_grad."""

    __slots__ = ()
    name_ = "AssignGradNode"
    op_ = "assign"
    args_ = ("x",)

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = out_grad
        return (x_grad,)


class AddNGradNode(GradNodeBase):
    """add_n_grad: inputs_grad = [out_grad for t in inputs]."""

    __slots__ = ()
    name_ = "AddNGradNode"
    op_ = "add_n"
    args_ = ("inputs",)
    saved_ = (Saved("inputs", IN, 0, no_need_buffer=True, many=True),)

    def backward(self, F: Any, out_grad: Any) -> Any:
        (inputs_edges,) = self.edges
        (inputs_metas,) = self.out_metas
        inputs_grad = None
        if any(edge is not None for edge in inputs_edges):
            inputs_grad = [out_grad for t in inputs_metas]
        return (inputs_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class Atan2GradNode(GradNodeBase):
    """atan2_grad: x_grad = sum_to(out_grad * y / (x * x + y * y), x.shape); y_grad = sum_to(-(out_grad * x / (x * x
    + y * y)), y.shape).
    """

    __slots__ = ("x", "x_impl", "x_version", "y", "y_impl", "y_version")
    name_ = "Atan2GradNode"
    op_ = "atan2"
    args_ = ("x", "y")
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        x_edge, y_edge = self.edges
        x_meta, y_meta = self.out_metas
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = F.divide(F.multiply(out_grad, y), F.add(F.multiply(x, x), F.multiply(y, y)))
            if x_meta is not self.in_metas:
                x_grad = F.sum_to(x_grad, x_meta.dims)
        if y_edge is not None:
            y_grad = F.scale(
                F.divide(F.multiply(out_grad, x), F.add(F.multiply(x, x), F.multiply(y, y))), -1.0, 0.0, True
            )
            if y_meta is not self.in_metas:
                y_grad = F.sum_to(y_grad, y_meta.dims)
        return x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.cleared = True


class KeepGreaterGradNode(GradNodeBase):
    """keep_greater_grad: g_grad = keep_greater(out_grad, x, y)."""

    __slots__ = ("x", "x_impl", "x_version", "y", "y_impl", "y_version")
    name_ = "KeepGreaterGradNode"
    op_ = "keep_greater"
    args_ = ("g", "x", "y")
    saved_ = (Saved("x", IN, 1), Saved("y", IN, 2))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        g_edge, _, _ = self.edges
        g_grad = None
        if g_edge is not None:
            g_grad = F.keep_greater(out_grad, x, y)
        return g_grad, None, None

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.cleared = True


class FmaxGradNode(GradNodeBase):
    """fmax_grad: taken = logical_or(x >= y, isnan(y)); x_grad = sum_to(keep_where(out_grad, taken), x.shape); y_grad
    = sum_to(keep_where(out_grad, logical_not(taken)), y.shape).
    """

    __slots__ = ("x", "x_impl", "x_version", "y", "y_impl", "y_version")
    name_ = "FmaxGradNode"
    op_ = "fmax"
    args_ = ("x", "y")
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        x_edge, y_edge = self.edges
        x_meta, y_meta = self.out_metas
        x_grad = y_grad = None
        if x_edge is not None or y_edge is not None:
            taken = F.logical_or(F.greater_equal(x, y), F.isnan(y))
        if x_edge is not None:
            x_grad = F.keep_where(out_grad, taken)
            if x_meta is not self.in_metas:
                x_grad = F.sum_to(x_grad, x_meta.dims)
        if y_edge is not None:
            y_grad = F.keep_where(out_grad, F.logical_not(taken))
            if y_meta is not self.in_metas:
                y_grad = F.sum_to(y_grad, y_meta.dims)
        return x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.cleared = True


class FminGradNode(GradNodeBase):
    """fmin_grad: taken = logical_or(x <= y, isnan(y)); x_grad = sum_to(keep_where(out_grad, taken), x.shape); y_grad
    = sum_to(keep_where(out_grad, logical_not(taken)), y.shape).
    """

    __slots__ = ("x", "x_impl", "x_version", "y", "y_impl", "y_version")
    name_ = "FminGradNode"
    op_ = "fmin"
    args_ = ("x", "y")
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        x_edge, y_edge = self.edges
        x_meta, y_meta = self.out_metas
        x_grad = y_grad = None
        if x_edge is not None or y_edge is not None:
            taken = F.logical_or(F.less_equal(x, y), F.isnan(y))
        if x_edge is not None:
            x_grad = F.keep_where(out_grad, taken)
            if x_meta is not self.in_metas:
                x_grad = F.sum_to(x_grad, x_meta.dims)
        if y_edge is not None:
            y_grad = F.keep_where(out_grad, F.logical_not(taken))
            if y_meta is not self.in_metas:
                y_grad = F.sum_to(y_grad, y_meta.dims)
        return x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.cleared = True


class RemainderGradNode(GradNodeBase):
    """remainder_grad: x_grad = sum_to(out_grad, x.shape); y_grad = sum_to(-(out_grad * floor(x / y)), y.shape)."""

    __slots__ = ("x", "x_impl", "x_version", "y", "y_impl", "y_version")
    name_ = "RemainderGradNode"
    op_ = "remainder"
    args_ = ("x", "y")
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        x_edge, y_edge = self.edges
        x_meta, y_meta = self.out_metas
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = out_grad
            if x_meta is not self.in_metas:
                x_grad = F.sum_to(x_grad, x_meta.dims)
        if y_edge is not None:
            y_grad = F.scale(F.multiply(out_grad, F.floor(F.divide(x, y))), -1.0, 0.0, True)
            if y_meta is not self.in_metas:
                y_grad = F.sum_to(y_grad, y_meta.dims)
        return x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.cleared = True


class CopysignGradNode(GradNodeBase):
    """copysign_grad: x_grad = sum_to(out_grad * copysign(sign(x), sign(x) * copysign(fill(out, 1), y)), x.shape);
    y_grad = sum_to(fill(out_grad, 0), y.shape).
    """

    __slots__ = ("x", "x_impl", "x_version", "y", "y_impl", "y_version", "out", "out_impl", "out_version")
    name_ = "CopysignGradNode"
    op_ = "copysign"
    args_ = ("x", "y")
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1), Saved("out", OUT, 0))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any
    out: Any
    out_impl: Any
    out_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        x_edge, y_edge = self.edges
        x_meta, y_meta = self.out_metas
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = F.multiply(out_grad, F.copysign(F.sign(x), F.multiply(F.sign(x), F.copysign(F.fill(out, 1), y))))
            if x_meta is not self.in_metas:
                x_grad = F.sum_to(x_grad, x_meta.dims)
        if y_edge is not None:
            y_grad = F.fill(out_grad, 0)
            if y_meta is not self.in_metas:
                y_grad = F.sum_to(y_grad, y_meta.dims)
        return x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class HeavisideGradNode(GradNodeBase):
    """heaviside_grad: x_grad = sum_to(fill(out_grad, 0), x.shape); y_grad = sum_to(keep_where(out_grad, x == fill(x,
    0)), y.shape).
    """

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "HeavisideGradNode"
    op_ = "heaviside"
    args_ = ("x", "y")
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1, no_need_buffer=True))

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        x_edge, y_edge = self.edges
        x_meta, y_meta = self.out_metas
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = F.fill(out_grad, 0)
            if x_meta is not self.in_metas:
                x_grad = F.sum_to(x_grad, x_meta.dims)
        if y_edge is not None:
            y_grad = F.keep_where(out_grad, F.equal(x, F.fill(x, 0)))
            if y_meta is not self.in_metas:
                y_grad = F.sum_to(y_grad, y_meta.dims)
        return x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class LerpGradNode(GradNodeBase):
    """lerp_grad: x_grad = sum_to(out_grad * (1 - weight), x.shape); y_grad = sum_to(out_grad * weight, y.shape);
    weight_grad = sum_to(out_grad * (y - x), weight.shape).
    """

    __slots__ = ("x", "x_impl", "x_version", "y", "y_impl", "y_version", "weight", "weight_impl", "weight_version")
    name_ = "LerpGradNode"
    op_ = "lerp"
    args_ = ("x", "y", "weight")
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1), Saved("weight", IN, 2))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any
    weight: Any
    weight_impl: Any
    weight_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        weight = self.weight if F.direct and self.weight_impl.storage is None else recover(self, F, "weight")
        x_edge, y_edge, weight_edge = self.edges
        x_meta, y_meta, weight_meta = self.out_metas
        x_grad = y_grad = weight_grad = None
        if x_edge is not None:
            x_grad = F.multiply(out_grad, F.scale(weight, -1.0, 1, True))
            if x_meta is not self.in_metas:
                x_grad = F.sum_to(x_grad, x_meta.dims)
        if y_edge is not None:
            y_grad = F.multiply(out_grad, weight)
            if y_meta is not self.in_metas:
                y_grad = F.sum_to(y_grad, y_meta.dims)
        if weight_edge is not None:
            weight_grad = F.multiply(out_grad, F.subtract(y, x))
            if weight_meta is not self.in_metas:
                weight_grad = F.sum_to(weight_grad, weight_meta.dims)
        return x_grad, y_grad, weight_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.weight = self.weight_impl = None
        self.cleared = True


class EmbeddingGradNode(GradNodeBase):
    """embedding_grad: weight_grad = embedding_weight_grad(x, out_grad, weight.shape, padding_idx, sparse)."""

    __slots__ = ("x", "x_impl", "x_version", "padding_idx", "sparse")
    name_ = "EmbeddingGradNode"
    op_ = "embedding"
    args_ = ("x", "weight")
    attrs_ = ("padding_idx", "sparse")
    saved_ = (Saved("x", IN, 0), Saved("weight", IN, 1, no_need_buffer=True))

    x: Any
    x_impl: Any
    x_version: Any
    padding_idx: Any
    sparse: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        _, weight_edge = self.edges
        _, weight_meta = self.out_metas
        weight_grad = None
        if weight_edge is not None:
            weight_grad = embedding_weight_grad(F, x, out_grad, weight_meta.dims, self.padding_idx, self.sparse)
        return None, weight_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class EmbeddingDoubleGradNode(GradNodeBase):
    """embedding_double_grad: out_grad_grad = embedding(x, weight_grad_grad, padding_idx, False)."""

    __slots__ = ("x", "x_impl", "x_version", "padding_idx")
    name_ = "EmbeddingDoubleGradNode"
    op_ = "embedding_grad"
    args_ = ("x", "out_grad")
    outs_ = ("weight_grad",)
    attrs_ = ("padding_idx",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    padding_idx: Any

    def backward(self, F: Any, weight_grad_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        _, out_grad_edge = self.edges
        out_grad_grad = None
        if out_grad_edge is not None:
            out_grad_grad = F.embedding(x, weight_grad_grad, self.padding_idx, False)
        return None, out_grad_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class EmbeddingWithScaledGradientGradNode(GradNodeBase):
    """embedding_with_scaled_gradient_grad: weight_grad = embedding_grad(x, out_grad * embedding_share(x, out_grad),
    weight.shape, padding_idx).
    """

    __slots__ = ("x", "x_impl", "x_version", "padding_idx")
    name_ = "EmbeddingWithScaledGradientGradNode"
    op_ = "embedding_with_scaled_gradient"
    args_ = ("x", "weight")
    attrs_ = ("padding_idx",)
    saved_ = (Saved("x", IN, 0), Saved("weight", IN, 1, no_need_buffer=True))

    x: Any
    x_impl: Any
    x_version: Any
    padding_idx: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        _, weight_edge = self.edges
        _, weight_meta = self.out_metas
        weight_grad = None
        if weight_edge is not None:
            weight_grad = F.embedding_grad(
                x, F.multiply(out_grad, F.embedding_share(x, out_grad)), weight_meta.dims, self.padding_idx
            )
        return None, weight_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class FftC2cGradNode(GradNodeBase):
    """fft_c2c_grad: x_grad = fft_c2c(out_grad, axes, other_norm(normalization), not forward)."""

    __slots__ = ("axes", "normalization", "forward")
    name_ = "FftC2cGradNode"
    op_ = "fft_c2c"
    args_ = ("x",)
    attrs_ = ("axes", "normalization", "forward")

    axes: Any
    normalization: Any
    forward: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.fft_c2c(out_grad, self.axes, other_norm(self.normalization), not self.forward)
        return (x_grad,)


class FftR2cGradNode(GradNodeBase):
    """fft_r2c_grad: x_grad = fft_r2c_x_grad(out_grad, x.shape, axes, normalization, forward, onesided)."""

    __slots__ = ("axes", "normalization", "forward", "onesided")
    name_ = "FftR2cGradNode"
    op_ = "fft_r2c"
    args_ = ("x",)
    attrs_ = ("axes", "normalization", "forward", "onesided")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True),)

    axes: Any
    normalization: Any
    forward: Any
    onesided: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = fft_r2c_x_grad(
                F, out_grad, x_meta.dims, self.axes, self.normalization, self.forward, self.onesided
            )
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class FftC2rGradNode(GradNodeBase):
    """fft_c2r_grad: x_grad = fft_c2r_x_grad(out_grad, axes, normalization, forward)."""

    __slots__ = ("axes", "normalization", "forward")
    name_ = "FftC2rGradNode"
    op_ = "fft_c2r"
    args_ = ("x",)
    attrs_ = ("axes", "normalization", "forward")

    axes: Any
    normalization: Any
    forward: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = fft_c2r_x_grad(F, out_grad, self.axes, self.normalization, self.forward)
        return (x_grad,)


class FrameGradNode(GradNodeBase):
    """frame_grad: x_grad = frame_x_grad(out_grad, x.shape, hop_length, axis)."""

    __slots__ = ("hop_length", "axis")
    name_ = "FrameGradNode"
    op_ = "frame"
    args_ = ("x",)
    attrs_ = ("hop_length", "axis")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True),)

    hop_length: Any
    axis: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = frame_x_grad(F, out_grad, x_meta.dims, self.hop_length, self.axis)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class OverlapAddGradNode(GradNodeBase):
    """overlap_add_grad: x_grad = frame(out_grad, frame_length_of(x.shape, axis), hop_length, axis)."""

    __slots__ = ("hop_length", "axis")
    name_ = "OverlapAddGradNode"
    op_ = "overlap_add"
    args_ = ("x",)
    attrs_ = ("hop_length", "axis")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True),)

    hop_length: Any
    axis: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.frame(out_grad, frame_length_of(x_meta.dims, self.axis), self.hop_length, self.axis)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class SegmentPoolGradNode(GradNodeBase):
    """segment_pool_grad: x_grad = edges_grad(x, segment_ids, out, summed_ids, out_grad, pooltype)."""

    __slots__ = (
        "x",
        "x_impl",
        "x_version",
        "segment_ids",
        "segment_ids_impl",
        "segment_ids_version",
        "out",
        "out_impl",
        "out_version",
        "summed_ids",
        "summed_ids_impl",
        "summed_ids_version",
        "pooltype",
    )
    name_ = "SegmentPoolGradNode"
    op_ = "segment_pool"
    args_ = ("x", "segment_ids")
    attrs_ = ("pooltype",)
    saved_ = (
        Saved("x", IN, 0),
        Saved("segment_ids", IN, 1),
        Saved("out", OUT, 0),
        Saved("summed_ids", OUT, 1, constant=True),
    )

    x: Any
    x_impl: Any
    x_version: Any
    segment_ids: Any
    segment_ids_impl: Any
    segment_ids_version: Any
    out: Any
    out_impl: Any
    out_version: Any
    summed_ids: Any
    summed_ids_impl: Any
    summed_ids_version: Any
    pooltype: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        segment_ids = (
            self.segment_ids if F.direct and self.segment_ids_impl.storage is None else recover(self, F, "segment_ids")
        )
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        summed_ids = (
            self.summed_ids if F.direct and self.summed_ids_impl.storage is None else recover(self, F, "summed_ids")
        )
        x_edge, _ = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = edges_grad(F, x, segment_ids, out, summed_ids, out_grad, self.pooltype)
        return x_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.segment_ids = self.segment_ids_impl = None
        self.out = self.out_impl = None
        self.summed_ids = self.summed_ids_impl = None
        self.cleared = True


class SendURecvGradNode(GradNodeBase):
    """send_u_recv_grad: x_grad = send_u_recv_x_grad(x, src_index, dst_index, out, dst_count, out_grad, reduce_op)."""

    __slots__ = (
        "x",
        "x_impl",
        "x_version",
        "src_index",
        "src_index_impl",
        "src_index_version",
        "dst_index",
        "dst_index_impl",
        "dst_index_version",
        "out",
        "out_impl",
        "out_version",
        "dst_count",
        "dst_count_impl",
        "dst_count_version",
        "reduce_op",
    )
    name_ = "SendURecvGradNode"
    op_ = "send_u_recv"
    args_ = ("x", "src_index", "dst_index")
    attrs_ = ("reduce_op",)
    saved_ = (
        Saved("x", IN, 0),
        Saved("src_index", IN, 1),
        Saved("dst_index", IN, 2),
        Saved("out", OUT, 0),
        Saved("dst_count", OUT, 1, constant=True),
    )

    x: Any
    x_impl: Any
    x_version: Any
    src_index: Any
    src_index_impl: Any
    src_index_version: Any
    dst_index: Any
    dst_index_impl: Any
    dst_index_version: Any
    out: Any
    out_impl: Any
    out_version: Any
    dst_count: Any
    dst_count_impl: Any
    dst_count_version: Any
    reduce_op: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        src_index = (
            self.src_index if F.direct and self.src_index_impl.storage is None else recover(self, F, "src_index")
        )
        dst_index = (
            self.dst_index if F.direct and self.dst_index_impl.storage is None else recover(self, F, "dst_index")
        )
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        dst_count = (
            self.dst_count if F.direct and self.dst_count_impl.storage is None else recover(self, F, "dst_count")
        )
        x_edge, _, _ = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = send_u_recv_x_grad(F, x, src_index, dst_index, out, dst_count, out_grad, self.reduce_op)
        return x_grad, None, None

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.src_index = self.src_index_impl = None
        self.dst_index = self.dst_index_impl = None
        self.out = self.out_impl = None
        self.dst_count = self.dst_count_impl = None
        self.cleared = True


class SendUeRecvGradNode(GradNodeBase):
    """send_ue_recv_grad: x_grad = send_ue_recv_x_grad(x, y, src_index, dst_index, out, dst_count, out_grad,
    message_op, reduce_op); y_grad = send_ue_recv_y_grad(x, y, src_index, dst_index, out, dst_count, out_grad,
    message_op, reduce_op).
    """

    __slots__ = (
        "x",
        "x_impl",
        "x_version",
        "y",
        "y_impl",
        "y_version",
        "src_index",
        "src_index_impl",
        "src_index_version",
        "dst_index",
        "dst_index_impl",
        "dst_index_version",
        "out",
        "out_impl",
        "out_version",
        "dst_count",
        "dst_count_impl",
        "dst_count_version",
        "message_op",
        "reduce_op",
    )
    name_ = "SendUeRecvGradNode"
    op_ = "send_ue_recv"
    args_ = ("x", "y", "src_index", "dst_index")
    attrs_ = ("message_op", "reduce_op")
    saved_ = (
        Saved("x", IN, 0),
        Saved("y", IN, 1),
        Saved("src_index", IN, 2),
        Saved("dst_index", IN, 3),
        Saved("out", OUT, 0),
        Saved("dst_count", OUT, 1, constant=True),
    )

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any
    src_index: Any
    src_index_impl: Any
    src_index_version: Any
    dst_index: Any
    dst_index_impl: Any
    dst_index_version: Any
    out: Any
    out_impl: Any
    out_version: Any
    dst_count: Any
    dst_count_impl: Any
    dst_count_version: Any
    message_op: Any
    reduce_op: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        src_index = (
            self.src_index if F.direct and self.src_index_impl.storage is None else recover(self, F, "src_index")
        )
        dst_index = (
            self.dst_index if F.direct and self.dst_index_impl.storage is None else recover(self, F, "dst_index")
        )
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        dst_count = (
            self.dst_count if F.direct and self.dst_count_impl.storage is None else recover(self, F, "dst_count")
        )
        x_edge, y_edge, _, _ = self.edges
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = send_ue_recv_x_grad(
                F, x, y, src_index, dst_index, out, dst_count, out_grad, self.message_op, self.reduce_op
            )
        if y_edge is not None:
            y_grad = send_ue_recv_y_grad(
                F, x, y, src_index, dst_index, out, dst_count, out_grad, self.message_op, self.reduce_op
            )
        return x_grad, y_grad, None, None

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.src_index = self.src_index_impl = None
        self.dst_index = self.dst_index_impl = None
        self.out = self.out_impl = None
        self.dst_count = self.dst_count_impl = None
        self.cleared = True


class SendUvGradNode(GradNodeBase):
    """send_uv_grad: x_grad = send_uv_side_grad(x.shape, y, src_index, dst_index, out_grad, message_op); y_grad =
    send_uv_side_grad(y.shape, x, dst_index, src_index, out_grad, message_op).
    """

    __slots__ = (
        "x",
        "x_impl",
        "x_version",
        "y",
        "y_impl",
        "y_version",
        "src_index",
        "src_index_impl",
        "src_index_version",
        "dst_index",
        "dst_index_impl",
        "dst_index_version",
        "message_op",
    )
    name_ = "SendUvGradNode"
    op_ = "send_uv"
    args_ = ("x", "y", "src_index", "dst_index")
    attrs_ = ("message_op",)
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1), Saved("src_index", IN, 2), Saved("dst_index", IN, 3))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any
    src_index: Any
    src_index_impl: Any
    src_index_version: Any
    dst_index: Any
    dst_index_impl: Any
    dst_index_version: Any
    message_op: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        src_index = (
            self.src_index if F.direct and self.src_index_impl.storage is None else recover(self, F, "src_index")
        )
        dst_index = (
            self.dst_index if F.direct and self.dst_index_impl.storage is None else recover(self, F, "dst_index")
        )
        x_edge, y_edge, _, _ = self.edges
        x_meta, y_meta, _, _ = self.out_metas
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = send_uv_side_grad(F, x_meta.dims, y, src_index, dst_index, out_grad, self.message_op)
        if y_edge is not None:
            y_grad = send_uv_side_grad(F, y_meta.dims, x, dst_index, src_index, out_grad, self.message_op)
        return x_grad, y_grad, None, None

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.src_index = self.src_index_impl = None
        self.dst_index = self.dst_index_impl = None
        self.cleared = True


class SliceGradNode(GradNodeBase):
    """slice_grad: input_grad = slice_grad(out_grad, input.shape, axes, starts, ends, decrease_axis)."""

    __slots__ = ("axes", "starts", "ends", "decrease_axis")
    name_ = "SliceGradNode"
    op_ = "slice"
    args_ = ("input",)
    attrs_ = ("axes", "starts", "ends", "decrease_axis")
    saved_ = (Saved("input", IN, 0, no_need_buffer=True),)

    axes: Any
    starts: Any
    ends: Any
    decrease_axis: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (input_edge,) = self.edges
        (input_meta,) = self.out_metas
        input_grad = None
        if input_edge is not None:
            input_grad = F.slice_grad(out_grad, input_meta.dims, self.axes, self.starts, self.ends, self.decrease_axis)
        return (input_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class SliceDoubleGradNode(GradNodeBase):
    """slice_double_grad: out_grad_grad = slice(input_grad_grad, axes, starts, ends, [], decrease_axis)."""

    __slots__ = ("axes", "starts", "ends", "decrease_axis")
    name_ = "SliceDoubleGradNode"
    op_ = "slice_grad"
    args_ = ("out_grad",)
    outs_ = ("input_grad",)
    attrs_ = ("axes", "starts", "ends", "decrease_axis")

    axes: Any
    starts: Any
    ends: Any
    decrease_axis: Any

    def backward(self, F: Any, input_grad_grad: Any) -> Any:
        (out_grad_edge,) = self.edges
        out_grad_grad = None
        if out_grad_edge is not None:
            out_grad_grad = F.slice(input_grad_grad, self.axes, self.starts, self.ends, [], self.decrease_axis)
        return (out_grad_grad,)


class StridedSliceGradNode(GradNodeBase):
    """strided_slice_grad: x_grad = strided_slice_grad(out_grad, x.shape, axes, starts, ends, strides)."""

    __slots__ = ("axes", "starts", "ends", "strides")
    name_ = "StridedSliceGradNode"
    op_ = "strided_slice"
    args_ = ("x",)
    attrs_ = ("axes", "starts", "ends", "strides")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True),)

    axes: Any
    starts: Any
    ends: Any
    strides: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.strided_slice_grad(out_grad, x_meta.dims, self.axes, self.starts, self.ends, self.strides)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class StridedSliceDoubleGradNode(GradNodeBase):
    """strided_slice_double_grad: out_grad_grad = strided_slice(x_grad_grad, axes, starts, ends, strides)."""

    __slots__ = ("axes", "starts", "ends", "strides")
    name_ = "StridedSliceDoubleGradNode"
    op_ = "strided_slice_grad"
    args_ = ("out_grad",)
    outs_ = ("x_grad",)
    attrs_ = ("axes", "starts", "ends", "strides")

    axes: Any
    starts: Any
    ends: Any
    strides: Any

    def backward(self, F: Any, x_grad_grad: Any) -> Any:
        (out_grad_edge,) = self.edges
        out_grad_grad = None
        if out_grad_edge is not None:
            out_grad_grad = F.strided_slice(x_grad_grad, self.axes, self.starts, self.ends, self.strides)
        return (out_grad_grad,)


class SetValueGradNode(GradNodeBase):
    """set_value_grad: x_grad = set_value(out_grad, starts, ends, steps, axes, decrease_axes, none_axes, [1], [0])."""

    __slots__ = ("starts", "ends", "steps", "axes", "decrease_axes", "none_axes")
    name_ = "SetValueGradNode"
    op_ = "set_value"
    args_ = ("x",)
    attrs_ = ("starts", "ends", "steps", "axes", "decrease_axes", "none_axes")

    starts: Any
    ends: Any
    steps: Any
    axes: Any
    decrease_axes: Any
    none_axes: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.set_value(
                out_grad, self.starts, self.ends, self.steps, self.axes, self.decrease_axes, self.none_axes, [1], [0]
            )
        return (x_grad,)


class SetValueWithTensorGradNode(GradNodeBase):
    """set_value_with_tensor_grad: part = sliced_shape(x.shape, axes, starts, ends, steps, decrease_axes, none_axes);
    read = reshape(strided_slice(out_grad, axes, starts, ends, steps), part); x_grad = set_value(out_grad, starts, ends,
    steps, axes, decrease_axes, none_axes, [1], [0]); values_grad = reshape(sum_to(read, last_dims(values.shape, part)),
    values.shape).
    """

    __slots__ = ("starts", "ends", "steps", "axes", "decrease_axes", "none_axes")
    name_ = "SetValueWithTensorGradNode"
    op_ = "set_value_with_tensor"
    args_ = ("x", "values")
    attrs_ = ("starts", "ends", "steps", "axes", "decrease_axes", "none_axes")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True), Saved("values", IN, 1, no_need_buffer=True))

    starts: Any
    ends: Any
    steps: Any
    axes: Any
    decrease_axes: Any
    none_axes: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x_edge, values_edge = self.edges
        x_meta, values_meta = self.out_metas
        x_grad = values_grad = None
        if x_edge is not None:
            x_grad = F.set_value(
                out_grad, self.starts, self.ends, self.steps, self.axes, self.decrease_axes, self.none_axes, [1], [0]
            )
        if values_edge is not None:
            part = sliced_shape(
                x_meta.dims, self.axes, self.starts, self.ends, self.steps, self.decrease_axes, self.none_axes
            )
            read = F.reshape(F.strided_slice(out_grad, self.axes, self.starts, self.ends, self.steps), part)
            values_grad = F.reshape(F.sum_to(read, last_dims(values_meta.dims, part)), values_meta.dims)
        return x_grad, values_grad

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class GatherGradNode(GradNodeBase):
    """gather_grad: x_grad = gather_grad(out_grad, index, x.shape, axis)."""

    __slots__ = ("index", "index_impl", "index_version", "axis")
    name_ = "GatherGradNode"
    op_ = "gather"
    args_ = ("x", "index")
    attrs_ = ("axis",)
    saved_ = (Saved("x", IN, 0, no_need_buffer=True), Saved("index", IN, 1))

    index: Any
    index_impl: Any
    index_version: Any
    axis: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        index = self.index if F.direct and self.index_impl.storage is None else recover(self, F, "index")
        x_edge, _ = self.edges
        x_meta, _ = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.gather_grad(out_grad, index, x_meta.dims, self.axis)
        return x_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.index = self.index_impl = None
        self.cleared = True


class GatherDoubleGradNode(GradNodeBase):
    """gather_double_grad: out_grad_grad = gather(x_grad_grad, index, axis)."""

    __slots__ = ("index", "index_impl", "index_version", "axis")
    name_ = "GatherDoubleGradNode"
    op_ = "gather_grad"
    args_ = ("out_grad", "index")
    outs_ = ("x_grad",)
    attrs_ = ("axis",)
    saved_ = (Saved("index", IN, 1),)

    index: Any
    index_impl: Any
    index_version: Any
    axis: Any

    def backward(self, F: Any, x_grad_grad: Any) -> Any:
        index = self.index if F.direct and self.index_impl.storage is None else recover(self, F, "index")
        out_grad_edge, _ = self.edges
        out_grad_grad = None
        if out_grad_edge is not None:
            out_grad_grad = F.gather(x_grad_grad, index, self.axis)
        return out_grad_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.index = self.index_impl = None
        self.cleared = True


class IndexElementwiseGetGradNode(GradNodeBase):
    """index_elementwise_get_grad: x_grad = index_elementwise_get_grad(index, out_grad, x.shape, axes)."""

    __slots__ = ("index", "index_impl", "index_version", "axes")
    name_ = "IndexElementwiseGetGradNode"
    op_ = "index_elementwise_get"
    args_ = ("x", "index")
    attrs_ = ("axes",)
    saved_ = (Saved("x", IN, 0, no_need_buffer=True), Saved("index", IN, 1, many=True))

    index: Any
    index_impl: Any
    index_version: Any
    axes: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        index = recover(self, F, "index")
        x_edge, _ = self.edges
        x_meta, _ = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.index_elementwise_get_grad(index, out_grad, x_meta.dims, self.axes)
        return x_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.index = self.index_impl = None
        self.cleared = True


class IndexElementwiseGetDoubleGradNode(GradNodeBase):
    """index_elementwise_get_double_grad: out_grad_grad = index_elementwise_get(x_grad_grad, index, axes)."""

    __slots__ = ("index", "index_impl", "index_version", "axes")
    name_ = "IndexElementwiseGetDoubleGradNode"
    op_ = "index_elementwise_get_grad"
    args_ = ("index", "out_grad")
    outs_ = ("x_grad",)
    attrs_ = ("axes",)
    saved_ = (Saved("index", IN, 0, many=True),)

    index: Any
    index_impl: Any
    index_version: Any
    axes: Any

    def backward(self, F: Any, x_grad_grad: Any) -> Any:
        index = recover(self, F, "index")
        _, out_grad_edge = self.edges
        out_grad_grad = None
        if out_grad_edge is not None:
            out_grad_grad = F.index_elementwise_get(x_grad_grad, index, self.axes)
        return None, out_grad_grad

    def clear_tensor_wrappers(self) -> None:
        self.index = self.index_impl = None
        self.cleared = True


class TakeAlongAxisGradNode(GradNodeBase):
    """take_along_axis_grad: arr_grad = take_along_axis_grad(out_grad, indices, arr.shape, axis)."""

    __slots__ = ("indices", "indices_impl", "indices_version", "axis")
    name_ = "TakeAlongAxisGradNode"
    op_ = "take_along_axis"
    args_ = ("arr", "indices")
    attrs_ = ("axis",)
    saved_ = (Saved("arr", IN, 0, no_need_buffer=True), Saved("indices", IN, 1))

    indices: Any
    indices_impl: Any
    indices_version: Any
    axis: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        indices = self.indices if F.direct and self.indices_impl.storage is None else recover(self, F, "indices")
        arr_edge, _ = self.edges
        arr_meta, _ = self.out_metas
        arr_grad = None
        if arr_edge is not None:
            arr_grad = F.take_along_axis_grad(out_grad, indices, arr_meta.dims, self.axis)
        return arr_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.indices = self.indices_impl = None
        self.cleared = True


class TakeAlongAxisDoubleGradNode(GradNodeBase):
    """take_along_axis_double_grad: out_grad_grad = take_along_axis(arr_grad_grad, indices, axis)."""

    __slots__ = ("indices", "indices_impl", "indices_version", "axis")
    name_ = "TakeAlongAxisDoubleGradNode"
    op_ = "take_along_axis_grad"
    args_ = ("out_grad", "indices")
    outs_ = ("arr_grad",)
    attrs_ = ("axis",)
    saved_ = (Saved("indices", IN, 1),)

    indices: Any
    indices_impl: Any
    indices_version: Any
    axis: Any

    def backward(self, F: Any, arr_grad_grad: Any) -> Any:
        indices = self.indices if F.direct and self.indices_impl.storage is None else recover(self, F, "indices")
        out_grad_edge, _ = self.edges
        out_grad_grad = None
        if out_grad_edge is not None:
            out_grad_grad = F.take_along_axis(arr_grad_grad, indices, self.axis)
        return out_grad_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.indices = self.indices_impl = None
        self.cleared = True


class IndexSelectGradNode(GradNodeBase):
    """index_select_grad: x_grad = gather_grad(out_grad, index, x.shape, axis)."""

    __slots__ = ("index", "index_impl", "index_version", "axis")
    name_ = "IndexSelectGradNode"
    op_ = "index_select"
    args_ = ("x", "index")
    attrs_ = ("axis",)
    saved_ = (Saved("x", IN, 0, no_need_buffer=True), Saved("index", IN, 1))

    index: Any
    index_impl: Any
    index_version: Any
    axis: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        index = self.index if F.direct and self.index_impl.storage is None else recover(self, F, "index")
        x_edge, _ = self.edges
        x_meta, _ = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.gather_grad(out_grad, index, x_meta.dims, self.axis)
        return x_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.index = self.index_impl = None
        self.cleared = True


class IndexSampleGradNode(GradNodeBase):
    """index_sample_grad: x_grad = take_along_axis_grad(out_grad, index, x.shape, 1)."""

    __slots__ = ("index", "index_impl", "index_version")
    name_ = "IndexSampleGradNode"
    op_ = "index_sample"
    args_ = ("x", "index")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True), Saved("index", IN, 1))

    index: Any
    index_impl: Any
    index_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        index = self.index if F.direct and self.index_impl.storage is None else recover(self, F, "index")
        x_edge, _ = self.edges
        x_meta, _ = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.take_along_axis_grad(out_grad, index, x_meta.dims, 1)
        return x_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.index = self.index_impl = None
        self.cleared = True


class IndexAddGradNode(GradNodeBase):
    """index_add_grad: x_grad = out_grad; add_value_grad = index_select(out_grad, index, axis)."""

    __slots__ = ("index", "index_impl", "index_version", "axis")
    name_ = "IndexAddGradNode"
    op_ = "index_add"
    args_ = ("x", "index", "add_value")
    attrs_ = ("axis",)
    saved_ = (Saved("index", IN, 1),)

    index: Any
    index_impl: Any
    index_version: Any
    axis: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        index = self.index if F.direct and self.index_impl.storage is None else recover(self, F, "index")
        x_edge, _, add_value_edge = self.edges
        x_grad = add_value_grad = None
        if x_edge is not None:
            x_grad = out_grad
        if add_value_edge is not None:
            add_value_grad = F.index_select(out_grad, index, self.axis)
        return x_grad, None, add_value_grad

    def clear_tensor_wrappers(self) -> None:
        self.index = self.index_impl = None
        self.cleared = True


class IndexPutGradNode(GradNodeBase):
    """index_put_grad: x_grad = out_grad if accumulate else index_elementwise_put(out_grad, indices, 0, []);
    value_grad = index_put_value_grad(out_grad, indices, value.shape, accumulate, []).
    """

    __slots__ = ("indices", "indices_impl", "indices_version", "accumulate")
    name_ = "IndexPutGradNode"
    op_ = "index_put"
    args_ = ("x", "indices", "value")
    attrs_ = ("accumulate",)
    saved_ = (Saved("indices", IN, 1, many=True), Saved("value", IN, 2, no_need_buffer=True))

    indices: Any
    indices_impl: Any
    indices_version: Any
    accumulate: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        indices = recover(self, F, "indices")
        x_edge, _, value_edge = self.edges
        _, _, value_meta = self.out_metas
        x_grad = value_grad = None
        if x_edge is not None:
            x_grad = out_grad if self.accumulate else F.index_elementwise_put(out_grad, indices, 0, [])
        if value_edge is not None:
            value_grad = index_put_value_grad(F, out_grad, indices, value_meta.dims, self.accumulate, [])
        return x_grad, None, value_grad

    def clear_tensor_wrappers(self) -> None:
        self.indices = self.indices_impl = None
        self.cleared = True


class IndexElementwisePutGradNode(GradNodeBase):
    """index_elementwise_put_grad: x_grad = index_elementwise_put(out_grad, index, 0, axes)."""

    __slots__ = ("index", "index_impl", "index_version", "axes")
    name_ = "IndexElementwisePutGradNode"
    op_ = "index_elementwise_put"
    args_ = ("x", "index")
    attrs_ = ("axes",)
    saved_ = (Saved("index", IN, 1, many=True),)

    index: Any
    index_impl: Any
    index_version: Any
    axes: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        index = recover(self, F, "index")
        x_edge, _ = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.index_elementwise_put(out_grad, index, 0, self.axes)
        return x_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.index = self.index_impl = None
        self.cleared = True


class IndexElementwisePutWithTensorGradNode(GradNodeBase):
    """index_elementwise_put_with_tensor_grad: x_grad = index_elementwise_put(out_grad, index, 0, axes); value_grad =
    index_put_value_grad(out_grad, index, value.shape, False, axes).
    """

    __slots__ = ("index", "index_impl", "index_version", "axes")
    name_ = "IndexElementwisePutWithTensorGradNode"
    op_ = "index_elementwise_put_with_tensor"
    args_ = ("x", "index", "value")
    attrs_ = ("axes",)
    saved_ = (Saved("index", IN, 1, many=True), Saved("value", IN, 2, no_need_buffer=True))

    index: Any
    index_impl: Any
    index_version: Any
    axes: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        index = recover(self, F, "index")
        x_edge, _, value_edge = self.edges
        _, _, value_meta = self.out_metas
        x_grad = value_grad = None
        if x_edge is not None:
            x_grad = F.index_elementwise_put(out_grad, index, 0, self.axes)
        if value_edge is not None:
            value_grad = index_put_value_grad(F, out_grad, index, value_meta.dims, False, self.axes)
        return x_grad, None, value_grad

    def clear_tensor_wrappers(self) -> None:
        self.index = self.index_impl = None
        self.cleared = True


class MaskedFillGradNode(GradNodeBase):
    """masked_fill_grad: x_grad = sum_to(keep_where(out_grad, logical_not(mask)), x.shape); value_grad =
    sum_to(keep_where(out_grad, mask), value.shape).
    """

    __slots__ = ("mask", "mask_impl", "mask_version")
    name_ = "MaskedFillGradNode"
    op_ = "masked_fill"
    args_ = ("x", "mask", "value")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True), Saved("mask", IN, 1), Saved("value", IN, 2, no_need_buffer=True))

    mask: Any
    mask_impl: Any
    mask_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        mask = self.mask if F.direct and self.mask_impl.storage is None else recover(self, F, "mask")
        x_edge, _, value_edge = self.edges
        x_meta, _, value_meta = self.out_metas
        x_grad = value_grad = None
        if x_edge is not None:
            x_grad = F.keep_where(out_grad, F.logical_not(mask))
            if x_meta is not self.in_metas:
                x_grad = F.sum_to(x_grad, x_meta.dims)
        if value_edge is not None:
            value_grad = F.keep_where(out_grad, mask)
            if value_meta is not self.in_metas:
                value_grad = F.sum_to(value_grad, value_meta.dims)
        return x_grad, None, value_grad

    def clear_tensor_wrappers(self) -> None:
        self.mask = self.mask_impl = None
        self.cleared = True


class MaskedSelectGradNode(GradNodeBase):
    """masked_select_grad: x_grad = masked_select_grad(out_grad, mask, x.shape)."""

    __slots__ = ("mask", "mask_impl", "mask_version")
    name_ = "MaskedSelectGradNode"
    op_ = "masked_select"
    args_ = ("x", "mask")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True), Saved("mask", IN, 1))

    mask: Any
    mask_impl: Any
    mask_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        mask = self.mask if F.direct and self.mask_impl.storage is None else recover(self, F, "mask")
        x_edge, _ = self.edges
        x_meta, _ = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.masked_select_grad(out_grad, mask, x_meta.dims)
        return x_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.mask = self.mask_impl = None
        self.cleared = True


class MaskedSelectDoubleGradNode(GradNodeBase):
    """masked_select_double_grad: out_grad_grad = masked_select(x_grad_grad, mask)."""

    __slots__ = ("mask", "mask_impl", "mask_version")
    name_ = "MaskedSelectDoubleGradNode"
    op_ = "masked_select_grad"
    args_ = ("out_grad", "mask")
    outs_ = ("x_grad",)
    saved_ = (Saved("mask", IN, 1),)

    mask: Any
    mask_impl: Any
    mask_version: Any

    def backward(self, F: Any, x_grad_grad: Any) -> Any:
        mask = self.mask if F.direct and self.mask_impl.storage is None else recover(self, F, "mask")
        out_grad_edge, _ = self.edges
        out_grad_grad = None
        if out_grad_edge is not None:
            out_grad_grad = F.masked_select(x_grad_grad, mask)
        return out_grad_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.mask = self.mask_impl = None
        self.cleared = True


class GatherNdGradNode(GradNodeBase):
    """gather_nd_grad: x_grad = gather_nd_grad(out_grad, index, x.shape)."""

    __slots__ = ("index", "index_impl", "index_version")
    name_ = "GatherNdGradNode"
    op_ = "gather_nd"
    args_ = ("x", "index")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True), Saved("index", IN, 1))

    index: Any
    index_impl: Any
    index_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        index = self.index if F.direct and self.index_impl.storage is None else recover(self, F, "index")
        x_edge, _ = self.edges
        x_meta, _ = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.gather_nd_grad(out_grad, index, x_meta.dims)
        return x_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.index = self.index_impl = None
        self.cleared = True


class GatherNdDoubleGradNode(GradNodeBase):
    """gather_nd_double_grad: out_grad_grad = gather_nd(x_grad_grad, index)."""

    __slots__ = ("index", "index_impl", "index_version")
    name_ = "GatherNdDoubleGradNode"
    op_ = "gather_nd_grad"
    args_ = ("out_grad", "index")
    outs_ = ("x_grad",)
    saved_ = (Saved("index", IN, 1),)

    index: Any
    index_impl: Any
    index_version: Any

    def backward(self, F: Any, x_grad_grad: Any) -> Any:
        index = self.index if F.direct and self.index_impl.storage is None else recover(self, F, "index")
        out_grad_edge, _ = self.edges
        out_grad_grad = None
        if out_grad_edge is not None:
            out_grad_grad = F.gather_nd(x_grad_grad, index)
        return out_grad_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.index = self.index_impl = None
        self.cleared = True


class ScatterGradNode(GradNodeBase):
    """scatter_grad: x_grad = index_elementwise_put(out_grad, [index], 0, []); updates_grad =
    index_put_value_grad(out_grad, [index], updates.shape, not overwrite, []).
    """

    __slots__ = ("index", "index_impl", "index_version", "overwrite")
    name_ = "ScatterGradNode"
    op_ = "scatter"
    args_ = ("x", "index", "updates")
    attrs_ = ("overwrite",)
    saved_ = (Saved("index", IN, 1), Saved("updates", IN, 2, no_need_buffer=True))

    index: Any
    index_impl: Any
    index_version: Any
    overwrite: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        index = self.index if F.direct and self.index_impl.storage is None else recover(self, F, "index")
        x_edge, _, updates_edge = self.edges
        _, _, updates_meta = self.out_metas
        x_grad = updates_grad = None
        if x_edge is not None:
            x_grad = F.index_elementwise_put(out_grad, [index], 0, [])
        if updates_edge is not None:
            updates_grad = index_put_value_grad(F, out_grad, [index], updates_meta.dims, not self.overwrite, [])
        return x_grad, None, updates_grad

    def clear_tensor_wrappers(self) -> None:
        self.index = self.index_impl = None
        self.cleared = True


class ScatterNdAddGradNode(GradNodeBase):
    """scatter_nd_add_grad: x_grad = out_grad; updates_grad = gather_nd(out_grad, index)."""

    __slots__ = ("index", "index_impl", "index_version")
    name_ = "ScatterNdAddGradNode"
    op_ = "scatter_nd_add"
    args_ = ("x", "index", "updates")
    saved_ = (Saved("index", IN, 1),)

    index: Any
    index_impl: Any
    index_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        index = self.index if F.direct and self.index_impl.storage is None else recover(self, F, "index")
        x_edge, _, updates_edge = self.edges
        x_grad = updates_grad = None
        if x_edge is not None:
            x_grad = out_grad
        if updates_edge is not None:
            updates_grad = F.gather_nd(out_grad, index)
        return x_grad, None, updates_grad

    def clear_tensor_wrappers(self) -> None:
        self.index = self.index_impl = None
        self.cleared = True


class PutAlongAxisGradNode(GradNodeBase):
    """put_along_axis_grad: arr_grad = put_along_axis_arr_grad(arr, indices, values, out, out_grad, axis, reduce,
    include_self); values_grad = put_along_axis_values_grad(arr, indices, values, out, out_grad, axis, reduce,
    include_self).
    """

    __slots__ = (
        "arr",
        "arr_impl",
        "arr_version",
        "indices",
        "indices_impl",
        "indices_version",
        "values",
        "values_impl",
        "values_version",
        "out",
        "out_impl",
        "out_version",
        "axis",
        "reduce",
        "include_self",
    )
    name_ = "PutAlongAxisGradNode"
    op_ = "put_along_axis"
    args_ = ("arr", "indices", "values")
    attrs_ = ("axis", "reduce", "include_self")
    saved_ = (Saved("arr", IN, 0), Saved("indices", IN, 1), Saved("values", IN, 2), Saved("out", OUT, 0))

    arr: Any
    arr_impl: Any
    arr_version: Any
    indices: Any
    indices_impl: Any
    indices_version: Any
    values: Any
    values_impl: Any
    values_version: Any
    out: Any
    out_impl: Any
    out_version: Any
    axis: Any
    reduce: Any
    include_self: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        arr = self.arr if F.direct and self.arr_impl.storage is None else recover(self, F, "arr")
        indices = self.indices if F.direct and self.indices_impl.storage is None else recover(self, F, "indices")
        values = self.values if F.direct and self.values_impl.storage is None else recover(self, F, "values")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        arr_edge, _, values_edge = self.edges
        arr_grad = values_grad = None
        if arr_edge is not None:
            arr_grad = put_along_axis_arr_grad(
                F, arr, indices, values, out, out_grad, self.axis, self.reduce, self.include_self
            )
        if values_edge is not None:
            values_grad = put_along_axis_values_grad(
                F, arr, indices, values, out, out_grad, self.axis, self.reduce, self.include_self
            )
        return arr_grad, None, values_grad

    def clear_tensor_wrappers(self) -> None:
        self.arr = self.arr_impl = None
        self.indices = self.indices_impl = None
        self.values = self.values_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class MultiplexGradNode(GradNodeBase):
    """multiplex_grad: inputs_grad = multiplex_grads(out_grad, index, [t.shape for t in inputs])."""

    __slots__ = ("index", "index_impl", "index_version")
    name_ = "MultiplexGradNode"
    op_ = "multiplex"
    args_ = ("inputs", "index")
    saved_ = (Saved("inputs", IN, 0, no_need_buffer=True, many=True), Saved("index", IN, 1))

    index: Any
    index_impl: Any
    index_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        index = self.index if F.direct and self.index_impl.storage is None else recover(self, F, "index")
        inputs_edges, _ = self.edges
        inputs_metas, _ = self.out_metas
        inputs_grad = None
        if any(edge is not None for edge in inputs_edges):
            inputs_grad = multiplex_grads(F, out_grad, index, [t.dims for t in inputs_metas])
        return inputs_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.index = self.index_impl = None
        self.cleared = True


class MatmulGradNode(GradNodeBase):
    """matmul_grad: x_grad = matmul_x_grad(out_grad, y, x.shape, transpose_x, transpose_y); y_grad =
    matmul_y_grad(out_grad, x, y.shape, transpose_x, transpose_y).
    """

    __slots__ = ("x", "x_impl", "x_version", "y", "y_impl", "y_version", "transpose_x", "transpose_y")
    name_ = "MatmulGradNode"
    op_ = "matmul"
    args_ = ("x", "y")
    attrs_ = ("transpose_x", "transpose_y")
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any
    transpose_x: Any
    transpose_y: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        x_edge, y_edge = self.edges
        x_meta, y_meta = self.out_metas
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = matmul_x_grad(F, out_grad, y, x_meta.dims, self.transpose_x, self.transpose_y)
        if y_edge is not None:
            y_grad = matmul_y_grad(F, out_grad, x, y_meta.dims, self.transpose_x, self.transpose_y)
        return x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.cleared = True


class BmmGradNode(GradNodeBase):
    """bmm_grad: x_grad = matmul(out_grad, y, False, True); y_grad = matmul(x, out_grad, True, False)."""

    __slots__ = ("x", "x_impl", "x_version", "y", "y_impl", "y_version")
    name_ = "BmmGradNode"
    op_ = "bmm"
    args_ = ("x", "y")
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        x_edge, y_edge = self.edges
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = F.matmul(out_grad, y, False, True)
        if y_edge is not None:
            y_grad = F.matmul(x, out_grad, True, False)
        return x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.cleared = True


class MvGradNode(GradNodeBase):
    """mv_grad: x_grad = reshape(out_grad, [-1, 1]) * vec; vec_grad = matmul(x, out_grad, True, False)."""

    __slots__ = ("x", "x_impl", "x_version", "vec", "vec_impl", "vec_version")
    name_ = "MvGradNode"
    op_ = "mv"
    args_ = ("x", "vec")
    saved_ = (Saved("x", IN, 0), Saved("vec", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    vec: Any
    vec_impl: Any
    vec_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        vec = self.vec if F.direct and self.vec_impl.storage is None else recover(self, F, "vec")
        x_edge, vec_edge = self.edges
        x_grad = vec_grad = None
        if x_edge is not None:
            x_grad = F.multiply(F.reshape(out_grad, [-1, 1]), vec)
        if vec_edge is not None:
            vec_grad = F.matmul(x, out_grad, True, False)
        return x_grad, vec_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.vec = self.vec_impl = None
        self.cleared = True


class DotGradNode(GradNodeBase):
    """dot_grad: x_grad = reshape(out_grad, kept_shape(x.shape, [-1])) * y; y_grad = reshape(out_grad,
    kept_shape(y.shape, [-1])) * x.
    """

    __slots__ = ("x", "x_impl", "x_version", "y", "y_impl", "y_version")
    name_ = "DotGradNode"
    op_ = "dot"
    args_ = ("x", "y")
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        x_edge, y_edge = self.edges
        x_meta, y_meta = self.out_metas
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = F.multiply(F.reshape(out_grad, kept_shape(x_meta.dims, [-1])), y)
        if y_edge is not None:
            y_grad = F.multiply(F.reshape(out_grad, kept_shape(y_meta.dims, [-1])), x)
        return x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.cleared = True


class AddmmGradNode(GradNodeBase):
    """addmm_grad: input_grad = sum_to(out_grad * beta, input.shape); x_grad = matmul(out_grad, y, False, True) *
    alpha; y_grad = matmul(x, out_grad, True, False) * alpha.
    """

    __slots__ = ("x", "x_impl", "x_version", "y", "y_impl", "y_version", "beta", "alpha")
    name_ = "AddmmGradNode"
    op_ = "addmm"
    args_ = ("input", "x", "y")
    attrs_ = ("beta", "alpha")
    saved_ = (Saved("input", IN, 0, no_need_buffer=True), Saved("x", IN, 1), Saved("y", IN, 2))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any
    beta: Any
    alpha: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        input_edge, x_edge, y_edge = self.edges
        input_meta, _, _ = self.out_metas
        input_grad = x_grad = y_grad = None
        if input_edge is not None:
            input_grad = F.scale(out_grad, self.beta, 0.0, True)
            if input_meta is not self.in_metas:
                input_grad = F.sum_to(input_grad, input_meta.dims)
        if x_edge is not None:
            x_grad = F.scale(F.matmul(out_grad, y, False, True), self.alpha, 0.0, True)
        if y_edge is not None:
            y_grad = F.scale(F.matmul(x, out_grad, True, False), self.alpha, 0.0, True)
        return input_grad, x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.cleared = True


class CrossGradNode(GradNodeBase):
    """cross_grad: x_grad = cross(y, out_grad, axis); y_grad = cross(out_grad, x, axis)."""

    __slots__ = ("x", "x_impl", "x_version", "y", "y_impl", "y_version", "axis")
    name_ = "CrossGradNode"
    op_ = "cross"
    args_ = ("x", "y")
    attrs_ = ("axis",)
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any
    axis: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        x_edge, y_edge = self.edges
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = F.cross(y, out_grad, self.axis)
        if y_edge is not None:
            y_grad = F.cross(out_grad, x, self.axis)
        return x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.cleared = True


class TraceGradNode(GradNodeBase):
    """trace_grad: x_grad = trace_x_grad(out_grad, x.shape, offset, axis1, axis2)."""

    __slots__ = ("offset", "axis1", "axis2")
    name_ = "TraceGradNode"
    op_ = "trace"
    args_ = ("x",)
    attrs_ = ("offset", "axis1", "axis2")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True),)

    offset: Any
    axis1: Any
    axis2: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = trace_x_grad(F, out_grad, x_meta.dims, self.offset, self.axis1, self.axis2)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class EinsumGradNode(GradNodeBase):
    """einsum_grad: x_grad = einsum_x_grads(x, out_grad, equation)."""

    __slots__ = ("x", "x_impl", "x_version", "equation")
    name_ = "EinsumGradNode"
    op_ = "einsum"
    args_ = ("x",)
    attrs_ = ("equation",)
    saved_ = (Saved("x", IN, 0, many=True),)

    x: Any
    x_impl: Any
    x_version: Any
    equation: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = recover(self, F, "x")
        (x_edges,) = self.edges
        x_grad = None
        if any(edge is not None for edge in x_edges):
            x_grad = einsum_x_grads(F, x, out_grad, self.equation)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class InverseGradNode(GradNodeBase):
    """inverse_grad: x_grad = -matmul(out, matmul(out_grad, out, False, True), True, False)."""

    __slots__ = ("out", "out_impl", "out_version")
    name_ = "InverseGradNode"
    op_ = "inverse"
    args_ = ("x",)
    saved_ = (Saved("out", OUT, 0),)

    out: Any
    out_impl: Any
    out_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.scale(F.matmul(out, F.matmul(out_grad, out, False, True), True, False), -1.0, 0.0, True)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.out = self.out_impl = None
        self.cleared = True


class DetGradNode(GradNodeBase):
    """det_grad: x_grad = det_x_grad(x, out_grad * out)."""

    __slots__ = ("x", "x_impl", "x_version", "out", "out_impl", "out_version")
    name_ = "DetGradNode"
    op_ = "det"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0), Saved("out", OUT, 0))

    x: Any
    x_impl: Any
    x_version: Any
    out: Any
    out_impl: Any
    out_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = det_x_grad(F, x, F.multiply(out_grad, out))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class SlogdetGradNode(GradNodeBase):
    """slogdet_grad: x_grad = slogdet_x_grad(x, out, out_grad)."""

    __slots__ = ("x", "x_impl", "x_version", "out", "out_impl", "out_version")
    name_ = "SlogdetGradNode"
    op_ = "slogdet"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0), Saved("out", OUT, 0))
    conjugates_ = False

    x: Any
    x_impl: Any
    x_version: Any
    out: Any
    out_impl: Any
    out_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = slogdet_x_grad(F, x, out, out_grad)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class CholeskyGradNode(GradNodeBase):
    """cholesky_grad: x_grad = cholesky_x_grad(out, out_grad, upper)."""

    __slots__ = ("out", "out_impl", "out_version", "upper")
    name_ = "CholeskyGradNode"
    op_ = "cholesky"
    args_ = ("x",)
    attrs_ = ("upper",)
    saved_ = (Saved("out", OUT, 0),)

    out: Any
    out_impl: Any
    out_version: Any
    upper: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = cholesky_x_grad(F, out, out_grad, self.upper)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.out = self.out_impl = None
        self.cleared = True


class SolveGradNode(GradNodeBase):
    """solve_grad: x_grad = solve_x_grad(x, y, out, out_grad); y_grad = solve_y_grad(x, y, out_grad)."""

    __slots__ = ("x", "x_impl", "x_version", "y", "y_impl", "y_version", "out", "out_impl", "out_version")
    name_ = "SolveGradNode"
    op_ = "solve"
    args_ = ("x", "y")
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1), Saved("out", OUT, 0))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any
    out: Any
    out_impl: Any
    out_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        x_edge, y_edge = self.edges
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = solve_x_grad(F, x, y, out, out_grad)
        if y_edge is not None:
            y_grad = solve_y_grad(F, x, y, out_grad)
        return x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class TriangularSolveGradNode(GradNodeBase):
    """triangular_solve_grad: x_grad = triangular_solve_x_grad(x, out, out_grad, upper, transpose, unitriangular);
    y_grad = sum_to(triangular_solve(x, out_grad, upper, not transpose, unitriangular), y.shape).
    """

    __slots__ = ("x", "x_impl", "x_version", "out", "out_impl", "out_version", "upper", "transpose", "unitriangular")
    name_ = "TriangularSolveGradNode"
    op_ = "triangular_solve"
    args_ = ("x", "y")
    attrs_ = ("upper", "transpose", "unitriangular")
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1, no_need_buffer=True), Saved("out", OUT, 0))

    x: Any
    x_impl: Any
    x_version: Any
    out: Any
    out_impl: Any
    out_version: Any
    upper: Any
    transpose: Any
    unitriangular: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        x_edge, y_edge = self.edges
        _, y_meta = self.out_metas
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = triangular_solve_x_grad(F, x, out, out_grad, self.upper, self.transpose, self.unitriangular)
        if y_edge is not None:
            y_grad = F.triangular_solve(x, out_grad, self.upper, not self.transpose, self.unitriangular)
            if y_meta is not self.in_metas:
                y_grad = F.sum_to(y_grad, y_meta.dims)
        return x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class RenormGradNode(GradNodeBase):
    """renorm_grad: x_grad = renorm_x_grad(x, out_grad, p, axis, max_norm)."""

    __slots__ = ("x", "x_impl", "x_version", "p", "axis", "max_norm")
    name_ = "RenormGradNode"
    op_ = "renorm"
    args_ = ("x",)
    attrs_ = ("p", "axis", "max_norm")
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    p: Any
    axis: Any
    max_norm: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = renorm_x_grad(F, x, out_grad, self.p, self.axis, self.max_norm)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class FrobeniusNormGradNode(GradNodeBase):
    """frobenius_norm_grad: x_grad = frobenius_norm_x_grad(x, out, out_grad, axis, reduce_all)."""

    __slots__ = ("x", "x_impl", "x_version", "out", "out_impl", "out_version", "axis", "reduce_all")
    name_ = "FrobeniusNormGradNode"
    op_ = "frobenius_norm"
    args_ = ("x",)
    attrs_ = ("axis", "reduce_all")
    saved_ = (Saved("x", IN, 0), Saved("out", OUT, 0))

    x: Any
    x_impl: Any
    x_version: Any
    out: Any
    out_impl: Any
    out_version: Any
    axis: Any
    reduce_all: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = frobenius_norm_x_grad(F, x, out, out_grad, self.axis, self.reduce_all)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class SvdGradNode(GradNodeBase):
    """svd_grad: x_grad = svd_x_grad(u, s, vh, u_grad, s_grad, vh_grad)."""

    __slots__ = ("u", "u_impl", "u_version", "s", "s_impl", "s_version", "vh", "vh_impl", "vh_version")
    name_ = "SvdGradNode"
    op_ = "svd"
    single_ = False
    in_lists_ = (False, False, False)
    args_ = ("x",)
    outs_ = ("u", "s", "vh")
    saved_ = (Saved("u", OUT, 0), Saved("s", OUT, 1), Saved("vh", OUT, 2))
    conjugates_ = False

    u: Any
    u_impl: Any
    u_version: Any
    s: Any
    s_impl: Any
    s_version: Any
    vh: Any
    vh_impl: Any
    vh_version: Any

    def backward(self, F: Any, u_grad: Any, s_grad: Any, vh_grad: Any) -> Any:
        u = self.u if F.direct and self.u_impl.storage is None else recover(self, F, "u")
        s = self.s if F.direct and self.s_impl.storage is None else recover(self, F, "s")
        vh = self.vh if F.direct and self.vh_impl.storage is None else recover(self, F, "vh")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = svd_x_grad(F, u, s, vh, u_grad, s_grad, vh_grad)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.u = self.u_impl = None
        self.s = self.s_impl = None
        self.vh = self.vh_impl = None
        self.cleared = True


class EighGradNode(GradNodeBase):
    """eigh_grad: x_grad = eigh_x_grad(out_w, out_v, out_w_grad, out_v_grad)."""

    __slots__ = ("out_w", "out_w_impl", "out_w_version", "out_v", "out_v_impl", "out_v_version")
    name_ = "EighGradNode"
    op_ = "eigh"
    single_ = False
    in_lists_ = (False, False)
    args_ = ("x",)
    outs_ = ("out_w", "out_v")
    saved_ = (Saved("out_w", OUT, 0), Saved("out_v", OUT, 1))
    conjugates_ = False

    out_w: Any
    out_w_impl: Any
    out_w_version: Any
    out_v: Any
    out_v_impl: Any
    out_v_version: Any

    def backward(self, F: Any, out_w_grad: Any, out_v_grad: Any) -> Any:
        out_w = self.out_w if F.direct and self.out_w_impl.storage is None else recover(self, F, "out_w")
        out_v = self.out_v if F.direct and self.out_v_impl.storage is None else recover(self, F, "out_v")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = eigh_x_grad(F, out_w, out_v, out_w_grad, out_v_grad)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.out_w = self.out_w_impl = None
        self.out_v = self.out_v_impl = None
        self.cleared = True


class QrGradNode(GradNodeBase):
    """qr_grad: x_grad = qr_x_grad(x, q, r, q_grad, r_grad, mode)."""

    __slots__ = ("x", "x_impl", "x_version", "q", "q_impl", "q_version", "r", "r_impl", "r_version", "mode")
    name_ = "QrGradNode"
    op_ = "qr"
    single_ = False
    in_lists_ = (False, False)
    args_ = ("x",)
    outs_ = ("q", "r")
    attrs_ = ("mode",)
    saved_ = (Saved("x", IN, 0), Saved("q", OUT, 0), Saved("r", OUT, 1))
    conjugates_ = False

    x: Any
    x_impl: Any
    x_version: Any
    q: Any
    q_impl: Any
    q_version: Any
    r: Any
    r_impl: Any
    r_version: Any
    mode: Any

    def backward(self, F: Any, q_grad: Any, r_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        q = self.q if F.direct and self.q_impl.storage is None else recover(self, F, "q")
        r = self.r if F.direct and self.r_impl.storage is None else recover(self, F, "r")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = qr_x_grad(F, x, q, r, q_grad, r_grad, self.mode)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.q = self.q_impl = None
        self.r = self.r_impl = None
        self.cleared = True


class LuGradNode(GradNodeBase):
    """lu_grad: x_grad = lu_x_grad(out, pivots, out_grad)."""

    __slots__ = ("out", "out_impl", "out_version", "pivots", "pivots_impl", "pivots_version")
    name_ = "LuGradNode"
    op_ = "lu"
    single_ = False
    in_lists_ = (False, False, False)
    args_ = ("x",)
    outs_ = ("out", "pivots", "info")
    saved_ = (Saved("out", OUT, 0), Saved("pivots", OUT, 1))
    conjugates_ = False

    out: Any
    out_impl: Any
    out_version: Any
    pivots: Any
    pivots_impl: Any
    pivots_version: Any

    def backward(self, F: Any, out_grad: Any, pivots_grad: Any, info_grad: Any) -> Any:
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        pivots = self.pivots if F.direct and self.pivots_impl.storage is None else recover(self, F, "pivots")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = lu_x_grad(F, out, pivots, out_grad)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.out = self.out_impl = None
        self.pivots = self.pivots_impl = None
        self.cleared = True


class LuUnpackGradNode(GradNodeBase):
    """lu_unpack_grad: x_grad = lu_unpack_x_grad(x, l_grad, u_grad, unpack_ludata)."""

    __slots__ = ("x", "x_impl", "x_version", "unpack_ludata")
    name_ = "LuUnpackGradNode"
    op_ = "lu_unpack"
    single_ = False
    in_lists_ = (False, False, False)
    args_ = ("x", "y")
    outs_ = ("pmat", "l", "u")
    attrs_ = ("unpack_ludata",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    unpack_ludata: Any

    def backward(self, F: Any, pmat_grad: Any, l_grad: Any, u_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        x_edge, _ = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = lu_unpack_x_grad(F, x, l_grad, u_grad, self.unpack_ludata)
        return x_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class EigGradNode(GradNodeBase):
    """eig_grad: x_grad = eig_x_grad(out_w, out_v, out_w_grad, out_v_grad)."""

    __slots__ = ("out_w", "out_w_impl", "out_w_version", "out_v", "out_v_impl", "out_v_version")
    name_ = "EigGradNode"
    op_ = "eig"
    single_ = False
    in_lists_ = (False, False)
    args_ = ("x",)
    outs_ = ("out_w", "out_v")
    saved_ = (Saved("out_w", OUT, 0), Saved("out_v", OUT, 1))
    conjugates_ = False

    out_w: Any
    out_w_impl: Any
    out_w_version: Any
    out_v: Any
    out_v_impl: Any
    out_v_version: Any

    def backward(self, F: Any, out_w_grad: Any, out_v_grad: Any) -> Any:
        out_w = self.out_w if F.direct and self.out_w_impl.storage is None else recover(self, F, "out_w")
        out_v = self.out_v if F.direct and self.out_v_impl.storage is None else recover(self, F, "out_v")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = eig_x_grad(F, out_w, out_v, out_w_grad, out_v_grad)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.out_w = self.out_w_impl = None
        self.out_v = self.out_v_impl = None
        self.cleared = True


class MatrixExpGradNode(GradNodeBase):
    """matrix_exp_grad: x_grad = matrix_exp_x_grad(x, out_grad)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "MatrixExpGradNode"
    op_ = "matrix_exp"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = matrix_exp_x_grad(F, x, out_grad)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class ReshapeGradNode(GradNodeBase):
    """reshape_grad: x_grad = reshape(out_grad, x.shape)."""

    __slots__ = ()
    name_ = "ReshapeGradNode"
    op_ = "reshape"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0, no_need_buffer=True),)

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.reshape(out_grad, x_meta.dims)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class FlattenGradNode(GradNodeBase):
    """flatten_grad: x_grad = reshape(out_grad, x.shape)."""

    __slots__ = ()
    name_ = "FlattenGradNode"
    op_ = "flatten"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0, no_need_buffer=True),)

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.reshape(out_grad, x_meta.dims)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class TransposeGradNode(GradNodeBase):
    """transpose_grad: x_grad = transpose(out_grad, inverse_perm(perm))."""

    __slots__ = ("perm",)
    name_ = "TransposeGradNode"
    op_ = "transpose"
    args_ = ("x",)
    attrs_ = ("perm",)

    perm: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.transpose(out_grad, inverse_perm(self.perm))
        return (x_grad,)


class SqueezeGradNode(GradNodeBase):
    """squeeze_grad: x_grad = reshape(out_grad, x.shape)."""

    __slots__ = ()
    name_ = "SqueezeGradNode"
    op_ = "squeeze"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0, no_need_buffer=True),)

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.reshape(out_grad, x_meta.dims)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class UnsqueezeGradNode(GradNodeBase):
    """unsqueeze_grad: x_grad = reshape(out_grad, x.shape)."""

    __slots__ = ()
    name_ = "UnsqueezeGradNode"
    op_ = "unsqueeze"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0, no_need_buffer=True),)

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.reshape(out_grad, x_meta.dims)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class ExpandGradNode(GradNodeBase):
    """expand_grad: x_grad = sum_to(out_grad, x.shape)."""

    __slots__ = ()
    name_ = "ExpandGradNode"
    op_ = "expand"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0, no_need_buffer=True),)

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = out_grad
            if x_meta is not self.in_metas:
                x_grad = F.sum_to(x_grad, x_meta.dims)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class ConcatGradNode(GradNodeBase):
    """concat_grad: x_grad = split(out_grad, [t.shape[axis] for t in x], axis)."""

    __slots__ = ("axis",)
    name_ = "ConcatGradNode"
    op_ = "concat"
    args_ = ("x",)
    attrs_ = ("axis",)
    saved_ = (Saved("x", IN, 0, no_need_buffer=True, many=True),)

    axis: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edges,) = self.edges
        (x_metas,) = self.out_metas
        x_grad = None
        if any(edge is not None for edge in x_edges):
            x_grad = F.split(out_grad, [t.dims[self.axis] for t in x_metas], self.axis)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class StackGradNode(GradNodeBase):
    """stack_grad: x_grad = unbind(out_grad, axis)."""

    __slots__ = ("axis",)
    name_ = "StackGradNode"
    op_ = "stack"
    args_ = ("x",)
    attrs_ = ("axis",)

    axis: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edges,) = self.edges
        x_grad = None
        if any(edge is not None for edge in x_edges):
            x_grad = F.unbind(out_grad, self.axis)
        return (x_grad,)


class SplitGradNode(GradNodeBase):
    """split_grad: x_grad = concat(out_grad, axis)."""

    __slots__ = ("axis",)
    name_ = "SplitGradNode"
    op_ = "split"
    single_ = False
    in_lists_ = (True,)
    args_ = ("x",)
    attrs_ = ("axis",)

    axis: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.concat(out_grad, self.axis)
        return (x_grad,)


class SplitWithNumGradNode(GradNodeBase):
    """split_with_num_grad: x_grad = concat(out_grad, axis)."""

    __slots__ = ("axis",)
    name_ = "SplitWithNumGradNode"
    op_ = "split_with_num"
    single_ = False
    in_lists_ = (True,)
    args_ = ("x",)
    attrs_ = ("axis",)

    axis: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.concat(out_grad, self.axis)
        return (x_grad,)


class UnbindGradNode(GradNodeBase):
    """unbind_grad: input_grad = stack(out_grad, axis)."""

    __slots__ = ("axis",)
    name_ = "UnbindGradNode"
    op_ = "unbind"
    single_ = False
    in_lists_ = (True,)
    args_ = ("input",)
    attrs_ = ("axis",)

    axis: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (input_edge,) = self.edges
        input_grad = None
        if input_edge is not None:
            input_grad = F.stack(out_grad, self.axis)
        return (input_grad,)


class TileGradNode(GradNodeBase):
    """tile_grad: x_grad = tile_x_grad(out_grad, x.shape, repeat_times)."""

    __slots__ = ("repeat_times",)
    name_ = "TileGradNode"
    op_ = "tile"
    args_ = ("x",)
    attrs_ = ("repeat_times",)
    saved_ = (Saved("x", IN, 0, no_need_buffer=True),)

    repeat_times: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = tile_x_grad(F, out_grad, x_meta.dims, self.repeat_times)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class FlipGradNode(GradNodeBase):
    """flip_grad: x_grad = flip(out_grad, axis)."""

    __slots__ = ("axis",)
    name_ = "FlipGradNode"
    op_ = "flip"
    args_ = ("x",)
    attrs_ = ("axis",)

    axis: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.flip(out_grad, self.axis)
        return (x_grad,)


class RollGradNode(GradNodeBase):
    """roll_grad: x_grad = roll(out_grad, negated(shifts), axis)."""

    __slots__ = ("shifts", "axis")
    name_ = "RollGradNode"
    op_ = "roll"
    args_ = ("x",)
    attrs_ = ("shifts", "axis")

    shifts: Any
    axis: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.roll(out_grad, negated(self.shifts), self.axis)
        return (x_grad,)


class DiagGradNode(GradNodeBase):
    """diag_grad: x_grad = diagonal(out_grad, offset, 0, 1) if x.ndim == 1 else diagonal_grad(out_grad, x.shape,
    offset, 0, 1).
    """

    __slots__ = ("offset",)
    name_ = "DiagGradNode"
    op_ = "diag"
    args_ = ("x",)
    attrs_ = ("offset",)
    saved_ = (Saved("x", IN, 0, no_need_buffer=True),)

    offset: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = (
                F.diagonal(out_grad, self.offset, 0, 1)
                if len(x_meta.dims) == 1
                else F.diagonal_grad(out_grad, x_meta.dims, self.offset, 0, 1)
            )
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class DiagonalGradNode(GradNodeBase):
    """diagonal_grad: x_grad = diagonal_grad(out_grad, x.shape, offset, axis1, axis2)."""

    __slots__ = ("offset", "axis1", "axis2")
    name_ = "DiagonalGradNode"
    op_ = "diagonal"
    args_ = ("x",)
    attrs_ = ("offset", "axis1", "axis2")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True),)

    offset: Any
    axis1: Any
    axis2: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.diagonal_grad(out_grad, x_meta.dims, self.offset, self.axis1, self.axis2)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class DiagonalDoubleGradNode(GradNodeBase):
    """diagonal_double_grad: out_grad_grad = diagonal(x_grad_grad, offset, axis1, axis2)."""

    __slots__ = ("offset", "axis1", "axis2")
    name_ = "DiagonalDoubleGradNode"
    op_ = "diagonal_grad"
    args_ = ("out_grad",)
    outs_ = ("x_grad",)
    attrs_ = ("offset", "axis1", "axis2")

    offset: Any
    axis1: Any
    axis2: Any

    def backward(self, F: Any, x_grad_grad: Any) -> Any:
        (out_grad_edge,) = self.edges
        out_grad_grad = None
        if out_grad_edge is not None:
            out_grad_grad = F.diagonal(x_grad_grad, self.offset, self.axis1, self.axis2)
        return (out_grad_grad,)


class DiagEmbedGradNode(GradNodeBase):
    """diag_embed_grad: input_grad = diagonal(out_grad, offset, dim1, dim2)."""

    __slots__ = ("offset", "dim1", "dim2")
    name_ = "DiagEmbedGradNode"
    op_ = "diag_embed"
    args_ = ("input",)
    attrs_ = ("offset", "dim1", "dim2")

    offset: Any
    dim1: Any
    dim2: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (input_edge,) = self.edges
        input_grad = None
        if input_edge is not None:
            input_grad = F.diagonal(out_grad, self.offset, self.dim1, self.dim2)
        return (input_grad,)


class FillDiagonalGradNode(GradNodeBase):
    """fill_diagonal_grad: x_grad = fill_diagonal(out_grad, 0.0, offset, wrap)."""

    __slots__ = ("offset", "wrap")
    name_ = "FillDiagonalGradNode"
    op_ = "fill_diagonal"
    args_ = ("x",)
    attrs_ = ("offset", "wrap")

    offset: Any
    wrap: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.fill_diagonal(out_grad, 0.0, self.offset, self.wrap)
        return (x_grad,)


class FillDiagonalTensorGradNode(GradNodeBase):
    """fill_diagonal_tensor_grad: x_grad = fill_diagonal_tensor(out_grad, fill(diagonal(out_grad, offset, dim1,
    dim2), 0), offset, dim1, dim2); y_grad = diagonal(out_grad, offset, dim1, dim2).
    """

    __slots__ = ("offset", "dim1", "dim2")
    name_ = "FillDiagonalTensorGradNode"
    op_ = "fill_diagonal_tensor"
    args_ = ("x", "y")
    attrs_ = ("offset", "dim1", "dim2")

    offset: Any
    dim1: Any
    dim2: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x_edge, y_edge = self.edges
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = F.fill_diagonal_tensor(
                out_grad,
                F.fill(F.diagonal(out_grad, self.offset, self.dim1, self.dim2), 0),
                self.offset,
                self.dim1,
                self.dim2,
            )
        if y_edge is not None:
            y_grad = F.diagonal(out_grad, self.offset, self.dim1, self.dim2)
        return x_grad, y_grad


class TrilGradNode(GradNodeBase):
    """tril_grad: x_grad = tril(out_grad, diagonal)."""

    __slots__ = ("diagonal",)
    name_ = "TrilGradNode"
    op_ = "tril"
    args_ = ("x",)
    attrs_ = ("diagonal",)

    diagonal: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.tril(out_grad, self.diagonal)
        return (x_grad,)


class TriuGradNode(GradNodeBase):
    """triu_grad: x_grad = triu(out_grad, diagonal)."""

    __slots__ = ("diagonal",)
    name_ = "TriuGradNode"
    op_ = "triu"
    args_ = ("x",)
    attrs_ = ("diagonal",)

    diagonal: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.triu(out_grad, self.diagonal)
        return (x_grad,)


class KronGradNode(GradNodeBase):
    """kron_grad: x_grad = kron_side_grad(out_grad, y, x.shape, y.shape, True); y_grad = kron_side_grad(out_grad, x,
    x.shape, y.shape, False).
    """

    __slots__ = ("x", "x_impl", "x_version", "y", "y_impl", "y_version")
    name_ = "KronGradNode"
    op_ = "kron"
    args_ = ("x", "y")
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        x_edge, y_edge = self.edges
        x_meta, y_meta = self.out_metas
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = kron_side_grad(F, out_grad, y, x_meta.dims, y_meta.dims, True)
        if y_edge is not None:
            y_grad = kron_side_grad(F, out_grad, x, x_meta.dims, y_meta.dims, False)
        return x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.cleared = True


class RepeatInterleaveGradNode(GradNodeBase):
    """repeat_interleave_grad: x_grad = repeat_interleave_x_grad(out_grad, x.shape, repeats, axis)."""

    __slots__ = ("repeats", "axis")
    name_ = "RepeatInterleaveGradNode"
    op_ = "repeat_interleave"
    args_ = ("x",)
    attrs_ = ("repeats", "axis")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True),)

    repeats: Any
    axis: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = repeat_interleave_x_grad(F, out_grad, x_meta.dims, self.repeats, self.axis)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class RepeatInterleaveWithTensorIndexGradNode(GradNodeBase):
    """repeat_interleave_with_tensor_index_grad: x_grad = repeat_interleave_with_tensor_index_grad(out_grad, repeats,
    x.shape, axis).
    """

    __slots__ = ("repeats", "repeats_impl", "repeats_version", "axis")
    name_ = "RepeatInterleaveWithTensorIndexGradNode"
    op_ = "repeat_interleave_with_tensor_index"
    args_ = ("x", "repeats")
    attrs_ = ("axis",)
    saved_ = (Saved("x", IN, 0, no_need_buffer=True), Saved("repeats", IN, 1))

    repeats: Any
    repeats_impl: Any
    repeats_version: Any
    axis: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        repeats = self.repeats if F.direct and self.repeats_impl.storage is None else recover(self, F, "repeats")
        x_edge, _ = self.edges
        x_meta, _ = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.repeat_interleave_with_tensor_index_grad(out_grad, repeats, x_meta.dims, self.axis)
        return x_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.repeats = self.repeats_impl = None
        self.cleared = True


class RepeatInterleaveWithTensorIndexDoubleGradNode(GradNodeBase):
    """repeat_interleave_with_tensor_index_double_grad: out_grad_grad =
    repeat_interleave_with_tensor_index(x_grad_grad, repeats, axis, -1).
    """

    __slots__ = ("repeats", "repeats_impl", "repeats_version", "axis")
    name_ = "RepeatInterleaveWithTensorIndexDoubleGradNode"
    op_ = "repeat_interleave_with_tensor_index_grad"
    args_ = ("out_grad", "repeats")
    outs_ = ("x_grad",)
    attrs_ = ("axis",)
    saved_ = (Saved("repeats", IN, 1),)

    repeats: Any
    repeats_impl: Any
    repeats_version: Any
    axis: Any

    def backward(self, F: Any, x_grad_grad: Any) -> Any:
        repeats = self.repeats if F.direct and self.repeats_impl.storage is None else recover(self, F, "repeats")
        out_grad_edge, _ = self.edges
        out_grad_grad = None
        if out_grad_edge is not None:
            out_grad_grad = F.repeat_interleave_with_tensor_index(x_grad_grad, repeats, self.axis, -1)
        return out_grad_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.repeats = self.repeats_impl = None
        self.cleared = True


class UnstackGradNode(GradNodeBase):
    """unstack_grad: x_grad = stack(y_grad, axis)."""

    __slots__ = ("axis",)
    name_ = "UnstackGradNode"
    op_ = "unstack"
    single_ = False
    in_lists_ = (True,)
    args_ = ("x",)
    outs_ = ("y",)
    attrs_ = ("axis",)

    axis: Any

    def backward(self, F: Any, y_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.stack(y_grad, self.axis)
        return (x_grad,)


class AsStridedGradNode(GradNodeBase):
    """as_strided_grad: input_grad = as_strided_grad(out_grad, input.shape, dims, stride, offset)."""

    __slots__ = ("dims", "stride", "offset")
    name_ = "AsStridedGradNode"
    op_ = "as_strided"
    args_ = ("input",)
    attrs_ = ("dims", "stride", "offset")
    saved_ = (Saved("input", IN, 0, no_need_buffer=True),)

    dims: Any
    stride: Any
    offset: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (input_edge,) = self.edges
        (input_meta,) = self.out_metas
        input_grad = None
        if input_edge is not None:
            input_grad = F.as_strided_grad(out_grad, input_meta.dims, self.dims, self.stride, self.offset)
        return (input_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class AsStridedDoubleGradNode(GradNodeBase):
    """as_strided_double_grad: out_grad_grad = as_strided(input_grad_grad, dims, stride, offset)."""

    __slots__ = ("dims", "stride", "offset")
    name_ = "AsStridedDoubleGradNode"
    op_ = "as_strided_grad"
    args_ = ("out_grad",)
    outs_ = ("input_grad",)
    attrs_ = ("dims", "stride", "offset")

    dims: Any
    stride: Any
    offset: Any

    def backward(self, F: Any, input_grad_grad: Any) -> Any:
        (out_grad_edge,) = self.edges
        out_grad_grad = None
        if out_grad_edge is not None:
            out_grad_grad = F.as_strided(input_grad_grad, self.dims, self.stride, self.offset)
        return (out_grad_grad,)


class TensorUnfoldGradNode(GradNodeBase):
    """tensor_unfold_grad: input_grad = tensor_unfold_grad(out_grad, input.shape, axis, size, step)."""

    __slots__ = ("axis", "size", "step")
    name_ = "TensorUnfoldGradNode"
    op_ = "tensor_unfold"
    args_ = ("input",)
    attrs_ = ("axis", "size", "step")
    saved_ = (Saved("input", IN, 0, no_need_buffer=True),)

    axis: Any
    size: Any
    step: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (input_edge,) = self.edges
        (input_meta,) = self.out_metas
        input_grad = None
        if input_edge is not None:
            input_grad = F.tensor_unfold_grad(out_grad, input_meta.dims, self.axis, self.size, self.step)
        return (input_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class TensorUnfoldDoubleGradNode(GradNodeBase):
    """tensor_unfold_double_grad: out_grad_grad = tensor_unfold(input_grad_grad, axis, size, step)."""

    __slots__ = ("axis", "size", "step")
    name_ = "TensorUnfoldDoubleGradNode"
    op_ = "tensor_unfold_grad"
    args_ = ("out_grad",)
    outs_ = ("input_grad",)
    attrs_ = ("axis", "size", "step")

    axis: Any
    size: Any
    step: Any

    def backward(self, F: Any, input_grad_grad: Any) -> Any:
        (out_grad_edge,) = self.edges
        out_grad_grad = None
        if out_grad_edge is not None:
            out_grad_grad = F.tensor_unfold(input_grad_grad, self.axis, self.size, self.step)
        return (out_grad_grad,)


class ViewShapeGradNode(GradNodeBase):
    """view_shape_grad: input_grad = reshape(out_grad, input.shape)."""

    __slots__ = ()
    name_ = "ViewShapeGradNode"
    op_ = "view_shape"
    args_ = ("input",)
    saved_ = (Saved("input", IN, 0, no_need_buffer=True),)

    def backward(self, F: Any, out_grad: Any) -> Any:
        (input_edge,) = self.edges
        (input_meta,) = self.out_metas
        input_grad = None
        if input_edge is not None:
            input_grad = F.reshape(out_grad, input_meta.dims)
        return (input_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class ViewDtypeGradNode(GradNodeBase):
    """view_dtype_grad: input_grad = view_dtype(out_grad, input.dtype)."""

    __slots__ = ()
    name_ = "ViewDtypeGradNode"
    op_ = "view_dtype"
    args_ = ("input",)
    saved_ = (Saved("input", IN, 0, no_need_buffer=True),)

    def backward(self, F: Any, out_grad: Any) -> Any:
        (input_edge,) = self.edges
        (input_meta,) = self.out_metas
        input_grad = None
        if input_edge is not None:
            input_grad = F.view_dtype(out_grad, input_meta.dtype)
        return (input_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class BroadcastTensorsGradNode(GradNodeBase):
    """broadcast_tensors_grad: input_grad = summed_to_each(out_grad, [t.shape for t in input])."""

    __slots__ = ()
    name_ = "BroadcastTensorsGradNode"
    op_ = "broadcast_tensors"
    single_ = False
    in_lists_ = (True,)
    args_ = ("input",)
    saved_ = (Saved("input", IN, 0, no_need_buffer=True, many=True),)

    def backward(self, F: Any, out_grad: Any) -> Any:
        (input_edges,) = self.edges
        (input_metas,) = self.out_metas
        input_grad = None
        if any(edge is not None for edge in input_edges):
            input_grad = summed_to_each(F, out_grad, [t.dims for t in input_metas])
        return (input_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class MeshgridGradNode(GradNodeBase):
    """meshgrid_grad: inputs_grad = meshgrid_grads(out_grad, [t.shape for t in inputs])."""

    __slots__ = ()
    name_ = "MeshgridGradNode"
    op_ = "meshgrid"
    single_ = False
    in_lists_ = (True,)
    args_ = ("inputs",)
    saved_ = (Saved("inputs", IN, 0, no_need_buffer=True, many=True),)

    def backward(self, F: Any, out_grad: Any) -> Any:
        (inputs_edges,) = self.edges
        (inputs_metas,) = self.out_metas
        inputs_grad = None
        if any(edge is not None for edge in inputs_edges):
            inputs_grad = meshgrid_grads(F, out_grad, [t.dims for t in inputs_metas])
        return (inputs_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class PadGradNode(GradNodeBase):
    """pad_grad: x_grad = slice(out_grad, pad_axes(x.ndim), pad_starts(paddings), pad_ends(x.shape, paddings), [],
    []).
    """

    __slots__ = ("paddings",)
    name_ = "PadGradNode"
    op_ = "pad"
    args_ = ("x",)
    attrs_ = ("paddings",)
    saved_ = (Saved("x", IN, 0, no_need_buffer=True),)

    paddings: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.slice(
                out_grad,
                pad_axes(len(x_meta.dims)),
                pad_starts(self.paddings),
                pad_ends(x_meta.dims, self.paddings),
                [],
                [],
            )
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class ExpandAsGradNode(GradNodeBase):
    """expand_as_grad: x_grad = sum_to(out_grad, x.shape)."""

    __slots__ = ()
    name_ = "ExpandAsGradNode"
    op_ = "expand_as"
    args_ = ("x", "y")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True),)

    def backward(self, F: Any, out_grad: Any) -> Any:
        x_edge, _ = self.edges
        x_meta, _ = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = out_grad
            if x_meta is not self.in_metas:
                x_grad = F.sum_to(x_grad, x_meta.dims)
        return x_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class ReluGradNode(GradNodeBase):
    """relu_grad: x_grad = relu_grad(out, out_grad)."""

    __slots__ = ("out", "out_impl", "out_version")
    name_ = "ReluGradNode"
    op_ = "relu"
    args_ = ("x",)
    saved_ = (Saved("out", OUT, 0),)

    out: Any
    out_impl: Any
    out_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.relu_grad(out, out_grad)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.out = self.out_impl = None
        self.cleared = True


class ReluDoubleGradNode(GradNodeBase):
    """relu_double_grad: out_grad_grad = relu_grad(out, x_grad_grad)."""

    __slots__ = ("out", "out_impl", "out_version")
    name_ = "ReluDoubleGradNode"
    op_ = "relu_grad"
    args_ = ("out", "out_grad")
    outs_ = ("x_grad",)
    saved_ = (Saved("out", IN, 0),)

    out: Any
    out_impl: Any
    out_version: Any

    def backward(self, F: Any, x_grad_grad: Any) -> Any:
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        _, out_grad_edge = self.edges
        out_grad_grad = None
        if out_grad_edge is not None:
            out_grad_grad = F.relu_grad(out, x_grad_grad)
        return None, out_grad_grad

    def clear_tensor_wrappers(self) -> None:
        self.out = self.out_impl = None
        self.cleared = True


class SoftmaxGradNode(GradNodeBase):
    """softmax_grad: x_grad = softmax_grad(out, out_grad, axis)."""

    __slots__ = ("out", "out_impl", "out_version", "axis")
    name_ = "SoftmaxGradNode"
    op_ = "softmax"
    args_ = ("x",)
    attrs_ = ("axis",)
    saved_ = (Saved("out", OUT, 0),)

    out: Any
    out_impl: Any
    out_version: Any
    axis: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.softmax_grad(out, out_grad, self.axis)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.out = self.out_impl = None
        self.cleared = True


class LogSoftmaxGradNode(GradNodeBase):
    """log_softmax_grad: x_grad = log_softmax_grad(out, out_grad, axis)."""

    __slots__ = ("out", "out_impl", "out_version", "axis")
    name_ = "LogSoftmaxGradNode"
    op_ = "log_softmax"
    args_ = ("x",)
    attrs_ = ("axis",)
    saved_ = (Saved("out", OUT, 0),)

    out: Any
    out_impl: Any
    out_version: Any
    axis: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.log_softmax_grad(out, out_grad, self.axis)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.out = self.out_impl = None
        self.cleared = True


class GeluGradNode(GradNodeBase):
    """gelu_grad: x_grad = gelu_grad(x, out_grad, approximate)."""

    __slots__ = ("x", "x_impl", "x_version", "approximate")
    name_ = "GeluGradNode"
    op_ = "gelu"
    args_ = ("x",)
    attrs_ = ("approximate",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    approximate: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.gelu_grad(x, out_grad, self.approximate)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class GeluDoubleGradNode(GradNodeBase):
    """gelu_double_grad: x_grad = gelu_curve(x, out_grad * x_grad_grad, approximate); out_grad_grad = gelu_grad(x,
    x_grad_grad, approximate).
    """

    __slots__ = ("x", "x_impl", "x_version", "out_grad", "out_grad_impl", "out_grad_version", "approximate")
    name_ = "GeluDoubleGradNode"
    op_ = "gelu_grad"
    args_ = ("x", "out_grad")
    outs_ = ("x_grad",)
    attrs_ = ("approximate",)
    saved_ = (Saved("x", IN, 0), Saved("out_grad", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    out_grad: Any
    out_grad_impl: Any
    out_grad_version: Any
    approximate: Any

    def backward(self, F: Any, x_grad_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out_grad = self.out_grad if F.direct and self.out_grad_impl.storage is None else recover(self, F, "out_grad")
        x_edge, out_grad_edge = self.edges
        x_grad = out_grad_grad = None
        if x_edge is not None:
            x_grad = gelu_curve(F, x, F.multiply(out_grad, x_grad_grad), self.approximate)
        if out_grad_edge is not None:
            out_grad_grad = F.gelu_grad(x, x_grad_grad, self.approximate)
        return x_grad, out_grad_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out_grad = self.out_grad_impl = None
        self.cleared = True


class SiluGradNode(GradNodeBase):
    """silu_grad: x_grad = silu_grad(x, out, out_grad)."""

    __slots__ = ("x", "x_impl", "x_version", "out", "out_impl", "out_version")
    name_ = "SiluGradNode"
    op_ = "silu"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0), Saved("out", OUT, 0))

    x: Any
    x_impl: Any
    x_version: Any
    out: Any
    out_impl: Any
    out_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.silu_grad(x, out, out_grad)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class SiluDoubleGradNode(GradNodeBase):
    """silu_double_grad: s = sigmoid(x); rest = out_grad * x_grad_grad * (1.0 - s); x_grad = rest * s * (1.0 - y);
    y_grad = rest; out_grad_grad = silu_grad(x, y, x_grad_grad).
    """

    __slots__ = (
        "x",
        "x_impl",
        "x_version",
        "y",
        "y_impl",
        "y_version",
        "out_grad",
        "out_grad_impl",
        "out_grad_version",
    )
    name_ = "SiluDoubleGradNode"
    op_ = "silu_grad"
    args_ = ("x", "y", "out_grad")
    outs_ = ("x_grad",)
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1), Saved("out_grad", IN, 2))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any
    out_grad: Any
    out_grad_impl: Any
    out_grad_version: Any

    def backward(self, F: Any, x_grad_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        out_grad = self.out_grad if F.direct and self.out_grad_impl.storage is None else recover(self, F, "out_grad")
        x_edge, y_edge, out_grad_edge = self.edges
        x_grad = y_grad = out_grad_grad = None
        if x_edge is not None or y_edge is not None:
            s = F.sigmoid(x)
        if x_edge is not None or y_edge is not None:
            rest = F.multiply(F.multiply(out_grad, x_grad_grad), F.scale(s, -1.0, 1.0, True))
        if x_edge is not None:
            x_grad = F.multiply(F.multiply(rest, s), F.scale(y, -1.0, 1.0, True))
        if y_edge is not None:
            y_grad = rest
        if out_grad_edge is not None:
            out_grad_grad = F.silu_grad(x, y, x_grad_grad)
        return x_grad, y_grad, out_grad_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.out_grad = self.out_grad_impl = None
        self.cleared = True


class SwishGradNode(GradNodeBase):
    """swish_grad: x_grad = swish_grad(x, out_grad)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "SwishGradNode"
    op_ = "swish"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.swish_grad(x, out_grad)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SwishDoubleGradNode(GradNodeBase):
    """swish_double_grad: x_grad = silu_curve(x, out_grad * x_grad_grad); out_grad_grad = swish_grad(x, x_grad_grad)."""

    __slots__ = ("x", "x_impl", "x_version", "out_grad", "out_grad_impl", "out_grad_version")
    name_ = "SwishDoubleGradNode"
    op_ = "swish_grad"
    args_ = ("x", "out_grad")
    outs_ = ("x_grad",)
    saved_ = (Saved("x", IN, 0), Saved("out_grad", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    out_grad: Any
    out_grad_impl: Any
    out_grad_version: Any

    def backward(self, F: Any, x_grad_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out_grad = self.out_grad if F.direct and self.out_grad_impl.storage is None else recover(self, F, "out_grad")
        x_edge, out_grad_edge = self.edges
        x_grad = out_grad_grad = None
        if x_edge is not None:
            x_grad = silu_curve(F, x, F.multiply(out_grad, x_grad_grad))
        if out_grad_edge is not None:
            out_grad_grad = F.swish_grad(x, x_grad_grad)
        return x_grad, out_grad_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out_grad = self.out_grad_impl = None
        self.cleared = True


class MishGradNode(GradNodeBase):
    """mish_grad: t = tanh(softplus(x, 1.0, threshold)); x_grad = out_grad * (t + x * (1 - t * t) * sigmoid(x))."""

    __slots__ = ("x", "x_impl", "x_version", "threshold")
    name_ = "MishGradNode"
    op_ = "mish"
    args_ = ("x",)
    attrs_ = ("threshold",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    threshold: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            t = F.tanh(F.softplus(x, 1.0, self.threshold))
            x_grad = F.multiply(
                out_grad, F.add(t, F.multiply(F.multiply(x, F.scale(F.multiply(t, t), -1.0, 1, True)), F.sigmoid(x)))
            )
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SoftplusGradNode(GradNodeBase):
    """softplus_grad: x_grad = softplus_grad(x, out_grad, beta, threshold)."""

    __slots__ = ("x", "x_impl", "x_version", "beta", "threshold")
    name_ = "SoftplusGradNode"
    op_ = "softplus"
    args_ = ("x",)
    attrs_ = ("beta", "threshold")
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    beta: Any
    threshold: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.softplus_grad(x, out_grad, self.beta, self.threshold)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SoftplusDoubleGradNode(GradNodeBase):
    """softplus_double_grad: x_grad = softplus_curve(x, out_grad * x_grad_grad, beta, threshold); out_grad_grad =
    softplus_grad(x, x_grad_grad, beta, threshold).
    """

    __slots__ = ("x", "x_impl", "x_version", "out_grad", "out_grad_impl", "out_grad_version", "beta", "threshold")
    name_ = "SoftplusDoubleGradNode"
    op_ = "softplus_grad"
    args_ = ("x", "out_grad")
    outs_ = ("x_grad",)
    attrs_ = ("beta", "threshold")
    saved_ = (Saved("x", IN, 0), Saved("out_grad", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    out_grad: Any
    out_grad_impl: Any
    out_grad_version: Any
    beta: Any
    threshold: Any

    def backward(self, F: Any, x_grad_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out_grad = self.out_grad if F.direct and self.out_grad_impl.storage is None else recover(self, F, "out_grad")
        x_edge, out_grad_edge = self.edges
        x_grad = out_grad_grad = None
        if x_edge is not None:
            x_grad = softplus_curve(F, x, F.multiply(out_grad, x_grad_grad), self.beta, self.threshold)
        if out_grad_edge is not None:
            out_grad_grad = F.softplus_grad(x, x_grad_grad, self.beta, self.threshold)
        return x_grad, out_grad_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out_grad = self.out_grad_impl = None
        self.cleared = True


class LogsigmoidGradNode(GradNodeBase):
    """logsigmoid_grad: x_grad = out_grad * sigmoid(-x)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "LogsigmoidGradNode"
    op_ = "logsigmoid"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.multiply(out_grad, F.sigmoid(F.scale(x, -1.0, 0.0, True)))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class EluGradNode(GradNodeBase):
    """elu_grad: x_grad = elu_grad(x, out_grad, alpha)."""

    __slots__ = ("x", "x_impl", "x_version", "alpha")
    name_ = "EluGradNode"
    op_ = "elu"
    args_ = ("x",)
    attrs_ = ("alpha",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    alpha: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.elu_grad(x, out_grad, self.alpha)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class EluDoubleGradNode(GradNodeBase):
    """elu_double_grad: x_grad = keep_where(elu_grad(x, out_grad * x_grad_grad, alpha), x <= fill(x, 0));
    out_grad_grad = elu_grad(x, x_grad_grad, alpha).
    """

    __slots__ = ("x", "x_impl", "x_version", "out_grad", "out_grad_impl", "out_grad_version", "alpha")
    name_ = "EluDoubleGradNode"
    op_ = "elu_grad"
    args_ = ("x", "out_grad")
    outs_ = ("x_grad",)
    attrs_ = ("alpha",)
    saved_ = (Saved("x", IN, 0), Saved("out_grad", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    out_grad: Any
    out_grad_impl: Any
    out_grad_version: Any
    alpha: Any

    def backward(self, F: Any, x_grad_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out_grad = self.out_grad if F.direct and self.out_grad_impl.storage is None else recover(self, F, "out_grad")
        x_edge, out_grad_edge = self.edges
        x_grad = out_grad_grad = None
        if x_edge is not None:
            x_grad = F.keep_where(
                F.elu_grad(x, F.multiply(out_grad, x_grad_grad), self.alpha), F.less_equal(x, F.fill(x, 0))
            )
        if out_grad_edge is not None:
            out_grad_grad = F.elu_grad(x, x_grad_grad, self.alpha)
        return x_grad, out_grad_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out_grad = self.out_grad_impl = None
        self.cleared = True


class CeluGradNode(GradNodeBase):
    """celu_grad: x_grad = elu_grad(x / alpha, out_grad, 1.0)."""

    __slots__ = ("x", "x_impl", "x_version", "alpha")
    name_ = "CeluGradNode"
    op_ = "celu"
    args_ = ("x",)
    attrs_ = ("alpha",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    alpha: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.elu_grad(F.div_scale(x, self.alpha), out_grad, 1.0)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SeluGradNode(GradNodeBase):
    """selu_grad: x_grad = scale * elu_grad(x, out_grad, alpha)."""

    __slots__ = ("x", "x_impl", "x_version", "scale", "alpha")
    name_ = "SeluGradNode"
    op_ = "selu"
    args_ = ("x",)
    attrs_ = ("scale", "alpha")
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    scale: Any
    alpha: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.scale(F.elu_grad(x, out_grad, self.alpha), self.scale, 0.0, True)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class LeakyReluGradNode(GradNodeBase):
    """leaky_relu_grad: x_grad = leaky_relu_grad(x, out_grad, negative_slope)."""

    __slots__ = ("x", "x_impl", "x_version", "negative_slope")
    name_ = "LeakyReluGradNode"
    op_ = "leaky_relu"
    args_ = ("x",)
    attrs_ = ("negative_slope",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    negative_slope: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.leaky_relu_grad(x, out_grad, self.negative_slope)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class LeakyReluDoubleGradNode(GradNodeBase):
    """leaky_relu_double_grad: out_grad_grad = leaky_relu_grad(x, x_grad_grad, negative_slope)."""

    __slots__ = ("x", "x_impl", "x_version", "negative_slope")
    name_ = "LeakyReluDoubleGradNode"
    op_ = "leaky_relu_grad"
    args_ = ("x", "out_grad")
    outs_ = ("x_grad",)
    attrs_ = ("negative_slope",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    negative_slope: Any

    def backward(self, F: Any, x_grad_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        _, out_grad_edge = self.edges
        out_grad_grad = None
        if out_grad_edge is not None:
            out_grad_grad = F.leaky_relu_grad(x, x_grad_grad, self.negative_slope)
        return None, out_grad_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class HardtanhGradNode(GradNodeBase):
    """hardtanh_grad: x_grad = between_grad(x, out_grad, t_min, t_max, 1.0)."""

    __slots__ = ("x", "x_impl", "x_version", "t_min", "t_max")
    name_ = "HardtanhGradNode"
    op_ = "hardtanh"
    args_ = ("x",)
    attrs_ = ("t_min", "t_max")
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    t_min: Any
    t_max: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.between_grad(x, out_grad, self.t_min, self.t_max, 1.0)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class Relu6GradNode(GradNodeBase):
    """relu6_grad: x_grad = between_grad(x, out_grad, 0.0, 6.0, 1.0)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "Relu6GradNode"
    op_ = "relu6"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.between_grad(x, out_grad, 0.0, 6.0, 1.0)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class HardsigmoidGradNode(GradNodeBase):
    """hardsigmoid_grad: x_grad = between_grad(x, out_grad, (0.0 - offset) / slope, (1.0 - offset) / slope, slope)."""

    __slots__ = ("x", "x_impl", "x_version", "slope", "offset")
    name_ = "HardsigmoidGradNode"
    op_ = "hardsigmoid"
    args_ = ("x",)
    attrs_ = ("slope", "offset")
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    slope: Any
    offset: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.between_grad(
                x, out_grad, (0.0 - self.offset) / self.slope, (1.0 - self.offset) / self.slope, self.slope
            )
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class ThresholdedReluGradNode(GradNodeBase):
    """thresholded_relu_grad: x_grad = between_grad(x, out_grad, threshold, 1e400, 1.0)."""

    __slots__ = ("x", "x_impl", "x_version", "threshold")
    name_ = "ThresholdedReluGradNode"
    op_ = "thresholded_relu"
    args_ = ("x",)
    attrs_ = ("threshold",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    threshold: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.between_grad(x, out_grad, self.threshold, 1e309, 1.0)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class BetweenDoubleGradNode(GradNodeBase):
    """between_double_grad: out_grad_grad = between_grad(x, x_grad_grad, low, high, slope)."""

    __slots__ = ("x", "x_impl", "x_version", "low", "high", "slope")
    name_ = "BetweenDoubleGradNode"
    op_ = "between_grad"
    args_ = ("x", "out_grad")
    outs_ = ("x_grad",)
    attrs_ = ("low", "high", "slope")
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    low: Any
    high: Any
    slope: Any

    def backward(self, F: Any, x_grad_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        _, out_grad_edge = self.edges
        out_grad_grad = None
        if out_grad_edge is not None:
            out_grad_grad = F.between_grad(x, x_grad_grad, self.low, self.high, self.slope)
        return None, out_grad_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class HardswishGradNode(GradNodeBase):
    """hardswish_grad: x_grad = out_grad * hardswish_slope(x)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "HardswishGradNode"
    op_ = "hardswish"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.multiply(out_grad, F.hardswish_slope(x))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class HardswishSlopeGradNode(GradNodeBase):
    """hardswish_slope_grad: x_grad = between_grad(x, out_grad, -3.0, 3.0, 1.0 / 3.0)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "HardswishSlopeGradNode"
    op_ = "hardswish_slope"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.between_grad(x, out_grad, -3.0, 3.0, 1.0 / 3.0)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SoftshrinkGradNode(GradNodeBase):
    """softshrink_grad: x_grad = outside(x, out_grad, 0.0 - threshold, threshold)."""

    __slots__ = ("x", "x_impl", "x_version", "threshold")
    name_ = "SoftshrinkGradNode"
    op_ = "softshrink"
    args_ = ("x",)
    attrs_ = ("threshold",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    threshold: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.outside(x, out_grad, 0.0 - self.threshold, self.threshold)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class HardshrinkGradNode(GradNodeBase):
    """hardshrink_grad: x_grad = outside(x, out_grad, 0.0 - threshold, threshold)."""

    __slots__ = ("x", "x_impl", "x_version", "threshold")
    name_ = "HardshrinkGradNode"
    op_ = "hardshrink"
    args_ = ("x",)
    attrs_ = ("threshold",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    threshold: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.outside(x, out_grad, 0.0 - self.threshold, self.threshold)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class OutsideGradNode(GradNodeBase):
    """outside_grad: out_grad_grad = outside(x, x_grad_grad, low, high)."""

    __slots__ = ("x", "x_impl", "x_version", "low", "high")
    name_ = "OutsideGradNode"
    op_ = "outside"
    args_ = ("x", "out_grad")
    outs_ = ("x_grad",)
    attrs_ = ("low", "high")
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    low: Any
    high: Any

    def backward(self, F: Any, x_grad_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        _, out_grad_edge = self.edges
        out_grad_grad = None
        if out_grad_edge is not None:
            out_grad_grad = F.outside(x, x_grad_grad, self.low, self.high)
        return None, out_grad_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class TanhShrinkGradNode(GradNodeBase):
    """tanh_shrink_grad: x_grad = out_grad * square(tanh(x))."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "TanhShrinkGradNode"
    op_ = "tanh_shrink"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.multiply(out_grad, F.square(F.tanh(x)))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SoftsignGradNode(GradNodeBase):
    """softsign_grad: x_grad = out_grad / square(abs(x) + 1.0)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "SoftsignGradNode"
    op_ = "softsign"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.divide(out_grad, F.square(F.scale(F.abs(x), 1.0, 1.0, True)))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class PreluGradNode(GradNodeBase):
    """prelu_grad: x_grad = prelu_x_grad(x, alpha, out_grad, data_format, mode); alpha_grad = prelu_alpha_grad(x,
    out_grad, alpha.shape, data_format, mode).
    """

    __slots__ = ("x", "x_impl", "x_version", "alpha", "alpha_impl", "alpha_version", "data_format", "mode")
    name_ = "PreluGradNode"
    op_ = "prelu"
    args_ = ("x", "alpha")
    attrs_ = ("data_format", "mode")
    saved_ = (Saved("x", IN, 0), Saved("alpha", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    alpha: Any
    alpha_impl: Any
    alpha_version: Any
    data_format: Any
    mode: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        alpha = self.alpha if F.direct and self.alpha_impl.storage is None else recover(self, F, "alpha")
        x_edge, alpha_edge = self.edges
        _, alpha_meta = self.out_metas
        x_grad = alpha_grad = None
        if x_edge is not None:
            x_grad = prelu_x_grad(F, x, alpha, out_grad, self.data_format, self.mode)
        if alpha_edge is not None:
            alpha_grad = prelu_alpha_grad(F, x, out_grad, alpha_meta.dims, self.data_format, self.mode)
        return x_grad, alpha_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.alpha = self.alpha_impl = None
        self.cleared = True


class SoftmaxDoubleGradNode(GradNodeBase):
    """softmax_double_grad: y_grad = x_grad_grad * (out_grad - sum(out_grad * y, [axis], None, True)) - out_grad *
    sum(x_grad_grad * y, [axis], None, True); out_grad_grad = softmax_grad(y, x_grad_grad, axis).
    """

    __slots__ = ("y", "y_impl", "y_version", "out_grad", "out_grad_impl", "out_grad_version", "axis")
    name_ = "SoftmaxDoubleGradNode"
    op_ = "softmax_grad"
    args_ = ("y", "out_grad")
    outs_ = ("x_grad",)
    attrs_ = ("axis",)
    saved_ = (Saved("y", IN, 0), Saved("out_grad", IN, 1))

    y: Any
    y_impl: Any
    y_version: Any
    out_grad: Any
    out_grad_impl: Any
    out_grad_version: Any
    axis: Any

    def backward(self, F: Any, x_grad_grad: Any) -> Any:
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        out_grad = self.out_grad if F.direct and self.out_grad_impl.storage is None else recover(self, F, "out_grad")
        y_edge, out_grad_edge = self.edges
        y_grad = out_grad_grad = None
        if y_edge is not None:
            y_grad = F.subtract(
                F.multiply(x_grad_grad, F.subtract(out_grad, F.sum(F.multiply(out_grad, y), [self.axis], None, True))),
                F.multiply(out_grad, F.sum(F.multiply(x_grad_grad, y), [self.axis], None, True)),
            )
        if out_grad_edge is not None:
            out_grad_grad = F.softmax_grad(y, x_grad_grad, self.axis)
        return y_grad, out_grad_grad

    def clear_tensor_wrappers(self) -> None:
        self.y = self.y_impl = None
        self.out_grad = self.out_grad_impl = None
        self.cleared = True


class LogSoftmaxDoubleGradNode(GradNodeBase):
    """log_softmax_double_grad: y_grad = -(x_grad_grad * exp(y) * sum(out_grad, [axis], None, True)); out_grad_grad =
    x_grad_grad - sum(x_grad_grad * exp(y), [axis], None, True).
    """

    __slots__ = ("y", "y_impl", "y_version", "out_grad", "out_grad_impl", "out_grad_version", "axis")
    name_ = "LogSoftmaxDoubleGradNode"
    op_ = "log_softmax_grad"
    args_ = ("y", "out_grad")
    outs_ = ("x_grad",)
    attrs_ = ("axis",)
    saved_ = (Saved("y", IN, 0), Saved("out_grad", IN, 1))

    y: Any
    y_impl: Any
    y_version: Any
    out_grad: Any
    out_grad_impl: Any
    out_grad_version: Any
    axis: Any

    def backward(self, F: Any, x_grad_grad: Any) -> Any:
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        out_grad = self.out_grad if F.direct and self.out_grad_impl.storage is None else recover(self, F, "out_grad")
        y_edge, out_grad_edge = self.edges
        y_grad = out_grad_grad = None
        if y_edge is not None:
            y_grad = F.scale(
                F.multiply(F.multiply(x_grad_grad, F.exp(y)), F.sum(out_grad, [self.axis], None, True)), -1.0, 0.0, True
            )
        if out_grad_edge is not None:
            out_grad_grad = F.subtract(x_grad_grad, F.sum(F.multiply(x_grad_grad, F.exp(y)), [self.axis], None, True))
        return y_grad, out_grad_grad

    def clear_tensor_wrappers(self) -> None:
        self.y = self.y_impl = None
        self.out_grad = self.out_grad_impl = None
        self.cleared = True


class NearestInterpGradNode(GradNodeBase):
    """nearest_interp_grad: x_grad = interp_grad(out_grad, x.shape, data_format, out_d, out_h, out_w, scale,
    interp_method, align_corners, align_mode, False).
    """

    __slots__ = ("data_format", "out_d", "out_h", "out_w", "scale", "interp_method", "align_corners", "align_mode")
    name_ = "NearestInterpGradNode"
    op_ = "nearest_interp"
    args_ = ("x",)
    attrs_ = ("data_format", "out_d", "out_h", "out_w", "scale", "interp_method", "align_corners", "align_mode")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True),)

    data_format: Any
    out_d: Any
    out_h: Any
    out_w: Any
    scale: Any
    interp_method: Any
    align_corners: Any
    align_mode: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.interp_grad(
                out_grad,
                x_meta.dims,
                self.data_format,
                self.out_d,
                self.out_h,
                self.out_w,
                self.scale,
                self.interp_method,
                self.align_corners,
                self.align_mode,
                False,
            )
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class LinearInterpGradNode(GradNodeBase):
    """linear_interp_grad: x_grad = interp_grad(out_grad, x.shape, data_format, out_d, out_h, out_w, scale,
    interp_method, align_corners, align_mode, False).
    """

    __slots__ = ("data_format", "out_d", "out_h", "out_w", "scale", "interp_method", "align_corners", "align_mode")
    name_ = "LinearInterpGradNode"
    op_ = "linear_interp"
    args_ = ("x",)
    attrs_ = ("data_format", "out_d", "out_h", "out_w", "scale", "interp_method", "align_corners", "align_mode")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True),)

    data_format: Any
    out_d: Any
    out_h: Any
    out_w: Any
    scale: Any
    interp_method: Any
    align_corners: Any
    align_mode: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.interp_grad(
                out_grad,
                x_meta.dims,
                self.data_format,
                self.out_d,
                self.out_h,
                self.out_w,
                self.scale,
                self.interp_method,
                self.align_corners,
                self.align_mode,
                False,
            )
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class BilinearInterpGradNode(GradNodeBase):
    """bilinear_interp_grad: x_grad = interp_grad(out_grad, x.shape, data_format, out_d, out_h, out_w, scale,
    interp_method, align_corners, align_mode, False).
    """

    __slots__ = ("data_format", "out_d", "out_h", "out_w", "scale", "interp_method", "align_corners", "align_mode")
    name_ = "BilinearInterpGradNode"
    op_ = "bilinear_interp"
    args_ = ("x",)
    attrs_ = ("data_format", "out_d", "out_h", "out_w", "scale", "interp_method", "align_corners", "align_mode")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True),)

    data_format: Any
    out_d: Any
    out_h: Any
    out_w: Any
    scale: Any
    interp_method: Any
    align_corners: Any
    align_mode: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.interp_grad(
                out_grad,
                x_meta.dims,
                self.data_format,
                self.out_d,
                self.out_h,
                self.out_w,
                self.scale,
                self.interp_method,
                self.align_corners,
                self.align_mode,
                False,
            )
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class TrilinearInterpGradNode(GradNodeBase):
    """trilinear_interp_grad: x_grad = interp_grad(out_grad, x.shape, data_format, out_d, out_h, out_w, scale,
    interp_method, align_corners, align_mode, False).
    """

    __slots__ = ("data_format", "out_d", "out_h", "out_w", "scale", "interp_method", "align_corners", "align_mode")
    name_ = "TrilinearInterpGradNode"
    op_ = "trilinear_interp"
    args_ = ("x",)
    attrs_ = ("data_format", "out_d", "out_h", "out_w", "scale", "interp_method", "align_corners", "align_mode")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True),)

    data_format: Any
    out_d: Any
    out_h: Any
    out_w: Any
    scale: Any
    interp_method: Any
    align_corners: Any
    align_mode: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.interp_grad(
                out_grad,
                x_meta.dims,
                self.data_format,
                self.out_d,
                self.out_h,
                self.out_w,
                self.scale,
                self.interp_method,
                self.align_corners,
                self.align_mode,
                False,
            )
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class BicubicInterpGradNode(GradNodeBase):
    """bicubic_interp_grad: x_grad = interp_grad(out_grad, x.shape, data_format, out_d, out_h, out_w, scale,
    interp_method, align_corners, align_mode, False).
    """

    __slots__ = ("data_format", "out_d", "out_h", "out_w", "scale", "interp_method", "align_corners", "align_mode")
    name_ = "BicubicInterpGradNode"
    op_ = "bicubic_interp"
    args_ = ("x",)
    attrs_ = ("data_format", "out_d", "out_h", "out_w", "scale", "interp_method", "align_corners", "align_mode")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True),)

    data_format: Any
    out_d: Any
    out_h: Any
    out_w: Any
    scale: Any
    interp_method: Any
    align_corners: Any
    align_mode: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.interp_grad(
                out_grad,
                x_meta.dims,
                self.data_format,
                self.out_d,
                self.out_h,
                self.out_w,
                self.scale,
                self.interp_method,
                self.align_corners,
                self.align_mode,
                False,
            )
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class InterpAntialiasGradNode(GradNodeBase):
    """interp_antialias_grad: x_grad = interp_grad(out_grad, x.shape, data_format, out_d, out_h, out_w, scale,
    interp_method, align_corners, align_mode, True).
    """

    __slots__ = ("data_format", "out_d", "out_h", "out_w", "scale", "interp_method", "align_corners", "align_mode")
    name_ = "InterpAntialiasGradNode"
    op_ = "interp_antialias"
    args_ = ("x",)
    attrs_ = ("data_format", "out_d", "out_h", "out_w", "scale", "interp_method", "align_corners", "align_mode")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True),)

    data_format: Any
    out_d: Any
    out_h: Any
    out_w: Any
    scale: Any
    interp_method: Any
    align_corners: Any
    align_mode: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.interp_grad(
                out_grad,
                x_meta.dims,
                self.data_format,
                self.out_d,
                self.out_h,
                self.out_w,
                self.scale,
                self.interp_method,
                self.align_corners,
                self.align_mode,
                True,
            )
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class InterpDoubleGradNode(GradNodeBase):
    """interp_double_grad: out_grad_grad = interpolated(x_grad_grad, data_format, out_d, out_h, out_w, scale,
    interp_method, align_corners, align_mode, antialias).
    """

    __slots__ = (
        "data_format",
        "out_d",
        "out_h",
        "out_w",
        "scale",
        "interp_method",
        "align_corners",
        "align_mode",
        "antialias",
    )
    name_ = "InterpDoubleGradNode"
    op_ = "interp_grad"
    args_ = ("out_grad",)
    outs_ = ("x_grad",)
    attrs_ = (
        "data_format",
        "out_d",
        "out_h",
        "out_w",
        "scale",
        "interp_method",
        "align_corners",
        "align_mode",
        "antialias",
    )

    data_format: Any
    out_d: Any
    out_h: Any
    out_w: Any
    scale: Any
    interp_method: Any
    align_corners: Any
    align_mode: Any
    antialias: Any

    def backward(self, F: Any, x_grad_grad: Any) -> Any:
        (out_grad_edge,) = self.edges
        out_grad_grad = None
        if out_grad_edge is not None:
            out_grad_grad = interpolated(
                F,
                x_grad_grad,
                self.data_format,
                self.out_d,
                self.out_h,
                self.out_w,
                self.scale,
                self.interp_method,
                self.align_corners,
                self.align_mode,
                self.antialias,
            )
        return (out_grad_grad,)


class CrossEntropyWithSoftmaxGradNode(GradNodeBase):
    """cross_entropy_with_softmax_grad: input_grad = cross_entropy_input_grad(softmax, label, softmax_grad,
    loss_grad, soft_label, use_softmax, ignore_index, axis); label_grad = cross_entropy_label_grad(softmax, loss_grad).
    """

    __slots__ = (
        "label",
        "label_impl",
        "label_version",
        "softmax",
        "softmax_impl",
        "softmax_version",
        "soft_label",
        "use_softmax",
        "ignore_index",
        "axis",
    )
    name_ = "CrossEntropyWithSoftmaxGradNode"
    op_ = "cross_entropy_with_softmax"
    single_ = False
    in_lists_ = (False, False)
    args_ = ("input", "label")
    outs_ = ("softmax", "loss")
    attrs_ = ("soft_label", "use_softmax", "ignore_index", "axis")
    saved_ = (Saved("label", IN, 1), Saved("softmax", OUT, 0))
    keep_undefined_ = True

    label: Any
    label_impl: Any
    label_version: Any
    softmax: Any
    softmax_impl: Any
    softmax_version: Any
    soft_label: Any
    use_softmax: Any
    ignore_index: Any
    axis: Any

    def backward(self, F: Any, softmax_grad: Any, loss_grad: Any) -> Any:
        label = self.label if F.direct and self.label_impl.storage is None else recover(self, F, "label")
        softmax = self.softmax if F.direct and self.softmax_impl.storage is None else recover(self, F, "softmax")
        input_edge, label_edge = self.edges
        input_grad = label_grad = None
        if input_edge is not None:
            input_grad = cross_entropy_input_grad(
                F,
                softmax,
                label,
                softmax_grad,
                loss_grad,
                self.soft_label,
                self.use_softmax,
                self.ignore_index,
                self.axis,
            )
        if label_edge is not None:
            label_grad = cross_entropy_label_grad(F, softmax, loss_grad)
        return input_grad, label_grad

    def clear_tensor_wrappers(self) -> None:
        self.label = self.label_impl = None
        self.softmax = self.softmax_impl = None
        self.cleared = True


class CrossEntropyDoubleGradNode(GradNodeBase):
    """cross_entropy_double_grad: slope = cross_entropy_grad(softmax, label, fill(loss_grad, 1), soft_label,
    use_softmax, ignore_index, axis); softmax_grad = cross_entropy_slope_grad(softmax, label, loss_grad, out_grad,
    soft_label, use_softmax, ignore_index, axis); label_grad = cross_entropy_mixed_grad(softmax, label, loss_grad,
    out_grad, use_softmax, axis); loss_grad_grad = sum(out_grad * slope, [axis], softmax.dtype, True).
    """

    __slots__ = (
        "softmax",
        "softmax_impl",
        "softmax_version",
        "label",
        "label_impl",
        "label_version",
        "loss_grad",
        "loss_grad_impl",
        "loss_grad_version",
        "soft_label",
        "use_softmax",
        "ignore_index",
        "axis",
    )
    name_ = "CrossEntropyDoubleGradNode"
    op_ = "cross_entropy_grad"
    args_ = ("softmax", "label", "loss_grad")
    attrs_ = ("soft_label", "use_softmax", "ignore_index", "axis")
    saved_ = (Saved("softmax", IN, 0), Saved("label", IN, 1), Saved("loss_grad", IN, 2))

    softmax: Any
    softmax_impl: Any
    softmax_version: Any
    label: Any
    label_impl: Any
    label_version: Any
    loss_grad: Any
    loss_grad_impl: Any
    loss_grad_version: Any
    soft_label: Any
    use_softmax: Any
    ignore_index: Any
    axis: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        softmax = self.softmax if F.direct and self.softmax_impl.storage is None else recover(self, F, "softmax")
        label = self.label if F.direct and self.label_impl.storage is None else recover(self, F, "label")
        loss_grad = (
            self.loss_grad if F.direct and self.loss_grad_impl.storage is None else recover(self, F, "loss_grad")
        )
        softmax_edge, label_edge, loss_grad_edge = self.edges
        softmax_meta, _, _ = self.out_metas
        softmax_grad = label_grad = loss_grad_grad = None
        if softmax_edge is not None:
            softmax_grad = cross_entropy_slope_grad(
                F, softmax, label, loss_grad, out_grad, self.soft_label, self.use_softmax, self.ignore_index, self.axis
            )
        if label_edge is not None:
            label_grad = cross_entropy_mixed_grad(F, softmax, label, loss_grad, out_grad, self.use_softmax, self.axis)
        if loss_grad_edge is not None:
            slope = F.cross_entropy_grad(
                softmax, label, F.fill(loss_grad, 1), self.soft_label, self.use_softmax, self.ignore_index, self.axis
            )
            loss_grad_grad = F.sum(F.multiply(out_grad, slope), [self.axis], softmax_meta.dtype, True)
        return softmax_grad, label_grad, loss_grad_grad

    def clear_tensor_wrappers(self) -> None:
        self.softmax = self.softmax_impl = None
        self.label = self.label_impl = None
        self.loss_grad = self.loss_grad_impl = None
        self.cleared = True


class NllLossGradNode(GradNodeBase):
    """nll_loss_grad: input_grad = nll_loss_grad(input, label, weight, total_weight, out_grad, ignore_index,
    reduction).
    """

    __slots__ = (
        "input",
        "input_impl",
        "input_version",
        "label",
        "label_impl",
        "label_version",
        "weight",
        "weight_impl",
        "weight_version",
        "total_weight",
        "total_weight_impl",
        "total_weight_version",
        "ignore_index",
        "reduction",
    )
    name_ = "NllLossGradNode"
    op_ = "nll_loss"
    single_ = False
    in_lists_ = (False, False)
    args_ = ("input", "label", "weight")
    outs_ = ("out", "total_weight")
    attrs_ = ("ignore_index", "reduction")
    saved_ = (Saved("input", IN, 0), Saved("label", IN, 1), Saved("weight", IN, 2), Saved("total_weight", OUT, 1))

    input: Any
    input_impl: Any
    input_version: Any
    label: Any
    label_impl: Any
    label_version: Any
    weight: Any
    weight_impl: Any
    weight_version: Any
    total_weight: Any
    total_weight_impl: Any
    total_weight_version: Any
    ignore_index: Any
    reduction: Any

    def backward(self, F: Any, out_grad: Any, total_weight_grad: Any) -> Any:
        input = self.input if F.direct and self.input_impl.storage is None else recover(self, F, "input")
        label = self.label if F.direct and self.label_impl.storage is None else recover(self, F, "label")
        weight = recover(self, F, "weight")
        total_weight = (
            self.total_weight
            if F.direct and self.total_weight_impl.storage is None
            else recover(self, F, "total_weight")
        )
        input_edge, _, _ = self.edges
        input_grad = None
        if input_edge is not None:
            input_grad = F.nll_loss_grad(
                input, label, weight, total_weight, out_grad, self.ignore_index, self.reduction
            )
        return input_grad, None, None

    def clear_tensor_wrappers(self) -> None:
        self.input = self.input_impl = None
        self.label = self.label_impl = None
        self.weight = self.weight_impl = None
        self.total_weight = self.total_weight_impl = None
        self.cleared = True


class NllLossDoubleGradNode(GradNodeBase):
    """nll_loss_double_grad: grad_grad = nll_of(out_grad, label, weight, ignore_index, reduction)."""

    __slots__ = (
        "label",
        "label_impl",
        "label_version",
        "weight",
        "weight_impl",
        "weight_version",
        "ignore_index",
        "reduction",
    )
    name_ = "NllLossDoubleGradNode"
    op_ = "nll_loss_grad"
    args_ = ("input", "label", "weight", "total_weight", "grad")
    attrs_ = ("ignore_index", "reduction")
    saved_ = (Saved("label", IN, 1), Saved("weight", IN, 2))

    label: Any
    label_impl: Any
    label_version: Any
    weight: Any
    weight_impl: Any
    weight_version: Any
    ignore_index: Any
    reduction: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        label = self.label if F.direct and self.label_impl.storage is None else recover(self, F, "label")
        weight = recover(self, F, "weight")
        _, _, _, _, grad_edge = self.edges
        grad_grad = None
        if grad_edge is not None:
            grad_grad = nll_of(F, out_grad, label, weight, self.ignore_index, self.reduction)
        return None, None, None, None, grad_grad

    def clear_tensor_wrappers(self) -> None:
        self.label = self.label_impl = None
        self.weight = self.weight_impl = None
        self.cleared = True


class HuberLossGradNode(GradNodeBase):
    """huber_loss_grad: slope = out_grad * clip(input - label, 0.0 - delta, delta); input_grad = slope; label_grad =
    -slope.
    """

    __slots__ = ("input", "input_impl", "input_version", "label", "label_impl", "label_version", "delta")
    name_ = "HuberLossGradNode"
    op_ = "huber_loss"
    args_ = ("input", "label")
    attrs_ = ("delta",)
    saved_ = (Saved("input", IN, 0), Saved("label", IN, 1))

    input: Any
    input_impl: Any
    input_version: Any
    label: Any
    label_impl: Any
    label_version: Any
    delta: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        input = self.input if F.direct and self.input_impl.storage is None else recover(self, F, "input")
        label = self.label if F.direct and self.label_impl.storage is None else recover(self, F, "label")
        input_edge, label_edge = self.edges
        input_grad = label_grad = None
        if input_edge is not None or label_edge is not None:
            slope = F.multiply(out_grad, F.clip(F.subtract(input, label), 0.0 - self.delta, self.delta))
        if input_edge is not None:
            input_grad = slope
        if label_edge is not None:
            label_grad = F.scale(slope, -1.0, 0.0, True)
        return input_grad, label_grad

    def clear_tensor_wrappers(self) -> None:
        self.input = self.input_impl = None
        self.label = self.label_impl = None
        self.cleared = True


class BceLossGradNode(GradNodeBase):
    """bce_loss_grad: input_grad = out_grad * (input - label) / clip((1.0 - input) * input, 1e-12, 1.0); label_grad =
    bce_label_grad(input, out_grad).
    """

    __slots__ = ("input", "input_impl", "input_version", "label", "label_impl", "label_version")
    name_ = "BceLossGradNode"
    op_ = "bce_loss"
    args_ = ("input", "label")
    saved_ = (Saved("input", IN, 0), Saved("label", IN, 1))

    input: Any
    input_impl: Any
    input_version: Any
    label: Any
    label_impl: Any
    label_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        input = self.input if F.direct and self.input_impl.storage is None else recover(self, F, "input")
        label = self.label if F.direct and self.label_impl.storage is None else recover(self, F, "label")
        input_edge, label_edge = self.edges
        input_grad = label_grad = None
        if input_edge is not None:
            input_grad = F.divide(
                F.multiply(out_grad, F.subtract(input, label)),
                F.clip(F.multiply(F.scale(input, -1.0, 1.0, True), input), 1e-12, 1.0),
            )
        if label_edge is not None:
            label_grad = bce_label_grad(F, input, out_grad)
        return input_grad, label_grad

    def clear_tensor_wrappers(self) -> None:
        self.input = self.input_impl = None
        self.label = self.label_impl = None
        self.cleared = True


class SigmoidCrossEntropyWithLogitsGradNode(GradNodeBase):
    """sigmoid_cross_entropy_with_logits_grad: x_grad = logits_x_grad(x, label, pos_weight, out_grad, normalize,
    ignore_index); label_grad = logits_label_grad(x, label, out_grad, normalize, ignore_index).
    """

    __slots__ = (
        "x",
        "x_impl",
        "x_version",
        "label",
        "label_impl",
        "label_version",
        "pos_weight",
        "pos_weight_impl",
        "pos_weight_version",
        "normalize",
        "ignore_index",
    )
    name_ = "SigmoidCrossEntropyWithLogitsGradNode"
    op_ = "sigmoid_cross_entropy_with_logits"
    args_ = ("x", "label", "pos_weight")
    attrs_ = ("normalize", "ignore_index")
    saved_ = (Saved("x", IN, 0), Saved("label", IN, 1), Saved("pos_weight", IN, 2))

    x: Any
    x_impl: Any
    x_version: Any
    label: Any
    label_impl: Any
    label_version: Any
    pos_weight: Any
    pos_weight_impl: Any
    pos_weight_version: Any
    normalize: Any
    ignore_index: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        label = self.label if F.direct and self.label_impl.storage is None else recover(self, F, "label")
        pos_weight = recover(self, F, "pos_weight")
        x_edge, label_edge, _ = self.edges
        x_grad = label_grad = None
        if x_edge is not None:
            x_grad = logits_x_grad(F, x, label, pos_weight, out_grad, self.normalize, self.ignore_index)
        if label_edge is not None:
            label_grad = logits_label_grad(F, x, label, out_grad, self.normalize, self.ignore_index)
        return x_grad, label_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.label = self.label_impl = None
        self.pos_weight = self.pos_weight_impl = None
        self.cleared = True


class KldivLossGradNode(GradNodeBase):
    """kldiv_loss_grad: x_grad = -(out_grad * kldiv_target(label, log_target)); label_grad = kldiv_label_grad(x,
    label, out_grad, log_target).
    """

    __slots__ = ("x", "x_impl", "x_version", "label", "label_impl", "label_version", "log_target")
    name_ = "KldivLossGradNode"
    op_ = "kldiv_loss"
    args_ = ("x", "label")
    attrs_ = ("log_target",)
    saved_ = (Saved("x", IN, 0), Saved("label", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    label: Any
    label_impl: Any
    label_version: Any
    log_target: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        label = self.label if F.direct and self.label_impl.storage is None else recover(self, F, "label")
        x_edge, label_edge = self.edges
        x_grad = label_grad = None
        if x_edge is not None:
            x_grad = F.scale(F.multiply(out_grad, kldiv_target(F, label, self.log_target)), -1.0, 0.0, True)
        if label_edge is not None:
            label_grad = kldiv_label_grad(F, x, label, out_grad, self.log_target)
        return x_grad, label_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.label = self.label_impl = None
        self.cleared = True


class DropoutGradNode(GradNodeBase):
    """dropout_grad: x_grad = dropout_grad(mask, out_grad, p, is_test, mode)."""

    __slots__ = ("mask", "mask_impl", "mask_version", "p", "is_test", "mode")
    name_ = "DropoutGradNode"
    op_ = "dropout"
    args_ = ("x", "seed_tensor")
    attrs_ = ("p", "is_test", "mode")
    saved_ = (Saved("mask", OUT, 1, constant=True),)

    mask: Any
    mask_impl: Any
    mask_version: Any
    p: Any
    is_test: Any
    mode: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        mask = self.mask if F.direct and self.mask_impl.storage is None else recover(self, F, "mask")
        x_edge, _ = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.dropout_grad(mask, out_grad, self.p, self.is_test, self.mode)
        return x_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.mask = self.mask_impl = None
        self.cleared = True


class DropoutDoubleGradNode(GradNodeBase):
    """dropout_double_grad: out_grad_grad = dropout_grad(mask, x_grad_grad, p, is_test, mode)."""

    __slots__ = ("mask", "mask_impl", "mask_version", "p", "is_test", "mode")
    name_ = "DropoutDoubleGradNode"
    op_ = "dropout_grad"
    args_ = ("mask", "out_grad")
    outs_ = ("x_grad",)
    attrs_ = ("p", "is_test", "mode")
    saved_ = (Saved("mask", IN, 0),)

    mask: Any
    mask_impl: Any
    mask_version: Any
    p: Any
    is_test: Any
    mode: Any

    def backward(self, F: Any, x_grad_grad: Any) -> Any:
        mask = self.mask if F.direct and self.mask_impl.storage is None else recover(self, F, "mask")
        _, out_grad_edge = self.edges
        out_grad_grad = None
        if out_grad_edge is not None:
            out_grad_grad = F.dropout_grad(mask, x_grad_grad, self.p, self.is_test, self.mode)
        return None, out_grad_grad

    def clear_tensor_wrappers(self) -> None:
        self.mask = self.mask_impl = None
        self.cleared = True


class LayerNormGradNode(GradNodeBase):
    """layer_norm_grad: lines = layer_norm_lines(x, mean, variance, epsilon, begin_norm_axis); x_grad =
    layer_norm_x_grad(lines, scale, out_grad); scale_grad = layer_norm_scale_grad(lines, out_grad, scale.shape);
    bias_grad = reshape(sum_to(out_grad, tail_dims(out.shape, begin_norm_axis)), bias.shape).
    """

    __slots__ = (
        "x",
        "x_impl",
        "x_version",
        "scale",
        "scale_impl",
        "scale_version",
        "mean",
        "mean_impl",
        "mean_version",
        "variance",
        "variance_impl",
        "variance_version",
        "epsilon",
        "begin_norm_axis",
    )
    name_ = "LayerNormGradNode"
    op_ = "layer_norm"
    args_ = ("x", "scale", "bias")
    attrs_ = ("epsilon", "begin_norm_axis")
    saved_ = (
        Saved("x", IN, 0),
        Saved("scale", IN, 1),
        Saved("bias", IN, 2, no_need_buffer=True),
        Saved("out", OUT, 0, no_need_buffer=True),
        Saved("mean", OUT, 1, constant=True),
        Saved("variance", OUT, 2, constant=True),
    )

    x: Any
    x_impl: Any
    x_version: Any
    scale: Any
    scale_impl: Any
    scale_version: Any
    mean: Any
    mean_impl: Any
    mean_version: Any
    variance: Any
    variance_impl: Any
    variance_version: Any
    epsilon: Any
    begin_norm_axis: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        scale = recover(self, F, "scale")
        mean = self.mean if F.direct and self.mean_impl.storage is None else recover(self, F, "mean")
        variance = self.variance if F.direct and self.variance_impl.storage is None else recover(self, F, "variance")
        x_edge, scale_edge, bias_edge = self.edges
        _, scale_meta, bias_meta = self.out_metas
        out_meta = self.in_metas
        x_grad = scale_grad = bias_grad = None
        if x_edge is not None or scale_edge is not None:
            lines = layer_norm_lines(F, x, mean, variance, self.epsilon, self.begin_norm_axis)
        if x_edge is not None:
            x_grad = layer_norm_x_grad(F, lines, scale, out_grad)
        if scale_edge is not None:
            scale_grad = layer_norm_scale_grad(F, lines, out_grad, scale_meta.dims)
        if bias_edge is not None:
            bias_grad = F.reshape(F.sum_to(out_grad, tail_dims(out_meta.dims, self.begin_norm_axis)), bias_meta.dims)
        return x_grad, scale_grad, bias_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.scale = self.scale_impl = None
        self.mean = self.mean_impl = None
        self.variance = self.variance_impl = None
        self.cleared = True


class BatchNormGradNode(GradNodeBase):
    """batch_norm_grad: fixed = runs_on_fixed(is_test, use_global_stats, trainable_statistics); lines =
    batch_norm_lines(x, saved_mean, saved_variance, out_grad, epsilon, data_format, fixed); x_grad =
    batch_norm_x_grad(x, scale, lines, out_grad, mean_out_grad, variance_out_grad, momentum, data_format, fixed);
    scale_grad = batch_norm_scale_grad(lines, out_grad, data_format); bias_grad = per_channel(out_grad, data_format).
    """

    __slots__ = (
        "x",
        "x_impl",
        "x_version",
        "scale",
        "scale_impl",
        "scale_version",
        "saved_mean",
        "saved_mean_impl",
        "saved_mean_version",
        "saved_variance",
        "saved_variance_impl",
        "saved_variance_version",
        "is_test",
        "momentum",
        "epsilon",
        "data_format",
        "use_global_stats",
        "trainable_statistics",
    )
    name_ = "BatchNormGradNode"
    op_ = "batch_norm"
    single_ = False
    in_lists_ = (False, False, False)
    args_ = ("x", "mean", "variance", "scale", "bias")
    outs_ = ("out", "mean_out", "variance_out")
    attrs_ = ("is_test", "momentum", "epsilon", "data_format", "use_global_stats", "trainable_statistics")
    saved_ = (
        Saved("x", IN, 0),
        Saved("scale", IN, 3),
        Saved("saved_mean", OUT, 3, constant=True),
        Saved("saved_variance", OUT, 4, constant=True),
    )
    keep_undefined_ = True

    x: Any
    x_impl: Any
    x_version: Any
    scale: Any
    scale_impl: Any
    scale_version: Any
    saved_mean: Any
    saved_mean_impl: Any
    saved_mean_version: Any
    saved_variance: Any
    saved_variance_impl: Any
    saved_variance_version: Any
    is_test: Any
    momentum: Any
    epsilon: Any
    data_format: Any
    use_global_stats: Any
    trainable_statistics: Any

    def backward(self, F: Any, out_grad: Any, mean_out_grad: Any, variance_out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        scale = recover(self, F, "scale")
        saved_mean = (
            self.saved_mean if F.direct and self.saved_mean_impl.storage is None else recover(self, F, "saved_mean")
        )
        saved_variance = (
            self.saved_variance
            if F.direct and self.saved_variance_impl.storage is None
            else recover(self, F, "saved_variance")
        )
        x_edge, _, _, scale_edge, bias_edge = self.edges
        x_grad = scale_grad = bias_grad = None
        if x_edge is not None or scale_edge is not None:
            fixed = runs_on_fixed(self.is_test, self.use_global_stats, self.trainable_statistics)
        if x_edge is not None or scale_edge is not None:
            lines = batch_norm_lines(F, x, saved_mean, saved_variance, out_grad, self.epsilon, self.data_format, fixed)
        if x_edge is not None:
            x_grad = batch_norm_x_grad(
                F, x, scale, lines, out_grad, mean_out_grad, variance_out_grad, self.momentum, self.data_format, fixed
            )
        if scale_edge is not None:
            scale_grad = batch_norm_scale_grad(F, lines, out_grad, self.data_format)
        if bias_edge is not None:
            bias_grad = per_channel(F, out_grad, self.data_format)
        return x_grad, None, None, scale_grad, bias_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.scale = self.scale_impl = None
        self.saved_mean = self.saved_mean_impl = None
        self.saved_variance = self.saved_variance_impl = None
        self.cleared = True


class GroupNormGradNode(GradNodeBase):
    """group_norm_grad: lines = group_norm_lines(x, mean, variance, epsilon, groups, data_format); x_grad =
    group_norm_x_grad(lines, scale, y_grad, data_format); scale_grad = group_norm_scale_grad(lines, y_grad,
    data_format); bias_grad = per_channel(y_grad, data_format).
    """

    __slots__ = (
        "x",
        "x_impl",
        "x_version",
        "scale",
        "scale_impl",
        "scale_version",
        "mean",
        "mean_impl",
        "mean_version",
        "variance",
        "variance_impl",
        "variance_version",
        "epsilon",
        "groups",
        "data_format",
    )
    name_ = "GroupNormGradNode"
    op_ = "group_norm"
    args_ = ("x", "scale", "bias")
    outs_ = ("y",)
    attrs_ = ("epsilon", "groups", "data_format")
    saved_ = (
        Saved("x", IN, 0),
        Saved("scale", IN, 1),
        Saved("mean", OUT, 1, constant=True),
        Saved("variance", OUT, 2, constant=True),
    )

    x: Any
    x_impl: Any
    x_version: Any
    scale: Any
    scale_impl: Any
    scale_version: Any
    mean: Any
    mean_impl: Any
    mean_version: Any
    variance: Any
    variance_impl: Any
    variance_version: Any
    epsilon: Any
    groups: Any
    data_format: Any

    def backward(self, F: Any, y_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        scale = recover(self, F, "scale")
        mean = self.mean if F.direct and self.mean_impl.storage is None else recover(self, F, "mean")
        variance = self.variance if F.direct and self.variance_impl.storage is None else recover(self, F, "variance")
        x_edge, scale_edge, bias_edge = self.edges
        x_grad = scale_grad = bias_grad = None
        if x_edge is not None or scale_edge is not None:
            lines = group_norm_lines(F, x, mean, variance, self.epsilon, self.groups, self.data_format)
        if x_edge is not None:
            x_grad = group_norm_x_grad(F, lines, scale, y_grad, self.data_format)
        if scale_edge is not None:
            scale_grad = group_norm_scale_grad(F, lines, y_grad, self.data_format)
        if bias_edge is not None:
            bias_grad = per_channel(F, y_grad, self.data_format)
        return x_grad, scale_grad, bias_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.scale = self.scale_impl = None
        self.mean = self.mean_impl = None
        self.variance = self.variance_impl = None
        self.cleared = True


class Pool2dGradNode(GradNodeBase):
    """pool2d_grad: x_grad = pool2d_grad(x, out, out_grad, kernel_size, strides, paddings, ceil_mode, exclusive,
    data_format, pooling_type, global_pooling, adaptive, padding_algorithm).
    """

    __slots__ = (
        "x",
        "x_impl",
        "x_version",
        "out",
        "out_impl",
        "out_version",
        "kernel_size",
        "strides",
        "paddings",
        "ceil_mode",
        "exclusive",
        "data_format",
        "pooling_type",
        "global_pooling",
        "adaptive",
        "padding_algorithm",
    )
    name_ = "Pool2dGradNode"
    op_ = "pool2d"
    args_ = ("x",)
    attrs_ = (
        "kernel_size",
        "strides",
        "paddings",
        "ceil_mode",
        "exclusive",
        "data_format",
        "pooling_type",
        "global_pooling",
        "adaptive",
        "padding_algorithm",
    )
    saved_ = (Saved("x", IN, 0), Saved("out", OUT, 0))

    x: Any
    x_impl: Any
    x_version: Any
    out: Any
    out_impl: Any
    out_version: Any
    kernel_size: Any
    strides: Any
    paddings: Any
    ceil_mode: Any
    exclusive: Any
    data_format: Any
    pooling_type: Any
    global_pooling: Any
    adaptive: Any
    padding_algorithm: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.pool2d_grad(
                x,
                out,
                out_grad,
                self.kernel_size,
                self.strides,
                self.paddings,
                self.ceil_mode,
                self.exclusive,
                self.data_format,
                self.pooling_type,
                self.global_pooling,
                self.adaptive,
                self.padding_algorithm,
            )
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class Pool2dGradGradNode(GradNodeBase):
    """pool2d_grad_grad: grad_grad = pool2d_double_grad(x, y, out_grad, kernel_size, strides, paddings, ceil_mode,
    exclusive, data_format, pooling_type, global_pooling, adaptive, padding_algorithm).
    """

    __slots__ = (
        "x",
        "x_impl",
        "x_version",
        "y",
        "y_impl",
        "y_version",
        "kernel_size",
        "strides",
        "paddings",
        "ceil_mode",
        "exclusive",
        "data_format",
        "pooling_type",
        "global_pooling",
        "adaptive",
        "padding_algorithm",
    )
    name_ = "Pool2dGradGradNode"
    op_ = "pool2d_grad"
    args_ = ("x", "y", "grad")
    attrs_ = (
        "kernel_size",
        "strides",
        "paddings",
        "ceil_mode",
        "exclusive",
        "data_format",
        "pooling_type",
        "global_pooling",
        "adaptive",
        "padding_algorithm",
    )
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any
    kernel_size: Any
    strides: Any
    paddings: Any
    ceil_mode: Any
    exclusive: Any
    data_format: Any
    pooling_type: Any
    global_pooling: Any
    adaptive: Any
    padding_algorithm: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        _, _, grad_edge = self.edges
        grad_grad = None
        if grad_edge is not None:
            grad_grad = F.pool2d_double_grad(
                x,
                y,
                out_grad,
                self.kernel_size,
                self.strides,
                self.paddings,
                self.ceil_mode,
                self.exclusive,
                self.data_format,
                self.pooling_type,
                self.global_pooling,
                self.adaptive,
                self.padding_algorithm,
            )
        return None, None, grad_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.cleared = True


class Pool2dTripleGradNode(GradNodeBase):
    """pool2d_triple_grad: grad_grad = pool2d_grad(x, y, out_grad, kernel_size, strides, paddings, ceil_mode,
    exclusive, data_format, pooling_type, global_pooling, adaptive, padding_algorithm).
    """

    __slots__ = (
        "x",
        "x_impl",
        "x_version",
        "y",
        "y_impl",
        "y_version",
        "kernel_size",
        "strides",
        "paddings",
        "ceil_mode",
        "exclusive",
        "data_format",
        "pooling_type",
        "global_pooling",
        "adaptive",
        "padding_algorithm",
    )
    name_ = "Pool2dTripleGradNode"
    op_ = "pool2d_double_grad"
    args_ = ("x", "y", "grad")
    attrs_ = (
        "kernel_size",
        "strides",
        "paddings",
        "ceil_mode",
        "exclusive",
        "data_format",
        "pooling_type",
        "global_pooling",
        "adaptive",
        "padding_algorithm",
    )
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any
    kernel_size: Any
    strides: Any
    paddings: Any
    ceil_mode: Any
    exclusive: Any
    data_format: Any
    pooling_type: Any
    global_pooling: Any
    adaptive: Any
    padding_algorithm: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        _, _, grad_edge = self.edges
        grad_grad = None
        if grad_edge is not None:
            grad_grad = F.pool2d_grad(
                x,
                y,
                out_grad,
                self.kernel_size,
                self.strides,
                self.paddings,
                self.ceil_mode,
                self.exclusive,
                self.data_format,
                self.pooling_type,
                self.global_pooling,
                self.adaptive,
                self.padding_algorithm,
            )
        return None, None, grad_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.cleared = True


class Pool3dGradNode(GradNodeBase):
    """pool3d_grad: x_grad = pool3d_grad(x, out, out_grad, kernel_size, strides, paddings, ceil_mode, exclusive,
    data_format, pooling_type, global_pooling, adaptive, padding_algorithm).
    """

    __slots__ = (
        "x",
        "x_impl",
        "x_version",
        "out",
        "out_impl",
        "out_version",
        "kernel_size",
        "strides",
        "paddings",
        "ceil_mode",
        "exclusive",
        "data_format",
        "pooling_type",
        "global_pooling",
        "adaptive",
        "padding_algorithm",
    )
    name_ = "Pool3dGradNode"
    op_ = "pool3d"
    args_ = ("x",)
    attrs_ = (
        "kernel_size",
        "strides",
        "paddings",
        "ceil_mode",
        "exclusive",
        "data_format",
        "pooling_type",
        "global_pooling",
        "adaptive",
        "padding_algorithm",
    )
    saved_ = (Saved("x", IN, 0), Saved("out", OUT, 0))

    x: Any
    x_impl: Any
    x_version: Any
    out: Any
    out_impl: Any
    out_version: Any
    kernel_size: Any
    strides: Any
    paddings: Any
    ceil_mode: Any
    exclusive: Any
    data_format: Any
    pooling_type: Any
    global_pooling: Any
    adaptive: Any
    padding_algorithm: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.pool3d_grad(
                x,
                out,
                out_grad,
                self.kernel_size,
                self.strides,
                self.paddings,
                self.ceil_mode,
                self.exclusive,
                self.data_format,
                self.pooling_type,
                self.global_pooling,
                self.adaptive,
                self.padding_algorithm,
            )
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class Pool3dGradGradNode(GradNodeBase):
    """pool3d_grad_grad: grad_grad = pool3d_double_grad(x, y, out_grad, kernel_size, strides, paddings, ceil_mode,
    exclusive, data_format, pooling_type, global_pooling, adaptive, padding_algorithm).
    """

    __slots__ = (
        "x",
        "x_impl",
        "x_version",
        "y",
        "y_impl",
        "y_version",
        "kernel_size",
        "strides",
        "paddings",
        "ceil_mode",
        "exclusive",
        "data_format",
        "pooling_type",
        "global_pooling",
        "adaptive",
        "padding_algorithm",
    )
    name_ = "Pool3dGradGradNode"
    op_ = "pool3d_grad"
    args_ = ("x", "y", "grad")
    attrs_ = (
        "kernel_size",
        "strides",
        "paddings",
        "ceil_mode",
        "exclusive",
        "data_format",
        "pooling_type",
        "global_pooling",
        "adaptive",
        "padding_algorithm",
    )
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any
    kernel_size: Any
    strides: Any
    paddings: Any
    ceil_mode: Any
    exclusive: Any
    data_format: Any
    pooling_type: Any
    global_pooling: Any
    adaptive: Any
    padding_algorithm: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        _, _, grad_edge = self.edges
        grad_grad = None
        if grad_edge is not None:
            grad_grad = F.pool3d_double_grad(
                x,
                y,
                out_grad,
                self.kernel_size,
                self.strides,
                self.paddings,
                self.ceil_mode,
                self.exclusive,
                self.data_format,
                self.pooling_type,
                self.global_pooling,
                self.adaptive,
                self.padding_algorithm,
            )
        return None, None, grad_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.cleared = True


class Pool3dTripleGradNode(GradNodeBase):
    """pool3d_triple_grad: grad_grad = pool3d_grad(x, y, out_grad, kernel_size, strides, paddings, ceil_mode,
    exclusive, data_format, pooling_type, global_pooling, adaptive, padding_algorithm).
    """

    __slots__ = (
        "x",
        "x_impl",
        "x_version",
        "y",
        "y_impl",
        "y_version",
        "kernel_size",
        "strides",
        "paddings",
        "ceil_mode",
        "exclusive",
        "data_format",
        "pooling_type",
        "global_pooling",
        "adaptive",
        "padding_algorithm",
    )
    name_ = "Pool3dTripleGradNode"
    op_ = "pool3d_double_grad"
    args_ = ("x", "y", "grad")
    attrs_ = (
        "kernel_size",
        "strides",
        "paddings",
        "ceil_mode",
        "exclusive",
        "data_format",
        "pooling_type",
        "global_pooling",
        "adaptive",
        "padding_algorithm",
    )
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any
    kernel_size: Any
    strides: Any
    paddings: Any
    ceil_mode: Any
    exclusive: Any
    data_format: Any
    pooling_type: Any
    global_pooling: Any
    adaptive: Any
    padding_algorithm: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        _, _, grad_edge = self.edges
        grad_grad = None
        if grad_edge is not None:
            grad_grad = F.pool3d_grad(
                x,
                y,
                out_grad,
                self.kernel_size,
                self.strides,
                self.paddings,
                self.ceil_mode,
                self.exclusive,
                self.data_format,
                self.pooling_type,
                self.global_pooling,
                self.adaptive,
                self.padding_algorithm,
            )
        return None, None, grad_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.cleared = True


class LpPool2dGradNode(GradNodeBase):
    """lp_pool2d_grad: x_grad = lp_pool_grad(x, out, out_grad, kernel_size, strides, paddings, ceil_mode, exclusive,
    data_format, global_pooling, adaptive, padding_algorithm, norm_type).
    """

    __slots__ = (
        "x",
        "x_impl",
        "x_version",
        "out",
        "out_impl",
        "out_version",
        "kernel_size",
        "strides",
        "paddings",
        "ceil_mode",
        "exclusive",
        "data_format",
        "global_pooling",
        "adaptive",
        "padding_algorithm",
        "norm_type",
    )
    name_ = "LpPool2dGradNode"
    op_ = "lp_pool2d"
    args_ = ("x",)
    attrs_ = (
        "kernel_size",
        "strides",
        "paddings",
        "ceil_mode",
        "exclusive",
        "data_format",
        "global_pooling",
        "adaptive",
        "padding_algorithm",
        "norm_type",
    )
    saved_ = (Saved("x", IN, 0), Saved("out", OUT, 0))

    x: Any
    x_impl: Any
    x_version: Any
    out: Any
    out_impl: Any
    out_version: Any
    kernel_size: Any
    strides: Any
    paddings: Any
    ceil_mode: Any
    exclusive: Any
    data_format: Any
    global_pooling: Any
    adaptive: Any
    padding_algorithm: Any
    norm_type: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = lp_pool_grad(
                F,
                x,
                out,
                out_grad,
                self.kernel_size,
                self.strides,
                self.paddings,
                self.ceil_mode,
                self.exclusive,
                self.data_format,
                self.global_pooling,
                self.adaptive,
                self.padding_algorithm,
                self.norm_type,
            )
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class MaxPool2dWithIndexGradNode(GradNodeBase):
    """max_pool2d_with_index_grad: x_grad = add_in_planes(out_grad, mask, x.shape)."""

    __slots__ = ("mask", "mask_impl", "mask_version")
    name_ = "MaxPool2dWithIndexGradNode"
    op_ = "max_pool2d_with_index"
    single_ = False
    in_lists_ = (False, False)
    args_ = ("x",)
    outs_ = ("out", "mask")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True), Saved("mask", OUT, 1))

    mask: Any
    mask_impl: Any
    mask_version: Any

    def backward(self, F: Any, out_grad: Any, mask_grad: Any) -> Any:
        mask = self.mask if F.direct and self.mask_impl.storage is None else recover(self, F, "mask")
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.add_in_planes(out_grad, mask, x_meta.dims)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.mask = self.mask_impl = None
        self.cleared = True


class FractionalMaxPool2dGradNode(GradNodeBase):
    """fractional_max_pool2d_grad: x_grad = add_in_planes(out_grad, mask, x.shape)."""

    __slots__ = ("mask", "mask_impl", "mask_version")
    name_ = "FractionalMaxPool2dGradNode"
    op_ = "fractional_max_pool2d"
    single_ = False
    in_lists_ = (False, False)
    args_ = ("x",)
    outs_ = ("out", "mask")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True), Saved("mask", OUT, 1))

    mask: Any
    mask_impl: Any
    mask_version: Any

    def backward(self, F: Any, out_grad: Any, mask_grad: Any) -> Any:
        mask = self.mask if F.direct and self.mask_impl.storage is None else recover(self, F, "mask")
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.add_in_planes(out_grad, mask, x_meta.dims)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.mask = self.mask_impl = None
        self.cleared = True


class MaxPool3dWithIndexGradNode(GradNodeBase):
    """max_pool3d_with_index_grad: x_grad = add_in_planes(out_grad, mask, x.shape)."""

    __slots__ = ("mask", "mask_impl", "mask_version")
    name_ = "MaxPool3dWithIndexGradNode"
    op_ = "max_pool3d_with_index"
    single_ = False
    in_lists_ = (False, False)
    args_ = ("x",)
    outs_ = ("out", "mask")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True), Saved("mask", OUT, 1))

    mask: Any
    mask_impl: Any
    mask_version: Any

    def backward(self, F: Any, out_grad: Any, mask_grad: Any) -> Any:
        mask = self.mask if F.direct and self.mask_impl.storage is None else recover(self, F, "mask")
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.add_in_planes(out_grad, mask, x_meta.dims)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.mask = self.mask_impl = None
        self.cleared = True


class FractionalMaxPool3dGradNode(GradNodeBase):
    """fractional_max_pool3d_grad: x_grad = add_in_planes(out_grad, mask, x.shape)."""

    __slots__ = ("mask", "mask_impl", "mask_version")
    name_ = "FractionalMaxPool3dGradNode"
    op_ = "fractional_max_pool3d"
    single_ = False
    in_lists_ = (False, False)
    args_ = ("x",)
    outs_ = ("out", "mask")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True), Saved("mask", OUT, 1))

    mask: Any
    mask_impl: Any
    mask_version: Any

    def backward(self, F: Any, out_grad: Any, mask_grad: Any) -> Any:
        mask = self.mask if F.direct and self.mask_impl.storage is None else recover(self, F, "mask")
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.add_in_planes(out_grad, mask, x_meta.dims)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.mask = self.mask_impl = None
        self.cleared = True


class UnpoolGradNode(GradNodeBase):
    """unpool_grad: x_grad = take_in_planes(out_grad, indices)."""

    __slots__ = ("indices", "indices_impl", "indices_version")
    name_ = "UnpoolGradNode"
    op_ = "unpool"
    args_ = ("x", "indices")
    saved_ = (Saved("indices", IN, 1),)

    indices: Any
    indices_impl: Any
    indices_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        indices = self.indices if F.direct and self.indices_impl.storage is None else recover(self, F, "indices")
        x_edge, _ = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.take_in_planes(out_grad, indices)
        return x_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.indices = self.indices_impl = None
        self.cleared = True


class Unpool3dGradNode(GradNodeBase):
    """unpool3d_grad: x_grad = take_in_planes(out_grad, indices)."""

    __slots__ = ("indices", "indices_impl", "indices_version")
    name_ = "Unpool3dGradNode"
    op_ = "unpool3d"
    args_ = ("x", "indices")
    saved_ = (Saved("indices", IN, 1),)

    indices: Any
    indices_impl: Any
    indices_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        indices = self.indices if F.direct and self.indices_impl.storage is None else recover(self, F, "indices")
        x_edge, _ = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.take_in_planes(out_grad, indices)
        return x_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.indices = self.indices_impl = None
        self.cleared = True


class TakeInPlanesGradNode(GradNodeBase):
    """take_in_planes_grad: x_grad = add_in_planes(out_grad, indices, x.shape)."""

    __slots__ = ("indices", "indices_impl", "indices_version")
    name_ = "TakeInPlanesGradNode"
    op_ = "take_in_planes"
    args_ = ("x", "indices")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True), Saved("indices", IN, 1))

    indices: Any
    indices_impl: Any
    indices_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        indices = self.indices if F.direct and self.indices_impl.storage is None else recover(self, F, "indices")
        x_edge, _ = self.edges
        x_meta, _ = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.add_in_planes(out_grad, indices, x_meta.dims)
        return x_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.indices = self.indices_impl = None
        self.cleared = True


class AddInPlanesGradNode(GradNodeBase):
    """add_in_planes_grad: x_grad = take_in_planes(out_grad, indices)."""

    __slots__ = ("indices", "indices_impl", "indices_version")
    name_ = "AddInPlanesGradNode"
    op_ = "add_in_planes"
    args_ = ("x", "indices")
    saved_ = (Saved("indices", IN, 1),)

    indices: Any
    indices_impl: Any
    indices_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        indices = self.indices if F.direct and self.indices_impl.storage is None else recover(self, F, "indices")
        x_edge, _ = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.take_in_planes(out_grad, indices)
        return x_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.indices = self.indices_impl = None
        self.cleared = True


class RulebookConvGradNode(GradNodeBase):
    """rulebook_conv_grad: x_grad = rulebook_conv(out_grad, weight, rules, x.shape[0], 1 - back); weight_grad =
    rulebook_filter_grad(x, out_grad, rules, weight.shape, back).
    """

    __slots__ = (
        "x",
        "x_impl",
        "x_version",
        "weight",
        "weight_impl",
        "weight_version",
        "rules",
        "rules_impl",
        "rules_version",
        "back",
    )
    name_ = "RulebookConvGradNode"
    op_ = "rulebook_conv"
    args_ = ("x", "weight", "rules")
    attrs_ = ("back",)
    saved_ = (Saved("x", IN, 0), Saved("weight", IN, 1), Saved("rules", IN, 2))

    x: Any
    x_impl: Any
    x_version: Any
    weight: Any
    weight_impl: Any
    weight_version: Any
    rules: Any
    rules_impl: Any
    rules_version: Any
    back: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        weight = self.weight if F.direct and self.weight_impl.storage is None else recover(self, F, "weight")
        rules = self.rules if F.direct and self.rules_impl.storage is None else recover(self, F, "rules")
        x_edge, weight_edge, _ = self.edges
        x_meta, weight_meta, _ = self.out_metas
        x_grad = weight_grad = None
        if x_edge is not None:
            x_grad = F.rulebook_conv(out_grad, weight, rules, x_meta.dims[0], 1 - self.back)
        if weight_edge is not None:
            weight_grad = F.rulebook_filter_grad(x, out_grad, rules, weight_meta.dims, self.back)
        return x_grad, weight_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.weight = self.weight_impl = None
        self.rules = self.rules_impl = None
        self.cleared = True


class RulebookFilterDoubleGradNode(GradNodeBase):
    """rulebook_filter_double_grad: x_grad = rulebook_conv(out_grad, weight_grad_grad, rules, x.shape[0], 1 - back);
    out_grad_grad = rulebook_conv(x, weight_grad_grad, rules, out_grad.shape[0], back).
    """

    __slots__ = (
        "x",
        "x_impl",
        "x_version",
        "out_grad",
        "out_grad_impl",
        "out_grad_version",
        "rules",
        "rules_impl",
        "rules_version",
        "back",
    )
    name_ = "RulebookFilterDoubleGradNode"
    op_ = "rulebook_filter_grad"
    args_ = ("x", "out_grad", "rules")
    outs_ = ("weight_grad",)
    attrs_ = ("back",)
    saved_ = (Saved("x", IN, 0), Saved("out_grad", IN, 1), Saved("rules", IN, 2))

    x: Any
    x_impl: Any
    x_version: Any
    out_grad: Any
    out_grad_impl: Any
    out_grad_version: Any
    rules: Any
    rules_impl: Any
    rules_version: Any
    back: Any

    def backward(self, F: Any, weight_grad_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out_grad = self.out_grad if F.direct and self.out_grad_impl.storage is None else recover(self, F, "out_grad")
        rules = self.rules if F.direct and self.rules_impl.storage is None else recover(self, F, "rules")
        x_edge, out_grad_edge, _ = self.edges
        x_meta, out_grad_meta, _ = self.out_metas
        x_grad = out_grad_grad = None
        if x_edge is not None:
            x_grad = F.rulebook_conv(out_grad, weight_grad_grad, rules, x_meta.dims[0], 1 - self.back)
        if out_grad_edge is not None:
            out_grad_grad = F.rulebook_conv(x, weight_grad_grad, rules, out_grad_meta.dims[0], self.back)
        return x_grad, out_grad_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out_grad = self.out_grad_impl = None
        self.rules = self.rules_impl = None
        self.cleared = True


class RulebookMaxGradNode(GradNodeBase):
    """rulebook_max_grad: x_grad = take_along_axis_grad(out_grad, where, x.shape, 0)."""

    __slots__ = ("where", "where_impl", "where_version")
    name_ = "RulebookMaxGradNode"
    op_ = "rulebook_max"
    single_ = False
    in_lists_ = (False, False)
    args_ = ("x", "rules")
    outs_ = ("out", "where")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True), Saved("where", OUT, 1))

    where: Any
    where_impl: Any
    where_version: Any

    def backward(self, F: Any, out_grad: Any, where_grad: Any) -> Any:
        where = self.where if F.direct and self.where_impl.storage is None else recover(self, F, "where")
        x_edge, _ = self.edges
        x_meta, _ = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.take_along_axis_grad(out_grad, where, x_meta.dims, 0)
        return x_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.where = self.where_impl = None
        self.cleared = True


class WarpctcGradNode(GradNodeBase):
    """warpctc_grad: logits_grad = ctc_logits_grad(logits, label, logits_length, labels_length, loss_grad, blank,
    norm_by_times).
    """

    __slots__ = (
        "logits",
        "logits_impl",
        "logits_version",
        "label",
        "label_impl",
        "label_version",
        "logits_length",
        "logits_length_impl",
        "logits_length_version",
        "labels_length",
        "labels_length_impl",
        "labels_length_version",
        "blank",
        "norm_by_times",
    )
    name_ = "WarpctcGradNode"
    op_ = "warpctc"
    args_ = ("logits", "label", "logits_length", "labels_length")
    outs_ = ("loss",)
    attrs_ = ("blank", "norm_by_times")
    saved_ = (
        Saved("logits", IN, 0),
        Saved("label", IN, 1),
        Saved("logits_length", IN, 2),
        Saved("labels_length", IN, 3),
    )

    logits: Any
    logits_impl: Any
    logits_version: Any
    label: Any
    label_impl: Any
    label_version: Any
    logits_length: Any
    logits_length_impl: Any
    logits_length_version: Any
    labels_length: Any
    labels_length_impl: Any
    labels_length_version: Any
    blank: Any
    norm_by_times: Any

    def backward(self, F: Any, loss_grad: Any) -> Any:
        logits = self.logits if F.direct and self.logits_impl.storage is None else recover(self, F, "logits")
        label = self.label if F.direct and self.label_impl.storage is None else recover(self, F, "label")
        logits_length = (
            self.logits_length
            if F.direct and self.logits_length_impl.storage is None
            else recover(self, F, "logits_length")
        )
        labels_length = (
            self.labels_length
            if F.direct and self.labels_length_impl.storage is None
            else recover(self, F, "labels_length")
        )
        logits_edge, _, _, _ = self.edges
        logits_grad = None
        if logits_edge is not None:
            logits_grad = ctc_logits_grad(
                F, logits, label, logits_length, labels_length, loss_grad, self.blank, self.norm_by_times
            )
        return logits_grad, None, None, None

    def clear_tensor_wrappers(self) -> None:
        self.logits = self.logits_impl = None
        self.label = self.label_impl = None
        self.logits_length = self.logits_length_impl = None
        self.labels_length = self.labels_length_impl = None
        self.cleared = True


class WarprnntGradNode(GradNodeBase):
    """warprnnt_grad: input_grad = rnnt_input_grad(input, label, input_lengths, label_lengths, loss_grad, blank,
    fastemit_lambda).
    """

    __slots__ = (
        "input",
        "input_impl",
        "input_version",
        "label",
        "label_impl",
        "label_version",
        "input_lengths",
        "input_lengths_impl",
        "input_lengths_version",
        "label_lengths",
        "label_lengths_impl",
        "label_lengths_version",
        "blank",
        "fastemit_lambda",
    )
    name_ = "WarprnntGradNode"
    op_ = "warprnnt"
    args_ = ("input", "label", "input_lengths", "label_lengths")
    outs_ = ("loss",)
    attrs_ = ("blank", "fastemit_lambda")
    saved_ = (
        Saved("input", IN, 0),
        Saved("label", IN, 1),
        Saved("input_lengths", IN, 2),
        Saved("label_lengths", IN, 3),
    )

    input: Any
    input_impl: Any
    input_version: Any
    label: Any
    label_impl: Any
    label_version: Any
    input_lengths: Any
    input_lengths_impl: Any
    input_lengths_version: Any
    label_lengths: Any
    label_lengths_impl: Any
    label_lengths_version: Any
    blank: Any
    fastemit_lambda: Any

    def backward(self, F: Any, loss_grad: Any) -> Any:
        input = self.input if F.direct and self.input_impl.storage is None else recover(self, F, "input")
        label = self.label if F.direct and self.label_impl.storage is None else recover(self, F, "label")
        input_lengths = (
            self.input_lengths
            if F.direct and self.input_lengths_impl.storage is None
            else recover(self, F, "input_lengths")
        )
        label_lengths = (
            self.label_lengths
            if F.direct and self.label_lengths_impl.storage is None
            else recover(self, F, "label_lengths")
        )
        input_edge, _, _, _ = self.edges
        input_grad = None
        if input_edge is not None:
            input_grad = rnnt_input_grad(
                F, input, label, input_lengths, label_lengths, loss_grad, self.blank, self.fastemit_lambda
            )
        return input_grad, None, None, None

    def clear_tensor_wrappers(self) -> None:
        self.input = self.input_impl = None
        self.label = self.label_impl = None
        self.input_lengths = self.input_lengths_impl = None
        self.label_lengths = self.label_lengths_impl = None
        self.cleared = True


class UnfoldGradNode(GradNodeBase):
    """unfold_grad: x_grad = fold(out_grad, tail_dims(x.shape, 2), kernel_sizes, strides, paddings, dilations)."""

    __slots__ = ("kernel_sizes", "strides", "paddings", "dilations")
    name_ = "UnfoldGradNode"
    op_ = "unfold"
    args_ = ("x",)
    attrs_ = ("kernel_sizes", "strides", "paddings", "dilations")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True),)

    kernel_sizes: Any
    strides: Any
    paddings: Any
    dilations: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.fold(
                out_grad, tail_dims(x_meta.dims, 2), self.kernel_sizes, self.strides, self.paddings, self.dilations
            )
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class FoldGradNode(GradNodeBase):
    """fold_grad: x_grad = unfold(out_grad, kernel_sizes, strides, paddings, dilations)."""

    __slots__ = ("kernel_sizes", "strides", "paddings", "dilations")
    name_ = "FoldGradNode"
    op_ = "fold"
    args_ = ("x",)
    attrs_ = ("kernel_sizes", "strides", "paddings", "dilations")

    kernel_sizes: Any
    strides: Any
    paddings: Any
    dilations: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.unfold(out_grad, self.kernel_sizes, self.strides, self.paddings, self.dilations)
        return (x_grad,)


class GridSampleGradNode(GradNodeBase):
    """grid_sample_grad: x_grad = grid_sample_x_grad(grid, out_grad, x.shape, mode, padding_mode, align_corners);
    grid_grad = grid_sample_grid_grad(x, grid, out_grad, mode, padding_mode, align_corners).
    """

    __slots__ = (
        "x",
        "x_impl",
        "x_version",
        "grid",
        "grid_impl",
        "grid_version",
        "mode",
        "padding_mode",
        "align_corners",
    )
    name_ = "GridSampleGradNode"
    op_ = "grid_sample"
    args_ = ("x", "grid")
    attrs_ = ("mode", "padding_mode", "align_corners")
    saved_ = (Saved("x", IN, 0), Saved("grid", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    grid: Any
    grid_impl: Any
    grid_version: Any
    mode: Any
    padding_mode: Any
    align_corners: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        grid = self.grid if F.direct and self.grid_impl.storage is None else recover(self, F, "grid")
        x_edge, grid_edge = self.edges
        x_meta, _ = self.out_metas
        x_grad = grid_grad = None
        if x_edge is not None:
            x_grad = grid_sample_x_grad(
                F, grid, out_grad, x_meta.dims, self.mode, self.padding_mode, self.align_corners
            )
        if grid_edge is not None:
            grid_grad = grid_sample_grid_grad(F, x, grid, out_grad, self.mode, self.padding_mode, self.align_corners)
        return x_grad, grid_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.grid = self.grid_impl = None
        self.cleared = True


class PixelShuffleGradNode(GradNodeBase):
    """pixel_shuffle_grad: x_grad = pixel_unshuffle(out_grad, upscale_factor, data_format)."""

    __slots__ = ("upscale_factor", "data_format")
    name_ = "PixelShuffleGradNode"
    op_ = "pixel_shuffle"
    args_ = ("x",)
    attrs_ = ("upscale_factor", "data_format")

    upscale_factor: Any
    data_format: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.pixel_unshuffle(out_grad, self.upscale_factor, self.data_format)
        return (x_grad,)


class PixelUnshuffleGradNode(GradNodeBase):
    """pixel_unshuffle_grad: x_grad = pixel_shuffle(out_grad, downscale_factor, data_format)."""

    __slots__ = ("downscale_factor", "data_format")
    name_ = "PixelUnshuffleGradNode"
    op_ = "pixel_unshuffle"
    args_ = ("x",)
    attrs_ = ("downscale_factor", "data_format")

    downscale_factor: Any
    data_format: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.pixel_shuffle(out_grad, self.downscale_factor, self.data_format)
        return (x_grad,)


class ChannelShuffleGradNode(GradNodeBase):
    """channel_shuffle_grad: x_grad = channel_shuffle(out_grad, channels_of(x.shape, data_format) // groups,
    data_format).
    """

    __slots__ = ("groups", "data_format")
    name_ = "ChannelShuffleGradNode"
    op_ = "channel_shuffle"
    args_ = ("x",)
    attrs_ = ("groups", "data_format")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True),)

    groups: Any
    data_format: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.channel_shuffle(
                out_grad, channels_of(x_meta.dims, self.data_format) // self.groups, self.data_format
            )
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class Conv2dGradNode(GradNodeBase):
    """conv2d_grad: input_grad = conv2d_input_grad(filter, out_grad, input.shape, strides, paddings,
    padding_algorithm, dilations, groups, data_format); filter_grad = conv2d_filter_grad(input, out_grad, columns,
    filter.shape, strides, paddings, padding_algorithm, dilations, groups, data_format).
    """

    __slots__ = (
        "input",
        "input_impl",
        "input_version",
        "filter",
        "filter_impl",
        "filter_version",
        "columns",
        "columns_impl",
        "columns_version",
        "strides",
        "paddings",
        "padding_algorithm",
        "dilations",
        "groups",
        "data_format",
    )
    name_ = "Conv2dGradNode"
    op_ = "conv2d"
    args_ = ("input", "filter")
    attrs_ = ("strides", "paddings", "padding_algorithm", "dilations", "groups", "data_format")
    saved_ = (Saved("input", IN, 0), Saved("filter", IN, 1), Saved("columns", OUT, 1, constant=True))

    input: Any
    input_impl: Any
    input_version: Any
    filter: Any
    filter_impl: Any
    filter_version: Any
    columns: Any
    columns_impl: Any
    columns_version: Any
    strides: Any
    paddings: Any
    padding_algorithm: Any
    dilations: Any
    groups: Any
    data_format: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        input = self.input if F.direct and self.input_impl.storage is None else recover(self, F, "input")
        filter = self.filter if F.direct and self.filter_impl.storage is None else recover(self, F, "filter")
        columns = self.columns if F.direct and self.columns_impl.storage is None else recover(self, F, "columns")
        input_edge, filter_edge = self.edges
        input_meta, filter_meta = self.out_metas
        input_grad = filter_grad = None
        if input_edge is not None:
            input_grad = F.conv2d_input_grad(
                filter,
                out_grad,
                input_meta.dims,
                self.strides,
                self.paddings,
                self.padding_algorithm,
                self.dilations,
                self.groups,
                self.data_format,
            )
        if filter_edge is not None:
            filter_grad = F.conv2d_filter_grad(
                input,
                out_grad,
                columns,
                filter_meta.dims,
                self.strides,
                self.paddings,
                self.padding_algorithm,
                self.dilations,
                self.groups,
                self.data_format,
            )
        return input_grad, filter_grad

    def clear_tensor_wrappers(self) -> None:
        self.input = self.input_impl = None
        self.filter = self.filter_impl = None
        self.columns = self.columns_impl = None
        self.cleared = True


class Conv2dInputDoubleGradNode(GradNodeBase):
    """conv2d_input_double_grad: filter_grad = conv2d_filter_grad(input_grad_grad, out_grad, None, filter.shape,
    strides, paddings, padding_algorithm, dilations, groups, data_format); out_grad_grad = convolved(input_grad_grad,
    filter, strides, paddings, padding_algorithm, dilations, groups, data_format).
    """

    __slots__ = (
        "filter",
        "filter_impl",
        "filter_version",
        "out_grad",
        "out_grad_impl",
        "out_grad_version",
        "strides",
        "paddings",
        "padding_algorithm",
        "dilations",
        "groups",
        "data_format",
    )
    name_ = "Conv2dInputDoubleGradNode"
    op_ = "conv2d_input_grad"
    args_ = ("filter", "out_grad")
    outs_ = ("input_grad",)
    attrs_ = ("strides", "paddings", "padding_algorithm", "dilations", "groups", "data_format")
    saved_ = (Saved("filter", IN, 0), Saved("out_grad", IN, 1))

    filter: Any
    filter_impl: Any
    filter_version: Any
    out_grad: Any
    out_grad_impl: Any
    out_grad_version: Any
    strides: Any
    paddings: Any
    padding_algorithm: Any
    dilations: Any
    groups: Any
    data_format: Any

    def backward(self, F: Any, input_grad_grad: Any) -> Any:
        filter = self.filter if F.direct and self.filter_impl.storage is None else recover(self, F, "filter")
        out_grad = self.out_grad if F.direct and self.out_grad_impl.storage is None else recover(self, F, "out_grad")
        filter_edge, out_grad_edge = self.edges
        filter_meta, _ = self.out_metas
        filter_grad = out_grad_grad = None
        if filter_edge is not None:
            filter_grad = F.conv2d_filter_grad(
                input_grad_grad,
                out_grad,
                None,
                filter_meta.dims,
                self.strides,
                self.paddings,
                self.padding_algorithm,
                self.dilations,
                self.groups,
                self.data_format,
            )
        if out_grad_edge is not None:
            out_grad_grad = convolved(
                F,
                input_grad_grad,
                filter,
                self.strides,
                self.paddings,
                self.padding_algorithm,
                self.dilations,
                self.groups,
                self.data_format,
            )
        return filter_grad, out_grad_grad

    def clear_tensor_wrappers(self) -> None:
        self.filter = self.filter_impl = None
        self.out_grad = self.out_grad_impl = None
        self.cleared = True


class Conv2dFilterDoubleGradNode(GradNodeBase):
    """conv2d_filter_double_grad: input_grad = conv2d_input_grad(filter_grad_grad, out_grad, input.shape, strides,
    paddings, padding_algorithm, dilations, groups, data_format); out_grad_grad = convolved(input, filter_grad_grad,
    strides, paddings, padding_algorithm, dilations, groups, data_format).
    """

    __slots__ = (
        "input",
        "input_impl",
        "input_version",
        "out_grad",
        "out_grad_impl",
        "out_grad_version",
        "strides",
        "paddings",
        "padding_algorithm",
        "dilations",
        "groups",
        "data_format",
    )
    name_ = "Conv2dFilterDoubleGradNode"
    op_ = "conv2d_filter_grad"
    args_ = ("input", "out_grad", "columns")
    outs_ = ("filter_grad",)
    attrs_ = ("strides", "paddings", "padding_algorithm", "dilations", "groups", "data_format")
    saved_ = (Saved("input", IN, 0), Saved("out_grad", IN, 1))

    input: Any
    input_impl: Any
    input_version: Any
    out_grad: Any
    out_grad_impl: Any
    out_grad_version: Any
    strides: Any
    paddings: Any
    padding_algorithm: Any
    dilations: Any
    groups: Any
    data_format: Any

    def backward(self, F: Any, filter_grad_grad: Any) -> Any:
        input = self.input if F.direct and self.input_impl.storage is None else recover(self, F, "input")
        out_grad = self.out_grad if F.direct and self.out_grad_impl.storage is None else recover(self, F, "out_grad")
        input_edge, out_grad_edge, _ = self.edges
        input_meta, _, _ = self.out_metas
        input_grad = out_grad_grad = None
        if input_edge is not None:
            input_grad = F.conv2d_input_grad(
                filter_grad_grad,
                out_grad,
                input_meta.dims,
                self.strides,
                self.paddings,
                self.padding_algorithm,
                self.dilations,
                self.groups,
                self.data_format,
            )
        if out_grad_edge is not None:
            out_grad_grad = convolved(
                F,
                input,
                filter_grad_grad,
                self.strides,
                self.paddings,
                self.padding_algorithm,
                self.dilations,
                self.groups,
                self.data_format,
            )
        return input_grad, out_grad_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.input = self.input_impl = None
        self.out_grad = self.out_grad_impl = None
        self.cleared = True


class Conv2dTransposeGradNode(GradNodeBase):
    """conv2d_transpose_grad: x_grad = convolved(out_grad, filter, strides, paddings, padding_algorithm, dilations,
    groups, data_format); filter_grad = conv2d_filter_grad(out_grad, x, None, filter.shape, strides, paddings,
    padding_algorithm, dilations, groups, data_format).
    """

    __slots__ = (
        "x",
        "x_impl",
        "x_version",
        "filter",
        "filter_impl",
        "filter_version",
        "strides",
        "paddings",
        "padding_algorithm",
        "groups",
        "dilations",
        "data_format",
    )
    name_ = "Conv2dTransposeGradNode"
    op_ = "conv2d_transpose"
    args_ = ("x", "filter")
    attrs_ = ("strides", "paddings", "padding_algorithm", "groups", "dilations", "data_format")
    saved_ = (Saved("x", IN, 0), Saved("filter", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    filter: Any
    filter_impl: Any
    filter_version: Any
    strides: Any
    paddings: Any
    padding_algorithm: Any
    groups: Any
    dilations: Any
    data_format: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        filter = self.filter if F.direct and self.filter_impl.storage is None else recover(self, F, "filter")
        x_edge, filter_edge = self.edges
        _, filter_meta = self.out_metas
        x_grad = filter_grad = None
        if x_edge is not None:
            x_grad = convolved(
                F,
                out_grad,
                filter,
                self.strides,
                self.paddings,
                self.padding_algorithm,
                self.dilations,
                self.groups,
                self.data_format,
            )
        if filter_edge is not None:
            filter_grad = F.conv2d_filter_grad(
                out_grad,
                x,
                None,
                filter_meta.dims,
                self.strides,
                self.paddings,
                self.padding_algorithm,
                self.dilations,
                self.groups,
                self.data_format,
            )
        return x_grad, filter_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.filter = self.filter_impl = None
        self.cleared = True


class DepthwiseConv2dGradNode(GradNodeBase):
    """depthwise_conv2d_grad: input_grad = conv2d_input_grad(filter, out_grad, input.shape, strides, paddings,
    padding_algorithm, dilations, groups, data_format); filter_grad = conv2d_filter_grad(input, out_grad, columns,
    filter.shape, strides, paddings, padding_algorithm, dilations, groups, data_format).
    """

    __slots__ = (
        "input",
        "input_impl",
        "input_version",
        "filter",
        "filter_impl",
        "filter_version",
        "columns",
        "columns_impl",
        "columns_version",
        "strides",
        "paddings",
        "padding_algorithm",
        "groups",
        "dilations",
        "data_format",
    )
    name_ = "DepthwiseConv2dGradNode"
    op_ = "depthwise_conv2d"
    args_ = ("input", "filter")
    attrs_ = ("strides", "paddings", "padding_algorithm", "groups", "dilations", "data_format")
    saved_ = (Saved("input", IN, 0), Saved("filter", IN, 1), Saved("columns", OUT, 1, constant=True))

    input: Any
    input_impl: Any
    input_version: Any
    filter: Any
    filter_impl: Any
    filter_version: Any
    columns: Any
    columns_impl: Any
    columns_version: Any
    strides: Any
    paddings: Any
    padding_algorithm: Any
    groups: Any
    dilations: Any
    data_format: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        input = self.input if F.direct and self.input_impl.storage is None else recover(self, F, "input")
        filter = self.filter if F.direct and self.filter_impl.storage is None else recover(self, F, "filter")
        columns = self.columns if F.direct and self.columns_impl.storage is None else recover(self, F, "columns")
        input_edge, filter_edge = self.edges
        input_meta, filter_meta = self.out_metas
        input_grad = filter_grad = None
        if input_edge is not None:
            input_grad = F.conv2d_input_grad(
                filter,
                out_grad,
                input_meta.dims,
                self.strides,
                self.paddings,
                self.padding_algorithm,
                self.dilations,
                self.groups,
                self.data_format,
            )
        if filter_edge is not None:
            filter_grad = F.conv2d_filter_grad(
                input,
                out_grad,
                columns,
                filter_meta.dims,
                self.strides,
                self.paddings,
                self.padding_algorithm,
                self.dilations,
                self.groups,
                self.data_format,
            )
        return input_grad, filter_grad

    def clear_tensor_wrappers(self) -> None:
        self.input = self.input_impl = None
        self.filter = self.filter_impl = None
        self.columns = self.columns_impl = None
        self.cleared = True


class DepthwiseConv2dTransposeGradNode(GradNodeBase):
    """depthwise_conv2d_transpose_grad: x_grad = convolved(out_grad, filter, strides, paddings, padding_algorithm,
    dilations, groups, data_format); filter_grad = conv2d_filter_grad(out_grad, x, None, filter.shape, strides,
    paddings, padding_algorithm, dilations, groups, data_format).
    """

    __slots__ = (
        "x",
        "x_impl",
        "x_version",
        "filter",
        "filter_impl",
        "filter_version",
        "strides",
        "paddings",
        "padding_algorithm",
        "groups",
        "dilations",
        "data_format",
    )
    name_ = "DepthwiseConv2dTransposeGradNode"
    op_ = "depthwise_conv2d_transpose"
    args_ = ("x", "filter")
    attrs_ = ("strides", "paddings", "padding_algorithm", "groups", "dilations", "data_format")
    saved_ = (Saved("x", IN, 0), Saved("filter", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    filter: Any
    filter_impl: Any
    filter_version: Any
    strides: Any
    paddings: Any
    padding_algorithm: Any
    groups: Any
    dilations: Any
    data_format: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        filter = self.filter if F.direct and self.filter_impl.storage is None else recover(self, F, "filter")
        x_edge, filter_edge = self.edges
        _, filter_meta = self.out_metas
        x_grad = filter_grad = None
        if x_edge is not None:
            x_grad = convolved(
                F,
                out_grad,
                filter,
                self.strides,
                self.paddings,
                self.padding_algorithm,
                self.dilations,
                self.groups,
                self.data_format,
            )
        if filter_edge is not None:
            filter_grad = F.conv2d_filter_grad(
                out_grad,
                x,
                None,
                filter_meta.dims,
                self.strides,
                self.paddings,
                self.padding_algorithm,
                self.dilations,
                self.groups,
                self.data_format,
            )
        return x_grad, filter_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.filter = self.filter_impl = None
        self.cleared = True


class Conv3dGradNode(GradNodeBase):
    """conv3d_grad: input_grad = conv3d_input_grad(filter, out_grad, input.shape, strides, paddings,
    padding_algorithm, dilations, groups, data_format); filter_grad = conv3d_filter_grad(input, out_grad, columns,
    filter.shape, strides, paddings, padding_algorithm, dilations, groups, data_format).
    """

    __slots__ = (
        "input",
        "input_impl",
        "input_version",
        "filter",
        "filter_impl",
        "filter_version",
        "columns",
        "columns_impl",
        "columns_version",
        "strides",
        "paddings",
        "padding_algorithm",
        "groups",
        "dilations",
        "data_format",
    )
    name_ = "Conv3dGradNode"
    op_ = "conv3d"
    args_ = ("input", "filter")
    attrs_ = ("strides", "paddings", "padding_algorithm", "groups", "dilations", "data_format")
    saved_ = (Saved("input", IN, 0), Saved("filter", IN, 1), Saved("columns", OUT, 1, constant=True))

    input: Any
    input_impl: Any
    input_version: Any
    filter: Any
    filter_impl: Any
    filter_version: Any
    columns: Any
    columns_impl: Any
    columns_version: Any
    strides: Any
    paddings: Any
    padding_algorithm: Any
    groups: Any
    dilations: Any
    data_format: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        input = self.input if F.direct and self.input_impl.storage is None else recover(self, F, "input")
        filter = self.filter if F.direct and self.filter_impl.storage is None else recover(self, F, "filter")
        columns = self.columns if F.direct and self.columns_impl.storage is None else recover(self, F, "columns")
        input_edge, filter_edge = self.edges
        input_meta, filter_meta = self.out_metas
        input_grad = filter_grad = None
        if input_edge is not None:
            input_grad = F.conv3d_input_grad(
                filter,
                out_grad,
                input_meta.dims,
                self.strides,
                self.paddings,
                self.padding_algorithm,
                self.dilations,
                self.groups,
                self.data_format,
            )
        if filter_edge is not None:
            filter_grad = F.conv3d_filter_grad(
                input,
                out_grad,
                columns,
                filter_meta.dims,
                self.strides,
                self.paddings,
                self.padding_algorithm,
                self.dilations,
                self.groups,
                self.data_format,
            )
        return input_grad, filter_grad

    def clear_tensor_wrappers(self) -> None:
        self.input = self.input_impl = None
        self.filter = self.filter_impl = None
        self.columns = self.columns_impl = None
        self.cleared = True


class Conv3dInputDoubleGradNode(GradNodeBase):
    """conv3d_input_double_grad: filter_grad = conv3d_filter_grad(input_grad_grad, out_grad, None, filter.shape,
    strides, paddings, padding_algorithm, dilations, groups, data_format); out_grad_grad = convolved(input_grad_grad,
    filter, strides, paddings, padding_algorithm, dilations, groups, data_format).
    """

    __slots__ = (
        "filter",
        "filter_impl",
        "filter_version",
        "out_grad",
        "out_grad_impl",
        "out_grad_version",
        "strides",
        "paddings",
        "padding_algorithm",
        "dilations",
        "groups",
        "data_format",
    )
    name_ = "Conv3dInputDoubleGradNode"
    op_ = "conv3d_input_grad"
    args_ = ("filter", "out_grad")
    outs_ = ("input_grad",)
    attrs_ = ("strides", "paddings", "padding_algorithm", "dilations", "groups", "data_format")
    saved_ = (Saved("filter", IN, 0), Saved("out_grad", IN, 1))

    filter: Any
    filter_impl: Any
    filter_version: Any
    out_grad: Any
    out_grad_impl: Any
    out_grad_version: Any
    strides: Any
    paddings: Any
    padding_algorithm: Any
    dilations: Any
    groups: Any
    data_format: Any

    def backward(self, F: Any, input_grad_grad: Any) -> Any:
        filter = self.filter if F.direct and self.filter_impl.storage is None else recover(self, F, "filter")
        out_grad = self.out_grad if F.direct and self.out_grad_impl.storage is None else recover(self, F, "out_grad")
        filter_edge, out_grad_edge = self.edges
        filter_meta, _ = self.out_metas
        filter_grad = out_grad_grad = None
        if filter_edge is not None:
            filter_grad = F.conv3d_filter_grad(
                input_grad_grad,
                out_grad,
                None,
                filter_meta.dims,
                self.strides,
                self.paddings,
                self.padding_algorithm,
                self.dilations,
                self.groups,
                self.data_format,
            )
        if out_grad_edge is not None:
            out_grad_grad = convolved(
                F,
                input_grad_grad,
                filter,
                self.strides,
                self.paddings,
                self.padding_algorithm,
                self.dilations,
                self.groups,
                self.data_format,
            )
        return filter_grad, out_grad_grad

    def clear_tensor_wrappers(self) -> None:
        self.filter = self.filter_impl = None
        self.out_grad = self.out_grad_impl = None
        self.cleared = True


class Conv3dFilterDoubleGradNode(GradNodeBase):
    """conv3d_filter_double_grad: input_grad = conv3d_input_grad(filter_grad_grad, out_grad, input.shape, strides,
    paddings, padding_algorithm, dilations, groups, data_format); out_grad_grad = convolved(input, filter_grad_grad,
    strides, paddings, padding_algorithm, dilations, groups, data_format).
    """

    __slots__ = (
        "input",
        "input_impl",
        "input_version",
        "out_grad",
        "out_grad_impl",
        "out_grad_version",
        "strides",
        "paddings",
        "padding_algorithm",
        "dilations",
        "groups",
        "data_format",
    )
    name_ = "Conv3dFilterDoubleGradNode"
    op_ = "conv3d_filter_grad"
    args_ = ("input", "out_grad", "columns")
    outs_ = ("filter_grad",)
    attrs_ = ("strides", "paddings", "padding_algorithm", "dilations", "groups", "data_format")
    saved_ = (Saved("input", IN, 0), Saved("out_grad", IN, 1))

    input: Any
    input_impl: Any
    input_version: Any
    out_grad: Any
    out_grad_impl: Any
    out_grad_version: Any
    strides: Any
    paddings: Any
    padding_algorithm: Any
    dilations: Any
    groups: Any
    data_format: Any

    def backward(self, F: Any, filter_grad_grad: Any) -> Any:
        input = self.input if F.direct and self.input_impl.storage is None else recover(self, F, "input")
        out_grad = self.out_grad if F.direct and self.out_grad_impl.storage is None else recover(self, F, "out_grad")
        input_edge, out_grad_edge, _ = self.edges
        input_meta, _, _ = self.out_metas
        input_grad = out_grad_grad = None
        if input_edge is not None:
            input_grad = F.conv3d_input_grad(
                filter_grad_grad,
                out_grad,
                input_meta.dims,
                self.strides,
                self.paddings,
                self.padding_algorithm,
                self.dilations,
                self.groups,
                self.data_format,
            )
        if out_grad_edge is not None:
            out_grad_grad = convolved(
                F,
                input,
                filter_grad_grad,
                self.strides,
                self.paddings,
                self.padding_algorithm,
                self.dilations,
                self.groups,
                self.data_format,
            )
        return input_grad, out_grad_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.input = self.input_impl = None
        self.out_grad = self.out_grad_impl = None
        self.cleared = True


class Conv3dTransposeGradNode(GradNodeBase):
    """conv3d_transpose_grad: x_grad = convolved(out_grad, filter, strides, paddings, padding_algorithm, dilations,
    groups, data_format); filter_grad = conv3d_filter_grad(out_grad, x, None, filter.shape, strides, paddings,
    padding_algorithm, dilations, groups, data_format).
    """

    __slots__ = (
        "x",
        "x_impl",
        "x_version",
        "filter",
        "filter_impl",
        "filter_version",
        "strides",
        "paddings",
        "padding_algorithm",
        "groups",
        "dilations",
        "data_format",
    )
    name_ = "Conv3dTransposeGradNode"
    op_ = "conv3d_transpose"
    args_ = ("x", "filter")
    attrs_ = ("strides", "paddings", "padding_algorithm", "groups", "dilations", "data_format")
    saved_ = (Saved("x", IN, 0), Saved("filter", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    filter: Any
    filter_impl: Any
    filter_version: Any
    strides: Any
    paddings: Any
    padding_algorithm: Any
    groups: Any
    dilations: Any
    data_format: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        filter = self.filter if F.direct and self.filter_impl.storage is None else recover(self, F, "filter")
        x_edge, filter_edge = self.edges
        _, filter_meta = self.out_metas
        x_grad = filter_grad = None
        if x_edge is not None:
            x_grad = convolved(
                F,
                out_grad,
                filter,
                self.strides,
                self.paddings,
                self.padding_algorithm,
                self.dilations,
                self.groups,
                self.data_format,
            )
        if filter_edge is not None:
            filter_grad = F.conv3d_filter_grad(
                out_grad,
                x,
                None,
                filter_meta.dims,
                self.strides,
                self.paddings,
                self.padding_algorithm,
                self.dilations,
                self.groups,
                self.data_format,
            )
        return x_grad, filter_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.filter = self.filter_impl = None
        self.cleared = True


class UniformInplaceGradNode(GradNodeBase):
    """uniform_inplace_grad: x_grad = fill(out_grad, 0)."""

    __slots__ = ()
    name_ = "UniformInplaceGradNode"
    op_ = "uniform_inplace"
    args_ = ("x",)

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.fill(out_grad, 0)
        return (x_grad,)


class GaussianInplaceGradNode(GradNodeBase):
    """gaussian_inplace_grad: x_grad = fill(out_grad, 0)."""

    __slots__ = ()
    name_ = "GaussianInplaceGradNode"
    op_ = "gaussian_inplace"
    args_ = ("x",)

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.fill(out_grad, 0)
        return (x_grad,)


class SumGradNode(GradNodeBase):
    """sum_grad: x_grad = expand(reshape(to_dtype(out_grad, x.dtype), kept_shape(x.shape, axis)), x.shape)."""

    __slots__ = ("axis",)
    name_ = "SumGradNode"
    op_ = "sum"
    args_ = ("x",)
    attrs_ = ("axis",)
    saved_ = (Saved("x", IN, 0, no_need_buffer=True),)

    axis: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.expand(
                F.reshape(to_dtype(F, out_grad, x_meta.dtype), kept_shape(x_meta.dims, self.axis)), x_meta.dims
            )
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class MeanGradNode(GradNodeBase):
    """mean_grad: x_grad = expand(reshape(out_grad / reduced_count(x.shape, axis), kept_shape(x.shape, axis)),
    x.shape).
    """

    __slots__ = ("axis",)
    name_ = "MeanGradNode"
    op_ = "mean"
    args_ = ("x",)
    attrs_ = ("axis",)
    saved_ = (Saved("x", IN, 0, no_need_buffer=True),)

    axis: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.expand(
                F.reshape(
                    F.div_scale(out_grad, reduced_count(x_meta.dims, self.axis)), kept_shape(x_meta.dims, self.axis)
                ),
                x_meta.dims,
            )
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class MeanAllGradNode(GradNodeBase):
    """mean_all_grad: x_grad = expand(out_grad / reduced_count(x.shape, ()), x.shape)."""

    __slots__ = ()
    name_ = "MeanAllGradNode"
    op_ = "mean_all"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0, no_need_buffer=True),)

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.expand(F.div_scale(out_grad, reduced_count(x_meta.dims, ())), x_meta.dims)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class MaxGradNode(GradNodeBase):
    """max_grad: x_grad = even_share(x, out, out_grad, axis)."""

    __slots__ = ("x", "x_impl", "x_version", "out", "out_impl", "out_version", "axis")
    name_ = "MaxGradNode"
    op_ = "max"
    args_ = ("x",)
    attrs_ = ("axis",)
    saved_ = (Saved("x", IN, 0), Saved("out", OUT, 0))

    x: Any
    x_impl: Any
    x_version: Any
    out: Any
    out_impl: Any
    out_version: Any
    axis: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = even_share(F, x, out, out_grad, self.axis)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class MinGradNode(GradNodeBase):
    """min_grad: x_grad = even_share(x, out, out_grad, axis)."""

    __slots__ = ("x", "x_impl", "x_version", "out", "out_impl", "out_version", "axis")
    name_ = "MinGradNode"
    op_ = "min"
    args_ = ("x",)
    attrs_ = ("axis",)
    saved_ = (Saved("x", IN, 0), Saved("out", OUT, 0))

    x: Any
    x_impl: Any
    x_version: Any
    out: Any
    out_impl: Any
    out_version: Any
    axis: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = even_share(F, x, out, out_grad, self.axis)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class ProdGradNode(GradNodeBase):
    """prod_grad: x_grad = prod_x_grad(x, out, out_grad, axis, reduce_all)."""

    __slots__ = ("x", "x_impl", "x_version", "out", "out_impl", "out_version", "axis", "reduce_all")
    name_ = "ProdGradNode"
    op_ = "prod"
    args_ = ("x",)
    attrs_ = ("axis", "reduce_all")
    saved_ = (Saved("x", IN, 0), Saved("out", OUT, 0))

    x: Any
    x_impl: Any
    x_version: Any
    out: Any
    out_impl: Any
    out_version: Any
    axis: Any
    reduce_all: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = prod_x_grad(F, x, out, out_grad, self.axis, self.reduce_all)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class PNormGradNode(GradNodeBase):
    """p_norm_grad: x_grad = norm_x_grad(x, out, out_grad, porder, axis, asvector)."""

    __slots__ = ("x", "x_impl", "x_version", "out", "out_impl", "out_version", "porder", "axis", "asvector")
    name_ = "PNormGradNode"
    op_ = "p_norm"
    args_ = ("x",)
    attrs_ = ("porder", "axis", "asvector")
    saved_ = (Saved("x", IN, 0), Saved("out", OUT, 0))

    x: Any
    x_impl: Any
    x_version: Any
    out: Any
    out_impl: Any
    out_version: Any
    porder: Any
    axis: Any
    asvector: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = norm_x_grad(F, x, out, out_grad, self.porder, self.axis, self.asvector)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class AmaxGradNode(GradNodeBase):
    """amax_grad: x_grad = even_share(x, out, out_grad, axis)."""

    __slots__ = ("x", "x_impl", "x_version", "out", "out_impl", "out_version", "axis")
    name_ = "AmaxGradNode"
    op_ = "amax"
    args_ = ("x",)
    attrs_ = ("axis",)
    saved_ = (Saved("x", IN, 0), Saved("out", OUT, 0))

    x: Any
    x_impl: Any
    x_version: Any
    out: Any
    out_impl: Any
    out_version: Any
    axis: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = even_share(F, x, out, out_grad, self.axis)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class AminGradNode(GradNodeBase):
    """amin_grad: x_grad = even_share(x, out, out_grad, axis)."""

    __slots__ = ("x", "x_impl", "x_version", "out", "out_impl", "out_version", "axis")
    name_ = "AminGradNode"
    op_ = "amin"
    args_ = ("x",)
    attrs_ = ("axis",)
    saved_ = (Saved("x", IN, 0), Saved("out", OUT, 0))

    x: Any
    x_impl: Any
    x_version: Any
    out: Any
    out_impl: Any
    out_version: Any
    axis: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = even_share(F, x, out, out_grad, self.axis)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class LogsumexpGradNode(GradNodeBase):
    """logsumexp_grad: kept = kept_shape(x.shape, () if reduce_all else axis); x_grad = reshape(out_grad, kept) *
    exp(x - reshape(out, kept)).
    """

    __slots__ = ("x", "x_impl", "x_version", "out", "out_impl", "out_version", "axis", "reduce_all")
    name_ = "LogsumexpGradNode"
    op_ = "logsumexp"
    args_ = ("x",)
    attrs_ = ("axis", "reduce_all")
    saved_ = (Saved("x", IN, 0), Saved("out", OUT, 0))

    x: Any
    x_impl: Any
    x_version: Any
    out: Any
    out_impl: Any
    out_version: Any
    axis: Any
    reduce_all: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            kept = kept_shape(x_meta.dims, () if self.reduce_all else self.axis)
            x_grad = F.multiply(F.reshape(out_grad, kept), F.exp(F.subtract(x, F.reshape(out, kept))))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class MedianGradNode(GradNodeBase):
    """median_grad: x_grad = median_x_grad(x, medians, out_grad, axis, mode)."""

    __slots__ = ("x", "x_impl", "x_version", "medians", "medians_impl", "medians_version", "axis", "mode")
    name_ = "MedianGradNode"
    op_ = "median"
    single_ = False
    in_lists_ = (False, False)
    args_ = ("x",)
    outs_ = ("out", "medians")
    attrs_ = ("axis", "mode")
    saved_ = (Saved("x", IN, 0), Saved("medians", OUT, 1))

    x: Any
    x_impl: Any
    x_version: Any
    medians: Any
    medians_impl: Any
    medians_version: Any
    axis: Any
    mode: Any

    def backward(self, F: Any, out_grad: Any, medians_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        medians = self.medians if F.direct and self.medians_impl.storage is None else recover(self, F, "medians")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = median_x_grad(F, x, medians, out_grad, self.axis, self.mode)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.medians = self.medians_impl = None
        self.cleared = True


class NanmedianGradNode(GradNodeBase):
    """nanmedian_grad: x_grad = median_x_grad(x, medians, out_grad, axis, mode)."""

    __slots__ = ("x", "x_impl", "x_version", "medians", "medians_impl", "medians_version", "axis", "mode")
    name_ = "NanmedianGradNode"
    op_ = "nanmedian"
    single_ = False
    in_lists_ = (False, False)
    args_ = ("x",)
    outs_ = ("out", "medians")
    attrs_ = ("axis", "mode")
    saved_ = (Saved("x", IN, 0), Saved("medians", OUT, 1))

    x: Any
    x_impl: Any
    x_version: Any
    medians: Any
    medians_impl: Any
    medians_version: Any
    axis: Any
    mode: Any

    def backward(self, F: Any, out_grad: Any, medians_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        medians = self.medians if F.direct and self.medians_impl.storage is None else recover(self, F, "medians")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = median_x_grad(F, x, medians, out_grad, self.axis, self.mode)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.medians = self.medians_impl = None
        self.cleared = True


class CumprodGradNode(GradNodeBase):
    """cumprod_grad: x_grad = cumprod_x_grad(x, out_grad, dim, exclusive, reverse)."""

    __slots__ = ("x", "x_impl", "x_version", "dim", "exclusive", "reverse")
    name_ = "CumprodGradNode"
    op_ = "cumprod"
    args_ = ("x",)
    attrs_ = ("dim", "exclusive", "reverse")
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    dim: Any
    exclusive: Any
    reverse: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = cumprod_x_grad(F, x, out_grad, self.dim, self.exclusive, self.reverse)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class DecaySumGradNode(GradNodeBase):
    """decay_sum_grad: x_grad = decay_sum_x_grad(x, out, out_grad, dim, reverse, own); y_grad = decay_sum(x,
    out_grad, dim, not reverse, not own).
    """

    __slots__ = ("x", "x_impl", "x_version", "out", "out_impl", "out_version", "dim", "reverse", "own")
    name_ = "DecaySumGradNode"
    op_ = "decay_sum"
    args_ = ("x", "y")
    attrs_ = ("dim", "reverse", "own")
    saved_ = (Saved("x", IN, 0), Saved("out", OUT, 0))

    x: Any
    x_impl: Any
    x_version: Any
    out: Any
    out_impl: Any
    out_version: Any
    dim: Any
    reverse: Any
    own: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        x_edge, y_edge = self.edges
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = decay_sum_x_grad(F, x, out, out_grad, self.dim, self.reverse, self.own)
        if y_edge is not None:
            y_grad = F.decay_sum(x, out_grad, self.dim, not self.reverse, not self.own)
        return x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class CumsumGradNode(GradNodeBase):
    """cumsum_grad: x_grad = reshape(cumsum(out_grad, 0 if flatten else axis, False, exclusive, not reverse),
    x.shape).
    """

    __slots__ = ("axis", "flatten", "exclusive", "reverse")
    name_ = "CumsumGradNode"
    op_ = "cumsum"
    args_ = ("x",)
    attrs_ = ("axis", "flatten", "exclusive", "reverse")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True),)

    axis: Any
    flatten: Any
    exclusive: Any
    reverse: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.reshape(
                F.cumsum(out_grad, 0 if self.flatten else self.axis, False, self.exclusive, not self.reverse),
                x_meta.dims,
            )
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class LogcumsumexpGradNode(GradNodeBase):
    """logcumsumexp_grad: x_grad = logcumsumexp_x_grad(x, out, out_grad, axis, flatten, exclusive, reverse)."""

    __slots__ = (
        "x",
        "x_impl",
        "x_version",
        "out",
        "out_impl",
        "out_version",
        "axis",
        "flatten",
        "exclusive",
        "reverse",
    )
    name_ = "LogcumsumexpGradNode"
    op_ = "logcumsumexp"
    args_ = ("x",)
    attrs_ = ("axis", "flatten", "exclusive", "reverse")
    saved_ = (Saved("x", IN, 0), Saved("out", OUT, 0))

    x: Any
    x_impl: Any
    x_version: Any
    out: Any
    out_impl: Any
    out_version: Any
    axis: Any
    flatten: Any
    exclusive: Any
    reverse: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = logcumsumexp_x_grad(F, x, out, out_grad, self.axis, self.flatten, self.exclusive, self.reverse)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class CummaxGradNode(GradNodeBase):
    """cummax_grad: x_grad = take_along_axis_grad(out_grad, indices, x.shape, axis)."""

    __slots__ = ("indices", "indices_impl", "indices_version", "axis")
    name_ = "CummaxGradNode"
    op_ = "cummax"
    single_ = False
    in_lists_ = (False, False)
    args_ = ("x",)
    outs_ = ("out", "indices")
    attrs_ = ("axis",)
    saved_ = (Saved("x", IN, 0, no_need_buffer=True), Saved("indices", OUT, 1))

    indices: Any
    indices_impl: Any
    indices_version: Any
    axis: Any

    def backward(self, F: Any, out_grad: Any, indices_grad: Any) -> Any:
        indices = self.indices if F.direct and self.indices_impl.storage is None else recover(self, F, "indices")
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.take_along_axis_grad(out_grad, indices, x_meta.dims, self.axis)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.indices = self.indices_impl = None
        self.cleared = True


class CumminGradNode(GradNodeBase):
    """cummin_grad: x_grad = take_along_axis_grad(out_grad, indices, x.shape, axis)."""

    __slots__ = ("indices", "indices_impl", "indices_version", "axis")
    name_ = "CumminGradNode"
    op_ = "cummin"
    single_ = False
    in_lists_ = (False, False)
    args_ = ("x",)
    outs_ = ("out", "indices")
    attrs_ = ("axis",)
    saved_ = (Saved("x", IN, 0, no_need_buffer=True), Saved("indices", OUT, 1))

    indices: Any
    indices_impl: Any
    indices_version: Any
    axis: Any

    def backward(self, F: Any, out_grad: Any, indices_grad: Any) -> Any:
        indices = self.indices if F.direct and self.indices_impl.storage is None else recover(self, F, "indices")
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.take_along_axis_grad(out_grad, indices, x_meta.dims, self.axis)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.indices = self.indices_impl = None
        self.cleared = True


class ArgsortGradNode(GradNodeBase):
    """argsort_grad: x_grad = take_along_axis_grad(out_grad, indices, x.shape, axis)."""

    __slots__ = ("indices", "indices_impl", "indices_version", "axis")
    name_ = "ArgsortGradNode"
    op_ = "argsort"
    single_ = False
    in_lists_ = (False, False)
    args_ = ("x",)
    outs_ = ("out", "indices")
    attrs_ = ("axis",)
    saved_ = (Saved("x", IN, 0, no_need_buffer=True), Saved("indices", OUT, 1))

    indices: Any
    indices_impl: Any
    indices_version: Any
    axis: Any

    def backward(self, F: Any, out_grad: Any, indices_grad: Any) -> Any:
        indices = self.indices if F.direct and self.indices_impl.storage is None else recover(self, F, "indices")
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.take_along_axis_grad(out_grad, indices, x_meta.dims, self.axis)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.indices = self.indices_impl = None
        self.cleared = True


class TopkGradNode(GradNodeBase):
    """topk_grad: x_grad = take_along_axis_grad(out_grad, indices, x.shape, axis)."""

    __slots__ = ("indices", "indices_impl", "indices_version", "axis")
    name_ = "TopkGradNode"
    op_ = "topk"
    single_ = False
    in_lists_ = (False, False)
    args_ = ("x",)
    outs_ = ("out", "indices")
    attrs_ = ("axis",)
    saved_ = (Saved("x", IN, 0, no_need_buffer=True), Saved("indices", OUT, 1))

    indices: Any
    indices_impl: Any
    indices_version: Any
    axis: Any

    def backward(self, F: Any, out_grad: Any, indices_grad: Any) -> Any:
        indices = self.indices if F.direct and self.indices_impl.storage is None else recover(self, F, "indices")
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.take_along_axis_grad(out_grad, indices, x_meta.dims, self.axis)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.indices = self.indices_impl = None
        self.cleared = True


class KthvalueGradNode(GradNodeBase):
    """kthvalue_grad: kept = kept_shape(x.shape, [axis]); x_grad = take_along_axis_grad(reshape(out_grad, kept),
    reshape(indices, kept), x.shape, axis).
    """

    __slots__ = ("indices", "indices_impl", "indices_version", "axis")
    name_ = "KthvalueGradNode"
    op_ = "kthvalue"
    single_ = False
    in_lists_ = (False, False)
    args_ = ("x",)
    outs_ = ("out", "indices")
    attrs_ = ("axis",)
    saved_ = (Saved("x", IN, 0, no_need_buffer=True), Saved("indices", OUT, 1))

    indices: Any
    indices_impl: Any
    indices_version: Any
    axis: Any

    def backward(self, F: Any, out_grad: Any, indices_grad: Any) -> Any:
        indices = self.indices if F.direct and self.indices_impl.storage is None else recover(self, F, "indices")
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            kept = kept_shape(x_meta.dims, [self.axis])
            x_grad = F.take_along_axis_grad(F.reshape(out_grad, kept), F.reshape(indices, kept), x_meta.dims, self.axis)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.indices = self.indices_impl = None
        self.cleared = True


class ModeGradNode(GradNodeBase):
    """mode_grad: kept = kept_shape(x.shape, [axis]); x_grad = take_along_axis_grad(reshape(out_grad, kept),
    reshape(indices, kept), x.shape, axis).
    """

    __slots__ = ("indices", "indices_impl", "indices_version", "axis")
    name_ = "ModeGradNode"
    op_ = "mode"
    single_ = False
    in_lists_ = (False, False)
    args_ = ("x",)
    outs_ = ("out", "indices")
    attrs_ = ("axis",)
    saved_ = (Saved("x", IN, 0, no_need_buffer=True), Saved("indices", OUT, 1))

    indices: Any
    indices_impl: Any
    indices_version: Any
    axis: Any

    def backward(self, F: Any, out_grad: Any, indices_grad: Any) -> Any:
        indices = self.indices if F.direct and self.indices_impl.storage is None else recover(self, F, "indices")
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            kept = kept_shape(x_meta.dims, [self.axis])
            x_grad = F.take_along_axis_grad(F.reshape(out_grad, kept), F.reshape(indices, kept), x_meta.dims, self.axis)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.indices = self.indices_impl = None
        self.cleared = True


class SparseSparseCooTensorGradNode(GradNodeBase):
    """sparse_sparse_coo_tensor_grad: values_grad = along(out_grad, out)."""

    __slots__ = ("out", "out_impl", "out_version")
    name_ = "SparseCooTensorGradNode"
    op_ = "sparse_sparse_coo_tensor"
    args_ = ("values", "indices")
    saved_ = (Saved("out", OUT, 0),)

    out: Any
    out_impl: Any
    out_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        values_edge, _ = self.edges
        values_grad = None
        if values_edge is not None:
            values_grad = along(F, out_grad, out)
        return values_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.out = self.out_impl = None
        self.cleared = True


class SparseValuesGradNode(GradNodeBase):
    """sparse_values_grad: x_grad = sparse_with_values(x, out_grad)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "ValuesGradNode"
    op_ = "sparse_values"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.sparse_with_values(x, out_grad)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SparseWithValuesGradNode(GradNodeBase):
    """sparse_with_values_grad: values_grad = along(out_grad, x)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "WithValuesGradNode"
    op_ = "sparse_with_values"
    args_ = ("x", "values")
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        _, values_edge = self.edges
        values_grad = None
        if values_edge is not None:
            values_grad = along(F, out_grad, x)
        return None, values_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SparseToDenseGradNode(GradNodeBase):
    """sparse_to_dense_grad: x_grad = shown_only(sparse_mask_as(out_grad, x), x)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "ToDenseGradNode"
    op_ = "sparse_to_dense"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = shown_only(F, F.sparse_mask_as(out_grad, x), x)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SparseToSparseCooGradNode(GradNodeBase):
    """sparse_to_sparse_coo_grad: x_grad = form_of(out_grad, x)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "ToSparseCooGradNode"
    op_ = "sparse_to_sparse_coo"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = form_of(F, out_grad, x)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SparseToSparseCsrGradNode(GradNodeBase):
    """sparse_to_sparse_csr_grad: x_grad = form_of(out_grad, x)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "ToSparseCsrGradNode"
    op_ = "sparse_to_sparse_csr"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = form_of(F, out_grad, x)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SparseMaskAsGradNode(GradNodeBase):
    """sparse_mask_as_grad: x_grad = sparse_mask_as(out_grad, x)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "MaskAsGradNode"
    op_ = "sparse_mask_as"
    args_ = ("x", "mask")
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        x_edge, _ = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.sparse_mask_as(out_grad, x)
        return x_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SparseShownOnlyGradNode(GradNodeBase):
    """sparse_shown_only_grad: x_grad = sparse_shown_only(out_grad, like)."""

    __slots__ = ("like", "like_impl", "like_version")
    name_ = "ShownOnlyGradNode"
    op_ = "sparse_shown_only"
    args_ = ("x", "like")
    saved_ = (Saved("like", IN, 1),)

    like: Any
    like_impl: Any
    like_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        like = self.like if F.direct and self.like_impl.storage is None else recover(self, F, "like")
        x_edge, _ = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.sparse_shown_only(out_grad, like)
        return x_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.like = self.like_impl = None
        self.cleared = True


class SparseAddGradNode(GradNodeBase):
    """sparse_add_grad: x_grad = at_shown(x, along(out_grad, x)); y_grad = at_shown(y, along(out_grad, y))."""

    __slots__ = ("x", "x_impl", "x_version", "y", "y_impl", "y_version")
    name_ = "AddGradNode"
    op_ = "sparse_add"
    args_ = ("x", "y")
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        x_edge, y_edge = self.edges
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = at_shown(F, x, along(F, out_grad, x))
        if y_edge is not None:
            y_grad = at_shown(F, y, along(F, out_grad, y))
        return x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.cleared = True


class SparseSubtractGradNode(GradNodeBase):
    """sparse_subtract_grad: x_grad = at_shown(x, along(out_grad, x)); y_grad = at_shown(y, -along(out_grad, y))."""

    __slots__ = ("x", "x_impl", "x_version", "y", "y_impl", "y_version")
    name_ = "SubtractGradNode"
    op_ = "sparse_subtract"
    args_ = ("x", "y")
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        x_edge, y_edge = self.edges
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = at_shown(F, x, along(F, out_grad, x))
        if y_edge is not None:
            y_grad = at_shown(F, y, F.scale(along(F, out_grad, y), -1.0, 0.0, True))
        return x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.cleared = True


class SparseMultiplyGradNode(GradNodeBase):
    """sparse_multiply_grad: x_grad = at_shown(x, along(out_grad, x) * along(sparse_shown_only(y, y), x)); y_grad =
    at_shown(y, along(out_grad, y) * along(sparse_shown_only(x, x), y)).
    """

    __slots__ = ("x", "x_impl", "x_version", "y", "y_impl", "y_version")
    name_ = "MultiplyGradNode"
    op_ = "sparse_multiply"
    args_ = ("x", "y")
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        x_edge, y_edge = self.edges
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = at_shown(F, x, F.multiply(along(F, out_grad, x), along(F, F.sparse_shown_only(y, y), x)))
        if y_edge is not None:
            y_grad = at_shown(F, y, F.multiply(along(F, out_grad, y), along(F, F.sparse_shown_only(x, x), y)))
        return x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.cleared = True


class SparseDivideGradNode(GradNodeBase):
    """sparse_divide_grad: x_grad = at_shown(x, along(out_grad, x) / along(sparse_shown_only(y, y), x)); y_grad =
    at_shown(y, -(along(out_grad, y) * along(out, y) / sparse_values(y))).
    """

    __slots__ = ("x", "x_impl", "x_version", "y", "y_impl", "y_version", "out", "out_impl", "out_version")
    name_ = "DivideGradNode"
    op_ = "sparse_divide"
    args_ = ("x", "y")
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1), Saved("out", OUT, 0))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any
    out: Any
    out_impl: Any
    out_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        x_edge, y_edge = self.edges
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = at_shown(F, x, F.divide(along(F, out_grad, x), along(F, F.sparse_shown_only(y, y), x)))
        if y_edge is not None:
            y_grad = at_shown(
                F,
                y,
                F.scale(
                    F.divide(F.multiply(along(F, out_grad, y), along(F, out, y)), F.sparse_values(y)), -1.0, 0.0, True
                ),
            )
        return x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class SparseSinGradNode(GradNodeBase):
    """sparse_sin_grad: g = along(out_grad, x); v = sparse_values(x); x_grad = sparse_with_values(x, g * cos(v))."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "SinGradNode"
    op_ = "sparse_sin"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            g = along(F, out_grad, x)
            v = F.sparse_values(x)
            x_grad = F.sparse_with_values(x, F.multiply(g, F.cos(v)))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SparseTanGradNode(GradNodeBase):
    """sparse_tan_grad: g = along(out_grad, x); v = sparse_values(x); x_grad = sparse_with_values(x, g /
    square(cos(v))).
    """

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "TanGradNode"
    op_ = "sparse_tan"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            g = along(F, out_grad, x)
            v = F.sparse_values(x)
            x_grad = F.sparse_with_values(x, F.divide(g, F.square(F.cos(v))))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SparseAsinGradNode(GradNodeBase):
    """sparse_asin_grad: g = along(out_grad, x); v = sparse_values(x); x_grad = sparse_with_values(x, g * rsqrt(1 - v
    * v)).
    """

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "AsinGradNode"
    op_ = "sparse_asin"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            g = along(F, out_grad, x)
            v = F.sparse_values(x)
            x_grad = F.sparse_with_values(x, F.multiply(g, F.rsqrt(F.scale(F.multiply(v, v), -1.0, 1, True))))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SparseAtanGradNode(GradNodeBase):
    """sparse_atan_grad: g = along(out_grad, x); v = sparse_values(x); x_grad = sparse_with_values(x, g / (1 + v *
    v)).
    """

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "AtanGradNode"
    op_ = "sparse_atan"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            g = along(F, out_grad, x)
            v = F.sparse_values(x)
            x_grad = F.sparse_with_values(x, F.divide(g, F.scale(F.multiply(v, v), 1.0, 1, True)))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SparseSinhGradNode(GradNodeBase):
    """sparse_sinh_grad: g = along(out_grad, x); v = sparse_values(x); x_grad = sparse_with_values(x, g * cosh(v))."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "SinhGradNode"
    op_ = "sparse_sinh"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            g = along(F, out_grad, x)
            v = F.sparse_values(x)
            x_grad = F.sparse_with_values(x, F.multiply(g, F.cosh(v)))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SparseTanhGradNode(GradNodeBase):
    """sparse_tanh_grad: g = along(out_grad, x); r = sparse_values(out); x_grad = sparse_with_values(x, g * (1 - r *
    r)).
    """

    __slots__ = ("x", "x_impl", "x_version", "out", "out_impl", "out_version")
    name_ = "TanhGradNode"
    op_ = "sparse_tanh"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0), Saved("out", OUT, 0))

    x: Any
    x_impl: Any
    x_version: Any
    out: Any
    out_impl: Any
    out_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            g = along(F, out_grad, x)
            r = F.sparse_values(out)
            x_grad = F.sparse_with_values(x, F.multiply(g, F.scale(F.multiply(r, r), -1.0, 1, True)))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class SparseAsinhGradNode(GradNodeBase):
    """sparse_asinh_grad: g = along(out_grad, x); v = sparse_values(x); x_grad = sparse_with_values(x, g * rsqrt(v *
    v + 1)).
    """

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "AsinhGradNode"
    op_ = "sparse_asinh"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            g = along(F, out_grad, x)
            v = F.sparse_values(x)
            x_grad = F.sparse_with_values(x, F.multiply(g, F.rsqrt(F.scale(F.multiply(v, v), 1.0, 1, True))))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SparseAtanhGradNode(GradNodeBase):
    """sparse_atanh_grad: g = along(out_grad, x); v = sparse_values(x); x_grad = sparse_with_values(x, g / (1 - v *
    v)).
    """

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "AtanhGradNode"
    op_ = "sparse_atanh"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            g = along(F, out_grad, x)
            v = F.sparse_values(x)
            x_grad = F.sparse_with_values(x, F.divide(g, F.scale(F.multiply(v, v), -1.0, 1, True)))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SparseSqrtGradNode(GradNodeBase):
    """sparse_sqrt_grad: g = along(out_grad, x); r = sparse_values(out); x_grad = sparse_with_values(x, 0.5 * g / r)."""

    __slots__ = ("x", "x_impl", "x_version", "out", "out_impl", "out_version")
    name_ = "SqrtGradNode"
    op_ = "sparse_sqrt"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0), Saved("out", OUT, 0))

    x: Any
    x_impl: Any
    x_version: Any
    out: Any
    out_impl: Any
    out_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            g = along(F, out_grad, x)
            r = F.sparse_values(out)
            x_grad = F.sparse_with_values(x, F.divide(F.scale(g, 0.5, 0.0, True), r))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class SparseSquareGradNode(GradNodeBase):
    """sparse_square_grad: g = along(out_grad, x); v = sparse_values(x); x_grad = sparse_with_values(x, 2.0 * g * v)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "SquareGradNode"
    op_ = "sparse_square"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            g = along(F, out_grad, x)
            v = F.sparse_values(x)
            x_grad = F.sparse_with_values(x, F.multiply(F.scale(g, 2.0, 0.0, True), v))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SparseLog1pGradNode(GradNodeBase):
    """sparse_log1p_grad: g = along(out_grad, x); v = sparse_values(x); x_grad = sparse_with_values(x, g / (v + 1))."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "Log1pGradNode"
    op_ = "sparse_log1p"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            g = along(F, out_grad, x)
            v = F.sparse_values(x)
            x_grad = F.sparse_with_values(x, F.divide(g, F.scale(v, 1.0, 1, True)))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SparseExpm1GradNode(GradNodeBase):
    """sparse_expm1_grad: g = along(out_grad, x); r = sparse_values(out); x_grad = sparse_with_values(x, g * (r +
    1)).
    """

    __slots__ = ("x", "x_impl", "x_version", "out", "out_impl", "out_version")
    name_ = "Expm1GradNode"
    op_ = "sparse_expm1"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0), Saved("out", OUT, 0))

    x: Any
    x_impl: Any
    x_version: Any
    out: Any
    out_impl: Any
    out_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            g = along(F, out_grad, x)
            r = F.sparse_values(out)
            x_grad = F.sparse_with_values(x, F.multiply(g, F.scale(r, 1.0, 1, True)))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class SparseAbsGradNode(GradNodeBase):
    """sparse_abs_grad: g = along(out_grad, x); v = sparse_values(x); x_grad = sparse_with_values(x, g * sgn(v))."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "AbsGradNode"
    op_ = "sparse_abs"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            g = along(F, out_grad, x)
            v = F.sparse_values(x)
            x_grad = F.sparse_with_values(x, F.multiply(g, F.sgn(v)))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SparseReluGradNode(GradNodeBase):
    """sparse_relu_grad: g = along(out_grad, x); r = sparse_values(out); x_grad = sparse_with_values(x, relu_grad(r,
    g)).
    """

    __slots__ = ("x", "x_impl", "x_version", "out", "out_impl", "out_version")
    name_ = "ReluGradNode"
    op_ = "sparse_relu"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0), Saved("out", OUT, 0))

    x: Any
    x_impl: Any
    x_version: Any
    out: Any
    out_impl: Any
    out_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            g = along(F, out_grad, x)
            r = F.sparse_values(out)
            x_grad = F.sparse_with_values(x, F.relu_grad(r, g))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class SparseRelu6GradNode(GradNodeBase):
    """sparse_relu6_grad: g = along(out_grad, x); v = sparse_values(x); x_grad = sparse_with_values(x,
    between_grad(v, g, 0.0, 6.0, 1.0)).
    """

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "Relu6GradNode"
    op_ = "sparse_relu6"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            g = along(F, out_grad, x)
            v = F.sparse_values(x)
            x_grad = F.sparse_with_values(x, F.between_grad(v, g, 0.0, 6.0, 1.0))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SparseLeakyReluGradNode(GradNodeBase):
    """sparse_leaky_relu_grad: g = along(out_grad, x); v = sparse_values(x); x_grad = sparse_with_values(x,
    leaky_relu_grad(v, g, negative_slope)).
    """

    __slots__ = ("x", "x_impl", "x_version", "negative_slope")
    name_ = "LeakyReluGradNode"
    op_ = "sparse_leaky_relu"
    args_ = ("x",)
    attrs_ = ("negative_slope",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    negative_slope: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            g = along(F, out_grad, x)
            v = F.sparse_values(x)
            x_grad = F.sparse_with_values(x, F.leaky_relu_grad(v, g, self.negative_slope))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SparsePowGradNode(GradNodeBase):
    """sparse_pow_grad: g = along(out_grad, x); v = sparse_values(x); x_grad = sparse_with_values(x, g * pow_slope(v,
    factor)).
    """

    __slots__ = ("x", "x_impl", "x_version", "factor")
    name_ = "PowGradNode"
    op_ = "sparse_pow"
    args_ = ("x",)
    attrs_ = ("factor",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    factor: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            g = along(F, out_grad, x)
            v = F.sparse_values(x)
            x_grad = F.sparse_with_values(x, F.multiply(g, F.pow_slope(v, self.factor)))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SparseScaleGradNode(GradNodeBase):
    """sparse_scale_grad: g = along(out_grad, x); x_grad = sparse_with_values(x, g * scale)."""

    __slots__ = ("x", "x_impl", "x_version", "scale")
    name_ = "ScaleGradNode"
    op_ = "sparse_scale"
    args_ = ("x",)
    attrs_ = ("scale",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    scale: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            g = along(F, out_grad, x)
            x_grad = F.sparse_with_values(x, F.scale(g, self.scale, 0.0, True))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SparseDivideScalarGradNode(GradNodeBase):
    """sparse_divide_scalar_grad: g = along(out_grad, x); x_grad = sparse_with_values(x, g / scalar)."""

    __slots__ = ("x", "x_impl", "x_version", "scalar")
    name_ = "DivideScalarGradNode"
    op_ = "sparse_divide_scalar"
    args_ = ("x",)
    attrs_ = ("scalar",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    scalar: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            g = along(F, out_grad, x)
            x_grad = F.sparse_with_values(x, F.div_scale(g, self.scalar))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SparseCastGradNode(GradNodeBase):
    """sparse_cast_grad: x_grad = sparse_with_values(x, cast(along(out_grad, x), x.dtype))."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "CastGradNode"
    op_ = "sparse_cast"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.sparse_with_values(x, F.cast(along(F, out_grad, x), x_meta.dtype))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SparseSoftmaxGradNode(GradNodeBase):
    """sparse_softmax_grad: g = along(out_grad, x); r = sparse_values(out); x_grad = sparse_with_values(x, r * (g -
    sparse_values(sparse_line_sum(sparse_with_values(x, g * r), axis)))).
    """

    __slots__ = ("x", "x_impl", "x_version", "out", "out_impl", "out_version", "axis")
    name_ = "SoftmaxGradNode"
    op_ = "sparse_softmax"
    args_ = ("x",)
    attrs_ = ("axis",)
    saved_ = (Saved("x", IN, 0), Saved("out", OUT, 0))

    x: Any
    x_impl: Any
    x_version: Any
    out: Any
    out_impl: Any
    out_version: Any
    axis: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            g = along(F, out_grad, x)
            r = F.sparse_values(out)
            x_grad = F.sparse_with_values(
                x,
                F.multiply(
                    r,
                    F.subtract(
                        g, F.sparse_values(F.sparse_line_sum(F.sparse_with_values(x, F.multiply(g, r)), self.axis))
                    ),
                ),
            )
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class SparseLineSumGradNode(GradNodeBase):
    """sparse_line_sum_grad: x_grad = sparse_line_sum(sparse_mask_as(out_grad, x), axis)."""

    __slots__ = ("x", "x_impl", "x_version", "axis")
    name_ = "LineSumGradNode"
    op_ = "sparse_line_sum"
    args_ = ("x",)
    attrs_ = ("axis",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    axis: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.sparse_line_sum(F.sparse_mask_as(out_grad, x), self.axis)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SparseTransposeGradNode(GradNodeBase):
    """sparse_transpose_grad: x_grad = sparse_mask_as(sparse_transpose(out_grad, inverse_perm(perm)), x)."""

    __slots__ = ("x", "x_impl", "x_version", "perm")
    name_ = "TransposeGradNode"
    op_ = "sparse_transpose"
    args_ = ("x",)
    attrs_ = ("perm",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    perm: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.sparse_mask_as(F.sparse_transpose(out_grad, inverse_perm(self.perm)), x)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SparseReshapeGradNode(GradNodeBase):
    """sparse_reshape_grad: x_grad = sparse_mask_as(sparse_reshape(out_grad, x.shape), x)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "ReshapeGradNode"
    op_ = "sparse_reshape"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.sparse_mask_as(F.sparse_reshape(out_grad, x_meta.dims), x)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SparseSliceGradNode(GradNodeBase):
    """sparse_slice_grad: x_grad = sparse_slice_grad(out_grad, x, axes, starts, ends)."""

    __slots__ = ("x", "x_impl", "x_version", "axes", "starts", "ends")
    name_ = "SliceGradNode"
    op_ = "sparse_slice"
    args_ = ("x",)
    attrs_ = ("axes", "starts", "ends")
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    axes: Any
    starts: Any
    ends: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.sparse_slice_grad(out_grad, x, self.axes, self.starts, self.ends)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SparseSliceDoubleGradNode(GradNodeBase):
    """sparse_slice_double_grad: out_grad_grad = sparse_mask_as(sparse_slice(sparse_mask_as(x_grad_grad, x), axes,
    starts, ends), out_grad).
    """

    __slots__ = ("out_grad", "out_grad_impl", "out_grad_version", "x", "x_impl", "x_version", "axes", "starts", "ends")
    name_ = "SliceDoubleGradNode"
    op_ = "sparse_slice_grad"
    args_ = ("out_grad", "x")
    outs_ = ("x_grad",)
    attrs_ = ("axes", "starts", "ends")
    saved_ = (Saved("out_grad", IN, 0), Saved("x", IN, 1))

    out_grad: Any
    out_grad_impl: Any
    out_grad_version: Any
    x: Any
    x_impl: Any
    x_version: Any
    axes: Any
    starts: Any
    ends: Any

    def backward(self, F: Any, x_grad_grad: Any) -> Any:
        out_grad = self.out_grad if F.direct and self.out_grad_impl.storage is None else recover(self, F, "out_grad")
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out_grad_edge, _ = self.edges
        out_grad_grad = None
        if out_grad_edge is not None:
            out_grad_grad = F.sparse_mask_as(
                F.sparse_slice(F.sparse_mask_as(x_grad_grad, x), self.axes, self.starts, self.ends), out_grad
            )
        return out_grad_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.out_grad = self.out_grad_impl = None
        self.x = self.x_impl = None
        self.cleared = True


class SparseSumGradNode(GradNodeBase):
    """sparse_sum_grad: x_grad = shown_only(sparse_sum_grad(out_grad, x, axis, keepdim), x)."""

    __slots__ = ("x", "x_impl", "x_version", "axis", "keepdim")
    name_ = "SumGradNode"
    op_ = "sparse_sum"
    args_ = ("x",)
    attrs_ = ("axis", "keepdim")
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    axis: Any
    keepdim: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = shown_only(F, F.sparse_sum_grad(out_grad, x, self.axis, self.keepdim), x)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SparseSumDoubleGradNode(GradNodeBase):
    """sparse_sum_double_grad: out_grad_grad = sparse_mask_as(sparse_sum(sparse_mask_as(x_grad_grad, x), axis,
    keepdim), out_grad).
    """

    __slots__ = ("out_grad", "out_grad_impl", "out_grad_version", "x", "x_impl", "x_version", "axis", "keepdim")
    name_ = "SumDoubleGradNode"
    op_ = "sparse_sum_grad"
    args_ = ("out_grad", "x")
    outs_ = ("x_grad",)
    attrs_ = ("axis", "keepdim")
    saved_ = (Saved("out_grad", IN, 0), Saved("x", IN, 1))

    out_grad: Any
    out_grad_impl: Any
    out_grad_version: Any
    x: Any
    x_impl: Any
    x_version: Any
    axis: Any
    keepdim: Any

    def backward(self, F: Any, x_grad_grad: Any) -> Any:
        out_grad = self.out_grad if F.direct and self.out_grad_impl.storage is None else recover(self, F, "out_grad")
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out_grad_edge, _ = self.edges
        out_grad_grad = None
        if out_grad_edge is not None:
            out_grad_grad = F.sparse_mask_as(
                F.sparse_sum(F.sparse_mask_as(x_grad_grad, x), self.axis, self.keepdim), out_grad
            )
        return out_grad_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.out_grad = self.out_grad_impl = None
        self.x = self.x_impl = None
        self.cleared = True


class ErfGradNode(GradNodeBase):
    """erf_grad: x_grad = 1.1283791670955126 * out_grad * exp(-(x * x))."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "ErfGradNode"
    op_ = "erf"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.multiply(
                F.scale(out_grad, 1.1283791670955126, 0.0, True), F.exp(F.scale(F.multiply(x, x), -1.0, 0.0, True))
            )
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class ErfinvGradNode(GradNodeBase):
    """erfinv_grad: x_grad = 0.886226925452758 * out_grad * exp(out * out)."""

    __slots__ = ("out", "out_impl", "out_version")
    name_ = "ErfinvGradNode"
    op_ = "erfinv"
    args_ = ("x",)
    saved_ = (Saved("out", OUT, 0),)

    out: Any
    out_impl: Any
    out_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.multiply(F.scale(out_grad, 0.886226925452758, 0.0, True), F.exp(F.multiply(out, out)))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.out = self.out_impl = None
        self.cleared = True


class LgammaGradNode(GradNodeBase):
    """lgamma_grad: x_grad = out_grad * digamma(x)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "LgammaGradNode"
    op_ = "lgamma"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.multiply(out_grad, F.digamma(x))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class GammalnGradNode(GradNodeBase):
    """gammaln_grad: x_grad = out_grad * digamma(x)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "GammalnGradNode"
    op_ = "gammaln"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.multiply(out_grad, F.digamma(x))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class DigammaGradNode(GradNodeBase):
    """digamma_grad: x_grad = out_grad * polygamma(x, 1)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "DigammaGradNode"
    op_ = "digamma"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.multiply(out_grad, F.polygamma(x, 1))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class PolygammaGradNode(GradNodeBase):
    """polygamma_grad: x_grad = out_grad * polygamma(x, n + 1)."""

    __slots__ = ("x", "x_impl", "x_version", "n")
    name_ = "PolygammaGradNode"
    op_ = "polygamma"
    args_ = ("x",)
    attrs_ = ("n",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    n: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.multiply(out_grad, F.polygamma(x, self.n + 1))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class GammainccGradNode(GradNodeBase):
    """gammaincc_grad: y_grad = sum_to(-(out_grad * gamma_density(x, y)), y.shape)."""

    __slots__ = ("x", "x_impl", "x_version", "y", "y_impl", "y_version")
    name_ = "GammainccGradNode"
    op_ = "gammaincc"
    args_ = ("x", "y")
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        _, y_edge = self.edges
        _, y_meta = self.out_metas
        y_grad = None
        if y_edge is not None:
            y_grad = F.scale(F.multiply(out_grad, F.gamma_density(x, y)), -1.0, 0.0, True)
            if y_meta is not self.in_metas:
                y_grad = F.sum_to(y_grad, y_meta.dims)
        return None, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.cleared = True


class GammaDensityGradNode(GradNodeBase):
    """gamma_density_grad: x_grad = sum_to(out_grad * out * (log(y) - digamma(x)), x.shape); y_grad = sum_to(out_grad
    * out * ((x - 1) / y - 1), y.shape).
    """

    __slots__ = ("x", "x_impl", "x_version", "y", "y_impl", "y_version", "out", "out_impl", "out_version")
    name_ = "GammaDensityGradNode"
    op_ = "gamma_density"
    args_ = ("x", "y")
    saved_ = (Saved("x", IN, 0), Saved("y", IN, 1), Saved("out", OUT, 0))

    x: Any
    x_impl: Any
    x_version: Any
    y: Any
    y_impl: Any
    y_version: Any
    out: Any
    out_impl: Any
    out_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.direct and self.y_impl.storage is None else recover(self, F, "y")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        x_edge, y_edge = self.edges
        x_meta, y_meta = self.out_metas
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = F.multiply(F.multiply(out_grad, out), F.subtract(F.log(y), F.digamma(x)))
            if x_meta is not self.in_metas:
                x_grad = F.sum_to(x_grad, x_meta.dims)
        if y_edge is not None:
            y_grad = F.multiply(
                F.multiply(out_grad, out), F.scale(F.divide(F.scale(x, 1.0, -1, True), y), 1.0, -1, True)
            )
            if y_meta is not self.in_metas:
                y_grad = F.sum_to(y_grad, y_meta.dims)
        return x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class I0GradNode(GradNodeBase):
    """i0_grad: x_grad = out_grad * i1(x)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "I0GradNode"
    op_ = "i0"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.multiply(out_grad, F.i1(x))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class I0eGradNode(GradNodeBase):
    """i0e_grad: x_grad = out_grad * (i1e(x) - sign(x) * out)."""

    __slots__ = ("x", "x_impl", "x_version", "out", "out_impl", "out_version")
    name_ = "I0eGradNode"
    op_ = "i0e"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0), Saved("out", OUT, 0))

    x: Any
    x_impl: Any
    x_version: Any
    out: Any
    out_impl: Any
    out_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.multiply(out_grad, F.subtract(F.i1e(x), F.multiply(F.sign(x), out)))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class I1GradNode(GradNodeBase):
    """i1_grad: x_grad = out_grad * (i0(x) - bessel_ratio(x, out))."""

    __slots__ = ("x", "x_impl", "x_version", "out", "out_impl", "out_version")
    name_ = "I1GradNode"
    op_ = "i1"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0), Saved("out", OUT, 0))

    x: Any
    x_impl: Any
    x_version: Any
    out: Any
    out_impl: Any
    out_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.multiply(out_grad, F.subtract(F.i0(x), bessel_ratio(F, x, out)))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class I1eGradNode(GradNodeBase):
    """i1e_grad: x_grad = out_grad * (i0e(x) - bessel_ratio(x, out) - sign(x) * out)."""

    __slots__ = ("x", "x_impl", "x_version", "out", "out_impl", "out_version")
    name_ = "I1eGradNode"
    op_ = "i1e"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0), Saved("out", OUT, 0))

    x: Any
    x_impl: Any
    x_version: Any
    out: Any
    out_impl: Any
    out_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.multiply(
                out_grad, F.subtract(F.subtract(F.i0e(x), bessel_ratio(F, x, out)), F.multiply(F.sign(x), out))
            )
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class LogitGradNode(GradNodeBase):
    """logit_grad: x_grad = logit_x_grad(x, out_grad, eps)."""

    __slots__ = ("x", "x_impl", "x_version", "eps")
    name_ = "LogitGradNode"
    op_ = "logit"
    args_ = ("x",)
    attrs_ = ("eps",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any
    eps: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = logit_x_grad(F, x, out_grad, self.eps)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class ExpGradNode(GradNodeBase):
    """exp_grad: x_grad = out_grad * out."""

    __slots__ = ("out", "out_impl", "out_version")
    name_ = "ExpGradNode"
    op_ = "exp"
    args_ = ("x",)
    saved_ = (Saved("out", OUT, 0),)

    out: Any
    out_impl: Any
    out_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.multiply(out_grad, out)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.out = self.out_impl = None
        self.cleared = True


class LogGradNode(GradNodeBase):
    """log_grad: x_grad = out_grad / x."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "LogGradNode"
    op_ = "log"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.divide(out_grad, x)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SqrtGradNode(GradNodeBase):
    """sqrt_grad: x_grad = 0.5 * out_grad / out."""

    __slots__ = ("out", "out_impl", "out_version")
    name_ = "SqrtGradNode"
    op_ = "sqrt"
    args_ = ("x",)
    saved_ = (Saved("out", OUT, 0),)

    out: Any
    out_impl: Any
    out_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.divide(F.scale(out_grad, 0.5, 0.0, True), out)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.out = self.out_impl = None
        self.cleared = True


class SquareGradNode(GradNodeBase):
    """square_grad: x_grad = 2.0 * out_grad * x."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "SquareGradNode"
    op_ = "square"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.multiply(F.scale(out_grad, 2.0, 0.0, True), x)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class AbsGradNode(GradNodeBase):
    """abs_grad: x_grad = out_grad * sgn(x)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "AbsGradNode"
    op_ = "abs"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)
    conjugates_ = False

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.multiply(out_grad, F.sgn(x))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SignGradNode(GradNodeBase):
    """sign_grad: x_grad = fill(out_grad, 0)."""

    __slots__ = ()
    name_ = "SignGradNode"
    op_ = "sign"
    args_ = ("x",)

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.fill(out_grad, 0)
        return (x_grad,)


class TanhGradNode(GradNodeBase):
    """tanh_grad: x_grad = out_grad * (1 - out * out)."""

    __slots__ = ("out", "out_impl", "out_version")
    name_ = "TanhGradNode"
    op_ = "tanh"
    args_ = ("x",)
    saved_ = (Saved("out", OUT, 0),)

    out: Any
    out_impl: Any
    out_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.multiply(out_grad, F.scale(F.multiply(out, out), -1.0, 1, True))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.out = self.out_impl = None
        self.cleared = True


class SigmoidGradNode(GradNodeBase):
    """sigmoid_grad: x_grad = out_grad * out * (1 - out)."""

    __slots__ = ("out", "out_impl", "out_version")
    name_ = "SigmoidGradNode"
    op_ = "sigmoid"
    args_ = ("x",)
    saved_ = (Saved("out", OUT, 0),)

    out: Any
    out_impl: Any
    out_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.multiply(F.multiply(out_grad, out), F.scale(out, -1.0, 1, True))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.out = self.out_impl = None
        self.cleared = True


class Expm1GradNode(GradNodeBase):
    """expm1_grad: x_grad = out_grad * (out + 1)."""

    __slots__ = ("out", "out_impl", "out_version")
    name_ = "Expm1GradNode"
    op_ = "expm1"
    args_ = ("x",)
    saved_ = (Saved("out", OUT, 0),)

    out: Any
    out_impl: Any
    out_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.multiply(out_grad, F.scale(out, 1.0, 1, True))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.out = self.out_impl = None
        self.cleared = True


class Log2GradNode(GradNodeBase):
    """log2_grad: x_grad = out_grad / (x * 0.6931471805599453)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "Log2GradNode"
    op_ = "log2"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.divide(out_grad, F.scale(x, 0.6931471805599453, 0.0, True))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class Log10GradNode(GradNodeBase):
    """log10_grad: x_grad = out_grad / (x * 2.302585092994046)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "Log10GradNode"
    op_ = "log10"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.divide(out_grad, F.scale(x, 2.302585092994046, 0.0, True))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class Log1pGradNode(GradNodeBase):
    """log1p_grad: x_grad = out_grad / (x + 1)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "Log1pGradNode"
    op_ = "log1p"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.divide(out_grad, F.scale(x, 1.0, 1, True))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class RsqrtGradNode(GradNodeBase):
    """rsqrt_grad: x_grad = -0.5 * out_grad * out * out * out."""

    __slots__ = ("out", "out_impl", "out_version")
    name_ = "RsqrtGradNode"
    op_ = "rsqrt"
    args_ = ("x",)
    saved_ = (Saved("out", OUT, 0),)

    out: Any
    out_impl: Any
    out_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.multiply(F.multiply(F.multiply(F.scale(out_grad, -0.5, 0.0, True), out), out), out)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.out = self.out_impl = None
        self.cleared = True


class ReciprocalGradNode(GradNodeBase):
    """reciprocal_grad: x_grad = -(out_grad * out * out)."""

    __slots__ = ("out", "out_impl", "out_version")
    name_ = "ReciprocalGradNode"
    op_ = "reciprocal"
    args_ = ("x",)
    saved_ = (Saved("out", OUT, 0),)

    out: Any
    out_impl: Any
    out_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.scale(F.multiply(F.multiply(out_grad, out), out), -1.0, 0.0, True)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.out = self.out_impl = None
        self.cleared = True


class SinGradNode(GradNodeBase):
    """sin_grad: x_grad = out_grad * cos(x)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "SinGradNode"
    op_ = "sin"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.multiply(out_grad, F.cos(x))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class CosGradNode(GradNodeBase):
    """cos_grad: x_grad = -(out_grad * sin(x))."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "CosGradNode"
    op_ = "cos"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.scale(F.multiply(out_grad, F.sin(x)), -1.0, 0.0, True)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class TanGradNode(GradNodeBase):
    """tan_grad: x_grad = out_grad / square(cos(x))."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "TanGradNode"
    op_ = "tan"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.divide(out_grad, F.square(F.cos(x)))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class AsinGradNode(GradNodeBase):
    """asin_grad: x_grad = out_grad * rsqrt(1 - x * x)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "AsinGradNode"
    op_ = "asin"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.multiply(out_grad, F.rsqrt(F.scale(F.multiply(x, x), -1.0, 1, True)))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class AcosGradNode(GradNodeBase):
    """acos_grad: x_grad = -(out_grad * rsqrt(1 - x * x))."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "AcosGradNode"
    op_ = "acos"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.scale(F.multiply(out_grad, F.rsqrt(F.scale(F.multiply(x, x), -1.0, 1, True))), -1.0, 0.0, True)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class AtanGradNode(GradNodeBase):
    """atan_grad: x_grad = out_grad / (1 + x * x)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "AtanGradNode"
    op_ = "atan"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.divide(out_grad, F.scale(F.multiply(x, x), 1.0, 1, True))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class SinhGradNode(GradNodeBase):
    """sinh_grad: x_grad = out_grad * cosh(x)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "SinhGradNode"
    op_ = "sinh"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.multiply(out_grad, F.cosh(x))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class CoshGradNode(GradNodeBase):
    """cosh_grad: x_grad = out_grad * sinh(x)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "CoshGradNode"
    op_ = "cosh"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.multiply(out_grad, F.sinh(x))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class AsinhGradNode(GradNodeBase):
    """asinh_grad: x_grad = out_grad * rsqrt(x * x + 1)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "AsinhGradNode"
    op_ = "asinh"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.multiply(out_grad, F.rsqrt(F.scale(F.multiply(x, x), 1.0, 1, True)))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class AcoshGradNode(GradNodeBase):
    """acosh_grad: x_grad = out_grad / (sqrt(x - 1) * sqrt(x + 1))."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "AcoshGradNode"
    op_ = "acosh"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.divide(out_grad, F.multiply(F.sqrt(F.scale(x, 1.0, -1, True)), F.sqrt(F.scale(x, 1.0, 1, True))))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class AtanhGradNode(GradNodeBase):
    """atanh_grad: x_grad = out_grad / (1 - x * x)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "AtanhGradNode"
    op_ = "atanh"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.direct and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.divide(out_grad, F.scale(F.multiply(x, x), -1.0, 1, True))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class FloorGradNode(GradNodeBase):
    """floor_grad: x_grad = fill(out_grad, 0)."""

    __slots__ = ()
    name_ = "FloorGradNode"
    op_ = "floor"
    args_ = ("x",)

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.fill(out_grad, 0)
        return (x_grad,)


class CeilGradNode(GradNodeBase):
    """ceil_grad: x_grad = fill(out_grad, 0)."""

    __slots__ = ()
    name_ = "CeilGradNode"
    op_ = "ceil"
    args_ = ("x",)

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.fill(out_grad, 0)
        return (x_grad,)


class TruncGradNode(GradNodeBase):
    """trunc_grad: x_grad = fill(out_grad, 0)."""

    __slots__ = ()
    name_ = "TruncGradNode"
    op_ = "trunc"
    args_ = ("x",)

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.fill(out_grad, 0)
        return (x_grad,)


class RoundGradNode(GradNodeBase):
    """round_grad: x_grad = fill(out_grad, 0)."""

    __slots__ = ()
    name_ = "RoundGradNode"
    op_ = "round"
    args_ = ("x",)

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.fill(out_grad, 0)
        return (x_grad,)


class StanhGradNode(GradNodeBase):
    """stanh_grad: x_grad = out_grad * (1 - (out / scale_b) * (out / scale_b)) * (scale_a * scale_b)."""

    __slots__ = ("out", "out_impl", "out_version", "scale_a", "scale_b")
    name_ = "StanhGradNode"
    op_ = "stanh"
    args_ = ("x",)
    attrs_ = ("scale_a", "scale_b")
    saved_ = (Saved("out", OUT, 0),)

    out: Any
    out_impl: Any
    out_version: Any
    scale_a: Any
    scale_b: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        out = self.out if F.direct and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.scale(
                F.multiply(
                    out_grad,
                    F.scale(F.multiply(F.div_scale(out, self.scale_b), F.div_scale(out, self.scale_b)), -1.0, 1, True),
                ),
                self.scale_a * self.scale_b,
                0.0,
                True,
            )
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.out = self.out_impl = None
        self.cleared = True


class ViewTakeGradNode(GradNodeBase):
    """view_take_grad: x_grad = view_put(out_grad, x.shape, layout, dims, stride, offset)."""

    __slots__ = ("layout", "dims", "stride", "offset")
    name_ = "ViewTakeGradNode"
    op_ = "view_take"
    args_ = ("x",)
    attrs_ = ("layout", "dims", "stride", "offset")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True),)

    layout: Any
    dims: Any
    stride: Any
    offset: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.view_put(out_grad, x_meta.dims, self.layout, self.dims, self.stride, self.offset)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


class ViewPutGradNode(GradNodeBase):
    """view_put_grad: part_grad = view_take(out_grad, layout, dims, stride, offset)."""

    __slots__ = ("layout", "dims", "stride", "offset")
    name_ = "ViewPutGradNode"
    op_ = "view_put"
    args_ = ("part",)
    attrs_ = ("layout", "dims", "stride", "offset")

    layout: Any
    dims: Any
    stride: Any
    offset: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (part_edge,) = self.edges
        part_grad = None
        if part_edge is not None:
            part_grad = F.view_take(out_grad, self.layout, self.dims, self.stride, self.offset)
        return (part_grad,)


class ViewClearGradNode(GradNodeBase):
    """view_clear_grad: x_grad = view_clear(out_grad, layout, dims, stride, offset)."""

    __slots__ = ("layout", "dims", "stride", "offset")
    name_ = "ViewClearGradNode"
    op_ = "view_clear"
    args_ = ("x",)
    attrs_ = ("layout", "dims", "stride", "offset")

    layout: Any
    dims: Any
    stride: Any
    offset: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.view_clear(out_grad, self.layout, self.dims, self.stride, self.offset)
        return (x_grad,)


class ViewWriteGradNode(GradNodeBase):
    """view_write_grad: x_grad = view_clear(out_grad, layout, dims, stride, offset); part_grad = view_take(out_grad,
    layout, dims, stride, offset).
    """

    __slots__ = ("layout", "dims", "stride", "offset")
    name_ = "ViewWriteGradNode"
    op_ = "view_write"
    args_ = ("x", "part")
    attrs_ = ("layout", "dims", "stride", "offset")

    layout: Any
    dims: Any
    stride: Any
    offset: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x_edge, part_edge = self.edges
        x_grad = part_grad = None
        if x_edge is not None:
            x_grad = F.view_clear(out_grad, self.layout, self.dims, self.stride, self.offset)
        if part_edge is not None:
            part_grad = F.view_take(out_grad, self.layout, self.dims, self.stride, self.offset)
        return x_grad, part_grad
