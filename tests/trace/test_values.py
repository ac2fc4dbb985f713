"""What is kept of an array under each policy, and that it comes back as it was."""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from gradscope.trace import values as V
from gradscope.trace.records import BARE, SAMPLE, WHOLE, Value


class Payload:
    """Collects payload bytes as an open block does."""

    def __init__(self) -> None:
        self.data = bytearray(b"before")

    def __call__(self, data: bytes) -> tuple[int, int]:
        self.data += data
        return 3, len(self.data) - len(data)


def kept(array: Any, policy: str = "auto", thorough: bool = False) -> tuple[Value, np.ndarray | None]:
    payload = Payload()
    value = Value(*V.describe(array, policy, payload, thorough))
    return value, V.restore(value, bytes(payload.data))


ARRAYS: list[Callable[[], np.ndarray]] = [
    lambda: np.arange(12, dtype=np.float32).reshape(3, 4),
    lambda: np.array(3.5),
    lambda: np.zeros((0, 3), np.float32),
    lambda: np.arange(12.0).reshape(3, 4).T,
    lambda: np.arange(24.0).reshape(4, 6)[::2, ::-3],
    lambda: np.broadcast_to(np.float32(2), (3, 5)),
    lambda: np.array([True, False]),
    lambda: np.array([-5, 2**40]),
    lambda: np.array([2**63], np.uint64),
    lambda: np.array([1 + 2j, 3], np.complex64),
    lambda: np.array([1, 65504], np.float16),
    lambda: np.array([1.5, -3], ml_dtypes.bfloat16),
    lambda: np.array([1.5, -3], ">f8"),
    lambda: np.ma.array([1.0, 2.0, 3.0])[::2],
]


@pytest.mark.parametrize("make", ARRAYS)
@pytest.mark.parametrize("policy", ["auto", "full"])
def test_a_small_array_comes_back_whole(make: Callable[[], np.ndarray], policy: str) -> None:
    array = make()
    value, back = kept(array, policy)
    assert (value.how, value.shape, value.nbytes, value.norm) == (WHOLE, array.shape, array.nbytes, None)
    assert back is not None and back.dtype == array.dtype.newbyteorder("=") and back.shape == array.shape
    np.testing.assert_array_equal(back, array)


@pytest.mark.parametrize("make", ARRAYS)
def test_none_keeps_shape_and_dtype_only(make: Callable[[], np.ndarray]) -> None:
    array = make()
    value, back = kept(array, "none")
    assert (value.how, value.shape, value.dtype, value.nbytes) == (BARE, array.shape, array.dtype.name, 0)
    assert back is None


LARGE: list[Callable[[], np.ndarray]] = [
    lambda: np.random.default_rng(0).normal(size=(70, 90)),
    lambda: np.random.default_rng(0).normal(size=(70, 90)).astype(np.float32).T,
    lambda: np.random.default_rng(0).normal(size=(140, 180))[::2, ::-2],
    lambda: np.random.default_rng(0).normal(size=3001).astype(np.float16),
    lambda: np.random.default_rng(0).normal(size=3001).astype(ml_dtypes.bfloat16),
    lambda: np.random.default_rng(0).integers(-9, 9, (50, 50)),
    lambda: np.random.default_rng(0).integers(0, 2, 5000).astype(bool),
    lambda: np.random.default_rng(0).normal(size=1200).astype(">f8"),
    lambda: np.random.default_rng(0).normal(size=1200) * (1 + 2j),
    lambda: np.broadcast_to(np.arange(3.0)[:, None], (3, 100_000)),
    lambda: np.asfortranarray(np.arange(1024.0).reshape(32, 32)),
]


@pytest.mark.parametrize("make", LARGE)
def test_a_large_array_leaves_a_sample_and_its_norm(make: Callable[[], np.ndarray]) -> None:
    array = make()
    value, back = kept(array)
    assert value.how == SAMPLE and value.shape == array.shape and value.dtype == array.dtype.name
    step = V.sample_step(array.size)
    assert back is not None and len(back) <= V.SAMPLE_SIZE
    np.testing.assert_array_equal(back, array.ravel()[::step])
    wide = array.astype(complex if array.dtype.kind == "c" else float)
    assert value.norm == pytest.approx(np.linalg.norm(wide.ravel()), rel=1e-4)
    assert (value.low, value.high, value.nans, value.infs) == (None, None, None, None)


