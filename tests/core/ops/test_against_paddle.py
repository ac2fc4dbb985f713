"""Ops against PaddlePaddle 3.3.1: node name, what is saved, view or not, the first and the second derivative.

Inputs x = [[.3, .7], [.6, .2]] and y = [[.5, .1], [.4, .8]], seed ones; the numbers were printed by Paddle itself.
"""

import numpy as np
import pytest

from gradscope.core.eager.backward import run_backward
from gradscope.core.generated import ops_api as C
from gradscope.core.tensor import new_leaf

ROWS = [
    # expression, node, saved values, view, d(out)/dx, d(d(out)/dx)/dx or None where Paddle has none
    (lambda x, y: C.add(x, y), "Add", [], False, [1, 1, 1, 1], None),
    (lambda x, y: C.subtract(x, y), "Subtract", [], False, [1, 1, 1, 1], None),
    (lambda x, y: C.multiply(x, y), "Multiply", ["x", "y"], False, [0.5, 0.1, 0.4, 0.8], [0, 0, 0, 0]),
    (lambda x, y: C.divide(x, y), "Divide", ["y", "out"], False, [2, 10, 2.5, 1.25], [0, 0, 0, 0]),
    (lambda x, y: C.matmul(x, y), "Matmul", ["x", "y"], False, [0.6, 1.2, 0.6, 1.2], None),
    (lambda x, y: C.elementwise_pow(x, y), "ElementwisePow", ["x", "y"], False, None, None),
    (lambda x, y: C.maximum(x, y), "Maximum", ["x", "y"], False, [0, 1, 1, 0], None),
    (lambda x, y: C.minimum(x, y), "Minimum", ["x", "y"], False, [1, 0, 0, 1], None),
    (lambda x, y: C.concat([x, y]), "Concat", [], False, [1, 1, 1, 1], None),
    (lambda x, y: C.stack([x, y]), "Stack", [], False, [1, 1, 1, 1], None),
    (lambda x, y: C.scale(x, 2.0), "Scale", [], False, [2, 2, 2, 2], None),
    (lambda x, y: C.scale(x, 1.0, 1.0), "Scale", [], False, [1, 1, 1, 1], None),
    (lambda x, y: C.scale(x, -1.0, 1.0), "Scale", [], False, [-1, -1, -1, -1], None),
    (lambda x, y: C.div_scale(x, 2.0), "DivScale", [], False, [0.5, 0.5, 0.5, 0.5], None),
    (lambda x, y: C.pow(x, 2), "Pow", ["x"], False, [0.6, 1.4, 1.2, 0.4], [2, 2, 2, 2]),
    (lambda x, y: C.exp(x), "Exp", ["out"], False, [1.3499, 2.0138, 1.8221, 1.2214], [1.3499, 2.0138, 1.8221, 1.2214]),
    (lambda x, y: C.log(x), "Log", ["x"], False, [3.3333, 1.4286, 1.6667, 5], [-11.1111, -2.0408, -2.7778, -25]),
    (
        lambda x, y: C.sqrt(x), "Sqrt", ["out"], False,
        [0.9129, 0.5976, 0.6455, 1.118], [-1.5215, -0.4269, -0.5379, -2.7951],
    ),
    (lambda x, y: C.square(x), "Square", ["x"], False, [0.6, 1.4, 1.2, 0.4], [2, 2, 2, 2]),
    (lambda x, y: C.abs(x), "Abs", ["x"], False, [1, 1, 1, 1], None),
    (
        lambda x, y: C.tanh(x), "Tanh", ["out"], False,
        [0.9151, 0.6347, 0.7116, 0.961], [-0.5332, -0.7672, -0.7643, -0.3794],
    ),
    (
        lambda x, y: C.sigmoid(x), "Sigmoid", ["out"], False,
        [0.2445, 0.2217, 0.2288, 0.2475], [-0.0364, -0.0746, -0.0666, -0.0247],
    ),
    (lambda x, y: C.relu(x), "Relu", ["out"], False, [1, 1, 1, 1], None),
    (lambda x, y: C.sign(x), "Sign", [], False, [0, 0, 0, 0], None),
    (lambda x, y: C.clip(x, 0.25, 0.65), "Clip", ["x"], False, [1, 0, 1, 0], None),
    (lambda x, y: C.sum(x), "Sum", [], False, [1, 1, 1, 1], None),
    (lambda x, y: C.mean(x), "Mean", [], False, [0.25, 0.25, 0.25, 0.25], None),
    (lambda x, y: C.max(x), "Max", ["x", "out"], False, [0, 1, 0, 0], None),
    (lambda x, y: C.reshape(x, [4]), "Reshape", [], True, [1, 1, 1, 1], None),
    (lambda x, y: C.transpose(x, [1, 0]), "Transpose", [], True, [1, 1, 1, 1], None),
    (lambda x, y: C.squeeze(x, []), "Squeeze", [], True, [1, 1, 1, 1], None),
    (lambda x, y: C.unsqueeze(x, [0]), "Unsqueeze", [], True, [1, 1, 1, 1], None),
    (lambda x, y: C.flatten(x, 0, -1), "Flatten", [], True, [1, 1, 1, 1], None),
    (lambda x, y: C.slice(x, [0], [0], [1], [], [0]), "Slice", [], True, [1, 1, 0, 0], None),
    (lambda x, y: C.strided_slice(x, [0], [0], [2], [2]), "StridedSlice", [], True, [1, 1, 0, 0], None),
    (
        lambda x, y: C.index_elementwise_get(x, [new_leaf(np.array([0, 1]))]), "IndexElementwiseGet", ["index"], False,
        [1, 1, 1, 1], None,
    ),
    (lambda x, y: C.gather(x, new_leaf(np.array([1, 0]))), "Gather", ["index"], False, [1, 1, 1, 1], None),
    (lambda x, y: C.expand(x, [2, 2, 2]), "Expand", [], False, [2, 2, 2, 2], None),
    (lambda x, y: C.split_with_num(x, 2)[0], "SplitWithNum", [], False, [1, 1, 0, 0], None),
    (lambda x, y: C.split(x, [1, 1])[0], "Split", [], False, [1, 1, 0, 0], None),
    (lambda x, y: C.unbind(x)[0], "Unbind", [], True, [1, 1, 0, 0], None),
    (lambda x, y: C.cast(x, "float64"), "Cast", [], False, [1, 1, 1, 1], None),
    (lambda x, y: C.assign(x), "Assign", [], False, [1, 1, 1, 1], None),
    (lambda x, y: C.softmax(x), "Softmax", ["out"], False, [0, 0, 0, 0], None),
    (lambda x, y: C.log_softmax(x), "LogSoftmax", ["out"], False, None, None),
    (lambda x, y: C.add_n([x, y]), "AddN", [], False, [1, 1, 1, 1], None),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[1])
def test_row(row):
    expression, node, saved, view, first, second = row
    x = new_leaf(np.array([[0.3, 0.7], [0.6, 0.2]], "float32"), stop_gradient=False)
    y = new_leaf(np.array([[0.5, 0.1], [0.4, 0.8]], "float32"), stop_gradient=False)
    out = expression(x, y)
    assert out.grad_fn.name() == node + "GradNode"
    assert sorted(s.field for s in out.grad_fn.saved_ if not s.no_need_buffer) == sorted(saved)
    assert np.shares_memory(out.impl.array, x.impl.array) == view
    run_backward([out], [None], retain_graph=True, create_graph=True)
    gradient = x.grad
    if first is not None:
        np.testing.assert_allclose(gradient.impl.array.reshape(-1), first, rtol=1e-3, atol=1e-6)
    x.grad = None
    if second is not None:
        run_backward([gradient], [None])
        got = np.zeros(4) if x.grad is None else x.grad.impl.array.reshape(-1)
        np.testing.assert_allclose(got, second, rtol=2e-3, atol=1e-6)
