"""WMT14, WMT16 and Conll05st, read from small files in the original formats; what is wanted was seen in Paddle 3.3."""

from __future__ import annotations

import gzip
import io
import tarfile
from pathlib import Path
from typing import Any

import pytest

import gradscope.paddle as paddle

text = paddle.text


def packed(path: Path, members: dict[str, bytes]) -> str:
    with tarfile.open(path, "w:gz") as archive:
        for name, data in members.items():
            info = tarfile.TarInfo(name)
            info.size = len(data)
            archive.addfile(info, io.BytesIO(data))
    return str(path)


def numbers(data: Any) -> list[list[list[int]]]:
    return [[field.tolist() for field in sample] for sample in data]


def test_wmt14(tmp_path: Path) -> None:
    path = packed(
        tmp_path / "wmt14.tgz",
        {
            "wmt14/train/train": b"a cat\tune chatte\nno pair\n" + b"a " * 79 + b"\tune\n",
            "wmt14/test/test": b"cat dog\tchatte\n",
            "wmt14/src.dict": b"<s>\n<e>\n<unk>\na\ncat\ndog\n",
            "wmt14/trg.dict": b"<s>\n<e>\n<unk>\nune\nchatte\n",
        },
    )
    data = text.WMT14(path, dict_size=5)
    assert numbers(data) == [[[0, 3, 4, 1], [0, 3, 4], [3, 4, 1]]]
    assert numbers(text.WMT14(path, "test", 5)) == [[[0, 4, 2, 1], [0, 4], [4, 1]]]
    assert data.get_dict(reverse=True)[0] == {0: "<s>", 1: "<e>", 2: "<unk>", 3: "a", 4: "cat"}
    assert data.get_dict()[1]["chatte"] == 4
    with pytest.raises(AssertionError, match="dict_size should be set as positive number"):
        text.WMT14(path)


def test_wmt16(tmp_path: Path) -> None:
    members = {"wmt16/train": b"a cat a\tKatze eine eine\na dog\teine Hund\n", "wmt16/val": b"dog cow\tHund Kuh\n"}
    path = packed(tmp_path / "wmt16.tgz", members)
    data = text.WMT16(path, "train", 5, 9)
    assert data.src_dict == {"<s>": 0, "<e>": 1, "<unk>": 2, "a": 3, "cat": 4}
    # each language has words of its own; Paddle counts those of the source for both
    assert data.get_dict("de") == {"<s>": 0, "<e>": 1, "<unk>": 2, "eine": 3, "Katze": 4, "Hund": 5}
    assert numbers(data)[1] == [[0, 3, 2, 1], [0, 3, 5], [3, 5, 1]]
    assert numbers(text.WMT16(path, "val", 9, 9, "de")) == [[[0, 5, 2, 1], [0, 5, 2], [5, 2, 1]]]
    assert data.get_dict("en", reverse=True)[4] == "cat"
    with pytest.raises(AssertionError, match="dict_size should be set as positive number"):
        text.WMT16(path, src_dict_size=3)


def conll(tmp_path: Path, columns: str) -> Any:
    words = "The\ncat\neats\nfish\n.\n\nDogs\nrun\nand\nbark\n\n"
    folder = "conll05st-release/test.wsj"
    files = [
        packed(
            tmp_path / "c.tgz",
            {
                f"{folder}/words/test.wsj.words.gz": gzip.compress(words.encode()),
                f"{folder}/props/test.wsj.props.gz": gzip.compress(columns.encode()),
            },
        )
    ]
    for name, lines in (
        ("words", "<unk> bos eos The cat eats fish Dogs run and"), ("verbs", "eat run bark"),
        ("labels", "B-V I-V B-A1 I-A1 B-A0 I-A0 O"), ("emb", ""),
    ):  # fmt: skip
        (tmp_path / name).write_text(lines.replace(" ", "\n") + "\n")
        files.append(str(tmp_path / name))
    return text.Conll05st(*files)


def test_conll(tmp_path: Path) -> None:
    columns = "-\t(A0*\n-\t*)\neat\t(V*)\n-\t(A1*)\n-\t*\n\n-\t(A0*)\t(A0*\nrun\t(V*)\t*\n-\t*\t*)\nbark\t*\t(V*)\n\n"
    data = conll(tmp_path, columns)
    assert data.label_dict == {"B-A0": 0, "I-A0": 1, "B-A1": 2, "I-A1": 3, "B-V": 4, "I-V": 5, "O": 6}
    first, second, third = numbers(data)
    assert first == [
        [3, 4, 5, 6, 0], [3] * 5, [4] * 5, [5] * 5, [6] * 5, [0] * 5, [0] * 5, [1] * 5, [0, 1, 4, 2, 6],
    ]  # fmt: skip
    assert second[1:3] == [[1] * 4, [7] * 4] and second[-1] == [0, 4, 6, 6]
    assert third[4:] == [[2] * 4, [2] * 4, [2] * 4, [0, 1, 1, 1], [0, 1, 1, 4]]
    assert data.get_embedding().endswith("emb") and data.get_dict()[1] == {"eat": 0, "run": 1, "bark": 2}
    with pytest.raises(ValueError, match="Unexpected label: x"):
        conll(tmp_path, columns.replace("(A1*)", "x"))
