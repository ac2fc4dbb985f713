"""Values that are not dense in a trace: positions and values kept whole, sampled or not at all; figures of the dense
tensor they stand for; what readers get back."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest

from gradscope.trace.records import BARE, SAMPLE, WHOLE, Value
from gradscope.trace.sparse import DENSE_MOST, SparseParts, dense_of, text_of
from gradscope.trace.values import AUTO, FULL, NONE, Settled, complete, describe, is_array, restore, sparse_parts


class Rows:
    """A producer's rows: what the recorder needs to know of them."""

    def __init__(self, rows: list[int], values: Any, height: int) -> None:
        self.rows, self.values, self.height = np.array(rows, np.int64), values, height
        self.nbytes = self.rows.nbytes + values.nbytes

    def sparse_parts(self) -> tuple[str, tuple[int, ...], Any, Any]:
        return "selected_rows", (self.height, *self.values.shape[1:]), self.rows, self.values

    def distinct(self) -> Any:
        dense = np.zeros((len(set(self.rows.tolist())), *self.values.shape[1:]), self.values.dtype)
        np.add.at(dense, np.unique(self.rows, return_inverse=True)[1], self.values)
        return dense


class Coo(Rows):
    def __init__(self, indices: Any, values: Any, shape: tuple[int, ...]) -> None:
        self.indices, self.values, self.shape = np.array(indices), values, shape

    def sparse_parts(self) -> tuple[str, tuple[int, ...], Any, Any]:
        return "coo", self.shape, self.indices, self.values

    def distinct(self) -> Any:
        return self.values


class Csr(Coo):
    def sparse_parts(self) -> tuple[str, tuple[int, ...], Any, Any]:
        return "csr", self.shape, self.indices, self.values


def kept(thing: Any, policy: str = AUTO, thorough: bool = False) -> tuple[Value, bytes]:
    """What is kept, as a reader decodes it, and the payload."""
    payload = bytearray(b"before")

    def keep(data: bytes) -> tuple[int, int]:
        payload.extend(data)
        return 1, len(payload) - len(data)

    encoded = msgspec.msgpack.encode(describe(thing, policy, keep, thorough))
    return msgspec.msgpack.decode(encoded, type=Value), bytes(payload)


def test_rows_are_kept_with_their_numbers() -> None:
    rows = Rows([1, 1, 3], np.ones((3, 2), np.float32), 4)
    assert is_array(rows)
    value, payload = kept(rows)
    assert (value.how, value.kind, value.shape, value.stored, value.dtype) == (
        *(WHOLE, "selected_rows"),
        *((4, 2), (3, 2), "float32"),
    )
    parts = sparse_parts(value, payload)
    assert parts is not None and parts.rows.tolist() == [1, 1, 3] and parts.values.tolist() == [[1, 1]] * 3
    dense = restore(value, payload)
    assert dense is not None and dense.tolist() == [[0, 0], [2, 2], [0, 0], [1, 1]]
    figures = complete(value, dense)
    assert figures.norm == pytest.approx(np.sqrt(10)) and (figures.low, figures.high) == (0, 2)
    assert text_of(parts) == "rows 1 1 3 of 4"


def test_coo_and_csr_come_back() -> None:
    coo, payload = kept(Coo([[0, 1, 1], [1, 0, 2]], np.array([1.0, 2.0, 3.0]), (2, 3)))
    dense = restore(coo, payload)
    assert dense is not None and dense.tolist() == [[0, 1, 0], [2, 0, 3]]
    parts = sparse_parts(coo, payload)
    assert parts is not None and parts.indices.tolist() == [[0, 1, 1], [1, 0, 2]]
    assert text_of(parts) == "3 of 6 elements at (0,1) (1,0) (1,2)"
    csr, payload = kept(Csr([0, 1, 3, 1, 0, 2], np.array([1.0, 2.0, 3.0]), (2, 3)))
    parts = sparse_parts(csr, payload)
    assert parts is not None and (parts.crows.tolist(), parts.cols.tolist()) == ([0, 1, 3], [1, 0, 2])
    dense = restore(csr, payload)
    assert dense is not None and dense.tolist() == [[0, 1, 0], [2, 0, 3]]
    assert text_of(parts) == "3 of 6 elements, per row 1 2"


