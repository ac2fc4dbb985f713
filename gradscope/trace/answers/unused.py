"""Why grad() found no way to an input: what cut it, or that the outputs never depended on it.

Verdicts: those of `none.py`, and `no-create-graph`: the outputs are gradients themselves, of a grad() call that
recorded nothing to differentiate again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gradscope.trace import records as R
from gradscope.trace.answers.answer import Answer
from gradscope.trace.answers.cuts import way
from gradscope.trace.answers.evidence import line_of, places
from gradscope.trace.answers.none import Asker, leaves_behind
from gradscope.trace.answers.target import Target, resolve

if TYPE_CHECKING:
    from gradscope.trace.trace import PassInfo, Trace

VERDICTS = ("no-create-graph",)


def unused(trace: Trace, target: str | Target | None = None) -> list[Answer]:
    """One answer for every grad() call that raised because an input is not in the graph; of calls that gave None
    instead, notes, for whoever asks about that input. Raises query.PositionError when the target names nothing."""
    about = resolve(trace, target)
    missing = [fetched for fetched in trace.of_kind(R.GradFetched) if not fetched.found]
    if not missing:
        return []
    asker, told, found = Asker(trace), set(), []
    for fetched in missing:
        info = trace.pass_info(fetched.pass_id)
        raised = info.error is not None and not info.failed_pop
        if (raised and info.pass_id in told) or (not raised and about.everything):
            continue
        told.add(info.pass_id)
        answer = _explain(asker, info, fetched, "error" if raised else "note")
        if about.covers(trace, answer.node, answer.tensor, answer.frames):
            found.append(answer)
    return found


def _explain(asker: Asker, info: PassInfo, fetched: R.GradFetched, severity: str) -> Answer:
    trace, tensor = asker.trace, fetched.tensor
    began = trace.record(info.began_row)
    roots = [root.tensor for root in began.roots] if isinstance(began, R.PassBegan) else []
    for root in roots:
        arcs = asker.behind(root, info.first_step)
        path = way(trace, tensor, arcs, root)
        if path.reached and not path.live and path.cuts:
            return asker.by_cut(tensor, path.cuts[0], severity, info, 0, "no way leads back to it")
        if path.reached and path.live and _behind_constant(trace, info):
            return _by_no_grad_vars(asker, info, tensor, severity)
        for leaf in leaves_behind(trace, root, arcs):
            made = trace.fetched_results.get(leaf)
            if made is not None and not _recorded(trace, made[0]):
                return _by_plain_gradient(asker, info, tensor, leaf, made[0], severity)
    name = asker.name(tensor)
    frames = places(trace.tensor(tensor).frame, info.frame)
    title = f"{name}, input {fetched.index} of b{info.pass_id}{asker.at(info.frame)}, takes no part in its outputs"
    lines = [
        line_of("made", trace, trace.tensor(tensor).frame, "never used on the way to the outputs"),
        line_of("asked", trace, info.frame, f"its place among the inputs is {fetched.index}"),
        "  remedy   ask only for tensors the outputs depend on, or pass allow_unused=True for None",
    ]
    return asker.answer("not-used", title, lines, severity, frames, tensor, info)


def _recorded(trace: Trace, pass_id: int) -> bool:
    began = trace.record(trace.pass_info(pass_id).began_row)
    return isinstance(began, R.PassBegan) and began.create_graph


def _behind_constant(trace: Trace, info: PassInfo) -> bool:
    plan = trace.plan(info.pass_id)
    return plan is not None and any(p.why == "no-grad-var" for p in plan.pruned)


def _by_no_grad_vars(asker: Asker, info: PassInfo, tensor: int, severity: str) -> Answer:
    trace = asker.trace
    plan = trace.plan(info.pass_id)
    cut = next(p for p in plan.pruned if p.why == "no-grad-var") if plan is not None else None
    where = f", cut first at {trace.names.node(cut.node)}" if cut is not None else ""
    title = f"{asker.name(tensor)}: every way to it in b{info.pass_id}{asker.at(info.frame)} leads through no_grad_vars"
    lines = [line_of("asked", trace, info.frame, f"tensors of no_grad_vars are constants{where}")]
    return asker.answer("pruned", title, lines, severity, places(info.frame), tensor, info)


def _by_plain_gradient(asker: Asker, info: PassInfo, tensor: int, gradient: int, pass_id: int, severity: str) -> Answer:
    trace = asker.trace
    first = trace.pass_info(pass_id)
    name = asker.name(gradient)
    title = (
        f"{name} has no history: b{pass_id}{asker.at(first.frame)} computed it without create_graph=True, so "
        f"b{info.pass_id} cannot differentiate it for {asker.name(tensor)}"
    )
    lines = [
        line_of("made", trace, first.frame, "a gradient as plain numbers"),
        line_of("asked", trace, info.frame, "needs to know how it was computed"),
        f"  remedy   create_graph=True at {trace.where(first.frame) or f'b{pass_id}'}",
    ]
    return asker.answer(
        "no-create-graph", title, lines, severity, places(first.frame, info.frame), gradient, info, made_by=pass_id
    )
