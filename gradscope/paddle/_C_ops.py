"""`paddle._C_ops`: layer ① of every op, by its YAML name."""

from __future__ import annotations

from gradscope.core.generated.ops_api import *  # noqa: F403
from gradscope.paddle._missing import missing_in

__getattr__ = missing_in(__name__)
