"""Random graphs in which ops are PyLayers, recomputed, packed or hooked: gradients are those of the plain graph, to
second order too, the same recorded and unrecorded, and those of the real Paddle where it is installed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as ours
from tests.paddle.twice import twice

STEPS = 40
WAYS = ("plain", "py_layer", "reentrant", "with_hooks", "packed", "hooked", "in_place")


class Kit:
    """The same five functions in every way, for one `paddle` module."""

    def __init__(self, p: Any, recompute: Callable[..., Any]) -> None:
        self.p = p
        self.recompute = recompute
        layer = p.autograd.PyLayer

        class Multiply(layer):  # type: ignore[misc]
            @staticmethod
            def forward(ctx: Any, a: Any, b: Any) -> Any:
                ctx.save_for_backward(a, b)
                return a * b

            @staticmethod
            def backward(ctx: Any, g: Any) -> Any:
                a, b = ctx.saved_tensor()
                return g * b, g * a

        class Tanh(layer):  # type: ignore[misc]
            @staticmethod
            def forward(ctx: Any, a: Any) -> Any:
                y = p.tanh(a)
                ctx.save_for_backward(a)
                return y

            @staticmethod
            def backward(ctx: Any, g: Any) -> Any:
                (a,) = ctx.saved_tensor()
                y = p.tanh(a)
                return g * (1.0 - y * y)

        class AddList(layer):  # type: ignore[misc]
            @staticmethod
            def forward(ctx: Any, values: Any) -> Any:
                return values[0] + values[1]

            @staticmethod
            def backward(ctx: Any, g: Any) -> Any:
                return ([g * 1.0, g * 1.0],)

        class Halves(layer):  # type: ignore[misc]
            @staticmethod
            def forward(ctx: Any, a: Any) -> Any:
                return a * 0.5, a * 0.25

            @staticmethod
            def backward(ctx: Any, g: Any, h: Any) -> Any:
                return g * 0.5 + h * 0.25

        class Same(layer):  # type: ignore[misc]
            @staticmethod
            def forward(ctx: Any, a: Any) -> Any:
                return a

            @staticmethod
            def backward(ctx: Any, g: Any) -> Any:
                return g * 1.0

        self.layers = {"multiply": Multiply.apply, "tanh": Tanh.apply, "halves": Halves.apply}
        self.layers["add"] = lambda a, b: AddList.apply([a, b])
        self.same = Same.apply
        self.functions: dict[str, Callable[..., Any]] = {
            "multiply": lambda a, b: a * b,
            "add": lambda a, b: a + b,
            "tanh": lambda a: p.tanh(a),
            "halves": lambda a: (a * 0.5, a * 0.25),
        }

    def run(self, op: str, way: str, *args: Any) -> list[Any]:
        """The outputs of an op done in some way."""
        function = self.functions[op]
        if way == "py_layer":
            out = self.layers[op](*args)
        elif way in ("reentrant", "with_hooks"):
            out = self.recompute(function, *args, use_reentrant=way == "reentrant")
        elif way == "packed":
            with self.p.autograd.saved_tensors_hooks(lambda t: t.numpy(), self.p.to_tensor):
                out = function(*args)
        else:
            out = function(*args)
        outs = list(out) if isinstance(out, (tuple, list)) else [out]
        if way == "hooked":
            for one in outs:
                one.register_hook(lambda g: g * 1.0)
                one.retain_grads()
        if way == "in_place":
            outs = [self.same(one * 1.0) for one in outs]  # nothing has saved that product
        return outs


def graph(kit: Kit, seed: int, ways: tuple[str, ...]) -> tuple[list[Any], Any]:
    """(leaves, root) of a random graph; the graph depends on the seed only, the way of each op also on `ways`."""
    rng, choose = np.random.default_rng(seed), np.random.default_rng(seed + 1)
    leaves = [kit.p.to_tensor(rng.normal(size=3), stop_gradient=False) for _ in range(3)]
    values = list(leaves)
    for _ in range(STEPS):
        op = str(rng.choice(["multiply", "add", "tanh", "halves"]))
        picks = rng.integers(max(0, len(values) - 8), len(values), size=2)
        args = [values[i] for i in picks[: 1 if op in ("tanh", "halves") else 2]]
        way = ways[int(choose.integers(len(ways)))]
        values += kit.run(op, way, *args)
    root = kit.p.tanh(values[-1] + values[-3] * values[-5]).sum() + (leaves[0] * leaves[1]).sum()
    return leaves, root


def gradients(kit: Kit, seed: int, ways: tuple[str, ...]) -> list[Any]:
    """Of every leaf after backward, None where nothing arrives."""
    leaves, root = graph(kit, seed, ways)
    root.backward()
    return [None if x.grad is None else x.grad.numpy().tolist() for x in leaves]


def near(found: list[Any], wanted: list[Any]) -> None:
    assert [f is None for f in found] == [w is None for w in wanted]
    for f, w in zip(found, wanted, strict=True):
        if w is not None:
            np.testing.assert_allclose(f, w, rtol=1e-11, atol=1e-12)


OURS = Kit(ours, ours.distributed.fleet.utils.recompute)


@pytest.mark.parametrize("seed", range(20))
def test_gradients_are_those_of_the_plain_graph(seed: int, tmp_path: Path) -> None:
    def program() -> Any:
        return gradients(OURS, seed, WAYS)

    found, trace = twice(program, tmp_path)
    near(found, gradients(OURS, seed, ("plain",)))
    assert len(trace.passes) >= 1 and all(info.error is None for info in trace.passes)


@pytest.mark.parametrize("seed", range(100, 110))
def test_second_derivatives_too(seed: int, tmp_path: Path) -> None:
    ways = tuple(way for way in WAYS if way != "reentrant")  # whose gradient is a constant, as in Paddle

    def second(kinds: tuple[str, ...]) -> Any:
        leaves, root = graph(OURS, seed, kinds)
        first = ours.grad(root, leaves, create_graph=True, allow_unused=True)
        total = sum((g * g).sum() for g in first if g is not None)
        total.backward()
        return [None if x.grad is None else x.grad.numpy().tolist() for x in leaves]

    def program() -> Any:
        return second(ways)

    found, _ = twice(program, tmp_path)
    near(found, second(("plain",)))


@pytest.mark.peers
@pytest.mark.parametrize("seed", range(20))
def test_the_real_paddle_says_the_same(seed: int) -> None:
    paddle: Any = pytest.importorskip("paddle")
    from paddle.distributed.fleet.utils import recompute

    near(gradients(OURS, seed, WAYS), gradients(Kit(paddle, recompute), seed, WAYS))
