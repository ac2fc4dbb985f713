"""Layer ④, the PHI API: kernel key, kernel, prepared inputs, output meta, kernel call.

Generated from ops/*.yaml; do not edit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradscope.core import observer
from gradscope.core.dtype import convert
from gradscope.core.eager.bindings import load_kernels
from gradscope.core.eager.inplace import check_inplace_shape, view_in_place, write_in_place
from gradscope.core.eager.undense import make_kind, not_in_place
from gradscope.core.generated import infos
from gradscope.core.phi.dense_tensor import DenseTensor, make_meta
from gradscope.core.phi.infer_meta import load  # noqa: F401
from gradscope.core.phi.infer_meta.base import Remembered, infer, measured
from gradscope.core.phi.infer_meta.register import INFER_META, numpy_dtype
from gradscope.core.phi.kernel_factory import KernelFactory
from gradscope.core.phi.prepare_data import parse_kernel_key, prepare_data
from gradscope.core.place import Place, expected
from gradscope.core.tensor import Tensor, make_tensor, make_view

load_kernels()
_factory = KernelFactory.instance()
_select = _factory.select_kernel_or_raise
_new = object.__new__

# kernels chosen so far, per op
_abs = _factory.selections("abs")
_acos = _factory.selections("acos")
_acosh = _factory.selections("acosh")
_adadelta = _factory.selections("adadelta")
_adagrad = _factory.selections("adagrad")
_adam = _factory.selections("adam")
_adamax = _factory.selections("adamax")
_add = _factory.selections("add")
_add_in_planes = _factory.selections("add_in_planes")
_add_n = _factory.selections("add_n")
_addmm = _factory.selections("addmm")
_all = _factory.selections("all")
_allclose = _factory.selections("allclose")
_along_axis_places = _factory.selections("along_axis_places")
_amax = _factory.selections("amax")
_amin = _factory.selections("amin")
_angle = _factory.selections("angle")
_any = _factory.selections("any")
_arange = _factory.selections("arange")
_argmax = _factory.selections("argmax")
_argmin = _factory.selections("argmin")
_argsort = _factory.selections("argsort")
_as_complex = _factory.selections("as_complex")
_as_real = _factory.selections("as_real")
_as_strided = _factory.selections("as_strided")
_as_strided_grad = _factory.selections("as_strided_grad")
_asgd = _factory.selections("asgd")
_asin = _factory.selections("asin")
_asinh = _factory.selections("asinh")
_assign = _factory.selections("assign")
_atan = _factory.selections("atan")
_atan2 = _factory.selections("atan2")
_atanh = _factory.selections("atanh")
_batch_norm = _factory.selections("batch_norm")
_bce_loss = _factory.selections("bce_loss")
_bernoulli = _factory.selections("bernoulli")
_between_grad = _factory.selections("between_grad")
_bicubic_interp = _factory.selections("bicubic_interp")
_bilinear_interp = _factory.selections("bilinear_interp")
_bincount = _factory.selections("bincount")
_binomial = _factory.selections("binomial")
_bitwise_and = _factory.selections("bitwise_and")
_bitwise_left_shift = _factory.selections("bitwise_left_shift")
_bitwise_not = _factory.selections("bitwise_not")
_bitwise_or = _factory.selections("bitwise_or")
_bitwise_right_shift = _factory.selections("bitwise_right_shift")
_bitwise_xor = _factory.selections("bitwise_xor")
_bmm = _factory.selections("bmm")
_broadcast_tensors = _factory.selections("broadcast_tensors")
_cast = _factory.selections("cast")
_ceil = _factory.selections("ceil")
_celu = _factory.selections("celu")
_channel_shuffle = _factory.selections("channel_shuffle")
_cholesky = _factory.selections("cholesky")
_clip = _factory.selections("clip")
_clip_grad = _factory.selections("clip_grad")
_complex = _factory.selections("complex")
_concat = _factory.selections("concat")
_conj = _factory.selections("conj")
_conv2d = _factory.selections("conv2d")
_conv2d_filter_grad = _factory.selections("conv2d_filter_grad")
_conv2d_input_grad = _factory.selections("conv2d_input_grad")
_conv2d_transpose = _factory.selections("conv2d_transpose")
_conv3d = _factory.selections("conv3d")
_conv3d_filter_grad = _factory.selections("conv3d_filter_grad")
_conv3d_input_grad = _factory.selections("conv3d_input_grad")
_conv3d_transpose = _factory.selections("conv3d_transpose")
_copysign = _factory.selections("copysign")
_cos = _factory.selections("cos")
_cosh = _factory.selections("cosh")
_cross = _factory.selections("cross")
_cross_entropy_grad = _factory.selections("cross_entropy_grad")
_cross_entropy_with_softmax = _factory.selections("cross_entropy_with_softmax")
_ctc_lattice = _factory.selections("ctc_lattice")
_cummax = _factory.selections("cummax")
_cummin = _factory.selections("cummin")
_cumprod = _factory.selections("cumprod")
_cumsum = _factory.selections("cumsum")
_decay_sum = _factory.selections("decay_sum")
_depthwise_conv2d = _factory.selections("depthwise_conv2d")
_depthwise_conv2d_transpose = _factory.selections("depthwise_conv2d_transpose")
_det = _factory.selections("det")
_diag = _factory.selections("diag")
_diag_embed = _factory.selections("diag_embed")
_diagonal = _factory.selections("diagonal")
_diagonal_grad = _factory.selections("diagonal_grad")
_digamma = _factory.selections("digamma")
_dirichlet = _factory.selections("dirichlet")
_div_scale = _factory.selections("div_scale")
_divide = _factory.selections("divide")
_dot = _factory.selections("dot")
_dropout = _factory.selections("dropout")
_dropout_grad = _factory.selections("dropout_grad")
_eig = _factory.selections("eig")
_eigh = _factory.selections("eigh")
_eigvals = _factory.selections("eigvals")
_einsum = _factory.selections("einsum")
_elementwise_pow = _factory.selections("elementwise_pow")
_elementwise_pow_slope = _factory.selections("elementwise_pow_slope")
_elu = _factory.selections("elu")
_elu_grad = _factory.selections("elu_grad")
_embedding = _factory.selections("embedding")
_embedding_grad = _factory.selections("embedding_grad")
_embedding_share = _factory.selections("embedding_share")
_equal = _factory.selections("equal")
_equal_all = _factory.selections("equal_all")
_erf = _factory.selections("erf")
_erfinv = _factory.selections("erfinv")
_exp = _factory.selections("exp")
_expand = _factory.selections("expand")
_expand_as = _factory.selections("expand_as")
_expm1 = _factory.selections("expm1")
_eye = _factory.selections("eye")
_fft_c2c = _factory.selections("fft_c2c")
_fft_c2r = _factory.selections("fft_c2r")
_fft_r2c = _factory.selections("fft_r2c")
_fill = _factory.selections("fill")
_fill_diagonal = _factory.selections("fill_diagonal")
_fill_diagonal_tensor = _factory.selections("fill_diagonal_tensor")
_flatten = _factory.selections("flatten")
_flip = _factory.selections("flip")
_floor = _factory.selections("floor")
_floor_divide = _factory.selections("floor_divide")
_fmax = _factory.selections("fmax")
_fmin = _factory.selections("fmin")
_fold = _factory.selections("fold")
_fractional_max_pool2d = _factory.selections("fractional_max_pool2d")
_fractional_max_pool3d = _factory.selections("fractional_max_pool3d")
_frame = _factory.selections("frame")
_frobenius_norm = _factory.selections("frobenius_norm")
_full = _factory.selections("full")
_full_like = _factory.selections("full_like")
_gamma_density = _factory.selections("gamma_density")
_gammaincc = _factory.selections("gammaincc")
_gather = _factory.selections("gather")
_gather_grad = _factory.selections("gather_grad")
_gather_nd = _factory.selections("gather_nd")
_gather_nd_grad = _factory.selections("gather_nd_grad")
_gather_tree = _factory.selections("gather_tree")
_gaussian = _factory.selections("gaussian")
_gaussian_inplace = _factory.selections("gaussian_inplace")
_gelu = _factory.selections("gelu")
_gelu_grad = _factory.selections("gelu_grad")
_get_tensor_from_selected_rows = _factory.selections("get_tensor_from_selected_rows")
_graph_sample_neighbors = _factory.selections("graph_sample_neighbors")
_greater_equal = _factory.selections("greater_equal")
_greater_than = _factory.selections("greater_than")
_grid_pieces = _factory.selections("grid_pieces")
_grid_sample = _factory.selections("grid_sample")
_group_norm = _factory.selections("group_norm")
_hardshrink = _factory.selections("hardshrink")
_hardsigmoid = _factory.selections("hardsigmoid")
_hardswish = _factory.selections("hardswish")
_hardswish_slope = _factory.selections("hardswish_slope")
_hardtanh = _factory.selections("hardtanh")
_heaviside = _factory.selections("heaviside")
_histogram = _factory.selections("histogram")
_huber_loss = _factory.selections("huber_loss")
_i0 = _factory.selections("i0")
_i0e = _factory.selections("i0e")
_i1 = _factory.selections("i1")
_i1e = _factory.selections("i1e")
_imag = _factory.selections("imag")
_index_add = _factory.selections("index_add")
_index_elementwise_get = _factory.selections("index_elementwise_get")
_index_elementwise_get_grad = _factory.selections("index_elementwise_get_grad")
_index_elementwise_put = _factory.selections("index_elementwise_put")
_index_elementwise_put_with_tensor = _factory.selections("index_elementwise_put_with_tensor")
_index_put = _factory.selections("index_put")
_index_sample = _factory.selections("index_sample")
_index_select = _factory.selections("index_select")
_interp_antialias = _factory.selections("interp_antialias")
_interp_grad = _factory.selections("interp_grad")
_inverse = _factory.selections("inverse")
_is_empty = _factory.selections("is_empty")
_isclose = _factory.selections("isclose")
_isfinite = _factory.selections("isfinite")
_isinf = _factory.selections("isinf")
_isnan = _factory.selections("isnan")
_keep_greater = _factory.selections("keep_greater")
_keep_other_rows = _factory.selections("keep_other_rows")
_keep_where = _factory.selections("keep_where")
_kldiv_loss = _factory.selections("kldiv_loss")
_kron = _factory.selections("kron")
_kthvalue = _factory.selections("kthvalue")
_lamb = _factory.selections("lamb")
_layer_norm = _factory.selections("layer_norm")
_leaky_relu = _factory.selections("leaky_relu")
_leaky_relu_grad = _factory.selections("leaky_relu_grad")
_lerp = _factory.selections("lerp")
_less_equal = _factory.selections("less_equal")
_less_than = _factory.selections("less_than")
_lgamma = _factory.selections("lgamma")
_linear_interp = _factory.selections("linear_interp")
_linspace = _factory.selections("linspace")
_log = _factory.selections("log")
_log10 = _factory.selections("log10")
_log1p = _factory.selections("log1p")
_log2 = _factory.selections("log2")
_log_softmax = _factory.selections("log_softmax")
_log_softmax_grad = _factory.selections("log_softmax_grad")
_logcumsumexp = _factory.selections("logcumsumexp")
_logical_and = _factory.selections("logical_and")
_logical_not = _factory.selections("logical_not")
_logical_or = _factory.selections("logical_or")
_logical_xor = _factory.selections("logical_xor")
_logit = _factory.selections("logit")
_logsigmoid = _factory.selections("logsigmoid")
_logspace = _factory.selections("logspace")
_logsumexp = _factory.selections("logsumexp")
_lp_pool2d = _factory.selections("lp_pool2d")
_lstsq = _factory.selections("lstsq")
_lu = _factory.selections("lu")
_lu_unpack = _factory.selections("lu_unpack")
_masked_fill = _factory.selections("masked_fill")
_masked_select = _factory.selections("masked_select")
_masked_select_grad = _factory.selections("masked_select_grad")
_matmul = _factory.selections("matmul")
_matrix_exp = _factory.selections("matrix_exp")
_max = _factory.selections("max")
_max_pool2d_with_index = _factory.selections("max_pool2d_with_index")
_max_pool3d_with_index = _factory.selections("max_pool3d_with_index")
_maximum = _factory.selections("maximum")
_mean = _factory.selections("mean")
_mean_all = _factory.selections("mean_all")
_median = _factory.selections("median")
_merge_selected_rows = _factory.selections("merge_selected_rows")
_meshgrid = _factory.selections("meshgrid")
_min = _factory.selections("min")
_minimum = _factory.selections("minimum")
_mish = _factory.selections("mish")
_mode = _factory.selections("mode")
_momentum = _factory.selections("momentum")
_multinomial = _factory.selections("multinomial")
_multiplex = _factory.selections("multiplex")
_multiply = _factory.selections("multiply")
_mv = _factory.selections("mv")
_nadam = _factory.selections("nadam")
_nanmedian = _factory.selections("nanmedian")
_nearest_interp = _factory.selections("nearest_interp")
_nextafter = _factory.selections("nextafter")
_nll_loss = _factory.selections("nll_loss")
_nll_loss_grad = _factory.selections("nll_loss_grad")
_nonzero = _factory.selections("nonzero")
_not_equal = _factory.selections("not_equal")
_one_hot = _factory.selections("one_hot")
_outside = _factory.selections("outside")
_overlap_add = _factory.selections("overlap_add")
_p_norm = _factory.selections("p_norm")
_pad = _factory.selections("pad")
_pivots_matrix = _factory.selections("pivots_matrix")
_pixel_shuffle = _factory.selections("pixel_shuffle")
_pixel_unshuffle = _factory.selections("pixel_unshuffle")
_poisson = _factory.selections("poisson")
_polygamma = _factory.selections("polygamma")
_pool2d = _factory.selections("pool2d")
_pool2d_double_grad = _factory.selections("pool2d_double_grad")
_pool2d_grad = _factory.selections("pool2d_grad")
_pool3d = _factory.selections("pool3d")
_pool3d_double_grad = _factory.selections("pool3d_double_grad")
_pool3d_grad = _factory.selections("pool3d_grad")
_pow = _factory.selections("pow")
_pow_slope = _factory.selections("pow_slope")
_prelu = _factory.selections("prelu")
_prod = _factory.selections("prod")
_put_along_axis = _factory.selections("put_along_axis")
_qr = _factory.selections("qr")
_radam = _factory.selections("radam")
_randint = _factory.selections("randint")
_randperm = _factory.selections("randperm")
_real = _factory.selections("real")
_reciprocal = _factory.selections("reciprocal")
_reindex_graph = _factory.selections("reindex_graph")
_relu = _factory.selections("relu")
_relu6 = _factory.selections("relu6")
_relu_grad = _factory.selections("relu_grad")
_remainder = _factory.selections("remainder")
_renorm = _factory.selections("renorm")
_repeat_interleave = _factory.selections("repeat_interleave")
_repeat_interleave_with_tensor_index = _factory.selections("repeat_interleave_with_tensor_index")
_repeat_interleave_with_tensor_index_grad = _factory.selections("repeat_interleave_with_tensor_index_grad")
_reshape = _factory.selections("reshape")
_rmsprop = _factory.selections("rmsprop")
_rnnt_lattice = _factory.selections("rnnt_lattice")
_roll = _factory.selections("roll")
_round = _factory.selections("round")
_rprop = _factory.selections("rprop")
_rsqrt = _factory.selections("rsqrt")
_rulebook_conv = _factory.selections("rulebook_conv")
_rulebook_filter_grad = _factory.selections("rulebook_filter_grad")
_rulebook_max = _factory.selections("rulebook_max")
_scale = _factory.selections("scale")
_scatter = _factory.selections("scatter")
_scatter_nd_add = _factory.selections("scatter_nd_add")
_searchsorted = _factory.selections("searchsorted")
_segment_pool = _factory.selections("segment_pool")
_selected_rows_to_dense = _factory.selections("selected_rows_to_dense")
_selu = _factory.selections("selu")
_send_u_recv = _factory.selections("send_u_recv")
_send_ue_recv = _factory.selections("send_ue_recv")
_send_uv = _factory.selections("send_uv")
_set_value = _factory.selections("set_value")
_set_value_with_tensor = _factory.selections("set_value_with_tensor")
_sgd = _factory.selections("sgd")
_sgd_rows = _factory.selections("sgd_rows")
_sgn = _factory.selections("sgn")
_sigmoid = _factory.selections("sigmoid")
_sigmoid_cross_entropy_with_logits = _factory.selections("sigmoid_cross_entropy_with_logits")
_sign = _factory.selections("sign")
_silu = _factory.selections("silu")
_silu_grad = _factory.selections("silu_grad")
_sin = _factory.selections("sin")
_sinh = _factory.selections("sinh")
_slice = _factory.selections("slice")
_slice_grad = _factory.selections("slice_grad")
_slogdet = _factory.selections("slogdet")
_softmax = _factory.selections("softmax")
_softmax_grad = _factory.selections("softmax_grad")
_softplus = _factory.selections("softplus")
_softplus_grad = _factory.selections("softplus_grad")
_softshrink = _factory.selections("softshrink")
_softsign = _factory.selections("softsign")
_solve = _factory.selections("solve")
_sparse_abs = _factory.selections("sparse_abs")
_sparse_add = _factory.selections("sparse_add")
_sparse_asin = _factory.selections("sparse_asin")
_sparse_asinh = _factory.selections("sparse_asinh")
_sparse_atan = _factory.selections("sparse_atan")
_sparse_atanh = _factory.selections("sparse_atanh")
_sparse_cast = _factory.selections("sparse_cast")
_sparse_coalesce = _factory.selections("sparse_coalesce")
_sparse_divide = _factory.selections("sparse_divide")
_sparse_divide_scalar = _factory.selections("sparse_divide_scalar")
_sparse_expm1 = _factory.selections("sparse_expm1")
_sparse_isnan = _factory.selections("sparse_isnan")
_sparse_leaky_relu = _factory.selections("sparse_leaky_relu")
_sparse_line_sum = _factory.selections("sparse_line_sum")
_sparse_log1p = _factory.selections("sparse_log1p")
_sparse_mask_as = _factory.selections("sparse_mask_as")
_sparse_multiply = _factory.selections("sparse_multiply")
_sparse_pow = _factory.selections("sparse_pow")
_sparse_relu = _factory.selections("sparse_relu")
_sparse_relu6 = _factory.selections("sparse_relu6")
_sparse_reshape = _factory.selections("sparse_reshape")
_sparse_scale = _factory.selections("sparse_scale")
_sparse_shown_only = _factory.selections("sparse_shown_only")
_sparse_sin = _factory.selections("sparse_sin")
_sparse_sinh = _factory.selections("sparse_sinh")
_sparse_slice = _factory.selections("sparse_slice")
_sparse_slice_grad = _factory.selections("sparse_slice_grad")
_sparse_softmax = _factory.selections("sparse_softmax")
_sparse_sparse_coo_tensor = _factory.selections("sparse_sparse_coo_tensor")
_sparse_sqrt = _factory.selections("sparse_sqrt")
_sparse_square = _factory.selections("sparse_square")
_sparse_subtract = _factory.selections("sparse_subtract")
_sparse_sum = _factory.selections("sparse_sum")
_sparse_sum_grad = _factory.selections("sparse_sum_grad")
_sparse_tan = _factory.selections("sparse_tan")
_sparse_tanh = _factory.selections("sparse_tanh")
_sparse_to_dense = _factory.selections("sparse_to_dense")
_sparse_to_sparse_coo = _factory.selections("sparse_to_sparse_coo")
_sparse_to_sparse_csr = _factory.selections("sparse_to_sparse_csr")
_sparse_transpose = _factory.selections("sparse_transpose")
_sparse_values = _factory.selections("sparse_values")
_sparse_with_values = _factory.selections("sparse_with_values")
_split = _factory.selections("split")
_split_with_num = _factory.selections("split_with_num")
_sqrt = _factory.selections("sqrt")
_square = _factory.selections("square")
_squeeze = _factory.selections("squeeze")
_stack = _factory.selections("stack")
_standard_gamma = _factory.selections("standard_gamma")
_stanh = _factory.selections("stanh")
_strided_slice = _factory.selections("strided_slice")
_strided_slice_grad = _factory.selections("strided_slice_grad")
_subtract = _factory.selections("subtract")
_sum = _factory.selections("sum")
_svd = _factory.selections("svd")
_swish_grad = _factory.selections("swish_grad")
_take_along_axis = _factory.selections("take_along_axis")
_take_along_axis_grad = _factory.selections("take_along_axis_grad")
_take_in_planes = _factory.selections("take_in_planes")
_tan = _factory.selections("tan")
_tanh = _factory.selections("tanh")
_tanh_shrink = _factory.selections("tanh_shrink")
_tensor_unfold = _factory.selections("tensor_unfold")
_tensor_unfold_grad = _factory.selections("tensor_unfold_grad")
_thresholded_relu = _factory.selections("thresholded_relu")
_tile = _factory.selections("tile")
_topk = _factory.selections("topk")
_trace = _factory.selections("trace")
_transpose = _factory.selections("transpose")
_triangular_solve = _factory.selections("triangular_solve")
_tril = _factory.selections("tril")
_tril_indices = _factory.selections("tril_indices")
_trilinear_interp = _factory.selections("trilinear_interp")
_triu = _factory.selections("triu")
_triu_indices = _factory.selections("triu_indices")
_trunc = _factory.selections("trunc")
_unbind = _factory.selections("unbind")
_unfold = _factory.selections("unfold")
_uniform = _factory.selections("uniform")
_uniform_inplace = _factory.selections("uniform_inplace")
_unique = _factory.selections("unique")
_unique_consecutive = _factory.selections("unique_consecutive")
_unpool = _factory.selections("unpool")
_unpool3d = _factory.selections("unpool3d")
_unsqueeze = _factory.selections("unsqueeze")
_unstack = _factory.selections("unstack")
_view_clear = _factory.selections("view_clear")
_view_dtype = _factory.selections("view_dtype")
_view_put = _factory.selections("view_put")
_view_shape = _factory.selections("view_shape")
_view_take = _factory.selections("view_take")
_view_write = _factory.selections("view_write")
_warpctc = _factory.selections("warpctc")
_warprnnt = _factory.selections("warprnnt")
_where = _factory.selections("where")
_written_last = _factory.selections("written_last")
_xlogy = _factory.selections("xlogy")

# output metas worked out so far
_adadelta_meta = Remembered(INFER_META["AdadeltaInferMeta"])
_adam_meta = Remembered(INFER_META["AdamInferMeta"])
_adamax_meta = Remembered(INFER_META["AdamaxInferMeta"])
_add_in_planes_meta = Remembered(INFER_META["AddInPlanesInferMeta"])
_add_n_meta = Remembered(INFER_META["AddNInferMeta"])
_addmm_meta = Remembered(INFER_META["AddmmInferMeta"])
_all_close_meta = Remembered(INFER_META["AllCloseInferMeta"])
_along_axis_places_meta = Remembered(INFER_META["AlongAxisPlacesInferMeta"])
_arg_min_max_meta = Remembered(INFER_META["ArgMinMaxInferMeta"])
_argsort_meta = Remembered(INFER_META["ArgsortInferMeta"])
_as_complex_meta = Remembered(INFER_META["AsComplexInferMeta"])
_as_real_meta = Remembered(INFER_META["AsRealInferMeta"])
_as_strided_meta = Remembered(INFER_META["AsStridedInferMeta"])
_asgd_meta = Remembered(INFER_META["AsgdInferMeta"])
_atan2_meta = Remembered(INFER_META["Atan2InferMeta"])
_batch_norm_meta = Remembered(INFER_META["BatchNormInferMeta"])
_bincount_meta = Remembered(INFER_META["BincountInferMeta"])
_binomial_meta = Remembered(INFER_META["BinomialInferMeta"])
_bmm_meta = Remembered(INFER_META["BmmInferMeta"])
_broadcast_tensors_meta = Remembered(INFER_META["BroadcastTensorsInferMeta"])
_cast_meta = Remembered(INFER_META["CastInferMeta"])
_channel_shuffle_meta = Remembered(INFER_META["ChannelShuffleInferMeta"])
_cholesky_meta = Remembered(INFER_META["CholeskyInferMeta"])
_compare_meta = Remembered(INFER_META["CompareInferMeta"])
_complex_meta = Remembered(INFER_META["ComplexInferMeta"])
_concat_meta = Remembered(INFER_META["ConcatInferMeta"])
_conv3d_meta = Remembered(INFER_META["Conv3dInferMeta"])
_conv_filter_grad_meta = Remembered(INFER_META["ConvFilterGradInferMeta"])
_conv_meta = Remembered(INFER_META["ConvInferMeta"])
_conv_input_grad_meta = Remembered(INFER_META["ConvInputGradInferMeta"])
_conv_transpose_meta = Remembered(INFER_META["ConvTransposeInferMeta"])
_cross_entropy_grad_meta = Remembered(INFER_META["CrossEntropyGradInferMeta"])
_cross_entropy_meta = Remembered(INFER_META["CrossEntropyInferMeta"])
_cross_meta = Remembered(INFER_META["CrossInferMeta"])
_ctc_lattice_meta = Remembered(INFER_META["CtcLatticeInferMeta"])
_cummax_meta = Remembered(INFER_META["CummaxInferMeta"])
_cumprod_meta = Remembered(INFER_META["CumprodInferMeta"])
_cumsum_meta = Remembered(INFER_META["CumsumInferMeta"])
_decay_sum_meta = Remembered(INFER_META["DecaySumInferMeta"])
_det_meta = Remembered(INFER_META["DetInferMeta"])
_diag_embed_meta = Remembered(INFER_META["DiagEmbedInferMeta"])
_diag_meta = Remembered(INFER_META["DiagInferMeta"])
_diagonal_meta = Remembered(INFER_META["DiagonalInferMeta"])
_dirichlet_meta = Remembered(INFER_META["DirichletInferMeta"])
_divide_meta = Remembered(INFER_META["DivideInferMeta"])
_dot_meta = Remembered(INFER_META["DotInferMeta"])
_eig_meta = Remembered(INFER_META["EigInferMeta"])
_eigh_meta = Remembered(INFER_META["EighInferMeta"])
_eigvals_meta = Remembered(INFER_META["EigvalsInferMeta"])
_einsum_meta = Remembered(INFER_META["EinsumInferMeta"])
_elementwise_meta = Remembered(INFER_META["ElementwiseInferMeta"])
_embedding_grad_meta = Remembered(INFER_META["EmbeddingGradInferMeta"])
_embedding_meta = Remembered(INFER_META["EmbeddingInferMeta"])
_embedding_share_meta = Remembered(INFER_META["EmbeddingShareInferMeta"])
_equal_all_meta = Remembered(INFER_META["EqualAllInferMeta"])
_expand_as_meta = Remembered(INFER_META["ExpandAsInferMeta"])
_expand_meta = Remembered(INFER_META["ExpandInferMeta"])
_fft_c2c_meta = Remembered(INFER_META["FftC2cInferMeta"])
_fft_c2r_meta = Remembered(INFER_META["FftC2rInferMeta"])
_fft_r2c_meta = Remembered(INFER_META["FftR2cInferMeta"])
_fill_diagonal_meta = Remembered(INFER_META["FillDiagonalInferMeta"])
_fill_diagonal_tensor_meta = Remembered(INFER_META["FillDiagonalTensorInferMeta"])
_five_states_meta = Remembered(INFER_META["FiveStatesInferMeta"])
_flatten_meta = Remembered(INFER_META["FlattenInferMeta"])
_flip_meta = Remembered(INFER_META["FlipInferMeta"])
_floating_meta = Remembered(INFER_META["FloatingInferMeta"])
_fold_image_meta = Remembered(INFER_META["FoldImageInferMeta"])
_fractional_max_pool_meta = Remembered(INFER_META["FractionalMaxPoolInferMeta"])
_frame_meta = Remembered(INFER_META["FrameInferMeta"])
_frobenius_norm_meta = Remembered(INFER_META["FrobeniusNormInferMeta"])
_gather_grad_meta = Remembered(INFER_META["GatherGradInferMeta"])
_gather_meta = Remembered(INFER_META["GatherInferMeta"])
_gather_nd_meta = Remembered(INFER_META["GatherNdInferMeta"])
_gather_tree_meta = Remembered(INFER_META["GatherTreeInferMeta"])
_graph_sample_neighbors_meta = Remembered(INFER_META["GraphSampleNeighborsInferMeta"])
_grid_pieces_meta = Remembered(INFER_META["GridPiecesInferMeta"])
_grid_sample_meta = Remembered(INFER_META["GridSampleInferMeta"])
_group_norm_meta = Remembered(INFER_META["GroupNormInferMeta"])
_histogram_meta = Remembered(INFER_META["HistogramInferMeta"])
_index_add_meta = Remembered(INFER_META["IndexAddInferMeta"])
_index_elementwise_get_grad_meta = Remembered(INFER_META["IndexElementwiseGetGradInferMeta"])
_index_elementwise_get_meta = Remembered(INFER_META["IndexElementwiseGetInferMeta"])
_index_elementwise_put_meta = Remembered(INFER_META["IndexElementwisePutInferMeta"])
_index_elementwise_put_with_tensor_meta = Remembered(INFER_META["IndexElementwisePutWithTensorInferMeta"])
_index_put_meta = Remembered(INFER_META["IndexPutInferMeta"])
_index_sample_meta = Remembered(INFER_META["IndexSampleInferMeta"])
_index_select_meta = Remembered(INFER_META["IndexSelectInferMeta"])
_inverse_meta = Remembered(INFER_META["InverseInferMeta"])
_is_empty_meta = Remembered(INFER_META["IsEmptyInferMeta"])
_keep_greater_meta = Remembered(INFER_META["KeepGreaterInferMeta"])
_keep_where_meta = Remembered(INFER_META["KeepWhereInferMeta"])
_kron_meta = Remembered(INFER_META["KronInferMeta"])
_kthvalue_meta = Remembered(INFER_META["KthvalueInferMeta"])
_lamb_meta = Remembered(INFER_META["LambInferMeta"])
_layer_norm_meta = Remembered(INFER_META["LayerNormInferMeta"])
_lerp_meta = Remembered(INFER_META["LerpInferMeta"])
_logsumexp_meta = Remembered(INFER_META["LogsumexpInferMeta"])
_lp_pool_meta = Remembered(INFER_META["LpPoolInferMeta"])
_lu_meta = Remembered(INFER_META["LuInferMeta"])
_lu_unpack_meta = Remembered(INFER_META["LuUnpackInferMeta"])
_masked_fill_meta = Remembered(INFER_META["MaskedFillInferMeta"])
_masked_select_meta = Remembered(INFER_META["MaskedSelectInferMeta"])
_matmul_meta = Remembered(INFER_META["MatmulInferMeta"])
_matrix_exp_meta = Remembered(INFER_META["MatrixExpInferMeta"])
_max_pool_with_index_meta = Remembered(INFER_META["MaxPoolWithIndexInferMeta"])
_median_meta = Remembered(INFER_META["MedianInferMeta"])
_meshgrid_meta = Remembered(INFER_META["MeshgridInferMeta"])
_mode_meta = Remembered(INFER_META["ModeInferMeta"])
_multinomial_meta = Remembered(INFER_META["MultinomialInferMeta"])
_multiplex_meta = Remembered(INFER_META["MultiplexInferMeta"])
_mv_meta = Remembered(INFER_META["MvInferMeta"])
_nll_loss_grad_meta = Remembered(INFER_META["NllLossGradInferMeta"])
_nll_loss_meta = Remembered(INFER_META["NllLossInferMeta"])
_nonzero_meta = Remembered(INFER_META["NonzeroInferMeta"])
_one_hot_meta = Remembered(INFER_META["OneHotInferMeta"])
_one_state_meta = Remembered(INFER_META["OneStateInferMeta"])
_overlap_add_meta = Remembered(INFER_META["OverlapAddInferMeta"])
_pnorm_meta = Remembered(INFER_META["PNormInferMeta"])
_pad_meta = Remembered(INFER_META["PadInferMeta"])
_pair_loss_meta = Remembered(INFER_META["PairLossInferMeta"])
_pivots_matrix_meta = Remembered(INFER_META["PivotsMatrixInferMeta"])
_pixel_shuffle_meta = Remembered(INFER_META["PixelShuffleInferMeta"])
_pixel_unshuffle_meta = Remembered(INFER_META["PixelUnshuffleInferMeta"])
_pool_double_grad_meta = Remembered(INFER_META["PoolDoubleGradInferMeta"])
_pool_grad_meta = Remembered(INFER_META["PoolGradInferMeta"])
_pool_meta = Remembered(INFER_META["PoolInferMeta"])
_prod_meta = Remembered(INFER_META["ProdInferMeta"])
_put_along_axis_meta = Remembered(INFER_META["PutAlongAxisInferMeta"])
_qr_meta = Remembered(INFER_META["QrInferMeta"])
_real_and_imag_meta = Remembered(INFER_META["RealAndImagInferMeta"])
_reduce_all_meta = Remembered(INFER_META["ReduceAllInferMeta"])
_reduce_bool_meta = Remembered(INFER_META["ReduceBoolInferMeta"])
_reduce_meta = Remembered(INFER_META["ReduceInferMeta"])
_reduce_non_empty_meta = Remembered(INFER_META["ReduceNonEmptyInferMeta"])
_reindex_graph_meta = Remembered(INFER_META["ReindexGraphInferMeta"])
_renorm_meta = Remembered(INFER_META["RenormInferMeta"])
_repeat_by_tensor_meta = Remembered(INFER_META["RepeatByTensorInferMeta"])
_repeat_interleave_meta = Remembered(INFER_META["RepeatInterleaveInferMeta"])
_reshape_meta = Remembered(INFER_META["ReshapeInferMeta"])
_rmsprop_meta = Remembered(INFER_META["RmspropInferMeta"])
_rnnt_lattice_meta = Remembered(INFER_META["RnntLatticeInferMeta"])
_roll_meta = Remembered(INFER_META["RollInferMeta"])
_rulebook_conv_meta = Remembered(INFER_META["RulebookConvInferMeta"])
_rulebook_filter_grad_meta = Remembered(INFER_META["RulebookFilterGradInferMeta"])
_rulebook_max_meta = Remembered(INFER_META["RulebookMaxInferMeta"])
_same_as_first_meta = Remembered(INFER_META["SameAsFirstInferMeta"])
_scatter_meta = Remembered(INFER_META["ScatterInferMeta"])
_scatter_nd_add_meta = Remembered(INFER_META["ScatterNdAddInferMeta"])
_searchsorted_meta = Remembered(INFER_META["SearchsortedInferMeta"])
_segment_pool_meta = Remembered(INFER_META["SegmentPoolInferMeta"])
_send_uerecv_meta = Remembered(INFER_META["SendUERecvInferMeta"])
_send_urecv_meta = Remembered(INFER_META["SendURecvInferMeta"])
_send_uv_meta = Remembered(INFER_META["SendUVInferMeta"])
_set_value_with_tensor_meta = Remembered(INFER_META["SetValueWithTensorInferMeta"])
_sgd_meta = Remembered(INFER_META["SgdInferMeta"])
_shape_given_meta = Remembered(INFER_META["ShapeGivenInferMeta"])
_sigmoid_cross_entropy_meta = Remembered(INFER_META["SigmoidCrossEntropyInferMeta"])
_silu_grad_meta = Remembered(INFER_META["SiluGradInferMeta"])
_slice_grad_meta = Remembered(INFER_META["SliceGradInferMeta"])
_slice_meta = Remembered(INFER_META["SliceInferMeta"])
_slogdet_meta = Remembered(INFER_META["SlogdetInferMeta"])
_softmax_meta = Remembered(INFER_META["SoftmaxInferMeta"])
_solve_meta = Remembered(INFER_META["SolveInferMeta"])
_sparse_same_shape_meta = Remembered(INFER_META["SparseSameShapeInferMeta"])
_split_meta = Remembered(INFER_META["SplitInferMeta"])
_split_with_num_meta = Remembered(INFER_META["SplitWithNumInferMeta"])
_squeeze_meta = Remembered(INFER_META["SqueezeInferMeta"])
_stack_meta = Remembered(INFER_META["StackInferMeta"])
_strided_slice_meta = Remembered(INFER_META["StridedSliceInferMeta"])
_sum_meta = Remembered(INFER_META["SumInferMeta"])
_svd_meta = Remembered(INFER_META["SvdInferMeta"])
_take_along_axis_grad_meta = Remembered(INFER_META["TakeAlongAxisGradInferMeta"])
_take_along_axis_meta = Remembered(INFER_META["TakeAlongAxisInferMeta"])
_take_in_planes_meta = Remembered(INFER_META["TakeInPlanesInferMeta"])
_tile_meta = Remembered(INFER_META["TileInferMeta"])
_topk_meta = Remembered(INFER_META["TopkInferMeta"])
_trace_meta = Remembered(INFER_META["TraceInferMeta"])
_transpose_meta = Remembered(INFER_META["TransposeInferMeta"])
_triangular_solve_meta = Remembered(INFER_META["TriangularSolveInferMeta"])
_tril_meta = Remembered(INFER_META["TrilInferMeta"])
_unbind_meta = Remembered(INFER_META["UnbindInferMeta"])
_unchanged_bool_meta = Remembered(INFER_META["UnchangedBoolInferMeta"])
_unfold_image_meta = Remembered(INFER_META["UnfoldImageInferMeta"])
_unfold_meta = Remembered(INFER_META["UnfoldInferMeta"])
_unique_consecutive_meta = Remembered(INFER_META["UniqueConsecutiveInferMeta"])
_unique_meta = Remembered(INFER_META["UniqueInferMeta"])
_unpool_meta = Remembered(INFER_META["UnpoolInferMeta"])
_unsqueeze_meta = Remembered(INFER_META["UnsqueezeInferMeta"])
_unstack_meta = Remembered(INFER_META["UnstackInferMeta"])
_view_clear_meta = Remembered(INFER_META["ViewClearInferMeta"])
_view_dtype_meta = Remembered(INFER_META["ViewDtypeInferMeta"])
_view_put_meta = Remembered(INFER_META["ViewPutInferMeta"])
_view_shape_meta = Remembered(INFER_META["ViewShapeInferMeta"])
_view_take_meta = Remembered(INFER_META["ViewTakeInferMeta"])
_view_write_meta = Remembered(INFER_META["ViewWriteInferMeta"])
_warpctc_meta = Remembered(INFER_META["WarpctcInferMeta"])
_warprnnt_meta = Remembered(INFER_META["WarprnntInferMeta"])
_where_meta = Remembered(INFER_META["WhereInferMeta"])
_wider_meta = Remembered(INFER_META["WiderInferMeta"])
_written_last_meta = Remembered(INFER_META["WrittenLastInferMeta"])


def real(x: Tensor) -> Tensor:
    """④ real: kernel `real`, RealAndImagInferMeta; a view of x where the kernel gives one."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _real.get(x_meta.key) or _select("real", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _real_and_imag_meta[x_meta]
    return make_view(x, fn(x_array), out_meta)


