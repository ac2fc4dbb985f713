"""One plain sentence per step, for people who read instead of look; and one per record, for `show`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from gradscope.trace import records as R
from gradscope.trace.sparse import COO, CSR, text_of
from gradscope.trace.states import LEFT_OUT
from gradscope.trace.steps import Step

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace


def sentence(trace: Trace, k: int) -> str:
    """What happens at step k, in one sentence without a full stop. Raises IndexError outside the trace."""
    step = trace.steps[k]
    return _TELLERS[step.kind](trace, trace.record(step.row), step)


def describe(trace: Trace, record: R.Record) -> str:
    """A whole record in one sentence, descriptions included."""
    if isinstance(record, R.SourceSeen):
        return f"source {record.file}" + ("" if record.text is not None else " (text not kept)")
    if isinstance(record, R.FrameSeen):
        return f"frame {record.frame} is {trace.where(record.frame)} in {record.function or '?'}"
    if isinstance(record, R.SiteSeen):
        return f"call site {record.site} calls {record.op} at {trace.where(record.frame) or 'an unknown place'}"
    if isinstance(record, R.NodeMade):
        return _node_made(trace, record)
    if isinstance(record, R.NodeRan):
        edges = f", {len(record.edges)} edges" if record.edges else ""
        end = f", failed: {_brief(record.error.text)}" if record.error is not None else ""
        return f"b{record.pass_id}p{record.pop} ran {trace.names.node(record.node)}{edges}{end}"
    if isinstance(record, R.Opened):
        return _opened(trace, record, None)
    for kind, name in _RECORD_KINDS.items():
        if isinstance(record, kind):
            return _TELLERS[name](trace, record, None)
    raise TypeError(f"{type(record).__name__} has no sentence")


# -- small words


def value_text(trace: Trace, value: R.Value | None) -> str:
    """A value in a few characters: its elements when it is tiny, else its norm; `–` when nothing was kept."""
    if value is None:
        return "–"
    parts = trace.sparse(value) if value.kind else None
    if parts is not None:
        norm = value_norm(trace, value)
        return (f"|g| {norm:.3g} in " if norm is not None else "") + text_of(parts, 6)
    array = trace.value(value) if value.how == R.WHOLE else None
    if array is not None and array.size == 1:
        return f"{array.reshape(-1)[0]:.4g}"
    if array is not None and array.size <= (2 if array.dtype.kind == "c" else 4) and array.dtype.kind in "fiubc":
        return "[" + " ".join(f"{x:.4g}" for x in array.reshape(-1)) + "]"
    norm = value_norm(trace, value)
    return f"|g| {norm:.3g}" if norm is not None else "–"


def value_norm(trace: Trace, value: R.Value | None) -> float | None:
    """Euclidean norm of a value: as recorded, or from its elements when all were kept; None when nobody can know."""
    if value is None or value.norm is not None:
        return value.norm if value is not None else None
    array = trace.value(value) if value.how == R.WHOLE else None
    return (
        None
        if array is None
        else float(np.linalg.norm(array.reshape(-1).astype(np.complex128 if array.dtype.kind == "c" else np.float64)))
    )


def _brief(text: str) -> str:
    first = text.strip().splitlines()[0] if text.strip() else "an error"
    return first if len(first) <= 100 else first[:99] + "…"


def _place(trace: Trace, frame: int) -> str:
    where = trace.where(frame)
    return f" at {where}" if where else ""


def _slot(slot: int, rank: int) -> str:
    return "" if slot == rank == 0 else f" {slot}:{rank}"


def _many(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def _tensor(trace: Trace, tensor: int) -> str:
    return trace.names.tensor(tensor).text if tensor else "a tensor"


# -- one teller per kind of step: (trace, record, step or None when a whole record is told)


def _began(trace: Trace, r: Any, step: Step | None) -> str:
    return f"recording begins: {r.script or ' '.join(r.argv) or 'a program'}, engine {r.producer}"


def _op(trace: Trace, r: Any, step: Step | None) -> str:
    text = trace.names.op(r.call)
    frame = trace.call_frame(r.call)
    where = _place(trace, frame)
    if step is not None and step.pop and frame and frame == trace.pass_info(step.pass_id).frame:
        # No line of the script wrote it: the formula of a gradient that is recorded did.
        text = f"{trace.names.op_name(r.call)} for the gradient of {trace.names.node(step.node)}"
    elif trace.names.is_part(r.call):
        text = f"{trace.names.op_name(r.call)} in {text}"
    if not r.outputs and r.error is None and r.inputs and trace.names.op_name(r.call) == "grad":
        return f"{_tensor(trace, r.inputs[0][0].tensor)}.grad is read{where}: it is None"
    if r.error is not None:
        layer = f" in layer {r.layer}" if r.layer else ""
        return f"{text} fails{layer}{where}: {_brief(r.error.text)}"
    made = [trace.names.node(n) for n in r.nodes]
    more = f", makes {', '.join(made)}" if made else ""
    moved = [f"{_tensor(trace, b.tensor)} goes from v{b.old} to v{b.new}" for b in r.bumps]
    written = f"; {', '.join(moved)}" if moved else ""
    left = "" if r.outputs else " and leaves the graph"
    return f"{text} runs{where}{left}{more}{written}"


def _met(trace: Trace, r: Any, step: Step | None) -> str:
    shape = "x".join(map(str, r.meta.shape)) or "scalar"
    verb = "is made" if r.made else "is met"
    return f"{_tensor(trace, r.tensor)} {verb}{_place(trace, r.frame)}: {shape} {r.meta.dtype}" + (
        "" if r.stop_gradient else ", wants a gradient"
    )


def _change(trace: Trace, r: Any, step: Step | None) -> str:
    name, where = _tensor(trace, r.tensor), _place(trace, r.frame)
    told = {
        "stop_gradient": f"{name}.stop_gradient becomes {r.new}",
        "detach_": f"{name} is detached from its graph",
        "rebased": (f"{name} now comes out of n{r.new}" if r.new else f"{name} is a constant now") + _was(r),
        "grad_set": f"{name}.grad is set",
        "grad_cleared": f"{name}.grad is cleared",
        "retain_grads": f"{name} will keep its gradient",
        "set_value": f"{name} gets a new value without a new version",
        "optimizer": f"the optimizer writes {name}" + ("" if r.versioned else " without a new version"),
        "write": f"{name} is written without a new version",
        "name": f"t{r.tensor} is named {r.new}" + (f" in {r.how}" if r.how else ""),
    }
    return told.get(r.what, f"{name}: {r.what}") + where


def _was(r: Any) -> str:
    """What a rebased tensor came out of before, as far as it is known, and why another history than the written
    tensor's own was changed."""
    before = [] if r.old is None else [f"was n{r.old}" if r.old else "was a constant"]
    words = before + ([f"it {r.how}"] if r.how else [])
    return f" ({'; '.join(words)})" if words else ""


