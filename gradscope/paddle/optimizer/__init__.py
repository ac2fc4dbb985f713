"""`paddle.optimizer`: SGD, and the base class of what is to come."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.optimizer.optimizer import Optimizer
from gradscope.paddle.optimizer.sgd import SGD

__all__ = ["SGD", "Optimizer"]

__getattr__ = missing_in(__name__)
