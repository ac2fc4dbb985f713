"""paddle.metric: accuracy, precision, recall and area under the curve, by batch and over batches."""

from __future__ import annotations

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.paddle.metric import Accuracy, Auc, Metric, Precision, Recall, accuracy

SCORES = paddle.to_tensor([[0.1, 0.7, 0.2], [0.5, 0.3, 0.2], [0.2, 0.3, 0.5], [0.4, 0.35, 0.25]])
LABELS = paddle.to_tensor([[1], [1], [2], [2]])


def test_accuracy() -> None:
    assert accuracy(SCORES, LABELS).item() == 0.5
    assert accuracy(SCORES, LABELS, k=2).item() == 0.75
    assert accuracy(SCORES, LABELS).dtype == paddle.float32


def test_over_batches() -> None:
    metric = Accuracy((1, 2))
    assert metric.update(metric.compute(SCORES, LABELS)) == [0.5, 0.75]
    hot = paddle.to_tensor(np.eye(3, dtype="float32")[[1]])
    assert metric.update(metric.compute(SCORES[:1], hot)) == [1.0, 1.0]
    assert metric.accumulate() == [0.6, 0.8] and metric.name() == ["acc_top1", "acc_top2"]
    assert all(type(part) is np.float64 for part in metric.accumulate())  # they print so
    metric.reset()
    assert metric.accumulate() == [0.0, 0.0]
    with pytest.raises(NotImplementedError, match="'update' not implemented in Metric"):
        Metric().update()


def scores(count: int = 60) -> tuple[np.ndarray, np.ndarray]:
    """Probabilities of the class 1, one of them a half, and labels that mostly agree."""
    p = (np.sin(np.arange(count) * 1.7) * 0.5 + 0.5).astype("float32")
    p[3] = 0.5
    return p, (np.sin(np.arange(count) * 1.7 + 0.9) > -0.2).astype("int64")


@pytest.mark.parametrize(("kind", "half_counts"), [(Precision, True), (Recall, False)])
def test_precision_and_recall_count_over_batches(kind: type, half_counts: bool) -> None:
    p, label = scores()
    said = p >= 0.5 if half_counts else p > 0.5
    right = (said & (label == 1)).sum()
    wanted = right / (said.sum() if kind is Precision else (label == 1).sum())
    metric = kind()
    metric.update(p[:40], label[:40])
    metric.update(paddle.to_tensor(p[40:].reshape(-1, 1)), paddle.to_tensor(label[40:].reshape(-1, 1)))
    assert metric.accumulate() == pytest.approx(wanted) and metric.tp == right
    assert metric.name() == kind.__name__.lower()
    metric.reset()
    assert metric.accumulate() == 0.0
    with pytest.raises(ValueError, match="'preds' must be a numpy ndarray or Tensor"):
        metric.update([1.0], label[:1])


def test_area_under_the_curve_is_the_share_of_pairs_in_order() -> None:
    p, label = scores()
    metric = Auc(num_thresholds=4095)
    metric.update(np.stack([1 - p, p], 1)[:30], label[:30])
    metric.update(paddle.to_tensor(np.stack([1 - p, p], 1)[30:]), paddle.to_tensor(label[30:].reshape(-1, 1)))
    gaps = p[label == 1][:, None] - p[label == 0][None]
    assert metric.accumulate() == pytest.approx((gaps > 0).mean() + 0.5 * (gaps == 0).mean(), abs=1e-3)
    assert metric.name() == "auc" and Auc(name="area").name() == "area"
    metric.reset()
    assert metric.accumulate() == 0.0
    with pytest.raises(AssertionError, match="at most 1"):
        metric.update(np.array([[0.0, 1.5]]), np.array([1]))
