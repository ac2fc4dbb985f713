"""Student's t-distribution."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from gradscope.core import place as places
from gradscope.core.tensor import Tensor
from gradscope.paddle.distribution.arguments import ops, real_tensors, shape_of, value_like
from gradscope.paddle.distribution.chi2 import Chi2
from gradscope.paddle.distribution.distribution import Distribution

__all__ = ["StudentT"]


class StudentT(Distribution):
    """df degrees of freedom, moved by loc and stretched by scale: numbers or tensors.

    Raises ValueError for a df or scale that is not above 0.
    """

    def __init__(self, df: Any, loc: Any, scale: Any, name: str | None = None) -> None:
        self.name = name or "StudentT"
        self.df: Any
        self.loc: Any
        self.scale: Any
        self.df, self.loc, self.scale = real_tensors(df=df, loc=loc, scale=scale)
        for what in ("df", "scale"):
            if not bool(ops.all(getattr(self, what) > 0, [], False).item()):
                raise ValueError(f"Every element of input parameter `{what}` should be nonnegative.")
        super().__init__(self.df.shape)

    @property
    def mean(self) -> Tensor:
        """loc for df above 1, else nan."""
        return ops.where(self.df > 1, self.loc, ops.full_like(self.loc.detach(), math.nan))

    @property
    def variance(self) -> Tensor:
        """scale² df / (df - 2) for df above 2, inf for df above 1, else nan."""
        safe = ops.where(self.df > 2, self.df, ops.full_like(self.df.detach(), 3.0))
        finite = self.scale.square() * safe / (safe - 2)
        wide = ops.where(self.df > 1, *(ops.full_like(self.df.detach(), v) for v in (math.inf, math.nan)))
        return ops.where(self.df > 2, finite, wide)

    def sample(self, shape: Sequence[int] = ()) -> Tensor:
        """loc + scale z / √(c / df) for a normal z and a chi-squared c; gradients flow to loc and scale."""
        size = self._extend_shape(shape)
        normal: Any = ops.gaussian(size, 0.0, 1.0, 0, self.df.dtype, places.expected())
        squares: Any = Chi2(self.df).sample(shape_of(shape))
        return self.loc + self.scale * normal * (squares / self.df.detach()).rsqrt()

    def log_prob(self, value: Any) -> Tensor:
        """log Γ((ν + 1) / 2) - log Γ(ν / 2) - ½ log(ν π) - log scale - (ν + 1) / 2 log(1 + z² / ν)."""
        z, v = (value_like(value, self.loc) - self.loc) / self.scale, self.df
        constant = (0.5 * (v + 1)).lgamma() - (0.5 * v).lgamma() - 0.5 * (v * math.pi).log() - self.scale.log()
        return constant - 0.5 * (v + 1) * (z.square() / v).log1p()

    def entropy(self) -> Tensor:
        """log scale + (ν + 1) / 2 (ψ((ν + 1) / 2) - ψ(ν / 2)) + ½ log ν + log B(½, ν / 2)."""
        v = self.df
        beta = 0.5 * math.log(math.pi) + (0.5 * v).lgamma() - (0.5 * (1 + v)).lgamma()
        slope = (0.5 * (1 + v)).digamma() - (0.5 * v).digamma()
        return self.scale.log() + 0.5 * (v + 1) * slope + 0.5 * v.log() + beta
