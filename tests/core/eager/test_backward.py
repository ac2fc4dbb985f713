"""backward(): seeds and arguments, accumulation and clearing of `.grad`, freeing, failing midway, create_graph."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import numpy as np
import pytest

from gradscope.core.controller import grad_mode
from gradscope.core.eager.backward import backward, run_backward
from gradscope.core.generated import ops_api as C
from tests.core.eager.bench import const, leaf, numbers


def test_gradients_of_every_template_op_agree_with_numpy() -> None:
    x, y = leaf([1.0, 2.0]), leaf([4.0, 5.0])
    out = C.exp(C.divide(C.multiply(x, x), y))
    out.backward()
    a, b = np.array([1.0, 2.0]), np.array([4.0, 5.0])
    e = np.exp(a * a / b)
    assert np.allclose(numbers(x.grad), e * 2 * a / b, rtol=1e-5)
    assert np.allclose(numbers(y.grad), -e * a * a / b**2, rtol=1e-5)


def test_broadcast_gradients_are_summed_back() -> None:
    x, y = leaf([[1.0, 2.0], [3.0, 4.0]]), leaf([10.0, 20.0])
    C.multiply(x, y).backward()
    assert numbers(x.grad) == [[10.0, 20.0], [10.0, 20.0]]
    assert numbers(y.grad) == [4.0, 6.0]


def test_the_seed_is_copied_and_cast() -> None:
    x = leaf([1.0, 2.0])
    y = C.scale(x, 2.0)
    seed = const([1.0, 3.0], "float64")
    y.backward(seed)
    seed.impl.array[...] = 0
    assert numbers(x.grad) == [2.0, 6.0]
    assert x.grad is not None and x.grad.impl.meta.dtype == np.dtype("float32")


def test_argument_errors() -> None:
    x = leaf([1.0, 2.0])
    y = C.multiply(x, x)
    for call, text in (
        (lambda: y.backward(const([1.0])), "Tensor shape not match"),
        (lambda: y.backward([1.0, 1.0]), "The type of grad_tensor must be paddle.Tensor"),
        (lambda: backward([]), "tensors cannot be empty"),
        (lambda: backward([y], [const([1.0, 1.0]), None]), "The length of grad_tensors must be equal to tensors"),
        (lambda: backward([y], [3]), "The argument 'grad_tensors' of paddle.autograd.backward is invalid"),
        (lambda: backward(y, retain_graph=1), "retain_graph must be True or False"),
        (lambda: backward("s"), "tensors must be Tensor or list of Tensor"),
        (lambda: backward([y, y]), "contains duplicate paddle.Tensor object"),
        (lambda: backward([y], [const([1.0])]), "Tensor shape not match"),
    ):
        with pytest.raises(AssertionError, match=text):
            call()  # type: ignore[no-untyped-call]
    with pytest.raises(TypeError):
        y.backward(create_graph=True)  # type: ignore[call-arg]


def test_a_root_that_records_nothing_is_silent() -> None:
    t = const([1.0])
    t.backward()
    assert t.grad is None


def test_a_leaf_root_gets_its_seed_and_may_run_again() -> None:
    x = leaf([1.0])
    x.backward()
    x.backward(const([4.0]))
    assert numbers(x.grad) == [5.0]


def test_backward_works_under_no_grad() -> None:
    x = leaf([2.0])
    y = C.multiply(x, x)
    with grad_mode(False):
        y.backward()
        assert C.multiply(x, x).grad_fn is None
    assert numbers(x.grad) == [4.0]


def test_old_handles_see_later_accumulation() -> None:
    x = leaf([1.0])
    C.scale(x, 2.0).backward()
    old = x.grad
    C.scale(x, 2.0).backward()
    assert x.grad is not old
    assert numbers(old) == [4.0]
    assert old is not None and old.is_leaf and not old.stop_gradient and old.grad_fn is None


def test_clearing_zeroes_or_drops() -> None:
    x = leaf([1.0])
    C.scale(x, 2.0).backward()
    x.clear_grad()
    assert numbers(x.grad) == [0.0]
    C.scale(x, 2.0).backward()
    assert numbers(x.grad) == [2.0]
    x.clear_gradient(False)
    assert x.grad is None and x.gradient() is None


def test_assigning_to_grad() -> None:
    x = leaf([1.0, 2.0])
    x.grad = const([10.0, 20.0])
    C.scale(x, 2.0).backward()
    assert numbers(x.grad) == [12.0, 22.0]
    with pytest.raises(RuntimeError, match="has different data type"):
        x.grad = const([1.0, 1.0], "float64")
    x.grad = None
    for wrong in (3, np.ones(2)):
        with pytest.raises(ValueError, match="must be Tensor, but got"):
            x.grad = wrong  # type: ignore[assignment]
    x.grad = const([1.0] * 5)
    assert numbers(x.grad) == [1.0] * 5


def test_a_wider_gradient_is_cast_to_the_one_it_is_added_to() -> None:
    x = leaf([1.0, 2.0])
    x.grad = const([1.0, 1.0], "float64")
    C.scale(x, 2.0).backward()
    assert x.grad is not None and x.grad.impl.array.dtype == np.float64
    assert numbers(x.grad) == [3.0, 3.0]


def test_a_leaf_that_died_is_skipped() -> None:
    x, w = leaf([1.0]), leaf([2.0])
    y = C.multiply(x, w)
    del x
    y.backward()
    assert numbers(w.grad) == [1.0]


def test_a_second_run_names_the_first_freed_node() -> None:
    x = leaf([1.0])
    y = C.scale(x, 2.0)
    z = C.exp(y)
    z.backward()
    with pytest.raises(SystemError) as caught:
        z.backward()
    assert str(caught.value).startswith(
        "(Fatal) The TensorWrappers of ExpGradNode do not exist. This may be because:\n"
    )
    with pytest.raises(SystemError, match="ScaleGradNode"):
        y.backward()  # saved nothing, freed all the same
    assert numbers(x.grad) == [2.0 * float(np.float32(np.exp(np.float32(2.0))))]


def test_failing_midway_keeps_what_was_written_and_what_was_freed() -> None:
    x, w = leaf([1.0]), leaf([2.0])
    m = C.scale(x, 2.0)
    k = C.multiply(m, w)
    out = C.add(k, leaf([0.0]))
    C.exp_(m)
    with pytest.raises(RuntimeError, match="Its version is 1 but the expected version is 0"):
        out.backward()
    assert w.grad is None and x.grad is None
    assert out.grad_fn is not None and out.grad_fn.is_tensor_wrappers_cleared
    assert k.grad_fn is not None and not k.grad_fn.is_tensor_wrappers_cleared


def test_a_100_000_op_chain_runs_and_is_freed_without_recursion() -> None:
    x, one = leaf([1.0]), const([1.0])
    h = x
    for _ in range(100_000):
        h = C.add(h, one)
    h.backward()
    assert numbers(x.grad) == [1.0]
    del h


def test_an_unfinished_graph_is_freed_by_reference_counts_alone() -> None:
    gc.disable()
    try:
        x = leaf([1.0])
        y = C.exp(x)  # saves its output
        z = C.divide(y, y)
        d = C.exp(z)
        died = [weakref.ref(t.grad_fn) for t in (y, z, d)] + [weakref.ref(t.impl) for t in (y, z, d)]
        del y, z, d
        assert [ref() for ref in died] == [None] * 6
        own = weakref.ref(x.grad_fn)
        del x
        assert own() is None
    finally:
        gc.enable()


def test_backward_frees_saved_values_unless_asked_to_keep_them() -> None:
    x = leaf([1.0])
    y = C.scale(x, 2.0)
    z = C.multiply(y, y)
    kept = weakref.ref(y.impl)
    del y
    z.backward(retain_graph=True)
    assert kept() is not None
    z.backward()
    assert kept() is None


def test_create_graph_gives_gradients_that_can_be_differentiated() -> None:
    x = leaf([2.0])
    y = C.multiply(C.multiply(x, x), x)
    run_backward([y], [None], retain_graph=True, create_graph=True)
    first = x.grad
    assert numbers(first) == [12.0]
    assert first is not None and not first.stop_gradient and first.grad_fn is not None
    x.grad = None
    run_backward([first], [None], retain_graph=True, create_graph=True)
    second = x.grad
    assert numbers(second) == [12.0]
    x.grad = None
    assert second is not None
    second.backward()
    assert numbers(x.grad) == [6.0]


def test_both_bindings_agree_bit_for_bit() -> None:
    def run(create_graph: bool) -> list[Any]:
        rng = np.random.default_rng(3)
        x, w = leaf(rng.normal(size=(3, 4))), leaf(rng.normal(size=(3, 4)))
        a, b = C.split(C.exp(C.scale(C.divide(x, w), 0.1)), [1, 2])
        out = C.concat([C.multiply(a, a), C.add(b, b)])
        run_backward([out], [None], create_graph=create_graph)
        assert x.grad is not None and w.grad is not None
        return [x.grad.impl.array.tobytes(), w.grad.impl.array.tobytes()]

    assert run(False) == run(True)
