"""`intermediate` outputs: what is generated for them, and that the engine treats them as constants without a slot."""

from __future__ import annotations

import copy
import gc

import numpy as np
import pytest

from gradscope.core import observer
from gradscope.core.codegen import emit_api, emit_dygraph, emit_nodes, model
from gradscope.core.codegen.errors import GenerateError
from gradscope.core.eager.backward import run_backward
from gradscope.core.generated import ops_api
from gradscope.core.tensor import new_leaf

OP = {
    "op": "half",
    "args": "(Tensor x)",
    "output": "Tensor(out), Tensor(mask)",
    "intermediate": "mask",
    "infer_meta": {"func": "UnchangedInferMeta"},
    "kernel": {"func": "half"},
    "backward": "half_grad",
}
BACKWARD = {
    "backward_op": "half_grad",
    "forward": "half (Tensor x) -> Tensor(out), Tensor(mask)",
    "formulas": {"x_grad": "out_grad * mask"},
}


MULTIPLY = {
    "op": "multiply",
    "args": "(Tensor x, Tensor y)",
    "output": "Tensor(out)",
    "infer_meta": {"func": "ElementwiseInferMeta"},
    "kernel": {"func": "multiply"},
}


def build(**op):
    return model.build([{**OP, **op}, MULTIPLY], [copy.deepcopy(BACKWARD)], model.formula_functions())


def test_only_layer_four_gives_it():
    ops = build()
    assert [o.name for o in ops[0].visible] == ["out"]
    assert "def half(x: Tensor) -> tuple[Tensor, Tensor]:" in emit_api.api_file(ops)
    made = emit_dygraph.dygraph_file(ops)
    assert "def half_ad_func(x: Tensor) -> Tensor:" in made and "    out, mask = api.half(x)\n" in made
    assert "    return out\n" in made
    node = emit_nodes.node_class(ops[0], ops[0].backward)
    assert 'Saved("mask", OUT, 1, constant=True)' in node and "def backward(self, F: Any, out_grad: Any)" in node


@pytest.mark.parametrize(
    ("op", "problem"),
    [
        ({"intermediate": "other"}, "intermediate names 'other', which is no output"),
        ({"intermediate": "out"}, "stand after at least one other"),
        ({"intermediate": "out, mask"}, "stand after at least one other"),
        ({"output": "Tensor(out), Tensor[](mask)"}, "are no lists"),
    ],
)
def test_refused(op, problem):
    with pytest.raises(GenerateError, match=problem):
        build(**op)


def test_its_shape_and_its_gradient_cannot_be_asked_for():
    for formula, problem in (
        ("sum_to(out_grad, mask.shape)", "keeps? the value only"),
        ("out_grad * mask_grad", "'mask_grad' does not resolve"),
    ):
        backward = {**copy.deepcopy(BACKWARD), "formulas": {"x_grad": formula}}
        with pytest.raises(GenerateError, match=problem):
            model.build([OP, MULTIPLY], [backward], model.formula_functions())


def convolved():
    x, w = new_leaf(np.ones((1, 1, 3, 3)), False), new_leaf(np.ones((1, 1, 2, 2)), False)
    return x, w, ops_api.conv2d(x, w)


def test_a_node_shows_it_and_knows_no_node_behind_it():
    _, _, out = convolved()
    node = out.grad_fn
    wrapper = node.tensor_wrappers["columns"]
    assert wrapper.recover().stop_gradient and wrapper.weak_grad_node is None
    assert wrapper.intermediate_tensor.impl.array.shape == (1, 4, 4)
    assert len(node.bwd_in_meta) == 1
    wrapper.clear()
    with pytest.raises(SystemError, match="'columns' of Conv2dGradNode was cleared"):
        run_backward([out], [None])


def test_it_is_let_go_of_with_the_graph():
    x, w, out = convolved()
    held = out.grad_fn.columns
    gc.collect()
    run_backward([out], [None])
    assert out.grad_fn.columns is None and held.shape == (1, 4, 4)
    assert x.grad is not None and w.grad is not None


def test_packing_hooks_see_it():
    from gradscope.paddle.autograd import saved_tensors_hooks

    packed = []
    with saved_tensors_hooks(lambda t: packed.append(t.impl.meta.dims) or t, lambda t: t):
        _, w, out = convolved()
    assert packed == [(1, 1, 3, 3), (1, 1, 2, 2), (1, 4, 4)]
    run_backward([out], [None])
    assert (w.grad.impl.array == 4).all()
    assert observer.current is None
