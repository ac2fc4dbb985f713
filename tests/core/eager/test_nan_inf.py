"""FLAGS_check_nan_inf: what is printed and raised at which level, forward and backward, and counting op calls."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

from gradscope.core import flags
from gradscope.core.eager import nan_inf
from gradscope.core.eager.backward import run_backward
from gradscope.core.generated import ops_api as C
from tests.core.eager.bench import const, leaf, numbers

WHERE = "[device=cpu, op={}, tensor=, dtype=fp32]"


@contextmanager
def checking(level: int) -> Iterator[None]:
    flags.set_flags({"FLAGS_check_nan_inf": True, "FLAGS_check_nan_inf_level": level})
    try:
        yield
    finally:
        flags.set_flags({"FLAGS_check_nan_inf": False, "FLAGS_check_nan_inf_level": 0})


def lines(out: str) -> list[str]:
    return [line for line in out.splitlines() if line.startswith("[PRECISION]")]


def test_level_0_raises_at_the_op_that_made_it(capsys: pytest.CaptureFixture[str]) -> None:
    with checking(0), pytest.raises(RuntimeError) as caught:
        C.log(const([1.0, 0.0, -1.0]))
    where, text = WHERE.format("log"), str(caught.value)
    assert f"(PreconditionNotMet) There are NAN or INF (num_nan=1, num_inf=1, num_zero=1) in {where}." in text
    assert "[gradscope] op: log, layer ⑤" in text and "remedy" in text
    counts, values = "numel=3, num_nan=1, num_inf=1, num_zero=1", "max=0.000000e+00, min=-inf, mean=-nan"
    assert lines(capsys.readouterr().out) == [f"[PRECISION] [ERROR] in {where}, {counts}, {values}"]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_higher_levels_go_on(level: int, capsys: pytest.CaptureFixture[str]) -> None:
    with checking(level):
        y = C.scale(C.log(const([1.0, 0.0])), 0.0)
    assert np.isnan(numbers(y)[1])
    told = lines(capsys.readouterr().out)
    assert ["ERROR" in line for line in told] == [True, True] and "op=log" in told[0] and "op=scale" in told[1]


def test_what_float16_could_not_hold_is_told_at_level_2(capsys: pytest.CaptureFixture[str]) -> None:
    for level, told in ((1, 0), (2, 1), (3, 2)):
        with checking(level):
            C.scale(const([70000.0, 1.0]), 1.0)
            C.scale(const([2.0, 0.0]), 1.0)
        found = lines(capsys.readouterr().out)
        assert len(found) == told
        if told:
            assert found[0].endswith("numel=2, num_zero=0, max=7.000000e+04, min=1.000000e+00, mean=3.500050e+04")


def test_backward_names_the_gradient_and_shows_the_forward_call(capsys: pytest.CaptureFixture[str]) -> None:
    x, z = leaf([1.0, 0.0]), leaf([1.0, 2.0])
    with checking(0):
        root = C.sqrt(x)  # here
        loss = C.sum(C.multiply(root, z))
        with pytest.raises(RuntimeError, match=r"num_nan=0, num_inf=1, num_zero=0\) in .*op=sqrt_grad") as caught:
            loss.backward()
    assert "[gradscope] node: SqrtGradNode" in str(caught.value)
    out, err = capsys.readouterr()
    assert err == "There are nan/inf in (sqrt_grad)\n"
    assert "root = C.sqrt(x)  # here" in out
    assert "gradscope/core/" not in out and "dygraph_functions" not in out
    assert x.grad is None


def test_the_parts_of_a_recorded_formula_are_not_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    x = leaf([1.0, 2.0])
    y = C.sum(C.multiply(x, x))
    with checking(3):
        run_backward([y], [None], True, True)
    told = [line.split("op=")[1].split(",")[0] for line in lines(capsys.readouterr().out)]
    assert told == ["sum_grad", "multiply_grad", "multiply_grad", "add"]  # the add is the holder's, as in Paddle


def test_views_integers_and_empty_tensors_are_not_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    bad = const([np.nan, 1.0])
    with checking(3):
        C.reshape(bad, [2, 1])
        C.scale(const([1, 2], "int64"), 2)
        C.scale(const(np.zeros((0, 3))), 2.0)
    assert lines(capsys.readouterr().out) == []


def test_an_overwritten_tensor_has_its_new_version_when_the_error_comes() -> None:
    t = const([0.0, 1.0])
    with checking(0), pytest.raises(RuntimeError, match="op=log_"):
        C.log_(t)
    assert t.inplace_version == 1


@pytest.mark.parametrize(
    ("values", "most", "least", "mean"),
    [
        ([np.nan, 1.0], "nan", "nan", "nan"), ([1.0, np.nan], "1.000000e+00", "1.000000e+00", "nan"),
        ([-1.0, np.nan, -2.0], "-1.000000e+00", "-2.000000e+00", "nan"),
        ([0.0, -np.inf], "0.000000e+00", "-inf", "-inf"),
        ([1.0, np.inf, -np.inf], "inf", "-inf", "-nan"),
    ],
)  # fmt: skip
def test_extremes_are_found_as_paddle_finds_them(values: list[float], most: str, least: str, mean: str) -> None:
    found = nan_inf.count(np.array(values, "float32"))
    assert found is not None and found.bad
    told = nan_inf.line("op", "name", "fp32", found)
    assert told.endswith(f"max={most}, min={least}, mean={mean}") and "tensor=name" in told


def test_half_precision_and_complex_numbers_are_counted() -> None:
    from gradscope.core import dtype as dt

    half = np.array([1.0, np.inf, 0.0], "float32").astype(dt.bfloat16.np)
    assert nan_inf.count(half)[:4] == (3, 0, 1, 1)  # type: ignore[index]
    assert nan_inf.count(np.array([1j, complex(0, np.nan)]))[:4] == (2, 1, 0, 0)  # type: ignore[index]


def test_calls_are_counted_by_dtype_and_only_while_asked() -> None:
    x = leaf([1.0, 2.0])
    nan_inf.collect(True)
    try:
        C.sum(C.multiply(x, x)).backward()
        C.scale(const([1.0], "float64"), 2.0)
        C.scale(const([np.nan]), 2.0)
    finally:
        found = nan_inf.collect(False)
    assert found == {"multiply": [0, 0, 1, 0], "sum": [0, 0, 1, 0], "scale": [0, 0, 1, 1]}
    C.scale(x, 2.0)
    assert nan_inf.OPERATOR_STATS is None and not flags.fast.check_nan_inf


def test_only_chosen_ops_are_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    bad: Any = const([np.nan])
    try:
        for checked, skipped, told in (
            (["scale"], None, ["scale"]),
            (None, ["scale"], ["exp"]),
            (None, None, ["scale", "exp"]),
        ):
            nan_inf.choose(checked, skipped)
            with checking(1):
                C.exp(C.scale(bad, 2.0))
            assert [line.split("op=")[1].split(",")[0] for line in lines(capsys.readouterr().out)] == told
    finally:
        nan_inf.choose(None, None)
