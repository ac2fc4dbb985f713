"""Every differentiable op whose kernel takes complex numbers, on its rows of the table made complex: the forward is the
reference, derivatives up to the third are central differences, both bindings agree bit for bit."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

from gradscope.core.codegen import model
from gradscope.core.dtype import complex128
from gradscope.core.eager import complex_grads
from gradscope.core.eager.bindings import K, R, load_kernels
from gradscope.core.phi.kernel_factory import KernelFactory

from .differentiate import array, call, flat, gradients, rebuilt
from .orders import check_orders, draws
from .table import ROWS

load_kernels()
OPS = {op.name: op for op in model.load() if op.kinds != "sparse"}


def takes_complex(op: model.Op) -> bool:
    """Whether a kernel of the op is registered for complex128."""
    return any(k.key.dtype is complex128 for k in KernelFactory.instance().kernels[op.kernel].values())


#: ops whose complex vectors are unique up to a phase: tests/paddle/tensor/test_complex_factors.py asks what does not
#: see it
PHASES = {"svd", "eigh"}


def made_complex(inputs, turn):
    """The case's float64 inputs with imaginary parts in (-0.8, 0.8), or turned by any angle about 0."""
    rng = np.random.default_rng(5)

    def one(x):
        if x.dtype != np.float64:
            return x
        turned = np.exp(1j * rng.uniform(-3, 3, x.shape)) if turn else 1.0
        return np.asarray(x * turned if turn else x + 1j * rng.uniform(-0.8, 0.8, x.shape))

    return rebuilt(inputs, [one(x) for x in flat(inputs)])


POINTS = [
    pytest.param(row, (made_complex(inputs, i % 2), attributes), 3 if i == 0 else 2, id=f"{row.op}-{i}")
    for row in ROWS
    if OPS[row.op].backward is not None and not row.random and takes_complex(OPS[row.op]) and row.op not in PHASES
    for i, (inputs, attributes) in enumerate(row.cases)
    if any(x.dtype in (np.float64, np.complex128) for x in flat(inputs))
]


BY_OP: dict[str, list[tuple[Any, ...]]] = {}
for _point in POINTS:
    BY_OP.setdefault(_point.values[0].op, []).append(_point.values)


def test_they_are_many():
    assert len(BY_OP) >= 40


@pytest.mark.filterwarnings("error::numpy.exceptions.ComplexWarning")
@pytest.mark.parametrize("op", BY_OP)
def test_forward_is_the_reference(op):
    for row, (inputs, attributes), _ in BY_OP[op]:
        if "float64" in attributes:  # numpy would sum in that dtype, Paddle casts the complex sum
            continue
        outs = call(op, inputs, attributes)[1]
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", np.exceptions.ComplexWarning)  # numpy's own cast says it drops something
            wanted = row.reference(*inputs, *attributes)
        for out, want in zip(outs, wanted if isinstance(wanted, list) else [wanted], strict=True):
            np.testing.assert_allclose(array(out), want, rtol=1e-9, atol=1e-12)
            assert (out.impl.meta.dims, out.impl.meta.dtype) == (array(out).shape, array(out).dtype)


@pytest.mark.parametrize(("row", "case", "orders"), POINTS)
def test_derivatives_are_central_differences(row, case, orders):
    check_orders(OPS[row.op], row, case, orders)


@pytest.mark.parametrize("op", BY_OP)
def test_both_bindings_agree_bit_for_bit(op):
    for _, (inputs, attributes), _ in BY_OP[op]:
        seeds = draws([array(o) for o in call(op, inputs, attributes)[1]], 8)
        plain = gradients(op, inputs, attributes, seeds)[2]
        recorded = gradients(op, inputs, attributes, seeds, create_graph=True)[2]
        for one, other, x in zip(plain, recorded, [x for x in flat(inputs) if x.dtype.kind in "fc"], strict=True):
            assert (one is None) == (other is None)
            if one is not None:
                assert array(one).dtype == array(other).dtype == x.dtype
                assert array(one).tobytes() == array(other).tobytes()


def test_a_gradient_that_is_not_conjugated_would_be_seen(monkeypatch):
    values = BY_OP["multiply"][0]
    check_orders(OPS["multiply"], values[0], values[1], 2)
    monkeypatch.setattr(complex_grads, "CONJUGATING", {binding: binding for binding in (K, R)})
    with pytest.raises(AssertionError, match="'multiply', 1"):
        check_orders(OPS["multiply"], values[0], values[1], 1)
