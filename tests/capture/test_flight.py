"""Flight mode with the engines recorded for real: long trainings, signals, errors, what the command line says."""

from __future__ import annotations

import importlib.util
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import gradscope
from gradscope.trace import records as R
from gradscope.trace.answers import verdict, why
from gradscope.trace.check import check

ROOT = Path(__file__).parents[2]
NATIVE = """
import resource
import gradscope.paddle as paddle

w = paddle.to_tensor([0.5, -0.25, 1.0], stop_gradient=False)
b = paddle.to_tensor([0.1, 0.1, 0.1], stop_gradient=False)
sgd = paddle.optimizer.SGD(learning_rate=0.001, parameters=[w, b])
for step in range(1, STEPS + 1):
    x = paddle.to_tensor([1.0, 2.0, 3.0 + 0.001 * (step % 7)])
    h = x * w + b
    if step == BAD:
        h = h - h.detach()
    loss = paddle.mean(paddle.sqrt(h * h))
    loss.backward()
    sgd.step()
    sgd.clear_grad()
    if step in (BAD // 3, BAD - 1):
        print("rss", resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
print("done", step)
"""
TORCH = """
import resource
import torch

torch.manual_seed(0)
w = torch.tensor([0.5, -0.25, 1.0], requires_grad=True)
b = torch.tensor([0.1, 0.1, 0.1], requires_grad=True)
sgd = torch.optim.SGD([w, b], lr=0.001)
for step in range(1, STEPS + 1):
    x = torch.tensor([1.0, 2.0, 3.0 + 0.001 * (step % 7)])
    h = x * w + b
    if step == BAD:
        h = h - h.detach()
    loss = torch.sqrt(h * h).mean()
    sgd.zero_grad()
    loss.backward()
    sgd.step()
    if step in (BAD // 3, BAD - 1):
        print("rss", resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
print("done", step)
"""


def environment(**extra):
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("GRADSCOPE_", "FLAGS_"))}
    return {**kept, "PYTHONPATH": str(ROOT), **extra}


def command(*options):
    return [sys.executable, "-m", "gradscope", "run", "--no-tui", "-o", "r.gscope", *options, "x.py"]


def training(text, steps, bad):
    return text.replace("STEPS", str(steps)).replace("BAD", str(bad))


@pytest.fixture
def run(tmp_path):
    """run(text, *options) -> (finished process, path of the record)."""

    def call(text, *options, **extra):
        (tmp_path / "x.py").write_text(text)
        done = subprocess.run(
            command(*options), cwd=tmp_path, env=environment(**extra), capture_output=True, text=True, timeout=300
        )
        return done, tmp_path / "r.gscope"

    return call


def producer_of(engine):
    if engine == "native":
        return NATIVE
    if importlib.util.find_spec("torch") is None:
        pytest.skip("torch is not installed")
    return TORCH


# ------------------------------------------------------------------------------------------------- a long training


@pytest.mark.parametrize("engine", ["native", "torch"])
def test_the_pass_that_goes_wrong_after_long_is_in_the_file_with_two_before_it(run, engine):
    text = producer_of(engine)
    done, path = run(training(text, 2000, 1500), "--flight", "3")
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "done 2000"), done.stderr
    early, late = map(int, re.findall(r"rss (\d+)", done.stdout))
    assert late - early < 6 * 1024, "memory is flat (KiB)"
    with gradscope.load(path) as trace:
        assert [info.pass_id for info in trace.passes] == [1498, 1499, 1500]
        assert check(trace) == []
        assert trace.of_kind(R.PassBegan).__next__().tick > 1000, "ticks go on"
        (change,) = trace.of_kind(R.PolicyChanged)
        assert change.what == "stopped" and "b1500" in change.why
        assert trace.ended is not None and trace.ended.exit_code == 0
        worst = verdict(trace)
        assert worst is not None and worst.kind == "born-backward" and worst.pass_id == 1500
        assert any("sqrt" in trace.line_text(frame) for frame in worst.frames)
        assert not [a for a in why(trace) if a.kind == "nonfinite-gradient"], "told once"
    assert "stopped after b1500" in done.stderr and "sqrt" in done.stderr


@pytest.mark.parametrize("engine", ["native", "torch"])
def test_a_healthy_training_leaves_no_file_and_one_line(run, engine):
    done, path = run(training(producer_of(engine), 30, 31), "--flight", "2")
    assert done.returncode == 0 and not path.exists() and list(path.parent.glob("*.gscope*")) == []
    (line,) = [text for text in done.stderr.splitlines() if text.startswith("gradscope:")]
    assert "nothing went wrong in 30 backward passes" in line and "USR1" in line


def test_values_are_the_same_with_and_without(run, tmp_path):
    text = training(NATIVE, 40, 25) + "print(w.numpy().tobytes(), b.numpy().tobytes())\n"
    text = text.replace("import resource", "").replace('print("rss", resource', 'print("")  #')
    done, _ = run(text, "--flight", "2")
    plain = subprocess.run(
        [sys.executable, "x.py"], cwd=tmp_path, env=environment(), capture_output=True, text=True, timeout=60
    )
    assert done.stdout == plain.stdout and "nan" not in plain.stderr


