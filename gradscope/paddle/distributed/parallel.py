"""What a process knows of the others. There are none: its rank is 0 of 1, and nothing can be sent."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any, NoReturn


class ParallelEnv:
    """The truth of one process, in Paddle's spelling."""

    rank = local_rank = 0
    world_size = nranks = 1
    nrings = 1
    device_type = current_endpoint = ""
    pg_timeout = 1800000

    @property
    def trainer_endpoints(self) -> list[str]:
        """One process, without an address."""
        return [""]


def get_rank(group: Any = None) -> int:
    """0."""
    return 0


def get_world_size(group: Any = None) -> int:
    """1."""
    return 1


def is_initialized() -> bool:
    """Whether processes know each other: False."""
    return False


def is_available() -> bool:
    """Whether this package can be asked: True."""
    return True


def init_parallel_env(nccl_config: Any = None) -> None:
    """Nothing to do in one process; warns, as Paddle does."""
    warnings.warn(
        "Currently not a parallel execution environment, `paddle.distributed.init_parallel_env` will not do anything.",
        stacklevel=2,
    )


def destroy_process_group(group: Any = None) -> None:
    """Nothing to do: no group was made. Raises AssertionError for one that was given."""
    if group is not None:
        raise AssertionError("there is no process group to destroy; all there is is one process")


def get_group(id: int = 0) -> None:
    """None, and a warning: there are no groups."""
    warnings.warn(f"Group {id} is not initialized.", stacklevel=2)


class ReduceOp:
    """How all_reduce and its kin put tensors together."""

    SUM, MAX, MIN, PROD, AVG = range(5)


def _alone(name: str) -> Callable[..., NoReturn]:
    def call(*args: Any, **kwargs: Any) -> NoReturn:
        raise RuntimeError(
            f"The global group is not initialized. paddle.distributed.{name} needs other processes, and gradscope runs "
            "one; ask paddle.distributed.get_world_size() > 1 before it"
        )

    call.__name__ = call.__qualname__ = name
    call.__doc__ = "Raises RuntimeError, as Paddle does in one process: there is no group to talk to."
    return call


#: functions that talk to other processes
TALKING = (
    "all_gather", "all_gather_object", "all_reduce", "alltoall", "barrier", "broadcast", "broadcast_object_list",
    "gather", "get_backend", "irecv", "isend", "recv", "reduce", "reduce_scatter", "scatter", "scatter_object_list",
    "send",
)  # fmt: skip
FUNCTIONS: dict[str, Callable[..., NoReturn]] = {name: _alone(name) for name in TALKING}
