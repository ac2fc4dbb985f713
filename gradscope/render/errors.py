"""What can go wrong with a drawing."""

from __future__ import annotations

from gradscope.trace.errors import GradscopeError


class RenderError(GradscopeError):
    """A drawing that cannot be made: too big, no layout engine, too slow, unknown theme or suffix."""
