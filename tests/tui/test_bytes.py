"""What reaches a terminal under NO_COLOR and --ascii: no colour, nothing outside ASCII, whatever is on the screen."""

from __future__ import annotations

import contextlib
import os
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import kinds
import pytest
from test_app import drive

from gradscope.tui.app import GradscopeApp

ROOT = Path(__file__).resolve().parents[2]
# Help, its end, a dialog and its error, the command palette, tabs, the finding, both lenses, the other screens.
KEYS = ["?", "q", "g", "zz\r", "\x1b", "\x10", "\x1b", "v", "!", "P", "q"]
PRESSED = (
    ["question_mark"], ["q"], ["g", *"zz", "enter"], ["escape"], ["ctrl+p"], ["p"], ["escape"], ["f2"], ["v"],
    ["exclamation_mark"], ["2", "u"], ["home"], ["b"], ["P"],
)  # fmt: skip
SIZES = {"inplace": (120, 36), "cut_short": (80, 24)}
COLOUR = re.compile(rb"(^|[;:])(3[0-8]|4[0-8]|9[0-7]|10[0-7])([;:]|$)")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("bytes")


def segments(pilot):
    return [one for strip in pilot.app.screen._compositor.render_strips() for one in strip]


async def everywhere(pilot, look):
    for keys in PRESSED:
        await pilot.press(*keys)
        await pilot.pause()
        look(segments(pilot), keys)
    await pilot.resize_terminal(50, 10)
    await pilot.pause()
    look(segments(pilot), "tiny")


@pytest.mark.parametrize("name", ["inplace", "cut_short"])
def test_no_colour_is_painted_under_no_color(folder, name, monkeypatch, tmp_path):
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.chdir(tmp_path)

    def look(found, where):
        styles = {one.style for one in found if one.style is not None}
        assert styles
        for style in styles:
            for colour in (style.color, style.bgcolor):
                assert colour is None or colour.is_default, (where, style)

    drive(kinds.trace(name, folder), lambda pilot: everywhere(pilot, look), size=SIZES[name])


@pytest.mark.parametrize("name", ["inplace", "cut_short"])
def test_nothing_but_ascii_is_painted_when_asked(folder, name, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)

    def look(found, where):
        text = "".join(one.text for one in found)
        assert text.isascii(), (where, sorted({letter for letter in text if not letter.isascii()}))

    drive(kinds.trace(name, folder), lambda pilot: everywhere(pilot, look), size=SIZES[name], ascii=True)


def test_wide_letters_keep_their_cells_in_ascii():
    from gradscope.tui.look import plain
    from gradscope.tui.panes.text import line

    text = plain(line(("漢字", "name"), " → ", ("é", "dim"), "😀 end"))
    assert text.plain == "???? > ??? end" and [(s.start, s.end) for s in text.spans] == [(0, 4), (7, 8)]


def test_the_bytes_a_terminal_gets(folder):
    pty = pytest.importorskip("pty")
    trace = kinds.trace("inplace", folder)
    shown, sent = _in_a_terminal(pty, ["view", "--ascii", "--tui", str(trace.path)], {"NO_COLOR": "1"})
    assert len(sent) == len(KEYS), f"the viewer ended early:\n{shown[-2000:].decode(errors='replace')}"
    escapes = set(re.findall(rb"\x1b\[([0-9;:]*)m", shown))
    assert not [one for one in escapes if COLOUR.search(one)], escapes
    text = re.sub(rb"\x1b\[[0-9;:?>]*[a-zA-Z]", b"", shown)
    assert all(words in text for words in (b"move in time", b"nothing here is called", b"Search"))
    assert shown.isascii(), sorted({letter for letter in shown.decode(errors="replace") if not letter.isascii()})


def _in_a_terminal(pty, words: list[str], environment: dict[str, str]) -> tuple[bytes, list[str]]:
    """Runs gradscope in a terminal of 120x36 and types KEYS, each when the screen has come to rest."""
    import fcntl
    import struct
    import termios

    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 36, 120, 0, 0))
    env = {k: v for k, v in os.environ.items() if k not in ("CI", "COLUMNS", "LINES", "FORCE_COLOR")}
    env |= {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8", "PYTHONPATH": str(ROOT)}
    viewer = subprocess.Popen(
        [sys.executable, "-m", "gradscope", *words],
        stdin=theirs, stdout=theirs, stderr=theirs, env=env | environment, start_new_session=True,
    )  # fmt: skip
    os.close(theirs)
    shown, sent = b"", []
    try:
        for key in ["", *KEYS]:
            if viewer.poll() is not None:
                break
            if key:
                os.write(ours, key.encode())
                sent.append(key)
            end, heard = time.monotonic() + 30, False
            while time.monotonic() < end and select.select([ours], [], [], 0.15 if heard else 5)[0]:
                shown += os.read(ours, 1 << 16)
                heard = bool(key) or b"q quit" in shown  # the last thing that is painted
    except OSError:  # the terminal is gone with the viewer
        pass
    finally:
        with contextlib.suppress(OSError):
            viewer.kill()
        viewer.wait()
        os.close(ours)
    return shown, sent


def test_no_color_is_heard_though_a_theme_is_chosen(folder, monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    assert GradscopeApp(kinds.trace("inplace", folder)).no_color
