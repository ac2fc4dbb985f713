"""Gradient formulas of ops that write parts of a tensor."""

from __future__ import annotations

from typing import Any

__all__ = ["index_put_value_grad", "multiplex_grads", "put_along_axis_arr_grad", "put_along_axis_values_grad"]


def index_put_value_grad(F: Any, out_grad: Any, indices: Any, shape: Any, accumulate: bool, axes: Any) -> Any:
    """out_grad where a value was written; 0 where another one was written to the same place afterwards."""
    read = F.index_elementwise_get(out_grad, indices, axes)
    if not accumulate:
        read = F.keep_where(read, F.written_last(indices, F.shape_of(out_grad), axes))
    kept = tuple(shape)[max(0, len(shape) - len(F.shape_of(read))) :]
    return F.reshape(F.sum_to(read, kept), shape)


def multiplex_grads(F: Any, out_grad: Any, index: Any, shapes: Any) -> list[Any]:
    """Row i of out_grad goes to the input that row i came from."""
    rank = len(F.shape_of(out_grad))
    rows = F.reshape(index, [F.shape_of(out_grad)[0], *[1] * (rank - 1)])
    outs = []
    for k in range(len(shapes)):
        mine = F.keep_where(out_grad, F.equal(rows, F.fill(rows, k)))
        n, have = shapes[k][0], F.shape_of(out_grad)[0]
        outs.append(mine if n == have else F.pad(mine, [0, n - have, *[0] * (2 * rank - 2)], 0.0))
    return outs


def _touched(F: Any, indices: Any, shape: Any, axis: int, like: Any) -> Any:
    """How many values went to each place of an array of `shape`."""
    return F.take_along_axis_grad(F.fill(F.cast(indices, F.dtype_of(like)), 1), indices, shape, axis)


def _cleared(F: Any, x: Any, indices: Any, axis: int) -> Any:
    """x with 0 wherever a value went."""
    count = _touched(F, indices, F.shape_of(x), axis, x)
    return F.keep_where(x, F.equal(count, F.fill(count, 0)))


def put_along_axis_arr_grad(
    F: Any, arr: Any, indices: Any, values: Any, out: Any, out_grad: Any, axis: int, reduce: str, include_self: bool
) -> Any:
    """What is left of out_grad for the array: all of it at places nothing went to, elsewhere by the way of reducing."""
    if reduce == "assign" or not include_self:
        return _cleared(F, out_grad, indices, axis)
    if reduce == "add":
        return out_grad
    if reduce in ("mul", "multiply"):
        others = F.put_along_axis(F.fill(arr, 1), indices, values, axis, "mul", True)
        return F.multiply(out_grad, others)
    if reduce == "mean":
        count = _touched(F, indices, F.shape_of(arr), axis, arr)
        return F.divide(out_grad, F.scale(count, 1.0, 1.0, True))
    hit = F.equal(arr, out)
    return F.keep_where(F.divide(out_grad, _ties(F, arr, indices, values, out, axis, True)), hit)


def put_along_axis_values_grad(
    F: Any, arr: Any, indices: Any, values: Any, out: Any, out_grad: Any, axis: int, reduce: str, include_self: bool
) -> Any:
    """out_grad at the places the values went to, times their share in the result."""
    read = F.take_along_axis(out_grad, indices, axis)
    if reduce == "add":
        return read
    if reduce == "assign":
        shape = F.shape_of(arr)
        return F.keep_where(read, _written_last(F, indices, shape, axis)) if shape else read
    if reduce in ("mul", "multiply"):
        return F.divide(F.multiply(read, F.take_along_axis(out, indices, axis)), values)
    if reduce == "mean":
        count = _touched(F, indices, F.shape_of(arr), axis, arr)
        count = F.scale(count, 1.0, 1.0 if include_self else 0.0, True)
        return F.divide(read, F.take_along_axis(count, indices, axis))
    ties = F.take_along_axis(_ties(F, arr, indices, values, out, axis, include_self), indices, axis)
    return F.keep_where(F.divide(read, ties), F.equal(values, F.take_along_axis(out, indices, axis)))


def _written_last(F: Any, indices: Any, shape: Any, axis: int) -> Any:
    at = axis % len(shape)
    grids = F.along_axis_places(indices, at)
    return F.written_last(grids, shape, [])


def _ties(F: Any, arr: Any, indices: Any, values: Any, out: Any, axis: int, include_self: bool) -> Any:
    """Among how many equal extremes each place's gradient is divided."""
    dtype = F.dtype_of(arr)
    hits = F.cast(F.equal(values, F.take_along_axis(out, indices, axis)), dtype)
    count = F.take_along_axis_grad(hits, indices, F.shape_of(arr), axis)
    if include_self:
        count = F.add(count, F.cast(F.equal(arr, out), dtype))
    return F.where(F.equal(count, F.fill(count, 0)), F.fill(count, 1), count)
