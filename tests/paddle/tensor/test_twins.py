"""Every in-place twin does what its function does: values, gradients, one version more; leaves are refused."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.paddle.tensor.twins import TWINS

X = np.array([[0.25, -0.5], [0.75, 0.125]])
Y = np.array([[0.5, 0.25], [-0.75, 0.5]])
INTS = {
    "gcd_",
    "lcm_",
    "bitwise_and_",
    "bitwise_or_",
    "bitwise_xor_",
    "bitwise_not_",
    "bitwise_left_shift_",
    "bitwise_right_shift_",
}
ABOVE_ONE = {"acosh_", "multigammaln_"}
POSITIVE = {
    "log_",
    "log2_",
    "log10_",
    "lgamma_",
    "gammaln_",
    "digamma_",
    "polygamma_",
    "rsqrt_",
    "logit_",
    "gammaincc_",
    "gammainc_",
}
TWO = {
    "atan2_", "copysign_", "equal_", "floor_divide_", "floor_mod_", "gammainc_", "gammaincc_", "gcd_", "greater_equal_",
    "greater_than_", "hypot_", "lcm_", "ldexp_", "less_equal_", "less_than_", "logical_and_",
    "logical_or_", "logical_xor_", "mod_", "not_equal_", "remainder_", "bitwise_and_", "bitwise_or_", "bitwise_xor_",
    "bitwise_left_shift_", "bitwise_right_shift_",
}  # fmt: skip
MORE: dict[str, str] = {
    "addmm_": "(x, y, y, 0.5, 2.0)", "baddbmm_": "(x, y, y, 0.5, 2.0)", "cast_": "(x, 'float32')",
    "cumprod_": "(x, 1)", "cumsum_": "(x, 0)",
    "fill_diagonal_": "(x, 3.0)", "fill_diagonal_tensor_": "(x, y[0])", "flatten_": "(x)", "index_add_": "(x, k, 0, y)",
    "index_fill_": "(x, k, 1, 2.0)", "index_put_": "(x, (k, k), y[0])", "lerp_": "(x, y, 0.25)",
    "masked_fill_": "(x, b, 3.0)", "masked_scatter_": "(x, b, y)", "multigammaln_": "(x, 2)", "polygamma_": "(x, 1)",
    "put_along_axis_": "(x, m, 3.0, 1, 'add')", "renorm_": "(x, 2.0, 0, 0.4)", "reshape_": "(x, [4])",
    "scatter_": "(x, k, y)", "squeeze_": "(x, 0)", "transpose_": "(x, [1, 0])", "unsqueeze_": "(x, 1)",
    "where_": "(b, x, y)",
}  # fmt: skip


def tensors(name: str, leaf: bool = True) -> dict[str, Any]:
    """x (twice it, so that it is no leaf), what it is made of, and others an expression may use."""
    values = X + 2 if name in ABOVE_ONE else np.abs(X) if name in POSITIVE else X
    others = np.abs(Y) + 1 if name in POSITIVE else Y
    if name == "baddbmm_":
        values, others = values[None], others[None]
    if name in INTS:
        ints = paddle.to_tensor(np.array([[4, 6], [9, 2]])), paddle.to_tensor(np.array([[2, 3], [6, 1]]))
        return {"x": ints[0], "y": ints[1], "w": ints[0], "leaf": None}
    w = paddle.to_tensor(values, stop_gradient=False)
    return {
        "leaf": w, "x": w * 1, "w": w, "y": paddle.to_tensor(others, stop_gradient=False),
        "k": paddle.to_tensor([1, 0]), "m": paddle.to_tensor([[1], [0]]),
        "b": paddle.to_tensor([[True, False], [True, True]]),
    }  # fmt: skip


def arguments(name: str) -> str:
    return MORE.get(name, "(x, y)" if name in TWO else "(x)")


def out_of_place(name: str) -> str:
    """The call of the function a twin belongs to."""
    if name == "fill_diagonal_":
        return "paddle.where(paddle.eye(2, dtype='bool'), paddle.full_like(x, 3.0), x)"
    if name in ("fill_diagonal_tensor_",):
        return "x.fill_diagonal_tensor(y[0])"
    return f"paddle.{name[:-1]}{arguments(name)}"


@pytest.mark.parametrize("name", sorted(TWINS))
def test_twin(name: str) -> None:
    one, other = tensors(name), tensors(name)
    wanted = eval(out_of_place(name), {"paddle": paddle, **one})
    target = other["x"]
    made = eval(f"paddle.{name}{arguments(name)}", {"paddle": paddle, **other})
    assert made is target and target.inplace_version == 1
    assert (target.dtype, target.shape) == (wanted.dtype, wanted.shape)
    np.testing.assert_array_equal(target.numpy(), wanted.numpy())
    if wanted.stop_gradient or "float" not in str(wanted.dtype):
        return
    for result in (wanted, target):
        (result * paddle.to_tensor(np.arange(1.0, 5.0).reshape(result.shape)).astype(result.dtype)).sum().backward()
    for key in ("leaf", "y"):
        first, second = one[key].grad, other[key].grad
        if first is None and second is not None:  # gammainc has no gradient in x; the overwritten x gets 0
            first = paddle.zeros_like(second)
        assert (first is None) == (second is None)
        if first is not None:
            np.testing.assert_allclose(second.numpy(), first.numpy(), rtol=1e-12)


@pytest.mark.parametrize("name", sorted(set(TWINS) - INTS))
def test_a_leaf_that_wants_gradients_is_refused_and_unchanged(name: str) -> None:
    scope = tensors(name)
    scope["x"] = scope["leaf"]
    before = scope["leaf"].numpy()
    with pytest.raises(ValueError, match="that doesn't stop gradient can't use inplace strategy"):
        eval(f"paddle.{name}{arguments(name)}", {"paddle": paddle, **scope})
    np.testing.assert_array_equal(scope["leaf"].numpy(), before)


def test_twins_are_methods() -> None:
    x = paddle.to_tensor([1.5, -0.5])
    assert x.floor_() is x and x.tolist() == [1.0, -1.0]
    assert x.reshape_([2, 1]).shape == [2, 1] and x.t_().shape == [1, 2]


def test_cumsum_without_an_axis_flattens() -> None:
    x = paddle.to_tensor([[1.0, 2.0], [3.0, 4.0]])
    assert paddle.cumsum_(x).tolist() == [1.0, 3.0, 6.0, 10.0]
