"""`paddle.sparse` and the methods of sparse tensors: what they hold, how they print, what is recorded and refused."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.paddle import sparse

F = sparse.nn.functional


def coo(stop_gradient: bool = False, at: Any = ((0, 1, 1), (1, 0, 2)), values: Any = (1.0, -2.0, 3.0)) -> Any:
    return sparse.sparse_coo_tensor(np.array(at), list(values), [2, 3], stop_gradient=stop_gradient)


def csr(stop_gradient: bool = False) -> Any:
    return sparse.sparse_csr_tensor([0, 1, 3], [1, 0, 2], [1.0, -2.0, 3.0], [2, 3], stop_gradient=stop_gradient)


def test_what_a_coo_tensor_is() -> None:
    x = coo()
    assert (x.shape, x.dtype, x.nnz(), x.sparse_dim(), x.dense_dim()) == ([2, 3], paddle.float32, 3, 2, 0)
    assert (x.is_sparse(), x.is_sparse_coo(), x.is_sparse_csr(), x.is_dense(), x.is_selected_rows()) == (
        *(True, True, False),
        *(False, False),
    )
    assert x.indices().tolist() == [[0, 1, 1], [1, 0, 2]] and x.values().tolist() == [1, -2, 3]
    assert x.to_dense().tolist() == [[0, 1, 0], [-2, 0, 3]]


def test_what_a_csr_tensor_is() -> None:
    x = csr()
    assert (x.shape, x.nnz(), x.is_sparse_csr(), x.sparse_dim()) == ([2, 3], 3, True, 2)
    assert (x.crows().tolist(), x.cols().tolist()) == ([0, 1, 3], [1, 0, 2])
    assert x.to_dense().tolist() == [[0, 1, 0], [-2, 0, 3]]


def test_a_batch_of_csr_matrices() -> None:
    x = sparse.sparse_csr_tensor([0, 1, 2, 0, 1, 2], [0, 1, 1, 0], [1.0, 2.0, 3.0, 4.0])
    assert x.shape == [2, 2, 2]
    assert x.to_dense().tolist() == [[[1, 0], [0, 2]], [[0, 3], [4, 0]]]


def test_the_nodes_are_called_as_in_paddle() -> None:
    x = coo()
    assert (x.is_leaf, x.stop_gradient, x.grad_fn.name()) == (False, False, "SparseCooTensorGradNode")
    out = F.relu(x)
    assert out.grad_fn.name() == "ReluGradNode"
    assert [f.name() for f in out.grad_fn.next_functions] == ["SparseCooTensorGradNode"]
    names = [
        f(x).grad_fn.name()
        for f in (sparse.sin, sparse.neg, lambda t: sparse.divide(t, 2.0), lambda t: t.to_dense(), lambda t: t.values())
    ]
    assert names == ["SinGradNode", "ScaleGradNode", "DivideScalarGradNode", "ToDenseGradNode", "ValuesGradNode"]
    dense = paddle.to_tensor([[0.0, 1.0]], stop_gradient=False)
    assert dense.to_sparse_coo(2).grad_fn.name() == "ToSparseCooGradNode"
    assert sparse.mask_as(paddle.ones([2, 3]), coo(True)).grad_fn is None


def test_a_coo_tensor_is_no_leaf_and_a_csr_tensor_is_one() -> None:
    x = coo()
    sparse.square(x).to_dense().sum().backward()
    assert x.grad is None
    y = csr()
    assert y.is_leaf
    for _ in range(2):
        sparse.square(y).to_dense().sum().backward()
    assert y.grad.is_sparse_csr() and y.grad.values().tolist() == [4, -8, 12]
    y.clear_grad()
    assert y.grad is None


def test_the_gradient_of_the_values_a_user_gave() -> None:
    values = paddle.to_tensor([1.0, 2.0, 3.0], stop_gradient=False)
    x = sparse.sparse_coo_tensor([[0, 1, 1], [1, 0, 2]], values, [2, 3], stop_gradient=False)
    sparse.square(x).to_dense().sum().backward()
    assert values.grad.tolist() == [2, 4, 6]
    sparse.sparse_coo_tensor([[0, 1, 1], [1, 0, 2]], values, [2, 3])
    assert values.stop_gradient, "as in Paddle, the default of stop_gradient is set on the values handed in"


def test_gradients_of_two_uses_meet_in_the_holder() -> None:
    x = coo(values=(1.0, 2.0, 3.0))
    x.retain_grads()
    sparse.add(sparse.square(x), sparse.multiply(x, 3.0)).to_dense().sum().backward()
    assert x.grad.is_sparse_coo() and x.grad.values().tolist() == [5, 7, 9]
    y = csr()
    (sparse.square(y).to_dense().sum() + sparse.neg(y).values().sum()).backward()
    assert y.grad.values().tolist() == [1, -5, 5]


def test_a_hook_sees_a_sparse_gradient_and_must_keep_its_kind() -> None:
    x = coo()
    seen: list[Any] = []
    x.register_hook(lambda g: seen.append((g.is_sparse_coo(), g.stop_gradient, g.values().tolist())))
    sparse.multiply(x, 2.0).to_dense().sum().backward()
    assert seen == [(True, False, [2, 2, 2])]
    y = coo()
    y.register_hook(lambda g: g.to_dense())
    with pytest.raises(RuntimeError, match="layout"):
        sparse.multiply(y, 2.0).to_dense().sum().backward()


def test_a_sparse_root_gets_ones_at_its_positions_or_a_seed_of_its_kind() -> None:
    for seed, wanted in ((None, [2, -4, 6]), (coo(True, values=(1.0, 10.0, 100.0)), [2, -40, 600])):
        x = coo()
        x.retain_grads()
        sparse.square(x).backward(seed)
        assert x.grad.values().tolist() == wanted
    with pytest.raises(ValueError, match="kind of its tensor"):
        sparse.square(coo()).backward(paddle.ones([2, 3]))


def test_paddle_grad_and_second_order() -> None:
    x = coo()
    (first,) = paddle.grad(sparse.pow(x, 3.0).to_dense().sum(), [x], create_graph=True)
    assert first.is_sparse_coo() and first.values().tolist() == [3, 12, 27]
    (second,) = paddle.grad(first.to_dense().sum(), [x])
    assert second.values().tolist() == [6, -12, 18] and second.stop_gradient


def test_coalesce_sums_equal_positions() -> None:
    x = coo(at=((0, 1, 1), (1, 0, 0)))
    assert not x.is_coalesced()
    together = x.coalesce()
    assert together.is_coalesced() and together.stop_gradient
    assert (together.indices().tolist(), together.values().tolist()) == ([[0, 1], [1, 0]], [1, 1])
    assert sparse.coalesce(x).nnz() == 2


def test_conversions_give_the_tensor_itself_where_nothing_changes() -> None:
    x, y = coo(), csr()
    assert x.to_sparse_coo(2) is x and y.to_sparse_csr() is y
    assert x.to_sparse_csr().crows().tolist() == [0, 1, 3]
    assert y.to_sparse_coo(2).indices().tolist() == [[0, 1, 1], [1, 0, 2]]
    assert paddle.to_tensor([[0.0, 1.0], [0.0, 0.0]]).to_sparse_coo(1).values().tolist() == [[0, 1]]


def test_operands_of_two_dtypes_are_promoted() -> None:
    out = sparse.add(coo(), sparse.cast(coo(), value_dtype="float64"))
    assert out.dtype == paddle.float64 and out.values().tolist() == [2, -4, 6]
    assert sparse.cast(coo(), "int32").indices().dtype == paddle.int32


def test_divide_has_a_value_everywhere() -> None:
    out = sparse.divide(coo(values=(1.0, 2.0, 3.0)), coo(values=(2.0, 4.0, 6.0)))
    assert out.nnz() == 6
    np.testing.assert_array_equal(out.values().numpy(), [np.nan, 0.5, np.nan, 0.5, np.nan, 0.5])


def test_printing() -> None:
    assert repr(coo()) == (
        "Tensor(shape=[2, 3], dtype=paddle.float32, place=Place(cpu), stop_gradient=False, \n"
        "       indices=[[0, 1, 1],\n"
        "                [1, 0, 2]], \n"
        "       values=[ 1., -2.,  3.])"
    )
    assert repr(csr(True)) == (
        "Tensor(shape=[2, 3], dtype=paddle.float32, place=Place(cpu), stop_gradient=True, \n"
        "       crows=[0, 1, 3], \n"
        "       cols=[1, 0, 2], \n"
        "       values=[ 1., -2.,  3.])"
    )


def test_detach_and_clone() -> None:
    x = coo()
    held = x.detach()
    assert held.stop_gradient and held.is_leaf and held.values().tolist() == [1, -2, 3]


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda: sparse.sin(paddle.ones([2])), NotImplementedError, "sin.*to_sparse_coo"),
        (lambda: paddle.tanh(coo()), NotImplementedError, "use paddle.sparse.tanh"),
        (lambda: paddle.exp(coo()), NotImplementedError, r"call to_dense\(\) first"),
        (lambda: coo() + coo(), NotImplementedError, "use paddle.sparse.add"),
        (lambda: coo() * 2.0, NotImplementedError, "scale"),
        (lambda: coo().sum(), NotImplementedError, "use paddle.sparse.sum"),
        (lambda: sparse.add(coo(), csr()), NotImplementedError, "one format"),
        (lambda: sparse.add(coo(), sparse.sparse_coo_tensor([[0]], [1.0], [4])), ValueError, "Broadcast dimension"),
        (lambda: sparse.matmul(coo(), paddle.ones([3, 2])), RuntimeError, "matmul_coo_dense"),
        (lambda: sparse.mv(coo(), paddle.ones([3])), NotImplementedError, "sparse.mv"),
        (lambda: F.relu(sparse.sparse_coo_tensor([[0]], [1], [2])), RuntimeError, "int64.*Paddle support"),
        (lambda: coo().numpy(), NotImplementedError, r"to_dense\(\) first"),
        (lambda: coo().rows(), SystemError, "only effective for SelectedRows"),
        (lambda: paddle.ones([2]).indices(), SystemError, "only effective for SparseCooTensor"),
        (lambda: coo().crows(), SystemError, "only effective for SparseCsrTensor"),
        (lambda: paddle.ones([2]).nnz(), SystemError, "SparseCooTensor or SparseCsrTensor"),
        (lambda: paddle.ones([2]).to_sparse_csr(), ValueError, "2-D or 3-D"),
        (lambda: sparse.nn.functional.attention, AttributeError, "attention"),
    ],
)
def test_what_is_not_there_says_so(call: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=f"(?s){text}"):
        call()


@pytest.mark.parametrize(
    ("arguments", "error", "text"),
    [
        (([0, 1], [1.0, 2.0], [2, 2]), ValueError, "'indices' must be 2-D"),
        (([[0, 1]], [1.0, 2.0, 3.0], [2]), ValueError, "same number of non-zero, but get 2 and 3"),
        (([[0.0, 1.0]], [1.0, 2.0], [2]), TypeError, "dtype of indices"),
        (([[0, 1], [1, 2]], [1.0, 2.0], [2, 2]), ValueError, "minimum shape required"),
        (([[0, 1]], [1.0, 2.0], [2, 2]), ValueError, "number of dimensions"),
        (([[0, -1]], [1.0, 2.0], [2]), ValueError, "index -1 is out of range"),
    ],
)
def test_coo_tensors_that_cannot_be(arguments: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        sparse.sparse_coo_tensor(*arguments)


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (([0, 1], [1, 0, 2], [1.0, 2.0, 3.0], [2, 3]), "must be equal to the rows"),
        (([0, 1, 2], [1, 0, 2], [1.0, 2.0, 3.0], [2, 3]), "last value of crows"),
        (([1, 1, 3], [1, 0, 2], [1.0, 2.0, 3.0], [2, 3]), "0th value of crows"),
        (([0, 1, 3], [1, 0], [1.0, 2.0, 3.0], [2, 3]), "length of cols"),
        (([0, 1, 3], [1, 0, 2], [1.0, 2.0, 3.0], [2]), "2-D or 3-D"),
        (([0, 1, 3], [1, 0, 3], [1.0, 2.0, 3.0], [2, 3]), "index 3 is out of range"),
    ],
)
def test_csr_tensors_that_cannot_be(arguments: Any, text: str) -> None:
    with pytest.raises(ValueError, match=text):
        sparse.sparse_csr_tensor(*arguments)


def test_an_empty_one() -> None:
    x = sparse.sparse_coo_tensor(np.zeros((2, 0), np.int64), np.zeros(0, np.float32), [2, 2], stop_gradient=False)
    x.retain_grads()
    sparse.sin(x).to_dense().sum().backward()
    assert x.nnz() == 0 and x.grad.nnz() == 0 and x.to_dense().tolist() == [[0, 0], [0, 0]]


def test_saved_sparse_tensors_are_not_packed() -> None:
    packed: list[bool] = []
    with paddle.autograd.saved_tensors_hooks(lambda t: (packed.append(t.is_dense()), t)[1], lambda t: t):
        x = coo()
        out = sparse.sin(x).to_dense()
        loss = (out * out).sum()
    x.retain_grads()
    loss.backward()
    assert packed and all(packed)
    np.testing.assert_allclose(x.grad.values().numpy(), np.sin(2 * np.array([1.0, -2.0, 3.0])), rtol=1e-6)


def test_under_strict_nothing_sparse_is_differentiated_again() -> None:
    x = coo()
    loss = sparse.sin(x).to_dense().sum()
    paddle.set_flags({"FLAGS_paddle_strict": True})
    try:
        with pytest.raises(RuntimeError, match="Op to_dense_grad doesn't have any grad op"):
            paddle.grad(loss, [x], create_graph=True)
    finally:
        paddle.set_flags({"FLAGS_paddle_strict": False})


def test_under_strict_hidden_values_get_a_gradient_as_in_paddle() -> None:
    for strict, wanted in ((False, [1, 0, 1]), (True, [1, 1, 1])):
        x = coo(at=((0, 1, 1), (1, 0, 0)))
        x.retain_grads()
        paddle.set_flags({"FLAGS_paddle_strict": strict})
        try:
            x.to_dense().sum().backward()
        finally:
            paddle.set_flags({"FLAGS_paddle_strict": False})
        assert x.grad.values().tolist() == wanted


def test_layers_are_their_functions() -> None:
    x = coo()
    for layer, wanted in (
        (sparse.nn.ReLU(), [1, 0, 3]),
        (sparse.nn.ReLU6(), [1, 0, 3]),
        (sparse.nn.LeakyReLU(0.5), [1, -1, 3]),
    ):
        assert layer(x).values().tolist() == wanted
    np.testing.assert_allclose(sparse.nn.Softmax()(x).values().numpy()[1:].sum(), 1.0, rtol=1e-6)


def rows() -> Any:
    table = paddle.ones([4, 2])
    table.stop_gradient = False
    paddle.nn.functional.embedding(paddle.to_tensor([1, 3]), table, sparse=True).sum().backward()
    return table.grad


@pytest.mark.parametrize("make", [rows, coo], ids=["rows", "coo"])
@pytest.mark.parametrize(
    "call",
    [
        lambda x: paddle.to_tensor(x),
        lambda x: paddle.concat([paddle.ones([1, 2]), x]),
        lambda x: paddle.concat([x, x]),
        lambda x: paddle.ones([2, 2]) + x,
        lambda x: x.detach().set_value(np.ones(x.shape, "float32")),
        lambda x: list(x),
        lambda x: x == x,
        lambda x: x.T,
        lambda x: paddle.matmul(paddle.ones([2, 2]), x),
    ],
)
def test_whatever_takes_only_dense_tensors_says_so_in_one_way(make: Any, call: Any) -> None:
    with pytest.raises(NotImplementedError):
        call(make())


def test_the_selected_rows_behind_a_gradient() -> None:
    found = rows().get_selected_rows()
    assert (found.rows(), found.height(), found.numel()) == ([1, 3], 4, 4)
    assert found.get_tensor().tolist() == [[1, 1], [1, 1]]
    with pytest.raises(SystemError, match="only effective for SelectedRows"):
        paddle.ones([2]).get_selected_rows()


def test_there_is_no_address_of_what_is_not_dense() -> None:
    assert rows().data_ptr() is None and coo().data_ptr() is None and coo().strides == []


def test_a_dense_tensor_has_no_sparse_axes() -> None:
    dense = paddle.ones([2, 3])
    assert (dense.sparse_dim(), dense.dense_dim()) == (0, 2)
