"""Gradient nodes, one class per differentiable op. Generated from ops/*.yaml; do not edit.

`backward` is the op's gradient formula; F is the kernels on raw arrays, or the recorded ops on Tensors.
"""

from __future__ import annotations

from typing import Any

from gradscope.core.eager.grad_node_info import IN, OUT, GradNodeBase, Saved
from gradscope.core.eager.tensor_wrapper import recover
from gradscope.core.ops.composites import (
    cumprod_x_grad,
    decay_sum_x_grad,
    matmul_x_grad,
    matmul_y_grad,
    norm_x_grad,
    prod_x_grad,
    to_dtype,
)
from gradscope.core.ops.shapes import inverse_perm, kept_shape, last_dims, reduced_count, sliced_shape


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
        x = self.x if F.plain and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.plain and self.y_impl.storage is None else recover(self, F, "y")
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
        y = self.y if F.plain and self.y_impl.storage is None else recover(self, F, "y")
        out = self.out if F.plain and self.out_impl.storage is None else recover(self, F, "out")
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

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


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

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


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
        x = self.x if F.plain and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.multiply(out_grad, F.pow_slope(x, self.y))
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
        x = self.x if F.plain and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.plain and self.y_impl.storage is None else recover(self, F, "y")
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


class MaximumGradNode(GradNodeBase):
    """maximum_grad: x_grad = sum_to(keep_where(out_grad, x > y), x.shape); y_grad = sum_to(keep_where(out_grad, x <=
    y), y.shape).
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
        x = self.x if F.plain and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.plain and self.y_impl.storage is None else recover(self, F, "y")
        x_edge, y_edge = self.edges
        x_meta, y_meta = self.out_metas
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = F.keep_where(out_grad, F.greater_than(x, y))
            if x_meta is not self.in_metas:
                x_grad = F.sum_to(x_grad, x_meta.dims)
        if y_edge is not None:
            y_grad = F.keep_where(out_grad, F.less_equal(x, y))
            if y_meta is not self.in_metas:
                y_grad = F.sum_to(y_grad, y_meta.dims)
        return x_grad, y_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.y = self.y_impl = None
        self.cleared = True


class MinimumGradNode(GradNodeBase):
    """minimum_grad: x_grad = sum_to(keep_where(out_grad, x < y), x.shape); y_grad = sum_to(keep_where(out_grad, x >=
    y), y.shape).
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
        x = self.x if F.plain and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.plain and self.y_impl.storage is None else recover(self, F, "y")
        x_edge, y_edge = self.edges
        x_meta, y_meta = self.out_metas
        x_grad = y_grad = None
        if x_edge is not None:
            x_grad = F.keep_where(out_grad, F.less_than(x, y))
            if x_meta is not self.in_metas:
                x_grad = F.sum_to(x_grad, x_meta.dims)
        if y_edge is not None:
            y_grad = F.keep_where(out_grad, F.greater_equal(x, y))
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
        condition = self.condition if F.plain and self.condition_impl.storage is None else recover(self, F, "condition")
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
        x = self.x if F.plain and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.clip_grad(x, out_grad, self.min, self.max)
        return (x_grad,)

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

    def clear_tensor_wrappers(self) -> None:
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
        out = self.out if F.plain and self.out_impl.storage is None else recover(self, F, "out")
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
        x = self.x if F.plain and self.x_impl.storage is None else recover(self, F, "x")
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
        out = self.out if F.plain and self.out_impl.storage is None else recover(self, F, "out")
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
        x = self.x if F.plain and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.multiply(F.scale(out_grad, 2.0, 0.0, True), x)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class AbsGradNode(GradNodeBase):
    """abs_grad: x_grad = out_grad * sign(x)."""

    __slots__ = ("x", "x_impl", "x_version")
    name_ = "AbsGradNode"
    op_ = "abs"
    args_ = ("x",)
    saved_ = (Saved("x", IN, 0),)

    x: Any
    x_impl: Any
    x_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        x = self.x if F.plain and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.multiply(out_grad, F.sign(x))
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

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


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
        out = self.out if F.plain and self.out_impl.storage is None else recover(self, F, "out")
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
        out = self.out if F.plain and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.multiply(F.multiply(out_grad, out), F.scale(out, -1.0, 1, True))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.out = self.out_impl = None
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
        out = self.out if F.plain and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.relu_grad(out, out_grad)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.out = self.out_impl = None
        self.cleared = True


