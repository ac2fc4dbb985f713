"""What will be drawn, as plain data: boxes with rows, lines between them, a heading. No colours, no trace, no DOT."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gradscope.trace.fidelity import WORKED_OUT


@dataclass(frozen=True)
class Row:
    """One line of text in a box. kind decides its colour and mark; aside stands grey at the right end.

    worked_out: the word for facts that were not observed (`verified`, `emulated` …), shown as `~`; "" for observed.
    """

    kind: str  # code meta wrapper-ok wrapper-stale unchecked hook buffer grad state …
    text: str
    mark: str = ""  # a key of style.MARKS
    aside: str = ""
    worked_out: str = ""

    def shown(self) -> str:
        """The text, behind `~` when it was worked out."""
        return f"{WORKED_OUT}{self.text}" if self.worked_out else self.text


@dataclass(frozen=True)
class Box:
    """A drawn node.

    kind: `grad-node`, `accumulation`, `write` (the in-place write behind a stale wrapper), `cut` (an input that needs
    no gradient) or `root` (a tensor the pass starts from). state: a key of Palette.states. classes: for CSS and
    tests, kind and state included. scope: dotted module path, "" for none.
    """

    id: str
    kind: str
    title: str
    aside: str = ""
    rows: tuple[Row, ...] = ()
    state: str = "idle"
    classes: tuple[str, ...] = ()
    scope: str = ""
    tooltip: str = ""


@dataclass(frozen=True)
class Line:
    """A drawn edge from box `tail` to box `head`, in the direction gradients flow. kind: `gradient`, `write`, `cut`,
    `root`. state: `idle`, `running`, `done` (the gradient went along it) or `pruned`."""

    id: str
    tail: str
    head: str
    kind: str = "gradient"
    label: str = ""
    state: str = "idle"
    classes: tuple[str, ...] = ()
    tooltip: str = ""


@dataclass(frozen=True)
class Scene:
    """One drawing. heading: lines above it, the first bold; verdict: the finding it shows, "" for none."""

    heading: tuple[str, ...] = ()
    verdict: str = ""
    boxes: tuple[Box, ...] = ()
    lines: tuple[Line, ...] = ()

    def kinds(self) -> set[str]:
        """States, box kinds and row kinds that occur: what the legend must explain."""
        found = {box.state for box in self.boxes if box.kind in ("grad-node", "accumulation")}
        found |= {box.kind for box in self.boxes}
        return found | {row.kind for box in self.boxes for row in box.rows}

    def worked_out(self) -> set[str]:
        """The words of the rows that were not observed: what the legend must explain."""
        return {row.worked_out for box in self.boxes for row in box.rows if row.worked_out}

    def text(self) -> str:
        """The scene as lines of text, one per box, row and line: what goldens and people compare."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        yield from (f"# {line}" for line in self.heading)
        if self.verdict:
            yield f"! {self.verdict}"
        for box in self.boxes:
            scope = f" in {box.scope}" if box.scope else ""
            yield f"{box.id} [{' '.join(box.classes)}] {box.title} {box.aside}".rstrip() + scope
            for row in box.rows:
                yield f"    {row.kind}: {row.shown()}" + (f"  ({row.aside})" if row.aside else "")
        for line in self.lines:
            label = f" '{line.label}'" if line.label else ""
            yield f"{line.id} [{' '.join(line.classes)}] {line.tail} -> {line.head}{label}"