def test_torch_tensors_are_looked_at_late_and_only_as_they_were(run, tmp_path):
    producer_of("torch")
    text = """
import torch
torch.manual_seed(0)
net = torch.nn.Sequential(torch.nn.Linear(4, 8), torch.nn.BatchNorm1d(8), torch.nn.ReLU(inplace=True))
sgd = torch.optim.SGD(net.parameters(), lr=0.1, momentum=0.9)
seen = torch.zeros(4)
for step in range(1, 6):
    x = torch.randn(16, 4)
    y = torch.full((3,), float(step))
    y.mul_(2.0)
    loss = net(x).square().mean() * y.sum()
    if step == 4:
        loss = loss * torch.tensor(float("inf"))
    sgd.zero_grad(set_to_none=False)
    loss.backward()
    if step < 4:
        sgd.step()
print([p.detach().numpy().tobytes() for p in net.parameters()], [p.grad.numpy().tobytes() for p in net.parameters()])
"""
    done, path = run(text, "--flight", "2")
    plain = subprocess.run(
        [sys.executable, "x.py"], cwd=tmp_path, env=environment(), capture_output=True, text=True, timeout=60
    )
    assert plain.returncode == 0 and done.stdout == plain.stdout
    with gradscope.load(path) as trace:
        assert [info.pass_id for info in trace.passes] == [3, 4] and check(trace) == []
        made = [r for r in trace.of_kind(R.TensorMet) if r.meta.shape == (3,) and r.made]
        assert [trace.value(r.value) for r in made] == [None, None], "overwritten by mul_ before they were looked at"
        written = [r.outputs[0][0] for r in trace.of_kind(R.OpRan) if r.inplace and r.outputs[0][0].meta.shape == (3,)]
        assert [trace.value(out.value).tolist() for out in written] == [[6.0] * 3, [8.0] * 3]
        worst = verdict(trace)
        assert worst is not None and worst.kind in ("born-forward", "nonfinite-gradient")


def test_what_a_loss_scaler_discards_is_no_fault(run):
    producer_of("torch")
    text = """
import torch
w = torch.tensor([1.0, 2.0], requires_grad=True)
sgd = torch.optim.SGD([w], lr=0.1)
scaler = torch.amp.GradScaler("cpu", init_scale=2.0 ** 127, growth_interval=100)
for step in range(1, 9):
    x = torch.tensor([4.0, 4.0]) * (float("nan") if step == 7 and LATE else 1.0)
    sgd.zero_grad()
    scaler.scale((w * x).sum()).backward()
    if LATE and step == 7:
        sgd.step()
    else:
        scaler.step(sgd)
        scaler.update()
print(scaler.get_scale() < 2.0 ** 127)
"""
    done, path = run(text.replace("LATE", "False"), "--flight", "2")
    assert (done.returncode, done.stdout) == (0, "True\n") and not path.exists(), done.stderr
    done, path = run(text.replace("LATE", "True"), "--flight", "2")
    with gradscope.load(path) as trace:
        assert [info.pass_id for info in trace.passes] == [6, 7]
        assert [f.pass_id for f in trace.findings] == [7]


def test_the_environment_twin_and_what_is_refused(run):
    done, path = run(training(NATIVE, 9, 5), GRADSCOPE_FLIGHT="2")
    with gradscope.load(path) as trace:
        assert [info.pass_id for info in trace.passes] == [4, 5]
    for options in (["--flight", "0"], ["--flight", "x"], ["--flight", "2", "--passes", "1"], ["--break", "zero"]):
        done, _ = run("print('ran')", "-f", *options)
        assert done.returncode == 2 and done.stdout == "" and done.stderr.count("\n") == 1, options


def test_breaks_choose_what_counts(run):
    text = "import gradscope.paddle as paddle\nx = paddle.to_tensor([0.0], stop_gradient=False)\n"
    text += "for k in range(5):\n    paddle.sqrt(x).backward()\n    x.clear_grad()\nprint('done')\n"
    done, path = run(text, "--flight", "2", "--break", "nan")
    assert done.returncode == 0 and not path.exists(), "an inf is no nan"
    done, path = run(text, "--break", "inf,nan")
    with gradscope.load(path) as trace:
        assert len(trace.passes) == 1 and trace.findings[0].evidence["infs"] == 1
    assert done.stdout == "done\n"


def test_a_stale_tensor_is_written_with_its_error(run):
    text = (
        "import gradscope.paddle as paddle\n"
        "x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)\n"
        "for k in range(1, 9):\n"
        "    y = paddle.exp(x * 1.0)\n"
        "    if k == 6:\n"
        "        y.add_(paddle.to_tensor([1.0, 1.0]))\n"
        "    y.sum().backward()\n"
    )
    done, path = run(text, "--flight", "2")
    assert done.returncode == 1 and "RuntimeError" in done.stderr
    with gradscope.load(path) as trace:
        assert [info.pass_id for info in trace.passes] == [5, 6]
        assert trace.ended is not None and trace.ended.error is not None and trace.ended.exit_code == 1
        worst = verdict(trace)
        assert worst is not None and worst.kind == "stale-inplace"
        assert {trace.location(frame)[1] for frame in worst.frames} >= {4, 6}


