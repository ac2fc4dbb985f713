"""What scripts ask about the installation: `run_check`, `require_version`, `try_import`, `deprecated`."""

from __future__ import annotations

import functools
import importlib
import warnings
from collections.abc import Callable
from typing import Any

from gradscope.paddle import version


def try_import(module_name: str, err_msg: str | None = None) -> Any:
    """The module of that name. Raises ImportError with err_msg, or with what to install, when it is not there."""
    try:
        return importlib.import_module(module_name)
    except ImportError:
        text = err_msg or (
            f"Failed importing {module_name}. It is not installed here; usually `pip install {module_name}` does it."
        )
        raise ImportError(text) from None


def _parts(text: str) -> tuple[int, ...]:
    if not isinstance(text, str):
        raise TypeError(f"a version is a text such as '3.3.1', but got {type(text)}")
    found = text.split(".")
    if not all(part.isdigit() for part in found) or not 1 <= len(found) <= 4:
        raise ValueError(f"a version is numbers with dots between, such as '3.3.1', but got {text!r}")
    return tuple(int(part) for part in found + ["0"] * (4 - len(found)))


def require_version(min_version: str, max_version: str | None = None) -> None:
    """Raises Exception unless the version of Paddle that is answered for lies between the two, both included."""
    mine = _parts(version.full_version)
    if mine < _parts(min_version) or (max_version is not None and mine > _parts(max_version)):
        between = f"{min_version} or higher" if max_version is None else f"from {min_version} to {max_version}"
        raise Exception(
            f"VersionError: PaddlePaddle version {between} is required, but this answers for {version.full_version}"
        )


def run_check() -> None:
    """Trains a small layer for a step, and says that it works. Raises whatever goes wrong."""
    import gradscope.paddle as paddle

    print("Checking gradscope's paddle ...")
    layer = paddle.nn.Linear(4, 2)
    before = layer.weight.numpy().copy()
    sgd = paddle.optimizer.SGD(0.1, parameters=layer.parameters())
    layer(paddle.ones([3, 4])).sum().backward()
    sgd.step()
    moved = abs(layer.weight.numpy() - before - -0.3).max()
    if not moved < 1e-5:
        raise RuntimeError(f"a step of SGD moved a weight to {moved} beside where it belongs")
    where = "1 GPU" if paddle.get_device().startswith("gpu") else "1 CPU"
    print(f"gradscope's paddle {version.full_version} works well on {where}.")


def deprecated(
    update_to: str = "", since: str = "", reason: str = "", level: int = 0
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Marks a function as deprecated: level 0 and 1 warn when it is called, level 2 raises RuntimeError."""

    def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
        said = f'API "{function.__module__}.{function.__name__}" is deprecated'
        said += f" since {since}" if since else ""
        said += f', and will be removed in future versions. Please use "{update_to}" instead' if update_to else ""
        said += f".\n    Reason: {reason}" if reason else ""

        @functools.wraps(function)
        def call(*args: Any, **kwargs: Any) -> Any:
            if level == 2:
                raise RuntimeError(said)
            warnings.warn(said, DeprecationWarning, stacklevel=2)
            return function(*args, **kwargs)

        return call

    return decorate
