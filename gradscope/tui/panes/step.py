"""Pane 3 outside a pop: what the single step under the cursor did (an op in its five layers, a pass, a change)."""

from __future__ import annotations

from os.path import basename
from typing import TYPE_CHECKING

from gradscope.trace import records as R
from gradscope.trace.states import LEFT_OUT
from gradscope.tui.panes import op
from gradscope.tui.panes.text import Part, columns, done, line, meta, milliseconds, nbytes, norm, wrap
from gradscope.tui.panes.words import brief, called, tensor, where, worked_out
from gradscope.tui.view import Lens, Page, Selection, Size, Target

if TYPE_CHECKING:
    from gradscope.trace.moment import Moment


def build(moment: Moment, selection: Selection, size: Size, lens: Lens, ascii: bool) -> Page:
    """Rows of (what, what about it)."""
    from gradscope.trace.story import sentence

    record = moment.trace.record(moment.step.row)
    page = Page(title=brief(moment.trace, sentence(moment.trace, moment.k)))
    rows = _rows(moment, record, lens, ascii)
    label = max([len(row[0]) for row in rows], default=0)
    room = size.height - len(rows)
    for name, text, target in rows:
        parts = wrap(line(text), size.width - label - 3)
        if len(parts) - 1 > max(room, 0):  # no more lines than the pane has; what does not fit is cut
            parts = [line(text)]
        room -= len(parts) - 1
        for at, part in enumerate(parts):
            page.add(
                columns([(f" {name if at == 0 else ''}", "dim"), part], [label + 2, size.width - label - 3]), target
            )
    return done(page, size, ascii)


Rows = list[tuple[str, Part, Target]]


def _rows(moment: Moment, record: R.Record, lens: Lens, ascii: bool) -> Rows:
    if isinstance(record, R.OpRan):
        return op.rows(moment, record, lens)
    if isinstance(record, R.PassBegan):
        return _pass(moment, record, lens)
    if isinstance(record, R.PassEnded):
        return _pass_end(moment, record, lens)
    return [(name, text, Target("", 0)) for name, text in _fields(moment, record)]


def _pass(moment: Moment, record: R.PassBegan, lens: Lens) -> Rows:
    trace = moment.trace
    rows: Rows = []
    for root in record.roots:
        name = tensor(trace, root.tensor)
        if root.skipped:
            rows.append(("root", line(name, f"   nothing starts here: {root.skipped}"), Target("tensor", root.tensor)))
            continue
        seed = "given" if root.given else "ones"
        where = f"{called(trace, root.node, lens)} in {root.slot}:{root.rank}"
        rows.append(("root", f"{name}   {where}   seed {seed} {norm(trace, root.seed)}", Target("node", root.node)))
    degrees = [item.count for item in record.in_degrees]
    made_out = worked_out(trace, "in_degree")
    rows.append(("reach", f"{made_out}{len(degrees)} nodes, {sum(degrees)} edges between them", Target("", 0)))
    front = "   ".join(called(trace, node, lens) for node in record.queue[:6])
    rows.append(("queue", f"{worked_out(trace, 'queue')}front ▸ {front or 'empty'}", Target("", 0)))
    kept = "graph kept (retain_graph)" if record.retain_graph else "saved tensors are released as nodes run"
    again = ", the pass itself is recorded (create_graph)" if record.create_graph else ""
    rows.append(("graph", kept + again, Target("", 0)))
    if record.inputs:
        rows.append(("inputs", "   ".join(tensor(trace, one) for one in record.inputs[:8]), Target("", 0)))
    if record.parent:
        rows.append(("inside", f"b{record.parent}", Target("pass", record.parent)))
    return rows


def _pass_end(moment: Moment, record: R.PassEnded, lens: Lens) -> Rows:
    rows: Rows = [("pops", f"{record.pops} in {milliseconds(record.ns)}", Target("", 0))]
    if record.error is not None:
        text = f"{record.error.type}: {' '.join(record.error.text.split())}"
        rows.append(("error", (text, "failed"), Target("", 0)))
    for node in record.left[:4]:
        left, total = moment.in_degree(node)
        text = f"{called(moment.trace, node, lens)}   needs {total}, has {total - left}"
        rows.append(("left over", text, Target("node", node)))
    if len(record.left) > 4:
        rows.append(("", f"and {len(record.left) - 4} more nodes whose needs never reached 0", Target("", 0)))
    return rows


