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
    eager_api_acos,
    eager_api_acos_,
    eager_api_acosh,
    eager_api_acosh_,
    eager_api_adadelta,
    eager_api_adagrad,
    eager_api_adam,
    eager_api_adamax,
    eager_api_add,
    eager_api_add_,
    eager_api_add_in_planes,
    eager_api_add_n,
    eager_api_addmm,
    eager_api_addmm_,
    eager_api_all,
    eager_api_allclose,
    eager_api_along_axis_places,
    eager_api_amax,
    eager_api_amin,
    eager_api_angle,
    eager_api_any,
    eager_api_arange,
    eager_api_argmax,
    eager_api_argmin,
    eager_api_argsort,
    eager_api_as_complex,
    eager_api_as_real,
    eager_api_as_strided,
    eager_api_as_strided_grad,
    eager_api_asgd,
    eager_api_asin,
    eager_api_asin_,
    eager_api_asinh,
    eager_api_asinh_,
    eager_api_assign,
    eager_api_atan,
    eager_api_atan2,
    eager_api_atan_,
    eager_api_atanh,
    eager_api_atanh_,
    eager_api_batch_norm,
    eager_api_bce_loss,
    eager_api_bce_loss_,
    eager_api_bernoulli,
    eager_api_between_grad,
    eager_api_bicubic_interp,
    eager_api_bilinear_interp,
    eager_api_bincount,
    eager_api_binomial,
    eager_api_bitwise_and,
    eager_api_bitwise_and_,
    eager_api_bitwise_left_shift,
    eager_api_bitwise_left_shift_,
    eager_api_bitwise_not,
    eager_api_bitwise_not_,
    eager_api_bitwise_or,
    eager_api_bitwise_or_,
    eager_api_bitwise_right_shift,
    eager_api_bitwise_right_shift_,
    eager_api_bitwise_xor,
    eager_api_bitwise_xor_,
    eager_api_bmm,
    eager_api_broadcast_tensors,
    eager_api_cast,
    eager_api_cast_,
    eager_api_ceil,
    eager_api_ceil_,
    eager_api_celu,
    eager_api_channel_shuffle,
    eager_api_cholesky,
    eager_api_clip,
    eager_api_clip_,
    eager_api_clip_grad,
    eager_api_complex,
    eager_api_concat,
    eager_api_conj,
    eager_api_conv2d,
    eager_api_conv2d_filter_grad,
    eager_api_conv2d_input_grad,
    eager_api_conv2d_transpose,
    eager_api_conv3d,
    eager_api_conv3d_filter_grad,
    eager_api_conv3d_input_grad,
    eager_api_conv3d_transpose,
    eager_api_copysign,
    eager_api_copysign_,
    eager_api_cos,
    eager_api_cos_,
    eager_api_cosh,
    eager_api_cosh_,
    eager_api_cross,
    eager_api_cross_entropy_grad,
    eager_api_cross_entropy_with_softmax,
    eager_api_ctc_lattice,
    eager_api_cummax,
    eager_api_cummin,
    eager_api_cumprod,
    eager_api_cumprod_,
    eager_api_cumsum,
    eager_api_cumsum_,
    eager_api_decay_sum,
    eager_api_depthwise_conv2d,
    eager_api_depthwise_conv2d_transpose,
    eager_api_det,
    eager_api_diag,
    eager_api_diag_embed,
    eager_api_diagonal,
    eager_api_diagonal_grad,
    eager_api_digamma,
    eager_api_digamma_,
    eager_api_dirichlet,
    eager_api_div_scale,
    eager_api_div_scale_,
    eager_api_divide,
    eager_api_divide_,
    eager_api_dot,
    eager_api_dropout,
    eager_api_dropout_grad,
    eager_api_eig,
    eager_api_eigh,
    eager_api_eigvals,
    eager_api_einsum,
    eager_api_elementwise_pow,
    eager_api_elementwise_pow_slope,
    eager_api_elu,
    eager_api_elu_,
    eager_api_elu_grad,
    eager_api_embedding,
    eager_api_embedding_grad,
    eager_api_embedding_share,
    eager_api_embedding_with_scaled_gradient,
    eager_api_equal,
    eager_api_equal_,
    eager_api_equal_all,
    eager_api_erf,
    eager_api_erf_,
    eager_api_erfinv,
    eager_api_erfinv_,
    eager_api_exp,
    eager_api_exp_,
    eager_api_expand,
    eager_api_expand_as,
    eager_api_expm1,
    eager_api_expm1_,
    eager_api_eye,
    eager_api_fft_c2c,
    eager_api_fft_c2r,
    eager_api_fft_r2c,
    eager_api_fill,
    eager_api_fill_,
    eager_api_fill_diagonal,
    eager_api_fill_diagonal_,
    eager_api_fill_diagonal_tensor,
    eager_api_fill_diagonal_tensor_,
    eager_api_flatten,
    eager_api_flatten_,
    eager_api_flip,
    eager_api_floor,
    eager_api_floor_,
    eager_api_floor_divide,
    eager_api_floor_divide_,
    eager_api_fmax,
    eager_api_fmin,
    eager_api_fold,
    eager_api_fractional_max_pool2d,
    eager_api_fractional_max_pool3d,
    eager_api_frame,
    eager_api_frobenius_norm,
    eager_api_full,
    eager_api_full_like,
    eager_api_gamma_density,
    eager_api_gammaincc,
    eager_api_gammaincc_,
    eager_api_gammaln,
    eager_api_gammaln_,
    eager_api_gather,
    eager_api_gather_grad,
    eager_api_gather_nd,
    eager_api_gather_nd_grad,
    eager_api_gather_tree,
    eager_api_gaussian,
    eager_api_gaussian_inplace,
    eager_api_gaussian_inplace_,
    eager_api_gelu,
    eager_api_gelu_grad,
    eager_api_get_tensor_from_selected_rows,
    eager_api_graph_sample_neighbors,
    eager_api_greater_equal,
    eager_api_greater_equal_,
    eager_api_greater_than,
    eager_api_greater_than_,
    eager_api_grid_pieces,
    eager_api_grid_sample,
    eager_api_group_norm,
    eager_api_hardshrink,
    eager_api_hardsigmoid,
    eager_api_hardswish,
    eager_api_hardswish_slope,
    eager_api_hardtanh,
    eager_api_hardtanh_,
    eager_api_heaviside,
    eager_api_histogram,
    eager_api_huber_loss,
    eager_api_i0,
    eager_api_i0_,
    eager_api_i0e,
    eager_api_i1,
    eager_api_i1e,
    eager_api_imag,
    eager_api_index_add,
    eager_api_index_add_,
    eager_api_index_elementwise_get,
    eager_api_index_elementwise_get_grad,
    eager_api_index_elementwise_put,
    eager_api_index_elementwise_put_,
    eager_api_index_elementwise_put_with_tensor,
    eager_api_index_elementwise_put_with_tensor_,
    eager_api_index_put,
    eager_api_index_put_,
    eager_api_index_sample,
    eager_api_index_select,
    eager_api_interp_antialias,
    eager_api_interp_grad,
    eager_api_inverse,
    eager_api_is_empty,
    eager_api_isclose,
    eager_api_isfinite,
    eager_api_isinf,
    eager_api_isnan,
    eager_api_keep_greater,
    eager_api_keep_other_rows,
    eager_api_keep_where,
    eager_api_kldiv_loss,
    eager_api_kron,
    eager_api_kthvalue,
    eager_api_lamb,
    eager_api_layer_norm,
    eager_api_leaky_relu,
    eager_api_leaky_relu_,
    eager_api_leaky_relu_grad,
    eager_api_lerp,
    eager_api_lerp_,
    eager_api_less_equal,
    eager_api_less_equal_,
    eager_api_less_than,
    eager_api_less_than_,
    eager_api_lgamma,
    eager_api_lgamma_,
    eager_api_linear_interp,
    eager_api_linspace,
    eager_api_log,
    eager_api_log10,
    eager_api_log10_,
    eager_api_log1p,
    eager_api_log1p_,
    eager_api_log2,
    eager_api_log2_,
    eager_api_log_,
    eager_api_log_softmax,
    eager_api_log_softmax_grad,
    eager_api_logcumsumexp,
    eager_api_logical_and,
    eager_api_logical_and_,
    eager_api_logical_not,
    eager_api_logical_not_,
    eager_api_logical_or,
    eager_api_logical_or_,
    eager_api_logical_xor,
    eager_api_logical_xor_,
    eager_api_logit,
    eager_api_logit_,
    eager_api_logsigmoid,
    eager_api_logspace,
    eager_api_logsumexp,
    eager_api_lp_pool2d,
    eager_api_lstsq,
    eager_api_lu,
    eager_api_lu_unpack,
    eager_api_masked_fill,
    eager_api_masked_fill_,
    eager_api_masked_select,
    eager_api_masked_select_grad,
    eager_api_matmul,
    eager_api_matrix_exp,
    eager_api_max,
    eager_api_max_pool2d_with_index,
    eager_api_max_pool3d_with_index,
    eager_api_maximum,
    eager_api_mean,
    eager_api_mean_all,
    eager_api_median,
    eager_api_merge_selected_rows,
    eager_api_meshgrid,
    eager_api_min,
    eager_api_minimum,
    eager_api_mish,
    eager_api_mode,
    eager_api_momentum,
    eager_api_multinomial,
    eager_api_multiplex,
    eager_api_multiply,
    eager_api_multiply_,
    eager_api_mv,
    eager_api_nadam,
    eager_api_nanmedian,
    eager_api_nearest_interp,
    eager_api_nextafter,
    eager_api_nll_loss,
    eager_api_nll_loss_grad,
    eager_api_nonzero,
    eager_api_not_equal,
    eager_api_not_equal_,
    eager_api_one_hot,
    eager_api_outside,
    eager_api_overlap_add,
    eager_api_p_norm,
    eager_api_pad,
    eager_api_pivots_matrix,
    eager_api_pixel_shuffle,
    eager_api_pixel_unshuffle,
    eager_api_poisson,
    eager_api_polygamma,
    eager_api_polygamma_,
    eager_api_pool2d,
    eager_api_pool2d_double_grad,
    eager_api_pool2d_grad,
    eager_api_pool3d,
    eager_api_pool3d_double_grad,
    eager_api_pool3d_grad,
    eager_api_pow,
    eager_api_pow_,
    eager_api_pow_slope,
    eager_api_prelu,
    eager_api_prod,
    eager_api_put_along_axis,
    eager_api_put_along_axis_,
    eager_api_qr,
    eager_api_radam,
    eager_api_randint,
    eager_api_randperm,
    eager_api_real,
    eager_api_reciprocal,
    eager_api_reciprocal_,
    eager_api_reindex_graph,
    eager_api_relu,
    eager_api_relu6,
    eager_api_relu_,
    eager_api_relu_grad,
    eager_api_remainder,
    eager_api_remainder_,
    eager_api_renorm,
    eager_api_renorm_,
    eager_api_repeat_interleave,
    eager_api_repeat_interleave_with_tensor_index,
    eager_api_repeat_interleave_with_tensor_index_grad,
    eager_api_reshape,
    eager_api_reshape_,
    eager_api_rmsprop,
    eager_api_rnnt_lattice,
    eager_api_roll,
    eager_api_round,
    eager_api_round_,
    eager_api_rprop,
    eager_api_rsqrt,
    eager_api_rsqrt_,
    eager_api_rulebook_conv,
    eager_api_rulebook_filter_grad,
    eager_api_rulebook_max,
    eager_api_scale,
    eager_api_scale_,
    eager_api_scatter,
    eager_api_scatter_,
    eager_api_scatter_nd_add,
    eager_api_searchsorted,
    eager_api_segment_pool,
    eager_api_selected_rows_to_dense,
    eager_api_selu,
    eager_api_send_u_recv,
    eager_api_send_ue_recv,
    eager_api_send_uv,
    eager_api_set_value,
    eager_api_set_value_,
    eager_api_set_value_with_tensor,
    eager_api_set_value_with_tensor_,
    eager_api_sgd,
    eager_api_sgd_rows,
    eager_api_sgn,
    eager_api_sigmoid,
    eager_api_sigmoid_,
    eager_api_sigmoid_cross_entropy_with_logits,
    eager_api_sign,
    eager_api_silu,
    eager_api_silu_grad,
    eager_api_sin,
    eager_api_sin_,
    eager_api_sinh,
    eager_api_sinh_,
    eager_api_slice,
    eager_api_slice_grad,
    eager_api_slogdet,
    eager_api_softmax,
    eager_api_softmax_,
    eager_api_softmax_grad,
    eager_api_softplus,
    eager_api_softplus_grad,
    eager_api_softshrink,
    eager_api_softsign,
    eager_api_solve,
    eager_api_sparse_abs,
    eager_api_sparse_add,
    eager_api_sparse_asin,
    eager_api_sparse_asinh,
    eager_api_sparse_atan,
    eager_api_sparse_atanh,
    eager_api_sparse_cast,
    eager_api_sparse_coalesce,
    eager_api_sparse_divide,
    eager_api_sparse_divide_scalar,
    eager_api_sparse_expm1,
    eager_api_sparse_isnan,
    eager_api_sparse_leaky_relu,
    eager_api_sparse_line_sum,
    eager_api_sparse_log1p,
    eager_api_sparse_mask_as,
    eager_api_sparse_multiply,
    eager_api_sparse_pow,
    eager_api_sparse_relu,
    eager_api_sparse_relu6,
    eager_api_sparse_reshape,
    eager_api_sparse_scale,
    eager_api_sparse_shown_only,
    eager_api_sparse_sin,
    eager_api_sparse_sinh,
    eager_api_sparse_slice,
    eager_api_sparse_slice_grad,
    eager_api_sparse_softmax,
    eager_api_sparse_sparse_coo_tensor,
    eager_api_sparse_sqrt,
    eager_api_sparse_square,
    eager_api_sparse_subtract,
    eager_api_sparse_sum,
    eager_api_sparse_sum_grad,
    eager_api_sparse_tan,
    eager_api_sparse_tanh,
    eager_api_sparse_to_dense,
    eager_api_sparse_to_sparse_coo,
    eager_api_sparse_to_sparse_csr,
    eager_api_sparse_transpose,
    eager_api_sparse_values,
    eager_api_sparse_with_values,
    eager_api_split,
    eager_api_split_with_num,
    eager_api_sqrt,
    eager_api_sqrt_,
    eager_api_square,
    eager_api_square_,
    eager_api_squeeze,
    eager_api_squeeze_,
    eager_api_stack,
    eager_api_standard_gamma,
    eager_api_stanh,
    eager_api_strided_slice,
    eager_api_strided_slice_grad,
    eager_api_subtract,
    eager_api_subtract_,
    eager_api_sum,
    eager_api_svd,
    eager_api_swish,
    eager_api_swish_grad,
    eager_api_take_along_axis,
    eager_api_take_along_axis_grad,
    eager_api_take_in_planes,
    eager_api_tan,
    eager_api_tan_,
    eager_api_tanh,
    eager_api_tanh_,
    eager_api_tanh_shrink,
    eager_api_tensor_unfold,
    eager_api_tensor_unfold_grad,
    eager_api_thresholded_relu,
    eager_api_thresholded_relu_,
    eager_api_tile,
    eager_api_topk,
    eager_api_trace,
    eager_api_transpose,
    eager_api_transpose_,
    eager_api_triangular_solve,
    eager_api_tril,
    eager_api_tril_,
    eager_api_tril_indices,
    eager_api_trilinear_interp,
    eager_api_triu,
    eager_api_triu_,
    eager_api_triu_indices,
    eager_api_trunc,
    eager_api_trunc_,
    eager_api_unbind,
    eager_api_unfold,
    eager_api_uniform,
    eager_api_uniform_inplace,
    eager_api_uniform_inplace_,
    eager_api_unique,
    eager_api_unique_consecutive,
    eager_api_unpool,
    eager_api_unpool3d,
    eager_api_unsqueeze,
    eager_api_unsqueeze_,
    eager_api_unstack,
    eager_api_view_clear,
    eager_api_view_dtype,
    eager_api_view_put,
    eager_api_view_shape,
    eager_api_view_take,
    eager_api_view_write,
    eager_api_warpctc,
    eager_api_warprnnt,
    eager_api_where,
    eager_api_where_,
    eager_api_written_last,
    eager_api_xlogy,
)
from gradscope.core.tensor import Tensor


def real(x: Any = None, *_: Any) -> Tensor:
    """① real(x)."""
    if controller.STATIC:
        no_static_mode("real")
    return eager_api_real(x)


def imag(x: Any = None, *_: Any) -> Tensor:
    """① imag(x)."""
    if controller.STATIC:
        no_static_mode("imag")
    return eager_api_imag(x)


def conj(x: Any = None, *_: Any) -> Tensor:
    """① conj(x)."""
    if controller.STATIC:
        no_static_mode("conj")
    return eager_api_conj(x)


def complex(real: Any = None, imag: Any = None, *_: Any) -> Tensor:
    """① complex(real, imag)."""
    if controller.STATIC:
        no_static_mode("complex")
    return eager_api_complex(real, imag)


def as_complex(x: Any = None, *_: Any) -> Tensor:
    """① as_complex(x)."""
    if controller.STATIC:
        no_static_mode("as_complex")
    return eager_api_as_complex(x)


def as_real(x: Any = None, *_: Any) -> Tensor:
    """① as_real(x)."""
    if controller.STATIC:
        no_static_mode("as_real")
    return eager_api_as_real(x)


def angle(x: Any = None, *_: Any) -> Tensor:
    """① angle(x)."""
    if controller.STATIC:
        no_static_mode("angle")
    return eager_api_angle(x)


def sgn(x: Any = None, *_: Any) -> Tensor:
    """① sgn(x)."""
    if controller.STATIC:
        no_static_mode("sgn")
    return eager_api_sgn(x)


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


def linspace(
    start: Any = None, stop: Any = None, number: Any = None, dtype: Any = "float32", place: Any = None, *_: Any
) -> Tensor:
    """① linspace(start, stop, number, dtype, place)."""
    if controller.STATIC:
        no_static_mode("linspace")
    return eager_api_linspace(start, stop, number, dtype, place)


def logspace(
    start: Any = None,
    stop: Any = None,
    num: Any = None,
    base: Any = 10.0,
    dtype: Any = "float32",
    place: Any = None,
    *_: Any,
) -> Tensor:
    """① logspace(start, stop, num, base, dtype, place)."""
    if controller.STATIC:
        no_static_mode("logspace")
    return eager_api_logspace(start, stop, num, base, dtype, place)


