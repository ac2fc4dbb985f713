"""Draws have the law their distribution says: moments and the largest distance from the exact cdf, with fixed seeds."""

from __future__ import annotations

import numpy as np
import pytest
import scipy.stats as st

import gradscope.paddle as paddle

D = paddle.distribution
COUNT = 20000
#: how far the empirical cdf of COUNT draws is from the exact one, less than once in 1e7 times
BOUND = 2.9 / COUNT**0.5

CONTINUOUS = [
    (D.Normal(0.5, 2.0), st.norm(0.5, 2.0)),
    (D.Uniform(-1.0, 3.0), st.uniform(-1.0, 4.0)),
    (D.Beta(0.7, 2.0), st.beta(0.7, 2.0)),
    (D.Cauchy(0.5, 2.0), st.cauchy(0.5, 2.0)),
    (D.Chi2(3.0), st.chi2(3.0)),
    (D.Exponential(2.0), st.expon(scale=0.5)),
    (D.Gamma(0.7, 3.0), st.gamma(0.7, scale=1 / 3)),
    (D.Gumbel(0.5, 2.0), st.gumbel_r(0.5, 2.0)),
    (D.Laplace(0.5, 2.0), st.laplace(0.5, 2.0)),
    (D.LogNormal(0.5, 0.7), st.lognorm(0.7, scale=np.exp(0.5))),
    (D.StudentT(5.0, 0.5, 2.0), st.t(5.0, 0.5, 2.0)),
]


def drawn(distribution, *shape, how="sample"):
    paddle.seed(7)
    return getattr(distribution, how)([*shape]).numpy().astype("float64")


@pytest.mark.parametrize(("ours", "exact"), CONTINUOUS, ids=lambda d: type(d).__name__)
def test_continuous_draws_follow_the_exact_cdf(ours, exact):
    for how in ("sample", "rsample"):
        try:
            values = drawn(ours, COUNT, how=how)
        except NotImplementedError:
            assert how == "rsample" and type(ours).__name__ in ("Uniform", "Beta", "StudentT")
            continue
        assert st.kstest(values, exact.cdf).statistic < BOUND
        at = paddle.to_tensor(exact.ppf([0.1, 0.4, 0.8]).astype("float32"))
        np.testing.assert_allclose(ours.log_prob(at).numpy(), exact.logpdf(at.numpy()), rtol=2e-5, atol=2e-5)


DISCRETE = [
    (D.Bernoulli(0.3), st.bernoulli(0.3)),
    (D.Binomial(6, 0.3), st.binom(6, 0.3)),
    (D.Geometric(0.3), st.geom(0.3, -1)),
    (D.Poisson(2.5), st.poisson(2.5)),
]


@pytest.mark.parametrize(("ours", "exact"), DISCRETE, ids=lambda d: type(d).__name__)
def test_discrete_draws_have_the_exact_shares(ours, exact):
    values = drawn(ours, COUNT)
    for k in range(5):
        share = exact.pmf(k)
        assert abs(np.mean(values == k) - share) < 5 * np.sqrt(max(share * (1 - share), 1e-6) / COUNT)
    assert ours.mean.numpy() == pytest.approx(exact.mean(), rel=1e-5)
    assert ours.variance.numpy() == pytest.approx(exact.var(), rel=1e-5)
    assert float(ours.entropy()) == pytest.approx(float(exact.entropy()), rel=1e-4)


def test_a_categorical_draws_by_softmax_and_a_multinomial_counts_its_draws():
    logits = np.array([[1.0, 2.0, 0.5], [0.0, 0.0, 3.0]], "float32")
    values = drawn(D.Categorical(paddle.to_tensor(logits)), COUNT)
    assert values.shape == (COUNT, 2)
    chance = np.exp(logits) / np.exp(logits).sum(-1, keepdims=True)
    shares = np.stack([(values == k).mean(0) for k in range(3)], -1)
    assert np.abs(shares - chance).max() < 5 * 0.5 / COUNT**0.5
    counts = drawn(D.Multinomial(4, paddle.to_tensor(chance)), 4000)
    assert counts.shape == (4000, 2, 3) and (counts.sum(-1) == 4).all()
    assert np.abs(counts.mean(0) - 4 * chance).max() < 5 * 1.0 / 4000**0.5


