"""Module paths: which module an op runs in, and what its parameters are called."""

from __future__ import annotations

import functools
import weakref
from typing import Any

import torch

from gradscope.capture.torch.guard import guarded
from gradscope.trace.records import TensorChanged


class Paths:
    """Paths of modules inside the outermost module that is called."""

    def __init__(self, narrator: Any) -> None:
        self.narrator = narrator
        self._roots: weakref.WeakKeyDictionary[Any, weakref.WeakKeyDictionary[Any, str]] = weakref.WeakKeyDictionary()

    @guarded
    def enter(self, module: Any) -> str:
        """The path of a module that is called now; the scope of ops inside it."""
        scope = self.narrator.local.scope
        roots = self.narrator.local.__dict__.setdefault("roots", [])
        if not scope:
            roots.clear()
            roots.append(weakref.ref(module))
            if module not in self._roots:
                self._learn(module)
            path = type(module).__name__
        else:
            root = roots[0]() if roots else None
            paths = self._roots.get(root) if root is not None else None
            found = paths.get(module) if paths is not None else None
            if found is None and root is not None:
                paths = self._learn(root)
                found = paths.get(module)
                if found is None:
                    found = paths[module] = type(module).__name__
            path = found or type(module).__name__
        scope.append(path)
        return path

    def _learn(self, root: Any) -> weakref.WeakKeyDictionary[Any, str]:
        paths: weakref.WeakKeyDictionary[Any, str] = weakref.WeakKeyDictionary()
        self._roots[root] = paths
        kind = type(root).__name__
        for name, module in root.named_modules():
            paths[module] = name or kind
        narrator = self.narrator
        for name, tensor in [*root.named_parameters(), *root.named_buffers()]:
            if narrator.foreign(tensor):
                continue
            number = narrator.tensor(tensor)
            known = narrator.known[id(tensor)]
            if not known.name:
                known.name = name
                tick = narrator.tick()
                narrator.emit(TensorChanged(number, tick, "name", None, name, known.frame))
        return paths


def patch(narrator: Any, patches: Any) -> None:
    """Wrap `Module.__call__`."""
    module = torch.nn.Module
    original = module.__call__
    paths = Paths(narrator)
    from torch.nn.modules.activation import MultiheadAttention
    from torch.nn.modules.transformer import TransformerEncoder, TransformerEncoderLayer

    fused = (MultiheadAttention, TransformerEncoder, TransformerEncoderLayer)

    @functools.wraps(original)
    def call(self: Any, *args: Any, **kwargs: Any) -> Any:
        if narrator.dead:
            return original(self, *args, **kwargs)
        if isinstance(self, fused) and not self.training and not narrator.local.paused:
            # In evaluation they take another kernel when nobody overrides torch's functions: so we do not.
            with narrator.hidden(narrator.here() or 0):
                return original(self, *args, **kwargs)
        depth = len(narrator.local.scope)
        paths.enter(self)
        try:
            return original(self, *args, **kwargs)
        finally:
            del narrator.local.scope[depth:]

    patches.set(module, "__call__", call)
