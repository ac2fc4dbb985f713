"""Makes the hand-written traces of tests/trace and the examples beside this file importable."""

from __future__ import annotations

import sys
from pathlib import Path

_HERE = Path(__file__).resolve().parent
for folder in (_HERE, _HERE.parent / "trace"):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
