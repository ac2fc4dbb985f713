"""PyLayer's context and node: what a user's forward leaves for backward, and a GradNode whose formulas are user code.

`py_layer_apply.py` makes the node. A context keeps what was saved as it was given: Tensors (also inside lists and
tuples) are noted with the version of their storage, but as in Paddle that version is never checked. An output of the
same PyLayer is kept without its history, so that a graph that holds its own output is freed by reference counts.
"""

from __future__ import annotations

import inspect
import weakref
from collections.abc import Sequence
from typing import Any

from gradscope.core import errors
from gradscope.core.eager.autograd_meta import new_meta
from gradscope.core.eager.grad_node_info import IN, GradNodeBase, Saved
from gradscope.core.eager.py_layer_grads import call_backward
from gradscope.core.eager.saved_hooks import PAIR, Packed
from gradscope.core.eager.tensor_wrapper import CLEARED, pack_tensor, unpack
from gradscope.core.phi.dense_tensor import DenseTensor
from gradscope.core.tensor import Tensor

FIELD = "saved_tensor"
_SAVED = (Saved(FIELD, IN, 0, many=True, unchecked=True),)


class Kept:
    """One saved Tensor. value: the Tensor, a Packed, CLEARED, or the DenseTensor of an output (`edge` and `alive` then
    lead back to the Tensor). array, version: what it held when it was saved."""

    __slots__ = ("value", "array", "impl", "version", "edge", "alive", "name")

    def __init__(self, tensor: Tensor) -> None:
        self.value: Any = tensor
        self.impl: Any = tensor.impl
        self.array = getattr(tensor.impl, "array", None)
        self.version = int(getattr(tensor.impl, "version", 0))
        self.edge: weakref.ref[GradNodeBase] | None = None
        self.alive: weakref.ref[Tensor] | None = None
        self.name = tensor.name_

    def loosen(self, node: GradNodeBase, tensor: Tensor) -> None:
        """The Tensor is an output of `node`: keep it without the history that leads to the node."""
        self.alive = weakref.ref(tensor)
        self.edge = weakref.ref(node)
        self.value = tensor.impl

    def tensor(self, node: GradNodeBase | None) -> Tensor:
        """The Tensor as `saved_tensor()` gives it. Raises Fatal (SystemError) when its wrapper was cleared by hand."""
        value = self.value
        if type(value) is Tensor or isinstance(value, Tensor):
            return value
        if type(value) is Packed:
            return unpack(node, value)
        if value is CLEARED:
            raise errors.fatal(f"A tensor saved by {'a PyLayer' if node is None else node.name()} was cleared.")
        found = None if self.alive is None else self.alive()
        if found is not None:
            return found
        made = Tensor(value, None, self.name)
        maker = None if self.edge is None else self.edge()
        if isinstance(maker, GradNodePyLayer):
            where = next((w for w, impl in maker.outputs if impl() is value), None)
            if where is not None:
                made.autograd_meta_ = new_meta(False)
                made.autograd_meta_.edge = (maker, *where)
        return made


class PyLayerContext:
    """The `ctx` of a PyLayer: what forward leaves here, backward finds. Other attributes may be set freely.

    container: what save_for_backward was given, None before. materialize_grads: undefined gradients come as zeros.
    grad_in_dtype_consistent: gradients come in the dtype of the outputs. not_inplace_tensors, non_differentiable: as
    marked.
    """

    _kept: list[Kept] | None = None
    _shape: Any = None  # what was saved, with the index in _kept in place of each Tensor
    _node: weakref.ref[GradNodeBase] | None = None  # where something is packed: errors name it
    _materialize = True
    _consistent = True
    not_inplace_tensors: Any = None
    non_differentiable: Any = None

    def save_for_backward(self, *tensors: Any) -> None:
        """Keep Tensors for backward, as they are; lists and tuples of Tensors too. The last call counts."""
        self.container = tensors

    def saved_tensor(self) -> Any:
        """What was saved, in the same shape; None when nothing was. Unpack hooks run at every call."""
        return self.container

    def mark_not_inplace(self, *tensors: Tensor) -> None:
        """These inputs, when forward returns them, come out as new Tensors over the same memory."""
        self.not_inplace_tensors = tensors

    def mark_non_differentiable(self, *tensors: Tensor) -> None:
        """These outputs stop gradients; backward gets zeros for them."""
        self.non_differentiable = tensors

    def set_materialize_grads(self, value: bool) -> None:
        """Whether backward gets zeros (default) or None for outputs that received no gradient."""
        self.materialize_grads = value

    def set_grad_in_dtype_consistent(self, flag: bool) -> None:
        """Whether backward's gradients are cast to the dtype of the outputs (default)."""
        self.grad_in_dtype_consistent = flag

    @property
    def materialize_grads(self) -> bool:
        """See set_materialize_grads."""
        return self._materialize

    @materialize_grads.setter
    def materialize_grads(self, value: bool) -> None:
        self._materialize = _boolean(value)

    @property
    def grad_in_dtype_consistent(self) -> bool:
        """See set_grad_in_dtype_consistent."""
        return self._consistent

    @grad_in_dtype_consistent.setter
    def grad_in_dtype_consistent(self, flag: bool) -> None:
        self._consistent = _boolean(flag)

    @property
    def container(self) -> Any:
        """See saved_tensor()."""
        kept = self._kept
        if kept is None:
            return self._shape
        node = None if self._node is None else self._node()
        if self._shape is _FLAT:
            return tuple([one.tensor(node) for one in kept])
        return _rebuild(self._shape, kept, node)

    @container.setter
    def container(self, value: Any) -> None:
        if type(value) is tuple and all(type(one) is Tensor for one in value):
            kept, self._shape = [Kept(one) for one in value], _FLAT
        else:
            kept = []
            self._shape = _take(value, kept)
        self._kept = kept
        pair = PAIR.get()
        if pair is not None:
            for one in kept:
                if isinstance(one.impl, DenseTensor):
                    one.value = pack_tensor(None, one.value, *pair)
                    one.impl = one.value
                    one.array = None


