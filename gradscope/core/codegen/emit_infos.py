"""Writes generated/infos.py: the constant facts of every op, and what other writers ask about an op's call."""

from __future__ import annotations

from dataclasses import dataclass

from gradscope.core.codegen.model import Op
from gradscope.core.codegen.signature import Arg, Output
from gradscope.core.codegen.text import one_tuple, split_items, wrapped

HEADER = '''\
"""Constant facts of every op: names of arguments, attributes and outputs. Generated from ops/*.yaml; do not edit."""

from gradscope.core.eager.op_info import OpInfo

'''


@dataclass(frozen=True)
class Form:
    """One callable form of an op: itself, or its in-place twin `<op>_`."""

    op: Op
    inplace: bool

    @property
    def name(self) -> str:
        """`exp` or `exp_`."""
        return self.op.name + ("_" if self.inplace else "")

    @property
    def info(self) -> str:
        """The constant in infos.py."""
        return self.name.upper()

    @property
    def target(self) -> str:
        """The argument the in-place form overwrites."""
        return self.op.inplace[0][0]

    @property
    def result(self) -> str:
        """Return annotation."""
        return "Tensor" if self.inplace else _annotated(self.op.visible)

    @property
    def made(self) -> str:
        """Return annotation of layer ④, which gives the hidden outputs too."""
        return "Tensor" if self.inplace else _annotated(self.op.outputs)


def _annotated(outputs: tuple[Output, ...]) -> str:
    kinds = ["list[Tensor]" if o.is_list else "Tensor" for o in outputs]
    return kinds[0] if len(kinds) == 1 else f"tuple[{', '.join(kinds)}]"


def forms(ops: list[Op]) -> list[Form]:
    """Every op, each followed by its in-place twin."""
    out = []
    for op in ops:
        out.append(Form(op, False))
        if op.inplace:
            out.append(Form(op, True))
    return out


def annotation(arg: Arg) -> str:
    """The Python type of an argument in layers ③ and ④."""
    if arg.kind == "tensor":
        return "Tensor | None" if arg.optional else "Tensor"
    if arg.kind == "list":
        return "list[Tensor]"
    return {
        "Boolean": "bool", "Int": "int", "Long": "int", "Float": "float", "Double": "float", "String": "str",
        "Ints": "Sequence[int]", "Longs": "Sequence[int]", "Floats": "Sequence[float]", "Booleans": "Sequence[bool]",
        "ScalarArray": "Sequence[Any]", "Scalar": "Any", "IntArray": "Sequence[int]", "Place": "Place | None",
        "DataType": "Any",
    }[arg.caster]  # fmt: skip


def parameters(op: Op, defaults: bool) -> str:
    """`x: Tensor, scale: Any = 1.0`."""
    parts = []
    for arg in op.args:
        text = f"{arg.name}: {annotation(arg)}"
        if defaults and arg.default is not None:
            text += f" = {arg.default}"
        parts.append(text)
    return ", ".join(parts)


def def_line(name: str, params: str, result: str) -> list[str]:
    """`def name(params) -> result:` on one line or broken."""
    line = f"def {name}({params}) -> {result}:"
    if len(line) <= 120:
        return [line]
    if len(params) + 4 <= 120:
        return [f"def {name}(", f"    {params}", f") -> {result}:"]
    return [f"def {name}(", *(f"    {p}," for p in split_items(params)), f") -> {result}:"]


def infos_file(ops: list[Op]) -> str:
    """The whole file."""
    lines: list[str] = []
    for form in forms(ops):
        op = form.op
        parts = [f'"{form.name}"', one_tuple(f'"{a.name}"' for a in op.tensors)]
        attributes = one_tuple(f'"{a.name}"' for a in op.attributes)
        outputs = one_tuple(f'"{o.name}"' for o in op.visible)
        if op.attributes or outputs != '("out",)':
            parts.append(attributes)
        if outputs != '("out",)':
            parts.append(outputs)
        if op.kernel != form.name:
            parts.append(f'kernel="{op.kernel}"')
        index = [a.name for a in op.tensors]
        if form.inplace:
            parts.append(f"inplace={index.index(form.target)}")
        elif op.view:
            parts.append(f"view={index.index(op.view[0][0])}")
        lines += wrapped(f"{form.info} = OpInfo(", parts, ")")
    return HEADER + "\n".join(lines) + "\n"
