"""The ledger of hooks: every hook is wrapped when it is registered, so that who it is and what it did is known."""

from __future__ import annotations

import functools
import weakref
from collections import OrderedDict
from collections.abc import Callable
from time import perf_counter_ns
from typing import Any

import torch

from gradscope.capture.torch.guard import guarded
from gradscope.capture.unseen import unseen
from gradscope.trace.records import HookGone, HookRan, HookSet, LeafGrew, Opened

_TORCH = torch.__path__[0]


class Hook:
    """What is remembered of a hook."""

    __slots__ = ("fn", "frame", "kind", "node", "number", "segment", "slot", "tensor")

    def __init__(self, number: int, fn: Any, kind: str, frame: int) -> None:
        self.number = number
        self.fn = fn
        self.kind = kind
        self.frame = frame
        self.tensor = 0
        self.node: Any = None  # what is known of its node
        self.slot = 0
        self.segment = 0


def wrap(narrator: Any, fn: Any, kind: str) -> Any:
    """A function that does what `fn` does and tells the narrator; `fn` itself when it is one of ours."""
    if getattr(fn, "gradscope", None) is not None:
        return fn
    hook = Hook(narrator.next_hook(), fn, kind, narrator.frames())

    @functools.wraps(fn, updated=("__dict__",) if hasattr(fn, "__dict__") else ())
    @unseen
    def call(*args: Any, **kwargs: Any) -> Any:
        opened = None if narrator.dead else narrator.hook_began(hook, args)
        if opened is None:
            return fn(*args, **kwargs)
        try:
            result = fn(*args, **kwargs)
        except BaseException as error:
            narrator.hook_ended(opened, args, None, error)
            raise
        narrator.hook_ended(opened, args, result, None)
        return result

    call.gradscope = hook  # type: ignore[attr-defined]
    return call


class OwnHandle:
    """What registering one of our own hooks gives: torch's handle in short."""

    __slots__ = ("hooks",)

    def __init__(self, hooks: Any) -> None:
        self.hooks = hooks

    def remove(self) -> None:
        """Take the hook off."""
        self.hooks.pop(self, None)