def test_exactly_four_kib_is_whole_and_one_more_element_is_not() -> None:
    assert kept(np.zeros(1024, np.float32))[0].how == WHOLE
    assert kept(np.zeros(1025, np.float32))[0].how == SAMPLE


def test_full_keeps_a_large_array_whole() -> None:
    array = np.random.default_rng(0).normal(size=(70, 90)).T
    value, back = kept(array, "full")
    assert value.how == WHOLE and value.norm == pytest.approx(np.linalg.norm(array))
    np.testing.assert_array_equal(back, array)


@pytest.mark.parametrize("bad", [np.nan, np.inf, -np.inf])
@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64, ml_dtypes.bfloat16])
def test_a_norm_that_is_not_finite_brings_the_other_statistics(bad: float, dtype: Any) -> None:
    array = np.linspace(-2, 3, 4000).astype(dtype)
    array[17] = bad
    value, _ = kept(array)
    assert value.norm is not None and not math.isfinite(value.norm)
    assert (value.nans, value.infs) == ((1, 0) if bad != bad else (0, 1))
    assert value.low == (-np.inf if bad == -np.inf else -2) and value.high == (np.inf if bad == np.inf else 3)


@pytest.mark.parametrize("array", [np.full(4000, 1e30, np.float32), np.full(4000, 1e200)])
def test_a_norm_that_only_overflows_is_worked_out_again_and_nothing_warns(array: np.ndarray) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        value, _ = kept(array)
    assert (value.nans, value.infs) == (0, 0)
    assert value.norm == pytest.approx(float(array[0]) * math.sqrt(4000))
    assert value.low == value.high == float(array[0])


def test_nothing_but_nan_has_no_lowest() -> None:
    value, _ = kept(np.full(4000, np.nan))
    assert (value.low, value.high, value.nans) == (None, None, 4000)


def test_thorough_takes_everything_even_of_a_small_one() -> None:
    value, _ = kept(np.array([3.0, -4.0]), thorough=True)
    assert (value.how, value.norm, value.low, value.high, value.nans, value.infs) == (WHOLE, 5.0, -4.0, 3.0, 0, 0)
    assert kept(np.zeros((0,)), thorough=True)[0].norm == 0
    assert kept(np.array([3j, 4]), thorough=True)[0].norm == 5.0


def test_an_expanded_array_is_never_multiplied_out() -> None:
    array = np.broadcast_to(np.float32(0.5), (1 << 20, 1 << 20))  # 4 TiB if it were
    value, back = kept(array)
    assert back is not None and set(back) == {0.5}
    assert value.norm == pytest.approx(0.5 * 2**20)


class OnDevice:
    """Stands for a cupy array: elements come over only by `.get()`."""

    def __init__(self, array: np.ndarray, log: list[int]) -> None:
        self.array, self.log = array, log
        self.dtype, self.shape, self.size, self.nbytes = array.dtype, array.shape, array.size, array.nbytes

    def get(self) -> np.ndarray:
        self.log.append(self.nbytes)
        return self.array.copy()

    def ravel(self) -> OnDevice:
        return OnDevice(self.array.ravel(), self.log)

    def astype(self, dtype: Any) -> np.ndarray:
        return self.array.astype(dtype)

    def __getitem__(self, index: Any) -> OnDevice:
        return OnDevice(self.array[index], self.log)


def test_of_a_large_array_on_a_device_only_the_sample_comes_over() -> None:
    array, log = np.random.default_rng(0).normal(size=(200, 50)), []
    value, back = kept(OnDevice(array, log))
    assert value.how == SAMPLE and value.norm == pytest.approx(np.linalg.norm(array))
    np.testing.assert_array_equal(back, array.ravel()[::41])
    assert log == [244 * 8]
    small = np.arange(3.0)
    np.testing.assert_array_equal(kept(OnDevice(small, log))[1], small)
    array[3, 3] = np.nan
    assert kept(OnDevice(array, log))[0].nans == 1


class Wrapped:
    def __init__(self, array: np.ndarray | None) -> None:
        self.array = array
        self.shape, self.dtype = (2,), "torch.float32"

    def __array__(self, *_: Any, **__: Any) -> np.ndarray:
        if self.array is None:
            raise RuntimeError("cannot be turned into an array")
        return self.array


