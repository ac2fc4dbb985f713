"""A tensor's bare memory: reads, writes, sharing, and what they refuse; recorded like any other write."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.capture.recording import Recording
from gradscope.paddle.base import core
from gradscope.trace.check import check
from gradscope.trace.trace import load


def test_a_write_keeps_the_version_and_what_was_saved() -> None:
    x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
    y = x * x
    x.get_tensor().set(np.array([5.0, 6.0], "float32"), paddle.CPUPlace())
    assert x.tolist() == [5.0, 6.0] and x.inplace_version == 0
    y.sum().backward()
    assert x.grad.tolist() == [2.0, 4.0]


@pytest.mark.parametrize("given", [np.zeros(3, "float32"), np.zeros(2, "float64")])
def test_memory_keeps_shape_and_dtype(given: np.ndarray) -> None:
    with pytest.raises(ValueError, match="keeps its shape, dtype and place"):
        paddle.ones([2]).get_tensor().set(given, paddle.CPUPlace())


def test_memory_alone() -> None:
    memory = core.DenseTensor()
    assert memory.shape() == [0] and memory._numel() == 0 and not memory._is_initialized()
    with pytest.raises(ValueError, match="no memory yet"):
        np.array(memory)
    memory.set(np.arange(6).reshape(2, 3), paddle.CPUPlace())
    assert memory.shape() == [2, 3] and memory._dtype() is paddle.int64
    assert np.asarray(memory, dtype="float64").tolist() == [[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]


def test_shared_memory_shows_writes_of_either(tmp_path: Path) -> None:
    def program() -> list[np.ndarray]:
        x, w = paddle.ones([2, 3]), paddle.zeros([4])
        x._share_buffer_to(w)
        w[0] = 7.0
        x.get_tensor().set(np.full([2, 3], 2.0, "float32"), paddle.CPUPlace())
        return [x.numpy(), (w * 3).numpy(), np.array(w.get_tensor())]

    plain = program()
    recording = Recording(tmp_path / "t.gscope", argv=["t.py"], script="t.py").start()
    try:
        recorded = program()
    finally:
        recording.stop()
    assert [a.tolist() for a in plain] == [a.tolist() for a in recorded]
    assert plain[1].tolist() == [[6.0] * 3] * 2
    assert check(load(tmp_path / "t.gscope")) == []


def test_kinds() -> None:
    kinds = core.VarDesc.VarType
    table = paddle.nn.Embedding(4, 2, sparse=True)
    table(paddle.to_tensor([1])).sum().backward()
    assert table.weight.type == kinds.DENSE_TENSOR and table.weight.grad.type == kinds.SELECTED_ROWS
    with pytest.raises(ValueError, match="only a dense tensor"):
        table.weight.grad.get_tensor()
