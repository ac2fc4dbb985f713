"""`--guard`: raises where otherwise only a finding is written; numpy's warnings from kernels stay inside."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import gradscope
import gradscope.paddle as paddle
from gradscope.core import flags
from gradscope.trace.check import check
from gradscope.trace.records import Finding
from gradscope.trace.trace import load

HERE = Path(__file__).name


def findings(path: Path) -> list[Finding]:
    with load(path) as trace:
        assert check(trace) == []
        return list(trace.findings)


def leaf(*values: float) -> paddle.Tensor:
    return paddle.to_tensor(list(values), stop_gradient=False)


def test_an_unversioned_write_on_a_saved_tensor_raises_and_names_both_lines(tmp_path: Path) -> None:
    w = leaf(1.0, 2.0)
    with gradscope.record(tmp_path / "g.gscope", guard=True):
        loss = paddle.sum(w * w)
        w.set_value(np.float32([5, 6]))
        with pytest.raises(RuntimeError, match=r"\(PermissionDenied\).*set_value") as caught:
            loss.backward()
    notes = "\n".join(caught.value.__notes__)
    assert "saved `x`" in notes and f"{HERE}" in notes and "paddle.sum(w * w)" in notes and "w.set_value" in notes
    (found,) = findings(tmp_path / "g.gscope")
    assert (found.kind, found.severity, len(found.frames)) == ("stale-unversioned", "error", 2)
    assert not flags.fast.guard and w.grad is None


def test_an_optimizer_step_before_backward_raises_only_under_guard(tmp_path: Path) -> None:
    for guard in (False, True):
        w = leaf(1.0, 2.0)
        sgd = paddle.optimizer.SGD(learning_rate=0.1, parameters=[w])
        paddle.sum(w).backward()
        kept = paddle.sum(paddle.exp(w) * w)
        sgd.step()
        path = tmp_path / f"{guard}.gscope"
        with gradscope.record(path, guard=guard):
            if guard:
                with pytest.raises(RuntimeError, match="an optimizer's step"):
                    kept.backward()
            else:
                kept.backward()
        found = {(f.kind, f.severity) for f in findings(path)}
        assert found == {("stale-unversioned", "error" if guard else "warning")}


def test_without_a_recording_guard_raises_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flags.fast, "guard", True)
    w = leaf(1.0, 2.0)
    loss = paddle.sum(w * w)
    w.set_value(np.float32([5, 6]))
    with pytest.raises(RuntimeError, match="other values"):
        loss.backward()
    fine = paddle.sum(w * w)
    fine.backward()
    assert w.grad.tolist() == [10, 12]


@pytest.mark.parametrize("guard", [False, True])
def test_a_hook_that_changes_the_shape(tmp_path: Path, guard: bool) -> None:
    x = leaf(1.0, 2.0)
    x.register_hook(lambda grad: paddle.sum(grad, axis=0, keepdim=True))
    with gradscope.record(tmp_path / "g.gscope", guard=guard):
        if guard:
            with pytest.raises(ValueError, match=r"\(InvalidArgument\) A hook changed the shape"):
                paddle.sum(x * 2.0).backward()
        else:
            paddle.sum(x * 2.0).backward()
    assert "hook-shape" in [f.kind for f in findings(tmp_path / "g.gscope")]


def test_memory_written_behind_the_engines_back_is_a_finding(tmp_path: Path) -> None:
    x = leaf(1.0, 2.0)
    with gradscope.record(tmp_path / "g.gscope", guard=True):
        y = paddle.exp(x)
        loss = paddle.sum(y * y)
        y.impl.array[0] = 7.0  # what DLPack or a pointer would do
        loss.backward()
    kinds = [f.kind for f in findings(tmp_path / "g.gscope")]
    assert "raw-write" in kinds and set(kinds) == {"raw-write"}


def test_guard_changes_nothing_where_all_is_well() -> None:
    def run() -> list[float]:
        x = leaf(0.5, 2.0)
        h = paddle.concat([paddle.tanh(x * x), paddle.exp(x)])
        h.add_(paddle.to_tensor([1.0, 1.0, 1.0, 1.0]))
        paddle.sum(paddle.sqrt(h) / h).backward()
        return list(x.grad.tolist())

    plain = run()
    paddle.set_flags({"FLAGS_gradscope_guard": True})
    try:
        assert run() == plain
    finally:
        paddle.set_flags({"FLAGS_gradscope_guard": False})


def ran(tmp_path: Path, *args: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(Path(gradscope.__file__).parents[1]), **(env or {})}
    command = [sys.executable, *args]
    return subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=120)


def test_the_switches(tmp_path: Path) -> None:
    script = tmp_path / "s.py"
    script.write_text(
        "import gradscope.paddle as paddle\n"
        "w = paddle.to_tensor([1.0, 2.0], stop_gradient=False)\n"
        "loss = paddle.sum(w * w)\n"
        "w.set_value(w.detach() * 2.0)\n"
        "loss.backward()\n"
    )
    assert ran(tmp_path, "s.py").returncode == 0
    guarded = ran(tmp_path, "s.py", env={"GRADSCOPE_GUARD": "1"})
    assert guarded.returncode == 1 and "RuntimeError: (PermissionDenied)" in guarded.stderr
    run = ran(tmp_path, "-m", "gradscope", "run", "--no-tui", "--guard", "-o", "g.gscope", "s.py")
    assert run.returncode == 1 and "s.py:4" in run.stderr and "s.py:3" in run.stderr


def test_numpy_warns_nobody(tmp_path: Path) -> None:
    (tmp_path / "s.py").write_text(
        "import gradscope.paddle as paddle\n"
        "x = paddle.to_tensor([3e38, -1.0, 0.0], stop_gradient=False)\n"
        "y = paddle.exp(x) * paddle.log(x) + paddle.sqrt(x) / (x * 0.0) + (x + x) * x\n"
        "paddle.sum(y + x * 3e38).backward()\n"
        "print(x.grad)\n"
    )
    plain = ran(tmp_path, "s.py")
    assert plain.returncode == 0 and plain.stderr == ""
    recorded = ran(tmp_path, "-m", "gradscope", "run", "--no-tui", "-q", "-o", "g.gscope", "s.py")
    assert recorded.returncode == 0 and recorded.stderr == "" and recorded.stdout == plain.stdout
