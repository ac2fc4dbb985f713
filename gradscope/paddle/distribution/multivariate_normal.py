"""The multivariate normal distribution."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from gradscope.core import place as places
from gradscope.core.tensor import Tensor
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.distribution.arguments import filled, ops, value_like
from gradscope.paddle.distribution.distribution import Distribution
from gradscope.paddle.tensor.default_dtype import default_dtype

__all__ = ["MultivariateNormal"]


class MultivariateNormal(Distribution):
    """loc: a number or a tensor [..., n]; and one of a covariance matrix, its inverse or its triangular factor.

    Raises ValueError unless exactly one of these is given, or where shapes do not fit.
    """

    def __init__(
        self,
        loc: Any,
        covariance_matrix: Tensor | None = None,
        precision_matrix: Tensor | None = None,
        scale_tril: Tensor | None = None,
    ) -> None:
        given = [m for m in (covariance_matrix, precision_matrix, scale_tril) if m is not None]
        if len(given) != 1:
            raise ValueError("Exactly one of covariance_matrix or precision_matrix or scale_tril may be specified.")
        matrix: Any = given[0]
        if not isinstance(loc, Tensor):
            loc = filled(float(loc), default_dtype(), [1])
        self.dtype = loc.dtype
        if loc.ndim < 1 or matrix.ndim < 2:
            raise ValueError("loc must be at least one-dimensional and its matrix at least two-dimensional.")
        batch = np.broadcast_shapes(tuple(matrix.shape[:-2]), tuple(loc.shape[:-1]))
        self.loc: Any = _to_shape(loc, (*batch, loc.shape[-1]))
        whole = _to_shape(matrix, (*batch, *matrix.shape[-2:]))
        self.covariance_matrix = whole if covariance_matrix is not None else None
        self.precision_matrix = whole if precision_matrix is not None else None
        self.scale_tril = whole if scale_tril is not None else None
        if scale_tril is not None:
            self._unbroadcasted_scale_tril: Any = matrix
        elif covariance_matrix is not None:
            self._unbroadcasted_scale_tril = ops.cholesky(matrix, False)
        else:
            self._unbroadcasted_scale_tril = _factor_of_inverse(matrix)
        super().__init__(batch, loc.shape[-1:])

    @property
    def mean(self) -> Tensor:
        """loc."""
        return self.loc

    @property
    def variance(self) -> Tensor:
        """The diagonal of the covariance matrix."""
        own = self._unbroadcasted_scale_tril.square().sum(axis=-1)
        return _to_shape(own, (*self._batch_shape, *self._event_shape))

    def sample(self, shape: Sequence[int] = ()) -> Tensor:
        """Draws; no gradient."""
        with no_grad():
            return self.rsample(shape)

    def rsample(self, shape: Sequence[int] = ()) -> Tensor:
        """loc + L ε for standard normal ε."""
        drawn = ops.gaussian(self._extend_shape(shape), 0.0, 1.0, 0, self.dtype, places.expected())
        return self.loc + _times(self._unbroadcasted_scale_tril, drawn)

    def log_prob(self, value: Any) -> Tensor:
        """-½ (n log 2π + |L⁻¹ (x - loc)|²) - log det L."""
        away = value_like(value, self.loc) - self.loc
        n = self._event_shape[0]
        return -0.5 * (n * math.log(2 * math.pi) + self._distance(away)) - _log_det(self._unbroadcasted_scale_tril)

    def _distance(self, away: Any) -> Any:
        """|L⁻¹ away|² along the last axis."""
        low = self._unbroadcasted_scale_tril
        column = ops.unsqueeze(away, [-1])
        return ops.triangular_solve(low, column, False, False, False).square().sum(axis=[-2, -1])

    def entropy(self) -> Tensor:
        """½ n (1 + log 2π) + log det L."""
        n = self._event_shape[0]
        own = 0.5 * n * (1 + math.log(2 * math.pi)) + _log_det(self._unbroadcasted_scale_tril)
        return _to_shape(own, self._batch_shape)

    def kl_divergence(self, other: Any) -> Tensor:
        """log det L' - log det L + ½ (|L'⁻¹ L|² + |L'⁻¹ (loc' - loc)|² - n)."""
        mine, theirs, n = self._unbroadcasted_scale_tril, other._unbroadcasted_scale_tril, self._event_shape[0]
        turned = ops.triangular_solve(theirs, mine, False, False, False).square().sum(axis=[-2, -1])
        return _log_det(theirs) - _log_det(mine) + 0.5 * (turned + other._distance(other.loc - self.loc) - n)


def _to_shape(x: Any, shape: Sequence[int]) -> Any:
    return x if tuple(x.shape) == tuple(shape) else ops.expand(x, list(shape))


def _times(matrix: Any, vector: Any) -> Any:
    return ops.squeeze(ops.matmul(matrix, ops.unsqueeze(vector, [-1])), [-1])


def _log_det(low: Any) -> Any:
    """The logarithm of the determinant of a triangular matrix with a positive diagonal."""
    return ops.diagonal(low, 0, -2, -1).log().sum(axis=-1)


def _factor_of_inverse(precision: Any) -> Any:
    """The lower triangle L with L Lᵀ the inverse of precision: from the factor of precision read backwards."""
    turned = ops.flip(precision, [-2, -1])
    factor = ops.flip(ops.cholesky(turned, False), [-2, -1])  # upper, U Uᵀ = precision
    n = factor.ndim
    upper = ops.transpose(factor, [*range(n - 2), n - 1, n - 2])  # lower, with (Uᵀ)⁻¹ what is wanted
    eye = ops.eye(factor.shape[-1], factor.shape[-1], factor.dtype)
    return ops.triangular_solve(upper, eye, False, False, False)