class SoftmaxGradNode(GradNodeBase):
    """softmax_grad: weighted = out_grad * out; x_grad = weighted - out * sum(weighted, [axis], None, True)."""

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
        out = self.out if F.plain and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            weighted = F.multiply(out_grad, out)
            x_grad = F.subtract(weighted, F.multiply(out, F.sum(weighted, [self.axis], None, True)))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.out = self.out_impl = None
        self.cleared = True


class LogSoftmaxGradNode(GradNodeBase):
    """log_softmax_grad: x_grad = out_grad - exp(out) * sum(out_grad, [axis], None, True)."""

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
        out = self.out if F.plain and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.subtract(out_grad, F.multiply(F.exp(out), F.sum(out_grad, [self.axis], None, True)))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.out = self.out_impl = None
        self.cleared = True


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
    """max_grad: kept = kept_shape(x.shape, axis); x_grad = keep_where(expand(reshape(out_grad, kept), x.shape), x ==
    reshape(out, kept)).
    """

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
        x = self.x if F.plain and self.x_impl.storage is None else recover(self, F, "x")
        out = self.out if F.plain and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            kept = kept_shape(x_meta.dims, self.axis)
            x_grad = F.keep_where(F.expand(F.reshape(out_grad, kept), x_meta.dims), F.equal(x, F.reshape(out, kept)))
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out = self.out_impl = None
        self.cleared = True


class MinGradNode(GradNodeBase):
    """min_grad: kept = kept_shape(x.shape, axis); x_grad = keep_where(expand(reshape(out_grad, kept), x.shape), x ==
    reshape(out, kept)).
    """

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
        x = self.x if F.plain and self.x_impl.storage is None else recover(self, F, "x")
        out = self.out if F.plain and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        (x_meta,) = self.out_metas
        x_grad = None
        if x_edge is not None:
            kept = kept_shape(x_meta.dims, self.axis)
            x_grad = F.keep_where(F.expand(F.reshape(out_grad, kept), x_meta.dims), F.equal(x, F.reshape(out, kept)))
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
        x = self.x if F.plain and self.x_impl.storage is None else recover(self, F, "x")
        out = self.out if F.plain and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = prod_x_grad(F, x, out, out_grad, self.axis, self.reduce_all)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out = self.out_impl = None
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
        x = self.x if F.plain and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = cumprod_x_grad(F, x, out_grad, self.dim, self.exclusive, self.reverse)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.cleared = True


class NormGradNode(GradNodeBase):
    """norm_grad: x_grad = norm_x_grad(x, out, out_grad, porder, axis, asvector)."""

    __slots__ = ("x", "x_impl", "x_version", "out", "out_impl", "out_version", "porder", "axis", "asvector")
    name_ = "NormGradNode"
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
        x = self.x if F.plain and self.x_impl.storage is None else recover(self, F, "x")
        out = self.out if F.plain and self.out_impl.storage is None else recover(self, F, "out")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = norm_x_grad(F, x, out, out_grad, self.porder, self.axis, self.asvector)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
        self.out = self.out_impl = None
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
        x = self.x if F.plain and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.plain and self.y_impl.storage is None else recover(self, F, "y")
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

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


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

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


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

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


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

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


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

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


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

    def clear_tensor_wrappers(self) -> None:
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

    def clear_tensor_wrappers(self) -> None:
        self.cleared = True


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
        index = self.index if F.plain and self.index_impl.storage is None else recover(self, F, "index")
        x_edge, _ = self.edges
        x_meta, _ = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.gather_grad(out_grad, index, x_meta.dims, self.axis)
        return x_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.index = self.index_impl = None
        self.cleared = True


