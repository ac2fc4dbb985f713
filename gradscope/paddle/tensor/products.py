"""Products of matrices and vectors, and what is built of them: einsum, tensordot, distances, integrals, covariance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.tensor.math import matmul

__all__ = [
    "addmm",
    "baddbmm",
    "bmm",
    "cdist",
    "cross",
    "cumulative_trapezoid",
    "diff",
    "dist",
    "dot",
    "einsum",
    "inner",
    "inverse",
    "matrix_transpose",
    "mv",
    "pdist",
    "renorm",
    "tensordot",
    "trace",
    "trapezoid",
    "vander",
]


def bmm(x: Tensor, y: Tensor, name: str | None = None) -> Tensor:
    """A matrix product per batch entry, [b, m, k] times [b, k, n]."""
    return _C_ops.bmm(x, y)


def mv(x: Tensor, vec: Tensor, name: str | None = None) -> Tensor:
    """Matrix times vector."""
    return _C_ops.mv(x, vec)


def dot(x: Tensor, y: Tensor, name: str | None = None) -> Tensor:
    """The sum of the products along the last axis of vectors or matrices of one shape."""
    return _C_ops.dot(x, y)


def addmm(
    input: Tensor, x: Tensor, y: Tensor, beta: float = 1.0, alpha: float = 1.0, name: str | None = None
) -> Tensor:
    """beta * input + alpha * (x @ y)."""
    return _C_ops.addmm(input, x, y, beta, alpha)


def baddbmm(
    input: Tensor, x: Tensor, y: Tensor, beta: float = 1.0, alpha: float = 1.0, name: str | None = None
) -> Tensor:
    """beta * input + alpha * bmm(x, y)."""
    product = _C_ops.scale(_C_ops.bmm(x, y), alpha, 0.0, True)
    return _C_ops.add(_C_ops.scale(input, beta, 0.0, True), product)


def cross(x: Tensor, y: Tensor, axis: int = 9, name: str | None = None) -> Tensor:
    """The vector product along an axis of length 3, the first such one by default."""
    return _C_ops.cross(x, y, 9 if axis is None else axis)


def inner(x: Tensor, y: Tensor, name: str | None = None) -> Tensor:
    """Products summed over the last axes of both; a plain product when one is 0-D."""
    if x.ndim == 0 or y.ndim == 0:
        return _C_ops.multiply(x, y)
    rows, columns = _C_ops.reshape(x, [-1, x.shape[-1]]), _C_ops.reshape(y, [-1, y.shape[-1]])
    return _in_shape(_C_ops.matmul(rows, columns, False, True), [*x.shape[:-1], *y.shape[:-1]])


def _in_shape(x: Tensor, shape: list[int]) -> Tensor:
    return x if list(x.shape) == shape else _C_ops.reshape(x, shape)


def inverse(x: Tensor, name: str | None = None) -> Tensor:
    """The inverse of each square matrix. Raises ValueError (InvalidArgument) for a singular one."""
    return _C_ops.inverse(x)


def trace(x: Tensor, offset: int = 0, axis1: int = 0, axis2: int = 1, name: str | None = None) -> Tensor:
    """The sum of a diagonal."""
    return _C_ops.trace(x, offset, axis1, axis2)


def matrix_transpose(x: Tensor, name: str | None = None) -> Tensor:
    """x with its last two axes exchanged. Raises ValueError below two axes."""
    if x.ndim < 2:
        raise ValueError(f"Tensor.ndim({x.ndim}) is required to be greater than or equal to 2.")
    return _C_ops.transpose(x, [*range(x.ndim - 2), x.ndim - 1, x.ndim - 2])


def pdist(x: Tensor, p: float = 2.0, name: str | None = None) -> Tensor:
    """The p-norm distances between every two rows of a matrix, row 0 to 1, 0 to 2 … first. AssertionError otherwise."""
    assert x.ndim == 2, "The x must be 2-dimensional"
    assert p >= 0, "The p must be greater than or equal to 0."
    pairs = _C_ops.triu_indices(x.shape[0], x.shape[0], 1, "int64")
    first, second = (_C_ops.gather(x, at, 0) for at in _C_ops.unbind(pairs, 0))
    return _C_ops.p_norm(_C_ops.subtract(first, second), float(p), -1, 1e-12, False, False)


def renorm(x: Tensor, p: float, axis: int, max_norm: float) -> Tensor:
    """x with every slice along `axis` whose p-norm is above max_norm scaled down to it."""
    return _C_ops.renorm(x, p, axis, max_norm)


def einsum(equation: str, *operands: Any) -> Tensor:
    """Products of elements summed by Einstein's convention, as in `einsum("ij,jk->ik", a, b)`."""
    tensors = operands[0] if len(operands) == 1 and isinstance(operands[0], (list, tuple)) else operands
    return _C_ops.einsum(list(tensors), equation)


