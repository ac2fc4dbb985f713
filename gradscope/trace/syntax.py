"""Source text as names need it: the expression at a code position, and the assignment target it goes to.

Texts are parsed with `ast` and never run. A text that does not parse, or positions without columns, give no names.
"""

from __future__ import annotations

import ast
import re
import warnings
from dataclasses import dataclass
from functools import cached_property

from gradscope.trace.records import FrameSeen

_LONGEST = 60
# Names an engine gives by itself; a person never typed them.
_AUTOMATIC = re.compile(
    r"^(eager_(in_)?tmp|generated_tensor|generated|tmp|tensor|param(eter)?|eager_tensor|create_parameter|_?var)_?\d*$"
    r"|^[a-z0-9_]+\.(tmp|[wb])_\d+$|^[a-z_]+_\d+\.(w|b)_\d+(_\d+)?$"
)


def automatic(name: str) -> bool:
    """Did an engine make up this tensor name (`eager_tmp_3`, `linear_0.w_0`)?"""
    return _AUTOMATIC.match(name) is not None


@dataclass(frozen=True, slots=True)
class Place:
    """What stands at a code position. text: its expression (or whole in-place statement), on one line.

    targets: names it is assigned to (several for tuple unpacking). returned: it is what a `return` gives back, as
    element `part` of a tuple when that is not -1. parts: targets are the elements of one tuple, so output i goes to
    target i.
    """

    text: str = ""
    targets: tuple[str, ...] = ()
    returned: bool = False
    parts: bool = False
    part: int = -1


