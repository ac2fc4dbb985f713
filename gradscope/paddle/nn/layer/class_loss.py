"""Loss layers over very many classes, which hold parameters: HSigmoidLoss and AdaptiveLogSoftmaxWithLoss."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.nn import functional as F
from gradscope.paddle.nn.layer.layers import Layer
from gradscope.paddle.tensor.default_dtype import get_default_dtype


class HSigmoidLoss(Layer):
    """See `functional.hsigmoid_loss`. weight: [num_classes - 1, feature_size], bias: [num_classes - 1, 1], a row more
    with is_custom, where the tree comes with every call. Raises ValueError for fewer than two classes."""

    def __init__(
        self,
        feature_size: int,
        num_classes: int,
        weight_attr: Any = None,
        bias_attr: Any = None,
        is_custom: bool = False,
        is_sparse: bool = False,
        name: str | None = None,
    ) -> None:
        super().__init__(dtype=get_default_dtype())
        if num_classes < 2 and not is_custom:
            raise ValueError("num_classes must not be less than 2 with default tree")
        self._feature_size, self._num_classes, self._is_custom = feature_size, num_classes, is_custom
        self._is_sparse = is_sparse and is_custom
        nodes = num_classes if is_custom else num_classes - 1
        self.weight = self.create_parameter([nodes, feature_size], weight_attr)
        self.bias = self.create_parameter([nodes, 1], bias_attr, is_bias=True)

    def forward(self, input: Tensor, label: Tensor, path_table: Any = None, path_code: Any = None) -> Tensor:
        """[n, 1]: the loss of every row of the input."""
        return F.hsigmoid_loss(
            input, label, self._num_classes, self.weight, self.bias, path_table, path_code, self._is_sparse
        )


class AdaptiveLogSoftmaxWithLoss(Layer):
    """See `functional.adaptive_log_softmax_with_loss`. head_weight: [in_features, first cutoff + clusters]; every
    cluster has two matrices, through in_features // div_value ** its number features.

    As in Paddle, tail_weights is a list, whose matrices parameters() and state_dict() do not have. Raises ValueError
    for cutoffs that do not rise between 1 and n_classes - 1.
    """

    def __init__(
        self,
        in_features: int,
        n_classes: int,
        cutoffs: Sequence[int],
        weight_attr: Any = None,
        bias_attr: Any = None,
        div_value: float = 4.0,
        head_bias: bool = False,
        name: str | None = None,
    ) -> None:
        super().__init__(dtype=get_default_dtype())
        ends = list(cutoffs)
        if (
            ends != sorted(set(ends)) or min(ends) <= 0 or max(ends) > n_classes - 1
            or any(int(end) != end for end in ends)
        ):  # fmt: skip
            raise ValueError(
                "cutoffs should be a sequence of unique, positive integers sorted in an increasing order, where each "
                "value is between 1 and n_classes-1"
            )
        self.in_features, self.n_classes, self.div_value = in_features, n_classes, div_value
        self.cutoffs = [*ends, n_classes]
        self.is_head_bias, self.shortlist_size, self.n_clusters = head_bias, ends[0], len(ends)
        self.head_size = self.shortlist_size + self.n_clusters
        self.head_weight = self.create_parameter([in_features, self.head_size], weight_attr)
        self.head_bias = self.create_parameter([self.head_size], bias_attr, is_bias=True) if head_bias else None
        self.tail_weights = []
        for i in range(self.n_clusters):
            inner, size = int(in_features // div_value ** (i + 1)), self.cutoffs[i + 1] - self.cutoffs[i]
            shapes = ([in_features, inner], [inner, size])
            self.tail_weights.append([self.create_parameter(shape, weight_attr) for shape in shapes])

    def forward(self, input: Tensor, label: Tensor) -> tuple[Tensor, Tensor]:
        """(log probability of each label, loss)."""
        return F.adaptive_log_softmax_with_loss(
            input, label, self.head_weight, self.tail_weights, self.cutoffs, self.head_bias
        )

    def log_prob(self, input: Tensor) -> Tensor:
        """[n, n_classes]: the log probability of every class."""
        logs = F.log_softmax(F.linear(input, self.head_weight, self.head_bias), 1)
        parts = [_C_ops.slice(logs, [1], [0], [self.shortlist_size], [], [])]
        for i, (first, second) in enumerate(self.tail_weights):
            at = self.shortlist_size + i
            inside = F.log_softmax(F.linear(F.linear(input, first), second), 1)
            parts.append(_C_ops.add(inside, _C_ops.slice(logs, [1], [at], [at + 1], [], [])))
        return _C_ops.concat(parts, 1)

    def predict(self, input: Tensor) -> Tensor:
        """[n]: the most likely class; float32 where the head alone decides for a row, int64 when it does for none, as
        in Paddle. Clusters are only looked into for rows whose head prefers one."""
        scores = F.linear(input, self.head_weight, self.head_bias).numpy()
        rare = scores.argmax(1) >= self.shortlist_size
        best = _C_ops.argmax(self.log_prob(input), 1, False, False, "int64")
        if rare.all():
            return best
        from gradscope.paddle.tensor.creation import to_tensor

        found = scores.argmax(1).astype("float32")
        found[rare] = best.numpy()[rare]
        return to_tensor(found)
