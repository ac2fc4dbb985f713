"""Random graphs of several hundred nodes, as data: what is computed, in which order, from which values.

A graph has shared leaves (real, and complex where asked for), every kind of fan-out, broadcasts, reductions, matrix
products, lists, views, hooks, retained gradients, in-place writes (through views too, where asked for) and several
roots. It is written for Paddle's names, so that `playing.py` can run it on our engine, PyTorch and PaddlePaddle. Values
stay near 1: whatever could grow passes through a bounded function.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import numpy as np

Shape = tuple[int, ...]
FULL, ROW, COLUMN, SQUARE, SCALAR = (4, 3), (3,), (4, 1), (3, 3), ()
SHAPES = (FULL, FULL, FULL, ROW, COLUMN, SQUARE, SCALAR)

UNARY = ("tanh", "sigmoid", "soft_exp", "root", "scaled", "shifted", "halved", "squared", "absolute", "negated")
BINARY = ("plus", "minus", "times", "over", "larger", "chosen")
VIEWS = ("reshaped", "turned", "part", "widened", "flat")
WATCHES = ("seen", "copied", "twice", "retained")
COMPLEX_UNARY = ("soft_exp", "scaled", "conj", "times_i", "squared", "negated", "turned_unit", "halved")
COMPLEX_BINARY = ("plus", "minus", "times", "over")


@dataclass
class Dag:
    """leaves: their arrays. steps: (what, operands, argument); each appends what it makes. roots: (value, seed)."""

    leaves: list[np.ndarray]
    steps: list[tuple[str, tuple[int, ...], Any]] = field(default_factory=list)
    roots: list[tuple[int, np.ndarray]] = field(default_factory=list)


class Maker:
    """Draws a Dag; knows shape and kind (`r` or `c`) of every value made so far."""

    def __init__(self, seed: int, nodes: int, complex_values: bool, view_writes: bool) -> None:
        self.rng = random.Random(seed)
        self.numbers = np.random.default_rng(seed)
        self.view_writes = view_writes
        shapes = [*SHAPES, FULL]
        self.dag = Dag([self.array(s, "r") for s in shapes])
        self.known: list[tuple[Shape, str]] = [(s, "r") for s in shapes]
        if complex_values:
            for shape in (FULL, FULL, ROW):
                self.dag.leaves.append(self.array(shape, "c"))
                self.known.append((shape, "c"))
        for leaf in range(1, len(self.known)):
            self.spread(leaf)
        makers: list[Any] = [self.unary, self.binary, self.binary, self.view, self.reduce, self.matmul, self.lists]
        makers += [self.watch, self.write, self.index]
        if complex_values:
            makers += [self.cross, self.cross, self.unary, self.binary]
        while len(self.known) < nodes:
            self.rng.choice(makers)()
        self.finish()

    def array(self, shape: Shape, kind: str) -> np.ndarray:
        """Numbers in (-1, 1), no two alike."""
        made = np.asarray(self.numbers.uniform(-1, 1, shape))
        return np.asarray(made + 1j * self.numbers.uniform(-1, 1, shape)) if kind == "c" else made

    def pick(self, kind: str | None = None, shape: Shape | None = None) -> int:
        """A value: a recent one mostly, any one (a leaf too) sometimes, so that chains are deep and fans are wide."""
        fits = [i for i, (s, k) in enumerate(self.known) if (kind or k) == k and (shape is None or s == shape)]
        at = self.rng.random()
        leaves = [i for i in fits if i < len(self.dag.leaves)]
        return self.rng.choice(fits[-8:] if at < 0.65 else leaves if at < 0.75 and leaves else fits)

    def step(self, what: str, operands: tuple[int, ...], argument: Any, shape: Shape, kind: str) -> int:
        """Add a step that makes one value; gives its number."""
        self.dag.steps.append((what, operands, argument))
        self.known.append((shape, kind))
        return len(self.known) - 1

    def spread(self, leaf: int) -> None:
        """Bring a leaf into a full value, so that none is left out."""
        shape, kind = self.known[leaf]
        if shape == SQUARE:
            self.step("product", (0, leaf), None, FULL, kind)
        else:
            self.step("times", (0, leaf), None, FULL, kind)

    def unary(self) -> None:
        x = self.pick()
        shape, kind = self.known[x]
        self.step(self.rng.choice(UNARY if kind == "r" else COMPLEX_UNARY), (x,), None, shape, kind)

    def binary(self) -> None:
        x = self.pick()
        shape, kind = self.known[x]
        y = self.pick(shape=shape) if self.rng.random() < 0.7 else self.pick()
        other, other_kind = self.known[y]
        try:
            out = np.broadcast_shapes(shape, other)
        except ValueError:
            return
        both = "c" if "c" in (kind, other_kind) else "r"
        self.step(self.rng.choice(BINARY if both == "r" else COMPLEX_BINARY), (x, y), None, out, both)

    def view(self) -> None:
        x = self.pick(shape=FULL)
        what = self.rng.choice(VIEWS)
        kind = self.known[x][1]
        back = self.step(what, (x,), None, {"reshaped": (3, 4), "turned": (3, 4), "part": (2, 3), "widened": (2, 4, 3),
                                            "flat": (12,)}[what], kind)  # fmt: skip
        if what in ("reshaped", "turned", "flat"):
            self.step("as_full", (back,), None, FULL, kind)
        elif what == "part":
            self.step("doubled", (back,), None, FULL, kind)
        else:
            self.step("summed", (back,), 0, FULL, kind)

    def reduce(self) -> None:
        x = self.pick(shape=FULL)
        what, axis = self.rng.choice(("summed", "averaged")), self.rng.choice((0, None))
        self.step(what, (x,), axis, ROW if axis == 0 else SCALAR, self.known[x][1])

    def matmul(self) -> None:
        x, w = self.pick(shape=FULL), self.pick(shape=SQUARE)
        kind = "c" if "c" in (self.known[x][1], self.known[w][1]) else "r"
        if kind == "r" or self.known[x][1] == self.known[w][1]:
            self.step("product", (x, w), None, FULL, kind)

    def lists(self) -> None:
        x, kind = (i := self.pick(shape=FULL)), self.known[i][1]
        y = self.pick(kind, FULL)
        self.step(self.rng.choice(("mixed", "woven", "unbound")), (x, y), None, FULL, kind)

    def index(self) -> None:
        x = self.pick(shape=FULL)
        self.step("gathered", (x,), [self.rng.randrange(4) for _ in range(4)], FULL, self.known[x][1])

    def watch(self) -> None:
        """A hook that leaves the gradient as it is: by giving nothing, by a copy, or one that a second one undoes."""
        self.dag.steps.append((self.rng.choice(WATCHES), (self.pick(),), None))

    def write(self) -> None:
        """In-place writes into a fresh value that nothing has saved, then perhaps into a view of it."""
        x, kind = (i := self.pick(shape=FULL)), self.known[i][1]
        y = self.pick(kind, FULL)
        what = self.rng.choice(("added_to", "multiplied_by", "scaled_in_place", "set_rows"))
        if self.view_writes and self.rng.random() < 0.5:
            parts = ("real_scaled", "imag_added", "as_real_set") if kind == "c" else ("as_complex_turned",)
            what = self.rng.choice(("view_added", "view_scaled", "view_of_view_set", *parts))
        self.step(what, (x, y), None, FULL, kind)

    def cross(self) -> None:
        """From real to complex and back."""
        what = self.rng.choice(("joined", "paired", "real", "imag", "modulus", "pairs", "cast"))
        if what in ("joined", "cast", "paired"):
            x = self.pick("r", FULL)
            self.step(what, (x, self.pick("r", FULL)), None, FULL, "c")
        else:
            self.step(what, (self.pick("c", FULL),), None, FULL, "r")

    def finish(self) -> None:
        """Two dozen roots, most of them values that nothing uses, one in the middle of the graph; each with a seed."""
        used = {i for what, operands, _ in self.dag.steps for i in operands if what not in WATCHES}
        ends = [i for i in range(len(self.dag.leaves), len(self.known)) if i not in used]
        chosen = {*self.rng.sample(ends, min(24, len(ends))), self.rng.randrange(40, 80)}
        self.dag.roots = [(i, self.array(*self.known[i])) for i in sorted(chosen)]


def make(seed: int, nodes: int = 300, complex_values: bool = False, view_writes: bool = False) -> Dag:
    """The graph of a seed: the same for the same arguments. `nodes` values are made, each by one op or a few."""
    return Maker(seed, nodes, complex_values, view_writes).dag
