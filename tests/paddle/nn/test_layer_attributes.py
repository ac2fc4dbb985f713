"""What becomes of attributes of layers, the names of layers and of copies, and the names in layers' texts."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.core import controller
from gradscope.paddle import nn


class Keeps(nn.Layer):
    """Keeps tensors as plain attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.late = None
        self.mask = paddle.ones([2])
        self.register_buffer("seen", paddle.zeros([1]))
        self.inside = [paddle.ones([1])]

    def forward(self, x: Any) -> Any:
        self.cache = x * self.mask
        return self.cache


def test_a_tensor_kept_as_an_attribute_is_a_buffer_that_is_not_saved() -> None:
    layer = Keeps()
    assert [name for name, _ in layer.named_buffers()] == ["mask", "seen"]
    assert list(layer.state_dict()) == ["seen"]
    layer(paddle.ones([2]))
    layer.late = paddle.ones([1])
    assert [name for name, _ in layer.named_buffers()] == ["mask", "seen", "cache", "late"]
    layer.to(dtype="float64")
    assert layer.mask.dtype == layer.cache.dtype == paddle.float64
    layer.mask = None
    assert layer.mask is None and [name for name, _ in layer.named_buffers()] == ["seen", "cache", "late"]
    del layer.cache
    assert not hasattr(layer, "cache")


def test_what_may_not_be_assigned() -> None:
    layer = Keeps()
    layer.weight, layer.inner = layer.create_parameter([1]), nn.ReLU()
    with pytest.raises(TypeError, match=r"buffers 'mask' should be of type core\.DenseTensor or None, but got 'int'"):
        layer.mask = 5
    with pytest.raises(TypeError, match=r"parameter 'weight' should be of type Parameter or None, but got 'Tensor'"):
        layer.weight = paddle.ones([1])
    with pytest.raises(TypeError, match=r"sublayer 'inner' should be of type Layer or None, but got 'Tensor'"):
        layer.inner = paddle.ones([1])


def test_before_the_base_is_set_up_a_tensor_is_an_ordinary_attribute() -> None:
    class Early(nn.Layer):
        def __init__(self) -> None:
            self.shift = paddle.ones([1])
            super().__init__()

    assert Early().shift.tolist() == [1.0] and Early().buffers() == []


def named(name: str) -> str:
    with controller.unique_name_guard():
        return type(name, (nn.Layer,), {})().full_name()


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        ("Conv2D", "conv2d_0"), ("Conv2DTranspose", "conv2d_transpose_0"), ("BatchNorm1D", "batch_norm1d_0"),
        ("PReLU", "p_re_lu_0"), ("LSTMCell", "lstm_cell_0"), ("HTTPNet", "http_net_0"), ("my_Net", "my__net_0"),
        ("MyNet2D", "my_net2d_0"), ("AlexNetV1B", "alex_net_v1b_0"), ("BCELoss", "bce_loss_0"),
    ],
)  # fmt: skip
def test_layers_are_named_as_paddle_names_them(kind: str, name: str) -> None:
    assert named(kind) == name


def test_copies_are_counted_together() -> None:
    with controller.unique_name_guard():
        layer = nn.Linear(1, 1)
        first, second = copy.deepcopy(layer), copy.deepcopy(layer)
        names = [p.name for p in (*first.parameters(), *second.parameters())]
        assert names == [f"linear_0.{what}_0_deepcopy_{k}" for k, what in enumerate("wbwb")]
        assert copy.deepcopy(paddle.ones([1])).name == "eager_tmp_0_deepcopy_4"


def test_a_pickled_tensor_comes_back_as_a_leaf() -> None:
    leaf = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
    for tensor in (leaf, leaf.clone(), leaf * 1, paddle.ones([2], "bfloat16")):
        back = pickle.loads(pickle.dumps({"t": tensor}))["t"]
        assert (back.dtype, back.stop_gradient, back.is_leaf) == (tensor.dtype, tensor.stop_gradient, True)
        np.testing.assert_array_equal(back.astype("float32").numpy(), tensor.astype("float32").numpy())


def test_names_in_texts() -> None:
    assert str(nn.ReLU("after")) == "ReLU(name=after)" and str(nn.ReLU()) == "ReLU()"
    assert str(nn.LeakyReLU(0.1, name="n")) == "LeakyReLU(negative_slope=0.1, name=n)"
    assert str(nn.Silu(name="n")) == "Silu(inplace=False, name=n)"
    assert str(nn.CrossEntropyLoss(name="n")) == "CrossEntropyLoss()"


def test_relu_takes_nan_for_not_positive() -> None:
    x = paddle.to_tensor([float("nan"), 1.0, -1.0], stop_gradient=False)
    y = nn.functional.relu(x)
    y.sum().backward()
    assert y.tolist() == [0.0, 1.0, 0.0] and x.grad.tolist() == [0.0, 1.0, 0.0]
