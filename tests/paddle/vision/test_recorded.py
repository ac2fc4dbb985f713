"""A recording of image models, transforms and regions: same numbers, a whole trace, layers by their path."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

import gradscope.paddle as paddle
from gradscope.paddle.vision import models, ops, transforms
from tests.paddle.twice import same_bits

from .boxes import REGIONS, made

F = transforms.functional


class Net(paddle.nn.Layer):
    """An image, turned and brightened, through a body to features, and from those what lies in boxes."""

    def __init__(self) -> None:
        super().__init__()
        self.body = models.shufflenet_v2_x0_25(num_classes=0, with_pool=False)
        self.align = ops.RoIAlign((2, 2), 1 / 32)
        self.offset = paddle.nn.Conv2D(512, 18, 3, padding=1)
        self.deformed = ops.DeformConv2D(512, 4, 3, padding=1)

    def forward(self, x: Any) -> Any:
        features = self.body(F.adjust_brightness(F.rotate(x, 10, "bilinear"), 0.9))
        boxes = paddle.to_tensor(REGIONS[:2] * 6)
        regions = self.align(features, boxes, paddle.to_tensor(np.array([2], "int32")))
        return regions.mean() + self.deformed(features, self.offset(features)).square().mean()


def program() -> list[Any]:
    paddle.seed(7)
    net = Net()
    net.eval()
    loss = net(paddle.to_tensor(made(1, 3, 64, 64)))
    loss.backward()
    return [loss.numpy(), *(p.grad.numpy() for p in net.parameters() if p.grad is not None)]


def test_a_recording_is_plain_and_whole(tmp_path: Path) -> None:
    found, _ = same_bits(program, tmp_path)
    assert len(found) > 100
