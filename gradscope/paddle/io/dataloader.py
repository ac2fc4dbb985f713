"""DataLoader: batches of a data set as tensors, made in this process."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle.io.dataset import IterableDataset
from gradscope.paddle.io.sampler import BatchSampler
from gradscope.paddle.io.worker import as_worker, workers
from gradscope.paddle.tensor.creation import to_tensor
from gradscope.paddle.tensor.manipulation import stack


def default_collate_fn(batch: list[Any]) -> Any:
    """Samples as one batch: numbers and arrays become an array with one more axis in front, tensors a tensor; lists,
    tuples and dicts of these field by field; texts stay a list. Raises TypeError for anything else."""
    first = batch[0]
    if isinstance(first, Tensor):
        return stack(batch, 0)
    if isinstance(first, np.ndarray):
        return np.stack(batch, axis=0)
    if isinstance(first, (bool, int, float, np.generic)):
        return np.array(batch)
    if isinstance(first, (str, bytes)):
        return batch
    if isinstance(first, Mapping):
        return {key: default_collate_fn([sample[key] for sample in batch]) for key in first}
    if isinstance(first, (list, tuple)):
        if any(len(sample) != len(first) for sample in batch):
            raise RuntimeError("fields number not same among samples in a batch")
        return [default_collate_fn(list(fields)) for fields in zip(*batch, strict=True)]
    raise TypeError(f"batch data can only contains: tensor, numpy.ndarray, dict, list, number, but got {type(first)}")


def default_convert_fn(sample: Any) -> Any:
    """What is given without batches: arrays and tensors as they are, field by field."""
    if isinstance(sample, Mapping):
        return {key: default_convert_fn(value) for key, value in sample.items()}
    if isinstance(sample, (list, tuple)):
        return [default_convert_fn(value) for value in sample]
    return sample


def _tensors(batch: Any) -> Any:
    if isinstance(batch, np.ndarray):
        return to_tensor(batch)
    if isinstance(batch, Mapping):
        return {key: _tensors(value) for key, value in batch.items()}
    if isinstance(batch, (list, tuple)):
        return [_tensors(value) for value in batch]
    return batch


class DataLoader:
    """Batches of a data set, as lists of tensors (or dicts of them, as samples are).

    batch_size None: no batches, sample by sample. num_workers: samples are loaded here, in the order in which so many
    worker processes would give them, and the data set is told which one it is working for (`get_worker_info`); the
    other options for processes make no difference. Raises AssertionError, ValueError for options that do not go
    together.
    """

    def __init__(
        self,
        dataset: Any,
        feed_list: Any = None,
        places: Any = None,
        return_list: bool = True,
        batch_sampler: Any = None,
        batch_size: int | None = 1,
        shuffle: bool = False,
        drop_last: bool = False,
        collate_fn: Callable[[list[Any]], Any] | None = None,
        num_workers: int = 0,
        use_buffer_reader: bool = True,
        reader_buffer_size: int = 2,
        prefetch_factor: int = 2,
        use_shared_memory: bool = True,
        timeout: int = 0,
        worker_init_fn: Callable[[int], None] | None = None,
        persistent_workers: bool = False,
    ) -> None:
        streams = isinstance(dataset, IterableDataset)
        if batch_sampler is not None and (batch_size != 1 or shuffle or drop_last):
            raise AssertionError("batch_size/shuffle/drop_last should not be set when batch_sampler is given")
        if streams and (shuffle or batch_sampler is not None):
            raise ValueError("IterableDataset expect unspecified batch_sampler and shuffle=False")
        if batch_size is not None and batch_size <= 0:
            raise AssertionError("batch_size should be None or a positive value when batch_sampler is not given")
        self.dataset, self.return_list, self.num_workers = dataset, return_list, num_workers
        self.batch_size, self.drop_last, self._streams = batch_size, drop_last, streams
        if batch_sampler is None and not streams and batch_size is not None:
            batch_sampler = BatchSampler(dataset, shuffle=shuffle, batch_size=batch_size, drop_last=drop_last)
        self.batch_sampler, self._init = batch_sampler, worker_init_fn
        batched = batch_size is not None
        self.collate_fn = collate_fn or (default_collate_fn if batched else default_convert_fn)

    def __iter__(self) -> Iterator[Any]:
        batches = self._by_workers() if self.num_workers > 0 else self._collated(self.dataset)
        return map(_tensors, batches)

    def _collated(self, dataset: Any) -> Iterator[Any]:
        if self.batch_sampler is not None:
            for numbers in self.batch_sampler:
                yield self.collate_fn([dataset[i] for i in numbers])
        elif self.batch_size is None:
            for sample in dataset if self._streams else (dataset[i] for i in range(len(dataset))):
                yield self.collate_fn(sample)
        else:
            samples = iter(dataset)
            while batch := list(islice(samples, self.batch_size)):
                if len(batch) == self.batch_size or not self.drop_last:
                    yield self.collate_fn(batch)

    def _by_workers(self) -> Iterator[Any]:
        """Batch k comes from worker k modulo their number; of a stream each worker gives all of its own."""
        made = workers(self.dataset, self.num_workers, self._init)
        if not self._streams:
            plain = range(len(self.dataset)) if self.batch_sampler is None else self.batch_sampler
            for k, numbers in enumerate(plain):
                info = made[k % len(made)]
                with as_worker(info):
                    batch = info.dataset[numbers] if self.batch_sampler is None else [info.dataset[i] for i in numbers]
                    batch = self.collate_fn(batch)
                yield batch
            return
        running = [(info, self._collated(info.dataset)) for info in made]
        while running:
            for entry in list(running):
                with as_worker(entry[0]):
                    batch = next(entry[1], self)
                if batch is self:
                    running.remove(entry)
                else:
                    yield batch

    def __call__(self) -> Iterator[Any]:
        """The batches."""
        return iter(self)

    def __len__(self) -> int:
        """How many batches there are. Raises ValueError for a stream."""
        if self._streams:
            raise ValueError("length of IterableDataset not supported")
        return len(self.batch_sampler) if self.batch_sampler is not None else len(self.dataset)
