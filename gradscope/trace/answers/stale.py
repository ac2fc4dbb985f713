"""Stale wrappers: which saved tensor was changed, where it was saved, every write since with its line, which did harm.

Verdicts: `stale-inplace` (a versioned write: the check fails, or would), `stale-unversioned` (a write that moves no
counter, so no check can see it), `leaf-inplace` (the write that was refused), `harmless-write` (a write no saved tensor
minds; told to who asks for that tensor, or when there is nothing worse to tell).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from gradscope.trace import records as R
from gradscope.trace.answers.answer import Answer
from gradscope.trace.answers.target import Target, resolve
from gradscope.trace.index import FAR

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace


@dataclass(frozen=True, slots=True)
class Write:
    """A write to a storage: at which step, by which tensor, from which version to which, in which frame."""

    step: int
    tensor: int
    old: int
    new: int
    versioned: bool
    frame: int
    text: str


@dataclass(frozen=True, slots=True)
class Saved:
    """A wrapper: node and field that hold it, version when saved, the step of saving, and until when it is held."""

    node: int
    field: str
    tensor: int
    storage: int
    version: int
    step: int
    cleared: int


def stale(trace: Trace, target: str | Target | None = None) -> list[Answer]:
    """Answers about saved tensors that were written after they were saved, failing ones first.

    target: a tensor's name, `n12`, a line … (None: everything that matters). Besides checks that failed it finds
    wrappers that would fail: of nodes the pass did not get to (warnings) and, when asked for by name, of any node
    still alive (notes). Raises query.PositionError when the target names nothing.
    """
    about = resolve(trace, target)
    found: list[Answer] = []
    for saved, writes in _written_since(trace):
        frames = [trace.node_frame(saved.node), *(w.frame for w in writes)]
        if about.covers(trace, saved.node, saved.tensor, frames):
            answer = _answer(trace, saved, writes)
            if answer is not None and (answer.severity != "note" or not about.everything):
                found.append(answer)
    found += _refused(trace, about)
    if not about.everything:
        found += _harmless(trace, about)
    rank = {"error": 0, "warning": 1, "note": 2}
    return sorted(found, key=lambda a: (rank[a.severity], a.step))


# -- what was written after it was saved


def _written_since(trace: Trace) -> list[tuple[Saved, list[Write]]]:
    """Every checked wrapper whose storage was written while it was held, with those writes; found by `searchsorted`."""
    c = trace.columns
    checked = np.flatnonzero(c["wrap.checked"] > 0)
    if not len(checked) or not len(c["write.storage"]):
        return []
    scale = np.int64(len(trace.steps) + 2)
    keys = c["write.storage"].astype(np.int64) * scale + c["write.step"] + 1
    wanted = c["wrap.storage"][checked].astype(np.int64) * scale + c["wrap.step"][checked] + 1
    first = np.searchsorted(keys, wanted, "right")
    safe = np.minimum(first, len(keys) - 1)
    hit = (first < len(keys)) & (c["write.storage"][safe] == c["wrap.storage"][checked])
    cleared = _cleared(trace, c["wrap.node"][checked])
    hit &= c["write.step"][safe] < cleared
    found: list[tuple[Saved, list[Write]]] = []
    for at, begin, until in zip(checked[hit].tolist(), first[hit].tolist(), cleared[hit].tolist(), strict=True):
        made = trace.record(int(c["wrap.row"][at]))
        assert isinstance(made, R.NodeMade)
        w = made.wrappers[int(c["wrap.item"][at])]
        saved = Saved(made.node, w.field, w.tensor, w.storage, w.version, int(c["wrap.step"][at]), until)
        end = int(np.searchsorted(keys, w.storage * scale + min(until, int(scale) - 2) + 1, "right"))
        writes = [_write(trace, i) for i in range(begin, end)]
        writes = [x for x in writes if not x.versioned or x.old >= w.version]
        if writes:
            found.append((saved, writes))
    return found


def _cleared(trace: Trace, nodes: np.ndarray) -> np.ndarray:
    """For each node the step at which its wrappers were cleared first; FAR when they never were."""
    c = trace.columns
    if not len(c["cleared.node"]):
        return np.full(len(nodes), FAR)
    at = np.searchsorted(c["cleared.node"], nodes)
    safe = np.minimum(at, len(c["cleared.node"]) - 1)
    return np.where(c["cleared.node"][safe] == nodes, c["cleared.step"][safe], FAR)


def _write(trace: Trace, i: int) -> Write:
    c = trace.columns
    record = trace.record(int(c["write.row"][i]))
    if isinstance(record, R.OpRan):
        frame, text = trace.call_frame(record.call), trace.names.op(record.call)
    elif isinstance(record, R.TensorChanged):
        what = {"set_value": "set_value", "optimizer": "an optimizer step"}.get(record.what, record.how or record.what)
        frame, text = record.frame, trace.line_text(record.frame) or what
    else:
        frame = getattr(record, "frame", 0)
        text = trace.line_text(frame) or f"{getattr(record, 'optimizer', 'an optimizer')} step"
    return Write(
        int(c["write.step"][i]), int(c["write.tensor"][i]), int(c["write.old"][i]), int(c["write.new"][i]),
        bool(c["write.versioned"][i]), frame, text,
    )  # fmt: skip


# -- the answers


def _answer(trace: Trace, saved: Saved, writes: list[Write]) -> Answer | None:
    """What is to be said about one wrapper: did its check fail, would it, or does nobody look at it any more."""
    versioned = [w for w in writes if w.versioned]
    if not versioned:
        return _unversioned(trace, saved, writes)
    failed = _failed_check(trace, saved)
    if failed is not None:
        pass_id, pop, step = failed
        since = [w for w in writes if w.step < step]
        return _stale(trace, saved, since, "error", f"b{pass_id} stops at p{pop}", pass_id, pop, step)
    ran = [(b, p) for b, p in trace.pops_of(saved.node) if (trace.steps.pop_start(b, p) or 0) > versioned[0].step]
    if ran:
        return None  # it ran all the same: whoever recorded this did not mind
    waiting = _waits_in(trace, saved.node, versioned[0].step)
    if waiting:
        outcome = f"its check would fail; b{waiting} did not get that far"
        return _stale(trace, saved, writes, "warning", outcome, waiting, 0, versioned[0].step)
    return _stale(trace, saved, writes, "note", "a backward through it would fail", 0, 0, versioned[0].step)


def _failed_check(trace: Trace, saved: Saved) -> tuple[int, int, int] | None:
    """(pass, pop, step) of the check of this wrapper that failed."""
    for pass_id, pop in trace.pops_of(saved.node):
        ran = trace.pop_record(pass_id, pop)
        for item, w in enumerate(ran.checks if ran is not None else []):
            if not w.ok and w.field == saved.field and w.tensor == saved.tensor:
                steps = trace.steps.of_pop(pass_id, pop)
                c = trace.columns
                hits = [k for k in steps if trace.steps.kind_of(k) == "check" and c["step.item"][k] == item]
                return pass_id, pop, hits[0] if hits else steps[-1]
    return None


def _waits_in(trace: Trace, node: int, since: int) -> int:
    """A pass that ended with this node not run, after step `since` (0: none)."""
    c = trace.columns
    for i in np.flatnonzero((c["pn.node"] == node) & (c["pn.popped"] == FAR)).tolist():
        pass_id = int(c["pn.pass"][i])
        if trace.steps.of_pass(pass_id)[1] > since:
            return pass_id
    return 0


def _stale(
    trace: Trace, saved: Saved, writes: list[Write], severity: str, outcome: str, pass_id: int, pop: int, step: int
) -> Answer:
    name = trace.names.tensor(saved.tensor).text
    node = trace.names.node(saved.node)
    label = trace.names.node_label(saved.node)
    versioned = [w for w in writes if w.versioned]
    harm = versioned[0]
    save_frame = trace.node_frame(saved.node)
    title = (
        f"{name}: saved by {label}{_at(trace, save_frame)} as version {saved.version}, changed in place by "
        f"`{harm.text}`{_at(trace, harm.frame)} to version {versioned[-1].new}; {outcome}"
    )
    lines = [_line("saved", trace, save_frame, f"v{saved.version}", f"{node} needs `{saved.field}`")]
    for w in writes:
        alias = "" if w.tensor == saved.tensor else f", through {_alias(trace, w.tensor)}, which shares its memory"
        if not w.versioned:
            lines.append(_line("written", trace, w.frame, f"v{w.new}", f"no new version, no check can see it{alias}"))
        else:
            told = "this write did the harm" if w is harm else "changes it once more"
            lines.append(_line("changed", trace, w.frame, f"v{w.old} → v{w.new}", f"{told}{alias}"))
    if pop:
        info = trace.pass_info(pass_id)
        lines.append(_line("stopped", trace, info.frame, f"b{pass_id}p{pop}", f"{node} found v{versioned[-1].new}"))
    lines.append(f"  remedy   make a new tensor instead of writing in place{_remedy(harm.text)}, or clone it first")
    through = trace.tensor(harm.tensor).frame if harm.tensor != saved.tensor else 0
    frames = [f for f in (harm.frame, save_frame, trace.pass_info(pass_id).frame if pass_id else 0, through) if f]
    return Answer(
        "stale-inplace", title, lines, severity, frames, saved.node, saved.tensor, pass_id, pop, step,
        _key(trace, "stale-inplace", save_frame, harm.frame),
        {
            "field": saved.field,
            "saved_version": saved.version,
            "found_version": versioned[-1].new,
            "saved_at": trace.where(save_frame),
            "saved_step": saved.step + 1 if saved.step >= 0 else None,
            "writes": [
                {
                    "at": trace.where(w.frame), "text": w.text, "old": w.old, "new": w.new, "step": w.step + 1,
                    "versioned": w.versioned, "harmful": w.versioned, "first": w is harm, "tensor": w.tensor,
                }
                for w in writes
            ],
        },
    )  # fmt: skip


def _unversioned(trace: Trace, saved: Saved, writes: list[Write]) -> Answer | None:
    """A write no counter shows, followed by a pop that used what was saved before it."""
    first = writes[0]
    later = [(b, p, s) for b, p in trace.pops_of(saved.node) if (s := trace.steps.pop_start(b, p)) and s > first.step]
    if not later:
        return None
    pass_id, pop, step = later[0]
    name, label = trace.names.tensor(saved.tensor).text, trace.names.node_label(saved.node)
    save_frame = trace.node_frame(saved.node)
    told = next((f for f in trace.findings if _tells(f, saved, pass_id, pop)), None)
    used = "" if told is None else told.evidence.get("used", "saved")
    outcome = "was stopped by --guard" if told is not None and told.severity == "error" else (
        "ran on the new values" if used == "new" else "ran on what was saved before"
    )  # fmt: skip
    title = (
        f"{name}: saved by {label}{_at(trace, save_frame)}, then written{_at(trace, first.frame)} without a new "
        f"version; b{pass_id}p{pop} {outcome}"
    )
    node = trace.names.node(saved.node)
    lines = [_line("saved", trace, save_frame, f"v{saved.version}", f"{node} needs `{saved.field}`")]
    lines += [
        _line("written", trace, w.frame, f"v{w.new}", "no new version, no check can see it")
        for w in writes
        if w.step < step
    ]
    lines.append(
        _line("used", trace, trace.pass_info(pass_id).frame, f"b{pass_id}p{pop}", "the graph is older than the tensor")
    )
    lines.append("  remedy   write after the backward, or keep a clone() of what it needs")
    frames = [f for f in (first.frame, save_frame, trace.pass_info(pass_id).frame) if f]
    return Answer(
        "stale-unversioned", title, lines, "warning" if told is None else told.severity, frames,
        saved.node, saved.tensor, pass_id, pop, step,
        _key(trace, "stale-unversioned", save_frame, first.frame),
        {
            "field": saved.field,
            "saved_at": trace.where(save_frame),
            "written_at": [trace.where(w.frame) for w in writes],
        },
    )  # fmt: skip


def _tells(finding: R.Finding, saved: Saved, pass_id: int, pop: int) -> bool:
    """Is this what the engine itself said of a wrapper that was written without a new version?"""
    here = (finding.kind, finding.pass_id, finding.pop, finding.node, finding.tensor)
    return here == ("stale-unversioned", pass_id, pop, saved.node, saved.tensor)


def _refused(trace: Trace, about: Target) -> list[Answer]:
    """In-place writes on leaves that want a gradient: refused before the data changed."""
    found: list[Answer] = []
    c = trace.columns
    for k in np.flatnonzero(c["step.mark"] > 0).tolist():
        call = trace.record(int(c["step.row"][k]))
        if not isinstance(call, R.OpRan) or call.error is None or not call.inputs or not call.inputs[0]:
            continue
        view = tensor = trace.tensor(call.inputs[0][0].tensor)
        if not tensor.leaf and "that doesn't stop gradient can't use inplace" in call.error.text:
            tensor = trace.tensor(tensor.storage)  # the first tensor that was seen on this memory
        if not trace.names.op_name(call.call).endswith("_") or not tensor.leaf or tensor.stop_gradient:
            continue
        frame = trace.call_frame(call.call)
        if not about.covers(trace, 0, tensor.id, [frame]) and not about.covers(trace, 0, view.id, [frame]):
            continue
        name = trace.names.tensor(tensor.id).text
        text = trace.names.op(call.call)
        title = f"{name} is a leaf that wants a gradient: `{text}`{_at(trace, frame)} may not write it in place"
        lines = [_line("made", trace, tensor.frame, "v0", "a leaf: its gradient is wanted")]
        if view is not tensor:
            lines.append(_line("view", trace, view.frame, "", f"{trace.names.tensor(view.id)} shows its memory"))
        lines.append(_line("refused", trace, frame, "", "nothing was changed"))
        lines.append(f"  remedy   write under no_grad(), or make a new tensor{_remedy(text)}")
        frames = [f for f in (frame, tensor.frame, view.frame if view is not tensor else 0) if f]
        found.append(
            Answer(
                "leaf-inplace", title, lines, "error", frames, 0, tensor.id, 0, 0, k,
                _key(trace, "leaf-inplace", tensor.frame, frame), {"op": trace.names.op_name(call.call)},
            )
        )  # fmt: skip
    return found


def harmless(trace: Trace) -> list[Answer]:
    """Notes on writes that look dangerous and are not: an op of a graph that was still to run had read what they
    changed, and had not saved it. One per line."""
    found: dict[str, Answer] = {}
    for answer in _harmless(trace, Target(), readers=True):
        found.setdefault(answer.key, answer)
    return list(found.values())


def _harmless(trace: Trace, about: Target, readers: bool = False) -> list[Answer]:
    """Versioned writes to what was asked about that no checked wrapper, alive at that time, had saved before.

    readers: only those after some op of a living graph had read the tensor.
    """
    c = trace.columns
    found: list[Answer] = []
    writes = c["write.versioned"] > 0
    if readers:
        writes &= c["record.kind"][c["write.row"]] == R.OpRan.__struct_config__.tag  # not the writes of optimizers
    for i in np.flatnonzero(writes).tolist():
        storage, step = int(c["write.storage"][i]), int(c["write.step"][i])
        low, high = (int(np.searchsorted(c["wrap.storage"], storage, side)) for side in ("left", "right"))
        span = slice(low, high)
        held = (
            (c["wrap.step"][span] < step)
            & (c["wrap.checked"][span] > 0)
            & (_cleared(trace, c["wrap.node"][span]) > step)
        )
        if held.any():
            continue
        tensor, read = int(c["write.tensor"][i]), 0
        if readers:
            read = _reader(trace, tensor, int(c["write.row"][i]), step)
            if not read:
                continue
        write = _write(trace, i)
        if not about.covers(trace, 0, write.tensor, [write.frame]):
            continue
        name = trace.names.tensor(write.tensor).text
        why = f"{trace.names.node_label(read)} had not saved its values" if read else "nothing had saved it"
        title = (
            f"{name}: `{write.text}`{_at(trace, write.frame)} changes it in place (v{write.old} → v{write.new}); "
            f"no harm, {why}"
        )
        found.append(
            Answer(
                "harmless-write", title, [], "note", [write.frame] if write.frame else [], 0, write.tensor, 0, 0, step,
                _key(trace, "harmless-write", 0, write.frame), {"old": write.old, "new": write.new},
            )
        )  # fmt: skip
    return found


def _reader(trace: Trace, tensor: int, row: int, step: int) -> int:
    """A node, made before an op's write and run after it, whose op had read the tensor that is written. 0: none."""
    c = trace.columns
    call = trace.record(row)
    if not isinstance(call, R.OpRan):
        return 0
    own = set(call.nodes)
    producers = {trace.producer(tensor, step - 1), *trace.leaf_nodes.get(tensor, [])} - {0}
    by_dst = c["edge.by_dst"]
    for producer in producers:
        low, high = (int(np.searchsorted(c["edge.dst"], producer, side, sorter=by_dst)) for side in ("left", "right"))
        for src in c["edge.src"][by_dst[low:high]].tolist():
            made = trace.node(src)
            at = trace.call_step(made.call) if made is not None and made.call else None
            if src in own or at is None or at >= step:
                continue
            ran = [k for b, p in trace.pops_of(src) if (k := trace.steps.pop_start(b, p)) is not None]
            if ran and min(ran) > step:
                return int(src)
    return 0