class IndexElementwiseGetGradNode(GradNodeBase):
    """index_elementwise_get_grad: x_grad = index_elementwise_get_grad(index, out_grad, x.shape)."""

    __slots__ = ("index", "index_impl", "index_version")
    name_ = "IndexElementwiseGetGradNode"
    op_ = "index_elementwise_get"
    args_ = ("x", "index")
    saved_ = (Saved("x", IN, 0, no_need_buffer=True), Saved("index", IN, 1, many=True))

    index: Any
    index_impl: Any
    index_version: Any

    def backward(self, F: Any, out_grad: Any) -> Any:
        index = recover(self, F, "index")
        x_edge, _ = self.edges
        x_meta, _ = self.out_metas
        x_grad = None
        if x_edge is not None:
            x_grad = F.index_elementwise_get_grad(index, out_grad, x_meta.dims)
        return x_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.index = self.index_impl = None
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
        mask = self.mask if F.plain and self.mask_impl.storage is None else recover(self, F, "mask")
        x_edge, _ = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.keep_where(out_grad, mask)
        return x_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.mask = self.mask_impl = None
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
        x = self.x if F.plain and self.x_impl.storage is None else recover(self, F, "x")
        (x_edge,) = self.edges
        x_grad = None
        if x_edge is not None:
            x_grad = F.scale(F.multiply(out_grad, F.pow_slope(x, self.y - 1)), self.y, 0.0, True)
        return (x_grad,)

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
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
        x = self.x if F.plain and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.plain and self.y_impl.storage is None else recover(self, F, "y")
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
        x = self.x if F.plain and self.x_impl.storage is None else recover(self, F, "x")
        y = self.y if F.plain and self.y_impl.storage is None else recover(self, F, "y")
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
        out = self.out if F.plain and self.out_impl.storage is None else recover(self, F, "out")
        _, out_grad_edge = self.edges
        out_grad_grad = None
        if out_grad_edge is not None:
            out_grad_grad = F.relu_grad(out, x_grad_grad)
        return None, out_grad_grad

    def clear_tensor_wrappers(self) -> None:
        self.out = self.out_impl = None
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
        x = self.x if F.plain and self.x_impl.storage is None else recover(self, F, "x")
        _, out_grad_edge = self.edges
        out_grad_grad = None
        if out_grad_edge is not None:
            out_grad_grad = F.clip_grad(x, x_grad_grad, self.min, self.max)
        return None, out_grad_grad

    def clear_tensor_wrappers(self) -> None:
        self.x = self.x_impl = None
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

    def clear_tensor_wrappers(self) -> None:
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
        index = self.index if F.plain and self.index_impl.storage is None else recover(self, F, "index")
        out_grad_edge, _ = self.edges
        out_grad_grad = None
        if out_grad_edge is not None:
            out_grad_grad = F.gather(x_grad_grad, index, self.axis)
        return out_grad_grad, None

    def clear_tensor_wrappers(self) -> None:
        self.index = self.index_impl = None
        self.cleared = True


class IndexElementwiseGetDoubleGradNode(GradNodeBase):
    """index_elementwise_get_double_grad: out_grad_grad = index_elementwise_get(x_grad_grad, index)."""

    __slots__ = ("index", "index_impl", "index_version")
    name_ = "IndexElementwiseGetDoubleGradNode"
    op_ = "index_elementwise_get_grad"
    args_ = ("index", "out_grad")
    outs_ = ("x_grad",)
    saved_ = (Saved("index", IN, 0, many=True),)

    index: Any
    index_impl: Any
    index_version: Any

    def backward(self, F: Any, x_grad_grad: Any) -> Any:
        index = recover(self, F, "index")
        _, out_grad_edge = self.edges
        out_grad_grad = None
        if out_grad_edge is not None:
            out_grad_grad = F.index_elementwise_get(x_grad_grad, index)
        return None, out_grad_grad

    def clear_tensor_wrappers(self) -> None:
        self.index = self.index_impl = None
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
        x = self.x if F.plain and self.x_impl.storage is None else recover(self, F, "x")
        out = self.out if F.plain and self.out_impl.storage is None else recover(self, F, "out")
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
