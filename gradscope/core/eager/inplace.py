"""What an in-place op does around its kernel: the leaf rule, the write itself, the version bump."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core import errors, flags, observer
from gradscope.core.controller import HAS_GRAD
from gradscope.core.eager.autograd_meta import ViewMeta
from gradscope.core.eager.op_info import OpInfo
from gradscope.core.eager.views import check_shared_write, leave_memory
from gradscope.core.phi.dense_tensor import DenseTensorMeta, retype, storage_of, write_array
from gradscope.core.tensor import Tensor


def check_inplace(info: OpInfo, target: Tensor, require_any_grad: bool, word: str = "Var") -> None:
    """Before anything is written. A leaf that wants a gradient is refused (InvalidArgument, ValueError) while recording
    is on; so is a recorded write into memory that such a leaf shows too."""
    meta = target.autograd_meta_
    if meta is not None and not meta.stop_gradient_ and HAS_GRAD.get() and target.is_leaf:
        raise errors.invalid_argument(
            f"Leaf {word} ({target.name_}) that doesn't stop gradient can't use inplace strategy.",
            layer=3,
            op=info.name,
            remedy="write under paddle.no_grad(), or use the out-of-place form",
        )
    tracked = require_any_grad or (meta is not None and not meta.stop_gradient_ and HAS_GRAD.get())
    if tracked and not flags.fast.strict:
        check_shared_write(info, target)


def check_inplace_shape(info: OpInfo, target: Tensor, out: DenseTensorMeta) -> None:
    """Broadcasting may not enlarge the target: InvalidArgument (ValueError)."""
    if out.dims != target.impl.meta.dims:
        raise errors.invalid_argument(
            f"The shape of broadcast output {list(out.dims)} is different from that of inplace tensor "
            f"{list(target.impl.meta.dims)} in the Inplace operation.",
            layer=4,
            op=info.name,
        )


def write_in_place(target: Tensor, array: Any, meta: DenseTensorMeta) -> None:
    """Overwrite the target's elements with a kernel's result; a recording copies what it still refers to first."""
    if observer.current is not None:
        observer.current.about_to_write(target.impl.array)
    if meta.dtype != target.impl.meta.dtype:
        leave_memory(target)
    write_array(target.impl, array, meta)


def view_in_place(target: Tensor, array: Any, meta: DenseTensorMeta) -> None:
    """Show the target's memory in another shape or order; array: a view of it, or a copy where numpy had to make one,
    which then becomes memory of its own."""
    impl = target.impl
    if impl.storage is not None and not np.may_share_memory(array, impl.storage.array):
        leave_memory(target)
        retype(impl, array, meta)
        return
    impl.array, impl.meta = array, meta
    own = target.autograd_meta_
    if type(own) is ViewMeta:
        own.place = None


def bump_inplace_version(target: Tensor) -> None:
    """Count an in-place write to the target's storage."""
    storage_of(target.impl).version += 1
