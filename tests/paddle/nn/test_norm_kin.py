"""Norms that Paddle's CPU has no kernel for, or whose gradients it gets wrong: against numpy and differences."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.paddle import nn
from gradscope.paddle.nn import functional as F

from .programs import made, waves


def slope(function: Any, array: Any, weight: Any) -> Any:
    """The derivative of (function * weight).sum() by central differences, in float64."""
    found = np.zeros(array.shape)
    for at in np.ndindex(array.shape):
        sides = []
        for step in (1e-5, -1e-5):
            moved = array.astype("float64").copy()
            moved[at] += step
            sides.append((function(paddle.to_tensor(moved)).numpy() * weight).sum())
        found[at] = (sides[0] - sides[1]) / 2e-5
    return found


def test_sync_batch_norm_is_batch_norm_in_one_process() -> None:
    x, plain, sync = paddle.to_tensor(made(4, 3, 2, 2), stop_gradient=False), nn.BatchNorm2D(3), nn.SyncBatchNorm(3)
    assert sync(x).numpy().tobytes() == plain(x).numpy().tobytes()
    assert sync._variance.numpy().tobytes() == plain._variance.numpy().tobytes()
    assert list(sync.state_dict()) == list(plain.state_dict())
    frozen = nn.SyncBatchNorm(3, weight_attr=False, bias_attr=False)
    assert frozen.weight.stop_gradient and frozen.bias.stop_gradient


def test_converting_keeps_parameters_and_paths() -> None:
    net = nn.Sequential(nn.Conv2D(3, 4, 3), nn.Sequential(nn.BatchNorm2D(4), nn.ReLU()))
    weight, mean, paths = net[1][0].weight, net[1][0]._mean, list(net.state_dict())
    made_of = nn.SyncBatchNorm.convert_sync_batchnorm(net)
    assert made_of is net and type(net[1][0]) is nn.SyncBatchNorm
    assert net[1][0].weight is weight and net[1][0]._mean is mean and list(net.state_dict()) == paths
    assert type(nn.SyncBatchNorm.convert_sync_batchnorm(nn.BatchNorm1D(2))) is nn.SyncBatchNorm


def test_rms_norm() -> None:
    x, weight = made(2, 3, 4), made(3, 4)
    out, inverse = F.rms_norm(paddle.to_tensor(x), [3, 4], paddle.to_tensor(weight), 0.1)
    wanted = 1 / np.sqrt((x**2).mean((1, 2)) + 0.1)
    np.testing.assert_allclose(inverse.numpy(), wanted, rtol=1e-6)
    np.testing.assert_allclose(out.numpy(), x * wanted[:, None, None] * weight, rtol=1e-5)
    np.testing.assert_allclose(F.rms_norm(paddle.to_tensor(x), [4])[0].numpy().shape, (2, 3, 4))
    with pytest.raises(ValueError, match="normalized_shape"):
        F.rms_norm(paddle.to_tensor(x), [3])


def test_the_gradient_of_spectral_norm_is_that_of_its_value_for_constant_vectors() -> None:
    """Where the vectors have converged it is the whole derivative too."""
    layer = nn.SpectralNorm([3, 4], 0, 60, dtype="float64")
    weight, array = waves((3, 4), 2.0).astype("float64"), made(3, 4).astype("float64")
    x = paddle.to_tensor(array, stop_gradient=False)
    (layer(x) * paddle.to_tensor(weight)).sum().backward()
    assert np.linalg.svd(layer(x).numpy())[1][0] == pytest.approx(1.0)
    np.testing.assert_allclose(x.grad.numpy(), slope(layer, array, weight), rtol=1e-4, atol=1e-7)


def test_statistics_that_train_in_evaluation_have_the_gradient_of_the_batch() -> None:
    layer = nn.BatchNorm(2, is_test=True, trainable_statistics=True, dtype="float64")
    weight, array = waves((3, 2), 2.0).astype("float64"), made(3, 2).astype("float64")
    x = paddle.to_tensor(array, stop_gradient=False)
    (layer(x) * paddle.to_tensor(weight)).sum().backward()
    np.testing.assert_allclose(x.grad.numpy(), slope(layer, array, weight), rtol=1e-4, atol=1e-7)


def test_group_norm_without_weights_has_the_gradient_of_its_mean_too() -> None:
    weight, array = waves((1, 4, 3), 2.0).astype("float64"), made(1, 4, 3).astype("float64")
    x = paddle.to_tensor(array, stop_gradient=False)
    (F.group_norm(x, 2) * paddle.to_tensor(weight)).sum().backward()
    np.testing.assert_allclose(x.grad.numpy(), slope(lambda a: F.group_norm(a, 2), array, weight), rtol=1e-4, atol=1e-7)


def test_names_modes_and_states() -> None:
    layer = nn.BatchNorm(3, is_test=True, moving_mean_name="mm", moving_variance_name="vv")
    assert not layer.training and (layer._mean.name, layer._variance.name) == ("mm", "vv")
    assert list(layer.state_dict()) == ["weight", "bias", "_mean", "_variance"]
    normed = nn.utils.weight_norm(nn.Linear(4, 3))
    assert list(normed.state_dict()) == ["bias", "weight_v", "weight_g"]
    spectral = nn.utils.spectral_norm(nn.Conv2D(2, 3, 2))
    assert list(spectral.state_dict()) == ["bias", "weight_orig", "weight_u", "weight_v"]
    assert [list(v.shape) for v in (spectral.weight_u, spectral.weight_v)] == [[3], [8]]
    assert list(nn.utils.spectral_norm(nn.Linear(4, 3)).weight_u.shape) == [3]


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda: nn.BatchNorm(2, act="nothing")(paddle.ones([2, 2])), AttributeError, "nothing"),
        (lambda: nn.InstanceNorm3D(2)(paddle.ones([2, 2])), ValueError, "expected 5D input"),
        (lambda: nn.SpectralNorm([2, 0]), AssertionError, "cannot be equal to 0"),
        (lambda: nn.SpectralNorm([2, 2], 2), AssertionError, "dim=2"),
        (lambda: nn.SpectralNorm([2, 2, 2], 2)(paddle.ones([2, 2, 2])), ValueError, "can only be 0 or 1"),
        (lambda: nn.utils.remove_weight_norm(nn.Linear(2, 2)), ValueError, "weight_norm of 'weight' not found"),
        (lambda: nn.utils.weight_norm(nn.utils.weight_norm(nn.Linear(2, 2))), RuntimeError, "two weight_norm hooks"),
        (lambda: nn.utils.weight_norm(nn.Linear(2, 2), dim=5), AssertionError, "dim must set between"),
        (lambda: nn.utils.spectral_norm(nn.Linear(2, 2), n_power_iterations=0), ValueError, "to be positive"),
        (
            lambda: nn.utils.spectral_norm(nn.utils.spectral_norm(nn.Linear(2, 2))),
            RuntimeError,
            "two spectral_norm hooks",
        ),
        (lambda: nn.initializer.Bilinear().values([2, 3], paddle.float32), ValueError, "length of shape must be 4"),
        (lambda: nn.initializer.Bilinear().values([2, 2, 3, 4], paddle.float32), ValueError, "must be equal"),
    ],
)
def test_refused(call: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        call()


def test_norms_by_other_names() -> None:
    x = paddle.to_tensor(made(2, 4))
    bare = nn.LayerNorm(4, eps=1e-4, elementwise_affine=False)
    assert bare.weight is None and bare.bias is None and bare._epsilon == 1e-4
    assert bare(input=x).numpy().tolist() == F.layer_norm(x, 4, epsilon=1e-4).numpy().tolist()
    assert nn.LayerNorm(4, bias=False).bias is None
    assert nn.LayerNorm(4, dtype="float64").weight.dtype == paddle.float64
    group = nn.GroupNorm(2, 4, affine=False, eps=0.1)
    assert group.weight is None and group._epsilon == 0.1
    with pytest.raises(ValueError, match=r"should be between0\.0 and 0\.001"):
        F.layer_norm(x, 4, epsilon=0.1)
    with pytest.raises(ValueError, match="unsupported data layout:XX"):
        nn.GroupNorm(2, 4, data_format="XX")


def test_a_normed_weight_is_no_leaf_from_the_start() -> None:
    layer = paddle.nn.utils.spectral_norm(paddle.nn.Linear(2, 2))
    assert not layer.weight.stop_gradient and layer.weight.tolist() == layer.weight_orig.tolist()
