"""LookAhead: an optimizer whose parameters go back part of the way every k steps."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.optimizer.optimizer import Optimizer
from gradscope.paddle.tensor.creation import inner_tensor


class LookAhead(Optimizer):
    """Lets inner_optimizer step; after every k steps the parameters become alpha * themselves + (1 - alpha) * what they
    were the time before (arXiv:1907.08610), the state `slow`. Its first value is taken after the first step.

    Raises AssertionError for no optimizer, an alpha outside [0, 1] or a k that is no positive integer.
    """

    def __init__(self, inner_optimizer: Any, alpha: float = 0.5, k: int = 5, name: str | None = None) -> None:
        if inner_optimizer is None:
            raise AssertionError("inner optimizer can not be None")
        if not 0.0 <= alpha <= 1.0:
            raise AssertionError("alpha should be larger or equal to 0.0, and less or equal than 1.0")
        if not isinstance(k, int) or k <= 0:
            raise AssertionError("k should be a positive integer")
        super().__init__(alpha, inner_optimizer._parameter_list, None, None, name)
        self.inner_optimizer, self.alpha, self.k = inner_optimizer, alpha, k

    def step(self) -> None:
        """The inner optimizer's step; every k-th time a step of this one."""
        self.inner_optimizer.step()
        self._followed()

    def minimize(
        self, loss: Tensor, startup_program: Any = None, parameters: Any = None, no_grad_set: Any = None
    ) -> tuple[list[Any], list[tuple[Tensor, Tensor]]]:
        """step() with what the inner optimizer's minimize gives."""
        found: tuple[list[Any], list[tuple[Tensor, Tensor]]] = self.inner_optimizer.minimize(loss)
        self._followed()
        return found

    def _followed(self) -> None:
        self._steps += 1
        if self._steps == 1:
            for parameter in self._parameter_list:
                if parameter.grad is not None and not parameter.stop_gradient:
                    self._accumulator("slow", parameter)
                    self._keep("slow", parameter, inner_tensor(parameter))
        if self._steps % self.k == 0:
            self._apply([[(p, p.grad) for p in group["params"]] for group in self._param_groups])

    def _updated(self, parameter: Tensor, gradient: Tensor, group: dict[str, Any]) -> Tensor:
        old = _C_ops.scale(self._accumulator("slow", parameter), 1.0 - self.alpha, 0.0, True)
        made: Tensor = _C_ops.add(_C_ops.scale(parameter, self.alpha, 0.0, True), old)
        self._keep("slow", parameter, _C_ops.assign(made))
        return made
