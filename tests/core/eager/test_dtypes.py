"""Mixed dtypes: seeds, holders, hooks, promotion with recorded casts, integer leaves, real leaves of complex work."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.core import observer, place
from gradscope.core.controller import amp_state
from gradscope.core.eager.backward import run_backward
from gradscope.core.eager.grad_tensor_holder import GradTensorHolder
from gradscope.core.observer.narrator import Observer
from gradscope.core.phi.kernel_key import Backend
from gradscope.trace.records import CastMade, OpRan


def leaf(values: Any, dtype: str = "float32") -> Any:
    return paddle.to_tensor(values, dtype=dtype, stop_gradient=False)


def dtype(tensor: Any) -> str:
    return str(tensor.dtype).removeprefix("paddle.")


@pytest.mark.parametrize(
    ("of", "seed", "wanted"),
    [
        ("float32", np.array([1.0, 2.0]), [2, 4]),
        ("float64", np.array([1, 2], "float32"), [2, 4]),
        ("float32", np.array([1, 2]), [2, 4]),
        ("float32", np.array([1 + 5j, 2j]), [2, 0]),
        ("complex64", np.array([1.0, 2.0]), [2, 4]),
        ("complex64", np.array([1j, 2.0]), [2j, 4]),
    ],
)
@pytest.mark.parametrize("recorded", [False, True])
def test_a_seed_takes_the_dtype_of_its_slot(of: str, seed: Any, wanted: Any, recorded: bool) -> None:
    x = leaf([3, 5], of)
    given = paddle.to_tensor(seed, stop_gradient=not recorded)
    run_backward([x * 2], [given], retain_graph=recorded, create_graph=recorded)
    assert dtype(x.grad) == of and x.grad.numpy().tolist() == wanted


def test_a_recorded_seed_of_another_dtype_gets_its_gradient_through_the_cast() -> None:
    x, seed = leaf([3.0, 5.0]), leaf([1.0, 2.0], "float64")
    (g,) = paddle.grad([x * x], [x], [seed], create_graph=True)
    assert dtype(g) == "float32"
    (back,) = paddle.grad([g.sum()], [seed])
    assert dtype(back) == "float64" and back.numpy().tolist() == [6.0, 10.0]


@pytest.mark.parametrize("create_graph", [False, True])
def test_a_holder_casts_to_the_dtype_of_its_slot(create_graph: bool) -> None:
    holder = GradTensorHolder((leaf([1.0, 2.0]) * 2).grad_fn.bwd_in_meta)
    holder.add(0, 0, paddle.to_tensor([1.0, 2.0], dtype="float64"), create_graph)
    assert dtype(holder[0][0]) == "float32"
    holder.add(0, 0, paddle.to_tensor([1 + 1j, 2.0]), create_graph)
    assert dtype(holder[0][0]) == "float32" and holder[0][0].numpy().tolist() == [2.0, 4.0]


def test_a_gradient_is_cast_to_the_dtype_of_grad() -> None:
    x = leaf([1.0, 2.0])
    x.grad = paddle.ones([2], dtype="float64")
    (x * 2).backward()
    assert dtype(x.grad) == "float64" and x.grad.numpy().tolist() == [3.0, 3.0]


def test_a_pylayer_that_gives_another_dtype_adds_up_in_the_slots_own() -> None:
    class Wide(paddle.autograd.PyLayer):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            return x * 2

        @staticmethod
        def backward(ctx: Any, g: Any) -> Any:
            return (g * 2).astype("float64")

    x = leaf([1.0, 2.0])
    middle = x * 3
    middle.retain_grads()
    (Wide.apply(middle) + middle).backward()
    assert dtype(middle.grad) == dtype(x.grad) == "float32"
    assert x.grad.numpy().tolist() == [9.0, 9.0]


@pytest.mark.parametrize("kind", ["gradient hook", "post hook"])
def test_a_hook_may_not_change_the_dtype(kind: str) -> None:
    x = leaf([1.0, 2.0])
    y = x * 2
    if kind == "post hook":
        y.grad_fn._register_post_hook(lambda outs, ins: [t.astype("float64") for t in outs])
    else:
        y.register_hook(lambda g: g.astype("float64"))
    with pytest.raises(RuntimeError, match=r"The dtype of tensor before\(float32\) and after\(float64\) hook"):
        y.backward()
    assert x.grad is None


def part(made: Any) -> CastMade:
    """Nested parts may be plain tuples."""
    return made if isinstance(made, CastMade) else CastMade(*made)


class Sink:
    """Keeps the records."""

    values = False
    is_open = True

    def __init__(self) -> None:
        self.records: list[Any] = []
        self.tick = itertools.count(1).__next__
        self.emit = self.records.append

    def about_to_write(self, array: object = None) -> None:
        """Nothing is kept of arrays."""

    def segment_end(self) -> None:
        """Nothing to do."""


@pytest.mark.parametrize(
    ("make", "casts"),
    [
        (lambda a, b: a + b, [(0, "float32", "float64")]),
        (lambda a, b: b * a, [(1, "float32", "float64")]),
        (lambda a, b: paddle.where(a > 0, a, b), [(1, "float32", "float64")]),
        (lambda a, b: paddle.maximum(a, b), [(0, "float32", "float64")]),
        (lambda a, b: a * paddle.to_tensor([1j, 2]), [(0, "float32", "complex64")]),
        (lambda a, b: b * paddle.to_tensor([1j, 2]), [(0, "float64", "complex128"), (1, "complex64", "complex128")]),
    ],
)
def test_promotion_is_a_recorded_cast_that_says_why(make: Any, casts: Any) -> None:
    a, b = leaf([1.0, 2.0]), leaf([3.0, 1.0], "float64")
    sink = Sink()
    observer.current = Observer(sink, lambda: 0)  # type: ignore[arg-type]
    try:
        out = make(a, b)
    finally:
        observer.current = None
    ops = [r for r in sink.records if isinstance(r, OpRan)]
    assert [(c.slot, c.from_dtype, c.to_dtype) for c in map(part, ops[-1].casts)] == casts
    assert all(part(c).reason == "promotion" for c in ops[-1].casts)
    calls = {r.call for r in ops}
    assert all(part(c).call in calls for c in ops[-1].casts)  # the cast is an op of its own
    (paddle.real(out) if out.is_complex() else out).sum().backward()
    for x, kind in ((a, "float32"), (b, "float64")):
        assert x.grad is None or dtype(x.grad) == kind


@pytest.mark.parametrize("pair", [("int64", "float32"), ("int32", "int64"), ("bool", "float32"), ("uint8", "int8")])
@pytest.mark.parametrize("op", ["add", "multiply", "maximum", "less_than", "logical_and", "where"])
def test_other_mixtures_are_refused_in_paddles_words(pair: tuple[str, str], op: str) -> None:
    x, y = (paddle.ones([2]).astype(d) for d in pair)
    with pytest.raises(TypeError, match=f"got different data type x: {pair[0]}, y: {pair[1]}"):
        paddle.where(x == x, x, y) if op == "where" else getattr(paddle, op)(x, y)


@pytest.mark.parametrize(
    ("x", "y", "op", "wanted"),
    [
        ("float32", "float64", "add", "float32"),
        ("float32", "float64", "maximum", "float64"),
        ("int32", "int64", "multiply", "int32"),
        ("int64", "float32", "add", "float32"),
        ("float64", "complex64", "multiply", "complex128"),
        ("bool", "int32", "add", "int32"),
    ],
)
def test_a_0d_operand_decides_only_a_higher_category(x: str, y: str, op: str, wanted: str) -> None:
    out = getattr(paddle, op)(paddle.ones([2]).astype(x), paddle.ones([]).astype(y))
    assert dtype(out) == wanted


def test_integer_and_bool_leaves_get_gradients_of_their_dtype() -> None:
    i, b = leaf([1, 2], "int64"), leaf([True, False], "bool")
    ((i.astype("float32") * 2.5).sum() + (b.astype("float32") * 3).sum()).backward()
    assert dtype(i.grad) == "int64" and i.grad.numpy().tolist() == [2, 2]
    assert dtype(b.grad) == "bool" and b.grad.numpy().tolist() == [True, True]
    j = leaf([3, 4], "int64")
    (j * j).backward()
    assert j.grad.numpy().tolist() == [6, 8]


@pytest.mark.parametrize("make", [
    lambda x, c: x * c,
    lambda x, c: paddle.matmul(x, c),
    lambda x, c: paddle.matmul(c, x),
    lambda x, c: x.astype("complex64") / c,
    lambda x, c: paddle.complex(x, x * 2) * c,
])  # fmt: skip
@pytest.mark.parametrize("create_graph", [False, True])
def test_a_real_leaf_of_complex_work_gets_a_real_gradient(make: Any, create_graph: bool) -> None:
    x, c = leaf([0.5, -1.5]), paddle.to_tensor([1 + 2j, -0.5 + 1j])

    def loss(values: Any) -> float:
        out = make(paddle.to_tensor(values, dtype="float32"), c).numpy()
        return float((np.conj(0.3 + 0.7j) * out.astype("complex128")).sum().real)

    out = make(x, c)
    seed = paddle.full(out.shape, 0.3 + 0.7j, "complex64")
    (g,) = paddle.grad([out], [x], [seed], create_graph=create_graph)
    assert dtype(g) == "float32"
    for i in range(2):
        step = np.eye(2)[i] * 0.25  # these are linear in x: no rounding to speak of
        wanted = (loss(x.numpy() + step) - loss(x.numpy() - step)) / 0.5
        assert float(g.numpy()[i]) == pytest.approx(wanted, rel=1e-5)


def test_matmul_refuses_what_paddle_does() -> None:
    with pytest.raises(ValueError, match="The type of data we are trying to retrieve"):
        paddle.matmul(paddle.ones([2, 2]), paddle.ones([2, 2], dtype="float64"))
    with pytest.raises(NotImplementedError, match=r"Data type \(complex64\) is not supported"):
        paddle.matmul(paddle.ones([2, 2], dtype="float64"), paddle.ones([2, 2]).astype("complex64"))


@pytest.mark.parametrize("level", ["O1", "O2", "OD"])
def test_mixed_precision_says_that_it_is_not_built(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.warns(UserWarning, match="so it makes no effect"), paddle.amp.auto_cast(level=level):
        assert dtype(paddle.matmul(paddle.ones([2, 2]), paddle.ones([2, 2]))) == "float32"  # as in Paddle
    monkeypatch.setattr("gradscope.core.place.expected", lambda: place.Place(Backend.GPU))
    with pytest.raises(NotImplementedError, match=f"level='{level}'.*not built yet"), paddle.amp.auto_cast(level=level):
        pass
    with paddle.amp.auto_cast(level="O0"), paddle.amp.auto_cast(enable=False, level=level):
        pass
    with pytest.raises(ValueError, match="level should be O0, OD, O1 or O2"), paddle.amp.auto_cast(level="O3"):
        pass
    with (
        pytest.raises(ValueError, match="Custom white list overlap custom black list"),
        paddle.amp.auto_cast(level="O0", custom_white_list={"matmul"}, custom_black_list={"matmul"}),
    ):
        pass


def test_the_engine_too_says_so_where_a_state_is_set() -> None:
    class State:
        level = "O1"

    with amp_state(State()), pytest.raises(NotImplementedError, match="automatic mixed precision is not built yet"):
        paddle.exp(paddle.ones([2]))


@pytest.mark.parametrize(
    ("view", "wanted"),
    [("real", [8 + 4j, 24 - 2j]), ("imag", [2 + 16j, 6 - 8j]), ("as_real", [8 + 16j, 24 - 8j])],
)
def test_a_write_through_a_real_view_of_complex_memory_has_its_gradient(view: str, wanted: list[complex]) -> None:
    """|y|² of a y of which the real parts, the imaginary ones, or both were doubled."""
    z = paddle.to_tensor([1 + 2j, 3 - 1j], stop_gradient=False)
    y = z * 1.0
    getattr(paddle, view)(y).scale_(2.0)
    (paddle.abs(y) ** 2).sum().backward()
    np.testing.assert_allclose(z.grad.numpy(), wanted, rtol=1e-6)
    constant = paddle.to_tensor([1 + 2j, 3 - 1j])
    getattr(paddle, view)(constant).scale_(2.0)
    assert np.array_equal(constant.numpy(), y.numpy())


def test_a_write_through_a_complex_view_of_real_memory_has_its_gradient() -> None:
    x = leaf([[1.0, 2.0], [3.0, 4.0]])
    y = x * 1.0
    paddle.as_complex(y).multiply_(paddle.to_tensor([1j, 2.0]))
    (y * y).sum().backward()
    np.testing.assert_allclose(x.grad.numpy(), [[2, 4], [24, 32]], rtol=1e-6)


def test_a_complex_element_is_no_real_number() -> None:
    z = paddle.to_tensor(1 + 2j)
    assert complex(z) == 1 + 2j and complex(paddle.to_tensor(1.5)) == 1.5
    with pytest.raises(TypeError):
        float(z)
    with pytest.raises(TypeError):
        int(z)


@pytest.mark.parametrize("create_graph", [False, True])
def test_packed_complex_values_are_conjugated_when_they_come_back(create_graph: bool) -> None:
    z, w = (paddle.to_tensor(np.array([v]), stop_gradient=False) for v in (0.2 + 0.4j, 0.3 - 0.1j))
    with paddle.autograd.saved_tensors_hooks(lambda t: t.numpy(), lambda a: paddle.to_tensor(a)):
        y = paddle.tanh(z * w) * 1j
    gz, gw = paddle.grad([y], [z, w], create_graph=create_graph)
    slope = np.conj(1j * (1 - np.tanh((0.2 + 0.4j) * (0.3 - 0.1j)) ** 2))
    np.testing.assert_allclose(gz.numpy(), [slope * (0.3 + 0.1j)])
    np.testing.assert_allclose(gw.numpy(), [slope * (0.2 - 0.4j)])
