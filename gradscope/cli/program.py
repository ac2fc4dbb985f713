"""How this program is called here, so that messages name what was typed."""

from __future__ import annotations

import os
import sys

_name = ""


def name() -> str:
    """`gradscope`, or `python -m gradscope` when it was started so. Remembered: a script changes `sys.argv` later."""
    global _name
    if not _name:
        first = os.path.basename(sys.argv[0]) if sys.argv else ""
        _name = "python -m gradscope" if first in ("__main__.py", "-m") else "gradscope"
    return _name
