"""Containers: Sequential, LayerList, LayerDict, ParameterList, ParameterDict."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from gradscope.paddle.nn.layer.layers import Layer


class Sequential(Layer):
    """Layers called one after the other. Takes layers, or (name, layer) pairs; unnamed ones are 0, 1, …"""

    def __init__(self, *layers: Any) -> None:
        super().__init__()
        if len(layers) == 1 and isinstance(layers[0], Mapping):
            layers = tuple(layers[0].items())
        for number, layer in enumerate(layers):
            if isinstance(layer, (tuple, list)):
                self.add_sublayer(str(layer[0]), layer[1])
            else:
                self.add_sublayer(str(number), layer)

    def __getitem__(self, name: Any) -> Any:
        if isinstance(name, slice):
            return type(self)(*list(self._sub_layers.values())[name])
        if isinstance(name, str):
            return self._sub_layers[name]
        return list(self._sub_layers.values())[_position(name, len(self._sub_layers))]

    def __setitem__(self, name: Any, layer: Layer) -> None:
        self.add_sublayer(_key(self._sub_layers, name), layer)

    def __delitem__(self, name: Any) -> None:
        del self._sub_layers[_key(self._sub_layers, name)]

    def __len__(self) -> int:
        return len(self._sub_layers)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._sub_layers.values())

    def append(self, layer: Layer) -> Sequential:
        """Put a layer at the end."""
        self.add_sublayer(str(len(self._sub_layers)), layer)
        return self

    def extend(self, layers: Iterable[Layer]) -> Sequential:
        """Put layers at the end."""
        for layer in layers:
            self.append(layer)
        return self

    def forward(self, input: Any) -> Any:
        """The input through all layers."""
        for layer in self._sub_layers.values():
            input = layer(input)
        return input


def _position(index: int, length: int) -> int:
    if not -length <= index < length:
        raise IndexError(f"index {index} is out of range, should be an integer in range [{-length}, {length})")
    return index % length


def _key(table: Mapping[str, Any], name: Any) -> str:
    if isinstance(name, str):
        return name
    return list(table)[_position(name, len(table))] if -len(table) <= name < len(table) else str(name)


class LayerList(Layer):
    """A list of layers, named 0, 1, …"""

    def __init__(self, sublayers: Iterable[Layer] | None = None) -> None:
        super().__init__()
        self.extend(sublayers or [])

    def _replace(self, layers: Iterable[Any]) -> None:
        self._sub_layers.clear()
        for number, layer in enumerate(layers):
            self.add_sublayer(str(number), layer)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return type(self)(list(self._sub_layers.values())[index])
        return self._sub_layers[str(_position(index, len(self)))]

    def __setitem__(self, index: int, sublayer: Layer) -> None:
        self.add_sublayer(str(_position(index, len(self))), sublayer)

    def __delitem__(self, index: Any) -> None:
        layers = list(self._sub_layers.values())
        del layers[index]
        self._replace(layers)

    def __len__(self) -> int:
        return len(self._sub_layers)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._sub_layers.values())

    def append(self, sublayer: Layer) -> LayerList:
        """Put a layer at the end."""
        self.add_sublayer(str(len(self)), sublayer)
        return self

    def insert(self, index: int, sublayer: Layer) -> None:
        """Put a layer before position index. Raises AssertionError outside [-length, length]."""
        if not -len(self) <= index <= len(self):
            raise AssertionError(f"index should be an integer in range [{-len(self)}, {len(self)}]")
        layers = list(self._sub_layers.values())
        layers.insert(index, sublayer)
        self._replace(layers)

    def extend(self, sublayers: Iterable[Layer]) -> LayerList:
        """Put layers at the end."""
        for layer in sublayers:
            self.append(layer)
        return self


class LayerDict(Layer):
    """Layers by name."""

    def __init__(self, sublayers: Any = None) -> None:
        super().__init__()
        if sublayers is not None:
            self.update(sublayers)

    def __getitem__(self, key: str) -> Any:
        return self._sub_layers[key]

    def __setitem__(self, key: str, sublayer: Layer) -> None:
        self.add_sublayer(key, sublayer)

    def __delitem__(self, key: str) -> None:
        del self._sub_layers[key]

    def __len__(self) -> int:
        return len(self._sub_layers)

    def __iter__(self) -> Iterator[str]:
        return iter(self._sub_layers)

    def __contains__(self, key: object) -> bool:
        return key in self._sub_layers

    def clear(self) -> None:
        """Let go of all."""
        self._sub_layers.clear()

    def pop(self, key: str) -> Any:
        """Take one out."""
        return self._sub_layers.pop(key)

    def keys(self) -> Any:
        """The names."""
        return self._sub_layers.keys()

    def items(self) -> Any:
        """(name, layer) pairs."""
        return self._sub_layers.items()

    def values(self) -> Any:
        """The layers."""
        return self._sub_layers.values()

    def update(self, sublayers: Any) -> None:
        """Add layers from a mapping or from (name, layer) pairs. Raises ValueError for an item that is no pair."""
        pairs = sublayers.items() if isinstance(sublayers, (Mapping, LayerDict)) else sublayers
        for i, pair in enumerate(pairs):
            if len(pair) != 2:
                raise ValueError(f"The length of the {i}'s element in sublayers is {len(pair)}, which must be 2.")
            self.add_sublayer(pair[0], pair[1])


class ParameterList(Layer):
    """A list of parameters, named 0, 1, …"""

    def __init__(self, parameters: Iterable[Any] | None = None) -> None:
        super().__init__()
        for parameter in parameters or []:
            self.append(parameter)

    def __getitem__(self, index: int) -> Any:
        return self._parameters[str(_position(index, len(self)))]

    def __setitem__(self, index: int, parameter: Any) -> None:
        setattr(self, str(_position(index, len(self))), parameter)

    def __len__(self) -> int:
        return len(self._parameters)

    def __iter__(self) -> Iterator[Any]:
        return iter(self._parameters.values())

    def append(self, parameter: Any) -> ParameterList:
        """Put a parameter at the end."""
        self.add_parameter(str(len(self)), parameter)
        return self


class ParameterDict(Layer):
    """Parameters by name."""

    def __init__(self, parameters: Any = None) -> None:
        super().__init__()
        if parameters is not None:
            self.update(parameters)

    def __getitem__(self, key: str) -> Any:
        return self._parameters[key]

    def __setitem__(self, key: str, parameter: Any) -> None:
        setattr(self, key, parameter)

    def __len__(self) -> int:
        return len(self._parameters)

    def __iter__(self) -> Iterator[str]:
        return iter(self._parameters)

    def update(self, parameters: Any) -> None:
        """Add parameters from a mapping or from (name, parameter) pairs."""
        for key, parameter in parameters.items() if isinstance(parameters, Mapping) else parameters:
            self.add_parameter(key, parameter)
