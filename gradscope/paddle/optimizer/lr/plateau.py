"""ReduceOnPlateau: the rate goes down when a metric stops getting better."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle.optimizer.lr.scheduler import LRScheduler


class ReduceOnPlateau(LRScheduler):
    """Multiplied with factor (below 1) when the metric given to step() has not been better by threshold for more than
    patience epochs; then cooldown epochs pass first. mode: min (less is better) or max; threshold_mode: rel or abs;
    min_lr: not below; epsilon: smaller changes are left out."""

    def __init__(
        self,
        learning_rate: float,
        mode: str = "min",
        factor: float = 0.1,
        patience: int = 10,
        threshold: float = 1e-4,
        threshold_mode: str = "rel",
        cooldown: int = 0,
        min_lr: float = 0,
        epsilon: float = 1e-8,
        verbose: bool = False,
    ) -> None:
        if mode.lower() not in ("min", "max"):
            raise ValueError("mode: " + mode + " is unknown!")
        if factor >= 1.0:
            raise ValueError("new_lr = origin_lr * gamma and gamma should be < 1.0.")
        if threshold_mode.lower() not in ("rel", "abs"):
            raise ValueError("threshold mode: " + threshold_mode + " is unknown!")
        if not isinstance(learning_rate, (float, int)):
            raise TypeError(
                f"The type of 'learning_rate' in 'ReduceOnPlateau' must be 'float', but received {type(learning_rate)}."
            )
        self.mode, self.factor, self.patience = mode.lower(), factor, patience
        self.threshold, self.threshold_mode = threshold, threshold_mode.lower()
        self.cooldown, self.min_lr, self.epsilon, self.verbose = cooldown, min_lr, epsilon, verbose
        self.cooldown_counter, self.num_bad_epochs, self.last_epoch = 0, 0, 0
        self.best: float | None = None
        self.base_lr = self.last_lr = float(learning_rate)
        self._var_name = None

    def state_keys(self) -> None:
        """What changes."""
        self.keys = ["cooldown_counter", "best", "num_bad_epochs", "last_epoch", "last_lr"]

    def step(self, metrics: Any = None, epoch: int | None = None) -> None:  # type: ignore[override]
        """One epoch on, with its metric: a number, or a tensor or array of one element. Raises TypeError otherwise."""
        self.last_epoch = self.last_epoch + 1 if epoch is None else epoch
        if isinstance(metrics, (Tensor, np.ndarray)):
            if int(np.prod(metrics.shape)) != 1:
                raise AssertionError(
                    f"the metrics should have one element, but the current metrics.shape is {metrics.shape}"
                )
            value = float(metrics.item())
        elif isinstance(metrics, (int, float, np.floating)):
            value = float(metrics)
        else:
            raise TypeError(
                "metrics must be 'int', 'float', 'np.float64', 'numpy.ndarray' or 'paddle.Tensor', but received "
                f"{type(metrics)}"
            )
        if self.cooldown_counter > 0:
            self.cooldown_counter -= 1
            return
        if self.best is None or self._better(value, self.best):
            self.best, self.num_bad_epochs = value, 0
        else:
            self.num_bad_epochs += 1
        if self.num_bad_epochs > self.patience:
            self.cooldown_counter, self.num_bad_epochs = self.cooldown, 0
            new = max(self.last_lr * self.factor, self.min_lr)
            if self.last_lr - new > self.epsilon:
                self.last_lr = new
                if self.verbose:
                    print(f"Epoch {self.last_epoch}: {type(self).__name__} set learning rate to {self.last_lr}.")

    def _better(self, now: float, best: float) -> bool:
        change = best * self.threshold if self.threshold_mode == "rel" else self.threshold
        return now < best - change if self.mode == "min" else now > best + change
