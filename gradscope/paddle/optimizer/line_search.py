"""A step length that satisfies the strong Wolfe conditions (Nocedal & Wright 2006, algorithms 3.5 and 3.6).

Steps are guessed by cubic interpolation, eq. 3.59, with the safeguards of Schmidt's minFunc (2005).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

from gradscope.core.tensor import Tensor
from gradscope.paddle.tensor.creation import to_tensor


class _Point(NamedTuple):
    """step: length along the direction; loss: value there; slope: its derivative; value, gradient: as tensors."""

    step: float
    loss: float
    slope: float
    value: Any
    gradient: Any


def cubic_interpolate(x1: Any, f1: Any, g1: Any, x2: Any, f2: Any, g2: Any, bounds: Any = None) -> Any:
    """The minimum between bounds of the cubic with values f and slopes g at x1 and x2; the middle of the bounds when
    it has none. bounds: x1 and x2 unless given. Gives a 0-D tensor for a tensor x1, else a number."""
    a, b, fa, fb, ga, gb = (float(v) for v in (x1, x2, f1, f2, g1, g2))
    low, high = (min(a, b), max(a, b)) if bounds is None else (float(bounds[0]), float(bounds[1]))
    bend = ga + gb - 3 * (fa - fb) / (a - b)
    square = bend * bend - ga * gb
    found = (low + high) / 2
    if square >= 0:
        root = math.copysign(math.sqrt(square), b - a)
        below = gb - ga + 2 * root
        if below:
            found = min(max(b - (b - a) * (gb + root - bend) / below, low), high)
    return to_tensor(found, dtype=x1.dtype) if isinstance(x1, Tensor) else found


def strong_wolfe(
    obj_func: Callable[[Any, Any, Any], tuple[Any, Any]],
    xk: Any,
    alpha: Any,
    d: Any,
    loss: Any,
    grad: Any,
    gtd: Any,
    c1: float = 1e-4,
    c2: float = 0.9,
    tolerance_change: float = 1e-9,
    max_ls: int = 25,
) -> tuple[Any, Any, Any, int]:
    """Search along d from xk, first at alpha. obj_func(xk, alpha, d) gives (loss, flat gradient); gtd: slope at xk.

    c1: how much of the slope the loss must fall; c2: what part of the slope may be left; tolerance_change: shortest
    bracket; max_ls: most steps. Returns (loss, gradient, alpha, evaluations).
    """
    evaluations = 0
    longest = float(d.abs().max())
    start = _Point(0.0, float(loss), float(gtd), loss, grad)

    def look(step: float) -> _Point:
        nonlocal evaluations
        evaluations += 1
        given = to_tensor(step, dtype=alpha.dtype) if isinstance(alpha, Tensor) else step
        value, gradient = obj_func(xk, given, d)
        return _Point(step, float(value), float((gradient * d).sum()), value, gradient)

    def too_high(point: _Point, than: _Point) -> bool:
        return point.loss > start.loss + c1 * point.step * start.slope or point.loss >= than.loss

    before, here = start, look(float(alpha))
    bracket: list[_Point] = []
    for tries in range(max_ls):
        if (too_high(here, before) if tries else here.loss > start.loss + c1 * here.step * start.slope) or (
            here.slope >= 0 and abs(here.slope) > -c2 * start.slope
        ):
            bracket = [before, here]
            break
        if abs(here.slope) <= -c2 * start.slope:
            bracket = [here]
            break
        bounds = here.step + 0.01 * (here.step - before.step), here.step * 10
        guess = cubic_interpolate(*before[:3], *here[:3], bounds=bounds)
        before, here = here, look(guess)
    else:
        bracket = [start, here]
    best = _zoom(bracket, look, too_high, c2 * -start.slope, tolerance_change / longest if longest else 0.0, max_ls)
    step = to_tensor(best.step, dtype=alpha.dtype) if isinstance(alpha, Tensor) else best.step
    return best.value, best.gradient, step, evaluations


def _zoom(
    bracket: list[_Point],
    look: Callable[[float], _Point],
    too_high: Callable[[_Point, _Point], bool],
    flat: float,
    shortest: float,
    most: int,
) -> _Point:
    """Narrow a bracket until its lower end is flat enough. flat: largest slope that is; shortest: width to stop at."""
    if len(bracket) == 1:
        return bracket[0]
    low, high = sorted(bracket, key=lambda p: p.loss)
    stuck = False
    for _ in range(most):
        width = abs(high.step - low.step)
        if width < shortest:
            break
        guess = cubic_interpolate(*bracket[0][:3], *bracket[1][:3])
        left, right = sorted((low.step, high.step))
        margin = 0.1 * width
        if min(right - guess, guess - left) < margin:  # too near an end: once is allowed, but not at the end itself
            if stuck or guess >= right or guess <= left:
                guess = right - margin if abs(guess - right) < abs(guess - left) else left + margin
                stuck = False
            else:
                stuck = True
        else:
            stuck = False
        found = look(guess)
        if too_high(found, low):
            high = found
        else:
            if abs(found.slope) <= flat:
                return found
            if found.slope * (high.step - low.step) >= 0:
                high = low
            low = found
        bracket = [low, high]
    return low
