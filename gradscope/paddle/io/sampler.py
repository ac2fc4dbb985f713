"""Samplers: in which order numbers of samples come, and in which batches. Draws are numpy's, as in Paddle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np


class Sampler:
    """Gives numbers of samples; a subclass has `__iter__`. data_source: what it samples from."""

    def __init__(self, data_source: Any = None) -> None:
        self.data_source = data_source

    def __iter__(self) -> Iterator[int]:
        raise NotImplementedError(f"{type(self).__name__} does not say in which order samples come")

    def __len__(self) -> int:
        return len(self.data_source)


class SequenceSampler(Sampler):
    """0, 1, 2, …"""

    def __iter__(self) -> Iterator[int]:
        return iter(range(len(self.data_source)))


class RandomSampler(Sampler):
    """All numbers in random order, or num_samples draws with replacement. generator: an iterator of numbers instead.

    Raises TypeError, ValueError for a num_samples that is no positive number.
    """

    def __init__(
        self, data_source: Any, replacement: bool = False, num_samples: int | None = None, generator: Any = None
    ) -> None:
        super().__init__(data_source)
        if not isinstance(replacement, bool):
            raise TypeError(f"expect boolean value for replacement, but got replacement={replacement}")
        if num_samples is not None and (not isinstance(num_samples, int) or num_samples <= 0):
            raise ValueError(f"num_samples should be a positive integer, but got num_samples={num_samples}")
        self.replacement, self._num_samples, self.generator = replacement, num_samples, generator

    @property
    def num_samples(self) -> int:
        """How many numbers one round gives."""
        return len(self.data_source) if self._num_samples is None else self._num_samples

    def __iter__(self) -> Iterator[int]:
        count = len(self.data_source)
        if self.generator is not None:
            return (next(self.generator) for _ in range(self.num_samples))
        if self.replacement:
            return iter(np.random.choice(count, self.num_samples, replace=True).tolist())
        return iter(np.random.choice(count, min(self.num_samples, count), replace=False).tolist())

    def __len__(self) -> int:
        return self.num_samples


class SubsetRandomSampler(Sampler):
    """These numbers in random order."""

    def __init__(self, indices: Sequence[int]) -> None:
        if len(indices) == 0:
            raise ValueError("The length of `indices` in SubsetRandomSampler should be greater than 0.")
        super().__init__(indices)
        self.indices = indices

    def __iter__(self) -> Iterator[int]:
        return (self.indices[i] for i in np.random.permutation(len(self.indices)).tolist())


class WeightedRandomSampler(Sampler):
    """num_samples draws, each number as often as its weight says."""

    def __init__(self, weights: Any, num_samples: int, replacement: bool = True) -> None:
        super().__init__(None)
        if not isinstance(num_samples, int) or isinstance(num_samples, bool) or num_samples <= 0:
            raise ValueError("num_samples should be a positive integer")
        array = np.asarray(weights.numpy() if hasattr(weights, "numpy") else weights, dtype="float64")
        if (array < 0).any() or array.sum() == 0:
            raise ValueError("weights should be positive values")
        if not replacement and num_samples > (array > 0).sum():
            raise ValueError("num_samples should be less than the number of positive weights without replacement")
        self.weights, self.num_samples, self.replacement = array / array.sum(), num_samples, replacement

    def __iter__(self) -> Iterator[int]:
        drawn = np.random.choice(len(self.weights), self.num_samples, self.replacement, self.weights)
        return iter(drawn.tolist())

    def __len__(self) -> int:
        return self.num_samples


class BatchSampler(Sampler):
    """Lists of batch_size numbers of a sampler, or of a set in order (shuffle: at random); drop_last: no smaller last
    one. Raises AssertionError unless exactly one of dataset and sampler is given."""

    def __init__(
        self,
        dataset: Any = None,
        sampler: Any = None,
        shuffle: bool = False,
        batch_size: int = 1,
        drop_last: bool = False,
    ) -> None:
        super().__init__(dataset)
        if (dataset is None) == (sampler is None):
            raise AssertionError("either dataset or sampler should be set")
        if sampler is not None and shuffle:
            raise AssertionError("shuffle should be False when sampler is set")
        if not isinstance(batch_size, int) or batch_size <= 0:
            raise AssertionError(f"batch_size should be a positive integer, but got {batch_size}")
        if sampler is None:
            sampler = RandomSampler(dataset) if shuffle else SequenceSampler(dataset)
        self.sampler, self.batch_size, self.drop_last, self.shuffle = sampler, batch_size, drop_last, shuffle

    def __iter__(self) -> Iterator[list[int]]:  # type: ignore[override]
        batch: list[int] = []
        for number in self.sampler:
            batch.append(number)
            if len(batch) == self.batch_size:
                yield batch
                batch = []
        if batch and not self.drop_last:
            yield batch

    def __len__(self) -> int:
        count = len(self.sampler)
        return count // self.batch_size if self.drop_last else -(-count // self.batch_size)
