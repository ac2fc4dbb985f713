"""Playing a graph of `dags.py`: every step in Paddle's names, with what PyTorch calls otherwise beside it."""

from __future__ import annotations

from typing import Any

import numpy as np

from .dags import WATCHES, Dag


class Paddle:
    """Steps on `paddle`: our package or the real one. `root` takes the package."""

    def __init__(self, root: Any) -> None:
        self.p = root

    # ------------------------------------------------------------------------------------- what PyTorch has otherwise

    def leaf(self, array: np.ndarray) -> Any:
        return self.p.to_tensor(array, stop_gradient=False)

    def constant(self, array: np.ndarray) -> Any:
        return self.p.to_tensor(array)

    def transpose(self, x: Any) -> Any:
        return x.transpose([1, 0])

    def expand(self, x: Any, shape: list[int]) -> Any:
        return x.expand(shape)

    def cat(self, parts: list[Any], axis: int) -> Any:
        return self.p.concat(parts, axis)

    def total(self, x: Any, axis: int | None) -> Any:
        return x.sum(axis)

    def mean(self, x: Any, axis: int | None) -> Any:
        return x.mean(axis)

    def split(self, x: Any) -> Any:
        return self.p.split(x, [1, 3], 0)

    def gather(self, x: Any, index: list[int]) -> Any:
        return self.p.gather(x, self.p.to_tensor(np.array(index)), 0)

    def cast(self, x: Any) -> Any:
        return x.astype("complex128")

    def real(self, x: Any) -> Any:
        return self.p.real(x)

    def imag(self, x: Any) -> Any:
        return self.p.imag(x)

    def as_real(self, x: Any) -> Any:
        return self.p.as_real(x)

    def as_complex(self, x: Any) -> Any:
        return self.p.as_complex(x)

    def add_(self, x: Any, y: Any) -> Any:
        return x.add_(y)

    def multiply_(self, x: Any, y: Any) -> Any:
        return x.multiply_(y)

    def scale_(self, x: Any, number: float) -> Any:
        return x.scale_(number)

    def no_gradient(self, x: Any) -> bool:
        return bool(x.stop_gradient)

    def retain(self, x: Any) -> None:
        x.retain_grads()

    def backward(self, roots: list[Any], seeds: list[Any]) -> None:
        self.p.autograd.backward(roots, seeds)

    # --------------------------------------------------------------------------------------------------------- steps

    def step(self, what: str, xs: list[Any], a: Any) -> Any:
        """The value of one step, None for one that makes none."""
        x, y = xs[0], xs[-1]
        match what:
            case "tanh" | "sigmoid":
                return getattr(self.p, what)(x)
            case "soft_exp":
                return self.p.exp(x * 0.3) * 0.6
            case "root":
                return self.p.sqrt(x * x + 1.0)
            case "scaled":
                return x * -0.9
            case "shifted":
                return 1.1 - x * 0.5
            case "halved":
                return x / 2.0
            case "squared":
                return x**2 * 0.4
            case "absolute":
                return self.p.abs(x + 0.3)
            case "negated":
                return -x
            case "conj":
                return self.p.conj(x)
            case "times_i":
                return x * self.constant(np.array(0.3 + 0.8j))
            case "turned_unit":
                return self.p.sgn(x + self.constant(np.array(0.2 - 0.1j)))
            case "plus":
                return (x + y) * 0.6
            case "minus":
                return (x - y) * 0.6
            case "times":
                return x * y * 0.7
            case "over":
                return x / (y * y * 0.1 + 2.0)
            case "larger":
                return self.p.maximum(x, y)
            case "chosen":
                return self.p.where(x > y, x, x * 0.5 + y * 0.5)
        return self._shapes(what, x, y, a)

    def _shapes(self, what: str, x: Any, y: Any, a: Any) -> Any:
        match what:
            case "reshaped":
                return x.reshape([3, 4])
            case "turned":
                return self.transpose(x)
            case "part":
                return x[1:3]
            case "widened":
                return self.expand(x.unsqueeze(0), [2, 4, 3]) * 0.5
            case "flat":
                return x.flatten()
            case "as_full":
                return x.reshape([4, 3])
            case "doubled":
                return self.cat([x, x * 0.5], 0)
            case "summed":
                return self.total(x, a) * 0.3
            case "averaged":
                return self.mean(x, a)
            case "product":
                return x.matmul(y) * 0.5
            case "mixed":
                first, second = self.split(x)
                return self.cat([second, y[0:1] + first], 0)
            case "woven":
                stacked = self.p.stack([x, y], 0)
                return self.total(stacked, 0) * 0.6
            case "unbound":
                rows = self.p.unbind(x, 0)
                return self.p.stack([rows[2], rows[0], rows[2] + y[1], rows[1] * rows[0]], 0)
            case "gathered":
                return self.gather(x, a)
        return self._complex(what, x, y) if what in _CROSSING else self._writes(what, x, y)

    def _complex(self, what: str, x: Any, y: Any) -> Any:
        match what:
            case "joined":
                return self.p.complex(x, y)
            case "paired":
                return self.as_complex(self.p.stack([y, x], -1))
            case "cast":
                return self.cast(x) * self.constant(np.array(0.5 - 0.5j)) + self.cast(y)
            case "real":
                return self.real(x)
            case "imag":
                return self.imag(x) * 1.1
            case "modulus":
                return self.p.abs(x) * 0.8
        return self.as_real(x)[:, :, 0] - self.as_real(x)[:, :, 1]

    def _writes(self, what: str, x: Any, y: Any) -> Any:
        if what in WATCHES:
            return self._watch(what, x)
        target = x * 1.0
        if self.no_gradient(target):
            return target
        match what:
            case "added_to":
                self.add_(target, y * 0.5)
            case "multiplied_by":
                self.multiply_(target, y * 0.5)
            case "scaled_in_place":
                self.scale_(target, 0.8)
            case "set_rows":
                target[1:3] = y[0:2] * 0.9
            case "view_added":
                self.add_(target[1:3], y[0:2] * 0.5)
            case "view_scaled":
                self.scale_(self.transpose(target)[0:2], 0.7)
            case "view_of_view_set":
                target.reshape([2, 6])[1][2:4] = y[0, 0:2] * 0.5
            case "real_scaled":
                self.scale_(self.real(target), 0.7)
            case "imag_added":
                self.add_(self.imag(target)[1:3], self.real(y)[0:2] * 0.5)
            case "as_real_set":
                self.as_real(target)[2:4, :, 1] = self.imag(y)[0:2] * 0.9
            case "as_complex_turned":
                pairs = self.as_complex(target.reshape([6, 2]))
                self.multiply_(pairs, self.constant(np.array(0.6 - 0.8j)))
        return target

    def _watch(self, what: str, x: Any) -> None:
        if self.no_gradient(x):
            return
        if what == "seen":
            x.register_hook(lambda g: None)
        elif what == "copied":
            x.register_hook(lambda g: g * 1.0)
        elif what == "twice":
            x.register_hook(lambda g: g * 2.0)
            x.register_hook(lambda g: g * 0.5)
        else:
            self.retain(x)


