"""History of tensors that share memory, when one of them is overwritten by a recorded op.

A write through a view becomes part of the history of its base: `base = view_write(base, view)`, a ViewWriteGradNode
that hands the written part's gradient to the op that wrote and the rest to the base's old history. Every live view
whose memory the write touched, the written one included, is then read anew from the base: a ViewTakeGradNode. So a
tensor's gradient is that of what was computed from it and from its views after the last write, whichever of them was
written. FLAGS_paddle_strict leaves all but the written tensor as they were, as Paddle does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from gradscope.core import errors, observer
from gradscope.core.eager.autograd_meta import AutogradMeta, ViewMeta, new_meta, views_of
from gradscope.core.phi.dense_tensor import DenseTensor, dense
from gradscope.core.phi.storage import address, overlaps

if TYPE_CHECKING:
    from gradscope.core.eager.grad_node_info import GradNodeBase
    from gradscope.core.eager.op_info import OpInfo
    from gradscope.core.tensor import Tensor

_new = object.__new__


class Rewritten(NamedTuple):
    """What a recording hears: the tensor, what its meta said before, its new node and what that node's op would read."""

    impl: DenseTensor
    edge: tuple[GradNodeBase, int, int] | None
    stop_gradient: bool
    persistable: bool
    node: GradNodeBase
    inputs: tuple[DenseTensor, ...]


def check_shared_write(info: OpInfo, target: Tensor) -> None:
    """Before a recorded op overwrites `target`. Raises InvalidArgument (ValueError) where no history could tell the
    truth: a leaf that wants a gradient lies in that memory, the view was taken while recording was off, or several of
    its elements lie at one place."""
    meta = target.autograd_meta_
    found = views_of(meta)
    if found is None or meta is None:
        return
    root, views = found
    leaves: list[AutogradMeta] = []
    if meta is not root:
        leaves.append(root)
        if type(meta) is ViewMeta and meta.muted and meta.stop_gradient_ and not root.stop_gradient_:
            raise errors.invalid_argument(
                f"{info.name} would write through a view that was taken under no_grad of a tensor that wants "
                "gradients; whether the write belongs to that tensor's history cannot be told.",
                layer=3,
                op=info.name,
                remedy="take the view while recording is on, or write under paddle.no_grad() too",
            )
        if overlaps_itself(target.impl.array):
            raise errors.invalid_argument(
                f"{info.name} would write into a view of which several elements lie at one place in memory.",
                layer=3,
                op=info.name,
                remedy="write into a clone() of it",
            )
    leaves += [v for v in views.live() if v is not meta and overlaps(v.impl.array, target.impl.array)]
    for one in leaves:
        if not one.stop_gradient_ and (one.edge is None or one.edge[0].is_leaf_):
            name = (one.extra or {}).get("leaf_name", "")
            raise errors.invalid_argument(
                f"Leaf Var ({name}) that doesn't stop gradient can't use inplace strategy.",
                layer=3,
                op=info.name,
                tensor="the tensor that is written shares the leaf's memory",
                remedy="write under paddle.no_grad(), or into a clone()",
            )


def rewrite_history(node: GradNodeBase, target: Tensor) -> None:
    """`node` has just become the history of `target`, which was overwritten: bring it into the history of everything
    that shows this memory. A recording hears what was made; nothing happens where there are no views."""
    meta = target.autograd_meta_
    found = views_of(meta)
    if found is None or meta is None:
        return
    root, views = found
    alive = views.live()
    told: list[Rewritten] = []
    if meta is root:
        views.impl = target.impl
        for view in alive:
            view.base = root
    base = views.impl
    assert base is not None
    if meta is not root:
        old = None if root.stop_gradient_ else root.edge
        _lead(root, _written(base, old, target.impl, node), base, (base, target.impl), told)
    for view in alive:
        if view is not meta and (_constant(view) or not overlaps(view.impl.array, target.impl.array)):
            continue
        assert root.edge is not None
        _lead(view, _taken(base, root.edge, view.impl), view.impl, (base,), told)
    if told and observer.current is not None:
        observer.current.history_rewritten(told)


def leave_memory(target: Tensor) -> None:
    """`target` is about to get memory of its own (an op retypes it): it is no view any more, and its views keep a base
    with the history and memory it had."""
    meta = target.autograd_meta_
    if type(meta) is ViewMeta:
        meta.base = None
    views = None if meta is None or meta.extra is None else meta.extra.pop("views", None)
    if views is None or meta is None or meta.extra is None:
        return
    meta.extra.pop("leaf_root", None)
    impl = dense(target.impl.array, target.impl.meta)
    impl.storage, impl.oid = target.impl.storage, target.impl.oid
    impl.storage.add_view(impl)
    views.impl = impl
    left = new_meta(meta.stop_gradient_)
    left.edge = meta.edge
    left.note("views", views)
    for view in views.live():
        view.base = left


def _constant(view: ViewMeta) -> bool:
    """Whether somebody said that this view wants no gradients; one of a tensor that was a constant itself does not."""
    return view.stop_gradient_ and (view.muted or view.edge is not None)


def _lead(
    meta: AutogradMeta, node: GradNodeBase, impl: DenseTensor, inputs: tuple[DenseTensor, ...], told: list[Rewritten]
) -> None:
    """The gradient of the tensor with this meta goes to `node` from now on."""
    if observer.current is not None:
        told.append(Rewritten(impl, meta.edge, meta.stop_gradient_, meta.persistable_, node, inputs))
    meta.edge = (node, 0, 0)
    meta.stop_gradient_ = False
    if meta.extra is not None:  # as for the target of any in-place op, hooks and retained gradients stay behind
        meta.extra.pop("retain", None)


def _written(base: DenseTensor, old: Any, part: DenseTensor, node: GradNodeBase) -> GradNodeBase:
    from gradscope.core.generated.nodes import ViewWriteGradNode

    made: Any = _new(ViewWriteGradNode)
    made.edges = (old, (node, 0, 0))
    made.out_metas = (base.meta, part.meta)
    return _finished(made, base, part, base)


def _taken(base: DenseTensor, edge: Any, part: DenseTensor) -> GradNodeBase:
    from gradscope.core.generated.nodes import ViewTakeGradNode

    made: Any = _new(ViewTakeGradNode)
    made.edges = (edge,)
    made.out_metas = (base.meta,)
    return _finished(made, base, part, part)


def _finished(made: Any, base: DenseTensor, part: DenseTensor, out: DenseTensor) -> GradNodeBase:
    size = base.array.itemsize
    made.layout = tuple(s // size for s in base.array.strides)
    made.dims = part.meta.dims
    made.stride = tuple(s // size for s in part.array.strides)
    made.offset = (address(part.array) - address(base.array)) // size
    made.in_metas = out.meta
    made.extra = None
    made.cleared = False
    made.oid = 0
    node: GradNodeBase = made
    return node


def overlaps_itself(array: Any) -> bool:
    """Whether several elements of a strided array lie at one place."""
    reach = 0
    for step, n in sorted((abs(s), n) for n, s in zip(array.shape, array.strides, strict=True) if n > 1):
        if step <= reach:
            return True
        reach += step * (n - 1)
    return False
