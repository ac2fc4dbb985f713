"""The observed programs: all of them from the material beside the repository when it is there, else those that must
pass, from the copy in this folder."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
SHARED = HERE.parents[2] / "shared" / "cases" / "paddle_observed.json"


@dataclass(frozen=True)
class Case:
    """number: from 1, in the order of the file. observed: `results`, and `pop_order` where it was taken."""

    number: int
    id: str
    program: str
    observed: dict[str, Any]


def copied() -> list[Case]:
    """The cases that must pass, from the copy."""
    data = json.loads((HERE / "observed.json").read_text(encoding="utf-8"))
    preamble = data["preamble"]
    return [Case(c["number"], c["id"], f"{preamble}\n\n{c['program']}", c["observed"]) for c in data["cases"]]


def shared() -> list[Case]:
    """Every case of the material, [] when it is not there."""
    if not SHARED.exists():
        return []
    data = json.loads(SHARED.read_text(encoding="utf-8"))
    return [Case(n, c["id"], c["program"], c["observed"]) for n, c in enumerate(data["cases"], 1)]


def by_number() -> dict[int, Case]:
    """Number -> case; from the material when it is there."""
    return {c.number: c for c in (shared() or copied())}
