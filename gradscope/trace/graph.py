"""The graph of one pass as networkx sees it: nodes and edges with their state at a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import networkx as nx
import numpy as np

from gradscope.trace import records as R

if TYPE_CHECKING:
    from gradscope.trace.moment import Moment
    from gradscope.trace.trace import Trace


def pass_graph(trace: Trace, pass_id: int, k: int | None = None) -> nx.MultiDiGraph[int]:
    """Nodes and edges of a pass at position k (None: at its end). Raises KeyError for an unknown pass.

    Edges point the way gradients flow. Node key: node id; attributes: id, label, expr, kind (`op`, `leaf`, …), name,
    state, call, frame, tensor (of a leaf), pop, in_degree (left, total), hooks, wrappers, pruned (reason or ""), cuts
    (slots where no gradient flows: (slot, rank, tensor, why)). Edge key: (slot, rank, in_slot, in_rank); attributes:
    slot, rank, in_slot, in_rank, shape, dtype, tensor (the forward tensor it belongs to), state (`idle`, `given`,
    `cut`), how, step (-1: not given yet). Pruned nodes are in it, marked.
    """
    _, last = trace.steps.of_pass(pass_id)
    moment = trace.moment(last if k is None else k, pass_id)
    c = trace.columns
    graph: nx.MultiDiGraph[int] = nx.MultiDiGraph(pass_id=pass_id, k=moment.k)
    plan = trace.plan(pass_id)
    members = [int(n) for n in c["pn.node"][moment._span]]
    dropped = [p.node for p in plan.pruned if p.slot < 0] if plan is not None else []
    for node in dict.fromkeys([*members, *dropped]):
        graph.add_node(node, **_node(trace, moment, node))
    cut = {(p.node, p.slot, p.rank): p.why for p in plan.pruned if p.slot >= 0} if plan is not None else {}
    given = _given(trace, moment)
    for node in list(graph.nodes):
        made = trace.node(node)
        for slot, ranks in enumerate(made.out_meta if made is not None else []):
            for rank, meta in enumerate(ranks):
                edge = meta.edge
                if edge is None or edge.node not in graph:
                    continue
                key = (slot, rank, edge.slot, edge.rank)
                step, how = given.get((node, *key, edge.node), (-1, ""))
                off = (node, slot, rank) in cut or graph.nodes[edge.node]["pruned"] or graph.nodes[node]["pruned"]
                state = "cut" if off else "given" if step >= 0 else "idle"
                graph.add_edge(
                    node, edge.node, key, slot=slot, rank=rank, in_slot=edge.slot, in_rank=edge.rank,
                    shape=tuple(meta.meta.shape) if meta.meta is not None else None,
                    dtype=meta.meta.dtype if meta.meta is not None else "",
                    tensor=meta.tensor, state=state, how=how, step=step,
                )  # fmt: skip
    return graph


def _node(trace: Trace, moment: Moment, node: int) -> dict[str, Any]:
    made = trace.node(node)
    cuts: list[tuple[int, int, int, str]] = []
    for slot, ranks in enumerate(made.out_meta if made is not None else []):
        for rank, meta in enumerate(ranks):
            if meta.edge is None and meta.stop_gradient:
                cuts.append((slot, rank, meta.tensor, "stop_gradient"))
    return {
        "id": node,
        "label": trace.names.node_label(node),
        "expr": trace.names.node_expr(node),
        "name": made.name if made is not None else "",
        "kind": made.kind if made is not None else "",
        "state": moment.state(node),
        "call": made.call if made is not None else 0,
        "frame": trace.node_frame(node),
        "tensor": made.tensor if made is not None else 0,
        "pop": moment.popped_as(node),
        "in_degree": moment.in_degree(node),
        "hooks": moment.hooks_of(node),
        "wrappers": moment.wrappers(node),
        "pruned": moment.pruned(node),
        "cuts": cuts,
    }


def _given(trace: Trace, moment: Moment) -> dict[tuple[int, int, int, int, int, int], tuple[int, str]]:
    """(from, slot, rank, in_slot, in_rank, to) -> (step, how) of every edge of this pass given up to the moment."""
    c = trace.columns
    pops = np.flatnonzero((c["pop.pass"] == moment.pass_id) & (c["pop.first"] <= moment.k))
    found: dict[tuple[int, int, int, int, int, int], tuple[int, str]] = {}
    for row in c["pop.row"][pops].tolist():
        ran = trace.record(row)
        if not isinstance(ran, R.NodeRan) or not ran.edges:
            continue
        steps = [s for s in trace.steps.of_record(row) if trace.steps.kind_of(s) == "give"]
        for step, e in zip(steps, ran.edges, strict=True):
            if step <= moment.k:
                found[(ran.node, e.slot, e.rank, e.in_slot, e.in_rank, e.node)] = (step, e.how)
    return found
