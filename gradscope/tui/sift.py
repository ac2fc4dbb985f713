"""The filter of the list of steps: which steps a text lets through, looked for in slices around the cursor.

A text is a regular expression over the line that `gradscope show --steps` prints of a step (case ignored), and words
such as `kind:give,check`, which need no looking: kinds stand in the index.
"""

from __future__ import annotations

import difflib
import re
import time
from typing import TYPE_CHECKING

import numpy as np

from gradscope.trace.fidelity import WORKED_OUT, doubtful, note, of_step
from gradscope.trace.steps import CODE, KINDS
from gradscope.trace.story import sentence

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace

BLOCK = 256  # steps looked through in one go
_KIND = re.compile(r"(?:^|(?<=\s))kind:(\S*)")


def line_of(trace: Trace, k: int) -> str:
    """What the expression is held against: `e31 b1p3 give` and the sentence, `~` and words where it was worked out."""
    step = trace.steps[k]
    doubt = getattr(trace.record(step.row), "marks", None) or any(map(doubtful, trace.began.capabilities.values()))
    made_out = note(of_step(trace, k)) if doubt else ""
    said = sentence(trace, k)
    text = f"{WORKED_OUT}{said}   [{made_out}]" if made_out else said
    return f"e{step.e} {place_of(step.pass_id, step.pop)} {step.kind} {text}"


def place_of(pass_id: int, pop: int) -> str:
    """`b1p3`, `b1` between pops, "" outside any pass."""
    return (f"b{pass_id}" + (f"p{pop}" if pop else "")) if pass_id else ""


class Sift:
    """Which steps pass. text: as typed. Raises ValueError, one line, when it is no expression or names no kind."""

    def __init__(self, trace: Trace, text: str) -> None:
        self.trace = trace
        self.text = text
        kinds = {kind for match in _KIND.finditer(text) for kind in match.group(1).split(",") if kind}
        pattern = _KIND.sub("", text).strip()
        _known(trace, kinds)
        try:
            self._pattern = re.compile(pattern, re.IGNORECASE) if pattern else None
        except re.error as error:
            raise ValueError(f"{pattern!r} is no regular expression: {error}") from None
        self._rows = None  # positions to look at; None: all
        if kinds:
            self._rows = np.flatnonzero(np.isin(trace.columns["step.kind"], [CODE[kind] for kind in kinds]))
        self._count = len(trace.steps) if self._rows is None else len(self._rows)
        self._found: dict[int, list[int]] = {}  # block -> positions that pass
        self.blocks = -(-self._count // BLOCK)
        self.hits = 0

    @property
    def done(self) -> bool:
        """Whether every step was looked at."""
        return len(self._found) >= self.blocks or self._pattern is None

    @property
    def share(self) -> float:
        """How much was looked through, 0 to 1."""
        return 1.0 if self.done else len(self._found) / self.blocks

    def look(self, k: int, seconds: float) -> None:
        """Look through blocks, the nearest to step k first, until the time is up; one at least."""
        end = time.perf_counter() + seconds
        while not self.done:
            self._block(self._nearest(self._index(k) // BLOCK))
            if time.perf_counter() >= end:
                return

    def before(self, k: int, count: int) -> tuple[list[int], bool]:
        """The last `count` positions before k that pass, nearest first, and whether these are known for certain."""
        return self._around(k, count, -1)

    def after(self, k: int, count: int) -> tuple[list[int], bool]:
        """The first `count` positions after k that pass, and whether these are known for certain."""
        return self._around(k, count, 1)

    def passes(self, k: int) -> bool | None:
        """Whether step k passes; None while nobody has looked."""
        at = self._index(k)
        if self._rows is not None and (at >= self._count or self._rows[at] != k):
            return False
        return True if self._pattern is None else k in self._found[at // BLOCK] if at // BLOCK in self._found else None

    @property
    def total(self) -> int:
        """How many passed so far."""
        return self._count if self._pattern is None else self.hits

    def _index(self, k: int) -> int:
        """Where step k stands, or would stand, among the steps to look at."""
        return k if self._rows is None else int(np.searchsorted(self._rows, k))

    def _nearest(self, block: int) -> int:
        """The nearest block nobody looked at."""
        for far in range(self.blocks + 1):
            for at in (block + far, block - far):
                if 0 <= at < self.blocks and at not in self._found:
                    return at
        raise IndexError("every block was looked at")

    def _block(self, block: int) -> list[int]:
        if block not in self._found:
            places = range(block * BLOCK, min((block + 1) * BLOCK, self._count))
            found = [int(at if self._rows is None else self._rows[at]) for at in places]
            if self._pattern is not None:
                found = [k for k in found if self._pattern.search(line_of(self.trace, k))]
            self._found[block] = found
            self.hits += len(found)
        return self._found[block]

    def _around(self, k: int, count: int, side: int) -> tuple[list[int], bool]:
        out: list[int] = []
        block = min(self._index(k) // BLOCK, self.blocks - 1)
        while 0 <= block < self.blocks and len(out) < count:
            if self._pattern is not None and block not in self._found:
                return out, False
            found = self._block(block)
            out += [one for one in found[::side] if (one > k if side > 0 else one < k)]
            block += side
        return out[:count], True


def _known(trace: Trace, kinds: set[str]) -> None:
    for kind in sorted(kinds - set(KINDS)):
        near = difflib.get_close_matches(kind, KINDS, 2, 0.5)
        have = [KINDS[code] for code in np.unique(trace.columns["step.kind"]).tolist()]
        hint = f"did you mean {' or '.join(near)}?" if near else f"here are {' '.join(have)}"
        raise ValueError(f"no step is of kind {kind!r}: {hint}")
