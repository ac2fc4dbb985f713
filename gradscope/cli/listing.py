"""A record as lines of text: its passes, steps, graph and leaves. Every line comes with the same facts as an object."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from gradscope.cli.verdict import first_line
from gradscope.trace import records as R
from gradscope.trace.history import pass_norm, written_leaves
from gradscope.trace.states import LEFT_OUT

if TYPE_CHECKING:
    from gradscope.trace.trace import PassInfo, Trace


class Line(NamedTuple):
    """What is printed, and what `--json` gives for it (None: a heading)."""

    text: str
    data: dict[str, Any] | None


def norm(trace: Trace, value: R.Value | None) -> float | None:
    """Euclidean norm of a value: as recorded, else of its elements if all were kept, else None."""
    if value is None:
        return None
    if value.norm is not None:
        return value.norm
    kept = trace.value(value) if value.how == R.WHOLE else None
    return None if kept is None else float(np.sqrt((np.abs(kept).astype(np.float64) ** 2).sum()))


def shorten(text: str, most: int = 90) -> str:
    """The text, cut at the end when it is longer than `most` characters."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def number(value: float | None) -> str:
    """Four digits, `–` for what was not taken."""
    return "–" if value is None else f"{value:.4g}"


def passes(trace: Trace) -> Iterator[Line]:
    """One line a pass: where it was called, how much it did, the norm of what it brought, how it ended."""
    grown = written_leaves(trace)
    wide = max([len(trace.where(info.frame)) for info in trace.passes] + [12])
    yield Line(f"{'pass':5} {'line':{wide}} {'pops':>6} {'nodes':>6} {'ms':>9} {'leaves':>6} {'|g|':>9}  call", None)
    for info in trace.passes:
        ended = trace.record(info.ended_row) if info.ended_row >= 0 else None
        ms = ended.ns / 1e6 if isinstance(ended, R.PassEnded) else None
        whole = pass_norm(trace, info.pass_id)
        call = trace.line_text(info.frame)
        text = (
            f"b{info.pass_id:<4} {trace.where(info.frame) or '–':{wide}} {info.pops:>6} {info.nodes:>6} "
            f"{'–' if ms is None else f'{ms:.2f}':>9} {grown[info.pass_id]:>6} {number(whole):>9}  {call}"
        )
        if info.parent:
            text += f"   inside b{info.parent}"
        if info.thread:
            text += f"   thread {info.thread}"
        if info.error is not None:
            text += f"   ✘ {f'p{info.failed_pop}: ' if info.failed_pop else ''}{shorten(first_line(info.error.text))}"
        elif ended is None:
            text += "   never ended"
        yield Line(text, _pass_data(trace, info, ms, whole, grown[info.pass_id]))


def steps(trace: Trace) -> Iterator[Line]:
    """One line a step, with its sentence; behind `~` and with the word when a fact in it was worked out."""
    from gradscope.trace.fidelity import WORKED_OUT, note, of_step
    from gradscope.trace.story import sentence

    for step in trace.steps:
        place = f"b{step.pass_id}" + (f"p{step.pop}" if step.pop else "") if step.pass_id else ""
        said = sentence(trace, step.k)
        words = of_step(trace, step.k)
        made_out = note(words)
        text = f"{WORKED_OUT}{said}   [{made_out}]" if made_out else said
        yield Line(
            f"e{step.e:<6} {place:9} {step.kind:10} {text}",
            {
                "step": step.e, "tick": step.tick, "kind": step.kind, "pass": step.pass_id, "pop": step.pop,
                "node": step.node, "row": step.row, "item": step.item, "sentence": said,
                "fidelity": words,
            },
        )  # fmt: skip


