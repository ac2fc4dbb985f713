"""Conll05st: sentences with who does what, the semantic roles of CoNLL 2005."""

from __future__ import annotations

import gzip
import tarfile
from collections.abc import Iterator
from typing import Any

import numpy as np

from gradscope.paddle.io.dataset import Dataset
from gradscope.paddle.vision.datasets.files import located

_URL = "http://paddlemodels.bj.bcebos.com/conll05st"
_FOLDER = "conll05st-release/test.wsj"


class Conll05st(Dataset):
    """Nine arrays as long as the sentence: its words; the words two before the verb to two after it, five times; the
    verb; which places are those five; the label of each word.

    The five files are those given, else those in ~/.cache/paddle/dataset/conll05st. Labels are numbered in the order of
    their letters. Raises FileNotFoundError where a file is missing, AssertionError, ValueError for unknown brackets.
    """

    def __init__(
        self,
        data_file: str | None = None,
        word_dict_file: str | None = None,
        verb_dict_file: str | None = None,
        target_dict_file: str | None = None,
        emb_file: str | None = None,
        download: bool = True,
    ) -> None:
        def found(path: str | None, argument: str, name: str) -> str:
            return located(path, argument, "Conll05st", "conll05st", _URL + name, download, "text")

        self.data_file = found(data_file, "data_file", "/conll05st-tests.tar.gz")
        self.word_dict_file = found(word_dict_file, "word_dict_file", "%2FwordDict.txt")
        self.verb_dict_file = found(verb_dict_file, "verb_dict_file", "%2FverbDict.txt")
        self.target_dict_file = found(target_dict_file, "target_dict_file", "%2FtargetDict.txt")
        self.emb_file = found(emb_file, "emb_file", "%2Femb")
        self.word_dict, self.predicate_dict = _numbered(self.word_dict_file), _numbered(self.verb_dict_file)
        kinds = sorted({line[2:] for line in _numbered(self.target_dict_file) if line.startswith(("B-", "I-"))})
        labels = [f"{place}-{kind}" for kind in kinds for place in "BI"]
        self.label_dict = {label: number for number, label in enumerate([*labels, "O"])}
        with tarfile.open(self.data_file) as archive:
            words, columns = (_lines(archive, part) for part in ("words", "props"))
            self.samples = list(_samples(words, columns))

    def __getitem__(self, idx: int) -> tuple[Any, ...]:
        sentence, predicate, labels = self.samples[idx]
        verb, size = labels.index("B-V"), len(sentence)
        near = [sentence[i] if 0 <= i < size else "bos" if i < 0 else "eos" for i in range(verb - 2, verb + 3)]
        fields = [[self.word_dict.get(word, 0) for word in sentence]]
        fields += [[self.word_dict.get(word, 0)] * size for word in near]
        fields += [[self.predicate_dict.get(predicate, 0)] * size, [int(abs(i - verb) <= 2) for i in range(size)]]
        fields.append([self.label_dict[label] for label in labels])
        return tuple(np.array(field) for field in fields)

    def __len__(self) -> int:
        return len(self.samples)

    def get_dict(self) -> tuple[dict[str, int], dict[str, int], dict[str, int]]:
        """Numbers of words, verbs and labels."""
        return self.word_dict, self.predicate_dict, self.label_dict

    def get_embedding(self) -> str:
        """The file with vectors of the words."""
        return self.emb_file


def _numbered(path: str) -> dict[str, int]:
    with open(path, encoding="utf-8") as file:
        return {line.strip(): number for number, line in enumerate(file)}


def _lines(archive: tarfile.TarFile, part: str) -> list[list[str]]:
    """The columns of every line of a member."""
    file = archive.extractfile(f"{_FOLDER}/{part}/test.wsj.{part}.gz")
    if file is None:
        return []
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        return [line.split() for line in lines]


def _samples(words: list[list[str]], columns: list[list[str]]) -> Iterator[tuple[list[str], str, list[str]]]:
    """(sentence, verb, labels) of every verb of every sentence; an empty line ends one."""
    sentence: list[str] = []
    rows: list[list[str]] = []
    for word, row in zip(words, columns, strict=True):
        if row:
            sentence.append(word[0])
            rows.append(row)
            continue
        if rows:
            verbs, *roles = zip(*rows, strict=True)
            for verb, role in zip([verb for verb in verbs if verb != "-"], roles, strict=False):
                yield sentence, verb, _labels(role)
        sentence, rows = [], []


def _labels(role: Any) -> list[str]:
    """B-, I- and O labels of a column of brackets: `(A0*`, `*`, `*)`, `(V*)`."""
    made, kind, inside = [], "", False
    for mark in role:
        if mark.startswith("("):
            kind, inside = mark[1 : mark.index("*")], not mark.endswith(")")
            made.append(f"B-{kind}")
        elif mark in ("*", "*)"):
            made.append(f"I-{kind}" if inside or mark == "*)" else "O")
            inside = inside and mark == "*"
        else:
            raise ValueError(f"Unexpected label: {mark}")
    return made
