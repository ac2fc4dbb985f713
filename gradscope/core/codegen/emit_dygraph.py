"""Writes generated/dygraph_functions.py, layer ③: AMP, promotion, the node and what it keeps, who made the output."""

from __future__ import annotations

from gradscope.core.codegen.emit_infos import Form, def_line, forms, parameters
from gradscope.core.codegen.model import Backward, Op, Save
from gradscope.core.codegen.signature import Arg
from gradscope.core.codegen.text import doc, one_tuple

HEADER = '''\
"""Layer ③, the autograd functions: AMP, promotion, whether a GradNode is needed, what it keeps, who made the output.

Generated from ops/*.yaml; do not edit. Order of work as in Paddle: node and saved inputs before the kernel; edges,
history and saved outputs after it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gradscope.core import observer
from gradscope.core.controller import AMP_STATE, has_grad
from gradscope.core.eager.amp import cast_inputs
from gradscope.core.eager.autograd_meta import AutogradMeta
from gradscope.core.eager.grad_node_info import IN, OUT
from gradscope.core.eager.guarding import remember
from gradscope.core.eager.inplace import bump_inplace_version, check_inplace
from gradscope.core.eager.promotion import promote_inplace, promote_types
from gradscope.core.eager.tensor_wrapper import pack_saved
from gradscope.core.eager.utils import (
    any_requires_grad,
    check_nan_inf,
    grad_edge,
    grad_edges,
    rebase_history,
    set_history_slots,
    set_view_history,
)
from gradscope.core.eager.views import cut_history
from gradscope.core.flags import fast
from gradscope.core.generated import api, infos, nodes
from gradscope.core.phi.dense_tensor import dense
from gradscope.core.place import Place
from gradscope.core.tensor import Tensor
'''


def dygraph_file(ops: list[Op]) -> str:
    """The whole file."""
    return HEADER + "".join("\n\n" + "\n".join(_function(form)) + "\n" for form in forms(ops))


def _function(form: Form) -> list[str]:
    op = form.op
    lines = def_line(f"{form.name}_ad_func", parameters(op, True), form.result)
    lines += [*doc(_about(form), 4), "    odd = fast.odd"]
    tensors = ", ".join(a.name for a in op.tensors)
    if op.tensors and not form.inplace and op.name != "cast":
        left = tensors if len(op.tensors) > 1 else f"({tensors},)"
        lines.append("    if odd and fast.amp and AMP_STATE.get() is not None:")
        lines.append(f"        {left} = cast_inputs(infos.{form.info}, {tensors})")
    if op.promote:
        x, y = op.promote
        promote = "promote_inplace" if form.inplace else "promote_types"
        slot = [a.name for a in op.tensors].index(x)
        rest = f", {slot}" if slot else ""
        lines += [
            f"    {x}_meta, {y}_meta = {x}.impl.meta, {y}.impl.meta",
            f"    if {x}_meta is not {y}_meta and {x}_meta.data_type is not {y}_meta.data_type:",
            f"        {x}, {y} = {promote}(infos.{form.info}, {x}, {y}{rest})",
            f"        {x}_meta, {y}_meta = {x}.impl.meta, {y}.impl.meta",
        ]
    inputs = one_tuple(a.name for a in op.tensors)
    attributes = one_tuple(a.name for a in op.attributes)
    began = f"observer.current.op_began(infos.{form.info}, {inputs}, {attributes})"
    one_line = f"    op = None if observer.current is None else {began}"
    if len(one_line) <= 120:
        lines.append(one_line)
    else:
        lines += ["    op = None", "    if observer.current is not None:", *_broken("        op = ", began)]
    return lines + (_inplace_body(form) if form.inplace else _body(form))


def _about(form: Form) -> str:
    op = form.op
    text = f"③ {form.name}" + (f" -> {op.backward.node}" if op.backward else ", without a gradient")
    if form.inplace:
        text += f", {form.target} is overwritten"
        if _copied(form) is not None:
            text += "; its old value is copied, the formula needs it"
    elif op.view:
        text += f"; the output is a view of {op.view[0][0]}"
    return text + "."


def _broken(head: str, call: str) -> list[str]:
    if len(head + call) <= 120:
        return [head + call]
    name, args = call.split("(", 1)
    pad = " " * (len(head) - len(head.lstrip()))
    return [f"{head}{name}(", f"{pad}    {args[:-1]}", f"{pad})"]


