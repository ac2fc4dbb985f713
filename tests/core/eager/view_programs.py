"""Random programs of views and in-place writes, as data, and what runs them: our engine, plain numpy, PyTorch.

A program begins with leaves and bases and goes on with views (slices with steps of either sign, transposes, reshapes,
views of views), writes (through bases and views, with numbers, other tensors or parts of the same memory) and copies.
Its loss is a weighted sum of squares of the copies and of what every tensor holds at the end. No op saves memory that
is written later, so every program may run backward.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from gradscope.core.controller import grad_mode
from gradscope.core.generated import ops_api as C
from gradscope.core.tensor import new_leaf

LEAVES = 3


@dataclass
class Program:
    """leaves: their values. steps: (what, target or source, arguments…); a step that makes a tensor appends it."""

    leaves: list[np.ndarray]
    steps: list[tuple[Any, ...]] = field(default_factory=list)
    weights: list[float] = field(default_factory=list)


class Numpy:
    """The same memory, no gradients; complex throughout when the leaves are."""

    def leaf(self, value: np.ndarray) -> Any:
        self.dtype = value.dtype
        return value.copy()

    def const(self, value: np.ndarray) -> Any:
        return value.astype(self.dtype)

    def copy(self, x: Any, factor: float) -> Any:
        return x * factor

    def slice(self, x: Any, axis: int, start: int, stop: int | None, step: int) -> Any:
        return x[(slice(None),) * axis + (slice(start, stop, step),)]

    def transpose(self, x: Any, perm: tuple[int, ...]) -> Any:
        return x.transpose(perm)

    def reshape(self, x: Any, shape: tuple[int, ...]) -> Any:
        return x.reshape(shape)

    def multiply_(self, x: Any, y: Any) -> None:
        x[...] = x * y

    def add_(self, x: Any, y: Any) -> None:
        x[...] = x + y

    def scale_(self, x: Any, factor: float) -> None:
        x[...] = x * factor

    def sin_(self, x: Any) -> None:
        x[...] = np.sin(x)

    def fill_(self, x: Any, value: float) -> None:
        x[...] = value

    def set_(self, x: Any, axis: int, start: int, stop: int, y: Any) -> None:
        x[(slice(None),) * axis + (slice(start, stop),)] = y

    def loss(self, parts: list[Any], weights: list[float]) -> Any:
        return sum(w * (p * p).sum() for p, w in zip(parts, weights, strict=True))


class Ours(Numpy):
    """Our engine, by its ops."""

    def leaf(self, value: np.ndarray) -> Any:
        return new_leaf(value.copy(), False)

    def const(self, value: np.ndarray) -> Any:
        return new_leaf(value.copy(), True)

    def copy(self, x: Any, factor: float) -> Any:
        return C.scale(x, factor)

    def slice(self, x: Any, axis: int, start: int, stop: int | None, step: int) -> Any:
        stop = -(10**6) if stop is None and step < 0 else 10**6 if stop is None else stop
        return C.strided_slice(x, [axis], [start], [stop], [step])

    def transpose(self, x: Any, perm: tuple[int, ...]) -> Any:
        return C.transpose(x, list(perm))

    def reshape(self, x: Any, shape: tuple[int, ...]) -> Any:
        return C.reshape(x, list(shape))

    def multiply_(self, x: Any, y: Any) -> None:
        C.multiply_(x, y)

    def add_(self, x: Any, y: Any) -> None:
        C.add_(x, y)

    def scale_(self, x: Any, factor: float) -> None:
        C.scale_(x, factor)

    def sin_(self, x: Any) -> None:
        C.sin_(x)

    def fill_(self, x: Any, value: float) -> None:
        C.fill_(x, value)

    def set_(self, x: Any, axis: int, start: int, stop: int, y: Any) -> None:
        C.set_value_with_tensor_(x, y, [start], [stop], [1], [axis], [], [])

    def loss(self, parts: list[Any], weights: list[float]) -> Any:
        total = None
        for part, weight in zip(parts, weights, strict=True):
            one = C.scale(C.sum(C.multiply(part, part)), weight)
            total = one if total is None else C.add(total, one)
        return total


class Torch(Numpy):
    """PyTorch. It has no negative steps: they become a flip of what is read, which is a copy there; programs for it
    have none."""

    def __init__(self) -> None:
        import torch

        self.torch = torch

    def leaf(self, value: np.ndarray) -> Any:
        return self.torch.tensor(value, requires_grad=True)

    def const(self, value: np.ndarray) -> Any:
        return self.torch.tensor(value)

    def transpose(self, x: Any, perm: tuple[int, ...]) -> Any:
        return x.permute(perm)

    def multiply_(self, x: Any, y: Any) -> None:
        self.written(x).mul_(y)

    def add_(self, x: Any, y: Any) -> None:
        self.written(x).add_(y)

    def scale_(self, x: Any, factor: float) -> None:
        self.written(x).mul_(factor)

    def sin_(self, x: Any) -> None:
        self.written(x).sin_()

    def fill_(self, x: Any, value: float) -> None:
        self.written(x).fill_(value)

    def set_(self, x: Any, axis: int, start: int, stop: int, y: Any) -> None:
        super().set_(self.written(x), axis, start, stop, y)

    @staticmethod
    def written(x: Any) -> Any:
        """x, whose history PyTorch brings up to date when it is asked for; an in-place op itself does not ask."""
        assert x.grad_fn is not None or not x.requires_grad
        return x


def run(program: Program, on: Any, leaves: list[np.ndarray] | None = None) -> tuple[list[Any], Any]:
    """The leaves and the loss."""
    tensors = [on.leaf(v) for v in leaves or program.leaves]
    made = list(tensors)
    kept: list[Any] = []
    for what, *args in program.steps:
        if what == "const":
            made.append(on.const(args[0]))
        elif what == "keep":
            kept.append(on.copy(made[args[0]], 1.0))
        elif what == "drop":
            made[args[0]] = None
        elif what in ("copy", "slice", "transpose", "reshape"):
            made.append(getattr(on, what)(made[args[0]], *args[1:]))
        elif what in ("multiply_", "add_"):
            getattr(on, what)(made[args[0]], on.copy(made[args[1]], args[2]))
        elif what == "set_":
            on.set_(made[args[0]], *args[1:4], on.copy(made[args[4]], args[5]))
        else:
            getattr(on, what)(made[args[0]], *args[1:])
    ends = [on.copy(t, 1.0) for t in made[LEAVES:] if t is not None]
    return tensors, on.loss(kept + ends, program.weights[: len(kept) + len(ends)])


def numeric(program: Program) -> list[np.ndarray]:
    """The gradients of the leaves by complex-step differences: every op here is analytic, so a step into the imaginary
    direction gives the derivative to full precision."""
    found = []
    for i, leaf in enumerate(program.leaves):
        grad = np.zeros_like(leaf)
        for at in np.ndindex(leaf.shape):
            moved = [v.astype(complex) for v in program.leaves]
            moved[i][at] += 1e-30j
            grad[at] = run(program, Numpy(), moved)[1].imag / 1e-30
        found.append(grad)
    return found


def ours(program: Program) -> tuple[Any, list[np.ndarray]]:
    """Loss and gradients by our engine, zeros for a leaf that got none."""
    leaves, loss = run(program, Ours())
    if not loss.stop_gradient:
        loss.backward()
    with grad_mode(False):
        grads = [np.zeros_like(x.impl.array) if x.grad is None else x.grad.impl.array.copy() for x in leaves]
    return loss.impl.array.copy(), grads


def generate(seed: int, length: int = 14, backwards: bool = True) -> Program:
    """A random program. backwards: with views of negative steps."""
    rng = random.Random(seed)
    shapes = [(2, 3, 2), (4, 3), (6,)]
    values = np.random.default_rng(seed)
    program = Program([values.uniform(-1, 1, s) for s in shapes])
    on = Numpy()
    made: list[Any] = [v.copy() for v in program.leaves]
    views: set[int] = set()  # tensors that are views, and so of a base, never of a leaf

    def step(*entry: Any) -> None:
        program.steps.append(entry)

    def add(array: Any, *entry: Any) -> int:
        step(*entry)
        made.append(array)
        return len(made) - 1

    def usable() -> list[int]:
        return [i for i in range(LEAVES, len(made)) if made[i] is not None]

    for i in range(LEAVES):  # a base from every leaf, and one that is a constant
        add(made[i] * 0.9, "copy", i, 0.9)
    add(np.full((4, 3), 0.25), "const", np.full((4, 3), 0.25))
    for _ in range(length):
        kind = rng.choice(["view", "view", "view", "write", "write", "write", "write", "keep", "drop"])
        t = rng.choice(usable())
        x = made[t]
        if kind == "view":
            _view(rng, add, views, t, x, backwards)
        elif kind == "write":
            _write(rng, step, made, usable(), t, on)
        elif kind == "keep":
            step("keep", t)
        elif len(usable()) > 3:
            step("drop", t)
            made[t] = None
    count = sum(1 for s in program.steps if s[0] == "keep") + len(usable())
    program.weights = [round(rng.uniform(0.5, 1.5), 3) for _ in range(count)]
    return program


def _view(rng: random.Random, add: Any, views: set[int], t: int, x: Any, backwards: bool) -> None:
    how = rng.choice(["slice", "slice", "transpose", "reshape"])
    if how == "transpose" and x.ndim > 1:
        perm = list(range(x.ndim))
        rng.shuffle(perm)
        views.add(add(x.transpose(perm), "transpose", t, tuple(perm)))
    elif how == "reshape":
        shape = rng.choice(
            [(x.size,), (1, x.size), (x.size // 2, 2) if x.size % 2 == 0 else (x.size, 1), x.shape[::-1]]
        )
        views.add(add(x.reshape(shape), "reshape", t, tuple(shape)))
    else:
        axis = rng.randrange(x.ndim)
        n = x.shape[axis]
        if n < 2:
            return
        if backwards and rng.random() < 0.3:
            entry = (axis, n - 1, None, -rng.choice([1, 2]))
        else:
            start = rng.randrange(n - 1)
            entry = (axis, start, rng.randrange(start + 1, n + 1), rng.choice([1, 1, 2]))
        views.add(add(Numpy().slice(x, *entry), "slice", t, *entry))


def _write(rng: random.Random, step: Any, made: list[Any], usable: list[int], t: int, on: Numpy) -> None:
    x = made[t]
    fitting = [i for i in [*range(LEAVES), *usable] if made[i] is not None and made[i].shape == x.shape]
    how = rng.choice(["multiply_", "add_", "add_", "scale_", "sin_", "fill_", "set_"])
    if how in ("multiply_", "add_") and fitting:
        other, factor = rng.choice(fitting), rng.choice([0.7, 1.1])
        step(how, t, other, factor)
        getattr(on, how)(x, on.copy(made[other], factor))
    elif how == "set_":
        axis = rng.randrange(x.ndim)
        start = rng.randrange(x.shape[axis])
        stop = rng.randrange(start + 1, x.shape[axis] + 1)
        part = x[(slice(None),) * axis + (slice(start, stop),)]
        fits = [i for i in [*range(LEAVES), *usable] if made[i] is not None and made[i].shape == part.shape]
        if fits:
            other = rng.choice(fits)
            step("set_", t, axis, start, stop, other, 0.8)
            on.set_(x, axis, start, stop, on.copy(made[other], 0.8))
    elif how == "scale_":
        step("scale_", t, 1.2)
        on.scale_(x, 1.2)
    elif how == "fill_" and rng.random() < 0.3:
        step("fill_", t, 0.4)
        on.fill_(x, 0.4)
    else:
        step("sin_", t)
        on.sin_(x)
