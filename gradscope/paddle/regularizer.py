"""`paddle.regularizer`: what is added to a gradient to keep parameters small."""

from __future__ import annotations

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle._missing import missing_in
from gradscope.paddle.optimizer import rows

__all__ = ["L1Decay", "L2Decay", "WeightDecayRegularizer"]


class WeightDecayRegularizer:
    """Base: called with a parameter and its gradient it gives the gradient to use."""

    def __call__(self, parameter: Tensor, gradient: Tensor) -> Tensor:
        raise NotImplementedError(f"{type(self).__name__} does not say what it adds")


class L2Decay(WeightDecayRegularizer):
    """coeff * parameter is added: the slope of coeff / 2 * its square."""

    def __init__(self, coeff: float = 0.0) -> None:
        self._coeff = float(coeff)

    def __call__(self, parameter: Tensor, gradient: Tensor) -> Tensor:
        return rows.decayed(parameter, gradient, self._coeff) if self._coeff else gradient

    def __str__(self) -> str:
        return f"L2Decay, coeff={self._coeff:f}"


class L1Decay(WeightDecayRegularizer):
    """coeff * sign(parameter) is added."""

    def __init__(self, coeff: float = 0.0) -> None:
        self._coeff = float(coeff)

    def __call__(self, parameter: Tensor, gradient: Tensor) -> Tensor:
        if not self._coeff:
            return gradient
        dense = _C_ops.selected_rows_to_dense(gradient) if rows.is_rows(gradient) else gradient
        return _C_ops.add(dense, _C_ops.scale(_C_ops.sign(parameter), self._coeff, 0.0, True))

    def __str__(self) -> str:
        return f"L1Decay, coeff={self._coeff:f}"


__getattr__ = missing_in(__name__)
