"""Rows of the ops of nn_sequence.yaml; the references count every path of the lattice one by one."""

from __future__ import annotations

from itertools import combinations, groupby, product
from typing import Any

import numpy as np

from .base import Row, xs, ys


def _ctc(x: Any, label: Any, times: Any, sizes: Any, blank: int, by_times: bool) -> Any:
    """Every way to give a class at each time; those that collapse to the label count."""
    p = np.exp(x) / np.exp(x).sum(-1, keepdims=True)
    out = []
    for b, (long, size) in enumerate(zip(times, sizes, strict=True)):
        want, total = list(label[b, :size]), 0.0
        for path in product(range(x.shape[2]), repeat=int(long)):
            if [c for c, _ in groupby(path) if c != blank] == want:
                total += np.prod([p[t, b, c] for t, c in enumerate(path)])
        out.append([-np.log(total) if total else 0.0])
    return np.array(out).reshape(-1, 1)


def _rnnt(x: Any, label: Any, times: Any, sizes: Any, blank: int, emit: float) -> Any:
    """Every order of times - 1 blanks and the labels, a blank last."""
    out = []
    for b, (long, size) in enumerate(zip(times, sizes, strict=True)):
        total = 0.0
        for labels_at in combinations(range(long - 1 + size), int(size)):
            t = u = 0
            log = 0.0
            for step in range(long - 1 + size):
                if step in labels_at:
                    log, u = log + x[b, t, u, label[b, u]], u + 1
                else:
                    log, t = log + x[b, t, u, blank], t + 1
            total += np.exp(log + x[b, t, u, blank])
        out.append(-np.log(total))
    return np.array(out)


def _ctc_lattice(x: Any, label: Any, times: Any, sizes: Any, blank: int) -> list[Any]:
    states = 2 * label.shape[1] + 1
    places = np.full((x.shape[1], states), blank)
    begin, skip, end = (np.full(places.shape, -1e30) for _ in range(3))
    counts = []
    for b, size in enumerate(sizes):
        own = label[b, :size]
        places[b, 1 : 2 * size : 2] = own
        begin[b, : 2 if size else 1] = 0
        end[b, max(0, 2 * size - 1) : 2 * size + 1] = 0
        for i in range(1, size):
            skip[b, 2 * i + 1] = 0 if own[i] != own[i - 1] else -1e30
        counts.append(size + sum(own[1:] == own[:-1]) <= times[b])
    runs = np.array([[t < n for n in times] for t in range(x.shape[0])]).reshape(x.shape[:2])
    return [np.stack([places] * x.shape[0]), begin, skip, end, runs, np.array(counts, bool)]


def _rnnt_lattice(x: Any, label: Any, times: Any, sizes: Any) -> list[Any]:
    places = np.zeros((*x.shape[:2], x.shape[2] - 1), int)
    ends = np.full(x.shape[:3], -1e30)
    for b, (long, size) in enumerate(zip(times, sizes, strict=True)):
        places[b, :, :size] = label[b, :size]
        ends[b, long - 1, size] = 0
    return [places, ends]


CTC = [
    ((xs(4, 2, 3), np.array([[1, 2], [1, 0]]), np.array([4, 3]), np.array([2, 1])), 0),
    ((ys(4, 2, 3), np.array([[1, 1], [2, 0]]), np.array([3, 4]), np.array([2, 0])), 0),
    ((xs(3, 1, 3), np.array([[0, 1]]), np.array([3]), np.array([2])), 2),
    ((xs(2, 2, 3), np.array([[1, 1], [1, 2]]), np.array([2, 2]), np.array([2, 2])), 0),
]
RNNT = [
    ((xs(2, 3, 3, 3), np.array([[1, 2], [2, 0]]), np.array([3, 2]), np.array([2, 1])), 0),
    ((ys(1, 2, 3, 3), np.array([[0, 0]]), np.array([2]), np.array([2])), 1),
    ((xs(1, 2, 1, 3), np.zeros((1, 0), int), np.array([2]), np.array([0])), 0),
]
ROWS: list[Row] = [
    Row("warpctc", _ctc, [(inputs, (blank, False)) for inputs, blank in CTC]),
    Row("ctc_lattice", _ctc_lattice, [(inputs, (blank,)) for inputs, blank in CTC]),
    Row("warprnnt", _rnnt, [(inputs, (blank, 0.0)) for inputs, blank in RNNT]),
    Row("rnnt_lattice", _rnnt_lattice, [(inputs, ()) for inputs, _ in RNNT]),
]
