"""Names under the modules in which Paddle keeps them; whatever is found there is the package's own function."""

from __future__ import annotations

import builtins
import importlib
import subprocess
import sys

import pytest

import gradscope.paddle as paddle
from gradscope.paddle import rooms


@pytest.mark.parametrize(
    "path, same",
    [
        ("tensor.math.cumsum", "cumsum"),
        ("tensor.search.argwhere", "argwhere"),
        ("tensor.linalg.norm", "norm"),
        ("tensor.manipulation.tile", "tile"),
        ("nn.loss.MSELoss", "nn.MSELoss"),
        ("nn.layer.container.Sequential", "nn.Sequential"),
        ("nn.layer.common.Dropout", "nn.Dropout"),
        ("nn.functional.loss.ctc_loss", "nn.functional.ctc_loss"),
        ("nn.functional.extension.sequence_mask", "nn.functional.sequence_mask"),
        ("metric.metrics.Accuracy", "metric.Accuracy"),
        ("optimizer.adamw.AdamW", "optimizer.AdamW"),
        ("framework.ParamAttr", "ParamAttr"),
        ("eigvalsh", "linalg.eigvalsh"),
    ],
)
def test_another_path_to_the_same_thing(path: str, same: str) -> None:
    def found(dotted: str) -> object:
        value: object = paddle
        for name in dotted.split("."):
            value = getattr(value, name)
        return value

    assert found(path) is found(same)


@pytest.mark.parametrize("package", rooms._ROOMS)
def test_files_with_code_keep_the_builtins(package: str) -> None:
    for room in rooms._ROOMS[package]:
        module = importlib.import_module(f"gradscope.paddle.{package}.{room}")
        if module.__spec__ is not None and module.__spec__.origin is not None:
            taken = [name for name in vars(module) if hasattr(builtins, name) and not name.startswith("__")]
            own = [name for name in taken if getattr(vars(module)[name], "__module__", "") != "gradscope.paddle"]
            assert taken == own, module.__name__


def test_scripts_import_from_there() -> None:
    script = """
from gradscope.capture.as_paddle import install
install()
from paddle.nn.layer.distance import PairwiseDistance
from paddle.nn.layer.norm import LayerNorm
from paddle.tensor.linalg import matmul
import paddle.optimizer.adamw
import paddle
assert matmul is paddle.matmul and PairwiseDistance is paddle.nn.PairwiseDistance
assert paddle.optimizer.adamw.AdamW is paddle.optimizer.AdamW
print("same")
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.stdout == "same\n", done.stderr