_CROSSING = frozenset(("joined", "paired", "cast", "real", "imag", "modulus", "pairs"))


class Torch(Paddle):
    """The same on `torch`."""

    def leaf(self, array: np.ndarray) -> Any:
        return self.p.tensor(array, requires_grad=True)

    def constant(self, array: np.ndarray) -> Any:
        return self.p.tensor(array)

    def transpose(self, x: Any) -> Any:
        return x.t()

    def total(self, x: Any, axis: int | None) -> Any:
        return x.sum() if axis is None else x.sum(axis)

    def mean(self, x: Any, axis: int | None) -> Any:
        return x.mean() if axis is None else x.mean(axis)

    def cat(self, parts: list[Any], axis: int) -> Any:
        return self.p.cat(parts, axis)

    def gather(self, x: Any, index: list[int]) -> Any:
        return self.p.index_select(x, 0, self.p.tensor(index))

    def cast(self, x: Any) -> Any:
        return x.to(self.p.complex128)

    def as_real(self, x: Any) -> Any:
        return self.p.view_as_real(x.resolve_conj())

    def as_complex(self, x: Any) -> Any:
        return self.p.view_as_complex(x.contiguous())

    def multiply_(self, x: Any, y: Any) -> Any:
        return x.mul_(y)

    def scale_(self, x: Any, number: float) -> Any:
        return x.mul_(number)

    def split(self, x: Any) -> Any:
        return self.p.split(x, [1, 3], 0)

    def no_gradient(self, x: Any) -> bool:
        return not x.requires_grad

    def retain(self, x: Any) -> None:
        x.retain_grad()

    def backward(self, roots: list[Any], seeds: list[Any]) -> None:
        self.p.autograd.backward(roots, seeds)


def play(dag: Dag, on: Paddle, arrays: list[np.ndarray] | None = None) -> tuple[list[Any], list[Any]]:
    """(leaves, every value made, leaves among them) of the graph, with `arrays` for the leaves' own."""
    leaves = [on.leaf(np.array(a)) for a in (dag.leaves if arrays is None else arrays)]
    values = list(leaves)
    for what, operands, argument in dag.steps:
        made = on.step(what, [values[i] for i in operands], argument)
        if made is not None:
            values.append(made)
    return leaves, values


def gradients(dag: Dag, on: Paddle) -> list[Any]:
    """The gradient of Σ Re⟨seed, root⟩ in every leaf, None where there is none."""
    leaves, values = play(dag, on)
    roots = [(values[i], s) for i, s in dag.roots if not on.no_gradient(values[i])]
    on.backward([r for r, _ in roots], [on.constant(s) for _, s in roots])
    return [None if x.grad is None else np.asarray(x.grad.numpy()) for x in leaves]


def loss(dag: Dag, on: Paddle, arrays: list[np.ndarray]) -> float:
    """Σ Re⟨seed, root⟩ with these leaves, forward only."""
    values = play(dag, on, arrays)[1]
    return float(sum((np.conj(s) * values[i].numpy()).sum().real for i, s in dag.roots))
