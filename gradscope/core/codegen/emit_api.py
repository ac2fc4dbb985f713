"""Writes generated/api.py, layer ④: key, kernel, prepared inputs, output meta, kernel call."""

from __future__ import annotations

import re

from gradscope.core.codegen.emit_infos import Form, def_line, forms, parameters
from gradscope.core.codegen.model import Op
from gradscope.core.codegen.signature import Arg
from gradscope.core.codegen.text import doc, fitted, one_tuple

HEADER = '''\
"""Layer ④, the PHI API: kernel key, kernel, prepared inputs, output meta, kernel call.

Generated from ops/*.yaml; do not edit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradscope.core import observer
from gradscope.core.dtype import convert
from gradscope.core.eager.bindings import load_kernels
from gradscope.core.eager.inplace import check_inplace_shape, view_in_place, write_in_place
from gradscope.core.eager.undense import make_kind, not_in_place
from gradscope.core.generated import infos
from gradscope.core.phi.dense_tensor import DenseTensor, make_meta
from gradscope.core.phi.infer_meta import load  # noqa: F401
from gradscope.core.phi.infer_meta.base import Remembered, infer, measured
from gradscope.core.phi.infer_meta.register import INFER_META, numpy_dtype
from gradscope.core.phi.kernel_factory import KernelFactory
from gradscope.core.phi.prepare_data import parse_kernel_key, prepare_data
from gradscope.core.place import Place, expected
from gradscope.core.tensor import Tensor, make_tensor, make_view

load_kernels()
_factory = KernelFactory.instance()
_select = _factory.select_kernel_or_raise
_new = object.__new__

# kernels chosen so far, per op
'''


def api_file(ops: list[Op]) -> str:
    """The whole file."""
    out = [HEADER]
    out += [f'_{kernel} = _factory.selections("{kernel}")\n' for kernel in sorted({op.kernel for op in ops})]
    remembered = sorted({op.infer_meta for op in ops if _remembers(op)})
    out.append("\n# output metas worked out so far\n")
    out += [f'{_table(name)} = Remembered(INFER_META["{name}"])\n' for name in remembered]
    for form in forms(ops):
        out.append("\n\n" + "\n".join(_function(form)) + "\n")
    return "".join(out)


#: attribute types that can be part of the key under which a meta is remembered
_HASHABLE = {"bool", "int", "int64_t", "float", "double", "str", "DataType"}
_INT_LISTS = {"IntArray", "int[]", "int64_t[]"}


def _remembers(op: Op) -> bool:
    """Can the meta be looked up by the tensors' metas and the attributes; not where it is simply the first tensor's."""
    if op.infer_meta == "UnchangedInferMeta" or not op.tensors or _asked_for(op):
        return False
    first, *_ = params = [op.arg(p) for p in op.infer_params]
    if first.kind == "attribute" or first.optional:
        return False
    return all(arg.type in _HASHABLE | _INT_LISTS for arg in params if arg.kind == "attribute")


def _key(arg: Arg, value: str) -> str:
    """What stands for an argument in the key."""
    if arg.kind == "list":
        return f"tuple({value})"
    if arg.type not in _INT_LISTS:
        return value
    return f"None if {value} is None else tuple({value})" if arg.default == "None" else f"tuple({value})"


def _asked_for(op: Op) -> bool:
    """Is the dtype of the output an attribute, as in creation ops."""
    return bool(_data_type(op)) and _data_type(op)[0] in {a.name for a in op.attributes}


def _table(infer_meta: str) -> str:
    stem = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", infer_meta.removesuffix("InferMeta")).lower()
    return f"_{stem}_meta"


def _function(form: Form) -> list[str]:
    op = form.op
    if form.inplace:
        note = f"written into {form.target}"
        text = f"④ {form.name}: kernel `{op.kernel}`, {note}."
    else:
        base = f"; a view of {op.view[0][0]} where the kernel gives one" if op.view else ""
        text = f"④ {form.name}: kernel `{op.kernel}`, {op.infer_meta}{base}."
    lines = [*def_line(form.name, parameters(op, False), form.made), *doc(text, 4)]
    lines += _inputs(op) + _kernel(form) + _result(form)
    return lines


