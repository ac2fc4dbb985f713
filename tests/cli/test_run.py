"""`gradscope run` against plain Python: the same arguments, output, tracebacks and exit codes."""

from __future__ import annotations

import signal
import subprocess
import sys
import zipfile

import pytest

import gradscope as package
from gradscope.cli.run import split
from gradscope.trace.errors import UsageError
from tests.cli.conftest import clean_environment

TELLS = """
import sys
print(sys.argv, sys.path[0], __name__, globals().get("__file__"), __package__)
print(sys.modules["__main__"].__dict__ is globals())
"""
MODES = {
    "script": (["x.py", "-a", "--", "-q"], "x.py"),
    "script in a folder": (["sub/x.py", "1"], "sub/x.py"),
    "module": (["-m", "x", "--flag", "2"], "x.py"),
    "package": (["-m", "pack", "2"], "pack/__main__.py"),
    "submodule": (["-m", "pack.inner", "2"], "pack/inner.py"),
    "code": (["-c", TELLS, "-a", "b"], None),
    "folder": (["folder", "z"], "folder/__main__.py"),
}


@pytest.mark.parametrize("mode", MODES)
def test_a_script_sees_what_plain_python_shows_it(gradscope, python, tmp_path, mode):
    args, file = MODES[mode]
    if file:
        path = tmp_path / file
        path.parent.mkdir(exist_ok=True)
        path.write_text(TELLS)
        if mode in ("package", "submodule"):
            (path.parent / "__init__.py").write_text("")
    ours = gradscope("run", "--no-tui", "-q", "-o", "r.gscope", *args)
    plain = python(*args)
    assert (ours.stdout, ours.stderr, ours.returncode) == (plain.stdout, plain.stderr, plain.returncode)


def test_a_zip_archive_runs(gradscope, python, tmp_path):
    with zipfile.ZipFile(tmp_path / "app.pyz", "w") as archive:
        archive.writestr("__main__.py", TELLS + "import helper; print(helper.X)")
        archive.writestr("helper.py", "X = 5")
    ours = gradscope("run", "--no-tui", "-q", "app.pyz", "k")
    assert ours.stdout == python("app.pyz", "k").stdout and "5" in ours.stdout


ENDS = {
    "returns": "print('x')",
    "exit 7": "import sys; sys.exit(7)",
    "exit text": "import sys; print('out'); sys.exit('bad luck')",
    "exit none": "import sys; sys.exit()",
    "exit 256": "import sys; sys.exit(256)",
    "exit -1": "import sys; sys.exit(-1)",
    "raises": "def f():\n    raise ValueError('boo')\n\nf()",
    "raises with a cause": "try:\n    1/0\nexcept ZeroDivisionError as e:\n    raise KeyError('k') from e",
    "syntax error": "x = = 1\n",
    "group": "raise ExceptionGroup('g', [ValueError(1), TypeError(2)])",
    "own excepthook": "import sys\nsys.excepthook = lambda t, v, tb: print(t, tb.tb_lineno)\nraise OSError",
    "in a thread": "import threading\nt = threading.Thread(target=lambda: 1/0, name='T')\nt.start(); t.join()",
    "late thread": "import threading, time\nthreading.Thread(target=lambda: (time.sleep(.2), print('late'))).start()",
    "atexit": "import atexit\natexit.register(print, 'bye')\n1/0",
    "assert": "assert 1 == 2, 'no'",
}


@pytest.mark.parametrize("end", ENDS)
def test_it_ends_as_plain_python_ends(gradscope, python, tmp_path, end):
    (tmp_path / "x.py").write_bytes(ENDS[end].encode())
    ours = gradscope("run", "--no-tui", "-q", "-o", "r.gscope", "x.py")
    plain = python("x.py")
    assert (ours.stdout, ours.returncode) == (plain.stdout, plain.returncode)
    assert ours.stderr == plain.stderr
    trace = package.load(tmp_path / "r.gscope")
    assert trace.ended is not None and trace.ended.exit_code == plain.returncode
    trace.close()


@pytest.mark.parametrize("text", ["x = 1\0", "# coding: nonsense\n", "def f(): f()\nf()"])
def test_these_differ_in_words_only(gradscope, python, tmp_path, text):
    """Python words the first two differently for a file it reads itself; the third counts frames, some of them ours."""
    (tmp_path / "x.py").write_text(text)
    ours = gradscope("run", "--no-tui", "-q", "x.py")
    plain = python("x.py")
    assert (ours.stdout, ours.returncode) == (plain.stdout, plain.returncode)
    assert ours.stderr.strip().splitlines()[-1].split(":")[0] == plain.stderr.strip().splitlines()[-1].split(":")[0]


def test_pickle_finds_classes_of_main(gradscope, tmp_path):
    (tmp_path / "x.py").write_text(
        "import pickle\nclass A: pass\nassert type(pickle.loads(pickle.dumps(A()))) is A\nprint('ok')"
    )
    assert gradscope("run", "--no-tui", "-q", "x.py").stdout == "ok\n"


