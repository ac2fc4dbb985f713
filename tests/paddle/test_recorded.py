"""What the surface tells a recording: creations, reads, unversioned writes, optimizer steps; nothing else changes."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.core import observer
from gradscope.core.observer.narrator import Observer
from gradscope.trace.records import OpRan, ParamsStepped, SiteSeen, TensorChanged, TensorMet


class Kept:
    """A sink that keeps records in a list."""

    values = True
    is_open = True

    def __init__(self) -> None:
        self.records: list[Any] = []
        self.tick = itertools.count(1).__next__
        self.writes = 0

    def emit(self, record: Any) -> None:
        self.records.append(record)

    def about_to_write(self, array: object = None) -> None:
        self.writes += 1

    def segment_end(self) -> None:
        pass

    def of(self, kind: type) -> list[Any]:
        return [r for r in self.records if isinstance(r, kind)]

    def ops(self) -> list[str]:
        """Names of the ops and reads, in order."""
        sites = {r.site: r.op for r in self.of(SiteSeen)}
        return [sites[r.site] for r in self.of(OpRan)]


@contextmanager
def kept() -> Iterator[Kept]:
    sink = Kept()
    listener = observer.current = Observer(sink, lambda: 0)
    try:
        yield sink
    finally:
        observer.current = None
    assert not listener.dead


@pytest.mark.parametrize(
    ("read", "name"),
    [
        (lambda x: x.numpy(), "numpy"),
        (lambda x: x.item(), "item"),
        (lambda x: x.tolist(), "tolist"),
        (lambda x: float(x), "__float__"),
        (lambda x: bool(x), "__bool__"),
        (lambda x: np.asarray(x), "__array__"),
    ],
)
def test_a_read_is_an_op_without_outputs(read: Callable[[Any], Any], name: str) -> None:
    x = paddle.to_tensor([1.0], stop_gradient=False) * 2
    with kept() as sink:
        read(x)
    assert sink.ops() == [name]
    assert sink.of(OpRan)[0].outputs == []


def test_printing_is_no_read() -> None:
    x = paddle.to_tensor([1.0])
    with kept() as sink:
        str(x)
    assert sink.records == []


def test_to_tensor_says_that_it_made_a_tensor() -> None:
    with kept() as sink:
        x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
    met = sink.of(TensorMet)
    assert [(m.made, m.how, m.name, m.stop_gradient) for m in met] == [(True, "to_tensor", x.name, False)]


def test_creation_functions_are_ops() -> None:
    with kept() as sink:
        paddle.ones([2])
        paddle.randn([2])
        paddle.arange(3)
    assert sink.ops() == ["full", "gaussian", "arange"]


def test_set_value_says_so_and_strict_writes_are_announced() -> None:
    x = paddle.to_tensor([1.0, 2.0])
    with kept() as sink:
        x.set_value(np.array([3.0, 4.0], dtype="float32"))
    changed = sink.of(TensorChanged)
    assert [(c.what, c.versioned) for c in changed] == [("set_value", False)]
    assert sink.writes == 0
    paddle.set_flags({"FLAGS_paddle_strict": True})
    try:
        with kept() as sink:
            x.set_value(np.array([5.0, 6.0], dtype="float32"))
        assert sink.writes == 1
    finally:
        paddle.set_flags({"FLAGS_paddle_strict": False})


def test_an_optimizer_step_is_recorded() -> None:
    x = paddle.to_tensor([3.0, 4.0], stop_gradient=False)
    unused = paddle.to_tensor([1.0], stop_gradient=False)
    sgd = paddle.optimizer.SGD(0.1, parameters=[x, unused])
    x.backward()
    with kept() as sink:
        sgd.step()
        sgd.step()
    first, second = sink.of(ParamsStepped)
    assert (first.optimizer, first.step, second.step) == ("SGD", 1, 2)
    used, idle = first.params
    assert used[2] and not idle[2]
    assert used[1] == pytest.approx(0.1 * 2**0.5 / 5, rel=1e-6)
    assert [c.what for c in sink.of(TensorChanged)] == ["optimizer", "optimizer"]
    assert not sink.of(OpRan)  # the record of the step says what its ops did


def train() -> list[Any]:
    """Three steps of a small model; everything it computed."""
    paddle.seed(3)
    w1 = paddle.randn([4, 5])
    w2 = paddle.randn([5, 2])
    for w in (w1, w2):
        w.stop_gradient = False
    sgd = paddle.optimizer.SGD(0.1, parameters=[w1, w2])
    x, y = paddle.randn([6, 4]), paddle.randn([6, 2])
    out: list[Any] = []
    for _ in range(3):
        loss = paddle.nn.functional.mse_loss(paddle.nn.functional.relu(x @ w1)[:, ::2] @ w2[1:4] / 2, y)
        loss.backward()
        out += [loss.numpy(), w1.grad.numpy(), w2.grad.numpy()]
        sgd.step()
        sgd.clear_grad()
    return [*out, w1.numpy(), w2.numpy()]


def test_recording_changes_no_bit() -> None:
    plain = train()
    with kept() as sink:
        recorded = train()
    assert len(sink.records) > 50
    for a, b in zip(plain, recorded, strict=True):
        assert a.tobytes() == b.tobytes()


def test_without_values_no_update_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Kept, "values", False)
    x = paddle.to_tensor([3.0, 4.0], stop_gradient=False)
    x.backward()
    with kept() as sink:
        paddle.optimizer.SGD(0.1, parameters=[x]).step()
    assert sink.of(ParamsStepped)[0].params[0][1] is None
