"""Layers that hold nothing but the options of a function of `paddle.nn.functional`."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, ClassVar

from gradscope.paddle.nn.layer.layers import Layer


class FunctionLayer(Layer):
    """A subclass names its function, how many tensors that takes first, and its options with their defaults.

    The options are given by position or keyword, kept under their names, and handed to the function by name.
    Raises TypeError for too many options and for one that is lacking.
    """

    function: ClassVar[Callable[..., Any]]
    tensors: ClassVar[int] = 1
    options: ClassVar[dict[str, Any]] = {}
    #: options that the function calls by another name
    renamed: ClassVar[dict[str, str]] = {}
    #: other names an option may be given by -> its name
    others: ClassVar[dict[str, str]] = {}
    shown: ClassVar[tuple[str, ...] | None] = None  # options in the layer's text; None: all

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__()
        names = [*self.options, "name"]
        if len(args) > len(names):
            raise TypeError(f"{type(self).__name__}() takes {', '.join(names)}; got {len(args)} arguments")
        given = dict(zip(names, args, strict=False))
        for name, value in kwargs.items():
            name = self.others.get(name, name)
            if name not in names or name in given:
                raise TypeError(f"{type(self).__name__}() got an unexpected argument '{name}'; it takes {names}")
            given[name] = value
        self._name = given.pop("name", None)
        missing = [n for n, default in self.options.items() if n not in given and default is inspect.Parameter.empty]
        if missing:
            raise TypeError(f"{type(self).__name__}() lacks {', '.join(missing)}")
        for name, default in self.options.items():
            setattr(self, name, given.get(name, default))

    def forward(self, *tensors: Any, **by_name: Any) -> Any:
        """The function of the tensors, with the options kept here. Raises TypeError for another number of tensors."""
        if by_name:
            tensors = self._placed(tensors, by_name)
        if len(tensors) != self.tensors:
            raise TypeError(f"{type(self).__name__} takes {self.tensors} tensors, but got {len(tensors)}")
        named = {self.renamed.get(name, name): getattr(self, name) for name in self.options}
        return type(self).function(*tensors, **named, **self.more())

    def _placed(self, tensors: tuple[Any, ...], by_name: dict[str, Any]) -> tuple[Any, ...]:
        """The tensors in the function's order, some given by its names for them, the first also as `input`, a label as
        `target`. Raises TypeError for any other name, and for one that was given by place."""
        names = list(inspect.signature(type(self).function).parameters)[: self.tensors]
        others = {"input": names[0], "x": names[0], "target": "label"}
        given = {name if name in names else others.get(name, name): value for name, value in by_name.items()}
        left = names[len(tensors) :]
        if len(given) != len(by_name) or set(given) - set(left):
            raise TypeError(f"{type(self).__name__} takes {', '.join(names)}; got {len(tensors)} and {list(by_name)}")
        return (*tensors, *(given[name] for name in left if name in given))

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
