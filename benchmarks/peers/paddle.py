"""PaddlePaddle."""

from __future__ import annotations

import paddle

from benchmarks.peers.paddle_like import maker

NAME = "paddle"
make = maker(paddle)
