"""SGD: parameter -= learning_rate * gradient."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.optimizer import rows
from gradscope.paddle.optimizer.optimizer import Optimizer


class SGD(Optimizer):
    """Plain gradient descent.

    learning_rate: a number. parameters: the tensors to update. weight_decay: None or the coefficient c of an L2
    penalty, which adds c * parameter to the gradient.
    """

    def __init__(
        self,
        learning_rate: float = 0.001,
        parameters: Iterable[Tensor] | None = None,
        weight_decay: float | None = None,
        grad_clip: Any = None,
        multi_precision: bool = False,
        name: str | None = None,
    ) -> None:
        super().__init__(learning_rate, parameters, weight_decay, grad_clip, name)

    def _updated(self, parameter: Tensor, gradient: Tensor) -> Tensor:
        if rows.is_rows(gradient):
            return rows.sgd(parameter, gradient, self.get_lr())
        return _C_ops.subtract(parameter, _C_ops.scale(gradient, self.get_lr(), 0.0, True))
