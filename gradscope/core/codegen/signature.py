"""Signatures in Paddle's spelling: `(Tensor x, Tensor[] xs, Scalar(int) axis=0, bool b=false) -> Tensor(out)`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from gradscope.core.codegen.errors import GenerateError

#: attribute type as written -> (the CastPyArg2 kind of layer ②, the words its error text uses)
ATTRIBUTE_TYPES = {
    "bool": "Boolean", "int": "Int", "int64_t": "Long", "float": "Float", "double": "Double", "str": "String",
    "int[]": "Ints", "int64_t[]": "Longs", "float[]": "Floats", "bool[]": "Booleans", "Scalar[]": "ScalarArray",
    "Scalar": "Scalar", "IntArray": "IntArray", "Place": "Place", "DataType": "DataType",
}  # fmt: skip

_ARG = re.compile(
    r"^(?P<type>[A-Za-z_0-9]+(?:\([a-z0-9_]+\))?(?:\[\])?)\s+(?P<name>[a-z_][a-z0-9_]*)(?:\s*=\s*(?P<default>.+))?$"
)
_OUTPUT = re.compile(r"^(?P<type>Tensor(?:\[\])?)\s*(?:\((?P<name>[a-z_][a-z0-9_]*)\))?\s*(?:\{(?P<size>[^}]*)\})?$")


@dataclass(frozen=True)
class Arg:
    """One argument. kind: `tensor`, `list` (of tensors) or `attribute`. default: Python source, None when required."""

    name: str
    type: str
    kind: str
    default: str | None = None
    optional: bool = False

    @property
    def caster(self) -> str:
        """The CastPyArg2 kind of an attribute (`Boolean`, `IntArray` …)."""
        return ATTRIBUTE_TYPES[self.type]


@dataclass(frozen=True)
class Output:
    """One output; is_list when it is a list of tensors, hidden when only the gradient sees it (`intermediate`)."""

    name: str
    is_list: bool
    hidden: bool = False


def split_top(text: str) -> list[str]:
    """Split at commas that are in no bracket or quotes."""
    parts, depth, quoted, start = [], 0, False, 0
    for i, c in enumerate(text):
        if c == '"':
            quoted = not quoted
        elif not quoted and c in "([{":
            depth += 1
        elif not quoted and c in ")]}":
            depth -= 1
        elif c == "," and depth == 0 and not quoted:
            parts.append(text[start:i])
            start = i + 1
    parts.append(text[start:])
    return [p.strip() for p in parts if p.strip()]


def parse_args(text: str, where: str, optional: frozenset[str] = frozenset()) -> tuple[Arg, ...]:
    """The arguments of `(Tensor x, …)`. Raises GenerateError for a type or spelling it does not know."""
    text = text.strip()
    if not (text.startswith("(") and text.endswith(")")):
        raise GenerateError(where, f"args must be in parentheses, but got {text!r}")
    out = []
    for part in split_top(text[1:-1]):
        m = _ARG.match(part)
        if not m:
            raise GenerateError(where, f"cannot read argument {part!r}; expected `Type name` or `Type name=default`")
        out.append(_arg(m["type"], m["name"], m["default"], where, m["name"] in optional))
    names = [a.name for a in out]
    for name in names:
        if names.count(name) > 1:
            raise GenerateError(where, f"argument {name!r} appears twice")
    return tuple(out)


def _arg(type_: str, name: str, default: str | None, where: str, optional: bool) -> Arg:
    if type_ in ("Tensor", "Tensor[]"):
        return Arg(name, type_, "tensor" if type_ == "Tensor" else "list", None, optional)
    # Scalar(int) and the like are parsed as the number they hold
    m = re.fullmatch(r"Scalar\((int|int64_t|bool)\)", type_)
    plain = m[1] if m else re.sub(r"\([a-z0-9_]+\)", "", type_)
    if plain not in ATTRIBUTE_TYPES:
        raise GenerateError(where, f"argument {name!r} has unknown type {type_!r}; known: {', '.join(ATTRIBUTE_TYPES)}")
    return Arg(name, plain, "attribute", None if default is None else python_default(default, plain, where))


def python_default(text: str, type_: str, where: str) -> str:
    """Python source of a C++ default: `1.0f` 1.0, `{}` (), `true` True, `DataType::INT64` "int64", a place None."""
    text = text.strip()
    if text in ("true", "false"):
        return text.capitalize()
    if type_ == "DataType":
        name = text.removeprefix("DataType::").lower()
        return "None" if name == "undefined" else f'"{name}"'
    if type_ == "Place":
        return "None"
    if text.startswith("{") and text.endswith("}"):
        parts = [python_default(p, "", where) for p in split_top(text[1:-1])]
        return f"({', '.join(parts)}{',' if len(parts) == 1 else ''})"
    if text.startswith('"') and text.endswith('"'):
        return text
    if re.fullmatch(r"-?\d+(\.\d*)?(e-?\d+)?f?", text):
        return text.rstrip("f")
    raise GenerateError(where, f"cannot read default {text!r}")


def parse_outputs(text: str, where: str) -> tuple[Output, ...]:
    """The outputs of `Tensor(out), Tensor[](outs){size}`; a single unnamed one is called `out`."""
    out = []
    for part in split_top(text):
        m = _OUTPUT.match(part)
        if not m:
            raise GenerateError(where, f"cannot read output {part!r}; expected `Tensor(name)` or `Tensor[](name)`")
        out.append(Output(m["name"] or "out", m["type"].endswith("[]")))
    if not out:
        raise GenerateError(where, "an op needs at least one output")
    return tuple(out)


def parse_forward(text: str, where: str) -> tuple[str, tuple[Arg, ...], tuple[Output, ...]]:
    """`multiply (Tensor x, Tensor y) -> Tensor(out)` as (name, args, outputs)."""
    m = re.match(r"^([a-z_][a-z0-9_]*)\s*(\(.*\))\s*->\s*(.+)$", text.strip(), re.DOTALL)
    if not m:
        raise GenerateError(where, f"cannot read forward {text!r}; expected `name (args) -> outputs`")
    return m[1], parse_args(m[2], where), parse_outputs(m[3], where)


def parse_pairs(text: str, where: str) -> tuple[tuple[str, str], ...]:
    """`(x -> out), (y -> out2)` as pairs."""
    pairs = re.findall(r"\(\s*([a-z0-9_]+)\s*->\s*([a-z0-9_]+)\s*\)", text)
    if not pairs:
        raise GenerateError(where, f"cannot read {text!r}; expected `(x -> out)`")
    return tuple(pairs)
