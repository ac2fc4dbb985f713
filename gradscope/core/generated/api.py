"""Layer ④, the PHI API: kernel key, kernel, prepared inputs, output meta, kernel call.

Generated from ops/*.yaml; do not edit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradscope.core import observer
from gradscope.core.dtype import convert
from gradscope.core.eager.bindings import load_kernels
from gradscope.core.eager.inplace import check_inplace_shape, write_in_place
from gradscope.core.generated import infos
from gradscope.core.phi.dense_tensor import make_meta
from gradscope.core.phi.infer_meta import load  # noqa: F401
from gradscope.core.phi.infer_meta.base import Remembered, infer
from gradscope.core.phi.infer_meta.register import INFER_META, numpy_dtype
from gradscope.core.phi.kernel_factory import KernelFactory
from gradscope.core.phi.prepare_data import parse_kernel_key, prepare_data
from gradscope.core.place import Place, expected
from gradscope.core.tensor import Tensor, make_tensor, make_view

load_kernels()
_factory = KernelFactory.instance()
_select = _factory.select_kernel_or_raise

# kernels chosen so far, per op
_abs = _factory.selections("abs")
_add = _factory.selections("add")
_add_n = _factory.selections("add_n")
_all = _factory.selections("all")
_any = _factory.selections("any")
_arange = _factory.selections("arange")
_argmax = _factory.selections("argmax")
_assign = _factory.selections("assign")
_cast = _factory.selections("cast")
_clip = _factory.selections("clip")
_clip_grad = _factory.selections("clip_grad")
_concat = _factory.selections("concat")
_cumprod = _factory.selections("cumprod")
_decay_sum = _factory.selections("decay_sum")
_div_scale = _factory.selections("div_scale")
_divide = _factory.selections("divide")
_elementwise_pow = _factory.selections("elementwise_pow")
_elementwise_pow_slope = _factory.selections("elementwise_pow_slope")
_equal = _factory.selections("equal")
_exp = _factory.selections("exp")
_expand = _factory.selections("expand")
_eye = _factory.selections("eye")
_fill = _factory.selections("fill")
_flatten = _factory.selections("flatten")
_full = _factory.selections("full")
_full_like = _factory.selections("full_like")
_gather = _factory.selections("gather")
_gather_grad = _factory.selections("gather_grad")
_gaussian = _factory.selections("gaussian")
_greater_equal = _factory.selections("greater_equal")
_greater_than = _factory.selections("greater_than")
_index_elementwise_get = _factory.selections("index_elementwise_get")
_index_elementwise_get_grad = _factory.selections("index_elementwise_get_grad")
_isfinite = _factory.selections("isfinite")
_isnan = _factory.selections("isnan")
_keep_where = _factory.selections("keep_where")
_less_equal = _factory.selections("less_equal")
_less_than = _factory.selections("less_than")
_log = _factory.selections("log")
_log_softmax = _factory.selections("log_softmax")
_logical_and = _factory.selections("logical_and")
_logical_not = _factory.selections("logical_not")
_logical_or = _factory.selections("logical_or")
_matmul = _factory.selections("matmul")
_max = _factory.selections("max")
_maximum = _factory.selections("maximum")
_mean = _factory.selections("mean")
_mean_all = _factory.selections("mean_all")
_min = _factory.selections("min")
_minimum = _factory.selections("minimum")
_multiply = _factory.selections("multiply")
_not_equal = _factory.selections("not_equal")
_one_hot = _factory.selections("one_hot")
_p_norm = _factory.selections("p_norm")
_pow = _factory.selections("pow")
_pow_slope = _factory.selections("pow_slope")
_prod = _factory.selections("prod")
_randint = _factory.selections("randint")
_randperm = _factory.selections("randperm")
_relu = _factory.selections("relu")
_relu_grad = _factory.selections("relu_grad")
_reshape = _factory.selections("reshape")
_scale = _factory.selections("scale")
_set_value = _factory.selections("set_value")
_set_value_with_tensor = _factory.selections("set_value_with_tensor")
_sigmoid = _factory.selections("sigmoid")
_sign = _factory.selections("sign")
_slice = _factory.selections("slice")
_slice_grad = _factory.selections("slice_grad")
_softmax = _factory.selections("softmax")
_split = _factory.selections("split")
_split_with_num = _factory.selections("split_with_num")
_sqrt = _factory.selections("sqrt")
_square = _factory.selections("square")
_squeeze = _factory.selections("squeeze")
_stack = _factory.selections("stack")
_strided_slice = _factory.selections("strided_slice")
_strided_slice_grad = _factory.selections("strided_slice_grad")
_subtract = _factory.selections("subtract")
_sum = _factory.selections("sum")
_tanh = _factory.selections("tanh")
_transpose = _factory.selections("transpose")
_unbind = _factory.selections("unbind")
_uniform = _factory.selections("uniform")
_unsqueeze = _factory.selections("unsqueeze")
_where = _factory.selections("where")
_xlogy = _factory.selections("xlogy")

# output metas worked out so far
_arg_min_max_meta = Remembered(INFER_META["ArgMinMaxInferMeta"])
_cast_meta = Remembered(INFER_META["CastInferMeta"])
_compare_meta = Remembered(INFER_META["CompareInferMeta"])
_cumprod_meta = Remembered(INFER_META["CumprodInferMeta"])
_decay_sum_meta = Remembered(INFER_META["DecaySumInferMeta"])
_divide_meta = Remembered(INFER_META["DivideInferMeta"])
_elementwise_meta = Remembered(INFER_META["ElementwiseInferMeta"])
_expand_meta = Remembered(INFER_META["ExpandInferMeta"])
_flatten_meta = Remembered(INFER_META["FlattenInferMeta"])
_floating_meta = Remembered(INFER_META["FloatingInferMeta"])
_gather_grad_meta = Remembered(INFER_META["GatherGradInferMeta"])
_gather_meta = Remembered(INFER_META["GatherInferMeta"])
_keep_where_meta = Remembered(INFER_META["KeepWhereInferMeta"])
_matmul_meta = Remembered(INFER_META["MatmulInferMeta"])
_one_hot_meta = Remembered(INFER_META["OneHotInferMeta"])
_prod_meta = Remembered(INFER_META["ProdInferMeta"])
_reduce_all_meta = Remembered(INFER_META["ReduceAllInferMeta"])
_reduce_bool_meta = Remembered(INFER_META["ReduceBoolInferMeta"])
_reduce_meta = Remembered(INFER_META["ReduceInferMeta"])
_reduce_non_empty_meta = Remembered(INFER_META["ReduceNonEmptyInferMeta"])
_reshape_meta = Remembered(INFER_META["ReshapeInferMeta"])
_same_as_first_meta = Remembered(INFER_META["SameAsFirstInferMeta"])
_set_value_with_tensor_meta = Remembered(INFER_META["SetValueWithTensorInferMeta"])
_slice_grad_meta = Remembered(INFER_META["SliceGradInferMeta"])
_slice_meta = Remembered(INFER_META["SliceInferMeta"])
_softmax_meta = Remembered(INFER_META["SoftmaxInferMeta"])
_split_meta = Remembered(INFER_META["SplitInferMeta"])
_split_with_num_meta = Remembered(INFER_META["SplitWithNumInferMeta"])
_squeeze_meta = Remembered(INFER_META["SqueezeInferMeta"])
_strided_slice_meta = Remembered(INFER_META["StridedSliceInferMeta"])
_sum_meta = Remembered(INFER_META["SumInferMeta"])
_transpose_meta = Remembered(INFER_META["TransposeInferMeta"])
_unbind_meta = Remembered(INFER_META["UnbindInferMeta"])
_unchanged_bool_meta = Remembered(INFER_META["UnchangedBoolInferMeta"])
_unsqueeze_meta = Remembered(INFER_META["UnsqueezeInferMeta"])
_where_meta = Remembered(INFER_META["WhereInferMeta"])


def add(x: Tensor, y: Tensor) -> Tensor:
    """④ add: kernel `add`, ElementwiseInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta.key == y_meta.key else parse_kernel_key("add", x_meta, y_meta)
    kernel = _add.get(key) or _select("add", key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    return make_tensor(kernel.fn(x_array, y_array), out_meta)


def add_(x: Tensor, y: Tensor) -> Tensor:
    """④ add_: kernel `add`, written into x."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta.key == y_meta.key else parse_kernel_key("add", x_meta, y_meta)
    kernel = _add.get(key) or _select("add", key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    check_inplace_shape(infos.ADD_, x, out_meta)
    write_in_place(x, kernel.fn(x_array, y_array), out_meta)
    return x


def subtract(x: Tensor, y: Tensor) -> Tensor:
    """④ subtract: kernel `subtract`, ElementwiseInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta.key == y_meta.key else parse_kernel_key("subtract", x_meta, y_meta)
    kernel = _subtract.get(key) or _select("subtract", key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    return make_tensor(kernel.fn(x_array, y_array), out_meta)


def subtract_(x: Tensor, y: Tensor) -> Tensor:
    """④ subtract_: kernel `subtract`, written into x."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta.key == y_meta.key else parse_kernel_key("subtract", x_meta, y_meta)
    kernel = _subtract.get(key) or _select("subtract", key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    check_inplace_shape(infos.SUBTRACT_, x, out_meta)
    write_in_place(x, kernel.fn(x_array, y_array), out_meta)
    return x


def multiply(x: Tensor, y: Tensor) -> Tensor:
    """④ multiply: kernel `multiply`, ElementwiseInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta.key == y_meta.key else parse_kernel_key("multiply", x_meta, y_meta)
    kernel = _multiply.get(key) or _select("multiply", key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    return make_tensor(kernel.fn(x_array, y_array), out_meta)


def multiply_(x: Tensor, y: Tensor) -> Tensor:
    """④ multiply_: kernel `multiply`, written into x."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta.key == y_meta.key else parse_kernel_key("multiply", x_meta, y_meta)
    kernel = _multiply.get(key) or _select("multiply", key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    check_inplace_shape(infos.MULTIPLY_, x, out_meta)
    write_in_place(x, kernel.fn(x_array, y_array), out_meta)
    return x


def divide(x: Tensor, y: Tensor) -> Tensor:
    """④ divide: kernel `divide`, DivideInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta.key == y_meta.key else parse_kernel_key("divide", x_meta, y_meta)
    kernel = _divide.get(key) or _select("divide", key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _divide_meta[x_meta, y_meta]
    return make_tensor(kernel.fn(x_array, y_array), out_meta)


def divide_(x: Tensor, y: Tensor) -> Tensor:
    """④ divide_: kernel `divide`, written into x."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta.key == y_meta.key else parse_kernel_key("divide", x_meta, y_meta)
    kernel = _divide.get(key) or _select("divide", key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _divide_meta[x_meta, y_meta]
    check_inplace_shape(infos.DIVIDE_, x, out_meta)
    write_in_place(x, kernel.fn(x_array, y_array), out_meta)
    return x


def scale(x: Tensor, scale: Any, bias: Any, bias_after_scale: bool) -> Tensor:
    """④ scale: kernel `scale`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _scale.get(x_meta.key) or _select("scale", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    return make_tensor(kernel.fn(x_array, scale, bias, bias_after_scale), x_meta)


def scale_(x: Tensor, scale: Any, bias: Any, bias_after_scale: bool) -> Tensor:
    """④ scale_: kernel `scale`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _scale.get(x_meta.key) or _select("scale", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = x_meta
    check_inplace_shape(infos.SCALE_, x, out_meta)
    write_in_place(x, kernel.fn(x_array, scale, bias, bias_after_scale), out_meta)
    return x


def div_scale(x: Tensor, scale: Any) -> Tensor:
    """④ div_scale: kernel `div_scale`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _div_scale.get(x_meta.key) or _select("div_scale", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    return make_tensor(kernel.fn(x_array, scale), x_meta)


def div_scale_(x: Tensor, scale: Any) -> Tensor:
    """④ div_scale_: kernel `div_scale`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _div_scale.get(x_meta.key) or _select("div_scale", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = x_meta
    check_inplace_shape(infos.DIV_SCALE_, x, out_meta)
    write_in_place(x, kernel.fn(x_array, scale), out_meta)
    return x


def pow(x: Tensor, y: Any) -> Tensor:
    """④ pow: kernel `pow`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _pow.get(x_meta.key) or _select("pow", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    return make_tensor(kernel.fn(x_array, y), x_meta)


def pow_(x: Tensor, y: Any) -> Tensor:
    """④ pow_: kernel `pow`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _pow.get(x_meta.key) or _select("pow", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = x_meta
    check_inplace_shape(infos.POW_, x, out_meta)
    write_in_place(x, kernel.fn(x_array, y), out_meta)
    return x


def elementwise_pow(x: Tensor, y: Tensor) -> Tensor:
    """④ elementwise_pow: kernel `elementwise_pow`, ElementwiseInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta.key == y_meta.key else parse_kernel_key("elementwise_pow", x_meta, y_meta)
    kernel = _elementwise_pow.get(key) or _select("elementwise_pow", key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    return make_tensor(kernel.fn(x_array, y_array), out_meta)


def maximum(x: Tensor, y: Tensor) -> Tensor:
    """④ maximum: kernel `maximum`, ElementwiseInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta.key == y_meta.key else parse_kernel_key("maximum", x_meta, y_meta)
    kernel = _maximum.get(key) or _select("maximum", key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    return make_tensor(kernel.fn(x_array, y_array), out_meta)


def minimum(x: Tensor, y: Tensor) -> Tensor:
    """④ minimum: kernel `minimum`, ElementwiseInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta.key == y_meta.key else parse_kernel_key("minimum", x_meta, y_meta)
    kernel = _minimum.get(key) or _select("minimum", key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    return make_tensor(kernel.fn(x_array, y_array), out_meta)


def where(condition: Tensor, x: Tensor, y: Tensor) -> Tensor:
    """④ where: kernel `where`, WhereInferMeta."""
    condition_impl, x_impl, y_impl = condition.impl, x.impl, y.impl
    condition_meta, x_meta, y_meta = condition_impl.meta, x_impl.meta, y_impl.meta
    condition_array, x_array, y_array = condition_impl.array, x_impl.array, y_impl.array
    key = x_meta.key if x_meta.key == y_meta.key else parse_kernel_key("where", x_meta, y_meta)
    kernel = _where.get(key) or _select("where", key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        condition_array, x_array, y_array = (
            prepare_data(kernel, condition_impl, 0),
            prepare_data(kernel, x_impl, 1),
            prepare_data(kernel, y_impl, 2),
        )
    out_meta = _where_meta[condition_meta, x_meta, y_meta]
    return make_tensor(kernel.fn(condition_array, x_array, y_array), out_meta)


def clip(x: Tensor, min: Any, max: Any) -> Tensor:
    """④ clip: kernel `clip`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _clip.get(x_meta.key) or _select("clip", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    return make_tensor(kernel.fn(x_array, min, max), x_meta)


def clip_(x: Tensor, min: Any, max: Any) -> Tensor:
    """④ clip_: kernel `clip`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _clip.get(x_meta.key) or _select("clip", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = x_meta
    check_inplace_shape(infos.CLIP_, x, out_meta)
    write_in_place(x, kernel.fn(x_array, min, max), out_meta)
    return x


def fill(x: Tensor, value: Any) -> Tensor:
    """④ fill: kernel `fill`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _fill.get(x_meta.key) or _select("fill", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    return make_tensor(kernel.fn(x_array, value), x_meta)


def fill_(x: Tensor, value: Any) -> Tensor:
    """④ fill_: kernel `fill`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _fill.get(x_meta.key) or _select("fill", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = x_meta
    check_inplace_shape(infos.FILL_, x, out_meta)
    write_in_place(x, kernel.fn(x_array, value), out_meta)
    return x


def exp(x: Tensor) -> Tensor:
    """④ exp: kernel `exp`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _exp.get(x_meta.key) or _select("exp", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    return make_tensor(kernel.fn(x_array), out_meta)


def exp_(x: Tensor) -> Tensor:
    """④ exp_: kernel `exp`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _exp.get(x_meta.key) or _select("exp", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.EXP_, x, out_meta)
    write_in_place(x, kernel.fn(x_array), out_meta)
    return x


def log(x: Tensor) -> Tensor:
    """④ log: kernel `log`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _log.get(x_meta.key) or _select("log", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    return make_tensor(kernel.fn(x_array), out_meta)


def log_(x: Tensor) -> Tensor:
    """④ log_: kernel `log`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _log.get(x_meta.key) or _select("log", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.LOG_, x, out_meta)
    write_in_place(x, kernel.fn(x_array), out_meta)
    return x


def sqrt(x: Tensor) -> Tensor:
    """④ sqrt: kernel `sqrt`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sqrt.get(x_meta.key) or _select("sqrt", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    return make_tensor(kernel.fn(x_array), out_meta)


def sqrt_(x: Tensor) -> Tensor:
    """④ sqrt_: kernel `sqrt`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sqrt.get(x_meta.key) or _select("sqrt", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.SQRT_, x, out_meta)
    write_in_place(x, kernel.fn(x_array), out_meta)
    return x


def square(x: Tensor) -> Tensor:
    """④ square: kernel `square`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _square.get(x_meta.key) or _select("square", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    return make_tensor(kernel.fn(x_array), x_meta)


def square_(x: Tensor) -> Tensor:
    """④ square_: kernel `square`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _square.get(x_meta.key) or _select("square", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = x_meta
    check_inplace_shape(infos.SQUARE_, x, out_meta)
    write_in_place(x, kernel.fn(x_array), out_meta)
    return x


def abs(x: Tensor) -> Tensor:
    """④ abs: kernel `abs`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _abs.get(x_meta.key) or _select("abs", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    return make_tensor(kernel.fn(x_array), x_meta)


def abs_(x: Tensor) -> Tensor:
    """④ abs_: kernel `abs`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _abs.get(x_meta.key) or _select("abs", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = x_meta
    check_inplace_shape(infos.ABS_, x, out_meta)
    write_in_place(x, kernel.fn(x_array), out_meta)
    return x


def sign(x: Tensor) -> Tensor:
    """④ sign: kernel `sign`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sign.get(x_meta.key) or _select("sign", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    return make_tensor(kernel.fn(x_array), x_meta)


def tanh(x: Tensor) -> Tensor:
    """④ tanh: kernel `tanh`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _tanh.get(x_meta.key) or _select("tanh", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    return make_tensor(kernel.fn(x_array), out_meta)


def tanh_(x: Tensor) -> Tensor:
    """④ tanh_: kernel `tanh`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _tanh.get(x_meta.key) or _select("tanh", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.TANH_, x, out_meta)
    write_in_place(x, kernel.fn(x_array), out_meta)
    return x


def sigmoid(x: Tensor) -> Tensor:
    """④ sigmoid: kernel `sigmoid`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sigmoid.get(x_meta.key) or _select("sigmoid", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    return make_tensor(kernel.fn(x_array), out_meta)


def sigmoid_(x: Tensor) -> Tensor:
    """④ sigmoid_: kernel `sigmoid`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sigmoid.get(x_meta.key) or _select("sigmoid", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.SIGMOID_, x, out_meta)
    write_in_place(x, kernel.fn(x_array), out_meta)
    return x


def relu(x: Tensor) -> Tensor:
    """④ relu: kernel `relu`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _relu.get(x_meta.key) or _select("relu", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    return make_tensor(kernel.fn(x_array), x_meta)


def relu_(x: Tensor) -> Tensor:
    """④ relu_: kernel `relu`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _relu.get(x_meta.key) or _select("relu", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = x_meta
    check_inplace_shape(infos.RELU_, x, out_meta)
    write_in_place(x, kernel.fn(x_array), out_meta)
    return x


def softmax(x: Tensor, axis: int) -> Tensor:
    """④ softmax: kernel `softmax`, SoftmaxInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _softmax.get(x_meta.key) or _select("softmax", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _softmax_meta[x_meta, axis]
    return make_tensor(kernel.fn(x_array, axis), out_meta)


def softmax_(x: Tensor, axis: int) -> Tensor:
    """④ softmax_: kernel `softmax`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _softmax.get(x_meta.key) or _select("softmax", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _softmax_meta[x_meta, axis]
    check_inplace_shape(infos.SOFTMAX_, x, out_meta)
    write_in_place(x, kernel.fn(x_array, axis), out_meta)
    return x


def log_softmax(x: Tensor, axis: int) -> Tensor:
    """④ log_softmax: kernel `log_softmax`, SoftmaxInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _log_softmax.get(x_meta.key) or _select("log_softmax", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _softmax_meta[x_meta, axis]
    return make_tensor(kernel.fn(x_array, axis), out_meta)


def sum(x: Tensor, axis: Sequence[int], dtype: Any, keepdim: bool) -> Tensor:
    """④ sum: kernel `sum`, SumInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sum.get(x_meta.key) or _select("sum", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _sum_meta[x_meta, tuple(axis), None if dtype is None else numpy_dtype(dtype), keepdim]
    return make_tensor(kernel.fn(x_array, axis, None if dtype is None else numpy_dtype(dtype), keepdim), out_meta)


def mean(x: Tensor, axis: Sequence[int], keepdim: bool) -> Tensor:
    """④ mean: kernel `mean`, ReduceInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _mean.get(x_meta.key) or _select("mean", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _reduce_meta[x_meta, tuple(axis), keepdim]
    return make_tensor(kernel.fn(x_array, axis, keepdim), out_meta)


def mean_all(x: Tensor) -> Tensor:
    """④ mean_all: kernel `mean_all`, ReduceAllInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _mean_all.get(x_meta.key) or _select("mean_all", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _reduce_all_meta[x_meta]
    return make_tensor(kernel.fn(x_array), out_meta)


def max(x: Tensor, axis: Sequence[int], keepdim: bool) -> Tensor:
    """④ max: kernel `max`, ReduceNonEmptyInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _max.get(x_meta.key) or _select("max", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _reduce_non_empty_meta[x_meta, tuple(axis), keepdim]
    return make_tensor(kernel.fn(x_array, axis, keepdim), out_meta)


def min(x: Tensor, axis: Sequence[int], keepdim: bool) -> Tensor:
    """④ min: kernel `min`, ReduceNonEmptyInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _min.get(x_meta.key) or _select("min", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _reduce_non_empty_meta[x_meta, tuple(axis), keepdim]
    return make_tensor(kernel.fn(x_array, axis, keepdim), out_meta)


def argmax(x: Tensor, axis: int, keepdims: bool, flatten: bool, dtype: Any) -> Tensor:
    """④ argmax: kernel `argmax`, ArgMinMaxInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _argmax.get(x_meta.key) or _select("argmax", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _arg_min_max_meta[x_meta, axis, keepdims, flatten, numpy_dtype(dtype)]
    return make_tensor(kernel.fn(x_array, axis, keepdims, flatten, numpy_dtype(dtype)), out_meta)


def all(x: Tensor, axis: Sequence[int], keepdim: bool) -> Tensor:
    """④ all: kernel `all`, ReduceBoolInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _all.get(x_meta.key) or _select("all", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _reduce_bool_meta[x_meta, tuple(axis), keepdim]
    return make_tensor(kernel.fn(x_array, axis, keepdim), out_meta)


def any(x: Tensor, axis: Sequence[int], keepdim: bool) -> Tensor:
    """④ any: kernel `any`, ReduceBoolInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _any.get(x_meta.key) or _select("any", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _reduce_bool_meta[x_meta, tuple(axis), keepdim]
    return make_tensor(kernel.fn(x_array, axis, keepdim), out_meta)


def prod(x: Tensor, axis: Sequence[int], keepdim: bool, reduce_all: bool) -> Tensor:
    """④ prod: kernel `prod`, ProdInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _prod.get(x_meta.key) or _select("prod", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _prod_meta[x_meta, tuple(axis), keepdim, reduce_all]
    return make_tensor(kernel.fn(x_array, axis, keepdim, reduce_all), out_meta)


def cumprod(x: Tensor, dim: int, exclusive: bool, reverse: bool) -> Tensor:
    """④ cumprod: kernel `cumprod`, CumprodInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _cumprod.get(x_meta.key) or _select("cumprod", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _cumprod_meta[x_meta, dim, exclusive, reverse]
    return make_tensor(kernel.fn(x_array, dim, exclusive, reverse), out_meta)


def p_norm(x: Tensor, porder: float, axis: int, epsilon: float, keepdim: bool, asvector: bool) -> Tensor:
    """④ p_norm: kernel `p_norm`, PNormInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _p_norm.get(x_meta.key) or _select("p_norm", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = infer(INFER_META["PNormInferMeta"], x_meta, x_meta, porder, axis, epsilon, keepdim, asvector)
    return make_tensor(kernel.fn(x_array, porder, axis, epsilon, keepdim, asvector), out_meta)


def matmul(x: Tensor, y: Tensor, transpose_x: bool, transpose_y: bool) -> Tensor:
    """④ matmul: kernel `matmul`, MatmulInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta.key == y_meta.key else parse_kernel_key("matmul", x_meta, y_meta)
    kernel = _matmul.get(key) or _select("matmul", key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _matmul_meta[x_meta, y_meta, transpose_x, transpose_y]
    return make_tensor(kernel.fn(x_array, y_array, transpose_x, transpose_y), out_meta)


def reshape(x: Tensor, shape: Sequence[int]) -> Tensor:
    """④ reshape: kernel `reshape`, ReshapeInferMeta; a view of x where the kernel gives one."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _reshape.get(x_meta.key) or _select("reshape", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _reshape_meta[x_meta, tuple(shape)]
    return make_view(x, kernel.fn(x_array, shape), out_meta)


def flatten(x: Tensor, start_axis: int, stop_axis: int) -> Tensor:
    """④ flatten: kernel `flatten`, FlattenInferMeta; a view of x where the kernel gives one."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _flatten.get(x_meta.key) or _select("flatten", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _flatten_meta[x_meta, start_axis, stop_axis]
    return make_view(x, kernel.fn(x_array, start_axis, stop_axis), out_meta)


def transpose(x: Tensor, perm: Sequence[int]) -> Tensor:
    """④ transpose: kernel `transpose`, TransposeInferMeta; a view of x where the kernel gives one."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _transpose.get(x_meta.key) or _select("transpose", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _transpose_meta[x_meta, tuple(perm)]
    return make_view(x, kernel.fn(x_array, perm), out_meta)


def squeeze(x: Tensor, axis: Sequence[int]) -> Tensor:
    """④ squeeze: kernel `squeeze`, SqueezeInferMeta; a view of x where the kernel gives one."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _squeeze.get(x_meta.key) or _select("squeeze", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _squeeze_meta[x_meta, tuple(axis)]
    return make_view(x, kernel.fn(x_array, axis), out_meta)


def unsqueeze(x: Tensor, axis: Sequence[int]) -> Tensor:
    """④ unsqueeze: kernel `unsqueeze`, UnsqueezeInferMeta; a view of x where the kernel gives one."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _unsqueeze.get(x_meta.key) or _select("unsqueeze", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _unsqueeze_meta[x_meta, tuple(axis)]
    return make_view(x, kernel.fn(x_array, axis), out_meta)


def expand(x: Tensor, shape: Sequence[int]) -> Tensor:
    """④ expand: kernel `expand`, ExpandInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _expand.get(x_meta.key) or _select("expand", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _expand_meta[x_meta, tuple(shape)]
    return make_tensor(kernel.fn(x_array, shape), out_meta)


def concat(x: list[Tensor], axis: int) -> Tensor:
    """④ concat: kernel `concat`, ConcatInferMeta."""
    x_impls = [t.impl for t in x]
    x_metas = [t.meta for t in x_impls]
    x_arrays = [t.array for t in x_impls]
    kernel = _concat.get(x_metas[0].key) or _select("concat", x_metas[0].key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_arrays = [prepare_data(kernel, t, 0, rank) for rank, t in enumerate(x_impls)]
    out_meta = infer(INFER_META["ConcatInferMeta"], x_metas[0], x_metas, axis)
    return make_tensor(kernel.fn(x_arrays, axis), out_meta)


def stack(x: list[Tensor], axis: int) -> Tensor:
    """④ stack: kernel `stack`, StackInferMeta."""
    x_impls = [t.impl for t in x]
    x_metas = [t.meta for t in x_impls]
    x_arrays = [t.array for t in x_impls]
    kernel = _stack.get(x_metas[0].key) or _select("stack", x_metas[0].key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_arrays = [prepare_data(kernel, t, 0, rank) for rank, t in enumerate(x_impls)]
    out_meta = infer(INFER_META["StackInferMeta"], x_metas[0], x_metas, axis)
    return make_tensor(kernel.fn(x_arrays, axis), out_meta)


def split(x: Tensor, sections: Sequence[int], axis: int) -> list[Tensor]:
    """④ split: kernel `split`, SplitInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _split.get(x_meta.key) or _select("split", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_metas = _split_meta[x_meta, tuple(sections), axis]
    out_arrays = kernel.fn(x_array, sections, axis)
    return [make_tensor(array, meta) for array, meta in zip(out_arrays, out_metas, strict=True)]


def split_with_num(x: Tensor, num: int, axis: int) -> list[Tensor]:
    """④ split_with_num: kernel `split_with_num`, SplitWithNumInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _split_with_num.get(x_meta.key) or _select("split_with_num", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_metas = _split_with_num_meta[x_meta, num, axis]
    out_arrays = kernel.fn(x_array, num, axis)
    return [make_tensor(array, meta) for array, meta in zip(out_arrays, out_metas, strict=True)]


def unbind(input: Tensor, axis: int) -> list[Tensor]:
    """④ unbind: kernel `unbind`, UnbindInferMeta; a view of input where the kernel gives one."""
    input_impl = input.impl
    input_meta = input_impl.meta
    input_array = input_impl.array
    kernel = _unbind.get(input_meta.key) or _select("unbind", input_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        input_array = prepare_data(kernel, input_impl, 0)
    out_metas = _unbind_meta[input_meta, axis]
    out_arrays = kernel.fn(input_array, axis)
    return [make_view(input, array, meta) for array, meta in zip(out_arrays, out_metas, strict=True)]


def add_n(inputs: list[Tensor]) -> Tensor:
    """④ add_n: kernel `add_n`, AddNInferMeta."""
    inputs_impls = [t.impl for t in inputs]
    inputs_metas = [t.meta for t in inputs_impls]
    inputs_arrays = [t.array for t in inputs_impls]
    kernel = _add_n.get(inputs_metas[0].key) or _select("add_n", inputs_metas[0].key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        inputs_arrays = [prepare_data(kernel, t, 0, rank) for rank, t in enumerate(inputs_impls)]
    out_meta = infer(INFER_META["AddNInferMeta"], inputs_metas[0], inputs_metas)
    return make_tensor(kernel.fn(inputs_arrays), out_meta)


def cast(x: Tensor, dtype: Any) -> Tensor:
    """④ cast: kernel `cast`, CastInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _cast.get(x_meta.key) or _select("cast", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _cast_meta[x_meta, numpy_dtype(dtype)]
    return make_tensor(kernel.fn(x_array, numpy_dtype(dtype)), out_meta)


def assign(x: Tensor) -> Tensor:
    """④ assign: kernel `assign`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _assign.get(x_meta.key) or _select("assign", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    return make_tensor(kernel.fn(x_array), x_meta)


def slice(
    input: Tensor,
    axes: Sequence[int],
    starts: Sequence[int],
    ends: Sequence[int],
    infer_flags: Sequence[int],
    decrease_axis: Sequence[int],
) -> Tensor:
    """④ slice: kernel `slice`, SliceInferMeta; a view of input where the kernel gives one."""
    input_impl = input.impl
    input_meta = input_impl.meta
    input_array = input_impl.array
    kernel = _slice.get(input_meta.key) or _select("slice", input_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        input_array = prepare_data(kernel, input_impl, 0)
    out_meta = _slice_meta[
        input_meta, tuple(axes), tuple(starts), tuple(ends), tuple(infer_flags), tuple(decrease_axis)
    ]
    return make_view(input, kernel.fn(input_array, axes, starts, ends, infer_flags, decrease_axis), out_meta)


def strided_slice(
    x: Tensor, axes: Sequence[int], starts: Sequence[int], ends: Sequence[int], strides: Sequence[int]
) -> Tensor:
    """④ strided_slice: kernel `strided_slice`, StridedSliceInferMeta; a view of x where the kernel gives one."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _strided_slice.get(x_meta.key) or _select("strided_slice", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _strided_slice_meta[x_meta, tuple(axes), tuple(starts), tuple(ends), tuple(strides)]
    return make_view(x, kernel.fn(x_array, axes, starts, ends, strides), out_meta)


def set_value(
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
    """④ set_value: kernel `set_value`, SetValueInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _set_value.get(x_meta.key) or _select("set_value", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = infer(
        INFER_META["SetValueInferMeta"],
        x_meta,
        x_meta,
        starts,
        ends,
        steps,
        axes,
        decrease_axes,
        none_axes,
        shape,
        values,
    )
    return make_tensor(kernel.fn(x_array, starts, ends, steps, axes, decrease_axes, none_axes, shape, values), out_meta)


def set_value_(
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
    """④ set_value_: kernel `set_value`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _set_value.get(x_meta.key) or _select("set_value", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = infer(
        INFER_META["SetValueInferMeta"],
        x_meta,
        x_meta,
        starts,
        ends,
        steps,
        axes,
        decrease_axes,
        none_axes,
        shape,
        values,
    )
    check_inplace_shape(infos.SET_VALUE_, x, out_meta)
    write_in_place(x, kernel.fn(x_array, starts, ends, steps, axes, decrease_axes, none_axes, shape, values), out_meta)
    return x


def set_value_with_tensor(
    x: Tensor,
    values: Tensor,
    starts: Sequence[int],
    ends: Sequence[int],
    steps: Sequence[int],
    axes: Sequence[int],
    decrease_axes: Sequence[int],
    none_axes: Sequence[int],
) -> Tensor:
    """④ set_value_with_tensor: kernel `set_value_with_tensor`, SetValueWithTensorInferMeta."""
    x_impl, values_impl = x.impl, values.impl
    x_meta, values_meta = x_impl.meta, values_impl.meta
    x_array, values_array = x_impl.array, values_impl.array
    key = (
        x_meta.key if x_meta.key == values_meta.key else parse_kernel_key("set_value_with_tensor", x_meta, values_meta)
    )
    kernel = _set_value_with_tensor.get(key) or _select("set_value_with_tensor", key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, values_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, values_impl, 1)
    out_meta = _set_value_with_tensor_meta[
        x_meta,
        values_meta,
        tuple(starts),
        tuple(ends),
        tuple(steps),
        tuple(axes),
        tuple(decrease_axes),
        tuple(none_axes),
    ]
    return make_tensor(kernel.fn(x_array, values_array, starts, ends, steps, axes, decrease_axes, none_axes), out_meta)


def set_value_with_tensor_(
    x: Tensor,
    values: Tensor,
    starts: Sequence[int],
    ends: Sequence[int],
    steps: Sequence[int],
    axes: Sequence[int],
    decrease_axes: Sequence[int],
    none_axes: Sequence[int],
) -> Tensor:
    """④ set_value_with_tensor_: kernel `set_value_with_tensor`, written into x."""
    x_impl, values_impl = x.impl, values.impl
    x_meta, values_meta = x_impl.meta, values_impl.meta
    x_array, values_array = x_impl.array, values_impl.array
    key = (
        x_meta.key if x_meta.key == values_meta.key else parse_kernel_key("set_value_with_tensor", x_meta, values_meta)
    )
    kernel = _set_value_with_tensor.get(key) or _select("set_value_with_tensor", key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, values_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, values_impl, 1)
    out_meta = _set_value_with_tensor_meta[
        x_meta,
        values_meta,
        tuple(starts),
        tuple(ends),
        tuple(steps),
        tuple(axes),
        tuple(decrease_axes),
        tuple(none_axes),
    ]
    check_inplace_shape(infos.SET_VALUE_WITH_TENSOR_, x, out_meta)
    write_in_place(x, kernel.fn(x_array, values_array, starts, ends, steps, axes, decrease_axes, none_axes), out_meta)
    return x


def gather(x: Tensor, index: Tensor, axis: int) -> Tensor:
    """④ gather: kernel `gather`, GatherInferMeta."""
    x_impl, index_impl = x.impl, index.impl
    x_meta, index_meta = x_impl.meta, index_impl.meta
    x_array, index_array = x_impl.array, index_impl.array
    kernel = _gather.get(x_meta.key) or _select("gather", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, index_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, index_impl, 1)
    out_meta = _gather_meta[x_meta, index_meta, axis]
    return make_tensor(kernel.fn(x_array, index_array, axis), out_meta)


def index_elementwise_get(x: Tensor, index: list[Tensor]) -> Tensor:
    """④ index_elementwise_get: kernel `index_elementwise_get`, IndexElementwiseGetInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    index_impls = [t.impl for t in index]
    index_metas = [t.meta for t in index_impls]
    index_arrays = [t.array for t in index_impls]
    kernel = _index_elementwise_get.get(x_meta.key) or _select("index_elementwise_get", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
        index_arrays = [prepare_data(kernel, t, 1, rank) for rank, t in enumerate(index_impls)]
    out_meta = infer(INFER_META["IndexElementwiseGetInferMeta"], x_meta, x_meta, index_metas)
    return make_tensor(kernel.fn(x_array, index_arrays), out_meta)


def equal(x: Tensor, y: Tensor) -> Tensor:
    """④ equal: kernel `equal`, CompareInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta.key == y_meta.key else parse_kernel_key("equal", x_meta, y_meta)
    kernel = _equal.get(key) or _select("equal", key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _compare_meta[x_meta, y_meta]
    return make_tensor(kernel.fn(x_array, y_array), out_meta)


def not_equal(x: Tensor, y: Tensor) -> Tensor:
    """④ not_equal: kernel `not_equal`, CompareInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta.key == y_meta.key else parse_kernel_key("not_equal", x_meta, y_meta)
    kernel = _not_equal.get(key) or _select("not_equal", key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _compare_meta[x_meta, y_meta]
    return make_tensor(kernel.fn(x_array, y_array), out_meta)


def less_than(x: Tensor, y: Tensor) -> Tensor:
    """④ less_than: kernel `less_than`, CompareInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta.key == y_meta.key else parse_kernel_key("less_than", x_meta, y_meta)
    kernel = _less_than.get(key) or _select("less_than", key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _compare_meta[x_meta, y_meta]
    return make_tensor(kernel.fn(x_array, y_array), out_meta)


def less_equal(x: Tensor, y: Tensor) -> Tensor:
    """④ less_equal: kernel `less_equal`, CompareInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta.key == y_meta.key else parse_kernel_key("less_equal", x_meta, y_meta)
    kernel = _less_equal.get(key) or _select("less_equal", key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _compare_meta[x_meta, y_meta]
    return make_tensor(kernel.fn(x_array, y_array), out_meta)


def greater_than(x: Tensor, y: Tensor) -> Tensor:
    """④ greater_than: kernel `greater_than`, CompareInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta.key == y_meta.key else parse_kernel_key("greater_than", x_meta, y_meta)
    kernel = _greater_than.get(key) or _select("greater_than", key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _compare_meta[x_meta, y_meta]
    return make_tensor(kernel.fn(x_array, y_array), out_meta)


def greater_equal(x: Tensor, y: Tensor) -> Tensor:
    """④ greater_equal: kernel `greater_equal`, CompareInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta.key == y_meta.key else parse_kernel_key("greater_equal", x_meta, y_meta)
    kernel = _greater_equal.get(key) or _select("greater_equal", key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _compare_meta[x_meta, y_meta]
    return make_tensor(kernel.fn(x_array, y_array), out_meta)


def logical_and(x: Tensor, y: Tensor) -> Tensor:
    """④ logical_and: kernel `logical_and`, CompareInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta.key == y_meta.key else parse_kernel_key("logical_and", x_meta, y_meta)
    kernel = _logical_and.get(key) or _select("logical_and", key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _compare_meta[x_meta, y_meta]
    return make_tensor(kernel.fn(x_array, y_array), out_meta)


def logical_or(x: Tensor, y: Tensor) -> Tensor:
    """④ logical_or: kernel `logical_or`, CompareInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta.key == y_meta.key else parse_kernel_key("logical_or", x_meta, y_meta)
    kernel = _logical_or.get(key) or _select("logical_or", key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _compare_meta[x_meta, y_meta]
    return make_tensor(kernel.fn(x_array, y_array), out_meta)


def logical_not(x: Tensor) -> Tensor:
    """④ logical_not: kernel `logical_not`, UnchangedBoolInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _logical_not.get(x_meta.key) or _select("logical_not", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _unchanged_bool_meta[x_meta]
    return make_tensor(kernel.fn(x_array), out_meta)


def isfinite(x: Tensor) -> Tensor:
    """④ isfinite: kernel `isfinite`, UnchangedBoolInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _isfinite.get(x_meta.key) or _select("isfinite", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _unchanged_bool_meta[x_meta]
    return make_tensor(kernel.fn(x_array), out_meta)


def isnan(x: Tensor) -> Tensor:
    """④ isnan: kernel `isnan`, UnchangedBoolInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _isnan.get(x_meta.key) or _select("isnan", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _unchanged_bool_meta[x_meta]
    return make_tensor(kernel.fn(x_array), out_meta)


def full(shape: Sequence[int], value: Any, dtype: Any, place: Place | None) -> Tensor:
    """④ full: kernel `full`, FullInferMeta."""
    place = expected() if place is None else place
    like = make_meta((), convert(dtype), place)
    kernel = _full.get(like.key) or _select("full", like.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    out_meta = infer(INFER_META["FullInferMeta"], like, shape, value, numpy_dtype(dtype))
    return make_tensor(kernel.fn(shape, value, numpy_dtype(dtype)), out_meta)


def full_like(x: Tensor, value: Any, dtype: Any, place: Place | None) -> Tensor:
    """④ full_like: kernel `full_like`, FullLikeInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    place = x_meta.place if place is None else place
    like = make_meta((), x_meta.data_type if dtype is None else convert(dtype), place)
    kernel = _full_like.get(like.key) or _select("full_like", like.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = infer(
        INFER_META["FullLikeInferMeta"], like, x_meta, value, None if dtype is None else numpy_dtype(dtype)
    )
    return make_tensor(kernel.fn(x_array, value, None if dtype is None else numpy_dtype(dtype)), out_meta)


def arange(start: Any, end: Any, step: Any, dtype: Any, place: Place | None) -> Tensor:
    """④ arange: kernel `arange`, ArangeInferMeta."""
    place = expected() if place is None else place
    like = make_meta((), convert(dtype), place)
    kernel = _arange.get(like.key) or _select("arange", like.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    out_meta = infer(INFER_META["ArangeInferMeta"], like, start, end, step, numpy_dtype(dtype))
    return make_tensor(kernel.fn(start, end, step, numpy_dtype(dtype)), out_meta)


def eye(num_rows: int, num_columns: int, dtype: Any, place: Place | None) -> Tensor:
    """④ eye: kernel `eye`, EyeInferMeta."""
    place = expected() if place is None else place
    like = make_meta((), convert(dtype), place)
    kernel = _eye.get(like.key) or _select("eye", like.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    out_meta = infer(INFER_META["EyeInferMeta"], like, num_rows, num_columns, numpy_dtype(dtype))
    return make_tensor(kernel.fn(num_rows, num_columns, numpy_dtype(dtype)), out_meta)


def gaussian(shape: Sequence[int], mean: float, std: float, seed: int, dtype: Any, place: Place | None) -> Tensor:
    """④ gaussian: kernel `gaussian`, GaussianInferMeta."""
    place = expected() if place is None else place
    like = make_meta((), convert(dtype), place)
    kernel = _gaussian.get(like.key) or _select("gaussian", like.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    out_meta = infer(INFER_META["GaussianInferMeta"], like, shape, mean, std, seed, numpy_dtype(dtype))
    return make_tensor(kernel.fn(shape, mean, std, seed, numpy_dtype(dtype)), out_meta)


def uniform(shape: Sequence[int], dtype: Any, min: Any, max: Any, seed: int, place: Place | None) -> Tensor:
    """④ uniform: kernel `uniform`, UniformInferMeta."""
    place = expected() if place is None else place
    like = make_meta((), convert(dtype), place)
    kernel = _uniform.get(like.key) or _select("uniform", like.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    out_meta = infer(INFER_META["UniformInferMeta"], like, shape, numpy_dtype(dtype), min, max, seed)
    return make_tensor(kernel.fn(shape, numpy_dtype(dtype), min, max, seed), out_meta)


def randint(low: int, high: int, shape: Sequence[int], dtype: Any, seed: int, place: Place | None) -> Tensor:
    """④ randint: kernel `randint`, RandintInferMeta."""
    place = expected() if place is None else place
    like = make_meta((), convert(dtype), place)
    kernel = _randint.get(like.key) or _select("randint", like.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    out_meta = infer(INFER_META["RandintInferMeta"], like, low, high, shape, numpy_dtype(dtype), seed)
    return make_tensor(kernel.fn(low, high, shape, numpy_dtype(dtype), seed), out_meta)


def randperm(n: int, dtype: Any, seed: int, place: Place | None) -> Tensor:
    """④ randperm: kernel `randperm`, RandpermInferMeta."""
    place = expected() if place is None else place
    like = make_meta((), convert(dtype), place)
    kernel = _randperm.get(like.key) or _select("randperm", like.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    out_meta = infer(INFER_META["RandpermInferMeta"], like, n, numpy_dtype(dtype), seed)
    return make_tensor(kernel.fn(n, numpy_dtype(dtype), seed), out_meta)


def one_hot(x: Tensor, num_classes: int) -> Tensor:
    """④ one_hot: kernel `one_hot`, OneHotInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _one_hot.get(x_meta.key) or _select("one_hot", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _one_hot_meta[x_meta, num_classes]
    return make_tensor(kernel.fn(x_array, num_classes), out_meta)


def keep_where(x: Tensor, mask: Tensor) -> Tensor:
    """④ keep_where: kernel `keep_where`, KeepWhereInferMeta."""
    x_impl, mask_impl = x.impl, mask.impl
    x_meta, mask_meta = x_impl.meta, mask_impl.meta
    x_array, mask_array = x_impl.array, mask_impl.array
    kernel = _keep_where.get(x_meta.key) or _select("keep_where", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, mask_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, mask_impl, 1)
    out_meta = _keep_where_meta[x_meta, mask_meta]
    return make_tensor(kernel.fn(x_array, mask_array), out_meta)


def pow_slope(x: Tensor, y: Any) -> Tensor:
    """④ pow_slope: kernel `pow_slope`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _pow_slope.get(x_meta.key) or _select("pow_slope", x_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    return make_tensor(kernel.fn(x_array, y), x_meta)


def elementwise_pow_slope(x: Tensor, y: Tensor) -> Tensor:
    """④ elementwise_pow_slope: kernel `elementwise_pow_slope`, ElementwiseInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta.key == y_meta.key else parse_kernel_key("elementwise_pow_slope", x_meta, y_meta)
    kernel = _elementwise_pow_slope.get(key) or _select("elementwise_pow_slope", key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    return make_tensor(kernel.fn(x_array, y_array), out_meta)


def xlogy(x: Tensor, y: Tensor) -> Tensor:
    """④ xlogy: kernel `xlogy`, ElementwiseInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta.key == y_meta.key else parse_kernel_key("xlogy", x_meta, y_meta)
    kernel = _xlogy.get(key) or _select("xlogy", key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    return make_tensor(kernel.fn(x_array, y_array), out_meta)


def relu_grad(out: Tensor, out_grad: Tensor) -> Tensor:
    """④ relu_grad: kernel `relu_grad`, SameAsFirstInferMeta."""
    out_impl, out_grad_impl = out.impl, out_grad.impl
    out_meta, out_grad_meta = out_impl.meta, out_grad_impl.meta
    out_array, out_grad_array = out_impl.array, out_grad_impl.array
    key = out_meta.key if out_meta.key == out_grad_meta.key else parse_kernel_key("relu_grad", out_meta, out_grad_meta)
    kernel = _relu_grad.get(key) or _select("relu_grad", key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        out_array, out_grad_array = prepare_data(kernel, out_impl, 0), prepare_data(kernel, out_grad_impl, 1)
    out_meta = _same_as_first_meta[out_meta, out_grad_meta]
    return make_tensor(kernel.fn(out_array, out_grad_array), out_meta)


def clip_grad(x: Tensor, out_grad: Tensor, min: Any, max: Any) -> Tensor:
    """④ clip_grad: kernel `clip_grad`, SameAsFirstInferMeta."""
    x_impl, out_grad_impl = x.impl, out_grad.impl
    x_meta, out_grad_meta = x_impl.meta, out_grad_impl.meta
    x_array, out_grad_array = x_impl.array, out_grad_impl.array
    key = x_meta.key if x_meta.key == out_grad_meta.key else parse_kernel_key("clip_grad", x_meta, out_grad_meta)
    kernel = _clip_grad.get(key) or _select("clip_grad", key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, out_grad_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, out_grad_impl, 1)
    out_meta = infer(INFER_META["SameAsFirstInferMeta"], x_meta, x_meta, out_grad_meta, min, max)
    return make_tensor(kernel.fn(x_array, out_grad_array, min, max), out_meta)


def slice_grad(
    out_grad: Tensor,
    shape: Sequence[int],
    axes: Sequence[int],
    starts: Sequence[int],
    ends: Sequence[int],
    decrease_axis: Sequence[int],
) -> Tensor:
    """④ slice_grad: kernel `slice_grad`, SliceGradInferMeta."""
    out_grad_impl = out_grad.impl
    out_grad_meta = out_grad_impl.meta
    out_grad_array = out_grad_impl.array
    kernel = _slice_grad.get(out_grad_meta.key) or _select("slice_grad", out_grad_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        out_grad_array = prepare_data(kernel, out_grad_impl, 0)
    out_meta = _slice_grad_meta[
        out_grad_meta, tuple(shape), tuple(axes), tuple(starts), tuple(ends), tuple(decrease_axis)
    ]
    return make_tensor(kernel.fn(out_grad_array, shape, axes, starts, ends, decrease_axis), out_meta)


def strided_slice_grad(
    out_grad: Tensor,
    shape: Sequence[int],
    axes: Sequence[int],
    starts: Sequence[int],
    ends: Sequence[int],
    strides: Sequence[int],
) -> Tensor:
    """④ strided_slice_grad: kernel `strided_slice_grad`, SliceGradInferMeta."""
    out_grad_impl = out_grad.impl
    out_grad_meta = out_grad_impl.meta
    out_grad_array = out_grad_impl.array
    kernel = _strided_slice_grad.get(out_grad_meta.key) or _select("strided_slice_grad", out_grad_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        out_grad_array = prepare_data(kernel, out_grad_impl, 0)
    out_meta = _slice_grad_meta[out_grad_meta, tuple(shape), tuple(axes), tuple(starts), tuple(ends), tuple(strides)]
    return make_tensor(kernel.fn(out_grad_array, shape, axes, starts, ends, strides), out_meta)


def gather_grad(out_grad: Tensor, index: Tensor, shape: Sequence[int], axis: int) -> Tensor:
    """④ gather_grad: kernel `gather_grad`, GatherGradInferMeta."""
    out_grad_impl, index_impl = out_grad.impl, index.impl
    out_grad_meta, index_meta = out_grad_impl.meta, index_impl.meta
    out_grad_array, index_array = out_grad_impl.array, index_impl.array
    kernel = _gather_grad.get(out_grad_meta.key) or _select("gather_grad", out_grad_meta.key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        out_grad_array, index_array = prepare_data(kernel, out_grad_impl, 0), prepare_data(kernel, index_impl, 1)
    out_meta = _gather_grad_meta[out_grad_meta, index_meta, tuple(shape), axis]
    return make_tensor(kernel.fn(out_grad_array, index_array, shape, axis), out_meta)


def index_elementwise_get_grad(index: list[Tensor], out_grad: Tensor, shape: Sequence[int]) -> Tensor:
    """④ index_elementwise_get_grad: kernel `index_elementwise_get_grad`, IndexElementwiseGetGradInferMeta."""
    out_grad_impl = out_grad.impl
    out_grad_meta = out_grad_impl.meta
    out_grad_array = out_grad_impl.array
    index_impls = [t.impl for t in index]
    index_metas = [t.meta for t in index_impls]
    index_arrays = [t.array for t in index_impls]
    kernel = _index_elementwise_get_grad.get(out_grad_meta.key) or _select(
        "index_elementwise_get_grad", out_grad_meta.key
    )
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        index_arrays = [prepare_data(kernel, t, 0, rank) for rank, t in enumerate(index_impls)]
        out_grad_array = prepare_data(kernel, out_grad_impl, 1)
    out_meta = infer(INFER_META["IndexElementwiseGetGradInferMeta"], index_metas[0], index_metas, out_grad_meta, shape)
    return make_tensor(kernel.fn(index_arrays, out_grad_array, shape), out_meta)


def decay_sum(x: Tensor, y: Tensor, dim: int, reverse: bool, own: bool) -> Tensor:
    """④ decay_sum: kernel `decay_sum`, DecaySumInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta.key == y_meta.key else parse_kernel_key("decay_sum", x_meta, y_meta)
    kernel = _decay_sum.get(key) or _select("decay_sum", key)
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _decay_sum_meta[x_meta, y_meta, dim, reverse, own]
    return make_tensor(kernel.fn(x_array, y_array, dim, reverse, own), out_meta)