def _inputs(op: Op) -> list[str]:
    plain = [a for a in op.tensors if a.kind == "tensor" and not a.optional]
    lines = []
    if plain:
        for what, source in (("impl", "{}.impl"), ("meta", "{}_impl.meta"), ("array", "{}_impl.array")):
            left = ", ".join(f"{a.name}_{what}" for a in plain)
            lines.append(f"    {left} = {', '.join(source.format(a.name) for a in plain)}")
    for a in op.tensors:
        n = a.name
        if a.kind == "list":
            lines += [
                f"    {n}_impls = [t.impl for t in {n}]",
                f"    {n}_metas = [t.meta for t in {n}_impls]",
                f"    {n}_arrays = [t.array for t in {n}_impls]",
            ]
        elif a.optional:
            lines += [
                f"    {n}_impl = None if {n} is None else {n}.impl",
                f"    {n}_meta = None if {n}_impl is None else {n}_impl.meta",
                f"    {n}_array = None if {n}_impl is None else {n}_impl.array",
            ]
    return lines


def _kernel(form: Form) -> list[str]:
    op = form.op
    k = op.kernel
    lines: list[str] = []
    by = _data_type(op)
    attributes = {a.name for a in op.attributes}
    if by and by[0] in attributes:  # the dtype is asked for, not that of an input
        place = [p.strip() for p in (op.backend or "place").split(">")]
        if len(place) > 1:
            lines.append(f"    place = {place[1]}_meta.place if {place[0]} is None else {place[0]}")
        else:
            lines.append(f"    place = expected() if {place[0]} is None else {place[0]}")
        dtype = f"convert({by[0]})"
        if len(by) > 1:
            dtype = f"{by[1]}_meta.data_type if {by[0]} is None else {dtype}"
        lines.append(f"    like = make_meta((), {dtype}, place)")
        key = "like.key"
    else:
        metas: list[str] = []
        for name in by or [a.name for a in op.tensors]:
            arg = op.arg(name)
            metas.append(f"*{name}_metas" if arg.kind == "list" else f"{name}_meta")
        if len(metas) == 1:  # a list's dtypes are compared by its infer_meta, which says which tensor differs
            key = f"{metas[0][1:]}[0].key" if metas[0].startswith("*") else f"{metas[0]}.key"
        else:
            parse = f'parse_kernel_key("{k}", {", ".join(metas)})'
            if len(metas) == 2 and not any(m.startswith("*") for m in metas):
                first, second = metas
                parse = f"{first}.key if {first} is {second} or {first}.key == {second}.key else {parse}"
            lines.append(f"    key = {parse}")
            key = "key"
    lines += [
        f'    kernel = _{k}.get({key}) or _select("{k}", {key})',
        "    fn = kernel.fn",
        "    if observer.current is not None:",
        "        observer.current.kernel_chosen(kernel)",
    ]
    if op.tensors and op.kinds != "sparse":
        lines.append("    if kernel.prepares:")
        if op.kinds == "rows":
            lines.append("        if kernel.undense:")
            if form.inplace:
                lines.append(f"            raise not_in_place(infos.{form.info})")
            else:
                lines.append(f"            return make_kind({_call(op)})")
        if all(a.kind == "tensor" and not a.optional for a in op.tensors):
            left = ", ".join(f"{a.name}_array" for a in op.tensors)
            right = [f"prepare_data(kernel, {a.name}_impl, {i})" for i, a in enumerate(op.tensors)]
            lines += fitted(f"        {left} = ", right)
        else:
            lines += _prepared_one_by_one(op)
    return lines


def _data_type(op: Op) -> list[str]:
    """What the key's dtype comes from: `x`, `[x, y]` (they must agree) or `dtype > x` (the first that is given)."""
    if not op.data_type:
        return []
    return list(op.data_type) if isinstance(op.data_type, list) else [p.strip() for p in op.data_type.split(">")]


def _prepared_one_by_one(op: Op) -> list[str]:
    lines = []
    for slot, a in enumerate(op.tensors):
        n = a.name
        if a.kind == "list":
            lines.append(
                f"        {n}_arrays = [prepare_data(kernel, t, {slot}, rank) for rank, t in enumerate({n}_impls)]"
            )
        elif a.optional:
            lines += [
                f"        if {n}_impl is not None:",
                f"            {n}_array = prepare_data(kernel, {n}_impl, {slot})",
            ]
        else:
            lines.append(f"        {n}_array = prepare_data(kernel, {n}_impl, {slot})")
    return lines


def _passed(op: Op, params: tuple[str, ...], tensor: str, many: str) -> list[tuple[str, str]]:
    """Name and code of every parameter: `x` as `x_array` or the like, a DataType as numpy's dtype."""
    parts = []
    for p in params:
        arg = op.arg(p)
        if arg.kind == "attribute" and arg.type == "DataType":
            optional = f"None if {p} is None else " if arg.default == "None" else ""
            parts.append((p, f"{optional}numpy_dtype({p})"))
        else:
            parts.append((p, {"tensor": p + tensor, "list": p + many}.get(arg.kind, p)))
    return parts


