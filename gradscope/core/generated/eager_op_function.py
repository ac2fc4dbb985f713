"""Layer ②, the eager functions: arguments checked and cast, layer ③ called, errors named. Generated; do not edit."""

from __future__ import annotations

from typing import Any

from gradscope.core.eager import args as parse
from gradscope.core.eager.utils import failed
from gradscope.core.generated import infos
from gradscope.core.generated.dygraph_functions import (
    abs__ad_func,
    abs_ad_func,
    add__ad_func,
    add_ad_func,
    add_n_ad_func,
    all_ad_func,
    any_ad_func,
    arange_ad_func,
    argmax_ad_func,
    assign_ad_func,
    cast_ad_func,
    clip__ad_func,
    clip_ad_func,
    clip_grad_ad_func,
    concat_ad_func,
    cumprod_ad_func,
    decay_sum_ad_func,
    div_scale__ad_func,
    div_scale_ad_func,
    divide__ad_func,
    divide_ad_func,
    elementwise_pow_ad_func,
    elementwise_pow_slope_ad_func,
    equal_ad_func,
    exp__ad_func,
    exp_ad_func,
    expand_ad_func,
    eye_ad_func,
    fill__ad_func,
    fill_ad_func,
    flatten_ad_func,
    full_ad_func,
    full_like_ad_func,
    gather_ad_func,
    gather_grad_ad_func,
    gaussian_ad_func,
    greater_equal_ad_func,
    greater_than_ad_func,
    index_elementwise_get_ad_func,
    index_elementwise_get_grad_ad_func,
    isfinite_ad_func,
    isnan_ad_func,
    keep_where_ad_func,
    less_equal_ad_func,
    less_than_ad_func,
    log__ad_func,
    log_ad_func,
    log_softmax_ad_func,
    logical_and_ad_func,
    logical_not_ad_func,
    logical_or_ad_func,
    matmul_ad_func,
    max_ad_func,
    maximum_ad_func,
    mean_ad_func,
    mean_all_ad_func,
    min_ad_func,
    minimum_ad_func,
    multiply__ad_func,
    multiply_ad_func,
    not_equal_ad_func,
    one_hot_ad_func,
    p_norm_ad_func,
    pow__ad_func,
    pow_ad_func,
    pow_slope_ad_func,
    prod_ad_func,
    randint_ad_func,
    randperm_ad_func,
    relu__ad_func,
    relu_ad_func,
    relu_grad_ad_func,
    reshape_ad_func,
    scale__ad_func,
    scale_ad_func,
    set_value__ad_func,
    set_value_ad_func,
    set_value_with_tensor__ad_func,
    set_value_with_tensor_ad_func,
    sigmoid__ad_func,
    sigmoid_ad_func,
    sign_ad_func,
    slice_ad_func,
    slice_grad_ad_func,
    softmax__ad_func,
    softmax_ad_func,
    split_ad_func,
    split_with_num_ad_func,
    sqrt__ad_func,
    sqrt_ad_func,
    square__ad_func,
    square_ad_func,
    squeeze_ad_func,
    stack_ad_func,
    strided_slice_ad_func,
    strided_slice_grad_ad_func,
    subtract__ad_func,
    subtract_ad_func,
    sum_ad_func,
    tanh__ad_func,
    tanh_ad_func,
    transpose_ad_func,
    unbind_ad_func,
    uniform_ad_func,
    unsqueeze_ad_func,
    where_ad_func,
    xlogy_ad_func,
)
from gradscope.core.tensor import Tensor


def eager_api_add(x: Any, y: Any) -> Tensor:
    """② add(x, y)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("add", "x", 0, x)
        if not isinstance(y, Tensor) or y.impl is None:
            y = parse.get_tensor_from_args("add", "y", 1, y)
        return add_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.ADD, exc, (x, y))


def eager_api_add_(x: Any, y: Any) -> Tensor:
    """② add_(x, y)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("add_", "x", 0, x)
        if not isinstance(y, Tensor) or y.impl is None:
            y = parse.get_tensor_from_args("add_", "y", 1, y)
        return add__ad_func(x, y)
    except Exception as exc:
        raise failed(infos.ADD_, exc, (x, y))


def eager_api_subtract(x: Any, y: Any) -> Tensor:
    """② subtract(x, y)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("subtract", "x", 0, x)
        if not isinstance(y, Tensor) or y.impl is None:
            y = parse.get_tensor_from_args("subtract", "y", 1, y)
        return subtract_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.SUBTRACT, exc, (x, y))


def eager_api_subtract_(x: Any, y: Any) -> Tensor:
    """② subtract_(x, y)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("subtract_", "x", 0, x)
        if not isinstance(y, Tensor) or y.impl is None:
            y = parse.get_tensor_from_args("subtract_", "y", 1, y)
        return subtract__ad_func(x, y)
    except Exception as exc:
        raise failed(infos.SUBTRACT_, exc, (x, y))


def eager_api_multiply(x: Any, y: Any) -> Tensor:
    """② multiply(x, y)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("multiply", "x", 0, x)
        if not isinstance(y, Tensor) or y.impl is None:
            y = parse.get_tensor_from_args("multiply", "y", 1, y)
        return multiply_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.MULTIPLY, exc, (x, y))


def eager_api_multiply_(x: Any, y: Any) -> Tensor:
    """② multiply_(x, y)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("multiply_", "x", 0, x)
        if not isinstance(y, Tensor) or y.impl is None:
            y = parse.get_tensor_from_args("multiply_", "y", 1, y)
        return multiply__ad_func(x, y)
    except Exception as exc:
        raise failed(infos.MULTIPLY_, exc, (x, y))


def eager_api_divide(x: Any, y: Any) -> Tensor:
    """② divide(x, y)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("divide", "x", 0, x)
        if not isinstance(y, Tensor) or y.impl is None:
            y = parse.get_tensor_from_args("divide", "y", 1, y)
        return divide_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.DIVIDE, exc, (x, y))


def eager_api_divide_(x: Any, y: Any) -> Tensor:
    """② divide_(x, y)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("divide_", "x", 0, x)
        if not isinstance(y, Tensor) or y.impl is None:
            y = parse.get_tensor_from_args("divide_", "y", 1, y)
        return divide__ad_func(x, y)
    except Exception as exc:
        raise failed(infos.DIVIDE_, exc, (x, y))


