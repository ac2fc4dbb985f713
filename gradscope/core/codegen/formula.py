"""A gradient formula: parsed with `ast`, every operator rewritten to an F. function, and what it needs worked out.

A formula may use names, constants, calls of ops, shape functions and composites, comprehensions over list arguments,
`.shape .dtype .ndim`, `is None`, and operators. Anything else, or a name that does not resolve, raises GenerateError.
Each expression is a tensor, a list of tensors, or static (an attribute, a shape, a number): an operator between a
tensor and a static becomes the op with a scalar (`scale`, `div_scale`, `pow`), one between statics stays Python.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import dataclass, field

from gradscope.core.codegen.errors import GenerateError

TENSOR, LIST, STATIC = "tensor", "list", "static"
#: what may be asked of a tensor -> how a node's code reads it off the slot's DenseTensorMeta
META = {"shape": "{}.dims", "dtype": "{}.dtype", "ndim": "len({}.dims)"}

_TENSOR_OPERATORS: dict[type[ast.AST], str] = {
    ast.Add: "add", ast.Sub: "subtract", ast.Mult: "multiply", ast.Div: "divide", ast.MatMult: "matmul",
    ast.Pow: "elementwise_pow", ast.Eq: "equal", ast.NotEq: "not_equal", ast.Lt: "less_than", ast.LtE: "less_equal",
    ast.Gt: "greater_than", ast.GtE: "greater_equal",
}  # fmt: skip


@dataclass(frozen=True)
class Callable_:
    """A function formulas may call. kind: `op`, `binding` (asked of F too), `shape` or `composite`. result: its kind.

    params: its parameters, of which the first `required` must be given. defaults: Python source of the others'; calls
    of ops are written out in full with them, since kernels and recorded ops take everything by position. module: where
    a shape function or composite is imported from.
    """

    kind: str
    result: str
    params: tuple[str, ...]
    required: int
    defaults: tuple[str, ...] = ()
    module: str = ""


@dataclass
class Needs:
    """What an expression reads: tensors by value, tensors for their meta only, attributes, let names."""

    values: set[str] = field(default_factory=set)
    metas: set[str] = field(default_factory=set)
    attributes: set[str] = field(default_factory=set)
    lets: set[str] = field(default_factory=set)

    def merge(self, other: Needs) -> None:
        """Add everything `other` reads."""
        self.values |= other.values
        self.metas |= other.metas
        self.attributes |= other.attributes
        self.lets |= other.lets


@dataclass(frozen=True)
class Formula:
    """One rewritten expression. source: as in the YAML; code: as in a node's `backward`; kind: tensor, list or static.

    calls: functions asked of F; imports: (module, name) of the shape functions and composites called by their own name.
    """

    target: str
    source: str
    code: str
    kind: str
    needs: Needs
    calls: frozenset[str]
    imports: frozenset[tuple[str, str]]


class _Rewriter:
    def __init__(
        self, where: str, names: Mapping[str, str], lets: Mapping[str, str], functions: Mapping[str, Callable_]
    ) -> None:
        self.where = where
        self.names = names  # name -> TENSOR, LIST or STATIC
        self.lets = lets
        self.functions = functions
        self.needs = Needs()
        self.calls: set[str] = set()
        self.plain: set[tuple[str, str]] = set()
        self.loop: dict[str, str] = {}  # comprehension variable -> the list it runs over
        self.loop_values: set[str] = set()  # comprehension variables used by value
        self.loop_metas: set[str] = set()  # and those asked for their meta

    def fail(self, problem: str) -> GenerateError:
        return GenerateError(self.where, problem)

    def visit(self, node: ast.expr) -> tuple[ast.expr, str]:
        method = getattr(self, "visit_" + type(node).__name__, None)
        if method is None:
            raise self.fail(f"`{ast.unparse(node)}` is not allowed in a formula ({type(node).__name__})")
        rewritten: tuple[ast.expr, str] = method(node)
        return rewritten

    def visit_Constant(self, node: ast.Constant) -> tuple[ast.expr, str]:
        if not isinstance(node.value, (bool, int, float, str, type(None))):
            raise self.fail(f"constant {node.value!r} is not allowed in a formula")
        return node, STATIC

    def visit_Name(self, node: ast.Name) -> tuple[ast.expr, str]:
        name = node.id
        if name in self.loop:
            self.needs.values.add(self.loop[name])
            self.loop_values.add(name)
            return node, TENSOR
        if name in self.lets:
            self.needs.lets.add(name)
            return node, self.lets[name]
        if name not in self.names:
            known = ", ".join(sorted({*self.names, *self.lets, *self.loop}))
            raise self.fail(f"name {name!r} does not resolve; known names: {known}")
        if self.names[name] == STATIC:
            self.needs.attributes.add(name)
            return ast.Attribute(ast.Name("self", ast.Load()), name, ast.Load()), STATIC
        self.needs.values.add(name)
        return node, self.names[name]

    def visit_Attribute(self, node: ast.Attribute) -> tuple[ast.expr, str]:
        if node.attr not in META:
            raise self.fail(f"`.{node.attr}` is not allowed; a tensor has .shape, .dtype and .ndim here")
        owner = node.value.id if isinstance(node.value, ast.Name) else ""
        if owner in self.loop:
            self.needs.metas.add(self.loop[owner])
            self.loop_metas.add(owner)
            return ast.parse(META[node.attr].format(owner), mode="eval").body, STATIC
        if self.names.get(owner) != TENSOR:
            raise self.fail(f"`{ast.unparse(node)}`: only an input, an output or its gradient has .{node.attr} here")
        self.needs.metas.add(owner)
        return ast.parse(META[node.attr].format(owner + "_meta"), mode="eval").body, STATIC

    def visit_Subscript(self, node: ast.Subscript) -> tuple[ast.expr, str]:
        value, kind = self.visit(node.value)
        if kind == TENSOR:
            raise self.fail(f"`{ast.unparse(node)}` indexes a tensor; use slice(…)")
        index = node.slice
        if not isinstance(index, ast.Slice):
            index, index_kind = self.visit(index)
            if index_kind != STATIC:
                raise self.fail(f"the index of `{ast.unparse(node)}` must be an attribute or a number")
        return ast.Subscript(value, index, ast.Load()), TENSOR if kind == LIST else STATIC

    def _items(self, items: list[ast.expr]) -> tuple[list[ast.expr], str]:
        pairs = [self.visit(e) for e in items]
        kinds = {k for _, k in pairs}
        if kinds - {TENSOR} and kinds - {STATIC}:
            raise self.fail("a list holds tensors or numbers, not both")
        return [e for e, _ in pairs], LIST if kinds == {TENSOR} else STATIC

    def visit_List(self, node: ast.List) -> tuple[ast.expr, str]:
        items, kind = self._items(node.elts)
        return ast.List(items, ast.Load()), kind

    def visit_Tuple(self, node: ast.Tuple) -> tuple[ast.expr, str]:
        items, kind = self._items(node.elts)
        return ast.Tuple(items, ast.Load()), kind

    def visit_ListComp(self, node: ast.ListComp) -> tuple[ast.expr, str]:
        if len(node.generators) != 1 or node.generators[0].ifs:
            raise self.fail(f"`{ast.unparse(node)}`: one plain `for name in list` is all a comprehension may have")
        gen = node.generators[0]
        if not (isinstance(gen.target, ast.Name) and isinstance(gen.iter, ast.Name)):
            raise self.fail(f"`{ast.unparse(node)}` must run over a list argument, one name at a time")
        over = gen.iter.id
        if self.names.get(over) != LIST:
            raise self.fail(f"`{over}` is not a list of tensors, so nothing can run over it")
        variable = gen.target.id
        self.loop[variable] = over
        element, kind = self.visit(node.elt)
        del self.loop[variable]
        if kind == LIST:
            raise self.fail(f"`{ast.unparse(node)}` makes a list of lists")
        if variable in self.loop_values and variable in self.loop_metas:
            raise self.fail(f"`{ast.unparse(node)}` uses `{variable}` both by value and for its meta; write two")
        by_value = variable in self.loop_values
        if not by_value:
            self.needs.metas.add(over)  # its length, at least
        run = ast.Name(over if by_value else over + "_metas", ast.Load())
        made = ast.ListComp(element, [ast.comprehension(gen.target, run, [], 0)])
        return made, LIST if kind == TENSOR else STATIC

    def visit_Call(self, node: ast.Call) -> tuple[ast.expr, str]:
        if not isinstance(node.func, ast.Name):
            raise self.fail(f"`{ast.unparse(node.func)}` cannot be called; call an op by its name")
        name = node.func.id
        function = self.functions.get(name)
        if function is None:
            raise self.fail(f"function {name!r} does not resolve: no op, shape function or composite has that name")
        keywords = {k.arg: k.value for k in node.keywords}
        if None in keywords or len(node.args) > len(function.params):
            raise self.fail(f"{name}() takes ({', '.join(function.params)})")
        given = function.params[: len(node.args)]
        for key in keywords:
            if key not in function.params or key in given:
                raise self.fail(f"{name}() takes ({', '.join(function.params)}), not {key!r} here")
        missing = [p for p in function.params[: function.required] if p not in given and p not in keywords]
        if missing:
            raise self.fail(f"{name}() lacks {', '.join(missing)}; it takes ({', '.join(function.params)})")
        args = [self.visit(a)[0] for a in node.args]
        named = [ast.keyword(k, self.visit(v)[0]) for k, v in keywords.items()]
        if function.kind == "shape":
            self.plain.add((function.module, name))
            return ast.Call(ast.Name(name, ast.Load()), args, named), function.result
        if function.kind == "composite":
            self.plain.add((function.module, name))
            return ast.Call(ast.Name(name, ast.Load()), [ast.Name("F", ast.Load()), *args], named), function.result
        self.calls.add(name)
        given_by_name = {k.arg: k.value for k in named}
        for i, p in enumerate(function.params[len(args) :], len(args) - function.required):
            args.append(given_by_name[p] if p in given_by_name else ast.parse(function.defaults[i], mode="eval").body)
        return ast.Call(_f(name), args, []), function.result

    def visit_UnaryOp(self, node: ast.UnaryOp) -> tuple[ast.expr, str]:
        value, kind = self.visit(node.operand)
        if kind == STATIC:
            return ast.UnaryOp(node.op, value), STATIC
        if isinstance(node.op, ast.USub) and kind == TENSOR:
            return self._scale(value, ast.Constant(-1.0)), TENSOR
        raise self.fail(f"`{ast.unparse(node)}`: only `-` goes before a tensor")

    def _scale(self, value: ast.expr, factor: ast.expr, bias: ast.expr | None = None) -> ast.expr:
        self.calls.add("scale")
        return ast.Call(_f("scale"), [value, factor, bias or ast.Constant(0.0), ast.Constant(True)], [])

    def visit_BinOp(self, node: ast.BinOp) -> tuple[ast.expr, str]:
        (left, a), (right, b) = self.visit(node.left), self.visit(node.right)
        if LIST in (a, b):
            raise self.fail(f"`{ast.unparse(node)}` has a list of tensors as an operand")
        if a == b == STATIC:
            return ast.BinOp(left, node.op, right), STATIC
        name = _TENSOR_OPERATORS.get(type(node.op))
        if name is None:
            raise self.fail(f"`{ast.unparse(node)}`: that operator has no op")
        if a == b == TENSOR:
            self.calls.add(name)
            rest = [ast.Constant(False), ast.Constant(False)] if name == "matmul" else []
            return ast.Call(_f(name), [left, right, *rest], []), TENSOR
        return self._with_scalar(node, left, right, tensor_left=a == TENSOR), TENSOR

    def _with_scalar(self, node: ast.BinOp, left: ast.expr, right: ast.expr, tensor_left: bool) -> ast.expr:
        tensor, scalar = (left, right) if tensor_left else (right, left)
        one, minus_one = ast.Constant(1.0), ast.Constant(-1.0)
        match node.op:
            case ast.Mult():
                return self._scale(tensor, scalar)
            case ast.Add():
                return self._scale(tensor, one, scalar)
            case ast.Sub():
                return (
                    self._scale(tensor, one, _minus(scalar)) if tensor_left else self._scale(tensor, minus_one, scalar)
                )
            case ast.Div() if tensor_left:
                self.calls.add("div_scale")
                return ast.Call(_f("div_scale"), [tensor, scalar], [])
            case ast.Div():
                self.calls.add("pow")
                return self._scale(ast.Call(_f("pow"), [tensor, minus_one], []), scalar)
            case ast.Pow() if tensor_left:
                self.calls.add("pow")
                return ast.Call(_f("pow"), [tensor, scalar], [])
        raise self.fail(f"`{ast.unparse(node)}`: no op does that with a number on that side")

    def visit_Compare(self, node: ast.Compare) -> tuple[ast.expr, str]:
        if len(node.ops) != 1:
            raise self.fail(f"`{ast.unparse(node)}`: one comparison at a time")
        op, right_node = node.ops[0], node.comparators[0]
        if isinstance(op, (ast.Is, ast.IsNot)):
            if not (isinstance(right_node, ast.Constant) and right_node.value is None):
                raise self.fail(f"`{ast.unparse(node)}`: `is` may only ask for None")
            left, _ = self.visit(node.left)
            return ast.Compare(left, [op], [right_node]), STATIC
        (left, a), (right, b) = self.visit(node.left), self.visit(right_node)
        if a == b == STATIC:
            return ast.Compare(left, [op], [right]), STATIC
        name = _TENSOR_OPERATORS.get(type(op))
        if name is None or not a == b == TENSOR:
            raise self.fail(f"`{ast.unparse(node)}`: a tensor is compared with a tensor, by == != < <= > >=")
        self.calls.add(name)
        return ast.Call(_f(name), [left, right], []), TENSOR

    def visit_IfExp(self, node: ast.IfExp) -> tuple[ast.expr, str]:
        test, kind = self.visit(node.test)
        if kind != STATIC:
            raise self.fail(f"`{ast.unparse(node.test)}` must be about attributes, shapes or None, not about values")
        (body, a), (orelse, b) = self.visit(node.body), self.visit(node.orelse)
        if a != b:
            raise self.fail(f"`{ast.unparse(node)}` gives {a} or {b}; both sides must be alike")
        return ast.IfExp(test, body, orelse), a


def _f(name: str) -> ast.expr:
    return ast.Attribute(ast.Name("F", ast.Load()), name, ast.Load())


def _minus(node: ast.expr) -> ast.expr:
    if isinstance(node, ast.Constant) and isinstance(node.value, (int, float)):
        return ast.Constant(-node.value)
    return ast.UnaryOp(ast.USub(), node)


def analyse(
    target: str, source: str, where: str, names: Mapping[str, str], lets: Mapping[str, str],
    functions: Mapping[str, Callable_],
) -> Formula:  # fmt: skip
    """Parse and rewrite `source`. Raises GenerateError, naming `where`, for whatever the grammar does not have."""
    where = f"{where}, formula {target}"
    try:
        tree = ast.parse(source.strip(), mode="eval").body
    except SyntaxError as error:
        raise GenerateError(where, f"`{source}` is no expression: {error.msg}") from None
    rewriter = _Rewriter(where, names, lets, functions)
    expression, kind = rewriter.visit(tree)
    code = ast.unparse(ast.fix_missing_locations(expression))
    return Formula(
        target, source.strip(), code, kind, rewriter.needs, frozenset(rewriter.calls), frozenset(rewriter.plain)
    )