def test_an_error_of_the_script_between_passes_writes(run):
    done, path = run(training(NATIVE, 5, 9) + "raise KeyError('lost')\n", "--flight", "2")
    assert done.returncode == 1 and "KeyError" in done.stderr
    with gradscope.load(path) as trace:
        assert [info.pass_id for info in trace.passes] == [4, 5]
        assert trace.ended is not None and trace.ended.error is not None and trace.ended.error.type == "KeyError"


# ------------------------------------------------------------------------------------------------------------ signals


WAITS = """
import sys, time
import gradscope.paddle as paddle
x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
for k in range(10):
    (x * x).sum().backward()
print("ready", flush=True)
sys.stdin.readline()
for k in range(10):
    (x * x).sum().backward()
print("done", flush=True)
"""


def started(tmp_path, *options):
    (tmp_path / "x.py").write_text(WAITS)
    child = subprocess.Popen(
        command(*options), cwd=tmp_path, env=environment(), text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    assert child.stdout is not None and child.stdout.readline() == "ready\n"
    return child


@pytest.mark.skipif(not hasattr(signal, "SIGUSR1"), reason="no such signal here")
def test_sigusr1_writes_what_is_held_and_the_script_goes_on(tmp_path):
    child = started(tmp_path, "--flight", "4")
    assert list(tmp_path.glob("*.gscope*")) == []
    child.send_signal(signal.SIGUSR1)
    for _ in range(200):
        if (tmp_path / "r.gscope").exists():
            break
        time.sleep(0.05)
    child.send_signal(signal.SIGUSR1)  # once more: no harm
    out, err = child.communicate("\n", timeout=60)
    assert (out, child.returncode) == ("done\n", 0)
    with gradscope.load(tmp_path / "r.gscope") as trace:
        assert [info.pass_id for info in trace.passes] == [7, 8, 9, 10]
        assert trace.findings == [] and "SIGUSR1" in next(trace.of_kind(R.PolicyChanged)).why
    assert "last 4 passes written" in err and "nothing found wrong" in err


def test_a_terminated_script_leaves_what_was_held(tmp_path):
    child = started(tmp_path, "--flight", "2")
    child.terminate()
    child.communicate(timeout=60)
    assert child.returncode == -signal.SIGTERM
    with gradscope.load(tmp_path / "r.gscope") as trace:
        assert [info.pass_id for info in trace.passes] == [9, 10]
        assert trace.ended is not None and trace.ended.why == "terminated"


# ------------------------------------------------------------------------------------------------------------ in code


def test_in_code(tmp_path):
    import gradscope.paddle as paddle
    from gradscope.core import observer

    path = tmp_path / "r.gscope"
    x = paddle.to_tensor([1.0, 0.0], stop_gradient=False)
    with gradscope.record(path, flight=2) as recording:
        for _ in range(4):
            (x * x).sum().backward()
            x.clear_grad()
    assert not recording.is_written and not path.exists()
    before = signal.getsignal(signal.SIGUSR1)
    with gradscope.record(path, flight=2) as recording:
        assert signal.getsignal(signal.SIGUSR1) is not before
        for k in range(6):
            y = paddle.sqrt(x) if k == 3 else x * x
            y.sum().backward()
            assert (observer.current is None) == (k >= 3), "no narrating after the break"
            x.clear_grad()
        assert recording.is_written and not recording.is_open
    assert signal.getsignal(signal.SIGUSR1) is before
    with gradscope.load(path) as trace:
        assert [info.pass_id for info in trace.passes] == [3, 4] and check(trace) == []
        assert trace.ended is not None


def test_an_exception_out_of_the_block_writes_and_goes_through(tmp_path):
    import gradscope.paddle as paddle

    x = paddle.to_tensor([1.0], stop_gradient=False)
    with pytest.raises(ZeroDivisionError), gradscope.record(tmp_path / "r.gscope", flight=1):
        (x * x).backward()
        1 / 0
    with gradscope.load(tmp_path / "r.gscope") as trace:
        assert len(trace.passes) == 1 and trace.ended.error.type == "ZeroDivisionError"


def test_in_place_writes_do_not_change_what_was_seen(tmp_path):
    import gradscope.paddle as paddle

    total = paddle.to_tensor(np.zeros(4, "float32"))
    x = paddle.to_tensor(np.zeros(4, "float32"), stop_gradient=False)
    with gradscope.record(tmp_path / "r.gscope", flight=1):
        for _ in range(3):
            total.add_(paddle.ones([4]))
        (paddle.sqrt(x) * total).sum().backward()
    with gradscope.load(tmp_path / "r.gscope") as trace:
        adds = [r for r in trace.of_kind(R.OpRan) if r.inplace]
        assert [trace.value(r.outputs[0][0].value).tolist() for r in adds] == [[k] * 4 for k in (1.0, 2.0, 3.0)]
