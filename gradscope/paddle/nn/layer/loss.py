"""Loss layers."""

from __future__ import annotations

from typing import Any, ClassVar

from gradscope.core.tensor import Tensor
from gradscope.paddle.nn import functional as F
from gradscope.paddle.nn.functional.loss import REDUCTIONS
from gradscope.paddle.nn.layer.function import FunctionLayer

_NONE_SHOWN: tuple[str, ...] = ()


class _Loss(FunctionLayer):
    """late: an unknown reduction is found when the layer is called, as in Paddle; called: how its error calls it, in
    which of Paddle's two forms. Raises ValueError for size_average and reduce, which became `reduction`."""

    tensors = 2
    shown = _NONE_SHOWN
    late: ClassVar[bool] = False
    called: ClassVar[str] = ""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        if "size_average" in kwargs or "reduce" in kwargs:
            self._refuse(kwargs.get("reduce"), kwargs.get("size_average"))
        super().__init__(*args, **kwargs)
        if not self.late and self.reduction not in REDUCTIONS:
            raise ValueError(self._unknown())

    def _refuse(self, reduce: Any, average: Any) -> None:
        instead = "none" if reduce is False else "sum" if average is False else "mean"
        raise ValueError(
            f"[Deprecated] '{type(self).__name__}' no longer supports 'reduce' or 'size_average'.\n"
            f"Detected: reduce={reduce}, size_average={average}\nPlease use: reduction='{instead}' instead."
        )

    def _unknown(self) -> str:
        called = self.called or type(self).__name__
        if called in ("MSELoss", "MultiLabelMarginLoss", "MultiLabelSoftMarginloss", "MultiMarginLoss"):
            return f"'reduction' in '{called}' should be 'sum', 'mean' or 'none', but received {self.reduction}."
        return (
            f"The value of 'reduction' in {called} should be 'sum', 'mean' or 'none', but received {self.reduction}, "
            "which is not allowed."
        )


class CrossEntropyLoss(_Loss):
    """See `functional.cross_entropy`."""

    function = F.cross_entropy
    late = True
    options: ClassVar[dict[str, Any]] = {
        "weight": None, "ignore_index": -100, "reduction": "mean", "soft_label": False, "axis": -1,
        "use_softmax": True, "label_smoothing": 0.0,
    }  # fmt: skip


class NLLLoss(_Loss):
    """See `functional.nll_loss`."""

    function = F.nll_loss
    called = "nll_loss"
    options: ClassVar[dict[str, Any]] = {"weight": None, "ignore_index": -100, "reduction": "mean"}


class MSELoss(_Loss):
    """See `functional.mse_loss`."""

    function = F.mse_loss
    options = {"reduction": "mean"}


class L1Loss(_Loss):
    """See `functional.l1_loss`."""

    function = F.l1_loss
    options = {"reduction": "mean"}


class SmoothL1Loss(_Loss):
    """See `functional.smooth_l1_loss`."""

    function = F.smooth_l1_loss
    late = True
    options: ClassVar[dict[str, Any]] = {"reduction": "mean", "delta": 1.0, "is_huber": True}


class BCELoss(_Loss):
    """See `functional.binary_cross_entropy`."""

    function = F.binary_cross_entropy
    called = "bce_loss"
    options: ClassVar[dict[str, Any]] = {"weight": None, "reduction": "mean"}


class BCEWithLogitsLoss(_Loss):
    """See `functional.binary_cross_entropy_with_logits`."""

    function = F.binary_cross_entropy_with_logits
    options: ClassVar[dict[str, Any]] = {"weight": None, "reduction": "mean", "pos_weight": None}


class KLDivLoss(_Loss):
    """See `functional.kl_div`."""

    function = F.kl_div
    late = True
    options: ClassVar[dict[str, Any]] = {"reduction": "mean", "log_target": False}


