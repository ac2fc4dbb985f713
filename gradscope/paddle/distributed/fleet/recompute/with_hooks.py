"""Recompute with saved-tensor hooks: forward saves empty places; the first one that is needed runs the forward again
and fills them all."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import Any

from gradscope.core.eager.saved_hooks import name_of, saved_tensors_hooks
from gradscope.core.tensor import Tensor
from gradscope.paddle.distributed.fleet.recompute.state import State


class Place:
    """Stands where a saved tensor would be; alive as long as the node that saved it."""

    __slots__ = ("__weakref__",)


class Again:
    """One call of a function that can be run again. places: of its saved tensors in order; found: what the second run
    saved there, for those that are still wanted. Nothing here keeps a node alive."""

    def __init__(self, function: Callable[..., Any], state: State, args: Any, kwargs: Any) -> None:
        self.function = function
        self.state = state
        self.args = args
        self.kwargs = kwargs
        self.places: list[weakref.ref[Place]] = []
        self.found: weakref.WeakKeyDictionary[Place, Tensor] = weakref.WeakKeyDictionary()

    def pack(self, tensor: Tensor) -> Place:
        """Keep nothing of it."""
        place = Place()
        self.places.append(weakref.ref(place))
        return place

    def unpack(self, place: Place) -> Tensor:
        """The tensor for a place. RuntimeError when the second run saved fewer than the first."""
        if place not in self.found:
            self._run()
        if place not in self.found:
            raise RuntimeError(
                f"{name_of(self.function)} saved {len(self.places)} tensors in forward and fewer when it was "
                "recomputed: it must do the same every time"
            )
        return self.found[place]

    def _run(self) -> None:
        wanted = iter(self.places)

        def pack(tensor: Tensor) -> None:
            ref = next(wanted, None)
            place = None if ref is None else ref()
            if place is not None:
                self.found[place] = Tensor(tensor.impl, None, "")

        def unpack(_: Any) -> Tensor:
            raise RuntimeError("the graph of a recomputed forward was run: it is there to save tensors only")

        with saved_tensors_hooks(pack, unpack), self.state.restored():
            self.function(*self.args, **self.kwargs)


def call_with_hooks(function: Callable[..., Any], preserve: bool, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """Call function so that what its nodes save is recomputed when it is needed."""
    again = Again(function, State(preserve), args, kwargs)
    with saved_tensors_hooks(again.pack, again.unpack):
        return function(*args, **kwargs)
