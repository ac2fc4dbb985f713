"""`paddle.tensor`: the functions on tensors, by family, and the methods that Tensor gets from them."""

from __future__ import annotations

import sys
from inspect import unwrap
from types import ModuleType
from typing import Any

from gradscope.paddle._missing import missing_in
from gradscope.paddle.tensor import creation, logic, manipulation, math, random

__all__ = ["creation", "logic", "manipulation", "math", "random"]


class _Callable(ModuleType):
    """`paddle.tensor` is a package and, as in Paddle, a function too: `paddle.tensor([1, 2], requires_grad=True)`."""

    def __call__(
        self, data: Any, dtype: Any = None, device: Any = None, requires_grad: bool = False, pin_memory: bool = False
    ) -> Any:
        """See `paddle.as_tensor`."""
        from gradscope.paddle.tensor.new import as_tensor

        return as_tensor(data, dtype, device, requires_grad, pin_memory)


sys.modules[__name__].__class__ = _Callable
_missing = missing_in(__name__)


def __getattr__(name: str) -> Any:
    """Every function on tensors is found here too, whatever its family: `paddle.tensor.matmul`."""
    for module in ("gradscope.paddle", f"{__name__}.noise"):  # not there while these are imported
        found = vars(sys.modules[module]).get(name) if module in sys.modules else None
        home = getattr(unwrap(found), "__module__", "") if callable(found) else ""
        if home.startswith((f"{__name__}.", "gradscope.paddle.linalg")):
            return found
    return _missing(name)
