"""A pass as it is narrated: a proxy in place of torch's engine, PassBegan, the hooks that watch nodes, PassEnded."""

from __future__ import annotations

import functools
from time import perf_counter_ns
from typing import Any

import numpy as np
import torch
from torch.autograd.graph import GradientEdge

from gradscope.capture.torch.guard import guarded, quiet
from gradscope.capture.torch.nodes import NodeInfo
from gradscope.capture.torch.plan import Plan
from gradscope.capture.torch.pops import Passed, Pop
from gradscope.capture.unseen import unseen
from gradscope.trace.emulate import TorchHeap, Waiting
from gradscope.trace.records import GradFetched, GraphPlanned, PassBegan, PassEnded

_sequence = torch._C._autograd._get_sequence_nr


class EngineProxy:
    """Stands for `torch.autograd.Variable._execution_engine`: everything that runs a backward comes through here."""

    def __init__(self, engine: Any, narrator: Any) -> None:
        self._engine = engine
        self._narrator = narrator

    def __getattr__(self, name: str) -> Any:
        return getattr(self._engine, name)

    @property
    def run_backward(self) -> Any:
        """As torch's: the same arguments, result and exceptions. Torch's very own where `entered` has told of the call:
        then the engine is called, and warns, as if nobody stood between."""
        local = self._narrator.local
        if local.at_door:
            local.at_door = False
            return self._engine.run_backward
        return functools.partial(self._around, self._engine.run_backward)

    def door(self, original: Any) -> Any:
        """What stands in for `_engine_run_backward`, torch's one way to its engine from Python."""

        @functools.wraps(original)
        @unseen
        def _engine_run_backward(*args: Any, **kwargs: Any) -> Any:
            local = self._narrator.local
            local.at_door = True
            try:
                return self._around(original, *args, **kwargs)
            finally:
                local.at_door = False

        return _engine_run_backward

    @unseen
    def _around(self, run: Any, *args: Any, **kwargs: Any) -> Any:
        narrator = self._narrator
        told = None if narrator.dead else narrator.pass_began(args, kwargs)
        if told is None:
            return run(*args, **kwargs)
        try:
            with narrator.listening():
                result = run(*args, **kwargs)
        except BaseException as error:
            told.ended(error, None)
            raise
        else:
            told.ended(None, result)
            return result
        finally:
            told.let_go()


def patch(narrator: Any, patches: Any) -> None:
    """Put the proxy in place of the engine, and take our mode off around what leads there: torch would, by a detour
    that shows in the stack."""
    variable, graph = torch.autograd.Variable, torch.autograd.graph
    proxy = EngineProxy(narrator.engine, narrator)
    patches.set(variable, "_execution_engine", proxy)
    door = proxy.door(graph._engine_run_backward)
    for module in (graph, torch.autograd):
        patches.set(module, "_engine_run_backward", door)
    for owner, name in ((torch.Tensor, "backward"), (torch.autograd, "backward"), (torch.autograd, "grad")):
        patches.set(owner, name, _direct(narrator, getattr(owner, name)))


def _direct(narrator: Any, original: Any) -> Any:
    @functools.wraps(original)
    @unseen
    def call(*args: Any, **kwargs: Any) -> Any:
        if narrator.dead:
            return original(*args, **kwargs)
        with narrator.aside():
            return original(*args, **kwargs)

    return call


def add(a: Any, b: Any) -> Any:
    """The sum of two gradients as torch makes it: the same bits, for the same rounding is done element by element."""
    with np.errstate(all="ignore"):
        return np.asarray(np.add(a, b))  # of 0-dimensional arrays numpy makes a scalar


