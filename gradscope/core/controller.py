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

_counters: defaultdict[str, Iterator[int]] = defaultdict(itertools.count)


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


def unique_name(prefix: str) -> str:
    """`<prefix>_<k>`, k counting from 0 per prefix."""
    return f"{prefix}_{next(_counters[prefix])}"


@contextmanager
def unique_name_guard() -> Iterator[None]:
    """Names count from 0 inside, and go on where they stood afterwards."""
    before = dict(_counters)
    _counters.clear()
    try:
        yield
    finally:
        _counters.clear()
        _counters.update(before)
