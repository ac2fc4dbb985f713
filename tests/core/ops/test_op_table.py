"""Every row of the op table: forward = reference, infer_meta = what the kernel made, plain = recorded binding bit for
bit, in-place = out of place, and every op has a row."""

from __future__ import annotations

import numpy as np
import pytest

from gradscope.core.codegen import model
from gradscope.core.generated import ops_api
from gradscope.core.phi.dense_tensor import meta_of_array
from gradscope.core.phi.infer_meta.register import INFER_META, numpy_dtype

from .differentiate import array, call, flat, gradients, seeds_for
from .table import ROWS

OPS = {op.name: op for op in model.load() if op.kinds != "sparse"}
CASES = [pytest.param(row, case, id=f"{row.op}-{i}") for row in ROWS for i, case in enumerate(row.cases)]


def test_every_op_has_a_row_and_every_row_an_op():
    assert {row.op for row in ROWS} == set(OPS)
    assert len(ROWS) == len({row.op for row in ROWS})


def test_every_differentiable_row_has_three_shapes():
    for row in ROWS:
        if OPS[row.op].backward is not None:
            shapes = {str([np.shape(x) for x in flat(inputs)]) for inputs, _ in row.cases}
            assert len(shapes) >= 3, row.op


@pytest.mark.parametrize(("row", "case"), CASES)
def test_forward_is_the_reference_and_meta_what_the_kernel_made(row, case):
    inputs, attributes = case
    outs = call(row.op, inputs, attributes)[1]
    wanted = row.reference(*inputs, *attributes)
    wanted = wanted if isinstance(wanted, list) else [wanted]
    assert len(outs) == len(wanted)
    for out, want in zip(outs, wanted, strict=True):
        assert isinstance(array(out), np.ndarray)
        assert array(out).shape == np.shape(want)
        if not row.random:
            np.testing.assert_allclose(array(out), want, rtol=1e-9, atol=1e-12)
        assert (out.impl.meta.dims, out.impl.meta.dtype) == (array(out).shape, array(out).dtype)
    op = OPS[row.op]
    values = dict(zip((a.name for a in op.args), [*inputs, *attributes], strict=True))
    said = INFER_META[op.infer_meta](*(_for_infer_meta(op.arg(p), values[p]) for p in op.infer_params))
    for out, (shape, dtype) in zip(outs, _of_outputs(said)[: len(outs)], strict=True):
        known = [
            have if said == -1 and op.measured else said for have, said in zip(array(out).shape, shape, strict=True)
        ]
        assert (tuple(known), np.dtype(dtype)) == (array(out).shape, array(out).dtype)


def _of_outputs(said):
    """A (shape, dtype) per output: infer_meta gives one, a list for a list output, or a tuple for several outputs."""
    several = isinstance(said, tuple) and all(
        isinstance(one, tuple) and one and isinstance(one[0], tuple) for one in said
    )
    return list(said) if isinstance(said, list) or several else [said]


def _for_infer_meta(arg, value):
    if value is None and arg.kind != "attribute":
        return None
    if arg.kind == "list":
        return [meta_of_array(one) for one in value]
    if arg.kind == "tensor":
        return meta_of_array(value)
    return numpy_dtype(value) if arg.type == "DataType" and value is not None else value


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.op)
def test_inputs_are_not_written(row):
    for inputs, attributes in row.cases:
        before = [x.tobytes() for x in flat(inputs)]
        tensors, outs = call(row.op, inputs, attributes)
        if OPS[row.op].backward is not None and any(not t.stop_gradient for t in tensors):
            gradients(row.op, inputs, attributes, seeds_for(outs))
        assert [x.tobytes() for x in flat(inputs)] == before