def imag(x: Tensor) -> Tensor:
    """④ imag: kernel `imag`, RealAndImagInferMeta; a view of x where the kernel gives one."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _imag.get(x_meta.key) or _select("imag", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _real_and_imag_meta[x_meta]
    return make_view(x, fn(x_array), out_meta)


def conj(x: Tensor) -> Tensor:
    """④ conj: kernel `conj`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _conj.get(x_meta.key) or _select("conj", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def complex(real: Tensor, imag: Tensor) -> Tensor:
    """④ complex: kernel `complex`, ComplexInferMeta."""
    real_impl, imag_impl = real.impl, imag.impl
    real_meta, imag_meta = real_impl.meta, imag_impl.meta
    real_array, imag_array = real_impl.array, imag_impl.array
    key = (
        real_meta.key
        if real_meta is imag_meta or real_meta.key == imag_meta.key
        else parse_kernel_key("complex", real_meta, imag_meta)
    )
    kernel = _complex.get(key) or _select("complex", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        real_array, imag_array = prepare_data(kernel, real_impl, 0), prepare_data(kernel, imag_impl, 1)
    out_meta = _complex_meta[real_meta, imag_meta]
    impl = DenseTensor()
    impl.array = fn(real_array, imag_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def as_complex(x: Tensor) -> Tensor:
    """④ as_complex: kernel `as_complex`, AsComplexInferMeta; a view of x where the kernel gives one."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _as_complex.get(x_meta.key) or _select("as_complex", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _as_complex_meta[x_meta]
    return make_view(x, fn(x_array), out_meta)


def as_real(x: Tensor) -> Tensor:
    """④ as_real: kernel `as_real`, AsRealInferMeta; a view of x where the kernel gives one."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _as_real.get(x_meta.key) or _select("as_real", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _as_real_meta[x_meta]
    return make_view(x, fn(x_array), out_meta)


def angle(x: Tensor) -> Tensor:
    """④ angle: kernel `angle`, RealAndImagInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _angle.get(x_meta.key) or _select("angle", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _real_and_imag_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def sgn(x: Tensor) -> Tensor:
    """④ sgn: kernel `sgn`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sgn.get(x_meta.key) or _select("sgn", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def full(shape: Sequence[int], value: Any, dtype: Any, place: Place | None) -> Tensor:
    """④ full: kernel `full`, FullInferMeta."""
    place = expected() if place is None else place
    like = make_meta((), convert(dtype), place)
    kernel = _full.get(like.key) or _select("full", like.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    out_meta = infer(INFER_META["FullInferMeta"], like, shape, value, numpy_dtype(dtype))
    impl = DenseTensor()
    impl.array = fn(shape, value, numpy_dtype(dtype))
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def full_like(x: Tensor, value: Any, dtype: Any, place: Place | None) -> Tensor:
    """④ full_like: kernel `full_like`, FullLikeInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    place = x_meta.place if place is None else place
    like = make_meta((), x_meta.data_type if dtype is None else convert(dtype), place)
    kernel = _full_like.get(like.key) or _select("full_like", like.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = infer(
        INFER_META["FullLikeInferMeta"], like, x_meta, value, None if dtype is None else numpy_dtype(dtype)
    )
    impl = DenseTensor()
    impl.array = fn(x_array, value, None if dtype is None else numpy_dtype(dtype))
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def arange(start: Any, end: Any, step: Any, dtype: Any, place: Place | None) -> Tensor:
    """④ arange: kernel `arange`, ArangeInferMeta."""
    place = expected() if place is None else place
    like = make_meta((), convert(dtype), place)
    kernel = _arange.get(like.key) or _select("arange", like.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    out_meta = infer(INFER_META["ArangeInferMeta"], like, start, end, step, numpy_dtype(dtype))
    impl = DenseTensor()
    impl.array = fn(start, end, step, numpy_dtype(dtype))
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def eye(num_rows: int, num_columns: int, dtype: Any, place: Place | None) -> Tensor:
    """④ eye: kernel `eye`, EyeInferMeta."""
    place = expected() if place is None else place
    like = make_meta((), convert(dtype), place)
    kernel = _eye.get(like.key) or _select("eye", like.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    out_meta = infer(INFER_META["EyeInferMeta"], like, num_rows, num_columns, numpy_dtype(dtype))
    impl = DenseTensor()
    impl.array = fn(num_rows, num_columns, numpy_dtype(dtype))
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def linspace(start: Any, stop: Any, number: int, dtype: Any, place: Place | None) -> Tensor:
    """④ linspace: kernel `linspace`, LinspaceInferMeta."""
    place = expected() if place is None else place
    like = make_meta((), convert(dtype), place)
    kernel = _linspace.get(like.key) or _select("linspace", like.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    out_meta = infer(INFER_META["LinspaceInferMeta"], like, start, stop, number, numpy_dtype(dtype))
    impl = DenseTensor()
    impl.array = fn(start, stop, number, numpy_dtype(dtype))
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def logspace(start: Any, stop: Any, num: int, base: Any, dtype: Any, place: Place | None) -> Tensor:
    """④ logspace: kernel `logspace`, LogspaceInferMeta."""
    place = expected() if place is None else place
    like = make_meta((), convert(dtype), place)
    kernel = _logspace.get(like.key) or _select("logspace", like.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    out_meta = infer(INFER_META["LogspaceInferMeta"], like, start, stop, num, base, numpy_dtype(dtype))
    impl = DenseTensor()
    impl.array = fn(start, stop, num, base, numpy_dtype(dtype))
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def tril_indices(rows: int, cols: int, offset: int, dtype: Any, place: Place | None) -> Tensor:
    """④ tril_indices: kernel `tril_indices`, TrilIndicesInferMeta."""
    place = expected() if place is None else place
    like = make_meta((), convert(dtype), place)
    kernel = _tril_indices.get(like.key) or _select("tril_indices", like.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    out_meta = infer(INFER_META["TrilIndicesInferMeta"], like, rows, cols, offset, numpy_dtype(dtype))
    impl = DenseTensor()
    impl.array = fn(rows, cols, offset, numpy_dtype(dtype))
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def triu_indices(rows: int, cols: int, offset: int, dtype: Any, place: Place | None) -> Tensor:
    """④ triu_indices: kernel `triu_indices`, TriuIndicesInferMeta."""
    place = expected() if place is None else place
    like = make_meta((), convert(dtype), place)
    kernel = _triu_indices.get(like.key) or _select("triu_indices", like.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    out_meta = infer(INFER_META["TriuIndicesInferMeta"], like, rows, cols, offset, numpy_dtype(dtype))
    impl = DenseTensor()
    impl.array = fn(rows, cols, offset, numpy_dtype(dtype))
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def add(x: Tensor, y: Tensor) -> Tensor:
    """④ add: kernel `add`, ElementwiseInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("add", x_meta, y_meta)
    kernel = _add.get(key) or _select("add", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def add_(x: Tensor, y: Tensor) -> Tensor:
    """④ add_: kernel `add`, written into x."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("add", x_meta, y_meta)
    kernel = _add.get(key) or _select("add", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    check_inplace_shape(infos.ADD_, x, out_meta)
    write_in_place(x, fn(x_array, y_array), out_meta)
    return x


def subtract(x: Tensor, y: Tensor) -> Tensor:
    """④ subtract: kernel `subtract`, ElementwiseInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("subtract", x_meta, y_meta)
    kernel = _subtract.get(key) or _select("subtract", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def subtract_(x: Tensor, y: Tensor) -> Tensor:
    """④ subtract_: kernel `subtract`, written into x."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("subtract", x_meta, y_meta)
    kernel = _subtract.get(key) or _select("subtract", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    check_inplace_shape(infos.SUBTRACT_, x, out_meta)
    write_in_place(x, fn(x_array, y_array), out_meta)
    return x


def multiply(x: Tensor, y: Tensor) -> Tensor:
    """④ multiply: kernel `multiply`, ElementwiseInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("multiply", x_meta, y_meta)
    kernel = _multiply.get(key) or _select("multiply", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        if kernel.undense:
            return make_kind(fn(x_array, y_array))
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def multiply_(x: Tensor, y: Tensor) -> Tensor:
    """④ multiply_: kernel `multiply`, written into x."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("multiply", x_meta, y_meta)
    kernel = _multiply.get(key) or _select("multiply", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        if kernel.undense:
            raise not_in_place(infos.MULTIPLY_)
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    check_inplace_shape(infos.MULTIPLY_, x, out_meta)
    write_in_place(x, fn(x_array, y_array), out_meta)
    return x


def divide(x: Tensor, y: Tensor) -> Tensor:
    """④ divide: kernel `divide`, DivideInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("divide", x_meta, y_meta)
    kernel = _divide.get(key) or _select("divide", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _divide_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def divide_(x: Tensor, y: Tensor) -> Tensor:
    """④ divide_: kernel `divide`, written into x."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("divide", x_meta, y_meta)
    kernel = _divide.get(key) or _select("divide", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _divide_meta[x_meta, y_meta]
    check_inplace_shape(infos.DIVIDE_, x, out_meta)
    write_in_place(x, fn(x_array, y_array), out_meta)
    return x


def scale(x: Tensor, scale: Any, bias: Any, bias_after_scale: bool) -> Tensor:
    """④ scale: kernel `scale`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _scale.get(x_meta.key) or _select("scale", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        if kernel.undense:
            return make_kind(fn(x_array, scale, bias, bias_after_scale))
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array, scale, bias, bias_after_scale)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def scale_(x: Tensor, scale: Any, bias: Any, bias_after_scale: bool) -> Tensor:
    """④ scale_: kernel `scale`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _scale.get(x_meta.key) or _select("scale", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        if kernel.undense:
            raise not_in_place(infos.SCALE_)
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = x_meta
    check_inplace_shape(infos.SCALE_, x, out_meta)
    write_in_place(x, fn(x_array, scale, bias, bias_after_scale), out_meta)
    return x


def div_scale(x: Tensor, scale: Any) -> Tensor:
    """④ div_scale: kernel `div_scale`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _div_scale.get(x_meta.key) or _select("div_scale", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        if kernel.undense:
            return make_kind(fn(x_array, scale))
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array, scale)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def div_scale_(x: Tensor, scale: Any) -> Tensor:
    """④ div_scale_: kernel `div_scale`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _div_scale.get(x_meta.key) or _select("div_scale", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        if kernel.undense:
            raise not_in_place(infos.DIV_SCALE_)
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = x_meta
    check_inplace_shape(infos.DIV_SCALE_, x, out_meta)
    write_in_place(x, fn(x_array, scale), out_meta)
    return x


def pow(x: Tensor, y: Any) -> Tensor:
    """④ pow: kernel `pow`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _pow.get(x_meta.key) or _select("pow", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array, y)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def pow_(x: Tensor, y: Any) -> Tensor:
    """④ pow_: kernel `pow`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _pow.get(x_meta.key) or _select("pow", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = x_meta
    check_inplace_shape(infos.POW_, x, out_meta)
    write_in_place(x, fn(x_array, y), out_meta)
    return x


def pow_slope(x: Tensor, y: Any) -> Tensor:
    """④ pow_slope: kernel `pow_slope`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _pow_slope.get(x_meta.key) or _select("pow_slope", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array, y)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def elementwise_pow(x: Tensor, y: Tensor) -> Tensor:
    """④ elementwise_pow: kernel `elementwise_pow`, ElementwiseInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = (
        x_meta.key
        if x_meta is y_meta or x_meta.key == y_meta.key
        else parse_kernel_key("elementwise_pow", x_meta, y_meta)
    )
    kernel = _elementwise_pow.get(key) or _select("elementwise_pow", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def elementwise_pow_slope(x: Tensor, y: Tensor) -> Tensor:
    """④ elementwise_pow_slope: kernel `elementwise_pow_slope`, ElementwiseInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = (
        x_meta.key
        if x_meta is y_meta or x_meta.key == y_meta.key
        else parse_kernel_key("elementwise_pow_slope", x_meta, y_meta)
    )
    kernel = _elementwise_pow_slope.get(key) or _select("elementwise_pow_slope", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def xlogy(x: Tensor, y: Tensor) -> Tensor:
    """④ xlogy: kernel `xlogy`, ElementwiseInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("xlogy", x_meta, y_meta)
    kernel = _xlogy.get(key) or _select("xlogy", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def maximum(x: Tensor, y: Tensor) -> Tensor:
    """④ maximum: kernel `maximum`, ElementwiseInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("maximum", x_meta, y_meta)
    kernel = _maximum.get(key) or _select("maximum", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def minimum(x: Tensor, y: Tensor) -> Tensor:
    """④ minimum: kernel `minimum`, ElementwiseInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("minimum", x_meta, y_meta)
    kernel = _minimum.get(key) or _select("minimum", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def where(condition: Tensor, x: Tensor, y: Tensor) -> Tensor:
    """④ where: kernel `where`, WhereInferMeta."""
    condition_impl, x_impl, y_impl = condition.impl, x.impl, y.impl
    condition_meta, x_meta, y_meta = condition_impl.meta, x_impl.meta, y_impl.meta
    condition_array, x_array, y_array = condition_impl.array, x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("where", x_meta, y_meta)
    kernel = _where.get(key) or _select("where", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        condition_array, x_array, y_array = (
            prepare_data(kernel, condition_impl, 0),
            prepare_data(kernel, x_impl, 1),
            prepare_data(kernel, y_impl, 2),
        )
    out_meta = _where_meta[condition_meta, x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(condition_array, x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def where_(condition: Tensor, x: Tensor, y: Tensor) -> Tensor:
    """④ where_: kernel `where`, written into x."""
    condition_impl, x_impl, y_impl = condition.impl, x.impl, y.impl
    condition_meta, x_meta, y_meta = condition_impl.meta, x_impl.meta, y_impl.meta
    condition_array, x_array, y_array = condition_impl.array, x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("where", x_meta, y_meta)
    kernel = _where.get(key) or _select("where", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        condition_array, x_array, y_array = (
            prepare_data(kernel, condition_impl, 0),
            prepare_data(kernel, x_impl, 1),
            prepare_data(kernel, y_impl, 2),
        )
    out_meta = _where_meta[condition_meta, x_meta, y_meta]
    check_inplace_shape(infos.WHERE_, x, out_meta)
    write_in_place(x, fn(condition_array, x_array, y_array), out_meta)
    return x


def keep_where(x: Tensor, mask: Tensor) -> Tensor:
    """④ keep_where: kernel `keep_where`, KeepWhereInferMeta."""
    x_impl, mask_impl = x.impl, mask.impl
    x_meta, mask_meta = x_impl.meta, mask_impl.meta
    x_array, mask_array = x_impl.array, mask_impl.array
    kernel = _keep_where.get(x_meta.key) or _select("keep_where", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, mask_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, mask_impl, 1)
    out_meta = _keep_where_meta[x_meta, mask_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, mask_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def clip(x: Tensor, min: Any, max: Any) -> Tensor:
    """④ clip: kernel `clip`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _clip.get(x_meta.key) or _select("clip", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array, min, max)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def clip_(x: Tensor, min: Any, max: Any) -> Tensor:
    """④ clip_: kernel `clip`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _clip.get(x_meta.key) or _select("clip", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = x_meta
    check_inplace_shape(infos.CLIP_, x, out_meta)
    write_in_place(x, fn(x_array, min, max), out_meta)
    return x


def clip_grad(x: Tensor, out_grad: Tensor, min: Any, max: Any) -> Tensor:
    """④ clip_grad: kernel `clip_grad`, SameAsFirstInferMeta."""
    x_impl, out_grad_impl = x.impl, out_grad.impl
    x_meta, out_grad_meta = x_impl.meta, out_grad_impl.meta
    x_array, out_grad_array = x_impl.array, out_grad_impl.array
    key = (
        x_meta.key
        if x_meta is out_grad_meta or x_meta.key == out_grad_meta.key
        else parse_kernel_key("clip_grad", x_meta, out_grad_meta)
    )
    kernel = _clip_grad.get(key) or _select("clip_grad", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, out_grad_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, out_grad_impl, 1)
    out_meta = infer(INFER_META["SameAsFirstInferMeta"], x_meta, x_meta, out_grad_meta, min, max)
    impl = DenseTensor()
    impl.array = fn(x_array, out_grad_array, min, max)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def fill(x: Tensor, value: Any) -> Tensor:
    """④ fill: kernel `fill`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _fill.get(x_meta.key) or _select("fill", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array, value)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def fill_(x: Tensor, value: Any) -> Tensor:
    """④ fill_: kernel `fill`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _fill.get(x_meta.key) or _select("fill", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = x_meta
    check_inplace_shape(infos.FILL_, x, out_meta)
    write_in_place(x, fn(x_array, value), out_meta)
    return x


def cast(x: Tensor, dtype: Any) -> Tensor:
    """④ cast: kernel `cast`, CastInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _cast.get(x_meta.key) or _select("cast", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        if kernel.undense:
            return make_kind(fn(x_array, numpy_dtype(dtype)))
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _cast_meta[x_meta, numpy_dtype(dtype)]
    impl = DenseTensor()
    impl.array = fn(x_array, numpy_dtype(dtype))
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def cast_(x: Tensor, dtype: Any) -> Tensor:
    """④ cast_: kernel `cast`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _cast.get(x_meta.key) or _select("cast", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        if kernel.undense:
            raise not_in_place(infos.CAST_)
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _cast_meta[x_meta, numpy_dtype(dtype)]
    check_inplace_shape(infos.CAST_, x, out_meta)
    write_in_place(x, fn(x_array, numpy_dtype(dtype)), out_meta)
    return x


def assign(x: Tensor) -> Tensor:
    """④ assign: kernel `assign`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _assign.get(x_meta.key) or _select("assign", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        if kernel.undense:
            return make_kind(fn(x_array))
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def add_n(inputs: list[Tensor]) -> Tensor:
    """④ add_n: kernel `add_n`, AddNInferMeta."""
    inputs_impls = [t.impl for t in inputs]
    inputs_metas = [t.meta for t in inputs_impls]
    inputs_arrays = [t.array for t in inputs_impls]
    kernel = _add_n.get(inputs_metas[0].key) or _select("add_n", inputs_metas[0].key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        inputs_arrays = [prepare_data(kernel, t, 0, rank) for rank, t in enumerate(inputs_impls)]
    out_meta = _add_n_meta[(tuple(inputs_metas),)]
    impl = DenseTensor()
    impl.array = fn(inputs_arrays)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def atan2(x: Tensor, y: Tensor) -> Tensor:
    """④ atan2: kernel `atan2`, Atan2InferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("atan2", x_meta, y_meta)
    kernel = _atan2.get(key) or _select("atan2", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _atan2_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def keep_greater(g: Tensor, x: Tensor, y: Tensor) -> Tensor:
    """④ keep_greater: kernel `keep_greater`, KeepGreaterInferMeta."""
    g_impl, x_impl, y_impl = g.impl, x.impl, y.impl
    g_meta, x_meta, y_meta = g_impl.meta, x_impl.meta, y_impl.meta
    g_array, x_array, y_array = g_impl.array, x_impl.array, y_impl.array
    kernel = _keep_greater.get(g_meta.key) or _select("keep_greater", g_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        g_array, x_array, y_array = (
            prepare_data(kernel, g_impl, 0),
            prepare_data(kernel, x_impl, 1),
            prepare_data(kernel, y_impl, 2),
        )
    out_meta = _keep_greater_meta[g_meta, x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(g_array, x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def fmax(x: Tensor, y: Tensor) -> Tensor:
    """④ fmax: kernel `fmax`, ElementwiseInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("fmax", x_meta, y_meta)
    kernel = _fmax.get(key) or _select("fmax", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def fmin(x: Tensor, y: Tensor) -> Tensor:
    """④ fmin: kernel `fmin`, ElementwiseInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("fmin", x_meta, y_meta)
    kernel = _fmin.get(key) or _select("fmin", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def floor_divide(x: Tensor, y: Tensor) -> Tensor:
    """④ floor_divide: kernel `floor_divide`, ElementwiseInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = (
        x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("floor_divide", x_meta, y_meta)
    )
    kernel = _floor_divide.get(key) or _select("floor_divide", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def floor_divide_(x: Tensor, y: Tensor) -> Tensor:
    """④ floor_divide_: kernel `floor_divide`, written into x."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = (
        x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("floor_divide", x_meta, y_meta)
    )
    kernel = _floor_divide.get(key) or _select("floor_divide", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    check_inplace_shape(infos.FLOOR_DIVIDE_, x, out_meta)
    write_in_place(x, fn(x_array, y_array), out_meta)
    return x


def remainder(x: Tensor, y: Tensor) -> Tensor:
    """④ remainder: kernel `remainder`, ElementwiseInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("remainder", x_meta, y_meta)
    kernel = _remainder.get(key) or _select("remainder", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def remainder_(x: Tensor, y: Tensor) -> Tensor:
    """④ remainder_: kernel `remainder`, written into x."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("remainder", x_meta, y_meta)
    kernel = _remainder.get(key) or _select("remainder", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    check_inplace_shape(infos.REMAINDER_, x, out_meta)
    write_in_place(x, fn(x_array, y_array), out_meta)
    return x


def copysign(x: Tensor, y: Tensor) -> Tensor:
    """④ copysign: kernel `copysign`, ElementwiseInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("copysign", x_meta, y_meta)
    kernel = _copysign.get(key) or _select("copysign", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def copysign_(x: Tensor, y: Tensor) -> Tensor:
    """④ copysign_: kernel `copysign`, written into x."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("copysign", x_meta, y_meta)
    kernel = _copysign.get(key) or _select("copysign", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    check_inplace_shape(infos.COPYSIGN_, x, out_meta)
    write_in_place(x, fn(x_array, y_array), out_meta)
    return x


def heaviside(x: Tensor, y: Tensor) -> Tensor:
    """④ heaviside: kernel `heaviside`, ElementwiseInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("heaviside", x_meta, y_meta)
    kernel = _heaviside.get(key) or _select("heaviside", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def nextafter(x: Tensor, y: Tensor) -> Tensor:
    """④ nextafter: kernel `nextafter`, ElementwiseInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("nextafter", x_meta, y_meta)
    kernel = _nextafter.get(key) or _select("nextafter", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def lerp(x: Tensor, y: Tensor, weight: Tensor) -> Tensor:
    """④ lerp: kernel `lerp`, LerpInferMeta."""
    x_impl, y_impl, weight_impl = x.impl, y.impl, weight.impl
    x_meta, y_meta, weight_meta = x_impl.meta, y_impl.meta, weight_impl.meta
    x_array, y_array, weight_array = x_impl.array, y_impl.array, weight_impl.array
    key = parse_kernel_key("lerp", x_meta, y_meta, weight_meta)
    kernel = _lerp.get(key) or _select("lerp", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array, weight_array = (
            prepare_data(kernel, x_impl, 0),
            prepare_data(kernel, y_impl, 1),
            prepare_data(kernel, weight_impl, 2),
        )
    out_meta = _lerp_meta[x_meta, y_meta, weight_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array, weight_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def lerp_(x: Tensor, y: Tensor, weight: Tensor) -> Tensor:
    """④ lerp_: kernel `lerp`, written into x."""
    x_impl, y_impl, weight_impl = x.impl, y.impl, weight.impl
    x_meta, y_meta, weight_meta = x_impl.meta, y_impl.meta, weight_impl.meta
    x_array, y_array, weight_array = x_impl.array, y_impl.array, weight_impl.array
    key = parse_kernel_key("lerp", x_meta, y_meta, weight_meta)
    kernel = _lerp.get(key) or _select("lerp", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array, weight_array = (
            prepare_data(kernel, x_impl, 0),
            prepare_data(kernel, y_impl, 1),
            prepare_data(kernel, weight_impl, 2),
        )
    out_meta = _lerp_meta[x_meta, y_meta, weight_meta]
    check_inplace_shape(infos.LERP_, x, out_meta)
    write_in_place(x, fn(x_array, y_array, weight_array), out_meta)
    return x


def embedding(x: Tensor, weight: Tensor, padding_idx: int, sparse: bool) -> Tensor:
    """④ embedding: kernel `embedding`, EmbeddingInferMeta."""
    x_impl, weight_impl = x.impl, weight.impl
    x_meta, weight_meta = x_impl.meta, weight_impl.meta
    x_array, weight_array = x_impl.array, weight_impl.array
    kernel = _embedding.get(weight_meta.key) or _select("embedding", weight_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, weight_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, weight_impl, 1)
    out_meta = _embedding_meta[x_meta, weight_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, weight_array, padding_idx, sparse)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def embedding_grad(x: Tensor, out_grad: Tensor, shape: Sequence[int], padding_idx: int) -> Tensor:
    """④ embedding_grad: kernel `embedding_grad`, EmbeddingGradInferMeta."""
    x_impl, out_grad_impl = x.impl, out_grad.impl
    x_meta, out_grad_meta = x_impl.meta, out_grad_impl.meta
    x_array, out_grad_array = x_impl.array, out_grad_impl.array
    kernel = _embedding_grad.get(out_grad_meta.key) or _select("embedding_grad", out_grad_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, out_grad_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, out_grad_impl, 1)
    out_meta = _embedding_grad_meta[x_meta, out_grad_meta, tuple(shape)]
    impl = DenseTensor()
    impl.array = fn(x_array, out_grad_array, shape, padding_idx)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def embedding_with_scaled_gradient(x: Tensor, weight: Tensor, padding_idx: int) -> Tensor:
    """④ embedding_with_scaled_gradient: kernel `embedding`, EmbeddingInferMeta."""
    x_impl, weight_impl = x.impl, weight.impl
    x_meta, weight_meta = x_impl.meta, weight_impl.meta
    x_array, weight_array = x_impl.array, weight_impl.array
    kernel = _embedding.get(weight_meta.key) or _select("embedding", weight_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, weight_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, weight_impl, 1)
    out_meta = _embedding_meta[x_meta, weight_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, weight_array, padding_idx)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def embedding_share(x: Tensor, like: Tensor) -> Tensor:
    """④ embedding_share: kernel `embedding_share`, EmbeddingShareInferMeta."""
    x_impl, like_impl = x.impl, like.impl
    x_meta, like_meta = x_impl.meta, like_impl.meta
    x_array, like_array = x_impl.array, like_impl.array
    kernel = _embedding_share.get(like_meta.key) or _select("embedding_share", like_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, like_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, like_impl, 1)
    out_meta = _embedding_share_meta[x_meta, like_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, like_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def merge_selected_rows(x: Tensor) -> Tensor:
    """④ merge_selected_rows: kernel `merge_selected_rows`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _merge_selected_rows.get(x_meta.key) or _select("merge_selected_rows", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array))


def selected_rows_to_dense(x: Tensor) -> Tensor:
    """④ selected_rows_to_dense: kernel `selected_rows_to_dense`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _selected_rows_to_dense.get(x_meta.key) or _select("selected_rows_to_dense", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array))


def get_tensor_from_selected_rows(x: Tensor) -> Tensor:
    """④ get_tensor_from_selected_rows: kernel `get_tensor_from_selected_rows`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _get_tensor_from_selected_rows.get(x_meta.key) or _select("get_tensor_from_selected_rows", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array))


def sgd_rows(param: Tensor, grad: Tensor, learning_rate: float) -> Tensor:
    """④ sgd_rows: kernel `sgd_rows`, UnchangedInferMeta."""
    param_impl, grad_impl = param.impl, grad.impl
    param_meta, grad_meta = param_impl.meta, grad_impl.meta
    param_array, grad_array = param_impl.array, grad_impl.array
    kernel = _sgd_rows.get(grad_meta.key) or _select("sgd_rows", grad_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(param_array, grad_array, learning_rate))


def keep_other_rows(x: Tensor, y: Tensor, rows: Tensor) -> Tensor:
    """④ keep_other_rows: kernel `keep_other_rows`, UnchangedInferMeta."""
    x_impl, y_impl, rows_impl = x.impl, y.impl, rows.impl
    x_meta, y_meta, rows_meta = x_impl.meta, y_impl.meta, rows_impl.meta
    x_array, y_array, rows_array = x_impl.array, y_impl.array, rows_impl.array
    kernel = _keep_other_rows.get(rows_meta.key) or _select("keep_other_rows", rows_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array, y_array, rows_array))


def fft_c2c(x: Tensor, axes: Sequence[int], normalization: str, forward: bool) -> Tensor:
    """④ fft_c2c: kernel `fft_c2c`, FftC2cInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _fft_c2c.get(x_meta.key) or _select("fft_c2c", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _fft_c2c_meta[x_meta, tuple(axes), normalization, forward]
    impl = DenseTensor()
    impl.array = fn(x_array, axes, normalization, forward)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def fft_r2c(x: Tensor, axes: Sequence[int], normalization: str, forward: bool, onesided: bool) -> Tensor:
    """④ fft_r2c: kernel `fft_r2c`, FftR2cInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _fft_r2c.get(x_meta.key) or _select("fft_r2c", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _fft_r2c_meta[x_meta, tuple(axes), normalization, forward, onesided]
    impl = DenseTensor()
    impl.array = fn(x_array, axes, normalization, forward, onesided)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def fft_c2r(x: Tensor, axes: Sequence[int], normalization: str, forward: bool, last_dim_size: int) -> Tensor:
    """④ fft_c2r: kernel `fft_c2r`, FftC2rInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _fft_c2r.get(x_meta.key) or _select("fft_c2r", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _fft_c2r_meta[x_meta, tuple(axes), normalization, forward, last_dim_size]
    impl = DenseTensor()
    impl.array = fn(x_array, axes, normalization, forward, last_dim_size)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def frame(x: Tensor, frame_length: int, hop_length: int, axis: int) -> Tensor:
    """④ frame: kernel `frame`, FrameInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _frame.get(x_meta.key) or _select("frame", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _frame_meta[x_meta, frame_length, hop_length, axis]
    impl = DenseTensor()
    impl.array = fn(x_array, frame_length, hop_length, axis)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def overlap_add(x: Tensor, hop_length: int, axis: int) -> Tensor:
    """④ overlap_add: kernel `overlap_add`, OverlapAddInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _overlap_add.get(x_meta.key) or _select("overlap_add", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _overlap_add_meta[x_meta, hop_length, axis]
    impl = DenseTensor()
    impl.array = fn(x_array, hop_length, axis)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def segment_pool(x: Tensor, segment_ids: Tensor, pooltype: str) -> tuple[Tensor, Tensor]:
    """④ segment_pool: kernel `segment_pool`, SegmentPoolInferMeta."""
    x_impl, segment_ids_impl = x.impl, segment_ids.impl
    x_meta, segment_ids_meta = x_impl.meta, segment_ids_impl.meta
    x_array, segment_ids_array = x_impl.array, segment_ids_impl.array
    kernel = _segment_pool.get(x_meta.key) or _select("segment_pool", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, segment_ids_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, segment_ids_impl, 1)
    out_meta, summed_ids_meta = _segment_pool_meta[x_meta, segment_ids_meta, pooltype]
    out_array, summed_ids_array = fn(x_array, segment_ids_array, pooltype)
    return (
        make_tensor(out_array, measured(out_meta, out_array)),
        make_tensor(summed_ids_array, measured(summed_ids_meta, summed_ids_array)),
    )


def send_u_recv(
    x: Tensor, src_index: Tensor, dst_index: Tensor, reduce_op: str, out_size: Sequence[int]
) -> tuple[Tensor, Tensor]:
    """④ send_u_recv: kernel `send_u_recv`, SendURecvInferMeta."""
    x_impl, src_index_impl, dst_index_impl = x.impl, src_index.impl, dst_index.impl
    x_meta, src_index_meta, dst_index_meta = x_impl.meta, src_index_impl.meta, dst_index_impl.meta
    x_array, src_index_array, dst_index_array = x_impl.array, src_index_impl.array, dst_index_impl.array
    kernel = _send_u_recv.get(x_meta.key) or _select("send_u_recv", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, src_index_array, dst_index_array = (
            prepare_data(kernel, x_impl, 0),
            prepare_data(kernel, src_index_impl, 1),
            prepare_data(kernel, dst_index_impl, 2),
        )
    out_meta, dst_count_meta = _send_urecv_meta[x_meta, src_index_meta, dst_index_meta, reduce_op, tuple(out_size)]
    out_array, dst_count_array = fn(x_array, src_index_array, dst_index_array, reduce_op, out_size)
    return make_tensor(out_array, out_meta), make_tensor(dst_count_array, dst_count_meta)


def send_ue_recv(
    x: Tensor, y: Tensor, src_index: Tensor, dst_index: Tensor, message_op: str, reduce_op: str, out_size: Sequence[int]
) -> tuple[Tensor, Tensor]:
    """④ send_ue_recv: kernel `send_ue_recv`, SendUERecvInferMeta."""
    x_impl, y_impl, src_index_impl, dst_index_impl = x.impl, y.impl, src_index.impl, dst_index.impl
    x_meta, y_meta, src_index_meta, dst_index_meta = x_impl.meta, y_impl.meta, src_index_impl.meta, dst_index_impl.meta
    x_array, y_array, src_index_array, dst_index_array = (
        x_impl.array,
        y_impl.array,
        src_index_impl.array,
        dst_index_impl.array,
    )
    kernel = _send_ue_recv.get(x_meta.key) or _select("send_ue_recv", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array, src_index_array, dst_index_array = (
            prepare_data(kernel, x_impl, 0),
            prepare_data(kernel, y_impl, 1),
            prepare_data(kernel, src_index_impl, 2),
            prepare_data(kernel, dst_index_impl, 3),
        )
    out_meta, dst_count_meta = _send_uerecv_meta[
        x_meta, y_meta, src_index_meta, dst_index_meta, message_op, reduce_op, tuple(out_size)
    ]
    out_array, dst_count_array = fn(x_array, y_array, src_index_array, dst_index_array, message_op, reduce_op, out_size)
    return make_tensor(out_array, out_meta), make_tensor(dst_count_array, dst_count_meta)


def send_uv(x: Tensor, y: Tensor, src_index: Tensor, dst_index: Tensor, message_op: str) -> Tensor:
    """④ send_uv: kernel `send_uv`, SendUVInferMeta."""
    x_impl, y_impl, src_index_impl, dst_index_impl = x.impl, y.impl, src_index.impl, dst_index.impl
    x_meta, y_meta, src_index_meta, dst_index_meta = x_impl.meta, y_impl.meta, src_index_impl.meta, dst_index_impl.meta
    x_array, y_array, src_index_array, dst_index_array = (
        x_impl.array,
        y_impl.array,
        src_index_impl.array,
        dst_index_impl.array,
    )
    kernel = _send_uv.get(x_meta.key) or _select("send_uv", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array, src_index_array, dst_index_array = (
            prepare_data(kernel, x_impl, 0),
            prepare_data(kernel, y_impl, 1),
            prepare_data(kernel, src_index_impl, 2),
            prepare_data(kernel, dst_index_impl, 3),
        )
    out_meta = _send_uv_meta[x_meta, y_meta, src_index_meta, dst_index_meta, message_op]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array, src_index_array, dst_index_array, message_op)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def reindex_graph(x: Tensor, neighbors: list[Tensor], count: list[Tensor]) -> tuple[Tensor, Tensor, Tensor]:
    """④ reindex_graph: kernel `reindex_graph`, ReindexGraphInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    neighbors_impls = [t.impl for t in neighbors]
    neighbors_metas = [t.meta for t in neighbors_impls]
    neighbors_arrays = [t.array for t in neighbors_impls]
    count_impls = [t.impl for t in count]
    count_metas = [t.meta for t in count_impls]
    count_arrays = [t.array for t in count_impls]
    kernel = _reindex_graph.get(x_meta.key) or _select("reindex_graph", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
        neighbors_arrays = [prepare_data(kernel, t, 1, rank) for rank, t in enumerate(neighbors_impls)]
        count_arrays = [prepare_data(kernel, t, 2, rank) for rank, t in enumerate(count_impls)]
    reindex_src_meta, reindex_dst_meta, out_nodes_meta = _reindex_graph_meta[
        x_meta, tuple(neighbors_metas), tuple(count_metas)
    ]
    reindex_src_array, reindex_dst_array, out_nodes_array = fn(x_array, neighbors_arrays, count_arrays)
    return (
        make_tensor(reindex_src_array, measured(reindex_src_meta, reindex_src_array)),
        make_tensor(reindex_dst_array, measured(reindex_dst_meta, reindex_dst_array)),
        make_tensor(out_nodes_array, measured(out_nodes_meta, out_nodes_array)),
    )


def graph_sample_neighbors(
    row: Tensor, colptr: Tensor, x: Tensor, edge_weight: Tensor | None, sample_size: int
) -> tuple[Tensor, Tensor, Tensor]:
    """④ graph_sample_neighbors: kernel `graph_sample_neighbors`, GraphSampleNeighborsInferMeta."""
    row_impl, colptr_impl, x_impl = row.impl, colptr.impl, x.impl
    row_meta, colptr_meta, x_meta = row_impl.meta, colptr_impl.meta, x_impl.meta
    row_array, colptr_array, x_array = row_impl.array, colptr_impl.array, x_impl.array
    edge_weight_impl = None if edge_weight is None else edge_weight.impl
    edge_weight_meta = None if edge_weight_impl is None else edge_weight_impl.meta
    edge_weight_array = None if edge_weight_impl is None else edge_weight_impl.array
    kernel = _graph_sample_neighbors.get(row_meta.key) or _select("graph_sample_neighbors", row_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        row_array = prepare_data(kernel, row_impl, 0)
        colptr_array = prepare_data(kernel, colptr_impl, 1)
        x_array = prepare_data(kernel, x_impl, 2)
        if edge_weight_impl is not None:
            edge_weight_array = prepare_data(kernel, edge_weight_impl, 3)
    out_meta, out_count_meta, out_places_meta = _graph_sample_neighbors_meta[
        row_meta, colptr_meta, x_meta, edge_weight_meta, sample_size
    ]
    out_array, out_count_array, out_places_array = fn(row_array, colptr_array, x_array, edge_weight_array, sample_size)
    return (
        make_tensor(out_array, measured(out_meta, out_array)),
        make_tensor(out_count_array, measured(out_count_meta, out_count_array)),
        make_tensor(out_places_array, measured(out_places_meta, out_places_array)),
    )


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
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        input_array = prepare_data(kernel, input_impl, 0)
    out_meta = _slice_meta[
        input_meta, tuple(axes), tuple(starts), tuple(ends), tuple(infer_flags), tuple(decrease_axis)
    ]
    return make_view(input, fn(input_array, axes, starts, ends, infer_flags, decrease_axis), out_meta)


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
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        out_grad_array = prepare_data(kernel, out_grad_impl, 0)
    out_meta = _slice_grad_meta[
        out_grad_meta, tuple(shape), tuple(axes), tuple(starts), tuple(ends), tuple(decrease_axis)
    ]
    impl = DenseTensor()
    impl.array = fn(out_grad_array, shape, axes, starts, ends, decrease_axis)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def strided_slice(
    x: Tensor, axes: Sequence[int], starts: Sequence[int], ends: Sequence[int], strides: Sequence[int]
) -> Tensor:
    """④ strided_slice: kernel `strided_slice`, StridedSliceInferMeta; a view of x where the kernel gives one."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _strided_slice.get(x_meta.key) or _select("strided_slice", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _strided_slice_meta[x_meta, tuple(axes), tuple(starts), tuple(ends), tuple(strides)]
    return make_view(x, fn(x_array, axes, starts, ends, strides), out_meta)


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
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        out_grad_array = prepare_data(kernel, out_grad_impl, 0)
    out_meta = _slice_grad_meta[out_grad_meta, tuple(shape), tuple(axes), tuple(starts), tuple(ends), tuple(strides)]
    impl = DenseTensor()
    impl.array = fn(out_grad_array, shape, axes, starts, ends, strides)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


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
    fn = kernel.fn
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
    impl = DenseTensor()
    impl.array = fn(x_array, starts, ends, steps, axes, decrease_axes, none_axes, shape, values)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


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
    fn = kernel.fn
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
    write_in_place(x, fn(x_array, starts, ends, steps, axes, decrease_axes, none_axes, shape, values), out_meta)
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
        x_meta.key
        if x_meta is values_meta or x_meta.key == values_meta.key
        else parse_kernel_key("set_value_with_tensor", x_meta, values_meta)
    )
    kernel = _set_value_with_tensor.get(key) or _select("set_value_with_tensor", key)
    fn = kernel.fn
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
    impl = DenseTensor()
    impl.array = fn(x_array, values_array, starts, ends, steps, axes, decrease_axes, none_axes)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


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
        x_meta.key
        if x_meta is values_meta or x_meta.key == values_meta.key
        else parse_kernel_key("set_value_with_tensor", x_meta, values_meta)
    )
    kernel = _set_value_with_tensor.get(key) or _select("set_value_with_tensor", key)
    fn = kernel.fn
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
    write_in_place(x, fn(x_array, values_array, starts, ends, steps, axes, decrease_axes, none_axes), out_meta)
    return x


def gather(x: Tensor, index: Tensor, axis: int) -> Tensor:
    """④ gather: kernel `gather`, GatherInferMeta."""
    x_impl, index_impl = x.impl, index.impl
    x_meta, index_meta = x_impl.meta, index_impl.meta
    x_array, index_array = x_impl.array, index_impl.array
    kernel = _gather.get(x_meta.key) or _select("gather", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, index_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, index_impl, 1)
    out_meta = _gather_meta[x_meta, index_meta, axis]
    impl = DenseTensor()
    impl.array = fn(x_array, index_array, axis)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def gather_grad(out_grad: Tensor, index: Tensor, shape: Sequence[int], axis: int) -> Tensor:
    """④ gather_grad: kernel `gather_grad`, GatherGradInferMeta."""
    out_grad_impl, index_impl = out_grad.impl, index.impl
    out_grad_meta, index_meta = out_grad_impl.meta, index_impl.meta
    out_grad_array, index_array = out_grad_impl.array, index_impl.array
    kernel = _gather_grad.get(out_grad_meta.key) or _select("gather_grad", out_grad_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        out_grad_array, index_array = prepare_data(kernel, out_grad_impl, 0), prepare_data(kernel, index_impl, 1)
    out_meta = _gather_grad_meta[out_grad_meta, index_meta, tuple(shape), axis]
    impl = DenseTensor()
    impl.array = fn(out_grad_array, index_array, shape, axis)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def index_elementwise_get(x: Tensor, index: list[Tensor], axes: Sequence[int]) -> Tensor:
    """④ index_elementwise_get: kernel `index_elementwise_get`, IndexElementwiseGetInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    index_impls = [t.impl for t in index]
    index_metas = [t.meta for t in index_impls]
    index_arrays = [t.array for t in index_impls]
    kernel = _index_elementwise_get.get(x_meta.key) or _select("index_elementwise_get", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
        index_arrays = [prepare_data(kernel, t, 1, rank) for rank, t in enumerate(index_impls)]
    out_meta = _index_elementwise_get_meta[x_meta, tuple(index_metas), tuple(axes)]
    impl = DenseTensor()
    impl.array = fn(x_array, index_arrays, axes)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def index_elementwise_get_grad(
    index: list[Tensor], out_grad: Tensor, shape: Sequence[int], axes: Sequence[int]
) -> Tensor:
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
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        index_arrays = [prepare_data(kernel, t, 0, rank) for rank, t in enumerate(index_impls)]
        out_grad_array = prepare_data(kernel, out_grad_impl, 1)
    out_meta = _index_elementwise_get_grad_meta[tuple(index_metas), out_grad_meta, tuple(shape), tuple(axes)]
    impl = DenseTensor()
    impl.array = fn(index_arrays, out_grad_array, shape, axes)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def take_along_axis(arr: Tensor, indices: Tensor, axis: int) -> Tensor:
    """④ take_along_axis: kernel `take_along_axis`, TakeAlongAxisInferMeta."""
    arr_impl, indices_impl = arr.impl, indices.impl
    arr_meta, indices_meta = arr_impl.meta, indices_impl.meta
    arr_array, indices_array = arr_impl.array, indices_impl.array
    kernel = _take_along_axis.get(arr_meta.key) or _select("take_along_axis", arr_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        arr_array, indices_array = prepare_data(kernel, arr_impl, 0), prepare_data(kernel, indices_impl, 1)
    out_meta = _take_along_axis_meta[arr_meta, indices_meta, axis]
    impl = DenseTensor()
    impl.array = fn(arr_array, indices_array, axis)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def take_along_axis_grad(out_grad: Tensor, indices: Tensor, shape: Sequence[int], axis: int) -> Tensor:
    """④ take_along_axis_grad: kernel `take_along_axis_grad`, TakeAlongAxisGradInferMeta."""
    out_grad_impl, indices_impl = out_grad.impl, indices.impl
    out_grad_meta, indices_meta = out_grad_impl.meta, indices_impl.meta
    out_grad_array, indices_array = out_grad_impl.array, indices_impl.array
    kernel = _take_along_axis_grad.get(out_grad_meta.key) or _select("take_along_axis_grad", out_grad_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        out_grad_array, indices_array = prepare_data(kernel, out_grad_impl, 0), prepare_data(kernel, indices_impl, 1)
    out_meta = _take_along_axis_grad_meta[out_grad_meta, indices_meta, tuple(shape), axis]
    impl = DenseTensor()
    impl.array = fn(out_grad_array, indices_array, shape, axis)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def index_select(x: Tensor, index: Tensor, axis: int) -> Tensor:
    """④ index_select: kernel `index_select`, IndexSelectInferMeta."""
    x_impl, index_impl = x.impl, index.impl
    x_meta, index_meta = x_impl.meta, index_impl.meta
    x_array, index_array = x_impl.array, index_impl.array
    kernel = _index_select.get(x_meta.key) or _select("index_select", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, index_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, index_impl, 1)
    out_meta = _index_select_meta[x_meta, index_meta, axis]
    impl = DenseTensor()
    impl.array = fn(x_array, index_array, axis)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def index_sample(x: Tensor, index: Tensor) -> Tensor:
    """④ index_sample: kernel `index_sample`, IndexSampleInferMeta."""
    x_impl, index_impl = x.impl, index.impl
    x_meta, index_meta = x_impl.meta, index_impl.meta
    x_array, index_array = x_impl.array, index_impl.array
    kernel = _index_sample.get(x_meta.key) or _select("index_sample", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, index_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, index_impl, 1)
    out_meta = _index_sample_meta[x_meta, index_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, index_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def index_add(x: Tensor, index: Tensor, add_value: Tensor, axis: int) -> Tensor:
    """④ index_add: kernel `index_add`, IndexAddInferMeta."""
    x_impl, index_impl, add_value_impl = x.impl, index.impl, add_value.impl
    x_meta, index_meta, add_value_meta = x_impl.meta, index_impl.meta, add_value_impl.meta
    x_array, index_array, add_value_array = x_impl.array, index_impl.array, add_value_impl.array
    key = (
        x_meta.key
        if x_meta is add_value_meta or x_meta.key == add_value_meta.key
        else parse_kernel_key("index_add", x_meta, add_value_meta)
    )
    kernel = _index_add.get(key) or _select("index_add", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, index_array, add_value_array = (
            prepare_data(kernel, x_impl, 0),
            prepare_data(kernel, index_impl, 1),
            prepare_data(kernel, add_value_impl, 2),
        )
    out_meta = _index_add_meta[x_meta, index_meta, add_value_meta, axis]
    impl = DenseTensor()
    impl.array = fn(x_array, index_array, add_value_array, axis)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def index_add_(x: Tensor, index: Tensor, add_value: Tensor, axis: int) -> Tensor:
    """④ index_add_: kernel `index_add`, written into x."""
    x_impl, index_impl, add_value_impl = x.impl, index.impl, add_value.impl
    x_meta, index_meta, add_value_meta = x_impl.meta, index_impl.meta, add_value_impl.meta
    x_array, index_array, add_value_array = x_impl.array, index_impl.array, add_value_impl.array
    key = (
        x_meta.key
        if x_meta is add_value_meta or x_meta.key == add_value_meta.key
        else parse_kernel_key("index_add", x_meta, add_value_meta)
    )
    kernel = _index_add.get(key) or _select("index_add", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, index_array, add_value_array = (
            prepare_data(kernel, x_impl, 0),
            prepare_data(kernel, index_impl, 1),
            prepare_data(kernel, add_value_impl, 2),
        )
    out_meta = _index_add_meta[x_meta, index_meta, add_value_meta, axis]
    check_inplace_shape(infos.INDEX_ADD_, x, out_meta)
    write_in_place(x, fn(x_array, index_array, add_value_array, axis), out_meta)
    return x


def index_put(x: Tensor, indices: list[Tensor], value: Tensor, accumulate: bool) -> Tensor:
    """④ index_put: kernel `index_put`, IndexPutInferMeta."""
    x_impl, value_impl = x.impl, value.impl
    x_meta, value_meta = x_impl.meta, value_impl.meta
    x_array, value_array = x_impl.array, value_impl.array
    indices_impls = [t.impl for t in indices]
    indices_metas = [t.meta for t in indices_impls]
    indices_arrays = [t.array for t in indices_impls]
    key = (
        x_meta.key
        if x_meta is value_meta or x_meta.key == value_meta.key
        else parse_kernel_key("index_put", x_meta, value_meta)
    )
    kernel = _index_put.get(key) or _select("index_put", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
        indices_arrays = [prepare_data(kernel, t, 1, rank) for rank, t in enumerate(indices_impls)]
        value_array = prepare_data(kernel, value_impl, 2)
    out_meta = _index_put_meta[x_meta, tuple(indices_metas), value_meta, accumulate]
    impl = DenseTensor()
    impl.array = fn(x_array, indices_arrays, value_array, accumulate)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def index_put_(x: Tensor, indices: list[Tensor], value: Tensor, accumulate: bool) -> Tensor:
    """④ index_put_: kernel `index_put`, written into x."""
    x_impl, value_impl = x.impl, value.impl
    x_meta, value_meta = x_impl.meta, value_impl.meta
    x_array, value_array = x_impl.array, value_impl.array
    indices_impls = [t.impl for t in indices]
    indices_metas = [t.meta for t in indices_impls]
    indices_arrays = [t.array for t in indices_impls]
    key = (
        x_meta.key
        if x_meta is value_meta or x_meta.key == value_meta.key
        else parse_kernel_key("index_put", x_meta, value_meta)
    )
    kernel = _index_put.get(key) or _select("index_put", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
        indices_arrays = [prepare_data(kernel, t, 1, rank) for rank, t in enumerate(indices_impls)]
        value_array = prepare_data(kernel, value_impl, 2)
    out_meta = _index_put_meta[x_meta, tuple(indices_metas), value_meta, accumulate]
    check_inplace_shape(infos.INDEX_PUT_, x, out_meta)
    write_in_place(x, fn(x_array, indices_arrays, value_array, accumulate), out_meta)
    return x


def index_elementwise_put(x: Tensor, index: list[Tensor], value: Any, axes: Sequence[int]) -> Tensor:
    """④ index_elementwise_put: kernel `index_elementwise_put`, IndexElementwisePutInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    index_impls = [t.impl for t in index]
    index_metas = [t.meta for t in index_impls]
    index_arrays = [t.array for t in index_impls]
    kernel = _index_elementwise_put.get(x_meta.key) or _select("index_elementwise_put", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
        index_arrays = [prepare_data(kernel, t, 1, rank) for rank, t in enumerate(index_impls)]
    out_meta = _index_elementwise_put_meta[x_meta, tuple(index_metas), tuple(axes)]
    impl = DenseTensor()
    impl.array = fn(x_array, index_arrays, value, axes)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def index_elementwise_put_(x: Tensor, index: list[Tensor], value: Any, axes: Sequence[int]) -> Tensor:
    """④ index_elementwise_put_: kernel `index_elementwise_put`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    index_impls = [t.impl for t in index]
    index_metas = [t.meta for t in index_impls]
    index_arrays = [t.array for t in index_impls]
    kernel = _index_elementwise_put.get(x_meta.key) or _select("index_elementwise_put", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
        index_arrays = [prepare_data(kernel, t, 1, rank) for rank, t in enumerate(index_impls)]
    out_meta = _index_elementwise_put_meta[x_meta, tuple(index_metas), tuple(axes)]
    check_inplace_shape(infos.INDEX_ELEMENTWISE_PUT_, x, out_meta)
    write_in_place(x, fn(x_array, index_arrays, value, axes), out_meta)
    return x


def index_elementwise_put_with_tensor(x: Tensor, index: list[Tensor], value: Tensor, axes: Sequence[int]) -> Tensor:
    """④ index_elementwise_put_with_tensor: kernel `index_elementwise_put_with_tensor`,
    IndexElementwisePutWithTensorInferMeta.
    """
    x_impl, value_impl = x.impl, value.impl
    x_meta, value_meta = x_impl.meta, value_impl.meta
    x_array, value_array = x_impl.array, value_impl.array
    index_impls = [t.impl for t in index]
    index_metas = [t.meta for t in index_impls]
    index_arrays = [t.array for t in index_impls]
    key = (
        x_meta.key
        if x_meta is value_meta or x_meta.key == value_meta.key
        else parse_kernel_key("index_elementwise_put_with_tensor", x_meta, value_meta)
    )
    kernel = _index_elementwise_put_with_tensor.get(key) or _select("index_elementwise_put_with_tensor", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
        index_arrays = [prepare_data(kernel, t, 1, rank) for rank, t in enumerate(index_impls)]
        value_array = prepare_data(kernel, value_impl, 2)
    out_meta = _index_elementwise_put_with_tensor_meta[x_meta, tuple(index_metas), value_meta, tuple(axes)]
    impl = DenseTensor()
    impl.array = fn(x_array, index_arrays, value_array, axes)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def index_elementwise_put_with_tensor_(x: Tensor, index: list[Tensor], value: Tensor, axes: Sequence[int]) -> Tensor:
    """④ index_elementwise_put_with_tensor_: kernel `index_elementwise_put_with_tensor`, written into x."""
    x_impl, value_impl = x.impl, value.impl
    x_meta, value_meta = x_impl.meta, value_impl.meta
    x_array, value_array = x_impl.array, value_impl.array
    index_impls = [t.impl for t in index]
    index_metas = [t.meta for t in index_impls]
    index_arrays = [t.array for t in index_impls]
    key = (
        x_meta.key
        if x_meta is value_meta or x_meta.key == value_meta.key
        else parse_kernel_key("index_elementwise_put_with_tensor", x_meta, value_meta)
    )
    kernel = _index_elementwise_put_with_tensor.get(key) or _select("index_elementwise_put_with_tensor", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
        index_arrays = [prepare_data(kernel, t, 1, rank) for rank, t in enumerate(index_impls)]
        value_array = prepare_data(kernel, value_impl, 2)
    out_meta = _index_elementwise_put_with_tensor_meta[x_meta, tuple(index_metas), value_meta, tuple(axes)]
    check_inplace_shape(infos.INDEX_ELEMENTWISE_PUT_WITH_TENSOR_, x, out_meta)
    write_in_place(x, fn(x_array, index_arrays, value_array, axes), out_meta)
    return x


def written_last(index: list[Tensor], shape: Sequence[int], axes: Sequence[int]) -> Tensor:
    """④ written_last: kernel `written_last`, WrittenLastInferMeta."""
    index_impls = [t.impl for t in index]
    index_metas = [t.meta for t in index_impls]
    index_arrays = [t.array for t in index_impls]
    kernel = _written_last.get(index_metas[0].key) or _select("written_last", index_metas[0].key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        index_arrays = [prepare_data(kernel, t, 0, rank) for rank, t in enumerate(index_impls)]
    out_meta = _written_last_meta[tuple(index_metas), tuple(shape), tuple(axes)]
    impl = DenseTensor()
    impl.array = fn(index_arrays, shape, axes)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def masked_fill(x: Tensor, mask: Tensor, value: Tensor) -> Tensor:
    """④ masked_fill: kernel `masked_fill`, MaskedFillInferMeta."""
    x_impl, mask_impl, value_impl = x.impl, mask.impl, value.impl
    x_meta, mask_meta, value_meta = x_impl.meta, mask_impl.meta, value_impl.meta
    x_array, mask_array, value_array = x_impl.array, mask_impl.array, value_impl.array
    key = (
        x_meta.key
        if x_meta is value_meta or x_meta.key == value_meta.key
        else parse_kernel_key("masked_fill", x_meta, value_meta)
    )
    kernel = _masked_fill.get(key) or _select("masked_fill", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, mask_array, value_array = (
            prepare_data(kernel, x_impl, 0),
            prepare_data(kernel, mask_impl, 1),
            prepare_data(kernel, value_impl, 2),
        )
    out_meta = _masked_fill_meta[x_meta, mask_meta, value_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, mask_array, value_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def masked_fill_(x: Tensor, mask: Tensor, value: Tensor) -> Tensor:
    """④ masked_fill_: kernel `masked_fill`, written into x."""
    x_impl, mask_impl, value_impl = x.impl, mask.impl, value.impl
    x_meta, mask_meta, value_meta = x_impl.meta, mask_impl.meta, value_impl.meta
    x_array, mask_array, value_array = x_impl.array, mask_impl.array, value_impl.array
    key = (
        x_meta.key
        if x_meta is value_meta or x_meta.key == value_meta.key
        else parse_kernel_key("masked_fill", x_meta, value_meta)
    )
    kernel = _masked_fill.get(key) or _select("masked_fill", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, mask_array, value_array = (
            prepare_data(kernel, x_impl, 0),
            prepare_data(kernel, mask_impl, 1),
            prepare_data(kernel, value_impl, 2),
        )
    out_meta = _masked_fill_meta[x_meta, mask_meta, value_meta]
    check_inplace_shape(infos.MASKED_FILL_, x, out_meta)
    write_in_place(x, fn(x_array, mask_array, value_array), out_meta)
    return x


def masked_select(x: Tensor, mask: Tensor) -> Tensor:
    """④ masked_select: kernel `masked_select`, MaskedSelectInferMeta."""
    x_impl, mask_impl = x.impl, mask.impl
    x_meta, mask_meta = x_impl.meta, mask_impl.meta
    x_array, mask_array = x_impl.array, mask_impl.array
    kernel = _masked_select.get(x_meta.key) or _select("masked_select", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, mask_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, mask_impl, 1)
    out_meta = _masked_select_meta[x_meta, mask_meta]
    out_array = fn(x_array, mask_array)
    return make_tensor(out_array, measured(out_meta, out_array))


def masked_select_grad(out_grad: Tensor, mask: Tensor, shape: Sequence[int]) -> Tensor:
    """④ masked_select_grad: kernel `masked_select_grad`, ShapeGivenInferMeta."""
    out_grad_impl, mask_impl = out_grad.impl, mask.impl
    out_grad_meta, mask_meta = out_grad_impl.meta, mask_impl.meta
    out_grad_array, mask_array = out_grad_impl.array, mask_impl.array
    kernel = _masked_select_grad.get(out_grad_meta.key) or _select("masked_select_grad", out_grad_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        out_grad_array, mask_array = prepare_data(kernel, out_grad_impl, 0), prepare_data(kernel, mask_impl, 1)
    out_meta = _shape_given_meta[out_grad_meta, tuple(shape)]
    impl = DenseTensor()
    impl.array = fn(out_grad_array, mask_array, shape)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def gather_nd(x: Tensor, index: Tensor) -> Tensor:
    """④ gather_nd: kernel `gather_nd`, GatherNdInferMeta."""
    x_impl, index_impl = x.impl, index.impl
    x_meta, index_meta = x_impl.meta, index_impl.meta
    x_array, index_array = x_impl.array, index_impl.array
    kernel = _gather_nd.get(x_meta.key) or _select("gather_nd", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, index_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, index_impl, 1)
    out_meta = _gather_nd_meta[x_meta, index_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, index_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def gather_nd_grad(out_grad: Tensor, index: Tensor, shape: Sequence[int]) -> Tensor:
    """④ gather_nd_grad: kernel `gather_nd_grad`, ShapeGivenInferMeta."""
    out_grad_impl, index_impl = out_grad.impl, index.impl
    out_grad_meta, index_meta = out_grad_impl.meta, index_impl.meta
    out_grad_array, index_array = out_grad_impl.array, index_impl.array
    kernel = _gather_nd_grad.get(out_grad_meta.key) or _select("gather_nd_grad", out_grad_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        out_grad_array, index_array = prepare_data(kernel, out_grad_impl, 0), prepare_data(kernel, index_impl, 1)
    out_meta = _shape_given_meta[out_grad_meta, tuple(shape)]
    impl = DenseTensor()
    impl.array = fn(out_grad_array, index_array, shape)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def scatter(x: Tensor, index: Tensor, updates: Tensor, overwrite: bool) -> Tensor:
    """④ scatter: kernel `scatter`, ScatterInferMeta."""
    x_impl, index_impl, updates_impl = x.impl, index.impl, updates.impl
    x_meta, index_meta, updates_meta = x_impl.meta, index_impl.meta, updates_impl.meta
    x_array, index_array, updates_array = x_impl.array, index_impl.array, updates_impl.array
    key = (
        x_meta.key
        if x_meta is updates_meta or x_meta.key == updates_meta.key
        else parse_kernel_key("scatter", x_meta, updates_meta)
    )
    kernel = _scatter.get(key) or _select("scatter", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, index_array, updates_array = (
            prepare_data(kernel, x_impl, 0),
            prepare_data(kernel, index_impl, 1),
            prepare_data(kernel, updates_impl, 2),
        )
    out_meta = _scatter_meta[x_meta, index_meta, updates_meta, overwrite]
    impl = DenseTensor()
    impl.array = fn(x_array, index_array, updates_array, overwrite)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def scatter_(x: Tensor, index: Tensor, updates: Tensor, overwrite: bool) -> Tensor:
    """④ scatter_: kernel `scatter`, written into x."""
    x_impl, index_impl, updates_impl = x.impl, index.impl, updates.impl
    x_meta, index_meta, updates_meta = x_impl.meta, index_impl.meta, updates_impl.meta
    x_array, index_array, updates_array = x_impl.array, index_impl.array, updates_impl.array
    key = (
        x_meta.key
        if x_meta is updates_meta or x_meta.key == updates_meta.key
        else parse_kernel_key("scatter", x_meta, updates_meta)
    )
    kernel = _scatter.get(key) or _select("scatter", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, index_array, updates_array = (
            prepare_data(kernel, x_impl, 0),
            prepare_data(kernel, index_impl, 1),
            prepare_data(kernel, updates_impl, 2),
        )
    out_meta = _scatter_meta[x_meta, index_meta, updates_meta, overwrite]
    check_inplace_shape(infos.SCATTER_, x, out_meta)
    write_in_place(x, fn(x_array, index_array, updates_array, overwrite), out_meta)
    return x


def scatter_nd_add(x: Tensor, index: Tensor, updates: Tensor) -> Tensor:
    """④ scatter_nd_add: kernel `scatter_nd_add`, ScatterNdAddInferMeta."""
    x_impl, index_impl, updates_impl = x.impl, index.impl, updates.impl
    x_meta, index_meta, updates_meta = x_impl.meta, index_impl.meta, updates_impl.meta
    x_array, index_array, updates_array = x_impl.array, index_impl.array, updates_impl.array
    key = (
        x_meta.key
        if x_meta is updates_meta or x_meta.key == updates_meta.key
        else parse_kernel_key("scatter_nd_add", x_meta, updates_meta)
    )
    kernel = _scatter_nd_add.get(key) or _select("scatter_nd_add", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, index_array, updates_array = (
            prepare_data(kernel, x_impl, 0),
            prepare_data(kernel, index_impl, 1),
            prepare_data(kernel, updates_impl, 2),
        )
    out_meta = _scatter_nd_add_meta[x_meta, index_meta, updates_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, index_array, updates_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def put_along_axis(arr: Tensor, indices: Tensor, values: Tensor, axis: int, reduce: str, include_self: bool) -> Tensor:
    """④ put_along_axis: kernel `put_along_axis`, PutAlongAxisInferMeta."""
    arr_impl, indices_impl, values_impl = arr.impl, indices.impl, values.impl
    arr_meta, indices_meta, values_meta = arr_impl.meta, indices_impl.meta, values_impl.meta
    arr_array, indices_array, values_array = arr_impl.array, indices_impl.array, values_impl.array
    key = (
        arr_meta.key
        if arr_meta is values_meta or arr_meta.key == values_meta.key
        else parse_kernel_key("put_along_axis", arr_meta, values_meta)
    )
    kernel = _put_along_axis.get(key) or _select("put_along_axis", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        arr_array, indices_array, values_array = (
            prepare_data(kernel, arr_impl, 0),
            prepare_data(kernel, indices_impl, 1),
            prepare_data(kernel, values_impl, 2),
        )
    out_meta = _put_along_axis_meta[arr_meta, indices_meta, values_meta, axis, reduce, include_self]
    impl = DenseTensor()
    impl.array = fn(arr_array, indices_array, values_array, axis, reduce, include_self)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def put_along_axis_(arr: Tensor, indices: Tensor, values: Tensor, axis: int, reduce: str, include_self: bool) -> Tensor:
    """④ put_along_axis_: kernel `put_along_axis`, written into arr."""
    arr_impl, indices_impl, values_impl = arr.impl, indices.impl, values.impl
    arr_meta, indices_meta, values_meta = arr_impl.meta, indices_impl.meta, values_impl.meta
    arr_array, indices_array, values_array = arr_impl.array, indices_impl.array, values_impl.array
    key = (
        arr_meta.key
        if arr_meta is values_meta or arr_meta.key == values_meta.key
        else parse_kernel_key("put_along_axis", arr_meta, values_meta)
    )
    kernel = _put_along_axis.get(key) or _select("put_along_axis", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        arr_array, indices_array, values_array = (
            prepare_data(kernel, arr_impl, 0),
            prepare_data(kernel, indices_impl, 1),
            prepare_data(kernel, values_impl, 2),
        )
    out_meta = _put_along_axis_meta[arr_meta, indices_meta, values_meta, axis, reduce, include_self]
    check_inplace_shape(infos.PUT_ALONG_AXIS_, arr, out_meta)
    write_in_place(arr, fn(arr_array, indices_array, values_array, axis, reduce, include_self), out_meta)
    return arr


def multiplex(inputs: list[Tensor], index: Tensor) -> Tensor:
    """④ multiplex: kernel `multiplex`, MultiplexInferMeta."""
    index_impl = index.impl
    index_meta = index_impl.meta
    index_array = index_impl.array
    inputs_impls = [t.impl for t in inputs]
    inputs_metas = [t.meta for t in inputs_impls]
    inputs_arrays = [t.array for t in inputs_impls]
    kernel = _multiplex.get(inputs_metas[0].key) or _select("multiplex", inputs_metas[0].key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        inputs_arrays = [prepare_data(kernel, t, 0, rank) for rank, t in enumerate(inputs_impls)]
        index_array = prepare_data(kernel, index_impl, 1)
    out_meta = _multiplex_meta[tuple(inputs_metas), index_meta]
    impl = DenseTensor()
    impl.array = fn(inputs_arrays, index_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def along_axis_places(indices: Tensor, axis: int) -> list[Tensor]:
    """④ along_axis_places: kernel `along_axis_places`, AlongAxisPlacesInferMeta."""
    indices_impl = indices.impl
    indices_meta = indices_impl.meta
    indices_array = indices_impl.array
    kernel = _along_axis_places.get(indices_meta.key) or _select("along_axis_places", indices_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        indices_array = prepare_data(kernel, indices_impl, 0)
    out_metas = _along_axis_places_meta[indices_meta, axis]
    out_arrays = fn(indices_array, axis)
    return [make_tensor(array, meta) for array, meta in zip(out_arrays, out_metas, strict=True)]


def matmul(x: Tensor, y: Tensor, transpose_x: bool, transpose_y: bool) -> Tensor:
    """④ matmul: kernel `matmul`, MatmulInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("matmul", x_meta, y_meta)
    kernel = _matmul.get(key) or _select("matmul", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _matmul_meta[x_meta, y_meta, transpose_x, transpose_y]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array, transpose_x, transpose_y)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def bmm(x: Tensor, y: Tensor) -> Tensor:
    """④ bmm: kernel `bmm`, BmmInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("bmm", x_meta, y_meta)
    kernel = _bmm.get(key) or _select("bmm", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _bmm_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def mv(x: Tensor, vec: Tensor) -> Tensor:
    """④ mv: kernel `mv`, MvInferMeta."""
    x_impl, vec_impl = x.impl, vec.impl
    x_meta, vec_meta = x_impl.meta, vec_impl.meta
    x_array, vec_array = x_impl.array, vec_impl.array
    key = x_meta.key if x_meta is vec_meta or x_meta.key == vec_meta.key else parse_kernel_key("mv", x_meta, vec_meta)
    kernel = _mv.get(key) or _select("mv", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, vec_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, vec_impl, 1)
    out_meta = _mv_meta[x_meta, vec_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, vec_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def dot(x: Tensor, y: Tensor) -> Tensor:
    """④ dot: kernel `dot`, DotInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("dot", x_meta, y_meta)
    kernel = _dot.get(key) or _select("dot", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _dot_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def addmm(input: Tensor, x: Tensor, y: Tensor, beta: float, alpha: float) -> Tensor:
    """④ addmm: kernel `addmm`, AddmmInferMeta."""
    input_impl, x_impl, y_impl = input.impl, x.impl, y.impl
    input_meta, x_meta, y_meta = input_impl.meta, x_impl.meta, y_impl.meta
    input_array, x_array, y_array = input_impl.array, x_impl.array, y_impl.array
    key = parse_kernel_key("addmm", input_meta, x_meta, y_meta)
    kernel = _addmm.get(key) or _select("addmm", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        input_array, x_array, y_array = (
            prepare_data(kernel, input_impl, 0),
            prepare_data(kernel, x_impl, 1),
            prepare_data(kernel, y_impl, 2),
        )
    out_meta = _addmm_meta[input_meta, x_meta, y_meta, beta, alpha]
    impl = DenseTensor()
    impl.array = fn(input_array, x_array, y_array, beta, alpha)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def addmm_(input: Tensor, x: Tensor, y: Tensor, beta: float, alpha: float) -> Tensor:
    """④ addmm_: kernel `addmm`, written into input."""
    input_impl, x_impl, y_impl = input.impl, x.impl, y.impl
    input_meta, x_meta, y_meta = input_impl.meta, x_impl.meta, y_impl.meta
    input_array, x_array, y_array = input_impl.array, x_impl.array, y_impl.array
    key = parse_kernel_key("addmm", input_meta, x_meta, y_meta)
    kernel = _addmm.get(key) or _select("addmm", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        input_array, x_array, y_array = (
            prepare_data(kernel, input_impl, 0),
            prepare_data(kernel, x_impl, 1),
            prepare_data(kernel, y_impl, 2),
        )
    out_meta = _addmm_meta[input_meta, x_meta, y_meta, beta, alpha]
    check_inplace_shape(infos.ADDMM_, input, out_meta)
    write_in_place(input, fn(input_array, x_array, y_array, beta, alpha), out_meta)
    return input


def cross(x: Tensor, y: Tensor, axis: int) -> Tensor:
    """④ cross: kernel `cross`, CrossInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("cross", x_meta, y_meta)
    kernel = _cross.get(key) or _select("cross", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _cross_meta[x_meta, y_meta, axis]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array, axis)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def trace(x: Tensor, offset: int, axis1: int, axis2: int) -> Tensor:
    """④ trace: kernel `trace`, TraceInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _trace.get(x_meta.key) or _select("trace", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _trace_meta[x_meta, offset, axis1, axis2]
    impl = DenseTensor()
    impl.array = fn(x_array, offset, axis1, axis2)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def einsum(x: list[Tensor], equation: str) -> Tensor:
    """④ einsum: kernel `einsum`, EinsumInferMeta."""
    x_impls = [t.impl for t in x]
    x_metas = [t.meta for t in x_impls]
    x_arrays = [t.array for t in x_impls]
    kernel = _einsum.get(x_metas[0].key) or _select("einsum", x_metas[0].key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_arrays = [prepare_data(kernel, t, 0, rank) for rank, t in enumerate(x_impls)]
    out_meta = _einsum_meta[tuple(x_metas), equation]
    impl = DenseTensor()
    impl.array = fn(x_arrays, equation)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def inverse(x: Tensor) -> Tensor:
    """④ inverse: kernel `inverse`, InverseInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _inverse.get(x_meta.key) or _select("inverse", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _inverse_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def det(x: Tensor) -> Tensor:
    """④ det: kernel `det`, DetInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _det.get(x_meta.key) or _select("det", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _det_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def slogdet(x: Tensor) -> Tensor:
    """④ slogdet: kernel `slogdet`, SlogdetInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _slogdet.get(x_meta.key) or _select("slogdet", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _slogdet_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def cholesky(x: Tensor, upper: bool) -> Tensor:
    """④ cholesky: kernel `cholesky`, CholeskyInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _cholesky.get(x_meta.key) or _select("cholesky", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _cholesky_meta[x_meta, upper]
    impl = DenseTensor()
    impl.array = fn(x_array, upper)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def solve(x: Tensor, y: Tensor) -> Tensor:
    """④ solve: kernel `solve`, SolveInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("solve", x_meta, y_meta)
    kernel = _solve.get(key) or _select("solve", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _solve_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def triangular_solve(x: Tensor, y: Tensor, upper: bool, transpose: bool, unitriangular: bool) -> Tensor:
    """④ triangular_solve: kernel `triangular_solve`, TriangularSolveInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = (
        x_meta.key
        if x_meta is y_meta or x_meta.key == y_meta.key
        else parse_kernel_key("triangular_solve", x_meta, y_meta)
    )
    kernel = _triangular_solve.get(key) or _select("triangular_solve", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _triangular_solve_meta[x_meta, y_meta, upper, transpose, unitriangular]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array, upper, transpose, unitriangular)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def renorm(x: Tensor, p: float, axis: int, max_norm: float) -> Tensor:
    """④ renorm: kernel `renorm`, RenormInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _renorm.get(x_meta.key) or _select("renorm", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _renorm_meta[x_meta, p, axis, max_norm]
    impl = DenseTensor()
    impl.array = fn(x_array, p, axis, max_norm)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def renorm_(x: Tensor, p: float, axis: int, max_norm: float) -> Tensor:
    """④ renorm_: kernel `renorm`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _renorm.get(x_meta.key) or _select("renorm", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _renorm_meta[x_meta, p, axis, max_norm]
    check_inplace_shape(infos.RENORM_, x, out_meta)
    write_in_place(x, fn(x_array, p, axis, max_norm), out_meta)
    return x


def frobenius_norm(x: Tensor, axis: Sequence[int], keep_dim: bool, reduce_all: bool) -> Tensor:
    """④ frobenius_norm: kernel `frobenius_norm`, FrobeniusNormInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _frobenius_norm.get(x_meta.key) or _select("frobenius_norm", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _frobenius_norm_meta[x_meta, tuple(axis), keep_dim, reduce_all]
    impl = DenseTensor()
    impl.array = fn(x_array, axis, keep_dim, reduce_all)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def svd(x: Tensor, full_matrices: bool) -> tuple[Tensor, Tensor, Tensor]:
    """④ svd: kernel `svd`, SvdInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _svd.get(x_meta.key) or _select("svd", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    u_meta, s_meta, vh_meta = _svd_meta[x_meta, full_matrices]
    u_array, s_array, vh_array = fn(x_array, full_matrices)
    return make_tensor(u_array, u_meta), make_tensor(s_array, s_meta), make_tensor(vh_array, vh_meta)


def eigh(x: Tensor, uplo: str) -> tuple[Tensor, Tensor]:
    """④ eigh: kernel `eigh`, EighInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _eigh.get(x_meta.key) or _select("eigh", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_w_meta, out_v_meta = _eigh_meta[x_meta, uplo]
    out_w_array, out_v_array = fn(x_array, uplo)
    return make_tensor(out_w_array, out_w_meta), make_tensor(out_v_array, out_v_meta)


def qr(x: Tensor, mode: str) -> tuple[Tensor, Tensor]:
    """④ qr: kernel `qr`, QrInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _qr.get(x_meta.key) or _select("qr", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    q_meta, r_meta = _qr_meta[x_meta, mode]
    q_array, r_array = fn(x_array, mode)
    return make_tensor(q_array, q_meta), make_tensor(r_array, r_meta)


def lu(x: Tensor, pivot: bool) -> tuple[Tensor, Tensor, Tensor]:
    """④ lu: kernel `lu`, LuInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _lu.get(x_meta.key) or _select("lu", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta, pivots_meta, info_meta = _lu_meta[x_meta, pivot]
    out_array, pivots_array, info_array = fn(x_array, pivot)
    return make_tensor(out_array, out_meta), make_tensor(pivots_array, pivots_meta), make_tensor(info_array, info_meta)


def lu_unpack(x: Tensor, y: Tensor, unpack_ludata: bool, unpack_pivots: bool) -> tuple[Tensor, Tensor, Tensor]:
    """④ lu_unpack: kernel `lu_unpack`, LuUnpackInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    kernel = _lu_unpack.get(x_meta.key) or _select("lu_unpack", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    pmat_meta, l_meta, u_meta = _lu_unpack_meta[x_meta, y_meta, unpack_ludata, unpack_pivots]
    pmat_array, l_array, u_array = fn(x_array, y_array, unpack_ludata, unpack_pivots)
    return make_tensor(pmat_array, pmat_meta), make_tensor(l_array, l_meta), make_tensor(u_array, u_meta)


def pivots_matrix(y: Tensor, rows: int, dtype: Any) -> Tensor:
    """④ pivots_matrix: kernel `pivots_matrix`, PivotsMatrixInferMeta."""
    y_impl = y.impl
    y_meta = y_impl.meta
    y_array = y_impl.array
    kernel = _pivots_matrix.get(y_meta.key) or _select("pivots_matrix", y_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        y_array = prepare_data(kernel, y_impl, 0)
    out_meta = _pivots_matrix_meta[y_meta, rows, numpy_dtype(dtype)]
    impl = DenseTensor()
    impl.array = fn(y_array, rows, numpy_dtype(dtype))
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def eig(x: Tensor) -> tuple[Tensor, Tensor]:
    """④ eig: kernel `eig`, EigInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _eig.get(x_meta.key) or _select("eig", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_w_meta, out_v_meta = _eig_meta[x_meta]
    out_w_array, out_v_array = fn(x_array)
    return make_tensor(out_w_array, out_w_meta), make_tensor(out_v_array, out_v_meta)


def eigvals(x: Tensor) -> Tensor:
    """④ eigvals: kernel `eigvals`, EigvalsInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _eigvals.get(x_meta.key) or _select("eigvals", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _eigvals_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def lstsq(x: Tensor, y: Tensor, rcond: Any) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """④ lstsq: kernel `lstsq`, LstsqInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("lstsq", x_meta, y_meta)
    kernel = _lstsq.get(key) or _select("lstsq", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    solution_meta, residuals_meta, rank_meta, singular_values_meta = infer(
        INFER_META["LstsqInferMeta"], x_meta, x_meta, y_meta, rcond
    )
    solution_array, residuals_array, rank_array, singular_values_array = fn(x_array, y_array, rcond)
    return (
        make_tensor(solution_array, solution_meta),
        make_tensor(residuals_array, residuals_meta),
        make_tensor(rank_array, rank_meta),
        make_tensor(singular_values_array, singular_values_meta),
    )


def matrix_exp(x: Tensor) -> Tensor:
    """④ matrix_exp: kernel `matrix_exp`, MatrixExpInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _matrix_exp.get(x_meta.key) or _select("matrix_exp", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _matrix_exp_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def equal(x: Tensor, y: Tensor) -> Tensor:
    """④ equal: kernel `equal`, CompareInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("equal", x_meta, y_meta)
    kernel = _equal.get(key) or _select("equal", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _compare_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def equal_(x: Tensor, y: Tensor) -> Tensor:
    """④ equal_: kernel `equal`, written into x."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("equal", x_meta, y_meta)
    kernel = _equal.get(key) or _select("equal", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _compare_meta[x_meta, y_meta]
    check_inplace_shape(infos.EQUAL_, x, out_meta)
    write_in_place(x, fn(x_array, y_array), out_meta)
    return x


def not_equal(x: Tensor, y: Tensor) -> Tensor:
    """④ not_equal: kernel `not_equal`, CompareInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("not_equal", x_meta, y_meta)
    kernel = _not_equal.get(key) or _select("not_equal", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _compare_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def not_equal_(x: Tensor, y: Tensor) -> Tensor:
    """④ not_equal_: kernel `not_equal`, written into x."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("not_equal", x_meta, y_meta)
    kernel = _not_equal.get(key) or _select("not_equal", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _compare_meta[x_meta, y_meta]
    check_inplace_shape(infos.NOT_EQUAL_, x, out_meta)
    write_in_place(x, fn(x_array, y_array), out_meta)
    return x


def less_than(x: Tensor, y: Tensor) -> Tensor:
    """④ less_than: kernel `less_than`, CompareInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("less_than", x_meta, y_meta)
    kernel = _less_than.get(key) or _select("less_than", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _compare_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def less_than_(x: Tensor, y: Tensor) -> Tensor:
    """④ less_than_: kernel `less_than`, written into x."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("less_than", x_meta, y_meta)
    kernel = _less_than.get(key) or _select("less_than", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _compare_meta[x_meta, y_meta]
    check_inplace_shape(infos.LESS_THAN_, x, out_meta)
    write_in_place(x, fn(x_array, y_array), out_meta)
    return x


def less_equal(x: Tensor, y: Tensor) -> Tensor:
    """④ less_equal: kernel `less_equal`, CompareInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("less_equal", x_meta, y_meta)
    kernel = _less_equal.get(key) or _select("less_equal", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _compare_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def less_equal_(x: Tensor, y: Tensor) -> Tensor:
    """④ less_equal_: kernel `less_equal`, written into x."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("less_equal", x_meta, y_meta)
    kernel = _less_equal.get(key) or _select("less_equal", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _compare_meta[x_meta, y_meta]
    check_inplace_shape(infos.LESS_EQUAL_, x, out_meta)
    write_in_place(x, fn(x_array, y_array), out_meta)
    return x


def greater_than(x: Tensor, y: Tensor) -> Tensor:
    """④ greater_than: kernel `greater_than`, CompareInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = (
        x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("greater_than", x_meta, y_meta)
    )
    kernel = _greater_than.get(key) or _select("greater_than", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _compare_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def greater_than_(x: Tensor, y: Tensor) -> Tensor:
    """④ greater_than_: kernel `greater_than`, written into x."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = (
        x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("greater_than", x_meta, y_meta)
    )
    kernel = _greater_than.get(key) or _select("greater_than", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _compare_meta[x_meta, y_meta]
    check_inplace_shape(infos.GREATER_THAN_, x, out_meta)
    write_in_place(x, fn(x_array, y_array), out_meta)
    return x


def greater_equal(x: Tensor, y: Tensor) -> Tensor:
    """④ greater_equal: kernel `greater_equal`, CompareInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = (
        x_meta.key
        if x_meta is y_meta or x_meta.key == y_meta.key
        else parse_kernel_key("greater_equal", x_meta, y_meta)
    )
    kernel = _greater_equal.get(key) or _select("greater_equal", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _compare_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def greater_equal_(x: Tensor, y: Tensor) -> Tensor:
    """④ greater_equal_: kernel `greater_equal`, written into x."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = (
        x_meta.key
        if x_meta is y_meta or x_meta.key == y_meta.key
        else parse_kernel_key("greater_equal", x_meta, y_meta)
    )
    kernel = _greater_equal.get(key) or _select("greater_equal", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _compare_meta[x_meta, y_meta]
    check_inplace_shape(infos.GREATER_EQUAL_, x, out_meta)
    write_in_place(x, fn(x_array, y_array), out_meta)
    return x


def logical_and(x: Tensor, y: Tensor) -> Tensor:
    """④ logical_and: kernel `logical_and`, CompareInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = (
        x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("logical_and", x_meta, y_meta)
    )
    kernel = _logical_and.get(key) or _select("logical_and", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _compare_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def logical_and_(x: Tensor, y: Tensor) -> Tensor:
    """④ logical_and_: kernel `logical_and`, written into x."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = (
        x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("logical_and", x_meta, y_meta)
    )
    kernel = _logical_and.get(key) or _select("logical_and", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _compare_meta[x_meta, y_meta]
    check_inplace_shape(infos.LOGICAL_AND_, x, out_meta)
    write_in_place(x, fn(x_array, y_array), out_meta)
    return x


def logical_or(x: Tensor, y: Tensor) -> Tensor:
    """④ logical_or: kernel `logical_or`, CompareInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("logical_or", x_meta, y_meta)
    kernel = _logical_or.get(key) or _select("logical_or", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _compare_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def logical_or_(x: Tensor, y: Tensor) -> Tensor:
    """④ logical_or_: kernel `logical_or`, written into x."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("logical_or", x_meta, y_meta)
    kernel = _logical_or.get(key) or _select("logical_or", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _compare_meta[x_meta, y_meta]
    check_inplace_shape(infos.LOGICAL_OR_, x, out_meta)
    write_in_place(x, fn(x_array, y_array), out_meta)
    return x


def logical_not(x: Tensor) -> Tensor:
    """④ logical_not: kernel `logical_not`, UnchangedBoolInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _logical_not.get(x_meta.key) or _select("logical_not", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _unchanged_bool_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def logical_not_(x: Tensor) -> Tensor:
    """④ logical_not_: kernel `logical_not`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _logical_not.get(x_meta.key) or _select("logical_not", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _unchanged_bool_meta[x_meta]
    check_inplace_shape(infos.LOGICAL_NOT_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def isfinite(x: Tensor) -> Tensor:
    """④ isfinite: kernel `isfinite`, UnchangedBoolInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _isfinite.get(x_meta.key) or _select("isfinite", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _unchanged_bool_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def isnan(x: Tensor) -> Tensor:
    """④ isnan: kernel `isnan`, UnchangedBoolInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _isnan.get(x_meta.key) or _select("isnan", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _unchanged_bool_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def bitwise_and(x: Tensor, y: Tensor) -> Tensor:
    """④ bitwise_and: kernel `bitwise_and`, ElementwiseInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = (
        x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("bitwise_and", x_meta, y_meta)
    )
    kernel = _bitwise_and.get(key) or _select("bitwise_and", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def bitwise_and_(x: Tensor, y: Tensor) -> Tensor:
    """④ bitwise_and_: kernel `bitwise_and`, written into x."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = (
        x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("bitwise_and", x_meta, y_meta)
    )
    kernel = _bitwise_and.get(key) or _select("bitwise_and", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    check_inplace_shape(infos.BITWISE_AND_, x, out_meta)
    write_in_place(x, fn(x_array, y_array), out_meta)
    return x


def bitwise_or(x: Tensor, y: Tensor) -> Tensor:
    """④ bitwise_or: kernel `bitwise_or`, ElementwiseInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("bitwise_or", x_meta, y_meta)
    kernel = _bitwise_or.get(key) or _select("bitwise_or", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def bitwise_or_(x: Tensor, y: Tensor) -> Tensor:
    """④ bitwise_or_: kernel `bitwise_or`, written into x."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("bitwise_or", x_meta, y_meta)
    kernel = _bitwise_or.get(key) or _select("bitwise_or", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    check_inplace_shape(infos.BITWISE_OR_, x, out_meta)
    write_in_place(x, fn(x_array, y_array), out_meta)
    return x


def bitwise_xor(x: Tensor, y: Tensor) -> Tensor:
    """④ bitwise_xor: kernel `bitwise_xor`, ElementwiseInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = (
        x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("bitwise_xor", x_meta, y_meta)
    )
    kernel = _bitwise_xor.get(key) or _select("bitwise_xor", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def bitwise_xor_(x: Tensor, y: Tensor) -> Tensor:
    """④ bitwise_xor_: kernel `bitwise_xor`, written into x."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = (
        x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("bitwise_xor", x_meta, y_meta)
    )
    kernel = _bitwise_xor.get(key) or _select("bitwise_xor", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    check_inplace_shape(infos.BITWISE_XOR_, x, out_meta)
    write_in_place(x, fn(x_array, y_array), out_meta)
    return x


def bitwise_not(x: Tensor) -> Tensor:
    """④ bitwise_not: kernel `bitwise_not`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _bitwise_not.get(x_meta.key) or _select("bitwise_not", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def bitwise_not_(x: Tensor) -> Tensor:
    """④ bitwise_not_: kernel `bitwise_not`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _bitwise_not.get(x_meta.key) or _select("bitwise_not", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = x_meta
    check_inplace_shape(infos.BITWISE_NOT_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def bitwise_left_shift(x: Tensor, y: Tensor, is_arithmetic: bool) -> Tensor:
    """④ bitwise_left_shift: kernel `bitwise_left_shift`, ElementwiseInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = (
        x_meta.key
        if x_meta is y_meta or x_meta.key == y_meta.key
        else parse_kernel_key("bitwise_left_shift", x_meta, y_meta)
    )
    kernel = _bitwise_left_shift.get(key) or _select("bitwise_left_shift", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array, is_arithmetic)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def bitwise_left_shift_(x: Tensor, y: Tensor, is_arithmetic: bool) -> Tensor:
    """④ bitwise_left_shift_: kernel `bitwise_left_shift`, written into x."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = (
        x_meta.key
        if x_meta is y_meta or x_meta.key == y_meta.key
        else parse_kernel_key("bitwise_left_shift", x_meta, y_meta)
    )
    kernel = _bitwise_left_shift.get(key) or _select("bitwise_left_shift", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    check_inplace_shape(infos.BITWISE_LEFT_SHIFT_, x, out_meta)
    write_in_place(x, fn(x_array, y_array, is_arithmetic), out_meta)
    return x


def bitwise_right_shift(x: Tensor, y: Tensor, is_arithmetic: bool) -> Tensor:
    """④ bitwise_right_shift: kernel `bitwise_right_shift`, ElementwiseInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = (
        x_meta.key
        if x_meta is y_meta or x_meta.key == y_meta.key
        else parse_kernel_key("bitwise_right_shift", x_meta, y_meta)
    )
    kernel = _bitwise_right_shift.get(key) or _select("bitwise_right_shift", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array, is_arithmetic)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def bitwise_right_shift_(x: Tensor, y: Tensor, is_arithmetic: bool) -> Tensor:
    """④ bitwise_right_shift_: kernel `bitwise_right_shift`, written into x."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = (
        x_meta.key
        if x_meta is y_meta or x_meta.key == y_meta.key
        else parse_kernel_key("bitwise_right_shift", x_meta, y_meta)
    )
    kernel = _bitwise_right_shift.get(key) or _select("bitwise_right_shift", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    check_inplace_shape(infos.BITWISE_RIGHT_SHIFT_, x, out_meta)
    write_in_place(x, fn(x_array, y_array, is_arithmetic), out_meta)
    return x


def logical_xor(x: Tensor, y: Tensor) -> Tensor:
    """④ logical_xor: kernel `logical_xor`, CompareInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = (
        x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("logical_xor", x_meta, y_meta)
    )
    kernel = _logical_xor.get(key) or _select("logical_xor", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _compare_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def logical_xor_(x: Tensor, y: Tensor) -> Tensor:
    """④ logical_xor_: kernel `logical_xor`, written into x."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = (
        x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("logical_xor", x_meta, y_meta)
    )
    kernel = _logical_xor.get(key) or _select("logical_xor", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _compare_meta[x_meta, y_meta]
    check_inplace_shape(infos.LOGICAL_XOR_, x, out_meta)
    write_in_place(x, fn(x_array, y_array), out_meta)
    return x


def isinf(x: Tensor) -> Tensor:
    """④ isinf: kernel `isinf`, UnchangedBoolInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _isinf.get(x_meta.key) or _select("isinf", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _unchanged_bool_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def isclose(x: Tensor, y: Tensor, rtol: Any, atol: Any, equal_nan: bool) -> Tensor:
    """④ isclose: kernel `isclose`, CompareInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("isclose", x_meta, y_meta)
    kernel = _isclose.get(key) or _select("isclose", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _compare_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array, rtol, atol, equal_nan)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def allclose(x: Tensor, y: Tensor, rtol: Any, atol: Any, equal_nan: bool) -> Tensor:
    """④ allclose: kernel `allclose`, AllCloseInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("allclose", x_meta, y_meta)
    kernel = _allclose.get(key) or _select("allclose", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _all_close_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array, rtol, atol, equal_nan)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def equal_all(x: Tensor, y: Tensor) -> Tensor:
    """④ equal_all: kernel `equal_all`, EqualAllInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("equal_all", x_meta, y_meta)
    kernel = _equal_all.get(key) or _select("equal_all", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _equal_all_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def is_empty(x: Tensor) -> Tensor:
    """④ is_empty: kernel `is_empty`, IsEmptyInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _is_empty.get(x_meta.key) or _select("is_empty", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _is_empty_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def reshape(x: Tensor, shape: Sequence[int]) -> Tensor:
    """④ reshape: kernel `reshape`, ReshapeInferMeta; a view of x where the kernel gives one."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _reshape.get(x_meta.key) or _select("reshape", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _reshape_meta[x_meta, tuple(shape)]
    return make_view(x, fn(x_array, shape), out_meta)


def reshape_(x: Tensor, shape: Sequence[int]) -> Tensor:
    """④ reshape_: kernel `reshape`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _reshape.get(x_meta.key) or _select("reshape", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _reshape_meta[x_meta, tuple(shape)]
    view_in_place(x, fn(x_array, shape), out_meta)
    return x


def flatten(x: Tensor, start_axis: int, stop_axis: int) -> Tensor:
    """④ flatten: kernel `flatten`, FlattenInferMeta; a view of x where the kernel gives one."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _flatten.get(x_meta.key) or _select("flatten", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _flatten_meta[x_meta, start_axis, stop_axis]
    return make_view(x, fn(x_array, start_axis, stop_axis), out_meta)


def flatten_(x: Tensor, start_axis: int, stop_axis: int) -> Tensor:
    """④ flatten_: kernel `flatten`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _flatten.get(x_meta.key) or _select("flatten", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _flatten_meta[x_meta, start_axis, stop_axis]
    view_in_place(x, fn(x_array, start_axis, stop_axis), out_meta)
    return x


def transpose(x: Tensor, perm: Sequence[int]) -> Tensor:
    """④ transpose: kernel `transpose`, TransposeInferMeta; a view of x where the kernel gives one."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _transpose.get(x_meta.key) or _select("transpose", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _transpose_meta[x_meta, tuple(perm)]
    return make_view(x, fn(x_array, perm), out_meta)


def transpose_(x: Tensor, perm: Sequence[int]) -> Tensor:
    """④ transpose_: kernel `transpose`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _transpose.get(x_meta.key) or _select("transpose", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _transpose_meta[x_meta, tuple(perm)]
    view_in_place(x, fn(x_array, perm), out_meta)
    return x


def squeeze(x: Tensor, axis: Sequence[int]) -> Tensor:
    """④ squeeze: kernel `squeeze`, SqueezeInferMeta; a view of x where the kernel gives one."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _squeeze.get(x_meta.key) or _select("squeeze", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _squeeze_meta[x_meta, tuple(axis)]
    return make_view(x, fn(x_array, axis), out_meta)


def squeeze_(x: Tensor, axis: Sequence[int]) -> Tensor:
    """④ squeeze_: kernel `squeeze`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _squeeze.get(x_meta.key) or _select("squeeze", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _squeeze_meta[x_meta, tuple(axis)]
    view_in_place(x, fn(x_array, axis), out_meta)
    return x


def unsqueeze(x: Tensor, axis: Sequence[int]) -> Tensor:
    """④ unsqueeze: kernel `unsqueeze`, UnsqueezeInferMeta; a view of x where the kernel gives one."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _unsqueeze.get(x_meta.key) or _select("unsqueeze", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _unsqueeze_meta[x_meta, tuple(axis)]
    return make_view(x, fn(x_array, axis), out_meta)


def unsqueeze_(x: Tensor, axis: Sequence[int]) -> Tensor:
    """④ unsqueeze_: kernel `unsqueeze`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _unsqueeze.get(x_meta.key) or _select("unsqueeze", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _unsqueeze_meta[x_meta, tuple(axis)]
    view_in_place(x, fn(x_array, axis), out_meta)
    return x


def expand(x: Tensor, shape: Sequence[int]) -> Tensor:
    """④ expand: kernel `expand`, ExpandInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _expand.get(x_meta.key) or _select("expand", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _expand_meta[x_meta, tuple(shape)]
    impl = DenseTensor()
    impl.array = fn(x_array, shape)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def concat(x: list[Tensor], axis: int) -> Tensor:
    """④ concat: kernel `concat`, ConcatInferMeta."""
    x_impls = [t.impl for t in x]
    x_metas = [t.meta for t in x_impls]
    x_arrays = [t.array for t in x_impls]
    kernel = _concat.get(x_metas[0].key) or _select("concat", x_metas[0].key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_arrays = [prepare_data(kernel, t, 0, rank) for rank, t in enumerate(x_impls)]
    out_meta = _concat_meta[tuple(x_metas), axis]
    impl = DenseTensor()
    impl.array = fn(x_arrays, axis)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def stack(x: list[Tensor], axis: int) -> Tensor:
    """④ stack: kernel `stack`, StackInferMeta."""
    x_impls = [t.impl for t in x]
    x_metas = [t.meta for t in x_impls]
    x_arrays = [t.array for t in x_impls]
    kernel = _stack.get(x_metas[0].key) or _select("stack", x_metas[0].key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_arrays = [prepare_data(kernel, t, 0, rank) for rank, t in enumerate(x_impls)]
    out_meta = _stack_meta[tuple(x_metas), axis]
    impl = DenseTensor()
    impl.array = fn(x_arrays, axis)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def split(x: Tensor, sections: Sequence[int], axis: int) -> list[Tensor]:
    """④ split: kernel `split`, SplitInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _split.get(x_meta.key) or _select("split", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_metas = _split_meta[x_meta, tuple(sections), axis]
    out_arrays = fn(x_array, sections, axis)
    return [make_tensor(array, meta) for array, meta in zip(out_arrays, out_metas, strict=True)]


def split_with_num(x: Tensor, num: int, axis: int) -> list[Tensor]:
    """④ split_with_num: kernel `split_with_num`, SplitWithNumInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _split_with_num.get(x_meta.key) or _select("split_with_num", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_metas = _split_with_num_meta[x_meta, num, axis]
    out_arrays = fn(x_array, num, axis)
    return [make_tensor(array, meta) for array, meta in zip(out_arrays, out_metas, strict=True)]


def unbind(input: Tensor, axis: int) -> list[Tensor]:
    """④ unbind: kernel `unbind`, UnbindInferMeta; a view of input where the kernel gives one."""
    input_impl = input.impl
    input_meta = input_impl.meta
    input_array = input_impl.array
    kernel = _unbind.get(input_meta.key) or _select("unbind", input_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        input_array = prepare_data(kernel, input_impl, 0)
    out_metas = _unbind_meta[input_meta, axis]
    out_arrays = fn(input_array, axis)
    return [make_view(input, array, meta) for array, meta in zip(out_arrays, out_metas, strict=True)]


def tile(x: Tensor, repeat_times: Sequence[int]) -> Tensor:
    """④ tile: kernel `tile`, TileInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _tile.get(x_meta.key) or _select("tile", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _tile_meta[x_meta, tuple(repeat_times)]
    impl = DenseTensor()
    impl.array = fn(x_array, repeat_times)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def flip(x: Tensor, axis: Sequence[int]) -> Tensor:
    """④ flip: kernel `flip`, FlipInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _flip.get(x_meta.key) or _select("flip", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _flip_meta[x_meta, tuple(axis)]
    impl = DenseTensor()
    impl.array = fn(x_array, axis)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def roll(x: Tensor, shifts: Sequence[int], axis: Sequence[int]) -> Tensor:
    """④ roll: kernel `roll`, RollInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _roll.get(x_meta.key) or _select("roll", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _roll_meta[x_meta, tuple(shifts), tuple(axis)]
    impl = DenseTensor()
    impl.array = fn(x_array, shifts, axis)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def diag(x: Tensor, offset: int, padding_value: float) -> Tensor:
    """④ diag: kernel `diag`, DiagInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _diag.get(x_meta.key) or _select("diag", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _diag_meta[x_meta, offset, padding_value]
    impl = DenseTensor()
    impl.array = fn(x_array, offset, padding_value)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def diagonal(x: Tensor, offset: int, axis1: int, axis2: int) -> Tensor:
    """④ diagonal: kernel `diagonal`, DiagonalInferMeta; a view of x where the kernel gives one."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _diagonal.get(x_meta.key) or _select("diagonal", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _diagonal_meta[x_meta, offset, axis1, axis2]
    return make_view(x, fn(x_array, offset, axis1, axis2), out_meta)


def diagonal_grad(out_grad: Tensor, shape: Sequence[int], offset: int, axis1: int, axis2: int) -> Tensor:
    """④ diagonal_grad: kernel `diagonal_grad`, ShapeGivenInferMeta."""
    out_grad_impl = out_grad.impl
    out_grad_meta = out_grad_impl.meta
    out_grad_array = out_grad_impl.array
    kernel = _diagonal_grad.get(out_grad_meta.key) or _select("diagonal_grad", out_grad_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        out_grad_array = prepare_data(kernel, out_grad_impl, 0)
    out_meta = _shape_given_meta[out_grad_meta, tuple(shape)]
    impl = DenseTensor()
    impl.array = fn(out_grad_array, shape, offset, axis1, axis2)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def diag_embed(input: Tensor, offset: int, dim1: int, dim2: int) -> Tensor:
    """④ diag_embed: kernel `diag_embed`, DiagEmbedInferMeta."""
    input_impl = input.impl
    input_meta = input_impl.meta
    input_array = input_impl.array
    kernel = _diag_embed.get(input_meta.key) or _select("diag_embed", input_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        input_array = prepare_data(kernel, input_impl, 0)
    out_meta = _diag_embed_meta[input_meta, offset, dim1, dim2]
    impl = DenseTensor()
    impl.array = fn(input_array, offset, dim1, dim2)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def fill_diagonal(x: Tensor, value: float, offset: int, wrap: bool) -> Tensor:
    """④ fill_diagonal: kernel `fill_diagonal`, FillDiagonalInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _fill_diagonal.get(x_meta.key) or _select("fill_diagonal", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _fill_diagonal_meta[x_meta, value, offset, wrap]
    impl = DenseTensor()
    impl.array = fn(x_array, value, offset, wrap)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def fill_diagonal_(x: Tensor, value: float, offset: int, wrap: bool) -> Tensor:
    """④ fill_diagonal_: kernel `fill_diagonal`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _fill_diagonal.get(x_meta.key) or _select("fill_diagonal", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _fill_diagonal_meta[x_meta, value, offset, wrap]
    check_inplace_shape(infos.FILL_DIAGONAL_, x, out_meta)
    write_in_place(x, fn(x_array, value, offset, wrap), out_meta)
    return x


def fill_diagonal_tensor(x: Tensor, y: Tensor, offset: int, dim1: int, dim2: int) -> Tensor:
    """④ fill_diagonal_tensor: kernel `fill_diagonal_tensor`, FillDiagonalTensorInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = (
        x_meta.key
        if x_meta is y_meta or x_meta.key == y_meta.key
        else parse_kernel_key("fill_diagonal_tensor", x_meta, y_meta)
    )
    kernel = _fill_diagonal_tensor.get(key) or _select("fill_diagonal_tensor", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _fill_diagonal_tensor_meta[x_meta, y_meta, offset, dim1, dim2]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array, offset, dim1, dim2)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def fill_diagonal_tensor_(x: Tensor, y: Tensor, offset: int, dim1: int, dim2: int) -> Tensor:
    """④ fill_diagonal_tensor_: kernel `fill_diagonal_tensor`, written into x."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = (
        x_meta.key
        if x_meta is y_meta or x_meta.key == y_meta.key
        else parse_kernel_key("fill_diagonal_tensor", x_meta, y_meta)
    )
    kernel = _fill_diagonal_tensor.get(key) or _select("fill_diagonal_tensor", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _fill_diagonal_tensor_meta[x_meta, y_meta, offset, dim1, dim2]
    check_inplace_shape(infos.FILL_DIAGONAL_TENSOR_, x, out_meta)
    write_in_place(x, fn(x_array, y_array, offset, dim1, dim2), out_meta)
    return x


def tril(x: Tensor, diagonal: int) -> Tensor:
    """④ tril: kernel `tril`, TrilInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _tril.get(x_meta.key) or _select("tril", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _tril_meta[x_meta, diagonal]
    impl = DenseTensor()
    impl.array = fn(x_array, diagonal)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def tril_(x: Tensor, diagonal: int) -> Tensor:
    """④ tril_: kernel `tril`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _tril.get(x_meta.key) or _select("tril", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _tril_meta[x_meta, diagonal]
    check_inplace_shape(infos.TRIL_, x, out_meta)
    write_in_place(x, fn(x_array, diagonal), out_meta)
    return x


def triu(x: Tensor, diagonal: int) -> Tensor:
    """④ triu: kernel `triu`, TrilInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _triu.get(x_meta.key) or _select("triu", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _tril_meta[x_meta, diagonal]
    impl = DenseTensor()
    impl.array = fn(x_array, diagonal)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def triu_(x: Tensor, diagonal: int) -> Tensor:
    """④ triu_: kernel `triu`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _triu.get(x_meta.key) or _select("triu", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _tril_meta[x_meta, diagonal]
    check_inplace_shape(infos.TRIU_, x, out_meta)
    write_in_place(x, fn(x_array, diagonal), out_meta)
    return x


def kron(x: Tensor, y: Tensor) -> Tensor:
    """④ kron: kernel `kron`, KronInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("kron", x_meta, y_meta)
    kernel = _kron.get(key) or _select("kron", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _kron_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def repeat_interleave(x: Tensor, repeats: int, axis: int, output_size: int) -> Tensor:
    """④ repeat_interleave: kernel `repeat_interleave`, RepeatInterleaveInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _repeat_interleave.get(x_meta.key) or _select("repeat_interleave", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _repeat_interleave_meta[x_meta, repeats, axis]
    impl = DenseTensor()
    impl.array = fn(x_array, repeats, axis, output_size)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def repeat_interleave_with_tensor_index(x: Tensor, repeats: Tensor, axis: int, output_size: int) -> Tensor:
    """④ repeat_interleave_with_tensor_index: kernel `repeat_interleave_with_tensor_index`, RepeatByTensorInferMeta."""
    x_impl, repeats_impl = x.impl, repeats.impl
    x_meta, repeats_meta = x_impl.meta, repeats_impl.meta
    x_array, repeats_array = x_impl.array, repeats_impl.array
    kernel = _repeat_interleave_with_tensor_index.get(x_meta.key) or _select(
        "repeat_interleave_with_tensor_index", x_meta.key
    )
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, repeats_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, repeats_impl, 1)
    out_meta = _repeat_by_tensor_meta[x_meta, repeats_meta, axis]
    out_array = fn(x_array, repeats_array, axis, output_size)
    return make_tensor(out_array, measured(out_meta, out_array))


def repeat_interleave_with_tensor_index_grad(
    out_grad: Tensor, repeats: Tensor, shape: Sequence[int], axis: int
) -> Tensor:
    """④ repeat_interleave_with_tensor_index_grad: kernel `repeat_interleave_with_tensor_index_grad`,
    ShapeGivenInferMeta.
    """
    out_grad_impl, repeats_impl = out_grad.impl, repeats.impl
    out_grad_meta, repeats_meta = out_grad_impl.meta, repeats_impl.meta
    out_grad_array, repeats_array = out_grad_impl.array, repeats_impl.array
    kernel = _repeat_interleave_with_tensor_index_grad.get(out_grad_meta.key) or _select(
        "repeat_interleave_with_tensor_index_grad", out_grad_meta.key
    )
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        out_grad_array, repeats_array = prepare_data(kernel, out_grad_impl, 0), prepare_data(kernel, repeats_impl, 1)
    out_meta = _shape_given_meta[out_grad_meta, tuple(shape)]
    impl = DenseTensor()
    impl.array = fn(out_grad_array, repeats_array, shape, axis)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def unstack(x: Tensor, axis: int, num: int) -> list[Tensor]:
    """④ unstack: kernel `unstack`, UnstackInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _unstack.get(x_meta.key) or _select("unstack", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_metas = _unstack_meta[x_meta, axis, num]
    out_arrays = fn(x_array, axis, num)
    return [make_tensor(array, meta) for array, meta in zip(out_arrays, out_metas, strict=True)]


def as_strided(input: Tensor, dims: Sequence[int], stride: Sequence[int], offset: int) -> Tensor:
    """④ as_strided: kernel `as_strided`, AsStridedInferMeta; a view of input where the kernel gives one."""
    input_impl = input.impl
    input_meta = input_impl.meta
    input_array = input_impl.array
    kernel = _as_strided.get(input_meta.key) or _select("as_strided", input_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        input_array = prepare_data(kernel, input_impl, 0)
    out_meta = _as_strided_meta[input_meta, tuple(dims), tuple(stride), offset]
    return make_view(input, fn(input_array, dims, stride, offset), out_meta)


def as_strided_grad(
    out_grad: Tensor, shape: Sequence[int], dims: Sequence[int], stride: Sequence[int], offset: int
) -> Tensor:
    """④ as_strided_grad: kernel `as_strided_grad`, ShapeGivenInferMeta."""
    out_grad_impl = out_grad.impl
    out_grad_meta = out_grad_impl.meta
    out_grad_array = out_grad_impl.array
    kernel = _as_strided_grad.get(out_grad_meta.key) or _select("as_strided_grad", out_grad_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        out_grad_array = prepare_data(kernel, out_grad_impl, 0)
    out_meta = _shape_given_meta[out_grad_meta, tuple(shape)]
    impl = DenseTensor()
    impl.array = fn(out_grad_array, shape, dims, stride, offset)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def tensor_unfold(input: Tensor, axis: int, size: int, step: int) -> Tensor:
    """④ tensor_unfold: kernel `tensor_unfold`, UnfoldInferMeta; a view of input where the kernel gives one."""
    input_impl = input.impl
    input_meta = input_impl.meta
    input_array = input_impl.array
    kernel = _tensor_unfold.get(input_meta.key) or _select("tensor_unfold", input_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        input_array = prepare_data(kernel, input_impl, 0)
    out_meta = _unfold_meta[input_meta, axis, size, step]
    return make_view(input, fn(input_array, axis, size, step), out_meta)


def tensor_unfold_grad(out_grad: Tensor, shape: Sequence[int], axis: int, size: int, step: int) -> Tensor:
    """④ tensor_unfold_grad: kernel `tensor_unfold_grad`, ShapeGivenInferMeta."""
    out_grad_impl = out_grad.impl
    out_grad_meta = out_grad_impl.meta
    out_grad_array = out_grad_impl.array
    kernel = _tensor_unfold_grad.get(out_grad_meta.key) or _select("tensor_unfold_grad", out_grad_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        out_grad_array = prepare_data(kernel, out_grad_impl, 0)
    out_meta = _shape_given_meta[out_grad_meta, tuple(shape)]
    impl = DenseTensor()
    impl.array = fn(out_grad_array, shape, axis, size, step)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def view_shape(input: Tensor, dims: Sequence[int]) -> Tensor:
    """④ view_shape: kernel `view_shape`, ViewShapeInferMeta; a view of input where the kernel gives one."""
    input_impl = input.impl
    input_meta = input_impl.meta
    input_array = input_impl.array
    kernel = _view_shape.get(input_meta.key) or _select("view_shape", input_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        input_array = prepare_data(kernel, input_impl, 0)
    out_meta = _view_shape_meta[input_meta, tuple(dims)]
    return make_view(input, fn(input_array, dims), out_meta)


def view_dtype(input: Tensor, dtype: Any) -> Tensor:
    """④ view_dtype: kernel `view_dtype`, ViewDtypeInferMeta; a view of input where the kernel gives one."""
    input_impl = input.impl
    input_meta = input_impl.meta
    input_array = input_impl.array
    kernel = _view_dtype.get(input_meta.key) or _select("view_dtype", input_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        input_array = prepare_data(kernel, input_impl, 0)
    out_meta = _view_dtype_meta[input_meta, numpy_dtype(dtype)]
    return make_view(input, fn(input_array, numpy_dtype(dtype)), out_meta)


def broadcast_tensors(input: list[Tensor]) -> list[Tensor]:
    """④ broadcast_tensors: kernel `broadcast_tensors`, BroadcastTensorsInferMeta."""
    input_impls = [t.impl for t in input]
    input_metas = [t.meta for t in input_impls]
    input_arrays = [t.array for t in input_impls]
    kernel = _broadcast_tensors.get(input_metas[0].key) or _select("broadcast_tensors", input_metas[0].key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        input_arrays = [prepare_data(kernel, t, 0, rank) for rank, t in enumerate(input_impls)]
    out_metas = _broadcast_tensors_meta[(tuple(input_metas),)]
    out_arrays = fn(input_arrays)
    return [make_tensor(array, meta) for array, meta in zip(out_arrays, out_metas, strict=True)]


def meshgrid(inputs: list[Tensor]) -> list[Tensor]:
    """④ meshgrid: kernel `meshgrid`, MeshgridInferMeta."""
    inputs_impls = [t.impl for t in inputs]
    inputs_metas = [t.meta for t in inputs_impls]
    inputs_arrays = [t.array for t in inputs_impls]
    kernel = _meshgrid.get(inputs_metas[0].key) or _select("meshgrid", inputs_metas[0].key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        inputs_arrays = [prepare_data(kernel, t, 0, rank) for rank, t in enumerate(inputs_impls)]
    out_metas = _meshgrid_meta[(tuple(inputs_metas),)]
    out_arrays = fn(inputs_arrays)
    return [make_tensor(array, meta) for array, meta in zip(out_arrays, out_metas, strict=True)]


def pad(x: Tensor, paddings: Sequence[int], pad_value: Any) -> Tensor:
    """④ pad: kernel `pad`, PadInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _pad.get(x_meta.key) or _select("pad", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _pad_meta[x_meta, tuple(paddings)]
    impl = DenseTensor()
    impl.array = fn(x_array, paddings, pad_value)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def expand_as(x: Tensor, y: Tensor | None, target_shape: Sequence[int]) -> Tensor:
    """④ expand_as: kernel `expand_as`, ExpandAsInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    y_impl = None if y is None else y.impl
    y_meta = None if y_impl is None else y_impl.meta
    y_array = None if y_impl is None else y_impl.array
    kernel = _expand_as.get(x_meta.key) or _select("expand_as", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
        if y_impl is not None:
            y_array = prepare_data(kernel, y_impl, 1)
    out_meta = _expand_as_meta[x_meta, y_meta, tuple(target_shape)]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array, target_shape)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def relu(x: Tensor) -> Tensor:
    """④ relu: kernel `relu`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _relu.get(x_meta.key) or _select("relu", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def relu_(x: Tensor) -> Tensor:
    """④ relu_: kernel `relu`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _relu.get(x_meta.key) or _select("relu", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = x_meta
    check_inplace_shape(infos.RELU_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def relu_grad(out: Tensor, out_grad: Tensor) -> Tensor:
    """④ relu_grad: kernel `relu_grad`, SameAsFirstInferMeta."""
    out_impl, out_grad_impl = out.impl, out_grad.impl
    out_meta, out_grad_meta = out_impl.meta, out_grad_impl.meta
    out_array, out_grad_array = out_impl.array, out_grad_impl.array
    key = (
        out_meta.key
        if out_meta is out_grad_meta or out_meta.key == out_grad_meta.key
        else parse_kernel_key("relu_grad", out_meta, out_grad_meta)
    )
    kernel = _relu_grad.get(key) or _select("relu_grad", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        out_array, out_grad_array = prepare_data(kernel, out_impl, 0), prepare_data(kernel, out_grad_impl, 1)
    out_meta = _same_as_first_meta[out_meta, out_grad_meta]
    impl = DenseTensor()
    impl.array = fn(out_array, out_grad_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def softmax(x: Tensor, axis: int) -> Tensor:
    """④ softmax: kernel `softmax`, SoftmaxInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _softmax.get(x_meta.key) or _select("softmax", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _softmax_meta[x_meta, axis]
    impl = DenseTensor()
    impl.array = fn(x_array, axis)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def softmax_(x: Tensor, axis: int) -> Tensor:
    """④ softmax_: kernel `softmax`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _softmax.get(x_meta.key) or _select("softmax", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _softmax_meta[x_meta, axis]
    check_inplace_shape(infos.SOFTMAX_, x, out_meta)
    write_in_place(x, fn(x_array, axis), out_meta)
    return x


def log_softmax(x: Tensor, axis: int) -> Tensor:
    """④ log_softmax: kernel `log_softmax`, SoftmaxInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _log_softmax.get(x_meta.key) or _select("log_softmax", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _softmax_meta[x_meta, axis]
    impl = DenseTensor()
    impl.array = fn(x_array, axis)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def one_hot(x: Tensor, num_classes: int) -> Tensor:
    """④ one_hot: kernel `one_hot`, OneHotInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _one_hot.get(x_meta.key) or _select("one_hot", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _one_hot_meta[x_meta, num_classes]
    impl = DenseTensor()
    impl.array = fn(x_array, num_classes)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def gelu(x: Tensor, approximate: bool) -> Tensor:
    """④ gelu: kernel `gelu`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _gelu.get(x_meta.key) or _select("gelu", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array, approximate)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def gelu_grad(x: Tensor, out_grad: Tensor, approximate: bool) -> Tensor:
    """④ gelu_grad: kernel `gelu_grad`, SameAsFirstInferMeta."""
    x_impl, out_grad_impl = x.impl, out_grad.impl
    x_meta, out_grad_meta = x_impl.meta, out_grad_impl.meta
    x_array, out_grad_array = x_impl.array, out_grad_impl.array
    key = (
        x_meta.key
        if x_meta is out_grad_meta or x_meta.key == out_grad_meta.key
        else parse_kernel_key("gelu_grad", x_meta, out_grad_meta)
    )
    kernel = _gelu_grad.get(key) or _select("gelu_grad", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, out_grad_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, out_grad_impl, 1)
    out_meta = _same_as_first_meta[x_meta, out_grad_meta, approximate]
    impl = DenseTensor()
    impl.array = fn(x_array, out_grad_array, approximate)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def silu(x: Tensor) -> Tensor:
    """④ silu: kernel `silu`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _silu.get(x_meta.key) or _select("silu", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def silu_grad(x: Tensor, y: Tensor, out_grad: Tensor) -> Tensor:
    """④ silu_grad: kernel `silu_grad`, SiluGradInferMeta."""
    x_impl, y_impl, out_grad_impl = x.impl, y.impl, out_grad.impl
    x_meta, y_meta, out_grad_meta = x_impl.meta, y_impl.meta, out_grad_impl.meta
    x_array, y_array, out_grad_array = x_impl.array, y_impl.array, out_grad_impl.array
    key = parse_kernel_key("silu_grad", x_meta, y_meta, out_grad_meta)
    kernel = _silu_grad.get(key) or _select("silu_grad", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array, out_grad_array = (
            prepare_data(kernel, x_impl, 0),
            prepare_data(kernel, y_impl, 1),
            prepare_data(kernel, out_grad_impl, 2),
        )
    out_meta = _silu_grad_meta[x_meta, y_meta, out_grad_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array, out_grad_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def swish(x: Tensor) -> Tensor:
    """④ swish: kernel `silu`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _silu.get(x_meta.key) or _select("silu", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def swish_grad(x: Tensor, out_grad: Tensor) -> Tensor:
    """④ swish_grad: kernel `swish_grad`, SameAsFirstInferMeta."""
    x_impl, out_grad_impl = x.impl, out_grad.impl
    x_meta, out_grad_meta = x_impl.meta, out_grad_impl.meta
    x_array, out_grad_array = x_impl.array, out_grad_impl.array
    key = (
        x_meta.key
        if x_meta is out_grad_meta or x_meta.key == out_grad_meta.key
        else parse_kernel_key("swish_grad", x_meta, out_grad_meta)
    )
    kernel = _swish_grad.get(key) or _select("swish_grad", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, out_grad_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, out_grad_impl, 1)
    out_meta = _same_as_first_meta[x_meta, out_grad_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, out_grad_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def mish(x: Tensor, threshold: float) -> Tensor:
    """④ mish: kernel `mish`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _mish.get(x_meta.key) or _select("mish", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array, threshold)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def softplus(x: Tensor, beta: float, threshold: float) -> Tensor:
    """④ softplus: kernel `softplus`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _softplus.get(x_meta.key) or _select("softplus", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array, beta, threshold)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def softplus_grad(x: Tensor, out_grad: Tensor, beta: float, threshold: float) -> Tensor:
    """④ softplus_grad: kernel `softplus_grad`, SameAsFirstInferMeta."""
    x_impl, out_grad_impl = x.impl, out_grad.impl
    x_meta, out_grad_meta = x_impl.meta, out_grad_impl.meta
    x_array, out_grad_array = x_impl.array, out_grad_impl.array
    key = (
        x_meta.key
        if x_meta is out_grad_meta or x_meta.key == out_grad_meta.key
        else parse_kernel_key("softplus_grad", x_meta, out_grad_meta)
    )
    kernel = _softplus_grad.get(key) or _select("softplus_grad", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, out_grad_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, out_grad_impl, 1)
    out_meta = _same_as_first_meta[x_meta, out_grad_meta, beta, threshold]
    impl = DenseTensor()
    impl.array = fn(x_array, out_grad_array, beta, threshold)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def logsigmoid(x: Tensor) -> Tensor:
    """④ logsigmoid: kernel `logsigmoid`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _logsigmoid.get(x_meta.key) or _select("logsigmoid", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def elu(x: Tensor, alpha: float) -> Tensor:
    """④ elu: kernel `elu`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _elu.get(x_meta.key) or _select("elu", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array, alpha)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def elu_(x: Tensor, alpha: float) -> Tensor:
    """④ elu_: kernel `elu`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _elu.get(x_meta.key) or _select("elu", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = x_meta
    check_inplace_shape(infos.ELU_, x, out_meta)
    write_in_place(x, fn(x_array, alpha), out_meta)
    return x


def elu_grad(x: Tensor, out_grad: Tensor, alpha: float) -> Tensor:
    """④ elu_grad: kernel `elu_grad`, SameAsFirstInferMeta."""
    x_impl, out_grad_impl = x.impl, out_grad.impl
    x_meta, out_grad_meta = x_impl.meta, out_grad_impl.meta
    x_array, out_grad_array = x_impl.array, out_grad_impl.array
    key = (
        x_meta.key
        if x_meta is out_grad_meta or x_meta.key == out_grad_meta.key
        else parse_kernel_key("elu_grad", x_meta, out_grad_meta)
    )
    kernel = _elu_grad.get(key) or _select("elu_grad", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, out_grad_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, out_grad_impl, 1)
    out_meta = _same_as_first_meta[x_meta, out_grad_meta, alpha]
    impl = DenseTensor()
    impl.array = fn(x_array, out_grad_array, alpha)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def celu(x: Tensor, alpha: float) -> Tensor:
    """④ celu: kernel `celu`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _celu.get(x_meta.key) or _select("celu", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array, alpha)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def selu(x: Tensor, scale: float, alpha: float) -> Tensor:
    """④ selu: kernel `selu`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _selu.get(x_meta.key) or _select("selu", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array, scale, alpha)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def leaky_relu(x: Tensor, negative_slope: float) -> Tensor:
    """④ leaky_relu: kernel `leaky_relu`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _leaky_relu.get(x_meta.key) or _select("leaky_relu", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array, negative_slope)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def leaky_relu_(x: Tensor, negative_slope: float) -> Tensor:
    """④ leaky_relu_: kernel `leaky_relu`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _leaky_relu.get(x_meta.key) or _select("leaky_relu", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = x_meta
    check_inplace_shape(infos.LEAKY_RELU_, x, out_meta)
    write_in_place(x, fn(x_array, negative_slope), out_meta)
    return x


def leaky_relu_grad(x: Tensor, out_grad: Tensor, negative_slope: float) -> Tensor:
    """④ leaky_relu_grad: kernel `leaky_relu_grad`, SameAsFirstInferMeta."""
    x_impl, out_grad_impl = x.impl, out_grad.impl
    x_meta, out_grad_meta = x_impl.meta, out_grad_impl.meta
    x_array, out_grad_array = x_impl.array, out_grad_impl.array
    key = (
        x_meta.key
        if x_meta is out_grad_meta or x_meta.key == out_grad_meta.key
        else parse_kernel_key("leaky_relu_grad", x_meta, out_grad_meta)
    )
    kernel = _leaky_relu_grad.get(key) or _select("leaky_relu_grad", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, out_grad_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, out_grad_impl, 1)
    out_meta = _same_as_first_meta[x_meta, out_grad_meta, negative_slope]
    impl = DenseTensor()
    impl.array = fn(x_array, out_grad_array, negative_slope)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def hardtanh(x: Tensor, t_min: float, t_max: float) -> Tensor:
    """④ hardtanh: kernel `hardtanh`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _hardtanh.get(x_meta.key) or _select("hardtanh", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array, t_min, t_max)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def hardtanh_(x: Tensor, t_min: float, t_max: float) -> Tensor:
    """④ hardtanh_: kernel `hardtanh`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _hardtanh.get(x_meta.key) or _select("hardtanh", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = x_meta
    check_inplace_shape(infos.HARDTANH_, x, out_meta)
    write_in_place(x, fn(x_array, t_min, t_max), out_meta)
    return x


def relu6(x: Tensor) -> Tensor:
    """④ relu6: kernel `relu6`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _relu6.get(x_meta.key) or _select("relu6", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def hardsigmoid(x: Tensor, slope: float, offset: float) -> Tensor:
    """④ hardsigmoid: kernel `hardsigmoid`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _hardsigmoid.get(x_meta.key) or _select("hardsigmoid", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array, slope, offset)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def thresholded_relu(x: Tensor, threshold: float, value: float) -> Tensor:
    """④ thresholded_relu: kernel `thresholded_relu`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _thresholded_relu.get(x_meta.key) or _select("thresholded_relu", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array, threshold, value)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def thresholded_relu_(x: Tensor, threshold: float, value: float) -> Tensor:
    """④ thresholded_relu_: kernel `thresholded_relu`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _thresholded_relu.get(x_meta.key) or _select("thresholded_relu", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = x_meta
    check_inplace_shape(infos.THRESHOLDED_RELU_, x, out_meta)
    write_in_place(x, fn(x_array, threshold, value), out_meta)
    return x


def between_grad(x: Tensor, out_grad: Tensor, low: float, high: float, slope: float) -> Tensor:
    """④ between_grad: kernel `between_grad`, SameAsFirstInferMeta."""
    x_impl, out_grad_impl = x.impl, out_grad.impl
    x_meta, out_grad_meta = x_impl.meta, out_grad_impl.meta
    x_array, out_grad_array = x_impl.array, out_grad_impl.array
    key = (
        x_meta.key
        if x_meta is out_grad_meta or x_meta.key == out_grad_meta.key
        else parse_kernel_key("between_grad", x_meta, out_grad_meta)
    )
    kernel = _between_grad.get(key) or _select("between_grad", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, out_grad_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, out_grad_impl, 1)
    out_meta = _same_as_first_meta[x_meta, out_grad_meta, low, high, slope]
    impl = DenseTensor()
    impl.array = fn(x_array, out_grad_array, low, high, slope)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def hardswish(x: Tensor) -> Tensor:
    """④ hardswish: kernel `hardswish`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _hardswish.get(x_meta.key) or _select("hardswish", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def hardswish_slope(x: Tensor) -> Tensor:
    """④ hardswish_slope: kernel `hardswish_slope`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _hardswish_slope.get(x_meta.key) or _select("hardswish_slope", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def softshrink(x: Tensor, threshold: float) -> Tensor:
    """④ softshrink: kernel `softshrink`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _softshrink.get(x_meta.key) or _select("softshrink", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array, threshold)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def hardshrink(x: Tensor, threshold: float) -> Tensor:
    """④ hardshrink: kernel `hardshrink`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _hardshrink.get(x_meta.key) or _select("hardshrink", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array, threshold)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def outside(x: Tensor, out_grad: Tensor, low: float, high: float) -> Tensor:
    """④ outside: kernel `outside`, SameAsFirstInferMeta."""
    x_impl, out_grad_impl = x.impl, out_grad.impl
    x_meta, out_grad_meta = x_impl.meta, out_grad_impl.meta
    x_array, out_grad_array = x_impl.array, out_grad_impl.array
    key = (
        x_meta.key
        if x_meta is out_grad_meta or x_meta.key == out_grad_meta.key
        else parse_kernel_key("outside", x_meta, out_grad_meta)
    )
    kernel = _outside.get(key) or _select("outside", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, out_grad_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, out_grad_impl, 1)
    out_meta = _same_as_first_meta[x_meta, out_grad_meta, low, high]
    impl = DenseTensor()
    impl.array = fn(x_array, out_grad_array, low, high)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def tanh_shrink(x: Tensor) -> Tensor:
    """④ tanh_shrink: kernel `tanh_shrink`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _tanh_shrink.get(x_meta.key) or _select("tanh_shrink", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def softsign(x: Tensor) -> Tensor:
    """④ softsign: kernel `softsign`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _softsign.get(x_meta.key) or _select("softsign", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def prelu(x: Tensor, alpha: Tensor, data_format: str, mode: str) -> Tensor:
    """④ prelu: kernel `prelu`, UnchangedInferMeta."""
    x_impl, alpha_impl = x.impl, alpha.impl
    x_meta, alpha_meta = x_impl.meta, alpha_impl.meta
    x_array, alpha_array = x_impl.array, alpha_impl.array
    key = (
        x_meta.key
        if x_meta is alpha_meta or x_meta.key == alpha_meta.key
        else parse_kernel_key("prelu", x_meta, alpha_meta)
    )
    kernel = _prelu.get(key) or _select("prelu", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, alpha_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, alpha_impl, 1)
    impl = DenseTensor()
    impl.array = fn(x_array, alpha_array, data_format, mode)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def softmax_grad(y: Tensor, out_grad: Tensor, axis: int) -> Tensor:
    """④ softmax_grad: kernel `softmax_grad`, SameAsFirstInferMeta."""
    y_impl, out_grad_impl = y.impl, out_grad.impl
    y_meta, out_grad_meta = y_impl.meta, out_grad_impl.meta
    y_array, out_grad_array = y_impl.array, out_grad_impl.array
    key = (
        y_meta.key
        if y_meta is out_grad_meta or y_meta.key == out_grad_meta.key
        else parse_kernel_key("softmax_grad", y_meta, out_grad_meta)
    )
    kernel = _softmax_grad.get(key) or _select("softmax_grad", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        y_array, out_grad_array = prepare_data(kernel, y_impl, 0), prepare_data(kernel, out_grad_impl, 1)
    out_meta = _same_as_first_meta[y_meta, out_grad_meta, axis]
    impl = DenseTensor()
    impl.array = fn(y_array, out_grad_array, axis)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def log_softmax_grad(y: Tensor, out_grad: Tensor, axis: int) -> Tensor:
    """④ log_softmax_grad: kernel `log_softmax_grad`, SameAsFirstInferMeta."""
    y_impl, out_grad_impl = y.impl, out_grad.impl
    y_meta, out_grad_meta = y_impl.meta, out_grad_impl.meta
    y_array, out_grad_array = y_impl.array, out_grad_impl.array
    key = (
        y_meta.key
        if y_meta is out_grad_meta or y_meta.key == out_grad_meta.key
        else parse_kernel_key("log_softmax_grad", y_meta, out_grad_meta)
    )
    kernel = _log_softmax_grad.get(key) or _select("log_softmax_grad", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        y_array, out_grad_array = prepare_data(kernel, y_impl, 0), prepare_data(kernel, out_grad_impl, 1)
    out_meta = _same_as_first_meta[y_meta, out_grad_meta, axis]
    impl = DenseTensor()
    impl.array = fn(y_array, out_grad_array, axis)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def nearest_interp(
    x: Tensor,
    data_format: str,
    out_d: int,
    out_h: int,
    out_w: int,
    scale: Sequence[float],
    interp_method: str,
    align_corners: bool,
    align_mode: int,
) -> Tensor:
    """④ nearest_interp: kernel `nearest_interp`, InterpInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _nearest_interp.get(x_meta.key) or _select("nearest_interp", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = infer(
        INFER_META["InterpInferMeta"],
        x_meta,
        x_meta,
        data_format,
        out_d,
        out_h,
        out_w,
        scale,
        interp_method,
        align_corners,
        align_mode,
    )
    impl = DenseTensor()
    impl.array = fn(x_array, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def linear_interp(
    x: Tensor,
    data_format: str,
    out_d: int,
    out_h: int,
    out_w: int,
    scale: Sequence[float],
    interp_method: str,
    align_corners: bool,
    align_mode: int,
) -> Tensor:
    """④ linear_interp: kernel `linear_interp`, InterpInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _linear_interp.get(x_meta.key) or _select("linear_interp", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = infer(
        INFER_META["InterpInferMeta"],
        x_meta,
        x_meta,
        data_format,
        out_d,
        out_h,
        out_w,
        scale,
        interp_method,
        align_corners,
        align_mode,
    )
    impl = DenseTensor()
    impl.array = fn(x_array, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def bilinear_interp(
    x: Tensor,
    data_format: str,
    out_d: int,
    out_h: int,
    out_w: int,
    scale: Sequence[float],
    interp_method: str,
    align_corners: bool,
    align_mode: int,
) -> Tensor:
    """④ bilinear_interp: kernel `bilinear_interp`, InterpInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _bilinear_interp.get(x_meta.key) or _select("bilinear_interp", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = infer(
        INFER_META["InterpInferMeta"],
        x_meta,
        x_meta,
        data_format,
        out_d,
        out_h,
        out_w,
        scale,
        interp_method,
        align_corners,
        align_mode,
    )
    impl = DenseTensor()
    impl.array = fn(x_array, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def trilinear_interp(
    x: Tensor,
    data_format: str,
    out_d: int,
    out_h: int,
    out_w: int,
    scale: Sequence[float],
    interp_method: str,
    align_corners: bool,
    align_mode: int,
) -> Tensor:
    """④ trilinear_interp: kernel `trilinear_interp`, InterpInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _trilinear_interp.get(x_meta.key) or _select("trilinear_interp", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = infer(
        INFER_META["InterpInferMeta"],
        x_meta,
        x_meta,
        data_format,
        out_d,
        out_h,
        out_w,
        scale,
        interp_method,
        align_corners,
        align_mode,
    )
    impl = DenseTensor()
    impl.array = fn(x_array, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def bicubic_interp(
    x: Tensor,
    data_format: str,
    out_d: int,
    out_h: int,
    out_w: int,
    scale: Sequence[float],
    interp_method: str,
    align_corners: bool,
    align_mode: int,
) -> Tensor:
    """④ bicubic_interp: kernel `bicubic_interp`, InterpInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _bicubic_interp.get(x_meta.key) or _select("bicubic_interp", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = infer(
        INFER_META["InterpInferMeta"],
        x_meta,
        x_meta,
        data_format,
        out_d,
        out_h,
        out_w,
        scale,
        interp_method,
        align_corners,
        align_mode,
    )
    impl = DenseTensor()
    impl.array = fn(x_array, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def interp_antialias(
    x: Tensor,
    data_format: str,
    out_d: int,
    out_h: int,
    out_w: int,
    scale: Sequence[float],
    interp_method: str,
    align_corners: bool,
    align_mode: int,
) -> Tensor:
    """④ interp_antialias: kernel `interp_antialias`, InterpInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _interp_antialias.get(x_meta.key) or _select("interp_antialias", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = infer(
        INFER_META["InterpInferMeta"],
        x_meta,
        x_meta,
        data_format,
        out_d,
        out_h,
        out_w,
        scale,
        interp_method,
        align_corners,
        align_mode,
    )
    impl = DenseTensor()
    impl.array = fn(x_array, data_format, out_d, out_h, out_w, scale, interp_method, align_corners, align_mode)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def interp_grad(
    out_grad: Tensor,
    shape: Sequence[int],
    data_format: str,
    out_d: int,
    out_h: int,
    out_w: int,
    scale: Sequence[float],
    interp_method: str,
    align_corners: bool,
    align_mode: int,
    antialias: bool,
) -> Tensor:
    """④ interp_grad: kernel `interp_grad`, InterpGradInferMeta."""
    out_grad_impl = out_grad.impl
    out_grad_meta = out_grad_impl.meta
    out_grad_array = out_grad_impl.array
    kernel = _interp_grad.get(out_grad_meta.key) or _select("interp_grad", out_grad_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        out_grad_array = prepare_data(kernel, out_grad_impl, 0)
    out_meta = infer(
        INFER_META["InterpGradInferMeta"],
        out_grad_meta,
        out_grad_meta,
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
    impl = DenseTensor()
    impl.array = fn(
        out_grad_array,
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
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def cross_entropy_with_softmax(
    input: Tensor,
    label: Tensor,
    soft_label: bool,
    use_softmax: bool,
    numeric_stable_mode: bool,
    ignore_index: int,
    axis: int,
) -> tuple[Tensor, Tensor]:
    """④ cross_entropy_with_softmax: kernel `cross_entropy_with_softmax`, CrossEntropyInferMeta."""
    input_impl, label_impl = input.impl, label.impl
    input_meta, label_meta = input_impl.meta, label_impl.meta
    input_array, label_array = input_impl.array, label_impl.array
    kernel = _cross_entropy_with_softmax.get(input_meta.key) or _select("cross_entropy_with_softmax", input_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        input_array, label_array = prepare_data(kernel, input_impl, 0), prepare_data(kernel, label_impl, 1)
    softmax_meta, loss_meta = _cross_entropy_meta[
        input_meta, label_meta, soft_label, use_softmax, numeric_stable_mode, ignore_index, axis
    ]
    softmax_array, loss_array = fn(
        input_array, label_array, soft_label, use_softmax, numeric_stable_mode, ignore_index, axis
    )
    return make_tensor(softmax_array, softmax_meta), make_tensor(loss_array, loss_meta)


def cross_entropy_grad(
    softmax: Tensor, label: Tensor, loss_grad: Tensor, soft_label: bool, use_softmax: bool, ignore_index: int, axis: int
) -> Tensor:
    """④ cross_entropy_grad: kernel `cross_entropy_grad`, CrossEntropyGradInferMeta."""
    softmax_impl, label_impl, loss_grad_impl = softmax.impl, label.impl, loss_grad.impl
    softmax_meta, label_meta, loss_grad_meta = softmax_impl.meta, label_impl.meta, loss_grad_impl.meta
    softmax_array, label_array, loss_grad_array = softmax_impl.array, label_impl.array, loss_grad_impl.array
    kernel = _cross_entropy_grad.get(softmax_meta.key) or _select("cross_entropy_grad", softmax_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        softmax_array, label_array, loss_grad_array = (
            prepare_data(kernel, softmax_impl, 0),
            prepare_data(kernel, label_impl, 1),
            prepare_data(kernel, loss_grad_impl, 2),
        )
    out_meta = _cross_entropy_grad_meta[
        softmax_meta, label_meta, loss_grad_meta, soft_label, use_softmax, ignore_index, axis
    ]
    impl = DenseTensor()
    impl.array = fn(softmax_array, label_array, loss_grad_array, soft_label, use_softmax, ignore_index, axis)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def nll_loss(
    input: Tensor, label: Tensor, weight: Tensor | None, ignore_index: int, reduction: str
) -> tuple[Tensor, Tensor]:
    """④ nll_loss: kernel `nll_loss`, NllLossInferMeta."""
    input_impl, label_impl = input.impl, label.impl
    input_meta, label_meta = input_impl.meta, label_impl.meta
    input_array, label_array = input_impl.array, label_impl.array
    weight_impl = None if weight is None else weight.impl
    weight_meta = None if weight_impl is None else weight_impl.meta
    weight_array = None if weight_impl is None else weight_impl.array
    kernel = _nll_loss.get(input_meta.key) or _select("nll_loss", input_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        input_array = prepare_data(kernel, input_impl, 0)
        label_array = prepare_data(kernel, label_impl, 1)
        if weight_impl is not None:
            weight_array = prepare_data(kernel, weight_impl, 2)
    out_meta, total_weight_meta = _nll_loss_meta[input_meta, label_meta, weight_meta, ignore_index, reduction]
    out_array, total_weight_array = fn(input_array, label_array, weight_array, ignore_index, reduction)
    return make_tensor(out_array, out_meta), make_tensor(total_weight_array, total_weight_meta)


def nll_loss_grad(
    input: Tensor,
    label: Tensor,
    weight: Tensor | None,
    total_weight: Tensor,
    grad: Tensor,
    ignore_index: int,
    reduction: str,
) -> Tensor:
    """④ nll_loss_grad: kernel `nll_loss_grad`, NllLossGradInferMeta."""
    input_impl, label_impl, total_weight_impl, grad_impl = input.impl, label.impl, total_weight.impl, grad.impl
    input_meta, label_meta, total_weight_meta, grad_meta = (
        input_impl.meta,
        label_impl.meta,
        total_weight_impl.meta,
        grad_impl.meta,
    )
    input_array, label_array, total_weight_array, grad_array = (
        input_impl.array,
        label_impl.array,
        total_weight_impl.array,
        grad_impl.array,
    )
    weight_impl = None if weight is None else weight.impl
    weight_meta = None if weight_impl is None else weight_impl.meta
    weight_array = None if weight_impl is None else weight_impl.array
    kernel = _nll_loss_grad.get(grad_meta.key) or _select("nll_loss_grad", grad_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        input_array = prepare_data(kernel, input_impl, 0)
        label_array = prepare_data(kernel, label_impl, 1)
        if weight_impl is not None:
            weight_array = prepare_data(kernel, weight_impl, 2)
        total_weight_array = prepare_data(kernel, total_weight_impl, 3)
        grad_array = prepare_data(kernel, grad_impl, 4)
    out_meta = _nll_loss_grad_meta[
        input_meta, label_meta, weight_meta, total_weight_meta, grad_meta, ignore_index, reduction
    ]
    impl = DenseTensor()
    impl.array = fn(input_array, label_array, weight_array, total_weight_array, grad_array, ignore_index, reduction)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def huber_loss(input: Tensor, label: Tensor, delta: float) -> Tensor:
    """④ huber_loss: kernel `huber_loss`, PairLossInferMeta."""
    input_impl, label_impl = input.impl, label.impl
    input_meta, label_meta = input_impl.meta, label_impl.meta
    input_array, label_array = input_impl.array, label_impl.array
    key = (
        input_meta.key
        if input_meta is label_meta or input_meta.key == label_meta.key
        else parse_kernel_key("huber_loss", input_meta, label_meta)
    )
    kernel = _huber_loss.get(key) or _select("huber_loss", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        input_array, label_array = prepare_data(kernel, input_impl, 0), prepare_data(kernel, label_impl, 1)
    out_meta = _pair_loss_meta[input_meta, label_meta, delta]
    impl = DenseTensor()
    impl.array = fn(input_array, label_array, delta)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def bce_loss(input: Tensor, label: Tensor) -> Tensor:
    """④ bce_loss: kernel `bce_loss`, PairLossInferMeta."""
    input_impl, label_impl = input.impl, label.impl
    input_meta, label_meta = input_impl.meta, label_impl.meta
    input_array, label_array = input_impl.array, label_impl.array
    key = (
        input_meta.key
        if input_meta is label_meta or input_meta.key == label_meta.key
        else parse_kernel_key("bce_loss", input_meta, label_meta)
    )
    kernel = _bce_loss.get(key) or _select("bce_loss", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        input_array, label_array = prepare_data(kernel, input_impl, 0), prepare_data(kernel, label_impl, 1)
    out_meta = _pair_loss_meta[input_meta, label_meta]
    impl = DenseTensor()
    impl.array = fn(input_array, label_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def bce_loss_(input: Tensor, label: Tensor) -> Tensor:
    """④ bce_loss_: kernel `bce_loss`, written into input."""
    input_impl, label_impl = input.impl, label.impl
    input_meta, label_meta = input_impl.meta, label_impl.meta
    input_array, label_array = input_impl.array, label_impl.array
    key = (
        input_meta.key
        if input_meta is label_meta or input_meta.key == label_meta.key
        else parse_kernel_key("bce_loss", input_meta, label_meta)
    )
    kernel = _bce_loss.get(key) or _select("bce_loss", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        input_array, label_array = prepare_data(kernel, input_impl, 0), prepare_data(kernel, label_impl, 1)
    out_meta = _pair_loss_meta[input_meta, label_meta]
    check_inplace_shape(infos.BCE_LOSS_, input, out_meta)
    write_in_place(input, fn(input_array, label_array), out_meta)
    return input


def sigmoid_cross_entropy_with_logits(
    x: Tensor, label: Tensor, pos_weight: Tensor | None, normalize: bool, ignore_index: int
) -> Tensor:
    """④ sigmoid_cross_entropy_with_logits: kernel `sigmoid_cross_entropy_with_logits`, SigmoidCrossEntropyInferMeta."""
    x_impl, label_impl = x.impl, label.impl
    x_meta, label_meta = x_impl.meta, label_impl.meta
    x_array, label_array = x_impl.array, label_impl.array
    pos_weight_impl = None if pos_weight is None else pos_weight.impl
    pos_weight_meta = None if pos_weight_impl is None else pos_weight_impl.meta
    pos_weight_array = None if pos_weight_impl is None else pos_weight_impl.array
    kernel = _sigmoid_cross_entropy_with_logits.get(x_meta.key) or _select(
        "sigmoid_cross_entropy_with_logits", x_meta.key
    )
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
        label_array = prepare_data(kernel, label_impl, 1)
        if pos_weight_impl is not None:
            pos_weight_array = prepare_data(kernel, pos_weight_impl, 2)
    out_meta = _sigmoid_cross_entropy_meta[x_meta, label_meta, pos_weight_meta, normalize, ignore_index]
    impl = DenseTensor()
    impl.array = fn(x_array, label_array, pos_weight_array, normalize, ignore_index)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def kldiv_loss(x: Tensor, label: Tensor, reduction: str, log_target: bool) -> Tensor:
    """④ kldiv_loss: kernel `kldiv_loss`, PairLossInferMeta."""
    x_impl, label_impl = x.impl, label.impl
    x_meta, label_meta = x_impl.meta, label_impl.meta
    x_array, label_array = x_impl.array, label_impl.array
    key = (
        x_meta.key
        if x_meta is label_meta or x_meta.key == label_meta.key
        else parse_kernel_key("kldiv_loss", x_meta, label_meta)
    )
    kernel = _kldiv_loss.get(key) or _select("kldiv_loss", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, label_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, label_impl, 1)
    out_meta = _pair_loss_meta[x_meta, label_meta, reduction, log_target]
    impl = DenseTensor()
    impl.array = fn(x_array, label_array, reduction, log_target)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def dropout(
    x: Tensor, seed_tensor: Tensor | None, p: Any, is_test: bool, mode: str, seed: int, fix_seed: bool
) -> tuple[Tensor, Tensor]:
    """④ dropout: kernel `dropout`, DropoutInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    seed_tensor_impl = None if seed_tensor is None else seed_tensor.impl
    seed_tensor_meta = None if seed_tensor_impl is None else seed_tensor_impl.meta
    seed_tensor_array = None if seed_tensor_impl is None else seed_tensor_impl.array
    kernel = _dropout.get(x_meta.key) or _select("dropout", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
        if seed_tensor_impl is not None:
            seed_tensor_array = prepare_data(kernel, seed_tensor_impl, 1)
    out_meta, mask_meta = infer(
        INFER_META["DropoutInferMeta"], x_meta, x_meta, seed_tensor_meta, p, is_test, mode, seed, fix_seed
    )
    out_array, mask_array = fn(x_array, seed_tensor_array, p, is_test, mode, seed, fix_seed)
    return make_tensor(out_array, out_meta), make_tensor(mask_array, mask_meta)


def dropout_grad(mask: Tensor, out_grad: Tensor, p: Any, is_test: bool, mode: str) -> Tensor:
    """④ dropout_grad: kernel `dropout_grad`, DropoutGradInferMeta."""
    mask_impl, out_grad_impl = mask.impl, out_grad.impl
    mask_meta, out_grad_meta = mask_impl.meta, out_grad_impl.meta
    mask_array, out_grad_array = mask_impl.array, out_grad_impl.array
    kernel = _dropout_grad.get(out_grad_meta.key) or _select("dropout_grad", out_grad_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        mask_array, out_grad_array = prepare_data(kernel, mask_impl, 0), prepare_data(kernel, out_grad_impl, 1)
    out_meta = infer(INFER_META["DropoutGradInferMeta"], mask_meta, mask_meta, out_grad_meta, p, is_test, mode)
    impl = DenseTensor()
    impl.array = fn(mask_array, out_grad_array, p, is_test, mode)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def layer_norm(
    x: Tensor, scale: Tensor | None, bias: Tensor | None, epsilon: float, begin_norm_axis: int
) -> tuple[Tensor, Tensor, Tensor]:
    """④ layer_norm: kernel `layer_norm`, LayerNormInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    scale_impl = None if scale is None else scale.impl
    scale_meta = None if scale_impl is None else scale_impl.meta
    scale_array = None if scale_impl is None else scale_impl.array
    bias_impl = None if bias is None else bias.impl
    bias_meta = None if bias_impl is None else bias_impl.meta
    bias_array = None if bias_impl is None else bias_impl.array
    kernel = _layer_norm.get(x_meta.key) or _select("layer_norm", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
        if scale_impl is not None:
            scale_array = prepare_data(kernel, scale_impl, 1)
        if bias_impl is not None:
            bias_array = prepare_data(kernel, bias_impl, 2)
    out_meta, mean_meta, variance_meta = _layer_norm_meta[x_meta, scale_meta, bias_meta, epsilon, begin_norm_axis]
    out_array, mean_array, variance_array = fn(x_array, scale_array, bias_array, epsilon, begin_norm_axis)
    return (
        make_tensor(out_array, out_meta),
        make_tensor(mean_array, mean_meta),
        make_tensor(variance_array, variance_meta),
    )


def batch_norm(
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
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
    """④ batch_norm: kernel `batch_norm`, BatchNormInferMeta."""
    x_impl, mean_impl, variance_impl = x.impl, mean.impl, variance.impl
    x_meta, mean_meta, variance_meta = x_impl.meta, mean_impl.meta, variance_impl.meta
    x_array, mean_array, variance_array = x_impl.array, mean_impl.array, variance_impl.array
    scale_impl = None if scale is None else scale.impl
    scale_meta = None if scale_impl is None else scale_impl.meta
    scale_array = None if scale_impl is None else scale_impl.array
    bias_impl = None if bias is None else bias.impl
    bias_meta = None if bias_impl is None else bias_impl.meta
    bias_array = None if bias_impl is None else bias_impl.array
    kernel = _batch_norm.get(x_meta.key) or _select("batch_norm", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
        mean_array = prepare_data(kernel, mean_impl, 1)
        variance_array = prepare_data(kernel, variance_impl, 2)
        if scale_impl is not None:
            scale_array = prepare_data(kernel, scale_impl, 3)
        if bias_impl is not None:
            bias_array = prepare_data(kernel, bias_impl, 4)
    out_meta, mean_out_meta, variance_out_meta, saved_mean_meta, saved_variance_meta = _batch_norm_meta[
        x_meta,
        mean_meta,
        variance_meta,
        scale_meta,
        bias_meta,
        is_test,
        momentum,
        epsilon,
        data_format,
        use_global_stats,
        trainable_statistics,
    ]
    out_array, mean_out_array, variance_out_array, saved_mean_array, saved_variance_array = fn(
        x_array,
        mean_array,
        variance_array,
        scale_array,
        bias_array,
        is_test,
        momentum,
        epsilon,
        data_format,
        use_global_stats,
        trainable_statistics,
    )
    return (
        make_tensor(out_array, out_meta),
        make_tensor(mean_out_array, mean_out_meta),
        make_tensor(variance_out_array, variance_out_meta),
        make_tensor(saved_mean_array, saved_mean_meta),
        make_tensor(saved_variance_array, saved_variance_meta),
    )


def group_norm(
    x: Tensor, scale: Tensor | None, bias: Tensor | None, epsilon: float, groups: int, data_format: str
) -> tuple[Tensor, Tensor, Tensor]:
    """④ group_norm: kernel `group_norm`, GroupNormInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    scale_impl = None if scale is None else scale.impl
    scale_meta = None if scale_impl is None else scale_impl.meta
    scale_array = None if scale_impl is None else scale_impl.array
    bias_impl = None if bias is None else bias.impl
    bias_meta = None if bias_impl is None else bias_impl.meta
    bias_array = None if bias_impl is None else bias_impl.array
    kernel = _group_norm.get(x_meta.key) or _select("group_norm", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
        if scale_impl is not None:
            scale_array = prepare_data(kernel, scale_impl, 1)
        if bias_impl is not None:
            bias_array = prepare_data(kernel, bias_impl, 2)
    y_meta, mean_meta, variance_meta = _group_norm_meta[x_meta, scale_meta, bias_meta, epsilon, groups, data_format]
    y_array, mean_array, variance_array = fn(x_array, scale_array, bias_array, epsilon, groups, data_format)
    return make_tensor(y_array, y_meta), make_tensor(mean_array, mean_meta), make_tensor(variance_array, variance_meta)


def sgd(param: Tensor, grad: Tensor, learning_rate: float) -> Tensor:
    """④ sgd: kernel `sgd`, SgdInferMeta."""
    param_impl, grad_impl = param.impl, grad.impl
    param_meta, grad_meta = param_impl.meta, grad_impl.meta
    param_array, grad_array = param_impl.array, grad_impl.array
    key = (
        param_meta.key
        if param_meta is grad_meta or param_meta.key == grad_meta.key
        else parse_kernel_key("sgd", param_meta, grad_meta)
    )
    kernel = _sgd.get(key) or _select("sgd", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        param_array, grad_array = prepare_data(kernel, param_impl, 0), prepare_data(kernel, grad_impl, 1)
    out_meta = _sgd_meta[param_meta, grad_meta, learning_rate]
    impl = DenseTensor()
    impl.array = fn(param_array, grad_array, learning_rate)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def momentum(
    param: Tensor, grad: Tensor, velocity: Tensor, learning_rate: float, mu: float, use_nesterov: bool
) -> tuple[Tensor, Tensor]:
    """④ momentum: kernel `momentum`, OneStateInferMeta."""
    param_impl, grad_impl, velocity_impl = param.impl, grad.impl, velocity.impl
    param_meta, grad_meta, velocity_meta = param_impl.meta, grad_impl.meta, velocity_impl.meta
    param_array, grad_array, velocity_array = param_impl.array, grad_impl.array, velocity_impl.array
    key = parse_kernel_key("momentum", param_meta, grad_meta, velocity_meta)
    kernel = _momentum.get(key) or _select("momentum", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        param_array, grad_array, velocity_array = (
            prepare_data(kernel, param_impl, 0),
            prepare_data(kernel, grad_impl, 1),
            prepare_data(kernel, velocity_impl, 2),
        )
    param_out_meta, velocity_out_meta = _one_state_meta[
        param_meta, grad_meta, velocity_meta, learning_rate, mu, use_nesterov
    ]
    param_out_array, velocity_out_array = fn(param_array, grad_array, velocity_array, learning_rate, mu, use_nesterov)
    return make_tensor(param_out_array, param_out_meta), make_tensor(velocity_out_array, velocity_out_meta)


def adagrad(param: Tensor, grad: Tensor, moment: Tensor, learning_rate: float, epsilon: float) -> tuple[Tensor, Tensor]:
    """④ adagrad: kernel `adagrad`, OneStateInferMeta."""
    param_impl, grad_impl, moment_impl = param.impl, grad.impl, moment.impl
    param_meta, grad_meta, moment_meta = param_impl.meta, grad_impl.meta, moment_impl.meta
    param_array, grad_array, moment_array = param_impl.array, grad_impl.array, moment_impl.array
    key = parse_kernel_key("adagrad", param_meta, grad_meta, moment_meta)
    kernel = _adagrad.get(key) or _select("adagrad", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        param_array, grad_array, moment_array = (
            prepare_data(kernel, param_impl, 0),
            prepare_data(kernel, grad_impl, 1),
            prepare_data(kernel, moment_impl, 2),
        )
    param_out_meta, moment_out_meta = _one_state_meta[param_meta, grad_meta, moment_meta, learning_rate, epsilon]
    param_out_array, moment_out_array = fn(param_array, grad_array, moment_array, learning_rate, epsilon)
    return make_tensor(param_out_array, param_out_meta), make_tensor(moment_out_array, moment_out_meta)


def rmsprop(
    param: Tensor,
    grad: Tensor,
    mean_square: Tensor,
    mean_grad: Tensor,
    moment: Tensor,
    learning_rate: float,
    epsilon: float,
    decay: float,
    momentum: float,
    centered: bool,
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """④ rmsprop: kernel `rmsprop`, RmspropInferMeta."""
    param_impl, grad_impl, mean_square_impl, mean_grad_impl, moment_impl = (
        param.impl,
        grad.impl,
        mean_square.impl,
        mean_grad.impl,
        moment.impl,
    )
    param_meta, grad_meta, mean_square_meta, mean_grad_meta, moment_meta = (
        param_impl.meta,
        grad_impl.meta,
        mean_square_impl.meta,
        mean_grad_impl.meta,
        moment_impl.meta,
    )
    param_array, grad_array, mean_square_array, mean_grad_array, moment_array = (
        param_impl.array,
        grad_impl.array,
        mean_square_impl.array,
        mean_grad_impl.array,
        moment_impl.array,
    )
    key = parse_kernel_key("rmsprop", param_meta, grad_meta, mean_square_meta, mean_grad_meta, moment_meta)
    kernel = _rmsprop.get(key) or _select("rmsprop", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        param_array, grad_array, mean_square_array, mean_grad_array, moment_array = (
            prepare_data(kernel, param_impl, 0),
            prepare_data(kernel, grad_impl, 1),
            prepare_data(kernel, mean_square_impl, 2),
            prepare_data(kernel, mean_grad_impl, 3),
            prepare_data(kernel, moment_impl, 4),
        )
    param_out_meta, mean_square_out_meta, mean_grad_out_meta, moment_out_meta = _rmsprop_meta[
        param_meta,
        grad_meta,
        mean_square_meta,
        mean_grad_meta,
        moment_meta,
        learning_rate,
        epsilon,
        decay,
        momentum,
        centered,
    ]
    param_out_array, mean_square_out_array, mean_grad_out_array, moment_out_array = fn(
        param_array,
        grad_array,
        mean_square_array,
        mean_grad_array,
        moment_array,
        learning_rate,
        epsilon,
        decay,
        momentum,
        centered,
    )
    return (
        make_tensor(param_out_array, param_out_meta),
        make_tensor(mean_square_out_array, mean_square_out_meta),
        make_tensor(mean_grad_out_array, mean_grad_out_meta),
        make_tensor(moment_out_array, moment_out_meta),
    )


def adam(
    param: Tensor,
    grad: Tensor,
    moment1: Tensor,
    moment2: Tensor,
    largest: Tensor | None,
    beta1_pow: Tensor,
    beta2_pow: Tensor,
    learning_rate: float,
    beta1: float,
    beta2: float,
    epsilon: float,
    decay: float,
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]:
    """④ adam: kernel `adam`, AdamInferMeta."""
    param_impl, grad_impl, moment1_impl, moment2_impl, beta1_pow_impl, beta2_pow_impl = (
        param.impl,
        grad.impl,
        moment1.impl,
        moment2.impl,
        beta1_pow.impl,
        beta2_pow.impl,
    )
    param_meta, grad_meta, moment1_meta, moment2_meta, beta1_pow_meta, beta2_pow_meta = (
        param_impl.meta,
        grad_impl.meta,
        moment1_impl.meta,
        moment2_impl.meta,
        beta1_pow_impl.meta,
        beta2_pow_impl.meta,
    )
    param_array, grad_array, moment1_array, moment2_array, beta1_pow_array, beta2_pow_array = (
        param_impl.array,
        grad_impl.array,
        moment1_impl.array,
        moment2_impl.array,
        beta1_pow_impl.array,
        beta2_pow_impl.array,
    )
    largest_impl = None if largest is None else largest.impl
    largest_meta = None if largest_impl is None else largest_impl.meta
    largest_array = None if largest_impl is None else largest_impl.array
    kernel = _adam.get(param_meta.key) or _select("adam", param_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        param_array = prepare_data(kernel, param_impl, 0)
        grad_array = prepare_data(kernel, grad_impl, 1)
        moment1_array = prepare_data(kernel, moment1_impl, 2)
        moment2_array = prepare_data(kernel, moment2_impl, 3)
        if largest_impl is not None:
            largest_array = prepare_data(kernel, largest_impl, 4)
        beta1_pow_array = prepare_data(kernel, beta1_pow_impl, 5)
        beta2_pow_array = prepare_data(kernel, beta2_pow_impl, 6)
    metas = _adam_meta[
        param_meta,
        grad_meta,
        moment1_meta,
        moment2_meta,
        largest_meta,
        beta1_pow_meta,
        beta2_pow_meta,
        learning_rate,
        beta1,
        beta2,
        epsilon,
        decay,
    ]
    param_out_meta, moment1_out_meta, moment2_out_meta, largest_out_meta, beta1_pow_out_meta, beta2_pow_out_meta = metas
    (
        param_out_array,
        moment1_out_array,
        moment2_out_array,
        largest_out_array,
        beta1_pow_out_array,
        beta2_pow_out_array,
    ) = fn(
        param_array,
        grad_array,
        moment1_array,
        moment2_array,
        largest_array,
        beta1_pow_array,
        beta2_pow_array,
        learning_rate,
        beta1,
        beta2,
        epsilon,
        decay,
    )
    return (
        make_tensor(param_out_array, param_out_meta),
        make_tensor(moment1_out_array, moment1_out_meta),
        make_tensor(moment2_out_array, moment2_out_meta),
        make_tensor(largest_out_array, largest_out_meta),
        make_tensor(beta1_pow_out_array, beta1_pow_out_meta),
        make_tensor(beta2_pow_out_array, beta2_pow_out_meta),
    )


def adamax(
    param: Tensor,
    grad: Tensor,
    moment: Tensor,
    inf_norm: Tensor,
    beta1_pow: Tensor,
    learning_rate: float,
    beta1: float,
    beta2: float,
    epsilon: float,
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """④ adamax: kernel `adamax`, AdamaxInferMeta."""
    param_impl, grad_impl, moment_impl, inf_norm_impl, beta1_pow_impl = (
        param.impl,
        grad.impl,
        moment.impl,
        inf_norm.impl,
        beta1_pow.impl,
    )
    param_meta, grad_meta, moment_meta, inf_norm_meta, beta1_pow_meta = (
        param_impl.meta,
        grad_impl.meta,
        moment_impl.meta,
        inf_norm_impl.meta,
        beta1_pow_impl.meta,
    )
    param_array, grad_array, moment_array, inf_norm_array, beta1_pow_array = (
        param_impl.array,
        grad_impl.array,
        moment_impl.array,
        inf_norm_impl.array,
        beta1_pow_impl.array,
    )
    key = parse_kernel_key("adamax", param_meta, grad_meta, moment_meta, inf_norm_meta, beta1_pow_meta)
    kernel = _adamax.get(key) or _select("adamax", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        param_array, grad_array, moment_array, inf_norm_array, beta1_pow_array = (
            prepare_data(kernel, param_impl, 0),
            prepare_data(kernel, grad_impl, 1),
            prepare_data(kernel, moment_impl, 2),
            prepare_data(kernel, inf_norm_impl, 3),
            prepare_data(kernel, beta1_pow_impl, 4),
        )
    param_out_meta, moment_out_meta, inf_norm_out_meta, beta1_pow_out_meta = _adamax_meta[
        param_meta, grad_meta, moment_meta, inf_norm_meta, beta1_pow_meta, learning_rate, beta1, beta2, epsilon
    ]
    param_out_array, moment_out_array, inf_norm_out_array, beta1_pow_out_array = fn(
        param_array, grad_array, moment_array, inf_norm_array, beta1_pow_array, learning_rate, beta1, beta2, epsilon
    )
    return (
        make_tensor(param_out_array, param_out_meta),
        make_tensor(moment_out_array, moment_out_meta),
        make_tensor(inf_norm_out_array, inf_norm_out_meta),
        make_tensor(beta1_pow_out_array, beta1_pow_out_meta),
    )


def adadelta(
    param: Tensor,
    grad: Tensor,
    square_grad: Tensor,
    square_update: Tensor,
    learning_rate: float,
    rho: float,
    epsilon: float,
) -> tuple[Tensor, Tensor, Tensor]:
    """④ adadelta: kernel `adadelta`, AdadeltaInferMeta."""
    param_impl, grad_impl, square_grad_impl, square_update_impl = (
        param.impl,
        grad.impl,
        square_grad.impl,
        square_update.impl,
    )
    param_meta, grad_meta, square_grad_meta, square_update_meta = (
        param_impl.meta,
        grad_impl.meta,
        square_grad_impl.meta,
        square_update_impl.meta,
    )
    param_array, grad_array, square_grad_array, square_update_array = (
        param_impl.array,
        grad_impl.array,
        square_grad_impl.array,
        square_update_impl.array,
    )
    key = parse_kernel_key("adadelta", param_meta, grad_meta, square_grad_meta, square_update_meta)
    kernel = _adadelta.get(key) or _select("adadelta", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        param_array, grad_array, square_grad_array, square_update_array = (
            prepare_data(kernel, param_impl, 0),
            prepare_data(kernel, grad_impl, 1),
            prepare_data(kernel, square_grad_impl, 2),
            prepare_data(kernel, square_update_impl, 3),
        )
    param_out_meta, square_grad_out_meta, square_update_out_meta = _adadelta_meta[
        param_meta, grad_meta, square_grad_meta, square_update_meta, learning_rate, rho, epsilon
    ]
    param_out_array, square_grad_out_array, square_update_out_array = fn(
        param_array, grad_array, square_grad_array, square_update_array, learning_rate, rho, epsilon
    )
    return (
        make_tensor(param_out_array, param_out_meta),
        make_tensor(square_grad_out_array, square_grad_out_meta),
        make_tensor(square_update_out_array, square_update_out_meta),
    )


def asgd(
    param: Tensor, grad: Tensor, d: Tensor, ys: Tensor, learning_rate: float, place: int, count: int
) -> tuple[Tensor, Tensor, Tensor]:
    """④ asgd: kernel `asgd`, AsgdInferMeta."""
    param_impl, grad_impl, d_impl, ys_impl = param.impl, grad.impl, d.impl, ys.impl
    param_meta, grad_meta, d_meta, ys_meta = param_impl.meta, grad_impl.meta, d_impl.meta, ys_impl.meta
    param_array, grad_array, d_array, ys_array = param_impl.array, grad_impl.array, d_impl.array, ys_impl.array
    key = parse_kernel_key("asgd", param_meta, grad_meta, d_meta, ys_meta)
    kernel = _asgd.get(key) or _select("asgd", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        param_array, grad_array, d_array, ys_array = (
            prepare_data(kernel, param_impl, 0),
            prepare_data(kernel, grad_impl, 1),
            prepare_data(kernel, d_impl, 2),
            prepare_data(kernel, ys_impl, 3),
        )
    param_out_meta, d_out_meta, ys_out_meta = _asgd_meta[
        param_meta, grad_meta, d_meta, ys_meta, learning_rate, place, count
    ]
    param_out_array, d_out_array, ys_out_array = fn(
        param_array, grad_array, d_array, ys_array, learning_rate, place, count
    )
    return (
        make_tensor(param_out_array, param_out_meta),
        make_tensor(d_out_array, d_out_meta),
        make_tensor(ys_out_array, ys_out_meta),
    )


def lamb(
    param: Tensor,
    grad: Tensor,
    moment1: Tensor,
    moment2: Tensor,
    beta1_pow: Tensor,
    beta2_pow: Tensor,
    learning_rate: float,
    weight_decay: float,
    beta1: float,
    beta2: float,
    epsilon: float,
    always_adapt: bool,
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
    """④ lamb: kernel `lamb`, LambInferMeta."""
    param_impl, grad_impl, moment1_impl, moment2_impl, beta1_pow_impl, beta2_pow_impl = (
        param.impl,
        grad.impl,
        moment1.impl,
        moment2.impl,
        beta1_pow.impl,
        beta2_pow.impl,
    )
    param_meta, grad_meta, moment1_meta, moment2_meta, beta1_pow_meta, beta2_pow_meta = (
        param_impl.meta,
        grad_impl.meta,
        moment1_impl.meta,
        moment2_impl.meta,
        beta1_pow_impl.meta,
        beta2_pow_impl.meta,
    )
    param_array, grad_array, moment1_array, moment2_array, beta1_pow_array, beta2_pow_array = (
        param_impl.array,
        grad_impl.array,
        moment1_impl.array,
        moment2_impl.array,
        beta1_pow_impl.array,
        beta2_pow_impl.array,
    )
    kernel = _lamb.get(param_meta.key) or _select("lamb", param_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        param_array, grad_array, moment1_array, moment2_array, beta1_pow_array, beta2_pow_array = (
            prepare_data(kernel, param_impl, 0),
            prepare_data(kernel, grad_impl, 1),
            prepare_data(kernel, moment1_impl, 2),
            prepare_data(kernel, moment2_impl, 3),
            prepare_data(kernel, beta1_pow_impl, 4),
            prepare_data(kernel, beta2_pow_impl, 5),
        )
    param_out_meta, moment1_out_meta, moment2_out_meta, beta1_pow_out_meta, beta2_pow_out_meta = _lamb_meta[
        param_meta,
        grad_meta,
        moment1_meta,
        moment2_meta,
        beta1_pow_meta,
        beta2_pow_meta,
        learning_rate,
        weight_decay,
        beta1,
        beta2,
        epsilon,
        always_adapt,
    ]
    (
        param_out_array,
        moment1_out_array,
        moment2_out_array,
        beta1_pow_out_array,
        beta2_pow_out_array,
    ) = fn(
        param_array,
        grad_array,
        moment1_array,
        moment2_array,
        beta1_pow_array,
        beta2_pow_array,
        learning_rate,
        weight_decay,
        beta1,
        beta2,
        epsilon,
        always_adapt,
    )
    return (
        make_tensor(param_out_array, param_out_meta),
        make_tensor(moment1_out_array, moment1_out_meta),
        make_tensor(moment2_out_array, moment2_out_meta),
        make_tensor(beta1_pow_out_array, beta1_pow_out_meta),
        make_tensor(beta2_pow_out_array, beta2_pow_out_meta),
    )


def nadam(
    param: Tensor,
    grad: Tensor,
    momentum_decay_pow: Tensor,
    beta2_pow: Tensor,
    mu_product: Tensor,
    moment1: Tensor,
    moment2: Tensor,
    learning_rate: float,
    beta1: float,
    beta2: float,
    epsilon: float,
    momentum_decay: float,
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]:
    """④ nadam: kernel `nadam`, FiveStatesInferMeta."""
    param_impl, grad_impl, momentum_decay_pow_impl, beta2_pow_impl, mu_product_impl, moment1_impl, moment2_impl = (
        param.impl,
        grad.impl,
        momentum_decay_pow.impl,
        beta2_pow.impl,
        mu_product.impl,
        moment1.impl,
        moment2.impl,
    )
    param_meta, grad_meta, momentum_decay_pow_meta, beta2_pow_meta, mu_product_meta, moment1_meta, moment2_meta = (
        param_impl.meta,
        grad_impl.meta,
        momentum_decay_pow_impl.meta,
        beta2_pow_impl.meta,
        mu_product_impl.meta,
        moment1_impl.meta,
        moment2_impl.meta,
    )
    (
        param_array,
        grad_array,
        momentum_decay_pow_array,
        beta2_pow_array,
        mu_product_array,
        moment1_array,
        moment2_array,
    ) = (
        param_impl.array,
        grad_impl.array,
        momentum_decay_pow_impl.array,
        beta2_pow_impl.array,
        mu_product_impl.array,
        moment1_impl.array,
        moment2_impl.array,
    )
    key = parse_kernel_key(
        "nadam",
        param_meta,
        grad_meta,
        momentum_decay_pow_meta,
        beta2_pow_meta,
        mu_product_meta,
        moment1_meta,
        moment2_meta,
    )
    kernel = _nadam.get(key) or _select("nadam", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        (
            param_array,
            grad_array,
            momentum_decay_pow_array,
            beta2_pow_array,
            mu_product_array,
            moment1_array,
            moment2_array,
        ) = (
            prepare_data(kernel, param_impl, 0),
            prepare_data(kernel, grad_impl, 1),
            prepare_data(kernel, momentum_decay_pow_impl, 2),
            prepare_data(kernel, beta2_pow_impl, 3),
            prepare_data(kernel, mu_product_impl, 4),
            prepare_data(kernel, moment1_impl, 5),
            prepare_data(kernel, moment2_impl, 6),
        )
    metas = _five_states_meta[
        param_meta,
        grad_meta,
        momentum_decay_pow_meta,
        beta2_pow_meta,
        mu_product_meta,
        moment1_meta,
        moment2_meta,
        learning_rate,
        beta1,
        beta2,
        epsilon,
        momentum_decay,
    ]
    (
        param_out_meta,
        momentum_decay_pow_out_meta,
        beta2_pow_out_meta,
        mu_product_out_meta,
        moment1_out_meta,
        moment2_out_meta,
    ) = metas
    (
        param_out_array,
        momentum_decay_pow_out_array,
        beta2_pow_out_array,
        mu_product_out_array,
        moment1_out_array,
        moment2_out_array,
    ) = fn(
        param_array,
        grad_array,
        momentum_decay_pow_array,
        beta2_pow_array,
        mu_product_array,
        moment1_array,
        moment2_array,
        learning_rate,
        beta1,
        beta2,
        epsilon,
        momentum_decay,
    )
    return (
        make_tensor(param_out_array, param_out_meta),
        make_tensor(momentum_decay_pow_out_array, momentum_decay_pow_out_meta),
        make_tensor(beta2_pow_out_array, beta2_pow_out_meta),
        make_tensor(mu_product_out_array, mu_product_out_meta),
        make_tensor(moment1_out_array, moment1_out_meta),
        make_tensor(moment2_out_array, moment2_out_meta),
    )


def radam(
    param: Tensor,
    grad: Tensor,
    beta1_pow: Tensor,
    beta2_pow: Tensor,
    rho: Tensor,
    moment1: Tensor,
    moment2: Tensor,
    learning_rate: float,
    beta1: float,
    beta2: float,
    epsilon: float,
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]:
    """④ radam: kernel `radam`, FiveStatesInferMeta."""
    param_impl, grad_impl, beta1_pow_impl, beta2_pow_impl, rho_impl, moment1_impl, moment2_impl = (
        param.impl,
        grad.impl,
        beta1_pow.impl,
        beta2_pow.impl,
        rho.impl,
        moment1.impl,
        moment2.impl,
    )
    param_meta, grad_meta, beta1_pow_meta, beta2_pow_meta, rho_meta, moment1_meta, moment2_meta = (
        param_impl.meta,
        grad_impl.meta,
        beta1_pow_impl.meta,
        beta2_pow_impl.meta,
        rho_impl.meta,
        moment1_impl.meta,
        moment2_impl.meta,
    )
    param_array, grad_array, beta1_pow_array, beta2_pow_array, rho_array, moment1_array, moment2_array = (
        param_impl.array,
        grad_impl.array,
        beta1_pow_impl.array,
        beta2_pow_impl.array,
        rho_impl.array,
        moment1_impl.array,
        moment2_impl.array,
    )
    key = parse_kernel_key(
        "radam", param_meta, grad_meta, beta1_pow_meta, beta2_pow_meta, rho_meta, moment1_meta, moment2_meta
    )
    kernel = _radam.get(key) or _select("radam", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        param_array, grad_array, beta1_pow_array, beta2_pow_array, rho_array, moment1_array, moment2_array = (
            prepare_data(kernel, param_impl, 0),
            prepare_data(kernel, grad_impl, 1),
            prepare_data(kernel, beta1_pow_impl, 2),
            prepare_data(kernel, beta2_pow_impl, 3),
            prepare_data(kernel, rho_impl, 4),
            prepare_data(kernel, moment1_impl, 5),
            prepare_data(kernel, moment2_impl, 6),
        )
    metas = _five_states_meta[
        param_meta,
        grad_meta,
        beta1_pow_meta,
        beta2_pow_meta,
        rho_meta,
        moment1_meta,
        moment2_meta,
        learning_rate,
        beta1,
        beta2,
        epsilon,
    ]
    param_out_meta, beta1_pow_out_meta, beta2_pow_out_meta, rho_out_meta, moment1_out_meta, moment2_out_meta = metas
    (
        param_out_array,
        beta1_pow_out_array,
        beta2_pow_out_array,
        rho_out_array,
        moment1_out_array,
        moment2_out_array,
    ) = fn(
        param_array,
        grad_array,
        beta1_pow_array,
        beta2_pow_array,
        rho_array,
        moment1_array,
        moment2_array,
        learning_rate,
        beta1,
        beta2,
        epsilon,
    )
    return (
        make_tensor(param_out_array, param_out_meta),
        make_tensor(beta1_pow_out_array, beta1_pow_out_meta),
        make_tensor(beta2_pow_out_array, beta2_pow_out_meta),
        make_tensor(rho_out_array, rho_out_meta),
        make_tensor(moment1_out_array, moment1_out_meta),
        make_tensor(moment2_out_array, moment2_out_meta),
    )


def rprop(
    param: Tensor,
    grad: Tensor,
    previous: Tensor,
    rates: Tensor,
    lowest: float,
    highest: float,
    slower: float,
    faster: float,
) -> tuple[Tensor, Tensor, Tensor]:
    """④ rprop: kernel `rprop`, AdadeltaInferMeta."""
    param_impl, grad_impl, previous_impl, rates_impl = param.impl, grad.impl, previous.impl, rates.impl
    param_meta, grad_meta, previous_meta, rates_meta = (
        param_impl.meta,
        grad_impl.meta,
        previous_impl.meta,
        rates_impl.meta,
    )
    param_array, grad_array, previous_array, rates_array = (
        param_impl.array,
        grad_impl.array,
        previous_impl.array,
        rates_impl.array,
    )
    key = parse_kernel_key("rprop", param_meta, grad_meta, previous_meta, rates_meta)
    kernel = _rprop.get(key) or _select("rprop", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        param_array, grad_array, previous_array, rates_array = (
            prepare_data(kernel, param_impl, 0),
            prepare_data(kernel, grad_impl, 1),
            prepare_data(kernel, previous_impl, 2),
            prepare_data(kernel, rates_impl, 3),
        )
    param_out_meta, previous_out_meta, rates_out_meta = _adadelta_meta[
        param_meta, grad_meta, previous_meta, rates_meta, lowest, highest, slower, faster
    ]
    param_out_array, previous_out_array, rates_out_array = fn(
        param_array, grad_array, previous_array, rates_array, lowest, highest, slower, faster
    )
    return (
        make_tensor(param_out_array, param_out_meta),
        make_tensor(previous_out_array, previous_out_meta),
        make_tensor(rates_out_array, rates_out_meta),
    )


def pool2d(
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
    """④ pool2d: kernel `pool2d`, PoolInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _pool2d.get(x_meta.key) or _select("pool2d", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _pool_meta[
        x_meta,
        tuple(kernel_size),
        tuple(strides),
        tuple(paddings),
        ceil_mode,
        exclusive,
        data_format,
        pooling_type,
        global_pooling,
        adaptive,
        padding_algorithm,
    ]
    impl = DenseTensor()
    impl.array = fn(
        x_array,
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
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def pool2d_grad(
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
    """④ pool2d_grad: kernel `pool2d_grad`, PoolGradInferMeta."""
    x_impl, y_impl, grad_impl = x.impl, y.impl, grad.impl
    x_meta, y_meta, grad_meta = x_impl.meta, y_impl.meta, grad_impl.meta
    x_array, y_array, grad_array = x_impl.array, y_impl.array, grad_impl.array
    key = parse_kernel_key("pool2d_grad", x_meta, y_meta, grad_meta)
    kernel = _pool2d_grad.get(key) or _select("pool2d_grad", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array, grad_array = (
            prepare_data(kernel, x_impl, 0),
            prepare_data(kernel, y_impl, 1),
            prepare_data(kernel, grad_impl, 2),
        )
    out_meta = _pool_grad_meta[
        x_meta,
        y_meta,
        grad_meta,
        tuple(kernel_size),
        tuple(strides),
        tuple(paddings),
        ceil_mode,
        exclusive,
        data_format,
        pooling_type,
        global_pooling,
        adaptive,
        padding_algorithm,
    ]
    impl = DenseTensor()
    impl.array = fn(
        x_array,
        y_array,
        grad_array,
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
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def pool2d_double_grad(
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
    """④ pool2d_double_grad: kernel `pool2d_double_grad`, PoolDoubleGradInferMeta."""
    x_impl, y_impl, grad_impl = x.impl, y.impl, grad.impl
    x_meta, y_meta, grad_meta = x_impl.meta, y_impl.meta, grad_impl.meta
    x_array, y_array, grad_array = x_impl.array, y_impl.array, grad_impl.array
    key = parse_kernel_key("pool2d_double_grad", x_meta, y_meta, grad_meta)
    kernel = _pool2d_double_grad.get(key) or _select("pool2d_double_grad", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array, grad_array = (
            prepare_data(kernel, x_impl, 0),
            prepare_data(kernel, y_impl, 1),
            prepare_data(kernel, grad_impl, 2),
        )
    out_meta = _pool_double_grad_meta[
        x_meta,
        y_meta,
        grad_meta,
        tuple(kernel_size),
        tuple(strides),
        tuple(paddings),
        ceil_mode,
        exclusive,
        data_format,
        pooling_type,
        global_pooling,
        adaptive,
        padding_algorithm,
    ]
    impl = DenseTensor()
    impl.array = fn(
        x_array,
        y_array,
        grad_array,
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
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def pool3d(
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
    """④ pool3d: kernel `pool3d`, PoolInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _pool3d.get(x_meta.key) or _select("pool3d", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _pool_meta[
        x_meta,
        tuple(kernel_size),
        tuple(strides),
        tuple(paddings),
        ceil_mode,
        exclusive,
        data_format,
        pooling_type,
        global_pooling,
        adaptive,
        padding_algorithm,
    ]
    impl = DenseTensor()
    impl.array = fn(
        x_array,
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
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def pool3d_grad(
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
    """④ pool3d_grad: kernel `pool3d_grad`, PoolGradInferMeta."""
    x_impl, y_impl, grad_impl = x.impl, y.impl, grad.impl
    x_meta, y_meta, grad_meta = x_impl.meta, y_impl.meta, grad_impl.meta
    x_array, y_array, grad_array = x_impl.array, y_impl.array, grad_impl.array
    key = parse_kernel_key("pool3d_grad", x_meta, y_meta, grad_meta)
    kernel = _pool3d_grad.get(key) or _select("pool3d_grad", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array, grad_array = (
            prepare_data(kernel, x_impl, 0),
            prepare_data(kernel, y_impl, 1),
            prepare_data(kernel, grad_impl, 2),
        )
    out_meta = _pool_grad_meta[
        x_meta,
        y_meta,
        grad_meta,
        tuple(kernel_size),
        tuple(strides),
        tuple(paddings),
        ceil_mode,
        exclusive,
        data_format,
        pooling_type,
        global_pooling,
        adaptive,
        padding_algorithm,
    ]
    impl = DenseTensor()
    impl.array = fn(
        x_array,
        y_array,
        grad_array,
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
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def pool3d_double_grad(
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
    """④ pool3d_double_grad: kernel `pool3d_double_grad`, PoolDoubleGradInferMeta."""
    x_impl, y_impl, grad_impl = x.impl, y.impl, grad.impl
    x_meta, y_meta, grad_meta = x_impl.meta, y_impl.meta, grad_impl.meta
    x_array, y_array, grad_array = x_impl.array, y_impl.array, grad_impl.array
    key = parse_kernel_key("pool3d_double_grad", x_meta, y_meta, grad_meta)
    kernel = _pool3d_double_grad.get(key) or _select("pool3d_double_grad", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array, grad_array = (
            prepare_data(kernel, x_impl, 0),
            prepare_data(kernel, y_impl, 1),
            prepare_data(kernel, grad_impl, 2),
        )
    out_meta = _pool_double_grad_meta[
        x_meta,
        y_meta,
        grad_meta,
        tuple(kernel_size),
        tuple(strides),
        tuple(paddings),
        ceil_mode,
        exclusive,
        data_format,
        pooling_type,
        global_pooling,
        adaptive,
        padding_algorithm,
    ]
    impl = DenseTensor()
    impl.array = fn(
        x_array,
        y_array,
        grad_array,
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
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def lp_pool2d(
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
    norm_type: float,
) -> Tensor:
    """④ lp_pool2d: kernel `lp_pool2d`, LpPoolInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _lp_pool2d.get(x_meta.key) or _select("lp_pool2d", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _lp_pool_meta[
        x_meta,
        tuple(kernel_size),
        tuple(strides),
        tuple(paddings),
        ceil_mode,
        exclusive,
        data_format,
        pooling_type,
        global_pooling,
        adaptive,
        padding_algorithm,
        norm_type,
    ]
    impl = DenseTensor()
    impl.array = fn(
        x_array,
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
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def max_pool2d_with_index(
    x: Tensor,
    kernel_size: Sequence[int],
    strides: Sequence[int],
    paddings: Sequence[int],
    global_pooling: bool,
    adaptive: bool,
    ceil_mode: bool,
) -> tuple[Tensor, Tensor]:
    """④ max_pool2d_with_index: kernel `max_pool2d_with_index`, MaxPoolWithIndexInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _max_pool2d_with_index.get(x_meta.key) or _select("max_pool2d_with_index", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta, mask_meta = _max_pool_with_index_meta[
        x_meta, tuple(kernel_size), tuple(strides), tuple(paddings), global_pooling, adaptive, ceil_mode
    ]
    out_array, mask_array = fn(x_array, kernel_size, strides, paddings, global_pooling, adaptive, ceil_mode)
    return make_tensor(out_array, out_meta), make_tensor(mask_array, mask_meta)


def fractional_max_pool2d(
    x: Tensor, output_size: Sequence[int], kernel_size: Sequence[int], random_u: float, return_mask: bool
) -> tuple[Tensor, Tensor]:
    """④ fractional_max_pool2d: kernel `fractional_max_pool2d`, FractionalMaxPoolInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _fractional_max_pool2d.get(x_meta.key) or _select("fractional_max_pool2d", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta, mask_meta = _fractional_max_pool_meta[
        x_meta, tuple(output_size), tuple(kernel_size), random_u, return_mask
    ]
    out_array, mask_array = fn(x_array, output_size, kernel_size, random_u, return_mask)
    return make_tensor(out_array, out_meta), make_tensor(mask_array, mask_meta)


def max_pool3d_with_index(
    x: Tensor,
    kernel_size: Sequence[int],
    strides: Sequence[int],
    paddings: Sequence[int],
    global_pooling: bool,
    adaptive: bool,
    ceil_mode: bool,
) -> tuple[Tensor, Tensor]:
    """④ max_pool3d_with_index: kernel `max_pool3d_with_index`, MaxPoolWithIndexInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _max_pool3d_with_index.get(x_meta.key) or _select("max_pool3d_with_index", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta, mask_meta = _max_pool_with_index_meta[
        x_meta, tuple(kernel_size), tuple(strides), tuple(paddings), global_pooling, adaptive, ceil_mode
    ]
    out_array, mask_array = fn(x_array, kernel_size, strides, paddings, global_pooling, adaptive, ceil_mode)
    return make_tensor(out_array, out_meta), make_tensor(mask_array, mask_meta)


def fractional_max_pool3d(
    x: Tensor, output_size: Sequence[int], kernel_size: Sequence[int], random_u: float, return_mask: bool
) -> tuple[Tensor, Tensor]:
    """④ fractional_max_pool3d: kernel `fractional_max_pool3d`, FractionalMaxPoolInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _fractional_max_pool3d.get(x_meta.key) or _select("fractional_max_pool3d", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta, mask_meta = _fractional_max_pool_meta[
        x_meta, tuple(output_size), tuple(kernel_size), random_u, return_mask
    ]
    out_array, mask_array = fn(x_array, output_size, kernel_size, random_u, return_mask)
    return make_tensor(out_array, out_meta), make_tensor(mask_array, mask_meta)


def unpool(
    x: Tensor,
    indices: Tensor,
    ksize: Sequence[int],
    strides: Sequence[int],
    padding: Sequence[int],
    output_size: Sequence[int],
    data_format: str,
) -> Tensor:
    """④ unpool: kernel `unpool`, UnpoolInferMeta."""
    x_impl, indices_impl = x.impl, indices.impl
    x_meta, indices_meta = x_impl.meta, indices_impl.meta
    x_array, indices_array = x_impl.array, indices_impl.array
    kernel = _unpool.get(x_meta.key) or _select("unpool", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, indices_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, indices_impl, 1)
    out_meta = _unpool_meta[
        x_meta, indices_meta, tuple(ksize), tuple(strides), tuple(padding), tuple(output_size), data_format
    ]
    impl = DenseTensor()
    impl.array = fn(x_array, indices_array, ksize, strides, padding, output_size, data_format)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def unpool3d(
    x: Tensor,
    indices: Tensor,
    ksize: Sequence[int],
    strides: Sequence[int],
    padding: Sequence[int],
    output_size: Sequence[int],
    data_format: str,
) -> Tensor:
    """④ unpool3d: kernel `unpool3d`, UnpoolInferMeta."""
    x_impl, indices_impl = x.impl, indices.impl
    x_meta, indices_meta = x_impl.meta, indices_impl.meta
    x_array, indices_array = x_impl.array, indices_impl.array
    kernel = _unpool3d.get(x_meta.key) or _select("unpool3d", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, indices_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, indices_impl, 1)
    out_meta = _unpool_meta[
        x_meta, indices_meta, tuple(ksize), tuple(strides), tuple(padding), tuple(output_size), data_format
    ]
    impl = DenseTensor()
    impl.array = fn(x_array, indices_array, ksize, strides, padding, output_size, data_format)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def take_in_planes(x: Tensor, indices: Tensor) -> Tensor:
    """④ take_in_planes: kernel `take_in_planes`, TakeInPlanesInferMeta."""
    x_impl, indices_impl = x.impl, indices.impl
    x_meta, indices_meta = x_impl.meta, indices_impl.meta
    x_array, indices_array = x_impl.array, indices_impl.array
    kernel = _take_in_planes.get(x_meta.key) or _select("take_in_planes", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, indices_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, indices_impl, 1)
    out_meta = _take_in_planes_meta[x_meta, indices_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, indices_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def add_in_planes(x: Tensor, indices: Tensor, shape: Sequence[int]) -> Tensor:
    """④ add_in_planes: kernel `add_in_planes`, AddInPlanesInferMeta."""
    x_impl, indices_impl = x.impl, indices.impl
    x_meta, indices_meta = x_impl.meta, indices_impl.meta
    x_array, indices_array = x_impl.array, indices_impl.array
    kernel = _add_in_planes.get(x_meta.key) or _select("add_in_planes", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, indices_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, indices_impl, 1)
    out_meta = _add_in_planes_meta[x_meta, indices_meta, tuple(shape)]
    impl = DenseTensor()
    impl.array = fn(x_array, indices_array, shape)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def rulebook_conv(x: Tensor, weight: Tensor, rules: Tensor, rows: int, back: int) -> Tensor:
    """④ rulebook_conv: kernel `rulebook_conv`, RulebookConvInferMeta."""
    x_impl, weight_impl, rules_impl = x.impl, weight.impl, rules.impl
    x_meta, weight_meta, rules_meta = x_impl.meta, weight_impl.meta, rules_impl.meta
    x_array, weight_array, rules_array = x_impl.array, weight_impl.array, rules_impl.array
    key = (
        x_meta.key
        if x_meta is weight_meta or x_meta.key == weight_meta.key
        else parse_kernel_key("rulebook_conv", x_meta, weight_meta)
    )
    kernel = _rulebook_conv.get(key) or _select("rulebook_conv", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, weight_array, rules_array = (
            prepare_data(kernel, x_impl, 0),
            prepare_data(kernel, weight_impl, 1),
            prepare_data(kernel, rules_impl, 2),
        )
    out_meta = _rulebook_conv_meta[x_meta, weight_meta, rules_meta, rows, back]
    impl = DenseTensor()
    impl.array = fn(x_array, weight_array, rules_array, rows, back)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def rulebook_filter_grad(x: Tensor, out_grad: Tensor, rules: Tensor, shape: Sequence[int], back: int) -> Tensor:
    """④ rulebook_filter_grad: kernel `rulebook_filter_grad`, RulebookFilterGradInferMeta."""
    x_impl, out_grad_impl, rules_impl = x.impl, out_grad.impl, rules.impl
    x_meta, out_grad_meta, rules_meta = x_impl.meta, out_grad_impl.meta, rules_impl.meta
    x_array, out_grad_array, rules_array = x_impl.array, out_grad_impl.array, rules_impl.array
    key = (
        x_meta.key
        if x_meta is out_grad_meta or x_meta.key == out_grad_meta.key
        else parse_kernel_key("rulebook_filter_grad", x_meta, out_grad_meta)
    )
    kernel = _rulebook_filter_grad.get(key) or _select("rulebook_filter_grad", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, out_grad_array, rules_array = (
            prepare_data(kernel, x_impl, 0),
            prepare_data(kernel, out_grad_impl, 1),
            prepare_data(kernel, rules_impl, 2),
        )
    out_meta = _rulebook_filter_grad_meta[x_meta, out_grad_meta, rules_meta, tuple(shape), back]
    impl = DenseTensor()
    impl.array = fn(x_array, out_grad_array, rules_array, shape, back)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def rulebook_max(x: Tensor, rules: Tensor, rows: int) -> tuple[Tensor, Tensor]:
    """④ rulebook_max: kernel `rulebook_max`, RulebookMaxInferMeta."""
    x_impl, rules_impl = x.impl, rules.impl
    x_meta, rules_meta = x_impl.meta, rules_impl.meta
    x_array, rules_array = x_impl.array, rules_impl.array
    kernel = _rulebook_max.get(x_meta.key) or _select("rulebook_max", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, rules_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, rules_impl, 1)
    out_meta, where_meta = _rulebook_max_meta[x_meta, rules_meta, rows]
    out_array, where_array = fn(x_array, rules_array, rows)
    return make_tensor(out_array, out_meta), make_tensor(where_array, where_meta)


def warpctc(
    logits: Tensor, label: Tensor, logits_length: Tensor, labels_length: Tensor, blank: int, norm_by_times: bool
) -> Tensor:
    """④ warpctc: kernel `warpctc`, WarpctcInferMeta."""
    logits_impl, label_impl, logits_length_impl, labels_length_impl = (
        logits.impl,
        label.impl,
        logits_length.impl,
        labels_length.impl,
    )
    logits_meta, label_meta, logits_length_meta, labels_length_meta = (
        logits_impl.meta,
        label_impl.meta,
        logits_length_impl.meta,
        labels_length_impl.meta,
    )
    logits_array, label_array, logits_length_array, labels_length_array = (
        logits_impl.array,
        label_impl.array,
        logits_length_impl.array,
        labels_length_impl.array,
    )
    kernel = _warpctc.get(logits_meta.key) or _select("warpctc", logits_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        logits_array, label_array, logits_length_array, labels_length_array = (
            prepare_data(kernel, logits_impl, 0),
            prepare_data(kernel, label_impl, 1),
            prepare_data(kernel, logits_length_impl, 2),
            prepare_data(kernel, labels_length_impl, 3),
        )
    out_meta = _warpctc_meta[logits_meta, label_meta, logits_length_meta, labels_length_meta, blank, norm_by_times]
    impl = DenseTensor()
    impl.array = fn(logits_array, label_array, logits_length_array, labels_length_array, blank, norm_by_times)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def ctc_lattice(
    logits: Tensor, label: Tensor, logits_length: Tensor, labels_length: Tensor, blank: int
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor, Tensor]:
    """④ ctc_lattice: kernel `ctc_lattice`, CtcLatticeInferMeta."""
    logits_impl, label_impl, logits_length_impl, labels_length_impl = (
        logits.impl,
        label.impl,
        logits_length.impl,
        labels_length.impl,
    )
    logits_meta, label_meta, logits_length_meta, labels_length_meta = (
        logits_impl.meta,
        label_impl.meta,
        logits_length_impl.meta,
        labels_length_impl.meta,
    )
    logits_array, label_array, logits_length_array, labels_length_array = (
        logits_impl.array,
        label_impl.array,
        logits_length_impl.array,
        labels_length_impl.array,
    )
    kernel = _ctc_lattice.get(logits_meta.key) or _select("ctc_lattice", logits_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        logits_array, label_array, logits_length_array, labels_length_array = (
            prepare_data(kernel, logits_impl, 0),
            prepare_data(kernel, label_impl, 1),
            prepare_data(kernel, logits_length_impl, 2),
            prepare_data(kernel, labels_length_impl, 3),
        )
    places_meta, begin_meta, skip_meta, end_meta, runs_meta, counts_meta = _ctc_lattice_meta[
        logits_meta, label_meta, logits_length_meta, labels_length_meta, blank
    ]
    places_array, begin_array, skip_array, end_array, runs_array, counts_array = fn(
        logits_array, label_array, logits_length_array, labels_length_array, blank
    )
    return (
        make_tensor(places_array, places_meta),
        make_tensor(begin_array, begin_meta),
        make_tensor(skip_array, skip_meta),
        make_tensor(end_array, end_meta),
        make_tensor(runs_array, runs_meta),
        make_tensor(counts_array, counts_meta),
    )


def warprnnt(
    input: Tensor, label: Tensor, input_lengths: Tensor, label_lengths: Tensor, blank: int, fastemit_lambda: float
) -> Tensor:
    """④ warprnnt: kernel `warprnnt`, WarprnntInferMeta."""
    input_impl, label_impl, input_lengths_impl, label_lengths_impl = (
        input.impl,
        label.impl,
        input_lengths.impl,
        label_lengths.impl,
    )
    input_meta, label_meta, input_lengths_meta, label_lengths_meta = (
        input_impl.meta,
        label_impl.meta,
        input_lengths_impl.meta,
        label_lengths_impl.meta,
    )
    input_array, label_array, input_lengths_array, label_lengths_array = (
        input_impl.array,
        label_impl.array,
        input_lengths_impl.array,
        label_lengths_impl.array,
    )
    kernel = _warprnnt.get(input_meta.key) or _select("warprnnt", input_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        input_array, label_array, input_lengths_array, label_lengths_array = (
            prepare_data(kernel, input_impl, 0),
            prepare_data(kernel, label_impl, 1),
            prepare_data(kernel, input_lengths_impl, 2),
            prepare_data(kernel, label_lengths_impl, 3),
        )
    out_meta = _warprnnt_meta[input_meta, label_meta, input_lengths_meta, label_lengths_meta, blank, fastemit_lambda]
    impl = DenseTensor()
    impl.array = fn(input_array, label_array, input_lengths_array, label_lengths_array, blank, fastemit_lambda)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def rnnt_lattice(input: Tensor, label: Tensor, input_lengths: Tensor, label_lengths: Tensor) -> tuple[Tensor, Tensor]:
    """④ rnnt_lattice: kernel `rnnt_lattice`, RnntLatticeInferMeta."""
    input_impl, label_impl, input_lengths_impl, label_lengths_impl = (
        input.impl,
        label.impl,
        input_lengths.impl,
        label_lengths.impl,
    )
    input_meta, label_meta, input_lengths_meta, label_lengths_meta = (
        input_impl.meta,
        label_impl.meta,
        input_lengths_impl.meta,
        label_lengths_impl.meta,
    )
    input_array, label_array, input_lengths_array, label_lengths_array = (
        input_impl.array,
        label_impl.array,
        input_lengths_impl.array,
        label_lengths_impl.array,
    )
    kernel = _rnnt_lattice.get(input_meta.key) or _select("rnnt_lattice", input_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        input_array, label_array, input_lengths_array, label_lengths_array = (
            prepare_data(kernel, input_impl, 0),
            prepare_data(kernel, label_impl, 1),
            prepare_data(kernel, input_lengths_impl, 2),
            prepare_data(kernel, label_lengths_impl, 3),
        )
    places_meta, ends_meta = _rnnt_lattice_meta[input_meta, label_meta, input_lengths_meta, label_lengths_meta]
    places_array, ends_array = fn(input_array, label_array, input_lengths_array, label_lengths_array)
    return make_tensor(places_array, places_meta), make_tensor(ends_array, ends_meta)


def unfold(
    x: Tensor, kernel_sizes: Sequence[int], strides: Sequence[int], paddings: Sequence[int], dilations: Sequence[int]
) -> Tensor:
    """④ unfold: kernel `unfold`, UnfoldImageInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _unfold.get(x_meta.key) or _select("unfold", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _unfold_image_meta[x_meta, tuple(kernel_sizes), tuple(strides), tuple(paddings), tuple(dilations)]
    impl = DenseTensor()
    impl.array = fn(x_array, kernel_sizes, strides, paddings, dilations)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def fold(
    x: Tensor,
    output_sizes: Sequence[int],
    kernel_sizes: Sequence[int],
    strides: Sequence[int],
    paddings: Sequence[int],
    dilations: Sequence[int],
) -> Tensor:
    """④ fold: kernel `fold`, FoldImageInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _fold.get(x_meta.key) or _select("fold", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _fold_image_meta[
        x_meta, tuple(output_sizes), tuple(kernel_sizes), tuple(strides), tuple(paddings), tuple(dilations)
    ]
    impl = DenseTensor()
    impl.array = fn(x_array, output_sizes, kernel_sizes, strides, paddings, dilations)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def grid_sample(x: Tensor, grid: Tensor, mode: str, padding_mode: str, align_corners: bool) -> Tensor:
    """④ grid_sample: kernel `grid_sample`, GridSampleInferMeta."""
    x_impl, grid_impl = x.impl, grid.impl
    x_meta, grid_meta = x_impl.meta, grid_impl.meta
    x_array, grid_array = x_impl.array, grid_impl.array
    key = (
        x_meta.key
        if x_meta is grid_meta or x_meta.key == grid_meta.key
        else parse_kernel_key("grid_sample", x_meta, grid_meta)
    )
    kernel = _grid_sample.get(key) or _select("grid_sample", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, grid_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, grid_impl, 1)
    out_meta = _grid_sample_meta[x_meta, grid_meta, mode, padding_mode, align_corners]
    impl = DenseTensor()
    impl.array = fn(x_array, grid_array, mode, padding_mode, align_corners)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def grid_pieces(
    grid: Tensor, image: Sequence[int], mode: str, padding_mode: str, align_corners: bool
) -> tuple[Tensor, Tensor, Tensor]:
    """④ grid_pieces: kernel `grid_pieces`, GridPiecesInferMeta."""
    grid_impl = grid.impl
    grid_meta = grid_impl.meta
    grid_array = grid_impl.array
    kernel = _grid_pieces.get(grid_meta.key) or _select("grid_pieces", grid_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        grid_array = prepare_data(kernel, grid_impl, 0)
    index_meta, slope_meta, rest_meta = _grid_pieces_meta[grid_meta, tuple(image), mode, padding_mode, align_corners]
    index_array, slope_array, rest_array = fn(grid_array, image, mode, padding_mode, align_corners)
    return (
        make_tensor(index_array, index_meta),
        make_tensor(slope_array, slope_meta),
        make_tensor(rest_array, rest_meta),
    )


def gather_tree(ids: Tensor, parents: Tensor) -> Tensor:
    """④ gather_tree: kernel `gather_tree`, GatherTreeInferMeta."""
    ids_impl, parents_impl = ids.impl, parents.impl
    ids_meta, parents_meta = ids_impl.meta, parents_impl.meta
    ids_array, parents_array = ids_impl.array, parents_impl.array
    key = (
        ids_meta.key
        if ids_meta is parents_meta or ids_meta.key == parents_meta.key
        else parse_kernel_key("gather_tree", ids_meta, parents_meta)
    )
    kernel = _gather_tree.get(key) or _select("gather_tree", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        ids_array, parents_array = prepare_data(kernel, ids_impl, 0), prepare_data(kernel, parents_impl, 1)
    out_meta = _gather_tree_meta[ids_meta, parents_meta]
    impl = DenseTensor()
    impl.array = fn(ids_array, parents_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def pixel_shuffle(x: Tensor, upscale_factor: int, data_format: str) -> Tensor:
    """④ pixel_shuffle: kernel `pixel_shuffle`, PixelShuffleInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _pixel_shuffle.get(x_meta.key) or _select("pixel_shuffle", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _pixel_shuffle_meta[x_meta, upscale_factor, data_format]
    impl = DenseTensor()
    impl.array = fn(x_array, upscale_factor, data_format)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def pixel_unshuffle(x: Tensor, downscale_factor: int, data_format: str) -> Tensor:
    """④ pixel_unshuffle: kernel `pixel_unshuffle`, PixelUnshuffleInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _pixel_unshuffle.get(x_meta.key) or _select("pixel_unshuffle", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _pixel_unshuffle_meta[x_meta, downscale_factor, data_format]
    impl = DenseTensor()
    impl.array = fn(x_array, downscale_factor, data_format)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def channel_shuffle(x: Tensor, groups: int, data_format: str) -> Tensor:
    """④ channel_shuffle: kernel `channel_shuffle`, ChannelShuffleInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _channel_shuffle.get(x_meta.key) or _select("channel_shuffle", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _channel_shuffle_meta[x_meta, groups, data_format]
    impl = DenseTensor()
    impl.array = fn(x_array, groups, data_format)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def conv2d(
    input: Tensor,
    filter: Tensor,
    strides: Sequence[int],
    paddings: Sequence[int],
    padding_algorithm: str,
    dilations: Sequence[int],
    groups: int,
    data_format: str,
) -> tuple[Tensor, Tensor]:
    """④ conv2d: kernel `conv2d`, ConvInferMeta."""
    input_impl, filter_impl = input.impl, filter.impl
    input_meta, filter_meta = input_impl.meta, filter_impl.meta
    input_array, filter_array = input_impl.array, filter_impl.array
    key = (
        input_meta.key
        if input_meta is filter_meta or input_meta.key == filter_meta.key
        else parse_kernel_key("conv2d", input_meta, filter_meta)
    )
    kernel = _conv2d.get(key) or _select("conv2d", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        input_array, filter_array = prepare_data(kernel, input_impl, 0), prepare_data(kernel, filter_impl, 1)
    out_meta, columns_meta = _conv_meta[
        input_meta,
        filter_meta,
        tuple(strides),
        tuple(paddings),
        padding_algorithm,
        tuple(dilations),
        groups,
        data_format,
    ]
    out_array, columns_array = fn(
        input_array, filter_array, strides, paddings, padding_algorithm, dilations, groups, data_format
    )
    return make_tensor(out_array, out_meta), make_tensor(columns_array, columns_meta)


def conv2d_input_grad(
    filter: Tensor,
    out_grad: Tensor,
    shape: Sequence[int],
    strides: Sequence[int],
    paddings: Sequence[int],
    padding_algorithm: str,
    dilations: Sequence[int],
    groups: int,
    data_format: str,
) -> Tensor:
    """④ conv2d_input_grad: kernel `conv2d_input_grad`, ConvInputGradInferMeta."""
    filter_impl, out_grad_impl = filter.impl, out_grad.impl
    filter_meta, out_grad_meta = filter_impl.meta, out_grad_impl.meta
    filter_array, out_grad_array = filter_impl.array, out_grad_impl.array
    key = (
        filter_meta.key
        if filter_meta is out_grad_meta or filter_meta.key == out_grad_meta.key
        else parse_kernel_key("conv2d_input_grad", filter_meta, out_grad_meta)
    )
    kernel = _conv2d_input_grad.get(key) or _select("conv2d_input_grad", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        filter_array, out_grad_array = prepare_data(kernel, filter_impl, 0), prepare_data(kernel, out_grad_impl, 1)
    out_meta = _conv_input_grad_meta[
        filter_meta,
        out_grad_meta,
        tuple(shape),
        tuple(strides),
        tuple(paddings),
        padding_algorithm,
        tuple(dilations),
        groups,
        data_format,
    ]
    impl = DenseTensor()
    impl.array = fn(
        filter_array, out_grad_array, shape, strides, paddings, padding_algorithm, dilations, groups, data_format
    )
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def conv2d_filter_grad(
    input: Tensor,
    out_grad: Tensor,
    columns: Tensor | None,
    shape: Sequence[int],
    strides: Sequence[int],
    paddings: Sequence[int],
    padding_algorithm: str,
    dilations: Sequence[int],
    groups: int,
    data_format: str,
) -> Tensor:
    """④ conv2d_filter_grad: kernel `conv2d_filter_grad`, ConvFilterGradInferMeta."""
    input_impl, out_grad_impl = input.impl, out_grad.impl
    input_meta, out_grad_meta = input_impl.meta, out_grad_impl.meta
    input_array, out_grad_array = input_impl.array, out_grad_impl.array
    columns_impl = None if columns is None else columns.impl
    columns_meta = None if columns_impl is None else columns_impl.meta
    columns_array = None if columns_impl is None else columns_impl.array
    key = (
        input_meta.key
        if input_meta is out_grad_meta or input_meta.key == out_grad_meta.key
        else parse_kernel_key("conv2d_filter_grad", input_meta, out_grad_meta)
    )
    kernel = _conv2d_filter_grad.get(key) or _select("conv2d_filter_grad", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        input_array = prepare_data(kernel, input_impl, 0)
        out_grad_array = prepare_data(kernel, out_grad_impl, 1)
        if columns_impl is not None:
            columns_array = prepare_data(kernel, columns_impl, 2)
    out_meta = _conv_filter_grad_meta[
        input_meta,
        out_grad_meta,
        columns_meta,
        tuple(shape),
        tuple(strides),
        tuple(paddings),
        padding_algorithm,
        tuple(dilations),
        groups,
        data_format,
    ]
    impl = DenseTensor()
    impl.array = fn(
        input_array,
        out_grad_array,
        columns_array,
        shape,
        strides,
        paddings,
        padding_algorithm,
        dilations,
        groups,
        data_format,
    )
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def conv2d_transpose(
    x: Tensor,
    filter: Tensor,
    strides: Sequence[int],
    paddings: Sequence[int],
    output_padding: Sequence[int],
    output_size: Sequence[int],
    padding_algorithm: str,
    groups: int,
    dilations: Sequence[int],
    data_format: str,
) -> Tensor:
    """④ conv2d_transpose: kernel `conv2d_transpose`, ConvTransposeInferMeta."""
    x_impl, filter_impl = x.impl, filter.impl
    x_meta, filter_meta = x_impl.meta, filter_impl.meta
    x_array, filter_array = x_impl.array, filter_impl.array
    key = (
        x_meta.key
        if x_meta is filter_meta or x_meta.key == filter_meta.key
        else parse_kernel_key("conv2d_transpose", x_meta, filter_meta)
    )
    kernel = _conv2d_transpose.get(key) or _select("conv2d_transpose", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, filter_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, filter_impl, 1)
    out_meta = _conv_transpose_meta[
        x_meta,
        filter_meta,
        tuple(strides),
        tuple(paddings),
        tuple(output_padding),
        tuple(output_size),
        padding_algorithm,
        groups,
        tuple(dilations),
        data_format,
    ]
    impl = DenseTensor()
    impl.array = fn(
        x_array,
        filter_array,
        strides,
        paddings,
        output_padding,
        output_size,
        padding_algorithm,
        groups,
        dilations,
        data_format,
    )
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def depthwise_conv2d(
    input: Tensor,
    filter: Tensor,
    strides: Sequence[int],
    paddings: Sequence[int],
    padding_algorithm: str,
    groups: int,
    dilations: Sequence[int],
    data_format: str,
) -> tuple[Tensor, Tensor]:
    """④ depthwise_conv2d: kernel `depthwise_conv2d`, Conv3dInferMeta."""
    input_impl, filter_impl = input.impl, filter.impl
    input_meta, filter_meta = input_impl.meta, filter_impl.meta
    input_array, filter_array = input_impl.array, filter_impl.array
    key = (
        input_meta.key
        if input_meta is filter_meta or input_meta.key == filter_meta.key
        else parse_kernel_key("depthwise_conv2d", input_meta, filter_meta)
    )
    kernel = _depthwise_conv2d.get(key) or _select("depthwise_conv2d", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        input_array, filter_array = prepare_data(kernel, input_impl, 0), prepare_data(kernel, filter_impl, 1)
    out_meta, columns_meta = _conv3d_meta[
        input_meta,
        filter_meta,
        tuple(strides),
        tuple(paddings),
        padding_algorithm,
        groups,
        tuple(dilations),
        data_format,
    ]
    out_array, columns_array = fn(
        input_array, filter_array, strides, paddings, padding_algorithm, groups, dilations, data_format
    )
    return make_tensor(out_array, out_meta), make_tensor(columns_array, columns_meta)


def depthwise_conv2d_transpose(
    x: Tensor,
    filter: Tensor,
    strides: Sequence[int],
    paddings: Sequence[int],
    output_padding: Sequence[int],
    output_size: Sequence[int],
    padding_algorithm: str,
    groups: int,
    dilations: Sequence[int],
    data_format: str,
) -> Tensor:
    """④ depthwise_conv2d_transpose: kernel `depthwise_conv2d_transpose`, ConvTransposeInferMeta."""
    x_impl, filter_impl = x.impl, filter.impl
    x_meta, filter_meta = x_impl.meta, filter_impl.meta
    x_array, filter_array = x_impl.array, filter_impl.array
    key = (
        x_meta.key
        if x_meta is filter_meta or x_meta.key == filter_meta.key
        else parse_kernel_key("depthwise_conv2d_transpose", x_meta, filter_meta)
    )
    kernel = _depthwise_conv2d_transpose.get(key) or _select("depthwise_conv2d_transpose", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, filter_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, filter_impl, 1)
    out_meta = _conv_transpose_meta[
        x_meta,
        filter_meta,
        tuple(strides),
        tuple(paddings),
        tuple(output_padding),
        tuple(output_size),
        padding_algorithm,
        groups,
        tuple(dilations),
        data_format,
    ]
    impl = DenseTensor()
    impl.array = fn(
        x_array,
        filter_array,
        strides,
        paddings,
        output_padding,
        output_size,
        padding_algorithm,
        groups,
        dilations,
        data_format,
    )
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def conv3d(
    input: Tensor,
    filter: Tensor,
    strides: Sequence[int],
    paddings: Sequence[int],
    padding_algorithm: str,
    groups: int,
    dilations: Sequence[int],
    data_format: str,
) -> tuple[Tensor, Tensor]:
    """④ conv3d: kernel `conv3d`, Conv3dInferMeta."""
    input_impl, filter_impl = input.impl, filter.impl
    input_meta, filter_meta = input_impl.meta, filter_impl.meta
    input_array, filter_array = input_impl.array, filter_impl.array
    key = (
        input_meta.key
        if input_meta is filter_meta or input_meta.key == filter_meta.key
        else parse_kernel_key("conv3d", input_meta, filter_meta)
    )
    kernel = _conv3d.get(key) or _select("conv3d", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        input_array, filter_array = prepare_data(kernel, input_impl, 0), prepare_data(kernel, filter_impl, 1)
    out_meta, columns_meta = _conv3d_meta[
        input_meta,
        filter_meta,
        tuple(strides),
        tuple(paddings),
        padding_algorithm,
        groups,
        tuple(dilations),
        data_format,
    ]
    out_array, columns_array = fn(
        input_array, filter_array, strides, paddings, padding_algorithm, groups, dilations, data_format
    )
    return make_tensor(out_array, out_meta), make_tensor(columns_array, columns_meta)


def conv3d_input_grad(
    filter: Tensor,
    out_grad: Tensor,
    shape: Sequence[int],
    strides: Sequence[int],
    paddings: Sequence[int],
    padding_algorithm: str,
    dilations: Sequence[int],
    groups: int,
    data_format: str,
) -> Tensor:
    """④ conv3d_input_grad: kernel `conv3d_input_grad`, ConvInputGradInferMeta."""
    filter_impl, out_grad_impl = filter.impl, out_grad.impl
    filter_meta, out_grad_meta = filter_impl.meta, out_grad_impl.meta
    filter_array, out_grad_array = filter_impl.array, out_grad_impl.array
    key = (
        filter_meta.key
        if filter_meta is out_grad_meta or filter_meta.key == out_grad_meta.key
        else parse_kernel_key("conv3d_input_grad", filter_meta, out_grad_meta)
    )
    kernel = _conv3d_input_grad.get(key) or _select("conv3d_input_grad", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        filter_array, out_grad_array = prepare_data(kernel, filter_impl, 0), prepare_data(kernel, out_grad_impl, 1)
    out_meta = _conv_input_grad_meta[
        filter_meta,
        out_grad_meta,
        tuple(shape),
        tuple(strides),
        tuple(paddings),
        padding_algorithm,
        tuple(dilations),
        groups,
        data_format,
    ]
    impl = DenseTensor()
    impl.array = fn(
        filter_array, out_grad_array, shape, strides, paddings, padding_algorithm, dilations, groups, data_format
    )
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def conv3d_filter_grad(
    input: Tensor,
    out_grad: Tensor,
    columns: Tensor | None,
    shape: Sequence[int],
    strides: Sequence[int],
    paddings: Sequence[int],
    padding_algorithm: str,
    dilations: Sequence[int],
    groups: int,
    data_format: str,
) -> Tensor:
    """④ conv3d_filter_grad: kernel `conv3d_filter_grad`, ConvFilterGradInferMeta."""
    input_impl, out_grad_impl = input.impl, out_grad.impl
    input_meta, out_grad_meta = input_impl.meta, out_grad_impl.meta
    input_array, out_grad_array = input_impl.array, out_grad_impl.array
    columns_impl = None if columns is None else columns.impl
    columns_meta = None if columns_impl is None else columns_impl.meta
    columns_array = None if columns_impl is None else columns_impl.array
    key = (
        input_meta.key
        if input_meta is out_grad_meta or input_meta.key == out_grad_meta.key
        else parse_kernel_key("conv3d_filter_grad", input_meta, out_grad_meta)
    )
    kernel = _conv3d_filter_grad.get(key) or _select("conv3d_filter_grad", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        input_array = prepare_data(kernel, input_impl, 0)
        out_grad_array = prepare_data(kernel, out_grad_impl, 1)
        if columns_impl is not None:
            columns_array = prepare_data(kernel, columns_impl, 2)
    out_meta = _conv_filter_grad_meta[
        input_meta,
        out_grad_meta,
        columns_meta,
        tuple(shape),
        tuple(strides),
        tuple(paddings),
        padding_algorithm,
        tuple(dilations),
        groups,
        data_format,
    ]
    impl = DenseTensor()
    impl.array = fn(
        input_array,
        out_grad_array,
        columns_array,
        shape,
        strides,
        paddings,
        padding_algorithm,
        dilations,
        groups,
        data_format,
    )
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def conv3d_transpose(
    x: Tensor,
    filter: Tensor,
    strides: Sequence[int],
    paddings: Sequence[int],
    output_padding: Sequence[int],
    output_size: Sequence[int],
    padding_algorithm: str,
    groups: int,
    dilations: Sequence[int],
    data_format: str,
) -> Tensor:
    """④ conv3d_transpose: kernel `conv3d_transpose`, ConvTransposeInferMeta."""
    x_impl, filter_impl = x.impl, filter.impl
    x_meta, filter_meta = x_impl.meta, filter_impl.meta
    x_array, filter_array = x_impl.array, filter_impl.array
    key = (
        x_meta.key
        if x_meta is filter_meta or x_meta.key == filter_meta.key
        else parse_kernel_key("conv3d_transpose", x_meta, filter_meta)
    )
    kernel = _conv3d_transpose.get(key) or _select("conv3d_transpose", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, filter_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, filter_impl, 1)
    out_meta = _conv_transpose_meta[
        x_meta,
        filter_meta,
        tuple(strides),
        tuple(paddings),
        tuple(output_padding),
        tuple(output_size),
        padding_algorithm,
        groups,
        tuple(dilations),
        data_format,
    ]
    impl = DenseTensor()
    impl.array = fn(
        x_array,
        filter_array,
        strides,
        paddings,
        output_padding,
        output_size,
        padding_algorithm,
        groups,
        dilations,
        data_format,
    )
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def gaussian(shape: Sequence[int], mean: float, std: float, seed: int, dtype: Any, place: Place | None) -> Tensor:
    """④ gaussian: kernel `gaussian`, GaussianInferMeta."""
    place = expected() if place is None else place
    like = make_meta((), convert(dtype), place)
    kernel = _gaussian.get(like.key) or _select("gaussian", like.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    out_meta = infer(INFER_META["GaussianInferMeta"], like, shape, mean, std, seed, numpy_dtype(dtype))
    impl = DenseTensor()
    impl.array = fn(shape, mean, std, seed, numpy_dtype(dtype))
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def uniform(shape: Sequence[int], dtype: Any, min: Any, max: Any, seed: int, place: Place | None) -> Tensor:
    """④ uniform: kernel `uniform`, UniformInferMeta."""
    place = expected() if place is None else place
    like = make_meta((), convert(dtype), place)
    kernel = _uniform.get(like.key) or _select("uniform", like.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    out_meta = infer(INFER_META["UniformInferMeta"], like, shape, numpy_dtype(dtype), min, max, seed)
    impl = DenseTensor()
    impl.array = fn(shape, numpy_dtype(dtype), min, max, seed)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def randint(low: int, high: int, shape: Sequence[int], dtype: Any, seed: int, place: Place | None) -> Tensor:
    """④ randint: kernel `randint`, RandintInferMeta."""
    place = expected() if place is None else place
    like = make_meta((), convert(dtype), place)
    kernel = _randint.get(like.key) or _select("randint", like.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    out_meta = infer(INFER_META["RandintInferMeta"], like, low, high, shape, numpy_dtype(dtype), seed)
    impl = DenseTensor()
    impl.array = fn(low, high, shape, numpy_dtype(dtype), seed)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def randperm(n: int, dtype: Any, seed: int, place: Place | None) -> Tensor:
    """④ randperm: kernel `randperm`, RandpermInferMeta."""
    place = expected() if place is None else place
    like = make_meta((), convert(dtype), place)
    kernel = _randperm.get(like.key) or _select("randperm", like.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    out_meta = infer(INFER_META["RandpermInferMeta"], like, n, numpy_dtype(dtype), seed)
    impl = DenseTensor()
    impl.array = fn(n, numpy_dtype(dtype), seed)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def bernoulli(x: Tensor) -> Tensor:
    """④ bernoulli: kernel `bernoulli`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _bernoulli.get(x_meta.key) or _select("bernoulli", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def poisson(x: Tensor) -> Tensor:
    """④ poisson: kernel `poisson`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _poisson.get(x_meta.key) or _select("poisson", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def multinomial(x: Tensor, num_samples: int, replacement: bool) -> Tensor:
    """④ multinomial: kernel `multinomial`, MultinomialInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _multinomial.get(x_meta.key) or _select("multinomial", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _multinomial_meta[x_meta, num_samples, replacement]
    impl = DenseTensor()
    impl.array = fn(x_array, num_samples, replacement)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def uniform_inplace(
    x: Tensor, min: float, max: float, seed: int, diag_num: int, diag_step: int, diag_val: float
) -> Tensor:
    """④ uniform_inplace: kernel `uniform_inplace`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _uniform_inplace.get(x_meta.key) or _select("uniform_inplace", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array, min, max, seed, diag_num, diag_step, diag_val)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def uniform_inplace_(
    x: Tensor, min: float, max: float, seed: int, diag_num: int, diag_step: int, diag_val: float
) -> Tensor:
    """④ uniform_inplace_: kernel `uniform_inplace`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _uniform_inplace.get(x_meta.key) or _select("uniform_inplace", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = x_meta
    check_inplace_shape(infos.UNIFORM_INPLACE_, x, out_meta)
    write_in_place(x, fn(x_array, min, max, seed, diag_num, diag_step, diag_val), out_meta)
    return x


def gaussian_inplace(x: Tensor, mean: float, std: float, seed: int) -> Tensor:
    """④ gaussian_inplace: kernel `gaussian_inplace`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _gaussian_inplace.get(x_meta.key) or _select("gaussian_inplace", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array, mean, std, seed)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def gaussian_inplace_(x: Tensor, mean: float, std: float, seed: int) -> Tensor:
    """④ gaussian_inplace_: kernel `gaussian_inplace`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _gaussian_inplace.get(x_meta.key) or _select("gaussian_inplace", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = x_meta
    check_inplace_shape(infos.GAUSSIAN_INPLACE_, x, out_meta)
    write_in_place(x, fn(x_array, mean, std, seed), out_meta)
    return x


def standard_gamma(x: Tensor) -> Tensor:
    """④ standard_gamma: kernel `standard_gamma`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _standard_gamma.get(x_meta.key) or _select("standard_gamma", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def dirichlet(alpha: Tensor) -> Tensor:
    """④ dirichlet: kernel `dirichlet`, DirichletInferMeta."""
    alpha_impl = alpha.impl
    alpha_meta = alpha_impl.meta
    alpha_array = alpha_impl.array
    kernel = _dirichlet.get(alpha_meta.key) or _select("dirichlet", alpha_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        alpha_array = prepare_data(kernel, alpha_impl, 0)
    out_meta = _dirichlet_meta[alpha_meta]
    impl = DenseTensor()
    impl.array = fn(alpha_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def binomial(count: Tensor, prob: Tensor) -> Tensor:
    """④ binomial: kernel `binomial`, BinomialInferMeta."""
    count_impl, prob_impl = count.impl, prob.impl
    count_meta, prob_meta = count_impl.meta, prob_impl.meta
    count_array, prob_array = count_impl.array, prob_impl.array
    kernel = _binomial.get(prob_meta.key) or _select("binomial", prob_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        count_array, prob_array = prepare_data(kernel, count_impl, 0), prepare_data(kernel, prob_impl, 1)
    out_meta = _binomial_meta[count_meta, prob_meta]
    impl = DenseTensor()
    impl.array = fn(count_array, prob_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def sum(x: Tensor, axis: Sequence[int], dtype: Any, keepdim: bool) -> Tensor:
    """④ sum: kernel `sum`, SumInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sum.get(x_meta.key) or _select("sum", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _sum_meta[x_meta, tuple(axis), None if dtype is None else numpy_dtype(dtype), keepdim]
    impl = DenseTensor()
    impl.array = fn(x_array, axis, None if dtype is None else numpy_dtype(dtype), keepdim)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def mean(x: Tensor, axis: Sequence[int], keepdim: bool) -> Tensor:
    """④ mean: kernel `mean`, ReduceInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _mean.get(x_meta.key) or _select("mean", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _reduce_meta[x_meta, tuple(axis), keepdim]
    impl = DenseTensor()
    impl.array = fn(x_array, axis, keepdim)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def mean_all(x: Tensor) -> Tensor:
    """④ mean_all: kernel `mean_all`, ReduceAllInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _mean_all.get(x_meta.key) or _select("mean_all", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _reduce_all_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def max(x: Tensor, axis: Sequence[int], keepdim: bool) -> Tensor:
    """④ max: kernel `max`, ReduceNonEmptyInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _max.get(x_meta.key) or _select("max", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _reduce_non_empty_meta[x_meta, tuple(axis), keepdim]
    impl = DenseTensor()
    impl.array = fn(x_array, axis, keepdim)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def min(x: Tensor, axis: Sequence[int], keepdim: bool) -> Tensor:
    """④ min: kernel `min`, ReduceNonEmptyInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _min.get(x_meta.key) or _select("min", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _reduce_non_empty_meta[x_meta, tuple(axis), keepdim]
    impl = DenseTensor()
    impl.array = fn(x_array, axis, keepdim)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def argmax(x: Tensor, axis: int, keepdims: bool, flatten: bool, dtype: Any) -> Tensor:
    """④ argmax: kernel `argmax`, ArgMinMaxInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _argmax.get(x_meta.key) or _select("argmax", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _arg_min_max_meta[x_meta, axis, keepdims, flatten, numpy_dtype(dtype)]
    impl = DenseTensor()
    impl.array = fn(x_array, axis, keepdims, flatten, numpy_dtype(dtype))
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def all(x: Tensor, axis: Sequence[int], keepdim: bool) -> Tensor:
    """④ all: kernel `all`, ReduceBoolInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _all.get(x_meta.key) or _select("all", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _reduce_bool_meta[x_meta, tuple(axis), keepdim]
    impl = DenseTensor()
    impl.array = fn(x_array, axis, keepdim)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def any(x: Tensor, axis: Sequence[int], keepdim: bool) -> Tensor:
    """④ any: kernel `any`, ReduceBoolInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _any.get(x_meta.key) or _select("any", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _reduce_bool_meta[x_meta, tuple(axis), keepdim]
    impl = DenseTensor()
    impl.array = fn(x_array, axis, keepdim)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def prod(x: Tensor, axis: Sequence[int], keepdim: bool, reduce_all: bool) -> Tensor:
    """④ prod: kernel `prod`, ProdInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _prod.get(x_meta.key) or _select("prod", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _prod_meta[x_meta, tuple(axis), keepdim, reduce_all]
    impl = DenseTensor()
    impl.array = fn(x_array, axis, keepdim, reduce_all)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def p_norm(x: Tensor, porder: float, axis: int, epsilon: float, keepdim: bool, asvector: bool) -> Tensor:
    """④ p_norm: kernel `p_norm`, PNormInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _p_norm.get(x_meta.key) or _select("p_norm", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _pnorm_meta[x_meta, porder, axis, epsilon, keepdim, asvector]
    impl = DenseTensor()
    impl.array = fn(x_array, porder, axis, epsilon, keepdim, asvector)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def amax(x: Tensor, axis: Sequence[int], keepdim: bool) -> Tensor:
    """④ amax: kernel `amax`, ReduceNonEmptyInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _amax.get(x_meta.key) or _select("amax", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _reduce_non_empty_meta[x_meta, tuple(axis), keepdim]
    impl = DenseTensor()
    impl.array = fn(x_array, axis, keepdim)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def amin(x: Tensor, axis: Sequence[int], keepdim: bool) -> Tensor:
    """④ amin: kernel `amin`, ReduceNonEmptyInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _amin.get(x_meta.key) or _select("amin", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _reduce_non_empty_meta[x_meta, tuple(axis), keepdim]
    impl = DenseTensor()
    impl.array = fn(x_array, axis, keepdim)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def argmin(x: Tensor, axis: int, keepdims: bool, flatten: bool, dtype: Any) -> Tensor:
    """④ argmin: kernel `argmin`, ArgMinMaxInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _argmin.get(x_meta.key) or _select("argmin", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _arg_min_max_meta[x_meta, axis, keepdims, flatten, numpy_dtype(dtype)]
    impl = DenseTensor()
    impl.array = fn(x_array, axis, keepdims, flatten, numpy_dtype(dtype))
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def logsumexp(x: Tensor, axis: Sequence[int], keepdim: bool, reduce_all: bool) -> Tensor:
    """④ logsumexp: kernel `logsumexp`, LogsumexpInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _logsumexp.get(x_meta.key) or _select("logsumexp", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _logsumexp_meta[x_meta, tuple(axis), keepdim, reduce_all]
    impl = DenseTensor()
    impl.array = fn(x_array, axis, keepdim, reduce_all)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def median(x: Tensor, axis: Sequence[int], keepdim: bool, mode: str) -> tuple[Tensor, Tensor]:
    """④ median: kernel `median`, MedianInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _median.get(x_meta.key) or _select("median", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta, medians_meta = _median_meta[x_meta, tuple(axis), keepdim, mode]
    out_array, medians_array = fn(x_array, axis, keepdim, mode)
    return make_tensor(out_array, out_meta), make_tensor(medians_array, medians_meta)


def nanmedian(x: Tensor, axis: Sequence[int], keepdim: bool, mode: str) -> tuple[Tensor, Tensor]:
    """④ nanmedian: kernel `nanmedian`, MedianInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _nanmedian.get(x_meta.key) or _select("nanmedian", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta, medians_meta = _median_meta[x_meta, tuple(axis), keepdim, mode]
    out_array, medians_array = fn(x_array, axis, keepdim, mode)
    return make_tensor(out_array, out_meta), make_tensor(medians_array, medians_meta)


def cumprod(x: Tensor, dim: int, exclusive: bool, reverse: bool) -> Tensor:
    """④ cumprod: kernel `cumprod`, CumprodInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _cumprod.get(x_meta.key) or _select("cumprod", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _cumprod_meta[x_meta, dim, exclusive, reverse]
    impl = DenseTensor()
    impl.array = fn(x_array, dim, exclusive, reverse)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def cumprod_(x: Tensor, dim: int, exclusive: bool, reverse: bool) -> Tensor:
    """④ cumprod_: kernel `cumprod`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _cumprod.get(x_meta.key) or _select("cumprod", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _cumprod_meta[x_meta, dim, exclusive, reverse]
    check_inplace_shape(infos.CUMPROD_, x, out_meta)
    write_in_place(x, fn(x_array, dim, exclusive, reverse), out_meta)
    return x


def decay_sum(x: Tensor, y: Tensor, dim: int, reverse: bool, own: bool) -> Tensor:
    """④ decay_sum: kernel `decay_sum`, DecaySumInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("decay_sum", x_meta, y_meta)
    kernel = _decay_sum.get(key) or _select("decay_sum", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _decay_sum_meta[x_meta, y_meta, dim, reverse, own]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array, dim, reverse, own)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def cumsum(x: Tensor, axis: int, flatten: bool, exclusive: bool, reverse: bool) -> Tensor:
    """④ cumsum: kernel `cumsum`, CumsumInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _cumsum.get(x_meta.key) or _select("cumsum", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _cumsum_meta[x_meta, axis, flatten, exclusive, reverse]
    impl = DenseTensor()
    impl.array = fn(x_array, axis, flatten, exclusive, reverse)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def cumsum_(x: Tensor, axis: int, flatten: bool, exclusive: bool, reverse: bool) -> Tensor:
    """④ cumsum_: kernel `cumsum`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _cumsum.get(x_meta.key) or _select("cumsum", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _cumsum_meta[x_meta, axis, flatten, exclusive, reverse]
    check_inplace_shape(infos.CUMSUM_, x, out_meta)
    write_in_place(x, fn(x_array, axis, flatten, exclusive, reverse), out_meta)
    return x


def logcumsumexp(x: Tensor, axis: int, flatten: bool, exclusive: bool, reverse: bool) -> Tensor:
    """④ logcumsumexp: kernel `logcumsumexp`, CumsumInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _logcumsumexp.get(x_meta.key) or _select("logcumsumexp", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _cumsum_meta[x_meta, axis, flatten, exclusive, reverse]
    impl = DenseTensor()
    impl.array = fn(x_array, axis, flatten, exclusive, reverse)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def cummax(x: Tensor, axis: int, dtype: Any) -> tuple[Tensor, Tensor]:
    """④ cummax: kernel `cummax`, CummaxInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _cummax.get(x_meta.key) or _select("cummax", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta, indices_meta = _cummax_meta[x_meta, axis, numpy_dtype(dtype)]
    out_array, indices_array = fn(x_array, axis, numpy_dtype(dtype))
    return make_tensor(out_array, out_meta), make_tensor(indices_array, indices_meta)


def cummin(x: Tensor, axis: int, dtype: Any) -> tuple[Tensor, Tensor]:
    """④ cummin: kernel `cummin`, CummaxInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _cummin.get(x_meta.key) or _select("cummin", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta, indices_meta = _cummax_meta[x_meta, axis, numpy_dtype(dtype)]
    out_array, indices_array = fn(x_array, axis, numpy_dtype(dtype))
    return make_tensor(out_array, out_meta), make_tensor(indices_array, indices_meta)


def argsort(x: Tensor, axis: int, descending: bool, stable: bool) -> tuple[Tensor, Tensor]:
    """④ argsort: kernel `argsort`, ArgsortInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _argsort.get(x_meta.key) or _select("argsort", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta, indices_meta = _argsort_meta[x_meta, axis, descending, stable]
    out_array, indices_array = fn(x_array, axis, descending, stable)
    return make_tensor(out_array, out_meta), make_tensor(indices_array, indices_meta)


def topk(x: Tensor, k: int, axis: int, largest: bool, sorted: bool) -> tuple[Tensor, Tensor]:
    """④ topk: kernel `topk`, TopkInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _topk.get(x_meta.key) or _select("topk", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta, indices_meta = _topk_meta[x_meta, k, axis, largest, sorted]
    out_array, indices_array = fn(x_array, k, axis, largest, sorted)
    return make_tensor(out_array, out_meta), make_tensor(indices_array, indices_meta)


def kthvalue(x: Tensor, k: int, axis: int, keepdim: bool) -> tuple[Tensor, Tensor]:
    """④ kthvalue: kernel `kthvalue`, KthvalueInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _kthvalue.get(x_meta.key) or _select("kthvalue", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta, indices_meta = _kthvalue_meta[x_meta, k, axis, keepdim]
    out_array, indices_array = fn(x_array, k, axis, keepdim)
    return make_tensor(out_array, out_meta), make_tensor(indices_array, indices_meta)


def mode(x: Tensor, axis: int, keepdim: bool) -> tuple[Tensor, Tensor]:
    """④ mode: kernel `mode`, ModeInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _mode.get(x_meta.key) or _select("mode", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta, indices_meta = _mode_meta[x_meta, axis, keepdim]
    out_array, indices_array = fn(x_array, axis, keepdim)
    return make_tensor(out_array, out_meta), make_tensor(indices_array, indices_meta)


def searchsorted(sorted_sequence: Tensor, values: Tensor, out_int32: bool, right: bool) -> Tensor:
    """④ searchsorted: kernel `searchsorted`, SearchsortedInferMeta."""
    sorted_sequence_impl, values_impl = sorted_sequence.impl, values.impl
    sorted_sequence_meta, values_meta = sorted_sequence_impl.meta, values_impl.meta
    sorted_sequence_array, values_array = sorted_sequence_impl.array, values_impl.array
    kernel = _searchsorted.get(sorted_sequence_meta.key) or _select("searchsorted", sorted_sequence_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        sorted_sequence_array, values_array = (
            prepare_data(kernel, sorted_sequence_impl, 0),
            prepare_data(kernel, values_impl, 1),
        )
    out_meta = _searchsorted_meta[sorted_sequence_meta, values_meta, out_int32, right]
    impl = DenseTensor()
    impl.array = fn(sorted_sequence_array, values_array, out_int32, right)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def unique(
    x: Tensor, return_index: bool, return_inverse: bool, return_counts: bool, axis: Sequence[int], dtype: Any
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """④ unique: kernel `unique`, UniqueInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _unique.get(x_meta.key) or _select("unique", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta, indices_meta, inverse_meta, counts_meta = _unique_meta[
        x_meta, return_index, return_inverse, return_counts, tuple(axis), numpy_dtype(dtype)
    ]
    out_array, indices_array, inverse_array, counts_array = fn(
        x_array, return_index, return_inverse, return_counts, axis, numpy_dtype(dtype)
    )
    return (
        make_tensor(out_array, measured(out_meta, out_array)),
        make_tensor(indices_array, measured(indices_meta, indices_array)),
        make_tensor(inverse_array, measured(inverse_meta, inverse_array)),
        make_tensor(counts_array, measured(counts_meta, counts_array)),
    )


def unique_consecutive(
    x: Tensor, return_inverse: bool, return_counts: bool, axis: Sequence[int], dtype: Any
) -> tuple[Tensor, Tensor, Tensor]:
    """④ unique_consecutive: kernel `unique_consecutive`, UniqueConsecutiveInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _unique_consecutive.get(x_meta.key) or _select("unique_consecutive", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta, inverse_meta, counts_meta = _unique_consecutive_meta[
        x_meta, return_inverse, return_counts, tuple(axis), numpy_dtype(dtype)
    ]
    out_array, inverse_array, counts_array = fn(x_array, return_inverse, return_counts, axis, numpy_dtype(dtype))
    return (
        make_tensor(out_array, measured(out_meta, out_array)),
        make_tensor(inverse_array, measured(inverse_meta, inverse_array)),
        make_tensor(counts_array, measured(counts_meta, counts_array)),
    )


def nonzero(condition: Tensor) -> Tensor:
    """④ nonzero: kernel `nonzero`, NonzeroInferMeta."""
    condition_impl = condition.impl
    condition_meta = condition_impl.meta
    condition_array = condition_impl.array
    kernel = _nonzero.get(condition_meta.key) or _select("nonzero", condition_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        condition_array = prepare_data(kernel, condition_impl, 0)
    out_meta = _nonzero_meta[condition_meta]
    out_array = fn(condition_array)
    return make_tensor(out_array, measured(out_meta, out_array))


def histogram(input: Tensor, weight: Tensor | None, bins: int, min: float, max: float, density: bool) -> Tensor:
    """④ histogram: kernel `histogram`, HistogramInferMeta."""
    input_impl = input.impl
    input_meta = input_impl.meta
    input_array = input_impl.array
    weight_impl = None if weight is None else weight.impl
    weight_meta = None if weight_impl is None else weight_impl.meta
    weight_array = None if weight_impl is None else weight_impl.array
    kernel = _histogram.get(input_meta.key) or _select("histogram", input_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        input_array = prepare_data(kernel, input_impl, 0)
        if weight_impl is not None:
            weight_array = prepare_data(kernel, weight_impl, 1)
    out_meta = _histogram_meta[input_meta, weight_meta, bins, min, max, density]
    impl = DenseTensor()
    impl.array = fn(input_array, weight_array, bins, min, max, density)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def bincount(x: Tensor, weights: Tensor | None, minlength: int) -> Tensor:
    """④ bincount: kernel `bincount`, BincountInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    weights_impl = None if weights is None else weights.impl
    weights_meta = None if weights_impl is None else weights_impl.meta
    weights_array = None if weights_impl is None else weights_impl.array
    kernel = _bincount.get(x_meta.key) or _select("bincount", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
        if weights_impl is not None:
            weights_array = prepare_data(kernel, weights_impl, 1)
    out_meta = _bincount_meta[x_meta, weights_meta, minlength]
    out_array = fn(x_array, weights_array, minlength)
    return make_tensor(out_array, measured(out_meta, out_array))


def sparse_sparse_coo_tensor(values: Tensor, indices: Tensor, shape: Sequence[int]) -> Tensor:
    """④ sparse_sparse_coo_tensor: kernel `sparse_sparse_coo_tensor`, UnchangedInferMeta."""
    values_impl, indices_impl = values.impl, indices.impl
    values_meta, indices_meta = values_impl.meta, indices_impl.meta
    values_array, indices_array = values_impl.array, indices_impl.array
    kernel = _sparse_sparse_coo_tensor.get(values_meta.key) or _select("sparse_sparse_coo_tensor", values_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(values_array, indices_array, shape))


def sparse_values(x: Tensor) -> Tensor:
    """④ sparse_values: kernel `sparse_values`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_values.get(x_meta.key) or _select("sparse_values", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array))


def sparse_with_values(x: Tensor, values: Tensor) -> Tensor:
    """④ sparse_with_values: kernel `sparse_with_values`, UnchangedInferMeta."""
    x_impl, values_impl = x.impl, values.impl
    x_meta, values_meta = x_impl.meta, values_impl.meta
    x_array, values_array = x_impl.array, values_impl.array
    kernel = _sparse_with_values.get(x_meta.key) or _select("sparse_with_values", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array, values_array))


def sparse_to_dense(x: Tensor) -> Tensor:
    """④ sparse_to_dense: kernel `sparse_to_dense`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_to_dense.get(x_meta.key) or _select("sparse_to_dense", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array))


def sparse_to_sparse_coo(x: Tensor, sparse_dim: int) -> Tensor:
    """④ sparse_to_sparse_coo: kernel `sparse_to_sparse_coo`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_to_sparse_coo.get(x_meta.key) or _select("sparse_to_sparse_coo", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array, sparse_dim))


def sparse_to_sparse_csr(x: Tensor) -> Tensor:
    """④ sparse_to_sparse_csr: kernel `sparse_to_sparse_csr`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_to_sparse_csr.get(x_meta.key) or _select("sparse_to_sparse_csr", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array))


def sparse_mask_as(x: Tensor, mask: Tensor) -> Tensor:
    """④ sparse_mask_as: kernel `sparse_mask_as`, SparseSameShapeInferMeta."""
    x_impl, mask_impl = x.impl, mask.impl
    x_meta, mask_meta = x_impl.meta, mask_impl.meta
    x_array, mask_array = x_impl.array, mask_impl.array
    kernel = _sparse_mask_as.get(mask_meta.key) or _select("sparse_mask_as", mask_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    _sparse_same_shape_meta[x_meta, mask_meta]
    return make_kind(fn(x_array, mask_array))


def sparse_shown_only(x: Tensor, like: Tensor) -> Tensor:
    """④ sparse_shown_only: kernel `sparse_shown_only`, UnchangedInferMeta."""
    x_impl, like_impl = x.impl, like.impl
    x_meta, like_meta = x_impl.meta, like_impl.meta
    x_array, like_array = x_impl.array, like_impl.array
    kernel = _sparse_shown_only.get(x_meta.key) or _select("sparse_shown_only", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array, like_array))


def sparse_coalesce(x: Tensor) -> Tensor:
    """④ sparse_coalesce: kernel `sparse_coalesce`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_coalesce.get(x_meta.key) or _select("sparse_coalesce", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array))


def sparse_add(x: Tensor, y: Tensor) -> Tensor:
    """④ sparse_add: kernel `sparse_add`, SparseSameShapeInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("sparse_add", x_meta, y_meta)
    kernel = _sparse_add.get(key) or _select("sparse_add", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    _sparse_same_shape_meta[x_meta, y_meta]
    return make_kind(fn(x_array, y_array))


def sparse_subtract(x: Tensor, y: Tensor) -> Tensor:
    """④ sparse_subtract: kernel `sparse_subtract`, SparseSameShapeInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = (
        x_meta.key
        if x_meta is y_meta or x_meta.key == y_meta.key
        else parse_kernel_key("sparse_subtract", x_meta, y_meta)
    )
    kernel = _sparse_subtract.get(key) or _select("sparse_subtract", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    _sparse_same_shape_meta[x_meta, y_meta]
    return make_kind(fn(x_array, y_array))


def sparse_multiply(x: Tensor, y: Tensor) -> Tensor:
    """④ sparse_multiply: kernel `sparse_multiply`, SparseSameShapeInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = (
        x_meta.key
        if x_meta is y_meta or x_meta.key == y_meta.key
        else parse_kernel_key("sparse_multiply", x_meta, y_meta)
    )
    kernel = _sparse_multiply.get(key) or _select("sparse_multiply", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    _sparse_same_shape_meta[x_meta, y_meta]
    return make_kind(fn(x_array, y_array))


def sparse_divide(x: Tensor, y: Tensor) -> Tensor:
    """④ sparse_divide: kernel `sparse_divide`, SparseSameShapeInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = (
        x_meta.key
        if x_meta is y_meta or x_meta.key == y_meta.key
        else parse_kernel_key("sparse_divide", x_meta, y_meta)
    )
    kernel = _sparse_divide.get(key) or _select("sparse_divide", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    _sparse_same_shape_meta[x_meta, y_meta]
    return make_kind(fn(x_array, y_array))


def sparse_sin(x: Tensor) -> Tensor:
    """④ sparse_sin: kernel `sparse_sin`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_sin.get(x_meta.key) or _select("sparse_sin", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array))


def sparse_tan(x: Tensor) -> Tensor:
    """④ sparse_tan: kernel `sparse_tan`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_tan.get(x_meta.key) or _select("sparse_tan", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array))


def sparse_asin(x: Tensor) -> Tensor:
    """④ sparse_asin: kernel `sparse_asin`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_asin.get(x_meta.key) or _select("sparse_asin", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array))


def sparse_atan(x: Tensor) -> Tensor:
    """④ sparse_atan: kernel `sparse_atan`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_atan.get(x_meta.key) or _select("sparse_atan", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array))


def sparse_sinh(x: Tensor) -> Tensor:
    """④ sparse_sinh: kernel `sparse_sinh`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_sinh.get(x_meta.key) or _select("sparse_sinh", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array))


def sparse_tanh(x: Tensor) -> Tensor:
    """④ sparse_tanh: kernel `sparse_tanh`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_tanh.get(x_meta.key) or _select("sparse_tanh", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array))


def sparse_asinh(x: Tensor) -> Tensor:
    """④ sparse_asinh: kernel `sparse_asinh`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_asinh.get(x_meta.key) or _select("sparse_asinh", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array))


def sparse_atanh(x: Tensor) -> Tensor:
    """④ sparse_atanh: kernel `sparse_atanh`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_atanh.get(x_meta.key) or _select("sparse_atanh", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array))


def sparse_sqrt(x: Tensor) -> Tensor:
    """④ sparse_sqrt: kernel `sparse_sqrt`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_sqrt.get(x_meta.key) or _select("sparse_sqrt", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array))


def sparse_square(x: Tensor) -> Tensor:
    """④ sparse_square: kernel `sparse_square`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_square.get(x_meta.key) or _select("sparse_square", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array))


def sparse_log1p(x: Tensor) -> Tensor:
    """④ sparse_log1p: kernel `sparse_log1p`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_log1p.get(x_meta.key) or _select("sparse_log1p", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array))


def sparse_expm1(x: Tensor) -> Tensor:
    """④ sparse_expm1: kernel `sparse_expm1`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_expm1.get(x_meta.key) or _select("sparse_expm1", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array))


def sparse_abs(x: Tensor) -> Tensor:
    """④ sparse_abs: kernel `sparse_abs`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_abs.get(x_meta.key) or _select("sparse_abs", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array))


def sparse_relu(x: Tensor) -> Tensor:
    """④ sparse_relu: kernel `sparse_relu`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_relu.get(x_meta.key) or _select("sparse_relu", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array))


def sparse_relu6(x: Tensor) -> Tensor:
    """④ sparse_relu6: kernel `sparse_relu6`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_relu6.get(x_meta.key) or _select("sparse_relu6", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array))


def sparse_leaky_relu(x: Tensor, negative_slope: float) -> Tensor:
    """④ sparse_leaky_relu: kernel `sparse_leaky_relu`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_leaky_relu.get(x_meta.key) or _select("sparse_leaky_relu", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array, negative_slope))


def sparse_pow(x: Tensor, factor: float) -> Tensor:
    """④ sparse_pow: kernel `sparse_pow`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_pow.get(x_meta.key) or _select("sparse_pow", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array, factor))


def sparse_scale(x: Tensor, scale: float, bias: float, bias_after_scale: bool) -> Tensor:
    """④ sparse_scale: kernel `sparse_scale`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_scale.get(x_meta.key) or _select("sparse_scale", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array, scale, bias, bias_after_scale))


def sparse_divide_scalar(x: Tensor, scalar: float) -> Tensor:
    """④ sparse_divide_scalar: kernel `sparse_divide_scalar`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_divide_scalar.get(x_meta.key) or _select("sparse_divide_scalar", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array, scalar))


def sparse_cast(x: Tensor, index_dtype: Any, value_dtype: Any) -> Tensor:
    """④ sparse_cast: kernel `sparse_cast`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_cast.get(x_meta.key) or _select("sparse_cast", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(
        fn(
            x_array,
            None if index_dtype is None else numpy_dtype(index_dtype),
            None if value_dtype is None else numpy_dtype(value_dtype),
        ),
    )


def sparse_isnan(x: Tensor) -> Tensor:
    """④ sparse_isnan: kernel `sparse_isnan`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_isnan.get(x_meta.key) or _select("sparse_isnan", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array))


def sparse_softmax(x: Tensor, axis: int) -> Tensor:
    """④ sparse_softmax: kernel `sparse_softmax`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_softmax.get(x_meta.key) or _select("sparse_softmax", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array, axis))


def sparse_line_sum(x: Tensor, axis: int) -> Tensor:
    """④ sparse_line_sum: kernel `sparse_line_sum`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_line_sum.get(x_meta.key) or _select("sparse_line_sum", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array, axis))


def sparse_transpose(x: Tensor, perm: Sequence[int]) -> Tensor:
    """④ sparse_transpose: kernel `sparse_transpose`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_transpose.get(x_meta.key) or _select("sparse_transpose", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array, perm))


def sparse_reshape(x: Tensor, shape: Sequence[int]) -> Tensor:
    """④ sparse_reshape: kernel `sparse_reshape`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_reshape.get(x_meta.key) or _select("sparse_reshape", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array, shape))


def sparse_slice(x: Tensor, axes: Sequence[int], starts: Sequence[int], ends: Sequence[int]) -> Tensor:
    """④ sparse_slice: kernel `sparse_slice`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_slice.get(x_meta.key) or _select("sparse_slice", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array, axes, starts, ends))


def sparse_slice_grad(
    out_grad: Tensor, x: Tensor, axes: Sequence[int], starts: Sequence[int], ends: Sequence[int]
) -> Tensor:
    """④ sparse_slice_grad: kernel `sparse_slice_grad`, UnchangedInferMeta."""
    out_grad_impl, x_impl = out_grad.impl, x.impl
    out_grad_meta, x_meta = out_grad_impl.meta, x_impl.meta
    out_grad_array, x_array = out_grad_impl.array, x_impl.array
    kernel = _sparse_slice_grad.get(x_meta.key) or _select("sparse_slice_grad", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(out_grad_array, x_array, axes, starts, ends))


def sparse_sum(x: Tensor, axis: Sequence[int], keepdim: bool) -> Tensor:
    """④ sparse_sum: kernel `sparse_sum`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sparse_sum.get(x_meta.key) or _select("sparse_sum", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(x_array, axis, keepdim))


def sparse_sum_grad(out_grad: Tensor, x: Tensor, axis: Sequence[int], keepdim: bool) -> Tensor:
    """④ sparse_sum_grad: kernel `sparse_sum_grad`, UnchangedInferMeta."""
    out_grad_impl, x_impl = out_grad.impl, x.impl
    out_grad_meta, x_meta = out_grad_impl.meta, x_impl.meta
    out_grad_array, x_array = out_grad_impl.array, x_impl.array
    kernel = _sparse_sum_grad.get(x_meta.key) or _select("sparse_sum_grad", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    return make_kind(fn(out_grad_array, x_array, axis, keepdim))


def erf(x: Tensor) -> Tensor:
    """④ erf: kernel `erf`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _erf.get(x_meta.key) or _select("erf", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def erf_(x: Tensor) -> Tensor:
    """④ erf_: kernel `erf`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _erf.get(x_meta.key) or _select("erf", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.ERF_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def erfinv(x: Tensor) -> Tensor:
    """④ erfinv: kernel `erfinv`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _erfinv.get(x_meta.key) or _select("erfinv", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def erfinv_(x: Tensor) -> Tensor:
    """④ erfinv_: kernel `erfinv`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _erfinv.get(x_meta.key) or _select("erfinv", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.ERFINV_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def lgamma(x: Tensor) -> Tensor:
    """④ lgamma: kernel `lgamma`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _lgamma.get(x_meta.key) or _select("lgamma", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def lgamma_(x: Tensor) -> Tensor:
    """④ lgamma_: kernel `lgamma`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _lgamma.get(x_meta.key) or _select("lgamma", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.LGAMMA_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def gammaln(x: Tensor) -> Tensor:
    """④ gammaln: kernel `lgamma`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _lgamma.get(x_meta.key) or _select("lgamma", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def gammaln_(x: Tensor) -> Tensor:
    """④ gammaln_: kernel `lgamma`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _lgamma.get(x_meta.key) or _select("lgamma", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.GAMMALN_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def digamma(x: Tensor) -> Tensor:
    """④ digamma: kernel `digamma`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _digamma.get(x_meta.key) or _select("digamma", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def digamma_(x: Tensor) -> Tensor:
    """④ digamma_: kernel `digamma`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _digamma.get(x_meta.key) or _select("digamma", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.DIGAMMA_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def polygamma(x: Tensor, n: int) -> Tensor:
    """④ polygamma: kernel `polygamma`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _polygamma.get(x_meta.key) or _select("polygamma", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, n)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def polygamma_(x: Tensor, n: int) -> Tensor:
    """④ polygamma_: kernel `polygamma`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _polygamma.get(x_meta.key) or _select("polygamma", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.POLYGAMMA_, x, out_meta)
    write_in_place(x, fn(x_array, n), out_meta)
    return x


def gammaincc(x: Tensor, y: Tensor) -> Tensor:
    """④ gammaincc: kernel `gammaincc`, WiderInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("gammaincc", x_meta, y_meta)
    kernel = _gammaincc.get(key) or _select("gammaincc", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _wider_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def gammaincc_(x: Tensor, y: Tensor) -> Tensor:
    """④ gammaincc_: kernel `gammaincc`, written into x."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = x_meta.key if x_meta is y_meta or x_meta.key == y_meta.key else parse_kernel_key("gammaincc", x_meta, y_meta)
    kernel = _gammaincc.get(key) or _select("gammaincc", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = _wider_meta[x_meta, y_meta]
    check_inplace_shape(infos.GAMMAINCC_, x, out_meta)
    write_in_place(x, fn(x_array, y_array), out_meta)
    return x


def gamma_density(x: Tensor, y: Tensor) -> Tensor:
    """④ gamma_density: kernel `gamma_density`, ElementwiseInferMeta."""
    x_impl, y_impl = x.impl, y.impl
    x_meta, y_meta = x_impl.meta, y_impl.meta
    x_array, y_array = x_impl.array, y_impl.array
    key = (
        x_meta.key
        if x_meta is y_meta or x_meta.key == y_meta.key
        else parse_kernel_key("gamma_density", x_meta, y_meta)
    )
    kernel = _gamma_density.get(key) or _select("gamma_density", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, y_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, y_impl, 1)
    out_meta = x_meta if x_meta is y_meta else _elementwise_meta[x_meta, y_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, y_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def i0(x: Tensor) -> Tensor:
    """④ i0: kernel `i0`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _i0.get(x_meta.key) or _select("i0", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def i0_(x: Tensor) -> Tensor:
    """④ i0_: kernel `i0`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _i0.get(x_meta.key) or _select("i0", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.I0_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def i0e(x: Tensor) -> Tensor:
    """④ i0e: kernel `i0e`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _i0e.get(x_meta.key) or _select("i0e", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def i1(x: Tensor) -> Tensor:
    """④ i1: kernel `i1`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _i1.get(x_meta.key) or _select("i1", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def i1e(x: Tensor) -> Tensor:
    """④ i1e: kernel `i1e`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _i1e.get(x_meta.key) or _select("i1e", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def logit(x: Tensor, eps: float) -> Tensor:
    """④ logit: kernel `logit`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _logit.get(x_meta.key) or _select("logit", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, eps)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def logit_(x: Tensor, eps: float) -> Tensor:
    """④ logit_: kernel `logit`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _logit.get(x_meta.key) or _select("logit", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.LOGIT_, x, out_meta)
    write_in_place(x, fn(x_array, eps), out_meta)
    return x


def exp(x: Tensor) -> Tensor:
    """④ exp: kernel `exp`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _exp.get(x_meta.key) or _select("exp", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def exp_(x: Tensor) -> Tensor:
    """④ exp_: kernel `exp`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _exp.get(x_meta.key) or _select("exp", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.EXP_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def log(x: Tensor) -> Tensor:
    """④ log: kernel `log`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _log.get(x_meta.key) or _select("log", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def log_(x: Tensor) -> Tensor:
    """④ log_: kernel `log`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _log.get(x_meta.key) or _select("log", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.LOG_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def sqrt(x: Tensor) -> Tensor:
    """④ sqrt: kernel `sqrt`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sqrt.get(x_meta.key) or _select("sqrt", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        if kernel.undense:
            return make_kind(fn(x_array))
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def sqrt_(x: Tensor) -> Tensor:
    """④ sqrt_: kernel `sqrt`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sqrt.get(x_meta.key) or _select("sqrt", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        if kernel.undense:
            raise not_in_place(infos.SQRT_)
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.SQRT_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def square(x: Tensor) -> Tensor:
    """④ square: kernel `square`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _square.get(x_meta.key) or _select("square", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        if kernel.undense:
            return make_kind(fn(x_array))
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def square_(x: Tensor) -> Tensor:
    """④ square_: kernel `square`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _square.get(x_meta.key) or _select("square", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        if kernel.undense:
            raise not_in_place(infos.SQUARE_)
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = x_meta
    check_inplace_shape(infos.SQUARE_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def abs(x: Tensor) -> Tensor:
    """④ abs: kernel `abs`, RealAndImagInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _abs.get(x_meta.key) or _select("abs", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _real_and_imag_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def abs_(x: Tensor) -> Tensor:
    """④ abs_: kernel `abs`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _abs.get(x_meta.key) or _select("abs", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _real_and_imag_meta[x_meta]
    check_inplace_shape(infos.ABS_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def sign(x: Tensor) -> Tensor:
    """④ sign: kernel `sign`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sign.get(x_meta.key) or _select("sign", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def tanh(x: Tensor) -> Tensor:
    """④ tanh: kernel `tanh`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _tanh.get(x_meta.key) or _select("tanh", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def tanh_(x: Tensor) -> Tensor:
    """④ tanh_: kernel `tanh`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _tanh.get(x_meta.key) or _select("tanh", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.TANH_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def sigmoid(x: Tensor) -> Tensor:
    """④ sigmoid: kernel `sigmoid`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sigmoid.get(x_meta.key) or _select("sigmoid", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def sigmoid_(x: Tensor) -> Tensor:
    """④ sigmoid_: kernel `sigmoid`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sigmoid.get(x_meta.key) or _select("sigmoid", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.SIGMOID_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def expm1(x: Tensor) -> Tensor:
    """④ expm1: kernel `expm1`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _expm1.get(x_meta.key) or _select("expm1", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def expm1_(x: Tensor) -> Tensor:
    """④ expm1_: kernel `expm1`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _expm1.get(x_meta.key) or _select("expm1", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.EXPM1_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def log2(x: Tensor) -> Tensor:
    """④ log2: kernel `log2`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _log2.get(x_meta.key) or _select("log2", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def log2_(x: Tensor) -> Tensor:
    """④ log2_: kernel `log2`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _log2.get(x_meta.key) or _select("log2", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.LOG2_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def log10(x: Tensor) -> Tensor:
    """④ log10: kernel `log10`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _log10.get(x_meta.key) or _select("log10", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def log10_(x: Tensor) -> Tensor:
    """④ log10_: kernel `log10`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _log10.get(x_meta.key) or _select("log10", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.LOG10_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def log1p(x: Tensor) -> Tensor:
    """④ log1p: kernel `log1p`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _log1p.get(x_meta.key) or _select("log1p", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def log1p_(x: Tensor) -> Tensor:
    """④ log1p_: kernel `log1p`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _log1p.get(x_meta.key) or _select("log1p", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.LOG1P_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def rsqrt(x: Tensor) -> Tensor:
    """④ rsqrt: kernel `rsqrt`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _rsqrt.get(x_meta.key) or _select("rsqrt", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def rsqrt_(x: Tensor) -> Tensor:
    """④ rsqrt_: kernel `rsqrt`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _rsqrt.get(x_meta.key) or _select("rsqrt", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.RSQRT_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def reciprocal(x: Tensor) -> Tensor:
    """④ reciprocal: kernel `reciprocal`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _reciprocal.get(x_meta.key) or _select("reciprocal", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def reciprocal_(x: Tensor) -> Tensor:
    """④ reciprocal_: kernel `reciprocal`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _reciprocal.get(x_meta.key) or _select("reciprocal", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.RECIPROCAL_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def sin(x: Tensor) -> Tensor:
    """④ sin: kernel `sin`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sin.get(x_meta.key) or _select("sin", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def sin_(x: Tensor) -> Tensor:
    """④ sin_: kernel `sin`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sin.get(x_meta.key) or _select("sin", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.SIN_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def cos(x: Tensor) -> Tensor:
    """④ cos: kernel `cos`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _cos.get(x_meta.key) or _select("cos", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def cos_(x: Tensor) -> Tensor:
    """④ cos_: kernel `cos`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _cos.get(x_meta.key) or _select("cos", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.COS_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def tan(x: Tensor) -> Tensor:
    """④ tan: kernel `tan`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _tan.get(x_meta.key) or _select("tan", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def tan_(x: Tensor) -> Tensor:
    """④ tan_: kernel `tan`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _tan.get(x_meta.key) or _select("tan", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.TAN_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def asin(x: Tensor) -> Tensor:
    """④ asin: kernel `asin`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _asin.get(x_meta.key) or _select("asin", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def asin_(x: Tensor) -> Tensor:
    """④ asin_: kernel `asin`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _asin.get(x_meta.key) or _select("asin", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.ASIN_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def acos(x: Tensor) -> Tensor:
    """④ acos: kernel `acos`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _acos.get(x_meta.key) or _select("acos", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def acos_(x: Tensor) -> Tensor:
    """④ acos_: kernel `acos`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _acos.get(x_meta.key) or _select("acos", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.ACOS_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def atan(x: Tensor) -> Tensor:
    """④ atan: kernel `atan`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _atan.get(x_meta.key) or _select("atan", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def atan_(x: Tensor) -> Tensor:
    """④ atan_: kernel `atan`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _atan.get(x_meta.key) or _select("atan", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.ATAN_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def sinh(x: Tensor) -> Tensor:
    """④ sinh: kernel `sinh`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sinh.get(x_meta.key) or _select("sinh", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def sinh_(x: Tensor) -> Tensor:
    """④ sinh_: kernel `sinh`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _sinh.get(x_meta.key) or _select("sinh", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.SINH_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def cosh(x: Tensor) -> Tensor:
    """④ cosh: kernel `cosh`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _cosh.get(x_meta.key) or _select("cosh", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def cosh_(x: Tensor) -> Tensor:
    """④ cosh_: kernel `cosh`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _cosh.get(x_meta.key) or _select("cosh", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.COSH_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def asinh(x: Tensor) -> Tensor:
    """④ asinh: kernel `asinh`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _asinh.get(x_meta.key) or _select("asinh", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def asinh_(x: Tensor) -> Tensor:
    """④ asinh_: kernel `asinh`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _asinh.get(x_meta.key) or _select("asinh", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.ASINH_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def acosh(x: Tensor) -> Tensor:
    """④ acosh: kernel `acosh`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _acosh.get(x_meta.key) or _select("acosh", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def acosh_(x: Tensor) -> Tensor:
    """④ acosh_: kernel `acosh`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _acosh.get(x_meta.key) or _select("acosh", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.ACOSH_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def atanh(x: Tensor) -> Tensor:
    """④ atanh: kernel `atanh`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _atanh.get(x_meta.key) or _select("atanh", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def atanh_(x: Tensor) -> Tensor:
    """④ atanh_: kernel `atanh`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _atanh.get(x_meta.key) or _select("atanh", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    check_inplace_shape(infos.ATANH_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def floor(x: Tensor) -> Tensor:
    """④ floor: kernel `floor`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _floor.get(x_meta.key) or _select("floor", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def floor_(x: Tensor) -> Tensor:
    """④ floor_: kernel `floor`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _floor.get(x_meta.key) or _select("floor", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = x_meta
    check_inplace_shape(infos.FLOOR_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def ceil(x: Tensor) -> Tensor:
    """④ ceil: kernel `ceil`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _ceil.get(x_meta.key) or _select("ceil", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def ceil_(x: Tensor) -> Tensor:
    """④ ceil_: kernel `ceil`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _ceil.get(x_meta.key) or _select("ceil", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = x_meta
    check_inplace_shape(infos.CEIL_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def trunc(x: Tensor) -> Tensor:
    """④ trunc: kernel `trunc`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _trunc.get(x_meta.key) or _select("trunc", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def trunc_(x: Tensor) -> Tensor:
    """④ trunc_: kernel `trunc`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _trunc.get(x_meta.key) or _select("trunc", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = x_meta
    check_inplace_shape(infos.TRUNC_, x, out_meta)
    write_in_place(x, fn(x_array), out_meta)
    return x


def round(x: Tensor, decimals: int) -> Tensor:
    """④ round: kernel `round`, UnchangedInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _round.get(x_meta.key) or _select("round", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    impl = DenseTensor()
    impl.array = fn(x_array, decimals)
    impl.meta = x_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def round_(x: Tensor, decimals: int) -> Tensor:
    """④ round_: kernel `round`, written into x."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _round.get(x_meta.key) or _select("round", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = x_meta
    check_inplace_shape(infos.ROUND_, x, out_meta)
    write_in_place(x, fn(x_array, decimals), out_meta)
    return x


def stanh(x: Tensor, scale_a: float, scale_b: float) -> Tensor:
    """④ stanh: kernel `stanh`, FloatingInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _stanh.get(x_meta.key) or _select("stanh", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _floating_meta[x_meta]
    impl = DenseTensor()
    impl.array = fn(x_array, scale_a, scale_b)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def view_take(x: Tensor, layout: Sequence[int], dims: Sequence[int], stride: Sequence[int], offset: int) -> Tensor:
    """④ view_take: kernel `view_take`, ViewTakeInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _view_take.get(x_meta.key) or _select("view_take", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _view_take_meta[x_meta, tuple(layout), tuple(dims), tuple(stride), offset]
    impl = DenseTensor()
    impl.array = fn(x_array, layout, dims, stride, offset)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def view_put(
    part: Tensor, shape: Sequence[int], layout: Sequence[int], dims: Sequence[int], stride: Sequence[int], offset: int
) -> Tensor:
    """④ view_put: kernel `view_put`, ViewPutInferMeta."""
    part_impl = part.impl
    part_meta = part_impl.meta
    part_array = part_impl.array
    kernel = _view_put.get(part_meta.key) or _select("view_put", part_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        part_array = prepare_data(kernel, part_impl, 0)
    out_meta = _view_put_meta[part_meta, tuple(shape), tuple(layout), tuple(dims), tuple(stride), offset]
    impl = DenseTensor()
    impl.array = fn(part_array, shape, layout, dims, stride, offset)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def view_clear(x: Tensor, layout: Sequence[int], dims: Sequence[int], stride: Sequence[int], offset: int) -> Tensor:
    """④ view_clear: kernel `view_clear`, ViewClearInferMeta."""
    x_impl = x.impl
    x_meta = x_impl.meta
    x_array = x_impl.array
    kernel = _view_clear.get(x_meta.key) or _select("view_clear", x_meta.key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array = prepare_data(kernel, x_impl, 0)
    out_meta = _view_clear_meta[x_meta, tuple(layout), tuple(dims), tuple(stride), offset]
    impl = DenseTensor()
    impl.array = fn(x_array, layout, dims, stride, offset)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def view_write(
    x: Tensor, part: Tensor, layout: Sequence[int], dims: Sequence[int], stride: Sequence[int], offset: int
) -> Tensor:
    """④ view_write: kernel `view_write`, ViewWriteInferMeta."""
    x_impl, part_impl = x.impl, part.impl
    x_meta, part_meta = x_impl.meta, part_impl.meta
    x_array, part_array = x_impl.array, part_impl.array
    key = (
        x_meta.key
        if x_meta is part_meta or x_meta.key == part_meta.key
        else parse_kernel_key("view_write", x_meta, part_meta)
    )
    kernel = _view_write.get(key) or _select("view_write", key)
    fn = kernel.fn
    if observer.current is not None:
        observer.current.kernel_chosen(kernel)
    if kernel.prepares:
        x_array, part_array = prepare_data(kernel, x_impl, 0), prepare_data(kernel, part_impl, 1)
    out_meta = _view_write_meta[x_meta, part_meta, tuple(layout), tuple(dims), tuple(stride), offset]
    impl = DenseTensor()
    impl.array = fn(x_array, part_array, layout, dims, stride, offset)
    impl.meta = out_meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made
