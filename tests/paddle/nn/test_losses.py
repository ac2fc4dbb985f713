"""Losses that Paddle's CPU has no kernel for, against numpy; draws, sparse gradients, and what losses refuse."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.paddle import nn
from gradscope.paddle.nn import functional as F

from .programs import made, waves

tensor = paddle.to_tensor


def cosines() -> Any:
    """[2, 4], the label's angles 1 and 0.5."""
    return np.array([[0.2, -0.3, np.cos(1.0), 0.6], [0.1, np.cos(0.5), -0.4, 0.3]])


@pytest.mark.parametrize("margins", [(1.0, 0.5, 0.0, 8.0), (0.9, 0.4, 0.15, 4.0)])
def test_margins_of_angles(margins: tuple[float, ...]) -> None:
    first, second, third, scale = margins
    label, x = np.array([2, 1]), tensor(cosines(), stop_gradient=False)
    loss, softmax = F.margin_cross_entropy(x, tensor(label), *margins, return_softmax=True, reduction="none")
    scores = cosines()
    scores[[0, 1], label] = np.cos(first * np.array([1.0, 0.5]) + second) - third
    wanted = np.exp(scores * scale) / np.exp(scores * scale).sum(1, keepdims=True)
    np.testing.assert_allclose(softmax.numpy(), wanted, rtol=1e-9)
    np.testing.assert_allclose(loss.numpy()[:, 0], -np.log(wanted[[0, 1], label]), rtol=1e-9)
    for how, reduced in (("mean", loss.numpy().mean()), ("sum", loss.numpy().sum())):
        assert F.margin_cross_entropy(x, tensor(label), *margins, reduction=how).item() == pytest.approx(reduced)
    loss.sum().backward()
    # the slope at the label: d cos(m1 θ + m2) / d cos θ = m1 sin(m1 θ + m2) / sin θ
    angle = first * np.array([1.0, 0.5]) + second
    slopes = scale * wanted
    slopes[[0, 1], label] = scale * (wanted[[0, 1], label] - 1) * first * np.sin(angle) / np.sin([1.0, 0.5])
    np.testing.assert_allclose(x.grad.numpy(), slopes, rtol=1e-7)


def test_sampled_centers_hold_every_label_once() -> None:
    paddle.seed(1)
    places, classes = F.class_center_sample(tensor([3, 7, 3, 1]), 12, 6)
    assert places.numpy().tolist() == [1, 2, 1, 0] and classes.numpy()[:3].tolist() == [1, 3, 7]
    drawn = classes.numpy().tolist()
    assert len(set(drawn)) == 6 and set(drawn) < set(range(12))
    assert [c.numpy().tolist() for c in F.class_center_sample(tensor([3, 7, 3, 1]), 12, 2)] == [[1, 2, 1, 0], [1, 3, 7]]
    paddle.seed(1)
    assert F.class_center_sample(tensor([3, 7, 3, 1]), 12, 6)[1].numpy().tolist() == drawn


def test_the_softmax_up_to_a_rows_own_place() -> None:
    x = made(2, 1, 3, 3)
    out = paddle.incubate.softmax_mask_fuse_upper_triangle(tensor(x)).numpy()
    kept = np.tril(np.exp(x))
    np.testing.assert_allclose(out, kept / kept.sum(-1, keepdims=True), rtol=1e-5)


def test_a_tree_of_ones_own_may_have_sparse_gradients() -> None:
    table, code = tensor([[0, 2, -1], [0, 1, 2]]), tensor([[0, 1, 0], [1, 0, 1]])
    grads = []
    for sparse in (False, True):
        layer = nn.HSigmoidLoss(4, 5, is_custom=True, is_sparse=sparse)
        layer.weight.set_value(waves((5, 4)))
        layer(tensor(made(2, 4)), tensor([0, 1]), table, code).sum().backward()
        grads.append(layer.weight.grad)
    assert grads[1].is_selected_rows() and not grads[0].is_selected_rows()
    dense = paddle._C_ops.selected_rows_to_dense(grads[1]).numpy()
    np.testing.assert_allclose(dense, grads[0].numpy(), rtol=1e-6)
    assert not grads[0].numpy()[3:].any()


def test_ctc_divides_gradients_only() -> None:
    label, lengths, sizes = tensor([[1, 2]], dtype="int32"), tensor([4]), tensor([2])
    x, y = (tensor(made(4, 1, 3), stop_gradient=False) for _ in "xy")
    plain, divided = F.ctc_loss(x, label, lengths, sizes), F.ctc_loss(y, label, lengths, sizes, norm_by_times=True)
    plain.backward()
    divided.backward()
    assert plain.item() == divided.item()
    np.testing.assert_allclose(x.grad.numpy(), 4 * y.grad.numpy(), rtol=1e-6)


