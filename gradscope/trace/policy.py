"""What of a run is kept: which passes (`--passes`) and how many bytes (`--max-bytes`)."""

from __future__ import annotations

from dataclasses import dataclass

from gradscope.trace.errors import UsageError

DEFAULT_MAX_BYTES = 256 << 20
# Values stop at this part of the budget, so that the rest is left for the structure of what still happens.
VALUES_SHARE = 0.75


@dataclass(frozen=True)
class PassSelection:
    """The passes a user asked for. ranges: (first, last), both included; last None: no end."""

    ranges: tuple[tuple[int, int | None], ...]

    def __contains__(self, pass_id: int) -> bool:
        return any(first <= pass_id and (last is None or pass_id <= last) for first, last in self.ranges)

    def any_after(self, pass_id: int) -> bool:
        """Can a pass with a number above pass_id still be wanted? Pass numbers only grow."""
        return any(last is None or last > pass_id for _, last in self.ranges)


def parse_passes(text: str) -> PassSelection:
    """Read `1,3-5,9-` (numbers, closed ranges, ranges without end; `b3` is `3`). Raises UsageError."""
    ranges: list[tuple[int, int | None]] = []
    for part in text.split(","):
        first, dash, last = part.strip().partition("-")
        low = _number(first, text)
        high = low if not dash else _number(last, text) if last.strip() else None
        if high is not None and high < low:
            raise UsageError(f"--passes {text}: {part.strip()} runs backwards; write the smaller number first")
        ranges.append((low, high))
    return PassSelection(tuple(ranges))


def _number(word: str, text: str) -> int:
    digits = word.strip().removeprefix("b")
    if not (digits.isascii() and digits.isdigit()) or int(digits) == 0:
        raise UsageError(f"--passes {text}: {word.strip() or 'nothing'!r} is no pass number; write for example 1,3-5")
    return int(digits)


class Budget:
    """How much of a file's byte budget is used, and what has to be given up next.

    Three steps, each taken once, in this order: at VALUES_SHARE of the budget `values` (no more values are taken), at
    the whole budget `shrunk` (payloads of finished passes are dropped, which makes room again), and at the whole
    budget once more `stopped`.
    """

    STEPS = ("values", "shrunk", "stopped")

    def __init__(self, max_bytes: int, *, values: bool) -> None:
        self.max_bytes = max_bytes
        self.taken: list[str] = [] if values else ["values", "shrunk"]  # without values there is nothing to shrink

    def next_step(self, written: int) -> str | None:
        """The step to take now that `written` bytes are in the file, or None. Call again after having taken it."""
        if len(self.taken) == len(self.STEPS):
            return None
        limit = self.max_bytes * VALUES_SHARE if not self.taken else self.max_bytes
        if written < limit:
            return None
        self.taken.append(self.STEPS[len(self.taken)])
        return self.taken[-1]
