"""What the record of a PyTorch program says, feature by feature."""

from __future__ import annotations

from typing import Any

import pytest

torch = pytest.importorskip("torch")

import numpy as np  # noqa: E402

from gradscope.capture.torch import table  # noqa: E402
from gradscope.trace import records as R  # noqa: E402
from gradscope.trace.check import check  # noqa: E402
from gradscope.trace.ending import stopped  # noqa: E402
from gradscope.trace.trace import Trace  # noqa: E402

from .programs import PROGRAMS  # noqa: E402


def line(trace: Trace, frame: int) -> int:
    seen = trace.frame(frame)
    return seen.line if seen is not None else 0


def pops(trace: Trace, pass_id: int = 1) -> list[R.NodeRan]:
    return [r for r in trace.of_kind(R.NodeRan) if r.pass_id == pass_id]


def name(trace: Trace, pop: R.NodeRan) -> str:
    made = trace.node(pop.node)
    return made.name if made is not None else ""


def test_an_inplace_error_names_the_line_that_wrote_and_the_line_that_saved(both: Any) -> None:
    ran = both(PROGRAMS["inplace_error"])
    trace = ran.trace
    assert "modified by an inplace operation" in ran.recorded.error
    (finding,) = [f for f in trace.findings if f.kind == "stale-inplace"]
    assert [line(trace, f) for f in finding.frames] == [6, 5]
    assert (finding.evidence["saved"], finding.evidence["now"]) == (0, 1)
    failed = pops(trace)[-1]
    assert failed.error is not None and name(trace, failed) == "MulBackward0"
    assert [c.ok for c in failed.checks] == [False, False] and not failed.computed
    writes = [r for r in trace.of_kind(R.OpRan) if r.bumps]
    assert [(b.old, b.new) for b in writes[-1].bumps] == [(0, 1)]


def test_a_harmless_write_is_no_finding(both: Any) -> None:
    trace = both(
        "import torch\nx = torch.ones(3, requires_grad=True)\ny = x * 2\nz = y + 1\ny.add_(1)\nz.sum().backward()\n"
    ).trace
    assert not trace.findings and not any(p.error for p in trace.passes)


def test_hooks_have_owners_and_values(both: Any) -> None:
    trace = both(PROGRAMS["hooks"]).trace
    hooks = {h.hook: h for h in trace.of_kind(R.HookSet)}
    kinds = sorted({h.kind for h in hooks.values()})
    assert kinds == ["gradient", "post", "reduce", "retain"]
    lines = sorted({line(trace, h.frame) for h in hooks.values()})
    assert lines == [6, 8, 9, 10, 12, 14, 15]
    ran = [h for pop in pops(trace) for h in pop.hooks if hooks[h.hook].kind == "gradient"]
    doubled = next(h for h in ran if line(trace, hooks[h.hook].frame) == 8)
    assert doubled.outcome == "changed"
    assert np.array_equal(trace.value(doubled.before) * 2, trace.value(doubled.after))
    added = next(h for h in ran if line(trace, hooks[h.hook].frame) == 15)
    assert np.array_equal(trace.value(added.before) + np.float32(0.25), trace.value(added.after))
    assert any(pop.post_hooks for pop in pops(trace))
    grown = [r for r in trace.of_kind(R.LeafGrew) if r.reduce_hooks]
    assert grown and all(g.how in ("set", "add") for g in grown)
    assert [r.how for r in trace.of_kind(R.LeafGrew)].count("retain") == 2
    assert len(list(trace.of_kind(R.HookGone))) == 1


def test_grad_says_what_it_left_out_and_what_it_fetched(both: Any) -> None:
    trace = both(
        "import torch\na = torch.ones(2, requires_grad=True)\nb = torch.ones(2, requires_grad=True)\n"
        "h = a * b\nc = b * 3\nl = (h * c).sum()\ng = torch.autograd.grad(l, [a])\n"
    ).trace
    plan = trace.plan(1)
    assert plan is not None and {p.why for p in plan.pruned} == {"not-needed"}
    gone = {trace.node(p.node).name for p in plan.pruned if p.slot < 0}
    assert gone == {"MulBackward0", "AccumulateGrad"}
    (fetched,) = trace.of_kind(R.GradFetched)
    assert fetched.found and np.array_equal(trace.value(fetched.value), [3, 3])
    last = pops(trace)[-1]
    assert last.marks["order"] == R.EMULATED and np.array_equal(trace.value(last.holder[0].value), [3, 3])
    assert not list(trace.of_kind(R.LeafGrew))


def test_checkpoint_is_a_pass_inside_a_pop(both: Any) -> None:
    trace = both(PROGRAMS["checkpoint_reentrant"]).trace
    outer, inner = trace.passes
    assert inner.parent == outer.pass_id
    began = trace.record(inner.began_row)
    pop = next(p for p in pops(trace) if p.computed == began.within)
    assert name(trace, pop) == "CheckpointFunctionBackward" and trace.node(pop.node).kind == "pylayer"
    recomputed = [r for r in trace.of_kind(R.OpRan) if r.within == pop.computed]
    assert {trace.site_of(r.call).op for r in recomputed} >= {"matmul", "tanh", "exp"}


