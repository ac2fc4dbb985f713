"""The life of one storage: every write, and every time it was saved for backward, in the order they happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from gradscope.trace import records as R

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace


@dataclass(frozen=True, slots=True)
class StorageEvent:
    """kind: `save` or `write`. step: when (-1: before the recording). old, new: versions (equal for a save, and for a
    write that moved no counter). tensor: through which tensor. node, field: who saved it. frame: the line."""

    kind: str
    step: int
    old: int
    new: int
    tensor: int
    node: int = 0
    field: str = ""
    frame: int = 0
    versioned: bool = True


def storage_events(trace: Trace, storage: int) -> list[StorageEvent]:
    """All saves and writes of a storage, by step; a save comes before a write of the same step."""
    c = trace.columns
    events: list[StorageEvent] = []
    low, high = np.searchsorted(c["wrap.storage"], [storage, storage + 1]) if storage else (0, 0)
    for at in range(int(low), int(high)):
        node = int(c["wrap.node"][at])
        made = trace.node(node)
        item, version = int(c["wrap.item"][at]), int(c["wrap.version"][at])
        field = made.wrappers[item].field if made is not None and item < len(made.wrappers) else ""
        events.append(
            StorageEvent(
                "save", int(c["wrap.step"][at]), version, version, int(c["wrap.tensor"][at]), node, field,
                trace.node_frame(node),
            )
        )  # fmt: skip
    low, high = np.searchsorted(c["write.storage"], [storage, storage + 1]) if storage else (0, 0)
    for at in range(int(low), int(high)):
        record = trace.record(int(c["write.row"][at]))
        frame = trace.call_frame(record.call) if isinstance(record, R.OpRan) else getattr(record, "frame", 0)
        old, new = int(c["write.old"][at]), int(c["write.new"][at])
        versioned = bool(c["write.versioned"][at])
        tensor = int(c["write.tensor"][at])
        events.append(StorageEvent("write", int(c["write.step"][at]), old, new, tensor, 0, "", frame, versioned))
    return sorted(events, key=lambda one: (one.step, one.kind == "write"))
