"""Kernels for what is not dense belong to ops that say so, and layer ④ of such an op looks at what it gives."""

from __future__ import annotations

import pytest

from gradscope.core import dtype as dt
from gradscope.core.codegen import model
from gradscope.core.eager.bindings import load_kernels
from gradscope.core.eager.undense import K_ROWS
from gradscope.core.phi.kernel_factory import KernelFactory
from gradscope.core.phi.kernel_key import NOT_DENSE, Backend, DataLayout, key_hash

load_kernels()
OPS = model.load()
TABLE = KernelFactory.instance().kernels


def layouts(kernel: str) -> set[DataLayout]:
    return {k.key.layout for k in TABLE[kernel].values()}


def test_an_op_with_kernels_for_what_is_not_dense_says_so() -> None:
    for op in OPS:
        special = layouts(op.kernel) & NOT_DENSE
        if op.kinds == "rows":
            assert special == {DataLayout.SELECTED_ROWS} and layouts(op.kernel) - NOT_DENSE
        elif op.kinds == "sparse":
            assert special or op.kernel == "sparse_sparse_coo_tensor", op.name
        else:
            assert not special, op.name


def test_sparse_ops_are_called_so_and_their_nodes_are_not() -> None:
    from gradscope.core.generated import nodes

    sparse = [op for op in OPS if op.kinds == "sparse" and op.backward is not None]
    assert len(sparse) >= 30
    for op in sparse:
        assert op.backward is not None
        assert op.name.startswith("sparse_")
        assert getattr(nodes, op.backward.node).name_ == op.backward.node.removeprefix("Sparse")


@pytest.mark.parametrize("layout", sorted(NOT_DENSE))
def test_a_dense_kernel_never_takes_the_place_of_a_missing_one(layout: DataLayout) -> None:
    factory = KernelFactory.instance()
    key = key_hash(Backend.CPU, layout, dt.float32.num)
    for name in ("matmul", "softmax", "concat"):
        with pytest.raises(NotImplementedError, match="check the type of input tensors"):
            factory.select_kernel_or_raise(name, key)
    assert key not in factory.selections("matmul")


def test_dense_formulas_get_dense_kernels_though_there_are_others() -> None:
    assert KernelFactory.instance().plain("scale").__name__ == "scale"
    assert K_ROWS.scale.__name__ == "scale_sr"
    with pytest.raises(NotImplementedError, match="sparse=False"):
        K_ROWS.matmul(None, None)
