"""In-place ops: the leaf rule before the write, versions, rebasing, views, unversioned writes."""

from __future__ import annotations

import numpy as np
import pytest

from gradscope.core import flags
from gradscope.core.controller import grad_mode
from gradscope.core.generated import ops_api as C
from gradscope.core.phi.dense_tensor import set_array
from tests.core.eager.bench import const, leaf, numbers


def test_a_leaf_is_refused_before_its_data_changes() -> None:
    x = leaf([1.0, 2.0])
    with pytest.raises(ValueError, match=r"Leaf Var \(\) that doesn't stop gradient can't use inplace strategy"):
        C.exp_(x)
    assert numbers(x) == [1.0, 2.0] and x.inplace_version == 0
    with grad_mode(False):
        C.exp_(x)
    assert x.inplace_version == 1 and x.is_leaf


def test_the_tensor_moves_to_the_new_node() -> None:
    x = leaf([1.0])
    y = C.scale(x, 2.0)
    old = y.grad_fn
    same = C.exp_(y)
    assert same is y and y.inplace_version == 1
    assert y.grad_fn is not None and y.grad_fn.name() == "ExpGradNode" and y.grad_fn.next_functions == [old]
    y.backward()
    assert np.isclose(numbers(x.grad)[0], 2.0 * np.exp(2.0), rtol=1e-6)


def test_a_constant_target_becomes_part_of_the_graph() -> None:
    w, t = leaf([3.0]), const([5.0])
    C.multiply_(t, w)
    assert not t.stop_gradient and not t.is_leaf
    t.backward()
    assert numbers(w.grad) == [5.0]  # the old value, copied before the write


def test_the_node_that_saved_the_old_value_raises_when_it_runs() -> None:
    x = leaf([1.0])
    h = C.exp(x)  # saves its output
    C.scale(h, 2.0)
    C.add_(h, const([1.0]))
    with pytest.raises(RuntimeError) as caught:
        h.backward()
    assert "(PermissionDenied) Tensor '' used in gradient computation has been modified" in str(caught.value)
    assert "[gradscope] node: ExpGradNode" in str(caught.value)


def test_metadata_only_saves_may_be_overwritten() -> None:
    x = leaf([1.0])
    h = C.scale(x, 2.0)
    y = C.add(h, h)
    C.exp_(h)
    y.backward()
    assert numbers(x.grad) == [4.0]


def test_detached_handles_share_storage_and_version() -> None:
    x = leaf([1.0])
    y = C.exp(x)
    d = y.detach()
    assert d.stop_gradient and d.is_leaf and d.grad_fn is None
    C.multiply_(d, const([2.0]))
    assert y.inplace_version == 1 and numbers(y) == numbers(d)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.backward()


def test_strict_mode_lets_the_write_through() -> None:
    x = leaf([1.0, 2.0])
    base = C.scale(x, 1.0)
    view = C.reshape(base, [2])
    flags.set_flags({"FLAGS_paddle_strict": True})
    try:
        C.multiply_(view, const([3.0, 3.0]))
    finally:
        flags.set_flags({"FLAGS_paddle_strict": False})
    base.backward()
    assert numbers(x.grad) == [1.0, 1.0]  # Paddle's number


def test_broadcasting_may_not_enlarge_the_target() -> None:
    t = const([1.0])
    with pytest.raises(ValueError, match="different from that of inplace tensor"):
        C.add_(t, const([1.0, 2.0]))
    assert numbers(t) == [1.0]


def test_unversioned_writes_leave_saved_values_alone_and_reach_views() -> None:
    x, w = leaf([2.0, 3.0]), leaf([5.0, 7.0])
    y = C.multiply(x, w)
    view = C.reshape(w.detach(), [2, 1])
    set_array(w.impl, np.array([0.0, 0.0], dtype="float32"))
    assert numbers(view) == [[0.0], [0.0]] and w.inplace_version == 0
    y.backward()
    assert numbers(x.grad) == [5.0, 7.0]


def test_an_unversioned_write_through_a_view_reaches_the_base() -> None:
    base = const([[1.0, 2.0], [3.0, 4.0]])
    view = C.reshape(base, [4])
    set_array(view.impl, np.array([9.0, 8.0, 7.0, 6.0], dtype="float32"))
    assert numbers(base) == [[9.0, 8.0], [7.0, 6.0]]


def test_a_wider_operand_retypes_the_target() -> None:
    x, w = leaf([1.0, 2.0]), leaf([3.0, 4.0], "float64")
    y = C.scale(x, 2.0)
    C.multiply_(y, w)
    assert y.impl.meta.data_type.name == "float64" and y.inplace_version == 1
    y.backward()
    assert x.grad is not None and x.grad.impl.array.dtype == np.float32 and numbers(x.grad) == [6.0, 8.0]
    assert numbers(w.grad) == [2.0, 4.0]
    with pytest.raises(ValueError, match="Leaf Var"):
        C.add_(x, w)
    assert x.impl.meta.data_type.name == "float32"


def test_the_same_tensor_as_both_operands() -> None:
    x = leaf([3.0])
    y = C.scale(x, 1.0)
    C.add_(y, y)
    assert numbers(y) == [6.0]
    y.backward()
    assert numbers(x.grad) == [2.0]


def test_memory_that_a_pylayer_passes_on_may_not_be_written_by_recorded_ops() -> None:
    from gradscope.paddle.autograd import PyLayer

    class Fold(PyLayer):  # type: ignore[misc]
        @staticmethod
        def forward(ctx: object, x: object) -> object:
            return C.reshape(x, [2, 1])

        @staticmethod
        def backward(ctx: object, grad: object) -> object:
            return C.scale(C.reshape(grad, [2]), 10.0)

    x = leaf([1.0, 2.0])
    base = C.scale(x, 1.0)
    out = Fold.apply(base)
    inner = C.slice(out, [0], [0], [1], [1], [])
    for target in (out, inner, base):
        with pytest.raises(ValueError, match="an input and an output of a PyLayer share"):
            C.scale_(target, 3.0)
    assert numbers(base) == [1.0, 2.0]
    C.sum(out).backward()
    assert numbers(x.grad) == [10.0, 10.0]
    del out, inner
    C.scale_(base, 3.0)  # nobody else shows it any more
    assert numbers(base) == [3.0, 6.0]