def eager_api_scale(x: Any, scale: Any, bias: Any, bias_after_scale: Any) -> Tensor:
    """② scale(x, scale, bias, bias_after_scale)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("scale", "x", 0, x)
        scale = parse.to_scalar("scale", 1, scale)
        bias = parse.to_scalar("scale", 2, bias)
        bias_after_scale = parse.to_boolean("scale", 3, bias_after_scale)
        return scale_ad_func(x, scale, bias, bias_after_scale)
    except Exception as exc:
        raise failed(infos.SCALE, exc, (x,))


def eager_api_scale_(x: Any, scale: Any, bias: Any, bias_after_scale: Any) -> Tensor:
    """② scale_(x, scale, bias, bias_after_scale)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("scale_", "x", 0, x)
        scale = parse.to_scalar("scale_", 1, scale)
        bias = parse.to_scalar("scale_", 2, bias)
        bias_after_scale = parse.to_boolean("scale_", 3, bias_after_scale)
        return scale__ad_func(x, scale, bias, bias_after_scale)
    except Exception as exc:
        raise failed(infos.SCALE_, exc, (x,))


def eager_api_div_scale(x: Any, scale: Any) -> Tensor:
    """② div_scale(x, scale)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("div_scale", "x", 0, x)
        scale = parse.to_scalar("div_scale", 1, scale)
        return div_scale_ad_func(x, scale)
    except Exception as exc:
        raise failed(infos.DIV_SCALE, exc, (x,))


def eager_api_div_scale_(x: Any, scale: Any) -> Tensor:
    """② div_scale_(x, scale)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("div_scale_", "x", 0, x)
        scale = parse.to_scalar("div_scale_", 1, scale)
        return div_scale__ad_func(x, scale)
    except Exception as exc:
        raise failed(infos.DIV_SCALE_, exc, (x,))


def eager_api_pow(x: Any, y: Any) -> Tensor:
    """② pow(x, y)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("pow", "x", 0, x)
        y = parse.to_scalar("pow", 1, y)
        return pow_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.POW, exc, (x,))


def eager_api_pow_(x: Any, y: Any) -> Tensor:
    """② pow_(x, y)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("pow_", "x", 0, x)
        y = parse.to_scalar("pow_", 1, y)
        return pow__ad_func(x, y)
    except Exception as exc:
        raise failed(infos.POW_, exc, (x,))


def eager_api_elementwise_pow(x: Any, y: Any) -> Tensor:
    """② elementwise_pow(x, y)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("elementwise_pow", "x", 0, x)
        if not isinstance(y, Tensor) or y.impl is None:
            y = parse.get_tensor_from_args("elementwise_pow", "y", 1, y)
        return elementwise_pow_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.ELEMENTWISE_POW, exc, (x, y))


def eager_api_maximum(x: Any, y: Any) -> Tensor:
    """② maximum(x, y)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("maximum", "x", 0, x)
        if not isinstance(y, Tensor) or y.impl is None:
            y = parse.get_tensor_from_args("maximum", "y", 1, y)
        return maximum_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.MAXIMUM, exc, (x, y))


def eager_api_minimum(x: Any, y: Any) -> Tensor:
    """② minimum(x, y)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("minimum", "x", 0, x)
        if not isinstance(y, Tensor) or y.impl is None:
            y = parse.get_tensor_from_args("minimum", "y", 1, y)
        return minimum_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.MINIMUM, exc, (x, y))


def eager_api_where(condition: Any, x: Any, y: Any) -> Tensor:
    """② where(condition, x, y)."""
    try:
        if not isinstance(condition, Tensor) or condition.impl is None:
            condition = parse.get_tensor_from_args("where", "condition", 0, condition)
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("where", "x", 1, x)
        if not isinstance(y, Tensor) or y.impl is None:
            y = parse.get_tensor_from_args("where", "y", 2, y)
        return where_ad_func(condition, x, y)
    except Exception as exc:
        raise failed(infos.WHERE, exc, (condition, x, y))


def eager_api_clip(x: Any, min: Any, max: Any) -> Tensor:
    """② clip(x, min, max)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("clip", "x", 0, x)
        min = parse.to_scalar("clip", 1, min)
        max = parse.to_scalar("clip", 2, max)
        return clip_ad_func(x, min, max)
    except Exception as exc:
        raise failed(infos.CLIP, exc, (x,))


def eager_api_clip_(x: Any, min: Any, max: Any) -> Tensor:
    """② clip_(x, min, max)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("clip_", "x", 0, x)
        min = parse.to_scalar("clip_", 1, min)
        max = parse.to_scalar("clip_", 2, max)
        return clip__ad_func(x, min, max)
    except Exception as exc:
        raise failed(infos.CLIP_, exc, (x,))


def eager_api_fill(x: Any, value: Any) -> Tensor:
    """② fill(x, value)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("fill", "x", 0, x)
        value = parse.to_scalar("fill", 1, value)
        return fill_ad_func(x, value)
    except Exception as exc:
        raise failed(infos.FILL, exc, (x,))


def eager_api_fill_(x: Any, value: Any) -> Tensor:
    """② fill_(x, value)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("fill_", "x", 0, x)
        value = parse.to_scalar("fill_", 1, value)
        return fill__ad_func(x, value)
    except Exception as exc:
        raise failed(infos.FILL_, exc, (x,))


def eager_api_exp(x: Any) -> Tensor:
    """② exp(x)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("exp", "x", 0, x)
        return exp_ad_func(x)
    except Exception as exc:
        raise failed(infos.EXP, exc, (x,))


def eager_api_exp_(x: Any) -> Tensor:
    """② exp_(x)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("exp_", "x", 0, x)
        return exp__ad_func(x)
    except Exception as exc:
        raise failed(infos.EXP_, exc, (x,))


def eager_api_log(x: Any) -> Tensor:
    """② log(x)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("log", "x", 0, x)
        return log_ad_func(x)
    except Exception as exc:
        raise failed(infos.LOG, exc, (x,))


