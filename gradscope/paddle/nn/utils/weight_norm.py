"""weight_norm: a parameter as a length times a direction, put together before every call of its layer."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.tensor.writes import write_unversioned

_TINY = 1e-12


def _lengths(v: Tensor, dim: int) -> Tensor:
    """√(sum of squares + 1e-12) of all of v (dim -1), else over every axis but `dim`, which stays alone."""
    axes = [] if dim == -1 else [axis for axis in range(len(v.shape)) if axis != dim]
    return _C_ops.sqrt(_C_ops.scale(_C_ops.sum(_C_ops.square(v), axes, None, dim != -1), 1.0, _TINY, True))


class WeightNorm:
    """The hook. dim: the axis along which every slice has a length of its own, -1: one for all."""

    def __init__(self, name: str, dim: int) -> None:
        self.name, self.dim = name, dim

    def compute_weight(self, layer: Any) -> Tensor:
        """g * v / |v|."""
        g, v = getattr(layer, f"{self.name}_g"), getattr(layer, f"{self.name}_v")
        lengths = _lengths(v, self.dim)
        if self.dim != -1:
            g = _C_ops.reshape(g, list(lengths.shape))
        return _C_ops.multiply(v, _C_ops.divide(g, lengths))

    def __call__(self, layer: Any, inputs: Any) -> None:
        setattr(layer, self.name, self.compute_weight(layer))


def weight_norm(layer: Any, name: str = "weight", dim: int | None = 0) -> Any:
    """The layer, whose parameter `name` became `name`_v (its direction) and `name`_g (its length, one per slice of axis
    dim; None: one for all). Raises RuntimeError when that was done before, AssertionError for a dim beyond the rank.
    """
    if any(isinstance(hook, WeightNorm) and hook.name == name for hook in layer._forward_pre_hooks.values()):
        raise RuntimeError(f"Cannot register two weight_norm hooks on the same parameter {name}")
    weight = layer._parameters[name]
    rank = len(weight.shape)
    at = -1 if dim is None else dim
    if not -rank <= at < rank:
        raise AssertionError("dim must set between [-R, R), R means the dimension of weight.")
    hook = WeightNorm(name, at if at == -1 else at % rank)
    del layer._parameters[name]
    with no_grad():
        lengths = _lengths(weight, hook.dim)
        if hook.dim != -1:
            lengths = _C_ops.reshape(lengths, [-1])
        for suffix, value in (("_v", weight), ("_g", lengths)):
            made = layer.create_parameter(list(value.shape), dtype=value.dtype)
            write_unversioned(made, value.impl.array.copy(), "set_value")
            layer.add_parameter(name + suffix, made)
    setattr(layer, name, hook.compute_weight(layer))
    layer.register_forward_pre_hook(hook)
    return layer


def remove_weight_norm(layer: Any, name: str = "weight") -> Any:
    """The layer with the parameter as it was before weight_norm, of today's values. Raises ValueError when it has no
    weight norm."""
    for key, hook in layer._forward_pre_hooks.items():
        if isinstance(hook, WeightNorm) and hook.name == name:
            with no_grad():
                value = hook.compute_weight(layer)
            delattr(layer, name)
            for suffix in ("_g", "_v"):
                del layer._parameters[name + suffix]
            made = layer.create_parameter(list(value.shape), dtype=value.dtype)
            write_unversioned(made, value.impl.array.copy(), "set_value")
            layer.add_parameter(name, made)
            del layer._forward_pre_hooks[key]
            return layer
    raise ValueError(f"weight_norm of '{name}' not found in {layer}")
