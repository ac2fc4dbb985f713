"""First, second and third derivatives of every differentiable op, at every point of its rows in the table."""

from __future__ import annotations

import pytest

from gradscope.core.codegen import model
from gradscope.core.generated import nodes
from gradscope.core.tensor import new_leaf

from .differentiate import array, call, flat
from .orders import check_orders, varies
from .table import BY_OP, ROWS

#: ops on COO and CSR tensors are tried in tests/paddle/sparse/test_every_op.py
OPS = {op.name: op for op in model.load() if op.kinds != "sparse"}


def repeats(row, case):
    """Whether the op gives the same again: a random one does with a seed among its attributes."""
    once, again = (call(row.op, *case)[1] for _ in range(2))
    return all(array(a).tobytes() == array(b).tobytes() for a, b in zip(once, again, strict=True))


POINTS = [
    pytest.param(row, case, 3 if i == 0 else 2, id=f"{row.op}-{i}")
    for row in ROWS
    if row.op in OPS and OPS[row.op].backward is not None
    for i, case in enumerate(row.cases)
    if any(varies(x) for x in flat(case[0])) and (not row.random or repeats(row, case))
]


def test_every_differentiable_op_is_among_them():
    there = {point.values[0].op for point in POINTS}
    assert {op.name for op in OPS.values() if op.backward is not None} - there == set()
    assert len({point.values[0].op for point in POINTS if point.values[2] == 3}) >= 20


@pytest.mark.parametrize(("row", "case", "orders"), POINTS)
def test_derivatives_are_central_differences(row, case, orders):
    check_orders(OPS[row.op], row, case, orders)


def test_a_wrong_formula_or_one_that_is_wrong_only_further_on_would_be_seen(monkeypatch):
    row = BY_OP["tanh"]
    right = nodes.TanhGradNode.backward
    monkeypatch.setattr(nodes.TanhGradNode, "backward", lambda self, F, g: right(self, F, F.scale(g, 1.001, 0.0, True)))
    with pytest.raises(AssertionError, match="'tanh', 1"):
        check_orders(OPS["tanh"], row, row.cases[0], 1)

    def constant_slope(self, F, g):  # the right first derivative, but cut off from what it depends on
        out = self.out if F.plain else new_leaf(self.out)
        return (F.multiply(g, F.scale(F.multiply(out, out), -1.0, 1.0, True)),)

    monkeypatch.setattr(nodes.TanhGradNode, "backward", constant_slope)
    check_orders(OPS["tanh"], row, row.cases[0], 1)
    with pytest.raises(AssertionError, match="'tanh', 2"):
        check_orders(OPS["tanh"], row, row.cases[0], 2)
