"""The backward engine: seeds, in-degrees, the ready queue, and one pop after the other. All state is per call.

Order of work as in Paddle's RunBackward: only roots that no other root reaches start in the queue; a node is queued
when its in-degree is 0, a leaf at the front, anything else at the back; parallel edges count separately.
"""

from __future__ import annotations

from collections import deque
from contextvars import ContextVar
from typing import Any

import numpy as np

from gradscope.core import errors, observer
from gradscope.core.eager.autograd_meta import new_meta
from gradscope.core.eager.bindings import R
from gradscope.core.eager.final_hooks import run_final_hooks
from gradscope.core.eager.grad_node_info import GradNodeBase
from gradscope.core.eager.grad_tensor_holder import Holders, empty_holder
from gradscope.core.eager.hooks import apply_gradient_hooks, run_reduce_hooks
from gradscope.core.eager.leaf_grad import accumulate
from gradscope.core.eager.ready_queue import run_queue
from gradscope.core.eager.undense import undense_seed
from gradscope.core.flags import fast
from gradscope.core.phi.dense_tensor import make_meta
from gradscope.core.tensor import Tensor, make_tensor

RUNNING: ContextVar[BackwardRun | None] = ContextVar("gradscope_backward", default=None)


def current_run() -> BackwardRun | None:
    """The pass that is running in this thread (the innermost one), or None. A hook may look at it and change it."""
    return RUNNING.get()


