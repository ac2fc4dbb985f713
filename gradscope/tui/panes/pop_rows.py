"""The rows of a pop's table: what each kind of step did, where, and what was there before and after."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gradscope.trace import records as R
from gradscope.trace.figures import norm_of
from gradscope.tui.look import FAILED, HOOK, NOW
from gradscope.tui.panes.text import Part, line, meta, milliseconds, norm, ratio, shape
from gradscope.tui.panes.words import brief, called, tensor, version_mark, worked_out
from gradscope.tui.panes.words import where as where_of
from gradscope.tui.view import Lens

if TYPE_CHECKING:
    from gradscope.trace.moment import Moment
    from gradscope.trace.steps import Step
    from gradscope.trace.trace import Trace


@dataclass(slots=True)
class Row:
    """Cells of one row of the table."""

    what: Part = ""
    where: Part = ""
    extra: Part = ""
    before: Part = ""
    after: Part = ""
    state: Part = ""
    mark: Part = ""
    wide: bool = False  # the state begins where the extra column does: a text that needs room


def row(moment: Moment, k: int, lens: Lens, ascii: bool) -> Row:
    """The row of step k, as it stands in the record."""
    step = moment.trace.steps[k]
    record = moment.trace.record(step.row)
    make = _ROWS.get(step.kind)
    if make is None:
        return Row(what=step.kind.replace("_", " "), state=_sentence(moment, k), wide=True)
    return make(moment, step, record, lens, ascii)


def _sentence(moment: Moment, k: int) -> str:
    from gradscope.trace.story import sentence

    return brief(moment.trace, sentence(moment.trace, k))


def place(moment: Moment, node: int, slot: int, rank: int, lens: Lens, word: str = "in") -> str:
    """`n11 in 0`, with the rank when it is not 0 or the lens is the engine's: `n11 in 0:0`; a leaf by its gradient."""
    name = called(moment.trace, node)
    made = moment.trace.node(node)
    if lens == "user":
        if made is not None and made.kind == "leaf":
            return name
        return f"n{node} {word} {slot}" + (f":{rank}" if rank else "")
    leaf = f" {tensor(moment.trace, made.tensor)}" if made is not None and made.kind == "leaf" else ""
    return f"n{node}{leaf} {word} {slot}:{rank}"


def change(trace: Trace, before: R.Value | None, after: R.Value | None) -> str:
    """`changed by x0.58` where both norms are known and the old one is not 0; `changed` else."""
    if before is not None and after is not None and before.shape != after.shape:
        return f"changed shape {shape(before.shape)} → {shape(after.shape)}"
    old, new = norm_of(trace, before), norm_of(trace, after)
    return f"changed by {ratio(new / old)}" if old and new is not None else "changed"


def _pop(moment: Moment, step: Step, record: R.Record, lens: Lens, ascii: bool) -> Row:
    if not isinstance(record, R.NodeRan):
        return Row("pop", f"n{step.node}", state=("never finished", "failed"), mark=(FAILED, "failed"))
    made_out = worked_out(moment.trace, "queue", record)
    queue = f"from the front, {made_out}queue {record.queue_left + 1} → {record.queue_left}"
    filled, slots = sum(slot.defined for slot in record.holder), len(record.holder)
    held = worked_out(moment.trace, "holder", record)
    state = queue if lens == "user" or filled == slots else f"{queue}, {held}{filled} of {slots} slots came"
    return Row(worked_out(moment.trace, "order", record) + "pop", f"n{record.node}", state=state)


def _zero_fill(moment: Moment, step: Step, record: R.NodeRan, lens: Lens, ascii: bool) -> Row:
    slot = record.holder[step.item]
    where = place(moment, record.node, slot.slot, slot.rank, lens)
    made_out = worked_out(moment.trace, "holder", record)
    return Row("zero fill", where, _shape(slot.value), "empty", "zeros", f"{made_out}nothing arrived in this slot")


