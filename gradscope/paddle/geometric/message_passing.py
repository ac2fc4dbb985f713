"""Messages of nodes along edges: edge i leads from node src_index[i] to node dst_index[i]."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops

__all__ = ["send_u_recv", "send_ue_recv", "send_uv"]

_REDUCE = ("sum", "mean", "max", "min")
_MESSAGE = ("add", "sub", "mul", "div")


def _checked(message_op: str, reduce_op: str = "sum") -> None:
    if message_op not in _MESSAGE:
        raise ValueError(f"message_op should be `add`, `sub`, `mul`, `div`, but received {message_op}")
    if reduce_op not in _REDUCE:
        raise ValueError(f"reduce_op should be `sum`, `mean`, `max` or `min`, but received {reduce_op}")


def _size(out_size: Any) -> list[int]:
    if out_size is None:
        return [0]
    return [int(out_size.item()) if isinstance(out_size, Tensor) else int(out_size)]


def _turned(y: Tensor, message_op: str) -> tuple[Tensor, str]:
    """y and the op with which x - y is x + y and x / y is x * y; a 0 in y does not divide, it counts as 1e-12."""
    if message_op == "sub":
        return _C_ops.scale(y, -1.0, 0.0, True), "ADD"
    if message_op == "div":
        return _C_ops.reciprocal(_C_ops.scale(y, 1.0, 1e-12, True)), "MUL"
    return y, message_op.upper()


def _flat(index: Tensor) -> Tensor:
    """An index [edges, 1] as [edges]."""
    return _C_ops.reshape(index, [-1]) if index.ndim == 2 and index.shape[1] == 1 else index


def _alike(x: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
    """Both with as many axes: the shorter one with axes of 1 behind its first."""
    ranks = x.ndim, y.ndim
    if ranks[0] == ranks[1]:
        return x, y
    more = [1] * abs(ranks[0] - ranks[1])
    if ranks[0] < ranks[1]:
        return _C_ops.reshape(x, [x.shape[0], *more, *x.shape[1:]]), y
    return x, _C_ops.reshape(y, [y.shape[0], *more, *y.shape[1:]])


def send_u_recv(
    x: Tensor,
    src_index: Tensor,
    dst_index: Tensor,
    reduce_op: str = "sum",
    out_size: Any = None,
    name: str | None = None,
) -> Tensor:
    """Per node the sum (mean, max, min) of the rows of x that edges bring it; 0 where none leads. out_size: how many
    nodes there are, by default as many as rows of x. Raises ValueError for another reduce_op."""
    _checked("add", reduce_op)
    return _C_ops.send_u_recv(x, _flat(src_index), _flat(dst_index), reduce_op.upper(), _size(out_size))


def send_ue_recv(
    x: Tensor,
    y: Tensor,
    src_index: Tensor,
    dst_index: Tensor,
    message_op: str = "add",
    reduce_op: str = "sum",
    out_size: Any = None,
    name: str | None = None,
) -> Tensor:
    """Like `send_u_recv`, of the rows of x plus (minus, times, by) what edges have in y. ValueError for other ops."""
    _checked(message_op, reduce_op)
    x, y = _alike(x, y)
    y, message = _turned(y, message_op)
    return _C_ops.send_ue_recv(x, y, _flat(src_index), _flat(dst_index), message, reduce_op.upper(), _size(out_size))


def send_uv(
    x: Tensor, y: Tensor, src_index: Tensor, dst_index: Tensor, message_op: str = "add", name: str | None = None
) -> Tensor:
    """Per edge the row of x it leads from plus (minus, times, by) the row of y it leads to. ValueError otherwise."""
    _checked(message_op)
    x, y = _alike(x, y)
    y, message = _turned(y, message_op)
    return _C_ops.send_uv(x, y, _flat(src_index), _flat(dst_index), message)
