"""History of tensors that share memory, when one of them is overwritten by a recorded op.

A write through a view becomes part of the history of its base: `base = view_write(base, view)`, a ViewWriteGradNode
that hands the written part's gradient to the op that wrote and the rest to the base's old history. Every live view
whose memory the write touched, the written one included, is then read anew from the base: a ViewTakeGradNode. So a
tensor's gradient is that of what was computed from it and from its views after the last write, whichever of them was
written. FLAGS_paddle_strict leaves all but the written tensor as they were, as Paddle does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gradscope.core import errors, observer
from gradscope.core.controller import HAS_GRAD
from gradscope.core.eager.autograd_meta import AutogradMeta, ViewMeta, Views, new_meta, views_of
from gradscope.core.eager.view_nodes import Made, may_meet, overlaps_itself, related, taken, written
from gradscope.core.flags import fast
from gradscope.core.phi.dense_tensor import DenseTensor, dense

if TYPE_CHECKING:
    from gradscope.core.eager.grad_node_info import GradNodeBase
    from gradscope.core.eager.op_info import OpInfo
    from gradscope.core.tensor import Tensor


# Why another history than the written tensor's own changed, and why that one ends.
THROUGH, SHOWS = "was written through a view", "shows memory that was written"
CUT = "was overwritten by an op that has no gradient"


class Rewritten(NamedTuple):
    """What a recording hears: the tensor, what its meta said before, the nodes made for it (the last its own; none: it
    is a constant now), why."""

    impl: DenseTensor
    edge: tuple[GradNodeBase, int, int] | None
    stop_gradient: bool
    persistable: bool
    made: list[Made]
    how: str


def check_shared_write(info: OpInfo, target: Tensor) -> None:
    """Before a recorded op overwrites `target`. Raises InvalidArgument (ValueError) where no history could tell the
    truth: a leaf that wants a gradient lies in that memory, the view was taken while recording was off, or several of
    its elements lie at one place, or the view shows the memory as another dtype."""
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
        if views.impl is not None and not related(views.impl, target.impl):
            raise errors.invalid_argument(
                f"{info.name} would write through a view that shows {views.impl.meta.data_type.name} memory as "
                f"{target.impl.meta.data_type.name}; that has no gradient.",
                layer=3,
                op=info.name,
                remedy="write under paddle.no_grad(), or into a clone() of it",
            )
        if overlaps_itself(target.impl.array):
            raise errors.invalid_argument(
                f"{info.name} would write into a view of which several elements lie at one place in memory.",
                layer=3,
                op=info.name,
                remedy="write into a clone() of it",
            )
    others = [v for v in views.live() if v is not meta and _meet(v, meta)]
    if any(v.foreign for v in (meta, *others) if type(v) is ViewMeta and not v.stop_gradient_):
        raise errors.invalid_argument(
            f"{info.name} would write into memory that an input and an output of a PyLayer share; the gradient through "
            "it is what the PyLayer's backward says, which cannot know of the write.",
            layer=3,
            op=info.name,
            remedy="return a clone() from forward, or write into a clone() of the output",
        )
    leaves += others
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


def rewrite_history(target: Tensor) -> None:
    """A node has just become the history of `target`, which was overwritten: bring it into the history of everything
    that shows this memory. A recording hears what was made; nothing happens where there are no views."""
    meta = target.autograd_meta_
    found = views_of(meta)
    if found is None or meta is None:
        return
    root, views = found
    told: list[Rewritten] = []
    if meta is root:
        views.impl = target.impl
        for view in views.live():
            view.base = root
    base = views.impl
    assert base is not None
    if meta is not root:
        old = None if root.stop_gradient_ else root.edge
        assert type(meta) is ViewMeta
        assert meta.edge is not None
        _lead(root, base, written(base, old, meta, meta.edge), THROUGH, told)
    _read_anew(root, views, meta, told)
    if told and observer.current is not None:
        observer.current.history_rewritten(told)


def cut_history(target: Tensor) -> None:
    """An op that has no gradient has overwritten `target` while recording was on: like the output of its out-of-place
    form the tensor is a constant from here on, and so is what else shows only its memory. FLAGS_paddle_strict leaves
    the old history, which knows nothing of the write."""
    meta = target.autograd_meta_
    if meta is None or meta.stop_gradient_ or fast.strict or not HAS_GRAD.get():
        return
    root, views = views_of(meta) or (meta, None)
    told: list[Rewritten] = []
    if meta is root or root.stop_gradient_:
        shown = [] if views is None or meta is not root else [(v, v.impl) for v in views.live()]
        for one, impl in [(meta, target.impl), *shown]:
            if not one.stop_gradient_:
                _stop(one, impl, told)
    else:
        assert views is not None and views.impl is not None and type(meta) is ViewMeta
        _lead(root, views.impl, written(views.impl, root.edge, meta, None), THROUGH, told)
        _read_anew(root, views, meta, told)
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


def _read_anew(root: AutogradMeta, views: Views, written_one: AutogradMeta, told: list[Rewritten]) -> None:
    """Every view that shares memory with the one that was written leads to the base's new history."""
    base = views.impl
    assert base is not None and root.edge is not None
    for view in views.live():
        if view is written_one or not (_constant(view) or not _meet(view, written_one) or not related(base, view.impl)):
            _lead(view, view.impl, taken(base, root.edge, view), SHOWS, told)


def _meet(one: ViewMeta, other: AutogradMeta) -> bool:
    """Whether a view and the tensor with meta `other` (a view of the same root, or the root) may share an element."""
    return type(other) is not ViewMeta or other.base is None or may_meet(one, other)


def _constant(view: ViewMeta) -> bool:
    """Whether somebody said that this view wants no gradients; one of a tensor that was a constant itself does not."""
    return view.foreign or (view.stop_gradient_ and (view.muted or view.edge is not None))


def _stop(meta: AutogradMeta, impl: DenseTensor, told: list[Rewritten]) -> None:
    """The tensor with this meta is a constant from now on."""
    if observer.current is not None:
        told.append(Rewritten(impl, meta.edge, False, meta.persistable_, [], CUT))
    meta.edge = None
    meta.stop_gradient_ = True
    meta.note("no_node", True)


def _lead(meta: AutogradMeta, impl: DenseTensor, made: list[Made], how: str, told: list[Rewritten]) -> None:
    """The gradient of the tensor with this meta goes to the last of these nodes from now on."""
    if observer.current is not None:
        told.append(Rewritten(impl, meta.edge, meta.stop_gradient_, meta.persistable_, made, how))
    meta.edge = (made[-1][0], 0, 0)
    meta.stop_gradient_ = False
    if meta.extra is not None:  # as for the target of any in-place op, hooks and retained gradients stay behind
        meta.extra.pop("retain", None)
