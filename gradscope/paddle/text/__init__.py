"""`paddle.text`: the best sequence of tags, and data sets of texts in files that the user has."""

from __future__ import annotations

from gradscope.paddle._missing import missing_in
from gradscope.paddle.text import datasets
from gradscope.paddle.text.datasets import WMT14, WMT16, Conll05st, Imdb, Imikolov, Movielens, UCIHousing
from gradscope.paddle.text.viterbi_decode import ViterbiDecoder, viterbi_decode

__all__ = [
    "WMT14",
    "WMT16",
    "Conll05st",
    "Imdb",
    "Imikolov",
    "Movielens",
    "UCIHousing",
    "ViterbiDecoder",
    "datasets",
    "viterbi_decode",
]

__getattr__ = missing_in(__name__)
