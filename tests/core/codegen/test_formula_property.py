"""Random formulas: the rewritten text, run on kernels, means what the operators of the source mean on numpy arrays."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from gradscope.core.codegen.formula import STATIC, TENSOR, analyse
from gradscope.core.codegen.model import load
from gradscope.core.eager.bindings import K, R
from gradscope.core.tensor import new_leaf

from .test_formula import _functions

FUNCTIONS = _functions()
NAMES = {"x": TENSOR, "y": TENSOR, "s": STATIC}
X = np.array([[0.5, 1.25], [2.0, 0.75]])
Y = np.array([1.5, 0.25])
S = 1.75

numbers = st.sampled_from(["2", "0.5", "s", "(s + 1)", "3.0"])
leaves = st.sampled_from(["x", "y"])


def _grow(inner):
    """Bigger tensor expressions from smaller ones; powers only of names, so that bases stay positive."""
    return st.one_of(
        st.tuples(inner, st.sampled_from("+-*"), inner).map(lambda p: f"({p[0]} {p[1]} {p[2]})"),
        st.tuples(inner, st.sampled_from("+-*/"), numbers).map(lambda p: f"({p[0]} {p[1]} {p[2]})"),
        st.tuples(numbers, st.sampled_from("+-*"), inner).map(lambda p: f"({p[0]} {p[1]} {p[2]})"),
        st.tuples(inner, leaves).map(lambda p: f"({p[0]} / {p[1]})"),
        st.tuples(numbers, leaves).map(lambda p: f"({p[0]} / {p[1]})"),
        st.tuples(leaves, numbers).map(lambda p: f"{p[0]} ** {p[1]}"),
        st.tuples(leaves, leaves).map(lambda p: f"{p[0]} ** {p[1]}"),
        inner.map(lambda e: f"(-{e})"),
    )


expressions = st.recursive(leaves, _grow, max_leaves=8)


class _Node:
    s = S


@settings(max_examples=150, deadline=None)
@given(expressions)
def test_rewritten_formula_means_the_same_in_both_bindings(source):
    code = analyse("x_grad", source, "op t", NAMES, {}, FUNCTIONS).code
    wanted = eval(source, {"x": X, "y": Y, "s": S})
    plain = eval(code, {"x": X, "y": Y, "self": _Node, "F": K})
    np.testing.assert_allclose(
        plain, np.broadcast_to(wanted, np.shape(plain)), rtol=1e-9, atol=1e-6
    )  # cancellation of large terms
    recorded = eval(code, {"x": new_leaf(X), "y": new_leaf(Y), "self": _Node, "F": R})
    assert recorded.impl.array.tobytes() == plain.tobytes()


def test_every_formula_of_the_yaml_parses_back():
    for op in load():
        for gradient in op.backward.gradients if op.backward else ():
            compile(gradient.formula.code, op.name, "eval")
