"""State of the calling thread that ops look at: is a gradient graph recorded, which AMP state holds; and name counters.

Kept in context variables: a new thread starts with recording on and AMP off, as in Paddle.
"""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from gradscope.core import flags

HAS_GRAD: ContextVar[bool] = ContextVar("gradscope_has_grad", default=True)
AMP_STATE: ContextVar[Any] = ContextVar("gradscope_amp", default=None)  # None: level O0, nothing to do

has_grad = HAS_GRAD.get
STATIC = False  # there is only the dynamic mode; ① asks all the same, as Paddle does


def set_has_grad(mode: bool) -> None:
    """Switch recording of gradients for this thread."""
    HAS_GRAD.set(bool(mode))


@contextmanager
def grad_mode(mode: bool) -> Iterator[None]:
    """Recording on or off inside a `with` block."""
    token = HAS_GRAD.set(mode)
    try:
        yield
    finally:
        HAS_GRAD.reset(token)


def amp_level() -> str:
    """`O0`, `OD`, `O1` or `O2`, as auto_cast set it for this thread."""
    state = AMP_STATE.get()
    return "O0" if state is None else str(state.level)


@contextmanager
def amp_state(state: Any) -> Iterator[None]:
    """AMP state inside a `with` block, for this thread; None is level O0."""
    token = AMP_STATE.set(state)
    flags.fast.amp += 1
    flags.fast.judge()
    try:
        yield
    finally:
        flags.fast.amp -= 1
        flags.fast.judge()
        AMP_STATE.reset(token)


class Names:
    """Where the numbers in made-up names stand, for each prefix; begin: what every name begins with."""

    __slots__ = ("begin", "counters")

    def __init__(self, begin: str = "") -> None:
        self.begin = begin
        self.counters: defaultdict[str, Iterator[int]] = defaultdict(itertools.count)


_names = Names()


def unique_name(prefix: str) -> str:
    """`<prefix>_<k>`, k counting from 0 per prefix."""
    return f"{_names.begin}{prefix}_{next(_names.counters[prefix])}"


def switch_names(new: Names | None = None) -> Names:
    """Count in `new` from here on, from 0 when None; gives what was counted in before."""
    global _names
    before, _names = _names, Names() if new is None else new
    return before


@contextmanager
def unique_name_guard(new: Names | None = None) -> Iterator[None]:
    """Names count in `new`, or from 0, inside, and go on where they stood afterwards."""
    before = switch_names(new)
    try:
        yield
    finally:
        switch_names(before)
