"""`show --api`: the survey as lines, each with the same facts as an object."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict

from gradscope.cli.api.survey import Name, missing_text, survey
from gradscope.cli.listing import Line

MOST_MISSING = 12
_NOTES = {"have": "", "missing": "not yet", "ours": "not in Paddle's list"}


def lines() -> Iterator[Line]:
    """A total, a line a namespace, then a line a name: what it is and which ops its code names."""
    found = survey()
    yield Line(f"gradscope's paddle has {found.have} of the {found.of} public names of Paddle {found.version}", None)
    wide = max(len(space.name) for space in found.namespaces)
    for space in found.namespaces:
        text = f"  {space.name:{wide}} {len(space.have):>4} of {space.of:>4}"
        lacks = missing_text(space, MOST_MISSING)
        yield Line(f"{text}   not yet: {lacks}" if lacks else text, None)
    for space in found.namespaces:
        yield Line("", None)
        wide = max(len(name.full) for name in space.names)
        for name in space.names:
            yield Line(_line(name, wide), {"full": name.full, **asdict(name)})


def _line(name: Name, wide: int) -> str:
    note = _NOTES[name.state]
    parts = [f"{name.full:{wide}} {name.kind:9}", " ".join(name.ops), f"({note})" if note else ""]
    return "  ".join(part for part in parts if part).rstrip()
