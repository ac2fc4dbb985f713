"""The two meanings of a gradient formula: `K` runs kernels on raw arrays, `R` runs recorded ops on Tensors.

A formula asks its binding F for functions by name. K finds the kernel of that name (one binding per place); R finds
`<name>_ad_func`. Functions that are no op of their own are given here for both, under the same name.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

from gradscope.core import errors
from gradscope.core.eager import norm_lines
from gradscope.core.phi.kernel_factory import KernelFactory
from gradscope.core.phi.kernel_key import Backend

_PLAIN: dict[str, Callable[..., Any]] = {}
_RECORDED: dict[str, Callable[..., Any]] = {}
_tell: list[Callable[[str], None]] = []  # bindings that have found their functions and learn of later ones


class Plain:
    """Kernels of one backend, as attributes. What formulas ask besides: plain; direct (saved arrays may be taken as
    they are); conjugates; backend."""

    plain = True
    direct = True
    conjugates = False

    def __init__(self, backend: Backend) -> None:
        self.backend = backend


def kernels_of(backend: Backend) -> Any:
    """A binding like `Plain` with the kernels of `backend`, but a module object: it is what Python 3.11 finds names in
    most quickly. Loading the kernels is put off until something is asked of it."""
    binding: Any = ModuleType(f"kernels for {backend.name}")
    binding.plain, binding.direct, binding.conjugates, binding.backend = True, True, False, backend

    def find(name: str) -> None:
        """Set the name `name` to what formulas mean by it, if there is such a kernel or function."""
        fn = _PLAIN.get(name)
        if fn is None:
            try:
                fn = KernelFactory.instance().plain(name, backend)
            except errors.EnforceNotMet:
                return
        setattr(binding, name, fn)

    def fill(name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        del binding.__getattr__  # a module that has one is slow
        load_kernels()
        factory = KernelFactory.instance()
        for one in (*_PLAIN, *factory.kernels):
            find(one)
        factory.told.append(find)
        _tell.append(find)
        return getattr(binding, name)

    binding.__getattr__ = fill
    return binding


def recorded() -> Any:
    """The binding of layer ③ functions, a module object like those of kernels; filled when something is asked of it."""
    binding: Any = ModuleType("recorded ops")
    binding.plain = binding.direct = binding.conjugates = False

    def find(name: str) -> None:
        """Set the name `name`, to a function that refuses where there is only a kernel."""
        from gradscope.core.generated import dygraph_functions

        fn = _RECORDED.get(name) or getattr(dygraph_functions, name + "_ad_func", None)
        setattr(binding, name, fn or _unrecorded(name))

    def fill(name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        del binding.__getattr__
        load_kernels()
        from gradscope.core.generated import dygraph_functions

        ops = [one.removesuffix("_ad_func") for one in vars(dygraph_functions) if one.endswith("_ad_func")]
        for one in {**_RECORDED, **KernelFactory.instance().kernels, **dict.fromkeys(ops)}:
            find(one)
        _tell.append(find)
        KernelFactory.instance().told.append(find)
        return getattr(binding, name) if name in vars(binding) else _unrecorded(name)

    binding.__getattr__ = fill
    return binding


def _unrecorded(name: str) -> Callable[..., Any]:
    def refuse(*_: Any) -> Any:
        raise errors.unimplemented(
            f"no recorded op `{name}`: this gradient cannot be differentiated again; it is not built yet."
        )

    return refuse


class Conjugating:
    """`base` for a node that touches complex tensors: the same functions, but what the node saved comes conjugated.

    A formula written for real numbers, of a function that is holomorphic and real on the real line, then gives the
    gradient in Paddle's convention: out_grad times the conjugate of the derivative.
    """

    direct = False
    conjugates = True

    def __init__(self, base: Any) -> None:
        self.base = base
        self.plain = base.plain

    def recovered(self, node: Any, field: str) -> Any:
        """What the node saved under `field`, conjugated."""
        from gradscope.core.eager.tensor_wrapper import conjugated, recover

        return conjugated(self.base, recover(node, self.base, field))

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return getattr(self.base, name)


K = kernels_of(Backend.CPU)
K_GPU = kernels_of(Backend.GPU)
R = recorded()
CONJUGATING: dict[Any, Conjugating] = {binding: Conjugating(binding) for binding in (K, K_GPU, R)}


def both(name: str, plain: Callable[..., Any], recorded: Callable[..., Any]) -> None:
    """Give formulas a function `name` in both bindings."""
    _PLAIN[name] = plain
    _RECORDED[name] = recorded
    for tell in _tell:
        tell(name)


_loaded = False


def load_kernels() -> None:
    """Import every kernel file once, so that the factory knows them."""
    global _loaded
    if _loaded:
        return
    _loaded = True
    import importlib
    import pkgutil

    from gradscope.core.phi import kernels

    for module in pkgutil.iter_modules(kernels.__path__):
        importlib.import_module(f"{kernels.__name__}.{module.name}")


# -------------------------------------------------------------------------------- functions that are no op of their own


def _plain_sum_to(x: Any, shape: tuple[int, ...]) -> Any:
    """x summed back to `shape`, from which it was broadcast; x itself when the shape is already that."""
    if x.shape == shape:
        return x
    lead = x.ndim - len(shape)
    axes = tuple(range(lead)) + tuple(lead + i for i, n in enumerate(shape) if n == 1 and x.shape[lead + i] != 1)
    return x.sum(axis=axes, dtype=x.dtype, keepdims=True).reshape(shape)


def _recorded_sum_to(x: Any, shape: tuple[int, ...]) -> Any:
    """The same with recorded ops: sum over the broadcast axes, then reshape."""
    dims = x.impl.meta.dims
    if dims == shape:
        return x
    lead = len(dims) - len(shape)
    axes = list(range(lead)) + [lead + i for i, n in enumerate(shape) if n == 1 and dims[lead + i] != 1]
    out = R.sum(x, axes, x.impl.meta.data_type, True) if axes else x
    return out if out.impl.meta.dims == shape else R.reshape(out, list(shape))


both("sum_to", _plain_sum_to, _recorded_sum_to)
both("norm_lines", norm_lines.plain_norm_lines, norm_lines.recorded_norm_lines)
both("norm_lines_grad", norm_lines.plain_norm_lines_grad, norm_lines.recorded_norm_lines_grad)
both("shape_of", lambda x: x.shape, lambda x: x.impl.meta.dims)
both("dtype_of", lambda x: x.dtype, lambda x: x.impl.meta.dtype)
