"""Schedules that bring the rate down by a formula, at milestones, or by a function of the user's."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from gradscope.paddle.optimizer.lr.scheduler import LRScheduler


class NoamDecay(LRScheduler):
    """learning_rate / √d_model * min(1 / √epoch, epoch / warmup_steps^1.5).

    Raises ValueError for a d_model that is not positive.
    """

    def __init__(
        self,
        d_model: float,
        warmup_steps: float,
        learning_rate: float = 1.0,
        last_epoch: int = -1,
        verbose: bool = False,
    ) -> None:
        if d_model <= 0:
            raise ValueError("d_model should be grater than 0")
        self.d_model, self.warmup_steps = d_model, warmup_steps
        super().__init__(learning_rate, last_epoch, verbose)

    def get_lr(self) -> float:
        """The rate at `last_epoch`."""
        falling = 1.0 if self.last_epoch == 0 else self.last_epoch**-0.5
        rising = self.warmup_steps**-1.5 * self.last_epoch
        return float(self.base_lr * self.d_model**-0.5 * min(falling, rising))


class PiecewiseDecay(LRScheduler):
    """values[i] up to boundaries[i], the last value after. Raises ValueError unless there is one value more."""

    def __init__(self, boundaries: list[int], values: list[float], last_epoch: int = -1, verbose: bool = False) -> None:
        if not boundaries:
            raise ValueError("boundaries in PiecewiseDecay should not be empty.")
        if len(values) <= len(boundaries):
            raise ValueError(
                "The values have one more element than boundaries, but received len(values) "
                f"[{len(values)}] < len(boundaries) + 1 [{len(boundaries) + 1}]."
            )
        self.boundaries, self.values = boundaries, values
        super().__init__(last_epoch=last_epoch, verbose=verbose)

    def get_lr(self) -> float:
        """The rate at `last_epoch`."""
        for boundary, value in zip(self.boundaries, self.values, strict=False):
            if self.last_epoch < boundary:
                return value
        return self.values[len(self.values) - 1]


class _Gamma(LRScheduler):
    """Schedules with a factor gamma."""

    def __init__(self, learning_rate: float, gamma: float, last_epoch: int = -1, verbose: bool = False) -> None:
        self.gamma = gamma
        super().__init__(learning_rate, last_epoch, verbose)


class NaturalExpDecay(_Gamma):
    """learning_rate * exp(-gamma * epoch)."""

    def get_lr(self) -> float:
        """The rate at `last_epoch`."""
        return self.base_lr * math.exp(-1 * self.gamma * self.last_epoch)


class InverseTimeDecay(_Gamma):
    """learning_rate / (1 + gamma * epoch)."""

    def get_lr(self) -> float:
        """The rate at `last_epoch`."""
        return self.base_lr / (1 + self.gamma * self.last_epoch)


class ExponentialDecay(_Gamma):
    """learning_rate * gamma ** epoch. Raises AssertionError unless 0 < gamma < 1."""

    def __init__(self, learning_rate: float, gamma: float, last_epoch: int = -1, verbose: bool = False) -> None:
        if not 0.0 < gamma < 1.0:
            raise AssertionError(" 'gamma' must be in interval (0.0, 1.0) so that the learning rate will decay.")
        super().__init__(learning_rate, gamma, last_epoch, verbose)

    def get_lr(self) -> float:
        """The rate at `last_epoch`."""
        return float(self.base_lr * self.gamma**self.last_epoch)


class PolynomialDecay(LRScheduler):
    """From learning_rate to end_lr in decay_steps along (1 - epoch / decay_steps) ** power; cycle: over and over, each
    time in more steps. Raises AssertionError for a decay_steps or power that is not positive."""

    def __init__(
        self,
        learning_rate: float,
        decay_steps: int,
        end_lr: float = 0.0001,
        power: float = 1.0,
        cycle: bool = False,
        last_epoch: int = -1,
        verbose: bool = False,
    ) -> None:
        if not (isinstance(decay_steps, int) and decay_steps > 0):
            raise AssertionError(" 'decay_steps' must be a positive integer.")
        if not power > 0.0:
            raise AssertionError(" 'power' must be greater than 0.0 so that the learning rate will decay.")
        self.decay_steps, self.end_lr, self.power, self.cycle = decay_steps, end_lr, power, cycle
        super().__init__(learning_rate, last_epoch, verbose)

    def get_lr(self) -> float:
        """The rate at `last_epoch`."""
        epoch: float = self.last_epoch
        steps: float = self.decay_steps
        if self.cycle:
            steps *= max(1, math.ceil(self.last_epoch / self.decay_steps))
        else:
            epoch = min(epoch, steps)
        return float((self.base_lr - self.end_lr) * (1 - epoch / steps) ** self.power + self.end_lr)


class StepDecay(LRScheduler):
    """Multiplied with gamma every step_size epochs. Raises TypeError, ValueError for a step_size or gamma (>= 1) that
    does not make sense."""

    def __init__(
        self, learning_rate: float, step_size: int, gamma: float = 0.1, last_epoch: int = -1, verbose: bool = False
    ) -> None:
        if not isinstance(step_size, int):
            raise TypeError(f"The type of 'step_size' must be 'int', but received {type(step_size)}.")
        if gamma >= 1.0:
            raise ValueError("gamma should be < 1.0.")
        if step_size <= 0:
            raise AssertionError(" 'step_size' must be a positive integer.")
        self.step_size, self.gamma = step_size, gamma
        super().__init__(learning_rate, last_epoch, verbose)

    def get_lr(self) -> float:
        """The rate at `last_epoch`."""
        return float(self.base_lr * self.gamma ** (self.last_epoch // self.step_size))


class MultiStepDecay(LRScheduler):
    """Multiplied with gamma at each of the milestones, which must rise.

    Raises TypeError and ValueError for others, and for a gamma of 1 and more.
    """

    def __init__(
        self,
        learning_rate: float,
        milestones: list[int],
        gamma: float = 0.1,
        last_epoch: int = -1,
        verbose: bool = False,
    ) -> None:
        if not isinstance(milestones, (tuple, list)):
            raise TypeError(
                f"The type of 'milestones' in 'MultiStepDecay' must be 'tuple, list', but received {type(milestones)}."
            )
        if any(a >= b for a, b in pairwise(milestones)):
            raise ValueError("The elements of milestones must be incremented")
        if gamma >= 1.0:
            raise ValueError("gamma should be < 1.0.")
        self.milestones, self.gamma = milestones, gamma
        super().__init__(learning_rate, last_epoch, verbose)

    def get_lr(self) -> float:
        """The rate at `last_epoch`."""
        return float(self.base_lr * self.gamma ** sum(1 for m in self.milestones if self.last_epoch >= m))


class _OfFunction(LRScheduler):
    def __init__(
        self, learning_rate: float, lr_lambda: Callable[[int], float], last_epoch: int = -1, verbose: bool = False
    ) -> None:
        if not callable(lr_lambda):
            raise TypeError(
                f"The type of 'lr_lambda' in '{type(self).__name__}' must be 'function', but received "
                f"{type(lr_lambda)}."
            )
        self.lr_lambda: Any = lr_lambda
        super().__init__(learning_rate, last_epoch, verbose)


class LambdaDecay(_OfFunction):
    """learning_rate * lr_lambda(epoch)."""

    def get_lr(self) -> float:
        """The rate at `last_epoch`."""
        return float(self.base_lr * self.lr_lambda(self.last_epoch))


class MultiplicativeDecay(_OfFunction):
    """learning_rate times lr_lambda of every epoch from 1 on."""

    def get_lr(self) -> float:
        """The rate at `last_epoch`."""
        rate = self.base_lr
        for epoch in range(1, self.last_epoch + 1):
            rate *= self.lr_lambda(epoch)
        return rate
