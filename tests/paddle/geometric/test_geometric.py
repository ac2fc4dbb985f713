"""`paddle.geometric` and the old names in `paddle.incubate`: refusals, samples, graphs over several steps, a layer of a
graph network that learns. Values and derivatives stand in the op table and the width tables."""

from __future__ import annotations

import numpy as np
import pytest

import gradscope.paddle as paddle

G = paddle.geometric
ROW = paddle.to_tensor([3, 7, 0, 9, 1, 4, 2, 9, 3, 9, 1, 9, 7])
COLUMNS = paddle.to_tensor([0, 2, 4, 5, 6, 7, 9, 11, 11, 13, 13])
NODES = paddle.to_tensor([0, 8, 1, 2])


def index(*values):
    return paddle.to_tensor(list(values))


@pytest.mark.parametrize(
    ("run", "error", "text"),
    [
        (lambda x: G.segment_sum(x, index(1, 0, 1)), ValueError, "should be sorted"),
        (lambda x: G.segment_sum(x, index(0, 0)), ValueError, "a segment id for every row"),
        (lambda x: G.send_u_recv(x, index(0), index(0), "prod"), ValueError, "reduce_op should be"),
        (lambda x: G.send_ue_recv(x, x, index(0), index(0), "x"), ValueError, "message_op should be"),
        (lambda x: G.send_uv(x, x, index(0), index(0), "x"), ValueError, "message_op should be"),
        (lambda x: G.send_u_recv(x, index(0), index(0, 1)), ValueError, "should have the same shape"),
        (lambda x: G.send_ue_recv(x, x[:2], index(0), index(0)), ValueError, "number of edges"),
        (lambda x: G.send_u_recv(x, index(0), index(5)), IndexError, "names row 5"),
        (lambda x: G.sample_neighbors(ROW, COLUMNS, NODES, return_eids=True), ValueError, "`eids` should not be None"),
        (lambda x: paddle.incubate.graph_send_recv(x, index(0), index(0), "prod"), ValueError, "pool_type should be"),
    ],
)
def test_refusals(run, error, text):
    with pytest.raises(error, match=text):
        run(paddle.ones([3, 2]))


def test_differences_and_quotients_along_edges():
    x, y = paddle.to_tensor([[1.0], [2.0]]), paddle.to_tensor([[4.0], [0.5]])
    src, dst = index(0, 1), paddle.to_tensor([[1], [1]])
    assert G.send_ue_recv(x, y, src, dst, "sub").tolist() == [[0.0], [-1.5]]
    assert G.send_ue_recv(x, y, src, dst, "div", "max").tolist() == [[0.0], [4.0]]
    assert G.send_uv(x, y, src, index(1, 0), "div").tolist() == [[2.0], [0.5]]
    assert G.send_ue_recv(x, index(2, 3).astype("float32"), src, dst, "mul").tolist() == [[0.0], [8.0]]


def test_samples_are_neighbours_without_repeats():
    paddle.seed(3)
    wanted = {0: [3, 7], 8: [9, 7], 1: [0, 9], 2: [1]}
    out, count = G.sample_neighbors(ROW, COLUMNS, NODES)
    assert out.tolist() == [n for node in NODES.tolist() for n in wanted[node]] and count.tolist() == [2, 2, 2, 1]
    seen = set()
    for _ in range(20):
        out, count, edges = G.sample_neighbors(ROW, COLUMNS, NODES, 1, eids=paddle.arange(13) * 2, return_eids=True)
        assert count.tolist() == [1, 1, 1, 1]
        assert all(n in wanted[node] for node, n in zip(NODES.tolist(), out.tolist(), strict=True))
        assert (ROW.numpy()[edges.numpy() // 2] == out.numpy()).all()
        seen.add(out.tolist()[0])
    assert seen == {3, 7}


def test_weights_say_how_likely_a_neighbour_is():
    paddle.seed(3)
    row, columns, node = index(*range(3)), index(0, 3), index(0)
    weight = paddle.to_tensor([1.0, 2.0, 7.0])
    drawn = [int(G.weighted_sample_neighbors(row, columns, weight, node, 1)[0]) for _ in range(400)]
    shares = np.bincount(drawn, minlength=3) / 400
    np.testing.assert_allclose(shares, [0.1, 0.2, 0.7], atol=0.09)


def test_a_sample_over_several_steps_is_a_graph_of_its_own():
    begin, end, nodes, given = paddle.incubate.graph_khop_sampler(ROW, COLUMNS, NODES, [-1, -1])
    assert nodes.tolist()[:4] == NODES.tolist() and given.tolist() == [0, 1, 2, 3]
    edges = {(int(nodes[a]), int(nodes[b])) for a, b in zip(begin.flatten(), end.flatten(), strict=True)}
    columns = COLUMNS.numpy()
    reached = {0, 8, 1, 2} | {3, 7, 9}
    assert edges == {(int(n), node) for node in reached for n in ROW.numpy()[columns[node] : columns[node + 1]]}
    more = paddle.incubate.graph_khop_sampler(ROW, COLUMNS, NODES, [-1], paddle.arange(13), return_eids=True)
    assert more[4].tolist() == [0, 1, 11, 12, 2, 3, 4]
    with pytest.raises(ValueError, match="should not be None"):
        paddle.incubate.graph_khop_sampler(ROW, COLUMNS, NODES, [-1], return_eids=True)


def test_kinds_of_edges_are_numbered_together():
    heter = G.reindex_heter_graph(
        index(0, 1, 2), [index(8, 9, 0, 4, 7, 6, 7), index(0, 2, 3, 5, 1)], [index(2, 3, 2), index(1, 3, 1)]
    )
    assert heter[0].tolist() == [3, 4, 0, 5, 6, 7, 6, 0, 2, 8, 9, 1]
    assert heter[1].tolist() == [0, 0, 1, 1, 1, 2, 2, 0, 1, 1, 1, 2]
    assert heter[2].tolist() == [0, 1, 2, 8, 9, 4, 7, 6, 3, 5]


def test_a_graph_layer_learns():
    """Labels that depend on the mean of the neighbours: a linear layer on messages finds them."""
    paddle.seed(0)
    rng = np.random.default_rng(0)
    x = paddle.to_tensor(rng.standard_normal((12, 3)).astype("float32"))
    src, dst = paddle.to_tensor(rng.integers(0, 12, 40)), paddle.to_tensor(rng.integers(0, 12, 40))
    target = G.send_u_recv(x, src, dst, "mean") @ paddle.to_tensor([[1.0], [-2.0], [0.5]])
    layer = paddle.nn.Linear(3, 1)
    optimizer = paddle.optimizer.Adam(0.1, parameters=layer.parameters())
    losses = []
    for _ in range(60):
        loss = ((G.send_u_recv(layer(x), src, dst, "mean") - target) ** 2).mean()
        loss.backward()
        optimizer.step()
        optimizer.clear_grad()
        losses.append(float(loss))
    assert losses[-1] < 0.02 * losses[0]


def test_counts_of_several_kinds_one_after_the_other() -> None:
    x, neighbors = paddle.to_tensor([0, 1]), paddle.to_tensor([5, 0, 7, 5, 1])
    begin, end, nodes = G.reindex_graph(x, neighbors, paddle.to_tensor([1, 1, 2, 1], dtype="int32"))
    assert (begin.tolist(), end.tolist(), nodes.tolist()) == ([2, 0, 3, 2, 1], [0, 1, 0, 0, 1], [0, 1, 5, 7])
