"""`paddle.base.core.eager`: private names of the engine that scripts use all the same."""

from __future__ import annotations

from gradscope.core.eager.backward import run_backward
from gradscope.core.eager.final_hooks import add_backward_final_hook as _add_backward_final_hook
from gradscope.core.eager.py_layer import PyLayerContext as PyLayer
from gradscope.core.eager.saved_hooks import register_saved_tensors_hooks, reset_saved_tensors_hooks
from gradscope.core.tensor import Tensor
from gradscope.paddle._missing import missing_in

__all__ = [
    "PyLayer",
    "Tensor",
    "_add_backward_final_hook",
    "register_saved_tensors_hooks",
    "reset_saved_tensors_hooks",
    "run_backward",
]

__getattr__ = missing_in(__name__)
