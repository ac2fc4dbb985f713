"""A form MessagePack can hold for what a producer hands over and MessagePack cannot: dtypes, slices, huge integers.

Nothing here calls the user's code (`repr` of an unknown object might).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

_DEPTH = 32


def stand_in(item: Any) -> Any:
    """What to write for an object that is neither an array nor a basic type; text where there is no number for it."""
    if isinstance(item, np.generic):
        number = item.item()
        return number if isinstance(number, (bool, int, float, str, bytes)) else str(number)
    if isinstance(item, float):  # a subclass
        return float.__float__(item)
    if isinstance(item, int):
        return int.__int__(item)
    if isinstance(item, str):
        return str.__str__(item)
    if isinstance(item, np.dtype):
        return item.name
    if isinstance(item, slice):
        return ":".join("" if part is None else str(stand_in(part)) for part in (item.start, item.stop, item.step))
    if item is Ellipsis:
        return "..."
    if isinstance(item, complex):
        return str(item)
    if isinstance(item, range):
        return list(item[:1024])
    if isinstance(item, type):
        return item.__name__
    return f"<{type(item).__name__}>"


def tame(record: Any, encode: Callable[[Any], bytes]) -> Any:
    """The record itself if `encode` takes it, else a copy as plain lists with what cannot be encoded replaced."""
    try:
        encode(record)
    except Exception:  # whatever it was, the copy is free of it
        return _tame(record, 0)
    return record


def _tame(item: Any, depth: int) -> Any:
    if depth > _DEPTH:
        return "…"
    if isinstance(item, str):
        return item.encode("utf-8", "replace").decode("utf-8")
    if isinstance(item, bool) or item is None:
        return item
    if isinstance(item, int):
        return item if -(1 << 63) <= item < (1 << 64) else str(item)
    if isinstance(item, msgspec.Struct):
        fields = [_tame(getattr(item, name), depth + 1) for name in item.__struct_fields__]
        tag = item.__struct_config__.tag
        return fields if tag is None else [tag, *fields]
    if isinstance(item, (list, tuple, set, frozenset)):
        return [_tame(part, depth + 1) for part in item]
    if isinstance(item, dict):
        return {str(_tame(_key(key), depth + 1)): _tame(part, depth + 1) for key, part in item.items()}
    return item


def _key(key: Any) -> Any:
    return key if isinstance(key, (str, int, float)) or key is None else stand_in(key)
