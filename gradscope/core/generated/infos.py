"""Constant facts of every op: names of arguments, attributes and outputs. Generated from ops/*.yaml; do not edit."""

from gradscope.core.eager.op_info import OpInfo

REAL = OpInfo("real", ("x",), view=0)
IMAG = OpInfo("imag", ("x",), view=0)
CONJ = OpInfo("conj", ("x",))
COMPLEX = OpInfo("complex", ("real", "imag"))
AS_COMPLEX = OpInfo("as_complex", ("x",), view=0)
AS_REAL = OpInfo("as_real", ("x",), view=0)
ANGLE = OpInfo("angle", ("x",))
SGN = OpInfo("sgn", ("x",))
FULL = OpInfo("full", (), ("shape", "value", "dtype", "place"))
FULL_LIKE = OpInfo("full_like", ("x",), ("value", "dtype", "place"))
ARANGE = OpInfo("arange", (), ("start", "end", "step", "dtype", "place"))
EYE = OpInfo("eye", (), ("num_rows", "num_columns", "dtype", "place"))
LINSPACE = OpInfo("linspace", (), ("start", "stop", "number", "dtype", "place"))
LOGSPACE = OpInfo("logspace", (), ("start", "stop", "num", "base", "dtype", "place"))
TRIL_INDICES = OpInfo("tril_indices", (), ("rows", "cols", "offset", "dtype", "place"))
TRIU_INDICES = OpInfo("triu_indices", (), ("rows", "cols", "offset", "dtype", "place"))
ADD = OpInfo("add", ("x", "y"))
ADD_ = OpInfo("add_", ("x", "y"), kernel="add", inplace=0)
SUBTRACT = OpInfo("subtract", ("x", "y"))
SUBTRACT_ = OpInfo("subtract_", ("x", "y"), kernel="subtract", inplace=0)
MULTIPLY = OpInfo("multiply", ("x", "y"))
MULTIPLY_ = OpInfo("multiply_", ("x", "y"), kernel="multiply", inplace=0)
DIVIDE = OpInfo("divide", ("x", "y"))
DIVIDE_ = OpInfo("divide_", ("x", "y"), kernel="divide", inplace=0)
SCALE = OpInfo("scale", ("x",), ("scale", "bias", "bias_after_scale"))
SCALE_ = OpInfo("scale_", ("x",), ("scale", "bias", "bias_after_scale"), kernel="scale", inplace=0)
DIV_SCALE = OpInfo("div_scale", ("x",), ("scale",))
DIV_SCALE_ = OpInfo("div_scale_", ("x",), ("scale",), kernel="div_scale", inplace=0)
POW = OpInfo("pow", ("x",), ("y",))
POW_ = OpInfo("pow_", ("x",), ("y",), kernel="pow", inplace=0)
POW_SLOPE = OpInfo("pow_slope", ("x",), ("y",))
ELEMENTWISE_POW = OpInfo("elementwise_pow", ("x", "y"))
ELEMENTWISE_POW_SLOPE = OpInfo("elementwise_pow_slope", ("x", "y"))
XLOGY = OpInfo("xlogy", ("x", "y"))
MAXIMUM = OpInfo("maximum", ("x", "y"))
MINIMUM = OpInfo("minimum", ("x", "y"))
WHERE = OpInfo("where", ("condition", "x", "y"))
WHERE_ = OpInfo("where_", ("condition", "x", "y"), kernel="where", inplace=1)
KEEP_WHERE = OpInfo("keep_where", ("x", "mask"))
CLIP = OpInfo("clip", ("x",), ("min", "max"))
CLIP_ = OpInfo("clip_", ("x",), ("min", "max"), kernel="clip", inplace=0)
CLIP_GRAD = OpInfo("clip_grad", ("x", "out_grad"), ("min", "max"), ("x_grad",))
FILL = OpInfo("fill", ("x",), ("value",))
FILL_ = OpInfo("fill_", ("x",), ("value",), kernel="fill", inplace=0)
CAST = OpInfo("cast", ("x",), ("dtype",))
CAST_ = OpInfo("cast_", ("x",), ("dtype",), kernel="cast", inplace=0)
ASSIGN = OpInfo("assign", ("x",))
ADD_N = OpInfo("add_n", ("inputs",))
ATAN2 = OpInfo("atan2", ("x", "y"))
KEEP_GREATER = OpInfo("keep_greater", ("g", "x", "y"))
FMAX = OpInfo("fmax", ("x", "y"))
FMIN = OpInfo("fmin", ("x", "y"))
FLOOR_DIVIDE = OpInfo("floor_divide", ("x", "y"))
FLOOR_DIVIDE_ = OpInfo("floor_divide_", ("x", "y"), kernel="floor_divide", inplace=0)
REMAINDER = OpInfo("remainder", ("x", "y"))
REMAINDER_ = OpInfo("remainder_", ("x", "y"), kernel="remainder", inplace=0)
COPYSIGN = OpInfo("copysign", ("x", "y"))
COPYSIGN_ = OpInfo("copysign_", ("x", "y"), kernel="copysign", inplace=0)
HEAVISIDE = OpInfo("heaviside", ("x", "y"))
NEXTAFTER = OpInfo("nextafter", ("x", "y"))
LERP = OpInfo("lerp", ("x", "y", "weight"))
LERP_ = OpInfo("lerp_", ("x", "y", "weight"), kernel="lerp", inplace=0)
EMBEDDING = OpInfo("embedding", ("x", "weight"), ("padding_idx", "sparse"))
EMBEDDING_GRAD = OpInfo("embedding_grad", ("x", "out_grad"), ("shape", "padding_idx"), ("weight_grad",))
EMBEDDING_WITH_SCALED_GRADIENT = OpInfo(
    "embedding_with_scaled_gradient",
    ("x", "weight"),
    ("padding_idx",),
    kernel="embedding",
)
EMBEDDING_SHARE = OpInfo("embedding_share", ("x", "like"))
MERGE_SELECTED_ROWS = OpInfo("merge_selected_rows", ("x",))
SELECTED_ROWS_TO_DENSE = OpInfo("selected_rows_to_dense", ("x",))
GET_TENSOR_FROM_SELECTED_ROWS = OpInfo("get_tensor_from_selected_rows", ("x",))
SGD_ROWS = OpInfo("sgd_rows", ("param", "grad"), ("learning_rate",))
KEEP_OTHER_ROWS = OpInfo("keep_other_rows", ("x", "y", "rows"))
FFT_C2C = OpInfo("fft_c2c", ("x",), ("axes", "normalization", "forward"))
FFT_R2C = OpInfo("fft_r2c", ("x",), ("axes", "normalization", "forward", "onesided"))
FFT_C2R = OpInfo("fft_c2r", ("x",), ("axes", "normalization", "forward", "last_dim_size"))
FRAME = OpInfo("frame", ("x",), ("frame_length", "hop_length", "axis"))
OVERLAP_ADD = OpInfo("overlap_add", ("x",), ("hop_length", "axis"))
SEGMENT_POOL = OpInfo("segment_pool", ("x", "segment_ids"), ("pooltype",))
SEND_U_RECV = OpInfo("send_u_recv", ("x", "src_index", "dst_index"), ("reduce_op", "out_size"))
SEND_UE_RECV = OpInfo("send_ue_recv", ("x", "y", "src_index", "dst_index"), ("message_op", "reduce_op", "out_size"))
SEND_UV = OpInfo("send_uv", ("x", "y", "src_index", "dst_index"), ("message_op",))
REINDEX_GRAPH = OpInfo("reindex_graph", ("x", "neighbors", "count"), (), ("reindex_src", "reindex_dst", "out_nodes"))
GRAPH_SAMPLE_NEIGHBORS = OpInfo(
    "graph_sample_neighbors",
    ("row", "colptr", "x", "edge_weight"),
    ("sample_size",),
    ("out", "out_count", "out_places"),
)
SLICE = OpInfo("slice", ("input",), ("axes", "starts", "ends", "infer_flags", "decrease_axis"), view=0)
SLICE_GRAD = OpInfo("slice_grad", ("out_grad",), ("shape", "axes", "starts", "ends", "decrease_axis"), ("input_grad",))
STRIDED_SLICE = OpInfo("strided_slice", ("x",), ("axes", "starts", "ends", "strides"), view=0)
STRIDED_SLICE_GRAD = OpInfo(
    "strided_slice_grad",
    ("out_grad",),
    ("shape", "axes", "starts", "ends", "strides"),
    ("x_grad",),
)
SET_VALUE = OpInfo(
    "set_value",
    ("x",),
    ("starts", "ends", "steps", "axes", "decrease_axes", "none_axes", "shape", "values"),
)
SET_VALUE_ = OpInfo(
    "set_value_",
    ("x",),
    ("starts", "ends", "steps", "axes", "decrease_axes", "none_axes", "shape", "values"),
    kernel="set_value",
    inplace=0,
)
SET_VALUE_WITH_TENSOR = OpInfo(
    "set_value_with_tensor",
    ("x", "values"),
    ("starts", "ends", "steps", "axes", "decrease_axes", "none_axes"),
)
SET_VALUE_WITH_TENSOR_ = OpInfo(
    "set_value_with_tensor_",
    ("x", "values"),
    ("starts", "ends", "steps", "axes", "decrease_axes", "none_axes"),
    kernel="set_value_with_tensor",
    inplace=0,
)
GATHER = OpInfo("gather", ("x", "index"), ("axis",))
GATHER_GRAD = OpInfo("gather_grad", ("out_grad", "index"), ("shape", "axis"), ("x_grad",))
INDEX_ELEMENTWISE_GET = OpInfo("index_elementwise_get", ("x", "index"), ("axes",))
INDEX_ELEMENTWISE_GET_GRAD = OpInfo("index_elementwise_get_grad", ("index", "out_grad"), ("shape", "axes"), ("x_grad",))
TAKE_ALONG_AXIS = OpInfo("take_along_axis", ("arr", "indices"), ("axis",))
TAKE_ALONG_AXIS_GRAD = OpInfo("take_along_axis_grad", ("out_grad", "indices"), ("shape", "axis"), ("arr_grad",))
INDEX_SELECT = OpInfo("index_select", ("x", "index"), ("axis",))
INDEX_SAMPLE = OpInfo("index_sample", ("x", "index"))
INDEX_ADD = OpInfo("index_add", ("x", "index", "add_value"), ("axis",))
INDEX_ADD_ = OpInfo("index_add_", ("x", "index", "add_value"), ("axis",), kernel="index_add", inplace=0)
INDEX_PUT = OpInfo("index_put", ("x", "indices", "value"), ("accumulate",))
INDEX_PUT_ = OpInfo("index_put_", ("x", "indices", "value"), ("accumulate",), kernel="index_put", inplace=0)
INDEX_ELEMENTWISE_PUT = OpInfo("index_elementwise_put", ("x", "index"), ("value", "axes"))
INDEX_ELEMENTWISE_PUT_ = OpInfo(
    "index_elementwise_put_",
    ("x", "index"),
    ("value", "axes"),
    kernel="index_elementwise_put",
    inplace=0,
)
INDEX_ELEMENTWISE_PUT_WITH_TENSOR = OpInfo("index_elementwise_put_with_tensor", ("x", "index", "value"), ("axes",))
INDEX_ELEMENTWISE_PUT_WITH_TENSOR_ = OpInfo(
    "index_elementwise_put_with_tensor_",
    ("x", "index", "value"),
    ("axes",),
    kernel="index_elementwise_put_with_tensor",
    inplace=0,
)
WRITTEN_LAST = OpInfo("written_last", ("index",), ("shape", "axes"))
MASKED_FILL = OpInfo("masked_fill", ("x", "mask", "value"))
MASKED_FILL_ = OpInfo("masked_fill_", ("x", "mask", "value"), kernel="masked_fill", inplace=0)
MASKED_SELECT = OpInfo("masked_select", ("x", "mask"))
MASKED_SELECT_GRAD = OpInfo("masked_select_grad", ("out_grad", "mask"), ("shape",), ("x_grad",))
GATHER_ND = OpInfo("gather_nd", ("x", "index"))
GATHER_ND_GRAD = OpInfo("gather_nd_grad", ("out_grad", "index"), ("shape",), ("x_grad",))
SCATTER = OpInfo("scatter", ("x", "index", "updates"), ("overwrite",))
SCATTER_ = OpInfo("scatter_", ("x", "index", "updates"), ("overwrite",), kernel="scatter", inplace=0)
SCATTER_ND_ADD = OpInfo("scatter_nd_add", ("x", "index", "updates"))
PUT_ALONG_AXIS = OpInfo("put_along_axis", ("arr", "indices", "values"), ("axis", "reduce", "include_self"))
PUT_ALONG_AXIS_ = OpInfo(
    "put_along_axis_",
    ("arr", "indices", "values"),
    ("axis", "reduce", "include_self"),
    kernel="put_along_axis",
    inplace=0,
)
MULTIPLEX = OpInfo("multiplex", ("inputs", "index"))
ALONG_AXIS_PLACES = OpInfo("along_axis_places", ("indices",), ("axis",))
MATMUL = OpInfo("matmul", ("x", "y"), ("transpose_x", "transpose_y"))
BMM = OpInfo("bmm", ("x", "y"))
MV = OpInfo("mv", ("x", "vec"))
DOT = OpInfo("dot", ("x", "y"))
ADDMM = OpInfo("addmm", ("input", "x", "y"), ("beta", "alpha"))
ADDMM_ = OpInfo("addmm_", ("input", "x", "y"), ("beta", "alpha"), kernel="addmm", inplace=0)
CROSS = OpInfo("cross", ("x", "y"), ("axis",))
TRACE = OpInfo("trace", ("x",), ("offset", "axis1", "axis2"))
EINSUM = OpInfo("einsum", ("x",), ("equation",))
INVERSE = OpInfo("inverse", ("x",))
DET = OpInfo("det", ("x",))
SLOGDET = OpInfo("slogdet", ("x",))
CHOLESKY = OpInfo("cholesky", ("x",), ("upper",))
SOLVE = OpInfo("solve", ("x", "y"))
TRIANGULAR_SOLVE = OpInfo("triangular_solve", ("x", "y"), ("upper", "transpose", "unitriangular"))
RENORM = OpInfo("renorm", ("x",), ("p", "axis", "max_norm"))
RENORM_ = OpInfo("renorm_", ("x",), ("p", "axis", "max_norm"), kernel="renorm", inplace=0)
FROBENIUS_NORM = OpInfo("frobenius_norm", ("x",), ("axis", "keep_dim", "reduce_all"))
SVD = OpInfo("svd", ("x",), ("full_matrices",), ("u", "s", "vh"))
EIGH = OpInfo("eigh", ("x",), ("uplo",), ("out_w", "out_v"))
QR = OpInfo("qr", ("x",), ("mode",), ("q", "r"))
LU = OpInfo("lu", ("x",), ("pivot",), ("out", "pivots", "info"))
LU_UNPACK = OpInfo("lu_unpack", ("x", "y"), ("unpack_ludata", "unpack_pivots"), ("pmat", "l", "u"))
PIVOTS_MATRIX = OpInfo("pivots_matrix", ("y",), ("rows", "dtype"))
EIG = OpInfo("eig", ("x",), (), ("out_w", "out_v"))
EIGVALS = OpInfo("eigvals", ("x",))
LSTSQ = OpInfo("lstsq", ("x", "y"), ("rcond",), ("solution", "residuals", "rank", "singular_values"))
MATRIX_EXP = OpInfo("matrix_exp", ("x",))
EQUAL = OpInfo("equal", ("x", "y"))
EQUAL_ = OpInfo("equal_", ("x", "y"), kernel="equal", inplace=0)
NOT_EQUAL = OpInfo("not_equal", ("x", "y"))
NOT_EQUAL_ = OpInfo("not_equal_", ("x", "y"), kernel="not_equal", inplace=0)
LESS_THAN = OpInfo("less_than", ("x", "y"))
LESS_THAN_ = OpInfo("less_than_", ("x", "y"), kernel="less_than", inplace=0)
LESS_EQUAL = OpInfo("less_equal", ("x", "y"))
LESS_EQUAL_ = OpInfo("less_equal_", ("x", "y"), kernel="less_equal", inplace=0)
GREATER_THAN = OpInfo("greater_than", ("x", "y"))
GREATER_THAN_ = OpInfo("greater_than_", ("x", "y"), kernel="greater_than", inplace=0)
GREATER_EQUAL = OpInfo("greater_equal", ("x", "y"))
GREATER_EQUAL_ = OpInfo("greater_equal_", ("x", "y"), kernel="greater_equal", inplace=0)
LOGICAL_AND = OpInfo("logical_and", ("x", "y"))
LOGICAL_AND_ = OpInfo("logical_and_", ("x", "y"), kernel="logical_and", inplace=0)
LOGICAL_OR = OpInfo("logical_or", ("x", "y"))
LOGICAL_OR_ = OpInfo("logical_or_", ("x", "y"), kernel="logical_or", inplace=0)
LOGICAL_NOT = OpInfo("logical_not", ("x",))
LOGICAL_NOT_ = OpInfo("logical_not_", ("x",), kernel="logical_not", inplace=0)
ISFINITE = OpInfo("isfinite", ("x",))
ISNAN = OpInfo("isnan", ("x",))
BITWISE_AND = OpInfo("bitwise_and", ("x", "y"))
BITWISE_AND_ = OpInfo("bitwise_and_", ("x", "y"), kernel="bitwise_and", inplace=0)
BITWISE_OR = OpInfo("bitwise_or", ("x", "y"))
BITWISE_OR_ = OpInfo("bitwise_or_", ("x", "y"), kernel="bitwise_or", inplace=0)
BITWISE_XOR = OpInfo("bitwise_xor", ("x", "y"))
BITWISE_XOR_ = OpInfo("bitwise_xor_", ("x", "y"), kernel="bitwise_xor", inplace=0)
BITWISE_NOT = OpInfo("bitwise_not", ("x",))
BITWISE_NOT_ = OpInfo("bitwise_not_", ("x",), kernel="bitwise_not", inplace=0)
BITWISE_LEFT_SHIFT = OpInfo("bitwise_left_shift", ("x", "y"), ("is_arithmetic",))
BITWISE_LEFT_SHIFT_ = OpInfo(
    "bitwise_left_shift_",
    ("x", "y"),
    ("is_arithmetic",),
    kernel="bitwise_left_shift",
    inplace=0,
)
BITWISE_RIGHT_SHIFT = OpInfo("bitwise_right_shift", ("x", "y"), ("is_arithmetic",))
BITWISE_RIGHT_SHIFT_ = OpInfo(
    "bitwise_right_shift_",
    ("x", "y"),
    ("is_arithmetic",),
    kernel="bitwise_right_shift",
    inplace=0,
)
LOGICAL_XOR = OpInfo("logical_xor", ("x", "y"))
LOGICAL_XOR_ = OpInfo("logical_xor_", ("x", "y"), kernel="logical_xor", inplace=0)
ISINF = OpInfo("isinf", ("x",))
ISCLOSE = OpInfo("isclose", ("x", "y"), ("rtol", "atol", "equal_nan"))
ALLCLOSE = OpInfo("allclose", ("x", "y"), ("rtol", "atol", "equal_nan"))
EQUAL_ALL = OpInfo("equal_all", ("x", "y"))
IS_EMPTY = OpInfo("is_empty", ("x",))
RESHAPE = OpInfo("reshape", ("x",), ("shape",), view=0)
RESHAPE_ = OpInfo("reshape_", ("x",), ("shape",), kernel="reshape", inplace=0)
FLATTEN = OpInfo("flatten", ("x",), ("start_axis", "stop_axis"), view=0)
FLATTEN_ = OpInfo("flatten_", ("x",), ("start_axis", "stop_axis"), kernel="flatten", inplace=0)
TRANSPOSE = OpInfo("transpose", ("x",), ("perm",), view=0)
TRANSPOSE_ = OpInfo("transpose_", ("x",), ("perm",), kernel="transpose", inplace=0)
SQUEEZE = OpInfo("squeeze", ("x",), ("axis",), view=0)
SQUEEZE_ = OpInfo("squeeze_", ("x",), ("axis",), kernel="squeeze", inplace=0)
UNSQUEEZE = OpInfo("unsqueeze", ("x",), ("axis",), view=0)
UNSQUEEZE_ = OpInfo("unsqueeze_", ("x",), ("axis",), kernel="unsqueeze", inplace=0)
EXPAND = OpInfo("expand", ("x",), ("shape",))
CONCAT = OpInfo("concat", ("x",), ("axis",))
STACK = OpInfo("stack", ("x",), ("axis",))
SPLIT = OpInfo("split", ("x",), ("sections", "axis"))
SPLIT_WITH_NUM = OpInfo("split_with_num", ("x",), ("num", "axis"))
UNBIND = OpInfo("unbind", ("input",), ("axis",), view=0)
TILE = OpInfo("tile", ("x",), ("repeat_times",))
FLIP = OpInfo("flip", ("x",), ("axis",))
ROLL = OpInfo("roll", ("x",), ("shifts", "axis"))
DIAG = OpInfo("diag", ("x",), ("offset", "padding_value"))
DIAGONAL = OpInfo("diagonal", ("x",), ("offset", "axis1", "axis2"), view=0)
DIAGONAL_GRAD = OpInfo("diagonal_grad", ("out_grad",), ("shape", "offset", "axis1", "axis2"), ("x_grad",))
DIAG_EMBED = OpInfo("diag_embed", ("input",), ("offset", "dim1", "dim2"))
FILL_DIAGONAL = OpInfo("fill_diagonal", ("x",), ("value", "offset", "wrap"))
FILL_DIAGONAL_ = OpInfo("fill_diagonal_", ("x",), ("value", "offset", "wrap"), kernel="fill_diagonal", inplace=0)
FILL_DIAGONAL_TENSOR = OpInfo("fill_diagonal_tensor", ("x", "y"), ("offset", "dim1", "dim2"))
FILL_DIAGONAL_TENSOR_ = OpInfo(
    "fill_diagonal_tensor_",
    ("x", "y"),
    ("offset", "dim1", "dim2"),
    kernel="fill_diagonal_tensor",
    inplace=0,
)
TRIL = OpInfo("tril", ("x",), ("diagonal",))
TRIL_ = OpInfo("tril_", ("x",), ("diagonal",), kernel="tril", inplace=0)
TRIU = OpInfo("triu", ("x",), ("diagonal",))
TRIU_ = OpInfo("triu_", ("x",), ("diagonal",), kernel="triu", inplace=0)
KRON = OpInfo("kron", ("x", "y"))
REPEAT_INTERLEAVE = OpInfo("repeat_interleave", ("x",), ("repeats", "axis", "output_size"))
REPEAT_INTERLEAVE_WITH_TENSOR_INDEX = OpInfo(
    "repeat_interleave_with_tensor_index",
    ("x", "repeats"),
    ("axis", "output_size"),
)
REPEAT_INTERLEAVE_WITH_TENSOR_INDEX_GRAD = OpInfo(
    "repeat_interleave_with_tensor_index_grad",
    ("out_grad", "repeats"),
    ("shape", "axis"),
    ("x_grad",),
)
UNSTACK = OpInfo("unstack", ("x",), ("axis", "num"), ("y",))
AS_STRIDED = OpInfo("as_strided", ("input",), ("dims", "stride", "offset"), view=0)
AS_STRIDED_GRAD = OpInfo("as_strided_grad", ("out_grad",), ("shape", "dims", "stride", "offset"), ("input_grad",))
TENSOR_UNFOLD = OpInfo("tensor_unfold", ("input",), ("axis", "size", "step"), view=0)
TENSOR_UNFOLD_GRAD = OpInfo("tensor_unfold_grad", ("out_grad",), ("shape", "axis", "size", "step"), ("input_grad",))
VIEW_SHAPE = OpInfo("view_shape", ("input",), ("dims",), view=0)
VIEW_DTYPE = OpInfo("view_dtype", ("input",), ("dtype",), view=0)
BROADCAST_TENSORS = OpInfo("broadcast_tensors", ("input",))
MESHGRID = OpInfo("meshgrid", ("inputs",))
PAD = OpInfo("pad", ("x",), ("paddings", "pad_value"))
EXPAND_AS = OpInfo("expand_as", ("x", "y"), ("target_shape",))
RELU = OpInfo("relu", ("x",))
RELU_ = OpInfo("relu_", ("x",), kernel="relu", inplace=0)
RELU_GRAD = OpInfo("relu_grad", ("out", "out_grad"), (), ("x_grad",))
SOFTMAX = OpInfo("softmax", ("x",), ("axis",))
SOFTMAX_ = OpInfo("softmax_", ("x",), ("axis",), kernel="softmax", inplace=0)
LOG_SOFTMAX = OpInfo("log_softmax", ("x",), ("axis",))
ONE_HOT = OpInfo("one_hot", ("x",), ("num_classes",))
GELU = OpInfo("gelu", ("x",), ("approximate",))
GELU_GRAD = OpInfo("gelu_grad", ("x", "out_grad"), ("approximate",), ("x_grad",))
SILU = OpInfo("silu", ("x",))
SILU_GRAD = OpInfo("silu_grad", ("x", "y", "out_grad"), (), ("x_grad",))
SWISH = OpInfo("swish", ("x",), kernel="silu")
SWISH_GRAD = OpInfo("swish_grad", ("x", "out_grad"), (), ("x_grad",))
MISH = OpInfo("mish", ("x",), ("threshold",))
SOFTPLUS = OpInfo("softplus", ("x",), ("beta", "threshold"))
SOFTPLUS_GRAD = OpInfo("softplus_grad", ("x", "out_grad"), ("beta", "threshold"), ("x_grad",))
LOGSIGMOID = OpInfo("logsigmoid", ("x",))
ELU = OpInfo("elu", ("x",), ("alpha",))
ELU_ = OpInfo("elu_", ("x",), ("alpha",), kernel="elu", inplace=0)
ELU_GRAD = OpInfo("elu_grad", ("x", "out_grad"), ("alpha",), ("x_grad",))
CELU = OpInfo("celu", ("x",), ("alpha",))
SELU = OpInfo("selu", ("x",), ("scale", "alpha"))
LEAKY_RELU = OpInfo("leaky_relu", ("x",), ("negative_slope",))
LEAKY_RELU_ = OpInfo("leaky_relu_", ("x",), ("negative_slope",), kernel="leaky_relu", inplace=0)
LEAKY_RELU_GRAD = OpInfo("leaky_relu_grad", ("x", "out_grad"), ("negative_slope",), ("x_grad",))
HARDTANH = OpInfo("hardtanh", ("x",), ("t_min", "t_max"))
HARDTANH_ = OpInfo("hardtanh_", ("x",), ("t_min", "t_max"), kernel="hardtanh", inplace=0)
RELU6 = OpInfo("relu6", ("x",))
HARDSIGMOID = OpInfo("hardsigmoid", ("x",), ("slope", "offset"))
THRESHOLDED_RELU = OpInfo("thresholded_relu", ("x",), ("threshold", "value"))
THRESHOLDED_RELU_ = OpInfo("thresholded_relu_", ("x",), ("threshold", "value"), kernel="thresholded_relu", inplace=0)
BETWEEN_GRAD = OpInfo("between_grad", ("x", "out_grad"), ("low", "high", "slope"), ("x_grad",))
HARDSWISH = OpInfo("hardswish", ("x",))
HARDSWISH_SLOPE = OpInfo("hardswish_slope", ("x",))
SOFTSHRINK = OpInfo("softshrink", ("x",), ("threshold",))
HARDSHRINK = OpInfo("hardshrink", ("x",), ("threshold",))
OUTSIDE = OpInfo("outside", ("x", "out_grad"), ("low", "high"), ("x_grad",))
TANH_SHRINK = OpInfo("tanh_shrink", ("x",))
SOFTSIGN = OpInfo("softsign", ("x",))
PRELU = OpInfo("prelu", ("x", "alpha"), ("data_format", "mode"))
SOFTMAX_GRAD = OpInfo("softmax_grad", ("y", "out_grad"), ("axis",), ("x_grad",))
LOG_SOFTMAX_GRAD = OpInfo("log_softmax_grad", ("y", "out_grad"), ("axis",), ("x_grad",))
NEAREST_INTERP = OpInfo(
    "nearest_interp",
    ("x",),
    ("data_format", "out_d", "out_h", "out_w", "scale", "interp_method", "align_corners", "align_mode"),
)
LINEAR_INTERP = OpInfo(
    "linear_interp",
    ("x",),
    ("data_format", "out_d", "out_h", "out_w", "scale", "interp_method", "align_corners", "align_mode"),
)
BILINEAR_INTERP = OpInfo(
    "bilinear_interp",
    ("x",),
    ("data_format", "out_d", "out_h", "out_w", "scale", "interp_method", "align_corners", "align_mode"),
)
TRILINEAR_INTERP = OpInfo(
    "trilinear_interp",
    ("x",),
    ("data_format", "out_d", "out_h", "out_w", "scale", "interp_method", "align_corners", "align_mode"),
)
BICUBIC_INTERP = OpInfo(
    "bicubic_interp",
    ("x",),
    ("data_format", "out_d", "out_h", "out_w", "scale", "interp_method", "align_corners", "align_mode"),
)
INTERP_ANTIALIAS = OpInfo(
    "interp_antialias",
    ("x",),
    ("data_format", "out_d", "out_h", "out_w", "scale", "interp_method", "align_corners", "align_mode"),
)
INTERP_GRAD = OpInfo(
    "interp_grad",
    ("out_grad",),
    (
        "shape",
        "data_format",
        "out_d",
        "out_h",
        "out_w",
        "scale",
        "interp_method",
        "align_corners",
        "align_mode",
        "antialias",
    ),
    ("x_grad",),
)
CROSS_ENTROPY_WITH_SOFTMAX = OpInfo(
    "cross_entropy_with_softmax",
    ("input", "label"),
    ("soft_label", "use_softmax", "numeric_stable_mode", "ignore_index", "axis"),
    ("softmax", "loss"),
)
CROSS_ENTROPY_GRAD = OpInfo(
    "cross_entropy_grad",
    ("softmax", "label", "loss_grad"),
    ("soft_label", "use_softmax", "ignore_index", "axis"),
)
NLL_LOSS = OpInfo("nll_loss", ("input", "label", "weight"), ("ignore_index", "reduction"), ("out", "total_weight"))
NLL_LOSS_GRAD = OpInfo(
    "nll_loss_grad",
    ("input", "label", "weight", "total_weight", "grad"),
    ("ignore_index", "reduction"),
)
HUBER_LOSS = OpInfo("huber_loss", ("input", "label"), ("delta",))
BCE_LOSS = OpInfo("bce_loss", ("input", "label"))
BCE_LOSS_ = OpInfo("bce_loss_", ("input", "label"), kernel="bce_loss", inplace=0)
SIGMOID_CROSS_ENTROPY_WITH_LOGITS = OpInfo(
    "sigmoid_cross_entropy_with_logits",
    ("x", "label", "pos_weight"),
    ("normalize", "ignore_index"),
)
KLDIV_LOSS = OpInfo("kldiv_loss", ("x", "label"), ("reduction", "log_target"))
DROPOUT = OpInfo("dropout", ("x", "seed_tensor"), ("p", "is_test", "mode", "seed", "fix_seed"))
DROPOUT_GRAD = OpInfo("dropout_grad", ("mask", "out_grad"), ("p", "is_test", "mode"), ("x_grad",))
LAYER_NORM = OpInfo("layer_norm", ("x", "scale", "bias"), ("epsilon", "begin_norm_axis"))
BATCH_NORM = OpInfo(
    "batch_norm",
    ("x", "mean", "variance", "scale", "bias"),
    ("is_test", "momentum", "epsilon", "data_format", "use_global_stats", "trainable_statistics"),
    ("out", "mean_out", "variance_out"),
)
GROUP_NORM = OpInfo("group_norm", ("x", "scale", "bias"), ("epsilon", "groups", "data_format"), ("y",))
SGD = OpInfo("sgd", ("param", "grad"), ("learning_rate",), ("param_out",))
MOMENTUM = OpInfo(
    "momentum",
    ("param", "grad", "velocity"),
    ("learning_rate", "mu", "use_nesterov"),
    ("param_out", "velocity_out"),
)
ADAGRAD = OpInfo("adagrad", ("param", "grad", "moment"), ("learning_rate", "epsilon"), ("param_out", "moment_out"))
RMSPROP = OpInfo(
    "rmsprop",
    ("param", "grad", "mean_square", "mean_grad", "moment"),
    ("learning_rate", "epsilon", "decay", "momentum", "centered"),
    ("param_out", "mean_square_out", "mean_grad_out", "moment_out"),
)
ADAM = OpInfo(
    "adam",
    ("param", "grad", "moment1", "moment2", "largest", "beta1_pow", "beta2_pow"),
    ("learning_rate", "beta1", "beta2", "epsilon", "decay"),
    ("param_out", "moment1_out", "moment2_out", "largest_out", "beta1_pow_out", "beta2_pow_out"),
)
ADAMAX = OpInfo(
    "adamax",
    ("param", "grad", "moment", "inf_norm", "beta1_pow"),
    ("learning_rate", "beta1", "beta2", "epsilon"),
    ("param_out", "moment_out", "inf_norm_out", "beta1_pow_out"),
)
ADADELTA = OpInfo(
    "adadelta",
    ("param", "grad", "square_grad", "square_update"),
    ("learning_rate", "rho", "epsilon"),
    ("param_out", "square_grad_out", "square_update_out"),
)
ASGD = OpInfo(
    "asgd",
    ("param", "grad", "d", "ys"),
    ("learning_rate", "place", "count"),
    ("param_out", "d_out", "ys_out"),
)
LAMB = OpInfo(
    "lamb",
    ("param", "grad", "moment1", "moment2", "beta1_pow", "beta2_pow"),
    ("learning_rate", "weight_decay", "beta1", "beta2", "epsilon", "always_adapt"),
    ("param_out", "moment1_out", "moment2_out", "beta1_pow_out", "beta2_pow_out"),
)
NADAM = OpInfo(
    "nadam",
    ("param", "grad", "momentum_decay_pow", "beta2_pow", "mu_product", "moment1", "moment2"),
    ("learning_rate", "beta1", "beta2", "epsilon", "momentum_decay"),
    ("param_out", "momentum_decay_pow_out", "beta2_pow_out", "mu_product_out", "moment1_out", "moment2_out"),
)
RADAM = OpInfo(
    "radam",
    ("param", "grad", "beta1_pow", "beta2_pow", "rho", "moment1", "moment2"),
    ("learning_rate", "beta1", "beta2", "epsilon"),
    ("param_out", "beta1_pow_out", "beta2_pow_out", "rho_out", "moment1_out", "moment2_out"),
)
RPROP = OpInfo(
    "rprop",
    ("param", "grad", "previous", "rates"),
    ("lowest", "highest", "slower", "faster"),
    ("param_out", "previous_out", "rates_out"),
)
POOL2D = OpInfo(
    "pool2d",
    ("x",),
    (
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
    ),
)
POOL2D_GRAD = OpInfo(
    "pool2d_grad",
    ("x", "y", "grad"),
    (
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
    ),
)
POOL2D_DOUBLE_GRAD = OpInfo(
    "pool2d_double_grad",
    ("x", "y", "grad"),
    (
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
    ),
)
POOL3D = OpInfo(
    "pool3d",
    ("x",),
    (
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
    ),
)
POOL3D_GRAD = OpInfo(
    "pool3d_grad",
    ("x", "y", "grad"),
    (
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
    ),
)
POOL3D_DOUBLE_GRAD = OpInfo(
    "pool3d_double_grad",
    ("x", "y", "grad"),
    (
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
    ),
)
LP_POOL2D = OpInfo(
    "lp_pool2d",
    ("x",),
    (
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
        "norm_type",
    ),
)
MAX_POOL2D_WITH_INDEX = OpInfo(
    "max_pool2d_with_index",
    ("x",),
    ("kernel_size", "strides", "paddings", "global_pooling", "adaptive", "ceil_mode"),
    ("out", "mask"),
)
FRACTIONAL_MAX_POOL2D = OpInfo(
    "fractional_max_pool2d",
    ("x",),
    ("output_size", "kernel_size", "random_u", "return_mask"),
    ("out", "mask"),
)
MAX_POOL3D_WITH_INDEX = OpInfo(
    "max_pool3d_with_index",
    ("x",),
    ("kernel_size", "strides", "paddings", "global_pooling", "adaptive", "ceil_mode"),
    ("out", "mask"),
)
FRACTIONAL_MAX_POOL3D = OpInfo(
    "fractional_max_pool3d",
    ("x",),
    ("output_size", "kernel_size", "random_u", "return_mask"),
    ("out", "mask"),
)
UNPOOL = OpInfo("unpool", ("x", "indices"), ("ksize", "strides", "padding", "output_size", "data_format"))
UNPOOL3D = OpInfo("unpool3d", ("x", "indices"), ("ksize", "strides", "padding", "output_size", "data_format"))
TAKE_IN_PLANES = OpInfo("take_in_planes", ("x", "indices"))
ADD_IN_PLANES = OpInfo("add_in_planes", ("x", "indices"), ("shape",))
RULEBOOK_CONV = OpInfo("rulebook_conv", ("x", "weight", "rules"), ("rows", "back"))
RULEBOOK_FILTER_GRAD = OpInfo("rulebook_filter_grad", ("x", "out_grad", "rules"), ("shape", "back"), ("weight_grad",))
RULEBOOK_MAX = OpInfo("rulebook_max", ("x", "rules"), ("rows",), ("out", "where"))
WARPCTC = OpInfo(
    "warpctc",
    ("logits", "label", "logits_length", "labels_length"),
    ("blank", "norm_by_times"),
    ("loss",),
)
CTC_LATTICE = OpInfo(
    "ctc_lattice",
    ("logits", "label", "logits_length", "labels_length"),
    ("blank",),
    ("places", "begin", "skip", "end", "runs", "counts"),
)
WARPRNNT = OpInfo(
    "warprnnt",
    ("input", "label", "input_lengths", "label_lengths"),
    ("blank", "fastemit_lambda"),
    ("loss",),
)
RNNT_LATTICE = OpInfo("rnnt_lattice", ("input", "label", "input_lengths", "label_lengths"), (), ("places", "ends"))
UNFOLD = OpInfo("unfold", ("x",), ("kernel_sizes", "strides", "paddings", "dilations"))
FOLD = OpInfo("fold", ("x",), ("output_sizes", "kernel_sizes", "strides", "paddings", "dilations"))
GRID_SAMPLE = OpInfo("grid_sample", ("x", "grid"), ("mode", "padding_mode", "align_corners"))
GRID_PIECES = OpInfo(
    "grid_pieces",
    ("grid",),
    ("image", "mode", "padding_mode", "align_corners"),
    ("index", "slope", "rest"),
)
GATHER_TREE = OpInfo("gather_tree", ("ids", "parents"))
PIXEL_SHUFFLE = OpInfo("pixel_shuffle", ("x",), ("upscale_factor", "data_format"))
PIXEL_UNSHUFFLE = OpInfo("pixel_unshuffle", ("x",), ("downscale_factor", "data_format"))
CHANNEL_SHUFFLE = OpInfo("channel_shuffle", ("x",), ("groups", "data_format"))
CONV2D = OpInfo(
    "conv2d",
    ("input", "filter"),
    ("strides", "paddings", "padding_algorithm", "dilations", "groups", "data_format"),
)
CONV2D_INPUT_GRAD = OpInfo(
    "conv2d_input_grad",
    ("filter", "out_grad"),
    ("shape", "strides", "paddings", "padding_algorithm", "dilations", "groups", "data_format"),
    ("input_grad",),
)
CONV2D_FILTER_GRAD = OpInfo(
    "conv2d_filter_grad",
    ("input", "out_grad", "columns"),
    ("shape", "strides", "paddings", "padding_algorithm", "dilations", "groups", "data_format"),
    ("filter_grad",),
)
CONV2D_TRANSPOSE = OpInfo(
    "conv2d_transpose",
    ("x", "filter"),
    ("strides", "paddings", "output_padding", "output_size", "padding_algorithm", "groups", "dilations", "data_format"),
)
DEPTHWISE_CONV2D = OpInfo(
    "depthwise_conv2d",
    ("input", "filter"),
    ("strides", "paddings", "padding_algorithm", "groups", "dilations", "data_format"),
)
DEPTHWISE_CONV2D_TRANSPOSE = OpInfo(
    "depthwise_conv2d_transpose",
    ("x", "filter"),
    ("strides", "paddings", "output_padding", "output_size", "padding_algorithm", "groups", "dilations", "data_format"),
)
CONV3D = OpInfo(
    "conv3d",
    ("input", "filter"),
    ("strides", "paddings", "padding_algorithm", "groups", "dilations", "data_format"),
)
CONV3D_INPUT_GRAD = OpInfo(
    "conv3d_input_grad",
    ("filter", "out_grad"),
    ("shape", "strides", "paddings", "padding_algorithm", "dilations", "groups", "data_format"),
    ("input_grad",),
)
CONV3D_FILTER_GRAD = OpInfo(
    "conv3d_filter_grad",
    ("input", "out_grad", "columns"),
    ("shape", "strides", "paddings", "padding_algorithm", "dilations", "groups", "data_format"),
    ("filter_grad",),
)
CONV3D_TRANSPOSE = OpInfo(
    "conv3d_transpose",
    ("x", "filter"),
    ("strides", "paddings", "output_padding", "output_size", "padding_algorithm", "groups", "dilations", "data_format"),
)
GAUSSIAN = OpInfo("gaussian", (), ("shape", "mean", "std", "seed", "dtype", "place"))
UNIFORM = OpInfo("uniform", (), ("shape", "dtype", "min", "max", "seed", "place"))
RANDINT = OpInfo("randint", (), ("low", "high", "shape", "dtype", "seed", "place"))
RANDPERM = OpInfo("randperm", (), ("n", "dtype", "seed", "place"))
BERNOULLI = OpInfo("bernoulli", ("x",))
POISSON = OpInfo("poisson", ("x",))
MULTINOMIAL = OpInfo("multinomial", ("x",), ("num_samples", "replacement"))
UNIFORM_INPLACE = OpInfo("uniform_inplace", ("x",), ("min", "max", "seed", "diag_num", "diag_step", "diag_val"))
UNIFORM_INPLACE_ = OpInfo(
    "uniform_inplace_",
    ("x",),
    ("min", "max", "seed", "diag_num", "diag_step", "diag_val"),
    kernel="uniform_inplace",
    inplace=0,
)
GAUSSIAN_INPLACE = OpInfo("gaussian_inplace", ("x",), ("mean", "std", "seed"))
GAUSSIAN_INPLACE_ = OpInfo("gaussian_inplace_", ("x",), ("mean", "std", "seed"), kernel="gaussian_inplace", inplace=0)
STANDARD_GAMMA = OpInfo("standard_gamma", ("x",))
DIRICHLET = OpInfo("dirichlet", ("alpha",))
BINOMIAL = OpInfo("binomial", ("count", "prob"))
SUM = OpInfo("sum", ("x",), ("axis", "dtype", "keepdim"))
MEAN = OpInfo("mean", ("x",), ("axis", "keepdim"))
MEAN_ALL = OpInfo("mean_all", ("x",))
MAX = OpInfo("max", ("x",), ("axis", "keepdim"))
MIN = OpInfo("min", ("x",), ("axis", "keepdim"))
ARGMAX = OpInfo("argmax", ("x",), ("axis", "keepdims", "flatten", "dtype"))
ALL = OpInfo("all", ("x",), ("axis", "keepdim"))
ANY = OpInfo("any", ("x",), ("axis", "keepdim"))
PROD = OpInfo("prod", ("x",), ("axis", "keepdim", "reduce_all"))
P_NORM = OpInfo("p_norm", ("x",), ("porder", "axis", "epsilon", "keepdim", "asvector"))
AMAX = OpInfo("amax", ("x",), ("axis", "keepdim"))
AMIN = OpInfo("amin", ("x",), ("axis", "keepdim"))
ARGMIN = OpInfo("argmin", ("x",), ("axis", "keepdims", "flatten", "dtype"))
LOGSUMEXP = OpInfo("logsumexp", ("x",), ("axis", "keepdim", "reduce_all"))
MEDIAN = OpInfo("median", ("x",), ("axis", "keepdim", "mode"), ("out", "medians"))
NANMEDIAN = OpInfo("nanmedian", ("x",), ("axis", "keepdim", "mode"), ("out", "medians"))
CUMPROD = OpInfo("cumprod", ("x",), ("dim", "exclusive", "reverse"))
CUMPROD_ = OpInfo("cumprod_", ("x",), ("dim", "exclusive", "reverse"), kernel="cumprod", inplace=0)
DECAY_SUM = OpInfo("decay_sum", ("x", "y"), ("dim", "reverse", "own"))
CUMSUM = OpInfo("cumsum", ("x",), ("axis", "flatten", "exclusive", "reverse"))
CUMSUM_ = OpInfo("cumsum_", ("x",), ("axis", "flatten", "exclusive", "reverse"), kernel="cumsum", inplace=0)
LOGCUMSUMEXP = OpInfo("logcumsumexp", ("x",), ("axis", "flatten", "exclusive", "reverse"))
CUMMAX = OpInfo("cummax", ("x",), ("axis", "dtype"), ("out", "indices"))
CUMMIN = OpInfo("cummin", ("x",), ("axis", "dtype"), ("out", "indices"))
ARGSORT = OpInfo("argsort", ("x",), ("axis", "descending", "stable"), ("out", "indices"))
TOPK = OpInfo("topk", ("x",), ("k", "axis", "largest", "sorted"), ("out", "indices"))
KTHVALUE = OpInfo("kthvalue", ("x",), ("k", "axis", "keepdim"), ("out", "indices"))
MODE = OpInfo("mode", ("x",), ("axis", "keepdim"), ("out", "indices"))
SEARCHSORTED = OpInfo("searchsorted", ("sorted_sequence", "values"), ("out_int32", "right"))
UNIQUE = OpInfo(
    "unique",
    ("x",),
    ("return_index", "return_inverse", "return_counts", "axis", "dtype"),
    ("out", "indices", "inverse", "counts"),
)
UNIQUE_CONSECUTIVE = OpInfo(
    "unique_consecutive",
    ("x",),
    ("return_inverse", "return_counts", "axis", "dtype"),
    ("out", "inverse", "counts"),
)
NONZERO = OpInfo("nonzero", ("condition",))
HISTOGRAM = OpInfo("histogram", ("input", "weight"), ("bins", "min", "max", "density"))
BINCOUNT = OpInfo("bincount", ("x", "weights"), ("minlength",))
SPARSE_SPARSE_COO_TENSOR = OpInfo("sparse_sparse_coo_tensor", ("values", "indices"), ("shape",))
SPARSE_VALUES = OpInfo("sparse_values", ("x",))
SPARSE_WITH_VALUES = OpInfo("sparse_with_values", ("x", "values"))
SPARSE_TO_DENSE = OpInfo("sparse_to_dense", ("x",))
SPARSE_TO_SPARSE_COO = OpInfo("sparse_to_sparse_coo", ("x",), ("sparse_dim",))
SPARSE_TO_SPARSE_CSR = OpInfo("sparse_to_sparse_csr", ("x",))
SPARSE_MASK_AS = OpInfo("sparse_mask_as", ("x", "mask"))
SPARSE_SHOWN_ONLY = OpInfo("sparse_shown_only", ("x", "like"))
SPARSE_COALESCE = OpInfo("sparse_coalesce", ("x",))
SPARSE_ADD = OpInfo("sparse_add", ("x", "y"))
SPARSE_SUBTRACT = OpInfo("sparse_subtract", ("x", "y"))
SPARSE_MULTIPLY = OpInfo("sparse_multiply", ("x", "y"))
SPARSE_DIVIDE = OpInfo("sparse_divide", ("x", "y"))
SPARSE_SIN = OpInfo("sparse_sin", ("x",))
SPARSE_TAN = OpInfo("sparse_tan", ("x",))
SPARSE_ASIN = OpInfo("sparse_asin", ("x",))
SPARSE_ATAN = OpInfo("sparse_atan", ("x",))
SPARSE_SINH = OpInfo("sparse_sinh", ("x",))
SPARSE_TANH = OpInfo("sparse_tanh", ("x",))
SPARSE_ASINH = OpInfo("sparse_asinh", ("x",))
SPARSE_ATANH = OpInfo("sparse_atanh", ("x",))
SPARSE_SQRT = OpInfo("sparse_sqrt", ("x",))
SPARSE_SQUARE = OpInfo("sparse_square", ("x",))
SPARSE_LOG1P = OpInfo("sparse_log1p", ("x",))
SPARSE_EXPM1 = OpInfo("sparse_expm1", ("x",))
SPARSE_ABS = OpInfo("sparse_abs", ("x",))
SPARSE_RELU = OpInfo("sparse_relu", ("x",))
SPARSE_RELU6 = OpInfo("sparse_relu6", ("x",))
SPARSE_LEAKY_RELU = OpInfo("sparse_leaky_relu", ("x",), ("negative_slope",))
SPARSE_POW = OpInfo("sparse_pow", ("x",), ("factor",))
SPARSE_SCALE = OpInfo("sparse_scale", ("x",), ("scale", "bias", "bias_after_scale"))
SPARSE_DIVIDE_SCALAR = OpInfo("sparse_divide_scalar", ("x",), ("scalar",))
SPARSE_CAST = OpInfo("sparse_cast", ("x",), ("index_dtype", "value_dtype"))
SPARSE_ISNAN = OpInfo("sparse_isnan", ("x",))
SPARSE_SOFTMAX = OpInfo("sparse_softmax", ("x",), ("axis",))
SPARSE_LINE_SUM = OpInfo("sparse_line_sum", ("x",), ("axis",))
SPARSE_TRANSPOSE = OpInfo("sparse_transpose", ("x",), ("perm",))
SPARSE_RESHAPE = OpInfo("sparse_reshape", ("x",), ("shape",))
SPARSE_SLICE = OpInfo("sparse_slice", ("x",), ("axes", "starts", "ends"))
SPARSE_SLICE_GRAD = OpInfo("sparse_slice_grad", ("out_grad", "x"), ("axes", "starts", "ends"), ("x_grad",))
SPARSE_SUM = OpInfo("sparse_sum", ("x",), ("axis", "keepdim"))
SPARSE_SUM_GRAD = OpInfo("sparse_sum_grad", ("out_grad", "x"), ("axis", "keepdim"), ("x_grad",))
ERF = OpInfo("erf", ("x",))
ERF_ = OpInfo("erf_", ("x",), kernel="erf", inplace=0)
ERFINV = OpInfo("erfinv", ("x",))
ERFINV_ = OpInfo("erfinv_", ("x",), kernel="erfinv", inplace=0)
LGAMMA = OpInfo("lgamma", ("x",))
LGAMMA_ = OpInfo("lgamma_", ("x",), kernel="lgamma", inplace=0)
GAMMALN = OpInfo("gammaln", ("x",), kernel="lgamma")
GAMMALN_ = OpInfo("gammaln_", ("x",), kernel="lgamma", inplace=0)
DIGAMMA = OpInfo("digamma", ("x",))
DIGAMMA_ = OpInfo("digamma_", ("x",), kernel="digamma", inplace=0)
POLYGAMMA = OpInfo("polygamma", ("x",), ("n",))
POLYGAMMA_ = OpInfo("polygamma_", ("x",), ("n",), kernel="polygamma", inplace=0)
GAMMAINCC = OpInfo("gammaincc", ("x", "y"))
GAMMAINCC_ = OpInfo("gammaincc_", ("x", "y"), kernel="gammaincc", inplace=0)
GAMMA_DENSITY = OpInfo("gamma_density", ("x", "y"))
I0 = OpInfo("i0", ("x",))
I0_ = OpInfo("i0_", ("x",), kernel="i0", inplace=0)
I0E = OpInfo("i0e", ("x",))
I1 = OpInfo("i1", ("x",))
I1E = OpInfo("i1e", ("x",))
LOGIT = OpInfo("logit", ("x",), ("eps",))
LOGIT_ = OpInfo("logit_", ("x",), ("eps",), kernel="logit", inplace=0)
EXP = OpInfo("exp", ("x",))
EXP_ = OpInfo("exp_", ("x",), kernel="exp", inplace=0)
LOG = OpInfo("log", ("x",))
LOG_ = OpInfo("log_", ("x",), kernel="log", inplace=0)
SQRT = OpInfo("sqrt", ("x",))
SQRT_ = OpInfo("sqrt_", ("x",), kernel="sqrt", inplace=0)
SQUARE = OpInfo("square", ("x",))
SQUARE_ = OpInfo("square_", ("x",), kernel="square", inplace=0)
ABS = OpInfo("abs", ("x",))
ABS_ = OpInfo("abs_", ("x",), kernel="abs", inplace=0)
SIGN = OpInfo("sign", ("x",))
TANH = OpInfo("tanh", ("x",))
TANH_ = OpInfo("tanh_", ("x",), kernel="tanh", inplace=0)
SIGMOID = OpInfo("sigmoid", ("x",))
SIGMOID_ = OpInfo("sigmoid_", ("x",), kernel="sigmoid", inplace=0)
EXPM1 = OpInfo("expm1", ("x",))
EXPM1_ = OpInfo("expm1_", ("x",), kernel="expm1", inplace=0)
LOG2 = OpInfo("log2", ("x",))
LOG2_ = OpInfo("log2_", ("x",), kernel="log2", inplace=0)
LOG10 = OpInfo("log10", ("x",))
LOG10_ = OpInfo("log10_", ("x",), kernel="log10", inplace=0)
LOG1P = OpInfo("log1p", ("x",))
LOG1P_ = OpInfo("log1p_", ("x",), kernel="log1p", inplace=0)
RSQRT = OpInfo("rsqrt", ("x",))
RSQRT_ = OpInfo("rsqrt_", ("x",), kernel="rsqrt", inplace=0)
RECIPROCAL = OpInfo("reciprocal", ("x",))
RECIPROCAL_ = OpInfo("reciprocal_", ("x",), kernel="reciprocal", inplace=0)
SIN = OpInfo("sin", ("x",))
SIN_ = OpInfo("sin_", ("x",), kernel="sin", inplace=0)
COS = OpInfo("cos", ("x",))
COS_ = OpInfo("cos_", ("x",), kernel="cos", inplace=0)
TAN = OpInfo("tan", ("x",))
TAN_ = OpInfo("tan_", ("x",), kernel="tan", inplace=0)
ASIN = OpInfo("asin", ("x",))
ASIN_ = OpInfo("asin_", ("x",), kernel="asin", inplace=0)
ACOS = OpInfo("acos", ("x",))
ACOS_ = OpInfo("acos_", ("x",), kernel="acos", inplace=0)
ATAN = OpInfo("atan", ("x",))
ATAN_ = OpInfo("atan_", ("x",), kernel="atan", inplace=0)
SINH = OpInfo("sinh", ("x",))
SINH_ = OpInfo("sinh_", ("x",), kernel="sinh", inplace=0)
COSH = OpInfo("cosh", ("x",))
COSH_ = OpInfo("cosh_", ("x",), kernel="cosh", inplace=0)
ASINH = OpInfo("asinh", ("x",))
ASINH_ = OpInfo("asinh_", ("x",), kernel="asinh", inplace=0)
ACOSH = OpInfo("acosh", ("x",))
ACOSH_ = OpInfo("acosh_", ("x",), kernel="acosh", inplace=0)
ATANH = OpInfo("atanh", ("x",))
ATANH_ = OpInfo("atanh_", ("x",), kernel="atanh", inplace=0)
FLOOR = OpInfo("floor", ("x",))
FLOOR_ = OpInfo("floor_", ("x",), kernel="floor", inplace=0)
CEIL = OpInfo("ceil", ("x",))
CEIL_ = OpInfo("ceil_", ("x",), kernel="ceil", inplace=0)
TRUNC = OpInfo("trunc", ("x",))
TRUNC_ = OpInfo("trunc_", ("x",), kernel="trunc", inplace=0)
ROUND = OpInfo("round", ("x",), ("decimals",))
ROUND_ = OpInfo("round_", ("x",), ("decimals",), kernel="round", inplace=0)
STANH = OpInfo("stanh", ("x",), ("scale_a", "scale_b"))
VIEW_TAKE = OpInfo("view_take", ("x",), ("layout", "dims", "stride", "offset"))
VIEW_PUT = OpInfo("view_put", ("part",), ("shape", "layout", "dims", "stride", "offset"))
VIEW_CLEAR = OpInfo("view_clear", ("x",), ("layout", "dims", "stride", "offset"))
VIEW_WRITE = OpInfo("view_write", ("x", "part"), ("layout", "dims", "stride", "offset"))
