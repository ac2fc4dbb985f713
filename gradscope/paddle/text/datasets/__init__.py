"""`paddle.text.datasets`: texts and tables in files that the user has; nothing is fetched."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.text.datasets.conll05 import Conll05st
from gradscope.paddle.text.datasets.imdb import Imdb
from gradscope.paddle.text.datasets.imikolov import Imikolov
from gradscope.paddle.text.datasets.movielens import Movielens
from gradscope.paddle.text.datasets.pairs import WMT14, WMT16
from gradscope.paddle.text.datasets.uci_housing import UCIHousing

__all__ = ["WMT14", "WMT16", "Conll05st", "Imdb", "Imikolov", "Movielens", "UCIHousing"]

__getattr__ = missing_in(__name__)
