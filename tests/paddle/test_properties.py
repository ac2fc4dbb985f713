"""Shapes, sizes, dtypes, views of storage, and the copies methods make."""

from __future__ import annotations

import copy

import numpy as np
import pytest

import gradscope.paddle as paddle


def test_size_is_a_list() -> None:
    size = paddle.ones([2, 3]).shape
    assert isinstance(size, list) and size == [2, 3]
    assert repr(size) == str(size) == "paddle.Size([2, 3])"
    assert repr(size + [1]) == "paddle.Size([2, 3, 1])"
    assert repr(size[:1]) == "paddle.Size([2])"
    assert (size[0], size.numel(), paddle.Size([]).numel()) == (2, 6, 1)
    assert f"{paddle.ones([2]).T.shape}" == "paddle.Size([2])"


def test_shape_is_read_only() -> None:
    with pytest.raises(AttributeError):
        paddle.ones([2]).shape = [3]


def test_facts() -> None:
    x = paddle.to_tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
    assert (x.ndim, x.dim(), x.size, x.numel().item(), x.rank().item()) == (2, 2, 6, 6, 2)
    assert (x.itemsize, x.element_size(), x.dtype, str(x.dtype)) == (4, 4, paddle.float32, "paddle.float32")
    assert (x.is_dense(), x.is_selected_rows(), x.is_floating_point(), x.is_integer()) == (True, False, True, False)
    assert str(x.place) == "Place(cpu)" and x.place.is_cpu_place()
    assert (x.strides, x.T.strides, x[:, 0].strides, x[0].is_contiguous()) == ([3, 1], [1, 3], [3], True)
    assert not x.T.is_contiguous() and x.T.contiguous().strides == [2, 1]
    assert x.contiguous() is x
    assert paddle.to_tensor([[[1.0, 2.0]]]).mT.shape == [1, 2, 1]


def test_transpose_gives_views_with_gradients() -> None:
    x = paddle.to_tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]], stop_gradient=False)
    t = x.T
    assert t.grad_fn.name() == "TransposeGradNode"
    assert t.data_ptr() == x.data_ptr()
    (t * paddle.arange(6, dtype="float32").reshape([3, 2])).sum().backward()
    assert x.grad.tolist() == [[0.0, 2.0, 4.0], [1.0, 3.0, 5.0]]


def test_requires_grad_mirrors_stop_gradient() -> None:
    x = paddle.ones([2])
    assert not x.requires_grad
    x.requires_grad = True
    assert not x.stop_gradient
    with pytest.raises(TypeError):
        x.requires_grad = 1


def test_astype_and_to() -> None:
    x = paddle.to_tensor([1.5, 2.5], stop_gradient=False)
    assert x.astype("float32") is x
    assert x.astype("int64").tolist() == [1, 2]
    assert [x.astype(d).dtype.name for d in (int, float, bool, np.float64, paddle.int32)] == [
        "int64",
        "float64",
        "bool",
        "float64",
        "int32",
    ]
    y = x.astype("float64")
    assert y.grad_fn.name() == "CastGradNode"
    (y * 3.0).sum().backward()
    assert (x.grad.dtype, x.grad.tolist()) == (paddle.float32, [3.0, 3.0])
    assert (x.to("float64").dtype, x.to("cpu") is x, x.cpu() is x) == (paddle.float64, True, True)
    with pytest.raises(TypeError):
        x.astype("foo")


def test_clone_and_detach() -> None:
    x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
    c, d = x.clone(), x.detach()
    assert (c.grad_fn.name(), c.data_ptr() == x.data_ptr()) == ("AssignGradNode", False)
    assert (d.stop_gradient, d.is_leaf, d.grad_fn, d.data_ptr() == x.data_ptr()) == (True, True, None, True)
    (c * 2).sum().backward()
    assert x.grad.tolist() == [2.0, 2.0]


def test_deepcopy_copies_the_leaf() -> None:
    x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
    assert x.name
    with paddle.utils.unique_name.guard():
        y = copy.deepcopy(x)
    assert (y.stop_gradient, y.is_leaf, y.tolist(), y.name) == (False, True, [1.0, 2.0], f"{x.name}_deepcopy_0")
    assert y.data_ptr() != x.data_ptr()


def test_set_value_leaves_version_and_view_follow() -> None:
    x = paddle.to_tensor([1.0, 2.0, 3.0])
    view = x[0:2]
    x.set_value(np.array([4.0, 5.0, 6.0], dtype="float32"))
    assert (x.tolist(), view.tolist(), x.inplace_version) == ([4.0, 5.0, 6.0], [4.0, 5.0], 0)
    other = paddle.ones([3])
    x.set_value(other)
    other.add_(paddle.ones([3]))
    assert x.tolist() == [1.0, 1.0, 1.0]


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (np.ones(3, dtype="float32"), "need tensor with shape paddle.Size([2]) but load set tensor with shape (3,)"),
        (np.ones(2), "need tensor with dtype paddle.float32  but load tensor with dtype paddle.float64"),
        ([1.0, 2.0], "arguments type only support Variable, numpy, Tensor, dict, string."),
        (3.0, "arguments type only support Variable, numpy, Tensor, dict, string."),
    ],
)
def test_set_value_refuses(value: object, text: str) -> None:
    x = paddle.to_tensor([1.0, 2.0])
    with pytest.raises(AssertionError) as caught:
        x.set_value(value)
    assert text in str(caught.value)
    assert x.tolist() == [1.0, 2.0]


def test_set_value_and_saved_tensors() -> None:
    x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
    for strict, expected in ((False, [2.0, 4.0]), (True, [11.0, 12.0])):
        paddle.set_flags({"FLAGS_paddle_strict": strict})
        try:
            y = x * 1
            loss = (y * y).sum()
            y.set_value(paddle.to_tensor([5.5, 6.0]))
            loss.backward()
        finally:
            paddle.set_flags({"FLAGS_paddle_strict": False})
        assert x.grad.tolist() == expected
        x.clear_gradient(False)


def test_one_element_forms_of_shape_methods() -> None:
    x = paddle.arange(6)
    assert x.reshape(2, 3).shape == x.reshape([2, 3]).shape == x.reshape((2, -1)).shape == [2, 3]
    y = x.reshape([2, 3])
    assert y.transpose(1, 0).shape == y.transpose([1, 0]).shape == [3, 2]
    assert paddle.ones([1, 2]).expand(3, 2).shape == [3, 2]
    assert paddle.ones([2]).unsqueeze([0, 2]).shape == [1, 2, 1]
    assert paddle.ones([1, 2, 1]).squeeze().shape == [2]
    assert paddle.ones([1, 2, 1]).squeeze(0).shape == [2, 1]
    assert paddle.ones([2, 3]).flatten().shape == [6]
    assert paddle.t(y).shape == [3, 2]
    with pytest.raises(TypeError):
        x.reshape()
    with pytest.raises(ValueError, match="N<=2"):
        paddle.t(paddle.ones([1, 1, 1]))
