"""Observer: turns what the engine does into records and hands them to a sink. One per recording.

Forward ops here; passes and pops in `passes.py`; who is who in `ids.py`. Arrays are handed over as they are, the sink
encodes them. No method raises into the engine.
"""

from __future__ import annotations

import itertools
import threading
from collections.abc import Callable
from time import perf_counter_ns
from typing import Any

from gradscope.core import errors
from gradscope.core.controller import HAS_GRAD
from gradscope.core.eager.grad_node_info import GradNodeBase
from gradscope.core.eager.op_info import OpInfo
from gradscope.core.observer.guard import guarded, stop_after
from gradscope.core.observer.ids import Registry, plain_attr
from gradscope.core.tensor import Tensor
from gradscope.trace.records import (
    Failure,
    Finding,
    HookGone,
    HookSet,
    Opened,
    OpRan,
    ParamsStepped,
    SiteSeen,
    TensorChanged,
)


class _Local(threading.local):
    """What belongs to one thread: ops that have begun, casts waiting for their op, the item we are inside of, passes."""

    number = -1

    def __init__(self) -> None:
        self.ops: list[OpNote] = []
        self.casts: list[Any] = []
        self.within: list[int] = [0]
        self.passes: list[Any] = []
        self.pop: Any = None
        self.scope: list[str] = []
        self.last_call = 0


class OpNote:
    """A forward op that has begun. `ended` (or the observer's `op_failed`) writes its record."""

    __slots__ = (
        "obs", "info", "tick", "call", "frame", "inputs", "attrs", "because", "grad_mode", "selection", "prepared",
        "casts", "began", "versions", "old_node", "depth",
    )  # fmt: skip

    obs: Observer
    info: OpInfo
    selection: Any
    prepared: list[Any]
    inputs: list[Any]

    def ended(self, outputs: tuple[Any, ...], node: GradNodeBase | None) -> None:
        """The op is done: outputs are Tensors or lists of them, node the GradNode that was made."""
        try:
            self.obs._op_ended(self, outputs, node)
        except Exception as fault:
            stop_after(fault)


