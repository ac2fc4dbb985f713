"""ModelCheckpoint: saves the model while it trains."""

from __future__ import annotations

import os
from typing import Any

from gradscope.paddle.hapi.callbacks.base import Callback


class ModelCheckpoint(Callback):
    """Saves to `save_dir/<epoch>` every save_freq epochs, to `save_dir/final` at the end; nothing without save_dir."""

    def __init__(self, save_freq: int = 1, save_dir: str | None = None) -> None:
        super().__init__()
        self.save_freq, self.save_dir = save_freq, save_dir

    def on_epoch_begin(self, epoch: int, logs: Any = None) -> None:
        """Note which epoch runs."""
        self.epoch = epoch

    def _save(self, name: str) -> None:
        if self.model and self.save_dir:
            path = f"{self.save_dir}/{name}"
            print(f"save checkpoint at {os.path.abspath(path)}")
            self.model.save(path)

    def on_epoch_end(self, epoch: int, logs: Any = None) -> None:
        """Save, when it is time."""
        if self.epoch % self.save_freq == 0:
            self._save(str(epoch))

    def on_train_end(self, logs: Any = None) -> None:
        """Save the last state."""
        self._save("final")
