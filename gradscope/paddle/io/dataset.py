"""Data sets: by number or as a stream, and sets made of sets."""

from __future__ import annotations

import bisect
import itertools
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np


class Dataset:
    """Samples by number: a subclass has `__getitem__` and `__len__`."""

    def __getitem__(self, index: int) -> Any:
        raise NotImplementedError(f"'__getitem__' not implement in class {type(self).__name__}")

    def __len__(self) -> int:
        raise NotImplementedError(f"'__len__' not implement in class {type(self).__name__}")


class IterableDataset(Dataset):
    """Samples one after the other: a subclass has `__iter__`."""

    def __iter__(self) -> Iterator[Any]:
        raise NotImplementedError(f"'__iter__' not implement in class {type(self).__name__}")

    def __getitem__(self, index: int) -> Any:
        raise RuntimeError(f"'__getitem__' should not be called for IterableDataset {type(self).__name__}")

    def __len__(self) -> int:
        raise RuntimeError(f"'__len__' should not be called for IterableDataset {type(self).__name__}")


class TensorDataset(Dataset):
    """Sample i is element i of every tensor. Raises AssertionError for tensors of different lengths."""

    def __init__(self, tensors: Sequence[Any]) -> None:
        if len({t.shape[0] for t in tensors}) > 1:
            raise AssertionError("tensors not have same shape of the 1st dimension")
        self.tensors = tensors

    def __getitem__(self, index: int) -> Any:
        return tuple(t[index] for t in self.tensors)

    def __len__(self) -> int:
        return int(self.tensors[0].shape[0])


class ComposeDataset(Dataset):
    """Sample i is the fields of sample i of every set, in one list. Raises AssertionError for different lengths."""

    def __init__(self, datasets: Iterable[Any]) -> None:
        self.datasets = list(datasets)
        if not self.datasets:
            raise AssertionError("input datasets should not be empty")
        if len({len(d) for d in self.datasets}) > 1:
            raise AssertionError("lengths of datasets should be same")

    def __len__(self) -> int:
        return len(self.datasets[0])

    def __getitem__(self, index: int) -> Any:
        fields: list[Any] = []
        for dataset in self.datasets:
            sample = dataset[index]
            fields.extend(sample if isinstance(sample, (list, tuple)) else [sample])
        return tuple(fields)


class ConcatDataset(Dataset):
    """The samples of several sets, one set after the other."""

    def __init__(self, datasets: Iterable[Any]) -> None:
        self.datasets = list(datasets)
        if not self.datasets:
            raise AssertionError("datasets should not be an empty iterable")
        self.cumulative_sizes = list(itertools.accumulate(len(d) for d in self.datasets))

    def __len__(self) -> int:
        return self.cumulative_sizes[-1]

    def __getitem__(self, index: int) -> Any:
        if not -len(self) <= index < len(self):
            raise ValueError("absolute value of index should not exceed dataset length")
        index %= len(self)
        at = bisect.bisect_right(self.cumulative_sizes, index)
        return self.datasets[at][index - (self.cumulative_sizes[at - 1] if at else 0)]


class ChainDataset(IterableDataset):
    """The samples of several streams, one stream after the other."""

    def __init__(self, datasets: Iterable[Any]) -> None:
        self.datasets = list(datasets)

    def __iter__(self) -> Iterator[Any]:
        return itertools.chain.from_iterable(self.datasets)


class Subset(Dataset):
    """The samples of a set whose numbers are in `indices`."""

    def __init__(self, dataset: Any, indices: Sequence[int]) -> None:
        self.dataset, self.indices = dataset, indices

    def __getitem__(self, index: int) -> Any:
        return self.dataset[self.indices[index]]

    def __len__(self) -> int:
        return len(self.indices)


def random_split(dataset: Any, lengths: Sequence[Any], generator: Any = None) -> list[Subset]:
    """Parts of a set, of these lengths or fractions, in random order (numpy's). Raises ValueError when they do not add
    up to the whole."""
    count = len(dataset)
    sizes = list(lengths)
    if all(isinstance(n, float) for n in sizes) and np.isclose(sum(sizes), 1.0):
        fractions, sizes = sizes, [int(count * f) for f in sizes]
        for i in range(count - sum(sizes)):
            sizes[i % len(fractions)] += 1
    if sum(sizes) != count:
        raise ValueError("Sum of input lengths does not equal the length of the input dataset!")
    order = np.random.permutation(count).tolist()
    ends = list(itertools.accumulate(sizes))
    return [Subset(dataset, order[end - size : end]) for size, end in zip(sizes, ends, strict=True)]
