"""Module paths: which module an op runs in, and what its parameters are called.

A path begins with the name of the outermost module that is called: the variable that holds it (`netD.0`, `generator`),
else its class; several living modules of one name are told apart by an ordinal (`Sequential#2`).
"""

from __future__ import annotations

import functools
import itertools
import re
import sys
import weakref
from typing import Any

import torch

from gradscope.capture.torch.guard import guarded
from gradscope.capture.unseen import unseen
from gradscope.trace.records import FrameSeen, TensorChanged
from gradscope.trace.syntax import Source

_VARIABLE = re.compile(r"[A-Za-z_]\w*(\[[-\w'\"]+\])?")

_COMPILED = "_orig_mod"


class Root:
    """A module that is called from outside any other, with the paths of everything inside it."""

    __slots__ = ("module", "paths", "segment", "token")

    def __init__(self, module: Any, token: str, segment: int) -> None:
        self.module = weakref.ref(module)
        self.token = token
        self.paths: weakref.WeakKeyDictionary[Any, str] = weakref.WeakKeyDictionary()
        self.segment = segment  # in which it was last called


class Paths:
    """Paths of modules inside the outermost module that is called."""

    def __init__(self, narrator: Any) -> None:
        self.narrator = narrator
        self._roots: weakref.WeakKeyDictionary[Any, Root] = weakref.WeakKeyDictionary()
        self._tokens: dict[str, Root] = {}
        self._sources: dict[str, Source] = {}

    @guarded
    def enter(self, module: Any) -> None:
        """A module is called now: its path is the scope of the ops inside it. One that the outermost module does not
        hold (a loss function used inside `forward`) is outermost itself, for as long as it runs."""
        local = self.narrator.local
        scope = local.scope
        roots: list[tuple[int, Root]] = local.__dict__.setdefault("roots", [])
        while roots and roots[-1][0] >= len(scope):
            roots.pop()
        path = ""
        if roots:
            root = roots[-1][1]
            found = root.paths.get(module)
            if found is None and (held := root.module()) is not None:
                self._learn(root, held)
                found = root.paths.setdefault(module, "")
            path = found or ""
        if not path:
            known = self._roots.get(module)
            root = known if known is not None else self._name(module)
            root.segment = self.narrator.segment
            roots.append((len(scope), root))
            path = root.token
        scope.append(path)

    def _name(self, module: Any) -> Root:
        """Give an outermost module its name. A name is free again a pass after its module died: a module made anew for
        every call does not count up."""
        name, segment = self._called(module), self.narrator.segment
        for n in itertools.count(1):
            token = name if n == 1 else f"{name}#{n}"
            held = self._tokens.get(token)
            if held is None or (held.module() is None and held.segment != segment):
                break
        root = self._tokens[token] = self._roots[module] = Root(module, token, segment)
        self._learn(root, module)
        return root

    def _called(self, module: Any) -> str:
        """The global variable that holds it where it is called or in the script; what the call says (`self.net(x)`);
        its class."""
        kind = type(module).__name__
        frame: Any = sys._getframe(1)
        frames = self.narrator.frames
        while frame is not None and not frames.is_users(frame.f_code.co_filename):
            frame = frame.f_back
        if frame is None:
            return kind
        main = getattr(sys.modules.get("__main__"), "__dict__", {})
        for space in (frame.f_globals, main):
            for name, value in list(space.items()):
                if value is module and not name.startswith("_"):
                    return str(name)
        seen = frames.seen(frame)
        if seen is None:
            return kind
        text = self._callee(*seen)
        return text if _VARIABLE.fullmatch(text) else kind

    def _callee(self, file: str, seen: FrameSeen) -> str:
        """What is called at a position, as written, without what it is an attribute of."""
        source = self._sources.get(file)
        if source is None:
            source = self._sources[file] = Source(self.narrator.frames.text(file) or "")
        text = source.callee(seen)
        head, bracket, index = text.partition("[")
        return head.rpartition(".")[2] + bracket + index

    def _learn(self, root: Root, module: Any) -> None:
        for name, inner in module.named_modules():
            name = name.removeprefix(_COMPILED).removeprefix(".")  # what torch.compile puts around a module
            root.paths[inner] = f"{root.token}.{name}" if name else root.token
        narrator = self.narrator
        for name, tensor in [*module.named_parameters(), *module.named_buffers()]:
            if narrator.foreign(tensor):
                continue
            number = narrator.tensor(tensor)
            known = narrator.known[id(tensor)]
            if not known.name:
                known.name = name = name.removeprefix(f"{_COMPILED}.")
                tick = narrator.tick()
                narrator.emit(TensorChanged(number, tick, "name", None, name, known.frame, how=root.token))


def patch(narrator: Any, patches: Any) -> None:
    """Wrap `Module.__call__`."""
    module = torch.nn.Module
    original = module.__call__
    paths = Paths(narrator)
    from torch.nn.modules.activation import MultiheadAttention
    from torch.nn.modules.transformer import TransformerEncoder, TransformerEncoderLayer

    fused = (MultiheadAttention, TransformerEncoder, TransformerEncoderLayer)
    script = torch.jit.ScriptModule

    @functools.wraps(original)
    @unseen
    def call(self: Any, *args: Any, **kwargs: Any) -> Any:
        if narrator.dead:
            return original(self, *args, **kwargs)
        if isinstance(self, fused) and not self.training and not narrator.local.paused:
            # In evaluation they take another kernel when nobody overrides torch's functions: so we do not.
            with narrator.hidden(narrator.here() or 0):
                return original(self, *args, **kwargs)
        if isinstance(self, script) and not narrator.local.paused:  # its nodes are made in C++, by no op that is told
            with narrator.hidden(narrator.here() or 0):
                return original(self, *args, **kwargs)
        depth = len(narrator.local.scope)
        paths.enter(self)
        try:
            return original(self, *args, **kwargs)
        finally:
            del narrator.local.scope[depth:]

    patches.set(module, "__call__", call)
