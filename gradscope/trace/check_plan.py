"""Invariants of a grad() pass: what its plan leaves out does not run, and what it hands out is what arrived there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from gradscope.trace import records as R

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace


def plan_breaks(trace: Trace, plan: R.GraphPlanned, runs: list[R.NodeRan]) -> list[tuple[str, int]]:
    """(what does not hold, node) of a grad() pass. runs: its pops that did not fail."""
    left_out = {p.node for p in plan.pruned if p.slot < 0}
    cut = {(p.node, p.slot, p.rank) for p in plan.pruned if p.slot >= 0}
    ending = set(plan.ending)
    found: list[tuple[str, int]] = []
    for ran in runs:
        if ran.node in left_out:
            found.append((f"n{ran.node} ran although grad() left it out", ran.node))
        if ran.node in ending and ran.edges:
            found.append((f"n{ran.node}, where grad() ends, gave gradients on", ran.node))
        for e in ran.edges:
            if (ran.node, e.slot, e.rank) in cut:
                found.append((f"n{ran.node} gave along {e.slot}:{e.rank}, which grad() cut", ran.node))
            if e.node in left_out:
                found.append((f"n{ran.node} gave to n{e.node}, which grad() left out", ran.node))
    if trace.began.producer == "native":
        found += _fetched_wrong(trace, plan, {ran.node: ran for ran in runs})
    return found


def _fetched_wrong(trace: Trace, plan: R.GraphPlanned, runs: dict[int, R.NodeRan]) -> list[tuple[str, int]]:
    """Inputs whose gradient is not what their node was left with after its hooks, where both were kept whole."""
    places = {f.tensor: f for f in plan.fetches if f.how != "seed"}
    found: list[tuple[str, int]] = []
    for fetched in trace.of_kind(R.GradFetched):
        place = places.get(fetched.tensor)
        if fetched.pass_id != plan.pass_id or place is None:
            continue
        ran = runs.get(place.node)
        if ran is None:
            if fetched.found:
                found.append((f"a gradient is taken from n{place.node}, which did not run", place.node))
            continue
        key = (place.slot, place.rank)
        value = next((b.value for b in ran.holder if (b.slot, b.rank) == key), None)
        for hook in ran.hooks:
            if (hook.slot, hook.rank) == key and hook.after is not None:
                value = hook.after
        if fetched.found and _differ(trace, value, fetched.value):
            found.append((f"what n{place.node} was left with is not what grad() gave back", place.node))
    return found


def _differ(trace: Trace, a: R.Value | None, b: R.Value | None) -> bool:
    if a is None or b is None or a.how != R.WHOLE or b.how != R.WHOLE:
        return False
    x, y = trace.value(a), trace.value(b)
    return x is not None and y is not None and not np.array_equal(x, y, equal_nan=x.dtype.kind in "fc")
