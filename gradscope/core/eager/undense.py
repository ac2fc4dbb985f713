"""Gradients and tensors that are not dense, where the engine meets them: sums, bindings for formulas, Tensors of them.

Only paths that are out of the ordinary come here: each is reached by a type test that a dense value has passed before.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core import errors
from gradscope.core.dtype import of_numpy
from gradscope.core.eager.autograd_meta import new_meta
from gradscope.core.eager.bindings import CONJUGATING, Conjugating, K, Plain, R, both
from gradscope.core.eager.op_info import OpInfo
from gradscope.core.phi.dense_tensor import make_meta, place_of_array
from gradscope.core.phi.kernel_key import Backend, DataLayout
from gradscope.core.phi.selected_rows import SelectedRows, add_dense_to_rows, add_rows, add_rows_to_dense
from gradscope.core.phi.sparse_base import NotDense
from gradscope.core.phi.sparse_tensor import SparseCooTensor, csr_at
from gradscope.core.tensor import Tensor, make_tensor


class RowsBinding(Plain):
    """What a formula means for a SelectedRows gradient: kernels that have a form for it. Others, and the functions that
    are no op of their own, raise Unimplemented (NotImplementedError) that says so."""

    direct = True

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        from gradscope.core.eager.bindings import load_kernels
        from gradscope.core.phi.kernel_factory import KernelFactory

        load_kernels()
        fn = _ROWS.get(name) or KernelFactory.instance().plain(name, self.backend, DataLayout.SELECTED_ROWS)
        self.__dict__[name] = fn
        return fn


def _rows_as_they_are(x: SelectedRows, shape: Any, *_: Any) -> SelectedRows:
    """Reshaping to, or summing to, the shape the whole matrix has."""
    if tuple(shape) != x.dense_dims:
        raise errors.unimplemented(
            f"a SelectedRows gradient of a {list(x.dense_dims)} matrix cannot take the shape {list(shape)}",
            remedy="use sparse=False in the embedding",
        )
    return x


_ROWS: dict[str, Any] = {
    "reshape": _rows_as_they_are,
    "sum_to": _rows_as_they_are,
    "shape_of": lambda x: x.dense_dims,
    "dtype_of": lambda x: x.dtype,
}
K_ROWS = RowsBinding(Backend.CPU)
both("is_sparse", lambda x: isinstance(x, NotDense), lambda x: not x.impl.is_dense)
CONJUGATING[K_ROWS] = Conjugating(K_ROWS)


def undense(value: Any) -> bool:
    """Is a gradient (raw or a Tensor) something else than dense."""
    return isinstance(value.impl if isinstance(value, Tensor) else value, NotDense)


def raw_value(value: Any) -> Any:
    """What flows of a Tensor: its array, or the SelectedRows or sparse tensor behind it."""
    return value.impl.array if isinstance(value, Tensor) else value


def binding_for(value: Any, F: Any) -> Any:
    """The binding for a formula whose incoming gradient is `value`: sparse tensors have ops of their own in `F`."""
    return K_ROWS if isinstance(value, SelectedRows) else F


def binding_for_any(values: list[Any], F: Any) -> Any:
    """The same for a node with several incoming gradients."""
    for value in values:
        if isinstance(value, SelectedRows) or (type(value) is list and binding_for_any(value, F) is K_ROWS):
            return K_ROWS
    return F


def add_undense(have: Any, more: Any, create_graph: bool) -> Any:
    """The sum of two contributions of which one at least is not dense, as Paddle's holder makes it: rows and rows are
    merged, rows and dense are dense, sparse and sparse are a sparse union.

    Raises InvalidArgument (ValueError) when shapes differ, Unimplemented (NotImplementedError) for other mixtures.
    """
    a, b = raw_value(have), raw_value(more)
    rows_a, rows_b = isinstance(a, SelectedRows), isinstance(b, SelectedRows)
    if rows_a or rows_b:
        if create_graph and not _no_history(have, more):
            raise errors.unimplemented(
                "a sum with a SelectedRows gradient cannot be differentiated again",
                remedy="use sparse=False, or no create_graph",
            )
        total: Any
        if rows_a and rows_b:
            total = add_rows(a, b)
        elif rows_a and not isinstance(b, NotDense):
            total = add_dense_to_rows(a, b.astype(a.dtype, copy=False))
        elif rows_b and not isinstance(a, NotDense):
            total = add_rows_to_dense(a, b)
        else:
            raise _mixture(a, b)
        return make_kind(total) if create_graph else total
    if not (isinstance(a, NotDense) and isinstance(b, NotDense) and a.kind == b.kind):
        raise _mixture(a, b)
    if create_graph:
        return R.sparse_add(_tensor(have), _tensor(more))
    if a.index() is b.index() and isinstance(a, SparseCooTensor):
        return a.with_values(np.add(a.values, b.values))
    return K.sparse_add(a, b)


def _no_history(*values: Any) -> bool:
    return all(not isinstance(v, Tensor) or v.autograd_meta_ is None or v.autograd_meta_.edge is None for v in values)


def _tensor(value: Any) -> Tensor:
    return value if isinstance(value, Tensor) else make_kind(value)


def _mixture(a: Any, b: Any) -> errors.UnimplementedError:
    names = " and ".join(v.kind if isinstance(v, NotDense) else "dense" for v in (a, b))
    return errors.unimplemented(
        f"gradients of different kinds ({names}) meet in one place and cannot be added",
        remedy="bring them to one kind before: to_dense(), to_sparse_coo(), or sparse=False",
    )


def undense_seed(tensor: Tensor, given: Tensor | None, create_graph: bool) -> Any:
    """The seed of a root that is not dense: ones at its positions, or a copy of the given gradient, of the same kind.

    Raises InvalidArgument (ValueError) when the kinds of root and seed differ.
    """
    impl = tensor.impl
    if given is None:
        value = impl.with_values(np.ones_like(impl.values))
        return make_kind(value) if create_graph else value
    if given.impl.meta.layout != impl.meta.layout:
        raise errors.invalid_argument(
            "the seed of a gradient must be of the kind of its tensor, sparse or dense", tensor=errors.describe(tensor)
        )
    if create_graph and not given.stop_gradient:
        return given
    value = given.impl.with_values(given.impl.values.astype(impl.dtype))
    return make_kind(value) if create_graph else value


def empty_gradient(meta: Any) -> Any:
    """A gradient of nothing at all for a sparse tensor with this meta."""
    values = np.zeros(0, meta.dtype)
    if meta.layout == DataLayout.SPARSE_COO:
        return SparseCooTensor(np.zeros((len(meta.dims), 0), np.int64), values, meta.dims, True)
    return csr_at(np.zeros(0, np.int64), values, meta.dims)


def make_kind(value: Any) -> Tensor:
    """A Tensor without autograd meta over what a kernel gave, whatever its kind; a dense array is nobody else's."""
    if isinstance(value, NotDense):
        return Tensor(value if value.oid == 0 else value.handle(), None, "")
    return make_tensor(value, make_meta(value.shape, of_numpy(value.dtype), place_of_array(value)))


def kind_tensor(value: NotDense, stop_gradient: bool = False, no_node: bool = False) -> Tensor:
    """A gradient that is not dense as hooks and `.grad` show it. A merged one stops gradients, as in Paddle.

    no_node: it has no grad_fn, as what is found in `.grad`.
    """
    meta = new_meta(stop_gradient or (isinstance(value, SelectedRows) and value.merged))
    if no_node:
        meta.extra = {"no_node": True}
    return Tensor(value.handle(), meta, "")


def not_in_place(info: OpInfo) -> errors.UnimplementedError:
    """The error for an in-place op on SelectedRows or a sparse tensor."""
    return errors.unimplemented(
        f"bump_inplace_version is only supported on DenseTensor and DistTensor now: {info.name} cannot write in place",
        op=info.name,
        remedy="use the form that gives a new tensor",
    )
