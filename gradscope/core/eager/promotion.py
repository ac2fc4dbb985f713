"""Type promotion in layer ③: two tensors of different dtype are brought to one by recorded casts, or refused.

Float with float, and anything with complex, is promoted by the table; a 0-D operand only decides the dtype when it is
of a higher category; everything else raises InvalidType (TypeError) with Paddle's text.
"""

from __future__ import annotations

from gradscope.core import dtype as dt
from gradscope.core import errors, observer
from gradscope.core.eager.autograd_meta import autograd_meta
from gradscope.core.eager.inplace import check_inplace, write_in_place
from gradscope.core.eager.op_info import OpInfo
from gradscope.core.eager.utils import compute_require_grad
from gradscope.core.tensor import Tensor

# Ops for which a 0-D operand does not decide the dtype within its category.
_ZERO_DIM_YIELDS = frozenset(
    (
        *("add", "subtract", "multiply", "divide", "remainder", "floor_divide", "elementwise_pow", "pow", "copysign"),
        *("equal", "not_equal", "less_than", "less_equal", "greater_than", "greater_equal"),
    )
)


def promoted_dtype(info: OpInfo, x: Tensor, y: Tensor) -> dt.DType:
    """The dtype both operands are computed in. Raises InvalidType (TypeError) when Paddle does not promote them."""
    a, b = x.impl.meta, y.impl.meta
    if (not a.dims or not b.dims) and info.name.rstrip("_") in _ZERO_DIM_YIELDS:
        if bool(a.dims) != bool(b.dims) and a.data_type.category == b.data_type.category:
            kept: dt.DType = a.data_type if a.dims else b.data_type
            return kept
        return dt.promote(a.data_type, b.data_type)
    both_float = a.data_type.is_floating and b.data_type.is_floating
    if both_float or a.data_type.is_complex or b.data_type.is_complex:
        return dt.promote(a.data_type, b.data_type)
    raise errors.invalid_type(
        "Type promotion only support calculations between floating-point numbers and between complex and real numbers. "
        f"But got different data type x: {a.data_type.name}, y: {b.data_type.name}.",
        layer=3,
        op=info.name,
        remedy="cast one of them with x.astype(...)",
    )


def promote_types(info: OpInfo, x: Tensor, y: Tensor, slot: int = 0) -> tuple[Tensor, Tensor]:
    """Both operands in their promoted dtype; a cast that is needed is a recorded op. slot: that of x, y's follows."""
    target = promoted_dtype(info, x, y)
    return cast_to(x, target, slot), cast_to(y, target, slot + 1)


def promote_inplace(info: OpInfo, x: Tensor, y: Tensor, slot: int = 0) -> tuple[Tensor, Tensor]:
    """For an in-place op on x: when the promoted dtype is wider than x's, x itself is retyped by a recorded cast, after
    the rules for in-place writes were asked."""
    target = promoted_dtype(info, x, y)
    if target is not x.impl.meta.data_type:
        check_inplace(info, x, compute_require_grad(x.autograd_meta_, y.autograd_meta_))
        old = None if x.autograd_meta_ is None else x.autograd_meta_.grad_node_
        wide = cast_to(x, target, slot)
        write_in_place(x, wide.impl.array, wide.impl.meta)
        if wide.autograd_meta_ is not None:
            meta = autograd_meta(x)
            meta.edge, meta.stop_gradient_ = wide.autograd_meta_.edge, False
            if observer.current is not None:
                obs = observer.current
                node = wide.autograd_meta_.grad_node_
                obs.tensor_changed(
                    x, "rebased", obs.node_id(old) if old is not None else 0, obs.node_id(node) if node else 0
                )
    return x, cast_to(y, target, slot + 1)


def cast_to(tensor: Tensor, dtype: dt.DType, slot: int, reason: str = "promotion", rank: int = 0) -> Tensor:
    """`tensor` in `dtype`, by a recorded cast when it has another; a recording hears why."""
    source = tensor.impl.meta.data_type
    if source is dtype:
        return tensor
    from gradscope.core.generated import dygraph_functions

    if observer.current is None:
        return dygraph_functions.cast_ad_func(tensor, dtype)
    waiting = observer.current.casts_waiting()
    out = dygraph_functions.cast_ad_func(tensor, dtype)
    if observer.current is not None:
        observer.current.cast_made(slot, rank, source.name, dtype.name, reason, waiting)
    return out
