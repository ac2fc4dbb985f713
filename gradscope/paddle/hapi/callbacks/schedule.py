"""LRScheduler: moves the optimizer's learning rate schedule on."""

from __future__ import annotations

from typing import Any

from gradscope.paddle.hapi.callbacks.base import Callback
from gradscope.paddle.optimizer import lr


class LRScheduler(Callback):
    """Calls the schedule's `step` after every batch, or after every epoch. Raises ValueError for both at once."""

    def __init__(self, by_step: bool = True, by_epoch: bool = False) -> None:
        if by_step and by_epoch:
            raise ValueError("by_step option is mutually exclusive with by_epoch")
        super().__init__()
        self.by_step, self.by_epoch = by_step, by_epoch

    def _step(self) -> None:
        schedule = getattr(self.model._optimizer, "_learning_rate", None)
        if isinstance(schedule, lr.LRScheduler):
            schedule.step()

    def on_epoch_end(self, epoch: int, logs: Any = None) -> None:
        """Step, by epoch."""
        if self.by_epoch:
            self._step()

    def on_train_batch_end(self, step: int, logs: Any = None) -> None:
        """Step, by batch."""
        if self.by_step:
            self._step()
