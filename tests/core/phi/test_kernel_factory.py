"""KernelKey and KernelFactory: the 32-bit hash, its printing, how a kernel is chosen."""

from __future__ import annotations

from typing import Any

import pytest

from gradscope.core import dtype as dt
from gradscope.core import flags
from gradscope.core.phi.dense_tensor import make_meta
from gradscope.core.phi.infer_meta.base import Remembered, infer
from gradscope.core.phi.kernel_factory import Kernel, KernelFactory
from gradscope.core.phi.kernel_key import Backend, DataLayout, KernelKey, key_hash
from gradscope.core.phi.prepare_data import parse_kernel_key


def key(backend: Backend, layout: DataLayout, dtype: dt.DType = dt.float32) -> KernelKey:
    return KernelKey(backend, layout, dtype)


def test_hashes_are_paddles() -> None:
    gpu = key(Backend.GPU, DataLayout.NCHW)
    assert hash(gpu) == 41475 == key_hash(3, 2, 10)
    assert hash(key(Backend.CPU, DataLayout.ALL_LAYOUT)) == 40961
    assert KernelKey.of_hash(41475) == gpu and str(gpu) == "(GPU, NCHW, float32)"
    half = key(Backend.CPU, DataLayout.ALL_LAYOUT, dt.float16)
    assert str(half) == "(CPU, Undefined(AnyLayout), float16)" and gpu < half


def one(x: Any) -> Any:
    return x


def two(x: Any) -> Any:
    return x + x


def factory(*kernels: tuple[Backend, DataLayout, dt.DType, Any]) -> KernelFactory:
    made = KernelFactory()
    for backend, layout, dtype, fn in kernels:
        made.add(Kernel("op", fn, key(backend, layout, dtype), True))
    return made


def test_exact_then_any_layout() -> None:
    f = factory((Backend.CPU, DataLayout.ALL_LAYOUT, dt.float32, one), (Backend.CPU, DataLayout.NHWC, dt.float32, two))
    assert f.select_kernel_or_raise("op", key_hash(1, DataLayout.NHWC, 10)).fn is two
    found = f.select_kernel_or_raise("op", key_hash(1, DataLayout.NCHW, 10))
    assert found.fn is one and found.fallback == "" and not found.prepares
    assert f.selections("op")[key_hash(1, DataLayout.NCHW, 10)] is found


def test_registering_again_forgets_what_was_chosen() -> None:
    f = factory((Backend.CPU, DataLayout.ALL_LAYOUT, dt.float32, one))
    cache = f.selections("op")
    f.select_kernel_or_raise("op", key_hash(1, 2, 10))
    f.add(Kernel("op", two, key(Backend.CPU, DataLayout.ALL_LAYOUT), True))
    assert cache == {} and f.select_kernel_or_raise("op", key_hash(1, 2, 10)).fn is two


def test_other_backends_fall_back_to_the_cpu_if_the_flag_allows() -> None:
    f = factory((Backend.CPU, DataLayout.ALL_LAYOUT, dt.float32, one), (Backend.GPU, DataLayout.NCHW, dt.int64, two))
    found = f.select_kernel_or_raise("op", key_hash(3, 2, 10))
    assert found.to_cpu and found.prepares and "CPU fallback" in found.fallback
    assert f.select_kernel_or_raise("op", key_hash(4, 2, dt.int64.num)).fallback == "GPUDNN → GPU"
    flags.set_flags({"FLAGS_enable_api_kernel_fallback": False})
    try:
        f.selections("op").clear()
        with pytest.raises(RuntimeError, match="is not registered"):
            f.select_kernel_or_raise("op", key_hash(3, 2, 10))
    finally:
        flags.set_flags({"FLAGS_enable_api_kernel_fallback": True})


def test_a_missing_kernel_lists_the_dtypes_there_are() -> None:
    f = factory(
        (Backend.CPU, DataLayout.ALL_LAYOUT, dt.float64, one), (Backend.CPU, DataLayout.ALL_LAYOUT, dt.float32, one)
    )
    with pytest.raises(RuntimeError) as caught:
        f.select_kernel_or_raise("op", key_hash(1, 2, 15))
    assert "Paddle support following DataTypes: float64, float32." in str(caught.value)
    with pytest.raises(RuntimeError, match="The kernel `nothing` is not registered"):
        f.select_kernel_or_raise("nothing", key_hash(1, 2, 10))


def test_the_plain_binding_looks_at_the_dtype_only_when_it_must() -> None:
    import numpy as np

    f = factory(
        (Backend.CPU, DataLayout.ALL_LAYOUT, dt.float32, one), (Backend.CPU, DataLayout.ALL_LAYOUT, dt.int64, one)
    )
    assert f.plain("op") is one
    f.add(Kernel("op", two, key(Backend.CPU, DataLayout.ALL_LAYOUT, dt.int64), True))
    by_dtype = f.plain("op")
    assert by_dtype(np.array([1], "int64")).tolist() == [2] and by_dtype(np.array([1], "float32")).tolist() == [1]
    with pytest.raises(RuntimeError, match="not registered for GPU"):
        f.plain("op", Backend.GPU)


def test_the_key_of_inputs_that_differ() -> None:
    f4, f8, c4 = (make_meta((2,), d) for d in (dt.float32, dt.float64, dt.complex64))
    assert parse_kernel_key("matmul", f4, f4) == f4.key
    assert parse_kernel_key("matmul", f4, c4) == c4.key
    with pytest.raises(ValueError, match="does not match the type of data"):
        parse_kernel_key("matmul", f4, f8)


def test_output_metas_are_remembered() -> None:
    import numpy as np

    calls: list[Any] = []

    def rule(x: Any, y: Any) -> Any:
        calls.append((x, y))
        return (*x.shape, *y.shape), np.dtype("int64")

    table = Remembered(rule)
    a, b = make_meta((2,), dt.float32), make_meta((3,), dt.float32)
    assert table[a, b].dims == (2, 3) and table[a, b] is table[a, b] and len(calls) == 1
    assert table[a, b].data_type is dt.int64
    many = infer(lambda x: [((1,), x.dtype), ((2,), x.dtype)], a, a)
    assert [m.dims for m in many] == [(1,), (2,)]
    pair = infer(lambda x: (((), x.dtype), ((2, 2), x.dtype)), a, a)
    assert [m.dims for m in pair] == [(), (2, 2)]
