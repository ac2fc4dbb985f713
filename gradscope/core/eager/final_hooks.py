"""Backward-final hooks: functions called once, after the last pop of the next pass, when all gradients are complete."""

from __future__ import annotations

from typing import Any

from gradscope.core import errors, observer
from gradscope.core.eager.hooks import GradHook
from gradscope.core.eager.saved_hooks import name_of

FINAL = "final"
_waiting: list[GradHook] = []


def add_backward_final_hook(fn: Any) -> None:
    """Call fn() once, at the end of the next pass that ends well."""
    hook = GradHook(fn, FINAL, 0, 0, len(_waiting))
    _waiting.append(hook)
    if observer.current is not None:
        observer.current.final_hook_set(hook)


def run_final_hooks(told: Any) -> None:
    """Call what waits, in order; told: the recording's note of the pass, or None.

    All are called even when one raises; the first exception is then raised as External (OSError) with the original as
    its cause.
    """
    if not _waiting:
        return
    hooks, _waiting[:] = list(_waiting), []
    failed: errors.ExternalError | None = None
    for hook in hooks:
        opened = None if told is None else told.final_began(hook)
        try:
            hook.fn()
        except Exception as exc:
            if told is not None:
                told.final_ended(opened, exc)
            if failed is None:
                failed = errors.external_from(exc, what=f"the backward-final hook {name_of(hook.fn)}")
                failed.__cause__ = exc
        else:
            if told is not None:
                told.final_ended(opened, None)
    if failed is not None:
        raise failed
