"""Optimizers around an optimizer, and functions that Paddle has as one fused kernel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from tests.paddle.nn.programs import Arrays, Programs, made, waves


class Around(Programs):
    """Yields (name, function that gives arrays)."""

    def all(self) -> Iterator[tuple[str, Callable[[], Arrays]]]:
        """Every program."""
        opt, nn, incubate, run = self.optimizer, self.nn, self.paddle.incubate, self.run

        def linear() -> Any:
            layer = nn.Linear(3, 2)
            for i, parameter in enumerate(layer.parameters()):
                parameter.set_value(waves(parameter.shape, i))
            return layer

        def train(layer: Any, count: int, *optimizers: Any) -> Arrays:
            found = []
            for step in range(count):
                ((layer(self.constant(waves((2, 3), step))) - 1.0) ** 2).mean().backward()
                for optimizer in optimizers:
                    optimizer.step()
                optimizers[0].clear_grad()
                found += [p.numpy().copy() for p in layer.parameters()]
            return found

        def state(layer: Any, optimizer: Any) -> Arrays:
            names = {p.name: str(i) for i, p in enumerate(layer.parameters())}
            held = {next(names[n] + k[len(n) :] for n in names if k.startswith(n)): v
                    for k, v in optimizer.state_dict().items()}  # fmt: skip
            return [np.asarray(held[key]).astype("float32") for key in sorted(held)]

        def ahead(alpha: float, k: int) -> Arrays:
            layer = linear()
            optimizer = incubate.LookAhead(opt.SGD(0.1, layer.parameters()), alpha, k)
            return [*train(layer, 7, optimizer), *state(layer, optimizer)]

        for alpha, k in ((0.5, 5), (0.8, 2), (0.3, 1)):
            yield f"LookAhead {alpha} {k}", lambda alpha=alpha, k=k: ahead(alpha, k)

        def average(rate: float, low: int, high: int) -> Arrays:
            layer = linear()
            mean = incubate.ModelAverage(rate, layer.parameters(), low, high)
            found = train(layer, 9, opt.SGD(0.1, layer.parameters()), mean)
            with mean.apply():
                found += [p.numpy().copy() for p in layer.parameters()]
            found += [p.numpy().copy() for p in layer.parameters()]
            with mean.apply(need_restore=False):
                pass
            found += [p.numpy().copy() for p in layer.parameters()]
            mean.restore()
            return [*found, *(p.numpy() for p in layer.parameters()), *state(layer, mean)]

        for window in ((0.15, 2, 4), (0.5, 10000, 10000), (1.0, 1, 3)):
            yield f"ModelAverage {window}", lambda window=window: average(*window)
        mask = np.where(made(2, 1, 4, 4) > 0, 0, -1e4).astype("float32")
        yield (
            "softmax_mask_fuse",
            lambda: run(lambda a: incubate.softmax_mask_fuse(a, self.constant(mask)), made(2, 3, 4, 4)),
        )
        for how in ("none", "mean", "sum", 0, 1, 2):
            yield f"identity_loss {how}", lambda how=how: run(lambda a: incubate.identity_loss(a, how), made(2, 3))
