"""Forward ops as they are narrated: OpRan with SiteSeen and NodeMade, for ops that end and ops that fail."""

from __future__ import annotations

from time import perf_counter_ns
from typing import Any

from gradscope.core import errors
from gradscope.core.controller import HAS_GRAD
from gradscope.core.eager.grad_node_info import GradNodeBase
from gradscope.core.eager.op_info import OpInfo
from gradscope.core.flags import fast
from gradscope.core.observer.guard import guarded, stop_after
from gradscope.core.observer.ids import plain_attr
from gradscope.core.observer.quick import INPUT, quick_ended
from gradscope.core.observer.rewritten import describe_rewritten, tell_rewritten
from gradscope.core.observer.state import State
from gradscope.core.tensor import Tensor
from gradscope.trace.records import Failure, OpRan, SiteSeen, TensorChanged, whole

_new: Any = object.__new__


class OpNote:
    """A forward op that has begun. `ended` (or the observer's `op_failed`) writes its record."""

    __slots__ = (
        "obs",
        "info",
        "tick",
        "call",
        "frame",
        "inputs",
        "attrs",
        "because",
        "grad_mode",
        "selection",
        "prepared",
        "casts",
        "began",
        "old_node",
        "depth",
        "here",
        "seen",
    )

    obs: ForwardOps
    info: OpInfo
    tick: int
    call: int
    frame: int
    inputs: Any  # per slot (tensor, version) by rank
    attrs: tuple[Any, ...]
    because: int
    grad_mode: bool
    selection: Any
    prepared: Any
    casts: list[Any]
    began: int  # ns
    old_node: int  # of the target of an in-place op
    depth: int  # ops this one is inside of
    here: Any  # what belongs to the thread
    seen: list[Any] | None  # the short way: inputs as they are written; `inputs` holds the tensors

    def ended(self, outputs: tuple[Any, ...], node: GradNodeBase | None) -> None:
        """The op is done: outputs are Tensors or lists of them, node the GradNode that was made."""
        try:
            if self.seen is not None:
                if (
                    len(outputs) == 1
                    and type(outputs[0]) is not list
                    and not self.casts
                    and not self.prepared
                    and not fast.hooked
                    and quick_ended(self.obs, self, outputs[0], node)
                ):
                    return
                self.settle()
            self.obs._op_ended(self, outputs, node)
        except Exception as fault:
            stop_after(fault)

    def settle(self) -> None:
        """Go the long way from here on."""
        seen, self.seen = self.seen, None
        if seen is not None:
            self.inputs = [[(seen[at], seen[at + 1])] for at in range(1, len(seen), 3)]


