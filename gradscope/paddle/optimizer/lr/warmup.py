"""Schedules that begin with a straight line: LinearWarmup before another schedule, LinearLR by a factor."""

from __future__ import annotations

from typing import Any

from gradscope.paddle.optimizer.lr.scheduler import LRScheduler


class LinearWarmup(LRScheduler):
    """From start_lr to end_lr in warmup_steps, then learning_rate: a number, or a schedule that begins there.

    Raises TypeError, AssertionError for a learning_rate, warmup_steps or ends that do not make sense.
    """

    def __init__(
        self,
        learning_rate: Any,
        warmup_steps: int,
        start_lr: float,
        end_lr: float,
        last_epoch: int = -1,
        verbose: bool = False,
    ) -> None:
        if not isinstance(learning_rate, (float, int, LRScheduler)):
            raise TypeError(
                f"the type of learning_rate should be [int, float or LRScheduler], the current type is {learning_rate}"
            )
        if not isinstance(warmup_steps, int) or warmup_steps <= 0:
            raise AssertionError(" 'warmup_steps' must be a positive integer.")
        if not end_lr > start_lr:
            raise AssertionError(f"end_lr {end_lr} must be greater than start_lr {start_lr}")
        self.learning_rate, self.warmup_steps = learning_rate, warmup_steps
        self.start_lr, self.end_lr = start_lr, end_lr
        super().__init__(start_lr, last_epoch, verbose)

    def state_dict(self) -> dict[str, Any]:
        """With the state of the schedule inside, as LinearWarmup_LR."""
        state = super().state_dict()
        if isinstance(self.learning_rate, LRScheduler):
            state["LinearWarmup_LR"] = self.learning_rate.state_dict()
        return state

    def set_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Take a state over, that of the schedule inside too."""
        super().set_state_dict(state_dict)
        if isinstance(self.learning_rate, LRScheduler):
            self.learning_rate.set_state_dict(state_dict["LinearWarmup_LR"])

    def get_lr(self) -> float:
        """The rate at `last_epoch`."""
        if self.last_epoch < self.warmup_steps:
            return (self.end_lr - self.start_lr) * self.last_epoch / self.warmup_steps + self.start_lr
        if isinstance(self.learning_rate, LRScheduler):
            self.learning_rate.step(self.last_epoch - self.warmup_steps)
            return self.learning_rate()
        return float(self.learning_rate)


class LinearLR(LRScheduler):
    """learning_rate times a factor that goes from start_factor to end_factor in total_steps.

    Raises ValueError for factors outside their ranges.
    """

    def __init__(
        self,
        learning_rate: float,
        total_steps: int,
        start_factor: float = 1.0 / 3,
        end_factor: float = 1.0,
        last_epoch: int = -1,
        verbose: bool = False,
    ) -> None:
        if not 0 < start_factor <= 1:
            raise ValueError(f"`start_factor` must be greater than 0 and less or equal to 1, but got {start_factor}")
        if not 0 <= end_factor <= 1:
            raise ValueError(f"`end_factor` must be between 0 and 1, but got {end_factor}")
        if total_steps <= 0:
            raise ValueError(f"`total_steps` must be greater than 0, but got {total_steps}")
        self.total_steps, self.start_factor, self.end_factor = total_steps, start_factor, end_factor
        super().__init__(learning_rate, last_epoch, verbose)

    def get_lr(self) -> float:
        """The rate at `last_epoch`, from that of the epoch before as in Paddle, also after a jump."""
        if self.last_epoch == 0:
            return self.base_lr * self.start_factor
        if self.last_epoch > self.total_steps:
            return self.last_lr
        slope = self.end_factor - self.start_factor
        return self.last_lr * (1.0 + slope / (self.total_steps * self.start_factor + (self.last_epoch - 1) * slope))
