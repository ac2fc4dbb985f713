"""Answers about large records: how many records they decode, which does not grow with the record."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from chain import chain
from ran import ran

from gradscope.trace import described
from gradscope.trace import records as R
from gradscope.trace.answers import Target, why
from gradscope.trace.answers.in_pass import in_pass
from gradscope.trace.answers.none import Asker
from gradscope.trace.trace import Trace

OPS = 20_000
UNUSED = 900_000


@pytest.fixture
def decoded(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], int]]:
    """How many records were decoded since it was asked last."""
    count = 0
    decode = described.decode_record

    def counting(raw: Any) -> Any:
        nonlocal count
        count += 1
        return decode(raw)

    monkeypatch.setattr(described, "decode_record", counting)

    def since() -> int:
        nonlocal count
        told, count = count, 0
        return told

    yield since


def deep() -> Trace:
    """A chain of OPS ops and its backward, with a leaf beside it that wants a gradient and takes no part."""
    records = list(chain(OPS))
    met = next(i for i, record in enumerate(records) if isinstance(record, R.TensorMet))
    beside = R.TensorMet(UNUSED, records[met].tick, "", R.Meta((8,), "float32"), UNUSED, stop_gradient=False, frame=1)
    records.insert(met, beside)
    return Trace.from_records(records, values="none", block=512)


def test_a_deep_graph_is_asked_by_its_columns(decoded: Callable[[], int]) -> None:
    trace = deep()
    decoded()
    assert why(trace) == [] and decoded() < 20
    assert why(trace) == [] and decoded() == 0, "asked twice, worked out once"
    (unused,) = why(trace, Target(False, set(), {UNUSED}))
    assert unused.kind == "not-used" and decoded() < 40
    (grown,) = why(trace, Target(False, set(), {1}))
    assert grown.kind == "not-yet-stepped" and decoded() < 40


LOOP = """\
w = paddle.to_tensor(np.ones((2, 2)), stop_gradient=False)
opt = paddle.optimizer.SGD(learning_rate=0.01, parameters=[w])
for i in range({steps}):
    x = paddle.to_tensor(np.full((1, 2), float(i)))
    loss = (paddle.matmul(x, w)).mean()
    value = float(loss)
    loss.backward()
    opt.step()
    opt.clear_grad()
"""


@pytest.mark.parametrize("name", [None, "w"])
def test_many_steps_of_training_cost_what_few_do(name: str | None, tmp_path: Path, decoded: Callable[[], int]) -> None:
    costs = []
    for steps in (20, 60):
        (tmp_path / str(steps)).mkdir()
        trace = ran(LOOP.format(steps=steps), tmp_path / str(steps))
        about = None if name is None else Target(False, set(), set(trace.names.tensors_called(name)))
        decoded()
        found = why(trace, about)
        assert [a.kind for a in found] == {None: [], "w": ["stepped"]}[name]
        costs.append(decoded())
    assert costs[1] <= costs[0] + 8, costs


def test_the_columns_find_the_pass_that_brought_a_nan(tmp_path: Path) -> None:
    trace = ran("""\
w = paddle.to_tensor(np.ones(2), stop_gradient=False)
for i in range(6):
    loss = (w * float(i)).sum()
    if i >= 4:
        loss = (paddle.sqrt(w * -1.0) + w).sum()
    loss.backward()
    w.clear_grad()
""", tmp_path)  # fmt: skip
    assert [np.isnan(trace.value(g.after)).any() for g in trace.of_kind(R.LeafGrew)] == [False] * 4 + [True] * 2
    (found,) = why(trace)
    assert (found.kind, found.pass_id, found.evidence["arithmetic"]) == ("born-forward", 5, "out of domain")


def test_what_a_library_detaches_is_not_put_on_the_line_that_called_it(tmp_path: Path) -> None:
    trace = ran("""\
from gradscope.paddle.distributed.fleet.utils import recompute
x = paddle.to_tensor(np.ones((1, 4)), stop_gradient=False)
y = recompute(lambda h: paddle.tanh(h * x), x * 2.0).sum()
y.backward()
""", tmp_path)  # fmt: skip
    nested = next(info for info in trace.passes if info.parent)
    found = in_pass(Asker(trace), trace.names.tensors_called("x")[-1], nested, zeros=True)
    assert found is not None and "a detach() within `y.backward()` at s.py:" in found.title
