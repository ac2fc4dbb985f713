"""Fills the last column of the tables from a real Paddle: `python -m tests.paddle.width.observe [table ...]`.

Needs an installed Paddle, the tests do not. A call that fails there is reported and its row left as it was.
"""

from __future__ import annotations

import dataclasses
import sys
from typing import Any

from tests.paddle.width.scene import Scene
from tests.paddle.width.tables import FOLDER, rows, tables, written


def observe(paddle: Any, table: str) -> list[str]:
    """Rewrite one table; gives the complaints."""
    complaints, lines = [], []
    for row in rows(table):
        try:
            row = dataclasses.replace(row, gives=Scene(paddle).run(row.call))
        except Exception as error:
            complaints.append(f"{row.name}: {type(error).__name__}: {str(error).strip()[:300]}")
        lines.append(written(row))
    (FOLDER / f"{table}.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return complaints


if __name__ == "__main__":
    import paddle

    for chosen in sys.argv[1:] or tables():
        for complaint in observe(paddle, chosen):
            print(chosen, complaint)
