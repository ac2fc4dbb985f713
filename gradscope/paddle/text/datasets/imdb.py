"""Imdb: reviews of films, good or bad, as numbers of words."""

from __future__ import annotations

import re
import string
import tarfile
from collections import Counter
from typing import Any

import numpy as np

from gradscope.paddle.io.dataset import Dataset
from gradscope.paddle.text.datasets.words import numbered
from gradscope.paddle.vision.datasets.files import located, mode_in

_URL = "https://dataset.bj.bcebos.com/imdb%2FaclImdb_v1.tar.gz"
_MEMBER = re.compile(r"aclImdb/(train|test)/(pos|neg)/.*\.txt$")
_PUNCTUATION = string.punctuation.encode()


class Imdb(Dataset):
    """(numbers of words [n], [0] for a good review, [1] for a bad one).

    data_file: the archive, else that in ~/.cache/paddle/dataset/imdb; mode: "train" or "test"; cutoff: words that come
    no more often are "<unk>". word_idx: numbers of the words (bytes, lower case, without punctuation). Raises
    FileNotFoundError where the file is missing, AssertionError.
    """

    def __init__(
        self, data_file: str | None = None, mode: str = "train", cutoff: int = 150, download: bool = True
    ) -> None:
        self.mode = mode_in(mode, ("train", "test"))
        self.data_file = located(data_file, "data_file", "Imdb", "imdb", _URL, download, "text")
        counts: Counter[Any] = Counter()
        reviews: dict[str, list[list[bytes]]] = {"pos": [], "neg": []}
        with tarfile.open(self.data_file) as archive:
            for member in archive:
                found = _MEMBER.match(member.name)
                file = archive.extractfile(member) if found else None
                if found is None or file is None:
                    continue
                words = file.read().rstrip(b"\n\r").translate(None, _PUNCTUATION).lower().split()
                counts.update(words)
                if found[1] == self.mode:
                    reviews[found[2]].append(words)
        self.word_idx = numbered(counts, cutoff)
        unknown = self.word_idx["<unk>"]
        both = reviews["pos"] + reviews["neg"]
        self.docs = [[self.word_idx.get(word, unknown) for word in words] for words in both]
        self.labels = [0] * len(reviews["pos"]) + [1] * len(reviews["neg"])

    def __getitem__(self, idx: int) -> tuple[Any, Any]:
        return np.array(self.docs[idx]), np.array([self.labels[idx]])

    def __len__(self) -> int:
        return len(self.docs)