def _copied(form: Form) -> Save | None:
    """The save that needs the old value of the overwritten argument."""
    saves = form.op.backward.saves if form.op.backward else ()
    return next((s for s in saves if s.side == "in" and s.name == form.target and not s.no_need_buffer), None)


def _with_gradient(op: Op, backward: Backward) -> list[Arg]:
    return [a for i, a in enumerate(op.tensors) if backward.gradient_of(i)]


def _autograd(op: Op, backward: Backward) -> list[str]:
    """The line that reads the autograd metas of the inputs that may get a gradient."""
    plain = [a for a in _with_gradient(op, backward) if a.kind == "tensor"]
    if not plain:
        return []
    right = [
        f"None if {a.name} is None else {a.name}.autograd_meta_" if a.optional else f"{a.name}.autograd_meta_"
        for a in plain
    ]
    return [f"    {', '.join(a.name + '_autograd' for a in plain)} = {', '.join(right)}"]


def _required(op: Op, backward: Backward) -> list[str]:
    """The condition under which a node is needed, as parts to be joined by `or`."""
    parts = []
    for a in _with_gradient(op, backward):
        if a.kind == "list":
            parts.append(f"any_requires_grad({a.name})")
        else:
            parts.append(f"{a.name}_autograd is not None and not {a.name}_autograd.stop_gradient_")
    return parts


def _condition(head: str, parts: list[str], tail: str) -> list[str]:
    """`head a or b and has_grad() tail`, over several lines when there are several parts."""
    if len(parts) == 1:
        return [f"    {head}{parts[0]} and has_grad(){tail}"]
    lines = [f"    {head}("]
    for i, part in enumerate(parts):
        text = f"({part})" if " and " in part else part
        lines.append(f"        {'or ' if i else ''}{text}")
    return [*lines, f"    ) and has_grad(){tail}"]


def _attributes(backward: Backward) -> list[str]:
    return [f"        node.{a} = {a}" for a in backward.attributes]


def _edges(op: Op, backward: Backward) -> list[str]:
    edges, metas = [], []
    for i, a in enumerate(op.tensors):
        if a.kind == "list":
            edges.append(f"grad_edges({a.name})" if backward.gradient_of(i) else f"[None] * len({a.name})")
            metas.append(f"[t.impl.meta for t in {a.name}]")
        else:
            edges.append(_edge(a) if backward.gradient_of(i) else "None")
            metas.append(f"None if {a.name} is None else {a.name}.impl.meta" if a.optional else f"{a.name}.impl.meta")
    line = f"        node.edges = {one_tuple(edges)}"
    if len(line) <= 120:
        lines = [line]
    else:
        lines = ["        node.edges = (", *(f"            {edge}," for edge in edges), "        )"]
    if len(metas) == 2 and metas == [f"{a.name}.impl.meta" for a in op.tensors]:
        first, second = op.tensors
        if op.promote != (first.name, second.name):
            lines += [f"        {first.name}_meta, {second.name}_meta = {', '.join(metas)}"]
        lines += [
            f"        node.out_metas = {first.name}_meta.pair if {first.name}_meta is {second.name}_meta else "
            f"({first.name}_meta, {second.name}_meta)",
        ]
        return lines
    return [*lines, f"        node.out_metas = {one_tuple(metas)}"]


def _edge(arg: Arg) -> str:
    """Where the gradient of a tensor argument goes; most have a node already, which saves a call."""
    meta = f"{arg.name}_autograd"
    inline = f"None if {meta} is None or {meta}.stop_gradient_ else {meta}.edge or grad_edge({arg.name})"
    return inline if len(inline) <= 100 and not arg.optional else f"grad_edge({arg.name})"


def _save(op: Op, save: Save, source: str) -> list[str]:
    n = save.name
    if save.many:
        return [
            f"        node.{n}_impl = {n}_impl = [t.impl for t in {source}]",
            f"        node.{n} = [t.array for t in {n}_impl]",
            f"        node.{n}_version = [0 if t.storage is None else t.storage.version for t in {n}_impl]",
        ]
    lines = [
        f"node.{n}_impl = {n}_impl = {source}.impl",
        f"node.{n} = {n}_impl.array",
        f"node.{n}_version = 0 if {n}_impl.storage is None else {n}_impl.storage.version",
    ]
    if save.optional:
        return [
            f"        if {n} is None:",
            f"            node.{n} = node.{n}_impl = None",
            f"            node.{n}_version = 0",
            "        else:",
            *("            " + line for line in lines),
        ]
    return ["        " + line for line in lines]


