"""Flowers: pictures of 102 kinds of flowers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np

from gradscope.paddle.io.dataset import Dataset
from gradscope.paddle.tensor.default_dtype import get_default_dtype
from gradscope.paddle.vision.datasets.archive import Archive
from gradscope.paddle.vision.datasets.files import backend_in, located, mode_in


class Flowers(Dataset):
    """(image, label [1] int64), the class from 1 to 102.

    data_file, label_file, setid_file: the archive and two .mat files, else those in ~/.cache/paddle/dataset/flowers;
    mode: "train", "valid" or "test"; backend: "pil" for PIL images, "cv2" for float arrays [H, W, 3]. Raises
    FileNotFoundError where a file is missing, AssertionError, ValueError.
    """

    # as Paddle has it: most of the pictures are to train on
    _flags: ClassVar[dict[str, str]] = {"train": "tstid", "valid": "valid", "test": "trnid"}
    _url: ClassVar[str] = "http://paddlemodels.bj.bcebos.com/flowers/"

    def __init__(
        self,
        data_file: str | None = None,
        label_file: str | None = None,
        setid_file: str | None = None,
        mode: str = "train",
        transform: Callable[[Any], Any] | None = None,
        download: bool = True,
        backend: str | None = None,
    ) -> None:
        chosen = mode_in(mode, ("train", "valid", "test"))
        self.backend, self.transform = backend_in(backend), transform

        def found(path: str | None, argument: str, name: str) -> str:
            return located(path, argument, "Flowers", "flowers", self._url + name, download)

        self._archive = Archive(found(data_file, "data_file", "102flowers.tgz"))
        labels = found(label_file, "label_file", "imagelabels.mat")
        sets = found(setid_file, "setid_file", "setid.mat")
        from scipy.io import loadmat

        self.labels, self.indexes = loadmat(labels)["labels"][0], loadmat(sets)[self._flags[chosen]][0]

    def __getitem__(self, idx: int) -> tuple[Any, Any]:
        index = self.indexes[idx]
        label = np.array([self.labels[index - 1]]).astype("int64")
        image = self._archive.image(f"jpg/image_{index:05}.jpg", self.backend)
        if self.transform is not None:
            image = self.transform(image)
        return image if self.backend == "pil" else image.astype(get_default_dtype()), label

    def __len__(self) -> int:
        return len(self.indexes)
