"""Names that are other names: `paddle.cat` is `paddle.concat`. An alias is bound where what it names exists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

#: functions of `paddle` and methods of Tensor: alias -> name
FUNCTIONS = {
    "bitwise_invert": "bitwise_not",
    "bitwise_invert_": "bitwise_not_",
    "cat": "concat",
    "clamp": "clip",
    "clamp_": "clip_",
    "concatenate": "concat",
    "div": "divide",
    "div_": "divide_",
    "eq": "equal",
    "ge": "greater_equal",
    "ger": "outer",
    "greater": "greater_than",
    "gt": "greater_than",
    "le": "less_equal",
    "less": "less_than",
    "less_": "less_than_",
    "lt": "less_than",
    "mul": "multiply",
    "mul_": "multiply_",
    "ne": "not_equal",
    "sub": "subtract",
    "sub_": "subtract_",
    "take_along_dim": "take_along_axis",
}
#: of `paddle` alone
PADDLE = {
    **{name: of for name, of in FUNCTIONS.items() if name not in ("clamp_", "mul_")},
    "cdouble": "complex128",
    "cfloat": "complex64",
    "manual_seed": "seed",
    "short": "int16",
}
#: functions of `paddle.nn.functional` that `paddle` has too
FROM_FUNCTIONAL = (
    "adaptive_avg_pool1d", "conv1d", "conv2d", "conv3d", "group_norm", "layer_norm", "pdist",
)  # fmt: skip
#: functions of `paddle.linalg` that `paddle` has too
FROM_LINALG = ("eigvalsh", "matrix_transpose", "vecdot")
FUNCTIONAL = {"logsigmoid": "log_sigmoid"}
#: layers
NN = {
    **{
        f"{kind}{n}d": f"{kind}{n}D"
        for kind in (
            "AdaptiveAvgPool", "AdaptiveMaxPool", "CircularPad", "ConstantPad", "Conv", "LPPool", "ReflectionPad",
            "ReplicationPad", "ZeroPad",
        )
        for n in (1, 2, 3)
    },
    **{f"MaxUnpool{n}d": f"MaxUnPool{n}D" for n in (1, 2, 3)},
    "HuberLoss": "SmoothL1Loss",
    "Module": "Layer",
    "ModuleDict": "LayerDict",
    "ModuleList": "LayerList",
    "SiLU": "Silu",
    "UpsamplingBilinear2d": "UpsamplingBilinear2D",
    "UpsamplingNearest2d": "UpsamplingNearest2D",
}  # fmt: skip


def bound(namespace: Mapping[str, Any], table: Mapping[str, str]) -> dict[str, Any]:
    """The aliases of a table that do not stand in the namespace yet, of names that do."""
    return {alias: namespace[name] for alias, name in table.items() if name in namespace and alias not in namespace}
