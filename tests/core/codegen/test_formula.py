"""The grammar of gradient formulas: what is rewritten to what, what is saved, and what is refused by name."""

import pytest

from gradscope.core.codegen.errors import GenerateError
from gradscope.core.codegen.formula import LIST, STATIC, TENSOR, analyse
from gradscope.core.codegen.model import formula_functions, load

FUNCTIONS = dict(formula_functions())
NAMES = {"x": TENSOR, "y": TENSOR, "xs": LIST, "out": TENSOR, "out_grad": TENSOR, "axis": STATIC, "s": STATIC}


def _functions():
    from gradscope.core.codegen import model

    made = dict(FUNCTIONS)
    for op in load():
        required = sum(a.kind != "attribute" or a.default is None for a in op.args)
        result = LIST if op.outputs[0].is_list else TENSOR
        defaults = tuple(a.default for a in op.args[required:])
        made[op.name] = model.fm.Callable_("op", result, tuple(a.name for a in op.args), required, defaults)
    return made


ALL = _functions()


def code(source, lets=None):
    return analyse("x_grad", source, "op t", NAMES, lets or {}, ALL).code


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("out_grad * y", "F.multiply(out_grad, y)"),
        ("out_grad + x - y", "F.subtract(F.add(out_grad, x), y)"),
        ("out_grad / y", "F.divide(out_grad, y)"),
        ("out_grad @ y", "F.matmul(out_grad, y, False, False)"),
        ("x ** y", "F.elementwise_pow(x, y)"),
        ("x ** 2", "F.pow(x, 2)"),
        ("-x", "F.scale(x, -1.0, 0.0, True)"),
        ("out_grad * s", "F.scale(out_grad, self.s, 0.0, True)"),
        ("2.0 * x", "F.scale(x, 2.0, 0.0, True)"),
        ("x + 1", "F.scale(x, 1.0, 1, True)"),
        ("x - 1", "F.scale(x, 1.0, -1, True)"),
        ("x - s", "F.scale(x, 1.0, -self.s, True)"),
        ("1 - x", "F.scale(x, -1.0, 1, True)"),
        ("x / s", "F.div_scale(x, self.s)"),
        ("2 / x", "F.scale(F.pow(x, -1.0), 2, 0.0, True)"),
        ("pow(x, s - 1)", "F.pow(x, self.s - 1)"),
        ("keep_where(x, x > y)", "F.keep_where(x, F.greater_than(x, y))"),
        ("sum(x, [axis], keepdim=True)", "F.sum(x, [self.axis], None, True)"),
        ("reshape(x, y.shape)", "F.reshape(x, y_meta.dims)"),
        ("cast(x, y.dtype)", "F.cast(x, y_meta.dtype)"),
        ("x * y.ndim", "F.scale(x, len(y_meta.dims), 0.0, True)"),
        (
            "split(out_grad, [t.shape[axis] for t in xs], axis)",
            "F.split(out_grad, [t.dims[self.axis] for t in xs_metas], self.axis)",
        ),
        ("split(out_grad, [1, 2], 0)[1]", "F.split(out_grad, [1, 2], 0)[1]"),
        ("reshape(x, kept_shape(x.shape, axis))", "F.reshape(x, kept_shape(x_meta.dims, self.axis))"),
        ("to_dtype(x, y.dtype)", "to_dtype(F, x, y_meta.dtype)"),
        ("x if s is None else y", "x if self.s is None else y"),
        ("sum_to(out_grad, x.shape)", "F.sum_to(out_grad, x_meta.dims)"),
    ],
)
def test_rewriting(source, expected):
    assert code(source) == expected


def test_lists():
    made = analyse("xs_grad", "[out_grad * t for t in xs]", "op t", NAMES, {}, ALL)
    assert made.kind == LIST and made.needs.values == {"out_grad", "xs"}
    made = analyse("xs_grad", "[out_grad for t in xs]", "op t", NAMES, {}, ALL)
    assert made.kind == LIST and made.needs.metas == {"xs"} and "xs" not in made.needs.values


def test_needs_tell_value_from_meta_and_attribute():
    needs = analyse("x_grad", "sum_to(out_grad * y * s, x.shape)", "op t", NAMES, {}, ALL).needs
    assert (needs.values, needs.metas, needs.attributes) == ({"out_grad", "y"}, {"x"}, {"s"})


def test_let_names_resolve():
    made = analyse("x_grad", "w * y", "op t", NAMES, {"w": TENSOR}, ALL)
    assert made.code == "F.multiply(w, y)" and made.needs.lets == {"w"}


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("out_grad * z", "name 'z' does not resolve; known names: axis, out, out_grad, s, x, xs, y"),
        ("foo(x)", "function 'foo' does not resolve"),
        ("x.grad", r"`\.grad` is not allowed"),
        ("x[0]", "indexes a tensor"),
        ("x.sum()", "cannot be called"),
        ("lambda: x", "not allowed in a formula"),
        ("exp(x, y)", r"exp\(\) takes \(x\)"),
        ("sum()", r"sum\(\) lacks x"),
        ("sum(x, nope=1)", "not 'nope' here"),
        ("x and y", "not allowed"),
        ("x < 0", "a tensor is compared with a tensor"),
        ("x % y", "that operator has no op"),
        ("xs + x", "has a list of tensors as an operand"),
        ("[t for t in x]", "is not a list of tensors"),
        ("[t * t.ndim for t in xs]", "both by value and for its meta"),
        ("[t for t in xs if t]", "one plain"),
        ("x if y else x", "must be about attributes"),
        ("x is 3", "may only ask for None"),
        ("x +", "is no expression"),
        ("'a' * b'c'", "constant"),
    ],
)
def test_refusals_name_op_and_formula(source, problem):
    with pytest.raises(GenerateError, match=problem) as caught:
        code(source)
    assert str(caught.value).startswith("op t, formula x_grad: ")
