"""`paddle.utils`: nested structures, names, checks of the installation, DLPack."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.utils import cpp_extension, dlpack, unique_name
from gradscope.paddle.utils.checks import deprecated, require_version, run_check, try_import
from gradscope.paddle.utils.structure import assert_same_structure, flatten, map_structure, pack_sequence_as

__all__ = [
    "assert_same_structure", "cpp_extension", "deprecated", "dlpack", "flatten", "map_structure", "pack_sequence_as",
    "require_version", "run_check", "try_import", "unique_name",
]  # fmt: skip

__getattr__ = missing_in(__name__)
