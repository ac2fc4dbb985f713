"""Steps of the optimizers that average, schedule or adapt more than Adam does: ASGD, Lamb, NAdam, RAdam, Rprop.

As in nn_optimizer: one parameter at a time, nothing written in place, `learning_rate` a Python number.
"""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core.phi.kernels.nn_optimizer import _mixed, _moved
from gradscope.core.phi.kernels.register import FLOAT, kernel


@kernel("asgd", FLOAT)
def asgd(
    param: Any, grad: Any, d: Any, ys: Any, learning_rate: float, place: int = 0, count: int = 1
) -> tuple[Any, Any, Any]:
    """The step is learning_rate / count * d, d the sum of the last gradients kept in ys [n, …]; this one takes the
    place of the one at `place` (stochastic average gradient)."""
    total = xp.asarray(d - ys[place] + grad)
    kept = xp.array(ys)
    kept[place] = grad
    return _moved(param, xp.asarray(xp.multiply(total, learning_rate / count))), total, kept


@kernel("lamb", FLOAT)
def lamb(
    param: Any, grad: Any, moment1: Any, moment2: Any, beta1_pow: Any, beta2_pow: Any, learning_rate: float,
    weight_decay: float = 0.01, beta1: float = 0.9, beta2: float = 0.999, epsilon: float = 1e-6,
    always_adapt: bool = False,
) -> tuple[Any, ...]:  # fmt: skip
    """Adam's direction plus weight_decay * param, made as long as the parameter is (arXiv:1904.00962). Without weight
    decay the length is left alone unless always_adapt."""
    first = _mixed(moment1, beta1, grad)
    second = _mixed(moment2, beta2, xp.multiply(grad, grad))
    one, two = float(beta1_pow.reshape(-1)[0]), float(beta2_pow.reshape(-1)[0])
    along = first / (1.0 - one) / (xp.sqrt(second / (1.0 - two)) + epsilon) + weight_decay * param
    ratio = 1.0
    if weight_decay > 0 or always_adapt:
        size, step = float(xp.sqrt((param * param).sum())), float(xp.sqrt((along * along).sum()))
        ratio = size / step if size > 0 and step > 0 else 1.0
    moved = _moved(param, xp.asarray(xp.multiply(along, learning_rate * ratio)))
    return moved, first, second, beta1_pow * beta1, beta2_pow * beta2


@kernel("nadam", FLOAT)
def nadam(
    param: Any, grad: Any, momentum_decay_pow: Any, beta2_pow: Any, mu_product: Any, moment1: Any, moment2: Any,
    learning_rate: float, beta1: float = 0.9, beta2: float = 0.999, epsilon: float = 1e-8,
    momentum_decay: float = 0.004,
) -> tuple[Any, ...]:  # fmt: skip
    """Adam with Nesterov's momentum (Dozat 2016): mu_t = beta1 * (1 - 0.96 ** (t * momentum_decay) / 2).

    The first three states are 0.96 ** t, beta2 ** t and the product of all mu, elementwise alike.
    """
    decay, two = xp.asarray(momentum_decay_pow * 0.96), xp.asarray(beta2_pow * beta2)
    base = xp.power(decay, momentum_decay)
    mu, following = beta1 * (1.0 - 0.5 * base), beta1 * (1.0 - 0.5 * base * 0.96**momentum_decay)
    product = xp.asarray(mu_product * mu)
    first = _mixed(moment1, beta1, grad)
    second = _mixed(moment2, beta2, xp.multiply(grad, grad))
    along = following * first / (1.0 - product * following) + (1.0 - mu) * grad / (1.0 - product)
    step = learning_rate * along / (xp.sqrt(second / (1.0 - two)) + epsilon)
    return _moved(param, xp.asarray(step)), decay, two, product, first, second


@kernel("radam", FLOAT)
def radam(
    param: Any, grad: Any, beta1_pow: Any, beta2_pow: Any, rho: Any, moment1: Any, moment2: Any, learning_rate: float,
    beta1: float = 0.9, beta2: float = 0.999, epsilon: float = 1e-8,
) -> tuple[Any, ...]:  # fmt: skip
    """Adam that divides by the root of the squares only once their variance is tractable, and then rectified
    (arXiv:1908.03265). The first three states are beta1 ** t, beta2 ** t and t * beta2 ** t / (1 - beta2 ** t)."""
    one, two = xp.asarray(beta1_pow * beta1), xp.asarray(beta2_pow * beta2)
    ratio = xp.asarray((rho * (beta2 - two) + two) / (1.0 - two))
    first = _mixed(moment1, beta1, grad)
    second = _mixed(moment2, beta2, xp.multiply(grad, grad))
    last = 2.0 / (1.0 - beta2) - 1.0
    length = last - 2.0 * ratio
    enough = length > 5.0
    safe = xp.where(enough, length, 6.0)
    rectified = xp.sqrt((safe - 4.0) * (safe - 2.0) * last / ((last - 4.0) * (last - 2.0) * safe))
    adapted = rectified * xp.sqrt(1.0 - two) / (xp.sqrt(second) + epsilon)
    step = learning_rate * first / (1.0 - one) * xp.where(enough, adapted, 1.0)
    return _moved(param, xp.asarray(step)), one, two, ratio, first, second


@kernel("rprop", FLOAT)
def rprop(
    param: Any, grad: Any, previous: Any, rates: Any, lowest: float, highest: float, slower: float = 0.5,
    faster: float = 1.2,
) -> tuple[Any, Any, Any]:  # fmt: skip
    """Each element moves against the sign of its gradient by a rate of its own, which grows while the sign stays and
    shrinks when it turns; then it does not move this time (Riedmiller, Braun 1993)."""
    turned = xp.multiply(grad, previous)
    change = xp.where(turned > 0, faster, xp.where(turned < 0, slower, 1.0))
    new = xp.asarray(xp.clip(rates * change, lowest, highest), dtype=rates.dtype)
    kept = xp.asarray(xp.where(turned < 0, 0.0, grad), dtype=grad.dtype)
    return _moved(param, xp.asarray(xp.sign(kept) * new)), kept, new
