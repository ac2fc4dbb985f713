"""Observer: turns what the engine does into records and hands them to a sink. One per recording.

Its parts: `ids.py` who is who, `forward.py` ops, `events.py` everything outside ops and passes, `passes.py` a pass,
`pops.py` its pops, `quick.py` the short way for most of them. Arrays are handed over as they are, the sink encodes
them. No method raises into the engine.
"""

from __future__ import annotations

from typing import Any

from gradscope.core.eager.grad_node_info import GradNodeBase
from gradscope.core.observer.events import Events
from gradscope.core.observer.guard import guarded, stop_after
from gradscope.core.observer.passes import PassNote
from gradscope.trace.records import Opened


class Observer(Events):
    """sink: takes the records. frame: the id of the user's innermost position (0: unknown); may have `describe` and
    `forget`. gate: called as gate(pass_id, pop, node) before each pop when set."""

    @guarded
    def pass_began(self, run: Any) -> Any:
        """A backward or grad call is about to pop its first node."""
        return PassNote(self, run)

    def at_gate(self, told: Any, node: GradNodeBase) -> None:
        """Held before a pop: write that we are, then wait for whoever holds the gate."""
        try:
            number = self.node(node)
            pass_id, pop = (told.pass_id, told.pops + 1) if told is not None else (0, 0)
            self.sink.emit(Opened("gate", 0, self.tick(), pass_id, pop, number, self.thread()))
            gate = self.gate
        except Exception as fault:
            stop_after(fault)
            return
        if gate is not None:
            gate(pass_id, pop, number)

    def segment_ended(self) -> None:
        """A top-level pass is over: the sink closes its segment, and we describe everything again."""
        self.sink.segment_end()
        self.new_segment()
        self.sites_told.clear()
        self.forget_frames()
