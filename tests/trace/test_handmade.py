"""Every hand-written trace shows the moments it must show."""

from __future__ import annotations

import importlib
from typing import Any

import handmade
import pytest

from gradscope.trace.trace import Trace

CASES = [(name, i) for name in handmade.NAMES for i in range(len(importlib.import_module(f"handmade.{name}").SHOWS))]


def locate(trace: Trace, at: str) -> int:
    """The position a `Shows.at` means."""
    if at == "end":
        return len(trace.steps) - 1
    kind, _, nth = at.partition(":")
    if nth:
        return int(trace.steps.of_kind(kind)[int(nth)])
    last = at.endswith("$")
    b, _, p = at.rstrip("$").lstrip("b").partition("p")
    if not p:
        return trace.steps.of_pass(int(b))[1 if last else 0]
    found = trace.steps.pop_end(int(b), int(p)) if last else trace.steps.pop_start(int(b), int(p))
    assert found is not None, at
    return found


@pytest.fixture(scope="module")
def traces() -> dict[str, Trace]:
    return {
        name: Trace.from_records(importlib.import_module(f"handmade.{name}").records(), block=7)
        for name in handmade.NAMES
    }


@pytest.mark.parametrize(("name", "index"), CASES, ids=[f"{n}-{i}" for n, i in CASES])
def test_moment(traces: dict[str, Trace], name: str, index: int) -> None:
    shows = importlib.import_module(f"handmade.{name}").SHOWS[index]
    trace = traces[name]
    moment = trace.moment(locate(trace, shows.at))
    got: Any = eval(shows.ask, {"m": moment, "t": trace, "any": any, "map": map, "str": str})
    assert got == shows.want, f"{name} at {shows.at}: {shows.ask}"


def test_twelve() -> None:
    assert len(handmade.NAMES) == 12
