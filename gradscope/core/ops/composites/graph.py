"""Gradient formulas of messages along edges: what came to a node goes back along the edges that brought it."""

from __future__ import annotations

from typing import Any

__all__ = [
    "edges_grad", "send_u_recv_x_grad", "send_ue_recv_x_grad", "send_ue_recv_y_grad", "send_uv_side_grad",
]  # fmt: skip


def _per_row(F: Any, count: Any, like: Any) -> Any:
    """count [n] in the dtype of `like` and with 1 for its other axes; 1 rather than 0, so that it can be divided by."""
    shape = F.shape_of(like)
    count = F.maximum(count, F.fill(count, 1))
    return F.cast(F.reshape(count, (shape[0], *([1] * (len(shape) - 1)))), F.dtype_of(like))


def edges_grad(F: Any, messages: Any, index: Any, out: Any, count: Any, out_grad: Any, reduce_op: str) -> Any:
    """The gradient of messages [edges, ...] that were reduced into rows `index` of out: out_grad there, over the count
    for MEAN; for MAX and MIN only for those that are the result, each of equals in full."""
    if reduce_op == "MEAN":
        out_grad = F.divide(out_grad, _per_row(F, count, out_grad))
    grad = F.gather(out_grad, index, 0)
    if reduce_op in ("MAX", "MIN"):
        grad = F.keep_where(grad, F.equal(messages, F.gather(out, index, 0)))
    return grad


def send_u_recv_x_grad(
    F: Any, x: Any, src_index: Any, dst_index: Any, out: Any, count: Any, out_grad: Any, reduce_op: str
) -> Any:
    """Each edge's gradient added to the row of x it came from."""
    messages = F.gather(x, src_index, 0) if reduce_op in ("MAX", "MIN") else None
    grad = edges_grad(F, messages, dst_index, out, count, out_grad, reduce_op)
    return F.gather_grad(grad, src_index, F.shape_of(x), 0)


def _along_edges(
    F: Any, x: Any, y: Any, src: Any, dst: Any, out: Any, count: Any, out_grad: Any, message_op: str, reduce_op: str
) -> tuple[Any, Any]:
    """(the rows of x the edges read, the gradient of the messages)."""
    rows = F.gather(x, src, 0)
    messages = None
    if reduce_op in ("MAX", "MIN"):
        messages = F.multiply(rows, y) if message_op == "MUL" else F.add(rows, y)
    return rows, edges_grad(F, messages, dst, out, count, out_grad, reduce_op)


def send_ue_recv_x_grad(
    F: Any, x: Any, y: Any, src: Any, dst: Any, out: Any, count: Any, out_grad: Any, message_op: str, reduce_op: str
) -> Any:
    """Of x + y or x * y along edges."""
    rows, grad = _along_edges(F, x, y, src, dst, out, count, out_grad, message_op, reduce_op)
    grad = F.multiply(grad, y) if message_op == "MUL" else grad
    return F.gather_grad(F.sum_to(grad, F.shape_of(rows)), src, F.shape_of(x), 0)


def send_ue_recv_y_grad(
    F: Any, x: Any, y: Any, src: Any, dst: Any, out: Any, count: Any, out_grad: Any, message_op: str, reduce_op: str
) -> Any:
    """Of x + y or x * y along edges."""
    rows, grad = _along_edges(F, x, y, src, dst, out, count, out_grad, message_op, reduce_op)
    grad = F.multiply(grad, rows) if message_op == "MUL" else grad
    return F.sum_to(grad, F.shape_of(y))


def send_uv_side_grad(F: Any, shape: Any, other: Any, index: Any, other_index: Any, out_grad: Any, op: str) -> Any:
    """Of x[src] + y[dst] or their product, for one side of `shape`; `other` and its index are those of the other."""
    grad = F.multiply(out_grad, F.gather(other, other_index, 0)) if op == "MUL" else out_grad
    rows = (F.shape_of(out_grad)[0], *tuple(shape)[1:])
    return F.gather_grad(F.sum_to(grad, rows), index, tuple(shape), 0)
