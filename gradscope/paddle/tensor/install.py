"""Puts operators, indexing, methods and properties on the core's Tensor, once, when gradscope.paddle is imported."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

from gradscope.core.tensor import Tensor, attach_methods
from gradscope.paddle import aliases, keywords, linalg, signal
from gradscope.paddle._missing import missing, nearest
from gradscope.paddle.linalg import norm
from gradscope.paddle.nn.functional.activation import softmax
from gradscope.paddle.tensor import (
    arithmetic,
    arrange,
    calls,
    combine,
    complex,
    factors,
    gathering,
    histograms,
    indexing,
    logic,
    manipulation,
    math,
    noise,
    ops,
    products,
    search,
    stat,
    torch_like,
)
from gradscope.paddle.tensor.casts import CASTS
from gradscope.paddle.tensor.constructor import construct
from gradscope.paddle.tensor.inplace import INPLACE
from gradscope.paddle.tensor.memory import MEMORY
from gradscope.paddle.tensor.methods import METHODS
from gradscope.paddle.tensor.new import NEW
from gradscope.paddle.tensor.operators import OPERATORS
from gradscope.paddle.tensor.properties import PROPERTIES
from gradscope.paddle.tensor.reads import READS
from gradscope.paddle.tensor.sparse_methods import SPARSE
from gradscope.paddle.tensor.swaps import SWAPS
from gradscope.paddle.tensor.twins import TWINS

#: functions whose first argument is the tensor and that Paddle has as methods too
AS_METHODS: tuple[Callable[..., Any], ...] = (
    math.abs, math.add, math.add_n, math.argmax, math.clip, math.cumprod, math.divide, math.exp, math.log,
    math.matmul, math.max, math.maximum, math.mean, math.min, math.minimum, math.multiply, math.neg, math.pow,
    math.prod, math.scale, math.sigmoid, math.sign, math.sqrt, math.square, math.subtract, math.sum, math.tanh,
    manipulation.cast, manipulation.chunk, manipulation.concat, manipulation.expand_as, manipulation.flatten,
    manipulation.gather, manipulation.split, manipulation.squeeze, manipulation.stack, manipulation.t,
    manipulation.unbind, manipulation.unsqueeze,
    logic.all, logic.any, logic.equal, logic.equal_all, logic.greater_equal, logic.greater_than, logic.isfinite,
    logic.isnan, logic.less_equal, logic.less_than, logic.logical_and, logic.logical_not, logic.logical_or,
    logic.not_equal, logic.where,
    complex.real, complex.imag, complex.conj, complex.angle, complex.as_complex, complex.as_real, complex.sgn,
    norm, softmax, linalg.multi_dot, complex.polar, signal.stft, signal.istft,
)  # fmt: skip

#: modules all of whose functions are methods too, but for those that take no tensor first
MODULES = (ops, arithmetic, stat, search, gathering, arrange, products, noise, factors, histograms)
NOT_METHODS = {
    "broadcast_shape", "einsum", "meshgrid", "standard_normal", "hstack", "vstack", "dstack", "row_stack", "lu_solve",
    "matrix_exp", "binomial", "standard_gamma",
}  # fmt: skip


def _missing(self: Tensor, name: str) -> NoReturn:
    """A name Tensor has not: says so, with the nearest it has."""
    if name.startswith("__"):
        raise AttributeError(f"'Tensor' object has no attribute '{name}'")

    def text() -> str:
        near = nearest(name, dir(Tensor))
        hint = f"the nearest name it has is '{near}'" if near else "it has no name like it"
        return f"'Tensor' object has no attribute '{name}' (gradscope has not built it; {hint})"

    raise missing(text, name)


def install() -> None:
    """Attach everything; doing it again changes nothing."""
    methods: dict[str, Any] = {f.__name__: f for f in AS_METHODS}
    for module in MODULES:
        methods |= {name: getattr(module, name) for name in module.__all__ if name not in NOT_METHODS}
    methods |= {
        **{name: getattr(calls, name) for name in calls.__all__},
        **{name: getattr(torch_like, name) for name in torch_like.__all__ if name not in torch_like.NOT_METHODS},
        **{name: getattr(combine, name) for name in combine.__all__ if name not in combine.NOT_METHODS},
        "broadcast_to": manipulation.expand,
        "broadcast_shape": arithmetic.broadcast_shape,
        "broadcast_shapes": combine.broadcast_shapes,
        "is_tensor": logic.is_tensor,
        "multi_dot": linalg.multi_dot,
        **{name: getattr(linalg, name) for name in ("cholesky", "cond", "cov", "corrcoef", "eigvalsh", "matrix_power")},
        **{name: getattr(linalg, name) for name in ("pinv", "solve", "triangular_solve", "slogdet", "det")},
        "einsum": lambda self, equation, *others: products.einsum(equation, self, *others),
        "__getitem__": indexing.getitem,
        "__setitem__": indexing.setitem,
        "__getattr__": _missing,
        "construct_": construct,
    }
    methods |= READS | PROPERTIES | METHODS | MEMORY | TWINS | INPLACE | OPERATORS | SPARSE | SWAPS | CASTS | NEW
    methods |= aliases.bound(methods, aliases.FUNCTIONS)
    attach_methods(methods | keywords.bound(methods, keywords.FUNCTIONS))
