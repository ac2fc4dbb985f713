"""VOC2012: pictures with the segments they consist of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from gradscope.paddle.io.dataset import Dataset
from gradscope.paddle.tensor.default_dtype import get_default_dtype
from gradscope.paddle.vision.datasets.archive import Archive
from gradscope.paddle.vision.datasets.files import backend_in, located, mode_in


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
        self._archive = Archive(self.data_file)
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
