"""`paddle.autograd.backward`: several roots at once, with Paddle's checks of the arguments."""

from __future__ import annotations

from gradscope.core.eager.backward import backward

__all__ = ["backward"]
