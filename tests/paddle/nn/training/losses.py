"""Losses by margins, trees, clusters and alignments, with every reduction."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from tests.paddle.nn.programs import Arrays, Programs, made, waves


class Losses(Programs):
    """Yields (name, function that gives arrays)."""

    def all(self) -> Iterator[tuple[str, Callable[[], Arrays]]]:
        """Every program."""
        for how in ("mean", "sum", "none"):
            yield from self.margins(how)
            yield from self.alignments(how)
        yield from self.others()
        yield from self.classes()

    def margins(self, how: str) -> Iterator[tuple[str, Callable[[], Arrays]]]:
        """Losses by margins, and the focal loss."""
        F, run, constant = self.F, self.run, self.constant
        x, y, z = made(4, 6), made(4, 6, lo=-1), made(4, 6, lo=-3)
        hits, label, weight = (y > 0.2).astype("float32"), np.array([1, 0, 5, 2]), made(6, lo=0.2)
        many = np.array([[1, 2, -1, 3, 0, 0], [0, -1, -1, -1, 2, 1], [-1, 0, 1, 2, 3, 4], [5, 4, 3, 2, 1, 0]])
        two = lambda a, b: (a - b).abs().sum(-1)  # noqa: E731
        for name, call in (
            ("soft margins", lambda a: F.multi_label_soft_margin_loss(a, constant(hits), reduction=how)),
            ("soft margins weight", lambda a: F.multi_label_soft_margin_loss(a, constant(hits), constant(weight), how)),
            ("multi margin", lambda a: F.multi_margin_loss(a, constant(label), 1, 0.7, reduction=how)),
            ("multi margin weight", lambda a: F.multi_margin_loss(a, constant(label), 2, 1.3, constant(weight), how)),
            ("label margin", lambda a: F.multi_label_margin_loss(a, constant(many), how)),
            ("focal", lambda a: F.sigmoid_focal_loss(a, constant(hits), reduction=how)),
            ("focal normal", lambda a: F.sigmoid_focal_loss(a, constant(hits), constant(made(1, lo=1)), 0.6, 1.5, how)),
        ):
            yield f"{name} {how}", lambda call=call: run(call, x)
        triplet = F.triplet_margin_with_distance_loss
        yield f"triplet {how}", lambda: run(lambda a, b, c: triplet(a, b, c, swap=True, reduction=how), x, y, z)
        yield f"triplet own {how}", lambda: run(lambda a, b, c: triplet(a, b, c, two, 2.0, reduction=how), x, y, z)

    def alignments(self, how: str) -> Iterator[tuple[str, Callable[[], Arrays]]]:
        """CTC, of which one sequence does not fit its time, and the transducer."""
        F, run, constant = self.F, self.run, self.constant
        label = np.array([[1, 2, 2], [1, 3, 0]], "int32")
        for by_times in (False, True):
            yield f"ctc {how} {by_times}", lambda by_times=by_times: run(
                lambda a: F.ctc_loss(
                    a, constant(label), constant(np.array([5, 4])), constant(np.array([3, 2])), 0, how, by_times
                ), made(6, 2, 4),
            )  # fmt: skip
        yield f"ctc unfit {how}", lambda: run(
            lambda a: F.ctc_loss(
                a, constant(label), constant(np.array([3, 4])), constant(np.array([3, 1])), 3, how, zero_infinity=True
            ), made(6, 2, 4),
        )  # fmt: skip
        for more in (0.0, 0.3):
            lengths = [np.array(n, "int32") for n in ([4, 3], [2, 1])]
            yield f"rnnt {how} {more}", lambda more=more, lengths=lengths: run(
                lambda a: F.rnnt_loss(
                    F.log_softmax(a), constant(label[:, :2]), *map(constant, lengths), 0, more, how
                ), made(2, 4, 3, 5),
            )  # fmt: skip

    def others(self) -> Iterator[tuple[str, Callable[[], Arrays]]]:
        """Those without a reduction, and what stands beside losses."""
        F, run, constant = self.F, self.run, self.constant
        where = np.array([[[1], [0], [4], [2]], [[3], [3], [0], [1]]])
        yield "dice", lambda: run(lambda a: F.dice_loss(F.softmax(a), constant(where)), made(2, 4, 5))
        yield "npair", lambda: run(
            lambda a, b: F.npair_loss(a, b, constant(np.array([0, 1, 0, 2])), 0.05), made(4, 6), made(4, 6, lo=-1)
        )  # fmt: skip
        long = np.array([[3, 1], [2, 7]])
        yield "sequence_mask", lambda: [F.sequence_mask(constant(long), 5, "float32").numpy()]
        yield "sequence_mask own", lambda: [F.sequence_mask(constant(long)).numpy()]
        ids, parents = (np.abs(waves((4, 2, 3), shift) * 9).astype("int64") % n for shift, n in ((0, 9), (1, 3)))
        yield "gather_tree", lambda: [F.gather_tree(constant(ids), constant(parents)).numpy()]
        smooth = {"label_smoothing": 0.1, "reduction": "none"}
        yield "smoothed one by one", lambda: run(
            lambda a: F.cross_entropy(a, constant(np.array([1, 0, 3])), **smooth), made(3, 4)
        )  # fmt: skip
        for shape in ((3, 4), (3, 1), (3,)):
            yield f"gaussian {shape}", lambda shape=shape: run(
                lambda a, v: F.gaussian_nll_loss(a, constant(made(3, 4, lo=-1)), v, True, 0.5, "sum"),
                made(3, 4), made(*shape, lo=0, hi=1),
            )  # fmt: skip
        yield "swiglu", lambda: run(F.swiglu, made(3, 4))
        yield "swiglu of two", lambda: run(F.swiglu, made(3, 4), made(3, 4, lo=-1))
        yield "logsigmoid", lambda: run(F.logsigmoid, made(3, 4))

    def classes(self) -> Iterator[tuple[str, Callable[[], Arrays]]]:
        """Trees and clusters."""
        F, nn, run, constant, x = self.F, self.nn, self.run, self.constant, made(4, 6)
        for count in (2, 3, 6, 8):
            label = np.arange(4).reshape(4, 1) * 3 % count
            yield f"hsigmoid {count}", lambda count=count, label=label: run(
                lambda a, w, b: F.hsigmoid_loss(a, constant(label), count, w, b),
                x, waves((count - 1, 6)), waves((count - 1, 1), 1),
            )  # fmt: skip
        table = np.array([[0, 1, -1], [0, 1, 2], [0, -1, -1], [2, 3, 1]])
        code = np.array([[0, 1, -1], [1, 1, 0], [0, -1, -1], [1, 0, 1]])
        yield "hsigmoid tree", lambda: run(
            lambda a, w: F.hsigmoid_loss(a, constant(np.arange(4)), 4, w, None, constant(table), constant(code)),
            x, waves((4, 6)),
        )  # fmt: skip

        def adaptive() -> tuple[Any, Any]:
            layer = nn.AdaptiveLogSoftmaxWithLoss(6, 14, [5, 9], div_value=2.0, head_bias=True)
            held = [layer.head_weight, layer.head_bias, *(w for pair in layer.tail_weights for w in pair)]
            for i, parameter in enumerate(held):
                parameter.set_value(waves(parameter.shape, i))
            return layer, held

        def loss(label: list[int]) -> Arrays:
            layer, held = adaptive()
            return run(lambda a: layer(a, constant(np.array(label))), x, parameters=held)

        for label in ([0, 5, 13, 2], [0, 1, 2, 3], [6, 7, 5, 8]):
            yield f"adaptive {label}", lambda label=label: loss(label)
        for factor in (1, -3):
            yield f"adaptive log_prob {factor}", lambda factor=factor: run(adaptive()[0].log_prob, factor * x)
            yield f"adaptive predict {factor}", lambda factor=factor: [
                adaptive()[0].predict(constant(factor * x)).numpy().astype("float32")
            ]  # fmt: skip
