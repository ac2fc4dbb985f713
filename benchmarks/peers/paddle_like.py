"""Programs as a user of Paddle writes them, for gradscope and for Paddle itself: one text, two engines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from benchmarks.works import CHAIN_OPS, DEEP_OPS, EPSILON, FAN_OUT, HEADS, RATE, WORKS


class Two:
    """A work whose forward gives one tensor, from which the backward starts."""

    def __init__(self, forward: Callable[[], Any], leaves: dict[str, Any], names: tuple[str, ...]) -> None:
        self.run, self.leaves, self.names = forward, leaves, names
        self.out: Any = None

    def forward(self) -> None:
        """Build the graph."""
        for name in self.names:
            self.leaves[name].clear_gradient(False)
        self.out = self.run()

    def backward(self) -> None:
        """Walk it."""
        self.out.backward()

    def gradients(self) -> dict[str, Any]:
        """Of the last backward."""
        return {name: self.leaves[name].grad.numpy() for name in self.names}


class Step:
    """A model: loss, backward and update."""

    def __init__(self, paddle: Any, loss: Callable[[], Any], leaves: dict[str, Any], names: tuple[str, ...]) -> None:
        self.loss, self.leaves, self.names = loss, leaves, names
        self.sgd = paddle.optimizer.SGD(learning_rate=RATE, parameters=[leaves[name] for name in names])

    def step(self) -> None:
        """One step of training."""
        self.loss().backward()
        self.sgd.step()
        self.sgd.clear_grad()

    def gradients(self) -> dict[str, Any]:
        """Those of one pass, without an update."""
        self.loss().backward()
        found = {name: self.leaves[name].grad.numpy() for name in self.names}
        self.sgd.clear_grad()
        return found


def maker(paddle: Any) -> Callable[[str, dict[str, Any]], Any]:
    """`make(name, arrays)` on this paddle."""
    F = paddle.nn.functional

    def chain(t: dict[str, Any], ops: int) -> Any:
        x, w = t["x"], t["w"]
        y = x
        for _ in range(ops // 2):
            y = y * w + x
        return y

    def fanout(t: dict[str, Any]) -> Any:
        x, w = t["x"], t["w"]
        return paddle.concat([x * w for _ in range(FAN_OUT)]).sum()

    def mlp(t: dict[str, Any]) -> Any:
        h = F.relu(paddle.matmul(t["x"], t["w1"]) + t["b1"])
        return F.cross_entropy(paddle.matmul(h, t["w2"]) + t["b2"], t["y"])

    def cnn(t: dict[str, Any]) -> Any:
        h = F.max_pool2d(F.relu(F.conv2d(t["x"], t["k1"], t["c1"], padding=1)), 2)
        h = F.max_pool2d(F.relu(F.conv2d(h, t["k2"], t["c2"], padding=1)), 2)
        return F.cross_entropy(paddle.matmul(h.reshape([8, 784]), t["w"]) + t["b"], t["y"])

    def block(t: dict[str, Any]) -> Any:
        x = t["x"]
        b, n, d = x.shape
        size = d // HEADS

        def split(name: str) -> Any:
            return paddle.matmul(norm, t[name]).reshape([b, n, HEADS, size]).transpose([0, 2, 1, 3])

        norm = F.layer_norm(x, [d], t["g1"], t["s1"], EPSILON)
        q, k, v = split("wq"), split("wk"), split("wv")
        scores = F.softmax(paddle.matmul(q, k, transpose_y=True) * size**-0.5 + t["mask"])
        mixed = paddle.matmul(scores, v).transpose([0, 2, 1, 3]).reshape([b, n, d])
        mid = x + paddle.matmul(mixed, t["wo"])
        norm = F.layer_norm(mid, [d], t["g2"], t["s2"], EPSILON)
        out = mid + paddle.matmul(F.gelu(paddle.matmul(norm, t["up"]), approximate=True), t["down"])
        return F.mse_loss(out, t["y"])

    def double(t: dict[str, Any]) -> Any:
        h = paddle.tanh(paddle.matmul(t["x"], t["w1"]) + t["b1"])
        off = paddle.matmul(h, t["w2"]) + t["b2"] - t["target"]
        loss = (off * off).mean()
        found = paddle.grad(loss, [t["w1"], t["b1"], t["w2"], t["b2"]], create_graph=True)
        total = (found[0] * found[0]).sum()
        for one in found[1:]:
            total = total + (one * one).sum()
        return total

    models = {"mlp": mlp, "cnn": cnn, "block": block, "double": double}
    chains = {"chain": CHAIN_OPS, "scalar": CHAIN_OPS, "deep": DEEP_OPS}

    def make(name: str, a: dict[str, Any]) -> Any:
        names = WORKS[name].checks
        t = {key: paddle.to_tensor(array, stop_gradient=key not in names) for key, array in a.items()}
        if name in chains:
            return Two(lambda: chain(t, chains[name]), t, names)
        if name == "fanout":
            return Two(lambda: fanout(t), t, names)
        return Step(paddle, lambda: models[name](t), t, names)

    return make