def _contracted(axes: Any) -> tuple[list[int], list[int]]:
    """The axes of x and those of y that `axes` says: one list of numbers is for both, a shorter list goes on as the
    longer one does."""
    if isinstance(axes, Tensor):
        axes = axes.tolist()
    if not axes or isinstance(axes[0], int):
        return list(axes), list(axes)
    lists = [list(a.tolist() if isinstance(a, Tensor) else [a] if isinstance(a, int) else a) for a in axes]
    of_x, of_y = lists[0], lists[1] if len(lists) > 1 else lists[0]
    return of_x + of_y[len(of_x) :], of_y + of_x[len(of_y) :]


def tensordot(x: Tensor, y: Tensor, axes: Any = 2, name: str | None = None) -> Tensor:
    """Products summed over the last `axes` axes of x and the first of y, over a list of axes of both, or over a list
    for each. Raises AssertionError where x and y are not equally long."""
    if isinstance(axes, int):
        of_x, of_y = list(range(x.ndim - axes, x.ndim)), list(range(axes))
    else:
        of_x, of_y = _contracted(axes)
        of_x, of_y = [a % x.ndim for a in of_x], [a % y.ndim for a in of_y]
    for a, b in zip(of_x, of_y, strict=True):
        if x.shape[a] != y.shape[b]:
            raise AssertionError(
                "The dimensional size for 'x' and 'y' in tensordot should match each other, but 'x' has size "
                f"{x.shape[a]} in dim {a} while 'y' has size {y.shape[b]} in dim {b}."
            )
    rest_x, rest_y = [i for i in range(x.ndim) if i not in of_x], [i for i in range(y.ndim) if i not in of_y]
    size = 1
    for a in of_x:
        size *= x.shape[a]
    left = _C_ops.reshape(_C_ops.transpose(x, [*rest_x, *of_x]), [-1, size])
    right = _C_ops.reshape(_C_ops.transpose(y, [*of_y, *rest_y]), [size, -1])
    out = _C_ops.matmul(left, right, False, False)
    return _in_shape(out, [*(x.shape[i] for i in rest_x), *(y.shape[i] for i in rest_y)])


def dist(x: Tensor, y: Tensor, p: float = 2, name: str | None = None) -> Tensor:
    """The p-norm of x - y as a vector, 0-D."""
    return _C_ops.p_norm(_C_ops.subtract(x, y), float(p), -1, 1e-12, False, True)


def cdist(
    x: Tensor,
    y: Tensor,
    p: float = 2.0,
    compute_mode: str = "use_mm_for_euclid_dist_if_necessary",
    name: str | None = None,
) -> Tensor:
    """The p-norm of the difference of every row of x and every row of y, [..., n, m], whatever compute_mode says."""
    away = _C_ops.subtract(_C_ops.unsqueeze(x, [-2]), _C_ops.unsqueeze(y, [-3]))
    return _C_ops.p_norm(away, float(p), -1, 1e-12, False, False)


