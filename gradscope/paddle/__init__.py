"""gradscope's `paddle`: Paddle-shaped Python over gradscope's own core, for scripts that are to be debugged.

`import gradscope.paddle as paddle`, or run a script with `--as-paddle`. Importing it puts operators and methods on the
core's Tensor. A name that Paddle has and this package has not raises AttributeError naming the nearest one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gradscope.core.dtype import (
    DType as dtype,
)
from gradscope.core.dtype import (
    bfloat16,
    complex64,
    complex128,
    float8_e4m3fn,
    float8_e5m2,
    float16,
    float32,
    float64,
    int8,
    int16,
    int32,
    int64,
    uint8,
)
from gradscope.core.dtype import (
    bool_ as bool,
)
from gradscope.core.flags import get_flags, set_flags
from gradscope.core.place import CPUPlace, CUDAPlace
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops as _C_ops
from gradscope.paddle import (
    amp,
    autograd,
    base,
    device,
    distributed,
    framework,
    geometric,
    incubate,
    io,
    linalg,
    metric,
    nn,
    optimizer,
    regularizer,
    signal,
    sparse,
    tensor,
)
from gradscope.paddle import callbacks as callbacks
from gradscope.paddle import compat as compat
from gradscope.paddle import cuda as cuda
from gradscope.paddle import functional as functional
from gradscope.paddle import hapi as hapi
from gradscope.paddle import hub as hub
from gradscope.paddle import jit as jit
from gradscope.paddle import onnx as onnx
from gradscope.paddle import public as _public
from gradscope.paddle import rooms as _rooms
from gradscope.paddle import special as special
from gradscope.paddle import static as static
from gradscope.paddle import sysconfig as sysconfig
from gradscope.paddle import utils as utils
from gradscope.paddle import version as version
from gradscope.paddle._missing import missing_in
from gradscope.paddle.amp.auto_cast import (
    autocast,
    get_autocast_cpu_dtype,
    get_autocast_dtype,
    get_autocast_gpu_dtype,
    is_autocast_enabled,
)
from gradscope.paddle.autograd import enable_grad, grad, is_grad_enabled, no_grad, set_grad_enabled
from gradscope.paddle.base.framework import disable_static, enable_static, in_dynamic_mode
from gradscope.paddle.device import (
    get_device,
    is_compiled_with_cuda,
    is_compiled_with_rocm,
    is_compiled_with_xpu,
    set_device,
)
from gradscope.paddle.distributed.data_parallel import DataParallel
from gradscope.paddle.hapi import Model, flops, summary
from gradscope.paddle.nn.param_attr import ParamAttr
from gradscope.paddle.nn.parameter import create_parameter
from gradscope.paddle.serialization import load, save
from gradscope.paddle.tensor import arithmetic as _arithmetic
from gradscope.paddle.tensor import arrange as _arrange
from gradscope.paddle.tensor import gathering as _gathering
from gradscope.paddle.tensor import noise as _noise
from gradscope.paddle.tensor import ops as _ops
from gradscope.paddle.tensor import products as _products
from gradscope.paddle.tensor import search as _search
from gradscope.paddle.tensor import stat as _stat
from gradscope.paddle.tensor.arithmetic import *  # noqa: F403
from gradscope.paddle.tensor.arrange import *  # noqa: F403
from gradscope.paddle.tensor.attribute import is_complex, is_floating_point, is_integer, numel, rank, shape
from gradscope.paddle.tensor.complex import angle, as_complex, as_real, complex, conj, imag, polar, real, sgn
from gradscope.paddle.tensor.creation import (
    arange,
    assign,
    empty,
    empty_like,
    eye,
    full,
    full_like,
    linspace,
    logspace,
    ones,
    ones_like,
    to_tensor,
    tril_indices,
    triu_indices,
    zeros,
    zeros_like,
)
from gradscope.paddle.tensor.default_dtype import get_default_dtype, set_default_dtype
from gradscope.paddle.tensor.gathering import *  # noqa: F403
from gradscope.paddle.tensor.histograms import histogramdd
from gradscope.paddle.tensor.inplace import (
    abs_,
    clip_,
    divide_,
    log_,
    multiply_,
    pow_,
    square_,
    subtract_,
    tanh_,
)
from gradscope.paddle.tensor.install import install
from gradscope.paddle.tensor.logic import (
    all,
    any,
    equal,
    equal_all,
    greater_equal,
    greater_than,
    is_tensor,
    isfinite,
    isnan,
    less_equal,
    less_than,
    logical_and,
    logical_not,
    logical_or,
    not_equal,
    where,
)
from gradscope.paddle.tensor.manipulation import (
    cast,
    chunk,
    concat,
    expand,
    expand_as,
    flatten,
    gather,
    reshape,
    split,
    squeeze,
    stack,
    t,
    transpose,
    unbind,
    unsqueeze,
)
from gradscope.paddle.tensor.math import (
    abs,
    add,
    add_n,
    argmax,
    clip,
    cumprod,
    divide,
    exp,
    log,
    matmul,
    max,
    maximum,
    mean,
    min,
    minimum,
    multiply,
    neg,
    pow,
    prod,
    scale,
    sign,
    sqrt,
    square,
    subtract,
    sum,
    tanh,
)
from gradscope.paddle.tensor.math import sigmoid as _sigmoid
from gradscope.paddle.tensor.methods import clone
from gradscope.paddle.tensor.ops import *  # noqa: F403
from gradscope.paddle.tensor.products import *  # noqa: F403
from gradscope.paddle.tensor.random import (
    get_rng_state,
    normal,
    rand,
    randint,
    randn,
    randperm,
    seed,
    set_rng_state,
    uniform,
)
from gradscope.paddle.tensor.search import *  # noqa: F403
from gradscope.paddle.tensor.size import Size
from gradscope.paddle.tensor.stat import *  # noqa: F403
from gradscope.paddle.tensor.to_string import set_printoptions
from gradscope.paddle.tensor.twins import TWINS

install()
globals().update(TWINS, **{name: getattr(_noise, name) for name in _noise.FUNCTIONS})

broadcast_to = expand
norm = linalg.norm
cholesky = linalg.cholesky
mm = matmul
sigmoid = _sigmoid
tolist = Tensor.tolist  # type: ignore[attr-defined]
float = float32
double = float64
half = float16
int = int32
long = int64

if TYPE_CHECKING:
    from gradscope.paddle import audio as audio
    from gradscope.paddle import distribution, fft
    from gradscope.paddle import profiler as profiler
    from gradscope.paddle import text as text
    from gradscope.paddle import vision as vision

_LATER = ("audio", "distribution", "fft", "profiler", "text", "vision")  # imported when asked for

__all__ = [
    "CPUPlace",
    "CUDAPlace",
    "DataParallel",
    "Model",
    "ParamAttr",
    "Size",
    "Tensor",
    "abs",
    "abs_",
    "add",
    "add_n",
    "all",
    "amp",
    "angle",
    "any",
    "arange",
    "argmax",
    "as_complex",
    "as_real",
    "assign",
    "autocast",
    "autograd",
    "base",
    "bfloat16",
    "bool",
    "broadcast_to",
    "cast",
    "cholesky",
    "chunk",
    "clip",
    "clip_",
    "clone",
    "complex",
    "complex64",
    "complex128",
    "concat",
    "conj",
    "create_parameter",
    "cumprod",
    "device",
    "disable_static",
    "distributed",
    "distribution",
    "divide",
    "divide_",
    "double",
    "dtype",
    "empty",
    "empty_like",
    "enable_grad",
    "enable_static",
    "equal",
    "equal_all",
    "exp",
    "expand",
    "expand_as",
    "eye",
    "fft",
    "flatten",
    "float",
    "float8_e4m3fn",
    "float8_e5m2",
    "float16",
    "float32",
    "float64",
    "flops",
    "framework",
    "full",
    "full_like",
    "gather",
    "geometric",
    "get_autocast_cpu_dtype",
    "get_autocast_dtype",
    "get_autocast_gpu_dtype",
    "get_default_dtype",
    "get_device",
    "get_flags",
    "get_rng_state",
    "grad",
    "greater_equal",
    "greater_than",
    "half",
    "histogramdd",
    "imag",
    "in_dynamic_mode",
    "incubate",
    "int",
    "int8",
    "int16",
    "int32",
    "int64",
    "io",
    "is_autocast_enabled",
    "is_compiled_with_cuda",
    "is_compiled_with_rocm",
    "is_compiled_with_xpu",
    "is_complex",
    "is_floating_point",
    "is_grad_enabled",
    "is_integer",
    "is_tensor",
    "isfinite",
    "isnan",
    "less_equal",
    "less_than",
    "linalg",
    "linspace",
    "load",
    "log",
    "log_",
    "logical_and",
    "logical_not",
    "logical_or",
    "logspace",
    "long",
    "matmul",
    "max",
    "maximum",
    "mean",
    "metric",
    "min",
    "minimum",
    "mm",
    "multiply",
    "multiply_",
    "neg",
    "nn",
    "no_grad",
    "norm",
    "normal",
    "not_equal",
    "numel",
    "ones",
    "ones_like",
    "optimizer",
    "polar",
    "pow",
    "pow_",
    "prod",
    "rand",
    "randint",
    "randn",
    "randperm",
    "rank",
    "real",
    "regularizer",
    "reshape",
    "save",
    "scale",
    "seed",
    "set_default_dtype",
    "set_device",
    "set_flags",
    "set_grad_enabled",
    "set_printoptions",
    "set_rng_state",
    "sgn",
    "shape",
    "sigmoid",
    "sign",
    "signal",
    "sparse",
    "split",
    "sqrt",
    "square",
    "square_",
    "squeeze",
    "stack",
    "subtract",
    "subtract_",
    "sum",
    "summary",
    "t",
    "tanh",
    "tanh_",
    "tensor",
    "to_tensor",
    "tolist",
    "transpose",
    "tril_indices",
    "triu_indices",
    "uint8",
    "unbind",
    "uniform",
    "unsqueeze",
    "where",
    "zeros",
    "zeros_like",
]

for _module in (_arithmetic, _arrange, _gathering, _ops, _products, _search, _stat):
    __all__ += _module.__all__
__all__ += [*TWINS, *_noise.FUNCTIONS]

_added = _public.added(globals())
globals().update(_added)
__all__ += [name for name in _added if name not in __all__]
__version__ = version.full_version
_rooms.furnish(globals())

del install, _added, _module, TYPE_CHECKING
__getattr__ = missing_in(__name__, rooms=_LATER)
