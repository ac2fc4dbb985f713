"""Kernels of losses and of dropout."""

from __future__ import annotations

from typing import Any

import numpy as xp

from gradscope.core import errors
from gradscope.core.phi.kernels.creation import generator
from gradscope.core.phi.kernels.register import FLOAT, kernel


def _picked(label: Any, classes: int, ignore_index: int) -> tuple[Any, Any]:
    """(labels that may index, where the label counts: None for everywhere). Raises OutOfRange for a label outside the
    classes."""
    if not 0 <= ignore_index < classes and label.size and label.dtype.itemsize == 8:
        if label.view("uint64").max() < classes:  # a negative one is larger than any
            return label, None
    counts = label != ignore_index
    safe = xp.where(counts, label, 0)
    wrong = (safe < 0) | (safe >= classes)
    if bool(wrong.any()):
        first = int(safe[wrong][0])
        unless = f"when label value({first}) not equal to ignore_index({ignore_index})"
        if first < 0:
            raise errors.out_of_range(f"label value should >= 0 {unless}")
        raise errors.out_of_range(
            f"label value should less than the shape of axis dimension {unless}, But received label value as {first} "
            f"and shape of axis dimension is {classes}"
        )
    return safe, counts


def _where(counts: Any, x: Any) -> Any:
    """x, 0 where it does not count."""
    return x if counts is None else xp.asarray(xp.where(counts, x, xp.zeros((), x.dtype)))


def _at(x: Any, label: Any, axis: int) -> Any:
    """The elements of x at the labels, with 1 at `axis`."""
    if x.ndim == 2 and axis in (1, -1):
        return x[xp.arange(x.shape[0]), label[:, 0]][:, None]
    return xp.take_along_axis(x, label, axis)


@kernel("cross_entropy_with_softmax", FLOAT)
def cross_entropy_with_softmax(
    input: Any, label: Any, soft_label: bool = False, use_softmax: bool = True, numeric_stable_mode: bool = True,
    ignore_index: int = -100, axis: int = -1,
) -> tuple[Any, Any]:  # fmt: skip
    """(softmax, loss). loss has 1 at `axis`: -log(softmax) at the label, 0 where the label is ignore_index; with
    soft_label the sum of -label * log(softmax). Without use_softmax the input holds probabilities already."""
    if use_softmax:
        shifted = xp.subtract(input, input.max(axis=axis, keepdims=True)) if input.size else xp.array(input)
        softmax = xp.exp(shifted)
        total = softmax.sum(axis=axis, keepdims=True)
        softmax /= total
        log_total = xp.log(total)
    else:
        softmax, shifted, log_total = xp.array(input), xp.log(input), xp.zeros((), input.dtype)
    if soft_label:
        loss = xp.multiply(label, xp.subtract(log_total, shifted)).sum(axis=axis, keepdims=True)
        return softmax, loss.astype(input.dtype, copy=False)
    safe, counts = _picked(label, input.shape[axis], ignore_index)
    return softmax, _where(counts, xp.subtract(log_total, _at(shifted, safe, axis)))


@kernel("cross_entropy_grad", FLOAT)
def cross_entropy_grad(
    softmax: Any, label: Any, loss_grad: Any, soft_label: bool = False, use_softmax: bool = True,
    ignore_index: int = -100, axis: int = -1,
) -> Any:  # fmt: skip
    """The gradient of the input: (softmax - the label's one-hot) * loss_grad, 0 where the label is ignored."""
    loss_grad = loss_grad.astype(softmax.dtype, copy=False)
    if soft_label:
        if not use_softmax:
            return xp.asarray(xp.multiply(xp.divide(label, softmax), -loss_grad), dtype=softmax.dtype)
        out = xp.multiply(softmax, label.sum(axis=axis, keepdims=True))
        out -= label
        out *= loss_grad
        return out.astype(softmax.dtype, copy=False)
    safe, counts = _picked(label, softmax.shape[axis], ignore_index)
    weight = _where(counts, loss_grad)
    if not use_softmax:
        out = xp.zeros(softmax.shape, softmax.dtype)
        xp.put_along_axis(out, safe, -weight / xp.take_along_axis(softmax, safe, axis), axis)
        return out
    out = xp.multiply(softmax, weight)
    if out.ndim == 2 and axis in (1, -1):
        out[xp.arange(out.shape[0]), safe[:, 0]] -= weight[:, 0]
    else:
        xp.put_along_axis(out, safe, xp.take_along_axis(out, safe, axis) - weight, axis)
    return out


def _by_class(input: Any) -> Any:
    """input [n, classes, …] with the classes last: [n, …, classes]."""
    return xp.moveaxis(input, 1, -1) if input.ndim > 2 else input


@kernel("nll_loss", FLOAT)
def nll_loss(input: Any, label: Any, weight: Any, ignore_index: int = -100, reduction: str = "mean") -> tuple[Any, Any]:
    """(loss, sum of the weights that counted). input: [n, classes, …] of log probabilities; label: [n, …]; weight:
    [classes] or None. The loss is -weight * input at the label: its sum, its weighted mean, or one per label."""
    safe, counts = _picked(label, input.shape[1], ignore_index)
    w = _weights(safe, counts, weight, input.dtype)
    loss = -w * xp.take_along_axis(_by_class(input), safe[..., None], -1)[..., 0]
    total = xp.asarray(xp.sum(w), dtype=input.dtype)
    if reduction == "none":
        return xp.asarray(loss), xp.zeros_like(total)
    out = xp.asarray(xp.sum(loss), dtype=input.dtype)
    return (xp.asarray(out / total) if reduction == "mean" else out), total


