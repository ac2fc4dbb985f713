"""Model: saving and loading, batches by hand, more than one input, and what a recording sees of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.capture.recording import Recording
from gradscope.paddle import nn
from gradscope.trace.check import check
from gradscope.trace.trace import load

from .programs import Programs, X, Y

P = Programs(paddle)


def test_batches_by_hand() -> None:
    model = P.model("SGD", 0.1)
    net = model.network
    before = [p.numpy().copy() for p in net.parameters()]
    losses, metrics = model.train_batch([X[:4]], [Y[:4]], update=False)
    loss = nn.CrossEntropyLoss()(net(paddle.to_tensor(X[:4])), paddle.to_tensor(Y[:4]))
    np.testing.assert_allclose(losses[0], loss.numpy(), rtol=1e-6)
    assert len(metrics) == 1 and net.training
    grads = [p.grad.numpy().copy() for p in net.parameters()]
    model.train_batch([X[:4]], [Y[:4]])
    for old, grad, parameter in zip(before, grads, net.parameters(), strict=True):
        np.testing.assert_allclose(parameter.numpy(), old - 0.1 * 2 * grad, rtol=1e-4, atol=1e-6)
    assert all(p.grad is None or not p.grad.numpy().any() for p in net.parameters())
    (out,) = model.predict_batch([X[:4]])
    assert out.shape == (4, 2) and not net.training
    (evaluated,), _ = model.eval_batch([X[:4]], [Y[:4]])
    assert evaluated < losses[0]


def test_save_and_load(tmp_path: Path) -> None:
    model = P.model()
    model.fit(P.data, P.data, batch_size=7, epochs=3, verbose=0, save_dir=str(tmp_path), save_freq=2,
              callbacks=[paddle.callbacks.EarlyStopping("acc", patience=9)])  # fmt: skip
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == sorted(f"{n}.{end}" for n in ("0", "2", "best_model", "final") for end in ("pdopt", "pdparams"))
    other = P.model()
    other.load(str(tmp_path / "final"))
    wanted = {key: value.numpy() for key, value in model.network.state_dict().items()}
    for key, value in other.network.state_dict().items():
        np.testing.assert_array_equal(value.numpy(), wanted[key])
    wide = paddle.Model(nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 3)))
    with pytest.raises(ValueError, match=r"2.weight receives a shape \[8, 2\], but the expected shape is \[8, 3\]"):
        wide.load(str(tmp_path / "final.pdparams"))
    with pytest.warns(UserWarning) as said:
        wide.load(str(tmp_path / "final"), skip_mismatch=True)
    assert [str(one.message).split(". ")[0] for one in said] == ["Skip loading for 2.weight", "Skip loading for 2.bias"]
    np.testing.assert_array_equal(wide.network[0].weight.numpy(), wanted["0.weight"])
    with pytest.raises(NotImplementedError, match="static graph"):
        model.save(str(tmp_path / "x"), training=False)


def test_several_inputs_and_losses() -> None:
    class Two(nn.Layer):
        def __init__(self) -> None:
            super().__init__()
            self.fc = nn.Linear(4, 1)

        def forward(self, a: Any, b: Any) -> Any:
            return self.fc(a), self.fc(b)

    def loss(first: Any, second: Any, label: Any) -> Any:
        return [(first - label).square().mean(), (second - label).abs().mean()]

    model = paddle.Model(Two())
    model.prepare(paddle.optimizer.SGD(0.1, parameters=model.parameters()), loss)
    found = model.train_batch([X[:3], X[3:6]], [Y[:3].astype("float32")])
    assert len(found) == 2
    loader = [((X[:3], X[3:6]), {"label": Y[:3].astype("float32")})]
    assert len(model.evaluate(loader, verbose=0)["loss"]) == 2
    first, second = model.predict([[X[:3], X[3:6]]], verbose=0)
    assert first[0].shape == second[0].shape == (3, 1)


def test_services_say_that_they_are_not_there() -> None:
    with pytest.raises(NotImplementedError, match="VisualDL"):
        paddle.callbacks.VisualDL("logs")
    with pytest.raises(NotImplementedError, match="Weights & Biases"):
        paddle.callbacks.WandbCallback(project="x")


def test_summary_leaves_the_mode_and_no_hooks() -> None:
    net = P.lenet()
    paddle.summary(net, (1, 1, 28, 28))
    paddle.flops(net, [1, 1, 28, 28])
    assert net.training
    assert not any(layer._forward_post_hooks or "total_ops" in layer._buffers for layer in net.sublayers(True))
    net.eval()
    paddle.summary(net, (1, 1, 28, 28))
    assert not net.training


def test_a_recording_of_fit_is_whole(tmp_path: Path) -> None:
    plain, recorded = P.model(), P.model()
    plain.fit(P.data, batch_size=7, epochs=1, verbose=0)
    recording = Recording(tmp_path / "fit.gscope", argv=["fit.py"], script="fit.py").start()
    try:
        recorded.fit(P.data, batch_size=7, epochs=1, verbose=0)
    finally:
        recording.stop()
    for ours, theirs in zip(plain.parameters(), recorded.parameters(), strict=True):
        np.testing.assert_array_equal(ours.numpy(), theirs.numpy())
    trace = load(tmp_path / "fit.gscope")
    assert check(trace) == []
