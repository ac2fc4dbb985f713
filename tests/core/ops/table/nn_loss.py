"""Rows of the ops of nn_loss.yaml."""

from __future__ import annotations

from typing import Any

import numpy as np

from .base import Row, apart, f, pos, turned, xs, ys


def _inside(*shape: int) -> np.ndarray:
    return f(*shape, lo=0.1, hi=0.9, seed=8)


def _log_softmax(x: Any, axis: int) -> Any:
    return x - np.log(np.exp(x).sum(axis, keepdims=True))


def _one_hot(label: Any, like: Any, axis: int, ignore: int) -> Any:
    places = np.arange(like.shape[axis]).reshape([-1 if i == axis % like.ndim else 1 for i in range(like.ndim)])
    return ((places == label) & (label != ignore)).astype("float64")


def _cross_entropy(x: Any, label: Any, soft: bool, use: bool, stable: bool, ignore: int, axis: int) -> list[Any]:
    logs = _log_softmax(x, axis) if use else np.log(x)
    target = label if soft else _one_hot(label, x, axis, ignore)
    return [np.exp(logs), -(target * logs).sum(axis, keepdims=True)]


def _cross_entropy_grad(softmax: Any, label: Any, g: Any, soft: bool, use: bool, ignore: int, axis: int) -> Any:
    target = label if soft else _one_hot(label, softmax, axis, ignore)
    return (softmax * target.sum(axis, keepdims=True) - target) * g if use else -target / softmax * g


def _nll(x: Any, label: Any, weight: Any, ignore: int, reduction: str) -> list[Any]:
    target = _one_hot(label[:, None], x, 1, ignore)
    weight = np.ones(x.shape[1]) if weight is None else weight
    each = target * weight.reshape(-1, *[1] * (x.ndim - 2))
    loss, total = -(each * x).sum(1), each.sum()
    return [loss, 0.0] if reduction == "none" else [loss.sum() / (total if reduction == "mean" else 1), total]


def _nll_grad(x: Any, label: Any, weight: Any, total: Any, g: Any, ignore: int, reduction: str) -> Any:
    target = _one_hot(label[:, None], x, 1, ignore)
    weight = np.ones(x.shape[1]) if weight is None else weight
    g = g[:, None] if reduction == "none" else g / (total if reduction == "mean" else 1)
    return -target * weight.reshape(-1, *[1] * (x.ndim - 2)) * g


def _huber(x: Any, y: Any, delta: float) -> Any:
    return np.where(abs(x - y) <= delta, 0.5 * (x - y) ** 2, delta * (abs(x - y) - 0.5 * delta))


def _bce(x: Any, y: Any) -> Any:
    return -(y * np.log(x) + (1 - y) * np.log(1 - x))


def _with_logits(x: Any, y: Any, w: Any, normalize: bool, ignore: int) -> Any:
    p = 1 / (1 + np.exp(-x))
    each = -(y * np.log(p) + (1 - y) * np.log(1 - p)) if w is None else (1 - y) * x - w * np.log(p)
    out = np.where(y == ignore, 0, each)
    return out / max((y != ignore).sum(), 1) if normalize else out


def _kl(x: Any, y: Any, reduction: str, log_target: bool) -> Any:
    return np.exp(y) * (y - x) if log_target else np.where(y > 0, y * (np.log(np.where(y > 0, y, 1)) - x), 0)


def _dropped(mask: Any, g: Any, p: float, is_test: bool, mode: str) -> Any:
    up = mode == "upscale_in_train"
    if is_test:
        return g if up else g * (1 - p)
    return np.where(mask > 0, g / (1 - p) if up and p < 1 else g, 0)


