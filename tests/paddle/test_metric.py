"""paddle.metric: accuracy by batch and over batches."""

from __future__ import annotations

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.paddle.metric import Accuracy, Metric, accuracy

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
    metric.reset()
    assert metric.accumulate() == [0.0, 0.0]
    with pytest.raises(NotImplementedError, match="'update' not implemented in Metric"):
        Metric().update()
