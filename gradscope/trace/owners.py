"""Which pass and pop an event stands in: found from ticks and threads, for records that do not say so themselves."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Ints = npt.NDArray[np.int64]
Table = dict[str, Ints]
NEVER = np.int64(1 << 62)


def parents(passes: Table) -> Ints:
    """For each pass (ordered by begin) the index of the pass open around it on its thread (-1: none). `end`: ticks."""
    found = np.full(len(passes["tick"]), -1, dtype=np.int64)
    stacks: dict[int, list[int]] = {}
    for i, (thread, begin) in enumerate(zip(passes["thread"].tolist(), passes["tick"].tolist(), strict=True)):
        stack = stacks.setdefault(thread, [])
        while stack and passes["end"][stack[-1]] < begin:
            stack.pop()
        if stack:
            found[i] = stack[-1]
        stack.append(i)
    return found


def owners(ticks: Ints, threads: Ints, passes: Table, pops: Table) -> tuple[Ints, Ints, Ints]:
    """Pass id, pop number and node around each (tick, thread); 0 where there is none.

    passes: id, tick, end, thread, ordered by tick. pops: index (of the pass in `passes`), popped, end, pop, node,
    ordered by (index, popped). Ends are ticks, NEVER for what did not end. Cost: a few `searchsorted` per thread and
    level of nesting.
    """
    around = parents(passes)
    owner = np.full(len(ticks), -1, dtype=np.int64)
    for thread in np.unique(passes["thread"]):
        mine = np.flatnonzero(passes["thread"] == thread)
        asked = np.flatnonzero(threads == thread)
        candidate = np.searchsorted(passes["tick"][mine], ticks[asked], "right") - 1
        at = np.where(candidate >= 0, mine[np.maximum(candidate, 0)], -1)
        while True:
            over = (at >= 0) & (passes["end"][at] < ticks[asked])
            if not over.any():
                break
            at = np.where(over, around[at], at)
        owner[asked] = at
    pass_ids = np.where(owner >= 0, passes["id"][owner] if len(passes["id"]) else 0, 0)
    pop_numbers, nodes = np.zeros_like(owner), np.zeros_like(owner)
    if len(pops["popped"]):
        # One composite key (pass, tick), ranked so that it fits: positions in the sorted union of all ticks.
        order = np.unique(np.concatenate([ticks, pops["popped"]]))
        scale = np.int64(len(order) + 1)
        keys = pops["index"] * scale + np.searchsorted(order, pops["popped"])
        found = np.searchsorted(keys, owner * scale + np.searchsorted(order, ticks), "right") - 1
        safe = np.maximum(found, 0)
        inside = (found >= 0) & (owner >= 0) & (pops["index"][safe] == owner) & (pops["end"][safe] >= ticks)
        pop_numbers = np.where(inside, pops["pop"][safe], 0)
        nodes = np.where(inside, pops["node"][safe], 0)
    return pass_ids, pop_numbers, nodes
