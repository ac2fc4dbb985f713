"""`paddle.amp`: `auto_cast` at level O0, which changes nothing; the other levels say that they are not built yet."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager

from gradscope.paddle._missing import missing_in
from gradscope.paddle.amp import debugging as debugging

__all__ = ["amp_guard", "auto_cast", "debugging"]

_LEVELS = ("O0", "OD", "O1", "O2")


@contextmanager
def auto_cast(
    enable: bool = True,
    custom_white_list: Collection[str] | None = None,
    custom_black_list: Collection[str] | None = None,
    level: str = "O1",
    dtype: str = "float16",
    use_promote: bool = True,
) -> Iterator[None]:
    """Mixed precision inside a `with` block; off with enable=False or at level O0, where nothing happens.

    Raises ValueError for an unknown level or dtype and for lists that overlap, NotImplementedError for OD, O1 and O2.
    """
    if level.upper() not in _LEVELS:
        raise ValueError("level should be O0, OD, O1 or O2.")
    if dtype not in ("float16", "bfloat16"):
        raise ValueError("If enable amp, dtype should be 'float16' or 'bfloat16'.")
    if custom_white_list and custom_black_list and set(custom_white_list) & set(custom_black_list):
        raise ValueError("Custom white list overlap custom black list")
    if enable and level.upper() != "O0":
        raise NotImplementedError(
            f"paddle.amp.auto_cast(level={level!r}) is not built yet: ops would run in {dtype}; "
            "use enable=False or level='O0', or cast tensors with x.astype(...)"
        )
    yield


amp_guard = auto_cast
__getattr__ = missing_in(__name__)
