"""What a question is about: the nodes, tensors and lines that a typed name stands for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from gradscope.trace import query

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace


@dataclass(frozen=True)
class Target:
    """everything: no target was named. lines: (source, line). holder: a name that may be one of something that keeps
    graphs alive (`--holders`)."""

    everything: bool = True
    nodes: set[int] = field(default_factory=set)
    tensors: set[int] = field(default_factory=set)
    storages: set[int] = field(default_factory=set)
    lines: set[tuple[int, int]] = field(default_factory=set)
    holder: str = ""

    def covers(self, trace: Trace, node: int, tensor: int, frames: Iterable[int] = ()) -> bool:
        """Does it speak of this node, this tensor (or one sharing its storage), or one of these frames?"""
        if self.everything or (node and node in self.nodes) or (tensor and tensor in self.tensors):
            return True
        if tensor and self.storages and trace.tensor(tensor).storage in self.storages:
            return True
        seen = (trace.frame(f) for f in frames)
        return any(s is not None and (s.source, s.line) in self.lines for s in seen)


def resolve(trace: Trace, text: str | Target | None) -> Target:
    """What `W2`, `n12`, `:18`, `b9p7` stand for. Raises query.PositionError when the text names nothing."""
    if text is None or isinstance(text, Target):
        return text or Target()
    hits = trace.names.find(text)
    if not hits:
        query.parse_position(trace, text)  # raises, and says what there is
    nodes = {h.id for h in hits if h.kind == "node"}
    tensors = set(trace.names.tensors_called(text.strip())) if any(h.kind == "tensor" for h in hits) else set()
    lines = {(h.id, int(text.rpartition(":")[2])) for h in hits if h.kind == "line"}
    for hit in hits:
        if hit.kind == "pop":
            step = trace.steps[hit.step]
            nodes.add(step.node)
        if hit.kind == "pass":
            c = trace.columns
            nodes.update(c["pn.node"][np.flatnonzero(c["pn.pass"] == hit.id)].tolist())
        if hit.kind == "step":
            nodes.add(trace.steps[hit.step].node)
    storages = {trace.tensor(t).storage for t in tensors & set(trace.columns["met.id"].tolist())}
    made = np.isin(trace.columns["out.id"], list(tensors))
    storages |= set(trace.columns["out.storage"][made].tolist())
    holder = text.strip() if any(h.kind == "holder" for h in hits) else ""
    return Target(False, nodes - {0}, tensors, storages - {0}, lines, holder)
