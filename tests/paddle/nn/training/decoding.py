"""Beam search over recurrent cells, and a decoder of one's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from tests.paddle.nn.programs import Arrays, Programs, waves


class Decoding(Programs):
    """Yields (name, function that gives arrays)."""

    def all(self) -> Iterator[tuple[str, Callable[[], Arrays]]]:
        """Every program."""
        nn = self.nn

        def beams(kind: str, count: int, most: int, end: int, time_major: bool = False) -> Arrays:
            cell, embedding, head = getattr(nn, kind)(4, 5), nn.Embedding(7, 4), nn.Linear(5, 7)
            for i, p in enumerate([*cell.parameters(), *embedding.parameters(), *head.parameters()]):
                p.set_value(waves(p.shape, i) * np.float32(1.3))
            decoder = nn.BeamSearchDecoder(cell, 0, end, count, embedding, head)
            state = self.constant(waves((3, 5), 1.6))
            inits = (state, state * 0.5) if kind == "LSTMCell" else state
            found, last, lengths = nn.dynamic_decode(
                decoder, inits=inits, max_step_num=most, output_time_major=time_major, return_length=True
            )
            cells = last.cell_states[0] if kind == "LSTMCell" else last.cell_states
            kept = (found, last.log_probs, last.finished.astype("int64"), last.lengths, cells, lengths)
            return [one.numpy() for one in kept]

        for options in (("GRUCell", 2, 5, 1), ("GRUCell", 3, 20, 4, True), ("LSTMCell", 4, 8, 1), ("GRUCell", 1, 3, 4)):
            yield f"beams {options}", lambda options=options: beams(*options)
        rows = np.arange(12, dtype="float32").reshape(2, 3, 2)
        yield "beams tiled", lambda: [
            nn.BeamSearchDecoder.tile_beam_merge_with_batch(self.constant(rows), 2).numpy()
        ]  # fmt: skip

        class Sums(nn.decode.Decoder):  # type: ignore[name-defined, misc]
            """Adds its input until a row is large."""

            def initialize(self, inits: Any) -> Any:
                return inits, inits * 0, inits.sum(-1) > 100

            def step(self, time: Any, inputs: Any, states: Any, **kwargs: Any) -> Any:
                states = states + inputs
                return states * 2, states, inputs, states.sum(-1) > 7

        def sums(impute: bool) -> Arrays:
            start = self.constant(np.array([[1, 2], [3, 0.5], [0.5, 0.5]], "float32"))
            made = nn.dynamic_decode(Sums(), start, 6, impute_finished=impute, return_length=True)
            return [one.numpy() for one in made]

        for impute in (False, True):
            yield f"decoder {impute}", lambda impute=impute: sums(impute)