def _hook(moment: Moment, step: Step, record: R.Record, lens: Lens, ascii: bool) -> Row:
    ran, node = _hook_of(step, record)
    made = moment.trace.hook(ran.hook)
    name = (made.name if made is not None else "") or f"k{ran.hook}"
    kind = "hook" if step.kind == "hook" else step.kind.replace("_", " ")
    where = place(moment, node, ran.slot, ran.rank, lens, "out" if step.kind == "post_hook" else "in")
    made_out = worked_out(moment.trace, "hooks", record)
    seat = ""
    if made is not None and made.line:
        seat = brief(moment.trace, f"{made.file.replace(chr(92), '/').rsplit('/', 1)[-1]}:{made.line}")
    if ran.error is not None:
        return Row(
            f"{kind} {name}",
            where,
            seat,
            norm(moment.trace, ran.before),
            "",
            (ran.error.type, "failed"),
            (HOOK, "hook"),
        )
    if ran.outcome == "changed" or (ran.outcome == "" and ran.after is not None):
        return Row(
            f"{kind} {name}",
            where,
            seat,
            norm(moment.trace, ran.before),
            norm(moment.trace, ran.after),
            made_out + change(moment.trace, ran.before, ran.after),
            (HOOK, "hook"),
        )
    state = "gave the same back" if ran.outcome == "same" else "returned None: unchanged"
    return Row(
        f"{kind} {name}",
        where,
        seat,
        norm(moment.trace, ran.before),
        norm(moment.trace, ran.before),
        made_out + state,
        (HOOK, "hook"),
    )


def _hook_of(step: Step, record: R.Record) -> tuple[R.HookRan, int]:
    if isinstance(record, R.LeafGrew):
        return record.reduce_hooks[step.item], record.node
    assert isinstance(record, R.NodeRan)
    return (record.hooks if step.kind == "hook" else record.post_hooks)[step.item], record.node


def _check(moment: Moment, step: Step, record: R.NodeRan, lens: Lens, ascii: bool) -> Row:
    check = record.checks[step.item]
    name = tensor(moment.trace, check.tensor)
    field = check.field if lens == "engine" else ""
    if not check.checked:
        made = moment.trace.node(record.node)
        by_layer = bool(check.storage) and made is not None and made.kind == "pylayer"
        why = "a PyLayer saved it" if by_layer else "only shape and dtype are needed"
        why = "a pack hook keeps it" if check.unpacked else why
        return Row("saved", name, field, f"@{check.saved}", "", f"{why}: not checked")
    made_out = worked_out(moment.trace, "wrappers", record) or worked_out(moment.trace, "versions", record)
    state: Part = f"{made_out}same version" if check.ok else (f"{made_out}changed in place since it was saved", "bad")
    mark = version_mark(check.ok, ascii)
    return Row("saved", name, field, f"@{check.saved}", f"@{check.now}", state, (mark[0].strip(), mark[1]))


def _compute(moment: Moment, step: Step, record: R.NodeRan, lens: Lens, ascii: bool) -> Row:
    given = sum(out.defined for out in record.outputs)
    came = sum(slot.defined for slot in record.holder)
    made = moment.trace.node(record.node)
    where = f"n{record.node}"
    if lens == "engine" and made is not None and made.call:
        where += f" {moment.trace.names.node_label(record.node)}_grad"
    came_in = f"{worked_out(moment.trace, 'inputs', record)}{came} in"
    given_out = f"{worked_out(moment.trace, 'outputs', record)}{given} out"
    return Row("compute", where, "", came_in, given_out, milliseconds(record.ns))


def _free(moment: Moment, step: Step, record: R.NodeRan, lens: Lens, ascii: bool) -> Row:
    parts = []
    if record.cleared:
        parts.append("saved tensors" if lens == "user" else "wrappers")
    if record.freed:
        parts.append("what came in" if lens == "user" else "holder")
    state = f"lets go of {' and '.join(parts)}" if parts else "kept: retain_graph"
    return Row("free", f"n{record.node}", state=worked_out(moment.trace, "free", record) + state)


