"""Random programs over tables of embeddings: with sparse gradients the same numbers as with dense ones, in `.grad` and
in parameters after optimizer steps; recorded as they are, in a trace that keeps its invariants."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gradscope.paddle as paddle
from gradscope.paddle.nn.functional import embedding
from gradscope.trace.check import check

from .recording import recorded

HEIGHT, DIM = 5, 2
THROUGH: tuple[Callable[[Any], Any], ...] = (lambda w: w, lambda w: w * 2.0, lambda w: -w, lambda w: w / 4.0)

# One use: (table, how the table is read, ids, a factor); a pass: its uses, and tables that are also used densely.
some_ids = st.lists(st.integers(0, HEIGHT - 1), max_size=6)
use = st.tuples(st.integers(0, 1), st.integers(0, len(THROUGH) - 1), some_ids, st.integers(1, 3))
one_pass = st.tuples(st.lists(use, min_size=1, max_size=4), st.sets(st.integers(0, 1)), st.booleans())
programs = st.lists(one_pass, min_size=1, max_size=3)

OPTIMIZERS: dict[str, Callable[[list[Any]], Any]] = {
    "SGD": lambda tables: paddle.optimizer.SGD(0.25, parameters=tables),
    "SGD decayed": lambda tables: paddle.optimizer.SGD(0.25, parameters=tables, weight_decay=0.5),
    "Momentum": lambda tables: paddle.optimizer.Momentum(0.25, 0.5, parameters=tables),
    "Nesterov": lambda tables: paddle.optimizer.Momentum(0.25, 0.5, tables, use_nesterov=True, weight_decay=0.5),
    "Adam": lambda tables: paddle.optimizer.Adam(0.25, parameters=tables),
    "RMSProp": lambda tables: paddle.optimizer.RMSProp(0.25, parameters=tables, momentum=0.5),
    "Adagrad": lambda tables: paddle.optimizer.Adagrad(0.25, parameters=tables),
    "SGD clipped": lambda tables: paddle.optimizer.SGD(
        0.25, parameters=tables, grad_clip=paddle.nn.ClipGradByGlobalNorm(2.0)
    ),
}


def tables() -> list[Any]:
    first = np.arange(1.0, HEIGHT * DIM + 1).reshape(HEIGHT, DIM)
    return [paddle.to_tensor(array, stop_gradient=False) for array in (first, first[::-1] / 2.0)]


def dense(grad: Any) -> Any:
    return None if grad is None else grad.impl.to_dense() if grad.is_selected_rows() else grad.numpy()


def play(program: Any, sparse: bool, optimizer: str = "") -> list[Any]:
    """The dense form of every gradient after every pass, and the tables at the end. All numbers are exact."""
    held = tables()
    stepping = OPTIMIZERS[optimizer](held) if optimizer else None
    seen: list[Any] = []
    for uses, densely, clear in program:
        loss = paddle.zeros([], "float64")
        for table, through, ids, factor in uses:
            found = embedding(paddle.to_tensor(ids, dtype="int64"), THROUGH[through](held[table]), sparse=sparse)
            loss = loss + (found * float(factor)).sum()
        for table in densely:
            loss = loss + (held[table] * 3.0).sum()
        loss.backward()
        seen += [dense(table.grad) for table in held]
        if stepping is not None:
            stepping.step()
            stepping.clear_grad(set_to_zero=False)
        elif clear:
            for table in held:
                table.clear_gradient(False)
    return seen + [table.numpy() for table in held]


def same(one: list[Any], other: list[Any]) -> None:
    assert len(one) == len(other)
    for a, b in zip(one, other, strict=True):
        assert (a is None) == (b is None)
        if a is not None:
            np.testing.assert_allclose(a, b, rtol=1e-13)


@settings(max_examples=60, deadline=None)
@given(programs)
def test_sparse_gradients_equal_dense_ones(program: Any) -> None:
    same(play(program, True), play(program, False))


@pytest.mark.parametrize("optimizer", OPTIMIZERS)
@settings(max_examples=12, deadline=None)
@given(programs)
def test_optimizers_make_the_same_of_them(optimizer: str, program: Any) -> None:
    same(play(program, True, optimizer), play(program, False, optimizer))


@settings(max_examples=15, deadline=None)
@given(programs)
def test_watching_changes_nothing_and_the_record_is_sound(
    tmp_path_factory: pytest.TempPathFactory, program: Any
) -> None:
    path: Path = tmp_path_factory.mktemp("rows") / "rows.gscope"
    with recorded(path, lambda: play(program, True, "SGD")) as (watched, trace):
        same(watched, play(program, True, "SGD"))
        assert [str(p) for p in check(trace)] == []
