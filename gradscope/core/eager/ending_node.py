"""EndingNode: what stands, in a `paddle.grad` pass, where a node of the user's graph need not run because only its
incoming gradient is asked for. It takes gradients like the node it stands for, and its hooks; it has no edges."""

from __future__ import annotations

from typing import Any

from gradscope.core.eager.accumulation_node import AccumulationNode
from gradscope.core.eager.grad_node_info import GradNodeBase
from gradscope.core.eager.hooks import NodeExtra

_new = object.__new__
_CLASSES: dict[tuple[bool, ...], type[EndingNode]] = {}


class EndingNode(AccumulationNode):
    """Of a node with one in slot (every leaf has one). in_metas: as of the node it stands for; origin: that node."""

    __slots__ = ()


def _class_of(node: GradNodeBase) -> type[EndingNode]:
    if node.single_:
        return EndingNode
    found = _CLASSES.get(node.in_lists_)
    if found is None:
        shape = {"__slots__": (), "single_": False, "in_lists_": node.in_lists_, "outs_": node.outs_}
        found = _CLASSES[node.in_lists_] = type("EndingNode", (EndingNode,), shape)
    return found


def ending_node(node: GradNodeBase) -> EndingNode:
    """What stands for `node`. Gradient hooks come along (retain_grads is one), except those of a leaf: Paddle runs none
    of them in `paddle.grad`."""
    made: Any = _new(_class_of(node))
    made.edges = ()
    made.out_metas = ()
    made.in_metas = node.in_metas
    made.extra = None
    made.cleared = False
    made.oid = 0
    made.origin = node
    made.meta_ref = None
    made.impl_ref = getattr(node, "impl_ref", None)
    made.fake_empty = False
    made.leaf_name = getattr(node, "leaf_name", "")
    if node.extra is not None and node.extra.hooks and not node.is_leaf_:
        extra = made.extra = NodeExtra()
        extra.hooks = dict(node.extra.hooks)
        extra.next_id = node.extra.next_id
    ending: EndingNode = made
    return ending
