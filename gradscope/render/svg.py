"""Scene → SVG: within the size limits, by the first layout engine there is, or an error that says what to do."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

from gradscope.render.dot import source
from gradscope.render.engines import available, run
from gradscope.render.errors import RenderError
from gradscope.render.limits import SECONDS, require_drawable
from gradscope.render.scene import Scene

NO_ENGINE = (
    "no layout engine for pictures: install Graphviz, so that `dot` is on the PATH (apt install graphviz, brew install "
    "graphviz, winget install graphviz), or `pip install gradscope[svg]`."
)


def picture(
    scene: Scene,
    *,
    theme: str = "light",
    ascii: bool = False,
    dot_path: Path | str | None = None,
    seconds: float | None = None,
) -> bytes:
    """SVG bytes of the scene.

    dot_path: a file that gets the DOT text when there will be no picture (never over one of the user's). seconds: time
    limit (default 10). Raises RenderError when the scene is too big, no engine is installed, or the engines fail or
    are too slow.
    """
    dot = source(scene, theme=theme, ascii=ascii)
    engines = available("svg")
    try:
        require_drawable(scene)
        if not engines:
            raise RenderError(NO_ENGINE)
        return _first(engines, dot, SECONDS if seconds is None else seconds)
    except RenderError as error:
        if dot_path is None or not _ours(Path(dot_path)):
            raise
        Path(dot_path).write_text(dot, encoding="utf-8")
        raise RenderError(f"{error} The DOT text was written to {dot_path}.") from None


def _ours(path: Path) -> bool:
    """True when nothing of the user's would be lost by writing there."""
    return not path.exists() or path.read_bytes().startswith(b"digraph gradscope")


def _first(engines: list[tuple[str, list[str]]], dot: str, seconds: float) -> bytes:
    """The picture of the first engine that makes one within `seconds` for all of them; else the first one's error."""
    until = monotonic() + seconds
    first: RenderError | None = None
    for name, command in engines:
        left = until - monotonic()
        if left <= 0:
            break
        try:
            return run(name, command, dot, left)
        except RenderError as error:  # another engine may still manage: an old or broken `dot` does happen
            first = first or error
    raise first or RenderError(f"no time left to lay the graph out ({seconds:g} s)")
