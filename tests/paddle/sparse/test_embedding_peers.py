"""Random programs of sparse embeddings against the real Paddle: rows, their order, bits and flags of every `.grad`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle

pytestmark = pytest.mark.peers

THROUGH: tuple[Callable[[Any], Any], ...] = (lambda w: w, lambda w: w * 2.0, lambda w: -w, lambda w: w + 1.0)


def program(seed: int) -> list[Any]:
    """Passes: tables with a hook, uses (table, way it is read, ids, factor, padding), tables used densely, clear."""
    rng = np.random.default_rng(seed)

    def use() -> tuple[int, int, list[int], float, int | None]:
        ids = rng.integers(0, 5, rng.integers(1, 6)).tolist()
        padding = None if rng.random() < 0.7 else 2
        return int(rng.integers(2)), int(rng.integers(4)), ids, float(rng.choice([0.1, 0.3, 1.7])), padding

    def some() -> list[int]:
        return [i for i in range(2) if rng.random() < 0.2]

    return [
        (some(), [use() for _ in range(rng.integers(1, 4))], some(), rng.random() < 0.3)
        for _ in range(rng.integers(1, 4))
    ]


def played(module: Any, passes: list[Any]) -> list[Any]:
    """What `.grad` of both tables is after every pass."""
    start = np.arange(10.0, dtype=np.float32).reshape(5, 2) / 7
    tables = [module.to_tensor(start, stop_gradient=False) for _ in range(2)]
    seen: list[Any] = []
    for hooked, uses, dense, clear in passes:
        hooks = [tables[i].register_hook(lambda grad: grad * 0.5) for i in hooked]
        loss = module.zeros([], dtype="float32")
        for table, through, ids, factor, padding in uses:
            weight = THROUGH[through](tables[table])
            at = module.to_tensor(np.array(ids, np.int64))
            found = module.nn.functional.embedding(at, weight, padding_idx=padding, sparse=True)
            loss = loss + (found * factor).sum()
        for table in dense:
            loss = loss + (tables[table] * 0.3).sum()
        loss.backward()
        for hook in hooks:
            hook.remove()
        for table in tables:
            grad = table.grad
            if grad is None:
                seen.append(None)
                continue
            rows = grad.rows() if grad.is_selected_rows() else None
            seen.append((rows, grad.stop_gradient, grad.numpy().tobytes()))
        if clear:
            for table in tables:
                table.clear_gradient()
    return seen


@pytest.mark.parametrize("first", range(0, 100, 10))
def test_every_gradient_is_paddles(first: int) -> None:
    peer: Any = pytest.importorskip("paddle")
    paddle.set_flags({"FLAGS_paddle_strict": True})
    try:
        for seed in range(first, first + 10):
            passes = program(seed)
            assert played(paddle, passes) == played(peer, passes), passes
    finally:
        paddle.set_flags({"FLAGS_paddle_strict": False})
