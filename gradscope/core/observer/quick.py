"""The short way for what happens most: an op with one output and no lists, and a pop of its node without hooks.

It writes the same records as `forward.py` and `passes.py`, but flat (`trace/schema/flat.py`): what is constant for a
call site or a node class is laid out as bytes once, and per op only ids, ticks and versions are put between. Where
something is out of the ordinary (lists, in-place, casts, packed values, hooks) the long way is taken.
"""

from __future__ import annotations

from operator import attrgetter
from time import perf_counter_ns
from typing import Any

from gradscope.core.eager.grad_node_info import IN
from gradscope.core.observer.guard import stop_after
from gradscope.core.observer.ids import LARGE, plain_attr
from gradscope.core.phi.dense_tensor import DenseTensor, DenseTensorMeta
from gradscope.trace.records import (
    ADD,
    BACK,
    COPY,
    FRONT,
    NO,
    UNDEFINED,
    NodeMade,
    NodeRan,
    OpRan,
    begin,
    head,
    raw,
)

_new: Any = object.__new__
SLOTS = 16  # a node with more goes the long way

_OP = raw(begin(OpRan, 24))
_NODE = raw(begin(NodeMade, 14))
_POP = raw(begin(NodeRan, 21))
INPUT = raw(head(1), head(2))  # a slot with one InputSeen
_EDGE = raw(head(1), head(4), False, head(3))  # a slot with one OutMeta that has an EdgeTo
_NODES = raw(head(1))
_NO_NODES = raw(head(0))
_PREPARED_BUMPS = raw(head(0), head(0))
_ENDING = raw(0, 0, None)  # inplace, layer, error


def nbytes(meta: DenseTensorMeta) -> int:
    """Bytes of an array with this meta."""
    return int(meta.numel * meta.dtype.itemsize)


class Site:
    """What is constant for one call site of an op with inputs and output of certain metas, as bytes."""

    __slots__ = (
        *("number", "segment", "large", "attrs", "op_inputs", "op_output", "op_meta", "op_slot", "op_middle"),
        *("name", "metas", "with_edge", "without_edge", "saved", "node_end", "node_attrs", "constants"),
    )

    def __init__(self, obs: Any, info: Any, frame: int, number: int, slots: int, meta: Any, node: Any, mode: bool):
        shown = obs.meta(meta)
        self.number = number
        self.segment = 0
        self.large = nbytes(meta) > LARGE
        self.op_inputs = raw(frame, head(slots))
        # attributes (none), outputs: one slot, one OutputMade
        self.attrs = bool(info.attrs)
        opening = (head(1), head(1), head(10))
        self.op_output = raw(*opening) if info.attrs else raw(head(0), *opening)
        self.op_meta = raw(shown)
        self.op_slot = raw(0, 0, node is None)
        self.op_middle = raw(mode, "dygraph", shown[2], head(0))
        self.constants: tuple[tuple[str, Any], ...] = ()  # intermediate outputs: where the node has them, their metas
        if node is None:
            return
        kind = type(node)
        self.node_attrs = kind.attrs_
        metas = [None if m is None else obs.meta(m) for m in node.out_metas]
        outs = head(len(metas))
        self.name = raw(node.name(), "op")
        self.metas = raw(head(1), head(1), shown, outs)
        self.with_edge = [raw(m) for m in metas]
        self.without_edge = [raw(head(1), head(4), True, None, m) for m in metas]
        saved: list[tuple[Any, int, Any, bool]] = []
        for s in kind.saved_:
            position = s.slot if s.side == IN else -1
            m = metas[s.slot] if s.side == IN else shown
            if s.constant:
                held = getattr(node, s.field + "_impl").meta
                self.constants += ((s.field + "_impl", held),)
                position, m = -1 - len(self.constants), obs.meta(held)
            if s.no_need_buffer:
                saved.append((raw(head(7), s.field), position, raw(0, 0, True, False, m), False))
            else:
                saved.append((raw(head(7), s.field), position, raw(False, False, m), True))
        self.saved = (raw(head(len(saved))), saved)
        ending = (0, 0, True, frame, False)
        self.node_end = raw(*ending) if kind.attrs_ else raw(*ending, {})


def _odd(node: Any, saved: Any) -> bool:
    """Whether a saved value is told the long way: a list, or an intermediate output that was packed."""
    return saved.many or (saved.constant and type(getattr(node, saved.field + "_impl")) is not DenseTensor)


