"""Records that never were a file: encoded and decoded as the store does it, then read like one.

For tests, and for whoever makes records by hand. Arrays in them go through the value policy like a recorder's.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from gradscope.trace import records as R
from gradscope.trace.index import build_columns
from gradscope.trace.store import BlockInfo, Unknown, decode_records
from gradscope.trace.values import AUTO, describe


class Memory:
    """The reading end of records in memory, with the surface of `store.Store`.

    records: Structs in the order a producer would emit them; their Value fields may be arrays, their nested Structs
    tuples. block: records per block. indexed: False behaves like an unclosed file (no columns are there).
    """

    live = False

    def __init__(
        self, records: Iterable[Any], *, values: str = AUTO, block: int = 64, indexed: bool = True, path: str = "memory"
    ) -> None:
        self.path = Path(path)
        self.blocks: list[BlockInfo] = []
        self._data: list[bytes] = []
        self._payloads: dict[int, bytes] = {}
        everything = list(records)
        for start in range(0, len(everything), block):
            part = everything[start : start + block]
            ident = len(self.blocks) + 1
            payload = bytearray()

            def keep(data: bytes, payload: bytearray = payload, ident: int = ident) -> tuple[int, int]:
                payload.extend(data)
                return ident, len(payload) - len(data)

            def hook(item: Any, keep: Any = keep) -> Any:
                if isinstance(item, np.generic):
                    return item.item()
                return describe(item, values, keep)

            self._data.append(msgspec.msgpack.encode(part, enc_hook=hook))
            self._payloads[ident] = bytes(payload)
            tick = next((t for t in map(R.tick_of, part) if t), 0)
            self.blocks.append(BlockInfo(ident, 1, tick, len(part)))
        self.closed = any(isinstance(r, R.TraceEnded) for r in everything)
        self._columns = build_columns(self) if indexed and self.closed else {}

    def block(self, index: int) -> Sequence[R.Record | Unknown]:
        """The records of one block, decoded anew."""
        return decode_records(self._data[index])

    def raw_block(self, index: int) -> list[msgspec.Raw]:
        """The records of one block, not decoded."""
        return msgspec.msgpack.decode(self._data[index], type=list[msgspec.Raw])

    def payload(self, block: int) -> bytes | None:
        """The bytes that values of this block point into."""
        return self._payloads.get(block)

    def column(self, name: str) -> np.ndarray | None:
        """An index column; None where there is none."""
        return self._columns.get(name)

    def refresh(self) -> int:
        """Nothing is ever added."""
        return len(self.blocks)

    def close(self) -> None:
        """Nothing to let go of."""