def test_anything_with_an_array_inside() -> None:
    np.testing.assert_array_equal(kept(Wrapped(np.array([1.0, 2.0])))[1], [1.0, 2.0])


def test_one_that_refuses_is_bare() -> None:
    value, back = kept(Wrapped(None))
    assert (value.how, value.shape, value.dtype, back) == (BARE, (2,), "float32", None)


@pytest.mark.parametrize(
    "array", [np.array([object()]), np.array(["text"]), np.zeros(2, "M8[s]"), np.zeros(2, "i4,f4")]
)
def test_elements_that_are_no_numbers_are_not_kept(array: np.ndarray) -> None:
    value, back = kept(array, "full")
    assert value.how == BARE and value.shape == array.shape and back is None


def test_what_stands_for_an_array() -> None:
    assert V.is_array(np.zeros(2)) and V.is_array(Wrapped(None)) and V.is_array(OnDevice(np.zeros(1), []))
    assert not any(V.is_array(item) for item in (np.float32(1), np.ndarray, Wrapped, {}, "text", np.dtype("f4")))


def test_complete_fills_what_a_whole_value_lacks() -> None:
    array = np.array([3.0, np.nan, -4.0])
    full = V.complete(kept(array)[0], array)
    assert full.nbytes == 24 and full.norm != full.norm and (full.low, full.high, full.nans) == (-4.0, 3.0, 1)


@pytest.mark.parametrize(
    ("value", "payload"),
    [
        (Value((3,), "float32", WHOLE, 1, 0, 12), None),  # dropped to save space
        (Value((3,), "float32", WHOLE, 1, 4, 12), b"x" * 12),  # beyond the end
        (Value((3,), "float32", WHOLE, 1, 0, 11), b"x" * 12),
        (Value((4,), "float32", WHOLE, 1, 0, 12), b"x" * 12),
        (Value((3,), "float31", WHOLE, 1, 0, 12), b"x" * 12),
        (Value((3,), "object", WHOLE, 1, 0, 12), b"x" * 12),
        (Value((-3,), "float32", WHOLE, 1, 0, 12), b"x" * 12),
    ],
)
def test_what_does_not_fit_together_is_no_array(value: Value, payload: bytes | None) -> None:
    assert V.restore(value, payload) is None


def test_a_restored_array_is_read_only() -> None:
    _, back = kept(np.zeros(3))
    assert back is not None
    with pytest.raises(ValueError, match="read-only"):
        back[0] = 1


def test_bfloat16_without_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    payload = Payload()
    array = np.array([1.5, -3, np.inf], ml_dtypes.bfloat16)
    value = Value(*V.describe(array, "auto", payload))
    monkeypatch.setitem(__import__("sys").modules, "ml_dtypes", None)
    back = V.restore(value, bytes(payload.data))
    assert back is not None and back.dtype == np.float32
    np.testing.assert_array_equal(back, [1.5, -3, np.inf])


@settings(max_examples=60, deadline=None)
@given(hnp.arrays(st.sampled_from([np.float32, np.int16, np.bool_, np.complex128]), hnp.array_shapes(max_side=40)))
def test_any_array_is_whole_or_sampled_and_never_changed(array: np.ndarray) -> None:
    before = array.copy()
    value, back = kept(array)
    assert back is not None
    want = array if value.how == WHOLE else array.ravel()[:: V.sample_step(array.size)]
    np.testing.assert_array_equal(back, want)
    np.testing.assert_array_equal(array, before)


def test_where_the_first_bad_element_of_a_sample_is():
    array = np.ones((60, 50), np.float32)
    assert kept(array)[0].first_bad == -1
    array[40, 7] = np.inf
    assert kept(array)[0].first_bad == 40 * 50 + 7
    array[41, 3] = np.nan  # a nan says more
    assert kept(array)[0].first_bad == kept(array.astype(ml_dtypes.bfloat16))[0].first_bad == 41 * 50 + 3
    assert kept(np.asfortranarray(array))[0].first_bad == 41 * 50 + 3
    assert kept(array[:4, :4])[0].first_bad == -1, "a whole array says it itself"
