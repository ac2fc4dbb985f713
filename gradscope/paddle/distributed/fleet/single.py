"""What `fleet` says and does in one process: rank 0 of 1; models and optimizers pass through as they are."""

from __future__ import annotations

import warnings
from typing import Any


class DistributedStrategy:
    """Options for several processes. They are kept as attributes and have no effect in one."""

    def __init__(self) -> None:
        self.hybrid_configs: dict[str, Any] = {}


def init(
    role_maker: Any = None, is_collective: bool = False, strategy: Any = None, log_level: int | str = "INFO"
) -> None:
    """Nothing to do in one process; warns, as Paddle does."""
    warnings.warn(
        "Currently not a parallel execution environment, `paddle.distributed.init_parallel_env` will not do anything.",
        stacklevel=2,
    )


def worker_index() -> int:
    """0."""
    return 0


def worker_num() -> int:
    """1."""
    return 1


def is_first_worker() -> bool:
    """True: there is no other."""
    return True


def is_worker() -> bool:
    """True."""
    return True


def distributed_optimizer(optimizer: Any, strategy: Any = None) -> Any:
    """The optimizer itself."""
    return optimizer


def distributed_model(model: Any) -> Any:
    """The model itself; Paddle 3.3.1 refuses in one process."""
    return model