def _give(moment: Moment, step: Step, record: R.NodeRan, lens: Lens, ascii: bool) -> Row:
    edge = record.edges[step.item]
    given = next((out for out in record.outputs if (out.slot, out.rank) == (edge.slot, edge.rank)), None)
    value = given.value if given is not None else None
    out = f"{edge.slot}:{edge.rank}" if lens == "engine" or edge.rank else str(edge.slot)
    where = place(moment, edge.node, edge.in_slot, edge.in_rank, lens)
    engine = lens == "engine"
    held = worked_out(moment.trace, "holder", record)
    made_out = worked_out(moment.trace, "in_degree", record)
    needs = f"{made_out}{'in-degree' if engine else 'needs'} {edge.left + 1} → {edge.left}"
    made = moment.trace.node(edge.node)
    leaf = "leaf: " if made is not None and made.kind == "leaf" else ""
    if edge.queued == R.FRONT:
        state = f"{needs}, {leaf + 'push_front' if engine else 'ready, ' + leaf + 'goes to the front'}"
    elif edge.queued == R.SORTED:
        state = f"{needs}, {'pushed by its priority' if engine else 'ready, ' + leaf + 'queued by its priority'}"
    elif edge.queued == R.BACK:
        state = f"{needs}, {'push_back' if engine else 'ready, goes to the back'}"
    else:
        state = f"{needs}, waits"
    if edge.how == R.UNDEFINED:
        return Row(f"give  out {out}", where, "", "", "nothing", state)
    if edge.how == R.ADD:
        return Row(
            f"add   out {out}",
            where,
            _shape(value),
            held + norm(moment.trace, edge.before),
            held + norm(moment.trace, edge.after),
            state,
        )
    return Row(f"give  out {out}", where, _shape(value), "empty", held + norm(moment.trace, edge.after or value), state)


def _leaf(moment: Moment, step: Step, record: R.LeafGrew, lens: Lens, ascii: bool) -> Row:
    name = tensor(moment.trace, record.tensor)
    words = {
        "set": "set: it was empty",
        "add": "added to what was there",
        "merge": "rows merged",
        "retain": "kept for a look",
        "dropped": "the tensor is gone: gradient dropped",
        "withheld": "grad() writes no .grad",
        "nothing": "no gradient came: as it was",
    }
    before = "none" if record.before is None and record.how in ("set", "retain") else norm(moment.trace, record.before)
    after = "" if record.how in R.UNWRITTEN else norm(moment.trace, record.after)
    made_out = worked_out(moment.trace, "leaf_grad")
    where = f"{name}.grad"
    return Row("write", where, _shape(record.after), before, after, made_out + words.get(record.how, record.how))


def _fail(moment: Moment, step: Step, record: R.NodeRan, lens: Lens, ascii: bool) -> Row:
    error = record.error
    text = f"{error.type}: {' '.join(error.text.split())}" if error is not None else "raised"
    return Row(("stops", "failed"), f"n{record.node}", state=(text, "failed"), mark=(FAILED, "failed"), wide=True)


def _op(moment: Moment, step: Step, record: R.OpRan, lens: Lens, ascii: bool) -> Row:
    expression = moment.trace.names.op(record.call)
    out = next((one for slot in record.outputs for one in slot), None)
    value = out.value if out is not None else None
    size = norm(moment.trace, value) if value is not None else ""
    about = line("runs inside the pop  ", (meta(out.meta) if out is not None else "", "dim"))
    return Row("op", expression, where_of(moment.trace, record.frame), "", size, about)


def _opened(moment: Moment, step: Step, record: R.Opened, lens: Lens, ascii: bool) -> Row:
    made = moment.trace.hook(record.id) if record.id else None
    name = f" {made.name}" if made is not None else ""
    state = ("began, never finished: the process ended in here", "failed")
    return Row(f"{record.kind}{name}", f"n{record.node}", state=state, mark=(NOW, "running"), wide=True)


def _shape(value: R.Value | None) -> str:
    return shape(value.shape) if value is not None else ""


_ROWS: dict[str, Callable[..., Row]] = {
    "pop": _pop,
    "zero_fill": _zero_fill,
    "hook": _hook,
    "check": _check,
    "compute": _compute,
    "post_hook": _hook,
    "reduce_hook": _hook,
    "free": _free,
    "give": _give,
    "fail": _fail,
    "leaf": _leaf,
    "op": _op,
    "opened": _opened,
}
