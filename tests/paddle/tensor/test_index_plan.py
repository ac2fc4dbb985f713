"""Index plans against numpy's own indexing: shapes, order of the steps, and what is refused."""

from __future__ import annotations

import numpy as np
import pytest

from gradscope.paddle.tensor.index_plan import IndexPlan, plan

ARRAY = np.arange(2 * 3 * 4).reshape(2, 3, 4)


def carry_out(steps: IndexPlan, array: np.ndarray) -> np.ndarray:
    """The plan done with numpy, step by step."""
    index: list[slice] = [slice(None)] * array.ndim
    for axis, start, end, stride in zip(steps.axes, steps.starts, steps.ends, steps.strides):
        index[axis] = slice(start, None if stride < 0 and end < -array.shape[axis] else end, stride)
    out = array[tuple(index)]
    if steps.drop:
        out = np.squeeze(out, axis=tuple(steps.drop))
    for axis in steps.new:
        out = np.expand_dims(out, axis)
    picked: list[object] = [slice(None)] * out.ndim
    for axis, where, _ in steps.places:
        picked[axis] = where
    return out[tuple(picked)]


FORMS = [
    0,
    -1,
    (1, 2),
    (0, 1, 3),
    (slice(None), 1),
    slice(0, 1),
    slice(1, None),
    slice(5, None),
    slice(2, 1),
    slice(None, None, 2),
    slice(None, None, -1),
    (slice(None), slice(None, None, -2)),
    (slice(None), slice(2, None, -1)),
    (slice(None), slice(2, 0, -1)),
    (slice(None), slice(0, 2, -1)),
    (Ellipsis, 0),
    (0, Ellipsis),
    (0, Ellipsis, 1),
    Ellipsis,
    slice(None),
    (),
    None,
    (None, Ellipsis, None),
    (slice(None), None, 0),
    (slice(None), None, slice(1, None), None),
    np.int64(1),
    np.array(1),
    np.array([1, 0]),
    [0, -1],
    [],
    np.array([[0, 1], [1, 1]]),
    (slice(None), np.array([2, 0])),
    (slice(None), np.array([[2, 0], [1, 1]])),
    (slice(0, 1), slice(None), np.array([3, -1, 0])),
    (np.array([0, 1]), None),
    (slice(None), np.array([0, 1]), None),
    (slice(None), np.array([[0, 1]]), None, slice(1, None)),
    (slice(1, 2), slice(None), 2),
    True,
    False,
    (True, 0),
    np.array([True, False]),
    np.array([[True, False, True], [False, False, True]]),
    ARRAY > 7,
    (slice(None), np.array([True, False, True]), 1),
    (0, np.array([True, False, True]), slice(None, None, 2)),
    (np.array([1, 0]), np.array([2, 1])),
    (np.array([[1], [0]]), slice(None), np.array([2, 1])),
    (np.array([1, 0]), None, np.array([2, 1])),
    (None, slice(None), np.array([0, -1]), slice(1, 3)),
    (slice(None), np.array([0, 1]), np.array([2, 3])),
    (Ellipsis, np.array([True, False, True, True])),
    ([True, False], Ellipsis, [3, 0, 1][:1]),
    [[0, 1], [1, 0]],
]


@pytest.mark.parametrize("form", FORMS, ids=repr)
def test_a_plan_does_what_numpy_does(form: object) -> None:
    expected = ARRAY[tuple(form)] if isinstance(form, tuple) else ARRAY[form]
    if isinstance(form, list):
        expected = ARRAY[np.array(form, dtype="int64")]
    found = carry_out(plan(form, ARRAY.shape), ARRAY)
    assert found.shape == expected.shape
    np.testing.assert_array_equal(found, expected)


def test_a_full_slice_cuts_nothing() -> None:
    assert plan((slice(None), Ellipsis, slice(0, 4)), ARRAY.shape).axes == []


@pytest.mark.parametrize(
    ("form", "error", "text"),
    [
        (2, IndexError, "(OutOfRange) The starting index 2 of slice is out of bounds in tensor 0-th axis, "
                        "it should be in the range of [-2, 2)."),
        ((0, 0, 0, 0), IndexError, "(OutOfRange) The starting index 0 of slice is out of bounds in tensor 3-th axis, "
                                   "it should be in the range of [0, 0)."),
        ((slice(None), np.array([1, 3])), IndexError, "(OutOfRange) The starting index 3 of slice is out of bounds"),
        ((Ellipsis, Ellipsis), ValueError, "(InvalidArgument) An index can only have a single ellipsis ('...')"),
        ("a", ValueError, "but received str in 1th slice item"),
        ((0, 1.5), ValueError, "but received float in 2th slice item"),
        (np.array([0.5]), ValueError, "but received float64 values in 1th slice item"),
        (slice(None, None, 0), ValueError, "step cannot be 0"),
        (np.array([True] * 3), IndexError, "The shape of boolean index 3 did not match indexed tensor 2 along axis 0."),
        ([[0], [1, 2]], ValueError, "a list of unequal parts in 1th slice item"),
        ((0, np.array([[4]])), IndexError, "The starting index 4 of slice is out of bounds in tensor 1-th axis"),
    ],
    ids=lambda v: None if isinstance(v, str) else repr(v),
)  # fmt: skip
def test_what_is_refused_says_so(form: object, error: type[Exception], text: str) -> None:
    with pytest.raises(error) as caught:
        plan(form, ARRAY.shape)
    assert text in str(caught.value)


def test_integers_are_taken_first_as_in_paddle() -> None:
    """numpy would put the picked axis in front, since it counts the integer among the index arrays."""
    found = carry_out(plan((0, slice(None), np.array([1, 2])), ARRAY.shape), ARRAY)
    np.testing.assert_array_equal(found, ARRAY[0][:, [1, 2]])


def test_a_mask_of_everything_that_is_left_is_told_apart() -> None:
    assert plan(ARRAY > 7, ARRAY.shape).mask is not None
    assert plan((0, ARRAY[0] > 7), ARRAY.shape).mask is not None
    assert plan((slice(None), ARRAY[0] > 7), ARRAY.shape).mask is None
    assert plan(np.array([True, False]), ARRAY.shape).mask is None
