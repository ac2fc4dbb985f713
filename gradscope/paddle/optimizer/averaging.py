"""Optimizers that average, schedule or adapt more than Adam does: ASGD, Lamb, NAdam, RAdam, Rprop."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gradscope.core import dtype as dtypes
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.optimizer import rows
from gradscope.paddle.optimizer.optimizer import Optimizer


class ASGD(Optimizer):
    """Stochastic average gradient: the step is along the mean of the last batch_num gradients, one kept per batch.

    Raises ValueError for a batch_num that is not positive.
    """

    def __init__(
        self,
        learning_rate: Any = 0.001,
        batch_num: int = 1,
        parameters: Any = None,
        weight_decay: Any = None,
        grad_clip: Any = None,
        multi_precision: bool = False,
        name: str | None = None,
    ) -> None:
        if learning_rate is None:
            raise ValueError("learning_rate should not be none")
        if batch_num is None:
            raise ValueError("batch_num should not be none")
        if not batch_num > 0:
            raise ValueError("batch_num should be greater than 0")
        super().__init__(learning_rate, parameters, weight_decay, grad_clip, name)
        self._n = batch_num

    def _updated(self, parameter: Tensor, gradient: Tensor, group: dict[str, Any]) -> Tensor:
        gradient = rows.dense_gradient("ASGD", gradient)
        d = self._accumulator("d", parameter)
        ys = self._accumulator("y", parameter, 0.0, [self._n, *parameter.shape])
        counted = self._accumulator("m", parameter, 0.0, [1], dtypes.int64)
        made = int(counted.impl.array[0])
        out, d, ys = _C_ops.asgd(
            parameter, gradient, d, ys, self._rate(parameter, group), made % self._n, min(made + 1, self._n)
        )
        for name, value in (("d", d), ("y", ys), ("m", _C_ops.scale(counted, 1.0, 1.0, True))):
            self._keep(name, parameter, value)
        return out


class Lamb(Optimizer):
    """Adam's step made as long as the parameter is, for large batches. lamb_weight_decay: what of the parameter is
    added to the step; exclude_from_weight_decay_fn: called with a parameter, True where nothing is; always_adapt: also
    without weight decay. Raises AssertionError for None where a number belongs."""

    def __init__(
        self,
        learning_rate: Any = 0.001,
        lamb_weight_decay: float = 0.01,
        beta1: float = 0.9,
        beta2: float = 0.999,
        epsilon: float = 1e-6,
        parameters: Any = None,
        grad_clip: Any = None,
        exclude_from_weight_decay_fn: Callable[[Any], bool] | None = None,
        multi_precision: bool = False,
        always_adapt: bool = False,
        name: str | None = None,
    ) -> None:
        for what, value in (("learning_rate", learning_rate), ("beta1", beta1), ("beta2", beta2), ("epsilon", epsilon)):
            if value is None:
                raise AssertionError(f"Lamb needs a {what}")
        super().__init__(
            learning_rate, parameters, None, grad_clip, name, beta1=float(beta1), beta2=float(beta2),
            epsilon=float(epsilon), lamb_weight_decay=lamb_weight_decay,
            exclude_from_weight_decay_fn=exclude_from_weight_decay_fn,
        )  # fmt: skip
        self.always_adapt = always_adapt

    def _updated(self, parameter: Tensor, gradient: Tensor, group: dict[str, Any]) -> Tensor:
        gradient = rows.dense_gradient("Lamb", gradient)
        states: dict[str, tuple[Any, ...]] = {
            "moment1": (), "moment2": (), "beta1_pow_acc": (group["beta1"], [1]),
            "beta2_pow_acc": (group["beta2"], [1]),
        }  # fmt: skip
        excluded = group["exclude_from_weight_decay_fn"]
        decay = 0.0 if excluded is not None and excluded(parameter) else group["lamb_weight_decay"]
        return self._stepped(
            _C_ops.lamb, parameter, gradient, states, self._rate(parameter, group), decay, group["beta1"],
            group["beta2"], group["epsilon"], self.always_adapt,
        )  # fmt: skip


def _checked(learning_rate: Any, beta1: Any, beta2: Any, epsilon: Any) -> dict[str, float]:
    """The last three as numbers. Raises ValueError for a negative rate or epsilon and for betas outside [0, 1)."""
    if isinstance(learning_rate, (int, float)) and not learning_rate >= 0.0:
        raise ValueError(f"Invalid learning rate: {learning_rate}, expect learning_rate >= 0.")
    if not epsilon >= 0.0:
        raise ValueError(f"Invalid epsilon value: {epsilon}, expect epsilon >= 0.")
    for name, beta in (("beta1", beta1), ("beta2", beta2)):
        if not 0.0 <= beta < 1.0:
            raise ValueError(f"Invalid {name}: {beta}, expect 0. <= {name} < 1.0.")
    return {"beta1": float(beta1), "beta2": float(beta2), "epsilon": float(epsilon)}


def single(value: float) -> float:
    """A number as an op's `float` attribute holds it in Paddle: 2 / (1 - beta2) differs in the fifth digit."""
    return float(np.float32(value))


