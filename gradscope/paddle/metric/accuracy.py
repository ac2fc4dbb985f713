"""Accuracy: how often the label is among the likeliest classes."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.metric.metric import Metric
from gradscope.paddle.tensor.creation import to_tensor


def _hits(input: Any, label: Any, k: int) -> Any:
    """[n]: whether the label is among the k largest of a row."""
    largest = np.argsort(-np.asarray(input), axis=-1, kind="stable")[..., :k]
    return (largest == np.asarray(label).reshape(*largest.shape[:-1], 1)).any(-1)


def accuracy(
    input: Tensor, label: Tensor, k: int = 1, correct: Any = None, total: Any = None, name: str | None = None
) -> Tensor:
    """The part of the rows whose label is among the k largest of [n, classes]; float32, 0-D, no gradient."""
    with no_grad():
        hits = to_tensor(_hits(input.numpy(), label.numpy(), k).astype("float32"))
        return _C_ops.mean_all(hits)


class Accuracy(Metric):
    """The part of samples whose label is among the k largest, for every k in topk."""

    def __init__(self, topk: tuple[int, ...] = (1,), name: str | None = None) -> None:
        self.topk, self.maxk, self._name = topk, max(topk), name or "acc"
        self.reset()

    def compute(self, pred: Tensor, label: Tensor, *args: Any) -> Tensor:
        """[n, maxk]: 1 at the place where the label is among the largest. label: classes, or one-hot."""
        scores, wanted = pred.numpy(), label.numpy()
        if wanted.ndim == scores.ndim and wanted.shape[-1] != 1:
            wanted = wanted.argmax(-1)
        largest = np.argsort(-scores, axis=-1, kind="stable")[..., : self.maxk]
        return to_tensor((largest == wanted.reshape(*largest.shape[:-1], 1)).astype("float32"))

    def update(self, correct: Any, *args: Any) -> Any:
        """Count a batch of `compute`; gives its accuracy, a list for several k."""
        array = correct.numpy() if isinstance(correct, Tensor) else np.asarray(correct)
        samples = np.int64(math.prod(array.shape[:-1]))  # a numpy number: so are the accuracies, as in Paddle
        found = []
        for i, k in enumerate(self.topk):
            hits = float(array[..., :k].sum())
            found.append(hits / samples)
            self.total[i] += hits
            self.count[i] += samples
        return found[0] if len(found) == 1 else found

    def reset(self) -> None:
        """Forget everything."""
        self.total: list[float] = [0.0] * len(self.topk)
        self.count: list[Any] = [0] * len(self.topk)

    def accumulate(self) -> Any:
        """Accuracy of everything counted, a list for several k."""
        found = [t / c if c else 0.0 for t, c in zip(self.total, self.count, strict=True)]
        return found[0] if len(found) == 1 else found

    def name(self) -> list[str]:
        """`acc`, or `acc_top1`, … for several k."""
        return [self._name] if len(self.topk) == 1 else [f"{self._name}_top{k}" for k in self.topk]