def eager_api_log_(x: Any) -> Tensor:
    """② log_(x)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("log_", "x", 0, x)
        return log__ad_func(x)
    except Exception as exc:
        raise failed(infos.LOG_, exc, (x,))


def eager_api_sqrt(x: Any) -> Tensor:
    """② sqrt(x)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("sqrt", "x", 0, x)
        return sqrt_ad_func(x)
    except Exception as exc:
        raise failed(infos.SQRT, exc, (x,))


def eager_api_sqrt_(x: Any) -> Tensor:
    """② sqrt_(x)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("sqrt_", "x", 0, x)
        return sqrt__ad_func(x)
    except Exception as exc:
        raise failed(infos.SQRT_, exc, (x,))


def eager_api_square(x: Any) -> Tensor:
    """② square(x)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("square", "x", 0, x)
        return square_ad_func(x)
    except Exception as exc:
        raise failed(infos.SQUARE, exc, (x,))


def eager_api_square_(x: Any) -> Tensor:
    """② square_(x)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("square_", "x", 0, x)
        return square__ad_func(x)
    except Exception as exc:
        raise failed(infos.SQUARE_, exc, (x,))


def eager_api_abs(x: Any) -> Tensor:
    """② abs(x)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("abs", "x", 0, x)
        return abs_ad_func(x)
    except Exception as exc:
        raise failed(infos.ABS, exc, (x,))


def eager_api_abs_(x: Any) -> Tensor:
    """② abs_(x)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("abs_", "x", 0, x)
        return abs__ad_func(x)
    except Exception as exc:
        raise failed(infos.ABS_, exc, (x,))


def eager_api_sign(x: Any) -> Tensor:
    """② sign(x)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("sign", "x", 0, x)
        return sign_ad_func(x)
    except Exception as exc:
        raise failed(infos.SIGN, exc, (x,))


def eager_api_tanh(x: Any) -> Tensor:
    """② tanh(x)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("tanh", "x", 0, x)
        return tanh_ad_func(x)
    except Exception as exc:
        raise failed(infos.TANH, exc, (x,))


def eager_api_tanh_(x: Any) -> Tensor:
    """② tanh_(x)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("tanh_", "x", 0, x)
        return tanh__ad_func(x)
    except Exception as exc:
        raise failed(infos.TANH_, exc, (x,))


def eager_api_sigmoid(x: Any) -> Tensor:
    """② sigmoid(x)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("sigmoid", "x", 0, x)
        return sigmoid_ad_func(x)
    except Exception as exc:
        raise failed(infos.SIGMOID, exc, (x,))


def eager_api_sigmoid_(x: Any) -> Tensor:
    """② sigmoid_(x)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("sigmoid_", "x", 0, x)
        return sigmoid__ad_func(x)
    except Exception as exc:
        raise failed(infos.SIGMOID_, exc, (x,))


def eager_api_relu(x: Any) -> Tensor:
    """② relu(x)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("relu", "x", 0, x)
        return relu_ad_func(x)
    except Exception as exc:
        raise failed(infos.RELU, exc, (x,))


def eager_api_relu_(x: Any) -> Tensor:
    """② relu_(x)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("relu_", "x", 0, x)
        return relu__ad_func(x)
    except Exception as exc:
        raise failed(infos.RELU_, exc, (x,))


def eager_api_softmax(x: Any, axis: Any) -> Tensor:
    """② softmax(x, axis)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("softmax", "x", 0, x)
        axis = parse.to_int("softmax", 1, axis)
        return softmax_ad_func(x, axis)
    except Exception as exc:
        raise failed(infos.SOFTMAX, exc, (x,))


def eager_api_softmax_(x: Any, axis: Any) -> Tensor:
    """② softmax_(x, axis)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("softmax_", "x", 0, x)
        axis = parse.to_int("softmax_", 1, axis)
        return softmax__ad_func(x, axis)
    except Exception as exc:
        raise failed(infos.SOFTMAX_, exc, (x,))


def eager_api_log_softmax(x: Any, axis: Any) -> Tensor:
    """② log_softmax(x, axis)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("log_softmax", "x", 0, x)
        axis = parse.to_int("log_softmax", 1, axis)
        return log_softmax_ad_func(x, axis)
    except Exception as exc:
        raise failed(infos.LOG_SOFTMAX, exc, (x,))


def eager_api_sum(x: Any, axis: Any, dtype: Any, keepdim: Any) -> Tensor:
    """② sum(x, axis, dtype, keepdim)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("sum", "x", 0, x)
        axis = parse.to_int_array("sum", 1, axis)
        if dtype is not None:
            dtype = parse.to_dtype("sum", 2, dtype)
        keepdim = parse.to_boolean("sum", 3, keepdim)
        return sum_ad_func(x, axis, dtype, keepdim)
    except Exception as exc:
        raise failed(infos.SUM, exc, (x,))


def eager_api_mean(x: Any, axis: Any, keepdim: Any) -> Tensor:
    """② mean(x, axis, keepdim)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("mean", "x", 0, x)
        axis = parse.to_int_array("mean", 1, axis)
        keepdim = parse.to_boolean("mean", 2, keepdim)
        return mean_ad_func(x, axis, keepdim)
    except Exception as exc:
        raise failed(infos.MEAN, exc, (x,))


def eager_api_mean_all(x: Any) -> Tensor:
    """② mean_all(x)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("mean_all", "x", 0, x)
        return mean_all_ad_func(x)
    except Exception as exc:
        raise failed(infos.MEAN_ALL, exc, (x,))


def eager_api_max(x: Any, axis: Any, keepdim: Any) -> Tensor:
    """② max(x, axis, keepdim)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("max", "x", 0, x)
        axis = parse.to_int_array("max", 1, axis)
        keepdim = parse.to_boolean("max", 2, keepdim)
        return max_ad_func(x, axis, keepdim)
    except Exception as exc:
        raise failed(infos.MAX, exc, (x,))


def eager_api_min(x: Any, axis: Any, keepdim: Any) -> Tensor:
    """② min(x, axis, keepdim)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("min", "x", 0, x)
        axis = parse.to_int_array("min", 1, axis)
        keepdim = parse.to_boolean("min", 2, keepdim)
        return min_ad_func(x, axis, keepdim)
    except Exception as exc:
        raise failed(infos.MIN, exc, (x,))


