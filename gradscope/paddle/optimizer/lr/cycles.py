"""Schedules that go down and up again: cosine annealing, with restarts, one cycle, triangles."""

from __future__ import annotations

import math
from collections.abc import Callable

from gradscope.paddle.optimizer.lr.scheduler import LRScheduler


class CosineAnnealingDecay(LRScheduler):
    """From learning_rate to eta_min along half a cosine in T_max epochs, and back.

    Raises AssertionError for a T_max that is not positive.
    """

    def __init__(
        self, learning_rate: float, T_max: int, eta_min: float = 0, last_epoch: int = -1, verbose: bool = False
    ) -> None:
        if not isinstance(T_max, int) or T_max <= 0:
            raise AssertionError(" 'T_max' must be a positive integer.")
        self.T_max, self.eta_min = T_max, float(eta_min)
        super().__init__(learning_rate, last_epoch, verbose)

    def get_lr(self) -> float:
        """The rate at `last_epoch`, from that of the epoch before as in Paddle."""
        if self.last_epoch == 0:
            return self.base_lr
        turn = (self.last_epoch - 1 - self.T_max) % (2 * self.T_max)
        if turn == 0:
            return self.last_lr + (self.base_lr - self.eta_min) * (1 - math.cos(math.pi / self.T_max)) / 2
        ratio = (1 + math.cos(math.pi * self.last_epoch / self.T_max)) / (
            1 + math.cos(math.pi * (self.last_epoch - 1) / self.T_max)
        )
        return ratio * (self.last_lr - self.eta_min) + self.eta_min

    def _jumped(self) -> float:
        return self.eta_min + (self.base_lr - self.eta_min) * (1 + math.cos(math.pi * self.last_epoch / self.T_max)) / 2


class CosineAnnealingWarmRestarts(LRScheduler):
    """Half a cosine from learning_rate to eta_min in T_0 epochs, then again in T_mult times as many, and so on.

    Raises ValueError for a T_0 or T_mult below 1.
    """

    def __init__(
        self,
        learning_rate: float,
        T_0: int,
        T_mult: int = 1,
        eta_min: float = 0,
        last_epoch: int = -1,
        verbose: bool = False,
    ) -> None:
        if T_0 <= 0 or not isinstance(T_0, int):
            raise ValueError(f"Expected positive integer T_0, but got {T_0}")
        if T_mult < 1 or not isinstance(T_mult, int):
            raise ValueError(f"Expected integer T_mult >= 1, but got {T_mult}")
        self.T_0, self.T_mult, self.eta_min = T_0, T_mult, float(eta_min)
        super().__init__(learning_rate, last_epoch, verbose)

    def get_lr(self) -> float:
        """The rate at `last_epoch`."""
        at, length = max(self.last_epoch, 0), self.T_0
        while at >= length:
            at -= length
            length *= self.T_mult
        return self.eta_min + (self.base_lr - self.eta_min) * (1 + math.cos(math.pi * at / length)) / 2


