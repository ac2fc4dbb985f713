"""How the op table runs an op: leaves from a row's arrays, the op through all five layers, gradients by the engine."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core.eager.backward import run_backward
from gradscope.core.generated import ops_api
from gradscope.core.tensor import Tensor, new_leaf


def leaf(value: Any) -> Any:
    """A leaf that wants a gradient when `value` is floating or complex; a list of leaves for a list, None for None."""
    if value is None:
        return None
    if isinstance(value, list):
        return [leaf(one) for one in value]
    return new_leaf(value, stop_gradient=value.dtype.kind not in "fc")


def flat(values: Any) -> list[Any]:
    """Lists inside a sequence dissolved; None, an optional tensor that is not there, left out."""
    given = [value for value in values if value is not None]
    return [one for value in given for one in (flat(value) if isinstance(value, (list, tuple)) else [value])]


def rebuilt(like: Any, values: list[Any]) -> list[Any]:
    """`values` in the nesting of `like`."""
    rest = iter(values)
    return [None if one is None else [next(rest) for _ in one] if isinstance(one, list) else next(rest) for one in like]


def call(op: str, inputs: Any, attributes: Any) -> tuple[list[Tensor], list[Tensor]]:
    """(the input leaves, flat; the outputs, flat) of the op on new leaves."""
    tensors = [leaf(value) for value in inputs]
    out = getattr(ops_api, op)(*tensors, *attributes)
    return flat(tensors), list(out) if isinstance(out, (list, tuple)) else [out]


def array(tensor: Tensor) -> Any:
    """The tensor's own array."""
    return tensor.impl.array


def seeds_for(outs: list[Tensor]) -> list[Any]:
    """A fixed random array per output."""
    rng = np.random.default_rng(11)
    return [np.asarray(rng.standard_normal(array(o).shape), dtype=array(o).dtype) for o in outs]


def gradients(
    op: str, inputs: Any, attributes: Any, seeds: list[Any], create_graph: bool = False
) -> tuple[list[Tensor], list[Tensor], list[Tensor | None]]:
    """(leaves that want a gradient, seed tensors, their gradients) after one backward pass through the engine."""
    tensors, outs = call(op, inputs, attributes)
    wanted = [t for t in tensors if not t.stop_gradient]
    given = [new_leaf(np.array(s), stop_gradient=not create_graph) for s in seeds]
    run_backward(outs, list(given), retain_graph=create_graph, create_graph=create_graph)
    return wanted, given, [t.grad for t in wanted]
