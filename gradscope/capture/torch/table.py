"""What this producer was tested with, what it can know, and a test at the start of what this torch offers."""

from __future__ import annotations

import platform
import re
from importlib import metadata
from typing import Any

import torch

from gradscope.trace.emulate import TORCH
from gradscope.trace.records import ABSENT, FACTS, OBSERVED, VERIFIED

# (first, last) minor versions of torch all tests of this package ran on.
TESTED = ((2, 13), (2, 13))

POLICY: dict[str, Any] = TORCH

# Kind of fact -> what it rests on: where that is missing the fact is absent, and the rest goes on.
NEEDS: dict[str, tuple[str, ...]] = {
    "order": ("prehooks",),
    "queue": ("prehooks", "sequence"),
    "in_degree": ("graph",),
    "holder": ("prehooks", "posthooks"),
    "inputs": ("prehooks",),
    "outputs": ("posthooks",),
    "leaf_grad": ("prehooks", "posthooks"),
    "hooks": ("ledger",),
    "wrappers": ("saved",),
    "versions": ("saved",),
    "writes": ("forward",),
    "forward": ("forward",),
    "frames": ("forward",),
    "kernels": ("never",),
    "pruning": ("graph",),
    "free": ("posthooks",),
}
_WORKED_OUT = frozenset(("queue", "in_degree", "holder"))


def versions() -> dict[str, str]:
    """Versions of what took part."""
    import gradscope

    found = {"gradscope": gradscope.__version__, "python": platform.python_version(), "torch": str(torch.__version__)}
    try:
        found["numpy"] = metadata.version("numpy")
    except metadata.PackageNotFoundError:
        pass
    return found


def self_test() -> set[str]:
    """What this torch lacks of what is relied on. Builds a graph of two nodes and runs no backward: that would start
    the engine's threads before the script has forked."""
    missing: set[str] = {"never"}

    def ask(what: str, question: Any) -> None:
        try:
            good = question()
        except Exception:  # whatever a changed internal raises, it is missing
            good = False
        if not good:
            missing.add(what)

    ask("engine", lambda: callable(torch.autograd.Variable._execution_engine.run_backward))
    ask("ledger", lambda: callable(torch.autograd.function.Function._register_hook))
    ask("forward", lambda: torch._C._len_torch_function_stack() >= 0 and torch._C._autograd._get_sequence_nr() >= 0)
    try:
        with torch.enable_grad(), torch._C.DisableTorchFunction():
            x = torch.zeros(2, device="cpu", requires_grad=True)
            node: Any = (x * x).grad_fn
    except Exception:
        return missing | {"graph", "prehooks", "posthooks", "saved", "sequence"}
    ask("graph", lambda: node.next_functions[0][0].variable is x and isinstance(node.metadata, dict))
    ask("graph", lambda: tuple(node._input_metadata[0].shape) == (2,))
    ask("sequence", lambda: 0 <= node._sequence_nr() < node.next_functions[0][0]._sequence_nr())
    ask("saved", lambda: node._raw_saved_self.data is x and node._raw_saved_self.unpack_hook is None)
    ask("prehooks", lambda: node.register_prehook(lambda grads: None).remove() is None)
    ask("posthooks", lambda: node.register_hook(lambda outs, grads: None).remove() is None)
    return missing


def capabilities(missing: set[str]) -> dict[str, str]:
    """Kind of fact -> fidelity."""
    found: dict[str, str] = {}
    for fact in FACTS:
        if missing & set(NEEDS[fact]):
            found[fact] = ABSENT
        else:
            found[fact] = VERIFIED if fact in _WORKED_OUT else OBSERVED
    return found


def lines(missing: set[str]) -> list[str]:
    """What the user must hear of: a version nobody tested, facts that will not be there."""
    said: list[str] = []
    found = re.match(r"(\d+)\.(\d+)", str(torch.__version__))
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    if not TESTED[0] <= version <= TESTED[1]:
        span = " to ".join(f"{a}.{b}" for a, b in dict.fromkeys(TESTED))
        said.append(f"torch {torch.__version__} was not tested with this gradscope (tested: {span})")
    lost = [fact for fact, state in capabilities(missing).items() if state == ABSENT and "never" not in NEEDS[fact]]
    if {"engine", "graph"} & missing:
        said.append("this torch cannot be recorded: its engine or graph cannot be reached")
    elif lost:
        said.append(f"not recorded with this torch: {', '.join(lost)}")
    return said
