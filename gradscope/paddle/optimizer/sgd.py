"""SGD: parameter -= learning_rate * gradient; and Momentum, which goes on in the direction it went."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.optimizer import rows
from gradscope.paddle.optimizer.optimizer import Optimizer


class SGD(Optimizer):
    """Plain gradient descent. Arguments: see Optimizer."""

    def __init__(
        self,
        learning_rate: Any = 0.001,
        parameters: Any = None,
        weight_decay: Any = None,
        grad_clip: Any = None,
        multi_precision: bool = False,
        name: str | None = None,
    ) -> None:
        super().__init__(learning_rate, parameters, weight_decay, grad_clip, name)

    def _updated(self, parameter: Tensor, gradient: Tensor, group: dict[str, Any]) -> Tensor:
        if rows.is_rows(gradient):
            return rows.sgd(parameter, gradient, self._rate(parameter, group))
        return _C_ops.sgd(parameter, gradient, self._rate(parameter, group))


class Momentum(Optimizer):
    """velocity = momentum * velocity + gradient; the parameter moves by learning_rate along it, with use_nesterov along
    gradient + momentum * velocity. rescale_grad: what gradients are multiplied with first (Paddle's CPU kernel passes
    it over). Raises ValueError for None in place of a number."""

    def __init__(
        self,
        learning_rate: Any = 0.001,
        momentum: float = 0.9,
        parameters: Any = None,
        use_nesterov: bool = False,
        weight_decay: Any = None,
        grad_clip: Any = None,
        multi_precision: bool = False,
        rescale_grad: float = 1.0,
        use_multi_tensor: bool = False,
        name: str | None = None,
    ) -> None:
        if learning_rate is None:
            raise ValueError("learning_rate is not set")
        if momentum is None:
            raise ValueError("momentum is not set")
        own = {"momentum": momentum, "use_nesterov": bool(use_nesterov), "rescale_grad": rescale_grad}
        super().__init__(learning_rate, parameters, weight_decay, grad_clip, name, **own)

    def _updated(self, parameter: Tensor, gradient: Tensor, group: dict[str, Any]) -> Tensor:
        gradient = rows.dense_gradient("Momentum", gradient)
        if group["rescale_grad"] != 1.0:
            gradient = _C_ops.scale(gradient, group["rescale_grad"], 0.0, True)
        velocity = self._accumulator("velocity", parameter)
        made, velocity = _C_ops.momentum(
            parameter, gradient, velocity, self._rate(parameter, group), group["momentum"], group["use_nesterov"]
        )
        self._keep("velocity", parameter, velocity)
        return made
