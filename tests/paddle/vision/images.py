"""Transforms of small images on one `paddle`, by name; `images.json` holds what Paddle 3.3 with OpenCV 5 gives.

`python -m tests.paddle.vision.images` writes that file with a real Paddle (and cv2).
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

OBSERVED = Path(__file__).parent / "images.json"


def smooth(height: int, width: int, channels: int) -> Any:
    """uint8 [H, W, C] that changes slowly."""
    y, x = np.mgrid[:height, :width]
    waves = [127 + 100 * np.sin(x * 0.4 + k) + 20 * np.cos(y * 0.5 * k + x * 0.1) for k in range(channels)]
    return np.stack(waves, -1).clip(0, 255).astype("uint8")


RGB, GREY = smooth(6, 7, 3), smooth(5, 6, 1)


def calls(paddle: Any) -> Iterator[tuple[str, Callable[[Any], Any]]]:
    """(name, function of an image)."""
    T = paddle.vision.transforms
    F = T.functional
    for how in ("nearest", "bilinear", "bicubic", "area", "lanczos"):
        for size in (4, (9, 5), (3, 3)):
            yield f"resize {size} {how}", lambda i, s=size, h=how: F.resize(i, s, h)
    for how in ("constant", "edge", "reflect"):
        yield f"pad {how}", lambda i, h=how: F.pad(i, (1, 2, 3, 1), 0, h)
    yield "pad symmetric", lambda i: F.pad(i, [2, 1], 0, "symmetric")
    yield "crop", lambda i: F.crop(i, 1, 2, 3, 4)
    yield "center_crop", lambda i: F.center_crop(i, (3, 4))
    yield "vflip", F.vflip
    yield "hflip", F.hflip
    for how in ("nearest", "bilinear"):
        yield f"rotate {how}", lambda i, h=how: F.rotate(i, 30, h)
        yield f"rotate all {how}", lambda i, h=how: F.rotate(i, -100, h, expand=True)
        yield f"rotate around {how}", lambda i, h=how: F.rotate(i, 20, h, center=(3, 4))
        yield f"affine {how}", lambda i, h=how: F.affine(i, 25, (2, 1), 1.3, (5, -7), h)
        points = [[0, 0], [5, 0], [5, 4], [0, 4]], [[1, 0], [5, 0], [4, 4], [0, 3]]
        yield f"perspective {how}", lambda i, h=how, p=points: F.perspective(i, *p, h)
    yield "brightness", lambda i: F.adjust_brightness(i, 1.4)
    yield "contrast", lambda i: F.adjust_contrast(i, 0.6)
    yield "saturation", lambda i: T.SaturationTransform(0.4)(i)
    yield "hue", lambda i: F.adjust_hue(i, 0.13)
    yield "grey", lambda i: F.to_grayscale(i, 1)
    yield "three greys", lambda i: F.to_grayscale(i, 3)
    yield "to_tensor", F.to_tensor
    yield "erase", lambda i: F.erase(i, 1, 2, 3, 4, 7)
    drawn = (
        T.RandomResizedCrop(4), T.RandomResizedCrop((3, 5), scale=(0.9, 1.0), ratio=(3.0, 4.0)), T.RandomCrop(4),
        T.RandomCrop(6, padding=2), T.RandomCrop((9, 8), pad_if_needed=True), T.RandomVerticalFlip(),
        T.BrightnessTransform(0.4), T.ContrastTransform(0.4), T.RandomRotation(40),
        T.RandomAffine(30, translate=(0.1, 0.2), scale=(0.8, 1.2), shear=10, interpolation="bilinear"),
        T.RandomErasing(0.9, value=5), T.Compose([T.Resize(5), T.CenterCrop(4), T.ToTensor()]),
    )  # fmt: skip
    for number, transform in enumerate(drawn):
        yield f"{type(transform).__name__} drawn {number}", transform
    yield "Normalize HWC", T.Normalize(127.5, 63.0, "HWC")
    yield "Normalize CHW", T.Compose([T.Transpose(), T.Normalize([127.5], [127.5])])


def results(paddle: Any) -> Iterator[tuple[str, Callable[[], dict[str, Any]]]]:
    """(name, function that gives {"shape", "dtype", "elements"}), for arrays of three and one channel and a Tensor."""
    for name, call in calls(paddle):
        for kind in ("rgb", "grey", "tensor"):
            tensor_only = name.startswith(("Normalize CHW", "saturation", "erase", "to_tensor")) or "drawn" in name
            if kind == "tensor" and (tensor_only or any(word in name for word in ("lanczos", "symmetric", "area"))):
                continue
            if kind == "grey" and any(word in name for word in ("hue", "grey", "saturation", "hflip", "HWC")):
                continue
            if name == "Normalize HWC" and kind == "tensor":
                continue
            yield f"{name}: {kind}", lambda c=call, k=kind: _result(paddle, c, k)


def _result(paddle: Any, call: Callable[[Any], Any], kind: str) -> dict[str, Any]:
    random.seed(3)
    np.random.seed(3)
    image = {"rgb": RGB, "grey": GREY}.get(kind)
    if image is None:
        image = paddle.to_tensor((RGB.transpose(2, 0, 1) / 255).astype("float32"))
    made = call(image.copy() if isinstance(image, np.ndarray) else image)
    array = made if isinstance(made, np.ndarray) else made.numpy()
    elements = [round(float(number), 4) for number in array.ravel()]
    return {"shape": list(array.shape), "dtype": str(array.dtype), "elements": elements}


if __name__ == "__main__":
    import paddle

    found = {}
    for name, result in results(paddle):
        try:
            found[name] = result()
        except Exception as error:
            print(name, type(error).__name__, str(error)[:100])
    lines = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in found.items()]
    OBSERVED.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
