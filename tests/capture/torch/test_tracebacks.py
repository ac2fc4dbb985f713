"""A traceback of a recorded program, cut, is that of the plain program, frame for frame."""

from __future__ import annotations

from pathlib import Path

import pytest

torch = pytest.importorskip("torch")

from gradscope.capture.recording import Recording  # noqa: E402
from gradscope.capture.tracebacks import cut  # noqa: E402

PROGRAMS = {
    "inplace": "x = torch.ones(2, requires_grad=True)\ny = x * 2\nz = y * y\ny.add_(1)\nz.sum().backward()\n",
    "hook": "x = torch.ones(2, requires_grad=True)\ndef bad(g):\n    raise KeyError(1)\n"
    "y = x * 2\ny.register_hook(bad)\ntorch.autograd.grad(y.sum(), x)\n",
    "op": "torch.nn.functional.linear(torch.ones(2, 3), torch.ones(2, 2))\n",
    "module": "torch.nn.Sequential(torch.nn.Linear(3, 2))(torch.ones(2, 2))\n",
    "function": "class F(torch.autograd.Function):\n    @staticmethod\n    def forward(ctx, x):\n        return x.no\n"
    "F.apply(torch.ones(2, requires_grad=True))\n",
    "step": "w = torch.ones(2, requires_grad=True)\no = torch.optim.SGD([w], lr=0.1)\no.step(lambda: 1 / 0)\n",
}


def frames(source: str, file: str) -> list[tuple[str, str, int]]:
    try:
        exec(compile("import torch\n" + source, file, "exec"), {})
    except Exception as error:
        found, trace = [], cut(error.__traceback__)
        while trace is not None:
            found.append((trace.tb_frame.f_code.co_filename, trace.tb_frame.f_code.co_name, trace.tb_lineno))
            trace = trace.tb_next
        return found
    raise AssertionError("it did not raise")


@pytest.mark.parametrize("name", PROGRAMS)
def test_the_frames_are_the_same(name: str, tmp_path: Path) -> None:
    plain = frames(PROGRAMS[name], f"{name}.py")
    with Recording(tmp_path / "x.gscope"):
        recorded = frames(PROGRAMS[name], f"{name}.py")
    assert recorded == plain
