"""Anomaly detection: torch notes the stack of every forward call, to print it in a warning; without our frames."""

from __future__ import annotations

import functools
import sys
from typing import Any

import torch.fx.traceback

from gradscope.capture.tracebacks import stack
from gradscope.capture.unseen import unseen


def patch(narrator: Any, patches: Any) -> None:
    """Wrap what gives torch the text of the stack."""
    module = torch.fx.traceback
    original = module.format_stack

    @functools.wraps(original)
    @unseen
    def format_stack() -> list[str]:
        if narrator.dead or module.should_preserve_node_meta:
            own: list[str] = original()
            return own
        return stack(sys._getframe(1))

    patches.set(module, "format_stack", format_stack)
