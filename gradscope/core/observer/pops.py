"""One pop as it is narrated: NodeRan, LeafGrew, and Opened before foreign code."""

from __future__ import annotations

from time import perf_counter_ns
from typing import Any

from gradscope.core import flags
from gradscope.core.eager.saved_hooks import Packed
from gradscope.core.observer.guard import guarded
from gradscope.core.phi.dense_tensor import DenseTensor
from gradscope.core.phi.sparse_base import NotDense
from gradscope.core.tensor import Tensor
from gradscope.trace.records import ADD, BACK, COPY, FRONT, NO, UNDEFINED, LeafGrew, NodeRan, Opened


class PopNote:
    """One pop. The engine calls in the order of the fields of NodeRan."""

    __slots__ = (
        *("obs", "told", "node", "number", "pop", "tick", "began_ns", "queue_left", "holder", "hooks", "checks"),
        *("outputs", "post", "reduce", "edges", "checked", "computed", "gave_tick", "cleared", "leaf_facts", "local"),
        *("within", "depth", "stale", "refused", "written", "nonfinite"),
    )

    def __init__(self, told: Any, node: Any, grad: Any, queue_left: int) -> None:
        obs = self.obs = told.obs
        self.told = told
        self.node = node
        self.number = node.oid - obs.base if node.oid > obs.base else obs.node(node)
        self.pop = told.pops
        self.tick = obs.tick()
        self.began_ns = perf_counter_ns()
        self.queue_left = queue_left
        local = self.local = obs.local
        self.hooks: list[Any] = []
        self.checks: list[Any] = []
        self.outputs: list[Any] = []
        self.post: list[Any] = []
        self.reduce: list[Any] = []
        self.edges: list[Any] = []
        self.checked = self.computed = self.gave_tick = 0
        self.cleared = False
        self.leaf_facts: tuple[Any, ...] | None = None
        self.within = local.within
        self.depth = len(self.within)
        self.stale: Any = None
        self.refused: Any = None  # under guard: a saved tensor with other values
        self.written = False
        self.nonfinite: dict[str, Any] | None = None  # a finding that goes with the error
        local.pop = self
        value = obs.value
        self.holder: list[Any] = []
        if node.single_:
            self.holder.append((0, 0, value(grad), grad is not None, False))
        else:
            for slot, entry in enumerate(grad if grad is not None else []):
                for rank, one in enumerate(entry if type(entry) is list else (entry,)):
                    self.holder.append((slot, rank, value(one), one is not None, False))

    def opened(self, kind: str, number: int, tick: int) -> None:
        """Foreign code is about to run: on disk before it does."""
        obs = self.obs
        obs.emit(Opened(kind, number, tick, self.told.pass_id, self.pop, self.number, obs.thread(), self.tick))

    @guarded
    def zero_filled(self, slot: int, rank: int, value: Any) -> None:
        """An undefined gradient was replaced by zeros."""
        entry = (slot, rank, self.obs.value(value), True, True)
        for i, held in enumerate(self.holder):
            if held[:2] == (slot, rank):
                self.holder[i] = entry
                return
        self.holder.append(entry)

    # -------------------------------------------------------------------------------------------------------- hooks

    @guarded
    def hook_began(self, hook: Any, grad: Tensor | None) -> Any:
        """A hook is about to be called; retain_grads counts as one."""
        obs = self.obs
        number = obs.hook(hook, self.node)
        tick = obs.tick()
        if hook.kind != "retain":
            kind = {"gradient": "hook"}.get(hook.kind, hook.kind)
            self.opened(kind, number, tick)
        self.within.append(tick)
        before = None if grad is None else grad.impl.array
        return hook, number, tick, before, perf_counter_ns()

    @guarded
    def hook_ended(self, opened: Any, grad: Tensor | None, result: Tensor | None) -> None:
        """It returned; result None when it changed nothing (it may have written into the gradient all the same)."""
        if opened is None:
            return
        hook, number, tick, before, began = opened
        after, outcome = None, ""
        if result is not None:
            after = result.impl.array
        elif grad is not None and grad.impl.array is not before:
            after = grad.impl.array
        if after is not None:
            outcome = "same" if after is before else "changed"
        value = self.obs.value
        self._hook_list(hook).append(
            (number, tick, hook.slot, hook.rank, value(before), value(after), outcome, perf_counter_ns() - began)
        )
        self._leave(tick)

    @guarded
    def hook_failed(self, opened: Any, exc: BaseException) -> None:
        """It raised, or returned what no hook may return."""
        if opened is None:
            return
        hook, number, tick, before, began = opened
        ns = perf_counter_ns() - began
        error = self.obs.failure(exc)
        self._hook_list(hook).append(
            (number, tick, hook.slot, hook.rank, self.obs.value(before), None, "error", ns, error)
        )
        self._leave(tick)

    def _hook_list(self, hook: Any) -> list[Any]:
        return self.post if hook.kind == "post" else self.reduce if hook.kind == "reduce" else self.hooks

    def _leave(self, tick: int) -> None:
        while len(self.within) > 1 and tick in self.within:
            self.within.pop()

    @guarded
    def retained(self, hook: Any, kept: Tensor) -> None:
        """retain_grads stored the gradient as it is here."""
        obs = self.obs
        impl = None if hook.impl_ref is None else hook.impl_ref()
        tensor = 0 if impl is None else obs.impl(impl)
        tick = obs.tick()
        obs.gradient(kept)
        obs.emit(
            LeafGrew(
                self.told.pass_id,
                tick,
                self.number,
                tensor,
                "retain",
                self.pop,
                None,
                obs.value(kept),
                storage=obs.storage(kept.impl),
                ended=obs.tick(),
            )
        )

    @guarded
    def shape_changed(self, before: tuple[int, ...], after: tuple[int, ...]) -> None:
        """Hooks gave a gradient of another shape; it flows on, in strict mode without a word."""
        if flags.fast.strict:
            return
        hook = self.hooks[-1][0] if self.hooks else 0
        frames = [f for f in (self.obs.hook_frames.get(hook, 0),) if f]
        self.obs.finding(
            "hook-shape",
            f"a hook changed the gradient's shape from {list(before)} to {list(after)}",
            "error" if flags.fast.guard else "warning",
            pass_id=self.told.pass_id,
            pop=self.pop,
            node=self.number,
            hook=hook,
            frames=frames,
            evidence={"before": list(before), "after": list(after)},
        )

    # ------------------------------------------------------------------------------------------- checks and compute

    @guarded
    def computing(self) -> None:
        """The saved values are about to be recovered, then the formulas run."""
        obs, node = self.obs, self.node
        if node.saved_:
            self.checked = obs.tick()
            for saved in node.saved_:
                if saved.no_need_buffer:
                    continue
                impls: Any = getattr(node, saved.field + "_impl", None)
                versions: Any = getattr(node, saved.field + "_version", 0)
                many = isinstance(impls, list)
                for rank, impl in enumerate(impls if many else [impls]):
                    version = versions[rank] if many else versions
                    if type(impl) is Packed:
                        tensor = max(impl.oid - obs.base, 0)
                        self.checks.append([saved.field, tensor, 0, 0, 0, True, False, False, 0, 0, rank, impl])
                    elif isinstance(impl, (DenseTensor, NotDense)):
                        now = impl.version
                        tensor, storage = obs.impl(impl), obs.storage(impl)
                        if saved.unchecked:
                            self.checks.append(
                                [saved.field, tensor, storage, version, now, True, False, False, 0, 0, rank]
                            )
                            if now != version or getattr(node, saved.field)[rank] is not impl.array:
                                self._pylayer_overwritten(rank, tensor, storage, version, now)
                            continue
                        ok = now == version
                        self.checks.append([saved.field, tensor, storage, version, now, ok, True, False, 0, 0, rank])
                        held = getattr(node, saved.field)
                        if ok and (
                            (held[rank] if many else held) is not impl.array
                            or (flags.fast.strict and self.number <= obs.unversioned_after.get(storage, 0))
                        ):
                            if flags.fast.guard:  # an error, then: told when it is raised
                                self.refused = self.refused or (saved.field, tensor, storage, version)
                            else:
                                self._written_unversioned(saved.field, tensor, storage, version)
                        if not ok and self.stale is None:
                            self.stale = (saved.field, tensor, storage, version, now)
        if self.stale is None:
            self.computed = obs.tick()
            self.within.append(self.computed)
            if node.foreign_:
                self.opened("pylayer", 0, self.computed)

    def _pylayer_overwritten(self, rank: int, tensor: int, storage: int, version: int, now: int) -> None:
        """What a PyLayer saved was written since. Nothing checks that, as in Paddle: backward sees the new values."""
        obs = self.obs
        born = obs.node_born.get(self.number) or obs.node_freed.get(self.number) or (0, 0)
        writes = [frame for seen, frame, _ in obs.writes.get(storage, []) if seen > version]
        frames = [f for f in [*writes, *obs.unversioned.get(storage, []), born[1]] if f]
        obs.finding(
            "stale-pylayer",
            f"saved_tensor()[{rank}] of {self.node.name()} was written after it was saved; a PyLayer's saved tensors "
            "have no version check: its backward sees the new values",
            "warning",
            pass_id=self.told.pass_id,
            pop=self.pop,
            node=self.number,
            tensor=tensor,
            frames=frames,
            evidence={"saved": version, "now": now, "rank": rank},
        )

    def _written_unversioned(
        self, field: str, tensor: int, storage: int, version: int, severity: str = "warning"
    ) -> None:
        """The saved tensor has other values now, by a write that moved no counter; the saved ones are used."""
        obs = self.obs
        born = obs.node_born.get(self.number) or obs.node_freed.get(self.number) or (0, 0)
        frames = [f for f in [*obs.unversioned.get(storage, []), born[1]] if f]
        used = "" if severity != "warning" else "new" if flags.fast.strict else "saved"
        obs.finding(
            "stale-unversioned",
            f"the tensor saved as '{field}' was given other values after it was saved, by a write that moves no "
            "version" + (f"; the gradient uses the {used} ones" if used else ""),
            severity,
            pass_id=self.told.pass_id,
            pop=self.pop,
            node=self.number,
            tensor=tensor,
            frames=frames,
            evidence={"field": field, "version": version, "used": used},
        )

    @guarded
    def unpacking(self, packed: Any, tick: int, hook: int) -> None:
        """An unpack hook is about to run for one of the saved values."""
        for check in self.checks:
            if check[-1] is packed:
                check[7], check[8], check[9] = True, tick, hook

    @guarded
    def unpacked(self) -> None:
        """It is done; the formulas begin after it."""
        if self.computed:
            if self.within[-1] == self.computed:
                self.within.pop()
            self.computed = self.obs.tick()
            self.within.append(self.computed)

    @guarded
    def gave(self, outs: Any, cleared: bool) -> None:
        """The formulas and post hooks are done."""
        obs = self.obs
        del self.within[self.depth :]
        self.cleared = cleared
        self.gave_tick = obs.tick()
        value = obs.value
        for slot, edge in enumerate(self.node.edges):
            out = outs[slot]
            if type(edge) is list:
                for rank in range(len(edge)):
                    one = None if out is None else out[rank]
                    self.outputs.append((slot, rank, value(one), one is not None))
            else:
                self.outputs.append((slot, 0, value(out), out is not None))

    @guarded
    def edge(self, where: tuple[int, int], edge: Any, out: Any, before: Any, left: int, buffers: Any) -> None:
        """A gradient went along an edge; buffers: the pass's compact holders, after it."""
        target, in_slot, in_rank = edge
        after = None
        if before is not None and self.obs.sink.values:
            after = buffers[target]
            if not target.single_:
                after = after[in_slot]
                if type(after) is list:
                    after = after[in_rank]
        self.went_along(where, edge, out, before, after, left)

    def went_along(self, where: tuple[int, int], edge: Any, out: Any, before: Any, after: Any, left: int) -> None:
        """The same when the buffer after it is at hand."""
        target, in_slot, in_rank = edge
        obs = self.obs
        how = UNDEFINED if out is None else COPY if before is None else ADD
        queued = NO if left else FRONT if target.is_leaf_ else BACK
        before, after = (obs.value(before), obs.value(after)) if how == ADD else (None, None)
        self.edges.append((*where, target.oid - obs.base, in_slot, in_rank, how, left, queued, before, after))

    @guarded
    def leaf(self, node: Any, how: str, before: Any, after: Any, kept: Tensor | None) -> None:
        """A leaf's `.grad` was written (or the leaf is gone)."""
        obs = self.obs
        impl = None if node.impl_ref is None else node.impl_ref()
        tensor = 0 if impl is None else obs.impl(impl)
        storage = 0
        if kept is not None:
            obs.gradient(kept)
            storage = obs.storage(kept.impl)
        norm = None
        if obs.measures and isinstance(impl, DenseTensor):
            norm = _norm(impl.array)
        self.leaf_facts = (obs.tick(), tensor, how, obs.value(before), obs.gradient_value(after), norm, storage)

    # ----------------------------------------------------------------------------------------------------- the end

    @guarded
    def ended(self) -> None:
        """The pop is over."""
        self._emit(None)

    @guarded
    def failed(self, exc: BaseException) -> None:
        """It raised; what had happened is written."""
        if self.obs.dead:
            return
        obs = self.obs
        if obs.local.ops:  # an op of the recorded formulas raised
            obs.op_failed(obs.local.ops[-1].info, exc, ())
        users = 0
        if self.node.foreign_ and self.computed:
            users = obs.raised_at(exc.__cause__) or obs.users_backward(self.node)
        failure = obs.failure(exc, tensor=self.stale[1] if self.stale is not None else 0, frame=users)
        self._emit(failure)
        if self.refused is not None:
            field, tensor, storage, version = self.refused
            self._written_unversioned(field, tensor, storage, version, "error")
        if self.nonfinite is not None:
            obs.finding(**self.nonfinite)
        if self.stale is not None:
            field, tensor, storage, saved, now = self.stale
            writes = [(frame, call) for version, frame, call in obs.writes.get(storage, []) if version > saved]
            born = obs.node_born.get(self.number) or obs.node_freed.get(self.number) or (0, 0)
            frames = [f for f in [*(w[0] for w in writes), born[1]] if f]
            obs.finding(
                "stale-inplace",
                f"the tensor saved as '{field}' was modified in place after it was saved",
                pass_id=self.told.pass_id,
                pop=self.pop,
                node=self.number,
                tensor=tensor,
                frames=frames,
                evidence={"field": field, "saved": saved, "now": now, "writes": [call for _, call in writes]},
            )

    def _emit(self, failure: Any) -> None:
        obs = self.obs
        if self.written:
            return
        self.written = True
        self.local.pop = self.told.outer_pop
        del self.within[self.depth :]
        if self.leaf_facts is not None:
            tick, tensor, how, before, after, norm, storage = self.leaf_facts
            obs.emit(
                LeafGrew(
                    self.told.pass_id,
                    tick,
                    self.number,
                    tensor,
                    how,
                    self.pop,
                    before,
                    after,
                    norm,
                    self.reduce,
                    storage,
                    obs.tick(),
                )
            )
        layer = getattr(failure, "layer", 0) if failure is not None else 0
        checks: Any = [tuple(c[:11]) for c in self.checks]
        ended = obs.tick()  # of a failure too: what ran in the formula before it stands before it
        obs.emit(
            NodeRan(
                self.told.pass_id,
                self.tick,
                self.pop,
                self.number,
                self.checked,
                self.computed,
                self.gave_tick,
                ended,
                obs.thread(),
                self.queue_left,
                self.holder,
                self.hooks,
                checks,
                self.outputs,
                self.post,
                self.edges,
                failure is None,
                self.cleared,
                layer,
                failure,
                perf_counter_ns() - self.began_ns,
            )
        )
        if self.cleared:
            self.told.freed.append(self.number)


def _norm(array: Any) -> float | None:
    import numpy as np

    if array.dtype.kind not in "fc":
        return None
    return float(np.sqrt(np.vdot(array, array).real))
