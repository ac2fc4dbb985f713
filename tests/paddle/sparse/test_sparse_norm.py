"""Batch norm of sparse tensors is batch norm of their values, forward and backward."""

from __future__ import annotations

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.paddle import nn, sparse

INDICES = [[0, 0, 0, 1], [0, 1, 2, 2], [1, 0, 2, 1]]
VALUES = np.sin(np.arange(12)).astype("float32").reshape(4, 3)


@pytest.mark.parametrize("kind", ["BatchNorm", "SyncBatchNorm"])
@pytest.mark.parametrize("training", [True, False])
def test_like_the_values(kind: str, training: bool) -> None:
    own, dense = getattr(sparse.nn, kind)(3), nn.BatchNorm1D(3)
    held, values = (paddle.to_tensor(VALUES, stop_gradient=False) for _ in "ab")
    x = sparse.sparse_coo_tensor(INDICES, held, [2, 3, 3, 3], stop_gradient=False)
    for layer in (own, dense):
        layer.weight.set_value(np.array([0.5, -2.0, 1.0], "float32"))
        if not training:
            layer.eval()
    out, wanted = own(x), dense(values)
    weight = paddle.to_tensor(np.cos(np.arange(12)).astype("float32").reshape(4, 3))
    assert out.is_sparse_coo() and list(out.shape) == [2, 3, 3, 3]
    assert out.indices().numpy().tolist() == INDICES
    assert out.values().numpy().tobytes() == wanted.numpy().tobytes()
    (out.values() * weight).sum().backward()
    (wanted * weight).sum().backward()
    np.testing.assert_allclose(held.grad.numpy(), values.grad.numpy(), rtol=1e-6)
    np.testing.assert_allclose(own.weight.grad.numpy(), dense.weight.grad.numpy(), rtol=1e-6)
    assert own._mean.numpy().tobytes() == dense._mean.numpy().tobytes()
    assert list(own.state_dict()) == list(dense.state_dict())


def test_refused() -> None:
    with pytest.raises(NotImplementedError, match="takes sparse tensors"):
        sparse.nn.BatchNorm(3)(paddle.to_tensor(VALUES))
    x = sparse.sparse_coo_tensor(INDICES, VALUES, [2, 3, 3, 3])
    with pytest.raises(ValueError, match="NDHWC"):
        sparse.nn.BatchNorm(3, data_format="NCDHW")(x)
