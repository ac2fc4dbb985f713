"""What a program writes to stderr, warnings above all, is what it writes unrecorded: same text, file and line."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(find_spec("torch") is None, reason="needs torch")
ROOT = Path(__file__).parents[3]
HEAD = "import sys, warnings\nimport torch\nfrom torch import nn\nimport torch.nn.functional as F\n"
HEAD += "x = torch.ones(3, requires_grad=True)\ny = x * 2\n"

PROGRAMS = {
    # The text, and a piece of the program that must be among the lines shown: the test would pass on silence otherwise.
    "grad_of_a_non_leaf": ("""\
def read():
    return y.grad
y.grad
for _ in range(3):
    read(); y.grad  # again
""", "read(); y.grad  # again"),
    "written_in_c": ("""\
torch.ones(2, 2, 2).T  # old
float(y[:1])
torch.cross(torch.ones(3, 3), torch.ones(3, 3))
""", "old"),
    "written_in_python": ("""\
F.softmax(y)  # no dim
F.log_softmax(y)
nn.Softmax()(y)
nn.Sequential(nn.LogSoftmax())(y)
F.mse_loss(torch.ones(2), torch.ones(2, 1))
nn.MSELoss()(torch.ones(2), torch.ones(2, 1))
torch.ones(2).storage()
torch.tensor(y)
F.l1_loss(y, y, size_average=True)
""", "no dim"),
    "create_graph": ("""\
(x**3).sum().backward(create_graph=True)
""", "run_backward"),
    "schedulers": ("""\
o = torch.optim.SGD([x], lr=0.1)
s = torch.optim.lr_scheduler.StepLR(o, 1)
s.step()  # too early
y.sum().backward()
o.step()
s.step(3)
""", "too early"),
    "deprecated": ("""\
nn.init.uniform(torch.ones(2))  # old
torch.cuda.amp.GradScaler()
nn.LSTM(2, 3, dropout=0.5)
nn.utils.weight_norm(nn.Linear(2, 2))
""", "old"),
    "modules": ("""\
class M(nn.Module):
    def forward(self, a):
        for k in range(1, 7):
            warnings.warn(f'forward {k}', stacklevel=k)
        return a
M()(x)  # called here
m = nn.Linear(3, 3)
m.register_forward_hook(lambda *a: warnings.warn('hook', stacklevel=4))
m(x)  # and here
m.register_full_backward_hook(lambda *a: warnings.warn('full', stacklevel=3))
m(x).sum().backward()
""", "called here"),
    "hooks": ("""\
def say(name):
    def hook(*args):
        for k in range(1, 8):
            warnings.warn(f'{name} {k}', stacklevel=k)
    return hook
w = x * 1
w.register_hook(say('tensor'))
w.grad_fn.register_hook(say('post'))
w.grad_fn.register_prehook(say('pre'))
x.register_post_accumulate_grad_hook(say('leaf'))
w.sum().backward()  # from here
w = x * 1
w.register_hook(say('again'))
torch.autograd.backward(w.sum())
w = x * 1
w.register_hook(say('grad'))
torch.autograd.grad(w.sum(), x)  # and here
""", "from here"),
    "functions": ("""\
class Fn(torch.autograd.Function):
    @staticmethod
    def forward(ctx, a):
        for k in range(1, 7):
            warnings.warn(f'forward {k}', stacklevel=k)
        return a * 2
    @staticmethod
    def backward(ctx, g):
        for k in range(1, 8):
            warnings.warn(f'backward {k}', stacklevel=k)
        return g * 2
Fn.apply(x).sum().backward()  # applied
""", "applied"),
    "closures": ("""\
o = torch.optim.SGD([x], lr=0.1)
def closure():
    for k in range(1, 7):
        warnings.warn(f'closure {k}', stacklevel=k)
    return y.sum()
o.step(closure)  # stepped
""", "stepped"),
    "packing": ("""\
def pack(t):
    warnings.warn('pack', stacklevel=2)
    return t
def unpack(t):
    warnings.warn('unpack', stacklevel=3)
    return t
with torch.autograd.graph.saved_tensors_hooks(pack, unpack):
    z = (x * x).sum()  # packed
z.backward()
""", "packed"),
    "threads": ("""\
import threading
t = threading.Thread(target=lambda: y.grad)  # elsewhere
t.start()
t.join()
def deep():
    warnings.warn('thread', stacklevel=3)
