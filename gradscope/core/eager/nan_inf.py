"""FLAGS_check_nan_inf: every output of a forward op and of a node's formulas is looked at for nan and inf.

FLAGS_check_nan_inf_level: 0 raises at the first one; 1 prints a line for it and goes on; 2 also prints a line for
float tensors that float16 could not hold; 3 prints one for every tensor. The lines are Paddle's. Nodes remember the
user's position while the flag is on, so that an error in backward can show the forward call. A recording gets a
finding. `OPERATOR_STATS` counts calls by dtype while somebody collects them.
"""

from __future__ import annotations

import os
import sys
import traceback
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, NamedTuple

import numpy as np

from gradscope.core import errors, flags, observer
from gradscope.core.dtype import of_numpy
from gradscope.core.eager.grad_node_info import GradNodeBase
from gradscope.core.tensor import Tensor

_HOME = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))) + os.sep
_FLOAT16_MOST = 65504.0
_KINDS = ("float16", "bfloat16", "float32")

#: op -> calls with float16, bfloat16, float32 and other outputs; None while nobody collects
OPERATOR_STATS: dict[str, list[int]] | None = None
CHECKED: frozenset[str] | None = None  # only these ops are looked at
SKIPPED: frozenset[str] = frozenset()  # these are not
_inside: ContextVar[bool] = ContextVar("gradscope_nan_inf_inside", default=False)
_stacks: weakref.WeakKeyDictionary[GradNodeBase, str] = weakref.WeakKeyDictionary()


class Counted(NamedTuple):
    """What a look at a tensor found. most, least, mean: its largest, smallest and mean value (of the moduli for a
    complex tensor)."""

    numel: int
    nan: int
    inf: int
    zero: int
    most: float
    least: float
    mean: float

    @property
    def bad(self) -> bool:
        """Is something not finite?"""
        return bool(self.nan or self.inf)


def count(array: Any) -> Counted | None:
    """Look at an array; None for integers, bools and empty ones. The largest and smallest value are found by going
    through it with `>` and `<`, as Paddle does: a nan in first place stays, others are passed over."""
    if array.dtype.kind not in "fcV" or not array.size:
        return None
    values = array.astype(np.float32) if array.dtype.kind == "V" else array
    nan, inf, zero = int(np.isnan(values).sum()), int(np.isinf(values).sum()), int((values == 0).sum())
    with np.errstate(all="ignore"):
        sized = np.abs(values) if values.dtype.kind == "c" else values
        first = sized.reshape(-1)[0]
        most = first if np.isnan(first) else np.fmax.reduce(sized, axis=None)
        least = first if np.isnan(first) else np.fmin.reduce(sized, axis=None)
        mean = sized.sum(dtype=sized.dtype if sized.dtype.itemsize > 2 else np.float32) / sized.size
    return Counted(int(array.size), nan, inf, zero, float(most), float(least), float(mean))


def line(op: str, name: str, dtype: str, found: Counted) -> str:
    """The `[PRECISION]` line of a tensor."""
    where = f"in [device=cpu, op={op}, tensor={name}, dtype={dtype}], numel={found.numel}"
    values = f"max={_number(found.most)}, min={_number(found.least)}, mean={_number(found.mean)}"
    if found.bad:
        counts = f"num_nan={found.nan}, num_inf={found.inf}, num_zero={found.zero}"
        return f"[PRECISION] [ERROR] {where}, {counts}, {values}"
    return f"[PRECISION] {where}, num_zero={found.zero}, {values}"


def _number(value: float) -> str:
    """As C prints it with %e: a nan has a sign."""
    return "-nan" if np.isnan(value) and np.signbit(value) else f"{value:e}"


def check_nan_inf(op: str, *outs: Any, node: GradNodeBase | None = None, backward: bool = False) -> None:
    """Look at what `op` made (Tensors, arrays, lists of them); node: the GradNode of the call, in backward the one that
    runs. Raises PreconditionNotMet (RuntimeError) at level 0 for the first output with a nan or inf."""
    if _inside.get():
        return
    flat = [one for out in outs for one in (out if type(out) in (list, tuple) else (out,)) if one is not None]
    if OPERATOR_STATS is not None and not backward:
        _tell_stats(op, flat)
    if not flags.values["FLAGS_check_nan_inf"] or op in SKIPPED or (CHECKED is not None and op not in CHECKED):
        return
    if node is not None and not backward:
        _stacks[node] = _position()
    level = flags.values["FLAGS_check_nan_inf_level"]
    for out in flat:
        array = out.impl if isinstance(out, Tensor) else out
        array = array.values if hasattr(array, "sparse_parts") else getattr(array, "array", array)
        found = None if array is None else count(array)
        if found is None:
            continue
        name, dtype = (out.name_ if isinstance(out, Tensor) else ""), of_numpy(array.dtype)
        told = found.bad or level >= 3 or (level == 2 and dtype.name == "float32" and _beyond(found))
        if told:
            print(line(op, name, dtype.short, found))
        if found.bad:
            _bad(op, name, dtype.short, found, node, out if isinstance(out, Tensor) else None, backward, level == 0)


