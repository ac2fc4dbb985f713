"""Records of every kind a screen must look right with, as small as they can be."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import examples
import made
from ran import ran

from gradscope.trace import records as R
from gradscope.trace.trace import Trace

SAMPLES = Path(__file__).resolve().parents[2] / "samples"

CNN = """
from gradscope.paddle import nn
class Net(nn.Layer):
    def __init__(self):
        super().__init__()
        self.features = nn.Sequential(nn.Conv2D(1, 2, 3, padding=1, bias_attr=False), nn.BatchNorm2D(2), nn.ReLU())
        self.classify = nn.Linear(2 * 4 * 4, 3)

    def forward(self, pictures):
        return self.classify(self.features(pictures).flatten(1))

class Digits(paddle.io.Dataset):
    def __getitem__(self, at):
        return np.full((1, 4, 4), at / 7, np.float32), np.int64(at % 3)

    def __len__(self):
        return 6

paddle.seed(1)
net, criterion = Net(), nn.CrossEntropyLoss()
optimizer = paddle.optimizer.Momentum(0.1, parameters=net.parameters())
for epoch in range(5):
    for step, (pictures, digits) in enumerate(paddle.io.DataLoader(Digits(), batch_size=3)):
        loss = criterion(net(pictures), digits)
        loss.backward()
        optimizer.step()
        optimizer.clear_grad()
"""

FORWARD = """
x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
y = (x * x).sum()
print(float(y))
"""

PENALTY = """
x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
w = paddle.to_tensor([0.5, -1.0], stop_gradient=False)

def look(g):
    inner = paddle.grad((w * w).sum(), [w])[0]
    return g + 0 * inner

y = paddle.tanh(x * w)
y.register_hook(look)
(dx,) = paddle.grad(y.sum(), [x], create_graph=True)
loss = (dx * dx).sum()
loss.backward()
"""

NAMES = ("inplace", "ten_steps", "one_pass", "no_pass", "as_torch", "killed", "cut_short", "nested")


@cache
def trace(name: str, folder: Path) -> Trace:
    """The record; those that a script makes lie in `folder`."""
    if name == "inplace":
        return ran((SAMPLES / "05_inplace_version_error.py").read_text(encoding="utf-8"), folder, name)
    if name in ("ten_steps", "cut_short"):
        return ran(CNN, folder, name, **({"max_bytes": 60_000} if name == "cut_short" else {}))
    if name == "one_pass":
        return ran((SAMPLES / "01_add_mul.py").read_text(encoding="utf-8"), folder, name)
    if name in ("no_pass", "nested"):
        return ran(FORWARD if name == "no_pass" else PENALTY, folder, name)
    if name == "killed":
        return Trace.from_records(made.records("hook_kill"))
    assert name == "as_torch"
    records = examples.broken_records()
    records[0].producer = "torch"
    records[0].capabilities = dict.fromkeys(R.FACTS, R.EMULATED) | {"order": R.OBSERVED}
    return Trace.from_records(records)
