"""The notes' classes are no facade: taken from a live graph they answer every member, and changing them changes what
the engine does."""

from __future__ import annotations

import weakref
from typing import Any

import numpy as np
import pytest

from gradscope.core.eager.accumulation_node import AccumulationNode
from gradscope.core.eager.autograd_meta import (
    AbstractAutogradMeta,
    new_meta,
    nullable_autograd_meta,
    unsafe_autograd_meta,
)
from gradscope.core.eager.backward import current_run
from gradscope.core.eager.grad_node_info import GradNodeBase
from gradscope.core.eager.grad_tensor_holder import GradTensorHolder
from gradscope.core.eager.node_views import Edge, GradSlotMeta, TensorWrapper
from gradscope.core.eager.saved_hooks import saved_tensors_hooks
from gradscope.core.generated import ops_api as C
from gradscope.core.generated.nodes import MultiplyGradNode
from gradscope.core.tensor import Tensor
from tests.core.eager.bench import const, leaf, numbers


def node_of(tensor: Tensor) -> GradNodeBase:
    node = tensor.grad_fn
    assert node is not None
    return node


# ------------------------------------------------------------------------------------------------- members answered


def test_tensor_members() -> None:
    x = leaf([1.0, 2.0])
    assert x.impl_ is x.impl and x.defined() and x.initialized()
    assert not Tensor().defined() and not Tensor().initialized()
    meta = x.mutable_autograd_meta()
    assert x.autograd_meta is meta and isinstance(meta, AbstractAutogradMeta)
    other = new_meta(True)
    x.set_autograd_meta(other)
    assert x.stop_gradient and nullable_autograd_meta(x) is other and unsafe_autograd_meta(x) is other
    assert nullable_autograd_meta(C.scale(const([1.0]), 2.0)) is None
    with pytest.raises(SystemError):
        unsafe_autograd_meta(C.scale(const([1.0]), 2.0))


def test_autograd_meta_members() -> None:
    x = leaf([1.0])
    a, b = C.split(C.concat([x, x]), [1, 1])
    meta = unsafe_autograd_meta(b)
    assert meta.grad_ is None and isinstance(meta.grad_node_, GradNodeBase)
    assert (meta.out_slot_id_, meta.out_rank_) == (0, 1)
    assert meta.stop_gradient_ is False and meta.persistable_ is False and meta.retain_grads_ is False
    b.retain_grads()
    assert meta.retain_grads_
    meta.persistable_ = True
    assert b.persistable
    meta.out_rank_ = 0  # b's seed now arrives at a's place
    b.backward()
    assert numbers(x.grad) == [1.0]
    assert numbers(a) == numbers(b)


def test_node_members() -> None:
    x, w = leaf([1.0, 2.0]), leaf([3.0, 4.0])
    y = C.multiply(x, w)
    node = node_of(y)
    assert isinstance(node, MultiplyGradNode) and node.name() == "MultiplyGradNode"
    pairs = ((node.bwd_in_meta, 1), (node.bwd_out_meta, 2), (node.bwd_in_meta_, 1), (node.bwd_out_meta_, 2))
    for metas, count in pairs:
        assert len(metas) == count and all(isinstance(m, GradSlotMeta) for slot in metas for m in slot)
    assert node.gradient_hooks == {} and node.default_attr_map == {}
    assert node_of(C.scale(x, 3.0)).default_attr_map == {"scale": 3.0}
    assert [n and n.name() for n in node.next_functions] == ["GradNodeAccumulation"] * 2
    assert node_of(C.multiply(x, const([1.0, 1.0]))).next_functions[1] is None
    assert node.node_ptr() == id(node) and not node.is_tensor_wrappers_cleared
    node.clear_tensor_wrappers()
    assert node.is_tensor_wrappers_cleared
    with pytest.raises(SystemError, match="MultiplyGradNode do not exist"):
        y.backward()


def test_slot_meta_and_edge_members() -> None:
    x, c = leaf([1.0, 2.0]), const([3.0, 4.0])
    y = C.multiply(x, c)
    (mine,), (other,) = node_of(y).bwd_out_meta
    assert mine.stop_gradient_ is False and other.stop_gradient_ is True
    assert mine.place_.text == "cpu" and mine.meta_ is not None and mine.meta_.dims == (2,)
    edge = mine.adj_edge_
    assert isinstance(edge.grad_node_, AccumulationNode) and (edge.in_slot_id_, edge.in_rank_) == (0, 0)
    assert edge.is_initialized() and not other.adj_edge.is_initialized()
    assert edge == mine.get_edge() and edge.get_grad_node() is node_of(x)
    assert edge.get_edge_rank_info() == (0, 0)
    alone = Edge(node_of(y), 0, 0)
    assert alone.is_initialized() and alone != edge
    alone.clear()
    assert not alone.is_initialized() and node_of(y).next_functions[0] is node_of(x)


