"""What the engine tells: every record encodes, ids hold together, nothing changes by being watched."""

from __future__ import annotations

import sys
import threading
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from gradscope.core import observer
from gradscope.core.eager.backward import run_backward
from gradscope.core.eager.saved_hooks import saved_tensors_hooks
from gradscope.core.generated import ops_api as C
from gradscope.core.observer.narrator import Observer
from gradscope.core.tensor import Tensor
from gradscope.trace import records as R
from gradscope.trace.check import check
from gradscope.trace.recorder import Recorder
from gradscope.trace.trace import load
from tests.core.eager.bench import ListSink, _as_value, const, leaf, recording


def program() -> list[bytes]:
    """A bit of everything; returns the bytes of all gradients."""
    rng = np.random.default_rng(7)
    x, w = leaf(rng.normal(size=(2, 3))), leaf(rng.normal(size=(2, 3)))
    for number in range(2):
        h = C.multiply(x, w)
        h.register_hook(lambda g: C.scale(g, 2.0))
        h.retain_grads()
        x._register_backward_hook(lambda: None)
        a, b = C.split(C.exp(C.scale(h, 0.3)), [1, 1])
        b.register_hook(lambda g: None)
        c = C.concat([a, a, C.divide(b, a)] if number else [a, a])
        C.exp_(c)
        assert c.grad_fn is not None
        c.grad_fn._register_post_hook(lambda outs, ins: list(outs))
        with saved_tensors_hooks(lambda t: t.detach(), lambda t: t):
            d = C.multiply(c, c)
        d.backward(retain_graph=True)
        run_backward([d], [None], create_graph=True)
    bad = C.scale(x, 2.0)
    e = C.multiply(bad, w)
    C.exp_(bad)
    with pytest.raises(RuntimeError):
        e.backward()
    with pytest.raises(ValueError):
        C.add(x, leaf([1.0, 2.0]))
    const([1.0]).backward()
    assert x.grad is not None and w.grad is not None and h.grad is not None
    return [t.impl.array.tobytes() for t in (x.grad, w.grad, h.grad)]


@pytest.mark.parametrize("values", [True, False])
def test_watched_and_unwatched_agree_bit_for_bit(values: bool) -> None:
    plain = program()
    with recording(values):
        watched = program()
    assert plain == watched


def test_every_record_survives_the_encoder() -> None:
    with recording() as sink:
        program()
    kinds = set()
    for record in sink.records:
        data = msgspec.msgpack.encode(record, enc_hook=_as_value)
        back = msgspec.msgpack.decode(data, type=R.Record)
        assert type(back) is type(record)
        kinds.add(type(back))
    assert kinds == {
        R.SiteSeen, R.TensorMet, R.OpRan, R.NodeMade, R.TensorChanged, R.HookSet, R.Opened, R.PassBegan, R.PassEnded,
        R.NodeRan, R.LeafGrew, R.Finding,
    }  # fmt: skip


def test_without_values_no_array_is_handed_over() -> None:
    with recording(values=False) as sink:
        program()

    def no_arrays(thing: Any) -> Any:
        raise AssertionError(f"an array was handed over: {type(thing)}")

    for record in sink.records:
        msgspec.msgpack.encode(record, enc_hook=no_arrays)


def test_a_recorded_file_keeps_the_invariants(tmp_path: Path) -> None:
    began = R.TraceBegan(0, R.SCHEMA_VERSION, "native", {}, {}, ["test"])
    with Recorder(tmp_path / "r.gscope", began=began) as recorder:
        observer.current = Observer(recorder)
        try:
            program()
        finally:
            observer.current = None
    trace = load(tmp_path / "r.gscope")
    try:
        assert [str(p) for p in check(trace)] == []
        assert [p.kind for p in trace.passes] == ["backward"] * len(trace.passes)
        assert {f.kind for f in trace.findings} == {"stale-inplace", "stop-gradient"}
    finally:
        trace.close()


def test_each_segment_describes_what_it_refers_to() -> None:
    with recording() as sink:
        program()
    start = 0
    for end in [*sink.segments, len(sink.records)]:
        part = sink.records[start:end]
        nodes = {r.node for r in part if type(r) is R.NodeMade}
        hooks = {r.hook for r in part if type(r) is R.HookSet}
        sites = {r.site for r in part if type(r) is R.SiteSeen}
        tensors = {r.tensor for r in part if type(r) is R.TensorMet}
        tensors |= {o[0] for r in part if type(r) is R.OpRan for slot in r.outputs for o in slot}
        for r in part:
            if type(r) is R.NodeRan:
                assert r.node in nodes and {e[2] for e in r.edges} <= nodes
                assert {h[0] for h in [*r.hooks, *r.post_hooks]} <= hooks
                assert {c[1] for c in r.checks} <= tensors | {0}
            elif type(r) is R.PassBegan:
                assert {d[0] for d in r.in_degrees} <= nodes and {root[0] for root in r.roots} <= tensors
            elif type(r) is R.OpRan:
                assert r.site in sites and set(r.nodes) <= nodes
                assert {pair[0] for slot in r.inputs for pair in slot} <= tensors
            elif type(r) is R.NodeMade:
                assert {m[1][0] for slot in r.out_meta for m in slot if m[1] is not None} <= nodes
                assert {w[1] for w in r.wrappers} <= tensors | {0}
            elif type(r) is R.LeafGrew:
                assert r.tensor in tensors
        start = end


