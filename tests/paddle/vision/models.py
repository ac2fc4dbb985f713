"""What is observed of the image models of one `paddle`: names and shapes of their states, outputs, gradients.

`python -m tests.paddle.vision.models` writes models.json with a real Paddle.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

OBSERVED = Path(__file__).parent / "models.json"

#: models that are run, options, and the size of the image
RUN: tuple[tuple[str, dict[str, Any], int], ...] = (
    ("LeNet", {}, 28),
    ("mobilenet_v1", {"scale": 0.25, "num_classes": 5}, 32),
    ("mobilenet_v2", {"scale": 0.25, "num_classes": 5}, 32),
    ("mobilenet_v3_small", {"scale": 0.35, "num_classes": 5}, 32),
    ("mobilenet_v3_large", {"scale": 0.35, "num_classes": 0}, 32),
    ("shufflenet_v2_x0_25", {"num_classes": 5}, 32),
    ("shufflenet_v2_x0_33", {"num_classes": 0, "with_pool": False}, 32),
    ("squeezenet1_0", {"num_classes": 5}, 64),
    ("squeezenet1_1", {"num_classes": 5, "with_pool": False}, 48),
    ("densenet121", {"num_classes": 5}, 32),
    ("googlenet", {"num_classes": 0, "with_pool": False}, 48),
    ("resnet18", {"num_classes": 5}, 32),
    ("resnext50_32x4d", {"num_classes": 5}, 32),
    ("inception_v3", {"num_classes": 5}, 75),
)


def shapes(net: Any) -> str:
    """A digest of the names and shapes of the state."""
    lines = [f"{key} {[int(n) for n in value.shape]}" for key, value in net.state_dict().items()]
    return f"{len(lines)} {hashlib.sha256(chr(10).join(lines).encode()).hexdigest()[:16]}"


def factories(paddle: Any) -> Iterator[tuple[str, Any]]:
    """(name, function) of everything that makes a model without arguments."""
    models = paddle.vision.models
    for name in sorted(models.__all__):
        if name == "LeNet" or name[0].islower():
            yield name, getattr(models, name)


def outcome(paddle: Any, name: str, options: dict[str, Any], size: int) -> list[list[float]]:
    """For each output its sum and its sum weighed by a wave, then the same of the first parameter's gradient."""
    net = getattr(paddle.vision.models, name)(**options)
    net.set_state_dict(_state(net))
    net.eval()
    for parameter in net.parameters()[1:]:
        parameter.stop_gradient = True  # the first one's gradient comes through every layer; the others take as long
    channels = 1 if name == "LeNet" else 3
    count = 2 if size < 64 else 1  # the larger images take long
    image = np.cos(np.arange(count * channels * size * size) * 0.013).astype("float32")
    made = net(paddle.to_tensor(image.reshape(count, channels, size, size)))
    outs = list(made) if isinstance(made, (list, tuple)) else [made]
    total = outs[0].square().mean()
    for out in outs[1:]:
        total = total + out.square().mean()
    total.backward()
    return [_sums(array) for array in [*(out.numpy() for out in outs), net.parameters()[0].grad.numpy()]]


def _sums(array: Any) -> list[float]:
    flat = array.astype("float64").ravel()
    return [float(flat.sum()), float((flat * np.cos(np.arange(flat.size))).sum()), float(np.abs(flat).sum())]


def _state(net: Any) -> dict[str, Any]:
    """Values that look random and are the same everywhere."""
    state = {}
    for i, (key, held) in enumerate(net.state_dict().items()):
        size = int(np.prod(held.shape))
        wave = np.sin(np.arange(min(size, 4099), dtype="float64") * 12.9898 + i * 78.233) * 43758.5453
        wave = np.resize((wave - np.floor(wave)) * 2 - 1, size)  # again from the start: sines of millions take seconds
        if key.endswith("_variance"):
            wave = 1 + 0.5 * np.abs(wave)
        elif key.endswith(("_mean", "bias")):
            wave = 0.02 * wave
        elif len(held.shape) == 1:
            wave = 1 + 0.1 * wave
        else:
            inputs = held.shape[0] if len(held.shape) == 2 else np.prod(held.shape[1:])
            wave = wave * np.sqrt(6.0 / inputs)
        state[key] = wave.astype("float32").reshape(held.shape)
    return state


if __name__ == "__main__":
    import paddle

    found = {
        "shapes": {name: shapes(make()) for name, make in factories(paddle)},
        "outcomes": {f"{name} {options}": outcome(paddle, name, options, size) for name, options, size in RUN},
    }
    OBSERVED.write_text(json.dumps(found, indent=0) + "\n", encoding="utf-8")
