"""`paddle.autograd`: backward and grad modes. grad, PyLayer and the lazy matrices are announced, not built."""

from __future__ import annotations

from gradscope.core.eager.saved_hooks import saved_tensors_hooks
from gradscope.paddle._missing import missing_in, not_built
from gradscope.paddle.autograd.backward_mode import backward
from gradscope.paddle.autograd.grad_mode import enable_grad, is_grad_enabled, no_grad, set_grad_enabled
from gradscope.paddle.autograd.py_layer import PyLayer, PyLayerContext

__all__ = [
    "Function",
    "PyLayer",
    "PyLayerContext",
    "backward",
    "enable_grad",
    "grad",
    "hessian",
    "is_grad_enabled",
    "jacobian",
    "no_grad",
    "saved_tensors_hooks",
    "set_grad_enabled",
]

Function = PyLayer
grad = not_built("paddle.grad", "call backward() and read .grad of the leaves")
jacobian = not_built("paddle.autograd.jacobian", "call backward() once per output element and read .grad")
hessian = not_built("paddle.autograd.hessian", "second derivatives need paddle.grad, which comes first")

__getattr__ = missing_in(__name__)
