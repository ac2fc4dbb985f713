"""`paddle.autograd`: backward, grad modes, PyLayer, saved-tensor hooks, and the functional API."""

from __future__ import annotations

from gradscope.core.eager.saved_hooks import saved_tensors_hooks
from gradscope.paddle._missing import missing_in
from gradscope.paddle.autograd.backward_mode import backward, grad
from gradscope.paddle.autograd.functional import hessian, jacobian
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

__getattr__ = missing_in(__name__)
