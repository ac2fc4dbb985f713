"""Signatures in Paddle's spelling: types, defaults, outputs, and what is refused."""

import pytest

from gradscope.core.codegen.errors import GenerateError
from gradscope.core.codegen.signature import parse_args, parse_forward, parse_outputs, parse_pairs


def test_kinds_types_and_defaults():
    args = parse_args(
        "(Tensor x, Tensor[] xs, Scalar(int) axis=0, Scalar(double) v=1.0f, IntArray shape={}, int[] p={1, -2}, "
        "bool keep=true, DataType dtype=DataType::INT64, DataType other=DataType::UNDEFINED, Place place=CPUPlace(), "
        'str mode="a, b", float e=1e-5f)',
        "op f",
    )
    assert [(a.name, a.kind, a.type, a.default) for a in args] == [
        ("x", "tensor", "Tensor", None),
        ("xs", "list", "Tensor[]", None),
        ("axis", "attribute", "int", "0"),
        ("v", "attribute", "Scalar", "1.0"),
        ("shape", "attribute", "IntArray", "()"),
        ("p", "attribute", "int[]", "(1, -2)"),
        ("keep", "attribute", "bool", "True"),
        ("dtype", "attribute", "DataType", '"int64"'),
        ("other", "attribute", "DataType", "None"),
        ("place", "attribute", "Place", "None"),
        ("mode", "attribute", "str", '"a, b"'),
        ("e", "attribute", "float", "1e-5"),
    ]
    assert args[2].caster == "Int" and args[4].caster == "IntArray"


def test_no_arguments():
    assert parse_args("()", "op f") == ()


def test_outputs_and_pairs():
    assert [
        (o.name, o.is_list) for o in parse_outputs("Tensor(out), Tensor[](outs){sections.size()}, Tensor", "op f")
    ] == [
        ("out", False),
        ("outs", True),
        ("out", False),
    ]
    assert parse_pairs("(x -> out), (y -> out2)", "op f") == (("x", "out"), ("y", "out2"))


def test_forward():
    name, args, outputs = parse_forward("split (Tensor x, IntArray sections) -> Tensor[](out)", "w")
    assert (name, [a.name for a in args], outputs[0].is_list) == ("split", ["x", "sections"], True)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("Tensor x", "parentheses"),
        ("(Tensor)", "cannot read argument 'Tensor'"),
        ("(Tensr x)", "unknown type 'Tensr'"),
        ("(Tensor x, Tensor x)", "appears twice"),
        ("(int a=banana)", "cannot read default 'banana'"),
    ],
)
def test_bad_arguments_name_the_op(text, problem):
    with pytest.raises(GenerateError, match=problem) as caught:
        parse_args(text, "op broken")
    assert str(caught.value).startswith("op broken: ")


def test_bad_outputs_forward_and_pairs():
    with pytest.raises(GenerateError, match="cannot read output"):
        parse_outputs("Tensors(out)", "op f")
    with pytest.raises(GenerateError, match="cannot read forward"):
        parse_forward("multiply Tensor x", "op f")
    with pytest.raises(GenerateError, match="expected `"):
        parse_pairs("x to out", "op f")
