"""What is narrated outside ops and passes: tensors made and changed, hooks, pack and unpack, scopes, findings."""

from __future__ import annotations

import os
import sys
from time import perf_counter_ns
from typing import Any

from gradscope.core.eager.grad_node_info import GradNodeBase
from gradscope.core.eager.op_info import OpInfo
from gradscope.core.observer.guard import guarded, stop_after
from gradscope.core.observer.ids import plain_attr
from gradscope.core.observer.py_layers import PyLayers
from gradscope.core.tensor import Tensor
from gradscope.trace.records import Finding, HookGone, Opened, ParamsStepped, TensorChanged

_HOME = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))) + os.sep
#: kind of finding -> what to do about it
REMEDIES = {
    "stale-inplace": "use the out-of-place form of the op that wrote it, or clone() what the gradient needs first",
    "stale-unversioned": "write after backward, or keep a clone() of what the gradient needs",
    "stale-pylayer": "save a clone() in the PyLayer, or write after backward",
    "raw-write": "give a copy to whoever writes into a tensor's memory by itself",
    "hook-shape": "return a gradient of the tensor's own shape",
    "pylayer-shape": "return gradients of the shapes of the inputs of forward",
    "stop-gradient": "set stop_gradient = False on what the gradient is wanted of, before the ops that use it",
}
_READS: dict[str, OpInfo] = {}


