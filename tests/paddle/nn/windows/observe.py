"""Writes observed.json from a real Paddle: `python -m tests.paddle.nn.windows.observe`. The tests do not need it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from . import convolutions, images, pools, refusals
from .scene import Case, Scene

FILE = Path(__file__).parent / "observed.json"


def every(scene: Scene) -> list[Case]:
    """All cases of this folder."""
    return [case for family in (convolutions, pools, images, refusals) for case in family.cases(scene)]


def observed(paddle: Any) -> dict[str, Any]:
    """What a paddle gives for every case."""
    scene = Scene(paddle)
    return {name: scene.run(case) for name, case in every(scene)}


if __name__ == "__main__":
    import paddle

    lines = [f"{json.dumps(name)}: {json.dumps(given)}" for name, given in observed(paddle).items()]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