class BackwardRun:
    """State of one pass. queue: nodes ready to run, front first; degrees: in-degrees left; buffers: compact holders;
    node: the one that runs; roots: (tensor, edge or None, given seed) as passed."""

    def __init__(self, retain_graph: bool, create_graph: bool, kind: str = "backward") -> None:
        self.retain_graph = retain_graph
        self.create_graph = create_graph
        self.kind = kind
        self.queue: deque[GradNodeBase] = deque()
        self.degrees: dict[GradNodeBase, int] = {}
        self.buffers: dict[GradNodeBase, Any] = {}
        self.starts: list[GradNodeBase] = []
        self.roots: list[tuple[Tensor, Any, Tensor | None, str]] = []
        self.node: GradNodeBase | None = None
        self.inputs: list[Tensor] = []  # paddle.grad: what gradients are asked for
        self.frees = True  # do nodes let go of what they saved, unless retain_graph

    # The notes' names for the state.
    @property
    def node_input_buffers_dict(self) -> Holders:
        """node -> GradTensorHolder, live: adding to a holder changes what flows."""
        return Holders(self.buffers)

    @property
    def node_in_degree_map(self) -> dict[GradNodeBase, int]:
        """node -> in-degree left, live."""
        return self.degrees

    # ---------------------------------------------------------------------------------------------------- before

    def seed(self, tensors: list[Tensor], grads: list[Tensor | None]) -> None:
        """Write the seeds: ones, or a copy of the given gradient in the slot's dtype. Tensors that record nothing are
        skipped."""
        for i, tensor in enumerate(tensors):
            given = grads[i] if i < len(grads) else None
            meta = tensor.autograd_meta_
            edge = None if meta is None or meta.stop_gradient_ else meta.edge
            if edge is None and meta is not None and not meta.stop_gradient_:
                from gradscope.core.eager.accumulation_node import accumulation_edge

                edge = accumulation_edge(tensor, meta)
            if edge is None:
                self.roots.append((tensor, None, given, "stop_gradient"))
                continue
            node, slot, rank = edge
            value = self._seed_value(tensor, given)
            if node not in self.buffers:
                self.starts.append(node)
                self.buffers[node] = None if node.single_ else empty_holder(node)
            if node.single_:
                self.buffers[node] = value
            elif type(self.buffers[node][slot]) is list:
                self.buffers[node][slot][rank] = value
            else:
                self.buffers[node][slot] = value
            self.roots.append((tensor, edge, given, ""))

    def _seed_value(self, tensor: Tensor, given: Tensor | None) -> Any:
        meta = tensor.impl.meta
        if not tensor.impl.is_dense or (given is not None and not given.impl.is_dense):
            return undense_seed(tensor, given, self.create_graph)
        if given is None:
            array = np.ones(meta.dims, meta.dtype) if meta.place.text == "cpu" else _ones(meta)
            return self._wanting(make_tensor(array, meta)) if self.create_graph else array
        if self.create_graph and not given.stop_gradient:
            return given if given.impl.meta.data_type is meta.data_type else R.cast(given, meta.data_type)
        array = given.impl.array
        if array.dtype != meta.dtype:
            array = (array.real if array.dtype.kind == "c" and meta.dtype.kind != "c" else array).astype(meta.dtype)
        else:
            array = array.copy()
        if not self.create_graph:
            return array
        return self._wanting(make_tensor(array, make_meta(array.shape, meta.data_type, meta.place)))

    def _wanting(self, seed: Tensor) -> Tensor:
        """Paddle's seeds want gradients, so that even a constant gradient has a node."""
        if fast.strict:
            seed.autograd_meta_ = new_meta(False)
        return seed

    def count_in_degrees(self) -> None:
        """Every edge reachable from the start nodes counts; each node is expanded once."""
        degrees = self.degrees
        starts = set(self.starts) if len(self.starts) > 1 else ()  # one start is reached by nothing
        todo = list(self.starts)
        for node in todo:  # it grows on the way
            for edge in node.edges:
                if not edge:
                    continue
                target = edge[0]
                seen = degrees.get(target)
                if seen:
                    degrees[target] = seen + 1
                elif type(edge) is list:
                    todo += self._counted([one[0] for one in edge if one is not None])
                else:
                    degrees[target] = 1
                    if target not in starts:
                        todo.append(target)

    def _counted(self, targets: list[GradNodeBase]) -> list[GradNodeBase]:
        """Count one edge to each; those that were not known yet."""
        fresh: list[GradNodeBase] = []
        for target in targets:
            seen = self.degrees.get(target, 0)
            self.degrees[target] = seen + 1
            if not seen and target not in self.starts:
                fresh.append(target)
        return fresh

    def start_queue(self) -> None:
        """Start nodes that nothing reaches, in root order."""
        for node in self.starts:
            if not self.degrees.get(node):
                self.queue.append(node)

    # ---------------------------------------------------------------------------------------------- for a recording

    def graph(self) -> list[GradNodeBase]:
        """The user's nodes this pass is about; with what lies behind them."""
        return [*self.starts, *self.degrees]

    def take_numbers(self) -> None:
        """Nodes of the pass that stand for others take their numbers. Called when `graph` has been described."""

    def seed_of(self, edge: tuple[GradNodeBase, int, int]) -> Any:
        """The compact holder that a root's seed was put into."""
        return self.buffers.get(edge[0])

    # --------------------------------------------------------------------------------------------------- the loop

    def finish(self, told: Any) -> None:
        """After the last pop, within the pass. told: the recording's note of the pass, or None."""

    def run(self) -> None:
        """Pop until the queue is empty."""
        token = RUNNING.set(self)
        obs = observer.current
        told = None if obs is None else obs.pass_began(self)
        try:
            run_queue(self, obs, told)
            run_final_hooks(told)
            self.finish(told)
        except BaseException as exc:
            if told is not None:
                told.ended(exc)
            raise
        finally:
            RUNNING.reset(token)
            self.node = None
        if told is not None:
            told.ended(None)

    def run_leaf(self, node: Any, grad: Any, note: Any) -> None:
        """Gradient hooks, accumulation into `.grad`, reduce hooks."""
        if grad is not None and node.extra is not None and node.extra.hooks:
            grad = apply_gradient_hooks(node, [grad], not self.create_graph, (), note)[0]
        if grad is not None:
            how, before, after, kept = accumulate(node, grad, self.create_graph)
            if note is not None:
                note.leaf(node, how, before, after, kept)
        if node.extra is not None and node.extra.reduce:
            run_reduce_hooks(node, note)


