"""How a grad() pass of our engine looks in a trace: states, reasons, the plan, holders, sentences, names, listings."""

from __future__ import annotations

from pathlib import Path

import pytest

from gradscope.cli.listing import passes, tree
from gradscope.trace import records as R
from gradscope.trace.check import check
from gradscope.trace.graph import pass_graph
from gradscope.trace.history import pass_norm
from gradscope.trace.story import sentence
from gradscope.trace.trace import Trace
from tests.trace.ran import ran

SCRIPT = """\
x = paddle.to_tensor([2.0], stop_gradient=False)
w = paddle.to_tensor([3.0], stop_gradient=False)
k = paddle.to_tensor([5.0], stop_gradient=False)
u = x * x
h = w.tanh()
v = u * h
t = k * 2
out = v * u + t
gu, gv = paddle.grad([out], [u, v], create_graph=True)
dx = paddle.grad(out, [x, w], no_grad_vars=[v], allow_unused=True)[0]
both = paddle.grad(gu, [x, w])
"""


@pytest.fixture(scope="module")
def trace(tmp_path_factory: pytest.TempPathFactory) -> Trace:
    found = ran(SCRIPT, tmp_path_factory.mktemp("grad"))
    assert check(found) == []
    return found


def node(trace: Trace, name: str) -> int:
    """The node a named tensor comes out of, or a leaf's."""
    tensor = next(hit.id for hit in trace.names.find(name) if hit.kind == "tensor")
    return trace.tensor(tensor).node or trace.leaf_nodes[tensor][0]


def states(trace: Trace, pass_id: int) -> dict[str, str]:
    moment = trace.moment(trace.pass_info(pass_id).last_step, pass_id)
    return {name: moment.state(node(trace, name)) for name in ("x", "w", "k", "u", "h", "v", "t", "out")}


def test_what_ran_and_what_was_left_out(trace: Trace) -> None:
    assert states(trace, 1) == {
        "x": "pruned", "w": "pruned", "k": "pruned", "u": "done", "h": "pruned", "v": "done", "t": "pruned",
        "out": "done",
    }  # fmt: skip
    assert states(trace, 2) == {
        "x": "done", "w": "pruned", "k": "pruned", "u": "done", "h": "pruned", "v": "pruned", "t": "pruned",
        "out": "done",
    }  # fmt: skip


def test_the_reasons(trace: Trace) -> None:
    first, second = (trace.moment(trace.pass_info(b).last_step, b) for b in (1, 2))
    assert [first.pruned(node(trace, n)) for n in "xhkw"] == ["ending", "not-needed", "not-needed", "not-needed"]
    assert [second.pruned(node(trace, n)) for n in "vhwk"] == ["no-grad-var"] * 3 + ["not-needed"]
    assert first.why(node(trace, "x")) == "left out by grad(): lies behind an input"
    assert first.why(node(trace, "u")) == "done as p4; grad() ends here, its formula does not run"
    assert first.counts() == {"done": 4, "pruned": 5}


def test_the_plan_says_where_gradients_are_taken(trace: Trace) -> None:
    plan = trace.plan(1)
    assert plan is not None
    u, v = node(trace, "u"), node(trace, "v")
    assert [(f.node, f.how) for f in plan.fetches] == [(u, "ending"), (v, "hook")] and plan.ending == [u]
    product = plan_giver(trace, v)
    assert ("no-grad-var", product) in {(p.why, p.node) for p in trace.plan(2).pruned}  # type: ignore[union-attr]


def plan_giver(trace: Trace, target: int) -> int:
    c = trace.columns
    return int(c["edge.src"][c["edge.dst"] == target][0])


def test_holders_expect_nothing_from_edges_that_were_cut(trace: Trace) -> None:
    """u is used by v and by the product; v is a constant in the second pass."""
    start = trace.pass_info(2).first_step
    u = node(trace, "u")
    moment = trace.moment(trace.steps.pop_start(2, 3) or 0, 2)
    assert moment.node == u and moment.in_degree(u)[1] == 1
    (held,) = trace.moment((trace.steps.pop_start(2, 3) or 0) - 1, 2).holder(u)
    assert (held.contributions, held.expected) == (1, 1)
    assert trace.moment(start, 2).in_degree(u) == (1, 1)


def test_cut_edges_are_cut_in_the_graph(trace: Trace) -> None:
    graph = pass_graph(trace, 2)
    v = node(trace, "v")
    assert {d["state"] for *_, d in graph.in_edges(v, data=True)} == {"cut"}
    assert graph.nodes[v]["pruned"] == "no-grad-var"
    u, x = node(trace, "u"), node(trace, "x")
    assert {d["state"] for *_, d in pass_graph(trace, 1).edges(u, data=True)} == {"cut"}
    assert {d["state"] for *_, d in graph.edges(u, data=True)} == {"given"} and graph.has_edge(u, x)


def test_sentences(trace: Trace) -> None:
    told = [sentence(trace, k) for k in range(len(trace.steps))]
    assert (
        "grad() plans: takes 2 gradients, ends at 1 node, leaves out 5 nodes and cuts 4 edges (leads to no input, lies "
        "behind an input)" in told
    )
    assert any("grad() takes the gradient of v here" in text for text in told)
    assert any("grad() ends here and takes the gradient of u" in text for text in told)
    assert "grad() finds no path to w" in told
    assert any(text.startswith("multiply for the gradient of n") and "makes n" in text for text in told)
    assert sum(text.startswith("grad() returns the gradient of") for text in told) == 5


def test_results_are_called_what_the_script_calls_them(trace: Trace) -> None:
    names = {r.result: trace.names.tensor(r.result).text for r in trace.of_kind(R.GradFetched) if r.result}
    assert list(names.values()) == ["gu", "gv", "dx", "both[0]", "both[1]"]


def test_the_tree_says_why_nodes_did_not_run(trace: Trace) -> None:
    told = [line.text for line in tree(trace)]
    assert any(text.split("   ")[1:2] == ["left out: lies behind an input"] for text in map(str.strip, told))
    assert any("left out: cut off by no_grad_vars" in text for text in told)
    assert not any("never ran" in text for text in told)


def test_the_size_of_a_pass_is_that_of_what_it_gives_back(trace: Trace) -> None:
    (value,) = [trace.value(f.value) for f in trace.fetched[2] if f.found]
    assert pass_norm(trace, 2) == pytest.approx(abs(float(value[0])))
    told = [line.text for line in passes(trace)][2]
    assert f"{abs(float(value[0])):.4g}" in told


def test_leaves_are_withheld(trace: Trace) -> None:
    moment = trace.moment(trace.pass_info(2).last_step, 2)
    leaf = {trace.names.tensor(t.tensor).text: t.state for t in moment.leaves()}
    assert leaf["x"] == "withheld" and leaf["w"] == "none"


def test_a_pass_in_a_hook_of_a_pass(tmp_path: Path) -> None:
    trace = ran(
        """\
x = paddle.to_tensor([2.0], stop_gradient=False)
y = x * x
y.register_hook(lambda g: paddle.grad(x * x * x, [x])[0])
paddle.grad(y * 3, [x])
""",
        tmp_path,
    )
    assert check(trace) == []
    assert [(p.kind, p.parent) for p in trace.passes] == [("grad", 0), ("grad", 1)]
    assert [r.pass_id for r in trace.of_kind(R.GradFetched)] == [2, 1]