def eager_api_argmax(x: Any, axis: Any, keepdims: Any, flatten: Any, dtype: Any) -> Tensor:
    """② argmax(x, axis, keepdims, flatten, dtype)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("argmax", "x", 0, x)
        axis = parse.to_int("argmax", 1, axis)
        keepdims = parse.to_boolean("argmax", 2, keepdims)
        flatten = parse.to_boolean("argmax", 3, flatten)
        dtype = parse.to_dtype("argmax", 4, dtype)
        return argmax_ad_func(x, axis, keepdims, flatten, dtype)
    except Exception as exc:
        raise failed(infos.ARGMAX, exc, (x,))


def eager_api_all(x: Any, axis: Any, keepdim: Any) -> Tensor:
    """② all(x, axis, keepdim)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("all", "x", 0, x)
        axis = parse.to_int_array("all", 1, axis)
        keepdim = parse.to_boolean("all", 2, keepdim)
        return all_ad_func(x, axis, keepdim)
    except Exception as exc:
        raise failed(infos.ALL, exc, (x,))


def eager_api_any(x: Any, axis: Any, keepdim: Any) -> Tensor:
    """② any(x, axis, keepdim)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("any", "x", 0, x)
        axis = parse.to_int_array("any", 1, axis)
        keepdim = parse.to_boolean("any", 2, keepdim)
        return any_ad_func(x, axis, keepdim)
    except Exception as exc:
        raise failed(infos.ANY, exc, (x,))


def eager_api_prod(x: Any, axis: Any, keepdim: Any, reduce_all: Any) -> Tensor:
    """② prod(x, axis, keepdim, reduce_all)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("prod", "x", 0, x)
        axis = parse.to_int_array("prod", 1, axis)
        keepdim = parse.to_boolean("prod", 2, keepdim)
        reduce_all = parse.to_boolean("prod", 3, reduce_all)
        return prod_ad_func(x, axis, keepdim, reduce_all)
    except Exception as exc:
        raise failed(infos.PROD, exc, (x,))


def eager_api_cumprod(x: Any, dim: Any, exclusive: Any, reverse: Any) -> Tensor:
    """② cumprod(x, dim, exclusive, reverse)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("cumprod", "x", 0, x)
        dim = parse.to_int("cumprod", 1, dim)
        exclusive = parse.to_boolean("cumprod", 2, exclusive)
        reverse = parse.to_boolean("cumprod", 3, reverse)
        return cumprod_ad_func(x, dim, exclusive, reverse)
    except Exception as exc:
        raise failed(infos.CUMPROD, exc, (x,))


def eager_api_p_norm(x: Any, porder: Any, axis: Any, epsilon: Any, keepdim: Any, asvector: Any) -> Tensor:
    """② p_norm(x, porder, axis, epsilon, keepdim, asvector)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("p_norm", "x", 0, x)
        porder = parse.to_float("p_norm", 1, porder)
        axis = parse.to_int("p_norm", 2, axis)
        epsilon = parse.to_float("p_norm", 3, epsilon)
        keepdim = parse.to_boolean("p_norm", 4, keepdim)
        asvector = parse.to_boolean("p_norm", 5, asvector)
        return p_norm_ad_func(x, porder, axis, epsilon, keepdim, asvector)
    except Exception as exc:
        raise failed(infos.P_NORM, exc, (x,))


def eager_api_matmul(x: Any, y: Any, transpose_x: Any, transpose_y: Any) -> Tensor:
    """② matmul(x, y, transpose_x, transpose_y)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("matmul", "x", 0, x)
        if not isinstance(y, Tensor) or y.impl is None:
            y = parse.get_tensor_from_args("matmul", "y", 1, y)
        transpose_x = parse.to_boolean("matmul", 2, transpose_x)
        transpose_y = parse.to_boolean("matmul", 3, transpose_y)
        return matmul_ad_func(x, y, transpose_x, transpose_y)
    except Exception as exc:
        raise failed(infos.MATMUL, exc, (x, y))


def eager_api_reshape(x: Any, shape: Any) -> Tensor:
    """② reshape(x, shape)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("reshape", "x", 0, x)
        shape = parse.to_int_array("reshape", 1, shape)
        return reshape_ad_func(x, shape)
    except Exception as exc:
        raise failed(infos.RESHAPE, exc, (x,))


def eager_api_flatten(x: Any, start_axis: Any, stop_axis: Any) -> Tensor:
    """② flatten(x, start_axis, stop_axis)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("flatten", "x", 0, x)
        start_axis = parse.to_int("flatten", 1, start_axis)
        stop_axis = parse.to_int("flatten", 2, stop_axis)
        return flatten_ad_func(x, start_axis, stop_axis)
    except Exception as exc:
        raise failed(infos.FLATTEN, exc, (x,))


def eager_api_transpose(x: Any, perm: Any) -> Tensor:
    """② transpose(x, perm)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("transpose", "x", 0, x)
        perm = parse.to_ints("transpose", 1, perm)
        return transpose_ad_func(x, perm)
    except Exception as exc:
        raise failed(infos.TRANSPOSE, exc, (x,))


def eager_api_squeeze(x: Any, axis: Any) -> Tensor:
    """② squeeze(x, axis)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("squeeze", "x", 0, x)
        axis = parse.to_int_array("squeeze", 1, axis)
        return squeeze_ad_func(x, axis)
    except Exception as exc:
        raise failed(infos.SQUEEZE, exc, (x,))


def eager_api_unsqueeze(x: Any, axis: Any) -> Tensor:
    """② unsqueeze(x, axis)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("unsqueeze", "x", 0, x)
        axis = parse.to_int_array("unsqueeze", 1, axis)
        return unsqueeze_ad_func(x, axis)
    except Exception as exc:
        raise failed(infos.UNSQUEEZE, exc, (x,))


