"""Random indices: reading, writing and both gradients agree with numpy."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

import gradscope.paddle as paddle

SHAPE = (3, 4, 2)
ARRAY = np.arange(24, dtype="float64").reshape(SHAPE)


def bounds(size: int) -> st.SearchStrategy[int | None]:
    return st.none() | st.integers(-size - 2, size + 2)


def item(axis: int) -> st.SearchStrategy[Any]:
    size = SHAPE[axis]
    step = st.none() | st.sampled_from([-3, -2, -1, 1, 2, 3])
    return st.integers(-size, size - 1) | st.builds(slice, bounds(size), bounds(size), step)


@st.composite
def indices(draw: Any) -> tuple[Any, ...]:
    """Integers and slices for some of the axes, with an Ellipsis and Nones put in between."""
    front = draw(st.integers(0, 3))
    back = draw(st.integers(0, 3 - front))
    parts = [draw(item(a)) for a in range(front)]
    if back or draw(st.booleans()):
        parts.append(Ellipsis)
        parts += [draw(item(a)) for a in range(3 - back, 3)]
    for _ in range(draw(st.integers(0, 2))):
        parts.insert(draw(st.integers(0, len(parts))), None)
    return tuple(parts)


@settings(max_examples=600, deadline=None)
@given(indices())
def test_reading(index: tuple[Any, ...]) -> None:
    expected = ARRAY[index]
    x = paddle.to_tensor(ARRAY, stop_gradient=False)
    out = x[index]
    np.testing.assert_array_equal(out.numpy(), expected, strict=True)
    weights = np.arange(1, expected.size + 1, dtype="float64").reshape(expected.shape)
    (out * paddle.to_tensor(weights)).sum().backward()
    slope = np.zeros(SHAPE)
    slope[index] = weights
    np.testing.assert_array_equal(x.grad.numpy(), slope)


@settings(max_examples=600, deadline=None)
@given(indices(), st.booleans())
def test_writing(index: tuple[Any, ...], whole: bool) -> None:
    part = ARRAY[index]
    value = -np.arange(1, part.size + 1, dtype="float64").reshape(part.shape) if whole else np.array(-5.0)
    expected = ARRAY.copy()
    expected[index] = value
    x = paddle.to_tensor(ARRAY, stop_gradient=False)
    v = paddle.to_tensor(value, stop_gradient=False)
    y = x * 1
    y[index] = v
    np.testing.assert_array_equal(y.numpy(), expected, strict=True)
    weights = np.arange(1, 25, dtype="float64").reshape(SHAPE)
    (y * paddle.to_tensor(weights)).sum().backward()
    kept = weights.copy()
    kept[index] = 0
    np.testing.assert_array_equal(x.grad.numpy(), kept)
    taken = weights[index]
    np.testing.assert_array_equal(v.grad.numpy(), taken if whole else taken.sum())
