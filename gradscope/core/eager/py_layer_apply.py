"""`PyLayer.apply`: collects the Tensors among the arguments, runs the user's forward without recording a graph, and
gives its outputs one node whose formulas are the user's backward."""

from __future__ import annotations

import weakref
from typing import Any

from gradscope.core import errors, observer
from gradscope.core.controller import HAS_GRAD
from gradscope.core.eager.autograd_meta import ViewMeta, autograd_meta
from gradscope.core.eager.inplace import bump_inplace_version
from gradscope.core.eager.op_info import OpInfo
from gradscope.core.eager.py_layer import GradNodePyLayer, names_of
from gradscope.core.eager.saved_hooks import Packed
from gradscope.core.eager.utils import any_requires_grad, grad_edge, grad_edges
from gradscope.core.eager.views import check_shared_write, rewrite_history
from gradscope.core.flags import fast
from gradscope.core.phi.dense_tensor import view_of
from gradscope.core.tensor import Tensor

_infos: dict[tuple[str, tuple[str, ...], tuple[str, ...]], OpInfo] = {}
_PLAIN = (bool, int, float, str)
_NO_OP = OpInfo("", ())


class Call:
    """The arguments of one apply. slots: per tensor argument a Tensor, or a list of those in a list or tuple; places:
    theirs among the arguments, an index or a keyword; wants: does one of them want a gradient."""

    __slots__ = ("places", "slots", "wants")

    def __init__(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        self.slots: list[Any] = []
        self.places: list[int | str] = []
        self.wants = False
        for place, value in enumerate(args):
            self._take(place, value)
        for keyword, value in kwargs.items():
            self._take(keyword, value)

    def _take(self, place: int | str, value: Any) -> None:
        if isinstance(value, Tensor):
            self.slots.append(value)
            self.places.append(place)
            meta = value.autograd_meta_
            if meta is not None and not meta.stop_gradient_:
                self.wants = True
        elif isinstance(value, (list, tuple)):
            tensors = [one for one in value if isinstance(one, Tensor)]
            if tensors:
                self.slots.append(tensors)
                self.places.append(place)
                self.wants = self.wants or any_requires_grad(tensors)

    def tensors(self) -> list[Tensor]:
        """All of them, flat."""
        return [t for slot in self.slots for t in (slot if type(slot) is list else [slot])]


def _told(layer: Any, call: Call, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[OpInfo, tuple[Any, ...]]:
    """What a record says is constant here, and the plain arguments."""
    given: list[tuple[Any, Any]] = [*enumerate(args), *kwargs.items()]
    plain = [(place, v) for place, v in given if v is None or type(v) in _PLAIN]
    others: list[int | str] = [place for place, _ in plain]
    names = names_of(layer, call.places + others)
    key = (layer.__name__, names[: len(call.places)], names[len(call.places) :])
    info = _infos.get(key)
    if info is None:
        info = _infos[key] = OpInfo(*key)
    return info, tuple(value for _, value in plain)


def apply(layer: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """See PyLayer.apply. Exceptions of forward go through unchanged."""
    ctx = layer._backward_function()
    call = Call(args, kwargs)
    obs = observer.current
    told: Any = None
    within = known = 0
    info = _NO_OP
    if obs is not None:
        info, plain = _told(layer, call, args, kwargs)
        told = obs.op_began(info, tuple(call.slots), plain)
        within = obs.inside(told)
        known = obs.last_tensor
    shared = [(t, t.impl.version) for t in call.tensors() if _shares(t)]
    try:
        token = HAS_GRAD.set(False)
        try:
            result = layer.forward(ctx, *args, **kwargs)
        finally:
            HAS_GRAD.reset(token)
        if obs is not None:
            obs.outside(within)
        result, outs, node, written = _record(layer, ctx, call, result)
        for target, _ in written:
            if not fast.strict and any(t.impl is target.impl and t.impl.version > before + 1 for t, before in shared):
                check_shared_write(OpInfo(layer.__name__, ()), target)
                rewrite_history(target)
    except BaseException as exc:
        if obs is not None and told is not None:
            obs.outside(within)
            obs.op_failed(info, exc, tuple(call.slots))
        raise
    if told is not None and obs is not None:
        obs.pylayer_outputs(outs, known)
        told.ended(tuple(outs), node)
        for target, old in written:
            obs.pylayer_rebased(told, target, old)
        if node is not None:
            for attribute in _outputs_on(ctx, outs):
                obs.pylayer_cycle(told, node, attribute, layer.forward)
    return result


def _shares(tensor: Tensor) -> bool:
    """Is it a view, or has it views."""
    meta = tensor.autograd_meta_
    return meta is not None and (type(meta) is ViewMeta or (meta.extra is not None and "views" in meta.extra))


def _record(layer: Any, ctx: Any, call: Call, result: Any) -> tuple[Any, list[Any], Any, list[Any]]:
    """(what apply gives, the outputs per slot, the node or None, (tensor, old node) of inputs that forward gave
    back)."""
    if isinstance(result, Tensor) and ctx.not_inplace_tensors is None:  # by far the most common: one new tensor
        impl = result.impl
        if not impl.detached and not any(t.impl is impl for t in call.tensors()):
            if not call.wants or not HAS_GRAD.get():
                return result, [result], None, []
            node = _make_node(layer, ctx, call, [result])
            _give_history(node, ctx, [result], [])
            return result, [result], node, []
    several = isinstance(result, (tuple, list))
    entries = list(result) if several else [result]
    places: list[Any] = []  # index in entries, or (index, indices) of a list, per slot
    for at, value in enumerate(entries):
        if isinstance(value, Tensor):
            places.append(at)
        elif isinstance(value, (list, tuple)) and any(isinstance(one, Tensor) for one in value):
            entries[at] = list(value)
            places.append((at, [i for i, one in enumerate(value) if isinstance(one, Tensor)]))
    if not places:
        raise errors.invalid_argument(
            f"{layer.__name__} : At least one output of `PyLayer.forward` is a `Tensor`.",
            remedy="return a Tensor, or a tuple or list with one",
        )
    given = {id(t.impl): t for t in call.tensors() if t.impl is not None}
    kept_apart = {id(t.impl) for t in ctx.not_inplace_tensors or () if isinstance(t, Tensor)}
    overwritten: list[Tensor] = []
    replaced = False

    def output(value: Tensor) -> Tensor:
        nonlocal replaced
        source = _input_of(value, given)
        if source is None:
            return value
        if id(source.impl) in kept_apart:
            replaced = True
            return Tensor(view_of(source.impl, source.impl.array, source.impl.meta, detached=True), None, "")
        if not any(value is one for one in overwritten):
            overwritten.append(value)
        return value

    outs: list[Any] = []
    for place in places:
        if isinstance(place, tuple):
            at, ranks = place
            for i in ranks:
                entries[at][i] = output(entries[at][i])
            outs.append([entries[at][i] for i in ranks])
        else:
            entries[place] = output(entries[place])
            outs.append(entries[place])
    if replaced:
        result = type(result)(entries) if type(result) in (list, tuple) else entries if several else entries[0]
    if not call.wants or not HAS_GRAD.get():
        return result, outs, None, []
    for target in overwritten:
        if target.is_leaf:
            raise errors.invalid_argument(
                f"{layer.__name__} : Leaf Var ({target.name_}) that doesn't stop gradient can't use inplace strategy.",
                tensor=errors.describe(target),
                remedy="return a new tensor, or call ctx.mark_not_inplace on the input that forward returns",
            )
    node = _make_node(layer, ctx, call, outs)
    written = [(target, autograd_meta(target).grad_node_) for target in overwritten]
    for target in overwritten:
        bump_inplace_version(target)
    _give_history(node, ctx, outs, overwritten)
    return result, outs, node, written


def _input_of(value: Tensor, given: dict[int, Tensor]) -> Tensor | None:
    """The input that an output is (the same implementation, or a detach() of it)."""
    found = given.get(id(value.impl))
    if found is None and value.impl is not None and getattr(value.impl, "detached", False):
        for tensor in given.values():
            if tensor.impl.storage is value.impl.storage and tensor.impl.array is value.impl.array:
                return tensor
    return found


def _make_node(layer: Any, ctx: Any, call: Call, outs: list[Any]) -> GradNodePyLayer:
    node: GradNodePyLayer = object.__new__(GradNodePyLayer)
    node.layer = layer
    node.ctx = ctx
    node.extra = None
    node.cleared = False
    node.oid = 0
    node.edges = tuple(grad_edges(slot) if type(slot) is list else grad_edge(slot) for slot in call.slots)
    node.out_metas = tuple([_meta(t) for t in slot] if type(slot) is list else _meta(slot) for slot in call.slots)
    node.in_metas = tuple([_meta(t) for t in out] if type(out) is list else _meta(out) for out in outs)
    node.in_lists_ = tuple(type(out) is list for out in outs)
    node.list_out_ = any(type(edge) is list for edge in node.edges)
    node.keep_undefined_ = not ctx.materialize_grads
    node.places = tuple(call.places)
    node.outputs = ()
    if any(type(one.value) is Packed for one in ctx._kept or ()):
        ctx._node = weakref.ref(node)
    return node


def _meta(tensor: Tensor) -> Any:
    return None if tensor.impl is None or not tensor.impl.is_dense else tensor.impl.meta


def _give_history(node: GradNodePyLayer, ctx: Any, outs: list[Any], overwritten: list[Tensor]) -> None:
    """SetHistory of every output, stop_gradient for those marked, and no strong way back for those that were saved."""
    stopped = {id(t.impl) for t in ctx.non_differentiable or () if isinstance(t, Tensor)}
    loosened = False
    for slot, out in enumerate(outs):
        for rank, tensor in enumerate(out if type(out) is list else [out]):
            meta = autograd_meta(tensor)
            if type(meta) is ViewMeta and not any(tensor is one for one in overwritten):
                meta.foreign, meta.muted = True, False  # its history is the user's backward, not its base's
            meta.edge = (node, slot, rank)
            meta.stop_gradient_ = id(tensor.impl) in stopped
            if meta.extra is not None:  # hooks and retained gradients stay with the old node
                meta.extra.pop("retain", None)
                meta.extra.pop("no_node", None)
            for kept in ctx._kept or ():
                if kept.value is tensor:
                    kept.loosen(node, tensor)
                    loosened = True
    if loosened:
        node.outputs = tuple(
            ((slot, rank), weakref.ref(tensor.impl))
            for slot, out in enumerate(outs)
            for rank, tensor in enumerate(out if type(out) is list else [out])
        )


def _outputs_on(ctx: Any, outs: list[Any]) -> list[str]:
    """Attributes of the context that are outputs, or hold one in a list, tuple or dict."""
    metas = {id(t.autograd_meta_) for out in outs for t in (out if type(out) is list else [out])}
    found: list[str] = []
    for name, value in vars(ctx).items():
        several = value.values() if type(value) is dict else value if type(value) in (list, tuple) else (value,)
        if not name.startswith("_") and any(isinstance(v, Tensor) and id(v.autograd_meta_) in metas for v in several):
            found.append(name)
    return [name for name in found if name not in ("not_inplace_tensors", "non_differentiable")]
