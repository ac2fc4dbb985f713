"""Storage and DenseTensor: shared arrays, versions, unversioned writes that views follow."""

from __future__ import annotations

import weakref
from typing import Any

import numpy as np
import pytest

from gradscope.core.phi.dense_tensor import (
    DenseTensor,
    dense,
    make_meta,
    meta_of_array,
    set_array,
    shared_dense,
    storage_of,
    view_of,
    write_array,
)
from gradscope.core.phi.selected_rows import SelectedRows
from gradscope.core.phi.storage import same_layout


def tensor(array: Any) -> DenseTensor:
    made = np.asarray(array, dtype="float32")
    return dense(made, meta_of_array(made))


def view(base: DenseTensor, array: Any) -> DenseTensor:
    return view_of(base, array, meta_of_array(array))


@pytest.mark.parametrize(
    "take",
    [
        lambda a: a[1:],
        lambda a: a.T,
        lambda a: a[::-1, ::2],
        lambda a: a.reshape(-1),
        lambda a: a[1, 2:3],
        lambda a: a[0:0],
        lambda a: a[1, 1, ...],
        lambda a: a[:, None, :],
    ],
)
def test_views_follow_an_unversioned_write(take: Any) -> None:
    base = tensor(np.arange(12).reshape(3, 4))
    seen = view(base, take(base.array))
    old = seen.array
    kept = old.copy()
    set_array(base, np.arange(100, 112, dtype="float32").reshape(3, 4))
    assert np.array_equal(seen.array, take(base.array))
    assert seen.array.size == 0 or np.shares_memory(seen.array, base.array)
    assert np.array_equal(old, kept)  # whoever saved the old array keeps its values
    assert base.version == seen.version == 0


def test_an_unversioned_write_through_a_view() -> None:
    base = tensor(np.zeros((2, 3)))
    row = view(base, base.array[1])
    old = base.array
    set_array(row, np.array([1, 2, 3], dtype="float32"))
    assert base.array.tolist() == [[0, 0, 0], [1, 2, 3]] and old.tolist() == [[0] * 3] * 2


def test_a_base_in_another_memory_order_keeps_it() -> None:
    array = np.asfortranarray(np.arange(6, dtype="float32").reshape(2, 3))
    base = dense(array, meta_of_array(array))
    column = view(base, base.array[:, 1])
    set_array(base, np.arange(10, 16, dtype="float32").reshape(2, 3))
    assert base.array.strides == array.strides and column.array.tolist() == [11, 14]
    odd = np.arange(24, dtype="float32").reshape(4, 6)[::2, ::-3]
    fresh = same_layout(odd, odd)
    assert fresh.strides == odd.strides and np.array_equal(fresh, odd) and not np.shares_memory(fresh, odd)


def test_versioned_writes_are_seen_by_all_views_and_counted_once() -> None:
    base = tensor([1, 2, 3])
    part = view(base, base.array[1:])
    write_array(part, np.array([9, 8], dtype="float32"), part.meta)
    storage_of(part).bump_inplace_version()
    assert base.array.tolist() == [1, 9, 8] and base.version == part.version == 1


def test_a_shared_array_is_copied_before_the_first_write() -> None:
    array = np.ones(2, dtype="float32")
    mine = shared_dense(array, meta_of_array(array))
    write_array(mine, np.zeros(2, dtype="float32"), mine.meta)
    assert array.tolist() == [1, 1] and mine.array.tolist() == [0, 0]
    again = mine.array
    write_array(mine, np.full(2, 5, dtype="float32"), mine.meta)
    assert mine.array is again


def test_storages_hold_their_views_weakly() -> None:
    base = tensor([1, 2])
    part = view(base, base.array[:1])
    gone = weakref.ref(part)
    assert len(storage_of(base).live_views()) == 2
    del part
    assert gone() is None and storage_of(base).live_views() == [base]


def test_equal_metas_are_one_object() -> None:
    assert tensor([1, 2]).meta is tensor([3, 4]).meta
    a = make_meta((2,), tensor([1]).dtype)
    assert a.same(tensor([1, 2]).meta) and not a.same(tensor([1]).meta) and a.numel == 2


def test_selected_rows_check_their_rows() -> None:
    assert SelectedRows([1, 1], np.zeros((2, 3)), 5).height == 5
    with pytest.raises(ValueError, match="1 row numbers for 2 rows"):
        SelectedRows([1], np.zeros((2, 3)), 5)