def _joined(parts: list[tuple[str, str]]) -> str:
    return ", ".join(code for _, code in parts)


def _meta(op: Op) -> str:
    first = op.tensors[0] if op.tensors else None
    if op.infer_meta == "UnchangedInferMeta" and first is not None:
        return f"{first.name}_meta"
    if _remembers(op):
        parts = _passed(op, op.infer_params, "_meta", "_metas")
        keys = [_key(op.arg(n), p) for n, p in parts]
        index = one_tuple(keys) if op.arg(parts[0][0]).kind == "list" and len(parts) == 1 else ", ".join(keys)
        looked_up = f"{_table(op.infer_meta)}[{index}]"
        if op.infer_meta == "ElementwiseInferMeta":
            x, y = (f"{p}_meta" for p in op.infer_params)
            return f"{x} if {x} is {y} else {looked_up}"
        return looked_up
    if first is None or _asked_for(op):
        like = "like"
    else:
        like = f"{first.name}_metas[0]" if first.kind == "list" else f"{first.name}_meta"
    return f'infer(INFER_META["{op.infer_meta}"], {like}, {_joined(_passed(op, op.infer_params, "_meta", "_metas"))})'


def _call(op: Op) -> str:
    return f"fn({_joined(_passed(op, op.kernel_params, '_array', '_arrays'))})"


def _result(form: Form) -> list[str]:
    op = form.op
    call = _call(op)
    meta = _meta(op)
    if op.kinds == "sparse":  # what comes out knows its own meta
        checked = [] if op.tensors and meta == f"{op.tensors[0].name}_meta" else [f"    {meta}"]
        return [*checked, f"    return make_kind({call})"]
    if form.inplace and op.view:
        return [
            f"    out_meta = {meta}",
            f"    view_in_place({form.target}, {call}, out_meta)",
            f"    return {form.target}",
        ]
    if form.inplace:
        return [
            f"    out_meta = {meta}",
            f"    check_inplace_shape(infos.{form.info}, {form.target}, out_meta)",
            f"    write_in_place({form.target}, {call}, out_meta)",
            f"    return {form.target}",
        ]
    base = op.view[0][0] if op.view else ""
    make = f"make_view({base}, " if base else "make_tensor("
    if len(op.outputs) > 1:
        metas = ", ".join(f"{o.name}_meta" for o in op.outputs)
        arrays = ", ".join(f"{o.name}_array" for o in op.outputs)
        made = ", ".join(_made(o.name, o.is_list, op.measured) for o in op.outputs)
        head = [f"    {metas} = {meta}"]
        if len(f"    {metas} = {meta.split('[')[0]}[") > 120:  # names enough for a line of their own
            head = [f"    metas = {meta}", f"    {metas} = metas"]
        return [*head, f"    {arrays} = {call}", f"    return {made}"]
    if op.outputs[0].is_list:
        return [
            f"    out_metas = {meta}",
            f"    out_arrays = {call}",
            f"    return [{make}array, meta) for array, meta in zip(out_arrays, out_metas, strict=True)]",
        ]
    if op.measured:
        return [
            f"    out_meta = {meta}",
            f"    out_array = {call}",
            f"    return {make}out_array, measured(out_meta, out_array))",
        ]
    if not (op.tensors and meta == f"{op.tensors[0].name}_meta"):  # worked out first: it raises what users shall read
        lines = [f"    out_meta = {meta}"]
        meta = "out_meta"
    else:
        lines = []
    return [*lines, f"    return {make}{call}, {meta})"] if base else lines + _tensor_made(call, meta)


def _tensor_made(array: str, meta: str) -> list[str]:
    """`return make_tensor(array, meta)`, written out: the call would cost as much as what it does."""
    return [
        "    impl = DenseTensor()",
        f"    impl.array = {array}",
        f"    impl.meta = {meta}",
        "    impl.storage = None",
        "    impl.oid = 0",
        "    made: Tensor = _new(Tensor)",
        "    made.impl = impl",
        "    made.autograd_meta_ = None",
        '    made.name_ = ""',
        "    return made",
    ]


def _made(name: str, is_list: bool, measured: bool) -> str:
    if measured:
        return f"make_tensor({name}_array, measured({name}_meta, {name}_array))"
    if is_list:
        return f"[make_tensor(array, meta) for array, meta in zip({name}_array, {name}_meta, strict=True)]"
    return f"make_tensor({name}_array, {name}_meta)"