def test_wrapper_members() -> None:
    x, w = leaf([1.0]), leaf([2.0])
    h = C.scale(x, 3.0)
    y = C.multiply(h, w)
    wrapper = node_of(y).tensor_wrappers["x"]
    assert isinstance(wrapper, TensorWrapper)
    assert numbers(wrapper.intermediate_tensor_) == [3.0]
    assert wrapper.no_need_buffer_ is False and wrapper.inplace_version_snapshot_ == 0
    assert isinstance(wrapper.weak_grad_node_, weakref.ref) and wrapper.weak_grad_node_() is node_of(h)
    assert wrapper.packed_value_ is None and wrapper.unpack_hook_ is None
    back = wrapper.recover()
    assert back is not None and back.grad_fn is node_of(h) and not back.stop_gradient
    bare = node_of(C.add(h, w)).tensor_wrappers["x"]
    assert isinstance(bare, TensorWrapper) and bare.no_need_buffer
    assert bare.intermediate_tensor is not None and not bare.intermediate_tensor.initialized()
    out = node_of(C.exp(h))
    saved = out.tensor_wrappers["out"]
    assert isinstance(saved, TensorWrapper) and saved.weak_grad_node is not None and saved.weak_grad_node() is out
    with saved_tensors_hooks(lambda t: t.impl.array * 2, lambda a: const(a / 2)):
        packed = node_of(C.exp(h)).tensor_wrappers["out"]
    assert isinstance(packed, TensorWrapper)
    assert packed.packed_value is not None and packed.unpack_hook is not None and packed.intermediate_tensor is None
    assert numbers(packed.recover()) == numbers(saved.recover())


def test_accumulation_node_members() -> None:
    x = leaf([1.0])
    node = node_of(x)
    assert isinstance(node, AccumulationNode) and node.name() == "GradNodeAccumulation"
    assert node.weak_grad_ is None and node.is_fake_empty_ is False and node.next_functions == []
    C.scale(x, 2.0).backward()
    assert numbers(node.weak_grad_) == [2.0]
    x.clear_grad()
    assert node.is_fake_empty_
    blank = node.copy()
    blank([[const([9.0])]])
    assert numbers(x.grad) == [0.0]


# ------------------------------------------------------------------------------------------------- changing the engine


def test_cutting_an_edge_stops_the_gradient() -> None:
    x, w = leaf([2.0]), leaf([3.0])
    y = C.multiply(x, w)
    node_of(y).bwd_out_meta[0][0].adj_edge.clear()
    y.backward()
    assert x.grad is None and numbers(w.grad) == [2.0]


def test_leading_an_edge_elsewhere_moves_the_gradient() -> None:
    x, w = leaf([2.0]), leaf([3.0])
    y = C.scale(x, 5.0)
    node_of(y).bwd_out_meta[0][0].adj_edge.set_grad_node(node_of(w))
    y.backward()
    assert x.grad is None and numbers(w.grad) == [5.0]
    z = C.concat([x, w])
    node_of(z).bwd_out_meta[0][1].adj_edge = Edge(node_of(x))
    z.backward()
    assert numbers(x.grad) == [2.0]


def test_stopping_a_slot_and_letting_it_go_on_again() -> None:
    x, w = leaf([2.0]), leaf([3.0])
    y = C.multiply(x, w)
    meta = node_of(y).bwd_out_meta[0][0]
    meta.stop_gradient = True
    y.backward(retain_graph=True)
    assert x.grad is None
    meta.stop_gradient = False
    y.backward()
    assert numbers(x.grad) == [3.0]


def test_the_slot_meta_decides_what_is_zero_filled() -> None:
    a, b = C.split(leaf([1.0, 2.0]), [1, 1])
    node = node_of(a)
    seen: list[Any] = []
    b.register_hook(lambda g: seen.append(list(g.impl.meta.dims)))
    from gradscope.core.phi.dense_tensor import make_meta

    held = node.bwd_in_meta[0][1]
    assert held.meta is not None
    held.meta = make_meta((3,), held.meta.data_type)
    a.backward()
    assert seen == [[3]]


def test_clearing_a_wrapper_makes_its_node_fail_when_it_runs() -> None:
    x, w = leaf([2.0]), leaf([3.0])
    h = C.multiply(x, w)
    y = C.scale(h, 2.0)
    wrapper = node_of(h).tensor_wrappers["y"]
    assert isinstance(wrapper, TensorWrapper)
    wrapper.clear()
    assert wrapper.intermediate_tensor is None
    with pytest.raises(SystemError, match="TensorWrapper of 'y' of MultiplyGradNode was cleared"):
        y.backward()


def test_saving_another_tensor_through_a_wrapper_changes_the_gradient() -> None:
    x, w = leaf([2.0]), leaf([3.0])
    y = C.multiply(x, w)
    wrapper = node_of(y).tensor_wrappers["y"]
    assert isinstance(wrapper, TensorWrapper)
    wrapper.intermediate_tensor = const([100.0])
    y.backward()
    assert numbers(x.grad) == [100.0] and numbers(w.grad) == [2.0]


