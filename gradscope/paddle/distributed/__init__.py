"""`paddle.distributed` in one process, which is all there is: who it is, DataParallel, and `fleet` for recompute."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.distributed import fleet, parallel
from gradscope.paddle.distributed.data_parallel import DataParallel
from gradscope.paddle.distributed.parallel import (
    ParallelEnv,
    ReduceOp,
    destroy_process_group,
    get_group,
    get_rank,
    get_world_size,
    init_parallel_env,
    is_available,
    is_initialized,
)

globals().update(parallel.FUNCTIONS)

__all__ = [
    "DataParallel",
    "ParallelEnv",
    "ReduceOp",
    "destroy_process_group",
    "fleet",
    "get_group",
    "get_rank",
    "get_world_size",
    "init_parallel_env",
    "is_available",
    "is_initialized",
]
__all__ += [*parallel.FUNCTIONS]

__getattr__ = missing_in(__name__)
