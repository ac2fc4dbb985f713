"""WMT14 and WMT16: pairs of sentences in two languages, as numbers of words."""

from __future__ import annotations

import tarfile
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np

from gradscope.paddle.io.dataset import Dataset
from gradscope.paddle.vision.datasets.files import located, mode_in

_START, _END, _UNKNOWN = "<s>", "<e>", "<unk>"


def _pairs(archive: tarfile.TarFile, name: str) -> Iterator[list[list[str]]]:
    """[words of the first, words of the second] of every line of a member that holds two sentences."""
    file = archive.extractfile(name)
    for line in file if file is not None else ():
        sentences = line.decode().strip().split("\t")
        if len(sentences) == 2:
            yield [sentence.split() for sentence in sentences]


class _Pairs(Dataset):
    """(source, target, target one word on), arrays of numbers of words; the source between start and end."""

    src_dict: dict[str, int]
    trg_dict: dict[str, int]

    def _keep(self, pairs: Iterator[list[list[str]]], unknown: int, longest: int | None, end: int) -> None:
        self.src_ids: list[list[int]] = []
        self.trg_ids: list[list[int]] = []
        self.trg_ids_next: list[list[int]] = []
        for source, target in pairs:
            numbers = [self.src_dict.get(word, unknown) for word in (_START, *source, _END)]
            wanted = [self.trg_dict.get(word, unknown) for word in target]
            if longest is not None and (len(numbers) > longest or len(wanted) > longest):
                continue
            self.src_ids.append(numbers)
            self.trg_ids.append([self.trg_dict[_START], *wanted])
            self.trg_ids_next.append([*wanted, end])

    def __getitem__(self, idx: int) -> tuple[Any, Any, Any]:
        return np.array(self.src_ids[idx]), np.array(self.trg_ids[idx]), np.array(self.trg_ids_next[idx])

    def __len__(self) -> int:
        return len(self.src_ids)


class WMT14(_Pairs):
    """English and French, of at most 80 words.

    data_file: the archive, else that in ~/.cache/paddle/dataset/wmt14; mode: "train", "test" or "gen"; dict_size: how
    many words of each language are known. Raises FileNotFoundError where the file is missing, AssertionError.
    """

    def __init__(
        self, data_file: str | None = None, mode: str = "train", dict_size: int = -1, download: bool = True
    ) -> None:
        self.mode = mode_in(mode, ("train", "test", "gen"))
        url = "http://paddlemodels.bj.bcebos.com/wmt/wmt14.tgz"
        self.data_file = located(data_file, "data_file", "WMT14", "wmt14", url, download, "text")
        if dict_size <= 0:
            raise AssertionError("dict_size should be set as positive number")
        self.dict_size = dict_size
        with tarfile.open(self.data_file) as archive:
            names = archive.getnames()
            self.src_dict, self.trg_dict = (self._words(archive, names, part) for part in ("src.dict", "trg.dict"))
            chosen = [name for name in names if name.endswith(f"{self.mode}/{self.mode}")]
            pairs = (pair for name in chosen for pair in _pairs(archive, name))
            self._keep(pairs, 2, 80, self.trg_dict[_END])

    def _words(self, archive: tarfile.TarFile, names: list[str], ending: str) -> dict[str, int]:
        (name,) = [name for name in names if name.endswith(ending)]
        lines = archive.extractfile(name)
        words = [line.strip().decode() for line in lines] if lines is not None else []
        return {word: number for number, word in enumerate(words[: self.dict_size])}

    def get_dict(self, reverse: bool = False) -> tuple[dict[Any, Any], dict[Any, Any]]:
        """Numbers of the words of both languages; reverse: words of the numbers."""
        if not reverse:
            return self.src_dict, self.trg_dict
        return {v: k for k, v in self.src_dict.items()}, {v: k for k, v in self.trg_dict.items()}


class WMT16(_Pairs):
    """English and German.

    data_file: the archive, else that in ~/.cache/paddle/dataset/wmt16; mode: "train", "test" or "val"; src_dict_size,
    trg_dict_size: how many words are known, the most frequent of their language; lang: of the source, "en" or "de".
    Raises FileNotFoundError where the file is missing, AssertionError.
    """

    def __init__(
        self,
        data_file: str | None = None,
        mode: str = "train",
        src_dict_size: int = -1,
        trg_dict_size: int = -1,
        lang: str = "en",
        download: bool = True,
    ) -> None:
        self.mode = mode_in(mode, ("train", "test", "val"))
        url = "http://paddlemodels.bj.bcebos.com/wmt/wmt16.tar.gz"
        self.data_file = located(data_file, "data_file", "WMT16", "wmt16", url, download, "text")
        if src_dict_size <= 0 or trg_dict_size <= 0:
            raise AssertionError("dict_size should be set as positive number")
        self.lang = lang
        source = 0 if lang == "en" else 1
        with tarfile.open(self.data_file) as archive:
            counts: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
            for pair in _pairs(archive, "wmt16/train"):
                for counter, words in zip(counts, pair, strict=True):
                    counter.update(words)
            self.src_dict = _frequent(counts[source], src_dict_size)
            self.trg_dict = _frequent(counts[1 - source], trg_dict_size)
            pairs = ([pair[source], pair[1 - source]] for pair in _pairs(archive, f"wmt16/{self.mode}"))
            self._keep(pairs, self.src_dict[_UNKNOWN], None, self.src_dict[_END])

    def get_dict(self, lang: str, reverse: bool = False) -> dict[Any, Any]:
        """Numbers of the words of a language; reverse: words of the numbers."""
        words = self.src_dict if lang == self.lang else self.trg_dict
        return {number: word for word, number in words.items()} if reverse else words


def _frequent(counts: Counter[str], size: int) -> dict[str, int]:
    words = [word for word, _ in sorted(counts.items(), key=lambda pair: pair[1], reverse=True)]
    known = [_START, _END, _UNKNOWN, *words[: max(size - 3, 0)]]
    return {word: number for number, word in enumerate(known)}
