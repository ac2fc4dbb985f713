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
    junk = tmp_path / "junk.pdparams"
    junk.write_bytes(b"weights")
    with pytest.raises(RuntimeError, match=r"no file that paddle\.save wrote"):
        paddle.load(junk)


class _Named:
    """Pickles as Paddle pickles a tensor: tuple((name, array))."""

    def __init__(self, *pair: Any) -> None:
        self.pair = pair

    def __reduce__(self) -> Any:
        return tuple, (self.pair,)


class _Code:
    def __reduce__(self) -> Any:
        return print, ("run",)


@pytest.mark.parametrize("protocol", [2, 4])
def test_files_of_the_real_paddle_are_read(protocol: int, tmp_path: Path) -> None:
    state, nested = tmp_path / "net.pdparams", tmp_path / "nested"
    names = {"0.weight": "linear_0.w_0"}
    of_state = {"0.weight": np.ones((2, 3), "float32"), "LR": {"last_epoch": 3}, "StructuredToParameterName@@": names}
    state.write_bytes(pickle.dumps(of_state, protocol))
    back = paddle.load(state)
    assert list(back) == ["0.weight", "LR"] and back["LR"] == {"last_epoch": 3}
    assert back["0.weight"].name == "linear_0.w_0" and back["0.weight"].tolist() == [[1.0] * 3] * 2
    assert isinstance(paddle.load(state, return_numpy=True)["0.weight"], np.ndarray)
    given = OrderedDict(a=[_Named("x", np.arange(3)), 2.5], b=np.arange(2), c=np.float32(0.5), d=("no", "tensor"))
    given["half"] = _Named("h", np.ones(2, "float32").view("uint32").__rshift__(16).astype("uint16"))
    nested.write_bytes(pickle.dumps(given, protocol))
    back = paddle.load(nested)
    assert isinstance(back, OrderedDict) and back["a"][0].name == "x" and back["a"][0].tolist() == [0, 1, 2]
    assert isinstance(back["b"], np.ndarray) and back["c"] == np.float32(0.5) and back["d"] == ("no", "tensor")
    assert back["half"].dtype == paddle.bfloat16 and back["half"].astype("float32").tolist() == [1.0, 1.0]


def test_a_pickle_that_would_run_code_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "net.pdparams"
    path.write_bytes(pickle.dumps({"w": _Code()}))
    with pytest.raises(RuntimeError, match=r"pickled and not read: it holds a builtins\.print"):
        paddle.load(path)
    path.write_bytes(pickle.dumps({"w": np.array([_Code()])}))
    with pytest.raises(RuntimeError, match=r"builtins\.print"):
        paddle.load(path)
    assert capsys.readouterr().out == ""
    np.savez(tmp_path / "other.npz", a=np.zeros(2))
    with pytest.raises(RuntimeError, match="no file that"):
        paddle.load(tmp_path / "other.npz")
