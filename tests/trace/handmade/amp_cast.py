"""An AMP cast: ③ inserts a recorded cast before the product, so the leaf's gradient is float32 again."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.trace import records as R
from handmade.shows import Shows
from handmade.tape import Tape

SCRIPT = """import gradscope.paddle as paddle
x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
w = paddle.to_tensor([3.0, 4.0], dtype='float16')
with paddle.amp.auto_cast():
    y = x * w
y.backward()
"""


def records() -> list[Any]:
    t = Tape(SCRIPT)
    x = t.tensor([1, 2], "paddle.to_tensor([1.0, 2.0], stop_gradient=False)")
    half = np.array([3, 4], np.float16)
    w = t.tensor(half, "paddle.to_tensor([3.0, 4.0], dtype='float16')", stop=True)
    cast = t.op("cast", x, at="x * w", dtype=np.float16)
    y = t.op("multiply", cast, w, at="x * w", casts=[R.CastMade(0, 0, "float32", "float16", "amp", 1)])
    t.backward([y], "y.backward()")
    assert x.grad.dtype == np.float32
    return t.end()


# nodes: n1 x.grad, n2 cast, n3 x * w
SHOWS = [
    Shows("op:1", "t.record(m.step.row).casts[0].reason", "amp"),
    Shows("b1p1", "m.holder(3)[0].value.dtype", "float16"),
    Shows("b1p2$", "[t.names.node_label(n) for n in (2, 3)]", ["cast", "multiply"]),
    Shows("end", "(m.leaf(1).now.dtype, t.value(m.leaf(1).now).tolist())", ("float32", [3.0, 4.0])),
    Shows("b1p2", "[(x.line, x.state, x.pops) for x in m.lines(1) if x.nodes]", [(5, "running", [1, 2])]),
]
