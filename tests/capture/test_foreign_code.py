"""A process that dies inside code of the user's that the engine called: the record says inside what."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from gradscope.trace.answers import why
from gradscope.trace.trace import load

ROOT = Path(__file__).parents[2]
HEAD = """
import os, signal
import gradscope.paddle as paddle
from gradscope.paddle.autograd import PyLayer, saved_tensors_hooks
from gradscope.paddle.base import core

def die(*given):
    os.kill(os.getpid(), signal.SIGKILL)

x = paddle.to_tensor([1.0], stop_gradient=False)
"""
PROGRAMS = {
    "pylayer": """
class T(PyLayer):
    @staticmethod
    def forward(ctx, a):
        return a * 2.0
    @staticmethod
    def backward(ctx, g):
        die()
T.apply(x).backward()
""",
    "pack": "with saved_tensors_hooks(die, die):\n    x * x\n",
    "unpack": "with saved_tensors_hooks(lambda t: t, die):\n    y = x * x\ny.backward()\n",
    "final": "core.eager._add_backward_final_hook(die)\n(x * 2.0).backward()\n",
    "post": "y = x * 2.0\ny.grad_fn._register_post_hook(die)\ny.backward()\n",
    "reduce": "x._register_backward_hook(die)\n(x * 2.0).backward()\n",
    "hook": "x.register_hook(die)\n(x * 2.0).backward()\n",
}


@pytest.mark.parametrize("kind", PROGRAMS)
def test_death_inside(kind: str, tmp_path: Path) -> None:
    (tmp_path / "x.py").write_text(HEAD + PROGRAMS[kind])
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("GRADSCOPE_", "FLAGS_"))}
    command = [sys.executable, "-m", "gradscope", "run", "--no-tui", "-q", "-o", "r.gscope", "x.py"]
    done = subprocess.run(
        command, cwd=tmp_path, env={**kept, "PYTHONPATH": str(ROOT)}, capture_output=True, timeout=120
    )
    assert done.returncode == -signal.SIGKILL
    trace = load(tmp_path / "r.gscope")
    assert trace.recovered
    told = [a for a in why(trace) if a.kind == "unfinished"]
    assert len(told) == 1 and told[0].title.startswith(f"the process ended inside {kind}")
    assert told[0].evidence["opened"] == kind
    if kind == "pylayer":
        assert trace.line_text(told[0].frames[0]) == "T.apply(x).backward()"