def test_dirichlet_draws_are_shares_with_the_right_moments():
    ours = D.Dirichlet(paddle.to_tensor([0.5, 2.0, 1.0]))
    values = drawn(ours, COUNT)
    assert np.allclose(values.sum(-1), 1, atol=1e-6)
    np.testing.assert_allclose(values.mean(0), ours.mean.numpy(), atol=0.01)
    np.testing.assert_allclose(values.var(0), ours.variance.numpy(), atol=0.003)


def test_a_multivariate_normal_has_its_covariance_however_it_is_given():
    cov = np.array([[2.0, 0.5], [0.5, 1.0]], "float32")
    loc = paddle.to_tensor([1.0, -1.0])
    given = {
        "covariance_matrix": cov,
        "precision_matrix": np.linalg.inv(cov),
        "scale_tril": np.linalg.cholesky(cov),
    }
    for name, matrix in given.items():
        ours = D.MultivariateNormal(loc, **{name: paddle.to_tensor(matrix)})
        values = drawn(ours, COUNT)
        np.testing.assert_allclose(np.cov(values.T), cov, atol=0.08)
        exact = st.multivariate_normal([1.0, -1.0], cov)
        np.testing.assert_allclose(ours.log_prob(paddle.to_tensor([0.3, 0.4])).numpy(), exact.logpdf([0.3, 0.4]), 1e-5)
        assert float(ours.entropy()) == pytest.approx(exact.entropy(), rel=1e-5)


@pytest.mark.parametrize("method", ["onion", "cvine"])
def test_lkj_draws_are_factors_of_correlation_matrices_with_the_law_of_one_entry(method):
    """An entry r of an LKJ matrix of size n has (1 + r) / 2 ~ Beta(a, a), a = η + n / 2 - 1."""
    low = drawn(D.LKJCholesky(3, 1.5, method), 4000)
    matrix = low @ low.swapaxes(-1, -2)
    assert np.allclose(np.triu(low, 1), 0) and np.allclose(matrix[:, range(3), range(3)], 1, atol=1e-5)
    for i, j in ((0, 1), (0, 2), (1, 2)):
        values = (1 + matrix[:, i, j]) / 2
        assert st.kstest(values, st.beta(2.0, 2.0).cdf).statistic < 2.9 / 4000**0.5


def test_a_continuous_bernoulli_inverts_its_cdf():
    ours = D.ContinuousBernoulli(paddle.to_tensor([0.2, 0.5, 0.9]))
    values = drawn(ours, COUNT)
    np.testing.assert_allclose(values.mean(0), ours.mean.numpy(), atol=0.012)
    np.testing.assert_allclose(values.var(0), ours.variance.numpy(), atol=0.006)
    at = paddle.to_tensor([0.3, 0.6, 0.8])
    np.testing.assert_allclose(ours.cdf(ours.icdf(at)).numpy(), at.numpy(), rtol=1e-4)


def test_the_same_seed_draws_the_same_again():
    one = D.Normal(0.0, 1.0)
    assert one.sample([3], seed=5).numpy().tolist() == one.sample([3], seed=5).numpy().tolist()
    paddle.seed(3)
    first = D.Gamma(2.0, 1.0).sample([3]).numpy()
    paddle.seed(3)
    assert (D.Gamma(2.0, 1.0).sample([3]).numpy() == first).all()


def test_a_complex_normal_is_circular():
    ours = D.Normal(paddle.to_tensor([1 + 2j]), paddle.to_tensor([0.5]))
    values = np.asarray(ours.sample([COUNT]).numpy())[:, 0]
    assert abs(values.mean() - (1 + 2j)) < 0.02
    assert values.real.var() == pytest.approx(0.125, rel=0.06) and values.imag.var() == pytest.approx(0.125, rel=0.06)
    assert float(ours.entropy()) == pytest.approx(np.log(np.pi * np.e * 0.25), rel=1e-5)
    assert float(ours.log_prob(paddle.to_tensor([1 + 2.5j]))) == pytest.approx(-1 - np.log(np.pi * 0.25), rel=1e-5)