# -- words


def _at(trace: Trace, frame: int) -> str:
    where = trace.where(frame)
    return f" at {where}" if where else ""


def _alias(trace: Trace, tensor: int) -> str:
    """Another name of the memory, with the line that made it: `v (f7.py:5)`."""
    where = trace.where(trace.tensor(tensor).frame)
    return trace.names.tensor(tensor).text + (f" ({where})" if where else "")


def _line(word: str, trace: Trace, frame: int, version: str, told: str) -> str:
    where = trace.where(frame) or "before the recording"
    return f"  {word:<8} {where:<16} {version:<8} {trace.line_text(frame)}  ({told})".replace("   (", "  (")


def _remedy(text: str) -> str:
    """`h2 += 0.1` as ` (`h2 = h2 + 0.1`)`, `x.add_(w)` as ` (`x = x.add(w)`)`; "" where the text tells no such form."""
    method = re.fullmatch(r"([\w.]+)\.(\w+)_\((.*)\)", text)
    if method:
        name, op, args = method.groups()
        return f" (`{name} = {name}.{op}({args})`)"
    for sign in ("**", "//", "+", "-", "*", "/", "@"):
        left, found, right = text.partition(f" {sign}= ")
        if found and left.strip().isidentifier():
            return f" (`{left.strip()} = {left.strip()} {sign} {right.strip()}`)"
    return ""


def _key(trace: Trace, kind: str, saved: int, written: int) -> str:
    return f"{kind}|{trace.where(saved)}|{trace.where(written)}"
