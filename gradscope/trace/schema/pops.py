"""Records of single pops: the node that ran, the leaf that grew, the gradient that was fetched."""

from __future__ import annotations

import msgspec

from gradscope.trace.schema.values import Failure, Part, Value


class HolderSlot(Part):
    """One buffer of a holder. value None: undefined (or values are off: then defined tells)."""

    slot: int
    rank: int
    value: Value | None = None
    defined: bool = True
    zero_filled: bool = False


class HookRan(Part):
    """A hook call. after None: it returned None and the gradient went on unchanged. outcome: ``, `same`, `changed`,
    `error`. shape_changed: it returned another shape. tick: the hook's own."""

    hook: int
    tick: int
    slot: int = 0
    rank: int = 0
    before: Value | None = None
    after: Value | None = None
    outcome: str = ""
    ns: int = 0
    error: Failure | None = None


class WrapperChecked(Part):
    """A TensorWrapper recovered: version saved, version found. ok False: it was modified in place.

    checked False: no check applies (no_need_buffer, packed). tick: its own when an unpack hook ran, else 0.
    """

    field: str
    tensor: int
    storage: int
    saved: int
    now: int
    ok: bool = True
    checked: bool = True
    unpacked: bool = False
    tick: int = 0
    hook: int = 0
    rank: int = 0


class OutputGiven(Part):
    """A gradient a node produced, after its post hooks. defined False: no gradient for this slot."""

    slot: int
    rank: int
    value: Value | None = None
    defined: bool = True


COPY, ADD, UNDEFINED = "copy", "add", "undefined"
FRONT, BACK, NO, SORTED = "front", "back", "no", "sorted"


class EdgeGiven(Part):
    """One edge walked after a pop. slot, rank -> node, in_slot, in_rank.

    how: COPY (first contribution, shared), ADD (summed into the buffer), UNDEFINED (counts, brings nothing).
    before, after: the buffer around an ADD. left: in-degree of the receiver after it. queued: FRONT, BACK, NO,
    or SORTED where the queue is a heap (`TraceBegan.queue_policy`): the node goes where its priority puts it.
    """

    slot: int
    rank: int
    node: int
    in_slot: int
    in_rank: int
    how: str
    left: int
    queued: str
    before: Value | None = None
    after: Value | None = None


class NodeRan(msgspec.Struct, array_like=True, gc=False, tag=17):
    """One pop, from the queue to its last edge, in the order the engine works.

    popped: tick of the pop (sorts the record). checked, computed, gave, ended: ticks at which the wrappers were
    recovered, the gradient kernel began, the edges began, the pop was over (0: never got there).
    popped_from: `front`. holder: buffers as popped, zero fills marked. freed: holder dropped. cleared: wrappers
    cleared. queue_left: length of the queue right after the pop.
    """

    pass_id: int
    popped: int
    pop: int
    node: int
    checked: int = 0
    computed: int = 0
    gave: int = 0
    ended: int = 0
    thread: int = 0
    queue_left: int = 0
    holder: list[HolderSlot] = []
    hooks: list[HookRan] = []
    checks: list[WrapperChecked] = []
    outputs: list[OutputGiven] = []
    post_hooks: list[HookRan] = []
    edges: list[EdgeGiven] = []
    freed: bool = True
    cleared: bool = False
    layer: int = 0
    error: Failure | None = None
    ns: int = 0
    marks: dict[str, str] = {}


UNWRITTEN = ("withheld", "dropped", "nothing")  # ways for a `.grad` to stay as it was


class LeafGrew(msgspec.Struct, array_like=True, gc=False, tag=18):
    """A `.grad` was written during a pass. how: `set` (was empty), `add`, `merge` (rows), `retain` (a retained
    gradient, overwritten), `dropped` (the leaf is gone), `withheld` (grad() does not write), `nothing` (its turn came
    and no gradient with it).

    leaf_norm: Euclidean norm of the tensor itself. reduce_hooks: run after the write.
    """

    pass_id: int
    tick: int
    node: int
    tensor: int
    how: str
    pop: int = 0
    before: Value | None = None
    after: Value | None = None
    leaf_norm: float | None = None
    reduce_hooks: list[HookRan] = []
    storage: int = 0
    ended: int = 0


class GradFetched(msgspec.Struct, array_like=True, gc=False, tag=19):
    """A result of grad(). tensor: the input. found False: it does not appear in the graph. index: its place among the
    inputs. result: the tensor that was given back (0: none, or not known)."""

    pass_id: int
    tick: int
    tensor: int
    value: Value | None = None
    found: bool = True
    index: int = 0
    result: int = 0
