"""Noticing an import, and standing in for Paddle."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path

import pytest

from gradscope.capture.imports import after_import

ROOT = Path(__file__).parents[2]


@pytest.fixture
def module(tmp_path, monkeypatch):
    (tmp_path / "noticed_mod.py").write_text("STATE = ['ran']\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield "noticed_mod"
    sys.modules.pop("noticed_mod", None)


def test_the_action_comes_right_after_the_import(module):
    seen = []
    after_import(module, lambda: seen.append(list(sys.modules[module].STATE)))
    assert seen == []
    found = importlib.import_module(module)
    assert seen == [["ran"]]
    assert type(found.__spec__.loader).__name__ == "SourceFileLoader" and found.__loader__ is found.__spec__.loader
    assert not any(type(f).__module__ == "gradscope.capture.imports" for f in sys.meta_path)
    importlib.reload(found)
    assert seen == [["ran"]]


def test_it_comes_at_once_for_what_is_imported_already(module):
    importlib.import_module(module)
    seen = []
    after_import(module, lambda: seen.append(1))
    assert seen == [1]


def test_it_can_be_called_off(module):
    seen = []
    call_off = after_import(module, lambda: seen.append(1))
    call_off()
    importlib.import_module(module)
    assert seen == [] and call_off() is None


def ran(text):
    return subprocess.run([sys.executable, "-c", text], cwd=ROOT, capture_output=True, text=True)


HEAD = "from gradscope.capture.as_paddle import install; install(); "


def test_paddle_is_gradscopes_and_its_modules_are_the_same_objects():
    done = ran(
        HEAD + "import paddle, paddle.optimizer, gradscope.paddle as own; from paddle import optimizer\n"
        "import sys\n"
        "assert paddle is own and paddle.optimizer is own.optimizer is optimizer\n"
        "assert paddle.__name__ == paddle.__spec__.name == 'gradscope.paddle', paddle.__spec__\n"
        "assert sys.modules['paddle.optimizer'] is sys.modules['gradscope.paddle.optimizer']\n"
        "print('same', type(paddle.ones([1])))"
    )
    assert done.stdout == "same <class 'paddle.Tensor'>\n", done.stderr


def test_a_module_that_is_missing_names_itself_and_the_nearest():
    done = ran(HEAD + "import paddle.optimiser")
    last = done.stderr.strip().splitlines()[-1]
    assert done.returncode == 1
    assert "paddle.optimiser" in last and "'paddle.optimizer'" in last


def test_too_late_says_so():
    done = ran("import sys, types; sys.modules['paddle'] = types.ModuleType('paddle'); " + HEAD)
    assert "came too late" in done.stderr.strip().splitlines()[-1]
