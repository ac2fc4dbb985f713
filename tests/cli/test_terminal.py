"""When a viewer may open, and how text is coloured and made plain."""

from __future__ import annotations

import io
import os
import types

import pytest

from gradscope.cli import options, output, terminal
from gradscope.trace.errors import UsageError


class Tty(io.StringIO):
    encoding = "utf-8"

    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        return 2


@pytest.fixture
def tty(monkeypatch):
    """Terminals everywhere, 120x36."""
    # Not `sys.stderr` itself: pytest puts its own there again before the test runs.
    monkeypatch.setattr(terminal, "sys", types.SimpleNamespace(stdin=Tty(), stderr=Tty()))
    monkeypatch.setenv("TERM", "xterm-256color")
    for name in ("CI", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(os, "get_terminal_size", lambda _: os.terminal_size((120, 36)))
    return monkeypatch


def test_a_viewer_may_open_on_a_terminal(tty):
    assert terminal.no_viewer_because() == ""


@pytest.mark.parametrize("stream", ["stdin", "stderr"])
def test_not_without_a_terminal(tty, stream):
    tty.setattr(terminal.sys, stream, io.StringIO())
    assert terminal.no_viewer_because(forced=True) == f"{stream} is not a terminal"
    tty.setattr(terminal.sys, stream, None)
    assert terminal.no_viewer_because() == f"{stream} is not a terminal"


def test_not_on_a_dumb_or_small_one(tty):
    tty.setattr(os, "get_terminal_size", lambda _: os.terminal_size((59, 36)))
    assert "59x36" in terminal.no_viewer_because()
    tty.setattr(os, "get_terminal_size", lambda _: os.terminal_size((60, 15)))
    assert "60x16" in terminal.no_viewer_because()
    tty.setattr(os, "get_terminal_size", lambda _: os.terminal_size((60, 16)))
    assert terminal.no_viewer_because() == ""
    tty.setenv("TERM", "dumb")
    assert terminal.no_viewer_because() == "TERM is dumb"


def test_not_in_ci_unless_asked_for(tty):
    tty.setenv("CI", "true")
    assert "CI" in terminal.no_viewer_because()
    assert terminal.no_viewer_because(forced=True) == ""


def test_colour_rules(tty):
    plain, screen = io.StringIO(), Tty()
    assert output.wants_color(screen) and not output.wants_color(plain)
    tty.setenv("FORCE_COLOR", "1")
    assert output.wants_color(plain)
    tty.setenv("NO_COLOR", "1")
    assert not output.wants_color(screen)
    assert output.wants_color(plain, "always") and not output.wants_color(screen, "never")


def test_marks_have_plain_twins():
    marks = "▶✓•◌✘✂⚑✔!~"
    assert output.to_ascii(marks) == ">+*ox/^ok!~"
    assert output.to_ascii("日") == "?"


def test_ascii_by_locale_and_by_request():
    latin = io.TextIOWrapper(io.BytesIO(), encoding="latin-1")
    utf = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    assert output.wants_ascii(latin) and not output.wants_ascii(utf) and output.wants_ascii(utf, asked=True)


def test_ascii_output_of_the_program(gradscope, tmp_path):
    (tmp_path / "x.py").write_text("pass")
    gradscope("run", "--no-tui", "-q", "-o", "r.gscope", "x.py")
    for extra, args in (({}, ["--ascii"]), ({"GRADSCOPE_ASCII": "1"}, []), ({"PYTHONIOENCODING": "ascii"}, [])):
        for verb in (["doctor"], ["show", "r.gscope", "--passes"]):
            done = gradscope(*verb, *args, **extra)
            assert done.returncode == 0 and done.stdout.isascii(), (verb, args, extra)


def test_sizes_and_passes():
    assert options.size("256M") == 256 << 20
    assert options.size("1.5k") == 1536
    assert options.size("4096") == 4096
    with pytest.raises(Exception, match="not a size"):
        options.size("many")
    assert options.pass_ranges("1,3-5") == "1,3-5"
    with pytest.raises(UsageError):
        options.pass_ranges("5-3")
