"""What a PyLayer may not do: Paddle's kinds and texts, exceptions of the user's, and what is left behind afterwards."""

from __future__ import annotations

from typing import Any

import pytest

import gradscope.paddle as paddle
from gradscope.core import flags
from gradscope.paddle.autograd import PyLayer
from tests.paddle.twice import const, leaf, numbers


def layer(forward: Any, backward: Any) -> Any:
    """A PyLayer class `T` of two functions."""
    return type("T", (PyLayer,), {"forward": staticmethod(forward), "backward": staticmethod(backward)})


def doubled(ctx: Any, x: Any, *more: Any) -> Any:
    return x * 2.0


@pytest.mark.parametrize(
    ("gives", "kind", "text"),
    [
        (
            lambda g: (g, g), ValueError,
            "(InvalidArgument) GradNodePyLayer_T : The number of outputs of `PyLayer.backward` should be 1, but "
            "received 2.",
        ),
        (
            lambda g: 3, ValueError,
            "(InvalidArgument) GradNodePyLayer_T : We can only support Tensor or None for backward output, , but got "
            "int, please check your PyLayer code and make it fits",
        ),
        (
            lambda g: [g], ValueError,
            "(InvalidArgument) GradNodePyLayer_T : We can only support Tensor or None for backward output, , but got "
            "list, please check your PyLayer code and make it fits",
        ),
    ],
)  # fmt: skip
def test_one_input(gives: Any, kind: type, text: str) -> None:
    T = layer(doubled, lambda ctx, g: gives(g))
    with pytest.raises(kind) as told:
        T.apply(leaf([1.0])).backward()
    assert str(told.value).splitlines()[0] == text


@pytest.mark.parametrize(
    ("gives", "kind", "text"),
    [
        (lambda g: g, ValueError, "(InvalidArgument) argument must be list or tuple, but got Tensor"),
        (lambda g: ([g, 5],), ValueError, "(InvalidArgument) argument must be list of Tensor, but got int at pos 1"),
        (
            lambda g: ([g],), SystemError,
            "(Fatal) Rank of grad_output_tensors should be less than grad_output_tensors[i].size(), which is: 1. This "
            "error may indicate autoprune or autograd api error. ",
        ),
    ],
)  # fmt: skip
def test_a_list_of_inputs(gives: Any, kind: type, text: str) -> None:
    T = layer(lambda ctx, xs: xs[0] * xs[1], lambda ctx, g: gives(g))
    with pytest.raises(kind) as told:
        T.apply([leaf([1.0]), leaf([2.0])]).backward()
    assert str(told.value).splitlines()[0] == text


def test_gradients_that_are_missing_or_too_much() -> None:
    one = layer(doubled, lambda ctx, g: g)
    x = leaf([1.0])
    one.apply(x, const([2.0])).backward()  # trailing constants need none
    assert numbers(x.grad) == [1.0]
    with pytest.raises(ValueError, match="GradNodePyLayer_T's backward function should not return empty at 1 position"):
        one.apply(leaf([1.0]), leaf([2.0])).backward()
    with pytest.raises(
        ValueError, match="should return None at 0 position, because it's forward Tensor's stopgradient"
    ):
        one.apply(const([1.0]), leaf([2.0])).backward()


def test_none_for_an_input_that_wants_a_gradient() -> None:
    T = layer(doubled, lambda ctx, g: (g * 3.0, None))
    x, y = leaf([1.0]), leaf([2.0])
    T.apply(x, y * 2.0).backward()
    assert numbers(x.grad) == [3.0] and numbers(y.grad) == [0.0], "nodes behind an undefined gradient get zeros"
    x, y = leaf([1.0]), leaf([2.0])
    T.apply(x, y).backward()
    assert y.grad is None


def test_forward_must_give_a_tensor() -> None:
    T = layer(lambda ctx, x: 5, lambda ctx, g: g)
    for x in (leaf([1.0]), const([1.0])):
        with pytest.raises(ValueError, match=r"T : At least one output of `PyLayer\.forward` is a `Tensor`\."):
            T.apply(x)


@pytest.mark.parametrize("other_wants", [False, True])
def test_a_leaf_cannot_be_given_back(other_wants: bool) -> None:
    T = layer(lambda ctx, x, y: y, lambda ctx, g: (g, g))
    given = const([1.0]) if other_wants else leaf([1.0])
    text = r"T : Leaf Var \(.*\) that doesn't stop gradient can't use inplace strategy."
    with pytest.raises(ValueError, match=text):
        T.apply(leaf([2.0]), given)
    assert given.inplace_version == 0 and given.is_leaf
    detached = layer(lambda ctx, x: x.detach(), lambda ctx, g: g)
    with pytest.raises(ValueError, match="can't use inplace strategy"):
        detached.apply(leaf([1.0]))


