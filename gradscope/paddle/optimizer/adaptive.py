"""Optimizers that divide by the root of what gradients were: Adagrad, RMSProp, Adadelta."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.optimizer import rows
from gradscope.paddle.optimizer.optimizer import Optimizer


class Adagrad(Optimizer):
    """Divides by the root of the sum of all squares there were."""

    def __init__(
        self,
        learning_rate: Any,
        epsilon: float = 1e-6,
        parameters: Any = None,
        weight_decay: Any = None,
        grad_clip: Any = None,
        name: str | None = None,
        initial_accumulator_value: float = 0.0,
    ) -> None:
        super().__init__(
            learning_rate, parameters, weight_decay, grad_clip, name, epsilon=float(epsilon),
            initial_accumulator_value=float(initial_accumulator_value),
        )  # fmt: skip

    def _updated(self, parameter: Tensor, gradient: Tensor, group: dict[str, Any]) -> Tensor:
        gradient = rows.dense_gradient("Adagrad", gradient)
        states = {"moment": (group["initial_accumulator_value"],)}
        return self._stepped(
            _C_ops.adagrad, parameter, gradient, states, self._rate(parameter, group), group["epsilon"]
        )


class RMSProp(Optimizer):
    """Divides by the root of the mean of squares, forgetting by rho; centered: less the square of the mean.

    Raises ValueError for an epsilon, momentum or rho below 0, or one that is None.
    """

    def __init__(
        self,
        learning_rate: Any,
        rho: float = 0.95,
        epsilon: float = 1e-6,
        momentum: float = 0.0,
        centered: bool = False,
        parameters: Any = None,
        weight_decay: Any = None,
        grad_clip: Any = None,
        name: str | None = None,
    ) -> None:
        for what, value in (("rho", rho), ("epsilon", epsilon), ("momentum", momentum)):
            if value is None:
                raise ValueError(f"{what} is not set.")
            if not value >= 0.0:
                raise ValueError(f"Invalid value of {what}, expect {what} >= 0.")
        super().__init__(
            learning_rate, parameters, weight_decay, grad_clip, name, rho=float(rho), epsilon=float(epsilon),
            momentum=float(momentum), centered=bool(centered),
        )  # fmt: skip

    def _updated(self, parameter: Tensor, gradient: Tensor, group: dict[str, Any]) -> Tensor:
        gradient = rows.dense_gradient("RMSProp", gradient)
        states: dict[str, tuple[Any, ...]] = {"mean_square": (), "mean_grad": (), "momentum": ()}
        return self._stepped(
            _C_ops.rmsprop, parameter, gradient, states, self._rate(parameter, group), group["epsilon"], group["rho"],
            group["momentum"], group["centered"],
        )  # fmt: skip


class Adadelta(Optimizer):
    """Divides by the root of the mean of squares and multiplies with that of the updates, both forgetting by rho."""

    def __init__(
        self,
        learning_rate: Any = 0.001,
        epsilon: float = 1e-6,
        rho: float = 0.95,
        parameters: Any = None,
        weight_decay: Any = None,
        grad_clip: Any = None,
        name: str | None = None,
    ) -> None:
        super().__init__(
            learning_rate, parameters, weight_decay, grad_clip, name, epsilon=float(epsilon), rho=float(rho)
        )

    def _updated(self, parameter: Tensor, gradient: Tensor, group: dict[str, Any]) -> Tensor:
        gradient = rows.dense_gradient("Adadelta", gradient)
        states: dict[str, tuple[Any, ...]] = {"_avg_squared_grad": (), "_avg_squared_update": ()}
        return self._stepped(
            _C_ops.adadelta, parameter, gradient, states, self._rate(parameter, group), group["rho"], group["epsilon"]
        )
