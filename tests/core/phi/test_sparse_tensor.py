"""SelectedRows, COO and CSR as values: what they hold, their dense form, merging, coalescing, what they refuse."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from gradscope.core.phi.kernel_key import DataLayout
from gradscope.core.phi.selected_rows import SelectedRows, add_rows, add_rows_to_dense
from gradscope.core.phi.sparse_tensor import SparseCooTensor, SparseCsrTensor, coo_at, csr_at


def rows(numbers: list[int], height: int = 4, dim: int = 2) -> SelectedRows:
    value = np.arange(1.0, len(numbers) * dim + 1).reshape(len(numbers), dim)
    return SelectedRows(numbers, value, height)


def test_selected_rows_show_the_shape_of_what_they_keep() -> None:
    found = rows([1, 3, 1])
    assert (found.shape, found.dense_dims, found.meta.layout) == ((3, 2), (4, 2), DataLayout.SELECTED_ROWS)
    assert found.nbytes == 3 * 8 + 6 * 8
    assert found.is_dense is False and found.array is found


def test_equal_rows_are_summed_in_the_dense_form_and_by_merge() -> None:
    found = rows([3, 1, 3])
    assert found.to_dense().tolist() == [[0, 0], [3, 4], [0, 0], [6, 8]]
    merged = found.merge()
    assert merged.rows.tolist() == [1, 3] and merged.merged
    assert merged.value.tolist() == [[3, 4], [6, 8]]
    assert found.value.tolist() == [[1, 2], [3, 4], [5, 6]], "merging writes nowhere"


def test_rows_that_are_distinct_keep_their_order_the_newer_ones_first() -> None:
    assert rows([3, 1]).merge().rows.tolist() == [3, 1]
    total = add_rows(add_rows(rows([3]), rows([2, 0])), rows([1]))
    assert total.rows.tolist() == [1, 2, 0, 3] and total.merged
    assert (total.with_values(total.values * 2)).merged


def test_a_sum_of_rows_is_sorted_and_merged_and_dense_stays_dense() -> None:
    total = add_rows(rows([1, 3, 1]), rows([0]))
    assert total.rows.tolist() == [0, 1, 3] and total.merged
    before = np.ones((4, 2))
    after = add_rows_to_dense(before, rows([2, 2]))
    assert after.tolist() == [[1, 1], [1, 1], [5, 7], [1, 1]]
    assert before.tolist() == [[1, 1]] * 4


def test_rows_of_other_matrices_are_refused() -> None:
    with pytest.raises(ValueError, match="cannot be added"):
        add_rows(rows([1]), rows([1], height=5))
    with pytest.raises(ValueError, match="cannot be added"):
        add_rows_to_dense(np.ones((3, 2)), rows([1]))


def test_a_handle_shares_arrays_but_not_identity() -> None:
    found = rows([1])
    found.oid = 7
    other = found.handle()
    assert other.value is found.value and other.oid == 0 and type(other) is SelectedRows


def test_of_equal_coo_positions_the_last_counts_until_they_are_coalesced() -> None:
    found = SparseCooTensor([[0, 1, 1], [1, 0, 0]], np.array([1.0, 2.0, 3.0]), (2, 2))
    assert found.to_dense().tolist() == [[0, 1], [3, 0]]
    assert found.shown().tolist() == [True, False, True]
    together = found.coalesce()
    assert together.coalesced and together.indices.tolist() == [[0, 1], [1, 0]]
    assert together.to_dense().tolist() == [[0, 1], [5, 0]]


def test_coo_with_dense_axes() -> None:
    found = SparseCooTensor([[2, 0]], np.array([[1.0, 2.0], [3.0, 4.0]]), (3, 2))
    assert (found.sparse_dim, found.nnz) == (1, 2)
    assert found.to_dense().tolist() == [[3, 4], [0, 0], [1, 2]]
    assert found.coalesce().indices.tolist() == [[0, 2]]


@pytest.mark.parametrize(
    ("indices", "values", "dims"),
    [([[0, 1]], [1.0], (2,)), ([0, 1], [1.0, 2.0], (2,)), ([[0, 1]], [1.0, 2.0], (2, 2))],
)
def test_coo_refuses_what_does_not_fit(indices: list[object], values: list[float], dims: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="COO"):
        SparseCooTensor(indices, np.array(values), dims)


def test_csr_refuses_what_does_not_fit() -> None:
    with pytest.raises(ValueError, match="2 or 3 axes"):
        SparseCsrTensor([0, 1], [0], np.array([1.0]), (1,))
    with pytest.raises(ValueError, match="crows"):
        SparseCsrTensor([0, 1], [0], np.array([1.0]), (2, 2))


def test_positions_must_be_integers() -> None:
    with pytest.raises(TypeError, match="integers"):
        SelectedRows([0.5], np.ones((1, 2)), 2)


shapes = st.lists(st.integers(1, 4), min_size=2, max_size=3).map(tuple)


@given(st.data(), shapes)
def test_the_dense_form_has_every_value_at_its_position(data: st.DataObject, dims: tuple[int, ...]) -> None:
    dense = data.draw(hnp.arrays(np.float64, dims, elements=st.sampled_from([0.0, 0.0, 1.0, -2.0])))
    flat = np.flatnonzero(dense)
    values = dense.reshape(-1)[flat]
    coo, csr = coo_at(flat, values, dims, len(dims)), csr_at(flat, values, dims)
    for found in (coo, csr):
        np.testing.assert_array_equal(found.to_dense(), dense)
        np.testing.assert_array_equal(found.positions(), flat)
        assert found.with_values(values * 2).to_dense().tolist() == (dense * 2).tolist()


@given(st.lists(st.integers(0, 5), max_size=8), st.lists(st.integers(0, 5), max_size=8))
def test_adding_rows_is_adding_what_they_stand_for(one: list[int], other: list[int]) -> None:
    x, y = rows(one, 6), rows(other, 6)
    np.testing.assert_array_equal(add_rows(x, y).to_dense(), x.to_dense() + y.to_dense())
    np.testing.assert_array_equal(add_rows_to_dense(x.to_dense(), y), x.to_dense() + y.to_dense())
    both = [*other, *one]
    assert add_rows(x, y).rows.tolist() == (both if len(set(both)) == len(both) else sorted(set(both)))
