"""Layers of sparse tensors: activations."""

from __future__ import annotations

from gradscope.paddle.nn.layer.function import FunctionLayer
from gradscope.paddle.sparse.nn import functional as F


class ReLU(FunctionLayer):
    """See `functional.relu`."""

    function = F.relu


class ReLU6(FunctionLayer):
    """See `functional.relu6`."""

    function = F.relu6


class LeakyReLU(FunctionLayer):
    """See `functional.leaky_relu`."""

    function = F.leaky_relu
    options = {"negative_slope": 0.01}


class Softmax(FunctionLayer):
    """See `functional.softmax`."""

    function = F.softmax
    options = {"axis": -1}
