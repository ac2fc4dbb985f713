"""`paddle.incubate.autograd`: derivatives of functions (vjp, jvp, Jacobian, Hessian)."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.incubate.autograd.functional import Hessian, Jacobian, jvp, vjp

__all__ = ["Hessian", "Jacobian", "jvp", "vjp"]

__getattr__ = missing_in(__name__)
