"""Writes generated/nodes.py: a GradNode class per differentiable op, its formulas as the body of `backward`."""

from __future__ import annotations

import re

from gradscope.core.codegen.errors import GenerateError
from gradscope.core.codegen.model import Backward, Gradient, Op, Save
from gradscope.core.codegen.text import doc, names, one_tuple, wrapped

HEADER = '''\
"""Gradient nodes, one class per differentiable op. Generated from ops/*.yaml; do not edit.

`backward` is the op's gradient formula; F is the kernels on raw arrays, or the recorded ops on Tensors.
"""

from __future__ import annotations

from typing import Any

from gradscope.core.eager.grad_node_info import IN, OUT, GradNodeBase, Saved
from gradscope.core.eager.tensor_wrapper import recover
'''

#: names a node has for itself, so that nothing saved may be called so
RESERVED = frozenset(
    ("edges", "in_metas", "out_metas", "extra", "cleared", "oid", "name", "copy", "backward", "self", "F")
)


def nodes_file(ops: list[Op]) -> str:
    """The whole file."""
    backwards = [(op, op.backward) for op in ops if op.backward is not None]
    imported: dict[str, set[str]] = {}
    for _, backward in backwards:
        for formula in [g.formula for g in backward.gradients] + [let.formula for let in backward.lets]:
            for module, name in formula.imports:
                imported.setdefault(module, set()).add(name)
    out = [HEADER]
    for module in sorted(imported):
        head = f"from {module} import "
        out.append(f"{head}{names(sorted(imported[module]), len(head))}\n")
    for op, backward in backwards:
        out.append("\n\n" + node_class(op, backward))
    return "".join(out)


def node_class(op: Op, backward: Backward) -> str:
    """One class."""
    held = [s for s in backward.saves if not s.no_need_buffer]
    for name in [s.name for s in held] + list(backward.attributes):
        if name in RESERVED:
            raise GenerateError(
                f"op {op.name}", f"{name!r} cannot be kept in a node: every node has a {name} of its own"
            )
    slots = [part for s in held for part in (s.name, s.name + "_impl", s.name + "_version")] + list(backward.attributes)
    lines = [f"class {backward.node}(GradNodeBase):"]
    sources = [f"{let.name} = {let.formula.source}" for let in backward.lets]
    sources += [f"{g.name} = {g.formula.source}" for g in backward.gradients]
    lines += doc(f"{backward.name}: " + "; ".join(sources) + ".", 4)
    lines += ["", *wrapped("    __slots__ = (", [f'"{s}"' for s in slots], ")")]
    shown = backward.node.removeprefix("Sparse") if op.kinds == "sparse" else backward.node
    lines += [f'    name_ = "{shown}"', f'    op_ = "{op.name}"']
    if len(op.visible) > 1 or op.outputs[0].is_list:
        lines += ["    single_ = False", f"    in_lists_ = {one_tuple(str(o.is_list) for o in op.visible)}"]
    lines += [f"    args_ = {one_tuple(repr_(a.name) for a in op.tensors)}"]
    if [o.name for o in op.visible] != ["out"]:
        lines += [f"    outs_ = {one_tuple(repr_(o.name) for o in op.visible)}"]
    if backward.attributes:
        lines += wrapped("    attrs_ = (", [repr_(a) for a in backward.attributes], ")")
    if backward.saves:
        lines += wrapped("    saved_ = (", [_saved(s) for s in backward.saves], ")")
    if backward.keep_undefined:
        lines += ["    keep_undefined_ = True"]
    if not backward.conjugates:
        lines += ["    conjugates_ = False"]
    if slots:
        lines += ["", *(f"    {name}: Any" for name in slots)]
    lines += ["", *_backward(op, backward, held)]
    if backward.saves:
        lines += ["", "    def clear_tensor_wrappers(self) -> None:"]
        lines += [f"        self.{s.name} = self.{s.name}_impl = None" for s in held]
        lines += ["        self.cleared = True"]
    return "\n".join(lines) + "\n"


def repr_(text: str) -> str:
    """A string literal with double quotes."""
    return f'"{text}"'


