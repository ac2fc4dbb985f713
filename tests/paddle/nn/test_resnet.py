"""Residual networks: shapes, options, and that every parameter gets a gradient."""

from __future__ import annotations

import pytest

import gradscope.paddle as paddle
from gradscope.paddle.vision.models import ResNet, resnet18
from gradscope.paddle.vision.models.resnet import BasicBlock


def test_every_parameter_gets_a_gradient() -> None:
    net = resnet18(num_classes=3)
    out = net(paddle.randn([2, 3, 16, 16]))
    assert list(out.shape) == [2, 3]
    out.square().sum().backward()
    assert [name for name, p in net.named_parameters() if p.grad is None and not p.stop_gradient] == []


def test_without_pool_and_last_layer() -> None:
    net = ResNet(BasicBlock, 18, num_classes=0, with_pool=False)
    assert list(net(paddle.ones([1, 3, 64, 64])).shape) == [1, 512, 2, 2]


def test_what_it_refuses() -> None:
    with pytest.raises(ValueError, match="no weights of resnet18"):
        resnet18(pretrained=True)
    with pytest.raises(ValueError, match="depth must be one of"):
        ResNet(BasicBlock, 20)
