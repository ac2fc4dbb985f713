"""Runs the scripts of this folder with the PaddlePaddle of this interpreter and writes what they print beside them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
SCRIPTS = sorted(p for p in HERE.glob("*.py") if not p.name.startswith("_"))


def printed_by_paddle(script: Path) -> str:
    """What a script prints in a process of its own. Raises CalledProcessError when it fails there."""
    done = subprocess.run([sys.executable, str(script)], stdout=subprocess.PIPE, encoding="utf-8", check=True)
    return done.stdout


if __name__ == "__main__":
    for script in SCRIPTS:
        script.with_suffix(".txt").write_text(printed_by_paddle(script), encoding="utf-8")
        print(script.stem)
