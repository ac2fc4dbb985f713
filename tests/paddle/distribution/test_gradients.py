"""Gradients of entropies, log-probabilities, divergences and draws in the parameters are central differences."""

from __future__ import annotations

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.paddle import distribution as D

STEP = 1e-6
#: kind, parameters, those of another of its kind, a value
KINDS = [
    (D.Normal, ([0.2, 1.0], [1.0, 2.0]), ([0.5, 0.1], [2.0, 1.0]), [0.3, -1.2]),
    (D.Bernoulli, ([0.3, 0.6],), ([0.4, 0.2],), [0.0, 1.0]),
    (D.Beta, ([0.5, 2.0], [1.5, 0.7]), ([1.5, 1.0], [0.5, 2.7]), [0.3, 0.6]),
    (D.Cauchy, ([0.2, 1.0], [1.0, 2.0]), ([0.5, 0.1], [2.0, 1.0]), [0.3, -1.2]),
    (D.Chi2, ([3.0, 5.0],), ([2.0, 1.0],), [0.3, 1.2]),
    (D.ContinuousBernoulli, ([0.3, 0.4995],), ([0.4, 0.2],), [0.3, 0.6]),
    (D.Dirichlet, ([[0.5, 2.0], [1.0, 3.0]],), ([[1.5, 0.7], [0.4, 2.0]],), [0.3, 0.7]),
    (D.Exponential, ([2.0, 3.0],), ([1.0, 5.0],), [0.3, 1.2]),
    (D.Gamma, ([0.5, 2.0], [1.5, 0.7]), ([1.5, 1.0], [0.5, 2.7]), [0.3, 1.2]),
    (D.Laplace, ([0.2, 1.0], [1.0, 2.0]), ([0.5, 0.1], [2.0, 1.0]), [0.3, -1.2]),
    (D.LogNormal, ([0.2, 1.0], [1.0, 2.0]), ([0.5, 0.1], [2.0, 1.0]), [0.3, 1.2]),
    (D.Poisson, ([2.0, 3.0],), ([1.0, 5.0],), [1.0, 3.0]),
    (D.Gumbel, ([0.2, 1.0], [1.0, 2.0]), None, [0.3, -1.2]),
    (D.StudentT, ([3.0, 5.0], [0.2, 1.0], [1.0, 2.0]), None, [0.3, -1.2]),
    (lambda p: D.Binomial(paddle.to_tensor([5, 7]), p), ([0.3, 0.6],), ([0.5, 0.2],), [1.0, 3.0]),
    (lambda p: D.Multinomial(3, p), ([[0.2, 0.8], [1.0, 3.0]],), None, [1.0, 2.0]),
    (D.MultivariateNormal, ([0.2, 1.0], [[2.0, 0.5], [0.5, 1.0]]), ([0.5, 0.1], [[1.0, 0.2], [0.2, 1.5]]), [0.3, -1.2]),
    (lambda m, p: D.MultivariateNormal(m, precision_matrix=p), ([0.2, 1.0], [[2.0, 0.5], [0.5, 1.0]]), None, [0.3, 1]),
]  # fmt: skip


def tensors(arrays, stop_gradient=True):
    return [paddle.to_tensor(np.asarray(a, "float64"), stop_gradient=stop_gradient) for a in arrays]


def total(kind, parameters, other, value):
    """Entropy, log-probability and divergence together, each element with a weight of its own."""
    ours = kind(*parameters)
    parts = [ours.entropy(), ours.log_prob(paddle.to_tensor(value, dtype="float64"))]
    if other is not None:
        parts.append(D.kl_divergence(ours, kind(*tensors(other))))
    flat = paddle.concat([p.flatten() for p in parts])
    return (flat * paddle.arange(1, flat.shape[0] + 1, dtype="float64")).sum()


@pytest.mark.parametrize(("kind", "arrays", "other", "value"), KINDS, ids=lambda k: getattr(k, "__name__", None))
def test_entropy_log_prob_and_divergence(kind, arrays, other, value):
    leaves = tensors(arrays, stop_gradient=False)
    out = total(kind, leaves, other, value)
    out.backward()
    rng = np.random.default_rng(0)
    ways = [rng.standard_normal(np.shape(a)) for a in arrays]
    # a covariance stays symmetric: its factor is that of the symmetric part
    ways = [w + w.T if w.shape == (2, 2) and len(ways) == 2 else w for w in ways]
    sides = [
        float(total(kind, tensors([a + s * STEP * w for a, w in zip(arrays, ways, strict=True)]), other, value))
        for s in (1, -1)
    ]
    got = sum(float((leaf.grad.numpy() * w).sum()) for leaf, w in zip(leaves, ways, strict=True))
    assert got == pytest.approx((sides[0] - sides[1]) / (2 * STEP), rel=2e-6, abs=1e-6)


@pytest.mark.parametrize(
    ("kind", "arrays"),
    [(k, a) for k, a, _, _ in KINDS if k in (D.Normal, D.Cauchy, D.Exponential, D.Laplace, D.LogNormal, D.Gumbel)]
    + [(D.MultivariateNormal, ([0.2, 1.0], [[2.0, 0.5], [0.5, 1.0]])), (D.ContinuousBernoulli, ([0.3, 0.8],))],
    ids=lambda k: getattr(k, "__name__", None),
)
def test_rsample_is_a_function_of_the_parameters(kind, arrays):
    def drawn(leaves):
        paddle.seed(5)
        out = kind(*leaves).rsample([3])
        return (out * paddle.arange(1, out.size + 1, dtype="float64").reshape(out.shape)).sum()

    leaves = tensors(arrays, stop_gradient=False)
    drawn(leaves).backward()
    for i, leaf in enumerate(leaves):
        sides = [
            float(drawn(tensors([np.asarray(a) + s * STEP * (i == j) for j, a in enumerate(arrays)]))) for s in (1, -1)
        ]
        assert float(leaf.grad.numpy().sum()) == pytest.approx((sides[0] - sides[1]) / (2 * STEP), rel=1e-5, abs=1e-5)


def test_sample_stops_the_gradient_where_paddle_does():
    leaf = paddle.to_tensor([0.5, 0.6], stop_gradient=False)
    for made in (
        D.Laplace(leaf, 1.0),
        D.Gumbel(leaf, 1.0),
        D.Exponential(leaf),
        D.Bernoulli(leaf),
        D.Cauchy(leaf, 1.0),
    ):
        assert made.sample([2]).stop_gradient
    for made in (D.Normal(leaf, leaf), D.Uniform(leaf, leaf + 1), D.LogNormal(leaf, leaf), D.StudentT(3.0, leaf, 1.0)):
        assert not made.sample([2]).stop_gradient


def test_what_a_policy_needs_reinforce_learns_the_better_arm():
    """A bandit with rewards 0, 1 and 0.2: the policy gradient finds arm 1."""
    paddle.seed(2)
    weights = paddle.to_tensor([0.0, 0.0, 0.0], stop_gradient=False)
    optimizer = paddle.optimizer.Adam(0.1, parameters=[weights])
    rewards = paddle.to_tensor([0.0, 1.0, 0.2])
    for _ in range(40):
        policy = D.Categorical(paddle.nn.functional.log_softmax(weights))
        chance = D.Categorical(paddle.nn.functional.softmax(weights))  # log_prob divides by the sum
        action = policy.sample([16])
        loss = -(chance.log_prob(action) * rewards[action]).mean() - 0.01 * policy.entropy()
        loss.backward()
        optimizer.step()
        optimizer.clear_grad()
    assert paddle.nn.functional.softmax(weights).numpy()[1] > 0.8
