"""Writes that leave the version counter alone: `set_value` and optimizer steps.

The storage gets a new array, so that a saved tensor keeps the value it saved; under FLAGS_paddle_strict the old array
is overwritten, as Paddle does, and a stale save goes unnoticed by the version check.
"""

from __future__ import annotations

from typing import Any

from gradscope.core import errors, flags, observer
from gradscope.core.phi.dense_tensor import set_array
from gradscope.core.tensor import Tensor


def write_unversioned(x: Tensor, array: Any, what: str) -> None:
    """Replace x's elements. array: of x's shape and dtype, not used by anybody else. what: `set_value`, `optimizer`."""
    if not x.impl.is_dense:
        raise errors.unimplemented(
            f"{what} on SelectedRows or a sparse tensor",
            tensor=errors.describe(x),
            remedy="make a new tensor with other values",
        )
    if flags.fast.strict:
        if observer.current is not None:
            observer.current.about_to_write(x.impl.array)
        x.impl.array[...] = array
    else:
        set_array(x.impl, array)
    if observer.current is not None:
        observer.current.tensor_changed(x, what, value=x)
