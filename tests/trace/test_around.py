"""What the viewers ask besides a moment: edges around a node, figures over time, the life of a storage."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tui"))

import examples

from gradscope.trace.figures import norm_of, value_at
from gradscope.trace.history import held_bytes, leaf_norms, pass_nodes, pass_norm, pop_nanoseconds
from gradscope.trace.near import last_node, links_from, links_to
from gradscope.trace.records import NodeMade
from gradscope.trace.versions import storage_events


@pytest.fixture(scope="module")
def broken():
    return examples.broken()


@pytest.fixture(scope="module")
def training():
    return examples.training()


def test_links_are_the_edges_of_the_nodes_both_ways(broken):
    told = set()
    for made in broken.of_kind(NodeMade):
        for slot, ranks in enumerate(made.out_meta):
            for rank, meta in enumerate(ranks):
                if meta.edge is not None:
                    told.add((made.node, slot, rank, meta.edge.node, meta.edge.slot, meta.edge.rank))
    nodes = {made.node for made in broken.of_kind(NodeMade)}
    assert {tuple(link) for node in nodes for link in links_from(broken, node)} == told
    assert {tuple(link) for node in nodes for link in links_to(broken, node)} == told
    assert links_from(broken, 10**6) == [] == links_to(broken, 10**6)


def test_at_most_so_many_links(broken):
    node = next(node for node in range(1, 11) if len(links_from(broken, node)) == 2)
    assert links_from(broken, node, 1) == links_from(broken, node)[:1]


def test_the_newest_node_at_a_step(broken):
    assert last_node(broken, 0) == 0
    assert last_node(broken, len(broken.steps) - 1) == max(made.node for made in broken.of_kind(NodeMade))


def test_leaf_norms_are_what_each_pass_brought_not_what_grad_holds(training):
    moment = training.moment(training.passes[-1].last_step)
    tensor = moment.leaves()[0].tensor
    norms = leaf_norms(training, tensor, [info.pass_id for info in training.passes])
    total = np.zeros(4)
    for info in training.passes:
        after = training.moment(info.last_step)
        now = training.value(after.leaf(tensor).now)
        assert norms[info.pass_id - 1] == pytest.approx(np.linalg.norm(now - total))
        total = now


def test_the_norm_of_a_pass_is_that_of_all_its_leaves_together(training):
    leaves = [leaf.tensor for leaf in training.moment(training.passes[0].last_step).leaves()]
    norms = [leaf_norms(training, tensor, [1])[0] for tensor in leaves]
    assert pass_norm(training, 1) == pytest.approx(np.hypot(*norms))
    assert pass_norm(training, 99) is None


def test_saved_bytes_are_let_go_node_by_node(broken):
    info = broken.passes[0]
    held = [held_bytes(broken, 1, k) for k in range(info.first_step, info.last_step + 1)]
    assert held[0] == held_bytes(broken, 1) > held[-1] > 0, "the nodes that never ran keep theirs"
    assert held == sorted(held, reverse=True)
    assert len(pass_nodes(broken, 1)) == info.nodes


def test_durations_of_pops(broken):
    assert pop_nanoseconds(broken, 1, 1, 3) == [broken.pop_record(1, pop).ns for pop in (1, 2, 3)]


def test_the_life_of_a_storage_is_told_in_order(broken):
    h2 = broken.names.tensors_called("h2")[0]
    events = storage_events(broken, broken.tensor(h2).storage)
    assert [(event.kind, event.old, event.new) for event in events] == [("save", 0, 0), ("write", 0, 1), ("save", 1, 1)]
    assert [broken.line_text(event.frame) for event in events] == ["h2 = h1.relu()", "h2 += 0.1", "y = h2 @ W2"]
    assert storage_events(broken, 0) == []


def test_the_value_of_a_tensor_is_the_one_of_its_time(broken):
    h2 = broken.names.tensors_called("h2")[0]
    made, written = (event.step for event in storage_events(broken, broken.tensor(h2).storage)[:2])
    before = broken.value(value_at(broken, h2, written - 1))
    after = broken.value(value_at(broken, h2, written))
    assert np.allclose(after, before + 0.1)
    assert value_at(broken, h2, made - 2) is None
    assert norm_of(broken, value_at(broken, h2, written)) == pytest.approx(np.linalg.norm(after))
    assert norm_of(broken, None) is None