def _fields(moment: Moment, record: R.Record) -> list[tuple[str, Part]]:
    """The telling fields of the plainer records."""
    trace = moment.trace
    at = where(trace, getattr(record, "frame", 0))
    rows: list[tuple[str, Part]] = []
    if isinstance(record, R.TensorMet):
        how = record.how or ("made here" if record.made else "met here")
        rows = [("tensor", f"{tensor(trace, record.tensor)}   {meta(record.meta)}   {record.meta.place}")]
        needs = "no gradient (stop_gradient)" if record.stop_gradient else "wants a gradient"
        rows += [("how", how), ("leaf", needs), ("memory", f"storage {record.storage} @{record.version}")]
        rows += [("value", norm(trace, record.value, "norm"))] if record.value is not None else []
    elif isinstance(record, R.TensorChanged):
        counted = "the version counter moved" if record.versioned else "the version counter did not move"
        rows = [("tensor", tensor(trace, record.tensor)), ("what", record.what.replace("_", " "))]
        if record.what == "rebased":
            old = called(trace, record.old) if record.old else "nothing: a constant"
            rows += [
                *([("came out of", old)] if record.old is not None else []),
                ("comes out of", called(trace, record.new) if record.new else "nothing: a constant"),
            ]
            rows += [("because it", record.how)] if record.how else []
        elif record.what == "name":
            rows += [("called", f"{record.new}" + (f"   in {record.how}" if record.how else ""))]
        elif record.what in ("grad_set", "grad_cleared"):
            zeros = "zeros" if record.what == "grad_cleared" else norm(trace, record.value, "norm")
            rows += [("gradient", zeros if record.new else "None")]
        elif record.what == "detach_":
            rows += [("came out of", called(trace, record.old) if record.old else "nothing: a constant")]
        elif record.old != record.new:
            rows += [("from", str(record.old)), ("to", str(record.new))]
        rows += [("version", f"@{record.version}: {counted}")] if record.storage else []
    elif isinstance(record, (R.HookSet, R.HookGone)):
        made = trace.hook(record.hook)
        rows = [("hook", f"{made.kind} {made.name}" if made is not None else f"k{record.hook}")]
        if made is not None and (made.tensor or made.node):
            target = tensor(trace, made.tensor) if made.tensor else called(trace, made.node)
            rows += [("on", f"{target}   slot {made.slot}:{made.rank}")]
        if made is not None and made.line:
            rows += [("function", f"{basename(made.file)}:{made.line}")]
    elif isinstance(record, R.ParamsStepped):
        rows = [("optimizer", f"{record.optimizer} step {record.step}")]
        rows += [("skipped", record.skipped)] if record.skipped else []
        for one in record.params[:4]:
            size = "" if one.update is None else f"   |update|/|w| {one.update:.2g}"
            rows.append(("param", tensor(trace, one.tensor) + (size if one.had_grad else "   no gradient: not moved")))
    elif isinstance(record, R.GraphPlanned):
        taken = "  ".join(dict.fromkeys(tensor(trace, one.tensor) for one in record.fetches[:6]))
        rows = [("takes", taken or "nothing"), ("ends at", _nodes(moment, record.ending) or "–")]
        nodes = [one for one in record.pruned if one.slot < 0]
        rows += [("left out", f"{called(trace, one.node)}   {LEFT_OUT.get(one.why, one.why)}") for one in nodes[:6]]
        rows += [("", f"and {len(nodes) - 6} more nodes")] if len(nodes) > 6 else []
    elif isinstance(record, R.GradFetched):
        found = "" if record.found else "   not in the graph: None"
        rows = [("input", tensor(trace, record.tensor) + found), ("gradient", norm(trace, record.value))]
    elif isinstance(record, R.Finding):
        rows = [("finding", (f"{record.kind}: {record.text}", "failed" if record.severity == "error" else "warning"))]
        rows += [("line", f"{where(trace, one)}   {trace.line_text(one)}") for one in record.frames[:4]]
        layer = f"   layer {'①②③④⑤'[record.layer - 1]}" if 0 < record.layer < 6 else ""
        node = f"   {called(trace, record.node)}" if record.node else ""
        rows += [("in", (record.op or "the engine") + layer + node)] if record.op or record.layer or record.node else []
        rows += [("remedy", record.remedy)] if record.remedy else []
    elif isinstance(record, R.GraphHeld):
        name = f" {record.name}" if record.name else ""
        rows = [("holder", f"{record.by}{name}"), ("newest", called(trace, record.node))]
        rows += [
            ("tensors", str(record.tensors)),
            ("behind", f"{record.nodes} nodes"),
            ("saved", nbytes(record.nbytes)),
        ]
    elif isinstance(record, R.TraceBegan):
        rows = [("command", " ".join(record.argv)), ("engine", record.producer), ("values", record.values)]
    elif isinstance(record, R.TraceEnded):
        rows = [("ended", record.why), ("exit code", str(record.exit_code))]
        if record.error is not None:
            rows.append(("error", (f"{record.error.type}: {' '.join(record.error.text.split())}", "failed")))
    elif isinstance(record, R.PolicyChanged):
        rows = [("recorder", record.what), ("why", record.why)]
    elif isinstance(record, R.Opened):
        rows = [("opened", record.kind), ("state", ("never finished: the process ended in here", "failed"))]
    if at:
        text = trace.line_text(getattr(record, "frame", 0))
        rows.append(("line", line(at, "   ", (text, "code"))))
    return rows


def _nodes(moment: Moment, nodes: list[int]) -> str:
    more = f" and {len(nodes) - 6} more" if len(nodes) > 6 else ""
    return "  ".join(called(moment.trace, node) for node in nodes[:6]) + more
