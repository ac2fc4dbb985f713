"""Layer ②, the eager functions: arguments checked and cast, layer ③ called, errors named. Generated; do not edit."""

from __future__ import annotations

from typing import Any

from gradscope.core.eager import args as parse
from gradscope.core.eager.utils import failed
from gradscope.core.generated import infos
from gradscope.core.generated.dygraph_functions import (
    abs__ad_func,
    abs_ad_func,
    acos__ad_func,
    acos_ad_func,
    acosh__ad_func,
    acosh_ad_func,
    adadelta_ad_func,
    adagrad_ad_func,
    adam_ad_func,
    adamax_ad_func,
    add__ad_func,
    add_ad_func,
    add_in_planes_ad_func,
    add_n_ad_func,
    addmm__ad_func,
    addmm_ad_func,
    all_ad_func,
    allclose_ad_func,
    along_axis_places_ad_func,
    amax_ad_func,
    amin_ad_func,
    angle_ad_func,
    any_ad_func,
    arange_ad_func,
    argmax_ad_func,
    argmin_ad_func,
    argsort_ad_func,
    as_complex_ad_func,
    as_real_ad_func,
    as_strided_ad_func,
    as_strided_grad_ad_func,
    asgd_ad_func,
    asin__ad_func,
    asin_ad_func,
    asinh__ad_func,
    asinh_ad_func,
    assign_ad_func,
    atan2_ad_func,
    atan__ad_func,
    atan_ad_func,
    atanh__ad_func,
    atanh_ad_func,
    batch_norm_ad_func,
    bce_loss__ad_func,
    bce_loss_ad_func,
    bernoulli_ad_func,
    between_grad_ad_func,
    bicubic_interp_ad_func,
    bilinear_interp_ad_func,
    bincount_ad_func,
    binomial_ad_func,
    bitwise_and__ad_func,
    bitwise_and_ad_func,
    bitwise_left_shift__ad_func,
    bitwise_left_shift_ad_func,
    bitwise_not__ad_func,
    bitwise_not_ad_func,
    bitwise_or__ad_func,
    bitwise_or_ad_func,
    bitwise_right_shift__ad_func,
    bitwise_right_shift_ad_func,
    bitwise_xor__ad_func,
    bitwise_xor_ad_func,
    bmm_ad_func,
    broadcast_tensors_ad_func,
    cast__ad_func,
    cast_ad_func,
    ceil__ad_func,
    ceil_ad_func,
    celu_ad_func,
    channel_shuffle_ad_func,
    cholesky_ad_func,
    clip__ad_func,
    clip_ad_func,
    clip_grad_ad_func,
    complex_ad_func,
    concat_ad_func,
    conj_ad_func,
    conv2d_ad_func,
    conv2d_filter_grad_ad_func,
    conv2d_input_grad_ad_func,
    conv2d_transpose_ad_func,
    conv3d_ad_func,
    conv3d_filter_grad_ad_func,
    conv3d_input_grad_ad_func,
    conv3d_transpose_ad_func,
    copysign__ad_func,
    copysign_ad_func,
    cos__ad_func,
    cos_ad_func,
    cosh__ad_func,
    cosh_ad_func,
    cross_ad_func,
    cross_entropy_grad_ad_func,
    cross_entropy_with_softmax_ad_func,
    ctc_lattice_ad_func,
    cummax_ad_func,
    cummin_ad_func,
    cumprod__ad_func,
    cumprod_ad_func,
    cumsum__ad_func,
    cumsum_ad_func,
    decay_sum_ad_func,
    depthwise_conv2d_ad_func,
    depthwise_conv2d_transpose_ad_func,
    det_ad_func,
    diag_ad_func,
    diag_embed_ad_func,
    diagonal_ad_func,
    diagonal_grad_ad_func,
    digamma__ad_func,
    digamma_ad_func,
    dirichlet_ad_func,
    div_scale__ad_func,
    div_scale_ad_func,
    divide__ad_func,
    divide_ad_func,
    dot_ad_func,
    dropout_ad_func,
    dropout_grad_ad_func,
    eig_ad_func,
    eigh_ad_func,
    eigvals_ad_func,
    einsum_ad_func,
    elementwise_pow_ad_func,
    elementwise_pow_slope_ad_func,
    elu__ad_func,
    elu_ad_func,
    elu_grad_ad_func,
    embedding_ad_func,
    embedding_grad_ad_func,
    embedding_share_ad_func,
    embedding_with_scaled_gradient_ad_func,
    equal__ad_func,
    equal_ad_func,
    equal_all_ad_func,
    erf__ad_func,
    erf_ad_func,
    erfinv__ad_func,
    erfinv_ad_func,
    exp__ad_func,
    exp_ad_func,
    expand_ad_func,
    expand_as_ad_func,
    expm1__ad_func,
    expm1_ad_func,
    eye_ad_func,
    fft_c2c_ad_func,
    fft_c2r_ad_func,
    fft_r2c_ad_func,
    fill__ad_func,
    fill_ad_func,
    fill_diagonal__ad_func,
    fill_diagonal_ad_func,
    fill_diagonal_tensor__ad_func,
    fill_diagonal_tensor_ad_func,
    flatten__ad_func,
    flatten_ad_func,
    flip_ad_func,
    floor__ad_func,
    floor_ad_func,
    floor_divide__ad_func,
    floor_divide_ad_func,
    fmax_ad_func,
    fmin_ad_func,
    fold_ad_func,
    fractional_max_pool2d_ad_func,
    fractional_max_pool3d_ad_func,
    frame_ad_func,
    frobenius_norm_ad_func,
    full_ad_func,
    full_like_ad_func,
    gamma_density_ad_func,
    gammaincc__ad_func,
    gammaincc_ad_func,
    gammaln__ad_func,
    gammaln_ad_func,
    gather_ad_func,
    gather_grad_ad_func,
    gather_nd_ad_func,
    gather_nd_grad_ad_func,
    gather_tree_ad_func,
    gaussian_ad_func,
    gaussian_inplace__ad_func,
    gaussian_inplace_ad_func,
    gelu_ad_func,
    gelu_grad_ad_func,
    get_tensor_from_selected_rows_ad_func,
    graph_sample_neighbors_ad_func,
    greater_equal__ad_func,
    greater_equal_ad_func,
    greater_than__ad_func,
    greater_than_ad_func,
    grid_pieces_ad_func,
    grid_sample_ad_func,
    group_norm_ad_func,
    hardshrink_ad_func,
    hardsigmoid_ad_func,
    hardswish_ad_func,
    hardswish_slope_ad_func,
    hardtanh__ad_func,
    hardtanh_ad_func,
    heaviside_ad_func,
    histogram_ad_func,
    huber_loss_ad_func,
    i0__ad_func,
    i0_ad_func,
    i0e_ad_func,
    i1_ad_func,
    i1e_ad_func,
    imag_ad_func,
    index_add__ad_func,
    index_add_ad_func,
    index_elementwise_get_ad_func,
    index_elementwise_get_grad_ad_func,
    index_elementwise_put__ad_func,
    index_elementwise_put_ad_func,
    index_elementwise_put_with_tensor__ad_func,
    index_elementwise_put_with_tensor_ad_func,
    index_put__ad_func,
    index_put_ad_func,
    index_sample_ad_func,
    index_select_ad_func,
    interp_antialias_ad_func,
    interp_grad_ad_func,
    inverse_ad_func,
    is_empty_ad_func,
    isclose_ad_func,
    isfinite_ad_func,
    isinf_ad_func,
    isnan_ad_func,
    keep_greater_ad_func,
    keep_other_rows_ad_func,
    keep_where_ad_func,
    kldiv_loss_ad_func,
    kron_ad_func,
    kthvalue_ad_func,
    lamb_ad_func,
    layer_norm_ad_func,
    leaky_relu__ad_func,
    leaky_relu_ad_func,
    leaky_relu_grad_ad_func,
    lerp__ad_func,
    lerp_ad_func,
    less_equal__ad_func,
    less_equal_ad_func,
    less_than__ad_func,
    less_than_ad_func,
    lgamma__ad_func,
    lgamma_ad_func,
    linear_interp_ad_func,
    linspace_ad_func,
    log10__ad_func,
    log10_ad_func,
    log1p__ad_func,
    log1p_ad_func,
    log2__ad_func,
    log2_ad_func,
    log__ad_func,
    log_ad_func,
    log_softmax_ad_func,
    log_softmax_grad_ad_func,
    logcumsumexp_ad_func,
    logical_and__ad_func,
    logical_and_ad_func,
    logical_not__ad_func,
    logical_not_ad_func,
    logical_or__ad_func,
    logical_or_ad_func,
    logical_xor__ad_func,
    logical_xor_ad_func,
    logit__ad_func,
    logit_ad_func,
    logsigmoid_ad_func,
    logspace_ad_func,
    logsumexp_ad_func,
    lp_pool2d_ad_func,
    lstsq_ad_func,
    lu_ad_func,
    lu_unpack_ad_func,
    masked_fill__ad_func,
    masked_fill_ad_func,
    masked_select_ad_func,
    masked_select_grad_ad_func,
    matmul_ad_func,
    matrix_exp_ad_func,
    max_ad_func,
    max_pool2d_with_index_ad_func,
    max_pool3d_with_index_ad_func,
    maximum_ad_func,
    mean_ad_func,
    mean_all_ad_func,
    median_ad_func,
    merge_selected_rows_ad_func,
    meshgrid_ad_func,
    min_ad_func,
    minimum_ad_func,
    mish_ad_func,
    mode_ad_func,
    momentum_ad_func,
    multinomial_ad_func,
    multiplex_ad_func,
    multiply__ad_func,
    multiply_ad_func,
    mv_ad_func,
    nadam_ad_func,
    nanmedian_ad_func,
    nearest_interp_ad_func,
    nextafter_ad_func,
    nll_loss_ad_func,
    nll_loss_grad_ad_func,
    nonzero_ad_func,
    not_equal__ad_func,
    not_equal_ad_func,
    one_hot_ad_func,
    outside_ad_func,
    overlap_add_ad_func,
    p_norm_ad_func,
    pad_ad_func,
    pivots_matrix_ad_func,
    pixel_shuffle_ad_func,
    pixel_unshuffle_ad_func,
    poisson_ad_func,
    polygamma__ad_func,
    polygamma_ad_func,
    pool2d_ad_func,
    pool2d_double_grad_ad_func,
    pool2d_grad_ad_func,
    pool3d_ad_func,
    pool3d_double_grad_ad_func,
    pool3d_grad_ad_func,
    pow__ad_func,
    pow_ad_func,
    pow_slope_ad_func,
    prelu_ad_func,
    prod_ad_func,
    put_along_axis__ad_func,
    put_along_axis_ad_func,
    qr_ad_func,
    radam_ad_func,
    randint_ad_func,
    randperm_ad_func,
    real_ad_func,
    reciprocal__ad_func,
    reciprocal_ad_func,
    reindex_graph_ad_func,
    relu6_ad_func,
    relu__ad_func,
    relu_ad_func,
    relu_grad_ad_func,
    remainder__ad_func,
    remainder_ad_func,
    renorm__ad_func,
    renorm_ad_func,
    repeat_interleave_ad_func,
    repeat_interleave_with_tensor_index_ad_func,
    repeat_interleave_with_tensor_index_grad_ad_func,
    reshape__ad_func,
    reshape_ad_func,
    rmsprop_ad_func,
    rnnt_lattice_ad_func,
    roll_ad_func,
    round__ad_func,
    round_ad_func,
    rprop_ad_func,
    rsqrt__ad_func,
    rsqrt_ad_func,
    rulebook_conv_ad_func,
    rulebook_filter_grad_ad_func,
    rulebook_max_ad_func,
    scale__ad_func,
    scale_ad_func,
    scatter__ad_func,
    scatter_ad_func,
    scatter_nd_add_ad_func,
    searchsorted_ad_func,
    segment_pool_ad_func,
    selected_rows_to_dense_ad_func,
    selu_ad_func,
    send_u_recv_ad_func,
    send_ue_recv_ad_func,
    send_uv_ad_func,
    set_value__ad_func,
    set_value_ad_func,
    set_value_with_tensor__ad_func,
    set_value_with_tensor_ad_func,
    sgd_ad_func,
    sgd_rows_ad_func,
    sgn_ad_func,
    sigmoid__ad_func,
    sigmoid_ad_func,
    sigmoid_cross_entropy_with_logits_ad_func,
    sign_ad_func,
    silu_ad_func,
    silu_grad_ad_func,
    sin__ad_func,
    sin_ad_func,
    sinh__ad_func,
    sinh_ad_func,
    slice_ad_func,
    slice_grad_ad_func,
    slogdet_ad_func,
    softmax__ad_func,
    softmax_ad_func,
    softmax_grad_ad_func,
    softplus_ad_func,
    softplus_grad_ad_func,
    softshrink_ad_func,
    softsign_ad_func,
    solve_ad_func,
    sparse_abs_ad_func,
    sparse_add_ad_func,
    sparse_asin_ad_func,
    sparse_asinh_ad_func,
    sparse_atan_ad_func,
    sparse_atanh_ad_func,
    sparse_cast_ad_func,
    sparse_coalesce_ad_func,
    sparse_divide_ad_func,
    sparse_divide_scalar_ad_func,
    sparse_expm1_ad_func,
    sparse_isnan_ad_func,
    sparse_leaky_relu_ad_func,
    sparse_line_sum_ad_func,
    sparse_log1p_ad_func,
    sparse_mask_as_ad_func,
    sparse_multiply_ad_func,
    sparse_pow_ad_func,
    sparse_relu6_ad_func,
    sparse_relu_ad_func,
    sparse_reshape_ad_func,
    sparse_scale_ad_func,
    sparse_shown_only_ad_func,
    sparse_sin_ad_func,
    sparse_sinh_ad_func,
    sparse_slice_ad_func,
    sparse_slice_grad_ad_func,
    sparse_softmax_ad_func,
    sparse_sparse_coo_tensor_ad_func,
    sparse_sqrt_ad_func,
    sparse_square_ad_func,
    sparse_subtract_ad_func,
    sparse_sum_ad_func,
    sparse_sum_grad_ad_func,
    sparse_tan_ad_func,
    sparse_tanh_ad_func,
    sparse_to_dense_ad_func,
    sparse_to_sparse_coo_ad_func,
    sparse_to_sparse_csr_ad_func,
    sparse_transpose_ad_func,
    sparse_values_ad_func,
    sparse_with_values_ad_func,
    split_ad_func,
    split_with_num_ad_func,
    sqrt__ad_func,
    sqrt_ad_func,
    square__ad_func,
    square_ad_func,
    squeeze__ad_func,
    squeeze_ad_func,
    stack_ad_func,
    standard_gamma_ad_func,
    stanh_ad_func,
    strided_slice_ad_func,
    strided_slice_grad_ad_func,
    subtract__ad_func,
    subtract_ad_func,
    sum_ad_func,
    svd_ad_func,
    swish_ad_func,
    swish_grad_ad_func,
    take_along_axis_ad_func,
    take_along_axis_grad_ad_func,
    take_in_planes_ad_func,
    tan__ad_func,
    tan_ad_func,
    tanh__ad_func,
    tanh_ad_func,
    tanh_shrink_ad_func,
    tensor_unfold_ad_func,
    tensor_unfold_grad_ad_func,
    thresholded_relu__ad_func,
    thresholded_relu_ad_func,
    tile_ad_func,
    topk_ad_func,
    trace_ad_func,
    transpose__ad_func,
    transpose_ad_func,
    triangular_solve_ad_func,
    tril__ad_func,
    tril_ad_func,
    tril_indices_ad_func,
    trilinear_interp_ad_func,
    triu__ad_func,
    triu_ad_func,
    triu_indices_ad_func,
    trunc__ad_func,
    trunc_ad_func,
    unbind_ad_func,
    unfold_ad_func,
    uniform_ad_func,
    uniform_inplace__ad_func,
    uniform_inplace_ad_func,
    unique_ad_func,
    unique_consecutive_ad_func,
    unpool3d_ad_func,
    unpool_ad_func,
    unsqueeze__ad_func,
    unsqueeze_ad_func,
    unstack_ad_func,
    view_clear_ad_func,
    view_dtype_ad_func,
    view_put_ad_func,
    view_shape_ad_func,
    view_take_ad_func,
    view_write_ad_func,
    warpctc_ad_func,
    warprnnt_ad_func,
    where__ad_func,
    where_ad_func,
    written_last_ad_func,
    xlogy_ad_func,
)
from gradscope.core.tensor import Tensor


