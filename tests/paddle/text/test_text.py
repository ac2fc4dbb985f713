"""`paddle.text`: the best path against all paths, and data sets read from files in the original formats."""

from __future__ import annotations

import io
import itertools
import tarfile
import zipfile
from pathlib import Path

import numpy as np
import pytest

import gradscope.paddle as paddle

text = paddle.text


@pytest.mark.parametrize("ends", [True, False])
def test_the_best_of_all_paths(ends: bool) -> None:
    draws = np.random.RandomState(3)
    scores, steps = draws.rand(4, 5, 4).astype("float32"), draws.rand(4, 4).astype("float32")
    lengths = np.array([5, 1, 3, 4])
    best, paths = text.viterbi_decode(*map(paddle.to_tensor, (scores, steps, lengths)), ends)
    assert paths.dtype == paddle.int64 and paths.shape == [4, 5]
    for number, length in enumerate(lengths):
        found = {}
        for path in itertools.product(range(4), repeat=int(length)):
            total = sum(scores[number, time, tag] for time, tag in enumerate(path))
            total += sum(steps[one, other] for one, other in itertools.pairwise(path))
            found[path] = total + (steps[-1, path[0]] + steps[-2, path[-1]] if ends else 0)
        winner = max(found, key=lambda path: found[path])
        assert paths[number].tolist() == [*winner, *[0] * (5 - length)]
        assert float(best[number]) == pytest.approx(float(found[winner]), rel=1e-5)
    layer = text.ViterbiDecoder(paddle.to_tensor(steps), ends)
    assert layer(paddle.to_tensor(scores), paddle.to_tensor(lengths))[1].tolist() == paths.tolist()


def test_as_observed() -> None:
    # what Paddle 3.3 gives
    draws = [
        np.random.RandomState(seed).rand(*shape).astype("float32") for seed, shape in ((0, (2, 4, 3)), (9, (3, 3)))
    ]
    counts = np.random.RandomState(5).randint(1, 5, 2)
    best, paths = text.viterbi_decode(*map(paddle.to_tensor, (*draws, counts)))
    np.testing.assert_allclose(best.numpy(), [4.4007954597473145, 3.6454405784606934], rtol=1e-6)
    assert paths.tolist() == [[0, 2, 0, 1], [0, 2, 0, 0]]


def test_houses(tmp_path: Path) -> None:
    table = np.random.RandomState(0).rand(10, 14) * 10
    np.savetxt(tmp_path / "housing.data", table)
    data = text.UCIHousing(str(tmp_path / "housing.data"))
    figures, price = data[3]
    assert len(data) == 8 and len(text.UCIHousing(str(tmp_path / "housing.data"), "test")) == 2
    wanted = (table[3, :13] - table[:, :13].mean(0)) / np.ptp(table[:, :13], axis=0)
    np.testing.assert_allclose(figures, wanted, rtol=1e-5)
    assert figures.dtype == "float32" and price == pytest.approx([table[3, 13]])


def packed(path: Path, members: dict[str, str]) -> str:
    with tarfile.open(path, "w:gz") as archive:
        for name, words in members.items():
            info = tarfile.TarInfo(name)
            info.size = len(words.encode())
            archive.addfile(info, io.BytesIO(words.encode()))
    return str(path)


def test_reviews(tmp_path: Path) -> None:
    path = packed(
        tmp_path / "imdb.tgz",
        {
            "aclImdb/train/pos/1.txt": "Good, good film!\n",
            "aclImdb/train/neg/1.txt": "bad film",
            "aclImdb/test/pos/1.txt": "good bad FILM",
            "aclImdb/README": "none of it",
        },
    )
    data = text.Imdb(path, cutoff=1)
    assert data.word_idx == {b"film": 0, b"good": 1, b"bad": 2, "<unk>": 3}
    assert [(words.tolist(), label.tolist()) for words, label in data] == [([1, 1, 0], [0]), ([2, 0], [1])]
    assert text.Imdb(path, "test", cutoff=2)[0][0].tolist() == [1, 2, 0]


def test_sentences(tmp_path: Path) -> None:
    parts = {"train": "a b a\na a\n", "valid": "a c <unk>\n", "test": "b a d\n"}
    path = packed(tmp_path / "ptb.tgz", {f"./simple-examples/data/ptb.{name}.txt": s for name, s in parts.items()})
    data = text.Imikolov(path, "NGRAM", 2, "test", 1)
    assert data.word_idx == {b"a": 0, "<e>": 1, "<s>": 2, "<unk>": 3}
    assert [[int(n) for n in piece] for piece in data] == [[2, 3], [3, 0], [0, 3], [3, 1]]
    (source, target), *rest = list(text.Imikolov(path, "seq", mode="train", min_word_freq=1))
    assert source.tolist() == [2, 0, 3, 0] and target.tolist() == [0, 3, 0, 1] and len(rest) == 1
    assert len(text.Imikolov(path, "SEQ", 3, "train", 1)) == 1
    with pytest.raises(AssertionError, match="Invalid gram length"):
        text.Imikolov(path)
    with pytest.raises(AssertionError, match="data type should be"):
        text.Imikolov(path, "words")


def test_ratings(tmp_path: Path) -> None:
    path = tmp_path / "ml.zip"
    with zipfile.ZipFile(path, "w") as package:
        package.writestr("ml-1m/movies.dat", "1::Toy Story (1995)::Animation|Comedy\n2::Heat of Toy (1995)::Action\n")
        package.writestr("ml-1m/users.dat", "1::F::1::10::48067\n2::M::56::16::70072\n")
        package.writestr("ml-1m/ratings.dat", "1::1::5::0\n1::2::3::0\n2::1::4::0\n2::2::1::0\n")
    data = text.Movielens(str(path), test_ratio=0.0)
    assert [field.tolist() for field in data[1]] == [[1], [1], [0], [10], [2], [0], [0, 1, 3], [1.0]]
    assert data.categories_dict == {"Action": 0, "Animation": 1, "Comedy": 2} and len(data) == 4
    halves = [len(text.Movielens(str(path), mode, 0.6)) for mode in ("train", "test")]
    assert sum(halves) == 4 and all(halves)


def test_missing_files_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    for make, file in (
        (text.UCIHousing, "uci_housing/housing.data"), (text.Imdb, "imdb/imdb%2FaclImdb_v1.tar.gz"),
        (lambda: text.Imikolov(window_size=2), "imikolov/imikolov%2Fsimple-examples.tgz"),
        (text.Movielens, "sentiment/movielens%2Fml-1m.zip"),
    ):  # fmt: skip
        with pytest.raises(FileNotFoundError) as raised:
            make()
        assert f"{tmp_path}/.cache/paddle/dataset/{file}" in str(raised.value)
        assert str(raised.value).startswith("paddle.text.datasets.")
