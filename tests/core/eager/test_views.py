"""Views and what a write into shared memory does to histories: of the base, of other views, of constants, of leaves."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import numpy as np
import pytest

from gradscope.core import flags
from gradscope.core.controller import grad_mode
from gradscope.core.generated import ops_api as C
from gradscope.core.tensor import Tensor
from gradscope.trace import records as R
from tests.core.eager.bench import const, leaf, numbers, recording


def part(x: Tensor, start: int, stop: int) -> Tensor:
    """x[start:stop], a view."""
    return C.slice(x, [0], [start], [stop], [1], [])


def name(x: Tensor) -> str | None:
    return None if x.grad_fn is None else x.grad_fn.name()


def test_a_write_through_a_view_becomes_history_of_the_base() -> None:
    x, w = leaf([1.0, 2.0, 3.0]), leaf([10.0])
    base = C.scale(x, 1.0)
    old = base.grad_fn
    view = part(base, 0, 1)
    C.multiply_(view, w)
    assert base.grad_fn is not None and name(base) == "ViewWriteGradNode" and name(view) == "ViewTakeGradNode"
    first, second = base.grad_fn.next_functions
    assert first is old and second is not None and second.name() == "MultiplyGradNode"
    assert numbers(base) == [10.0, 2.0, 3.0] and base.inplace_version == view.inplace_version == 1
    C.sum(base).backward()
    assert numbers(x.grad) == [10.0, 1.0, 1.0] and numbers(w.grad) == [1.0]


def test_a_write_into_the_base_reaches_views_made_before() -> None:
    x, w = leaf([1.0, 2.0, 3.0]), leaf([5.0, 6.0, 7.0])
    base = C.scale(x, 1.0)
    view = C.transpose(C.reshape(base, [3, 1]), [1, 0])
    C.multiply_(base, w)
    C.sum(view).backward()
    assert numbers(view) == [[5.0, 12.0, 21.0]]
    assert numbers(x.grad) == [5.0, 6.0, 7.0] and numbers(w.grad) == [1.0, 2.0, 3.0]


def test_views_of_views_and_their_sisters_follow() -> None:
    x = leaf([1.0, 2.0, 3.0, 4.0])
    base = C.scale(x, 1.0)
    left, square = part(base, 0, 3), C.reshape(base, [2, 2])
    inner = part(left, 1, 3)  # elements 1 and 2
    C.scale_(inner, 10.0)
    C.scale_(square, 2.0)
    C.scale_(left, 3.0)
    C.sum(inner).backward()
    assert numbers(inner) == [120.0, 180.0] and numbers(x.grad) == [0.0, 60.0, 60.0, 0.0]


def test_a_view_that_the_write_did_not_touch_keeps_its_history() -> None:
    base = C.scale(leaf([1.0, 2.0, 3.0]), 1.0)
    here, there = part(base, 0, 1), part(base, 2, 3)
    node = there.grad_fn
    C.scale_(here, 2.0)
    assert there.grad_fn is node and name(here) == "ViewTakeGradNode"


def test_the_base_may_be_gone() -> None:
    x = leaf([1.0, 2.0])

    def halves() -> tuple[Tensor, Tensor]:
        base = C.scale(x, 1.0)
        return part(base, 0, 1), part(base, 0, 2)

    one, both = halves()
    C.scale_(one, 7.0)
    C.sum(both).backward()
    assert numbers(both) == [7.0, 2.0] and numbers(x.grad) == [7.0, 1.0]


def test_constants_become_part_of_the_graph_with_their_views() -> None:
    w = leaf([2.0, 3.0])
    table = const([[0.0, 0.0], [1.0, 1.0]])
    first, second = C.slice(table, [0], [0], [1], [1], [0]), C.slice(table, [0], [1], [2], [1], [0])
    column = C.slice(table, [1], [0], [1], [1], [1])
    C.add_(first, w)
    assert not table.stop_gradient and name(table) == "ViewWriteGradNode"
    assert name(column) == "ViewTakeGradNode" and second.stop_gradient and second.grad_fn is None
    C.multiply_(second, w)  # still a constant, in a table that is none any more
    C.sum(table).backward()
    assert numbers(w.grad) == [2.0, 2.0]


def test_a_handle_of_a_constant_is_that_constant() -> None:
    w, table = leaf([2.0]), C.scale(const([1.0]), 3.0)
    other = table.handle()
    C.add_(other, w)
    assert not table.stop_gradient and table.grad_fn is other.grad_fn is not None


def test_leaves_in_the_memory_are_refused_before_anything_is_written() -> None:
    x, w = leaf([1.0, 2.0]), leaf([3.0])
    with pytest.raises(ValueError, match="doesn't stop gradient can't use inplace"):
        C.multiply_(part(x, 0, 1), w)
    with grad_mode(False):
        C.scale_(part(x, 0, 1), 5.0)
    assert numbers(x) == [5.0, 2.0] and x.inplace_version == 1
    memory = const([1.0, 2.0])
    inside = part(memory, 0, 1)
    inside.stop_gradient = False
    assert inside.is_leaf and inside.grad_fn is not None
    with pytest.raises(ValueError, match="doesn't stop gradient can't use inplace"):
        C.multiply_(memory, leaf([1.0, 1.0]))
    C.multiply_(part(memory, 1, 2), w)  # beside it
    assert numbers(memory) == [1.0, 6.0]


def test_a_view_taken_under_no_grad_may_not_be_written_by_a_recorded_op() -> None:
    base = C.scale(leaf([1.0, 2.0]), 1.0)
    with grad_mode(False):
        view = part(base, 0, 1)
        inner = part(view, 0, 1)
    for target in (view, inner, part(view, 0, 1)):
        with pytest.raises(ValueError, match="taken under no_grad"):
            C.multiply_(target, leaf([3.0]))
    assert numbers(base) == [1.0, 2.0]
    C.scale_(base, 2.0)
    assert view.stop_gradient and numbers(view) == [2.0]


def test_a_view_that_was_told_to_stop_is_a_constant() -> None:
    x = leaf([1.0, 2.0])
    base = C.scale(x, 1.0)
    view = part(base, 0, 1)
    view.stop_gradient = True
    C.multiply_(view, leaf([3.0]))
    C.sum(base).backward()
    assert numbers(base) == [3.0, 2.0] and numbers(x.grad) == [0.0, 1.0]


def test_detached_memory_has_a_history_of_its_own() -> None:
    x, w = leaf([1.0, 2.0]), leaf([3.0])
    base = C.scale(x, 1.0)
    node = base.grad_fn
    handle = base.detach()
    C.multiply_(part(handle, 0, 1), w)
    assert base.grad_fn is node and name(handle) == "ViewWriteGradNode" and numbers(base) == [3.0, 2.0]
    view = part(base, 0, 1)
    view.detach_()
    C.add_(view, w)
    assert base.grad_fn is node and name(view) == "AddGradNode"


def test_a_retyped_tensor_leaves_the_memory() -> None:
    x = leaf([1.0, 2.0, 3.0])
    base = C.scale(x, 2.0)
    old = base.grad_fn
    views = part(base, 0, 2), part(base, 1, 3)
    C.add_(base, const([1.0, 1.0, 1.0], "float64"))
    assert base.impl.meta.data_type.name == "float64" and numbers(base) == [3.0, 5.0, 7.0]
    C.scale_(views[0], 3.0)
    assert numbers(base) == [3.0, 5.0, 7.0] and numbers(views[1]) == [12.0, 6.0]
    assert name(base) == "AddGradNode" and name(views[1]) == "ViewTakeGradNode"
    C.sum(views[1]).backward()
    assert numbers(x.grad) == [0.0, 6.0, 2.0]
    again = C.scale(x, 2.0)
    view = part(again, 0, 1)
    C.add_(view, const([1.0], "float64"))
    assert numbers(again) == [2.0, 4.0, 6.0] and name(again) == "ScaleGradNode" and again.grad_fn is not old


def test_a_write_without_recording_leaves_histories_alone() -> None:
    x = leaf([1.0, 2.0])
    base = C.scale(x, 1.0)
    view = part(base, 0, 1)
    nodes = base.grad_fn, view.grad_fn
    with grad_mode(False):
        C.scale_(view, 3.0)
    assert (base.grad_fn, view.grad_fn) == nodes and base.inplace_version == 1 and numbers(base) == [3.0, 2.0]


def test_saved_values_in_written_memory_are_found() -> None:
    base = C.scale(leaf([1.0, 2.0]), 1.0)
    square = C.multiply(base, base)
    C.scale_(part(base, 0, 1), 3.0)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        C.sum(square).backward()


def test_strict_mode_gives_paddles_number() -> None:
    x = leaf([1.0, 2.0])
    base = C.scale(x, 1.0)
    view = part(base, 0, 1)
    flags.set_flags({"FLAGS_paddle_strict": True})
    try:
        C.multiply_(view, const([3.0]))
    finally:
        flags.set_flags({"FLAGS_paddle_strict": False})
    C.sum(base).backward()
    assert numbers(base) == [3.0, 2.0] and numbers(x.grad) == [1.0, 1.0] and name(view) == "MultiplyGradNode"


def test_hooks_stay_with_the_value_they_were_set_on() -> None:
    x = leaf([1.0, 2.0])
    base = C.scale(x, 1.0)
    seen: list[Any] = []
    base.register_hook(lambda g: seen.append(("old", numbers(g))))
    base.retain_grads()
    C.scale_(part(base, 0, 1), 3.0)
    base.register_hook(lambda g: seen.append(("new", numbers(g))))
    C.sum(base).backward()
    assert seen == [("new", [1.0, 1.0]), ("old", [3.0, 1.0])]


def test_gradients_of_rewritten_histories_can_be_differentiated() -> None:
    from gradscope.core.eager.bindings import R

    x = leaf([2.0, 3.0])
    base = R.multiply(x, x)
    C.multiply_(part(base, 0, 1), part(x, 1, 2))  # x0² x1, x1²
    loss = C.sum(C.multiply(base, base))  # x0⁴ x1² + x1⁴
    from gradscope.core.eager.backward import BackwardRun

    run = BackwardRun(True, True)
    run.seed([loss], [None])
    run.count_in_degrees()
    run.start_queue()
    run.run()
    grad = x.grad
    assert grad is not None and numbers(grad) == [4 * 8.0 * 9.0, 2 * 16.0 * 3.0 + 4 * 27.0]
    x.clear_gradient(False)
    C.sum(grad).backward()
    assert numbers(x.grad) == [12 * 4.0 * 9.0 + 8 * 8.0 * 3.0, 8 * 8.0 * 3.0 + 2 * 16.0 + 12 * 9.0]


def test_views_and_histories_are_freed_without_the_garbage_collector() -> None:
    gc.collect()
    gc.disable()
    try:
        x = leaf([1.0, 2.0])
        base = C.exp(x)  # saves its own output
        view, other = part(base, 0, 1), part(base, 0, 2)
        with grad_mode(False):
            C.scale_(view, 1.0)
        base = C.scale(base, 1.0)
        view = part(base, 0, 1)
        C.exp_(view)
        held = [weakref.ref(n) for n in (base.grad_fn, view.grad_fn, other.grad_fn)]
        impl = weakref.ref(base.impl)
        del base, view, other
        assert impl() is None and [ref() for ref in held] == [None, None, None]
    finally:
        gc.enable()


def test_many_views_that_are_gone_leave_nothing_behind() -> None:
    base = C.scale(leaf([1.0, 2.0]), 1.0)
    for _ in range(1000):
        part(base, 0, 1)
    storage = base.impl.storage
    assert storage is not None and len(storage.views) <= 64
    assert base.autograd_meta_ is not None and base.autograd_meta_.extra is not None
    assert len(base.autograd_meta_.extra["views"].refs) <= 64


def test_every_layout_of_the_base() -> None:
    values = np.arange(12.0).reshape(3, 4)
    for make in (lambda a: a, lambda a: np.asfortranarray(a), lambda a: np.ascontiguousarray(a[::-1])[::-1]):
        x = leaf(values, "float64")
        base = C.scale(x, 1.0)
        base.impl.array = make(base.impl.array)
        view = C.strided_slice(C.transpose(base, [1, 0]), [0, 1], [3, 0], [-10, 3], [-2, 1])
        C.multiply_(view, leaf(np.arange(6.0).reshape(2, 3), "float64"))
        C.sum(C.multiply(base, const(values, "float64"))).backward()
        factor = np.ones((3, 4))
        factor.T[3:0:-2] = np.arange(6.0).reshape(2, 3)
        np.testing.assert_array_equal(base.impl.array, values * factor)
        np.testing.assert_array_equal(np.array(numbers(x.grad)), values * factor)


def test_a_view_does_not_keep_its_leaf_alive() -> None:
    x = leaf([1.0, 2.0])
    view = C.reshape(x, [2, 1])
    gone = weakref.ref(x.autograd_meta_), weakref.ref(x.impl)
    del x
    assert gone[0]() is None and gone[1]() is None
    with pytest.raises(ValueError, match="doesn't stop gradient can't use inplace"):
        C.scale_(view, 2.0)
    C.sum(view).backward()


def test_a_leaf_that_became_a_constant_brings_its_views_along() -> None:
    x, w = leaf([1.0, 2.0]), leaf([3.0, 4.0])
    view = part(x, 0, 1)
    x.stop_gradient = True
    C.multiply_(x, w)
    C.scale_(view, 10.0)
    C.sum(view).backward()
    assert numbers(view) == [30.0] and numbers(w.grad) == [10.0, 0.0]


def test_views_of_every_op_follow_and_lead() -> None:
    """Each op that gives views: written through it, and the base written with it alive."""
    views: dict[str, Any] = {
        "reshape": lambda b: C.reshape(b, [6]), "flatten": lambda b: C.flatten(b, 0, 1),
        "slice": lambda b: part(b, 0, 1), "diagonal": lambda b: C.diagonal(b, 0, 0, 1),
        "transpose": lambda b: C.transpose(b, [1, 0]), "squeeze": lambda b: C.squeeze(part(b, 1, 2), [0]),
        "unsqueeze": lambda b: C.unsqueeze(b, [1]), "unbind": lambda b: C.unbind(b, 0)[1],
        "strided_slice": lambda b: C.strided_slice(b, [1], [2], [-10], [-2]),
        "view_shape": lambda b: C.view_shape(b, [3, 2]), "as_strided": lambda b: C.as_strided(b, [2], [3], 8),
    }  # fmt: skip
    values = np.arange(1.0, 7.0).reshape(2, 3)
    for what, make in views.items():
        shown = np.zeros((2, 3))
        memory = leaf(shown, "float64")
        memory.stop_gradient = True
        with grad_mode(False):
            C.fill_(make(memory), 1.0)
        shown = memory.impl.array  # 1 where the view lies
        x = leaf(values, "float64")
        base = C.scale(x, 1.0)
        view = make(base)
        assert np.may_share_memory(view.impl.array, base.impl.array), what
        C.square_(view)
        C.sum(base).backward()
        np.testing.assert_array_equal(np.array(numbers(x.grad)), np.where(shown, 2 * values, 1.0), err_msg=what)
        x = leaf(values, "float64")
        base = C.scale(x, 1.0)
        view = make(base)
        C.square_(base)
        C.sum(view).backward()
        np.testing.assert_array_equal(np.array(numbers(x.grad)), shown * 2 * values, err_msg=what)


def test_windows_over_the_same_elements_may_be_read_and_not_written() -> None:
    x = leaf([1.0, 2.0, 3.0, 4.0, 5.0])
    base = C.scale(x, 1.0)
    windows = C.as_strided(base, [3, 3], [1, 1], 0)
    with pytest.raises(ValueError, match="several elements lie at one place"):
        C.scale_(windows, 2.0)
    C.square_(base)
    C.sum(windows).backward()
    assert numbers(x.grad) == [2.0, 8.0, 18.0, 16.0, 10.0]


def test_memory_shown_as_another_dtype_has_no_gradient_to_write() -> None:
    base = C.scale(leaf([1.0, 2.0]), 1.0)
    bits = C.view_dtype(base, "int32")
    with pytest.raises(ValueError, match="shows float32 memory as int32"):
        C.add_(bits, const([1, 1], "int32"))
    C.scale_(base, 2.0)
    assert numbers(base) == [2.0, 4.0] and bits.impl.array.view("float32").tolist() == [2.0, 4.0]


def test_an_op_without_a_gradient_ends_the_history_it_overwrites() -> None:
    x = leaf([5.0, 7.0])
    whole = C.scale(x, 1.0)
    C.floor_divide_(whole, const([2.0, 2.0]))
    assert whole.stop_gradient and whole.grad_fn is None and numbers(whole) == [2.0, 3.0]
    base = C.scale(x, 1.0)
    view, beside = part(base, 0, 1), part(base, 1, 2)
    C.floor_divide_(view, const([2.0]))
    assert name(base) == "ViewWriteGradNode" and name(view) == "ViewTakeGradNode" and name(beside) == "SliceGradNode"
    C.sum(C.add(base, view)).backward()
    assert numbers(base) == [2.0, 7.0] and numbers(x.grad) == [0.0, 1.0]
    base = C.scale(x, 1.0)
    view = part(base, 0, 1)
    C.floor_divide_(base, const([2.0, 2.0]))
    assert base.stop_gradient and view.stop_gradient and view.is_leaf
    C.multiply_(view, leaf([3.0]))
    assert name(base) == "ViewWriteGradNode"
    with grad_mode(False):
        kept = C.scale(leaf([5.0]), 1.0)
    tracked = C.scale(leaf([5.0]), 1.0)
    with grad_mode(False):
        C.floor_divide_(tracked, const([2.0]))
    assert not tracked.stop_gradient and kept.stop_gradient
    with pytest.raises(ValueError, match="doesn't stop gradient can't use inplace"):
        C.floor_divide_(part(x, 0, 1), const([2.0]))


def test_in_strict_mode_the_history_goes_on() -> None:
    x = leaf([5.0])
    flags.set_flags({"FLAGS_paddle_strict": True})
    try:
        y = C.scale(x, 2.0)
        C.floor_divide_(y, const([2.0]))
        C.sum(y).backward()
    finally:
        flags.set_flags({"FLAGS_paddle_strict": False})
    assert numbers(x.grad) == [2.0]  # Paddle's number


def test_a_history_that_ends_is_recorded() -> None:
    with recording() as sink:
        base = C.scale(leaf([5.0, 7.0]), 1.0)
        C.floor_divide_(part(base, 0, 1), const([2.0]))
        C.floor_divide_(base, const([2.0, 2.0]))
    moved = [(c.new != 0, c.how) for c in sink.of(R.TensorChanged) if c.what == "rebased"]
    ends = (False, "was overwritten by an op that has no gradient")
    assert moved[0] == (True, "was written through a view") and moved[-1] == ends
    assert [len(o.nodes) for o in sink.of(R.OpRan)] == [1, 1, 2, 0]
