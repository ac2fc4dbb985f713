"""`paddle.sysconfig`: where headers and libraries lie; there are none."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in, not_built

_INSTEAD = "gradscope's ops are Python: write the op as a paddle.autograd.PyLayer"
get_include = not_built("paddle.sysconfig.get_include", _INSTEAD)
get_lib = not_built("paddle.sysconfig.get_lib", _INSTEAD)

__all__ = ["get_include", "get_lib"]

__getattr__ = missing_in(__name__)
