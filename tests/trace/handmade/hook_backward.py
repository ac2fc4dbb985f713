"""A backward inside a hook: a pass with its own queue runs while a pop of the outer pass is on."""

from __future__ import annotations

from typing import Any

from handmade.shows import Shows
from handmade.tape import Tape

SCRIPT = """import gradscope.paddle as paddle
x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
a = paddle.to_tensor([5.0], stop_gradient=False)
b = a * a

def inner(g):
    b.backward()

h = x * x
h.register_hook(inner)
y = h.sum()
y.backward()
"""


def records() -> list[Any]:
    t = Tape(SCRIPT)
    x = t.tensor([1, 2], "paddle.to_tensor([1.0, 2.0], stop_gradient=False)")
    a = t.tensor([5], "paddle.to_tensor([5.0], stop_gradient=False)")
    b = t.op("multiply", a, a, at="a * a")
    h = t.op("multiply", x, x, at="x * x")

    def inner(g: Any) -> None:
        t.backward([b], "b.backward()")

    t.hook(h, inner, "inner", "h.register_hook(inner)")
    y = t.op("sum", h, at="h.sum()")
    t.backward([y], "y.backward()")
    return t.end()


# nodes: n1 a.grad, n2 a * a, n3 x.grad, n4 x * x, n5 sum
SHOWS = [
    Shows("b1", "[(p.pass_id, p.parent, p.pops, p.segment) for p in t.passes]", [(1, 0, 3, 1), (2, 1, 2, 1)]),
    Shows("b2p1", "(m.pass_id, m.node, m.pop, m.queue())", (2, 2, 1, [])),
    Shows("b2p1", "t.moment(m.k, 1).node", 4),
    Shows("b2p1", "(t.moment(m.k, 1).state(5), t.moment(m.k, 1).state(3))", ("done", "waits")),
    Shows("b2p1", "(m.state(4), m.state(2))", ("idle", "running")),
    Shows("b1p2", "t.steps.next_pop(m.k) == t.steps.pop_start(2, 1)", True),
    Shows("b1p2$", "(m.pass_id, m.node, m.queue())", (1, 4, [3])),
    Shows("b1p2", "any(t.steps[k].pass_id == 2 for k in t.steps.of_pop(1, 2))", False),
    Shows("b2$", "m.state(1)", "done"),
    Shows("end", "t.value(m.leaf(2).now).tolist()", [10.0]),
    Shows("end", "t.value(m.leaf(1).now).tolist()", [2.0, 4.0]),
]
