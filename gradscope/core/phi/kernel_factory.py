"""KernelFactory: the table op name → KernelKey → Kernel, how a kernel is registered, and how ④ chooses one.

Kernels are plain functions on raw arrays: tensor arguments first in YAML order, then attributes, all positional.
They return an array (0-D included, never a numpy scalar), a tuple for several outputs, a list for a list output;
in a forward op the result must be fresh memory (view ops excepted). A kernel never writes into its inputs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from gradscope.core import dtype as dt
from gradscope.core import errors, flags
from gradscope.core.phi.kernel_key import NOT_DENSE, Backend, DataLayout, KernelKey, key_hash

KernelFn = Callable[..., Any]


class Kernel:
    """A registered kernel. fn: the function; key: what it was registered for; name: op name in the table.

    stride: it reads strided inputs as they are (④ then skips making them contiguous).
    """

    __slots__ = ("fn", "key", "name", "stride")

    def __init__(self, name: str, fn: KernelFn, key: KernelKey, stride: bool) -> None:
        self.name = name
        self.fn = fn
        self.key = key
        self.stride = stride

    def __repr__(self) -> str:
        return f"Kernel({self.name}, {self.key}, {self.fn.__name__})"


class Selection:
    """What ④ found for a key: the kernel, the key asked for, and why they differ ("" when only the layout does).

    prepares: the inputs may have to be made contiguous or moved before the kernel can take them, or are not dense.
    undense: the kernel takes SelectedRows or sparse tensors.
    """

    __slots__ = ("kernel", "fn", "asked", "fallback", "to_cpu", "prepares", "undense")

    def __init__(self, kernel: Kernel, asked: KernelKey, fallback: str, to_cpu: bool) -> None:
        self.kernel = kernel
        self.fn = kernel.fn
        self.asked = asked
        self.fallback = fallback
        self.to_cpu = to_cpu
        self.undense = kernel.key.layout in NOT_DENSE
        self.prepares = to_cpu or not kernel.stride or self.undense


class KernelFactory:
    """All kernels of the process: `kernels[name][hash of key]`. One instance, `KernelFactory.instance()`."""

    _instance: KernelFactory | None = None

    def __init__(self) -> None:
        self.kernels: dict[str, dict[int, Kernel]] = {}
        self.told: list[Callable[[str], None]] = []  # who is told the name of every kernel added
        self.selected: dict[str, dict[int, Selection]] = {}

    @classmethod
    def instance(cls) -> KernelFactory:
        """The factory of this process."""
        if cls._instance is None:
            cls._instance = cls()
        return cls._instance

    def add(self, kernel: Kernel) -> None:
        """Register a kernel; an earlier one for the same name and key is replaced."""
        self.kernels.setdefault(kernel.name, {})[kernel.key.hash_value] = kernel
        self.selected.setdefault(kernel.name, {}).clear()
        for tell in self.told:
            tell(kernel.name)

    def selections(self, name: str) -> dict[int, Selection]:
        """The cache of choices made for op `name` (hash of the key asked for → Selection); ④ keeps a reference."""
        return self.selected.setdefault(name, {})

    def select_kernel_or_raise(self, name: str, key: int) -> Selection:
        """Choose the kernel of `name` for a 32-bit key: exact, then any layout, then (not on CPU) a CPU fallback.

        SelectedRows and sparse tensors have kernels of their own, a dense one does not take their place. Raises
        NotFound (RuntimeError) when the name or the key has no kernel; the text lists the dtypes there are. Raises
        Unimplemented (NotImplementedError) when the op has none for this kind of tensor.
        """
        table = self.kernels.get(name)
        asked = KernelKey.of_hash(key)
        if not table:
            raise errors.not_found(f"The kernel `{name}` is not registered.", layer=4, op=name)
        tries: list[tuple[Backend, str, bool]] = [(asked.backend, "", False)]
        if asked.backend == Backend.GPUDNN:
            tries.append((Backend.GPU, "GPUDNN → GPU", False))
        if asked.backend != Backend.CPU and flags.get("FLAGS_enable_api_kernel_fallback"):
            tries.append((Backend.CPU, f"missing {asked} kernel: CPU fallback", True))
        special = asked.layout in NOT_DENSE
        keys = [k.key for k in table.values()]
        keys = [k for k in keys if (k.layout == asked.layout if special else k.layout not in NOT_DENSE)]
        if not keys:
            raise wrong_kind(name, asked.layout, f"sparse_{name}" in self.kernels)
        for backend, why, to_cpu in tries:
            for layout in (asked.layout,) if special else (asked.layout, DataLayout.ALL_LAYOUT):
                kernel = table.get(key_hash(backend, layout, asked.dtype.num))
                if kernel is not None:
                    found = Selection(kernel, asked, why, to_cpu)
                    self.selections(name)[key] = found
                    return found
        last = KernelKey(asked.backend, DataLayout.ALL_LAYOUT, asked.dtype)  # the one tried last, which Paddle names
        dtypes = dict.fromkeys(k.dtype.name for k in keys if k.backend == asked.backend)
        listed = ", ".join(dtypes)
        raise errors.not_found(
            f"The kernel with key {last} of kernel `{name}` is not registered. Selected wrong DataType "
            f"`{asked.dtype.name}`. Paddle support following DataTypes: {listed}.",
            layer=4,
            op=name,
            remedy=f"cast the inputs to one of: {listed}" if listed else "",
        )

    def plain(self, name: str, backend: Backend = Backend.CPU, layout: DataLayout | None = None) -> KernelFn:
        """The function the plain backward calls for `name` on raw arrays of `backend`; with `layout` on such tensors.

        When all dtypes share one function it is that function, else one that looks at the first array's dtype.
        Raises NotFound when there is none, Unimplemented when there is none for `layout`.
        """
        table = {h: k for h, k in self.kernels.get(name, {}).items() if k.key.backend == backend}
        if layout is not None:
            table = {h: k for h, k in table.items() if k.key.layout == layout}
            if not table:
                raise wrong_kind(name, layout, False)
        elif any(k.key.layout not in NOT_DENSE for k in table.values()):
            table = {h: k for h, k in table.items() if k.key.layout not in NOT_DENSE}
        if not table:
            raise errors.not_found(f"The kernel `{name}` is not registered for {backend.name}.", layer=5, op=name)
        fns = {k.fn for k in table.values()}
        if len(fns) == 1:
            return fns.pop()
        by_dtype = {k.key.dtype.np: k.fn for k in table.values()}

        def dispatch(*args: Any) -> Any:
            """Call the kernel registered for the dtype of the first array."""
            first = args[0][0] if isinstance(args[0], (list, tuple)) else args[0]
            return by_dtype[first.dtype](*args)

        dispatch.__name__ = name
        return dispatch


def wrong_kind(name: str, layout: DataLayout, has_sparse: bool) -> errors.UnimplementedError:
    """The error for an op that has no kernel for this kind of tensor. has_sparse: paddle.sparse has it."""
    if layout == DataLayout.SELECTED_ROWS:
        remedy = "a SelectedRows gradient comes from embedding(…, sparse=True); use sparse=False"
    elif layout not in NOT_DENSE:
        remedy = "this op takes sparse tensors: call to_sparse_coo() or to_sparse_csr() first"
    else:
        remedy = f"use paddle.sparse.{name}" if has_sparse else "call to_dense() first"
    return errors.unimplemented(
        f"The kernel of ({name.removeprefix('sparse_')}) for input tensors is unimplemented, "
        "please check the type of input tensors.",
        layer=4,
        op=name,
        remedy=remedy,
    )


def register_kernel(
    name: str,
    backend: str | Backend = Backend.CPU,
    layout: str | DataLayout = DataLayout.ALL_LAYOUT,
    dtypes: Iterable[dt.DType | str] = dt.ALL,
    *,
    stride: bool = True,
) -> Callable[[KernelFn], KernelFn]:
    """Decorator: register a function as the kernel of op `name` for every dtype given (DTypes or their names).

    backend and layout may be given by name ("CPU", "ALL_LAYOUT"). stride=False: the kernel wants contiguous inputs.
    The same function may be registered several times. Returns the function unchanged.
    """
    the_backend = Backend[backend] if isinstance(backend, str) else backend
    the_layout = DataLayout[layout] if isinstance(layout, str) else layout

    def register(fn: KernelFn) -> KernelFn:
        factory = KernelFactory.instance()
        for dtype in dtypes:
            key = KernelKey(the_backend, the_layout, dt.convert(dtype))
            factory.add(Kernel(name, fn, key, stride))
        return fn

    return register
