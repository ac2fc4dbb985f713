"""A training script written with PyTorch's names runs, says what Paddle says, and its record keeps every rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gradscope
from gradscope.trace import check
from gradscope.trace import records as R

SCRIPTS = Path(__file__).parent / "scripts"


def test_it_trains_as_on_paddle(tmp_path, capsys):
    text = (SCRIPTS / "torch_style.py").read_text(encoding="utf-8")
    text = re.sub(r"^(import|from) paddle\b(.*)$", _ours, text, flags=re.MULTILINE)
    path = tmp_path / "a.gscope"
    with gradscope.record(path):
        exec(compile(text, "torch_style.py", "exec"), {"__name__": "script"})
    said = capsys.readouterr().out.split()
    wanted = (SCRIPTS / "torch_style.txt").read_text(encoding="utf-8").split()
    assert len(said) == len(wanted)
    for got, should in zip(said, wanted, strict=True):
        try:
            assert float(got) == pytest.approx(float(should), rel=1e-3, abs=2e-4)
        except ValueError:
            assert got == should
    with gradscope.load(path) as trace:
        assert check.check(trace) == [] and len(trace.passes) == 2
        assert {site.op for site in trace.of_kind(R.SiteSeen)} >= {"matmul", "softmax", "layer_norm", "put_along_axis"}


def _ours(found: re.Match[str]) -> str:
    if found[1] == "from":
        return f"from gradscope.paddle{found[2]}"
    name = found[2]
    return "import gradscope.paddle as paddle" if not name else f"import gradscope.paddle{name}"
