"""Callbacks that write to other programs, VisualDL and Weights & Biases: here they say that they are not there."""

from __future__ import annotations

from typing import Any, NoReturn

from gradscope.paddle.hapi.callbacks.base import Callback


def _not_here(name: str, writes: str) -> NoReturn:
    raise NotImplementedError(
        f"paddle.callbacks.{name} writes to {writes}, which gradscope does not; take it out of `callbacks`, or log in "
        "a Callback of your own (on_train_batch_end gets the figures)"
    )


class VisualDL(Callback):
    """Not built: raises NotImplementedError when made."""

    def __init__(self, log_dir: str) -> None:
        _not_here("VisualDL", "VisualDL's log files")


class WandbCallback(Callback):
    """Not built: raises NotImplementedError when made."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        _not_here("WandbCallback", "Weights & Biases")
