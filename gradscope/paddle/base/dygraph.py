"""`paddle.base.dygraph`: guard, grad and grad modes under their older names."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from gradscope.core import place as places
from gradscope.paddle._missing import missing_in
from gradscope.paddle.autograd.backward_mode import grad
from gradscope.paddle.autograd.grad_mode import enable_grad, no_grad

__all__ = ["enable_grad", "grad", "guard", "no_grad"]


@contextmanager
def guard(place: Any = None) -> Iterator[None]:
    """The dynamic mode inside, which is on anyway; new tensors go to `place` when one is given."""
    before = places.expected()
    if place is not None:
        places.set_expected(places.convert(place))
    try:
        yield
    finally:
        places.set_expected(before)


__getattr__ = missing_in(__name__)
