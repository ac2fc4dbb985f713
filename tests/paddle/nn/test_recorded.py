"""What a recording tells of layers and optimizers: paths as scopes and names, steps by group; nothing else changes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.capture.recording import Recording
from gradscope.paddle import nn
from gradscope.trace.check import check
from gradscope.trace.records import OpRan, ParamsStepped, TensorMet
from gradscope.trace.trace import Trace, load

from ..test_recorded import kept

F = nn.functional


class Block(nn.Layer):
    def __init__(self) -> None:
        super().__init__()
        self.conv = nn.Conv2D(2, 2, 3, padding=1)
        self.norm = nn.BatchNorm2D(2)

    def forward(self, x: Any) -> Any:
        return F.max_pool2d(F.relu(self.norm(self.conv(x))), 2)


class Net(nn.Layer):
    def __init__(self) -> None:
        super().__init__()
        self.blocks = nn.LayerList([Block(), Block()])
        self.head = nn.Linear(2, 3)
        self.drop = nn.Dropout(0.3)

    def forward(self, x: Any) -> Any:
        for block in self.blocks:
            x = block(x)
        return self.head(self.drop(F.layer_norm(x.flatten(1), 2)))


def train(model: Any, optimizer: Any, steps: int = 2) -> list[Any]:
    """Everything that a few steps compute."""
    found: list[Any] = []
    x, y = paddle.randn([4, 2, 4, 4]), paddle.to_tensor([0, 1, 2, 1])
    for _ in range(steps):
        loss = F.cross_entropy(model(x), y)
        loss.backward()
        found += [loss.numpy(), *(p.grad.numpy() for p in model.parameters() if p.grad is not None)]
        optimizer.step()
        optimizer.clear_grad()
    return [*found, *(v.numpy() for v in model.state_dict().values())]


def program(seed: int = 3) -> list[Any]:
    paddle.seed(seed)
    model = Net()
    return train(model, paddle.optimizer.Adam(0.01, parameters=model.parameters()))


@pytest.fixture(scope="module")
def trace(tmp_path_factory: pytest.TempPathFactory) -> tuple[Trace, list[Any]]:
    path = Path(tmp_path_factory.mktemp("trace")) / "net.gscope"
    recording = Recording(path, argv=["net.py"], script="net.py").start()
    try:
        found = program()
    finally:
        recording.stop()
    return load(path), found


def test_recorded_is_plain_bit_for_bit(trace: tuple[Trace, list[Any]]) -> None:
    for one, other in zip(program(), trace[1], strict=True):
        assert one.tobytes() == other.tobytes()


def test_the_trace_keeps_its_invariants(trace: tuple[Trace, list[Any]]) -> None:
    assert check(trace[0]) == []


def test_scopes_are_paths(trace: tuple[Trace, list[Any]]) -> None:
    scopes = {record.scope for record in trace[0].of_kind(OpRan)}
    assert {
        "model", "model.blocks.0", "model.blocks.0.conv", "model.blocks.1.norm", "model.head", "model.drop",
    } <= scopes  # fmt: skip


def test_parameters_are_called_by_their_path(trace: tuple[Trace, list[Any]]) -> None:
    names = trace[0].names
    steps = trace[0].of_kind(ParamsStepped)
    called = {names.tensor(row.tensor).text for row in next(iter(steps)).params}
    assert {"head.weight", "head.bias", "blocks.0.conv.weight", "blocks.1.norm.weight"} <= called
    made = {r.how for r in trace[0].of_kind(TensorMet) if r.persistable}
    assert made == {"create_parameter"}


def test_a_layer_outside_of_any_other_is_a_root_of_its_own() -> None:
    x = paddle.ones([1, 2])
    with kept() as sink:
        first, second = nn.Linear(2, 2), nn.Linear(2, 2)
        inner = nn.Sequential(nn.Linear(2, 2))
        inner(x)
        inner[0](x)
        first(x)
        second(x)
        nn.Linear(2, 2)(x)
    scopes = [r.scope for r in sink.of(OpRan) if r.scope]
    assert list(dict.fromkeys(scopes)) == ["inner.0", "Linear", "first", "second", "Linear#2"] or list(
        dict.fromkeys(scopes)
    ) == ["inner.0", "Linear", "first", "second"]


def test_a_scope_is_left_when_forward_raises() -> None:
    layer = nn.Linear(2, 2)
    with kept() as sink:
        with pytest.raises(ValueError, match="matmul"):
            layer(paddle.ones([1, 3]))
        paddle.ones([1]) * 2
    assert sink.of(OpRan)[-1].scope == ""


def test_a_step_tells_groups_and_what_had_no_gradient() -> None:
    used, idle, other = (paddle.create_parameter([2], "float32") for _ in "abc")
    adam = paddle.optimizer.AdamW(0.1, parameters=[{"params": [used, idle]}, {"params": [other]}])
    (used.sum() + other.sum()).backward()
    with kept() as sink:
        adam.step()
    (told,) = sink.of(ParamsStepped)
    assert [(row[2], row[3]) for row in told.params] == [(True, 0), (True, 1), (False, 0)]
    assert all(row[1] > 0 for row in told.params[:2])


def test_clipping_is_told_and_belongs_to_the_step() -> None:
    p = paddle.create_parameter([2], "float32")
    sgd = paddle.optimizer.SGD(0.1, [p], grad_clip=nn.ClipGradByGlobalNorm(0.5))
    (p * 3).sum().backward()
    with kept() as sink:
        sgd.step()
    assert "multiply_" in sink.ops() and {r.scope for r in sink.of(OpRan)} == {"SGD.step"}


def test_running_statistics_are_written_without_a_version() -> None:
    norm = nn.BatchNorm1D(2)
    before = norm._mean.numpy()
    norm(paddle.randn([8, 2]) + 3)
    assert (norm._mean.inplace_version, norm._mean.stop_gradient) == (0, True)
    assert (norm._mean.numpy() != before).all()
    norm.eval()
    held = norm._mean.numpy()
    norm(paddle.randn([8, 2]))
    assert (norm._mean.numpy() == held).all()


@pytest.mark.parametrize(
    "make",
    [
        lambda: nn.Sequential(nn.Conv2D(1, 2, 2), nn.Tanh(), nn.AvgPool2D(2), nn.Flatten(), nn.Linear(2, 1)),
        lambda: nn.Sequential(nn.Flatten(), nn.Linear(9, 4), nn.LayerNorm(4), nn.GELU(), nn.Linear(4, 1)),
        lambda: nn.Sequential(nn.Conv2D(1, 2, 2), nn.BatchNorm2D(2), nn.Silu(), nn.Flatten(), nn.Linear(8, 1)),
        lambda: nn.Sequential(nn.Flatten(1, 2), nn.LSTM(3, 2)),
    ],
    ids=["conv", "layer norm", "batch norm", "lstm"],
)
def test_a_gradient_penalty_through_layers(make: Any) -> None:
    """d/dw of |d out/d x|², against central differences in one weight."""
    paddle.seed(1)
    model = make().to(dtype="float64")
    x = paddle.randn([3, 1, 3, 3]).astype("float64")
    weight = model.parameters()[0]

    def penalty() -> Any:
        leaf = paddle.to_tensor(x.numpy(), stop_gradient=False)
        out = model(leaf)
        out = out[0] if isinstance(out, tuple) else out
        (found,) = paddle.grad(out.sum(), [leaf], create_graph=True)
        return (found**2).sum()

    penalty().backward()
    got = weight.grad.numpy()
    values = weight.numpy().copy()
    for index in list(np.ndindex(*values.shape))[:4]:
        sides = []
        for step in (1e-6, -1e-6):
            moved = values.copy()
            moved[index] += step
            weight.set_value(moved)
            sides.append(penalty().item())
        weight.set_value(values)
        assert got[index] == pytest.approx((sides[0] - sides[1]) / 2e-6, rel=1e-5, abs=1e-7)
