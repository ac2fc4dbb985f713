"""How a kernel file registers its functions: the dtype groups, the decorator, and the same text bound to cupy.

A kernel is a pure function on arrays: it never writes into an argument and always returns an array (a list of arrays
for a list output), 0-D included. Every kernel file calls its array library `xp`; it is numpy for the CPU. For the GPU
`gpu_functions` rebinds the same code objects to cupy, so there is one text per kernel.
"""

from __future__ import annotations

import importlib
import types
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

from gradscope.core.dtype import DType
from gradscope.core.phi.kernel_factory import register_kernel

FLOAT = ("float32", "float64")
COMPLEX = ("complex64", "complex128")
INT = ("int32", "int64")
SMALL_INT = ("int8", "uint8", "int16")
BOOL = ("bool",)
#: the order in which Paddle's CPU factory lists what `add` supports
ARITHMETIC = ("int16", "float64", "complex128", "int32", "uint8", "float32", "complex64", "bool", "int64", "int8")
REAL = FLOAT + INT
ORDERED = FLOAT + INT + SMALL_INT + BOOL
HALF = ("float16", "bfloat16")  # few kernels take them on the CPU, in Paddle as here
EVERY = FLOAT + INT + SMALL_INT + BOOL + COMPLEX + HALF

# What numpy warns of inside a kernel (log of 0, overflow) is a value the user sees, as in Paddle, not a warning.
warnings.filterwarnings(
    "ignore", r"(overflow|underflow|divide by zero|invalid value) encountered", RuntimeWarning, r"gradscope\."
)

#: kernel name -> (function, dtypes): what the GPU registration repeats
CPU_KERNELS: dict[str, tuple[Callable[..., Any], tuple[str, ...]]] = {}
_registered: set[str] = set()


def numpy_dtype(spec: Any) -> Any:
    """The numpy dtype of a DType; a numpy dtype or a name passes through."""
    return spec.np if type(spec) is DType else spec


def floating(x: Any) -> Any:
    """x, integers and bools as float32: what Paddle's autocast does before a function that leaves the integers."""
    return x.astype("float32") if x.dtype.kind in "iub" else x


class Lazy:
    """A module imported when something of it is first asked for: scipy.special costs a tenth of a second."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        value = getattr(importlib.import_module(self._name), name)
        setattr(self, name, value)
        return value


def kernel(
    name: str, dtypes: tuple[str, ...], *, stride: bool = True
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register the decorated function as the CPU kernel `name` for `dtypes` (any layout).

    stride: it reads strided inputs as they are. False asks ④ for contiguous ones; only kernels that copy elements may
    say so, since the plain backward hands arrays over as they are and must get the same bits.
    """

    def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
        CPU_KERNELS[name] = (function, dtypes)
        return register_kernel(name, "CPU", "ALL_LAYOUT", dtypes, stride=stride)(function)

    return decorate


def gpu_functions(xp: types.ModuleType, special: Any = None) -> dict[str, Callable[..., Any]]:
    """Every CPU kernel with its global `xp` replaced: same code, same helpers, another array library. numpy functions
    that a file has a name of its own for (ufuncs, `ndarray`) are replaced by their namesakes there.

    special: what stands for scipy.special, the global `special` of the kernels that have one; cupyx's when None.
    """
    special = special or Lazy("cupyx.scipy.special")
    worlds: dict[str, dict[str, Any]] = {}

    def world_of(function: types.FunctionType) -> dict[str, Any]:
        """The globals of a kernel file with the other library, and with its helpers, those of other files too."""
        module = function.__module__
        if module not in worlds:
            world = worlds[module] = dict(function.__globals__, xp=xp)
            if "special" in world:
                world["special"] = special
            for key, value in list(world.items()):
                if isinstance(value, np.ufunc) or value is np.ndarray:
                    world[key] = getattr(xp, value.__name__)
                elif isinstance(value, types.FunctionType) and "xp" in value.__globals__:
                    world[key] = _rebound(value, world_of(value))
        return worlds[module]

    functions: dict[str, Any] = {name: function for name, (function, _) in CPU_KERNELS.items()}
    return {name: _rebound(function, world_of(function)) for name, function in functions.items()}


def register_gpu() -> bool:
    """Register every kernel for the GPU when cupy can be imported; says whether it could. A second call does nothing.

    Called the first time somebody asks for the GPU, never at import: importing cupy is slow and needs a driver.
    """
    if "GPU" in _registered:
        return True
    try:
        import cupy  # type: ignore[import-not-found, import-untyped, unused-ignore]
    except Exception:
        return False
    _registered.add("GPU")
    from gradscope.core.eager.bindings import load_kernels

    load_kernels()
    for name, function in gpu_functions(cupy).items():
        register_kernel(name, "GPU", "ALL_LAYOUT", CPU_KERNELS[name][1])(function)
    return True


def _rebound(function: Any, world: dict[str, Any]) -> Callable[..., Any]:
    made = types.FunctionType(function.__code__, world, function.__name__, function.__defaults__, function.__closure__)
    made.__kwdefaults__ = function.__kwdefaults__
    made.__doc__ = function.__doc__
    return made
