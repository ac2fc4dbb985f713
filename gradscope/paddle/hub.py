"""`paddle.hub`: models out of a folder with a `hubconf.py`; nothing is fetched from the network."""

from __future__ import annotations

import builtins
import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from gradscope.paddle._missing import missing_in, not_built

__all__ = ["help", "list", "load", "load_state_dict_from_url"]

load_state_dict_from_url = not_built(
    "paddle.hub.load_state_dict_from_url", "fetch the file yourself and give its path to paddle.load"
)


def _config(repo_dir: str, source: str) -> ModuleType:
    """The hubconf.py of a folder, run. Raises ValueError for an unknown source, NotImplementedError for one on the
    network, FileNotFoundError, and RuntimeError for a dependency that is not installed."""
    if source not in ("local", "github", "gitee"):
        raise ValueError(f'Unknown source: "{source}". Allowed values: "github" | "gitee" | "local".')
    if source != "local":
        raise NotImplementedError(
            f"paddle.hub fetches nothing from {source} here: clone it and give its folder with source='local'"
        )
    path = Path(repo_dir) / "hubconf.py"
    if not path.is_file():
        raise FileNotFoundError(f"there is no hubconf.py in {repo_dir}")
    spec = importlib.util.spec_from_file_location("hubconf", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(repo_dir))
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(repo_dir))
    lacking = [name for name in getattr(module, "dependencies", ()) if importlib.util.find_spec(name) is None]
    if lacking:
        raise RuntimeError(f"Missing dependencies: {', '.join(lacking)}")
    return module


def _entry(repo_dir: str, model: str, source: str) -> Callable[..., Any]:
    if not isinstance(model, str):
        raise ValueError("Invalid input: model should be a str of function name")
    found = getattr(_config(repo_dir, source), model, None)
    if not callable(found):
        raise RuntimeError(f"Canot find callable {model} in hubconf")
    entry: Callable[..., Any] = found
    return entry


def list(repo_dir: str, source: str = "github", force_reload: bool = False) -> builtins.list[str]:
    """Names of the models a hubconf.py offers."""
    module = _config(repo_dir, source)
    return [name for name, value in vars(module).items() if callable(value) and not name.startswith("_")]


def help(repo_dir: str, model: str, source: str = "github", force_reload: bool = False) -> str | None:
    """What a hubconf.py says about a model."""
    return _entry(repo_dir, model, source).__doc__


def load(repo_dir: str, model: str, source: str = "github", force_reload: bool = False, **kwargs: Any) -> Any:
    """A model that a hubconf.py makes, with these arguments."""
    return _entry(repo_dir, model, source)(**kwargs)


__getattr__ = missing_in(__name__)
