"""`paddle.autograd.backward` and `paddle.grad`, with Paddle's checks of the arguments."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from gradscope.core.eager.backward import backward, check_seed, no_dump
from gradscope.core.eager.general_grad import general_grad
from gradscope.core.flags import fast
from gradscope.core.tensor import Tensor

__all__ = ["backward", "grad"]


def _require(holds: bool, text: str) -> None:
    if not holds:
        raise AssertionError(text)


def _tensors(value: Any, name: str) -> list[Tensor]:
    _require(value is not None, f"{name} should not be None")
    if not isinstance(value, (list, tuple)):
        _require(isinstance(value, Tensor), f"{name} must be Tensor or list of Tensor")
        return [value]
    _require(len(value) > 0, f"{name} cannot be empty")
    _require(all(isinstance(one, Tensor) for one in value), f"Elements of {name} must be Tensor")
    return list(value)


def _seeds(value: Any, count: int) -> list[Tensor | None]:
    if value is None:
        return []
    seeds = list(value) if isinstance(value, (list, tuple)) else [value]
    _require(
        all(one is None or isinstance(one, Tensor) for one in seeds),
        "grad_outputs must be None, a Variable or a list containing None or Variables",
    )
    _require(len(seeds) in (0, count), "The length of grad_outputs must be equal to outputs")
    return seeds


def _constants(value: Any) -> list[Tensor]:
    if value is None:
        return []
    if isinstance(value, Tensor):
        return [value]
    _require(isinstance(value, (list, tuple, set)), "no_grad_vars must be None, Tensor or list/tuple/set of Tensors")
    _require(all(isinstance(one, Tensor) for one in value), "no_grad_vars can only contains Tensor")
    return list(value)


def grad(
    outputs: Tensor | Sequence[Tensor],
    inputs: Tensor | Sequence[Tensor],
    grad_outputs: Tensor | Sequence[Tensor | None] | None = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    only_inputs: bool = True,
    allow_unused: bool = False,
    no_grad_vars: Tensor | Iterable[Tensor] | None = None,
    *,
    dump_backward_graph_path: str | None = None,
) -> list[Tensor | None]:
    """`paddle.grad`: the gradients of the sum of `outputs` for each of `inputs`, a list in their order; no `.grad` is
    written.

    grad_outputs: seeds, one per output, of its shape; None is ones. create_graph: the gradients can be differentiated
    again. allow_unused: None for an input that the outputs do not depend on, else InvalidArgument (ValueError).
    no_grad_vars: tensors treated as constants. retain_graph: accepted; the graph is never freed. AssertionError for
    arguments of a wrong type, length or shape, AlreadyExists (RuntimeError) for a tensor that is named twice.
    """
    no_dump(dump_backward_graph_path)
    roots = _tensors(outputs, "outputs")
    asked = _tensors(inputs, "inputs")
    seeds = _seeds(grad_outputs, len(roots))
    constants = _constants(no_grad_vars)
    _require(isinstance(create_graph, bool), "create_graph must be True or False")
    retain = create_graph if retain_graph is None else retain_graph
    _require(isinstance(retain, bool), "retain_graph must be None, True or False")
    _require(isinstance(allow_unused, bool), "allow_unused must be True or False")
    _require(isinstance(only_inputs, bool), "only_inputs must be True or False")
    _require(only_inputs, "only_inputs=False is not supported yet")
    if not fast.strict:
        for root, seed in zip(roots, seeds):
            if seed is not None:
                check_seed(root, seed)
    return general_grad(
        roots, asked, seeds, retain_graph=retain, create_graph=create_graph, allow_unused=allow_unused,
        no_grad_vars=constants,
    )  # fmt: skip
