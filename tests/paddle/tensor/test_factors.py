"""`paddle.linalg`'s factors of matrices: what Paddle refuses or computes differently, and against scipy."""

from __future__ import annotations

import numpy as np
import pytest
import scipy.linalg

import gradscope.paddle as paddle

L = paddle.linalg


def t(*shape, seed=0, **options):
    return paddle.to_tensor(np.random.default_rng([seed, *shape]).standard_normal(shape), **options)


@pytest.mark.parametrize(
    ("run", "error", "text"),
    [
        (lambda: L.qr(t(3)), ValueError, "at least 2"),
        (lambda: L.qr(t(3, 3), "x"), ValueError, "QR received unrecognized mode 'x'"),
        (lambda: L.lu(t(3)), ValueError, "at least 2"),
        (lambda: L.lu(t(3, 3), pivot=False), ValueError, "without pivoting"),
        (lambda: L.eig(t(2, 3)), ValueError, "square matrices"),
        (lambda: L.eigvals(t(3)), ValueError, "should be at least 2"),
        (lambda: L.matrix_exp(t(2, 3)), ValueError, "must be square"),
        (lambda: L.matrix_exp(t(3)), ValueError, "at least two-dimensional"),
        (lambda: L.matrix_exp(paddle.to_tensor([[1j]])), ValueError, "must be float32 or float64"),
        (lambda: L.lstsq(t(3, 3), t(2, 2)), ValueError, "should have same M"),
        (lambda: L.lstsq(t(3, 3), t(3, 2), driver="x"), ValueError, "Only support valid driver"),
        (lambda: L.householder_product(t(2, 3), t(2)), AssertionError, "greater than or equal to the columns"),
        (lambda: L.ormqr(t(4, 3), t(3), t(5, 4)), AssertionError, "should be the same"),
        (lambda: L.cholesky_solve(t(3, 2), t(2, 3)), ValueError, "must be square"),
        (lambda: L.cholesky_inverse(t(2, 3, 3)), ValueError, "must be 2-dimensional"),
        (lambda: L.svd_lowrank(t(6, 5), q=9), ValueError, r"q\(=9\) must be non-negative"),
        (lambda: L.pca_lowrank(t(6, 5), niter=-1), ValueError, r"niter\(=-1\)"),
        (lambda: L.lu_solve(t(3, 2), t(3, 3), paddle.to_tensor([1, 2, 3]), "X"), ValueError, "N, T or C"),
    ],
)
def test_refusals(run, error, text):
    with pytest.raises(error, match=text):
        run()


def test_qr_has_no_gradient_where_q_is_not_unique_or_not_given():
    x = t(4, 2, stop_gradient=False)
    with pytest.raises(ValueError, match="not implemented when mode='r'"):
        L.qr(x, "r").sum().backward()
    with pytest.raises(ValueError, match="mode='complete' and 4 > 2"):
        L.qr(x, "complete")[1].sum().backward()
    q, r = L.qr(x, "complete")
    np.testing.assert_allclose((q @ r).numpy(), x.numpy(), atol=1e-12)


def test_a_singular_matrix_says_at_which_step_the_pivot_was_zero():
    _, pivots, info = L.lu(paddle.to_tensor([[1.0, 2.0], [2.0, 4.0]]), get_infos=True)
    assert int(info) == 2 and pivots.tolist() == [2, 2]


@pytest.mark.parametrize("trans", ["N", "T"])
def test_lu_solve_and_its_gradient_in_the_factors(trans):
    a, b = t(2, 3, 3), t(2, 3, 2, seed=1)
    packed, pivots = L.lu(a)
    wanted = np.linalg.solve(a.numpy() if trans == "N" else a.numpy().swapaxes(-1, -2), b.numpy())
    np.testing.assert_allclose(L.lu_solve(b, packed, pivots, trans).numpy(), wanted, rtol=1e-9)
    packed = packed.detach()
    packed.stop_gradient = False
    weight = t(2, 3, 2, seed=2)
    (L.lu_solve(b, packed, pivots, trans) * weight).sum().backward()
    way = np.random.default_rng(3).standard_normal((2, 3, 3))
    ends = [
        (L.lu_solve(b, paddle.to_tensor(packed.numpy() + s * way), pivots, trans) * weight).sum() for s in (1e-6, -1e-6)
    ]
    assert float((packed.grad.numpy() * way).sum()) == pytest.approx(float(ends[0] - ends[1]) / 2e-6, rel=1e-6)


