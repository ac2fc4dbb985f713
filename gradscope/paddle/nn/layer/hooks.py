"""Hooks around forward: registering them, and a call that runs them."""

from __future__ import annotations

import warnings
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, NamedTuple


class HookRemoveHelper:
    """What registering a hook gives: `remove()` takes it away again."""

    next_id = 0

    def __init__(self, hooks: OrderedDict[int, Callable[..., Any]]) -> None:
        self._hooks = hooks
        self._hook_id = HookRemoveHelper.next_id
        HookRemoveHelper.next_id += 1

    def remove(self) -> None:
        """Take the hook away; a second call does nothing."""
        self._hooks.pop(self._hook_id, None)


class How(NamedTuple):
    """How a hook wants to be called."""

    with_kwargs: bool = False
    always_call: bool = False


_PLAIN = How()


class Hooked:
    """The part of Layer that knows its hooks. `_hook_options` has those that are not called the plain way."""

    _forward_pre_hooks: OrderedDict[int, Callable[..., Any]]
    _forward_post_hooks: OrderedDict[int, Callable[..., Any]]
    _hook_options: dict[int, How]
    forward: Callable[..., Any]

    def register_forward_pre_hook(
        self, hook: Callable[..., Any], *, prepend: bool = False, with_kwargs: bool = False
    ) -> HookRemoveHelper:
        """Call hook(layer, inputs) before forward; what it returns (unless None) are the inputs instead.

        with_kwargs: hook(layer, inputs, kwargs), which returns both or None; prepend: before the hooks there are.
        """
        return self._registered(self._forward_pre_hooks, hook, prepend, How(with_kwargs))

    def register_forward_post_hook(
        self, hook: Callable[..., Any], *, prepend: bool = False, with_kwargs: bool = False, always_call: bool = False
    ) -> HookRemoveHelper:
        """Call hook(layer, inputs, outputs) after forward; what it returns (unless None) is the output instead.

        with_kwargs: hook(layer, inputs, kwargs, outputs); always_call: also when forward, or a hook, raised, with the
        outputs there are (None); prepend: before the hooks there are.
        """
        return self._registered(self._forward_post_hooks, hook, prepend, How(with_kwargs, always_call))

    register_forward_hook = register_forward_post_hook

    def _registered(
        self, hooks: OrderedDict[int, Callable[..., Any]], hook: Callable[..., Any], prepend: bool, how: How
    ) -> HookRemoveHelper:
        helper = HookRemoveHelper(hooks)
        hooks[helper._hook_id] = hook
        if how != _PLAIN:
            self._hook_options[helper._hook_id] = how
        if prepend:
            hooks.move_to_end(helper._hook_id, last=False)
        return helper

    def _dygraph_call_func(self, *inputs: Any, **kwargs: Any) -> Any:
        """forward, between the hooks."""
        called: set[int] = set()
        outputs: Any = None
        try:
            for number, hook in list(self._forward_pre_hooks.items()):
                inputs, kwargs = self._before(hook, self._hook_options.get(number, _PLAIN), inputs, kwargs)
            outputs = self.forward(*inputs, **kwargs)
            for number, hook in list(self._forward_post_hooks.items()):
                called.add(number)
                outputs = self._after(hook, self._hook_options.get(number, _PLAIN), inputs, kwargs, outputs)
        except Exception:
            if self._hook_options:
                self._after_all(called, inputs, kwargs, outputs)
            raise
        return outputs

    def _before(self, hook: Callable[..., Any], how: How, inputs: Any, kwargs: Any) -> tuple[Any, Any]:
        """Inputs and keywords as a hook leaves them. Raises RuntimeError for one with_kwargs that gives no pair."""
        if how.with_kwargs:
            changed = hook(self, inputs, kwargs)
            if changed is None:
                return inputs, kwargs
            if isinstance(changed, tuple) and len(changed) == 2:
                return changed
            raise RuntimeError(
                f"forward pre-hook must return None or a tuple of (new_args, new_kwargs), but got {changed}."
            )
        changed = hook(self, inputs)
        if changed is None:
            return inputs, kwargs
        return (changed if isinstance(changed, tuple) else (changed,)), kwargs

    def _after(self, hook: Callable[..., Any], how: How, inputs: Any, kwargs: Any, outputs: Any) -> Any:
        changed = hook(self, inputs, kwargs, outputs) if how.with_kwargs else hook(self, inputs, outputs)
        return outputs if changed is None else changed

    def _after_all(self, called: set[int], inputs: Any, kwargs: Any, outputs: Any) -> None:
        """The hooks that are always called and were not yet; an error of theirs becomes a warning."""
        for number, hook in list(self._forward_post_hooks.items()):
            how = self._hook_options.get(number, _PLAIN)
            if how.always_call and number not in called:
                try:
                    outputs = self._after(hook, how, inputs, kwargs, outputs)
                except Exception as error:
                    warnings.warn(
                        "forward hook with ``always_call=True`` raised an exception that was silenced as another error "
                        f"was raised in forward: {error}",
                        stacklevel=2,
                    )
