"""Movielens: what users gave films, with what is known of both."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterator
from typing import Any

import numpy as np

from gradscope.paddle.io.dataset import Dataset
from gradscope.paddle.vision.datasets.files import located, mode_in

_URL = "https://dataset.bj.bcebos.com/movielens%2Fml-1m.zip"
_AGES = [1, 18, 25, 35, 45, 50, 56]
_TITLE = re.compile(r"^(.*)\((\d+)\)$")


class Movielens(Dataset):
    """([user], [0 for a man], [age group], [job], [film], its categories, words of its title, [rating from -3 to 5]).

    data_file: the archive, else the one in ~/.cache/paddle/dataset/sentiment; mode: "train" or "test"; test_ratio: the
    part of the ratings to test on, drawn by numpy after seeding with rand_seed. Categories and words are numbered in
    the order of their letters. Raises FileNotFoundError where the file is missing, AssertionError.
    """

    def __init__(
        self,
        data_file: str | None = None,
        mode: str = "train",
        test_ratio: float = 0.1,
        rand_seed: int = 0,
        download: bool = True,
    ) -> None:
        self.mode = mode_in(mode, ("train", "test"))
        self.data_file = located(data_file, "data_file", "Movielens", "sentiment", _URL, download, "text")
        self.test_ratio, self.rand_seed = test_ratio, rand_seed
        np.random.seed(rand_seed)
        with zipfile.ZipFile(self.data_file) as package:
            films, users = list(_rows(package, "movies")), list(_rows(package, "users"))
            titles = {number: _title(title).lower().split() for number, title, _ in films}
            kinds = {number: listed.split("|") for number, _, listed in films}
            self.movie_title_dict = _numbers(titles)
            self.categories_dict = _numbers(kinds)
            self.movie_info = {
                number: [
                    [int(number)],
                    [self.categories_dict[kind] for kind in kinds[number]],
                    [self.movie_title_dict[word] for word in titles[number]],
                ]
                for number in titles
            }
            self.user_info = {
                number: [[int(number)], [0 if gender == "M" else 1], [_AGES.index(int(age))], [int(job)]]
                for number, gender, age, job, _ in users
            }
            self.data = [
                [*self.user_info[user], *self.movie_info[film], [float(rating) * 2 - 5.0]]
                for user, film, rating, _ in _rows(package, "ratings")
                if (np.random.random() < test_ratio) == (self.mode == "test")
            ]

    def __getitem__(self, idx: int) -> tuple[Any, ...]:
        return tuple(np.array(field) for field in self.data[idx])

    def __len__(self) -> int:
        return len(self.data)


def _rows(package: zipfile.ZipFile, name: str) -> Iterator[list[str]]:
    with package.open(f"ml-1m/{name}.dat") as file:
        for line in file:
            yield line.decode("latin").strip().split("::")


def _title(text: str) -> str:
    """Without the year."""
    found = _TITLE.match(text)
    return found[1] if found else text


def _numbers(listed: dict[str, list[str]]) -> dict[str, int]:
    return {word: number for number, word in enumerate(sorted({word for words in listed.values() for word in words}))}
