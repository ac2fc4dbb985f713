"""Forward ops: a torch-function mode (above autograd, so it changes no number) and what it tells of each call."""

from __future__ import annotations

import sys
from time import perf_counter_ns
from typing import Any

import torch
from torch.overrides import TorchFunctionMode

from gradscope.capture.notes import note_leaf
from gradscope.capture.torch.calls import GRAD, PLAIN, READ, SETTER, SKIP, Call, Calls
from gradscope.capture.torch.guard import guarded
from gradscope.capture.torch.nodes import Nodes
from gradscope.capture.unseen import StandIns, unseen
from gradscope.trace.records import Failure, OpRan, SiteSeen, TensorChanged

_sequence = torch._C._autograd._get_sequence_nr
_DETOUR = torch.overrides.handle_torch_function.__code__
_PLAIN = (torch.Tensor, torch.nn.Parameter)
_SCALARS = frozenset((int, float, bool, str))
_MOST_ATTRS = 12
_QUIET_ERRORS = ("_StopRecomputationError",)  # control flow of torch itself, not an error of an op


class Mode(TorchFunctionMode):
    """On the stack of every recorded thread. Popped by torch while it handles a call, so only outermost calls come."""

    def __init__(self, narrator: Any) -> None:
        super().__init__()
        self.narrator = narrator

    @unseen
    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        narrator = self.narrator
        call = narrator.calls.of(func)
        if call.kind == SKIP:
            return func(*args, **kwargs)
        caller: Any = sys._getframe(1)
        if caller.f_code is _DETOUR:  # a function of torch's that is written in Python came here by way of this one
            caller = caller.f_back.f_back or caller
        given = _deeper(kwargs) if call.deep else kwargs
        called = narrator.stand_ins(caller)  # warnings are about the line that called
        if narrator.dead or narrator.local.paused or call.kind == PLAIN:
            return called(func, args, given)
        if call.kind == SETTER:
            result = called(func, args, given)
            narrator.was_set(call, args)
            return result
        if call.kind == GRAD:
            result = called(func, args, given)
            if result is None and narrator.frames.is_users(caller.f_code.co_filename):
                narrator.no_gradient(call, args)
            return result
        if torch._C._are_functorch_transforms_active():
            return narrator.in_transform(called, (func, args, given), {})
        note = narrator.op_began(call, args, kwargs)
        if note is None:
            return called(func, args, given)
        try:
            out = called(func, args, given)
        except BaseException as error:
            narrator.op_failed(note, error)
            raise
        narrator.op_ended(note, out)
        return out


def _deeper(kwargs: Any) -> Any:
    """The arguments of a function that is told how many frames above it the line lies it warns about: between its
    caller and the frames above that are now three more."""
    level = kwargs.get("_stacklevel", 3)
    return {**kwargs, "_stacklevel": level + 3} if level > 3 else kwargs


class OpNote:
    """A call that has begun."""

    __slots__ = (
        "attrs",
        "because",
        "began",
        "call",
        "frame",
        "inputs",
        "low",
        "mode",
        "names",
        "number",
        "seen",
        "tensors",
        "tick",
    )

    call: Call
    tick: int
    number: int
    frame: int
    tensors: list[Any]  # those read, in order
    seen: list[int]  # their versions before
    inputs: list[list[tuple[int, int]]]
    names: list[str]
    attrs: list[tuple[str, Any]]
    because: int
    low: int  # sequence number of the next node
    mode: bool  # are gradients on?
    began: int  # ns


