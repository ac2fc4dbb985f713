from __future__ import annotations

from itertools import pairwise

import pytest

from gradscope.render.errors import RenderError
from gradscope.render.limits import MAX_BOXES, MAX_COST, dot_cost, ranks, require_drawable
from gradscope.render.scene import Scene
from gradscope.render.svg import picture
from tests.render import scenes


def test_cost_is_the_sum_of_rank_spans() -> None:
    assert dot_cost(scenes.chain(10)) == 9
    # shared(3): a chain of 4 nodes, 3 edges; the leaf lies below the last one, edges to it span 4, 3, 2 and 1 ranks
    assert dot_cost(scenes.shared(3)) == 3 + 4 + 3 + 2 + 1


def test_a_late_source_is_ranked_next_to_its_reader() -> None:
    rank = ranks(["a", "b", "c", "note"], [("a", "b"), ("b", "c"), ("note", "c")])
    assert rank == {"a": 0, "b": 1, "c": 2, "note": 1}


def test_ranks_of_a_long_chain_need_no_recursion() -> None:
    names = [str(number) for number in range(50_000)]
    assert ranks(names, list(pairwise(names)))["49999"] == 49_999


def test_an_edge_of_a_cycle_does_not_hang() -> None:
    assert set(ranks(["a", "b"], [("a", "b"), ("b", "a")])) == {"a", "b"}


def test_too_many_boxes_and_too_long_edges_are_told_apart() -> None:
    require_drawable(scenes.chain(MAX_BOXES))
    with pytest.raises(RenderError, match=f"{MAX_BOXES + 1} boxes.*readable up to {MAX_BOXES}.*-T dot"):
        require_drawable(scenes.chain(MAX_BOXES + 1))
    looped = scenes.shared(60)
    assert dot_cost(looped) > MAX_COST and len(looped.boxes) < MAX_BOXES
    with pytest.raises(RenderError, match=r"edges span [\d,]+ ranks"):
        require_drawable(looped)


def test_a_graph_too_big_is_refused_before_any_engine_starts(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    monkeypatch.setattr("gradscope.render.svg.run", lambda *_: pytest.fail("an engine was started"))
    path = tmp_path / "big.dot"
    with pytest.raises(RenderError, match=r"too big.*written to .*big\.dot"):
        picture(scenes.shared(2000), dot_path=path)
    assert path.read_text(encoding="utf-8").startswith("digraph")


def test_an_empty_scene_costs_nothing() -> None:
    assert dot_cost(Scene()) == 0
