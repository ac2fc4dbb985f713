"""The findings of a trace as the screens count them: every answer that is no mere note, worst first, asked for once."""

from __future__ import annotations

from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

if TYPE_CHECKING:
    from gradscope.trace.answers.answer import Answer
    from gradscope.trace.trace import Trace

_known: WeakKeyDictionary[Trace, list[Answer]] = WeakKeyDictionary()
_asked: WeakKeyDictionary[Trace, dict[tuple[int, int], list[Answer]]] = WeakKeyDictionary()


def answers(trace: Trace) -> list[Answer]:
    """All answers about the record, notes included, worst first."""
    if trace not in _known:
        from gradscope.trace.answers import why

        _known[trace] = why(trace)
    return _known[trace]


def findings(trace: Trace) -> list[Answer]:
    """Errors and warnings."""
    return [answer for answer in answers(trace) if answer.severity != "note"]


def asked(trace: Trace, node: int = 0, tensor: int = 0) -> list[Answer]:
    """What is to be said about one node or tensor when somebody asks, notes included; asked for once."""
    known = _asked.setdefault(trace, {})
    if (node, tensor) not in known:
        from gradscope.trace.answers import Target, why

        known[node, tensor] = why(trace, Target(False, {node} - {0}, {tensor} - {0}))
    return known[node, tensor]
