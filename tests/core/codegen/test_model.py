"""Entries of core/ops/*.yaml: what is derived from a formula, and what makes an entry invalid."""

import copy

import pytest

from gradscope.core.codegen import model
from gradscope.core.codegen.errors import GenerateError

OP = {
    "op": "twice",
    "args": "(Tensor x, Tensor y, int axis=0)",
    "output": "Tensor(out)",
    "infer_meta": {"func": "ElementwiseInferMeta"},
    "kernel": {"func": "twice"},
    "inplace": "(x -> out)",
    "backward": "twice_grad",
}
BACKWARD = {
    "backward_op": "twice_grad",
    "forward": "twice (Tensor x, Tensor y, int axis) -> Tensor(out)",
    "let": {"both": "sum_to(out_grad, x.shape)", "dead": "out_grad"},
    "formulas": {"x_grad": "both", "y_grad": "twice(both, out, axis)"},
}


def build(op=None, backward=None):
    ops = [{**OP, **(op or {})}]
    entries = [{**copy.deepcopy(BACKWARD), **(backward or {})}]
    return model.build(ops, entries, model.formula_functions())[0]


def test_saved_tensors_follow_from_the_formula():
    backward = build().backward
    assert [(s.name, s.side, s.no_need_buffer) for s in backward.saves] == [("x", "in", True), ("out", "out", False)]
    assert backward.attributes == ("axis",)
    assert backward.node == "TwiceGradNode"


def test_lets_know_their_users_and_dead_ones_go():
    backward = build().backward
    assert [(let.name, let.used_by) for let in backward.lets] == [("both", ("x_grad", "y_grad"))]


def test_undefined_keep():
    assert build(backward={"undefined": "keep"}).backward.keep_undefined
    with pytest.raises(GenerateError, match="undefined is `zero` or `keep`"):
        build(backward={"undefined": "maybe"})


@pytest.mark.parametrize(
    ("op", "backward", "problem"),
    [
        ({"colour": "red"}, None, "op twice: unknown key 'colour'"),
        ({"kernel": {"func": "twice", "param": ["z"]}}, None, "op twice: kernel names 'z'"),
        ({"inplace": "(axis -> out)"}, None, "must lead from a tensor argument"),
        ({"backward": "other_grad"}, None, "op twice does not name it as its backward"),
        (None, {"forward": "thrice (Tensor x) -> Tensor(out)"}, "'thrice' is no op"),
        (None, {"forward": "twice (Tensor x, int axis) -> Tensor(out)"}, "does not repeat the signature"),
        (None, {"formulas": {"z_grad": "out_grad"}}, "formula z_grad: is the gradient of no tensor argument"),
        (
            None,
            {"formulas": {"x_grad": "out_grad * nothing"}},
            "op twice, formula x_grad: name 'nothing' does not resolve",
        ),
        (None, {"formulas": {"x_grad": "[out_grad]"}}, "gives a list, but the argument is Tensor"),
        (None, {"formulas": {"x_grad": "axis"}}, "gives a static"),
        (None, {"let": {"x": "out_grad"}}, "op twice, let x: hides an argument"),
        (None, {"speed": 1}, "unknown key 'speed'"),
    ],
)
def test_invalid_entries(op, backward, problem):
    with pytest.raises(GenerateError, match=problem):
        build(op, backward)


def test_missing_and_double_entries():
    with pytest.raises(GenerateError, match="'twice_grad' has no entry"):
        model.build([OP], [], model.formula_functions())
    with pytest.raises(GenerateError, match="op twice: is defined twice"):
        model.build([OP, OP], [BACKWARD], model.formula_functions())
    with pytest.raises(GenerateError, match="backward_op twice_grad: is defined twice"):
        model.build([OP], [BACKWARD, BACKWARD], model.formula_functions())
    with pytest.raises(GenerateError, match="lacks 'kernel'"):
        model.build([{k: v for k, v in OP.items() if k != "kernel"}], [], {})


def test_a_saved_name_that_every_node_has_is_refused():
    from gradscope.core.codegen.emit_nodes import node_class

    forward = "twice (Tensor x, Tensor y, int extra) -> Tensor(out)"
    backward = {"forward": forward, "formulas": {"x_grad": "out_grad * extra"}, "let": {}}
    op = build({"args": "(Tensor x, Tensor y, int extra=0)"}, backward)
    with pytest.raises(GenerateError, match="'extra' cannot be kept in a node"):
        node_class(op, op.backward)


def test_what_real_ops_save():
    """Appendix B of the reference, where our formula needs what Paddle's kernel takes."""
    by = {op.name: op.backward for op in model.load() if op.backward}
    held = {name: [s.name for s in b.saves if not s.no_need_buffer] for name, b in by.items()}
    wanted = {
        "add": [], "multiply": ["x", "y"], "matmul": ["x", "y"], "exp": ["out"], "log": ["x"], "relu": ["out"],
        "softmax": ["out"], "sum": [], "max": ["x", "out"], "pow": ["x"],
    }  # fmt: skip
    assert {name: held[name] for name in wanted} == wanted
    for name in ("reshape", "transpose", "squeeze", "slice", "expand", "concat", "split", "cast", "scale"):
        assert held[name] == [], name


def test_node_names():
    names = {op.name: op.backward.node for op in model.load() if op.backward}
    assert (names["multiply"], names["add_n"], names["split_with_num"]) == (
        "MultiplyGradNode",
        "AddNGradNode",
        "SplitWithNumGradNode",
    )
    assert names["div_scale"] == "DivScaleGradNode" and names["elementwise_pow"] == "ElementwisePowGradNode"
    assert names["set_value_with_tensor"] == "SetValueWithTensorGradNode" and names["relu_grad"] == "ReluDoubleGradNode"
