"""The op table: a row per op with its inputs, attributes and a numpy reference; test_op_table.py asks each row the rest.

A case is (inputs, attributes). Inputs are arrays, lists of arrays for a tensor-list argument; attributes are in the
order of ops.yaml. Every number is chosen so that no input lies at a kink or a tie of its op.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np


@dataclass(frozen=True)
class Row:
    """op: its name; reference(*inputs, *attributes): numpy result; cases. random: outputs are only compared in kind."""

    op: str
    reference: Callable[..., Any]
    cases: list[tuple[tuple[Any, ...], tuple[Any, ...]]]
    random: bool = False
    tolerance: float = 1e-6
    no_grad_of: tuple[str, ...] = field(default=())


def f(*shape: int, lo: float = -2.0, hi: float = 2.0, seed: int = 0) -> np.ndarray:
    """float64 draws from [lo, hi), the same for the same arguments."""
    rng = np.random.default_rng([seed, *shape, 7])
    return np.asarray(rng.random(shape) * (hi - lo) + lo)


def apart(*shape: int, seed: int = 0, gap: float = 0.37, avoid: float = 0.11) -> np.ndarray:
    """float64 values that differ by at least `gap` and are never nearer to 0 than about `avoid`, in random order."""
    n = int(np.prod(shape, dtype=int))
    values = (np.arange(n) - n // 2) * gap + avoid
    return np.asarray(np.random.default_rng([seed, n]).permutation(values).reshape(shape))


def turned(array: np.ndarray) -> np.ndarray:
    """The same values and shape in memory that is not contiguous."""
    if array.ndim >= 2:
        return np.ascontiguousarray(array.T).T
    wide = np.zeros((*array.shape, 2), dtype=array.dtype)
    wide[..., 0] = array
    return wide[..., 0]


def unary(make: Callable[..., np.ndarray], *attributes: Any) -> list[Any]:
    """The standard cases of a function of one tensor: 2-D, 0-D, zero-size, not contiguous."""
    return [((x,), attributes) for x in (make(2, 3), make(), make(0, 3), turned(make(3, 2)))]


def binary(make_x: Callable[..., np.ndarray], make_y: Callable[..., np.ndarray]) -> list[Any]:
    """The standard cases of a function of two: alike, broadcast each way, 0-D, zero-size, not contiguous."""
    pairs = [
        (make_x(2, 3), make_y(2, 3)), (make_x(2, 3), make_y(3)), (make_x(2, 1), make_y(1, 3)), (make_x(), make_y(2)),
        (make_x(), make_y()), (make_x(0, 3), make_y(3)), (turned(make_x(3, 2)), make_y(3, 2)),
    ]  # fmt: skip
    return [(pair, ()) for pair in pairs]


def _x(*shape: int) -> np.ndarray:
    return f(*shape, seed=1)


def _y(*shape: int) -> np.ndarray:
    return f(*shape, seed=2)


def _pos(*shape: int) -> np.ndarray:
    return f(*shape, lo=0.3, hi=2.5, seed=3)


def _away(*shape: int) -> np.ndarray:
    x = f(*shape, lo=0.3, hi=2.0, seed=4)
    return x * np.where(np.arange(x.size).reshape(x.shape) % 2, -1.0, 1.0)


def _bool(*shape: int) -> np.ndarray:
    return f(*shape, seed=5) > 0


def _part(x: np.ndarray, starts: Any, ends: Any, steps: Any, axes: Any, decrease: Any, none: Any) -> Any:
    """The numpy index that set_value's attributes spell."""
    index: list[Any] = [slice(None)] * x.ndim
    for i, axis in enumerate(axes):
        end = ends[i] if abs(ends[i]) < 10**9 else None
        index[axis] = starts[i] if axis in decrease else slice(starts[i], end, steps[i])
    out = list(index)
    for a in sorted(none):
        out.insert(a, None)
    return tuple(out)