class PassNote:
    """One call into the engine."""

    def __init__(self, narrator: Any, args: Any, kwargs: Any) -> None:
        self.narrator = narrator
        local = narrator.local
        roots, seeds, retain, create = args[:4]
        inputs = args[4] if len(args) > 4 else kwargs.get("inputs", ())
        accumulate = args[6] if len(args) > 6 else kwargs.get("accumulate_grad", False)
        self.kind = "backward" if accumulate else "grad"
        self.retain, self.create = bool(retain), bool(create)
        self.frame = narrator.frames()
        self.began_ns = perf_counter_ns()
        self.pass_id = narrator.next_pass()
        self.values = bool(narrator.sink.values)
        self.outer = local.passes[-1] if local.passes else None
        self.outer_pop = local.pop
        self.depth = len(local.passes)
        self.thread = narrator.thread()
        self.pops = 0
        self.mismatches = 0
        self.handles: list[Any] = []
        self.inputs: list[int] = []
        self.error_frame = 0
        given = local.given or []
        local.given = None
        edges = [_edge_of(root) for root in roots]
        starts = list({id(edge[0]): edge[0] for edge in edges if edge is not None}.values())
        self.plan = Plan(narrator, starts)
        self._restrict(inputs or (), accumulate)
        degrees = self.plan.degrees()
        self.contributions = self._contributions(edges)
        self.waiting = Waiting(degrees, add)
        self.degrees = degrees
        with narrator.lock:
            narrator.open_passes += 1
        local.passes.append(self)
        told: list[Any] = []
        for i, (root, edge) in enumerate(zip(roots, edges)):
            told.append(self._root(root, edge, seeds[i] if seeds else None, i < len(given) and given[i]))
        heap = local.heap
        if heap is None:
            heap = local.heap = TorchHeap()
        self.heap: TorchHeap = heap
        self.queued = 0
        self._start(edges)
        tick = narrator.tick()
        self.tick = tick
        narrator.sink.emit(
            PassBegan(
                self.pass_id,
                tick,
                self.kind,
                self.outer.pass_id if self.outer is not None else 0,
                local.within[-1],
                self.thread,
                self.frame,
                told,
                self.inputs,
                self.retain,
                self.create,
                list(degrees.items()),  # type: ignore[arg-type]
                self.queue(),
            )
        )
        narrator.settle()
        if self.plan.partial:
            self._tell_plan()
        self.watched = _sequence()
        self._watch()

    # ---------------------------------------------------------------------------------------------------- beginning

    def _root(self, root: Any, edge: Any, seed: Any, given: bool) -> tuple[Any, ...]:
        narrator = self.narrator
        tensor = 0 if isinstance(root, GradientEdge) else narrator.tensor(root)
        if edge is None:
            return (tensor, 0, 0, 0, None, given, "stop_gradient")
        info = narrator.info(edge[0])
        if seed is None:
            return (tensor, info.number, edge[1], 0, None, given, "")
        value = narrator.kept(seed)
        if info.number in self.degrees:
            self.waiting.seed(info.number, edge[1], self.brought(info.number, edge[1], seed, value))
        return (tensor, info.number, edge[1], 0, value, given, "")

    def _contributions(self, edges: list[Any]) -> dict[tuple[int, int], int]:
        """How many gradients each slot will be brought, seeds included."""
        found: dict[tuple[int, int], int] = {}
        if not self.values:
            return found
        keys = [(self.narrator.info(edge[0]).number, edge[1]) for edge in edges if edge is not None]
        for number in self.plan.needed:
            keys += [(edge[0].number, edge[1]) for edge in self.plan.nodes[number][1].edges if edge is not None]
        for key in keys:
            found[key] = found.get(key, 0) + 1
        return found

    def brought(self, node: int, slot: int, t: Any, kept: Any) -> Any:
        """What is compared later with what the node finds there: a copy where a sum is to be worked out."""
        if t is None or not self.values:
            return None
        if self.contributions.get((node, slot), 0) == 1:
            return Passed(t, kept)
        return self.narrator.value(t) if self.narrator.measures else None

    def _restrict(self, inputs: Any, accumulate: bool) -> None:
        """grad(inputs=…) and backward(inputs=…): only what leads to the inputs runs."""
        self.fetches: list[tuple[int, int, int]] = []
        if not inputs:
            return
        narrator = self.narrator
        for one in inputs:
            if isinstance(one, GradientEdge):
                self.inputs.append(0)
                info = narrator.info(one.node)
                self.fetches.append((0, info.number if info is not None else 0, one.output_nr))
                continue
            number = narrator.tensor(one)
            self.inputs.append(number)
            node = None if one.is_leaf else one.grad_fn
            if node is not None:
                info = narrator.info(node)
                self.fetches.append((number, info.number if info is not None else 0, one.output_nr))
            else:
                info = narrator.known[id(one)].leaf_node
                self.fetches.append((number, info.number if info is not None else 0, 0))
        numbers = [node for _, node, _ in self.fetches if node]
        self.plan.restrict([] if accumulate else numbers, numbers if accumulate else [])

    def _start(self, edges: list[Any]) -> None:
        """The engine walks the roots as edges of one imaginary node and queues those that need nothing more."""
        coming: dict[int, int] = {}
        numbers = [self.narrator.info(edge[0]).number for edge in edges if edge is not None]
        for number in numbers:
            coming[number] = coming.get(number, 0) + 1
        for number in numbers:
            coming[number] -= 1
            if not coming[number] and self.degrees.get(number) == 0:
                self.push(self.plan.nodes[number][1])

    def push(self, info: NodeInfo) -> str:
        """A node needs nothing more."""
        self.queued += 1
        return self.heap.push((self.pass_id, info.number), (self.depth, info.seq))

    def queue(self) -> list[int]:
        """What of this pass is queued, in the order it will be popped."""
        return [number for owner, number in self.heap.order() if owner == self.pass_id]

    def _tell_plan(self) -> None:
        found = [f for f in self.fetches if f[1] in self.plan.nodes]
        targets = [node for _, node, _ in found]
        ending = [n for n in targets if n not in self.plan.needed]
        fetches = [(*f, 0, "ending" if f[1] in ending else "hook") for f in found] if self.kind == "grad" else []
        self.narrator.sink.emit(
            GraphPlanned(
                self.pass_id, self.narrator.tick(), [], targets, ending,
                self.plan.pruned(), fetches,  # type: ignore[arg-type]
            )
        )  # fmt: skip

    def _watch(self) -> None:
        """A hook before and one after every node that runs."""
        handles = self.handles
        for number in self.plan.needed:
            node, info = self.plan.nodes[number]
            before, after = _watchers(self, info, node if info.kind == "leaf" else None)
            handles.append(node.register_prehook(before))
            handles.append(node.register_hook(after))

    # --------------------------------------------------------------------------------------------------------- pops

    def came(self, info: NodeInfo, grads: Any, leaf: Any) -> None:
        """A node's formula is about to run, on these gradients."""
        pop = self.narrator.local.pop
        if pop is None or pop.told is not self or pop.info is not info or pop.written:
            pop = self._pop(info)
        pop.computing(grads, leaf)

    def entered(self, info: NodeInfo) -> Pop:
        """A node was taken from the queue (the pop that is on, when it was entered by a hook already)."""
        local = self.narrator.local
        pop = local.pop
        if pop is not None and pop.told is self and pop.info is info and not pop.written:
            return pop  # type: ignore[no-any-return]
        return self._pop(info)

    def _pop(self, info: NodeInfo) -> Pop:
        """Take nodes that only hand their gradient out, which nothing observes, until this one comes."""
        if self.heap.take((self.pass_id, info.number)):
            self.queued -= 1
            self.pops += 1
            return Pop(self, info, True)
        exact = True
        while True:
            top = self.heap.top()
            if top is None or not self._is_mine(top):
                if top is not None and not self._is_live(top):
                    self.heap.pop()  # left by a pass that failed
                    continue
                exact = False
                break
            if top[1] == info.number:
                self.heap.pop()
                break
            if top[1] in self.plan.needed:
                exact = False
                break
            self.heap.pop()
            self._taken(top[1])
        if not exact:
            self.mismatches += 1
            self.heap.remove((self.pass_id, info.number))
        self.queued -= 1
        self.pops += 1
        return Pop(self, info, exact)

    def coming(self) -> NodeInfo | None:
        """What is known of the node that the engine takes next."""
        order = [number for number in self.queue() if number in self.plan.needed]
        return self.plan.nodes[order[0]][1] if order else None

    def _is_mine(self, entry: Any) -> bool:
        return bool(entry[0] == self.pass_id)

    def _is_live(self, entry: Any) -> bool:
        return any(told.pass_id == entry[0] for told in self.narrator.local.passes)

    def _taken(self, number: int) -> None:
        """A node whose gradient is handed out and whose formula does not run."""
        self.queued -= 1
        self.pops += 1
        Pop(self, self.plan.nodes[number][1], True).only_taken()

    # ---------------------------------------------------------------------------------------------------------- end

    @guarded
    def ended(self, error: BaseException | None, result: Any) -> None:
        """The call returned or raised."""
        narrator = self.narrator
        local = narrator.local
        pop = local.pop
        if pop is not None and pop.told is self and not pop.written:
            if error is None:
                pop.done()
            else:
                pop.failed(error)
        if error is None:
            while self.queue():
                top = self.heap.top()
                if top is None or not self._is_mine(top) or top[1] in self.plan.needed:
                    break
                self.heap.pop()
                self._taken(top[1])
        self.let_go()
        high = _sequence()
        if high > self.watched and self.create:  # what no pop of this pass accounts for
            narrator.log_call(self.watched, high, 0, self.frame)
        if error is None and self.kind == "grad" and isinstance(result, tuple):
            for index, (tensor, value) in enumerate(zip(self.inputs, result)):
                number = narrator.tensor(value) if isinstance(value, torch.Tensor) else 0
                narrator.sink.emit(
                    GradFetched(
                        self.pass_id, narrator.tick(), tensor, narrator.value(value, copy=False), value is not None,
                        index, number,
                    )
                )  # fmt: skip
                narrator.settle()
        failure = None if error is None else narrator.failure(error, frame=self.frame)
        if narrator.holders is not None and len(narrator.local.passes) == 1:
            narrator.holders(self.pass_id)
        left = [number for number, count in self.waiting.left.items() if count > 0]
        narrator.sink.emit(
            PassEnded(
                self.pass_id, narrator.tick(), self.pops, failure, left, perf_counter_ns() - self.began_ns,
                self.queue(),
            )
        )  # fmt: skip
        if error is not None:
            narrator.note_error(error)
        narrator.pass_left(self)

    def let_go(self) -> None:
        """Take our hooks off and forget the graph."""
        for handle in self.handles:
            handle.remove()
        self.handles.clear()


