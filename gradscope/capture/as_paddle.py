"""`--as-paddle`: for this process `import paddle` and every `import paddle.x` give `gradscope.paddle`.

It does not matter whether the real Paddle is installed.
"""

from __future__ import annotations

import difflib
import importlib
import importlib.util
import pkgutil
import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType

from gradscope.trace.errors import GradscopeError

_HERE = "gradscope."


def install() -> None:
    """Answer for `paddle` from now on. Raises GradscopeError when the real one has been imported already."""
    present = sys.modules.get("paddle")
    if present is not None and present.__name__ != f"{_HERE}paddle":
        raise GradscopeError("--as-paddle came too late: paddle is imported already", 2)
    if not any(isinstance(finder, _PaddleFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _PaddleFinder())


class _PaddleFinder(MetaPathFinder):
    """Finds `paddle.x.y` where `gradscope.paddle.x.y` is, and says what is nearest where there is none."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != "paddle" and not fullname.startswith("paddle."):
            return None
        real = importlib.util.find_spec(_HERE + fullname)
        if real is None:
            raise ModuleNotFoundError(_missing(fullname), name=fullname)
        return ModuleSpec(fullname, _Alias(), is_package=real.submodule_search_locations is not None)


class _Alias(Loader):
    """Gives the module under its own name; the import system stores the same object under Paddle's."""

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        module = importlib.import_module(_HERE + spec.name)
        spec.loader_state = module.__spec__
        if spec.name == "paddle":
            module.Tensor.__module__ = "paddle"  # print(type(x)) shows paddle.Tensor
        return module

    def exec_module(self, module: ModuleType) -> None:
        # It ran when it was imported under its own name. The import system has just given it the alias's spec.
        alias = module.__spec__
        if alias is not None and alias.loader_state is not None:
            module.__spec__ = alias.loader_state


def _missing(fullname: str) -> str:
    parent, _, name = fullname.rpartition(".")
    text = f"No module named '{fullname}': gradscope's paddle has not built it yet"
    package = sys.modules.get(_HERE + parent)
    names = [m.name for m in pkgutil.iter_modules(getattr(package, "__path__", [])) if not m.name.startswith("_")]
    near = difflib.get_close_matches(name, names, n=1, cutoff=0.5)
    if near:
        return f"{text}; the nearest it has is '{parent}.{near[0]}'"
    return f"{text}; '{parent}' has {', '.join(sorted(names)) or 'no modules'}"
