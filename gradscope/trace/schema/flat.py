"""Flat records: a record as the pieces of its bytes, for what is written once per op and per pop.

A flat record is a tuple of things MessagePack can encode, one after the other: numbers, texts, arrays (Values), and
`msgspec.Raw` pieces that hold whatever is constant, the heads of arrays included. Written one after the other without
an array around them they are the bytes of the record, as its Struct would give them; but no nested tuple is made for
it and most of its fields are copied, not encoded. Its third item is the record's tick; one of a single piece has none.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

TICK = 2  # where a flat record holds its tick

_encode = msgspec.msgpack.Encoder().encode


def head(count: int) -> bytes:
    """How MessagePack begins an array of `count` items."""
    return bytes([0x90 | count]) if count < 16 else b"\xdc" + count.to_bytes(2, "big")


def begin(kind: type[msgspec.Struct], fields: int) -> bytes:
    """The first bytes of a record of this kind that states its first `fields` fields; the rest keep their defaults."""
    return head(fields + 1) + _encode(int(str(kind.__struct_config__.tag)))


def raw(*pieces: Any) -> msgspec.Raw:
    """A constant piece: bytes are taken as they are (heads), anything else is encoded."""
    return msgspec.Raw(b"".join(piece if type(piece) is bytes else _encode(piece) for piece in pieces))


def whole(record: msgspec.Struct) -> tuple[msgspec.Raw]:
    """A record without ticks and arrays that is written again and again, as one piece."""
    return (msgspec.Raw(_encode(record)),)


def spread(batch: Iterable[Any]) -> list[Any]:
    """The items to encode for these records: the pieces of the flat ones, the others as they are."""
    items: list[Any] = []
    for record in batch:
        if type(record) is tuple:
            items += record
        else:
            items.append(record)
    return items
