"""Records of what happens around passes: optimizer steps, what holds a graph, findings."""

from __future__ import annotations

from typing import Any

import msgspec

from gradscope.trace.schema.values import Part


class ParamStep(Part):
    """One parameter of a step. update: norm of the change relative to the norm of the parameter."""

    tensor: int
    update: float | None = None
    had_grad: bool = True
    group: int = 0


class ParamsStepped(msgspec.Struct, array_like=True, gc=False, tag=20):
    """An optimizer step. skipped: the scaler's reason for not stepping."""

    optimizer: str
    tick: int
    step: int = 0
    params: list[ParamStep] = []
    frame: int = 0
    scale: float | None = None
    skipped: str = ""
    cleared: bool = False
    end: int = 0


class GraphHeld(msgspec.Struct, array_like=True, gc=False, tag=21):
    """Something that still holds a graph at the end of a pass. by: `variable`, `closure`, `hook`, `ctx`, `.grad`, or
    `other` (alive, and nothing a look at the program's variables comes to).

    node: the newest node it holds directly; name: the variable, attribute or function; frame: where the held tensor
    was made. nodes: how many lie behind it, leaves included; nbytes: of what these have
    saved and not let go of. tensors: how many it holds (a list may hold many).
    """

    pass_id: int
    tick: int
    node: int
    by: str
    name: str = ""
    frame: int = 0
    nbytes: int = 0
    nodes: int = 0
    tensors: int = 1


class Finding(msgspec.Struct, array_like=True, gc=False, tag=22):
    """Something a user must hear of. kind: a verdict of the closed lists (`stale-inplace`, `not-leaf` …).

    refers to pass_id, pop, node, tensor, hook as far as known. frames: what to show, most telling first.
    evidence: small JSON-able facts. severity: `error`, `warning`, `note`. layer (1-5, 0: none) and op: where in the
    forward chain; remedy: what to do about it.
    """

    finding: int
    tick: int
    kind: str
    text: str = ""
    severity: str = "error"
    pass_id: int = 0
    pop: int = 0
    node: int = 0
    tensor: int = 0
    hook: int = 0
    frames: list[int] = []
    evidence: dict[str, Any] = {}
    layer: int = 0
    op: str = ""
    remedy: str = ""
