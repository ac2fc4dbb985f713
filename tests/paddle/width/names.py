"""Writes the list of Paddle's public names from an installed Paddle: `python -m tests.paddle.width.names`.

Needs Paddle, the tests do not. A line is namespace, name, kind and how often Paddle's own sources write the name out
(most of them in examples): that is what tells a name people use from one hardly anybody does.
"""

from __future__ import annotations

import inspect
import re
from collections import Counter
from importlib import import_module
from pathlib import Path
from typing import Any

from gradscope.cli.api.written import only_raises

TARGET = Path(__file__).parents[3] / "gradscope" / "cli" / "api" / "paddle-names.tsv"
#: namespaces whose `__all__` counts, in the order they are listed
NAMESPACES = (
    "paddle", "paddle.nn", "paddle.nn.functional", "paddle.nn.initializer", "paddle.nn.init", "paddle.nn.utils",
    "paddle.optimizer", "paddle.optimizer.lr", "paddle.regularizer", "paddle.autograd", "paddle.amp",
    "paddle.amp.debugging", "paddle.io", "paddle.metric", "paddle.linalg", "paddle.fft", "paddle.signal",
    "paddle.special", "paddle.distribution", "paddle.distribution.transform", "paddle.sparse", "paddle.sparse.nn",
    "paddle.sparse.nn.functional", "paddle.geometric", "paddle.vision", "paddle.vision.models",
    "paddle.vision.transforms", "paddle.vision.datasets", "paddle.vision.ops", "paddle.text", "paddle.audio",
    "paddle.audio.functional", "paddle.audio.features", "paddle.callbacks", "paddle.device", "paddle.device.cuda",
    "paddle.cuda", "paddle.version", "paddle.utils", "paddle.utils.dlpack", "paddle.utils.unique_name",
    "paddle.utils.cpp_extension", "paddle.sysconfig", "paddle.hub", "paddle.jit", "paddle.profiler",
    "paddle.compat", "paddle.compat.nn", "paddle.compat.nn.functional", "paddle.functional", "paddle.incubate",
    "paddle.incubate.autograd", "paddle.incubate.optimizer", "paddle.incubate.optimizer.functional",
    "paddle.incubate.nn", "paddle.incubate.nn.functional", "paddle.distributed", "paddle.distributed.fleet",
    "paddle.distributed.fleet.utils", "paddle.quantization", "paddle.nn.quant", "paddle.onnx", "paddle.inference",
    "paddle.static", "paddle.static.nn",
)  # fmt: skip
#: classes whose public attributes count: how they are listed, where they are
CLASSES = {
    "Tensor": "paddle.Tensor",
    "Layer": "paddle.nn.Layer",
    "Optimizer": "paddle.optimizer.Optimizer",
    "LRScheduler": "paddle.optimizer.lr.LRScheduler",
}
#: names that people use and that the `__all__` of their module leaves out
BESIDE = {
    "paddle": "CustomPlace Event IPUPlace Stream XPUPlace acosh_ asin_ asinh_ async_save atanh_ bartlett_window "
    "blackman_window cosh_ get_cudnn_version get_device hamming_window hann_window inverse is_compiled_with_cinn "
    "is_compiled_with_cuda is_compiled_with_custom_device is_compiled_with_distribute is_compiled_with_ipu "
    "is_compiled_with_rocm is_compiled_with_xpu kaiser_window log1p_ logical_xor_ norm not_equal_ set_device",
    "paddle.nn": "AdaptiveAvgPool1d AdaptiveAvgPool2d AdaptiveAvgPool3d HuberLoss MaxUnpool1d MaxUnpool2d MaxUnpool3d "
    "UpsamplingBilinear2d UpsamplingNearest2d ZeroPad1d ZeroPad2d ZeroPad3d",
    "paddle.nn.init": "calculate_gain constant_ dirac_ eye_ kaiming_normal_ kaiming_uniform_ normal_ ones_ orthogonal_ "
    "trunc_normal_ uniform_ xavier_normal_ xavier_uniform_ zeros_",
}


def kind(value: Any, paddle: Any) -> str:
    """What a name stands for, in a word."""
    if inspect.isclass(value):
        lr, optimizer = paddle.optimizer.lr.LRScheduler, paddle.optimizer.Optimizer
        bases = ((paddle.nn.Layer, "layer"), (optimizer, "optimizer"), (lr, "scheduler"))
        return next((word for base, word in bases if issubclass(value, base)), "class")
    if inspect.ismodule(value):
        return "module"
    if isinstance(value, paddle.dtype):
        return "dtype"
    return "function" if callable(value) else "constant"


def member_kind(value: Any) -> str:
    """The same for an attribute of a class; `abstract` for what a subclass has to write."""
    if inspect.isfunction(value) and only_raises(value):
        return "abstract"
    return "method" if callable(value) else "property"


def sources(package: Path) -> tuple[Counter[str], Counter[str]]:
    """How often the package's sources write `paddle.….name`, and `.name(`."""
    full: Counter[str] = Counter()
    called: Counter[str] = Counter()
    for path in package.rglob("*.py"):
        text = path.read_text(encoding="utf-8", errors="replace")
        full.update(re.findall(r"\bpaddle(?:\.\w+)+", text))
        called.update(re.findall(r"(?<=\w\.)\w+(?=\()", text))
    return full, called


def lines(paddle: Any) -> list[str]:
    """The list, one name a line."""
    full, called = sources(Path(paddle.__file__).parent)
    found = [f"# public names of Paddle {paddle.__version__}: namespace, name, kind, times written in its sources"]
    for space in NAMESPACES:
        module = import_module(space)
        for name in sorted({*getattr(module, "__all__", ()), *BESIDE.get(space, "").split()}):
            if not hasattr(module, name):  # listed there, but not to be had
                continue
            found.append("\t".join((space, name, kind(getattr(module, name), paddle), str(full[f"{space}.{name}"]))))
    for shown, path in CLASSES.items():
        module_name, _, attribute = path.rpartition(".")
        owner = getattr(import_module(module_name), attribute)
        for name in sorted(n for n in dir(owner) if not n.startswith("_")):
            found.append("\t".join((shown, name, member_kind(getattr(owner, name)), str(called[name]))))
    return found


if __name__ == "__main__":
    import paddle

    TARGET.write_text("\n".join(lines(paddle)) + "\n", encoding="utf-8")
