"""`paddle.metric`: what is counted beside the loss: accuracy, precision, recall, area under the curve."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.metric.accuracy import Accuracy, accuracy
from gradscope.paddle.metric.binary import Auc, Precision, Recall
from gradscope.paddle.metric.metric import Metric

__all__ = ["Accuracy", "Auc", "Metric", "Precision", "Recall", "accuracy"]

__getattr__ = missing_in(__name__)
