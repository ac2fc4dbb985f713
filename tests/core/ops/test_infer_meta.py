"""What infer_meta refuses, in Paddle's words, before any kernel runs."""

import numpy as np
import pytest

from gradscope.core.generated import ops_api as C
from gradscope.core.phi.infer_meta.elementwise import broadcast
from gradscope.core.phi.infer_meta.matmul import matmul_shape
from gradscope.core.tensor import new_leaf


def t(*shape, dtype="float32"):
    return new_leaf(np.ones(shape, dtype))


#: first lines as PaddlePaddle 3.3.1 printed them
OBSERVED = [
    (
        lambda: C.add(t(2), t(3)), ValueError,
        "(InvalidArgument) Broadcast dimension mismatch. Operands could not be broadcast together "
        "with the shape of X = [2] "
        "and the shape of Y = [3]. Received [2] in X is not equal to [3] in Y at i:0.",
    ),
    (
        lambda: C.matmul(t(2, 2), t(1, 2)), ValueError,
        "(InvalidArgument) In operator matmul, the [1] dimension of Input(X) must be equal to the "
        "[0] dimension of Input(Y). "
        "But receiving the [1]dimension of Input(X) is [2], and the [0] dimension of Input(Y) is [1].",
    ),
    (
        lambda: C.reshape(t(2), [3]), ValueError,
        "(InvalidArgument) The 'shape' in ReshapeOp is invalid. The input tensor X'size must be "
        "equal to the capacity of "
        "'shape'. But received X's shape = [2], X's size = 2, 'shape' is [3], the capacity of 'shape' is 3.",
    ),
    (
        lambda: C.sum(t(2), [3]), ValueError,
        "(InvalidArgument) The reduce dim index 0 should be in the range [ -dimension(X), "
        "dimension(X) ) which dimension = 1. "
        "But received dim index = 3.",
    ),
    (
        lambda: C.slice(t(2), [0], [5], [6], [], [0]), IndexError,
        "(OutOfRange) The starting index 5 of slice is out of bounds in tensor 0-th axis, it should "
        "be in the range of [-2, 2).",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("run", "kind", "line"), OBSERVED)
def test_texts_paddle_printed(run, kind, line):
    with pytest.raises(kind) as caught:
        run()
    assert str(caught.value).splitlines()[0] == line
    assert "layer ④" in str(caught.value)


@pytest.mark.parametrize(
    ("run", "match"),
    [
        (lambda: C.divide(t(2, 3), t(2)), r"Received \[3\] in X is not equal to \[2\] in Y at i:1"),
        (lambda: C.where(t(2, dtype="bool"), t(3), t(3)), "Broadcast dimension mismatch"),
        (lambda: C.keep_where(t(3), t(2, 3, dtype="bool")), "does not broadcast to the input's"),
        (lambda: C.reshape(t(4), [-1, -1]), "Only one dimension value of 'shape'"),
        (lambda: C.reshape(t(4), [-2]), "must not be negative except one"),
        (lambda: C.reshape(t(4), [3, -1]), "must be divisible by known capacity"),
        (lambda: C.reshape(t(4), [4, 0]), "The index of 0 in `shape`"),
        (lambda: C.transpose(t(2, 3), [0]), "should be equal to Attr"),
        (lambda: C.transpose(t(2, 3), [0, 0]), "exactly once"),
        (lambda: C.squeeze(t(1, 2), [4]), "Each axis in Attr"),
        (lambda: C.unsqueeze(t(2), [4]), "The insert dimension value"),
        (lambda: C.flatten(t(2, 3), 1, 0), "stop_axis should be greater"),
        (lambda: C.expand(t(2), [3]), "does not match the corresponding value"),
        (lambda: C.expand(t(2, 2), [2]), "greater than or equal to the rank"),
        (lambda: C.expand(t(2), [-1, 2]), "only for an existing dimension"),
        (lambda: C.concat([t(2, 2), t(2, 3)], 0), "The 1-th dimension of input"),
        (lambda: C.concat([t(2), t(2, dtype="float64")], 0), "data_type of input tensor in list isn't consistent"),
        (lambda: C.concat([t(2, 2), t(2)], 0), "The shape of input"),
        (lambda: C.stack([t(2), t(3)], 0), "The 0-th dimension of input"),
        (lambda: C.split(t(4), [1, 2], 0), "Sum of Attr"),
        (lambda: C.split_with_num(t(4), 3, 0), "evenly divisible"),
        (lambda: C.unbind(t(), 0), "0-D"),
        (lambda: C.add_n([t(2), t(3)]), "Broadcast dimension mismatch"),
        (lambda: C.add_n([t(1), t(3)]), "must have same shape"),
        (lambda: C.max(t(0, 2), [0]), "Zero-size tensor"),
        (lambda: C.softmax(t(2), 3), "range"),
        (lambda: C.matmul(t(), t(2)), "dims size must be greater than 0"),
        (lambda: C.matmul(t(2), t(2, dtype="float64")), "does not match"),
        (lambda: C.gather(t(3), t(2), 0), "1-D tensor of ints"),
        (lambda: C.strided_slice(t(3), [0], [0], [2], [0]), "must not be 0"),
        (lambda: C.set_value(t(3), [0], [2], [1], [0], [], [], [3], [1, 2, 3]), "Broadcast dimension mismatch"),
        (lambda: C.set_value_with_tensor(t(3), t(2, 3), [0], [3], [1], [0], [], []), "cannot be assigned"),
        (lambda: C.full([-1], 0), "must not have negative"),
        (lambda: C.arange(0, 1, 0), "step of range op"),
        (lambda: C.randint(3, 3, [1]), "low must less"),
        (lambda: C.index_elementwise_get(t(2), [t(1, dtype="int64"), t(1, dtype="int64")]), "Too many indices"),
    ],
)
def test_refusals(run, match):
    with pytest.raises(ValueError, match=match) as caught:
        run()
    assert str(caught.value).startswith("(InvalidArgument) ")


def test_index_outside_is_named_as_paddle_does():
    with pytest.raises(IndexError) as caught:
        C.gather(t(2), new_leaf(np.array([5])))
    assert str(caught.value).splitlines()[0] == (
        "(OutOfRange) The element of Index must be less than the size of input dim size of axis which is 2, "
        "but received index element which is 5 in the 0 index."
    )
    assert "layer ⑤" in str(caught.value)


def test_shapes_are_remembered():
    broadcast.cache_clear()
    assert broadcast((2, 1), (3,)) == broadcast((2, 1), (3,)) == (2, 3)
    assert broadcast.cache_info().hits == 1
    assert matmul_shape((2, 3), (3,), False, False) == (2,)
