"""What `Model.prepare(amp_configs=…)` may hold: a level, and options of the casts and of the loss scaling."""

from __future__ import annotations

from typing import Any

_LEVELS = ("O0", "O1", "O2")
_LISTS = ("custom_white_list", "custom_black_list", "custom_black_varnames")
_SCALING = (
    "init_loss_scaling",
    "incr_ratio",
    "decr_ratio",
    "incr_every_n_steps",
    "decr_every_n_nan_or_inf",
    "use_dynamic_loss_scaling",
)


class AmpOptions:
    """level; lists: arguments of `auto_cast`; scaling: of GradScaler. Raises ValueError for what is unknown."""

    def __init__(self, configs: str | dict[str, Any] | None) -> None:
        given = {"level": configs or "O0"} if configs is None or isinstance(configs, str) else dict(configs)
        text = "The level of amp_configs" if isinstance(configs, str) else "amp_configs['level']"
        self.level: str = given.pop("level", "O1")
        if self.level not in _LEVELS:
            raise ValueError(f"{text} should be 'O0', 'O1' or 'O2'.")
        if self.level == "O0":
            given = {}
        if "use_pure_fp16" in given:
            raise ValueError(
                "'use_pure_fp16' is an invalid parameter, the level of mixed precision training only depends on 'O1' "
                "or 'O2'."
            )
        self.lists = {name: given.pop(name) for name in _LISTS if name in given}
        if "use_fp16_guard" in given:
            raise ValueError("'use_fp16_guard' is supported in static graph mode only.")
        unknown = tuple(name for name in given if name not in _SCALING)
        if unknown:
            raise ValueError(
                "Except for 'level', the keys of 'amp_configs' must be accepted by mixed precision APIs, but "
                f"{unknown} could not be recognized."
            )
        self.scaling = given

    def __bool__(self) -> bool:
        return self.level != "O0"
