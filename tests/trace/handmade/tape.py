"""A narrator for hand-written traces: says in records what a tiny made-up engine does, one call per thing done.

It exists so that a hand-written trace is a page, not a thousand lines. It is no engine: eager numpy on a dozen nodes,
with the pop order, in-degrees and holders worked out the plain way, and every record written where a producer would.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gradscope.trace import records as R
from handmade.ops import OPS, Op
from handmade.parts import Failed, Node, T

FACTS = dict.fromkeys(R.FACTS, R.OBSERVED)


class Tape:
    """Ids, ticks and records of one hand-written trace. script: the source text its frames point into."""

    def __init__(self, script: str, *, file: str = "/home/ada/net.py", values: bool = True, late: bool = False) -> None:
        self.script, self.file, self.values = script, file, values
        self.records: list[Any] = []
        self.versions: dict[int, int] = {}
        self.within = 0
        self.thread = 0
        self.grad_mode = True
        self.late = late
        self.pass_id = 0
        self._open: list[int] = []
        self._ids: dict[str, int] = {}
        self._frames: dict[tuple[int, int, int, int, int], int] = {}
        self._sites: dict[tuple[str, int], int] = {}
        self._said: set[Any] = set()
        level = "auto" if values else "none"
        self.say(
            R.TraceBegan(
                self.tick(), R.SCHEMA_VERSION, "native", {"gradscope": "0.1"}, FACTS, [file], file, values=level
            )
        )
        self.say(R.SourceSeen(self.new("source"), file, script))

    # -- small things

    def say(self, record: Any) -> None:
        self.records.append(record)

    def tick(self) -> int:
        return self.new("tick")

    def new(self, kind: str) -> int:
        self._ids[kind] = self._ids.get(kind, 0) + 1
        return self._ids[kind]

    def keep(self, value: Any) -> Any:
        """A value as handed to the recorder: a copy of the array, or None when values are off."""
        array = value.array if isinstance(value, T) else value
        return np.array(array) if self.values and array is not None else None

    def at(self, snippet: str, nth: int = 0, caller: int = 0) -> int:
        """The frame of the nth place where `snippet` stands in the script (must lie on one line)."""
        begin = -1
        for _ in range(nth + 1):
            begin = self.script.index(snippet, begin + 1)
        before = self.script[:begin]
        line, col = before.count("\n") + 1, begin - (before.rfind("\n") + 1)
        key = (line, col, line, col + len(snippet), caller)
        if key not in self._frames:
            self._frames[key] = self.new("frame")
            inside = (
                [x for x in before.split("\n") if x.startswith("def ")]
                if self.script.splitlines()[line - 1][:1] == " "
                else []
            )
            function = inside[-1][4:].split("(")[0] if inside else "<module>"
            self.say(R.FrameSeen(self._frames[key], 1, line, line, col, col + len(snippet), function, caller))
        return self._frames[key]

    # -- forward

    def tensor(
        self,
        array: Any,
        at: str = "",
        *,
        name: str = "",
        stop: bool = False,
        persistable: bool = False,
        how: str = "to_tensor",
    ) -> T:
        """A creation; with late=True and no place: a tensor that was there before."""
        array = np.array(array, dtype=np.float32) if not isinstance(array, np.ndarray) else array
        frame = self.at(at) if at else 0
        t = T(self.new("tensor"), array, self.new("storage"), name, stop)
        self.versions[t.storage] = 0
        self.met(t, made=bool(at), how=how if at else "", frame=frame, persistable=persistable)
        return t

    def met(
        self, t: T, *, made: bool = False, how: str = "", frame: int = 0, persistable: bool = False, view_of: int = 0
    ) -> None:
        self.say(
            R.TensorMet(
                t.id, self.tick(), t.name, t.meta, t.storage, self.versions[t.storage], t.node is None, t.stop,
                persistable, made, how, frame, view_of, t.node.id if t.node else 0, self.keep(t),
            )
        )  # fmt: skip
        self._said.add(t.id)

    def op(
        self, name: str, *inputs: T | list[T], at: int | str = 0, dtype: Any = None, casts: list[Any] | None = None
    ) -> T:
        """One forward op with everything it leaves behind; gives its output."""
        op = OPS[name]
        frame = self.at(at) if isinstance(at, str) else at
        began = self.tick()
        lists = [x if isinstance(x, list) else [x] for x in inputs]
        arrays = [[t.array for t in x] if isinstance(inputs[i], list) else x[0].array for i, x in enumerate(lists)]
        seen = [[R.InputSeen(t.id, self.versions[t.storage]) for t in x] for x in lists]
        result = np.asarray(op.forward(*arrays))
        result = result.astype(dtype) if dtype is not None else result
        bumps: list[R.Bump] = []
        if op.inplace:
            out = lists[0][0]
            old = self.versions[out.storage]
            self.versions[out.storage] = old + 1
            out.array[...] = result
            bumps.append(R.Bump(out.id, out.storage, old, old + 1))
        else:
            storage = lists[0][0].storage if op.view else self.new("storage")
            out = T(self.new("tensor"), result, storage)
            self.versions.setdefault(storage, 0)
        wanted = [t for x in lists for t in x if not t.stop]
        node = self._node(op, out, lists, frame) if wanted and self.grad_mode else None
        call = self._ids["call"] if node else self.new("call")
        key = (name, frame)
        if key not in self._sites:
            self._sites[key] = self.new("site")
            kernel = f"(CPU, NCHW, {out.array.dtype.name})"
            self.say(
                R.SiteSeen(self._sites[key], name, frame, list(op.args), [], ["out"], name.rstrip("_"), kernel, kernel)
            )
        made = R.OutputMade(
            out.id, out.meta, out.storage, self.versions[out.storage], node.id if node else 0, out.slot, out.rank,
            node is None and out.stop, self.keep(out), out.name,
        )  # fmt: skip
        self.say(
            R.OpRan(
                call, began, self._sites[key], self.tick(), self.within, "", self.thread, frame, seen, [], [[made]],
                self.grad_mode, casts=casts or [], because=wanted[0].id if node else 0, nodes=[node.id] if node else [],
                bumps=bumps, view_of=lists[0][0].id if op.view else 0, inplace=out.id if op.inplace else 0, ns=2100,
            )
        )  # fmt: skip
        self._said.add(out.id)
        return out

    def leaf(self, t: T) -> Node:
        """The accumulation node of a leaf, made when first needed."""
        if t.leaf is None:
            t.leaf = Node(self.new("node"), "GradNodeAccumulation")
            t.leaf.tensor = t
            t.leaf.record = R.NodeMade(t.leaf.id, self.tick(), t.leaf.name, "leaf", in_meta=[[t.meta]], tensor=t.id)
            self.say(t.leaf.record)
            self._said.add(("node", t.leaf.id))
        return t.leaf

    def _node(self, op: Op, out: T, lists: list[list[T]], frame: int) -> Node:
        metas: list[list[R.OutMeta]] = []
        edges: list[list[tuple[Node, int, int] | None]] = []
        for x in lists:
            row: list[tuple[Node, int, int] | None] = []
            for t in x:
                row.append(None if t.stop else (t.node, t.slot, t.rank) if t.node else (self.leaf(t), 0, 0))
            edges.append(row)
            ends = [R.EdgeTo(e[0].id, e[1], e[2]) if e else None for e in row]
            metas.append([R.OutMeta(t.stop, end, t.meta, t.id) for t, end in zip(x, ends, strict=True)])
        node = Node(self.new("node"), op.node)
        node.op, node.edges = op, edges
        node.shapes = [[t.array.shape for t in x] if len(x) > 1 else x[0].array.shape for x in lists]
        wrappers: list[R.WrapperMade] = []
        for field, which in op.saves:
            t = out if which < 0 else lists[which][0]
            node.saved.append((field, t, self.versions[t.storage]))
            wrappers.append(
                R.WrapperMade(field, t.id, t.storage, self.versions[t.storage], field in op.bare, False, t.meta)
            )
        out.node, out.slot, out.rank, out.stop = node, 0, 0, False
        node.record = R.NodeMade(
            node.id, self.tick(), op.node, "op", self.new("call"), [[out.meta]], metas, wrappers, frame=frame
        )
        self.say(node.record)
        self._said.add(("node", node.id))
        return node

    # -- hooks

    def hook(self, t: T, function: Callable[[Any], Any], name: str, at: str, kind: str = "gradient") -> int:
        """Register a gradient (or, for `reduce`, a leaf) hook."""
        node = t.node or self.leaf(t)
        hook = self.new("hook")
        line = self.script[: self.script.index(f"def {name}")].count("\n") + 1 if f"def {name}" in self.script else 0
        frame = self.at(at)
        self.say(R.HookSet(hook, self.tick(), kind, name, self.file, line, t.id, node.id, t.slot, t.rank, frame))
        (node.reduce if kind == "reduce" else node.hooks).append((hook, function))
        return hook

    def unhook(self, hook: int, at: str) -> None:
        self.say(R.HookGone(hook, self.tick(), self.at(at)))

    # -- backward

    def backward(
        self, roots: Sequence[T], at: str, *, retain: bool = False, seeds: Sequence[Any] | None = None
    ) -> None:
        """backward(): walk, write `.grad`s. Raises Failed when a node does."""
        self._run(roots, at, "backward", [], retain, False, seeds)

    def grad(self, root: T, inputs: Sequence[T], at: str, *, create_graph: bool = False) -> list[Any]:
        """grad(): the gradients of `inputs`, nothing written. The pruned nodes are those that lead to no input."""
        return self._run([root], at, "grad", list(inputs), create_graph, create_graph, None)

    def _describe(self, nodes: list[Node]) -> None:
        """Say again what a segment refers to and this one has not said."""
        for node in nodes:
            for t in [s[1] for s in node.saved] + ([node.tensor] if node.tensor else []):
                if t.id not in self._said:
                    self.met(t)
            if ("node", node.id) not in self._said and node.record is not None:
                old = node.record
                self.say(
                    R.NodeMade(
                        old.node, self.tick(), old.name, old.kind, old.call, old.in_meta, old.out_meta, old.wrappers,
                        old.tensor, made=False, frame=old.frame, freed=node.cleared,
                    )
                )  # fmt: skip
            self._said.add(("node", node.id))

    segment = 1

    def _run(
        self,
        roots: Sequence[T],
        at: str,
        kind: str,
        inputs: list[T],
        retain: bool,
        create: bool,
        seeds: Sequence[Any] | None,
    ) -> list[Any]:
        frame = self.at(at)
        starts = [r.node or self.leaf(r) for r in roots]
        degree: dict[Node, int] = {}
        order = list(dict.fromkeys(starts))
        todo = list(order)
        while todo:
            node = todo.pop(0)
            degree.setdefault(node, 0)
            for edge in (e for row in node.edges for e in row if e):
                if edge[0] not in degree and edge[0] not in todo:
                    todo.append(edge[0])
                degree[edge[0]] = degree.get(edge[0], 0) + 1
        wanted = {t.node or self.leaf(t): t for t in inputs}
        needed = set(degree) if not wanted else self._leading(set(degree), set(wanted))
        pruned = [n for n in degree if n not in needed]
        for node in pruned:
            del degree[node]
        self._describe(list(degree))
        b = self.new("pass")
        seeds = seeds or [None] * len(roots)
        holders: dict[Node, dict[tuple[int, int], Any]] = {}
        said_roots: list[R.Root] = []
        for root, seed in zip(roots, seeds, strict=True):
            node, value = root.node or self.leaf(root), np.ones_like(root.array) if seed is None else seed
            graph_value: Any = T(self.new("tensor"), value, self.new("storage")) if create else value
            if create:
                self.versions[graph_value.storage] = 0
                self.met(graph_value)
            holders.setdefault(node, {})[(root.slot, root.rank)] = graph_value
            said_roots.append(R.Root(root.id, node.id, root.slot, root.rank, self.keep(value), seed is not None))
        queue = [n for n in order if degree[n] == 0]
        parent = self._open[-1] if self._open else 0
        began = self.tick()
        self.say(
            R.PassBegan(
                b, began, kind, parent, self.within, self.thread, frame, said_roots, [t.id for t in inputs], retain,
                create, [R.InDegree(n.id, d) for n, d in degree.items()], [n.id for n in queue],
            )
        )  # fmt: skip
        if wanted:
            self.say(
                R.GraphPlanned(
                    b, self.tick(), [], [n.id for n in wanted], [n.id for n in wanted],
                    [R.Pruned(n.id, "not-needed") for n in pruned],
                    [R.Fetch(t.id, n.id) for n, t in wanted.items()],
                )
            )  # fmt: skip
        self._open.append(b)
        around = self.within
        pop = 0
        fetched: dict[int, Any] = {}
        failure: R.Failure | None = None
        while queue:
            node = queue.pop(0)
            pop += 1
            failure = self._pop(b, pop, node, holders, queue, degree, retain, create, wanted, fetched)
            self.within = around
            if failure is not None:
                break
        self._open.pop()
        for index, t in enumerate(inputs):
            if failure is None:
                self.say(R.GradFetched(b, self.tick(), t.id, self.keep(fetched.get(t.id)), t.id in fetched, index))
        left = [n.id for n, d in degree.items() if d > 0]
        self.say(R.PassEnded(b, self.tick(), pop, failure, left, 90_000))
        if not self._open:
            self.segment += 1
            self._said.clear()
        if failure is not None:
            raise Failed(failure)
        return [fetched.get(t.id) for t in inputs]

    def _leading(self, nodes: set[Node], targets: set[Node]) -> set[Node]:
        found = set(targets) & nodes
        while True:
            more = {n for n in nodes - found if any(e and e[0] in found for row in n.edges for e in row)}
            if not more:
                return found
            found |= more

    def _pop(
        self, b: int, pop: int, node: Node, holders: dict[Node, dict[tuple[int, int], Any]], queue: list[Node],
        degree: dict[Node, int], retain: bool, create: bool, wanted: dict[Node, T], fetched: dict[int, Any],
    ) -> R.Failure | None:  # fmt: skip
        popped = self.tick()
        ran = R.NodeRan(b, popped, pop, node.id, thread=self.thread, queue_left=len(queue))
        holder = holders.pop(node)
        # Nested lists are made anew: the defaults are shared by all records.
        ran.holder = [R.HolderSlot(s, r, self.keep(v), v is not None) for (s, r), v in sorted(holder.items())]
        g = holder[(0, 0)]
        hooks: list[R.HookRan] = []
        for hook, function in list(node.hooks):
            before, tick = self.keep(g), self._enter("hook", hook, b, pop, node, popped)
            after = function(g)
            hooks.append(
                R.HookRan(
                    hook, tick, 0, 0, before, self.keep(after) if after is not None else None,
                    "same" if after is None else "changed", 9000,
                )
            )  # fmt: skip
            g = g if after is None else after
        self.within = popped
        ran.hooks = hooks
        if node in wanted:
            fetched[wanted[node].id] = g
        if node.tensor is not None:
            return self._accumulate(b, pop, node, g, ran, wanted)
        assert node.op is not None
        if node.saved:
            ran.checked = self.tick()
            ran.checks = [
                R.WrapperChecked(
                    field, t.id, t.storage, saved, self.versions[t.storage],
                    field in node.op.bare or saved == self.versions[t.storage], field not in node.op.bare,
                )
                for field, t, saved in node.saved
            ]  # fmt: skip
            for check, (field, t, saved) in zip(ran.checks, node.saved, strict=True):
                if not check.ok:
                    text = (
                        f"Tensor '{field}' used in gradient computation has been modified by an inplace operation. Its "
                        f"version is {check.now} but the expected version is {saved}."
                    )
                    ran.error = R.Failure("RuntimeError", text, "PermissionDenied", 0, node.name, t.id)
                    ran.freed = False
                    ran.ended = self.tick()
                    self.say(ran)
                    return ran.error
        ran.computed = self.tick()
        if node in wanted and not create:
            outs: list[list[Any]] = [[None for _ in row] for row in node.edges]
        elif create:
            around, self.within = self.within, ran.computed
            saved = {field: t for field, t, _ in node.saved}
            outs = [[self._graph_op(rule, g, saved)] for rule in node.op.graph]
            self.within = around
        else:
            grads = node.op.grad(g, {field: t.array for field, t, _ in node.saved}, node.shapes)
            outs = [x if isinstance(x, list) else [x] for x in grads]
        outs = [
            [v if e is not None else None for v, e in zip(vs, row, strict=True)]
            for vs, row in zip(outs, node.edges, strict=True)
        ]
        ran.outputs = [
            R.OutputGiven(i, j, self.keep(v), v is not None) for i, row in enumerate(outs) for j, v in enumerate(row)
        ]
        ran.cleared = not retain
        node.cleared = node.cleared or not retain
        ran.gave = self.tick()
        ran.edges = self._give(node, outs, holders, queue, degree, create)
        ran.ended = self.tick()
        ran.ns = 210_000
        self.say(ran)
        return None

    def _graph_op(self, rule: tuple[str, ...], g: T, saved: dict[str, T]) -> T:
        return self.op(rule[0], *[g if word == "g" else saved[word] for word in rule[1:]])

    def _enter(self, kind: str, hook: int, b: int, pop: int, node: Node, popped: int) -> int:
        tick = self.tick()
        self.say(R.Opened(kind, hook, tick, b, pop, node.id, self.thread, popped))
        self.within = tick
        return tick

    def _accumulate(self, b: int, pop: int, node: Node, g: Any, ran: R.NodeRan, wanted: dict[Node, T]) -> None:
        t = node.tensor
        assert t is not None
        ran.computed = self.tick()
        tick = self.tick()
        if wanted:
            self.say(R.LeafGrew(b, tick, node.id, t.id, "withheld", pop, ended=self.tick()))
        else:
            before = t.grad
            t.grad = g if before is None else before + g
            norm = float(np.linalg.norm(t.array)) if self.values else None
            reduced = []
            for hook, function in node.reduce:
                at = self._enter("reduce", hook, b, pop, node, ran.popped)
                function()
                reduced.append(R.HookRan(hook, at))
            how = "set" if before is None else "add"
            self.say(
                R.LeafGrew(
                    b,
                    tick,
                    node.id,
                    t.id,
                    how,
                    pop,
                    self.keep(before),
                    self.keep(t.grad),
                    norm,
                    reduced,
                    ended=self.tick(),
                )
            )
        ran.outputs = [R.OutputGiven(0, 0, self.keep(g))]
        ran.gave = self.tick()
        ran.ended = self.tick()
        self.say(ran)

    def _give(
        self, node: Node, outs: list[list[Any]], holders: dict[Node, dict[tuple[int, int], Any]], queue: list[Node],
        degree: dict[Node, int], create: bool,
    ) -> list[R.EdgeGiven]:  # fmt: skip
        given: list[R.EdgeGiven] = []
        for i, row in enumerate(node.edges):
            for j, edge in enumerate(row):
                if edge is None or edge[0] not in degree:
                    continue
                to, slot, rank = edge
                holder = holders.setdefault(to, {})
                old, new = holder.get((slot, rank)), outs[i][j]
                how = R.UNDEFINED if new is None else R.COPY if old is None else R.ADD
                if how == R.ADD:
                    new = self.op("add", old, new) if create else old + new
                holder[(slot, rank)] = new if new is not None else old
                degree[to] -= 1
                queued = R.NO
                if degree[to] == 0:
                    queued = R.FRONT if to.tensor is not None else R.BACK
                    queue.insert(0 if queued == R.FRONT else len(queue), to)
                before = self.keep(old) if how == R.ADD else None
                after = self.keep(new) if how == R.ADD else None
                given.append(R.EdgeGiven(i, j, to.id, slot, rank, how, degree[to], queued, before, after))
        return given

    def end(self, error: R.Failure | None = None, exit_code: int | None = 0) -> list[Any]:
        """Close the trace; gives its records."""
        self.say(R.TraceEnded(self.tick(), error, exit_code))
        return self.records
