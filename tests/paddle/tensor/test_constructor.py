"""`paddle.Tensor(...)` as a constructor: what it takes, and that a recording sees the leaf."""

import numpy as np
import pytest

import gradscope
import gradscope.paddle as paddle
from gradscope.trace.check import check


def test_arrays_keep_their_dtype_and_lists_are_float32():
    assert paddle.Tensor(np.array([1, 2])).dtype == paddle.int64
    assert paddle.Tensor([[1, 2], [3, 4]]).tolist() == [[1.0, 2.0], [3.0, 4.0]]
    assert paddle.Tensor([True, False]).dtype == paddle.float32
    assert paddle.Tensor((2, 3)).tolist() == [2.0, 3.0]


def test_ints_one_by_one_are_a_shape():
    made = paddle.Tensor(3, 4)
    assert tuple(made.shape) == (3, 4) and made.dtype == paddle.float32 and made.stop_gradient


def test_keywords_and_places():
    made = paddle.Tensor(np.ones(2, "float32"), paddle.CPUPlace(), False, False, "nm", False)
    assert made.name == "nm" and not made.stop_gradient
    made = paddle.Tensor(value=np.ones(2), name="q", stop_gradient=False)
    assert made.name == "q" and not made.stop_gradient and made.dtype == paddle.float64


def test_zero_copy_uses_the_memory_and_a_tensor_is_shared():
    array = np.ones(3, "float32")
    taken, copied = paddle.Tensor(array, paddle.CPUPlace(), False, True), paddle.Tensor(array)
    array[0] = 5
    assert taken.tolist() == [5, 1, 1] and copied.tolist() == [1, 1, 1]
    shared = paddle.Tensor(taken)
    shared[1] = 7.0
    assert taken.tolist() == [5, 7, 1] and shared.stop_gradient and shared.grad_fn is None


@pytest.mark.parametrize("value", [5.0, "a", {}, np.float32(3)])
def test_other_values_are_refused(value):
    with pytest.raises(ValueError, match="the first argument should be PyArray or Tensor"):
        paddle.Tensor(value)


def test_nothing_is_an_undefined_tensor():
    assert not paddle.Tensor().defined()


def test_it_is_recorded_as_a_leaf(tmp_path):
    with gradscope.record(tmp_path / "r.gscope"):
        x = paddle.Tensor(np.arange(3.0), stop_gradient=False)
        (x * x).sum().backward()
    assert x.grad.tolist() == [0, 2, 4]
    with gradscope.load(tmp_path / "r.gscope") as trace:
        assert check(trace) == []
        assert trace.names.tensor(trace.passes and trace.moment(len(trace.steps) - 1).leaf_ids()[0]).text == "x"
