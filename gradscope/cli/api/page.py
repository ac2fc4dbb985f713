"""The survey as documents: docs/paddle-api.md with every name, and the table between two marks of README.md."""

from __future__ import annotations

import textwrap
from pathlib import Path, PurePosixPath

from gradscope.cli.api.survey import Namespace, Survey

COMMAND = "python -m gradscope.cli.api"
PAGE = PurePosixPath("docs/paddle-api.md")
README = PurePosixPath("README.md")
BEGIN = f"<!-- the table of Paddle's names: written by `{COMMAND}` -->"
END = "<!-- end of the table -->"
MOST_NOTABLE = 4
#: namespaces with a row of their own in README's table; the others share one with those of the same first two parts
ALONE = ("paddle.nn.functional",)


def page(found: Survey) -> str:
    """docs/paddle-api.md: how much of each namespace exists, and all names, those that do and those that do not."""
    parts = [
        "# Paddle's API on gradscope",
        f"Written by `{COMMAND}`, which looks every public name of Paddle {found.version} up in `gradscope.paddle`. A "
        "name that can only raise counts as missing. `gradscope show --api` prints the same, with the ops each "
        "is written in.",
        f"**{found.have} of {found.of}** names.",
        "\n".join(
            [
                "| namespace | have | of |",
                "| --- | ---: | ---: |",
                *(f"| [{s.name}](#{_anchor(s.name)}) | {len(s.have)} | {s.of} |" for s in found.namespaces),
            ]
        ),
        *(_section(space) for space in found.namespaces),
    ]
    return "\n\n".join(parts) + "\n"


def _anchor(name: str) -> str:
    return name.lower().replace(".", "")


def _section(space: Namespace) -> str:
    parts = [f"## {space.name}"]
    if space.have:
        parts.append(" ".join(f"`{n.name}`" for n in space.have))
    if space.missing:
        parts.append("Not yet: " + " ".join(f"`{n.name}`" for n in sorted(space.missing, key=lambda n: n.name)))
    return "\n\n".join(parts)


def table(found: Survey) -> str:
    """README's part: a row for each group of namespaces of which something exists, one sentence for the rest."""
    rows, nothing = [], []
    for name, spaces in _groups(found).items():
        have, of = sum(len(s.have) for s in spaces), sum(s.of for s in spaces)
        if not have:
            nothing.append(f"`{name}`")
            continue
        lacks = sorted((n for s in spaces for n in s.missing), key=lambda n: (-n.uses, n.full))
        shown = ", ".join(f"`{n.full.removeprefix(name + '.')}`" for n in lacks[:MOST_NOTABLE])
        rows.append(f"| `{name}` | {have} | {of} | {shown} |")
    lines = [
        _wrapped(
            f"**{found.have} of {found.of}** public names of Paddle {found.version} exist; a name that can only raise "
            f"is not counted. [{PAGE}]({PAGE}) has them all, `gradscope show --api` also the ops they are written in."
        ),
        "",
        "| namespace | have | of | most used of the rest |",
        "| --- | ---: | ---: | --- |",
        *rows,
    ]
    return "\n".join([*lines, "", _wrapped(f"Nothing yet of {', '.join(nothing)}.")] if nothing else lines)


def _wrapped(text: str) -> str:
    return textwrap.fill(text, 120, break_long_words=False, break_on_hyphens=False)


def _groups(found: Survey) -> dict[str, list[Namespace]]:
    groups: dict[str, list[Namespace]] = {}
    for space in found.namespaces:
        name = space.name if space.name in ALONE else ".".join(space.name.split(".")[:2])
        groups.setdefault(name, []).append(space)
    return groups


def documents(found: Survey, root: Path) -> dict[PurePosixPath, str]:
    """What the files under `root` have to say. Raises ValueError when README.md has lost its marks."""
    readme = (root / README).read_text(encoding="utf-8")
    before, begin, rest = readme.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError(f"README.md needs the lines {BEGIN!r} and {END!r}, with the table between them")
    return {PAGE: page(found), README: f"{before}{BEGIN}\n{table(found)}\n{END}{after}"}