@pytest.mark.parametrize("row", [row for row in ROWS if OPS[row.op].backward is not None], ids=lambda row: row.op)
def test_gradients_are_like_their_inputs_and_both_bindings_agree_bit_for_bit(row):
    """The derivatives themselves are compared in test_orders.py and test_complex_orders.py."""
    for inputs, attributes in (case for case in row.cases if any(x.dtype == np.float64 for x in flat(case[0]))):
        if row.op == "cast" and attributes[0] != "float64":
            continue
        seeds = seeds_for(call(row.op, inputs, attributes)[1])
        leaves, _, plain = gradients(row.op, inputs, attributes, seeds)
        recorded = gradients(row.op, inputs, attributes, seeds, create_graph=True)[2]
        assert any(g is not None for g in recorded)
        for leaf, one, other in zip(leaves, plain, recorded, strict=True):
            assert (one is None) == (other is None)
            if one is not None:
                assert (array(one).shape, array(one).dtype) == (array(leaf).shape, array(leaf).dtype)
                assert array(one).dtype == array(other).dtype and array(one).tobytes() == array(other).tobytes()


@pytest.mark.parametrize("op", [op for op in OPS.values() if op.inplace], ids=lambda op: op.name)
def test_inplace_twin_gives_the_same_values_and_gradients(op):
    """x' = assign(x); op_(x') must equal op(x), forward and backward, and count one version."""
    from gradscope.core.eager.backward import run_backward
    from gradscope.core.tensor import new_leaf

    from .differentiate import leaf
    from .table import BY_OP

    at = [a.name for a in op.tensors].index(op.inplace[0][0])
    ran = 0
    for inputs, attributes in BY_OP[op.name].cases:
        _, outs = call(op.name, inputs, attributes)
        if array(outs[0]).shape != inputs[at].shape and not op.view:
            continue
        seeds = seeds_for(outs)
        wanted = gradients(op.name, inputs, attributes, seeds)[2] if op.backward else []
        leaves = [leaf(x) for x in inputs]
        target = ops_api.assign(leaves[at])
        made = getattr(ops_api, op.name + "_")(*leaves[:at], target, *leaves[at + 1 :], *attributes)
        assert made is target and target.inplace_version == 1
        assert array(target).tobytes() == array(outs[0]).tobytes()
        if op.backward:
            run_backward([target], [new_leaf(s) for s in seeds])
        for tensor, want in zip([t for t in flat(leaves) if not t.stop_gradient], wanted, strict=bool(op.backward)):
            assert (tensor.grad is None) == (want is None)
            assert want is None or np.array_equal(array(tensor.grad), array(want))
        ran += 1
    assert ran >= 2


def test_views_share_storage_and_copies_do_not():
    from gradscope.core.tensor import new_leaf

    x = new_leaf(np.arange(6.0).reshape(2, 3))
    views = [
        ops_api.reshape(x, [3, 2]),
        ops_api.transpose(x, [1, 0]),
        ops_api.unsqueeze(x, [0]),
        ops_api.flatten(x, 0, 1),
        ops_api.squeeze(ops_api.unsqueeze(x, [0]), [0]),
        ops_api.slice(x, [0], [1], [2], [], []),
        ops_api.unbind(x, 0)[1],
        ops_api.strided_slice(x, [1], [0], [3], [2]),
    ]
    for view in views:
        assert np.shares_memory(array(view), array(x))
    copies = (ops_api.assign(x), ops_api.expand(x, [2, 3]), *ops_api.split(x, [1, 1], 0), ops_api.cast(x, "float64"))
    for made in copies:
        assert not np.shares_memory(array(made), array(x))


def test_a_saved_list_is_version_checked():
    from gradscope.core.tensor import new_leaf

    x = new_leaf(np.arange(6.0).reshape(3, 2), stop_gradient=False)
    index = new_leaf(np.array([2, 0]))
    out = ops_api.index_elementwise_get(x, [index])
    ops_api.fill_(index, 1)
    with pytest.raises(RuntimeError, match=r"modified by an inplace operation\. Its version is 1 but the expected"):
        out.backward()
    assert x.grad is None


def test_a_constant_that_takes_a_graph_value_becomes_part_of_the_graph():
    from gradscope.core.tensor import new_leaf

    target, value = new_leaf(np.zeros(3)), new_leaf(np.array([5.0]), stop_gradient=False)
    ops_api.set_value_with_tensor_(target, value, [1], [3], [1], [0], [], [])
    assert not target.stop_gradient and target.grad_fn.name() == "SetValueWithTensorGradNode"
    assert array(target).tolist() == [0.0, 5.0, 5.0]
    target.backward()
    assert array(value.grad).tolist() == [2.0] and target.grad_fn.next_functions[0] is None
