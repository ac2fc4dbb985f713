"""The list of callbacks of a run: the user's, and those that are there unless the user brings one."""

from __future__ import annotations

from typing import Any

from gradscope.paddle.hapi.callbacks.base import CallbackList
from gradscope.paddle.hapi.callbacks.checkpoint import ModelCheckpoint
from gradscope.paddle.hapi.callbacks.early_stopping import EarlyStopping
from gradscope.paddle.hapi.callbacks.progress import ProgBarLogger
from gradscope.paddle.hapi.callbacks.schedule import LRScheduler


def config_callbacks(
    callbacks: Any = None,
    model: Any = None,
    batch_size: int | None = None,
    epochs: int | None = None,
    steps: int | None = None,
    log_freq: int = 2,
    verbose: int = 2,
    save_freq: int = 1,
    save_dir: str | None = None,
    metrics: list[str] | None = None,
) -> CallbackList:
    """The progress lines come first (unless verbose is 0), then the user's, then checkpoints and the schedule of the
    learning rate. callbacks: one, a list, or None."""
    held = list(callbacks) if isinstance(callbacks, (list, tuple)) else [callbacks] if callbacks else []

    def has(kind: type) -> bool:
        return any(isinstance(one, kind) for one in held)

    if verbose and not has(ProgBarLogger):
        held.insert(0, ProgBarLogger(log_freq, verbose=verbose))
    if not has(ModelCheckpoint):
        held.append(ModelCheckpoint(save_freq, save_dir))
    for one in held:
        if isinstance(one, EarlyStopping):
            one.save_dir = save_dir
    if not has(LRScheduler):
        held.append(LRScheduler())
    made = CallbackList(held)
    made.set_model(model)
    made.set_params(
        {"batch_size": batch_size, "epochs": epochs, "steps": steps, "verbose": verbose, "metrics": metrics or []}
    )
    return made
