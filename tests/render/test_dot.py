from __future__ import annotations

import re

import pytest

from gradscope.render.dot import source
from gradscope.render.errors import RenderError
from gradscope.render.scene import Box, Row, Scene
from gradscope.render.style import DARK, LIGHT
from tests.render import scenes


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everything(golden, theme: str) -> None:
    golden(f"everything-{theme}.dot", source(scenes.everything(), theme=theme))


def test_the_same_scene_gives_the_same_text() -> None:
    assert source(scenes.everything()) == source(scenes.everything())


def test_gradients_flow_downwards() -> None:
    assert "rankdir=TB" in source(scenes.chain(2))


def test_ascii_is_ascii() -> None:
    text = source(scenes.everything(), ascii=True)
    assert text.isascii()
    assert "ok h2@v1" in text and "x h2 saved v0, now v1" in text and "^ &lt;lambda&gt;" in text


def test_both_themes_know_the_same_states() -> None:
    assert set(LIGHT.states) == set(DARK.states)


def test_an_unknown_theme_is_named_with_the_known_ones() -> None:
    with pytest.raises(RenderError, match=r"'blue'.*light, dark"):
        source(scenes.chain(2), theme="blue")


def test_the_write_edge_is_the_heaviest_line() -> None:
    widths = {float(width) for width in re.findall(r"penwidth=([\d.]+)", source(scenes.everything()))}
    write = next(line for line in source(scenes.everything()).splitlines() if '"write-e17" -> n8' in line)
    assert f"penwidth={max(widths):g}" in write and LIGHT.stale in write


@pytest.mark.parametrize(
    "text", ["<b>", "a & b &lt;", 'say "hi" \\', "tab\tnul\0bell\a", "\ud800", "<TABLE>", "x" * 500]
)
def test_any_text_is_drawn_as_it_is_or_cleaned(text: str) -> None:
    box = Box("n1", "grad-node", text, rows=(Row("code", text, aside=text),), classes=("grad-node",), tooltip=text)
    dot = source(Scene((text,), text, (box,)))
    dot.encode()
    assert "\0" not in dot and "\a" not in dot
