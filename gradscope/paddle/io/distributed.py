"""DistributedBatchSampler: the batches that one of several processes takes; here there is one, which takes all."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import numpy as np

from gradscope.paddle.io.sampler import BatchSampler


class DistributedBatchSampler(BatchSampler):
    """Every process takes each num_replicas-th batch of batch_size; the data set is lengthened from its own beginning
    until all get the same. shuffle: in an order drawn by numpy from the number of the epoch, which counts up by itself.

    num_replicas and rank are 1 and 0 when None. Raises AssertionError for sizes that are no positive integers.
    """

    def __init__(
        self,
        dataset: Any,
        batch_size: int,
        num_replicas: int | None = None,
        rank: int | None = None,
        shuffle: bool = False,
        drop_last: bool = False,
    ) -> None:
        for name, value in (("batch_size", batch_size), ("num_replicas", 1 if num_replicas is None else num_replicas)):
            if not isinstance(value, int) or value <= 0:
                raise AssertionError(f"{name} should be a positive integer")
        if rank is not None and (not isinstance(rank, int) or rank < 0):
            raise AssertionError("rank should be a non-negative integer")
        for name, flag in (("shuffle", shuffle), ("drop_last", drop_last)):
            if not isinstance(flag, bool):
                raise AssertionError(f"{name} should be a boolean value")
        self.dataset, self.batch_size, self.shuffle, self.drop_last = dataset, batch_size, shuffle, drop_last
        self.nranks, self.local_rank = num_replicas or 1, rank or 0
        self.epoch = 0
        self.num_samples = math.ceil(len(dataset) / self.nranks)
        self.total_size = self.num_samples * self.nranks

    def _own(self) -> list[int]:
        """The numbers of this process, in order."""
        numbers = np.arange(len(self.dataset)).tolist()
        numbers += numbers[: self.total_size - len(numbers)]
        if self.shuffle:
            np.random.RandomState(self.epoch).shuffle(numbers)
            self.epoch += 1
        if self.nranks == 1:
            return numbers
        round_, own = self.batch_size * self.nranks, []
        whole = self.total_size - self.total_size % round_
        for start in range(self.local_rank * self.batch_size, whole, round_):
            own += numbers[start : start + self.batch_size]
        share = (self.total_size - whole) // self.nranks
        return own + numbers[whole + self.local_rank * share : whole + (self.local_rank + 1) * share]

    def __iter__(self) -> Iterator[Any]:
        own = self._own()
        for start in range(0, len(own), self.batch_size):
            batch = own[start : start + self.batch_size]
            if len(batch) == self.batch_size or not self.drop_last:
                yield batch

    def __len__(self) -> int:
        part = 0 if self.drop_last else self.batch_size - 1
        return (self.num_samples + part) // self.batch_size

    def set_epoch(self, epoch: int) -> None:
        """Draw the next order from this number."""
        self.epoch = epoch
