"""Layer ①, what Python calls (`paddle._C_ops.<op>`): dynamic or static mode, then layer ②. Generated; do not edit.

Extra positional arguments are ignored, as in Paddle; a missing tensor arrives as None and is refused by ②.
"""

from __future__ import annotations

from typing import Any

from gradscope.core import controller
from gradscope.core.eager.static_mode import no_static_mode
from gradscope.core.generated.eager_op_function import (
    eager_api_abs,
    eager_api_abs_,
    eager_api_add,
    eager_api_add_,
    eager_api_add_n,
    eager_api_all,
    eager_api_any,
    eager_api_arange,
    eager_api_argmax,
    eager_api_assign,
    eager_api_cast,
    eager_api_clip,
    eager_api_clip_,
    eager_api_clip_grad,
    eager_api_concat,
    eager_api_cumprod,
    eager_api_decay_sum,
    eager_api_div_scale,
    eager_api_div_scale_,
    eager_api_divide,
    eager_api_divide_,
    eager_api_elementwise_pow,
    eager_api_elementwise_pow_slope,
    eager_api_equal,
    eager_api_exp,
    eager_api_exp_,
    eager_api_expand,
    eager_api_eye,
    eager_api_fill,
    eager_api_fill_,
    eager_api_flatten,
    eager_api_full,
    eager_api_full_like,
    eager_api_gather,
    eager_api_gather_grad,
    eager_api_gaussian,
    eager_api_greater_equal,
    eager_api_greater_than,
    eager_api_index_elementwise_get,
    eager_api_index_elementwise_get_grad,
    eager_api_isfinite,
    eager_api_isnan,
    eager_api_keep_where,
    eager_api_less_equal,
    eager_api_less_than,
    eager_api_log,
    eager_api_log_,
    eager_api_log_softmax,
    eager_api_logical_and,
    eager_api_logical_not,
    eager_api_logical_or,
    eager_api_matmul,
    eager_api_max,
    eager_api_maximum,
    eager_api_mean,
    eager_api_mean_all,
    eager_api_min,
    eager_api_minimum,
    eager_api_multiply,
    eager_api_multiply_,
    eager_api_not_equal,
    eager_api_one_hot,
    eager_api_p_norm,
    eager_api_pow,
    eager_api_pow_,
    eager_api_pow_slope,
    eager_api_prod,
    eager_api_randint,
    eager_api_randperm,
    eager_api_relu,
    eager_api_relu_,
    eager_api_relu_grad,
    eager_api_reshape,
    eager_api_scale,
    eager_api_scale_,
    eager_api_set_value,
    eager_api_set_value_,
    eager_api_set_value_with_tensor,
    eager_api_set_value_with_tensor_,
    eager_api_sigmoid,
    eager_api_sigmoid_,
    eager_api_sign,
    eager_api_slice,
    eager_api_slice_grad,
    eager_api_softmax,
    eager_api_softmax_,
    eager_api_split,
    eager_api_split_with_num,
    eager_api_sqrt,
    eager_api_sqrt_,
    eager_api_square,
    eager_api_square_,
    eager_api_squeeze,
    eager_api_stack,
    eager_api_strided_slice,
    eager_api_strided_slice_grad,
    eager_api_subtract,
    eager_api_subtract_,
    eager_api_sum,
    eager_api_tanh,
    eager_api_tanh_,
    eager_api_transpose,
    eager_api_unbind,
    eager_api_uniform,
    eager_api_unsqueeze,
    eager_api_where,
    eager_api_xlogy,
)
from gradscope.core.tensor import Tensor


