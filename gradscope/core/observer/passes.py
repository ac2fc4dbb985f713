"""A pass as it is narrated: PassBegan and PassEnded, and how each of its pops is told."""

from __future__ import annotations

from time import perf_counter_ns
from typing import Any

from gradscope.core.flags import fast
from gradscope.core.observer.guard import guarded, stop_after
from gradscope.core.observer.pops import PopNote
from gradscope.core.observer.quick import QuickPop, quick_pop
from gradscope.core.tensor import Tensor
from gradscope.trace.records import GradFetched, GraphPlanned, Opened, PassBegan, PassEnded


class PassNote:
    """One backward() or grad() call."""

    def __init__(self, obs: Any, run: Any) -> None:
        self.obs = obs
        self.run = run
        self.pops = 0
        self.began_ns = perf_counter_ns()
        self.here = local = obs.local
        self.pass_id = obs.next_pass()
        self.frame = obs.frame()
        parent = local.passes[-1].pass_id if local.passes else 0
        self.outer_pop = local.pop
        self.final: list[Any] = []  # backward-final hooks that ran
        self.freed: list[int] = []  # nodes whose saved values this pass let go of
        tick = obs.tick()
        obs.open_passes += 1
        local.passes.append(self)
        # Everything the pass refers to is described before it.
        obs.describe_nodes(run.graph())
        run.take_numbers()
        base = obs.base
        roots = []
        for tensor, edge, given, skipped in run.roots:
            node, slot, rank = (0, 0, 0) if edge is None else (edge[0].oid - base, edge[1], edge[2])
            seed = None
            if edge is not None:
                held = run.seed_of(edge)
                if not edge[0].single_ and held is not None:
                    held = held[slot][rank] if type(held[slot]) is list else held[slot]
                seed = obs.value(held)
            roots.append((obs.tensor(tensor), node, slot, rank, seed, given is not None, skipped))
        in_degrees = [(node.oid - base, count) for node, count in run.degrees.items()]
        in_degrees += [(node.oid - base, 0) for node in run.starts if node not in run.degrees]
        obs.emit(
            PassBegan(
                self.pass_id,
                tick,
                run.kind,
                parent,
                local.within[-1],
                obs.thread(),
                self.frame,
                roots,  # type: ignore[arg-type]
                [obs.tensor(t) for t in run.inputs],
                run.retain_graph,
                run.create_graph,
                in_degrees,  # type: ignore[arg-type]
                [node.oid - base for node in run.queue],
            )
        )
        if run.kind == "grad":
            self._planned(run)
        if run.roots and not fast.strict and all(root[1] is None for root in run.roots):
            self._nothing_runs(run.roots[0][0])

    def _planned(self, run: Any) -> None:
        """GraphPlanned: what paddle.grad left out and where it takes gradients from. No copy has a number of its own:
        a pop is told of the node it stands for."""
        obs, base, plan = self.obs, self.obs.base, run.plan
        fetches = []
        for node, slots in run.targets.items():
            how = "ending" if node in plan.ending else "hook" if node in run.copies else ""
            for (slot, rank), indices in slots.items():
                how = how or ("seed" if indices[0] in run.fetched else "")
                if how:
                    fetches += [(obs.tensor(run.inputs[i]), node.oid - base, slot, rank, how) for i in indices]
        targets = [node.oid - base for node in run.targets if node in plan.before]
        pruned = [(node.oid - base, why, slot, rank) for node, why, slot, rank in plan.pruned()]
        ending = [node.oid - base for node in run.targets if node in plan.ending]
        obs.emit(GraphPlanned(self.pass_id, obs.tick(), [], targets, ending, pruned, fetches))  # type: ignore[arg-type]

    def _nothing_runs(self, tensor: Tensor) -> None:
        obs = self.obs
        how = "its stop_gradient is True" if tensor.stop_gradient else "it has no node"
        number = obs.tensor(tensor)
        frames = [f for f in (self.frame, obs.made_at.get(number, (0, ""))[0]) if f]
        obs.finding(
            "stop-gradient",
            f"{self.run.kind}() runs nothing: {how}, no op that made it was recorded",
            "warning",
            pass_id=self.pass_id,
            tensor=number,
            frames=frames,
        )

    def quick(self, node: Any, grad: Any, queue_left: int) -> QuickPop | None:
        """A node was taken from the queue, to be run by plain formulas; None: tell it by `popped`."""
        if fast.strict and self.obs.unversioned_after:
            return None  # whether a saved tensor was written since is not seen on the short way
        try:
            return quick_pop(self, node, grad, queue_left)
        except Exception as fault:
            stop_after(fault)
            return None

    @guarded
    def slowly(self, quick: QuickPop, cleared: bool) -> PopNote:
        """A pop on the short way raises: what the long way would have told of it so far."""
        obs = self.obs
        note = PopNote(self, quick.node, quick.grad, quick.left)
        note.tick, note.began_ns = quick.tick, quick.began
        note.checked = obs.tick() if quick.kind.checked else 0
        for number, (field, _) in enumerate(quick.kind.fields):
            _, tensor, storage, saved, now, _ = quick.checks[6 * number : 6 * number + 6]
            note.checks.append([field, tensor, storage, saved, now, True, True, False, 0, 0, 0])
        note.computed = obs.tick()
        note.within.append(note.computed)
        if quick.outs is not None:
            note.gave(quick.outs, cleared)
            reached = [(slot, edge) for slot, edge in enumerate(quick.node.edges) if edge is not None]
            for (slot, edge), left in zip(reached, quick.lefts):
                before, after = quick.sums.get(slot, (None, None))
                note.went_along((slot, 0), edge, quick.outs[slot], before, after, left)
        return note

    @guarded
    def popped(self, node: Any, grad: Any, queue_left: int) -> PopNote | None:
        """A node was taken from the queue, with its holder."""
        if self.obs.dead:
            return None
        self.pops += 1
        return PopNote(self, node, grad, queue_left)

    @guarded
    def fetched(self, index: int, tensor: Tensor, result: Tensor | None) -> None:
        """paddle.grad hands out the gradient of an input, or found none."""
        obs = self.obs
        if obs.dead:
            return
        number = 0 if result is None else obs.fetched(result, self.frame)
        value = None if result is None else obs.gradient_value(result)
        obs.emit(GradFetched(self.pass_id, obs.tick(), obs.tensor(tensor), value, result is not None, index, number))

    @guarded
    def final_began(self, hook: Any) -> Any:
        """A backward-final hook is about to be called."""
        obs = self.obs
        number, tick = obs.hook(hook, None), obs.tick()
        obs.emit(Opened("final", number, tick, self.pass_id, 0, 0, obs.thread()))
        obs.local.within.append(tick)
        return number, tick, perf_counter_ns()

    @guarded
    def final_ended(self, opened: Any, exc: BaseException | None) -> None:
        """It returned or raised."""
        if opened is None:
            return
        number, tick, began = opened
        within = self.obs.local.within
        while len(within) > 1 and tick in within:
            within.pop()
        outcome, error = ("", None) if exc is None else ("error", self.obs.failure(exc))
        self.final.append((number, tick, 0, 0, None, None, outcome, perf_counter_ns() - began, error))

    @guarded
    def ended(self, exc: BaseException | None) -> None:
        """The call returned or raised."""
        obs = self.obs
        if obs.dead:
            return
        obs.nodes_ended(self.freed)
        local = obs.local
        local.pop = self.outer_pop
        if self in local.passes:
            del local.passes[local.passes.index(self) :]
        run = self.run
        left = [node.oid - obs.base for node, count in run.degrees.items() if count > 0]
        failure = None if exc is None else obs.failure(exc, frame=self.frame)
        ns = perf_counter_ns() - self.began_ns
        if obs.holders is not None and obs.open_passes == 1:
            obs.holders(self.pass_id, [*run.starts, *run.degrees])
        obs.emit(PassEnded(self.pass_id, obs.tick(), self.pops, failure, left, ns, [], self.final))
        if exc is not None:
            obs.unwind_ops()
        obs.open_passes -= 1
        if obs.open_passes == 0:
            obs.segment_ended()
