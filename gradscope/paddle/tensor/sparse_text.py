"""How SelectedRows, COO and CSR tensors print: Paddle's head line, then positions and values."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle.tensor.to_string import format_array

_INDENT = len("Tensor") + 1


def to_string(x: Tensor) -> str:
    """The whole `repr`. x: a Tensor that is not dense."""
    impl = x.impl
    meta = impl.meta
    facts = f"place={meta.place}, stop_gradient={x.stop_gradient}"
    if impl.kind == "selected_rows":
        head = f"Tensor(shape={list(meta.dims)}, dtype={meta.data_type.name}, {facts}, rows={impl.rows.tolist()},"
        return f"{head}\n{' ' * _INDENT}{format_array(_wide(impl.values), _INDENT)})"
    parts = [("indices", impl.indices)] if impl.kind == "coo" else [("crows", impl.crows), ("cols", impl.cols)]
    parts.append(("values", impl.values))
    lines = [f"{' ' * _INDENT}{name}={format_array(_wide(a), _INDENT + len(name) + 1)}" for name, a in parts]
    head = f"Tensor(shape={list(meta.dims)}, dtype=paddle.{meta.data_type.name}, {facts}, "
    return head + "\n" + ", \n".join(lines) + ")"


def _wide(array: Any) -> Any:
    return array.astype(np.float32) if array.dtype.kind == "V" or array.dtype.name == "bfloat16" else array
