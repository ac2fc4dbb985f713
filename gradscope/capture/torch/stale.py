"""A saved tensor that was changed in place: told at the node that fails, with the lines that wrote to it."""

from __future__ import annotations

import re
from typing import Any

from gradscope.trace.records import Finding

Stale = tuple[str, int, int, int, int]  # field, tensor, storage, version saved, version found

# … [torch.FloatTensor [3]], which is output 0 of …, is at version 1; expected version 0 instead.
_VERSIONS = re.compile(r"is at version (\d+); expected version (\d+) instead")
_MODIFIED = "has been modified by an inplace operation"


def stale_of(pop: Any, error: BaseException) -> Stale | None:
    """Which saved tensor made the pop fail; None when the error is another one.

    The versions are torch's own when its text has them: a saved tensor may have been written in the call that saved it.
    """
    text = str(error)
    if _MODIFIED not in text:
        return None
    versions = _VERSIONS.search(text)
    now, saved = (int(versions[1]), int(versions[2])) if versions else (-1, -1)
    if pop.stale is not None:
        return pop.stale  # type: ignore[no-any-return]
    for check in pop.checks:
        if check[6] and check[4] == now:
            check[3], check[5] = saved, False
            return (check[0], check[1], check[2], saved, now)
    return None


def tell(narrator: Any, pop: Any, found: Stale) -> tuple[str, str, list[int], dict[str, Any]]:
    """Write the finding: every write since, then where the node was made."""
    field, tensor, storage, saved, now = found
    writes = [w for w in narrator.writes.get(storage, []) if w[1] > saved]
    frames = [f for f in [*(w[2] for w in writes), pop.info.frame] if f]
    for frame in frames:
        narrator.frames.describe(frame)
    text = f"the tensor saved as '{field}' was modified in place after it was saved"
    evidence = {"field": field, "saved": saved, "now": now, "writes": [w[3] for w in writes]}
    narrator.sink.emit(
        Finding(
            narrator.next_finding(), narrator.tick(), "stale-inplace", text, "error", pop.told.pass_id, pop.number,
            pop.info.number, tensor, 0, frames, evidence,
        )
    )  # fmt: skip
    return "stale-inplace", text, frames, evidence
