"""A thread: two passes on two threads whose records interleave; each keeps its own queue."""

from __future__ import annotations

from typing import Any

from gradscope.trace import records as R
from handmade.shows import Shows
from handmade.tape import Tape

SCRIPT = """import threading
import gradscope.paddle as paddle
x = paddle.to_tensor([1.0], stop_gradient=False)
w = paddle.to_tensor([2.0], stop_gradient=False)

def work():
    v = w * w
    v.backward()

thread = threading.Thread(target=work)
thread.start()
y = x * x
y.backward()
thread.join()
"""


def records() -> list[Any]:
    t = Tape(SCRIPT)
    x = t.tensor([1], "paddle.to_tensor([1.0], stop_gradient=False)")
    w = t.tensor([2], "paddle.to_tensor([2.0], stop_gradient=False)")
    y = t.op("multiply", x, x, at="x * x")
    t.thread = 1
    v = t.op("multiply", w, w, at="w * w")
    began = len(t.records)
    t.thread = 0
    t.backward([y], "y.backward()")
    middle = len(t.records)
    t.thread = 1
    t.backward([v], "v.backward()")
    both = t.end()
    return [*both[:began], *_interleave(both[began:middle], both[middle:-1]), both[-1]]


def _interleave(first: list[Any], second: list[Any]) -> list[Any]:
    """The second pass begins while the first is on: swap the ticks so that their records alternate."""
    shift = {}
    ticks = sorted({tick for r in first + second for tick in _ticks(r)})
    mine = [sorted({tick for r in part for tick in _ticks(r)}) for part in (first, second)]
    mixed: list[int] = []
    while mine[0] or mine[1]:
        for part in mine:
            if part:
                mixed.append(part.pop(0))
    shift = dict(zip(mixed, ticks, strict=True))
    moved = [_moved(r, shift) for r in first + second]
    return sorted(moved, key=lambda r: max(_ticks(r), default=0))


_TICKS = ("tick", "popped", "checked", "computed", "gave", "ended", "end")


def _ticks(record: Any) -> list[int]:
    if isinstance(record, (R.FrameSeen, R.SourceSeen, R.SiteSeen)):
        return []
    return [getattr(record, name) for name in _TICKS if getattr(record, name, 0)]


def _moved(record: Any, shift: dict[int, int]) -> Any:
    if not _ticks(record):
        return record
    for name in _TICKS:
        if getattr(record, name, 0):
            setattr(record, name, shift[getattr(record, name)])
    return record


# tensors: t1 x, t2 w, t3 y, t4 v; nodes: n1 x.grad, n2 x * x, n3 w.grad, n4 w * w
SHOWS = [
    Shows("b1", "[(p.thread, p.pops) for p in t.passes]", [(0, 2), (1, 2)]),
    Shows("b1", "t.passes[0].last_step > t.passes[1].first_step", True),
    Shows("b2p1$", "(m.node, t.moment(m.k, 1).node, m.step.thread)", (4, 1, 1)),
    Shows("b2", "(m.node, m.queue(), t.moment(m.k, 1).node)", (0, [4], 2)),
    Shows("leaf:0", "(m.pass_id, m.step.thread)", (1, 0)),
    Shows("b1p1$", "(m.queue(), m.pass_id)", ([1], 1)),
    Shows("b2p1$", "(m.queue(), m.pass_id)", ([3], 2)),
    Shows("end", "[t.value(m.leaf(i).now).tolist() for i in (1, 2)]", [[2.0], [4.0]]),
]
