"""The viewer in a real terminal: what tmux captures is parsed and compared with what the panes' functions return."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import examples
import kinds
import pytest
from test_sizes import SIZES, judge

from gradscope.tui.arrange import PANES, TITLES, arrange
from gradscope.tui.look import CURSOR
from gradscope.tui.screens.debug import BUILD
from gradscope.tui.state import State
from gradscope.tui.view import Lens, Size

pytestmark = pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed")

_HERE = Path(__file__).resolve().parent
_SHOW = """
import sys
sys.path[:0] = [{here!r}, {trace!r}]
import examples
from gradscope.tui.app import run
run(examples.{name}(), at={at}, ascii=False)
"""


class Terminal:
    """A viewer in a tmux session of its own, on a server of its own."""

    def __init__(self, name: str, at: int, width: int, height: int, words: list[str] | None = None) -> None:
        """name, at: an example and where to open it; words: what to run instead."""
        self.server = f"gradscope-test-{os.getpid()}-{time.monotonic_ns()}"
        code = _SHOW.format(here=str(_HERE), trace=str(_HERE.parent / "trace"), name=name, at=at)
        self._tmux(
            "-f", "/dev/null", "new-session", "-d", "-s", "view", "-x", str(width), "-y", str(height),
            "env", "-u", "COLUMNS", "-u", "LINES", "-u", "NO_COLOR", "-u", "CI",
            "LANG=C.UTF-8", "LC_ALL=C.UTF-8", f"PYTHONPATH={_HERE.parents[1]}",
            sys.executable, *(words or ["-c", code]),
        )  # fmt: skip
        self.size = (width, height)

    def _tmux(self, *words: str) -> str:
        done = subprocess.run(["tmux", "-u", "-L", self.server, *words], capture_output=True, text=True, check=True)
        return done.stdout

    def press(self, *names: str) -> None:
        self._tmux("send-keys", "-t", "view", *names)

    def lines(self) -> list[str]:
        width, height = self.size
        shown = self._tmux("capture-pane", "-t", "view", "-p").split("\n")[:height]
        return [text.ljust(width) for text in shown]

    def wait(self, words: str, seconds: float = 30.0) -> list[str]:
        """The lines once `words` are among them and nothing moves any more."""
        end = time.monotonic() + seconds
        before: list[str] = []
        while time.monotonic() < end:
            lines = self.lines()
            if words in "\n".join(lines) and lines == before:
                return lines
            before = lines
            time.sleep(0.15)
        raise AssertionError(f"{words!r} never came; the screen was:\n" + "\n".join(before))

    def settle(self, look: Callable[[list[str]], object], seconds: float = 30.0) -> None:
        """Look at the screen until it is as it should be; after a change of size it is painted in pieces."""
        end = time.monotonic() + seconds
        while True:
            try:
                look(self.lines())
                return
            except (AssertionError, IndexError, StopIteration):
                if time.monotonic() > end:
                    raise
                time.sleep(0.15)

    def resize(self, width: int, height: int) -> None:
        self._tmux("resize-window", "-t", "view", "-x", str(width), "-y", str(height))
        self.size = (width, height)

    def close(self) -> None:
        subprocess.run(["tmux", "-L", self.server, "kill-server"], capture_output=True, check=False)


def _same(lines: list[str], trace, k: int, lens: Lens, focus: str, size: tuple[int, int]) -> None:
    """Borders closed, digits present, every pane's lines what its function returns."""
    width, height = size
    at = arrange(width, height, focus)
    state = State(trace, k, lens)
    moment = trace.moment(k)
    for border in at.borders:
        assert (lines[border.y][0], lines[border.y][width - 1]) == (border.left, border.right)
        assert set(lines[border.y]) & {"─"}
    inside = range(at.borders[0].y + 1, at.borders[-1].y)
    assert all(lines[row][0] in "│├" and lines[row][width - 1] in "│┤" for row in inside)
    edges = "\n".join(lines[border.y] for border in at.borders)
    assert all(f"{digit} {TITLES[pane]}" in edges for digit, pane in enumerate(PANES, 1))
    for part, box in at.boxes.items():
        if part not in BUILD:
            continue
        margin = 1 if part in PANES else 0
        page = BUILD[part](moment, state.selection, Size(box.width - 2 * margin, box.height), lens, False)
        for row in range(box.height):
            wanted = page.lines[row].plain if row < len(page.lines) else ""
            shown = lines[box.y + row][box.x + margin : box.x + box.width - margin]
            assert shown.rstrip() == wanted.rstrip()[: box.width], (part, row)
            if margin:
                assert lines[box.y + row][box.x] in (" ", CURSOR)


@pytest.mark.parametrize("size", [(120, 36), (80, 24)])
def test_captures_are_what_the_panes_return(size):
    trace = examples.broken()
    at = trace.steps.pop_start(1, 3)
    terminal = Terminal("broken", at, *size)
    try:
        first = terminal.wait("pop 3 of 8")
        _same(first, trace, at, "engine", "graph", size)
        terminal.press("s")
        second = terminal.wait(f"step 2/8 e{at + 2}")
        _same(second, trace, at + 1, "engine", "graph", size)
        terminal.press("n")
        _same(terminal.wait("pop 4 of 8"), trace, trace.steps.pop_start(1, 4), "engine", "graph", size)
        terminal.press("N")
        assert terminal.wait("pop 3 of 8") == first, "back where we were the screen is the same"
    finally:
        terminal.close()


def test_to_the_end_and_back_in_a_terminal():
    trace = examples.broken()
    at = trace.steps.pop_start(1, 1)
    terminal = Terminal("broken", at, 120, 36)
    try:
        first = terminal.wait("pop 1 of 8")
        terminal.press("end")
        terminal.wait(f"e{trace.passes[0].last_step + 1}")
        terminal.press("home")
        terminal.wait(f"e{trace.passes[0].first_step + 1} ")
        terminal.press("n")
        assert terminal.wait("pop 1 of 8") == first
    finally:
        terminal.close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("tmux")


@pytest.mark.parametrize("name", ["inplace", "ten_steps", "cut_short"])
def test_a_terminal_shows_every_size_whole_and_keeps_its_place(name, folder):
    """One viewer, as it is started by hand, through all sizes and back."""
    trace = kinds.trace(name, folder)
    last = trace.passes[-1].pass_id
    terminal = Terminal("", 0, 120, 36, ["-m", "gradscope", "view", str(trace.path), "--at", f"b{last}p3"])
    try:
        first = terminal.wait("pop 3 of")
        judge(first, (120, 36), trace, True)
        for size in (*SIZES[1:], (200, 60)):
            terminal.resize(*size)
            terminal.settle(lambda lines, size=size: judge(lines, size, trace, True))
        terminal.resize(59, 15)

        def names_the_way_out(lines: list[str]) -> None:
            said = "".join("".join(lines).split())
            assert "59x15istoosmall" in said and said.endswith(f"gradscopeshow--steps{trace.path}"), said

        terminal.settle(names_the_way_out)
        terminal.resize(120, 36)
        terminal.settle(lambda lines: judge(lines, (120, 36), trace, True))
        assert terminal.wait("pop 3 of") == first
    finally:
        terminal.close()
