"""`paddle.fft` and `paddle.signal` against numpy: every function, sizes and norms, gradients, and what they refuse."""

from __future__ import annotations

import numpy as np
import pytest

import gradscope.paddle as paddle

ONE = ("fft", "ifft", "rfft", "irfft", "hfft", "ihfft")
REAL_IN = ("rfft", "ihfft")


def values(name, *shape):
    rng = np.random.default_rng(3)
    x = rng.standard_normal(shape)
    return x if any(name.startswith(one) for one in REAL_IN) else x + 1j * rng.standard_normal(shape)


@pytest.mark.parametrize("norm", ["backward", "ortho", "forward"])
@pytest.mark.parametrize("name", ONE)
def test_along_one_axis(name, norm):
    x = values(name, 3, 5)
    for n in (None, 1, 4, 7):
        for axis in (0, -1):
            out = getattr(paddle.fft, name)(paddle.to_tensor(x), n, axis, norm)
            wanted = getattr(np.fft, name)(x, n, axis, norm)
            assert out.numpy().dtype == wanted.dtype
            np.testing.assert_allclose(out.numpy(), wanted, rtol=1e-10, atol=1e-12)


@pytest.mark.parametrize("dims", ["2", "n"])
@pytest.mark.parametrize("name", ["fft", "ifft", "rfft", "irfft"])
def test_over_several_axes(name, dims):
    x = values(name, 2, 3, 4)
    for options in ({}, {"s": (2, 5)}, {"axes": (0, 1)}, {"s": (3, 3), "axes": (2, 0), "norm": "ortho"}):
        given = options if "axes" in options or dims == "2" or "s" not in options else {**options, "axes": (1, 2)}
        wanted = getattr(np.fft, name + dims)(x, **given)
        out = getattr(paddle.fft, name + dims)(paddle.to_tensor(x), **options)
        np.testing.assert_allclose(out.numpy(), wanted, rtol=1e-10, atol=1e-12)


def test_the_hermitian_ones_over_several_axes_undo_each_other():
    x = paddle.to_tensor(values("rfft", 4, 6))
    for dims in ("2", "n"):
        half = getattr(paddle.fft, "ihfft" + dims)(x)
        assert half.shape == [4, 4]
        np.testing.assert_allclose(getattr(paddle.fft, "hfft" + dims)(half, s=(4, 6)).numpy(), x.numpy(), atol=1e-12)


def test_gradients_are_those_of_the_defining_sums():
    """L = Σ |X|² weights is a quadratic form in x, whose gradient numpy knows."""
    x = paddle.to_tensor(values("rfft", 6), stop_gradient=False)
    weight = np.arange(1.0, 5.0)
    out = paddle.fft.rfft(x)
    ((out.real() ** 2 + out.imag() ** 2) * paddle.to_tensor(weight)).sum().backward()
    basis = np.exp(-2j * np.pi * np.outer(np.arange(4), np.arange(6)) / 6)
    wanted = 2 * (basis.conj().T @ (weight * (basis @ x.numpy()))).real
    np.testing.assert_allclose(x.grad.numpy(), wanted, rtol=1e-10)
    z = paddle.to_tensor(values("fft", 3), stop_gradient=False)
    paddle.fft.irfft(z, 5).sum().backward()
    np.testing.assert_allclose(z.grad.numpy(), [1, 0, 0], atol=1e-12)  # the sum of the outputs is what stands at 0


def test_dtypes_and_helpers():
    for dtype, wide in (("float32", "complex64"), ("float64", "complex128")):
        x = paddle.to_tensor(np.ones(4, dtype))
        assert str(paddle.fft.fft(x).dtype) == f"paddle.{wide}" and str(paddle.fft.irfft(x).dtype) == f"paddle.{dtype}"
    assert str(paddle.fft.fft(paddle.to_tensor([1, 2])).dtype) == "paddle.complex64"
    for n in (4, 5):
        np.testing.assert_allclose(paddle.fft.fftfreq(n, 0.5).numpy(), np.fft.fftfreq(n, 0.5), rtol=1e-6)
        np.testing.assert_allclose(paddle.fft.rfftfreq(n, 0.5).numpy(), np.fft.rfftfreq(n, 0.5), rtol=1e-6)
        x = np.arange(2 * n).reshape(2, n)
        for axes in (None, [1]):
            for name in ("fftshift", "ifftshift"):
                made = getattr(paddle.fft, name)(paddle.to_tensor(x), axes).numpy()
                np.testing.assert_array_equal(made, getattr(np.fft, name)(x, axes))


def test_other_names_of_arguments_and_where_the_result_goes():
    x = paddle.to_tensor(values("rfft", 2, 4))
    np.testing.assert_array_equal(paddle.fft.fft(input=x, dim=0).numpy(), paddle.fft.fft(x, axis=0).numpy())
    np.testing.assert_array_equal(paddle.fft.rfft2(x, dim=(1, 0)).numpy(), paddle.fft.rfft2(x, axes=(1, 0)).numpy())
    out = paddle.zeros([2, 3], dtype="complex128")
    assert paddle.fft.rfft(x, out=out) is out
    np.testing.assert_array_equal(out.numpy(), paddle.fft.rfft(x).numpy())
    assert not paddle.fft.fftfreq(4, requires_grad=True).stop_gradient


