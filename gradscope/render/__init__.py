"""Drawings of a backward graph at a position: DOT text and SVG, as functions of a trace. Nothing is imported until
one of these is called."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gradscope.trace.trace import Trace

__all__ = ["save", "to_dot", "to_svg"]


def to_dot(trace: Trace, k: int, *, pass_id: int | None = None, theme: str = "light", ascii: bool = False) -> str:
    """DOT source of the graph after step `k` (0-based position), whatever its size.

    pass_id: the pass to draw (default: the one at `k`, else the last one before it). theme: `light` or `dark`.
    ascii: marks a plain terminal font has. Raises RenderError for an unknown theme.
    """
    from gradscope.render.build import scene_at
    from gradscope.render.dot import source

    return source(scene_at(trace, k, pass_id=pass_id), theme=theme, ascii=ascii)


def to_svg(
    trace: Trace,
    k: int,
    *,
    pass_id: int | None = None,
    theme: str = "light",
    ascii: bool = False,
    dot_path: Path | str | None = None,
    seconds: float | None = None,
) -> bytes:
    """SVG of the graph after step `k`, laid out by `dot` or, without it, by pygraphviz in a child process.

    dot_path: where to leave the DOT text when no picture can be made (the error then names it).
    seconds: time limit for the layout (default 10). Raises RenderError: too big, no engine, too slow, engine failed.
    """
    from gradscope.render.build import scene_at
    from gradscope.render.graph import count_nodes
    from gradscope.render.limits import require_few
    from gradscope.render.svg import picture

    require_few(count_nodes(trace, k, pass_id))
    return picture(scene_at(trace, k, pass_id=pass_id), theme=theme, ascii=ascii, dot_path=dot_path, seconds=seconds)


def save(
    trace: Trace, k: int, path: Path | str, *, pass_id: int | None = None, theme: str = "light", ascii: bool = False
) -> Path:
    """Write the drawing to `path` (suffix `.svg` or `.dot`/`.gv`) and return the path.

    When an SVG cannot be made its DOT text is left beside it, same name with `.dot`, and the RenderError says so.
    """
    from gradscope.render.errors import RenderError

    path = Path(path)
    if path.suffix in (".dot", ".gv"):
        path.write_text(to_dot(trace, k, pass_id=pass_id, theme=theme, ascii=ascii), encoding="utf-8")
    elif path.suffix == ".svg":
        beside = path.with_suffix(".dot")
        path.write_bytes(to_svg(trace, k, pass_id=pass_id, theme=theme, ascii=ascii, dot_path=beside))
    else:
        raise RenderError(f"cannot draw to {path.name}: the suffix must be .svg, .dot or .gv")
    return path