def quick_ended(obs: Any, note: Any, out: Any, node: Any) -> bool:
    """Write NodeMade and OpRan of an op that is done. False: it must be told the long way."""
    ns = perf_counter_ns() - note.began
    info, seen, frame = note.info, note.seen, note.frame
    impl = out.impl
    base = obs.base
    if impl.oid > base or not impl.is_dense:  # an output that is known already
        return False
    meta = impl.meta
    storage = impl.storage
    version = 0 if storage is None else storage.version
    if node is None:
        key = (info, frame, note.selection, meta, note.grad_mode)
    else:
        if node.list_out_ is not False or not node.single_:
            return False
        key = (info, frame, note.selection, meta, node.__class__, node.out_metas)  # type: ignore[assignment]
    site = obs.quick_sites.get(key)
    if site is None:
        if node is not None and (len(note.inputs) != len(node.edges) or any(_odd(node, s) for s in node.saved_)):
            return False
        site = obs.quick_sites[key] = Site(
            obs, info, frame, obs._site(note), len(note.inputs), meta, node, note.grad_mode
        )
        site.segment = obs.segment
    elif site.segment != obs.segment:
        obs._site(note)
        site.segment = obs.segment
    for field, held in site.constants:
        kept = getattr(node, field)
        if type(kept) is not DenseTensor or kept.meta is not held:
            return False
    here = note.here
    del here.ops[note.depth :]
    call = note.call
    here.last_call = call
    tick = obs.tick
    number = obs.last_tensor = obs._next_tensor()
    impl.oid = base + number
    values = obs.sink.values
    emit = obs.emit_now if site.large and values else obs.emit_later
    made = 0
    if node is not None:
        made = obs.last_node = obs._next_node()
        node.oid = base + made
        obs.node_born[made] = (call, frame)
        items: list[Any] = []
        at = 1
        floor = obs.node_floor
        for edge, with_edge, without_edge in zip(node.edges, site.with_edge, site.without_edge):
            if edge is None:
                items += (without_edge, seen[at])
            else:
                target = edge[0].oid - base
                if target <= floor:
                    target = obs.node(edge[0])
                items += (_EDGE, target, edge[1], edge[2], with_edge, seen[at])
            at += 3
        count, saved = site.saved
        items.append(count)
        for field, position, ending, buffered in saved:
            if position < -1:
                kept = getattr(node, site.constants[-2 - position][0])
                items += (field, obs.impl(kept), obs.storage(kept), 0, ending)
            elif position < 0:
                if buffered:
                    items += (field, number, number if storage is None else obs.storage(impl), version, ending)
                else:
                    items += (field, 0, ending)
            else:
                at = 3 * position + 1
                if buffered:
                    source = note.inputs[position].impl
                    tensor = seen[at]
                    where = tensor if source.storage is None else obs.storage(source)
                    items += (field, tensor, where, seen[at + 1], ending)
                else:
                    items += (field, seen[at], ending)
        items.append(site.node_end)
        if site.node_attrs:
            items.append({name: plain_attr(getattr(node, name, None)) for name in site.node_attrs})
        emit((_NODE, made, tick(), site.name, call, site.metas, *items))
    emit(
        (
            _OP,
            call,
            note.tick,
            site.number,
            tick(),
            here.within[-1],
            here.scope[-1] if here.scope else "",
            here.number,
            site.op_inputs,
            *seen,
            *(([plain_attr(a) for a in note.attrs], site.op_output) if site.attrs else (site.op_output,)),
            number,
            site.op_meta,
            number if storage is None else obs.storage(impl),
            version,
            made,
            site.op_slot,
            impl.array if values else None,
            out.name_,
            site.op_middle,
            note.because,
            *((_NODES, made) if made else (_NO_NODES,)),
            _PREPARED_BUMPS,
            seen[3 * info.view + 1] if info.view >= 0 else 0,
            _ENDING,
            ns,
        )
    )
    return True


_HOLDER = raw(head(1), head(5), 0, 0)
_AFTER_OUTPUTS = raw(head(0))  # no post hooks
_FREED = raw(True, True, 0, None)  # holder freed, wrappers cleared, layer, error
_RETAINED = raw(True, False, 0, None)
_CHECKED = raw(True, True, False, 0, 0, 0)  # ok, checked, not unpacked, tick, hook, rank
_GIVEN = tuple(raw(head(4), slot, 0) for slot in range(SLOTS))
_EDGES = tuple(raw(head(8), slot, 0) for slot in range(SLOTS))
_EDGES_WITH_VALUES = tuple(raw(head(10), slot, 0) for slot in range(SLOTS))
_HOW = {how: raw(how) for how in (COPY, ADD, UNDEFINED)}
_COPIED, _ADDED, _BROUGHT_NOTHING = _HOW[COPY], _HOW[ADD], _HOW[UNDEFINED]
_NO, _FRONT, _BACK = raw(NO), raw(FRONT), raw(BACK)
_COUNTS = tuple(raw(head(count)) for count in range(SLOTS + 1))


