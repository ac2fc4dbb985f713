"""The op table: a row per op with its inputs, attributes and a numpy reference; test_op_table.py asks each row the rest.

One file per YAML file of core/ops, each with a list `ROWS`.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from .base import Row

FAMILIES = sorted(path.stem for path in Path(__file__).parent.glob("*.py") if path.stem not in ("__init__", "base"))
ROWS: list[Row] = [row for family in FAMILIES for row in import_module(f"{__name__}.{family}").ROWS]
BY_OP = {row.op: row for row in ROWS}
