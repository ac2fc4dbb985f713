"""Names that are not built: what they say, and that importing the core alone does not need this package."""

from __future__ import annotations

import importlib
import subprocess
import sys

import pytest

import gradscope.paddle as paddle


@pytest.mark.parametrize(
    ("form", "text"),
    [
        ("paddle.reshap", "module 'paddle' has no attribute 'reshap': gradscope's paddle has not built it yet; "
                          "the nearest name it has is 'paddle.reshape'"),
        ("paddle.zzzzzz", "module 'paddle' has no attribute 'zzzzzz': gradscope's paddle has not built it yet; "
                          "it has no name like it"),
        ("paddle.nn.functional.softmx", "the nearest name it has is 'paddle.nn.functional.softmax'"),
        ("paddle.optimizer.sgd_", "the nearest name it has is 'paddle.optimizer.SGD'"),
        ("paddle.nn.Conv4D", "module 'paddle.nn' has no attribute 'Conv4D'"),
        ("paddle.ones([1]).reshap", "'Tensor' object has no attribute 'reshap' (gradscope has not built it; "
                                    "the nearest name it has is 'reshape')"),
    ],
)  # fmt: skip
def test_a_missing_name_names_the_nearest(form: str, text: str) -> None:
    with pytest.raises(AttributeError) as caught:
        eval(form, {"paddle": paddle})
    assert text in str(caught.value)


@pytest.mark.parametrize("form", ["paddle", "paddle.nn", "paddle.nn.functional", "paddle.ones([1])"])
def test_hasattr_and_getattr_default_work(form: str) -> None:
    thing = eval(form, {"paddle": paddle})
    assert not hasattr(thing, "no_such_name")
    assert getattr(thing, "__no_such_dunder__", 7) == 7


@pytest.mark.parametrize(
    "call",
    [
        paddle.enable_static,
        lambda: paddle.nn.LSTMCell(2, 3, proj_size=1),
    ],
)
def test_announced_names_say_that_they_are_not_built(call: object) -> None:
    with pytest.raises(NotImplementedError, match="not built"):
        call()  # type: ignore[operator]


@pytest.mark.parametrize(
    "module",
    [
        "autograd", "base", "base.core", "base.dygraph", "base.framework", "base.unique_name", "device", "framework",
        "io", "nn", "nn.functional", "nn.initializer", "nn.utils", "optimizer", "optimizer.lr",
        "metric", "regularizer", "tensor", "tensor.creation", "_C_ops",
    ],
)  # fmt: skip
def test_submodules_are_real_modules(module: str) -> None:
    found = importlib.import_module(f"gradscope.paddle.{module}")
    for name in getattr(found, "__all__", ()):
        assert getattr(found, name) is not None


def test_every_public_name_exists() -> None:
    assert len(set(paddle.__all__)) == len(paddle.__all__)
    for name in paddle.__all__:
        assert hasattr(paddle, name), name


def test_the_core_does_not_need_this_package() -> None:
    code = (
        "import sys, gradscope.core.tensor, gradscope.core.generated.ops_api; print('gradscope.paddle' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_flags_and_device() -> None:
    assert paddle.get_flags("FLAGS_check_nan_inf") == {"FLAGS_check_nan_inf": False}
    with pytest.raises(ValueError, match="Flag FLAGS_foo cannot set its value"):
        paddle.set_flags({"FLAGS_foo": 1})
    with pytest.raises(TypeError, match="flags in set_flags should be a dict"):
        paddle.set_flags("a")
    assert (paddle.set_device("cpu"), paddle.get_device()) == (paddle.CPUPlace(), "cpu")
    with pytest.raises(ValueError, match="The device must be"):
        paddle.set_device("moon")
    assert paddle.in_dynamic_mode() and paddle.framework.in_dynamic_mode()
    with paddle.base.dygraph.guard(paddle.CPUPlace()):
        assert paddle.ones([1]).place == paddle.CPUPlace()
