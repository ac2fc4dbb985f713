"""Real pictures of each layout engine that is here, parsed."""

from __future__ import annotations

import importlib.util
import shutil
from importlib import import_module
from pathlib import Path

import handmade
import pytest

import gradscope.render
from gradscope.render import engines
from gradscope.render.build import scene_at
from gradscope.render.errors import RenderError
from gradscope.render.scene import Scene
from gradscope.render.svg import picture
from gradscope.trace.trace import Trace
from tests.render import scenes
from tests.render.parse import Group, groups


@pytest.fixture(
    params=[
        pytest.param("dot", marks=pytest.mark.skipif(shutil.which("dot") is None, reason="no dot on the PATH")),
        pytest.param(
            "pygraphviz",
            marks=pytest.mark.skipif(importlib.util.find_spec("pygraphviz") is None, reason="pygraphviz not installed"),
        ),
    ]
)
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Only this engine is there."""
    only = [engine for engine in engines.ENGINES if engine.name == request.param]
    monkeypatch.setattr(engines, "ENGINES", only)
    return str(request.param)


def check(scene: Scene, svg: bytes) -> dict[str, Group]:
    """A <g id> with the right classes and a tooltip for every box and line, and nothing else."""
    found = groups(svg)
    for box in scene.boxes:
        group = found[box.id]
        assert group.kind == "node" and group.classes == set(box.classes) and group.tooltip
        assert all(row.text in group.text for row in box.rows)
    for line in scene.lines:
        group = found[line.id]
        assert group.kind == "edge" and group.classes == set(line.classes) and group.tooltip
        assert group.text.strip("\u00a0 ") == line.label
    assert sum(group.kind == "node" for group in found.values()) == len(scene.boxes)
    assert sum(group.kind == "edge" for group in found.values()) == len(scene.lines)
    return found


def test_everything(engine: str) -> None:
    scene = scenes.everything()
    found = check(scene, picture(scene))
    classes = set().union(*(group.classes for group in found.values()))
    assert {"hook", "wrapper-ok", "wrapper-stale", "cut", "pruned", "queued", "running", "done", "error"} <= classes
    assert {"scope-head", "scope-head.out", "scope-body"} <= {i for i, g in found.items() if g.kind == "cluster"}


def test_ascii(engine: str) -> None:
    found = groups(picture(scenes.everything(), ascii=True))
    assert found["write-e17-n8"].text.strip() == "check fails: v0 != v1"
    assert "writes h2: v0 -> v1" in found["write-e17"].text


def test_a_dark_picture_has_a_dark_page(engine: str) -> None:
    assert b'fill="#0d1117"' in picture(scenes.everything(), theme="dark").lower()


@pytest.mark.parametrize("name", handmade.NAMES)
def test_hand_written_traces(engine: str, name: str) -> None:
    trace = Trace.from_records(import_module(f"handmade.{name}").records())
    k = len(trace.steps) - 1
    check(scene_at(trace, k), gradscope.render.to_svg(trace, k))


def test_texts_that_a_careless_writer_would_spoil(engine: str) -> None:
    texts = ["<b>", "a & b", "&lt;", 'say "hi"', "back\\slash \\n \\N", "nul\0bell\a", "\ud800", "日本語 🎈", "'); x"]
    scene = Scene(boxes=tuple(scenes.node(number, text) for number, text in enumerate(texts)))
    found = groups(picture(scene))
    for number, text in enumerate(texts):
        if text.isprintable():
            group = found[f"n{number}"]
            assert text in group.text.replace("\\ N ", "\\N ")  # drawn in two pieces
            assert text.replace("\\", "\u29f5") in group.tooltip


def test_the_largest_graph_that_is_let_through_takes_less_than_the_limit(engine: str) -> None:
    from gradscope.render.limits import MAX_COST, SECONDS, dot_cost

    steps = 51
    scene = scenes.shared(steps)
    assert MAX_COST * 0.9 < dot_cost(scene) <= MAX_COST
    check(scene, picture(scene, seconds=SECONDS))


def test_save_goes_by_the_suffix(engine: str, tmp_path: Path) -> None:
    trace = Trace.from_records(import_module("handmade.hook_op").records())
    assert groups(gradscope.render.save(trace, -1, tmp_path / "a.svg").read_bytes())
    assert gradscope.render.save(trace, -1, tmp_path / "a.dot").read_text(encoding="utf-8").startswith("digraph")
    with pytest.raises(RenderError, match=r"a\.png.*\.svg, \.dot or \.gv"):
        gradscope.render.save(trace, -1, tmp_path / "a.png")


def test_a_pass_far_too_big_is_refused_without_looking_at_its_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    trace = Trace.from_records(import_module("handmade.hook_op").records())
    monkeypatch.setattr("gradscope.render.graph.count_nodes", lambda *_: 100_000)
    monkeypatch.setattr("gradscope.render.build.scene_at", lambda *_, **__: pytest.fail("a scene was built"))
    with pytest.raises(RenderError, match="100,000 nodes"):
        gradscope.render.to_svg(trace, -1)
