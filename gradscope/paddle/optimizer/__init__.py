"""`paddle.optimizer`: optimizers, and learning rate schedules in `lr`."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.optimizer import lbfgs, lr
from gradscope.paddle.optimizer.adam import Adam, Adamax, AdamW
from gradscope.paddle.optimizer.adaptive import Adadelta, Adagrad, RMSProp
from gradscope.paddle.optimizer.averaging import ASGD, Lamb, NAdam, RAdam, Rprop
from gradscope.paddle.optimizer.lbfgs import LBFGS
from gradscope.paddle.optimizer.optimizer import Optimizer
from gradscope.paddle.optimizer.sgd import SGD, Momentum

__all__ = [
    "ASGD",
    "LBFGS",
    "SGD",
    "Adadelta",
    "Adagrad",
    "Adam",
    "AdamW",
    "Adamax",
    "Lamb",
    "Momentum",
    "NAdam",
    "Optimizer",
    "RAdam",
    "RMSProp",
    "Rprop",
    "lbfgs",
    "lr",
]

__getattr__ = missing_in(__name__)
