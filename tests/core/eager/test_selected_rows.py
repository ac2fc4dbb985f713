"""SelectedRows in the engine: holders, hooks, `.grad`, clearing, nodes that take them and nodes that refuse."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.core.eager.grad_tensor_holder import GradTensorHolder
from gradscope.paddle.nn.functional import embedding


def table(height: int = 4, dtype: str = "float32") -> Any:
    values = np.arange(2.0 * height).reshape(height, 2).astype(dtype)
    return paddle.to_tensor(values, stop_gradient=False)


def ids(*numbers: int) -> Any:
    return paddle.to_tensor(list(numbers))


def looked_up(w: Any, *numbers: int) -> Any:
    return embedding(ids(*numbers), w, sparse=True).sum()


def kept(grad: Any) -> tuple[list[int], list[list[float]]]:
    return grad.rows(), grad.numpy().tolist()


def test_one_row_per_id_in_order() -> None:
    w = table()
    (embedding(paddle.to_tensor([[1, 3], [1, 0]]), w, sparse=True) * 2.0).sum().backward()
    assert w.grad.is_selected_rows() and not w.grad.is_dense()
    assert kept(w.grad) == ([1, 3, 1, 0], [[2, 2]] * 4)
    assert (w.grad.stop_gradient, w.grad.is_leaf, w.grad.grad_fn) == (False, True, None)


def test_two_uses_in_one_pass_are_merged() -> None:
    w = table()
    (looked_up(w, 1, 3, 1) + looked_up(w, 0, 1)).backward()
    assert kept(w.grad) == ([0, 1, 3], [[1, 1], [3, 3], [1, 1]])
    assert w.grad.stop_gradient, "as in Paddle, what was merged stops gradients"


def test_two_passes_are_merged() -> None:
    w = table()
    looked_up(w, 1, 3).backward()
    first = w.grad
    looked_up(w, 1).backward()
    assert kept(w.grad) == ([1, 3], [[2, 2], [1, 1]])
    assert kept(first) == ([1, 3], [[1, 1], [1, 1]]), "a handle taken before keeps what it showed"


@pytest.mark.parametrize("first", ["rows", "dense", "together"])
def test_rows_and_a_dense_gradient_are_dense(first: str) -> None:
    w = table()
    if first == "together":
        (looked_up(w, 1, 3) + w.sum()).backward()
    else:
        for what in ("rows", "dense") if first == "rows" else ("dense", "rows"):
            (looked_up(w, 1, 3) if what == "rows" else w.sum()).backward()
    assert w.grad.is_dense()
    assert w.grad.numpy().tolist() == [[1, 1], [2, 2], [1, 1], [2, 2]]


def test_adding_rows_to_a_dense_gradient_leaves_older_arrays_alone() -> None:
    w = table()
    w.sum().backward()
    seen = w.grad.detach()
    other = table()
    other.grad = w.grad
    looked_up(w, 0).backward()
    assert other.grad.numpy().tolist() == [[1, 1]] * 4
    assert seen.numpy().tolist() == w.grad.numpy().tolist(), "a handle on the storage sees what is added"


def test_a_hook_sees_rows_and_may_change_them() -> None:
    w = table()
    seen: list[Any] = []

    def hook(grad: Any) -> Any:
        seen.append((grad.is_selected_rows(), grad.rows()))
        return grad * 3.0

    w.register_hook(hook)
    looked_up(w, 2, 2).backward()
    assert seen == [(True, [2, 2])]
    assert kept(w.grad) == ([2, 2], [[3, 3], [3, 3]])


def test_a_hook_may_give_a_dense_gradient_for_rows() -> None:
    w = table()
    w.register_hook(lambda grad: paddle.ones([4, 2]))
    looked_up(w, 2).backward()
    assert w.grad.is_dense() and w.grad.numpy().tolist() == [[1, 1]] * 4


def test_rows_are_retained_on_the_way() -> None:
    w = table()
    scaled = w * 2.0
    scaled.retain_grads()
    looked_up(scaled, 1, 3).backward()
    assert kept(scaled.grad) == ([1, 3], [[1, 1], [1, 1]])
    assert kept(w.grad) == ([1, 3], [[2, 2], [2, 2]])


@pytest.mark.parametrize(
    ("through", "factor"),
    [
        (lambda w: -w, -1.0),
        (lambda w: w + 1.0, 1.0),
        (lambda w: w / 2.0, 0.5),
        (lambda w: w.reshape([4, 2]), 1.0),
        (lambda w: w.clone(), 1.0),
        (lambda w: w.astype("float32"), 1.0),
        (lambda w: w + paddle.ones([4, 2]), 1.0),
        (lambda w: w * paddle.to_tensor(4.0), 4.0),
    ],
)
def test_what_is_linear_in_each_row_passes_rows_on(through: Any, factor: float) -> None:
    w = table()
    looked_up(through(w), 1, 3, 1).backward()
    assert kept(w.grad) == ([1, 3, 1], [[factor, factor]] * 3)


def test_a_cast_passes_rows_on_in_the_other_dtype() -> None:
    w = table()
    embedding(ids(1), w.astype("float64"), sparse=True).sum().backward()
    assert w.grad.is_selected_rows() and w.grad.dtype == paddle.float32


@pytest.mark.parametrize(
    "through",
    [
        lambda w: w.exp(),
        lambda w: w * w,
        lambda w: w.reshape([2, 4]).reshape([4, 2]),
        lambda w: w.t().t(),
        lambda w: paddle.concat([w[0:2], w[2:4]]),
    ],
)
def test_other_nodes_refuse_rows_in_one_line(through: Any) -> None:
    w = table()
    loss = looked_up(through(w), 1)
    with pytest.raises(NotImplementedError, match=r"unimplemented|cannot take the shape") as raised:
        loss.backward()
    assert "sparse=False" in str(raised.value)
    assert w.grad is None


def test_clearing_drops_rows() -> None:
    w = table()
    looked_up(w, 1).backward()
    w.clear_grad()
    assert w.grad is None
    looked_up(w, 3).backward()
    assert kept(w.grad) == ([3], [[1, 1]])
    w.clear_gradient(False)
    assert w.grad is None


def test_gradient_gives_values_and_rows() -> None:
    w = table()
    looked_up(w, 1, 0).backward()
    values, rows = w.gradient()
    assert values.tolist() == [[1, 1], [1, 1]] and rows.tolist() == [1, 0]


def test_assigning_to_grad() -> None:
    w, other = table(), table()
    looked_up(w, 1).backward()
    with pytest.raises(RuntimeError, match="different type"):
        w.grad = paddle.ones([4, 2])
    other.grad = w.grad
    assert kept(other.grad) == ([1], [[1, 1]])
    looked_up(other, 1).backward()
    assert kept(other.grad) == ([1], [[2, 2]]) and kept(w.grad) == ([1], [[1, 1]])


def test_no_op_writes_into_rows() -> None:
    w = table()
    looked_up(w, 1).backward()
    with paddle.no_grad(), pytest.raises(NotImplementedError, match="DenseTensor"):
        w.grad.scale_(2.0)
    assert kept(w.grad) == ([1], [[1, 1]])


def test_ops_on_rows_are_the_ones_paddle_has() -> None:
    w = table()
    looked_up(w, 1, 3).backward()
    grad = w.grad
    assert kept(paddle.sqrt(grad * 4.0))[1] == [[2, 2], [2, 2]]
    assert kept(paddle.square(grad + 1.0))[1] == [[4, 4], [4, 4]]
    for refused in (lambda: grad + grad, lambda: grad.sum(), lambda: grad[0], lambda: paddle.abs(grad)):
        with pytest.raises(NotImplementedError, match="please check the type of input tensors"):
            refused()


def test_paddle_grad_gives_rows() -> None:
    w = table()
    (found,) = paddle.grad(looked_up(w, 1, 3, 1), [w])
    assert kept(found) == ([1, 3, 1], [[1, 1]] * 3)
    assert found.stop_gradient and w.grad is None


def test_what_is_differentiated_again_is_dense_and_right() -> None:
    w = table()
    y = embedding(ids(1, 3, 1), w, sparse=True)
    (first,) = paddle.grad((y * y * y).sum(), [w], create_graph=True)
    assert first.is_dense()
    (second,) = paddle.grad(first.sum(), [w])
    wanted = np.zeros((4, 2))
    np.add.at(wanted, [1, 3, 1], 6.0 * w.numpy()[[1, 3, 1]])
    dense = second.impl.to_dense() if second.is_selected_rows() else second.numpy()
    np.testing.assert_allclose(dense, wanted)


def test_under_strict_it_cannot_be_differentiated_again() -> None:
    w = table()
    loss = looked_up(w, 1)
    paddle.set_flags({"FLAGS_paddle_strict": True})
    try:
        with pytest.raises(RuntimeError, match="doesn't have any grad op"):
            paddle.grad(loss, [w], create_graph=True)
    finally:
        paddle.set_flags({"FLAGS_paddle_strict": False})


def test_a_holder_object_adds_rows() -> None:
    w = table()
    looked_up(w, 1, 3).backward()
    holder = GradTensorHolder([[None]])
    holder.add(0, 0, w.grad)
    holder.add(0, 0, w.grad)
    found = holder.buffers()[0][0]
    assert kept(found) == ([1, 3], [[2, 2], [2, 2]])
    holder.add(0, 0, paddle.ones([4, 2]))
    assert holder.buffers()[0][0].numpy().tolist() == [[1, 1], [3, 3], [1, 1], [3, 3]]


def test_nan_in_rows_is_found_under_check_nan_inf() -> None:
    w = table()
    loss = (embedding(ids(1), w, sparse=True) * float("inf") * 0.0).sum()
    paddle.set_flags({"FLAGS_check_nan_inf": True})
    try:
        with pytest.raises(RuntimeError, match="NAN or INF"):
            loss.backward()
    finally:
        paddle.set_flags({"FLAGS_check_nan_inf": False})


def test_a_pylayer_passes_rows_on() -> None:
    class Doubled(paddle.autograd.PyLayer):  # type: ignore[misc]
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            return x * 1.0

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            assert grad.is_selected_rows()
            return grad * 2.0

    w = table()
    looked_up(Doubled.apply(w), 1, 3).backward()
    assert kept(w.grad) == ([1, 3], [[2, 2], [2, 2]])


def test_a_holder_object_is_seeded_and_zeroed_with_rows() -> None:
    w = table()
    looked_up(w * 2.0, 1, 3).backward()
    holder = GradTensorHolder([[None]])
    holder.copy_value_from_tensor(0, 0, w.grad)
    assert kept(holder.buffers()[0][0]) == ([1, 3], [[2, 2], [2, 2]])
    holder.copy_value_from_tensor(0, 0, w.grad, fill_one=True)
    assert kept(holder.buffers()[0][0]) == ([1, 3], [[1, 1], [1, 1]])
    holder.set_buffer_slot_rank_zeros(0, 0)
    assert kept(holder.buffers()[0][0]) == ([1, 3], [[0, 0], [0, 0]])


def test_a_copy_of_rows_stands_alone() -> None:
    w = table()
    looked_up(w, 1).backward()
    copied = copy.deepcopy(w.grad)
    assert kept(copied) == ([1], [[1, 1]]) and copied.impl.values is not w.grad.impl.values


def test_rows_share_no_memory_with_another_gradient() -> None:
    paddle.set_flags({"FLAGS_paddle_strict": True})
    try:
        w, other = table(), paddle.ones([2, 2])
        other.stop_gradient = False
        (embedding(ids(1, 3), w, sparse=True) + other).backward()
        (other * 5.0).sum().backward()  # adds into `.grad` in place
    finally:
        paddle.set_flags({"FLAGS_paddle_strict": False})
    assert other.grad.tolist() == [[6, 6], [6, 6]]
    assert kept(w.grad) == ([1, 3], [[1, 1], [1, 1]])
