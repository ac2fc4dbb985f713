"""clip_grad_norm_: the gradients of parameters scaled in place to a norm of all together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.tensor.creation import to_tensor


def clip_grad_norm_(
    parameters: Tensor | Iterable[Tensor], max_norm: float, norm_type: float = 2.0, error_if_nonfinite: bool = False
) -> Tensor:
    """Scale the gradients in place so that their norm_type-norm together is max_norm at most. Gives the norm before.

    Raises RuntimeError for a norm that is not finite when error_if_nonfinite.
    """
    given = [parameters] if isinstance(parameters, Tensor) else list(parameters)
    grads: list[Any] = [p.grad for p in given if p.grad is not None]
    norm_type = float(norm_type)
    if not grads:
        return to_tensor(0.0)
    with no_grad():
        each = _C_ops.stack([_C_ops.p_norm(_flat(g), norm_type, -1, 1e-12, False, True) for g in grads], 0)
        norm = _C_ops.p_norm(each, norm_type, -1, 1e-12, False, True)
        if error_if_nonfinite and not bool(_C_ops.isfinite(norm).impl.array):
            raise RuntimeError(
                f"The total norm of {norm_type} order of the gradients from `parameters` is non-finite, so it cannot "
                "be clipped. In any case, disable this error and scale the gradient by non-finite norm, set "
                "`error_if_nonfinite=False`"
            )
        ratio = _C_ops.divide(_C_ops.full_like(norm, float(max_norm), None, None), _C_ops.scale(norm, 1.0, 1e-6, True))
        scale = _C_ops.clip(ratio, 0.0, 1.0)
        for gradient in grads:
            _C_ops.multiply_(gradient, scale)
    return norm


def _flat(gradient: Tensor) -> Tensor:
    return _C_ops.reshape(gradient, [-1])
