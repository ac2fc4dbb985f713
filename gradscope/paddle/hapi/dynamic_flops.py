"""flops: how many operations a forward pass takes, counted layer by layer with the customary formulas."""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable
from typing import Any

from gradscope.paddle import nn
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.tensor.random import randn

_Count = Callable[[Any, Any, Any], int]


def _conv(layer: Any, x: Any, y: Any) -> int:
    """Per output element: channels of a group times the window, and the bias."""
    window = math.prod(layer.weight.shape[2:])
    return int(y.size * (x.shape[1] / layer._groups * window + (layer.bias is not None)))


def _batch_norm(layer: Any, x: Any, y: Any) -> int:
    return int(2 * x.size)


def _linear(layer: Any, x: Any, y: Any) -> int:
    return int(layer.weight.shape[0] * y.size)


def _each_input(layer: Any, x: Any, y: Any) -> int:
    return int(x.size)


def _each_output(layer: Any, x: Any, y: Any) -> int:
    return int(y.size)


def _adaptive_pool(layer: Any, x: Any, y: Any) -> int:
    """Per output element: the sum over its window, and the division."""
    window = math.prod(i // o for i, o in zip(x.shape[2:], y.shape[2:], strict=True))
    return int((window + 1) * y.size)


def _nothing(layer: Any, x: Any, y: Any) -> int:
    return 0


#: by the class's name, so that layers that are not there yet are counted when they come
_COUNTS: dict[str, _Count] = {
    **dict.fromkeys((f"Conv{n}D{end}" for n in (1, 2, 3) for end in ("", "Transpose")), _conv),
    **dict.fromkeys(("BatchNorm2D", "BatchNorm"), _batch_norm),
    **dict.fromkeys(("ReLU", "ReLU6", "Dropout"), _nothing),
    "LeakyReLU": _each_input,
    "Linear": _linear,
    **dict.fromkeys((f"AvgPool{n}D" for n in (1, 2, 3)), _each_output),
    **dict.fromkeys((f"AdaptiveAvgPool{n}D" for n in (1, 2, 3)), _adaptive_pool),
}


#: Paddle's file of a layer, where it is another than ours: by our file, or by the class
_FILES = {
    "norm_kin": "norm", "padding": "common", "dropout": "common", "attention": "transformer",
    "containers": "container", "class_loss": "loss", "PReLU": "activation", "PairwiseDistance": "distance",
    **dict.fromkeys(("Upsample", "UpsamplingNearest2D", "UpsamplingBilinear2D", "Unfold", "Fold"), "common"),
}  # fmt: skip


def _shown(kind: type) -> str:
    """The class as Paddle prints it."""
    package, _, file = kind.__module__.removeprefix("gradscope.").rpartition(".")
    if package != "paddle.nn.layer":
        return str(kind).replace("gradscope.paddle.", "paddle.")
    return f"<class '{package}.{_FILES.get(kind.__name__, _FILES.get(file, file))}.{kind.__name__}'>"


class _Row:
    """What is known of one layer after the pass."""

    def __init__(self, layer: Any) -> None:
        self.layer, self.ops, self.parameters = layer, 0, 0
        self.shapes: tuple[list[int], list[int]] | None = None

    def seen(self, layer: Any, inputs: Any, outputs: Any) -> None:
        first = outputs[0] if isinstance(outputs, (list, tuple)) else outputs
        self.shapes = list(inputs[0].shape), list(first.shape)
        self.parameters = sum(math.prod(p.shape) for p in layer.parameters())


def flops(net: Any, input_size: list[int], custom_ops: Any = None, print_detail: bool = False) -> int:
    """Operations of a forward pass on one random input of this size; printed too, with a row per layer (print_detail).

    custom_ops: {class of layer: function(layer, inputs, output) that adds to `layer.total_ops`}. Convolutions count
    multiply-adds per output, Linear too; norms 2 and LeakyReLU 1 per input, average pools their sums; the rest nothing.
    Gives -1, with a warning, for what is no Layer.
    """
    if not isinstance(net, nn.Layer):
        warnings.warn("Your model must be an instance of paddle.nn.Layer or paddle.static.Program.", stacklevel=2)
        return -1
    trained = net.training
    net.eval()
    rows: list[_Row] = []
    hooks: list[Any] = []
    said: set[type] = set()
    net.apply(lambda layer: _watch(layer, custom_ops or {}, rows, hooks, said))
    with no_grad():
        net(randn(input_size))
    for hook in hooks:
        hook.remove()
    if trained:
        net.train()
    for row in rows:
        row.ops += int(row.layer.__dict__.pop("total_ops", 0))
    # a network without layers inside is not listed among its own layers
    counted = [row for row in rows if row.shapes is not None and row.layer is not net]
    order = {id(layer): place for place, layer in enumerate(net.sublayers())}
    counted.sort(key=lambda row: order[id(row.layer)])
    if print_detail:
        print(_table(counted))
    total = sum(row.ops for row in counted)
    print(f"Total Flops: {total}     Total Params: {sum(row.parameters for row in counted)}")
    return total


def _watch(layer: Any, custom: Any, rows: list[_Row], hooks: list[Any], said: set[type]) -> None:
    if next(iter(layer.children()), None) is not None or any(row.layer is layer for row in rows):
        return
    kind, row = type(layer), _Row(layer)
    shown = _shown(kind)
    rows.append(row)
    if kind in custom:
        text = f"Customize Function has been applied to {shown}"
        object.__setattr__(layer, "total_ops", 0)
        hooks.append(layer.register_forward_post_hook(custom[kind]))
    elif kind is getattr(nn, kind.__name__, None) and kind.__name__ in _COUNTS:
        text = f"{shown}'s flops has been counted"
        count = _COUNTS[kind.__name__]

        def add(layer: Any, inputs: Any, output: Any) -> None:
            row.ops += count(layer, inputs[0], output)

        hooks.append(layer.register_forward_post_hook(add))
    else:
        text = f"Cannot find suitable count function for {shown}. Treat it as zero FLOPs."
    hooks.append(layer.register_forward_post_hook(row.seen))
    if kind not in said:
        print(text)
    said.add(kind)


def _table(rows: list[_Row]) -> str:
    titles = ["Layer Name", "Input Shape", "Output Shape", "Params", "Flops"]
    cells = [[row.layer.full_name(), *map(str, row.shapes or ()), str(row.parameters), str(row.ops)] for row in rows]
    widths = [max(len(line[i]) for line in [titles, *cells]) + 2 for i in range(len(titles))]
    rule = "+" + "+".join("-" * width for width in widths) + "+"
    lines = ["|" + "|".join(cell.center(w) for cell, w in zip(line, widths, strict=True)) + "|" for line in
             [titles, *cells]]  # fmt: skip
    return "\n".join([rule, lines[0], rule, *lines[1:], rule])
