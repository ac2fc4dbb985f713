"""`paddle.nn.utils`: clipping gradients by hand, parameters as one vector, weight and spectral norm."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.nn.utils.clip_grad_norm_ import clip_grad_norm_
from gradscope.paddle.nn.utils.clip_grad_value_ import clip_grad_value_
from gradscope.paddle.nn.utils.spectral_norm import spectral_norm
from gradscope.paddle.nn.utils.vector import parameters_to_vector, vector_to_parameters
from gradscope.paddle.nn.utils.weight_norm import remove_weight_norm, weight_norm

__all__ = [
    "clip_grad_norm_",
    "clip_grad_value_",
    "parameters_to_vector",
    "remove_weight_norm",
    "spectral_norm",
    "vector_to_parameters",
    "weight_norm",
]

__getattr__ = missing_in(__name__)
