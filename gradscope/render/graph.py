"""Which nodes a drawing is about: the pass at a position and its graph, or, before any pass, every node made so far."""

from __future__ import annotations

import networkx as nx

from gradscope.render.errors import RenderError
from gradscope.trace.near import links_from
from gradscope.trace.records import NodeMade
from gradscope.trace.trace import PassInfo, Trace


def chosen_pass(trace: Trace, k: int, pass_id: int | None = None) -> int:
    """`pass_id` if given, else the pass step `k` stands in, else the last one begun before it; 0: none has.

    Raises RenderError for a pass that is not in the trace.
    """
    if pass_id is not None:
        if pass_id and pass_info(trace, pass_id) is None:
            known = ", ".join(f"b{info.pass_id}" for info in trace.passes[:8]) or "none"
            raise RenderError(f"there is no pass b{pass_id} in {trace.path}; its passes: {known}")
        return pass_id
    step = trace.steps[k]
    if step.pass_id:
        return step.pass_id
    begun = [info for info in trace.passes if info.first_step <= step.k]
    return max(begun, key=lambda info: (info.last_step, info.pass_id)).pass_id if begun else 0


def count_nodes(trace: Trace, k: int, pass_id: int | None = None) -> int:
    """How many nodes a drawing would have, without looking at any of them."""
    info = pass_info(trace, chosen_pass(trace, k, pass_id))
    return info.nodes if info else int((trace.columns["node.step"] <= trace.steps[k].k).sum())


def pass_info(trace: Trace, pass_id: int) -> PassInfo | None:
    """The pass, None for 0 or an unknown one."""
    return next((info for info in trace.passes if info.pass_id == pass_id), None)


def made_so_far(trace: Trace, k: int) -> nx.MultiDiGraph[int]:
    """Every node made up to step k, with the edges `pass_graph` would give it: what there is before any pass."""
    graph: nx.MultiDiGraph[int] = nx.MultiDiGraph()
    columns = trace.columns
    graph.add_nodes_from(int(node) for node in columns["node.id"][columns["node.step"] <= k])
    for node in list(graph):
        for link in links_from(trace, node):
            if link.dst in graph:
                graph.add_edge(
                    node, link.dst, slot=link.slot, rank=link.rank, in_slot=link.in_slot, in_rank=link.in_rank,
                    state="idle", how="", step=-1,
                )  # fmt: skip
    return graph


def scopes_of(trace: Trace, graph: nx.MultiDiGraph[int], made: dict[int, NodeMade]) -> dict[int, str]:
    """Module path of each node: of the op that made it; for a leaf the deepest path all its readers share."""
    found: dict[int, str] = {}
    for number, node in made.items():
        call = trace.call(node.call) if node.call else None
        if call is not None and node.kind != "leaf":
            found[number] = call.scope
    for number, node in made.items():
        if node.kind != "leaf":
            continue
        readers = [found.get(reader, "").split(".") for reader in graph.predecessors(number)]
        if readers:
            shared = []
            for parts in zip(*readers, strict=False):
                if len(set(parts)) > 1:
                    break
                shared.append(parts[0])
            found[number] = ".".join(shared)
    return found
