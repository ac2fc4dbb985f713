"""The record schema: what a producer may say about a run, one msgspec Struct per kind of thing done.

This file, with the parts it gathers from `schema/`, is the contract between engines that narrate and everything that
reads. A producer (our own core, PyTorch, later Paddle) imports this module and nothing else of gradscope; a reader
needs nothing but this module to understand a `.gscope` file.

How records are written
    Every record is an array ``[tag, field, field, ...]`` in MessagePack. Tags are never reused; fields are only ever
    appended, with a default. So an older reader skips a kind it does not know and ignores trailing fields, and a newer
    reader fills what an older file lacks. `SCHEMA_VERSION` counts the appendings; `HISTORY` names them.

Words
    *pass*: one ``backward()`` or ``grad()`` call (b9) · *pop*: one node taken from the ready queue (p7) ·
    *node*: one GradNode in order of creation (n12) · *step*: one line the viewer can stop at (e31).
    Ids count from 1; 0 means "none". Slots and ranks count from 0.

Time
    One tick counter per recording. A record carries the tick at which its thing began. Whatever can run other code
    while it lasts (a hook, an unpack, a PyLayer, a pass) carries its own tick, and each stage of a pop after it does
    too, so that sorting by tick puts an op done inside a hook inside the pop. ``within`` is the tick of the item that
    encloses a record (0: nothing does). Durations are nanoseconds of a monotonic clock.

Values
    A field of type `Value` is handed to the recorder as the array itself (numpy, or anything with ``__array__``) and
    becomes a `Value` when its batch is encoded, by the recorder's value policy. A nested Struct may be handed over as
    a plain tuple of its fields: both encode to the same bytes, and the tuple is cheaper to make. A whole record may be
    handed over flat (`schema/flat.py`) to a recorder that says it takes those (`flat`).
"""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from gradscope.trace.schema.after import Finding, GraphHeld, ParamsStepped, ParamStep
from gradscope.trace.schema.fidelity import ABSENT, EMULATED, FACTS, FIDELITIES, INFERRED, OBSERVED, VERIFIED
from gradscope.trace.schema.flat import TICK, begin, head, raw, spread, whole
from gradscope.trace.schema.forward import (
    Bump,
    CastMade,
    EdgeTo,
    HookGone,
    HookSet,
    InputSeen,
    NodeMade,
    OpRan,
    OutMeta,
    OutputMade,
    Prepared,
    TensorChanged,
    TensorMet,
    WrapperMade,
)
from gradscope.trace.schema.passes import Fetch, GraphPlanned, InDegree, Opened, PassBegan, PassEnded, Pruned, Root
from gradscope.trace.schema.pops import (
    ADD,
    BACK,
    COPY,
    FRONT,
    NO,
    SORTED,
    UNDEFINED,
    UNWRITTEN,
    EdgeGiven,
    GradFetched,
    HolderSlot,
    HookRan,
    LeafGrew,
    NodeRan,
    OutputGiven,
    WrapperChecked,
)
from gradscope.trace.schema.recording import FrameSeen, PolicyChanged, SiteSeen, SourceSeen, TraceBegan, TraceEnded
from gradscope.trace.schema.values import BARE, SAMPLE, WHOLE, Failure, Meta, Part, Value

SCHEMA_VERSION = 1
HISTORY = {1: "first schema"}

Record = (
    TraceBegan
    | TraceEnded
    | PolicyChanged
    | SourceSeen
    | FrameSeen
    | SiteSeen
    | TensorMet
    | OpRan
    | NodeMade
    | TensorChanged
    | HookSet
    | HookGone
    | Opened
    | PassBegan
    | PassEnded
    | GraphPlanned
    | NodeRan
    | LeafGrew
    | GradFetched
    | ParamsStepped
    | GraphHeld
    | Finding
)
KINDS: tuple[type[msgspec.Struct], ...] = get_args(Record)
TAGS: dict[int, type[msgspec.Struct]] = {int(str(kind.__struct_config__.tag)): kind for kind in KINDS}


def tick_of(record: Record | tuple[Any, ...]) -> int:
    """The tick a record sorts by: 0 for descriptions (SourceSeen, FrameSeen, SiteSeen), which stand where needed."""
    if isinstance(record, tuple):  # a flat one
        return int(record[TICK]) if len(record) > TICK else 0
    if isinstance(record, NodeRan):
        return record.popped
    return int(getattr(record, "tick", 0))


__all__ = [
    "ABSENT",
    "ADD",
    "BACK",
    "BARE",
    "COPY",
    "EMULATED",
    "FACTS",
    "FIDELITIES",
    "FRONT",
    "HISTORY",
    "INFERRED",
    "KINDS",
    "NO",
    "OBSERVED",
    "SAMPLE",
    "SCHEMA_VERSION",
    "SORTED",
    "TAGS",
    "UNDEFINED",
    "UNWRITTEN",
    "VERIFIED",
    "WHOLE",
    "Bump",
    "CastMade",
    "EdgeGiven",
    "EdgeTo",
    "Failure",
    "Fetch",
    "Finding",
    "FrameSeen",
    "GradFetched",
    "GraphHeld",
    "GraphPlanned",
    "HolderSlot",
    "HookGone",
    "HookRan",
    "HookSet",
    "InDegree",
    "InputSeen",
    "LeafGrew",
    "Meta",
    "NodeMade",
    "NodeRan",
    "OpRan",
    "Opened",
    "OutMeta",
    "OutputGiven",
    "OutputMade",
    "ParamStep",
    "ParamsStepped",
    "Part",
    "PassBegan",
    "PassEnded",
    "PolicyChanged",
    "Prepared",
    "Pruned",
    "Record",
    "Root",
    "SiteSeen",
    "SourceSeen",
    "TensorChanged",
    "TensorMet",
    "TraceBegan",
    "TraceEnded",
    "Value",
    "WrapperChecked",
    "WrapperMade",
    "begin",
    "head",
    "raw",
    "spread",
    "tick_of",
    "whole",
]
