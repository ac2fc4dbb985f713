"""The plain answers a moment gives: one small dataclass per thing that has a state (holder slot, wrapper, hook …)."""

from __future__ import annotations

from dataclasses import dataclass, field

from gradscope.trace.records import Value

# What a node can be at a moment, seen from one pass.
UNBORN, IDLE, WAITS, QUEUED, RUNNING, DONE, FAILED, PRUNED = (
    "unborn",
    "idle",
    "waits",
    "queued",
    "running",
    "done",
    "failed",
    "pruned",
)
NODE_STATES = (UNBORN, IDLE, WAITS, QUEUED, RUNNING, DONE, FAILED, PRUNED)

# Why grad() leaves a node or an edge out, as people read it.
LEFT_OUT = {
    "not-needed": "leads to no input",
    "ending": "lies behind an input",
    "no-grad-var": "cut off by no_grad_vars",
    "stopped": "stops gradients",
}

WRAPPER_STATES = ("ok", "stale", "unchecked", "cleared", "packed")
HOOK_STATES = ("set", "ran", "gone")
# `none`: no path in this pass · `waits`: contributions missing · `ready`: in the queue · `running` · `written` ·
# `withheld`: grad() does not write · `dropped`: the tensor is gone · `nothing`: no gradient came ·
# `cut`: stop_gradient, no gradient can arrive.
LEAF_STATES = ("none", "waits", "ready", "running", "written", "withheld", "dropped", "nothing", "failed", "cut")


@dataclass(frozen=True, slots=True)
class HolderState:
    """One buffer of a node's holder.

    value: the buffer's content as far as it was kept (None: undefined, or values are off: `defined` tells).
    contributions, expected: edges (and seeds) that have brought theirs so far, and all that will in this pass.
    how: the last thing that happened to it: `seed`, `copy`, `add`, `undefined`, `zero_fill`, `hook`, or "" (empty).
    """

    slot: int
    rank: int
    defined: bool
    value: Value | None = None
    contributions: int = 0
    expected: int = 0
    how: str = ""


@dataclass(frozen=True, slots=True)
class WrapperState:
    """A saved tensor of a node: version when saved, version of its storage now.

    status: one of WRAPPER_STATES. unversioned: writes since it was saved that moved no counter (`set_value`,
    optimizer). made: the step at which it was saved (-1: before the recording).
    """

    field: str
    tensor: int
    storage: int
    saved: int
    now: int
    status: str
    no_need_buffer: bool = False
    unversioned: int = 0
    rank: int = 0
    made: int = -1


@dataclass(frozen=True, slots=True)
class HookState:
    """A hook as of this moment. status: one of HOOK_STATES (`ran`: in this pass, up to now).

    changed: the last run gave back another value (None: it has not run, or nobody knows).
    runs: how often it ran up to now, in all passes.
    """

    hook: int
    kind: str
    name: str
    status: str
    changed: bool | None = None
    runs: int = 0
    slot: int = 0
    rank: int = 0
    frame: int = 0


@dataclass(frozen=True, slots=True)
class LeafState:
    """The gradient of a leaf in this pass. state: one of LEAF_STATES.

    node: its accumulation node (0: not known). before: `.grad` before the pass wrote it. incoming: what the pass brings
    (so far). now: `.grad` at this moment as far as recorded. leaf_norm: norm of the tensor itself.
    how: `set`, `add`, `merge` … once written. step: the step that wrote it (-1: not yet).
    """

    tensor: int
    node: int
    state: str
    contributions: int = 0
    expected: int = 0
    before: Value | None = None
    incoming: Value | None = None
    now: Value | None = None
    leaf_norm: float | None = None
    how: str = ""
    step: int = -1


@dataclass(frozen=True, slots=True)
class LineVersion:
    """A version seen on a line: `h2@1` (read or saved there) or `h2 0→1` (written there: new is not None).

    saved: a wrapper was made of it there. stale: that wrapper no longer matches at this moment, or (for a write) the
    write made a wrapper stale.
    """

    tensor: int
    version: int
    new: int | None = None
    saved: bool = False
    stale: bool = False


@dataclass(frozen=True, slots=True)
class LineState:
    """A source line as backward visits it.

    state: of its nodes in this pass, the most telling one (`failed`, `running`, `queued`, `waits`, `done`, `pruned`,
    `idle`), "" when no node was made here. pop: the pop that visits the line (last one begun, or, when none began yet,
    the first to come; 0: none). pops: all of them in this pass. fails: the pop of this pass that failed, or will fail,
    on this line (0: none).
    """

    line: int
    text: str
    state: str = ""
    pop: int = 0
    pops: list[int] = field(default_factory=list)
    nodes: list[int] = field(default_factory=list)
    versions: list[LineVersion] = field(default_factory=list)
    fails: int = 0
