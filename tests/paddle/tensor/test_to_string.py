"""Printed tensors against what Paddle 3.3.1 printed for the same arrays (`printed.json`)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import numpy as np
import pytest

from gradscope.paddle.tensor import to_string

PRINTED = json.loads((Path(__file__).parent / "printed.json").read_text(encoding="utf-8"))


@pytest.fixture(autouse=True)
def same_options_afterwards() -> Iterator[None]:
    before = asdict(to_string.OPTIONS)
    yield
    for name, value in before.items():
        setattr(to_string.OPTIONS, name, value)


def printed(expression: str, dtype: str) -> str:
    array = np.asarray(eval(expression, {"np": np})).astype(dtype)
    return to_string.to_string(array, list(array.shape), dtype, "Place(cpu)", True)


@pytest.mark.parametrize(("expression", "dtype", "expected"), PRINTED["default"], ids=lambda v: str(v)[:20])
def test_default_options(expression: str, dtype: str, expected: str) -> None:
    assert printed(expression, dtype) == expected


def test_other_options() -> None:
    to_string.set_printoptions(precision=2, edgeitems=1, threshold=4, linewidth=40)
    rows = PRINTED["options"]
    for expression, dtype, expected in rows[:2]:
        assert printed(expression, dtype) == expected
    to_string.set_printoptions(sci_mode=True)
    expression, dtype, expected = rows[2]
    assert printed(expression, dtype) == expected


def test_an_option_left_out_keeps_its_value() -> None:
    to_string.set_printoptions(precision=3)
    to_string.set_printoptions(edgeitems=2)
    assert (to_string.OPTIONS.precision, to_string.OPTIONS.edgeitems, to_string.OPTIONS.threshold) == (3, 2, 1000)
