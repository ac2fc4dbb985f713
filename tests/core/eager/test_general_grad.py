"""`paddle.grad` at the engine: what runs, in which order, what is handed out; the user's graph is left alone."""

from __future__ import annotations

import contextlib
import gc
import weakref
from collections.abc import Iterator
from typing import Any

import pytest

import gradscope.paddle as paddle
from gradscope.core.eager.backward import current_run
from gradscope.core.eager.ending_node import EndingNode
from gradscope.core.eager.general_grad import GeneralGrad
from gradscope.core.generated import ops_api as C
from gradscope.core.tensor import Tensor
from tests.core.eager.bench import leaf, numbers

grad = paddle.grad


def values(found: list[Tensor | None]) -> list[Any]:
    return [None if g is None else numbers(g) for g in found]


class Pops:
    """Names of the nodes a pass runs, taken by a gradient hook of each tensor named."""

    def __init__(self) -> None:
        self.seen: list[str] = []

    def watch(self, **named: Tensor) -> None:
        for name, tensor in named.items():
            tensor.register_hook(lambda g, name=name: self.seen.append(name))


def diamond() -> tuple[Tensor, ...]:
    x, w = leaf([1.0]), leaf([2.0])
    a = C.multiply(x, w)
    b, c = C.multiply(a, x), C.exp(a)
    return x, w, a, b, c, C.add(b, c)


# ------------------------------------------------------------------------------------------------- what runs, in order


@contextlib.contextmanager
def strict() -> Iterator[None]:
    paddle.set_flags({"FLAGS_paddle_strict": True})
    try:
        yield
    finally:
        paddle.set_flags({"FLAGS_paddle_strict": False})


@pytest.mark.parametrize(
    ("asked", "order"),
    [("a", "dbca"), ("wx", "dbca"), ("aw", "dbca"), ("b", "db"), ("c", "dc"), ("bc", "dcb"), ("d", "d")],
)
def test_only_nodes_on_the_way_run(asked: str, order: str) -> None:
    x, w, a, b, c, d = diamond()
    named = {"x": x, "w": w, "a": a, "b": b, "c": c, "d": d}
    pops = Pops()
    pops.watch(a=a, b=b, c=c, d=d)
    grad(d, [named[name] for name in asked])
    assert "".join(pops.seen) == order


def test_an_input_where_the_walk_ends_does_not_run() -> None:
    x, _, a, _, _, d = diamond()
    kinds: list[type] = []

    def look(g: Tensor) -> None:
        run = current_run()
        assert isinstance(run, GeneralGrad) and run.node is not None
        kinds.append(type(run.node))

    a.register_hook(look)
    grad(d, [a])
    grad(d, [a, x])
    assert kinds == [EndingNode, type(a.grad_fn)]


def test_pruned_branches_do_not_run_their_hooks() -> None:
    x, w = leaf([1.0]), leaf([2.0])
    u, v = C.scale(x, 2.0), C.scale(w, 3.0)
    pops = Pops()
    pops.watch(u=u, v=v)
    assert values(grad(C.add(u, v), [x])) == [[2.0]]
    assert values(grad(C.concat([u, v]), [x])) == [[2.0]]
    assert pops.seen == ["u", "u"]
    with strict():
        assert values(grad(C.concat([u, v]), [x])) == [[2.0]]
    assert pops.seen == ["u", "u", "u", "v"], "Paddle keeps the edges of a node with one slot"


def test_a_long_chain_needs_no_recursion() -> None:
    x = leaf([1.0])
    y = x
    for _ in range(20_000):
        y = C.scale(y, 1.0)
    assert values(grad(y, [x])) == [[1.0]]


# ---------------------------------------------------------------------------------------------------- the user's graph