def _weights(safe: Any, counts: Any, weight: Any, dtype: Any) -> Any:
    each = xp.ones(safe.shape, dtype) if weight is None else weight[safe]
    return _where(counts, each)


@kernel("nll_loss_grad", FLOAT)
def nll_loss_grad(
    input: Any, label: Any, weight: Any, total_weight: Any, grad: Any, ignore_index: int = -100, reduction: str = "mean"
) -> Any:
    """The gradient of the input: -weight at the label times grad, divided by total_weight for the mean."""
    safe, counts = _picked(label, input.shape[1], ignore_index)
    w = _weights(safe, counts, weight, input.dtype) * -grad
    if reduction == "mean":
        w = w / total_weight
    out = xp.zeros((*safe.shape, input.shape[1]), input.dtype)
    xp.put_along_axis(out, safe[..., None], w[..., None], -1)
    return xp.ascontiguousarray(xp.moveaxis(out, -1, 1)) if input.ndim > 2 else out


@kernel("huber_loss", FLOAT)
def huber_loss(input: Any, label: Any, delta: float) -> Any:
    """r² / 2 for |r| <= delta, delta * (|r| - delta / 2) beyond; r = input - label."""
    size = xp.abs(input - label)
    return xp.asarray(xp.where(size <= delta, 0.5 * size * size, delta * (size - 0.5 * delta)), dtype=input.dtype)


@kernel("bce_loss", FLOAT)
def bce_loss(input: Any, label: Any) -> Any:
    """-(label * log(input) + (1 - label) * log(1 - input)); the logarithms go no lower than -100."""
    first, second = xp.maximum(xp.log(input), -100), xp.maximum(xp.log1p(-input), -100)
    return xp.asarray((label - 1) * second - label * first, dtype=input.dtype)


@kernel("sigmoid_cross_entropy_with_logits", FLOAT)
def sigmoid_cross_entropy_with_logits(
    x: Any, label: Any, pos_weight: Any, normalize: bool = False, ignore_index: int = -100
) -> Any:
    """(1 - label) * x + w * (log(1 + exp(-|x|)) + max(-x, 0)), w = pos_weight or 1; 0 where the label is ignore_index.
    normalize: divided by how many labels count."""
    soft = xp.log1p(xp.exp(-xp.abs(x))) + xp.maximum(-x, 0)
    out = (1 - label) * x + (soft if pos_weight is None else pos_weight * soft)
    counts = label != ignore_index
    out = xp.where(counts, out, xp.zeros((), x.dtype))
    return xp.asarray(out / xp.maximum(counts.sum(), 1) if normalize else out, dtype=x.dtype)


@kernel("kldiv_loss", FLOAT)
def kldiv_loss(x: Any, label: Any, reduction: str = "none", log_target: bool = False) -> Any:
    """label * (log(label) - x), 0 where label is not above 0; with log_target exp(label) * (label - x)."""
    if log_target:
        return xp.asarray(xp.exp(label) * (label - x), dtype=x.dtype)
    some = label > 0
    safe = xp.where(some, label, xp.ones((), label.dtype))
    return xp.asarray(xp.where(some, label * (xp.log(safe) - x), xp.zeros((), x.dtype)), dtype=x.dtype)


@kernel("dropout", FLOAT)
def dropout(x: Any, seed_tensor: Any, p: float, is_test: bool, mode: str, seed: int, fix_seed: bool) -> tuple[Any, Any]:
    """(x with a part p of its elements dropped, which ones stay as uint8).

    mode upscale_in_train divides what stays by 1 - p; downgrade_in_infer multiplies by 1 - p when is_test instead.
    """
    if is_test:
        out = xp.array(x) if mode == "upscale_in_train" else xp.asarray(x * (1.0 - p), dtype=x.dtype)
        return out, xp.ones(x.shape, "uint8")
    draws = generator()
    if seed_tensor is not None or fix_seed:
        draws = xp.random.default_rng(seed if seed_tensor is None else int(seed_tensor.reshape(-1)[0]))
    mask = (xp.asarray(draws.random(x.shape, "float32")) >= p).astype("uint8")
    return dropout_grad(mask, x, p, False, mode), mask


@kernel("dropout_grad", FLOAT)
def dropout_grad(mask: Any, out_grad: Any, p: float, is_test: bool, mode: str) -> Any:
    """out_grad where mask says so, 0 elsewhere, times what `dropout` multiplied with."""
    if is_test:
        return xp.array(out_grad) if mode == "upscale_in_train" else xp.asarray(out_grad * (1.0 - p), out_grad.dtype)
    factor = mask.astype(out_grad.dtype)
    if mode == "upscale_in_train" and p < 1:
        factor *= 1.0 / (1.0 - p)
    return xp.asarray(xp.multiply(out_grad, factor))
