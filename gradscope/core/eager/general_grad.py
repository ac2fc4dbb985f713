"""GeneralGrad: `paddle.grad`. A pass over a copy of the part of the graph that leads to the inputs; leaves are not
written, the user's graph is not freed.

All state is per call, so a hook may call `paddle.grad` again. `grad_plan.py` says what runs, `ending_node.py` what
stands where gradients are handed out.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from gradscope.core import errors
from gradscope.core.eager.accumulation_node import accumulation_edge
from gradscope.core.eager.autograd_meta import autograd_meta, new_meta
from gradscope.core.eager.backward import BackwardRun
from gradscope.core.eager.ending_node import ending_node
from gradscope.core.eager.grad_node_info import GradNodeBase
from gradscope.core.eager.grad_plan import Edge, GradPlan
from gradscope.core.eager.grad_tensor_holder import empty_holder
from gradscope.core.eager.hooks import FETCH, GradHook, apply_gradient_hooks, extra_of
from gradscope.core.eager.run_node import zeros_for
from gradscope.core.eager.undense import make_kind, raw_value, undense
from gradscope.core.flags import fast
from gradscope.core.phi.dense_tensor import meta_of_array, shared_dense
from gradscope.core.tensor import Tensor


class GeneralGrad(BackwardRun):
    """One `paddle.grad` call.

    copies: node of the user's graph -> the node that runs in its place (the notes' orig_to_copied_node_map_). plan:
    what runs and why. as_paddle: answer as Paddle where we differ. fetched: index of an input -> its gradient. seeded:
    the user's root nodes -> what the seeds put into their holders.
    """

    def __init__(
        self, retain_graph: bool, create_graph: bool, allow_unused: bool, as_paddle: bool | None = None
    ) -> None:
        super().__init__(retain_graph, create_graph, "grad")
        self.as_paddle = fast.strict if as_paddle is None else as_paddle
        self.allow_unused = allow_unused
        self.frees = False  # the copies go with the call, and what they saved belongs to the user's nodes
        self.copies: dict[GradNodeBase, GradNodeBase] = {}
        self.fetched: dict[int, Any] = {}
        self.seeded: dict[GradNodeBase, Any] = {}
        self.original_starts: list[GradNodeBase] = []
        self.targets: dict[GradNodeBase, dict[tuple[int, int], list[int]]] = {}
        self.plan = GradPlan([], {}, set())
        self.results: list[Tensor | None] = []

    # ---------------------------------------------------------------------------------------------------- before

    def prepared_for_general_grad(self, inputs: list[Tensor], no_grad_vars: list[Tensor]) -> None:
        """PreparedForGeneralGrad, after `seed`: find what runs, and put copies of it in place of the user's nodes."""
        self.inputs = inputs
        self.original_starts, self.seeded = self.starts, self.buffers
        self._get_target_nodes_info()
        constants = {edge for edge in map(_edge_of, no_grad_vars) if edge is not None}
        starts = self._purified_start_up_nodes() if self.as_paddle else self.starts
        self.get_graph_info_between_targets(starts, constants)
        self._copy_backward_graph()
        self._register_fetch_grad_hook()

    def _get_target_nodes_info(self) -> None:
        for index, tensor in enumerate(self.inputs):
            edge = _edge_of(tensor)
            if edge is not None:
                self.targets.setdefault(edge[0], {}).setdefault(edge[1:], []).append(index)

    def _purified_start_up_nodes(self) -> list[GradNodeBase]:
        """Paddle starts at no input. When nothing else is left to start at, an input that is an output is its seed."""
        starts = [node for node in self.starts if node not in self.targets]
        if not starts:
            for node in self.starts:
                self._fetch_from(node, self.seeded[node] if not node.single_ else [self.seeded[node]])
        return starts

    def get_graph_info_between_targets(self, starts: list[GradNodeBase], constants: set[Edge]) -> None:
        """GetGraphInfoBetweenTargets: which nodes lie between `starts` and the inputs; no way leads along `constants`,
        the edges to tensors of no_grad_vars."""
        self.plan = plan = GradPlan(starts, self.targets, set() if self.as_paddle else constants)
        if self.as_paddle:
            plan.as_paddle(constants)

    def _copy_backward_graph(self) -> None:
        """CopyGradNode for everything that runs. Edges of copies lead to copies, or are gone."""
        plan, copies = self.plan, self.copies
        picky = bool(plan.constants or plan.besides)  # else an edge stays where its target runs
        for node in plan.runs:
            copies[node] = ending_node(node) if node in plan.ending or node.is_leaf_ else self.copy_grad_node(node)
        for node in plan.runs:
            if node not in plan.ending:
                edges: list[Any] = []
                for edge in node.edges:
                    if edge is None:
                        edges.append(None)
                    elif type(edge) is list:
                        edges.append([None if one is None else self._edge_to_copy(node, one, picky) for one in edge])
                    else:
                        edges.append(self._edge_to_copy(node, edge, picky))
                copies[node].edges = tuple(edges)
        self.buffers = {copies[node]: held for node, held in self.seeded.items() if self._keeps_seed(node)}
        self.starts = [copies[node] for node in plan.starts if node in copies]
        self.roots = [self._root_now(*root) for root in self.roots]

    def copy_grad_node(self, node: GradNodeBase) -> GradNodeBase:
        """CopyGradNode: what runs in place of `node`, with the hooks it has now."""
        return node.copy()

    def _edge_to_copy(self, node: GradNodeBase, edge: Edge, picky: bool) -> Edge | None:
        if picky and self.plan.cuts(node, edge):
            return None
        target, slot, rank = edge
        copy = self.copies.get(target)
        return None if copy is None else (copy, slot, rank)

    def _keeps_seed(self, node: GradNodeBase) -> bool:
        if node not in self.copies:
            return False
        return not self.as_paddle or node.is_leaf_ or node not in self.plan.ending

    def _root_now(self, tensor: Tensor, edge: Any, given: Tensor | None, skipped: str) -> Any:
        if not skipped and edge[0] not in self.plan.starts:
            skipped = "an input itself"
        elif not skipped and edge[0] not in self.copies:
            skipped = "leads to no input"
        return tensor, edge, given, skipped

    def _register_fetch_grad_hook(self) -> None:
        """RegisterFetchGradHook: an input on the way to another one is taken as a last gradient hook of its node."""
        for node, slots in self.targets.items():
            copy = self.copies.get(node)
            if copy is None or node in self.plan.ending:
                continue
            extra = extra_of(copy)
            for (slot, rank), indices in slots.items():
                # It knows the results only: a way back to this pass would be a cycle that keeps the copies alive.
                hook = GradHook(partial(_fetch, self.fetched, indices), FETCH, slot, rank, extra.next_id)
                extra.hooks[extra.next_id] = hook
                extra.next_id += 1

    # --------------------------------------------------------------------------------------------------- the pops

    def _fetch_from(self, node: GradNodeBase, slots: list[Any]) -> None:
        """Hand out what arrived at a node of the user's that ends."""
        for (slot, rank), indices in self.targets.get(node, {}).items():
            held = slots[slot]
            value = held[rank] if type(held) is list else held
            if value is not None:
                _fetch(self.fetched, indices, value)

    def run_leaf(self, node: Any, grad: Any, note: Any) -> None:
        """SetResultForEndingNodes: gradient hooks of the node it stands for, then its gradient is handed out."""
        slots = [grad] if node.single_ else empty_holder(node) if grad is None else grad
        if not node.single_:
            self._zero_fill(node, slots, note)
        if node.extra is not None and node.extra.hooks:
            slots = apply_gradient_hooks(node, slots, not self.create_graph, (), note)
        self._fetch_from(node.origin, slots)
        if note is not None and node.origin.is_leaf_:
            note.leaf(node, "withheld", None, slots[0], None)

    def _zero_fill(self, node: Any, slots: list[Any], note: Any) -> None:
        """An output that nothing used has a zero gradient when another output of its op was used."""
        for slot, rank in self.targets[node.origin]:
            held, meta = slots[slot], node.in_metas[slot]
            many = type(held) is list
            if (held[rank] if many else held) is None:
                zeros = zeros_for(meta[rank] if many else meta, _Plain if not self.create_graph else _Recorded)
                if many:
                    held[rank] = zeros
                else:
                    slots[slot] = zeros
                if note is not None:
                    note.zero_filled(slot, rank, zeros)

    # ------------------------------------------------------------------------------------------------------- after

    def finish(self, told: Any) -> None:
        """GetResults: one Tensor per input, None for one that the outputs do not depend on. Raises InvalidArgument
        (ValueError) for the first of these unless allow_unused."""
        taken: set[int] = set()
        for index, tensor in enumerate(self.inputs):
            value = self.fetched.get(index)
            result = None if value is None else self._result(value, taken)
            self.results.append(result)
            if told is not None:
                told.fetched(index, tensor, result)
        if not self.allow_unused and None in self.results:
            raise self._unused(self.results.index(None))

    def _unused(self, index: int) -> errors.InvalidArgumentError:
        return errors.invalid_argument(
            f"The {index}-th input does not appear in the backward graph. Please check the input tensor or set "
            "allow_unused=True to get None result.",
            tensor=errors.describe(self.inputs[index]),
            remedy=self._remedy(self.inputs[index]),
        )

    def _remedy(self, tensor: Tensor) -> str:
        runs = [root for root in self.roots if root[1] is not None]
        if not runs:
            return (
                "the outputs have no history: let what they are computed from want gradients (stop_gradient = False), "
                "or ask for create_graph=True where they are gradients themselves"
            )
        if tensor.stop_gradient and _edge_of(tensor) is None:
            return "set stop_gradient = False on the input before it is used"
        return "ask for tensors that the outputs were computed from, or pass allow_unused=True"

    def _result(self, value: Any, taken: set[int]) -> Tensor:
        """A gradient as the caller gets it: without history unless create_graph."""
        if not self.create_graph:
            meta = new_meta(True)
            meta.extra = {"no_node": True}
            if undense(value):
                return Tensor(raw_value(value).handle(), meta, "")
            if not isinstance(value, Tensor):
                return Tensor(shared_dense(value, meta_of_array(value)), meta, "")
            return Tensor(shared_dense(value.impl.array, value.impl.meta), meta, "")
        result: Tensor = value
        if not isinstance(value, Tensor):
            result = make_kind(value) if undense(value) else Tensor(shared_dense(value, meta_of_array(value)), None, "")
        old = result.autograd_meta_
        if old is None or old.stop_gradient_ or id(old) in taken:
            meta = new_meta(False)
            if old is None or old.stop_gradient_:
                meta.extra = {"no_node": True}
            else:
                meta.edge = old.edge
            result = Tensor(result.impl, meta, "")
        taken.add(id(result.autograd_meta_))
        return result

    def get_results(self) -> list[Tensor | None]:
        """One gradient per input, in their order; None where there is none."""
        return self.results

    # ---------------------------------------------------------------------------------------------- for a recording

    def graph(self) -> list[GradNodeBase]:
        """The user's nodes the call started from; what lies behind them is the graph it chose from."""
        return self.original_starts

    def take_numbers(self) -> None:
        """Copies are told of as the nodes they stand for."""
        for node, copy in self.copies.items():
            copy.oid = node.oid

    def seed_of(self, edge: Edge) -> Any:
        """What the holder of a root was seeded with."""
        return self.seeded.get(edge[0])


