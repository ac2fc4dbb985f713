"""Flowers and VOC2012: pictures of any size, read out of the archives as they are."""

from __future__ import annotations

import io
import os
import tarfile
from collections.abc import Callable
from typing import Any, ClassVar

import numpy as np

from gradscope.paddle.io.dataset import Dataset
from gradscope.paddle.tensor.default_dtype import get_default_dtype
from gradscope.paddle.vision.datasets.files import backend_in, located, mode_in, opened


class _Archive:
    """A tar file, read member by member; opened anew in a process that gets a copy."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._owner = -1

    def read(self, name: str) -> bytes:
        """The bytes of a member. Raises KeyError where there is none."""
        if self._owner != os.getpid():
            self._tar, self._owner = tarfile.open(self._path), os.getpid()  # noqa: SIM115  (kept open)
        file = self._tar.extractfile(name)
        if file is None:
            raise KeyError(f"{name} is no file in {self._path}")
        return file.read()

    def image(self, name: str, backend: str) -> Any:
        """A PIL image, or an array for cv2."""
        found = opened(io.BytesIO(self.read(name)))
        return np.array(found) if backend == "cv2" else found

    def __getstate__(self) -> dict[str, Any]:
        return {"_path": self._path, "_owner": -1}


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

        self._archive = _Archive(found(data_file, "data_file", "102flowers.tgz"))
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


class VOC2012(Dataset):
    """(image, image of its segments) of Pascal VOC 2012.

    data_file: the archive, else the one in ~/.cache/paddle/dataset/voc2012; mode: "train" (its trainval), "valid" or
    "test" (its train); backend: "pil" for PIL images, "cv2" for float arrays. Raises FileNotFoundError where the file
    is missing, AssertionError, ValueError.
    """

    _flags: ClassVar[dict[str, str]] = {"train": "trainval", "valid": "val", "test": "train"}
    _url: ClassVar[str] = "https://dataset.bj.bcebos.com/voc/VOCtrainval_11-May-2012.tar"

    def __init__(
        self,
        data_file: str | None = None,
        mode: str = "train",
        transform: Callable[[Any], Any] | None = None,
        download: bool = True,
        backend: str | None = None,
    ) -> None:
        self.flag = self._flags[mode_in(mode, ("train", "valid", "test"))]
        self.backend, self.transform = backend_in(backend), transform
        self.data_file = located(data_file, "data_file", "VOC2012", "voc2012", self._url, download)
        self._archive = _Archive(self.data_file)
        listed = self._archive.read(f"VOCdevkit/VOC2012/ImageSets/Segmentation/{self.flag}.txt").decode()
        names = [line.strip() for line in listed.splitlines()]
        self.data = [f"VOCdevkit/VOC2012/JPEGImages/{name}.jpg" for name in names]
        self.labels = [f"VOCdevkit/VOC2012/SegmentationClass/{name}.png" for name in names]
        self.dtype = get_default_dtype()

    def __getitem__(self, idx: int) -> tuple[Any, Any]:
        image = self._archive.image(self.data[idx], self.backend)
        label = self._archive.image(self.labels[idx], self.backend)
        if self.transform is not None:
            image = self.transform(image)
        if self.backend == "pil":
            return image, label
        return image.astype(self.dtype), label.astype(self.dtype)

    def __len__(self) -> int:
        return len(self.data)