def test_nothing_of_the_users_changes() -> None:
    x, w, a, b, c, d = diamond()
    edges = [t.grad_fn.edges for t in (a, b, c, d)]  # type: ignore[union-attr]
    for retain in (None, False, True):
        assert values(grad(d, [w, x], retain_graph=retain)) == values(grad(d, [w, x]))
    assert [t.grad_fn.edges for t in (a, b, c, d)] == edges  # type: ignore[union-attr]
    assert x.grad is None and w.grad is None
    want = values(grad(d, [w, x]))
    d.backward()
    assert [numbers(w.grad), numbers(x.grad)] == want
    with pytest.raises(SystemError, match="The TensorWrappers of AddGradNode do not exist"):
        grad(d, [x])


def test_a_hook_set_or_removed_while_it_runs_counts_from_the_next_call() -> None:
    x = leaf([1.0])
    a = C.scale(x, 2.0)
    b = C.scale(a, 3.0)
    seen: list[str] = []
    late = a.register_hook(lambda g: seen.append("a"))
    first = b.register_hook(lambda g: (late.remove(), seen.append("b"))[1])
    grad(b, [x])
    assert seen == ["b", "a"]
    first.remove()
    b.register_hook(lambda g: seen.append("b"))
    grad(C.scale(b, 1.0), [x])
    assert seen == ["b", "a", "b"]


# ----------------------------------------------------------------------------------------------------------- results


def test_a_result_is_a_constant_of_its_own() -> None:
    x, y = leaf([1.0]), leaf([2.0])
    gx, gy = grad(C.add(x, y), [x, y])
    assert gx is not None and gy is not None
    assert gx.stop_gradient and gx.is_leaf and gx.grad_fn is None
    gx.multiply_(paddle.full([1], 5.0))
    assert (numbers(gx), numbers(gy)) == ([5.0], [1.0])


def test_two_results_that_are_one_gradient_have_flags_of_their_own() -> None:
    x, y = leaf([1.0]), leaf([2.0])
    s = C.add(x, y)
    gx, gy = grad(C.multiply(s, s), [x, y], create_graph=True)
    assert gx is not None and gy is not None
    gx.stop_gradient = True
    assert not gy.stop_gradient
    assert values(grad(gy, [x])) == [[2.0]]


def test_create_graph_gives_results_with_history() -> None:
    x = leaf([3.0])
    (g,) = grad(C.multiply(x, x), [x], create_graph=True)
    assert g is not None and not g.stop_gradient and not g.is_leaf and g.grad_fn is not None
    (constant,) = grad(C.scale(x, 2.0), [x], create_graph=True)
    assert constant is not None and not constant.stop_gradient and numbers(constant) == [2.0]


def test_pruned_edges_of_a_copy_do_not_cut_the_history_of_what_it_saved() -> None:
    x, w = leaf([3.0]), leaf([5.0])
    y = C.multiply(C.multiply(x, x), w)  # the gradient for x is 2xw; w's edge is cut in the first call
    (gx,) = grad(y, [x], create_graph=True)
    assert values(grad(gx, [x, w])) == [[10.0], [6.0]]  # type: ignore[arg-type]


def test_a_saved_output_leads_to_the_users_node() -> None:
    x = leaf([0.0])
    y = C.exp(x)
    (g,) = grad(y, [x], create_graph=True)
    assert g is not None
    y.register_hook(lambda g: C.scale(g, 100.0))
    assert values(grad(g, [x])) == [[100.0]]


# -------------------------------------------------------------------------------------------------------- odd inputs


def test_outputs_that_are_inputs() -> None:
    x = leaf([1.0])
    a = C.scale(x, 2.0)
    assert values(grad(a, [a])) == [[1.0]]
    assert values(grad(x, [x])) == [[1.0]]
    assert values(grad(a, [a, x])) == [[1.0], [2.0]]
    assert values(grad(a, [a], grad_outputs=[paddle.full([1], 7.0)])) == [[7.0]]
    with strict(), pytest.raises(ValueError, match="The 1-th input does not appear"):
        grad(a, [a, x])