class HookLedger:
    """The part of the narrator that hooks talk to; mixed into it."""

    def __init__(self) -> None:
        self.retaining: dict[int, list[tuple[Any, int, Hook]]] = {}  # node -> the tensors whose gradient it retains
        self._pairs: dict[Any, Hook] = {}

    @property
    def me(self) -> Any:
        """The whole narrator."""
        return self

    @guarded
    def hook_set(self: Any, hook: Hook, tensor: Any) -> None:
        """A hook was registered on a tensor (registering asked for its node, so we may)."""
        hook.tensor = self.tensor(tensor)
        node = tensor.grad_fn
        if node is not None:
            self.node(node)
            hook.node, hook.slot = self.info(node), tensor.output_nr
        self.tell_hook(hook)

    def tell_hook(self: Any, hook: Hook) -> None:
        """Describe a hook in this segment."""
        if hook.segment == self.segment:
            return
        hook.segment = self.segment
        if hook.frame:
            self.frames.describe(hook.frame)
        name, file, line = describe(hook.fn)
        node = hook.node.number if hook.node is not None else 0
        self.sink.emit(
            HookSet(hook.number, self.tick(), hook.kind, name, file, line, hook.tensor, node, hook.slot, 0, hook.frame)
        )

    @guarded
    def hook_gone(self: Any, hook: Hook) -> None:
        """A hook was removed."""
        self.tell_hook(hook)
        self.sink.emit(HookGone(hook.number, self.tick(), self.frames()))

    # -------------------------------------------------------------------------------------------------------- running

    @guarded
    def hook_began(self: Any, hook: Hook, args: Any) -> Any:
        """A hook is about to be called. A hook of a node shows what kind it is by what it is given."""
        local = self.local
        pop = local.pop
        if hook.kind == "node":
            hook.kind = "post" if len(args) == 2 else "gradient"
            hook.node = pop.info if pop is not None else None
            if hook.kind == "gradient" and local.passes and (pop is None or pop.begun):
                hook.node = local.passes[-1].coming()
        if hook.kind == "gradient" and local.passes:
            info = hook.node
            if info is None and hook.tensor and len(args) == 1:
                info = self.leaf_of(hook.tensor, local.passes[-1])
            if info is not None and (pop is None or pop.info is not info or pop.told is not local.passes[-1]):
                if info.number in local.passes[-1].degrees:
                    pop = local.passes[-1].entered(info)
            hook.node = hook.node or info
        if hook.kind == "reduce" and pop is not None and args:
            pop.leaf_grew(args[0])
        self.tell_hook(hook)
        tick = self.tick()
        kind = "hook" if hook.kind == "gradient" else hook.kind
        if pop is not None:
            pop.opened(kind, hook.number, tick)
        else:
            self.sink.emit(Opened(kind, hook.number, tick, thread=self.thread()))
        before: list[Any] = []
        if hook.kind in ("gradient", "post") and args:
            grads = args[0] if isinstance(args[0], tuple) else (args[0],)
            for i, grad in enumerate(grads):
                slot = i if isinstance(args[0], tuple) else hook.slot
                value = None
                if hook.kind == "gradient" and pop is not None and not pop.begun and slot not in pop.raw:
                    value = pop.saw(slot, grad)
                elif isinstance(grad, torch.Tensor):
                    value = self.kept(grad)
                before.append((slot, grad, value, grad._version if isinstance(grad, torch.Tensor) else 0))
        local.within.append(tick)
        return hook, pop, tick, before, perf_counter_ns(), len(local.within)

    @guarded
    def hook_ended(self: Any, opened: Any, args: Any, result: Any, error: BaseException | None) -> None:
        """It returned or raised."""
        hook, pop, tick, before, began, depth = opened
        ns = perf_counter_ns() - began
        del self.local.within[depth - 1 :]
        if pop is None:
            return
        if error is not None:
            slot, value = (before[0][0], before[0][2]) if before else (0, None)
            row = HookRan(hook.number, tick, slot, 0, value, None, "error", ns, self.failure(error))
            pop.ran(hook.kind, row)
            return
        if not before:
            pop.ran(hook.kind, (hook.number, tick, hook.slot, 0, None, None, "", ns))
            return
        if isinstance(result, tuple):
            results = result
        else:
            results = (result if len(before) == 1 else None,) * len(before)
        told = 0
        for (slot, grad, value, version), one in zip(before, results):
            after, outcome = None, ""
            if isinstance(one, torch.Tensor):
                after, outcome = self.kept(one), "same" if one is grad else "changed"
            elif isinstance(grad, torch.Tensor) and grad._version != version:
                after, outcome = self.kept(grad), "changed"
            if isinstance(one, torch.Tensor) and one is grad and grad._version != version:
                outcome = "changed"
            if outcome or len(before) == 1:
                pop.ran(hook.kind, (hook.number, tick, slot, 0, value, after, outcome, ns))
                told += 1
        if not told:
            pop.ran(hook.kind, (hook.number, tick, before[0][0], 0, before[0][2], None, "", ns))

    def leaf_of(self: Any, tensor: int, told: Any) -> Any:
        """What is known of the accumulation node of a leaf in a pass."""
        for number in told.degrees:
            info = told.plan.nodes[number][1]
            if info.tensor == tensor:
                return info
        return None

    # -------------------------------------------------------------------------------------------------- retained grads

    @guarded
    def retains(self: Any, tensor: Any) -> None:
        """`retain_grad()` was called on a tensor that is no leaf."""
        if tensor.is_leaf or not tensor.retains_grad:
            return
        node = tensor.grad_fn
        self.node(node)
        info = self.info(node)
        rows = self.retaining.setdefault(info.number, [])
        if any(ref() is tensor for ref, _, _ in rows):
            return
        hook = Hook(self.next_hook(), None, "retain", self.frames())
        hook.tensor, hook.node, hook.slot = self.tensor(tensor), info, tensor.output_nr
        self.tell_hook(hook)
        if len(self.retaining) > 1024:
            for number in [n for n, held in self.retaining.items() if all(r() is None for r, _, _ in held)]:
                del self.retaining[number]
        rows.append((weakref.ref(tensor), hook.slot, hook))

    def retained(self: Any, pop: Any, grads: Any) -> None:
        """The node's hooks have run: a retained gradient is what the formula gets."""
        for ref, slot, hook in self.retaining.get(pop.info.number, ()):
            tensor = ref()
            if tensor is None or slot >= len(grads) or grads[slot] is None:
                continue
            self.tell_hook(hook)
            value = next((h[2] for h in pop.holder if h[0] == slot), None)
            if pop.hooks:
                value = self.value(grads[slot])
            tick = self.tick()
            pop.ran("retain", (hook.number, tick, slot, 0, value, None, "", 0))
            storage = 0
            if not tensor._is_view() and tensor.grad is not None:
                self.tensor(tensor.grad)
                storage = self.known[id(tensor.grad)].storage
            self.sink.emit(
                LeafGrew(
                    pop.told.pass_id, tick, pop.info.number, hook.tensor, "retain", pop.number, None, value,
                    storage=storage, ended=self.tick(),
                )
            )  # fmt: skip

    # ---------------------------------------------------------------------------------------------------- pack, unpack

    def wrap_pair(self: Any, fn: Any, kind: str) -> Any:
        """A pack or unpack hook that tells when it runs. Hooks of the same code registered at one place are one."""
        if getattr(fn, "gradscope", None) is not None:
            return fn
        frame = self.frames()
        key = (getattr(fn, "__code__", None) or id(fn), kind, frame)
        hook = self._pairs.get(key)
        if hook is None:
            hook = self._pairs[key] = Hook(self.next_hook(), None, kind, frame)
            hook.fn = Described(fn)
        narrator = self

        @functools.wraps(fn, updated=("__dict__",) if hasattr(fn, "__dict__") else ())
        @unseen
        def call(*args: Any, **kwargs: Any) -> Any:
            depth = None if narrator.dead else narrator.pair_began(hook)
            try:
                return fn(*args, **kwargs)
            finally:
                if depth is not None:
                    del narrator.local.within[depth:]

        call.gradscope = hook  # type: ignore[attr-defined]
        return call

    @guarded
    def pair_began(self: Any, hook: Hook) -> int:
        """It is about to run. What torch itself packs (checkpoint) is not flushed to disk first."""
        self.tell_hook(hook)
        tick, local = self.tick(), self.local
        pop = local.pop
        if not hook.fn.file.startswith(_TORCH):
            if pop is not None:
                pop.opened(hook.kind, hook.number, tick)
            else:
                self.sink.emit(Opened(hook.kind, hook.number, tick, thread=self.thread()))
        if pop is not None and hook.kind == "unpack":
            pop.unpacking(tick, hook.number)
        depth = len(local.within)
        local.within.append(tick)
        return depth


