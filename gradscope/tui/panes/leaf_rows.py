"""What is to be said of one leaf at a step: the row of the Leaves screen, from which its columns are taken."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from gradscope.trace import leaf_facts as F
from gradscope.trace.figures import norm_of
from gradscope.tui.panes.findings import answers
from gradscope.tui.panes.text import meta
from gradscope.tui.panes.words import tensor, where

if TYPE_CHECKING:
    from gradscope.trace.answers.answer import Answer
    from gradscope.trace.answers.none import Asker
    from gradscope.trace.moment import Moment
    from gradscope.trace.states import LeafState
    from gradscope.trace.trace import PassInfo, Trace

_askers: WeakKeyDictionary[Trace, Asker] = WeakKeyDictionary()
_walked: WeakKeyDictionary[Trace, set[int]] = WeakKeyDictionary()  # passes whose graph an Asker has walked through
_verdicts: WeakKeyDictionary[Trace, dict[tuple[int, int, bool], Answer | None]] = WeakKeyDictionary()
_ARRIVED = ("ready", "running", "written", "withheld", "failed")
_EMPTY = ("none", "cut", "nothing", "withheld")
_OPEN = ("waits", "ready", "running")
LATER = "later"  # a leaf that the script has not made yet
MOST_NODES = 5000  # of a larger graph nothing is asked before somebody wants to know


def pass_at(trace: Trace, k: int) -> int:
    """The pass a list of leaves is about at step k: the one k stands in, else the last that began before; 0: none."""
    inside = trace.steps[k].pass_id
    if inside:
        return inside
    begun = [info for info in trace.passes if info.first_step <= k]
    return max(begun, key=lambda info: info.first_step).pass_id if begun else 0


@dataclass
class LeafRow:
    """One leaf, seen from a pass at a step. Everything is looked up when it is asked for, and once.

    ask: somebody wants to know the verdict, however long it takes. unasked: it was left out, as it takes its time.
    """

    moment: Moment
    id: int
    ask: bool = False
    unasked: bool = False

    @property
    def trace(self) -> Trace:
        return self.moment.trace

    @cached_property
    def name(self) -> str:
        """What it is called."""
        return tensor(self.trace, self.id)

    @cached_property
    def leaf(self) -> LeafState:
        """Its gradient, as the moment tells it."""
        return self.moment.leaf(self.id)

    @cached_property
    def state(self) -> str:
        """One of states.LEAF_STATES, or LATER."""
        if self.leaf.state in ("none", "cut") and self.trace.names.step_of(self.id) > self.moment.k:
            return LATER
        return self.leaf.state

    @cached_property
    def meta(self) -> str:
        """`[64,10] f32`."""
        return meta(self.trace.tensor(self.id).meta)

    @cached_property
    def elements(self) -> float:
        """How many elements it has."""
        known = self.trace.tensor(self.id).meta
        return float(math.prod(known.shape)) if known is not None else 0.0

    @cached_property
    def update(self) -> F.Update | None:
        """The last optimizer step that had it."""
        return F.update(self.trace, self.id, self.moment.k)

    @cached_property
    def owner(self) -> str:
        """`SGD 0`: the optimizer and the group it is in, as far as the record tells; "" when it tells of none."""
        told = F.owner(self.trace, self.id, self.moment.k)
        return f"{told.optimizer} {told.group}" if told is not None else ""

    @cached_property
    def size(self) -> float | None:
        """Norm of what the pass has brought so far; None: nothing, or it was not taken."""
        if not self.moment.pass_id:
            return None
        known = F.brought(self.trace, self.id, self.moment.pass_id, self.moment.k)
        return known if known is not None else norm_of(self.trace, self.leaf.incoming)

    @cached_property
    def arrived(self) -> bool:
        """Whether the pass has brought it something, taken or not."""
        return self.size is not None or self.state in _ARRIVED

    @cached_property
    def weight(self) -> float | None:
        """Norm of the leaf itself, as it was when the pass wrote its gradient; before that as it is."""
        told = F.grew(self.trace, self.id, self.moment.pass_id) if self.moment.pass_id else None
        own = told[1].leaf_norm if told is not None and told[0] <= self.moment.k else None
        return own if own is not None else F.tensor_norm(self.trace, self.id, self.moment.k)

    @cached_property
    def share(self) -> float | None:
        """|g|/|w|."""
        return self.size / self.weight if self.size is not None and self.weight else None

    @cached_property
    def earlier(self) -> tuple[int, float] | None:
        """The last pass before this one that brought it something, and how much."""
        return F.earlier(self.trace, self.id, self.moment.pass_id) if self.moment.pass_id else None

    @cached_property
    def against(self) -> float | None:
        """What this pass brought, divided by what `earlier` did."""
        before = self.earlier
        return self.size / before[1] if self.size is not None and before is not None and before[1] else None

    @cached_property
    def verdict(self) -> Answer | None:
        """What is wrong with it in this pass: a finding about it, else why it got nothing, zeros, or nan."""
        trace, pass_id = self.trace, self.moment.pass_id
        if not pass_id or self.state == LATER:
            return None
        told = [one for one in answers(trace) if one.tensor == self.id and one.pass_id in (0, pass_id)]
        told = [one for one in told if one.severity != "note"]
        if told:
            return told[0]
        if self.size is not None and not math.isfinite(self.size):
            return _birth(trace, pass_id)
        zeros = self.size == 0
        over = self.moment.k >= _stop(trace, trace.pass_info(pass_id))
        if zeros or self.state in _EMPTY or (over and self.state in _OPEN):
            return self._asked(trace.pass_info(pass_id), zeros)
        return None

    def _asked(self, info: PassInfo, zeros: bool) -> Answer | None:
        """Why the pass brought nothing, or zeros; asked for once."""
        from gradscope.trace.answers.in_pass import in_pass
        from gradscope.trace.answers.none import Asker

        trace = self.trace
        known = _verdicts.setdefault(trace, {})
        key = (self.id, info.pass_id, zeros)
        if key not in known:
            if trace not in _askers:
                _askers[trace] = Asker(trace)
            if info.nodes > MOST_NODES and not self.ask and info.pass_id not in _walked.setdefault(trace, set()):
                self.unasked = True
                return None
            known[key] = in_pass(_askers[trace], self.id, info, zeros)
            _walked.setdefault(trace, set()).add(info.pass_id)
        return known[key]

    @property
    def place(self) -> str:
        """The line the verdict is about: `:18`."""
        answer = self.verdict
        return next((text for frame in answer.frames if (text := where(self.trace, frame))), "") if answer else ""


def _stop(trace: Trace, info: PassInfo) -> int:
    """The step after which a pass brings nothing more: its failure, else its end."""
    own = trace.steps.of_pop(info.pass_id, info.failed_pop) if info.failed_pop else []
    return min((k for k in own if trace.columns["step.mark"][k] > 0), default=info.last_step)


def _birth(trace: Trace, pass_id: int) -> Answer | None:
    """Where what is not finite in a pass was born: there, else in the pass nearest before."""
    from gradscope.trace.answers.nonfinite import VERDICTS

    found = [one for one in answers(trace) if one.kind in VERDICTS and one.pass_id <= pass_id]
    return max(found, key=lambda one: one.pass_id, default=None)
