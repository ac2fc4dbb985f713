"""Records of one long chain of ops and its backward, made without any engine: a big file for readers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gradscope.trace import records as R

SOURCE = "x = paddle.to_tensor([1.0], stop_gradient=False)\ny = x\nfor i in range(n):\n    y = y * c\ny.backward()\n"


def chain(n: int) -> Iterator[Any]:
    """x, then n products y = y * c, then backward through all of them: 3 n records and a few."""
    tick = 0

    def now() -> int:
        nonlocal tick
        tick += 1
        return tick

    meta = R.Meta((8,), "float32")
    facts = dict.fromkeys(R.FACTS, R.OBSERVED)
    yield R.TraceBegan(now(), R.SCHEMA_VERSION, "native", {}, facts, ["chain.py"], "chain.py", values="none")
    yield R.SourceSeen(1, "chain.py", SOURCE)
    yield R.FrameSeen(1, 1, 1, 1, 4, 48, "<module>")
    yield R.FrameSeen(2, 1, 4, 4, 8, 13, "<module>")
    yield R.FrameSeen(3, 1, 5, 5, 0, 12, "<module>")
    yield R.SiteSeen(1, "multiply", 2, ["x", "y"], [], ["out"], "multiply")
    yield R.TensorMet(1, now(), "", meta, 1, 0, True, False, made=True, how="to_tensor", frame=1)
    yield R.TensorMet(2, now(), "", meta, 2, 0, True, True, made=True, how="to_tensor", frame=1)
    yield R.NodeMade(1, now(), "GradNodeAccumulation", "leaf", in_meta=[[meta]], tensor=1)
    for i in range(n):
        began, tensor = now(), 1 if i == 0 else i + 2
        out = [[R.OutMeta(False, R.EdgeTo(i + 1), meta, tensor)], [R.OutMeta(True, None, meta, 2)]]
        yield R.NodeMade(i + 2, now(), "MultiplyGradNode", "op", i + 1, [[meta]], out, [R.WrapperMade("y", 2, 2)])
        made = R.OutputMade(i + 3, meta, i + 3, 0, i + 2, stop_gradient=False)
        inputs = [[R.InputSeen(tensor)], [R.InputSeen(2)]]
        yield R.OpRan(i + 1, began, 1, now(), inputs=inputs, outputs=[[made]], because=tensor, nodes=[i + 2])
    degrees = [R.InDegree(n + 1, 0), *(R.InDegree(i, 1) for i in range(n, 0, -1))]
    yield R.PassBegan(1, now(), frame=3, roots=[R.Root(n + 2, n + 1)], in_degrees=degrees, queue=[n + 1])
    for pop, node in enumerate(range(n + 1, 1, -1), 1):
        popped, checked, computed, gave, ended = (now() for _ in range(5))
        edge = R.EdgeGiven(0, 0, node - 1, 0, 0, R.COPY, 0, R.BACK if node > 2 else R.FRONT)
        check = R.WrapperChecked("y", 2, 2, 0, 0)
        outputs = [R.OutputGiven(0, 0), R.OutputGiven(1, 0, None, False)]
        yield R.NodeRan(
            1, popped, pop, node, checked, computed, gave, ended, holder=[R.HolderSlot(0, 0)], checks=[check],
            outputs=outputs, edges=[edge], cleared=True,
        )  # fmt: skip
    popped, grew = now(), now()
    yield R.LeafGrew(1, grew, 1, 1, "set", n + 1, ended=now())
    yield R.NodeRan(1, popped, n + 1, 1, holder=[R.HolderSlot(0, 0)], gave=now(), ended=now())
    yield R.PassEnded(1, now(), n + 1)
    yield R.TraceEnded(now(), None, 0)