t = threading.Thread(target=deep)
t.start()
t.join()
""", "elsewhere"),
    "anomaly": ("""\
def f(a):
    return F.normalize(nn.Identity()(a)).sqrt().sum()  # the one
with torch.autograd.detect_anomaly():
    a = torch.zeros(1, 2, requires_grad=True)
    try:
        f(a).backward()
    except RuntimeError as error:
        print(error, file=sys.stderr)
""", "the one"),
    "exceptions": ("""\
import inspect, logging, threading, traceback
def fails(t):
    return F.linear(t, torch.ones(2, 2))  # here
class M(nn.Module):
    def forward(self, t):
        return fails(t)
def hook(g):
    traceback.print_stack(limit=3)
    print([f.function for f in inspect.stack()], file=sys.stderr)
    raise KeyError("hook")
for run in (lambda: M()(x), lambda: nn.Linear(2, 2)(x), lambda: (x * 1) @ torch.ones(2, 2), lambda: x.view(7)):
    try:
        run()
    except RuntimeError:
        traceback.print_exc()
        logging.exception("logged")
w = x * 1
w.register_hook(hook)
try:
    w.sum().backward()
except KeyError:
    traceback.print_exc()
t = threading.Thread(target=lambda: M()(x), name="worker")
t.start()
t.join()
""", "here"),
    "filters": ("""\
warnings.filterwarnings('error', module='__main__')
try:
    y.grad
except UserWarning:
    print('an error', file=sys.stderr)
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter('always')
    y.grad
    F.softmax(y)
print([(w.filename, w.lineno) for w in told], file=sys.stderr)
""", "an error"),
}  # fmt: skip


DRIVER = """
import pathlib, sys, warnings
for file in sys.argv[1:]:
    print("####", pathlib.Path(file).stem, file=sys.stderr, flush=True)
    with warnings.catch_warnings():
        exec(compile(pathlib.Path(file).read_text(encoding="utf-8"), file, "exec"), {"__name__": "__main__"})
    sys.stderr.flush()
"""


def stderr_of(*words: str) -> tuple[int, str]:
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("GRADSCOPE_", "PYTHON"))}
    done = subprocess.run(
        [sys.executable, *words],
        env={**kept, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"}, stdin=subprocess.DEVNULL,
        capture_output=True, text=True, timeout=300, encoding="utf-8",
    )  # fmt: skip
    return done.returncode, done.stderr


def written(folder: Path, name: str, text: str) -> str:
    file = folder / f"{name}.py"
    file.write_text(text, encoding="utf-8")
    return str(file)


@pytest.fixture(scope="module")
def both_ways(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, str]]:
    """What each program writes to stderr, plain and recorded; all of them in one process each way."""
    folder = tmp_path_factory.mktemp("programs")
    files = [written(folder, name, HEAD + text) for name, (text, _) in PROGRAMS.items()]
    driver = written(folder, "driver", DRIVER)
    found: list[dict[str, str]] = []
    for before in ((), ("-m", "gradscope", "run", "--no-tui", "-q", "-o", str(folder / "x.gscope"))):
        code, text = stderr_of(*before, driver, *files)
        assert code == 0, text
        parts = text.split("#### ")[1:]
        found.append({part.split("\n", 1)[0]: part.split("\n", 1)[1] for part in parts})
    return found


@pytest.mark.parametrize("name", PROGRAMS)
def test_stderr_is_that_of_the_plain_program(name: str, both_ways: list[dict[str, str]]) -> None:
    plain, recorded = both_ways
    assert PROGRAMS[name][1] in plain[name], plain[name]
    notes = [line for line in recorded[name].splitlines() if line.startswith("[gradscope]")]  # what an error carries
    assert len(notes) == (1 if name == "exceptions" else 0)
    assert [line for line in recorded[name].splitlines() if line not in notes] == plain[name].splitlines()


def test_below_a_script_lies_nothing(tmp_path: Path) -> None:
    text = (
        "import warnings\nwarnings.warn('top', stacklevel=2)\ndef f():\n    warnings.warn('deep', stacklevel=5)\nf()\n"
    )
    file = written(tmp_path, "script", text)
    plain = stderr_of(file)
    assert "sys" in plain[1] and "deep" in plain[1]
    assert stderr_of("-m", "gradscope", "run", "--no-tui", "-q", "-o", str(tmp_path / "x.gscope"), file) == plain
