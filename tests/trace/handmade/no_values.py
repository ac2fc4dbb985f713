"""No values: recorded with `--values none`; structure, versions and order are whole, every value is missing."""

from __future__ import annotations

from typing import Any

from handmade.shows import Shows
from handmade.tape import Tape

SCRIPT = """import gradscope.paddle as paddle
x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
y = x * x
loss = y.sum()
loss.backward()
"""


def records() -> list[Any]:
    t = Tape(SCRIPT, values=False)
    x = t.tensor([1, 2], "paddle.to_tensor([1.0, 2.0], stop_gradient=False)")
    y = t.op("multiply", x, x, at="x * x")
    loss = t.op("sum", y, at="y.sum()")
    t.backward([loss], "loss.backward()")
    return t.end()


# nodes: n1 x.grad, n2 x * x, n3 sum
SHOWS = [
    Shows("b1p2", "[(h.defined, h.value) for h in m.holder(2)]", [(True, None)]),
    Shows("b1p1$", "[(h.defined, h.value, h.how) for h in m.holder(2)]", [(True, None, "copy")]),
    Shows("b1p2$", "[(h.defined, h.value, h.how, h.contributions) for h in m.holder(1)]", [(True, None, "add", 2)]),
    Shows("end", "t.value(m.leaf(1).now)", None),
    Shows("b1$", "(m.leaf(1).state, m.leaf(1).leaf_norm, m.leaf(1).how)", ("written", None, "set")),
    Shows("b1", "t.began.values", "none"),
]
