"""The networkx view of a pass."""

from __future__ import annotations

import made
import networkx as nx
import pytest

from gradscope.trace.graph import pass_graph


def test_states_follow_the_position() -> None:
    trace = made.trace("hook_op")
    first, last = trace.steps.of_pass(1)
    before, after = pass_graph(trace, 1, first), pass_graph(trace, 1)
    assert {d["state"] for *_, d in before.edges(data=True)} == {"idle"}
    assert {d["state"] for *_, d in after.edges(data=True)} == {"given"}
    assert {n: d["state"] for n, d in before.nodes(data=True)} == {1: "waits", 2: "waits", 3: "waits", 4: "queued"}
    assert set(nx.get_node_attributes(after, "state").values()) == {"done"}
    assert after.graph["k"] == last


def test_attributes() -> None:
    graph = pass_graph(made.trace("pop_error"), 1)
    relu = graph.nodes[3]
    assert (relu["label"], relu["expr"], relu["state"], relu["pop"], relu["kind"]) == (
        "relu",
        "relu(h1)",
        "failed",
        5,
        "op",
    )
    assert [w.status for w in relu["wrappers"]] == ["stale"]
    assert graph.nodes[2]["cuts"] == [(0, 0, 1, "stop_gradient")]
    assert graph.nodes[5]["tensor"] == 3 and graph.nodes[5]["label"] == "head.weight.grad"
    edge = graph.edges[6, 5, (1, 0, 0, 0)]
    assert (edge["shape"], edge["dtype"], edge["state"], edge["how"]) == ((2, 1), "float32", "given", "copy")
    assert graph.edges[3, 2, (0, 0, 0, 0)]["state"] == "idle"


def test_parallel_edges_and_lists() -> None:
    graph = pass_graph(made.trace("list_slots"), 1)
    assert graph.number_of_edges(6, 5) == 2
    assert sorted(key[:2] for _, _, key in graph.out_edges(5, keys=True)) == [(0, 0), (0, 1), (0, 2)]
    assert next(iter(nx.topological_sort(graph))) == 6


def test_unknown_pass() -> None:
    with pytest.raises(KeyError):
        pass_graph(made.trace("hook_op"), 4)
