"""`paddle.autograd.PyLayer`: announced so that importing it works; defining a subclass says that it is not built."""

from __future__ import annotations

from typing import Any, NoReturn


class PyLayerContext:
    """The `ctx` of a PyLayer."""


class PyLayer:
    """A user's own forward and backward. Not built yet: `apply` raises NotImplementedError."""

    @classmethod
    def apply(cls, *args: Any, **kwargs: Any) -> NoReturn:
        """Raises NotImplementedError."""
        raise NotImplementedError(
            f"{cls.__name__}.apply: PyLayer is not built yet; write the forward with ops that have gradients"
        )
