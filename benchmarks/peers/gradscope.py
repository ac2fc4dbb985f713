"""gradscope's own engine."""

from __future__ import annotations

import gradscope.paddle as paddle
from benchmarks.peers.paddle_like import maker

NAME = "gradscope"
make = maker(paddle)
