"""First, second and third derivatives of every differentiable op, at every point of its rows in the table."""

from __future__ import annotations

import pytest

from gradscope.core.codegen import model

from .differentiate import flat
from .orders import check_orders, varies
from .table import ROWS

OPS = {op.name: op for op in model.load()}
POINTS = [
    pytest.param(row, case, 3 if i < 2 else 2, id=f"{row.op}-{i}")
    for row in ROWS
    if OPS[row.op].backward is not None and not row.random
    for i, case in enumerate(row.cases)
    if any(varies(x) for x in flat(case[0]))
]


def test_every_differentiable_op_is_among_them():
    there = {point.values[0].op for point in POINTS}
    assert {op.name for op in OPS.values() if op.backward is not None} - there == set()
    assert len({point.values[0].op for point in POINTS if point.values[2] == 3}) >= 20


@pytest.mark.parametrize(("row", "case", "orders"), POINTS)
def test_derivatives_are_central_differences(row, case, orders):
    check_orders(row.op, case, orders)
