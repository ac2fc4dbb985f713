"""What a second run of a forward must find as the first found it: random number generators and AMP."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import Any

import numpy as np

from gradscope.core.controller import AMP_STATE, amp_state, grad_mode
from gradscope.core.phi.kernels import creation as generator


class State:
    """Taken when made. preserve: the generators too (ours, numpy's and Python's)."""

    def __init__(self, preserve: bool) -> None:
        self.amp = AMP_STATE.get()
        self.generators = _generators() if preserve else None

    @contextmanager
    def restored(self) -> Iterator[None]:
        """As it was, with gradient recording on; afterwards everything is as it was before."""
        before = None if self.generators is None else _generators()
        try:
            if self.generators is not None:
                _set(self.generators)
            with grad_mode(True), nullcontext() if self.amp is None else amp_state(self.amp):
                yield
        finally:
            if before is not None:
                _set(before)


def _generators() -> tuple[Any, Any, Any]:
    return generator.state(), np.random.get_state(), random.getstate()


def _set(states: tuple[Any, Any, Any]) -> None:
    generator.set_state(states[0])
    np.random.set_state(states[1])
    random.setstate(states[2])
