"""L-BFGS: steps along the inverse Hessian that the last gradients suggest (Nocedal & Wright 2006, algorithm 7.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle.autograd.grad_mode import enable_grad, no_grad
from gradscope.paddle.optimizer.line_search import cubic_interpolate as _cubic_interpolate
from gradscope.paddle.optimizer.line_search import strong_wolfe as _strong_wolfe
from gradscope.paddle.optimizer.optimizer import Optimizer
from gradscope.paddle.tensor.creation import zeros
from gradscope.paddle.tensor.manipulation import concat
from gradscope.paddle.tensor.writes import write_unversioned

__all__ = ["LBFGS", "_cubic_interpolate", "_strong_wolfe"]

Vector = Any  # a Tensor [all elements of all parameters]; its operators come with gradscope.paddle


class LBFGS(Optimizer):
    """`step(closure)` evaluates the loss several times; closure clears gradients, runs backward and gives the loss.

    max_iter: directions per step; max_eval: evaluations per step, 5/4 of max_iter unless given; tolerance_grad,
    tolerance_change: largest gradient and smallest change to stop at; history_size: gradients remembered;
    line_search_fn: None (the step is learning_rate) or "strong_wolfe". Raises ValueError for another line search and
    for weight_decay and grad_clip, which belong into the closure's loss and after its backward.
    """

    def __init__(
        self,
        learning_rate: float = 1.0,
        max_iter: int = 20,
        max_eval: int | None = None,
        tolerance_grad: float = 1e-7,
        tolerance_change: float = 1e-9,
        history_size: int = 100,
        line_search_fn: str | None = None,
        parameters: Any = None,
        weight_decay: Any = None,
        grad_clip: Any = None,
        name: str | None = None,
    ) -> None:
        if line_search_fn not in (None, "strong_wolfe"):
            raise ValueError(f"line_search_fn must be None or 'strong_wolfe', but got {line_search_fn!r}")
        if weight_decay is not None or grad_clip is not None:
            raise ValueError(
                "LBFGS takes neither weight_decay nor grad_clip: add the penalty to the closure's loss, clip after its "
                "backward"
            )
        super().__init__(learning_rate, parameters, None, None, name)
        self.max_iter = max_iter
        self.max_eval = max_iter * 5 // 4 if max_eval is None else max_eval
        self.tolerance_grad, self.tolerance_change = tolerance_grad, tolerance_change
        self.history_size = history_size
        self.line_search_fn = line_search_fn
        self._pairs: list[tuple[Vector, Vector, float]] = []  # change of gradient, step, 1 / their product
        self._scale = 1.0  # of the identity the inverse Hessian begins with
        self._last: tuple[Vector, Vector, float] | None = None  # gradient, direction, step length
        self._iterations = self._evaluations = 0

    def state_dict(self) -> dict[str, Any]:
        """What it remembers, under `state`."""
        return {
            "state": {
                "func_evals": self._evaluations,
                "n_iter": self._iterations,
                "pairs": list(self._pairs),
                "scale": self._scale,
                "last": self._last,
            }
        }

    def set_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Take over what `state_dict` gave."""
        state = state_dict["state"]
        self._evaluations, self._iterations = state["func_evals"], state["n_iter"]
        self._pairs, self._scale, self._last = list(state["pairs"]), state["scale"], state["last"]

    def step(self, closure: Callable[[], Tensor] | None = None) -> Tensor:  # type: ignore[override]
        """Minimize for max_iter directions. Gives the loss before. Raises TypeError without a closure."""
        if closure is None:
            raise TypeError("LBFGS.step() needs a closure that evaluates the loss; pass a function that gives it")
        self._steps += 1
        with no_grad():
            return self._minimized(closure)

    def _minimized(self, closure: Callable[[], Tensor]) -> Tensor:
        gradient: Vector
        alpha: float
        first = loss, gradient = self._evaluated(closure)
        began = self._evaluations - 1
        for left in reversed(range(self.max_iter)):
            if float(gradient.abs().max()) <= self.tolerance_grad:
                break
            direction = self._direction(gradient)
            rate = self.get_lr()
            alpha = min(1.0, 1.0 / float(gradient.abs().sum())) * rate if self._iterations == 1 else rate
            slope = float((gradient * direction).sum())
            if slope > -self.tolerance_change:
                break
            before, old = float(loss), gradient
            at = [p.impl.array.copy() for p in self._parameter_list]
            if self.line_search_fn:

                def look(xk: Any, step: float, along: Vector) -> tuple[Tensor, Vector]:
                    self._move(xk, step, along)
                    return self._evaluated(closure)

                found = _strong_wolfe(
                    look, at, alpha, direction, loss, gradient, slope, tolerance_change=self.tolerance_change
                )
                loss, gradient, alpha, _ = found
                self._move(at, alpha, direction)
            else:
                self._move(at, alpha, direction)
                if left:
                    loss, gradient = self._evaluated(closure)
            self._last = old, direction, alpha
            if (
                self._evaluations - began >= self.max_eval
                or float(direction.abs().max()) * alpha <= self.tolerance_change
                or abs(float(loss) - before) < self.tolerance_change
            ):
                break
        return first[0]

    def _direction(self, gradient: Vector) -> Vector:
        """Minus the inverse Hessian of the last pairs times the gradient."""
        self._iterations += 1
        if self._last is not None:
            old, along, alpha = self._last
            change, moved = gradient - old, along * alpha
            product = float((change * moved).sum())
            if product > 1e-10:
                self._pairs = [*self._pairs, (change, moved, 1.0 / product)][-self.history_size :]
                self._scale = product / float((change * change).sum())
        found = -gradient
        parts: list[float] = []
        for change, moved, inverse in reversed(self._pairs):
            part = float((moved * found).sum()) * inverse
            parts.append(part)
            found = found - change * part
        found = found * self._scale
        for (change, moved, inverse), part in zip(self._pairs, reversed(parts), strict=True):
            found = found + moved * (part - float((change * found).sum()) * inverse)
        return found

    def _evaluated(self, closure: Callable[[], Tensor]) -> tuple[Tensor, Vector]:
        """The loss and all gradients as one vector; zeros where there is none."""
        self._evaluations += 1
        with enable_grad():
            loss = closure()
        flat = [zeros([p.size], p.dtype) if p.grad is None else p.grad.reshape([-1]) for p in self._parameter_list]
        return loss, concat(flat)

    def _move(self, at: list[np.ndarray], step: float, along: Vector) -> None:
        """Put the parameters at `at` plus step times the vector."""
        vector, begin = along.impl.array, 0
        for parameter, array in zip(self._parameter_list, at, strict=True):
            part = vector[begin : begin + array.size].reshape(array.shape)
            write_unversioned(parameter, array + (part * step).astype(array.dtype), "optimizer")
            begin += array.size

    def minimize(  # type: ignore[override]
        self, loss: Tensor, startup_program: Any = None, parameters: Any = None, no_grad_set: Any = None
    ) -> None:
        """Raises NotImplementedError: the loss has to be evaluated anew at every point."""
        raise NotImplementedError("LBFGS evaluates the loss at several points; call step(closure)")
