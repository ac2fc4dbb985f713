"""Norm layers of sparse tensors: batch norm of the values they have."""

from __future__ import annotations

from typing import Any

from gradscope.core import errors
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.nn import functional as F
from gradscope.paddle.nn.layer.norm import BatchNormBase


class BatchNorm(BatchNormBase):
    """Batch norm of a COO tensor [n, d, h, w, c] or [n, h, w, c] whose last axis is dense: per channel over the values
    it has. data_format: NDHWC or NHWC. The mode of every call counts; Paddle's keeps to that of its first one."""

    def __init__(
        self,
        num_features: int,
        momentum: float = 0.9,
        epsilon: float = 1e-5,
        weight_attr: Any = None,
        bias_attr: Any = None,
        data_format: str = "NDHWC",
        use_global_stats: bool | None = None,
        name: str | None = None,
    ) -> None:
        super().__init__(num_features, momentum, epsilon, weight_attr, bias_attr, data_format, use_global_stats, name)

    def forward(self, input: Tensor) -> Tensor:
        """A COO tensor of the same positions. Raises ValueError for another data_format, NotImplementedError for a
        dense tensor."""
        if self._data_format not in ("NDHWC", "NHWC"):
            raise ValueError('sparse BatchNorm only support layout of "NDHWC" and "NHWC"')
        if not input.is_sparse_coo():
            raise errors.unimplemented(
                "The kernel of (batch_norm_) for input tensors is unimplemented, please check the type of input "
                "tensors.",
                op="sparse_batch_norm",
                remedy="use paddle.nn.BatchNorm for a dense tensor",
            )
        values = F.batch_norm(
            _C_ops.sparse_values(input), self._mean, self._variance, self.weight, self.bias, self.training,
            self._momentum, self._epsilon, "NC", self._use_global_stats,
        )  # fmt: skip
        return _C_ops.sparse_with_values(input, values)


class SyncBatchNorm(BatchNorm):
    """Batch norm over the values of all processes; here there is one."""
