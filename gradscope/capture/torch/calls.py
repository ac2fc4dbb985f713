"""What torch's overridable functions are to us: ops, reads, setters, or nothing worth a record."""

from __future__ import annotations

import inspect
from typing import Any

import torch

SKIP, OP, READ, SETTER, PARTS, GRAD, PLAIN = 0, 1, 2, 3, 4, 5, 6

_VIEW_GETTERS = frozenset(("T", "mT", "H", "mH", "real", "imag", "data"))
_READS = frozenset(
    ("item", "numpy", "tolist", "__float__", "__int__", "__bool__", "__index__", "__complex__", "__array__")
)
_SILENT = frozenset(
    [
        "__len__",
        "__repr__",
        "__hash__",
        "__format__",
        "__dir__",
        "__deepcopy__",
        "__reduce_ex__",
        "__reduce__",
        "__setstate__",
        "__cuda_array_interface__",
        "size",
        "dim",
        "ndimension",
        "stride",
        "numel",
        "nelement",
        "is_contiguous",
        "is_floating_point",
        "is_complex",
        "is_conj",
        "is_neg",
        "is_signed",
        "data_ptr",
        "storage_offset",
        "storage",
        "untyped_storage",
        "element_size",
        "get_device",
        "type_as_",
        "is_tensor",
        "is_nonzero",
        "backward",
        "register_hook",
        "register_post_accumulate_grad_hook",
        "retain_grad",
        "is_shared",
        "is_pinned",
        "is_inference",
        "has_names",
        "has_torch_function",
        "is_storage",
        "is_same_size",
        "is_set_to",
        "dense_dim",
        "sparse_dim",
        "_is_view",
        "_nnz",
        "is_coalesced",
        "share_memory_",
        "__contains__",
        "can_cast",
        "result_type",
        "get_default_dtype",
        "is_grad_enabled",
        "promote_types",
        "__torch_dispatch__",
        "_make_subclass",
        "_has_compatible_shallow_copy_type",
        "__dlpack__",
        "__dlpack_device__",
        "get_rng_state",
        "set_rng_state",
        "is_autocast_enabled",
        "seed",
        "manual_seed",
        "autograd_backward",
        "_backward",
        "grad_and_value",
        "dim_order",
    ]
)


# Of those that are not told, the ones that may warn about the line that calls them.
_WARNS = frozenset(("storage", "storage_type", "names", "__len__", "__contains__", "__deepcopy__", "__reduce_ex__"))


class Call:
    """kind: one of the constants above (PLAIN: not told, but it may warn). name: what the op is called. args: names of
    its arguments, in order. deep: it is told how many frames above it the line lies that it warns about."""

    __slots__ = ("args", "deep", "kind", "name", "part")

    def __init__(self, kind: int, name: str, part: str = "", args: tuple[str, ...] = ()) -> None:
        self.kind = kind
        self.name = name
        self.part = part  # of a setter: `grad`, `data`, `requires_grad` …
        self.args = args
        self.deep = "_stacklevel" in args


class Calls:
    """Answers `of(function)`, worked out once for each."""

    def __init__(self) -> None:
        self._known: dict[Any, Call] = {}
        self._lambdas: dict[Any, Any] | None = None

    def of(self, func: Any) -> Call:
        """What `func`, as a torch-function mode sees it, is."""
        try:
            found = self._known.get(func)
        except TypeError:  # not hashable
            return Call(OP, getattr(func, "__name__", "op"))
        if found is None:
            found = self._known[func] = self._classify(func)
        return found

    def _classify(self, func: Any) -> Call:
        name = getattr(func, "__name__", type(func).__name__)
        owner = getattr(func, "__self__", None)
        part = getattr(owner, "__name__", "") if name in ("__get__", "__set__", "__delete__") else ""
        if name == "__get__" and part == "grad":
            return Call(GRAD, part, args=("self",))
        if name == "__get__":
            if part in _VIEW_GETTERS:
                return Call(OP, part, args=("self",))
            return Call(PLAIN if part in _WARNS else SKIP, part)
        if name in ("__set__", "__delete__"):
            return Call(SETTER, name, part)
        if name == "requires_grad_":
            return Call(SETTER, name, "requires_grad")
        if name in _SILENT or getattr(func, "__module__", "") == "torch.autograd":
            return Call(PLAIN if name in _WARNS else SKIP, name)
        if name in _READS:
            return Call(READ, name.strip("_"), args=("self",))
        return Call(OP, name, args=self._args(func))

    def _args(self, func: Any) -> tuple[str, ...]:
        """Names of the arguments; builtins have no signature, torch's own table of test overrides does."""
        try:
            shown = func
            if not inspect.isfunction(func):
                if self._lambdas is None:
                    self._lambdas = torch.overrides.get_testing_overrides()
                method: Any = getattr(torch.Tensor, getattr(func, "__name__", ""), None)
                shown = self._lambdas.get(func) or self._lambdas.get(method, func)
            parameters = inspect.signature(shown).parameters.values()
        except (TypeError, ValueError):
            return ()
        return tuple(p.name for p in parameters if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD))
