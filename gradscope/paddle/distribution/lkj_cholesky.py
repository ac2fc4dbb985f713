"""The LKJ distribution of the Cholesky factors of correlation matrices (Lewandowski, Kurowicka and Joe, Generating
random correlation matrices based on vines and extended onion method, 2009)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from gradscope.core import place as places
from gradscope.core.tensor import Tensor
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.distribution.arguments import as_tensors, ops, value_like
from gradscope.paddle.distribution.beta import Beta
from gradscope.paddle.distribution.distribution import Distribution
from gradscope.paddle.tensor.creation import to_tensor

__all__ = ["LKJCholesky"]


class LKJCholesky(Distribution):
    """Lower triangles L, L Lᵀ a correlation matrix of size dim with a density in proportion to det^(concentration - 1).

    sample_method: "onion" or "cvine". Raises ValueError for dim below 2, concentrations not above 0, other methods.
    """

    def __init__(self, dim: int = 2, concentration: Any = 1.0, sample_method: str = "onion") -> None:
        if not isinstance(dim, int):
            raise TypeError(f"Expected dim to be an integer. Found type {type(dim)}.")
        if dim < 2:
            raise ValueError(f"Expected dim greater than or equal to 2. Found dim={dim}.")
        self.concentration: Any = as_tensors(concentration)[0]
        if not bool(ops.all(self.concentration > 0, [], False).item()):
            raise ValueError("The arg of `concentration` must be positive.")
        if sample_method not in ("onion", "cvine"):
            raise ValueError("`method` should be one of 'cvine' or 'onion'.")
        self.dtype, self.dim, self.sample_method = self.concentration.dtype, dim, sample_method
        size = self.concentration
        marginal = ops.unsqueeze(size + 0.5 * (dim - 2), [-1])
        if sample_method == "onion":
            at = np.concatenate([[0.0], np.arange(dim - 1)])
            first = np.arange(dim) * 0.5
            first[1:] = np.arange(dim - 1) * 0.5 + 0.5
            first[0] = 0.5
            one = ops.expand(self._row(first), [*size.shape, dim])
            self._beta = Beta(one, marginal - self._row(at * 0.5))
        else:
            _, columns = np.tril_indices(dim - 1)
            own = marginal - self._row(0.5 * columns)
            self._beta = Beta(own, own)
        super().__init__(size.shape, (dim, dim))

    def _row(self, values: Any) -> Any:
        return to_tensor(np.asarray(values), dtype=self.dtype)

    def sample(self, sample_shape: Sequence[int] = ()) -> Tensor:
        """Draws; no gradient."""
        size = self._extend_shape(sample_shape)[:-2]
        with no_grad():
            drawn: Any = self._beta.sample(sample_shape)
            return self._onion(drawn, size) if self.sample_method == "onion" else self._cvine(drawn, size)

    def _onion(self, drawn: Any, size: list[int]) -> Tensor:
        """Row k: a point on the sphere in k dimensions, shrunk by the root of a beta draw, and what is left over."""
        noise = ops.gaussian([*size, self.dim, self.dim], 0.0, 1.0, 0, self.dtype, places.expected())
        noise = ops.tril(noise, -1)
        length = noise.square().sum(axis=-1, keepdim=True).sqrt()
        unit = noise / ops.where(length > 0, length, ops.full_like(length, 1))
        rows = ops.unsqueeze(drawn, [-1]).sqrt() * unit
        rest = (1 - rows.square().sum(axis=-1)).clip(float(np.finfo(self.dtype.np).tiny)).sqrt()
        return rows + ops.diag_embed(rest, 0, -2, -1)

    def _cvine(self, drawn: Any, size: list[int]) -> Tensor:
        """Partial correlations 2 beta - 1, each taking its share of what the ones before it left of the row."""
        n = self.dim
        rows, columns = np.tril_indices(n - 1)
        where = np.zeros((n, n), "int64")
        where[rows + 1, columns] = np.arange(len(rows)) + 1
        padded = ops.concat([ops.full([*size, 1], 0.5, self.dtype, places.expected()), drawn], -1)
        partial = 2 * ops.reshape(ops.gather(padded, to_tensor(where.reshape(-1)), len(size)), [*size, n, n]) - 1
        left = (1 - partial.square()).clip(float(np.finfo(self.dtype.np).tiny)).sqrt()
        taken = ops.cumprod(left, -1, False, False)
        before = ops.concat([ops.full([*size, n, 1], 1.0, self.dtype, places.expected()), taken], -1)
        before = ops.slice(before, [len(size) + 1], [0], [n], [], [])
        eye = ops.eye(n, n, self.dtype)
        return before * (partial + eye)

    def log_prob(self, value: Any) -> Tensor:
        """Σ over rows k from 2 of (2 (η - 1) + n - k) log L[k, k], less the logarithm of what normalises it."""
        value, n = value_like(value, self.concentration), self.dim
        diagonal = ops.slice(ops.diagonal(value, 0, -2, -1), [value.ndim - 2], [1], [n], [], [])
        order = ops.unsqueeze(2 * (self.concentration - 1), [-1]) + self._row(n - np.arange(2, n + 1))
        own = (order * diagonal.log()).sum(axis=-1)
        m = n - 1
        alpha = self.concentration + 0.5 * m
        top = alpha.lgamma() * m
        bottom: Any = 0.25 * m * (m - 1) * math.log(math.pi)
        for j in range(m):
            bottom = bottom + (alpha - 0.5 - 0.5 * j).lgamma()
        return own - (0.5 * m * math.log(math.pi) + bottom - top)
