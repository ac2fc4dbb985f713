"""The native engine recorded for real: frames, notes, threads, forks, deaths in the middle of things."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import gradscope
from gradscope.trace import records as R
from gradscope.trace.check import check

ROOT = Path(__file__).parents[2]
HEAD = "import gradscope.paddle as paddle\n"


def environment():
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("GRADSCOPE_", "FLAGS_"))}
    return {**kept, "PYTHONPATH": str(ROOT)}


def command(*options):
    return [sys.executable, "-m", "gradscope", "run", "--no-tui", "-q", "-o", "r.gscope", *options, "x.py"]


@pytest.fixture
def run(tmp_path):
    """run(text, *options) -> (finished process, path of the record)."""

    def call(text, *options):
        (tmp_path / "x.py").write_text(HEAD + text)
        done = subprocess.run(
            command(*options), cwd=tmp_path, env=environment(), capture_output=True, text=True, timeout=120
        )
        return done, tmp_path / "r.gscope"

    return call


def line_of(trace, frame):
    return trace.location(frame)[1], trace.line_text(frame)


# ----------------------------------------------------------------------------------------------------------- frames


def test_ops_nodes_and_passes_point_at_the_lines_that_made_them(run):
    done, path = run(
        "x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)\n"
        "def square(t):\n"
        "    return t * t\n"
        "y = square(x)\n"
        "y.backward()\n"
    )
    assert done.returncode == 0, done.stderr
    with gradscope.load(path) as trace:
        (op,) = (call for call in trace.of_kind(R.OpRan) if call.outputs)
        assert line_of(trace, op.frame) == (4, "return t * t")
        assert [trace.line_text(f.frame) for f in trace.frames(op.frame)] == ["return t * t", "y = square(x)"]
        assert line_of(trace, trace.passes[0].frame) == (6, "y.backward()")
        met = next(t for t in trace.of_kind(R.TensorMet) if t.made)
        assert line_of(trace, met.frame)[0] == 2
        assert trace.sources()[0].text == HEAD + (path.parent / "x.py").read_text().removeprefix(HEAD)


def test_an_op_inside_a_hook_is_on_the_hooks_line(run):
    done, path = run(
        "x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)\n"
        "y = x * 2.0\n"
        "def hook(g):\n"
        "    return g * 0.5\n"
        "y.register_hook(hook)\n"
        "y.backward()\n"
    )
    assert done.returncode == 0, done.stderr
    with gradscope.load(path) as trace:
        inside = [call for call in trace.of_kind(R.OpRan) if call.within]
        chain = [trace.line_text(f.frame) for f in trace.frames(inside[-1].frame)]
        assert chain == ["return g * 0.5", "y.backward()"]
        (hook,) = trace.of_kind(R.HookSet)
        assert line_of(trace, hook.frame) == (6, "y.register_hook(hook)")


def test_every_segment_can_be_read_alone(run):
    """With --passes 3 what pass 3 refers to is described in its own segment, older frames included."""
    done, path = run(
        "W = paddle.to_tensor([1.0, 2.0], stop_gradient=False)\n"
        "for step in range(4):\n"
        "    (W * W).backward()\n",
        "--passes",
        "3",
    )
    assert done.returncode == 0, done.stderr
    with gradscope.load(path) as trace:
        assert [p.pass_id for p in trace.passes] == [3]
        assert check(trace) == []
        leaf = next(trace.of_kind(R.LeafGrew)).tensor
        assert trace.names.tensor(leaf).text == "W"
        assert line_of(trace, trace.passes[0].frame)[1] == "(W * W).backward()"


def test_no_source_keeps_lines_but_no_text(run):
    done, path = run("x = paddle.to_tensor([1.0], stop_gradient=False)\n(x * x).backward()\n", "--no-source")
    assert done.returncode == 0
    with gradscope.load(path) as trace:
        assert [s.text for s in trace.sources()] == [None]
        assert line_of(trace, trace.passes[0].frame) == (3, "")
    assert b"to_tensor([1.0]" not in path.read_bytes()


def test_values_none_keeps_no_numbers(run):
    done, path = run("x = paddle.to_tensor([1.5], stop_gradient=False)\n(x * x).backward()\n", "--values", "none")
    assert done.returncode == 0, done.stderr
    with gradscope.load(path) as trace:
        assert all(leaf.after is None for leaf in trace.of_kind(R.LeafGrew))
        assert check(trace) == []


# ------------------------------------------------------------------------------------------------------------ notes

STALE = (
    "x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)\n"
    "h = paddle.tanh(x)\n"
    "h.scale_(2.0)\n"
    "loss = paddle.sum(h)\n"
)


def test_an_error_carries_the_lines_as_notes_and_its_text_is_untouched(run):
    ask = STALE + (
        "try:\n"
        "    loss.backward()\n"
        "except RuntimeError as error:\n"
        "    print(str(error)); print('---'); print('\\n'.join(getattr(error, '__notes__', [])))\n"
    )
    done, path = run(ask)
    assert done.returncode == 0, done.stderr
    text, notes = done.stdout.split("---\n")
    plain = subprocess.run(
        [sys.executable, "x.py"], cwd=path.parent, env=environment(), capture_output=True, text=True, timeout=60
    )
    assert plain.stdout.split("---\n")[0] == text and plain.stdout.split("---\n")[1].strip() == ""
    assert "x.py:3  h = paddle.tanh(x)" in notes and "x.py:4  h.scale_(2.0)" in notes
    assert len(notes.strip().splitlines()) <= 4


def test_an_error_in_a_hook_names_the_node_and_its_line(run):
    done, _ = run(
        "x = paddle.to_tensor([1.0], stop_gradient=False)\n"
        "y = x * 3.0\n"
        "def bad(g):\n"
        "    raise KeyError('lost')\n"
        "y.register_hook(bad)\n"
        "y.backward()\n"
    )
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith("[gradscope] b1p1: n") and "x.py:3  y = x * 3.0" in last


def test_an_interrupt_gets_no_notes(run):
    done, path = run(
        "x = paddle.to_tensor([1.0], stop_gradient=False)\n"
        "y = x * 3.0\n"
        "def stop(g):\n"
        "    raise KeyboardInterrupt\n"
        "y.register_hook(stop)\n"
        "y.backward()\n"
    )
    assert done.returncode == 130 and "[gradscope] b1" not in done.stderr
    with gradscope.load(path) as trace:
        assert trace.ended is not None and trace.ended.why == "interrupted"


# ------------------------------------------------------------------------------------------------ threads and forks


def test_a_pass_in_a_thread_is_marked(run):
    done, path = run(
        "import threading\n"
        "def work():\n"
        "    x = paddle.to_tensor([1.0], stop_gradient=False)\n"
        "    (x * x).backward()\n"
        "work()\n"
        "t = threading.Thread(target=work)\n"
        "t.start(); t.join()\n"
    )
    assert done.returncode == 0, done.stderr
    with gradscope.load(path) as trace:
        assert [p.thread for p in trace.passes] == [0, 1]
        assert check(trace) == []


def test_a_forked_child_that_runs_a_backward_leaves_the_record_intact(run):
    done, path = run(
        "import os\n"
        "x = paddle.to_tensor([1.0], stop_gradient=False)\n"
        "(x * x).backward()\n"
        "pid = os.fork()\n"
        "(x * x * x).backward()\n"
        "if pid == 0:\n"
        "    raise SystemExit(0)\n"
        "print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))\n"
    )
    assert done.returncode == 0 and done.stdout.strip() == "0", done.stderr
    with gradscope.load(path) as trace:
        assert len(trace.passes) == 2 and trace.ended is not None
        assert check(trace) == []


def test_recording_a_part_of_a_program(tmp_path):
    import gradscope.paddle as paddle
    from gradscope.core import observer

    x = paddle.to_tensor([2.0, 3.0], stop_gradient=False)
    y = x * x
    with gradscope.record(tmp_path / "part.gscope"):
        y.backward()
    assert observer.current is None
    y2 = x * x
    y2.backward()
    with gradscope.load(tmp_path / "part.gscope") as trace:
        assert len(trace.passes) == 1 and trace.passes[0].pops == 2
        assert check(trace) == []
        here = Path(__file__).name
        assert trace.where(trace.passes[0].frame).startswith(here)
    assert x.grad.numpy().tolist() == [8.0, 12.0]


# ----------------------------------------------------------------------------------------------------------- deaths

DIES = {"exit": "os._exit(9)", "kill": "os.kill(os.getpid(), signal.SIGKILL)"}


@pytest.mark.parametrize("how", DIES)
def test_killed_inside_a_hook_the_pop_is_there_unfinished(run, how):
    done, path = run(
        "import os, signal\n"
        "x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)\n"
        "y = x * 3.0\n"
        "z = y * y\n"
        f"y.register_hook(lambda g: {DIES[how]})\n"
        "paddle.sum(z).backward()\n"
    )
    assert done.returncode == (9 if how == "exit" else -signal.SIGKILL)
    with gradscope.load(path) as trace:
        assert trace.ended is None and trace.recovered
        (info,) = trace.passes
        assert info.ended_row == -1
        last = trace.steps[len(trace.steps) - 1]
        assert last.kind == "opened" and last.pop == 3
        moment = trace.moment(last.k)
        assert moment.pop == 3 and moment.node == last.node


def test_twelve_kills_at_random_moments_all_open(tmp_path):
    (tmp_path / "x.py").write_text(
        HEAD + "W = paddle.to_tensor([0.5] * 64, stop_gradient=False)\n"
        "print('up', flush=True)\n"
        "while True:\n"
        "    h = W\n"
        "    for _ in range(20):\n"
        "        h = paddle.tanh(h * W)\n"
        "    h.register_hook(lambda g: g * 0.5)\n"
        "    paddle.sum(h).backward()\n"
        "    W.clear_grad()\n"
    )
    moments = random.Random(7)
    for turn in range(12):
        child = subprocess.Popen(
            command("-f"), cwd=tmp_path, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        assert child.stdout is not None and child.stdout.readline() == b"up\n"
        time.sleep(moments.uniform(0.0, 0.4))
        child.kill()
        child.wait()
        child.stdout.close()
        with gradscope.load(tmp_path / "r.gscope") as trace:
            assert trace.ended is None, turn
            assert trace.began.script == "x.py"
            assert [p for p in check(trace) if "unfinished" not in p.text] == [], turn


def test_as_paddle_runs_a_paddle_script(tmp_path):
    (tmp_path / "x.py").write_text(
        "import paddle\nimport paddle.nn.functional as F\n"
        "x = paddle.to_tensor([-1.0, 2.0], stop_gradient=False)\n"
        "F.relu(x).sum().backward()\nprint(paddle.__name__, x.grad.numpy())\n"
    )
    done = subprocess.run(
        command("--as-paddle"), cwd=tmp_path, env=environment(), capture_output=True, text=True, timeout=60
    )
    assert done.stdout == "gradscope.paddle [0. 1.]\n", done.stderr
    with gradscope.load(tmp_path / "r.gscope") as trace:
        assert len(trace.passes) == 1


def test_importing_the_engine_is_not_what_run_does(tmp_path):
    (tmp_path / "x.py").write_text("import sys\nprint([m for m in sys.modules if m.startswith('gradscope.core')])")
    done = subprocess.run(command(), cwd=tmp_path, env=environment(), capture_output=True, text=True, timeout=60)
    assert done.stdout == "[]\n"