def test_the_version_snapshot_is_what_the_engine_checks() -> None:
    x, w = leaf([2.0]), leaf([3.0])
    h = C.scale(x, 1.0)
    y = C.multiply(h, w)
    C.exp_(h)
    wrapper = node_of(y).tensor_wrappers["x"]
    assert isinstance(wrapper, TensorWrapper)
    with pytest.raises(RuntimeError, match="Its version is 1 but the expected version is 0"):
        wrapper.recover()
    wrapper.inplace_version_snapshot = 1  # say that this is the value we want
    y.backward()
    assert np.isclose(numbers(w.grad)[0], np.exp(2.0), rtol=1e-6)


def test_adding_to_a_holder_during_a_pass_changes_what_flows() -> None:
    x = leaf([1.0])
    y = C.scale(x, 2.0)
    z = C.scale(y, 3.0)

    def hook(g: Tensor) -> None:
        run = current_run()
        assert run is not None and run.node is node_of(z)
        assert run.node_in_degree_map[node_of(y)] == 1
        assert node_of(y) not in run.node_input_buffers_dict
        run.node_input_buffers_dict.open(node_of(y)).add(0, 0, const([100.0]))

    z.register_hook(hook)
    z.backward()
    assert numbers(x.grad) == [(100.0 + 3.0) * 2.0]


def test_a_holders_buffers_are_the_engines() -> None:
    x = leaf([1.0, 2.0, 3.0])
    a, b = C.split(x, [1, 2])
    left, right = C.scale(a, 2.0), C.scale(b, 3.0)
    log: list[Any] = []

    def hook(g: Tensor) -> None:
        run = current_run()
        assert run is not None
        holder = run.node_input_buffers_dict[node_of(a)]
        assert isinstance(holder, GradTensorHolder)
        log.append([t if t is None else numbers(t) for t in holder.buffers()[0]])
        holder.buffer_[0][0] = const([50.0])
        holder.set_buffer_slot_rank_zeros(0, 1)

    right.register_hook(hook)
    from gradscope.core.eager.backward import backward

    backward([left, right])  # left runs first: its gradient is in the holder when the hook looks
    assert log == [[[2.0], None]]
    assert numbers(x.grad) == [50.0, 3.0, 3.0]


def test_a_holder_made_by_hand() -> None:
    x = leaf([1.0, 2.0])
    y = C.multiply(x, x)
    holder = GradTensorHolder(node_of(y).bwd_in_meta)
    assert list(holder.buffers()[0]) == [None]
    holder.copy_value_from_tensor(0, 0, y, fill_one=True)
    holder.add(0, 0, const([1.0, 2.0]))
    assert numbers(holder[0][0]) == [2.0, 3.0]
    seed = const([5.0, 5.0])
    holder.copy_value_from_tensor(0, 0, seed)
    seed.impl.array[...] = 0
    assert numbers(holder[0][0]) == [5.0, 5.0]
    outs = node_of(y)([list(holder.buffers()[0])])
    assert [[numbers(t) for t in slot] for slot in outs] == [[[5.0, 10.0]], [[5.0, 10.0]]]


def test_calling_nodes_by_hand_down_to_the_leaf() -> None:
    x, w = leaf([2.0]), leaf([3.0])
    y = C.multiply(x, w)
    y.register_hook(lambda g: C.scale(g, 10.0))
    outs = node_of(y)([[const([1.0])]])
    assert numbers(outs[0][0]) == [30.0] and numbers(outs[1][0]) == [20.0]
    edge = node_of(y).bwd_out_meta[0][0].adj_edge
    assert edge.grad_node is not None
    edge.grad_node([[outs[0][0]]])
    assert numbers(x.grad) == [30.0] and w.grad is None
    edge.grad_node([[outs[0][0]]], is_new_grad=True)
    assert numbers(x.grad) == [30.0]
    recorded = node_of(y)([[leaf([1.0])]], create_graph=True)
    assert node_of(recorded[0][0]).name() == "MultiplyGradNode"
    undefined = node_of(C.exp(x))([[None]])
    assert numbers(undefined[0][0]) == [0.0]


def test_hooks_through_the_nodes_mapping() -> None:
    x = leaf([1.0])
    y = C.scale(x, 2.0)
    y.register_hook(lambda g: C.scale(g, 10.0))
    node = node_of(y)
    assert numbers(node.apply_gradient_hooks([[const([1.0])]])[0][0]) == [10.0]
    node.gradient_hooks_.clear()
    y.backward()
    assert numbers(x.grad) == [2.0]


def test_an_attribute_set_on_the_node_is_used() -> None:
    x = leaf([1.0])
    y = C.scale(x, 2.0)
    node_of(y).set_attr("scale", 7.0)
    y.backward()
    assert numbers(x.grad) == [7.0]
    with pytest.raises(KeyError):
        node_of(y).set_attr("nothing", 1)


def test_a_copied_node_runs_on_its_own() -> None:
    x, w = leaf([2.0]), leaf([3.0])
    y = C.multiply(x, w)
    twin = node_of(y).copy()
    twin.bwd_out_meta[0][0].adj_edge.clear()
    y.backward()
    assert numbers(x.grad) == [3.0]
    assert not twin.is_tensor_wrappers_cleared
    outs = twin([[const([1.0])]])
    assert outs[0] == [None] and numbers(outs[1][0]) == [2.0]
