"""What the generator knows about an op: the entries of core/ops/*.yaml, read, checked and worked out."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import yaml

from gradscope.core.codegen import formula as fm
from gradscope.core.codegen.errors import GenerateError
from gradscope.core.codegen.signature import Arg, Output, parse_args, parse_forward, parse_outputs, parse_pairs

OPS_DIR = Path(__file__).resolve().parent.parent / "ops"
_PACKAGE = "gradscope.core.ops"

_OP_KEYS = {
    "op", "args", "output", "intermediate", "infer_meta", "kernel", "inplace", "view", "backward", "optional",
    "promote", "kinds",
}  # fmt: skip
_BACKWARD_KEYS = {"backward_op", "forward", "formulas", "let", "undefined", "conjugate"}


@dataclass(frozen=True)
class Save:
    """A tensor a node keeps. side: `in` or `out`; slot: its place there; many: it is a list; optional: it may be None.

    no_need_buffer: only its meta is asked for, which the node has anyway, so that nothing is kept. constant: a hidden
    output, through which no gradient flows.
    """

    name: str
    side: str
    slot: int
    many: bool
    no_need_buffer: bool
    optional: bool = False
    constant: bool = False


@dataclass(frozen=True)
class Let:
    """A shared sub-expression; `used_by` are the gradient outputs that need it (through other lets as well)."""

    name: str
    formula: fm.Formula
    used_by: tuple[str, ...]


@dataclass(frozen=True)
class Gradient:
    """The formula for the gradient of forward input number `slot`."""

    name: str
    slot: int
    many: bool
    formula: fm.Formula


@dataclass(frozen=True)
class Backward:
    """A backward entry, worked out."""

    name: str
    op: str
    node: str
    lets: tuple[Let, ...]
    gradients: tuple[Gradient, ...]
    saves: tuple[Save, ...]
    attributes: tuple[str, ...]
    keep_undefined: bool
    conjugates: bool = True

    def gradient_of(self, slot: int) -> Gradient | None:
        """The gradient of forward tensor input number `slot`, None when it has none."""
        return next((g for g in self.gradients if g.slot == slot), None)


@dataclass
class Op:
    """A forward entry. infer_meta and kernel name the functions; the params are argument names in call order.

    kinds: `rows` when it has kernels for SelectedRows too, `sparse` when its tensors are COO or CSR. measured: the
    shape is the kernel's to say (`from_result` of infer_meta, which gives -1 where it cannot know).
    """

    name: str
    args: tuple[Arg, ...]
    outputs: tuple[Output, ...]
    infer_meta: str
    infer_params: tuple[str, ...]
    kernel: str
    kernel_params: tuple[str, ...]
    data_type: str | list[str] | None
    backend: str | None
    inplace: tuple[tuple[str, str], ...]
    view: tuple[tuple[str, str], ...]
    promote: tuple[str, ...]
    backward_name: str | None
    backward: Backward | None = field(default=None)
    kinds: str = ""
    measured: bool = False

    @property
    def tensors(self) -> tuple[Arg, ...]:
        """The tensor and tensor-list arguments: one out slot each."""
        return tuple(a for a in self.args if a.kind != "attribute")

    @property
    def visible(self) -> tuple[Output, ...]:
        """The outputs that callers get: one in slot each."""
        return tuple(o for o in self.outputs if not o.hidden)

    @property
    def attributes(self) -> tuple[Arg, ...]:
        """The other arguments."""
        return tuple(a for a in self.args if a.kind == "attribute")

    def arg(self, name: str) -> Arg:
        """The argument called `name`."""
        return next(a for a in self.args if a.name == name)


def node_name(backward_op: str) -> str:
    """`multiply_grad` MultiplyGradNode, `relu_double_grad` ReluDoubleGradNode."""
    stem = backward_op.removesuffix("_grad")
    return "".join(part.capitalize() for part in stem.split("_")) + "GradNode"


def shape_functions(path: Path, module: str) -> dict[str, fm.Callable_]:
    """The functions a Python file lists in `__all__`, read without importing it; `module` is its dotted name.

    A function whose first parameter is F is a composite and gives a tensor; any other is one of shapes and attributes.
    """
    tree = ast.parse(path.read_text(encoding="utf-8"))
    listed: list[str] = []
    for node in tree.body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "__all__":
            listed = ast.literal_eval(node.value)
    out = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name in listed:
            out[node.name] = _callable(node, module)
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                if alias.name in listed and node.module:
                    source = path.parent.parent.parent.parent / (node.module.replace(".", "/") + ".py")
                    out[alias.name] = _imported(source, alias.name, module)
    return out


def _imported(source: Path, name: str, module: str) -> fm.Callable_:
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.name == name:
            return _callable(node, module)
    raise GenerateError(str(source.name), f"function {name!r} is not defined there")


def _callable(node: ast.FunctionDef, module: str) -> fm.Callable_:
    params = tuple(a.arg for a in node.args.args)
    composite = params[:1] == ("F",)
    params = params[composite:]
    kind, result = ("composite", fm.TENSOR) if composite else ("shape", fm.STATIC)
    if ast.unparse(node.returns or ast.Constant(None)).startswith("list["):
        result = fm.LIST if composite else fm.STATIC
    return fm.Callable_(kind, result, params, len(params) - len(node.args.defaults), (), module)


def load(directory: Path = OPS_DIR) -> list[Op]:
    """The ops of every family file of `directory`, by file name, then as written there.

    Raises GenerateError for the first entry that does not hold.
    """
    entries = [entry for path in sorted(directory.glob("*.yaml")) for entry in _entries(path)]
    op_entries = [entry for entry in entries if "backward_op" not in entry]
    backward_entries = [entry for entry in entries if "backward_op" in entry]
    return build(op_entries, backward_entries, formula_functions(directory))


def formula_functions(directory: Path = OPS_DIR) -> dict[str, fm.Callable_]:
    """What formulas may call besides ops: sum_to, shape functions, composites."""
    functions = {"sum_to": fm.Callable_("binding", fm.TENSOR, ("x", "shape"), 2)}
    functions.update(shape_functions(directory / "shapes.py", f"{_PACKAGE}.shapes"))
    for path in sorted((directory / "composites").glob("*.py")):
        functions.update(shape_functions(path, f"{_PACKAGE}.composites.{path.stem}"))
    return functions


def _entries(path: Path) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = yaml.safe_load(path.read_text(encoding="utf-8")) or []
    return entries


def build(
    op_entries: list[dict[str, Any]], backward_entries: list[dict[str, Any]], functions: dict[str, fm.Callable_]
) -> list[Op]:
    """Ops from parsed YAML entries, each with its backward. Raises GenerateError."""
    ops: dict[str, Op] = {}
    for entry in op_entries:
        op = _op(entry)
        if op.name in ops:
            raise GenerateError(f"op {op.name}", "is defined twice")
        ops[op.name] = op
    functions = dict(functions)
    for op in ops.values():
        required = sum(a.kind != "attribute" or a.default is None for a in op.args)
        result = fm.LIST if op.outputs[0].is_list else fm.TENSOR
        defaults = tuple(a.default for a in op.args[required:] if a.default is not None)
        functions[op.name] = fm.Callable_("op", result, tuple(a.name for a in op.args), required, defaults)
    seen: set[str] = set()
    for entry in backward_entries:
        name = str(entry.get("backward_op"))
        if name in seen:
            raise GenerateError(f"backward_op {name}", "is defined twice")
        seen.add(name)
        backward = _backward(entry, ops, functions)
        owner = ops[backward.op]
        if owner.backward_name != name:
            raise GenerateError(f"backward_op {name}", f"op {owner.name} does not name it as its backward")
        owner.backward = backward
    for op in ops.values():
        if op.backward_name and op.backward is None:
            raise GenerateError(f"op {op.name}", f"its backward {op.backward_name!r} has no entry")
    return list(ops.values())


def _op(entry: dict[str, Any]) -> Op:
    name = str(entry.get("op"))
    where = f"op {name}"
    unknown = set(entry) - _OP_KEYS
    if unknown:
        raise GenerateError(where, f"unknown key {sorted(unknown)[0]!r}; known: {', '.join(sorted(_OP_KEYS))}")
    for key in ("args", "output", "infer_meta", "kernel"):
        if key not in entry:
            raise GenerateError(where, f"lacks {key!r}")
    optional = frozenset(str(entry.get("optional", "")).replace(" ", "").split(",")) - {""}
    args = parse_args(str(entry["args"]), where, optional)
    outputs = _with_hidden(parse_outputs(str(entry["output"]), where), str(entry.get("intermediate", "")), where)
    names = tuple(a.name for a in args)
    kernel, infer = entry["kernel"], entry["infer_meta"]
    op = Op(
        name, args, outputs,
        str(infer["func"]), tuple(infer.get("param", names)),
        str(kernel["func"]), tuple(kernel.get("param", names)),
        kernel.get("data_type"), kernel.get("backend"),
        parse_pairs(str(entry["inplace"]), where) if "inplace" in entry else (),
        parse_pairs(str(entry["view"]), where) if "view" in entry else (),
        tuple(p.strip() for p in str(entry.get("promote", "")).strip("() ").split(",") if p.strip()),
        entry.get("backward"),
        kinds=str(entry.get("kinds", "")),
        measured=bool(infer.get("from_result")),
    )  # fmt: skip
    if op.kinds not in ("", "rows", "sparse"):
        raise GenerateError(where, f"kinds is `rows` or `sparse`, not {op.kinds!r}")
    for what, params in (("infer_meta", op.infer_params), ("kernel", op.kernel_params), ("promote", op.promote)):
        for p in params:
            if p not in names:
                raise GenerateError(where, f"{what} names {p!r}, which is no argument; arguments: {', '.join(names)}")
    for what, pairs in (("inplace", op.inplace), ("view", op.view)):
        for source, out in pairs:
            if source not in {a.name for a in op.tensors} or out not in {o.name for o in outputs}:
                raise GenerateError(where, f"{what} ({source} -> {out}) must lead from a tensor argument to an output")
    return op


def _with_hidden(outputs: tuple[Output, ...], names: str, where: str) -> tuple[Output, ...]:
    """The outputs, those that `intermediate` names hidden; these come last and are no lists."""
    hidden = set(names.replace(" ", "").split(",")) - {""}
    unknown = hidden - {o.name for o in outputs}
    if unknown:
        raise GenerateError(where, f"intermediate names {sorted(unknown)[0]!r}, which is no output")
    made = tuple(replace(o, hidden=o.name in hidden) for o in outputs)
    shown = [o for o in made if not o.hidden]
    if not shown or made[: len(shown)] != tuple(shown) or any(o.hidden and o.is_list for o in made):
        raise GenerateError(where, "intermediate outputs stand after at least one other and are no lists")
    return made


def _backward(entry: dict[str, Any], ops: dict[str, Op], functions: dict[str, fm.Callable_]) -> Backward:
    name = str(entry.get("backward_op"))
    where = f"backward_op {name}"
    unknown = set(entry) - _BACKWARD_KEYS
    if unknown:
        raise GenerateError(where, f"unknown key {sorted(unknown)[0]!r}; known: {', '.join(sorted(_BACKWARD_KEYS))}")
    for key in ("forward", "formulas"):
        if key not in entry:
            raise GenerateError(where, f"lacks {key!r}")
    forward, args, outputs = parse_forward(str(entry["forward"]), where)
    op = ops.get(forward)
    if op is None:
        raise GenerateError(where, f"its forward {forward!r} is no op of core/ops/*.yaml")
    got = [(a.type, a.name) for a in args], [(o.name, o.is_list) for o in outputs]
    want = [(a.type, a.name) for a in op.args], [(o.name, o.is_list) for o in op.outputs]
    if got != want:
        raise GenerateError(where, f"its forward does not repeat the signature of op {forward}: {got} is not {want}")
    names = _names(op)
    at = f"op {forward}"
    lets: dict[str, fm.Formula] = {}
    for let, text in (entry.get("let") or {}).items():
        if let in names:
            raise GenerateError(f"{at}, let {let}", "hides an argument or output of the same name")
        lets[let] = fm.analyse(let, str(text), at, names, {k: f.kind for k, f in lets.items()}, functions)
    kinds = {k: f.kind for k, f in lets.items()}
    gradients = []
    for target, text in entry["formulas"].items():
        slot = next((i for i, a in enumerate(op.tensors) if a.name + "_grad" == target), None)
        if slot is None:
            known = ", ".join(a.name + "_grad" for a in op.tensors)
            raise GenerateError(
                f"{at}, formula {target}", f"is the gradient of no tensor argument; expected one of: {known}"
            )
        made = fm.analyse(target, str(text), at, names, kinds, functions)
        many = op.tensors[slot].kind == "list"
        if made.kind != (fm.LIST if many else fm.TENSOR):
            raise GenerateError(
                f"{at}, formula {target}", f"gives a {made.kind}, but the argument is {op.tensors[slot].type}"
            )
        gradients.append(Gradient(target, slot, many, made))
    gradients.sort(key=lambda g: g.slot)
    conjugate = str(entry.get("conjugate", "saved"))
    if conjugate not in ("saved", "none"):
        raise GenerateError(where, f"conjugate is `saved` or `none`, not {conjugate!r}")
    out = _worked_out(name, op, lets, tuple(gradients), str(entry.get("undefined", "zero")), where)
    return replace(out, conjugates=conjugate == "saved")


def _names(op: Op) -> dict[str, str]:
    names = {a.name: {"tensor": fm.TENSOR, "list": fm.LIST}.get(a.kind, fm.STATIC) for a in op.args}
    for out in op.outputs:
        names[out.name] = fm.LIST if out.is_list else fm.TENSOR
        if not out.hidden:
            names[out.name + "_grad"] = names[out.name]
    return names


def _worked_out(
    name: str, op: Op, lets: dict[str, fm.Formula], gradients: tuple[Gradient, ...], undefined: str, where: str
) -> Backward:
    if undefined not in ("zero", "keep"):
        raise GenerateError(where, f"undefined is `zero` or `keep`, not {undefined!r}")
    total = fm.Needs()
    users: dict[str, list[str]] = {let: [] for let in lets}
    for gradient in gradients:
        pending, reached = set(gradient.formula.needs.lets), set()
        total.merge(gradient.formula.needs)
        while pending:
            let = pending.pop()
            reached.add(let)
            total.merge(lets[let].needs)
            pending |= lets[let].needs.lets - reached
        for let in reached:
            users[let].append(gradient.name)
    saves = []
    slots = [("in", slot, a.name, a.kind == "list", a.optional, False) for slot, a in enumerate(op.tensors)]
    slots += [("out", slot, o.name, o.is_list, False, o.hidden) for slot, o in enumerate(op.outputs)]
    for side, slot, tensor, many, optional, constant in slots:
        if constant and tensor in total.metas:
            raise GenerateError(where, f"asks for the shape of {tensor!r}, of which a node keeps the value only")
        if tensor in total.values or tensor in total.metas:
            saves.append(Save(tensor, side, slot, many, tensor not in total.values, optional, constant))
    used = tuple(Let(let, f, tuple(users[let])) for let, f in lets.items() if users[let])
    attributes = tuple(a.name for a in op.attributes if a.name in total.attributes)
    return Backward(name, op.name, node_name(name), used, gradients, tuple(saves), attributes, undefined == "keep")
