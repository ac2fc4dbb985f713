"""Why a gradient holds only some rows: the lookups that asked for it, the dense matrix, what is left out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gradscope.capture.recording import Recording
from gradscope.trace.answers import verdict, why
from gradscope.trace.trace import Trace, load
from tests.conformance.running import paddle_mapped

HEAD = "import paddle\nimport paddle.nn.functional as F\nw = paddle.ones([4, 2])\nw.stop_gradient = False\n"
TWICE = (
    HEAD
    + """F.embedding(paddle.to_tensor([1, 1, 3]), w * 2.0, sparse=True).sum().backward()
F.embedding(paddle.to_tensor([0]), w, sparse=True).sum().backward()
"""
)
CLEARED = TWICE + "w.clear_grad()\nF.embedding(paddle.to_tensor([2]), w, sparse=True).sum().backward()\n"
DENSE = TWICE + "w.sum().backward()\n"


def recorded(script: str, path: Path) -> Trace:
    """The trace of a script that is run here."""
    recording = Recording(path, argv=["rows.py"], script="rows.py").start()
    try:
        assert recording.frames is not None
        recording.frames.known_text("rows.py", script)
        with paddle_mapped():
            exec(compile(script, "rows.py", "exec"), {"__name__": "__main__"})
    finally:
        recording.stop()
    return load(path)


@pytest.mark.parametrize(
    ("script", "lines", "rows", "dense"),
    [
        (TWICE, ["rows.py:5", "rows.py:6"], [0, 1, 3], "row 0: [1 1], row 1: [4 4], row 3: [2 2]; the others are 0"),
        (CLEARED, ["rows.py:8"], [2], "row 2: [1 1]; the others are 0"),
    ],
)
def test_it_names_the_lookups_and_the_dense_matrix(
    tmp_path: Path, script: str, lines: list[str], rows: list[int], dense: str
) -> None:
    trace = recorded(script, tmp_path / "r.gscope")
    try:
        (answer,) = [a for a in why(trace, "w") if a.kind == "sparse-rows"]
        assert [trace.where(f) for f in answer.frames] == lines
        assert answer.evidence == {"tensor": "w", "rows": rows}
        assert any(dense in line for line in answer.lines)
        assert answer.severity == "note" and verdict(trace) is None
        assert why(trace) == [] or all(a.kind != "sparse-rows" for a in why(trace))
        by_line: list[Any] = [a for a in why(trace, lines[0].removeprefix("rows.py")) if a.kind == "sparse-rows"]
        assert len(by_line) == 1
    finally:
        trace.close()


def test_a_gradient_that_became_dense_is_none_of_its_business(tmp_path: Path) -> None:
    trace = recorded(DENSE, tmp_path / "d.gscope")
    try:
        assert all(a.kind != "sparse-rows" for a in why(trace, "w"))
    finally:
        trace.close()
