"""The program as a whole: what it says without a verb, with a wrong one, when the reader goes away."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.cli.conftest import ROOT, clean_environment


def test_no_arguments_names_three_commands_and_the_samples(gradscope):
    done = gradscope()
    assert done.returncode == 0 and not done.stderr
    for word in ("run SCRIPT", "view REC", "why REC", "samples/"):
        assert word in done.stdout
    assert "python -m gradscope run" in done.stdout


def test_version(gradscope):
    import gradscope as package

    for flag in ("-V", "--version"):
        assert gradscope(flag).stdout == f"gradscope {package.__version__}\n"


@pytest.mark.parametrize("verb", ["run", "view", "why", "show", "export", "doctor"])
def test_every_verb_has_help_with_one_example(gradscope, verb):
    done = gradscope(verb, "-h")
    assert done.returncode == 0
    example = done.stdout.split("example:\n")[1].strip()
    assert example.startswith(f"python -m gradscope {verb}")
    assert len(example.splitlines()) == 1


@pytest.mark.parametrize("verb", ["check", "diff"])
def test_verbs_that_come_later_say_so(gradscope, verb):
    done = gradscope(verb, "a.gscope")
    assert done.returncode == 2
    assert "not built yet" in done.stderr and len(done.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("args", [("fly",), ("--fly",), ("run",), ("run", "--fly", "x.py"), ("show",), ("run", "-m")])
def test_usage_errors_are_one_line_and_exit_2(gradscope, args):
    done = gradscope(*args)
    assert done.returncode == 2 and not done.stdout
    assert len(done.stderr.strip().splitlines()) == 1
    assert done.stderr.startswith("python -m gradscope: ")


def test_a_script_without_a_verb_gets_a_hint(gradscope, tmp_path):
    (tmp_path / "x.py").write_text("print(1)")
    done = gradscope("x.py")
    assert done.returncode == 2 and "run x.py" in done.stderr


def test_a_record_that_is_missing_is_2_and_one_that_is_none_is_1(gradscope, tmp_path):
    missing = gradscope("show", "gone.gscope")
    assert missing.returncode == 2 and "gone.gscope" in missing.stderr
    (tmp_path / "bad.gscope").write_text("not a record at all")
    for verb in ("show", "why", "view", "export"):
        bad = gradscope(verb, "bad.gscope")
        assert bad.returncode == 1, verb
        assert "bad.gscope" in bad.stderr and len(bad.stderr.strip().splitlines()) == 1


def test_closed_pipe_leaves_no_traceback(gradscope, tmp_path):
    (tmp_path / "x.py").write_text("pass")
    assert gradscope("run", "--no-tui", "-q", "-o", "r.gscope", "x.py").returncode == 0
    show = subprocess.Popen(
        [sys.executable, "-m", "gradscope", "export", "-T", "json", "-o", "-", "r.gscope"],
        cwd=tmp_path, env=clean_environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    assert show.stdout is not None and show.stderr is not None
    show.stdout.close()
    assert show.stderr.read().decode() == ""
    assert show.wait(timeout=60) in (0, 141)


def test_the_console_script_names_itself():
    asked = "import sys; sys.argv = ['/x/bin/gradscope', 'fly']; from gradscope.cli.main import entry; entry()"
    done = subprocess.run(
        [sys.executable, "-c", asked], cwd=ROOT, env=clean_environment(), capture_output=True, text=True
    )
    assert done.returncode == 2 and done.stderr.startswith("gradscope: unknown verb 'fly'")
