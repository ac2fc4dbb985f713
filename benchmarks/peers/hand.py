"""Hand-written numpy: what a person would write who knows the gradients, and what nobody can be much quicker than.

It keeps what the backward needs (the columns of a convolution, the masks), writes into arrays where that is safe, and
does no bookkeeping. `kernels` of the models are the same numpy calls on arrays laid ready, nothing else: how much of a
step is not kernels.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from benchmarks.works import CHAIN_OPS, DEEP_OPS, EPSILON, FAN_OUT, HEADS, RATE

NAME = "numpy"


class Chain:
    """y = y * w + x, again and again."""

    def __init__(self, a: dict[str, Any], ops: int) -> None:
        self.x, self.w, self.times = a["x"], a["w"], ops // 2
        self.seed = np.ones_like(self.x)

    def forward(self) -> None:
        """Keeps every y."""
        y, x, w = self.x, self.x, self.w
        kept = self.kept = []
        for _ in range(self.times):
            kept.append(y)
            y = np.add(np.multiply(y, w), x)

    def backward(self) -> None:
        """From the last to the first."""
        w, g = self.w, self.seed
        gx, gw = np.zeros_like(g), np.zeros_like(g)
        for y in reversed(self.kept):
            gx = np.add(gx, g)
            gw = np.add(gw, np.multiply(g, y))
            g = np.multiply(g, w)
        self.found = {"x": gx + g, "w": gw}

    def gradients(self) -> dict[str, Any]:
        """Of the last backward."""
        return self.found


class FanOut:
    """One tensor used FAN_OUT times, laid side by side and summed."""

    def __init__(self, a: dict[str, Any]) -> None:
        self.x, self.w = a["x"], a["w"]

    def forward(self) -> None:
        """The sum."""
        x, w = self.x, self.w
        self.total = np.concatenate([np.multiply(x, w) for _ in range(FAN_OUT)]).sum()

    def backward(self) -> None:
        """Every use brings a gradient."""
        w = self.w
        size = len(w)
        spread = np.broadcast_to(np.float32(1), size * FAN_OUT)
        gx = np.multiply(spread[:size], w)
        for at in range(size, size * FAN_OUT, size):
            gx = np.add(gx, np.multiply(spread[at : at + size], w))
        self.found = {"x": gx}

    def gradients(self) -> dict[str, Any]:
        """Of the last backward."""
        return self.found


def cross_entropy(logits: Any, y: Any) -> Any:
    """Gradient of the mean cross entropy with regard to the logits (softmax minus one-hot, over the batch)."""
    p = np.exp(logits - logits.max(1, keepdims=True))
    p /= p.sum(1, keepdims=True)
    rows = np.arange(len(y))
    loss = -np.log(p[rows, y]).mean()
    p[rows, y] -= 1
    p /= len(y)
    return loss, p


class Model:
    """Parameters and what a step does with them; `pass_` gives their gradients."""

    def __init__(self, a: dict[str, Any]) -> None:
        self.a = {name: array.copy() for name, array in a.items()}
        self.found: dict[str, Any] = {}

    def step(self) -> None:
        """Forward, backward and update."""
        found = self.found = self.pass_()
        a = self.a
        for name, g in found.items():
            g *= RATE
            a[name] -= g

    def gradients(self) -> dict[str, Any]:
        """Those of one pass, without an update."""
        return self.pass_()

    def pass_(self) -> dict[str, Any]:
        """Forward and backward."""
        raise NotImplementedError


class Mlp(Model):
    """Two layers."""

    def pass_(self) -> dict[str, Any]:
        a = self.a
        x, w2 = a["x"], a["w2"]
        h = x @ a["w1"]
        h += a["b1"]
        np.maximum(h, 0, out=h)
        logits = h @ w2
        logits += a["b2"]
        _, d = cross_entropy(logits, a["y"])
        dh = d @ w2.T
        dh *= h > 0
        return {"w1": x.T @ dh, "b1": dh.sum(0), "w2": h.T @ d, "b2": d.sum(0)}


class Double(Model):
    """The gradient of the squared length of the gradient, of the mlp with tanh and a squared loss."""

    def pass_(self) -> dict[str, Any]:
        a = self.a
        x, w2, y = a["x"], a["w2"], a["target"]
        n = y.size
        # first order: loss = mean((h @ w2 + b2 - y)^2), h = tanh(x @ w1 + b1)
        h = x @ a["w1"]
        h += a["b1"]
        np.tanh(h, out=h)
        d = h @ w2
        d += a["b2"]
        d -= y
        d *= 2 / n
        dh = d @ w2.T
        slope = 1 - h * h
        dz = dh * slope
        g1, gb1, g2, gb2 = x.T @ dz, dz.sum(0), h.T @ d, d.sum(0)
        # second: of sum of squares of the four
        u1, ub1, u2, ub2 = 2 * g1, 2 * gb1, 2 * g2, 2 * gb2
        vz = x @ u1
        vz += ub1
        vh_back = vz * slope  # gradient of dh
        vslope = vz * dh
        vd = h @ u2
        vd += ub2
        vd += vh_back @ w2
        vh = d @ u2.T
        vh -= 2 * vslope * h
        w2_found = vh_back.T @ d
        vd *= 2 / n  # now of the difference
        w2_found += h.T @ vd
        vh += vd @ w2.T
        vz1 = vh * slope
        return {"w1": x.T @ vz1, "b1": vz1.sum(0), "w2": w2_found, "b2": vd.sum(0)}


def columns(x: Any) -> Any:
    """(N*H*W, C*9): the 3x3 neighbourhoods of (N, C, H, W), zeros around."""
    n, c, h, w = x.shape
    padded = np.zeros_like(x, shape=(n, c, h + 2, w + 2))
    padded[:, :, 1:-1, 1:-1] = x
    view = np.lib.stride_tricks.sliding_window_view(padded, (3, 3), axis=(2, 3), subok=True)
    return view.transpose(0, 2, 3, 1, 4, 5).reshape(n * h * w, c * 9)


def scatter(cols: Any, shape: tuple[int, ...]) -> Any:
    """The gradient of `columns`."""
    n, c, h, w = shape
    cols = cols.reshape(n, h, w, c, 3, 3).transpose(0, 3, 4, 5, 1, 2)
    padded = np.zeros_like(cols, shape=(n, c, h + 2, w + 2))
    for i in range(3):
        for j in range(3):
            part = padded[:, :, i : i + h, j : j + w]
            part += cols[:, :, i, j]
    return padded[:, :, 1:-1, 1:-1]


class Cnn(Model):
    """conv, relu, pool, conv, relu, pool, linear."""

    def pass_(self) -> dict[str, Any]:
        a = self.a
        x, y = a["x"], a["y"]
        cols1, z1 = self._conv(x, a["k1"], a["c1"])
        np.maximum(z1, 0, out=z1)
        p1 = self._pool(z1)
        cols2, z2 = self._conv(p1, a["k2"], a["c2"])
        np.maximum(z2, 0, out=z2)
        p2 = self._pool(z2)
        flat = p2.reshape(len(x), -1)
        logits = flat @ a["w"]
        logits += a["b"]
        _, d = cross_entropy(logits, y)
        found = {"w": flat.T @ d, "b": d.sum(0)}
        d2 = self._unpool((d @ a["w"].T).reshape(p2.shape), p2, z2)
        d2 *= z2 > 0
        rows = self._rows(d2)
        found["k2"], found["c2"] = (rows.T @ cols2).reshape(a["k2"].shape), rows.sum(0)
        dp1 = scatter(rows @ a["k2"].reshape(len(a["k2"]), -1), p1.shape)
        d1 = self._unpool(dp1, p1, z1)
        d1 *= z1 > 0
        rows = self._rows(d1)
        found["k1"], found["c1"] = (rows.T @ cols1).reshape(a["k1"].shape), rows.sum(0)
        return found

    def _conv(self, x: Any, k: Any, bias: Any) -> tuple[Any, Any]:
        n, _, h, w = x.shape
        cols = columns(x)
        out = cols @ k.reshape(len(k), -1).T
        out += bias
        return cols, out.reshape(n, h, w, len(k)).transpose(0, 3, 1, 2).copy()

    def _rows(self, d: Any) -> Any:
        return d.transpose(0, 2, 3, 1).reshape(-1, d.shape[1])

    def _pool(self, z: Any) -> Any:
        p = np.maximum(z[:, :, ::2, ::2], z[:, :, ::2, 1::2])
        np.maximum(p, z[:, :, 1::2, ::2], out=p)
        return np.maximum(p, z[:, :, 1::2, 1::2], out=p)

    def _unpool(self, d: Any, p: Any, z: Any) -> Any:
        made = np.empty_like(z)
        for i in range(2):
            for j in range(2):
                np.multiply(z[:, :, i::2, j::2] == p, d, out=made[:, :, i::2, j::2])
        return made


class Block(Model):
    """Attention and a two-layer net, each behind a layer norm and beside a skip."""

    def pass_(self) -> dict[str, Any]:
        a = self.a
        x = a["x"]
        b, n, d = x.shape
        size = d // HEADS
        norm1, hat1, _ = self._norm(x, a["g1"], a["s1"])
        q, k, v = (self._split(norm1 @ a[name], size) for name in ("wq", "wk", "wv"))
        scores = q @ k.swapaxes(-1, -2)
        scores *= size**-0.5
        scores += a["mask"]
        scores -= scores.max(-1, keepdims=True)
        np.exp(scores, out=scores)
        scores /= scores.sum(-1, keepdims=True)
        mixed = (scores @ v).swapaxes(1, 2).reshape(b, n, d)
        mid = mixed @ a["wo"]
        mid += x
        norm2, hat2, inv2 = self._norm(mid, a["g2"], a["s2"])
        z = norm2 @ a["up"]
        inner = z * z
        inner *= 0.044715
        inner += 1
        inner *= z
        inner *= _ROOT
        np.tanh(inner, out=inner)
        act = inner + 1
        act *= z
        act *= 0.5
        out = act @ a["down"]
        out += mid
        out -= a["y"]
        out *= 2 / out.size
        # backward
        rows = out.reshape(-1, d)
        found = {"down": act.reshape(-1, 4 * d).T @ rows}
        dact = out @ a["down"].T
        slope = z * z
        slope *= 3 * 0.044715
        slope += 1
        slope *= _ROOT
        slope *= 1 - inner * inner
        slope *= z
        slope += inner
        slope += 1
        slope *= 0.5
        dact *= slope
        found["up"] = norm2.reshape(-1, d).T @ dact.reshape(-1, 4 * d)
        dmid, found["g2"], found["s2"] = self._norm_back(dact @ a["up"].T, hat2, inv2, a["g2"])
        dmid += out
        found["wo"] = mixed.reshape(-1, d).T @ dmid.reshape(-1, d)
        dmixed = self._split(dmid @ a["wo"].T, size)
        dv = scores.swapaxes(-1, -2) @ dmixed
        ds = dmixed @ v.swapaxes(-1, -2)
        ds -= np.multiply(ds, scores).sum(-1, keepdims=True)
        ds *= scores
        ds *= size**-0.5
        dq, dk = ds @ k, ds.swapaxes(-1, -2) @ q
        dnorm = 0
        flat = norm1.reshape(-1, d)
        for name, part in (("wq", dq), ("wk", dk), ("wv", dv)):
            joined = part.swapaxes(1, 2).reshape(-1, d)
            found[name] = flat.T @ joined
            dnorm = joined @ a[name].T + dnorm
        hat = dnorm * hat1.reshape(-1, d)
        found["g1"], found["s1"] = hat.sum(0), dnorm.sum(0)  # x itself wants no gradient
        return found

    def _split(self, t: Any, size: int) -> Any:
        b, n, _ = t.shape
        return t.reshape(b, n, HEADS, size).swapaxes(1, 2)

    def _norm(self, x: Any, g: Any, s: Any) -> tuple[Any, Any, Any]:
        hat = x - x.mean(-1, keepdims=True)
        inv = 1 / np.sqrt((hat * hat).mean(-1, keepdims=True) + np.float32(EPSILON))
        hat *= inv
        out = hat * g
        out += s
        return out, hat, inv

    def _norm_back(self, d: Any, hat: Any, inv: Any, g: Any) -> tuple[Any, Any, Any]:
        dg, ds = (d * hat).reshape(-1, len(g)).sum(0), d.reshape(-1, len(g)).sum(0)
        d = d * g
        d -= d.mean(-1, keepdims=True) + hat * (d * hat).mean(-1, keepdims=True)
        d *= inv
        return d, dg, ds


_ROOT = np.float32((2 / np.pi) ** 0.5)


def make(name: str, a: dict[str, Any]) -> Any:
    """The work of that name on these arrays."""
    if name in ("chain", "scalar"):
        return Chain(a, CHAIN_OPS)
    if name == "deep":
        return Chain(a, DEEP_OPS)
    return {"fanout": FanOut, "mlp": Mlp, "cnn": Cnn, "block": Block, "double": Double}[name](a)
