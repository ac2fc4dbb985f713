"""Where nan and inf were born: the forward op or the node that made them of finite numbers, with the numbers it met.

Verdicts: `born-forward`, `born-backward`. Told are values that reached a gradient or a loss: an inf that a mask put in
on purpose and that comes out as zeros is no fault. Who merely passes them on is listed, not blamed.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from gradscope.trace import records as R
from gradscope.trace.answers.answer import Answer
from gradscope.trace.answers.arcs import Arc
from gradscope.trace.answers.arithmetic import Local, Sampled, backward, forward
from gradscope.trace.answers.cuts import output_of
from gradscope.trace.answers.evidence import at_place, line_of, places
from gradscope.trace.answers.flow import flow
from gradscope.trace.answers.target import Target, resolve
from gradscope.trace.figures import value_at
from gradscope.trace.gather import LEAF_HOW
from gradscope.trace.soundness import ASK, COLUMNS, unsound
from gradscope.trace.values import sample_step

if TYPE_CHECKING:
    from gradscope.trace.trace import PassInfo, Trace

VERDICTS = ("born-forward", "born-backward")
_PASSES = 12  # bad passes that are looked into; what comes later is mostly an echo of the first
_CARRIERS = 4  # named


@dataclass(frozen=True, slots=True)
class Bad:
    """How many elements of a value are nan and inf."""

    nans: int
    infs: int

    @property
    def word(self) -> str:
        return "nan" if self.nans else "inf"


def bad(trace: Trace, value: R.Value | None) -> Bad | None:
    """What is not finite in a value: counted when it was recorded, or now; None when all is, or nobody can know."""
    if value is None:
        return None
    if value.nans is not None and value.infs is not None:
        return Bad(value.nans, value.infs) if value.nans or value.infs else None
    if value.norm is not None and np.isfinite(value.norm):
        return None
    if value.how != R.WHOLE:
        return None
    array = trace.value(value)
    if array is None or not array.size or array.dtype.kind in "biu":
        return None
    if array.dtype.kind not in "fc":
        array = array.astype(np.float32)
    if np.isfinite(array).all():
        return None
    return Bad(int(np.isnan(array).sum()), int(np.isinf(array).sum()))


def nonfinite(trace: Trace, target: str | Target | None = None) -> list[Answer]:
    """One answer per birth: what was not finite first, in each pass that brought such a gradient or started from such
    a loss. Asked by name also tensors no gradient saw.

    Raises query.PositionError when the target names nothing.
    """
    about = resolve(trace, target)
    births = _Births(trace)
    found: dict[str, Answer] = {}
    for info in births.bad_passes[:_PASSES]:
        if births.spoilt_before(info):
            break
        answer = births.of_pass(info)
        if answer is not None and answer.key not in found:
            found[answer.key] = answer
    answers = [a for a in found.values() if about.everything or births.covers(about, a)]
    if not about.everything and not answers:
        for tensor in sorted(about.tensors, reverse=True)[:4]:
            answer = births.of_tensor(tensor)
            answers += [answer] if answer is not None and not any(answer.key == a.key for a in answers) else []
    return answers


class _Births:
    """Looks for births in one trace."""

    def __init__(self, trace: Trace) -> None:
        self.trace = trace

    @cached_property
    def bad_passes(self) -> list[PassInfo]:
        """Passes that left a gradient, or started from a value, that is not finite; oldest first."""
        trace = self.trace
        wrong = self._bad_leaves()
        for fetched in trace.of_kind(R.GradFetched):
            if fetched.pass_id not in wrong and bad(trace, fetched.value):
                wrong.add(fetched.pass_id)
        doubtful = self._doubtful_roots()
        return [p for p in trace.passes if p.pass_id in wrong or (p.pass_id in doubtful and self._bad_root(p))]

    def _bad_leaves(self) -> set[int]:
        """Passes that left a leaf gradient that is not finite; records are decoded only where the columns cannot
        tell."""
        trace, c = self.trace, self.trace.columns
        told = (c["leaf.how"] != LEAF_HOW["dropped"]) & (c["leaf.how"] != LEAF_HOW["nothing"])
        family = {name: c[f"leaf.{name}"] for name in COLUMNS}
        wrong = set(c["leaf.pass"][told & unsound(family, trace.payload)].tolist())
        for at in np.flatnonzero(told & (family["state"] == ASK)).tolist():
            grew = trace.record(int(c["leaf.row"][at])) if int(c["leaf.pass"][at]) not in wrong else None
            if isinstance(grew, R.LeafGrew) and bad(trace, grew.after):
                wrong.add(grew.pass_id)
        return wrong

    def _doubtful_roots(self) -> set[int]:
        """Passes one of whose roots is not finite, or is told of by more than the op that made it."""
        c = self.trace.columns
        tensors, made = c["root.tensor"], c["root.made"]
        if not len(tensors):
            return set()
        family = {name: c[f"root.{name}"] for name in COLUMNS}
        low, high = (np.searchsorted(c["out.id"], tensors, side) for side in ("left", "right"))
        once = (made >= 0) & (high - low == 1)
        began = c["pass.first"][np.minimum(np.searchsorted(c["pass.id"], c["root.pass"]), len(c["pass.id"]) - 1)]
        once &= (c["record.first"][made] >= 0) & (c["record.first"][made] <= began)
        once &= ~np.isin(tensors, c["met.id"]) & ~np.isin(tensors, c["write.tensor"])
        sound = once & (family["state"] != ASK) & ~unsound(family, self.trace.payload)
        return set(c["root.pass"][~sound].tolist())

    def spoilt_before(self, info: PassInfo) -> bool:
        """Did an optimizer take gradients of an earlier bad pass? All that follows is an echo then."""
        first = self.bad_passes[0]
        return any(first.began_tick < s.tick < info.began_tick and not s.skipped for s in self._stepped)

    def _bad_root(self, info: PassInfo) -> int:
        """A root whose value is not finite (0: none)."""
        began = self.trace.record(info.began_row)
        for root in began.roots if isinstance(began, R.PassBegan) else []:
            if bad(self.trace, value_at(self.trace, root.tensor, info.first_step)):
                return root.tensor
        return 0

    # -- a pass

    def of_pass(self, info: PassInfo) -> Answer | None:
        """What was not finite first in a pass, or in the forward before it."""
        trace = self.trace
        ran, hook, carriers = self._first_pop(info)
        root = self._bad_root(info)
        node = ran.node if ran is not None else 0
        if hook is not None and ran is not None:
            return self._by_hook(info, ran, hook, carriers)
        arcs = self._bad_behind(node) if ran is not None else []
        if not arcs and root:
            arcs = flow(trace).behind(root, info.first_step)
        arc = self._earliest(arcs)
        if arc is not None:
            return self._forward(arc, info, ran, carriers)
        source = self._source(arcs, root)
        if source:
            return self._brought_in(source, info, ran, carriers)
        if ran is None:
            return self._seeded(info)
        made = trace.node(ran.node)
        call = trace.call(made.call) if made is not None else None
        known = call is not None and call.inputs and not arcs
        if not known and any(p.pass_id < info.pass_id for p in self.bad_passes):
            return None  # what the node read was not finite, or is not known: an echo of the earlier pass
        return self._backward(info, ran, carriers)

    def _seeded(self, info: PassInfo) -> Answer | None:
        """A backward() that was given a gradient that is not finite."""
        trace = self.trace
        began = trace.record(info.began_row)
        for root in began.roots if isinstance(began, R.PassBegan) else []:
            found = bad(trace, root.seed)
            if found is not None and root.given:
                name = trace.names.tensor(root.tensor).text
                title = (
                    f"b{info.pass_id}{at_place(trace, info.frame)} was given a gradient for {name} "
                    f"that holds {found.word}"
                )
                frames = places(info.frame)
                return Answer(
                    "born-backward", title, [], self._severity(info), frames, root.node, root.tensor, info.pass_id, 0,
                    info.first_step, _key(trace, "born-backward", frames),
                    self._evidence(Local("", "", None, {}), found.word, [], None),
                )  # fmt: skip
        return None

    def _first_pop(self, info: PassInfo) -> tuple[R.NodeRan | None, R.HookRan | None, list[int]]:
        """The first pop that gave something not finite for what was, the hook that did it, nodes that passed it on."""
        trace, c = self.trace, self.trace.columns
        first: R.NodeRan | None = None
        hook: R.HookRan | None = None
        carriers: list[int] = []
        rows = np.flatnonzero(c["pop.pass"] == info.pass_id)
        for row in c["pop.row"][rows].tolist():
            ran = trace.record(row)
            if not isinstance(ran, R.NodeRan):
                continue
            came = any(bad(trace, h.value) for h in ran.holder)
            gave = any(bad(trace, o.value) for o in ran.outputs)
            turned = next(
                (h for h in (*ran.hooks, *ran.post_hooks) if bad(trace, h.after) and not bad(trace, h.before)), None
            )
            if came:
                carriers.append(ran.node)
            if first is None and not came and (gave or turned is not None):
                first, hook = ran, turned
        return first, hook, carriers

    def _bad_behind(self, node: int) -> list[Arc]:
        """Everything behind the op that made a node; empty when all that op read and made was finite."""
        trace = self.trace
        made = trace.node(node)
        while made is not None and made.copy_of and not made.call and made.copy_of != made.node:
            made = trace.node(made.copy_of)
        call = trace.call(made.call) if made is not None and made.call else None
        if call is None:
            return []
        outputs = [o for ranks in call.outputs for o in ranks]
        step = trace.call_step(call.call) or 0
        inputs = [i.tensor for ranks in call.inputs for i in ranks]
        came = (bad(trace, value_at(trace, i, step - 1)) for i in inputs)
        if not any(bad(trace, o.value) for o in outputs) and not any(came):
            return []
        return [a for o in outputs for a in flow(trace).behind(o.tensor, step + 1)]

    def _source(self, arcs: list[Arc], root: int) -> int:
        """A tensor no op made that is not finite itself, among what `arcs` begin with (0: none)."""
        made = {arc.output for arc in arcs}
        begin = [(i, arc.step - 1) for arc in arcs for i in arc.inputs if i not in made]
        begin += [(root, len(self.trace.steps))] if root and not arcs else []
        return next((i for i, step in begin if bad(self.trace, value_at(self.trace, i, step))), 0)

    def _earliest(self, arcs: list[Arc]) -> Arc | None:
        """The first op in time that made a nan of finite numbers; else what made the inf that became a nan, or the op
        that made it a nan where the inf was there on purpose; else the first that made an inf of finite numbers."""
        births: dict[str, Arc] = {}
        for arc in sorted(arcs, key=lambda a: a.step):
            word = self._born(arc)
            if word:
                births.setdefault(word, arc)
            if word == "nan":
                return arc
        turned = births.get("nan of inf")
        if turned is not None and "inf" in births:
            before = flow(self.trace).behind(turned.output, turned.step + 1)
            return next((a for a in before if self._born(a) == "inf"), turned)
        return turned or births.get("inf")

    def _born(self, arc: Arc) -> str:
        """`nan` or `inf`: the op of an arc made it of finite numbers; `nan of inf`; "" when it made none."""
        trace = self.trace
        made = output_of(trace, arc) if arc.how == "op" else None
        out = bad(trace, made.value) if made is not None else None
        if out is None:
            return ""
        came = [bad(trace, value_at(trace, i, arc.step - 1)) for i in arc.inputs]
        if out.nans:
            if any(b is not None and b.nans for b in came):
                return ""
            return "nan of inf" if any(b is not None for b in came) else "nan"
        return "" if any(b is not None for b in came) or self._on_purpose(arc) else "inf"

    def _on_purpose(self, arc: Arc) -> bool:
        """An op one of whose attributes is the inf: a mask being filled."""
        call = self.trace.record(arc.row)
        return isinstance(call, R.OpRan) and any(isinstance(a, float) and not np.isfinite(a) for a in call.attrs)

    # -- the answers

    def _forward(self, arc: Arc, info: PassInfo | None, ran: R.NodeRan | None, carriers: list[int]) -> Answer:
        trace = self.trace
        local = self._local_forward(arc)
        name, text = trace.names.tensor(arc.output), trace.names.op(arc.call)
        called = "" if name.fallback else f"{name}: "
        made = output_of(trace, arc)
        found = bad(trace, made.value) if made is not None else None
        word = found.word if found is not None else "nan"
        title = f"{called}`{text}`{at_place(trace, arc.frame)} makes {word} of {self._of_what(arc)}"
        if local.index is not None:
            title += f": {local.text} at {list(local.index)}"
        lines = [line_of("born", trace, arc.frame, local.kind or word)]
        node_frame = trace.node_frame(ran.node) if ran is not None else 0
        if ran is not None and info is not None:
            told = f"b{info.pass_id}p{ran.pop}: the first gradient that is not finite"
            lines.append(line_of("first", trace, node_frame, told))
        elif info is not None:
            lines.append(line_of("loss", trace, info.frame, "what backward starts from is not finite"))
        lines += self._carried(carriers, ran)
        frames = places(arc.frame, node_frame, info.frame if info is not None and ran is None else 0)
        pass_id, pop, step = (info.pass_id if info is not None else 0), 0, arc.step
        if info is not None and ran is not None:  # shown where the pass meets it: the op itself is before the graph
            pop, step = ran.pop, trace.steps.pop_end(pass_id, ran.pop) or info.first_step
        elif info is not None:
            step = info.first_step
        evidence = {**self._evidence(local, word, carriers, ran), "born_step": arc.step + 1}
        return Answer(
            "born-forward", title, [x for x in lines if x], self._severity(info), frames,
            ran.node if ran is not None else 0, arc.output, pass_id, pop, step, _key(trace, "born-forward", frames),
            evidence,
        )  # fmt: skip

    def _brought_in(self, tensor: int, info: PassInfo, ran: R.NodeRan | None, carriers: list[int]) -> Answer | None:
        """A tensor that was not finite when the forward began. None where an earlier pass or step had made it so."""
        trace, c = self.trace, self.trace.columns
        step = info.first_step
        if any(p.pass_id < info.pass_id for p in self.bad_passes):
            return None  # an echo of the first
        made = trace.tensor(tensor)
        storage = np.flatnonzero((c["write.storage"] == made.storage) & (c["write.step"] < step))
        wrote = trace.record(int(c["write.row"][storage[-1]])) if len(storage) else None
        frame = int(getattr(wrote, "frame", 0)) or made.frame
        value = bad(trace, value_at(trace, tensor, step))
        word = value.word if value is not None else "nan"
        name = trace.names.tensor(tensor).text
        title = (
            f"{name} holds {word} since {trace.where(frame) or 'before the recording'}: no op of the forward made it"
        )
        lines = [line_of("brought", trace, frame, word), line_of("backward", trace, info.frame, f"b{info.pass_id}")]
        lines += self._carried(carriers, ran)
        frames = places(frame, info.frame)
        return Answer(
            "born-forward", title, [x for x in lines if x], self._severity(info), frames, 0, tensor, info.pass_id, 0,
            trace.names.step_of(tensor), _key(trace, "born-forward", frames),
            self._evidence(Local("", "", None, {}), word, carriers, ran),
        )  # fmt: skip

    def _backward(self, info: PassInfo, ran: R.NodeRan, carriers: list[int]) -> Answer:
        trace = self.trace
        local = self._local_backward(ran)
        word = next((b.word for o in ran.outputs if (b := bad(trace, o.value))), "nan")
        frame = trace.node_frame(ran.node)
        node = trace.names.node(ran.node)
        expr = trace.names.node_expr(ran.node) or node
        title = f"the gradient of `{expr}`{at_place(trace, frame)} is {word} though its values are finite"
        if local.index is not None:
            title += f": {local.text} at {list(local.index)}"
        lines = [line_of("born", trace, frame, f"{node}, b{info.pass_id}p{ran.pop}: {local.kind or word}")]
        lines.append(line_of("backward", trace, info.frame, f"b{info.pass_id}"))
        lines += self._carried(carriers, ran)
        frames = places(frame, info.frame)
        step = trace.steps.pop_end(info.pass_id, ran.pop)
        return Answer(
            "born-backward", title, [x for x in lines if x], self._severity(info), frames, ran.node, 0, info.pass_id,
            ran.pop, -1 if step is None else step, _key(trace, "born-backward", frames),
            self._evidence(local, word, carriers, ran),
        )  # fmt: skip

    def _by_hook(self, info: PassInfo, ran: R.NodeRan, hook: R.HookRan, carriers: list[int]) -> Answer:
        trace = self.trace
        seen = trace.hook(hook.hook)
        frame = seen.frame if seen is not None else 0
        found = bad(trace, hook.after)
        word = found.word if found is not None else "nan"
        name = trace.names.hook(hook.hook)
        title = (
            f"hook {name}, set{at_place(trace, frame)}, turned a finite gradient of {trace.names.node(ran.node)} "
            f"into {word}"
        )
        lines = [line_of("hook", trace, frame, f"b{info.pass_id}p{ran.pop}"), *self._carried(carriers, ran)]
        frames = places(frame, trace.node_frame(ran.node), info.frame)
        return Answer(
            "born-backward", title, [x for x in lines if x], self._severity(info), frames, ran.node, 0, info.pass_id,
            ran.pop, trace.steps.at_tick(hook.tick), _key(trace, "born-backward", frames),
            self._evidence(Local("", "", None, {}), word, carriers, ran),
        )  # fmt: skip

    def of_tensor(self, tensor: int) -> Answer | None:
        """A note on a tensor whose value is not finite, though no gradient was."""
        trace = self.trace
        end = len(trace.steps)
        if bad(trace, value_at(trace, tensor, end)) is None:
            return None
        arc = self._earliest(flow(trace).behind(tensor, end))
        return self._forward(arc, None, None, []) if arc is not None else None

    # -- pieces

    def _local_forward(self, arc: Arc) -> Local:
        trace = self.trace
        call, made, site = trace.record(arc.row), output_of(trace, arc), trace.site_of(arc.call)
        if not isinstance(call, R.OpRan) or made is None:
            return Local("", "", None, {})
        names = site.args if site is not None else []
        inputs: dict[str, Any] = {}
        for slot, ranks in enumerate(call.inputs):
            for rank, one in enumerate(ranks):
                base = names[slot] if slot < len(names) else f"in{slot}"
                name = base if len(ranks) == 1 else f"{base}[{rank}]"
                inputs[name] = self._array(value_at(trace, one.tensor, arc.step - 1))
        return forward(
            trace.names.op_name(arc.call), trace.names.op(arc.call), inputs, self._array(made.value), call.attrs
        )

    def _local_backward(self, ran: R.NodeRan) -> Local:
        trace = self.trace
        made = trace.node(ran.node)
        call = trace.call(made.call) if made is not None and made.call else None
        site = trace.site_of(call.call) if call is not None else None
        inputs: dict[str, Any] = {}
        output: Any = None
        if call is not None and site is not None:
            step = trace.call_step(call.call) or 0
            for name, ranks in zip(site.args, call.inputs, strict=False):
                if ranks:
                    inputs[name] = self._array(value_at(trace, ranks[0].tensor, step - 1))
            output = next((self._array(o.value) for outs in call.outputs for o in outs), None)
        out = next((o for o in ran.outputs if bad(trace, o.value)), None)
        held = next((h for h in ran.holder if h.defined), None)
        op = trace.names.op_name(call.call) if call is not None else ""
        incoming, outgoing = (self._array(v.value if v is not None else None) for v in (held, out))
        return backward(op, incoming, inputs, output, outgoing)

    def _array(self, value: R.Value | None) -> Any:
        """The elements of a value, or what is known of them; None: nothing."""
        if value is None or value.how == R.BARE or (value.how == R.SAMPLE and value.kind):
            return None
        kept = self.trace.value(value)
        if value.how == R.WHOLE or kept is None:
            return kept
        reads = float("nan") if value.nans else -np.inf if value.low == -np.inf and value.high != np.inf else np.inf
        return Sampled(kept, value.shape, sample_step(math.prod(value.shape)), value.first_bad, reads)

    def _of_what(self, arc: Arc) -> str:
        came = [bad(self.trace, value_at(self.trace, i, arc.step - 1)) for i in arc.inputs]
        return "inf that came in" if any(b is not None for b in came) else "finite numbers"

    def _carried(self, carriers: list[int], ran: R.NodeRan | None) -> list[str]:
        others = [n for n in dict.fromkeys(carriers) if ran is None or n != ran.node]
        if not others:
            return []
        names = ", ".join(self.trace.names.node(n) for n in others[:_CARRIERS])
        more = f" and {len(others) - _CARRIERS} more" if len(others) > _CARRIERS else ""
        return [f"  carried  {names}{more} only passed it on"]

    def _evidence(self, local: Local, word: str, carriers: list[int], ran: R.NodeRan | None) -> dict[str, Any]:
        others = [n for n in dict.fromkeys(carriers) if ran is None or n != ran.node]
        return {
            "word": word,
            "arithmetic": local.kind,
            "text": local.text,
            "index": list(local.index) if local.index is not None else None,
            "inputs": {k: (v if np.isfinite(v) else str(v)) for k, v in local.inputs.items()},
            "carriers": others,
        }

    def _severity(self, info: PassInfo | None) -> str:
        """A warning; a note where a loss scaler saw it and skipped the step."""
        if info is None:
            return "note"
        after = next((s for s in self._stepped if s.tick > info.began_tick), None)
        return "note" if after is not None and after.skipped else "warning"

    @cached_property
    def _stepped(self) -> list[R.ParamsStepped]:
        return list(self.trace.of_kind(R.ParamsStepped))

    def covers(self, about: Target, answer: Answer) -> bool:
        """Is an answer about the target: the producer itself, or one that carried it."""
        trace = self.trace
        if about.covers(trace, answer.node, answer.tensor, answer.frames):
            return True
        nodes = {answer.node, *answer.evidence.get("carriers", [])}
        leaves = {made.tensor for n in nodes if (made := trace.node(n)) is not None and made.tensor}
        return bool(nodes & about.nodes) or bool(leaves & about.tensors)





def _key(trace: Trace, kind: str, frames: list[int]) -> str:
    return f"{kind}|" + "|".join(trace.where(f) for f in frames)
