"""A pop as it is narrated: holder, hooks, checks of saved tensors, outputs and edges, then NodeRan and LeafGrew."""

from __future__ import annotations

from time import perf_counter_ns
from typing import Any

import numpy as np
import torch

from gradscope.capture.torch.guard import guarded
from gradscope.capture.torch.nodes import NodeInfo
from gradscope.capture.torch.stale import stale_of
from gradscope.trace.records import EMULATED, NO, LeafGrew, NodeRan, Opened, OpRan

_sequence = torch._C._autograd._get_sequence_nr
_MANY = 64
_NOTHING = [(None,) * count for count in range(_MANY)]  # the values of so many outputs where values are off


class Pop:
    """One node taken from the queue. `exact`: the emulated queue had it in front."""

    # What few pops have is found here until a pop has it: making one is most of what a small pop costs.
    hooks: Any = ()
    post: Any = ()
    reduce: Any = ()
    checks: Any = ()
    outputs: Any = ()
    edges: Any = ()
    checked = computed = gave_tick = 0
    cleared = written = False
    begun = False  # its formula
    leaf: tuple[Any, ...] | None = None
    before: Any = None
    stale: Any = None
    token: Any = None  # of a leaf's incoming gradient, where no hook saw it
    low = 0
    marks: dict[str, str] = {}

    def __init__(self, told: Any, info: NodeInfo, exact: bool) -> None:
        self.told = told
        self.narrator = narrator = told.narrator
        self.info = info
        self.number = told.pops
        self.tick = narrator.tick()
        self.began_ns = perf_counter_ns()
        self.queue_left = told.queued
        self.raw: dict[int, Any] = {}  # slot -> value as it was before the first hook that saw it
        self.holder: list[Any] = []
        if not exact:
            self.marks = {"queue": EMULATED}
        self.local = local = narrator.local
        self.depth = len(local.within)
        self.outer = told.outer_pop
        local.pop = self

    def ran(self, kind: str, row: Any) -> None:
        """A hook ran: `post` or `reduce`, anything else is a hook on the gradient."""
        name = kind if kind in ("post", "reduce") else "hooks"
        setattr(self, name, [*getattr(self, name), row])

    def opened(self, kind: str, hook: int, tick: int) -> None:
        """Foreign code is about to run: on disk before it does."""
        narrator = self.narrator
        narrator.sink.emit(
            Opened(kind, hook, tick, self.told.pass_id, self.number, self.info.number, narrator.thread(), self.tick)
        )

    # ---------------------------------------------------------------------------------------------- before the formula

    def computing(self, grads: Any, leaf: Any) -> None:
        """All hooks have run: what the formula gets, and what it will find of its saved tensors."""
        narrator, info, told = self.narrator, self.info, self.told
        self.begun = True
        raw, holder = self.raw, self.holder
        if not raw and not told.values:
            take, number = told.waiting.take_slot, info.number
            for slot, grad in enumerate(grads):
                take(number, slot)
                holder.append((slot, 0, None, grad is not None))
        else:
            if leaf is not None and not raw and grads and grads[0] is not None:
                self.token = _token(grads[0])
            for slot, grad in enumerate(grads):
                if slot not in raw:
                    self.saw(slot, grad)
            if len(holder) > 1:
                holder.sort(key=lambda entry: entry[0])
        if info.number in narrator.retaining:
            narrator.retained(self, grads)
        if leaf is not None:
            before = leaf.variable.grad
            self.before = (before is not None, narrator.kept_gradient(before))
            return
        if info.wrappers:
            self._check(told.plan.nodes[info.number][0])
        if self.stale is None:
            self.computed = narrator.tick()
            if info.kind == "pylayer" and narrator.is_users(told.plan.nodes[info.number][0]):
                self.opened("pylayer", 0, self.computed)
            self.local.within.append(self.computed)
        if told.create:
            self.low = _sequence()

    def saw(self, slot: int, grad: Any) -> Any:
        """A slot of the holder as it is first seen, by a hook or by the formula; compared with what was worked out.

        Gives what records say of it.
        """
        narrator = self.narrator
        value, count = self.told.waiting.take_slot(self.info.number, slot)
        same = True
        if grad is None:
            seen = None
            same = value is None
        elif type(value) is Passed:
            if value.fits(grad):  # the very tensor that was given, not written to since
                seen = value.kept
            else:
                seen = narrator.kept(grad)
                both = isinstance(seen, np.ndarray) and isinstance(value.kept, np.ndarray)
                same = same_bits(seen, value.kept) if both else narrator.lazy or (seen is None and value.kept is None)
        else:
            view = narrator.value(grad, copy=False) if value is not None else None
            same = view is None or same_bits(value, view)
            seen = narrator.kept(grad)
        if count and not same:
            self.told.mismatches += 1
            self.marks = {**self.marks, "holder": EMULATED}
        self.raw[slot] = seen
        self.holder.append((slot, 0, seen, grad is not None))
        return seen

    def _check(self, node: Any) -> None:
        narrator = self.narrator
        wrappers = self.info.wrappers
        saved = narrator.saved(node, [w[0] for w in wrappers] if len(wrappers) == 1 else {w[0]: 0 for w in wrappers})
        if saved is None:
            return  # freed: the formula will say so
        self.checked = narrator.tick()
        data = {(field, rank): one for field, rank, one in saved}
        self.checks = checks = []
        for field, tensor, storage, version, no_need, packed, _meta, _hook, rank in wrappers:
            one = data.get((field, rank))
            if one is None or no_need:
                continue
            if packed or one.unpack_hook is not None:
                checks.append([field, tensor, storage, 0, 0, True, False, False, 0, 0, rank])
                continue
            held = one.data
            now = version if held is None else narrator.version(held)
            ok = now == version
            checks.append([field, tensor, storage, version, now, ok, True, False, 0, 0, rank])
            if not ok and self.stale is None:
                self.stale = (field, tensor, storage, version, now)

    def unpacking(self, tick: int, hook: int) -> None:
        """An unpack hook runs: the next packed saved tensor is recovered by it."""
        for check in self.checks:
            if not check[6] and not check[7]:
                check[7], check[8], check[9] = True, tick, hook
                return

    # ----------------------------------------------------------------------------------------------- after the formula

    def gave(self, outs: Any, leaf: Any) -> None:
        """The formula and the post hooks of the user are done."""
        narrator, told, info = self.narrator, self.told, self.info
        del self.local.within[self.depth :]
        if self.stale is not None and not self.computed:  # it ran on all the same: the formula did not need that one
            self.computed = self.checked
            self._unneeded()
        self.cleared = leaf is None and not told.retain
        if leaf is not None:
            self.gave_tick = narrator.tick()
            self.leaf_grew(leaf.variable)
            self._emit(None)
            return
        values: Any = _NOTHING[len(outs)] if not told.values and len(outs) < _MANY else None
        if values is None:
            values = [None if out is None else narrator.kept(out) for out in outs]
        if told.create:
            self._made_in_backward(outs)
        self.gave_tick = narrator.tick()
        self.outputs = [(slot, 0, values[slot], out is not None) for slot, out in enumerate(outs)]
        self.edges = []
        for slot, edge in enumerate(info.edges):
            if edge is not None and edge[0].number in told.degrees:
                given = slot < len(outs)
                self._give(slot, edge, outs[slot] if given else None, values[slot] if given else None)
        self._emit(None)

    def _unneeded(self) -> None:
        """A saved tensor changed and the formula ran: torch did not unpack it in this pass."""
        for check in self.checks:
            if not check[5]:
                check[5], check[6], check[4] = True, False, check[3]
        self.stale = None

    def _give(self, slot: int, edge: Any, out: Any, kept: Any) -> None:
        told = self.told
        to, in_slot = edge
        value = told.brought(to.number, in_slot, out, kept) if told.values else None
        how, left, before, after = told.waiting.give(to.number, in_slot, value, out is not None)
        queued = told.push(to) if left == 0 else NO
        self.edges.append((slot, 0, to.number, in_slot, 0, how, left, queued, before, after))

    def leaf_grew(self, variable: Any) -> None:
        """The `.grad` of a leaf was written: as it is before hooks that run after it change it."""
        if self.leaf is not None:
            return
        narrator = self.narrator
        grad = variable.grad
        had, before = self.before if self.before is not None else (False, None)
        tensor = narrator.tensor(variable)
        how = "add" if had else "set"
        storage, after = 0, None
        if self.holder and not self.holder[0][3]:  # somebody upstream gave None
            how = "nothing"
        elif grad is None:
            how = "dropped"
        else:
            if had and grad.layout is not torch.strided:
                how = "merge"
            if narrator.sink_watches:
                after = narrator.gradient_value(grad)
            elif not had and self.token is not None and self.token == _token(grad):  # torch took the tensor itself
                after = self.raw[0]
            else:
                after = narrator.kept_gradient(grad)
            narrator.tensor(grad, value=after)
            storage = narrator.known[id(grad)].storage
        self.leaf = (narrator.tick(), tensor, how, before, after, narrator.norm(variable), storage)

    def _made_in_backward(self, outs: Any) -> None:
        """Under create_graph the formula is an op too: the nodes it made belong to the line that runs the pass."""
        narrator, told = self.narrator, self.told
        high = _sequence()
        frame = told.frame
        if self.low > told.watched:  # sums of gradients, made by the engine between two pops
            narrator.log_call(told.watched, self.low, 0, frame)
        told.watched = high
        if high == self.low:
            return
        call = narrator.next_call()
        narrator.log_call(self.low, high, call, frame)
        # A view that was written to would make its node anew if it were asked.
        asked = [out for out in outs if out is not None and not (out._is_view() and out._version)]
        starts = [node for node in (out.grad_fn for out in asked) if node is not None]
        if not starts:
            return
        tick = narrator.tick()
        made = narrator.describe_nodes(starts, self.low, call, frame, list(outs))
        site = narrator.site(self.info.name, frame)
        rows: list[Any] = []
        for out in outs:
            if out is None:
                continue
            number = narrator.tensor(out)
            known = narrator.known[id(out)]
            node = None if out._is_view() and out._version else out.grad_fn
            info = None if node is None else narrator.info(node)
            at = (info.number, out.output_nr) if info is not None else (0, 0)
            rows.append(
                [(number, narrator.meta(out), known.storage, narrator.version(out), *at, 0, known.stop, None, "")]
            )
        narrator.sink.emit(
            OpRan(
                call, tick, site, narrator.tick(), self.computed or self.tick, "", narrator.thread(), frame, [], [],
                rows, True, nodes=[one.number for one in made],
            )
        )  # fmt: skip

    # -------------------------------------------------------------------------------------------------------- the end

    @guarded
    def only_taken(self) -> None:
        """A node of grad(inputs=): its gradient is handed out, its formula does not run. Nothing observes it."""
        info = self.info
        expected = self.told.waiting.take(info.number, range(max(len(info.in_meta), 1)))
        for slot, (value, count) in expected.items():
            if count:
                if slot not in self.raw:
                    self.holder.append((slot, 0, value.kept if type(value) is Passed else value, True))
        self.marks = {"order": EMULATED, "holder": EMULATED}
        self._emit(None)

    @guarded
    def done(self) -> None:
        """The pass is over and nothing said that this node's formula ended."""
        if self.info.number in self.told.plan.captured and self.info.number not in self.told.plan.needed:
            self.only_taken()
        else:
            self._emit(None)

    @guarded
    def failed(self, error: BaseException) -> None:
        """It raised; what had happened is written."""
        narrator = self.narrator
        del narrator.local.within[self.depth :]
        found = stale_of(self, error)
        failure = narrator.failure(error, tensor=found[1] if found is not None else 0)
        if found is not None:
            self.computed = 0
        elif self.stale is not None:
            self._unneeded()
        self._emit(failure)
        narrator.stopped(self, error, found)

    def _emit(self, failure: Any) -> None:
        if self.written:
            return
        self.written = True
        narrator, told = self.narrator, self.told
        self.local.pop = self.outer
        del self.local.within[self.depth :]
        if self.leaf is not None:
            tick, tensor, how, before, after, norm, storage = self.leaf
            narrator.emit(
                LeafGrew(
                    told.pass_id, tick, self.info.number, tensor, how, self.number, before, after, norm, self.reduce,
                    storage, narrator.tick(),
                )
            )  # fmt: skip
        narrator.emit(
            NodeRan(
                told.pass_id, self.tick, self.number, self.info.number, self.checked, self.computed, self.gave_tick,
                narrator.tick(), narrator.thread(), self.queue_left, self.holder, self.hooks,
                self.checks, self.outputs, self.post, self.edges, failure is None,
                self.cleared, 0, failure, perf_counter_ns() - self.began_ns, self.marks,
            )
        )  # fmt: skip


class Passed:
    """A gradient as a node gave it, to the one slot it goes to. kept: what records say of it."""

    __slots__ = ("kept", "token")

    def __init__(self, t: Any, kept: Any) -> None:
        self.kept = kept
        self.token = _token(t)

    def fits(self, t: Any) -> bool:
        """Is it the same memory, seen the same way, and not written to since?"""
        return self.token is not None and self.token == _token(t)


def _token(t: Any) -> Any:
    try:
        return t.data_ptr(), t._version, t.dtype, tuple(t.shape), t.stride()
    except RuntimeError:  # sparse, functorch, inference …
        return None


def same_bits(a: Any, b: Any) -> bool:
    """Are two arrays equal, bit for bit, nan where nan is (their payloads are not compared)?"""
    if a is b:
        return True
    if a.shape != b.shape or a.dtype != b.dtype:
        return False
    if a.flags.c_contiguous and b.flags.c_contiguous and a.dtype.itemsize in (1, 2, 4, 8):
        bits = f"u{a.dtype.itemsize}"
        if bool((a.view(bits) == b.view(bits)).all()):
            return True
    return bool(((a == b) | ((a != a) & (b != b))).all())