class PopKind:
    """What is constant for pops of one node class. saved: reads (impl, version, value) of each saved tensor."""

    __slots__ = ("checked", "fields", "head", "outputs", "saved")

    def __init__(self, kind: Any, slots: int) -> None:
        kept = [s.field for s in kind.saved_ if not s.no_need_buffer]
        names = [name for field in kept for name in (field + "_impl", field + "_version", field)]
        self.saved = attrgetter(*names) if names else None
        self.fields = tuple((field, raw(head(11), field)) for field in kept)
        self.checked = bool(kind.saved_)
        self.head = raw(True, False, head(0), head(len(kept)))  # the end of the holder, no hooks, how many checks
        self.outputs = raw(head(slots))


class QuickPop:
    """A pop on the short way. outs: what the formulas gave, once they did. lefts: per edge the in-degree left. sums:
    per slot whose gradient was added to another, the buffer before and after."""

    __slots__ = (
        *("began", "checks", "grad", "kind", "left", "lefts", "node", "number", "outs", "pop", "sums", "tick", "told"),
    )

    told: Any  # the PassNote
    node: Any
    number: int
    kind: PopKind
    grad: Any
    left: int  # length of the queue after the pop
    checks: Any  # WrapperChecked as they are written, six pieces each
    outs: Any
    lefts: list[int]
    sums: dict[int, tuple[Any, Any]]
    pop: int
    tick: int
    began: int  # ns

    def ended(self, cleared: bool) -> None:
        """The pop is over."""
        told, node, kind = self.told, self.node, self.kind
        obs = told.obs
        try:
            base, values, tick, lefts, sums = obs.base, obs.sink.values, obs.tick, self.lefts, self.sums
            checked = tick() if kind.checked else 0
            computed, gave = tick(), tick()
            items: list[Any] = [kind.outputs]
            edges: list[Any] = [_AFTER_OUTPUTS, _COUNTS[len(lefts)]]
            at = 0
            for slot, (edge, out) in enumerate(zip(node.edges, self.outs)):
                items += (_GIVEN[slot], out if values else None, out is not None)
                if edge is not None:
                    target, in_slot, in_rank = edge
                    left = lefts[at]
                    at += 1
                    queued = _NO if left else _FRONT if target.is_leaf_ else _BACK
                    if slot not in sums:
                        how = _COPIED if out is not None else _BROUGHT_NOTHING
                        edges += (_EDGES[slot], target.oid - base, in_slot, in_rank, how, left, queued)
                    elif values:
                        to = (_EDGES_WITH_VALUES[slot], target.oid - base, in_slot, in_rank)
                        edges += (*to, _ADDED, left, queued, *sums[slot])
                    else:
                        edges += (_EDGES[slot], target.oid - base, in_slot, in_rank, _ADDED, left, queued)
            (obs.emit_now if values and self.grad.nbytes > LARGE else obs.emit_later)(
                (
                    _POP,
                    told.pass_id,
                    self.tick,
                    self.pop,
                    self.number,
                    checked,
                    computed,
                    gave,
                    tick(),
                    told.here.number,
                    self.left,
                    _HOLDER,
                    self.grad if values else None,
                    kind.head,
                    *self.checks,
                    *items,
                    *edges,
                    _FREED if cleared else _RETAINED,
                    perf_counter_ns() - self.began,
                )
            )
            if cleared:
                told.freed.append(self.number)
        except Exception as fault:
            stop_after(fault)


def quick_pop(told: Any, node: Any, grad: Any, left: int) -> QuickPop | None:
    """Begin to tell a pop the short way. None: it has hooks, lists, formulas of the user's or something to tell of its
    saved values, and goes the long way."""
    obs = told.obs
    if not obs.flat or grad is None or not node.single_ or node.is_leaf_ or node.extra is not None or obs.dead:
        return None
    if node.cleared or node.foreign_ or node.list_out_ is not False:
        return None
    base = obs.base
    number = node.oid - base
    if number <= 0:
        return None
    cls = node.__class__
    kind = obs.quick_pops.get(cls)
    if kind is None:
        slots = len(node.edges)
        if slots > SLOTS:
            return None
        kind = obs.quick_pops[cls] = PopKind(cls, slots)
    checks: Any = ()
    if kind.saved is not None:
        found = kind.saved(node)
        floor = obs.tensor_floor
        at = 0
        checks = []
        for _, field in kind.fields:
            impl = found[at]
            version = found[at + 1]
            if type(impl) is not DenseTensor or found[at + 2] is not impl.array:
                return None
            tensor = impl.oid - base
            if tensor <= floor:
                tensor = obs.impl(impl)
            storage = impl.storage
            if storage is None:
                where = tensor
            else:
                if storage.version != version:
                    return None
                where = obs.storage(impl)
            checks += (field, tensor, where, version, version, _CHECKED)
            at += 3
    note: QuickPop = _new(QuickPop)
    note.told = told
    note.node = node
    note.number = number
    note.kind = kind
    note.grad = grad
    note.left = left
    note.checks = checks
    note.outs = None
    note.lefts = []
    note.sums = {}
    told.pops = note.pop = told.pops + 1
    note.tick = obs.tick()
    note.began = perf_counter_ns()
    return note