class Described:
    """Name and place of a function, without the function."""

    def __init__(self, fn: Any) -> None:
        self.name, self.file, self.line = describe(fn)


def describe(fn: Any) -> tuple[str, str, int]:
    """(name, file, line) of what will be called."""
    if isinstance(fn, Described):
        return fn.name, fn.file, fn.line
    if fn is None:
        return "retain_grads", "", 0
    while isinstance(fn, functools.partial):
        fn = fn.func
    code = getattr(fn, "__code__", None) or getattr(getattr(fn, "__func__", None), "__code__", None)
    name = str(getattr(fn, "__qualname__", type(fn).__name__))
    return (name, "", 0) if code is None else (name, code.co_filename, code.co_firstlineno)


def patch(narrator: Any, patches: Any) -> None:
    """Put the ledger at the places through which every hook goes."""
    _on_tensor(narrator, patches, "register_hook", "gradient")
    _on_tensor(narrator, patches, "register_post_accumulate_grad_hook", "reduce")
    function = torch.autograd.function.Function
    register = function._register_hook

    @unseen
    def _register_hook(backward_hooks: Any, hook: Any) -> Any:
        ours = getattr(hook, "gradscope", None)
        if ours is True:  # a pass watches its nodes: dozens of these are set and taken off each time
            hooks = OrderedDict() if backward_hooks is None else backward_hooks
            handle = OwnHandle(hooks)
            hooks[handle] = hook
            return hooks, handle
        if narrator.dead or ours is not None:
            return register(backward_hooks, hook)
        return register(backward_hooks, wrap(narrator, hook, "node"))

    owner = next(c for c in function.__mro__ if "_register_hook" in vars(c))
    patches.set(owner, "_register_hook", staticmethod(_register_hook))
    handle = torch.utils.hooks.RemovableHandle
    remove = handle.remove

    @functools.wraps(remove)
    @unseen
    def removed(self: Any) -> None:
        hooks = self.hooks_dict_ref()
        hook = hooks.get(self.id) if hooks is not None and not narrator.dead else None
        remove(self)
        found = getattr(hook, "gradscope", None)
        if isinstance(found, Hook):
            narrator.hook_gone(found)

    patches.set(handle, "remove", removed)
    pairs = torch.autograd.graph.saved_tensors_hooks
    init = pairs.__init__

    @functools.wraps(init)
    @unseen
    def made(self: Any, pack_hook: Any, unpack_hook: Any) -> None:
        init(self, pack_hook, unpack_hook)
        if not narrator.dead:
            self.pack_hook = narrator.wrap_pair(self.pack_hook, "pack")
            self.unpack_hook = narrator.wrap_pair(self.unpack_hook, "unpack")

    patches.set(pairs, "__init__", made)
    retain = torch.Tensor.retain_grad

    @functools.wraps(retain)
    @unseen
    def retain_grad(self: Any) -> None:
        retain(self)
        if not narrator.dead:
            narrator.retains(self)

    patches.set(torch.Tensor, "retain_grad", retain_grad)


def _on_tensor(narrator: Any, patches: Any, name: str, kind: str) -> None:
    original: Callable[..., Any] = getattr(torch.Tensor, name)

    @functools.wraps(original)
    @unseen
    def register(self: Any, hook: Any) -> Any:
        if narrator.dead or getattr(hook, "gradscope", None) is not None:
            return original(self, hook)
        ours = wrap(narrator, hook, kind)
        handle = original(self, ours)
        narrator.hook_set(ours.gradscope, self)
        return handle

    patches.set(torch.Tensor, name, register)
