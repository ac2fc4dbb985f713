"""The best path through scores of tags and of transitions between them (Viterbi 1967)."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle import nn
from gradscope.paddle.tensor.creation import to_tensor


def viterbi_decode(
    potentials: Tensor,
    transition_params: Tensor,
    lengths: Tensor,
    include_bos_eos_tag: bool = True,
    name: str | None = None,
) -> tuple[Tensor, Tensor]:
    """(score [n] of the best path, its tags [n, longest] int64, 0 after a sequence's end), without gradients.

    potentials: [n, time, tags]; transition_params: [tags, tags], from row to column; lengths: [n]; include_bos_eos_tag:
    the last row of transition_params is added to the first scores, the row before it to the last ones.
    """
    scores, steps, counts = potentials.numpy(), transition_params.numpy(), lengths.numpy().reshape(-1)
    longest = int(counts.max(initial=0))
    best = np.zeros(len(scores), scores.dtype)
    paths = np.zeros((len(scores), longest), "int64")
    for number, (own, count) in enumerate(zip(scores, counts.tolist(), strict=True)):
        if count == 0:
            continue
        reached = own[0] + steps[-1] if include_bos_eos_tag else own[0].copy()
        came: list[Any] = []
        for time in range(1, count):
            ways = reached[:, None] + steps
            came.append(ways.argmax(0))
            reached = ways.max(0) + own[time]
        if include_bos_eos_tag:
            reached = reached + steps[-2]
        tag = int(reached.argmax())
        best[number] = reached[tag]
        for time in range(count - 1, -1, -1):
            paths[number, time] = tag
            if time:
                tag = int(came[time - 1][tag])
    return to_tensor(best), to_tensor(paths)


class ViterbiDecoder(nn.Layer):
    """See `viterbi_decode`. transitions: its transition_params."""

    def __init__(self, transitions: Tensor, include_bos_eos_tag: bool = True, name: str | None = None) -> None:
        super().__init__()
        self.transitions, self.include_bos_eos_tag, self.name = transitions, include_bos_eos_tag, name

    def forward(self, potentials: Tensor, lengths: Tensor) -> tuple[Tensor, Tensor]:
        """(scores, paths)."""
        return viterbi_decode(potentials, self.transitions, lengths, self.include_bos_eos_tag, self.name)
