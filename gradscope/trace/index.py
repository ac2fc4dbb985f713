"""The int columns over all records: what a moment is looked up in; built at close, or on opening.

`build_columns` walks the records, sorts the steps by tick, and turns every other table into arrays that refer to
steps. Columns come in families, named `family.column`; a family's rows are sorted so that `searchsorted` finds them.

    record.*   kind (tag), tick, first, last (its own steps)                           by row
    step.*     tick kind item pass pop node thread mark row                            by position
    id tables  call node met out hook gone frame source site (id, row, …)              by id
               out.place: position among the op's outputs; out.named: an op gave it a name that a
               person may have chosen; out.flows: a gradient flows back from it; call.read: the tensor
               that an op without outputs read; met.frame: where it was made (0: it was only met);
               met.plain: nobody gave it a name, and it was not made empty
    in.*       row tensor: what every op that made something took, in its order        by row
    pass.*     id row tick parent thread kind frame end_row ended error first last     by id
    root.*     pass tensor made (row of the op) and whether its value is finite        by pass
    pop.*      pass pop node row first last failed cleared unfinished given            by first step; key, by_key
    pn.*       key pass node total queued order side popped last failed pop row        by (pass, node)
    give.*     pn step row item slot rank left how                                     by (pn, step)
    edge.*     src slot rank dst in_slot in_rank                                       by src; by_dst
    wrap.*     node row item storage version tensor checked born                       by (storage, born)
    run.*      hook step row which item pass changed                                   by (hook, step)
    leaf.*     tensor step row pass node storage (of the gradient) how sparse, finite?     by (tensor, step)
    write.*    storage step row item old new tensor versioned                          by (storage, step)
    seen.*     storage step version                                                    by (storage, step)
    stepped.*  row tick whose: optimizer steps, a number per list of parameters            by tick
    change.*   row tick what: everything that happened to a tensor outside ops             by tick
    fed.*      tensor had: parameters, and whether a step ever had a gradient for one      as first stepped
    cleared.*  node step: pops that cleared a node's wrappers                          by (node, step)

Whether a value is finite: state, block, offset, nbytes, dtype of `soundness.py`. Positions that never come are FAR.
Everything is exact and integer; nothing in here is guessed.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import Any, Protocol, runtime_checkable

import numpy as np
import numpy.typing as npt

from gradscope.trace.gather import TABLES, Gathered
from gradscope.trace.owners import NEVER, owners
from gradscope.trace.soundness import COLUMNS
from gradscope.trace.steps import CODE

Ints = npt.NDArray[np.int64]
Columns = dict[str, npt.NDArray[np.generic]]

INDEX_VERSION = 8
FAR = np.int64(1 << 40)  # a position after every other
BIT = 32  # composite keys: (pass << BIT) | node or pop


@runtime_checkable
class Blocks(Protocol):
    """What columns are built from: the blocks of a file (`store.Store`, `memory.Memory`)."""

    @property
    def blocks(self) -> Sequence[Any]: ...
    def block(self, index: int) -> Sequence[Any]: ...


def build_columns(source: Blocks | Iterable[Any]) -> Columns:
    """All index columns of a trace. source: blocks, or the records themselves in file order.

    Records of an unknown kind keep their row and are left out. One pass over the records, then array work: about
    5 µs a step. Raises OverflowError for ids of passes and nodes above 2**31, which no producer makes.
    """
    noted = Gathered()
    if isinstance(source, Blocks):
        noted.take_all(record for i in range(len(source.blocks)) for record in source.block(i))
    else:
        noted.take_all(source)
    tables = {name: noted.table(name) for name in TABLES}
    for name in ("pass", "node", "degree", "pop", "give"):
        table = tables[name]
        for column in ("id", "pass", "node", "pop"):
            if column in table and len(table[column]) and not 0 <= table[column].max() < 1 << (BIT - 1):
                raise OverflowError("ids of passes and nodes must stay below 2**31")
    _drop_lost_passes(tables)
    c: dict[str, Ints] = {"index.version": np.array([INDEX_VERSION])}
    raw_to_step = _steps(c, tables, noted)
    _ids(c, tables)
    _passes(c, tables)
    _pops(c, tables)
    _pass_nodes(c, tables, raw_to_step)
    _histories(c, tables, raw_to_step, noted)
    return {name: _small(column) for name, column in c.items()}


def _drop_lost_passes(tables: dict[str, dict[str, Ints]]) -> None:
    """Leave out what belongs to a pass whose beginning is not in the file (lost, or dropped): nothing can be said of
    its queue or its in-degrees. Its records stay, as steps that stand in no pass."""
    known = tables["pass"]["id"]
    for name in ("pop", "degree", "start", "give"):
        keep = np.isin(tables[name]["pass"], known)
        if not keep.all():
            tables[name] = {column: values[keep] for column, values in tables[name].items()}
    lost = ~np.isin(tables["step"]["pass"], known)
    for column in ("pass", "pop"):
        tables["step"][column][lost] = 0


def _small(column: Ints) -> npt.NDArray[np.generic]:
    """The narrowest int type that holds a column: files stay small, and every use widens by itself."""
    if not len(column):
        return column.astype(np.int8)
    low, high = int(column.min()), int(column.max())
    for kind in (np.int8, np.int16, np.int32):
        if np.iinfo(kind).min <= low and high <= np.iinfo(kind).max:
            return column.astype(kind)
    return column


def _steps(c: dict[str, Ints], tables: dict[str, dict[str, Ints]], noted: Gathered) -> Ints:
    """Sort the steps by tick and say where each stands. Returns raw number (order of noting) -> position."""
    raw = tables["step"]
    order = np.argsort(raw["tick"], kind="stable")
    # The end of a record comes last whatever its tick says, the beginning first.
    kinds = raw["kind"][order]
    weight = np.where(kinds == CODE["began"], 0, np.where(kinds == CODE["ended"], 2, 1))
    order = order[np.argsort(weight, kind="stable")]
    for name, column in raw.items():
        c[f"step.{name}"] = column[order]
    raw_to_step = np.empty(len(order), dtype=np.int64)
    raw_to_step[order] = np.arange(len(order))
    passes, pops = tables["pass"], tables["pop"]
    _fill_threads(c, passes)
    by_tick = np.argsort(passes["tick"], kind="stable")
    ends = dict(zip(tables["end"]["id"].tolist(), tables["end"]["tick"].tolist(), strict=True))
    table = {name: passes[name][by_tick] for name in ("id", "tick", "thread")}
    table["end"] = np.array([ends.get(b, NEVER) for b in table["id"].tolist()], dtype=np.int64)
    place = {b: i for i, b in enumerate(table["id"].tolist())}
    index = np.array([place.get(b, -1) for b in pops["pass"].tolist()], dtype=np.int64)
    known = np.flatnonzero(index >= 0)
    known = known[np.lexsort((pops["popped"][known], index[known]))]
    end = np.where((pops["ended"] > 0) & (pops["failed"] == 0), pops["ended"], NEVER)
    pop_table = {"index": index[known], "end": end[known]}
    pop_table.update({name: pops[name][known] for name in ("popped", "pop", "node")})

    unowned = np.flatnonzero(c["step.pass"] == 0)
    found = owners(c["step.tick"][unowned], c["step.thread"][unowned], table, pop_table)
    for name, values in zip(("pass", "pop", "node"), found, strict=True):
        c[f"step.{name}"][unowned] = values

    count = len(noted.kinds)
    c["record.kind"] = np.array(noted.kinds, dtype=np.int64)
    c["record.tick"] = np.array(noted.ticks, dtype=np.int64)
    positions = np.arange(len(order))
    first, last = np.full(count, FAR), np.full(count, -1, dtype=np.int64)
    np.minimum.at(first, c["step.row"], positions)
    np.maximum.at(last, c["step.row"], positions)
    c["record.first"], c["record.last"] = np.where(first == FAR, -1, first), last
    return raw_to_step


def _fill_threads(c: dict[str, Ints], passes: dict[str, Ints]) -> None:
    """A step whose record names no thread is on its pass's, else taken to be on the one of the step before it."""
    threads = dict(zip(passes["id"].tolist(), passes["thread"].tolist(), strict=True))
    for k in np.flatnonzero((c["step.thread"] < 0) & (c["step.pass"] > 0)).tolist():
        c["step.thread"][k] = threads.get(int(c["step.pass"][k]), -1)
    said = np.where(c["step.thread"] >= 0, np.arange(len(c["step.thread"])), -1)
    said = np.maximum.accumulate(said) if len(said) else said
    c["step.thread"] = np.where(said >= 0, c["step.thread"][np.maximum(said, 0)], 0)


