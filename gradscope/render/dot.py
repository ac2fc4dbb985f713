"""Scene → DOT text: boxes and lines with `id`, `class` and tooltip, module scopes as clusters, gradients downwards."""

from __future__ import annotations

import re
from typing import Any

import graphviz

from gradscope.render.label import box_label
from gradscope.render.legend import heading
from gradscope.render.scene import Box, Line, Scene
from gradscope.render.style import FONT, PLAIN, Palette, palette
from gradscope.render.words import clean, inside, quote

AIR = "\u00a0\u00a0"  # keeps the label of an edge off the edge
SHAPES = {"grad-node": "box", "accumulation": "cylinder", "write": "note", "cut": "plain", "root": "plain"}


def tooltip(text: str) -> str:
    """A tooltip as DOT and SVG want it: plain text (never an HTML-like label) with XML's reserved signs as entities.

    Graphviz resolves escapes in tooltips twice, so a backslash is given as the sign that only looks like one.
    """
    line = " · ".join(quote(part) for part in text.splitlines() if part.strip())
    return line.replace("\\", "\u29f5")


def _box_style(box: Box, colors: Palette) -> dict[str, Any]:
    """Shape, fill and pen of a box."""
    shape = SHAPES[box.kind]
    if box.kind == "write":
        return {"shape": shape, "style": "filled", "fillcolor": colors.stale, "color": colors.stale}
    if shape == "plain":
        return {"shape": shape}
    state = "leaf" if box.state == "idle" and box.kind == "accumulation" else box.state
    pen = colors.states[state]
    style = [] if shape == "cylinder" else ["rounded"]
    style += ["dashed"] if pen.dashed else []
    style += ["filled"] if pen.fill != "none" else []
    look = {"shape": shape, "color": pen.line, "penwidth": f"{pen.width:g}", "style": ",".join(style)}
    return look | ({"fillcolor": pen.fill} if pen.fill != "none" else {})


def _line_style(edge: Line, colors: Palette) -> dict[str, str]:
    """Pen and arrow of an edge. Only the write edge is heavier than a running one."""
    if edge.kind == "write":
        return {
            "color": colors.stale,
            "fontcolor": colors.stale,
            "penwidth": "3.4",
            "arrowsize": "0.9",
            "fontsize": "9",
        }
    if edge.kind == "cut":
        return {"color": colors.quiet, "style": "dashed", "arrowhead": "tee", "arrowsize": "0.6", "headport": "n"}
    if edge.kind == "root":
        return {"color": colors.buffer, "arrowsize": "0.7"}
    pen = {
        "running": {"color": colors.states["running"].line, "penwidth": "2.2"},
        "done": {"color": colors.states["done"].line, "penwidth": "1.4"},
        "pruned": {"color": colors.states["pruned"].line, "style": "dashed"},
    }
    return pen.get(edge.state, {"color": colors.edge, "penwidth": "1"})


def _scopes(scene: Scene) -> dict[str, list[Box]]:
    """Boxes by scope, every enclosing scope included (maybe empty), outer ones first."""
    found: dict[str, list[Box]] = {"": []}
    for box in scene.boxes:
        parts = box.scope.split(".") if box.scope else []
        for end in range(1, len(parts) + 1):
            found.setdefault(".".join(parts[:end]), [])
        found[box.scope].append(box)
    return found


def _cluster(scope: str, colors: Palette) -> graphviz.Digraph:
    """An empty cluster for a module path."""
    cluster = graphviz.Digraph(name=f"cluster_{scope}")
    cluster.attr(
        label=f"<{inside(scope)}>", id=f"scope-{re.sub(r'[^A-Za-z0-9_.-]', '_', scope)}", labelloc="t", labeljust="l",
        tooltip=tooltip(scope), style="rounded,filled", fillcolor=colors.cluster, color=colors.rule,
        penwidth="1", fontcolor=colors.quiet, fontsize="10", margin="12", **{"class": "scope"},
    )  # fmt: skip
    return cluster


def _add_boxes(graph: graphviz.Digraph, boxes: list[Box], colors: Palette, ascii: bool) -> None:
    """The node statements of one scope."""
    for box in boxes:
        attrs = {"id": box.id, "class": " ".join(box.classes), "tooltip": tooltip(box.tooltip or box.title)}
        graph.node(box.id, label=box_label(box, colors, ascii=ascii), **attrs, **_box_style(box, colors))


def source(scene: Scene, *, theme: str = "light", ascii: bool = False) -> str:
    """DOT source of the scene, the same text for the same scene. theme: `light` or `dark`."""
    colors = palette(theme)
    graph = graphviz.Digraph(name="gradscope")
    graph.attr(
        label=heading(scene, colors, ascii=ascii), labelloc="t", labeljust="l", bgcolor=colors.page, pad="0.3",
        nodesep="0.3", ranksep="0.38", fontname=FONT, fontcolor=colors.quiet, tooltip=" ", rankdir="TB",
    )  # fmt: skip
    graph.attr("node", fontname=FONT, fontsize="9", margin="0.1,0.06", height="0.3")
    graph.attr("edge", fontname=FONT, fontsize="8", fontcolor=colors.quiet, arrowsize="0.7")
    scopes = _scopes(scene)
    clusters = {scope: _cluster(scope, colors) if scope else graph for scope in scopes}
    for scope, boxes in scopes.items():
        _add_boxes(clusters[scope], boxes, colors, ascii)
    for scope in sorted((scope for scope in scopes if scope), key=lambda scope: -scope.count(".")):
        clusters[scope.rpartition(".")[0]].subgraph(clusters[scope])
    leaves = {box.id for box in scene.boxes if box.kind == "accumulation"}
    for edge in scene.lines:
        attrs = {"id": edge.id, "class": " ".join(edge.classes), "tooltip": tooltip(edge.tooltip or edge.id)}
        if edge.label:
            attrs["label"] = graphviz.escape(clean(f"{AIR}{edge.label}{AIR}"))
        if edge.kind == "gradient" and edge.head not in leaves:
            attrs["weight"] = "6"  # the chain of ops runs straight, leaves hang beside it
        graph.edge(edge.tail, edge.head, **attrs, **_line_style(edge, colors))
    text = str(graph.source)
    return text.translate(PLAIN) if ascii else text
