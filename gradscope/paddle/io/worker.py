"""Worker processes as a data set sees them: there are none, but what is loaded for each is loaded as it would be there.

A loader with num_workers=n asks n copies of its data set in turn, and while one of them works `get_worker_info` says
which it is. So a stream gives what Paddle gives, in its order.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np


@dataclass(frozen=True)
class WorkerInfo:
    """Which worker this is. id: from 0 to num_workers - 1; dataset: its copy; seed: one for each worker."""

    id: int
    num_workers: int
    dataset: Any
    seed: int


_current: WorkerInfo | None = None


def get_worker_info() -> WorkerInfo | None:
    """The worker for which a data set is being asked, None in the main process."""
    return _current


@contextmanager
def as_worker(info: WorkerInfo) -> Iterator[None]:
    """`get_worker_info` gives this one inside."""
    global _current
    before, _current = _current, info
    try:
        yield
    finally:
        _current = before


def workers(dataset: Any, count: int, init: Callable[[int], Any] | None) -> list[WorkerInfo]:
    """`count` workers with a shallow copy of the data set each, for which `init` has been called with its number. What
    init does to Python's and numpy's random numbers stays in the worker: it is undone here."""
    first = int(np.random.default_rng().integers(0, 2**31))
    made = [WorkerInfo(k, count, copy.copy(dataset), first + k) for k in range(count)]
    if init is not None:
        numbers, plain = np.random.get_state(), random.getstate()
        for info in made:
            with as_worker(info):
                init(info.id)
        np.random.set_state(numbers)
        random.setstate(plain)
    return made
