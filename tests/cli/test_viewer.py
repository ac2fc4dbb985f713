"""On a real terminal (a pseudo-terminal of 120x36): the script keeps it, then the verdict, then the viewer."""

from __future__ import annotations

import os
import re
import select
import signal
import struct
import subprocess
import sys
import time

import pytest

from tests.cli.conftest import clean_environment

pty = pytest.importorskip("pty")
termios = pytest.importorskip("termios")
fcntl = pytest.importorskip("fcntl")
QUIT = b"q"


class Terminal:
    """A child on a pseudo-terminal, and all it wrote so far."""

    def __init__(self, folder, *args, size=(120, 36), **extra):
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        self.child = subprocess.Popen(
            [sys.executable, "-m", "gradscope", *args],
            cwd=folder, env=clean_environment(TERM="xterm-256color", **extra), stdin=slave, stdout=slave, stderr=slave,
            start_new_session=True, preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )  # fmt: skip
        os.close(slave)
        self.seen = b""

    def read(self, seconds=0.2):
        ready, _, _ = select.select([self.master], [], [], seconds)
        if ready:
            try:
                self.seen += os.read(self.master, 65536)
            except OSError:  # the other end is closed
                return False
        return True

    def wait_for(self, pattern, seconds=30):
        end = time.monotonic() + seconds
        while not re.search(pattern, self.seen):
            assert time.monotonic() < end, f"{pattern!r} not seen in {self.seen[-2000:]!r}"
            if not self.read() and not re.search(pattern, self.seen):
                raise AssertionError(f"ended without {pattern!r}: {self.seen[-2000:]!r}")

    def write(self, data):
        os.write(self.master, data)

    def end(self, seconds=30):
        until = time.monotonic() + seconds
        while self.child.poll() is None:
            assert time.monotonic() < until, f"did not end: {self.seen[-2000:]!r}"
            self.read(0.1)
        while self.read(0.1) and select.select([self.master], [], [], 0)[0]:
            pass
        return self.child.returncode


@pytest.fixture
def terminal(tmp_path):
    opened = []

    def start(*args, **options):
        opened.append(Terminal(tmp_path, *args, **options))
        return opened[-1]

    yield start
    for each in opened:
        if each.child.poll() is None:
            each.child.kill()
            each.child.wait()
        os.close(each.master)


FULL_SCREEN = rb"\x1b\[\?1049h"


def test_the_script_has_the_terminal_then_the_viewer_opens(terminal, tmp_path):
    (tmp_path / "x.py").write_text("import sys\nprint('tty', sys.stdin.isatty(), input('name? '))\nsys.exit(7)\n")
    screen = terminal("run", "x.py")
    screen.wait_for(rb"name\? ")
    screen.write(b"ada\n")
    screen.wait_for(rb"tty True ada")
    screen.wait_for(FULL_SCREEN)
    verdict = screen.seen.split(b"tty True ada")[1].split(b"\x1b[?1049h")[0]
    assert b".gscope" in verdict and verdict.count(b"\n") <= 9
    screen.wait_for(rb"x\.py")
    screen.write(QUIT)
    assert screen.end() == 7
    assert list(tmp_path.glob("x.*.gscope"))


def test_no_viewer_on_a_small_or_dumb_terminal_and_it_says_why(terminal, tmp_path):
    (tmp_path / "x.py").write_text("print('ran')")
    small = terminal("run", "x.py", size=(50, 20))
    assert small.end() == 0 and b"50x20" in small.seen and b"?1049h" not in small.seen
    ci = terminal("run", "x.py", CI="1")
    assert ci.end() == 0 and b"CI is set" in ci.seen and b"?1049h" not in ci.seen


def test_a_killed_script_still_opens_in_the_viewer(terminal, tmp_path):
    (tmp_path / "x.py").write_text("import os, signal\nprint('up', flush=True)\nos.kill(os.getpid(), signal.SIGKILL)")
    screen = terminal("run", "x.py")
    screen.wait_for(FULL_SCREEN)
    screen.write(QUIT)
    assert screen.end() == 128 + signal.SIGKILL


def test_ctrl_c_goes_to_the_script(terminal, tmp_path):
    (tmp_path / "x.py").write_text("import time\nprint('up', flush=True)\ntime.sleep(60)")
    screen = terminal("run", "x.py")
    screen.wait_for(rb"up")
    time.sleep(0.3)
    screen.write(b"\x03")
    screen.wait_for(rb"KeyboardInterrupt")
    screen.wait_for(FULL_SCREEN)
    screen.write(QUIT)
    assert screen.end() == 130


def test_view_opens_a_record_and_q_leaves_it(terminal, tmp_path, gradscope):
    (tmp_path / "x.py").write_text("pass")
    gradscope("run", "-q", "-o", "r.gscope", "x.py")
    screen = terminal("view", "r.gscope")
    screen.wait_for(FULL_SCREEN)
    screen.write(QUIT)
    assert screen.end() == 0
