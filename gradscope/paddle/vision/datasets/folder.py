"""DatasetFolder and ImageFolder: images in folders of the user."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from gradscope.paddle.io.dataset import Dataset
from gradscope.paddle.tensor.default_dtype import get_default_dtype
from gradscope.paddle.vision.datasets.files import opened
from gradscope.paddle.vision.image import get_image_backend, library

IMG_EXTENSIONS = (".jpg", ".jpeg", ".png", ".ppm", ".bmp", ".pgm", ".tif", ".tiff", ".webp")


def default_loader(path: str) -> Any:
    """The image in a file, RGB: a PIL image, or an array [H, W, 3] where the backend is cv2."""
    if get_image_backend() == "cv2":
        cv2 = library("cv2", "give the data set a `loader` of your own")
        return cv2.cvtColor(cv2.imread(path), cv2.COLOR_BGR2RGB)
    with open(path, "rb") as file:
        return opened(file).convert("RGB")


def _chooser(extensions: Sequence[str] | None, is_valid_file: Callable[[str], bool] | None) -> Callable[[str], bool]:
    """Which files count: those is_valid_file takes, else those that end in one of the extensions."""
    if is_valid_file is not None and extensions is None:
        return is_valid_file
    if extensions is not None and not isinstance(extensions, (list, tuple)):
        raise AssertionError("`extensions` must be list or tuple.")
    endings = tuple(extension.lower() for extension in (extensions or IMG_EXTENSIONS))
    return lambda path: path.lower().endswith(endings)


def _files(folder: str, chosen: Callable[[str], bool]) -> Iterator[str]:
    for root, _, names in sorted(os.walk(os.path.expanduser(folder), followlinks=True)):
        for name in sorted(names):
            if chosen(os.path.join(root, name)):
                yield os.path.join(root, name)


class DatasetFolder(Dataset):
    """(image, number of its class): `root` holds a folder for each class, numbered in the order of their names.

    loader: makes an image of a path; extensions: of the files that count, images' when None; transform: of the image;
    is_valid_file: which paths count instead. Raises RuntimeError when nothing is found.
    """

    def __init__(
        self,
        root: str,
        loader: Callable[[str], Any] | None = None,
        extensions: Sequence[str] | None = None,
        transform: Callable[[Any], Any] | None = None,
        is_valid_file: Callable[[str], bool] | None = None,
    ) -> None:
        chosen = _chooser(extensions, is_valid_file)
        self.root, self.transform, self.loader = root, transform, loader or default_loader
        self.extensions: Sequence[str] = IMG_EXTENSIONS if extensions is None else extensions
        self.classes, self.class_to_idx = self._find_classes(root)
        self.samples = [
            (path, self.class_to_idx[name])
            for name in self.classes
            for path in _files(os.path.join(root, name), chosen)
        ]
        if not self.samples:
            raise RuntimeError(
                f"Found 0 directories in subfolders of: {root}\nSupported extensions are: {','.join(self.extensions)}"
            )
        self.targets = [target for _, target in self.samples]
        self.dtype = get_default_dtype()

    def _find_classes(self, dir: str) -> tuple[list[str], dict[str, int]]:
        names = sorted(entry.name for entry in os.scandir(os.path.expanduser(dir)) if entry.is_dir())
        return names, {name: number for number, name in enumerate(names)}

    def __getitem__(self, index: int) -> tuple[Any, int]:
        path, target = self.samples[index]
        sample = self.loader(path)
        return sample if self.transform is None else self.transform(sample), target

    def __len__(self) -> int:
        return len(self.samples)


class ImageFolder(Dataset):
    """[image] of every file in `root` and the folders in it. Options as DatasetFolder's.

    Raises RuntimeError where there are none.
    """

    def __init__(
        self,
        root: str,
        loader: Callable[[str], Any] | None = None,
        extensions: Sequence[str] | None = None,
        transform: Callable[[Any], Any] | None = None,
        is_valid_file: Callable[[str], bool] | None = None,
    ) -> None:
        self.root, self.transform, self.loader = root, transform, loader or default_loader
        self.extensions: Sequence[str] = IMG_EXTENSIONS if extensions is None else extensions
        self.samples = list(_files(root, _chooser(extensions, is_valid_file)))
        if not self.samples:
            raise RuntimeError(
                f"Found 0 files in subfolders of: {root}\nSupported extensions are: {','.join(self.extensions)}"
            )

    def __getitem__(self, index: int) -> list[Any]:
        sample = self.loader(self.samples[index])
        return [sample if self.transform is None else self.transform(sample)]

    def __len__(self) -> int:
        return len(self.samples)
