"""Tensor: a handle on an implementation and its autograd meta, with the methods of autograd.

Operators, indexing, shapes and printing are attached by the package that gives the Tensor its public face:
`attach_methods` puts functions on the class.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np

from gradscope.core import controller, errors, observer
from gradscope.core.eager.autograd_meta import AutogradMeta, ViewMeta, autograd_meta, new_meta, shared_meta, view_meta
from gradscope.core.phi.dense_tensor import DenseTensor, DenseTensorMeta, dense, meta_of_array, shared_dense, view_of

if TYPE_CHECKING:
    from gradscope.core.eager.grad_node_info import GradNodeBase
    from gradscope.core.phi.sparse_base import NotDense

_new = object.__new__
_later: dict[str, Any] = {}  # functions of modules that need this one first; importing them in each call costs a µs


def _found(where: str) -> Any:
    module, _, name = where.rpartition(".")
    fn = _later[where] = getattr(import_module(f"gradscope.core.eager.{module}"), name)
    return fn


class Tensor:
    """impl: DenseTensor (or SelectedRows, SparseCooTensor, SparseCsrTensor), None when undefined; autograd_meta_: None
    counts as stop_gradient; name_.

    Several handles may share impl and meta (`x.grad` gives a new handle each time).
    """

    __slots__ = ("impl", "autograd_meta_", "name_", "__dict__", "__weakref__")

    impl: Any
    autograd_meta_: AutogradMeta | None
    name_: str

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """For type checkers: the methods that `attach_methods` puts on the class."""

    def __init__(
        self,
        impl: DenseTensor | NotDense | None = None,
        meta: AutogradMeta | None = None,
        name: str = "",
        /,
        *more: Any,
        **named: Any,
    ) -> None:
        """From an implementation; anything else is for the public face's constructor, `construct_`."""
        if more or named or (impl is not None and (isinstance(impl, Tensor) or not hasattr(impl, "is_dense"))):
            given = (impl, meta, name) if more or name else (impl, meta) if meta is not None else (impl,)
            self.construct_(*(given if more or impl is not None else ()), *more, **named)
            return
        self.impl = impl
        self.autograd_meta_ = meta
        self.name_ = name

    # ------------------------------------------------------------------------------------------- the notes' members

    @property
    def impl_(self) -> Any:
        """The implementation (shared storage object)."""
        return self.impl

    @property
    def autograd_meta(self) -> AutogradMeta | None:
        """The autograd meta, None while there is none."""
        return self.autograd_meta_

    def set_autograd_meta(self, meta: AutogradMeta | None) -> None:
        """Replace the autograd meta; handles that share the old one keep it."""
        self.autograd_meta_ = meta

    def mutable_autograd_meta(self) -> AutogradMeta:
        """The autograd meta, made now when there was none."""
        return autograd_meta(self)

    def defined(self) -> bool:
        """Whether there is an implementation."""
        return self.impl is not None

    def initialized(self) -> bool:
        """Whether memory is allocated."""
        return self.impl is not None and (not self.impl.is_dense or self.impl.array is not None)

    _is_initialized = initialized

    # ------------------------------------------------------------------------------------------------------ identity

    @property
    def name(self) -> str:
        """The tensor's name; a nameless one gets `eager_tmp_<k>` now."""
        if not self.name_:
            self.name_ = controller.unique_name("eager_tmp")
        return self.name_

    @name.setter
    def name(self, value: str) -> None:
        old, self.name_ = self.name_, value
        if observer.current is not None:
            observer.current.tensor_changed(self, "name", old, value)

    @property
    def stop_gradient(self) -> bool:
        """True: ops treat the tensor as a constant. Setting it flips the flag only; recorded edges stay."""
        return self.autograd_meta_ is None or self.autograd_meta_.stop_gradient_

    @stop_gradient.setter
    def stop_gradient(self, value: bool) -> None:
        if not isinstance(value, bool):
            raise errors.invalid_type(f"argument (position 1) must be bool, but got {type(value).__name__}")
        old = self.stop_gradient
        meta = autograd_meta(self)
        meta.stop_gradient_ = value
        if old and not value and meta.edge is None and meta.extra is not None:
            meta.extra.pop("no_node", None)  # a leaf from here on
        if observer.current is not None and old != value:
            observer.current.tensor_changed(self, "stop_gradient", old, value)

    @property
    def persistable(self) -> bool:
        """Whether this is a parameter or buffer."""
        return self.autograd_meta_ is not None and self.autograd_meta_.persistable_

    @persistable.setter
    def persistable(self, value: bool) -> None:
        autograd_meta(self).persistable_ = bool(value)

    @property
    def inplace_version(self) -> int:
        """In-place writes to the storage so far; views and detach() handles count together."""
        return int(self.impl.version)

    @property
    def is_leaf(self) -> bool:
        """True unless a recorded op made the tensor."""
        meta = self.autograd_meta_
        return meta is None or meta.edge is None or meta.edge[0].is_leaf_

    @property
    def grad_fn(self) -> GradNodeBase | None:
        """The node that receives this tensor's gradient. A leaf that was given a meta has an accumulation node,
        present as soon as it is asked for; the output of an op that recorded nothing has None."""
        meta = self.autograd_meta_
        if meta is None or (meta.edge is None and meta.extra is not None and meta.extra.get("no_node")):
            return None
        if meta.edge is None:
            if type(meta) is ViewMeta and meta.stop_gradient_:
                return None
            from gradscope.core.eager.accumulation_node import accumulation_edge

            return accumulation_edge(self, meta)[0]
        return meta.edge[0]

    # ------------------------------------------------------------------------------------------------------ gradients

    @property
    def grad(self) -> Tensor | None:
        """A new handle on the gradient, or None."""
        meta = self.autograd_meta_
        if meta is None or meta.grad_ is None:
            if observer.current is not None:
                observer.current.no_gradient(self)
            return None
        return meta.grad_.handle()

    @grad.setter
    def grad(self, value: Tensor | None) -> None:
        from gradscope.core.eager.leaf_grad import assign_grad

        assign_grad(self, value)

    def _grad_ivar(self) -> Tensor | None:
        return self.grad

    def handle(self) -> Tensor:
        """Another handle on the same implementation and meta."""
        made: Tensor = _new(type(self))
        made.impl = self.impl
        made.autograd_meta_ = self.autograd_meta_ or shared_meta(self)
        made.name_ = self.name_
        return made

    def backward(
        self, grad_tensor: Tensor | None = None, retain_graph: bool = False, *, dump_backward_graph_path: Any = None
    ) -> None:
        """Run the backward graph from this tensor; leaves get `.grad`. grad_tensor: the seed (ones when None), of the
        tensor's shape, else AssertionError."""
        run = _later.get("backward.tensor_backward") or _found("backward.tensor_backward")
        run(self, grad_tensor, retain_graph, dump_backward_graph_path)

    def retain_grads(self) -> None:
        """Keep the gradient of this non-leaf tensor in `.grad` (nothing happens on leaves and constants)."""
        from gradscope.core.eager.hooks import retain_grads

        retain_grads(self)

    def register_hook(self, hook: Callable[[Tensor], Tensor | None]) -> Any:
        """Call hook(grad) whenever this tensor's gradient is complete; what it returns (unless None) goes on.
        RuntimeError when the tensor stops gradients. Gives a helper with remove()."""
        from gradscope.core.eager.hooks import register_hook

        return register_hook(self, hook)

    def _register_grad_hook(self, hook: Callable[[Tensor], Tensor | None]) -> int:
        return int(self.register_hook(hook)._hook_id)

    def _remove_grad_hook(self, hook_id: int) -> bool:
        from gradscope.core.eager.hooks import remove_grad_hook

        return remove_grad_hook(self, hook_id)

    def _register_backward_hook(self, hook: Callable[[], None]) -> Any:
        """Call hook() after each accumulation into `.grad`; leaves only (else ValueError)."""
        from gradscope.core.eager.hooks import register_reduce_hook

        return register_reduce_hook(self, hook)

    def _apply_backward_hook(self) -> None:
        """Call the reduce hooks of this leaf."""
        from gradscope.core.eager.hooks import run_reduce_hooks

        node = self.grad_fn
        if node is not None:
            run_reduce_hooks(node, None)

    def clear_gradient(self, set_to_zero: bool = True) -> None:
        """Zero `.grad` (default), or drop it."""
        clear = _later.get("leaf_grad.clear_gradient") or _found("leaf_grad.clear_gradient")
        clear(self, set_to_zero)

    def clear_grad(self, set_to_zero: bool = True) -> None:
        """`clear_gradient`."""
        self.clear_gradient(set_to_zero)

    def _zero_grads(self) -> None:
        self.clear_gradient(True)

    def gradient(self) -> Any:
        """`.grad` as a numpy array (SelectedRows: values and rows as arrays), or None."""
        meta = self.autograd_meta_
        if meta is None or meta.grad_ is None:
            if observer.current is not None:
                observer.current.no_gradient(self)
            return None
        impl = meta.grad_.impl
        return impl.array.copy() if impl.is_dense else (impl.values.copy(), impl.index().copy())

    def _reset_grad_inplace_version(self, set_to_zero: bool = True) -> None:
        """Set the version of the gradient's storage back to 0."""
        meta = self.autograd_meta_
        if set_to_zero and meta is not None and meta.grad_ is not None and meta.grad_.impl.storage is not None:
            meta.grad_.impl.storage.version = 0

    # ------------------------------------------------------------------------------------------------------- handles

    def detach(self) -> Tensor:
        """A constant leaf over the same storage and version counter."""
        impl = self.impl
        impl = view_of(impl, impl.array, impl.meta, detached=True) if impl.is_dense else impl.handle()
        made = Tensor(impl, None, "")
        if observer.current is not None:
            observer.current.tensor_made(made, "detach", view_of=self)
        return made

    def detach_(self) -> Tensor:
        """Turn this tensor itself into a constant leaf."""
        meta = autograd_meta(self)
        old = meta.grad_node_
        meta.edge = None
        meta.stop_gradient_ = True
        meta.note("no_node", True)
        if type(meta) is ViewMeta:
            meta.base = None  # what happens to its base is no longer its history
        if observer.current is not None:
            observer.current.tensor_changed(self, "detach_", None if old is None else observer.current.node_id(old), 0)
        return self

    def _bump_inplace_version(self) -> None:
        from gradscope.core.eager.inplace import bump_inplace_version

        bump_inplace_version(self)


