"""The loop of a pass: pop the front of the ready queue, run the node, walk its edges, queue what needs nothing more.

One text says all that can happen at a pop, and tells a recording of it. Where nobody listens, nodes of the plain kind
(one gradient in, no hooks, no lists) take a short way that asks little; the two give the same bits in the same order.
"""

from __future__ import annotations

from sys import getrefcount
from types import TracebackType
from typing import TYPE_CHECKING, Any

import numpy as np

from gradscope.core import errors
from gradscope.core.eager.bindings import K
from gradscope.core.eager.complex_grads import touches_complex
from gradscope.core.eager.grad_node_info import GradNodeBase
from gradscope.core.eager.grad_tensor_holder import add_values, empty_holder
from gradscope.core.eager.hooks import apply_gradient_hooks, run_post_hooks
from gradscope.core.eager.run_node import binding_of, fill_undefined, freed, run_formulas, to_arrays, zeros_for
from gradscope.core.eager.undense import binding_for, binding_for_any, raw_value
from gradscope.core.flags import fast
from gradscope.core.place import gpu_in_use

if TYPE_CHECKING:
    from gradscope.core.eager.backward import BackwardRun

_bare = GradNodeBase.clear_tensor_wrappers
SMALL = 2048  # elements; a new array of fewer costs next to nothing
LEAF, SAVES, BARE, MANY = 1, 2, 3, 4  # BARE: nothing is saved that it could let go of; MANY: several in slots
_kinds: dict[type, int] = {}  # classes of nodes without lists, known once one of them has run


def run_queue(run: BackwardRun, obs: Any, told: Any) -> None:
    """Pop until the queue is empty. told: the recording's note of the pass, None where nobody listens."""
    plain = not run.create_graph and not gpu_in_use()
    quick = plain and not fast.check_nan_inf and not fast.guard
    if quick and fast.complex:
        quick = not any(touches_complex(one) for one in (*run.starts, *run.degrees))
    try:
        if obs is None and quick:
            _unwatched(run)
        else:
            _any(run, obs, told, plain, quick)
    except BaseException as exc:
        raise exc.with_traceback(_without_loops(exc.__traceback__))  # noqa: B904 - it is the same one


def _unwatched(run: BackwardRun) -> None:
    queue, degrees, buffers = run.queue, run.degrees, run.buffers
    frees = run.frees and not run.retain_graph
    ndarray, add, kinds, references = np.ndarray, np.add, _kinds, getrefcount
    node: Any = None
    total: Any = None
    try:
        while queue:
            node = queue.popleft()
            kind = kinds.get(type(node))
            grad = buffers.pop(node, None)
            if kind is None or type(grad) is not ndarray or node.extra is not None or node.cleared:
                outs = _of_many(node, grad) if kind == MANY else None
                if outs is None:
                    queue.appendleft(node)
                    if grad is not None:
                        buffers[node] = grad
                    _any(run, None, None, True, True, once=True)
                    if kind is None:
                        _learn(type(node))
                    continue
            elif kind == LEAF:
                run.run_leaf(node, grad, None)
                continue
            else:
                outs = node.backward(K, grad)
            if frees:
                if kind == BARE:
                    node.cleared = True
                else:
                    node.clear_tensor_wrappers()
            i = 0
            for edge in node.edges:  # a zip of the two costs half a kernel
                out = outs[i]
                i += 1
                if edge is None:
                    continue
                target = edge[0]
                before = buffers.get(target)
                if before is None:
                    kind = kinds.get(type(target))
                    if target.single_ if kind is None else kind != MANY:
                        if out is not None:
                            buffers[target] = out
                    else:
                        _bring(buffers, edge, out, False)
                elif type(before) is ndarray is type(out):
                    if before.size > SMALL and references(before) == 3 and _fits(before, out):
                        add(before, out, before)  # held by `buffers` and `before` alone: nobody sees that it is reused
                    else:
                        total = add(before, out)
                        if type(total) is ndarray and total.dtype is before.dtype:
                            buffers[target] = total
                        else:  # 0-D, or of another dtype
                            buffers[target] = add_values(before, out, False)
                        total = None
                elif type(before) is list:
                    _bring(buffers, edge, out, False)
                elif out is not None:
                    buffers[target] = add_values(before, out, False)
                left = degrees[target] = degrees.get(target, 0) - 1
                if left == 0:
                    if before is not None:
                        kind = kinds.get(type(target))
                    if kind == LEAF or (kind is None and target.is_leaf_):
                        queue.appendleft(target)
                    else:
                        queue.append(target)
                elif left < 0:
                    raise below_zero(target)
    except Exception as exc:
        failure = translated(exc, node)
        if failure is exc:
            raise
        raise failure from exc