def _ones(meta: Any) -> Any:
    from gradscope.core.place import array_module

    return array_module(meta.place).ones(meta.dims, meta.dtype)


def run_backward(
    tensors: list[Tensor],
    grad_tensors: list[Tensor | None],
    retain_graph: bool = False,
    create_graph: bool = False,
) -> None:
    """RunBackward for `backward()`: leaves reachable from `tensors` get their gradients added to `.grad`.

    create_graph: gradients are computed with recorded ops, so that they can be differentiated again.
    """
    run = BackwardRun(retain_graph, create_graph)
    run.seed(tensors, grad_tensors)
    run.count_in_degrees()
    run.start_queue()
    run.run()


# ------------------------------------------------------------------------------------------------- Python entries


def no_dump(path: Any) -> None:
    """Raises Unimplemented (NotImplementedError) for a dump_backward_graph_path."""
    if path is not None:
        raise errors.unimplemented(
            "dump_backward_graph_path is not built yet", remedy="record the run and use `gradscope export`"
        )


def tensor_backward(tensor: Tensor, grad_tensor: Any, retain_graph: bool, dump_backward_graph_path: Any) -> None:
    """`Tensor.backward`. AssertionError for a seed that is no Tensor or has another shape."""
    no_dump(dump_backward_graph_path)
    if grad_tensor is not None:
        if not isinstance(grad_tensor, Tensor):
            raise AssertionError("The type of grad_tensor must be paddle.Tensor")
        check_seed(tensor, grad_tensor)
    run_backward([tensor], [grad_tensor], bool(retain_graph))


def check_seed(tensor: Tensor, grad: Tensor) -> None:
    """Raises AssertionError naming both when a seed has not the shape of its root."""
    want, got = tensor.impl.meta.dims, grad.impl.meta.dims
    if want != got:
        raise AssertionError(
            f"Tensor shape not match, Tensor of grad_tensor [ {grad.name} ] with shape paddle.Size({list(got)}) "
            f"mismatch Tensor [ {tensor.name} ] with shape paddle.Size({list(want)})"
        )


def backward(
    tensors: Any, grad_tensors: Any = None, retain_graph: bool = False, *, dump_backward_graph_path: Any = None
) -> None:
    """`paddle.autograd.backward`. AssertionError for arguments of a wrong type, length or shape, and for duplicates."""
    no_dump(dump_backward_graph_path)
    if tensors is None:
        raise AssertionError("tensors should not be None")
    if isinstance(tensors, (list, tuple)):
        if not tensors:
            raise AssertionError("tensors cannot be empty")
        if not all(isinstance(t, Tensor) for t in tensors):
            raise AssertionError("Elements of tensors must be paddle.Tensor")
        roots = list(tensors)
    elif isinstance(tensors, Tensor):
        roots = [tensors]
    else:
        raise AssertionError("tensors must be Tensor or list of Tensor")
    if len({id(t) for t in roots}) != len(roots):
        raise AssertionError(
            "The argument 'tensors' of paddle.autograd.backward contains duplicate paddle.Tensor object."
        )
    seeds: list[Any] = []
    if grad_tensors is not None:
        seeds = list(grad_tensors) if isinstance(grad_tensors, (list, tuple)) else [grad_tensors]
        for seed in seeds:
            if seed is not None and not isinstance(seed, Tensor):
                raise AssertionError(
                    "The argument 'grad_tensors' of paddle.autograd.backward is invalid, it can be 'None', "
                    "'paddle.Tensor' or 'list[None/paddle.Tensor]'."
                )
    if seeds and len(seeds) != len(roots):
        raise AssertionError("The length of grad_tensors must be equal to tensors")
    if not isinstance(retain_graph, bool):
        raise AssertionError("retain_graph must be True or False")
    for root, seed in zip(roots, seeds):
        if seed is not None:
            check_seed(root, seed)
    run_backward(roots, seeds, retain_graph)
