"""Walking over what a layer holds: sublayers, parameters, buffers, by name or without."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from gradscope.core.tensor import Tensor


class Walk:
    """The part of Layer that lists what is inside. Names are paths: `encoder.layers.0.weight`."""

    _parameters: Any
    _buffers: Any
    _sub_layers: Any

    def named_children(self) -> Iterator[tuple[str, Any]]:
        """(name, layer) of the layers it holds itself, each once."""
        seen: set[int] = set()
        for name, layer in self._sub_layers.items():
            if layer is not None and id(layer) not in seen:
                seen.add(id(layer))
                yield name, layer

    def children(self) -> Iterator[Any]:
        """The layers it holds itself."""
        for _, layer in self.named_children():
            yield layer

    def named_sublayers(
        self,
        prefix: str = "",
        include_self: bool = False,
        layers_set: set[Any] | None = None,
        remove_duplicate: bool = True,
    ) -> Iterator[tuple[str, Any]]:
        """(path, layer) of all layers inside, outer ones first, each once unless remove_duplicate is False."""
        seen: set[Any] = set() if layers_set is None else layers_set
        if include_self and self not in seen:
            if remove_duplicate:
                seen.add(self)
            yield prefix, self
        for name, layer in self._sub_layers.items():
            if layer is None:
                continue
            path = f"{prefix}.{name}" if prefix else name
            more = {} if remove_duplicate else {"remove_duplicate": False}
            yield from layer.named_sublayers(prefix=path, include_self=True, layers_set=seen, **more)

    def named_modules(
        self, memo: set[Any] | None = None, prefix: str = "", remove_duplicate: bool = True
    ) -> Iterator[tuple[str, Any]]:
        """(path, layer) of this layer and all inside."""
        return self.named_sublayers(prefix, True, memo, remove_duplicate)

    def sublayers(self, include_self: bool = False) -> list[Any]:
        """All layers inside."""
        return [layer for _, layer in self.named_sublayers(include_self=include_self)]

    def modules(self) -> Iterator[Any]:
        """This layer and all inside."""
        for _, layer in self.named_modules():
            yield layer

    def _named(
        self, kind: str, prefix: str, include_sublayers: bool, remove_duplicate: bool
    ) -> Iterator[tuple[str, Tensor]]:
        seen: set[int] = set()
        layers: Any = [(prefix, self)]
        if include_sublayers:
            layers = self.named_sublayers(prefix=prefix, include_self=True, remove_duplicate=remove_duplicate)
        for path, layer in layers:
            for name, tensor in layer.__dict__[kind].items():
                if tensor is None or (remove_duplicate and id(tensor) in seen):
                    continue
                seen.add(id(tensor))
                yield (f"{path}.{name}" if path else name), tensor

    def named_parameters(
        self,
        prefix: str = "",
        include_sublayers: bool = True,
        remove_duplicate: bool = True,
        *,
        recurse: bool | None = None,
    ) -> Iterator[tuple[str, Any]]:
        """(path, parameter), a shared one once. recurse: another name of include_sublayers."""
        inside = include_sublayers if recurse is None else recurse
        return self._named("_parameters", prefix, inside, remove_duplicate)

    def parameters(self, include_sublayers: bool = True, *, recurse: bool | None = None) -> list[Any]:
        """All parameters. recurse: another name of include_sublayers."""
        inside = include_sublayers if recurse is None else recurse
        return [p for _, p in self.named_parameters(include_sublayers=inside)]

    def named_buffers(
        self,
        prefix: str = "",
        include_sublayers: bool = True,
        remove_duplicate: bool = True,
        *,
        recurse: bool | None = None,
    ) -> Iterator[tuple[str, Tensor]]:
        """(path, buffer). recurse: another name of include_sublayers."""
        inside = include_sublayers if recurse is None else recurse
        return self._named("_buffers", prefix, inside, remove_duplicate)

    def buffers(self, include_sublayers: bool = True, *, recurse: bool | None = None) -> list[Tensor]:
        """All buffers. recurse: another name of include_sublayers."""
        inside = include_sublayers if recurse is None else recurse
        return [b for _, b in self.named_buffers(include_sublayers=inside)]

    def apply(self, fn: Callable[[Any], Any]) -> Any:
        """Call fn(layer) for every layer inside, inner ones first, then for this one."""
        for layer in self.children():
            layer.apply(fn)
        fn(self)
        return self

    def clear_gradients(self, set_to_zero: bool = True) -> None:
        """Zero (or drop) the gradients of all parameters."""
        for parameter in self.parameters():
            if not parameter.stop_gradient:
                parameter.clear_gradient(set_to_zero)

    def zero_grad(self, set_to_none: bool = True) -> None:
        """Drop the gradients of all parameters, or zero them when set_to_none is False."""
        for parameter in self.parameters():
            if parameter.grad is not None:
                parameter.clear_gradient(not set_to_none)

    def requires_grad_(self, requires_grad: bool = True) -> Any:
        """Make every parameter want a gradient, or none."""
        for parameter in self.parameters():
            parameter.stop_gradient = not requires_grad
        return self

    def get_sublayer(self, target: str) -> Any:
        """The layer at a path; this one for "". Raises AttributeError for a path that leads nowhere."""
        layer: Any = self
        for name in target.split(".") if target else []:
            if name not in layer._sub_layers:
                raise AttributeError(f"{type(layer).__name__} has no sublayer `{name}` (of path `{target}`)")
            layer = layer._sub_layers[name]
        return layer

    get_submodule = get_sublayer

    def set_sublayer(self, target: str, layer: Any = None, strict: bool = False, *, module: Any = None) -> None:
        """Put a layer at a path, whose last name may be new unless strict. module: another name of `layer`.

        Raises ValueError for an empty path or what is no Layer, AttributeError for a path that leads nowhere or to what
        is no layer.
        """
        from gradscope.paddle.nn.layer.layers import Layer

        made = layer if module is None else module
        if target == "":
            raise ValueError("Cannot set the sublayer without a target name!")
        if not isinstance(made, Layer):
            raise ValueError(f"`module` is not an nn.Layer, found {type(made)}")
        path, _, name = target.rpartition(".")
        parent = self.get_sublayer(path)
        if hasattr(parent, name):
            if not isinstance(getattr(parent, name), Layer):
                raise AttributeError(f"`{name}` is not an nn.Layer")
        elif strict:
            raise AttributeError(f"{type(parent).__name__} has no attribute `{name}`")
        setattr(parent, name, made)

    set_submodule = set_sublayer

    def get_parameter(self, target: str) -> Any:
        """The parameter at a path. Raises AttributeError for a path that leads nowhere."""
        path, _, name = target.rpartition(".")
        layer = self.get_sublayer(path)
        if layer._parameters.get(name) is None:
            raise AttributeError(f"{type(layer).__name__} has no parameter `{name}`")
        return layer._parameters[name]

    def get_buffer(self, target: str) -> Any:
        """The buffer at a path. Raises AttributeError for a path that leads nowhere."""
        path, _, name = target.rpartition(".")
        layer = self.get_sublayer(path)
        if layer._buffers.get(name) is None:
            raise AttributeError(f"{type(layer).__name__} has no buffer `{name}`")
        return layer._buffers[name]
