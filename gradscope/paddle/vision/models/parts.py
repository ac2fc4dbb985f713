"""What several models share: rounding numbers of channels, and trained weights from files that the user has."""

from __future__ import annotations

import os
from typing import Any, TypeVar

from gradscope.paddle import serialization

_HAPI = "https://paddle-hapi.bj.bcebos.com/models/"
_IMAGENET = "https://paddle-imagenet-models-name.bj.bcebos.com/dygraph/"
#: where Paddle has the weights of a model whose name is not that of the file
_ELSEWHERE = {
    "alexnet": f"{_IMAGENET}AlexNet_pretrained",
    "googlenet": f"{_IMAGENET}GoogLeNet_pretrained",
    "mobilenet_v1 at scale 1.0": f"{_HAPI}mobilenetv1_1.0",
    "mobilenet_v2 at scale 1.0": f"{_HAPI}mobilenet_v2_x1.0",
    "mobilenet_v3_small at scale 1.0": f"{_HAPI}mobilenet_v3_small_x1.0",
    "mobilenet_v3_large at scale 1.0": f"{_HAPI}mobilenet_v3_large_x1.0",
    **{f"densenet{layers}": f"{_IMAGENET}DenseNet{layers}_pretrained" for layers in (121, 161, 169, 201, 264)},
    **{f"squeezenet{version}": f"{_IMAGENET}SqueezeNet{version}_pretrained" for version in ("1_0", "1_1")},
}
#: what Paddle has no weights of
_NOWHERE = ("vgg11", "vgg13")

Net = TypeVar("Net")


def make_divisible(channels: float, divisor: int = 8, least: int | None = None) -> int:
    """The nearest multiple of divisor, not below `least` nor more than a tenth below channels."""
    rounded = max(least or divisor, int(channels + divisor / 2) // divisor * divisor)
    return rounded + divisor if rounded < 0.9 * channels else rounded


def trained(net: Net, name: str, pretrained: bool) -> Net:
    """The model, with the weights that Paddle keeps in ~/.cache/paddle/hapi/weights when pretrained.

    Raises ValueError, which names the file and where it can be had, when it is not there; nothing is fetched.
    """
    if not pretrained:
        return net
    known = name in _ELSEWHERE or not (name in _NOWHERE or " " in name)
    if not known:
        raise ValueError(f"there are no weights of {name}; make it with pretrained=False")
    url = f"{_ELSEWHERE.get(name, _HAPI + name)}.pdparams"
    path = os.path.join(os.path.expanduser("~"), ".cache", "paddle", "hapi", "weights", url.rpartition("/")[2])
    if not os.path.exists(path):
        raise ValueError(
            f"there are no weights of {name} here: gradscope fetches nothing; put {url} at {path}, or load others with "
            "set_state_dict(paddle.load(...))"
        )
    held: Any = net
    held.set_state_dict(serialization.load(path))
    return net