def eager_api_expand(x: Any, shape: Any) -> Tensor:
    """② expand(x, shape)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("expand", "x", 0, x)
        shape = parse.to_int_array("expand", 1, shape)
        return expand_ad_func(x, shape)
    except Exception as exc:
        raise failed(infos.EXPAND, exc, (x,))


def eager_api_concat(x: Any, axis: Any) -> Tensor:
    """② concat(x, axis)."""
    try:
        x = parse.get_tensor_list_from_args("concat", "x", 0, x)
        axis = parse.to_long("concat", 1, axis)
        return concat_ad_func(x, axis)
    except Exception as exc:
        raise failed(infos.CONCAT, exc, (x,))


def eager_api_stack(x: Any, axis: Any) -> Tensor:
    """② stack(x, axis)."""
    try:
        x = parse.get_tensor_list_from_args("stack", "x", 0, x)
        axis = parse.to_int("stack", 1, axis)
        return stack_ad_func(x, axis)
    except Exception as exc:
        raise failed(infos.STACK, exc, (x,))


def eager_api_split(x: Any, sections: Any, axis: Any) -> list[Tensor]:
    """② split(x, sections, axis)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("split", "x", 0, x)
        sections = parse.to_int_array("split", 1, sections)
        axis = parse.to_int("split", 2, axis)
        return split_ad_func(x, sections, axis)
    except Exception as exc:
        raise failed(infos.SPLIT, exc, (x,))


def eager_api_split_with_num(x: Any, num: Any, axis: Any) -> list[Tensor]:
    """② split_with_num(x, num, axis)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("split_with_num", "x", 0, x)
        num = parse.to_int("split_with_num", 1, num)
        axis = parse.to_int("split_with_num", 2, axis)
        return split_with_num_ad_func(x, num, axis)
    except Exception as exc:
        raise failed(infos.SPLIT_WITH_NUM, exc, (x,))


def eager_api_unbind(input: Any, axis: Any) -> list[Tensor]:
    """② unbind(input, axis)."""
    try:
        if not isinstance(input, Tensor) or input.impl is None:
            input = parse.get_tensor_from_args("unbind", "input", 0, input)
        axis = parse.to_int("unbind", 1, axis)
        return unbind_ad_func(input, axis)
    except Exception as exc:
        raise failed(infos.UNBIND, exc, (input,))


def eager_api_add_n(inputs: Any) -> Tensor:
    """② add_n(inputs)."""
    try:
        inputs = parse.get_tensor_list_from_args("add_n", "inputs", 0, inputs)
        return add_n_ad_func(inputs)
    except Exception as exc:
        raise failed(infos.ADD_N, exc, (inputs,))


def eager_api_cast(x: Any, dtype: Any) -> Tensor:
    """② cast(x, dtype)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("cast", "x", 0, x)
        dtype = parse.to_dtype("cast", 1, dtype)
        return cast_ad_func(x, dtype)
    except Exception as exc:
        raise failed(infos.CAST, exc, (x,))


def eager_api_assign(x: Any) -> Tensor:
    """② assign(x)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("assign", "x", 0, x)
        return assign_ad_func(x)
    except Exception as exc:
        raise failed(infos.ASSIGN, exc, (x,))


def eager_api_slice(input: Any, axes: Any, starts: Any, ends: Any, infer_flags: Any, decrease_axis: Any) -> Tensor:
    """② slice(input, axes, starts, ends, infer_flags, decrease_axis)."""
    try:
        if not isinstance(input, Tensor) or input.impl is None:
            input = parse.get_tensor_from_args("slice", "input", 0, input)
        axes = parse.to_longs("slice", 1, axes)
        starts = parse.to_int_array("slice", 2, starts)
        ends = parse.to_int_array("slice", 3, ends)
        infer_flags = parse.to_longs("slice", 4, infer_flags)
        decrease_axis = parse.to_longs("slice", 5, decrease_axis)
        return slice_ad_func(input, axes, starts, ends, infer_flags, decrease_axis)
    except Exception as exc:
        raise failed(infos.SLICE, exc, (input,))


def eager_api_strided_slice(x: Any, axes: Any, starts: Any, ends: Any, strides: Any) -> Tensor:
    """② strided_slice(x, axes, starts, ends, strides)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("strided_slice", "x", 0, x)
        axes = parse.to_ints("strided_slice", 1, axes)
        starts = parse.to_int_array("strided_slice", 2, starts)
        ends = parse.to_int_array("strided_slice", 3, ends)
        strides = parse.to_int_array("strided_slice", 4, strides)
        return strided_slice_ad_func(x, axes, starts, ends, strides)
    except Exception as exc:
        raise failed(infos.STRIDED_SLICE, exc, (x,))


def eager_api_set_value(
    x: Any, starts: Any, ends: Any, steps: Any, axes: Any, decrease_axes: Any, none_axes: Any, shape: Any, values: Any
) -> Tensor:
    """② set_value(x, starts, ends, steps, axes, decrease_axes, none_axes, shape, values)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("set_value", "x", 0, x)
        starts = parse.to_int_array("set_value", 1, starts)
        ends = parse.to_int_array("set_value", 2, ends)
        steps = parse.to_int_array("set_value", 3, steps)
        axes = parse.to_longs("set_value", 4, axes)
        decrease_axes = parse.to_longs("set_value", 5, decrease_axes)
        none_axes = parse.to_longs("set_value", 6, none_axes)
        shape = parse.to_longs("set_value", 7, shape)
        values = parse.to_scalars("set_value", 8, values)
        return set_value_ad_func(x, starts, ends, steps, axes, decrease_axes, none_axes, shape, values)
    except Exception as exc:
        raise failed(infos.SET_VALUE, exc, (x,))


def eager_api_set_value_(
    x: Any, starts: Any, ends: Any, steps: Any, axes: Any, decrease_axes: Any, none_axes: Any, shape: Any, values: Any
) -> Tensor:
    """② set_value_(x, starts, ends, steps, axes, decrease_axes, none_axes, shape, values)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("set_value_", "x", 0, x)
        starts = parse.to_int_array("set_value_", 1, starts)
        ends = parse.to_int_array("set_value_", 2, ends)
        steps = parse.to_int_array("set_value_", 3, steps)
        axes = parse.to_longs("set_value_", 4, axes)
        decrease_axes = parse.to_longs("set_value_", 5, decrease_axes)
        none_axes = parse.to_longs("set_value_", 6, none_axes)
        shape = parse.to_longs("set_value_", 7, shape)
        values = parse.to_scalars("set_value_", 8, values)
        return set_value__ad_func(x, starts, ends, steps, axes, decrease_axes, none_axes, shape, values)
    except Exception as exc:
        raise failed(infos.SET_VALUE_, exc, (x,))


