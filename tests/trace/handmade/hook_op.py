"""An op inside a hook: a gradient hook clips with a recorded op, which stands inside the pop."""

from __future__ import annotations

from typing import Any

import numpy as np

from handmade.parts import T
from handmade.shows import Shows
from handmade.tape import Tape

SCRIPT = """import gradscope.paddle as paddle
x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
w = paddle.to_tensor([3.0, 4.0], stop_gradient=False)
half = paddle.to_tensor([0.5, 0.5])

def clip(g):
    return g * half

h = x * w
h.register_hook(clip)
y = h * w
y.backward()
"""


def records() -> list[Any]:
    t = Tape(SCRIPT)
    x = t.tensor([1, 2], "paddle.to_tensor([1.0, 2.0], stop_gradient=False)")
    w = t.tensor([3, 4], "paddle.to_tensor([3.0, 4.0], stop_gradient=False)")
    half = t.tensor([0.5, 0.5], "paddle.to_tensor([0.5, 0.5])", stop=True)
    h = t.op("multiply", x, w, at="x * w")

    def clip(g: Any) -> Any:
        seen = T(t.new("tensor"), g, t.new("storage"), stop=True)
        t.versions[seen.storage] = 0
        t.met(seen)
        return t.op("multiply", seen, half, at="g * half").array

    t.hook(h, clip, "clip", "h.register_hook(clip)")
    y = t.op("multiply", h, w, at="h * w")
    t.backward([y], "y.backward()")
    assert np.allclose(x.grad, [4.5, 8.0])
    return t.end()


# nodes: n1 x.grad, n2 w.grad, n3 x * w, n4 h * w
SHOWS = [
    Shows("b1", "m.queue()", [4]),
    Shows("b1p1$", "(m.queue(), m.state(3), m.in_degree(2))", ([3], "queued", (1, 2))),
    Shows("b1p2", "[s.kind for s in map(t.steps.__getitem__, t.steps.of_pop(1, 2))]",
          ["pop", "hook", "tensor", "op", "check", "check", "compute", "free", "give", "give"]),
    Shows("hook:0", "t.value(m.holder(3)[0].value).tolist()", [1.5, 2.0]),
    Shows("b1p2", "t.value(m.holder(3)[0].value).tolist()", [3.0, 4.0]),
    Shows("hook:0", "[(h.name, h.status, h.changed) for h in m.hooks_of(3)]", [("clip", "ran", True)]),
    Shows("b1p1", "[(h.name, h.status, h.changed) for h in m.hooks_of(3)]", [("clip", "set", None)]),
    Shows("op:2", "(m.pass_id, m.pop, m.node, m.step.node)", (1, 2, 3, 3)),
    Shows("op:2", "t.names.op(3)", "g * half"),
    Shows("b1p3", "[(x.tensor, x.state) for x in m.leaves()]", [(1, "ready"), (2, "running")]),
    Shows("end", "t.value(m.leaf(1).now).tolist()", [4.5, 8.0]),
]  # fmt: skip
