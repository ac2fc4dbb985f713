"""save and load: what comes back is what went in; no file runs code."""

from __future__ import annotations

import io
import pickle
from collections import OrderedDict
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.paddle import nn


def test_a_training_goes_on_where_it_was_saved(tmp_path: Path) -> None:
    def parts() -> tuple[Any, Any]:
        model = nn.Sequential(nn.Linear(3, 4), nn.BatchNorm1D(4), nn.Linear(4, 1))
        for i, p in enumerate(model.parameters()):
            p.name = f"p{i}"
        return model, paddle.optimizer.Adam(0.05, parameters=model.parameters())

    def train(model: Any, optimizer: Any, steps: int) -> None:
        for i in range(steps):
            model(paddle.to_tensor(np.cos(np.arange(12.0) + i).astype("float32").reshape(4, 3))).sum().backward()
            optimizer.step()
            optimizer.clear_grad()

    model, optimizer = parts()
    train(model, optimizer, 3)
    paddle.save(model.state_dict(), str(tmp_path / "deep" / "net.pdparams"))
    paddle.save(optimizer.state_dict(), tmp_path / "net.pdopt")
    train(model, optimizer, 2)
    again, other = parts()
    again.set_state_dict(paddle.load(str(tmp_path / "deep" / "net.pdparams")))
    other.set_state_dict(paddle.load(tmp_path / "net.pdopt"))
    for i in range(3, 5):
        again(paddle.to_tensor(np.cos(np.arange(12.0) + i - 3).astype("float32").reshape(4, 3))).sum().backward()
        other.step()
        other.clear_grad()
    for path, value in model.state_dict().items():
        np.testing.assert_array_equal(again.state_dict()[path].numpy(), value.numpy())


def test_everything_nests() -> None:
    leaf = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
    leaf.name = "mine"
    given = OrderedDict(
        a=[1, 2.5, None, True, "text"],
        b=(np.arange(3), np.float32(0.5)),
        c={"t": leaf, 3: paddle.ones([2], "bfloat16")},
    )
    file = io.BytesIO()
    paddle.save(given, file)
    file.seek(0)
    back = paddle.load(file)
    assert isinstance(back, OrderedDict) and back["a"] == given["a"]
    assert isinstance(back["b"], tuple) and back["b"][0].tolist() == [0, 1, 2] and back["b"][1] == np.float32(0.5)
    tensor = back["c"]["t"]
    assert (tensor.tolist(), tensor.name, tensor.stop_gradient) == ([1.0, 2.0], "mine", False)
    assert back["c"][3].dtype == paddle.bfloat16 and back["c"][3].astype("float32").tolist() == [1.0, 1.0]
    file.seek(0)
    assert isinstance(paddle.load(file, return_numpy=True)["c"]["t"], np.ndarray)


def test_nothing_but_data_is_written_or_read(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match=r"paddle\.save writes tensors"):
        paddle.save({"x": object()}, tmp_path / "x")
    with pytest.raises(TypeError, match="text or integer keys"):
        paddle.save({(1, 2): 3}, tmp_path / "x")
    with pytest.raises(ValueError, match="filename is empty"):
        paddle.save({}, tmp_path)
    with pytest.raises(ValueError, match="not exists"):
        paddle.load(tmp_path / "absent")
    pickled = tmp_path / "pickled.pdparams"
    pickled.write_bytes(pickle.dumps({"w": np.zeros(2)}))
    with pytest.raises(RuntimeError, match=r"no file that gradscope's paddle\.save wrote"):
        paddle.load(pickled)
    np.savez(tmp_path / "other.npz", a=np.zeros(2))
    with pytest.raises(RuntimeError, match="no file that"):
        paddle.load(tmp_path / "other.npz")
