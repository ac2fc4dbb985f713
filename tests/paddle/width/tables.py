"""The rows of the tables: tier, name, call, and what Paddle 3.3 gave for it, one row a line."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "tables"


@dataclass(frozen=True)
class Row:
    """tier: 1 or 2, how many of Paddle's own autograd tests use the name; 3: none of them. gives: see scene.encoded."""

    table: str
    tier: int
    name: str
    call: str
    gives: Any


def rows(table: str) -> list[Row]:
    """The rows of one table; gives is None where its column is empty."""
    found = []
    for line in (FOLDER / f"{table}.tsv").read_text(encoding="utf-8").splitlines():
        tier, name, call, gives = line.split("\t")
        found.append(Row(table, int(tier), name, call, json.loads(gives) if gives else None))
    return found


def tables() -> list[str]:
    """Names of the tables."""
    return sorted(path.stem for path in FOLDER.glob("*.tsv"))


def all_rows() -> list[Row]:
    """Every row of every table."""
    return [row for table in tables() for row in rows(table)]


def written(row: Row) -> str:
    """The row as a line of its table."""
    return "\t".join((str(row.tier), row.name, row.call, json.dumps(row.gives, separators=(",", ":"))))
