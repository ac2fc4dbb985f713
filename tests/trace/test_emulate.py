"""Queues and holders as they are worked out for producers that cannot observe them."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from gradscope.trace import emulate
from gradscope.trace.emulate import PaddleDeque, TorchHeap, Waiting, queue_of
from gradscope.trace.records import ADD, BACK, COPY, FRONT, SORTED, UNDEFINED


def test_a_policy_names_its_queue() -> None:
    assert isinstance(queue_of(emulate.PADDLE), PaddleDeque)
    assert isinstance(queue_of(emulate.TORCH), TorchHeap)
    with pytest.raises(ValueError, match="no queue for policy"):
        queue_of({"kind": "stack"})


def test_a_deque_takes_leaves_at_the_front() -> None:
    queue = PaddleDeque()
    assert [queue.push("a"), queue.push("b"), queue.push("w", leaf=True)] == [BACK, BACK, FRONT]
    assert queue.order() == ["w", "a", "b"] and len(queue) == 3
    assert [queue.pop() for _ in range(3)] == ["w", "a", "b"]


def test_a_heap_gives_the_highest_first_and_a_nested_pass_before_all() -> None:
    rng = random.Random(1)
    heap = TorchHeap()
    keys = [(rng.randrange(2), rng.randrange(1000)) for _ in range(200)]
    for key in keys:
        assert heap.push(key, key) == SORTED
    assert heap.order() == sorted(keys, reverse=True)
    assert [heap.pop() for _ in range(200)] == sorted(keys, reverse=True)


def test_taking_the_first_is_popping_it_and_another_stays() -> None:
    rng = random.Random(2)
    heap, same = TorchHeap(), TorchHeap()
    for node in range(60):
        key = (0, rng.randrange(12))
        heap.push(node, key)
        same.push(node, key)
    while len(heap):
        first = heap.top()
        assert not heap.take(first + 60) and len(heap) == len(same)
        assert heap.take(first) and same.pop() == first
        assert heap.order() == same.order()
    assert not heap.take(0)


@pytest.mark.parametrize(
    ("done", "popped"),
    [
        # Printed by a program that does the same to a std::priority_queue of libstdc++: a digit pushes a node of that
        # key (a, b, c …), a dash pops one; at the end all are popped.
        ("777", "abc"),
        ("7777", "acbd"),
        ("77777", "acebd"),
        ("7777777--77-77-", "acfghjikebd"),
        ("121122-1-22-12-2-1121", "bfehiklojdncmpga"),
        ("9977-99-7-779-9977-7", "abefjklinmcgohd"),
    ],
)
def test_equals_come_in_the_order_of_libstdcpp(done: str, popped: str) -> None:
    heap, found, count = TorchHeap(), "", 0
    for one in done:
        if one == "-":
            found += heap.pop()
        else:
            heap.push(chr(ord("a") + count), (0, int(one)))
            count += 1
    assert found + "".join(heap.order()) == popped


def test_a_node_that_was_run_out_of_order_can_be_taken_out() -> None:
    heap = TorchHeap()
    for key in (3, 9, 5):
        heap.push(key, (0, key))
    assert heap.remove(5) and not heap.remove(5)
    assert heap.order() == [9, 3] and heap.top() == 9


def test_holders_and_in_degrees() -> None:
    def add(a: Any, b: Any) -> Any:
        return a + b

    waiting = Waiting({1: 0, 2: 3}, add)
    waiting.seed(1, 0, np.float32([1]))
    assert waiting.give(2, 0, np.float32([2]), True)[:2] == (COPY, 2)
    how, left, before, after = waiting.give(2, 0, np.float32([3]), True)
    assert (how, left, before.tolist(), after.tolist()) == (ADD, 1, [2], [5])
    assert waiting.give(2, 1, None, False) == (UNDEFINED, 0, None, None)
    taken = waiting.take(2, range(2))
    assert taken[0][0].tolist() == [5] and taken[0][1] == 2 and taken[1] == (None, 0)
    assert waiting.take(2, range(1)) == {0: (None, 0)}
