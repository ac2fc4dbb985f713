"""Random generators as objects, and `LazyGuard`. Ops draw from the one generator of the process."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np

from gradscope.core.phi.kernels import creation as process
from gradscope.paddle.tensor.random import get_rng_state, set_rng_state


class Generator:
    """A random generator. `Generator()` has a state of its own; ops draw from the process's, which `paddle.seed` and
    `default_generator` give."""

    def __init__(self, device: Any = None) -> None:
        self.device = device
        self._seed = secrets.randbits(32)
        self._own = np.random.default_rng(self._seed)

    def manual_seed(self, seed: int) -> Generator:
        """Start again from `seed`."""
        self._seed = int(seed)
        self._own = np.random.default_rng(self._seed)
        return self

    def seed(self) -> int:
        """Start again from a number nobody chose; gives it."""
        return self.manual_seed(secrets.randbits(32)).initial_seed()

    def initial_seed(self) -> int:
        """What it was last started from."""
        return self._seed

    def random(self) -> int:
        """A number of 64 bits."""
        return int(self._own.integers(0, 1 << 64, dtype=np.uint64))

    def get_state(self) -> Any:
        """Where it stands, for `set_state`."""
        return self._own.bit_generator.state

    def set_state(self, state: Any) -> None:
        """Put it where it stood."""
        self._own.bit_generator.state = state


class _OfProcess(Generator):
    """The generator that ops draw from."""

    def __init__(self) -> None:
        super().__init__("cpu")
        self._seed = 0

    def manual_seed(self, seed: int) -> Generator:
        """Start again from `seed`."""
        self._seed = int(seed)
        process.seed(self._seed)
        return self

    def random(self) -> int:
        """A number of 64 bits."""
        return int(process.generator().integers(0, 1 << 64, dtype=np.uint64))

    def get_state(self) -> Any:
        """Where it stands, for `set_state`."""
        return process.state()

    def set_state(self, state: Any) -> None:
        """Put it where it stood."""
        process.set_state(state)


default_generator = _OfProcess()


def seed(seed: int) -> Generator:
    """Start the generator that ops draw from again from `seed`, so that the same draws follow. Gives the generator."""
    return default_generator.manual_seed(seed)


def get_cuda_rng_state() -> list[Any]:
    """Where the generators of GPUs stand: none has one of its own, so the list is empty."""
    return []


def set_cuda_rng_state(state_list: list[Any]) -> None:
    """Puts back what `get_cuda_rng_state` gave. Raises ValueError for any other list."""
    if len(state_list):
        raise ValueError(
            f"set_cuda_rng_state takes the empty list that get_cuda_rng_state gives, got {len(state_list)}"
        )


class LazyGuard:
    """Inside, layers are made as always, with their parameters: memory of the host is taken when it is written to, so
    there is nothing to put off. `parameter.initialize()` finds them initialized."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, *error: object) -> None:
        return None


__all__ = [
    "Generator", "LazyGuard", "get_cuda_rng_state", "get_rng_state", "seed", "set_cuda_rng_state", "set_rng_state",
]  # fmt: skip
