"""Observed programs under FLAGS_paddle_strict: the same results, errors (type, kind, first line) and pop orders."""

from __future__ import annotations

import pytest

from .cases import by_number, copied, shared
from .running import run
from .table import DEVIATIONS, LATER, REQUIRED

CASES = by_number()


def name(number: int) -> str:
    return f"{number}-{CASES[number].id}"


def check(number: int) -> None:
    case = CASES[number]
    outcome = run(case.program)
    assert outcome.results == case.observed["results"]
    if "pop_order" in case.observed:
        assert outcome.pops == case.observed["pop_order"]


@pytest.mark.parametrize("number", REQUIRED, ids=name)
def test_case(number: int) -> None:
    check(number)


@pytest.mark.parametrize("number", list(DEVIATIONS), ids=name)
def test_deviation_is_still_one(number: int) -> None:
    assert run(CASES[number].program).results != CASES[number].observed["results"]


def test_the_copy_is_what_was_observed() -> None:
    material = {c.number: c for c in shared()}
    here = copied()
    assert tuple(c.number for c in here) == tuple(sorted((*REQUIRED, *DEVIATIONS)))
    for case in here:
        assert case == material.get(case.number, case)


def test_every_case_stands_in_one_list() -> None:
    lists = [*REQUIRED, *DEVIATIONS, *LATER]
    assert len(set(lists)) == len(lists)
    for number in CASES:
        assert number in lists, f"case {name(number)} is in no list"


def test_a_wrong_result_or_order_would_be_seen() -> None:
    case = CASES[1]
    swapped = run(case.program.replace("d=b+c", "d=c+b"))
    assert swapped.results == case.observed["results"]
    assert swapped.pops != case.observed["pop_order"]
    assert run(case.program.replace("c=a.exp()", "c=a.tanh()")).results != case.observed["results"]


def test_a_program_leaves_no_trace_in_this_process() -> None:
    import sys

    from gradscope.core import flags, observer

    before = "paddle" in sys.modules
    run(CASES[20].program)
    assert ("paddle" in sys.modules) is before
    assert observer.current is None
    assert not flags.fast.strict