def test_hooks_of_an_output_that_is_the_input_see_the_seed() -> None:
    a = C.scale(leaf([1.0]), 2.0)
    a.register_hook(lambda g: C.scale(g, 10.0))
    assert values(grad(a, [a])) == [[10.0]]
    with strict():
        assert values(grad(a, [a])) == [[1.0]]


def test_the_seed_of_an_output_counts_when_it_is_an_input_too() -> None:
    x = leaf([1.0])
    y = C.multiply(x, x)
    z, w = C.scale(y, 3.0), C.scale(x, 3.0)
    assert values(grad([z, y], [y])) == [[4.0]]
    assert values(grad([z, y], [x, y])) == [[8.0], [4.0]]
    assert values(grad([w, y], [x, y])) == [[5.0], [1.0]]
    assert values(grad([x, y], [x])) == [[3.0]]
    with strict():
        assert values(grad([z, y], [y])) == [[3.0]]
        assert values(grad([z, y], [x, y])) == [[8.0], [4.0]]
        assert values(grad([x, y], [x])) == [[3.0]]


def test_several_outputs_of_one_op_as_inputs() -> None:
    x = leaf([[1.0, 2.0], [3.0, 4.0]])
    a, b = C.split(x, [1, 1])
    out = C.add(C.scale(a, 2.0), C.scale(b, 3.0))
    assert values(grad(out, [a, b])) == [[[2.0, 2.0]], [[3.0, 3.0]]]
    assert values(grad(out, [b, a])) == [[[3.0, 3.0]], [[2.0, 2.0]]]
    assert values(grad(out, [b])) == [[[3.0, 3.0]]]
    assert values(grad(out, [b, x])) == [[[3.0, 3.0]], [[2.0, 2.0], [3.0, 3.0]]]


def test_an_unused_output_of_an_op_that_was_used_has_a_zero_gradient() -> None:
    x = leaf([[1.0, 2.0], [3.0, 4.0]])
    a, b = C.split(x, [1, 1])
    out = C.scale(a, 2.0)
    assert values(grad(out, [b, x])) == [[[0.0, 0.0]], [[2.0, 2.0], [0.0, 0.0]]]
    assert values(grad(out, [b])) == [[[0.0, 0.0]]]


def test_inputs_that_do_not_appear() -> None:
    x, z = leaf([1.0]), leaf([2.0])
    y = C.scale(x, 2.0)
    constant = paddle.to_tensor([1.0])
    for outputs, inputs, which in ((y, [x, z], 1), (y, [constant], 0), (constant, [x], 0)):
        with pytest.raises(ValueError, match=f"The {which}-th input does not appear in the backward graph"):
            grad(outputs, inputs)
    assert values(grad(y, [x, z], allow_unused=True)) == [[2.0], None]


def test_flags_set_after_use_do_not_cut() -> None:
    x = leaf([1.0])
    y = C.multiply(x, x)
    z = C.scale(y, 3.0)
    x.stop_gradient = True
    y.stop_gradient = True
    assert values(grad(z, [x, y])) == [[6.0], [3.0]]
    with pytest.raises(ValueError, match="does not appear"):
        grad(y, [x])


def test_no_grad_vars_are_constants() -> None:
    x, w = leaf([1.0]), leaf([5.0])
    b = C.scale(C.multiply(x, w), 2.0)
    z = C.add(b, x)
    assert values(grad(z, [x], no_grad_vars=[b])) == [[1.0]]
    assert values(grad(z, [x], no_grad_vars={w})) == [[11.0]]
    assert values(grad(z, [x, w], no_grad_vars=b, allow_unused=True)) == [[1.0], None]
    assert values(grad(z, [x], no_grad_vars=[z, paddle.ones([1])])) == [[11.0]]
    with pytest.raises(ValueError, match="does not appear"):
        grad(z, [x], no_grad_vars=[x])


