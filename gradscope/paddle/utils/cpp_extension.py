"""`paddle.utils.cpp_extension`: ops in C++ are not built; each name says what to do instead."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in, not_built

_INSTEAD = "gradscope's ops are Python: write the op as a paddle.autograd.PyLayer"
CppExtension = not_built("paddle.utils.cpp_extension.CppExtension", _INSTEAD)
CUDAExtension = not_built("paddle.utils.cpp_extension.CUDAExtension", _INSTEAD)
get_build_directory = not_built("paddle.utils.cpp_extension.get_build_directory", _INSTEAD)
load = not_built("paddle.utils.cpp_extension.load", _INSTEAD)
setup = not_built("paddle.utils.cpp_extension.setup", _INSTEAD)

__all__ = ["CUDAExtension", "CppExtension", "get_build_directory", "load", "setup"]

__getattr__ = missing_in(__name__)
