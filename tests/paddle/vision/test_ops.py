"""`paddle.vision.ops` gives what Paddle 3.3 was observed to give, with right gradients of every order."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle

from .boxes import OBSERVED, REGIONS, Programs, listed, made

V = paddle.vision.ops
FOUND = json.loads(OBSERVED.read_text(encoding="utf-8"))
PROGRAMS = dict(Programs(paddle).all())


def compare(found: Any, wanted: Any) -> None:
    if isinstance(wanted, list):
        assert len(found) == len(wanted)
        for one, other in zip(found, wanted, strict=True):
            compare(one, other)
    elif wanted is None:
        assert found is None
    else:
        assert (found["shape"], found["dtype"]) == (wanted["shape"], wanted["dtype"])
        np.testing.assert_allclose(found["elements"], wanted["elements"], rtol=2e-4, atol=2e-3)


@pytest.mark.parametrize("name", PROGRAMS)
def test_as_observed(name: str) -> None:
    compare(listed(PROGRAMS[name]()), FOUND[name])


def test_a_small_aligned_region_has_the_right_gradient() -> None:
    x = paddle.to_tensor(made(1, 2, 6, 6), stop_gradient=False)
    box = paddle.to_tensor(np.array([[2, 2, 2.2, 2.1]], "float32"))
    out = V.roi_align(x, box, paddle.to_tensor(np.array([1], "int32")), 2, sampling_ratio=2)
    loss = (out * paddle.to_tensor(made(*out.shape))).sum()
    loss.backward()
    # the loss is linear in x; here Paddle takes the region as one pixel large
    assert float((x * x.grad).sum()) == pytest.approx(float(loss), rel=1e-5)


def test_second_derivatives_of_a_deformable_convolution() -> None:
    offset = paddle.to_tensor(made(1, 18, 3, 3) - 0.5, stop_gradient=False)
    x = paddle.to_tensor(made(1, 2, 5, 5), stop_gradient=False)
    weight = paddle.to_tensor(made(2, 2, 3, 3))

    def slope(given: Any) -> Any:
        out = V.deform_conv2d(x, given, weight).square().sum()
        return paddle.grad(out, given, create_graph=True)[0]

    direction = paddle.to_tensor(np.cos(np.arange(offset.size)).reshape(offset.shape).astype("float32"))
    (second,) = paddle.grad((slope(offset) * direction).sum(), offset)
    step = 1e-3
    around = [slope(paddle.to_tensor(offset.numpy() + s * step * direction.numpy(), stop_gradient=False)).numpy()
              for s in (1, -1)]  # fmt: skip
    np.testing.assert_allclose(second.numpy(), (around[0] - around[1]) / (2 * step), rtol=2e-2, atol=2e-2)


def test_layers() -> None:
    x, boxes = paddle.to_tensor(made(1, 8, 6, 6)), paddle.to_tensor(REGIONS[:2])
    counts = paddle.to_tensor(np.array([2], "int32"))
    for layer, function in ((V.RoIAlign, V.roi_align), (V.RoIPool, V.roi_pool), (V.PSRoIPool, V.psroi_pool)):
        found, wanted = layer((2, 2), 0.5)(x, boxes, counts), function(x, boxes, counts, (2, 2), 0.5)
        np.testing.assert_array_equal(found.numpy(), wanted.numpy())
    assert repr(V.RoIPool(2)) == "RoIPool(output_size=2, spatial_scale=1.0)"
    conv = V.DeformConv2D(8, 4, 3, padding=1, groups=2)
    still, ones = paddle.zeros([1, 18, 6, 6]), paddle.ones([1, 9, 6, 6])
    plain = paddle.nn.functional.conv2d(x, conv.weight, conv.bias, padding=1, groups=2)
    np.testing.assert_allclose(conv(x, still, ones).numpy(), plain.numpy(), rtol=1e-4, atol=1e-5)
    assert {k: v.shape for k, v in conv.state_dict().items()} == {"weight": [4, 4, 3, 3], "bias": [4]}
    brick = V.ConvNormActivation(3, 4, norm_layer=None, activation_layer=None)
    assert [type(layer).__name__ for layer in brick] == ["Conv2D"] and brick[0].bias is not None


def test_images_without_regions() -> None:
    x = paddle.ones([3, 4, 5, 5])
    counts = paddle.to_tensor(np.array([0, 2, 0], "int32"))
    assert V.roi_align(x, paddle.to_tensor(REGIONS[:2]), counts, 2).shape == [2, 4, 2, 2]
    nothing = V.roi_pool(x, paddle.zeros([0, 4]), paddle.zeros([3], "int32"), 2)
    assert nothing.shape == [0, 4, 2, 2]


def test_files(tmp_path: Path) -> None:
    (tmp_path / "f").write_bytes(b"\x00\x07\xff")
    read = V.read_file(str(tmp_path / "f"))
    assert read.dtype == paddle.uint8 and read.tolist() == [0, 7, 255]
    with pytest.raises(ValueError, match="mode should be one of"):
        V.decode_jpeg(read, "hsv")


T: Callable[[Any], Any] = paddle.to_tensor


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda: V.nms(T(REGIONS), 0.3, T(made(4)), T(np.zeros(4))), AssertionError, "list of unique id of all"),
        (lambda: V.nms(T(REGIONS), 0.3, T(made(4)), T(np.zeros(4)), [0], 9), AssertionError, "top_k should be"),
        (lambda: V.box_coder(T(REGIONS), None, T(REGIONS), "other"), ValueError, "code_type should be"),
        (lambda: V.roi_align(T(made(1, 1, 4, 4)), T(REGIONS), T(np.array([3])), 2), ValueError, "boxes_num should"),
        (lambda: V.roi_pool(T(made(1, 1, 4, 4)), T(REGIONS), T(np.array([4])), "2"), TypeError, "output_size should"),
        (lambda: V.psroi_pool(T(made(1, 7, 4, 4)), T(REGIONS), T(np.array([4])), 2), ValueError, "divide the channels"),
        (
            lambda: V.deform_conv2d(T(made(1, 2, 5, 5)), T(made(1, 18, 3, 4)), T(made(2, 2, 3, 3))),
            ValueError,
            "offset of",
        ),
        (lambda: V.prior_box(T(made(1, 1, 2, 2)), T(made(1, 1, 4, 4)), [1.0], [2.0, 3.0]), ValueError, "as many as"),
    ],
)
def test_what_they_refuse(call: Any, error: Any, text: str) -> None:
    with pytest.raises(error, match=text):
        call()
