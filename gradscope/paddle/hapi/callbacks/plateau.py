"""ReduceLROnPlateau: a smaller learning rate when a figure of the evaluations gets no better."""

from __future__ import annotations

import math
import warnings
from typing import Any

from gradscope.paddle.hapi.callbacks.base import Callback
from gradscope.paddle.hapi.callbacks.early_stopping import upwards, watched


class ReduceLROnPlateau(Callback):
    """Multiplies the rate by factor after `patience` evaluations in a row that are not better by min_delta, not below
    min_lr, and then waits `cooldown` evaluations. An optimizer with a schedule is left alone, with a warning.

    Raises ValueError for a factor of 1 or more.
    """

    def __init__(
        self,
        monitor: str = "loss",
        factor: float = 0.1,
        patience: int = 10,
        verbose: int = 1,
        mode: str = "auto",
        min_delta: float = 1e-4,
        cooldown: int = 0,
        min_lr: float = 0,
    ) -> None:
        super().__init__()
        if factor >= 1.0:
            raise ValueError("ReduceLROnPlateau does not support a factor >= 1.0.")
        if mode not in ("auto", "min", "max"):
            warnings.warn(f"Learning rate reduction mode {mode} is unknown, fallback to auto mode.", stacklevel=2)
            mode = "auto"
        self.monitor, self.factor, self.patience, self.verbose, self.mode = monitor, factor, patience, verbose, mode
        self.min_delta, self.cooldown, self.min_lr = min_delta, cooldown, min_lr
        self.epoch = 0
        self._reset()

    def _reset(self) -> None:
        self.best = -math.inf if upwards(self.mode, self.monitor) else math.inf
        self.cooldown_counter, self.wait = 0, 0

    def on_train_begin(self, logs: Any = None) -> None:
        """Begin anew."""
        self._reset()

    def in_cooldown(self) -> bool:
        """Whether the rate was lowered just now."""
        return self.cooldown_counter > 0

    def on_eval_end(self, logs: Any = None) -> None:
        """Judge the evaluation."""
        figure = watched(logs, self.monitor, "ReduceLROnPlateau")
        if figure is None:
            return
        optimizer = self.model._optimizer
        rate = getattr(optimizer, "_learning_rate", None)
        if not isinstance(rate, float):
            warnings.warn(f"Expected learning_rate be float, bug got {type(rate)}.", stacklevel=2)
            return
        if self.in_cooldown():
            self.cooldown_counter -= 1
            self.wait = 0
        up = upwards(self.mode, self.monitor)
        if figure > self.best + self.min_delta if up else figure < self.best - self.min_delta:
            self.best, self.wait = figure, 0
        elif not self.in_cooldown():
            self.wait += 1
            if self.wait >= self.patience:
                self._reduce(optimizer)
        self.epoch += 1

    def _reduce(self, optimizer: Any) -> None:
        rate = optimizer.get_lr()
        if rate <= self.min_lr:
            return
        lower = max(rate * self.factor, self.min_lr)
        optimizer.set_lr(lower)
        if self.verbose > 0:
            print(f"\nEpoch {self.epoch + 1}: ReduceLROnPlateau reducing learning rate to {lower}.")
        self.cooldown_counter, self.wait = self.cooldown, 0
