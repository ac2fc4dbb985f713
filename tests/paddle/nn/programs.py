"""Small programs on `paddle`, whichever that is: functions, layers, optimizers and schedules, each giving arrays.

`observed.json` holds what Paddle 3.3 gives for them, as two sums of every array; test_as_paddle.py compares ours.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

Arrays = list[Any]


def made(*shape: int, lo: float = -2.0, hi: float = 2.0) -> Any:
    """float32 draws from [lo, hi), the same for the same arguments."""
    return (np.random.default_rng([len(shape), *shape]).random(shape) * (hi - lo) + lo).astype("float32")


def waves(shape: Any, shift: float = 0.0) -> Any:
    """A fixed float32 array."""
    return np.sin(np.arange(int(np.prod(shape))) * 0.37 + shift).astype("float32").reshape(shape)


ACTIVATIONS = (
    "relu", "relu6", "gelu", "silu", "swish", "mish", "elu", "celu", "selu", "leaky_relu", "hardtanh", "hardsigmoid",
    "hardswish", "hardshrink", "softshrink", "tanhshrink", "thresholded_relu", "softplus", "softsign", "log_sigmoid",
    "softmax", "log_softmax", "glu", "sigmoid", "tanh",
)  # fmt: skip


class Programs:
    """The programs on one paddle. Every method yields (name, function that gives arrays)."""

    def __init__(self, paddle: Any) -> None:
        self.paddle = paddle
        self.nn, self.F, self.optimizer = paddle.nn, paddle.nn.functional, paddle.optimizer

    def constant(self, array: Any) -> Any:
        """A tensor that wants no gradient."""
        return self.paddle.to_tensor(array)

    def run(self, function: Callable[..., Any], *arrays: Any, parameters: Any = ()) -> Arrays:
        """Outputs of the function on leaves over the arrays, then the gradients of these and of the parameters."""
        leaves = [self.paddle.to_tensor(a, stop_gradient=a.dtype.kind != "f") for a in arrays]
        outs = _flat([function(*leaves)])
        loss = None
        for i, out in enumerate(outs):
            if out.dtype == self.paddle.float32 and not out.stop_gradient:
                weight = np.cos(np.arange(int(np.prod(out.shape))) + i).astype("float32").reshape(out.shape)
                part = (out * self.constant(weight)).sum()
                loss = part if loss is None else loss + part
        found = [out.numpy() for out in outs]
        if loss is not None:
            loss.backward()
            found += [t.grad.numpy() for t in [*leaves, *parameters] if t.grad is not None]
        return found

    def all(self) -> Iterator[tuple[str, Callable[[], Arrays]]]:
        """Every program."""
        yield from self.activations()
        yield from self.windows()
        yield from self.resizing()
        yield from self.padding()
        yield from self.norms()
        yield from self.losses()
        yield from self.layers()
        yield from self.optimizers()
        yield from self.schedules()

    def activations(self) -> Iterator[tuple[str, Callable[[], Arrays]]]:
        """One tensor each."""
        F, x = self.F, made(3, 4)
        for name in ACTIVATIONS:
            yield name, lambda name=name: self.run(getattr(F, name), 3 * x)
        yield "gelu by tanh", lambda: self.run(lambda t: F.gelu(t, True), x)
        yield "prelu", lambda: self.run(F.prelu, x, made(1))
        yield "prelu per channel", lambda: self.run(F.prelu, made(2, 3, 4), made(3))
        yield "maxout", lambda: self.run(lambda t: F.maxout(t, 2, 1), made(2, 4, 3, 2))

    def windows(self) -> Iterator[tuple[str, Callable[[], Arrays]]]:
        """Convolution and pooling."""
        F, image, line = self.F, made(2, 3, 7, 6), made(2, 3, 8)
        run = self.run
        yield (
            "conv2d",
            lambda: run(lambda a, w, b: F.conv2d(a, w, b, [2, 1], [1, 2], [1, 2]), image, made(4, 3, 3, 2), made(4)),
        )
        yield (
            "conv2d same groups",
            lambda: run(lambda a, w: F.conv2d(a, w, padding="SAME", groups=2), made(2, 4, 5, 5), made(6, 2, 3, 3)),
        )
        yield "conv2d nhwc", lambda: run(
            lambda a, w: F.conv2d(a, w, padding=[[0, 0], [1, 0], [2, 1], [0, 0]], data_format="NHWC"),
            made(2, 5, 6, 3), made(4, 3, 3, 2),
        )  # fmt: skip
        yield "conv1d", lambda: run(lambda a, w, b: F.conv1d(a, w, b, 2, 1), line, made(4, 3, 3), made(4))
        yield (
            "conv2d_transpose",
            lambda: run(
                lambda a, w, b: F.conv2d_transpose(a, w, b, 2, 1, 1), made(2, 3, 4, 4), made(3, 2, 3, 3), made(2)
            ),
        )
        yield "conv2d_transpose size", lambda: run(
            lambda a, w: F.conv2d_transpose(a, w, stride=2, groups=2, output_size=[9, 9]),
            made(2, 4, 4, 4), made(4, 2, 3, 3),
        )  # fmt: skip
        for ceil in (False, True):
            yield f"max_pool2d {ceil}", lambda ceil=ceil: run(lambda a: F.max_pool2d(a, 3, 2, 1, ceil_mode=ceil), image)
            for inside in (False, True):
                yield (
                    f"avg_pool2d {ceil} {inside}",
                    lambda ceil=ceil, inside=inside: run(
                        lambda a: F.avg_pool2d(a, 3, 2, 1, ceil_mode=ceil, exclusive=inside), image
                    ),
                )
        yield "avg_pool2d same", lambda: run(lambda a: F.avg_pool2d(a, 3, 2, "SAME"), image)
        yield "max_pool1d", lambda: run(lambda a: F.max_pool1d(a, 2, 1, 1), line)
        yield "avg_pool1d", lambda: run(lambda a: F.avg_pool1d(a, 2, 1, 1), line)
        yield "adaptive_avg_pool2d", lambda: run(lambda a: F.adaptive_avg_pool2d(a, [3, 4]), image)
        yield "adaptive_avg_pool2d None", lambda: run(lambda a: F.adaptive_avg_pool2d(a, [None, 2]), image)
        yield "adaptive_max_pool2d", lambda: run(lambda a: F.adaptive_max_pool2d(a, [3, 4]), image)
        yield "adaptive_avg_pool1d", lambda: run(lambda a: F.adaptive_avg_pool1d(a, 3), line)

    def resizing(self) -> Iterator[tuple[str, Callable[[], Arrays]]]:
        """interpolate in every mode."""
        F, image = self.F, made(2, 3, 5, 4)
        for mode in ("nearest", "bilinear", "bicubic", "area"):
            for size in ([7, 9], [3, 2]):
                yield (
                    f"interpolate {mode} {size}",
                    lambda mode=mode, size=size: self.run(lambda a: F.interpolate(a, size, mode=mode), image),
                )
        for mode in ("nearest", "bilinear", "bicubic"):
            yield (
                f"interpolate {mode} by factors",
                lambda mode=mode: self.run(lambda a: F.interpolate(a, scale_factor=[1.5, 2.3], mode=mode), image),
            )
        yield (
            "interpolate corners",
            lambda: self.run(lambda a: F.interpolate(a, [7, 3], mode="bilinear", align_corners=True), image),
        )
        yield (
            "interpolate points",
            lambda: self.run(lambda a: F.interpolate(a, [7, 3], mode="bilinear", align_mode=1), image),
        )
        yield "interpolate linear", lambda: self.run(lambda a: F.interpolate(a, [8], mode="linear"), made(2, 3, 5))
        yield (
            "interpolate trilinear",
            lambda: self.run(lambda a: F.interpolate(a, [5, 6, 7], mode="trilinear"), made(1, 2, 3, 4, 3)),
        )

    def padding(self) -> Iterator[tuple[str, Callable[[], Arrays]]]:
        """pad in every mode, shuffled pixels, and convolutions that pad so."""
        F, nn, run, image = self.F, self.nn, self.run, made(2, 3, 5, 4)
        for mode in ("constant", "reflect", "replicate", "circular"):
            yield f"pad {mode}", lambda mode=mode: run(lambda a: F.pad(a, [1, 2, 3, 0], mode, 0.5), image)
        yield "pad all axes", lambda: run(lambda a: F.pad(a, [0, 1, 2, 0, 1, 1, 0, 3], value=-1.0), image)
        yield "pad nhwc", lambda: run(lambda a: F.pad(a, [1, 0, 2, 1], "reflect", data_format="NHWC"), image)
        yield "pad line", lambda: run(lambda a: F.pad(a, [2, 1], "replicate", data_format="NCL"), made(2, 3, 4))
        yield "zeropad2d", lambda: run(lambda a: F.zeropad2d(a, [1, 2, 0, 1]), image)
        yield "pixel_shuffle", lambda: run(lambda a: F.pixel_shuffle(a, 2), made(1, 8, 2, 3))

        def convolved(mode: str) -> Arrays:
            layer = nn.Conv2D(3, 2, 3, padding=1, padding_mode=mode)
            for i, p in enumerate(layer.parameters()):
                p.set_value(waves(p.shape, i))
            return run(layer, image, parameters=layer.parameters())

        for mode in ("reflect", "replicate", "circular"):
            yield f"Conv2D {mode}", lambda mode=mode: convolved(mode)

    def norms(self) -> Iterator[tuple[str, Callable[[], Arrays]]]:
        """With weights and without."""
        F, run, image = self.F, self.run, made(2, 4, 3, 3)
        yield (
            "layer_norm",
            lambda: run(lambda a, w, b: F.layer_norm(a, [3, 4], w, b), made(2, 3, 4), made(12), made(12)),
        )
        yield "layer_norm bare", lambda: run(lambda a: F.layer_norm(a, 4), made(2, 3, 4))
        yield "group_norm", lambda: run(lambda a, w, b: F.group_norm(a, 2, weight=w, bias=b), image, made(4), made(4))
        yield (
            "instance_norm",
            lambda: run(lambda a, w, b: F.instance_norm(a, weight=w, bias=b), image, made(4), made(4)),
        )

        def batch(training: bool) -> Arrays:
            mean, variance = self.constant(made(4)), self.constant(made(4, lo=0.5))
            found = run(
                lambda a, w, b: F.batch_norm(a, mean, variance, w, b, training=training), image, made(4), made(4)
            )
            return [*found, mean.numpy(), variance.numpy()]

        yield "batch_norm train", lambda: batch(True)
        yield "batch_norm eval", lambda: batch(False)
        yield "local_response_norm", lambda: run(lambda a: F.local_response_norm(a, 3), made(2, 5, 3, 3))

    def losses(self) -> Iterator[tuple[str, Callable[[], Arrays]]]:
        """Every reduction."""
        F, run, constant = self.F, self.run, self.constant
        x, y, label = made(3, 4), made(3, 4, lo=-1), np.array([1, 0, 3])
        part, weight = made(3, 4, lo=0, hi=1), made(4, lo=0.2)
        for how in ("mean", "sum", "none"):
            for ignored in (-100, 1):
                yield (
                    f"cross_entropy {how} {ignored}",
                    lambda how=how, ignored=ignored: run(
                        lambda a: F.cross_entropy(a, constant(label), ignore_index=ignored, reduction=how), x
                    ),
                )
                yield (
                    f"cross_entropy weight {how} {ignored}",
                    lambda how=how, ignored=ignored: run(
                        lambda a: F.cross_entropy(a, constant(label), constant(weight), ignored, how), x
                    ),
                )
            yield (
                f"cross_entropy of -100 {how}",
                lambda how=how: run(lambda a: F.cross_entropy(a, constant(np.array([1, -100, 2])), reduction=how), x),
            )
            yield (
                f"nll_loss {how}",
                lambda how=how: run(
                    lambda a: F.nll_loss(F.log_softmax(a), constant(label), constant(weight), 0, how), x
                ),
            )
            yield f"mse_loss {how}", lambda how=how: run(lambda a, b: F.mse_loss(a, b, how), x, y)
            yield f"l1_loss {how}", lambda how=how: run(lambda a, b: F.l1_loss(a, b, how), x, y)
            yield f"smooth_l1_loss {how}", lambda how=how: run(lambda a, b: F.smooth_l1_loss(a, b, how, 0.7), x, y)
            yield (
                f"binary_cross_entropy {how}",
                lambda how=how: run(lambda a: F.binary_cross_entropy(F.sigmoid(a), constant(part), reduction=how), x),
            )
            yield f"binary_cross_entropy_with_logits {how}", lambda how=how: run(
                lambda a: F.binary_cross_entropy_with_logits(
                    a, constant(part), reduction=how, pos_weight=constant(weight)
                ), x,
            )  # fmt: skip
            yield f"kl_div {how}", lambda how=how: run(lambda a: F.kl_div(F.log_softmax(a), constant(part), how), x)
        yield "kl_div batchmean", lambda: run(lambda a: F.kl_div(F.log_softmax(a), constant(part), "batchmean"), x)
        soft = part / part.sum(1, keepdims=True)
        yield "cross_entropy soft", lambda: run(lambda a: F.cross_entropy(a, constant(soft), soft_label=True), x)
        yield (
            "cross_entropy soft weight",
            lambda: run(lambda a: F.cross_entropy(a, constant(soft), constant(weight), soft_label=True), x),
        )
        yield "cross_entropy smooth", lambda: run(lambda a: F.cross_entropy(a, constant(label), label_smoothing=0.2), x)
        yield (
            "cross_entropy probabilities",
            lambda: run(lambda a: F.cross_entropy(F.softmax(a), constant(label), use_softmax=False), x),
        )
        where = np.array([[[1, 0], [2, 1]]])
        yield (
            "cross_entropy axis",
            lambda: run(
                lambda a: F.cross_entropy(a, constant(where), constant(made(3, lo=0.2)), axis=1), made(1, 3, 2, 2)
            ),
        )
        sides = np.array([1, -1, 1], dtype="float32")
        yield (
            "margin_ranking_loss",
            lambda: run(lambda a, b: F.margin_ranking_loss(a, b, constant(sides), 0.3), made(3), made(3, lo=-1)),
        )
        yield "hinge_embedding_loss", lambda: run(lambda a: F.hinge_embedding_loss(a, constant(sides)), made(3))
        yield "soft_margin_loss", lambda: run(lambda a: F.soft_margin_loss(a, constant(sides)), made(3))
        yield "cosine_embedding_loss", lambda: run(lambda a, b: F.cosine_embedding_loss(a, b, constant(sides)), x, y)
        for swap in (False, True):
            yield (
                f"triplet_margin_loss {swap}",
                lambda swap=swap: run(
                    lambda a, b, c: F.triplet_margin_loss(a, b, c, swap=swap), x, y, made(3, 4, lo=-3)
                ),
            )
        yield (
            "poisson_nll_loss",
            lambda: run(lambda a: F.poisson_nll_loss(a, constant(made(3, 4, lo=0, hi=4)), full=True), x),
        )
        yield "label_smooth", lambda: run(F.label_smooth, x)
        yield "cosine_similarity", lambda: run(F.cosine_similarity, x, y)
        yield "normalize", lambda: run(F.normalize, x)
        yield "pairwise_distance", lambda: run(F.pairwise_distance, x, y)
        yield "bilinear", lambda: run(F.bilinear, made(3, 2), made(3, 4), made(5, 2, 4), made(1, 5))
        yield "attention", lambda: run(
            lambda q, k, v: F.scaled_dot_product_attention(q, k, v, is_causal=True),
            made(2, 4, 2, 8), made(2, 4, 2, 8, lo=-1), made(2, 4, 2, 8, lo=-3),
        )  # fmt: skip

    def layers(self) -> Iterator[tuple[str, Callable[[], Arrays]]]:
        """Layers whose parameters are set to fixed numbers."""
        nn, x, line = self.nn, made(3, 4), made(2, 3, 4)

        def layer(make: Callable[[], Any], *arrays: Any) -> Arrays:
            built = make()
            for i, (path, tensor) in enumerate(built.state_dict().items()):
                spread = path.endswith("_variance")
                tensor.set_value(waves(tensor.shape, i + 1) * np.float32(0.5) + np.float32(spread))
            return self.run(built, *arrays, parameters=built.parameters())

        image = made(2, 3, 5, 5)
        for name, make, arrays in (
            ("Linear", lambda: nn.Linear(4, 5), (x,)),
            ("Conv2D", lambda: nn.Conv2D(3, 4, 3, 2, 1), (image,)),
            ("Conv1D", lambda: nn.Conv1D(3, 4, 3), (made(2, 3, 8),)),
            ("Conv2DTranspose", lambda: nn.Conv2DTranspose(3, 4, 3, 2), (image,)),
            ("BatchNorm2D", lambda: nn.BatchNorm2D(3), (image,)),
            ("BatchNorm1D", lambda: nn.BatchNorm1D(4), (x,)),
            ("LayerNorm", lambda: nn.LayerNorm([3, 4]), (line,)),
            ("GroupNorm", lambda: nn.GroupNorm(2, 4), (made(2, 4, 3, 3),)),
            ("InstanceNorm2D", lambda: nn.InstanceNorm2D(3), (image,)),
            ("PReLU", lambda: nn.PReLU(3), (line,)),
            ("Bilinear", lambda: nn.Bilinear(2, 4, 5), (made(3, 2), made(3, 4))),
            ("Embedding", lambda: nn.Embedding(6, 3), (np.array([[1, 2], [5, 0]]),)),
            ("MultiHeadAttention", lambda: nn.MultiHeadAttention(4, 2), (line,)),
            ("TransformerEncoder", lambda: nn.TransformerEncoder(nn.TransformerEncoderLayer(4, 2, 8, 0.0), 2), (line,)),
            ("Transformer", lambda: nn.Transformer(4, 2, 1, 1, 8, 0.0), (line, made(2, 5, 4))),
            ("Sequential", lambda: nn.Sequential(nn.Linear(4, 5), nn.ReLU(), nn.Linear(5, 2), nn.Softmax()), (x,)),
        ):
            yield name, lambda make=make, arrays=arrays: layer(make, *arrays)
        for kind in ("SimpleRNN", "LSTM", "GRU"):
            yield kind + "Cell", lambda kind=kind: layer(lambda: getattr(nn, kind + "Cell")(4, 5), x)
            yield kind, lambda kind=kind: layer(lambda: getattr(nn, kind)(4, 5), line)
            yield (
                f"{kind} twice both ways",
                lambda kind=kind: layer(lambda: getattr(nn, kind)(4, 5, 2, "bidirect"), line),
            )
            yield f"{kind} time first", lambda kind=kind: layer(lambda: getattr(nn, kind)(4, 5, time_major=True), line)

        def lengths() -> Arrays:
            lstm = nn.LSTM(4, 5)
            for tensor in lstm.parameters():
                tensor.set_value(waves(tensor.shape))
            return self.run(lambda a: lstm(a, None, self.constant(np.array([2, 3]))), line)

        yield "LSTM of lengths", lengths

    def optimizers(self) -> Iterator[tuple[str, Callable[[], Arrays]]]:
        """Five steps of a linear layer, and the state left behind."""
        opt, nn, decay = self.optimizer, self.nn, self.paddle.regularizer

        def train(make: Callable[[Any], Any]) -> Arrays:
            layer = nn.Linear(4, 3)
            for i, p in enumerate(layer.parameters()):
                p.set_value(waves(p.shape, i))
            optimizer, found = make(layer), []
            for _ in range(5):
                (((layer(self.constant(made(3, 4))) - self.constant(made(3, 3))) ** 2).mean() * 3).backward()
                optimizer.step()
                optimizer.clear_grad()
                found += [p.numpy().copy() for p in layer.parameters()]
                if isinstance(optimizer._learning_rate, opt.lr.LRScheduler):
                    optimizer._learning_rate.step()
            state = {k: v for k, v in optimizer.state_dict().items() if k != "LR_Scheduler"}
            return [*found, *(np.asarray(state[k]) for k in sorted(state, key=lambda k: k.split(".")[-1]))]

        def halves(layer: Any) -> list[Any]:
            return [{"params": [layer.weight], "learning_rate": 0.1, "weight_decay": 0.2}, {"params": [layer.bias]}]

        for name, make in (
            ("SGD", lambda p: opt.SGD(0.1, p.parameters())),
            ("SGD L2", lambda p: opt.SGD(0.1, p.parameters(), 0.1)),
            ("SGD L1", lambda p: opt.SGD(0.1, p.parameters(), decay.L1Decay(0.1))),
            ("Momentum", lambda p: opt.Momentum(0.1, 0.9, p.parameters())),
            ("Momentum Nesterov", lambda p: opt.Momentum(0.1, 0.9, p.parameters(), True, 0.01)),
            ("Momentum groups", lambda p: opt.Momentum(0.1, parameters=halves(p))),
            ("Adam", lambda p: opt.Adam(0.1, parameters=p.parameters())),
            ("Adam decay", lambda p: opt.Adam(0.1, parameters=p.parameters(), weight_decay=0.1)),
            ("Adam largest", lambda p: opt.Adam(0.1, parameters=p.parameters(), amsgrad=True)),
            ("Adam schedule", lambda p: opt.Adam(opt.lr.StepDecay(0.1, 2), parameters=p.parameters())),
            ("AdamW", lambda p: opt.AdamW(0.1, parameters=p.parameters(), weight_decay=0.1)),
            ("AdamW groups", lambda p: opt.AdamW(0.1, parameters=halves(p), weight_decay=0.05)),
            (
                "AdamW some",
                lambda p: opt.AdamW(0.1, parameters=p.parameters(), apply_decay_param_fun=lambda n: ".w" in n),
            ),
            ("Adagrad", lambda p: opt.Adagrad(0.1, parameters=p.parameters())),
            ("RMSProp", lambda p: opt.RMSProp(0.1, parameters=p.parameters())),
            ("RMSProp centred", lambda p: opt.RMSProp(0.1, parameters=p.parameters(), centered=True, momentum=0.5)),
            ("Adamax", lambda p: opt.Adamax(0.1, parameters=p.parameters())),
            ("Adadelta", lambda p: opt.Adadelta(0.1, parameters=p.parameters())),
            ("clip all", lambda p: opt.SGD(0.1, p.parameters(), grad_clip=nn.ClipGradByGlobalNorm(0.5))),
            ("clip each", lambda p: opt.SGD(0.1, p.parameters(), grad_clip=nn.ClipGradByNorm(0.5))),
            ("clip values", lambda p: opt.SGD(0.1, p.parameters(), grad_clip=nn.ClipGradByValue(0.1))),
        ):
            yield "step " + name, lambda make=make: train(make)

    def schedules(self) -> Iterator[tuple[str, Callable[[], Arrays]]]:
        """Twelve epochs of each."""
        lr = self.optimizer.lr

        def rates(make: Callable[[], Any]) -> Arrays:
            schedule = make()
            found = [schedule()]
            for _ in range(11):
                schedule.step()
                found.append(schedule())
            return [np.array(found)]

        for name, make in (
            ("StepDecay", lambda: lr.StepDecay(0.1, 2, 0.5)),
            ("MultiStepDecay", lambda: lr.MultiStepDecay(0.1, [1, 3], 0.5)),
            ("NoamDecay", lambda: lr.NoamDecay(8, 3)),
            ("PiecewiseDecay", lambda: lr.PiecewiseDecay([2, 4], [0.1, 0.05, 0.01])),
            ("NaturalExpDecay", lambda: lr.NaturalExpDecay(0.1, 0.3)),
            ("InverseTimeDecay", lambda: lr.InverseTimeDecay(0.1, 0.3)),
            ("ExponentialDecay", lambda: lr.ExponentialDecay(0.1, 0.9)),
            ("PolynomialDecay", lambda: lr.PolynomialDecay(0.1, 3, 0.01, 2.0)),
            ("PolynomialDecay cycle", lambda: lr.PolynomialDecay(0.1, 3, 0.01, 2.0, cycle=True)),
            ("LambdaDecay", lambda: lr.LambdaDecay(0.1, lambda e: 0.9**e)),
            ("MultiplicativeDecay", lambda: lr.MultiplicativeDecay(0.1, lambda e: 0.9)),
            ("CosineAnnealingDecay", lambda: lr.CosineAnnealingDecay(0.1, 3, 0.01)),
            ("CosineAnnealingWarmRestarts", lambda: lr.CosineAnnealingWarmRestarts(0.1, 2, 2)),
            ("OneCycleLR", lambda: lr.OneCycleLR(0.1, 12)),
            ("OneCycleLR three", lambda: lr.OneCycleLR(0.1, 12, three_phase=True, anneal_strategy="linear")),
            ("CyclicLR", lambda: lr.CyclicLR(0.01, 0.1, 3, 2, mode="triangular2")),
            ("CyclicLR exp", lambda: lr.CyclicLR(0.01, 0.1, 3, 2, mode="exp_range", exp_gamma=0.9)),
            ("LinearLR", lambda: lr.LinearLR(0.1, 5)),
            ("LinearWarmup", lambda: lr.LinearWarmup(lr.StepDecay(0.1, 2), 3, 0.0, 0.1)),
        ):
            yield "lr " + name, lambda make=make: rates(make)

        def plateau() -> Arrays:
            schedule = lr.ReduceOnPlateau(0.1, patience=1, cooldown=1)
            found = []
            for metric in (1, 0.9, 0.95, 0.95, 0.95, 0.9, 0.91, 0.92, 0.93, 0.5, 0.6, 0.6, 0.6):
                schedule.step(metric)
                found.append(schedule())
            return [np.array(found)]

        yield "lr ReduceOnPlateau", plateau


def _flat(values: Any) -> list[Any]:
    return [one for v in values for one in (_flat(v) if isinstance(v, (list, tuple)) else [v])]


def sums(arrays: Arrays) -> list[Any]:
    """Per array its shape, its sum, and its sum weighted by a wave: what tells it from another."""
    found = []
    for array in arrays:
        flat = np.asarray(array, "float64").reshape(-1)
        found.append([list(np.shape(array)), float(flat.sum()), float(flat @ np.cos(np.arange(flat.size) * 0.7))])
    return found
