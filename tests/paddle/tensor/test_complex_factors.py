"""Singular and eigenvectors of complex matrices are unique up to a phase: derivatives of losses that do not see it."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle

L = paddle.linalg
STEP = 1e-5


def draw(*shape: int, seed: int = 0) -> Any:
    rng = np.random.default_rng([seed, *shape])
    return rng.standard_normal(shape) + 1j * rng.standard_normal(shape)


def weighed(x: Any, seed: int) -> Any:
    """Re ⟨weights, x⟩."""
    weights = paddle.to_tensor(draw(*x.shape, seed=seed))
    return ((weights.conj() * x).real()).sum() if x.dtype == paddle.complex128 else (weights.real() * x).sum()


def by_vectors(x: Any) -> Any:
    """A function of hermitian matrices: sizes of the vectors' components, and the matrices V f(w) Vᴴ."""
    w, v = L.eigh(x)
    adjoint = v.conj().transpose([*range(v.ndim - 2), v.ndim - 1, v.ndim - 2])
    return (
        weighed(v.abs() ** 2, 3) + weighed(w**2, 4) + weighed((v * (w**3).unsqueeze(-2).astype(v.dtype)) @ adjoint, 5)
    )


def by_both(x: Any) -> Any:
    """A function of any matrices: sizes of components, and the matrices U s² Vᴴ and U Vᴴ."""
    u, s, vh = L.svd(x)
    inner = (u * (s**2).unsqueeze(-2).astype(u.dtype)) @ vh
    return (
        weighed(u.abs() ** 2, 6) + weighed(vh.abs() ** 2, 7) + weighed(s**2, 8) + weighed(inner, 9) + weighed(u @ vh, 2)
    )


def hermitian(x: Any) -> Any:
    return x @ x.conj().swapaxes(-1, -2)


CASES = [
    pytest.param(by_vectors, hermitian(draw(3, 3)), True, id="eigh"),
    pytest.param(by_vectors, hermitian(draw(2, 2, 2)), True, id="eigh-batch"),
    pytest.param(by_both, draw(3, 3), False, id="svd"),
    pytest.param(by_both, draw(4, 2), False, id="svd-tall"),
    pytest.param(by_both, draw(2, 2, 3), False, id="svd-wide"),
]


@pytest.mark.parametrize(("function", "at", "symmetric"), CASES)
def test_first_and_second_derivatives_are_central_differences(function, at, symmetric):
    ways = [draw(*at.shape, seed=s) for s in (11, 12)]
    ways = [w + w.conj().swapaxes(-1, -2) if symmetric else w for w in ways]

    def value(x: Any, order: int) -> Any:
        leaf = paddle.to_tensor(x, stop_gradient=False)
        out = function(leaf)
        for way in ways[:order]:
            (grad,) = paddle.grad(out, leaf, create_graph=True)
            out = (paddle.to_tensor(way).conj() * grad).real().sum()
        return float(out)

    for order in (1, 2):
        ends = [value(at + s * STEP * ways[order - 1], order - 1) for s in (1, -1)]
        assert value(at, order) == pytest.approx((ends[0] - ends[1]) / (2 * STEP), rel=2e-6, abs=1e-5)


def test_what_is_built_of_them_is_numpys():
    a, tall = draw(3, 3), draw(4, 2)
    x = paddle.to_tensor(a)
    np.testing.assert_allclose(L.pinv(paddle.to_tensor(tall)).numpy(), np.linalg.pinv(tall), rtol=1e-9)
    np.testing.assert_allclose(L.svdvals(x).numpy(), np.linalg.svd(a)[1], rtol=1e-10)
    np.testing.assert_allclose(
        L.eigvalsh(paddle.to_tensor(hermitian(a))).numpy(), np.linalg.eigvalsh(hermitian(a)), 1e-10
    )
    assert int(L.matrix_rank(x)) == 3 and float(L.cond(x)) == pytest.approx(np.linalg.cond(a), rel=1e-9)
    w, v = L.eigh(paddle.to_tensor(hermitian(a)))
    assert str(w.dtype) == "paddle.float64" and str(v.dtype) == "paddle.complex128"
    u, s, vh = L.svd(x)
    np.testing.assert_allclose(((u * s.astype("complex128")) @ vh).numpy(), a, atol=1e-12)
