"""Adam and its kin: AdamW (decay apart from the gradient), Adamax (by the largest gradient)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.optimizer import rows
from gradscope.paddle.optimizer.optimizer import Optimizer


def checked(beta1: Any, beta2: Any, epsilon: Any) -> dict[str, float]:
    """The three as numbers. Raises ValueError for None, a beta outside [0, 1) or a negative epsilon."""
    for name, beta in (("beta1", beta1), ("beta2", beta2)):
        if beta is None:
            raise ValueError(f"{name} is not set")
        if not 0 <= float(beta) < 1:
            raise ValueError(f"Invalid value of {name}, expect {name} in [0,1).")
    if epsilon is None:
        raise ValueError("epsilon is not set")
    if not float(epsilon) >= 0:
        raise ValueError("Invalid value of epsilon, expect epsilon >= 0.")
    return {"beta1": float(beta1), "beta2": float(beta2), "epsilon": float(epsilon)}


class Adam(Optimizer):
    """The step is the mean of gradients divided by the root of the mean of their squares, both forgetting by beta1 and
    beta2. lazy_mode: rows that a SelectedRows gradient lacks stay as they are; amsgrad: divide by the largest mean of
    squares there was."""

    _kind = "Adam"

    def __init__(
        self,
        learning_rate: Any = 0.001,
        beta1: float = 0.9,
        beta2: float = 0.999,
        epsilon: float = 1e-8,
        parameters: Any = None,
        weight_decay: Any = None,
        grad_clip: Any = None,
        lazy_mode: bool = False,
        multi_precision: bool = False,
        use_multi_tensor: bool = False,
        amsgrad: bool = False,
        name: str | None = None,
    ) -> None:
        own = {**checked(beta1, beta2, epsilon), "lazy_mode": lazy_mode}
        super().__init__(learning_rate, parameters, weight_decay, grad_clip, name, **own)
        self._amsgrad = amsgrad

    def _decayed(self, parameter: Any, gradient: Tensor, group: dict[str, Any]) -> Tensor:
        if group["weight_decay"] is not None and rows.is_rows(gradient):
            raise RuntimeError("Adam don't support weight_decay with sparse parameters, please set it to None.")
        return super()._decayed(parameter, gradient, group)

    def _updated(self, parameter: Tensor, gradient: Tensor, group: dict[str, Any]) -> Tensor:
        return self._adam(parameter, gradient, group, self._rate(parameter, group), 0.0)

    def _adam(self, parameter: Tensor, gradient: Tensor, group: dict[str, Any], rate: float, decay: float) -> Tensor:
        """The new parameter. decay: by which part of the rate it shrinks first."""
        dense = rows.dense_gradient(self._kind, gradient)
        names = ["moment1", "moment2", *(["moment2_max"] if self._amsgrad else [])]
        old = [self._accumulator(name, parameter) for name in names]
        one = self._accumulator("beta1_pow_acc", parameter, group["beta1"], [1])
        two = self._accumulator("beta2_pow_acc", parameter, group["beta2"], [1])
        early = rows.counts_early(gradient)
        if early:
            one, two = (_C_ops.scale(p, group[b], 0.0, True) for p, b in ((one, "beta1"), (two, "beta2")))
        made, first, second, top, next_one, next_two = _C_ops.adam(
            parameter, dense, old[0], old[1], old[2] if self._amsgrad else None, one, two, rate, group["beta1"],
            group["beta2"], group["epsilon"], decay,
        )  # fmt: skip
        new = [first, second, top][: len(names)]
        if group["lazy_mode"] and rows.is_rows(gradient):
            made = rows.lazily(parameter, made, gradient)
            new = [rows.lazily(before, after, gradient) for before, after in zip(old, new, strict=True)]
        for name, value in zip(names, new, strict=True):
            self._keep(name, parameter, value)
        self._keep("beta1_pow_acc", parameter, one if early else next_one)
        self._keep("beta2_pow_acc", parameter, two if early else next_two)
        return made


class AdamW(Adam):
    """Adam whose weight decay does not pass through the moments: the parameter shrinks by learning_rate * weight_decay
    first. apply_decay_param_fun: called with a parameter's name, whether it decays; lr_ratio: called with a parameter,
    what its learning rate is multiplied with. Raises TypeError for a weight_decay that is no number."""

    _kind = "AdamW"
    _regularizes = False

    def __init__(
        self,
        learning_rate: Any = 0.001,
        beta1: float = 0.9,
        beta2: float = 0.999,
        epsilon: float = 1e-8,
        parameters: Any = None,
        weight_decay: Any = 0.01,
        use_lowprecision_moment: bool = False,
        lr_ratio: Callable[[Any], float] | None = None,
        apply_decay_param_fun: Callable[[str], bool] | None = None,
        grad_clip: Any = None,
        lazy_mode: bool = False,
        multi_precision: bool = False,
        amsgrad: bool = False,
        name: str | None = None,
    ) -> None:
        if not isinstance(weight_decay, (int, float, Tensor)) or isinstance(weight_decay, bool):
            raise TypeError("weight_decay should be float or Tensor.")
        super().__init__(
            learning_rate, beta1, beta2, epsilon, parameters, float(weight_decay), grad_clip, lazy_mode,
            multi_precision, False, amsgrad, name,
        )  # fmt: skip
        self._lr_ratio, self._decays = lr_ratio, apply_decay_param_fun

    def _decayed(self, parameter: Any, gradient: Tensor, group: dict[str, Any]) -> Tensor:
        own = getattr(parameter, "regularizer", None)  # as in Paddle: its own regularizer goes the ordinary way
        return gradient if own is None else own(parameter, gradient)

    def _updated(self, parameter: Tensor, gradient: Tensor, group: dict[str, Any]) -> Tensor:
        rate = self._rate(parameter, group)
        if self._lr_ratio is not None:
            rate *= float(self._lr_ratio(parameter))
        wanted = self._decays is None or self._decays(parameter.name)
        coefficient = group["weight_decay"]._coeff if wanted and group["weight_decay"] is not None else 0.0
        return self._adam(parameter, gradient, group, rate, coefficient)


class Adamax(Optimizer):
    """Adam by the largest gradient there was, forgetting by beta2, instead of the mean of squares."""

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
        super().__init__(learning_rate, parameters, weight_decay, grad_clip, name, **checked(beta1, beta2, epsilon))

    def _updated(self, parameter: Tensor, gradient: Tensor, group: dict[str, Any]) -> Tensor:
        gradient = rows.dense_gradient("Adamax", gradient)
        states = {"moment": (), "inf_norm": (), "beta1_pow_acc": (group["beta1"], [1])}
        return self._stepped(
            _C_ops.adamax, parameter, gradient, states, self._rate(parameter, group), group["beta1"], group["beta2"],
            group["epsilon"],
        )  # fmt: skip
