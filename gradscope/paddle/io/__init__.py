"""`paddle.io`: data sets, samplers, and a loader that works in this process."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.io.dataloader import DataLoader, default_collate_fn, default_convert_fn
from gradscope.paddle.io.dataset import (
    ChainDataset,
    ComposeDataset,
    ConcatDataset,
    Dataset,
    IterableDataset,
    Subset,
    TensorDataset,
    random_split,
)
from gradscope.paddle.io.distributed import DistributedBatchSampler
from gradscope.paddle.io.sampler import (
    BatchSampler,
    RandomSampler,
    Sampler,
    SequenceSampler,
    SubsetRandomSampler,
    WeightedRandomSampler,
)
from gradscope.paddle.io.worker import get_worker_info

__all__ = [
    "BatchSampler",
    "ChainDataset",
    "ComposeDataset",
    "ConcatDataset",
    "DataLoader",
    "Dataset",
    "DistributedBatchSampler",
    "IterableDataset",
    "RandomSampler",
    "Sampler",
    "SequenceSampler",
    "Subset",
    "SubsetRandomSampler",
    "TensorDataset",
    "WeightedRandomSampler",
    "default_collate_fn",
    "default_convert_fn",
    "get_worker_info",
    "random_split",
]

__getattr__ = missing_in(__name__)