def _edge_of(root: Any) -> tuple[Any, int] | None:
    """(node, slot) a root's gradient goes to; None for a tensor that needs none."""
    if isinstance(root, GradientEdge):
        return root.node, root.output_nr
    if not isinstance(root, torch.Tensor):
        return None
    node = root.grad_fn
    if node is not None:
        return node, root.output_nr
    if not root.requires_grad:
        return None
    return torch.autograd.graph.get_gradient_edge(root).node, 0


def _watchers(told: PassNote, info: NodeInfo, leaf: Any) -> tuple[Any, Any]:
    """The two hooks of one node. They look and change nothing."""

    narrator = told.narrator
    local = narrator.local

    def before(grads: Any) -> None:
        passes = local.passes
        if narrator.dead or (passes and passes[-1] is not told):  # a pass inside of this one runs a node of both
            return
        try:
            with quiet():
                told.came(info, grads, leaf)
        except Exception as fault:
            narrator.stop_after(fault)

    def after(outs: Any, grads: Any) -> None:
        pop = local.pop
        if pop is None or pop.info is not info or pop.told is not told or narrator.dead:
            return
        try:
            with quiet():
                pop.gave(outs, leaf)
        except Exception as fault:
            narrator.stop_after(fault)

    before.gradscope = after.gradscope = True  # type: ignore[attr-defined]
    return before, after
