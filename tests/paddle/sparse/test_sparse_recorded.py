"""What a recording keeps of SelectedRows and sparse tensors, and what readers and panes make of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.paddle import sparse
from gradscope.paddle.nn.functional import embedding
from gradscope.trace.check import check
from gradscope.trace.records import LeafGrew, NodeRan, OpRan, TensorMet
from gradscope.trace.story import sentence
from gradscope.trace.trace import Trace
from gradscope.tui.panes import tab_value
from gradscope.tui.view import Size, Target

from .recording import recorded


def rows_program() -> Any:
    w = paddle.ones([4, 2])
    w.stop_gradient = False
    embedding(paddle.to_tensor([1, 1, 3]), w, sparse=True).sum().backward()
    embedding(paddle.to_tensor([0]), w, sparse=True).sum().backward()
    w.sum().backward()
    return w


def sparse_program() -> Any:
    x = sparse.sparse_csr_tensor([0, 1, 3], [1, 0, 2], [1.0, 2.0, 3.0], [2, 3], stop_gradient=False)
    sparse.square(x).to_dense().sum().backward()
    return x


def of(trace: Trace, kind: type) -> list[Any]:
    return [trace.record(int(row)) for row in trace.rows(kind)]


def test_rows_and_values_of_every_step_are_there(tmp_path: Path) -> None:
    with recorded(tmp_path / "r.gscope", rows_program) as (_, trace):
        assert check(trace) == []
        grown = of(trace, LeafGrew)
        parts = [trace.sparse(g.after) for g in grown]
        assert parts[0] is not None and parts[0].rows.tolist() == [1, 1, 3]
        assert parts[0].values.tolist() == [[1, 1]] * 3
        assert parts[1] is not None and parts[1].rows.tolist() == [0, 1, 3], "merged"
        assert parts[2] is None and grown[2].after.kind == ""
        assert [g.how for g in grown] == ["set", "merge", "add"]
        dense = trace.value(grown[1].after)
        assert dense is not None and dense.tolist() == [[1, 1], [2, 2], [0, 0], [1, 1]]
        gave = [o.value for ran in of(trace, NodeRan) for o in ran.outputs if o.value is not None and o.value.kind]
        assert [v.kind for v in gave] == ["selected_rows"] * 2 and gave[0].shape == (4, 2)
        met = [m for m in of(trace, TensorMet) if m.meta.layout]
        assert met and met[0].meta.layout == "selected_rows" and tuple(met[0].meta.shape) == (3, 2)


def test_the_story_and_the_pane_say_which_rows(tmp_path: Path) -> None:
    with recorded(tmp_path / "r.gscope", rows_program) as (_, trace):
        told = [sentence(trace, k) for k in range(len(trace.steps))]
        assert any("is set to |g| 3.16 in rows 1 1 3 of 4" in line for line in told)
        first = of(trace, LeafGrew)[0]
        k = next(k for k, line in enumerate(told) if "is set to" in line)
        lines = tab_value.lines(trace.moment(k), Target("tensor", first.tensor), Size(120, 20), "plain", False)
        text = "\n".join(line.plain for line in lines)
        assert "[4,2] f32 rows" in text
        assert "rows 1 1 3 of 4 = [1.00 1.00] [1.00 1.00] [1.00 1.00]" in text


def test_sparse_tensors_are_kept_with_their_positions(tmp_path: Path) -> None:
    with recorded(tmp_path / "s.gscope", sparse_program) as (_, trace):
        assert check(trace) == []
        grown = of(trace, LeafGrew)[0]
        parts = trace.sparse(grown.after)
        assert parts is not None and parts.kind == "csr"
        assert (parts.crows.tolist(), parts.cols.tolist(), parts.values.tolist()) == ([0, 1, 3], [1, 0, 2], [2, 4, 6])
        outs = [o for op in of(trace, OpRan) for slot in op.outputs for o in slot]
        assert [o.meta.layout for o in outs] == ["csr", "", ""]
        assert outs[0].value.kind == "csr"


def test_values_off_keeps_none(tmp_path: Path) -> None:
    with recorded(tmp_path / "n.gscope", rows_program, "none") as (_, trace):
        assert check(trace) == []
        assert all(g.after is None for g in of(trace, LeafGrew))


@pytest.mark.parametrize("program", [rows_program, sparse_program])
def test_recorded_is_plain(tmp_path: Path, program: Any) -> None:
    def bits(t: Any) -> Any:
        grad = t.grad.impl
        return (grad.array if grad.is_dense else grad.values).tobytes()

    with recorded(tmp_path / "b.gscope", lambda: bits(program())) as (watched, _):
        assert watched == bits(program())


def test_an_optimizer_step_on_rows_is_recorded(tmp_path: Path) -> None:
    def program() -> Any:
        w = paddle.ones([4, 2])
        w.stop_gradient = False
        optimizer = paddle.optimizer.SGD(0.25, parameters=[w])
        embedding(paddle.to_tensor([1, 3, 1]), w, sparse=True).sum().backward()
        optimizer.step()
        optimizer.clear_grad()
        assert w.grad is None
        return w.numpy()

    with recorded(tmp_path / "o.gscope", program) as (after, trace):
        np.testing.assert_array_equal(after, [[1, 1], [0.5, 0.5], [1, 1], [0.75, 0.75]])
        assert check(trace) == []
        assert any("SGD steps 1 parameter" in sentence(trace, k) for k in range(len(trace.steps)))
