"""Distributions given by natural parameters and a log-normalizer: their entropy and divergence by derivatives."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle.autograd.grad_mode import enable_grad
from gradscope.paddle.distribution.distribution import Distribution

__all__ = ["ExponentialFamily"]


class ExponentialFamily(Distribution):
    """A subclass gives `_natural_parameters` (a tuple of tensors) and `_log_normalizer(*parameters)`, and
    `_mean_carrier_measure` where the carrier is not constant."""

    @property
    def _natural_parameters(self) -> tuple[Tensor, ...]:
        self._lacks("_natural_parameters")

    def _log_normalizer(self, *parameters: Tensor) -> Tensor:
        self._lacks("_log_normalizer")

    @property
    def _mean_carrier_measure(self) -> Any:
        self._lacks("_mean_carrier_measure")

    def entropy(self) -> Tensor:
        """A(η) - Σ η ∂A/∂η - E[log h], A the log-normalizer (Nielsen and Nock, Entropies and cross-entropies of
        exponential families, 2010)."""
        parameters, normalizer, slopes = self._slopes()
        out: Any = normalizer - self._mean_carrier_measure
        for parameter, slope in zip(parameters, slopes, strict=True):
            out = out - parameter * slope
        return out

    def _slopes(self) -> tuple[list[Any], Any, list[Any]]:
        """Natural parameters, their log-normalizer, and its derivatives, which keep a graph."""
        from gradscope.paddle.autograd import grad

        with enable_grad():
            parameters: list[Any] = []
            for one in self._natural_parameters:
                if one.stop_gradient:
                    one = one.detach()
                    one.stop_gradient = False
                parameters.append(one)
            normalizer: Any = self._log_normalizer(*parameters)
            return parameters, normalizer, list(grad(normalizer.sum(), parameters, create_graph=True))