class Source:
    """One parsed source text. Positions are looked up by (line, col, end line, end col), columns in UTF-8 bytes."""

    def __init__(self, text: str) -> None:
        self._lines = text.splitlines(keepends=True)
        self._at: dict[tuple[int, int, int, int], ast.AST] = {}
        self._parent: dict[int, ast.AST] = {}
        self._by_line: dict[int, list[ast.stmt]] = {}
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # a SyntaxWarning of the user's text is not ours to print
                self._tree: ast.AST | None = ast.parse(text)
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            self._tree = None
        if self._tree is not None:
            self._walk(self._tree)

    def _walk(self, tree: ast.AST) -> None:
        stack: list[ast.AST] = [tree]
        while stack:
            node = stack.pop()
            for child in ast.iter_child_nodes(node):
                self._parent[id(child)] = node
                stack.append(child)
            if isinstance(node, ast.stmt):
                self._by_line.setdefault(node.lineno, []).append(node)
            if (
                isinstance(node, (ast.expr, ast.stmt))
                and node.end_lineno is not None
                and node.end_col_offset is not None
            ):
                self._at.setdefault((node.lineno, node.col_offset, node.end_lineno, node.end_col_offset), node)

    def place(self, frame: FrameSeen) -> Place:
        """What stands at a frame's position; an empty Place when that cannot be told."""
        node = self._node(frame)
        if node is None:
            return Place()
        statement = self._statement(node)
        if isinstance(node, (ast.For, ast.AsyncFor)):  # the next element is taken
            return Place(self._text(node.iter))
        if isinstance(node, ast.stmt):
            return Place(self._text(node), self._targets(node))
        if isinstance(statement, ast.Assign) and self._inside(node, statement.targets):
            return Place(self._text(statement), (self._root_name(node),))  # x[0] = v runs at its target
        parent = self._parent.get(id(node))
        if isinstance(parent, ast.Await):
            node, parent = parent, self._parent.get(id(parent))
        text = self._text(node)
        if isinstance(parent, ast.NamedExpr):
            return Place(text, (self._text(parent.target),))
        if isinstance(parent, ast.Return) or (isinstance(parent, ast.Lambda) and parent.body is node):
            return Place(text, returned=True)
        if isinstance(parent, (ast.Tuple, ast.List)):
            above = self._parent.get(id(parent))
            if isinstance(above, ast.Return) and not any(isinstance(one, ast.Starred) for one in parent.elts):
                part = next(k for k, one in enumerate(parent.elts) if one is node)
                return Place(text, returned=True, part=part)
            return Place(text, self._partner(parent, node) or self._element(parent, node))
        if isinstance(parent, ast.Dict):
            return Place(text, self._element(parent, node))
        if isinstance(parent, ast.Assign) and parent.value is node:
            parts = isinstance(parent.targets[0], (ast.Tuple, ast.List))
            return Place(text, self._targets(parent), parts=parts)
        if (
            isinstance(parent, (ast.AnnAssign, ast.AugAssign))
            and parent.value is node
            and isinstance(parent, ast.AnnAssign)
        ):
            return Place(text, self._targets(parent))
        return Place(text)

    def item(self, frame: FrameSeen, index: int) -> str:
        """What element `index` of the list that a call at a frame's position gives is called: `dy` in
        `dy = f(x)[0]`, `b` in `a, b = f(x)` or `g[1]` in `g = f(x)`; "" where that cannot be told."""
        node = self._node(frame)
        parent = self._parent.get(id(node)) if node is not None else None
        if node is None or parent is None:
            return ""
        if isinstance(parent, ast.Subscript) and parent.value is node:
            if not isinstance(parent.slice, ast.Constant) or parent.slice.value != index:
                return ""
            above = self._parent.get(id(parent))
            if isinstance(above, ast.NamedExpr):
                return self._text(above.target)
            if isinstance(above, (ast.Tuple, ast.List)):
                return next(iter(self._partner(above, parent)), "")
            single = isinstance(above, (ast.Assign, ast.AnnAssign)) and above.value is parent
            targets = self._targets(above) if single and above is not None else ()
            return targets[0] if len(targets) == 1 else ""
        if isinstance(parent, ast.Assign) and parent.value is node:
            target = parent.targets[0]
            if not isinstance(target, (ast.Tuple, ast.List)):
                return f"{self._text(target)}[{index}]"
            plain = index < len(target.elts) and not any(isinstance(one, ast.Starred) for one in target.elts)
            return self._text(target.elts[index]) if plain else ""
        return ""

    def variable(self, frame: FrameSeen) -> str:
        """What the statement at a frame's position assigns to, however deep in its right side the position lies: `gen`
        for each layer in `gen = Sequential(Linear(2, 8), ReLU()).to(device)`; "" when it assigns nothing."""
        node = self._node(frame)
        while node is not None and not isinstance(node, (ast.stmt, ast.Lambda)):
            parent = self._parent.get(id(node))
            if isinstance(parent, ast.NamedExpr):
                return self._text(parent.target)
            if isinstance(parent, (ast.Tuple, ast.List)) and (partner := self._partner(parent, node)):
                return partner[0]
            if isinstance(parent, (ast.Assign, ast.AnnAssign)) and parent.value is node:
                targets = self._targets(parent)
                return targets[0] if len(targets) == 1 else ""
            node = parent
        return ""

    def loop_targets(self, frame: FrameSeen) -> tuple[str, ...]:
        """What a `for` loop over what stands at a frame's position gives its elements to, one after the other: `x`, `y`
        in `for k, (x, y) in enumerate(loader)`; empty when that is no such place."""
        node = self._node(frame)
        loop = node if isinstance(node, (ast.For, ast.AsyncFor)) else self._parent.get(id(node))
        if not isinstance(loop, (ast.For, ast.AsyncFor)) or node not in (loop, loop.iter):
            return ()
        node, target = loop.iter, loop.target
        counted = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "enumerate"
        if counted:
            if not isinstance(target, (ast.Tuple, ast.List)) or len(target.elts) != 2:
                return ()
            target = target.elts[1]
        if isinstance(target, (ast.Tuple, ast.List)):
            return () if any(not isinstance(e, ast.Name) for e in target.elts) else tuple(map(self._text, target.elts))
        return (self._text(target),)

    def filled(self, frame: FrameSeen) -> str:
        """The list that what stands at a frame's position fills, an element each turn: `ws` in
        `ws = [zeros(k) for k in sizes]`; "" when that is no such place."""
        node = self._node(frame)
        inside = self._parent.get(id(node)) if node is not None else None
        return self._held_by(inside) if isinstance(inside, ast.ListComp) and inside.elt is node else ""

    def operand(self, frame: FrameSeen, op: str, slot: int, slots: int) -> str:
        """The name that stands where input `slot` of `slots` of an op is written: `g` for slot 0 of `g * 2` or of
        `g.numpy()`, `w` for slot 1 of `paddle.matmul(x, w)`; "" for anything but a plain or dotted name, and for a
        call of another name than the op's: what it hands on is its own business."""
        node = self._node(frame)
        given: list[ast.expr] = []
        if isinstance(node, ast.BinOp):
            given = [node.left, node.right]
            if slots == 1:  # the other one is a number
                given = [one for one in given if not isinstance(one, ast.Constant)]
        elif isinstance(node, ast.UnaryOp):
            given = [node.operand]
        elif isinstance(node, ast.AugAssign):
            given = [node.target, node.value]
        elif isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else self._root(node.func)
            given = list(node.args) if called.strip("_") == op.strip("_") else []
            of = node.func.value if isinstance(node.func, ast.Attribute) else None
            if of is not None and called.strip("_") == op.strip("_") and self._root(of) not in self._imported:
                given.insert(0, of)
        return self._text(given[slot]) if slot < len(given) and self._root(given[slot]) else ""

    def _root(self, node: ast.AST) -> str:
        """`a` of `a.b.c`; "" when it is no plain or dotted name."""
        while isinstance(node, ast.Attribute):
            node = node.value
        return node.id if isinstance(node, ast.Name) else ""

    @cached_property
    def _imported(self) -> set[str]:
        """Names that imports of this source bind."""
        every = ast.walk(self._tree) if self._tree is not None else ()
        found = [one.names for one in every if isinstance(one, (ast.Import, ast.ImportFrom))]
        return {(alias.asname or alias.name).split(".")[0] for names in found for alias in names}

    def callee(self, frame: FrameSeen) -> str:
        """What is called at a frame's position, as written: `self.net` of `self.net(x)`; "" when that is no call."""
        node = self._node(frame)
        return self._text(node.func) if isinstance(node, ast.Call) else ""

    def only_tested(self, frame: FrameSeen) -> bool:
        """Is what stands at a frame's position only asked whether it is there: `if x.grad is not None`, or a name
        given to it that is asked so somewhere? False where that cannot be told."""
        node = self._node(frame)
        if node is None:
            return False
        if self._tested(node):
            return True
        parent = self._parent.get(id(node))
        if isinstance(parent, (ast.Assign, ast.NamedExpr, ast.AnnAssign)) and self._tree is not None:
            if isinstance(parent, ast.NamedExpr) and self._tested(parent):
                return True
            names = set(self._targets(parent)) if not isinstance(parent, ast.NamedExpr) else {self._text(parent.target)}
            return any(isinstance(n, ast.Name) and n.id in names and self._tested(n) for n in ast.walk(self._tree))
        return False

    def _tested(self, node: ast.AST) -> bool:
        parent = self._parent.get(id(node))
        if isinstance(parent, ast.Compare):
            return any(
                isinstance(one, ast.Constant) and one.value is None for one in (parent.left, *parent.comparators)
            )
        if isinstance(parent, (ast.If, ast.While, ast.IfExp, ast.Assert)):
            return parent.test is node
        return isinstance(parent, ast.BoolOp) or (isinstance(parent, ast.UnaryOp) and isinstance(parent.op, ast.Not))

    def _partner(self, values: ast.Tuple | ast.List, node: ast.AST) -> tuple[str, ...]:
        """The target that stands where `node` stands among the values: `b` for the second one in `a, b = f(), g()`."""
        above = self._parent.get(id(values))
        if not isinstance(above, ast.Assign) or above.value is not values:
            return ()
        target = above.targets[0]
        if not isinstance(target, (ast.Tuple, ast.List)) or len(target.elts) != len(values.elts):
            return ()
        if any(isinstance(one, ast.Starred) for one in (*target.elts, *values.elts)):
            return ()
        return tuple(self._text(t) for t, value in zip(target.elts, values.elts, strict=True) if value is node)

    def _element(self, values: ast.Tuple | ast.List | ast.Dict, node: ast.AST) -> tuple[str, ...]:
        """`ws[1]` for the second value in `ws = [f(), g()]`, `ws['b']` for that of `'b'` in a dict of constant keys."""
        name = self._held_by(values)
        if not name:
            return ()
        if isinstance(values, ast.Dict):
            keys = [key for key, value in zip(values.keys, values.values, strict=True) if value is node]
            return (f"{name}[{keys[0].value!r}]",) if len(keys) == 1 and isinstance(keys[0], ast.Constant) else ()
        if any(isinstance(one, ast.Starred) for one in values.elts):
            return ()
        return tuple(f"{name}[{k}]" for k, value in enumerate(values.elts) if value is node)

    def _held_by(self, values: ast.AST) -> str:
        """The one variable or attribute that a container in the source is assigned to."""
        above = self._parent.get(id(values))
        if not isinstance(above, (ast.Assign, ast.AnnAssign)) or above.value is not values:
            return ""
        target = above.target if isinstance(above, ast.AnnAssign) else above.targets[0]
        return self._text(target) if isinstance(target, (ast.Name, ast.Attribute)) else ""

    def _node(self, frame: FrameSeen) -> ast.AST | None:
        if frame.col < 0 or frame.end_col < 0:
            # No columns: a line with one simple statement still tells.
            statements = [
                s for s in self._by_line.get(frame.line, []) if isinstance(s, (ast.Assign, ast.AugAssign, ast.Expr))
            ]
            if len(statements) != 1:
                return None
            only = statements[0]
            return only if isinstance(only, ast.AugAssign) else only.value
        end = frame.end_line if frame.end_line > 0 else frame.line
        node = self._at.get((frame.line, frame.col, end, frame.end_col))
        if isinstance(node, ast.Expr):
            return node.value
        return node

    def _statement(self, node: ast.AST) -> ast.AST:
        while not isinstance(node, ast.stmt):
            above = self._parent.get(id(node))
            if above is None:
                break
            node = above
        return node

    def _inside(self, node: ast.AST, ones: list[ast.expr]) -> bool:
        up: ast.AST | None = node
        while up is not None and not isinstance(up, ast.stmt):
            if any(up is one for one in ones):
                return True
            up = self._parent.get(id(up))
        return False

    def _root_name(self, node: ast.AST) -> str:
        while isinstance(node, ast.Subscript):
            node = node.value
        return self._text(node)

    def _targets(self, node: ast.AST) -> tuple[str, ...]:
        if isinstance(node, ast.Assign):
            first = node.targets[0]
            if isinstance(first, (ast.Tuple, ast.List)):
                return tuple(self._text(e) for e in first.elts)
            return tuple(self._text(t) for t in node.targets)
        if isinstance(node, ast.AugAssign):
            return (self._root_name(node.target),)
        if isinstance(node, ast.AnnAssign):
            return (self._text(node.target),)
        return ()

    def _text(self, node: ast.AST) -> str:
        """The source text of a node on one line, shortened when it is long."""
        first, last = getattr(node, "lineno", 0), getattr(node, "end_lineno", 0)
        if not first or not last or last > len(self._lines):
            return ""
        lines = [line.encode() for line in self._lines[first - 1 : last]]
        lines[-1] = lines[-1][: getattr(node, "end_col_offset", 0)]
        lines[0] = lines[0][getattr(node, "col_offset", 0) :]
        text = " ".join(b"".join(lines).decode(errors="replace").split())
        return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
