"""`paddle.linalg`: norms so far."""

from __future__ import annotations

from collections.abc import Sequence

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle._missing import missing_in
from gradscope.paddle.tensor.manipulation import transpose

__all__ = ["norm"]


def norm(
    x: Tensor,
    p: float | str | None = None,
    axis: int | Sequence[int] | None = None,
    keepdim: bool = False,
    name: str | None = None,
) -> Tensor:
    """The p-norm of x as a vector, or along `axis`; p None or "fro": the Euclidean norm. Its gradient at 0 is 0.

    Two axes: the Frobenius norm of those matrices. Raises ValueError for another norm of matrices, which is not built.
    A complex x counts by its moduli.
    """
    if x.dtype.is_complex:
        x = _C_ops.abs(x)
    if isinstance(axis, (list, tuple)):
        axes = [a % len(x.shape) for a in axis]
        if len(axes) == 1:
            axis = axes[0]
        elif len(axes) == 2 and p in (None, "fro"):
            return _frobenius(x, axes, keepdim)
        else:
            raise ValueError(
                f"the norm of order {p!r} over axes {list(axis)} is not built yet; give one axis, or p='fro'"
            )
    order = 2.0 if p in (None, "fro") else p
    if isinstance(order, str):
        raise ValueError(f"the norm of order {p!r} is not built yet; give a number, or 'fro'")
    return _C_ops.p_norm(x, float(order), -1 if axis is None else axis, 1e-12, keepdim, axis is None)


def _frobenius(x: Tensor, axes: list[int], keepdim: bool) -> Tensor:
    shape = list(x.shape)
    others = [i for i in range(len(shape)) if i not in axes]
    lines = _C_ops.reshape(transpose(x, [*others, *axes]), [*(shape[i] for i in others), -1])
    out = _C_ops.p_norm(lines, 2.0, -1, 1e-12, False, False)
    return _C_ops.reshape(out, [1 if i in axes else n for i, n in enumerate(shape)]) if keepdim else out


__getattr__ = missing_in(__name__)
