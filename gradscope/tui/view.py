"""What a pane is asked for and what it answers: size, selection, lens, target, page."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple

from rich.text import Text

Lens = Literal["user", "engine"]
LENSES: tuple[Lens, ...] = ("user", "engine")
TABS: dict[Lens, tuple[str, ...]] = {
    "user": ("value", "versions", "hooks", "why"),
    "engine": ("node", "value", "versions", "hooks", "why"),
}


class Size(NamedTuple):
    """Cells a pane may fill: every line is at most `width` cells wide, and there are at most `height` of them."""

    width: int
    height: int


class Target(NamedTuple):
    """What a line stands for: kind `node`, `tensor`, `step`, `line` (id: source, more: line), `pass` or `hook`."""

    kind: str
    id: int
    more: int = 0


NOTHING = Target("", 0)


@dataclass(frozen=True, slots=True)
class Selection:
    """What the user looks at besides the position: the thing selected, the tab of pane 4, the radius of pane 2.

    held: the user chose `target`; otherwise it follows the step under the cursor.
    tab "": the first tab of the lens. scroll: lines pane 4 is scrolled by. told: the viewer itself chose the tab, to
    tell of a finding: it goes back with the next move.
    """

    target: Target = NOTHING
    held: bool = False
    tab: str = ""
    radius: int = 2
    scroll: int = 0
    told: bool = False

    def but(self, **changes: object) -> Selection:
        """The same selection with some fields changed."""
        return replace(self, **changes)  # type: ignore[arg-type]


@dataclass(slots=True)
class Page:
    """The lines of a pane, what each of them stands for, and the words of the pane's title.

    pointer: the row of what is selected (-1: it is not in view); the pane's margin points at it.
    """

    lines: list[Text] = field(default_factory=list)
    targets: list[Target] = field(default_factory=list)
    title: str = ""
    pointer: int = -1

    def add(self, line: Text, target: Target = NOTHING) -> None:
        """Append a line and what it stands for."""
        self.lines.append(line)
        self.targets.append(target)


def tab_of(selection: Selection, lens: Lens) -> str:
    """The tab of pane 4 that is shown: the chosen one if this lens has it, else the first."""
    return selection.tab if selection.tab in TABS[lens] else TABS[lens][0]
