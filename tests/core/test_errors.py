"""Kinds of error, their Python types and their text."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

from gradscope.core import errors
from gradscope.core.generated import ops_api as C
from gradscope.core.phi.kernel_factory import register_kernel
from tests.core.eager.bench import const, leaf, recording

KINDS = {
    "InvalidArgument": ValueError,
    "NotFound": RuntimeError,
    "OutOfRange": IndexError,
    "AlreadyExists": RuntimeError,
    "ResourceExhausted": MemoryError,
    "PreconditionNotMet": RuntimeError,
    "PermissionDenied": RuntimeError,
    "ExecutionTimeout": RuntimeError,
    "Unimplemented": NotImplementedError,
    "Unavailable": RuntimeError,
    "Fatal": SystemError,
    "External": OSError,
    "InvalidType": TypeError,
}


def test_every_kind_has_its_python_type() -> None:
    assert {kind: KINDS[kind] for kind in errors.KINDS} == KINDS
    for kind, python_type in KINDS.items():
        made = errors.KINDS[kind](
            "what went wrong", op="add", layer=3, node="AddGradNode", tensor="x", remedy="do this"
        )
        assert isinstance(made, python_type)
        assert str(made).split("\n") == [
            f"({kind}) what went wrong",
            "[gradscope] op: add, layer ③ ad_func",
            "[gradscope] node: AddGradNode",
            "[gradscope] tensor: x",
            "[gradscope] remedy: do this",
        ]


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_reads_as_its_python_type_and_comes_back_as_one(kind: str) -> None:
    error = errors.KINDS[kind]("what", node="AddGradNode")
    assert type(error).__name__ == KINDS[kind].__name__
    back = pickle.loads(pickle.dumps(error))
    assert type(back) is KINDS[kind] and str(back) == str(error)


def test_the_text_is_the_same_recorded_or_not() -> None:
    def text() -> str:
        with pytest.raises(ValueError) as caught:
            C.add(leaf([1.0, 2.0]), leaf([1.0, 2.0, 3.0]))
        return str(caught.value)

    plain = text()
    with recording():
        assert text() == plain
    assert "[gradscope] op: add, layer ④ phi api\n[gradscope] tensor: float32[2], float32[3]" in plain


def test_argument_errors_name_op_argument_and_position() -> None:
    x = leaf([1.0])
    for call, kind, text in (
        (lambda: C.add(x), ValueError, "add(): argument 'y' (position 1) must be Tensor, but got None"),
        (lambda: C.add(3, x), ValueError, "add(): argument 'x' (position 0) must be Tensor, but got int"),
        (
            lambda: C.concat(x),
            ValueError,
            "concat(): argument 'x' (position 0) must be list of Tensors, but got Tensor",
        ),
        (
            lambda: C.concat([]),
            ValueError,
            "concat(): argument 'x' (position 0) must be list of Tensors, but got empty list",
        ),
        (
            lambda: C.split(x, [1.5]),
            TypeError,
            "split(): argument (position 2) must be list of int, but got float at pos 0",
        ),
        (lambda: C.scale(x, 1.0, 0.0, 3), TypeError, "scale(): argument (position 4) must be bool, but got int"),
    ):
        with pytest.raises(kind) as caught:  # type: ignore[call-overload]
            call()  # type: ignore[no-untyped-call]
        assert str(caught.value).split("\n")[0].split(") ", 1)[1] == text
    assert C.add(x, x, x).impl.array.tolist() == [2.0]  # extra positional arguments are ignored
    with pytest.raises(TypeError, match="unexpected keyword argument 'zz'"):
        C.add(x, x, zz=1)


def test_what_a_kernel_raises_keeps_its_type_and_names_layer_five() -> None:
    from gradscope.core.phi.kernel_factory import KernelFactory

    factory = KernelFactory.instance()
    before = dict(factory.kernels["exp"])

    @register_kernel("exp", "CPU", "ALL_LAYOUT", ["float64"])
    def broken(x: np.ndarray) -> np.ndarray:
        raise MemoryError("no room for this")

    try:
        with pytest.raises(MemoryError) as caught:
            C.exp(const([1.0], "float64"))
    finally:
        for kernel in before.values():
            factory.add(kernel)
    assert str(caught.value).startswith("(ResourceExhausted) no room for this\n[gradscope] op: exp, layer")
    assert isinstance(caught.value.__cause__, MemoryError)
    assert C.exp(const([0.0], "float64")).impl.array.tolist() == [1.0]


def test_a_dtype_without_a_kernel() -> None:
    with pytest.raises(RuntimeError) as caught:
        C.add(const([1.0], "float16"), const([1.0], "float16"))
    first = str(caught.value).split("\n")[0]
    assert first.startswith(
        "(NotFound) The kernel with key (CPU, Undefined(AnyLayout), float16) of kernel `add` is not registered. "
        "Selected wrong DataType `float16`. Paddle support following DataTypes: "
    )


def test_an_exception_without_a_kind_becomes_external() -> None:
    told = errors.translate(ArithmeticError("odd"), "add", "x")
    assert isinstance(told, OSError) and isinstance(told.__cause__, ArithmeticError)
    assert str(told).startswith("(External) ArithmeticError: odd")