def test_saved_values_that_hooks_packed_are_not_checked_but_told(both: Any) -> None:
    trace = both(PROGRAMS["saved_hooks"]).trace
    checks = [c for pop in pops(trace) for c in pop.checks]
    assert checks and all(c.unpacked and not c.checked and c.hook for c in checks)
    assert {h.name for h in trace.of_kind(R.HookSet)} == {"pack", "unpack"}


def test_functions_modules_and_parameters_have_their_names(both: Any) -> None:
    trace = both(PROGRAMS["function"]).trace
    call = next(r for r in trace.of_kind(R.OpRan) if trace.site_of(r.call).op == "Square")
    assert [trace.node(n).kind for n in call.nodes] == ["pylayer"]
    assert any(r.within == call.tick for r in trace.of_kind(R.OpRan))
    trace = both(PROGRAMS["cnn"]).trace
    scopes = {trace.site_of(r.call).op: r.scope for r in trace.of_kind(R.OpRan) if r.scope}
    assert (scopes["conv2d"], scopes["batch_norm"], scopes["linear"]) == ("net.0", "net.1", "net.5")
    leaves = {str(trace.names.tensor(n.tensor)) for n in trace.of_kind(R.NodeMade) if n.kind == "leaf"}
    assert leaves == {"0.weight", "0.bias", "1.weight", "1.bias", "5.weight", "5.bias"}


def test_steps_clears_and_the_scaler(both: Any) -> None:
    trace = both(PROGRAMS["amp"]).trace
    stepped = list(trace.of_kind(R.ParamsStepped))
    assert [bool(s.skipped) for s in stepped] == [False, True, False]
    assert stepped[1].scale == 8.0 and all(line(trace, s.frame) == 15 for s in stepped)
    assert {p.tensor for p in stepped[0].params} and all(p.update for p in stepped[0].params)
    writes = [c for c in trace.of_kind(R.TensorChanged) if c.what == "optimizer"]
    assert len(writes) == 4 and all(c.versioned for c in writes)
    assert [c.what for c in trace.of_kind(R.TensorChanged)].count("grad_cleared") == 4


def test_another_thread_has_its_own_number_and_its_ops(both: Any) -> None:
    trace = both(PROGRAMS["threads"]).trace
    assert {p.thread for p in trace.passes} == {0, 1}
    assert {r.thread for r in trace.of_kind(R.OpRan)} == {0, 1}


def test_nodes_of_a_second_order_belong_to_the_pass_that_made_them(both: Any) -> None:
    trace = both(PROGRAMS["double_backward"]).trace
    made = [r for r in trace.of_kind(R.OpRan) if r.nodes and trace.site_of(r.call).op.endswith("Backward0")]
    assert made and {line(trace, r.frame) for r in made} == {6}
    computed = {p.computed for p in pops(trace)}
    assert all(r.within in computed for r in made)


def test_the_queue_is_that_of_a_heap(both: Any) -> None:
    trace = both(PROGRAMS["shared_leaf"]).trace
    assert trace.began.queue_policy["kind"] == "heap"
    for info in trace.passes:
        for pop in pops(trace, info.pass_id):
            k = trace.steps.pop_start(info.pass_id, pop.pop)
            assert k is not None and (trace.moment(k - 1, info.pass_id).queue() or [pop.node])[0] == pop.node


def test_what_stays_queued_after_an_error_stands_in_order(both: Any) -> None:
    trace = both(
        "import torch\nw = torch.ones(2, requires_grad=True)\na = w.exp()\nb = w * 2\nc = b * b\nb.add_(1)\n"
        "(c + a.sin()).sum().backward()\n"
    ).trace
    ended = next(iter(trace.of_kind(R.PassEnded)))
    assert ended.error is not None
    assert trace.moment(-2, 1).queue() == ended.queue
    assert check(trace) == []


# -- degrading


def test_what_this_torch_lacks_is_left_out_and_said(
    both: Any, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(table, "self_test", lambda: {"never", "saved"})
    trace = both(PROGRAMS["mlp"]).trace
    assert "not recorded with this torch: wrappers, versions" in capfd.readouterr().err
    assert trace.began.capabilities["wrappers"] == R.ABSENT and trace.began.capabilities["order"] == R.OBSERVED
    assert len(trace.passes) == 3 and check(trace) == []


def test_the_self_test_finds_all_of_it_here() -> None:
    assert table.self_test() == {"never"}


@pytest.mark.parametrize("part", ["op_ended", "describe_nodes", "tell_hook", "value", "frames"])
def test_a_fault_of_ours_stops_the_recording_and_reaches_nobody(
    part: str, both: Any, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    from gradscope.capture.torch.narrator import Narrator

    def broken(*args: Any, **kwargs: Any) -> Any:
        raise ZeroDivisionError("ours")

    if part == "frames":
        monkeypatch.setattr("gradscope.capture.frames.Frames.__call__", broken)
    elif part == "op_ended":
        monkeypatch.setattr(Narrator, "_bumps", broken)
    else:
        monkeypatch.setattr(Narrator, part, broken)
    ran = both(PROGRAMS["hooks"])
    assert ran.recorded.error == ran.plain.error == ""
    assert ran.recorded.stdout == ran.plain.stdout
    said = [text for text in capfd.readouterr().err.splitlines() if "recording stopped" in text]
    assert len(said) == 1 and "ZeroDivisionError: ours" in said[0]
    limit = stopped(ran.trace)  # the record says so too
    assert limit is not None and "a fault in gradscope (ZeroDivisionError: ours)" in limit.what
