"""A write through a view: `top` shares x2's storage, so multiplying it in place bumps the version square saved."""

from __future__ import annotations

from typing import Any

from handmade.parts import Failed
from handmade.shows import Shows
from handmade.tape import Tape

SCRIPT = """import gradscope.paddle as paddle
x = paddle.to_tensor([1.0, 2.0, 3.0], stop_gradient=False)
two = paddle.to_tensor([2.0, 2.0])
x2 = x + x
s = x2.square()
top = x2[0:2]
top *= two
s.backward()
"""


def records() -> list[Any]:
    t = Tape(SCRIPT)
    x = t.tensor([1, 2, 3], "paddle.to_tensor([1.0, 2.0, 3.0], stop_gradient=False)")
    two = t.tensor([2, 2], "paddle.to_tensor([2.0, 2.0])", stop=True)
    x2 = t.op("add", x, x, at="x + x")
    s = t.op("square", x2, at="x2.square()")
    top = t.op("slice", x2, at="x2[0:2]")
    t.op("multiply_", top, two, at="top *= two")
    assert x2.array.tolist() == [4.0, 8.0, 6.0], "a view shares its base's memory"
    try:
        t.backward([s], "s.backward()")
    except Failed as failed:
        return t.end(failed.failure, 1)
    raise AssertionError("the pass must fail")


# tensors: t1 x, t2 two, t3 x2, t4 s, t5 top; nodes: n1 x.grad, n2 add, n3 square, n4 slice, n5 multiply_
SHOWS = [
    Shows("op:2", "(t.tensor(3).storage == t.tensor(5).storage, m.version(t.tensor(3).storage))", (True, 0)),
    Shows("op:3", "(m.version(t.tensor(3).storage), m.wrappers(3)[0].status)", (1, "stale")),
    Shows("b1p1$", "(m.state(3), t.record(m.step.row).checks[0].now)", ("failed", 1)),
    Shows("b1p1$", "(m.state(5), m.state(2))", ("idle", "waits")),
    Shows("b1", "t.names.tensor(5).text", "top"),
]
