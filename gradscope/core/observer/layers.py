"""Paths of layers: under which name the ops inside a layer's forward are told, and what its parameters are called.

A path begins with the name of the outermost layer that is called: the variable that holds it, else its class; several
living layers of one name are told apart by an ordinal (`Sequential#2`). A layer is whatever has `named_sublayers`,
`named_parameters` and `named_buffers`.
"""

from __future__ import annotations

import itertools
import os
import sys
import weakref
from typing import Any

_HOME = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))) + os.sep


class Root:
    """A layer that is called from outside any other, with the paths of everything inside it."""

    __slots__ = ("layer", "paths", "token")

    def __init__(self, layer: Any, token: str) -> None:
        self.layer = weakref.ref(layer)
        self.token = token
        self.paths: weakref.WeakKeyDictionary[Any, str] = weakref.WeakKeyDictionary()


class LayerPaths:
    """Paths of layers inside the outermost one that is called. obs: the Observer they are for."""

    def __init__(self, obs: Any) -> None:
        self.obs = obs
        self._roots: weakref.WeakKeyDictionary[Any, Root] = weakref.WeakKeyDictionary()
        self._tokens: dict[str, Root] = {}
        self._open: dict[int, list[tuple[int, Root]]] = {}  # per thread: depth of the scopes, the outermost layer there

    def enter(self, layer: Any) -> str:
        """The path of a layer that is called now. One that the outermost layer does not hold is outermost itself."""
        here = self.obs.local
        roots = self._open.setdefault(here.number, [])
        while roots and roots[-1][0] >= len(here.scope):
            roots.pop()
        if roots:
            root = roots[-1][1]
            found = root.paths.get(layer)
            if found is None and (held := root.layer()) is not None:
                self._learn(root, held)
                found = root.paths.setdefault(layer, "")
            if found:
                return found
        own = self._roots.get(layer)
        if own is None:
            own = self._name(layer)
        roots.append((len(here.scope), own))
        return own.token

    def _name(self, layer: Any) -> Root:
        name = _called(layer)
        for n in itertools.count(1):
            token = name if n == 1 else f"{name}#{n}"
            held = self._tokens.get(token)
            if held is None or held.layer() is None:
                break
        root = self._tokens[token] = self._roots[layer] = Root(layer, token)
        self._learn(root, layer)
        return root

    def _learn(self, root: Root, layer: Any) -> None:
        for path, inner in layer.named_sublayers(include_self=True):
            root.paths[inner] = f"{root.token}.{path}" if path else root.token
        for path, tensor in [*layer.named_parameters(), *layer.named_buffers()]:
            self.obs.tensor_named(tensor, path, root.token)


def _called(layer: Any) -> str:
    """The global variable that holds it where it is called or in the script, then a local one; else its class."""
    frame: Any = sys._getframe(1)
    while frame is not None and frame.f_code.co_filename.startswith(_HOME):
        frame = frame.f_back
    main = getattr(sys.modules.get("__main__"), "__dict__", {})
    spaces = [main] if frame is None else [frame.f_globals, main, frame.f_locals]
    for space in spaces:
        for name, value in list(space.items()):
            if value is layer and not name.startswith("_"):
                return str(name)
    return type(layer).__name__
