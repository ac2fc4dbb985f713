"""Small helpers for writing Python: tuples, docstrings and lists broken at 120 columns."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable

WIDTH = 120


def one_tuple(items: Iterable[str], bare: bool = False) -> str:
    """`(a,)`, `(a, b)`; bare: `a, b` without parentheses when there are several."""
    parts = list(items)
    if len(parts) == 1:
        return f"({parts[0]},)"
    text = ", ".join(parts)
    return text if bare and parts else f"({text})"


def names(items: Iterable[str], before: int = 50) -> str:
    """Import names, in parentheses and one a line when they do not fit on a line that has `before` characters."""
    text = ", ".join(items)
    if before + len(text) <= WIDTH:
        return text
    return "(\n" + "".join(f"    {n},\n" for n in text.split(", ")) + ")"


def doc(text: str, indent: int) -> list[str]:
    """A docstring of one line, or of wrapped lines with the quotes on their own."""
    pad = " " * indent
    if indent + len(text) + 6 <= WIDTH:
        return [f'{pad}"""{text}"""']
    first, *rest = textwrap.wrap(text, WIDTH - indent - 6, break_long_words=False, break_on_hyphens=False)
    rest = textwrap.wrap(" ".join(rest), WIDTH - indent, break_long_words=False, break_on_hyphens=False)
    return [f'{pad}"""{first}', *(pad + line for line in rest), f'{pad}"""']


def wrapped(head: str, items: list[str], tail: str) -> list[str]:
    """`head a, b tail` on one line, or an item a line between head and tail; a single item gets its comma."""
    text = ", ".join(items) + ("," if len(items) == 1 and head.endswith("(") and tail == ")" else "")
    line = head + text + tail
    if len(line) <= WIDTH:
        return [line]
    pad = " " * (len(head) - len(head.lstrip()))
    return [head, *(f"{pad}    {item}," for item in items), pad + tail]


def fitted(head: str, items: list[str]) -> list[str]:
    """`head a, b` on one line, or in parentheses an item a line."""
    line = head + ", ".join(items)
    if len(line) <= WIDTH:
        return [line]
    pad = " " * (len(head) - len(head.lstrip()))
    return [*_opened(head.rstrip()), *(f"{pad}    {item}," for item in items), pad + ")"]


def _opened(head: str) -> list[str]:
    """`a, b = (`, or a target a line where there are too many for one."""
    if len(head) + 2 <= WIDTH:
        return [f"{head} ("]
    pad = " " * (len(head) - len(head.lstrip()))
    targets = head.removesuffix(" =").strip().split(", ")
    return [f"{pad}(", *(f"{pad}    {target}," for target in targets), f"{pad}) = ("]


def formatted(text: str) -> str:
    """Code with every line that is too long broken the way `ruff format` breaks it."""
    return "\n".join(part for line in text.split("\n") for part in _broken(line)) + "\n" * (not text.endswith("\n"))


_MANY_TARGETS = re.compile(r"\s*(?P<targets>\w+(?:, \w+)+) = (?P<value>[\w.]*(?:\(.*\))?)")
_SEVERAL = re.compile(r"(?P<head>\s*(?:return|[\w, ]+ =)) (?P<items>.+)")


def _broken(line: str) -> list[str]:
    pad = " " * (len(line) - len(line.lstrip()))
    found = _SEVERAL.fullmatch(line) if len(line) > WIDTH else None
    items = split_items(found["items"]) if found else []
    if found and len(items) > 1:  # a bare tuple: an item a line, in parentheses
        inside = (part for item in items for part in _broken(f"{pad}    {item},"))
        return [*_opened(found["head"]), *inside, f"{pad})"]
    many = _MANY_TARGETS.fullmatch(line) if len(line) > WIDTH else None
    if many and len(pad + many["targets"]) + 30 > WIDTH:
        targets = [f"{pad}    {target}," for target in many["targets"].split(", ")]
        return [f"{pad}(", *targets, *_broken(f"{pad}) = {many['value']}")]
    if len(line) <= WIDTH or (not line.rstrip().endswith((")", ",", "]")) and " if " not in line):
        return [line]
    if " = " in line and _top_level_if(line):
        head, value = line.split(" = ", 1)
        whole = f"{pad}    {value}"
        first, _, rest = value.partition(" if ")
        test, _, other = rest.partition(" else ")
        parts = [whole] if len(whole) <= WIDTH else [f"{pad}    {p}" for p in (first, f"if {test}", f"else {other}")]
        return [f"{head} = (", *(part for p in parts for part in _broken(p)), f"{pad})"]
    body = line[:-1] if line.endswith(",") else line
    opening = _opening(body)
    if opening is None:
        return [line]
    head, inner, tail = body[: opening + 1], body[opening + 1 : -1], body[-1] + ("," if line.endswith(",") else "")
    one = f"{pad}    {inner}"
    if len(one) <= WIDTH:
        return [head, one, pad + tail]
    return [head, *(part for item in split_items(inner) for part in _broken(f"{pad}    {item},")), pad + tail]


def _top_level_if(line: str) -> bool:
    depth = 0
    for i, c in enumerate(line):
        depth += (c in "([{") - (c in ")]}")
        if depth == 0 and line.startswith(" if ", i):
            return True
    return False


def _opening(line: str) -> int | None:
    """Index of the bracket that the last character of `line` closes."""
    depth = 0
    for i in range(len(line) - 1, -1, -1):
        depth += (line[i] in ")]}") - (line[i] in "([{")
        if depth == 0:
            return i if line[-1] in ")]}" else None
    return None


def split_items(text: str) -> list[str]:
    """Split at the commas that are in no bracket."""
    items, depth, start = [], 0, 0
    for i, c in enumerate(text):
        depth += (c in "([{") - (c in ")]}")
        if c == "," and depth == 0:
            items.append(text[start:i].strip())
            start = i + 1
    return [*items, text[start:].strip()]