def _saves(
    op: Op, backward: Backward, side: str, sources: dict[str, str], copied: Save | None = None, inplace: bool = False
) -> list[str]:
    lines = []
    held = [s for s in backward.saves if s.side == side and not s.no_need_buffer]
    for save in held:
        if save is copied:
            n = save.name
            lines += [
                f"        node.{n}_impl = {n}_impl = dense({n}.impl.array.copy(), {n}.impl.meta)",
                f"        node.{n} = {n}_impl.array",
                f"        node.{n}_version = 0",
            ]
        else:
            lines += _save(op, save, sources.get(save.name, save.name))
    if held:
        made = [o.name for o in op.outputs] if not inplace else [op.outputs[0].name]
        given = [t.name for t in op.tensors] if side == "in" else made
        names = ", ".join(sources.get(name, name) for name in given)
        lines += ["        if odd and fast.hooked:", f"            pack_saved(node, {side.upper()}, {names})"]
    return lines


def _body(form: Form) -> list[str]:
    op, backward = form.op, form.op.backward
    outs = ", ".join(o.name for o in op.outputs)
    args = ", ".join(a.name for a in op.args)
    lines: list[str] = []
    clash = {o.name for o in op.outputs} & {a.name for a in op.args}
    sources = {name: "made_" + name for name in clash}
    made = ", ".join(sources.get(o.name, o.name) for o in op.outputs)
    outs = ", ".join(sources.get(o.name, o.name) for o in op.visible)
    if backward is not None:
        lines += _autograd(op, backward) + ["    node = None"]
        lines += _condition("if ", _required(op, backward), ":")
        lines += [f"        node = nodes.{backward.node}()"]
        lines += _attributes(backward) + _saves(op, backward, "in", {})
    lines += [f"    {made} = api.{op.name}({args})"]
    if not op.view:  # a view makes no numbers
        lines += [
            "    if odd and fast.check_nan_inf:",
            f'        check_nan_inf("{op.name}", {outs}{", node=node" if backward else ""})',
        ]
    if backward is not None:
        slots = len(op.visible) > 1 or op.outputs[0].is_list
        lines += ["    if node is not None:", *_edges(op, backward)]
        if slots:
            lines += [f"        set_history_slots(node, {outs})"]
        elif op.view:
            lines += [f"        set_view_history(node, {outs})"]
        else:
            lines += ["        " + line for line in _history(outs)]
        if not slots:
            lines += ["        if odd and fast.guard:", f"            remember(node, ({outs},))"]
        lines += _saves(op, backward, "out", sources)
    ended = one_tuple(sources.get(o.name, o.name) for o in op.visible)
    lines += [
        "    if op is not None:",
        f"        op.ended({ended}, {'node' if backward else 'None'})",
        f"    return {outs}",
    ]
    return lines


def _history(out: str) -> list[str]:
    """`set_history(node, out)`, written out: the call would cost as much as what it does."""
    return [
        f"node.in_metas = {out}.impl.meta",
        "node.extra = None",
        "node.cleared = False",
        "node.oid = 0",
        f"{out}.autograd_meta_ = history = AutogradMeta()",
        "history.edge = (node, 0, 0)",
        "history.stop_gradient_ = False",
        "history.grad_ = history.extra = None",
    ]


def _inplace_body(form: Form) -> list[str]:
    op, backward, target = form.op, form.op.backward, form.target
    args = ", ".join(a.name for a in op.args)
    lines: list[str] = []
    if backward is None:
        lines += [f"    check_inplace(infos.{form.info}, {target}, False)"]
    else:
        lines += _autograd(op, backward)
        lines += _condition("require_any_grad = ", _required(op, backward), "")
        lines += [f"    check_inplace(infos.{form.info}, {target}, require_any_grad)", "    node = None"]
        lines += ["    if require_any_grad:", f"        node = nodes.{backward.node}()", *_attributes(backward)]
        lines += _edges(op, backward) + _saves(op, backward, "in", {}, _copied(form))
    lines += [
        f"    api.{form.name}({args})",
        f"    bump_inplace_version({target})",
        "    if odd and fast.check_nan_inf:",
        f'        check_nan_inf("{form.name}", {target}{", node=node" if backward else ""})',
    ]
    if backward is None:
        lines += [f"    cut_history({target})"]
    else:
        lines += ["    if node is not None:", f"        rebase_history(node, {target})"]
        lines += _saves(op, backward, "out", {op.outputs[0].name: target}, inplace=True)
    lines += [
        "    if op is not None:",
        f"        op.ended(({target},), {'node' if backward else 'None'})",
        f"    return {target}",
    ]
    return lines