def _ids(c: dict[str, Ints], tables: dict[str, dict[str, Ints]]) -> None:
    """Tables looked up by id: latest description last among equals."""
    for name in ("call", "node", "met", "out", "hook", "gone", "frame", "source", "site"):
        table = tables[name]
        order = np.argsort(table["id"], kind="stable")
        for column, values in table.items():
            c[f"{name}.{column}"] = values[order]
    sites, frames = c["site.id"], c["site.frame"]
    at = np.minimum(np.searchsorted(sites, c["call.site"]), max(len(sites) - 1, 0))
    if len(sites):
        of_site = np.where(sites[at] == c["call.site"], frames[at], 0)
        c["call.frame"] = np.where(c["call.frame"] > 0, c["call.frame"], of_site)
    for name in ("node", "met", "hook", "gone"):
        c[f"{name}.step"] = np.searchsorted(c["step.tick"], c.pop(f"{name}.tick"), "right") - 1
    c["node.step"] = np.where(c["node.made"] > 0, c["node.step"], -1)


def _passes(c: dict[str, Ints], tables: dict[str, dict[str, Ints]]) -> None:
    passes, ends = tables["pass"], tables["end"]
    order = np.argsort(passes["id"], kind="stable")
    for column, values in passes.items():
        c[f"pass.{column}"] = values[order]
    ids = c["pass.id"].tolist()
    for column, name, missing in (("row", "end_row", -1), ("tick", "ended", 0), ("error", "error", 0)):
        of_pass = dict(zip(ends["id"].tolist(), ends[column].tolist(), strict=True))
        c[f"pass.{name}"] = np.array([of_pass.get(b, missing) for b in ids], dtype=np.int64)
    roots = tables["root"]
    order = np.argsort(roots["pass"], kind="stable")
    for column, values in roots.items():
        c[f"root.{column}"] = values[order]
    first = c["record.first"][c["pass.row"]]
    last = np.array(first)
    at = np.searchsorted(c["pass.id"], c["step.pass"])
    at = np.minimum(at, max(len(ids) - 1, 0))
    if ids:
        timed = c["step.kind"] != CODE["finding"]  # a finding may be written after the pass it speaks of
        own = np.flatnonzero((c["pass.id"][at] == c["step.pass"]) & timed)
        np.maximum.at(last, at[own], own)
        place = {b: i for i, b in enumerate(ids)}
        for i in np.argsort(first)[::-1].tolist():  # a pass lasts at least as long as what is nested in it
            around = place.get(int(c["pass.parent"][i]))
            if around is not None and c["pass.end_row"][around] < 0:
                last[around] = max(last[around], last[i])
    c["pass.first"], c["pass.last"] = first, last


