"""Losses over very many classes: by a tree, by clusters of rare ones, by angular margins, by sampled centers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from gradscope.core import dtype as dtypes
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.nn.functional.common import linear, one_hot
from gradscope.paddle.nn.functional.loss import REDUCTIONS
from gradscope.paddle.tensor.creation import inner_tensor


def _default_paths(label: Any, num_classes: int) -> tuple[Any, Any]:
    """Inner nodes and turns from the root to each label in a complete binary tree; -1 after a path's end. [n, L]."""
    if label.size and (label.min() < 0 or label.max() >= num_classes):
        raise ValueError(
            f"labels should be in [0, {num_classes}), but values in [{label.min()}, {label.max()}] were found"
        )
    codes = label.reshape(-1) + num_classes
    longest = (num_classes - 1).bit_length()
    nodes, turns = np.full((len(codes), longest), -1), np.zeros((len(codes), longest), np.int64)
    for row, code in enumerate(codes.tolist()):
        for bit in range(code.bit_length() - 1):
            nodes[row, bit], turns[row, bit] = (code >> (bit + 1)) - 1, code >> bit & 1
    return nodes, turns


def hsigmoid_loss(
    input: Tensor,
    label: Tensor,
    num_classes: int,
    weight: Tensor,
    bias: Tensor | None = None,
    path_table: Tensor | None = None,
    path_code: Tensor | None = None,
    is_sparse: bool = False,
    name: str | None = None,
) -> Tensor:
    """Hierarchical sigmoid: the cross entropies of all turns on the way to a class in a binary tree, [n, 1].

    input: [n, d]; label: integers [n] or [n, 1]; weight: [nodes, d]; bias: [nodes, 1]. The tree is complete unless
    path_table and path_code [n, L] say nodes and turns of each sample, -1 after its end. A shorter path counts log(2)
    for every node it lacks, as in Paddle. is_sparse: the weight's gradient is a SelectedRows. Raises ValueError for
    fewer than two classes, and labels that are none of them.
    """
    if num_classes < 2:
        raise ValueError(f"Expected num_classes >= 2 (got {num_classes})")
    if path_table is None or path_code is None:
        nodes, turns = _default_paths(label.numpy(), num_classes)
    else:
        nodes, turns = path_table.numpy(), path_code.numpy()
        nodes = np.where(np.logical_and.accumulate(nodes >= 0, axis=1), nodes, -1)
    shown = inner_tensor((nodes >= 0).astype(input.impl.meta.dtype))
    turned = inner_tensor(turns.astype(input.impl.meta.dtype))
    places = inner_tensor(np.maximum(nodes, 0).astype("int64"))
    rows = _C_ops.embedding(places, weight, -1, is_sparse)
    scores = _C_ops.squeeze(_C_ops.matmul(rows, _C_ops.unsqueeze(input, [2]), False, False), [2])
    if bias is not None:
        scores = _C_ops.add(scores, _C_ops.squeeze(_C_ops.embedding(places, bias, -1, False), [2]))
    scores = _C_ops.multiply(scores, shown)
    each = _C_ops.subtract(_C_ops.softplus(scores, 1.0, 40.0), _C_ops.multiply(turned, scores))
    return _C_ops.sum(each, [1], None, True)


def adaptive_log_softmax_with_loss(
    input: Tensor,
    label: Tensor,
    head_weight: Tensor,
    tail_weights: Sequence[Sequence[Tensor]],
    cutoffs: Sequence[int],
    head_bias: Tensor | None = None,
    name: str | None = None,
) -> tuple[Tensor, Tensor]:
    """(log probability of each label, mean of their negatives): a softmax over the frequent classes and the clusters,
    and one inside a cluster for the rare ones (Grave et al. 2017).

    input: [n, d] with label [n], or [d] with a 0-D label. cutoffs: where clusters end, the number of classes last.
    Raises ValueError for shapes that do not fit and labels out of range.
    """
    rank = len(label.shape)
    if rank > 1:
        raise ValueError("0D or 1D label tensor expected, multi-label not supported")
    if rank == 1 and input.shape[0] != label.shape[0]:
        raise ValueError("Input and label should have the same size in the batch dimension.")
    if len(input.shape) != rank + 1:
        raise ValueError(
            f"{rank}D label tensor expects {rank + 1}D input tensors, but found inputs with size {list(input.shape)}"
        )
    if rank == 0:
        input, label = _C_ops.unsqueeze(input, [0]), _C_ops.unsqueeze(label, [0])
    given = label.numpy()
    if given.size and not (given.min() >= 0 and given.max() < cutoffs[-1]):
        raise ValueError(
            f"label values should be in [0, n_classes - 1], but values in range [{given.min()}, {given.max()}] were "
            "found. "
        )
    head = np.where(given < cutoffs[0], given, 0)
    inside: Tensor | None = None
    for i, (low, high) in enumerate(pairwise(cutoffs)):
        rows = np.flatnonzero((given >= low) & (given < high))
        if not len(rows):
            continue
        head[rows] = cutoffs[0] + i
        where = inner_tensor(rows)
        scores = linear(linear(_C_ops.index_select(input, where, 0), tail_weights[i][0]), tail_weights[i][1])
        place = inner_tensor((given[rows] - low).reshape(-1, 1))
        logs = _C_ops.squeeze(_C_ops.take_along_axis(_C_ops.log_softmax(scores, 1), place, 1), [1])
        if inside is None:
            inside = _C_ops.full([len(given)], 0.0, input.dtype, input.place)
        inside = _C_ops.index_add(inside, where, logs, 0)
    logs = _C_ops.log_softmax(linear(input, head_weight, head_bias), 1)
    out = _C_ops.squeeze(_C_ops.take_along_axis(logs, inner_tensor(head.reshape(-1, 1)), 1), [1])
    out = out if inside is None else _C_ops.add(inside, out)
    loss = _C_ops.mean(_C_ops.scale(out, -1.0, 0.0, True), [], False)
    return (_C_ops.squeeze(out, [0]) if rank == 0 else out), loss


