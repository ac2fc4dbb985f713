"""Invariants: sound traces have no problem, and every planted fault is found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import made
import numpy as np
import pytest

from gradscope.trace import records as R
from gradscope.trace.check import check
from gradscope.trace.trace import Trace


@pytest.mark.parametrize("name", [name for name, _ in made.every()])
def test_hand_written_traces_are_sound(name: str) -> None:
    assert [str(p) for p in check(made.trace(name))] == []


def pops(records: list[Any]) -> list[R.NodeRan]:
    return [r for r in records if isinstance(r, R.NodeRan)]


def first(records: list[Any], kind: type) -> Any:
    return next(r for r in records if isinstance(r, kind))


def _swap_pops(r: list[Any]) -> None:
    a, b = (i for i, x in enumerate(r) if isinstance(x, R.NodeRan) and x.pop in (3, 4))
    r[a].node, r[b].node = r[b].node, r[a].node


def _twice(r: list[Any]) -> None:
    pops(r)[1].node = pops(r)[0].node


def _left(r: list[Any]) -> None:
    pops(r)[0].edges[0].left += 1


def _queued(r: list[Any]) -> None:
    pops(r)[0].edges[0].queued = R.NO


def _side(r: list[Any]) -> None:
    next(e for p in pops(r) for e in p.edges if e.queued == R.FRONT).queued = R.BACK


def _queue_left(r: list[Any]) -> None:
    pops(r)[0].queue_left = 7


def _number(r: list[Any]) -> None:
    first(r, R.PassEnded).pops = 1


def _ok(r: list[Any]) -> None:
    check_ = next(c for p in pops(r) for c in p.checks if c.checked)
    check_.now += 1


def _older(r: list[Any]) -> None:
    check_ = next(c for p in pops(r) for c in p.checks if c.checked)
    check_.saved += 1


def _cleared(r: list[Any]) -> None:
    pops(r)[0].cleared = False


def _dtype(r: list[Any]) -> None:
    pops(r)[0].holder[0].value = np.ones(2, np.float64)


def _sum(r: list[Any]) -> None:
    pops(r)[1].holder[0].value = np.array([9.0, 9.0], np.float32)


def _hook(r: list[Any]) -> None:
    ran = next(p for p in pops(r) if p.hooks)
    ran.hooks[0].before = np.array([5.0, 5.0], np.float32)


def _copy(r: list[Any]) -> None:
    next(e for p in pops(r) for e in p.edges if e.how == R.ADD).how = R.COPY


def _edge(r: list[Any]) -> None:
    pops(r)[0].edges[0].in_slot = 4


def _undefined(r: list[Any]) -> None:
    pops(r)[0].edges[0].how = R.UNDEFINED


def _ticks(r: list[Any]) -> None:
    ran = pops(r)[0]
    ran.gave, ran.checked = ran.checked, ran.gave


def _leaf(r: list[Any]) -> None:
    first(r, R.LeafGrew).after = np.array([0.5, 0.5], np.float32)


def _whose(r: list[Any]) -> None:
    grew = first(r, R.LeafGrew)
    grew.tensor += 1


def _lost(r: list[Any]) -> None:
    r.remove(pops(r)[-1])


def _start(r: list[Any]) -> None:
    first(r, R.PassBegan).queue = [1]


def _undescribed(r: list[Any]) -> None:
    for made_ in [x for x in r if isinstance(x, R.NodeMade) and x.node == 1]:
        r.remove(made_)


def _no_hook(r: list[Any]) -> None:
    r.remove(first(r, R.HookSet))


def _endless(r: list[Any]) -> None:
    r.remove(first(r, R.PassEnded))


FAULTS: list[tuple[Callable[[list[Any]], None], str]] = [
    (_swap_pops, "front"), (_twice, "once"), (_left, "in-degree"), (_queued, "queued"), (_side, "side"),
    (_queue_left, "queue-left"), (_number, "pops"), (_ok, "version"), (_older, "version"), (_cleared, "cleared"),
    (_dtype, "dtype"), (_sum, "sum"), (_hook, "hook-chain"), (_copy, "accumulate"), (_edge, "edge"),
    (_undefined, "edge"), (_ticks, "ticks"), (_leaf, "leaf-sum"), (_whose, "leaf"), (_lost, "all-run"),
    (_start, "start-queue"), (_undescribed, "described"), (_no_hook, "described"), (_endless, "ended"),
]  # fmt: skip


@pytest.mark.parametrize(("plant", "rule"), FAULTS, ids=[f.__name__[1:] for f, _ in FAULTS])
def test_planted_fault(plant: Callable[[list[Any]], None], rule: str) -> None:
    records = made.records("hook_op")
    plant(records)
    problems = check(Trace.from_records(records))
    assert rule in {p.rule for p in problems}, [str(p) for p in problems]
    assert all(p.text and "\n" not in str(p) for p in problems)


def test_running_on_after_a_failed_check() -> None:
    records = made.records("pop_error")
    ran = next(r for r in records if isinstance(r, R.NodeRan) and r.error is not None)
    ran.error = None
    rules = {p.rule for p in check(Trace.from_records(records))}
    assert "guard" in rules


def test_what_a_producer_cannot_know_is_not_checked() -> None:
    records = made.records("hook_op")
    _queue_left(records)
    first(records, R.TraceBegan).capabilities = {"queue": R.ABSENT}
    assert check(Trace.from_records(records)) == []
