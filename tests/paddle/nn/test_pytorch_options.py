"""Options that Paddle took over from PyTorch: in-place SiLU, attention of groups and its scale, ready tables."""

from __future__ import annotations

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.paddle.nn import functional as F


def test_silu_in_place_has_its_gradient():
    x = paddle.to_tensor([1.0, -1.0, 0.5], stop_gradient=False)
    plain, y = F.silu(x), x * 1
    assert paddle.nn.SiLU(inplace=True)(y) is y and y.inplace_version == 1
    np.testing.assert_array_equal(y.numpy(), plain.numpy())
    wanted = paddle.grad(plain.sum(), x)[0].numpy()
    y.sum().backward()
    np.testing.assert_allclose(x.grad.numpy(), wanted, rtol=1e-6)
    assert str(paddle.nn.SiLU()) == "Silu(inplace=False)"


def test_attention_of_groups_is_attention_to_repeated_heads():
    rng = np.random.default_rng(0)
    q, k, v = (
        paddle.to_tensor(rng.normal(size=s).astype("float32")) for s in ((2, 3, 4, 8), (2, 5, 2, 8), (2, 5, 2, 8))
    )
    wide = [paddle.repeat_interleave(t, 2, 2) for t in (k, v)]
    one = F.scaled_dot_product_attention(q, k, v)
    np.testing.assert_allclose(one.numpy(), F.scaled_dot_product_attention(q, *wide).numpy(), rtol=1e-6)
    scores = np.einsum("bqhd,bkhd->bhqk", q.numpy(), wide[0].numpy()) * 0.3
    weights = np.exp(scores) / np.exp(scores).sum(-1, keepdims=True)
    wanted = np.einsum("bhqk,bkhd->bqhd", weights, wide[1].numpy())
    np.testing.assert_allclose(F.scaled_dot_product_attention(q, k, v, scale=0.3).numpy(), wanted, rtol=1e-4, atol=1e-6)
    with pytest.raises(AssertionError, match=r"groups in query\(4\) must be equal .* key\(2\)"):
        F.scaled_dot_product_attention(q, k, v, enable_gqa=False)
    with pytest.raises(AssertionError, match="cannot share"):
        F.scaled_dot_product_attention(q[:, :, :3], k, v)


def test_an_embedding_of_a_ready_table():
    table = paddle.to_tensor([[1.0, 2.0], [3.0, 4.0]])
    layer = paddle.nn.Embedding(2, 2, _weight=table, _freeze=True)
    assert layer.weight is table and table.stop_gradient
    assert layer(paddle.to_tensor([1])).tolist() == [[3.0, 4.0]]
    assert paddle.nn.Embedding(2, 2, dtype="float64", device="cpu").weight.dtype == paddle.float64
    assert paddle.nn.Embedding(2, 2, _freeze=True).weight.stop_gradient
    with pytest.raises(AssertionError, match="does not match num_embeddings"):
        paddle.nn.Embedding(3, 2, _weight=table)
    with pytest.raises(TypeError):
        paddle.nn.Embedding(3, 2, None, None, 2.0, True)  # by keyword from there on, as in Paddle 3.3


def test_one_hot_finds_how_many_classes_there_are():
    assert F.one_hot(paddle.to_tensor([0, 2])).tolist() == [[1.0, 0.0, 0.0], [0.0, 0.0, 1.0]]


def test_norms_in_another_dtype():
    x = paddle.to_tensor([3.0, 4.0])
    for norm in (paddle.norm, paddle.linalg.vector_norm):
        found = norm(x, dtype="float64")
        assert found.dtype == paddle.float64 and found.item() == 5.0
    assert paddle.linalg.vector_norm(x, ord=1, dim=0).item() == 7.0
    assert paddle.mean(paddle.to_tensor([1, 2]), dtype="float64").item() == 1.5


def test_searching_unsorted_rows():
    found = paddle.searchsorted(
        paddle.to_tensor([3.0, 1.0, 2.0]), paddle.to_tensor([1.5, 3.5]), sorter=paddle.to_tensor([1, 2, 0])
    )
    assert found.tolist() == [1, 3]


@pytest.mark.parametrize(("how", "wanted"), [("floor", [-2.0, 1.0]), ("trunc", [-1.0, 1.0]), (None, [-1.75, 1.75])])
def test_rounding_of_quotients(how, wanted):
    x, y = paddle.to_tensor([-3.5, 3.5]), paddle.to_tensor([2.0, 2.0])
    assert paddle.divide(x, y, rounding_mode=how).tolist() == wanted
    assert x.divide_(y, rounding_mode=how).tolist() == wanted
    for divide in (paddle.divide, paddle.divide_):
        with pytest.raises(ValueError, match="rounding_mode is"):
            divide(x, y, rounding_mode="up")