def add(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① add(x, y)."""
    if controller.STATIC:
        no_static_mode("add")
    return eager_api_add(x, y)


def add_(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① add_(x, y); overwrites x."""
    if controller.STATIC:
        no_static_mode("add_")
    return eager_api_add_(x, y)


def subtract(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① subtract(x, y)."""
    if controller.STATIC:
        no_static_mode("subtract")
    return eager_api_subtract(x, y)


def subtract_(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① subtract_(x, y); overwrites x."""
    if controller.STATIC:
        no_static_mode("subtract_")
    return eager_api_subtract_(x, y)


def multiply(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① multiply(x, y)."""
    if controller.STATIC:
        no_static_mode("multiply")
    return eager_api_multiply(x, y)


def multiply_(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① multiply_(x, y); overwrites x."""
    if controller.STATIC:
        no_static_mode("multiply_")
    return eager_api_multiply_(x, y)


def divide(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① divide(x, y)."""
    if controller.STATIC:
        no_static_mode("divide")
    return eager_api_divide(x, y)


def divide_(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① divide_(x, y); overwrites x."""
    if controller.STATIC:
        no_static_mode("divide_")
    return eager_api_divide_(x, y)


def scale(x: Any = None, scale: Any = 1.0, bias: Any = 0.0, bias_after_scale: Any = True, *_: Any) -> Tensor:
    """① scale(x, scale, bias, bias_after_scale)."""
    if controller.STATIC:
        no_static_mode("scale")
    return eager_api_scale(x, scale, bias, bias_after_scale)


def scale_(x: Any = None, scale: Any = 1.0, bias: Any = 0.0, bias_after_scale: Any = True, *_: Any) -> Tensor:
    """① scale_(x, scale, bias, bias_after_scale); overwrites x."""
    if controller.STATIC:
        no_static_mode("scale_")
    return eager_api_scale_(x, scale, bias, bias_after_scale)


def div_scale(x: Any = None, scale: Any = 1.0, *_: Any) -> Tensor:
    """① div_scale(x, scale)."""
    if controller.STATIC:
        no_static_mode("div_scale")
    return eager_api_div_scale(x, scale)


def div_scale_(x: Any = None, scale: Any = 1.0, *_: Any) -> Tensor:
    """① div_scale_(x, scale); overwrites x."""
    if controller.STATIC:
        no_static_mode("div_scale_")
    return eager_api_div_scale_(x, scale)


def pow(x: Any = None, y: Any = 1.0, *_: Any) -> Tensor:
    """① pow(x, y)."""
    if controller.STATIC:
        no_static_mode("pow")
    return eager_api_pow(x, y)


def pow_(x: Any = None, y: Any = 1.0, *_: Any) -> Tensor:
    """① pow_(x, y); overwrites x."""
    if controller.STATIC:
        no_static_mode("pow_")
    return eager_api_pow_(x, y)


def elementwise_pow(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① elementwise_pow(x, y)."""
    if controller.STATIC:
        no_static_mode("elementwise_pow")
    return eager_api_elementwise_pow(x, y)


def maximum(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① maximum(x, y)."""
    if controller.STATIC:
        no_static_mode("maximum")
    return eager_api_maximum(x, y)


def minimum(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① minimum(x, y)."""
    if controller.STATIC:
        no_static_mode("minimum")
    return eager_api_minimum(x, y)


def where(condition: Any = None, x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① where(condition, x, y)."""
    if controller.STATIC:
        no_static_mode("where")
    return eager_api_where(condition, x, y)


def clip(x: Any = None, min: Any = None, max: Any = None, *_: Any) -> Tensor:
    """① clip(x, min, max)."""
    if controller.STATIC:
        no_static_mode("clip")
    return eager_api_clip(x, min, max)


def clip_(x: Any = None, min: Any = None, max: Any = None, *_: Any) -> Tensor:
    """① clip_(x, min, max); overwrites x."""
    if controller.STATIC:
        no_static_mode("clip_")
    return eager_api_clip_(x, min, max)


def fill(x: Any = None, value: Any = 0, *_: Any) -> Tensor:
    """① fill(x, value)."""
    if controller.STATIC:
        no_static_mode("fill")
    return eager_api_fill(x, value)


def fill_(x: Any = None, value: Any = 0, *_: Any) -> Tensor:
    """① fill_(x, value); overwrites x."""
    if controller.STATIC:
        no_static_mode("fill_")
    return eager_api_fill_(x, value)


def exp(x: Any = None, *_: Any) -> Tensor:
    """① exp(x)."""
    if controller.STATIC:
        no_static_mode("exp")
    return eager_api_exp(x)


def exp_(x: Any = None, *_: Any) -> Tensor:
    """① exp_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("exp_")
    return eager_api_exp_(x)


def log(x: Any = None, *_: Any) -> Tensor:
    """① log(x)."""
    if controller.STATIC:
        no_static_mode("log")
    return eager_api_log(x)


def log_(x: Any = None, *_: Any) -> Tensor:
    """① log_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("log_")
    return eager_api_log_(x)


def sqrt(x: Any = None, *_: Any) -> Tensor:
    """① sqrt(x)."""
    if controller.STATIC:
        no_static_mode("sqrt")
    return eager_api_sqrt(x)


def sqrt_(x: Any = None, *_: Any) -> Tensor:
    """① sqrt_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("sqrt_")
    return eager_api_sqrt_(x)


def square(x: Any = None, *_: Any) -> Tensor:
    """① square(x)."""
    if controller.STATIC:
        no_static_mode("square")
    return eager_api_square(x)


def square_(x: Any = None, *_: Any) -> Tensor:
    """① square_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("square_")
    return eager_api_square_(x)


def abs(x: Any = None, *_: Any) -> Tensor:
    """① abs(x)."""
    if controller.STATIC:
        no_static_mode("abs")
    return eager_api_abs(x)


def abs_(x: Any = None, *_: Any) -> Tensor:
    """① abs_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("abs_")
    return eager_api_abs_(x)


def sign(x: Any = None, *_: Any) -> Tensor:
    """① sign(x)."""
    if controller.STATIC:
        no_static_mode("sign")
    return eager_api_sign(x)


def tanh(x: Any = None, *_: Any) -> Tensor:
    """① tanh(x)."""
    if controller.STATIC:
        no_static_mode("tanh")
    return eager_api_tanh(x)


def tanh_(x: Any = None, *_: Any) -> Tensor:
    """① tanh_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("tanh_")
    return eager_api_tanh_(x)


def sigmoid(x: Any = None, *_: Any) -> Tensor:
    """① sigmoid(x)."""
    if controller.STATIC:
        no_static_mode("sigmoid")
    return eager_api_sigmoid(x)


def sigmoid_(x: Any = None, *_: Any) -> Tensor:
    """① sigmoid_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("sigmoid_")
    return eager_api_sigmoid_(x)


def relu(x: Any = None, *_: Any) -> Tensor:
    """① relu(x)."""
    if controller.STATIC:
        no_static_mode("relu")
    return eager_api_relu(x)


def relu_(x: Any = None, *_: Any) -> Tensor:
    """① relu_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("relu_")
    return eager_api_relu_(x)


def softmax(x: Any = None, axis: Any = -1, *_: Any) -> Tensor:
    """① softmax(x, axis)."""
    if controller.STATIC:
        no_static_mode("softmax")
    return eager_api_softmax(x, axis)


def softmax_(x: Any = None, axis: Any = -1, *_: Any) -> Tensor:
    """① softmax_(x, axis); overwrites x."""
    if controller.STATIC:
        no_static_mode("softmax_")
    return eager_api_softmax_(x, axis)


def log_softmax(x: Any = None, axis: Any = -1, *_: Any) -> Tensor:
    """① log_softmax(x, axis)."""
    if controller.STATIC:
        no_static_mode("log_softmax")
    return eager_api_log_softmax(x, axis)


def sum(x: Any = None, axis: Any = (), dtype: Any = None, keepdim: Any = False, *_: Any) -> Tensor:
    """① sum(x, axis, dtype, keepdim)."""
    if controller.STATIC:
        no_static_mode("sum")
    return eager_api_sum(x, axis, dtype, keepdim)


def mean(x: Any = None, axis: Any = (), keepdim: Any = False, *_: Any) -> Tensor:
    """① mean(x, axis, keepdim)."""
    if controller.STATIC:
        no_static_mode("mean")
    return eager_api_mean(x, axis, keepdim)


def mean_all(x: Any = None, *_: Any) -> Tensor:
    """① mean_all(x)."""
    if controller.STATIC:
        no_static_mode("mean_all")
    return eager_api_mean_all(x)


def max(x: Any = None, axis: Any = (), keepdim: Any = False, *_: Any) -> Tensor:
    """① max(x, axis, keepdim)."""
    if controller.STATIC:
        no_static_mode("max")
    return eager_api_max(x, axis, keepdim)


def min(x: Any = None, axis: Any = (), keepdim: Any = False, *_: Any) -> Tensor:
    """① min(x, axis, keepdim)."""
    if controller.STATIC:
        no_static_mode("min")
    return eager_api_min(x, axis, keepdim)


def argmax(
    x: Any = None, axis: Any = 0, keepdims: Any = False, flatten: Any = False, dtype: Any = "int64", *_: Any
) -> Tensor:
    """① argmax(x, axis, keepdims, flatten, dtype)."""
    if controller.STATIC:
        no_static_mode("argmax")
    return eager_api_argmax(x, axis, keepdims, flatten, dtype)


def all(x: Any = None, axis: Any = (), keepdim: Any = False, *_: Any) -> Tensor:
    """① all(x, axis, keepdim)."""
    if controller.STATIC:
        no_static_mode("all")
    return eager_api_all(x, axis, keepdim)


def any(x: Any = None, axis: Any = (), keepdim: Any = False, *_: Any) -> Tensor:
    """① any(x, axis, keepdim)."""
    if controller.STATIC:
        no_static_mode("any")
    return eager_api_any(x, axis, keepdim)


def prod(x: Any = None, axis: Any = (), keepdim: Any = False, reduce_all: Any = False, *_: Any) -> Tensor:
    """① prod(x, axis, keepdim, reduce_all)."""
    if controller.STATIC:
        no_static_mode("prod")
    return eager_api_prod(x, axis, keepdim, reduce_all)


def cumprod(x: Any = None, dim: Any = None, exclusive: Any = False, reverse: Any = False, *_: Any) -> Tensor:
    """① cumprod(x, dim, exclusive, reverse)."""
    if controller.STATIC:
        no_static_mode("cumprod")
    return eager_api_cumprod(x, dim, exclusive, reverse)


def p_norm(
    x: Any = None,
    porder: Any = 2,
    axis: Any = -1,
    epsilon: Any = 1.0e-12,
    keepdim: Any = False,
    asvector: Any = False,
    *_: Any,
) -> Tensor:
    """① p_norm(x, porder, axis, epsilon, keepdim, asvector)."""
    if controller.STATIC:
        no_static_mode("p_norm")
    return eager_api_p_norm(x, porder, axis, epsilon, keepdim, asvector)


def matmul(x: Any = None, y: Any = None, transpose_x: Any = False, transpose_y: Any = False, *_: Any) -> Tensor:
    """① matmul(x, y, transpose_x, transpose_y)."""
    if controller.STATIC:
        no_static_mode("matmul")
    return eager_api_matmul(x, y, transpose_x, transpose_y)


def reshape(x: Any = None, shape: Any = None, *_: Any) -> Tensor:
    """① reshape(x, shape)."""
    if controller.STATIC:
        no_static_mode("reshape")
    return eager_api_reshape(x, shape)


def flatten(x: Any = None, start_axis: Any = 1, stop_axis: Any = 1, *_: Any) -> Tensor:
    """① flatten(x, start_axis, stop_axis)."""
    if controller.STATIC:
        no_static_mode("flatten")
    return eager_api_flatten(x, start_axis, stop_axis)


def transpose(x: Any = None, perm: Any = None, *_: Any) -> Tensor:
    """① transpose(x, perm)."""
    if controller.STATIC:
        no_static_mode("transpose")
    return eager_api_transpose(x, perm)


def squeeze(x: Any = None, axis: Any = (), *_: Any) -> Tensor:
    """① squeeze(x, axis)."""
    if controller.STATIC:
        no_static_mode("squeeze")
    return eager_api_squeeze(x, axis)


def unsqueeze(x: Any = None, axis: Any = (), *_: Any) -> Tensor:
    """① unsqueeze(x, axis)."""
    if controller.STATIC:
        no_static_mode("unsqueeze")
    return eager_api_unsqueeze(x, axis)


def expand(x: Any = None, shape: Any = (), *_: Any) -> Tensor:
    """① expand(x, shape)."""
    if controller.STATIC:
        no_static_mode("expand")
    return eager_api_expand(x, shape)


def concat(x: Any = None, axis: Any = 0, *_: Any) -> Tensor:
    """① concat(x, axis)."""
    if controller.STATIC:
        no_static_mode("concat")
    return eager_api_concat(x, axis)


def stack(x: Any = None, axis: Any = 0, *_: Any) -> Tensor:
    """① stack(x, axis)."""
    if controller.STATIC:
        no_static_mode("stack")
    return eager_api_stack(x, axis)


def split(x: Any = None, sections: Any = None, axis: Any = 0, *_: Any) -> list[Tensor]:
    """① split(x, sections, axis)."""
    if controller.STATIC:
        no_static_mode("split")
    return eager_api_split(x, sections, axis)


def split_with_num(x: Any = None, num: Any = None, axis: Any = 0, *_: Any) -> list[Tensor]:
    """① split_with_num(x, num, axis)."""
    if controller.STATIC:
        no_static_mode("split_with_num")
    return eager_api_split_with_num(x, num, axis)


def unbind(input: Any = None, axis: Any = 0, *_: Any) -> list[Tensor]:
    """① unbind(input, axis)."""
    if controller.STATIC:
        no_static_mode("unbind")
    return eager_api_unbind(input, axis)


def add_n(inputs: Any = None, *_: Any) -> Tensor:
    """① add_n(inputs)."""
    if controller.STATIC:
        no_static_mode("add_n")
    return eager_api_add_n(inputs)


def cast(x: Any = None, dtype: Any = None, *_: Any) -> Tensor:
    """① cast(x, dtype)."""
    if controller.STATIC:
        no_static_mode("cast")
    return eager_api_cast(x, dtype)


def assign(x: Any = None, *_: Any) -> Tensor:
    """① assign(x)."""
    if controller.STATIC:
        no_static_mode("assign")
    return eager_api_assign(x)


def slice(
    input: Any = None,
    axes: Any = None,
    starts: Any = None,
    ends: Any = None,
    infer_flags: Any = (),
    decrease_axis: Any = (),
    *_: Any,
) -> Tensor:
    """① slice(input, axes, starts, ends, infer_flags, decrease_axis)."""
    if controller.STATIC:
        no_static_mode("slice")
    return eager_api_slice(input, axes, starts, ends, infer_flags, decrease_axis)


def strided_slice(
    x: Any = None, axes: Any = None, starts: Any = None, ends: Any = None, strides: Any = None, *_: Any
) -> Tensor:
    """① strided_slice(x, axes, starts, ends, strides)."""
    if controller.STATIC:
        no_static_mode("strided_slice")
    return eager_api_strided_slice(x, axes, starts, ends, strides)


def set_value(
    x: Any = None,
    starts: Any = None,
    ends: Any = None,
    steps: Any = None,
    axes: Any = None,
    decrease_axes: Any = None,
    none_axes: Any = None,
    shape: Any = None,
    values: Any = None,
    *_: Any,
) -> Tensor:
    """① set_value(x, starts, ends, steps, axes, decrease_axes, none_axes, shape, values)."""
    if controller.STATIC:
        no_static_mode("set_value")
    return eager_api_set_value(x, starts, ends, steps, axes, decrease_axes, none_axes, shape, values)


def set_value_(
    x: Any = None,
    starts: Any = None,
    ends: Any = None,
    steps: Any = None,
    axes: Any = None,
    decrease_axes: Any = None,
    none_axes: Any = None,
    shape: Any = None,
    values: Any = None,
    *_: Any,
) -> Tensor:
    """① set_value_(x, starts, ends, steps, axes, decrease_axes, none_axes, shape, values); overwrites x."""
    if controller.STATIC:
        no_static_mode("set_value_")
    return eager_api_set_value_(x, starts, ends, steps, axes, decrease_axes, none_axes, shape, values)


def set_value_with_tensor(
    x: Any = None,
    values: Any = None,
    starts: Any = None,
    ends: Any = None,
    steps: Any = None,
    axes: Any = None,
    decrease_axes: Any = None,
    none_axes: Any = None,
    *_: Any,
) -> Tensor:
    """① set_value_with_tensor(x, values, starts, ends, steps, axes, decrease_axes, none_axes)."""
    if controller.STATIC:
        no_static_mode("set_value_with_tensor")
    return eager_api_set_value_with_tensor(x, values, starts, ends, steps, axes, decrease_axes, none_axes)


def set_value_with_tensor_(
    x: Any = None,
    values: Any = None,
    starts: Any = None,
    ends: Any = None,
    steps: Any = None,
    axes: Any = None,
    decrease_axes: Any = None,
    none_axes: Any = None,
    *_: Any,
) -> Tensor:
    """① set_value_with_tensor_(x, values, starts, ends, steps, axes, decrease_axes, none_axes); overwrites x."""
    if controller.STATIC:
        no_static_mode("set_value_with_tensor_")
    return eager_api_set_value_with_tensor_(x, values, starts, ends, steps, axes, decrease_axes, none_axes)


def gather(x: Any = None, index: Any = None, axis: Any = 0, *_: Any) -> Tensor:
    """① gather(x, index, axis)."""
    if controller.STATIC:
        no_static_mode("gather")
    return eager_api_gather(x, index, axis)


def index_elementwise_get(x: Any = None, index: Any = None, *_: Any) -> Tensor:
    """① index_elementwise_get(x, index)."""
    if controller.STATIC:
        no_static_mode("index_elementwise_get")
    return eager_api_index_elementwise_get(x, index)


def equal(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① equal(x, y)."""
    if controller.STATIC:
        no_static_mode("equal")
    return eager_api_equal(x, y)


def not_equal(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① not_equal(x, y)."""
    if controller.STATIC:
        no_static_mode("not_equal")
    return eager_api_not_equal(x, y)


def less_than(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① less_than(x, y)."""
    if controller.STATIC:
        no_static_mode("less_than")
    return eager_api_less_than(x, y)


def less_equal(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① less_equal(x, y)."""
    if controller.STATIC:
        no_static_mode("less_equal")
    return eager_api_less_equal(x, y)


def greater_than(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① greater_than(x, y)."""
    if controller.STATIC:
        no_static_mode("greater_than")
    return eager_api_greater_than(x, y)


def greater_equal(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① greater_equal(x, y)."""
    if controller.STATIC:
        no_static_mode("greater_equal")
    return eager_api_greater_equal(x, y)


def logical_and(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① logical_and(x, y)."""
    if controller.STATIC:
        no_static_mode("logical_and")
    return eager_api_logical_and(x, y)


def logical_or(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① logical_or(x, y)."""
    if controller.STATIC:
        no_static_mode("logical_or")
    return eager_api_logical_or(x, y)


def logical_not(x: Any = None, *_: Any) -> Tensor:
    """① logical_not(x)."""
    if controller.STATIC:
        no_static_mode("logical_not")
    return eager_api_logical_not(x)


def isfinite(x: Any = None, *_: Any) -> Tensor:
    """① isfinite(x)."""
    if controller.STATIC:
        no_static_mode("isfinite")
    return eager_api_isfinite(x)


def isnan(x: Any = None, *_: Any) -> Tensor:
    """① isnan(x)."""
    if controller.STATIC:
        no_static_mode("isnan")
    return eager_api_isnan(x)


def full(shape: Any = None, value: Any = None, dtype: Any = "float32", place: Any = None, *_: Any) -> Tensor:
    """① full(shape, value, dtype, place)."""
    if controller.STATIC:
        no_static_mode("full")
    return eager_api_full(shape, value, dtype, place)


def full_like(x: Any = None, value: Any = None, dtype: Any = None, place: Any = None, *_: Any) -> Tensor:
    """① full_like(x, value, dtype, place)."""
    if controller.STATIC:
        no_static_mode("full_like")
    return eager_api_full_like(x, value, dtype, place)


def arange(
    start: Any = None, end: Any = None, step: Any = 1, dtype: Any = "int64", place: Any = None, *_: Any
) -> Tensor:
    """① arange(start, end, step, dtype, place)."""
    if controller.STATIC:
        no_static_mode("arange")
    return eager_api_arange(start, end, step, dtype, place)


def eye(num_rows: Any = None, num_columns: Any = -1, dtype: Any = "float32", place: Any = None, *_: Any) -> Tensor:
    """① eye(num_rows, num_columns, dtype, place)."""
    if controller.STATIC:
        no_static_mode("eye")
    return eager_api_eye(num_rows, num_columns, dtype, place)


def gaussian(
    shape: Any = None,
    mean: Any = 0.0,
    std: Any = 1.0,
    seed: Any = 0,
    dtype: Any = "float32",
    place: Any = None,
    *_: Any,
) -> Tensor:
    """① gaussian(shape, mean, std, seed, dtype, place)."""
    if controller.STATIC:
        no_static_mode("gaussian")
    return eager_api_gaussian(shape, mean, std, seed, dtype, place)


def uniform(
    shape: Any = None,
    dtype: Any = "float32",
    min: Any = -1.0,
    max: Any = 1.0,
    seed: Any = 0,
    place: Any = None,
    *_: Any,
) -> Tensor:
    """① uniform(shape, dtype, min, max, seed, place)."""
    if controller.STATIC:
        no_static_mode("uniform")
    return eager_api_uniform(shape, dtype, min, max, seed, place)


def randint(
    low: Any = None,
    high: Any = None,
    shape: Any = None,
    dtype: Any = "int64",
    seed: Any = 0,
    place: Any = None,
    *_: Any,
) -> Tensor:
    """① randint(low, high, shape, dtype, seed, place)."""
    if controller.STATIC:
        no_static_mode("randint")
    return eager_api_randint(low, high, shape, dtype, seed, place)


def randperm(n: Any = None, dtype: Any = "int64", seed: Any = 0, place: Any = None, *_: Any) -> Tensor:
    """① randperm(n, dtype, seed, place)."""
    if controller.STATIC:
        no_static_mode("randperm")
    return eager_api_randperm(n, dtype, seed, place)


def one_hot(x: Any = None, num_classes: Any = None, *_: Any) -> Tensor:
    """① one_hot(x, num_classes)."""
    if controller.STATIC:
        no_static_mode("one_hot")
    return eager_api_one_hot(x, num_classes)


def keep_where(x: Any = None, mask: Any = None, *_: Any) -> Tensor:
    """① keep_where(x, mask)."""
    if controller.STATIC:
        no_static_mode("keep_where")
    return eager_api_keep_where(x, mask)


def pow_slope(x: Any = None, y: Any = 1.0, *_: Any) -> Tensor:
    """① pow_slope(x, y)."""
    if controller.STATIC:
        no_static_mode("pow_slope")
    return eager_api_pow_slope(x, y)


def elementwise_pow_slope(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① elementwise_pow_slope(x, y)."""
    if controller.STATIC:
        no_static_mode("elementwise_pow_slope")
    return eager_api_elementwise_pow_slope(x, y)


def xlogy(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① xlogy(x, y)."""
    if controller.STATIC:
        no_static_mode("xlogy")
    return eager_api_xlogy(x, y)


def relu_grad(out: Any = None, out_grad: Any = None, *_: Any) -> Tensor:
    """① relu_grad(out, out_grad)."""
    if controller.STATIC:
        no_static_mode("relu_grad")
    return eager_api_relu_grad(out, out_grad)


def clip_grad(x: Any = None, out_grad: Any = None, min: Any = None, max: Any = None, *_: Any) -> Tensor:
    """① clip_grad(x, out_grad, min, max)."""
    if controller.STATIC:
        no_static_mode("clip_grad")
    return eager_api_clip_grad(x, out_grad, min, max)


def slice_grad(
    out_grad: Any = None,
    shape: Any = None,
    axes: Any = None,
    starts: Any = None,
    ends: Any = None,
    decrease_axis: Any = (),
    *_: Any,
) -> Tensor:
    """① slice_grad(out_grad, shape, axes, starts, ends, decrease_axis)."""
    if controller.STATIC:
        no_static_mode("slice_grad")
    return eager_api_slice_grad(out_grad, shape, axes, starts, ends, decrease_axis)


def strided_slice_grad(
    out_grad: Any = None,
    shape: Any = None,
    axes: Any = None,
    starts: Any = None,
    ends: Any = None,
    strides: Any = None,
    *_: Any,
) -> Tensor:
    """① strided_slice_grad(out_grad, shape, axes, starts, ends, strides)."""
    if controller.STATIC:
        no_static_mode("strided_slice_grad")
    return eager_api_strided_slice_grad(out_grad, shape, axes, starts, ends, strides)


def gather_grad(out_grad: Any = None, index: Any = None, shape: Any = None, axis: Any = 0, *_: Any) -> Tensor:
    """① gather_grad(out_grad, index, shape, axis)."""
    if controller.STATIC:
        no_static_mode("gather_grad")
    return eager_api_gather_grad(out_grad, index, shape, axis)


def index_elementwise_get_grad(index: Any = None, out_grad: Any = None, shape: Any = None, *_: Any) -> Tensor:
    """① index_elementwise_get_grad(index, out_grad, shape)."""
    if controller.STATIC:
        no_static_mode("index_elementwise_get_grad")
    return eager_api_index_elementwise_get_grad(index, out_grad, shape)


def decay_sum(x: Any = None, y: Any = None, dim: Any = None, reverse: Any = False, own: Any = True, *_: Any) -> Tensor:
    """① decay_sum(x, y, dim, reverse, own)."""
    if controller.STATIC:
        no_static_mode("decay_sum")
    return eager_api_decay_sum(x, y, dim, reverse, own)