def test_ctc_has_a_gradient_of_its_gradient() -> None:
    x = tensor(made(4, 1, 3).astype("float64"), stop_gradient=False)
    loss = F.ctc_loss(x, tensor([[1, 2]], dtype="int32"), tensor([4]), tensor([2]))
    (first,) = paddle.grad(loss, x, create_graph=True)
    (second,) = paddle.grad((first * first).sum(), x)
    assert np.isfinite(second.numpy()).all() and abs(second.numpy()).max() > 1e-3


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda x: F.ctc_loss(x, tensor([[1]]), tensor([2]), tensor([1])), ValueError, r"labels\.astype\('int32'\)"),
        (
            lambda x: F.ctc_loss(x, tensor([[1], [1]], dtype="int32"), tensor([2]), tensor([1])),
            ValueError,
            r"integer labels of shape \[1, L\]",
        ),
        (
            lambda x: F.ctc_loss(x, tensor([[1]], dtype="int32"), tensor([2]), tensor([1]), blank=9),
            ValueError,
            r"Attr\(blank\) \(9\) should be in interval \[0, 3\)",
        ),
        (
            lambda x: F.ctc_loss(x, tensor([[1]], dtype="int32"), tensor([2]), tensor([1]), reduction="x"),
            AssertionError,
            "but received x",
        ),
        (
            lambda x: F.ctc_loss(x, tensor([[9]], dtype="int32"), tensor([2]), tensor([1])),
            IndexError,
            "label 0 of sequence 0 is 9, which is none of the 3 classes",
        ),
        (
            lambda x: F.ctc_loss(x, tensor([[1]], dtype="int32"), tensor([3]), tensor([1])),
            IndexError,
            "the input length of sequence 0 is 3, but there are 2 times",
        ),
        (
            lambda x: F.ctc_loss(x, tensor([[1]], dtype="int32"), tensor([2]), tensor([2])),
            IndexError,
            "the label length of sequence 0 is 2, but there are 1 labels",
        ),
        (
            lambda x: F.rnnt_loss(x.unsqueeze(0), *(tensor(n, dtype="int32") for n in ([[]], [3], [0]))),
            IndexError,
            "the input length of sequence 0 is 3",
        ),
        (
            lambda x: F.hsigmoid_loss(x[0], tensor([7]), 4, tensor(made(3, 3))),
            ValueError,
            r"labels should be in \[0, 4\)",
        ),
        (lambda x: F.multi_margin_loss(x[0], tensor([1, 2]), reduction="x"), ValueError, "multi_margin_loss"),
        (lambda x: F.multi_margin_loss(x[:, 0], tensor([1])), ValueError, r"The label's shape\[0\] should be equal"),
        (lambda x: F.multi_label_margin_loss(x[0], tensor([[3]])), ValueError, "label values should be < 3"),
        (lambda x: F.multi_label_margin_loss(x[0], tensor([[-2]])), ValueError, "label values should be >= -1"),
        (lambda x: F.multi_label_margin_loss(x, tensor([[1]])), ValueError, "Expected 2D input tensor, but got 3D"),
        (lambda x: F.multi_label_soft_margin_loss(x, x[0]), ValueError, "should have same dimension"),
        (lambda x: F.triplet_margin_with_distance_loss(x, x, x, margin=-1.0), ValueError, "should be greater than 0"),
        (
            lambda x: F.triplet_margin_with_distance_loss(x, x, x, lambda a, b: (a - b - 1.0).sum(-1)),
            ValueError,
            "distance functions should be checked",
        ),
        (lambda x: F.gaussian_nll_loss(x, x, x[0]), ValueError, "variance is of incorrect shape"),
        (lambda x: F.gaussian_nll_loss(x, x, x * 0 - 1), ValueError, "variance has negative entry/entries"),
        (lambda x: F.local_response_norm(x, 2, data_format="X"), ValueError, r"in one of \[NCL, .*but got X"),
        (lambda x: F.local_response_norm(x[0], 2), ValueError, "Expected 3D or higher dimensionality input, but got 2"),
        (lambda x: F.sigmoid_focal_loss(x, x, tensor([[1.0]])), ValueError, "Expected zero or one dimension"),
        (lambda x: F.hsigmoid_loss(x, tensor([0]), 1, x), ValueError, "Expected num_classes >= 2"),
        (lambda x: F.dice_loss(x, tensor([[0]])), AssertionError, "rank of input and label should be equal"),
        (lambda x: F.npair_loss(x[0][:0], x[0], tensor([0])), ValueError, "dims of anchor should be greater than 0"),
        (lambda x: F.class_center_sample(tensor([1]), 2, 3), ValueError, "less than or equal to 2, got num_samples 3"),
        (lambda x: F.margin_cross_entropy(x[0], tensor([1, 2]), reduction="x"), AssertionError, "but received x"),
        (lambda x: F.gather_tree(tensor([[1]]), tensor([[1]])), ValueError, "must be a 3D tensor"),
        (lambda x: nn.HSigmoidLoss(3, 1), ValueError, "must not be less than 2"),
        (lambda x: nn.AdaptiveLogSoftmaxWithLoss(4, 9, [3, 3]), ValueError, "cutoffs should be a sequence of unique"),
        (
            lambda x: nn.AdaptiveLogSoftmaxWithLoss(3, 9, [3], div_value=1.0)(x[0], tensor([9])),
            ValueError,
            r"in range \[9, 9\] were found",
        ),
        (lambda x: paddle.incubate.identity_loss(x, "x"), TypeError, "Unsupported reduction type"),
    ],
)
def test_refused(call: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        call(tensor(made(2, 1, 3)))


@pytest.mark.parametrize(
    ("make", "error", "text"),
    [
        (lambda: nn.MSELoss(size_average=False), ValueError, "reduction='sum' instead"),
        (lambda: nn.BCELoss(reduce=False), ValueError, "'BCELoss' no longer supports 'reduce' or 'size_average'"),
        (lambda: nn.L1Loss("foo"), ValueError, "The value of 'reduction' in L1Loss should be 'sum'"),
        (lambda: nn.MultiMarginLoss(reduction="foo"), ValueError, "'reduction' in 'MultiMarginLoss' should be"),
        (lambda: nn.NLLLoss(reduction="foo"), ValueError, "in nll_loss should be"),
        (lambda: nn.MSELoss()(tensor([1.0]), labels=tensor([1.0])), TypeError, "MSELoss takes input, label"),
        (lambda: nn.MSELoss()(tensor([1.0]), input=tensor([1.0])), TypeError, "MSELoss takes input, label"),
    ],
)
def test_layers_refuse(make: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        make()


def test_tensors_by_name_go_to_their_places() -> None:
    """Also in another order than the function has them, where a swap would give another loss."""
    x, label = tensor(made(3, 4)), tensor(np.array([1, 0, 3]))
    wanted = F.cross_entropy(x, label).item()
    for named in ({"input": x, "label": label}, {"label": label, "input": x}, {"target": label, "input": x}):
        assert nn.CrossEntropyLoss()(**named).item() == wanted
    assert nn.CrossEntropyLoss()(x, target=label).item() == wanted
    assert nn.KLDivLoss()(label=F.softmax(x), input=x).item() == F.kl_div(x, F.softmax(x)).item()
    assert nn.GLU(dim=1)(x=x).numpy().tolist() == F.glu(x, 1).numpy().tolist()
    assert nn.Hardshrink(lambd=0.3)(x).numpy().tolist() == F.hardshrink(x, 0.3).numpy().tolist()
    assert nn.CrossEntropyLoss(reduction="foo").reduction == "foo"  # found when it is called


@pytest.mark.parametrize("padding", [-1, 99])
def test_labels_beyond_their_length_do_not_count(padding: int) -> None:
    x, lengths, sizes = tensor(made(4, 1, 3)), tensor([4]), tensor([1])
    padded = F.ctc_loss(x, tensor([[1, padding]], dtype="int32"), lengths, sizes)
    assert padded.item() == F.ctc_loss(x, tensor([[1]], dtype="int32"), lengths, sizes).item()
    logs, short = F.log_softmax(tensor(made(1, 2, 3, 3))), (tensor([2], dtype="int32"), tensor([1], dtype="int32"))
    first = F.rnnt_loss(logs, tensor([[1, padding]], dtype="int32"), *short)
    assert first.item() == F.rnnt_loss(logs, tensor([[1, 0]], dtype="int32"), *short).item()


def test_smoothed_distributions_and_labels_in_a_column() -> None:
    scores = paddle.to_tensor([[0.2, 1.4, 0.1], [0.5, 0.3, 2.0]])
    one_hot = paddle.to_tensor([[0.0, 1.0, 0.0], [0.0, 0.0, 1.0]])
    smooth = F.cross_entropy(scores, paddle.to_tensor([1, 2]), label_smoothing=0.3)
    assert F.cross_entropy(scores, one_hot, label_smoothing=0.3).item() == smooth.item()
    logs = F.log_softmax(scores)
    for reduction in ("mean", "sum", "none"):
        column = F.nll_loss(logs, paddle.to_tensor([[1], [2]]), reduction=reduction)
        assert column.tolist() == F.nll_loss(logs, paddle.to_tensor([1, 2]), reduction=reduction).tolist()