def test_default_name_and_refusal_to_overwrite(gradscope, tmp_path):
    (tmp_path / "train.py").write_text("print('ran')")
    done = gradscope("run", "--no-tui", "train.py")
    assert done.returncode == 0 and done.stdout == "ran\n"
    (record,) = tmp_path.glob("train.*.gscope")
    assert record.name in done.stderr
    again = gradscope("run", "--no-tui", "-o", record.name, "train.py")
    assert again.returncode == 1 and again.stdout == "" and "exists" in again.stderr and "-f" in again.stderr
    forced = gradscope("run", "--no-tui", "-f", "-o", record.name, "train.py")
    assert forced.returncode == 0 and forced.stdout == "ran\n"


def test_force_never_overwrites_what_is_no_record(gradscope, tmp_path):
    (tmp_path / "x.py").write_text("pass")
    (tmp_path / "thesis.txt").write_text("precious")
    done = gradscope("run", "--no-tui", "-f", "-o", "thesis.txt", "x.py")
    assert done.returncode == 1 and (tmp_path / "thesis.txt").read_text() == "precious"


@pytest.mark.parametrize("args", [("gone.py",), ("-m", "gone"), ("-m", "gone.sub"), ("-m", "")])
def test_nothing_to_run_is_2_and_leaves_no_record(gradscope, tmp_path, args):
    done = gradscope("run", "--no-tui", *args)
    assert done.returncode == 2 and len(done.stderr.strip().splitlines()) == 1
    assert not list(tmp_path.glob("*.gscope"))


def test_the_verdict_is_short_and_on_stderr(gradscope, tmp_path):
    (tmp_path / "x.py").write_text("print('mine')")
    done = gradscope("run", "x.py")
    assert done.stdout == "mine\n"
    lines = done.stderr.strip().splitlines()
    assert 1 < len(lines) <= 8
    assert "no viewer: stdin is not a terminal" in done.stderr
    (record,) = tmp_path.glob("*.gscope")
    assert f"view {record.name}" in done.stderr
    assert gradscope("run", "-q", "x.py").stderr == ""


def test_a_script_without_a_backward_pass(gradscope, tmp_path):
    (tmp_path / "f.py").write_text("import paddle\nx = paddle.ones([2]) * 3\n")
    (tmp_path / "n.py").write_text("print(1)\n")
    forward = gradscope("run", "--no-tui", "--as-paddle", "f.py").stderr.splitlines()[0]
    assert forward == "gradscope: no backward pass was seen; 2 ops ran without one"
    assert "need --as-paddle?" in gradscope("run", "--no-tui", "n.py").stderr.splitlines()[0]


def test_environment_twins(gradscope, tmp_path):
    (tmp_path / "x.py").write_text("pass")
    done = gradscope("run", "x.py", GRADSCOPE_NO_TUI="1", GRADSCOPE_QUIET="1", GRADSCOPE_OUTPUT="e.gscope")
    assert done.stderr == "" and (tmp_path / "e.gscope").exists()
    wrong = gradscope("run", "x.py", GRADSCOPE_VALUES="some")
    assert wrong.returncode == 2 and "GRADSCOPE_VALUES" in wrong.stderr


@pytest.mark.parametrize(
    "option", ["--values=some", "--max-bytes=lots", "--passes=3-1", "--color=blue", "--compile=maybe"]
)
def test_bad_option_values(gradscope, tmp_path, option):
    (tmp_path / "x.py").write_text("print('ran')")
    done = gradscope("run", option, "x.py")
    assert done.returncode == 2 and done.stdout == "" and option.split("=")[1] in done.stderr


@pytest.mark.parametrize("option", ["--live"])
def test_options_that_come_later_say_so(gradscope, tmp_path, option):
    (tmp_path / "x.py").write_text("print('ran')")
    done = gradscope("run", option, "x.py")
    assert done.returncode == 2 and done.stdout == "" and "not built yet" in done.stderr


def test_asking_for_a_viewer_without_a_terminal_is_2(gradscope, tmp_path):
    (tmp_path / "x.py").write_text("print('ran')")
    done = gradscope("run", "--tui", "x.py")
    assert done.returncode == 2 and done.stdout == "" and "stdin is not a terminal" in done.stderr


# ------------------------------------------------------------------------------------------------------- splitting