def test_exceptions_of_forward_go_through_and_recording_is_on_again() -> None:
    T = layer(lambda ctx, x: {}["boom"], lambda ctx, g: g)
    with pytest.raises(KeyError, match="boom"):
        T.apply(leaf([1.0]))
    assert paddle.is_grad_enabled()


def test_exceptions_of_backward_are_external_with_their_cause() -> None:
    def fails(ctx: Any, g: Any) -> Any:
        raise KeyError("boom")

    with pytest.raises(OSError, match=r"\(External\) KeyError: 'boom'") as told:
        layer(doubled, fails).apply(leaf([1.0])).backward()
    assert isinstance(told.value.__cause__, KeyError) and told.value.node == "GradNodePyLayer_T"  # type: ignore[attr-defined]
    assert paddle.is_grad_enabled()


def test_what_is_not_written_says_so() -> None:
    with pytest.raises(NotImplementedError, match="You must implement the forward function for PyLayer"):
        type("T", (PyLayer,), {}).apply(leaf([1.0]))  # type: ignore[attr-defined]
    missing = type("T", (PyLayer,), {"forward": staticmethod(doubled)})
    with pytest.raises(OSError, match="You must implement the backward function for PyLayer"):
        missing.apply(leaf([1.0])).backward()  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", ["set_materialize_grads", "set_grad_in_dtype_consistent"])
def test_switches_take_bools(name: str) -> None:
    ctx = layer(doubled, lambda ctx, g: g)._backward_function()
    with pytest.raises(TypeError, match=r"argument \(position 1\) must be bool, but got int"):
        getattr(ctx, name)(1)


def test_a_gradient_of_another_shape_flows_on_and_is_refused_under_guard() -> None:
    T = layer(doubled, lambda ctx, g: paddle.ones([3]))
    x = leaf([1.0])
    T.apply(x).backward()
    assert numbers(x.grad) == [1.0, 1.0, 1.0]
    flags.set_flags({"FLAGS_gradscope_guard": True})
    try:
        with pytest.raises(
            ValueError, match=r"T.backward gave a gradient of shape \[3\] for input 0, whose shape is \[1\]"
        ):
            T.apply(leaf([1.0])).backward()
    finally:
        flags.set_flags({"FLAGS_gradscope_guard": False})


def test_a_second_run_needs_retain_graph() -> None:
    T = layer(doubled, lambda ctx, g: g * 3.0)
    x = leaf([1.0])
    y = T.apply(x)
    y.backward(retain_graph=True)
    y.backward()
    assert numbers(x.grad) == [6.0]
    with pytest.raises(SystemError, match="The TensorWrappers of GradNodePyLayer_T do not exist"):
        y.backward()
    z = T.apply(x)
    assert [numbers(paddle.grad(z, x)[0]) for _ in range(2)] == [[3.0], [3.0]], "grad() frees nothing of the user's"


def test_hooks_on_its_output_change_what_backward_gets_unless_strict() -> None:
    seen: list[Any] = []
    T = layer(doubled, lambda ctx, g: (seen.append(numbers(g)), g * 2.0)[1])
    for strict, got in ((False, [10.0]), (True, [1.0])):
        flags.set_flags({"FLAGS_paddle_strict": strict})
        try:
            x = leaf([1.0])
            y = T.apply(x)
            y.register_hook(lambda g: g * 10.0)
            y.retain_grads()
            y.backward()
        finally:
            flags.set_flags({"FLAGS_paddle_strict": False})
        assert seen.pop() == got and numbers(y.grad) == [10.0] and numbers(x.grad) == [2.0 * got[0]]


def test_under_guard_a_saved_tensor_may_not_be_overwritten() -> None:
    def forward(ctx: Any, x: Any) -> Any:
        ctx.save_for_backward(x)
        return x * 2.0

    T = layer(forward, lambda ctx, g: g * ctx.saved_tensor()[0])
    flags.set_flags({"FLAGS_gradscope_guard": True})
    try:
        for write in (lambda t: t.add_(paddle.ones([1])), lambda t: t.set_value(paddle.ones([1]))):
            h = leaf([1.0]) * 1.0
            y = T.apply(h)
            write(h)
            with pytest.raises(RuntimeError, match="PermissionDenied"):
                y.backward()
        x = leaf([3.0])
        T.apply(x * 1.0).backward()
        assert numbers(x.grad) == [3.0]
    finally:
        flags.set_flags({"FLAGS_gradscope_guard": False})
