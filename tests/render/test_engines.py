from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from gradscope.render import engines
from gradscope.render.errors import RenderError
from gradscope.render.svg import picture
from tests.render import scenes


def none_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines.shutil, "which", lambda _: None)
    monkeypatch.setattr(engines.importlib.util, "find_spec", lambda _: None)


def use(monkeypatch: pytest.MonkeyPatch, *programs: str) -> None:
    """Put Python programs in place of the layout engines."""
    listed = [
        engines.Engine(f"engine{number}", lambda kind, program=program: [sys.executable, "-c", program, kind])
        for number, program in enumerate(programs)
    ]
    monkeypatch.setattr(engines, "ENGINES", listed)


def test_without_an_engine_the_message_names_both_remedies_and_the_dot_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    none_installed(monkeypatch)
    path = tmp_path / "graph.dot"
    with pytest.raises(RenderError) as caught:
        picture(scenes.everything(), dot_path=path)
    message = str(caught.value)
    assert "Graphviz" in message and "`dot`" in message and "pip install gradscope[svg]" in message
    assert str(path) in message and "\n" not in message
    assert path.read_text(encoding="utf-8").startswith("digraph")


def test_nothing_is_written_unless_asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    none_installed(monkeypatch)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(RenderError):
        picture(scenes.everything())
    assert not list(tmp_path.iterdir())


def test_dot_comes_before_pygraphviz(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines.shutil, "which", lambda _: "/opt/bin/dot")
    monkeypatch.setattr(engines.importlib.util, "find_spec", lambda _: object())
    names = [name for name, _ in engines.available("svg")]
    assert names == ["dot", "pygraphviz"]
    assert dict(engines.available("svg"))["dot"] == ["/opt/bin/dot", "-Tsvg"]
    monkeypatch.setattr(engines.shutil, "which", lambda _: None)
    assert [name for name, _ in engines.available("svg")] == ["pygraphviz"]


def test_an_engine_that_takes_too_long_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, "import time; time.sleep(60)")
    begun = time.monotonic()
    with pytest.raises(RenderError, match=r"engine0 was still laying the graph out after .* s and was stopped"):
        picture(scenes.chain(3), seconds=0.3)
    assert time.monotonic() - begun < 10


def test_the_next_engine_is_tried_when_one_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, "raise SystemExit('no such plugin')", "import sys; sys.stdin.read(); print('<svg/>')")
    assert picture(scenes.chain(3)).strip() == b"<svg/>"


def test_what_a_failing_engine_said_is_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, "raise SystemExit('no such plugin')")
    with pytest.raises(RenderError, match="engine0 failed with exit code 1: no such plugin"):
        picture(scenes.chain(3))


def test_an_engine_that_cannot_start_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "ENGINES", [engines.Engine("dot", lambda _: ["/no/such/dot"])])
    with pytest.raises(RenderError, match="dot could not be started"):
        picture(scenes.chain(3))
