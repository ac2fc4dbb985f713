"""`paddle.distribution`: probability distributions, transforms of them, and divergences between them."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.distribution import constraint as constraint
from gradscope.paddle.distribution import transform as transform
from gradscope.paddle.distribution import variable as variable
from gradscope.paddle.distribution.bernoulli import Bernoulli
from gradscope.paddle.distribution.beta import Beta
from gradscope.paddle.distribution.binomial import Binomial
from gradscope.paddle.distribution.categorical import Categorical
from gradscope.paddle.distribution.cauchy import Cauchy
from gradscope.paddle.distribution.chi2 import Chi2
from gradscope.paddle.distribution.continuous_bernoulli import ContinuousBernoulli
from gradscope.paddle.distribution.dirichlet import Dirichlet
from gradscope.paddle.distribution.distribution import Distribution
from gradscope.paddle.distribution.exponential import Exponential
from gradscope.paddle.distribution.exponential_family import ExponentialFamily
from gradscope.paddle.distribution.gamma import Gamma
from gradscope.paddle.distribution.geometric import Geometric
from gradscope.paddle.distribution.gumbel import Gumbel
from gradscope.paddle.distribution.independent import Independent
from gradscope.paddle.distribution.kl import kl_divergence, register_kl
from gradscope.paddle.distribution.laplace import Laplace
from gradscope.paddle.distribution.lkj_cholesky import LKJCholesky
from gradscope.paddle.distribution.lognormal import LogNormal
from gradscope.paddle.distribution.multinomial import Multinomial
from gradscope.paddle.distribution.multivariate_normal import MultivariateNormal
from gradscope.paddle.distribution.normal import Normal
from gradscope.paddle.distribution.poisson import Poisson
from gradscope.paddle.distribution.student_t import StudentT
from gradscope.paddle.distribution.transform import (
    AbsTransform,
    AffineTransform,
    ChainTransform,
    ExpTransform,
    IndependentTransform,
    PowerTransform,
    ReshapeTransform,
    SigmoidTransform,
    SoftmaxTransform,
    StackTransform,
    StickBreakingTransform,
    TanhTransform,
    Transform,
)
from gradscope.paddle.distribution.transformed_distribution import TransformedDistribution
from gradscope.paddle.distribution.uniform import Uniform

__all__ = [
    "AbsTransform",
    "AffineTransform",
    "Bernoulli",
    "Beta",
    "Binomial",
    "Categorical",
    "Cauchy",
    "ChainTransform",
    "Chi2",
    "ContinuousBernoulli",
    "Dirichlet",
    "Distribution",
    "ExpTransform",
    "Exponential",
    "ExponentialFamily",
    "Gamma",
    "Geometric",
    "Gumbel",
    "Independent",
    "IndependentTransform",
    "LKJCholesky",
    "Laplace",
    "LogNormal",
    "Multinomial",
    "MultivariateNormal",
    "Normal",
    "Poisson",
    "PowerTransform",
    "ReshapeTransform",
    "SigmoidTransform",
    "SoftmaxTransform",
    "StackTransform",
    "StickBreakingTransform",
    "StudentT",
    "TanhTransform",
    "Transform",
    "TransformedDistribution",
    "Uniform",
    "kl_divergence",
    "register_kl",
]

__getattr__ = missing_in(__name__)
