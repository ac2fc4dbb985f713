"""`paddle.optimizer.lr`: learning rates that change with the number of steps or epochs."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.optimizer.lr.cycles import (
    CosineAnnealingDecay,
    CosineAnnealingWarmRestarts,
    CyclicLR,
    OneCycleLR,
)
from gradscope.paddle.optimizer.lr.decays import (
    ExponentialDecay,
    InverseTimeDecay,
    LambdaDecay,
    MultiplicativeDecay,
    MultiStepDecay,
    NaturalExpDecay,
    NoamDecay,
    PiecewiseDecay,
    PolynomialDecay,
    StepDecay,
)
from gradscope.paddle.optimizer.lr.plateau import ReduceOnPlateau
from gradscope.paddle.optimizer.lr.scheduler import LRScheduler
from gradscope.paddle.optimizer.lr.warmup import LinearLR, LinearWarmup

__all__ = [
    "CosineAnnealingDecay",
    "CosineAnnealingWarmRestarts",
    "CyclicLR",
    "ExponentialDecay",
    "InverseTimeDecay",
    "LRScheduler",
    "LambdaDecay",
    "LinearLR",
    "LinearWarmup",
    "MultiStepDecay",
    "MultiplicativeDecay",
    "NaturalExpDecay",
    "NoamDecay",
    "OneCycleLR",
    "PiecewiseDecay",
    "PolynomialDecay",
    "ReduceOnPlateau",
    "StepDecay",
]

__getattr__ = missing_in(__name__)