class ForwardOps(State):
    """The part of the Observer that layers ②–④ talk to."""

    def op_began(self, info: OpInfo, inputs: tuple[Any, ...], attrs: tuple[Any, ...]) -> OpNote | None:
        """③ begins op `info`; inputs as they are after casts (a list for a tensor list, None for a missing one)."""
        try:
            if self.threads.here.hidden:
                return None
            note: OpNote = _new(OpNote)
            if self.flat and info.inplace < 0:
                base, floor = self.base, self.tensor_floor
                fresh: list[Any] = []
                because = 0
                for t in inputs:
                    if t is None or type(t) is list:
                        break
                    impl = t.impl
                    number = impl.oid - base
                    if number <= floor:
                        number = self._meet(impl, number, t)
                    storage = impl.storage
                    fresh += (INPUT, number, 0 if storage is None else storage.version)
                    if not because:
                        meta = t.autograd_meta_
                        if meta is not None and not meta.stop_gradient_:
                            because = number
                else:
                    note.obs = self
                    note.info = info
                    note.frame = self.op_frame()
                    note.inputs = inputs
                    note.seen = fresh
                    note.grad_mode = mode = HAS_GRAD.get()
                    note.because = because if mode else 0
                    note.attrs = attrs
                    note.selection = None
                    note.prepared = ()
                    note.here = here = self.threads.here
                    note.casts = casts = here.casts
                    if casts:
                        here.casts = []
                    note.old_node = 0
                    note.call = self.next_call()
                    note.tick = self.tick()
                    ops = here.ops
                    note.depth = len(ops)
                    ops.append(note)
                    note.began = perf_counter_ns()
                    return note
            note.obs = self
            note.seen = None
            note.info = info
            note.frame = self.op_frame()
            seen: list[Any] = []
            because = 0
            base, floor = self.base, self.tensor_floor
            for entry in inputs:
                row = []
                for t in entry if type(entry) is list else (entry,):
                    if t is None:
                        continue
                    impl = t.impl
                    number = impl.oid - base
                    if number <= floor:
                        number = self._meet(impl, number, t)
                    storage = impl.storage
                    row.append((number, 0 if storage is None else storage.version))
                    if not because:
                        meta = t.autograd_meta_
                        if meta is not None and not meta.stop_gradient_:
                            because = number
                seen.append(row)
            note.grad_mode = HAS_GRAD.get()
            note.because = because if note.grad_mode else 0
            note.inputs = seen
            note.attrs = attrs
            note.selection = None
            note.prepared = []
            note.here = local = self.local
            note.casts = local.casts
            if note.casts:
                local.casts = []
            note.old_node = 0
            if info.inplace >= 0:
                target = inputs[info.inplace]
                edge = None if target.autograd_meta_ is None else target.autograd_meta_.edge
                note.old_node = 0 if edge is None else self.node(edge[0])
            note.call = self.next_call()
            note.tick = self.tick()
            note.depth = len(local.ops)
            local.ops.append(note)
            note.began = perf_counter_ns()
            return note
        except Exception as fault:
            stop_after(fault)
            return None

    def kernel_chosen(self, selection: Any) -> None:
        """④ found a kernel for the op that runs."""
        ops = self.threads.here.ops
        if ops:
            ops[-1].selection = selection

    def prepared(self, slot: int, rank: int, what: str) -> None:
        """④ made an input contiguous or moved it."""
        ops = self.local.ops
        if ops:
            ops[-1].prepared = [*ops[-1].prepared, (slot, rank, what)]

    def casts_waiting(self) -> list[Any]:
        """The casts made so far for an op that is about to begin, taken away so that another cast does not get them."""
        local = self.local
        casts, local.casts = local.casts, []
        return casts

    def cast_made(self, slot: int, rank: int, source: str, target: str, reason: str, before: list[Any]) -> None:
        """③ cast an input of the op that is about to begin; `before` are the casts that waited for it already."""
        local = self.local
        if local.hidden:
            return
        local.casts = [*before, (slot, rank, source, target, reason, local.last_call)]

    def _op_ended(self, note: OpNote, outputs: tuple[Any, ...], node: GradNodeBase | None) -> None:
        ns = perf_counter_ns() - note.began
        local = self.local
        del local.ops[note.depth :]
        info = note.info
        local.last_call = note.call
        inplace = view_of = 0
        bumps: list[Any] = []
        if info.inplace >= 0:
            inplace = note.inputs[info.inplace][0][0]
            impl = outputs[0].impl
            storage, version = self.storage(impl), impl.version
            bumps = [(inplace, storage, note.inputs[info.inplace][0][1], version)]
            self.writes.setdefault(storage, []).append((version, note.frame, note.call))
        elif info.view >= 0 and note.inputs[info.view]:
            view_of = note.inputs[info.view][0][0]
        if node is not None:
            number = node.oid - self.base  # it has one where a pack hook was shown what the node saves
            if number <= 0:
                number = self.new_node(node)
            self._edges_described(node)
        else:
            number = 0
        nodes = [number] if number else []
        rewritten, local.rewritten = local.rewritten, ()
        if rewritten:
            if node is not None:
                self.describe_made(node, note.call, note.frame, [[pair[0] for pair in row] for row in note.inputs])
            nodes += describe_rewritten(self, rewritten, note.call, note.frame)
        made: list[Any] = []
        for slot, out in enumerate(outputs):
            row = []
            for rank, t in enumerate(out if type(out) is list else (out,)):
                if t is None:
                    continue
                impl = t.impl
                tensor = impl.oid - self.base
                if tensor <= 0:
                    tensor = self.new_tensor(impl)
                elif tensor <= self.tensor_floor:
                    self.again.add(tensor)
                storage = impl.storage
                meta = t.autograd_meta_
                leads = (number, slot, rank)  # where its gradient goes
                if rewritten:
                    edge = None if meta is None else meta.edge
                    leads = (0, slot, rank) if edge is None else (edge[0].oid - self.base, edge[1], edge[2])
                row.append(
                    (
                        tensor,
                        self.meta(impl.meta),
                        tensor if storage is None else self.storage(impl),
                        0 if storage is None else storage.version,
                        *leads,
                        meta is None or meta.stop_gradient_,
                        self.value(impl.array),
                        t.name_,
                    )
                )
            made.append(row)
        if node is not None and not rewritten:
            ids = [[pair[0] for pair in row] for row in note.inputs]
            self.describe_made(node, note.call, note.frame, ids)
        self._emit_op(note, made, view_of, inplace, bumps, nodes, ns)
        if inplace and number:
            self.emit(
                TensorChanged(inplace, self.tick(), "rebased", note.old_node, number, note.frame, within=note.tick)
            )
        if rewritten:
            tell_rewritten(self, rewritten, note.frame, note.tick)
        if local.nonfinite:
            self._tell_nonfinite(note, number)

    def history_rewritten(self, told: Any) -> None:
        """The in-place op that runs has rewritten the history of tensors that share its target's memory."""
        self.local.rewritten = [*self.local.rewritten, *told]

    def _edges_described(self, node: GradNodeBase) -> None:
        floor, base = self.node_floor, self.base
        for edge in node.edges:
            for one in edge if type(edge) is list else (edge,):
                if one is not None and one[0].oid - base <= floor:
                    self.node(one[0])

    def _site(self, note: OpNote) -> int:
        selection = note.selection
        key = (note.info, note.frame, selection)
        site = self.sites.get(key)
        if site is None:
            site = self.sites[key] = len(self.sites) + 1
        if site not in self.sites_told:
            self.sites_told.add(site)
            told = self.site_records.get(site)
            if told is None:
                info = note.info
                kernel = asked = found = why = ""
                if selection is not None:
                    kernel = selection.fn.__name__
                    asked, found, why = str(selection.asked), str(selection.kernel.key), selection.fallback
                names = (list(info.args), list(info.attrs), list(info.outputs))
                told = SiteSeen(site, info.name, note.frame, *names, kernel, asked, found, why)
                self.site_records[site] = told = whole(told) if self.flat else told
            self.emit(told)
        return site

    def _emit_op(
        self, note: OpNote, made: list[Any], view_of: int, inplace: int, bumps: list[Any], nodes: list[int], ns: int,
        layer: int = 0, error: Any = None,
    ) -> None:  # fmt: skip
        local = self.local
        place = made[0][0][1][2] if made and made[0] else "cpu"
        packs: Any = []
        if local.packs:
            packs = [ran for op, ran in local.packs if op is note]
            local.packs = [(op, ran) for op, ran in local.packs if op is not note]
        self.emit(
            OpRan(
                note.call,
                note.tick,
                self._site(note),
                self.tick(),
                local.within[-1],
                local.scope[-1] if local.scope else "",
                local.number,
                note.frame,
                note.inputs,
                [plain_attr(a) for a in note.attrs] if note.attrs else [],
                made,
                note.grad_mode,
                "dygraph",
                place,
                note.casts,
                note.because,
                nodes,
                note.prepared,
                bumps,
                view_of,
                inplace,
                layer,
                error,
                ns,
                {},
                packs,
            )
        )

    @guarded
    def op_failed(self, info: OpInfo, exc: BaseException, inputs: tuple[Any, ...]) -> None:
        """② gives up on an op: with the note it had, or a new one when it failed before ③ began."""
        local = self.local
        note = next((n for n in reversed(local.ops) if n.info is info), None)
        if note is None:
            clean = tuple(_only_tensors(entry) for entry in inputs)
            if info.inplace >= 0 and clean[info.inplace] is None:
                return
            note = self.op_began(info, clean, ())
            if note is None:
                return
        note.settle()
        del local.ops[note.depth :]
        ns = perf_counter_ns() - note.began
        layer = getattr(exc, "layer", 0)
        self._emit_op(note, [], 0, 0, [], [], ns, layer or 3, self.failure(exc, frame=note.frame))
        if local.nonfinite:
            self._tell_nonfinite(note, 0)

    def _tell_nonfinite(self, note: OpNote, node: int) -> None:
        """The findings that waited for this op's record."""
        local = self.local
        finding: Any = getattr(self, "finding")  # noqa: B009  # Events has it
        found, local.nonfinite = local.nonfinite, []
        for one in found:
            out = one.pop("out")
            tensor = 0 if out is None or out.impl.oid <= self.base else self.tensor(out)
            one["evidence"]["call"] = note.call
            finding(**one, node=node, tensor=tensor, frames=[note.frame] if note.frame else [])

    def unwind_ops(self) -> None:
        """Forget ops that began and never ended: an error left them."""
        self.local.ops.clear()
        self.local.packs.clear()
        self.local.casts = []

    def failure(self, exc: BaseException, *, tensor: int = 0, frame: int = 0) -> Failure:
        """An error as the user sees it: the builtin type, the text, kind, layer and op."""
        kind = type(exc)
        builtin = next((c for c in kind.__mro__ if c.__module__ == "builtins"), kind)
        name = builtin.__name__ if isinstance(exc, errors.EnforceNotMet) else kind.__name__
        return Failure(
            name,
            str(exc),
            getattr(exc, "kind", "") or "",
            getattr(exc, "layer", 0) or 0,
            getattr(exc, "op", "") or "",
            tensor,
            frame,
        )


def _usable(value: Any) -> bool:
    return isinstance(value, Tensor) and value.impl is not None


def _only_tensors(entry: Any) -> Any:
    """An argument of an op that failed early, without what is no Tensor."""
    if isinstance(entry, (list, tuple)):
        return [t for t in entry if _usable(t)]
    return entry if _usable(entry) else None
