"""TorchScript: traced and scripted functions run as they would; the nodes they leave are known by the line of the call.

While torch traces, whatever is asked of a tensor becomes a part of the trace: so nobody asks anything.
"""

from __future__ import annotations

import functools
from typing import Any

import torch

from gradscope.capture.unseen import unseen

_TRACERS = ("trace", "trace_module", "_get_trace_graph")


def patch(narrator: Any, patches: Any) -> None:
    """Wrap what traces, and the calls of scripted functions (those of modules go through `modules.py`)."""
    for name in _TRACERS:
        for module in (torch.jit._trace, torch.jit):  # not always the same: torch's compiler wraps what is in torch.jit
            original = vars(module).get(name)
            if original is not None:
                patches.set(module, name, _traced(narrator, patches, original))
    script = torch._C.ScriptFunction
    called = script.__call__

    @functools.wraps(called)
    @unseen
    def __call__(self: Any, *args: Any, **kwargs: Any) -> Any:
        if narrator.dead or narrator.local.paused:
            return called(self, *args, **kwargs)
        with narrator.hidden(narrator.here() or 0):
            return called(self, *args, **kwargs)

    patches.set(script, "__call__", __call__)


def _traced(narrator: Any, patches: Any, original: Any) -> Any:
    @functools.wraps(original)
    @unseen
    def call(*args: Any, **kwargs: Any) -> Any:
        if narrator.dead:
            return original(*args, **kwargs)
        narrator.once("trace", "torch.jit.trace: of what runs while it traces only the graph it leaves is recorded")
        with narrator.hidden(narrator.here() or 0), patches.suspended():
            return original(*args, **kwargs)

    return call
