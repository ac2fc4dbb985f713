"""Nested lists, tuples and dicts as flat lists and back; dicts count in the order of their sorted keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any


def _is_nest(value: Any) -> bool:
    return isinstance(value, (list, tuple, Mapping))


def _parts(value: Any) -> list[Any]:
    return [value[key] for key in sorted(value)] if isinstance(value, Mapping) else list(value)


def _like(nest: Any, parts: list[Any]) -> Any:
    """The parts in a structure of nest's kind."""
    if isinstance(nest, Mapping):
        found = dict(zip(sorted(nest), parts, strict=True))
        return type(nest)((key, found[key]) for key in nest)  # type: ignore[call-arg]
    if hasattr(nest, "_fields"):
        return type(nest)(*parts)
    return type(nest)(parts)


def _leaves(nest: Any) -> Iterator[Any]:
    if _is_nest(nest):
        for part in _parts(nest):
            yield from _leaves(part)
    else:
        yield nest


def flatten(nest: Any) -> list[Any]:
    """The leaves of a nested structure, one after the other; of a single value a list of it."""
    return list(_leaves(nest))


def pack_sequence_as(structure: Any, flat_sequence: Any) -> Any:
    """The values in the shape of `structure`. Raises ValueError unless there is one for each of its leaves."""
    values, count = list(flat_sequence), len(flatten(structure))
    if len(values) != count:
        raise ValueError(f"the structure has {count} leaves, but flat_sequence has {len(values)}")
    return _packed(structure, iter(values))


def _packed(structure: Any, values: Iterator[Any]) -> Any:
    if not _is_nest(structure):
        return next(values)
    return _like(structure, [_packed(part, values) for part in _parts(structure)])


def map_structure(func: Callable[..., Any], *structures: Any) -> Any:
    """func of the leaves that stand at the same place, in the shape of the first structure.

    Raises ValueError when the structures differ.
    """
    for other in structures[1:]:
        assert_same_structure(structures[0], other)
    rows = zip(*map(flatten, structures), strict=True)
    return pack_sequence_as(structures[0], [func(*row) for row in rows])


def assert_same_structure(nest1: Any, nest2: Any, check_types: bool = True) -> None:
    """Raises ValueError unless both are nested alike, TypeError when check_types is set and their kinds differ."""
    if _is_nest(nest1) != _is_nest(nest2):
        raise ValueError(
            "The two structures don't have the same nested structure: one has a leaf where the other has not"
        )
    if not _is_nest(nest1):
        return
    if check_types and type(nest1) is not type(nest2):
        raise TypeError(f"The two structures don't have the same sequence type: {type(nest1)} and {type(nest2)}")
    first, second = _parts(nest1), _parts(nest2)
    if len(first) != len(second) or (isinstance(nest1, Mapping) and set(nest1) != set(nest2)):
        raise ValueError(
            f"The two structures don't have the same nested structure: {len(first)} and {len(second)} parts"
        )
    for one, other in zip(first, second, strict=True):
        assert_same_structure(one, other, check_types)
