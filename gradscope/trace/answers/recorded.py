"""What the record says itself: findings a producer wrote, passes that raised, what the process died in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gradscope.trace import records as R
from gradscope.trace.answers.answer import SEVERITIES, Answer
from gradscope.trace.answers.freed import freed_before
from gradscope.trace.answers.target import Target, resolve

if TYPE_CHECKING:
    from gradscope.trace.trace import PassInfo, Trace


def recorded(trace: Trace, target: str | Target | None = None) -> list[Answer]:
    """Findings as answers, and one `failed` answer per pass that raised and that no finding speaks of.

    Raises query.PositionError when the target names nothing.
    """
    about = resolve(trace, target)
    found: list[Answer] = []
    for finding in trace.findings:
        if not about.covers(trace, finding.node, finding.tensor, finding.frames):
            continue
        lines = [f"  {where}  {trace.line_text(frame)}" for frame in finding.frames if (where := trace.where(frame))]
        if finding.op or finding.layer:
            layer = f", layer {'①②③④⑤'[finding.layer - 1]}" if 0 < finding.layer < 6 else ""
            node = f", {trace.names.node(finding.node)}" if finding.node else ""
            lines.append(f"  in       {finding.op or 'the engine'}{layer}{node}")
        if finding.remedy:
            lines.append(f"  remedy   {finding.remedy}")
        step = trace.steps.at_tick(finding.tick)
        key = f"{finding.kind}|" + "|".join(trace.where(f) for f in finding.frames)
        text = finding.text.strip() or finding.kind
        title, *more = text.splitlines()
        severity = finding.severity if finding.severity in SEVERITIES else "note"
        found.append(
            Answer(
                finding.kind, title, [*more, *lines], severity,
                list(finding.frames), finding.node, finding.tensor, finding.pass_id, finding.pop, step, key,
                dict(finding.evidence),
            )
        )  # fmt: skip
    for info in trace.passes:
        if info.error is not None and not any(
            f.pass_id == info.pass_id and f.severity == "error" for f in trace.findings
        ):
            answer = _failed(trace, info, about)
            if answer is not None:
                found.append(answer)
    found += _unfinished(trace, about)
    return found


def _unfinished(trace: Trace, about: Target) -> list[Answer]:
    """What the process was in when it died: a hook, an unpack, a PyLayer that began and never returned."""
    if trace.closed or trace.live:
        return []
    found: list[Answer] = []
    for k in trace.steps.of_kind("opened").tolist():
        step = trace.steps[k]
        opened = trace.record(step.row)
        if step.item >= 0 or not isinstance(opened, R.Opened):
            continue
        hook = trace.hook(opened.id) if opened.id else None
        frames = [
            f for f in (hook.frame if hook is not None else 0, trace.node_frame(step.node) if step.node else 0) if f
        ]
        if not about.covers(trace, step.node, 0, frames):
            continue
        what = f"{opened.kind} {trace.names.hook(opened.id)}" if hook is not None else opened.kind
        place = f" ({hook.file}:{hook.line})" if hook is not None and hook.file else ""
        where = f" of {trace.names.node(step.node)}, b{step.pass_id}p{step.pop}" if step.node else ""
        lines = [f"  {trace.where(f)}  {trace.line_text(f)}" for f in frames if trace.where(f)]
        title = f"the process ended inside {what}{place}{where}; nothing after it was recorded"
        key = "unfinished|" + "|".join(trace.where(f) for f in frames)
        found.append(
            Answer(
                "unfinished", title, lines, "error", frames, step.node, 0, step.pass_id, step.pop, k, key,
                {"opened": opened.kind, "hook": opened.id},
            )
        )  # fmt: skip
    return found


def _failed(trace: Trace, info: PassInfo, about: Target) -> Answer | None:
    """A pass that raised: the node it stopped at, and the line of its forward op."""
    error = info.error
    ran = trace.pop_record(info.pass_id, info.failed_pop) if info.failed_pop else None
    node = ran.node if ran is not None else 0
    if error is None or (ran is not None and any(not w.ok for w in ran.checks)):
        return None  # a failed version check has its own answer
    if info.failed_pop and freed_before(trace, info.pass_id, info.failed_pop):
        return None  # so has a graph that was freed
    if not about.covers(trace, node, error.tensor, [info.frame]):
        return None
    within = ran.error.frame if ran is not None and ran.error is not None else 0
    if ran is not None:  # where the hook that raised was set
        raised = next((trace.hook(h.hook) for h in (*ran.hooks, *ran.post_hooks) if h.error is not None), None)
        within = raised.frame if raised is not None else within
    made = trace.node_frame(node) if node else 0
    frames = list(dict.fromkeys(f for f in (within or error.frame, made, info.frame) if f))
    where = f" at {trace.names.node(node)}, p{info.failed_pop}" if node else ""
    lines = list(dict.fromkeys(f"  {trace.where(f)}  {trace.line_text(f)}" for f in frames if trace.where(f)))
    step = trace.steps.pop_end(info.pass_id, info.failed_pop) if info.failed_pop else info.last_step
    return Answer(
        "failed", f"b{info.pass_id} stops{where}: {(error.text.strip() or error.type).splitlines()[0]}", lines, "error",
        frames, node, error.tensor, info.pass_id, info.failed_pop, -1 if step is None else step,
        "failed|" + "|".join(trace.where(f) for f in frames), {"type": error.type},
    )  # fmt: skip
