"""ModelAverage: means of parameters over the last steps, to evaluate with."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from gradscope.core import dtype as dtypes
from gradscope.core import observer
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.optimizer.optimizer import Optimizer
from gradscope.paddle.tensor.writes import write_unversioned

_SUMS = ("sum_1", "sum_2", "sum_3")
_COUNTS = ("num_accumulates", "old_num_accumulates", "num_updates")
#: after so many steps sum_1 goes over to sum_2, so that small parameters still count beside a large sum
_MOST = 16384


class ModelAverage(Optimizer):
    """step() adds parameters that have a gradient to a sum and changes none; inside `with average.apply():` they are
    their means. The window is the last min(max_average_window, average_window_rate * steps) steps or so, at least
    min_average_window: then the sum becomes the old one, sum_3, which counts until the next is full.
    """

    def __init__(
        self,
        average_window_rate: float,
        parameters: Any = None,
        min_average_window: int = 10000,
        max_average_window: int = 10000,
        name: str | None = None,
    ) -> None:
        super().__init__(0.0, parameters, None, None, name)
        self.average_window = average_window_rate
        self.min_average_window, self.max_average_window = min_average_window, max_average_window

    def step(self) -> None:
        """Add the parameters as they are to the sums."""
        self._steps += 1
        obs = observer.current
        if obs is not None:
            obs.enter_scope("ModelAverage.step")
        try:
            with no_grad():
                for parameter in self._parameter_list:
                    self._states(parameter)
                    if parameter.grad is not None and not parameter.stop_gradient:
                        self._accumulate(parameter)
        finally:
            if obs is not None:
                obs.leave_scope()

    def minimize(  # type: ignore[override]  # as in Paddle it gives nothing
        self, loss: Tensor, startup_program: Any = None, parameters: Any = None, no_grad_set: Any = None
    ) -> None:
        """step()."""
        self.step()

    def _states(self, parameter: Tensor) -> None:
        for name in (*_SUMS, "restore"):
            self._accumulator(name, parameter)
        for name in _COUNTS:
            self._accumulator(name, parameter, 0.0, [1], dtypes.int64)

    def _accumulate(self, parameter: Tensor) -> None:
        one, two, three = (self._accumulators[name][id(parameter)] for name in _SUMS)
        made, old, updates = (int(self._accumulators[name][id(parameter)].impl.array[0]) + 1 for name in _COUNTS)
        old -= 1
        one = _C_ops.add(one, parameter)
        empty = _C_ops.full_like(one, 0.0, None, None)
        if updates % _MOST == 0:
            one, two = empty, _C_ops.add(two, one)
        if made >= self.min_average_window and made >= min(self.max_average_window, updates * self.average_window):
            one, two, three, old, made = empty, _C_ops.assign(empty), _C_ops.add(one, two), made, 0
        counts = [_C_ops.full([1], n, dtypes.int64, parameter.place) for n in (made, old, updates)]
        for name, value in zip((*_SUMS, *_COUNTS), (one, two, three, *counts), strict=True):
            self._keep(name, parameter, value)

    @contextmanager
    def apply(self, executor: Any = None, need_restore: bool = True) -> Iterator[None]:
        """Parameters are their means inside the `with`, and stay so after it without need_restore. Raises RuntimeError
        before the first step."""
        for parameter in self._parameter_list:
            if id(parameter) not in self._accumulators.get("sum_1", {}):
                raise RuntimeError(f"{parameter.name} has no average yet: ModelAverage.apply() needs a step() before")
            with no_grad():
                one, two, three = (self._accumulators[name][id(parameter)] for name in _SUMS)
                made, old = (int(self._accumulators[name][id(parameter)].impl.array[0]) for name in _COUNTS[:2])
                total = _C_ops.add(_C_ops.add(one, two), three)
                count = _C_ops.full([1], float(made + old), parameter.dtype, parameter.place)
                mean = _C_ops.divide(total, count if parameter.shape else _C_ops.reshape(count, []))
                self._keep("restore", parameter, _C_ops.assign(parameter.detach()))
            write_unversioned(parameter, mean.impl.array, "set_value")
        try:
            yield
        finally:
            if need_restore:
                self.restore()

    def restore(self, executor: Any = None) -> None:
        """Parameters are again what they were before apply()."""
        for parameter in self._parameter_list:
            kept = self._accumulators.get("restore", {}).get(id(parameter))
            if kept is not None:
                write_unversioned(parameter, kept.impl.array.copy(), "set_value")
