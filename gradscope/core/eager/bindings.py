"""The two meanings of a gradient formula: `K` runs kernels on raw arrays, `R` runs recorded ops on Tensors.

A formula asks its binding F for functions by name. K finds the kernel of that name (one binding per place); R finds
`<name>_ad_func`. Functions that are no op of their own are given here for both, under the same name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gradscope.core import errors
from gradscope.core.eager import norm_lines
from gradscope.core.phi.kernel_factory import KernelFactory
from gradscope.core.phi.kernel_key import Backend

_PLAIN: dict[str, Callable[..., Any]] = {}
_RECORDED: dict[str, Callable[..., Any]] = {}


class Plain:
    """Kernels of one backend, as attributes. Without a `__getattr__`: that makes every attribute dearer to read."""

    def __init__(self, backend: Backend) -> None:
        self.plain = True
        self.direct = True  # saved arrays may be taken as they are
        self.conjugates = False
        self.backend = backend

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """For type checkers: kernels are attributes."""

    def find(self, name: str) -> None:
        """Set the attribute `name` to what formulas mean by it, if there is such a kernel or function."""
        fn = _PLAIN.get(name)
        if fn is None:
            try:
                fn = KernelFactory.instance().plain(name, self.backend)
            except errors.EnforceNotMet:
                return
        self.__dict__[name] = fn


class Unfilled(Plain):
    """The same before anything was asked of it: loading the kernels is put off until then."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        load_kernels()
        factory = KernelFactory.instance()
        for one in (*_PLAIN, *factory.kernels):
            self.find(one)
        factory.told.append(self.find)
        self.__class__ = Plain
        return getattr(self, name)


class Recorded:
    """Layer ③ functions, found by name when first used and kept as attributes."""

    plain = False
    direct = False
    conjugates = False

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        from gradscope.core import errors
        from gradscope.core.generated import dygraph_functions

        fn = _RECORDED.get(name) or getattr(dygraph_functions, name + "_ad_func", None)
        if fn is None:
            raise errors.unimplemented(
                f"no recorded op `{name}`: this gradient cannot be differentiated again; it is not built yet."
            )
        self.__dict__[name] = fn
        return fn


class Conjugating:
    """`base` for a node that touches complex tensors: the same functions, but what the node saved comes conjugated.

    A formula written for real numbers, of a function that is holomorphic and real on the real line, then gives the
    gradient in Paddle's convention: out_grad times the conjugate of the derivative.
    """

    direct = False
    conjugates = True

    def __init__(self, base: Plain | Recorded) -> None:
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


K: Plain = Unfilled(Backend.CPU)
K_GPU: Plain = Unfilled(Backend.GPU)
R = Recorded()
CONJUGATING: dict[Any, Conjugating] = {binding: Conjugating(binding) for binding in (K, K_GPU, R)}


def both(name: str, plain: Callable[..., Any], recorded: Callable[..., Any]) -> None:
    """Give formulas a function `name` in both bindings."""
    _PLAIN[name] = plain
    _RECORDED[name] = recorded
    R.__dict__.pop(name, None)
    for binding in (K, K_GPU):
        if type(binding) is Plain:
            binding.find(name)


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
