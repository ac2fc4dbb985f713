"""List slots: concat and add_n have one slot with several ranks; leaves made ready run last in, first out."""

from __future__ import annotations

from typing import Any

from handmade.shows import Shows
from handmade.tape import Tape

SCRIPT = """import gradscope.paddle as paddle
a = paddle.to_tensor([1.0], stop_gradient=False)
b = paddle.to_tensor([2.0], stop_gradient=False)
c = paddle.to_tensor([3.0], stop_gradient=False)
m = b * b
cat = paddle.concat([a, m, c])
total = paddle.add_n([cat, cat])
total.backward()
"""


def records() -> list[Any]:
    t = Tape(SCRIPT)
    a = t.tensor([1], "paddle.to_tensor([1.0], stop_gradient=False)")
    b = t.tensor([2], "paddle.to_tensor([2.0], stop_gradient=False)")
    c = t.tensor([3], "paddle.to_tensor([3.0], stop_gradient=False)")
    m = t.op("multiply", b, b, at="b * b")
    cat = t.op("concat", [a, m, c], at="paddle.concat([a, m, c])")
    total = t.op("add_n", [cat, cat], at="paddle.add_n([cat, cat])")
    t.backward([total], "total.backward()")
    return t.end()


# nodes: n1 b.grad, n2 b * b, n3 a.grad, n4 c.grad, n5 concat, n6 add_n
SHOWS = [
    Shows("b1p1", "m.in_degree(5)", (2, 2)),
    Shows("b1p1$", "[(h.how, h.contributions, h.expected, t.value(h.value).tolist()) for h in m.holder(5)]",
          [("add", 2, 2, [2.0, 2.0, 2.0])]),
    Shows("give:0", "(m.in_degree(5), m.queue(), [(h.how, h.contributions, h.expected) for h in m.holder(5)])",
          ((1, 2), [], [("copy", 1, 2)])),
    Shows("b1p2$", "m.queue()", [4, 3, 2]),
    Shows("b1", "[t.pops_of(n)[0][1] for n in (6, 5, 4, 3, 2, 1)]", [1, 2, 3, 4, 5, 6]),
    Shows("b1p2$", "[(g.slot, g.rank, g.node, g.queued) for g in t.pop_record(1, 2).edges]",
          [(0, 0, 3, "front"), (0, 1, 2, "back"), (0, 2, 4, "front")]),
    Shows("end", "t.value(m.leaf(2).now).tolist()", [8.0]),
]  # fmt: skip
