"""MNIST and Fashion-MNIST: images of 28×28 in the IDX format of the original files."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np

from gradscope.paddle.io.dataset import Dataset
from gradscope.paddle.tensor.default_dtype import get_default_dtype
from gradscope.paddle.vision.datasets.files import backend_in, located, mode_in, picture


def _idx(path: str) -> Any:
    """The array of bytes in a gzipped IDX file: two zeros, the code of bytes (8), how many axes, their sizes, the data.

    Raises ValueError for another file.
    """
    with gzip.open(path, "rb") as file:
        data = file.read()
    axes = data[3] if len(data) > 4 else 0
    shape = tuple(np.frombuffer(data, ">u4", axes, 4).tolist()) if len(data) >= 4 + 4 * axes else ()
    if data[:3] != b"\0\0\x08" or not axes or len(data) < 4 + 4 * axes + int(np.prod(shape)):
        raise ValueError(f"{path} is no whole IDX file of bytes")
    return np.frombuffer(data, np.uint8, int(np.prod(shape)), 4 + 4 * axes).reshape(shape)


class MNIST(Dataset):
    """(image, label [1] int64): handwritten digits, 60,000 to train on and 10,000 to test.

    image_path, label_path: gzipped IDX files, else those in ~/.cache/paddle/dataset/mnist; mode: "train" or "test";
    transform: of the image; backend: "pil" for PIL images, "cv2" for float arrays [28, 28], 0 to 255. Raises
    FileNotFoundError where a file is missing, AssertionError, ValueError.
    """

    NAME: ClassVar[str] = "mnist"
    URL_PREFIX: ClassVar[str] = "https://dataset.bj.bcebos.com/mnist/"

    def __init__(
        self,
        image_path: str | None = None,
        label_path: str | None = None,
        mode: str = "train",
        transform: Callable[[Any], Any] | None = None,
        download: bool = True,
        backend: str | None = None,
    ) -> None:
        self.mode = mode_in(mode, ("train", "test"))
        self.backend = backend_in(backend)
        part = "train" if self.mode == "train" else "t10k"

        def found(path: str | None, argument: str, kind: str) -> str:
            url = f"{self.URL_PREFIX}{part}-{kind}-ubyte.gz"
            return located(path, argument, type(self).__name__, self.NAME, url, download)

        self.image_path = found(image_path, "image_path", "images-idx3")
        self.label_path = found(label_path, "label_path", "labels-idx1")
        self.transform = transform
        images, labels = _idx(self.image_path), _idx(self.label_path)
        if len(images) != len(labels):
            raise ValueError(f"{self.image_path} has {len(images)} images and {self.label_path} {len(labels)} labels")
        self.images = images.reshape(len(images), -1).astype("float32")
        self.labels = labels.astype("int64").reshape(-1, 1)
        self.dtype = get_default_dtype()

    def __getitem__(self, idx: int) -> tuple[Any, Any]:
        image: Any = self.images[idx].reshape(28, 28)
        if self.backend == "pil":
            image = picture(image.astype("uint8"))
        if self.transform is not None:
            image = self.transform(image)
        return image if self.backend == "pil" else image.astype(self.dtype), self.labels[idx]

    def __len__(self) -> int:
        return len(self.labels)


class FashionMNIST(MNIST):
    """(image, label [1] int64): pieces of clothing. As MNIST, in ~/.cache/paddle/dataset/fashion-mnist."""

    NAME = "fashion-mnist"
    URL_PREFIX = "https://dataset.bj.bcebos.com/fashion_mnist/"
