"""`data`, `set_`, `resize_`: other memory for a tensor, recorded, and what was saved of the old one stays."""

from __future__ import annotations

import numpy as np
import pytest

import gradscope
import gradscope.paddle as paddle
from gradscope.trace import check
from gradscope.trace import records as R


def test_data_shows_the_same_memory_and_counts_writes():
    x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
    part = x.data
    assert part.stop_gradient and part.is_leaf and part.data_ptr() == x.data_ptr()
    part.fill_(5.0)
    assert x.tolist() == [5.0, 5.0] and x.inplace_version == 1


def test_setting_data_leaves_what_was_saved():
    w = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
    x = paddle.to_tensor([3.0, 4.0], stop_gradient=False)
    y = (w * x).sum()
    other = paddle.to_tensor([7.0, 8.0])
    w.data = other
    other.fill_(9.0)
    assert w.tolist() == [9.0, 9.0] and not w.stop_gradient
    y.backward()
    np.testing.assert_array_equal(x.grad.numpy(), [1.0, 2.0])
    w.data = paddle.zeros([3, 3])
    assert list(w.shape) == [3, 3]
    with pytest.raises(TypeError, match="only be set to a Tensor"):
        w.data = 3


def test_it_is_recorded(tmp_path):
    path = tmp_path / "a.gscope"
    with gradscope.record(path):
        w = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
        (w * w).sum().backward()
        w.data = w.data - 0.5 * w.grad
        (w * w).sum().backward()
        x = paddle.arange(4.0)
        x.resize_([2])
        x.set_(paddle.ones([3]))
    with gradscope.load(path) as trace:
        check.check(trace)
        changed = [c for c in trace.of_kind(R.TensorChanged) if c.what == "set_value"]
        assert len(changed) == 3
        np.testing.assert_array_equal(trace.value(changed[0].value), [0.0, 0.0])


@pytest.mark.parametrize("name", ["set_", "resize_"])
def test_a_leaf_that_wants_a_gradient_keeps_its_memory(name):
    x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
    with pytest.raises(ValueError, match="Leaf"):
        getattr(x, name)(paddle.ones([2]) if name == "set_" else [2])


def test_refused():
    x = paddle.ones([2])
    with pytest.raises(ValueError, match="should be paddle"):
        x.set_(3)
    with pytest.raises(ValueError, match="memory of its own dtype, float32"):
        x.set_(paddle.ones([2], dtype="int32"))
    with pytest.raises(ValueError, match="has none for axis 2"):
        x.stride(2)
    with pytest.raises(ValueError, match="add up to 1"):
        x.split_with_sizes([1])
    with pytest.raises(ValueError, match="'from' to be less than 'to'"):
        x.random_(3, 3)


def test_random_whole_numbers_stay_in_what_the_dtype_holds():
    drawn = paddle.zeros([200]).random_().numpy()
    assert drawn.max() < 2**24 and (drawn == np.floor(drawn)).all()
    assert paddle.zeros([50], dtype="int8").random_().numpy().max() < 128
