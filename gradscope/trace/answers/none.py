"""Why a gradient is None or zero: which line cut the way back from the loss, or why there never was one.

Verdicts: `not-leaf`, `not-retained`, `stop-gradient`, `detached`, `no-grad`, `numpy-round-trip`, `integer-op`,
`not-used`, `pruned`, `hook-dropped`, `late-flag`, `not-run`, and that of `gave_none.py`. Told unasked are only
gradients somebody misses: one that the script read and found None or zero, one an optimizer never got, a backward that
ran nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from gradscope.trace import records as R
from gradscope.trace.answers.answer import Answer
from gradscope.trace.answers.arcs import Arc
from gradscope.trace.answers.cuts import Cut, Way, flag_changes, wanted_at, way
from gradscope.trace.answers.evidence import at_place, line_of, places
from gradscope.trace.answers.flow import READS, flow
from gradscope.trace.answers.gave_none import VERDICT as GAVE_NONE
from gradscope.trace.answers.gave_none import gave_none
from gradscope.trace.answers.gradients import Gradient, gradient_at
from gradscope.trace.answers.target import Target, resolve
from gradscope.trace.answers.written import became_part

if TYPE_CHECKING:
    from gradscope.trace.trace import PassInfo, Trace

VERDICTS = (
    "not-leaf", "not-retained", "stop-gradient", "detached", "no-grad", "numpy-round-trip", "integer-op", "not-used",
    "pruned", "hook-dropped", "late-flag", "not-run", GAVE_NONE,
)  # fmt: skip
Ints = npt.NDArray[np.int64]
_LOST = ("detached", "no-grad", "numpy-round-trip")  # cuts that tell why a gradient that did arrive is zero
_SEVERED = ("detached", "numpy-round-trip")
_EXPECTED = ("stop-gradient", "not-run", "pruned")  # who reads a None for such a reason may well know
_OF_ONE_NAME = 4  # tensors of a name that are looked at, newest first
_PASSES = 8  # passes before a question that are looked at, newest first


def none(trace: Trace, target: str | Target | None = None) -> list[Answer]:
    """Answers about gradients that are missing or zero, the missed ones first.

    target: what is asked about (None: whatever the script itself missed). Raises query.PositionError when it names
    nothing.
    """
    about = resolve(trace, target)
    found = [a for a in Asker(trace).unasked() if about.covers(trace, a.node, a.tensor, a.frames)]
    if not about.everything:
        told = {a.tensor for a in found}
        asker = Asker(trace)
        for tensor in sorted(about.tensors | asker.leaves_of(about.nodes), reverse=True)[:_OF_ONE_NAME]:
            if tensor not in told:
                answer = asker.explain(tensor, len(trace.steps), "note")
                found += [answer] if answer is not None else []
    return found


class Asker:
    """Questions about one trace."""

    def __init__(self, trace: Trace) -> None:
        self.trace = trace

    # -- what nobody asked about but somebody missed

    def unasked(self) -> list[Answer]:
        """Reads that found None or zeros, parameters no optimizer step ever had a gradient for, empty passes."""
        found: dict[str, Answer] = {}
        for answer in (*self._empty_passes(), *self._reads(), *self._untrained()):
            found.setdefault(answer.key, answer)
        return list(found.values())

    def _empty_passes(self) -> list[Answer]:
        """backward() calls that had nothing to run: cut off from every leaf, or no leaf wants a gradient."""
        trace = self.trace
        found: list[Answer] = []
        c = trace.columns
        planned = np.unique(c["pn.pass"][(c["pn.total"] >= 0) | (c["pn.side"] == 3)])
        empty = set(c["pass.id"][~np.isin(c["pass.id"], planned)].tolist())
        for info in (one for one in trace.passes if one.pass_id in empty):
            began = trace.record(info.began_row)
            if not isinstance(began, R.PassBegan) or began.queue or began.in_degrees or info.kind != "backward":
                continue
            for root in began.roots[:1]:
                answer = self._empty(info, root.tensor)
                found += [answer] if answer is not None else []
        return found

    def _empty(self, info: PassInfo, root: int) -> Answer | None:
        trace = self.trace
        arcs = self.behind(root, info.first_step)
        severity = "error" if info.error is not None else "warning"
        leaves = leaves_behind(trace, root, arcs)
        for leaf in leaves:
            path = way(trace, leaf, arcs, root)
            if path.cuts and path.cuts[0].kind != "stop-gradient":
                return self.by_cut(leaf, path.cuts[0], severity, info, 0, "the backward runs nothing")
        frozen = [t for t in leaves if _floating(trace, t) and trace.tensor(t).frame]
        frozen = [t for t in frozen if trace.tensor(t).persistable] or [t for t in frozen if not _constant(trace, t)]
        frozen = (frozen or leaves)[:2]
        frames = places(*(trace.tensor(t).frame for t in frozen), info.frame)
        names = ", ".join(trace.names.tensor(t).text for t in frozen)
        root_name = trace.names.tensor(root).text
        what = f"{names}: {self.frozen}" if names else f"{root_name} records nothing"
        title = f"{what}, so b{info.pass_id}{self.at(info.frame)} has no gradient to compute and runs nothing"
        lines = [
            line_of("frozen", trace, trace.tensor(t).frame, "a constant unless it is told to want one") for t in frozen
        ]
        lines += [line_of("backward", trace, info.frame, f"{root_name} depends on no tensor that wants a gradient")]
        lines.append(f"  remedy   {_switch(trace, frozen)}")
        return Answer(
            "stop-gradient", title, lines, severity, frames, 0, frozen[0] if frozen else root, info.pass_id, 0,
            info.first_step, _key(trace, "stop-gradient", frames), {"tensors": [self.name(t) for t in frozen]},
        )  # fmt: skip

    def _reads(self) -> list[Answer]:
        """`.grad` read after a pass: None where there ought to be one, or zeros where a way to the loss was cut."""
        trace = self.trace
        c = trace.columns
        found: list[Answer] = []
        ends = [info.last_step for info in trace.passes]
        if not ends:
            return []
        sites = [site for site, op in trace.ops_of_sites.items() if op == "grad" or op in READS]
        calls = np.flatnonzero(np.isin(c["call.site"], sites) & (c["call.read"] > 0))
        steps = c["record.first"][c["call.row"][calls]]
        order = np.argsort(steps, kind="stable")
        order = order[np.searchsorted(steps[order], min(ends)) :]
        holds = np.isin(c["call.read"][calls], self._gradients_by_hand)
        asked: set[tuple[int, int]] = set()
        ops = trace.ops_of_sites
        columns = (c["call.site"][calls], c["call.read"][calls], c["call.frame"][calls], steps, holds)
        for site, tensor, frame, step, gradient in zip(*(one[order].tolist() for one in columns), strict=True):
            if (tensor, frame) in asked:
                continue
            asked.add((tensor, frame))
            if ops[site] == "grad":
                answer = None if trace.names.only_tested(frame) else self.explain(tensor, step, "warning", frame)
                if answer is not None and answer.kind not in _EXPECTED:
                    found.append(answer)
            elif gradient:
                owner = trace.gradient_storages.get(trace.tensor(tensor).storage, 0)
                answer = self._zero(owner, step, frame) if owner else self._zero_result(tensor, frame)
                found += [answer] if answer is not None else []
        return found

    @property
    def _gradients_by_hand(self) -> Ints:
        """Tensors that may be a `.grad` or what a grad() call gave back, by the columns; a few too many."""
        trace, c = self.trace, self.trace.columns
        storages = np.fromiter(trace.gradient_storages, dtype=np.int64)
        results = np.fromiter(trace.fetched_results, dtype=np.int64)
        met = c["met.id"] if len(storages) else results
        return np.unique(np.concatenate([c["out.id"][np.isin(c["out.storage"], storages)], met, results]))

    def _untrained(self) -> list[Answer]:
        """Parameters that no step of their optimizer ever had a gradient for, because they are cut off from the loss.

        Running part of a model under no_grad() is a way to freeze it: that counts only where the optimizer has
        nothing left to do. One answer per line that cuts.
        """
        trace = self.trace
        c = trace.columns
        fed = dict(zip(c["fed.tensor"].tolist(), (c["fed.had"] > 0).tolist(), strict=True))  # had a gradient ever
        last: dict[int, int] = dict(zip(c["stepped.whose"].tolist(), c["stepped.row"].tolist(), strict=True))
        found: list[Answer] = []
        for row in last.values():
            stepped = trace.record(row)
            if not isinstance(stepped, R.ParamsStepped):
                continue
            whose = tuple(p.tensor for p in stepped.params)
            step = trace.steps.at_tick(stepped.tick)
            kinds = _SEVERED if any(fed[t] for t in whose) else (*_LOST, "integer-op", "late-flag", GAVE_NONE)
            missing = [t for t in whose if not fed[t] and wanted_at(trace, t, step)]
            answers = (self.explain(t, step, "warning", stepped.frame) for t in missing[:_OF_ONE_NAME])
            found += [a for a in answers if a is not None and a.kind in kinds][:1]
        return found

    # -- one tensor

    def explain(self, tensor: int, step: int, severity: str, asked: int = 0) -> Answer | None:
        """Why a tensor has no gradient at a step; None when it has one, or when that cannot be told."""
        trace = self.trace
        info = trace.tensor(tensor)
        held = gradient_at(trace, tensor, step)
        if held.there:
            return self._zero(tensor, step, asked, severity) if held.zero else None
        passes = [p for p in trace.passes if held.since < p.last_step < step]
        if not passes:
            return self._not_run(tensor, held, severity, asked, bool(trace.passes)) if severity == "note" else None
        if not _floating(trace, tensor):
            frames = places(info.frame, asked)
            dtype = info.meta.dtype if info.meta is not None else "other"
            title = f"{self.name(tensor, asked)} holds {dtype} numbers, which have no gradient"
            return self.answer("integer-op", title, [], severity, frames, tensor, passes[-1])
        if info.node and not info.stop_gradient:
            return self._not_kept(tensor, passes[-1], severity, asked)
        node = trace.producer(tensor, passes[-1].last_step)
        if node and node not in trace.leaf_nodes.get(tensor, ()):
            return became_part(self, tensor, node, passes[-1], severity, asked)
        if (info.made_by or info.how == "detach") and not wanted_at(trace, tensor, step):
            return self._born_cut(tensor, passes[-1], severity, asked)
        if not wanted_at(trace, tensor, step):
            return self._frozen(tensor, passes[-1], severity, asked)
        return self._of_leaf(tensor, passes, severity, asked)

    def _of_leaf(self, tensor: int, passes: list[PassInfo], severity: str, asked: int) -> Answer | None:
        """A leaf that wants a gradient: not part of any loss, cut off from it, or a pass that did not get there."""
        trace = self.trace
        for info in reversed(passes[-_PASSES:]):
            for root in self._roots(info):
                path = way(trace, tensor, self.behind(root, info.first_step), root)
                if not path.reached:
                    continue
                if not path.live and path.cuts:
                    return self.by_cut(tensor, path.cuts[0], severity, info, asked, "no gradient flows back")
                return self._in_graph(tensor, info, path, severity, asked)
        last = passes[-1]
        frames = places(trace.tensor(tensor).frame, asked or last.frame)
        title = f"{self.name(tensor, asked)} takes no part in what b{last.pass_id}{self.at(last.frame)} starts from"
        lines = [line_of("made", trace, trace.tensor(tensor).frame, "never used on the way to the loss")]
        return self.answer("not-used", title, lines, severity, frames, tensor, last)

    def _in_graph(self, tensor: int, info: PassInfo, path: Way, severity: str, asked: int) -> Answer | None:
        """It is in the graph of a pass and got nothing all the same."""
        trace = self.trace
        name = self.name(tensor, asked)
        if info.kind != "backward":
            frames = places(info.frame, asked)
            asked_for = tensor in self._inputs(info)
            why = "it gives the gradient back" if asked_for else "it was not asked for this one"
            title = f"{name}: b{info.pass_id}{self.at(info.frame)} is a grad() call, which writes no .grad; {why}"
            return self.answer("pruned", title, [], severity, frames, tensor, info)
        dropped = self._hook_that_dropped(tensor, info, asked, severity)
        if dropped is not None:
            return dropped
        if info.error is not None:
            ran = trace.pop_record(info.pass_id, info.failed_pop) if info.failed_pop else None
            at = trace.names.node(ran.node) if ran is not None else "its start"
            frames = places(trace.node_frame(ran.node) if ran is not None else 0, info.frame, asked)
            title = f"{name}: b{info.pass_id}{self.at(info.frame)} stopped at {at} before it got there"
            return self.answer("not-run", title, [], severity, frames, tensor, info)
        return gave_none(self, tensor, info, severity, asked)

    def _not_kept(self, tensor: int, info: PassInfo, severity: str, asked: int) -> Answer:
        """A non-leaf: the gradient went through it and was not kept."""
        trace = self.trace
        made = trace.tensor(tensor)
        leaf = self._leaf_of_birth(tensor)
        frames = places(made.frame, asked or info.frame)
        name, op = self.name(tensor, asked), trace.names.op_name(made.made_by) or "an op"
        went = self._received(made.node, made.slot, made.rank, info)
        if leaf:
            title = (
                f"{name} is no leaf: {op}{self.at(made.frame)} made it out of a leaf that no name points to any more"
            )
            node = (trace.leaf_nodes.get(leaf) or [0])[-1]
            got = self._received(node, 0, 0, info)
            told = f"the leaf before {op} was given {got}" if got else f"the leaf is what {op} was given"
            lines = [line_of("made", trace, made.frame, told)]
            lines.append(f"  remedy   create the leaf in its final shape, or call {self.keep}() on this one")
            return self.answer("not-leaf", title, lines, severity, frames, tensor, info, made.node)
        title = f"{name} is no leaf ({op}{self.at(made.frame)} made it): its gradient is used and not kept"
        lines = [
            line_of("made", trace, made.frame, f"the gradient that went through it: {went}" if went else "not a leaf")
        ]
        lines.append(f"  remedy   {name}.{self.keep}() before the backward")
        return self.answer("not-retained", title, lines, severity, frames, tensor, info, made.node)

    def _leaf_of_birth(self, tensor: int) -> int:
        """The leaf a non-leaf hides: made in the same statement, or earlier under the same name. 0: none."""
        trace = self.trace
        here = trace.frame(trace.tensor(tensor).frame)
        name = trace.names.tensor(tensor)
        at = tensor
        for _ in range(8):
            arcs = flow(trace).makers(at, len(trace.steps))
            if len(arcs) != 1 or len(arcs[0].inputs) != 1:
                return 0
            at = arcs[0].inputs[0]
            info = trace.tensor(at)
            there = trace.frame(info.frame)
            if here is None or there is None:
                return 0
            if info.leaf and not info.made_by:
                same_line = (there.source, there.line) == (here.source, here.line)
                named = trace.names.tensor(at).text == name.text and not name.fallback
                return at if not info.stop_gradient and (same_line or named) else 0
        return 0

    def _received(self, node: int, slot: int, rank: int, info: PassInfo) -> str:
        """The gradient a node received in a pass, in a few characters; "" when it is not known."""
        from gradscope.trace.story import value_text

        for pass_id, pop in self.trace.pops_of(node):
            ran = self.trace.pop_record(pass_id, pop) if pass_id == info.pass_id else None
            for held in ran.holder if ran is not None else []:
                if (held.slot, held.rank) == (slot, rank) and held.value is not None:
                    return value_text(self.trace, held.value)
        return ""

    def _born_cut(self, tensor: int, info: PassInfo, severity: str, asked: int) -> Answer | None:
        """A tensor an op made that records nothing: cut where it was made, or made of constants only."""
        trace = self.trace
        arcs = self.behind(tensor, len(trace.steps))
        for leaf in leaves_behind(trace, tensor, arcs):
            path = way(trace, leaf, arcs, tensor)
            if path.cuts and path.cuts[0].kind != "stop-gradient":
                return self.by_cut(tensor, path.cuts[0], severity, info, asked, "it has no history")
        return self._frozen(tensor, info, severity, asked)

    def _frozen(self, tensor: int, info: PassInfo, severity: str, asked: int) -> Answer:
        trace = self.trace
        made = trace.tensor(tensor)
        flagged = [frame for _, wants, frame in flag_changes(trace, tensor) if not wants]
        frames = places(*flagged[-1:], made.frame, asked or info.frame)[:3]
        how = f" since {trace.where(flagged[-1])}" if flagged and trace.where(flagged[-1]) else ""
        title = f"{self.name(tensor, asked)} wants no gradient: its {self.frozen}{how}"
        lines = [line_of("made", trace, made.frame, "a constant unless it is told to want one")]
        lines.append(f"  remedy   {_switch(trace, [tensor])}")
        return self.answer("stop-gradient", title, lines, severity, frames, tensor, info)

    def _not_run(self, tensor: int, held: Gradient, severity: str, asked: int, ran: bool) -> Answer:
        trace = self.trace
        name = self.name(tensor, asked)
        since = f" since it was cleared{self.at(held.frame)}" if held.frame else " since it was made" if ran else ""
        frames = places(held.frame or trace.tensor(tensor).frame, asked)
        return self.answer("not-run", f"{name}: no backward ran{since}", [], severity, frames, tensor, None)

    # -- zeros and hooks

    def _zero(self, tensor: int, step: int, asked: int, severity: str = "warning") -> Answer | None:
        """A gradient that is all zeros: a hook made it so, or what would give it more is cut off."""
        trace = self.trace
        held = gradient_at(trace, tensor, step)
        if not held.zero or not held.pass_id:
            return None
        info = trace.pass_info(held.pass_id)
        dropped = self._hook_that_dropped(tensor, info, asked, severity)
        if dropped is not None:
            return dropped
        for root in self._roots(info):
            path = way(trace, tensor, self.behind(root, info.first_step), root)
            lost = [cut for cut in path.cuts if cut.kind in _LOST]
            if path.reached and lost:
                told = "the gradient is zero: what else reaches the loss brings nothing"
                return self.by_cut(tensor, lost[0], severity, info, asked, told)
        return gave_none(self, tensor, info, severity, asked)

    def _zero_result(self, tensor: int, asked: int) -> Answer | None:
        """A gradient that grad() gave back and that a hook turned into zeros."""
        from gradscope.trace.figures import norm_of

        trace = self.trace
        pass_id, index = trace.fetched_results.get(tensor, (0, 0))
        given = next((one for one in trace.fetched.get(pass_id, []) if one.index == index), None)
        if given is None or norm_of(trace, given.value) != 0:
            return None
        return self._hook_that_dropped(given.tensor, trace.pass_info(pass_id), asked, "warning")

    def _hook_that_dropped(self, tensor: int, info: PassInfo, asked: int, severity: str) -> Answer | None:
        """The hook, on the way to a leaf, that was given a gradient and handed on zeros."""
        from gradscope.trace.figures import norm_of

        trace, c = self.trace, self.trace.columns
        for i in np.flatnonzero((c["run.pass"] == info.pass_id) & (c["run.changed"] > 0)).tolist():
            ran = trace.record(int(c["run.row"][i]))
            runs = [*ran.hooks, *ran.post_hooks] if isinstance(ran, R.NodeRan) else []
            for one in runs:
                if one.hook != int(c["run.hook"][i]) or one.outcome not in ("changed", ""):
                    continue
                before, after = norm_of(trace, one.before), norm_of(trace, one.after)
                if not before or after != 0 or not isinstance(ran, R.NodeRan) or not self._leads(ran.node, tensor):
                    continue
                hook = trace.hook(one.hook)
                frame = hook.frame if hook is not None else 0
                frames = places(frame, asked or info.frame)
                name = trace.names.hook(one.hook)
                title = (
                    f"{self.name(tensor, asked)}: hook {name}, set{self.at(frame)}, turned the gradient at "
                    f"{trace.names.node(ran.node)} into zeros"
                )
                lines = [line_of("hook", trace, frame, f"|g| {before:.3g} came in, 0 went on")]
                return self.answer("hook-dropped", title, lines, severity, frames, tensor, info, ran.node)
        return None

    def _leads(self, node: int, tensor: int) -> bool:
        """Does a gradient go from a node to a leaf?"""
        goals = set(self.trace.leaf_nodes.get(tensor, [])) or {self.trace.tensor(tensor).node}
        todo, seen = [node], {node}
        c = self.trace.columns
        while todo:
            at = todo.pop()
            if at in goals:
                return True
            low, high = np.searchsorted(c["edge.src"], [at, at + 1])
            for to in c["edge.dst"][int(low) : int(high)].tolist():
                if to not in seen:
                    seen.add(to)
                    todo.append(to)
        return False

    # -- small things

    def name(self, tensor: int, asked: int = 0) -> str:
        """What a person calls a tensor; where nothing better is known, or more is, as the line that asks writes it."""
        name = self.trace.names.tensor(tensor)
        written = self.trace.names.place(asked).text if asked else ""
        text = written.removesuffix(".grad")
        longer = text.endswith(f".{name.text}")
        return text if text != written and (name.fallback or longer) else name.text

    def at(self, frame: int) -> str:
        """` at cnn.py:18`, "" for an unknown place."""
        return at_place(self.trace, frame)

    @property
    def keep(self) -> str:
        """The method that keeps the gradient of a non-leaf."""
        return "retain_grad" if self.trace.began.producer == "torch" else "retain_grads"

    @property
    def frozen(self) -> str:
        """What is said of a tensor that wants no gradient."""
        return "requires_grad is False" if self.trace.began.producer == "torch" else "stop_gradient is True"

    def behind(self, root: int, step: int) -> list[Arc]:
        """`Flow.behind` of the trace, which keeps the last ones."""
        return flow(self.trace).behind(root, step)

    def leaves_of(self, nodes: set[int]) -> set[int]:
        """The tensors that leaf nodes write to."""
        made = (self.trace.node(n) for n in nodes)
        return {m.tensor for m in made if m is not None and m.kind == "leaf" and m.tensor}

    def _roots(self, info: PassInfo) -> list[int]:
        began = self.trace.record(info.began_row)
        return [root.tensor for root in began.roots] if isinstance(began, R.PassBegan) else []

    def _inputs(self, info: PassInfo) -> list[int]:
        began = self.trace.record(info.began_row)
        return list(began.inputs) if isinstance(began, R.PassBegan) else []

    def by_cut(self, tensor: int, cut: Cut, severity: str, info: PassInfo | None, asked: int, outcome: str) -> Answer:
        trace = self.trace
        last = asked or (info.frame if info is not None else 0)
        frames = places(cut.frame, cut.also, last)
        title = f"{self.name(tensor, asked)}: {cut.told}; {outcome}"
        lines = [line_of("cut", trace, cut.frame, cut.kind)]
        if cut.also and trace.where(cut.also) != trace.where(cut.frame):
            lines.append(line_of("then", trace, cut.also, "set" if cut.kind == "late-flag" else "a constant again"))
        if last:
            lines.append(line_of("missed" if asked else "backward", trace, last, f"{self.name(tensor, asked)}.grad"))
        return self.answer(cut.kind, title, lines, severity, frames, tensor, info, cut_step=cut.arc.step + 1)

    def answer(
        self, kind: str, title: str, lines: list[str], severity: str, frames: list[int], tensor: int,
        info: PassInfo | None, node: int = 0, **evidence: int,
    ) -> Answer:  # fmt: skip
        trace = self.trace
        step = info.last_step if info is not None else trace.names.step_of(tensor)
        return Answer(
            kind, title, [line for line in lines if line], severity, frames, node, tensor,
            info.pass_id if info is not None else 0, 0, step, _key(trace, kind, frames),
            {"tensor": self.name(tensor), "at": [w for f in frames if (w := trace.where(f))], **evidence},
        )  # fmt: skip


def leaves_behind(trace: Trace, root: int, arcs: list[Arc]) -> list[int]:
    """What a root was computed from and no arc made, in order of first use; the root itself when nothing made it."""
    made = {arc.output for arc in arcs}
    return list(dict.fromkeys(i for arc in arcs for i in arc.inputs if i not in made)) or [root]


def _floating(trace: Trace, tensor: int) -> bool:
    meta = trace.tensor(tensor).meta
    return meta is None or meta.dtype.startswith(("float", "bfloat", "complex"))


def _constant(trace: Trace, tensor: int) -> bool:
    """Is it a number the engine wrapped for an operator (`x + 1`), not a tensor of the script?"""
    return trace.names.tensor(tensor).fallback


def _switch(trace: Trace, tensors: list[int]) -> str:
    name = trace.names.tensor(tensors[0]).text if tensors else "the tensor"
    torch = trace.began.producer == "torch"
    return f"{name}.requires_grad_() before it is used" if torch else f"{name}.stop_gradient = False before it is used"


def _key(trace: Trace, kind: str, frames: list[int]) -> str:
    return f"{kind}|" + "|".join(trace.where(f) for f in frames)