class MarginRankingLoss(_Loss):
    """See `functional.margin_ranking_loss`."""

    function = F.margin_ranking_loss
    tensors = 3
    options: ClassVar[dict[str, Any]] = {"margin": 0.0, "reduction": "mean"}


class HingeEmbeddingLoss(_Loss):
    """See `functional.hinge_embedding_loss`."""

    function = F.hinge_embedding_loss
    late = True
    options: ClassVar[dict[str, Any]] = {"margin": 1.0, "reduction": "mean"}


class CosineEmbeddingLoss(_Loss):
    """See `functional.cosine_embedding_loss`."""

    function = F.cosine_embedding_loss
    tensors = 3
    options: ClassVar[dict[str, Any]] = {"margin": 0, "reduction": "mean"}


class SoftMarginLoss(_Loss):
    """See `functional.soft_margin_loss`."""

    function = F.soft_margin_loss
    options = {"reduction": "mean"}


class TripletMarginLoss(_Loss):
    """See `functional.triplet_margin_loss`."""

    function = F.triplet_margin_loss
    tensors = 3
    options: ClassVar[dict[str, Any]] = {"margin": 1.0, "p": 2.0, "epsilon": 1e-6, "swap": False, "reduction": "mean"}


class PoissonNLLLoss(_Loss):
    """See `functional.poisson_nll_loss`."""

    function = F.poisson_nll_loss
    options: ClassVar[dict[str, Any]] = {"log_input": True, "full": False, "epsilon": 1e-8, "reduction": "mean"}


class GaussianNLLLoss(_Loss):
    """See `functional.gaussian_nll_loss`."""

    function = F.gaussian_nll_loss
    tensors = 3
    options: ClassVar[dict[str, Any]] = {"full": False, "epsilon": 1e-6, "reduction": "mean"}


class MultiLabelMarginLoss(_Loss):
    """See `functional.multi_label_margin_loss`."""

    function = F.multi_label_margin_loss
    options = {"reduction": "mean"}


class MultiLabelSoftMarginLoss(_Loss):
    """See `functional.multi_label_soft_margin_loss`. Raises ValueError for an unknown reduction."""

    function = F.multi_label_soft_margin_loss
    called = "MultiLabelSoftMarginloss"
    options: ClassVar[dict[str, Any]] = {"weight": None, "reduction": "mean"}


class MultiMarginLoss(_Loss):
    """See `functional.multi_margin_loss`."""

    function = F.multi_margin_loss
    options: ClassVar[dict[str, Any]] = {"p": 1, "margin": 1.0, "weight": None, "reduction": "mean"}


class TripletMarginWithDistanceLoss(_Loss):
    """See `functional.triplet_margin_with_distance_loss`."""

    function = F.triplet_margin_with_distance_loss
    tensors = 3
    options: ClassVar[dict[str, Any]] = {
        "distance_function": None, "margin": 1.0, "swap": False, "reduction": "mean",
    }  # fmt: skip


class RNNTLoss(_Loss):
    """See `functional.rnnt_loss`."""

    function = F.rnnt_loss
    tensors = 4
    late = True
    options: ClassVar[dict[str, Any]] = {"blank": 0, "fastemit_lambda": 0.001, "reduction": "mean"}


class CTCLoss(_Loss):
    """See `functional.ctc_loss`; the layer takes norm_by_times when it is called."""

    late = True
    options: ClassVar[dict[str, Any]] = {"blank": 0, "reduction": "mean", "zero_infinity": False}

    def forward(
        self, log_probs: Tensor, labels: Tensor, input_lengths: Tensor, label_lengths: Tensor,
        norm_by_times: bool = False,
    ) -> Tensor:  # fmt: skip
        """The loss of scores [T, B, classes] and labels [B, L]."""
        return F.ctc_loss(
            log_probs, labels, input_lengths, label_lengths, self.blank, self.reduction, norm_by_times,
            self.zero_infinity,
        )  # fmt: skip