@pytest.mark.parametrize(
    ("argv", "head", "kind", "what", "args"),
    [
        (["x.py"], [], "script", "x.py", []),
        (["-q", "-o", "r", "x.py", "-q"], ["-q", "-o", "r"], "script", "x.py", ["-q"]),
        (["--output=r", "x.py"], ["--output=r"], "script", "x.py", []),
        (["x.py", "--", "-a"], [], "script", "x.py", ["-a"]),
        (["x.py", "-a", "--", "b"], [], "script", "x.py", ["-a", "--", "b"]),
        (["x.py", "--", "--"], [], "script", "x.py", ["--"]),
        (["--", "x.py", "--", "-a"], [], "script", "x.py", ["-a"]),
        (["--", "-x.py"], [], "script", "-x.py", []),
        (["-f", "-m", "pkg", "--", "-v"], ["-f"], "module", "pkg", ["-v"]),
        (["-mpkg", "-v"], [], "module", "pkg", ["-v"]),
        (["-c", "print(1)", "x.py"], [], "code", "print(1)", ["x.py"]),
        (["--passes", "1-3", "x.py"], ["--passes", "1-3"], "script", "x.py", []),
    ],
)
def test_split(argv, head, kind, what, args):
    ours, target = split(argv)
    assert target is not None
    assert (ours, target.kind, target.what, target.args) == (head, kind, what, args)


def test_an_unknown_option_is_never_the_script():
    head, target = split(["--what", "x.py"])
    assert head == ["--what"] and target is not None and target.what == "x.py"
    with pytest.raises(UsageError):
        split(["-m"])
    assert split(["-q"]) == (["-q"], None)


# --------------------------------------------------------------------------------------------------------- signals

WAITS = """
import sys, time
try:
    print('up', flush=True)
    time.sleep(60)
finally:
    print('down', flush=True)
"""


def started(tmp_path, text=WAITS, *options):
    (tmp_path / "x.py").write_text(text)
    child = subprocess.Popen(
        [sys.executable, "-m", "gradscope", "run", "--no-tui", "-o", "r.gscope", *options, "x.py"],
        cwd=tmp_path, env=clean_environment(), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, text=True, encoding="utf-8",
    )  # fmt: skip
    assert child.stdout is not None and child.stdout.readline() == "up\n"
    return child


def test_interrupt_closes_the_record_and_is_130(tmp_path):
    child = started(tmp_path)
    child.send_signal(signal.SIGINT)
    out, err = child.communicate(timeout=60)
    assert child.returncode == 130 and out == "down\n" and "KeyboardInterrupt" in err and "gradscope/" not in err
    with package.load(tmp_path / "r.gscope") as trace:
        assert trace.ended is not None and trace.ended.exit_code == 130 and trace.ended.why == "interrupted"


def test_termination_closes_the_record(tmp_path):
    child = started(tmp_path)
    child.send_signal(signal.SIGTERM)
    _, err = child.communicate(timeout=60)
    assert child.returncode == -signal.SIGTERM and "r.gscope" in err
    with package.load(tmp_path / "r.gscope") as trace:
        assert trace.ended is not None and trace.ended.exit_code == 143 and trace.ended.why == "terminated"


def test_a_script_may_keep_sigterm_for_itself(tmp_path):
    own = "import signal, sys\nsignal.signal(signal.SIGTERM, lambda *_: sys.exit(5))\n" + WAITS
    child = started(tmp_path, own)
    child.send_signal(signal.SIGTERM)
    assert child.communicate(timeout=60)[0] == "down\n" and child.returncode == 5


@pytest.mark.parametrize("death", ["kill", "exit"])
def test_a_killed_script_leaves_a_record_that_opens(tmp_path, gradscope, death):
    if death == "kill":
        child = started(tmp_path)
        child.kill()
        child.communicate(timeout=60)
    else:
        (tmp_path / "x.py").write_text("import os\nos._exit(9)")
        assert gradscope("run", "--no-tui", "-o", "r.gscope", "x.py").returncode == 9
    with package.load(tmp_path / "r.gscope") as trace:
        assert trace.ended is None and trace.began.script == "x.py"
    assert "killed" in gradscope("show", "r.gscope").stdout


def test_a_forked_child_leaves_the_record_alone(tmp_path, gradscope):
    (tmp_path / "x.py").write_text(
        "import os, sys\npid = os.fork()\nif pid == 0:\n    print('child', flush=True)\n    sys.exit(3)\n"
        "print('status', os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))"
    )
    done = gradscope("run", "--no-tui", "-o", "r.gscope", "x.py")
    assert done.stdout == "child\nstatus 3\n" and done.stderr.count("r.gscope  ") == 1
    with package.load(tmp_path / "r.gscope") as trace:
        assert trace.ended is not None and trace.ended.exit_code == 0


def test_the_record_is_closed_after_the_scripts_own_exit_handlers(tmp_path, gradscope):
    (tmp_path / "x.py").write_text(
        "import atexit, time\natexit.register(lambda: (time.sleep(.05), open('left', 'w').write(str(time.time()))))"
    )
    gradscope("run", "--no-tui", "-q", "-o", "r.gscope", "x.py")
    with package.load(tmp_path / "r.gscope") as trace:
        assert trace.ended is not None and trace.ended.ended >= float((tmp_path / "left").read_text())
