"""Runs a sample written for Paddle from parameters that follow from their shapes, and prints the losses of its passes.

    python tests/samples/one_state.py gradscope|paddle samples/13_cnn_on_digits.py

Both engines thus start from one set of numbers, made by numpy. Batches and noise are numpy's already, and no sample
drops anything out. The last line of stdout is a JSON list: the value each `backward()` began at, in full precision.
"""

from __future__ import annotations

import json
import runpy
import sys
from pathlib import Path
from typing import Any

import numpy as np


def numbers(shape: tuple[int, ...], index: int) -> np.ndarray:
    """float32 numbers for the parameter `index` of an optimizer: uniform, of the size usual for `shape`."""
    bound = (3.0 / max(1, int(np.prod(shape[1:])))) ** 0.5
    return np.random.default_rng([index, *shape]).uniform(-bound, bound, shape).astype("float32")


def watch(paddle: Any) -> list[float]:
    """Let every optimizer begin with such parameters, and keep what passes begin at. Constants (a norm's) stay."""
    losses: list[float] = []
    backward = paddle.Tensor.backward

    def beginning(began: Any) -> Any:
        def init(self: Any, *args: Any, **kwargs: Any) -> None:
            began(self, *args, **kwargs)
            groups = [g["params"] if isinstance(g, dict) else [g] for g in self._parameter_list]
            for index, parameter in enumerate(one for group in groups for one in group):
                if np.ptp(parameter.numpy()):
                    parameter.set_value(numbers(tuple(parameter.shape), index))

        return init

    def loud(self: Any, *args: Any, **kwargs: Any) -> None:
        losses.append(float(self))
        backward(self, *args, **kwargs)

    for name in ("Adam", "AdamW", "RMSProp"):  # those of the samples; in Paddle none of them calls another's
        kind = getattr(paddle.optimizer, name)
        kind.__init__ = beginning(kind.__init__)
    paddle.Tensor.backward = loud
    return losses


def main(engine: str, sample: str) -> None:
    """Run it, and print the losses."""
    if engine == "gradscope":
        sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
        from gradscope.capture.as_paddle import install

        install()
    import paddle  # type: ignore[import-not-found,unused-ignore]

    losses = watch(paddle)
    sys.argv = [sample]
    runpy.run_path(sample, run_name="__main__")
    print(json.dumps(losses))


if __name__ == "__main__":
    main(*sys.argv[1:])