def attach_methods(methods: dict[str, Any]) -> None:
    """Put functions or properties on Tensor under these names; how the public face adds operators and the rest."""
    for name, method in methods.items():
        setattr(Tensor, name, method)


def make_tensor(array: Any, meta: DenseTensorMeta) -> Tensor:
    """A Tensor without autograd meta over an array nobody else uses. What ④ returns."""
    impl = DenseTensor()
    impl.array = array
    impl.meta = meta
    impl.storage = None
    impl.oid = 0
    made: Tensor = _new(Tensor)
    made.impl = impl
    made.autograd_meta_ = None
    made.name_ = ""
    return made


def make_view(base: Tensor, array: Any, meta: DenseTensorMeta) -> Tensor:
    """A Tensor over a numpy view into base's array; storage and version are shared, and the metas know of each other.
    Where the kernel had to copy (a reshape of a strided tensor) the result stands alone, without a meta."""
    source, owner = base.impl.array, array.base
    if (owner is None or (owner is not source and owner is not source.base)) and not np.may_share_memory(array, source):
        return make_tensor(array, meta)
    made: Tensor = _new(Tensor)
    made.impl = impl = view_of(base.impl, array, meta)
    made.autograd_meta_ = view_meta(base, impl)
    made.name_ = ""
    return made


def grad_tensor(array: Any, meta: DenseTensorMeta, stop_gradient: bool = False) -> Tensor:
    """A Tensor over a gradient array that the engine may use elsewhere too: copied before it is first written."""
    made: Tensor = _new(Tensor)
    made.impl = shared_dense(array, meta)
    made.autograd_meta_ = new_meta(stop_gradient)
    made.name_ = ""
    return made


def new_leaf(array: Any, stop_gradient: bool = True, name: str = "") -> Tensor:
    """A leaf over `array` (used as it is, not copied); creation functions build on it."""
    impl = dense(array, meta_of_array(array))
    return Tensor(impl, new_meta(stop_gradient), name)