def eager_api_set_value_with_tensor(
    x: Any, values: Any, starts: Any, ends: Any, steps: Any, axes: Any, decrease_axes: Any, none_axes: Any
) -> Tensor:
    """② set_value_with_tensor(x, values, starts, ends, steps, axes, decrease_axes, none_axes)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("set_value_with_tensor", "x", 0, x)
        if not isinstance(values, Tensor) or values.impl is None:
            values = parse.get_tensor_from_args("set_value_with_tensor", "values", 1, values)
        starts = parse.to_int_array("set_value_with_tensor", 2, starts)
        ends = parse.to_int_array("set_value_with_tensor", 3, ends)
        steps = parse.to_int_array("set_value_with_tensor", 4, steps)
        axes = parse.to_longs("set_value_with_tensor", 5, axes)
        decrease_axes = parse.to_longs("set_value_with_tensor", 6, decrease_axes)
        none_axes = parse.to_longs("set_value_with_tensor", 7, none_axes)
        return set_value_with_tensor_ad_func(x, values, starts, ends, steps, axes, decrease_axes, none_axes)
    except Exception as exc:
        raise failed(infos.SET_VALUE_WITH_TENSOR, exc, (x, values))


def eager_api_set_value_with_tensor_(
    x: Any, values: Any, starts: Any, ends: Any, steps: Any, axes: Any, decrease_axes: Any, none_axes: Any
) -> Tensor:
    """② set_value_with_tensor_(x, values, starts, ends, steps, axes, decrease_axes, none_axes)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("set_value_with_tensor_", "x", 0, x)
        if not isinstance(values, Tensor) or values.impl is None:
            values = parse.get_tensor_from_args("set_value_with_tensor_", "values", 1, values)
        starts = parse.to_int_array("set_value_with_tensor_", 2, starts)
        ends = parse.to_int_array("set_value_with_tensor_", 3, ends)
        steps = parse.to_int_array("set_value_with_tensor_", 4, steps)
        axes = parse.to_longs("set_value_with_tensor_", 5, axes)
        decrease_axes = parse.to_longs("set_value_with_tensor_", 6, decrease_axes)
        none_axes = parse.to_longs("set_value_with_tensor_", 7, none_axes)
        return set_value_with_tensor__ad_func(x, values, starts, ends, steps, axes, decrease_axes, none_axes)
    except Exception as exc:
        raise failed(infos.SET_VALUE_WITH_TENSOR_, exc, (x, values))


def eager_api_gather(x: Any, index: Any, axis: Any) -> Tensor:
    """② gather(x, index, axis)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("gather", "x", 0, x)
        if not isinstance(index, Tensor) or index.impl is None:
            index = parse.get_tensor_from_args("gather", "index", 1, index)
        axis = parse.to_int("gather", 2, axis)
        return gather_ad_func(x, index, axis)
    except Exception as exc:
        raise failed(infos.GATHER, exc, (x, index))


def eager_api_index_elementwise_get(x: Any, index: Any) -> Tensor:
    """② index_elementwise_get(x, index)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("index_elementwise_get", "x", 0, x)
        index = parse.get_tensor_list_from_args("index_elementwise_get", "index", 1, index)
        return index_elementwise_get_ad_func(x, index)
    except Exception as exc:
        raise failed(infos.INDEX_ELEMENTWISE_GET, exc, (x, index))


def eager_api_equal(x: Any, y: Any) -> Tensor:
    """② equal(x, y)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("equal", "x", 0, x)
        if not isinstance(y, Tensor) or y.impl is None:
            y = parse.get_tensor_from_args("equal", "y", 1, y)
        return equal_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.EQUAL, exc, (x, y))


def eager_api_not_equal(x: Any, y: Any) -> Tensor:
    """② not_equal(x, y)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("not_equal", "x", 0, x)
        if not isinstance(y, Tensor) or y.impl is None:
            y = parse.get_tensor_from_args("not_equal", "y", 1, y)
        return not_equal_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.NOT_EQUAL, exc, (x, y))


def eager_api_less_than(x: Any, y: Any) -> Tensor:
    """② less_than(x, y)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("less_than", "x", 0, x)
        if not isinstance(y, Tensor) or y.impl is None:
            y = parse.get_tensor_from_args("less_than", "y", 1, y)
        return less_than_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.LESS_THAN, exc, (x, y))


def eager_api_less_equal(x: Any, y: Any) -> Tensor:
    """② less_equal(x, y)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("less_equal", "x", 0, x)
        if not isinstance(y, Tensor) or y.impl is None:
            y = parse.get_tensor_from_args("less_equal", "y", 1, y)
        return less_equal_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.LESS_EQUAL, exc, (x, y))


def eager_api_greater_than(x: Any, y: Any) -> Tensor:
    """② greater_than(x, y)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("greater_than", "x", 0, x)
        if not isinstance(y, Tensor) or y.impl is None:
            y = parse.get_tensor_from_args("greater_than", "y", 1, y)
        return greater_than_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.GREATER_THAN, exc, (x, y))


def eager_api_greater_equal(x: Any, y: Any) -> Tensor:
    """② greater_equal(x, y)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("greater_equal", "x", 0, x)
        if not isinstance(y, Tensor) or y.impl is None:
            y = parse.get_tensor_from_args("greater_equal", "y", 1, y)
        return greater_equal_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.GREATER_EQUAL, exc, (x, y))


def eager_api_logical_and(x: Any, y: Any) -> Tensor:
    """② logical_and(x, y)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("logical_and", "x", 0, x)
        if not isinstance(y, Tensor) or y.impl is None:
            y = parse.get_tensor_from_args("logical_and", "y", 1, y)
        return logical_and_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.LOGICAL_AND, exc, (x, y))


def eager_api_logical_or(x: Any, y: Any) -> Tensor:
    """② logical_or(x, y)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("logical_or", "x", 0, x)
        if not isinstance(y, Tensor) or y.impl is None:
            y = parse.get_tensor_from_args("logical_or", "y", 1, y)
        return logical_or_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.LOGICAL_OR, exc, (x, y))


