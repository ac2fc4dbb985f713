"""Sparse gradients of PyTorch in a record: positions and values of what a pass leaves behind, whatever the height."""

from __future__ import annotations

from typing import Any

import pytest

torch = pytest.importorskip("torch")

from gradscope.trace import records as R  # noqa: E402
from gradscope.trace.check import check  # noqa: E402

ROWS = """import torch
table = torch.nn.Embedding({height}, 4, sparse=True)
table.weight.data.fill_(1.0)
for k in range(2):
    table(torch.tensor([1, 7, 1])).sum().backward()
"""
CSR = """import torch
x = torch.tensor([[0.0, 1.0], [2.0, 0.0]]).to_sparse_csr().requires_grad_()
(torch.sparse.mm(x, torch.ones(2, 3))).sum().backward()
"""


@pytest.mark.parametrize("height", [10, 100_000])
def test_rows_are_recorded_with_their_numbers(both: Any, height: int) -> None:
    trace = both(ROWS.format(height=height)).trace
    assert check(trace) == []
    grown = list(trace.of_kind(R.LeafGrew))
    for grew, wanted in zip(grown, (1.0, 2.0), strict=True):
        parts = trace.sparse(grew.after)
        assert parts is not None and parts.kind == "coo" and parts.shape == (height, 4)
        assert parts.indices.tolist() == [[1, 7]]
        assert parts.values.tolist() == [[2 * wanted] * 4, [wanted] * 4]
    assert trace.sparse(grown[1].before) is not None
    dense = trace.value(grown[0].after)
    assert dense is not None and dense[1].tolist() == [2, 2, 2, 2] and dense.shape == (height, 4)


def test_a_csr_leaf(both: Any) -> None:
    trace = both(CSR).trace
    (grew,) = trace.of_kind(R.LeafGrew)
    parts = trace.sparse(grew.after)
    assert parts is not None and (parts.crows.tolist(), parts.cols.tolist()) == ([0, 1, 2], [1, 0])
    assert parts.values.tolist() == [3, 3]
