"""`paddle.amp.debugging`: the tensor checker, one look at a tensor, counting op calls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import gradscope.paddle as paddle
from gradscope.core import flags
from gradscope.paddle.amp import debugging

BAD = [1.0, 0.0, float("nan"), float("inf"), 70000.0]


@pytest.fixture(autouse=True)
def same_flags_afterwards() -> Iterator[None]:
    values = dict(flags.values)
    yield
    flags.set_flags(values)


def test_one_look_at_a_tensor(capsys: pytest.CaptureFixture[str]) -> None:
    x = paddle.to_tensor(BAD)
    counts, values = debugging.check_numerics(x, "myop", "myvar", debugging.DebugMode.CHECK_NAN_INF)
    assert counts.tolist() == [1, 1, 1] and values.tolist()[:2] == [float("inf"), 0.0]
    assert capsys.readouterr().out == (
        "[PRECISION] [ERROR] in [device=cpu, op=myop, tensor=myvar, dtype=fp32], numel=5, num_nan=1, num_inf=1, "
        "num_zero=1, max=inf, min=0.000000e+00, mean=nan\n"
    )
    with pytest.raises(RuntimeError, match=r"op=myop, tensor=myvar, dtype=fp32\]"):
        debugging.check_numerics(x, "myop", "myvar")
    counts, values = debugging.check_numerics(paddle.to_tensor([1.0, 2.0, 0.0]), "op", "v")
    assert (counts.tolist(), values.tolist()) == ([0, 0, 1], [2.0, 0.0, 1.0])


def test_the_checker_is_on_between_enable_and_disable(capsys: pytest.CaptureFixture[str]) -> None:
    zero = paddle.to_tensor([0.0])
    debugging.enable_tensor_checker(debugging.TensorCheckerConfig(enable=True))
    with pytest.raises(RuntimeError, match="op=log"):
        paddle.log(zero)
    debugging.disable_tensor_checker()
    paddle.log(zero)
    mode = debugging.DebugMode.CHECK_NAN_INF
    debugging.enable_tensor_checker(debugging.TensorCheckerConfig(True, mode, skipped_op_list=["log"]))
    capsys.readouterr()
    paddle.exp(paddle.log(zero) * 0.0)
    assert [line.split("op=")[1].split(",")[0] for line in capsys.readouterr().out.splitlines()] == ["scale", "exp"]
    debugging.disable_tensor_checker()
    debugging.enable_tensor_checker(debugging.TensorCheckerConfig(enable=False))
    assert not flags.values["FLAGS_check_nan_inf"]


def test_only_some_steps_are_looked_at() -> None:
    config = debugging.TensorCheckerConfig(True, debug_step=(1, 3))
    on = []
    for _ in range(4):
        debugging.enable_tensor_checker(config)
        on.append(flags.values["FLAGS_check_nan_inf"])
    assert on == [False, True, True, False]
    with pytest.raises(ValueError, match="first < last"):
        debugging.TensorCheckerConfig(True, debug_step=(3, 1))
    with pytest.raises(NotImplementedError, match="output_dir"):
        debugging.TensorCheckerConfig(True, output_dir="x")


def test_calls_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    with debugging.collect_operator_stats():
        x = paddle.to_tensor([1.0, 0.0])
        (x * x).sum()
        x.astype("float64") + 1.0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == f"<{' op list ':-^120}>" and told[-2] == f"<{' op count: 4 ':-^120}>"
    rows = {row.split()[0]: row.replace("|", " ").split()[1:] for row in told[2:-2]}
    assert rows["multiply"] == ["0", "0", "1", "0"] and rows["scale"] == ["0", "0", "0", "1"]
    debugging.disable_operator_stats_collection()
    assert capsys.readouterr().out == ""


def test_check_layer_numerics_looks_inside_forward_only() -> None:
    class Net(paddle.nn.Layer):
        @debugging.check_layer_numerics
        def forward(self, x: Any) -> Any:
            return paddle.log(x)

    net = Net()
    assert net(paddle.ones([2])).tolist() == [0.0, 0.0]
    with pytest.raises(RuntimeError):
        net(paddle.zeros([2]))
    assert paddle.log(paddle.zeros([1])).tolist() == [float("-inf")]
    with pytest.raises(RuntimeError, match="must be tensor"):
        net(1.0)
    with pytest.raises(RuntimeError, match="No elements"):
        net()