def _set_value(
    x: Any, starts: Any, ends: Any, steps: Any, axes: Any, dec: Any, none: Any, shape: Any, values: Any
) -> Any:
    out = x.copy()
    out[_part(x, starts, ends, steps, axes, dec, none)] = np.reshape(values, shape) if len(values) > 1 else values[0]
    return out


def _set_tensor(x: Any, values: Any, starts: Any, ends: Any, steps: Any, axes: Any, dec: Any, none: Any) -> Any:
    out = x.copy()
    out[_part(x, starts, ends, steps, axes, dec, none)] = values
    return out


def _slice(x: Any, axes: Any, starts: Any, ends: Any, flags: Any = (), dec: Any = ()) -> Any:
    return x[_part(x, starts, ends, [1] * len(axes), axes, dec, ())]


def _strided(x: Any, axes: Any, starts: Any, ends: Any, strides: Any) -> Any:
    return x[_part(x, starts, ends, strides, axes, (), ())]


def _scatter(read: Callable[..., Any], shape: Any, out_grad: Any) -> Any:
    """Zeros of `shape` to which out_grad is added where `read` of an array of positions points."""
    where = read(np.arange(int(np.prod(shape, dtype=int))).reshape(tuple(shape)))
    flat = np.zeros(int(np.prod(shape, dtype=int)))
    np.add.at(flat, np.asarray(where).reshape(-1), np.asarray(out_grad).reshape(-1))
    return flat.reshape(tuple(shape))


def _softmax(x: Any, axis: int) -> Any:
    if x.size == 0:
        return x
    e = np.exp(x)
    return e / e.sum(axis=axis if x.ndim else None, keepdims=True)


def _matmul(x: Any, y: Any, tx: bool, ty: bool) -> Any:
    x = x.swapaxes(-1, -2) if tx and x.ndim > 1 else x
    y = y.swapaxes(-1, -2) if ty and y.ndim > 1 else y
    return x @ y


def _unsqueeze(x: Any, axis: Any) -> Any:
    for a in axis:
        x = np.expand_dims(x, a)
    return x


def _cumprod(x: Any, dim: int, exclusive: bool, reverse: bool) -> Any:
    """By the definition: element i is the product of what lies before (or after) it, itself included or not."""
    if not x.ndim:
        return np.ones_like(x) if exclusive else x
    lines, out = np.moveaxis(x, dim, 0), np.ones_like(np.moveaxis(x, dim, 0))
    for i in range(len(lines)):
        part = lines[i + exclusive :] if reverse else lines[: i + (not exclusive)]
        out[i] = np.prod(part, axis=0)
    return np.moveaxis(out, 0, dim)


def _decay_sum(x: Any, y: Any, dim: int, reverse: bool, own: bool) -> Any:
    if not y.ndim:
        return y
    factors, out = np.moveaxis(x, dim, 0), np.moveaxis(y, dim, 0).copy()
    order = range(len(out))[::-1] if reverse else range(len(out))
    step = 1 if reverse else -1
    for i in list(order)[1:]:
        out[i] += factors[i if own else i + step] * out[i + step]
    return np.moveaxis(out, 0, dim)


def _p_norm(x: Any, p: float, axis: int, epsilon: float, keep: bool, asvector: bool) -> Any:
    if asvector or not x.ndim:
        return np.linalg.norm(x.reshape(-1), p).reshape((1,) * x.ndim if keep else ())
    return np.linalg.norm(x, p, axis, keep)


def _axis(axis: Any) -> Any:
    return tuple(axis) or None


