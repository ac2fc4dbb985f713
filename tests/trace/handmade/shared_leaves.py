"""Two passes sharing leaves: the second adds to the `.grad` the first set, after a reduce hook; one leaf is unused."""

from __future__ import annotations

from typing import Any

from gradscope.trace import records as R
from handmade.shows import Shows
from handmade.tape import Tape

SCRIPT = """import gradscope.paddle as paddle
w = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
unused = paddle.to_tensor([7.0], stop_gradient=False)
data = paddle.to_tensor([3.0, 4.0])

def done():
    pass

w._register_backward_hook(done)
for step in range(2):
    y = w * data
    loss = y.sum()
    loss.backward()
w.clear_gradient(False)
sgd.step()
"""


def records() -> list[Any]:
    t = Tape(SCRIPT)
    w = t.tensor([1, 2], "paddle.to_tensor([1.0, 2.0], stop_gradient=False)", persistable=True)
    t.tensor([7], "paddle.to_tensor([7.0], stop_gradient=False)")
    data = t.tensor([3, 4], "paddle.to_tensor([3.0, 4.0])", stop=True)
    t.hook(w, lambda: None, "done", "w._register_backward_hook(done)", kind="reduce")
    for _ in range(2):
        y = t.op("multiply", w, data, at="w * data")
        loss = t.op("sum", y, at="y.sum()")
        t.backward([loss], "loss.backward()")
    frame = t.at("w.clear_gradient(False)")
    t.say(R.TensorChanged(w.id, t.tick(), "grad_cleared", None, None, frame))
    step = R.ParamsStepped("SGD", t.tick(), 1, [R.ParamStep(w.id, 0.01)], t.at("sgd.step()"))
    t.say(step)
    step.end = t.tick()
    return t.end()


# tensors: t1 w, t2 unused, t3 data; nodes: n1 w.grad, n2 mul, n3 sum, n4 mul, n5 sum
SHOWS = [
    Shows("b1", "[p.segment for p in t.passes]", [1, 2]),
    Shows("b1$", "[(x.tensor, x.state, x.how) for x in m.leaves()]", [(1, "written", "set"), (2, "none", "")]),
    Shows("b2p2", "(m.leaf(1).state, t.value(m.leaf(1).before).tolist())", ("waits", [3.0, 4.0])),
    Shows("b2$", "(m.leaf(1).how, t.value(m.leaf(1).before).tolist(), t.value(m.leaf(1).now).tolist())",
          ("add", [3.0, 4.0], [6.0, 8.0])),
    Shows("b2p3", "(m.state(1), t.moment(m.k, 1).state(1))", ("running", "done")),
    Shows("change:0", "m.leaf(1).now", None),
    Shows("b2p3$", "[(h.name, h.kind, h.status, h.runs) for h in m.hooks_of(1)]", [("done", "reduce", "ran", 2)]),
    Shows("b2", "[(h.status, h.runs) for h in m.hooks_of(1)]", [("set", 1)]),
    Shows("params:0", "m.unversioned_writes(t.tensor(1).storage)", 1),
    Shows("b2", "(m.state(2), m.state(4))", ("idle", "waits")),
    Shows("b2p2", "[(x.line, x.pops) for x in m.lines(1) if x.nodes]", [(11, [2]), (12, [1])]),
]  # fmt: skip