def check_given(op: str, name: str, tensor: Tensor, mode: int) -> Counted:
    """`paddle.amp.debugging.check_numerics`: the same look at one tensor, by level `mode`."""
    found = count(tensor.impl.array) or Counted(int(tensor.impl.meta.numel), 0, 0, 0, 0.0, 0.0, 0.0)
    short = tensor.impl.meta.data_type.short
    if found.bad or mode >= 3 or (mode == 2 and _beyond(found)):
        print(line(op, name, short, found))
    if found.bad:
        _bad(op, name, short, found, tensor.grad_fn, tensor, False, mode == 0)
    return found


def _beyond(found: Counted) -> bool:
    return found.most > _FLOAT16_MOST or found.least < -_FLOAT16_MOST


def _bad(
    op: str, name: str, dtype: str, found: Counted, node: GradNodeBase | None, out: Tensor | None, backward: bool,
    raises: bool,
) -> None:  # fmt: skip
    remedy = (
        "keep what goes in away from where the result is not finite (clip it, or add a small number); "
        "FLAGS_check_nan_inf_level=1 goes on"
    )
    if observer.current is not None:
        observer.current.not_finite(op, found, node, out, backward, raises, remedy)
    if not raises:
        return
    if backward and node is not None:
        print(f"There are nan/inf in ({op})", file=sys.stderr)
        stack = _stacks.get(node)
        if stack:
            print(stack, end="")
    raise errors.precondition_not_met(
        f"There are NAN or INF (num_nan={found.nan}, num_inf={found.inf}, num_zero={found.zero}) in "
        f"[device=cpu, op={op}, tensor={name}, dtype={dtype}].",
        op=op,
        layer=0 if backward else 5,
        node=node.name() if node is not None and backward else "",
        remedy=remedy,
    )


def _position() -> str:
    """The user's stack as a traceback shows it, from the script on, without our own frames; recorded or not."""
    found: list[tuple[Any, int]] = []
    script = 0  # frames from the script's on
    for frame, line_number in traceback.walk_stack(sys._getframe(2)):
        file = frame.f_code.co_filename
        if file.startswith(_HOME):
            continue
        found.append((frame, line_number))
        if frame.f_globals.get("__name__") == "__main__" and not file.startswith("<frozen"):
            script = len(found)
    kept = found[: script or None]
    return "".join(traceback.StackSummary.extract(iter(kept[::-1])).format())


def _tell_stats(op: str, flat: list[Any]) -> None:
    """Count one call by the dtype of its first output."""
    assert OPERATOR_STATS is not None
    first = next((t for t in flat if isinstance(t, Tensor)), None)
    dtype = "" if first is None else first.impl.dtype.name
    counts = OPERATOR_STATS.setdefault(op, [0, 0, 0, 0])
    counts[_KINDS.index(dtype) if dtype in _KINDS else 3] += 1


@contextmanager
def one_formula() -> Iterator[None]:
    """Ops inside are parts of one gradient formula: its results are looked at, not theirs."""
    token = _inside.set(True)
    try:
        yield
    finally:
        _inside.reset(token)


def collect(start: bool) -> dict[str, list[int]]:
    """Begin to count calls, or end it; gives what was counted so far."""
    global OPERATOR_STATS
    found, OPERATOR_STATS = OPERATOR_STATS or {}, ({} if start else None)
    flags.fast.collecting = start
    flags.fast.check_nan_inf = start or flags.values["FLAGS_check_nan_inf"]
    flags.fast.judge()
    return found


def choose(checked: Any, skipped: Any) -> None:
    """Look at these ops only (None: at all), and not at those."""
    global CHECKED, SKIPPED
    CHECKED = None if checked is None else frozenset(checked)
    SKIPPED = frozenset(skipped or ())