def eager_api_logical_not(x: Any) -> Tensor:
    """② logical_not(x)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("logical_not", "x", 0, x)
        return logical_not_ad_func(x)
    except Exception as exc:
        raise failed(infos.LOGICAL_NOT, exc, (x,))


def eager_api_isfinite(x: Any) -> Tensor:
    """② isfinite(x)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("isfinite", "x", 0, x)
        return isfinite_ad_func(x)
    except Exception as exc:
        raise failed(infos.ISFINITE, exc, (x,))


def eager_api_isnan(x: Any) -> Tensor:
    """② isnan(x)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("isnan", "x", 0, x)
        return isnan_ad_func(x)
    except Exception as exc:
        raise failed(infos.ISNAN, exc, (x,))


def eager_api_full(shape: Any, value: Any, dtype: Any, place: Any) -> Tensor:
    """② full(shape, value, dtype, place)."""
    try:
        shape = parse.to_int_array("full", 0, shape)
        value = parse.to_scalar("full", 1, value)
        dtype = parse.to_dtype("full", 2, dtype)
        if place is not None:
            place = parse.to_place("full", 3, place)
        return full_ad_func(shape, value, dtype, place)
    except Exception as exc:
        raise failed(infos.FULL, exc, ())


def eager_api_full_like(x: Any, value: Any, dtype: Any, place: Any) -> Tensor:
    """② full_like(x, value, dtype, place)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("full_like", "x", 0, x)
        value = parse.to_scalar("full_like", 1, value)
        if dtype is not None:
            dtype = parse.to_dtype("full_like", 2, dtype)
        if place is not None:
            place = parse.to_place("full_like", 3, place)
        return full_like_ad_func(x, value, dtype, place)
    except Exception as exc:
        raise failed(infos.FULL_LIKE, exc, (x,))


def eager_api_arange(start: Any, end: Any, step: Any, dtype: Any, place: Any) -> Tensor:
    """② arange(start, end, step, dtype, place)."""
    try:
        start = parse.to_scalar("arange", 0, start)
        end = parse.to_scalar("arange", 1, end)
        step = parse.to_scalar("arange", 2, step)
        dtype = parse.to_dtype("arange", 3, dtype)
        if place is not None:
            place = parse.to_place("arange", 4, place)
        return arange_ad_func(start, end, step, dtype, place)
    except Exception as exc:
        raise failed(infos.ARANGE, exc, ())


def eager_api_eye(num_rows: Any, num_columns: Any, dtype: Any, place: Any) -> Tensor:
    """② eye(num_rows, num_columns, dtype, place)."""
    try:
        num_rows = parse.to_long("eye", 0, num_rows)
        num_columns = parse.to_long("eye", 1, num_columns)
        dtype = parse.to_dtype("eye", 2, dtype)
        if place is not None:
            place = parse.to_place("eye", 3, place)
        return eye_ad_func(num_rows, num_columns, dtype, place)
    except Exception as exc:
        raise failed(infos.EYE, exc, ())


def eager_api_gaussian(shape: Any, mean: Any, std: Any, seed: Any, dtype: Any, place: Any) -> Tensor:
    """② gaussian(shape, mean, std, seed, dtype, place)."""
    try:
        shape = parse.to_int_array("gaussian", 0, shape)
        mean = parse.to_float("gaussian", 1, mean)
        std = parse.to_float("gaussian", 2, std)
        seed = parse.to_int("gaussian", 3, seed)
        dtype = parse.to_dtype("gaussian", 4, dtype)
        if place is not None:
            place = parse.to_place("gaussian", 5, place)
        return gaussian_ad_func(shape, mean, std, seed, dtype, place)
    except Exception as exc:
        raise failed(infos.GAUSSIAN, exc, ())


def eager_api_uniform(shape: Any, dtype: Any, min: Any, max: Any, seed: Any, place: Any) -> Tensor:
    """② uniform(shape, dtype, min, max, seed, place)."""
    try:
        shape = parse.to_int_array("uniform", 0, shape)
        dtype = parse.to_dtype("uniform", 1, dtype)
        min = parse.to_scalar("uniform", 2, min)
        max = parse.to_scalar("uniform", 3, max)
        seed = parse.to_int("uniform", 4, seed)
        if place is not None:
            place = parse.to_place("uniform", 5, place)
        return uniform_ad_func(shape, dtype, min, max, seed, place)
    except Exception as exc:
        raise failed(infos.UNIFORM, exc, ())


def eager_api_randint(low: Any, high: Any, shape: Any, dtype: Any, seed: Any, place: Any) -> Tensor:
    """② randint(low, high, shape, dtype, seed, place)."""
    try:
        low = parse.to_int("randint", 0, low)
        high = parse.to_int("randint", 1, high)
        shape = parse.to_int_array("randint", 2, shape)
        dtype = parse.to_dtype("randint", 3, dtype)
        seed = parse.to_int("randint", 4, seed)
        if place is not None:
            place = parse.to_place("randint", 5, place)
        return randint_ad_func(low, high, shape, dtype, seed, place)
    except Exception as exc:
        raise failed(infos.RANDINT, exc, ())


def eager_api_randperm(n: Any, dtype: Any, seed: Any, place: Any) -> Tensor:
    """② randperm(n, dtype, seed, place)."""
    try:
        n = parse.to_int("randperm", 0, n)
        dtype = parse.to_dtype("randperm", 1, dtype)
        seed = parse.to_int("randperm", 2, seed)
        if place is not None:
            place = parse.to_place("randperm", 3, place)
        return randperm_ad_func(n, dtype, seed, place)
    except Exception as exc:
        raise failed(infos.RANDPERM, exc, ())


def eager_api_one_hot(x: Any, num_classes: Any) -> Tensor:
    """② one_hot(x, num_classes)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("one_hot", "x", 0, x)
        num_classes = parse.to_int("one_hot", 1, num_classes)
        return one_hot_ad_func(x, num_classes)
    except Exception as exc:
        raise failed(infos.ONE_HOT, exc, (x,))


def eager_api_keep_where(x: Any, mask: Any) -> Tensor:
    """② keep_where(x, mask)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("keep_where", "x", 0, x)
        if not isinstance(mask, Tensor) or mask.impl is None:
            mask = parse.get_tensor_from_args("keep_where", "mask", 1, mask)
        return keep_where_ad_func(x, mask)
    except Exception as exc:
        raise failed(infos.KEEP_WHERE, exc, (x, mask))


