"""What distributions and transforms refuse, and with which error; user-made ones fit in."""

from __future__ import annotations

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.paddle import distribution as D


def t(*values):
    return paddle.to_tensor(list(values))


@pytest.mark.parametrize(
    ("make", "error", "text"),
    [
        (lambda: D.Normal(t(0.0), 1.0), ValueError, "if one argument is Tensor, all arguments should be Tensor"),
        (lambda: D.Normal("a", 1.0), TypeError, "Type of input args must be float"),
        (lambda: D.Exponential(2), TypeError, "received type <class 'int'>"),
        (lambda: D.Geometric([0.1]), TypeError, "Expected type of probs is Real"),
        (lambda: D.Chi2(-1.0), ValueError, "must be positive"),
        (lambda: D.StudentT(-1.0, 0.0, 1.0), ValueError, "`df` should be nonnegative"),
        (lambda: D.Dirichlet(paddle.to_tensor(2.0)), ValueError, "at least one dimensional"),
        (lambda: D.Multinomial(0, t(0.5, 0.5)), ValueError, "total_count must be int type"),
        (lambda: D.Binomial(3.5, 0.3), ValueError, "total_count must be an int or a Tensor"),
        (lambda: D.MultivariateNormal(t(0.0, 1.0)), ValueError, "Exactly one of covariance_matrix"),
        (lambda: D.LKJCholesky(1), ValueError, "Found dim=1"),
        (lambda: D.LKJCholesky(3, 1.0, "vine"), ValueError, "should be one of 'cvine' or 'onion'"),
        (lambda: D.Independent(D.Normal(0.0, 1.0), 1), ValueError, "Expected 0 < reinterpreted_batch_rank <= 0"),
        (lambda: D.Independent(1, 1), TypeError, "Expected type of 'base' is Distribution"),
        (lambda: D.Cauchy(0.0, 1.0).mean, ValueError, "has no mean"),
        (lambda: D.Uniform(0.0, 1.0).rsample(), NotImplementedError, "Uniform has no rsample"),
        (lambda: D.kl_divergence(D.Normal(0.0, 1.0), D.Laplace(0.0, 1.0)), NotImplementedError, "Normal and Laplace"),
        (lambda: D.register_kl(int, D.Normal), TypeError, "must be subclass of Distribution"),
        (lambda: D.Normal(0.0, 1.0).sample(3), TypeError, "sample shape must be Iterable"),
        (lambda: D.AffineTransform(1.0, 2.0), TypeError, "Expected 'loc' is a Tensor"),
        (lambda: D.ChainTransform(D.ExpTransform()), TypeError, "Expected type of 'transforms' is Sequence"),
        (lambda: D.ReshapeTransform((2,), (3,)), ValueError, "2!=3"),
        (lambda: D.StackTransform([]), TypeError, "Expected 'transforms' is Sequence"),
        (lambda: D.IndependentTransform(D.ExpTransform(), 0), ValueError, "grater than zero"),
        (lambda: D.AbsTransform().forward_log_det_jacobian(t(1.0)), NotImplementedError, "non-injective"),
        (lambda: D.Transform().forward(t(1.0)), NotImplementedError, "Forward not implemented"),
        (lambda: D.ExpTransform().forward([1.0]), TypeError, "Expected 'x' is a Tensor"),
        (lambda: D.StickBreakingTransform()(D.Normal(0.0, 1.0)), ValueError, "shape with size at least 1"),
        (lambda: D.TransformedDistribution(1, []), TypeError, "Expected type of 'base'"),
        (lambda: D.TransformedDistribution(D.Normal(0.0, 1.0), [1]), TypeError, "must be Transform type"),
        (lambda: D.Binomial(3, t(0.5)).kl_divergence(D.Binomial(4, t(0.5))), ValueError, "same `total_count`"),
    ],
)  # fmt: skip
def test_refusals(make, error, text):
    with pytest.raises(error, match=text):
        make()


def test_parameters_that_broadcast_give_the_shape_of_both():
    for kind in (D.Normal, D.Uniform, D.Gamma, D.LogNormal, D.Laplace, D.Beta):
        made = kind(t(0.5, 0.6), paddle.to_tensor([[1.0], [2.0]]))
        assert tuple(made.batch_shape) == (2, 2) and made.sample([3]).shape == [3, 2, 2]


def test_a_family_of_ones_own_gets_entropy_and_divergence_from_its_normalizer():
    class Rates(D.ExponentialFamily):
        def __init__(self, rate):
            super().__init__(rate.shape)
            self.rate = rate

        @property
        def _natural_parameters(self):
            return (-self.rate,)

        def _log_normalizer(self, natural):
            return -paddle.log(-natural)

        @property
        def _mean_carrier_measure(self):
            return 0

    p, q = t(2.0, 3.0), t(1.0, 5.0)
    known, other = D.Exponential(p), D.Exponential(q)
    np.testing.assert_allclose(Rates(p).entropy().numpy(), known.entropy().numpy(), rtol=1e-6)
    np.testing.assert_allclose(
        D.kl_divergence(Rates(p), Rates(q)).numpy(), D.kl_divergence(known, other).numpy(), rtol=1e-5
    )


def test_a_transformed_distribution_has_the_density_of_the_known_one():
    made = D.TransformedDistribution(D.Normal(t(0.5), t(0.7)), [D.ExpTransform()])
    at = t(0.3, 1.7)
    np.testing.assert_allclose(made.log_prob(at).numpy(), D.LogNormal(0.5, 0.7).log_prob(at).numpy(), rtol=1e-6)
    flat = D.TransformedDistribution(
        D.Independent(D.Normal(paddle.zeros([2, 3]), paddle.ones([2, 3])), 2), [D.ReshapeTransform((2, 3), (6,))]
    )
    assert flat.batch_shape == () and flat.event_shape == (6,) and flat.sample([4]).shape == [4, 6]
    assert float(flat.log_prob(paddle.zeros([6]))) == pytest.approx(-3 * np.log(2 * np.pi), rel=1e-6)


def test_constraints_say_where_a_value_is_allowed():
    c, v = D.constraint, D.variable
    x = paddle.to_tensor([[0.5, 0.5], [-1.0, 2.0], [0.25, 0.25]])
    assert c.real(x).all() and c.positive(x).tolist() == [[True, True], [False, True], [True, True]]
    assert c.simplex(x).tolist() == [True, False, False]
    assert c.Range(0.0, 0.5)(x).tolist() == [[True, True], [False, False], [True, True]]
    assert v.Independent(v.positive, 1).constraint(x).tolist() == [True, False, True]
    assert v.Stack([v.real, v.positive], -1).constraint(-x).tolist() == [[True, False], [True, False], [True, False]]
    with pytest.raises(NotImplementedError, match="no constraint"):
        v.Variable().constraint(x)
    with pytest.raises(ValueError, match="must be 2"):
        v.Stack([v.real, v.real], 0).constraint(x)