def _cut(x: Tensor, axis: int, start: int, end: int) -> Tensor:
    return _C_ops.slice(x, [axis], [start], [end], [1], [])


def diff(
    x: Tensor,
    n: int = 1,
    axis: int = -1,
    prepend: Tensor | None = None,
    append: Tensor | None = None,
    name: str | None = None,
) -> Tensor:
    """Differences of neighbours along `axis`, n times over. Raises ValueError for an n below 0."""
    if n < 0:
        raise ValueError(f"n must be 1 but got {n}")
    at = axis % x.ndim
    parts = [t for t in (prepend, x, append) if t is not None]
    out = _C_ops.concat(parts, at) if len(parts) > 1 else x
    for _ in range(n):
        size = out.shape[at]
        if out.dtype.name == "bool":
            out = _C_ops.logical_xor(_cut(out, at, 1, size), _cut(out, at, 0, size - 1))
        else:
            out = _C_ops.subtract(_cut(out, at, 1, size), _cut(out, at, 0, size - 1))
    return out


def _trapezes(y: Tensor, x: Tensor | None, dx: float | None, axis: int) -> tuple[Tensor, int]:
    """Twice the area between neighbours."""
    if x is not None and dx is not None:
        raise ValueError("Not permitted to specify both x and dx input args.")
    at, n = axis % y.ndim, y.shape[axis]
    both = _C_ops.add(_cut(y, at, 1, n), _cut(y, at, 0, n - 1))
    if x is None:
        return _C_ops.scale(both, 1.0 if dx is None else dx, 0.0, True), at
    width = diff(x, axis=-1 if x.ndim == 1 else at)
    if x.ndim == 1 and y.ndim > 1:
        width = _C_ops.reshape(width, [-1 if i == at else 1 for i in range(y.ndim)])
    return _C_ops.multiply(both, width), at


def trapezoid(
    y: Tensor, x: Tensor | None = None, dx: float | None = None, axis: int = -1, name: str | None = None
) -> Tensor:
    """The integral along `axis` by trapezes, over the points x or steps of dx (1 by default)."""
    parts, at = _trapezes(y, x, dx, axis)
    return _C_ops.scale(_C_ops.sum(parts, [at], None, False), 0.5, 0.0, True)


def cumulative_trapezoid(
    y: Tensor, x: Tensor | None = None, dx: float | None = None, axis: int = -1, name: str | None = None
) -> Tensor:
    """The running integral along `axis` by trapezes."""
    parts, at = _trapezes(y, x, dx, axis)
    return _C_ops.scale(_C_ops.cumsum(parts, at, False, False, False), 0.5, 0.0, True)


def vander(x: Tensor, n: int | None = None, increasing: bool = False, name: str | None = None) -> Tensor:
    """The powers of each element of a vector as a row, the highest first unless increasing."""
    count = x.shape[0] if n is None else n
    powers: Sequence[int] = range(count) if increasing else range(count - 1, -1, -1)
    return _C_ops.stack([_C_ops.pow(x, k) for k in powers], 1)


def chain_product(x: Sequence[Tensor]) -> Tensor:
    """x[0] @ x[1] @ … in the order that costs least."""
    parts = list(x)
    if len(parts) == 1:
        return parts[0]
    sizes = [t.shape[0] for t in parts] + [parts[-1].shape[-1]]
    n = len(parts)
    cost = {(i, i): 0 for i in range(n)}
    best: dict[tuple[int, int], int] = {}
    for length in range(2, n + 1):
        for i in range(n - length + 1):
            j = i + length - 1
            options = {k: cost[i, k] + cost[k + 1, j] + sizes[i] * sizes[k + 1] * sizes[j + 1] for k in range(i, j)}
            best[i, j] = min(options, key=lambda k: options[k])
            cost[i, j] = options[best[i, j]]

    def product(i: int, j: int) -> Tensor:
        return parts[i] if i == j else matmul(product(i, best[i, j]), product(best[i, j] + 1, j))

    return product(0, n - 1)
