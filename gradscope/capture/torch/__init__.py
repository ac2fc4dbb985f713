"""The PyTorch producer: wakes when the script imports torch and narrates what torch's own engine does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def attach(sink: Any, frames: Any) -> Callable[[], None]:
    """Narrate to `sink` from now on; torch must have been imported. Returns a function that ends it."""
    from gradscope.capture.torch.narrator import Narrator

    narrator = Narrator(sink, frames)
    narrator.attach()
    return narrator.detach
