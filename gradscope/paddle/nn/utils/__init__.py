"""`paddle.nn.utils`: clipping gradients by hand, parameters as one vector."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.nn.utils.clip_grad_norm_ import clip_grad_norm_
from gradscope.paddle.nn.utils.clip_grad_value_ import clip_grad_value_
from gradscope.paddle.nn.utils.vector import parameters_to_vector, vector_to_parameters

__all__ = ["clip_grad_norm_", "clip_grad_value_", "parameters_to_vector", "vector_to_parameters"]

__getattr__ = missing_in(__name__)
