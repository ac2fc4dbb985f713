"""Where gradients come in and where they stop: the roots of a pass, and the inputs no gradient flows to."""

from __future__ import annotations

from gradscope.render.graph import pass_info
from gradscope.render.rows import meta_text, norm_text, tensor_name
from gradscope.render.scene import Box, Line, Row
from gradscope.trace.records import NodeMade, PassBegan
from gradscope.trace.trace import Trace


def root_marks(trace: Trace, pass_id: int, made: dict[int, NodeMade]) -> tuple[list[Box], list[Line]]:
    """The tensors the pass starts from."""
    boxes, lines = [], []
    info = pass_info(trace, pass_id)
    began = trace.record(info.began_row) if info else None
    if not isinstance(began, PassBegan):
        return [], []
    for place, root in enumerate(began.roots):
        if root.node not in made or root.skipped:
            continue
        seed = "given seed" if root.given else "seed 1"
        boxes.append(
            Box(
                id=f"root-{place}", kind="root", title=tensor_name(trace, root.tensor), rows=(Row("meta", seed),),
                classes=("root",), tooltip=f"the pass starts here\n{norm_text(trace, root.seed)}",
            )
        )  # fmt: skip
        label = f"→ {root.slot}:{root.rank}" if root.slot or root.rank else ""
        lines.append(
            Line(
                id=f"root-{place}-n{root.node}-{root.slot}-{root.rank}", tail=f"root-{place}", head=f"n{root.node}",
                kind="root", label=label, classes=("edge", "root"), tooltip=seed,
            )
        )  # fmt: skip
    return boxes, lines


def cut_marks(trace: Trace, made: dict[int, NodeMade], scopes: dict[int, str]) -> tuple[list[Box], list[Line]]:
    """Inputs no gradient flows to: a stub under the node that read them."""
    boxes, lines = [], []
    for number, node in made.items():
        for slot, ranks in enumerate(node.out_meta):
            for rank, meta in enumerate(ranks):
                if meta.edge is not None:
                    continue
                place = f"n{number}-{slot}-{rank}"
                name = tensor_name(trace, meta.tensor) if meta.tensor else "input"
                boxes.append(
                    Box(
                        id=f"cut-{place}",
                        kind="cut",
                        title=name,
                        aside="stop_gradient" if meta.stop_gradient else "no path",
                        classes=("cut",),
                        scope=scopes.get(number, ""),
                        tooltip=f"{name} {meta_text(meta.meta)}: no gradient flows here",
                    )
                )
                label = f"{slot}:{rank}" if slot or rank else ""
                lines.append(
                    Line(
                        id=f"{place}-cut", tail=f"n{number}", head=f"cut-{place}", kind="cut", label=label,
                        state="pruned", classes=("edge", "cut"), tooltip=f"n{number} {slot}:{rank} ends at {name}",
                    )
                )  # fmt: skip
    return boxes, lines
