"""Recording changes nothing: every op of the table, forward, backward and differentiated again, with and without an
observer, bit for bit; and every call leaves a record that names its kernel."""

from __future__ import annotations

import itertools
from contextlib import contextmanager
from typing import Any

import pytest

from gradscope.core import observer
from gradscope.core.codegen import model
from gradscope.core.observer.narrator import Observer
from gradscope.trace.records import NodeRan, OpRan, SiteSeen

from .differentiate import array, call, gradients, seeds_for
from .table import ROWS

OPS = {op.name: op for op in model.load() if op.kinds != "sparse"}
CASES = [pytest.param(row, case, id=f"{row.op}-{i}") for row in ROWS for i, case in enumerate(row.cases)]


class ListSink:
    """A sink that keeps the records in a list."""

    values = True
    is_open = True

    def __init__(self) -> None:
        self.records: list[Any] = []
        self.tick = itertools.count(1).__next__

    def emit(self, record: Any) -> None:
        """Keep it."""
        self.records.append(record)

    def about_to_write(self, array: object = None) -> None:
        """Nothing is pending."""

    def segment_end(self) -> None:
        """Nothing is counted."""


@contextmanager
def recording():
    """A running observer over a ListSink; a fault of the observer fails the test."""
    sink = ListSink()
    observer.current = mine = Observer(sink)
    try:
        yield sink
        assert observer.current is mine, "the observer stopped because of a fault of its own"
    finally:
        observer.current = None


def everything(row: Any, case: Any) -> list[bytes]:
    """Bytes of outputs, gradients and recorded gradients of the op."""
    inputs, attributes = case
    tensors, outs = call(row.op, inputs, attributes)
    made = [] if row.random else list(outs)
    if OPS[row.op].backward is not None and any(not t.stop_gradient for t in tensors) and not outs[0].stop_gradient:
        for create_graph in (False, True):
            made += [
                g for g in gradients(row.op, inputs, attributes, seeds_for(outs), create_graph)[2] if g is not None
            ]
    return [array(t).tobytes() for t in made]


@pytest.mark.parametrize(("row", "case"), CASES)
def test_recorded_off_is_recorded_on(row, case):
    off = everything(row, case)
    with recording() as sink:
        on = everything(row, case)
    assert on == off
    sites = {r.site: r for r in sink.records if isinstance(r, SiteSeen)}
    ran = [r for r in sink.records if isinstance(r, OpRan) and sites[r.site].op == row.op]
    assert ran, "the call left no record"
    assert all(sites[r.site].kernel for r in ran)
    if OPS[row.op].backward is not None and len(off) > 1 and any(not t.stop_gradient for t in call(row.op, *case)[0]):
        assert any(isinstance(r, NodeRan) for r in sink.records)
