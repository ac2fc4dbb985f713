"""Records for the lists of leaves and steps, and a reader that parses such a list from the lines of a screen."""

from __future__ import annotations

import re

import examples
from ran import ran

from gradscope.trace import records as R
from gradscope.trace.trace import Trace

SCRIPT = """\
from gradscope.paddle import nn
paddle.seed(3)
class Net(nn.Layer):
    def __init__(self):
        super().__init__()
        self.first = nn.Linear(3, 4)
        self.second = nn.Linear(4, 2)
        self.never = nn.Linear(4, 2)
        self.aside = nn.Linear(3, 4)
    def forward(self, x):
        hidden = self.first(x) + self.aside(x).detach()
        return self.second(hidden)
net = Net()
optimizer = paddle.optimizer.Adam(parameters=net.parameters())
for step in range(4):
    loss = net(paddle.ones([2, 3])).sum()
    loss.backward()
    optimizer.step()
    optimizer.clear_grad()
"""
COLUMNS = ("name", "shape", "optim", "state", "|g|")
NUMBERS = ("|g|", "|w|", "|g|/|w|", "vs last", "update")


def network(folder) -> Trace:
    """Eight parameters, four of them in vain, over four steps of an optimizer."""
    return ran(SCRIPT, folder, "net.py")


def told(fidelity: str) -> Trace:
    """The broken example as a producer of that fidelity tells it."""
    records = examples.broken_records()
    records[0].producer = "torch"
    records[0].capabilities = dict.fromkeys(R.FACTS, fidelity)
    return Trace.from_records(records)


def boxes(lines: list[str], width: int, ascii: bool = False) -> tuple[list[str], list[str], list[str]]:
    """Titles, rows of the list, rows below it; borders must be closed and every line as wide as the screen."""
    assert all(len(text) == width for text in lines), [len(text) for text in lines]
    ends = ("++|", "++|", "-", "|") if ascii else ("┌└├", "┐┘┤", "─", "│")
    at = [y for y, text in enumerate(lines) if text[0] in ends[0] and text[1] == ends[2] and text[-1] in ends[1]]
    assert len(at) == 3, lines
    top, middle, bottom = at
    inside = [*lines[top + 1 : middle], *lines[middle + 1 : bottom]]
    assert all(text[0] == ends[3] and text[-1] == ends[3] for text in inside)
    rows, below = ([text[1:-1] for text in lines[low + 1 : high]] for low, high in ((top, middle), (middle, bottom)))
    return [lines[top], lines[middle]], rows, below


def table(rows: list[str]) -> list[dict[str, str]]:
    """The cells of each row by the names in the head. Numbers end where their name ends, words begin where it does."""
    spans = [(m.group().strip("↑↓"), m.start(), m.end()) for m in re.finditer(r"vs last|what happened|\S+", rows[0])]
    out = []
    for row in (one for one in rows[1:] if one.strip()):
        cells = {}
        for (name, start, end), (after, next_start, _) in zip(spans, [*spans[1:], ("", len(row), 0)], strict=True):
            if name in NUMBERS:
                assert row[end : end + 1].strip() == "", f"{name} runs on to the right: {row!r}"
                cells[name] = row[:end].split(" ")[-1]
            else:
                assert row[start - 1] in " ▸>" or start == 0, f"something runs into {name}: {row!r}"
                text = re.split(r" {2,}", row[start:])[0] if after in NUMBERS else row[start:next_start]
                cells[name] = text.strip()
                if after == "state" or name == "pop":  # between them stands a column of glyphs, without a name
                    cells[name] = cells[name].rstrip(" ·◌•▶✓✘⚑✔✂!")
        out.append(cells)
    return out
