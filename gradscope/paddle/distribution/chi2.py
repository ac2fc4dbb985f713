"""The chi-squared distribution."""

from __future__ import annotations

from typing import Any

from gradscope.paddle.distribution.arguments import as_tensors, ops
from gradscope.paddle.distribution.gamma import Gamma

__all__ = ["Chi2"]


class Chi2(Gamma):
    """The sum of the squares of df standard normal draws: a gamma distribution with concentration df / 2 and rate ½.

    df: a float, list, array or tensor. Raises ValueError unless above 0.
    """

    def __init__(self, df: Any) -> None:
        self.df: Any = as_tensors(df)[0]
        if not bool(ops.all(self.df > 0, [], False).item()):
            raise ValueError("The arg of `df` must be positive.")
        super().__init__(self.df * 0.5, ops.full_like(self.df.detach(), 0.5))
