"""`paddle.geometric`: messages along the edges of graphs, segments, and sampling of neighbours."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.geometric.math import segment_max, segment_mean, segment_min, segment_sum
from gradscope.paddle.geometric.message_passing import send_u_recv, send_ue_recv, send_uv
from gradscope.paddle.geometric.reindex import reindex_graph, reindex_heter_graph
from gradscope.paddle.geometric.sampling import sample_neighbors, weighted_sample_neighbors

__all__ = [
    "reindex_graph",
    "reindex_heter_graph",
    "sample_neighbors",
    "segment_max",
    "segment_mean",
    "segment_min",
    "segment_sum",
    "send_u_recv",
    "send_ue_recv",
    "send_uv",
    "weighted_sample_neighbors",
]

__getattr__ = missing_in(__name__)