def _hook_set(trace: Trace, r: Any, step: Step | None) -> str:
    hook = f"{r.kind} hook {r.name or r.hook} is set"
    if r.kind in ("pack", "unpack"):
        return f"{hook}{_place(trace, r.frame)}"
    target = _tensor(trace, r.tensor) if r.tensor else trace.names.node(r.node) if r.node else "the pass"
    return f"{hook} on {target}{_place(trace, r.frame)}"


def _hook_gone(trace: Trace, r: Any, step: Step | None) -> str:
    return f"hook {trace.names.hook(r.hook)} is removed{_place(trace, r.frame)}"


def _pass(trace: Trace, r: Any, step: Step | None) -> str:
    roots = ", ".join(_tensor(trace, x.tensor) for x in r.roots) or "nothing"
    nodes = _many(len(r.in_degrees), "node")
    inside = f" inside b{r.parent}" if r.parent else ""
    queue = ", ".join(f"n{n}" for n in r.queue[:4]) + (" …" if len(r.queue) > 4 else "")
    return (
        f"b{r.pass_id} {r.kind} from {roots} begins{_place(trace, r.frame)}{inside}: {nodes}, queue {queue or 'empty'}"
    )


def _plan(trace: Trace, r: Any, step: Step | None) -> str:
    nodes = [p for p in r.pruned if p.slot < 0]
    cut = f" and cuts {_many(len(r.pruned) - len(nodes), 'edge')}" if len(nodes) < len(r.pruned) else ""
    whys = dict.fromkeys(LEFT_OUT.get(p.why, p.why) for p in nodes or r.pruned)
    why = f" ({', '.join(whys)})" if whys else ""
    return (
        f"grad() plans: takes {_many(len(r.fetches), 'gradient')}, ends at {_many(len(r.ending), 'node')}, leaves out "
        f"{_many(len(nodes), 'node')}{cut}{why}"
    )