def test_a_recording_that_begins_late_describes_what_is_older() -> None:
    x = leaf([2.0])
    y = C.exp(C.scale(x, 3.0))
    y.register_hook(lambda g: None)
    with recording() as sink:
        y.backward()
    made = sink.of(R.NodeMade)
    assert [n.name for n in made] == ["ExpGradNode", "ScaleGradNode", "GradNodeAccumulation"]
    assert not any(n.made for n in made) and made[0].wrappers[0].field == "out"
    assert [h.kind for h in sink.of(R.HookSet)] == ["gradient"]
    assert [r.pop for r in sink.of(R.NodeRan)] == [1, 2, 3]


def test_ids_begin_anew_with_every_recording() -> None:
    x = leaf([2.0])
    for _ in range(2):
        with recording() as sink:
            C.multiply(x, x).backward()
        assert sorted(n.node for n in sink.of(R.NodeMade)) == [1, 2]
        assert sink.of(R.OpRan)[0].call == 1 and sink.of(R.PassBegan)[0].pass_id == 1


def test_an_op_inside_a_hook_lies_inside_the_pop() -> None:
    x = leaf([1.0])
    y = C.scale(x, 2.0)
    y.register_hook(lambda g: C.scale(g, 3.0))
    with recording() as sink:
        y.backward()
    pop = sink.of(R.NodeRan)[0]
    inner = sink.of(R.OpRan)[0]
    hook = pop.hooks[0]
    assert pop.popped < hook.tick < inner.tick < pop.computed < pop.gave < pop.ended
    assert inner.within == hook.tick and hook.outcome == "changed"
    opened = sink.of(R.Opened)[0]
    assert (opened.kind, opened.tick, opened.popped, opened.node) == ("hook", hook.tick, pop.popped, pop.node)
    kinds = [type(r) for r in sink.records]
    assert kinds.index(R.Opened) < kinds.index(R.OpRan)


def test_in_place_writes_are_announced_and_told() -> None:
    y = C.scale(leaf([1.0]), 2.0)
    with recording() as sink:
        C.exp_(y)
    assert sink.writes == 1
    op = sink.of(R.OpRan)[0]
    assert op.inplace == op.inputs[0][0].tensor == op.outputs[0][0].tensor
    assert [(b.old, b.new) for b in op.bumps] == [(0, 1)]
    changed = sink.of(R.TensorChanged)[0]
    assert changed.what == "rebased" and changed.new == op.nodes[0]


def test_a_promotion_is_told_with_its_cast() -> None:
    x, w = leaf([1.0]), leaf([2.0], "float64")
    with recording() as sink:
        C.multiply(x, w).backward()
    cast, op = sink.of(R.OpRan)
    assert {s.site: s.op for s in sink.of(R.SiteSeen)}[cast.site] == "cast"
    made = op.casts[0]
    assert (made.slot, made.from_dtype, made.to_dtype, made.reason) == (0, "float32", "float64", "promotion")
    assert made.call == cast.call
    assert x.grad is not None and x.grad.impl.array.dtype == np.float32


def test_a_failed_op_says_where() -> None:
    with recording() as sink:
        with pytest.raises(ValueError):
            C.add(leaf([1.0, 2.0]), leaf([1.0, 2.0, 3.0]))
        with pytest.raises(ValueError):
            C.add(leaf([1.0]), 3)
        C.add(const([1.0]), const([1.0]))
    bad, early, good = sink.of(R.OpRan)
    assert bad.layer == 4 and bad.error.type == "ValueError" and bad.error.kind == "InvalidArgument"
    assert early.layer == 2 and good.layer == 0 and good.within == 0


def test_threads_are_marked() -> None:
    with recording() as sink:
        C.scale(leaf([1.0]), 2.0).backward()
        other = threading.Thread(target=lambda: C.scale(leaf([1.0]), 2.0).backward())
        other.start()
        other.join()
    assert [p.thread for p in sink.of(R.PassBegan)] == [0, 1]
    assert [o.thread for o in sink.of(R.OpRan)] == [0, 1]


def test_the_gate_is_asked_before_every_pop() -> None:
    y = C.scale(leaf([1.0]), 2.0)
    held: list[Any] = []
    with recording() as sink:
        assert observer.current is not None
        observer.current.gate = lambda pass_id, pop, node: held.append((pass_id, pop, node))
        y.backward()
    assert held == [(1, 1, 1), (1, 2, 2)]
    assert [o.kind for o in sink.of(R.Opened)] == ["gate", "gate"]


def test_a_fault_of_the_observer_ends_the_recording_only(capsys: pytest.CaptureFixture[str]) -> None:
    class Broken(ListSink):
        def emit(self, record: Any) -> None:
            if type(record) is R.NodeRan:
                raise ZeroDivisionError("sink is broken")

    x = leaf([1.0])
    y = C.scale(C.scale(x, 2.0), 3.0)
    observer.current = Observer(Broken())
    try:
        y.backward()
        assert observer.current is None
    finally:
        observer.current = None
    assert x.grad is not None and x.grad.impl.array.tolist() == [6.0]
    assert "recording stopped: ZeroDivisionError: sink is broken" in capsys.readouterr().err


def test_a_deep_chain_is_recorded_without_recursion() -> None:
    x, one = leaf([1.0]), const([1.0])
    depth = sys.getrecursionlimit() * 3
    h: Tensor = x
    for _ in range(depth):
        h = C.add(h, one)
    with recording() as sink:
        h.backward()
    assert len([r for r in sink.records if type(r) is R.NodeMade]) == depth + 1
