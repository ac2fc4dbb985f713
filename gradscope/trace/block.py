"""The block being filled: turns records into bytes at once, and the arrays in them into Values.

Values refer to their block by number, so a block's number is known from its first record on. An array met again in the
same block (an output, then a holder, then a hook's argument) is recognised and stored once; for that it is held.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import numpy as np

from gradscope.trace.plain import stand_in, tame
from gradscope.trace.records import WHOLE, spread, tick_of
from gradscope.trace.values import AUTO, FULL, MAX_PAYLOAD, NONE, WHOLE_BYTES, Settled, ValueTuple, describe, is_array

BATCH = 512  # records in a block
MOST = 65_535  # records in one array head of three bytes
BLOCK_BYTES = 1 << 20
PAYLOAD_BYTES = 4 << 20
HELD_BYTES = 64 << 20  # of arrays kept alive to recognise them

# id of the dtypes numpy has one object each of -> it, its name
_natives = {id(dtype): (dtype, dtype.name) for dtype in map(np.dtype, "?bhilqBHILQefdFD")}


class Block:
    """What one block of the file will hold. parts: (number of records, their bytes)."""

    __slots__ = ("first_tick", "id", "nbytes", "parts", "payload", "records", "seen", "seen_bytes")

    def __init__(self, block_id: int) -> None:
        self.id = block_id
        self.parts: list[tuple[int, bytes]] = []
        self.payload = bytearray()
        self.first_tick = 0
        self.records = 0
        self.nbytes = 0
        self.seen: dict[int, tuple[Any, ValueTuple]] = {}  # id of an array -> it (so that the id stays its), its Value
        self.seen_bytes = 0

    def note(self, count: int, size: int, batch: Sequence[Any]) -> None:
        """Count what was appended to `parts`: `count` records of `size` bytes, the first of them in `batch`."""
        self.records += count
        self.nbytes += size
        if not self.first_tick:
            self.first_tick = next((tick for tick in map(tick_of, batch) if tick), 0)

    @property
    def is_full(self) -> bool:
        """Enough for one transaction."""
        return self.records >= BATCH or self.nbytes >= BLOCK_BYTES or len(self.payload) >= PAYLOAD_BYTES

    def contents(self) -> tuple[int, bytes]:
        """(number of records, a MessagePack array of them)."""
        count = sum(records for records, _ in self.parts)
        return count, array_head(count) + b"".join(part for _, part in self.parts)


class Scribe:
    """Writes records into the open block. policy: `values.NONE`, `AUTO` or `FULL`. held: take all statistics.

    room: bytes of payload the open block may grow to; an array that does not fit any more is sampled even under FULL.
    """

    def __init__(self, policy: str) -> None:
        self.policy = policy
        self.held = False
        self.room = MAX_PAYLOAD
        self.block = Block(1)
        self.encode = msgspec.msgpack.Encoder(enc_hook=self._other).encode

    def encode_batch(self, batch: list[Any]) -> bytes:
        """The bytes of at most MOST records, one after the other. Raises what encoding them raises."""
        return encode_batch(batch, self.encode)

    def next_block(self) -> None:
        """Begin the next block. One assignment: an interrupt comes before it or after it."""
        self.block = Block(self.block.id + 1)

    def forget_arrays(self) -> None:
        """Arrays met from here on are new, though they be the same objects: their elements may have changed."""
        block = self.block
        if block.seen:
            block.seen.clear()
            block.seen_bytes = 0

    def _other(self, item: Any) -> Any:
        """msgspec asks what to write for an object it does not know: arrays become Values, the rest its stand-in."""
        block = self.block
        found = block.seen.get(id(item))
        if found is not None:
            return found[1]
        plain = type(item) is np.ndarray
        if plain and item.nbytes <= WHOLE_BYTES and self.policy != NONE and not self.held:
            known = _natives.get(id(item.dtype))
            if known is not None:  # by far the most frequent; the same as `describe` would give
                data = item.tobytes()
                payload = block.payload
                value: ValueTuple = (item.shape, known[1], WHOLE, block.id, len(payload), len(data))
                if data:
                    payload += data
                else:
                    value = value[:3]
                block.seen[id(item)] = item, value
                block.seen_bytes += len(data)
                return value
        if type(item) is Settled:
            return item.written(self._keep)
        if not plain and not is_array(item):
            return stand_in(item)
        policy = self.policy
        if policy == FULL and len(block.payload) + getattr(item, "nbytes", 0) > self.room:
            policy = AUTO
        value = describe(item, policy, self._keep, self.held)
        if self.policy != NONE:
            block.seen[id(item)] = (item, value)
            block.seen_bytes += item.nbytes if plain else getattr(item, "nbytes", 0)
            if block.seen_bytes > HELD_BYTES:
                self.forget_arrays()
        return value

    def value_of(self, array: Any) -> Any:
        """A numpy array as a record holds it, worked out now."""
        policy = AUTO if self.policy == FULL and len(self.block.payload) + array.nbytes > self.room else self.policy
        return describe(array, policy, self._keep, self.held)

    def _keep(self, data: bytes) -> tuple[int, int]:
        block = self.block
        offset = len(block.payload)
        block.payload += data
        return block.id, offset


def encode_batch(batch: list[Any], encode: Callable[[Any], bytes]) -> bytes:
    """The bytes of records, Structs or flat ones, one after the other."""
    items = spread(batch)
    try:
        count = len(items)
        return encode(items)[1 if count < 16 else 3 if count <= MOST else 5 :]  # without the array's head
    except Exception:  # an object or number MessagePack has no form for
        return b"".join(encode(tame(item, encode)) for item in items)


def array_head(count: int) -> bytes:
    """How MessagePack begins an array of `count` items (its 32-bit form, which is valid for every count)."""
    return b"\xdd" + count.to_bytes(4, "big")