def test_blocks_of_a_coo_tensor() -> None:
    value, payload = kept(Coo([[2, 0]], np.array([[1.0, 2.0], [3.0, 4.0]]), (3, 2)))
    dense = restore(value, payload)
    assert dense is not None and dense.tolist() == [[3, 4], [0, 0], [1, 2]]
    parts = sparse_parts(value, payload)
    assert parts is not None and text_of(parts) == "2 of 3 blocks at (2) (0)"


def test_a_large_one_is_sampled_with_the_norm_of_what_it_stands_for() -> None:
    rows = Rows([0, 0] * 300, np.full((600, 4), 0.5), 1000)
    value, payload = kept(rows)
    assert (value.how, value.shape, value.stored) == (SAMPLE, (1000, 4), (600, 4))
    assert value.norm == pytest.approx(np.linalg.norm(np.full(4, 300.0)))
    assert sparse_parts(value, payload) is None
    sample = restore(value, payload)
    assert sample is not None and 0 < sample.size <= 256 and set(sample.tolist()) == {0.5}
    assert value.nbytes <= 2 * 256 * 8


def test_full_keeps_a_large_one() -> None:
    rows = Rows(list(range(600)), np.arange(2400.0).reshape(600, 4), 1000)
    value, payload = kept(rows, FULL)
    parts = sparse_parts(value, payload)
    assert value.how == WHOLE and parts is not None
    np.testing.assert_array_equal(parts.values, rows.values)
    assert (value.low, value.high) == (None, None)


def test_statistics_count_the_zeros_that_are_not_kept() -> None:
    value, _ = kept(Rows([1], np.array([[2.0, 3.0]]), 4), AUTO, thorough=True)
    assert (value.low, value.high, value.nans, value.infs) == (0, 3, 0, 0)
    value, _ = kept(Rows([0], np.array([[np.nan, 3.0]]), 1), AUTO, thorough=True)
    assert (value.low, value.high, value.nans) == (3, 3, 1)


def test_without_values_only_what_it_is() -> None:
    value, payload = kept(Rows([1], np.ones((1, 2)), 4), NONE)
    assert (value.how, value.kind, value.shape, value.nbytes) == (BARE, "selected_rows", (4, 2), 0)
    assert restore(value, payload) is None and sparse_parts(value, payload) is None


def test_a_very_tall_matrix_is_not_made_dense_but_has_its_norm() -> None:
    value, payload = kept(Rows([5, 5], np.ones((2, 2)), DENSE_MOST))
    assert value.how == WHOLE and value.norm == pytest.approx(np.sqrt(8))
    assert restore(value, payload) is None
    parts = sparse_parts(value, payload)
    assert parts is not None and parts.rows.tolist() == [5, 5]


def test_an_empty_one() -> None:
    value, payload = kept(Rows([], np.zeros((0, 2)), 3))
    dense = restore(value, payload)
    assert dense is not None and dense.tolist() == [[0, 0]] * 3


def test_one_that_was_settled_is_written_as_it_was() -> None:
    rows = Rows([2], np.ones((1, 2)), 4)
    settled = Settled.of(rows, AUTO)
    rows.values[...] = 7
    payload = bytearray()

    def keep(data: bytes) -> tuple[int, int]:
        payload.extend(data)
        return 1, 0

    value = msgspec.convert(settled.written(keep), Value)
    dense = restore(value, bytes(payload))
    assert dense is not None and dense[2].tolist() == [1, 1]


def test_damaged_bytes_give_nothing() -> None:
    value, payload = kept(Rows([1, 1, 3], np.ones((3, 2)), 4))
    assert sparse_parts(value, payload[:-8]) is None
    assert restore(value, payload[:-8]) is None
    for nbytes in (16, 17):
        wrong = msgspec.structs.replace(value, index_nbytes=nbytes)
        assert sparse_parts(wrong, payload) is None and restore(wrong, payload) is None
    outside = msgspec.structs.replace(value, shape=(2, 2))
    assert restore(outside, payload) is None


def test_dense_form_of_equal_positions() -> None:
    values = np.array([1.0, 2.0])
    rows = SparseParts("selected_rows", (2,), values, rows=np.array([1, 1]))
    coo = SparseParts("coo", (2,), values, indices=np.array([[1, 1]]))
    assert dense_of(rows).tolist() == [0, 3] and dense_of(coo).tolist() == [0, 2]
