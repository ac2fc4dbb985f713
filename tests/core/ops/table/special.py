"""Rows of the ops of special.yaml."""

from __future__ import annotations

import numpy as np
from scipy import special

from .base import Row, above_one, away, binary, f, inner, pos, unary


def _probability(*shape: int) -> np.ndarray:
    return f(*shape, lo=0.1, hi=0.9, seed=7)


ROWS: list[Row] = [
    Row("erf", special.erf, unary(away)),
    Row("erfinv", special.erfinv, unary(inner)),
    Row("lgamma", special.gammaln, unary(pos)),
    Row("gammaln", special.gammaln, unary(pos)),
    Row("digamma", special.digamma, unary(pos)),
    Row("polygamma", lambda x, n: special.polygamma(n, x), [*unary(pos, 0), *unary(pos, 1), *unary(pos, 3)]),
    # as float32, derivatives in x are not asked for
    Row("gammaincc", special.gammaincc, binary(lambda *s: pos(*s).astype("float32"), above_one), no_grad_of=("x",)),
    Row("gamma_density", lambda x, y: y ** (x - 1) * np.exp(-y) / special.gamma(x), binary(pos, above_one)),
    Row("i0", special.i0, unary(away)),
    Row("i0e", special.i0e, unary(away)),
    Row("i1", special.i1, unary(away)),
    Row("i1e", special.i1e, unary(away)),
    Row("logit", lambda x, eps: np.log(np.clip(x, eps, 1 - eps) / (1 - np.clip(x, eps, 1 - eps))), [
        *unary(_probability, 0.0), *unary(_probability, 1e-6), *unary(lambda *s: _probability(*s) * 1.7 - 0.3, 0.25),
    ]),
]  # fmt: skip
