"""Workers as a data set sees them. The orders are those of worker processes that take turns, as Paddle's do."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.paddle import io


class Told(io.IterableDataset):
    """Counts to three, with the number of its worker in front; `add` is for an init function to change."""

    add = 0

    def __iter__(self) -> Iterator[Any]:
        info = io.get_worker_info()
        who = 9 if info is None else info.id
        return iter([np.int64(10 * who + k + self.add) for k in range(3)])


class Known(io.Dataset):
    def __len__(self) -> int:
        return 5

    def __getitem__(self, i: int) -> Any:
        info = io.get_worker_info()
        return np.int64(10 * (9 if info is None else info.id) + i)


def batches(loader: io.DataLoader) -> list[list[int]]:
    return [batch.flatten().tolist() for batch in (b[0] if isinstance(b, list) else b for b in iter(loader))]


@pytest.mark.parametrize(
    "of, workers, size, expected",
    [
        (Told, 0, 2, [[90, 91], [92]]),
        (Told, 2, 1, [[0], [10], [1], [11], [2], [12]]),
        (Told, 2, 2, [[0, 1], [10, 11], [2], [12]]),
        (Known, 0, 2, [[90, 91], [92, 93], [94]]),
        (Known, 2, 2, [[0, 1], [12, 13], [4]]),
        (Known, 3, 1, [[0], [11], [22], [3], [14]]),
    ],
)
def test_workers_take_turns(of: Any, workers: int, size: int, expected: list[list[int]]) -> None:
    assert batches(io.DataLoader(of(), num_workers=workers, batch_size=size)) == expected
    assert io.get_worker_info() is None


def test_every_worker_has_its_copy_and_its_random_numbers() -> None:
    data, seen = Told(), []

    def begin(number: int) -> None:
        info = io.get_worker_info()
        assert info is not None
        info.dataset.add = 100 * number
        np.random.seed(number)
        random.seed(number)
        seen.append((info.id, info.num_workers, info.dataset is data))

    np.random.seed(3)
    random.seed(3)
    expected = np.random.RandomState(3).rand(), random.Random(3).random()
    loader = io.DataLoader(data, num_workers=2, batch_size=3, worker_init_fn=begin)
    assert batches(loader) == [[0, 1, 2], [110, 111, 112]]
    assert seen == [(0, 2, False), (1, 2, False)] and data.add == 0
    assert (np.random.rand(), random.random()) == expected


def test_tensors_in_a_data_set() -> None:
    pairs = io.TensorDataset([paddle.arange(4), paddle.arange(4) * 2])
    firsts = [x.tolist() for x, _ in io.DataLoader(pairs, num_workers=2, batch_size=2)]
    assert firsts == [[0, 1], [2, 3]]
