"""`paddle.callbacks`: what `paddle.Model` calls while it trains."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.hapi.callbacks import (
    Callback,
    EarlyStopping,
    LRScheduler,
    ModelCheckpoint,
    ProgBarLogger,
    ReduceLROnPlateau,
    VisualDL,
    WandbCallback,
)

__all__ = [
    "Callback",
    "EarlyStopping",
    "LRScheduler",
    "ModelCheckpoint",
    "ProgBarLogger",
    "ReduceLROnPlateau",
    "VisualDL",
    "WandbCallback",
]

__getattr__ = missing_in(__name__)
