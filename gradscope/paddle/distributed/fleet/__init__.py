"""`paddle.distributed.fleet` in one process: who it is, and recompute, which `utils` has too."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.distributed.fleet import recompute, utils
from gradscope.paddle.distributed.fleet.single import (
    DistributedStrategy,
    distributed_model,
    distributed_optimizer,
    init,
    is_first_worker,
    is_worker,
    worker_index,
    worker_num,
)

__all__ = [
    "DistributedStrategy",
    "distributed_model",
    "distributed_optimizer",
    "init",
    "is_first_worker",
    "is_worker",
    "recompute",
    "utils",
    "worker_index",
    "worker_num",
]

__getattr__ = missing_in(__name__)