def _pop(trace: Trace, r: Any, step: Step | None) -> str:
    if isinstance(r, R.Opened):
        return f"p{r.pop} takes {trace.names.node(r.node)} from the queue and never finishes"
    left = f"{r.queue_left} left" if r.queue_left else "now empty"
    plan = trace.plan(r.pass_id)
    takes = f"p{r.pop} takes {trace.names.node(r.node)} from the front of the queue ({left})"
    if plan is None:
        return takes
    taken = [_tensor(trace, f.tensor) for f in plan.fetches if f.node == r.node and f.how != "seed"]
    here = ", ".join(dict.fromkeys(taken))
    if r.node in plan.ending:
        return f"{takes}; grad() ends here and takes the gradient of {here}"
    return takes + (f"; grad() takes the gradient of {here} here" if here else "")


def _zero_fill(trace: Trace, r: Any, step: Step | None) -> str:
    b = r.holder[step.item] if step is not None else r.holder[0]
    return f"no gradient came for slot{_slot(b.slot, b.rank) or ' 0:0'} of n{r.node}: it is filled with zeros"


def _ran_hook(trace: Trace, hook: R.HookRan, what: str) -> str:
    name = trace.names.hook(hook.hook)
    if hook.error is not None:
        return f"{what} {name} raises {hook.error.type}: {_brief(hook.error.text)}"
    if hook.after is None:
        effect = "leaves it as it is" if hook.outcome in ("", "same") else "changes it"
        return f"{what} {name} sees {value_text(trace, hook.before)} and {effect}"
    return f"{what} {name} turns {value_text(trace, hook.before)} into {value_text(trace, hook.after)}"


def _hook(trace: Trace, r: Any, step: Step | None) -> str:
    return _ran_hook(trace, r.hooks[step.item if step is not None else 0], "hook")


def _post_hook(trace: Trace, r: Any, step: Step | None) -> str:
    return _ran_hook(trace, r.post_hooks[step.item if step is not None else 0], "post hook")


def _reduce_hook(trace: Trace, r: Any, step: Step | None) -> str:
    hook = r.reduce_hooks[step.item if step is not None else 0]
    return f"reduce hook {trace.names.hook(hook.hook)} runs after {_tensor(trace, r.tensor)}.grad is written"


def _pack_hook(trace: Trace, r: Any, step: Step | None) -> str:
    hook = r.packs[step.item if step is not None else 0]
    name = f"pack hook {trace.names.hook(hook.hook)}"
    if hook.error is not None:
        return f"{name} raises {hook.error.type}: {_brief(hook.error.text)}"
    return f"{name} takes a tensor that {trace.names.op(r.call)} saves"


def _final_hook(trace: Trace, r: Any, step: Step | None) -> str:
    hook = r.final_hooks[step.item if step is not None else 0]
    name = f"final hook {trace.names.hook(hook.hook)}"
    if hook.error is not None:
        return f"{name} raises {hook.error.type}: {_brief(hook.error.text)}"
    return f"{name} runs when all gradients of b{r.pass_id} are complete"


