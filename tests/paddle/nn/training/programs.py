"""All families, and writing down what a Paddle gives: `python -m tests.paddle.nn.training.programs` needs Paddle."""

from __future__ import annotations

import json
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.paddle.nn.programs import Arrays, sums
from tests.paddle.nn.training.around import Around
from tests.paddle.nn.training.decoding import Decoding
from tests.paddle.nn.training.losses import Losses
from tests.paddle.nn.training.norms import Norms
from tests.paddle.nn.training.optimizers import Optimizers
from tests.paddle.nn.training.schedules import Schedules

FAMILIES = (Around, Decoding, Losses, Norms, Optimizers, Schedules)
OBSERVED = Path(__file__).parent / "observed.json"


def programs(paddle: Any) -> dict[str, Callable[[], Arrays]]:
    """Every program by name."""
    return {name: program for family in FAMILIES for name, program in family(paddle).all()}


if __name__ == "__main__":
    import paddle

    warnings.simplefilter("ignore")
    lines = [f"{json.dumps(name)}: {json.dumps(sums(program()))}" for name, program in programs(paddle).items()]
    OBSERVED.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
