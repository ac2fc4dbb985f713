"""Undefined slots, 0-D and zero-size tensors: for every op of the table, one output alone as the root, and
`paddle.grad` against `backward`."""

from __future__ import annotations

import numpy as np
import pytest

from gradscope.core.codegen import model
from gradscope.core.eager.backward import run_backward
from gradscope.core.tensor import new_leaf
from gradscope.paddle.autograd import grad

from .differentiate import array, call, flat, gradients
from .orders import check_orders, draws, varies
from .table import ROWS
from .test_orders import OPS, POINTS, repeats


def outputs(row, case):
    """The outputs of a case that vary, by number."""
    return [i for i, out in enumerate(call(row.op, *case)[1]) if varies(array(out))]


#: every output of ops with several, alone: the other slots of the node stay undefined
ALONE = [
    pytest.param(*point.values[:2], i, id=f"{point.id}-{i}")
    for point in POINTS
    for op in [OPS[point.values[0].op]]
    if len(op.outputs) > 1 or op.outputs[0].is_list
    for out in [outputs(*point.values[:2])]
    if len(out) > 1
    for i in out
]
DIFFERENTIABLE = {
    row.op: [(row, case) for case in row.cases if any(x.dtype.kind in "fc" for x in flat(case[0]))]
    for row in ROWS
    if row.op in OPS and OPS[row.op].backward is not None
}


def test_there_are_ops_with_several_outputs():
    assert {point.values[0].op for point in ALONE} >= {"split", "unbind", "split_with_num"}


@pytest.mark.parametrize(("row", "case", "only"), ALONE)
def test_slots_that_nothing_reaches_count_as_zeros(row, case, only):
    check_orders(OPS[row.op], row, case, 2, only)


@pytest.mark.parametrize(("row", "case", "only"), ALONE)
def test_both_bindings_agree_on_undefined_slots(row, case, only):
    results = []
    for create_graph in (False, True):
        leaves, outs = call(row.op, *case)
        seed = new_leaf(draws([array(outs[only])], 3)[0])
        run_backward([outs[only]], [seed], create_graph, create_graph)
        results.append([None if x.grad is None else array(x.grad).tobytes() for x in leaves])
    assert results[0] == results[1]


def test_the_table_has_points_without_axes_and_without_elements():
    shapes = {op: [np.shape(x) for p in POINTS if p.values[0].op == op for x in flat(p.values[1][0])] for op in OPS}
    assert sum(any(s == () for s in those) for those in shapes.values()) >= 40
    assert sum(any(0 in s for s in those) for those in shapes.values()) >= 40


@pytest.mark.parametrize("op", DIFFERENTIABLE)
def test_paddle_grad_gives_what_backward_writes(op):
    for row, case in DIFFERENTIABLE[op]:
        made = call(op, *case)[1]
        if not any(varies(array(o)) for o in made) or (row.random and not repeats(row, case)):
            continue
        drawn = draws([array(o) if varies(array(o)) else None for o in made], 8)
        seeds = [np.ones_like(array(o)) if s is None else s for s, o in zip(drawn, made, strict=True)]
        written = gradients(op, *case, seeds)[2]
        for create_graph in (False, True):
            same_from_paddle_grad(op, case, seeds, written, create_graph)


def same_from_paddle_grad(op, case, seeds, written, create_graph):
    tensors, outs = call(op, *case)
    wanted = [t for t in tensors if not t.stop_gradient]
    roots = [(o, new_leaf(np.array(s))) for o, s in zip(outs, seeds, strict=True) if not o.stop_gradient]
    got = grad([o for o, _ in roots], wanted, [s for _, s in roots], create_graph=create_graph, allow_unused=True)
    for one, other in zip(written, got, strict=True):
        assert (one is None) == (other is None)
        if one is not None:
            assert array(one).dtype == array(other).dtype and array(one).shape == array(other).shape
            assert array(one).tobytes() == array(other).tobytes()
            assert other.stop_gradient is not create_graph
    assert all(t.grad is None for t in tensors)


def test_a_missing_row_would_be_seen():
    assert {op.name for op in model.load() if op.kinds != "sparse"} == set(OPS)