def test_no_grad_vars_may_cut_the_only_way() -> None:
    x = leaf([1.0])
    a = C.scale(x, 2.0)
    z = C.scale(a, 3.0)
    pops = Pops()
    pops.watch(a=a, z=z)
    assert values(grad(z, [x], no_grad_vars=[a], allow_unused=True)) == [None]
    assert pops.seen == [], "nothing that runs leads anywhere"
    assert values(grad([z, C.multiply(x, x)], [x], no_grad_vars=[a])) == [[2.0]]


def test_one_output_in_no_grad_vars_leaves_the_others() -> None:
    x = leaf([[1.0, 2.0], [3.0, 4.0]])
    a, b = C.split(x, [1, 1])
    out = C.add(C.scale(a, 2.0), C.scale(b, 3.0))
    assert values(grad(out, [x], no_grad_vars=[a])) == [[[0.0, 0.0], [3.0, 3.0]]]


# ------------------------------------------------------------------------------------------------- hooks, nested calls


def test_hooks_of_leaves_and_reduce_hooks_do_not_run_retained_gradients_do() -> None:
    x = leaf([2.0])
    y = C.multiply(x, x)
    z = C.multiply(y, y)
    x.register_hook(lambda g: C.scale(g, 100.0))
    x._register_backward_hook(lambda: pytest.fail("a reduce hook ran"))
    y.retain_grads()
    assert values(grad(z, [x])) == [[32.0]]
    assert numbers(y.grad) == [8.0]
    y.clear_gradient(False)
    assert values(grad(z, [y])) == [[8.0]]
    assert numbers(y.grad) == [8.0]


def test_post_hooks_run_where_a_node_does() -> None:
    x = leaf([2.0])
    y = C.multiply(x, x)
    z = C.multiply(y, y)
    ran: list[int] = []
    y.grad_fn._register_post_hook(  # type: ignore[union-attr]
        lambda outs, ins: (ran.append(1), [C.scale(o, 10.0) for o in outs])[1]
    )
    assert values(grad(z, [x])) == [[320.0]]
    assert values(grad(z, [y])) == [[8.0]]
    assert ran == [1]


def test_a_hook_may_call_grad() -> None:
    x, other = leaf([2.0]), leaf([5.0])
    y = C.multiply(x, x)
    z = C.scale(y, 3.0)
    inner: list[Any] = []

    def hook(g: Tensor) -> Tensor:
        inner.append(values(grad(C.multiply(other, other), [other])))
        inner.append(values(grad(C.multiply(x, x), [x])))
        return C.scale(g, 2.0)

    y.register_hook(hook)
    assert values(grad(z, [x])) == [[24.0]]
    assert values(grad(z, [x, y])) == [[24.0], [6.0]]
    assert inner == [[[10.0]], [[4.0]]] * 2
    z.backward()
    assert numbers(x.grad) == [24.0]


def test_a_hook_that_asks_for_its_own_gradient_again_is_an_error_and_no_crash() -> None:
    x = leaf([2.0])
    y = C.multiply(x, x)
    y.register_hook(lambda g: grad(C.scale(y, 3.0), [x])[0])
    with pytest.raises((OSError, RecursionError)):
        grad(C.scale(y, 3.0), [x])
    assert current_run() is None


def test_an_error_in_a_hook_leaves_the_graph_whole() -> None:
    x = leaf([2.0])
    y = C.multiply(x, x)
    helper = y.register_hook(lambda g: {}["boom"])
    with pytest.raises(OSError, match="boom") as raised:
        grad(C.scale(y, 3.0), [x])
    assert isinstance(raised.value.__cause__, KeyError)
    helper.remove()
    assert values(grad(C.scale(y, 3.0), [x])) == [[12.0]]


