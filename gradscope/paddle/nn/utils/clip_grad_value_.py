"""clip_grad_value_: the gradients of parameters limited in place."""

from __future__ import annotations

from collections.abc import Iterable

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.autograd.grad_mode import no_grad


def clip_grad_value_(parameters: Tensor | Iterable[Tensor], clip_value: float) -> None:
    """Limit every element of the gradients to [-clip_value, clip_value], in place."""
    with no_grad():
        for parameter in [parameters] if isinstance(parameters, Tensor) else list(parameters):
            if parameter.grad is not None:
                _C_ops.clip_(parameter.grad, -float(clip_value), float(clip_value))
