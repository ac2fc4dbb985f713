"""Ten steps of the optimizers that average, schedule or adapt more than Adam does, and the state left behind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from tests.paddle.nn.programs import Arrays, Programs, made, waves


class Optimizers(Programs):
    """Yields (name, function that gives arrays)."""

    def all(self) -> Iterator[tuple[str, Callable[[], Arrays]]]:
        """Every program."""
        opt, nn, decay = self.optimizer, self.nn, self.paddle.regularizer

        def train(make: Callable[[Any], Any]) -> Arrays:
            layer = nn.Sequential(nn.Linear(3, 4), nn.Tanh(), nn.Linear(4, 2))
            for i, p in enumerate(layer.parameters()):
                p.set_value(waves(p.shape, i))
            optimizer, found = make(list(layer.parameters())), []
            for step in range(10):
                x = self.constant(made(5, 3) * np.float32(1 + 0.1 * step))
                ((layer(x) - 1.0) ** 2).mean().backward()
                optimizer.step()
                optimizer.clear_grad()
                found += [p.numpy().copy() for p in layer.parameters()]
                if isinstance(optimizer._learning_rate, opt.lr.LRScheduler):
                    optimizer._learning_rate.step()
            state = {k: v for k, v in optimizer.state_dict().items() if k != "LR_Scheduler"}
            order = {p.name: f"{i}" for i, p in enumerate(layer.parameters())}
            renamed = {next(order[n] + k[len(n) :] for n in order if k.startswith(n)): v for k, v in state.items()}
            return [*found, *(np.asarray(renamed[k]).astype("float32") for k in sorted(renamed))]

        def halves(p: list[Any], **own: Any) -> list[Any]:
            return [{"params": p[:2], "learning_rate": 0.1, **own}, {"params": p[2:]}]

        for name, make in (
            ("ASGD", lambda p: opt.ASGD(0.1, parameters=p)),
            ("ASGD of 3", lambda p: opt.ASGD(0.1, 3, p, 0.1)),
            ("Lamb", lambda p: opt.Lamb(0.1, parameters=p)),
            ("Lamb without", lambda p: opt.Lamb(0.1, 0.0, parameters=p)),
            ("Lamb always", lambda p: opt.Lamb(0.1, 0.0, parameters=p, always_adapt=True)),
            (
                "Lamb some",
                lambda p: opt.Lamb(
                    0.1, parameters=p, grad_clip=nn.ClipGradByGlobalNorm(0.5),
                    exclude_from_weight_decay_fn=lambda q: len(q.shape) == 1,
                ),
            ),
            ("NAdam", lambda p: opt.NAdam(0.1, parameters=p)),
            ("NAdam groups", lambda p: opt.NAdam(0.1, parameters=halves(p, beta1=0.5, weight_decay=0.3))),
            (
                "NAdam schedule",
                lambda p: opt.NAdam(
                    opt.lr.ExponentialDecay(0.1, 0.9), momentum_decay=0.1, parameters=p, weight_decay=0.05
                ),
            ),
            ("RAdam", lambda p: opt.RAdam(0.1, parameters=p)),
            ("RAdam L1", lambda p: opt.RAdam(0.1, beta2=0.9, parameters=p, weight_decay=decay.L1Decay(0.05))),
            ("Rprop", lambda p: opt.Rprop(0.1, parameters=p)),
            ("Rprop range", lambda p: opt.Rprop(0.1, (0.08, 0.3), p, (0.3, 1.5))),
            ("Rprop groups", lambda p: opt.Rprop(0.1, parameters=halves(p))),
            ("ASGD groups", lambda p: opt.ASGD(0.1, 2, halves(p, weight_decay=0.3))),
            ("Lamb groups", lambda p: opt.Lamb(0.1, parameters=halves(p, beta1=0.5, lamb_weight_decay=0.3))),
        ):  # fmt: skip
            yield "step " + name, lambda make=make: train(make)
