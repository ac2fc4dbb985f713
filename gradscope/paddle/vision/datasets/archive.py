"""A tar file that is read as it is, member by member."""

from __future__ import annotations

import io
import os
import tarfile
from typing import Any

import numpy as np

from gradscope.paddle.vision.datasets.files import opened


class Archive:
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
