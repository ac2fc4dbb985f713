"""What nodes save and give back: pack and unpack hooks, promotion's recorded casts, argument casting."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gradscope.core.eager import args
from gradscope.core.eager.saved_hooks import saved_tensors_hooks
from gradscope.core.generated import ops_api as C
from tests.core.eager.bench import const, leaf, numbers


def test_pack_at_save_time_and_unpack_at_use_time_in_the_same_order() -> None:
    log: list[Any] = []

    def pack(t: Any) -> Any:
        log.append(("pack", numbers(t)))
        return t.impl.array.copy()

    def unpack(a: Any) -> Any:
        log.append(("unpack", a.tolist()))
        return const(a)

    x, w = leaf([1.0, 2.0]), leaf([3.0, 4.0])
    with saved_tensors_hooks(pack, unpack):
        y = C.multiply(x, w)
        s = C.scale(C.add(C.exp(y), x), 2.0)  # add saves metadata only
    out = np.exp(np.array([3.0, 8.0], dtype="float32")).tolist()
    assert log == [("pack", [1.0, 2.0]), ("pack", [3.0, 4.0]), ("pack", out)]
    log.clear()
    s.backward()
    assert log == [("unpack", out), ("unpack", [1.0, 2.0]), ("unpack", [3.0, 4.0])]
    assert np.allclose(numbers(w.grad), [2 * out[0], 4 * out[1]])


def test_packed_values_are_never_version_checked() -> None:
    x, w = leaf([1.0]), leaf([3.0])
    h = C.scale(x, 2.0)
    with saved_tensors_hooks(lambda t: t.impl.array.copy(), const):
        y = C.multiply(h, w)
    C.exp_(h)
    y.backward()
    assert numbers(w.grad) == [2.0]


def test_one_pair_at_a_time_and_a_clean_state_after_errors() -> None:
    def boom(_: Any) -> Any:
        raise ZeroDivisionError("boom")

    with saved_tensors_hooks(boom, boom):
        with pytest.raises(ValueError, match="only one pair of hooks"), saved_tensors_hooks(boom, boom):
            pass
        with pytest.raises(OSError, match="ZeroDivisionError: boom") as caught:
            C.multiply(leaf([1.0]), leaf([1.0]))
        assert isinstance(caught.value.__cause__, ZeroDivisionError)
    with saved_tensors_hooks(lambda t: 0, lambda p: 7):
        y = C.exp(leaf([1.0]))
    with pytest.raises(ValueError, match="only one pair of hooks"):
        y.backward()
    x = leaf([1.0])
    C.multiply(x, x).backward()
    assert numbers(x.grad) == [2.0]


def test_promotion_of_floats_is_a_recorded_cast() -> None:
    x, w = leaf([1.0, 2.0]), leaf([3.0, 4.0], "float64")
    y = C.multiply(x, w)
    assert y.impl.meta.data_type.name == "float64" and y.grad_fn is not None
    assert [n and n.name() for n in y.grad_fn.next_functions] == ["CastGradNode", "GradNodeAccumulation"]
    y.backward()
    assert x.grad is not None and x.grad.impl.array.dtype == np.float32
    assert w.grad is not None and w.grad.impl.array.dtype == np.float64


def test_what_is_not_promoted() -> None:
    with pytest.raises(TypeError) as caught:
        C.add(const([1], "int64"), leaf([1.0]))
    assert str(caught.value).split("\n")[0] == (
        "(InvalidType) Type promotion only support calculations between floating-point numbers and between complex and "
        "real numbers. But got different data type x: int64, y: float32."
    )
    kept = C.add(const([1, 2], "int32"), const(3, "int64"))
    assert kept.impl.meta.data_type.name == "int32"  # a 0-D operand yields within its category
    wider = C.add(const([1, 2], "int64"), const(0.5, "float32"))
    assert wider.impl.meta.data_type.name == "float32"
    with pytest.raises(TypeError, match="Type promotion only support"):
        C.add_(const([1], "int64"), const([1.0]))
    target = const([1.0])
    C.add_(target, const(1.0, "float64"))
    assert numbers(target) == [2.0]


def test_casting_attributes() -> None:
    # A message counts attributes from 1, as Paddle does.
    one = const([3], "int64")
    assert args.to_int("op", 1, one) == 3 and args.to_scalar("op", 1, const([0.5])) == 0.5
    assert args.to_int_array("op", 1, const([2, 3], "int64")) == [2, 3] and args.to_ints("op", 1, 4) == [4]
    assert args.to_float("op", 1, np.float32(2.0)) == 2.0 and args.to_dtype("op", 1, "int32").name == "int32"
    assert args.to_booleans("op", 1, [True]) == [True] and args.to_floats("op", 1, (1, 2)) == [1.0, 2.0]
    assert args.to_place("op", 1, None).text == "cpu"
    for bad in (
        lambda: args.to_int("op", 2, True),
        lambda: args.to_int("op", 2, 1.5),
        lambda: args.to_boolean("op", 2, 1),
        lambda: args.to_string("op", 2, 1),
        lambda: args.to_float("op", 2, "x"),
        lambda: args.to_scalar("op", 2, "x"),
        lambda: args.to_ints("op", 2, [1, "x"]),
        lambda: args.to_int_array("op", 2, "x"),
        lambda: args.to_floats("op", 2, 1.0),
        lambda: args.to_booleans("op", 2, True),
        lambda: args.to_strings("op", 2, "x"),
        lambda: args.to_dtype("op", 2, "float31"),
    ):
        with pytest.raises(TypeError, match=r"\(InvalidType\) op\(\): argument \(position 3\) must be"):
            bad()
