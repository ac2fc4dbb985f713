"""A network of windows of every kind, trained while recorded: the same bits, a sound trace, Paddle's names."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gradscope.paddle as paddle
from gradscope.paddle import nn
from gradscope.trace.records import NodeMade, OpRan
from tests.paddle.twice import same_bits

F = nn.functional


class Net(nn.Layer):
    """Images through pools with positions and back, resized, sampled; the same as volumes and scattered points."""

    def __init__(self) -> None:
        super().__init__()
        self.each = nn.Conv2D(2, 2, 3, padding=1, groups=2, padding_mode="reflect")
        self.pool, self.back = nn.MaxPool2D(2, return_mask=True), nn.MaxUnPool2D(2)
        self.up = nn.Upsample(scale_factor=2, mode="bilinear")
        self.deep, self.wide = nn.Conv3D(1, 2, 2), nn.Conv3DTranspose(2, 1, 2)
        self.points = paddle.sparse.nn.SubmConv2D(2, 3, 3)

    def forward(self, x: Any) -> Any:
        small, where = self.pool(self.each(x))
        x = self.back(small, where) + F.adaptive_max_pool2d(self.up(small), 4)
        grid = F.affine_grid(paddle.to_tensor([[[0.9, 0.1, 0.0], [0.0, 1.1, 0.1]]] * 2), [2, 2, 4, 4])
        x = F.grid_sample(x, grid) + F.fold(F.unfold(x, 2, 2), 4, 2, 2)
        x = F.pixel_unshuffle(F.pixel_shuffle(paddle.tile(x, [1, 2, 1, 1]), 2), 2)
        volume = self.wide(self.deep(x.unsqueeze(1)))
        flat = volume.squeeze(1).transpose([0, 2, 3, 1])[..., :2]
        points = self.points(F.relu(flat).to_sparse_coo(3))
        return volume.sum() + F.lp_pool2d(x * x + 0.1, 2, 2).sum() + points.values().sum()


def program() -> list[Any]:
    paddle.seed(5)
    net, x = Net(), paddle.randn([2, 2, 4, 4])
    optimizer = paddle.optimizer.SGD(0.01, parameters=net.parameters())
    found: list[Any] = []
    for _ in range(2):
        loss = net(x)
        loss.backward()
        found += [loss.numpy(), *(p.grad.numpy() for p in net.parameters())]
        optimizer.step()
        optimizer.clear_grad()
    return found


def test_recorded_is_plain_and_the_trace_is_sound(tmp_path: Path) -> None:
    _, trace = same_bits(program, tmp_path)
    ops = {trace.site(record.site).op for record in trace.of_kind(OpRan)}
    assert {
        "depthwise_conv2d", "max_pool2d_with_index", "unpool", "grid_sample", "conv3d", "conv3d_transpose", "fold",
        "lp_pool2d", "rulebook_conv", "pixel_shuffle",
    } <= ops  # fmt: skip
    nodes = {record.name for record in trace.of_kind(NodeMade)}
    assert {"DepthwiseConv2dGradNode", "MaxPool2dWithIndexGradNode", "UnpoolGradNode", "Conv3dGradNode"} <= nodes
