"""Writes generated/ops_api.py (layer ①) and generated/eager_op_function.py (layer ②)."""

from __future__ import annotations

from gradscope.core.codegen.emit_infos import Form, def_line, forms
from gradscope.core.codegen.model import Op
from gradscope.core.codegen.signature import Arg
from gradscope.core.codegen.text import WIDTH, doc

OPS_API = '''\
"""Layer ①, what Python calls (`paddle._C_ops.<op>`): dynamic or static mode, then layer ②. Generated; do not edit.

Extra positional arguments are ignored, as in Paddle; a missing tensor arrives as None and is refused by ②.
"""

from __future__ import annotations

from typing import Any

from gradscope.core import controller
from gradscope.core.eager.static_mode import no_static_mode
from gradscope.core.generated.eager_op_function import (
'''

EAGER = '''\
"""Layer ②, the eager functions: arguments checked and cast, layer ③ called, errors named. Generated; do not edit."""

from __future__ import annotations

from typing import Any

from gradscope.core.eager import args as parse
from gradscope.core.eager.utils import failed
from gradscope.core.generated import infos
from gradscope.core.generated.dygraph_functions import (
'''

_CASTERS = {
    "Boolean": "to_boolean", "Int": "to_int", "Long": "to_long", "Float": "to_float", "Double": "to_double",
    "String": "to_string", "Ints": "to_ints", "Longs": "to_longs", "Floats": "to_floats", "Booleans": "to_booleans",
    "ScalarArray": "to_scalars", "Scalar": "to_scalar", "IntArray": "to_int_array", "Place": "to_place",
    "DataType": "to_dtype",
}  # fmt: skip


def ops_api_file(ops: list[Op]) -> str:
    """Layer ①."""
    out = [OPS_API]
    out += [f"    eager_api_{form.name},\n" for form in sorted(forms(ops), key=lambda f: f.name)]
    out.append(")\nfrom gradscope.core.tensor import Tensor\n")
    for form in forms(ops):
        params = ", ".join(f"{a.name}: Any = {a.default or 'None'}" for a in form.op.args)
        names = ", ".join(a.name for a in form.op.args)
        overwrites = f"; overwrites {form.target}" if form.inplace else ""
        lines = [
            *def_line(form.name, (params + ", " if params else "") + "*_: Any", form.result),
            *doc(f"① {form.name}({names}){overwrites}.", 4),
            "    if controller.STATIC:",
            f'        no_static_mode("{form.name}")',
            f"    return eager_api_{form.name}({names})",
        ]
        out.append("\n\n" + "\n".join(lines) + "\n")
    return "".join(out)


def eager_file(ops: list[Op]) -> str:
    """Layer ②."""
    out = [EAGER]
    out += [f"    {name},\n" for name in sorted(f"{form.name}_ad_func" for form in forms(ops))]
    out.append(")\nfrom gradscope.core.tensor import Tensor\n")
    for form in forms(ops):
        out.append("\n\n" + "\n".join(_eager(form)) + "\n")
    return "".join(out)


def _eager(form: Form) -> list[str]:
    op = form.op
    names = ", ".join(a.name for a in op.args)
    tensors = [a.name for a in op.tensors]
    inputs = f"({tensors[0]},)" if len(tensors) == 1 else f"({', '.join(tensors)})"
    lines = [
        *def_line(f"eager_api_{form.name}", ", ".join(f"{a.name}: Any" for a in op.args), form.result),
        *doc(f"② {form.name}({names}).", 4),
        "    try:",
    ]
    for position, arg in enumerate(op.args):
        lines += _parsed(form.name, arg, position)
    lines += [
        f"        return {form.name}_ad_func({names})",
        "    except Exception as exc:",
        f"        raise failed(infos.{form.info}, exc, {inputs})",
    ]
    return lines


def _undefined(name: str) -> list[str]:
    """The test that most arguments pass with one comparison."""
    kind = f"type({name}) is not Tensor and not isinstance({name}, Tensor)"
    line = f"        if ({kind}) or {name}.impl is None:"
    return (
        [line] if len(line) <= WIDTH else ["        if (", f"            {kind}", f"        ) or {name}.impl is None:"]
    )


def _parsed(op: str, arg: Arg, position: int) -> list[str]:
    n = arg.name
    where = f'("{op}", "{n}", {position}, {n})'
    if arg.kind == "list":
        return [f"        {n} = parse.get_tensor_list_from_args{where}"]
    if arg.kind == "tensor" and arg.optional:
        return [f"        {n} = parse.get_optional_tensor_from_args{where}"]
    if arg.kind == "tensor":
        return [
            *_undefined(n),
            f"            {n} = parse.get_tensor_from_args{where}",
        ]
    cast = f'{n} = parse.{_CASTERS[arg.caster]}("{op}", {position}, {n})'
    if arg.default == "None":
        return [f"        if {n} is not None:", f"            {cast}"]
    return [f"        {cast}"]