def _check(trace: Trace, r: Any, step: Step | None) -> str:
    w = r.checks[step.item if step is not None else 0]
    name = _tensor(trace, w.tensor)
    if not w.ok:
        return f"saved {name} ({w.field}) was version {w.saved} and is now version {w.now}: changed in place since"
    if not w.checked:
        if w.unpacked:
            why = "an unpack hook gave it back"
        elif w.storage and (made := trace.node(r.node)) is not None and made.kind == "pylayer":
            why = "a PyLayer saved it" + ("" if w.saved == w.now else f"; it went from v{w.saved} to v{w.now} since")
        else:
            why = "only its shape is needed"
        return f"saved {name} ({w.field}) is not checked: {why}"
    return f"saved {name} ({w.field}) is still version {w.saved}"


def _compute(trace: Trace, r: Any, step: Step | None) -> str:
    if r.error is not None and not r.outputs:
        return f"{trace.names.node(r.node)} begins to compute and does not come to the end"
    made = sum(1 for o in r.outputs if o.defined)
    time = f" in {r.ns / 1e6:.2f} ms" if r.ns else ""
    return f"{trace.names.node(r.node)} computes {_many(made, 'gradient')}{time}"


def _free(trace: Trace, r: Any, step: Step | None) -> str:
    saved = " and its saved tensors" if r.cleared else ""
    return f"n{r.node} lets go of its holder{saved}"


def _give(trace: Trace, r: Any, step: Step | None) -> str:
    e = r.edges[step.item if step is not None else 0]
    to = f"{trace.names.node(e.node)}{_slot(e.in_slot, e.in_rank)}"
    how = {
        R.COPY: "gives {to} its first gradient",
        R.ADD: "adds to the gradient of {to}",
        R.UNDEFINED: "has no gradient for {to}, which counts all the same",
    }.get(e.how, "gives to {to}").format(to=to)
    if e.queued == R.NO:
        rest = f"{to.split()[0]} still needs {e.left}" if e.left else "in-degree 0"
    elif e.queued == R.SORTED:
        rest = "nothing more is needed, it goes to its place in the queue"
    else:
        rest = f"nothing more is needed, it goes to the {e.queued} of the queue"
    return f"out{_slot(e.slot, e.rank) or ' 0:0'} {how}; {rest}"


def _fail(trace: Trace, r: Any, step: Step | None) -> str:
    return f"p{r.pop} {trace.names.node(r.node)} fails: {_brief(r.error.text)}"


def _leaf(trace: Trace, r: Any, step: Step | None) -> str:
    made = None if r.tensor else trace.node(r.node)  # the tensor itself may be gone, its node knows it
    name = _tensor(trace, r.tensor or (made.tensor if made is not None else 0))
    more = "more " if r.before is not None else ""
    what = "values" if r.after is not None and r.after.kind in (COO, CSR) else "rows"
    return {
        "set": f"{name}.grad is set to {value_text(trace, r.after)}",
        "add": f"{name}.grad grows from {value_text(trace, r.before)} to {value_text(trace, r.after)}",
        "merge": f"{name}.grad takes in {more}{what} and is {value_text(trace, r.after)}",
        "retain": f"{name} keeps its gradient {value_text(trace, r.after)}",
        "dropped": f"{name} is gone, its gradient is dropped",
        "nothing": f"no gradient came for {name}: its .grad stays as it was",
        "withheld": f"{name}.grad is left alone: grad() does not write",
    }.get(r.how, f"{name}.grad: {r.how}")


def _fetch(trace: Trace, r: Any, step: Step | None) -> str:
    name = _tensor(trace, r.tensor)
    if not r.found:
        return f"grad() finds no path to {name}"
    return f"grad() returns the gradient of {name}: {value_text(trace, r.value)}"


def _pass_end(trace: Trace, r: Any, step: Step | None) -> str:
    if r.error is not None:
        return f"b{r.pass_id} ends after {_many(r.pops, 'pop')} with {r.error.type}: {_brief(r.error.text)}"
    left = f"; {len(r.left)} nodes were never reached" if r.left else ""
    return f"b{r.pass_id} ends after {_many(r.pops, 'pop')}{left}"