class Observer(Registry):
    """sink: takes the records. frame: the id of the user's innermost position (0: unknown); may have `describe` and
    `forget`. gate: called as gate(pass_id, pop, node) before each pop when set."""

    def __init__(self, sink: Any, frame: Callable[[], int] = lambda: 0) -> None:
        super().__init__(sink)
        self.frame = frame
        self.describe_frame = getattr(frame, "describe", self.describe_frame)
        self.forget_frames: Callable[[], None] = getattr(frame, "forget", lambda: None)
        self.gate: Callable[[int, int, int], None] | None = None
        self.dead = False
        self.local = _Local()
        self._threads = itertools.count().__next__
        self.next_call = itertools.count(1).__next__
        self.next_pass = itertools.count(1).__next__
        self.next_finding = itertools.count(1).__next__
        self.open_passes = 0
        self.sites: dict[tuple[Any, ...], int] = {}
        self.sites_told: set[int] = set()
        self.writes: dict[int, list[tuple[int, int, int]]] = {}  # storage -> (version, frame, call) of in-place writes
        self._pairs: dict[Any, int] = {}
        self._pair_fns: list[Any] = []

    def thread(self) -> int:
        """A small number for the calling thread: 0 for the first one seen."""
        local = self.local
        if local.number < 0:
            local.number = self._threads()
        return local.number

    def node_id(self, node: GradNodeBase) -> int:
        """The id of a node, described in this segment."""
        return self.node(node)

    # --------------------------------------------------------------------------------------------------- forward

    def op_began(self, info: OpInfo, inputs: tuple[Any, ...], attrs: tuple[Any, ...]) -> OpNote | None:
        """③ begins op `info`; inputs as they are after casts (a list for a tensor list, None for a missing one)."""
        try:
            note = OpNote()
            note.obs = self
            note.info = info
            note.frame = self.frame()
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
            local = self.local
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
        ops = self.local.ops
        if ops:
            ops[-1].selection = selection

    def prepared(self, slot: int, rank: int, what: str) -> None:
        """④ made an input contiguous or moved it."""
        ops = self.local.ops
        if ops:
            ops[-1].prepared.append((slot, rank, what))

    def cast_made(self, slot: int, rank: int, source: str, target: str, reason: str) -> None:
        """③ cast an input of the op that is about to begin."""
        local = self.local
        if not local.casts:
            local.casts = []
        local.casts.append((slot, rank, source, target, reason, local.last_call))

    def _op_ended(self, note: OpNote, outputs: tuple[Any, ...], node: GradNodeBase | None) -> None:
        ns = perf_counter_ns() - note.began
        local = self.local
        del local.ops[note.depth :]
        info, values = note.info, self.sink.values
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
            number = self.new_node(node)
            self._edges_described(node)
        else:
            number = 0
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
                row.append(
                    (
                        tensor, self.meta(impl.meta), tensor if storage is None else self.storage(impl),
                        0 if storage is None else storage.version, number, slot, rank,
                        meta is None or meta.stop_gradient_, impl.array if values else None, t.name_,
                    )  # fmt: skip
                )
            made.append(row)
        if node is not None:
            ids = [[pair[0] for pair in row] for row in note.inputs]
            self.describe_node(node, made=True, call=note.call, frame=note.frame, inputs=ids)
        self._emit_op(note, made, view_of, inplace, bumps, [number] if number else [], ns)
        if inplace and number:
            self.sink.emit(
                TensorChanged(inplace, self.tick(), "rebased", note.old_node, number, note.frame, within=note.tick)
            )

    def _edges_described(self, node: GradNodeBase) -> None:
        floor, base = self.node_floor, self.base
        for edge in node.edges:
            for one in edge if type(edge) is list else (edge,):
                if one is not None and one[0].oid - base <= floor:
                    self.node(one[0])

    def _site(self, note: OpNote) -> int:
        selection = note.selection
        key = (note.info.name, note.frame, selection)
        site = self.sites.get(key)
        if site is None:
            site = self.sites[key] = len(self.sites) + 1
        if site not in self.sites_told:
            self.sites_told.add(site)
            info = note.info
            kernel = asked = found = why = ""
            if selection is not None:
                kernel = selection.fn.__name__
                asked, found, why = str(selection.asked), str(selection.kernel.key), selection.fallback
            names = (list(info.args), list(info.attrs), list(info.outputs))
            self.sink.emit(SiteSeen(site, info.name, note.frame, *names, kernel, asked, found, why))
        return site

    def _emit_op(
        self, note: OpNote, made: list[Any], view_of: int, inplace: int, bumps: list[Any], nodes: list[int], ns: int,
        layer: int = 0, error: Any = None,
    ) -> None:  # fmt: skip
        local = self.local
        self.sink.emit(
            OpRan(
                note.call, note.tick, self._site(note), self.tick(), local.within[-1],
                local.scope[-1] if local.scope else "", self.thread(), note.frame, note.inputs,
                [plain_attr(a) for a in note.attrs] if note.attrs else [], made, note.grad_mode, "dygraph", "cpu",
                note.casts, note.because, nodes, note.prepared, bumps, view_of, inplace, layer, error, ns,
            )  # fmt: skip
        )

    @guarded
    def op_failed(self, info: OpInfo, exc: BaseException, inputs: tuple[Any, ...]) -> None:
        """② gives up on an op: with the note it had, or a new one when it failed before ③ began."""
        local = self.local
        note = next((n for n in local.ops if n.info is info), None)
        if note is None:
            clean = tuple(
                [t for t in entry if _usable(t)] if isinstance(entry, (list, tuple)) else entry if _usable(entry) else None
                for entry in inputs
            )
            if info.inplace >= 0 and clean[info.inplace] is None:
                return
            note = self.op_began(info, clean, ())
            if note is None:
                return
        del local.ops[note.depth :]
        ns = perf_counter_ns() - note.began
        layer = getattr(exc, "layer", 0)
        self._emit_op(note, [], 0, 0, [], [], ns, layer or 3, self.failure(exc, frame=note.frame))

    def unwind_ops(self) -> None:
        """Forget ops that began and never ended: an error left them."""
        self.local.ops.clear()
        self.local.casts = []

    def failure(self, exc: BaseException, *, tensor: int = 0, frame: int = 0) -> Failure:
        """An error as the user sees it: the builtin type, the text, kind, layer and op."""
        kind = type(exc)
        builtin = next((c for c in kind.__mro__ if c.__module__ == "builtins"), kind)
        name = builtin.__name__ if isinstance(exc, errors.EnforceNotMet) else kind.__name__
        return Failure(
            name, str(exc), getattr(exc, "kind", "") or "", getattr(exc, "layer", 0) or 0,
            getattr(exc, "op", "") or "", tensor, frame,
        )  # fmt: skip

    # ------------------------------------------------------------------------------------------- tensors and hooks

    @guarded
    def tensor_made(self, tensor: Tensor, how: str, view_of: Tensor | None = None) -> None:
        """A creation function made a tensor (`how`: its name)."""
        base = 0 if view_of is None else self.tensor(view_of)
        frame = self.frame()
        number = self.new_tensor(tensor.impl)
        self.made_at[number] = (frame, how)
        self.describe(tensor.impl, number, tensor, made=True, how=how, frame=frame, view_of=base)

    @guarded
    def tensor_changed(
        self, tensor: Tensor, what: str, old: Any = None, new: Any = None, *, how: str = "", versioned: bool = False,
        value: Any = None,
    ) -> None:  # fmt: skip
        """Something about a tensor changed outside an op; see TensorChanged."""
        number = self.tensor(tensor)
        impl = tensor.impl
        self.sink.emit(
            TensorChanged(
                number, self.tick(), what, plain_attr(old), plain_attr(new), self.frame(), self.storage(impl),
                int(getattr(impl, "version", 0)), versioned, self.value(value), self.local.within[-1], how,
            )  # fmt: skip
        )

    @guarded
    def grad_changed(self, tensor: Tensor, what: str, grad: Tensor | None) -> None:
        """`.grad` was assigned or cleared by the user."""
        new = 0 if grad is None else self.tensor(grad)
        self.tensor_changed(tensor, what, None, new, value=grad)

    @guarded
    def read(self, op: str, tensor: Tensor) -> None:
        """A value left the graph: `numpy`, `item`, `tolist`."""
        note = self.op_began(OpInfo(op, ("x",), (), ()), (tensor,), ())
        if note is not None:
            del self.local.ops[note.depth :]
            self._emit_op(note, [], 0, 0, [], [], perf_counter_ns() - note.began)

    @guarded
    def params_stepped(self, optimizer: str, step: int, params: list[tuple[Any, ...]], **facts: Any) -> None:
        """An optimizer stepped; params are (Tensor, update, had_grad, group); facts: scale, skipped, cleared."""
        tick = self.tick()
        rows: Any = [(self.tensor(t), *rest) for t, *rest in params]
        self.sink.emit(ParamsStepped(optimizer, tick, step, rows, self.frame(), end=self.tick(), **facts))

    @guarded
    def hook_set(self, hook: Any, node: GradNodeBase) -> None:
        """A hook was registered on a node."""
        if hook.oid > self.base:
            return
        self.hook(hook, node, self.frame())

    @guarded
    def hook_gone(self, hook: Any) -> None:
        """A hook was removed."""
        number = self.hook(hook, None)
        self.sink.emit(HookGone(number, self.tick(), self.frame()))

    def about_to_write(self) -> None:
        """An array is about to be overwritten in place."""
        try:
            self.sink.about_to_write()
        except Exception as fault:
            stop_after(fault)

    # ------------------------------------------------------------------------------------------ pack, unpack, scope

    @guarded
    def pack_began(self, pack: Any) -> Any:
        """A pack hook is about to be called."""
        tick = self.tick()
        number = self._pair_hook(pack, "pack")
        self.sink.emit(Opened("pack", number, tick, thread=self.thread()))
        self.local.within.append(tick)
        return tick

    @guarded
    def pack_ended(self, opened: Any) -> None:
        """It returned or raised."""
        self._leave(opened)

    @guarded
    def unpack_began(self, node: GradNodeBase, packed: Any) -> Any:
        """An unpack hook is about to be called, usually inside a pop."""
        tick = self.tick()
        number = self._pair_hook(packed.unpack_hook, "unpack")
        pop = self.local.pop
        if pop is None:
            self.sink.emit(Opened("unpack", number, tick, thread=self.thread()))
        else:
            pop.opened("unpack", number, tick)
            pop.unpacking(packed, tick, number)
        self.local.within.append(tick)
        return tick

    @guarded
    def unpack_ended(self, opened: Any) -> None:
        """It returned or raised."""
        self._leave(opened)
        if self.local.pop is not None:
            self.local.pop.unpacked()

    def _leave(self, tick: Any) -> None:
        within = self.local.within
        while len(within) > 1 and tick in within:
            within.pop()

    def _pair_hook(self, fn: Any, kind: str) -> int:
        key = (id(fn), kind)
        number = self._pairs.get(key)
        if number is None:
            number = self._pairs[key] = self.last_hook = self.last_hook + 1
            self._pair_fns.append(fn)  # so that the id stays its own
        if number not in self.hooks_told:
            self.hooks_told.add(number)
            code = getattr(fn, "__code__", None)
            self.sink.emit(
                HookSet(
                    number, self.tick(), kind, str(getattr(fn, "__qualname__", type(fn).__name__)),
                    "" if code is None else code.co_filename, 0 if code is None else code.co_firstlineno,
                )  # fmt: skip
            )
        return number

    @guarded
    def enter_scope(self, name: str) -> None:
        """A layer's forward begins: its path is the scope of the ops inside."""
        self.local.scope.append(name)

    @guarded
    def leave_scope(self) -> None:
        """It returned."""
        if self.local.scope:
            self.local.scope.pop()

    # ---------------------------------------------------------------------------------------------------- findings

    @guarded
    def finding(self, kind: str, text: str, severity: str = "error", **refers: Any) -> None:
        """Something a user must hear of; refers: fields of Finding."""
        self.sink.emit(Finding(self.next_finding(), self.tick(), kind, text, severity, **refers))

    # ------------------------------------------------------------------------------------------------------ passes

    @guarded
    def pass_began(self, run: Any) -> Any:
        """A backward or grad call is about to pop its first node."""
        from gradscope.core.observer.passes import PassNote

        return PassNote(self, run)

    def at_gate(self, told: Any, node: GradNodeBase) -> None:
        """Held before a pop: write that we are, then wait for whoever holds the gate."""
        try:
            number = self.node(node)
            pass_id, pop = (told.pass_id, told.pops + 1) if told is not None else (0, 0)
            self.sink.emit(Opened("gate", 0, self.tick(), pass_id, pop, number, self.thread()))
            gate = self.gate
        except Exception as fault:
            stop_after(fault)
            return
        if gate is not None:
            gate(pass_id, pop, number)

    def segment_ended(self) -> None:
        """A top-level pass is over: the sink closes its segment, and we describe everything again."""
        self.sink.segment_end()
        self.new_segment()
        self.sites_told.clear()
        self.forget_frames()


def _usable(value: Any) -> bool:
    return isinstance(value, Tensor) and value.impl is not None
