"""Metrics of two classes: precision, recall, area under the curve."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle.metric.metric import Metric


def _arrays(preds: Any, labels: Any) -> tuple[Any, Any]:
    """Both as numpy arrays. Raises ValueError for what is neither an array nor a Tensor."""
    found = []
    for what, value in (("preds", preds), ("labels", labels)):
        if isinstance(value, Tensor):
            value = value.numpy()
        elif not isinstance(value, (np.ndarray, np.generic)):
            raise ValueError(f"The '{what}' must be a numpy ndarray or Tensor.")
        found.append(value)
    return found[0], found[1]


class _Counted(Metric):
    """Right ones among all that count. tp: true positives so far."""

    _wrong = ""

    def __init__(self, name: str) -> None:
        self._name = name
        self.reset()

    def reset(self) -> None:
        """Forget everything."""
        self.tp = 0
        setattr(self, self._wrong, 0)

    def _count(self, right: Any, wrong: Any) -> None:
        self.tp += int(right.sum())
        setattr(self, self._wrong, getattr(self, self._wrong) + int(wrong.sum()))

    def accumulate(self) -> float:
        """tp / (tp + wrong ones); 0 when there were none."""
        total = self.tp + getattr(self, self._wrong)
        return self.tp / total if total else 0.0

    def name(self) -> str:
        """Its name."""
        return self._name


class Precision(_Counted):
    """How many of those said to be 1 are. fp: false positives so far."""

    _wrong = "fp"

    def __init__(self, name: str = "precision") -> None:
        super().__init__(name)

    def update(self, preds: Any, labels: Any) -> None:
        """Count probabilities [n] or [n, 1], 1 from a half on, beside labels 0 and 1. Raises ValueError for lists."""
        scores, wanted = _arrays(preds, labels)
        said, wanted = np.floor(scores + 0.5).astype("int32").reshape(-1), wanted.reshape(-1)
        self._count((said == 1) & (wanted == 1), (said == 1) & (wanted != 1))


class Recall(_Counted):
    """How many of those that are 1 are said to be. fn: false negatives so far."""

    _wrong = "fn"

    def __init__(self, name: str = "recall") -> None:
        super().__init__(name)

    def update(self, preds: Any, labels: Any) -> None:
        """Count probabilities [n] or [n, 1], rounded (a half to the even 0), beside labels 0 and 1."""
        scores, wanted = _arrays(preds, labels)
        said, wanted = np.rint(scores).astype("int32").reshape(-1), wanted.reshape(-1)
        self._count((said == 1) & (wanted == 1), (said != 1) & (wanted == 1))


class Auc(Metric):
    """The area under the ROC curve, from counts in num_thresholds + 1 bins of the probability, by trapezoids.

    curve changes nothing, as in Paddle.
    """

    def __init__(self, curve: str = "ROC", num_thresholds: int = 4095, name: str = "auc") -> None:
        self._curve, self._num_thresholds, self._name = curve, num_thresholds, name
        self.reset()

    def reset(self) -> None:
        """Forget everything."""
        self._stat_pos, self._stat_neg = (np.zeros(self._num_thresholds + 1) for _ in range(2))

    def update(self, preds: Any, labels: Any) -> None:
        """Count probabilities [n, 2], of which the second column counts, beside labels [n] or [n, 1]. Raises
        AssertionError for a probability above 1, ValueError for lists."""
        scores, wanted = _arrays(preds, labels)
        bins = (scores[:, 1] * self._num_thresholds).astype(int)
        if (bins > self._num_thresholds).any():
            raise AssertionError(f"probabilities should be at most 1, but received {scores[:, 1].max()}")
        yes = wanted.reshape(len(bins)).astype(bool)
        np.add.at(self._stat_pos, bins[yes], 1.0)
        np.add.at(self._stat_neg, bins[~yes], 1.0)

    def accumulate(self) -> float:
        """The area so far; 0 while one of the classes has not come."""
        right = np.concatenate([[0.0], np.cumsum(self._stat_pos[::-1])])
        wrong = np.concatenate([[0.0], np.cumsum(self._stat_neg[::-1])])
        if not right[-1] or not wrong[-1]:
            return 0.0
        area = (np.diff(wrong) * (right[1:] + right[:-1]) / 2.0).sum()
        return float(area / right[-1] / wrong[-1])

    def name(self) -> str:
        """Its name."""
        return self._name
