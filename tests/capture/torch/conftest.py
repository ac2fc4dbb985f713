"""Running a program twice in this process, plain and recorded, for the tests of the PyTorch producer."""

from __future__ import annotations

import contextlib
import io
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

# A skip raised here would end the whole run: without torch each test module skips itself.
torch: Any = import_module("torch") if find_spec("torch") else None

from gradscope.capture.recording import Recording  # noqa: E402
from gradscope.trace.trace import Trace, load  # noqa: E402


@dataclass
class Ran:
    """What a program did: what it printed, what it raised, the tensors it left in its globals."""

    stdout: str
    stderr: str
    error: str
    tensors: dict[str, Any] = field(default_factory=dict)


def execute(source: str, name: str) -> Ran:
    """Run a program from its text, deterministic in everything but addresses."""
    torch.manual_seed(0)
    space: dict[str, Any] = {"__name__": "__main__"}
    out, err, error = io.StringIO(), io.StringIO(), ""
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            exec(compile(source, name, "exec"), space)
        except Exception as raised:
            error = f"{type(raised).__name__}: {raised}"
    tensors: dict[str, Any] = {}
    for key, value in space.items():
        _collect(key, value, tensors)
    return Ran(out.getvalue(), err.getvalue(), error, tensors)


def _collect(key: str, value: Any, found: dict[str, Any]) -> None:
    if isinstance(value, torch.Tensor):
        found[key] = value.detach().clone()
        if not value._is_view() and (value.is_leaf or value.retains_grad) and value.grad is not None:
            found[f"{key}.grad"] = value.grad.detach().clone()
    elif isinstance(value, torch.nn.Module):
        for name, parameter in value.named_parameters():
            _collect(f"{key}.{name}", parameter, found)
        for name, buffer in value.named_buffers():
            found[f"{key}.{name}"] = buffer.clone()
    elif isinstance(value, (list, tuple)):
        for i, one in enumerate(value):
            _collect(f"{key}[{i}]", one, found)


def same(a: dict[str, Any], b: dict[str, Any]) -> list[str]:
    """Names of tensors that are not bit for bit the same in shape, dtype, strides and elements."""
    wrong = sorted(set(a) ^ set(b))
    for key in set(a) & set(b):
        x, y = a[key], b[key]
        if (x.shape, x.dtype, x.layout) != (y.shape, y.dtype, y.layout):
            wrong.append(key)
            continue
        if x.layout is torch.strided and x.stride() != y.stride():
            wrong.append(key)
        x, y = (t.to_dense() if t.layout is not torch.strided else t for t in (x, y))
        x, y = (t.contiguous().reshape(-1).view(torch.uint8) for t in (x, y))
        if x.numpy().tobytes() != y.numpy().tobytes():
            wrong.append(key)
    return wrong


@dataclass
class Both:
    """A program run plain and recorded."""

    plain: Ran
    recorded: Ran
    trace: Trace


@pytest.fixture
def both(tmp_path: Path) -> Any:
    """both(source) -> Both."""

    def run(source: str, values: str = "auto") -> Both:
        file = tmp_path / "program.py"
        file.write_text(source)
        plain = execute(source, str(file))
        with Recording(tmp_path / "x.gscope", values=values, overwrite=True, argv=[str(file)]):
            recorded = execute(source, str(file))
        return Both(plain, recorded, load(tmp_path / "x.gscope"))

    return run