def tril_indices(
    rows: Any = None, cols: Any = None, offset: Any = 0, dtype: Any = "int64", place: Any = None, *_: Any
) -> Tensor:
    """① tril_indices(rows, cols, offset, dtype, place)."""
    if controller.STATIC:
        no_static_mode("tril_indices")
    return eager_api_tril_indices(rows, cols, offset, dtype, place)


def triu_indices(
    rows: Any = None, cols: Any = None, offset: Any = 0, dtype: Any = "int64", place: Any = None, *_: Any
) -> Tensor:
    """① triu_indices(rows, cols, offset, dtype, place)."""
    if controller.STATIC:
        no_static_mode("triu_indices")
    return eager_api_triu_indices(rows, cols, offset, dtype, place)


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


def pow_slope(x: Any = None, y: Any = 1.0, *_: Any) -> Tensor:
    """① pow_slope(x, y)."""
    if controller.STATIC:
        no_static_mode("pow_slope")
    return eager_api_pow_slope(x, y)


def elementwise_pow(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① elementwise_pow(x, y)."""
    if controller.STATIC:
        no_static_mode("elementwise_pow")
    return eager_api_elementwise_pow(x, y)


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


def where_(condition: Any = None, x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① where_(condition, x, y); overwrites x."""
    if controller.STATIC:
        no_static_mode("where_")
    return eager_api_where_(condition, x, y)


def keep_where(x: Any = None, mask: Any = None, *_: Any) -> Tensor:
    """① keep_where(x, mask)."""
    if controller.STATIC:
        no_static_mode("keep_where")
    return eager_api_keep_where(x, mask)


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


def clip_grad(x: Any = None, out_grad: Any = None, min: Any = None, max: Any = None, *_: Any) -> Tensor:
    """① clip_grad(x, out_grad, min, max)."""
    if controller.STATIC:
        no_static_mode("clip_grad")
    return eager_api_clip_grad(x, out_grad, min, max)


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


def cast(x: Any = None, dtype: Any = None, *_: Any) -> Tensor:
    """① cast(x, dtype)."""
    if controller.STATIC:
        no_static_mode("cast")
    return eager_api_cast(x, dtype)


def cast_(x: Any = None, dtype: Any = None, *_: Any) -> Tensor:
    """① cast_(x, dtype); overwrites x."""
    if controller.STATIC:
        no_static_mode("cast_")
    return eager_api_cast_(x, dtype)


def assign(x: Any = None, *_: Any) -> Tensor:
    """① assign(x)."""
    if controller.STATIC:
        no_static_mode("assign")
    return eager_api_assign(x)


def add_n(inputs: Any = None, *_: Any) -> Tensor:
    """① add_n(inputs)."""
    if controller.STATIC:
        no_static_mode("add_n")
    return eager_api_add_n(inputs)


def atan2(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① atan2(x, y)."""
    if controller.STATIC:
        no_static_mode("atan2")
    return eager_api_atan2(x, y)


def keep_greater(g: Any = None, x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① keep_greater(g, x, y)."""
    if controller.STATIC:
        no_static_mode("keep_greater")
    return eager_api_keep_greater(g, x, y)


def fmax(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① fmax(x, y)."""
    if controller.STATIC:
        no_static_mode("fmax")
    return eager_api_fmax(x, y)


def fmin(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① fmin(x, y)."""
    if controller.STATIC:
        no_static_mode("fmin")
    return eager_api_fmin(x, y)


def floor_divide(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① floor_divide(x, y)."""
    if controller.STATIC:
        no_static_mode("floor_divide")
    return eager_api_floor_divide(x, y)


def floor_divide_(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① floor_divide_(x, y); overwrites x."""
    if controller.STATIC:
        no_static_mode("floor_divide_")
    return eager_api_floor_divide_(x, y)


def remainder(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① remainder(x, y)."""
    if controller.STATIC:
        no_static_mode("remainder")
    return eager_api_remainder(x, y)


def remainder_(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① remainder_(x, y); overwrites x."""
    if controller.STATIC:
        no_static_mode("remainder_")
    return eager_api_remainder_(x, y)


def copysign(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① copysign(x, y)."""
    if controller.STATIC:
        no_static_mode("copysign")
    return eager_api_copysign(x, y)


def copysign_(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① copysign_(x, y); overwrites x."""
    if controller.STATIC:
        no_static_mode("copysign_")
    return eager_api_copysign_(x, y)


def heaviside(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① heaviside(x, y)."""
    if controller.STATIC:
        no_static_mode("heaviside")
    return eager_api_heaviside(x, y)


def nextafter(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① nextafter(x, y)."""
    if controller.STATIC:
        no_static_mode("nextafter")
    return eager_api_nextafter(x, y)


def lerp(x: Any = None, y: Any = None, weight: Any = None, *_: Any) -> Tensor:
    """① lerp(x, y, weight)."""
    if controller.STATIC:
        no_static_mode("lerp")
    return eager_api_lerp(x, y, weight)


def lerp_(x: Any = None, y: Any = None, weight: Any = None, *_: Any) -> Tensor:
    """① lerp_(x, y, weight); overwrites x."""
    if controller.STATIC:
        no_static_mode("lerp_")
    return eager_api_lerp_(x, y, weight)


def embedding(x: Any = None, weight: Any = None, padding_idx: Any = -1, sparse: Any = False, *_: Any) -> Tensor:
    """① embedding(x, weight, padding_idx, sparse)."""
    if controller.STATIC:
        no_static_mode("embedding")
    return eager_api_embedding(x, weight, padding_idx, sparse)


def embedding_grad(x: Any = None, out_grad: Any = None, shape: Any = None, padding_idx: Any = -1, *_: Any) -> Tensor:
    """① embedding_grad(x, out_grad, shape, padding_idx)."""
    if controller.STATIC:
        no_static_mode("embedding_grad")
    return eager_api_embedding_grad(x, out_grad, shape, padding_idx)


def embedding_with_scaled_gradient(x: Any = None, weight: Any = None, padding_idx: Any = -1, *_: Any) -> Tensor:
    """① embedding_with_scaled_gradient(x, weight, padding_idx)."""
    if controller.STATIC:
        no_static_mode("embedding_with_scaled_gradient")
    return eager_api_embedding_with_scaled_gradient(x, weight, padding_idx)


def embedding_share(x: Any = None, like: Any = None, *_: Any) -> Tensor:
    """① embedding_share(x, like)."""
    if controller.STATIC:
        no_static_mode("embedding_share")
    return eager_api_embedding_share(x, like)


def merge_selected_rows(x: Any = None, *_: Any) -> Tensor:
    """① merge_selected_rows(x)."""
    if controller.STATIC:
        no_static_mode("merge_selected_rows")
    return eager_api_merge_selected_rows(x)


def selected_rows_to_dense(x: Any = None, *_: Any) -> Tensor:
    """① selected_rows_to_dense(x)."""
    if controller.STATIC:
        no_static_mode("selected_rows_to_dense")
    return eager_api_selected_rows_to_dense(x)


def get_tensor_from_selected_rows(x: Any = None, *_: Any) -> Tensor:
    """① get_tensor_from_selected_rows(x)."""
    if controller.STATIC:
        no_static_mode("get_tensor_from_selected_rows")
    return eager_api_get_tensor_from_selected_rows(x)


def sgd_rows(param: Any = None, grad: Any = None, learning_rate: Any = None, *_: Any) -> Tensor:
    """① sgd_rows(param, grad, learning_rate)."""
    if controller.STATIC:
        no_static_mode("sgd_rows")
    return eager_api_sgd_rows(param, grad, learning_rate)


def keep_other_rows(x: Any = None, y: Any = None, rows: Any = None, *_: Any) -> Tensor:
    """① keep_other_rows(x, y, rows)."""
    if controller.STATIC:
        no_static_mode("keep_other_rows")
    return eager_api_keep_other_rows(x, y, rows)


def fft_c2c(x: Any = None, axes: Any = None, normalization: Any = None, forward: Any = None, *_: Any) -> Tensor:
    """① fft_c2c(x, axes, normalization, forward)."""
    if controller.STATIC:
        no_static_mode("fft_c2c")
    return eager_api_fft_c2c(x, axes, normalization, forward)


def fft_r2c(
    x: Any = None, axes: Any = None, normalization: Any = None, forward: Any = None, onesided: Any = None, *_: Any
) -> Tensor:
    """① fft_r2c(x, axes, normalization, forward, onesided)."""
    if controller.STATIC:
        no_static_mode("fft_r2c")
    return eager_api_fft_r2c(x, axes, normalization, forward, onesided)


def fft_c2r(
    x: Any = None, axes: Any = None, normalization: Any = None, forward: Any = None, last_dim_size: Any = 0, *_: Any
) -> Tensor:
    """① fft_c2r(x, axes, normalization, forward, last_dim_size)."""
    if controller.STATIC:
        no_static_mode("fft_c2r")
    return eager_api_fft_c2r(x, axes, normalization, forward, last_dim_size)


def frame(x: Any = None, frame_length: Any = None, hop_length: Any = None, axis: Any = -1, *_: Any) -> Tensor:
    """① frame(x, frame_length, hop_length, axis)."""
    if controller.STATIC:
        no_static_mode("frame")
    return eager_api_frame(x, frame_length, hop_length, axis)


def overlap_add(x: Any = None, hop_length: Any = None, axis: Any = -1, *_: Any) -> Tensor:
    """① overlap_add(x, hop_length, axis)."""
    if controller.STATIC:
        no_static_mode("overlap_add")
    return eager_api_overlap_add(x, hop_length, axis)


def segment_pool(x: Any = None, segment_ids: Any = None, pooltype: Any = "SUM", *_: Any) -> Tensor:
    """① segment_pool(x, segment_ids, pooltype)."""
    if controller.STATIC:
        no_static_mode("segment_pool")
    return eager_api_segment_pool(x, segment_ids, pooltype)


def send_u_recv(
    x: Any = None, src_index: Any = None, dst_index: Any = None, reduce_op: Any = "SUM", out_size: Any = (0,), *_: Any
) -> Tensor:
    """① send_u_recv(x, src_index, dst_index, reduce_op, out_size)."""
    if controller.STATIC:
        no_static_mode("send_u_recv")
    return eager_api_send_u_recv(x, src_index, dst_index, reduce_op, out_size)


def send_ue_recv(
    x: Any = None,
    y: Any = None,
    src_index: Any = None,
    dst_index: Any = None,
    message_op: Any = "ADD",
    reduce_op: Any = "SUM",
    out_size: Any = (0,),
    *_: Any,
) -> Tensor:
    """① send_ue_recv(x, y, src_index, dst_index, message_op, reduce_op, out_size)."""
    if controller.STATIC:
        no_static_mode("send_ue_recv")
    return eager_api_send_ue_recv(x, y, src_index, dst_index, message_op, reduce_op, out_size)


def send_uv(
    x: Any = None, y: Any = None, src_index: Any = None, dst_index: Any = None, message_op: Any = "ADD", *_: Any
) -> Tensor:
    """① send_uv(x, y, src_index, dst_index, message_op)."""
    if controller.STATIC:
        no_static_mode("send_uv")
    return eager_api_send_uv(x, y, src_index, dst_index, message_op)


def reindex_graph(x: Any = None, neighbors: Any = None, count: Any = None, *_: Any) -> tuple[Tensor, Tensor, Tensor]:
    """① reindex_graph(x, neighbors, count)."""
    if controller.STATIC:
        no_static_mode("reindex_graph")
    return eager_api_reindex_graph(x, neighbors, count)


def graph_sample_neighbors(
    row: Any = None, colptr: Any = None, x: Any = None, edge_weight: Any = None, sample_size: Any = -1, *_: Any
) -> tuple[Tensor, Tensor, Tensor]:
    """① graph_sample_neighbors(row, colptr, x, edge_weight, sample_size)."""
    if controller.STATIC:
        no_static_mode("graph_sample_neighbors")
    return eager_api_graph_sample_neighbors(row, colptr, x, edge_weight, sample_size)


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


def strided_slice(
    x: Any = None, axes: Any = None, starts: Any = None, ends: Any = None, strides: Any = None, *_: Any
) -> Tensor:
    """① strided_slice(x, axes, starts, ends, strides)."""
    if controller.STATIC:
        no_static_mode("strided_slice")
    return eager_api_strided_slice(x, axes, starts, ends, strides)


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


def gather_grad(out_grad: Any = None, index: Any = None, shape: Any = None, axis: Any = 0, *_: Any) -> Tensor:
    """① gather_grad(out_grad, index, shape, axis)."""
    if controller.STATIC:
        no_static_mode("gather_grad")
    return eager_api_gather_grad(out_grad, index, shape, axis)


def index_elementwise_get(x: Any = None, index: Any = None, axes: Any = (), *_: Any) -> Tensor:
    """① index_elementwise_get(x, index, axes)."""
    if controller.STATIC:
        no_static_mode("index_elementwise_get")
    return eager_api_index_elementwise_get(x, index, axes)


def index_elementwise_get_grad(
    index: Any = None, out_grad: Any = None, shape: Any = None, axes: Any = (), *_: Any
) -> Tensor:
    """① index_elementwise_get_grad(index, out_grad, shape, axes)."""
    if controller.STATIC:
        no_static_mode("index_elementwise_get_grad")
    return eager_api_index_elementwise_get_grad(index, out_grad, shape, axes)


def take_along_axis(arr: Any = None, indices: Any = None, axis: Any = None, *_: Any) -> Tensor:
    """① take_along_axis(arr, indices, axis)."""
    if controller.STATIC:
        no_static_mode("take_along_axis")
    return eager_api_take_along_axis(arr, indices, axis)


def take_along_axis_grad(
    out_grad: Any = None, indices: Any = None, shape: Any = None, axis: Any = None, *_: Any
) -> Tensor:
    """① take_along_axis_grad(out_grad, indices, shape, axis)."""
    if controller.STATIC:
        no_static_mode("take_along_axis_grad")
    return eager_api_take_along_axis_grad(out_grad, indices, shape, axis)


def index_select(x: Any = None, index: Any = None, axis: Any = 0, *_: Any) -> Tensor:
    """① index_select(x, index, axis)."""
    if controller.STATIC:
        no_static_mode("index_select")
    return eager_api_index_select(x, index, axis)


def index_sample(x: Any = None, index: Any = None, *_: Any) -> Tensor:
    """① index_sample(x, index)."""
    if controller.STATIC:
        no_static_mode("index_sample")
    return eager_api_index_sample(x, index)


def index_add(x: Any = None, index: Any = None, add_value: Any = None, axis: Any = 0, *_: Any) -> Tensor:
    """① index_add(x, index, add_value, axis)."""
    if controller.STATIC:
        no_static_mode("index_add")
    return eager_api_index_add(x, index, add_value, axis)


def index_add_(x: Any = None, index: Any = None, add_value: Any = None, axis: Any = 0, *_: Any) -> Tensor:
    """① index_add_(x, index, add_value, axis); overwrites x."""
    if controller.STATIC:
        no_static_mode("index_add_")
    return eager_api_index_add_(x, index, add_value, axis)


def index_put(x: Any = None, indices: Any = None, value: Any = None, accumulate: Any = False, *_: Any) -> Tensor:
    """① index_put(x, indices, value, accumulate)."""
    if controller.STATIC:
        no_static_mode("index_put")
    return eager_api_index_put(x, indices, value, accumulate)


def index_put_(x: Any = None, indices: Any = None, value: Any = None, accumulate: Any = False, *_: Any) -> Tensor:
    """① index_put_(x, indices, value, accumulate); overwrites x."""
    if controller.STATIC:
        no_static_mode("index_put_")
    return eager_api_index_put_(x, indices, value, accumulate)


def index_elementwise_put(x: Any = None, index: Any = None, value: Any = 0, axes: Any = (), *_: Any) -> Tensor:
    """① index_elementwise_put(x, index, value, axes)."""
    if controller.STATIC:
        no_static_mode("index_elementwise_put")
    return eager_api_index_elementwise_put(x, index, value, axes)


def index_elementwise_put_(x: Any = None, index: Any = None, value: Any = 0, axes: Any = (), *_: Any) -> Tensor:
    """① index_elementwise_put_(x, index, value, axes); overwrites x."""
    if controller.STATIC:
        no_static_mode("index_elementwise_put_")
    return eager_api_index_elementwise_put_(x, index, value, axes)


def index_elementwise_put_with_tensor(
    x: Any = None, index: Any = None, value: Any = None, axes: Any = (), *_: Any
) -> Tensor:
    """① index_elementwise_put_with_tensor(x, index, value, axes)."""
    if controller.STATIC:
        no_static_mode("index_elementwise_put_with_tensor")
    return eager_api_index_elementwise_put_with_tensor(x, index, value, axes)


def index_elementwise_put_with_tensor_(
    x: Any = None, index: Any = None, value: Any = None, axes: Any = (), *_: Any
) -> Tensor:
    """① index_elementwise_put_with_tensor_(x, index, value, axes); overwrites x."""
    if controller.STATIC:
        no_static_mode("index_elementwise_put_with_tensor_")
    return eager_api_index_elementwise_put_with_tensor_(x, index, value, axes)


def written_last(index: Any = None, shape: Any = None, axes: Any = (), *_: Any) -> Tensor:
    """① written_last(index, shape, axes)."""
    if controller.STATIC:
        no_static_mode("written_last")
    return eager_api_written_last(index, shape, axes)


def masked_fill(x: Any = None, mask: Any = None, value: Any = None, *_: Any) -> Tensor:
    """① masked_fill(x, mask, value)."""
    if controller.STATIC:
        no_static_mode("masked_fill")
    return eager_api_masked_fill(x, mask, value)


def masked_fill_(x: Any = None, mask: Any = None, value: Any = None, *_: Any) -> Tensor:
    """① masked_fill_(x, mask, value); overwrites x."""
    if controller.STATIC:
        no_static_mode("masked_fill_")
    return eager_api_masked_fill_(x, mask, value)


def masked_select(x: Any = None, mask: Any = None, *_: Any) -> Tensor:
    """① masked_select(x, mask)."""
    if controller.STATIC:
        no_static_mode("masked_select")
    return eager_api_masked_select(x, mask)


def masked_select_grad(out_grad: Any = None, mask: Any = None, shape: Any = None, *_: Any) -> Tensor:
    """① masked_select_grad(out_grad, mask, shape)."""
    if controller.STATIC:
        no_static_mode("masked_select_grad")
    return eager_api_masked_select_grad(out_grad, mask, shape)


def gather_nd(x: Any = None, index: Any = None, *_: Any) -> Tensor:
    """① gather_nd(x, index)."""
    if controller.STATIC:
        no_static_mode("gather_nd")
    return eager_api_gather_nd(x, index)


def gather_nd_grad(out_grad: Any = None, index: Any = None, shape: Any = None, *_: Any) -> Tensor:
    """① gather_nd_grad(out_grad, index, shape)."""
    if controller.STATIC:
        no_static_mode("gather_nd_grad")
    return eager_api_gather_nd_grad(out_grad, index, shape)


def scatter(x: Any = None, index: Any = None, updates: Any = None, overwrite: Any = True, *_: Any) -> Tensor:
    """① scatter(x, index, updates, overwrite)."""
    if controller.STATIC:
        no_static_mode("scatter")
    return eager_api_scatter(x, index, updates, overwrite)


def scatter_(x: Any = None, index: Any = None, updates: Any = None, overwrite: Any = True, *_: Any) -> Tensor:
    """① scatter_(x, index, updates, overwrite); overwrites x."""
    if controller.STATIC:
        no_static_mode("scatter_")
    return eager_api_scatter_(x, index, updates, overwrite)


def scatter_nd_add(x: Any = None, index: Any = None, updates: Any = None, *_: Any) -> Tensor:
    """① scatter_nd_add(x, index, updates)."""
    if controller.STATIC:
        no_static_mode("scatter_nd_add")
    return eager_api_scatter_nd_add(x, index, updates)


def put_along_axis(
    arr: Any = None,
    indices: Any = None,
    values: Any = None,
    axis: Any = None,
    reduce: Any = "assign",
    include_self: Any = True,
    *_: Any,
) -> Tensor:
    """① put_along_axis(arr, indices, values, axis, reduce, include_self)."""
    if controller.STATIC:
        no_static_mode("put_along_axis")
    return eager_api_put_along_axis(arr, indices, values, axis, reduce, include_self)


def put_along_axis_(
    arr: Any = None,
    indices: Any = None,
    values: Any = None,
    axis: Any = None,
    reduce: Any = "assign",
    include_self: Any = True,
    *_: Any,
) -> Tensor:
    """① put_along_axis_(arr, indices, values, axis, reduce, include_self); overwrites arr."""
    if controller.STATIC:
        no_static_mode("put_along_axis_")
    return eager_api_put_along_axis_(arr, indices, values, axis, reduce, include_self)


def multiplex(inputs: Any = None, index: Any = None, *_: Any) -> Tensor:
    """① multiplex(inputs, index)."""
    if controller.STATIC:
        no_static_mode("multiplex")
    return eager_api_multiplex(inputs, index)


def along_axis_places(indices: Any = None, axis: Any = None, *_: Any) -> list[Tensor]:
    """① along_axis_places(indices, axis)."""
    if controller.STATIC:
        no_static_mode("along_axis_places")
    return eager_api_along_axis_places(indices, axis)


def matmul(x: Any = None, y: Any = None, transpose_x: Any = False, transpose_y: Any = False, *_: Any) -> Tensor:
    """① matmul(x, y, transpose_x, transpose_y)."""
    if controller.STATIC:
        no_static_mode("matmul")
    return eager_api_matmul(x, y, transpose_x, transpose_y)


def bmm(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① bmm(x, y)."""
    if controller.STATIC:
        no_static_mode("bmm")
    return eager_api_bmm(x, y)


def mv(x: Any = None, vec: Any = None, *_: Any) -> Tensor:
    """① mv(x, vec)."""
    if controller.STATIC:
        no_static_mode("mv")
    return eager_api_mv(x, vec)


def dot(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① dot(x, y)."""
    if controller.STATIC:
        no_static_mode("dot")
    return eager_api_dot(x, y)


def addmm(input: Any = None, x: Any = None, y: Any = None, beta: Any = 1.0, alpha: Any = 1.0, *_: Any) -> Tensor:
    """① addmm(input, x, y, beta, alpha)."""
    if controller.STATIC:
        no_static_mode("addmm")
    return eager_api_addmm(input, x, y, beta, alpha)


def addmm_(input: Any = None, x: Any = None, y: Any = None, beta: Any = 1.0, alpha: Any = 1.0, *_: Any) -> Tensor:
    """① addmm_(input, x, y, beta, alpha); overwrites input."""
    if controller.STATIC:
        no_static_mode("addmm_")
    return eager_api_addmm_(input, x, y, beta, alpha)


def cross(x: Any = None, y: Any = None, axis: Any = 9, *_: Any) -> Tensor:
    """① cross(x, y, axis)."""
    if controller.STATIC:
        no_static_mode("cross")
    return eager_api_cross(x, y, axis)


def trace(x: Any = None, offset: Any = 0, axis1: Any = 0, axis2: Any = 1, *_: Any) -> Tensor:
    """① trace(x, offset, axis1, axis2)."""
    if controller.STATIC:
        no_static_mode("trace")
    return eager_api_trace(x, offset, axis1, axis2)


def einsum(x: Any = None, equation: Any = None, *_: Any) -> Tensor:
    """① einsum(x, equation)."""
    if controller.STATIC:
        no_static_mode("einsum")
    return eager_api_einsum(x, equation)


def inverse(x: Any = None, *_: Any) -> Tensor:
    """① inverse(x)."""
    if controller.STATIC:
        no_static_mode("inverse")
    return eager_api_inverse(x)


def det(x: Any = None, *_: Any) -> Tensor:
    """① det(x)."""
    if controller.STATIC:
        no_static_mode("det")
    return eager_api_det(x)


def slogdet(x: Any = None, *_: Any) -> Tensor:
    """① slogdet(x)."""
    if controller.STATIC:
        no_static_mode("slogdet")
    return eager_api_slogdet(x)


def cholesky(x: Any = None, upper: Any = False, *_: Any) -> Tensor:
    """① cholesky(x, upper)."""
    if controller.STATIC:
        no_static_mode("cholesky")
    return eager_api_cholesky(x, upper)


def solve(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① solve(x, y)."""
    if controller.STATIC:
        no_static_mode("solve")
    return eager_api_solve(x, y)


def triangular_solve(
    x: Any = None, y: Any = None, upper: Any = True, transpose: Any = False, unitriangular: Any = False, *_: Any
) -> Tensor:
    """① triangular_solve(x, y, upper, transpose, unitriangular)."""
    if controller.STATIC:
        no_static_mode("triangular_solve")
    return eager_api_triangular_solve(x, y, upper, transpose, unitriangular)


def renorm(x: Any = None, p: Any = None, axis: Any = None, max_norm: Any = None, *_: Any) -> Tensor:
    """① renorm(x, p, axis, max_norm)."""
    if controller.STATIC:
        no_static_mode("renorm")
    return eager_api_renorm(x, p, axis, max_norm)


def renorm_(x: Any = None, p: Any = None, axis: Any = None, max_norm: Any = None, *_: Any) -> Tensor:
    """① renorm_(x, p, axis, max_norm); overwrites x."""
    if controller.STATIC:
        no_static_mode("renorm_")
    return eager_api_renorm_(x, p, axis, max_norm)


def frobenius_norm(x: Any = None, axis: Any = (), keep_dim: Any = False, reduce_all: Any = False, *_: Any) -> Tensor:
    """① frobenius_norm(x, axis, keep_dim, reduce_all)."""
    if controller.STATIC:
        no_static_mode("frobenius_norm")
    return eager_api_frobenius_norm(x, axis, keep_dim, reduce_all)


def svd(x: Any = None, full_matrices: Any = False, *_: Any) -> tuple[Tensor, Tensor, Tensor]:
    """① svd(x, full_matrices)."""
    if controller.STATIC:
        no_static_mode("svd")
    return eager_api_svd(x, full_matrices)


def eigh(x: Any = None, uplo: Any = "L", *_: Any) -> tuple[Tensor, Tensor]:
    """① eigh(x, uplo)."""
    if controller.STATIC:
        no_static_mode("eigh")
    return eager_api_eigh(x, uplo)


def qr(x: Any = None, mode: Any = "reduced", *_: Any) -> tuple[Tensor, Tensor]:
    """① qr(x, mode)."""
    if controller.STATIC:
        no_static_mode("qr")
    return eager_api_qr(x, mode)


def lu(x: Any = None, pivot: Any = True, *_: Any) -> tuple[Tensor, Tensor, Tensor]:
    """① lu(x, pivot)."""
    if controller.STATIC:
        no_static_mode("lu")
    return eager_api_lu(x, pivot)


def lu_unpack(
    x: Any = None, y: Any = None, unpack_ludata: Any = True, unpack_pivots: Any = True, *_: Any
) -> tuple[Tensor, Tensor, Tensor]:
    """① lu_unpack(x, y, unpack_ludata, unpack_pivots)."""
    if controller.STATIC:
        no_static_mode("lu_unpack")
    return eager_api_lu_unpack(x, y, unpack_ludata, unpack_pivots)


def pivots_matrix(y: Any = None, rows: Any = None, dtype: Any = None, *_: Any) -> Tensor:
    """① pivots_matrix(y, rows, dtype)."""
    if controller.STATIC:
        no_static_mode("pivots_matrix")
    return eager_api_pivots_matrix(y, rows, dtype)


def eig(x: Any = None, *_: Any) -> tuple[Tensor, Tensor]:
    """① eig(x)."""
    if controller.STATIC:
        no_static_mode("eig")
    return eager_api_eig(x)


def eigvals(x: Any = None, *_: Any) -> Tensor:
    """① eigvals(x)."""
    if controller.STATIC:
        no_static_mode("eigvals")
    return eager_api_eigvals(x)


def lstsq(x: Any = None, y: Any = None, rcond: Any = 0.0, *_: Any) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """① lstsq(x, y, rcond)."""
    if controller.STATIC:
        no_static_mode("lstsq")
    return eager_api_lstsq(x, y, rcond)


def matrix_exp(x: Any = None, *_: Any) -> Tensor:
    """① matrix_exp(x)."""
    if controller.STATIC:
        no_static_mode("matrix_exp")
    return eager_api_matrix_exp(x)


def equal(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① equal(x, y)."""
    if controller.STATIC:
        no_static_mode("equal")
    return eager_api_equal(x, y)


def equal_(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① equal_(x, y); overwrites x."""
    if controller.STATIC:
        no_static_mode("equal_")
    return eager_api_equal_(x, y)


def not_equal(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① not_equal(x, y)."""
    if controller.STATIC:
        no_static_mode("not_equal")
    return eager_api_not_equal(x, y)


def not_equal_(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① not_equal_(x, y); overwrites x."""
    if controller.STATIC:
        no_static_mode("not_equal_")
    return eager_api_not_equal_(x, y)


def less_than(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① less_than(x, y)."""
    if controller.STATIC:
        no_static_mode("less_than")
    return eager_api_less_than(x, y)


def less_than_(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① less_than_(x, y); overwrites x."""
    if controller.STATIC:
        no_static_mode("less_than_")
    return eager_api_less_than_(x, y)


def less_equal(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① less_equal(x, y)."""
    if controller.STATIC:
        no_static_mode("less_equal")
    return eager_api_less_equal(x, y)


def less_equal_(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① less_equal_(x, y); overwrites x."""
    if controller.STATIC:
        no_static_mode("less_equal_")
    return eager_api_less_equal_(x, y)


def greater_than(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① greater_than(x, y)."""
    if controller.STATIC:
        no_static_mode("greater_than")
    return eager_api_greater_than(x, y)


def greater_than_(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① greater_than_(x, y); overwrites x."""
    if controller.STATIC:
        no_static_mode("greater_than_")
    return eager_api_greater_than_(x, y)


def greater_equal(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① greater_equal(x, y)."""
    if controller.STATIC:
        no_static_mode("greater_equal")
    return eager_api_greater_equal(x, y)


def greater_equal_(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① greater_equal_(x, y); overwrites x."""
    if controller.STATIC:
        no_static_mode("greater_equal_")
    return eager_api_greater_equal_(x, y)


def logical_and(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① logical_and(x, y)."""
    if controller.STATIC:
        no_static_mode("logical_and")
    return eager_api_logical_and(x, y)


def logical_and_(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① logical_and_(x, y); overwrites x."""
    if controller.STATIC:
        no_static_mode("logical_and_")
    return eager_api_logical_and_(x, y)


def logical_or(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① logical_or(x, y)."""
    if controller.STATIC:
        no_static_mode("logical_or")
    return eager_api_logical_or(x, y)


def logical_or_(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① logical_or_(x, y); overwrites x."""
    if controller.STATIC:
        no_static_mode("logical_or_")
    return eager_api_logical_or_(x, y)


def logical_not(x: Any = None, *_: Any) -> Tensor:
    """① logical_not(x)."""
    if controller.STATIC:
        no_static_mode("logical_not")
    return eager_api_logical_not(x)


def logical_not_(x: Any = None, *_: Any) -> Tensor:
    """① logical_not_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("logical_not_")
    return eager_api_logical_not_(x)


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


def bitwise_and(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① bitwise_and(x, y)."""
    if controller.STATIC:
        no_static_mode("bitwise_and")
    return eager_api_bitwise_and(x, y)


def bitwise_and_(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① bitwise_and_(x, y); overwrites x."""
    if controller.STATIC:
        no_static_mode("bitwise_and_")
    return eager_api_bitwise_and_(x, y)


def bitwise_or(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① bitwise_or(x, y)."""
    if controller.STATIC:
        no_static_mode("bitwise_or")
    return eager_api_bitwise_or(x, y)


def bitwise_or_(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① bitwise_or_(x, y); overwrites x."""
    if controller.STATIC:
        no_static_mode("bitwise_or_")
    return eager_api_bitwise_or_(x, y)


def bitwise_xor(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① bitwise_xor(x, y)."""
    if controller.STATIC:
        no_static_mode("bitwise_xor")
    return eager_api_bitwise_xor(x, y)


def bitwise_xor_(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① bitwise_xor_(x, y); overwrites x."""
    if controller.STATIC:
        no_static_mode("bitwise_xor_")
    return eager_api_bitwise_xor_(x, y)


def bitwise_not(x: Any = None, *_: Any) -> Tensor:
    """① bitwise_not(x)."""
    if controller.STATIC:
        no_static_mode("bitwise_not")
    return eager_api_bitwise_not(x)


def bitwise_not_(x: Any = None, *_: Any) -> Tensor:
    """① bitwise_not_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("bitwise_not_")
    return eager_api_bitwise_not_(x)


def bitwise_left_shift(x: Any = None, y: Any = None, is_arithmetic: Any = True, *_: Any) -> Tensor:
    """① bitwise_left_shift(x, y, is_arithmetic)."""
    if controller.STATIC:
        no_static_mode("bitwise_left_shift")
    return eager_api_bitwise_left_shift(x, y, is_arithmetic)


def bitwise_left_shift_(x: Any = None, y: Any = None, is_arithmetic: Any = True, *_: Any) -> Tensor:
    """① bitwise_left_shift_(x, y, is_arithmetic); overwrites x."""
    if controller.STATIC:
        no_static_mode("bitwise_left_shift_")
    return eager_api_bitwise_left_shift_(x, y, is_arithmetic)


def bitwise_right_shift(x: Any = None, y: Any = None, is_arithmetic: Any = True, *_: Any) -> Tensor:
    """① bitwise_right_shift(x, y, is_arithmetic)."""
    if controller.STATIC:
        no_static_mode("bitwise_right_shift")
    return eager_api_bitwise_right_shift(x, y, is_arithmetic)


def bitwise_right_shift_(x: Any = None, y: Any = None, is_arithmetic: Any = True, *_: Any) -> Tensor:
    """① bitwise_right_shift_(x, y, is_arithmetic); overwrites x."""
    if controller.STATIC:
        no_static_mode("bitwise_right_shift_")
    return eager_api_bitwise_right_shift_(x, y, is_arithmetic)


def logical_xor(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① logical_xor(x, y)."""
    if controller.STATIC:
        no_static_mode("logical_xor")
    return eager_api_logical_xor(x, y)


def logical_xor_(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① logical_xor_(x, y); overwrites x."""
    if controller.STATIC:
        no_static_mode("logical_xor_")
    return eager_api_logical_xor_(x, y)


def isinf(x: Any = None, *_: Any) -> Tensor:
    """① isinf(x)."""
    if controller.STATIC:
        no_static_mode("isinf")
    return eager_api_isinf(x)


def isclose(
    x: Any = None, y: Any = None, rtol: Any = 1e-5, atol: Any = 1e-8, equal_nan: Any = False, *_: Any
) -> Tensor:
    """① isclose(x, y, rtol, atol, equal_nan)."""
    if controller.STATIC:
        no_static_mode("isclose")
    return eager_api_isclose(x, y, rtol, atol, equal_nan)


def allclose(
    x: Any = None, y: Any = None, rtol: Any = 1e-5, atol: Any = 1e-8, equal_nan: Any = False, *_: Any
) -> Tensor:
    """① allclose(x, y, rtol, atol, equal_nan)."""
    if controller.STATIC:
        no_static_mode("allclose")
    return eager_api_allclose(x, y, rtol, atol, equal_nan)


def equal_all(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① equal_all(x, y)."""
    if controller.STATIC:
        no_static_mode("equal_all")
    return eager_api_equal_all(x, y)


def is_empty(x: Any = None, *_: Any) -> Tensor:
    """① is_empty(x)."""
    if controller.STATIC:
        no_static_mode("is_empty")
    return eager_api_is_empty(x)


def reshape(x: Any = None, shape: Any = None, *_: Any) -> Tensor:
    """① reshape(x, shape)."""
    if controller.STATIC:
        no_static_mode("reshape")
    return eager_api_reshape(x, shape)


def reshape_(x: Any = None, shape: Any = None, *_: Any) -> Tensor:
    """① reshape_(x, shape); overwrites x."""
    if controller.STATIC:
        no_static_mode("reshape_")
    return eager_api_reshape_(x, shape)


def flatten(x: Any = None, start_axis: Any = 1, stop_axis: Any = 1, *_: Any) -> Tensor:
    """① flatten(x, start_axis, stop_axis)."""
    if controller.STATIC:
        no_static_mode("flatten")
    return eager_api_flatten(x, start_axis, stop_axis)


def flatten_(x: Any = None, start_axis: Any = 1, stop_axis: Any = 1, *_: Any) -> Tensor:
    """① flatten_(x, start_axis, stop_axis); overwrites x."""
    if controller.STATIC:
        no_static_mode("flatten_")
    return eager_api_flatten_(x, start_axis, stop_axis)


def transpose(x: Any = None, perm: Any = None, *_: Any) -> Tensor:
    """① transpose(x, perm)."""
    if controller.STATIC:
        no_static_mode("transpose")
    return eager_api_transpose(x, perm)


def transpose_(x: Any = None, perm: Any = None, *_: Any) -> Tensor:
    """① transpose_(x, perm); overwrites x."""
    if controller.STATIC:
        no_static_mode("transpose_")
    return eager_api_transpose_(x, perm)


def squeeze(x: Any = None, axis: Any = (), *_: Any) -> Tensor:
    """① squeeze(x, axis)."""
    if controller.STATIC:
        no_static_mode("squeeze")
    return eager_api_squeeze(x, axis)


def squeeze_(x: Any = None, axis: Any = (), *_: Any) -> Tensor:
    """① squeeze_(x, axis); overwrites x."""
    if controller.STATIC:
        no_static_mode("squeeze_")
    return eager_api_squeeze_(x, axis)


def unsqueeze(x: Any = None, axis: Any = (), *_: Any) -> Tensor:
    """① unsqueeze(x, axis)."""
    if controller.STATIC:
        no_static_mode("unsqueeze")
    return eager_api_unsqueeze(x, axis)


def unsqueeze_(x: Any = None, axis: Any = (), *_: Any) -> Tensor:
    """① unsqueeze_(x, axis); overwrites x."""
    if controller.STATIC:
        no_static_mode("unsqueeze_")
    return eager_api_unsqueeze_(x, axis)


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


def tile(x: Any = None, repeat_times: Any = (), *_: Any) -> Tensor:
    """① tile(x, repeat_times)."""
    if controller.STATIC:
        no_static_mode("tile")
    return eager_api_tile(x, repeat_times)


def flip(x: Any = None, axis: Any = None, *_: Any) -> Tensor:
    """① flip(x, axis)."""
    if controller.STATIC:
        no_static_mode("flip")
    return eager_api_flip(x, axis)


def roll(x: Any = None, shifts: Any = (), axis: Any = (), *_: Any) -> Tensor:
    """① roll(x, shifts, axis)."""
    if controller.STATIC:
        no_static_mode("roll")
    return eager_api_roll(x, shifts, axis)


def diag(x: Any = None, offset: Any = 0, padding_value: Any = 0.0, *_: Any) -> Tensor:
    """① diag(x, offset, padding_value)."""
    if controller.STATIC:
        no_static_mode("diag")
    return eager_api_diag(x, offset, padding_value)


def diagonal(x: Any = None, offset: Any = 0, axis1: Any = 0, axis2: Any = 1, *_: Any) -> Tensor:
    """① diagonal(x, offset, axis1, axis2)."""
    if controller.STATIC:
        no_static_mode("diagonal")
    return eager_api_diagonal(x, offset, axis1, axis2)


def diagonal_grad(
    out_grad: Any = None, shape: Any = None, offset: Any = 0, axis1: Any = 0, axis2: Any = 1, *_: Any
) -> Tensor:
    """① diagonal_grad(out_grad, shape, offset, axis1, axis2)."""
    if controller.STATIC:
        no_static_mode("diagonal_grad")
    return eager_api_diagonal_grad(out_grad, shape, offset, axis1, axis2)


def diag_embed(input: Any = None, offset: Any = 0, dim1: Any = -2, dim2: Any = -1, *_: Any) -> Tensor:
    """① diag_embed(input, offset, dim1, dim2)."""
    if controller.STATIC:
        no_static_mode("diag_embed")
    return eager_api_diag_embed(input, offset, dim1, dim2)


def fill_diagonal(x: Any = None, value: Any = 0, offset: Any = 0, wrap: Any = False, *_: Any) -> Tensor:
    """① fill_diagonal(x, value, offset, wrap)."""
    if controller.STATIC:
        no_static_mode("fill_diagonal")
    return eager_api_fill_diagonal(x, value, offset, wrap)


def fill_diagonal_(x: Any = None, value: Any = 0, offset: Any = 0, wrap: Any = False, *_: Any) -> Tensor:
    """① fill_diagonal_(x, value, offset, wrap); overwrites x."""
    if controller.STATIC:
        no_static_mode("fill_diagonal_")
    return eager_api_fill_diagonal_(x, value, offset, wrap)


def fill_diagonal_tensor(
    x: Any = None, y: Any = None, offset: Any = 0, dim1: Any = 0, dim2: Any = 1, *_: Any
) -> Tensor:
    """① fill_diagonal_tensor(x, y, offset, dim1, dim2)."""
    if controller.STATIC:
        no_static_mode("fill_diagonal_tensor")
    return eager_api_fill_diagonal_tensor(x, y, offset, dim1, dim2)


def fill_diagonal_tensor_(
    x: Any = None, y: Any = None, offset: Any = 0, dim1: Any = 0, dim2: Any = 1, *_: Any
) -> Tensor:
    """① fill_diagonal_tensor_(x, y, offset, dim1, dim2); overwrites x."""
    if controller.STATIC:
        no_static_mode("fill_diagonal_tensor_")
    return eager_api_fill_diagonal_tensor_(x, y, offset, dim1, dim2)


def tril(x: Any = None, diagonal: Any = 0, *_: Any) -> Tensor:
    """① tril(x, diagonal)."""
    if controller.STATIC:
        no_static_mode("tril")
    return eager_api_tril(x, diagonal)


def tril_(x: Any = None, diagonal: Any = 0, *_: Any) -> Tensor:
    """① tril_(x, diagonal); overwrites x."""
    if controller.STATIC:
        no_static_mode("tril_")
    return eager_api_tril_(x, diagonal)


def triu(x: Any = None, diagonal: Any = 0, *_: Any) -> Tensor:
    """① triu(x, diagonal)."""
    if controller.STATIC:
        no_static_mode("triu")
    return eager_api_triu(x, diagonal)


def triu_(x: Any = None, diagonal: Any = 0, *_: Any) -> Tensor:
    """① triu_(x, diagonal); overwrites x."""
    if controller.STATIC:
        no_static_mode("triu_")
    return eager_api_triu_(x, diagonal)


def kron(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① kron(x, y)."""
    if controller.STATIC:
        no_static_mode("kron")
    return eager_api_kron(x, y)


def repeat_interleave(x: Any = None, repeats: Any = None, axis: Any = None, output_size: Any = -1, *_: Any) -> Tensor:
    """① repeat_interleave(x, repeats, axis, output_size)."""
    if controller.STATIC:
        no_static_mode("repeat_interleave")
    return eager_api_repeat_interleave(x, repeats, axis, output_size)


def repeat_interleave_with_tensor_index(
    x: Any = None, repeats: Any = None, axis: Any = None, output_size: Any = -1, *_: Any
) -> Tensor:
    """① repeat_interleave_with_tensor_index(x, repeats, axis, output_size)."""
    if controller.STATIC:
        no_static_mode("repeat_interleave_with_tensor_index")
    return eager_api_repeat_interleave_with_tensor_index(x, repeats, axis, output_size)


def repeat_interleave_with_tensor_index_grad(
    out_grad: Any = None, repeats: Any = None, shape: Any = None, axis: Any = None, *_: Any
) -> Tensor:
    """① repeat_interleave_with_tensor_index_grad(out_grad, repeats, shape, axis)."""
    if controller.STATIC:
        no_static_mode("repeat_interleave_with_tensor_index_grad")
    return eager_api_repeat_interleave_with_tensor_index_grad(out_grad, repeats, shape, axis)


def unstack(x: Any = None, axis: Any = 0, num: Any = 0, *_: Any) -> list[Tensor]:
    """① unstack(x, axis, num)."""
    if controller.STATIC:
        no_static_mode("unstack")
    return eager_api_unstack(x, axis, num)


def as_strided(input: Any = None, dims: Any = (), stride: Any = (), offset: Any = 0, *_: Any) -> Tensor:
    """① as_strided(input, dims, stride, offset)."""
    if controller.STATIC:
        no_static_mode("as_strided")
    return eager_api_as_strided(input, dims, stride, offset)


def as_strided_grad(
    out_grad: Any = None, shape: Any = None, dims: Any = None, stride: Any = None, offset: Any = None, *_: Any
) -> Tensor:
    """① as_strided_grad(out_grad, shape, dims, stride, offset)."""
    if controller.STATIC:
        no_static_mode("as_strided_grad")
    return eager_api_as_strided_grad(out_grad, shape, dims, stride, offset)


def tensor_unfold(input: Any = None, axis: Any = None, size: Any = None, step: Any = None, *_: Any) -> Tensor:
    """① tensor_unfold(input, axis, size, step)."""
    if controller.STATIC:
        no_static_mode("tensor_unfold")
    return eager_api_tensor_unfold(input, axis, size, step)


def tensor_unfold_grad(
    out_grad: Any = None, shape: Any = None, axis: Any = None, size: Any = None, step: Any = None, *_: Any
) -> Tensor:
    """① tensor_unfold_grad(out_grad, shape, axis, size, step)."""
    if controller.STATIC:
        no_static_mode("tensor_unfold_grad")
    return eager_api_tensor_unfold_grad(out_grad, shape, axis, size, step)


def view_shape(input: Any = None, dims: Any = (), *_: Any) -> Tensor:
    """① view_shape(input, dims)."""
    if controller.STATIC:
        no_static_mode("view_shape")
    return eager_api_view_shape(input, dims)


def view_dtype(input: Any = None, dtype: Any = None, *_: Any) -> Tensor:
    """① view_dtype(input, dtype)."""
    if controller.STATIC:
        no_static_mode("view_dtype")
    return eager_api_view_dtype(input, dtype)


def broadcast_tensors(input: Any = None, *_: Any) -> list[Tensor]:
    """① broadcast_tensors(input)."""
    if controller.STATIC:
        no_static_mode("broadcast_tensors")
    return eager_api_broadcast_tensors(input)


def meshgrid(inputs: Any = None, *_: Any) -> list[Tensor]:
    """① meshgrid(inputs)."""
    if controller.STATIC:
        no_static_mode("meshgrid")
    return eager_api_meshgrid(inputs)


def pad(x: Any = None, paddings: Any = None, pad_value: Any = 0.0, *_: Any) -> Tensor:
    """① pad(x, paddings, pad_value)."""
    if controller.STATIC:
        no_static_mode("pad")
    return eager_api_pad(x, paddings, pad_value)


def expand_as(x: Any = None, y: Any = None, target_shape: Any = (), *_: Any) -> Tensor:
    """① expand_as(x, y, target_shape)."""
    if controller.STATIC:
        no_static_mode("expand_as")
    return eager_api_expand_as(x, y, target_shape)


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


def relu_grad(out: Any = None, out_grad: Any = None, *_: Any) -> Tensor:
    """① relu_grad(out, out_grad)."""
    if controller.STATIC:
        no_static_mode("relu_grad")
    return eager_api_relu_grad(out, out_grad)


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


def one_hot(x: Any = None, num_classes: Any = None, *_: Any) -> Tensor:
    """① one_hot(x, num_classes)."""
    if controller.STATIC:
        no_static_mode("one_hot")
    return eager_api_one_hot(x, num_classes)


def gelu(x: Any = None, approximate: Any = False, *_: Any) -> Tensor:
    """① gelu(x, approximate)."""
    if controller.STATIC:
        no_static_mode("gelu")
    return eager_api_gelu(x, approximate)


def gelu_grad(x: Any = None, out_grad: Any = None, approximate: Any = False, *_: Any) -> Tensor:
    """① gelu_grad(x, out_grad, approximate)."""
    if controller.STATIC:
        no_static_mode("gelu_grad")
    return eager_api_gelu_grad(x, out_grad, approximate)


def silu(x: Any = None, *_: Any) -> Tensor:
    """① silu(x)."""
    if controller.STATIC:
        no_static_mode("silu")
    return eager_api_silu(x)


def silu_grad(x: Any = None, y: Any = None, out_grad: Any = None, *_: Any) -> Tensor:
    """① silu_grad(x, y, out_grad)."""
    if controller.STATIC:
        no_static_mode("silu_grad")
    return eager_api_silu_grad(x, y, out_grad)


def swish(x: Any = None, *_: Any) -> Tensor:
    """① swish(x)."""
    if controller.STATIC:
        no_static_mode("swish")
    return eager_api_swish(x)


def swish_grad(x: Any = None, out_grad: Any = None, *_: Any) -> Tensor:
    """① swish_grad(x, out_grad)."""
    if controller.STATIC:
        no_static_mode("swish_grad")
    return eager_api_swish_grad(x, out_grad)


def mish(x: Any = None, threshold: Any = 20.0, *_: Any) -> Tensor:
    """① mish(x, threshold)."""
    if controller.STATIC:
        no_static_mode("mish")
    return eager_api_mish(x, threshold)


def softplus(x: Any = None, beta: Any = 1.0, threshold: Any = 20.0, *_: Any) -> Tensor:
    """① softplus(x, beta, threshold)."""
    if controller.STATIC:
        no_static_mode("softplus")
    return eager_api_softplus(x, beta, threshold)


def softplus_grad(x: Any = None, out_grad: Any = None, beta: Any = 1.0, threshold: Any = 20.0, *_: Any) -> Tensor:
    """① softplus_grad(x, out_grad, beta, threshold)."""
    if controller.STATIC:
        no_static_mode("softplus_grad")
    return eager_api_softplus_grad(x, out_grad, beta, threshold)


def logsigmoid(x: Any = None, *_: Any) -> Tensor:
    """① logsigmoid(x)."""
    if controller.STATIC:
        no_static_mode("logsigmoid")
    return eager_api_logsigmoid(x)


def elu(x: Any = None, alpha: Any = 1.0, *_: Any) -> Tensor:
    """① elu(x, alpha)."""
    if controller.STATIC:
        no_static_mode("elu")
    return eager_api_elu(x, alpha)


def elu_(x: Any = None, alpha: Any = 1.0, *_: Any) -> Tensor:
    """① elu_(x, alpha); overwrites x."""
    if controller.STATIC:
        no_static_mode("elu_")
    return eager_api_elu_(x, alpha)


def elu_grad(x: Any = None, out_grad: Any = None, alpha: Any = 1.0, *_: Any) -> Tensor:
    """① elu_grad(x, out_grad, alpha)."""
    if controller.STATIC:
        no_static_mode("elu_grad")
    return eager_api_elu_grad(x, out_grad, alpha)


def celu(x: Any = None, alpha: Any = 1.0, *_: Any) -> Tensor:
    """① celu(x, alpha)."""
    if controller.STATIC:
        no_static_mode("celu")
    return eager_api_celu(x, alpha)


def selu(x: Any = None, scale: Any = 1.0507009873554805, alpha: Any = 1.6732632423543772, *_: Any) -> Tensor:
    """① selu(x, scale, alpha)."""
    if controller.STATIC:
        no_static_mode("selu")
    return eager_api_selu(x, scale, alpha)


def leaky_relu(x: Any = None, negative_slope: Any = 0.02, *_: Any) -> Tensor:
    """① leaky_relu(x, negative_slope)."""
    if controller.STATIC:
        no_static_mode("leaky_relu")
    return eager_api_leaky_relu(x, negative_slope)


def leaky_relu_(x: Any = None, negative_slope: Any = 0.02, *_: Any) -> Tensor:
    """① leaky_relu_(x, negative_slope); overwrites x."""
    if controller.STATIC:
        no_static_mode("leaky_relu_")
    return eager_api_leaky_relu_(x, negative_slope)


def leaky_relu_grad(x: Any = None, out_grad: Any = None, negative_slope: Any = 0.02, *_: Any) -> Tensor:
    """① leaky_relu_grad(x, out_grad, negative_slope)."""
    if controller.STATIC:
        no_static_mode("leaky_relu_grad")
    return eager_api_leaky_relu_grad(x, out_grad, negative_slope)


def hardtanh(x: Any = None, t_min: Any = 0.0, t_max: Any = 24.0, *_: Any) -> Tensor:
    """① hardtanh(x, t_min, t_max)."""
    if controller.STATIC:
        no_static_mode("hardtanh")
    return eager_api_hardtanh(x, t_min, t_max)


def hardtanh_(x: Any = None, t_min: Any = 0.0, t_max: Any = 24.0, *_: Any) -> Tensor:
    """① hardtanh_(x, t_min, t_max); overwrites x."""
    if controller.STATIC:
        no_static_mode("hardtanh_")
    return eager_api_hardtanh_(x, t_min, t_max)


def relu6(x: Any = None, *_: Any) -> Tensor:
    """① relu6(x)."""
    if controller.STATIC:
        no_static_mode("relu6")
    return eager_api_relu6(x)


def hardsigmoid(x: Any = None, slope: Any = 0.2, offset: Any = 0.5, *_: Any) -> Tensor:
    """① hardsigmoid(x, slope, offset)."""
    if controller.STATIC:
        no_static_mode("hardsigmoid")
    return eager_api_hardsigmoid(x, slope, offset)


def thresholded_relu(x: Any = None, threshold: Any = 1.0, value: Any = 0.0, *_: Any) -> Tensor:
    """① thresholded_relu(x, threshold, value)."""
    if controller.STATIC:
        no_static_mode("thresholded_relu")
    return eager_api_thresholded_relu(x, threshold, value)


def thresholded_relu_(x: Any = None, threshold: Any = 1.0, value: Any = 0.0, *_: Any) -> Tensor:
    """① thresholded_relu_(x, threshold, value); overwrites x."""
    if controller.STATIC:
        no_static_mode("thresholded_relu_")
    return eager_api_thresholded_relu_(x, threshold, value)


def between_grad(
    x: Any = None, out_grad: Any = None, low: Any = None, high: Any = None, slope: Any = 1.0, *_: Any
) -> Tensor:
    """① between_grad(x, out_grad, low, high, slope)."""
    if controller.STATIC:
        no_static_mode("between_grad")
    return eager_api_between_grad(x, out_grad, low, high, slope)


def hardswish(x: Any = None, *_: Any) -> Tensor:
    """① hardswish(x)."""
    if controller.STATIC:
        no_static_mode("hardswish")
    return eager_api_hardswish(x)


def hardswish_slope(x: Any = None, *_: Any) -> Tensor:
    """① hardswish_slope(x)."""
    if controller.STATIC:
        no_static_mode("hardswish_slope")
    return eager_api_hardswish_slope(x)


def softshrink(x: Any = None, threshold: Any = 0.5, *_: Any) -> Tensor:
    """① softshrink(x, threshold)."""
    if controller.STATIC:
        no_static_mode("softshrink")
    return eager_api_softshrink(x, threshold)


def hardshrink(x: Any = None, threshold: Any = 0.5, *_: Any) -> Tensor:
    """① hardshrink(x, threshold)."""
    if controller.STATIC:
        no_static_mode("hardshrink")
    return eager_api_hardshrink(x, threshold)


def outside(x: Any = None, out_grad: Any = None, low: Any = None, high: Any = None, *_: Any) -> Tensor:
    """① outside(x, out_grad, low, high)."""
    if controller.STATIC:
        no_static_mode("outside")
    return eager_api_outside(x, out_grad, low, high)


def tanh_shrink(x: Any = None, *_: Any) -> Tensor:
    """① tanh_shrink(x)."""
    if controller.STATIC:
        no_static_mode("tanh_shrink")
    return eager_api_tanh_shrink(x)


def softsign(x: Any = None, *_: Any) -> Tensor:
    """① softsign(x)."""
    if controller.STATIC:
        no_static_mode("softsign")
    return eager_api_softsign(x)


def prelu(x: Any = None, alpha: Any = None, data_format: Any = "NCHW", mode: Any = "all", *_: Any) -> Tensor:
    """① prelu(x, alpha, data_format, mode)."""
    if controller.STATIC:
        no_static_mode("prelu")
    return eager_api_prelu(x, alpha, data_format, mode)


def softmax_grad(y: Any = None, out_grad: Any = None, axis: Any = -1, *_: Any) -> Tensor:
    """① softmax_grad(y, out_grad, axis)."""
    if controller.STATIC:
        no_static_mode("softmax_grad")
    return eager_api_softmax_grad(y, out_grad, axis)


def log_softmax_grad(y: Any = None, out_grad: Any = None, axis: Any = -1, *_: Any) -> Tensor:
    """① log_softmax_grad(y, out_grad, axis)."""
    if controller.STATIC:
        no_static_mode("log_softmax_grad")
    return eager_api_log_softmax_grad(y, out_grad, axis)


def nearest_interp(
    x: Any = None,
    data_format: Any = "NCHW",
    out_d: Any = 0,
    out_h: Any = 0,
    out_w: Any = 0,
    scale: Any = (),
    interp_method: Any = "nearest",
    align_corners: Any = True,
    align_mode: Any = 1,
    *_: Any,
) -> Tensor:
    """① nearest_interp(x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode)."""
    if controller.STATIC:
        no_static_mode("nearest_interp")
    return eager_api_nearest_interp(
        x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode
    )


def linear_interp(
    x: Any = None,
    data_format: Any = "NCHW",
    out_d: Any = 0,
    out_h: Any = 0,
    out_w: Any = 0,
    scale: Any = (),
    interp_method: Any = "linear",
    align_corners: Any = True,
    align_mode: Any = 1,
    *_: Any,
) -> Tensor:
    """① linear_interp(x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode)."""
    if controller.STATIC:
        no_static_mode("linear_interp")
    return eager_api_linear_interp(x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode)


def bilinear_interp(
    x: Any = None,
    data_format: Any = "NCHW",
    out_d: Any = 0,
    out_h: Any = 0,
    out_w: Any = 0,
    scale: Any = (),
    interp_method: Any = "bilinear",
    align_corners: Any = True,
    align_mode: Any = 1,
    *_: Any,
) -> Tensor:
    """① bilinear_interp(x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode)."""
    if controller.STATIC:
        no_static_mode("bilinear_interp")
    return eager_api_bilinear_interp(
        x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode
    )


def trilinear_interp(
    x: Any = None,
    data_format: Any = "NCHW",
    out_d: Any = 0,
    out_h: Any = 0,
    out_w: Any = 0,
    scale: Any = (),
    interp_method: Any = "trilinear",
    align_corners: Any = True,
    align_mode: Any = 1,
    *_: Any,
) -> Tensor:
    """① trilinear_interp(x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode)."""
    if controller.STATIC:
        no_static_mode("trilinear_interp")
    return eager_api_trilinear_interp(
        x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode
    )


def bicubic_interp(
    x: Any = None,
    data_format: Any = "NCHW",
    out_d: Any = 0,
    out_h: Any = 0,
    out_w: Any = 0,
    scale: Any = (),
    interp_method: Any = "bicubic",
    align_corners: Any = True,
    align_mode: Any = 1,
    *_: Any,
) -> Tensor:
    """① bicubic_interp(x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode)."""
    if controller.STATIC:
        no_static_mode("bicubic_interp")
    return eager_api_bicubic_interp(
        x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode
    )


def interp_antialias(
    x: Any = None,
    data_format: Any = "NCHW",
    out_d: Any = 0,
    out_h: Any = 0,
    out_w: Any = 0,
    scale: Any = (),
    interp_method: Any = "bilinear",
    align_corners: Any = True,
    align_mode: Any = 1,
    *_: Any,
) -> Tensor:
    """① interp_antialias(x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode)."""
    if controller.STATIC:
        no_static_mode("interp_antialias")
    return eager_api_interp_antialias(
        x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode
    )


def interp_grad(
    out_grad: Any = None,
    shape: Any = None,
    data_format: Any = "NCHW",
    out_d: Any = 0,
    out_h: Any = 0,
    out_w: Any = 0,
    scale: Any = (),
    interp_method: Any = "bilinear",
    align_corners: Any = True,
    align_mode: Any = 1,
    antialias: Any = False,
    *_: Any,
) -> Tensor:
    """① interp_grad(out_grad, shape, data_format, out_d, out_h, out_w, scale, interp_method, align_corners,
    align_mode, antialias).
    """
    if controller.STATIC:
        no_static_mode("interp_grad")
    return eager_api_interp_grad(
        out_grad, shape, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode, antialias
    )


def cross_entropy_with_softmax(
    input: Any = None,
    label: Any = None,
    soft_label: Any = False,
    use_softmax: Any = True,
    numeric_stable_mode: Any = True,
    ignore_index: Any = -100,
    axis: Any = -1,
    *_: Any,
) -> tuple[Tensor, Tensor]:
    """① cross_entropy_with_softmax(input, label, soft_label, use_softmax, numeric_stable_mode, ignore_index, axis)."""
    if controller.STATIC:
        no_static_mode("cross_entropy_with_softmax")
    return eager_api_cross_entropy_with_softmax(
        input, label, soft_label, use_softmax, numeric_stable_mode, ignore_index, axis
    )


def cross_entropy_grad(
    softmax: Any = None,
    label: Any = None,
    loss_grad: Any = None,
    soft_label: Any = False,
    use_softmax: Any = True,
    ignore_index: Any = -100,
    axis: Any = -1,
    *_: Any,
) -> Tensor:
    """① cross_entropy_grad(softmax, label, loss_grad, soft_label, use_softmax, ignore_index, axis)."""
    if controller.STATIC:
        no_static_mode("cross_entropy_grad")
    return eager_api_cross_entropy_grad(softmax, label, loss_grad, soft_label, use_softmax, ignore_index, axis)


def nll_loss(
    input: Any = None, label: Any = None, weight: Any = None, ignore_index: Any = -100, reduction: Any = "mean", *_: Any
) -> tuple[Tensor, Tensor]:
    """① nll_loss(input, label, weight, ignore_index, reduction)."""
    if controller.STATIC:
        no_static_mode("nll_loss")
    return eager_api_nll_loss(input, label, weight, ignore_index, reduction)


def nll_loss_grad(
    input: Any = None,
    label: Any = None,
    weight: Any = None,
    total_weight: Any = None,
    grad: Any = None,
    ignore_index: Any = -100,
    reduction: Any = "mean",
    *_: Any,
) -> Tensor:
    """① nll_loss_grad(input, label, weight, total_weight, grad, ignore_index, reduction)."""
    if controller.STATIC:
        no_static_mode("nll_loss_grad")
    return eager_api_nll_loss_grad(input, label, weight, total_weight, grad, ignore_index, reduction)


def huber_loss(input: Any = None, label: Any = None, delta: Any = None, *_: Any) -> Tensor:
    """① huber_loss(input, label, delta)."""
    if controller.STATIC:
        no_static_mode("huber_loss")
    return eager_api_huber_loss(input, label, delta)


def bce_loss(input: Any = None, label: Any = None, *_: Any) -> Tensor:
    """① bce_loss(input, label)."""
    if controller.STATIC:
        no_static_mode("bce_loss")
    return eager_api_bce_loss(input, label)


def bce_loss_(input: Any = None, label: Any = None, *_: Any) -> Tensor:
    """① bce_loss_(input, label); overwrites input."""
    if controller.STATIC:
        no_static_mode("bce_loss_")
    return eager_api_bce_loss_(input, label)


def sigmoid_cross_entropy_with_logits(
    x: Any = None, label: Any = None, pos_weight: Any = None, normalize: Any = False, ignore_index: Any = -100, *_: Any
) -> Tensor:
    """① sigmoid_cross_entropy_with_logits(x, label, pos_weight, normalize, ignore_index)."""
    if controller.STATIC:
        no_static_mode("sigmoid_cross_entropy_with_logits")
    return eager_api_sigmoid_cross_entropy_with_logits(x, label, pos_weight, normalize, ignore_index)


def kldiv_loss(x: Any = None, label: Any = None, reduction: Any = "none", log_target: Any = False, *_: Any) -> Tensor:
    """① kldiv_loss(x, label, reduction, log_target)."""
    if controller.STATIC:
        no_static_mode("kldiv_loss")
    return eager_api_kldiv_loss(x, label, reduction, log_target)


def dropout(
    x: Any = None,
    seed_tensor: Any = None,
    p: Any = None,
    is_test: Any = None,
    mode: Any = None,
    seed: Any = None,
    fix_seed: Any = None,
    *_: Any,
) -> Tensor:
    """① dropout(x, seed_tensor, p, is_test, mode, seed, fix_seed)."""
    if controller.STATIC:
        no_static_mode("dropout")
    return eager_api_dropout(x, seed_tensor, p, is_test, mode, seed, fix_seed)


def dropout_grad(
    mask: Any = None, out_grad: Any = None, p: Any = None, is_test: Any = None, mode: Any = None, *_: Any
) -> Tensor:
    """① dropout_grad(mask, out_grad, p, is_test, mode)."""
    if controller.STATIC:
        no_static_mode("dropout_grad")
    return eager_api_dropout_grad(mask, out_grad, p, is_test, mode)


def layer_norm(
    x: Any = None, scale: Any = None, bias: Any = None, epsilon: Any = 1e-5, begin_norm_axis: Any = 1, *_: Any
) -> Tensor:
    """① layer_norm(x, scale, bias, epsilon, begin_norm_axis)."""
    if controller.STATIC:
        no_static_mode("layer_norm")
    return eager_api_layer_norm(x, scale, bias, epsilon, begin_norm_axis)


def batch_norm(
    x: Any = None,
    mean: Any = None,
    variance: Any = None,
    scale: Any = None,
    bias: Any = None,
    is_test: Any = None,
    momentum: Any = None,
    epsilon: Any = None,
    data_format: Any = None,
    use_global_stats: Any = None,
    trainable_statistics: Any = None,
    *_: Any,
) -> tuple[Tensor, Tensor, Tensor]:
    """① batch_norm(x, mean, variance, scale, bias, is_test, momentum, epsilon, data_format, use_global_stats,
    trainable_statistics).
    """
    if controller.STATIC:
        no_static_mode("batch_norm")
    return eager_api_batch_norm(
        x, mean, variance, scale, bias, is_test, momentum, epsilon, data_format, use_global_stats, trainable_statistics
    )


def group_norm(
    x: Any = None,
    scale: Any = None,
    bias: Any = None,
    epsilon: Any = 1e-5,
    groups: Any = -1,
    data_format: Any = "NCHW",
    *_: Any,
) -> Tensor:
    """① group_norm(x, scale, bias, epsilon, groups, data_format)."""
    if controller.STATIC:
        no_static_mode("group_norm")
    return eager_api_group_norm(x, scale, bias, epsilon, groups, data_format)


def sgd(param: Any = None, grad: Any = None, learning_rate: Any = None, *_: Any) -> Tensor:
    """① sgd(param, grad, learning_rate)."""
    if controller.STATIC:
        no_static_mode("sgd")
    return eager_api_sgd(param, grad, learning_rate)


def momentum(
    param: Any = None,
    grad: Any = None,
    velocity: Any = None,
    learning_rate: Any = None,
    mu: Any = None,
    use_nesterov: Any = False,
    *_: Any,
) -> tuple[Tensor, Tensor]:
    """① momentum(param, grad, velocity, learning_rate, mu, use_nesterov)."""
    if controller.STATIC:
        no_static_mode("momentum")
    return eager_api_momentum(param, grad, velocity, learning_rate, mu, use_nesterov)


def adagrad(
    param: Any = None, grad: Any = None, moment: Any = None, learning_rate: Any = None, epsilon: Any = 1.0e-6, *_: Any
) -> tuple[Tensor, Tensor]:
    """① adagrad(param, grad, moment, learning_rate, epsilon)."""
    if controller.STATIC:
        no_static_mode("adagrad")
    return eager_api_adagrad(param, grad, moment, learning_rate, epsilon)


def rmsprop(
    param: Any = None,
    grad: Any = None,
    mean_square: Any = None,
    mean_grad: Any = None,
    moment: Any = None,
    learning_rate: Any = None,
    epsilon: Any = 1.0e-6,
    decay: Any = 0.95,
    momentum: Any = 0.0,
    centered: Any = False,
    *_: Any,
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """① rmsprop(param, grad, mean_square, mean_grad, moment, learning_rate, epsilon, decay, momentum, centered)."""
    if controller.STATIC:
        no_static_mode("rmsprop")
    return eager_api_rmsprop(
        param, grad, mean_square, mean_grad, moment, learning_rate, epsilon, decay, momentum, centered
    )


def adam(
    param: Any = None,
    grad: Any = None,
    moment1: Any = None,
    moment2: Any = None,
    largest: Any = None,
    beta1_pow: Any = None,
    beta2_pow: Any = None,
    learning_rate: Any = None,
    beta1: Any = 0.9,
    beta2: Any = 0.999,
    epsilon: Any = 1.0e-8,
    decay: Any = 0.0,
    *_: Any,
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]:
    """① adam(param, grad, moment1, moment2, largest, beta1_pow, beta2_pow, learning_rate, beta1, beta2, epsilon,
    decay).
    """
    if controller.STATIC:
        no_static_mode("adam")
    return eager_api_adam(
        param, grad, moment1, moment2, largest, beta1_pow, beta2_pow, learning_rate, beta1, beta2, epsilon, decay
    )


def adamax(
    param: Any = None,
    grad: Any = None,
    moment: Any = None,
    inf_norm: Any = None,
    beta1_pow: Any = None,
    learning_rate: Any = None,
    beta1: Any = 0.9,
    beta2: Any = 0.999,
    epsilon: Any = 1.0e-8,
    *_: Any,
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """① adamax(param, grad, moment, inf_norm, beta1_pow, learning_rate, beta1, beta2, epsilon)."""
    if controller.STATIC:
        no_static_mode("adamax")
    return eager_api_adamax(param, grad, moment, inf_norm, beta1_pow, learning_rate, beta1, beta2, epsilon)


def adadelta(
    param: Any = None,
    grad: Any = None,
    square_grad: Any = None,
    square_update: Any = None,
    learning_rate: Any = None,
    rho: Any = 0.95,
    epsilon: Any = 1.0e-6,
    *_: Any,
) -> tuple[Tensor, Tensor, Tensor]:
    """① adadelta(param, grad, square_grad, square_update, learning_rate, rho, epsilon)."""
    if controller.STATIC:
        no_static_mode("adadelta")
    return eager_api_adadelta(param, grad, square_grad, square_update, learning_rate, rho, epsilon)


def asgd(
    param: Any = None,
    grad: Any = None,
    d: Any = None,
    ys: Any = None,
    learning_rate: Any = None,
    place: Any = 0,
    count: Any = 1,
    *_: Any,
) -> tuple[Tensor, Tensor, Tensor]:
    """① asgd(param, grad, d, ys, learning_rate, place, count)."""
    if controller.STATIC:
        no_static_mode("asgd")
    return eager_api_asgd(param, grad, d, ys, learning_rate, place, count)


def lamb(
    param: Any = None,
    grad: Any = None,
    moment1: Any = None,
    moment2: Any = None,
    beta1_pow: Any = None,
    beta2_pow: Any = None,
    learning_rate: Any = None,
    weight_decay: Any = 0.01,
    beta1: Any = 0.9,
    beta2: Any = 0.999,
    epsilon: Any = 1.0e-6,
    always_adapt: Any = False,
    *_: Any,
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
    """① lamb(param, grad, moment1, moment2, beta1_pow, beta2_pow, learning_rate, weight_decay, beta1, beta2,
    epsilon, always_adapt).
    """
    if controller.STATIC:
        no_static_mode("lamb")
    return eager_api_lamb(
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


def nadam(
    param: Any = None,
    grad: Any = None,
    momentum_decay_pow: Any = None,
    beta2_pow: Any = None,
    mu_product: Any = None,
    moment1: Any = None,
    moment2: Any = None,
    learning_rate: Any = None,
    beta1: Any = 0.9,
    beta2: Any = 0.999,
    epsilon: Any = 1.0e-8,
    momentum_decay: Any = 0.004,
    *_: Any,
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]:
    """① nadam(param, grad, momentum_decay_pow, beta2_pow, mu_product, moment1, moment2, learning_rate, beta1, beta2,
    epsilon, momentum_decay).
    """
    if controller.STATIC:
        no_static_mode("nadam")
    return eager_api_nadam(
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


def radam(
    param: Any = None,
    grad: Any = None,
    beta1_pow: Any = None,
    beta2_pow: Any = None,
    rho: Any = None,
    moment1: Any = None,
    moment2: Any = None,
    learning_rate: Any = None,
    beta1: Any = 0.9,
    beta2: Any = 0.999,
    epsilon: Any = 1.0e-8,
    *_: Any,
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]:
    """① radam(param, grad, beta1_pow, beta2_pow, rho, moment1, moment2, learning_rate, beta1, beta2, epsilon)."""
    if controller.STATIC:
        no_static_mode("radam")
    return eager_api_radam(
        param, grad, beta1_pow, beta2_pow, rho, moment1, moment2, learning_rate, beta1, beta2, epsilon
    )


def rprop(
    param: Any = None,
    grad: Any = None,
    previous: Any = None,
    rates: Any = None,
    lowest: Any = None,
    highest: Any = None,
    slower: Any = 0.5,
    faster: Any = 1.2,
    *_: Any,
) -> tuple[Tensor, Tensor, Tensor]:
    """① rprop(param, grad, previous, rates, lowest, highest, slower, faster)."""
    if controller.STATIC:
        no_static_mode("rprop")
    return eager_api_rprop(param, grad, previous, rates, lowest, highest, slower, faster)


def pool2d(
    x: Any = None,
    kernel_size: Any = None,
    strides: Any = None,
    paddings: Any = None,
    ceil_mode: Any = None,
    exclusive: Any = None,
    data_format: Any = None,
    pooling_type: Any = None,
    global_pooling: Any = None,
    adaptive: Any = None,
    padding_algorithm: Any = None,
    *_: Any,
) -> Tensor:
    """① pool2d(x, kernel_size, strides, paddings, ceil_mode, exclusive, data_format, pooling_type, global_pooling,
    adaptive, padding_algorithm).
    """
    if controller.STATIC:
        no_static_mode("pool2d")
    return eager_api_pool2d(
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


def pool2d_grad(
    x: Any = None,
    y: Any = None,
    grad: Any = None,
    kernel_size: Any = None,
    strides: Any = None,
    paddings: Any = None,
    ceil_mode: Any = None,
    exclusive: Any = None,
    data_format: Any = None,
    pooling_type: Any = None,
    global_pooling: Any = None,
    adaptive: Any = None,
    padding_algorithm: Any = None,
    *_: Any,
) -> Tensor:
    """① pool2d_grad(x, y, grad, kernel_size, strides, paddings, ceil_mode, exclusive, data_format, pooling_type,
    global_pooling, adaptive, padding_algorithm).
    """
    if controller.STATIC:
        no_static_mode("pool2d_grad")
    return eager_api_pool2d_grad(
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


def pool2d_double_grad(
    x: Any = None,
    y: Any = None,
    grad: Any = None,
    kernel_size: Any = None,
    strides: Any = None,
    paddings: Any = None,
    ceil_mode: Any = None,
    exclusive: Any = None,
    data_format: Any = None,
    pooling_type: Any = None,
    global_pooling: Any = None,
    adaptive: Any = None,
    padding_algorithm: Any = None,
    *_: Any,
) -> Tensor:
    """① pool2d_double_grad(x, y, grad, kernel_size, strides, paddings, ceil_mode, exclusive, data_format,
    pooling_type, global_pooling, adaptive, padding_algorithm).
    """
    if controller.STATIC:
        no_static_mode("pool2d_double_grad")
    return eager_api_pool2d_double_grad(
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


def pool3d(
    x: Any = None,
    kernel_size: Any = None,
    strides: Any = None,
    paddings: Any = None,
    ceil_mode: Any = None,
    exclusive: Any = None,
    data_format: Any = None,
    pooling_type: Any = None,
    global_pooling: Any = None,
    adaptive: Any = None,
    padding_algorithm: Any = None,
    *_: Any,
) -> Tensor:
    """① pool3d(x, kernel_size, strides, paddings, ceil_mode, exclusive, data_format, pooling_type, global_pooling,
    adaptive, padding_algorithm).
    """
    if controller.STATIC:
        no_static_mode("pool3d")
    return eager_api_pool3d(
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


def pool3d_grad(
    x: Any = None,
    y: Any = None,
    grad: Any = None,
    kernel_size: Any = None,
    strides: Any = None,
    paddings: Any = None,
    ceil_mode: Any = None,
    exclusive: Any = None,
    data_format: Any = None,
    pooling_type: Any = None,
    global_pooling: Any = None,
    adaptive: Any = None,
    padding_algorithm: Any = None,
    *_: Any,
) -> Tensor:
    """① pool3d_grad(x, y, grad, kernel_size, strides, paddings, ceil_mode, exclusive, data_format, pooling_type,
    global_pooling, adaptive, padding_algorithm).
    """
    if controller.STATIC:
        no_static_mode("pool3d_grad")
    return eager_api_pool3d_grad(
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


def pool3d_double_grad(
    x: Any = None,
    y: Any = None,
    grad: Any = None,
    kernel_size: Any = None,
    strides: Any = None,
    paddings: Any = None,
    ceil_mode: Any = None,
    exclusive: Any = None,
    data_format: Any = None,
    pooling_type: Any = None,
    global_pooling: Any = None,
    adaptive: Any = None,
    padding_algorithm: Any = None,
    *_: Any,
) -> Tensor:
    """① pool3d_double_grad(x, y, grad, kernel_size, strides, paddings, ceil_mode, exclusive, data_format,
    pooling_type, global_pooling, adaptive, padding_algorithm).
    """
    if controller.STATIC:
        no_static_mode("pool3d_double_grad")
    return eager_api_pool3d_double_grad(
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


def lp_pool2d(
    x: Any = None,
    kernel_size: Any = None,
    strides: Any = (1, 1),
    paddings: Any = (0, 0),
    ceil_mode: Any = False,
    exclusive: Any = True,
    data_format: Any = "NCHW",
    pooling_type: Any = "",
    global_pooling: Any = False,
    adaptive: Any = False,
    padding_algorithm: Any = "EXPLICIT",
    norm_type: Any = 0.0,
    *_: Any,
) -> Tensor:
    """① lp_pool2d(x, kernel_size, strides, paddings, ceil_mode, exclusive, data_format, pooling_type,
    global_pooling, adaptive, padding_algorithm, norm_type).
    """
    if controller.STATIC:
        no_static_mode("lp_pool2d")
    return eager_api_lp_pool2d(
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


def max_pool2d_with_index(
    x: Any = None,
    kernel_size: Any = None,
    strides: Any = (1, 1),
    paddings: Any = (0, 0),
    global_pooling: Any = False,
    adaptive: Any = False,
    ceil_mode: Any = False,
    *_: Any,
) -> tuple[Tensor, Tensor]:
    """① max_pool2d_with_index(x, kernel_size, strides, paddings, global_pooling, adaptive, ceil_mode)."""
    if controller.STATIC:
        no_static_mode("max_pool2d_with_index")
    return eager_api_max_pool2d_with_index(x, kernel_size, strides, paddings, global_pooling, adaptive, ceil_mode)


def fractional_max_pool2d(
    x: Any = None,
    output_size: Any = None,
    kernel_size: Any = (0, 0),
    random_u: Any = 0.5,
    return_mask: Any = True,
    *_: Any,
) -> tuple[Tensor, Tensor]:
    """① fractional_max_pool2d(x, output_size, kernel_size, random_u, return_mask)."""
    if controller.STATIC:
        no_static_mode("fractional_max_pool2d")
    return eager_api_fractional_max_pool2d(x, output_size, kernel_size, random_u, return_mask)


def max_pool3d_with_index(
    x: Any = None,
    kernel_size: Any = None,
    strides: Any = (1, 1, 1),
    paddings: Any = (0, 0, 0),
    global_pooling: Any = False,
    adaptive: Any = False,
    ceil_mode: Any = False,
    *_: Any,
) -> tuple[Tensor, Tensor]:
    """① max_pool3d_with_index(x, kernel_size, strides, paddings, global_pooling, adaptive, ceil_mode)."""
    if controller.STATIC:
        no_static_mode("max_pool3d_with_index")
    return eager_api_max_pool3d_with_index(x, kernel_size, strides, paddings, global_pooling, adaptive, ceil_mode)


def fractional_max_pool3d(
    x: Any = None,
    output_size: Any = None,
    kernel_size: Any = (0, 0, 0),
    random_u: Any = 0.5,
    return_mask: Any = True,
    *_: Any,
) -> tuple[Tensor, Tensor]:
    """① fractional_max_pool3d(x, output_size, kernel_size, random_u, return_mask)."""
    if controller.STATIC:
        no_static_mode("fractional_max_pool3d")
    return eager_api_fractional_max_pool3d(x, output_size, kernel_size, random_u, return_mask)


def unpool(
    x: Any = None,
    indices: Any = None,
    ksize: Any = None,
    strides: Any = None,
    padding: Any = None,
    output_size: Any = None,
    data_format: Any = "NCHW",
    *_: Any,
) -> Tensor:
    """① unpool(x, indices, ksize, strides, padding, output_size, data_format)."""
    if controller.STATIC:
        no_static_mode("unpool")
    return eager_api_unpool(x, indices, ksize, strides, padding, output_size, data_format)


def unpool3d(
    x: Any = None,
    indices: Any = None,
    ksize: Any = None,
    strides: Any = None,
    padding: Any = None,
    output_size: Any = None,
    data_format: Any = "NCDHW",
    *_: Any,
) -> Tensor:
    """① unpool3d(x, indices, ksize, strides, padding, output_size, data_format)."""
    if controller.STATIC:
        no_static_mode("unpool3d")
    return eager_api_unpool3d(x, indices, ksize, strides, padding, output_size, data_format)


def take_in_planes(x: Any = None, indices: Any = None, *_: Any) -> Tensor:
    """① take_in_planes(x, indices)."""
    if controller.STATIC:
        no_static_mode("take_in_planes")
    return eager_api_take_in_planes(x, indices)


def add_in_planes(x: Any = None, indices: Any = None, shape: Any = None, *_: Any) -> Tensor:
    """① add_in_planes(x, indices, shape)."""
    if controller.STATIC:
        no_static_mode("add_in_planes")
    return eager_api_add_in_planes(x, indices, shape)


def rulebook_conv(
    x: Any = None, weight: Any = None, rules: Any = None, rows: Any = None, back: Any = 0, *_: Any
) -> Tensor:
    """① rulebook_conv(x, weight, rules, rows, back)."""
    if controller.STATIC:
        no_static_mode("rulebook_conv")
    return eager_api_rulebook_conv(x, weight, rules, rows, back)


def rulebook_filter_grad(
    x: Any = None, out_grad: Any = None, rules: Any = None, shape: Any = None, back: Any = 0, *_: Any
) -> Tensor:
    """① rulebook_filter_grad(x, out_grad, rules, shape, back)."""
    if controller.STATIC:
        no_static_mode("rulebook_filter_grad")
    return eager_api_rulebook_filter_grad(x, out_grad, rules, shape, back)


def rulebook_max(x: Any = None, rules: Any = None, rows: Any = None, *_: Any) -> tuple[Tensor, Tensor]:
    """① rulebook_max(x, rules, rows)."""
    if controller.STATIC:
        no_static_mode("rulebook_max")
    return eager_api_rulebook_max(x, rules, rows)


def warpctc(
    logits: Any = None,
    label: Any = None,
    logits_length: Any = None,
    labels_length: Any = None,
    blank: Any = 0,
    norm_by_times: Any = False,
    *_: Any,
) -> Tensor:
    """① warpctc(logits, label, logits_length, labels_length, blank, norm_by_times)."""
    if controller.STATIC:
        no_static_mode("warpctc")
    return eager_api_warpctc(logits, label, logits_length, labels_length, blank, norm_by_times)


def ctc_lattice(
    logits: Any = None, label: Any = None, logits_length: Any = None, labels_length: Any = None, blank: Any = 0, *_: Any
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]:
    """① ctc_lattice(logits, label, logits_length, labels_length, blank)."""
    if controller.STATIC:
        no_static_mode("ctc_lattice")
    return eager_api_ctc_lattice(logits, label, logits_length, labels_length, blank)


def warprnnt(
    input: Any = None,
    label: Any = None,
    input_lengths: Any = None,
    label_lengths: Any = None,
    blank: Any = 0,
    fastemit_lambda: Any = 0.0,
    *_: Any,
) -> Tensor:
    """① warprnnt(input, label, input_lengths, label_lengths, blank, fastemit_lambda)."""
    if controller.STATIC:
        no_static_mode("warprnnt")
    return eager_api_warprnnt(input, label, input_lengths, label_lengths, blank, fastemit_lambda)


def rnnt_lattice(
    input: Any = None, label: Any = None, input_lengths: Any = None, label_lengths: Any = None, *_: Any
) -> tuple[Tensor, Tensor]:
    """① rnnt_lattice(input, label, input_lengths, label_lengths)."""
    if controller.STATIC:
        no_static_mode("rnnt_lattice")
    return eager_api_rnnt_lattice(input, label, input_lengths, label_lengths)


def unfold(
    x: Any = None, kernel_sizes: Any = None, strides: Any = None, paddings: Any = None, dilations: Any = None, *_: Any
) -> Tensor:
    """① unfold(x, kernel_sizes, strides, paddings, dilations)."""
    if controller.STATIC:
        no_static_mode("unfold")
    return eager_api_unfold(x, kernel_sizes, strides, paddings, dilations)


def fold(
    x: Any = None,
    output_sizes: Any = None,
    kernel_sizes: Any = None,
    strides: Any = None,
    paddings: Any = None,
    dilations: Any = None,
    *_: Any,
) -> Tensor:
    """① fold(x, output_sizes, kernel_sizes, strides, paddings, dilations)."""
    if controller.STATIC:
        no_static_mode("fold")
    return eager_api_fold(x, output_sizes, kernel_sizes, strides, paddings, dilations)


def grid_sample(
    x: Any = None,
    grid: Any = None,
    mode: Any = "bilinear",
    padding_mode: Any = "zeros",
    align_corners: Any = True,
    *_: Any,
) -> Tensor:
    """① grid_sample(x, grid, mode, padding_mode, align_corners)."""
    if controller.STATIC:
        no_static_mode("grid_sample")
    return eager_api_grid_sample(x, grid, mode, padding_mode, align_corners)


def grid_pieces(
    grid: Any = None,
    image: Any = None,
    mode: Any = "bilinear",
    padding_mode: Any = "zeros",
    align_corners: Any = True,
    *_: Any,
) -> tuple[Tensor, Tensor, Tensor]:
    """① grid_pieces(grid, image, mode, padding_mode, align_corners)."""
    if controller.STATIC:
        no_static_mode("grid_pieces")
    return eager_api_grid_pieces(grid, image, mode, padding_mode, align_corners)


def gather_tree(ids: Any = None, parents: Any = None, *_: Any) -> Tensor:
    """① gather_tree(ids, parents)."""
    if controller.STATIC:
        no_static_mode("gather_tree")
    return eager_api_gather_tree(ids, parents)


def pixel_shuffle(x: Any = None, upscale_factor: Any = 1, data_format: Any = "NCHW", *_: Any) -> Tensor:
    """① pixel_shuffle(x, upscale_factor, data_format)."""
    if controller.STATIC:
        no_static_mode("pixel_shuffle")
    return eager_api_pixel_shuffle(x, upscale_factor, data_format)


def pixel_unshuffle(x: Any = None, downscale_factor: Any = 1, data_format: Any = "NCHW", *_: Any) -> Tensor:
    """① pixel_unshuffle(x, downscale_factor, data_format)."""
    if controller.STATIC:
        no_static_mode("pixel_unshuffle")
    return eager_api_pixel_unshuffle(x, downscale_factor, data_format)


def channel_shuffle(x: Any = None, groups: Any = 1, data_format: Any = "NCHW", *_: Any) -> Tensor:
    """① channel_shuffle(x, groups, data_format)."""
    if controller.STATIC:
        no_static_mode("channel_shuffle")
    return eager_api_channel_shuffle(x, groups, data_format)


def conv2d(
    input: Any = None,
    filter: Any = None,
    strides: Any = (1, 1),
    paddings: Any = (0, 0),
    padding_algorithm: Any = "EXPLICIT",
    dilations: Any = (1, 1),
    groups: Any = 1,
    data_format: Any = "NCHW",
    *_: Any,
) -> Tensor:
    """① conv2d(input, filter, strides, paddings, padding_algorithm, dilations, groups, data_format)."""
    if controller.STATIC:
        no_static_mode("conv2d")
    return eager_api_conv2d(input, filter, strides, paddings, padding_algorithm, dilations, groups, data_format)


def conv2d_input_grad(
    filter: Any = None,
    out_grad: Any = None,
    shape: Any = None,
    strides: Any = (1, 1),
    paddings: Any = (0, 0),
    padding_algorithm: Any = "EXPLICIT",
    dilations: Any = (1, 1),
    groups: Any = 1,
    data_format: Any = "NCHW",
    *_: Any,
) -> Tensor:
    """① conv2d_input_grad(filter, out_grad, shape, strides, paddings, padding_algorithm, dilations, groups,
    data_format).
    """
    if controller.STATIC:
        no_static_mode("conv2d_input_grad")
    return eager_api_conv2d_input_grad(
        filter, out_grad, shape, strides, paddings, padding_algorithm, dilations, groups, data_format
    )


def conv2d_filter_grad(
    input: Any = None,
    out_grad: Any = None,
    columns: Any = None,
    shape: Any = None,
    strides: Any = (1, 1),
    paddings: Any = (0, 0),
    padding_algorithm: Any = "EXPLICIT",
    dilations: Any = (1, 1),
    groups: Any = 1,
    data_format: Any = "NCHW",
    *_: Any,
) -> Tensor:
    """① conv2d_filter_grad(input, out_grad, columns, shape, strides, paddings, padding_algorithm, dilations, groups,
    data_format).
    """
    if controller.STATIC:
        no_static_mode("conv2d_filter_grad")
    return eager_api_conv2d_filter_grad(
        input, out_grad, columns, shape, strides, paddings, padding_algorithm, dilations, groups, data_format
    )


def conv2d_transpose(
    x: Any = None,
    filter: Any = None,
    strides: Any = (1, 1),
    paddings: Any = (0, 0),
    output_padding: Any = (),
    output_size: Any = (),
    padding_algorithm: Any = "EXPLICIT",
    groups: Any = 1,
    dilations: Any = (1, 1),
    data_format: Any = "NCHW",
    *_: Any,
) -> Tensor:
    """① conv2d_transpose(x, filter, strides, paddings, output_padding, output_size, padding_algorithm, groups,
    dilations, data_format).
    """
    if controller.STATIC:
        no_static_mode("conv2d_transpose")
    return eager_api_conv2d_transpose(
        x, filter, strides, paddings, output_padding, output_size, padding_algorithm, groups, dilations, data_format
    )


def depthwise_conv2d(
    input: Any = None,
    filter: Any = None,
    strides: Any = (1, 1),
    paddings: Any = (0, 0),
    padding_algorithm: Any = "EXPLICIT",
    groups: Any = 1,
    dilations: Any = (1, 1),
    data_format: Any = "NCHW",
    *_: Any,
) -> Tensor:
    """① depthwise_conv2d(input, filter, strides, paddings, padding_algorithm, groups, dilations, data_format)."""
    if controller.STATIC:
        no_static_mode("depthwise_conv2d")
    return eager_api_depthwise_conv2d(
        input, filter, strides, paddings, padding_algorithm, groups, dilations, data_format
    )


def depthwise_conv2d_transpose(
    x: Any = None,
    filter: Any = None,
    strides: Any = (1, 1),
    paddings: Any = (0, 0),
    output_padding: Any = (),
    output_size: Any = (),
    padding_algorithm: Any = "EXPLICIT",
    groups: Any = 1,
    dilations: Any = (1, 1),
    data_format: Any = "NCHW",
    *_: Any,
) -> Tensor:
    """① depthwise_conv2d_transpose(x, filter, strides, paddings, output_padding, output_size, padding_algorithm,
    groups, dilations, data_format).
    """
    if controller.STATIC:
        no_static_mode("depthwise_conv2d_transpose")
    return eager_api_depthwise_conv2d_transpose(
        x, filter, strides, paddings, output_padding, output_size, padding_algorithm, groups, dilations, data_format
    )


def conv3d(
    input: Any = None,
    filter: Any = None,
    strides: Any = (1, 1, 1),
    paddings: Any = (0, 0, 0),
    padding_algorithm: Any = "EXPLICIT",
    groups: Any = 1,
    dilations: Any = (1, 1, 1),
    data_format: Any = "NCDHW",
    *_: Any,
) -> Tensor:
    """① conv3d(input, filter, strides, paddings, padding_algorithm, groups, dilations, data_format)."""
    if controller.STATIC:
        no_static_mode("conv3d")
    return eager_api_conv3d(input, filter, strides, paddings, padding_algorithm, groups, dilations, data_format)


def conv3d_input_grad(
    filter: Any = None,
    out_grad: Any = None,
    shape: Any = None,
    strides: Any = (1, 1, 1),
    paddings: Any = (0, 0, 0),
    padding_algorithm: Any = "EXPLICIT",
    dilations: Any = (1, 1, 1),
    groups: Any = 1,
    data_format: Any = "NCDHW",
    *_: Any,
) -> Tensor:
    """① conv3d_input_grad(filter, out_grad, shape, strides, paddings, padding_algorithm, dilations, groups,
    data_format).
    """
    if controller.STATIC:
        no_static_mode("conv3d_input_grad")
    return eager_api_conv3d_input_grad(
        filter, out_grad, shape, strides, paddings, padding_algorithm, dilations, groups, data_format
    )


def conv3d_filter_grad(
    input: Any = None,
    out_grad: Any = None,
    columns: Any = None,
    shape: Any = None,
    strides: Any = (1, 1, 1),
    paddings: Any = (0, 0, 0),
    padding_algorithm: Any = "EXPLICIT",
    dilations: Any = (1, 1, 1),
    groups: Any = 1,
    data_format: Any = "NCDHW",
    *_: Any,
) -> Tensor:
    """① conv3d_filter_grad(input, out_grad, columns, shape, strides, paddings, padding_algorithm, dilations, groups,
    data_format).
    """
    if controller.STATIC:
        no_static_mode("conv3d_filter_grad")
    return eager_api_conv3d_filter_grad(
        input, out_grad, columns, shape, strides, paddings, padding_algorithm, dilations, groups, data_format
    )


def conv3d_transpose(
    x: Any = None,
    filter: Any = None,
    strides: Any = (1, 1, 1),
    paddings: Any = (0, 0, 0),
    output_padding: Any = (),
    output_size: Any = (),
    padding_algorithm: Any = "EXPLICIT",
    groups: Any = 1,
    dilations: Any = (1, 1, 1),
    data_format: Any = "NCDHW",
    *_: Any,
) -> Tensor:
    """① conv3d_transpose(x, filter, strides, paddings, output_padding, output_size, padding_algorithm, groups,
    dilations, data_format).
    """
    if controller.STATIC:
        no_static_mode("conv3d_transpose")
    return eager_api_conv3d_transpose(
        x, filter, strides, paddings, output_padding, output_size, padding_algorithm, groups, dilations, data_format
    )


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


def bernoulli(x: Any = None, *_: Any) -> Tensor:
    """① bernoulli(x)."""
    if controller.STATIC:
        no_static_mode("bernoulli")
    return eager_api_bernoulli(x)


def poisson(x: Any = None, *_: Any) -> Tensor:
    """① poisson(x)."""
    if controller.STATIC:
        no_static_mode("poisson")
    return eager_api_poisson(x)


def multinomial(x: Any = None, num_samples: Any = 1, replacement: Any = False, *_: Any) -> Tensor:
    """① multinomial(x, num_samples, replacement)."""
    if controller.STATIC:
        no_static_mode("multinomial")
    return eager_api_multinomial(x, num_samples, replacement)


def uniform_inplace(
    x: Any = None,
    min: Any = -1.0,
    max: Any = 1.0,
    seed: Any = 0,
    diag_num: Any = 0,
    diag_step: Any = 0,
    diag_val: Any = 1.0,
    *_: Any,
) -> Tensor:
    """① uniform_inplace(x, min, max, seed, diag_num, diag_step, diag_val)."""
    if controller.STATIC:
        no_static_mode("uniform_inplace")
    return eager_api_uniform_inplace(x, min, max, seed, diag_num, diag_step, diag_val)


def uniform_inplace_(
    x: Any = None,
    min: Any = -1.0,
    max: Any = 1.0,
    seed: Any = 0,
    diag_num: Any = 0,
    diag_step: Any = 0,
    diag_val: Any = 1.0,
    *_: Any,
) -> Tensor:
    """① uniform_inplace_(x, min, max, seed, diag_num, diag_step, diag_val); overwrites x."""
    if controller.STATIC:
        no_static_mode("uniform_inplace_")
    return eager_api_uniform_inplace_(x, min, max, seed, diag_num, diag_step, diag_val)


def gaussian_inplace(x: Any = None, mean: Any = 0.0, std: Any = 1.0, seed: Any = 0, *_: Any) -> Tensor:
    """① gaussian_inplace(x, mean, std, seed)."""
    if controller.STATIC:
        no_static_mode("gaussian_inplace")
    return eager_api_gaussian_inplace(x, mean, std, seed)


def gaussian_inplace_(x: Any = None, mean: Any = 0.0, std: Any = 1.0, seed: Any = 0, *_: Any) -> Tensor:
    """① gaussian_inplace_(x, mean, std, seed); overwrites x."""
    if controller.STATIC:
        no_static_mode("gaussian_inplace_")
    return eager_api_gaussian_inplace_(x, mean, std, seed)


def standard_gamma(x: Any = None, *_: Any) -> Tensor:
    """① standard_gamma(x)."""
    if controller.STATIC:
        no_static_mode("standard_gamma")
    return eager_api_standard_gamma(x)


def dirichlet(alpha: Any = None, *_: Any) -> Tensor:
    """① dirichlet(alpha)."""
    if controller.STATIC:
        no_static_mode("dirichlet")
    return eager_api_dirichlet(alpha)


def binomial(count: Any = None, prob: Any = None, *_: Any) -> Tensor:
    """① binomial(count, prob)."""
    if controller.STATIC:
        no_static_mode("binomial")
    return eager_api_binomial(count, prob)


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


def amax(x: Any = None, axis: Any = (), keepdim: Any = False, *_: Any) -> Tensor:
    """① amax(x, axis, keepdim)."""
    if controller.STATIC:
        no_static_mode("amax")
    return eager_api_amax(x, axis, keepdim)


def amin(x: Any = None, axis: Any = (), keepdim: Any = False, *_: Any) -> Tensor:
    """① amin(x, axis, keepdim)."""
    if controller.STATIC:
        no_static_mode("amin")
    return eager_api_amin(x, axis, keepdim)


def argmin(
    x: Any = None, axis: Any = 0, keepdims: Any = False, flatten: Any = False, dtype: Any = "int64", *_: Any
) -> Tensor:
    """① argmin(x, axis, keepdims, flatten, dtype)."""
    if controller.STATIC:
        no_static_mode("argmin")
    return eager_api_argmin(x, axis, keepdims, flatten, dtype)


def logsumexp(x: Any = None, axis: Any = (), keepdim: Any = False, reduce_all: Any = False, *_: Any) -> Tensor:
    """① logsumexp(x, axis, keepdim, reduce_all)."""
    if controller.STATIC:
        no_static_mode("logsumexp")
    return eager_api_logsumexp(x, axis, keepdim, reduce_all)


def median(x: Any = None, axis: Any = (), keepdim: Any = True, mode: Any = "avg", *_: Any) -> tuple[Tensor, Tensor]:
    """① median(x, axis, keepdim, mode)."""
    if controller.STATIC:
        no_static_mode("median")
    return eager_api_median(x, axis, keepdim, mode)


def nanmedian(x: Any = None, axis: Any = (), keepdim: Any = True, mode: Any = "avg", *_: Any) -> tuple[Tensor, Tensor]:
    """① nanmedian(x, axis, keepdim, mode)."""
    if controller.STATIC:
        no_static_mode("nanmedian")
    return eager_api_nanmedian(x, axis, keepdim, mode)


def cumprod(x: Any = None, dim: Any = None, exclusive: Any = False, reverse: Any = False, *_: Any) -> Tensor:
    """① cumprod(x, dim, exclusive, reverse)."""
    if controller.STATIC:
        no_static_mode("cumprod")
    return eager_api_cumprod(x, dim, exclusive, reverse)


def cumprod_(x: Any = None, dim: Any = None, exclusive: Any = False, reverse: Any = False, *_: Any) -> Tensor:
    """① cumprod_(x, dim, exclusive, reverse); overwrites x."""
    if controller.STATIC:
        no_static_mode("cumprod_")
    return eager_api_cumprod_(x, dim, exclusive, reverse)


def decay_sum(x: Any = None, y: Any = None, dim: Any = None, reverse: Any = False, own: Any = True, *_: Any) -> Tensor:
    """① decay_sum(x, y, dim, reverse, own)."""
    if controller.STATIC:
        no_static_mode("decay_sum")
    return eager_api_decay_sum(x, y, dim, reverse, own)


def cumsum(
    x: Any = None, axis: Any = -1, flatten: Any = False, exclusive: Any = False, reverse: Any = False, *_: Any
) -> Tensor:
    """① cumsum(x, axis, flatten, exclusive, reverse)."""
    if controller.STATIC:
        no_static_mode("cumsum")
    return eager_api_cumsum(x, axis, flatten, exclusive, reverse)


def cumsum_(
    x: Any = None, axis: Any = -1, flatten: Any = False, exclusive: Any = False, reverse: Any = False, *_: Any
) -> Tensor:
    """① cumsum_(x, axis, flatten, exclusive, reverse); overwrites x."""
    if controller.STATIC:
        no_static_mode("cumsum_")
    return eager_api_cumsum_(x, axis, flatten, exclusive, reverse)


def logcumsumexp(
    x: Any = None, axis: Any = -1, flatten: Any = False, exclusive: Any = False, reverse: Any = False, *_: Any
) -> Tensor:
    """① logcumsumexp(x, axis, flatten, exclusive, reverse)."""
    if controller.STATIC:
        no_static_mode("logcumsumexp")
    return eager_api_logcumsumexp(x, axis, flatten, exclusive, reverse)


def cummax(x: Any = None, axis: Any = -1, dtype: Any = "int64", *_: Any) -> tuple[Tensor, Tensor]:
    """① cummax(x, axis, dtype)."""
    if controller.STATIC:
        no_static_mode("cummax")
    return eager_api_cummax(x, axis, dtype)


def cummin(x: Any = None, axis: Any = -1, dtype: Any = "int64", *_: Any) -> tuple[Tensor, Tensor]:
    """① cummin(x, axis, dtype)."""
    if controller.STATIC:
        no_static_mode("cummin")
    return eager_api_cummin(x, axis, dtype)


def argsort(
    x: Any = None, axis: Any = -1, descending: Any = False, stable: Any = False, *_: Any
) -> tuple[Tensor, Tensor]:
    """① argsort(x, axis, descending, stable)."""
    if controller.STATIC:
        no_static_mode("argsort")
    return eager_api_argsort(x, axis, descending, stable)


def topk(
    x: Any = None, k: Any = 1, axis: Any = -1, largest: Any = True, sorted: Any = True, *_: Any
) -> tuple[Tensor, Tensor]:
    """① topk(x, k, axis, largest, sorted)."""
    if controller.STATIC:
        no_static_mode("topk")
    return eager_api_topk(x, k, axis, largest, sorted)


def kthvalue(x: Any = None, k: Any = 1, axis: Any = -1, keepdim: Any = False, *_: Any) -> tuple[Tensor, Tensor]:
    """① kthvalue(x, k, axis, keepdim)."""
    if controller.STATIC:
        no_static_mode("kthvalue")
    return eager_api_kthvalue(x, k, axis, keepdim)


def mode(x: Any = None, axis: Any = -1, keepdim: Any = False, *_: Any) -> tuple[Tensor, Tensor]:
    """① mode(x, axis, keepdim)."""
    if controller.STATIC:
        no_static_mode("mode")
    return eager_api_mode(x, axis, keepdim)


def searchsorted(
    sorted_sequence: Any = None, values: Any = None, out_int32: Any = False, right: Any = False, *_: Any
) -> Tensor:
    """① searchsorted(sorted_sequence, values, out_int32, right)."""
    if controller.STATIC:
        no_static_mode("searchsorted")
    return eager_api_searchsorted(sorted_sequence, values, out_int32, right)


def unique(
    x: Any = None,
    return_index: Any = False,
    return_inverse: Any = False,
    return_counts: Any = False,
    axis: Any = (),
    dtype: Any = "int64",
    *_: Any,
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """① unique(x, return_index, return_inverse, return_counts, axis, dtype)."""
    if controller.STATIC:
        no_static_mode("unique")
    return eager_api_unique(x, return_index, return_inverse, return_counts, axis, dtype)


def unique_consecutive(
    x: Any = None,
    return_inverse: Any = False,
    return_counts: Any = False,
    axis: Any = (),
    dtype: Any = "int64",
    *_: Any,
) -> tuple[Tensor, Tensor, Tensor]:
    """① unique_consecutive(x, return_inverse, return_counts, axis, dtype)."""
    if controller.STATIC:
        no_static_mode("unique_consecutive")
    return eager_api_unique_consecutive(x, return_inverse, return_counts, axis, dtype)


def nonzero(condition: Any = None, *_: Any) -> Tensor:
    """① nonzero(condition)."""
    if controller.STATIC:
        no_static_mode("nonzero")
    return eager_api_nonzero(condition)


def histogram(
    input: Any = None,
    weight: Any = None,
    bins: Any = 100,
    min: Any = 0.0,
    max: Any = 0.0,
    density: Any = False,
    *_: Any,
) -> Tensor:
    """① histogram(input, weight, bins, min, max, density)."""
    if controller.STATIC:
        no_static_mode("histogram")
    return eager_api_histogram(input, weight, bins, min, max, density)


def bincount(x: Any = None, weights: Any = None, minlength: Any = 0, *_: Any) -> Tensor:
    """① bincount(x, weights, minlength)."""
    if controller.STATIC:
        no_static_mode("bincount")
    return eager_api_bincount(x, weights, minlength)


def sparse_sparse_coo_tensor(values: Any = None, indices: Any = None, shape: Any = None, *_: Any) -> Tensor:
    """① sparse_sparse_coo_tensor(values, indices, shape)."""
    if controller.STATIC:
        no_static_mode("sparse_sparse_coo_tensor")
    return eager_api_sparse_sparse_coo_tensor(values, indices, shape)


def sparse_values(x: Any = None, *_: Any) -> Tensor:
    """① sparse_values(x)."""
    if controller.STATIC:
        no_static_mode("sparse_values")
    return eager_api_sparse_values(x)


def sparse_with_values(x: Any = None, values: Any = None, *_: Any) -> Tensor:
    """① sparse_with_values(x, values)."""
    if controller.STATIC:
        no_static_mode("sparse_with_values")
    return eager_api_sparse_with_values(x, values)


def sparse_to_dense(x: Any = None, *_: Any) -> Tensor:
    """① sparse_to_dense(x)."""
    if controller.STATIC:
        no_static_mode("sparse_to_dense")
    return eager_api_sparse_to_dense(x)


def sparse_to_sparse_coo(x: Any = None, sparse_dim: Any = None, *_: Any) -> Tensor:
    """① sparse_to_sparse_coo(x, sparse_dim)."""
    if controller.STATIC:
        no_static_mode("sparse_to_sparse_coo")
    return eager_api_sparse_to_sparse_coo(x, sparse_dim)


def sparse_to_sparse_csr(x: Any = None, *_: Any) -> Tensor:
    """① sparse_to_sparse_csr(x)."""
    if controller.STATIC:
        no_static_mode("sparse_to_sparse_csr")
    return eager_api_sparse_to_sparse_csr(x)


def sparse_mask_as(x: Any = None, mask: Any = None, *_: Any) -> Tensor:
    """① sparse_mask_as(x, mask)."""
    if controller.STATIC:
        no_static_mode("sparse_mask_as")
    return eager_api_sparse_mask_as(x, mask)


def sparse_shown_only(x: Any = None, like: Any = None, *_: Any) -> Tensor:
    """① sparse_shown_only(x, like)."""
    if controller.STATIC:
        no_static_mode("sparse_shown_only")
    return eager_api_sparse_shown_only(x, like)


def sparse_coalesce(x: Any = None, *_: Any) -> Tensor:
    """① sparse_coalesce(x)."""
    if controller.STATIC:
        no_static_mode("sparse_coalesce")
    return eager_api_sparse_coalesce(x)


def sparse_add(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① sparse_add(x, y)."""
    if controller.STATIC:
        no_static_mode("sparse_add")
    return eager_api_sparse_add(x, y)


def sparse_subtract(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① sparse_subtract(x, y)."""
    if controller.STATIC:
        no_static_mode("sparse_subtract")
    return eager_api_sparse_subtract(x, y)


def sparse_multiply(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① sparse_multiply(x, y)."""
    if controller.STATIC:
        no_static_mode("sparse_multiply")
    return eager_api_sparse_multiply(x, y)


def sparse_divide(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① sparse_divide(x, y)."""
    if controller.STATIC:
        no_static_mode("sparse_divide")
    return eager_api_sparse_divide(x, y)


def sparse_sin(x: Any = None, *_: Any) -> Tensor:
    """① sparse_sin(x)."""
    if controller.STATIC:
        no_static_mode("sparse_sin")
    return eager_api_sparse_sin(x)


def sparse_tan(x: Any = None, *_: Any) -> Tensor:
    """① sparse_tan(x)."""
    if controller.STATIC:
        no_static_mode("sparse_tan")
    return eager_api_sparse_tan(x)


def sparse_asin(x: Any = None, *_: Any) -> Tensor:
    """① sparse_asin(x)."""
    if controller.STATIC:
        no_static_mode("sparse_asin")
    return eager_api_sparse_asin(x)


def sparse_atan(x: Any = None, *_: Any) -> Tensor:
    """① sparse_atan(x)."""
    if controller.STATIC:
        no_static_mode("sparse_atan")
    return eager_api_sparse_atan(x)


def sparse_sinh(x: Any = None, *_: Any) -> Tensor:
    """① sparse_sinh(x)."""
    if controller.STATIC:
        no_static_mode("sparse_sinh")
    return eager_api_sparse_sinh(x)


def sparse_tanh(x: Any = None, *_: Any) -> Tensor:
    """① sparse_tanh(x)."""
    if controller.STATIC:
        no_static_mode("sparse_tanh")
    return eager_api_sparse_tanh(x)


def sparse_asinh(x: Any = None, *_: Any) -> Tensor:
    """① sparse_asinh(x)."""
    if controller.STATIC:
        no_static_mode("sparse_asinh")
    return eager_api_sparse_asinh(x)


def sparse_atanh(x: Any = None, *_: Any) -> Tensor:
    """① sparse_atanh(x)."""
    if controller.STATIC:
        no_static_mode("sparse_atanh")
    return eager_api_sparse_atanh(x)


def sparse_sqrt(x: Any = None, *_: Any) -> Tensor:
    """① sparse_sqrt(x)."""
    if controller.STATIC:
        no_static_mode("sparse_sqrt")
    return eager_api_sparse_sqrt(x)


def sparse_square(x: Any = None, *_: Any) -> Tensor:
    """① sparse_square(x)."""
    if controller.STATIC:
        no_static_mode("sparse_square")
    return eager_api_sparse_square(x)


def sparse_log1p(x: Any = None, *_: Any) -> Tensor:
    """① sparse_log1p(x)."""
    if controller.STATIC:
        no_static_mode("sparse_log1p")
    return eager_api_sparse_log1p(x)


def sparse_expm1(x: Any = None, *_: Any) -> Tensor:
    """① sparse_expm1(x)."""
    if controller.STATIC:
        no_static_mode("sparse_expm1")
    return eager_api_sparse_expm1(x)


def sparse_abs(x: Any = None, *_: Any) -> Tensor:
    """① sparse_abs(x)."""
    if controller.STATIC:
        no_static_mode("sparse_abs")
    return eager_api_sparse_abs(x)


def sparse_relu(x: Any = None, *_: Any) -> Tensor:
    """① sparse_relu(x)."""
    if controller.STATIC:
        no_static_mode("sparse_relu")
    return eager_api_sparse_relu(x)


def sparse_relu6(x: Any = None, *_: Any) -> Tensor:
    """① sparse_relu6(x)."""
    if controller.STATIC:
        no_static_mode("sparse_relu6")
    return eager_api_sparse_relu6(x)


def sparse_leaky_relu(x: Any = None, negative_slope: Any = 0.01, *_: Any) -> Tensor:
    """① sparse_leaky_relu(x, negative_slope)."""
    if controller.STATIC:
        no_static_mode("sparse_leaky_relu")
    return eager_api_sparse_leaky_relu(x, negative_slope)


def sparse_pow(x: Any = None, factor: Any = 1.0, *_: Any) -> Tensor:
    """① sparse_pow(x, factor)."""
    if controller.STATIC:
        no_static_mode("sparse_pow")
    return eager_api_sparse_pow(x, factor)


def sparse_scale(x: Any = None, scale: Any = 1.0, bias: Any = 0.0, bias_after_scale: Any = True, *_: Any) -> Tensor:
    """① sparse_scale(x, scale, bias, bias_after_scale)."""
    if controller.STATIC:
        no_static_mode("sparse_scale")
    return eager_api_sparse_scale(x, scale, bias, bias_after_scale)


def sparse_divide_scalar(x: Any = None, scalar: Any = 1.0, *_: Any) -> Tensor:
    """① sparse_divide_scalar(x, scalar)."""
    if controller.STATIC:
        no_static_mode("sparse_divide_scalar")
    return eager_api_sparse_divide_scalar(x, scalar)


def sparse_cast(x: Any = None, index_dtype: Any = None, value_dtype: Any = None, *_: Any) -> Tensor:
    """① sparse_cast(x, index_dtype, value_dtype)."""
    if controller.STATIC:
        no_static_mode("sparse_cast")
    return eager_api_sparse_cast(x, index_dtype, value_dtype)


def sparse_isnan(x: Any = None, *_: Any) -> Tensor:
    """① sparse_isnan(x)."""
    if controller.STATIC:
        no_static_mode("sparse_isnan")
    return eager_api_sparse_isnan(x)


def sparse_softmax(x: Any = None, axis: Any = -1, *_: Any) -> Tensor:
    """① sparse_softmax(x, axis)."""
    if controller.STATIC:
        no_static_mode("sparse_softmax")
    return eager_api_sparse_softmax(x, axis)


def sparse_line_sum(x: Any = None, axis: Any = -1, *_: Any) -> Tensor:
    """① sparse_line_sum(x, axis)."""
    if controller.STATIC:
        no_static_mode("sparse_line_sum")
    return eager_api_sparse_line_sum(x, axis)


def sparse_transpose(x: Any = None, perm: Any = None, *_: Any) -> Tensor:
    """① sparse_transpose(x, perm)."""
    if controller.STATIC:
        no_static_mode("sparse_transpose")
    return eager_api_sparse_transpose(x, perm)


def sparse_reshape(x: Any = None, shape: Any = None, *_: Any) -> Tensor:
    """① sparse_reshape(x, shape)."""
    if controller.STATIC:
        no_static_mode("sparse_reshape")
    return eager_api_sparse_reshape(x, shape)


def sparse_slice(x: Any = None, axes: Any = None, starts: Any = None, ends: Any = None, *_: Any) -> Tensor:
    """① sparse_slice(x, axes, starts, ends)."""
    if controller.STATIC:
        no_static_mode("sparse_slice")
    return eager_api_sparse_slice(x, axes, starts, ends)


def sparse_slice_grad(
    out_grad: Any = None, x: Any = None, axes: Any = None, starts: Any = None, ends: Any = None, *_: Any
) -> Tensor:
    """① sparse_slice_grad(out_grad, x, axes, starts, ends)."""
    if controller.STATIC:
        no_static_mode("sparse_slice_grad")
    return eager_api_sparse_slice_grad(out_grad, x, axes, starts, ends)


def sparse_sum(x: Any = None, axis: Any = (), keepdim: Any = False, *_: Any) -> Tensor:
    """① sparse_sum(x, axis, keepdim)."""
    if controller.STATIC:
        no_static_mode("sparse_sum")
    return eager_api_sparse_sum(x, axis, keepdim)


def sparse_sum_grad(out_grad: Any = None, x: Any = None, axis: Any = (), keepdim: Any = False, *_: Any) -> Tensor:
    """① sparse_sum_grad(out_grad, x, axis, keepdim)."""
    if controller.STATIC:
        no_static_mode("sparse_sum_grad")
    return eager_api_sparse_sum_grad(out_grad, x, axis, keepdim)


def erf(x: Any = None, *_: Any) -> Tensor:
    """① erf(x)."""
    if controller.STATIC:
        no_static_mode("erf")
    return eager_api_erf(x)


def erf_(x: Any = None, *_: Any) -> Tensor:
    """① erf_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("erf_")
    return eager_api_erf_(x)


def erfinv(x: Any = None, *_: Any) -> Tensor:
    """① erfinv(x)."""
    if controller.STATIC:
        no_static_mode("erfinv")
    return eager_api_erfinv(x)


def erfinv_(x: Any = None, *_: Any) -> Tensor:
    """① erfinv_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("erfinv_")
    return eager_api_erfinv_(x)


def lgamma(x: Any = None, *_: Any) -> Tensor:
    """① lgamma(x)."""
    if controller.STATIC:
        no_static_mode("lgamma")
    return eager_api_lgamma(x)


def lgamma_(x: Any = None, *_: Any) -> Tensor:
    """① lgamma_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("lgamma_")
    return eager_api_lgamma_(x)


def gammaln(x: Any = None, *_: Any) -> Tensor:
    """① gammaln(x)."""
    if controller.STATIC:
        no_static_mode("gammaln")
    return eager_api_gammaln(x)


def gammaln_(x: Any = None, *_: Any) -> Tensor:
    """① gammaln_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("gammaln_")
    return eager_api_gammaln_(x)


def digamma(x: Any = None, *_: Any) -> Tensor:
    """① digamma(x)."""
    if controller.STATIC:
        no_static_mode("digamma")
    return eager_api_digamma(x)


def digamma_(x: Any = None, *_: Any) -> Tensor:
    """① digamma_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("digamma_")
    return eager_api_digamma_(x)


def polygamma(x: Any = None, n: Any = None, *_: Any) -> Tensor:
    """① polygamma(x, n)."""
    if controller.STATIC:
        no_static_mode("polygamma")
    return eager_api_polygamma(x, n)


def polygamma_(x: Any = None, n: Any = None, *_: Any) -> Tensor:
    """① polygamma_(x, n); overwrites x."""
    if controller.STATIC:
        no_static_mode("polygamma_")
    return eager_api_polygamma_(x, n)


def gammaincc(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① gammaincc(x, y)."""
    if controller.STATIC:
        no_static_mode("gammaincc")
    return eager_api_gammaincc(x, y)


def gammaincc_(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① gammaincc_(x, y); overwrites x."""
    if controller.STATIC:
        no_static_mode("gammaincc_")
    return eager_api_gammaincc_(x, y)


def gamma_density(x: Any = None, y: Any = None, *_: Any) -> Tensor:
    """① gamma_density(x, y)."""
    if controller.STATIC:
        no_static_mode("gamma_density")
    return eager_api_gamma_density(x, y)


def i0(x: Any = None, *_: Any) -> Tensor:
    """① i0(x)."""
    if controller.STATIC:
        no_static_mode("i0")
    return eager_api_i0(x)


def i0_(x: Any = None, *_: Any) -> Tensor:
    """① i0_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("i0_")
    return eager_api_i0_(x)


def i0e(x: Any = None, *_: Any) -> Tensor:
    """① i0e(x)."""
    if controller.STATIC:
        no_static_mode("i0e")
    return eager_api_i0e(x)


def i1(x: Any = None, *_: Any) -> Tensor:
    """① i1(x)."""
    if controller.STATIC:
        no_static_mode("i1")
    return eager_api_i1(x)


def i1e(x: Any = None, *_: Any) -> Tensor:
    """① i1e(x)."""
    if controller.STATIC:
        no_static_mode("i1e")
    return eager_api_i1e(x)


def logit(x: Any = None, eps: Any = 1e-6, *_: Any) -> Tensor:
    """① logit(x, eps)."""
    if controller.STATIC:
        no_static_mode("logit")
    return eager_api_logit(x, eps)


def logit_(x: Any = None, eps: Any = 1e-6, *_: Any) -> Tensor:
    """① logit_(x, eps); overwrites x."""
    if controller.STATIC:
        no_static_mode("logit_")
    return eager_api_logit_(x, eps)


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


def expm1(x: Any = None, *_: Any) -> Tensor:
    """① expm1(x)."""
    if controller.STATIC:
        no_static_mode("expm1")
    return eager_api_expm1(x)


def expm1_(x: Any = None, *_: Any) -> Tensor:
    """① expm1_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("expm1_")
    return eager_api_expm1_(x)


def log2(x: Any = None, *_: Any) -> Tensor:
    """① log2(x)."""
    if controller.STATIC:
        no_static_mode("log2")
    return eager_api_log2(x)


def log2_(x: Any = None, *_: Any) -> Tensor:
    """① log2_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("log2_")
    return eager_api_log2_(x)


def log10(x: Any = None, *_: Any) -> Tensor:
    """① log10(x)."""
    if controller.STATIC:
        no_static_mode("log10")
    return eager_api_log10(x)


def log10_(x: Any = None, *_: Any) -> Tensor:
    """① log10_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("log10_")
    return eager_api_log10_(x)


def log1p(x: Any = None, *_: Any) -> Tensor:
    """① log1p(x)."""
    if controller.STATIC:
        no_static_mode("log1p")
    return eager_api_log1p(x)


def log1p_(x: Any = None, *_: Any) -> Tensor:
    """① log1p_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("log1p_")
    return eager_api_log1p_(x)


def rsqrt(x: Any = None, *_: Any) -> Tensor:
    """① rsqrt(x)."""
    if controller.STATIC:
        no_static_mode("rsqrt")
    return eager_api_rsqrt(x)


def rsqrt_(x: Any = None, *_: Any) -> Tensor:
    """① rsqrt_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("rsqrt_")
    return eager_api_rsqrt_(x)


def reciprocal(x: Any = None, *_: Any) -> Tensor:
    """① reciprocal(x)."""
    if controller.STATIC:
        no_static_mode("reciprocal")
    return eager_api_reciprocal(x)


def reciprocal_(x: Any = None, *_: Any) -> Tensor:
    """① reciprocal_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("reciprocal_")
    return eager_api_reciprocal_(x)


def sin(x: Any = None, *_: Any) -> Tensor:
    """① sin(x)."""
    if controller.STATIC:
        no_static_mode("sin")
    return eager_api_sin(x)


def sin_(x: Any = None, *_: Any) -> Tensor:
    """① sin_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("sin_")
    return eager_api_sin_(x)


def cos(x: Any = None, *_: Any) -> Tensor:
    """① cos(x)."""
    if controller.STATIC:
        no_static_mode("cos")
    return eager_api_cos(x)


def cos_(x: Any = None, *_: Any) -> Tensor:
    """① cos_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("cos_")
    return eager_api_cos_(x)


def tan(x: Any = None, *_: Any) -> Tensor:
    """① tan(x)."""
    if controller.STATIC:
        no_static_mode("tan")
    return eager_api_tan(x)


def tan_(x: Any = None, *_: Any) -> Tensor:
    """① tan_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("tan_")
    return eager_api_tan_(x)


def asin(x: Any = None, *_: Any) -> Tensor:
    """① asin(x)."""
    if controller.STATIC:
        no_static_mode("asin")
    return eager_api_asin(x)


def asin_(x: Any = None, *_: Any) -> Tensor:
    """① asin_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("asin_")
    return eager_api_asin_(x)


def acos(x: Any = None, *_: Any) -> Tensor:
    """① acos(x)."""
    if controller.STATIC:
        no_static_mode("acos")
    return eager_api_acos(x)


def acos_(x: Any = None, *_: Any) -> Tensor:
    """① acos_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("acos_")
    return eager_api_acos_(x)


def atan(x: Any = None, *_: Any) -> Tensor:
    """① atan(x)."""
    if controller.STATIC:
        no_static_mode("atan")
    return eager_api_atan(x)


def atan_(x: Any = None, *_: Any) -> Tensor:
    """① atan_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("atan_")
    return eager_api_atan_(x)


def sinh(x: Any = None, *_: Any) -> Tensor:
    """① sinh(x)."""
    if controller.STATIC:
        no_static_mode("sinh")
    return eager_api_sinh(x)


def sinh_(x: Any = None, *_: Any) -> Tensor:
    """① sinh_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("sinh_")
    return eager_api_sinh_(x)


def cosh(x: Any = None, *_: Any) -> Tensor:
    """① cosh(x)."""
    if controller.STATIC:
        no_static_mode("cosh")
    return eager_api_cosh(x)


def cosh_(x: Any = None, *_: Any) -> Tensor:
    """① cosh_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("cosh_")
    return eager_api_cosh_(x)


def asinh(x: Any = None, *_: Any) -> Tensor:
    """① asinh(x)."""
    if controller.STATIC:
        no_static_mode("asinh")
    return eager_api_asinh(x)


def asinh_(x: Any = None, *_: Any) -> Tensor:
    """① asinh_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("asinh_")
    return eager_api_asinh_(x)


def acosh(x: Any = None, *_: Any) -> Tensor:
    """① acosh(x)."""
    if controller.STATIC:
        no_static_mode("acosh")
    return eager_api_acosh(x)


def acosh_(x: Any = None, *_: Any) -> Tensor:
    """① acosh_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("acosh_")
    return eager_api_acosh_(x)


def atanh(x: Any = None, *_: Any) -> Tensor:
    """① atanh(x)."""
    if controller.STATIC:
        no_static_mode("atanh")
    return eager_api_atanh(x)


def atanh_(x: Any = None, *_: Any) -> Tensor:
    """① atanh_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("atanh_")
    return eager_api_atanh_(x)


def floor(x: Any = None, *_: Any) -> Tensor:
    """① floor(x)."""
    if controller.STATIC:
        no_static_mode("floor")
    return eager_api_floor(x)


def floor_(x: Any = None, *_: Any) -> Tensor:
    """① floor_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("floor_")
    return eager_api_floor_(x)


def ceil(x: Any = None, *_: Any) -> Tensor:
    """① ceil(x)."""
    if controller.STATIC:
        no_static_mode("ceil")
    return eager_api_ceil(x)


def ceil_(x: Any = None, *_: Any) -> Tensor:
    """① ceil_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("ceil_")
    return eager_api_ceil_(x)


def trunc(x: Any = None, *_: Any) -> Tensor:
    """① trunc(x)."""
    if controller.STATIC:
        no_static_mode("trunc")
    return eager_api_trunc(x)


def trunc_(x: Any = None, *_: Any) -> Tensor:
    """① trunc_(x); overwrites x."""
    if controller.STATIC:
        no_static_mode("trunc_")
    return eager_api_trunc_(x)


def round(x: Any = None, decimals: Any = 0, *_: Any) -> Tensor:
    """① round(x, decimals)."""
    if controller.STATIC:
        no_static_mode("round")
    return eager_api_round(x, decimals)


def round_(x: Any = None, decimals: Any = 0, *_: Any) -> Tensor:
    """① round_(x, decimals); overwrites x."""
    if controller.STATIC:
        no_static_mode("round_")
    return eager_api_round_(x, decimals)


def stanh(x: Any = None, scale_a: Any = 0.67, scale_b: Any = 1.7159, *_: Any) -> Tensor:
    """① stanh(x, scale_a, scale_b)."""
    if controller.STATIC:
        no_static_mode("stanh")
    return eager_api_stanh(x, scale_a, scale_b)


def view_take(
    x: Any = None, layout: Any = None, dims: Any = None, stride: Any = None, offset: Any = None, *_: Any
) -> Tensor:
    """① view_take(x, layout, dims, stride, offset)."""
    if controller.STATIC:
        no_static_mode("view_take")
    return eager_api_view_take(x, layout, dims, stride, offset)


def view_put(
    part: Any = None,
    shape: Any = None,
    layout: Any = None,
    dims: Any = None,
    stride: Any = None,
    offset: Any = None,
    *_: Any,
) -> Tensor:
    """① view_put(part, shape, layout, dims, stride, offset)."""
    if controller.STATIC:
        no_static_mode("view_put")
    return eager_api_view_put(part, shape, layout, dims, stride, offset)


def view_clear(
    x: Any = None, layout: Any = None, dims: Any = None, stride: Any = None, offset: Any = None, *_: Any
) -> Tensor:
    """① view_clear(x, layout, dims, stride, offset)."""
    if controller.STATIC:
        no_static_mode("view_clear")
    return eager_api_view_clear(x, layout, dims, stride, offset)


def view_write(
    x: Any = None,
    part: Any = None,
    layout: Any = None,
    dims: Any = None,
    stride: Any = None,
    offset: Any = None,
    *_: Any,
) -> Tensor:
    """① view_write(x, part, layout, dims, stride, offset)."""
    if controller.STATIC:
        no_static_mode("view_write")
    return eager_api_view_write(x, part, layout, dims, stride, offset)
