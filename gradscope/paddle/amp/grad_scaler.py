"""GradScaler where there is nothing to scale: on the CPU Paddle's is off too, and all goes through it unchanged."""

from __future__ import annotations

import warnings
from typing import Any

from gradscope.core import place as places
from gradscope.core.tensor import Tensor


class GradScaler:
    """Scales a loss so that float16 gradients do not vanish. Off with enable=False, and on the CPU, which warns: losses
    pass unscaled, step and minimize are the optimizer's.

    Raises NotImplementedError on a GPU unless enable is False.
    """

    def __init__(
        self,
        enable: bool = True,
        init_loss_scaling: float = 65536.0,
        incr_ratio: float = 2.0,
        decr_ratio: float = 0.5,
        incr_every_n_steps: int = 2000,
        decr_every_n_nan_or_inf: int = 1,
        use_dynamic_loss_scaling: bool = True,
    ) -> None:
        if enable and not places.expected().is_cpu_place():
            raise NotImplementedError(
                f"paddle.amp.GradScaler is not built yet on {places.expected()}, as auto_cast is not; use "
                "GradScaler(enable=False), or run on the CPU"
            )
        if enable:
            warnings.warn(
                "AmpScaler can only be enabled on CUDAPlace, XPUPlace and CustomPlace, current place is "
                f"{places.expected()}, so it makes no effect.",
                stacklevel=2,
            )
        self._init_loss_scaling = 1.0

    def scale(self, var: Tensor) -> Tensor:
        """The loss as it is."""
        return var

    def unscale_(self, optimizer: Any) -> None:
        """Gradients stay as they are."""

    def step(self, optimizer: Any) -> None:
        """The optimizer's step."""
        optimizer.step()

    def minimize(self, optimizer: Any, *args: Any, **kwargs: Any) -> Any:
        """The optimizer's minimize."""
        return optimizer.minimize(*args, **kwargs)

    def update(self) -> None:
        """There is no scale to change."""

    def is_enable(self) -> bool:
        """False."""
        return False

    def is_use_dynamic_loss_scaling(self) -> bool:
        """False."""
        return False

    def get_init_loss_scaling(self) -> float:
        """1, or what set_init_loss_scaling was given."""
        return self._init_loss_scaling

    def set_init_loss_scaling(self, new_init_loss_scaling: float) -> None:
        """What get_init_loss_scaling gives; no loss is scaled by it."""
        self._init_loss_scaling = new_init_loss_scaling

    def get_incr_ratio(self) -> float:
        """What set_incr_ratio was given. Raises AttributeError before, as in Paddle, and so do the other three."""
        return self._incr_ratio

    def set_incr_ratio(self, new_incr_ratio: float) -> None:
        """Raises AssertionError unless it is above 1."""
        if not new_incr_ratio > 1.0:
            raise AssertionError("The new_incr_ratio must be > 1.0.")
        self._incr_ratio = new_incr_ratio

    def get_decr_ratio(self) -> float:
        """What set_decr_ratio was given."""
        return self._decr_ratio

    def set_decr_ratio(self, new_decr_ratio: float) -> None:
        """Raises AssertionError unless it is below 1."""
        if not new_decr_ratio < 1.0:
            raise AssertionError("The new_decr_ratio must be < 1.0.")
        self._decr_ratio = new_decr_ratio

    def get_incr_every_n_steps(self) -> int:
        """What set_incr_every_n_steps was given."""
        return self._incr_every_n_steps

    def set_incr_every_n_steps(self, new_incr_every_n_steps: int) -> None:
        """Kept; nothing is increased."""
        self._incr_every_n_steps = new_incr_every_n_steps

    def get_decr_every_n_nan_or_inf(self) -> int:
        """What set_decr_every_n_nan_or_inf was given."""
        return self._decr_every_n_nan_or_inf

    def set_decr_every_n_nan_or_inf(self, new_decr_every_n_nan_or_inf: int) -> None:
        """Kept; nothing is decreased."""
        self._decr_every_n_nan_or_inf = new_decr_every_n_nan_or_inf

    def state_dict(self) -> dict[str, Any]:
        """Empty: it has no state."""
        return {}

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Nothing is taken over, whatever the state says."""


AmpScaler = GradScaler