def _of_many(node: Any, slots: Any) -> Any:
    """What a node with several in slots gives; None where it has to be asked the long way."""
    if type(slots) is not list or node.extra is not None or node.cleared:
        return None
    fill_undefined(node, slots, K)
    for value in slots:
        if type(value) is not np.ndarray and value is not None:
            return None
    return node.backward(K, *slots)


def _fits(before: Any, out: Any) -> bool:
    """Whether the sum may take the place of `before`: memory of its own, and a sum of the same shape and dtype."""
    return before.base is None and before.dtype is out.dtype and before.shape == out.shape


def _learn(cls: Any) -> None:
    """One of these nodes has run: do all of them go the short way from now on?"""
    if cls.foreign_ or any(cls.in_lists_):
        return
    if cls.is_leaf_:
        if cls.single_:
            _kinds[cls] = LEAF
    elif cls.list_out_ is False and not cls.single_:
        _kinds[cls] = MANY
    elif cls.list_out_ is False:
        _kinds[cls] = BARE if cls.clear_tensor_wrappers is _bare and not cls.saved_ else SAVES


def _without_loops(trace: TracebackType | None) -> TracebackType | None:
    """A traceback without the frames of this file: they say nothing to the user, and are others when somebody
    listens."""
    entries = []
    while trace is not None:
        if trace.tb_frame.f_code.co_filename != __file__:
            entries.append(trace)
        trace = trace.tb_next
    made: TracebackType | None = None
    for entry in reversed(entries):
        made = TracebackType(made, entry.tb_frame, entry.tb_lasti, entry.tb_lineno)
    return made


def _bring(buffers: dict[Any, Any], edge: Any, out: Any, create_graph: bool) -> tuple[Any, Any]:
    """Put a gradient into a holder with several slots or lists; (buffer before, after)."""
    target, in_slot, in_rank = edge
    held = buffers.get(target)
    if held is None:
        held = buffers[target] = empty_holder(target)
    if type(held[in_slot]) is list:
        held, in_slot = held[in_slot], in_rank
    before = held[in_slot]
    if out is None:
        return before, None
    after = held[in_slot] = out if before is None else add_values(before, out, create_graph)
    return before, after


def below_zero(target: Any) -> errors.FatalError:
    """The error for a node that got more gradients than its in-degree says."""
    return errors.fatal(
        f"Detected in-degree value smaller than zero. For Node: {target.name()}'s in-degree cannot be negative.",
        node=target.name(),
    )


def translated(exc: Exception, node: Any) -> Exception:
    """An error of a node's as the user is to see it: one of ours that names the node; the same where it is one."""
    failure = exc
    if not isinstance(exc, errors.EnforceNotMet):
        failure = errors.translate(exc, node.op_ + "_grad" if node is not None and node.op_ else "")
    if isinstance(failure, errors.EnforceNotMet) and not failure.node and node is not None:
        failure.node = node.name()
    return failure


