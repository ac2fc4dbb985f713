"""Reading an SVG the way a page script would: its groups by id, with classes and tooltips."""

from __future__ import annotations

from dataclasses import dataclass
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
TITLE = "{http://www.w3.org/1999/xlink}title"


@dataclass(frozen=True)
class Group:
    """A `<g>` with an id. kind: `node`, `edge`, `cluster` or `graph`; classes: the rest of its class attribute."""

    kind: str
    classes: frozenset[str]
    tooltip: str
    text: str


def groups(svg: bytes) -> dict[str, Group]:
    """Every `<g id>` of the picture. Raises when it is no XML or an id occurs twice."""
    found: dict[str, Group] = {}
    for element in ElementTree.fromstring(svg).iter(f"{SVG}g"):
        if not element.get("class"):  # the wrapper around a link
            continue
        kind, *classes = element.get("class", "").split()
        ident = element.get("id", "")
        assert ident not in found, f"id {ident} twice"
        tips = [link.get(TITLE, "") for link in element.iter(f"{SVG}a")]
        text = " ".join(part.text or "" for part in element.iter(f"{SVG}text"))
        found[ident] = Group(kind, frozenset(classes), tips[0] if tips else "", text)
    return found
