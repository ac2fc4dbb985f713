"""`paddle.static`: InputSpec, which says the shape of an input; graphs that are built before they run are not built."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.static.input_spec import InputSpec

__all__ = ["InputSpec"]

__getattr__ = missing_in(
    __name__, "there are no static programs: leave out paddle.enable_static() and call layers directly"
)
