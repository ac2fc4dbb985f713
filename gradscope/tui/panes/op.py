"""Pane 3 for a forward op: its five layers in the engine lens, what went in and came out in the user lens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gradscope.trace import records as R
from gradscope.tui.panes.text import Part, join, line, meta, milliseconds, norm
from gradscope.tui.panes.words import called, tensor, where, worked_out
from gradscope.tui.view import NOTHING, Lens, Target

if TYPE_CHECKING:
    from gradscope.trace.moment import Moment

Rows = list[tuple[str, Part, Target]]


def rows(moment: Moment, record: R.OpRan, lens: Lens) -> Rows:
    """(name, text, what it stands for) per row."""
    return _engine(moment, record) if lens == "engine" else _user(moment, record)


def _user(moment: Moment, record: R.OpRan) -> Rows:
    trace = moment.trace
    site = trace.site(record.site)
    told = worked_out(trace, "forward", record)
    names = site.args if site is not None else []
    seat = worked_out(trace, "frames", record) + where(trace, record.frame)
    module: Part = (f"   in {record.scope}", "dim") if record.scope else ""
    out: Rows = [("line", line(seat, "   ", (trace.line_text(record.frame), "code"), module), NOTHING)]
    for slot, given in enumerate(record.inputs):
        label = f"in {names[slot]}" if slot < len(names) else f"in {slot}"
        for one in given[:3]:
            info = trace.tensor(one.tensor)
            out.append(
                (
                    label,
                    f"{told}{tensor(trace, one.tensor)}@{one.version}   {meta(info.meta)}",
                    Target("tensor", one.tensor),
                )
            )
    out += _outputs(moment, record)
    if record.nodes:
        out.append(("node", "   ".join(called(trace, node) for node in record.nodes), Target("node", record.nodes[0])))
    elif not record.error:
        out.append(("node", (_why_none(record), "dim"), NOTHING))
    return out + _tail(moment, record)


def _engine(moment: Moment, record: R.OpRan) -> Rows:
    trace = moment.trace
    site = trace.site(record.site)
    op = site.op if site is not None else f"call {record.call}"
    given = ", ".join(f"{tensor(trace, one.tensor)}@{one.version}" for slot in record.inputs for one in slot[:4])
    attrs = ", ".join(f"{name}={value}" for name, value in zip(site.attrs if site else [], record.attrs, strict=False))
    call = f"{worked_out(trace, 'forward', record)}{op}({', '.join(part for part in (given, attrs) if part)})"
    casts = [f"{one.slot}:{one.rank} {one.from_dtype}→{one.to_dtype} {one.reason}" for one in record.casts]
    needs = f"because of {tensor(trace, record.because)}" if record.because else "no input asks for a gradient"
    made = "  ".join(called(trace, node, "engine") for node in record.nodes) or f"no node: {_why_none(record)}"
    key = site.key_found if site is not None else ""
    if site is not None and site.fallback:
        key = f"asked {site.key_asked}   found {site.key_found}   {site.fallback}"
    prepared = [f"{one.slot}:{one.rank} {one.what}" for one in record.prepared]
    failed = {record.layer: "  ✘ raised here"} if record.layer else {}
    out: Rows = [
        (
            "① api",
            f"{call}   {record.mode}, grad mode {'on' if record.grad_mode else 'off'}"
            f"{f', in {record.scope}' if record.scope else ''}{failed.get(1, '')}",
            NOTHING,
        ),
        ("② eager", f"place {record.place}{failed.get(2, '')}", NOTHING),
        ("③ ad_func", f"{join([*casts, needs, made])}{failed.get(3, '')}", _node(record)),
        ("④ phi api", f"{join([key, *prepared]) if key or prepared else '–'}{failed.get(4, '')}", NOTHING),
        (
            "⑤ kernel",
            f"{site.kernel if site and site.kernel else '–'}   {milliseconds(record.ns)}{failed.get(5, '')}",
            NOTHING,
        ),
    ]
    return out + _outputs(moment, record) + _tail(moment, record)


def _node(record: R.OpRan) -> Target:
    return Target("node", record.nodes[0]) if record.nodes else NOTHING


def _outputs(moment: Moment, record: R.OpRan) -> Rows:
    trace, out = moment.trace, []
    told = worked_out(trace, "forward", record)
    for slot in record.outputs:
        for one in slot[:3]:
            stop = "   stop_gradient" if one.stop_gradient else ""
            value = f"   {norm(trace, one.value, 'norm')}" if one.value is not None else ""
            text = f"{told}{tensor(trace, one.tensor)}@{one.version}   {meta(one.meta)}{value}{stop}"
            out.append(("out", text, Target("tensor", one.tensor)))
    rows: Rows = list(out)
    return rows


def _tail(moment: Moment, record: R.OpRan) -> Rows:
    trace = moment.trace
    out: Rows = []
    made_out = worked_out(trace, "versions", record) or worked_out(trace, "writes", record)
    for bump in record.bumps:
        moved = f"{made_out}{tensor(trace, bump.tensor)} {bump.old}→{bump.new}"
        text = f"{moved}   storage {bump.storage}: every view of it moves along"
        out.append(("writes", (text, "warning"), Target("tensor", bump.tensor)))
    if record.view_of:
        out.append(("view of", tensor(trace, record.view_of), Target("tensor", record.view_of)))
    if record.error is not None:
        out.append(("error", (f"{record.error.type}: {' '.join(record.error.text.split())}", "failed"), NOTHING))
    return out


def _why_none(record: R.OpRan) -> str:
    if not record.outputs:
        return "leaves the graph: a read"
    if not record.grad_mode:
        return "made under no_grad"
    return "no input asks for a gradient"
