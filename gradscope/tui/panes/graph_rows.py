"""The rows of pane 2: what is said about a node, by lens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from rich.text import Text

from gradscope.trace.near import Link
from gradscope.trace.states import LEFT_OUT
from gradscope.tui.look import CUT, HOOK
from gradscope.tui.panes.neighbourhood import Neighbourhood
from gradscope.tui.panes.text import Part, fit, fit_end, join, line, norm, spread
from gradscope.tui.panes.words import called, state_and_pop, tensor, version_mark, worked_out, worked_out_at
from gradscope.tui.view import NOTHING, Lens, Target

if TYPE_CHECKING:
    from gradscope.trace.moment import Moment

LEAST = 14  # an expression that would keep fewer cells than this is left out
SHORTEST = 8  # cells of a path that still tell which it is
Way = Sequence[Link]  # the edges from the node above: more than one when it gives to several slots


class Row(NamedTuple):
    """A row before the columns are known: lanes with mark and name, the note, what stands flush right.

    run: what comes directly behind the name, whatever the columns.
    """

    head: Text
    note: Text = Text()
    right: Text = Text()
    target: Target = NOTHING
    run: Text = Text()


def layout(rows: list[Row], width: int) -> list[Text]:
    """Rows as lines: notes stand in one column, further left where they would not fit; long paths lose their beginning
    before a note is cut, then the right end goes, then the note."""
    heads = [_short(row.head, width - row.note.cell_len - 2) if row.note.cell_len else row.head for row in rows]
    names = [head.cell_len for head, row in zip(heads, rows, strict=True) if row.target.kind]
    column = min(max(names, default=0), width * 3 // 5) + 2
    out = []
    for head, row in zip(heads, rows, strict=True):
        text = line(head, row.run)
        if row.note.cell_len:
            blank = min(column, width - row.note.cell_len) - head.cell_len
            text = line(head, " " * max(1, blank), row.note)
        room = width - text.cell_len - 2
        if row.right.cell_len and room >= min(row.right.cell_len, LEAST):
            right = row.right
            if right.cell_len > room:  # of a layer's path the end tells most
                path = right.plain.replace(".", "").isidentifier()
                right = fit_end(right.plain, room, "code") if path else fit(right, room)
            text = spread(text, right, width)
        elif row.right.cell_len and not row.note.cell_len:
            text = line(head, "  ", row.right)
        out.append(fit(text, width))
    return out


def _short(head: Text, width: int) -> Text:
    """The head in `width` cells, if the module path at its end can give so many; else as it is."""
    path = head.plain.rpartition(" ")[2]
    left = len(path) - (head.cell_len - width)
    if head.cell_len <= width or "." not in path or left < SHORTEST:
        return head
    before = head[: len(head.plain) - len(path)]
    return line(before, ("…", "dim"), head[len(head.plain) - left + 1 :])


def main(moment: Moment, node: int, head: Text, way: Way, near: Neighbourhood, lens: Lens, ascii: bool) -> Row:
    """`├─┬ ▶p7 n12 matmul`, a note, and the expression."""
    made = moment.trace.node(node)
    state = moment.state(node)
    center = near.distance[node] == 0  # what is said in the lines below it is not said here
    leaf = made is not None and made.kind == "leaf"
    style = "name" if state == "running" else "leaf" if leaf else "pruned" if state == "pruned" else ""
    first = line(head, state_and_pop(moment, node), " ", (called(moment.trace, node, lens), style))
    note = (
        _engine_note(moment, node, way, center, ascii) if lens == "engine" else _user_note(moment, node, center, ascii)
    )
    if len(way) > 1 and lens == "user":
        note = join([(f"x{len(way)}", "dim"), note], "  ")
    if near.hidden.get(node):
        note = join([note, (f"… +{near.hidden[node]}", "dim")], " ")
    if not way and near.above.get(node):
        note = join([(f"below {' '.join(f'n{one}' for one in near.above[node][:3])}", "dim"), note], "  ")
    right: Part = ("", "")
    if leaf:
        state_of = moment.leaf(made.tensor) if made is not None else None
        if state_of is not None and state_of.incoming is not None:
            right = (norm(moment.trace, state_of.incoming), "leaf")
    else:
        right = (moment.trace.names.node_layer(node) or moment.trace.names.node_expr(node), "code")
    return Row(first, note, line(right), Target("node", node))


def chain(moment: Moment, node: int, near: Neighbourhood, chosen: int, ascii: bool) -> list[int]:
    """Nodes that may stand on the line of `node`: a straight run, two hops or more away, with nothing to be said."""
    run = [node]
    while near.distance[run[-1]] >= 2 and len(near.below[run[-1]]) == 1:
        ways = near.below[run[-1]][0]
        after = ways[0].dst
        plain = near.distance[after] >= 2 and near.givers[after] == 1 and len(ways) == 1 and after != chosen
        if not plain or _user_note(moment, after, False, ascii).cell_len or near.hidden.get(run[-1]):
            break
        run.append(after)
    return run


def chained(moment: Moment, row: Row, run: list[int], near: Neighbourhood) -> Row:
    """The row of the first node with the others of its run behind it: `◌ n7 add ─ ◌ n6 matmul`."""
    text = line()
    for node in run[1:]:
        text = line(text, (" ─ ", "frame"), state_and_pop(moment, node), " ", called(moment.trace, node))
    if near.hidden.get(run[-1]):
        text.append(" ─ …", style="dim")
    note = line("   ", row.note) if row.note.cell_len else line()
    return Row(row.head, target=row.target, run=line(text, note))


def reference(moment: Moment, node: int, head: Text, way: Way, lens: Lens) -> Row:
    """A node that is drawn above already: only where the edge goes."""
    slots = _slots(way) if lens == "engine" else f"x{len(way)}" if len(way) > 1 else ""
    return Row(line(head, (f"⇡ {called(moment.trace, node)}", "dim")), line((slots, "dim")))


def _user_note(moment: Moment, node: int, center: bool, ascii: bool) -> Text:
    parts: list[Part] = []
    state = moment.state(node)
    if state == "queued":
        place = moment.queue().index(node) if moment.queue_len <= 64 else -1
        parts.append(("next" if place == 0 else "in the queue", "queued"))
    elif state == "waits":
        left, total = moment.in_degree(node)
        if total > 1:
            parts.append((f"{worked_out(moment.trace, 'in_degree')}needs {total}, has {total - left}", "dim"))
    elif state == "pruned":
        reason = moment.pruned(node)
        parts.append((f"{CUT} {LEFT_OUT.get(reason, reason)}", "pruned"))
    hooks = 0 if center else _hooks(moment, node)
    if hooks:
        parts.append((f"{HOOK}{hooks}", "hook"))
    for wrapper in [] if center else moment.wrappers(node):
        if wrapper.status == "stale":
            made_out = worked_out_at(moment, "versions", node)
            text = f"{made_out}{tensor(moment.trace, wrapper.tensor)}@{wrapper.saved}, now {wrapper.now}"
            parts.append(line(version_mark(False, ascii), (text, "bad")))
    stop = _stops(moment, node)
    return join([*parts, (stop, "failed")], "  ")


def _stops(moment: Moment, node: int) -> str:
    """`stops here, p13` for the node whose pop will fail, or has."""
    if not moment.pass_id:
        return ""
    failed = moment.trace.pass_info(moment.pass_id).failed_pop
    if failed and moment.popped_as(node) == failed:
        return "stops here" + ("" if moment.state(node) in ("failed", "running") else f", p{failed}")
    return ""


def _engine_note(moment: Moment, node: int, way: Way, center: bool, ascii: bool) -> Text:
    left, total = moment.in_degree(node)
    parts: list[Part] = []
    if way:
        parts.append((_slots(way), "dim"))
    if total:
        parts.append(
            line((f"{worked_out(moment.trace, 'in_degree')}in {total}→{left}", "queued" if not left else "dim"))
        )
    holder = moment.holder(node) if moment.state(node) not in ("idle", "unborn", "done") else []
    if holder:
        cells = "".join("■" if slot.defined else "□" for slot in holder[:12])
        brought = "" if len(holder) > 1 else f" {holder[0].contributions}/{holder[0].expected}"
        cells = worked_out_at(moment, "holder", node) + cells
        parts.append((f"{cells}{brought if holder[0].expected > 1 else ''}", "holder"))
    hooks = 0 if center else _hooks(moment, node)
    if hooks:
        parts.append((f"{HOOK}{hooks}", "hook"))
    for wrapper in [] if center else moment.wrappers(node):
        if wrapper.status == "stale":
            text = f"{worked_out_at(moment, 'versions', node)}{wrapper.field}@{wrapper.saved} now {wrapper.now}"
            parts.append(line(version_mark(False, ascii), (text, "bad")))
    return join([*parts, (_stops(moment, node), "failed")], "  ")


def _hooks(moment: Moment, node: int) -> int:
    """How many hooks a node has, those not counted that were removed."""
    return sum(hook.status != "gone" for hook in moment.hooks_of(node))


def _slots(way: Way) -> str:
    shown = [f"{_seat(one.slot, one.rank)}→{_seat(one.in_slot, one.in_rank)}" for one in way]
    return " ".join(shown[:2]) + (f" +{len(shown) - 2}" if len(shown) > 2 else "")


def _seat(slot: int, rank: int) -> str:
    """`1`, or `1:2` where the rank is not 0."""
    return f"{slot}:{rank}" if rank else str(slot)


def details(moment: Moment, node: int, lens: Lens, ascii: bool) -> Text:
    """Below the current node: its hooks, and its saved tensors with the versions; empty when it has neither."""
    trace = moment.trace
    parts: list[Part] = []
    for hook in moment.hooks_of(node)[:3]:
        where = f"{hook.slot}:{hook.rank} " if lens == "engine" else ""
        gone = " (gone)" if hook.status == "gone" else ""
        parts.append((f"{worked_out(trace, 'hooks')}{HOOK} {where}{hook.name or hook.kind}{gone}", "hook"))
    saved = line()
    for wrapper in moment.wrappers(node)[:6]:
        name = tensor(trace, wrapper.tensor) if wrapper.tensor else wrapper.field  # 0: nobody met the tensor
        field = f"{wrapper.field}=" if lens == "engine" and wrapper.tensor else ""
        if wrapper.status in ("ok", "stale"):
            saved.append(f" {worked_out_at(moment, 'versions', node)}")
            saved.append_text(line(version_mark(wrapper.status == "ok", ascii), f"{field}{name}@{wrapper.saved}"))
        else:
            word = {"cleared": "released", "packed": "packed", "unchecked": "shape only"}.get(wrapper.status, "")
            if word == "shape only" and not wrapper.no_need_buffer:  # a PyLayer saved it
                word = f"@{wrapper.saved}, not checked"
            saved.append_text(line(f" {field}{name}", (f" ({word})", "dim")))
    if saved.cell_len:
        parts.append(line(("saved" if lens == "user" else "wrappers", "dim"), saved))
    return join(parts)


def cut_line(moment: Moment, near: Neighbourhood, width: int) -> Text | None:
    """`cut: x (stop_gradient, :9)`: inputs of the nodes shown that no gradient goes to, as many as fit."""
    trace = moment.trace
    found: list[Part] = []
    seen: set[int] = set()
    for node in sorted(near.distance, key=lambda one: near.distance[one]):
        made = trace.node(node)
        for ranks in made.out_meta if made is not None else []:
            for meta in ranks:
                if meta.edge is None and meta.tensor and meta.tensor not in seen:
                    seen.add(meta.tensor)
                    info = trace.tensor(meta.tensor)
                    where = trace.location(info.frame)[1]
                    if trace.names.tensor(meta.tensor).fallback:
                        continue  # a constant in an expression: nobody waits for its gradient
                    reason = "stop_gradient" if meta.stop_gradient else "no edge"
                    found.append(f"{tensor(trace, meta.tensor)} ({reason}{f', :{where}' if where else ''})")
    if not found:
        return None
    for shown in range(len(found), 0, -1):
        more = f"  +{len(found) - shown}" if shown < len(found) else ""
        text = line(f"{CUT} ", ("cut: ", "dim"), join(found[:shown], "  "), (more, "dim"))
        if text.cell_len <= width or shown == 1:
            return text
    return None