class ForwardOps(Nodes):
    """The part of the narrator the mode talks to."""

    def __init__(self, sink: Any, frames: Any) -> None:
        super().__init__(sink, frames)
        self.calls = Calls()
        self.stand_ins = StandIns()
        self._sites: dict[Any, int] = {}
        self._sites_told: set[int] = set()

    @guarded
    def op_began(self, call: Call, args: Any, kwargs: Any) -> OpNote | None:
        """A call is about to run; None when it is not to be recorded."""
        note = OpNote()
        note.call = call
        note.tensors, note.seen, note.inputs, note.names, note.attrs = [], [], [], [], []
        note.because = 0
        note.tick = self.tick()
        note.frame = self.frames()
        note.low = _sequence()
        names = call.args
        known, plain_args = len(names), True
        for i, arg in enumerate(args):
            name = names[i] if i < known else f"arg{i}"
            if type(arg) in _PLAIN:
                note.inputs.append([self._input(note, arg)])
                note.names.append(name)
            else:
                plain_args = self._read(note, name, arg) and plain_args
        for name, arg in kwargs.items():
            plain_args = self._read(note, name, arg) and plain_args
        if not plain_args and any(type(t) not in _PLAIN and self.foreign(t) for t in note.tensors):
            return None
        note.mode = mode = torch.is_grad_enabled()
        if not mode:
            note.because = 0
        note.number = self.next_call()
        note.began = perf_counter_ns()
        return note

    def _read(self, note: OpNote, name: str, arg: Any) -> bool:
        """An argument that is no plain tensor. Holds it none?"""
        if isinstance(arg, torch.Tensor):
            note.inputs.append([self._input(note, arg)])
            note.names.append(name)
            return False
        if arg is None or type(arg) in _SCALARS:
            if arg is not None and len(note.attrs) < _MOST_ATTRS:
                note.attrs.append((name, plain(arg)))
            return True
        if type(arg) in (list, tuple) and any(isinstance(t, torch.Tensor) for t in arg):
            note.inputs.append([self._input(note, t) for t in arg if isinstance(t, torch.Tensor)])
            note.names.append(name)
            return False
        if len(note.attrs) < _MOST_ATTRS:
            note.attrs.append((name, plain(arg)))
        return True

    def _input(self, note: OpNote, t: Any) -> tuple[int, int]:
        known = self.known.get(id(t))
        if known is not None and known.segment == self.segment:
            number = known.number
        else:
            number = self.tensor(t, note.frame) if type(t) in _PLAIN or not self.foreign(t) else 0
        version = self.version(t)
        note.tensors.append(t)
        note.seen.append(version)
        if not note.because and number:
            stop = self.known[id(t)].stop if t._is_view() else not t.requires_grad
            if not stop:
                note.because = number
        return (number, version)

    @guarded
    def op_ended(self, note: OpNote, out: Any) -> None:
        """It returned."""
        ns = perf_counter_ns() - note.began
        outs: list[Any] = []
        if type(out) is torch.Tensor:
            outs.append(out)
        else:
            _flatten(out, outs, 0)
        bumps, inplace = self._bumps(note, outs)
        high = _sequence()
        if note.call.kind == READ:
            self._emit(note, [], ns)
            return
        if not outs and not bumps:
            return
        if not note.inputs and len(outs) == 1 and high == note.low:  # a creation
            t = outs[0]
            if id(t) not in self.known and (type(t) in _PLAIN or not self.foreign(t)):
                known = self.enter(t)
                known.frame, known.how = note.frame, note.call.name
                self.describe(t, known, made=True)
            return
        made: list[Any] = []
        nodes: list[int] = []
        if high != note.low:
            self.log_call(note.low, high, note.number, note.frame)
            nodes = self._new_nodes(note, outs, bool(bumps))
        view_of = 0
        for slot, t in enumerate(outs):
            entry = self._output(t, slot, bool(nodes), bool(bumps))
            if entry is None:
                continue
            if not view_of and not inplace and entry[2] != entry[0]:  # it lies on another one's storage
                held = [self.known.get(id(one)) for one in note.tensors]
                view_of = next((k.number for k in held if k and k.storage == entry[2] and k.number != entry[0]), 0)
            made.append([entry])
        self._emit(note, made, ns, nodes, bumps, view_of, inplace)
        if inplace and nodes:
            self.emit(TensorChanged(inplace, self.tick(), "rebased", None, nodes[-1], note.frame, within=note.tick))

    def _bumps(self, note: OpNote, outs: list[Any]) -> tuple[list[Any], int]:
        """What was written in place: Bump tuples, and the first tensor written that is also given back."""
        bumps: list[Any] = []
        inplace = 0
        if [self.version(t) for t in note.tensors] == note.seen:
            return bumps, inplace
        done: set[int] = set()
        for t, old in zip(note.tensors, note.seen):
            new = self.version(t)
            if new == old:
                continue
            known = self.known.get(id(t))
            if known is None or known.storage in done:
                continue
            done.add(known.storage)
            bumps.append((known.number, known.storage, old, new))
            self.wrote(known.storage, old, new, note.frame, note.number)
            if not inplace and (any(o is t for o in outs) or not outs):
                inplace = known.number
        return bumps, inplace

    def _new_nodes(self, note: OpNote, outs: list[Any], wrote: bool) -> list[int]:
        """Describe what the call added to the graph."""
        starts: list[Any] = []
        ends: list[tuple[Any, Any]] = []
        for t in outs if outs else note.tensors:
            view = t._is_view()
            if view and wrote:  # asking it would make its node anew; its base has the one that was made
                base = t._base
                node = None if base is None or base._is_view() else base.grad_fn
            else:
                node = t.grad_fn
                if node is not None:
                    ends.append((t, node))
            if node is not None:
                starts.append(node)
        for t, _ in ends:
            if id(t) not in self.known:
                self.enter(t)
        made = self.describe_nodes(starts, note.low, note.number, note.frame, outs)
        for t, node in ends:
            info = self.info(node)
            if info is not None:
                info.outs.setdefault(t.output_nr, self.known[id(t)].number)
        return [info.number for info in made]

    def _output(self, t: Any, slot: int, nodes: bool, wrote: bool) -> tuple[Any, ...] | None:
        if type(t) not in _PLAIN and self.foreign(t):
            return None
        known = self.known.get(id(t))
        if known is None:
            known = self.enter(t)
        elif known.segment != self.segment:
            self.describe(t, known)
        node = at = 0
        if not (wrote and t._is_view()):
            if nodes:
                fn = t.grad_fn
                info = None if fn is None else self.info(fn)
                if info is not None:
                    node, at = info.number, t.output_nr
            if nodes or not t._is_view():
                known.stop = not t.requires_grad
        return (
            known.number, self.meta(t), known.storage, self.version(t), node, at, 0, known.stop,
            self.shown(t), known.name,
        )  # fmt: skip

    def _emit(
        self, note: OpNote, made: list[Any], ns: int, nodes: Any = (), bumps: Any = (), view_of: int = 0,
        inplace: int = 0, error: Failure | None = None,
    ) -> None:  # fmt: skip
        local = self.local
        place = made[0][0][1][2] if made else "cpu"
        self.emit(
            OpRan(
                note.number,
                note.tick,
                self._site(note),
                self.tick(),
                local.within[-1],
                local.scope[-1] if local.scope else "",
                self.thread(),
                note.frame,
                note.inputs,  # type: ignore[arg-type]
                [value for _, value in note.attrs],
                made,
                note.mode,
                "dygraph",
                place,
                [],
                note.because,
                list(nodes),
                [],
                list(bumps),
                view_of,
                inplace,
                0,
                error,
                ns,
            )
        )

    def _site(self, note: OpNote) -> int:
        return self.site(note.call.name, note.frame, tuple(note.names), tuple([name for name, _ in note.attrs]))

    def site(self, op: str, frame: int, names: tuple[str, ...] = (), attrs: tuple[str, ...] = ()) -> int:
        """The id of a call site, described in this segment."""
        scope = self.local.scope[-1] if self.local.scope else ""
        key = (op, frame, names, attrs, scope)  # two layers called from one line are two sites
        site = self._sites.get(key)
        if site is None:
            site = self._sites[key] = len(self._sites) + 1
        if site not in self._sites_told:
            self._sites_told.add(site)
            self.emit(SiteSeen(site, op, frame, list(names), list(attrs), ["out"]))
        return site

    @guarded
    def op_failed(self, note: OpNote, error: BaseException) -> None:
        """It raised."""
        if not note.inputs or type(error).__name__ in _QUIET_ERRORS or not isinstance(error, Exception):
            return
        ns = perf_counter_ns() - note.began
        self._emit(note, [], ns, error=self.failure(error, frame=note.frame, op=note.call.name))
        if "a leaf Variable that requires grad" in str(error) and note.inputs[0]:
            known = next((k for k in self.known.values() if k.number == note.inputs[0][0][0]), None)
            note_leaf(error, self.frames, known.frame if known is not None else 0)

    def failure(self, error: BaseException, *, tensor: int = 0, frame: int = 0, op: str = "") -> Failure:
        """An error as the user sees it."""
        try:
            text = str(error)
        except Exception as broken:
            text = f"<str() failed: {type(broken).__name__}>"
        kind = type(error)
        home = "" if kind.__module__ in ("builtins", "__main__") else f"{kind.__module__}."
        return Failure(home + kind.__qualname__, text[:10_000], "", 0, op, tensor, frame)

    # ------------------------------------------------------------------------------------------- around plain calls

    @guarded
    def no_gradient(self, call: Call, args: Any) -> None:
        """The user read `.grad` of a tensor and got None."""
        note = self.op_began(call, args, {})
        if note is not None:
            self._emit(note, [], 0)

    @guarded
    def was_set(self, call: Call, args: Any) -> None:
        """An attribute of a tensor was assigned or deleted."""
        t = args[0]
        if type(t) not in _PLAIN and self.foreign(t):
            return
        value = args[1] if len(args) > 1 else None
        number, frame = self.tensor(t), self.frames()
        if call.part == "grad":
            self.grad_changed(t, value, frame)
        elif call.part == "data":
            self.moved(t)
            self._changed(t, number, "set_value", frame, how="data")
        elif call.part == "requires_grad":
            known = self.known[id(t)]
            wanted = True if call.name == "requires_grad_" and len(args) < 2 else bool(value)
            old, known.stop = known.stop, not wanted
            if old != known.stop:
                tick = self.tick()
                self.emit(TensorChanged(number, tick, "stop_gradient", old, known.stop, frame))

    def _changed(self, t: Any, number: int, what: str, frame: int, *, how: str = "", versioned: bool = False) -> None:
        known = self.known[id(t)]
        self.sink.emit(
            TensorChanged(
                number, self.tick(), what, None, None, frame, known.storage, self.version(t), versioned,
                self.value(t, copy=False), self.local.within[-1], how,
            )
        )  # fmt: skip
        self.settle()

    def grad_changed(self, t: Any, grad: Any, frame: int) -> None:
        """`.grad` was assigned (a tensor) or cleared (None)."""
        number = self.tensor(t)
        new = 0 if grad is None else self.tensor(grad)
        storage = 0 if grad is None else self.known[id(grad)].storage
        self.sink.emit(
            TensorChanged(
                number, self.tick(), "grad_cleared" if grad is None else "grad_set", None, new, frame, storage,
                0 if grad is None else self.version(grad), False, self.value(grad, copy=False), self.local.within[-1],
            )
        )  # fmt: skip
        self.settle()

    def wrote(self, storage: int, old: int, new: int, frame: int, call: int) -> None:
        """A storage was written in place."""
        raise NotImplementedError

    def in_transform(self, func: Any, args: Any, kwargs: Any) -> Any:
        """Call `func` inside a functorch transform."""
        raise NotImplementedError

    def foreign(self, t: Any) -> bool:
        """Is this no tensor whose insides may be looked at (fake, functorch, lazy)?"""
        raise NotImplementedError


def _flatten(out: Any, found: list[Any], depth: int) -> None:
    """The tensors of a result, through tuples, lists and dicts."""
    if isinstance(out, torch.Tensor):
        found.append(out)
    elif depth < 4:
        if isinstance(out, (tuple, list)):
            for one in out:
                _flatten(one, found, depth + 1)
        elif isinstance(out, dict):
            for one in out.values():
                _flatten(one, found, depth + 1)


def plain(value: Any) -> Any:
    """An argument as a record can hold it: numbers and lists of them as they are, anything else as text."""
    if value is None or type(value) in (int, float, bool, str):
        return value if type(value) is not int or abs(value) < 1 << 63 else str(value)
    if type(value) in (list, tuple) and len(value) <= 32:
        return [plain(v) for v in value]
    try:
        text = str(value) if isinstance(value, (torch.dtype, torch.device, slice, complex)) else type(value).__name__
    except Exception:  # somebody's __str__
        text = type(value).__name__
    return text if len(text) <= 200 else text[:197] + "…"
