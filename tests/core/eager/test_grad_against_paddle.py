"""Random programs through `paddle.grad` here and in PaddlePaddle, where it is installed: values, flags of the results,
and the order in which hooks run. Under FLAGS_paddle_strict, since otherwise fewer nodes run here."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as ours
from tests.core.eager.grad_program import run


def theirs() -> Any:
    """Paddle, not what a test may have put in its place."""
    module = pytest.importorskip("paddle", reason="PaddlePaddle is not installed")
    if sys.modules["paddle"] is ours or not hasattr(module, "version"):
        pytest.skip("PaddlePaddle is not installed")
    return module


def close(a: Any, b: Any) -> bool:
    """Equal to rounding; where one engine knows of no way and the other gives zeros they agree."""
    if a is None or b is None:
        return a is b or not np.any(np.array(a if b is None else b))
    return bool(np.allclose(np.array(a), np.array(b), rtol=1e-9, atol=1e-12))


@pytest.mark.parametrize("seed", range(40))
def test_a_random_program_is_the_same(seed: int) -> None:
    wanted = run(theirs(), seed)
    ours.set_flags({"FLAGS_paddle_strict": True})
    try:
        found = run(ours, seed)
    finally:
        ours.set_flags({"FLAGS_paddle_strict": False})
    assert found.keys() == wanted.keys()
    for key, want in wanted.items():
        if key.startswith(("flags", "order")):
            assert found[key] == want, key
        else:
            assert all(close(a, b) for a, b in zip(found[key], want, strict=True)), key


def test_the_programs_have_gradients_to_compare() -> None:
    found = [run(ours, seed) for seed in range(20)]
    assert sum(any(g is not None for g in one["grads False"]) for one in found) >= 8
    assert any(len(one["order False"]) > 3 for one in found)
    assert any("second" in one for one in found)
