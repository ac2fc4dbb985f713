"""Records of the forward pass: tensors, ops, nodes with their metas and wrappers, changes, hooks set."""

from __future__ import annotations

from typing import Any

import msgspec

from gradscope.trace.schema.pops import HookRan
from gradscope.trace.schema.values import Failure, Meta, Part, Value


class TensorMet(msgspec.Struct, array_like=True, gc=False, tag=7):
    """A tensor that no recorded op made: a creation, a parameter, or one that was there before the recording began.

    made: a creation function made it here (frame says where); False: it is only met here and frame may be 0.
    value: its content when met. view_of: the tensor whose storage it shares (0: its own).
    """

    tensor: int
    tick: int
    name: str
    meta: Meta
    storage: int
    version: int = 0
    leaf: bool = True
    stop_gradient: bool = True
    persistable: bool = False
    made: bool = False
    how: str = ""  # to_tensor, parameter, grad …
    frame: int = 0
    view_of: int = 0
    node: int = 0
    value: Value | None = None


class InputSeen(Part):
    """A tensor as an op read it, at this version of its storage."""

    tensor: int
    version: int = 0


class OutputMade(Part):
    """A tensor an op gave back. storage is shared with an input for a view or an in-place op."""

    tensor: int
    meta: Meta
    storage: int
    version: int = 0
    node: int = 0
    slot: int = 0
    rank: int = 0
    stop_gradient: bool = True
    value: Value | None = None
    name: str = ""


class CastMade(Part):
    """A recorded cast that ③ inserted before the op. reason: `amp`, `promotion` or `autocast`. call: the cast's."""

    slot: int
    rank: int
    from_dtype: str
    to_dtype: str
    reason: str
    call: int = 0


class Prepared(Part):
    """What ④ did to an input before the kernel: `contiguous`, `dtype` or `place`."""

    slot: int
    rank: int
    what: str


class Bump(Part):
    """A storage whose version counter moved: by which tensor it was written, from which version to which."""

    tensor: int
    storage: int
    old: int
    new: int


class OpRan(msgspec.Struct, array_like=True, gc=False, tag=8):
    """One forward op, or a read that leaves the graph (`numpy`, `item`, `tolist`: no outputs; `grad`: the user read
    `.grad` of the tensor and got None).

    inputs, outputs: one list per slot, in YAML order; the list of a tensor-list argument has one entry per rank.
    grad_mode: ① was gradient recording on. because: ③ the first input tensor that makes a gradient necessary
    (0: none is). nodes: GradNodes made. view_of / inplace: the tensor whose storage the output shares / overwrote.
    layer: 0 when all went well, else the layer 1–5 that raised `error`. scope: path of the module it runs in, from the
    name of the outermost one on. packs: pack hooks that ran for what its node saves.
    """

    call: int
    tick: int
    site: int
    end: int = 0
    within: int = 0
    scope: str = ""
    thread: int = 0
    frame: int = 0
    inputs: list[list[InputSeen]] = []
    attrs: list[Any] = []
    outputs: list[list[OutputMade]] = []
    grad_mode: bool = True
    mode: str = "dygraph"
    place: str = "cpu"
    casts: list[CastMade] = []
    because: int = 0
    nodes: list[int] = []
    prepared: list[Prepared] = []
    bumps: list[Bump] = []
    view_of: int = 0
    inplace: int = 0
    layer: int = 0
    error: Failure | None = None
    ns: int = 0
    marks: dict[str, str] = {}
    packs: list[HookRan] = []


class EdgeTo(Part):
    """Where the gradient of one out slot goes: node, its in slot and rank."""

    node: int
    slot: int = 0
    rank: int = 0


class OutMeta(Part):
    """A GradSlotMeta of bwd_out_meta: the forward input it belongs to, and its edge (None: no gradient flows)."""

    stop_gradient: bool
    edge: EdgeTo | None = None
    meta: Meta | None = None
    tensor: int = 0


class WrapperMade(Part):
    """A TensorWrapper: the tensor as saved under `field`, and the version of its storage at that moment.

    no_need_buffer: only shape and dtype were kept (never checked). packed: a pack hook took the value (never checked;
    hook: which). unchecked: saved by a PyLayer (never checked).
    """

    field: str
    tensor: int
    storage: int
    version: int = 0
    no_need_buffer: bool = False
    packed: bool = False
    meta: Meta | None = None
    hook: int = 0
    rank: int = 0
    unchecked: bool = False


class NodeMade(msgspec.Struct, array_like=True, gc=False, tag=9):
    """A GradNode. name as the engine prints it. kind: `op`, `leaf`, `pylayer`, `copy`. call: the op that made it.

    in_meta: per in slot (forward output) a list over ranks; out_meta: per out slot (forward tensor input).
    tensor: the leaf an accumulation node writes to. copy_of: the node this one was copied from.
    made: False when the node was older than the segment and is described again.
    attrs: what the formulas keep of the op's attributes; of a `pylayer` `backward`, the frame of the user's backward.
    """

    node: int
    tick: int
    name: str
    kind: str = "op"
    call: int = 0
    in_meta: list[list[Meta | None]] = []
    out_meta: list[list[OutMeta]] = []
    wrappers: list[WrapperMade] = []
    tensor: int = 0
    copy_of: int = 0
    made: bool = True
    frame: int = 0
    freed: bool = False
    attrs: dict[str, Any] = {}
    marks: dict[str, str] = {}


class TensorChanged(msgspec.Struct, array_like=True, gc=False, tag=10):
    """Something about a tensor changed outside an op.

    what: `stop_gradient`, `detach_`, `rebased` (old, new: node ids), `grad_set`, `grad_cleared`, `retain_grads`,
    `set_value`, `optimizer`, `write` (an unversioned write), `name` (how: the name of the outermost module it is a
    part of). versioned: did the write move the counter. how, for `rebased`: why, where the op wrote another tensor.
    """

    tensor: int
    tick: int
    what: str
    old: Any = None
    new: Any = None
    frame: int = 0
    storage: int = 0
    version: int = 0
    versioned: bool = False
    value: Value | None = None
    within: int = 0
    how: str = ""


class HookSet(msgspec.Struct, array_like=True, gc=False, tag=11):
    """A hook was registered. kind: `gradient`, `retain`, `reduce`, `post`, `final`, `pack`, `unpack`.

    name, file, line: the function that will be called. tensor, node, slot, rank: what it is attached to.
    frame: where it was registered (0: before the recording began).
    """

    hook: int
    tick: int
    kind: str
    name: str = ""
    file: str = ""
    line: int = 0
    tensor: int = 0
    node: int = 0
    slot: int = 0
    rank: int = 0
    frame: int = 0


class HookGone(msgspec.Struct, array_like=True, gc=False, tag=12):
    """A hook was removed."""

    hook: int
    tick: int
    frame: int = 0
