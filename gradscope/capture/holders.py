"""`--holders` for our own engine: at the end of each top-level pass, what still holds a graph, as GraphHeld records."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator
from typing import Any

from gradscope.capture.frames import Frames
from gradscope.capture.holding import CTX, GRAD, HOOK, Found, behind, is_upstream, variables, walk
from gradscope.core.eager.grad_node_info import GradNodeBase
from gradscope.core.eager.hooks import GradHook
from gradscope.core.eager.py_layer import GradNodePyLayer, PyLayerContext
from gradscope.core.eager.saved_hooks import name_of
from gradscope.core.tensor import Tensor
from gradscope.trace.records import GraphHeld

OTHER = "other"  # alive, and held by nothing the walk comes to: a C extension, a cycle that waits for the collector


class Holders:
    """Called with the pass that ended. frames: tells the user's code from others'."""

    def __init__(self, obs: Any, frames: Frames) -> None:
        self.obs = obs
        self.frames = frames

    def __call__(self, pass_id: int, of_pass: Iterable[GradNodeBase]) -> None:
        """Write a GraphHeld for everything that holds nodes. of_pass: nodes the engine itself still holds now."""
        found: dict[tuple[str, str], list[GradNodeBase]] = {}
        engine = _Native()
        for by, name, obj in walk(variables(self.frames.is_users), engine):
            node = obj if isinstance(obj, GradNodeBase) else _node_of(obj)
            if node is not None and not node.is_leaf_ and not is_upstream(obj, by, node, engine.contexts, _next):
                found.setdefault((by, name), []).append(node)
        reached = set(behind([node for nodes in found.values() for node in nodes], _next))
        mine = set(of_pass)
        alive = [o for o in gc.get_objects() if issubclass(type(o), GradNodeBase) and not o.is_leaf_]
        lost = [node for node in alive if node not in reached and node not in mine]
        inner = {after for node in lost for after in _next(node)}
        for node in [node for node in lost if node not in inner] or lost:
            found.setdefault((OTHER, node.name()), []).append(node)
        for (by, name), nodes in found.items():
            self._tell(pass_id, by, name, nodes)

    def _tell(self, pass_id: int, by: str, name: str, nodes: list[GradNodeBase]) -> None:
        obs = self.obs
        newest = max(nodes, key=lambda node: node.oid)
        number = newest.oid - obs.base if newest.oid > obs.base else obs.node(newest)
        _, frame = obs.node_born.get(number) or obs.node_freed.get(number) or (0, 0)
        if frame:
            obs.describe_frame(frame)
        held = list(behind(nodes, _next))
        record = GraphHeld(pass_id, obs.tick(), number, by, name, frame, _saved_bytes(held), len(held), len(nodes))
        obs.emit(record)


class _Native:
    """Our own tensors, nodes and contexts to the walk."""

    def __init__(self) -> None:
        self._nodes: set[GradNodeBase] = set()  # whose hooks and contexts have been looked at
        self.contexts: dict[int, GradNodePyLayer] = {}  # id of a held object -> the PyLayer node whose ctx holds it

    def mine(self, obj: Any) -> bool:
        """Tensors, nodes, contexts; what else is the engine's holds no graph of its own."""
        kind = type(obj)
        return kind is Tensor or issubclass(kind, (Tensor, GradNodeBase, PyLayerContext)) or kind is GradHook

    def inside(self, by: str, name: str, obj: Any) -> Iterator[Found]:
        """A tensor's `.grad` and attributes, the hooks of the nodes behind it, and what their contexts keep."""
        if isinstance(obj, PyLayerContext):
            return  # looked at with its node
        if isinstance(obj, Tensor):
            meta = obj.autograd_meta_
            if meta is not None and meta.grad_ is not None:
                yield GRAD, f"{name}.grad", meta.grad_
            for key, value in list(vars(obj).items()):
                yield by, f"{name}.{key}", value
            start = None if meta is None or meta.edge is None else meta.edge[0]
        else:
            start = obj if isinstance(obj, GradNodeBase) else None
        for node in behind([] if start is None else [start], _next, self._nodes):
            yield from self._of_node(node)

    def _of_node(self, node: GradNodeBase) -> Iterator[Found]:
        extra = node.extra
        if extra is not None:
            for hook in (*extra.hooks.values(), *extra.post.values(), *extra.reduce.values()):
                if hook.fn is not None:
                    yield HOOK, name_of(hook.fn), hook.fn
        if isinstance(node, GradNodePyLayer) and node.ctx is not None:
            for key, value in list(vars(node.ctx).items()):
                if not key.startswith("_"):
                    self.contexts[id(value)] = node
                    yield CTX, f"{node.layer.__name__}'s ctx.{key}", value
            for i, kept in enumerate(node.ctx._kept or ()):
                self.contexts[id(kept.value)] = node
                yield CTX, f"{node.layer.__name__}'s saved_tensor()[{i}]", kept.value


def _node_of(obj: Any) -> GradNodeBase | None:
    meta = getattr(obj, "autograd_meta_", None) if isinstance(obj, Tensor) else None
    return None if meta is None or meta.edge is None else meta.edge[0]


def _next(node: GradNodeBase) -> Iterator[GradNodeBase]:
    """Where a node's edges lead. A node that only carries formulas has no edges, but says which gradients it is to
    give."""
    return (edge[0] for edge in node.flat_edges() if type(edge) is tuple)


def _saved_bytes(nodes: list[GradNodeBase]) -> int:
    """Bytes of what nodes have saved, memory that is shared counted once."""
    memory: dict[int, int] = {}
    for node in nodes:
        if node.cleared:
            continue
        for saved in node.saved_:
            if not saved.no_need_buffer:
                held = getattr(node, saved.field, None)
                for array in held if isinstance(held, list) else [held]:
                    base: Any = getattr(array, "base", None)
                    owner: Any = base if hasattr(base, "nbytes") else array
                    if hasattr(owner, "nbytes"):
                        memory[id(owner)] = int(owner.nbytes)
    return sum(memory.values())
