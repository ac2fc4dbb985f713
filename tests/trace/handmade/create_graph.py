"""create_graph: grad() of a square whose own pass is recorded as ops, then backward through the gradient."""

from __future__ import annotations

from typing import Any

from handmade.shows import Shows
from handmade.tape import Tape

SCRIPT = """import gradscope.paddle as paddle
x = paddle.to_tensor([3.0], stop_gradient=False)
y = x * x
(dx,) = paddle.grad(y, [x], create_graph=True)
z = dx.sum()
z.backward()
"""


def records() -> list[Any]:
    t = Tape(SCRIPT)
    x = t.tensor([3], "paddle.to_tensor([3.0], stop_gradient=False)")
    y = t.op("multiply", x, x, at="x * x")
    (dx,) = t.grad(y, [x], "paddle.grad(y, [x], create_graph=True)", create_graph=True)
    assert dx.array.tolist() == [6.0]
    z = t.op("sum", dx, at="dx.sum()")
    t.backward([z], "z.backward()")
    assert x.grad.tolist() == [2.0]
    return t.end()


# nodes: n1 x.grad, n2 x * x, n3 and n4 the products made by its gradient, n5 their sum, n6 dx.sum()
SHOWS = [
    Shows("b1", "(t.pass_info(1).kind, m.queue())", ("grad", [2])),
    Shows("b1p1", "[t.steps.kind_of(k) for k in t.steps.of_pop(1, 1)].count('op')", 3),
    Shows("b1p1", "(m.state(3), m.state(5))", ("unborn", "unborn")),
    Shows("b1p1$", "m.state(5)", "idle"),
    Shows("b1p1$", "[(h.how, h.contributions, h.expected) for h in m.holder(1)]", [("add", 2, 2)]),
    Shows("b1$", "[x.state for x in m.leaves()]", ["withheld"]),
    Shows("fetch:0", "t.value(t.record(m.step.row).value).tolist()", [6.0]),
    Shows("b2", "(m.queue(), m.in_degree(5), m.in_degree(1))", ([6], (1, 1), (2, 2))),
    Shows("b2p2", "(m.node, t.names.node(5))", (5, "n5 add")),
    Shows("end", "t.value(m.leaf(1).now).tolist()", [2.0]),
]
