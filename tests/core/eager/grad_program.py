"""A random program for `paddle.grad`, in what Paddle and gradscope's paddle share, and what it computes."""

from __future__ import annotations

import random
from typing import Any


def run(paddle: Any, seed: int, size: int = 60) -> dict[str, Any]:
    """Gradients for a random subset of the tensors of a random graph, twice (once with create_graph, and then of the
    gradients), and the order in which hooks ran. paddle: the module to run it with."""
    rng = random.Random(seed)
    leaves = [
        paddle.to_tensor(
            [[rng.randint(-64, 64) / 64 for _ in range(3)] for _ in range(2)], "float64", stop_gradient=False
        )
        for _ in range(4)
    ]
    made = list(leaves)
    two_slots = set(range(len(made)))  # tensors that only ops with two inputs read: safe in no_grad_vars
    log: list[int] = []
    in_place = seed % 2 == 0  # then no second derivatives: Paddle's are wrong behind an in-place multiply

    def hook(number: int, factor: float) -> Any:
        return lambda g: (log.append(number), g * factor)[1]

    while len(made) < size:
        i, j = (max(0, len(made) - 1 - int(rng.expovariate(0.1))) for _ in range(2))
        x, y = made[i], made[j]
        what = rng.choice(["add", "multiply", "tanh", "scale", "split", "concat", "exp", "inplace"][: 7 + in_place])
        new: list[Any]
        if what == "add":
            new = [x + y]
        elif what == "multiply":
            new = [x * y]
        elif what == "tanh":
            new = [paddle.tanh(x)]
        elif what == "scale":
            new = [x * -0.875]
        elif what == "split":
            top, bottom = paddle.split(x, 2)
            new = [paddle.concat([bottom, top])]
        elif what == "concat":
            new = [paddle.concat([x, y])[1:3]]
        elif what == "exp":
            new = [paddle.exp(paddle.tanh(x))]
        else:
            target = x * 0.75
            target.multiply_(paddle.tanh(y))
            new = [target]
        if what not in ("add", "multiply"):
            two_slots -= {i, j}
        two_slots.add(len(made))
        if rng.random() < 0.3:
            new[0].register_hook(hook(len(made), rng.choice([0.5, -1.0])))
        made += new
    out = made[-1]
    asked = rng.sample(range(size - 1), rng.choice([1, 2, 4]))
    inputs = [made[i] for i in asked]
    safe = sorted(two_slots - {size - 1})
    constants = [made[i] for i in rng.sample(safe, min(len(safe), rng.choice([0, 0, 1])))]
    found: dict[str, Any] = {}
    for create in (False, True):
        log.clear()
        grads = paddle.grad(out, inputs, create_graph=create, allow_unused=True, no_grad_vars=constants)
        found[f"grads {create}"] = [None if g is None else g.tolist() for g in grads]
        found[f"flags {create}"] = [None if g is None else g.stop_gradient for g in grads]
        found[f"order {create}"] = list(log)
    there = [g for g in grads if g is not None]
    if there and not in_place:
        log.clear()
        second = paddle.grad([(g * g).sum() for g in there], leaves, allow_unused=True)
        found["second"] = [None if g is None else g.tolist() for g in second]
    out.backward()
    found["backward"] = [None if x.grad is None else x.grad.tolist() for x in leaves]
    return found