REDUCE_CASES = [
    ((apart(2, 3),), ([], False)), ((apart(2, 3, 2),), ([1], True)), ((apart(2, 3, 2),), ([0, -1], False)),
    ((apart(),), ([], False)), ((turned(apart(3, 2)),), ([0], False)),
]  # fmt: skip
BOTH_WAYS = [(False, False), (False, True), (True, False), (True, True)]
MATMUL_CASES = [
    ((_x(2, 3), _y(3, 4)), (False, False)), ((_x(3, 2), _y(3, 4)), (True, False)), ((_x(2, 3), _y(4, 3)), (False, True)),
    ((_x(3, 2), _y(4, 3)), (True, True)), ((_x(3), _y(3)), (False, False)), ((_x(3), _y(3, 2)), (False, False)),
    ((_x(3), _y(2, 3)), (False, True)), ((_x(2, 3), _y(3)), (False, False)), ((_x(3, 2), _y(3)), (True, False)),
    ((_x(2, 2, 3), _y(3, 2)), (False, False)), ((_x(2, 1, 2, 3), _y(3, 3, 2)), (False, False)),
    ((_x(3), _y(2, 3, 2)), (False, False)), ((_x(2, 2, 3), _y(3)), (False, False)), ((_x(2, 3, 2), _y(3)), (True, False)),
    ((_x(3), _y(2, 2, 3)), (False, True)), ((_x(0, 3), _y(3, 2)), (False, False)),
    ((turned(_x(2, 3)), turned(_y(3, 2))), (False, False)), ((_x(3, 2), _y(2, 2, 3)), (True, True)),
]  # fmt: skip
SETS = [
    ([0], [1], [1], [0], [], []), ([1], [2], [1], [1], [1], []), ([0, -1], [2, -4], [1, -2], [0, 1], [], []),
    ([0], [2], [1], [0], [], [0]), ([], [], [], [], [], []),
]  # fmt: skip

