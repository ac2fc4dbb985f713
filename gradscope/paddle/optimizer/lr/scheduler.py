"""LRScheduler: the base of learning rate schedules."""

from __future__ import annotations

from typing import Any


class LRScheduler:
    """Calls of step() count epochs (or steps); a subclass says in get_lr what the rate is at `last_epoch`.

    learning_rate: the rate at the start; last_epoch: the epoch it begins after; verbose: print each change. Raises
    TypeError for a rate that is no number, ValueError for a negative one.
    """

    def __init__(self, learning_rate: float = 0.1, last_epoch: int = -1, verbose: bool = False) -> None:
        if not isinstance(learning_rate, (float, int)):
            raise TypeError(f"The type of learning rate must be float, but received {type(learning_rate)}")
        if learning_rate < 0:
            raise ValueError(f"Invalid learning rate: {learning_rate}")
        self.base_lr = float(learning_rate)
        self.last_lr = float(learning_rate)
        self.last_epoch = last_epoch
        self.verbose = verbose
        self._var_name = None
        self.step()

    def __call__(self) -> float:
        """The rate now."""
        return self.last_lr

    def step(self, epoch: int | None = None) -> None:
        """One epoch on, or to the epoch given, for which a schedule that goes by the rate before has a formula."""
        self.last_epoch = self.last_epoch + 1 if epoch is None else epoch
        self.last_lr = float(self.get_lr() if epoch is None else self._jumped())
        if self.verbose:
            print(f"Epoch {self.last_epoch}: {type(self).__name__} set learning rate to {self.last_lr}.")

    def get_lr(self) -> float:
        """The rate at `last_epoch`."""
        raise NotImplementedError(f"{type(self).__name__} does not say what the rate is")

    def _jumped(self) -> float:
        """The rate at `last_epoch`, whatever it was before."""
        return self.get_lr()

    def state_keys(self) -> None:
        """Say in `self.keys` which attributes are the state."""
        self.keys = ["last_epoch", "last_lr"]

    def state_dict(self) -> dict[str, Any]:
        """The attributes that change."""
        self.state_keys()
        return {key: getattr(self, key) for key in self.keys if hasattr(self, key)}

    def set_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Take them over. Raises RuntimeError when one is missing."""
        self.state_keys()
        for key in self.keys:
            if key not in state_dict:
                raise RuntimeError(
                    f"Please check whether state_dict is correct for optimizer. Can't find [ {key} ] in it"
                )
            setattr(self, key, state_dict[key])

    set_dict = load_state_dict = set_state_dict
