"""AMP's place in layer ③: the dtype an op's inputs are cast to. Not built yet; says so when asked for."""

from __future__ import annotations

from typing import Any

from gradscope.core import errors
from gradscope.core.eager.op_info import OpInfo


def cast_inputs(info: OpInfo, *inputs: Any) -> tuple[Any, ...]:
    """The inputs of op `info` in the dtype AMP chooses. Reached only inside auto_cast at level O1, O2 or OD."""
    raise errors.unimplemented(
        "automatic mixed precision is not built yet",
        layer=3,
        op=info.name,
        remedy="leave auto_cast out, or use level='O0'",
    )