def test_a_nested_call_sees_its_own_state() -> None:
    x = leaf([2.0])
    a = C.multiply(x, x)
    b = C.multiply(a, x)
    runs: list[Any] = []

    def hook(g: Tensor) -> None:
        outer = current_run()
        grad(a, [x])
        runs.append((outer is current_run(), isinstance(outer, GeneralGrad)))

    b.register_hook(hook)
    assert values(grad(b, [x, a])) == [[12.0], [2.0]]
    assert runs == [(True, True)]


# -------------------------------------------------------------------------------------------------- other kinds of node


class Both(paddle.autograd.PyLayer):  # type: ignore[misc]
    """Two outputs of two inputs; its backward gives both gradients whoever asks."""

    @staticmethod
    def forward(ctx: Any, x: Tensor, y: Tensor) -> Any:
        ctx.save_for_backward(x, y)
        return C.multiply(x, x), C.scale(y, 3.0)

    @staticmethod
    def backward(ctx: Any, a: Tensor, b: Tensor) -> Any:
        x, _ = ctx.saved_tensor()
        return C.multiply(C.scale(a, 2.0), x), C.scale(b, 3.0)


def test_some_inputs_of_a_pylayer() -> None:
    x, y = leaf([2.0]), leaf([1.0])
    a, b = Both.apply(x, y)
    out = C.add(a, b)
    for _ in range(2):  # the user's node is not used up
        assert values(grad(out, [x, y])) == [[4.0], [3.0]]
        assert values(grad(out, [y])) == [[3.0]]
        assert values(grad(out, [a, b])) == [[1.0], [1.0]]
    (g,) = grad(out, [x], create_graph=True)
    assert values(grad(g, [x])) == [[2.0]]  # type: ignore[arg-type]
    with strict(), pytest.raises(ValueError, match="should return None at 0 position"):
        grad(out, [y])


def test_gradients_by_rows() -> None:
    table = leaf([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
    index = paddle.to_tensor([0, 2, 0])
    (rows,) = grad(paddle.nn.functional.embedding(index, table, sparse=True).sum(), [table])
    assert rows is not None and not rows.impl.is_dense and rows.stop_gradient
    (dense,) = grad(paddle.nn.functional.embedding(index, table).sum(), [table])
    assert numbers(dense) == [[2.0, 2.0], [0.0, 0.0], [1.0, 1.0]]


def test_saved_tensors_hooks_unpack_at_every_call() -> None:
    log: list[str] = []
    x = leaf([3.0])
    with paddle.autograd.saved_tensors_hooks(
        lambda t: (log.append("pack"), t.numpy())[1], lambda a: (log.append("unpack"), paddle.to_tensor(a))[1]
    ):
        y = C.exp(C.square(x))
    log.clear()
    first = values(grad(y, [x]))
    assert log == ["unpack", "unpack"] and values(grad(y, [x])) == first


def test_a_write_after_saving_is_noticed_and_harmless_ones_are_not() -> None:
    x = leaf([2.0])
    t = C.scale(x, 1.0)
    y = C.multiply(t, t)
    z = C.add(t, t)
    t.multiply_(paddle.full([1], 2.0))
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        grad(y, [x])
    assert values(grad(z, [x])) == [[2.0]]


@pytest.mark.parametrize("as_paddle", [False, True])
def test_nothing_is_kept_alive(as_paddle: bool) -> None:
    gc.collect()
    gc.disable()
    try:
        with strict() if as_paddle else contextlib.nullcontext():
            x = leaf([2.0])
            h = C.multiply(x, x)
            h.register_hook(lambda g: None)
            y = C.exp(h)
            run: list[Any] = []
            y.register_hook(lambda g: run.append(weakref.ref(current_run())))
            gx, gh = grad(y, [x, h], create_graph=True)
            assert gx is not None and gh is not None
            nodes = [weakref.ref(t.grad_fn) for t in (h, y, gx, gh)]
            assert run[0]() is None, "the pass"
            grad(gx, [x])
            del gx, gh, y, h
            assert [node() for node in nodes] == [None] * 4
    finally:
        gc.enable()
