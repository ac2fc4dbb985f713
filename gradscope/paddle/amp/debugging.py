"""`paddle.amp.debugging`: looking for nan and inf op by op, and counting op calls by dtype."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from enum import Enum
from typing import Any

import numpy as np

from gradscope.core import flags
from gradscope.core.eager import nan_inf
from gradscope.core.tensor import Tensor
from gradscope.paddle._missing import missing_in
from gradscope.paddle.tensor.creation import to_tensor

__all__ = [
    "DebugMode",
    "TensorCheckerConfig",
    "check_layer_numerics",
    "check_numerics",
    "collect_operator_stats",
    "disable_operator_stats_collection",
    "disable_tensor_checker",
    "enable_operator_stats_collection",
    "enable_tensor_checker",
]

_HEADS = (" FP16 Calls ", " BF16 Calls ", " FP32 Calls", " Other Calls ")


class DebugMode(Enum):
    """What the tensor checker does: raise at the first nan or inf, only print, also print what float16 could not hold,
    print every tensor."""

    CHECK_NAN_INF_AND_ABORT = 0
    CHECK_NAN_INF = 1
    CHECK_ALL_FOR_OVERFLOW = 2
    CHECK_ALL = 3


class TensorCheckerConfig:
    """What `enable_tensor_checker` shall do. enable: whether at all; checked_op_list, skipped_op_list: names of ops
    that are looked at only, or not; debug_step: (first, last) calls of `enable_tensor_checker` for which it is on.

    Raises ValueError for a debug_step that is no pair of numbers in order, NotImplementedError for output_dir: lines
    go to stdout.
    """

    def __init__(
        self,
        enable: bool,
        debug_mode: DebugMode = DebugMode.CHECK_NAN_INF_AND_ABORT,
        output_dir: str | None = None,
        checked_op_list: Sequence[str] | None = None,
        skipped_op_list: Sequence[str] | None = None,
        debug_step: Sequence[int] | None = None,
        stack_height_limit: int = 1,
    ) -> None:
        if output_dir is not None:
            raise NotImplementedError("TensorCheckerConfig(output_dir=...) is not built yet; the lines go to stdout")
        if debug_step is not None and not (len(debug_step) == 2 and debug_step[0] < debug_step[1]):
            raise ValueError(f"debug_step must be (first, last) with first < last, but got {debug_step!r}")
        self.enable = enable
        self.debug_mode = debug_mode
        self.output_dir = output_dir
        self.checked_op_list = checked_op_list
        self.skipped_op_list = skipped_op_list
        self.debug_step = debug_step
        self.stack_height_limit = stack_height_limit
        self.calls = 0  # of enable_tensor_checker with this config

    def applies(self) -> bool:
        """Is the checker on for this call? Counts it."""
        self.calls += 1
        steps = self.debug_step
        return self.enable and (steps is None or steps[0] <= self.calls - 1 < steps[1])


def enable_tensor_checker(checker_config: TensorCheckerConfig) -> None:
    """Look at every op from here on, as the config says."""
    if not checker_config.applies():
        disable_tensor_checker()
        return
    nan_inf.choose(checker_config.checked_op_list, checker_config.skipped_op_list)
    flags.set_flags({"FLAGS_check_nan_inf": True, "FLAGS_check_nan_inf_level": int(checker_config.debug_mode.value)})


def disable_tensor_checker() -> None:
    """Look no more."""
    nan_inf.choose(None, None)
    flags.set_flags({"FLAGS_check_nan_inf": False})


def check_numerics(
    tensor: Tensor, op_type: str, var_name: str, debug_mode: DebugMode = DebugMode.CHECK_NAN_INF_AND_ABORT
) -> tuple[Tensor, Tensor]:
    """Look at one tensor. op_type, var_name: what it is called in the line that is printed.

    Returns (int64 [nan, inf, zeros], float32 [largest, smallest, mean]). Raises PreconditionNotMet (RuntimeError) for a
    nan or inf in mode CHECK_NAN_INF_AND_ABORT.
    """
    found = nan_inf.check_given(op_type, var_name, tensor, int(debug_mode.value))
    numbers = np.array([found.nan, found.inf, found.zero], "int64")
    return to_tensor(numbers), to_tensor(np.array([found.most, found.least, found.mean], "float32"))


def check_layer_numerics(func: Callable[..., Any]) -> Callable[..., Any]:
    """A decorator for a Layer's `forward`: every op inside it is looked at for nan and inf, as by FLAGS_check_nan_inf.

    What it wraps raises PreconditionNotMet (RuntimeError) at the first one, and RuntimeError unless the first input is
    a tensor. Backward is looked at only under the flag itself.
    """

    @functools.wraps(func)
    def checked(self: Any, *args: Any, **kwargs: Any) -> Any:
        if not args:
            raise RuntimeError("No elements found in args.")
        if not isinstance(args[0], Tensor):
            raise RuntimeError("First input of this layer must be tensor.")
        before = flags.get_flags(["FLAGS_check_nan_inf", "FLAGS_check_nan_inf_level"])
        flags.set_flags({"FLAGS_check_nan_inf": True, "FLAGS_check_nan_inf_level": 0})
        try:
            return func(self, *args, **kwargs)
        finally:
            flags.set_flags(before)

    return checked


def enable_operator_stats_collection() -> None:
    """Count the calls of every op by the dtype of its output, from here on."""
    nan_inf.collect(True)


def disable_operator_stats_collection() -> None:
    """Count no more, and print the table."""
    if nan_inf.OPERATOR_STATS is None:
        return
    print(_table(nan_inf.collect(False)))


@contextmanager
def collect_operator_stats() -> Iterator[None]:
    """Count inside a `with` block, and print the table at its end."""
    enable_operator_stats_collection()
    try:
        yield
    finally:
        disable_operator_stats_collection()


def _table(stats: dict[str, list[int]]) -> str:
    """The counts as Paddle lays them out: a row per op, the columns as wide as there."""
    heads = [f"{' Op Name ':-^40}", *(f"{head:-^17}" for head in _HEADS)]
    rows = [f"  {op:<40}" + "".join(f"|  {n:<17}" for n in stats[op]) for op in sorted(stats)]
    return "\n".join(
        [f"<{' op list ':-^120}>", f"<{' | '.join(heads)}>", *rows, f"<{f' op count: {len(rows)} ':-^120}>", ""]
    )


__getattr__ = missing_in(__name__)
