"""Imikolov: sentences of the Penn Treebank in Mikolov's form, in pieces or whole."""

from __future__ import annotations

import tarfile
from collections import Counter
from typing import Any

import numpy as np

from gradscope.paddle.io.dataset import Dataset
from gradscope.paddle.text.datasets.words import numbered
from gradscope.paddle.vision.datasets.files import located, mode_in

_URL = "https://dataset.bj.bcebos.com/imikolov%2Fsimple-examples.tgz"


class Imikolov(Dataset):
    """NGRAM: window_size numbers of words in a row, each 0-D; SEQ: (sentence, the sentence one word on).

    data_file: the archive, else that in ~/.cache/paddle/dataset/imikolov; data_type: NGRAM or SEQ; window_size: of
    pieces, or the longest sentence taken (-1: all); mode: "train" or "test"; min_word_freq: words that come no more
    often are "<unk>". word_idx: numbers of the words (bytes). Raises FileNotFoundError where the file is missing,
    AssertionError.
    """

    def __init__(
        self,
        data_file: str | None = None,
        data_type: str = "NGRAM",
        window_size: int = -1,
        mode: str = "train",
        min_word_freq: int = 50,
        download: bool = True,
    ) -> None:
        self.data_type = data_type.upper()
        if self.data_type not in ("NGRAM", "SEQ"):
            raise AssertionError(f"data type should be 'NGRAM', 'SEQ', but got {data_type}")
        self.mode, self.window_size, self.min_word_freq = mode_in(mode, ("train", "test")), window_size, min_word_freq
        if self.data_type == "NGRAM" and window_size <= -1:
            raise AssertionError("Invalid gram length")
        self.data_file = located(data_file, "data_file", "Imikolov", "imikolov", _URL, download, "text")
        with tarfile.open(self.data_file) as archive:
            counts: Counter[Any] = Counter()
            for part in ("train", "valid"):
                for line in _lines(archive, part):
                    counts.update([*line, "<s>", "<e>"])
            counts.pop("<unk>", None)
            self.word_idx = numbered(counts, min_word_freq)
            self.data = [piece for line in _lines(archive, self.mode) for piece in self._pieces(line)]

    def _pieces(self, line: list[bytes]) -> Any:
        unknown, width = self.word_idx["<unk>"], self.window_size
        if self.data_type == "NGRAM":
            numbers = [self.word_idx.get(word, unknown) for word in ["<s>", *line, "<e>"]]
            return [tuple(numbers[i : i + width]) for i in range(len(numbers) - width + 1)]
        numbers = [self.word_idx.get(word, unknown) for word in line]
        if 0 < width < len(numbers) + 1:
            return []
        return [([self.word_idx["<s>"], *numbers], [*numbers, self.word_idx["<e>"]])]

    def __getitem__(self, idx: int) -> tuple[Any, ...]:
        return tuple(np.array(field) for field in self.data[idx])

    def __len__(self) -> int:
        return len(self.data)


def _lines(archive: tarfile.TarFile, part: str) -> list[list[bytes]]:
    file = archive.extractfile(f"./simple-examples/data/ptb.{part}.txt")
    return [line.strip().split() for line in file] if file is not None else []
