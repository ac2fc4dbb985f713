"""`paddle.assign` into a tensor that is there, and numbers that become tensors of the dtype asked for."""

from __future__ import annotations

import numpy as np
import pytest

import gradscope.paddle as paddle


def test_the_output_takes_part_in_the_graph() -> None:
    x = paddle.to_tensor([3.0, 4.0], stop_gradient=False)
    room = paddle.zeros([2])
    version = room.inplace_version
    assert paddle.assign(x * 5, room) is room
    assert (room.tolist(), room.stop_gradient, room.inplace_version) == ([15.0, 20.0], False, version + 1)
    (room * room).sum().backward()
    assert x.grad.tolist() == [2 * 25 * 3.0, 2 * 25 * 4.0]


def test_other_shapes_and_dtypes_come_with_it() -> None:
    room = paddle.zeros([2])
    paddle.assign(np.array([[7, 8, 9]], "int32"), room)
    assert (room.shape, room.dtype, room.tolist()) == ([1, 3], paddle.int32, [[7, 8, 9]])


def test_a_view_writes_through() -> None:
    base = paddle.zeros([4])
    paddle.assign(paddle.full([2], 6.0), base[1:3])
    assert base.tolist() == [0, 6, 6, 0]


def test_a_parameter_stays_a_leaf() -> None:
    layer = paddle.nn.Linear(2, 3)
    paddle.assign(paddle.full([2, 3], 0.5), layer.weight)
    assert layer.weight.is_leaf and not layer.weight.stop_gradient
    layer(paddle.ones([1, 2])).sum().backward()
    assert layer.weight.grad.tolist() == [[1.0] * 3] * 2 and layer.weight.tolist() == [[0.5] * 3] * 2


@pytest.mark.parametrize("data", [0.3, [0.3], (0.3,), [[0.3]], [0.3, True], [paddle.to_tensor([0.3], "float64")]])
def test_python_numbers_are_not_rounded_on_the_way(data: object) -> None:
    assert paddle.to_tensor(data, dtype="float64").flatten()[0].item() == 0.3
    assert paddle.to_tensor(0.3).dtype is paddle.float32


def test_nor_whole_or_complex_ones() -> None:
    assert paddle.to_tensor([33554433.0], dtype="int64").item() == 33554433
    assert paddle.to_tensor(0.3 + 0.7j, dtype="complex128").item() == 0.3 + 0.7j
