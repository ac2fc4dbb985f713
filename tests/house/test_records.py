"""Every kind of record is either a description or has steps, and every step has a sentence."""

from __future__ import annotations

from importlib import import_module
from typing import Any, get_args

import handmade
import msgspec
import pytest

from gradscope.trace import records as R
from gradscope.trace.steps import KINDS, flatten
from gradscope.trace.story import sentence
from gradscope.trace.trace import Trace

# These say what something is; they happen at no moment of their own.
DESCRIPTIONS = {R.SourceSeen, R.FrameSeen, R.SiteSeen, R.NodeMade}


def least(kind: type[msgspec.Struct], tick: int) -> Any:
    """A record of a kind with nothing but its required fields."""
    given: dict[str, Any] = {}
    for field in msgspec.structs.fields(kind):
        if not field.required:
            continue
        if field.name in ("tick", "popped"):
            given[field.name] = tick
        elif field.type is R.Meta:
            given[field.name] = R.Meta((2,), "float32")
        else:
            plain = (get_args(field.type) or (field.type,))[0] if get_args(field.type) else field.type
            empty = {int: 1, str: "x", float: 1.0, bool: True}
            origin = getattr(field.type, "__origin__", field.type)
            given[field.name] = empty[plain] if origin not in (dict, list, tuple) else origin()
    return kind(**given)


@pytest.mark.parametrize("kind", R.KINDS, ids=lambda kind: kind.__name__)
def test_every_record_has_steps_and_every_step_a_sentence(kind: type[msgspec.Struct]) -> None:
    record = least(kind, 2)
    rows = flatten(record)
    assert bool(rows) == (kind not in DESCRIPTIONS)
    began = least(R.TraceBegan, 1)
    trace = Trace.from_records([began, record] if kind is not R.TraceBegan else [least(kind, 1)])
    said = [sentence(trace, step.k) for step in trace.steps]
    assert len(said) >= len(rows)
    assert all(text.strip() and "\n" not in text for text in said)


@pytest.mark.parametrize("name", handmade.NAMES)
def test_every_step_of_the_hand_written_traces_has_a_sentence(name: str) -> None:
    trace = Trace.from_records(import_module(f"handmade.{name}").records())
    said = [sentence(trace, k) for k in range(len(trace.steps))]
    assert said and all(text.strip() and "\n" not in text for text in said)


def test_the_hand_written_traces_show_most_kinds_of_step() -> None:
    seen: set[str] = set()
    for name in handmade.NAMES:
        seen |= {step.kind for step in Trace.from_records(import_module(f"handmade.{name}").records()).steps}
    assert len(seen) >= len(KINDS) - 8, sorted(set(KINDS) - seen)
