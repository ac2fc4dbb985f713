"""Parameter groups: parameters with options of their own, checked and brought into one form."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gradscope.core.tensor import Tensor
from gradscope.paddle.regularizer import L2Decay, WeightDecayRegularizer


def decay_of(weight_decay: Any) -> Any:
    """A number as L2Decay; None and regularizers as they are. Raises TypeError for anything else."""
    if weight_decay is None or isinstance(weight_decay, WeightDecayRegularizer):
        return weight_decay
    if isinstance(weight_decay, (int, float)) and not isinstance(weight_decay, bool):
        return L2Decay(float(weight_decay))
    if isinstance(weight_decay, Tensor):
        return L2Decay(float(weight_decay.item()))
    raise TypeError(
        "weight_decay only support float or a regularizer (paddle.regularizer.L1Decay, L2Decay), but received "
        f"{type(weight_decay)}"
    )


def groups_of(parameters: Any, defaults: dict[str, Any], regularize: bool = True) -> list[dict[str, Any]]:
    """Dicts with `params` (a list of Tensors) and the options, `defaults` where a group has none of its own.

    parameters: Tensors, or dicts of this kind. As in Paddle a group's learning_rate (1 when it says none) and, with
    regularize, its weight decay become those of its parameters, whatever their ParamAttr said. Raises AttributeError
    for None, TypeError for what is neither.
    """
    if parameters is None:
        raise AttributeError("parameters argument given to the Optimizer should not be None in dygraph mode.")
    if isinstance(parameters, (Tensor, dict, str)) or not isinstance(parameters, Iterable):
        raise TypeError(
            "`parameters` argument given to the optimizer should be an iterable of paddle Tensors, "
            f"but got argument type is `{type(parameters)}`."
        )
    given = list(parameters)
    if not given or not isinstance(given[0], dict):
        return [{"params": _tensors(given), **defaults}]
    seen: set[int] = set()
    groups = []
    for group in given:
        if not isinstance(group, dict) or "params" not in group:
            raise TypeError("a parameter group is a dict with the key 'params'; groups and Tensors do not mix")
        held = group["params"]
        params = _tensors([held] if isinstance(held, Tensor) else list(held))
        for parameter in params:
            if id(parameter) in seen:
                raise ValueError("some parameters appear in more than one parameter group")
            seen.add(id(parameter))
        options = {k: v for k, v in group.items() if k != "params"}
        if "weight_decay" in options:
            options["weight_decay"] = decay_of(options["weight_decay"])
        made = {"params": params, **defaults, **options}
        for parameter in params:
            if type(parameter) is not Tensor:
                parameter.optimize_attr["learning_rate"] = made["learning_rate"]
                if regularize:
                    parameter.regularizer = made["weight_decay"]
        groups.append(made)
    return groups


def _tensors(given: list[Any]) -> list[Any]:
    for parameter in given:
        if not isinstance(parameter, Tensor):
            raise TypeError(f"`parameters` should hold Tensors, or dicts for groups: got {type(parameter).__name__}")
    return given
