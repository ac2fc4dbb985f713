"""Random indices with arrays, masks and bools among integers, slices and None: reading, writing, both gradients."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import given, reject, settings
from hypothesis import strategies as st

import gradscope.paddle as paddle

SHAPE = (3, 4, 2, 3)
ARRAY = np.arange(72, dtype="float64").reshape(SHAPE)
FORMS = ("int", "slice", "slice", "array", "array", "mask", "mask2", "list", "none", "bool")


def _bounds(size: int) -> st.SearchStrategy[int | None]:
    return st.none() | st.integers(-size - 1, size + 1)


def _mask(draw: Any, shape: tuple[int, ...]) -> np.ndarray:
    """One or two true elements, so that it broadcasts with the other arrays."""
    size = int(np.prod(shape))
    made = np.zeros(size, dtype=bool)
    made[draw(st.lists(st.integers(0, size - 1), min_size=2, max_size=2))] = True
    return made.reshape(shape)


@st.composite
def indices(draw: Any) -> tuple[Any, ...]:
    """Items for some of the axes; every index array is of shape (2,), (1,) or (2, 1)."""
    parts: list[Any] = []
    axis = 0
    stop = draw(st.integers(1, 4))
    back = draw(st.booleans())  # whether an Ellipsis stands in front and the items belong to the last axes
    axes = list(range(4 - stop, 4)) if back else list(range(stop))
    while axis < len(axes):
        size = SHAPE[axes[axis]]
        form = draw(st.sampled_from(FORMS))
        if form == "none":
            parts.append(None)
            continue
        if form == "bool":
            if sum(isinstance(part, bool) for part in parts) < 2:
                parts.append(draw(st.sampled_from([True, True, False])))
            continue
        if form == "mask2" and axis + 1 < len(axes):
            parts.append(_mask(draw, (size, SHAPE[axes[axis + 1]])))
            axis += 2
            continue
        if form == "int":
            parts.append(draw(st.integers(-size, size - 1)))
        elif form == "slice":
            step = draw(st.none() | st.sampled_from([-2, -1, 1, 2]))
            parts.append(slice(draw(_bounds(size)), draw(_bounds(size)), step))
        elif form == "mask":
            parts.append(_mask(draw, (size,)))
        else:
            shape = draw(st.sampled_from([(2,), (1,), (2, 1)]))
            n = int(np.prod(shape))
            values = np.array(draw(st.lists(st.integers(-size, size - 1), min_size=n, max_size=n))).reshape(shape)
            parts.append(values.tolist() if form == "list" else values)
        axis += 1
    return (Ellipsis, *parts) if back else tuple(parts)


def _takes(item: Any) -> int:
    if item is None or isinstance(item, bool):
        return 0
    return item.ndim if isinstance(item, np.ndarray) and item.dtype == bool else 1


def reference(array: np.ndarray, index: tuple[Any, ...]) -> np.ndarray:
    """numpy's meaning once the integers have been taken, as Paddle does first."""
    whole = [slice(None)] * (array.ndim - sum(_takes(i) for i in index if i is not Ellipsis))
    items = [part for i in index for part in (whole if i is Ellipsis else [i])]
    first: list[Any] = []
    for item in items:
        integer = isinstance(item, int) and not isinstance(item, bool)
        first += [item] if integer else [slice(None)] * _takes(item)
    rest = [i for i in items if not (isinstance(i, int) and not isinstance(i, bool))]
    try:
        return array[tuple(first)][tuple(np.array(i) if isinstance(i, list) else i for i in rest)]
    except IndexError:  # False beside arrays of two: they do not broadcast
        reject()


def for_paddle(index: tuple[Any, ...], tensors: bool) -> tuple[Any, ...]:
    """The index, its arrays as Tensors when asked for."""
    return tuple(paddle.to_tensor(i) if tensors and isinstance(i, np.ndarray) else i for i in index)


@settings(max_examples=600, deadline=None)
@given(indices(), st.booleans())
def test_reading(index: tuple[Any, ...], tensors: bool) -> None:
    expected = reference(ARRAY, index)
    x = paddle.to_tensor(ARRAY, stop_gradient=False)
    out = x[for_paddle(index, tensors)]
    np.testing.assert_array_equal(out.numpy(), expected, strict=True)
    weights = np.arange(1, expected.size + 1, dtype="float64").reshape(expected.shape)
    (out * paddle.to_tensor(weights)).sum().backward()
    places = reference(np.arange(ARRAY.size).reshape(SHAPE), index)
    slope = np.zeros(ARRAY.size)
    np.add.at(slope, places.reshape(-1), weights.reshape(-1))
    np.testing.assert_array_equal(x.grad.numpy(), slope.reshape(SHAPE))


@settings(max_examples=600, deadline=None)
@given(indices(), st.booleans(), st.sampled_from(["number", "scalar", "whole", "row"]))
def test_writing(index: tuple[Any, ...], tensors: bool, kind: str) -> None:
    places = reference(np.arange(ARRAY.size).reshape(SHAPE), index)
    shape = {"number": (), "scalar": (), "whole": places.shape, "row": places.shape[-1:]}[kind]
    value = -np.arange(1, int(np.prod(shape)) + 1, dtype="float64").reshape(shape)
    expected = ARRAY.reshape(-1).copy()
    expected[places.reshape(-1)] = np.broadcast_to(value, places.shape).reshape(-1)
    x = paddle.to_tensor(ARRAY, stop_gradient=False)
    v = paddle.to_tensor(value, stop_gradient=False)
    y = x * 1
    y[for_paddle(index, tensors)] = float(value) if kind == "number" else v
    np.testing.assert_array_equal(y.numpy(), expected.reshape(SHAPE), strict=True)
    weights = np.arange(1, ARRAY.size + 1, dtype="float64")
    (y * paddle.to_tensor(weights.reshape(SHAPE))).sum().backward()
    kept = weights.copy()
    kept[places.reshape(-1)] = 0
    np.testing.assert_array_equal(x.grad.numpy(), kept.reshape(SHAPE))
    if kind != "number":
        last = np.zeros(ARRAY.size, dtype=int)
        numbers = np.arange(places.size)
        last[places.reshape(-1)] = numbers
        taken = weights[places] * (last[places] == numbers.reshape(places.shape))
        lead = tuple(range(taken.ndim - value.ndim))
        summed = taken.sum(axis=lead).reshape(shape) if kind != "scalar" else np.asarray(taken.sum())
        np.testing.assert_array_equal(v.grad.numpy(), summed)
