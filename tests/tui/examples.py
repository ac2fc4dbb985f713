"""Traces the screens are tested with, written with the narrator of the hand-written traces."""

from __future__ import annotations

import contextlib
from typing import Any

import numpy as np
from handmade.parts import Failed
from handmade.tape import Tape

from gradscope.trace import records as R
from gradscope.trace.trace import Trace

NET = """\
import gradscope.paddle as paddle

x = paddle.to_tensor(data)
W1 = paddle.to_tensor(w1, stop_gradient=False)
W2 = paddle.to_tensor(w2, stop_gradient=False)
s = paddle.to_tensor(scale, stop_gradient=False)

def clip(g):
    return g * 0.5

def forward(x):
    h1 = x @ W1
    h2 = h1.relu()
    y0 = h1 * s
    h2 += 0.1
    y = h2 @ W2
    y = y + y0
    return y.sum()

loss = forward(x)
loss.backward()
"""


def broken() -> Trace:
    """relu's output is saved, then changed in place: its pop fails. A hook halves a gradient on the way."""
    return Trace.from_records(broken_records())


def broken_records() -> list[Any]:
    """The records of `broken`."""
    tape = Tape(NET)
    rng = np.random.default_rng(0)
    x = tape.tensor(rng.standard_normal((4, 3)), "paddle.to_tensor(data)", stop=True)
    w1 = tape.tensor(rng.standard_normal((3, 3)), "paddle.to_tensor(w1, stop_gradient=False)", name="W1")
    w2 = tape.tensor(rng.standard_normal((3, 3)), "paddle.to_tensor(w2, stop_gradient=False)", name="W2")
    s = tape.tensor(np.array(0.5), "paddle.to_tensor(scale, stop_gradient=False)", name="s")
    h1 = tape.op("matmul", x, w1, at="x @ W1")
    h2 = tape.op("relu", h1, at="h1.relu()")
    y0 = tape.op("multiply", h1, s, at="h1 * s")
    tenth = tape.tensor(np.array(0.1), "0.1", stop=True)
    h2 = tape.op("add_", h2, tenth, at="h2 += 0.1")
    y = tape.op("matmul", h2, w2, at="h2 @ W2")
    tape.hook(y, lambda g: g * np.float32(0.5), "clip", "y = h2 @ W2")
    y = tape.op("add", y, y0, at="y + y0")
    loss = tape.op("sum", y, at="y.sum()")
    with contextlib.suppress(Failed):
        tape.backward([loss], "loss.backward()")
    failed = next(record for record in tape.records if isinstance(record, R.NodeRan) and record.error is not None)
    tape.say(
        R.Finding(
            tape.new("finding"), tape.tick(), "stale-inplace", "h2 was changed in place after relu saved it",
            pass_id=1, pop=failed.pop, node=failed.node, tensor=h2.id,
            frames=[tape.at("h1.relu()"), tape.at("h2 += 0.1")],
        )
    )  # fmt: skip
    tape.say(R.TraceEnded(tape.tick(), failed.error, 1))
    return tape.records


LOOP = """\
import gradscope.paddle as paddle

w = paddle.to_tensor(w0, stop_gradient=False)
b = paddle.to_tensor(b0, stop_gradient=False)
for x in batches:
    y = x * w
    y = y + b
    loss = (y * y).sum()
    loss.backward()
"""


def stopped(*changes: tuple[str, str]) -> Trace:
    """`training`, whose recording stopped: (what, why) of each PolicyChanged."""
    *records, ended = training_records(3)
    tick = ended.tick
    said = changes or (("stopped", "flight: b3: the gradient holds nan"),)
    records += [R.PolicyChanged(tick + k, what, why) for k, (what, why) in enumerate(said)]
    ended.tick += len(said)
    return Trace.from_records([*records, ended])


def training(passes: int = 3) -> Trace:
    """Two leaves, the same graph pass after pass; gradients pile up in `.grad`."""
    return Trace.from_records(training_records(passes))


def training_records(passes: int) -> list[Any]:
    """The records of `training`."""
    tape = Tape(LOOP, file="/home/ada/loop.py")
    rng = np.random.default_rng(1)
    w = tape.tensor(rng.standard_normal(4), "paddle.to_tensor(w0, stop_gradient=False)", name="w")
    b = tape.tensor(rng.standard_normal(4), "paddle.to_tensor(b0, stop_gradient=False)", name="b")
    for _ in range(passes):
        x = tape.tensor(rng.standard_normal(4), "batches", stop=True)
        y = tape.op("multiply", x, w, at="x * w")
        y = tape.op("add", y, b, at="y + b")
        z = tape.op("multiply", y, y, at="y * y")
        loss = tape.op("sum", z, at="(y * y).sum()")
        tape.backward([loss], "loss.backward()")
    tape.say(R.TraceEnded(tape.tick(), None, 0))
    return tape.records


def chain(length: int) -> Trace:
    """One chain of `length` multiplications by a constant, and its backward."""
    tape = Tape("y = y * two\ny.backward()\n", file="/home/ada/chain.py", values=False)
    w = tape.tensor(np.ones(1), name="w")
    two = tape.tensor(np.ones(1), name="two", stop=True)
    y = w
    for _ in range(length):
        y = tape.op("multiply", y, two, at="y * two")
    tape.backward([y], "y.backward()")
    tape.say(R.TraceEnded(tape.tick(), None, 0))
    return Trace.from_records(tape.records)


def unfinished() -> Trace:
    """The process died inside a hook: no NodeRan, no PassEnded, no TraceEnded."""
    from handmade.parts import Killed

    tape = Tape(NET)
    w = tape.tensor(np.ones((2, 2)), "paddle.to_tensor(w1, stop_gradient=False)", name="W1")
    y = tape.op("multiply", w, w, at="h1 * s")

    def die(g: Any) -> Any:
        raise Killed

    tape.hook(y, die, "clip", "y = y + y0")
    with contextlib.suppress(Killed):
        tape.backward([y], "loss.backward()")
    return Trace.from_records(tape.records)
