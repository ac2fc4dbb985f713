"""What every optimizer shares: its parameters, its learning rate, step, clear_grad, minimize."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

import numpy as np

from gradscope.core import observer
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.optimizer import rows
from gradscope.paddle.tensor.writes import write_unversioned


def update_size(old: Any, new: Any) -> float | None:
    """Norm of the change of a parameter relative to the norm of the parameter; None for a parameter of zeros."""
    if old.dtype.kind == "f" and old.itemsize >= 4:  # two dots, where nothing overflows or vanishes
        flat, moved = old.reshape(-1), (new - old).reshape(-1)
        size, change = float(np.vdot(flat, flat)), float(np.vdot(moved, moved))
        if 0.0 < size < math.inf and 0.0 < change < math.inf:
            return math.sqrt(change / size)
    norm = float(((old.real**2 + old.imag**2) if old.dtype.kind == "c" else old.astype("float64") ** 2).sum()) ** 0.5
    moved = (new - old).astype("complex128" if old.dtype.kind == "c" else "float64")
    return float((abs(moved) ** 2).sum()) ** 0.5 / norm if norm else None


class Optimizer:
    """Base of the optimizers; a subclass says in `_updated` what a parameter becomes.

    Parameters are written without moving their version counter, as Paddle's optimizers do, and never into the array
    they had (a saved tensor keeps its value), except under FLAGS_paddle_strict.
    """

    def __init__(
        self,
        learning_rate: float = 0.001,
        parameters: Iterable[Tensor] | None = None,
        weight_decay: float | None = None,
        grad_clip: Any = None,
        name: str | None = None,
    ) -> None:
        if parameters is None:
            raise AttributeError("parameters argument given to the Optimizer should not be None in dygraph mode.")
        if isinstance(parameters, (Tensor, dict)):
            raise TypeError(
                "`parameters` argument given to the optimizer should be an iterable of paddle Tensors, "
                f"but got argument type is `{type(parameters)}`."
            )
        if not isinstance(learning_rate, (int, float)) or isinstance(learning_rate, bool):
            raise TypeError(
                f"learning rate should be float or LRScheduler, got {type(learning_rate)} here\n"
                "[gradscope] learning rate schedulers are not built yet; call set_lr() between steps"
            )
        if grad_clip is not None:
            raise NotImplementedError("grad_clip is not built yet; clip the gradients before step()")
        if weight_decay is not None and not isinstance(weight_decay, (int, float)):
            raise NotImplementedError("weight_decay takes a number here; regularizer objects are not built yet")
        self._parameter_list = list(parameters)
        for parameter in self._parameter_list:
            if not isinstance(parameter, Tensor):
                raise TypeError(
                    "`parameters` should hold Tensors; parameter groups (dicts) are not built yet: "
                    f"got {type(parameter).__name__}"
                )
        self._learning_rate = float(learning_rate)
        self._weight_decay = weight_decay
        self._name = name
        self._steps = 0

    def get_lr(self) -> float:
        """The learning rate of the next step."""
        return self._learning_rate

    def set_lr(self, value: float) -> None:
        """Set it. Raises TypeError unless value is a number."""
        if not isinstance(value, (int, float)):
            raise TypeError(f"The type of 'value' in optimizer.set_lr must be float, but received {type(value)}.")
        self._learning_rate = float(value)

    def state_dict(self) -> dict[str, Any]:
        """State besides the parameters; an optimizer without accumulators has none."""
        return {}

    def step(self) -> None:
        """Update every parameter that has a gradient and does not stop gradients."""
        self._steps += 1
        self._apply([(p, p.grad) for p in self._parameter_list])

    def minimize(
        self, loss: Tensor, startup_program: Any = None, parameters: Any = None, no_grad_set: Any = None
    ) -> tuple[list[Any], list[tuple[Tensor, Tensor]]]:
        """step() with Paddle's return value: ([], [(parameter, gradient), …]). It does not run backward."""
        if not isinstance(loss, Tensor):
            raise AssertionError("The loss should be an Tensor.")
        held = [(p, p.grad) for p in self._parameter_list]
        self._steps += 1
        return [], self._apply(held)

    def clear_grad(self, set_to_zero: bool = True) -> None:
        """Zero the gradients of all parameters, or drop them when set_to_zero is False."""
        obs = observer.current
        if obs is not None:
            obs.many_began()
        try:
            for parameter in self._parameter_list:
                if not parameter.stop_gradient:
                    parameter.clear_gradient(set_to_zero)
        finally:
            if obs is not None:
                obs.many_ended()

    def _apply(self, held: list[tuple[Tensor, Tensor | None]]) -> list[tuple[Tensor, Tensor]]:
        """Update the parameters that have a gradient; gives these with their gradients."""
        usable = [(p, g) for p, g in held if g is not None and not p.stop_gradient]
        obs = observer.current
        if obs is not None:
            obs.enter_scope(f"{type(self).__name__}.step")
        try:
            with no_grad():
                steps = [(p, self._updated(p, self._decayed(p, g)).impl.array) for p, g in usable]
        finally:
            if obs is not None:
                obs.leave_scope()
        if obs is not None:
            measure = update_size if obs.measures else lambda old, new: None
            stepped = [(p, measure(p.impl.array, new), True, 0) for p, new in steps]
            stepped += [(p, None, False, 0) for p, g in held if g is None]
            opened = obs.params_began()
        try:
            for parameter, array in steps:
                write_unversioned(parameter, array, "optimizer")
        finally:
            if obs is not None:
                obs.params_stepped(type(self).__name__, self._steps, stepped, opened)
        return usable

    def _decayed(self, parameter: Tensor, gradient: Tensor) -> Tensor:
        if not self._weight_decay:
            return gradient
        return rows.decayed(parameter, gradient, float(self._weight_decay))

    def _updated(self, parameter: Tensor, gradient: Tensor) -> Tensor:
        """The new value of a parameter. gradient: weight decay included. Called without recording."""
        raise NotImplementedError(f"{type(self).__name__} does not say how a parameter is updated")