def _fetch(fetched: dict[int, Any], indices: list[int], value: Any) -> None:
    for index in indices:
        fetched[index] = value


class _Plain:
    plain = True


class _Recorded:
    plain = False


def _edge_of(tensor: Tensor) -> Edge | None:
    """Where a tensor's gradient arrives; None for a tensor that no recorded op used or made."""
    meta = tensor.autograd_meta_
    if meta is None:
        return None
    if meta.edge is None and not meta.stop_gradient_:
        return accumulation_edge(tensor, meta)
    return meta.edge


def duplicate_check(tensors: list[Tensor], what: str) -> None:
    """AlreadyExists (RuntimeError) when a tensor, told by its autograd meta, stands twice in `inputs` or `outputs`."""
    seen: set[int] = set()
    for tensor in tensors:
        key = id(autograd_meta(tensor))
        if key in seen:
            raise errors.already_exists(
                f"{what} contain duplicate tensor {tensor.name_}, please check {what} carefully.",
                tensor=errors.describe(tensor),
                remedy="name each tensor once",
            )
        seen.add(key)


def general_grad(
    outputs: list[Tensor],
    inputs: list[Tensor],
    grad_outputs: list[Tensor | None],
    *,
    retain_graph: bool = False,
    create_graph: bool = False,
    allow_unused: bool = False,
    no_grad_vars: list[Tensor] | None = None,
    as_paddle: bool | None = None,
) -> list[Tensor | None]:
    """The gradients of `outputs` (seeded with ones or grad_outputs) for each of `inputs`.

    create_graph: they are computed with recorded ops and can be differentiated again. no_grad_vars: tensors treated as
    constants. retain_graph changes nothing: the user's graph is never freed. as_paddle: Paddle's answers where ours
    differ (None: as FLAGS_paddle_strict says). Raises AlreadyExists (RuntimeError) for
    duplicates, InvalidArgument (ValueError) for an input the outputs do not depend on unless allow_unused, and whatever
    a node or hook raises.
    """
    duplicate_check(inputs, "inputs")
    duplicate_check(outputs, "outputs")
    run = GeneralGrad(retain_graph, create_graph, allow_unused, as_paddle)
    run.seed(outputs, grad_outputs)
    run.prepared_for_general_grad(inputs, no_grad_vars or [])
    run.count_in_degrees()
    run.start_queue()
    run.run()
    return run.get_results()
