"""dtype, place, flags and the controller."""

from __future__ import annotations

import pickle
import threading

import numpy as np
import pytest

from gradscope.core import controller, flags, place
from gradscope.core import dtype as dt
from gradscope.core.generated import ops_api as C
from tests.core.eager.bench import leaf


def test_numbers_of_the_dtypes_are_paddles() -> None:
    assert [dt.by_name(n).num for n in ("bool", "int64", "float32", "complex128", "float16", "bfloat16")] == [
        1, 9, 10, 13, 15, 16,
    ]  # fmt: skip
    assert str(dt.float32) == "paddle.float32" and pickle.loads(pickle.dumps(dt.float32)) is dt.float32


def test_converting_to_a_dtype() -> None:
    for spec in ("float32", "paddle.float32", np.float32, np.dtype("float32"), dt.float32):
        assert dt.convert(spec) is dt.float32
    assert dt.convert(int) is dt.int64 and dt.convert(bool) is dt.bool_
    with pytest.raises(TypeError, match="not a data type"):
        dt.convert("float31")
    with pytest.raises(TypeError, match="no Paddle data type"):
        dt.of_numpy(np.dtype("U3"))


def test_the_promotion_table() -> None:
    for a, b, out in (
        ("uint8", "int8", "int16"),
        ("int16", "int64", "int64"),
        ("int64", "float16", "float16"),
        ("float16", "bfloat16", "float32"),
        ("float32", "float64", "float64"),
        ("complex64", "float64", "complex128"),
        ("complex64", "float32", "complex64"),
        ("complex64", "complex128", "complex128"),
        ("bool", "int8", "int8"),
    ):
        assert dt.promote(dt.by_name(a), dt.by_name(b)).name == out
        assert dt.promote(dt.by_name(b), dt.by_name(a)).name == out


def test_places() -> None:
    assert repr(place.CPUPlace()) == "Place(cpu)" and place.convert("cpu") is place.CPU
    with pytest.raises(ValueError, match="device must be"):
        place.convert("tpu")


def test_flags() -> None:
    assert flags.get_flags("FLAGS_paddle_strict") == {"FLAGS_paddle_strict": flags.fast.strict}
    flags.set_flags({"FLAGS_check_nan_inf": "true"})
    try:
        assert flags.fast.check_nan_inf is True
        with pytest.raises(RuntimeError, match=r"There are NAN or INF \(num_nan=0, num_inf=1, num_zero=0\)"):
            C.exp(leaf([1000.0]))
        x = leaf([0.0])
        y = C.divide(leaf([1.0]), C.exp(C.scale(leaf([-2.0]), 1.0)))
        z = C.multiply(y, x)
        z.register_hook(lambda g: leaf([np.inf], stop=True))
        with pytest.raises(RuntimeError, match="op=multiply_grad"):
            z.backward()
    finally:
        flags.set_flags({"FLAGS_check_nan_inf": False})
    with pytest.raises(ValueError, match="FLAGS_nothing"):
        flags.set_flags({"FLAGS_nothing": 1})
    with pytest.raises(ValueError, match="FLAGS_nothing"):
        flags.get_flags(["FLAGS_nothing"])


def test_grad_mode_belongs_to_the_thread() -> None:
    seen: list[bool] = []
    with controller.grad_mode(False):
        other = threading.Thread(target=lambda: seen.append(controller.has_grad()))
        other.start()
        other.join()
        assert not controller.has_grad()
    assert seen == [True] and controller.has_grad()


def test_names() -> None:
    x = leaf([1.0])
    assert x.name_ == "" and x.name.startswith("eager_tmp_") and x.name == x.name_
    x.name = "mine"
    assert x.name == "mine"
    assert controller.unique_name("t_prefix") == "t_prefix_0"
    assert controller.unique_name("t_prefix") == "t_prefix_1"


def test_amp_says_that_it_is_not_built() -> None:
    x, refused = leaf([1.0]), pytest.raises(NotImplementedError, match="automatic mixed precision is not built yet")
    with controller.amp_state(object()), refused:
        C.exp(x)
    assert controller.amp_level() == "O0"
    C.exp(leaf([1.0]))
