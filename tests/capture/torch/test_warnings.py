"""What a program writes to stderr, warnings above all, is what it writes unrecorded: same text, same file, same line."""

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
    "grad_of_a_non_leaf": (
        "def read():\n    return y.grad\ny.grad\nfor _ in range(3):\n    read(); y.grad  # again\n",
        "read(); y.grad  # again",
    ),
    "written_in_c": ("torch.ones(2, 2, 2).T  # old\nfloat(y[:1])\ntorch.cross(torch.ones(3, 3), torch.ones(3, 3))\n", "old"),
    "written_in_python": (
        "F.softmax(y)  # no dim\nF.log_softmax(y)\nnn.Softmax()(y)\nnn.Sequential(nn.LogSoftmax())(y)\n"
        "F.mse_loss(torch.ones(2), torch.ones(2, 1))\nnn.MSELoss()(torch.ones(2), torch.ones(2, 1))\n"
        "torch.ones(2).storage()\ntorch.tensor(y)\nF.l1_loss(y, y, size_average=True)\n",
        "no dim",
    ),
    "create_graph": ("(x**3).sum().backward(create_graph=True)\n", "run_backward"),
    "schedulers": (
        "o = torch.optim.SGD([x], lr=0.1)\ns = torch.optim.lr_scheduler.StepLR(o, 1)\ns.step()  # too early\n"
        "y.sum().backward()\no.step()\ns.step(3)\n",
        "too early",
    ),
    "deprecated": (
        "nn.init.uniform(torch.ones(2))  # old\ntorch.cuda.amp.GradScaler()\nnn.LSTM(2, 3, dropout=0.5)\n"
        "nn.utils.weight_norm(nn.Linear(2, 2))\n",
        "old",
    ),
    "modules": (
        "class M(nn.Module):\n    def forward(self, a):\n        for k in range(1, 7):\n"
        "            warnings.warn(f'forward {k}', stacklevel=k)\n        return a\nM()(x)  # called here\n"
        "m = nn.Linear(3, 3)\nm.register_forward_hook(lambda *a: warnings.warn('hook', stacklevel=4))\nm(x)  # and here\n"
        "m.register_full_backward_hook(lambda *a: warnings.warn('full', stacklevel=3))\nm(x).sum().backward()\n",
        "called here",
    ),
    "hooks": (
        "def say(name):\n    def hook(*args):\n        for k in range(1, 8):\n"
        "            warnings.warn(f'{name} {k}', stacklevel=k)\n    return hook\n"
        "w = x * 1\nw.register_hook(say('tensor'))\nw.grad_fn.register_hook(say('post'))\n"
        "w.grad_fn.register_prehook(say('pre'))\nx.register_post_accumulate_grad_hook(say('leaf'))\n"
        "w.sum().backward()  # from here\nw = x * 1\nw.register_hook(say('again'))\n"
        "torch.autograd.backward(w.sum())\nw = x * 1\nw.register_hook(say('grad'))\n"
        "torch.autograd.grad(w.sum(), x)  # and here\n",
        "from here",
    ),
    "functions": (
        "class Fn(torch.autograd.Function):\n    @staticmethod\n    def forward(ctx, a):\n        for k in range(1, 7):\n"
        "            warnings.warn(f'forward {k}', stacklevel=k)\n        return a * 2\n    @staticmethod\n"
        "    def backward(ctx, g):\n        for k in range(1, 8):\n            warnings.warn(f'backward {k}', stacklevel=k)\n"
        "        return g * 2\nFn.apply(x).sum().backward()  # applied\n",
        "applied",
    ),
    "closures": (
        "o = torch.optim.SGD([x], lr=0.1)\ndef closure():\n    for k in range(1, 7):\n"
        "        warnings.warn(f'closure {k}', stacklevel=k)\n    return y.sum()\no.step(closure)  # stepped\n",
        "stepped",
    ),
    "packing": (
        "def pack(t):\n    warnings.warn('pack', stacklevel=2)\n    return t\ndef unpack(t):\n"
        "    warnings.warn('unpack', stacklevel=3)\n    return t\n"
        "with torch.autograd.graph.saved_tensors_hooks(pack, unpack):\n    z = (x * x).sum()  # packed\nz.backward()\n",
        "packed",
    ),
    "threads": (
        "import threading\nt = threading.Thread(target=lambda: y.grad)  # elsewhere\nt.start()\nt.join()\n"
        "def deep():\n    warnings.warn('thread', stacklevel=3)\nt = threading.Thread(target=deep)\nt.start()\nt.join()\n",
        "elsewhere",
    ),
    "anomaly": (
        "def f(a):\n    return F.normalize(nn.Identity()(a)).sqrt().sum()  # the one\n"
        "with torch.autograd.detect_anomaly():\n    a = torch.zeros(1, 2, requires_grad=True)\n"
        "    try:\n        f(a).backward()\n    except RuntimeError as error:\n        print(error, file=sys.stderr)\n",
        "the one",
    ),
    "filters": (
        "warnings.filterwarnings('error', module='__main__')\ntry:\n    y.grad\nexcept UserWarning:\n"
        "    print('an error', file=sys.stderr)\nwith warnings.catch_warnings(record=True) as told:\n"
        "    warnings.simplefilter('always')\n    y.grad\n    F.softmax(y)\n"
        "print([(w.filename, w.lineno) for w in told], file=sys.stderr)\n",
        "an error",
    ),
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
    assert recorded[name] == plain[name]


def test_below_a_script_lies_nothing(tmp_path: Path) -> None:
    text = (
        "import warnings\nwarnings.warn('top', stacklevel=2)\ndef f():\n    warnings.warn('deep', stacklevel=5)\nf()\n"
    )
    file = written(tmp_path, "script", text)
    plain = stderr_of(file)
    assert "sys" in plain[1] and "deep" in plain[1]
    assert stderr_of("-m", "gradscope", "run", "--no-tui", "-q", "-o", str(tmp_path / "x.gscope"), file) == plain
