"""`paddle.incubate.optimizer`: optimizers around an optimizer: LookAhead, ModelAverage; and LBFGS."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.incubate.optimizer.lookahead import LookAhead
from gradscope.paddle.incubate.optimizer.modelaverage import ModelAverage
from gradscope.paddle.optimizer.lbfgs import LBFGS

__all__ = ["LBFGS", "LookAhead", "ModelAverage"]

__getattr__ = missing_in(__name__)
