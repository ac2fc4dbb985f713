"""A late start: recording begins after the graph was built; what is older is described when met, without frames."""

from __future__ import annotations

from typing import Any

from handmade.shows import Shows
from handmade.tape import Tape

SCRIPT = """import gradscope
import gradscope.paddle as paddle
x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
h = x * x
with gradscope.record("late.gscope"):
    y = h.sum()
    y.backward()
"""


def records() -> list[Any]:
    t = Tape(SCRIPT, late=True)
    before = len(t.records)
    x = t.tensor([1, 2])
    h = t.op("multiply", x, x, at=0)
    # None of this was recorded; only the tensor the next op reads is described when met.
    del t.records[before:]
    t._said.clear()
    t._sites.clear()
    t.met(h)
    t._said.add(h.id)
    y = t.op("sum", h, at="h.sum()")
    t.backward([y], "y.backward()")
    return t.end(exit_code=None)


# tensors: t1 x, t2 h, t3 y; nodes: n1 x.grad, n2 x * x (older), n3 sum
SHOWS = [
    Shows("b1", "(t.call(1), t.node(2).made, m.state(2))", (None, False, "waits")),
    Shows("op:0", "m.state(2)", "idle"),
    Shows("b1", "(t.node_line(2), t.names.node(2))", (("", 0), "n2 MultiplyGradNode")),
    Shows("b1", "[(t.names.tensor(i).text, t.names.tensor(i).fallback) for i in (1, 2, 3)]",
          [("t1", True), ("h", False), ("y", False)]),
    Shows("b1p2", "[(w.status, w.saved, w.now) for w in m.wrappers(2)]", [("ok", 0, 0), ("ok", 0, 0)]),
    Shows("end", "(t.ended.exit_code, m.leaf(1).state)", (None, "none")),
    Shows("b1$", "m.leaf(1).state", "written"),
]  # fmt: skip
