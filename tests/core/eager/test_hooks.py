"""Gradient, retain, post and reduce hooks: order, chaining, removal, what they may not do."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from gradscope.core import flags
from gradscope.core.eager.backward import RUNNING, current_run
from gradscope.core.eager.final_hooks import add_backward_final_hook
from gradscope.core.generated import ops_api as C
from gradscope.core.tensor import Tensor
from tests.core.eager.bench import const, leaf, numbers


def times(factor: float) -> Any:
    return lambda g: C.scale(g, factor)


def test_hooks_chain_and_none_keeps_the_value() -> None:
    x = leaf([1.0, 2.0])
    y = C.scale(x, 2.0)
    seen: list[Any] = []
    y.register_hook(times(10.0))
    y.register_hook(lambda g: seen.append(numbers(g)))
    y.register_hook(times(3.0))
    y.backward()
    assert seen == [[10.0, 10.0]]
    assert numbers(x.grad) == [60.0, 60.0]


def test_retain_grads_stores_the_value_at_its_place() -> None:
    x = leaf([1.0])
    y = C.scale(x, 2.0)
    y.register_hook(times(10.0))
    y.retain_grads()
    y.register_hook(times(7.0))
    y.retain_grads()  # a second call changes nothing
    y.backward(retain_graph=True)
    assert numbers(y.grad) == [10.0]
    y.backward()
    assert numbers(y.grad) == [10.0]  # overwritten, not summed
    assert numbers(x.grad) == [2 * 70.0 * 2.0]


def test_hooks_of_different_outputs_run_in_registration_order() -> None:
    a, b = C.split(leaf([1.0, 2.0]), [1, 1])
    log: list[str] = []
    b.register_hook(lambda g: log.append("b"))
    a.register_hook(lambda g: log.append("a"))
    b.register_hook(lambda g: log.append("b2"))
    C.add(a, b).backward()
    assert log == ["b", "a", "b2"]


def test_an_output_outside_the_loss_is_seen_as_zeros_that_stop_gradients() -> None:
    a, b = C.split(leaf([1.0, 2.0, 3.0]), [1, 2])
    seen: list[Any] = []
    b.register_hook(lambda g: seen.append((numbers(g), g.stop_gradient)))
    a.register_hook(lambda g: seen.append((numbers(g), g.stop_gradient)))
    a.backward()
    assert seen == [([0.0, 0.0], True), ([1.0], False)]


def test_removing_a_later_hook_from_an_earlier_one_works_at_once() -> None:
    x = leaf([1.0])
    y = C.scale(x, 2.0)
    helpers: list[Any] = []
    y.register_hook(lambda g: helpers[0].remove() and None)
    helpers.append(y.register_hook(times(100.0)))
    y.backward()
    assert numbers(x.grad) == [2.0]
    with pytest.warns(RuntimeWarning):
        assert helpers[0].remove() is False


def test_a_hook_that_writes_into_its_gradient_changes_this_slot_only() -> None:
    x, w = leaf([1.0]), leaf([1.0])
    a, b = C.scale(x, 1.0), C.scale(w, 1.0)

    def double(g: Tensor) -> None:
        from gradscope.core.controller import grad_mode

        with grad_mode(False):
            C.add_(g, g.detach())

    a.register_hook(double)
    C.add(a, b).backward()  # add gives both inputs the same array
    assert numbers(x.grad) == [2.0]
    assert numbers(w.grad) == [1.0]


def test_leaf_hooks_then_accumulation_then_reduce_hooks() -> None:
    x = leaf([1.0])
    log: list[Any] = []
    x._register_backward_hook(lambda: log.append(("reduce", numbers(x.grad))))
    x.register_hook(lambda g: log.append(("hook", numbers(g))))
    C.add(x, x).backward()
    assert log == [("hook", [2.0]), ("reduce", [2.0])]


def test_a_hook_result_carries_its_graph_into_the_leaf() -> None:
    x, w = leaf([1.0]), leaf([5.0])
    x.register_hook(lambda g: C.multiply(g, w))
    C.scale(x, 2.0).backward()
    assert x.grad is not None
    assert x.grad.grad_fn is not None and x.grad.grad_fn.name() == "MultiplyGradNode"
    assert numbers(x.grad) == [10.0]


def test_hooks_see_the_seed_of_a_root() -> None:
    x = leaf([1.0])
    y = C.scale(x, 2.0)
    y.register_hook(times(4.0))
    y.backward(const([3.0]))
    assert numbers(x.grad) == [24.0]


def test_hooks_stay_with_the_old_node_of_an_in_place_op() -> None:
    x = leaf([1.0])
    y = C.scale(x, 2.0)
    seen: list[Any] = []
    y.register_hook(lambda g: seen.append(("before", numbers(g))))
    C.multiply_(y, const([10.0]))
    y.register_hook(lambda g: seen.append(("after", numbers(g))))
    y.backward()
    assert seen == [("after", [1.0]), ("before", [10.0])]
    assert numbers(x.grad) == [20.0]


def test_post_hook_takes_and_gives_flat_tuples() -> None:
    x, w = leaf([1.0, 2.0]), leaf([3.0, 4.0])
    y = C.multiply(x, w)
    log: list[Any] = []

    def post(outs: Any, ins: Any) -> Any:
        log.append(([numbers(t) for t in outs], [numbers(t) for t in ins]))
        return [C.scale(outs[0], 2.0), C.scale(outs[1], 3.0)]

    assert y.grad_fn is not None
    helper = y.grad_fn._register_post_hook(post)
    y.backward()
    assert log == [([[3.0, 4.0], [1.0, 2.0]], [[1.0, 1.0]])]
    assert numbers(x.grad) == [6.0, 8.0]
    assert numbers(w.grad) == [3.0, 6.0]
    assert helper.remove() is True


def test_post_hook_must_return_tensors() -> None:
    y = C.scale(leaf([1.0]), 2.0)
    assert y.grad_fn is not None
    y.grad_fn._register_post_hook(lambda outs, ins: None)
    with pytest.raises(TypeError, match="argument must be list or tuple, but got NoneType"):
        y.backward()


def test_post_hook_on_a_leaf_is_refused() -> None:
    node = leaf([1.0]).grad_fn
    assert node is not None
    with pytest.raises(ValueError, match="Could not register hook for GradNodeAccumulation"):
        node._register_post_hook(lambda o, i: o)


def test_where_hooks_may_not_be_registered() -> None:
    stopped, inner = const([1.0]), C.scale(leaf([1.0]), 2.0)
    with pytest.raises(RuntimeError, match="Cannot register hook on a tensor that stop gradient"):
        stopped.register_hook(times(1.0))
    with pytest.raises(ValueError, match="Tensor that stop gradient"):
        stopped._register_backward_hook(lambda: None)
    with pytest.raises(ValueError, match="Only can register backward hook for leaf Tensor"):
        inner._register_backward_hook(lambda: None)
    stopped.retain_grads()
    assert stopped.grad is None


def test_an_exception_in_a_hook_is_an_oserror_with_its_cause() -> None:
    x = leaf([1.0])
    y = C.scale(x, 2.0)

    def boom(g: Tensor) -> None:
        raise KeyError("boom")

    y.register_hook(boom)
    with pytest.raises(OSError) as caught:
        y.backward()
    assert str(caught.value).startswith("(External) KeyError: 'boom'\n[gradscope]")
    assert isinstance(caught.value.__cause__, KeyError)
    assert x.grad is None


def test_a_hook_may_not_return_something_else() -> None:
    y = C.scale(leaf([1.0]), 2.0)
    y.register_hook(lambda g: 3)
    with pytest.raises(TypeError, match="must return a Tensor or None"):
        y.backward()


def test_a_hook_may_change_the_shape_but_not_the_dtype() -> None:
    x = leaf([1.0, 2.0])
    y = C.scale(x, 2.0)
    y.register_hook(lambda g: const([5.0]))
    y.backward()
    assert numbers(x.grad) == [10.0]
    z = C.scale(leaf([1.0]), 2.0)
    z.register_hook(lambda g: const([1.0], "float64"))
    with pytest.raises(RuntimeError, match=r"The dtype of tensor before\(float32\) and after\(float64\) hook"):
        z.backward()


def test_backward_inside_a_hook_runs_another_graph() -> None:
    x, w = leaf([1.0]), leaf([2.0])
    y = C.scale(x, 3.0)
    inner: list[Any] = []

    def hook(g: Tensor) -> None:
        outer = current_run()
        C.scale(w, 5.0).backward()
        inner.append(current_run() is outer)

    y.register_hook(hook)
    y.backward()
    assert inner == [True] and RUNNING.get() is None
    assert numbers(w.grad) == [5.0]
    assert numbers(x.grad) == [3.0]


def test_backward_inside_a_hook_may_run_the_same_graph() -> None:
    x = leaf([1.0])
    y = C.scale(x, 3.0)
    z = C.scale(y, 2.0)
    once: list[int] = []

    def hook(g: Tensor) -> None:
        if not once:
            once.append(1)
            z.backward(retain_graph=True)

    y.register_hook(hook)
    z.backward(retain_graph=True)
    assert numbers(x.grad) == [12.0]


def test_final_hooks_run_once_after_the_next_backward() -> None:
    x = leaf([1.0])
    seen: list[Any] = []
    add_backward_final_hook(lambda: seen.append(numbers(x.grad)))
    C.scale(x, 2.0).backward()
    C.scale(x, 2.0).backward()
    assert seen == [[2.0]]


def test_retained_and_leaf_gradient_are_independent_unless_strict() -> None:
    def run() -> tuple[list[Any], list[Any]]:
        x = leaf([1.0, 2.0])
        y = C.add(x, const([0.0, 0.0]))
        y.retain_grads()
        y.backward(retain_graph=True)
        kept = y.grad
        C.scale(x, 5.0).backward()
        return numbers(kept), numbers(x.grad)

    assert run() == ([1.0, 1.0], [6.0, 6.0])
    flags.set_flags({"FLAGS_paddle_strict": True})
    try:
        assert run() == ([6.0, 6.0], [6.0, 6.0])
    finally:
        flags.set_flags({"FLAGS_paddle_strict": False})


def test_two_leaves_given_one_array_do_not_share_their_gradients() -> None:
    x, w = leaf([1.0]), leaf([1.0])
    C.add(x, w).backward()
    assert x.grad is not None and w.grad is not None
    from gradscope.core.controller import grad_mode

    with grad_mode(False):
        C.exp_(x.grad)
    assert numbers(w.grad) == [1.0]
    assert np.isclose(x.grad.impl.array[0], np.exp(1.0))
