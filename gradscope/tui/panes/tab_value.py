"""Pane 4, tab value: what a tensor, a gradient or a node's buffers hold, as far as it was kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from rich.text import Text

from gradscope.trace import records as R
from gradscope.trace.figures import value_at
from gradscope.trace.sparse import SparseParts, text_of
from gradscope.tui.look import BARS
from gradscope.tui.panes.pop_rows import place
from gradscope.tui.panes.text import Part, join, line, meta, norm, number, shape
from gradscope.tui.panes.words import called, inferred, tensor, trust, wants_gradient, where, worked_out, worked_out_at
from gradscope.tui.view import Lens, Size, Target

if TYPE_CHECKING:
    from gradscope.trace.moment import Moment


def lines(moment: Moment, of: Target, size: Size, lens: Lens, ascii: bool) -> list[Text]:
    """A leaf shows its gradient in this pass, then the tensor; another tensor itself; a node its buffers."""
    if of.kind == "node":
        return _node(moment, of.id, size.width, lens)
    out: list[Text] = []
    if wants_gradient(moment, of.id):
        out += _gradient(moment, of.id, size.width)
    return out + _tensor(moment, of.id, size.width, bool(out))


def _gradient(moment: Moment, tensor_id: int, width: int) -> list[Text]:
    leaf = moment.leaf(tensor_id)
    name = f"{tensor(moment.trace, tensor_id)}.grad"
    if leaf.incoming is None:
        why = {"none": "no path leads to it in this pass"}.get(leaf.state)
        brought = f"{leaf.contributions} of {leaf.expected} contributions in" if leaf.expected else leaf.state
        return [line((name, "name"), f"   {why or brought}")]
    out = statistics(moment, worked_out(moment.trace, "leaf_grad") + name, leaf.incoming, width)
    if leaf.expected:
        how = "copied, nothing to add" if leaf.expected == 1 else "summed as they came"
        if leaf.contributions < leaf.expected:
            how = f"waits for {leaf.expected - leaf.contributions}"
        out.append(line(f"{leaf.contributions} of {leaf.expected} contributions in: {how}"))
    if leaf.how == "add":
        out.append(
            line(f"added to what .grad held: {norm(moment.trace, leaf.before)} → {norm(moment.trace, leaf.now)}")
        )
    return out


def _tensor(moment: Moment, tensor_id: int, width: int, short: bool) -> list[Text]:
    trace = moment.trace
    info = trace.tensor(tensor_id)
    name, made_up = tensor(trace, tensor_id), inferred(trace, tensor_id)
    value = value_at(trace, tensor_id, moment.k)
    kind = "parameter" if info.persistable and info.leaf else "leaf" if info.leaf else "output"
    stop = "stop_gradient" if info.stop_gradient else "wants a gradient" if info.leaf else ""
    version = f"@{moment.version(info.storage)}" if info.storage else ""
    out: list[Text] = []
    if value is not None and not short:
        out += statistics(moment, name + version, value, width, "norm")
        out.append(join([(kind, "dim"), (stop, "dim")]))
    else:
        size = norm(trace, value, "norm") if value is not None else ""
        out.append(join([line((name, "name"), version), meta(info.meta), kind, (stop, "dim"), size]))
    if made_up:
        out.append(line(("~ the name is worked out from the source line", "dim")))
    out.append(_made(moment, tensor_id))
    return [text for text in out if text.cell_len]


def _made(moment: Moment, tensor_id: int) -> Text:
    trace = moment.trace
    info = trace.tensor(tensor_id)
    parts: list[Part] = []
    if info.made_by:
        parts.append(line(("made by  ", "dim"), trace.names.op(info.made_by), (f"  {where(trace, info.frame)}", "dim")))
    elif where(trace, info.frame):
        word = "created" if info.met is not None and info.met.made else "first met"
        parts.append(line((f"{word}  ", "dim"), (trace.line_text(info.frame), "code"), f"  {where(trace, info.frame)}"))
    elif info.met is not None:
        step = trace.steps[max(trace.steps.at_tick(info.met.tick), 0)]
        seat = f"in b{step.pass_id} p{step.pop}" if step.pop else f"in b{step.pass_id}" if step.pass_id else ""
        what = "a gradient, " if info.how == "grad" else ""
        parts.append((f"{what}first met {seat or f'at e{step.e}'}: its line is not known", "dim"))
    return join(parts)


def _node(moment: Moment, node: int, width: int, lens: Lens) -> list[Text]:
    trace = moment.trace
    out: list[Text] = []
    holder = moment.holder(node)
    if not holder and not moment.pass_id:
        return [line((called(trace, node, lens), "name"), "   no pass is open: it holds nothing yet")]
    for slot in holder[:4]:
        word = worked_out_at(moment, "holder", node)
        word += f"in {slot.slot}:{slot.rank}" if lens == "engine" or slot.rank else f"in {slot.slot}"
        brought = f"{slot.contributions} of {slot.expected} contributions" if slot.expected else slot.how
        if slot.value is not None and len(holder) == 1:
            out += statistics(moment, word, slot.value, width)
            out.append(line(brought))
        else:
            held = norm(trace, slot.value) if slot.defined else "empty"
            out.append(join([(word, "dim"), held, brought]))
    if not holder:
        state = moment.state(node)
        word = "its buffers were dropped when it had run" if state == "done" else f"no buffer yet: {state}"
        out.append(line((called(trace, node, lens), "name"), f"   {word}"))
    for given in _given(moment, node)[:6]:
        text = norm(trace, given.value) if given.defined else "no gradient"
        size = shape(given.value.shape) if given.value is not None else ""
        word = worked_out_at(moment, "outputs", node)
        word += f"out {given.slot}:{given.rank}" if lens == "engine" or given.rank else f"out {given.slot}"
        out.append(join([(word, "dim"), size, text, (_goes_to(moment, node, given, lens), "dim")]))
    why = moment.why(node)
    if why:
        out.append(line((f"{why}", "dim")))
    said = trust(moment, node, ("holder", "in_degree", "outputs"))
    return [*out, said] if said.cell_len else out


def _given(moment: Moment, node: int) -> list[R.OutputGiven]:
    """What the node gave in this pass, once it has computed."""
    if not moment.pass_id or moment.state(node) not in ("running", "done", "failed"):
        return []
    pop = moment.popped_as(node)
    ran = moment.trace.pop_record(moment.pass_id, pop) if pop else None
    if ran is None:
        return []
    for k in moment.trace.steps.of_pop(moment.pass_id, pop):
        if moment.trace.steps.kind_of(k) == "compute":
            return ran.outputs if k <= moment.k else []
    return []


def _goes_to(moment: Moment, node: int, given: R.OutputGiven, lens: Lens) -> str:
    made = moment.trace.node(node)
    if made is None or given.slot >= len(made.out_meta) or given.rank >= len(made.out_meta[given.slot]):
        return ""
    edge = made.out_meta[given.slot][given.rank].edge
    return f"→ {place(moment, edge.node, edge.slot, edge.rank, lens)}" if edge is not None else "goes nowhere"


def statistics(moment: Moment, name: str, value: R.Value, width: int, word: str = "|g|") -> list[Text]:
    """Two or three lines about a value: what it is, its spread as bars, and all elements of a small one."""
    kept = moment.trace.value(value)
    parts = moment.trace.sparse(value)
    if kept is None and parts is not None:
        kept = parts.values
    head: list[Part] = [line((name, "name"), f" {meta(value)}"), norm(moment.trace, value, word)]
    if kept is None or kept.size == 0:
        head.append(("no elements" if kept is not None and not kept.size else "values were not recorded", "dim"))
        return [join(head)]
    flat = np.asarray(kept).reshape(-1)
    number_like = flat.astype(np.float64) if flat.dtype.kind in "fiub" else np.abs(flat).astype(np.float64)
    finite = number_like[np.isfinite(number_like)]
    nans = value.nans if value.nans is not None else int(np.isnan(number_like).sum())
    infs = value.infs if value.infs is not None else int(np.isinf(number_like).sum())
    sampled = value.how == R.SAMPLE
    zeros = 100 * float((number_like == 0).mean())
    head.append(line("nan ", (str(nans), "bad" if nans else ""), "  inf ", (str(infs), "bad" if infs else "")))
    if value.first_bad >= 0:
        at = np.unravel_index(value.first_bad, value.shape)
        head.append((f"first at [{', '.join(str(int(i)) for i in at)}]", "bad"))
    head.append(f"zeros {zeros:.0f}%")
    out = [join(head)]
    if parts is not None:
        out.append(line(_stored(parts), ("   zeros and figures are of the dense tensor", "dim")))
    if not finite.size:
        return out
    if flat.size <= 6:
        return [*out, line("= ", " ".join(number(float(one)) for one in number_like))]
    low = value.low if value.low is not None else float(finite.min())
    high = value.high if value.high is not None else float(finite.max())
    bars = histogram(finite)
    mean = number(float(finite.mean()))
    about = (f"  of {flat.size} sampled", "dim") if sampled else ("", "")
    out.append(line(f"min {number(low)} ", (bars, "holder"), f" max {number(high)}   mean {mean}", about))
    return out


def _stored(parts: SparseParts) -> str:
    """Where the values lie, and the values when there are few: `rows 1 1 3 of 4 = [1 1] [1 1] [1 1]`."""
    text = text_of(parts)
    if parts.values.size > 8 or parts.values.dtype.kind not in "fiub":
        return text
    shown = [" ".join(number(float(v)) for v in np.reshape(row, -1)) for row in parts.values]
    return text + " = " + " ".join(f"[{row}]" if parts.values.ndim > 1 else row for row in shown)


def histogram(finite: np.ndarray, bins: int = 8) -> str:
    """Bars of how many elements lie in each of `bins` equal parts of the range."""
    if finite.min() == finite.max():
        return BARS[-1]
    counts, _ = np.histogram(finite, bins=bins)
    top = counts.max()
    return "".join(BARS[min(7, int(count / top * 7.999))] if count else " " for count in counts)
