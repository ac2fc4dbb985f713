"""What recording costs: the same work plain and recorded, interleaved, as the median of per-round ratios of CPU time.

    python benchmarks/overhead.py [ROUNDS]

Recorded into nothing (`null`: what the engine's narrating costs by itself), without values, and with small arrays kept.
`chain` is the worst case: a chain of ops on 8 floats, where there is nothing but bookkeeping. `digits` is one training
step of sample 11's network. Ratios are comparable between machines; the microseconds are not.
"""

from __future__ import annotations

import itertools
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np

import gradscope
import gradscope.paddle as paddle
from gradscope.capture.frames import Frames
from gradscope.capture.native import attach

OPS = 200
STEPS = 20


def chain() -> Callable[[], None]:
    """Forward and backward of a chain of OPS ops on 8 floats."""
    x = paddle.to_tensor(np.linspace(0.5, 1.5, 8, dtype="float32"), stop_gradient=False)
    w = paddle.to_tensor(np.full(8, 1.0009765625, dtype="float32"), stop_gradient=False)

    def work() -> None:
        y = x
        for _ in range(OPS // 2):
            y = y * w + x
        y.backward()
        x.clear_grad()
        w.clear_grad()

    return work


def digits() -> Callable[[], None]:
    """STEPS training steps of a 64-64-10 network on 48 pictures."""
    rng = np.random.default_rng(0)

    def parameter(*shape: int) -> paddle.Tensor:
        return paddle.to_tensor(rng.normal(0, 0.1, shape).astype("float32"), stop_gradient=False)

    W1, b1, W2, b2 = parameter(64, 64), parameter(64), parameter(64, 10), parameter(10)
    sgd = paddle.optimizer.SGD(learning_rate=0.1, parameters=[W1, b1, W2, b2])
    x = paddle.to_tensor(rng.random((48, 64), dtype="float32"))
    y = paddle.to_tensor(np.eye(10, dtype="float32")[rng.integers(0, 10, 48)])

    def work() -> None:
        for _ in range(STEPS):
            logits = paddle.matmul(paddle.tanh(paddle.matmul(x, W1) + b1), W2) + b2
            total = paddle.log(paddle.sum(paddle.exp(logits), axis=1, keepdim=True))
            loss = paddle.mean(paddle.sum(y * (total - logits), axis=1))
            loss.backward()
            sgd.step()
            sgd.clear_grad()

    return work


class Null:
    """A recorder that takes everything and keeps nothing."""

    flat, lazy, watches, guard, scaled, values, is_open = True, False, False, False, False, False, True

    def __init__(self) -> None:
        self.tick = itertools.count(1).__next__

    def emit(self, record: object) -> None:
        """Take a record."""

    emit_now = emit_later = about_to_write = emit

    def segment_end(self) -> None:
        """A pass is over."""


@contextmanager
def narrating() -> Iterator[None]:
    """Let the engine narrate to nobody inside the block."""
    sink = Null()
    detach = attach(sink, Frames(sink))
    try:
        yield
    finally:
        detach()


def seconds(work: Callable[[], None]) -> float:
    """CPU seconds of one call."""
    begin = time.process_time()
    work()
    return time.process_time() - begin


def main(rounds: int) -> None:
    """Print a table: per work and value policy, recorded / plain."""
    print(f"{'work':8} {'values':7} {'recorded / plain':>17} {'spread':>12} {'plain':>10}")
    with tempfile.TemporaryDirectory() as folder:
        for make in (chain, digits):
            work = make()
            work()
            for values in ("null", "none", "auto"):
                ratios, plains = [], []
                for turn in range(rounds):
                    path = Path(folder) / f"{make.__name__}.{values}.{turn}.gscope"
                    plain = seconds(work)
                    with narrating() if values == "null" else gradscope.record(path, values=values):
                        work()  # frames and sites are described once
                        recorded = seconds(work)
                    ratios.append(recorded / plain)
                    plains.append(plain)
                    path.unlink(missing_ok=True)
                spread = f"{min(ratios):.2f}-{max(ratios):.2f}"
                plain_ms = f"{statistics.median(plains) * 1e3:.1f} ms"
                print(f"{make.__name__:8} {values:7} {statistics.median(ratios):17.2f} {spread:>12} {plain_ms:>10}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 9)
