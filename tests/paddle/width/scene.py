"""The names a call of the tables may use, and how its result is written down: the same on any paddle.

A call is Python in one line: `;;` stands for a new line (one blank after it is dropped, further ones indent), and the
value of the last line is the result.
"""

from __future__ import annotations

import contextlib
import io
from collections.abc import Callable
from typing import Any

import numpy as np

X = [[0.5, -1.25, 0.75], [-0.375, 1.5, 0.125]]
Y = [[-0.625, 0.875, 1.75], [0.25, -1.125, 0.4375]]
U = [[0.1, 0.35, 0.6], [0.85, 0.45, 0.2]]
M = [[0.5, -0.25, 1.0], [0.75, 0.125, -0.5], [-1.0, 0.3, 0.6]]


def encoded(value: Any) -> Any:
    """value as JSON: a tensor or array as {dtype, shape, flat elements}, complex elements [real, imaginary];
    whatever else by its str."""
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    if isinstance(value, (list, tuple)):
        return [encoded(v) for v in value]
    if isinstance(value, dict):
        return {str(k): encoded(v) for k, v in value.items()}
    if isinstance(value, np.generic):
        return value.item()
    if not hasattr(value, "shape"):
        return str(value)
    dtype = str(value.dtype).removeprefix("paddle.")
    if dtype == "bfloat16":
        return encoded(value.astype("float32")) | {"dtype": dtype}
    array = value if isinstance(value, np.ndarray) else value.numpy()
    flat = np.ravel(array)
    elements = [[float(v.real), float(v.imag)] for v in flat] if array.dtype.kind == "c" else flat.tolist()
    return {"dtype": dtype, "shape": list(array.shape), "elements": elements}


class Scene:
    """A fresh set of tensors on one paddle, and the helpers of the calls."""

    def __init__(self, paddle: Any) -> None:
        self.paddle = paddle
        paddle.seed(11)

    def names(self) -> dict[str, Any]:
        """What a call sees. Float tensors are float32 of shape [2, 3] but m (3×3) and image (1×1×3×3)."""
        paddle = self.paddle
        tensor = paddle.to_tensor
        return {
            "paddle": paddle, "np": np, "nn": paddle.nn, "F": paddle.nn.functional, "optimizer": paddle.optimizer,
            "x": tensor(X), "y": tensor(Y), "u": tensor(U), "m": tensor(M), "leaf": tensor(X, stop_gradient=False),
            "image": tensor(M).reshape([1, 1, 3, 3]), "labels": tensor([2, 1]),
            "i": tensor([[6, 3, 7], [12, 5, 1]]), "j": tensor([[2, 3, 4], [5, 1, 2]]),
            "b": tensor([[True, False, True], [False, False, True]]),
            "c": tensor([[True, True, False], [False, True, True]]),
            "bad": tensor([[float("nan"), 1.0, float("inf")], [2.0, float("-inf"), 3.0]]),
            "z": paddle.complex(tensor(X), tensor(Y)),
            "attr": paddle.ParamAttr(initializer=paddle.nn.initializer.Constant(0.25)),
            "linear": self.linear, "net": self.net, "one_step": self.one_step, "rates": self.rates,
            "lbfgs_step": self.lbfgs_step, "strong_wolfe": self.strong_wolfe, "forward_of": self.forward_of,
            "py_layer": self.py_layer, "printed": self.printed,
        }  # fmt: skip

    def run(self, call: str) -> Any:
        """The value of the call's last line, as `encoded` writes it."""
        lines = [part.removeprefix(" ").rstrip() for part in call.split(";;")]
        names = self.names()
        exec("\n".join(lines[:-1]), names)
        return encoded(eval(lines[-1], names))

    def linear(self) -> Any:
        """Linear from 3 to 3 with weight m and bias the first row of y."""
        assign = self.paddle.nn.initializer.Assign
        weight, bias = np.array(M, "float32"), np.array(Y[0], "float32")
        return self.paddle.nn.Linear(3, 3, weight_attr=assign(weight), bias_attr=assign(bias))

    def net(self) -> Any:
        """`linear()` and a ReLU in a Sequential."""
        return self.paddle.nn.Sequential(self.linear(), self.paddle.nn.ReLU())

    def one_step(self, make: Callable[[Any], Any]) -> list[Any]:
        """Weight and bias of a linear layer after two steps of the optimizer that make(parameters) gives."""
        layer = self.linear()
        optimizer = make(layer.parameters())
        for _ in range(2):
            (layer(self.paddle.to_tensor(X)) ** 2).sum().backward()
            optimizer.step()
            optimizer.clear_grad()
        return list(layer.parameters())

    def lbfgs_step(self, kind: Any) -> list[Any]:
        """Weight and bias after two steps of L-BFGS with the strong Wolfe line search."""
        layer = self.linear()
        optimizer = kind(1.0, max_iter=4, line_search_fn="strong_wolfe", parameters=layer.parameters())

        def closure() -> Any:
            optimizer.clear_grad()
            loss = ((layer(self.paddle.to_tensor(X)) - 1.0) ** 2).mean()
            loss.backward()
            return loss

        for _ in range(2):
            optimizer.step(closure)
        return list(layer.parameters())

    def strong_wolfe(self, search: Any) -> list[Any]:
        """Loss, gradient and step the line search finds on the sum of squares from [1, -2] along [-1, 2]."""
        tensor = self.paddle.to_tensor
        start, along = tensor([1.0, -2.0]), tensor([-1.0, 2.0])

        def objective(xk: Any, alpha: Any, d: Any) -> tuple[Any, Any]:
            at = xk + alpha * d
            return (at * at).sum(), at * 2

        gradient = start * 2
        found = search(objective, start, tensor(0.4), along, (start * start).sum(), gradient, (gradient * along).sum())
        return list(found)

    def forward_of(self, layer: Any) -> list[Any]:
        """Number of parameters and of their elements, some names of the state, and what the layer, its parameters
        waves, makes of an image of 3×32×32 in eval mode."""
        parameters = layer.parameters()
        wave = np.sin(np.arange(1009) * 0.37 + 1.0).astype("float32")
        for parameter in parameters:
            waves = np.resize(wave, parameter.shape)
            fan = max(1, parameter.size // parameter.shape[0])
            parameter.set_value(waves / np.float32(np.sqrt(fan)) if len(parameter.shape) > 1 else waves * 0.1 + 0.5)
        layer.eval()
        image = np.sin(np.arange(3 * 32 * 32) * 0.11).astype("float32").reshape(1, 3, 32, 32)
        out = layer(self.paddle.to_tensor(image))
        names = [n for n in layer.state_dict() if n.startswith(("conv", "bn", "layer4.0", "fc"))]
        return [len(parameters), sum(p.size for p in parameters), names, out]

    def rates(self, schedule: Any) -> list[float]:
        """The learning rates of six steps."""
        found = []
        for _ in range(6):
            found.append(float(schedule()))
            schedule.step()
        return found

    def py_layer(self, forward: Any, backward: Any) -> Any:
        """A PyLayer of the two functions."""
        parts = {"forward": staticmethod(forward), "backward": staticmethod(backward)}
        return type("Given", (self.paddle.autograd.PyLayer,), parts)

    def printed(self, function: Callable[[], Any]) -> str:
        """What the function prints."""
        with contextlib.redirect_stdout(io.StringIO()) as out:
            function()
        return out.getvalue()
