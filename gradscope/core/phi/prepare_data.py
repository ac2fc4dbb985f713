"""PrepareData of layer ④: what is done to an input before a kernel takes it; and the kernel key of several inputs."""

from __future__ import annotations

from typing import Any

from gradscope.core import errors, observer
from gradscope.core.phi.dense_tensor import DenseTensorMeta
from gradscope.core.phi.kernel_factory import Selection, wrong_kind
from gradscope.core.phi.kernel_key import NOT_DENSE, key_hash
from gradscope.core.place import CPU, array_module


def prepare_data(selection: Selection, impl: Any, slot: int, rank: int = 0) -> Any:
    """The array the kernel takes for tensor argument `slot`: moved to the kernel's place and made contiguous where it
    asks for that. The user's tensor is never modified; a recording hears what was done.

    Raises Unimplemented (NotImplementedError) for SelectedRows and sparse tensors, which only other kernels take.
    """
    if not impl.is_dense:
        raise wrong_kind(selection.kernel.name, impl.meta.layout, False)
    array = impl.array
    if selection.to_cpu and impl.meta.place is not CPU:
        array = array.get()
        if observer.current is not None:
            observer.current.prepared(slot, rank, "place")
    if not selection.kernel.stride and not array.flags.c_contiguous:
        array = array_module(impl.meta.place).ascontiguousarray(array)
        if observer.current is not None:
            observer.current.prepared(slot, rank, "contiguous")
    return array


def parse_kernel_key(op: str, *metas: DenseTensorMeta) -> int:
    """The 32-bit key for tensor inputs that do not agree on one: highest backend, last layout, their common dtype.

    Raises InvalidArgument (ValueError) when dtypes differ (a complex one may meet a real one), Unimplemented
    (NotImplementedError) when SelectedRows or sparse tensors of different kinds meet.
    """
    first = metas[0]
    dtype = first.data_type
    for meta in metas[1:]:
        if meta.data_type is dtype:
            continue
        if not (meta.data_type.is_complex or dtype.is_complex):
            raise errors.invalid_argument(
                f"The type of data we are trying to retrieve ({dtype.name}) does not match the type of data "
                f"({meta.data_type.name}) currently contained in the container.",
                layer=4,
                op=op,
                remedy="cast the inputs to one dtype",
            )
        dtype = max(dtype, meta.data_type, key=lambda d: d.num)
    backend = max(meta.place.backend for meta in metas)
    layout = metas[-1].layout
    special = {meta.layout for meta in metas} & NOT_DENSE
    if len(special) > 1:
        raise errors.unimplemented(
            f"The kernel of ({op.removeprefix('sparse_')}) for input tensors is unimplemented, "
            "please check the type of input tensors.",
            layer=4,
            op=op,
            remedy="bring both to one format: to_sparse_coo() or to_sparse_csr()",
        )
    return key_hash(backend, special.pop() if special else layout, dtype.num)
