"""Recompute as a PyLayer: its backward runs the forward again and then a backward inside the one that runs."""

from __future__ import annotations

from typing import Any

from gradscope.core.controller import AMP_STATE, amp_state
from gradscope.core.eager.backward import backward
from gradscope.core.tensor import Tensor
from gradscope.paddle.autograd.py_layer import PyLayer
from gradscope.paddle.distributed.fleet.recompute.state import State


class RecomputeFunction(PyLayer):
    """forward(ctx, function, preserve, names, *values): the last len(names) values are keyword arguments."""

    @staticmethod
    def forward(ctx: Any, function: Any, preserve: bool, names: tuple[str, ...], *values: Any) -> Any:
        """Run the function; its inputs are all that is kept."""
        ctx.function, ctx.names, ctx.state = function, names, State(preserve)
        ctx.save_for_backward(*(v for v in values if _kept(v)))
        ctx.others = [None if _kept(v) else (v,) for v in values]
        outputs = _call(function, names, list(values))
        ctx.outputs = [isinstance(o, Tensor) for o in (outputs if isinstance(outputs, (tuple, list)) else [outputs])]
        return outputs

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        """Run the function again on detached inputs, then backward from its outputs; give the inputs' gradients."""
        saved = iter(ctx.saved_tensor())
        values = [_detached(next(saved)) if other is None else other[0] for other in ctx.others]
        with ctx.state.restored():
            outputs = _call(ctx.function, ctx.names, values)
            tensors = [
                o for o in (outputs if isinstance(outputs, (tuple, list)) else [outputs]) if isinstance(o, Tensor)
            ]
            if len(tensors) != len(grads):
                raise RuntimeError(
                    f"the function gave {len(grads)} tensors in forward and {len(tensors)} when it was recomputed"
                )
            pairs = [(out, grad) for out, grad in zip(tensors, grads, strict=True) if not out.stop_gradient]
            if not pairs:
                raise RuntimeError("none of output has requires_grad=True, this recompute() is not necessary")
            if AMP_STATE.get() is None:
                backward([out for out, _ in pairs], [grad for _, grad in pairs])
            else:
                with amp_state(None):
                    backward([out for out, _ in pairs], [grad for _, grad in pairs])
        return tuple(_gradients(value) for value, other in zip(values, ctx.others, strict=True) if other is None)


def apply_again(function: Any, preserve: bool, positional: list[Any], named: dict[str, Any]) -> Any:
    """Apply RecomputeFunction to bound arguments."""
    return RecomputeFunction.apply(function, preserve, tuple(named), *positional, *named.values())


def _call(function: Any, names: tuple[str, ...], values: list[Any]) -> Any:
    count = len(values) - len(names)
    return function(*values[:count], **dict(zip(names, values[count:], strict=True)))


def _kept(value: Any) -> bool:
    """Is it a Tensor, or a list or tuple with one: what a PyLayer counts as an input."""
    return isinstance(value, Tensor) or (
        isinstance(value, (list, tuple)) and any(isinstance(one, Tensor) for one in value)
    )


def _detached(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return type(value)(_detached(one) for one in value)
    if not isinstance(value, Tensor):
        return value
    fresh = value.detach()
    fresh.stop_gradient = value.stop_gradient
    return fresh


def _gradients(value: Any) -> Any:
    """The gradient of an input, None when it wants none; a list for a list of inputs."""
    if isinstance(value, (list, tuple)):
        tensors = [one for one in value if isinstance(one, Tensor)]
        return None if all(t.stop_gradient for t in tensors) else [_gradients(t) for t in tensors]
    meta = value.autograd_meta_
    grad = None if meta is None else meta.grad_
    return None if grad is None or value.stop_gradient else grad.handle()
