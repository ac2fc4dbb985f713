"""What a person calls a tensor, a node, an op or a hook, and finding things by what a person types.

A tensor's name is, in this order: the module path of a parameter (behind the variable of its module where several
modules have that path); the name given to the tensor; the assignment target on the line that made it; `cnn.py:18#0`.
What comes from the source text is inferred: it may be ambiguous, and then all are listed.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from gradscope.trace import records as R
from gradscope.trace.births import Births
from gradscope.trace.syntax import Place, Source, automatic

if TYPE_CHECKING:
    from gradscope.trace.trace import TensorInfo, Trace

_MOST_HITS = 1000
_MOST_OF_A_BATCH = 4
#: calls that make one tensor without an op
_MAKE_ONE = frozenset(("to_tensor", "create_parameter", "tensor", "as_tensor", "from_numpy", "Tensor", "Parameter"))
#: nodes that a write into shared memory makes beside the one of its op -> what they are called
REWRITTEN = {
    "ViewWriteGradNode": "view_write", "ViewTakeGradNode": "view_take", "AsRealGradNode": "as_real",
    "AsComplexGradNode": "as_complex",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Name:
    """A name as shown. inferred: worked out from source text. fallback: nothing better than a place was found."""

    text: str
    inferred: bool = False
    fallback: bool = False

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Hit:
    """Something a person may have meant. kind: tensor, node, call, pass, pop, step, line, hook or holder.

    id: its number (a pop's number in its pass; of a line the source's id; of a holder, a variable that keeps graphs
    alive, its newest node). step: a position that shows it (-1: none).
    """

    kind: str
    id: int
    step: int
    text: str
    inferred: bool = False
    pass_id: int = 0


class Names:
    """Names of everything in one trace, worked out when asked and kept."""

    def __init__(self, trace: Trace) -> None:
        self._trace = trace
        self._sources: dict[int, Source] = {}
        self._tensors: dict[int, Name] = {}
        self._places: dict[int, Place] = {}

    # -- tensors

    def tensor(self, tensor: int) -> Name:
        """What a person calls a tensor; never empty."""
        name = self._tensors.get(tensor)
        if name is None:
            name = self._tensors[tensor] = self._tensor(tensor)
        return name

    def _tensor(self, tensor: int) -> Name:
        given = self._given.get(tensor)
        if given:
            owner_name = self._owners.get(tensor, "")
            return Name(f"{owner_name}.{given}", inferred=True) if owner_name else Name(given)
        info = self._trace.tensor(tensor)
        if info.name and not automatic(info.name):
            return Name(info.name)
        became = self._births.became(tensor, info) if info.how == "empty" else 0
        if became:
            return self.tensor(became)
        item = self._given_back(tensor, info)
        if item:
            return Name(item, inferred=True)
        owner = self._trace.gradient_storages.get(info.storage, 0)
        if owner and owner != tensor and not info.made_by:
            return Name(f"{self.tensor(owner)}.grad", self.tensor(owner).inferred)
        target = self._assigned(tensor, info)
        if target:
            return Name(target, inferred=True)
        where = self._trace.where(info.frame)
        if where:
            return Name(f"{where}#{self._births.ordinal(tensor, info)}", inferred=True, fallback=True)
        role, written = self._births.role(tensor, info)
        if role:
            return Name(role, inferred=True, fallback=not written)
        return Name(info.name or (f"t{tensor}" if tensor else "a tensor"), fallback=True)

    def _assigned(self, tensor: int, info: TensorInfo) -> str:
        """What the line that made a tensor assigns it to. Tensors that one call made without an op (a DataLoader's
        batch) go to the targets in the order in which they were made, when their number fits."""
        at = self._births.born(tensor, info)
        listed = self._listed(info, at)
        if listed:
            return listed
        if info.made_by:
            if self._goes_on(info.made_by) or self._births.material(at):
                return ""
            return self.target(info.frame, info.place)
        place, count = self._births.together(at) if at >= 0 else (0, 1)
        seen = self._trace.frame(info.frame) if info.frame else None
        loop = self._source(seen.source).loop_targets(seen) if seen is not None else ()
        if len(loop) == 1 and count > 1:
            return f"{loop[0]}[{place}]" if count <= _MOST_OF_A_BATCH else ""
        several = loop or (self.place(info.frame).targets if self.place(info.frame).parts else ())
        if several:
            return several[place % len(several)] if count % len(several) == 0 else ""
        return self.target(info.frame)

    def _listed(self, info: TensorInfo, at: int) -> str:
        """`ws[2]` for what the third turn of `ws = [zeros(k) for k in sizes]` made; "" for other tensors.

        What was made without an op counts where the call gives one tensor (a layer has several parameters)."""
        seen = self._trace.frame(info.frame) if info.frame and at >= 0 and not info.place else None
        name = self._source(seen.source).filled(seen) if seen is not None else ""
        if not name or seen is None:
            return ""
        if not info.made_by and self._source(seen.source).callee(seen).rpartition(".")[2] not in _MAKE_ONE:
            return ""
        turn = self._births.turn(at)
        return f"{name}[{turn}]" if turn >= 0 else ""

    def _given_back(self, tensor: int, info: TensorInfo) -> str:
        """What the script calls a gradient that grad() gave back; "" for other tensors."""
        pass_id, index = self._trace.fetched_results.get(tensor, (0, 0))
        if not pass_id:
            return ""
        seen = self._trace.frame(self._trace.pass_info(pass_id).frame)
        step = self._trace.call_step(info.made_by) if info.made_by else None
        if seen is None or (step is not None and step < self._trace.pass_info(pass_id).first_step):
            return ""  # a hook gave a tensor of the script
        return self._source(seen.source).item(seen, index)

    def _goes_on(self, call: int) -> bool:
        """Was the op one step of several at its position (a layer's, say), and not the last? Then what it made is not
        what the line assigns. The same op again at the same position is the next turn of a loop."""
        at = self._trace._at("call", call)
        return at >= 0 and bool(self._steps_of_several[at])

    @cached_property
    def _steps_of_several(self) -> npt.NDArray[np.bool_]:
        """Per call, in order of ids: is it followed by another op from the same position?"""
        frames, sites = self._trace.columns["call.frame"], self._trace.columns["call.site"]
        found = np.zeros(len(frames), dtype=np.bool_)
        found[:-1] = (frames[1:] == frames[:-1]) & (frames[1:] > 0) & (sites[1:] != sites[:-1])
        return found

    @cached_property
    def _births(self) -> Births:
        return Births(self._trace, self._given, self.step_of, self._operand)

    def _operand(self, frame: int, op: str, slot: int, slots: int) -> str:
        seen = self._trace.frame(frame) if frame else None
        return self._source(seen.source).operand(seen, op, slot, slots) if seen is not None else ""

    @cached_property
    def _given(self) -> dict[int, str]:
        """Tensor -> the name it was given after it was made (`name` changes: a module path, or what the user set)."""
        found: dict[int, str] = {}
        for change in self._trace.changes("name"):
            if isinstance(change.new, str):
                found[change.tensor] = change.new
        return found

    @cached_property
    def _owners(self) -> dict[int, str]:
        """Parameter -> variable of its outermost module, for module paths that several modules have (`0.weight` of
        two Sequentials), as far as the source text tells the modules apart."""
        paths: dict[str, list[int]] = {}
        held: dict[int, str] = {}  # what the producer knows its outermost module by
        for change in self._trace.changes("name"):
            if change.old is None and self._given.get(change.tensor):
                paths.setdefault(self._given[change.tensor], []).append(change.tensor)
                if change.how:
                    held[change.tensor] = change.how
        found: dict[int, str] = {}
        for alike in paths.values():
            tensors = list(dict.fromkeys(alike))
            if len(tensors) < 2:
                continue
            if len({held.get(tensor) for tensor in tensors}) == len(tensors):
                found.update({tensor: held[tensor] for tensor in tensors if tensor in held})
                continue
            variables = [self._variables(self._trace.tensor(tensor).frame) for tensor in tensors]
            for depth in range(max(map(len, variables))):
                level = [names[depth] if depth < len(names) else "" for names in variables]
                if len(set(level)) > 1:  # from outside in: the first that differs
                    found.update({tensor: name for tensor, name in zip(tensors, level, strict=True) if name})
                    break
        return found

    def _variables(self, frame: int) -> list[str]:
        """What the frame and its callers assign to, outermost first, `self.` left out."""
        names: list[str] = []
        for seen in reversed(self._trace.frames(frame)):
            name = self._source(seen.source).variable(seen).removeprefix("self.")
            if name:
                names.append(name)
        return names

    # -- source text

    def place(self, frame: int) -> Place:
        """What stands at a frame's position in its source."""
        found = self._places.get(frame)
        if found is None:
            seen = self._trace.frame(frame)
            found = self._source(seen.source).place(seen) if seen is not None else Place()
            self._places[frame] = found
        return found

    def _source(self, source: int) -> Source:
        if source not in self._sources:
            seen = self._trace.source(source)
            self._sources[source] = Source((seen.text or "") if seen is not None else "")
        return self._sources[source]

    def only_tested(self, frame: int) -> bool:
        """Is what is read at a frame only compared with None, or tested (`if p.grad is not None`)?"""
        seen = self._trace.frame(frame)
        return seen is not None and self._source(seen.source).only_tested(seen)

    def target(self, frame: int, output: int = 0) -> str:
        """The assignment target of what is made at a frame; through `return` the target of its caller; "" none.

        An element of a tuple that is returned is its part of the caller's targets, or `y[1]` where those are one."""
        inside = False
        for _ in range(3):
            place = self.place(frame)
            if place.targets:
                if place.parts:
                    return place.targets[output] if output < len(place.targets) else ""
                if inside:
                    return f"{place.targets[0]}[{output}]"
                return place.targets[0] if output == 0 else ""
            seen = self._trace.frame(frame)
            if not place.returned or seen is None or not seen.caller:
                return ""
            if place.part >= 0:
                if output or inside:
                    return ""
                inside, output = True, place.part
            frame = seen.caller
        return ""

    # -- ops, nodes, hooks

    def op(self, call: int) -> str:
        """The expression of an op as written (`h2 @ W2`, `h2 += 0.1`); without source text `matmul(h2, W2)`."""
        text = self.place(self._trace.call_frame(call)).text
        if text:
            return text
        record, site = self._trace.call(call), self._trace.site_of(call)
        op = site.op if site is not None else "op"
        if record is None:
            return op
        inputs = ", ".join(self.tensor(i.tensor).text for ranks in record.inputs for i in ranks)
        return f"{op}({inputs})"

    def op_name(self, call: int) -> str:
        """The bare name of an op (`matmul`)."""
        site = self._trace.site_of(call)
        return site.op if site is not None else ""

    def node_label(self, node: int) -> str:
        """A node without its number: the op (`matmul`), of a leaf the gradient it writes (`W2.grad`)."""
        made = self._trace.node(node)
        if made is None:
            return "node"
        if made.kind == "leaf" and made.tensor:
            return f"{self.tensor(made.tensor)}.grad"
        if made.kind == "copy" and made.copy_of and made.copy_of != node:
            return self.node_label(made.copy_of)
        op = REWRITTEN.get(made.name) or self.op_name(made.call)
        return op or made.name

    def node(self, node: int) -> str:
        """A node as shown: `n12 matmul`; a leaf by its gradient alone: `W2.grad`."""
        made = self._trace.node(node)
        label = self.node_label(node)
        return label if made is not None and made.kind == "leaf" and made.tensor else f"n{node} {label}"

    def node_expr(self, node: int) -> str:
        """The forward expression a node stands for; "" for leaves."""
        made = self._trace.node(node)
        if made is None or made.kind == "leaf":
            return ""
        if made.copy_of and not made.call and made.copy_of != node:
            return self.node_expr(made.copy_of)
        if made.name in REWRITTEN and made.call and self.op_name(made.call) not in REWRITTEN.values():
            base = made.out_meta[0][0].tensor if made.out_meta and made.out_meta[0] else 0
            what = {"view_write": "", "view_take": "a view of "}.get(REWRITTEN[made.name])
            return self.op(made.call) if what is None else f"{what}{self.tensor(base)} after {self.op(made.call)}"
        return self.op(made.call) if made.call else ""

    def is_part(self, call: int) -> bool:
        """Is an op one of several that one expression ran (the steps of a layer), so that the text does not tell it
        from the others?"""
        at = self._trace._at("call", call)
        if at < 0 or not self.place(self._trace.call_frame(call)).text:
            return False
        frames, sites = self._trace.columns["call.frame"], self._trace.columns["call.site"]
        beside = [one for one in (at - 1, at + 1) if 0 <= one < len(frames)]
        return any(frames[one] == frames[at] > 0 and sites[one] != sites[at] for one in beside)

    def node_layer(self, node: int) -> str:
        """The path of the layer whose step a node is, where one forward expression stands for several; else ""."""
        made = self._trace.node(node)
        if made is not None and made.copy_of and not made.call and made.copy_of != node:
            return self.node_layer(made.copy_of)
        if made is None or not made.call or not self.is_part(made.call):
            return ""
        record = self._trace.call(made.call)
        return record.scope if record is not None else ""

    def hook(self, hook: int) -> str:
        """A hook by the name of its function."""
        seen = self._trace.hook(hook)
        return seen.name if seen is not None and seen.name else f"hook {hook}"

    # -- finding

    @cached_property
    def _by_name(self) -> dict[str, list[int]]:
        """Name -> tensors, over everything that was met or made, oldest first.

        Tensors that ops made and nobody named are named by place, a place at a time: there may be a million of them.
        """
        c = self._trace.columns
        found: dict[str, list[int]] = {}
        ids, first = np.unique(c["out.id"], return_index=True)
        alone = np.array(list(self._given), dtype=np.int64)
        gradients = self._gradients
        plain = (c["out.named"][first] == 0) & ~np.isin(ids, c["met.id"]) & ~np.isin(ids, alone)
        for tensor in [*np.unique(c["met.id"]).tolist(), *ids[~plain & ~np.isin(ids, c["met.id"])].tolist()]:
            if tensor in gradients:
                found.setdefault(f"{self.tensor(gradients[tensor])}.grad", []).append(tensor)
                continue
            name = self.tensor(tensor)
            if not name.fallback:
                found.setdefault(name.text, []).append(tensor)
        if plain.any():
            by_row = np.argsort(c["call.row"], kind="stable")
            calls = by_row[np.searchsorted(c["call.row"], c["out.row"][first[plain]], sorter=by_row)]
            plain[np.flatnonzero(plain)[self._steps_of_several[calls]]] = False
            calls = calls[~self._steps_of_several[calls]]
            places = np.stack([c["call.frame"][calls], c["out.place"][first[plain]]])
            kinds, which = np.unique(places, axis=1, return_inverse=True)
            which = which.reshape(-1)
            order = np.argsort(which, kind="stable")
            ends = np.searchsorted(which[order], np.arange(kinds.shape[1] + 1))
            for i, (frame, output) in enumerate(kinds.T.tolist()):
                target = self.target(frame, output)
                if target:
                    found.setdefault(target, []).extend(ids[plain][order[ends[i] : ends[i + 1]]].tolist())
        return {name: sorted(tensors) for name, tensors in found.items()}

    @property
    def _gradients(self) -> dict[int, int]:
        """Tensors that nobody named and that are the `.grad` of another -> that one; found without a record."""
        c = self._trace.columns
        ids, first = np.unique(c["met.id"], return_index=True)
        owners = self._trace.gradient_storages
        if not len(ids) or not owners:
            return {}
        plain = np.minimum.reduceat(c["met.plain"], first) > 0
        others = np.array([*self._given, *self._trace.fetched_results], dtype=np.int64)
        plain &= ~np.isin(ids, c["out.id"]) & ~np.isin(ids, others)
        last = np.append(first[1:], len(c["met.id"])) - 1
        pairs = zip(ids[plain].tolist(), c["met.storage"][last[plain]].tolist(), strict=True)
        found = {tensor: owners.get(storage, 0) for tensor, storage in pairs}
        return {tensor: owner for tensor, owner in found.items() if owner and owner != tensor}

    def tensors_called(self, text: str) -> list[int]:
        """Every tensor of that name, newest last; the last parts of a dotted name are enough when nothing else fits,
        else the first ones (all parameters of a module)."""
        exact = self._by_name.get(text)
        if exact or not text:
            return exact or []
        last = [t for name, tensors in self._by_name.items() if name.endswith(f".{text}") for t in tensors]
        inside = {n: t for n, t in self._by_name.items() if n.startswith(f"{text}.") and not n.endswith(".grad")}
        return last or [t for tensors in inside.values() for t in tensors]

    def find(self, text: str) -> list[Hit]:
        """Everything that `b9`, `p7`, `b9p7`, `n12`, `e31`, `:18`, `cnn.py:18` or a name may mean; empty: nothing.

        A pop alone means the failing pass's, else the last pass's. Of several tensors of one name all are listed
        (of more than a thousand the newest), newest last.
        """
        text = text.strip()
        trace = self._trace
        coded = re.fullmatch(r"(?:b(\d+))?(?:p(\d+))?|n(\d+)|e(\d+)|(.*?):(\d+)", text)
        if coded and text:
            b, p, n, e, file, line = coded.groups()
            if p:
                return self._pop(int(b) if b else _default_pass(trace), int(p))
            if b and any(info.pass_id == int(b) for info in trace.passes):
                return [Hit("pass", int(b), trace.pass_info(int(b)).first_step, f"b{b}")]
            if n and trace.node(int(n)) is not None:
                return [Hit("node", int(n), self._node_step(int(n)), self.node(int(n)))]
            if e and 0 < int(e) <= len(trace.steps):
                return [Hit("step", int(e), int(e) - 1, text)]
            if line:
                found = self._lines(file, int(line))
                if found:
                    return found
        hits = [
            Hit("tensor", t, self.step_of(t), str(self.tensor(t)), self.tensor(t).inferred)
            for t in self.tensors_called(text)[-_MOST_HITS:]
        ]
        hits += [
            Hit("hook", h.hook, trace.steps.at_tick(h.tick), h.name)
            for h in trace.of_kind(R.HookSet)
            if text and h.name == text
        ]
        return hits + [
            Hit("holder", h.node, trace.steps.at_tick(h.tick), h.name)
            for h in trace.of_kind(R.GraphHeld)
            if text and held_as(h, text)
        ]

    def _pop(self, pass_id: int, pop: int) -> list[Hit]:
        start = self._trace.steps.pop_start(pass_id, pop)
        return [] if start is None else [Hit("pop", pop, start, f"b{pass_id}p{pop}", pass_id=pass_id)]

    def _node_step(self, node: int) -> int:
        """The step that shows a node best: its pop in the default pass, else its last pop, else its making."""
        pops = self._trace.pops_of(node)
        wanted = [x for x in pops if x[0] == _default_pass(self._trace)] or pops[-1:]
        if wanted:
            return self._trace.steps.pop_start(*wanted[-1]) or 0
        made = self._trace.node(node)
        step = self._trace.call_step(made.call) if made is not None and made.call else None
        return step if step is not None else -1

    def _lines(self, file: str, line: int) -> list[Hit]:
        """The line in the named source, or in the script when none is named; step: its first op."""
        c = self._trace.columns
        hits: list[Hit] = []
        for source in self._trace.sources():
            base = os.path.basename(source.file)
            named = file in (base, source.file) if file else source.source == self._trace.main_source
            if not named:
                continue
            frames = c["frame.id"][(c["frame.source"] == source.source) & (c["frame.line"] == line)]
            rows = c["call.row"][np.isin(c["call.frame"], frames)]
            steps = c["record.first"][rows]
            steps = np.append(steps, [p.first_step for p in self._trace.passes if p.frame in set(frames.tolist())])
            known = len(steps) or 0 < line <= len(self._trace.source_lines(source.source))
            if known:
                hits.append(Hit("line", source.source, int(steps.min()) if len(steps) else -1, f"{base}:{line}"))
        return hits

    def step_of(self, tensor: int) -> int:
        """The step at which a tensor came to be, or was met (-1: not known)."""
        made = self._trace._made(tensor)
        if made >= 0:
            return int(self._trace.columns["record.first"][self._trace.columns["out.row"][made]])
        at = self._trace._at("met", tensor, "left")
        return int(self._trace.columns["met.step"][at]) if at >= 0 else -1


def held_as(holder: R.GraphHeld, text: str) -> bool:
    """Does a person mean this holder by `text`: its own name (`history[…]`), or the variable alone (`history`)?"""
    return holder.name == text or (holder.name.startswith(text) and holder.name[len(text)] in "[.")


def _default_pass(trace: Trace) -> int:
    """What a pop without its pass means: the failing pass, else the last one."""
    failing = [info for info in trace.passes if info.error is not None or info.failed_pop]
    chosen = failing[-1:] or trace.passes[-1:]
    return chosen[0].pass_id if chosen else 0
