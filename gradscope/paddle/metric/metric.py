"""Metric: what every metric is."""

from __future__ import annotations

from typing import Any


class Metric:
    """Base: compute what one batch brings, update with it, accumulate, reset."""

    def reset(self) -> None:
        """Forget everything."""
        raise NotImplementedError(f"function 'reset' not implemented in {type(self).__name__}.")

    def update(self, *args: Any) -> Any:
        """Take a batch in."""
        raise NotImplementedError(f"function 'update' not implemented in {type(self).__name__}.")

    def accumulate(self) -> Any:
        """The metric so far."""
        raise NotImplementedError(f"function 'accumulate' not implemented in {type(self).__name__}.")

    def name(self) -> Any:
        """Its name."""
        raise NotImplementedError(f"function 'name' not implemented in {type(self).__name__}.")

    def compute(self, *args: Any) -> Any:
        """What update takes; the arguments as they are."""
        return args
