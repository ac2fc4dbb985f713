"""Findings: what is told of, with op, layer, node, tensor, lines and remedy; under which flag; and that sound scripts
have none."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gradscope
import gradscope.paddle as paddle
from gradscope.core import flags
from gradscope.trace import records as R
from gradscope.trace.answers import verdict, why
from gradscope.trace.check import check
from gradscope.trace.trace import Trace, load

MADE = "return paddle.to_tensor(list(values), stop_gradient=False)"
NAN_INF = {"FLAGS_check_nan_inf": True, "FLAGS_check_nan_inf_level": 0}


@pytest.fixture(autouse=True)
def same_flags_afterwards() -> Any:
    values = dict(flags.values)
    yield
    flags.set_flags(values)


def recorded(path: Path, program: Callable[[], Any], raises: type[BaseException] | None = None, **set_: Any) -> Trace:
    flags.set_flags(set_)
    with gradscope.record(path):
        if raises is None:
            program()
        else:
            with pytest.raises(raises):
                program()
    flags.set_flags({"FLAGS_check_nan_inf": False})
    trace = load(path)
    assert check(trace) == []
    return trace


def lines(trace: Trace, frames: list[int]) -> list[str]:
    return [trace.line_text(frame).strip() for frame in frames]


def leaf(*values: float) -> paddle.Tensor:
    return paddle.to_tensor(list(values), stop_gradient=False)


def write_between() -> tuple[Any, Any]:
    w, v = leaf(2.0), leaf(3.0)
    y = w * v
    w.set_value(np.float32([5.0]))
    y.backward()
    return w, v


def odd_hook() -> None:
    x = leaf(1.0, 2.0)
    y = x * 2
    y.register_hook(lambda g: g.sum())
    y.sum().backward()


def nan_forward() -> Any:
    return paddle.log(leaf(1.0, 0.0))


def nan_backward() -> None:
    x = leaf(1.0, 0.0)
    y = paddle.sqrt(x)
    y.sum().backward()


def test_an_unversioned_write_is_told_in_both_modes(tmp_path: Path) -> None:
    for strict, used in ((False, "saved"), (True, "new")):
        made: list[Any] = []
        trace = recorded(
            tmp_path / f"{strict}.gscope", lambda made=made: made.append(write_between()), FLAGS_paddle_strict=strict
        )
        assert made[0][1].grad.tolist() == [5.0 if strict else 2.0]
        (found,) = trace.findings
        assert (found.kind, found.severity, found.op, found.pop) == ("stale-unversioned", "warning", "multiply_grad", 1)
        assert lines(trace, found.frames) == ["w.set_value(np.float32([5.0]))", "y = w * v"]
        assert trace.tensor(found.tensor).leaf and trace.node(found.node).name == "MultiplyGradNode" and found.remedy
        assert found.evidence == {"field": "x", "version": 0, "used": used}
        told = verdict(trace)
        assert told is not None and told.kind == "stale-unversioned"
        assert told.title.endswith("ran on the new values" if strict else "ran on what was saved before")
        assert any("remedy" in line for line in told.lines)


def test_in_strict_mode_a_write_before_the_save_is_no_finding(tmp_path: Path) -> None:
    def program() -> None:
        w = leaf(2.0)
        w.set_value(np.float32([5.0]))
        (w * w).backward()

    trace = recorded(tmp_path / "x.gscope", program, FLAGS_paddle_strict=True)
    assert list(trace.findings) == [] and verdict(trace) is None


def test_a_hook_that_changes_the_shape(tmp_path: Path) -> None:
    trace = recorded(tmp_path / "a.gscope", odd_hook)
    (found,) = trace.findings
    assert (found.kind, found.severity, found.op) == ("hook-shape", "warning", "scale_grad") and found.remedy
    assert found.evidence == {"before": [2], "after": []} and found.hook
    assert lines(trace, found.frames) == ["y.register_hook(lambda g: g.sum())"]
    assert list(recorded(tmp_path / "b.gscope", odd_hook, FLAGS_paddle_strict=True).findings) == []
    flags.set_flags({"FLAGS_paddle_strict": False})
    trace = recorded(tmp_path / "c.gscope", odd_hook, ValueError, FLAGS_gradscope_guard=True)
    assert [(f.kind, f.severity) for f in trace.findings] == [("hook-shape", "error")]
    assert [a.kind for a in why(trace)] == ["hook-shape"]


def test_a_backward_that_runs_nothing(tmp_path: Path) -> None:
    def program() -> None:
        x = paddle.to_tensor([1.0, 2.0])
        (x * x).sum().backward()

    trace = recorded(tmp_path / "a.gscope", program)
    (found,) = trace.findings
    assert found.kind == "stop-gradient" and found.remedy and lines(trace, found.frames)[0].endswith(".backward()")
    assert list(recorded(tmp_path / "b.gscope", program, FLAGS_paddle_strict=True).findings) == []


def test_nan_and_inf_of_a_forward_op(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    trace = recorded(tmp_path / "a.gscope", nan_forward, RuntimeError, **NAN_INF)
    (found,) = trace.findings
    assert (found.kind, found.severity, found.op, found.layer) == ("nan-inf", "error", "log", 5) and found.remedy
    assert lines(trace, found.frames) == ["return paddle.log(leaf(1.0, 0.0))"]
    assert (found.evidence["nan"], found.evidence["inf"], found.evidence["numel"]) == (0, 1, 2)
    call = trace.call(found.evidence["call"])
    assert call is not None and call.error is not None
    told = verdict(trace)
    assert told is not None and told.kind == "nan-inf"
    assert told.lines[1:] == ["  in       log, layer ⑤", f"  remedy   {found.remedy}"]
    trace = recorded(tmp_path / "b.gscope", nan_forward, **{**NAN_INF, "FLAGS_check_nan_inf_level": 1})
    (found,) = trace.findings
    call = trace.call(found.evidence["call"])
    assert call is not None and (found.severity, found.tensor) == ("warning", call.outputs[0][0].tensor)
    assert found.node == call.nodes[0]


def test_nan_and_inf_of_a_backward_node(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    trace = recorded(tmp_path / "a.gscope", nan_backward, RuntimeError, **NAN_INF)
    (found,) = trace.findings
    assert (found.kind, found.severity, found.op, found.pass_id, found.pop) == ("nan-inf", "error", "sqrt_grad", 1, 2)
    assert lines(trace, found.frames) == ["y = paddle.sqrt(x)", "y.sum().backward()"]
    assert trace.node(found.node).name == "SqrtGradNode"
    trace = recorded(tmp_path / "b.gscope", nan_backward, **{**NAN_INF, "FLAGS_check_nan_inf_level": 1})
    (found,) = trace.findings
    assert found.severity == "warning"
    assert [a.kind for a in why(trace)] == ["born-backward"]  # says more of the same


def test_sound_programs_have_no_findings(tmp_path: Path) -> None:
    def program() -> None:
        x, w = leaf(1.0, 2.0, 3.0), leaf(0.5, 0.5, 0.5)
        sgd = paddle.optimizer.SGD(learning_rate=0.1, parameters=[w])
        for _ in range(3):
            table = paddle.zeros([2, 3])
            table[0] = x * w
            table[1].add_(w)
            table[:, 1:].multiply_(paddle.full([2, 2], 2.0))
            loss = (table * table).sum()
            loss.backward()
            sgd.step()
            sgd.clear_grad()

    for strict in (False, True):
        trace = recorded(tmp_path / f"{strict}.gscope", program, FLAGS_paddle_strict=strict, **NAN_INF)
        assert list(trace.findings) == [] and verdict(trace) is None


def test_the_new_fields_are_read_from_older_files() -> None:
    found = R.Finding(1, 2, "hook-shape")
    assert (found.layer, found.op, found.remedy) == (0, "", "")


def test_a_refused_write_through_a_view_names_leaf_view_and_write(tmp_path: Path) -> None:
    def program() -> None:
        w = leaf(1.0, 2.0)
        head = w[0:1]
        head.multiply_(paddle.ones([1]))

    trace = recorded(tmp_path / "x.gscope", program, ValueError)
    told = verdict(trace)
    assert told is not None and told.kind == "leaf-inplace" and told.title.startswith("w is a leaf")
    assert lines(trace, told.frames) == ["head.multiply_(paddle.ones([1]))", MADE, "head = w[0:1]"]
    with pytest.raises(ValueError, match="Leaf Var") as caught, gradscope.record(tmp_path / "y.gscope"):
        program()
    assert any(MADE in note for note in caught.value.__notes__)


def test_a_stale_save_written_through_a_view_names_the_view(tmp_path: Path) -> None:
    def program() -> None:
        b = leaf(1.0, 2.0) * 1
        s = b * b
        v = b.reshape([2, 1])
        v.scale_(3.0)
        s.sum().backward()

    trace = recorded(tmp_path / "x.gscope", program, RuntimeError)
    told = verdict(trace)
    assert told is not None and told.kind == "stale-inplace" and told.title.startswith("b: saved by multiply")
    assert {"s = b * b", "v.scale_(3.0)", "v = b.reshape([2, 1])"} <= set(lines(trace, told.frames))
    assert any("through v (" in line and "shares its memory" in line for line in told.lines)


def test_a_constant_that_was_written_is_no_leaf(tmp_path: Path) -> None:
    made: list[Any] = []

    def program() -> None:
        x, m = leaf(1.0, 2.0), paddle.zeros([2, 2])
        m[0] = x
        m.sum().backward()
        made.append(m.grad)

    trace = recorded(tmp_path / "x.gscope", program)
    assert made == [None]
    (told,) = [a for a in why(trace, "m") if a.kind == "not-retained"]
    assert "m[0] = x" in told.title
    assert any("retain_grad" in line for line in told.lines)  # without its s where a torch that is loaded listens too


def test_a_history_that_an_op_without_gradient_ended(tmp_path: Path) -> None:
    def program() -> None:
        x = leaf(5.0)
        y = x * 2
        y.floor_divide_(paddle.ones([1]))
        y.sum().backward()
        assert x.grad is None

    told = verdict(recorded(tmp_path / "x.gscope", program))
    assert told is not None and told.kind == "integer-op" and "floor_divide_ has no gradient" in told.title
