"""Callback, which does nothing at every turn, and the list that calls them all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


class Callback:
    """A subclass says what happens at a turn. `self.model` is the Model; `self.params` has batch_size, epochs, steps,
    verbose and metrics; logs are the figures so far (steps and metrics where an evaluation or prediction begins)."""

    def __init__(self) -> None:
        self.model: Any = None
        self.params: dict[str, Any] = {}

    def set_params(self, params: dict[str, Any]) -> None:
        """Called once, before everything."""
        self.params = params

    def set_model(self, model: Any) -> None:
        """Called once, before everything."""
        self.model = model

    def on_train_begin(self, logs: Any = None) -> None:
        """Before the first epoch."""

    def on_train_end(self, logs: Any = None) -> None:
        """After the last epoch."""

    def on_eval_begin(self, logs: Any = None) -> None:
        """Before an evaluation."""

    def on_eval_end(self, logs: Any = None) -> None:
        """After an evaluation."""

    def on_predict_begin(self, logs: Any = None) -> None:
        """Before a prediction."""

    def on_predict_end(self, logs: Any = None) -> None:
        """After a prediction."""

    def on_epoch_begin(self, epoch: int, logs: Any = None) -> None:
        """Before an epoch; the first is 0."""

    def on_epoch_end(self, epoch: int, logs: Any = None) -> None:
        """After an epoch."""

    def on_train_batch_begin(self, step: int, logs: Any = None) -> None:
        """Before a batch of training; the first is 0."""

    def on_train_batch_end(self, step: int, logs: Any = None) -> None:
        """After a batch of training."""

    def on_eval_batch_begin(self, step: int, logs: Any = None) -> None:
        """Before a batch of an evaluation."""

    def on_eval_batch_end(self, step: int, logs: Any = None) -> None:
        """After a batch of an evaluation."""

    def on_predict_batch_begin(self, step: int, logs: Any = None) -> None:
        """Before a batch of a prediction."""

    def on_predict_batch_end(self, step: int, logs: Any = None) -> None:
        """After a batch of a prediction."""


class CallbackList:
    """Calls every callback in order. mode: "train", "eval" or "predict"."""

    def __init__(self, callbacks: list[Any]) -> None:
        self.callbacks = list(callbacks)

    def append(self, callback: Any) -> None:
        """One more, called last."""
        self.callbacks.append(callback)

    def __iter__(self) -> Iterator[Any]:
        return iter(self.callbacks)

    def _call(self, name: str, *args: Any) -> None:
        for callback in self.callbacks:
            getattr(callback, name)(*args)

    def set_params(self, params: dict[str, Any]) -> None:
        """Tell all."""
        self._call("set_params", params)

    def set_model(self, model: Any) -> None:
        """Tell all."""
        self._call("set_model", model)

    def on_begin(self, mode: str, logs: Any = None) -> None:
        """on_<mode>_begin."""
        self._call(f"on_{mode}_begin", logs)

    def on_end(self, mode: str, logs: Any = None) -> None:
        """on_<mode>_end."""
        self._call(f"on_{mode}_end", logs)

    def on_epoch_begin(self, epoch: int, logs: Any = None) -> None:
        """on_epoch_begin."""
        self._call("on_epoch_begin", epoch, logs)

    def on_epoch_end(self, epoch: int, logs: Any = None) -> None:
        """on_epoch_end."""
        self._call("on_epoch_end", epoch, logs)

    def on_batch_begin(self, mode: str, step: int, logs: Any = None) -> None:
        """on_<mode>_batch_begin."""
        self._call(f"on_{mode}_batch_begin", step, logs)

    def on_batch_end(self, mode: str, step: int, logs: Any = None) -> None:
        """on_<mode>_batch_end."""
        self._call(f"on_{mode}_batch_end", step, logs)
