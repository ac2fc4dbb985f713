"""Distances of rows, histograms of points, nucleus sampling and draws: against numpy, and what they refuse."""

from __future__ import annotations

import numpy as np
import pytest

import gradscope.paddle as paddle


def t(*shape, seed=0, dtype="float64", **options):
    return paddle.to_tensor(np.random.default_rng([seed, *shape]).standard_normal(shape).astype(dtype), **options)


@pytest.mark.parametrize("p", [0.0, 1.0, 2.0, 3.0, float("inf")])
def test_pdist_is_the_upper_triangle_of_all_distances(p):
    x = t(5, 3, stop_gradient=False)
    rows = x.numpy()
    wanted = [np.linalg.norm(rows[i] - rows[j], p) for i in range(5) for j in range(i + 1, 5)]
    out = paddle.pdist(x, p)
    np.testing.assert_allclose(out.numpy(), wanted, rtol=1e-12)
    out.sum().backward()
    whole = paddle.to_tensor(rows, stop_gradient=False)
    paddle.cdist(whole, whole, p).triu(1).sum().backward()
    if p not in (0.0,):
        np.testing.assert_allclose(x.grad.numpy(), whole.grad.numpy(), rtol=1e-10)
    assert paddle.pdist(x[:1]).shape == [0]
    with pytest.raises(AssertionError, match="must be 2-dimensional"):
        paddle.pdist(x[0])


@pytest.mark.parametrize("density", [False, True])
@pytest.mark.parametrize("weighted", [False, True])
def test_histogramdd_is_numpys(density, weighted):
    x = t(40, 3)
    weights = np.random.default_rng(1).random(40) if weighted else None
    wanted, lines = np.histogramdd(x.numpy(), (2, 3, 4), density=density, weights=weights)
    given = None if weights is None else paddle.to_tensor(weights)
    out, edges = paddle.histogramdd(x, [2, 3, 4], density=density, weights=given)
    np.testing.assert_allclose(out.numpy(), wanted, rtol=1e-12)
    for edge, line in zip(edges, lines, strict=True):
        np.testing.assert_allclose(edge.numpy(), line, rtol=1e-12)
    own = [paddle.to_tensor([-1.0, 0.0, 0.5], dtype="float64")] * 3
    again = np.histogramdd(x.numpy(), [o.numpy() for o in own], density=density, weights=weights)[0]
    np.testing.assert_allclose(paddle.histogramdd(x, own, None, density, given)[0].numpy(), again, rtol=1e-12)


def test_histogramdd_takes_ranges_and_refuses_what_does_not_fit():
    x = t(20, 2)
    wanted = np.histogramdd(x.numpy(), 2, [(-1, 1), (0, 2)])[0]
    np.testing.assert_array_equal(paddle.histogramdd(x, 2, [-1.0, 1.0, 0.0, 2.0])[0].numpy(), wanted)
    assert paddle.histogramdd(paddle.ones([3, 2]), 2)[0].tolist() == [[0.0, 0.0], [0.0, 3.0]]
    for bad, text in (
        (lambda: paddle.histogramdd(x[:, 0], 2), "at least 2 dimensions"),
        (lambda: paddle.histogramdd(x, [2]), "length of bins must be 2"),
        (lambda: paddle.histogramdd(x, 2, [0.0, 1.0]), "length of ranges list must be 4"),
        (lambda: paddle.histogramdd(x, 2, weights=t(3)), "should have the same shape"),
    ):
        with pytest.raises(AssertionError, match=text):
            bad()
    with pytest.raises(ValueError, match="1-th element in bins list must be int"):
        paddle.histogramdd(x, [2, 2.5])


def test_top_p_sampling_draws_among_the_likeliest_whose_sum_reaches_p():
    paddle.seed(4)
    chances = paddle.to_tensor([[0.1, 0.2, 0.7], [0.5, 0.3, 0.2]] * 500)
    out, ids = paddle.tensor.top_p_sampling(chances, paddle.to_tensor([[0.6], [0.6]] * 500))
    assert out.shape == ids.shape == [1000, 1] and str(ids.dtype) == "paddle.int64"
    first, second = ids.numpy()[::2, 0], ids.numpy()[1::2, 0]
    assert set(first) == {2} and set(second) == {0, 1}
    assert abs((second == 0).mean() - 0.5 / 0.8) < 0.1
    np.testing.assert_allclose(out.numpy()[:, 0], np.take_along_axis(chances.numpy(), ids.numpy(), 1)[:, 0])
    assert paddle.tensor.top_p_sampling(chances, paddle.zeros([1000]))[1].numpy()[::2].min() == 2
    top = paddle.tensor.top_p_sampling(chances[:2], paddle.to_tensor([0.6, 0.6]), k=2, return_top=True, seed=3)
    np.testing.assert_allclose(top[2].numpy(), [[0.7, 0.2], [0.5, 0.3]])
    assert top[3].tolist() == [[2, 1], [0, 1]]
    with pytest.raises(ValueError, match="truncated"):
        paddle.tensor.top_p_sampling(chances, chances[:, 0], mode="other")


