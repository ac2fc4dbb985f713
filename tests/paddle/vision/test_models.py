"""Image models have Paddle's parameter names and shapes, and give what Paddle 3.3 was observed to give."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.paddle.nn.initializer import Initializer
from gradscope.paddle.vision.models.densenet import DenseLayer

from .models import OBSERVED, RUN, factories, outcome, shapes

FOUND = json.loads(OBSERVED.read_text(encoding="utf-8"))


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where initial values do not matter: memory that nobody writes to costs nothing."""
    monkeypatch.setattr(Initializer, "values", lambda self, shape, dtype: paddle.empty(shape))


@pytest.mark.parametrize(("name", "make"), factories(paddle))
def test_names_and_shapes(name: str, make: Any, undrawn: None) -> None:
    assert shapes(make()) == FOUND["shapes"][name]


@pytest.mark.parametrize(("name", "options", "size"), RUN)
def test_outputs_and_gradients(name: str, options: dict[str, Any], size: int, undrawn: None) -> None:
    wanted = np.array(FOUND["outcomes"][f"{name} {options}"])
    found = np.array(outcome(paddle, name, options, size))
    # a sum may be near 0; what it is a sum of says how exact it can be
    assert (np.abs(found - wanted) <= 1e-4 * wanted[:, 2:] + 1e-9).all(), (found, wanted)


def test_weights_come_from_files_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    folder = tmp_path / ".cache/paddle/hapi/weights"
    make = paddle.vision.models.shufflenet_v2_x0_25
    paddle.save(make().state_dict(), str(folder / "shufflenet_v2_x0_25.pdparams"))
    kept = paddle.load(str(folder / "shufflenet_v2_x0_25.pdparams"))
    for key, value in make(pretrained=True).state_dict().items():
        np.testing.assert_array_equal(value.numpy(), kept[key].numpy())


def test_missing_weights_are_named(tmp_path: Path, undrawn: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    models = paddle.vision.models
    for make, text in (
        (
            models.resnet18,
            f"bj.bcebos.com/models/resnet18.pdparams at {tmp_path}/.cache/paddle/",
        ),
        (models.densenet121, "dygraph/DenseNet121_pretrained.pdparams at"),
        (models.mobilenet_v2, "mobilenet_v2_x1.0.pdparams at"),
        (models.squeezenet1_1, "SqueezeNet1_1_pretrained.pdparams at"),
        (lambda **o: models.vgg11(num_classes=0, **o), "there are no weights of vgg11; make it with pretrained=False"),
        (lambda **o: models.vgg16(batch_norm=True, num_classes=0, **o), "no weights of vgg16 with batch_norm; make"),
        (lambda **o: models.mobilenet_v1(scale=0.5, **o), "no weights of mobilenet_v1 at scale 0.5; make"),
    ):
        with pytest.raises(ValueError) as raised:
            make(pretrained=True)
        assert text in str(raised.value)


def test_what_they_refuse() -> None:
    models = paddle.vision.models
    for call, error, text in (
        (lambda: models.SqueezeNet("2.0"), AssertionError, "supported versions are ['1.0', '1.1'] but input version"),
        (lambda: models.DenseNet(layers=7), AssertionError, "supported layers are [121, 161, 169, 201, 264] but"),
        (lambda: models.ShuffleNetV2(3.3), NotImplementedError, "This scale size:[3.3] is not implemented!"),
        (lambda: models.ShuffleNetV2(0.25, act="tanh"), RuntimeError, "activation function is not supported: tanh"),
    ):
        with pytest.raises(error) as raised:
            call()
        assert text in str(raised.value)


def test_dropout_in_training(undrawn: None) -> None:
    net = paddle.vision.models.DenseNet(121, dropout=0.5, num_classes=2)
    dropouts = [layer for layer in net.sublayers() if isinstance(layer, paddle.nn.Dropout)]
    assert [layer.p for layer in dropouts] == [0.5] * sum(net.block_config)


def test_dropout_in_a_dense_layer() -> None:
    paddle.seed(1)
    layer = DenseLayer(8, 4, 2, 0.5)
    x = paddle.randn([2, 8, 6, 6])
    assert (layer(x) - layer(x)).abs().sum() > 0
    layer.eval()
    assert (layer(x) - layer(x)).abs().sum() == 0


@pytest.mark.peers
@pytest.mark.skipif(importlib.util.find_spec("paddle") is None, reason="PaddlePaddle is not installed")
def test_the_observations_are_what_paddle_gives() -> None:
    import paddle as real

    for name, make in factories(real):
        assert shapes(make()) == FOUND["shapes"][name]
    for name, options, size in RUN:
        wanted, found = np.array(FOUND["outcomes"][f"{name} {options}"]), np.array(outcome(real, name, options, size))
        assert (np.abs(found - wanted) <= 1e-4 * wanted[:, 2:] + 1e-9).all(), name