def _pops(c: dict[str, Ints], tables: dict[str, dict[str, Ints]]) -> None:
    pops = tables["pop"]
    first = c["record.first"][pops["row"]] if len(pops["row"]) else pops["row"]
    order = np.argsort(first, kind="stable")
    for column in ("pass", "pop", "node", "row", "failed", "cleared", "unfinished", "given"):
        c[f"pop.{column}"] = pops[column][order]
    c["pop.first"] = first[order]
    keys = (c["pop.pass"] << BIT) | c["pop.pop"]
    c["pop.by_key"] = np.argsort(keys, kind="stable")
    c["pop.key"] = keys[c["pop.by_key"]]
    last = c["record.last"][c["pop.row"]] if len(c["pop.row"]) else c["pop.row"]
    if len(keys):
        own = np.flatnonzero((c["step.pop"] > 0) & (c["step.kind"] != CODE["finding"]))
        wanted = (c["step.pass"][own] << BIT) | c["step.pop"][own]
        at = np.minimum(np.searchsorted(c["pop.key"], wanted), len(keys) - 1)
        hit = c["pop.key"][at] == wanted
        last = np.array(last)
        np.maximum.at(last, c["pop.by_key"][at[hit]], own[hit])
    c["pop.last"] = last


def _pass_nodes(c: dict[str, Ints], tables: dict[str, dict[str, Ints]], raw_to_step: Ints) -> None:
    """One row per node of each pass: in-degree, when it was queued and where, when popped, when done."""
    degree, start, give = tables["degree"], tables["start"], tables["give"]
    pairs = [(t["pass"] << BIT) | t["node"] for t in (degree, start, give)]
    pairs.append((c["pop.pass"] << BIT) | c["pop.node"])
    keys = np.unique(np.concatenate(pairs))
    size = len(keys)
    c["pn.key"], c["pn.pass"], c["pn.node"] = keys, keys >> BIT, keys & ((1 << BIT) - 1)
    place = [np.searchsorted(keys, pair) for pair in pairs]

    total = np.full(size, -1, dtype=np.int64)
    total[place[0]] = degree["count"]
    popped, last = np.full(size, FAR), np.full(size, FAR)
    failed, pop_index = np.zeros(size, dtype=np.int64), np.full(size, -1, dtype=np.int64)
    popped[place[3]] = c["pop.first"]
    last[place[3]] = np.where(c["pop.unfinished"] > 0, FAR, c["pop.last"])
    failed[place[3]] = c["pop.failed"]
    pop_index[place[3]] = np.arange(len(c["pop.first"]))

    steps = raw_to_step[give["raw"]] if len(give["raw"]) else give["raw"]
    order = np.lexsort((steps, place[2]))
    c["give.pn"], c["give.step"] = place[2][order], steps[order]
    for column in ("row", "item", "slot", "rank", "left", "how"):
        c[f"give.{column}"] = give[column][order]

    queued, queue_order, side = np.full(size, FAR), np.zeros(size, dtype=np.int64), np.zeros(size, dtype=np.int64)
    if len(place[1]):
        passes = np.searchsorted(c["pass.id"], start["pass"])
        queued[place[1]] = c["pass.first"][passes]
        queue_order[place[1]] = start["place"]
        side[place[1]] = 3
    pushed = np.flatnonzero(give["queued"] > 0)
    pushed = pushed[np.lexsort((steps[pushed], give["pass"][pushed]))]
    if len(pushed):
        # Position in the deque: fronts count down from -1, backs up from the start queue's length, per pass.
        front = (give["queued"][pushed] == 1).astype(np.int64)
        b = give["pass"][pushed]
        begin = np.concatenate([[True], b[1:] != b[:-1]])
        group = np.cumsum(begin) - 1
        first_of = np.flatnonzero(begin)
        fronts, backs = np.cumsum(front), np.cumsum(1 - front)
        before_front = (fronts - front)[first_of][group]
        before_back = (backs - (1 - front))[first_of][group]
        started = np.searchsorted(np.sort(start["pass"]), b, "right") - np.searchsorted(np.sort(start["pass"]), b)
        number = np.where(front == 1, -(fronts - before_front), started + backs - before_back - 1)
        at = place[2][pushed]
        queued[at], queue_order[at], side[at] = steps[pushed], number, give["queued"][pushed]
        # A heap: what is popped first is in front; what never was stands as the end of the pass tells.
        heaps = np.unique(b[give["queued"][pushed] == 4])
        mine = np.isin(c["pn.pass"], heaps)
        queue_order[mine] = popped[mine]
        rest = tables["rest"]
        if len(heaps) and len(rest["pass"]):
            queue_order[np.searchsorted(keys, (rest["pass"] << BIT) | rest["node"])] = FAR // 2 + rest["place"]
    missing = (queued == FAR) & (popped < FAR)  # a producer that cannot see the queue
    queued[missing] = popped[missing]
    columns = {"total": total, "queued": queued, "order": queue_order, "side": side}
    columns.update({"popped": popped, "last": last, "failed": failed, "pop": pop_index})
    c.update({f"pn.{name}": column for name, column in columns.items()})


