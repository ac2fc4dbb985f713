"""embedding: padding, max_norm, gradients by frequency, dtypes of ids, what is refused; dense gradients."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.paddle.nn.functional import embedding


def table() -> Any:
    return paddle.to_tensor(np.arange(8.0).reshape(4, 2), stop_gradient=False)


IDS = [[1, 3], [1, 0]]


@pytest.mark.parametrize("sparse", [False, True])
@pytest.mark.parametrize("padding", [1, -3])
def test_the_padding_id_gives_zeros(padding: int, sparse: bool) -> None:
    w = table()
    out = embedding(paddle.to_tensor(IDS), w, padding_idx=padding, sparse=sparse)
    assert out.tolist() == [[[0, 0], [6, 7]], [[0, 0], [0, 1]]]
    out.sum().backward()
    if sparse:  # as in Paddle, its row is among those given
        assert w.grad.rows() == [1, 3, 1, 0]
    else:
        assert w.grad.tolist() == [[1, 1], [0, 0], [0, 0], [1, 1]]


def test_without_padding_every_row_counts() -> None:
    w = table()
    embedding(paddle.to_tensor(IDS), w).sum().backward()
    assert w.grad.tolist() == [[1, 1], [2, 2], [0, 0], [1, 1]]


def test_ids_of_any_shape_and_both_integer_dtypes() -> None:
    w = table()
    assert embedding(paddle.to_tensor(2), w).tolist() == [4, 5]
    assert embedding(paddle.to_tensor([2], dtype="int32"), w).tolist() == [[4, 5]]
    empty = embedding(paddle.zeros([0], dtype="int64"), w, sparse=True)
    assert empty.shape == [0, 2]
    empty.sum().backward()
    assert w.grad.is_selected_rows() and w.grad.rows() == [] and w.grad.shape == [0, 2]


def test_max_norm_scales_long_rows_of_the_table_itself() -> None:
    w = table()
    before = w.inplace_version
    with paddle.no_grad():
        out = embedding(paddle.to_tensor(IDS), w, max_norm=2.0)
    np.testing.assert_allclose(np.linalg.norm(out.numpy(), axis=-1), [[2, 2], [2, 1]], rtol=1e-6)
    assert w.tolist()[2] == [4, 5], "rows that are not looked up stay"
    assert w.inplace_version == before + 1


def test_gradients_divided_by_how_often_an_id_occurs() -> None:
    w = table()
    embedding(paddle.to_tensor(IDS), w, scale_grad_by_freq=True).sum().backward()
    assert w.grad.tolist() == [[1, 1], [1, 1], [0, 0], [1, 1]]
    with pytest.raises(AttributeError, match="scale_grad_by_freq"):
        embedding(paddle.to_tensor(IDS), w, scale_grad_by_freq=True, sparse=True)


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda w: embedding(paddle.to_tensor([5]), w), ValueError, "expected >= 0 and < 4, but got 5"),
        (lambda w: embedding(paddle.to_tensor([-2]), w), ValueError, "but got -2"),
        (lambda w: embedding(paddle.to_tensor([1.0]), w), NotImplementedError, "int32 and int64, but get float32"),
        (lambda w: embedding(paddle.to_tensor([0]), paddle.ones([3])), ValueError, "'lookup table' must be 2"),
        (
            lambda w: embedding(paddle.to_tensor([0]), w, padding_idx=9),
            ValueError,
            r"padding_idx must be within \[-4, 4",
        ),
    ],
)
def test_what_is_refused(call: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        call(table())


@pytest.mark.peers
@pytest.mark.parametrize("sparse", [False, True])
def test_gradients_are_paddles(sparse: bool) -> None:
    peer: Any = pytest.importorskip("paddle")
    found = []
    for module in (paddle, peer):
        w = module.to_tensor(np.arange(8.0, dtype=np.float32).reshape(4, 2) / 7, stop_gradient=False)
        look = module.nn.functional.embedding
        first = look(module.to_tensor(IDS), w * 3.0, padding_idx=0, sparse=sparse)
        second = look(module.to_tensor([2, 2]), w, sparse=sparse)
        ((first * 0.3).sum() + (second * 0.7).sum()).backward()
        look(module.to_tensor([3]), w, sparse=sparse).sum().backward()
        rows = w.grad.rows() if sparse else []
        found.append((w.grad.numpy(), rows, w.grad.stop_gradient))
    np.testing.assert_array_equal(found[0][0], found[1][0])
    assert found[0][1:] == found[1][1:]
