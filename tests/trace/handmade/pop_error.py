"""An error in a pop: relu saved its output, `h2 += 0.1` changed it in place, the pass stops at relu's check."""

from __future__ import annotations

from typing import Any

from handmade.parts import Failed
from handmade.shows import Shows
from handmade.tape import Tape

SCRIPT = """import gradscope.paddle as paddle
x = paddle.to_tensor([[1.0, 2.0]])
W1 = paddle.to_tensor([[1.0, 0.0], [0.0, 1.0]], stop_gradient=False)
W2 = paddle.to_tensor([[1.0], [1.0]], stop_gradient=False)
bias = paddle.to_tensor([0.1, 0.1])

def net(x):
    h1 = x @ W1
    h2 = relu(h1)
    h2 += bias
    y = h2 @ W2
    return y.sum()

loss = net(x)
loss.backward()
"""


def records() -> list[Any]:
    t = Tape(SCRIPT)
    x = t.tensor([[1, 2]], "paddle.to_tensor([[1.0, 2.0]])", stop=True)
    w1 = t.tensor([[1, 0], [0, 1]], "paddle.to_tensor([[1.0, 0.0], [0.0, 1.0]], stop_gradient=False)")
    w2 = t.tensor([[1], [1]], "paddle.to_tensor([[1.0], [1.0]], stop_gradient=False)", name="head.weight")
    bias = t.tensor([0.1, 0.1], "paddle.to_tensor([0.1, 0.1])", stop=True)
    call = t.at("net(x)", nth=1)
    h1 = t.op("matmul", x, w1, at=t.at("x @ W1", caller=call))
    h2 = t.op("relu", h1, at=t.at("relu(h1)", caller=call))
    t.op("add_", h2, bias, at=t.at("h2 += bias", caller=call))
    y = t.op("matmul", h2, w2, at=t.at("h2 @ W2", caller=call))
    loss = t.op("sum", y, at=t.at("y.sum()", caller=call))
    try:
        t.backward([loss], "loss.backward()")
    except Failed as failed:
        return t.end(failed.failure, 1)
    raise AssertionError("the pass must fail")


# tensors: t1 x, t2 W1, t3 head.weight, t4 bias, t5 h1, t6 h2, t7 y, t8 loss
# nodes: n1 W1.grad, n2 x @ W1, n3 relu, n4 add_, n5 W2.grad, n6 h2 @ W2, n7 sum
SHOWS = [
    Shows("b1", "(m.queue(), m.counts())", ([7], {"waits": 6, "queued": 1})),
    Shows("b1p2$", "(m.queue(), m.node)", ([5, 4], 6)),
    Shows("b1p2", "[(w.field, w.saved, w.now, w.status) for w in m.wrappers(3)]", [("out", 0, 1, "stale")]),
    Shows("b1p2", "[(w.field, w.saved, w.now, w.status) for w in m.wrappers(6)]",
          [("x", 1, 1, "ok"), ("y", 0, 0, "ok")]),
    Shows("op:1", "[(w.saved, w.now, w.status) for w in m.wrappers(3)]", [(0, 0, "ok")]),
    Shows("op:2", "[(w.saved, w.now, w.status) for w in m.wrappers(3)]", [(0, 1, "stale")]),
    Shows("b1p3$", "[w.status for w in m.wrappers(6)]", ["cleared", "cleared"]),
    Shows("b1p5$", "(m.state(3), t.steps.kind_of(m.k), m.state(2))", ("failed", "fail", "waits")),
    Shows("b1p5", "m.state(3)", "running"),
    Shows("end", "(t.passes[0].failed_pop, t.ended.exit_code)", (5, 1)),
    Shows("b1$", "[(str(t.names.tensor(x.tensor)), x.state) for x in m.leaves()]",
          [("W1", "waits"), ("head.weight", "written")]),
    Shows("b1", "[(t.names.tensor(i).text, t.names.tensor(i).inferred) for i in (5, 6, 8, 3)]",
          [("h1", True), ("h2", True), ("loss", True), ("head.weight", False)]),
    Shows("b1", "[t.names.op(i) for i in (1, 2, 3, 4)]", ["x @ W1", "relu(h1)", "h2 += bias", "h2 @ W2"]),
    Shows("b1p2", "[(x.line, x.state, x.pop, x.fails) for x in m.lines(1) if x.nodes]",
          [(8, "waits", 0, 0), (9, "waits", 5, 5), (10, "waits", 4, 0), (11, "running", 2, 0), (12, "done", 1, 0)]),
    Shows("b1p2", "[(v.version, v.new, v.saved, v.stale) for v in m.lines(1)[8].versions]", [(0, None, True, True)]),
    Shows("b1p2", "[(v.version, v.new, v.saved, v.stale) for v in m.lines(1)[9].versions]", [(0, 1, False, True)]),
    Shows("b1p2", "[(t.names.tensor(v.tensor).text, v.version) for v in m.lines(1)[10].versions]",
          [("h2", 1), ("head.weight", 0)]),
]  # fmt: skip
