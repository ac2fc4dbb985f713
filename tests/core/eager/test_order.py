"""The order nodes run in: in-degrees, leaves at the front, roots that reach each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gradscope.core.eager.backward import backward
from gradscope.core.generated import ops_api as C
from gradscope.core.tensor import Tensor
from gradscope.trace import records as R
from tests.core.eager.bench import leaf, numbers, recording


def order(build: Callable[[], tuple[list[Tensor], dict[str, Tensor]]]) -> list[str]:
    """Run backward from the roots build() gives, and name the pops by the tensors it names."""
    roots, named = build()
    nodes = {id(t.grad_fn): name for name, t in named.items()}
    with recording() as sink:
        ids: dict[int, str] = {}
        from gradscope.core import observer

        assert observer.current is not None
        for name, t in named.items():
            assert t.grad_fn is not None
            ids[observer.current.node_id(t.grad_fn)] = name
        backward(roots)
    assert len(nodes) == len(named)
    return [ids[r.node] for r in sink.of(R.NodeRan)]


def test_diamond_leaves_jump_the_queue_in_reverse_slot_order() -> None:
    def build() -> Any:
        x, w = leaf([2.0]), leaf([3.0])
        a = C.multiply(x, w)
        b, c = C.multiply(a, x), C.exp(a)
        d = C.add(b, c)
        return [d], {"x": x, "w": w, "a": a, "b": b, "c": c, "d": d}

    assert order(build) == ["d", "b", "c", "a", "w", "x"]


def test_leaves_of_one_node_run_last_in_first_out() -> None:
    def build() -> Any:
        a, b, c = leaf([1.0]), leaf([2.0]), leaf([3.0])
        out = C.concat([a, b, c])
        return [out], {"a": a, "b": b, "c": c, "l": out}

    assert order(build) == ["l", "c", "b", "a"]


def test_leaf_and_op_producers_in_one_list_slot() -> None:
    def build() -> Any:
        a, b, c = leaf([1.0]), leaf([2.0]), leaf([3.0])
        m = C.scale(b, 2.0)
        out = C.concat([a, m, c])
        return [out], {"a": a, "b": b, "c": c, "m": m, "l": out}

    assert order(build) == ["l", "c", "a", "m", "b"]


def test_a_root_that_another_reaches_waits_for_it() -> None:
    def build() -> Any:
        x = leaf([2.0])
        y = C.multiply(x, x)
        q, p = C.scale(y, 3.0), C.scale(y, 5.0)
        return [q, y, p], {"x": x, "y": y, "q": q, "p": p}

    assert order(build) == ["q", "p", "y", "x"]


def test_a_leaf_root_that_another_reaches_waits_too() -> None:
    def build() -> Any:
        x = leaf([2.0])
        y = C.scale(x, 2.0)
        return [x, y], {"x": x, "y": y}

    assert order(build) == ["y", "x"]


def test_a_leaf_root_that_nothing_reaches_keeps_its_place() -> None:
    def build() -> Any:
        x, w = leaf([2.0]), leaf([1.0])
        z = C.scale(w, 3.0)
        return [z, x], {"x": x, "w": w, "z": z}

    assert order(build) == ["z", "w", "x"]


def test_parallel_edges_count_separately() -> None:
    x = leaf([3.0])
    y = C.add(x, x)
    z = C.multiply(y, y)
    with recording() as sink:
        z.backward()
    degrees = {d.node: d.count for d in sink.of(R.PassBegan)[0].in_degrees}
    assert sorted(degrees.values()) == [0, 2, 2]
    assert len(sink.of(R.NodeRan)) == 3
    assert numbers(x.grad) == [24.0]


def test_seeds_of_reached_roots_are_added_to_what_arrives() -> None:
    x = leaf([2.0])
    y = C.scale(x, 3.0)
    z = C.scale(y, 5.0)
    backward([y, z], [leaf([10.0], stop=True), None])
    assert numbers(x.grad) == [(10.0 + 5.0) * 3.0]


def test_two_outputs_of_one_node_as_roots_run_it_once() -> None:
    x = leaf([1.0, 2.0, 3.0])
    a, b = C.split(x, [1, 2])
    with recording() as sink:
        backward([a, b], [leaf([7.0], stop=True), None])
    assert len(sink.of(R.NodeRan)) == 2
    assert numbers(x.grad) == [7.0, 1.0, 1.0]
