"""The native producer: attaches an Observer of our own engine to a recording, and notes to the errors it sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gradscope.capture.frames import Frames
from gradscope.capture.notes import Stop, add_notes, note_leaf


def attach(sink: Any, frames: Frames) -> Callable[[], None]:
    """Let the engine narrate to `sink`. Returns a function that ends it. The engine must have been imported."""
    from gradscope.core import flags, observer
    from gradscope.core.observer.narrator import Observer

    class NotingObserver(Observer):
        """An observer that also tells an error that leaves a pass what gradscope knows about it."""

        def __init__(self) -> None:
            super().__init__(sink, frames)
            self._stop: Stop | None = None

        def finding(self, kind: str, text: str, severity: str = "error", **refers: Any) -> None:
            """Write the finding, and keep it for the error it comes with."""
            super().finding(kind, text, severity, **refers)
            stop = self._stop
            if stop is not None and severity == "error" and refers.get("node") == stop.node:
                stop.finding = (kind, text, list(refers.get("frames", ())), dict(refers.get("evidence", {})))

        def failure(self, exc: BaseException, *, tensor: int = 0, frame: int = 0) -> Any:
            """Asked first at the pop that raised, then at the end of its pass: there the notes are attached."""
            try:
                self._note(exc)
            except Exception:  # notes are a courtesy: without them the error is what it was
                self._stop = None
            return super().failure(exc, tensor=tensor, frame=frame)

        def op_failed(self, info: Any, exc: BaseException, inputs: tuple[Any, ...]) -> None:
            """An in-place write on a leaf was refused, or another op failed."""
            super().op_failed(info, exc, inputs)
            try:
                if info.inplace >= 0 and "Leaf Var" in str(exc):
                    memory = self.storage(inputs[info.inplace].impl)  # that of a view bears the number of its base
                    note_leaf(exc, frames, self.made_at.get(memory, (0, ""))[0])
            except Exception:  # as above
                return

        def _note(self, exc: BaseException) -> None:
            pop = self.local.pop
            if pop is not None and not pop.written:
                if self._stop is None or self._stop.error is not exc:
                    name = pop.node.name()
                    made = (self.node_born.get(pop.number) or self.node_freed.get(pop.number) or (0, 0))[1]
                    self._stop = Stop(exc, pop.told.pass_id, pop.pop, pop.number, name, made)
            elif self._stop is not None and self._stop.error is exc:
                stop, self._stop = self._stop, None
                add_notes(stop, frames)

    ours = NotingObserver()
    observer.current = ours
    guarded = flags.fast.guard
    if sink.guard:
        flags.set_flags({"FLAGS_gradscope_guard": True})
    if sink.holders:
        from gradscope.capture.holders import Holders

        ours.holders = Holders(ours, frames)
    if ours.lazy:
        sink.split = ours.segment_ended  # so that what no pass follows can be let go of

    def detach() -> None:
        if sink.guard:
            flags.set_flags({"FLAGS_gradscope_guard": guarded})
        if observer.current is ours:
            observer.current = None

    return detach
