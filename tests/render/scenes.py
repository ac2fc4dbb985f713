"""Scenes made by hand: one with every kind of box, row and line, and generators of big ones."""

from __future__ import annotations

from gradscope.render.scene import Box, Line, Row, Scene


def edge(tail: int, head: int, slot: int = 0, rank: int = 0, in_slot: int = 0, state: str = "idle") -> Line:
    label = f"{slot}:{rank}" if slot or rank else ""
    return Line(
        id=f"n{tail}-{slot}-{rank}-n{head}-{in_slot}-0",
        tail=f"n{tail}",
        head=f"n{head}",
        label=label,
        state=state,
        classes=("edge", state),
    )


def node(number: int, name: str, *rows: Row, state: str = "idle", kind: str = "grad-node", scope: str = "") -> Box:
    kinds = {row.kind for row in rows} & {"hook", "wrapper-ok", "wrapper-stale"}
    return Box(
        id=f"n{number}",
        kind=kind,
        title=name,
        aside=f"n{number}",
        rows=rows,
        state=state,
        classes=(kind, state, *sorted(kinds)),
        scope=scope,
        tooltip=f"n{number} {name}",
    )


def everything() -> Scene:
    """All states, marks, boxes and lines of the vocabulary, and texts that a careless writer would spoil."""
    boxes = (
        Box("root-0", "root", "loss", rows=(Row("meta", "seed 1"),), classes=("root",)),
        Box(
            "write-e17",
            "write",
            "h2 += 0.1",
            rows=(Row("meta", "writes h2: v0 → v1", aside=":17"),),
            classes=("write",),
        ),
        node(
            13, "MeanGradNode", Row("code", "mean(y)", aside=":20"), Row("state-done", "done p1", "done"), state="done"
        ),
        node(
            12,
            "MatmulGradNode",
            Row("code", "h2 @ W2 if a < b & c else '\\n'", aside=":18"),
            Row("meta", "in f32[16,10]"),
            Row("wrapper-ok", "h2@v1", "ok"),
            Row("wrapper-ok", "W2@v0", "ok"),
            Row("hook", "<lambda>", "hook", "ran"),
            Row("state-running", "running p2", "running"),
            state="running",
            scope="head.out",
        ),
        node(
            11,
            "AddGradNode",
            Row("buffer", "1 of 1 in", "buffer", "|g| 0.92"),
            Row("state-queued", "in queue", "queued"),
            state="queued",
        ),
        node(
            8,
            "ReluGradNode",
            Row("code", "relu(x)", aside=":15"),
            Row("wrapper-stale", "h2 saved v0, now v1", "stale"),
            Row("state-error", "failed p3", "error"),
            state="error",
            scope="body",
        ),
        node(7, "AddGradNode", Row("state-waits", "waits: needs 2, has 1", "waits")),
        node(
            5,
            "W2",
            Row("meta", "leaf f32[64,10]"),
            Row("grad", ".grad set", "grad", "|g| 2"),
            kind="accumulation",
            scope="head",
        ),
        node(3, "MatmulGradNode", Row("state-pruned", "pruned: not-needed", "pruned"), state="pruned"),
        Box("cut-n12-2-0", "cut", "x", "stop_gradient", classes=("cut",), scope="head.out"),
    )
    lines = (
        Line("root-0-n13-0-0", "root-0", "n13", kind="root", classes=("edge", "root")),
        Line(
            "write-e17-n8",
            "write-e17",
            "n8",
            kind="write",
            label="check fails: v0 ≠ v1",
            classes=("edge", "write", "stale"),
        ),
        edge(13, 12, state="done"),
        edge(12, 11, state="running"),
        edge(12, 5, 1, state="running"),
        edge(11, 8),
        edge(8, 7, 1, 2),
        edge(7, 3, state="pruned"),
        Line("n12-2-0-cut", "n12", "cut-n12-2-0", kind="cut", label="2:0", state="pruned", classes=("edge", "cut")),
    )
    heading = ("net.py · pass b1 · loss.backward() :31", "after step e40 of 60 · pop p2 of 3 · gradscope, native")
    return Scene(heading, "h2: saved by relu (:15, v0), changed by h2 += 0.1 (:17, v1)", boxes, lines)


def chain(count: int) -> Scene:
    """A straight line of nodes."""
    boxes = tuple(node(number, "AddGradNode") for number in range(count, 0, -1))
    return Scene(boxes=boxes, lines=tuple(edge(number, number - 1) for number in range(count, 1, -1)))


def shared(steps: int) -> Scene:
    """An unrolled loop: every step of the chain also leads to one shared leaf, so edges get as long as the chain."""
    body = chain(steps + 1)
    leaf = node(0, "W", kind="accumulation")
    return Scene(
        boxes=(*body.boxes, leaf), lines=(*body.lines, *(edge(number, 0, 1) for number in range(steps + 1, 0, -1)))
    )