def tree(trace: Trace) -> Iterator[Line]:
    """The backward graph of every pass from its roots; `~p3` where the order was worked out. A single way on keeps its
    column, a fork indents; what was shown already is named with ^."""
    from gradscope.trace.fidelity import mark_of, of_pop

    for info in trace.passes:
        began = trace.record(info.began_row)
        assert isinstance(began, R.PassBegan)
        where = trace.where(info.frame)
        yield Line(f"b{info.pass_id} {where} {trace.line_text(info.frame)}".rstrip(), None)
        shown: set[int] = set()
        plan = trace.plan(info.pass_id)
        left_out = [p for p in plan.pruned if p.slot < 0] if plan is not None else []
        idle = {p.node: f"left out: {LEFT_OUT.get(p.why, p.why)}" for p in left_out}
        order = {trace.steps[k].node: trace.steps[k].pop for k in _pops(trace, info)}
        stack = [(root.node, 1) for root in reversed(began.roots) if root.node]
        while stack:
            node, depth = stack.pop()
            again = node in shown
            made = trace.node(node)
            name = trace.names.node_label(node)
            pop = order.get(node, 0)
            place = trace.where(trace.node_frame(node))
            text = f"{'  ' * min(depth, 40)}{'^ ' if again else ''}n{node} {name}"
            nexts: list[int] = []
            if not again:
                shown.add(node)
                if made is not None:
                    nexts = [m.edge.node for slot in made.out_meta for m in slot if m.edge is not None]
                never = idle.get(node, "never ran")
                ran = f"{mark_of(of_pop(trace, 'order', info.pass_id, pop))}p{pop}" if pop else never
                if pop and pop == info.failed_pop:
                    ran += " ✘"
                text += f"   {ran}   {place}".rstrip()
            yield Line(
                text,
                {
                    "pass": info.pass_id, "node": node, "name": name, "depth": depth, "pop": pop, "again": again,
                    "line": place, "next": nexts,
                    "fidelity": {"order": of_pop(trace, "order", info.pass_id, pop)},
                },
            )  # fmt: skip
            deeper = depth + (len(nexts) > 1)
            stack.extend((child, deeper) for child in reversed(nexts))


def leaves(trace: Trace) -> Iterator[Line]:
    """One line for every gradient a pass wrote."""
    from gradscope.trace.fidelity import fidelity, mark_of

    grown = [(leaf, _leaf_of(trace, leaf)) for leaf in trace.of_kind(R.LeafGrew)]
    wide = max([20, *(len(trace.names.tensor(tensor).text) for _, tensor in grown)])
    head = f"{'pass':5} {'pop':>4} {'name':{wide}} {'shape':14} {'how':9} {'|before|':>10} {'|after|':>10}  |g|/|w|"
    yield Line(head, None)
    word = fidelity(trace, "leaf_grad")
    for leaf, tensor in grown:
        name = trace.names.tensor(tensor).text
        info = trace.tensor(tensor)
        shape = list(info.meta.shape) if info.meta is not None else []
        before, after = norm(trace, leaf.before), norm(trace, leaf.after)
        ratio = after / leaf.leaf_norm if after is not None and leaf.leaf_norm else None
        text = (
            f"b{leaf.pass_id:<4} {f'p{leaf.pop}':>4} {name:{wide}} {shape!s:14} {leaf.how:9} {number(before):>10} "
            f"{mark_of(word) + number(after):>10}  {number(ratio)}"
        )
        yield Line(
            text,
            {
                "pass": leaf.pass_id, "pop": leaf.pop, "node": leaf.node, "tensor": tensor, "name": name,
                "shape": shape, "how": leaf.how, "before": before, "after": after, "leaf_norm": leaf.leaf_norm,
                "fidelity": {"leaf_grad": word},
            },
        )  # fmt: skip


def _leaf_of(trace: Trace, leaf: R.LeafGrew) -> int:
    """The tensor whose gradient it is; of one that is gone the tensor its node was made for."""
    made = None if leaf.tensor else trace.node(leaf.node)
    return leaf.tensor or (made.tensor if made is not None else 0)


def _pops(trace: Trace, info: PassInfo) -> Iterator[int]:
    for pop in range(1, info.pops + 1):
        start = trace.steps.pop_start(info.pass_id, pop)
        if start is not None:
            yield start


def _pass_data(trace: Trace, info: PassInfo, ms: float | None, whole: float | None, leaf_count: int) -> dict[str, Any]:
    return {
        "pass": info.pass_id,
        "kind": info.kind,
        "parent": info.parent,
        "thread": info.thread,
        "line": trace.where(info.frame),
        "call": trace.line_text(info.frame),
        "pops": info.pops,
        "nodes": info.nodes,
        "ms": ms,
        "leaves": leaf_count,
        "norm": whole,
        "ended": info.ended_row >= 0,
        "failed_pop": info.failed_pop,
        "error": None if info.error is None else {"type": info.error.type, "text": info.error.text},
    }
