"""`paddle.version`: the Paddle whose behaviour this package answers for, not the version of gradscope."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in

full_version = "3.3.1"
major, minor, patch = full_version.split(".")
rc = "0"
commit = "gradscope"
istaged = False
with_pip_cuda_libraries = "OFF"

__all__ = [
    "cuda", "cuda_archs", "cudnn", "full_version", "hip", "major", "minor", "nccl", "patch", "rc", "show", "tensorrt",
    "xpu", "xpu_xccl", "xpu_xhpc", "xpu_xre",
]  # fmt: skip


def cuda() -> str:
    """The text `False`, as in Paddle: nothing is compiled for CUDA; a GPU is used through cupy."""
    return "False"


def cudnn() -> str:
    """The text `False`: cuDNN is not used."""
    return "False"


def nccl() -> str:
    """The text `0`: NCCL is not used."""
    return "0"


def cuda_archs() -> list[int]:
    """Empty, as nothing is compiled for CUDA."""
    return []


def hip() -> None:
    """None: ROCm is not used."""


def tensorrt() -> None:
    """None: TensorRT is not used."""


def xpu() -> str:
    """The text `False`: there is no support of XPUs."""
    return "False"


xpu_xre = xpu_xccl = xpu_xhpc = xpu


def show() -> None:
    """Print the version and that nothing is compiled in."""
    print(f"full_version: {full_version}")
    for name in ("major", "minor", "patch", "rc"):
        print(f"{name}: {globals()[name]}")
    for name in ("cuda", "cudnn", "hip", "nccl", "xpu"):
        print(f"{name}: {globals()[name]()}")


__getattr__ = missing_in(__name__)