class NAdam(Optimizer):
    """Adam with Nesterov's momentum, which a schedule with momentum_decay brings up to beta1. Raises ValueError for
    negative numbers and betas outside [0, 1)."""

    def __init__(
        self,
        learning_rate: Any = 0.002,
        beta1: float = 0.9,
        beta2: float = 0.999,
        epsilon: float = 1e-8,
        momentum_decay: float = 0.004,
        parameters: Any = None,
        weight_decay: Any = None,
        grad_clip: Any = None,
        name: str | None = None,
    ) -> None:
        own = _checked(learning_rate, beta1, beta2, epsilon)
        if not momentum_decay >= 0.0:
            raise ValueError(f"Invalid momentum_decay value: {momentum_decay}, expect momentum_decay >= 0.")
        super().__init__(
            learning_rate, parameters, weight_decay, grad_clip, name, **own, momentum_decay=float(momentum_decay)
        )

    def _updated(self, parameter: Tensor, gradient: Tensor, group: dict[str, Any]) -> Tensor:
        gradient = rows.dense_gradient("NAdam", gradient)
        states: dict[str, tuple[Any, ...]] = {
            "momentum_decay_pow": (1.0,), "beta2_pow": (1.0,), "mu_product": (1.0,), "moment1": (), "moment2": (),
        }  # fmt: skip
        return self._stepped(
            _C_ops.nadam, parameter, gradient, states, self._rate(parameter, group), single(group["beta1"]),
            single(group["beta2"]), group["epsilon"], single(group["momentum_decay"]),
        )  # fmt: skip


class RAdam(Optimizer):
    """Adam that divides by the root of squares only once enough of them are known. Raises ValueError as NAdam."""

    def __init__(
        self,
        learning_rate: Any = 0.001,
        beta1: float = 0.9,
        beta2: float = 0.999,
        epsilon: float = 1e-8,
        parameters: Any = None,
        weight_decay: Any = None,
        grad_clip: Any = None,
        name: str | None = None,
    ) -> None:
        own = _checked(learning_rate, beta1, beta2, epsilon)
        super().__init__(learning_rate, parameters, weight_decay, grad_clip, name, **own)

    def _updated(self, parameter: Tensor, gradient: Tensor, group: dict[str, Any]) -> Tensor:
        gradient = rows.dense_gradient("RAdam", gradient)
        states: dict[str, tuple[Any, ...]] = {
            "beta1_pow": (1.0,), "beta2_pow": (1.0,), "rho": (1.0,), "moment1": (), "moment2": (),
        }  # fmt: skip
        return self._stepped(
            _C_ops.radam, parameter, gradient, states, self._rate(parameter, group), single(group["beta1"]),
            single(group["beta2"]), group["epsilon"],
        )  # fmt: skip


class Rprop(Optimizer):
    """Every element moves by a rate of its own, which grows while its gradient keeps its sign; only signs count.

    learning_rate: what every rate starts at; learning_rate_range: what it stays in; etas: (shrinks by, grows by).
    Factors of groups and parameters do not count, as in Paddle. Raises ValueError for a rate outside its range or etas
    on the wrong side of 1, TypeError for a scheduler.
    """

    def __init__(
        self,
        learning_rate: Any = 0.001,
        learning_rate_range: Sequence[float] = (1e-5, 50),
        parameters: Any = None,
        etas: Sequence[float] = (0.5, 1.2),
        grad_clip: Any = None,
        multi_precision: bool = False,
        name: str | None = None,
    ) -> None:
        if learning_rate is None:
            raise ValueError("learning_rate is not set")
        if not 0.0 < learning_rate_range[0] <= learning_rate <= learning_rate_range[1]:
            raise ValueError("'0.0 < learning_rate_range[0] <= learning_rate <= learning_rate_range[1]' must be true")
        if not 0.0 < etas[0] < 1.0 < etas[1]:
            raise ValueError("'0.0 < etas[0] < 1.0 < etas[1]' must be true")
        super().__init__(learning_rate, parameters, 0.0, grad_clip, name)
        self._initial_learning_rate = float(learning_rate)
        self._learning_rate_range, self._etas = tuple(learning_rate_range), tuple(etas)

    def _updated(self, parameter: Tensor, gradient: Tensor, group: dict[str, Any]) -> Tensor:
        gradient = rows.dense_gradient("Rprop", gradient)
        states: dict[str, tuple[Any, ...]] = {"prevs": (), "learning_rates": (self._initial_learning_rate,)}
        return self._stepped(_C_ops.rprop, parameter, gradient, states, *self._learning_rate_range, *self._etas)