def _params(trace: Trace, r: Any, step: Step | None) -> str:
    if r.skipped:
        return f"{r.optimizer} skips a step{_place(trace, r.frame)}: {r.skipped}"
    moved = sum(p.had_grad for p in r.params)
    of = "" if moved == len(r.params) else f"{moved} of "  # the others had no gradient
    return f"{r.optimizer} steps {of}{_many(len(r.params), 'parameter')}{_place(trace, r.frame)}"


def _policy(trace: Trace, r: Any, step: Step | None) -> str:
    told = {
        "values": "from here on no values are kept",
        "shrunk": "values of finished passes were dropped",
        "stopped": "recording stops",
    }
    return told.get(r.what, f"recording changes: {r.what}") + (f" ({r.why})" if r.why else "")


def _held(trace: Trace, r: Any, step: Step | None) -> str:
    name = f" {r.name}" if r.name else ""
    behind = (
        f": {_many(r.nodes, 'node')} behind {'it' if r.tensors < 2 else 'these'}, {r.nbytes} saved bytes"
        if r.nodes
        else ""
    )
    also = f" and {r.tensors - 1} more" if r.tensors > 1 else ""
    return f"n{r.node}{also} {'are' if also else 'is'} still held by {r.by}{name}{_place(trace, r.frame)}{behind}"


def _finding(trace: Trace, r: Any, step: Step | None) -> str:
    return f"{r.severity} {r.kind}: {_brief(r.text)}" if r.text else f"{r.severity} {r.kind}"


def _opened(trace: Trace, r: Any, step: Step | None) -> str:
    what = "the gate before the pop" if r.kind == "gate" else f"{r.kind} {trace.names.hook(r.id)}" if r.id else r.kind
    if step is not None and step.item == 0:
        return f"{what} begins"
    return f"{what} begins" + ("; nothing after it was recorded" if step is not None else "")


def _ended(trace: Trace, r: Any, step: Step | None) -> str:
    if r.error is not None:
        return f"recording ends with {r.error.type}: {_brief(r.error.text)}"
    code = "" if r.exit_code is None else f", exit code {r.exit_code}"
    return f"recording ends{code}"


def _node_made(trace: Trace, r: R.NodeMade) -> str:
    if r.kind == "leaf":
        return f"n{r.node} will write {_tensor(trace, r.tensor)}.grad"
    saved = ", ".join(f"{_tensor(trace, w.tensor)}@{w.version}" for w in r.wrappers)
    origin = f"a copy of n{r.copy_of}" if r.copy_of else r.name
    again = "" if r.made else " (older than this part of the record)"
    return f"n{r.node} is {origin}" + (f", saves {saved}" if saved else "") + again


_Teller = Callable[["Trace", Any, "Step | None"], str]
_TELLERS: dict[str, _Teller] = {
    "began": _began, "op": _op, "tensor": _met, "change": _change, "hook_set": _hook_set, "hook_gone": _hook_gone,
    "pass": _pass, "plan": _plan, "pop": _pop, "zero_fill": _zero_fill, "hook": _hook, "check": _check,
    "compute": _compute, "post_hook": _post_hook, "free": _free, "give": _give, "fail": _fail, "leaf": _leaf,
    "reduce_hook": _reduce_hook, "final_hook": _final_hook, "pack_hook": _pack_hook,
    "fetch": _fetch, "pass_end": _pass_end,
    "params": _params, "policy": _policy, "held": _held, "finding": _finding, "opened": _opened, "ended": _ended,
}  # fmt: skip
_RECORD_KINDS: dict[type, str] = {
    R.TraceBegan: "began", R.OpRan: "op", R.TensorMet: "tensor", R.TensorChanged: "change", R.HookSet: "hook_set",
    R.HookGone: "hook_gone", R.PassBegan: "pass", R.GraphPlanned: "plan", R.LeafGrew: "leaf", R.GradFetched: "fetch",
    R.PassEnded: "pass_end", R.ParamsStepped: "params", R.PolicyChanged: "policy", R.GraphHeld: "held",
    R.Finding: "finding", R.TraceEnded: "ended",
}  # fmt: skip
