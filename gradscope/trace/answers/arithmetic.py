"""The local arithmetic at one bad element: which numbers met there, and what that is called.

Kinds: `0·inf`, `0/0`, `x/0`, `inf−inf`, `overflow`, `out of domain`; "" where the numbers do not tell.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
_BY_DOMAIN = frozenset(("sqrt", "log", "log2", "log10", "log1p", "acos", "asin", "atanh", "acosh", "pow", "rsqrt",
                        "elementwise_pow", "float_power", "xlogy", "arccos", "arcsin", "lgamma"))  # fmt: skip
_DIVIDES = frozenset(("divide", "div", "true_divide", "reciprocal", "__rtruediv__", "rdiv", "mean"))
_ADDS = frozenset(("add", "subtract", "sub", "sum", "rsub", "mean", "add_n", "cumsum"))
_TIMES = frozenset(("multiply", "mul", "matmul", "mm", "bmm", "linear", "scale", "square", "prod", "dot", "addmm"))
_SOFTMAX = frozenset(("softmax", "log_softmax", "_softmax", "logsumexp"))

_LARGE = 1e3  # an argument below it that gives inf lay outside the domain (log of 0), above it the result overflowed


@dataclass(frozen=True, slots=True)
class Local:
    """kind of arithmetic; text: `sqrt(-1) = nan`; index: of the bad element, None when it is not known.

    inputs: name -> the number that came in there.
    """

    kind: str
    text: str
    index: tuple[int, ...] | None
    inputs: dict[str, float]


def number(x: Any) -> str:
    """A number in a few characters: `-1`, `0.25`, `inf`."""
    value = complex(x) if isinstance(x, complex) else float(x)
    return f"{value:.4g}"


@dataclass(frozen=True, slots=True)
class Sampled:
    """What is known of the elements of an array that was not kept whole: every step-th in C order, how the first bad
    one reads and where it is (-1: there is none)."""

    flat: Array
    shape: tuple[int, ...]
    step: int
    bad: int = -1
    reads: float = float("nan")

    def at(self, index: tuple[int, ...], shape: tuple[int, ...]) -> float | None:
        """As `element`; None where it was not kept."""
        own = index[len(index) - len(self.shape) :] if self.shape else ()
        if len(own) != len(self.shape) or any(n not in (1, m) for n, m in zip(self.shape, shape[-len(own) :] or ())):
            return None
        place = 0
        for n, i in zip(self.shape, own):
            place = place * n + (i if n > 1 else 0)
        if place == self.bad:
            return self.reads
        return None if place % self.step or self.flat.dtype.kind == "c" else float(self.flat[place // self.step])


Known = Array | Sampled


def bad_index(array: Known, nan: bool) -> tuple[int, ...] | None:
    """Where the first bad element is: nan when there is one (and `nan`), else inf; None when all are finite."""
    if isinstance(array, Sampled):
        return tuple(int(i) for i in np.unravel_index(array.bad, array.shape)) if array.bad >= 0 else None
    if array.dtype.kind not in "fc":
        array = array.astype(np.float32)
    for test in (np.isnan, np.isinf) if nan else (np.isinf, np.isnan):
        hits = test(array)
        if hits.any():
            return tuple(int(i) for i in np.unravel_index(int(np.argmax(hits)), array.shape))
    return None


def element(array: Known | None, index: tuple[int, ...], shape: tuple[int, ...]) -> float | None:
    """The element of `array` that broadcasting brings to element `index` of a result of `shape`; None where none."""
    if isinstance(array, Sampled):
        return array.at(index, shape)
    if array is None or array.dtype.kind == "c":
        return None
    try:
        return float(np.broadcast_to(array, shape)[index])
    except ValueError:
        return None


def forward(
    op: str, shown: str, inputs: Mapping[str, Known | None], output: Known | None, numbers: Sequence[Any]
) -> Local:
    """What happened where an op's finite inputs gave something that is not finite.

    shown: the op as people write it; numbers: its attributes (a scalar operand is one of them).
    """
    index = bad_index(output, True) if output is not None else None
    if index is None or output is None:
        return Local("", shown, None, {})
    op = op.rstrip("_")
    out = _at(output, index)
    met: dict[str, float] = {}
    for name, array in inputs.items():
        value = element(array, index, output.shape)
        if value is not None:
            met[name] = value
    if op in _SOFTMAX:
        row = next((a for a in inputs.values() if a is not None and a.shape == output.shape), None)
        return Local("inf−inf", f"{op} of a row whose largest element is {_largest(row, index)}: inf − inf", index, met)
    args = ", ".join(number(v) for v in met.values())
    text = f"{op}({args}) = {number(out)}" if met else f"{shown} = {number(out)}"
    scalars = [float(n) for n in numbers if isinstance(n, (int, float)) and not isinstance(n, bool)]
    return Local(_kind(op, list(met.values()), scalars, out), text, index, met)


def _at(array: Known, index: tuple[int, ...]) -> float:
    """The element; of a complex one the part that is not finite, the real one where both are or neither is."""
    if isinstance(array, Sampled):
        return array.reads
    real, imag = float(array[index].real), float(array[index].imag)
    return real if not np.isfinite(real) or np.isfinite(imag) else imag


def _largest(row: Known | None, index: tuple[int, ...]) -> str:
    if row is None or isinstance(row, Sampled) or not row.ndim:
        return "not finite"
    return number(np.max(row[index[:-1]]))


def _kind(op: str, met: list[float], scalars: list[float], out: float) -> str:
    numbers = [*met, *scalars]
    if not met:  # which numbers met there was not kept: only what the op alone tells
        return "out of domain" if op in _BY_DOMAIN and (np.isnan(out) or op.startswith("log")) else ""
    if op in _DIVIDES or (op == "pow" and met[:1] == [0.0]):
        below = met[-1]
        if np.isnan(out):
            return "0/0" if below == 0 else "inf/inf" if np.isinf(below) else "0·inf"
        return "x/0" if below == 0 else "overflow"
    if op in _BY_DOMAIN:
        at_edge = 0.0 in met or (np.isinf(out) and max(map(abs, met), default=0.0) < _LARGE)
        return "out of domain" if np.isnan(out) or at_edge else "overflow"
    if np.isinf(out):
        return "overflow"
    if op in _ADDS and any(np.isinf(n) for n in numbers):
        return "inf−inf"
    if op in _TIMES:
        return "0·inf"
    return ""


def backward(
    op: str, incoming: Known | None, inputs: Mapping[str, Known | None], output: Known | None, outgoing: Known | None
) -> Local:
    """What happened where a node's finite gradient gave one that is not finite.

    inputs: what its op read, by name and in order; output: what it made.
    """
    index = bad_index(outgoing, True) if outgoing is not None else None
    if index is None or outgoing is None:
        return Local("", "", None, {})
    shape = outgoing.shape
    out = _at(outgoing, index)
    g = element(incoming, index, shape)
    met = {name: value for name, array in inputs.items() if (value := element(array, index, shape)) is not None}
    slope = _slope(op.rstrip("_"), list(met.values()), element(output, index, shape))
    came = number(g) if g is not None else "g"
    if slope is None:
        told = ", ".join(f"{name} = {number(v)}" for name, v in met.items())
        value = element(output, index, shape)
        told += f", out = {number(value)}" if told and value is not None else ""
        known = bool(met) or g is not None
        kind = "overflow" if np.isinf(out) and known else ""
        text = f"gradient {came} came in{' at ' + told if told else ''}, {number(out)} went out"
        return Local(kind, text if known else f"{number(out)} went out", index, met)
    text, value = slope
    if g is not None and g == 0 and not np.isfinite(value):
        kind = "0·inf" if np.isinf(value) else "0·nan"
    elif np.isinf(value):
        kind = "x/0" if 0.0 in met.values() or element(output, index, shape) == 0 else "overflow"
    else:
        kind = "out of domain" if np.isnan(value) else "overflow"
    return Local(kind, f"{came} · {text} = {came} · {number(value)} = {number(out)}", index, met)


def _slope(op: str, met: list[float], out: float | None) -> tuple[str, float] | None:
    """The factor an elementwise op puts on its gradient, as text and as a number; None for an op not known here."""
    x, y = (*met, None, None)[:2]
    with np.errstate(all="ignore"):
        if op == "sqrt" and (out is not None or x is not None):
            root = np.float64(out if out is not None else np.sqrt(np.float64(x or 0.0)))
            return f"1/(2·{number(root)})", float(0.5 / root)
        if op == "log" and x is not None:
            return f"1/{number(x)}", float(1 / np.float64(x))
        if op == "exp" and out is not None:
            return number(out), out
        if op in ("divide", "div", "true_divide") and y is not None:
            return f"1/{number(y)}", float(1 / np.float64(y))
        if op == "reciprocal" and x is not None:
            return f"−1/{number(x)}²", float(-1 / np.float64(x) ** 2)
        if op in ("multiply", "mul") and x is not None and y is not None:
            value = y if not np.isfinite(y) or np.isfinite(x) else x
            return number(value), value
    return None
