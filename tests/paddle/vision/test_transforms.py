"""Transforms give what Paddle 3.3 was observed to give for arrays and Tensors, and gradients pass Tensors."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle

from .images import GREY, OBSERVED, RGB, results

T = paddle.vision.transforms
F = T.functional
FOUND = json.loads(OBSERVED.read_text(encoding="utf-8"))

#: Tensors whose places lie between two pixels: which one is nearest is up to rounding
TIES = {"rotate all nearest: tensor"}


@pytest.mark.parametrize(("name", "result"), results(paddle))
def test_as_observed(name: str, result: Callable[[], dict[str, Any]]) -> None:
    found, wanted = result(), FOUND[name]
    assert (found["shape"], found["dtype"]) == (wanted["shape"], wanted["dtype"])
    # OpenCV rounds uint8 on the way: a level more or less, a few for hues
    levels = (6 if name.startswith("hue") else 1) if found["dtype"] == "uint8" else 1e-4
    levels = 1 / 250 if name.startswith("Compose") else levels
    far = np.abs(np.array(found["elements"]) - np.array(wanted["elements"])) > levels
    assert far.mean() <= (0.5 if name in TIES else 0.0)


def test_nothing_observed_is_left_out() -> None:
    assert {name for name, _ in results(paddle)} == set(FOUND)


def test_a_number_fills_every_channel() -> None:
    assert (F.pad(RGB, 1, 9)[0] == 9).all()
    assert (F.rotate(RGB, 45, fill=9)[0, 0] == 9).all()
    assert (F.affine(RGB, 0, (3, 0), 1.0, 0, fill=9)[:, 0] == 9).all()
    corner = F.rotate(paddle.to_tensor(RGB.transpose(2, 0, 1) / 255.0, dtype="float32"), 45, fill=2)
    assert corner[:, 0, 0].tolist() == [2, 2, 2]
    assert (F.pad(RGB, 1, (1, 2, 3))[0, 0] == (1, 2, 3)).all()


def test_one_channel_keeps_its_axis() -> None:
    for call in (F.hflip, F.vflip, lambda i: F.resize(i, 3), lambda i: F.rotate(i, 10), lambda i: F.pad(i, 1)):
        assert call(GREY).shape[2:] == (1,)
        assert call(GREY[..., 0]).ndim == 2


@pytest.mark.parametrize(
    "call",
    [
        lambda t: F.resize(t, (3, 9)), lambda t: F.crop(t, 1, 1, 2, 2), lambda t: F.center_crop(t, 3), F.hflip, F.vflip,
        lambda t: F.pad(t, 1, 0, "reflect"), lambda t: F.adjust_brightness(t, 0.5),
        lambda t: F.adjust_contrast(t, 0.5), lambda t: F.adjust_saturation(t, 0.5), lambda t: F.adjust_hue(t, 0.2),
        lambda t: F.to_grayscale(t, 3), lambda t: F.normalize(t, [0.5] * 3, [0.5] * 3),
        lambda t: F.rotate(t, 20, "bilinear"), lambda t: F.affine(t, 5, (1, 0), 1.1, 3, "bilinear"),
        lambda t: F.perspective(t, [[0, 0], [6, 0], [6, 5], [0, 5]], [[0, 0], [5, 0], [6, 5], [1, 5]], "bilinear"),
    ],
)  # fmt: skip
def test_gradients_pass(call: Any) -> None:
    image = (RGB.transpose(2, 0, 1) / 255).astype("float32")
    leaf = paddle.to_tensor(image, stop_gradient=False)
    out = call(leaf)
    weights = np.cos(np.arange(out.size)).reshape(out.shape).astype("float32")
    (out * paddle.to_tensor(weights)).sum().backward()
    place = (1, 2, 3)
    steps = []
    for sign in (1, -1):
        moved = image.copy()
        moved[place] += sign * 1e-3
        steps.append(float((call(paddle.to_tensor(moved)).numpy().astype("float64") * weights).sum()))
    assert leaf.grad.numpy()[place] == pytest.approx((steps[0] - steps[1]) / 2e-3, abs=5e-3)


def test_bytes_in_tensors() -> None:
    image = paddle.to_tensor(RGB.transpose(2, 0, 1))
    for call in (F.hflip, lambda t: F.resize(t, 3), lambda t: F.adjust_contrast(t, 0.5), lambda t: F.to_grayscale(t),
                 lambda t: F.adjust_hue(t, 0.1)):  # fmt: skip
        assert call(image).dtype == paddle.uint8
    bright = F.adjust_brightness(image, 2.0).numpy()
    np.testing.assert_array_equal(bright, np.minimum(2 * image.numpy().astype(int), 255))


def test_keys_and_compose(capsys: pytest.CaptureFixture[str]) -> None:
    class Both(T.BaseTransform):
        def _get_params(self, inputs: Any) -> int:
            return len(inputs)

        def _apply_image(self, image: Any) -> Any:
            return image + self.params

        def _apply_boxes(self, boxes: Any) -> Any:
            return boxes * 2

    assert Both(keys=("image", "boxes"))((1, 2, 3)) == (4, 4, 3)
    assert Both()(1) == 2
    with pytest.raises(NotImplementedError, match="sound is unsupported data structure"):
        Both(keys=("sound",))
    with pytest.raises(ValueError, match="keys should be a sequence"):
        Both(keys=3)
    broken = T.Compose([T.Resize(4), T.Pad(1)])
    assert repr(broken).startswith("Compose(\n    <") and repr(broken).endswith("\n)")
    with pytest.raises(TypeError, match="img should be PIL Image"):
        broken("no image")
    assert "fail to perform transform [" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda: T.Resize("4"), AssertionError, "size should be"),
        (lambda: F.resize(RGB, (1, 2, 3)), TypeError, "Got inappropriate size arg"),
        (lambda: F.resize(RGB, 3, "sinc"), KeyError, "sinc"),
        (lambda: F.pad(RGB, "1"), TypeError, "Got inappropriate padding arg"),
        (lambda: F.pad(RGB, (1, 2, 3)), ValueError, "not a 3 element tuple"),
        (lambda: F.pad(RGB, 1, 0, "wrap"), AssertionError, "Padding mode should be"),
        (lambda: F.pad(paddle.ones([1, 2, 2]), 1, 0, "symmetric"), ValueError, "Do not support symmetric mode"),
        (lambda: F.adjust_hue(RGB, 0.7), ValueError, "is not in"),
        (lambda: F.adjust_contrast(RGB / 2, 0.7), ValueError, "wants uint8"),
        (lambda: F.to_grayscale(RGB, 2), ValueError, "should be either 1 or 3"),
        (lambda: F.affine(RGB, 1, (0, 0), -1, 0), ValueError, "scale should be positive"),
        (lambda: F.hflip(paddle.ones([2])), RuntimeError, "not support"),
        (lambda: T.ColorJitter(brightness=-1)(RGB), ValueError, "must be non negative"),
        (lambda: T.HueTransform((-0.7, 0.2)), ValueError, "hue values should be between"),
        (lambda: T.RandomHorizontalFlip(2), AssertionError, "probability must be"),
        (lambda: T.RandomRotation(-3), ValueError, "must be positive"),
        (lambda: T.RandomAffine(3, translate=(2, 0)), ValueError, "translation values should be"),
        (lambda: T.RandomAffine(3, scale=(0, 1)), ValueError, "scale values should be positive"),
        (lambda: T.RandomPerspective(interpolation="area"), AssertionError, "interpolation should be"),
        (lambda: T.RandomErasing(value="white"), ValueError, "value must be 'random'"),
        (lambda: T.RandomErasing(1.0, value=(1, 2))(RGB), ValueError, "length equals to image's channel"),
    ],
)
def test_what_they_refuse(call: Any, error: Any, text: str) -> None:
    with pytest.raises(error, match=text):
        call()


def test_perspective_draws_keep_the_corners_inside() -> None:
    random.seed(1)
    starts, ends = T.RandomPerspective(1.0).get_params(20, 10, 0.5)
    assert starts == [[0, 0], [19, 0], [19, 9], [0, 9]]
    assert all(abs(a - b) <= far for s, e in zip(starts, ends, strict=True) for a, b, far in zip(s, e, (6, 3)))
    assert T.RandomPerspective(1.0)(RGB).shape == RGB.shape


def test_random_values_erase_a_part() -> None:
    random.seed(1)
    np.random.seed(1)
    changed = T.RandomErasing(1.0, value="random")(RGB) != RGB
    assert 0 < changed.any(-1).sum() < changed.any(-1).size


def test_without_pil(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)
    monkeypatch.setitem(sys.modules, "PIL.Image", None)
    monkeypatch.setitem(sys.modules, "cv2", None)
    assert paddle.vision.get_image_backend() == "pil"
    with pytest.raises(ImportError, match=r"PIL is not installed.*pip install pillow"):
        paddle.vision.image_load("picture.png")
    with pytest.raises(ImportError, match="pip install opencv-python"):
        paddle.vision.image_load("picture.png", backend="cv2")
    with pytest.raises(ValueError, match="Expected backend are one of"):
        paddle.vision.set_image_backend("gif")


def test_pil_images() -> None:
    Image = pytest.importorskip("PIL.Image")
    picture = Image.fromarray(RGB)
    assert F.resize(picture, (3, 4)).size == (4, 3)
    assert F.pad(picture, (1, 2), 9).getpixel((0, 0)) == (9, 9, 9)
    np.testing.assert_array_equal(np.asarray(F.hflip(picture)), RGB[:, ::-1])
    np.testing.assert_allclose(F.to_tensor(picture).numpy(), RGB.transpose(2, 0, 1) / np.float32(255))
    for call in (lambda i: F.rotate(i, 30), lambda i: F.affine(i, 5, (1, 1), 1.0, 0), lambda i: F.adjust_hue(i, 0.2),
                 lambda i: F.adjust_saturation(i, 0.2), lambda i: F.to_grayscale(i, 3)):  # fmt: skip
        assert call(picture).size == picture.size


def test_a_transform_of_the_users_asks_what_an_image_is() -> None:
    from gradscope.paddle.vision.transforms import functional

    array, tensor = np.zeros((2, 3, 3), "uint8"), paddle.zeros([3, 2, 3])
    for image, expected in ((array, (False, True, False)), (tensor, (False, False, True))):
        asked = (functional._is_pil_image, functional._is_numpy_image, functional._is_tensor_image)
        assert tuple(ask(image) for ask in asked) == expected
