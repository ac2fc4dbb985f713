"""Layers that hold nothing but the options of a function of `paddle.nn.functional`."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, ClassVar

from gradscope.paddle.nn.layer.layers import Layer


class FunctionLayer(Layer):
    """A subclass names its function, how many tensors that takes first, and its options with their defaults.

    The options are given by position or keyword, kept under their names, and handed to the function by name.
    """

    function: ClassVar[Callable[..., Any]]
    tensors: ClassVar[int] = 1
    options: ClassVar[dict[str, Any]] = {}
    #: options that the function calls by another name
    renamed: ClassVar[dict[str, str]] = {}
    shown: ClassVar[tuple[str, ...] | None] = None  # options in the layer's text; None: all

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__()
        names = [*self.options, "name"]
        if len(args) > len(names):
            raise TypeError(f"{type(self).__name__}() takes {', '.join(names)}; got {len(args)} arguments")
        given = dict(zip(names, args, strict=False))
        for name, value in kwargs.items():
            if name not in names or name in given:
                raise TypeError(f"{type(self).__name__}() got an unexpected argument '{name}'; it takes {names}")
            given[name] = value
        self._name = given.pop("name", None)
        missing = [n for n, default in self.options.items() if n not in given and default is inspect.Parameter.empty]
        if missing:
            raise TypeError(f"{type(self).__name__}() lacks {', '.join(missing)}")
        for name, default in self.options.items():
            setattr(self, name, given.get(name, default))

    def forward(self, *tensors: Any) -> Any:
        """The function of the tensors, with the options kept here. Raises TypeError for another number of tensors."""
        if len(tensors) != self.tensors:
            raise TypeError(f"{type(self).__name__} takes {self.tensors} tensors, but got {len(tensors)}")
        named = {self.renamed.get(name, name): getattr(self, name) for name in self.options}
        return type(self).function(*tensors, **named, **self.more())

    def more(self) -> dict[str, Any]:
        """Arguments besides the options."""
        return {}

    def extra_repr(self) -> str:
        """The options, and the name when it has one."""
        if self.shown == ():
            return ""
        parts = [f"{name}={getattr(self, name)}" for name in (self.options if self.shown is None else self.shown)]
        return ", ".join([*parts, f"name={self._name}"] if self._name else parts)


REQUIRED = inspect.Parameter.empty
