"""UCIHousing: prices of houses near Boston, with thirteen figures about each."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.paddle.io.dataset import Dataset
from gradscope.paddle.tensor.default_dtype import get_default_dtype
from gradscope.paddle.vision.datasets.files import located, mode_in

_URL = "http://paddlemodels.bj.bcebos.com/uci_housing/housing.data"


class UCIHousing(Dataset):
    """(figures [13], price [1]); figures less their mean over their range. Four fifths of the houses are to train on.

    data_file: numbers, fourteen a house, else the file in ~/.cache/paddle/dataset/uci_housing; mode: "train" or "test".
    Raises FileNotFoundError where the file is missing, AssertionError.
    """

    def __init__(self, data_file: str | None = None, mode: str = "train", download: bool = True) -> None:
        self.mode = mode_in(mode, ("train", "test"))
        self.data_file = located(data_file, "data_file", "UCIHousing", "uci_housing", _URL, download, "text")
        data = np.fromfile(self.data_file, sep=" ").reshape(-1, 14)
        figures = data[:, :13]
        figures[...] = (figures - figures.sum(0) / len(data)) / (figures.max(0) - figures.min(0))
        split = int(len(data) * 0.8)
        self.data = data[:split] if self.mode == "train" else data[split:]
        self.dtype = get_default_dtype()

    def __getitem__(self, idx: int) -> tuple[Any, Any]:
        row = self.data[idx]
        return row[:-1].astype(self.dtype), row[-1:].astype(self.dtype)

    def __len__(self) -> int:
        return len(self.data)
