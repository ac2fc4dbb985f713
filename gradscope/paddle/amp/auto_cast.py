"""Mixed precision: on the CPU it has no effect but a warning, as in Paddle; on a GPU it says that it is not built."""

from __future__ import annotations

import warnings
from collections.abc import Collection, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from gradscope.core import place as places

_LEVELS = ("O0", "OD", "O1", "O2")
_DTYPES = ("float16", "bfloat16")


def _not_built(what: str, dtype: str) -> NotImplementedError:
    return NotImplementedError(
        f"{what} is not built yet on {places.expected()}: ops would run in {dtype}; use enable=False or level='O0', "
        "cast tensors with x.astype(...), or run on the CPU"
    )


@contextmanager
def auto_cast(
    enable: bool = True,
    custom_white_list: Collection[str] | None = None,
    custom_black_list: Collection[str] | None = None,
    level: str = "O1",
    dtype: str = "float16",
    use_promote: bool = True,
) -> Iterator[None]:
    """Mixed precision inside a `with` block, or for a function it decorates. On the CPU nothing happens but a warning.

    Raises ValueError for an unknown level or dtype and for lists that overlap, NotImplementedError on a GPU for the
    levels OD, O1 and O2 unless enable is False.
    """
    if level.upper() not in _LEVELS:
        raise ValueError("level should be O0, OD, O1 or O2.")
    if dtype not in _DTYPES:
        raise ValueError("If enable amp, dtype should be 'float16' or 'bfloat16'.")
    if custom_white_list and custom_black_list and set(custom_white_list) & set(custom_black_list):
        raise ValueError("Custom white list overlap custom black list")
    if enable and places.expected().is_cpu_place():
        warnings.warn(
            "amp_guard can only be enabled on CUDAPlace, XPUPlace, and CustomPlace, current place is "
            f"{places.expected()}, so it makes no effect.",
            stacklevel=3,
        )
    elif enable and level.upper() != "O0":
        raise _not_built(f"paddle.amp.auto_cast(level={level!r})", dtype)
    yield


amp_guard = auto_cast


def autocast(
    device_type: str | None = None, dtype: str = "float16", enabled: bool = True, cache_enabled: bool = True
) -> AbstractContextManager[None]:
    """`paddle.autocast`: auto_cast at level O1, spelled as elsewhere. device_type and cache_enabled change nothing."""
    made: AbstractContextManager[None] = auto_cast(enable=enabled, dtype=dtype)
    return made


def decorate(
    models: Any,
    optimizers: Any = None,
    level: str = "O1",
    dtype: str = "float16",
    master_weight: bool | None = None,
    save_dtype: str | None = None,
    master_grad: bool = False,
    excluded_layers: Any = None,
) -> Any:
    """Models, or (models, optimizers), ready for a level: as they are for O1, and on the CPU for O2 too.

    Raises ValueError for another level or dtype, NotImplementedError for O2 on a GPU.
    """
    if level not in ("O1", "O2"):
        raise ValueError("level should be O1 or O2, O1 represent AMP train mode, O2 represent Pure fp16 train mode.")
    if dtype not in _DTYPES:
        raise ValueError("dtype only support float16 or bfloat16.")
    if level == "O2" and not places.expected().is_cpu_place():
        raise _not_built("paddle.amp.decorate(level='O2')", dtype)
    return models if optimizers is None else (models, optimizers)


def is_float16_supported(device: Any = None) -> bool:
    """Whether the device (the current one when None) computes in float16: no CPU does. Raises ValueError for a device
    there is not."""
    return not _place(device).is_cpu_place()


def is_bfloat16_supported(device: Any = None) -> bool:
    """Whether bfloat16 tensors exist on the device (the current one when None). Raises ValueError as above."""
    _place(device)
    return True


def _place(device: Any) -> Any:
    if device is None:
        return places.expected()
    place = places.convert(device)
    try:
        places.array_module(place)
    except RuntimeError as exc:
        raise ValueError(f"The device should not be {device}, since it cannot be used here: {exc}") from exc
    return place


def is_autocast_enabled(device_type: Any = None) -> bool:
    """Whether ops are being cast: never."""
    return False


def get_autocast_dtype(device_type: Any = None) -> str:
    """The dtype auto_cast would use: float16, unless it says another."""
    return "float16"


get_autocast_cpu_dtype = get_autocast_gpu_dtype = get_autocast_dtype