def test_baddbmm_in_place_is_baddbmm_with_its_gradients():
    values = [t(2, 2, 4), t(2, 2, 3, seed=1), t(2, 3, 4, seed=2)]
    grads = []
    for inplace in (False, True):
        leaves = [v.clone().detach() for v in values]
        for leaf in leaves:
            leaf.stop_gradient = False
        start = leaves[0] * 1.0
        out = (paddle.baddbmm_ if inplace else paddle.baddbmm)(start, leaves[1], leaves[2], 0.5, 2.0)
        assert (out is start) is inplace
        (out * out).sum().backward()
        grads.append([out.numpy(), *(leaf.grad.numpy() for leaf in leaves)])
    for one, other in zip(*grads, strict=True):
        np.testing.assert_array_equal(one, other)


def test_draws_of_counts_and_gammas():
    paddle.seed(1)
    counts = paddle.binomial(paddle.full([20000], 5, "int64"), paddle.to_tensor(0.3))
    assert str(counts.dtype) == "paddle.int64" and abs(float(counts.astype("float64").mean()) - 1.5) < 0.05
    assert paddle.binomial(paddle.to_tensor([5, 5]), paddle.to_tensor([0.0, 1.0])).tolist() == [0, 5]
    drawn = paddle.standard_gamma(paddle.full([20000], 2.5))
    assert drawn.stop_gradient and abs(float(drawn.mean()) - 2.5) < 0.06 and abs(float(drawn.var()) - 2.5) < 0.2
    made = paddle.log_normal_(paddle.ones([20000]), 0.5, 0.7)
    assert abs(float(made.log().mean()) - 0.5) < 0.03 and abs(float(made.log().std()) - 0.7) < 0.02


def test_functions_on_tensors_are_found_in_paddle_tensor_too():
    assert paddle.tensor.matmul is paddle.matmul and paddle.tensor.pdist is paddle.pdist
    x = t(2, 3)
    np.testing.assert_array_equal(paddle.matrix_transpose(x).numpy(), x.numpy().T)
    with pytest.raises(ValueError, match="required to be greater"):
        x[0].matrix_transpose()
    with pytest.raises(AttributeError, match=r"'paddle\.tensor' has no attribute 'nothing_like_it'"):
        _ = paddle.tensor.nothing_like_it


def test_one_list_of_axes_is_for_both() -> None:
    x, y = paddle.arange(12.0).reshape([1, 3, 4]), paddle.arange(24.0).reshape([2, 3, 4])
    both = np.tensordot(x.numpy(), y.numpy(), axes=([1, 2], [1, 2]))
    for axes in ([1, 2], [[1, 2]], [[1, 2], [1]], ([1, 2], [1, 2]), paddle.to_tensor([1, 2])):
        assert paddle.tensordot(x, y, axes).tolist() == both.tolist()
    with pytest.raises(AssertionError, match="size 3 in dim 1 while 'y' has size 4 in dim 2"):
        paddle.tensordot(x, y, [[1], [2]])


def test_bounds_and_values_of_two_dtypes() -> None:
    bounds, asked = paddle.to_tensor([1, 4, 9], dtype="int32"), paddle.to_tensor([0.5, 4.0, 8.5, 9.5])
    assert paddle.searchsorted(bounds, asked).tolist() == [0, 1, 2, 3]
    assert paddle.bucketize(asked, bounds, right=True).tolist() == [0, 2, 2, 3]


def test_the_place_of_a_median_that_is_nan() -> None:
    x = paddle.to_tensor([[5.0, float("nan"), 1.0, float("nan")], [4.0, 3.0, 2.0, 1.0]])
    assert paddle.median(x, axis=1, mode="min")[1].tolist() == [1, 2]


def test_two_axes_without_an_order_give_the_largest_singular_value() -> None:
    x = paddle.to_tensor([[3.0, 0.0], [4.0, 5.0]])
    for order in (None, 2):
        assert paddle.norm(x, order, axis=[0, 1]).item() == pytest.approx(45**0.5)
    assert paddle.norm(x, "fro", axis=[0, 1]).item() == paddle.norm(x).item() == pytest.approx(50**0.5)


def test_the_variance_of_one_number_is_unknown() -> None:
    one = paddle.to_tensor([[2.0], [7.0]])
    assert np.isnan(paddle.var(one, axis=1).numpy()).all() and np.isnan(paddle.std(paddle.to_tensor(2.5)).item())
    assert paddle.var(one, axis=1, unbiased=False).tolist() == [0, 0]


@pytest.mark.parametrize(
    "dtype, expected, total",
    [
        ("bool", "int64", 2),
        ("int32", "int64", 400),
        ("int64", "int64", 400),
        ("uint8", "uint8", 144),
        ("int16", "int16", 400),
    ],
)
def test_sums_of_small_integers_keep_their_dtype(dtype: str, expected: str, total: int) -> None:
    made = paddle.full([2], 200, dtype="int64").astype(dtype).sum()
    assert (made.dtype, made.item()) == (getattr(paddle, expected), total)


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
def test_halves_are_divided_rounded_and_sorted(dtype: str) -> None:
    x = paddle.to_tensor([3.0, -1.5, 0.5]).astype(dtype)
    made = [x / 2, x // 2, paddle.floor(x), paddle.ceil(x), paddle.sort(x), x.argsort()]
    assert [m.astype("float64").tolist() for m in made] == [
        [1.5, -0.75, 0.25], [1, -1, 0], [3, -2, 0], [3, -1, 1], [-1.5, 0.5, 3], [1, 2, 0],
    ]  # fmt: skip
    assert {m.dtype for m in made[:5]} == {getattr(paddle, dtype)}
