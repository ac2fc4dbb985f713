"""Schedules that are sent to an epoch, begun later, taken over, or put after a warm-up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from tests.paddle.nn.programs import Arrays, Programs


class Schedules(Programs):
    """Yields (name, function that gives arrays)."""

    def all(self) -> Iterator[tuple[str, Callable[[], Arrays]]]:
        """Every program."""
        lr = self.optimizer.lr

        def rates(make: Callable[..., Any]) -> Arrays:
            jumped, later, before, after = make(), make(last_epoch=3), make(), make()
            found = []
            for epoch in (5, 2, None, 7, None):
                jumped.step(epoch)
                found.append(jumped())
            for schedule in (later, before, before, before):
                schedule.step()
                found.append(schedule())
            after.set_state_dict(before.state_dict())
            after.step()
            return [np.array([*found, after(), after.last_epoch, after.last_lr])]

        for name, make in (
            ("CosineAnnealingDecay", lambda **k: lr.CosineAnnealingDecay(0.1, 3, 0.01, **k)),
            ("LinearLR", lambda **k: lr.LinearLR(0.1, 5, 0.2, 0.9, **k)),
            ("StepDecay", lambda **k: lr.StepDecay(0.1, 2, 0.5, **k)),
            ("MultiplicativeDecay", lambda **k: lr.MultiplicativeDecay(0.1, lambda e: 0.9, **k)),
            ("OneCycleLR", lambda **k: lr.OneCycleLR(0.1, 12, **k)),
            ("warm cosine", lambda **k: lr.LinearWarmup(lr.CosineAnnealingDecay(0.1, 5), 3, 0.0, 0.1, **k)),
            ("warm steps", lambda **k: lr.LinearWarmup(lr.StepDecay(0.1, 2), 3, 0.0, 0.1, **k)),
        ):
            yield "to epochs " + name, lambda make=make: rates(make)