def test_householder_products_are_lapacks():
    a = np.random.default_rng(0).standard_normal((4, 3)) + 1j * np.random.default_rng(1).standard_normal((4, 3))
    for values, orgqr in ((a.real.copy(), scipy.linalg.lapack.dorgqr), (a, scipy.linalg.lapack.zungqr)):
        tau = values[0] * 0.5
        made = L.householder_product(paddle.to_tensor(values), paddle.to_tensor(tau))
        np.testing.assert_allclose(made.numpy(), orgqr(values, tau)[0], rtol=1e-10, atol=1e-12)


def test_householder_products_and_ormqr_have_gradients():
    x, tau, y = t(4, 3, stop_gradient=False), t(3, stop_gradient=False), t(3, 2, stop_gradient=False)
    L.ormqr(x, tau, y).sum().backward()
    for leaf in (x, tau, y):
        way = np.random.default_rng(3).standard_normal(leaf.shape)
        ends = []
        for s in (1e-6, -1e-6):
            moved = [
                paddle.to_tensor(v.numpy() + s * way * (v is leaf)) if v is leaf else v.detach() for v in (x, tau, y)
            ]
            ends.append(float(L.ormqr(*moved).sum()))
        assert float((leaf.grad.numpy() * way).sum()) == pytest.approx((ends[0] - ends[1]) / 2e-6, rel=1e-6)


def test_the_exponential_of_large_and_small_matrices():
    for size in (1e-3, 1.0, 30.0):
        x = np.random.default_rng(0).standard_normal((4, 4)) * size
        made = L.matrix_exp(paddle.to_tensor(x)).numpy()
        wanted = scipy.linalg.expm(x)
        assert np.abs(made - wanted).max() < 1e-10 * np.abs(wanted).max()
    assert L.matrix_exp(paddle.zeros([0, 3, 3])).shape == [0, 3, 3]


def test_low_rank_approximations_find_the_largest_singular_values():
    paddle.seed(0)
    low = t(20, 3, seed=1) @ t(3, 12, seed=2)
    u, s, v = L.svd_lowrank(low, q=3)
    np.testing.assert_allclose(((u * s) @ v.T).numpy(), low.numpy(), atol=1e-9)
    np.testing.assert_allclose(s.numpy(), np.linalg.svd(low.numpy())[1][:3], rtol=1e-9)
    wide = L.svd_lowrank(low.T, q=3)
    assert wide[0].shape == [12, 3] and wide[2].shape == [20, 3]
    centred = low.numpy() - low.numpy().mean(0)
    np.testing.assert_allclose(L.pca_lowrank(low, q=3)[1].numpy(), np.linalg.svd(centred)[1][:3], rtol=1e-6)


def test_methods_are_the_functions():
    x = t(3, 3)
    np.testing.assert_array_equal(x.qr()[1].numpy(), L.qr(x)[1].numpy())
    np.testing.assert_array_equal(x.eigvals().numpy(), L.eigvals(x).numpy())
    np.testing.assert_array_equal(x.lu()[0].numpy(), L.lu(x)[0].numpy())


def test_pca_of_a_sparse_matrix_is_that_of_the_dense_one():
    dense = np.zeros((6, 4))
    dense[[0, 1, 3, 5], [1, 0, 3, 2]] = [1.0, -2.0, 3.0, 0.5]
    x = paddle.to_tensor(dense).to_sparse_coo(2)
    wanted = np.linalg.svd(dense - dense.mean(0))[1][:2]
    np.testing.assert_allclose(paddle.sparse.pca_lowrank(x, 2)[1].numpy(), wanted, rtol=1e-4)