def eager_api_pow_slope(x: Any, y: Any) -> Tensor:
    """② pow_slope(x, y)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("pow_slope", "x", 0, x)
        y = parse.to_scalar("pow_slope", 1, y)
        return pow_slope_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.POW_SLOPE, exc, (x,))


def eager_api_elementwise_pow_slope(x: Any, y: Any) -> Tensor:
    """② elementwise_pow_slope(x, y)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("elementwise_pow_slope", "x", 0, x)
        if not isinstance(y, Tensor) or y.impl is None:
            y = parse.get_tensor_from_args("elementwise_pow_slope", "y", 1, y)
        return elementwise_pow_slope_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.ELEMENTWISE_POW_SLOPE, exc, (x, y))


def eager_api_xlogy(x: Any, y: Any) -> Tensor:
    """② xlogy(x, y)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("xlogy", "x", 0, x)
        if not isinstance(y, Tensor) or y.impl is None:
            y = parse.get_tensor_from_args("xlogy", "y", 1, y)
        return xlogy_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.XLOGY, exc, (x, y))


def eager_api_relu_grad(out: Any, out_grad: Any) -> Tensor:
    """② relu_grad(out, out_grad)."""
    try:
        if not isinstance(out, Tensor) or out.impl is None:
            out = parse.get_tensor_from_args("relu_grad", "out", 0, out)
        if not isinstance(out_grad, Tensor) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("relu_grad", "out_grad", 1, out_grad)
        return relu_grad_ad_func(out, out_grad)
    except Exception as exc:
        raise failed(infos.RELU_GRAD, exc, (out, out_grad))


def eager_api_clip_grad(x: Any, out_grad: Any, min: Any, max: Any) -> Tensor:
    """② clip_grad(x, out_grad, min, max)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("clip_grad", "x", 0, x)
        if not isinstance(out_grad, Tensor) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("clip_grad", "out_grad", 1, out_grad)
        min = parse.to_scalar("clip_grad", 2, min)
        max = parse.to_scalar("clip_grad", 3, max)
        return clip_grad_ad_func(x, out_grad, min, max)
    except Exception as exc:
        raise failed(infos.CLIP_GRAD, exc, (x, out_grad))


def eager_api_slice_grad(out_grad: Any, shape: Any, axes: Any, starts: Any, ends: Any, decrease_axis: Any) -> Tensor:
    """② slice_grad(out_grad, shape, axes, starts, ends, decrease_axis)."""
    try:
        if not isinstance(out_grad, Tensor) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("slice_grad", "out_grad", 0, out_grad)
        shape = parse.to_int_array("slice_grad", 1, shape)
        axes = parse.to_longs("slice_grad", 2, axes)
        starts = parse.to_int_array("slice_grad", 3, starts)
        ends = parse.to_int_array("slice_grad", 4, ends)
        decrease_axis = parse.to_longs("slice_grad", 5, decrease_axis)
        return slice_grad_ad_func(out_grad, shape, axes, starts, ends, decrease_axis)
    except Exception as exc:
        raise failed(infos.SLICE_GRAD, exc, (out_grad,))


def eager_api_strided_slice_grad(out_grad: Any, shape: Any, axes: Any, starts: Any, ends: Any, strides: Any) -> Tensor:
    """② strided_slice_grad(out_grad, shape, axes, starts, ends, strides)."""
    try:
        if not isinstance(out_grad, Tensor) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("strided_slice_grad", "out_grad", 0, out_grad)
        shape = parse.to_int_array("strided_slice_grad", 1, shape)
        axes = parse.to_ints("strided_slice_grad", 2, axes)
        starts = parse.to_int_array("strided_slice_grad", 3, starts)
        ends = parse.to_int_array("strided_slice_grad", 4, ends)
        strides = parse.to_int_array("strided_slice_grad", 5, strides)
        return strided_slice_grad_ad_func(out_grad, shape, axes, starts, ends, strides)
    except Exception as exc:
        raise failed(infos.STRIDED_SLICE_GRAD, exc, (out_grad,))


def eager_api_gather_grad(out_grad: Any, index: Any, shape: Any, axis: Any) -> Tensor:
    """② gather_grad(out_grad, index, shape, axis)."""
    try:
        if not isinstance(out_grad, Tensor) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("gather_grad", "out_grad", 0, out_grad)
        if not isinstance(index, Tensor) or index.impl is None:
            index = parse.get_tensor_from_args("gather_grad", "index", 1, index)
        shape = parse.to_int_array("gather_grad", 2, shape)
        axis = parse.to_int("gather_grad", 3, axis)
        return gather_grad_ad_func(out_grad, index, shape, axis)
    except Exception as exc:
        raise failed(infos.GATHER_GRAD, exc, (out_grad, index))


def eager_api_index_elementwise_get_grad(index: Any, out_grad: Any, shape: Any) -> Tensor:
    """② index_elementwise_get_grad(index, out_grad, shape)."""
    try:
        index = parse.get_tensor_list_from_args("index_elementwise_get_grad", "index", 0, index)
        if not isinstance(out_grad, Tensor) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("index_elementwise_get_grad", "out_grad", 1, out_grad)
        shape = parse.to_int_array("index_elementwise_get_grad", 2, shape)
        return index_elementwise_get_grad_ad_func(index, out_grad, shape)
    except Exception as exc:
        raise failed(infos.INDEX_ELEMENTWISE_GET_GRAD, exc, (index, out_grad))


def eager_api_decay_sum(x: Any, y: Any, dim: Any, reverse: Any, own: Any) -> Tensor:
    """② decay_sum(x, y, dim, reverse, own)."""
    try:
        if not isinstance(x, Tensor) or x.impl is None:
            x = parse.get_tensor_from_args("decay_sum", "x", 0, x)
        if not isinstance(y, Tensor) or y.impl is None:
            y = parse.get_tensor_from_args("decay_sum", "y", 1, y)
        dim = parse.to_int("decay_sum", 2, dim)
        reverse = parse.to_boolean("decay_sum", 3, reverse)
        own = parse.to_boolean("decay_sum", 4, own)
        return decay_sum_ad_func(x, y, dim, reverse, own)
    except Exception as exc:
        raise failed(infos.DECAY_SUM, exc, (x, y))
