"""Runtime calls of the generated code: is a graph needed, where do edges lead, who made a tensor, what went wrong."""

from __future__ import annotations

from typing import Any

from gradscope.core import errors, observer
from gradscope.core.controller import HAS_GRAD
from gradscope.core.eager.accumulation_node import accumulation_edge
from gradscope.core.eager.autograd_meta import (
    AutogradMeta,
    ViewMeta,
    autograd_meta,
    nullable_autograd_meta,
    tracked_meta,
    unsafe_autograd_meta,
)
from gradscope.core.eager.grad_node_info import GradNodeBase
from gradscope.core.eager.guarding import remember
from gradscope.core.eager.nan_inf import check_nan_inf
from gradscope.core.eager.op_info import OpInfo
from gradscope.core.eager.views import rewrite_history
from gradscope.core.flags import fast
from gradscope.core.tensor import Tensor

__all__ = [
    "accumulation_edge",
    "autograd_meta",
    "check_nan_inf",
    "compute_require_grad",
    "failed",
    "grad_edge",
    "grad_edges",
    "nullable_autograd_meta",
    "pass_stop_gradient",
    "set_history",
    "set_history_slots",
    "set_view_history",
    "tracked_meta",
    "unsafe_autograd_meta",
]


def compute_require_grad(*metas: AutogradMeta | None) -> bool:
    """Whether recording is on and any of the metas (None: a constant) wants a gradient."""
    return HAS_GRAD.get() and any(m is not None and not m.stop_gradient_ for m in metas)


def any_requires_grad(tensors: list[Tensor]) -> bool:
    """Whether any tensor of a list argument wants a gradient (recording is not looked at)."""
    for t in tensors:
        meta = t.autograd_meta_
        if meta is not None and not meta.stop_gradient_:
            return True
    return False


def grad_edge(tensor: Tensor | None) -> tuple[GradNodeBase, int, int] | None:
    """Where the gradient of an input goes: (node, in_slot, in_rank), None for a constant. A leaf gets its
    accumulation node now. SetGradOutMeta of one tensor."""
    if tensor is None:
        return None
    meta = tensor.autograd_meta_
    if meta is None or meta.stop_gradient_:
        return None
    return meta.edge or accumulation_edge(tensor, meta)


def grad_edges(tensors: list[Tensor]) -> list[tuple[GradNodeBase, int, int] | None]:
    """`grad_edge` of every tensor of a list argument."""
    return [grad_edge(t) for t in tensors]


def set_history(node: GradNodeBase, out: Tensor) -> None:
    """SetHistory and SetGradInMeta for the only output: the tensor's gradient will go to slot 0 of `node`."""
    node.in_metas = out.impl.meta
    node.extra = None
    node.cleared = False
    node.oid = 0
    meta = AutogradMeta()
    meta.edge = (node, 0, 0)
    meta.stop_gradient_ = False
    meta.grad_ = None
    meta.extra = None
    out.autograd_meta_ = meta


def set_view_history(node: GradNodeBase, out: Tensor) -> None:
    """`set_history` for a view, whose meta knows its base already (it has none where the kernel had to copy)."""
    meta = out.autograd_meta_
    if type(meta) is not ViewMeta:
        set_history(node, out)
        return
    node.in_metas = out.impl.meta
    node.extra = None
    node.cleared = False
    node.oid = 0
    meta.edge = (node, 0, 0)
    meta.stop_gradient_ = False
    meta.muted = False


def set_history_slots(node: GradNodeBase, *outs: Any) -> None:
    """The same for several outputs, one in slot each; a list output is a list slot, an absent output (None) stays
    undefined."""
    if fast.guard:
        remember(node, outs)
    metas: list[Any] = []
    for slot, out in enumerate(outs):
        if out is None:
            metas.append(None)
        elif type(out) is list:
            metas.append([t.impl.meta for t in out])
            for rank, t in enumerate(out):
                view = t.autograd_meta_
                if type(view) is ViewMeta:
                    view.edge, view.stop_gradient_, view.muted = (node, slot, rank), False, False
                else:
                    t.autograd_meta_ = tracked_meta(node, slot, rank)
        else:
            metas.append(out.impl.meta)
            out.autograd_meta_ = tracked_meta(node, slot, 0)
    node.in_metas = tuple(metas)
    node.extra = None
    node.cleared = False
    node.oid = 0


def rebase_history(node: GradNodeBase, target: Tensor) -> None:
    """After an in-place op: the tensor's gradient now goes to slot 0 of `node`; handles that share the meta follow, and
    so does the history of whatever shares the memory."""
    node.in_metas = target.impl.meta
    node.extra = None
    node.cleared = False
    node.oid = 0
    meta = autograd_meta(target)
    meta.edge = (node, 0, 0)
    meta.stop_gradient_ = False
    if meta.extra is not None:  # hooks and retained gradients stay with the old node
        meta.extra.pop("retain", None)
    if (type(meta) is ViewMeta or meta.extra is not None) and not fast.strict:
        rewrite_history(target)


def pass_stop_gradient(stop: bool, *tensors: Tensor) -> None:
    """Set every tensor's stop_gradient flag."""
    for t in tensors:
        autograd_meta(t).stop_gradient_ = stop


def failed(info: OpInfo, exc: Exception, inputs: tuple[Any, ...]) -> Exception:
    """What ② raises for an exception out of ②–⑤: op, layer and tensors are named; a recording hears of it."""
    told = errors.translate(exc, info.name, errors.describe(*inputs))
    if observer.current is not None:
        observer.current.op_failed(info, told, inputs)
    return told
