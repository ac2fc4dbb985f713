"""The whole screen at every size, read back as a person reads it, for records of every kind and in both lenses."""

from __future__ import annotations

import re

import examples
import kinds
import pytest
from reading import Seen, left_out, read, table
from test_app import drive, screen

from gradscope.tui import keys
from gradscope.tui.arrange import PANES
from gradscope.tui.panes import help as help_pane
from gradscope.tui.screens.debug import BUILD
from gradscope.tui.view import TABS, Selection, Size, Target

SIZES = ((120, 36), (100, 30), (80, 24), (60, 16))
POP = ("what", "where", "before", "after", "state")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("kinds")


def judge(lines: list[str], size: tuple[int, int], trace, in_pop: bool, ascii: bool = False) -> Seen:
    """Everything that must hold of a Debug screen at any size."""
    width, height = size
    seen = read(lines, width, height, ascii)
    script = (trace.began.script or "record").rsplit("/", 1)[-1]
    head = seen.head[0].split("…")[0].strip().removeprefix("gradscope").strip()
    assert script.startswith(head.split()[0][:6]) and seen.head[0].rstrip().endswith("?"), seen.head[0]
    queue = next(text for text in seen.head if text.startswith((" queue", " ~queue")))
    assert "front" in queue or "queue ▸" in queue or "queue >" in queue or "no pass is open" in queue, queue
    foot = "\n".join(seen.foot)
    assert "? keys" in foot and "q quit" in foot and "…" not in foot, foot
    full = width >= 100 and height >= 30
    assert set(seen.panes) >= ({"1", "2", "3", "4", "5"} if full else {"3"})
    names = ("Program", "Graph", "This", "Selected", "Leaves")
    for digit, name in enumerate(names, 1):
        where = seen.titles[str(digit)] if full else seen.tabs
        word = name if name != "This" else ("This pop" if in_pop else "This step") if width >= 64 else ""
        assert f"{digit} {word}" in where, (digit, where)
    for digit, rows in seen.panes.items():
        assert any(row.strip() for row in rows), f"pane {digit} is empty"
        for row in rows:
            assert not left_out(row, rows if digit in "35" else []), f"pane {digit} cuts where there is room: {row!r}"
            assert row[0] in " ▸>" and row[-1] in " …", f"pane {digit} has no margin: {row!r}"
    if in_pop:
        rows = seen.panes["3"][0 if full or ("▸3" not in seen.tabs and ">3" not in seen.tabs) else 1 :]
        table(rows, POP)
    return seen


def positions(trace) -> list[int]:
    """Steps that look differently: both ends, an op, the begin of a pass, the middle of pops, what failed."""
    wanted = ("op", "plan", "hook", "fail", "opened", "policy", "leaf", "params")
    last = {trace.steps.kind_of(k): k for k in range(len(trace.steps))}
    found = [0, len(trace.steps) - 1, *(last[kind] for kind in wanted if kind in last)]
    for info in trace.passes[-1:]:
        found += [info.first_step, trace.steps.pop_end(info.pass_id, max(1, info.pops // 2)) or 0]
    return sorted(set(found))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", kinds.NAMES)
def test_every_kind_of_record_reads_well(name, size, folder):
    trace = kinds.trace(name, folder)

    async def script(pilot):
        state = pilot.app.state
        for at, k in enumerate(positions(trace)):
            for pane in ("graph",) if size[0] >= 100 else (PANES[at % 5], PANES[(at + 2) % 5]):
                state.pane, state.lens = pane, "engine" if state.lens == "user" else "user"
                state.go(k)
                pilot.app.screen.changed()
                await pilot.pause()
                judge(screen(pilot), size, trace, bool(state.moment.step.pop))

    drive(trace, script, size=size, at=0)


@pytest.mark.parametrize("size", SIZES[1:3], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", ["inplace", "ten_steps", "as_torch", "nested"])
def test_every_tab_of_pane_4_reads_well(name, size, folder):
    trace = kinds.trace(name, folder)
    k = trace.steps.pop_end(trace.passes[-1].pass_id, 2) if trace.passes else len(trace.steps) - 2
    k = len(trace.steps) - 1 if k is None else k
    leaf = [Target("tensor", tensor) for tensor, _ in trace.leaf_tensors[-1:]]
    node = [Target("node", n) for n in (trace.moment(k).node,) if n]

    async def script(pilot):
        state = pilot.app.state
        state.pane = "selected"
        for target in leaf + node:
            for lens, tabs in TABS.items():
                for tab in tabs:
                    state.lens, state.selection = lens, state.selection.but(target=target, held=True, tab=tab)
                    pilot.app.screen.changed()
                    await pilot.pause()
                    judge(screen(pilot), size, trace, bool(state.moment.step.pop))

    drive(trace, script, size=size, at=k)


def test_the_pops_of_a_line_do_not_run_into_its_number():
    """Every line of a program with many pops on one line: a blank before the number, whatever stands in front."""
    trace = examples.chain(120)
    k = trace.steps.pop_end(1, 110)
    assert k is not None
    for width in (55, 76):
        page = BUILD["program"](trace.moment(k), Selection(), Size(width, 11), "user", False)
        rows = [text.plain for text in page.lines if "+" in text.plain.split("y =")[0]]
        assert rows and all(re.search(r"\+\d+ +1 y = ", row) for row in rows), rows


@pytest.mark.parametrize("width", [56, 76, 96, 116, 196])
@pytest.mark.parametrize(
    "of", [keys.DEBUG, keys.PASSES, keys.LEAVES, keys.STEPS], ids=["debug", "passes", "leaves", "steps"]
)
def test_the_help_says_every_key_in_full(of, width):
    lines = [text.plain for text in help_pane.build(of, Size(width, 40)).lines]
    assert all(len(text) <= width and "…" not in text for text in lines), [text for text in lines if "…" in text]
    words = " ".join(" ".join(lines).split())
    if width < 100:  # in one column: each text stands there as it is written
        assert all(" ".join(key.text.split()) in words for key in of)
