"""summary: a table of a network's layers with their shapes and numbers of parameters, from one forward pass."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.nn.layer.containers import LayerList, Sequential
from gradscope.paddle.nn.layer.rnn import _Stack
from gradscope.paddle.static.input_spec import InputSpec
from gradscope.paddle.tensor.manipulation import cast
from gradscope.paddle.tensor.random import rand

_MEGABYTE = 1024.0**2


def summary(net: Any, input_size: Any = None, dtypes: Any = None, input: Any = None) -> dict[str, Any]:
    """Print the table and give {"total_params": n, "trainable_params": n}.

    input_size: a shape, an InputSpec, or a list of them, one an argument of forward, with random values of dtypes
    (float32); one size may be None or -1, which is 1. input: a tensor, or a list or dict of them, that forward gets as
    its one argument. Raises ValueError for neither, and for sizes of 0 or less; AssertionError for other things.
    """
    if input_size is None and input is None:
        raise ValueError("input_size and input cannot be None at the same time")
    if input_size is None:
        input_size = _shapes_of(input)
    sizes = _sizes(input_size)
    trained = net.training
    if trained:
        net.eval()
    rows = _Rows(net)
    with no_grad():
        if input is not None:
            net(input)
        else:
            net(*_inputs(sizes, dtypes))
    rows.stop_watching()
    print(rows.table(sizes))
    if trained:
        net.train()
    return {"total_params": np.int64(rows.total), "trainable_params": np.int64(rows.trainable)}


def _shapes_of(input: Any) -> Any:
    if isinstance(input, Tensor):
        return tuple(input.shape)
    if isinstance(input, (list, tuple, dict)):
        return [tuple(one.shape) for one in (input.values() if isinstance(input, dict) else input)]
    raise ValueError(
        "Input is not tensor, list, tuple and dict, unable to determine input_size, please input input_size."
    )


def _sizes(given: Any) -> list[Any]:
    """A list of shapes (or of lists of shapes), one for each argument."""
    if isinstance(given, InputSpec):
        given = tuple(given.shape)
    elif isinstance(given, int):
        given = (given,)
    elif isinstance(given, list):
        given = [(item,) if isinstance(item, int) else item for item in given]
        for item in given:
            if not isinstance(item, (tuple, InputSpec)):
                raise AssertionError(
                    f"When input_size is list, expect item in input_size is a tuple or InputSpec, but got {type(item)}"
                )
        given = [tuple(item.shape) if isinstance(item, InputSpec) else item for item in given]
    checked = _checked(given)
    return [checked] if isinstance(checked, tuple) else checked


def _checked(sizes: Any) -> Any:
    if any(isinstance(size, (list, tuple)) for size in sizes):
        return [_checked(one) for one in sizes]
    if sum(size is None or size == -1 for size in sizes) > 1:
        raise ValueError("Option input_size only the dim of batch_size can be None or -1.")
    known = tuple(1 if size is None or size == -1 else size for size in sizes)
    for size in known:
        if size <= 0:
            raise ValueError(f"Expected element in input size greater than zero, but got {size}")
    return known


def _inputs(sizes: list[Any], dtypes: Any) -> list[Any]:
    wanted = list(dtypes) if isinstance(dtypes, (list, tuple)) else [dtypes or "float32"] * len(sizes)
    return [_made(size, dtype) for size, dtype in zip(sizes, wanted, strict=False)]


def _made(size: Any, dtype: Any) -> Any:
    if isinstance(size, tuple):
        return cast(rand(list(size)), dtype[0] if isinstance(dtype, (list, tuple)) else dtype)
    each = dtype if isinstance(dtype, (list, tuple)) else [dtype] * len(size)
    return [_made(one, kind) for one, kind in zip(size, each, strict=False)]


def _shape(value: Any, nothing: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [_shape(one, nothing) for one in value]
    return list(value.shape) if hasattr(value, "shape") else nothing


def _elements(shape: Any) -> int:
    """How many numbers an output, or a list of outputs, has."""
    return sum(map(_elements, shape)) if any(isinstance(one, list) for one in shape) else math.prod(shape)


def _bytes(sizes: Any) -> float:
    return sum(map(_bytes, sizes)) if isinstance(sizes, list) else math.prod(sizes) * 4.0 / _MEGABYTE


class _Rows:
    """Watches the layers of a network but its containers, and keeps a row for each: shapes in and out, parameters."""

    def __init__(self, net: Any) -> None:
        self._rows: dict[str, tuple[Any, Any, int]] = {}
        self.total = self.trainable = 0
        self._hooks = []
        alone = not net.sublayers()
        for layer in _inner_first(net):
            if isinstance(layer, (Sequential, LayerList)) or (layer is net and not alone):
                if not isinstance(layer, _Stack):
                    continue
            self._hooks.append(layer.register_forward_post_hook(self._seen))
        self._trainable: dict[str, int] = {}

    def _seen(self, layer: Any, inputs: Any, outputs: Any) -> None:
        number = layer.full_name().rpartition("_")[2]
        name = f"{type(layer).__name__}-{(int(number) if number.isdigit() else len(self._rows)) + 1}"
        held = [p for p in layer._parameters.values() if p is not None]
        count = sum(math.prod(p.shape) for p in held)
        self._rows[name] = (_shape(inputs, None), _shape(outputs, []), count)
        self._trainable[name] = sum(math.prod(p.shape) for p in held if p.trainable and not p.stop_gradient)

    def stop_watching(self) -> None:
        for hook in self._hooks:
            hook.remove()
        self.total = sum(row[2] for row in self._rows.values())
        self.trainable = sum(self._trainable.values())

    def table(self, sizes: list[Any]) -> str:
        cells = [(name, str(into), str(out), f"{n:,}", str(n)) for name, (into, out, n) in self._rows.items()]
        widths = [max([least, *(len(cell[i]) for cell in cells)]) for i, least in ((0, 15), (1, 20), (2, 20), (4, 15))]
        width = max(75, sum(widths) + 5)
        titles = ("Layer (type)", "Input Shape", "Output Shape", "Param #")
        lines = [_line(titles, widths), "=" * width, *(_line(cell, widths) for cell in cells), "=" * width]
        outputs = 2.0 * 4.0 * sum(_elements(row[1]) for row in self._rows.values()) / _MEGABYTE
        inputs, parameters = _bytes(sizes), self.total * 4.0 / _MEGABYTE
        return "\n".join(
            [
                "-" * width,
                *lines,
                f"Total params: {self.total:,}",
                f"Trainable params: {self.trainable:,}",
                f"Non-trainable params: {self.total - self.trainable:,}",
                "-" * width,
                f"Input size (MB): {inputs:0.2f}",
                f"Forward/backward pass size (MB): {outputs:0.2f}",
                f"Params size (MB): {parameters:0.2f}",
                f"Estimated Total Size (MB): {parameters + outputs + inputs:0.2f}",
                "-" * width,
                "",
            ]
        )


def _line(cells: Any, widths: list[int]) -> str:
    return " ".join(f"{cell:^{width}}" for cell, width in zip(cells, widths, strict=False))


def _inner_first(layer: Any) -> Any:
    # a stack of recurrent layers is one thing: its cells run once a time step
    for child in () if isinstance(layer, _Stack) else layer.children():
        yield from _inner_first(child)
    yield layer