LABELS = np.array([[2], [0]])
SOME = np.array([[1], [-100]])
HARD = (False, True, True, -100, -1)
ROWS: list[Row] = [
    Row("cross_entropy_with_softmax", _cross_entropy, [
        ((xs(2, 3), LABELS), HARD), ((xs(2, 3), SOME), HARD), ((xs(2, 3, 2), np.array([[[1, 0]], [[2, 2]]])), (False, True, True, 2, 1)),
        ((xs(2, 3), pos(2, 3)), (True, True, True, -100, -1)), ((turned(xs(3, 2)), pos(3, 2)), (True, True, True, -100, 0)),
        ((pos(2, 3), LABELS), (False, False, True, -100, -1)), ((pos(2, 3), pos(2, 3)), (True, False, True, -100, -1)),
        ((xs(0, 3), LABELS[:0]), HARD),
    ]),
    Row("cross_entropy_grad", _cross_entropy_grad, [
        ((pos(2, 3), LABELS, ys(2, 1)), (False, True, -100, -1)), ((pos(2, 3), SOME, ys(2, 1)), (False, True, -100, -1)),
        ((pos(2, 3, 2), np.array([[[1, 0]], [[2, 2]]]), ys(2, 1, 2)), (False, True, 2, 1)),
        ((pos(2, 3), xs(2, 3), ys(2, 1)), (True, True, -100, -1)), ((pos(2, 3), LABELS, ys(2, 1)), (False, False, -100, -1)),
        ((pos(2, 3), xs(2, 3), ys(2, 1)), (True, False, -100, -1)), ((pos(0, 3), LABELS[:0], ys(0, 1)), (False, True, -100, -1)),
    ]),
    Row("nll_loss", _nll, [
        ((xs(3, 2), np.array([0, 1, 1]), None), (-100, "mean")), ((xs(3, 2), np.array([0, 1, 1]), pos(2)), (0, "sum")),
        ((xs(2, 3, 2), np.array([[2, 1], [0, -100]]), pos(3)), (-100, "mean")), ((xs(2, 3), np.array([1, 2]), None), (2, "none")),
    ], no_grad_of=("weight",)),
    Row("nll_loss_grad", _nll_grad, [
        ((xs(3, 2), np.array([0, 1, 1]), None, np.array(3.0), ys()), (-100, "mean")),
        ((xs(3, 2), np.array([0, 1, 1]), pos(2), np.array(1.5), ys()), (0, "sum")),
        ((xs(2, 3, 2), np.array([[2, 1], [0, -100]]), pos(3), np.array(pos(3)[[2, 1, 0]].sum()), ys()), (-100, "mean")),
        ((xs(2, 3), np.array([1, 2]), None, np.array(0.0), ys(2)), (2, "none")),
    ], no_grad_of=("weight", "total_weight")),
    Row("huber_loss", _huber, [((apart(*s, seed=1), apart(*s, seed=2, avoid=0.2)), (0.6,)) for s in ((2, 3), (), (0, 3))]),
    Row("bce_loss", _bce, [((_inside(*s), f(*s, lo=0.0, hi=1.0)), ()) for s in ((2, 3), (), (0, 3))]),
    Row("sigmoid_cross_entropy_with_logits", _with_logits, [
        ((xs(2, 3), _inside(2, 3), None), (False, -100)), ((xs(), _inside(), None), (False, -100)),
        ((xs(1, 3), _inside(1, 3), None), (True, -100)), ((xs(2, 3), _inside(2, 3), pos(3)), (False, -100)),
        ((xs(0, 3), _inside(0, 3), None), (True, -100)),
    ], no_grad_of=("pos_weight",)),
    Row("kldiv_loss", _kl, [
        *(((xs(*s), pos(*s)), ("none", False)) for s in ((2, 3), (), (0, 3))), ((xs(2, 3), ys(2, 3)), ("none", True)),
        ((xs(2), np.array([0.5, -1.0])), ("none", False)),
    ]),
    Row("dropout", lambda x, seed, *how: _dropped(np.ones(x.shape), x, *how[:3]), [
        ((xs(4, 3), None), (0.4, False, "upscale_in_train", 7, True)), ((xs(2, 3), np.array([3])), (0.4, False, "downscale_in_infer", 0, False)),
        ((xs(2, 3), None), (0.4, True, "downscale_in_infer", 0, False)), ((xs(), None), (0.4, True, "upscale_in_train", 0, False)),
        ((xs(0, 3), None), (0.4, False, "upscale_in_train", 0, True)), ((xs(3, 2), None), (1.0, False, "upscale_in_train", 0, True)),
    ], random=True),
    Row("dropout_grad", _dropped, [
        ((np.array([[1, 0, 1], [0, 1, 1]], "uint8"), ys(2, 3)), (0.4, False, "upscale_in_train")),
        ((np.array(1, "uint8"), ys()), (0.4, False, "downscale_in_infer")), ((np.ones((0, 3), "uint8"), ys(0, 3)), (0.4, True, "upscale_in_train")),
        ((np.ones((1, 2), "uint8"), ys(1, 2)), (0.4, True, "downscale_in_infer")),
    ]),
]  # fmt: skip
