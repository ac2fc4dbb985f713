"""One step of an optimizer for one parameter: new parameter and new state from old ones. Nothing is written in place.

`learning_rate` is a Python number. State tensors have the parameter's shape and dtype; the powers of the betas have
one element and hold beta to the number of the step that is made now.
"""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.register import FLOAT, kernel

_subtract, _multiply, _array = xp.subtract, xp.multiply, xp.ndarray  # one look-up less for each parameter


def _mixed(old: Any, share: float, new: Any) -> Any:
    """share * old + (1 - share) * new."""
    out = xp.multiply(old, share)
    out += xp.multiply(new, 1.0 - share)
    return xp.asarray(out)


def _moved(param: Any, step: Any) -> Any:
    """param - step, written into step, which nobody else uses."""
    if type(step) is _array and step.dtype is param.dtype:
        return _subtract(param, step, out=step)
    step = xp.asarray(step)
    return xp.asarray(xp.subtract(param, step, out=step if step.ndim else None), dtype=param.dtype)


@kernel("sgd", FLOAT)
def sgd(param: Any, grad: Any, learning_rate: float) -> Any:
    """param - learning_rate * grad."""
    return _moved(param, _multiply(grad, learning_rate))


@kernel("momentum", FLOAT)
def momentum(
    param: Any, grad: Any, velocity: Any, learning_rate: float, mu: float, use_nesterov: bool = False
) -> tuple[Any, Any]:
    """velocity = mu * velocity + grad; the parameter moves along it, with Nesterov along grad + mu * velocity."""
    new = xp.multiply(velocity, mu)
    new += grad
    step = xp.multiply(new, mu) + grad if use_nesterov else new
    return _moved(param, xp.asarray(xp.multiply(step, learning_rate))), xp.asarray(new)


@kernel("adagrad", FLOAT)
def adagrad(param: Any, grad: Any, moment: Any, learning_rate: float, epsilon: float = 1e-6) -> tuple[Any, Any]:
    """moment += grad²; step learning_rate * grad / (√moment + epsilon)."""
    new = xp.asarray(moment + grad * grad)
    return _moved(param, xp.asarray(learning_rate * grad / (xp.sqrt(new) + epsilon), dtype=param.dtype)), new


@kernel("rmsprop", FLOAT)
def rmsprop(
    param: Any, grad: Any, mean_square: Any, mean_grad: Any, moment: Any, learning_rate: float, epsilon: float = 1e-6,
    decay: float = 0.95, momentum: float = 0.0, centered: bool = False,
) -> tuple[Any, Any, Any, Any]:  # fmt: skip
    """mean_square, and mean_grad when centered, follow grad² and grad; the step is momentum * moment plus
    learning_rate * grad / √(mean_square - mean_grad² + epsilon)."""
    square = _mixed(mean_square, decay, grad * grad)
    mean = _mixed(mean_grad, decay, grad) if centered else xp.array(mean_grad)
    spread = square - mean * mean if centered else square
    step = xp.asarray(momentum * moment + learning_rate * grad / xp.sqrt(spread + epsilon), dtype=param.dtype)
    return xp.asarray(param - step), square, mean, step


@kernel("adam", FLOAT)
def adam(
    param: Any, grad: Any, moment1: Any, moment2: Any, largest: Any, beta1_pow: Any, beta2_pow: Any,
    learning_rate: float, beta1: float = 0.9, beta2: float = 0.999, epsilon: float = 1e-8, decay: float = 0.0,
) -> tuple[Any, ...]:  # fmt: skip
    """(param, moment1, moment2, largest moment2 so far, powers of the betas for the next step).

    The moments follow grad and grad²; the step is their ratio, corrected for their start at 0. decay: by which part
    of learning_rate the parameter shrinks first (AdamW). largest: None, or what is used instead of moment2 (AMSGrad).
    """
    first = _mixed(moment1, beta1, grad)
    second = _mixed(moment2, beta2, xp.multiply(grad, grad))
    top = None if largest is None else xp.asarray(xp.maximum(largest, second))
    one, two = float(beta1_pow.reshape(-1)[0]), float(beta2_pow.reshape(-1)[0])
    rate = learning_rate * (1.0 - two) ** 0.5 / (1.0 - one)
    step = xp.asarray(xp.sqrt(second if top is None else top))
    step += epsilon * (1.0 - two) ** 0.5
    xp.divide(first, step, out=step)
    step *= rate
    start = param if decay == 0 else xp.multiply(param, 1.0 - learning_rate * decay)
    shown = xp.zeros((0,), param.dtype) if top is None else top
    return _moved(start, step), first, second, shown, beta1_pow * beta1, beta2_pow * beta2


@kernel("adamax", FLOAT)
def adamax(
    param: Any, grad: Any, moment: Any, inf_norm: Any, beta1_pow: Any, learning_rate: float, beta1: float = 0.9,
    beta2: float = 0.999, epsilon: float = 1e-8,
) -> tuple[Any, Any, Any, Any]:  # fmt: skip
    """Adam by the largest gradient: inf_norm = max(|grad|, beta2 * inf_norm + epsilon)."""
    first = _mixed(moment, beta1, grad)
    norm = xp.asarray(xp.maximum(xp.abs(grad), beta2 * inf_norm + epsilon), dtype=param.dtype)
    rate = learning_rate / (1.0 - float(beta1_pow.reshape(-1)[0]))
    return xp.asarray(param - rate * first / norm, dtype=param.dtype), first, norm, beta1_pow * beta1


@kernel("adadelta", FLOAT)
def adadelta(
    param: Any, grad: Any, square_grad: Any, square_update: Any, learning_rate: float, rho: float = 0.95,
    epsilon: float = 1e-6,
) -> tuple[Any, Any, Any]:  # fmt: skip
    """The step is grad * √((square_update + epsilon) / (square_grad + epsilon)); both follow the squares."""
    squares = _mixed(square_grad, rho, grad * grad)
    step = xp.asarray(grad * xp.sqrt((square_update + epsilon) / (squares + epsilon)), dtype=param.dtype)
    updates = _mixed(square_update, rho, step * step)
    return xp.asarray(param - learning_rate * step, dtype=param.dtype), squares, updates
