"""Why a constant that an in-place op made part of the graph has no gradient: it is no leaf any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gradscope.trace.answers.evidence import line_of, places

if TYPE_CHECKING:
    from gradscope.trace.answers.answer import Answer
    from gradscope.trace.answers.none import Asker
    from gradscope.trace.trace import PassInfo


def became_part(asker: Asker, tensor: int, node: int, info: PassInfo, severity: str, asked: int) -> Answer:
    """`not-retained` for a tensor that came out of `node` by being written. asked: the frame that missed it."""
    trace = asker.trace
    at, name = trace.node_frame(node), asker.name(tensor, asked)
    where = trace.where(at)
    frames = places(at, trace.tensor(tensor).frame, asked or info.frame)
    went = asker._received(node, 0, 0, info)
    wrote = f"`{trace.line_text(at)}` at {where}" if where else "an in-place op"
    title = f"{name} is no leaf: {wrote} made it part of the graph; its gradient is used and not kept"
    lines = [line_of("written", trace, at, f"the gradient that went through it: {went}" if went else "not a leaf")]
    lines.append(f"  remedy   {name}.{asker.keep}() before the backward")
    return asker.answer("not-retained", title, lines, severity, frames, tensor, info, node)
