"""What `Model.fit`, `evaluate` and `predict` call at each turn: the base, the ones there are, and their list."""

from __future__ import annotations

from gradscope.paddle.hapi.callbacks.base import Callback, CallbackList
from gradscope.paddle.hapi.callbacks.checkpoint import ModelCheckpoint
from gradscope.paddle.hapi.callbacks.configured import config_callbacks
from gradscope.paddle.hapi.callbacks.early_stopping import EarlyStopping
from gradscope.paddle.hapi.callbacks.plateau import ReduceLROnPlateau
from gradscope.paddle.hapi.callbacks.progress import ProgBarLogger
from gradscope.paddle.hapi.callbacks.schedule import LRScheduler
from gradscope.paddle.hapi.callbacks.services import VisualDL, WandbCallback

__all__ = [
    "Callback",
    "CallbackList",
    "EarlyStopping",
    "LRScheduler",
    "ModelCheckpoint",
    "ProgBarLogger",
    "ReduceLROnPlateau",
    "VisualDL",
    "WandbCallback",
    "config_callbacks",
]
