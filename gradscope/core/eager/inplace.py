"""What an in-place op does around its kernel: the leaf rule, the alias rule, the write itself, the version bump."""

from __future__ import annotations

from typing import Any

from gradscope.core import errors, flags, observer
from gradscope.core.controller import HAS_GRAD
from gradscope.core.eager.op_info import OpInfo
from gradscope.core.phi.dense_tensor import DenseTensorMeta, storage_of, write_array
from gradscope.core.tensor import Tensor


def check_inplace(info: OpInfo, target: Tensor, require_any_grad: bool, word: str = "Var") -> None:
    """Before anything is written. A leaf that wants a gradient is refused (InvalidArgument, ValueError) while recording
    is on; so is a recorded write into memory that other live tensors show (Unimplemented), since their gradients
    would silently miss it."""
    meta = target.autograd_meta_
    if meta is not None and not meta.stop_gradient_ and HAS_GRAD.get() and target.is_leaf:
        raise errors.invalid_argument(
            f"Leaf {word} ({target.name_}) that doesn't stop gradient can't use inplace strategy.",
            layer=3,
            op=info.name,
            remedy="write under paddle.no_grad(), or use the out-of-place form",
        )
    if not require_any_grad or flags.fast.strict:
        return
    storage = target.impl.storage
    if storage is None:
        return
    others = [v for v in storage.live_views() if v is not target.impl and not v.detached]
    if others and not target.impl.detached:
        raise errors.unimplemented(
            f"{info.name} would write into memory that {len(others)} other live tensor(s) show (a view or the base of "
            "one); gradients through such a write are not built yet",
            layer=3,
            op=info.name,
            remedy="use the out-of-place form, or write into a clone()",
        )


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
    write_array(target.impl, array, meta)


def bump_inplace_version(target: Tensor) -> None:
    """Count an in-place write to the target's storage."""
    storage_of(target.impl).version += 1