def _saved(save: Save) -> str:
    flags = (", no_need_buffer=True" if save.no_need_buffer else "") + (", many=True" if save.many else "")
    flags += ", constant=True" if save.constant else ""
    return f'Saved("{save.name}", {save.side.upper()}, {save.slot}{flags})'


def _backward(op: Op, backward: Backward, held: list[Save]) -> list[str]:
    grads = ", ".join(f"{o.name}_grad: Any" for o in op.visible)
    lines = [f"    def backward(self, F: Any, {grads}) -> Any:"]
    for save in held:
        n = save.name
        if save.many or save.optional:
            lines.append(f'        {n} = recover(self, F, "{n}")')
        else:
            lines.append(
                f'        {n} = self.{n} if F.direct and self.{n}_impl.storage is None else recover(self, F, "{n}")'
            )
    lines.append(f"        {_targets(op, 'edge')} = self.edges")
    formulas = [g.formula for g in backward.gradients] + [let.formula for let in backward.lets]
    metas = {m for formula in formulas for m in formula.needs.metas}
    if metas & {a.name for a in op.tensors}:
        lines.append(f"        {_targets(op, 'meta', metas)} = self.out_metas")
    lines += _out_metas(op, metas)
    targets = " = ".join(g.name for g in backward.gradients)
    lines.append(f"        {targets} = None")
    for let in backward.lets:
        if len(let.used_by) > 1:
            users = [_needed(op, g) for g in backward.gradients if g.name in let.used_by]
            lines += [f"        if {' or '.join(users)}:", f"            {let.name} = {let.formula.code}"]
    for gradient in backward.gradients:
        lines.append(f"        if {_needed(op, gradient)}:")
        for let in backward.lets:
            if let.used_by == (gradient.name,):
                lines.append(f"            {let.name} = {let.formula.code}")
        lines += _assigned(op, gradient.name, gradient.formula.code)
    results = []
    for slot in range(len(op.tensors)):
        found = backward.gradient_of(slot)
        results.append(found.name if found else "None")
    lines.append(f"        return {one_tuple(results, bare=True)}")
    return lines


def _assigned(op: Op, name: str, code: str) -> list[str]:
    """A gradient's formula. Most are `sum_to(…, x.shape)` and have nothing to sum: the call is then left out."""
    found = re.fullmatch(r"F\.sum_to\((.+), (\w+_meta)\.dims\)", code)
    if found is None or len(op.visible) > 1 or op.outputs[0].is_list:
        return [f"            {name} = {code}"]
    value, meta = found.groups()
    return [
        f"            {name} = {value}",
        f"            if {meta} is not self.in_metas:",
        f"                {name} = F.sum_to({name}, {meta}.dims)",
    ]


def _targets(op: Op, what: str, wanted: set[str] | None = None) -> str:
    """`x_edge, y_edge` or `(x_metas,)`; a slot nobody asks about is `_`."""
    parts = []
    for arg in op.tensors:
        used = (
            wanted is None
            and op.backward is not None
            and any(g.name == arg.name + "_grad" for g in op.backward.gradients)
        )
        used = used or (wanted is not None and arg.name in wanted)
        parts.append(f"{arg.name}_{what}{'s' if arg.kind == 'list' else ''}" if used else "_")
    return one_tuple(parts, bare=True) if len(parts) > 1 else f"({parts[0]},)"


def _out_metas(op: Op, metas: set[str]) -> list[str]:
    """Metas of outputs and their gradients, which a node keeps per in slot."""
    lines = []
    single = len(op.visible) == 1 and not op.outputs[0].is_list
    for slot, out in enumerate(op.visible):
        if out.name in metas or out.name + "_grad" in metas:
            source = "self.in_metas" if single else f"self.in_metas[{slot}]"
            for name in (out.name, out.name + "_grad"):
                if name in metas:
                    lines.append(f"        {name}_meta{'s' if out.is_list else ''} = {source}")
    return lines


def _needed(op: Op, gradient: Gradient) -> str:
    name = op.tensors[gradient.slot].name
    return f"any(edge is not None for edge in {name}_edges)" if gradient.many else f"{name}_edge is not None"