ROWS: list[Row] = [
    Row("add", np.add, binary(_x, _y)),
    Row("subtract", np.subtract, binary(_x, _y)),
    Row("multiply", np.multiply, binary(_x, _y)),
    Row("divide", np.true_divide, binary(_x, _away)),
    Row("maximum", np.maximum, binary(lambda *s: apart(*s, seed=1), lambda *s: apart(*s, seed=2, avoid=0.25))),
    Row("minimum", np.minimum, binary(lambda *s: apart(*s, seed=1), lambda *s: apart(*s, seed=2, avoid=0.25))),
    Row("elementwise_pow", np.power, binary(_pos, _y)),
    Row("elementwise_pow_slope", lambda x, y: y * x ** (y - 1), binary(_pos, _y)),
    Row("xlogy", lambda x, y: x * np.log(y), binary(_x, _pos)),
    Row("where", np.where, [
        ((_bool(2, 3), _x(2, 3), _y(2, 3)), ()), ((_bool(3), _x(2, 3), _y(2, 1)), ()), ((_bool(), _x(), _y(2)), ()),
        ((_bool(0, 3), _x(3), _y(3)), ()), ((_bool(2, 3), turned(_x(2, 3)), _y()), ()),
    ]),
    Row("keep_where", lambda x, m: np.where(m, x, 0), [
        ((_x(2, 3), _bool(2, 3)), ()), ((_x(2, 3), _bool(3)), ()), ((_x(), _bool()), ()), ((_x(0, 3), _bool(3)), ()),
    ]),
    Row("scale", lambda x, s, b, after: x * s + b if after else (x + b) * s, [
        *unary(_x, 2.5, 0.5, True), *unary(_x, -1.0, 0.0, True), *unary(_x, 2.0, 3.0, False), *unary(_x, 1.0, 2.0, True),
    ]),
    Row("div_scale", lambda x, s: x / s, unary(_x, 2.5)),
    Row("pow", lambda x, y: x**y, [
        *unary(_pos, 2.5), *unary(_away, 2), *unary(_away, 3.0), *unary(_x, 1.0), *unary(_pos, 0.0), *unary(_pos, -1.0),
    ]),
    Row("pow_slope", lambda x, y: y * x ** (y - 1) if y else 0 * x, [
        *unary(_pos, 2.5), *unary(_away, 2), *unary(_away, 3.0), *unary(_pos, 1.0), *unary(_pos, 0.0),
    ]),
    Row("clip", np.clip, [*unary(lambda *s: apart(*s), -0.5, 0.8), *unary(lambda *s: apart(*s, seed=3), 0.0, 0.3)]),
    Row("clip_grad", lambda x, g, lo, hi: np.where((x > lo) & (x < hi), g, 0), [
        ((apart(*s), _y(*s)), (-0.5, 0.8)) for s in ((2, 3), (), (0, 3))
    ]),
    Row("fill", lambda x, v: np.full_like(x, v), unary(_x, 1.5)),
    Row("exp", np.exp, unary(_x)),
    Row("log", np.log, unary(_pos)),
    Row("sqrt", np.sqrt, unary(_pos)),
    Row("square", np.square, unary(_x)),
    Row("abs", np.abs, unary(_away)),
    Row("sign", np.sign, unary(_away)),
    Row("tanh", np.tanh, unary(_x)),
    Row("sigmoid", lambda x: 1 / (1 + np.exp(-x)), unary(_x)),
    Row("relu", lambda x: np.maximum(x, 0), unary(_away)),
    Row("relu_grad", lambda o, g: np.where(o > 0, g, 0), [((_away(*s), _y(*s)), ()) for s in ((2, 3), (), (0, 3))]),
    Row("softmax", _softmax, [((_x(2, 3),), (-1,)), ((_x(2, 3, 2),), (1,)), ((_x(),), (-1,)), ((_x(0, 3),), (-1,)),
                              ((turned(_x(3, 2)),), (0,))]),
    Row("log_softmax", lambda x, axis: np.log(_softmax(x, axis)), [
        ((_x(2, 3),), (-1,)), ((_x(2, 3, 2),), (1,)), ((_x(),), (-1,)), ((_x(0, 3),), (-1,)), ((turned(_x(3, 2)),), (0,)),
    ]),
    Row("sum", lambda x, axis, dtype, keep: np.sum(x, _axis(axis), keepdims=keep), [
        *((inputs, (axis, None, keep)) for inputs, (axis, keep) in REDUCE_CASES),
        ((_x(0, 3),), ([0], None, False)), ((_x(2, 3),), ([1], "float64", True)),
    ]),
    Row("mean", lambda x, axis, keep: np.mean(x, _axis(axis), keepdims=keep), [*REDUCE_CASES, ((_x(3, 0),), ([0], False))]),
    Row("mean_all", np.mean, [((_x(2, 3),), ()), ((_x(),), ()), ((turned(_x(3, 2)),), ())]),
    Row("max", lambda x, axis, keep: np.max(x, _axis(axis), keepdims=keep), [*REDUCE_CASES, ((_x(3, 0),), ([0], False))]),
    Row("min", lambda x, axis, keep: np.min(x, _axis(axis), keepdims=keep), [*REDUCE_CASES, ((_x(3, 0),), ([0], False))]),
    Row("argmax", lambda x, axis, keep, flat, dtype: np.argmax(x, None if flat else axis, keepdims=keep), [
        ((apart(2, 3),), (1, False, False, "int64")), ((apart(2, 3),), (0, True, False, "int64")),
        ((apart(2, 3),), (0, False, True, "int64")), ((apart(2, 3),), (0, True, True, "int64")),
    ]),
    Row("all", lambda x, axis, keep: np.all(x, _axis(axis), keepdims=keep), [
        ((_bool(2, 3),), ([], False)), ((_bool(2, 3),), ([1], True)), ((_bool(0, 3),), ([0], False)), ((_bool(),), ([], False)),
    ]),
    Row("any", lambda x, axis, keep: np.any(x, _axis(axis), keepdims=keep), [
        ((_bool(2, 3),), ([], False)), ((_bool(2, 3),), ([1], True)), ((_bool(0, 3),), ([0], False)), ((_bool(),), ([], False)),
    ]),
    Row("prod", lambda x, axis, keep, all: np.prod(x, None if all else _axis(axis), keepdims=keep), [
        ((apart(2, 3),), ([], False, False)), ((apart(2, 3, 2),), ([1], True, False)), ((apart(2, 3, 2),), ([0, -1], False, False)),
        ((apart(),), ([], False, False)), ((turned(apart(3, 2)),), ([0], False, True)), ((_x(0, 3),), ([0], False, False)),
        ((np.array([[0.0, 2.0, 3.0], [0.0, 0.0, 3.0]]),), ([1], False, False)),
    ]),
    Row("cumprod", _cumprod, [
        *(((apart(2, 3),), (1, *how)) for how in BOTH_WAYS), ((apart(3, 2),), (0, False, False)), ((apart(),), (0, False, False)),
        ((_x(0, 3),), (0, True, False)), ((turned(apart(3, 2)),), (-1, False, True)),
        *((((np.array([2.0, 0.0, 3.0, 0.0, 4.0])),), (0, *how)) for how in BOTH_WAYS),
    ]),
    Row("decay_sum", _decay_sum, [
        *(((_x(2, 3), _y(2, 3)), (1, *how)) for how in BOTH_WAYS), ((_x(3, 2), _y(3, 2)), (0, False, True)),
        ((_x(), _y()), (0, True, True)), ((_x(0, 3), _y(0, 3)), (0, False, False)),
        ((turned(_x(3, 2)), turned(_y(3, 2))), (-2, True, False)),
    ]),
    Row("p_norm", _p_norm, [
        *(((_away(2, 3),), (p, 1, 1e-12, False, False)) for p in (2.0, 1.0, 3.0, 1.5, 0.0)),
        ((apart(2, 3),), (float("inf"), 0, 1e-12, True, False)), ((apart(2, 3),), (float("-inf"), 1, 1e-12, False, False)),
        ((_away(2, 3),), (2.0, -1, 1e-12, False, True)), ((_away(),), (2.0, -1, 1e-12, False, True)),
        ((turned(_away(3, 2)),), (2.0, 0, 1e-12, True, False)), ((_away(2, 2),), (2.0, -1, 1e-12, True, True)),
    ]),
    Row("matmul", _matmul, MATMUL_CASES),
    Row("reshape", lambda x, shape: np.reshape(x, [x.shape[i] if n == 0 and x.size else n for i, n in enumerate(shape)]), [
        ((_x(2, 3),), ([3, 2],)), ((_x(2, 3),), ([-1],)), ((_x(2, 3),), ([0, 3, 1],)), ((_x(),), ([1, 1],)),
        ((_x(0, 3),), ([3, 0],)), ((turned(_x(3, 2)),), ([6],)), ((_x(1),), ([],)),
    ]),
    Row("flatten", lambda x, a, b: np.reshape(x, (*x.shape[:a], -1, *x.shape[b % max(x.ndim, 1) + 1 :]) if x.size else
                                              (*x.shape[:a], 0, *x.shape[b % x.ndim + 1 :])), [
        ((_x(2, 3, 2),), (1, -1)), ((_x(2, 3, 2),), (0, 1)), ((_x(),), (0, 0)), ((_x(0, 3),), (0, -1)),
        ((turned(_x(3, 2)),), (0, -1)),
    ]),
    Row("transpose", lambda x, perm: np.transpose(x, perm), [
        ((_x(2, 3),), ([1, 0],)), ((_x(2, 3, 4),), ([2, 0, 1],)), ((_x(2, 3, 4),), ([0, -1, 1],)), ((_x(),), ([],)),
        ((_x(0, 3),), ([1, 0],)), ((turned(_x(3, 2)),), ([1, 0],)),
    ]),
    Row("squeeze", lambda x, axis: np.squeeze(x, tuple(a for a in axis if x.shape[a] == 1) if axis else None), [
        ((_x(1, 3, 1),), ([],)), ((_x(1, 3, 1),), ([0],)), ((_x(1, 3, 1),), ([-1, 1],)), ((_x(),), ([],)), ((_x(0, 1),), ([1],)),
    ]),
    Row("unsqueeze", _unsqueeze, [
        ((_x(2, 3),), ([0],)), ((_x(2, 3),), ([1, -1],)), ((_x(),), ([0],)), ((_x(0, 3),), ([2],)), ((turned(_x(3, 2)),), ([1],)),
    ]),
    Row("expand", lambda x, shape: np.broadcast_to(x, [x.shape[i - len(shape)] if n == -1 else n for i, n in enumerate(shape)]), [
        ((_x(1, 3),), ([2, 3],)), ((_x(3),), ([2, -1],)), ((_x(),), ([2, 2],)), ((_x(2, 1, 1),), ([2, 2, 3],)),
        ((_x(1, 3),), ([0, 3],)), ((turned(_x(3, 2)),), ([2, 3, 2],)), ((_x(2, 3),), ([2, 3],)),
    ]),
    Row("concat", lambda x, axis: np.concatenate(x, axis), [
        (([_x(2, 3), _y(2, 3)],), (0,)), (([_x(2, 1), _y(2, 3), _x(2, 2)],), (1,)), (([_x(2, 3), _y(0, 3)],), (-2,)),
        (([turned(_x(3, 2)), _y(1, 2)],), (0,)), (([_x(2)],), (0,)),
    ]),
    Row("stack", lambda x, axis: np.stack(x, axis), [
        (([_x(2, 3), _y(2, 3)],), (0,)), (([_x(2), _y(2), _x(2)],), (-1,)), (([_x(), _y()],), (0,)), (([_x(0, 3), _y(0, 3)],), (1,)),
        (([turned(_x(3, 2)), _y(3, 2)],), (1,)),
    ]),
    Row("split", lambda x, sections, axis: np.split(x, np.cumsum([x.shape[axis] - sum(s for s in sections if s >= 0) if n < 0
                                                                   else n for n in sections])[:-1], axis), [
        ((_x(4, 3),), ([1, 3], 0)), ((_x(2, 5),), ([1, -1, 2], 1)), ((_x(5),), ([2, 0, 3], -1)), ((_x(3, 0),), ([1, 2], 0)),
        ((turned(_x(3, 2)),), ([1, 1], 1)),
    ]),
    Row("split_with_num", lambda x, num, axis: np.split(x, num, axis), [
        ((_x(4, 3),), (2, 0)), ((_x(2, 6),), (3, -1)), ((_x(2, 0),), (2, 0)), ((turned(_x(3, 2)),), (2, 1)),
    ]),
    Row("unbind", lambda x, axis: [np.squeeze(p, axis) for p in np.split(x, x.shape[axis], axis)], [
        ((_x(2, 3),), (0,)), ((_x(2, 3),), (-1,)), ((_x(2),), (0,)), ((_x(2, 0),), (0,)), ((turned(_x(3, 2)),), (1,)),
    ]),
    Row("add_n", lambda x: sum(x[1:], x[0]), [
        (([_x(2, 3), _y(2, 3), _pos(2, 3)],), ()), (([_x(), _y()],), ()), (([_x(0, 3), _y(0, 3)],), ()), (([_x(2)],), ()),
        (([turned(_x(3, 2)), _y(3, 2)],), ()),
    ]),
    Row("cast", lambda x, dtype: x.astype(dtype), [
        *unary(_x, "float64"), ((_x(2, 3).astype("float32"),), ("float64",)), ((_x(2, 3),), ("int32",)),
        ((np.arange(3),), ("float64",)), ((_bool(2, 3),), ("float32",)),
    ]),
    Row("assign", lambda x: x, unary(_x)),
    Row("slice", _slice, [
        ((_x(4, 3),), ([0], [1], [3], [], [])), ((_x(4, 3),), ([0, 1], [1, -2], [2, 9], [1], [0])), ((_x(3),), ([0], [-1], [10**10], [], [0])),
        ((_x(0, 3),), ([1], [0], [2], [], [])), ((turned(_x(3, 2)),), ([0], [-2], [10**10], [], [])), ((_x(3),), ([0], [2], [2], [], [])),
    ]),
    Row("slice_grad", lambda g, shape, axes, starts, ends, dec: _scatter(lambda p: _slice(p, axes, starts, ends, (), dec), shape, g), [
        ((_x(2, 3),), ([4, 3], [0], [1], [3], [])), ((_x(2),), ([4, 3], [0, 1], [1, -2], [2, 9], [0])), ((_x(),), ([3], [0], [1], [2], [0])),
        ((_x(0, 2),), ([0, 3], [1], [0], [2], [])),
    ]),
    Row("strided_slice", _strided, [
        ((_x(5, 3),), ([0], [0], [5], [2])), ((_x(5, 3),), ([0, 1], [-1, 2], [-6, -4], [-2, -1])), ((_x(0, 3),), ([1], [0], [3], [2])),
        ((turned(_x(4, 2)),), ([0], [1], [4], [2])), ((_x(3),), ([0], [2], [0], [1])),
    ]),
    Row("strided_slice_grad", lambda g, shape, axes, starts, ends, strides:
        _scatter(lambda p: _strided(p, axes, starts, ends, strides), shape, g), [
        ((_x(3, 3),), ([5, 3], [0], [0], [5], [2])), ((_x(3, 3),), ([5, 3], [0, 1], [-1, 2], [-6, -4], [-2, -1])),
        ((_x(0, 2),), ([0, 3], [1], [0], [3], [2])), ((_x(2),), ([4], [0], [1], [4], [2])),
    ]),
    Row("set_value", _set_value, [
        *(((_x(3, 4),), (*s, [1], [1.5])) for s in SETS), ((_x(3, 4),), ([0], [2], [1], [0], [], [], [4], [1.0, 2.0, 3.0, 4.0])),
        ((_x(3),), ([1], [2], [1], [0], [0], [], [1], [2])), ((_x(),), ([], [], [], [], [], [], [1], [2.0])),
        ((_x(0, 3),), ([0], [2], [1], [1], [], [], [1], [2.0])), ((turned(_x(3, 2)),), ([0], [2], [1], [0], [], [], [1], [2.0])),
    ]),
    Row("set_value_with_tensor", _set_tensor, [
        ((_x(3, 4), _y(1, 4)), SETS[0]), ((_x(3, 4), _y(3)), SETS[1]), ((_x(3, 4), _y(2, 1)), SETS[2]), ((_x(3, 4), _y(1, 2, 4)), SETS[3]),
        ((_x(3, 4), _y()), SETS[4]), ((_x(), _y()), ([], [], [], [], [], [])), ((_x(3, 4), _y(1, 1, 4)), SETS[0]),
        ((turned(_x(3, 2)), turned(_y(2, 2))), ([1], [3], [1], [0], [], [])), ((_x(0, 3), _y(2)), ([0], [2], [1], [1], [], [])),
    ]),
    Row("gather", lambda x, index, axis: np.take(x, index, axis), [
        ((_x(3, 2), np.array([2, 0, 2])), (0,)), ((_x(3, 2), np.array([1, 1], "int32")), (1,)), ((_x(3, 2), np.array(2)), (0,)),
        ((_x(3), np.array([], "int64")), (0,)), ((turned(_x(3, 2)), np.array([0])), (-1,)), ((_x(2, 0), np.array([0])), (0,)),
    ]),
    Row("gather_grad", lambda g, index, shape, axis: _scatter(lambda p: np.take(p, index, axis), shape, g), [
        ((_x(3, 2), np.array([2, 0, 2])), ([3, 2], 0)), ((_x(3, 2), np.array([1, 1])), ([3, 2], 1)), ((_x(2), np.array(2)), ([3, 2], 0)),
        ((_x(0), np.array([], "int64")), ([3], 0)),
    ]),
    Row("index_elementwise_get", lambda x, index: x[tuple(index)], [
        ((_x(3, 2), [np.array([2, 0, 2])]), ()), ((_x(3, 2), [np.array([2, 0, 2]), np.array([1, 1, 0])]), ()),
        ((_x(3, 2), [np.array([[2], [0]]), np.array([1, -1])]), ()), ((turned(_x(3, 2)), [np.array([], "int64")]), ()),
    ]),
    Row("index_elementwise_get_grad", lambda index, g, shape: _scatter(lambda p: p[tuple(index)], shape, g), [
        (([np.array([2, 0, 2])], _x(3, 2)), ([3, 2],)), (([np.array([2, 0, 2]), np.array([1, 1, 0])], _x(3)), ([3, 2],)),
        (([np.array([[2], [0]]), np.array([1, -1])], _x(2, 2)), ([3, 2],)),
    ]),
    *(Row(op, fn, [*binary(lambda *s: np.round(_x(*s)), lambda *s: np.round(_y(*s))),
                   ((np.array([1, 2]), np.array([2, 2])), ())])
      for op, fn in (("equal", np.equal), ("not_equal", np.not_equal), ("less_than", np.less), ("less_equal", np.less_equal),
                     ("greater_than", np.greater), ("greater_equal", np.greater_equal))),
    *(Row(op, fn, binary(_bool, _bool)) for op, fn in (("logical_and", np.logical_and), ("logical_or", np.logical_or))),
    Row("logical_not", np.logical_not, unary(_bool)),
    *(Row(op, fn, [*unary(_x), ((np.array([1.0, np.nan, np.inf, -np.inf]),), ())])
      for op, fn in (("isfinite", np.isfinite), ("isnan", np.isnan))),
    Row("full", lambda shape, value, dtype, place: np.full(shape, value, dtype), [
        ((), ([2, 3], 1.5, "float32", None)), ((), ([], 2, "int64", None)), ((), ([0, 3], True, "bool", None)),
    ]),
    Row("full_like", lambda x, value, dtype, place: np.full_like(x, value, dtype=dtype), [
        ((_x(2, 3),), (1.5, None, None)), ((_x(),), (2, "int64", None)), ((_x(0, 3),), (1, None, None)),
    ]),
    Row("arange", lambda start, end, step, dtype, place: np.arange(start, end, step, dtype), [
        ((), (0, 5, 1, "int64", None)), ((), (1.0, 2.0, 0.25, "float32", None)), ((), (5, 0, -2, "int32", None)),
        ((), (3, 1, 1, "int64", None)),
    ]),
    Row("eye", lambda n, m, dtype, place: np.eye(n, None if m == -1 else m, dtype=dtype), [
        ((), (3, -1, "float32", None)), ((), (2, 3, "int64", None)), ((), (0, -1, "float64", None)),
    ]),
    Row("gaussian", lambda shape, mean, std, seed, dtype, place: np.zeros(shape, dtype), [
        ((), ([2, 3], 0.0, 1.0, 0, "float32", None)), ((), ([], 1.0, 2.0, 5, "float64", None)), ((), ([0, 3], 0.0, 1.0, 0, "float32", None)),
    ], random=True),
    Row("uniform", lambda shape, dtype, lo, hi, seed, place: np.zeros(shape, dtype), [
        ((), ([2, 3], "float32", -1.0, 1.0, 0, None)), ((), ([], "float64", 0.0, 2.0, 5, None)), ((), ([0, 3], "float32", 0.0, 1.0, 0, None)),
    ], random=True),
    Row("randint", lambda lo, hi, shape, dtype, seed, place: np.zeros(shape, dtype), [
        ((), (0, 5, [2, 3], "int64", 0, None)), ((), (-2, 5, [], "int32", 3, None)), ((), (0, 1, [0, 3], "int64", 0, None)),
    ], random=True),
    Row("randperm", lambda n, dtype, seed, place: np.zeros(n, dtype), [
        ((), (5, "int64", 0, None)), ((), (0, "int64", 0, None)), ((), (3, "int32", 7, None)),
    ], random=True),
    Row("one_hot", lambda x, n: np.eye(n, dtype="float32")[x], [((np.array([2, 0]),), (3,)), ((np.array(1),), (2,)),
                                                                ((np.zeros((0, 2), "int64"),), (3,))]),
]  # fmt: skip

BY_OP = {row.op: row for row in ROWS}
