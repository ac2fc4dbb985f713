"""Passing `--color` and `--ascii` on to the viewer, which reads them from the environment."""

from __future__ import annotations

import os

from gradscope.cli.output import Output


def set_environment(out: Output) -> None:
    """Set GRADSCOPE_ASCII and NO_COLOR / FORCE_COLOR as the options said; leave them alone where nothing was said."""
    if out.asked_ascii:
        os.environ["GRADSCOPE_ASCII"] = "1"
    if out.color == "never":
        os.environ["NO_COLOR"] = "1"
    elif out.color == "always":
        os.environ.pop("NO_COLOR", None)
        os.environ["FORCE_COLOR"] = "1"