def _histories(c: dict[str, Ints], tables: dict[str, dict[str, Ints]], raw_to_step: Ints, noted: Gathered) -> None:
    """Everything that is asked as "the last one before k": runs of hooks, leaf gradients, writes, versions seen."""
    ticks = c["step.tick"]

    def put(name: str, key: str, table: dict[str, Ints], steps: Ints, columns: tuple[str, ...]) -> None:
        order = np.lexsort((steps, table[key]))
        c[f"{name}.{key}"], c[f"{name}.step"] = table[key][order], steps[order]
        for column in columns:
            c[f"{name}.{column}"] = table[column][order]

    run = tables["run"]
    at = raw_to_step[run["raw"]] if len(run["raw"]) else run["raw"]
    put("run", "hook", run, at, ("row", "which", "item", "pass", "changed"))
    leaf = tables["leaf"]
    at = np.searchsorted(ticks, leaf["tick"], "right") - 1
    put("leaf", "tensor", leaf, at, ("row", "pass", "node", "storage", "how", "sparse", *COLUMNS))
    write = _with_optimizer(tables["write"], noted)
    at = np.searchsorted(ticks, write["tick"], "right") - 1
    put("write", "storage", write, at, ("row", "item", "old", "new", "tensor", "versioned"))
    seen = tables["seen"]
    put("seen", "storage", seen, np.searchsorted(ticks, seen["tick"], "right") - 1, ("version",))
    freed = np.flatnonzero(c["step.kind"] == CODE["free"])
    freed = freed[np.isin(c["step.row"][freed], c["pop.row"][c["pop.cleared"] > 0])]
    put("cleared", "node", {"node": c["step.node"][freed]}, freed, ())

    for name, by in (("in", ""), ("stepped", "tick"), ("change", "tick"), ("fed", "")):
        table = tables[name]
        order = np.argsort(table[by], kind="stable") if by else slice(None)
        c.update({f"{name}.{column}": values[order] for column, values in table.items()})

    edge = tables["edge"]
    latest = c["node.row"][np.searchsorted(c["node.id"], edge["src"], "right") - 1] if len(edge["src"]) else edge["src"]
    keep = np.flatnonzero(edge["row"] == latest)
    keep = keep[np.argsort(edge["src"][keep], kind="stable")]
    for column in ("src", "slot", "rank", "dst", "in_slot", "in_rank"):
        c[f"edge.{column}"] = edge[column][keep]
    c["edge.by_dst"] = np.argsort(c["edge.dst"], kind="stable")

    wrap = tables["wrap"]
    # A node is described again per segment; the first description tells when the wrapper was made.
    key = np.lexsort((wrap["row"], wrap["item"], wrap["node"]))
    same = np.zeros(len(key), dtype=bool)
    same[1:] = (wrap["node"][key][1:] == wrap["node"][key][:-1]) & (wrap["item"][key][1:] == wrap["item"][key][:-1])
    firsts = {column: values[key[~same]] for column, values in wrap.items()}
    at = np.searchsorted(c["node.id"], firsts["node"])
    born = c["node.step"][at] if len(at) else at
    put("wrap", "storage", firsts, born, ("node", "row", "item", "version", "tensor", "checked"))


def _with_optimizer(write: dict[str, Ints], noted: Gathered) -> dict[str, Ints]:
    """Writes, and one unversioned write per parameter of an optimizer step that no TensorChanged reported already."""
    if not noted.stepped:
        return write
    begun = sorted(r.tick for _, r in noted.stepped)
    rows: list[tuple[int, ...]] = []
    for row, r in noted.stepped:
        if r.skipped:
            continue
        # A producer may tell the writes of a step after the step itself: until the next one begins they belong to it.
        later = bisect_right(begun, r.tick)
        until = begun[later] if later < len(begun) else NEVER
        for item, p in enumerate(r.params):
            told = noted.optimized.get(p.tensor, ())
            if any(r.tick <= t <= r.end or (f == r.frame and r.tick <= t < until) for t, f in told):
                continue
            rows.append((noted.storage.get(p.tensor, 0), row, item, r.tick, 0, 0, p.tensor, 0))
    more = np.array(rows, dtype=np.int64).reshape(-1, len(TABLES["write"]))
    return {name: np.concatenate([write[name], more[:, i]]) for i, name in enumerate(TABLES["write"])}