def _checked_group(group: Any) -> None:
    if not (group is False or group is None or hasattr(group, "is_member")):
        raise ValueError(
            f"Expected group is False, None or instance of paddle.distributed.collective.Group (got group: {group})"
        )


def margin_cross_entropy(
    logits: Tensor,
    label: Tensor,
    margin1: float = 1.0,
    margin2: float = 0.5,
    margin3: float = 0.0,
    scale: float = 64.0,
    group: Any = None,
    return_softmax: bool = False,
    reduction: str | None = "mean",
) -> Any:
    """Cross entropy of scale * cosines, in which the angle θ of the label became cos(margin1 * θ + margin2) - margin3
    (ArcFace and its kin). logits: cosines [n, classes]; label: integers [n] or [n, 1]; loss [n, 1] for reduction none.

    return_softmax: (loss, softmax). Raises ValueError for shapes that do not fit, AssertionError for a reduction.
    """
    if reduction not in (*REDUCTIONS, None):
        raise AssertionError(f"reduction should be 'mean', 'sum', 'none' or None, but received {reduction}")
    _checked_group(group)
    if logits.shape[-1] == 0:
        raise ValueError(f"Expected logit_dims[-1] > 0 (got logit_dims {list(logits.shape)})")
    if len(label.shape) not in (len(logits.shape), len(logits.shape) - 1):
        raise ValueError(
            "Expected input_dims - 1 = label_dims or input_dims == label_dims (got input_dims"
            f"{len(logits.shape)}, label_dims{len(label.shape)})"
        )
    if len(label.shape) == len(logits.shape) - 1:
        label = _C_ops.unsqueeze(label, [-1])
    own = _C_ops.take_along_axis(logits, label, -1)
    angle = _C_ops.scale(_C_ops.acos(own), margin1, margin2, True)
    moved = _C_ops.subtract(_C_ops.scale(_C_ops.cos(angle), 1.0, -margin3, True), own)
    hits = _C_ops.cast(one_hot(_C_ops.squeeze(label, [-1]), logits.shape[-1]), logits.dtype)
    scores = _C_ops.scale(_C_ops.add(logits, _C_ops.multiply(hits, moved)), scale, 0.0, True)
    softmax, loss = _C_ops.cross_entropy_with_softmax(scores, label, False, True, True, -100, -1)
    if reduction == "mean":
        loss = _C_ops.mean(loss, [], False)
    elif reduction == "sum":
        loss = _C_ops.sum(loss, [], None, False)
    return (loss, softmax) if return_softmax else loss


def class_center_sample(label: Tensor, num_classes: int, num_samples: int, group: Any = None) -> tuple[Tensor, Tensor]:
    """(labels as positions among the sampled classes, the classes): those in label in order, then drawn others up to
    num_samples; never fewer than the labels have. label: integers [n]. Raises ValueError for what does not fit."""
    _checked_group(group)
    if num_samples > num_classes:
        raise ValueError(f"Expected num_samples less than or equal to {num_classes}, got num_samples {num_samples}")
    if label.impl.meta.numel < 1:
        raise ValueError(f"Expected label_size > 0 (got label_size: {label.impl.meta.numel})")
    if len(label.shape) != 1:
        raise ValueError(f"Expected label_dims == 1 (got label_dims: {len(label.shape)})")
    classes, places = np.unique(label.numpy(), return_inverse=True)
    missing = num_samples - len(classes)
    if missing > 0:
        others = np.setdiff1d(np.arange(num_classes), classes)
        order = _C_ops.randperm(len(others), dtypes.int64, 0, label.place).numpy()
        classes = np.concatenate([classes, others[order[:missing]]])
    dtype = label.impl.meta.dtype
    return inner_tensor(places.reshape(-1).astype(dtype)), inner_tensor(classes.astype(dtype))
