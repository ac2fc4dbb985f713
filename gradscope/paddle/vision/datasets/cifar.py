"""CIFAR-10 and CIFAR-100: images of 32×32 in the archives of the original files."""

from __future__ import annotations

import io
import pickle
import tarfile
from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np

from gradscope.paddle.io.dataset import Dataset
from gradscope.paddle.tensor.default_dtype import get_default_dtype
from gradscope.paddle.vision.datasets.files import backend_in, located, mode_in, picture

#: what a pickle of arrays, numbers and texts is made of
_ALLOWED = {
    ("numpy.core.multiarray", "_reconstruct"), ("numpy._core.multiarray", "_reconstruct"), ("numpy", "ndarray"),
    ("numpy", "dtype"), ("_codecs", "encode"),
}  # fmt: skip


class _Arrays(pickle.Unpickler):
    """Unpickles arrays, and nothing that could run code."""

    def find_class(self, module: str, name: str) -> Any:
        if (module, name) not in _ALLOWED:
            raise pickle.UnpicklingError(f"the archive holds {module}.{name}, which no CIFAR file needs")
        return super().find_class(module.replace("numpy.core.", "numpy._core."), name)


class Cifar10(Dataset):
    """(image, label, 0-D int64) of ten classes, 50,000 to train on and 10,000 to test.

    data_file: the archive, else the one in ~/.cache/paddle/dataset/cifar; mode: "train" or "test"; transform: of the
    image; backend: "pil" for PIL images, "cv2" for float arrays [32, 32, 3], 0 to 255. Raises FileNotFoundError where
    the file is missing, AssertionError, ValueError.
    """

    _url: ClassVar[str] = "https://dataset.bj.bcebos.com/cifar/cifar-10-python.tar.gz"
    _flags: ClassVar[dict[str, str]] = {"train": "data_batch", "test": "test_batch"}

    def __init__(
        self,
        data_file: str | None = None,
        mode: str = "train",
        transform: Callable[[Any], Any] | None = None,
        download: bool = True,
        backend: str | None = None,
    ) -> None:
        self.mode = mode_in(mode, ("train", "test"), "mode.lower()")
        self.backend = backend_in(backend)
        self.data_file = located(data_file, "data_file", type(self).__name__, "cifar", self._url, download)
        self.transform = transform
        self.data: list[tuple[Any, int]] = []
        with tarfile.open(self.data_file) as archive:
            for name in sorted(member.name for member in archive if self._flags[self.mode] in member.name):
                file = archive.extractfile(name)
                if file is None:  # a folder
                    continue
                batch = _Arrays(io.BytesIO(file.read()), encoding="bytes").load()
                labels = batch[b"labels"] if b"labels" in batch else batch[b"fine_labels"]
                self.data += zip(batch[b"data"], labels, strict=True)
        self.dtype = get_default_dtype()

    def __getitem__(self, idx: int) -> tuple[Any, Any]:
        flat, label = self.data[idx]
        image: Any = np.reshape(flat, [3, 32, 32]).transpose(1, 2, 0)
        if self.backend == "pil":
            image = picture(image.astype("uint8"))
        if self.transform is not None:
            image = self.transform(image)
        return image if self.backend == "pil" else image.astype(self.dtype), np.array(label).astype("int64")

    def __len__(self) -> int:
        return len(self.data)


class Cifar100(Cifar10):
    """(image, label, 0-D int64) of a hundred classes. As Cifar10."""

    _url = "https://dataset.bj.bcebos.com/cifar/cifar-100-python.tar.gz"
    _flags = {"train": "train", "test": "test"}
