"""What the data sets of texts share: numbering words by how often they come."""

from __future__ import annotations

from collections import Counter
from typing import Any


def numbered(counts: Counter[Any], cutoff: int) -> dict[Any, int]:
    """The words that come more than cutoff times, the most frequent first, then by their letters; "<unk>" last."""
    often = [(word, count) for word, count in counts.items() if count > cutoff]
    often.sort(key=lambda pair: (-pair[1], pair[0] if isinstance(pair[0], bytes) else pair[0].encode()))
    found: dict[Any, int] = {word: number for number, (word, _) in enumerate(often)}
    found["<unk>"] = len(found)
    return found
