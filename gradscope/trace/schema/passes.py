"""Records that frame a pass: what was opened, begun, planned and ended."""

from __future__ import annotations

import msgspec

from gradscope.trace.schema.pops import HookRan
from gradscope.trace.schema.values import Failure, Part, Value


class Opened(msgspec.Struct, array_like=True, gc=False, tag=13):
    """About to run code that is not the engine's, or held at the gate: written and flushed first, so that a crash
    there leaves the pop visible as unfinished.

    kind: `hook`, `reduce`, `post`, `final`, `pack`, `unpack`, `pylayer`, `gate`. id: the hook (0: none).
    pass_id, pop, node: the pop it happens in (0: outside a pass). tick: the one its finished record will carry.
    """

    kind: str
    id: int
    tick: int
    pass_id: int = 0
    pop: int = 0
    node: int = 0
    thread: int = 0
    popped: int = 0  # tick at which that pop began


class Root(Part):
    """A tensor the pass starts from. given: the user passed a seed (else ones). skipped: why nothing starts here."""

    tensor: int
    node: int = 0
    slot: int = 0
    rank: int = 0
    seed: Value | None = None
    given: bool = False
    skipped: str = ""


class InDegree(Part):
    """How many edges of this pass lead to a node."""

    node: int
    count: int


class PassBegan(msgspec.Struct, array_like=True, gc=False, tag=14):
    """A backward() or grad() call, after in-degrees were counted. kind: `backward`, `grad`.

    parent: the pass this one runs inside of. inputs: tensors asked for by grad(). in_degrees: every reachable node.
    queue: the start queue, front first. error: raised before the first pop (PassEnded follows all the same).
    """

    pass_id: int
    tick: int
    kind: str = "backward"
    parent: int = 0
    within: int = 0
    thread: int = 0
    frame: int = 0
    roots: list[Root] = []
    inputs: list[int] = []
    retain_graph: bool = False
    create_graph: bool = False
    in_degrees: list[InDegree] = []
    queue: list[int] = []


class PassEnded(msgspec.Struct, array_like=True, gc=False, tag=15):
    """The call returned or raised. left: nodes whose in-degree never reached 0. ns: its duration.

    queue: what was still queued, front first, where the queue is a heap. final_hooks: run after the last pop.
    """

    pass_id: int
    tick: int
    pops: int = 0
    error: Failure | None = None
    left: list[int] = []
    ns: int = 0
    queue: list[int] = []
    final_hooks: list[HookRan] = []


class Pruned(Part):
    """A node or edge grad() left out. why: `not-needed` (leads to no input), `ending` (lies behind an input whose
    gradient is handed out), `no-grad-var` (leads to an input, or is reached, through a tensor of no_grad_vars only),
    `stopped`.

    slot, rank -1: the whole node; else the edge that leaves node at (slot, rank).
    """

    node: int
    why: str
    slot: int = -1
    rank: int = -1


class Fetch(Part):
    """Where grad() takes the gradient of an input from. how: `ending`, `hook`, `seed`."""

    tensor: int
    node: int
    slot: int = 0
    rank: int = 0
    how: str = "ending"


class GraphPlanned(msgspec.Struct, array_like=True, gc=False, tag=16):
    """GeneralGrad's plan. targets: nodes at which gradients of inputs arrive. ending: those that hand them out and do
    not run. copies: (node of the user's graph, its copy that runs), for copies that have numbers of their own; our
    engine tells of a copy by the number of the node it stands for.
    """

    pass_id: int
    tick: int
    copies: list[tuple[int, int]] = []
    targets: list[int] = []
    ending: list[int] = []
    pruned: list[Pruned] = []
    fetches: list[Fetch] = []
