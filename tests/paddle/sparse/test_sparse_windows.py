"""Convolutions, pooling and batch norm of sparse tensors against their dense counterparts, forward and backward."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle

F, S = paddle.nn.functional, paddle.sparse.nn.functional


def scattered(image: Any, channels: int, points: int, seed: int = 0, sort: bool = True) -> tuple[Any, Any, Any]:
    """(COO tensor [2, *image, channels], its values, its positions), float64."""
    rng = np.random.default_rng(seed)
    flat = rng.permutation(2 * int(np.prod(image)))[:points]
    positions = np.stack(np.unravel_index(np.sort(flat) if sort else flat, (2, *image)))
    values = paddle.to_tensor(rng.standard_normal((points, channels)), stop_gradient=False)
    x = paddle.sparse.sparse_coo_tensor(positions, values, [2, *image, channels], stop_gradient=False)
    return x, values, positions


def dense(values: Any, positions: Any, image: Any) -> Any:
    """The same as a dense leaf [2, channels, *image]."""
    out = np.zeros((2, *image, values.shape[1]))
    out[tuple(positions)] = values.numpy()
    return paddle.to_tensor(np.moveaxis(out, -1, 1).copy(), stop_gradient=False)


@pytest.mark.parametrize("count", [2, 3])
@pytest.mark.parametrize("how", [(1, 0, 1), (2, 1, 1), (1, 2, 2)])
@pytest.mark.parametrize("sort", [True, False])
def test_a_sparse_convolution_is_the_dense_one_where_it_has_points(count: int, how: Any, sort: bool) -> None:
    image, window = (5, 4, 6)[:count], (2, 3, 2)[:count]
    x, values, positions = scattered(image, 2, 9, sort=sort)
    kernel = np.random.default_rng(1).standard_normal((*window, 2, 3))
    weight, other = (
        paddle.to_tensor(k, stop_gradient=False) for k in (kernel, np.moveaxis(kernel, (-1, -2), (0, 1)).copy())
    )
    y = getattr(S, f"conv{count}d")(x, weight, None, *how)
    leaf = dense(values, positions, image)
    wanted = getattr(F, f"conv{count}d")(leaf, other, None, *how)
    assert y.shape == [2, *wanted.shape[2:], 3]
    np.testing.assert_allclose(np.moveaxis(y.to_dense().numpy(), -1, 1), wanted.numpy(), atol=1e-12)
    flat = np.ravel_multi_index(tuple(y.indices().numpy()), y.shape[:-1])
    assert (np.diff(flat) > 0).all()
    (y.values() ** 2).sum().backward()
    (wanted**2).sum().backward()
    np.testing.assert_allclose(weight.grad.numpy(), np.moveaxis(other.grad.numpy(), (0, 1), (-1, -2)), atol=1e-11)
    np.testing.assert_allclose(values.grad.numpy(), np.moveaxis(leaf.grad.numpy(), 1, -1)[tuple(positions)], atol=1e-11)


@pytest.mark.parametrize(("count", "window", "apart"), [(2, (3, 3), 1), (3, (3, 1, 3), 1), (2, (3, 5), 2)])
def test_a_submanifold_convolution_keeps_the_points(count: int, window: Any, apart: int) -> None:
    image = (5, 4, 6)[:count]
    x, values, positions = scattered(image, 2, 9, seed=2)
    kernel = np.random.default_rng(1).standard_normal((*window, 2, 3))
    bias = paddle.to_tensor([0.5, -1.0, 2.0], dtype="float64")
    y = getattr(S, f"subm_conv{count}d")(x, paddle.to_tensor(kernel), bias, dilation=apart)
    assert (y.indices().numpy() == positions).all() and y.shape == [2, *image, 3]
    other = paddle.to_tensor(np.moveaxis(kernel, (-1, -2), (0, 1)).copy())
    pads = [k // 2 * apart for k in window]
    wanted = getattr(F, f"conv{count}d")(dense(values, positions, image), other, bias, 1, pads, apart)
    np.testing.assert_allclose(y.values().numpy(), np.moveaxis(wanted.numpy(), 1, -1)[tuple(positions)], atol=1e-12)


def test_values_that_share_a_position_are_added_up() -> None:
    values = paddle.to_tensor([[1.0], [2.0], [4.0]], stop_gradient=False)
    x = paddle.sparse.sparse_coo_tensor([[0, 0, 0], [1, 0, 1], [1, 0, 1]], values, [1, 2, 2, 1], stop_gradient=False)
    y = S.conv2d(x, paddle.ones([1, 1, 1, 1]))
    assert y.values().numpy().tolist() == [[2.0], [5.0]]
    (y.values() * paddle.to_tensor([[1.0], [3.0]])).sum().backward()
    assert values.grad.numpy().tolist() == [[3.0], [1.0], [3.0]]


@pytest.mark.parametrize("how", [(2,), (2, 1), (3, 2, 1)])
def test_a_sparse_pool_looks_at_points_only(how: Any) -> None:
    image = (4, 5, 4)
    x, values, positions = scattered(image, 2, 12, seed=3)
    y = S.max_pool3d(x, *how)
    full = np.full((2, *image, 2), -np.inf)
    full[tuple(positions)] = values.numpy()
    leaf = paddle.to_tensor(np.moveaxis(full, -1, 1).copy(), stop_gradient=False)
    wanted = F.max_pool3d(leaf, *how)
    places = tuple(y.indices().numpy())
    made = np.moveaxis(wanted.numpy(), 1, -1)
    np.testing.assert_array_equal(y.values().numpy(), made[places])
    assert np.isfinite(made).all(axis=-1).sum() == len(places[0])
    weight = np.cos(np.arange(y.values().size)).reshape(y.values().shape)
    (y.values() * paddle.to_tensor(weight)).sum().backward()
    spread = np.zeros(made.shape)
    spread[places] = weight
    wanted.backward(paddle.to_tensor(np.moveaxis(spread, -1, 1).copy()))
    np.testing.assert_allclose(values.grad.numpy(), np.moveaxis(leaf.grad.numpy(), 1, -1)[tuple(positions)], atol=1e-12)


def test_second_derivatives_and_no_points_at_all() -> None:
    x, values, _ = scattered((3, 4), 2, 6)
    weight = paddle.to_tensor(np.random.default_rng(1).standard_normal((2, 2, 2, 2)), stop_gradient=False)

    def slope(w: Any) -> Any:
        (grad,) = paddle.grad((S.conv2d(x, w).values() ** 3).sum(), [values], create_graph=True)
        return grad

    (grad,) = paddle.grad((slope(weight) ** 2).sum(), [weight])
    step = np.random.default_rng(2).standard_normal(weight.shape)
    sides = [
        float((slope(paddle.to_tensor(weight.numpy() + s * 1e-6 * step, stop_gradient=False)) ** 2).sum())
        for s in (1, -1)
    ]
    assert (grad.numpy() * step).sum() == pytest.approx((sides[0] - sides[1]) / 2e-6, rel=1e-5)
    nothing, _, _ = scattered((3, 4, 2), 2, 0)
    assert S.conv3d(nothing, paddle.ones([2, 2, 2, 2, 3], "float64")).values().shape == [0, 3]
    assert S.max_pool3d(nothing, 2).values().shape == [0, 2]


def test_layers() -> None:
    nn = paddle.sparse.nn
    net = paddle.nn.Sequential(
        nn.SubmConv3D(2, 4, 3, key="a"), nn.BatchNorm(4), nn.ReLU(), nn.Conv3D(4, 3, 2, 2), nn.MaxPool3D(2)
    )
    x, values, _ = scattered((4, 4, 4), 2, 10)
    x = paddle.sparse.cast(x, None, "float32")
    out = net(x)
    assert out.shape == [2, 1, 1, 1, 3] and out.is_sparse_coo()
    out.values().sum().backward()
    assert values.grad is not None and all(p.grad is not None for p in net.parameters() if not p.stop_gradient)
    assert repr(net[3]) == "Conv3D(4, 3, kernel_size=[2, 2, 2], stride=[2, 2, 2], data_format=NDHWC)"
    assert net[0].weight.shape == [3, 3, 3, 2, 4]
    made = nn.SyncBatchNorm.convert_sync_batchnorm(net)
    assert type(made[1]) is nn.SyncBatchNorm and made[1].weight is net[1].weight


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (
            lambda x: S.conv2d(x, paddle.ones([2, 2, 2, 3], "float64"), groups=2),
            AssertionError,
            "only support groups=1",
        ),
        (
            lambda x: S.conv2d(x, paddle.ones([2, 2, 2, 3], "float64"), data_format="NCHW"),
            ValueError,
            "should be 'NHWC'",
        ),
        (lambda x: S.conv3d(x, paddle.ones([2, 2, 2, 2, 3], "float64")), ValueError, "should be 5D tensor"),
        (lambda x: S.conv2d(x, paddle.ones([2, 2, 3, 3], "float64")), ValueError, "channels of the points are 2"),
        (lambda x: S.conv2d(x.to_dense(), paddle.ones([2, 2, 2, 3], "float64")), ValueError, "to_sparse_coo"),
        (lambda x: S.max_pool3d(x.to_dense(), 2), AssertionError, "SparseCooTensor"),
        (lambda x: paddle.sparse.nn.Conv2D(2, 3, 2, padding_mode="reflect"), AssertionError, "padding_mode='zeros'"),
    ],
)
def test_refused(call: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        call(scattered((3, 4), 2, 5)[0])
