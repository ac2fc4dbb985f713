"""`paddle.incubate`: functional derivatives, optimizers around optimizers, old names of functions of graphs."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.incubate import autograd, optimizer
from gradscope.paddle.incubate.fused import identity_loss, softmax_mask_fuse, softmax_mask_fuse_upper_triangle
from gradscope.paddle.incubate.graph import (
    graph_khop_sampler,
    graph_reindex,
    graph_sample_neighbors,
    graph_send_recv,
    segment_max,
    segment_mean,
    segment_min,
    segment_sum,
)
from gradscope.paddle.incubate.optimizer import LookAhead, ModelAverage

__all__ = [
    "LookAhead",
    "ModelAverage",
    "autograd",
    "graph_khop_sampler",
    "graph_reindex",
    "graph_sample_neighbors",
    "graph_send_recv",
    "identity_loss",
    "optimizer",
    "segment_max",
    "segment_mean",
    "segment_min",
    "segment_sum",
    "softmax_mask_fuse",
    "softmax_mask_fuse_upper_triangle",
]

__getattr__ = missing_in(__name__)
