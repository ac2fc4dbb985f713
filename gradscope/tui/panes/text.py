"""Small tools every pane writes its lines with: parts, fitting, columns, numbers, bars."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.text import Text

from gradscope.trace.figures import norm_of
from gradscope.trace.records import Meta, Value
from gradscope.tui.look import BARS, plain
from gradscope.tui.view import Page, Size

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace

Part = str | tuple[str, str] | Text
NONE = "–"  # a field that was not taken


def line(*parts: Part) -> Text:
    """One line out of strings, (string, style) pairs and Texts."""
    text = Text(no_wrap=True, end="")
    for part in parts:
        if isinstance(part, tuple):
            text.append(part[0], style=part[1] or None)
        else:
            text.append(part)
    return text


def width_of(part: Part) -> int:
    """Cells a part takes."""
    if isinstance(part, Text):
        return part.cell_len
    return cell_len(part[0] if isinstance(part, tuple) else part)


def fit(part: Part, width: int, right: bool = False) -> Text:
    """The part in exactly `width` cells: cut with `…` when too long, filled with blanks when too short."""
    text = line(part)
    if width <= 0:
        return line()
    if text.cell_len > width:
        text.truncate(width - 1)
        text.append("…", style="dim")
    blank = width - text.cell_len
    if blank > 0:
        return line(" " * blank, text) if right else line(text, " " * blank)
    return text


def fit_end(text: str, width: int, style: str = "") -> Text:
    """Like `fit`, but the end is kept, which tells the parts of one module apart: `…block1.expand.weight`."""
    if len(text) > width > 1:
        return line(("…", "dim"), (text[len(text) - width + 1 :], style))
    return fit((text, style), width)


def wrap(text: Text, width: int, indent: int = 2) -> list[Text]:
    """The line in as many lines as it takes, broken at blanks; those that follow are set in by `indent` cells."""
    if text.cell_len <= width or width <= indent + 8:
        return [text]
    out: list[Text] = []
    plain = text.plain
    start, room = 0, width
    while len(plain) - start > 0:
        end, cells, blank = start, 0, -1
        while end < len(plain) and cells + cell_len(plain[end]) <= room:
            cells += cell_len(plain[end])
            if plain[end] == " " and plain[start:end].strip():
                blank = end
            end += 1
        wide = plain.rfind("  ", start + (end - start) // 2, end)
        if end < len(plain) and wide > start and plain[start:wide].strip():  # between two things, not inside one
            end = wide
        elif end < len(plain) and plain[end] != " " and blank > start:
            end = blank
        out.append(line(" " * (width - room), text[start:end]))
        while end < len(plain) and plain[end] == " ":
            end += 1
        start, room = end, width - indent
    return out


def columns(cells: Sequence[Part], widths: Sequence[int], right: Iterable[int] = (), gap: int = 1) -> Text:
    """Cells side by side, each fitted to its width. right: indices of cells flush right."""
    flush = set(right)
    text = line()
    for index, (cell, width) in enumerate(zip(cells, widths, strict=True)):
        if width <= 0:
            continue
        if text.cell_len:
            text.append(" " * gap)
        text.append_text(fit(cell, width, index in flush))
    return text


def spread(left: Part, right: Part, width: int) -> Text:
    """`left` flush left and `right` flush right in exactly `width` cells; `left` gives way."""
    room = width - width_of(right)
    if room < 4:
        return fit(left, width)
    return line(fit(left, room - 1), " ", right)


def join(parts: Sequence[Part], between: str = "   ") -> Text:
    """Parts with a blank run between them; empty ones are left out."""
    text = line()
    for part in parts:
        if width_of(part) == 0:
            continue
        if text.cell_len:
            text.append(between)
        text.append_text(line(part))
    return text


def done(page: Page, size: Size, ascii: bool) -> Page:
    """The page cut to `size`, every line exactly as wide as asked, in ASCII if asked."""
    del page.lines[size.height :], page.targets[size.height :]
    while len(page.lines) < size.height:
        page.add(line())
    page.lines = [fit(text, size.width) for text in page.lines]
    if ascii:
        page.lines = [plain(text) for text in page.lines]
        page.title = plain(Text(page.title)).plain
    return page


def window(count: int, height: int, focus: int) -> int:
    """First row to show of `count` rows so that row `focus` is well inside `height` rows."""
    if count <= height:
        return 0
    return max(0, min(focus - height // 2, count - height))


def number(value: float | None, digits: int = 3) -> str:
    """A number in few cells: `2.37`, `.11`, `0`, `1.2e-5`, `nan`, `inf`; `–` for one that was not taken."""
    if value is None:
        return NONE
    if math.isnan(value):
        return "nan"
    if math.isinf(value):
        return "inf" if value > 0 else "-inf"
    if value == 0:
        return "0"
    size = abs(value)
    if 0.001 <= size < 10**6:
        whole = len(str(int(size))) if size >= 1 else 0
        text = f"{value:.{max(0, digits - whole)}f}"
        if "." in text:
            text = text.rstrip("0").rstrip(".") if size >= 1000 else text
        return text.replace("0.", ".", 1) if size < 1 else text
    mantissa, exponent = f"{value:.1e}".split("e")
    return f"{mantissa}e{int(exponent)}"


def fraction(value: float | None) -> str:
    """A share in few cells, with two digits that tell: `.11`, `.021`, `.0034`, `3.4e-4`."""
    if value is None or not math.isfinite(value) or not 0.001 <= abs(value) < 0.1:
        return number(value, 2)
    return f"{value:#.2g}".replace("0.", ".", 1)


def norm(trace: Trace, value: Value | None, word: str = "|g|") -> str:
    """`|g| 2.37`; `–` for a value that was not kept and whose norm was not taken."""
    size = norm_of(trace, value)
    return NONE if size is None else f"{word} {number(size)}"


def ratio(value: float) -> str:
    """`x0.58`, `x12`, `x1.2e-5`."""
    return f"x{value:.2f}" if 0.01 <= value < 10 else f"x{number(value, 2)}"


def shape(dims: Sequence[int]) -> str:
    """`[16,64]`; `[]` for a 0-D tensor."""
    return "[" + ",".join(str(dim) for dim in dims) + "]"


_SHORT = {"float32": "f32", "float64": "f64", "float16": "f16", "bfloat16": "bf16", "int64": "i64", "int32": "i32"}


KINDS = {"selected_rows": "rows"}  # how the panes call what is not dense, where not by its own name


def dtype(name: str) -> str:
    """`f32` for `float32`; a name without a short form as it is."""
    return _SHORT.get(name, name)


def meta(of: Meta | Value | None) -> str:
    """`[16,64] f32`; `[16,64] f32 rows` and the like for what is not dense."""
    if of is None:
        return NONE
    kind = of.kind if isinstance(of, Value) else of.layout
    return f"{shape(of.shape)} {dtype(of.dtype)}" + (f" {KINDS.get(kind, kind)}" if kind else "")


def milliseconds(ns: int) -> str:
    """`0.21 ms`; `–` when the duration was not taken."""
    if ns <= 0:
        return NONE
    ms = ns / 1e6
    if ms >= 1000:
        return f"{ms / 1000:.2f} s"
    return f"{ms:.2f} ms" if ms >= 0.1 else f"{ns / 1e3:.0f} µs"


def nbytes(count: int | None) -> str:
    """`61 KB`; `–` when not known."""
    if count is None:
        return NONE
    for unit, step in (("GB", 1 << 30), ("MB", 1 << 20), ("KB", 1 << 10)):
        if count >= step:
            return f"{count / step:.{0 if count >= 10 * step else 1}f} {unit}"
    return f"{count} B"


def spark(values: Sequence[float | None], log: bool = False) -> str:
    """One bar per value between the least and the greatest; `·` where there is none, `!` where it is not finite."""
    known = [abs(v) for v in values if v is not None and math.isfinite(v) and (v != 0 or not log)]
    if log:
        known = [math.log10(v) for v in known]
    low, high = (min(known), max(known)) if known else (0.0, 0.0)
    if not log:
        low = min(low, 0.0)
    bars = []
    for value in values:
        if value is None:
            bars.append("·")
        elif not math.isfinite(value):
            bars.append("!")
        elif log and value == 0:
            bars.append(BARS[0])
        else:
            at = math.log10(abs(value)) if log else abs(value)
            part = (at - low) / (high - low) if high > low else (0.25 if high else 0.0)
            bars.append(BARS[min(7, int(part * 7.999))])
    return "".join(bars)


def squeeze(values: Sequence[float | None], width: int) -> list[float | None]:
    """At most `width` values: each the greatest of its share, so that a peak is never lost."""
    if len(values) <= width:
        return list(values)
    out: list[float | None] = []
    for cell in range(width):
        share = values[cell * len(values) // width : (cell + 1) * len(values) // width]
        known = [value for value in share if value is not None]
        bad = [value for value in known if not math.isfinite(value)]
        out.append(bad[0] if bad else max(known, key=abs) if known else None)
    return out