def _boolean(value: Any) -> bool:
    if value is not None and not isinstance(value, bool):
        raise errors.invalid_type(f"argument (position 1) must be bool, but got {type(value).__name__}")
    return bool(value)


class _At(int):
    """The place of a Tensor in `_kept`."""

    __slots__ = ()


_FLAT = "a tuple of Tensors"  # the shape of most of what is saved


def _take(value: Any, kept: list[Kept]) -> Any:
    if isinstance(value, Tensor):
        kept.append(Kept(value))
        return _At(len(kept) - 1)
    if type(value) in (list, tuple):
        return type(value)(_take(one, kept) for one in value)
    return value


def _rebuild(shape: Any, kept: list[Kept], node: GradNodeBase | None) -> Any:
    if type(shape) is _At:
        return kept[shape].tensor(node)
    if type(shape) in (list, tuple):
        return type(shape)(_rebuild(one, kept, node) for one in shape)
    return shape


class GradNodePyLayer(GradNodeBase):
    """The node of one `apply`. ctx: the context, dropped when the node is cleared; layer: the user's class; places: of
    the forward tensor inputs among its arguments (index or keyword); outputs: where it saved one of its own outputs,
    ((slot, rank), weak reference to the DenseTensor) of each."""

    __slots__ = ("ctx", "layer", "in_lists_", "keep_undefined_", "list_out_", "places", "outputs")
    single_ = False
    kind_ = "pylayer"
    name_ = "GradNodePyLayer"
    foreign_ = True
    conjugates_ = False

    ctx: Any
    layer: Any
    in_lists_: tuple[bool, ...]  # type: ignore[misc]  # here they are facts of each node
    keep_undefined_: bool  # type: ignore[misc]
    list_out_: bool  # type: ignore[misc]
    places: tuple[int | str, ...]
    outputs: tuple[tuple[tuple[int, int], weakref.ref[Any]], ...]

    def name(self) -> str:
        """`GradNodePyLayer_<class>`."""
        return f"{self.name_}_{self.layer.__name__}"

    @property
    def args_(self) -> tuple[str, ...]:  # type: ignore[override]
        """Names of the forward tensor inputs."""
        return names_of(self.layer, self.places)

    @property
    def outs_(self) -> tuple[str, ...]:  # type: ignore[override]
        """Names of the forward outputs."""
        count = len(self.in_metas)
        return ("out",) if count == 1 else tuple(f"out{i}" for i in range(count))

    def backward(self, F: Any, *grads: Any) -> Any:
        """The user's backward. F and grads as for any node; Tensors come back under create_graph, else arrays."""
        return call_backward(self, F, grads)

    def clear_tensor_wrappers(self) -> None:
        """Let go of the context and of everything saved in it."""
        self.ctx = None
        self.cleared = True

    # ----------------------------------------------------------------- the saved tensors, as other nodes keep theirs

    @property
    def _kept(self) -> list[Kept]:
        kept: list[Kept] | None = None if self.ctx is None else self.ctx._kept
        return kept or []

    @property
    def saved_(self) -> tuple[Saved, ...]:  # type: ignore[override]
        """One field, a list of all saved tensors, when there are any."""
        return _SAVED if self._kept else ()

    @property
    def saved_tensor(self) -> list[Any]:
        """The arrays, None for what is packed or no dense tensor."""
        return [one.array for one in self._kept]

    @property
    def saved_tensor_impl(self) -> list[Any]:
        """The DenseTensors, or Packed."""
        return [one.impl for one in self._kept]

    @property
    def saved_tensor_version(self) -> list[int]:
        """The versions at which they were saved."""
        return [one.version for one in self._kept]

    @property
    def tensor_wrappers(self) -> dict[str, Any]:
        """The saved tensors as objects that read and write this node."""
        from gradscope.core.eager.py_layer_views import PyLayerWrapper

        kept = self._kept
        return {FIELD: [PyLayerWrapper(self, _SAVED[0], rank) for rank in range(len(kept))]} if kept else {}


def names_of(layer: Any, places: Sequence[int | str]) -> tuple[str, ...]:
    """What a PyLayer's forward calls the arguments at these places (index behind ctx, or keyword)."""
    count = max((place + 1 for place in places if isinstance(place, int)), default=0)
    names: list[str] = []
    try:
        parameters = list(inspect.signature(layer.forward).parameters.values())[1:]
    except (TypeError, ValueError):
        parameters = []
    for parameter in parameters:
        if parameter.kind is parameter.VAR_POSITIONAL:
            names += [f"{parameter.name}{i}" for i in range(count - len(names))]
        elif parameter.kind in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD):
            names.append(parameter.name)
    names += [f"arg{i}" for i in range(len(names), count)]
    return tuple(place if isinstance(place, str) else names[place] for place in places)