@pytest.mark.parametrize(
    ("run", "text"),
    [
        (lambda x: paddle.fft.fft(x, n=0), "should be a positive integer"),
        (lambda x: paddle.fft.fft(x, norm="x"), "Norm should be forward, backward or ortho"),
        (lambda x: paddle.fft.fft(x, axis=5), "each should be in range"),
        (lambda x: paddle.fft.fftn(x, axes=(0, 0)), "duplicate axes"),
        (lambda x: paddle.fft.fftn(x, s=(2,), axes=(0, 1)), "does not match"),
        (lambda x: paddle.fft.fftn(x, s=(2, 2, 2, 2)), "not be larger than the rank"),
        (lambda x: paddle.fft.fft2(x, axes=(1,)), "should be a sequence of 2 integers"),
        (lambda x: paddle.fft.fftfreq(0), "should not be 0"),
    ],
)
def test_what_fft_refuses(run, text):
    with pytest.raises(ValueError, match=text):
        run(paddle.to_tensor(np.ones((2, 3, 4))))


def by_hand(x, n_fft, hop, window, center):
    """The transform of every frame, by numpy."""
    x = np.pad(x, n_fft // 2, mode="reflect") if center else x
    starts = range(0, len(x) - n_fft + 1, hop)
    return np.stack([np.fft.rfft(x[i : i + n_fft] * window) for i in starts], -1)


@pytest.mark.parametrize("center", [True, False])
def test_stft_is_the_transform_of_windowed_frames_and_istft_undoes_it(center):
    x = np.random.default_rng(0).standard_normal(40)
    window = np.hanning(10)[1:-1]
    given = paddle.to_tensor(x, stop_gradient=False)
    out = paddle.signal.stft(given, 8, 2, window=paddle.to_tensor(window), center=center)
    np.testing.assert_allclose(out.numpy(), by_hand(x, 8, 2, window, center), rtol=1e-9, atol=1e-12)
    back = given.stft(8, 2, window=paddle.to_tensor(window), center=center)
    back = back.istft(8, 2, window=paddle.to_tensor(window), center=center, length=40)
    np.testing.assert_allclose(back.numpy(), x, rtol=1e-8, atol=1e-10)
    (back * paddle.to_tensor(np.arange(40.0))).sum().backward()
    np.testing.assert_allclose(given.grad.numpy(), np.arange(40.0), rtol=1e-7, atol=1e-8)


def test_stft_of_batches_of_complex_signals_short_windows_and_norms():
    x = np.random.default_rng(0).standard_normal((2, 30)) + 1j * np.random.default_rng(1).standard_normal((2, 30))
    out = paddle.signal.stft(paddle.to_tensor(x), 8, onesided=False, pad_mode="constant", normalized=True, win_length=6)
    assert out.shape == [2, 8, 16]
    window = np.pad(np.ones(6), 1)
    frame = np.pad(x[1], 4)[4:12] * window
    np.testing.assert_allclose(out.numpy()[1, :, 2], np.fft.fft(frame, norm="ortho"), rtol=1e-9, atol=1e-12)
    back = paddle.signal.istft(out, 8, normalized=True, onesided=False, win_length=6, return_complex=True)
    np.testing.assert_allclose(back.numpy()[:, :26], x[:, :26], atol=1e-10)


@pytest.mark.parametrize(
    ("run", "error", "text"),
    [
        (lambda S, x: S.stft(x, 80, center=False), AssertionError, "n_fft should be in"),
        (lambda S, x: S.stft(x, 8, 0), AssertionError, "hop_length should be > 0"),
        (lambda S, x: S.stft(x, 8, win_length=9), AssertionError, "win_length should be in"),
        (lambda S, x: S.stft(x, 8, pad_mode="x"), AssertionError, "pad_mode should be"),
        (lambda S, x: S.stft(x, 8, window=x[:3]), AssertionError, "expected a 1D window"),
        (lambda S, x: S.istft(x, 8), AssertionError, "should be a 2D or 3D"),
        (lambda S, x: S.istft(S.stft(x, 8), 12), AssertionError, "fft_size should be equal"),
        (lambda S, x: S.istft(S.stft(x, 8), 8, return_complex=True), AssertionError, "onesided should be False"),
        (
            lambda S, x: S.istft(S.stft(x, 8, 8, center=False), 8, 8, center=False, window=x[:8] * 0),
            ValueError,
            "NOLA",
        ),
        (lambda S, x: S.frame(x, 50, 1), ValueError, "less equal than sequence length"),
        (lambda S, x: S.overlap_add(x.reshape([4, 8]), 5), ValueError, "less or equal than frame_length"),
    ],
)
def test_what_signal_refuses(run, error, text):
    with pytest.raises(error, match=text):
        run(paddle.signal, paddle.arange(32, dtype="float32"))
