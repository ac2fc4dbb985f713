"""PyLayer: what forward may take and give, what backward gets and gives, in-place, marks, dtypes, higher order."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import gradscope.paddle as paddle
from gradscope.paddle.autograd import Function, PyLayer, PyLayerContext
from tests.paddle.twice import const, leaf, numbers, twice


class Scaled(PyLayer):
    """x·k forward, and a backward that says 10 times that, so that it is seen to be used."""

    @staticmethod
    def forward(ctx: Any, x: Any, k: float = 2.0) -> Any:
        ctx.k = k
        return x * k

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        return grad * (10 * ctx.k)


class Pair(PyLayer):
    """Two outputs; `seen` keeps what backward got."""

    seen: list[Any] = []

    @staticmethod
    def forward(ctx: Any, x: Any, materialize: bool = True) -> Any:
        ctx.set_materialize_grads(materialize)
        return x * 2.0, x * 3.0

    @staticmethod
    def backward(ctx: Any, a: Any, b: Any) -> Any:
        Pair.seen.append((numbers(a), numbers(b)))
        return a * 2.0 if b is None else a * 2.0 + b * 3.0


def test_forward_runs_without_a_graph_and_backward_is_the_users() -> None:
    x = leaf([1.0, 2.0])
    y = Scaled.apply(x, 3.0)
    assert y.grad_fn.name() == "GradNodePyLayer_Scaled" and not y.stop_gradient and not y.is_leaf
    assert [n.name() for n in y.grad_fn.next_functions] == ["GradNodeAccumulation"]
    y.sum().backward()
    assert numbers(y) == [3.0, 6.0] and numbers(x.grad) == [30.0, 30.0]


def test_function_is_another_name_and_an_instance_may_apply() -> None:
    assert Function is PyLayer
    x = leaf([1.0])
    Scaled().apply(x).backward()
    assert numbers(x.grad) == [20.0]


def test_the_context_is_of_a_class_of_its_own() -> None:
    seen: list[Any] = []

    class T(PyLayer):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            seen.append(ctx)
            return x * 1.0

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            seen.append(ctx)
            return grad

    T.apply(leaf([1.0])).backward()
    assert type(seen[0]).__name__ == "T_backward" and isinstance(seen[0], PyLayerContext) and seen[0] is seen[1]


@pytest.mark.parametrize("needed", [True, False])
def test_nothing_is_recorded_without_need(needed: bool) -> None:
    x = leaf([1.0])
    x.stop_gradient = needed
    with paddle.no_grad() if not needed else paddle.enable_grad():
        y = Scaled.apply(x)
    assert y.stop_gradient and y.grad_fn is None and y.is_leaf


def test_outputs_that_are_no_tensors_pass_through() -> None:
    class T(PyLayer):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            return x * 2.0, 5, None, "s"

        @staticmethod
        def backward(ctx: Any, *grads: Any) -> Any:
            assert len(grads) == 1
            return grads[0] * 7.0

    x = leaf([1.0])
    y, *rest = T.apply(x)
    assert rest == [5, None, "s"]
    y.backward()
    assert numbers(x.grad) == [7.0]


def test_the_kind_of_a_sequence_stays() -> None:
    class T(PyLayer):
        @staticmethod
        def forward(ctx: Any, x: Any, kind: Any) -> Any:
            return kind([x * 2.0])

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad

    assert type(T.apply(leaf([1.0]), tuple)) is tuple
    assert type(T.apply(leaf([1.0]), list)) is list


class Lists(PyLayer):
    """A list of tensors in, a tensor and a list of tensors out."""

    @staticmethod
    def forward(ctx: Any, xs: Any, k: float) -> Any:
        return xs[0] * k, [xs[0] * 2.0, xs[1] * 3.0]

    @staticmethod
    def backward(ctx: Any, a: Any, bs: Any) -> Any:
        assert isinstance(bs, list) and len(bs) == 2
        return ([a * 5.0 + bs[0], bs[1] * 7.0],)


@pytest.mark.parametrize("how", [list, tuple, "named"])
def test_lists_are_one_input_and_one_output(how: Any) -> None:
    x, y = leaf([1.0]), leaf([2.0])
    a, bs = Lists.apply(xs=(x, y), k=3.0) if how == "named" else Lists.apply(how([x, y]), 3.0)
    (a + bs[0] * 10.0 + bs[1] * 100.0).backward()
    assert numbers(x.grad) == [15.0] and numbers(y.grad) == [700.0]


@pytest.mark.parametrize(("place", "other"), [(0, [7.0]), (1, [0.0])])
def test_a_constant_in_a_list_gets_nothing_wherever_it_stands(place: int, other: Any) -> None:
    xs = [leaf([1.0]), leaf([2.0])]
    xs[place] = const([9.0])
    Lists.apply(xs, 3.0)[1][1].backward()
    assert xs[place].grad is None and numbers(xs[1 - place].grad) == other


def test_keyword_tensors_come_in_the_order_they_are_given() -> None:
    class T(PyLayer):
        @staticmethod
        def forward(ctx: Any, x: Any, y: Any) -> Any:
            return x * 1.0

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad * 10.0, grad * 20.0

    x, y = leaf([1.0]), leaf([2.0])
    T.apply(y=y, x=x).backward()
    assert (numbers(x.grad), numbers(y.grad)) == ([20.0], [10.0])


@pytest.mark.parametrize(("materialize", "other"), [(True, [0.0]), (False, None)])
def test_an_output_without_a_gradient(materialize: bool, other: Any) -> None:
    Pair.seen.clear()
    x = leaf([1.0])
    Pair.apply(x, materialize)[0].backward()
    assert Pair.seen == [([1.0], other)] and numbers(x.grad) == [2.0]


def test_marked_outputs_stop_and_give_zeros() -> None:
    class T(PyLayer):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            y, z = x * 2.0, x * 3.0
            ctx.mark_non_differentiable(z)
            return y, z

        @staticmethod
        def backward(ctx: Any, a: Any, b: Any) -> Any:
            return a * 2.0 + b * 1000.0

    x = leaf([1.0])
    y, z = T.apply(x)
    assert (y.stop_gradient, z.stop_gradient, z.is_leaf) == (False, True, False)
    (y * z).backward()
    assert numbers(x.grad) == [6.0]


class Same(PyLayer):
    """Gives its input back."""

    @staticmethod
    def forward(ctx: Any, x: Any, apart: bool = False) -> Any:
        if apart:
            ctx.mark_not_inplace(x)
        return x

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        return grad * 5.0


def test_an_input_given_back_is_an_in_place_write() -> None:
    x = leaf([1.0])
    h = x * 1.0
    before = h.grad_fn
    y = Same.apply(h)
    assert y is h and h.inplace_version == 1 and h.grad_fn.name() == "GradNodePyLayer_Same"
    assert h.grad_fn.next_functions == [before]
    y.backward()
    assert numbers(x.grad) == [5.0]


def test_an_input_marked_as_not_in_place_is_another_tensor() -> None:
    x = leaf([1.0])
    y = Same.apply(x, True)
    assert y is not x and x.is_leaf and x.inplace_version == 0
    assert y.grad_fn.name() == "GradNodePyLayer_Same"
    y.backward()
    assert numbers(x.grad) == [5.0]


def test_a_view_given_back_has_the_users_history() -> None:
    class T(PyLayer):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            return x[0:1]

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return paddle.concat([grad, grad * 3.0])

    x = leaf([1.0, 2.0])
    y = T.apply(x)
    y.backward()
    assert y.inplace_version == 0 and numbers(x.grad) == [1.0, 3.0]


def test_gradients_come_in_the_dtype_of_the_outputs_unless_refused() -> None:
    seen: list[str] = []

    class Wide(PyLayer):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            return x * 1.0

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad.astype("float64")

    class Looks(PyLayer):
        @staticmethod
        def forward(ctx: Any, x: Any, consistent: bool) -> Any:
            ctx.set_grad_in_dtype_consistent(consistent)
            return x * 1.0

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            seen.append(str(grad.dtype))
            return grad

    for consistent in (True, False):
        x = leaf([1.0])
        Wide.apply(Looks.apply(x, consistent)).backward()
        seen.append(str(x.grad.dtype))
    assert seen == ["paddle.float32"] * 2 + ["paddle.float64"] * 2
    x = leaf([1.0])
    h = x * 2.0
    (Wide.apply(h) + h).backward()
    assert str(x.grad.dtype) == "paddle.float32" and numbers(x.grad) == [4.0], "an ordinary node takes its own dtype"


class Square(PyLayer):
    """x² with a backward made of recorded ops."""

    @staticmethod
    def forward(ctx: Any, x: Any) -> Any:
        ctx.save_for_backward(x)
        return x * x

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        (x,) = ctx.saved_tensor()
        return grad * 2.0 * x


def test_second_and_third_order(tmp_path: Path) -> None:
    def program() -> Any:
        x = leaf([3.0, -1.0], "float64")
        y = Square.apply(x) * x  # x³
        (g,) = paddle.grad(y.sum(), x, create_graph=True)
        (h,) = paddle.grad(g.sum(), x, create_graph=True)
        (third,) = paddle.grad(h.sum(), x)
        return numbers(g), numbers(h), numbers(third)

    result, _ = twice(program, tmp_path)
    assert result == ([27.0, 3.0], [18.0, -6.0], [6.0, 6.0])


def test_a_gradient_penalty_goes_through_it(tmp_path: Path) -> None:
    def program() -> Any:
        x = leaf([2.0], "float64")
        (g,) = paddle.grad(Square.apply(x), x, create_graph=True)
        (g * g).backward()
        return numbers(x.grad)

    assert twice(program, tmp_path)[0] == [16.0]


def test_inside_backward_recording_is_as_the_pass_wants_it() -> None:
    seen: list[bool] = []

    class T(PyLayer):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            seen.append(paddle.is_grad_enabled())
            return x * 1.0

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            seen.append(paddle.is_grad_enabled())
            return grad * 1.0

    x = leaf([1.0])
    T.apply(x).backward()
    paddle.grad(T.apply(x), x, create_graph=True)
    assert seen == [False, False, False, True] and paddle.is_grad_enabled()


def test_a_graph_made_in_backward_goes_as_far_as_a_leaf() -> None:
    w = leaf([5.0])

    class T(PyLayer):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            return x * 2.0

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            with paddle.enable_grad():
                return grad * w

    x = leaf([1.0])
    T.apply(x).backward()
    assert x.grad.grad_fn.name() == "MultiplyGradNode"
    x.grad.backward()
    assert numbers(w.grad) == [1.0]
    y = leaf([1.0])
    T.apply(y * 1.0).backward()
    assert y.grad.grad_fn is None and numbers(y.grad) == [5.0]


def test_gradients_by_rows_pass_through() -> None:
    seen: list[bool] = []

    class T(PyLayer):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            return x * 1.0

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            seen.append(grad.is_selected_rows())
            return grad

    table = leaf([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
    rows = paddle.nn.functional.embedding(paddle.to_tensor([1, 1]), T.apply(table), sparse=True)
    rows.sum().backward()
    assert seen == [True] and table.grad.is_selected_rows()
