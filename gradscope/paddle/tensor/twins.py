"""In-place twins by one mechanism: `cumsum_` is `cumsum` with the one op it ends in replaced by that op's twin.

A twin runs the function's own code with `_C_ops` giving the in-place op, so both take the same arguments and check them
the same way. A function composed of several ops computes its result first, which is then written into x by one op.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from typing import Any

from gradscope.core.eager.inplace import check_inplace
from gradscope.core.generated import infos
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.tensor import arithmetic, arrange, gathering, logic, manipulation, math, ops, products, stat

#: functions whose last op is the op of their name
_OWN_OP: dict[Any, str] = {
    ops: "acos acosh asin asinh atan atanh bitwise_not ceil cos cosh digamma erf erfinv expm1 floor gammaln i0 lgamma "
    "log10 log1p log2 logit polygamma reciprocal round rsqrt sin sinh tan trunc",
    arithmetic: "bitwise_and bitwise_left_shift bitwise_or bitwise_right_shift bitwise_xor copysign floor_divide "
    "gammaincc lerp logical_xor remainder",
    stat: "cumsum",
    gathering: "index_add index_put masked_fill put_along_axis scatter",
    arrange: "fill_diagonal_tensor tril triu",
    products: "addmm renorm",
    logic: "equal greater_equal greater_than less_equal less_than logical_and logical_not logical_or not_equal where",
    manipulation: "cast flatten reshape squeeze transpose unsqueeze",
    math: "cumprod",
}
#: twin, function, the op it ends in
_OTHER_OP: tuple[tuple[str, Callable[..., Any], str], ...] = (
    ("neg_", math.neg, "scale"),
    ("t_", manipulation.t, "transpose"),
    ("mod_", arithmetic.remainder, "remainder"),
    ("floor_mod_", arithmetic.remainder, "remainder"),
    ("index_fill_", gathering.index_fill, "index_elementwise_put_with_tensor"),
)
#: functions of several ops: their result is written into x
_COMPOSED: dict[Any, str] = {
    ops: "frac multigammaln nan_to_num sinc",
    arithmetic: "gammainc gcd hypot lcm ldexp",
    gathering: "masked_scatter",
    products: "baddbmm",
}


class _WithTwin:
    """`_C_ops` with one op replaced by its in-place twin."""

    def __init__(self, op: str) -> None:
        self.op = op

    def __getattr__(self, name: str) -> Any:
        return getattr(_C_ops, name + "_" if name == self.op else name)


def _twin(name: str, function: Callable[..., Any], op: str) -> Callable[..., Tensor]:
    """`function` with its op `op` replaced by the in-place one."""
    call = getattr(_C_ops, op + "_")
    if function.__closure__ is not None:  # the plain functions of one or two tensors hold their op

        def twin(x: Tensor, *args: Any, name: str | None = None, **kwargs: Any) -> Tensor:
            return call(x, *args, **kwargs)

    else:
        world = {**function.__globals__, "_C_ops": _WithTwin(op)}
        twin = types.FunctionType(function.__code__, world, name, function.__defaults__)
        twin.__kwdefaults__ = function.__kwdefaults__
    twin.__name__ = twin.__qualname__ = name
    twin.__doc__ = f"`{function.__name__}` written into its tensor."
    return twin


def written(name: str, function: Callable[..., Any]) -> Callable[..., Tensor]:
    """A twin that writes the result of `function` into x, which must have its shape.

    Raises ValueError when it has not.
    """

    def twin(x: Tensor, *args: Any, **kwargs: Any) -> Tensor:
        check_inplace(infos.SET_VALUE_WITH_TENSOR_, x, False)
        made = function(_C_ops.assign(x), *args, **kwargs)  # a copy: what is saved must not be overwritten
        if list(made.shape) != list(x.shape):
            raise ValueError(
                f"The shape of broadcast output {list(made.shape)} is different from that of inplace tensor {x.shape} "
                "in the Inplace operation."
            )
        if made.dtype is not x.dtype:
            made = _C_ops.cast(made, x.dtype)
        return _C_ops.set_value_with_tensor_(x, made, [], [], [], [], [], [])

    twin.__name__ = twin.__qualname__ = name
    twin.__doc__ = f"`{function.__name__}` written into x."
    return twin


def cumsum_(x: Tensor, axis: int | None = None, dtype: Any = None, name: str | None = None) -> Tensor:
    """`cumsum` written into x, which becomes 1-D when there is no axis."""
    if dtype is not None and x.dtype.name != str(dtype).removeprefix("paddle."):
        x = _C_ops.cast_(x, dtype)
    if axis is None and x.ndim != 1:
        x = _C_ops.reshape_(x, [-1])
    return _C_ops.cumsum_(x, -1 if axis is None else axis, False, False, False)


def cumprod_(x: Tensor, dim: int | None = None, dtype: Any = None, name: str | None = None) -> Tensor:
    """`cumprod` written into x, which becomes 1-D when there is no axis."""
    if dtype is not None and x.dtype.name != str(dtype).removeprefix("paddle."):
        x = _C_ops.cast_(x, dtype)
    if dim is None and x.ndim != 1:
        x = _C_ops.reshape_(x, [-1])
    return _C_ops.cumprod_(x, -1 if dim is None else dim, False, False)


def fill_diagonal_(x: Tensor, value: float, offset: int = 0, wrap: bool = False, name: str | None = None) -> Tensor:
    """`value` written on a diagonal of x; wrap goes on below in tall matrices."""
    return _C_ops.fill_diagonal_(x, value, offset, wrap)


#: name -> twin
TWINS: dict[str, Callable[..., Tensor]] = {
    **{
        f"{name}_": _twin(f"{name}_", getattr(module, name), name)
        for module, names in _OWN_OP.items()
        for name in names.split()
    },
    **{name: _twin(name, function, op) for name, function, op in _OTHER_OP},
    **{
        f"{name}_": written(f"{name}_", getattr(module, name))
        for module, names in _COMPOSED.items()
        for name in names.split()
    },
    "cumsum_": cumsum_,
    "cumprod_": cumprod_,
    "fill_diagonal_": fill_diagonal_,
}
