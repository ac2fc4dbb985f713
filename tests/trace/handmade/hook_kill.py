"""A kill inside a hook: the file ends with `Opened`, the pop is there and unfinished, the outer state is whole."""

from __future__ import annotations

from typing import Any

from handmade.parts import Killed
from handmade.shows import Shows
from handmade.tape import Tape

SCRIPT = """import os
import gradscope.paddle as paddle
x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)

def fine(g):
    pass

def die(g):
    os._exit(3)

h = x * x
h.register_hook(fine)
h.register_hook(die)
y = h.sum()
y.backward()
"""


def records() -> list[Any]:
    t = Tape(SCRIPT)
    x = t.tensor([1, 2], "paddle.to_tensor([1.0, 2.0], stop_gradient=False)")
    h = t.op("multiply", x, x, at="x * x")

    def fine(g: Any) -> None:
        pass

    def die(g: Any) -> None:
        raise Killed

    t.hook(h, fine, "fine", "h.register_hook(fine)")
    t.hook(h, die, "die", "h.register_hook(die)")
    y = t.op("sum", h, at="h.sum()")
    try:
        t.backward([y], "y.backward()")
    except Killed:
        return t.records
    raise AssertionError("the hook must kill")


# nodes: n1 x.grad, n2 x * x, n3 sum
SHOWS = [
    Shows("end", "(t.ended, t.closed, t.recovered)", (None, False, True)),
    Shows("end", "(m.pass_id, m.pop, m.node, m.state(2))", (1, 2, 2, "running")),
    Shows("end", "[t.steps.kind_of(k) for k in t.steps.of_pop(1, 2)]", ["pop", "opened", "opened"]),
    Shows("end", "t.steps.kind_of(m.k)", "opened"),
    Shows("b1p2", "(m.queue(), m.state(1))", ([], "waits")),
    Shows("b1p2", "t.value(m.holder(2)[0].value).tolist()", [1.0, 1.0]),
    Shows("end", "(t.passes[0].ended_row, t.passes[0].pops)", (-1, 2)),
    Shows("end", "[h.name for h in m.hooks_of(2)]", ["fine", "die"]),
    Shows("end", "t.pop_record(1, 2)", None),
]