class OneCycleLR(LRScheduler):
    """Up from max_learning_rate / divide_factor to max_learning_rate in phase_pct of total_steps, then down to
    end_learning_rate; three_phase: back to the start first. anneal_strategy: cos or linear.
    Raises ValueError for options outside these."""

    def __init__(
        self,
        max_learning_rate: float,
        total_steps: int,
        divide_factor: float = 25.0,
        end_learning_rate: float = 0.0001,
        phase_pct: float = 0.3,
        anneal_strategy: str = "cos",
        three_phase: bool = False,
        last_epoch: int = -1,
        verbose: bool = False,
    ) -> None:
        if total_steps <= 0:
            raise ValueError("'total_step' must be a positive integer.")
        if not 0 <= phase_pct <= 1:
            raise ValueError(f"'phase_pct' must be between 0 and 1, but received {phase_pct}")
        if anneal_strategy not in ("cos", "linear"):
            raise ValueError(f"'anneal_strategy' must by one of 'cos' or 'linear', but received {anneal_strategy}")
        start = max_learning_rate / float(divide_factor)
        self.total_steps, self.anneal = total_steps, anneal_strategy
        if three_phase:
            if not phase_pct < 0.5:
                raise ValueError("When three_phase is True, 'phase_pct' must be less than 0.5")
            turns = [0, phase_pct * total_steps - 1, 2 * phase_pct * total_steps - 2, total_steps - 1, total_steps - 1]
            rates = [start, max_learning_rate, start, end_learning_rate]
        else:
            turns = [0, phase_pct * total_steps - 1, total_steps - 1, total_steps - 1]
            rates = [start, max_learning_rate, end_learning_rate]
        self._turns, self._rates = turns, rates
        super().__init__(start, last_epoch, verbose)

    def get_lr(self) -> float:
        """The rate at `last_epoch`. Raises ValueError past total_steps."""
        now = self.last_epoch
        if now > self.total_steps:
            raise ValueError(f"Tried to step {now} times. However the number of total steps is {self.total_steps}")
        for i, (begin, end) in enumerate(zip(self._turns, self._turns[1:], strict=False)):
            if i == len(self._turns) - 2:
                return self._rates[-1]
            if now <= end or i == len(self._turns) - 3:
                part = (now - begin) / (end - begin)
                return _between(self._rates[i], self._rates[i + 1], part, self.anneal)
        return self._rates[-1]


def _between(first: float, last: float, part: float, how: str) -> float:
    if how == "linear":
        return first + (last - first) * part
    return last + (first - last) / 2.0 * (1 + math.cos(math.pi * part))


class CyclicLR(LRScheduler):
    """Up from base_learning_rate to max_learning_rate in step_size_up and down in step_size_down, over and over.

    mode: triangular (the same every time), triangular2 (half as high each time), exp_range (times exp_gamma ** step);
    scale_fn: a function of the cycle or of the steps (scale_mode) instead. Raises ValueError for another mode.
    """

    def __init__(
        self,
        base_learning_rate: float,
        max_learning_rate: float,
        step_size_up: int,
        step_size_down: int | None = None,
        mode: str = "triangular",
        exp_gamma: float = 1.0,
        scale_fn: Callable[[float], float] | None = None,
        scale_mode: str = "cycle",
        last_epoch: int = -1,
        verbose: bool = False,
    ) -> None:
        if mode not in ("triangular", "triangular2", "exp_range") and scale_fn is None:
            raise ValueError(
                "'mode' is invalid and 'scale_fn' is not specified, make sure one of 'mode' or 'scale_fn' is valid"
            )
        if scale_mode not in ("cycle", "iterations"):
            raise ValueError("'scale_mode' must be one of 'cycle' or 'iterations'")
        if max_learning_rate < 0:
            raise ValueError(f"'max_learning_rate' must be a positive integer, but received {max_learning_rate}")
        if step_size_up <= 0:
            raise ValueError(f"'step_size_up' must be a positive integer, but received {step_size_up}")
        down = step_size_up if step_size_down is None else step_size_down
        self.cycle_size, self.step_up_pct = step_size_up + down, step_size_up / (step_size_up + down)
        self.amplitude = float(max_learning_rate - base_learning_rate)
        self.mode, self.exp_gamma, self.scale_fn, self.scale_mode = mode, exp_gamma, scale_fn, scale_mode
        super().__init__(base_learning_rate, last_epoch, verbose)

    def get_lr(self) -> float:
        """The rate at `last_epoch`."""
        now = self.last_epoch
        cycle = 1 + now // self.cycle_size
        at = 1.0 + now / self.cycle_size - cycle
        height = at / self.step_up_pct if at <= self.step_up_pct else (1 - at) / (1 - self.step_up_pct)
        if self.scale_fn is not None:
            scale = self.scale_fn(cycle if self.scale_mode == "cycle" else now)
        elif self.mode == "triangular2":
            scale = 1 / 2.0 ** (cycle - 1)
        else:
            scale = self.exp_gamma**now if self.mode == "exp_range" else 1.0
        return float(self.base_lr + self.amplitude * height * scale)
