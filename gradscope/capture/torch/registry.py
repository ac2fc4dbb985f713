"""Who is who: ids of tensors and storages, their descriptions once per segment, and copies of their values.

Nothing here keeps a tensor alive. A tensor is known by its Python object, which torch keeps for as long as the tensor
lives; a storage by its address, for as long as a tensor we know lies on it.
"""

from __future__ import annotations

import weakref
from typing import Any

import numpy as np
import torch

from gradscope.capture.torch.held import held
from gradscope.capture.torch.sparse import SparseView
from gradscope.capture.torch.state import State
from gradscope.trace.records import TensorMet

COPIED = 4096  # bytes up to which a copy is cheaper than anything else
_SMALL_SPARSE = 1 << 14  # elements up to which a sparse tensor is shown as a dense one
_NOT_PLAIN = (
    torch.float8_e4m3fn, torch.float8_e5m2,
)  # fmt: skip
MetaTuple = tuple[tuple[int, ...], str, str]


class Ref(weakref.ref):  # type: ignore[type-arg]
    """A weak reference that knows what to forget when its tensor dies."""

    __slots__ = ("ident",)
    ident: int


class Known:
    """What is remembered of a living tensor."""

    __slots__ = ("frame", "how", "key", "leaf_node", "name", "number", "ref", "segment", "stop", "storage")

    number: int
    ref: Ref
    storage: int  # id of its storage
    key: int  # address of its storage, 0: it has none that can be told
    segment: int  # in which it was last described
    name: str
    frame: int
    how: str
    stop: bool  # stop_gradient, as far as it may be asked
    leaf_node: Any  # what is known of its accumulation node


