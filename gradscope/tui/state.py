"""The state of the viewer, apart from any screen: the position, the selection, the lens, where to open."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from gradscope.tui.panes.findings import findings
from gradscope.tui.view import NOTHING, Lens, Selection, Target

if TYPE_CHECKING:
    from gradscope.trace.answers.answer import Answer
    from gradscope.trace.moment import Moment
    from gradscope.trace.trace import Trace
    from gradscope.tui.sift import Sift


@dataclass(slots=True)
class State:
    """k: the step under the cursor; the screens show the state after it. pattern: what was searched for last.

    sort, turned, leaf_filter: how the list of leaves is sorted ("": as the leaves were made), whether the other way
    round, and what it is held against. sift: the filter of the list of steps.
    """

    trace: Trace
    k: int = 0
    lens: Lens = "user"
    selection: Selection = field(default_factory=Selection)
    pane: str = "graph"
    zoom: bool = False
    pattern: str = ""
    answer: int = -1
    sort: str = ""
    turned: bool = False
    leaf_filter: str = ""
    sift: Sift | None = None
    _moment: Moment | None = None

    @property
    def moment(self) -> Moment:
        """The state after step k."""
        if self._moment is None or self._moment.k != self.k:
            self._moment = self.trace.moment(self.k)
        return self._moment

    def go(self, k: int | None) -> bool:
        """To step k; False (and no move) for None. The selection follows the step unless it is held."""
        if k is None or not 0 <= k < len(self.trace.steps):
            return False
        self.k = k
        keep = self.selection.held and self.selection.target.kind in ("node", "tensor")
        self.selection = self.selection.but(scroll=0)
        if self.selection.told:
            self.selection = self.selection.but(tab="", told=False)
        if not keep:
            self.release()
        return True

    def explain(self) -> None:
        """Pane 4 shows why: the finding at this step, with the node it is about selected."""
        answer = next((one for one in findings(self.trace) if answer_position(self.trace, one) == self.k), None)
        self.selection = self.selection.but(tab="why", told=True, scroll=0)
        if answer is not None and (answer.node or answer.tensor):
            target = Target("node", answer.node) if answer.node else Target("tensor", answer.tensor)
            self.selection = self.selection.but(target=target)

    def select(self, target: Target) -> None:
        """Hold a target until it is released."""
        self.selection = self.selection.but(target=target, held=True, scroll=0)

    def release(self) -> None:
        """Let the selection follow the step again."""
        self.selection = self.selection.but(target=NOTHING, held=False, scroll=0)


def start_lens(trace: Trace) -> Lens:
    """The engine lens for our own engine, which shows everything; the user lens for any other."""
    return "engine" if trace.began.producer == "native" else "user"


def start_position(trace: Trace) -> int | None:
    """The failing pop, else the worst finding, else None (the list of passes)."""
    from gradscope.trace.query import PositionError, parse_position

    try:
        return parse_position(trace, "error")
    except PositionError:
        pass
    worst = next(iter(findings(trace)), None)
    return answer_position(trace, worst) if worst is not None else None


def answer_position(trace: Trace, answer: Answer) -> int | None:
    """Where an answer is best looked at: its step, else the end of its pop, else the beginning of its pass."""
    if answer.step >= 0:
        return answer.step
    if answer.pass_id and answer.pop:
        return trace.steps.pop_end(answer.pass_id, answer.pop)
    return trace.steps.of_pass(answer.pass_id)[0] if answer.pass_id else None
