"""`paddle.device`'s random state: that of the process's one generator, which all devices draw from."""

from __future__ import annotations

from typing import Any

from gradscope.core.phi.kernels import creation as process


def manual_seed(seed: int) -> None:
    """Start the generator again from `seed`."""
    process.seed(int(seed))


def get_rng_state(device: Any = None) -> Any:
    """Where the generator stands, for `set_rng_state`."""
    return process.state()


def set_rng_state(new_state: Any, device: Any = None) -> None:
    """Put the generator where it stood."""
    process.set_state(new_state)
