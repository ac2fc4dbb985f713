"""Data sets, samplers and the loader; orders drawn from numpy's generator are those Paddle gives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.paddle import io


class Numbers(io.Dataset):
    def __len__(self) -> int:
        return 7

    def __getitem__(self, i: int) -> Any:
        return np.float32([i, i + 1]), i, i / 2, f"t{i}", {"a": np.int32(i)}


class Stream(io.IterableDataset):
    def __iter__(self) -> Iterator[int]:
        return iter(range(5))


def test_batches_are_tensors_field_by_field() -> None:
    loader = io.DataLoader(Numbers(), batch_size=3)
    first, *_, last = list(loader)
    pair, number, half, text, table = first
    assert isinstance(first, list) and len(loader) == 3
    assert (pair.shape, pair.dtype, number.dtype, half.dtype) == ([3, 2], paddle.float32, paddle.int64, paddle.float64)
    assert (number.tolist(), text, table["a"].tolist()) == ([0, 1, 2], ["t0", "t1", "t2"], [0, 1, 2])
    assert last[1].tolist() == [6]


def test_shuffled_orders_come_from_numpy() -> None:
    np.random.seed(0)
    loader = io.DataLoader(Numbers(), batch_size=3, shuffle=True, drop_last=True)
    assert [batch[1].tolist() for batch in loader] == [[6, 2, 1], [3, 0, 5]]
    assert len(loader) == 2


def test_without_batches_samples_come_one_by_one() -> None:
    pair, number, *_ = next(iter(io.DataLoader(Numbers(), batch_size=None)))
    assert pair.tolist() == [0.0, 1.0] and number == 0


def test_streams() -> None:
    assert [b.tolist() for b in io.DataLoader(Stream(), batch_size=2)] == [[0, 1], [2, 3], [4]]
    assert [b.tolist() for b in io.DataLoader(Stream(), batch_size=2, drop_last=True)] == [[0, 1], [2, 3]]
    assert list(iter(io.ChainDataset([Stream(), Stream()]))) == [0, 1, 2, 3, 4] * 2
    with pytest.raises(ValueError, match="not supported"):
        len(io.DataLoader(Stream()))
    with pytest.raises(ValueError, match="shuffle=False"):
        io.DataLoader(Stream(), shuffle=True)
    with pytest.raises(RuntimeError, match="should not be called"):
        Stream()[0]


def test_sets_of_sets() -> None:
    pairs = io.TensorDataset([paddle.arange(6), paddle.arange(6) * 2])
    assert [[t.tolist() for t in b] for b in io.DataLoader(pairs, batch_size=4)] == [
        [[0, 1, 2, 3], [0, 2, 4, 6]],
        [[4, 5], [8, 10]],
    ]
    both = io.ConcatDataset([[1, 2, 3], [4, 5]])
    assert [both[i] for i in range(-5, 5)] == [1, 2, 3, 4, 5] * 2
    assert io.ComposeDataset([[(1, 2), (3, 4)], [5, 6]])[1] == (3, 4, 6)
    parts = io.random_split(range(10), [0.75, 0.25])
    assert [len(p) for p in parts] == [8, 2]
    assert sorted(p[i] for p in parts for i in range(len(p))) == list(range(10))
    with pytest.raises(ValueError, match="Sum of input lengths"):
        io.random_split(range(10), [3, 3])
    with pytest.raises(AssertionError, match="same shape"):
        io.TensorDataset([paddle.arange(3), paddle.arange(4)])


def test_samplers() -> None:
    assert list(io.BatchSampler(range(5), batch_size=2)) == [[0, 1], [2, 3], [4]]
    assert sorted(io.RandomSampler(range(5))) == list(range(5))
    assert len(list(io.RandomSampler(range(3), replacement=True, num_samples=9))) == 9
    assert set(io.WeightedRandomSampler([0, 1, 0], 5)) == {1}
    assert sorted(io.SubsetRandomSampler([4, 7])) == [4, 7]
    custom = io.BatchSampler(sampler=io.SequenceSampler(range(4)), batch_size=3, drop_last=True)
    assert [b[1].tolist() for b in io.DataLoader(Numbers(), batch_sampler=custom)] == [[0, 1, 2]]
    for call, text in (
        (lambda: io.BatchSampler(), "either dataset or sampler"),
        (lambda: io.BatchSampler(range(2), batch_size=0), "positive integer"),
        (lambda: io.DataLoader(Numbers(), batch_sampler=custom, batch_size=2), "should not be set"),
    ):
        with pytest.raises(AssertionError, match=text):
            call()  # type: ignore[no-untyped-call]


def test_a_collate_function_of_the_users_own() -> None:
    loader = io.DataLoader(Numbers(), batch_size=2, collate_fn=lambda batch: np.stack([b[0] for b in batch]).sum(0))
    assert next(iter(loader)).tolist() == [1.0, 3.0]
    with pytest.raises(TypeError, match="batch data can only contains"):
        io.default_collate_fn([object()])
