"""The small tools of the panes: fitting, numbers, bars."""

from __future__ import annotations

import math

import pytest
from rich.cells import cell_len

from gradscope.tui.panes.text import (
    columns,
    fit,
    join,
    line,
    milliseconds,
    nbytes,
    number,
    ratio,
    spark,
    spread,
    squeeze,
    window,
)


@pytest.mark.parametrize("width", [1, 2, 5, 9, 40])
@pytest.mark.parametrize("text", ["", "abc", "a longer text than fits", "wide 漢字 cells"])
def test_fit_is_exact(text, width):
    assert fit(text, width).cell_len == width


def test_fit_marks_what_it_cut():
    assert fit("abcdef", 4).plain == "abc…"
    assert fit("7", 4, right=True).plain == "   7"


def test_columns_skip_those_without_width():
    assert columns(["a", "b", "c"], [2, 0, 3]).plain == "a  c  "
    assert columns(["a", "12"], [2, 4], right=[1]).plain == "a    12"


def test_spread_lets_the_left_give_way():
    assert spread("left", "right", 12).plain == "left   right"
    assert spread("a very long left", "right", 12).plain == "a ver… right"


def test_join_leaves_out_what_is_empty():
    assert join(["a", "", line(), "b"], " | ").plain == "a | b"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (2.37, "2.37"), (0.11, ".110"), (0.0, "0"), (None, "–"), (math.nan, "nan"), (-math.inf, "-inf"),
        (1.23e-5, "1.2e-5"), (123456.0, "123456"), (5e9, "5.0e9"), (-0.31, "-.310"), (12.0, "12.0"),
    ],
)  # fmt: skip
def test_number(value, text):
    assert number(value) == text


def test_ratio_time_and_size():
    assert (ratio(0.58), ratio(40.0)) == ("x0.58", "x40")
    assert [milliseconds(ns) for ns in (0, 2100, 210_000, 3_000_000_000)] == ["–", "2 µs", "0.21 ms", "3.00 s"]
    assert [nbytes(n) for n in (None, 12, 61 * 1024, 3 << 20)] == ["–", "12 B", "61 KB", "3.0 MB"]


def test_spark_tells_missing_and_not_finite_from_small():
    assert spark([0.0, 1.0, None, math.nan]) == "▁█·!"
    assert spark([1.0, 10.0, 100.0], log=True) == "▁▄█"
    assert spark([]) == ""


def test_squeeze_keeps_peaks_and_bad_values():
    assert squeeze([1.0, 9.0, 2.0, 3.0], 2) == [9.0, 3.0]
    assert math.isnan(squeeze([1.0, math.nan, 2.0, 3.0], 2)[0])


def test_window_keeps_the_focus_inside():
    assert window(5, 10, 3) == 0
    for focus in range(100):
        first = window(100, 7, focus)
        assert first <= focus < first + 7 and 0 <= first <= 93


def test_bars_are_one_cell_each():
    assert all(cell_len(bar) == 1 for bar in spark([1.0, 2.0, 3.0, None]))
