"""The frame of the project: what the Makefile, the packaging and the documents promise."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

import gradscope
from gradscope.cli.main import LATER, VERBS

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_the_version_is_told_once_and_the_same():
    assert PROJECT["project"]["version"] == gradscope.__version__


def test_extras_and_command():
    assert set(PROJECT["project"]["optional-dependencies"]) >= {"svg", "cuda12", "cuda13", "samples", "dev"}
    module, _, function = PROJECT["project"]["scripts"]["gradscope"].partition(":")
    assert callable(getattr(__import__(module, fromlist=[function]), function))


def test_every_import_of_the_package_is_a_dependency():
    """A library that gradscope imports without a `try` must be installed with it."""
    known = {re.split(r"[<>=!~ ]", d)[0].lower() for d in PROJECT["project"]["dependencies"]}
    # Of the development tools (codegen reads YAML) and of extras, imported where they are needed.
    optional = {"yaml", "jinja2", "cupy", "pygraphviz", "torch"}
    import ast
    import sys

    strange = {}
    for path in (ROOT / "gradscope").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [a.name for a in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names = [node.module]
            for name in names:
                top = name.partition(".")[0]
                if top != "gradscope" and top not in sys.stdlib_module_names and top.lower() not in known | optional:
                    strange[top] = str(path.relative_to(ROOT))
    assert not strange


@pytest.mark.skipif(not shutil.which("make"), reason="make is not installed")
def test_make_lists_every_target_with_a_line():
    done = subprocess.run(["make", "-s", "help"], cwd=ROOT, capture_output=True, text=True)
    listed = set(re.findall(r"^  make (\w+) +\S", done.stdout, re.MULTILINE))
    assert {"demo", "test", "check", "gen", "bench", "snap"} <= listed


def test_the_readme_names_only_verbs_that_exist():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    named = set(re.findall(r"gradscope (run|view|why|show|export|doctor|check|diff|\w+) [\w./-]*\.(?:py|gscope)", text))
    assert named <= {verb for verb, _ in VERBS} | set(LATER)
    for file in re.findall(r"samples/\d\d_\w+\.py", text):
        assert (ROOT / file).exists(), file


def test_ci_runs_with_bash_and_the_licence_is_whole():
    assert (ROOT / ".ci" / "run").read_text(encoding="utf-8").startswith("#!/usr/bin/env bash\n")
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert "Apache License" in licence and "END OF TERMS AND CONDITIONS" in licence