class Registry(State):
    """Ids of tensors and storages of one recording."""

    def __init__(self, sink: Any, frames: Any) -> None:
        super().__init__(sink, frames)
        self.known: dict[int, Known] = {}
        self._storages: dict[int, list[int]] = {}  # address -> [id, living tensors we know on it]
        self.emit = sink.emit_later if self.measures else sink.emit  # arrays are settled before, or by `settle`
        self._dtypes: dict[Any, str] = {}
        self._devices: dict[Any, str] = {}

    # ------------------------------------------------------------------------------------------------------ values

    def meta(self, t: Any) -> MetaTuple:
        """Shape, dtype and place of a tensor (or of torch's `_InputMetadata`)."""
        dtype, device = t.dtype, t.device
        name = self._dtypes.get(dtype)
        if name is None:
            name = self._dtypes[dtype] = str(dtype).rpartition(".")[2]
        place = self._devices.get(device)
        if place is None:
            place = self._devices[device] = str(device)
        try:
            shape = tuple(t.shape)
        except Exception:  # a nested or lazy tensor
            shape = ()
        return (shape, name, place)

    def value(self, t: Any, copy: bool = True) -> Any:
        """The elements of a tensor as numpy sees them, None when values are off or cannot be had.

        copy False: a view, for a record that is written at once. Never changes who owns what in torch. For a lazy sink
        an alias that is looked at later.
        """
        if t is None or not self.sink.values:
            return None
        try:
            with torch._C.DisableTorchFunction():
                return _array(t, copy) if not self.lazy else held(t, _array)
        except Exception:  # fake, functorch, meta, nested …: structure only
            return None

    def kept(self, t: Any) -> Any:
        """What a record that is written later is to say of a tensor as it is now: settled now, so nothing is copied
        but what is small."""
        if self.lazy:
            return self.value(t)
        view = self.value(t, copy=False)
        if view is None or view.nbytes > COPIED:
            return None if view is None else self.sink.keep(view)
        return view.copy()

    def kept_gradient(self, t: Any) -> Any:
        """The same of a gradient a pass leaves behind, which may be sparse: then with its positions, however large the
        dense tensor it stands for."""
        if t is None or t.layout not in (torch.sparse_coo, torch.sparse_csr) or not self.measures:
            return self.kept(t)
        try:
            with torch._C.DisableTorchFunction(), torch.no_grad():
                return self.sink.keep(SparseView(t, _numpy))
        except Exception:  # as in `value`
            return None

    def shown(self, t: Any) -> Any:
        """The same for a record that is not kept here, only handed over."""
        view = self.value(t, copy=False)
        return view if view is None or self.lazy else self.sink.keep(view)

    def gradient_value(self, t: Any) -> Any:
        """The same for what a pass leaves behind, which may be looked at even where values are off."""
        if self.sink.values or t is None or not getattr(self.sink, "watches", False):
            return self.value(t)
        try:
            with torch._C.DisableTorchFunction():
                return held(t, _array)
        except Exception:  # as above
            return None

    @property
    def sink_watches(self) -> bool:
        """Does the sink look at gradients itself?"""
        return bool(getattr(self.sink, "watches", False))

    @property
    def measures(self) -> bool:
        """Are figures wanted that cost a look at a tensor, and copies that are compared?"""
        return bool(self.sink.values) and not self.lazy

    # ----------------------------------------------------------------------------------------------------- tensors

    def version(self, t: Any) -> int:
        """The version counter; 0 where there is none (inference tensors)."""
        try:
            return int(t._version)
        except RuntimeError:
            return 0

    def tensor(self, t: Any, frame: int = 0, value: Any = None) -> int:
        """The id of a tensor, described in this segment. frame: where it is met, when it is new. value: its elements
        as records hold them, where they were taken already."""
        known = self.known.get(id(t))
        if known is None:
            known = self.enter(t)
            known.frame = frame
            self.describe(t, known, value=value)
        elif known.segment != self.segment:
            self.describe(t, known, value=value)
        return known.number

    def enter(self, t: Any) -> Known:
        """Give a tensor the next id; the caller describes it."""
        known = Known()
        known.number = self.next_tensor()
        known.ref = ref = Ref(t, self._gone)
        ref.ident = id(t)
        known.segment = self.segment
        known.name = known.how = ""
        known.frame = 0
        known.leaf_node = None
        known.stop = True
        self.place(t, known)
        self.known[id(t)] = known
        return known

    def place(self, t: Any, known: Known) -> None:
        """Look up (again) on which storage a tensor lies."""
        try:
            key = t.untyped_storage()._cdata
        except Exception:  # sparse, functorch …
            key = 0
        known.key = key
        if not key:
            known.storage = known.number
            return
        held = self._storages.get(key)
        if held is None:
            held = self._storages[key] = [known.number, 0]
        held[1] += 1
        known.storage = held[0]

    def moved(self, t: Any) -> None:
        """A tensor was given another storage (`t.data = …`)."""
        known = self.known.get(id(t))
        if known is not None:
            self._leave(known.key)
            self.place(t, known)

    def _gone(self, ref: Any) -> None:
        known = self.known.get(ref.ident)
        if known is not None and known.ref is ref:
            del self.known[ref.ident]
            self._leave(known.key)

    def _leave(self, key: int) -> None:
        held = self._storages.get(key)
        if held is not None:
            held[1] -= 1
            if held[1] <= 0:
                self._storages.pop(key, None)

    def storage_at(self, t: Any) -> int:
        """The id of the storage a tensor nobody described lies on (0: not known)."""
        try:
            held = self._storages.get(t.untyped_storage()._cdata)
        except Exception:
            return 0
        return 0 if held is None else held[0]

    def describe(self, t: Any, known: Known, *, made: bool = False, how: str = "", value: Any = None) -> None:
        """Write TensorMet."""
        known.segment = self.segment
        leaf, stop, node = True, known.stop, 0
        view = t._is_view()
        if not view:  # asking a view may make its node anew
            leaf, stop = t.is_leaf, not t.requires_grad
            if not leaf:
                node = self.node_of(t)
        known.stop = stop
        persistable = type(t) is not torch.Tensor and isinstance(t, torch.nn.Parameter)
        name = known.name
        base = known.storage if known.storage != known.number else 0
        if known.frame:
            self.frames.describe(known.frame)
        self.emit(
            TensorMet(
                known.number,
                self.tick(),
                name,
                self.meta(t),  # type: ignore[arg-type]  # a tuple encodes to the same bytes
                known.storage,
                self.version(t),
                leaf,
                stop,
                persistable,
                made,
                how or known.how,
                known.frame,
                base,
                node,
                self.shown(t) if value is None else value,
            )
        )

    def settle(self) -> None:
        """Let the recorder go of the arrays it was just given: they are views of the user's tensors."""
        if self.measures:
            self.sink.about_to_write()

    def node_of(self, t: Any) -> int:
        """The id of the node of a tensor that is no view; `nodes.py` knows."""
        raise NotImplementedError


def _array(t: Any, copy: bool) -> Any:
    """numpy's view of a copy of `t` (of `t` itself when not copy)."""
    if t.layout is not torch.strided:
        if t.numel() > _SMALL_SPARSE:
            return None
        t = t.detach().to_dense()
    t = t.detach()
    if t.is_conj() or t.is_neg():
        t = t.resolve_conj().resolve_neg()
    if t.device.type != "cpu":
        t = t.cpu()
    elif copy:
        if t.dim() and t.numel() > 64 and not any(t.stride()):  # one element spread over a shape: keep it so
            return np.broadcast_to(_numpy(t[(0,) * t.dim()].clone()), tuple(t.shape))
        t = t.clone()
    return _numpy(t)


def _numpy(t: Any) -> Any:
    if t.dtype is torch.bfloat16:
        import ml_dtypes

        return t.contiguous().view(torch.int16).numpy().view(ml_dtypes.bfloat16)
    if t.dtype in _NOT_PLAIN:
        import ml_dtypes

        kind = ml_dtypes.float8_e4m3fn if t.dtype is torch.float8_e4m3fn else ml_dtypes.float8_e5m2
        return t.contiguous().view(torch.int8).numpy().view(kind)
    return t.numpy()
