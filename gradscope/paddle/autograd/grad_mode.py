"""Whether operations record a graph: no_grad, enable_grad, set_grad_enabled, is_grad_enabled.

Each works as a context manager and as a decorator, of functions and of generators. The mode belongs to the thread:
a new thread starts with recording on.
"""

from __future__ import annotations

import functools
import inspect
import sys
from collections.abc import Callable, Generator
from types import TracebackType
from typing import Any, TypeVar

from gradscope.core import controller

F = TypeVar("F", bound=Callable[..., Any])


def is_grad_enabled() -> bool:
    """Whether ops of this thread record a graph right now."""
    return controller.has_grad()


class _GradMode:
    """A mode that holds inside a `with` block, or inside every call of a decorated function."""

    def __init__(self, mode: bool) -> None:
        self.mode = mode
        self.previous: list[bool] = []

    def __enter__(self) -> None:
        self.previous.append(controller.has_grad())
        controller.set_has_grad(self.mode)

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, tb: TracebackType | None) -> None:
        controller.set_has_grad(self.previous.pop())

    def _fresh(self) -> _GradMode:
        return _GradMode(self.mode)

    def __call__(self, function: F) -> F:
        """Decorate `function`; the mode is entered anew at every call and around every step of a generator."""
        if inspect.isgeneratorfunction(function):
            return self._generator(function)  # type: ignore[return-value]

        @functools.wraps(function)
        def call(*args: Any, **kwargs: Any) -> Any:
            with self._fresh():
                return function(*args, **kwargs)

        return call  # type: ignore[return-value]

    def _generator(self, function: Callable[..., Generator[Any, Any, Any]]) -> Callable[..., Generator[Any, Any, Any]]:
        @functools.wraps(function)
        def call(*args: Any, **kwargs: Any) -> Generator[Any, Any, Any]:
            inner = function(*args, **kwargs)
            step: Callable[[], Any] = functools.partial(next, inner)
            while True:
                try:
                    with self._fresh():
                        value = step()
                except StopIteration as stop:
                    return stop.value
                try:
                    sent = yield value
                except GeneratorExit:
                    with self._fresh():
                        inner.close()
                    raise
                except BaseException:
                    step = functools.partial(inner.throw, sys.exc_info()[1])
                else:
                    step = functools.partial(inner.send, sent)

        return call


class no_grad(_GradMode):
    """Nothing inside records a graph. `@paddle.no_grad()` needs its parentheses, as in Paddle."""

    def __init__(self, *args: Any) -> None:
        _refuse_arguments("no_grad", args)
        super().__init__(False)


class enable_grad(_GradMode):
    """Recording is on inside, also within `no_grad`."""

    def __init__(self, *args: Any) -> None:
        _refuse_arguments("enable_grad", args)
        super().__init__(True)


class set_grad_enabled(_GradMode):
    """Sets the mode at once; used with `with` it restores the mode there was before the call.

    mode: True records. As a decorator the mode holds inside the function only.
    """

    def __init__(self, mode: bool) -> None:
        super().__init__(bool(mode))
        self._before = controller.has_grad()
        controller.set_has_grad(self.mode)

    def __enter__(self) -> None:
        self.previous.append(self._before)
        controller.set_has_grad(self.mode)

    def __call__(self, function: F) -> F:
        controller.set_has_grad(self._before)
        return super().__call__(function)


def _refuse_arguments(name: str, args: tuple[Any, ...]) -> None:
    if args:
        raise TypeError(
            f"{name}_() takes no arguments\n[gradscope] as a decorator it is written with parentheses: @paddle.{name}()"
        )
