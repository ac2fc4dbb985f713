"""`paddle.distributed.fleet.recompute`: run part of a model without keeping what its backward needs, and run it again
when backward gets there."""

from __future__ import annotations

import inspect
import warnings
from collections.abc import Callable, Sequence
from typing import Any

from gradscope.core.controller import has_grad
from gradscope.core.tensor import Tensor
from gradscope.paddle._missing import missing_in
from gradscope.paddle.distributed.fleet.recompute.reentrant import apply_again
from gradscope.paddle.distributed.fleet.recompute.with_hooks import call_with_hooks

__all__ = ["recompute", "recompute_sequential"]


def recompute(function: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    """What `function(*args, **kwargs)` gives; its forward runs once more during backward instead of being kept.

    Keyword arguments of our own: preserve_rng_state (default True): the second run draws the same random numbers;
    use_reentrant (default True): a PyLayer whose backward runs the forward and a backward of its own inside; False:
    saved-tensor hooks that run the forward when the first saved tensor is needed.
    """
    preserve = bool(kwargs.pop("preserve_rng_state", True))
    reentrant = kwargs.pop("use_reentrant", True)
    if has_grad() and not any(not t.stop_gradient for t in _tensors([*args, *kwargs.values()])):
        warnings.warn(
            "[Recompute]: None of the inputs to current recompute block need grad, therefore there is NO need to "
            "recompute this block in backward !",
            stacklevel=2,
        )
    if not reentrant:
        return call_with_hooks(function, preserve, args, kwargs)
    kwargs.pop("offload_indices", None)  # where saved inputs lie makes no difference here
    positional, named = _bound(function, args, kwargs)
    return apply_again(function, preserve, positional, named)


def _tensors(values: list[Any]) -> list[Tensor]:
    found = [v for v in values if isinstance(v, Tensor)]
    return found + [t for v in values if isinstance(v, (list, tuple)) for t in v if isinstance(t, Tensor)]


def _bound(function: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[list[Any], dict[str, Any]]:
    """Arguments as function takes them, defaults filled in. Raises ValueError for keyword-only parameters, TypeError
    for arguments that do not fit."""
    target = function if inspect.isroutine(function) else getattr(function, "forward", function)
    signature = inspect.signature(target)
    bound = signature.bind(*args, **kwargs)
    bound.apply_defaults()
    positional: list[Any] = []
    named: dict[str, Any] = {}
    for name, value in bound.arguments.items():
        kind = signature.parameters[name].kind
        if kind is inspect.Parameter.KEYWORD_ONLY:
            raise ValueError(
                "Currently, keyword-only arguments are not supported when you want to send kwargs(dict parameter) to "
                "function with use_reentrant=True."
            )
        if kind is inspect.Parameter.VAR_POSITIONAL:
            positional.extend(value)
        elif kind is inspect.Parameter.VAR_KEYWORD:
            named.update(value)
        else:
            positional.append(value)
    return positional, named


def recompute_sequential(ctx: dict[str, Any], functions: Any, *args: Any, **kwargs: Any) -> Any:
    """Run `functions` (a Sequential or a list) one after the other, in `ctx["segments"]` chunks of which all but the
    last are recomputed. ctx: segments (default 1), preserve_rng_state (default True)."""
    chain: Sequence[Any] = list(functions.children()) if hasattr(functions, "children") else list(functions)
    segments = int(ctx.get("segments", 1))
    size = len(chain) // segments
    begin = 0
    for _ in range(segments - 1):
        part = _chunk(chain[begin : begin + size])
        args = (recompute(part, *args, preserve_rng_state=ctx.get("preserve_rng_state", True), **kwargs),)
        begin += size
    return _chunk(chain[begin:])(*args)


def _chunk(functions: Sequence[Any]) -> Callable[[Any], Any]:
    def run(value: Any) -> Any:
        for function in functions:
            value = function(value)
        return value

    return run


__getattr__ = missing_in(__name__)
