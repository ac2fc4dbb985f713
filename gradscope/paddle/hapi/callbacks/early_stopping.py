"""EarlyStopping: ends training when a figure of the evaluations gets no better; and how a figure is watched."""

from __future__ import annotations

import math
import os
import warnings
from numbers import Number
from typing import Any

from gradscope.paddle.hapi.callbacks.base import Callback


def upwards(mode: str, monitor: str) -> bool:
    """Whether larger is better: mode "max", or "auto" for a monitor with `acc` in its name."""
    return mode == "max" or (mode == "auto" and "acc" in monitor)


def watched(logs: Any, monitor: str, who: str) -> Any:
    """The figure called monitor (the first of a list), None with a warning when it is not in logs."""
    if logs is None or monitor not in logs:
        warnings.warn(f"Monitor of {who} should be loss or metric name.", stacklevel=3)
        return None
    figure = logs[monitor]
    if isinstance(figure, (list, tuple)):
        return figure[0]
    return figure if isinstance(figure, Number) else None


class EarlyStopping(Callback):
    """Stops after `patience` evaluations in a row that are not better than the best by min_delta (or the baseline).

    save_best_model: saves to `best_model` in the save_dir of `fit` each time the figure is the best so far.
    """

    def __init__(
        self,
        monitor: str = "loss",
        mode: str = "auto",
        patience: int = 0,
        verbose: int = 1,
        min_delta: float = 0,
        baseline: float | None = None,
        save_best_model: bool = True,
    ) -> None:
        super().__init__()
        if mode not in ("auto", "min", "max"):
            warnings.warn(f"EarlyStopping mode {mode} is unknown, fallback to auto mode.", stacklevel=2)
            mode = "auto"
        self._up = upwards(mode, monitor)
        self.monitor, self.patience, self.verbose, self.baseline = monitor, patience, verbose, baseline
        self.min_delta = abs(min_delta) if self._up else -abs(min_delta)
        self.wait_epoch, self.stopped_epoch = 0, 0
        self.best_weights: Any = None
        self.save_best_model = save_best_model
        self.save_dir: str | None = None

    def on_train_begin(self, logs: Any = None) -> None:
        """Begin anew."""
        self.wait_epoch = 0
        self.best_value = self.baseline if self.baseline is not None else -math.inf if self._up else math.inf

    def on_eval_end(self, logs: Any = None) -> None:
        """Judge the evaluation."""
        figure = watched(logs, self.monitor, "EarlyStopping")
        if figure is None:
            return
        shifted = figure - self.min_delta
        saves = self.save_best_model and self.save_dir is not None
        best = os.path.join(self.save_dir or "", "best_model")
        if shifted > self.best_value if self._up else shifted < self.best_value:
            self.best_value, self.wait_epoch = figure, 0
            if saves:
                self.model.save(best)
        else:
            self.wait_epoch += 1
        if self.wait_epoch >= self.patience:
            self.model.stop_training = True
            if self.verbose > 0:
                print(f"Epoch {self.stopped_epoch + 1}: Early stopping.")
                if saves:
                    print(f"Best checkpoint has been saved at {os.path.abspath(best)}")
        self.stopped_epoch += 1
