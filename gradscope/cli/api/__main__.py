"""`python -m gradscope.cli.api [--check]`: writes the documents that list Paddle's API, or says which are stale."""

from __future__ import annotations

import sys
from pathlib import Path

from gradscope.cli.api.page import COMMAND, documents
from gradscope.cli.api.survey import survey


def main(argv: list[str]) -> int:
    """Write under the working directory; with --check write nothing and give 1 when a file is not what it should be."""
    root = Path.cwd()
    stale = []
    for path, text in documents(survey(), root).items():
        target = root / path
        if target.exists() and target.read_text(encoding="utf-8") == text:
            continue
        stale.append(str(path))
        if "--check" not in argv:
            target.parent.mkdir(exist_ok=True)
            target.write_text(text, encoding="utf-8")
    if stale and "--check" in argv:
        print(f"stale: {', '.join(stale)}; run {COMMAND}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
