"""Functions of paddle.nn: what is drawn, what is refused, and identities that hold for random shapes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import gradscope.paddle as paddle
from gradscope.paddle import nn

F = nn.functional
ones, leaf = paddle.ones, paddle.to_tensor


def test_dropout_drops_and_scales_and_its_gradient_is_the_same_mask() -> None:
    paddle.seed(3)
    x = leaf(np.ones(10_000, "float32"), stop_gradient=False)
    y = F.dropout(x, 0.3)
    y.sum().backward()
    kept = y.numpy() != 0
    assert kept.mean() == pytest.approx(0.7, abs=0.02)
    np.testing.assert_allclose(y.numpy()[kept], 1 / 0.7, rtol=1e-6)
    assert (x.grad.numpy() == y.numpy()).all()
    paddle.seed(3)
    assert (F.dropout(x, 0.3).numpy() == y.numpy()).all()
    assert F.dropout(x, 0.0) is x and (F.dropout(x, 1.0).numpy() == 0).all()
    assert (F.dropout(x, 0.3, training=False).numpy() == 1).all()
    down = F.dropout(x, 0.25, mode="downscale_in_infer")
    assert set(np.unique(down.numpy())) == {0.0, 1.0}
    assert (F.dropout(x, 0.25, training=False, mode="downscale_in_infer").numpy() == 0.75).all()


def test_dropout_of_whole_axes() -> None:
    x = ones([50, 40, 3])
    rows = F.dropout(x, 0.5, axis=[0, 1]).numpy()
    assert ((rows == rows[..., :1]).all()) and 0.4 < (rows[..., 0] == 0).mean() < 0.6
    images = F.dropout2d(ones([4, 30, 2, 2]), 0.5).numpy()
    assert (images == images[:, :, :1, :1]).all()
    kept = F.alpha_dropout(paddle.randn([20_000]), 0.2).numpy()
    assert abs(kept.mean()) < 0.05 and abs(kept.std() - 1) < 0.05


def test_draws_of_activations() -> None:
    x = leaf(-np.ones(2000, "float32"), stop_gradient=False)
    y = F.rrelu(x, 0.1, 0.3)
    assert -0.3 <= y.numpy().min() < -0.25 and -0.15 < y.numpy().max() <= -0.1
    assert F.rrelu(x, 0.1, 0.3, training=False).numpy()[0] == pytest.approx(-0.2)
    hard = F.gumbel_softmax(leaf(np.zeros((4, 5), "float32"), stop_gradient=False), hard=True)
    assert sorted(hard.numpy().sum(1)) == [1, 1, 1, 1] and set(np.unique(hard.numpy())) <= {0.0, 1.0}


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda: F.dropout(ones([2]), 1.5), ValueError, "between 0 and 1"),
        (lambda: F.dropout(ones([2]), 0.5, axis=4), ValueError, "axis value"),
        (lambda: F.dropout(ones([2]), 0.5, mode="x"), ValueError, "mode argument"),
        (lambda: F.conv2d(ones([1, 2, 4, 4]), ones([3, 3, 2, 2])), ValueError, "channels should be equal to filter's"),
        (lambda: F.conv2d(ones([1, 2, 4]), ones([3, 3, 2, 2])), ValueError, "should be 4D"),
        (lambda: F.conv2d(ones([1, 1, 2, 2]), ones([1, 1, 3, 3])), ValueError, "greater than 0"),
        (lambda: F.conv2d(ones([1, 1, 4, 4]), ones([1, 1, 3, 3]), padding="odd"), ValueError, "Unknown padding"),
        (lambda: F.max_pool2d(ones([1, 1, 2, 2]), 5, 1), ValueError, "output size must be greater"),
        (lambda: F.max_pool2d(ones([2, 2]), 2), ValueError, "should be 4-D or 5-D Tensor"),
        (lambda: F.layer_norm(ones([2, 3]), 4), ValueError, "Given normalized_shape is"),
        (lambda: F.group_norm(ones([2, 3, 2]), 2), ValueError, "multiple of the number of groups"),
        (lambda: F.batch_norm(ones([3]), ones([3]), ones([3])), ValueError, "larger than 1"),
        (lambda: F.cross_entropy(ones([2, 3]), leaf([0, 3])), IndexError, "label value should less"),
        (lambda: F.cross_entropy(ones([2, 3]), leaf([0, -3])), IndexError, "label value should >= 0"),
        (lambda: F.one_hot(leaf([0, 3]), 3), ValueError, "not less than depth"),
        (lambda: F.one_hot(leaf([0, -1]), 3), ValueError, "at least 0"),
        (lambda: paddle.nn.LSTM(2, 3)(ones([2, 3])), ValueError, "rank of Input in RNN"),
        (lambda: F.cross_entropy(ones([2, 3]), leaf([0, 1]), reduction="x"), ValueError, "'reduction'"),
        (lambda: F.cross_entropy(ones([2, 3]), leaf([[[0]]])), ValueError, "Expected input_dims"),
        (lambda: F.cross_entropy(ones([2, 3]), leaf([0, 1]), weight=ones([2])), ValueError, "class_dimension"),
        (lambda: F.cross_entropy(ones([2, 3]), ones([2])), ValueError, "integer type"),
        (lambda: F.nll_loss(ones([2, 3]), leaf([0])), ValueError, "ShapeError"),
        (lambda: F.binary_cross_entropy(ones([2]), ones([3])), ValueError, "same shape"),
        (lambda: F.prelu(ones([2, 3]), ones([2])), AssertionError, "weight size"),
        (lambda: F.softshrink(ones([2]), -1), ValueError, "no less than zero"),
        (lambda: F.interpolate(ones([1, 1, 2, 2])), ValueError, "One of size and scale_factor"),
        (lambda: F.label_smooth(ones([2]), epsilon=2), ValueError, "between 0 and 1"),
    ],
)
def test_refused(call: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        call()


def test_an_ignored_label_of_two_classes_counts_nothing() -> None:
    x = leaf([[0.5, -1.0]], dtype="float64", stop_gradient=False)
    label = leaf([[1.0, -100.0]], dtype="float64")
    out = paddle._C_ops.sigmoid_cross_entropy_with_logits(x, label, None, True, -100)
    out.sum().backward()
    assert out.numpy()[0, 1] == x.grad.numpy()[0, 1] == 0.0
    assert x.grad.numpy()[0, 0] == pytest.approx(1 / (1 + np.exp(-0.5)) - 1)


def test_every_tie_of_a_pool_goes_to_the_first() -> None:
    x = leaf(np.zeros((1, 1, 4, 4), "float32"), stop_gradient=False)
    F.max_pool2d(x, 2).sum().backward()
    assert x.grad.numpy()[0, 0].tolist() == [[1, 0, 1, 0], [0, 0, 0, 0], [1, 0, 1, 0], [0, 0, 0, 0]]


def test_a_window_outside_of_the_image_holds_nothing() -> None:
    x = leaf(np.arange(4.0, dtype="float32").reshape(1, 1, 2, 2), stop_gradient=False)
    largest = F.max_pool2d(x, 1, 2, ceil_mode=True)
    assert largest.numpy()[0, 0].tolist() == [[0.0, -np.inf], [-np.inf, -np.inf]]
    assert np.isnan(F.avg_pool2d(x, 1, [1, 2], ceil_mode=True).numpy()[0, 0]).tolist() == [[False, True]] * 2
    largest[0, 0, 0, 0].backward()
    assert x.grad.numpy()[0, 0].tolist() == [[1.0, 0.0], [0.0, 0.0]]


def test_gradients_of_bends_are_exact_beside_inf_and_nan() -> None:
    big = np.where(np.arange(5000) % 2, 1.0, -1.0).astype("float32")
    x = leaf(big, stop_gradient=False)
    F.relu(x).backward(leaf(np.where(big > 0, 1.0, np.inf).astype("float32")))
    assert (x.grad.numpy() == (big > 0)).all()


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_convolution_and_its_gradients_are_adjoint(data: Any) -> None:
    """⟨conv(x, w), g⟩ = ⟨x, input gradient⟩ = ⟨w, filter gradient⟩ for any shape, stride, padding, dilation, groups."""
    draw = lambda low, high: data.draw(st.integers(low, high))  # noqa: E731
    groups, kh, kw = draw(1, 2), draw(1, 3), draw(1, 3)
    stride, dilation = [draw(1, 3), draw(1, 3)], [draw(1, 2), draw(1, 2)]
    padding = data.draw(st.sampled_from(["SAME", "VALID", 1, [0, 2], [1, 0, 2, 1]]))
    form = data.draw(st.sampled_from(["NCHW", "NHWC"]))
    h, w = dilation[0] * (kh - 1) + draw(1, 5), dilation[1] * (kw - 1) + draw(1, 5)
    rng = np.random.default_rng(draw(0, 99))
    shape = (draw(1, 2), 2 * groups, h, w) if form == "NCHW" else (draw(1, 2), h, w, 2 * groups)
    x = leaf(rng.standard_normal(shape), stop_gradient=False)
    weight = leaf(rng.standard_normal((groups * draw(1, 2), 2, kh, kw)), stop_gradient=False)
    out = F.conv2d(x, weight, None, stride, padding, dilation, groups, form)
    g = rng.standard_normal(out.shape)
    out.backward(leaf(g))
    inner = (out.numpy() * g).sum()
    assert (x.numpy() * x.grad.numpy()).sum() == pytest.approx(inner, rel=1e-9, abs=1e-9)
    assert (weight.numpy() * weight.grad.numpy()).sum() == pytest.approx(inner, rel=1e-9, abs=1e-9)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_pools_keep_what_they_weigh(data: Any) -> None:
    """A pool is linear where its maxima stay: ⟨pool(x), g⟩ = ⟨x, gradient⟩; and what it gives lies within x."""
    draw = lambda low, high: data.draw(st.integers(low, high))  # noqa: E731
    kernel = [draw(1, 4), draw(1, 4)]
    stride, padding = [draw(1, 3), draw(1, 3)], [draw(0, kernel[0] // 2), draw(0, kernel[1] // 2)]
    ceil = data.draw(st.booleans())
    if ceil:  # a window outside of the image would hold nothing
        stride, padding = [min(s, k) for s, k in zip(stride, kernel, strict=True)], [0, 0]
    rng = np.random.default_rng(draw(0, 99))
    x = leaf(rng.standard_normal((2, 1, kernel[0] + draw(0, 6), kernel[1] + draw(0, 6))), stop_gradient=False)
    for pool in (
        lambda t: F.max_pool2d(t, kernel, stride, padding, ceil_mode=ceil),
        lambda t: F.avg_pool2d(t, kernel, stride, padding, ceil_mode=ceil),
        lambda t: F.adaptive_avg_pool2d(t, kernel),
        lambda t: F.adaptive_max_pool2d(t, kernel),
    ):
        x.clear_gradient(False)
        out = pool(x)
        g = rng.standard_normal(out.shape)
        out.backward(leaf(g))
        inner = (out.numpy() * g).sum()
        assert (x.numpy() * x.grad.numpy()).sum() == pytest.approx(inner, rel=1e-9, abs=1e-9)
        assert x.numpy().min() <= out.numpy().min() and out.numpy().max() <= x.numpy().max()


@pytest.mark.parametrize("name", ["hardshrink", "thresholded_relu", "softshrink", "hardtanh", "relu6", "elu", "mish"])
def test_nan_stays_nan(name: str) -> None:
    out = getattr(F, name)(paddle.to_tensor([float("nan"), 2.0])).numpy()
    assert np.isnan(out[0]) and not np.isnan(out[1])


def test_gelu_says_its_form_in_words_too() -> None:
    x = paddle.to_tensor([-1.5, 0.5, 2.0])
    assert F.gelu(x, "tanh").tolist() == F.gelu(x, True).tolist() != F.gelu(x, "none").tolist()
    assert F.gelu(x, "none").tolist() == paddle.nn.GELU("none")(x).tolist() == F.gelu(x).tolist()
    with pytest.raises(ValueError, match="should be 'tanh' or 'none', but received erf"):
        F.gelu(x, "erf")
