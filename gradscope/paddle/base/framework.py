"""`paddle.base.framework`: which mode runs. It is always the dynamic one."""

from __future__ import annotations

from typing import Any

from gradscope.core import place as places
from gradscope.core.flags import get_flags, set_flags
from gradscope.core.tensor import Tensor
from gradscope.paddle._missing import missing_in
from gradscope.paddle.nn.parameter import EagerParamBase

__all__ = [
    "EagerParamBase",
    "Variable",
    "disable_static",
    "enable_static",
    "get_flags",
    "in_dygraph_mode",
    "in_dynamic_mode",
    "in_dynamic_or_pir_mode",
    "set_flags",
    "use_pir_api",
]


#: what older scripts test tensors against
Variable = Tensor


def in_dynamic_mode() -> bool:
    """True: ops run at once."""
    return True


in_dygraph_mode = in_dynamic_mode
in_dynamic_or_pir_mode = in_dynamic_mode


def use_pir_api() -> bool:
    """False: there is no static program."""
    return False


def disable_static(place: Any = None) -> None:
    """Nothing to switch off; a given place becomes the expected one."""
    if place is not None:
        places.set_expected(places.convert(place))


def enable_static() -> None:
    """Raises NotImplementedError: this package has no static mode."""
    raise NotImplementedError("static mode is not built; gradscope debugs the dynamic mode only")


def _current_expected_place() -> places.Place:
    return places.expected()


__getattr__ = missing_in(__name__)
