"""Colours, pens and marks: how each state of a drawing looks, light and dark, Unicode and ASCII.

Colour never carries a state alone: shape, pen and mark say the same (the palette was chosen for the largest worst
distance under simulated colour blindness, which is still small for some pairs).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from gradscope.render.errors import RenderError

FONT = "Helvetica,Arial,sans-serif"  # Helvetica, Arial and Liberation Sans have the same widths, so boxes fit anywhere
MONO = "DejaVu Sans Mono,Menlo,Consolas,monospace"
MONO_WIDTH = 0.61  # widest of these fonts, in em; cells of code ask for this much, whatever font does the layout


@dataclass(frozen=True)
class Pen:
    """One state of a node: colour inside, colour of the line, its width in points, and dashed or not."""

    fill: str
    line: str
    width: float = 1.0
    dashed: bool = False


@dataclass(frozen=True)
class Palette:
    """Every colour of one theme. `states` is keyed by the class a node is drawn with."""

    page: str
    text: str
    quiet: str
    cluster: str
    rule: str
    ok: str
    stale: str
    on_stale: str
    hook: str
    buffer: str
    edge: str
    states: dict[str, Pen] = field(hash=False)


LIGHT = Palette(
    page="#FFFFFF",
    text="#1B1F24",
    quiet="#57606A",
    cluster="#F6F8FA",
    rule="#D0D7DE",
    ok="#00704F",
    stale="#8F1D00",
    on_stale="#FFFFFF",
    hook="#8A3F73",
    buffer="#005FA3",
    edge="#57606A",
    states={
        "idle": Pen("#FFFFFF", "#57606A"),
        "leaf": Pen("#E8F4FB", "#005FA3"),
        "queued": Pen("#FFF3D6", "#946A00", 2.2, True),
        "running": Pen("#FFD9C7", "#8F1D00", 3.2),
        "done": Pen("#DDF3EB", "#00704F", 1.4),
        "error": Pen("#FBE0EC", "#B5179E", 2.4),
        "pruned": Pen("none", "#6A737D", 1.0, True),
    },
)

DARK = Palette(
    page="#0D1117",
    text="#E6EDF3",
    quiet="#8B949E",
    cluster="#161B22",
    rule="#30363D",
    ok="#2CC89B",
    stale="#FF8A4C",
    on_stale="#0D1117",
    hook="#E3A0CB",
    buffer="#56B4E9",
    edge="#8B949E",
    states={
        "idle": Pen("#1C2128", "#8B949E"),
        "leaf": Pen("#0B2A3D", "#56B4E9"),
        "queued": Pen("#3A2A00", "#E69F00", 2.2, True),
        "running": Pen("#4A1E05", "#FF8A4C", 3.2),
        "done": Pen("#05352A", "#2CC89B", 1.4),
        "error": Pen("#43122D", "#E78AC0", 2.4),
        "pruned": Pen("none", "#8B949E", 1.0, True),
    },
)

PALETTES = {"light": LIGHT, "dark": DARK}

# mark -> (Unicode, ASCII). The ASCII column is the one of `--ascii` everywhere else.
MARKS: dict[str, tuple[str, str]] = {
    "running": ("▶", ">"),
    "done": ("✓", "+"),
    "queued": ("◷", "*"),
    "waits": ("◌", "o"),
    "idle": ("", ""),
    "error": ("✘", "x"),
    "pruned": ("✂", "/"),
    "cut": ("✂", "/"),
    "hook": ("⚑", "^"),
    "ok": ("✔", "ok"),
    "stale": ("✘", "x"),
    "unchecked": ("–", "-"),
    "cleared": ("–", "-"),
    "buffer": ("▤", "="),
    "grad": ("▤", "="),
    "write": ("✎", "!"),
    "fetch": ("⇥", "->"),
    "leaf": ("", ""),
    "": ("", ""),
}

# Signs of the texts themselves, for ASCII. They end up in labels, where `>` must be an entity.
PLAIN = str.maketrans({"→": "-&gt;", "≠": "!=", "…": "...", "·": "-", "–": "-", "\u00a0": " ", "\u29f5": "/"})


def palette(theme: str) -> Palette:
    """The palette called `theme`; RenderError names the ones there are."""
    try:
        return PALETTES[theme]
    except KeyError:
        raise RenderError(f"no theme {theme!r}: choose one of {', '.join(PALETTES)}") from None


def mark(name: str, ascii: bool) -> str:
    """The sign for a state or row kind, `""` when it has none."""
    return MARKS[name][ascii]