def _any(run: BackwardRun, obs: Any, told: Any, plain: bool, quick: bool, once: bool = False) -> None:
    """Pop and run until the queue is empty; `once`: one pop. told: the note of the pass, None when unrecorded.

    plain: formulas run on kernels of the CPU; quick: and nothing is on that looks at every value.
    """
    queue, degrees, buffers = run.queue, run.degrees, run.buffers
    create_graph, retain_graph = run.create_graph, run.retain_graph or not run.frees
    ndarray = np.ndarray
    note: Any = None  # tells this pop, or `brief` does where nothing is out of the ordinary
    brief: Any = None
    node: Any = None
    try:
        while queue:
            if obs is not None and obs.gate is not None:
                obs.at_gate(told, queue[0])
            run.node = node = queue.popleft()
            grad = buffers.pop(node, None)
            if told is not None:
                brief = told.quick(node, grad, len(queue)) if quick else None
                note = told.popped(node, grad, len(queue)) if brief is None else None
            if node.is_leaf_:
                run.run_leaf(node, grad, note)
                if note is not None:
                    note.ended()
                if once:
                    return
                continue
            if node.cleared:
                raise freed(node)
            F = K if plain else binding_of(node, create_graph)

            # zero fill, gradient hooks
            if node.single_:
                zeros: Any = ()
                if grad is None and not node.keep_undefined_:
                    grad = zeros_for(node.in_metas, F)
                    zeros = {(0, 0)}
                    if note is not None:
                        note.zero_filled(0, 0, grad)
                if node.extra is not None and node.extra.hooks:
                    grad = apply_gradient_hooks(node, [grad], F.plain, zeros, note)[0]
                if type(grad) is not ndarray and F.plain:
                    grad = raw_value(grad)
                    F = binding_for(grad, F)
                slots = None
            else:
                slots = grad if grad is not None else empty_holder(node)
                zeros = fill_undefined(node, slots, F)
                if note is not None:
                    for slot, rank in sorted(zeros):
                        value = slots[slot]
                        note.zero_filled(slot, rank, value[rank] if type(value) is list else value)
                if node.extra is not None and node.extra.hooks:
                    slots = apply_gradient_hooks(node, slots, F.plain, zeros, note)
                if F.plain and to_arrays(slots):
                    F = binding_for_any(slots, F)

            # saved values checked, formulas
            if note is not None:
                note.computing()
            if quick and slots is None and not node.foreign_:
                outs = node.backward(F, grad)
            else:
                outs = run_formulas(node, F, [grad] if slots is None else slots)
            if node.extra is not None and node.extra.post:
                outs = run_post_hooks(node, list(outs), [grad] if slots is None else slots, F.plain, note)
            if not retain_graph:
                node.clear_tensor_wrappers()
            if note is not None:
                note.gave(outs, not retain_graph)
            elif brief is not None:
                brief.outs = outs

            # edges
            edges = node.edges
            where = None
            if node.list_out_ is None:
                type(node).list_out_ = any(type(e) is list for e in edges)
            if node.list_out_:
                edges, outs, where = _flat(edges, outs)
            for i, edge in enumerate(edges):
                if edge is None:
                    continue
                out = outs[i]
                target = edge[0]
                before: Any = None
                after: Any = None
                if target.single_:
                    before = buffers.get(target)
                    if out is not None:
                        buffers[target] = after = out if before is None else add_values(before, out, create_graph)
                else:
                    before, after = _bring(buffers, edge, out, create_graph)
                left = degrees[target] = degrees.get(target, 0) - 1
                if left == 0:
                    if target.is_leaf_:
                        queue.appendleft(target)
                    else:
                        queue.append(target)
                elif left < 0:
                    raise below_zero(target)
                if note is not None:
                    note.edge(where[i] if where is not None else (i, 0), edge, out, before, left, buffers)
                elif brief is not None:
                    brief.lefts.append(left)
                    if before is not None and out is not None:
                        brief.sums[i] = before, after
            if note is not None:
                note.ended()
            elif brief is not None:
                brief.ended(not retain_graph)
                brief = None
            if once:
                return
    except Exception as exc:
        failure = translated(exc, node)
        if brief is not None:
            note = told.slowly(brief, not retain_graph)
        if note is not None:
            note.failed(failure)
        if failure is exc:
            raise
        raise failure from exc
    except BaseException as exc:
        if brief is not None:
            note = told.slowly(brief, not retain_graph)
        if note is not None:
            note.failed(exc)
        raise


def _flat(edges: Any, outs: Any) -> tuple[list[Any], list[Any], list[tuple[int, int]]]:
    """Edges and outputs of a node with list slots, one after the other, and the (slot, rank) of each."""
    flat_edges: list[Any] = []
    flat_outs: list[Any] = []
    where: list[tuple[int, int]] = []
    for slot, edge in enumerate(edges):
        out = outs[slot]
        if type(edge) is list:
            flat_edges.extend(edge)
            flat_outs.extend(out if out is not None else [None] * len(edge))
            where.extend((slot, rank) for rank in range(len(edge)))
        else:
            flat_edges.append(edge)
            flat_outs.append(out)
            where.append((slot, 0))
    return flat_edges, flat_outs, where
