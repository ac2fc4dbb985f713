"""spectral_norm: a parameter divided by its largest singular value, which every call of its layer finds anew."""

from __future__ import annotations

from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.nn import functional as F
from gradscope.paddle.nn.initializer.random import Normal
from gradscope.paddle.tensor.writes import write_unversioned

#: layers whose weight has the outputs on its second axis
_OUTPUTS_SECOND = ("Linear", "Conv1DTranspose", "Conv2DTranspose", "Conv3DTranspose")


class SpectralNorm:
    """The hook. `name`_u and `name`_v are the singular vectors so far, one step nearer with every call in training.

    Raises ValueError for fewer than one step a call.
    """

    def __init__(self, name: str = "weight", n_power_iterations: int = 1, dim: int = 0, eps: float = 1e-12) -> None:
        if n_power_iterations <= 0:
            raise ValueError(
                f"Expected n_power_iterations to be positive, but got n_power_iterations={n_power_iterations}"
            )
        self.name, self.n_power_iterations, self.dim, self.eps = name, n_power_iterations, dim, eps

    def reshape_weight_to_matrix(self, weight: Tensor) -> Tensor:
        """[length of axis dim, the rest]."""
        if self.dim != 0:
            others = [axis for axis in range(len(weight.shape)) if axis != self.dim]
            weight = _C_ops.transpose(weight, [self.dim, *others])
        return _C_ops.reshape(weight, [weight.shape[0], -1])

    def _unit(self, x: Tensor) -> Tensor:
        return F.normalize(x, axis=0, epsilon=self.eps)

    def compute_weight(self, layer: Any, do_power_iteration: bool) -> Tensor:
        """The weight divided by uᵀ W v."""
        weight, u, v = (getattr(layer, f"{self.name}_{what}") for what in ("orig", "u", "v"))
        matrix = self.reshape_weight_to_matrix(weight)
        if do_power_iteration:
            with no_grad():
                for _ in range(self.n_power_iterations):
                    for kept, found in ((v, (u, True)), (u, (v, False))):
                        made = self._unit(_C_ops.matmul(matrix, found[0], found[1], False))
                        write_unversioned(kept, made.impl.array, "write")
                u, v = u.clone(), v.clone()
        return _C_ops.divide(weight, _C_ops.dot(u, _C_ops.mv(matrix, v)))

    def __call__(self, layer: Any, inputs: Any) -> None:
        setattr(layer, self.name, self.compute_weight(layer, layer.training))


def spectral_norm(
    layer: Any, name: str = "weight", n_power_iterations: int = 1, eps: float = 1e-12, dim: int | None = None
) -> Any:
    """The layer, whose parameter `name` became `name`_orig and is divided by its largest singular value at every call.

    dim: the axis of the outputs, 1 for Linear and transposed convolutions when None, else 0. Raises RuntimeError when
    that was done before, ValueError for a number of iterations that is not positive.
    """
    if dim is None:
        dim = int(any(kind.__name__ in _OUTPUTS_SECOND for kind in type(layer).__mro__))
    if any(isinstance(hook, SpectralNorm) and hook.name == name for hook in layer._forward_pre_hooks.values()):
        raise RuntimeError(f"Cannot register two spectral_norm hooks on the same parameter {name}")
    hook = SpectralNorm(name, n_power_iterations, dim, eps)
    weight = layer._parameters[name]
    with no_grad():
        sizes = hook.reshape_weight_to_matrix(weight).shape
        drawn = [hook._unit(Normal(0.0, 1.0).values([size], weight.dtype)) for size in sizes]
    shown = _C_ops.scale(weight, 1.0, 0.0, True)
    del layer._parameters[name]
    layer.add_parameter(f"{name}_orig", weight)
    setattr(layer, name, shown)
    for what, vector in zip("uv", drawn, strict=True):
        layer.register_buffer(f"{name}_{what}", vector)
    layer.register_forward_pre_hook(hook)
    return layer