class Events(PyLayers):
    """The part of the Observer that tensors, hooks and optimizers talk to."""

    @guarded
    def tensor_made(self, tensor: Tensor, how: str, view_of: Tensor | None = None) -> None:
        """A creation function made a tensor (`how`: its name)."""
        base = 0 if view_of is None else self.tensor(view_of)
        frame = self.frame()
        number = self.new_tensor(tensor.impl)
        self.made_at[number] = (frame, how)
        self.describe(tensor.impl, number, tensor, made=True, how=how, frame=frame, view_of=base)

    @guarded
    def tensor_changed(
        self, tensor: Tensor, what: str, old: Any = None, new: Any = None, *, how: str = "", versioned: bool = False,
        value: Any = None,
    ) -> None:  # fmt: skip
        """Something about a tensor changed outside an op; see TensorChanged."""
        number = self.tensor(tensor)
        impl = tensor.impl
        if number in self.flags:
            self.flags[number] = (tensor.is_leaf, tensor.stop_gradient, tensor.persistable, tensor.name_)
        frame = self.local.at or self.frame()
        if what in ("set_value", "optimizer", "write") and not versioned:
            self.unversioned_after[self.storage(impl)] = self.last_node
            frames = self.unversioned.setdefault(self.storage(impl), [])
            if frame not in frames:
                frames.append(frame)
        self.emit(
            TensorChanged(
                number,
                self.tick(),
                what,
                plain_attr(old),
                plain_attr(new),
                frame,
                self.storage(impl),
                int(getattr(impl, "version", 0)),
                versioned,
                self.value(value),
                self.local.within[-1],
                how,
            )
        )

    @guarded
    def grad_changed(self, tensor: Tensor, what: str, grad: Tensor | None) -> None:
        """`.grad` was assigned or cleared by the user."""
        new = 0 if grad is None else self.tensor(grad)
        self.tensor_changed(tensor, what, None, new, value=grad)

    @guarded
    def read(self, op: str, tensor: Tensor) -> None:
        """A value left the graph: `numpy`, `item`, `tolist`."""
        info = _READS.get(op)
        if info is None:
            info = _READS[op] = OpInfo(op, ("x",), (), ())
        note = self.op_began(info, (tensor,), ())
        if note is not None:
            note.settle()
            del self.local.ops[note.depth :]
            self._emit_op(note, [], 0, 0, [], [], perf_counter_ns() - note.began)

    @guarded
    def no_gradient(self, tensor: Tensor) -> None:
        """The user read `.grad` and got None. Reads by our own code (an optimizer looks at all) are none."""
        caller = sys._getframe(3).f_code.co_filename  # past the guard and the property
        if not caller.startswith(_HOME) and tensor.impl is not None and tensor.impl.is_dense:
            self.read("grad", tensor)

    @guarded
    def params_began(self) -> int:
        """An optimizer is about to write its parameters: these writes are part of its step."""
        tick: int = self.tick()
        here = self.local
        here.within.append(tick)
        here.at = self.frame()
        return tick

    @guarded
    def params_stepped(
        self, optimizer: str, step: int, params: list[tuple[Any, ...]], opened: int | None = None, **facts: Any
    ) -> None:
        """An optimizer stepped; params are (Tensor, update, had_grad, group); opened: what `params_began` gave; facts:
        scale, skipped, cleared."""
        frame = self.local.at or self.frame()
        self.local.at = 0
        if opened is not None:
            self._leave(opened)
        tick = self.tick() if opened is None else opened
        rows: Any = [(self.tensor(t), *rest) for t, *rest in params]
        self.emit(ParamsStepped(optimizer, tick, step, rows, frame, end=self.tick(), **facts))

    @guarded
    def many_began(self) -> None:
        """One call of the user's (`clear_grad`) is about to change many tensors, all from the same position."""
        self.local.at = self.frame()

    def many_ended(self) -> None:
        """It is done."""
        self.local.at = 0

    @guarded
    def node_made(self, node: GradNodeBase) -> None:
        """The engine made a node that stands for no op."""
        for edge in node.flat_edges():
            if edge is not None:
                self.node(edge[0])
        self.new_node(node)
        self.describe_node(node, made=True, frame=self.frame())

    @guarded
    def hook_set(self, hook: Any, node: GradNodeBase) -> None:
        """A hook was registered on a node."""
        if hook.oid > self.base:
            return
        self.hook(hook, node, self.frame())

    @guarded
    def final_hook_set(self, hook: Any) -> None:
        """A function will be called at the end of the next pass."""
        self.hook(hook, None, self.frame())

    @guarded
    def hook_gone(self, hook: Any) -> None:
        """A hook was removed."""
        number = self.hook(hook, None)
        self.emit(HookGone(number, self.tick(), self.frame()))

    def about_to_write(self, array: Any = None) -> None:
        """`array` (None: some array) is about to be overwritten in place."""
        try:
            self.sink.about_to_write(array)
        except Exception as fault:
            stop_after(fault)

    # ------------------------------------------------------------------------------------------ pack, unpack, scope

    @guarded
    def pair_set(self, pack: Any, unpack: Any) -> None:
        """From here on what nodes save is packed, and unpacked when they run."""
        frame = self.frame()
        self.pair_hook(pack, "pack", frame)
        self.pair_hook(unpack, "unpack", frame)

    @guarded
    def pack_began(self, pack: Any, node: GradNodeBase | None = None) -> Any:
        """A pack hook is about to be called for what `node` saves; the node is described when its op is done, and the
        hook may be shown a tensor that came out of it before."""
        tick = self.tick()
        if node is not None and getattr(node, "oid", self.base + 1) <= self.base:  # none yet: it saves an input
            self.new_node(node)
        number = self.pair_hook(pack, "pack")
        self.emit(Opened("pack", number, tick, thread=self.thread()))
        self.local.within.append(tick)
        return number, tick, perf_counter_ns()

    @guarded
    def pack_ended(self, opened: Any, exc: BaseException | None = None, tensor: Tensor | None = None) -> None:
        """It returned or raised: part of the op whose node saves the tensor, which has a number from here on, also
        where the hook did not look at it."""
        if opened is None:
            return
        number, tick, began = opened
        self._leave(tick)
        here = self.local
        if here.ops:
            outcome, error = ("", None) if exc is None else ("error", self.failure(exc))
            ran = (number, tick, 0, 0, None, None, outcome, perf_counter_ns() - began, error)
            here.packs.append((here.ops[-1], ran))
        if tensor is not None:
            self.tensor(tensor)

    @guarded
    def unpack_began(self, node: GradNodeBase | None, packed: Any) -> Any:
        """An unpack hook is about to be called, usually inside a pop."""
        tick = self.tick()
        number = self.pair_hook(packed.unpack_hook, "unpack")
        pop = self.local.pop
        if pop is None:
            self.emit(Opened("unpack", number, tick, thread=self.thread()))
        else:
            pop.opened("unpack", number, tick)
            pop.unpacking(packed, tick, number)
        self.local.within.append(tick)
        return tick

    @guarded
    def unpack_ended(self, opened: Any) -> None:
        """It returned or raised."""
        self._leave(opened)
        if self.local.pop is not None:
            self.local.pop.unpacked()

    def _leave(self, tick: Any) -> None:
        within = self.local.within
        while len(within) > 1 and tick in within:
            within.pop()

    @guarded
    def hide(self) -> None:
        """The ops from here on are done for something that is told as a whole."""
        self.local.hidden += 1

    def show(self) -> None:
        """No more."""
        self.local.hidden -= 1

    def enter_scope(self, name: str) -> None:
        """A layer's forward begins: its path is the scope of the ops inside."""
        self.local.scope.append(name)

    @guarded
    def enter_layer(self, layer: Any) -> None:
        """A layer is called: the ops inside have its path as their scope."""
        here, depth = self.local, len(self.local.scope)
        try:
            path = self.layer_paths.enter(layer)
        except Exception:
            here.scope.append("")  # whoever called leaves a scope, whatever becomes of the recording
            raise
        del here.scope[depth:]
        here.scope.append(path)

    def tensor_named(self, tensor: Tensor, path: str, owner: str) -> None:
        """A parameter or buffer is called `path` in its outermost layer `owner`."""
        number = self.tensor(tensor)
        if number not in self.path_names:
            self.path_names[number] = path
            frame = self.made_at.get(number, (0, ""))[0]
            self.emit(TensorChanged(number, self.tick(), "name", None, path, frame, how=owner))

    @guarded
    def leave_scope(self) -> None:
        """It returned."""
        if self.local.scope:
            self.local.scope.pop()

    # ---------------------------------------------------------------------------------------------------- findings

    @guarded
    def raw_write(self, node: GradNodeBase, field: str, text: str) -> None:
        """Under guard: memory that a node saved was changed by none of our writes."""
        number, pop = self.node(node), self.local.pop
        _, frame = self.node_born.get(number) or self.node_freed.get(number) or (0, 0)
        at = {} if pop is None else {"pass_id": pop.told.pass_id, "pop": pop.pop}
        self.finding(
            "raw-write", text, "warning", node=number, frames=[frame] if frame else [], evidence={"field": field}, **at
        )

    @guarded
    def not_finite(
        self, op: str, found: Any, node: GradNodeBase | None, out: Tensor | None, backward: bool, raises: bool,
        remedy: str,
    ) -> None:  # fmt: skip
        """FLAGS_check_nan_inf found nan or inf in what `op` made. The finding stands after the record of the op, or of
        the pop where it raises."""
        count = " and ".join(f"{n} {word}" for n, word in ((found.nan, "nan"), (found.inf, "inf")) if n)
        told: dict[str, Any] = {
            "kind": "nan-inf",
            "text": f"{op} made {count} of {found.numel} numbers (max {found.most:e}, min {found.least:e})",
            "severity": "error" if raises else "warning",
            "layer": 5,
            "op": op,
            "remedy": remedy,
            "evidence": {"op": op, "nan": found.nan, "inf": found.inf, "zero": found.zero, "numel": found.numel},
        }
        local = self.local
        if local.ops and not backward:
            local.ops[-1].settle()
            local.nonfinite.append({**told, "out": out})
            return
        number = 0 if node is None else self.node(node)
        born = self.node_born.get(number) or self.node_freed.get(number) or (0, 0)
        pop = local.pop
        if pop is not None:
            told.update(pass_id=pop.told.pass_id, pop=pop.pop)
        frames = [born[1], 0 if pop is None else pop.told.frame, 0 if number or pop else self.frame()]
        told.update(node=number, frames=[f for f in frames if f])
        if pop is not None and raises:
            pop.nonfinite = told
        else:
            self.finding(**told)

    @guarded
    def finding(self, kind: str, text: str, severity: str = "error", **refers: Any) -> None:
        """Something a user must hear of; refers: fields of Finding."""
        if kind in REMEDIES:
            refers.setdefault("remedy", REMEDIES[kind])
        pop = self.local.pop
        if pop is not None and refers.get("node") == pop.number and pop.node.op_:
            refers.setdefault("op", f"{pop.node.op_}_grad")
        self.emit(Finding(self.next_finding(), self.tick(), kind, text, severity, **refers))
