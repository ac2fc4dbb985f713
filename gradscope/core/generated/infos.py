"""Constant facts of every op: names of arguments, attributes and outputs. Generated from ops/*.yaml; do not edit."""

from gradscope.core.eager.op_info import OpInfo

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
ELEMENTWISE_POW = OpInfo("elementwise_pow", ("x", "y"))
MAXIMUM = OpInfo("maximum", ("x", "y"))
MINIMUM = OpInfo("minimum", ("x", "y"))
WHERE = OpInfo("where", ("condition", "x", "y"))
CLIP = OpInfo("clip", ("x",), ("min", "max"))
CLIP_ = OpInfo("clip_", ("x",), ("min", "max"), kernel="clip", inplace=0)
FILL = OpInfo("fill", ("x",), ("value",))
FILL_ = OpInfo("fill_", ("x",), ("value",), kernel="fill", inplace=0)
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
RELU = OpInfo("relu", ("x",))
RELU_ = OpInfo("relu_", ("x",), kernel="relu", inplace=0)
SOFTMAX = OpInfo("softmax", ("x",), ("axis",))
SOFTMAX_ = OpInfo("softmax_", ("x",), ("axis",), kernel="softmax", inplace=0)
LOG_SOFTMAX = OpInfo("log_softmax", ("x",), ("axis",))
SUM = OpInfo("sum", ("x",), ("axis", "dtype", "keepdim"))
MEAN = OpInfo("mean", ("x",), ("axis", "keepdim"))
MEAN_ALL = OpInfo("mean_all", ("x",))
MAX = OpInfo("max", ("x",), ("axis", "keepdim"))
MIN = OpInfo("min", ("x",), ("axis", "keepdim"))
ARGMAX = OpInfo("argmax", ("x",), ("axis", "keepdims", "flatten", "dtype"))
ALL = OpInfo("all", ("x",), ("axis", "keepdim"))
ANY = OpInfo("any", ("x",), ("axis", "keepdim"))
PROD = OpInfo("prod", ("x",), ("axis", "keepdim", "reduce_all"))
CUMPROD = OpInfo("cumprod", ("x",), ("dim", "exclusive", "reverse"))
P_NORM = OpInfo("p_norm", ("x",), ("porder", "axis", "epsilon", "keepdim", "asvector"))
MATMUL = OpInfo("matmul", ("x", "y"), ("transpose_x", "transpose_y"))
RESHAPE = OpInfo("reshape", ("x",), ("shape",), view=0)
FLATTEN = OpInfo("flatten", ("x",), ("start_axis", "stop_axis"), view=0)
TRANSPOSE = OpInfo("transpose", ("x",), ("perm",), view=0)
SQUEEZE = OpInfo("squeeze", ("x",), ("axis",), view=0)
UNSQUEEZE = OpInfo("unsqueeze", ("x",), ("axis",), view=0)
EXPAND = OpInfo("expand", ("x",), ("shape",))
CONCAT = OpInfo("concat", ("x",), ("axis",))
STACK = OpInfo("stack", ("x",), ("axis",))
SPLIT = OpInfo("split", ("x",), ("sections", "axis"))
SPLIT_WITH_NUM = OpInfo("split_with_num", ("x",), ("num", "axis"))
UNBIND = OpInfo("unbind", ("input",), ("axis",), view=0)
ADD_N = OpInfo("add_n", ("inputs",))
CAST = OpInfo("cast", ("x",), ("dtype",))
ASSIGN = OpInfo("assign", ("x",))
SLICE = OpInfo("slice", ("input",), ("axes", "starts", "ends", "infer_flags", "decrease_axis"), view=0)
STRIDED_SLICE = OpInfo("strided_slice", ("x",), ("axes", "starts", "ends", "strides"), view=0)
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
INDEX_ELEMENTWISE_GET = OpInfo("index_elementwise_get", ("x", "index"))
EQUAL = OpInfo("equal", ("x", "y"))
NOT_EQUAL = OpInfo("not_equal", ("x", "y"))
LESS_THAN = OpInfo("less_than", ("x", "y"))
LESS_EQUAL = OpInfo("less_equal", ("x", "y"))
GREATER_THAN = OpInfo("greater_than", ("x", "y"))
GREATER_EQUAL = OpInfo("greater_equal", ("x", "y"))
LOGICAL_AND = OpInfo("logical_and", ("x", "y"))
LOGICAL_OR = OpInfo("logical_or", ("x", "y"))
LOGICAL_NOT = OpInfo("logical_not", ("x",))
ISFINITE = OpInfo("isfinite", ("x",))
ISNAN = OpInfo("isnan", ("x",))
FULL = OpInfo("full", (), ("shape", "value", "dtype", "place"))
FULL_LIKE = OpInfo("full_like", ("x",), ("value", "dtype", "place"))
ARANGE = OpInfo("arange", (), ("start", "end", "step", "dtype", "place"))
EYE = OpInfo("eye", (), ("num_rows", "num_columns", "dtype", "place"))
GAUSSIAN = OpInfo("gaussian", (), ("shape", "mean", "std", "seed", "dtype", "place"))
UNIFORM = OpInfo("uniform", (), ("shape", "dtype", "min", "max", "seed", "place"))
RANDINT = OpInfo("randint", (), ("low", "high", "shape", "dtype", "seed", "place"))
RANDPERM = OpInfo("randperm", (), ("n", "dtype", "seed", "place"))
ONE_HOT = OpInfo("one_hot", ("x",), ("num_classes",))
KEEP_WHERE = OpInfo("keep_where", ("x", "mask"))
POW_SLOPE = OpInfo("pow_slope", ("x",), ("y",))
ELEMENTWISE_POW_SLOPE = OpInfo("elementwise_pow_slope", ("x", "y"))
XLOGY = OpInfo("xlogy", ("x", "y"))
RELU_GRAD = OpInfo("relu_grad", ("out", "out_grad"), (), ("x_grad",))
CLIP_GRAD = OpInfo("clip_grad", ("x", "out_grad"), ("min", "max"), ("x_grad",))
SLICE_GRAD = OpInfo("slice_grad", ("out_grad",), ("shape", "axes", "starts", "ends", "decrease_axis"), ("input_grad",))
STRIDED_SLICE_GRAD = OpInfo(
    "strided_slice_grad",
    ("out_grad",),
    ("shape", "axes", "starts", "ends", "strides"),
    ("x_grad",),
)
GATHER_GRAD = OpInfo("gather_grad", ("out_grad", "index"), ("shape", "axis"), ("x_grad",))
INDEX_ELEMENTWISE_GET_GRAD = OpInfo("index_elementwise_get_grad", ("index", "out_grad"), ("shape",), ("x_grad",))
DECAY_SUM = OpInfo("decay_sum", ("x", "y"), ("dim", "reverse", "own"))
