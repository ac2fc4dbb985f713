"""The two steps in the gradient of every norm, for both bindings: fused on arrays, composed of ops where recorded.

Both do the same arithmetic in the same order, so that they give the same bits. `bindings` makes them known to formulas
as F.norm_lines and F.norm_lines_grad.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core.phi.kernels.nn_norm import inverse_deviation, mean_over


def plain_norm_lines(x: Any, mean: Any, variance: Any, axes: Any, epsilon: float) -> tuple[Any, Any]:
    """(x normalised over `axes` by the mean and variance of the forward, 1 / deviation), these axes kept as 1."""
    inverse = inverse_deviation(variance, epsilon)
    out = np.subtract(x, mean)
    out *= inverse
    return out, inverse


def recorded_norm_lines(x: Any, mean: Any, variance: Any, axes: Any, epsilon: float) -> tuple[Any, Any]:
    """The same from x alone, since mean and variance depend on it."""
    from gradscope.core.eager.bindings import R

    centred = R.subtract(x, R.mean(x, axes, True))
    spread = R.mean(R.multiply(centred, centred), axes, True)
    inverse = R.pow(R.scale(spread, 1.0, epsilon, True), -0.5)
    return R.multiply(centred, inverse), inverse


def plain_norm_lines_grad(normalized: Any, inverse: Any, grad: Any, axes: Any) -> Any:
    """(grad - mean(grad) - normalized * mean(grad * normalized)) * inverse, the means over `axes`."""
    axes = tuple(axes)
    part = np.multiply(grad, normalized)
    along = mean_over(part, axes)
    out = np.subtract(grad, mean_over(grad, axes))
    np.multiply(normalized, along, out=part)
    np.subtract(out, part, out=out)
    return np.multiply(out, inverse, out=out)


def recorded_norm_lines_grad(normalized: Any, inverse: Any, grad: Any, axes: Any) -> Any:
    """The same with recorded ops."""
    from gradscope.core.eager.bindings import R

    along = R.mean(R.multiply(grad, normalized), axes, True)
    rest = R.subtract(R.subtract(grad, R.mean(grad, axes, True)), R.multiply(normalized, along))
    return R.multiply(rest, inverse)