def eager_api_real(x: Any) -> Tensor:
    """② real(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("real", "x", 0, x)
        return real_ad_func(x)
    except Exception as exc:
        raise failed(infos.REAL, exc, (x,))


def eager_api_imag(x: Any) -> Tensor:
    """② imag(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("imag", "x", 0, x)
        return imag_ad_func(x)
    except Exception as exc:
        raise failed(infos.IMAG, exc, (x,))


def eager_api_conj(x: Any) -> Tensor:
    """② conj(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("conj", "x", 0, x)
        return conj_ad_func(x)
    except Exception as exc:
        raise failed(infos.CONJ, exc, (x,))


def eager_api_complex(real: Any, imag: Any) -> Tensor:
    """② complex(real, imag)."""
    try:
        if (type(real) is not Tensor and not isinstance(real, Tensor)) or real.impl is None:
            real = parse.get_tensor_from_args("complex", "real", 0, real)
        if (type(imag) is not Tensor and not isinstance(imag, Tensor)) or imag.impl is None:
            imag = parse.get_tensor_from_args("complex", "imag", 1, imag)
        return complex_ad_func(real, imag)
    except Exception as exc:
        raise failed(infos.COMPLEX, exc, (real, imag))


def eager_api_as_complex(x: Any) -> Tensor:
    """② as_complex(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("as_complex", "x", 0, x)
        return as_complex_ad_func(x)
    except Exception as exc:
        raise failed(infos.AS_COMPLEX, exc, (x,))


def eager_api_as_real(x: Any) -> Tensor:
    """② as_real(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("as_real", "x", 0, x)
        return as_real_ad_func(x)
    except Exception as exc:
        raise failed(infos.AS_REAL, exc, (x,))


def eager_api_angle(x: Any) -> Tensor:
    """② angle(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("angle", "x", 0, x)
        return angle_ad_func(x)
    except Exception as exc:
        raise failed(infos.ANGLE, exc, (x,))


def eager_api_sgn(x: Any) -> Tensor:
    """② sgn(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sgn", "x", 0, x)
        return sgn_ad_func(x)
    except Exception as exc:
        raise failed(infos.SGN, exc, (x,))


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
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
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


def eager_api_linspace(start: Any, stop: Any, number: Any, dtype: Any, place: Any) -> Tensor:
    """② linspace(start, stop, number, dtype, place)."""
    try:
        start = parse.to_scalar("linspace", 0, start)
        stop = parse.to_scalar("linspace", 1, stop)
        number = parse.to_int("linspace", 2, number)
        dtype = parse.to_dtype("linspace", 3, dtype)
        if place is not None:
            place = parse.to_place("linspace", 4, place)
        return linspace_ad_func(start, stop, number, dtype, place)
    except Exception as exc:
        raise failed(infos.LINSPACE, exc, ())


def eager_api_logspace(start: Any, stop: Any, num: Any, base: Any, dtype: Any, place: Any) -> Tensor:
    """② logspace(start, stop, num, base, dtype, place)."""
    try:
        start = parse.to_scalar("logspace", 0, start)
        stop = parse.to_scalar("logspace", 1, stop)
        num = parse.to_int("logspace", 2, num)
        base = parse.to_scalar("logspace", 3, base)
        dtype = parse.to_dtype("logspace", 4, dtype)
        if place is not None:
            place = parse.to_place("logspace", 5, place)
        return logspace_ad_func(start, stop, num, base, dtype, place)
    except Exception as exc:
        raise failed(infos.LOGSPACE, exc, ())


def eager_api_tril_indices(rows: Any, cols: Any, offset: Any, dtype: Any, place: Any) -> Tensor:
    """② tril_indices(rows, cols, offset, dtype, place)."""
    try:
        rows = parse.to_int("tril_indices", 0, rows)
        cols = parse.to_int("tril_indices", 1, cols)
        offset = parse.to_int("tril_indices", 2, offset)
        dtype = parse.to_dtype("tril_indices", 3, dtype)
        if place is not None:
            place = parse.to_place("tril_indices", 4, place)
        return tril_indices_ad_func(rows, cols, offset, dtype, place)
    except Exception as exc:
        raise failed(infos.TRIL_INDICES, exc, ())


def eager_api_triu_indices(rows: Any, cols: Any, offset: Any, dtype: Any, place: Any) -> Tensor:
    """② triu_indices(rows, cols, offset, dtype, place)."""
    try:
        rows = parse.to_int("triu_indices", 0, rows)
        cols = parse.to_int("triu_indices", 1, cols)
        offset = parse.to_int("triu_indices", 2, offset)
        dtype = parse.to_dtype("triu_indices", 3, dtype)
        if place is not None:
            place = parse.to_place("triu_indices", 4, place)
        return triu_indices_ad_func(rows, cols, offset, dtype, place)
    except Exception as exc:
        raise failed(infos.TRIU_INDICES, exc, ())


def eager_api_add(x: Any, y: Any) -> Tensor:
    """② add(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("add", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("add", "y", 1, y)
        return add_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.ADD, exc, (x, y))


def eager_api_add_(x: Any, y: Any) -> Tensor:
    """② add_(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("add_", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("add_", "y", 1, y)
        return add__ad_func(x, y)
    except Exception as exc:
        raise failed(infos.ADD_, exc, (x, y))


def eager_api_subtract(x: Any, y: Any) -> Tensor:
    """② subtract(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("subtract", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("subtract", "y", 1, y)
        return subtract_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.SUBTRACT, exc, (x, y))


def eager_api_subtract_(x: Any, y: Any) -> Tensor:
    """② subtract_(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("subtract_", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("subtract_", "y", 1, y)
        return subtract__ad_func(x, y)
    except Exception as exc:
        raise failed(infos.SUBTRACT_, exc, (x, y))


def eager_api_multiply(x: Any, y: Any) -> Tensor:
    """② multiply(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("multiply", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("multiply", "y", 1, y)
        return multiply_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.MULTIPLY, exc, (x, y))


def eager_api_multiply_(x: Any, y: Any) -> Tensor:
    """② multiply_(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("multiply_", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("multiply_", "y", 1, y)
        return multiply__ad_func(x, y)
    except Exception as exc:
        raise failed(infos.MULTIPLY_, exc, (x, y))


def eager_api_divide(x: Any, y: Any) -> Tensor:
    """② divide(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("divide", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("divide", "y", 1, y)
        return divide_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.DIVIDE, exc, (x, y))


def eager_api_divide_(x: Any, y: Any) -> Tensor:
    """② divide_(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("divide_", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("divide_", "y", 1, y)
        return divide__ad_func(x, y)
    except Exception as exc:
        raise failed(infos.DIVIDE_, exc, (x, y))


def eager_api_scale(x: Any, scale: Any, bias: Any, bias_after_scale: Any) -> Tensor:
    """② scale(x, scale, bias, bias_after_scale)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
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
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
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
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("div_scale", "x", 0, x)
        scale = parse.to_scalar("div_scale", 1, scale)
        return div_scale_ad_func(x, scale)
    except Exception as exc:
        raise failed(infos.DIV_SCALE, exc, (x,))


def eager_api_div_scale_(x: Any, scale: Any) -> Tensor:
    """② div_scale_(x, scale)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("div_scale_", "x", 0, x)
        scale = parse.to_scalar("div_scale_", 1, scale)
        return div_scale__ad_func(x, scale)
    except Exception as exc:
        raise failed(infos.DIV_SCALE_, exc, (x,))


def eager_api_pow(x: Any, y: Any) -> Tensor:
    """② pow(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("pow", "x", 0, x)
        y = parse.to_scalar("pow", 1, y)
        return pow_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.POW, exc, (x,))


def eager_api_pow_(x: Any, y: Any) -> Tensor:
    """② pow_(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("pow_", "x", 0, x)
        y = parse.to_scalar("pow_", 1, y)
        return pow__ad_func(x, y)
    except Exception as exc:
        raise failed(infos.POW_, exc, (x,))


def eager_api_pow_slope(x: Any, y: Any) -> Tensor:
    """② pow_slope(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("pow_slope", "x", 0, x)
        y = parse.to_scalar("pow_slope", 1, y)
        return pow_slope_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.POW_SLOPE, exc, (x,))


def eager_api_elementwise_pow(x: Any, y: Any) -> Tensor:
    """② elementwise_pow(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("elementwise_pow", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("elementwise_pow", "y", 1, y)
        return elementwise_pow_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.ELEMENTWISE_POW, exc, (x, y))


def eager_api_elementwise_pow_slope(x: Any, y: Any) -> Tensor:
    """② elementwise_pow_slope(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("elementwise_pow_slope", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("elementwise_pow_slope", "y", 1, y)
        return elementwise_pow_slope_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.ELEMENTWISE_POW_SLOPE, exc, (x, y))


def eager_api_xlogy(x: Any, y: Any) -> Tensor:
    """② xlogy(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("xlogy", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("xlogy", "y", 1, y)
        return xlogy_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.XLOGY, exc, (x, y))


def eager_api_maximum(x: Any, y: Any) -> Tensor:
    """② maximum(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("maximum", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("maximum", "y", 1, y)
        return maximum_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.MAXIMUM, exc, (x, y))


def eager_api_minimum(x: Any, y: Any) -> Tensor:
    """② minimum(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("minimum", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("minimum", "y", 1, y)
        return minimum_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.MINIMUM, exc, (x, y))


def eager_api_where(condition: Any, x: Any, y: Any) -> Tensor:
    """② where(condition, x, y)."""
    try:
        if (type(condition) is not Tensor and not isinstance(condition, Tensor)) or condition.impl is None:
            condition = parse.get_tensor_from_args("where", "condition", 0, condition)
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("where", "x", 1, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("where", "y", 2, y)
        return where_ad_func(condition, x, y)
    except Exception as exc:
        raise failed(infos.WHERE, exc, (condition, x, y))


def eager_api_where_(condition: Any, x: Any, y: Any) -> Tensor:
    """② where_(condition, x, y)."""
    try:
        if (type(condition) is not Tensor and not isinstance(condition, Tensor)) or condition.impl is None:
            condition = parse.get_tensor_from_args("where_", "condition", 0, condition)
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("where_", "x", 1, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("where_", "y", 2, y)
        return where__ad_func(condition, x, y)
    except Exception as exc:
        raise failed(infos.WHERE_, exc, (condition, x, y))


def eager_api_keep_where(x: Any, mask: Any) -> Tensor:
    """② keep_where(x, mask)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("keep_where", "x", 0, x)
        if (type(mask) is not Tensor and not isinstance(mask, Tensor)) or mask.impl is None:
            mask = parse.get_tensor_from_args("keep_where", "mask", 1, mask)
        return keep_where_ad_func(x, mask)
    except Exception as exc:
        raise failed(infos.KEEP_WHERE, exc, (x, mask))


def eager_api_clip(x: Any, min: Any, max: Any) -> Tensor:
    """② clip(x, min, max)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("clip", "x", 0, x)
        min = parse.to_scalar("clip", 1, min)
        max = parse.to_scalar("clip", 2, max)
        return clip_ad_func(x, min, max)
    except Exception as exc:
        raise failed(infos.CLIP, exc, (x,))


def eager_api_clip_(x: Any, min: Any, max: Any) -> Tensor:
    """② clip_(x, min, max)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("clip_", "x", 0, x)
        min = parse.to_scalar("clip_", 1, min)
        max = parse.to_scalar("clip_", 2, max)
        return clip__ad_func(x, min, max)
    except Exception as exc:
        raise failed(infos.CLIP_, exc, (x,))


def eager_api_clip_grad(x: Any, out_grad: Any, min: Any, max: Any) -> Tensor:
    """② clip_grad(x, out_grad, min, max)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("clip_grad", "x", 0, x)
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("clip_grad", "out_grad", 1, out_grad)
        min = parse.to_scalar("clip_grad", 2, min)
        max = parse.to_scalar("clip_grad", 3, max)
        return clip_grad_ad_func(x, out_grad, min, max)
    except Exception as exc:
        raise failed(infos.CLIP_GRAD, exc, (x, out_grad))


def eager_api_fill(x: Any, value: Any) -> Tensor:
    """② fill(x, value)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("fill", "x", 0, x)
        value = parse.to_scalar("fill", 1, value)
        return fill_ad_func(x, value)
    except Exception as exc:
        raise failed(infos.FILL, exc, (x,))


def eager_api_fill_(x: Any, value: Any) -> Tensor:
    """② fill_(x, value)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("fill_", "x", 0, x)
        value = parse.to_scalar("fill_", 1, value)
        return fill__ad_func(x, value)
    except Exception as exc:
        raise failed(infos.FILL_, exc, (x,))


def eager_api_cast(x: Any, dtype: Any) -> Tensor:
    """② cast(x, dtype)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("cast", "x", 0, x)
        dtype = parse.to_dtype("cast", 1, dtype)
        return cast_ad_func(x, dtype)
    except Exception as exc:
        raise failed(infos.CAST, exc, (x,))


def eager_api_cast_(x: Any, dtype: Any) -> Tensor:
    """② cast_(x, dtype)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("cast_", "x", 0, x)
        dtype = parse.to_dtype("cast_", 1, dtype)
        return cast__ad_func(x, dtype)
    except Exception as exc:
        raise failed(infos.CAST_, exc, (x,))


def eager_api_assign(x: Any) -> Tensor:
    """② assign(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("assign", "x", 0, x)
        return assign_ad_func(x)
    except Exception as exc:
        raise failed(infos.ASSIGN, exc, (x,))


def eager_api_add_n(inputs: Any) -> Tensor:
    """② add_n(inputs)."""
    try:
        inputs = parse.get_tensor_list_from_args("add_n", "inputs", 0, inputs)
        return add_n_ad_func(inputs)
    except Exception as exc:
        raise failed(infos.ADD_N, exc, (inputs,))


def eager_api_atan2(x: Any, y: Any) -> Tensor:
    """② atan2(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("atan2", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("atan2", "y", 1, y)
        return atan2_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.ATAN2, exc, (x, y))


def eager_api_keep_greater(g: Any, x: Any, y: Any) -> Tensor:
    """② keep_greater(g, x, y)."""
    try:
        if (type(g) is not Tensor and not isinstance(g, Tensor)) or g.impl is None:
            g = parse.get_tensor_from_args("keep_greater", "g", 0, g)
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("keep_greater", "x", 1, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("keep_greater", "y", 2, y)
        return keep_greater_ad_func(g, x, y)
    except Exception as exc:
        raise failed(infos.KEEP_GREATER, exc, (g, x, y))


def eager_api_fmax(x: Any, y: Any) -> Tensor:
    """② fmax(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("fmax", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("fmax", "y", 1, y)
        return fmax_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.FMAX, exc, (x, y))


def eager_api_fmin(x: Any, y: Any) -> Tensor:
    """② fmin(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("fmin", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("fmin", "y", 1, y)
        return fmin_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.FMIN, exc, (x, y))


def eager_api_floor_divide(x: Any, y: Any) -> Tensor:
    """② floor_divide(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("floor_divide", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("floor_divide", "y", 1, y)
        return floor_divide_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.FLOOR_DIVIDE, exc, (x, y))


def eager_api_floor_divide_(x: Any, y: Any) -> Tensor:
    """② floor_divide_(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("floor_divide_", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("floor_divide_", "y", 1, y)
        return floor_divide__ad_func(x, y)
    except Exception as exc:
        raise failed(infos.FLOOR_DIVIDE_, exc, (x, y))


def eager_api_remainder(x: Any, y: Any) -> Tensor:
    """② remainder(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("remainder", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("remainder", "y", 1, y)
        return remainder_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.REMAINDER, exc, (x, y))


def eager_api_remainder_(x: Any, y: Any) -> Tensor:
    """② remainder_(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("remainder_", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("remainder_", "y", 1, y)
        return remainder__ad_func(x, y)
    except Exception as exc:
        raise failed(infos.REMAINDER_, exc, (x, y))


def eager_api_copysign(x: Any, y: Any) -> Tensor:
    """② copysign(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("copysign", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("copysign", "y", 1, y)
        return copysign_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.COPYSIGN, exc, (x, y))


def eager_api_copysign_(x: Any, y: Any) -> Tensor:
    """② copysign_(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("copysign_", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("copysign_", "y", 1, y)
        return copysign__ad_func(x, y)
    except Exception as exc:
        raise failed(infos.COPYSIGN_, exc, (x, y))


def eager_api_heaviside(x: Any, y: Any) -> Tensor:
    """② heaviside(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("heaviside", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("heaviside", "y", 1, y)
        return heaviside_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.HEAVISIDE, exc, (x, y))


def eager_api_nextafter(x: Any, y: Any) -> Tensor:
    """② nextafter(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("nextafter", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("nextafter", "y", 1, y)
        return nextafter_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.NEXTAFTER, exc, (x, y))


def eager_api_lerp(x: Any, y: Any, weight: Any) -> Tensor:
    """② lerp(x, y, weight)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("lerp", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("lerp", "y", 1, y)
        if (type(weight) is not Tensor and not isinstance(weight, Tensor)) or weight.impl is None:
            weight = parse.get_tensor_from_args("lerp", "weight", 2, weight)
        return lerp_ad_func(x, y, weight)
    except Exception as exc:
        raise failed(infos.LERP, exc, (x, y, weight))


def eager_api_lerp_(x: Any, y: Any, weight: Any) -> Tensor:
    """② lerp_(x, y, weight)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("lerp_", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("lerp_", "y", 1, y)
        if (type(weight) is not Tensor and not isinstance(weight, Tensor)) or weight.impl is None:
            weight = parse.get_tensor_from_args("lerp_", "weight", 2, weight)
        return lerp__ad_func(x, y, weight)
    except Exception as exc:
        raise failed(infos.LERP_, exc, (x, y, weight))


def eager_api_embedding(x: Any, weight: Any, padding_idx: Any, sparse: Any) -> Tensor:
    """② embedding(x, weight, padding_idx, sparse)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("embedding", "x", 0, x)
        if (type(weight) is not Tensor and not isinstance(weight, Tensor)) or weight.impl is None:
            weight = parse.get_tensor_from_args("embedding", "weight", 1, weight)
        padding_idx = parse.to_long("embedding", 2, padding_idx)
        sparse = parse.to_boolean("embedding", 3, sparse)
        return embedding_ad_func(x, weight, padding_idx, sparse)
    except Exception as exc:
        raise failed(infos.EMBEDDING, exc, (x, weight))


def eager_api_embedding_grad(x: Any, out_grad: Any, shape: Any, padding_idx: Any) -> Tensor:
    """② embedding_grad(x, out_grad, shape, padding_idx)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("embedding_grad", "x", 0, x)
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("embedding_grad", "out_grad", 1, out_grad)
        shape = parse.to_int_array("embedding_grad", 2, shape)
        padding_idx = parse.to_long("embedding_grad", 3, padding_idx)
        return embedding_grad_ad_func(x, out_grad, shape, padding_idx)
    except Exception as exc:
        raise failed(infos.EMBEDDING_GRAD, exc, (x, out_grad))


def eager_api_embedding_with_scaled_gradient(x: Any, weight: Any, padding_idx: Any) -> Tensor:
    """② embedding_with_scaled_gradient(x, weight, padding_idx)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("embedding_with_scaled_gradient", "x", 0, x)
        if (type(weight) is not Tensor and not isinstance(weight, Tensor)) or weight.impl is None:
            weight = parse.get_tensor_from_args("embedding_with_scaled_gradient", "weight", 1, weight)
        padding_idx = parse.to_long("embedding_with_scaled_gradient", 2, padding_idx)
        return embedding_with_scaled_gradient_ad_func(x, weight, padding_idx)
    except Exception as exc:
        raise failed(infos.EMBEDDING_WITH_SCALED_GRADIENT, exc, (x, weight))


def eager_api_embedding_share(x: Any, like: Any) -> Tensor:
    """② embedding_share(x, like)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("embedding_share", "x", 0, x)
        if (type(like) is not Tensor and not isinstance(like, Tensor)) or like.impl is None:
            like = parse.get_tensor_from_args("embedding_share", "like", 1, like)
        return embedding_share_ad_func(x, like)
    except Exception as exc:
        raise failed(infos.EMBEDDING_SHARE, exc, (x, like))


def eager_api_merge_selected_rows(x: Any) -> Tensor:
    """② merge_selected_rows(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("merge_selected_rows", "x", 0, x)
        return merge_selected_rows_ad_func(x)
    except Exception as exc:
        raise failed(infos.MERGE_SELECTED_ROWS, exc, (x,))


def eager_api_selected_rows_to_dense(x: Any) -> Tensor:
    """② selected_rows_to_dense(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("selected_rows_to_dense", "x", 0, x)
        return selected_rows_to_dense_ad_func(x)
    except Exception as exc:
        raise failed(infos.SELECTED_ROWS_TO_DENSE, exc, (x,))


def eager_api_get_tensor_from_selected_rows(x: Any) -> Tensor:
    """② get_tensor_from_selected_rows(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("get_tensor_from_selected_rows", "x", 0, x)
        return get_tensor_from_selected_rows_ad_func(x)
    except Exception as exc:
        raise failed(infos.GET_TENSOR_FROM_SELECTED_ROWS, exc, (x,))


def eager_api_sgd_rows(param: Any, grad: Any, learning_rate: Any) -> Tensor:
    """② sgd_rows(param, grad, learning_rate)."""
    try:
        if (type(param) is not Tensor and not isinstance(param, Tensor)) or param.impl is None:
            param = parse.get_tensor_from_args("sgd_rows", "param", 0, param)
        if (type(grad) is not Tensor and not isinstance(grad, Tensor)) or grad.impl is None:
            grad = parse.get_tensor_from_args("sgd_rows", "grad", 1, grad)
        learning_rate = parse.to_float("sgd_rows", 2, learning_rate)
        return sgd_rows_ad_func(param, grad, learning_rate)
    except Exception as exc:
        raise failed(infos.SGD_ROWS, exc, (param, grad))


def eager_api_keep_other_rows(x: Any, y: Any, rows: Any) -> Tensor:
    """② keep_other_rows(x, y, rows)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("keep_other_rows", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("keep_other_rows", "y", 1, y)
        if (type(rows) is not Tensor and not isinstance(rows, Tensor)) or rows.impl is None:
            rows = parse.get_tensor_from_args("keep_other_rows", "rows", 2, rows)
        return keep_other_rows_ad_func(x, y, rows)
    except Exception as exc:
        raise failed(infos.KEEP_OTHER_ROWS, exc, (x, y, rows))


def eager_api_fft_c2c(x: Any, axes: Any, normalization: Any, forward: Any) -> Tensor:
    """② fft_c2c(x, axes, normalization, forward)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("fft_c2c", "x", 0, x)
        axes = parse.to_longs("fft_c2c", 1, axes)
        normalization = parse.to_string("fft_c2c", 2, normalization)
        forward = parse.to_boolean("fft_c2c", 3, forward)
        return fft_c2c_ad_func(x, axes, normalization, forward)
    except Exception as exc:
        raise failed(infos.FFT_C2C, exc, (x,))


def eager_api_fft_r2c(x: Any, axes: Any, normalization: Any, forward: Any, onesided: Any) -> Tensor:
    """② fft_r2c(x, axes, normalization, forward, onesided)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("fft_r2c", "x", 0, x)
        axes = parse.to_longs("fft_r2c", 1, axes)
        normalization = parse.to_string("fft_r2c", 2, normalization)
        forward = parse.to_boolean("fft_r2c", 3, forward)
        onesided = parse.to_boolean("fft_r2c", 4, onesided)
        return fft_r2c_ad_func(x, axes, normalization, forward, onesided)
    except Exception as exc:
        raise failed(infos.FFT_R2C, exc, (x,))


def eager_api_fft_c2r(x: Any, axes: Any, normalization: Any, forward: Any, last_dim_size: Any) -> Tensor:
    """② fft_c2r(x, axes, normalization, forward, last_dim_size)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("fft_c2r", "x", 0, x)
        axes = parse.to_longs("fft_c2r", 1, axes)
        normalization = parse.to_string("fft_c2r", 2, normalization)
        forward = parse.to_boolean("fft_c2r", 3, forward)
        last_dim_size = parse.to_long("fft_c2r", 4, last_dim_size)
        return fft_c2r_ad_func(x, axes, normalization, forward, last_dim_size)
    except Exception as exc:
        raise failed(infos.FFT_C2R, exc, (x,))


def eager_api_frame(x: Any, frame_length: Any, hop_length: Any, axis: Any) -> Tensor:
    """② frame(x, frame_length, hop_length, axis)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("frame", "x", 0, x)
        frame_length = parse.to_int("frame", 1, frame_length)
        hop_length = parse.to_int("frame", 2, hop_length)
        axis = parse.to_int("frame", 3, axis)
        return frame_ad_func(x, frame_length, hop_length, axis)
    except Exception as exc:
        raise failed(infos.FRAME, exc, (x,))


def eager_api_overlap_add(x: Any, hop_length: Any, axis: Any) -> Tensor:
    """② overlap_add(x, hop_length, axis)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("overlap_add", "x", 0, x)
        hop_length = parse.to_int("overlap_add", 1, hop_length)
        axis = parse.to_int("overlap_add", 2, axis)
        return overlap_add_ad_func(x, hop_length, axis)
    except Exception as exc:
        raise failed(infos.OVERLAP_ADD, exc, (x,))


def eager_api_segment_pool(x: Any, segment_ids: Any, pooltype: Any) -> Tensor:
    """② segment_pool(x, segment_ids, pooltype)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("segment_pool", "x", 0, x)
        if (type(segment_ids) is not Tensor and not isinstance(segment_ids, Tensor)) or segment_ids.impl is None:
            segment_ids = parse.get_tensor_from_args("segment_pool", "segment_ids", 1, segment_ids)
        pooltype = parse.to_string("segment_pool", 2, pooltype)
        return segment_pool_ad_func(x, segment_ids, pooltype)
    except Exception as exc:
        raise failed(infos.SEGMENT_POOL, exc, (x, segment_ids))


def eager_api_send_u_recv(x: Any, src_index: Any, dst_index: Any, reduce_op: Any, out_size: Any) -> Tensor:
    """② send_u_recv(x, src_index, dst_index, reduce_op, out_size)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("send_u_recv", "x", 0, x)
        if (type(src_index) is not Tensor and not isinstance(src_index, Tensor)) or src_index.impl is None:
            src_index = parse.get_tensor_from_args("send_u_recv", "src_index", 1, src_index)
        if (type(dst_index) is not Tensor and not isinstance(dst_index, Tensor)) or dst_index.impl is None:
            dst_index = parse.get_tensor_from_args("send_u_recv", "dst_index", 2, dst_index)
        reduce_op = parse.to_string("send_u_recv", 3, reduce_op)
        out_size = parse.to_int_array("send_u_recv", 4, out_size)
        return send_u_recv_ad_func(x, src_index, dst_index, reduce_op, out_size)
    except Exception as exc:
        raise failed(infos.SEND_U_RECV, exc, (x, src_index, dst_index))


def eager_api_send_ue_recv(
    x: Any, y: Any, src_index: Any, dst_index: Any, message_op: Any, reduce_op: Any, out_size: Any
) -> Tensor:
    """② send_ue_recv(x, y, src_index, dst_index, message_op, reduce_op, out_size)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("send_ue_recv", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("send_ue_recv", "y", 1, y)
        if (type(src_index) is not Tensor and not isinstance(src_index, Tensor)) or src_index.impl is None:
            src_index = parse.get_tensor_from_args("send_ue_recv", "src_index", 2, src_index)
        if (type(dst_index) is not Tensor and not isinstance(dst_index, Tensor)) or dst_index.impl is None:
            dst_index = parse.get_tensor_from_args("send_ue_recv", "dst_index", 3, dst_index)
        message_op = parse.to_string("send_ue_recv", 4, message_op)
        reduce_op = parse.to_string("send_ue_recv", 5, reduce_op)
        out_size = parse.to_int_array("send_ue_recv", 6, out_size)
        return send_ue_recv_ad_func(x, y, src_index, dst_index, message_op, reduce_op, out_size)
    except Exception as exc:
        raise failed(infos.SEND_UE_RECV, exc, (x, y, src_index, dst_index))


def eager_api_send_uv(x: Any, y: Any, src_index: Any, dst_index: Any, message_op: Any) -> Tensor:
    """② send_uv(x, y, src_index, dst_index, message_op)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("send_uv", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("send_uv", "y", 1, y)
        if (type(src_index) is not Tensor and not isinstance(src_index, Tensor)) or src_index.impl is None:
            src_index = parse.get_tensor_from_args("send_uv", "src_index", 2, src_index)
        if (type(dst_index) is not Tensor and not isinstance(dst_index, Tensor)) or dst_index.impl is None:
            dst_index = parse.get_tensor_from_args("send_uv", "dst_index", 3, dst_index)
        message_op = parse.to_string("send_uv", 4, message_op)
        return send_uv_ad_func(x, y, src_index, dst_index, message_op)
    except Exception as exc:
        raise failed(infos.SEND_UV, exc, (x, y, src_index, dst_index))


def eager_api_reindex_graph(x: Any, neighbors: Any, count: Any) -> tuple[Tensor, Tensor, Tensor]:
    """② reindex_graph(x, neighbors, count)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("reindex_graph", "x", 0, x)
        neighbors = parse.get_tensor_list_from_args("reindex_graph", "neighbors", 1, neighbors)
        count = parse.get_tensor_list_from_args("reindex_graph", "count", 2, count)
        return reindex_graph_ad_func(x, neighbors, count)
    except Exception as exc:
        raise failed(infos.REINDEX_GRAPH, exc, (x, neighbors, count))


def eager_api_graph_sample_neighbors(
    row: Any, colptr: Any, x: Any, edge_weight: Any, sample_size: Any
) -> tuple[Tensor, Tensor, Tensor]:
    """② graph_sample_neighbors(row, colptr, x, edge_weight, sample_size)."""
    try:
        if (type(row) is not Tensor and not isinstance(row, Tensor)) or row.impl is None:
            row = parse.get_tensor_from_args("graph_sample_neighbors", "row", 0, row)
        if (type(colptr) is not Tensor and not isinstance(colptr, Tensor)) or colptr.impl is None:
            colptr = parse.get_tensor_from_args("graph_sample_neighbors", "colptr", 1, colptr)
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("graph_sample_neighbors", "x", 2, x)
        edge_weight = parse.get_optional_tensor_from_args("graph_sample_neighbors", "edge_weight", 3, edge_weight)
        sample_size = parse.to_int("graph_sample_neighbors", 4, sample_size)
        return graph_sample_neighbors_ad_func(row, colptr, x, edge_weight, sample_size)
    except Exception as exc:
        raise failed(infos.GRAPH_SAMPLE_NEIGHBORS, exc, (row, colptr, x, edge_weight))


def eager_api_slice(input: Any, axes: Any, starts: Any, ends: Any, infer_flags: Any, decrease_axis: Any) -> Tensor:
    """② slice(input, axes, starts, ends, infer_flags, decrease_axis)."""
    try:
        if (type(input) is not Tensor and not isinstance(input, Tensor)) or input.impl is None:
            input = parse.get_tensor_from_args("slice", "input", 0, input)
        axes = parse.to_longs("slice", 1, axes)
        starts = parse.to_int_array("slice", 2, starts)
        ends = parse.to_int_array("slice", 3, ends)
        infer_flags = parse.to_longs("slice", 4, infer_flags)
        decrease_axis = parse.to_longs("slice", 5, decrease_axis)
        return slice_ad_func(input, axes, starts, ends, infer_flags, decrease_axis)
    except Exception as exc:
        raise failed(infos.SLICE, exc, (input,))


def eager_api_slice_grad(out_grad: Any, shape: Any, axes: Any, starts: Any, ends: Any, decrease_axis: Any) -> Tensor:
    """② slice_grad(out_grad, shape, axes, starts, ends, decrease_axis)."""
    try:
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("slice_grad", "out_grad", 0, out_grad)
        shape = parse.to_int_array("slice_grad", 1, shape)
        axes = parse.to_longs("slice_grad", 2, axes)
        starts = parse.to_int_array("slice_grad", 3, starts)
        ends = parse.to_int_array("slice_grad", 4, ends)
        decrease_axis = parse.to_longs("slice_grad", 5, decrease_axis)
        return slice_grad_ad_func(out_grad, shape, axes, starts, ends, decrease_axis)
    except Exception as exc:
        raise failed(infos.SLICE_GRAD, exc, (out_grad,))


def eager_api_strided_slice(x: Any, axes: Any, starts: Any, ends: Any, strides: Any) -> Tensor:
    """② strided_slice(x, axes, starts, ends, strides)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("strided_slice", "x", 0, x)
        axes = parse.to_ints("strided_slice", 1, axes)
        starts = parse.to_int_array("strided_slice", 2, starts)
        ends = parse.to_int_array("strided_slice", 3, ends)
        strides = parse.to_int_array("strided_slice", 4, strides)
        return strided_slice_ad_func(x, axes, starts, ends, strides)
    except Exception as exc:
        raise failed(infos.STRIDED_SLICE, exc, (x,))


def eager_api_strided_slice_grad(out_grad: Any, shape: Any, axes: Any, starts: Any, ends: Any, strides: Any) -> Tensor:
    """② strided_slice_grad(out_grad, shape, axes, starts, ends, strides)."""
    try:
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("strided_slice_grad", "out_grad", 0, out_grad)
        shape = parse.to_int_array("strided_slice_grad", 1, shape)
        axes = parse.to_ints("strided_slice_grad", 2, axes)
        starts = parse.to_int_array("strided_slice_grad", 3, starts)
        ends = parse.to_int_array("strided_slice_grad", 4, ends)
        strides = parse.to_int_array("strided_slice_grad", 5, strides)
        return strided_slice_grad_ad_func(out_grad, shape, axes, starts, ends, strides)
    except Exception as exc:
        raise failed(infos.STRIDED_SLICE_GRAD, exc, (out_grad,))


def eager_api_set_value(
    x: Any, starts: Any, ends: Any, steps: Any, axes: Any, decrease_axes: Any, none_axes: Any, shape: Any, values: Any
) -> Tensor:
    """② set_value(x, starts, ends, steps, axes, decrease_axes, none_axes, shape, values)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
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
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
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
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("set_value_with_tensor", "x", 0, x)
        if (type(values) is not Tensor and not isinstance(values, Tensor)) or values.impl is None:
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
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("set_value_with_tensor_", "x", 0, x)
        if (type(values) is not Tensor and not isinstance(values, Tensor)) or values.impl is None:
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
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("gather", "x", 0, x)
        if (type(index) is not Tensor and not isinstance(index, Tensor)) or index.impl is None:
            index = parse.get_tensor_from_args("gather", "index", 1, index)
        axis = parse.to_int("gather", 2, axis)
        return gather_ad_func(x, index, axis)
    except Exception as exc:
        raise failed(infos.GATHER, exc, (x, index))


def eager_api_gather_grad(out_grad: Any, index: Any, shape: Any, axis: Any) -> Tensor:
    """② gather_grad(out_grad, index, shape, axis)."""
    try:
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("gather_grad", "out_grad", 0, out_grad)
        if (type(index) is not Tensor and not isinstance(index, Tensor)) or index.impl is None:
            index = parse.get_tensor_from_args("gather_grad", "index", 1, index)
        shape = parse.to_int_array("gather_grad", 2, shape)
        axis = parse.to_int("gather_grad", 3, axis)
        return gather_grad_ad_func(out_grad, index, shape, axis)
    except Exception as exc:
        raise failed(infos.GATHER_GRAD, exc, (out_grad, index))


def eager_api_index_elementwise_get(x: Any, index: Any, axes: Any) -> Tensor:
    """② index_elementwise_get(x, index, axes)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("index_elementwise_get", "x", 0, x)
        index = parse.get_tensor_list_from_args("index_elementwise_get", "index", 1, index)
        axes = parse.to_longs("index_elementwise_get", 2, axes)
        return index_elementwise_get_ad_func(x, index, axes)
    except Exception as exc:
        raise failed(infos.INDEX_ELEMENTWISE_GET, exc, (x, index))


def eager_api_index_elementwise_get_grad(index: Any, out_grad: Any, shape: Any, axes: Any) -> Tensor:
    """② index_elementwise_get_grad(index, out_grad, shape, axes)."""
    try:
        index = parse.get_tensor_list_from_args("index_elementwise_get_grad", "index", 0, index)
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("index_elementwise_get_grad", "out_grad", 1, out_grad)
        shape = parse.to_int_array("index_elementwise_get_grad", 2, shape)
        axes = parse.to_longs("index_elementwise_get_grad", 3, axes)
        return index_elementwise_get_grad_ad_func(index, out_grad, shape, axes)
    except Exception as exc:
        raise failed(infos.INDEX_ELEMENTWISE_GET_GRAD, exc, (index, out_grad))


def eager_api_take_along_axis(arr: Any, indices: Any, axis: Any) -> Tensor:
    """② take_along_axis(arr, indices, axis)."""
    try:
        if (type(arr) is not Tensor and not isinstance(arr, Tensor)) or arr.impl is None:
            arr = parse.get_tensor_from_args("take_along_axis", "arr", 0, arr)
        if (type(indices) is not Tensor and not isinstance(indices, Tensor)) or indices.impl is None:
            indices = parse.get_tensor_from_args("take_along_axis", "indices", 1, indices)
        axis = parse.to_int("take_along_axis", 2, axis)
        return take_along_axis_ad_func(arr, indices, axis)
    except Exception as exc:
        raise failed(infos.TAKE_ALONG_AXIS, exc, (arr, indices))


def eager_api_take_along_axis_grad(out_grad: Any, indices: Any, shape: Any, axis: Any) -> Tensor:
    """② take_along_axis_grad(out_grad, indices, shape, axis)."""
    try:
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("take_along_axis_grad", "out_grad", 0, out_grad)
        if (type(indices) is not Tensor and not isinstance(indices, Tensor)) or indices.impl is None:
            indices = parse.get_tensor_from_args("take_along_axis_grad", "indices", 1, indices)
        shape = parse.to_int_array("take_along_axis_grad", 2, shape)
        axis = parse.to_int("take_along_axis_grad", 3, axis)
        return take_along_axis_grad_ad_func(out_grad, indices, shape, axis)
    except Exception as exc:
        raise failed(infos.TAKE_ALONG_AXIS_GRAD, exc, (out_grad, indices))


def eager_api_index_select(x: Any, index: Any, axis: Any) -> Tensor:
    """② index_select(x, index, axis)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("index_select", "x", 0, x)
        if (type(index) is not Tensor and not isinstance(index, Tensor)) or index.impl is None:
            index = parse.get_tensor_from_args("index_select", "index", 1, index)
        axis = parse.to_int("index_select", 2, axis)
        return index_select_ad_func(x, index, axis)
    except Exception as exc:
        raise failed(infos.INDEX_SELECT, exc, (x, index))


def eager_api_index_sample(x: Any, index: Any) -> Tensor:
    """② index_sample(x, index)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("index_sample", "x", 0, x)
        if (type(index) is not Tensor and not isinstance(index, Tensor)) or index.impl is None:
            index = parse.get_tensor_from_args("index_sample", "index", 1, index)
        return index_sample_ad_func(x, index)
    except Exception as exc:
        raise failed(infos.INDEX_SAMPLE, exc, (x, index))


def eager_api_index_add(x: Any, index: Any, add_value: Any, axis: Any) -> Tensor:
    """② index_add(x, index, add_value, axis)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("index_add", "x", 0, x)
        if (type(index) is not Tensor and not isinstance(index, Tensor)) or index.impl is None:
            index = parse.get_tensor_from_args("index_add", "index", 1, index)
        if (type(add_value) is not Tensor and not isinstance(add_value, Tensor)) or add_value.impl is None:
            add_value = parse.get_tensor_from_args("index_add", "add_value", 2, add_value)
        axis = parse.to_int("index_add", 3, axis)
        return index_add_ad_func(x, index, add_value, axis)
    except Exception as exc:
        raise failed(infos.INDEX_ADD, exc, (x, index, add_value))


def eager_api_index_add_(x: Any, index: Any, add_value: Any, axis: Any) -> Tensor:
    """② index_add_(x, index, add_value, axis)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("index_add_", "x", 0, x)
        if (type(index) is not Tensor and not isinstance(index, Tensor)) or index.impl is None:
            index = parse.get_tensor_from_args("index_add_", "index", 1, index)
        if (type(add_value) is not Tensor and not isinstance(add_value, Tensor)) or add_value.impl is None:
            add_value = parse.get_tensor_from_args("index_add_", "add_value", 2, add_value)
        axis = parse.to_int("index_add_", 3, axis)
        return index_add__ad_func(x, index, add_value, axis)
    except Exception as exc:
        raise failed(infos.INDEX_ADD_, exc, (x, index, add_value))


def eager_api_index_put(x: Any, indices: Any, value: Any, accumulate: Any) -> Tensor:
    """② index_put(x, indices, value, accumulate)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("index_put", "x", 0, x)
        indices = parse.get_tensor_list_from_args("index_put", "indices", 1, indices)
        if (type(value) is not Tensor and not isinstance(value, Tensor)) or value.impl is None:
            value = parse.get_tensor_from_args("index_put", "value", 2, value)
        accumulate = parse.to_boolean("index_put", 3, accumulate)
        return index_put_ad_func(x, indices, value, accumulate)
    except Exception as exc:
        raise failed(infos.INDEX_PUT, exc, (x, indices, value))


def eager_api_index_put_(x: Any, indices: Any, value: Any, accumulate: Any) -> Tensor:
    """② index_put_(x, indices, value, accumulate)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("index_put_", "x", 0, x)
        indices = parse.get_tensor_list_from_args("index_put_", "indices", 1, indices)
        if (type(value) is not Tensor and not isinstance(value, Tensor)) or value.impl is None:
            value = parse.get_tensor_from_args("index_put_", "value", 2, value)
        accumulate = parse.to_boolean("index_put_", 3, accumulate)
        return index_put__ad_func(x, indices, value, accumulate)
    except Exception as exc:
        raise failed(infos.INDEX_PUT_, exc, (x, indices, value))


def eager_api_index_elementwise_put(x: Any, index: Any, value: Any, axes: Any) -> Tensor:
    """② index_elementwise_put(x, index, value, axes)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("index_elementwise_put", "x", 0, x)
        index = parse.get_tensor_list_from_args("index_elementwise_put", "index", 1, index)
        value = parse.to_scalar("index_elementwise_put", 2, value)
        axes = parse.to_longs("index_elementwise_put", 3, axes)
        return index_elementwise_put_ad_func(x, index, value, axes)
    except Exception as exc:
        raise failed(infos.INDEX_ELEMENTWISE_PUT, exc, (x, index))


def eager_api_index_elementwise_put_(x: Any, index: Any, value: Any, axes: Any) -> Tensor:
    """② index_elementwise_put_(x, index, value, axes)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("index_elementwise_put_", "x", 0, x)
        index = parse.get_tensor_list_from_args("index_elementwise_put_", "index", 1, index)
        value = parse.to_scalar("index_elementwise_put_", 2, value)
        axes = parse.to_longs("index_elementwise_put_", 3, axes)
        return index_elementwise_put__ad_func(x, index, value, axes)
    except Exception as exc:
        raise failed(infos.INDEX_ELEMENTWISE_PUT_, exc, (x, index))


def eager_api_index_elementwise_put_with_tensor(x: Any, index: Any, value: Any, axes: Any) -> Tensor:
    """② index_elementwise_put_with_tensor(x, index, value, axes)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("index_elementwise_put_with_tensor", "x", 0, x)
        index = parse.get_tensor_list_from_args("index_elementwise_put_with_tensor", "index", 1, index)
        if (type(value) is not Tensor and not isinstance(value, Tensor)) or value.impl is None:
            value = parse.get_tensor_from_args("index_elementwise_put_with_tensor", "value", 2, value)
        axes = parse.to_longs("index_elementwise_put_with_tensor", 3, axes)
        return index_elementwise_put_with_tensor_ad_func(x, index, value, axes)
    except Exception as exc:
        raise failed(infos.INDEX_ELEMENTWISE_PUT_WITH_TENSOR, exc, (x, index, value))


def eager_api_index_elementwise_put_with_tensor_(x: Any, index: Any, value: Any, axes: Any) -> Tensor:
    """② index_elementwise_put_with_tensor_(x, index, value, axes)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("index_elementwise_put_with_tensor_", "x", 0, x)
        index = parse.get_tensor_list_from_args("index_elementwise_put_with_tensor_", "index", 1, index)
        if (type(value) is not Tensor and not isinstance(value, Tensor)) or value.impl is None:
            value = parse.get_tensor_from_args("index_elementwise_put_with_tensor_", "value", 2, value)
        axes = parse.to_longs("index_elementwise_put_with_tensor_", 3, axes)
        return index_elementwise_put_with_tensor__ad_func(x, index, value, axes)
    except Exception as exc:
        raise failed(infos.INDEX_ELEMENTWISE_PUT_WITH_TENSOR_, exc, (x, index, value))


def eager_api_written_last(index: Any, shape: Any, axes: Any) -> Tensor:
    """② written_last(index, shape, axes)."""
    try:
        index = parse.get_tensor_list_from_args("written_last", "index", 0, index)
        shape = parse.to_int_array("written_last", 1, shape)
        axes = parse.to_longs("written_last", 2, axes)
        return written_last_ad_func(index, shape, axes)
    except Exception as exc:
        raise failed(infos.WRITTEN_LAST, exc, (index,))


def eager_api_masked_fill(x: Any, mask: Any, value: Any) -> Tensor:
    """② masked_fill(x, mask, value)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("masked_fill", "x", 0, x)
        if (type(mask) is not Tensor and not isinstance(mask, Tensor)) or mask.impl is None:
            mask = parse.get_tensor_from_args("masked_fill", "mask", 1, mask)
        if (type(value) is not Tensor and not isinstance(value, Tensor)) or value.impl is None:
            value = parse.get_tensor_from_args("masked_fill", "value", 2, value)
        return masked_fill_ad_func(x, mask, value)
    except Exception as exc:
        raise failed(infos.MASKED_FILL, exc, (x, mask, value))


def eager_api_masked_fill_(x: Any, mask: Any, value: Any) -> Tensor:
    """② masked_fill_(x, mask, value)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("masked_fill_", "x", 0, x)
        if (type(mask) is not Tensor and not isinstance(mask, Tensor)) or mask.impl is None:
            mask = parse.get_tensor_from_args("masked_fill_", "mask", 1, mask)
        if (type(value) is not Tensor and not isinstance(value, Tensor)) or value.impl is None:
            value = parse.get_tensor_from_args("masked_fill_", "value", 2, value)
        return masked_fill__ad_func(x, mask, value)
    except Exception as exc:
        raise failed(infos.MASKED_FILL_, exc, (x, mask, value))


def eager_api_masked_select(x: Any, mask: Any) -> Tensor:
    """② masked_select(x, mask)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("masked_select", "x", 0, x)
        if (type(mask) is not Tensor and not isinstance(mask, Tensor)) or mask.impl is None:
            mask = parse.get_tensor_from_args("masked_select", "mask", 1, mask)
        return masked_select_ad_func(x, mask)
    except Exception as exc:
        raise failed(infos.MASKED_SELECT, exc, (x, mask))


def eager_api_masked_select_grad(out_grad: Any, mask: Any, shape: Any) -> Tensor:
    """② masked_select_grad(out_grad, mask, shape)."""
    try:
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("masked_select_grad", "out_grad", 0, out_grad)
        if (type(mask) is not Tensor and not isinstance(mask, Tensor)) or mask.impl is None:
            mask = parse.get_tensor_from_args("masked_select_grad", "mask", 1, mask)
        shape = parse.to_int_array("masked_select_grad", 2, shape)
        return masked_select_grad_ad_func(out_grad, mask, shape)
    except Exception as exc:
        raise failed(infos.MASKED_SELECT_GRAD, exc, (out_grad, mask))


def eager_api_gather_nd(x: Any, index: Any) -> Tensor:
    """② gather_nd(x, index)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("gather_nd", "x", 0, x)
        if (type(index) is not Tensor and not isinstance(index, Tensor)) or index.impl is None:
            index = parse.get_tensor_from_args("gather_nd", "index", 1, index)
        return gather_nd_ad_func(x, index)
    except Exception as exc:
        raise failed(infos.GATHER_ND, exc, (x, index))


def eager_api_gather_nd_grad(out_grad: Any, index: Any, shape: Any) -> Tensor:
    """② gather_nd_grad(out_grad, index, shape)."""
    try:
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("gather_nd_grad", "out_grad", 0, out_grad)
        if (type(index) is not Tensor and not isinstance(index, Tensor)) or index.impl is None:
            index = parse.get_tensor_from_args("gather_nd_grad", "index", 1, index)
        shape = parse.to_int_array("gather_nd_grad", 2, shape)
        return gather_nd_grad_ad_func(out_grad, index, shape)
    except Exception as exc:
        raise failed(infos.GATHER_ND_GRAD, exc, (out_grad, index))


def eager_api_scatter(x: Any, index: Any, updates: Any, overwrite: Any) -> Tensor:
    """② scatter(x, index, updates, overwrite)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("scatter", "x", 0, x)
        if (type(index) is not Tensor and not isinstance(index, Tensor)) or index.impl is None:
            index = parse.get_tensor_from_args("scatter", "index", 1, index)
        if (type(updates) is not Tensor and not isinstance(updates, Tensor)) or updates.impl is None:
            updates = parse.get_tensor_from_args("scatter", "updates", 2, updates)
        overwrite = parse.to_boolean("scatter", 3, overwrite)
        return scatter_ad_func(x, index, updates, overwrite)
    except Exception as exc:
        raise failed(infos.SCATTER, exc, (x, index, updates))


def eager_api_scatter_(x: Any, index: Any, updates: Any, overwrite: Any) -> Tensor:
    """② scatter_(x, index, updates, overwrite)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("scatter_", "x", 0, x)
        if (type(index) is not Tensor and not isinstance(index, Tensor)) or index.impl is None:
            index = parse.get_tensor_from_args("scatter_", "index", 1, index)
        if (type(updates) is not Tensor and not isinstance(updates, Tensor)) or updates.impl is None:
            updates = parse.get_tensor_from_args("scatter_", "updates", 2, updates)
        overwrite = parse.to_boolean("scatter_", 3, overwrite)
        return scatter__ad_func(x, index, updates, overwrite)
    except Exception as exc:
        raise failed(infos.SCATTER_, exc, (x, index, updates))


def eager_api_scatter_nd_add(x: Any, index: Any, updates: Any) -> Tensor:
    """② scatter_nd_add(x, index, updates)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("scatter_nd_add", "x", 0, x)
        if (type(index) is not Tensor and not isinstance(index, Tensor)) or index.impl is None:
            index = parse.get_tensor_from_args("scatter_nd_add", "index", 1, index)
        if (type(updates) is not Tensor and not isinstance(updates, Tensor)) or updates.impl is None:
            updates = parse.get_tensor_from_args("scatter_nd_add", "updates", 2, updates)
        return scatter_nd_add_ad_func(x, index, updates)
    except Exception as exc:
        raise failed(infos.SCATTER_ND_ADD, exc, (x, index, updates))


def eager_api_put_along_axis(arr: Any, indices: Any, values: Any, axis: Any, reduce: Any, include_self: Any) -> Tensor:
    """② put_along_axis(arr, indices, values, axis, reduce, include_self)."""
    try:
        if (type(arr) is not Tensor and not isinstance(arr, Tensor)) or arr.impl is None:
            arr = parse.get_tensor_from_args("put_along_axis", "arr", 0, arr)
        if (type(indices) is not Tensor and not isinstance(indices, Tensor)) or indices.impl is None:
            indices = parse.get_tensor_from_args("put_along_axis", "indices", 1, indices)
        if (type(values) is not Tensor and not isinstance(values, Tensor)) or values.impl is None:
            values = parse.get_tensor_from_args("put_along_axis", "values", 2, values)
        axis = parse.to_int("put_along_axis", 3, axis)
        reduce = parse.to_string("put_along_axis", 4, reduce)
        include_self = parse.to_boolean("put_along_axis", 5, include_self)
        return put_along_axis_ad_func(arr, indices, values, axis, reduce, include_self)
    except Exception as exc:
        raise failed(infos.PUT_ALONG_AXIS, exc, (arr, indices, values))


def eager_api_put_along_axis_(arr: Any, indices: Any, values: Any, axis: Any, reduce: Any, include_self: Any) -> Tensor:
    """② put_along_axis_(arr, indices, values, axis, reduce, include_self)."""
    try:
        if (type(arr) is not Tensor and not isinstance(arr, Tensor)) or arr.impl is None:
            arr = parse.get_tensor_from_args("put_along_axis_", "arr", 0, arr)
        if (type(indices) is not Tensor and not isinstance(indices, Tensor)) or indices.impl is None:
            indices = parse.get_tensor_from_args("put_along_axis_", "indices", 1, indices)
        if (type(values) is not Tensor and not isinstance(values, Tensor)) or values.impl is None:
            values = parse.get_tensor_from_args("put_along_axis_", "values", 2, values)
        axis = parse.to_int("put_along_axis_", 3, axis)
        reduce = parse.to_string("put_along_axis_", 4, reduce)
        include_self = parse.to_boolean("put_along_axis_", 5, include_self)
        return put_along_axis__ad_func(arr, indices, values, axis, reduce, include_self)
    except Exception as exc:
        raise failed(infos.PUT_ALONG_AXIS_, exc, (arr, indices, values))


def eager_api_multiplex(inputs: Any, index: Any) -> Tensor:
    """② multiplex(inputs, index)."""
    try:
        inputs = parse.get_tensor_list_from_args("multiplex", "inputs", 0, inputs)
        if (type(index) is not Tensor and not isinstance(index, Tensor)) or index.impl is None:
            index = parse.get_tensor_from_args("multiplex", "index", 1, index)
        return multiplex_ad_func(inputs, index)
    except Exception as exc:
        raise failed(infos.MULTIPLEX, exc, (inputs, index))


def eager_api_along_axis_places(indices: Any, axis: Any) -> list[Tensor]:
    """② along_axis_places(indices, axis)."""
    try:
        if (type(indices) is not Tensor and not isinstance(indices, Tensor)) or indices.impl is None:
            indices = parse.get_tensor_from_args("along_axis_places", "indices", 0, indices)
        axis = parse.to_int("along_axis_places", 1, axis)
        return along_axis_places_ad_func(indices, axis)
    except Exception as exc:
        raise failed(infos.ALONG_AXIS_PLACES, exc, (indices,))


def eager_api_matmul(x: Any, y: Any, transpose_x: Any, transpose_y: Any) -> Tensor:
    """② matmul(x, y, transpose_x, transpose_y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("matmul", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("matmul", "y", 1, y)
        transpose_x = parse.to_boolean("matmul", 2, transpose_x)
        transpose_y = parse.to_boolean("matmul", 3, transpose_y)
        return matmul_ad_func(x, y, transpose_x, transpose_y)
    except Exception as exc:
        raise failed(infos.MATMUL, exc, (x, y))


def eager_api_bmm(x: Any, y: Any) -> Tensor:
    """② bmm(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("bmm", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("bmm", "y", 1, y)
        return bmm_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.BMM, exc, (x, y))


def eager_api_mv(x: Any, vec: Any) -> Tensor:
    """② mv(x, vec)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("mv", "x", 0, x)
        if (type(vec) is not Tensor and not isinstance(vec, Tensor)) or vec.impl is None:
            vec = parse.get_tensor_from_args("mv", "vec", 1, vec)
        return mv_ad_func(x, vec)
    except Exception as exc:
        raise failed(infos.MV, exc, (x, vec))


def eager_api_dot(x: Any, y: Any) -> Tensor:
    """② dot(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("dot", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("dot", "y", 1, y)
        return dot_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.DOT, exc, (x, y))


def eager_api_addmm(input: Any, x: Any, y: Any, beta: Any, alpha: Any) -> Tensor:
    """② addmm(input, x, y, beta, alpha)."""
    try:
        if (type(input) is not Tensor and not isinstance(input, Tensor)) or input.impl is None:
            input = parse.get_tensor_from_args("addmm", "input", 0, input)
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("addmm", "x", 1, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("addmm", "y", 2, y)
        beta = parse.to_float("addmm", 3, beta)
        alpha = parse.to_float("addmm", 4, alpha)
        return addmm_ad_func(input, x, y, beta, alpha)
    except Exception as exc:
        raise failed(infos.ADDMM, exc, (input, x, y))


def eager_api_addmm_(input: Any, x: Any, y: Any, beta: Any, alpha: Any) -> Tensor:
    """② addmm_(input, x, y, beta, alpha)."""
    try:
        if (type(input) is not Tensor and not isinstance(input, Tensor)) or input.impl is None:
            input = parse.get_tensor_from_args("addmm_", "input", 0, input)
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("addmm_", "x", 1, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("addmm_", "y", 2, y)
        beta = parse.to_float("addmm_", 3, beta)
        alpha = parse.to_float("addmm_", 4, alpha)
        return addmm__ad_func(input, x, y, beta, alpha)
    except Exception as exc:
        raise failed(infos.ADDMM_, exc, (input, x, y))


def eager_api_cross(x: Any, y: Any, axis: Any) -> Tensor:
    """② cross(x, y, axis)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("cross", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("cross", "y", 1, y)
        axis = parse.to_int("cross", 2, axis)
        return cross_ad_func(x, y, axis)
    except Exception as exc:
        raise failed(infos.CROSS, exc, (x, y))


def eager_api_trace(x: Any, offset: Any, axis1: Any, axis2: Any) -> Tensor:
    """② trace(x, offset, axis1, axis2)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("trace", "x", 0, x)
        offset = parse.to_int("trace", 1, offset)
        axis1 = parse.to_int("trace", 2, axis1)
        axis2 = parse.to_int("trace", 3, axis2)
        return trace_ad_func(x, offset, axis1, axis2)
    except Exception as exc:
        raise failed(infos.TRACE, exc, (x,))


def eager_api_einsum(x: Any, equation: Any) -> Tensor:
    """② einsum(x, equation)."""
    try:
        x = parse.get_tensor_list_from_args("einsum", "x", 0, x)
        equation = parse.to_string("einsum", 1, equation)
        return einsum_ad_func(x, equation)
    except Exception as exc:
        raise failed(infos.EINSUM, exc, (x,))


def eager_api_inverse(x: Any) -> Tensor:
    """② inverse(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("inverse", "x", 0, x)
        return inverse_ad_func(x)
    except Exception as exc:
        raise failed(infos.INVERSE, exc, (x,))


def eager_api_det(x: Any) -> Tensor:
    """② det(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("det", "x", 0, x)
        return det_ad_func(x)
    except Exception as exc:
        raise failed(infos.DET, exc, (x,))


def eager_api_slogdet(x: Any) -> Tensor:
    """② slogdet(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("slogdet", "x", 0, x)
        return slogdet_ad_func(x)
    except Exception as exc:
        raise failed(infos.SLOGDET, exc, (x,))


def eager_api_cholesky(x: Any, upper: Any) -> Tensor:
    """② cholesky(x, upper)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("cholesky", "x", 0, x)
        upper = parse.to_boolean("cholesky", 1, upper)
        return cholesky_ad_func(x, upper)
    except Exception as exc:
        raise failed(infos.CHOLESKY, exc, (x,))


def eager_api_solve(x: Any, y: Any) -> Tensor:
    """② solve(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("solve", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("solve", "y", 1, y)
        return solve_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.SOLVE, exc, (x, y))


def eager_api_triangular_solve(x: Any, y: Any, upper: Any, transpose: Any, unitriangular: Any) -> Tensor:
    """② triangular_solve(x, y, upper, transpose, unitriangular)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("triangular_solve", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("triangular_solve", "y", 1, y)
        upper = parse.to_boolean("triangular_solve", 2, upper)
        transpose = parse.to_boolean("triangular_solve", 3, transpose)
        unitriangular = parse.to_boolean("triangular_solve", 4, unitriangular)
        return triangular_solve_ad_func(x, y, upper, transpose, unitriangular)
    except Exception as exc:
        raise failed(infos.TRIANGULAR_SOLVE, exc, (x, y))


def eager_api_renorm(x: Any, p: Any, axis: Any, max_norm: Any) -> Tensor:
    """② renorm(x, p, axis, max_norm)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("renorm", "x", 0, x)
        p = parse.to_float("renorm", 1, p)
        axis = parse.to_int("renorm", 2, axis)
        max_norm = parse.to_float("renorm", 3, max_norm)
        return renorm_ad_func(x, p, axis, max_norm)
    except Exception as exc:
        raise failed(infos.RENORM, exc, (x,))


def eager_api_renorm_(x: Any, p: Any, axis: Any, max_norm: Any) -> Tensor:
    """② renorm_(x, p, axis, max_norm)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("renorm_", "x", 0, x)
        p = parse.to_float("renorm_", 1, p)
        axis = parse.to_int("renorm_", 2, axis)
        max_norm = parse.to_float("renorm_", 3, max_norm)
        return renorm__ad_func(x, p, axis, max_norm)
    except Exception as exc:
        raise failed(infos.RENORM_, exc, (x,))


def eager_api_frobenius_norm(x: Any, axis: Any, keep_dim: Any, reduce_all: Any) -> Tensor:
    """② frobenius_norm(x, axis, keep_dim, reduce_all)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("frobenius_norm", "x", 0, x)
        axis = parse.to_int_array("frobenius_norm", 1, axis)
        keep_dim = parse.to_boolean("frobenius_norm", 2, keep_dim)
        reduce_all = parse.to_boolean("frobenius_norm", 3, reduce_all)
        return frobenius_norm_ad_func(x, axis, keep_dim, reduce_all)
    except Exception as exc:
        raise failed(infos.FROBENIUS_NORM, exc, (x,))


def eager_api_svd(x: Any, full_matrices: Any) -> tuple[Tensor, Tensor, Tensor]:
    """② svd(x, full_matrices)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("svd", "x", 0, x)
        full_matrices = parse.to_boolean("svd", 1, full_matrices)
        return svd_ad_func(x, full_matrices)
    except Exception as exc:
        raise failed(infos.SVD, exc, (x,))


def eager_api_eigh(x: Any, uplo: Any) -> tuple[Tensor, Tensor]:
    """② eigh(x, uplo)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("eigh", "x", 0, x)
        uplo = parse.to_string("eigh", 1, uplo)
        return eigh_ad_func(x, uplo)
    except Exception as exc:
        raise failed(infos.EIGH, exc, (x,))


def eager_api_qr(x: Any, mode: Any) -> tuple[Tensor, Tensor]:
    """② qr(x, mode)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("qr", "x", 0, x)
        mode = parse.to_string("qr", 1, mode)
        return qr_ad_func(x, mode)
    except Exception as exc:
        raise failed(infos.QR, exc, (x,))


def eager_api_lu(x: Any, pivot: Any) -> tuple[Tensor, Tensor, Tensor]:
    """② lu(x, pivot)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("lu", "x", 0, x)
        pivot = parse.to_boolean("lu", 1, pivot)
        return lu_ad_func(x, pivot)
    except Exception as exc:
        raise failed(infos.LU, exc, (x,))


def eager_api_lu_unpack(x: Any, y: Any, unpack_ludata: Any, unpack_pivots: Any) -> tuple[Tensor, Tensor, Tensor]:
    """② lu_unpack(x, y, unpack_ludata, unpack_pivots)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("lu_unpack", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("lu_unpack", "y", 1, y)
        unpack_ludata = parse.to_boolean("lu_unpack", 2, unpack_ludata)
        unpack_pivots = parse.to_boolean("lu_unpack", 3, unpack_pivots)
        return lu_unpack_ad_func(x, y, unpack_ludata, unpack_pivots)
    except Exception as exc:
        raise failed(infos.LU_UNPACK, exc, (x, y))


def eager_api_pivots_matrix(y: Any, rows: Any, dtype: Any) -> Tensor:
    """② pivots_matrix(y, rows, dtype)."""
    try:
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("pivots_matrix", "y", 0, y)
        rows = parse.to_int("pivots_matrix", 1, rows)
        dtype = parse.to_dtype("pivots_matrix", 2, dtype)
        return pivots_matrix_ad_func(y, rows, dtype)
    except Exception as exc:
        raise failed(infos.PIVOTS_MATRIX, exc, (y,))


def eager_api_eig(x: Any) -> tuple[Tensor, Tensor]:
    """② eig(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("eig", "x", 0, x)
        return eig_ad_func(x)
    except Exception as exc:
        raise failed(infos.EIG, exc, (x,))


def eager_api_eigvals(x: Any) -> Tensor:
    """② eigvals(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("eigvals", "x", 0, x)
        return eigvals_ad_func(x)
    except Exception as exc:
        raise failed(infos.EIGVALS, exc, (x,))


def eager_api_lstsq(x: Any, y: Any, rcond: Any) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """② lstsq(x, y, rcond)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("lstsq", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("lstsq", "y", 1, y)
        rcond = parse.to_scalar("lstsq", 2, rcond)
        return lstsq_ad_func(x, y, rcond)
    except Exception as exc:
        raise failed(infos.LSTSQ, exc, (x, y))


def eager_api_matrix_exp(x: Any) -> Tensor:
    """② matrix_exp(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("matrix_exp", "x", 0, x)
        return matrix_exp_ad_func(x)
    except Exception as exc:
        raise failed(infos.MATRIX_EXP, exc, (x,))


def eager_api_equal(x: Any, y: Any) -> Tensor:
    """② equal(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("equal", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("equal", "y", 1, y)
        return equal_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.EQUAL, exc, (x, y))


def eager_api_equal_(x: Any, y: Any) -> Tensor:
    """② equal_(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("equal_", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("equal_", "y", 1, y)
        return equal__ad_func(x, y)
    except Exception as exc:
        raise failed(infos.EQUAL_, exc, (x, y))


def eager_api_not_equal(x: Any, y: Any) -> Tensor:
    """② not_equal(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("not_equal", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("not_equal", "y", 1, y)
        return not_equal_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.NOT_EQUAL, exc, (x, y))


def eager_api_not_equal_(x: Any, y: Any) -> Tensor:
    """② not_equal_(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("not_equal_", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("not_equal_", "y", 1, y)
        return not_equal__ad_func(x, y)
    except Exception as exc:
        raise failed(infos.NOT_EQUAL_, exc, (x, y))


def eager_api_less_than(x: Any, y: Any) -> Tensor:
    """② less_than(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("less_than", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("less_than", "y", 1, y)
        return less_than_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.LESS_THAN, exc, (x, y))


def eager_api_less_than_(x: Any, y: Any) -> Tensor:
    """② less_than_(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("less_than_", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("less_than_", "y", 1, y)
        return less_than__ad_func(x, y)
    except Exception as exc:
        raise failed(infos.LESS_THAN_, exc, (x, y))


def eager_api_less_equal(x: Any, y: Any) -> Tensor:
    """② less_equal(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("less_equal", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("less_equal", "y", 1, y)
        return less_equal_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.LESS_EQUAL, exc, (x, y))


def eager_api_less_equal_(x: Any, y: Any) -> Tensor:
    """② less_equal_(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("less_equal_", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("less_equal_", "y", 1, y)
        return less_equal__ad_func(x, y)
    except Exception as exc:
        raise failed(infos.LESS_EQUAL_, exc, (x, y))


def eager_api_greater_than(x: Any, y: Any) -> Tensor:
    """② greater_than(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("greater_than", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("greater_than", "y", 1, y)
        return greater_than_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.GREATER_THAN, exc, (x, y))


def eager_api_greater_than_(x: Any, y: Any) -> Tensor:
    """② greater_than_(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("greater_than_", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("greater_than_", "y", 1, y)
        return greater_than__ad_func(x, y)
    except Exception as exc:
        raise failed(infos.GREATER_THAN_, exc, (x, y))


def eager_api_greater_equal(x: Any, y: Any) -> Tensor:
    """② greater_equal(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("greater_equal", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("greater_equal", "y", 1, y)
        return greater_equal_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.GREATER_EQUAL, exc, (x, y))


def eager_api_greater_equal_(x: Any, y: Any) -> Tensor:
    """② greater_equal_(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("greater_equal_", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("greater_equal_", "y", 1, y)
        return greater_equal__ad_func(x, y)
    except Exception as exc:
        raise failed(infos.GREATER_EQUAL_, exc, (x, y))


def eager_api_logical_and(x: Any, y: Any) -> Tensor:
    """② logical_and(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("logical_and", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("logical_and", "y", 1, y)
        return logical_and_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.LOGICAL_AND, exc, (x, y))


def eager_api_logical_and_(x: Any, y: Any) -> Tensor:
    """② logical_and_(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("logical_and_", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("logical_and_", "y", 1, y)
        return logical_and__ad_func(x, y)
    except Exception as exc:
        raise failed(infos.LOGICAL_AND_, exc, (x, y))


def eager_api_logical_or(x: Any, y: Any) -> Tensor:
    """② logical_or(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("logical_or", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("logical_or", "y", 1, y)
        return logical_or_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.LOGICAL_OR, exc, (x, y))


def eager_api_logical_or_(x: Any, y: Any) -> Tensor:
    """② logical_or_(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("logical_or_", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("logical_or_", "y", 1, y)
        return logical_or__ad_func(x, y)
    except Exception as exc:
        raise failed(infos.LOGICAL_OR_, exc, (x, y))


def eager_api_logical_not(x: Any) -> Tensor:
    """② logical_not(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("logical_not", "x", 0, x)
        return logical_not_ad_func(x)
    except Exception as exc:
        raise failed(infos.LOGICAL_NOT, exc, (x,))


def eager_api_logical_not_(x: Any) -> Tensor:
    """② logical_not_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("logical_not_", "x", 0, x)
        return logical_not__ad_func(x)
    except Exception as exc:
        raise failed(infos.LOGICAL_NOT_, exc, (x,))


def eager_api_isfinite(x: Any) -> Tensor:
    """② isfinite(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("isfinite", "x", 0, x)
        return isfinite_ad_func(x)
    except Exception as exc:
        raise failed(infos.ISFINITE, exc, (x,))


def eager_api_isnan(x: Any) -> Tensor:
    """② isnan(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("isnan", "x", 0, x)
        return isnan_ad_func(x)
    except Exception as exc:
        raise failed(infos.ISNAN, exc, (x,))


def eager_api_bitwise_and(x: Any, y: Any) -> Tensor:
    """② bitwise_and(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("bitwise_and", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("bitwise_and", "y", 1, y)
        return bitwise_and_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.BITWISE_AND, exc, (x, y))


def eager_api_bitwise_and_(x: Any, y: Any) -> Tensor:
    """② bitwise_and_(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("bitwise_and_", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("bitwise_and_", "y", 1, y)
        return bitwise_and__ad_func(x, y)
    except Exception as exc:
        raise failed(infos.BITWISE_AND_, exc, (x, y))


def eager_api_bitwise_or(x: Any, y: Any) -> Tensor:
    """② bitwise_or(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("bitwise_or", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("bitwise_or", "y", 1, y)
        return bitwise_or_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.BITWISE_OR, exc, (x, y))


def eager_api_bitwise_or_(x: Any, y: Any) -> Tensor:
    """② bitwise_or_(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("bitwise_or_", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("bitwise_or_", "y", 1, y)
        return bitwise_or__ad_func(x, y)
    except Exception as exc:
        raise failed(infos.BITWISE_OR_, exc, (x, y))


def eager_api_bitwise_xor(x: Any, y: Any) -> Tensor:
    """② bitwise_xor(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("bitwise_xor", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("bitwise_xor", "y", 1, y)
        return bitwise_xor_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.BITWISE_XOR, exc, (x, y))


def eager_api_bitwise_xor_(x: Any, y: Any) -> Tensor:
    """② bitwise_xor_(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("bitwise_xor_", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("bitwise_xor_", "y", 1, y)
        return bitwise_xor__ad_func(x, y)
    except Exception as exc:
        raise failed(infos.BITWISE_XOR_, exc, (x, y))


def eager_api_bitwise_not(x: Any) -> Tensor:
    """② bitwise_not(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("bitwise_not", "x", 0, x)
        return bitwise_not_ad_func(x)
    except Exception as exc:
        raise failed(infos.BITWISE_NOT, exc, (x,))


def eager_api_bitwise_not_(x: Any) -> Tensor:
    """② bitwise_not_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("bitwise_not_", "x", 0, x)
        return bitwise_not__ad_func(x)
    except Exception as exc:
        raise failed(infos.BITWISE_NOT_, exc, (x,))


def eager_api_bitwise_left_shift(x: Any, y: Any, is_arithmetic: Any) -> Tensor:
    """② bitwise_left_shift(x, y, is_arithmetic)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("bitwise_left_shift", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("bitwise_left_shift", "y", 1, y)
        is_arithmetic = parse.to_boolean("bitwise_left_shift", 2, is_arithmetic)
        return bitwise_left_shift_ad_func(x, y, is_arithmetic)
    except Exception as exc:
        raise failed(infos.BITWISE_LEFT_SHIFT, exc, (x, y))


def eager_api_bitwise_left_shift_(x: Any, y: Any, is_arithmetic: Any) -> Tensor:
    """② bitwise_left_shift_(x, y, is_arithmetic)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("bitwise_left_shift_", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("bitwise_left_shift_", "y", 1, y)
        is_arithmetic = parse.to_boolean("bitwise_left_shift_", 2, is_arithmetic)
        return bitwise_left_shift__ad_func(x, y, is_arithmetic)
    except Exception as exc:
        raise failed(infos.BITWISE_LEFT_SHIFT_, exc, (x, y))


def eager_api_bitwise_right_shift(x: Any, y: Any, is_arithmetic: Any) -> Tensor:
    """② bitwise_right_shift(x, y, is_arithmetic)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("bitwise_right_shift", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("bitwise_right_shift", "y", 1, y)
        is_arithmetic = parse.to_boolean("bitwise_right_shift", 2, is_arithmetic)
        return bitwise_right_shift_ad_func(x, y, is_arithmetic)
    except Exception as exc:
        raise failed(infos.BITWISE_RIGHT_SHIFT, exc, (x, y))


def eager_api_bitwise_right_shift_(x: Any, y: Any, is_arithmetic: Any) -> Tensor:
    """② bitwise_right_shift_(x, y, is_arithmetic)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("bitwise_right_shift_", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("bitwise_right_shift_", "y", 1, y)
        is_arithmetic = parse.to_boolean("bitwise_right_shift_", 2, is_arithmetic)
        return bitwise_right_shift__ad_func(x, y, is_arithmetic)
    except Exception as exc:
        raise failed(infos.BITWISE_RIGHT_SHIFT_, exc, (x, y))


def eager_api_logical_xor(x: Any, y: Any) -> Tensor:
    """② logical_xor(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("logical_xor", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("logical_xor", "y", 1, y)
        return logical_xor_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.LOGICAL_XOR, exc, (x, y))


def eager_api_logical_xor_(x: Any, y: Any) -> Tensor:
    """② logical_xor_(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("logical_xor_", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("logical_xor_", "y", 1, y)
        return logical_xor__ad_func(x, y)
    except Exception as exc:
        raise failed(infos.LOGICAL_XOR_, exc, (x, y))


def eager_api_isinf(x: Any) -> Tensor:
    """② isinf(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("isinf", "x", 0, x)
        return isinf_ad_func(x)
    except Exception as exc:
        raise failed(infos.ISINF, exc, (x,))


def eager_api_isclose(x: Any, y: Any, rtol: Any, atol: Any, equal_nan: Any) -> Tensor:
    """② isclose(x, y, rtol, atol, equal_nan)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("isclose", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("isclose", "y", 1, y)
        rtol = parse.to_scalar("isclose", 2, rtol)
        atol = parse.to_scalar("isclose", 3, atol)
        equal_nan = parse.to_boolean("isclose", 4, equal_nan)
        return isclose_ad_func(x, y, rtol, atol, equal_nan)
    except Exception as exc:
        raise failed(infos.ISCLOSE, exc, (x, y))


def eager_api_allclose(x: Any, y: Any, rtol: Any, atol: Any, equal_nan: Any) -> Tensor:
    """② allclose(x, y, rtol, atol, equal_nan)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("allclose", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("allclose", "y", 1, y)
        rtol = parse.to_scalar("allclose", 2, rtol)
        atol = parse.to_scalar("allclose", 3, atol)
        equal_nan = parse.to_boolean("allclose", 4, equal_nan)
        return allclose_ad_func(x, y, rtol, atol, equal_nan)
    except Exception as exc:
        raise failed(infos.ALLCLOSE, exc, (x, y))


def eager_api_equal_all(x: Any, y: Any) -> Tensor:
    """② equal_all(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("equal_all", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("equal_all", "y", 1, y)
        return equal_all_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.EQUAL_ALL, exc, (x, y))


def eager_api_is_empty(x: Any) -> Tensor:
    """② is_empty(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("is_empty", "x", 0, x)
        return is_empty_ad_func(x)
    except Exception as exc:
        raise failed(infos.IS_EMPTY, exc, (x,))


def eager_api_reshape(x: Any, shape: Any) -> Tensor:
    """② reshape(x, shape)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("reshape", "x", 0, x)
        shape = parse.to_int_array("reshape", 1, shape)
        return reshape_ad_func(x, shape)
    except Exception as exc:
        raise failed(infos.RESHAPE, exc, (x,))


def eager_api_reshape_(x: Any, shape: Any) -> Tensor:
    """② reshape_(x, shape)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("reshape_", "x", 0, x)
        shape = parse.to_int_array("reshape_", 1, shape)
        return reshape__ad_func(x, shape)
    except Exception as exc:
        raise failed(infos.RESHAPE_, exc, (x,))


def eager_api_flatten(x: Any, start_axis: Any, stop_axis: Any) -> Tensor:
    """② flatten(x, start_axis, stop_axis)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("flatten", "x", 0, x)
        start_axis = parse.to_int("flatten", 1, start_axis)
        stop_axis = parse.to_int("flatten", 2, stop_axis)
        return flatten_ad_func(x, start_axis, stop_axis)
    except Exception as exc:
        raise failed(infos.FLATTEN, exc, (x,))


def eager_api_flatten_(x: Any, start_axis: Any, stop_axis: Any) -> Tensor:
    """② flatten_(x, start_axis, stop_axis)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("flatten_", "x", 0, x)
        start_axis = parse.to_int("flatten_", 1, start_axis)
        stop_axis = parse.to_int("flatten_", 2, stop_axis)
        return flatten__ad_func(x, start_axis, stop_axis)
    except Exception as exc:
        raise failed(infos.FLATTEN_, exc, (x,))


def eager_api_transpose(x: Any, perm: Any) -> Tensor:
    """② transpose(x, perm)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("transpose", "x", 0, x)
        perm = parse.to_ints("transpose", 1, perm)
        return transpose_ad_func(x, perm)
    except Exception as exc:
        raise failed(infos.TRANSPOSE, exc, (x,))


def eager_api_transpose_(x: Any, perm: Any) -> Tensor:
    """② transpose_(x, perm)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("transpose_", "x", 0, x)
        perm = parse.to_ints("transpose_", 1, perm)
        return transpose__ad_func(x, perm)
    except Exception as exc:
        raise failed(infos.TRANSPOSE_, exc, (x,))


def eager_api_squeeze(x: Any, axis: Any) -> Tensor:
    """② squeeze(x, axis)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("squeeze", "x", 0, x)
        axis = parse.to_int_array("squeeze", 1, axis)
        return squeeze_ad_func(x, axis)
    except Exception as exc:
        raise failed(infos.SQUEEZE, exc, (x,))


def eager_api_squeeze_(x: Any, axis: Any) -> Tensor:
    """② squeeze_(x, axis)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("squeeze_", "x", 0, x)
        axis = parse.to_int_array("squeeze_", 1, axis)
        return squeeze__ad_func(x, axis)
    except Exception as exc:
        raise failed(infos.SQUEEZE_, exc, (x,))


def eager_api_unsqueeze(x: Any, axis: Any) -> Tensor:
    """② unsqueeze(x, axis)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("unsqueeze", "x", 0, x)
        axis = parse.to_int_array("unsqueeze", 1, axis)
        return unsqueeze_ad_func(x, axis)
    except Exception as exc:
        raise failed(infos.UNSQUEEZE, exc, (x,))


def eager_api_unsqueeze_(x: Any, axis: Any) -> Tensor:
    """② unsqueeze_(x, axis)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("unsqueeze_", "x", 0, x)
        axis = parse.to_int_array("unsqueeze_", 1, axis)
        return unsqueeze__ad_func(x, axis)
    except Exception as exc:
        raise failed(infos.UNSQUEEZE_, exc, (x,))


def eager_api_expand(x: Any, shape: Any) -> Tensor:
    """② expand(x, shape)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
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
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("split", "x", 0, x)
        sections = parse.to_int_array("split", 1, sections)
        axis = parse.to_int("split", 2, axis)
        return split_ad_func(x, sections, axis)
    except Exception as exc:
        raise failed(infos.SPLIT, exc, (x,))


def eager_api_split_with_num(x: Any, num: Any, axis: Any) -> list[Tensor]:
    """② split_with_num(x, num, axis)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("split_with_num", "x", 0, x)
        num = parse.to_int("split_with_num", 1, num)
        axis = parse.to_int("split_with_num", 2, axis)
        return split_with_num_ad_func(x, num, axis)
    except Exception as exc:
        raise failed(infos.SPLIT_WITH_NUM, exc, (x,))


def eager_api_unbind(input: Any, axis: Any) -> list[Tensor]:
    """② unbind(input, axis)."""
    try:
        if (type(input) is not Tensor and not isinstance(input, Tensor)) or input.impl is None:
            input = parse.get_tensor_from_args("unbind", "input", 0, input)
        axis = parse.to_int("unbind", 1, axis)
        return unbind_ad_func(input, axis)
    except Exception as exc:
        raise failed(infos.UNBIND, exc, (input,))


def eager_api_tile(x: Any, repeat_times: Any) -> Tensor:
    """② tile(x, repeat_times)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("tile", "x", 0, x)
        repeat_times = parse.to_int_array("tile", 1, repeat_times)
        return tile_ad_func(x, repeat_times)
    except Exception as exc:
        raise failed(infos.TILE, exc, (x,))


def eager_api_flip(x: Any, axis: Any) -> Tensor:
    """② flip(x, axis)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("flip", "x", 0, x)
        axis = parse.to_ints("flip", 1, axis)
        return flip_ad_func(x, axis)
    except Exception as exc:
        raise failed(infos.FLIP, exc, (x,))


def eager_api_roll(x: Any, shifts: Any, axis: Any) -> Tensor:
    """② roll(x, shifts, axis)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("roll", "x", 0, x)
        shifts = parse.to_int_array("roll", 1, shifts)
        axis = parse.to_longs("roll", 2, axis)
        return roll_ad_func(x, shifts, axis)
    except Exception as exc:
        raise failed(infos.ROLL, exc, (x,))


def eager_api_diag(x: Any, offset: Any, padding_value: Any) -> Tensor:
    """② diag(x, offset, padding_value)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("diag", "x", 0, x)
        offset = parse.to_int("diag", 1, offset)
        padding_value = parse.to_float("diag", 2, padding_value)
        return diag_ad_func(x, offset, padding_value)
    except Exception as exc:
        raise failed(infos.DIAG, exc, (x,))


def eager_api_diagonal(x: Any, offset: Any, axis1: Any, axis2: Any) -> Tensor:
    """② diagonal(x, offset, axis1, axis2)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("diagonal", "x", 0, x)
        offset = parse.to_int("diagonal", 1, offset)
        axis1 = parse.to_int("diagonal", 2, axis1)
        axis2 = parse.to_int("diagonal", 3, axis2)
        return diagonal_ad_func(x, offset, axis1, axis2)
    except Exception as exc:
        raise failed(infos.DIAGONAL, exc, (x,))


def eager_api_diagonal_grad(out_grad: Any, shape: Any, offset: Any, axis1: Any, axis2: Any) -> Tensor:
    """② diagonal_grad(out_grad, shape, offset, axis1, axis2)."""
    try:
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("diagonal_grad", "out_grad", 0, out_grad)
        shape = parse.to_int_array("diagonal_grad", 1, shape)
        offset = parse.to_int("diagonal_grad", 2, offset)
        axis1 = parse.to_int("diagonal_grad", 3, axis1)
        axis2 = parse.to_int("diagonal_grad", 4, axis2)
        return diagonal_grad_ad_func(out_grad, shape, offset, axis1, axis2)
    except Exception as exc:
        raise failed(infos.DIAGONAL_GRAD, exc, (out_grad,))


def eager_api_diag_embed(input: Any, offset: Any, dim1: Any, dim2: Any) -> Tensor:
    """② diag_embed(input, offset, dim1, dim2)."""
    try:
        if (type(input) is not Tensor and not isinstance(input, Tensor)) or input.impl is None:
            input = parse.get_tensor_from_args("diag_embed", "input", 0, input)
        offset = parse.to_int("diag_embed", 1, offset)
        dim1 = parse.to_int("diag_embed", 2, dim1)
        dim2 = parse.to_int("diag_embed", 3, dim2)
        return diag_embed_ad_func(input, offset, dim1, dim2)
    except Exception as exc:
        raise failed(infos.DIAG_EMBED, exc, (input,))


def eager_api_fill_diagonal(x: Any, value: Any, offset: Any, wrap: Any) -> Tensor:
    """② fill_diagonal(x, value, offset, wrap)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("fill_diagonal", "x", 0, x)
        value = parse.to_float("fill_diagonal", 1, value)
        offset = parse.to_int("fill_diagonal", 2, offset)
        wrap = parse.to_boolean("fill_diagonal", 3, wrap)
        return fill_diagonal_ad_func(x, value, offset, wrap)
    except Exception as exc:
        raise failed(infos.FILL_DIAGONAL, exc, (x,))


def eager_api_fill_diagonal_(x: Any, value: Any, offset: Any, wrap: Any) -> Tensor:
    """② fill_diagonal_(x, value, offset, wrap)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("fill_diagonal_", "x", 0, x)
        value = parse.to_float("fill_diagonal_", 1, value)
        offset = parse.to_int("fill_diagonal_", 2, offset)
        wrap = parse.to_boolean("fill_diagonal_", 3, wrap)
        return fill_diagonal__ad_func(x, value, offset, wrap)
    except Exception as exc:
        raise failed(infos.FILL_DIAGONAL_, exc, (x,))


def eager_api_fill_diagonal_tensor(x: Any, y: Any, offset: Any, dim1: Any, dim2: Any) -> Tensor:
    """② fill_diagonal_tensor(x, y, offset, dim1, dim2)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("fill_diagonal_tensor", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("fill_diagonal_tensor", "y", 1, y)
        offset = parse.to_long("fill_diagonal_tensor", 2, offset)
        dim1 = parse.to_int("fill_diagonal_tensor", 3, dim1)
        dim2 = parse.to_int("fill_diagonal_tensor", 4, dim2)
        return fill_diagonal_tensor_ad_func(x, y, offset, dim1, dim2)
    except Exception as exc:
        raise failed(infos.FILL_DIAGONAL_TENSOR, exc, (x, y))


def eager_api_fill_diagonal_tensor_(x: Any, y: Any, offset: Any, dim1: Any, dim2: Any) -> Tensor:
    """② fill_diagonal_tensor_(x, y, offset, dim1, dim2)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("fill_diagonal_tensor_", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("fill_diagonal_tensor_", "y", 1, y)
        offset = parse.to_long("fill_diagonal_tensor_", 2, offset)
        dim1 = parse.to_int("fill_diagonal_tensor_", 3, dim1)
        dim2 = parse.to_int("fill_diagonal_tensor_", 4, dim2)
        return fill_diagonal_tensor__ad_func(x, y, offset, dim1, dim2)
    except Exception as exc:
        raise failed(infos.FILL_DIAGONAL_TENSOR_, exc, (x, y))


def eager_api_tril(x: Any, diagonal: Any) -> Tensor:
    """② tril(x, diagonal)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("tril", "x", 0, x)
        diagonal = parse.to_int("tril", 1, diagonal)
        return tril_ad_func(x, diagonal)
    except Exception as exc:
        raise failed(infos.TRIL, exc, (x,))


def eager_api_tril_(x: Any, diagonal: Any) -> Tensor:
    """② tril_(x, diagonal)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("tril_", "x", 0, x)
        diagonal = parse.to_int("tril_", 1, diagonal)
        return tril__ad_func(x, diagonal)
    except Exception as exc:
        raise failed(infos.TRIL_, exc, (x,))


def eager_api_triu(x: Any, diagonal: Any) -> Tensor:
    """② triu(x, diagonal)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("triu", "x", 0, x)
        diagonal = parse.to_int("triu", 1, diagonal)
        return triu_ad_func(x, diagonal)
    except Exception as exc:
        raise failed(infos.TRIU, exc, (x,))


def eager_api_triu_(x: Any, diagonal: Any) -> Tensor:
    """② triu_(x, diagonal)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("triu_", "x", 0, x)
        diagonal = parse.to_int("triu_", 1, diagonal)
        return triu__ad_func(x, diagonal)
    except Exception as exc:
        raise failed(infos.TRIU_, exc, (x,))


def eager_api_kron(x: Any, y: Any) -> Tensor:
    """② kron(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("kron", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("kron", "y", 1, y)
        return kron_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.KRON, exc, (x, y))


def eager_api_repeat_interleave(x: Any, repeats: Any, axis: Any, output_size: Any) -> Tensor:
    """② repeat_interleave(x, repeats, axis, output_size)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("repeat_interleave", "x", 0, x)
        repeats = parse.to_int("repeat_interleave", 1, repeats)
        axis = parse.to_int("repeat_interleave", 2, axis)
        output_size = parse.to_long("repeat_interleave", 3, output_size)
        return repeat_interleave_ad_func(x, repeats, axis, output_size)
    except Exception as exc:
        raise failed(infos.REPEAT_INTERLEAVE, exc, (x,))


def eager_api_repeat_interleave_with_tensor_index(x: Any, repeats: Any, axis: Any, output_size: Any) -> Tensor:
    """② repeat_interleave_with_tensor_index(x, repeats, axis, output_size)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("repeat_interleave_with_tensor_index", "x", 0, x)
        if (type(repeats) is not Tensor and not isinstance(repeats, Tensor)) or repeats.impl is None:
            repeats = parse.get_tensor_from_args("repeat_interleave_with_tensor_index", "repeats", 1, repeats)
        axis = parse.to_int("repeat_interleave_with_tensor_index", 2, axis)
        output_size = parse.to_long("repeat_interleave_with_tensor_index", 3, output_size)
        return repeat_interleave_with_tensor_index_ad_func(x, repeats, axis, output_size)
    except Exception as exc:
        raise failed(infos.REPEAT_INTERLEAVE_WITH_TENSOR_INDEX, exc, (x, repeats))


def eager_api_repeat_interleave_with_tensor_index_grad(out_grad: Any, repeats: Any, shape: Any, axis: Any) -> Tensor:
    """② repeat_interleave_with_tensor_index_grad(out_grad, repeats, shape, axis)."""
    try:
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("repeat_interleave_with_tensor_index_grad", "out_grad", 0, out_grad)
        if (type(repeats) is not Tensor and not isinstance(repeats, Tensor)) or repeats.impl is None:
            repeats = parse.get_tensor_from_args("repeat_interleave_with_tensor_index_grad", "repeats", 1, repeats)
        shape = parse.to_int_array("repeat_interleave_with_tensor_index_grad", 2, shape)
        axis = parse.to_int("repeat_interleave_with_tensor_index_grad", 3, axis)
        return repeat_interleave_with_tensor_index_grad_ad_func(out_grad, repeats, shape, axis)
    except Exception as exc:
        raise failed(infos.REPEAT_INTERLEAVE_WITH_TENSOR_INDEX_GRAD, exc, (out_grad, repeats))


def eager_api_unstack(x: Any, axis: Any, num: Any) -> list[Tensor]:
    """② unstack(x, axis, num)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("unstack", "x", 0, x)
        axis = parse.to_int("unstack", 1, axis)
        num = parse.to_int("unstack", 2, num)
        return unstack_ad_func(x, axis, num)
    except Exception as exc:
        raise failed(infos.UNSTACK, exc, (x,))


def eager_api_as_strided(input: Any, dims: Any, stride: Any, offset: Any) -> Tensor:
    """② as_strided(input, dims, stride, offset)."""
    try:
        if (type(input) is not Tensor and not isinstance(input, Tensor)) or input.impl is None:
            input = parse.get_tensor_from_args("as_strided", "input", 0, input)
        dims = parse.to_longs("as_strided", 1, dims)
        stride = parse.to_longs("as_strided", 2, stride)
        offset = parse.to_long("as_strided", 3, offset)
        return as_strided_ad_func(input, dims, stride, offset)
    except Exception as exc:
        raise failed(infos.AS_STRIDED, exc, (input,))


def eager_api_as_strided_grad(out_grad: Any, shape: Any, dims: Any, stride: Any, offset: Any) -> Tensor:
    """② as_strided_grad(out_grad, shape, dims, stride, offset)."""
    try:
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("as_strided_grad", "out_grad", 0, out_grad)
        shape = parse.to_int_array("as_strided_grad", 1, shape)
        dims = parse.to_longs("as_strided_grad", 2, dims)
        stride = parse.to_longs("as_strided_grad", 3, stride)
        offset = parse.to_long("as_strided_grad", 4, offset)
        return as_strided_grad_ad_func(out_grad, shape, dims, stride, offset)
    except Exception as exc:
        raise failed(infos.AS_STRIDED_GRAD, exc, (out_grad,))


def eager_api_tensor_unfold(input: Any, axis: Any, size: Any, step: Any) -> Tensor:
    """② tensor_unfold(input, axis, size, step)."""
    try:
        if (type(input) is not Tensor and not isinstance(input, Tensor)) or input.impl is None:
            input = parse.get_tensor_from_args("tensor_unfold", "input", 0, input)
        axis = parse.to_long("tensor_unfold", 1, axis)
        size = parse.to_long("tensor_unfold", 2, size)
        step = parse.to_long("tensor_unfold", 3, step)
        return tensor_unfold_ad_func(input, axis, size, step)
    except Exception as exc:
        raise failed(infos.TENSOR_UNFOLD, exc, (input,))


def eager_api_tensor_unfold_grad(out_grad: Any, shape: Any, axis: Any, size: Any, step: Any) -> Tensor:
    """② tensor_unfold_grad(out_grad, shape, axis, size, step)."""
    try:
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("tensor_unfold_grad", "out_grad", 0, out_grad)
        shape = parse.to_int_array("tensor_unfold_grad", 1, shape)
        axis = parse.to_long("tensor_unfold_grad", 2, axis)
        size = parse.to_long("tensor_unfold_grad", 3, size)
        step = parse.to_long("tensor_unfold_grad", 4, step)
        return tensor_unfold_grad_ad_func(out_grad, shape, axis, size, step)
    except Exception as exc:
        raise failed(infos.TENSOR_UNFOLD_GRAD, exc, (out_grad,))


def eager_api_view_shape(input: Any, dims: Any) -> Tensor:
    """② view_shape(input, dims)."""
    try:
        if (type(input) is not Tensor and not isinstance(input, Tensor)) or input.impl is None:
            input = parse.get_tensor_from_args("view_shape", "input", 0, input)
        dims = parse.to_longs("view_shape", 1, dims)
        return view_shape_ad_func(input, dims)
    except Exception as exc:
        raise failed(infos.VIEW_SHAPE, exc, (input,))


def eager_api_view_dtype(input: Any, dtype: Any) -> Tensor:
    """② view_dtype(input, dtype)."""
    try:
        if (type(input) is not Tensor and not isinstance(input, Tensor)) or input.impl is None:
            input = parse.get_tensor_from_args("view_dtype", "input", 0, input)
        dtype = parse.to_dtype("view_dtype", 1, dtype)
        return view_dtype_ad_func(input, dtype)
    except Exception as exc:
        raise failed(infos.VIEW_DTYPE, exc, (input,))


def eager_api_broadcast_tensors(input: Any) -> list[Tensor]:
    """② broadcast_tensors(input)."""
    try:
        input = parse.get_tensor_list_from_args("broadcast_tensors", "input", 0, input)
        return broadcast_tensors_ad_func(input)
    except Exception as exc:
        raise failed(infos.BROADCAST_TENSORS, exc, (input,))


def eager_api_meshgrid(inputs: Any) -> list[Tensor]:
    """② meshgrid(inputs)."""
    try:
        inputs = parse.get_tensor_list_from_args("meshgrid", "inputs", 0, inputs)
        return meshgrid_ad_func(inputs)
    except Exception as exc:
        raise failed(infos.MESHGRID, exc, (inputs,))


def eager_api_pad(x: Any, paddings: Any, pad_value: Any) -> Tensor:
    """② pad(x, paddings, pad_value)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("pad", "x", 0, x)
        paddings = parse.to_ints("pad", 1, paddings)
        pad_value = parse.to_scalar("pad", 2, pad_value)
        return pad_ad_func(x, paddings, pad_value)
    except Exception as exc:
        raise failed(infos.PAD, exc, (x,))


def eager_api_expand_as(x: Any, y: Any, target_shape: Any) -> Tensor:
    """② expand_as(x, y, target_shape)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("expand_as", "x", 0, x)
        y = parse.get_optional_tensor_from_args("expand_as", "y", 1, y)
        target_shape = parse.to_longs("expand_as", 2, target_shape)
        return expand_as_ad_func(x, y, target_shape)
    except Exception as exc:
        raise failed(infos.EXPAND_AS, exc, (x, y))


def eager_api_relu(x: Any) -> Tensor:
    """② relu(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("relu", "x", 0, x)
        return relu_ad_func(x)
    except Exception as exc:
        raise failed(infos.RELU, exc, (x,))


def eager_api_relu_(x: Any) -> Tensor:
    """② relu_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("relu_", "x", 0, x)
        return relu__ad_func(x)
    except Exception as exc:
        raise failed(infos.RELU_, exc, (x,))


def eager_api_relu_grad(out: Any, out_grad: Any) -> Tensor:
    """② relu_grad(out, out_grad)."""
    try:
        if (type(out) is not Tensor and not isinstance(out, Tensor)) or out.impl is None:
            out = parse.get_tensor_from_args("relu_grad", "out", 0, out)
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("relu_grad", "out_grad", 1, out_grad)
        return relu_grad_ad_func(out, out_grad)
    except Exception as exc:
        raise failed(infos.RELU_GRAD, exc, (out, out_grad))


def eager_api_softmax(x: Any, axis: Any) -> Tensor:
    """② softmax(x, axis)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("softmax", "x", 0, x)
        axis = parse.to_int("softmax", 1, axis)
        return softmax_ad_func(x, axis)
    except Exception as exc:
        raise failed(infos.SOFTMAX, exc, (x,))


def eager_api_softmax_(x: Any, axis: Any) -> Tensor:
    """② softmax_(x, axis)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("softmax_", "x", 0, x)
        axis = parse.to_int("softmax_", 1, axis)
        return softmax__ad_func(x, axis)
    except Exception as exc:
        raise failed(infos.SOFTMAX_, exc, (x,))


def eager_api_log_softmax(x: Any, axis: Any) -> Tensor:
    """② log_softmax(x, axis)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("log_softmax", "x", 0, x)
        axis = parse.to_int("log_softmax", 1, axis)
        return log_softmax_ad_func(x, axis)
    except Exception as exc:
        raise failed(infos.LOG_SOFTMAX, exc, (x,))


def eager_api_one_hot(x: Any, num_classes: Any) -> Tensor:
    """② one_hot(x, num_classes)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("one_hot", "x", 0, x)
        num_classes = parse.to_int("one_hot", 1, num_classes)
        return one_hot_ad_func(x, num_classes)
    except Exception as exc:
        raise failed(infos.ONE_HOT, exc, (x,))


def eager_api_gelu(x: Any, approximate: Any) -> Tensor:
    """② gelu(x, approximate)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("gelu", "x", 0, x)
        approximate = parse.to_boolean("gelu", 1, approximate)
        return gelu_ad_func(x, approximate)
    except Exception as exc:
        raise failed(infos.GELU, exc, (x,))


def eager_api_gelu_grad(x: Any, out_grad: Any, approximate: Any) -> Tensor:
    """② gelu_grad(x, out_grad, approximate)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("gelu_grad", "x", 0, x)
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("gelu_grad", "out_grad", 1, out_grad)
        approximate = parse.to_boolean("gelu_grad", 2, approximate)
        return gelu_grad_ad_func(x, out_grad, approximate)
    except Exception as exc:
        raise failed(infos.GELU_GRAD, exc, (x, out_grad))


def eager_api_silu(x: Any) -> Tensor:
    """② silu(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("silu", "x", 0, x)
        return silu_ad_func(x)
    except Exception as exc:
        raise failed(infos.SILU, exc, (x,))


def eager_api_silu_grad(x: Any, y: Any, out_grad: Any) -> Tensor:
    """② silu_grad(x, y, out_grad)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("silu_grad", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("silu_grad", "y", 1, y)
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("silu_grad", "out_grad", 2, out_grad)
        return silu_grad_ad_func(x, y, out_grad)
    except Exception as exc:
        raise failed(infos.SILU_GRAD, exc, (x, y, out_grad))


def eager_api_swish(x: Any) -> Tensor:
    """② swish(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("swish", "x", 0, x)
        return swish_ad_func(x)
    except Exception as exc:
        raise failed(infos.SWISH, exc, (x,))


def eager_api_swish_grad(x: Any, out_grad: Any) -> Tensor:
    """② swish_grad(x, out_grad)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("swish_grad", "x", 0, x)
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("swish_grad", "out_grad", 1, out_grad)
        return swish_grad_ad_func(x, out_grad)
    except Exception as exc:
        raise failed(infos.SWISH_GRAD, exc, (x, out_grad))


def eager_api_mish(x: Any, threshold: Any) -> Tensor:
    """② mish(x, threshold)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("mish", "x", 0, x)
        threshold = parse.to_float("mish", 1, threshold)
        return mish_ad_func(x, threshold)
    except Exception as exc:
        raise failed(infos.MISH, exc, (x,))


def eager_api_softplus(x: Any, beta: Any, threshold: Any) -> Tensor:
    """② softplus(x, beta, threshold)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("softplus", "x", 0, x)
        beta = parse.to_float("softplus", 1, beta)
        threshold = parse.to_float("softplus", 2, threshold)
        return softplus_ad_func(x, beta, threshold)
    except Exception as exc:
        raise failed(infos.SOFTPLUS, exc, (x,))


def eager_api_softplus_grad(x: Any, out_grad: Any, beta: Any, threshold: Any) -> Tensor:
    """② softplus_grad(x, out_grad, beta, threshold)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("softplus_grad", "x", 0, x)
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("softplus_grad", "out_grad", 1, out_grad)
        beta = parse.to_float("softplus_grad", 2, beta)
        threshold = parse.to_float("softplus_grad", 3, threshold)
        return softplus_grad_ad_func(x, out_grad, beta, threshold)
    except Exception as exc:
        raise failed(infos.SOFTPLUS_GRAD, exc, (x, out_grad))


def eager_api_logsigmoid(x: Any) -> Tensor:
    """② logsigmoid(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("logsigmoid", "x", 0, x)
        return logsigmoid_ad_func(x)
    except Exception as exc:
        raise failed(infos.LOGSIGMOID, exc, (x,))


def eager_api_elu(x: Any, alpha: Any) -> Tensor:
    """② elu(x, alpha)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("elu", "x", 0, x)
        alpha = parse.to_float("elu", 1, alpha)
        return elu_ad_func(x, alpha)
    except Exception as exc:
        raise failed(infos.ELU, exc, (x,))


def eager_api_elu_(x: Any, alpha: Any) -> Tensor:
    """② elu_(x, alpha)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("elu_", "x", 0, x)
        alpha = parse.to_float("elu_", 1, alpha)
        return elu__ad_func(x, alpha)
    except Exception as exc:
        raise failed(infos.ELU_, exc, (x,))


def eager_api_elu_grad(x: Any, out_grad: Any, alpha: Any) -> Tensor:
    """② elu_grad(x, out_grad, alpha)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("elu_grad", "x", 0, x)
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("elu_grad", "out_grad", 1, out_grad)
        alpha = parse.to_float("elu_grad", 2, alpha)
        return elu_grad_ad_func(x, out_grad, alpha)
    except Exception as exc:
        raise failed(infos.ELU_GRAD, exc, (x, out_grad))


def eager_api_celu(x: Any, alpha: Any) -> Tensor:
    """② celu(x, alpha)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("celu", "x", 0, x)
        alpha = parse.to_float("celu", 1, alpha)
        return celu_ad_func(x, alpha)
    except Exception as exc:
        raise failed(infos.CELU, exc, (x,))


def eager_api_selu(x: Any, scale: Any, alpha: Any) -> Tensor:
    """② selu(x, scale, alpha)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("selu", "x", 0, x)
        scale = parse.to_float("selu", 1, scale)
        alpha = parse.to_float("selu", 2, alpha)
        return selu_ad_func(x, scale, alpha)
    except Exception as exc:
        raise failed(infos.SELU, exc, (x,))


def eager_api_leaky_relu(x: Any, negative_slope: Any) -> Tensor:
    """② leaky_relu(x, negative_slope)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("leaky_relu", "x", 0, x)
        negative_slope = parse.to_float("leaky_relu", 1, negative_slope)
        return leaky_relu_ad_func(x, negative_slope)
    except Exception as exc:
        raise failed(infos.LEAKY_RELU, exc, (x,))


def eager_api_leaky_relu_(x: Any, negative_slope: Any) -> Tensor:
    """② leaky_relu_(x, negative_slope)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("leaky_relu_", "x", 0, x)
        negative_slope = parse.to_float("leaky_relu_", 1, negative_slope)
        return leaky_relu__ad_func(x, negative_slope)
    except Exception as exc:
        raise failed(infos.LEAKY_RELU_, exc, (x,))


def eager_api_leaky_relu_grad(x: Any, out_grad: Any, negative_slope: Any) -> Tensor:
    """② leaky_relu_grad(x, out_grad, negative_slope)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("leaky_relu_grad", "x", 0, x)
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("leaky_relu_grad", "out_grad", 1, out_grad)
        negative_slope = parse.to_float("leaky_relu_grad", 2, negative_slope)
        return leaky_relu_grad_ad_func(x, out_grad, negative_slope)
    except Exception as exc:
        raise failed(infos.LEAKY_RELU_GRAD, exc, (x, out_grad))


def eager_api_hardtanh(x: Any, t_min: Any, t_max: Any) -> Tensor:
    """② hardtanh(x, t_min, t_max)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("hardtanh", "x", 0, x)
        t_min = parse.to_float("hardtanh", 1, t_min)
        t_max = parse.to_float("hardtanh", 2, t_max)
        return hardtanh_ad_func(x, t_min, t_max)
    except Exception as exc:
        raise failed(infos.HARDTANH, exc, (x,))


def eager_api_hardtanh_(x: Any, t_min: Any, t_max: Any) -> Tensor:
    """② hardtanh_(x, t_min, t_max)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("hardtanh_", "x", 0, x)
        t_min = parse.to_float("hardtanh_", 1, t_min)
        t_max = parse.to_float("hardtanh_", 2, t_max)
        return hardtanh__ad_func(x, t_min, t_max)
    except Exception as exc:
        raise failed(infos.HARDTANH_, exc, (x,))


def eager_api_relu6(x: Any) -> Tensor:
    """② relu6(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("relu6", "x", 0, x)
        return relu6_ad_func(x)
    except Exception as exc:
        raise failed(infos.RELU6, exc, (x,))


def eager_api_hardsigmoid(x: Any, slope: Any, offset: Any) -> Tensor:
    """② hardsigmoid(x, slope, offset)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("hardsigmoid", "x", 0, x)
        slope = parse.to_float("hardsigmoid", 1, slope)
        offset = parse.to_float("hardsigmoid", 2, offset)
        return hardsigmoid_ad_func(x, slope, offset)
    except Exception as exc:
        raise failed(infos.HARDSIGMOID, exc, (x,))


def eager_api_thresholded_relu(x: Any, threshold: Any, value: Any) -> Tensor:
    """② thresholded_relu(x, threshold, value)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("thresholded_relu", "x", 0, x)
        threshold = parse.to_float("thresholded_relu", 1, threshold)
        value = parse.to_float("thresholded_relu", 2, value)
        return thresholded_relu_ad_func(x, threshold, value)
    except Exception as exc:
        raise failed(infos.THRESHOLDED_RELU, exc, (x,))


def eager_api_thresholded_relu_(x: Any, threshold: Any, value: Any) -> Tensor:
    """② thresholded_relu_(x, threshold, value)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("thresholded_relu_", "x", 0, x)
        threshold = parse.to_float("thresholded_relu_", 1, threshold)
        value = parse.to_float("thresholded_relu_", 2, value)
        return thresholded_relu__ad_func(x, threshold, value)
    except Exception as exc:
        raise failed(infos.THRESHOLDED_RELU_, exc, (x,))


def eager_api_between_grad(x: Any, out_grad: Any, low: Any, high: Any, slope: Any) -> Tensor:
    """② between_grad(x, out_grad, low, high, slope)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("between_grad", "x", 0, x)
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("between_grad", "out_grad", 1, out_grad)
        low = parse.to_float("between_grad", 2, low)
        high = parse.to_float("between_grad", 3, high)
        slope = parse.to_float("between_grad", 4, slope)
        return between_grad_ad_func(x, out_grad, low, high, slope)
    except Exception as exc:
        raise failed(infos.BETWEEN_GRAD, exc, (x, out_grad))


def eager_api_hardswish(x: Any) -> Tensor:
    """② hardswish(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("hardswish", "x", 0, x)
        return hardswish_ad_func(x)
    except Exception as exc:
        raise failed(infos.HARDSWISH, exc, (x,))


def eager_api_hardswish_slope(x: Any) -> Tensor:
    """② hardswish_slope(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("hardswish_slope", "x", 0, x)
        return hardswish_slope_ad_func(x)
    except Exception as exc:
        raise failed(infos.HARDSWISH_SLOPE, exc, (x,))


def eager_api_softshrink(x: Any, threshold: Any) -> Tensor:
    """② softshrink(x, threshold)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("softshrink", "x", 0, x)
        threshold = parse.to_float("softshrink", 1, threshold)
        return softshrink_ad_func(x, threshold)
    except Exception as exc:
        raise failed(infos.SOFTSHRINK, exc, (x,))


def eager_api_hardshrink(x: Any, threshold: Any) -> Tensor:
    """② hardshrink(x, threshold)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("hardshrink", "x", 0, x)
        threshold = parse.to_float("hardshrink", 1, threshold)
        return hardshrink_ad_func(x, threshold)
    except Exception as exc:
        raise failed(infos.HARDSHRINK, exc, (x,))


def eager_api_outside(x: Any, out_grad: Any, low: Any, high: Any) -> Tensor:
    """② outside(x, out_grad, low, high)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("outside", "x", 0, x)
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("outside", "out_grad", 1, out_grad)
        low = parse.to_float("outside", 2, low)
        high = parse.to_float("outside", 3, high)
        return outside_ad_func(x, out_grad, low, high)
    except Exception as exc:
        raise failed(infos.OUTSIDE, exc, (x, out_grad))


def eager_api_tanh_shrink(x: Any) -> Tensor:
    """② tanh_shrink(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("tanh_shrink", "x", 0, x)
        return tanh_shrink_ad_func(x)
    except Exception as exc:
        raise failed(infos.TANH_SHRINK, exc, (x,))


def eager_api_softsign(x: Any) -> Tensor:
    """② softsign(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("softsign", "x", 0, x)
        return softsign_ad_func(x)
    except Exception as exc:
        raise failed(infos.SOFTSIGN, exc, (x,))


def eager_api_prelu(x: Any, alpha: Any, data_format: Any, mode: Any) -> Tensor:
    """② prelu(x, alpha, data_format, mode)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("prelu", "x", 0, x)
        if (type(alpha) is not Tensor and not isinstance(alpha, Tensor)) or alpha.impl is None:
            alpha = parse.get_tensor_from_args("prelu", "alpha", 1, alpha)
        data_format = parse.to_string("prelu", 2, data_format)
        mode = parse.to_string("prelu", 3, mode)
        return prelu_ad_func(x, alpha, data_format, mode)
    except Exception as exc:
        raise failed(infos.PRELU, exc, (x, alpha))


def eager_api_softmax_grad(y: Any, out_grad: Any, axis: Any) -> Tensor:
    """② softmax_grad(y, out_grad, axis)."""
    try:
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("softmax_grad", "y", 0, y)
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("softmax_grad", "out_grad", 1, out_grad)
        axis = parse.to_int("softmax_grad", 2, axis)
        return softmax_grad_ad_func(y, out_grad, axis)
    except Exception as exc:
        raise failed(infos.SOFTMAX_GRAD, exc, (y, out_grad))


def eager_api_log_softmax_grad(y: Any, out_grad: Any, axis: Any) -> Tensor:
    """② log_softmax_grad(y, out_grad, axis)."""
    try:
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("log_softmax_grad", "y", 0, y)
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("log_softmax_grad", "out_grad", 1, out_grad)
        axis = parse.to_int("log_softmax_grad", 2, axis)
        return log_softmax_grad_ad_func(y, out_grad, axis)
    except Exception as exc:
        raise failed(infos.LOG_SOFTMAX_GRAD, exc, (y, out_grad))


def eager_api_nearest_interp(
    x: Any,
    data_format: Any,
    out_d: Any,
    out_h: Any,
    out_w: Any,
    scale: Any,
    interp_method: Any,
    align_corners: Any,
    align_mode: Any,
) -> Tensor:
    """② nearest_interp(x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("nearest_interp", "x", 0, x)
        data_format = parse.to_string("nearest_interp", 1, data_format)
        out_d = parse.to_int("nearest_interp", 2, out_d)
        out_h = parse.to_int("nearest_interp", 3, out_h)
        out_w = parse.to_int("nearest_interp", 4, out_w)
        scale = parse.to_floats("nearest_interp", 5, scale)
        interp_method = parse.to_string("nearest_interp", 6, interp_method)
        align_corners = parse.to_boolean("nearest_interp", 7, align_corners)
        align_mode = parse.to_int("nearest_interp", 8, align_mode)
        return nearest_interp_ad_func(
            x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode
        )
    except Exception as exc:
        raise failed(infos.NEAREST_INTERP, exc, (x,))


def eager_api_linear_interp(
    x: Any,
    data_format: Any,
    out_d: Any,
    out_h: Any,
    out_w: Any,
    scale: Any,
    interp_method: Any,
    align_corners: Any,
    align_mode: Any,
) -> Tensor:
    """② linear_interp(x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("linear_interp", "x", 0, x)
        data_format = parse.to_string("linear_interp", 1, data_format)
        out_d = parse.to_int("linear_interp", 2, out_d)
        out_h = parse.to_int("linear_interp", 3, out_h)
        out_w = parse.to_int("linear_interp", 4, out_w)
        scale = parse.to_floats("linear_interp", 5, scale)
        interp_method = parse.to_string("linear_interp", 6, interp_method)
        align_corners = parse.to_boolean("linear_interp", 7, align_corners)
        align_mode = parse.to_int("linear_interp", 8, align_mode)
        return linear_interp_ad_func(
            x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode
        )
    except Exception as exc:
        raise failed(infos.LINEAR_INTERP, exc, (x,))


def eager_api_bilinear_interp(
    x: Any,
    data_format: Any,
    out_d: Any,
    out_h: Any,
    out_w: Any,
    scale: Any,
    interp_method: Any,
    align_corners: Any,
    align_mode: Any,
) -> Tensor:
    """② bilinear_interp(x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("bilinear_interp", "x", 0, x)
        data_format = parse.to_string("bilinear_interp", 1, data_format)
        out_d = parse.to_int("bilinear_interp", 2, out_d)
        out_h = parse.to_int("bilinear_interp", 3, out_h)
        out_w = parse.to_int("bilinear_interp", 4, out_w)
        scale = parse.to_floats("bilinear_interp", 5, scale)
        interp_method = parse.to_string("bilinear_interp", 6, interp_method)
        align_corners = parse.to_boolean("bilinear_interp", 7, align_corners)
        align_mode = parse.to_int("bilinear_interp", 8, align_mode)
        return bilinear_interp_ad_func(
            x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode
        )
    except Exception as exc:
        raise failed(infos.BILINEAR_INTERP, exc, (x,))


def eager_api_trilinear_interp(
    x: Any,
    data_format: Any,
    out_d: Any,
    out_h: Any,
    out_w: Any,
    scale: Any,
    interp_method: Any,
    align_corners: Any,
    align_mode: Any,
) -> Tensor:
    """② trilinear_interp(x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("trilinear_interp", "x", 0, x)
        data_format = parse.to_string("trilinear_interp", 1, data_format)
        out_d = parse.to_int("trilinear_interp", 2, out_d)
        out_h = parse.to_int("trilinear_interp", 3, out_h)
        out_w = parse.to_int("trilinear_interp", 4, out_w)
        scale = parse.to_floats("trilinear_interp", 5, scale)
        interp_method = parse.to_string("trilinear_interp", 6, interp_method)
        align_corners = parse.to_boolean("trilinear_interp", 7, align_corners)
        align_mode = parse.to_int("trilinear_interp", 8, align_mode)
        return trilinear_interp_ad_func(
            x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode
        )
    except Exception as exc:
        raise failed(infos.TRILINEAR_INTERP, exc, (x,))


def eager_api_bicubic_interp(
    x: Any,
    data_format: Any,
    out_d: Any,
    out_h: Any,
    out_w: Any,
    scale: Any,
    interp_method: Any,
    align_corners: Any,
    align_mode: Any,
) -> Tensor:
    """② bicubic_interp(x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("bicubic_interp", "x", 0, x)
        data_format = parse.to_string("bicubic_interp", 1, data_format)
        out_d = parse.to_int("bicubic_interp", 2, out_d)
        out_h = parse.to_int("bicubic_interp", 3, out_h)
        out_w = parse.to_int("bicubic_interp", 4, out_w)
        scale = parse.to_floats("bicubic_interp", 5, scale)
        interp_method = parse.to_string("bicubic_interp", 6, interp_method)
        align_corners = parse.to_boolean("bicubic_interp", 7, align_corners)
        align_mode = parse.to_int("bicubic_interp", 8, align_mode)
        return bicubic_interp_ad_func(
            x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode
        )
    except Exception as exc:
        raise failed(infos.BICUBIC_INTERP, exc, (x,))


def eager_api_interp_antialias(
    x: Any,
    data_format: Any,
    out_d: Any,
    out_h: Any,
    out_w: Any,
    scale: Any,
    interp_method: Any,
    align_corners: Any,
    align_mode: Any,
) -> Tensor:
    """② interp_antialias(x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("interp_antialias", "x", 0, x)
        data_format = parse.to_string("interp_antialias", 1, data_format)
        out_d = parse.to_int("interp_antialias", 2, out_d)
        out_h = parse.to_int("interp_antialias", 3, out_h)
        out_w = parse.to_int("interp_antialias", 4, out_w)
        scale = parse.to_floats("interp_antialias", 5, scale)
        interp_method = parse.to_string("interp_antialias", 6, interp_method)
        align_corners = parse.to_boolean("interp_antialias", 7, align_corners)
        align_mode = parse.to_int("interp_antialias", 8, align_mode)
        return interp_antialias_ad_func(
            x, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode
        )
    except Exception as exc:
        raise failed(infos.INTERP_ANTIALIAS, exc, (x,))


def eager_api_interp_grad(
    out_grad: Any,
    shape: Any,
    data_format: Any,
    out_d: Any,
    out_h: Any,
    out_w: Any,
    scale: Any,
    interp_method: Any,
    align_corners: Any,
    align_mode: Any,
    antialias: Any,
) -> Tensor:
    """② interp_grad(out_grad, shape, data_format, out_d, out_h, out_w, scale, interp_method, align_corners,
    align_mode, antialias).
    """
    try:
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("interp_grad", "out_grad", 0, out_grad)
        shape = parse.to_int_array("interp_grad", 1, shape)
        data_format = parse.to_string("interp_grad", 2, data_format)
        out_d = parse.to_int("interp_grad", 3, out_d)
        out_h = parse.to_int("interp_grad", 4, out_h)
        out_w = parse.to_int("interp_grad", 5, out_w)
        scale = parse.to_floats("interp_grad", 6, scale)
        interp_method = parse.to_string("interp_grad", 7, interp_method)
        align_corners = parse.to_boolean("interp_grad", 8, align_corners)
        align_mode = parse.to_int("interp_grad", 9, align_mode)
        antialias = parse.to_boolean("interp_grad", 10, antialias)
        return interp_grad_ad_func(
            out_grad,
            shape,
            data_format,
            out_d,
            out_h,
            out_w,
            scale,
            interp_method,
            align_corners,
            align_mode,
            antialias,
        )
    except Exception as exc:
        raise failed(infos.INTERP_GRAD, exc, (out_grad,))


def eager_api_cross_entropy_with_softmax(
    input: Any, label: Any, soft_label: Any, use_softmax: Any, numeric_stable_mode: Any, ignore_index: Any, axis: Any
) -> tuple[Tensor, Tensor]:
    """② cross_entropy_with_softmax(input, label, soft_label, use_softmax, numeric_stable_mode, ignore_index, axis)."""
    try:
        if (type(input) is not Tensor and not isinstance(input, Tensor)) or input.impl is None:
            input = parse.get_tensor_from_args("cross_entropy_with_softmax", "input", 0, input)
        if (type(label) is not Tensor and not isinstance(label, Tensor)) or label.impl is None:
            label = parse.get_tensor_from_args("cross_entropy_with_softmax", "label", 1, label)
        soft_label = parse.to_boolean("cross_entropy_with_softmax", 2, soft_label)
        use_softmax = parse.to_boolean("cross_entropy_with_softmax", 3, use_softmax)
        numeric_stable_mode = parse.to_boolean("cross_entropy_with_softmax", 4, numeric_stable_mode)
        ignore_index = parse.to_int("cross_entropy_with_softmax", 5, ignore_index)
        axis = parse.to_int("cross_entropy_with_softmax", 6, axis)
        return cross_entropy_with_softmax_ad_func(
            input, label, soft_label, use_softmax, numeric_stable_mode, ignore_index, axis
        )
    except Exception as exc:
        raise failed(infos.CROSS_ENTROPY_WITH_SOFTMAX, exc, (input, label))


def eager_api_cross_entropy_grad(
    softmax: Any, label: Any, loss_grad: Any, soft_label: Any, use_softmax: Any, ignore_index: Any, axis: Any
) -> Tensor:
    """② cross_entropy_grad(softmax, label, loss_grad, soft_label, use_softmax, ignore_index, axis)."""
    try:
        if (type(softmax) is not Tensor and not isinstance(softmax, Tensor)) or softmax.impl is None:
            softmax = parse.get_tensor_from_args("cross_entropy_grad", "softmax", 0, softmax)
        if (type(label) is not Tensor and not isinstance(label, Tensor)) or label.impl is None:
            label = parse.get_tensor_from_args("cross_entropy_grad", "label", 1, label)
        if (type(loss_grad) is not Tensor and not isinstance(loss_grad, Tensor)) or loss_grad.impl is None:
            loss_grad = parse.get_tensor_from_args("cross_entropy_grad", "loss_grad", 2, loss_grad)
        soft_label = parse.to_boolean("cross_entropy_grad", 3, soft_label)
        use_softmax = parse.to_boolean("cross_entropy_grad", 4, use_softmax)
        ignore_index = parse.to_int("cross_entropy_grad", 5, ignore_index)
        axis = parse.to_int("cross_entropy_grad", 6, axis)
        return cross_entropy_grad_ad_func(softmax, label, loss_grad, soft_label, use_softmax, ignore_index, axis)
    except Exception as exc:
        raise failed(infos.CROSS_ENTROPY_GRAD, exc, (softmax, label, loss_grad))


def eager_api_nll_loss(input: Any, label: Any, weight: Any, ignore_index: Any, reduction: Any) -> tuple[Tensor, Tensor]:
    """② nll_loss(input, label, weight, ignore_index, reduction)."""
    try:
        if (type(input) is not Tensor and not isinstance(input, Tensor)) or input.impl is None:
            input = parse.get_tensor_from_args("nll_loss", "input", 0, input)
        if (type(label) is not Tensor and not isinstance(label, Tensor)) or label.impl is None:
            label = parse.get_tensor_from_args("nll_loss", "label", 1, label)
        weight = parse.get_optional_tensor_from_args("nll_loss", "weight", 2, weight)
        ignore_index = parse.to_long("nll_loss", 3, ignore_index)
        reduction = parse.to_string("nll_loss", 4, reduction)
        return nll_loss_ad_func(input, label, weight, ignore_index, reduction)
    except Exception as exc:
        raise failed(infos.NLL_LOSS, exc, (input, label, weight))


def eager_api_nll_loss_grad(
    input: Any, label: Any, weight: Any, total_weight: Any, grad: Any, ignore_index: Any, reduction: Any
) -> Tensor:
    """② nll_loss_grad(input, label, weight, total_weight, grad, ignore_index, reduction)."""
    try:
        if (type(input) is not Tensor and not isinstance(input, Tensor)) or input.impl is None:
            input = parse.get_tensor_from_args("nll_loss_grad", "input", 0, input)
        if (type(label) is not Tensor and not isinstance(label, Tensor)) or label.impl is None:
            label = parse.get_tensor_from_args("nll_loss_grad", "label", 1, label)
        weight = parse.get_optional_tensor_from_args("nll_loss_grad", "weight", 2, weight)
        if (type(total_weight) is not Tensor and not isinstance(total_weight, Tensor)) or total_weight.impl is None:
            total_weight = parse.get_tensor_from_args("nll_loss_grad", "total_weight", 3, total_weight)
        if (type(grad) is not Tensor and not isinstance(grad, Tensor)) or grad.impl is None:
            grad = parse.get_tensor_from_args("nll_loss_grad", "grad", 4, grad)
        ignore_index = parse.to_long("nll_loss_grad", 5, ignore_index)
        reduction = parse.to_string("nll_loss_grad", 6, reduction)
        return nll_loss_grad_ad_func(input, label, weight, total_weight, grad, ignore_index, reduction)
    except Exception as exc:
        raise failed(infos.NLL_LOSS_GRAD, exc, (input, label, weight, total_weight, grad))


def eager_api_huber_loss(input: Any, label: Any, delta: Any) -> Tensor:
    """② huber_loss(input, label, delta)."""
    try:
        if (type(input) is not Tensor and not isinstance(input, Tensor)) or input.impl is None:
            input = parse.get_tensor_from_args("huber_loss", "input", 0, input)
        if (type(label) is not Tensor and not isinstance(label, Tensor)) or label.impl is None:
            label = parse.get_tensor_from_args("huber_loss", "label", 1, label)
        delta = parse.to_float("huber_loss", 2, delta)
        return huber_loss_ad_func(input, label, delta)
    except Exception as exc:
        raise failed(infos.HUBER_LOSS, exc, (input, label))


def eager_api_bce_loss(input: Any, label: Any) -> Tensor:
    """② bce_loss(input, label)."""
    try:
        if (type(input) is not Tensor and not isinstance(input, Tensor)) or input.impl is None:
            input = parse.get_tensor_from_args("bce_loss", "input", 0, input)
        if (type(label) is not Tensor and not isinstance(label, Tensor)) or label.impl is None:
            label = parse.get_tensor_from_args("bce_loss", "label", 1, label)
        return bce_loss_ad_func(input, label)
    except Exception as exc:
        raise failed(infos.BCE_LOSS, exc, (input, label))


def eager_api_bce_loss_(input: Any, label: Any) -> Tensor:
    """② bce_loss_(input, label)."""
    try:
        if (type(input) is not Tensor and not isinstance(input, Tensor)) or input.impl is None:
            input = parse.get_tensor_from_args("bce_loss_", "input", 0, input)
        if (type(label) is not Tensor and not isinstance(label, Tensor)) or label.impl is None:
            label = parse.get_tensor_from_args("bce_loss_", "label", 1, label)
        return bce_loss__ad_func(input, label)
    except Exception as exc:
        raise failed(infos.BCE_LOSS_, exc, (input, label))


def eager_api_sigmoid_cross_entropy_with_logits(
    x: Any, label: Any, pos_weight: Any, normalize: Any, ignore_index: Any
) -> Tensor:
    """② sigmoid_cross_entropy_with_logits(x, label, pos_weight, normalize, ignore_index)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sigmoid_cross_entropy_with_logits", "x", 0, x)
        if (type(label) is not Tensor and not isinstance(label, Tensor)) or label.impl is None:
            label = parse.get_tensor_from_args("sigmoid_cross_entropy_with_logits", "label", 1, label)
        pos_weight = parse.get_optional_tensor_from_args(
            "sigmoid_cross_entropy_with_logits", "pos_weight", 2, pos_weight
        )
        normalize = parse.to_boolean("sigmoid_cross_entropy_with_logits", 3, normalize)
        ignore_index = parse.to_int("sigmoid_cross_entropy_with_logits", 4, ignore_index)
        return sigmoid_cross_entropy_with_logits_ad_func(x, label, pos_weight, normalize, ignore_index)
    except Exception as exc:
        raise failed(infos.SIGMOID_CROSS_ENTROPY_WITH_LOGITS, exc, (x, label, pos_weight))


def eager_api_kldiv_loss(x: Any, label: Any, reduction: Any, log_target: Any) -> Tensor:
    """② kldiv_loss(x, label, reduction, log_target)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("kldiv_loss", "x", 0, x)
        if (type(label) is not Tensor and not isinstance(label, Tensor)) or label.impl is None:
            label = parse.get_tensor_from_args("kldiv_loss", "label", 1, label)
        reduction = parse.to_string("kldiv_loss", 2, reduction)
        log_target = parse.to_boolean("kldiv_loss", 3, log_target)
        return kldiv_loss_ad_func(x, label, reduction, log_target)
    except Exception as exc:
        raise failed(infos.KLDIV_LOSS, exc, (x, label))


def eager_api_dropout(x: Any, seed_tensor: Any, p: Any, is_test: Any, mode: Any, seed: Any, fix_seed: Any) -> Tensor:
    """② dropout(x, seed_tensor, p, is_test, mode, seed, fix_seed)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("dropout", "x", 0, x)
        seed_tensor = parse.get_optional_tensor_from_args("dropout", "seed_tensor", 1, seed_tensor)
        p = parse.to_scalar("dropout", 2, p)
        is_test = parse.to_boolean("dropout", 3, is_test)
        mode = parse.to_string("dropout", 4, mode)
        seed = parse.to_int("dropout", 5, seed)
        fix_seed = parse.to_boolean("dropout", 6, fix_seed)
        return dropout_ad_func(x, seed_tensor, p, is_test, mode, seed, fix_seed)
    except Exception as exc:
        raise failed(infos.DROPOUT, exc, (x, seed_tensor))


def eager_api_dropout_grad(mask: Any, out_grad: Any, p: Any, is_test: Any, mode: Any) -> Tensor:
    """② dropout_grad(mask, out_grad, p, is_test, mode)."""
    try:
        if (type(mask) is not Tensor and not isinstance(mask, Tensor)) or mask.impl is None:
            mask = parse.get_tensor_from_args("dropout_grad", "mask", 0, mask)
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("dropout_grad", "out_grad", 1, out_grad)
        p = parse.to_scalar("dropout_grad", 2, p)
        is_test = parse.to_boolean("dropout_grad", 3, is_test)
        mode = parse.to_string("dropout_grad", 4, mode)
        return dropout_grad_ad_func(mask, out_grad, p, is_test, mode)
    except Exception as exc:
        raise failed(infos.DROPOUT_GRAD, exc, (mask, out_grad))


def eager_api_layer_norm(x: Any, scale: Any, bias: Any, epsilon: Any, begin_norm_axis: Any) -> Tensor:
    """② layer_norm(x, scale, bias, epsilon, begin_norm_axis)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("layer_norm", "x", 0, x)
        scale = parse.get_optional_tensor_from_args("layer_norm", "scale", 1, scale)
        bias = parse.get_optional_tensor_from_args("layer_norm", "bias", 2, bias)
        epsilon = parse.to_float("layer_norm", 3, epsilon)
        begin_norm_axis = parse.to_int("layer_norm", 4, begin_norm_axis)
        return layer_norm_ad_func(x, scale, bias, epsilon, begin_norm_axis)
    except Exception as exc:
        raise failed(infos.LAYER_NORM, exc, (x, scale, bias))


def eager_api_batch_norm(
    x: Any,
    mean: Any,
    variance: Any,
    scale: Any,
    bias: Any,
    is_test: Any,
    momentum: Any,
    epsilon: Any,
    data_format: Any,
    use_global_stats: Any,
    trainable_statistics: Any,
) -> tuple[Tensor, Tensor, Tensor]:
    """② batch_norm(x, mean, variance, scale, bias, is_test, momentum, epsilon, data_format, use_global_stats,
    trainable_statistics).
    """
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("batch_norm", "x", 0, x)
        if (type(mean) is not Tensor and not isinstance(mean, Tensor)) or mean.impl is None:
            mean = parse.get_tensor_from_args("batch_norm", "mean", 1, mean)
        if (type(variance) is not Tensor and not isinstance(variance, Tensor)) or variance.impl is None:
            variance = parse.get_tensor_from_args("batch_norm", "variance", 2, variance)
        scale = parse.get_optional_tensor_from_args("batch_norm", "scale", 3, scale)
        bias = parse.get_optional_tensor_from_args("batch_norm", "bias", 4, bias)
        is_test = parse.to_boolean("batch_norm", 5, is_test)
        momentum = parse.to_float("batch_norm", 6, momentum)
        epsilon = parse.to_float("batch_norm", 7, epsilon)
        data_format = parse.to_string("batch_norm", 8, data_format)
        use_global_stats = parse.to_boolean("batch_norm", 9, use_global_stats)
        trainable_statistics = parse.to_boolean("batch_norm", 10, trainable_statistics)
        return batch_norm_ad_func(
            x,
            mean,
            variance,
            scale,
            bias,
            is_test,
            momentum,
            epsilon,
            data_format,
            use_global_stats,
            trainable_statistics,
        )
    except Exception as exc:
        raise failed(infos.BATCH_NORM, exc, (x, mean, variance, scale, bias))


def eager_api_group_norm(x: Any, scale: Any, bias: Any, epsilon: Any, groups: Any, data_format: Any) -> Tensor:
    """② group_norm(x, scale, bias, epsilon, groups, data_format)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("group_norm", "x", 0, x)
        scale = parse.get_optional_tensor_from_args("group_norm", "scale", 1, scale)
        bias = parse.get_optional_tensor_from_args("group_norm", "bias", 2, bias)
        epsilon = parse.to_float("group_norm", 3, epsilon)
        groups = parse.to_int("group_norm", 4, groups)
        data_format = parse.to_string("group_norm", 5, data_format)
        return group_norm_ad_func(x, scale, bias, epsilon, groups, data_format)
    except Exception as exc:
        raise failed(infos.GROUP_NORM, exc, (x, scale, bias))


def eager_api_sgd(param: Any, grad: Any, learning_rate: Any) -> Tensor:
    """② sgd(param, grad, learning_rate)."""
    try:
        if (type(param) is not Tensor and not isinstance(param, Tensor)) or param.impl is None:
            param = parse.get_tensor_from_args("sgd", "param", 0, param)
        if (type(grad) is not Tensor and not isinstance(grad, Tensor)) or grad.impl is None:
            grad = parse.get_tensor_from_args("sgd", "grad", 1, grad)
        learning_rate = parse.to_double("sgd", 2, learning_rate)
        return sgd_ad_func(param, grad, learning_rate)
    except Exception as exc:
        raise failed(infos.SGD, exc, (param, grad))


def eager_api_momentum(
    param: Any, grad: Any, velocity: Any, learning_rate: Any, mu: Any, use_nesterov: Any
) -> tuple[Tensor, Tensor]:
    """② momentum(param, grad, velocity, learning_rate, mu, use_nesterov)."""
    try:
        if (type(param) is not Tensor and not isinstance(param, Tensor)) or param.impl is None:
            param = parse.get_tensor_from_args("momentum", "param", 0, param)
        if (type(grad) is not Tensor and not isinstance(grad, Tensor)) or grad.impl is None:
            grad = parse.get_tensor_from_args("momentum", "grad", 1, grad)
        if (type(velocity) is not Tensor and not isinstance(velocity, Tensor)) or velocity.impl is None:
            velocity = parse.get_tensor_from_args("momentum", "velocity", 2, velocity)
        learning_rate = parse.to_double("momentum", 3, learning_rate)
        mu = parse.to_double("momentum", 4, mu)
        use_nesterov = parse.to_boolean("momentum", 5, use_nesterov)
        return momentum_ad_func(param, grad, velocity, learning_rate, mu, use_nesterov)
    except Exception as exc:
        raise failed(infos.MOMENTUM, exc, (param, grad, velocity))


def eager_api_adagrad(param: Any, grad: Any, moment: Any, learning_rate: Any, epsilon: Any) -> tuple[Tensor, Tensor]:
    """② adagrad(param, grad, moment, learning_rate, epsilon)."""
    try:
        if (type(param) is not Tensor and not isinstance(param, Tensor)) or param.impl is None:
            param = parse.get_tensor_from_args("adagrad", "param", 0, param)
        if (type(grad) is not Tensor and not isinstance(grad, Tensor)) or grad.impl is None:
            grad = parse.get_tensor_from_args("adagrad", "grad", 1, grad)
        if (type(moment) is not Tensor and not isinstance(moment, Tensor)) or moment.impl is None:
            moment = parse.get_tensor_from_args("adagrad", "moment", 2, moment)
        learning_rate = parse.to_double("adagrad", 3, learning_rate)
        epsilon = parse.to_double("adagrad", 4, epsilon)
        return adagrad_ad_func(param, grad, moment, learning_rate, epsilon)
    except Exception as exc:
        raise failed(infos.ADAGRAD, exc, (param, grad, moment))


def eager_api_rmsprop(
    param: Any,
    grad: Any,
    mean_square: Any,
    mean_grad: Any,
    moment: Any,
    learning_rate: Any,
    epsilon: Any,
    decay: Any,
    momentum: Any,
    centered: Any,
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """② rmsprop(param, grad, mean_square, mean_grad, moment, learning_rate, epsilon, decay, momentum, centered)."""
    try:
        if (type(param) is not Tensor and not isinstance(param, Tensor)) or param.impl is None:
            param = parse.get_tensor_from_args("rmsprop", "param", 0, param)
        if (type(grad) is not Tensor and not isinstance(grad, Tensor)) or grad.impl is None:
            grad = parse.get_tensor_from_args("rmsprop", "grad", 1, grad)
        if (type(mean_square) is not Tensor and not isinstance(mean_square, Tensor)) or mean_square.impl is None:
            mean_square = parse.get_tensor_from_args("rmsprop", "mean_square", 2, mean_square)
        if (type(mean_grad) is not Tensor and not isinstance(mean_grad, Tensor)) or mean_grad.impl is None:
            mean_grad = parse.get_tensor_from_args("rmsprop", "mean_grad", 3, mean_grad)
        if (type(moment) is not Tensor and not isinstance(moment, Tensor)) or moment.impl is None:
            moment = parse.get_tensor_from_args("rmsprop", "moment", 4, moment)
        learning_rate = parse.to_double("rmsprop", 5, learning_rate)
        epsilon = parse.to_double("rmsprop", 6, epsilon)
        decay = parse.to_double("rmsprop", 7, decay)
        momentum = parse.to_double("rmsprop", 8, momentum)
        centered = parse.to_boolean("rmsprop", 9, centered)
        return rmsprop_ad_func(
            param, grad, mean_square, mean_grad, moment, learning_rate, epsilon, decay, momentum, centered
        )
    except Exception as exc:
        raise failed(infos.RMSPROP, exc, (param, grad, mean_square, mean_grad, moment))


def eager_api_adam(
    param: Any,
    grad: Any,
    moment1: Any,
    moment2: Any,
    largest: Any,
    beta1_pow: Any,
    beta2_pow: Any,
    learning_rate: Any,
    beta1: Any,
    beta2: Any,
    epsilon: Any,
    decay: Any,
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]:
    """② adam(param, grad, moment1, moment2, largest, beta1_pow, beta2_pow, learning_rate, beta1, beta2, epsilon,
    decay).
    """
    try:
        if (type(param) is not Tensor and not isinstance(param, Tensor)) or param.impl is None:
            param = parse.get_tensor_from_args("adam", "param", 0, param)
        if (type(grad) is not Tensor and not isinstance(grad, Tensor)) or grad.impl is None:
            grad = parse.get_tensor_from_args("adam", "grad", 1, grad)
        if (type(moment1) is not Tensor and not isinstance(moment1, Tensor)) or moment1.impl is None:
            moment1 = parse.get_tensor_from_args("adam", "moment1", 2, moment1)
        if (type(moment2) is not Tensor and not isinstance(moment2, Tensor)) or moment2.impl is None:
            moment2 = parse.get_tensor_from_args("adam", "moment2", 3, moment2)
        largest = parse.get_optional_tensor_from_args("adam", "largest", 4, largest)
        if (type(beta1_pow) is not Tensor and not isinstance(beta1_pow, Tensor)) or beta1_pow.impl is None:
            beta1_pow = parse.get_tensor_from_args("adam", "beta1_pow", 5, beta1_pow)
        if (type(beta2_pow) is not Tensor and not isinstance(beta2_pow, Tensor)) or beta2_pow.impl is None:
            beta2_pow = parse.get_tensor_from_args("adam", "beta2_pow", 6, beta2_pow)
        learning_rate = parse.to_double("adam", 7, learning_rate)
        beta1 = parse.to_double("adam", 8, beta1)
        beta2 = parse.to_double("adam", 9, beta2)
        epsilon = parse.to_double("adam", 10, epsilon)
        decay = parse.to_double("adam", 11, decay)
        return adam_ad_func(
            param, grad, moment1, moment2, largest, beta1_pow, beta2_pow, learning_rate, beta1, beta2, epsilon, decay
        )
    except Exception as exc:
        raise failed(infos.ADAM, exc, (param, grad, moment1, moment2, largest, beta1_pow, beta2_pow))


def eager_api_adamax(
    param: Any,
    grad: Any,
    moment: Any,
    inf_norm: Any,
    beta1_pow: Any,
    learning_rate: Any,
    beta1: Any,
    beta2: Any,
    epsilon: Any,
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """② adamax(param, grad, moment, inf_norm, beta1_pow, learning_rate, beta1, beta2, epsilon)."""
    try:
        if (type(param) is not Tensor and not isinstance(param, Tensor)) or param.impl is None:
            param = parse.get_tensor_from_args("adamax", "param", 0, param)
        if (type(grad) is not Tensor and not isinstance(grad, Tensor)) or grad.impl is None:
            grad = parse.get_tensor_from_args("adamax", "grad", 1, grad)
        if (type(moment) is not Tensor and not isinstance(moment, Tensor)) or moment.impl is None:
            moment = parse.get_tensor_from_args("adamax", "moment", 2, moment)
        if (type(inf_norm) is not Tensor and not isinstance(inf_norm, Tensor)) or inf_norm.impl is None:
            inf_norm = parse.get_tensor_from_args("adamax", "inf_norm", 3, inf_norm)
        if (type(beta1_pow) is not Tensor and not isinstance(beta1_pow, Tensor)) or beta1_pow.impl is None:
            beta1_pow = parse.get_tensor_from_args("adamax", "beta1_pow", 4, beta1_pow)
        learning_rate = parse.to_double("adamax", 5, learning_rate)
        beta1 = parse.to_double("adamax", 6, beta1)
        beta2 = parse.to_double("adamax", 7, beta2)
        epsilon = parse.to_double("adamax", 8, epsilon)
        return adamax_ad_func(param, grad, moment, inf_norm, beta1_pow, learning_rate, beta1, beta2, epsilon)
    except Exception as exc:
        raise failed(infos.ADAMAX, exc, (param, grad, moment, inf_norm, beta1_pow))


def eager_api_adadelta(
    param: Any, grad: Any, square_grad: Any, square_update: Any, learning_rate: Any, rho: Any, epsilon: Any
) -> tuple[Tensor, Tensor, Tensor]:
    """② adadelta(param, grad, square_grad, square_update, learning_rate, rho, epsilon)."""
    try:
        if (type(param) is not Tensor and not isinstance(param, Tensor)) or param.impl is None:
            param = parse.get_tensor_from_args("adadelta", "param", 0, param)
        if (type(grad) is not Tensor and not isinstance(grad, Tensor)) or grad.impl is None:
            grad = parse.get_tensor_from_args("adadelta", "grad", 1, grad)
        if (type(square_grad) is not Tensor and not isinstance(square_grad, Tensor)) or square_grad.impl is None:
            square_grad = parse.get_tensor_from_args("adadelta", "square_grad", 2, square_grad)
        if (type(square_update) is not Tensor and not isinstance(square_update, Tensor)) or square_update.impl is None:
            square_update = parse.get_tensor_from_args("adadelta", "square_update", 3, square_update)
        learning_rate = parse.to_double("adadelta", 4, learning_rate)
        rho = parse.to_double("adadelta", 5, rho)
        epsilon = parse.to_double("adadelta", 6, epsilon)
        return adadelta_ad_func(param, grad, square_grad, square_update, learning_rate, rho, epsilon)
    except Exception as exc:
        raise failed(infos.ADADELTA, exc, (param, grad, square_grad, square_update))


def eager_api_asgd(
    param: Any, grad: Any, d: Any, ys: Any, learning_rate: Any, place: Any, count: Any
) -> tuple[Tensor, Tensor, Tensor]:
    """② asgd(param, grad, d, ys, learning_rate, place, count)."""
    try:
        if (type(param) is not Tensor and not isinstance(param, Tensor)) or param.impl is None:
            param = parse.get_tensor_from_args("asgd", "param", 0, param)
        if (type(grad) is not Tensor and not isinstance(grad, Tensor)) or grad.impl is None:
            grad = parse.get_tensor_from_args("asgd", "grad", 1, grad)
        if (type(d) is not Tensor and not isinstance(d, Tensor)) or d.impl is None:
            d = parse.get_tensor_from_args("asgd", "d", 2, d)
        if (type(ys) is not Tensor and not isinstance(ys, Tensor)) or ys.impl is None:
            ys = parse.get_tensor_from_args("asgd", "ys", 3, ys)
        learning_rate = parse.to_double("asgd", 4, learning_rate)
        place = parse.to_int("asgd", 5, place)
        count = parse.to_int("asgd", 6, count)
        return asgd_ad_func(param, grad, d, ys, learning_rate, place, count)
    except Exception as exc:
        raise failed(infos.ASGD, exc, (param, grad, d, ys))


def eager_api_lamb(
    param: Any,
    grad: Any,
    moment1: Any,
    moment2: Any,
    beta1_pow: Any,
    beta2_pow: Any,
    learning_rate: Any,
    weight_decay: Any,
    beta1: Any,
    beta2: Any,
    epsilon: Any,
    always_adapt: Any,
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
    """② lamb(param, grad, moment1, moment2, beta1_pow, beta2_pow, learning_rate, weight_decay, beta1, beta2,
    epsilon, always_adapt).
    """
    try:
        if (type(param) is not Tensor and not isinstance(param, Tensor)) or param.impl is None:
            param = parse.get_tensor_from_args("lamb", "param", 0, param)
        if (type(grad) is not Tensor and not isinstance(grad, Tensor)) or grad.impl is None:
            grad = parse.get_tensor_from_args("lamb", "grad", 1, grad)
        if (type(moment1) is not Tensor and not isinstance(moment1, Tensor)) or moment1.impl is None:
            moment1 = parse.get_tensor_from_args("lamb", "moment1", 2, moment1)
        if (type(moment2) is not Tensor and not isinstance(moment2, Tensor)) or moment2.impl is None:
            moment2 = parse.get_tensor_from_args("lamb", "moment2", 3, moment2)
        if (type(beta1_pow) is not Tensor and not isinstance(beta1_pow, Tensor)) or beta1_pow.impl is None:
            beta1_pow = parse.get_tensor_from_args("lamb", "beta1_pow", 4, beta1_pow)
        if (type(beta2_pow) is not Tensor and not isinstance(beta2_pow, Tensor)) or beta2_pow.impl is None:
            beta2_pow = parse.get_tensor_from_args("lamb", "beta2_pow", 5, beta2_pow)
        learning_rate = parse.to_double("lamb", 6, learning_rate)
        weight_decay = parse.to_double("lamb", 7, weight_decay)
        beta1 = parse.to_double("lamb", 8, beta1)
        beta2 = parse.to_double("lamb", 9, beta2)
        epsilon = parse.to_double("lamb", 10, epsilon)
        always_adapt = parse.to_boolean("lamb", 11, always_adapt)
        return lamb_ad_func(
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
    except Exception as exc:
        raise failed(infos.LAMB, exc, (param, grad, moment1, moment2, beta1_pow, beta2_pow))


def eager_api_nadam(
    param: Any,
    grad: Any,
    momentum_decay_pow: Any,
    beta2_pow: Any,
    mu_product: Any,
    moment1: Any,
    moment2: Any,
    learning_rate: Any,
    beta1: Any,
    beta2: Any,
    epsilon: Any,
    momentum_decay: Any,
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]:
    """② nadam(param, grad, momentum_decay_pow, beta2_pow, mu_product, moment1, moment2, learning_rate, beta1, beta2,
    epsilon, momentum_decay).
    """
    try:
        if (type(param) is not Tensor and not isinstance(param, Tensor)) or param.impl is None:
            param = parse.get_tensor_from_args("nadam", "param", 0, param)
        if (type(grad) is not Tensor and not isinstance(grad, Tensor)) or grad.impl is None:
            grad = parse.get_tensor_from_args("nadam", "grad", 1, grad)
        if (
            type(momentum_decay_pow) is not Tensor and not isinstance(momentum_decay_pow, Tensor)
        ) or momentum_decay_pow.impl is None:
            momentum_decay_pow = parse.get_tensor_from_args("nadam", "momentum_decay_pow", 2, momentum_decay_pow)
        if (type(beta2_pow) is not Tensor and not isinstance(beta2_pow, Tensor)) or beta2_pow.impl is None:
            beta2_pow = parse.get_tensor_from_args("nadam", "beta2_pow", 3, beta2_pow)
        if (type(mu_product) is not Tensor and not isinstance(mu_product, Tensor)) or mu_product.impl is None:
            mu_product = parse.get_tensor_from_args("nadam", "mu_product", 4, mu_product)
        if (type(moment1) is not Tensor and not isinstance(moment1, Tensor)) or moment1.impl is None:
            moment1 = parse.get_tensor_from_args("nadam", "moment1", 5, moment1)
        if (type(moment2) is not Tensor and not isinstance(moment2, Tensor)) or moment2.impl is None:
            moment2 = parse.get_tensor_from_args("nadam", "moment2", 6, moment2)
        learning_rate = parse.to_double("nadam", 7, learning_rate)
        beta1 = parse.to_double("nadam", 8, beta1)
        beta2 = parse.to_double("nadam", 9, beta2)
        epsilon = parse.to_double("nadam", 10, epsilon)
        momentum_decay = parse.to_double("nadam", 11, momentum_decay)
        return nadam_ad_func(
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
    except Exception as exc:
        raise failed(infos.NADAM, exc, (param, grad, momentum_decay_pow, beta2_pow, mu_product, moment1, moment2))


def eager_api_radam(
    param: Any,
    grad: Any,
    beta1_pow: Any,
    beta2_pow: Any,
    rho: Any,
    moment1: Any,
    moment2: Any,
    learning_rate: Any,
    beta1: Any,
    beta2: Any,
    epsilon: Any,
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]:
    """② radam(param, grad, beta1_pow, beta2_pow, rho, moment1, moment2, learning_rate, beta1, beta2, epsilon)."""
    try:
        if (type(param) is not Tensor and not isinstance(param, Tensor)) or param.impl is None:
            param = parse.get_tensor_from_args("radam", "param", 0, param)
        if (type(grad) is not Tensor and not isinstance(grad, Tensor)) or grad.impl is None:
            grad = parse.get_tensor_from_args("radam", "grad", 1, grad)
        if (type(beta1_pow) is not Tensor and not isinstance(beta1_pow, Tensor)) or beta1_pow.impl is None:
            beta1_pow = parse.get_tensor_from_args("radam", "beta1_pow", 2, beta1_pow)
        if (type(beta2_pow) is not Tensor and not isinstance(beta2_pow, Tensor)) or beta2_pow.impl is None:
            beta2_pow = parse.get_tensor_from_args("radam", "beta2_pow", 3, beta2_pow)
        if (type(rho) is not Tensor and not isinstance(rho, Tensor)) or rho.impl is None:
            rho = parse.get_tensor_from_args("radam", "rho", 4, rho)
        if (type(moment1) is not Tensor and not isinstance(moment1, Tensor)) or moment1.impl is None:
            moment1 = parse.get_tensor_from_args("radam", "moment1", 5, moment1)
        if (type(moment2) is not Tensor and not isinstance(moment2, Tensor)) or moment2.impl is None:
            moment2 = parse.get_tensor_from_args("radam", "moment2", 6, moment2)
        learning_rate = parse.to_double("radam", 7, learning_rate)
        beta1 = parse.to_double("radam", 8, beta1)
        beta2 = parse.to_double("radam", 9, beta2)
        epsilon = parse.to_double("radam", 10, epsilon)
        return radam_ad_func(
            param, grad, beta1_pow, beta2_pow, rho, moment1, moment2, learning_rate, beta1, beta2, epsilon
        )
    except Exception as exc:
        raise failed(infos.RADAM, exc, (param, grad, beta1_pow, beta2_pow, rho, moment1, moment2))


def eager_api_rprop(
    param: Any, grad: Any, previous: Any, rates: Any, lowest: Any, highest: Any, slower: Any, faster: Any
) -> tuple[Tensor, Tensor, Tensor]:
    """② rprop(param, grad, previous, rates, lowest, highest, slower, faster)."""
    try:
        if (type(param) is not Tensor and not isinstance(param, Tensor)) or param.impl is None:
            param = parse.get_tensor_from_args("rprop", "param", 0, param)
        if (type(grad) is not Tensor and not isinstance(grad, Tensor)) or grad.impl is None:
            grad = parse.get_tensor_from_args("rprop", "grad", 1, grad)
        if (type(previous) is not Tensor and not isinstance(previous, Tensor)) or previous.impl is None:
            previous = parse.get_tensor_from_args("rprop", "previous", 2, previous)
        if (type(rates) is not Tensor and not isinstance(rates, Tensor)) or rates.impl is None:
            rates = parse.get_tensor_from_args("rprop", "rates", 3, rates)
        lowest = parse.to_double("rprop", 4, lowest)
        highest = parse.to_double("rprop", 5, highest)
        slower = parse.to_double("rprop", 6, slower)
        faster = parse.to_double("rprop", 7, faster)
        return rprop_ad_func(param, grad, previous, rates, lowest, highest, slower, faster)
    except Exception as exc:
        raise failed(infos.RPROP, exc, (param, grad, previous, rates))


def eager_api_pool2d(
    x: Any,
    kernel_size: Any,
    strides: Any,
    paddings: Any,
    ceil_mode: Any,
    exclusive: Any,
    data_format: Any,
    pooling_type: Any,
    global_pooling: Any,
    adaptive: Any,
    padding_algorithm: Any,
) -> Tensor:
    """② pool2d(x, kernel_size, strides, paddings, ceil_mode, exclusive, data_format, pooling_type, global_pooling,
    adaptive, padding_algorithm).
    """
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("pool2d", "x", 0, x)
        kernel_size = parse.to_int_array("pool2d", 1, kernel_size)
        strides = parse.to_longs("pool2d", 2, strides)
        paddings = parse.to_longs("pool2d", 3, paddings)
        ceil_mode = parse.to_boolean("pool2d", 4, ceil_mode)
        exclusive = parse.to_boolean("pool2d", 5, exclusive)
        data_format = parse.to_string("pool2d", 6, data_format)
        pooling_type = parse.to_string("pool2d", 7, pooling_type)
        global_pooling = parse.to_boolean("pool2d", 8, global_pooling)
        adaptive = parse.to_boolean("pool2d", 9, adaptive)
        padding_algorithm = parse.to_string("pool2d", 10, padding_algorithm)
        return pool2d_ad_func(
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
    except Exception as exc:
        raise failed(infos.POOL2D, exc, (x,))


def eager_api_pool2d_grad(
    x: Any,
    y: Any,
    grad: Any,
    kernel_size: Any,
    strides: Any,
    paddings: Any,
    ceil_mode: Any,
    exclusive: Any,
    data_format: Any,
    pooling_type: Any,
    global_pooling: Any,
    adaptive: Any,
    padding_algorithm: Any,
) -> Tensor:
    """② pool2d_grad(x, y, grad, kernel_size, strides, paddings, ceil_mode, exclusive, data_format, pooling_type,
    global_pooling, adaptive, padding_algorithm).
    """
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("pool2d_grad", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("pool2d_grad", "y", 1, y)
        if (type(grad) is not Tensor and not isinstance(grad, Tensor)) or grad.impl is None:
            grad = parse.get_tensor_from_args("pool2d_grad", "grad", 2, grad)
        kernel_size = parse.to_int_array("pool2d_grad", 3, kernel_size)
        strides = parse.to_longs("pool2d_grad", 4, strides)
        paddings = parse.to_longs("pool2d_grad", 5, paddings)
        ceil_mode = parse.to_boolean("pool2d_grad", 6, ceil_mode)
        exclusive = parse.to_boolean("pool2d_grad", 7, exclusive)
        data_format = parse.to_string("pool2d_grad", 8, data_format)
        pooling_type = parse.to_string("pool2d_grad", 9, pooling_type)
        global_pooling = parse.to_boolean("pool2d_grad", 10, global_pooling)
        adaptive = parse.to_boolean("pool2d_grad", 11, adaptive)
        padding_algorithm = parse.to_string("pool2d_grad", 12, padding_algorithm)
        return pool2d_grad_ad_func(
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
    except Exception as exc:
        raise failed(infos.POOL2D_GRAD, exc, (x, y, grad))


def eager_api_pool2d_double_grad(
    x: Any,
    y: Any,
    grad: Any,
    kernel_size: Any,
    strides: Any,
    paddings: Any,
    ceil_mode: Any,
    exclusive: Any,
    data_format: Any,
    pooling_type: Any,
    global_pooling: Any,
    adaptive: Any,
    padding_algorithm: Any,
) -> Tensor:
    """② pool2d_double_grad(x, y, grad, kernel_size, strides, paddings, ceil_mode, exclusive, data_format,
    pooling_type, global_pooling, adaptive, padding_algorithm).
    """
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("pool2d_double_grad", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("pool2d_double_grad", "y", 1, y)
        if (type(grad) is not Tensor and not isinstance(grad, Tensor)) or grad.impl is None:
            grad = parse.get_tensor_from_args("pool2d_double_grad", "grad", 2, grad)
        kernel_size = parse.to_int_array("pool2d_double_grad", 3, kernel_size)
        strides = parse.to_longs("pool2d_double_grad", 4, strides)
        paddings = parse.to_longs("pool2d_double_grad", 5, paddings)
        ceil_mode = parse.to_boolean("pool2d_double_grad", 6, ceil_mode)
        exclusive = parse.to_boolean("pool2d_double_grad", 7, exclusive)
        data_format = parse.to_string("pool2d_double_grad", 8, data_format)
        pooling_type = parse.to_string("pool2d_double_grad", 9, pooling_type)
        global_pooling = parse.to_boolean("pool2d_double_grad", 10, global_pooling)
        adaptive = parse.to_boolean("pool2d_double_grad", 11, adaptive)
        padding_algorithm = parse.to_string("pool2d_double_grad", 12, padding_algorithm)
        return pool2d_double_grad_ad_func(
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
    except Exception as exc:
        raise failed(infos.POOL2D_DOUBLE_GRAD, exc, (x, y, grad))


def eager_api_pool3d(
    x: Any,
    kernel_size: Any,
    strides: Any,
    paddings: Any,
    ceil_mode: Any,
    exclusive: Any,
    data_format: Any,
    pooling_type: Any,
    global_pooling: Any,
    adaptive: Any,
    padding_algorithm: Any,
) -> Tensor:
    """② pool3d(x, kernel_size, strides, paddings, ceil_mode, exclusive, data_format, pooling_type, global_pooling,
    adaptive, padding_algorithm).
    """
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("pool3d", "x", 0, x)
        kernel_size = parse.to_int_array("pool3d", 1, kernel_size)
        strides = parse.to_longs("pool3d", 2, strides)
        paddings = parse.to_longs("pool3d", 3, paddings)
        ceil_mode = parse.to_boolean("pool3d", 4, ceil_mode)
        exclusive = parse.to_boolean("pool3d", 5, exclusive)
        data_format = parse.to_string("pool3d", 6, data_format)
        pooling_type = parse.to_string("pool3d", 7, pooling_type)
        global_pooling = parse.to_boolean("pool3d", 8, global_pooling)
        adaptive = parse.to_boolean("pool3d", 9, adaptive)
        padding_algorithm = parse.to_string("pool3d", 10, padding_algorithm)
        return pool3d_ad_func(
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
    except Exception as exc:
        raise failed(infos.POOL3D, exc, (x,))


def eager_api_pool3d_grad(
    x: Any,
    y: Any,
    grad: Any,
    kernel_size: Any,
    strides: Any,
    paddings: Any,
    ceil_mode: Any,
    exclusive: Any,
    data_format: Any,
    pooling_type: Any,
    global_pooling: Any,
    adaptive: Any,
    padding_algorithm: Any,
) -> Tensor:
    """② pool3d_grad(x, y, grad, kernel_size, strides, paddings, ceil_mode, exclusive, data_format, pooling_type,
    global_pooling, adaptive, padding_algorithm).
    """
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("pool3d_grad", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("pool3d_grad", "y", 1, y)
        if (type(grad) is not Tensor and not isinstance(grad, Tensor)) or grad.impl is None:
            grad = parse.get_tensor_from_args("pool3d_grad", "grad", 2, grad)
        kernel_size = parse.to_int_array("pool3d_grad", 3, kernel_size)
        strides = parse.to_longs("pool3d_grad", 4, strides)
        paddings = parse.to_longs("pool3d_grad", 5, paddings)
        ceil_mode = parse.to_boolean("pool3d_grad", 6, ceil_mode)
        exclusive = parse.to_boolean("pool3d_grad", 7, exclusive)
        data_format = parse.to_string("pool3d_grad", 8, data_format)
        pooling_type = parse.to_string("pool3d_grad", 9, pooling_type)
        global_pooling = parse.to_boolean("pool3d_grad", 10, global_pooling)
        adaptive = parse.to_boolean("pool3d_grad", 11, adaptive)
        padding_algorithm = parse.to_string("pool3d_grad", 12, padding_algorithm)
        return pool3d_grad_ad_func(
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
    except Exception as exc:
        raise failed(infos.POOL3D_GRAD, exc, (x, y, grad))


def eager_api_pool3d_double_grad(
    x: Any,
    y: Any,
    grad: Any,
    kernel_size: Any,
    strides: Any,
    paddings: Any,
    ceil_mode: Any,
    exclusive: Any,
    data_format: Any,
    pooling_type: Any,
    global_pooling: Any,
    adaptive: Any,
    padding_algorithm: Any,
) -> Tensor:
    """② pool3d_double_grad(x, y, grad, kernel_size, strides, paddings, ceil_mode, exclusive, data_format,
    pooling_type, global_pooling, adaptive, padding_algorithm).
    """
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("pool3d_double_grad", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("pool3d_double_grad", "y", 1, y)
        if (type(grad) is not Tensor and not isinstance(grad, Tensor)) or grad.impl is None:
            grad = parse.get_tensor_from_args("pool3d_double_grad", "grad", 2, grad)
        kernel_size = parse.to_int_array("pool3d_double_grad", 3, kernel_size)
        strides = parse.to_longs("pool3d_double_grad", 4, strides)
        paddings = parse.to_longs("pool3d_double_grad", 5, paddings)
        ceil_mode = parse.to_boolean("pool3d_double_grad", 6, ceil_mode)
        exclusive = parse.to_boolean("pool3d_double_grad", 7, exclusive)
        data_format = parse.to_string("pool3d_double_grad", 8, data_format)
        pooling_type = parse.to_string("pool3d_double_grad", 9, pooling_type)
        global_pooling = parse.to_boolean("pool3d_double_grad", 10, global_pooling)
        adaptive = parse.to_boolean("pool3d_double_grad", 11, adaptive)
        padding_algorithm = parse.to_string("pool3d_double_grad", 12, padding_algorithm)
        return pool3d_double_grad_ad_func(
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
    except Exception as exc:
        raise failed(infos.POOL3D_DOUBLE_GRAD, exc, (x, y, grad))


def eager_api_lp_pool2d(
    x: Any,
    kernel_size: Any,
    strides: Any,
    paddings: Any,
    ceil_mode: Any,
    exclusive: Any,
    data_format: Any,
    pooling_type: Any,
    global_pooling: Any,
    adaptive: Any,
    padding_algorithm: Any,
    norm_type: Any,
) -> Tensor:
    """② lp_pool2d(x, kernel_size, strides, paddings, ceil_mode, exclusive, data_format, pooling_type,
    global_pooling, adaptive, padding_algorithm, norm_type).
    """
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("lp_pool2d", "x", 0, x)
        kernel_size = parse.to_int_array("lp_pool2d", 1, kernel_size)
        strides = parse.to_longs("lp_pool2d", 2, strides)
        paddings = parse.to_longs("lp_pool2d", 3, paddings)
        ceil_mode = parse.to_boolean("lp_pool2d", 4, ceil_mode)
        exclusive = parse.to_boolean("lp_pool2d", 5, exclusive)
        data_format = parse.to_string("lp_pool2d", 6, data_format)
        pooling_type = parse.to_string("lp_pool2d", 7, pooling_type)
        global_pooling = parse.to_boolean("lp_pool2d", 8, global_pooling)
        adaptive = parse.to_boolean("lp_pool2d", 9, adaptive)
        padding_algorithm = parse.to_string("lp_pool2d", 10, padding_algorithm)
        norm_type = parse.to_float("lp_pool2d", 11, norm_type)
        return lp_pool2d_ad_func(
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
    except Exception as exc:
        raise failed(infos.LP_POOL2D, exc, (x,))


def eager_api_max_pool2d_with_index(
    x: Any, kernel_size: Any, strides: Any, paddings: Any, global_pooling: Any, adaptive: Any, ceil_mode: Any
) -> tuple[Tensor, Tensor]:
    """② max_pool2d_with_index(x, kernel_size, strides, paddings, global_pooling, adaptive, ceil_mode)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("max_pool2d_with_index", "x", 0, x)
        kernel_size = parse.to_ints("max_pool2d_with_index", 1, kernel_size)
        strides = parse.to_ints("max_pool2d_with_index", 2, strides)
        paddings = parse.to_ints("max_pool2d_with_index", 3, paddings)
        global_pooling = parse.to_boolean("max_pool2d_with_index", 4, global_pooling)
        adaptive = parse.to_boolean("max_pool2d_with_index", 5, adaptive)
        ceil_mode = parse.to_boolean("max_pool2d_with_index", 6, ceil_mode)
        return max_pool2d_with_index_ad_func(x, kernel_size, strides, paddings, global_pooling, adaptive, ceil_mode)
    except Exception as exc:
        raise failed(infos.MAX_POOL2D_WITH_INDEX, exc, (x,))


def eager_api_fractional_max_pool2d(
    x: Any, output_size: Any, kernel_size: Any, random_u: Any, return_mask: Any
) -> tuple[Tensor, Tensor]:
    """② fractional_max_pool2d(x, output_size, kernel_size, random_u, return_mask)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("fractional_max_pool2d", "x", 0, x)
        output_size = parse.to_ints("fractional_max_pool2d", 1, output_size)
        kernel_size = parse.to_ints("fractional_max_pool2d", 2, kernel_size)
        random_u = parse.to_float("fractional_max_pool2d", 3, random_u)
        return_mask = parse.to_boolean("fractional_max_pool2d", 4, return_mask)
        return fractional_max_pool2d_ad_func(x, output_size, kernel_size, random_u, return_mask)
    except Exception as exc:
        raise failed(infos.FRACTIONAL_MAX_POOL2D, exc, (x,))


def eager_api_max_pool3d_with_index(
    x: Any, kernel_size: Any, strides: Any, paddings: Any, global_pooling: Any, adaptive: Any, ceil_mode: Any
) -> tuple[Tensor, Tensor]:
    """② max_pool3d_with_index(x, kernel_size, strides, paddings, global_pooling, adaptive, ceil_mode)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("max_pool3d_with_index", "x", 0, x)
        kernel_size = parse.to_ints("max_pool3d_with_index", 1, kernel_size)
        strides = parse.to_ints("max_pool3d_with_index", 2, strides)
        paddings = parse.to_ints("max_pool3d_with_index", 3, paddings)
        global_pooling = parse.to_boolean("max_pool3d_with_index", 4, global_pooling)
        adaptive = parse.to_boolean("max_pool3d_with_index", 5, adaptive)
        ceil_mode = parse.to_boolean("max_pool3d_with_index", 6, ceil_mode)
        return max_pool3d_with_index_ad_func(x, kernel_size, strides, paddings, global_pooling, adaptive, ceil_mode)
    except Exception as exc:
        raise failed(infos.MAX_POOL3D_WITH_INDEX, exc, (x,))


def eager_api_fractional_max_pool3d(
    x: Any, output_size: Any, kernel_size: Any, random_u: Any, return_mask: Any
) -> tuple[Tensor, Tensor]:
    """② fractional_max_pool3d(x, output_size, kernel_size, random_u, return_mask)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("fractional_max_pool3d", "x", 0, x)
        output_size = parse.to_ints("fractional_max_pool3d", 1, output_size)
        kernel_size = parse.to_ints("fractional_max_pool3d", 2, kernel_size)
        random_u = parse.to_float("fractional_max_pool3d", 3, random_u)
        return_mask = parse.to_boolean("fractional_max_pool3d", 4, return_mask)
        return fractional_max_pool3d_ad_func(x, output_size, kernel_size, random_u, return_mask)
    except Exception as exc:
        raise failed(infos.FRACTIONAL_MAX_POOL3D, exc, (x,))


def eager_api_unpool(
    x: Any, indices: Any, ksize: Any, strides: Any, padding: Any, output_size: Any, data_format: Any
) -> Tensor:
    """② unpool(x, indices, ksize, strides, padding, output_size, data_format)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("unpool", "x", 0, x)
        if (type(indices) is not Tensor and not isinstance(indices, Tensor)) or indices.impl is None:
            indices = parse.get_tensor_from_args("unpool", "indices", 1, indices)
        ksize = parse.to_ints("unpool", 2, ksize)
        strides = parse.to_ints("unpool", 3, strides)
        padding = parse.to_ints("unpool", 4, padding)
        output_size = parse.to_int_array("unpool", 5, output_size)
        data_format = parse.to_string("unpool", 6, data_format)
        return unpool_ad_func(x, indices, ksize, strides, padding, output_size, data_format)
    except Exception as exc:
        raise failed(infos.UNPOOL, exc, (x, indices))


def eager_api_unpool3d(
    x: Any, indices: Any, ksize: Any, strides: Any, padding: Any, output_size: Any, data_format: Any
) -> Tensor:
    """② unpool3d(x, indices, ksize, strides, padding, output_size, data_format)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("unpool3d", "x", 0, x)
        if (type(indices) is not Tensor and not isinstance(indices, Tensor)) or indices.impl is None:
            indices = parse.get_tensor_from_args("unpool3d", "indices", 1, indices)
        ksize = parse.to_ints("unpool3d", 2, ksize)
        strides = parse.to_ints("unpool3d", 3, strides)
        padding = parse.to_ints("unpool3d", 4, padding)
        output_size = parse.to_int_array("unpool3d", 5, output_size)
        data_format = parse.to_string("unpool3d", 6, data_format)
        return unpool3d_ad_func(x, indices, ksize, strides, padding, output_size, data_format)
    except Exception as exc:
        raise failed(infos.UNPOOL3D, exc, (x, indices))


def eager_api_take_in_planes(x: Any, indices: Any) -> Tensor:
    """② take_in_planes(x, indices)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("take_in_planes", "x", 0, x)
        if (type(indices) is not Tensor and not isinstance(indices, Tensor)) or indices.impl is None:
            indices = parse.get_tensor_from_args("take_in_planes", "indices", 1, indices)
        return take_in_planes_ad_func(x, indices)
    except Exception as exc:
        raise failed(infos.TAKE_IN_PLANES, exc, (x, indices))


def eager_api_add_in_planes(x: Any, indices: Any, shape: Any) -> Tensor:
    """② add_in_planes(x, indices, shape)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("add_in_planes", "x", 0, x)
        if (type(indices) is not Tensor and not isinstance(indices, Tensor)) or indices.impl is None:
            indices = parse.get_tensor_from_args("add_in_planes", "indices", 1, indices)
        shape = parse.to_int_array("add_in_planes", 2, shape)
        return add_in_planes_ad_func(x, indices, shape)
    except Exception as exc:
        raise failed(infos.ADD_IN_PLANES, exc, (x, indices))


def eager_api_rulebook_conv(x: Any, weight: Any, rules: Any, rows: Any, back: Any) -> Tensor:
    """② rulebook_conv(x, weight, rules, rows, back)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("rulebook_conv", "x", 0, x)
        if (type(weight) is not Tensor and not isinstance(weight, Tensor)) or weight.impl is None:
            weight = parse.get_tensor_from_args("rulebook_conv", "weight", 1, weight)
        if (type(rules) is not Tensor and not isinstance(rules, Tensor)) or rules.impl is None:
            rules = parse.get_tensor_from_args("rulebook_conv", "rules", 2, rules)
        rows = parse.to_long("rulebook_conv", 3, rows)
        back = parse.to_int("rulebook_conv", 4, back)
        return rulebook_conv_ad_func(x, weight, rules, rows, back)
    except Exception as exc:
        raise failed(infos.RULEBOOK_CONV, exc, (x, weight, rules))


def eager_api_rulebook_filter_grad(x: Any, out_grad: Any, rules: Any, shape: Any, back: Any) -> Tensor:
    """② rulebook_filter_grad(x, out_grad, rules, shape, back)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("rulebook_filter_grad", "x", 0, x)
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("rulebook_filter_grad", "out_grad", 1, out_grad)
        if (type(rules) is not Tensor and not isinstance(rules, Tensor)) or rules.impl is None:
            rules = parse.get_tensor_from_args("rulebook_filter_grad", "rules", 2, rules)
        shape = parse.to_int_array("rulebook_filter_grad", 3, shape)
        back = parse.to_int("rulebook_filter_grad", 4, back)
        return rulebook_filter_grad_ad_func(x, out_grad, rules, shape, back)
    except Exception as exc:
        raise failed(infos.RULEBOOK_FILTER_GRAD, exc, (x, out_grad, rules))


def eager_api_rulebook_max(x: Any, rules: Any, rows: Any) -> tuple[Tensor, Tensor]:
    """② rulebook_max(x, rules, rows)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("rulebook_max", "x", 0, x)
        if (type(rules) is not Tensor and not isinstance(rules, Tensor)) or rules.impl is None:
            rules = parse.get_tensor_from_args("rulebook_max", "rules", 1, rules)
        rows = parse.to_long("rulebook_max", 2, rows)
        return rulebook_max_ad_func(x, rules, rows)
    except Exception as exc:
        raise failed(infos.RULEBOOK_MAX, exc, (x, rules))


def eager_api_warpctc(
    logits: Any, label: Any, logits_length: Any, labels_length: Any, blank: Any, norm_by_times: Any
) -> Tensor:
    """② warpctc(logits, label, logits_length, labels_length, blank, norm_by_times)."""
    try:
        if (type(logits) is not Tensor and not isinstance(logits, Tensor)) or logits.impl is None:
            logits = parse.get_tensor_from_args("warpctc", "logits", 0, logits)
        if (type(label) is not Tensor and not isinstance(label, Tensor)) or label.impl is None:
            label = parse.get_tensor_from_args("warpctc", "label", 1, label)
        if (type(logits_length) is not Tensor and not isinstance(logits_length, Tensor)) or logits_length.impl is None:
            logits_length = parse.get_tensor_from_args("warpctc", "logits_length", 2, logits_length)
        if (type(labels_length) is not Tensor and not isinstance(labels_length, Tensor)) or labels_length.impl is None:
            labels_length = parse.get_tensor_from_args("warpctc", "labels_length", 3, labels_length)
        blank = parse.to_int("warpctc", 4, blank)
        norm_by_times = parse.to_boolean("warpctc", 5, norm_by_times)
        return warpctc_ad_func(logits, label, logits_length, labels_length, blank, norm_by_times)
    except Exception as exc:
        raise failed(infos.WARPCTC, exc, (logits, label, logits_length, labels_length))


def eager_api_ctc_lattice(
    logits: Any, label: Any, logits_length: Any, labels_length: Any, blank: Any
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]:
    """② ctc_lattice(logits, label, logits_length, labels_length, blank)."""
    try:
        if (type(logits) is not Tensor and not isinstance(logits, Tensor)) or logits.impl is None:
            logits = parse.get_tensor_from_args("ctc_lattice", "logits", 0, logits)
        if (type(label) is not Tensor and not isinstance(label, Tensor)) or label.impl is None:
            label = parse.get_tensor_from_args("ctc_lattice", "label", 1, label)
        if (type(logits_length) is not Tensor and not isinstance(logits_length, Tensor)) or logits_length.impl is None:
            logits_length = parse.get_tensor_from_args("ctc_lattice", "logits_length", 2, logits_length)
        if (type(labels_length) is not Tensor and not isinstance(labels_length, Tensor)) or labels_length.impl is None:
            labels_length = parse.get_tensor_from_args("ctc_lattice", "labels_length", 3, labels_length)
        blank = parse.to_int("ctc_lattice", 4, blank)
        return ctc_lattice_ad_func(logits, label, logits_length, labels_length, blank)
    except Exception as exc:
        raise failed(infos.CTC_LATTICE, exc, (logits, label, logits_length, labels_length))


def eager_api_warprnnt(
    input: Any, label: Any, input_lengths: Any, label_lengths: Any, blank: Any, fastemit_lambda: Any
) -> Tensor:
    """② warprnnt(input, label, input_lengths, label_lengths, blank, fastemit_lambda)."""
    try:
        if (type(input) is not Tensor and not isinstance(input, Tensor)) or input.impl is None:
            input = parse.get_tensor_from_args("warprnnt", "input", 0, input)
        if (type(label) is not Tensor and not isinstance(label, Tensor)) or label.impl is None:
            label = parse.get_tensor_from_args("warprnnt", "label", 1, label)
        if (type(input_lengths) is not Tensor and not isinstance(input_lengths, Tensor)) or input_lengths.impl is None:
            input_lengths = parse.get_tensor_from_args("warprnnt", "input_lengths", 2, input_lengths)
        if (type(label_lengths) is not Tensor and not isinstance(label_lengths, Tensor)) or label_lengths.impl is None:
            label_lengths = parse.get_tensor_from_args("warprnnt", "label_lengths", 3, label_lengths)
        blank = parse.to_int("warprnnt", 4, blank)
        fastemit_lambda = parse.to_float("warprnnt", 5, fastemit_lambda)
        return warprnnt_ad_func(input, label, input_lengths, label_lengths, blank, fastemit_lambda)
    except Exception as exc:
        raise failed(infos.WARPRNNT, exc, (input, label, input_lengths, label_lengths))


def eager_api_rnnt_lattice(input: Any, label: Any, input_lengths: Any, label_lengths: Any) -> tuple[Tensor, Tensor]:
    """② rnnt_lattice(input, label, input_lengths, label_lengths)."""
    try:
        if (type(input) is not Tensor and not isinstance(input, Tensor)) or input.impl is None:
            input = parse.get_tensor_from_args("rnnt_lattice", "input", 0, input)
        if (type(label) is not Tensor and not isinstance(label, Tensor)) or label.impl is None:
            label = parse.get_tensor_from_args("rnnt_lattice", "label", 1, label)
        if (type(input_lengths) is not Tensor and not isinstance(input_lengths, Tensor)) or input_lengths.impl is None:
            input_lengths = parse.get_tensor_from_args("rnnt_lattice", "input_lengths", 2, input_lengths)
        if (type(label_lengths) is not Tensor and not isinstance(label_lengths, Tensor)) or label_lengths.impl is None:
            label_lengths = parse.get_tensor_from_args("rnnt_lattice", "label_lengths", 3, label_lengths)
        return rnnt_lattice_ad_func(input, label, input_lengths, label_lengths)
    except Exception as exc:
        raise failed(infos.RNNT_LATTICE, exc, (input, label, input_lengths, label_lengths))


def eager_api_unfold(x: Any, kernel_sizes: Any, strides: Any, paddings: Any, dilations: Any) -> Tensor:
    """② unfold(x, kernel_sizes, strides, paddings, dilations)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("unfold", "x", 0, x)
        kernel_sizes = parse.to_ints("unfold", 1, kernel_sizes)
        strides = parse.to_ints("unfold", 2, strides)
        paddings = parse.to_ints("unfold", 3, paddings)
        dilations = parse.to_ints("unfold", 4, dilations)
        return unfold_ad_func(x, kernel_sizes, strides, paddings, dilations)
    except Exception as exc:
        raise failed(infos.UNFOLD, exc, (x,))


def eager_api_fold(x: Any, output_sizes: Any, kernel_sizes: Any, strides: Any, paddings: Any, dilations: Any) -> Tensor:
    """② fold(x, output_sizes, kernel_sizes, strides, paddings, dilations)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("fold", "x", 0, x)
        output_sizes = parse.to_ints("fold", 1, output_sizes)
        kernel_sizes = parse.to_ints("fold", 2, kernel_sizes)
        strides = parse.to_ints("fold", 3, strides)
        paddings = parse.to_ints("fold", 4, paddings)
        dilations = parse.to_ints("fold", 5, dilations)
        return fold_ad_func(x, output_sizes, kernel_sizes, strides, paddings, dilations)
    except Exception as exc:
        raise failed(infos.FOLD, exc, (x,))


def eager_api_grid_sample(x: Any, grid: Any, mode: Any, padding_mode: Any, align_corners: Any) -> Tensor:
    """② grid_sample(x, grid, mode, padding_mode, align_corners)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("grid_sample", "x", 0, x)
        if (type(grid) is not Tensor and not isinstance(grid, Tensor)) or grid.impl is None:
            grid = parse.get_tensor_from_args("grid_sample", "grid", 1, grid)
        mode = parse.to_string("grid_sample", 2, mode)
        padding_mode = parse.to_string("grid_sample", 3, padding_mode)
        align_corners = parse.to_boolean("grid_sample", 4, align_corners)
        return grid_sample_ad_func(x, grid, mode, padding_mode, align_corners)
    except Exception as exc:
        raise failed(infos.GRID_SAMPLE, exc, (x, grid))


def eager_api_grid_pieces(
    grid: Any, image: Any, mode: Any, padding_mode: Any, align_corners: Any
) -> tuple[Tensor, Tensor, Tensor]:
    """② grid_pieces(grid, image, mode, padding_mode, align_corners)."""
    try:
        if (type(grid) is not Tensor and not isinstance(grid, Tensor)) or grid.impl is None:
            grid = parse.get_tensor_from_args("grid_pieces", "grid", 0, grid)
        image = parse.to_ints("grid_pieces", 1, image)
        mode = parse.to_string("grid_pieces", 2, mode)
        padding_mode = parse.to_string("grid_pieces", 3, padding_mode)
        align_corners = parse.to_boolean("grid_pieces", 4, align_corners)
        return grid_pieces_ad_func(grid, image, mode, padding_mode, align_corners)
    except Exception as exc:
        raise failed(infos.GRID_PIECES, exc, (grid,))


def eager_api_gather_tree(ids: Any, parents: Any) -> Tensor:
    """② gather_tree(ids, parents)."""
    try:
        if (type(ids) is not Tensor and not isinstance(ids, Tensor)) or ids.impl is None:
            ids = parse.get_tensor_from_args("gather_tree", "ids", 0, ids)
        if (type(parents) is not Tensor and not isinstance(parents, Tensor)) or parents.impl is None:
            parents = parse.get_tensor_from_args("gather_tree", "parents", 1, parents)
        return gather_tree_ad_func(ids, parents)
    except Exception as exc:
        raise failed(infos.GATHER_TREE, exc, (ids, parents))


def eager_api_pixel_shuffle(x: Any, upscale_factor: Any, data_format: Any) -> Tensor:
    """② pixel_shuffle(x, upscale_factor, data_format)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("pixel_shuffle", "x", 0, x)
        upscale_factor = parse.to_int("pixel_shuffle", 1, upscale_factor)
        data_format = parse.to_string("pixel_shuffle", 2, data_format)
        return pixel_shuffle_ad_func(x, upscale_factor, data_format)
    except Exception as exc:
        raise failed(infos.PIXEL_SHUFFLE, exc, (x,))


def eager_api_pixel_unshuffle(x: Any, downscale_factor: Any, data_format: Any) -> Tensor:
    """② pixel_unshuffle(x, downscale_factor, data_format)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("pixel_unshuffle", "x", 0, x)
        downscale_factor = parse.to_int("pixel_unshuffle", 1, downscale_factor)
        data_format = parse.to_string("pixel_unshuffle", 2, data_format)
        return pixel_unshuffle_ad_func(x, downscale_factor, data_format)
    except Exception as exc:
        raise failed(infos.PIXEL_UNSHUFFLE, exc, (x,))


def eager_api_channel_shuffle(x: Any, groups: Any, data_format: Any) -> Tensor:
    """② channel_shuffle(x, groups, data_format)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("channel_shuffle", "x", 0, x)
        groups = parse.to_int("channel_shuffle", 1, groups)
        data_format = parse.to_string("channel_shuffle", 2, data_format)
        return channel_shuffle_ad_func(x, groups, data_format)
    except Exception as exc:
        raise failed(infos.CHANNEL_SHUFFLE, exc, (x,))


def eager_api_conv2d(
    input: Any,
    filter: Any,
    strides: Any,
    paddings: Any,
    padding_algorithm: Any,
    dilations: Any,
    groups: Any,
    data_format: Any,
) -> Tensor:
    """② conv2d(input, filter, strides, paddings, padding_algorithm, dilations, groups, data_format)."""
    try:
        if (type(input) is not Tensor and not isinstance(input, Tensor)) or input.impl is None:
            input = parse.get_tensor_from_args("conv2d", "input", 0, input)
        if (type(filter) is not Tensor and not isinstance(filter, Tensor)) or filter.impl is None:
            filter = parse.get_tensor_from_args("conv2d", "filter", 1, filter)
        strides = parse.to_ints("conv2d", 2, strides)
        paddings = parse.to_ints("conv2d", 3, paddings)
        padding_algorithm = parse.to_string("conv2d", 4, padding_algorithm)
        dilations = parse.to_ints("conv2d", 5, dilations)
        groups = parse.to_int("conv2d", 6, groups)
        data_format = parse.to_string("conv2d", 7, data_format)
        return conv2d_ad_func(input, filter, strides, paddings, padding_algorithm, dilations, groups, data_format)
    except Exception as exc:
        raise failed(infos.CONV2D, exc, (input, filter))


def eager_api_conv2d_input_grad(
    filter: Any,
    out_grad: Any,
    shape: Any,
    strides: Any,
    paddings: Any,
    padding_algorithm: Any,
    dilations: Any,
    groups: Any,
    data_format: Any,
) -> Tensor:
    """② conv2d_input_grad(filter, out_grad, shape, strides, paddings, padding_algorithm, dilations, groups,
    data_format).
    """
    try:
        if (type(filter) is not Tensor and not isinstance(filter, Tensor)) or filter.impl is None:
            filter = parse.get_tensor_from_args("conv2d_input_grad", "filter", 0, filter)
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("conv2d_input_grad", "out_grad", 1, out_grad)
        shape = parse.to_int_array("conv2d_input_grad", 2, shape)
        strides = parse.to_ints("conv2d_input_grad", 3, strides)
        paddings = parse.to_ints("conv2d_input_grad", 4, paddings)
        padding_algorithm = parse.to_string("conv2d_input_grad", 5, padding_algorithm)
        dilations = parse.to_ints("conv2d_input_grad", 6, dilations)
        groups = parse.to_int("conv2d_input_grad", 7, groups)
        data_format = parse.to_string("conv2d_input_grad", 8, data_format)
        return conv2d_input_grad_ad_func(
            filter, out_grad, shape, strides, paddings, padding_algorithm, dilations, groups, data_format
        )
    except Exception as exc:
        raise failed(infos.CONV2D_INPUT_GRAD, exc, (filter, out_grad))


def eager_api_conv2d_filter_grad(
    input: Any,
    out_grad: Any,
    columns: Any,
    shape: Any,
    strides: Any,
    paddings: Any,
    padding_algorithm: Any,
    dilations: Any,
    groups: Any,
    data_format: Any,
) -> Tensor:
    """② conv2d_filter_grad(input, out_grad, columns, shape, strides, paddings, padding_algorithm, dilations, groups,
    data_format).
    """
    try:
        if (type(input) is not Tensor and not isinstance(input, Tensor)) or input.impl is None:
            input = parse.get_tensor_from_args("conv2d_filter_grad", "input", 0, input)
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("conv2d_filter_grad", "out_grad", 1, out_grad)
        columns = parse.get_optional_tensor_from_args("conv2d_filter_grad", "columns", 2, columns)
        shape = parse.to_int_array("conv2d_filter_grad", 3, shape)
        strides = parse.to_ints("conv2d_filter_grad", 4, strides)
        paddings = parse.to_ints("conv2d_filter_grad", 5, paddings)
        padding_algorithm = parse.to_string("conv2d_filter_grad", 6, padding_algorithm)
        dilations = parse.to_ints("conv2d_filter_grad", 7, dilations)
        groups = parse.to_int("conv2d_filter_grad", 8, groups)
        data_format = parse.to_string("conv2d_filter_grad", 9, data_format)
        return conv2d_filter_grad_ad_func(
            input, out_grad, columns, shape, strides, paddings, padding_algorithm, dilations, groups, data_format
        )
    except Exception as exc:
        raise failed(infos.CONV2D_FILTER_GRAD, exc, (input, out_grad, columns))


def eager_api_conv2d_transpose(
    x: Any,
    filter: Any,
    strides: Any,
    paddings: Any,
    output_padding: Any,
    output_size: Any,
    padding_algorithm: Any,
    groups: Any,
    dilations: Any,
    data_format: Any,
) -> Tensor:
    """② conv2d_transpose(x, filter, strides, paddings, output_padding, output_size, padding_algorithm, groups,
    dilations, data_format).
    """
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("conv2d_transpose", "x", 0, x)
        if (type(filter) is not Tensor and not isinstance(filter, Tensor)) or filter.impl is None:
            filter = parse.get_tensor_from_args("conv2d_transpose", "filter", 1, filter)
        strides = parse.to_ints("conv2d_transpose", 2, strides)
        paddings = parse.to_ints("conv2d_transpose", 3, paddings)
        output_padding = parse.to_ints("conv2d_transpose", 4, output_padding)
        output_size = parse.to_int_array("conv2d_transpose", 5, output_size)
        padding_algorithm = parse.to_string("conv2d_transpose", 6, padding_algorithm)
        groups = parse.to_int("conv2d_transpose", 7, groups)
        dilations = parse.to_ints("conv2d_transpose", 8, dilations)
        data_format = parse.to_string("conv2d_transpose", 9, data_format)
        return conv2d_transpose_ad_func(
            x, filter, strides, paddings, output_padding, output_size, padding_algorithm, groups, dilations, data_format
        )
    except Exception as exc:
        raise failed(infos.CONV2D_TRANSPOSE, exc, (x, filter))


def eager_api_depthwise_conv2d(
    input: Any,
    filter: Any,
    strides: Any,
    paddings: Any,
    padding_algorithm: Any,
    groups: Any,
    dilations: Any,
    data_format: Any,
) -> Tensor:
    """② depthwise_conv2d(input, filter, strides, paddings, padding_algorithm, groups, dilations, data_format)."""
    try:
        if (type(input) is not Tensor and not isinstance(input, Tensor)) or input.impl is None:
            input = parse.get_tensor_from_args("depthwise_conv2d", "input", 0, input)
        if (type(filter) is not Tensor and not isinstance(filter, Tensor)) or filter.impl is None:
            filter = parse.get_tensor_from_args("depthwise_conv2d", "filter", 1, filter)
        strides = parse.to_ints("depthwise_conv2d", 2, strides)
        paddings = parse.to_ints("depthwise_conv2d", 3, paddings)
        padding_algorithm = parse.to_string("depthwise_conv2d", 4, padding_algorithm)
        groups = parse.to_int("depthwise_conv2d", 5, groups)
        dilations = parse.to_ints("depthwise_conv2d", 6, dilations)
        data_format = parse.to_string("depthwise_conv2d", 7, data_format)
        return depthwise_conv2d_ad_func(
            input, filter, strides, paddings, padding_algorithm, groups, dilations, data_format
        )
    except Exception as exc:
        raise failed(infos.DEPTHWISE_CONV2D, exc, (input, filter))


def eager_api_depthwise_conv2d_transpose(
    x: Any,
    filter: Any,
    strides: Any,
    paddings: Any,
    output_padding: Any,
    output_size: Any,
    padding_algorithm: Any,
    groups: Any,
    dilations: Any,
    data_format: Any,
) -> Tensor:
    """② depthwise_conv2d_transpose(x, filter, strides, paddings, output_padding, output_size, padding_algorithm,
    groups, dilations, data_format).
    """
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("depthwise_conv2d_transpose", "x", 0, x)
        if (type(filter) is not Tensor and not isinstance(filter, Tensor)) or filter.impl is None:
            filter = parse.get_tensor_from_args("depthwise_conv2d_transpose", "filter", 1, filter)
        strides = parse.to_ints("depthwise_conv2d_transpose", 2, strides)
        paddings = parse.to_ints("depthwise_conv2d_transpose", 3, paddings)
        output_padding = parse.to_ints("depthwise_conv2d_transpose", 4, output_padding)
        output_size = parse.to_int_array("depthwise_conv2d_transpose", 5, output_size)
        padding_algorithm = parse.to_string("depthwise_conv2d_transpose", 6, padding_algorithm)
        groups = parse.to_int("depthwise_conv2d_transpose", 7, groups)
        dilations = parse.to_ints("depthwise_conv2d_transpose", 8, dilations)
        data_format = parse.to_string("depthwise_conv2d_transpose", 9, data_format)
        return depthwise_conv2d_transpose_ad_func(
            x, filter, strides, paddings, output_padding, output_size, padding_algorithm, groups, dilations, data_format
        )
    except Exception as exc:
        raise failed(infos.DEPTHWISE_CONV2D_TRANSPOSE, exc, (x, filter))


def eager_api_conv3d(
    input: Any,
    filter: Any,
    strides: Any,
    paddings: Any,
    padding_algorithm: Any,
    groups: Any,
    dilations: Any,
    data_format: Any,
) -> Tensor:
    """② conv3d(input, filter, strides, paddings, padding_algorithm, groups, dilations, data_format)."""
    try:
        if (type(input) is not Tensor and not isinstance(input, Tensor)) or input.impl is None:
            input = parse.get_tensor_from_args("conv3d", "input", 0, input)
        if (type(filter) is not Tensor and not isinstance(filter, Tensor)) or filter.impl is None:
            filter = parse.get_tensor_from_args("conv3d", "filter", 1, filter)
        strides = parse.to_ints("conv3d", 2, strides)
        paddings = parse.to_ints("conv3d", 3, paddings)
        padding_algorithm = parse.to_string("conv3d", 4, padding_algorithm)
        groups = parse.to_int("conv3d", 5, groups)
        dilations = parse.to_ints("conv3d", 6, dilations)
        data_format = parse.to_string("conv3d", 7, data_format)
        return conv3d_ad_func(input, filter, strides, paddings, padding_algorithm, groups, dilations, data_format)
    except Exception as exc:
        raise failed(infos.CONV3D, exc, (input, filter))


def eager_api_conv3d_input_grad(
    filter: Any,
    out_grad: Any,
    shape: Any,
    strides: Any,
    paddings: Any,
    padding_algorithm: Any,
    dilations: Any,
    groups: Any,
    data_format: Any,
) -> Tensor:
    """② conv3d_input_grad(filter, out_grad, shape, strides, paddings, padding_algorithm, dilations, groups,
    data_format).
    """
    try:
        if (type(filter) is not Tensor and not isinstance(filter, Tensor)) or filter.impl is None:
            filter = parse.get_tensor_from_args("conv3d_input_grad", "filter", 0, filter)
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("conv3d_input_grad", "out_grad", 1, out_grad)
        shape = parse.to_int_array("conv3d_input_grad", 2, shape)
        strides = parse.to_ints("conv3d_input_grad", 3, strides)
        paddings = parse.to_ints("conv3d_input_grad", 4, paddings)
        padding_algorithm = parse.to_string("conv3d_input_grad", 5, padding_algorithm)
        dilations = parse.to_ints("conv3d_input_grad", 6, dilations)
        groups = parse.to_int("conv3d_input_grad", 7, groups)
        data_format = parse.to_string("conv3d_input_grad", 8, data_format)
        return conv3d_input_grad_ad_func(
            filter, out_grad, shape, strides, paddings, padding_algorithm, dilations, groups, data_format
        )
    except Exception as exc:
        raise failed(infos.CONV3D_INPUT_GRAD, exc, (filter, out_grad))


def eager_api_conv3d_filter_grad(
    input: Any,
    out_grad: Any,
    columns: Any,
    shape: Any,
    strides: Any,
    paddings: Any,
    padding_algorithm: Any,
    dilations: Any,
    groups: Any,
    data_format: Any,
) -> Tensor:
    """② conv3d_filter_grad(input, out_grad, columns, shape, strides, paddings, padding_algorithm, dilations, groups,
    data_format).
    """
    try:
        if (type(input) is not Tensor and not isinstance(input, Tensor)) or input.impl is None:
            input = parse.get_tensor_from_args("conv3d_filter_grad", "input", 0, input)
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("conv3d_filter_grad", "out_grad", 1, out_grad)
        columns = parse.get_optional_tensor_from_args("conv3d_filter_grad", "columns", 2, columns)
        shape = parse.to_int_array("conv3d_filter_grad", 3, shape)
        strides = parse.to_ints("conv3d_filter_grad", 4, strides)
        paddings = parse.to_ints("conv3d_filter_grad", 5, paddings)
        padding_algorithm = parse.to_string("conv3d_filter_grad", 6, padding_algorithm)
        dilations = parse.to_ints("conv3d_filter_grad", 7, dilations)
        groups = parse.to_int("conv3d_filter_grad", 8, groups)
        data_format = parse.to_string("conv3d_filter_grad", 9, data_format)
        return conv3d_filter_grad_ad_func(
            input, out_grad, columns, shape, strides, paddings, padding_algorithm, dilations, groups, data_format
        )
    except Exception as exc:
        raise failed(infos.CONV3D_FILTER_GRAD, exc, (input, out_grad, columns))


def eager_api_conv3d_transpose(
    x: Any,
    filter: Any,
    strides: Any,
    paddings: Any,
    output_padding: Any,
    output_size: Any,
    padding_algorithm: Any,
    groups: Any,
    dilations: Any,
    data_format: Any,
) -> Tensor:
    """② conv3d_transpose(x, filter, strides, paddings, output_padding, output_size, padding_algorithm, groups,
    dilations, data_format).
    """
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("conv3d_transpose", "x", 0, x)
        if (type(filter) is not Tensor and not isinstance(filter, Tensor)) or filter.impl is None:
            filter = parse.get_tensor_from_args("conv3d_transpose", "filter", 1, filter)
        strides = parse.to_ints("conv3d_transpose", 2, strides)
        paddings = parse.to_ints("conv3d_transpose", 3, paddings)
        output_padding = parse.to_ints("conv3d_transpose", 4, output_padding)
        output_size = parse.to_int_array("conv3d_transpose", 5, output_size)
        padding_algorithm = parse.to_string("conv3d_transpose", 6, padding_algorithm)
        groups = parse.to_int("conv3d_transpose", 7, groups)
        dilations = parse.to_ints("conv3d_transpose", 8, dilations)
        data_format = parse.to_string("conv3d_transpose", 9, data_format)
        return conv3d_transpose_ad_func(
            x, filter, strides, paddings, output_padding, output_size, padding_algorithm, groups, dilations, data_format
        )
    except Exception as exc:
        raise failed(infos.CONV3D_TRANSPOSE, exc, (x, filter))


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


def eager_api_bernoulli(x: Any) -> Tensor:
    """② bernoulli(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("bernoulli", "x", 0, x)
        return bernoulli_ad_func(x)
    except Exception as exc:
        raise failed(infos.BERNOULLI, exc, (x,))


def eager_api_poisson(x: Any) -> Tensor:
    """② poisson(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("poisson", "x", 0, x)
        return poisson_ad_func(x)
    except Exception as exc:
        raise failed(infos.POISSON, exc, (x,))


def eager_api_multinomial(x: Any, num_samples: Any, replacement: Any) -> Tensor:
    """② multinomial(x, num_samples, replacement)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("multinomial", "x", 0, x)
        num_samples = parse.to_int("multinomial", 1, num_samples)
        replacement = parse.to_boolean("multinomial", 2, replacement)
        return multinomial_ad_func(x, num_samples, replacement)
    except Exception as exc:
        raise failed(infos.MULTINOMIAL, exc, (x,))


def eager_api_uniform_inplace(
    x: Any, min: Any, max: Any, seed: Any, diag_num: Any, diag_step: Any, diag_val: Any
) -> Tensor:
    """② uniform_inplace(x, min, max, seed, diag_num, diag_step, diag_val)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("uniform_inplace", "x", 0, x)
        min = parse.to_float("uniform_inplace", 1, min)
        max = parse.to_float("uniform_inplace", 2, max)
        seed = parse.to_int("uniform_inplace", 3, seed)
        diag_num = parse.to_int("uniform_inplace", 4, diag_num)
        diag_step = parse.to_int("uniform_inplace", 5, diag_step)
        diag_val = parse.to_float("uniform_inplace", 6, diag_val)
        return uniform_inplace_ad_func(x, min, max, seed, diag_num, diag_step, diag_val)
    except Exception as exc:
        raise failed(infos.UNIFORM_INPLACE, exc, (x,))


def eager_api_uniform_inplace_(
    x: Any, min: Any, max: Any, seed: Any, diag_num: Any, diag_step: Any, diag_val: Any
) -> Tensor:
    """② uniform_inplace_(x, min, max, seed, diag_num, diag_step, diag_val)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("uniform_inplace_", "x", 0, x)
        min = parse.to_float("uniform_inplace_", 1, min)
        max = parse.to_float("uniform_inplace_", 2, max)
        seed = parse.to_int("uniform_inplace_", 3, seed)
        diag_num = parse.to_int("uniform_inplace_", 4, diag_num)
        diag_step = parse.to_int("uniform_inplace_", 5, diag_step)
        diag_val = parse.to_float("uniform_inplace_", 6, diag_val)
        return uniform_inplace__ad_func(x, min, max, seed, diag_num, diag_step, diag_val)
    except Exception as exc:
        raise failed(infos.UNIFORM_INPLACE_, exc, (x,))


def eager_api_gaussian_inplace(x: Any, mean: Any, std: Any, seed: Any) -> Tensor:
    """② gaussian_inplace(x, mean, std, seed)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("gaussian_inplace", "x", 0, x)
        mean = parse.to_float("gaussian_inplace", 1, mean)
        std = parse.to_float("gaussian_inplace", 2, std)
        seed = parse.to_int("gaussian_inplace", 3, seed)
        return gaussian_inplace_ad_func(x, mean, std, seed)
    except Exception as exc:
        raise failed(infos.GAUSSIAN_INPLACE, exc, (x,))


def eager_api_gaussian_inplace_(x: Any, mean: Any, std: Any, seed: Any) -> Tensor:
    """② gaussian_inplace_(x, mean, std, seed)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("gaussian_inplace_", "x", 0, x)
        mean = parse.to_float("gaussian_inplace_", 1, mean)
        std = parse.to_float("gaussian_inplace_", 2, std)
        seed = parse.to_int("gaussian_inplace_", 3, seed)
        return gaussian_inplace__ad_func(x, mean, std, seed)
    except Exception as exc:
        raise failed(infos.GAUSSIAN_INPLACE_, exc, (x,))


def eager_api_standard_gamma(x: Any) -> Tensor:
    """② standard_gamma(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("standard_gamma", "x", 0, x)
        return standard_gamma_ad_func(x)
    except Exception as exc:
        raise failed(infos.STANDARD_GAMMA, exc, (x,))


def eager_api_dirichlet(alpha: Any) -> Tensor:
    """② dirichlet(alpha)."""
    try:
        if (type(alpha) is not Tensor and not isinstance(alpha, Tensor)) or alpha.impl is None:
            alpha = parse.get_tensor_from_args("dirichlet", "alpha", 0, alpha)
        return dirichlet_ad_func(alpha)
    except Exception as exc:
        raise failed(infos.DIRICHLET, exc, (alpha,))


def eager_api_binomial(count: Any, prob: Any) -> Tensor:
    """② binomial(count, prob)."""
    try:
        if (type(count) is not Tensor and not isinstance(count, Tensor)) or count.impl is None:
            count = parse.get_tensor_from_args("binomial", "count", 0, count)
        if (type(prob) is not Tensor and not isinstance(prob, Tensor)) or prob.impl is None:
            prob = parse.get_tensor_from_args("binomial", "prob", 1, prob)
        return binomial_ad_func(count, prob)
    except Exception as exc:
        raise failed(infos.BINOMIAL, exc, (count, prob))


def eager_api_sum(x: Any, axis: Any, dtype: Any, keepdim: Any) -> Tensor:
    """② sum(x, axis, dtype, keepdim)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
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
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("mean", "x", 0, x)
        axis = parse.to_int_array("mean", 1, axis)
        keepdim = parse.to_boolean("mean", 2, keepdim)
        return mean_ad_func(x, axis, keepdim)
    except Exception as exc:
        raise failed(infos.MEAN, exc, (x,))


def eager_api_mean_all(x: Any) -> Tensor:
    """② mean_all(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("mean_all", "x", 0, x)
        return mean_all_ad_func(x)
    except Exception as exc:
        raise failed(infos.MEAN_ALL, exc, (x,))


def eager_api_max(x: Any, axis: Any, keepdim: Any) -> Tensor:
    """② max(x, axis, keepdim)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("max", "x", 0, x)
        axis = parse.to_int_array("max", 1, axis)
        keepdim = parse.to_boolean("max", 2, keepdim)
        return max_ad_func(x, axis, keepdim)
    except Exception as exc:
        raise failed(infos.MAX, exc, (x,))


def eager_api_min(x: Any, axis: Any, keepdim: Any) -> Tensor:
    """② min(x, axis, keepdim)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("min", "x", 0, x)
        axis = parse.to_int_array("min", 1, axis)
        keepdim = parse.to_boolean("min", 2, keepdim)
        return min_ad_func(x, axis, keepdim)
    except Exception as exc:
        raise failed(infos.MIN, exc, (x,))


def eager_api_argmax(x: Any, axis: Any, keepdims: Any, flatten: Any, dtype: Any) -> Tensor:
    """② argmax(x, axis, keepdims, flatten, dtype)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
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
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("all", "x", 0, x)
        axis = parse.to_int_array("all", 1, axis)
        keepdim = parse.to_boolean("all", 2, keepdim)
        return all_ad_func(x, axis, keepdim)
    except Exception as exc:
        raise failed(infos.ALL, exc, (x,))


def eager_api_any(x: Any, axis: Any, keepdim: Any) -> Tensor:
    """② any(x, axis, keepdim)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("any", "x", 0, x)
        axis = parse.to_int_array("any", 1, axis)
        keepdim = parse.to_boolean("any", 2, keepdim)
        return any_ad_func(x, axis, keepdim)
    except Exception as exc:
        raise failed(infos.ANY, exc, (x,))


def eager_api_prod(x: Any, axis: Any, keepdim: Any, reduce_all: Any) -> Tensor:
    """② prod(x, axis, keepdim, reduce_all)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("prod", "x", 0, x)
        axis = parse.to_int_array("prod", 1, axis)
        keepdim = parse.to_boolean("prod", 2, keepdim)
        reduce_all = parse.to_boolean("prod", 3, reduce_all)
        return prod_ad_func(x, axis, keepdim, reduce_all)
    except Exception as exc:
        raise failed(infos.PROD, exc, (x,))


def eager_api_p_norm(x: Any, porder: Any, axis: Any, epsilon: Any, keepdim: Any, asvector: Any) -> Tensor:
    """② p_norm(x, porder, axis, epsilon, keepdim, asvector)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("p_norm", "x", 0, x)
        porder = parse.to_float("p_norm", 1, porder)
        axis = parse.to_int("p_norm", 2, axis)
        epsilon = parse.to_float("p_norm", 3, epsilon)
        keepdim = parse.to_boolean("p_norm", 4, keepdim)
        asvector = parse.to_boolean("p_norm", 5, asvector)
        return p_norm_ad_func(x, porder, axis, epsilon, keepdim, asvector)
    except Exception as exc:
        raise failed(infos.P_NORM, exc, (x,))


def eager_api_amax(x: Any, axis: Any, keepdim: Any) -> Tensor:
    """② amax(x, axis, keepdim)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("amax", "x", 0, x)
        axis = parse.to_longs("amax", 1, axis)
        keepdim = parse.to_boolean("amax", 2, keepdim)
        return amax_ad_func(x, axis, keepdim)
    except Exception as exc:
        raise failed(infos.AMAX, exc, (x,))


def eager_api_amin(x: Any, axis: Any, keepdim: Any) -> Tensor:
    """② amin(x, axis, keepdim)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("amin", "x", 0, x)
        axis = parse.to_longs("amin", 1, axis)
        keepdim = parse.to_boolean("amin", 2, keepdim)
        return amin_ad_func(x, axis, keepdim)
    except Exception as exc:
        raise failed(infos.AMIN, exc, (x,))


def eager_api_argmin(x: Any, axis: Any, keepdims: Any, flatten: Any, dtype: Any) -> Tensor:
    """② argmin(x, axis, keepdims, flatten, dtype)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("argmin", "x", 0, x)
        axis = parse.to_int("argmin", 1, axis)
        keepdims = parse.to_boolean("argmin", 2, keepdims)
        flatten = parse.to_boolean("argmin", 3, flatten)
        dtype = parse.to_dtype("argmin", 4, dtype)
        return argmin_ad_func(x, axis, keepdims, flatten, dtype)
    except Exception as exc:
        raise failed(infos.ARGMIN, exc, (x,))


def eager_api_logsumexp(x: Any, axis: Any, keepdim: Any, reduce_all: Any) -> Tensor:
    """② logsumexp(x, axis, keepdim, reduce_all)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("logsumexp", "x", 0, x)
        axis = parse.to_longs("logsumexp", 1, axis)
        keepdim = parse.to_boolean("logsumexp", 2, keepdim)
        reduce_all = parse.to_boolean("logsumexp", 3, reduce_all)
        return logsumexp_ad_func(x, axis, keepdim, reduce_all)
    except Exception as exc:
        raise failed(infos.LOGSUMEXP, exc, (x,))


def eager_api_median(x: Any, axis: Any, keepdim: Any, mode: Any) -> tuple[Tensor, Tensor]:
    """② median(x, axis, keepdim, mode)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("median", "x", 0, x)
        axis = parse.to_int_array("median", 1, axis)
        keepdim = parse.to_boolean("median", 2, keepdim)
        mode = parse.to_string("median", 3, mode)
        return median_ad_func(x, axis, keepdim, mode)
    except Exception as exc:
        raise failed(infos.MEDIAN, exc, (x,))


def eager_api_nanmedian(x: Any, axis: Any, keepdim: Any, mode: Any) -> tuple[Tensor, Tensor]:
    """② nanmedian(x, axis, keepdim, mode)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("nanmedian", "x", 0, x)
        axis = parse.to_int_array("nanmedian", 1, axis)
        keepdim = parse.to_boolean("nanmedian", 2, keepdim)
        mode = parse.to_string("nanmedian", 3, mode)
        return nanmedian_ad_func(x, axis, keepdim, mode)
    except Exception as exc:
        raise failed(infos.NANMEDIAN, exc, (x,))


def eager_api_cumprod(x: Any, dim: Any, exclusive: Any, reverse: Any) -> Tensor:
    """② cumprod(x, dim, exclusive, reverse)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("cumprod", "x", 0, x)
        dim = parse.to_int("cumprod", 1, dim)
        exclusive = parse.to_boolean("cumprod", 2, exclusive)
        reverse = parse.to_boolean("cumprod", 3, reverse)
        return cumprod_ad_func(x, dim, exclusive, reverse)
    except Exception as exc:
        raise failed(infos.CUMPROD, exc, (x,))


def eager_api_cumprod_(x: Any, dim: Any, exclusive: Any, reverse: Any) -> Tensor:
    """② cumprod_(x, dim, exclusive, reverse)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("cumprod_", "x", 0, x)
        dim = parse.to_int("cumprod_", 1, dim)
        exclusive = parse.to_boolean("cumprod_", 2, exclusive)
        reverse = parse.to_boolean("cumprod_", 3, reverse)
        return cumprod__ad_func(x, dim, exclusive, reverse)
    except Exception as exc:
        raise failed(infos.CUMPROD_, exc, (x,))


def eager_api_decay_sum(x: Any, y: Any, dim: Any, reverse: Any, own: Any) -> Tensor:
    """② decay_sum(x, y, dim, reverse, own)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("decay_sum", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("decay_sum", "y", 1, y)
        dim = parse.to_int("decay_sum", 2, dim)
        reverse = parse.to_boolean("decay_sum", 3, reverse)
        own = parse.to_boolean("decay_sum", 4, own)
        return decay_sum_ad_func(x, y, dim, reverse, own)
    except Exception as exc:
        raise failed(infos.DECAY_SUM, exc, (x, y))


def eager_api_cumsum(x: Any, axis: Any, flatten: Any, exclusive: Any, reverse: Any) -> Tensor:
    """② cumsum(x, axis, flatten, exclusive, reverse)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("cumsum", "x", 0, x)
        axis = parse.to_long("cumsum", 1, axis)
        flatten = parse.to_boolean("cumsum", 2, flatten)
        exclusive = parse.to_boolean("cumsum", 3, exclusive)
        reverse = parse.to_boolean("cumsum", 4, reverse)
        return cumsum_ad_func(x, axis, flatten, exclusive, reverse)
    except Exception as exc:
        raise failed(infos.CUMSUM, exc, (x,))


def eager_api_cumsum_(x: Any, axis: Any, flatten: Any, exclusive: Any, reverse: Any) -> Tensor:
    """② cumsum_(x, axis, flatten, exclusive, reverse)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("cumsum_", "x", 0, x)
        axis = parse.to_long("cumsum_", 1, axis)
        flatten = parse.to_boolean("cumsum_", 2, flatten)
        exclusive = parse.to_boolean("cumsum_", 3, exclusive)
        reverse = parse.to_boolean("cumsum_", 4, reverse)
        return cumsum__ad_func(x, axis, flatten, exclusive, reverse)
    except Exception as exc:
        raise failed(infos.CUMSUM_, exc, (x,))


def eager_api_logcumsumexp(x: Any, axis: Any, flatten: Any, exclusive: Any, reverse: Any) -> Tensor:
    """② logcumsumexp(x, axis, flatten, exclusive, reverse)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("logcumsumexp", "x", 0, x)
        axis = parse.to_int("logcumsumexp", 1, axis)
        flatten = parse.to_boolean("logcumsumexp", 2, flatten)
        exclusive = parse.to_boolean("logcumsumexp", 3, exclusive)
        reverse = parse.to_boolean("logcumsumexp", 4, reverse)
        return logcumsumexp_ad_func(x, axis, flatten, exclusive, reverse)
    except Exception as exc:
        raise failed(infos.LOGCUMSUMEXP, exc, (x,))


def eager_api_cummax(x: Any, axis: Any, dtype: Any) -> tuple[Tensor, Tensor]:
    """② cummax(x, axis, dtype)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("cummax", "x", 0, x)
        axis = parse.to_int("cummax", 1, axis)
        dtype = parse.to_dtype("cummax", 2, dtype)
        return cummax_ad_func(x, axis, dtype)
    except Exception as exc:
        raise failed(infos.CUMMAX, exc, (x,))


def eager_api_cummin(x: Any, axis: Any, dtype: Any) -> tuple[Tensor, Tensor]:
    """② cummin(x, axis, dtype)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("cummin", "x", 0, x)
        axis = parse.to_int("cummin", 1, axis)
        dtype = parse.to_dtype("cummin", 2, dtype)
        return cummin_ad_func(x, axis, dtype)
    except Exception as exc:
        raise failed(infos.CUMMIN, exc, (x,))


def eager_api_argsort(x: Any, axis: Any, descending: Any, stable: Any) -> tuple[Tensor, Tensor]:
    """② argsort(x, axis, descending, stable)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("argsort", "x", 0, x)
        axis = parse.to_int("argsort", 1, axis)
        descending = parse.to_boolean("argsort", 2, descending)
        stable = parse.to_boolean("argsort", 3, stable)
        return argsort_ad_func(x, axis, descending, stable)
    except Exception as exc:
        raise failed(infos.ARGSORT, exc, (x,))


def eager_api_topk(x: Any, k: Any, axis: Any, largest: Any, sorted: Any) -> tuple[Tensor, Tensor]:
    """② topk(x, k, axis, largest, sorted)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("topk", "x", 0, x)
        k = parse.to_int("topk", 1, k)
        axis = parse.to_int("topk", 2, axis)
        largest = parse.to_boolean("topk", 3, largest)
        sorted = parse.to_boolean("topk", 4, sorted)
        return topk_ad_func(x, k, axis, largest, sorted)
    except Exception as exc:
        raise failed(infos.TOPK, exc, (x,))


def eager_api_kthvalue(x: Any, k: Any, axis: Any, keepdim: Any) -> tuple[Tensor, Tensor]:
    """② kthvalue(x, k, axis, keepdim)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("kthvalue", "x", 0, x)
        k = parse.to_long("kthvalue", 1, k)
        axis = parse.to_int("kthvalue", 2, axis)
        keepdim = parse.to_boolean("kthvalue", 3, keepdim)
        return kthvalue_ad_func(x, k, axis, keepdim)
    except Exception as exc:
        raise failed(infos.KTHVALUE, exc, (x,))


def eager_api_mode(x: Any, axis: Any, keepdim: Any) -> tuple[Tensor, Tensor]:
    """② mode(x, axis, keepdim)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("mode", "x", 0, x)
        axis = parse.to_int("mode", 1, axis)
        keepdim = parse.to_boolean("mode", 2, keepdim)
        return mode_ad_func(x, axis, keepdim)
    except Exception as exc:
        raise failed(infos.MODE, exc, (x,))


def eager_api_searchsorted(sorted_sequence: Any, values: Any, out_int32: Any, right: Any) -> Tensor:
    """② searchsorted(sorted_sequence, values, out_int32, right)."""
    try:
        if (
            type(sorted_sequence) is not Tensor and not isinstance(sorted_sequence, Tensor)
        ) or sorted_sequence.impl is None:
            sorted_sequence = parse.get_tensor_from_args("searchsorted", "sorted_sequence", 0, sorted_sequence)
        if (type(values) is not Tensor and not isinstance(values, Tensor)) or values.impl is None:
            values = parse.get_tensor_from_args("searchsorted", "values", 1, values)
        out_int32 = parse.to_boolean("searchsorted", 2, out_int32)
        right = parse.to_boolean("searchsorted", 3, right)
        return searchsorted_ad_func(sorted_sequence, values, out_int32, right)
    except Exception as exc:
        raise failed(infos.SEARCHSORTED, exc, (sorted_sequence, values))


def eager_api_unique(
    x: Any, return_index: Any, return_inverse: Any, return_counts: Any, axis: Any, dtype: Any
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """② unique(x, return_index, return_inverse, return_counts, axis, dtype)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("unique", "x", 0, x)
        return_index = parse.to_boolean("unique", 1, return_index)
        return_inverse = parse.to_boolean("unique", 2, return_inverse)
        return_counts = parse.to_boolean("unique", 3, return_counts)
        axis = parse.to_ints("unique", 4, axis)
        dtype = parse.to_dtype("unique", 5, dtype)
        return unique_ad_func(x, return_index, return_inverse, return_counts, axis, dtype)
    except Exception as exc:
        raise failed(infos.UNIQUE, exc, (x,))


def eager_api_unique_consecutive(
    x: Any, return_inverse: Any, return_counts: Any, axis: Any, dtype: Any
) -> tuple[Tensor, Tensor, Tensor]:
    """② unique_consecutive(x, return_inverse, return_counts, axis, dtype)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("unique_consecutive", "x", 0, x)
        return_inverse = parse.to_boolean("unique_consecutive", 1, return_inverse)
        return_counts = parse.to_boolean("unique_consecutive", 2, return_counts)
        axis = parse.to_ints("unique_consecutive", 3, axis)
        dtype = parse.to_dtype("unique_consecutive", 4, dtype)
        return unique_consecutive_ad_func(x, return_inverse, return_counts, axis, dtype)
    except Exception as exc:
        raise failed(infos.UNIQUE_CONSECUTIVE, exc, (x,))


def eager_api_nonzero(condition: Any) -> Tensor:
    """② nonzero(condition)."""
    try:
        if (type(condition) is not Tensor and not isinstance(condition, Tensor)) or condition.impl is None:
            condition = parse.get_tensor_from_args("nonzero", "condition", 0, condition)
        return nonzero_ad_func(condition)
    except Exception as exc:
        raise failed(infos.NONZERO, exc, (condition,))


def eager_api_histogram(input: Any, weight: Any, bins: Any, min: Any, max: Any, density: Any) -> Tensor:
    """② histogram(input, weight, bins, min, max, density)."""
    try:
        if (type(input) is not Tensor and not isinstance(input, Tensor)) or input.impl is None:
            input = parse.get_tensor_from_args("histogram", "input", 0, input)
        weight = parse.get_optional_tensor_from_args("histogram", "weight", 1, weight)
        bins = parse.to_long("histogram", 2, bins)
        min = parse.to_float("histogram", 3, min)
        max = parse.to_float("histogram", 4, max)
        density = parse.to_boolean("histogram", 5, density)
        return histogram_ad_func(input, weight, bins, min, max, density)
    except Exception as exc:
        raise failed(infos.HISTOGRAM, exc, (input, weight))


def eager_api_bincount(x: Any, weights: Any, minlength: Any) -> Tensor:
    """② bincount(x, weights, minlength)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("bincount", "x", 0, x)
        weights = parse.get_optional_tensor_from_args("bincount", "weights", 1, weights)
        minlength = parse.to_int("bincount", 2, minlength)
        return bincount_ad_func(x, weights, minlength)
    except Exception as exc:
        raise failed(infos.BINCOUNT, exc, (x, weights))


def eager_api_sparse_sparse_coo_tensor(values: Any, indices: Any, shape: Any) -> Tensor:
    """② sparse_sparse_coo_tensor(values, indices, shape)."""
    try:
        if (type(values) is not Tensor and not isinstance(values, Tensor)) or values.impl is None:
            values = parse.get_tensor_from_args("sparse_sparse_coo_tensor", "values", 0, values)
        if (type(indices) is not Tensor and not isinstance(indices, Tensor)) or indices.impl is None:
            indices = parse.get_tensor_from_args("sparse_sparse_coo_tensor", "indices", 1, indices)
        shape = parse.to_longs("sparse_sparse_coo_tensor", 2, shape)
        return sparse_sparse_coo_tensor_ad_func(values, indices, shape)
    except Exception as exc:
        raise failed(infos.SPARSE_SPARSE_COO_TENSOR, exc, (values, indices))


def eager_api_sparse_values(x: Any) -> Tensor:
    """② sparse_values(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_values", "x", 0, x)
        return sparse_values_ad_func(x)
    except Exception as exc:
        raise failed(infos.SPARSE_VALUES, exc, (x,))


def eager_api_sparse_with_values(x: Any, values: Any) -> Tensor:
    """② sparse_with_values(x, values)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_with_values", "x", 0, x)
        if (type(values) is not Tensor and not isinstance(values, Tensor)) or values.impl is None:
            values = parse.get_tensor_from_args("sparse_with_values", "values", 1, values)
        return sparse_with_values_ad_func(x, values)
    except Exception as exc:
        raise failed(infos.SPARSE_WITH_VALUES, exc, (x, values))


def eager_api_sparse_to_dense(x: Any) -> Tensor:
    """② sparse_to_dense(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_to_dense", "x", 0, x)
        return sparse_to_dense_ad_func(x)
    except Exception as exc:
        raise failed(infos.SPARSE_TO_DENSE, exc, (x,))


def eager_api_sparse_to_sparse_coo(x: Any, sparse_dim: Any) -> Tensor:
    """② sparse_to_sparse_coo(x, sparse_dim)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_to_sparse_coo", "x", 0, x)
        sparse_dim = parse.to_long("sparse_to_sparse_coo", 1, sparse_dim)
        return sparse_to_sparse_coo_ad_func(x, sparse_dim)
    except Exception as exc:
        raise failed(infos.SPARSE_TO_SPARSE_COO, exc, (x,))


def eager_api_sparse_to_sparse_csr(x: Any) -> Tensor:
    """② sparse_to_sparse_csr(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_to_sparse_csr", "x", 0, x)
        return sparse_to_sparse_csr_ad_func(x)
    except Exception as exc:
        raise failed(infos.SPARSE_TO_SPARSE_CSR, exc, (x,))


def eager_api_sparse_mask_as(x: Any, mask: Any) -> Tensor:
    """② sparse_mask_as(x, mask)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_mask_as", "x", 0, x)
        if (type(mask) is not Tensor and not isinstance(mask, Tensor)) or mask.impl is None:
            mask = parse.get_tensor_from_args("sparse_mask_as", "mask", 1, mask)
        return sparse_mask_as_ad_func(x, mask)
    except Exception as exc:
        raise failed(infos.SPARSE_MASK_AS, exc, (x, mask))


def eager_api_sparse_shown_only(x: Any, like: Any) -> Tensor:
    """② sparse_shown_only(x, like)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_shown_only", "x", 0, x)
        if (type(like) is not Tensor and not isinstance(like, Tensor)) or like.impl is None:
            like = parse.get_tensor_from_args("sparse_shown_only", "like", 1, like)
        return sparse_shown_only_ad_func(x, like)
    except Exception as exc:
        raise failed(infos.SPARSE_SHOWN_ONLY, exc, (x, like))


def eager_api_sparse_coalesce(x: Any) -> Tensor:
    """② sparse_coalesce(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_coalesce", "x", 0, x)
        return sparse_coalesce_ad_func(x)
    except Exception as exc:
        raise failed(infos.SPARSE_COALESCE, exc, (x,))


def eager_api_sparse_add(x: Any, y: Any) -> Tensor:
    """② sparse_add(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_add", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("sparse_add", "y", 1, y)
        return sparse_add_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.SPARSE_ADD, exc, (x, y))


def eager_api_sparse_subtract(x: Any, y: Any) -> Tensor:
    """② sparse_subtract(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_subtract", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("sparse_subtract", "y", 1, y)
        return sparse_subtract_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.SPARSE_SUBTRACT, exc, (x, y))


def eager_api_sparse_multiply(x: Any, y: Any) -> Tensor:
    """② sparse_multiply(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_multiply", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("sparse_multiply", "y", 1, y)
        return sparse_multiply_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.SPARSE_MULTIPLY, exc, (x, y))


def eager_api_sparse_divide(x: Any, y: Any) -> Tensor:
    """② sparse_divide(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_divide", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("sparse_divide", "y", 1, y)
        return sparse_divide_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.SPARSE_DIVIDE, exc, (x, y))


def eager_api_sparse_sin(x: Any) -> Tensor:
    """② sparse_sin(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_sin", "x", 0, x)
        return sparse_sin_ad_func(x)
    except Exception as exc:
        raise failed(infos.SPARSE_SIN, exc, (x,))


def eager_api_sparse_tan(x: Any) -> Tensor:
    """② sparse_tan(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_tan", "x", 0, x)
        return sparse_tan_ad_func(x)
    except Exception as exc:
        raise failed(infos.SPARSE_TAN, exc, (x,))


def eager_api_sparse_asin(x: Any) -> Tensor:
    """② sparse_asin(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_asin", "x", 0, x)
        return sparse_asin_ad_func(x)
    except Exception as exc:
        raise failed(infos.SPARSE_ASIN, exc, (x,))


def eager_api_sparse_atan(x: Any) -> Tensor:
    """② sparse_atan(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_atan", "x", 0, x)
        return sparse_atan_ad_func(x)
    except Exception as exc:
        raise failed(infos.SPARSE_ATAN, exc, (x,))


def eager_api_sparse_sinh(x: Any) -> Tensor:
    """② sparse_sinh(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_sinh", "x", 0, x)
        return sparse_sinh_ad_func(x)
    except Exception as exc:
        raise failed(infos.SPARSE_SINH, exc, (x,))


def eager_api_sparse_tanh(x: Any) -> Tensor:
    """② sparse_tanh(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_tanh", "x", 0, x)
        return sparse_tanh_ad_func(x)
    except Exception as exc:
        raise failed(infos.SPARSE_TANH, exc, (x,))


def eager_api_sparse_asinh(x: Any) -> Tensor:
    """② sparse_asinh(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_asinh", "x", 0, x)
        return sparse_asinh_ad_func(x)
    except Exception as exc:
        raise failed(infos.SPARSE_ASINH, exc, (x,))


def eager_api_sparse_atanh(x: Any) -> Tensor:
    """② sparse_atanh(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_atanh", "x", 0, x)
        return sparse_atanh_ad_func(x)
    except Exception as exc:
        raise failed(infos.SPARSE_ATANH, exc, (x,))


def eager_api_sparse_sqrt(x: Any) -> Tensor:
    """② sparse_sqrt(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_sqrt", "x", 0, x)
        return sparse_sqrt_ad_func(x)
    except Exception as exc:
        raise failed(infos.SPARSE_SQRT, exc, (x,))


def eager_api_sparse_square(x: Any) -> Tensor:
    """② sparse_square(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_square", "x", 0, x)
        return sparse_square_ad_func(x)
    except Exception as exc:
        raise failed(infos.SPARSE_SQUARE, exc, (x,))


def eager_api_sparse_log1p(x: Any) -> Tensor:
    """② sparse_log1p(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_log1p", "x", 0, x)
        return sparse_log1p_ad_func(x)
    except Exception as exc:
        raise failed(infos.SPARSE_LOG1P, exc, (x,))


def eager_api_sparse_expm1(x: Any) -> Tensor:
    """② sparse_expm1(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_expm1", "x", 0, x)
        return sparse_expm1_ad_func(x)
    except Exception as exc:
        raise failed(infos.SPARSE_EXPM1, exc, (x,))


def eager_api_sparse_abs(x: Any) -> Tensor:
    """② sparse_abs(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_abs", "x", 0, x)
        return sparse_abs_ad_func(x)
    except Exception as exc:
        raise failed(infos.SPARSE_ABS, exc, (x,))


def eager_api_sparse_relu(x: Any) -> Tensor:
    """② sparse_relu(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_relu", "x", 0, x)
        return sparse_relu_ad_func(x)
    except Exception as exc:
        raise failed(infos.SPARSE_RELU, exc, (x,))


def eager_api_sparse_relu6(x: Any) -> Tensor:
    """② sparse_relu6(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_relu6", "x", 0, x)
        return sparse_relu6_ad_func(x)
    except Exception as exc:
        raise failed(infos.SPARSE_RELU6, exc, (x,))


def eager_api_sparse_leaky_relu(x: Any, negative_slope: Any) -> Tensor:
    """② sparse_leaky_relu(x, negative_slope)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_leaky_relu", "x", 0, x)
        negative_slope = parse.to_float("sparse_leaky_relu", 1, negative_slope)
        return sparse_leaky_relu_ad_func(x, negative_slope)
    except Exception as exc:
        raise failed(infos.SPARSE_LEAKY_RELU, exc, (x,))


def eager_api_sparse_pow(x: Any, factor: Any) -> Tensor:
    """② sparse_pow(x, factor)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_pow", "x", 0, x)
        factor = parse.to_float("sparse_pow", 1, factor)
        return sparse_pow_ad_func(x, factor)
    except Exception as exc:
        raise failed(infos.SPARSE_POW, exc, (x,))


def eager_api_sparse_scale(x: Any, scale: Any, bias: Any, bias_after_scale: Any) -> Tensor:
    """② sparse_scale(x, scale, bias, bias_after_scale)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_scale", "x", 0, x)
        scale = parse.to_float("sparse_scale", 1, scale)
        bias = parse.to_float("sparse_scale", 2, bias)
        bias_after_scale = parse.to_boolean("sparse_scale", 3, bias_after_scale)
        return sparse_scale_ad_func(x, scale, bias, bias_after_scale)
    except Exception as exc:
        raise failed(infos.SPARSE_SCALE, exc, (x,))


def eager_api_sparse_divide_scalar(x: Any, scalar: Any) -> Tensor:
    """② sparse_divide_scalar(x, scalar)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_divide_scalar", "x", 0, x)
        scalar = parse.to_float("sparse_divide_scalar", 1, scalar)
        return sparse_divide_scalar_ad_func(x, scalar)
    except Exception as exc:
        raise failed(infos.SPARSE_DIVIDE_SCALAR, exc, (x,))


def eager_api_sparse_cast(x: Any, index_dtype: Any, value_dtype: Any) -> Tensor:
    """② sparse_cast(x, index_dtype, value_dtype)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_cast", "x", 0, x)
        if index_dtype is not None:
            index_dtype = parse.to_dtype("sparse_cast", 1, index_dtype)
        if value_dtype is not None:
            value_dtype = parse.to_dtype("sparse_cast", 2, value_dtype)
        return sparse_cast_ad_func(x, index_dtype, value_dtype)
    except Exception as exc:
        raise failed(infos.SPARSE_CAST, exc, (x,))


def eager_api_sparse_isnan(x: Any) -> Tensor:
    """② sparse_isnan(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_isnan", "x", 0, x)
        return sparse_isnan_ad_func(x)
    except Exception as exc:
        raise failed(infos.SPARSE_ISNAN, exc, (x,))


def eager_api_sparse_softmax(x: Any, axis: Any) -> Tensor:
    """② sparse_softmax(x, axis)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_softmax", "x", 0, x)
        axis = parse.to_int("sparse_softmax", 1, axis)
        return sparse_softmax_ad_func(x, axis)
    except Exception as exc:
        raise failed(infos.SPARSE_SOFTMAX, exc, (x,))


def eager_api_sparse_line_sum(x: Any, axis: Any) -> Tensor:
    """② sparse_line_sum(x, axis)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_line_sum", "x", 0, x)
        axis = parse.to_int("sparse_line_sum", 1, axis)
        return sparse_line_sum_ad_func(x, axis)
    except Exception as exc:
        raise failed(infos.SPARSE_LINE_SUM, exc, (x,))


def eager_api_sparse_transpose(x: Any, perm: Any) -> Tensor:
    """② sparse_transpose(x, perm)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_transpose", "x", 0, x)
        perm = parse.to_ints("sparse_transpose", 1, perm)
        return sparse_transpose_ad_func(x, perm)
    except Exception as exc:
        raise failed(infos.SPARSE_TRANSPOSE, exc, (x,))


def eager_api_sparse_reshape(x: Any, shape: Any) -> Tensor:
    """② sparse_reshape(x, shape)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_reshape", "x", 0, x)
        shape = parse.to_int_array("sparse_reshape", 1, shape)
        return sparse_reshape_ad_func(x, shape)
    except Exception as exc:
        raise failed(infos.SPARSE_RESHAPE, exc, (x,))


def eager_api_sparse_slice(x: Any, axes: Any, starts: Any, ends: Any) -> Tensor:
    """② sparse_slice(x, axes, starts, ends)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_slice", "x", 0, x)
        axes = parse.to_longs("sparse_slice", 1, axes)
        starts = parse.to_int_array("sparse_slice", 2, starts)
        ends = parse.to_int_array("sparse_slice", 3, ends)
        return sparse_slice_ad_func(x, axes, starts, ends)
    except Exception as exc:
        raise failed(infos.SPARSE_SLICE, exc, (x,))


def eager_api_sparse_slice_grad(out_grad: Any, x: Any, axes: Any, starts: Any, ends: Any) -> Tensor:
    """② sparse_slice_grad(out_grad, x, axes, starts, ends)."""
    try:
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("sparse_slice_grad", "out_grad", 0, out_grad)
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_slice_grad", "x", 1, x)
        axes = parse.to_longs("sparse_slice_grad", 2, axes)
        starts = parse.to_int_array("sparse_slice_grad", 3, starts)
        ends = parse.to_int_array("sparse_slice_grad", 4, ends)
        return sparse_slice_grad_ad_func(out_grad, x, axes, starts, ends)
    except Exception as exc:
        raise failed(infos.SPARSE_SLICE_GRAD, exc, (out_grad, x))


def eager_api_sparse_sum(x: Any, axis: Any, keepdim: Any) -> Tensor:
    """② sparse_sum(x, axis, keepdim)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_sum", "x", 0, x)
        axis = parse.to_int_array("sparse_sum", 1, axis)
        keepdim = parse.to_boolean("sparse_sum", 2, keepdim)
        return sparse_sum_ad_func(x, axis, keepdim)
    except Exception as exc:
        raise failed(infos.SPARSE_SUM, exc, (x,))


def eager_api_sparse_sum_grad(out_grad: Any, x: Any, axis: Any, keepdim: Any) -> Tensor:
    """② sparse_sum_grad(out_grad, x, axis, keepdim)."""
    try:
        if (type(out_grad) is not Tensor and not isinstance(out_grad, Tensor)) or out_grad.impl is None:
            out_grad = parse.get_tensor_from_args("sparse_sum_grad", "out_grad", 0, out_grad)
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sparse_sum_grad", "x", 1, x)
        axis = parse.to_int_array("sparse_sum_grad", 2, axis)
        keepdim = parse.to_boolean("sparse_sum_grad", 3, keepdim)
        return sparse_sum_grad_ad_func(out_grad, x, axis, keepdim)
    except Exception as exc:
        raise failed(infos.SPARSE_SUM_GRAD, exc, (out_grad, x))


def eager_api_erf(x: Any) -> Tensor:
    """② erf(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("erf", "x", 0, x)
        return erf_ad_func(x)
    except Exception as exc:
        raise failed(infos.ERF, exc, (x,))


def eager_api_erf_(x: Any) -> Tensor:
    """② erf_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("erf_", "x", 0, x)
        return erf__ad_func(x)
    except Exception as exc:
        raise failed(infos.ERF_, exc, (x,))


def eager_api_erfinv(x: Any) -> Tensor:
    """② erfinv(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("erfinv", "x", 0, x)
        return erfinv_ad_func(x)
    except Exception as exc:
        raise failed(infos.ERFINV, exc, (x,))


def eager_api_erfinv_(x: Any) -> Tensor:
    """② erfinv_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("erfinv_", "x", 0, x)
        return erfinv__ad_func(x)
    except Exception as exc:
        raise failed(infos.ERFINV_, exc, (x,))


def eager_api_lgamma(x: Any) -> Tensor:
    """② lgamma(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("lgamma", "x", 0, x)
        return lgamma_ad_func(x)
    except Exception as exc:
        raise failed(infos.LGAMMA, exc, (x,))


def eager_api_lgamma_(x: Any) -> Tensor:
    """② lgamma_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("lgamma_", "x", 0, x)
        return lgamma__ad_func(x)
    except Exception as exc:
        raise failed(infos.LGAMMA_, exc, (x,))


def eager_api_gammaln(x: Any) -> Tensor:
    """② gammaln(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("gammaln", "x", 0, x)
        return gammaln_ad_func(x)
    except Exception as exc:
        raise failed(infos.GAMMALN, exc, (x,))


def eager_api_gammaln_(x: Any) -> Tensor:
    """② gammaln_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("gammaln_", "x", 0, x)
        return gammaln__ad_func(x)
    except Exception as exc:
        raise failed(infos.GAMMALN_, exc, (x,))


def eager_api_digamma(x: Any) -> Tensor:
    """② digamma(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("digamma", "x", 0, x)
        return digamma_ad_func(x)
    except Exception as exc:
        raise failed(infos.DIGAMMA, exc, (x,))


def eager_api_digamma_(x: Any) -> Tensor:
    """② digamma_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("digamma_", "x", 0, x)
        return digamma__ad_func(x)
    except Exception as exc:
        raise failed(infos.DIGAMMA_, exc, (x,))


def eager_api_polygamma(x: Any, n: Any) -> Tensor:
    """② polygamma(x, n)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("polygamma", "x", 0, x)
        n = parse.to_int("polygamma", 1, n)
        return polygamma_ad_func(x, n)
    except Exception as exc:
        raise failed(infos.POLYGAMMA, exc, (x,))


def eager_api_polygamma_(x: Any, n: Any) -> Tensor:
    """② polygamma_(x, n)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("polygamma_", "x", 0, x)
        n = parse.to_int("polygamma_", 1, n)
        return polygamma__ad_func(x, n)
    except Exception as exc:
        raise failed(infos.POLYGAMMA_, exc, (x,))


def eager_api_gammaincc(x: Any, y: Any) -> Tensor:
    """② gammaincc(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("gammaincc", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("gammaincc", "y", 1, y)
        return gammaincc_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.GAMMAINCC, exc, (x, y))


def eager_api_gammaincc_(x: Any, y: Any) -> Tensor:
    """② gammaincc_(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("gammaincc_", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("gammaincc_", "y", 1, y)
        return gammaincc__ad_func(x, y)
    except Exception as exc:
        raise failed(infos.GAMMAINCC_, exc, (x, y))


def eager_api_gamma_density(x: Any, y: Any) -> Tensor:
    """② gamma_density(x, y)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("gamma_density", "x", 0, x)
        if (type(y) is not Tensor and not isinstance(y, Tensor)) or y.impl is None:
            y = parse.get_tensor_from_args("gamma_density", "y", 1, y)
        return gamma_density_ad_func(x, y)
    except Exception as exc:
        raise failed(infos.GAMMA_DENSITY, exc, (x, y))


def eager_api_i0(x: Any) -> Tensor:
    """② i0(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("i0", "x", 0, x)
        return i0_ad_func(x)
    except Exception as exc:
        raise failed(infos.I0, exc, (x,))


def eager_api_i0_(x: Any) -> Tensor:
    """② i0_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("i0_", "x", 0, x)
        return i0__ad_func(x)
    except Exception as exc:
        raise failed(infos.I0_, exc, (x,))


def eager_api_i0e(x: Any) -> Tensor:
    """② i0e(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("i0e", "x", 0, x)
        return i0e_ad_func(x)
    except Exception as exc:
        raise failed(infos.I0E, exc, (x,))


def eager_api_i1(x: Any) -> Tensor:
    """② i1(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("i1", "x", 0, x)
        return i1_ad_func(x)
    except Exception as exc:
        raise failed(infos.I1, exc, (x,))


def eager_api_i1e(x: Any) -> Tensor:
    """② i1e(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("i1e", "x", 0, x)
        return i1e_ad_func(x)
    except Exception as exc:
        raise failed(infos.I1E, exc, (x,))


def eager_api_logit(x: Any, eps: Any) -> Tensor:
    """② logit(x, eps)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("logit", "x", 0, x)
        eps = parse.to_float("logit", 1, eps)
        return logit_ad_func(x, eps)
    except Exception as exc:
        raise failed(infos.LOGIT, exc, (x,))


def eager_api_logit_(x: Any, eps: Any) -> Tensor:
    """② logit_(x, eps)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("logit_", "x", 0, x)
        eps = parse.to_float("logit_", 1, eps)
        return logit__ad_func(x, eps)
    except Exception as exc:
        raise failed(infos.LOGIT_, exc, (x,))


def eager_api_exp(x: Any) -> Tensor:
    """② exp(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("exp", "x", 0, x)
        return exp_ad_func(x)
    except Exception as exc:
        raise failed(infos.EXP, exc, (x,))


def eager_api_exp_(x: Any) -> Tensor:
    """② exp_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("exp_", "x", 0, x)
        return exp__ad_func(x)
    except Exception as exc:
        raise failed(infos.EXP_, exc, (x,))


def eager_api_log(x: Any) -> Tensor:
    """② log(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("log", "x", 0, x)
        return log_ad_func(x)
    except Exception as exc:
        raise failed(infos.LOG, exc, (x,))


def eager_api_log_(x: Any) -> Tensor:
    """② log_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("log_", "x", 0, x)
        return log__ad_func(x)
    except Exception as exc:
        raise failed(infos.LOG_, exc, (x,))


def eager_api_sqrt(x: Any) -> Tensor:
    """② sqrt(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sqrt", "x", 0, x)
        return sqrt_ad_func(x)
    except Exception as exc:
        raise failed(infos.SQRT, exc, (x,))


def eager_api_sqrt_(x: Any) -> Tensor:
    """② sqrt_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sqrt_", "x", 0, x)
        return sqrt__ad_func(x)
    except Exception as exc:
        raise failed(infos.SQRT_, exc, (x,))


def eager_api_square(x: Any) -> Tensor:
    """② square(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("square", "x", 0, x)
        return square_ad_func(x)
    except Exception as exc:
        raise failed(infos.SQUARE, exc, (x,))


def eager_api_square_(x: Any) -> Tensor:
    """② square_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("square_", "x", 0, x)
        return square__ad_func(x)
    except Exception as exc:
        raise failed(infos.SQUARE_, exc, (x,))


def eager_api_abs(x: Any) -> Tensor:
    """② abs(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("abs", "x", 0, x)
        return abs_ad_func(x)
    except Exception as exc:
        raise failed(infos.ABS, exc, (x,))


def eager_api_abs_(x: Any) -> Tensor:
    """② abs_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("abs_", "x", 0, x)
        return abs__ad_func(x)
    except Exception as exc:
        raise failed(infos.ABS_, exc, (x,))


def eager_api_sign(x: Any) -> Tensor:
    """② sign(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sign", "x", 0, x)
        return sign_ad_func(x)
    except Exception as exc:
        raise failed(infos.SIGN, exc, (x,))


def eager_api_tanh(x: Any) -> Tensor:
    """② tanh(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("tanh", "x", 0, x)
        return tanh_ad_func(x)
    except Exception as exc:
        raise failed(infos.TANH, exc, (x,))


def eager_api_tanh_(x: Any) -> Tensor:
    """② tanh_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("tanh_", "x", 0, x)
        return tanh__ad_func(x)
    except Exception as exc:
        raise failed(infos.TANH_, exc, (x,))


def eager_api_sigmoid(x: Any) -> Tensor:
    """② sigmoid(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sigmoid", "x", 0, x)
        return sigmoid_ad_func(x)
    except Exception as exc:
        raise failed(infos.SIGMOID, exc, (x,))


def eager_api_sigmoid_(x: Any) -> Tensor:
    """② sigmoid_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sigmoid_", "x", 0, x)
        return sigmoid__ad_func(x)
    except Exception as exc:
        raise failed(infos.SIGMOID_, exc, (x,))


def eager_api_expm1(x: Any) -> Tensor:
    """② expm1(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("expm1", "x", 0, x)
        return expm1_ad_func(x)
    except Exception as exc:
        raise failed(infos.EXPM1, exc, (x,))


def eager_api_expm1_(x: Any) -> Tensor:
    """② expm1_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("expm1_", "x", 0, x)
        return expm1__ad_func(x)
    except Exception as exc:
        raise failed(infos.EXPM1_, exc, (x,))


def eager_api_log2(x: Any) -> Tensor:
    """② log2(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("log2", "x", 0, x)
        return log2_ad_func(x)
    except Exception as exc:
        raise failed(infos.LOG2, exc, (x,))


def eager_api_log2_(x: Any) -> Tensor:
    """② log2_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("log2_", "x", 0, x)
        return log2__ad_func(x)
    except Exception as exc:
        raise failed(infos.LOG2_, exc, (x,))


def eager_api_log10(x: Any) -> Tensor:
    """② log10(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("log10", "x", 0, x)
        return log10_ad_func(x)
    except Exception as exc:
        raise failed(infos.LOG10, exc, (x,))


def eager_api_log10_(x: Any) -> Tensor:
    """② log10_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("log10_", "x", 0, x)
        return log10__ad_func(x)
    except Exception as exc:
        raise failed(infos.LOG10_, exc, (x,))


def eager_api_log1p(x: Any) -> Tensor:
    """② log1p(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("log1p", "x", 0, x)
        return log1p_ad_func(x)
    except Exception as exc:
        raise failed(infos.LOG1P, exc, (x,))


def eager_api_log1p_(x: Any) -> Tensor:
    """② log1p_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("log1p_", "x", 0, x)
        return log1p__ad_func(x)
    except Exception as exc:
        raise failed(infos.LOG1P_, exc, (x,))


def eager_api_rsqrt(x: Any) -> Tensor:
    """② rsqrt(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("rsqrt", "x", 0, x)
        return rsqrt_ad_func(x)
    except Exception as exc:
        raise failed(infos.RSQRT, exc, (x,))


def eager_api_rsqrt_(x: Any) -> Tensor:
    """② rsqrt_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("rsqrt_", "x", 0, x)
        return rsqrt__ad_func(x)
    except Exception as exc:
        raise failed(infos.RSQRT_, exc, (x,))


def eager_api_reciprocal(x: Any) -> Tensor:
    """② reciprocal(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("reciprocal", "x", 0, x)
        return reciprocal_ad_func(x)
    except Exception as exc:
        raise failed(infos.RECIPROCAL, exc, (x,))


def eager_api_reciprocal_(x: Any) -> Tensor:
    """② reciprocal_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("reciprocal_", "x", 0, x)
        return reciprocal__ad_func(x)
    except Exception as exc:
        raise failed(infos.RECIPROCAL_, exc, (x,))


def eager_api_sin(x: Any) -> Tensor:
    """② sin(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sin", "x", 0, x)
        return sin_ad_func(x)
    except Exception as exc:
        raise failed(infos.SIN, exc, (x,))


def eager_api_sin_(x: Any) -> Tensor:
    """② sin_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sin_", "x", 0, x)
        return sin__ad_func(x)
    except Exception as exc:
        raise failed(infos.SIN_, exc, (x,))


def eager_api_cos(x: Any) -> Tensor:
    """② cos(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("cos", "x", 0, x)
        return cos_ad_func(x)
    except Exception as exc:
        raise failed(infos.COS, exc, (x,))


def eager_api_cos_(x: Any) -> Tensor:
    """② cos_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("cos_", "x", 0, x)
        return cos__ad_func(x)
    except Exception as exc:
        raise failed(infos.COS_, exc, (x,))


def eager_api_tan(x: Any) -> Tensor:
    """② tan(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("tan", "x", 0, x)
        return tan_ad_func(x)
    except Exception as exc:
        raise failed(infos.TAN, exc, (x,))


def eager_api_tan_(x: Any) -> Tensor:
    """② tan_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("tan_", "x", 0, x)
        return tan__ad_func(x)
    except Exception as exc:
        raise failed(infos.TAN_, exc, (x,))


def eager_api_asin(x: Any) -> Tensor:
    """② asin(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("asin", "x", 0, x)
        return asin_ad_func(x)
    except Exception as exc:
        raise failed(infos.ASIN, exc, (x,))


def eager_api_asin_(x: Any) -> Tensor:
    """② asin_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("asin_", "x", 0, x)
        return asin__ad_func(x)
    except Exception as exc:
        raise failed(infos.ASIN_, exc, (x,))


def eager_api_acos(x: Any) -> Tensor:
    """② acos(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("acos", "x", 0, x)
        return acos_ad_func(x)
    except Exception as exc:
        raise failed(infos.ACOS, exc, (x,))


def eager_api_acos_(x: Any) -> Tensor:
    """② acos_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("acos_", "x", 0, x)
        return acos__ad_func(x)
    except Exception as exc:
        raise failed(infos.ACOS_, exc, (x,))


def eager_api_atan(x: Any) -> Tensor:
    """② atan(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("atan", "x", 0, x)
        return atan_ad_func(x)
    except Exception as exc:
        raise failed(infos.ATAN, exc, (x,))


def eager_api_atan_(x: Any) -> Tensor:
    """② atan_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("atan_", "x", 0, x)
        return atan__ad_func(x)
    except Exception as exc:
        raise failed(infos.ATAN_, exc, (x,))


def eager_api_sinh(x: Any) -> Tensor:
    """② sinh(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sinh", "x", 0, x)
        return sinh_ad_func(x)
    except Exception as exc:
        raise failed(infos.SINH, exc, (x,))


def eager_api_sinh_(x: Any) -> Tensor:
    """② sinh_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("sinh_", "x", 0, x)
        return sinh__ad_func(x)
    except Exception as exc:
        raise failed(infos.SINH_, exc, (x,))


def eager_api_cosh(x: Any) -> Tensor:
    """② cosh(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("cosh", "x", 0, x)
        return cosh_ad_func(x)
    except Exception as exc:
        raise failed(infos.COSH, exc, (x,))


def eager_api_cosh_(x: Any) -> Tensor:
    """② cosh_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("cosh_", "x", 0, x)
        return cosh__ad_func(x)
    except Exception as exc:
        raise failed(infos.COSH_, exc, (x,))


def eager_api_asinh(x: Any) -> Tensor:
    """② asinh(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("asinh", "x", 0, x)
        return asinh_ad_func(x)
    except Exception as exc:
        raise failed(infos.ASINH, exc, (x,))


def eager_api_asinh_(x: Any) -> Tensor:
    """② asinh_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("asinh_", "x", 0, x)
        return asinh__ad_func(x)
    except Exception as exc:
        raise failed(infos.ASINH_, exc, (x,))


def eager_api_acosh(x: Any) -> Tensor:
    """② acosh(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("acosh", "x", 0, x)
        return acosh_ad_func(x)
    except Exception as exc:
        raise failed(infos.ACOSH, exc, (x,))


def eager_api_acosh_(x: Any) -> Tensor:
    """② acosh_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("acosh_", "x", 0, x)
        return acosh__ad_func(x)
    except Exception as exc:
        raise failed(infos.ACOSH_, exc, (x,))


def eager_api_atanh(x: Any) -> Tensor:
    """② atanh(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("atanh", "x", 0, x)
        return atanh_ad_func(x)
    except Exception as exc:
        raise failed(infos.ATANH, exc, (x,))


def eager_api_atanh_(x: Any) -> Tensor:
    """② atanh_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("atanh_", "x", 0, x)
        return atanh__ad_func(x)
    except Exception as exc:
        raise failed(infos.ATANH_, exc, (x,))


def eager_api_floor(x: Any) -> Tensor:
    """② floor(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("floor", "x", 0, x)
        return floor_ad_func(x)
    except Exception as exc:
        raise failed(infos.FLOOR, exc, (x,))


def eager_api_floor_(x: Any) -> Tensor:
    """② floor_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("floor_", "x", 0, x)
        return floor__ad_func(x)
    except Exception as exc:
        raise failed(infos.FLOOR_, exc, (x,))


def eager_api_ceil(x: Any) -> Tensor:
    """② ceil(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("ceil", "x", 0, x)
        return ceil_ad_func(x)
    except Exception as exc:
        raise failed(infos.CEIL, exc, (x,))


def eager_api_ceil_(x: Any) -> Tensor:
    """② ceil_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("ceil_", "x", 0, x)
        return ceil__ad_func(x)
    except Exception as exc:
        raise failed(infos.CEIL_, exc, (x,))


def eager_api_trunc(x: Any) -> Tensor:
    """② trunc(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("trunc", "x", 0, x)
        return trunc_ad_func(x)
    except Exception as exc:
        raise failed(infos.TRUNC, exc, (x,))


def eager_api_trunc_(x: Any) -> Tensor:
    """② trunc_(x)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("trunc_", "x", 0, x)
        return trunc__ad_func(x)
    except Exception as exc:
        raise failed(infos.TRUNC_, exc, (x,))


def eager_api_round(x: Any, decimals: Any) -> Tensor:
    """② round(x, decimals)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("round", "x", 0, x)
        decimals = parse.to_int("round", 1, decimals)
        return round_ad_func(x, decimals)
    except Exception as exc:
        raise failed(infos.ROUND, exc, (x,))


def eager_api_round_(x: Any, decimals: Any) -> Tensor:
    """② round_(x, decimals)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("round_", "x", 0, x)
        decimals = parse.to_int("round_", 1, decimals)
        return round__ad_func(x, decimals)
    except Exception as exc:
        raise failed(infos.ROUND_, exc, (x,))


def eager_api_stanh(x: Any, scale_a: Any, scale_b: Any) -> Tensor:
    """② stanh(x, scale_a, scale_b)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("stanh", "x", 0, x)
        scale_a = parse.to_float("stanh", 1, scale_a)
        scale_b = parse.to_float("stanh", 2, scale_b)
        return stanh_ad_func(x, scale_a, scale_b)
    except Exception as exc:
        raise failed(infos.STANH, exc, (x,))


def eager_api_view_take(x: Any, layout: Any, dims: Any, stride: Any, offset: Any) -> Tensor:
    """② view_take(x, layout, dims, stride, offset)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("view_take", "x", 0, x)
        layout = parse.to_longs("view_take", 1, layout)
        dims = parse.to_longs("view_take", 2, dims)
        stride = parse.to_longs("view_take", 3, stride)
        offset = parse.to_long("view_take", 4, offset)
        return view_take_ad_func(x, layout, dims, stride, offset)
    except Exception as exc:
        raise failed(infos.VIEW_TAKE, exc, (x,))


def eager_api_view_put(part: Any, shape: Any, layout: Any, dims: Any, stride: Any, offset: Any) -> Tensor:
    """② view_put(part, shape, layout, dims, stride, offset)."""
    try:
        if (type(part) is not Tensor and not isinstance(part, Tensor)) or part.impl is None:
            part = parse.get_tensor_from_args("view_put", "part", 0, part)
        shape = parse.to_longs("view_put", 1, shape)
        layout = parse.to_longs("view_put", 2, layout)
        dims = parse.to_longs("view_put", 3, dims)
        stride = parse.to_longs("view_put", 4, stride)
        offset = parse.to_long("view_put", 5, offset)
        return view_put_ad_func(part, shape, layout, dims, stride, offset)
    except Exception as exc:
        raise failed(infos.VIEW_PUT, exc, (part,))


def eager_api_view_clear(x: Any, layout: Any, dims: Any, stride: Any, offset: Any) -> Tensor:
    """② view_clear(x, layout, dims, stride, offset)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("view_clear", "x", 0, x)
        layout = parse.to_longs("view_clear", 1, layout)
        dims = parse.to_longs("view_clear", 2, dims)
        stride = parse.to_longs("view_clear", 3, stride)
        offset = parse.to_long("view_clear", 4, offset)
        return view_clear_ad_func(x, layout, dims, stride, offset)
    except Exception as exc:
        raise failed(infos.VIEW_CLEAR, exc, (x,))


def eager_api_view_write(x: Any, part: Any, layout: Any, dims: Any, stride: Any, offset: Any) -> Tensor:
    """② view_write(x, part, layout, dims, stride, offset)."""
    try:
        if (type(x) is not Tensor and not isinstance(x, Tensor)) or x.impl is None:
            x = parse.get_tensor_from_args("view_write", "x", 0, x)
        if (type(part) is not Tensor and not isinstance(part, Tensor)) or part.impl is None:
            part = parse.get_tensor_from_args("view_write", "part", 1, part)
        layout = parse.to_longs("view_write", 2, layout)
        dims = parse.to_longs("view_write", 3, dims)
        stride = parse.to_longs("view_write", 4, stride)
        offset = parse.to_long("view_write", 5, offset)
        return view_write_ad_func(x, part, layout, dims, stride, offset)
    except Exception as exc:
        raise failed(infos.VIEW_WRITE, exc, (x, part))
