"""Rows in the box of a GradNode: expression, metas, hooks, buffers, leaf gradient, state; how tensors are called."""

from __future__ import annotations

from pathlib import PurePath

from gradscope.render.scene import Row
from gradscope.render.words import shorten, shorten_name
from gradscope.trace.moment import Moment
from gradscope.trace.records import WHOLE, Meta, NodeMade, Value
from gradscope.trace.states import LEFT_OUT, HolderState, HookState, LeafState
from gradscope.trace.trace import Trace
from gradscope.trace.values import complete

MOST = 4  # rows of one kind in a box; the rest is counted
CODE_WIDTH, NAME_WIDTH = 38, 28
SHORT = {"float": "f", "int": "i", "uint": "u", "complex": "c", "bfloat": "bf"}


def meta_text(meta: Meta | None) -> str:
    """`f32[16,10]`, `coo f32[16,10]` for a sparse tensor; `–` when nothing is known."""
    if meta is None:
        return "–"
    letters = meta.dtype.rstrip("0123456789")
    dtype = SHORT.get(letters, letters) + meta.dtype[len(letters) :]
    kind = f"{meta.layout} " if meta.layout else ""
    return f"{kind}{dtype}[{','.join(str(size) for size in meta.shape)}]"


def norm_text(trace: Trace, value: Value | None) -> str:
    """`|g| 2.37`: the norm as recorded, or worked out where every element was kept; else ""."""
    if value is None:
        return ""
    if value.norm is None and value.how == WHOLE:
        array = trace.value(value)
        value = complete(value, array) if array is not None else value
    return "" if value.norm is None else f"|g| {value.norm:.3g}"


def tensor_name(trace: Trace, tensor: int) -> str:
    """What a person calls the tensor, short enough for a box; one that has no name is called by its line."""
    name = trace.names.tensor(tensor)
    text = name.text
    if name.fallback and text.startswith(f"{PurePath(trace.began.script).name}:"):
        text = text[text.index(":") :]
    return shorten_name(text, NAME_WIDTH)


def few(rows: list[Row], kind: str, what: str) -> list[Row]:
    """At most MOST rows, the rest as one that counts them."""
    if len(rows) <= MOST:
        return rows
    return [*rows[: MOST - 1], Row(kind, f"… {len(rows) - MOST + 1} more {what}")]


def meta_rows(trace: Trace, node: NodeMade) -> list[Row]:
    """`in f32[16,10]`, one meta per in slot and rank; for a leaf what the leaf is."""
    if node.kind == "leaf":
        where = trace.tensor(node.tensor)
        line = trace.location(where.frame)[1]
        return [Row("meta", f"leaf {meta_text(where.meta)}", aside=f":{line}" if line else "")]
    metas = [meta_text(meta) for ranks in node.in_meta for meta in ranks]
    if not metas:
        return []
    more = f" +{len(metas) - 3}" if len(metas) > 3 else ""
    return [Row("meta", "in " + "  ".join(metas[:3]) + more)]


def code_rows(trace: Trace, node: NodeMade) -> list[Row]:
    """The user's expression that made the node, with its line."""
    if node.kind == "leaf":
        return []
    line = trace.node_line(node.node)[1]
    if not line:  # made before the recording, or by no line of the user's
        return []
    return [Row("code", shorten(trace.names.node_expr(node.node), CODE_WIDTH) or node.name, aside=f":{line}")]


def hook_row(hook: HookState) -> Row:
    """One hook: its function and whether it has run in this pass."""
    name = shorten(hook.name or "hook", NAME_WIDTH)
    kind = "" if hook.kind == "gradient" or name.startswith(hook.kind) else f"{hook.kind} "
    did = {"set": "", "ran": "ran", "gone": "removed"}[hook.status]
    if hook.status == "ran" and hook.changed:
        did = "ran, changed it"
    return Row("hook", f"{kind}{name}", "hook", did)


def buffer_row(trace: Trace, holder: HolderState, several: bool) -> Row:
    """One buffer of the holder: how many of its contributions are in."""
    where = f"{holder.slot}:{holder.rank} " if several else ""
    text = f"{where}{holder.contributions} of {holder.expected} in"
    return Row("buffer", text, "buffer", norm_text(trace, holder.value))


def leaf_rows(trace: Trace, leaf: LeafState) -> list[Row]:
    """What `.grad` of a leaf is once the pass wrote it."""
    if leaf.state == "written":
        how = {"set": "set", "add": "added to", "merge": "merged", "retain": "retained"}.get(leaf.how, leaf.how)
        return [Row("grad", f".grad {how}", "grad", norm_text(trace, leaf.now))]
    if leaf.state == "withheld":
        return [Row("grad", ".grad left as it is", "grad")]
    if leaf.state == "nothing":
        return [Row("grad", "no gradient came", "grad")]
    return [Row("grad", "nobody left to give it to", "grad")] if leaf.state == "dropped" else []


def fetch_rows(trace: Trace, pass_id: int, node: int) -> list[Row]:
    """The results of grad() that are taken at this node."""
    plan = trace.plan(pass_id)
    fetches = [fetch for fetch in plan.fetches if fetch.node == node] if plan is not None else []
    return [Row("fetch", f"result for {tensor_name(trace, fetch.tensor)}", "fetch") for fetch in fetches]


def state_rows(trace: Trace, moment: Moment, node: int, state: str, queue: list[int]) -> list[Row]:
    """Where the node stands in the pass, in words."""
    pop = moment.popped_as(node)
    at = f" p{pop}" if pop else ""
    if state == "done":
        text = f"done{at}"
    elif state == "running":
        unfinished = pop and not trace.live and trace.pop_record(moment.pass_id, pop) is None
        text = f"running{at}" + (", never finished" if unfinished else "")
    elif state == "failed":
        return [Row("state-error", f"failed{at}", "error")]
    elif state == "queued":
        place = queue.index(node) + 1 if node in queue else 0
        text = "in queue" + (f", {place} of {len(queue)}" if place else "")
    elif state == "waits":
        left, total = moment.in_degree(node)
        text = f"waits: needs {total}, has {total - left}"
    elif state == "pruned":
        reason = moment.pruned(node)
        text = "pruned" + (f": {LEFT_OUT.get(reason, reason)}" if reason else "")
    else:
        return []
    return [Row(f"state-{state}", text, state)]
