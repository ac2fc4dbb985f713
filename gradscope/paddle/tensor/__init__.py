"""`paddle.tensor`: the functions on tensors, by family, and the methods that Tensor gets from them."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.tensor import creation, logic, manipulation, math, random

__all__ = ["creation", "logic", "manipulation", "math", "random"]

__getattr__ = missing_in(__name__)
