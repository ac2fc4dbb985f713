"""Small programs on `paddle`, whichever that is, that print: `printed.json` holds what Paddle 3.3 prints for them.

`python -m tests.paddle.hapi.programs` writes that file with a real Paddle.
"""

from __future__ import annotations

import contextlib
import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

PRINTED = Path(__file__).parent / "printed.json"
_DRAWS = np.random.default_rng(0)
X = _DRAWS.standard_normal((21, 4)).astype("float32")
Y = (X.sum(1, keepdims=True) > 0).astype("int64")


class Programs:
    """The programs on one paddle; `texts` runs them."""

    def __init__(self, paddle: Any) -> None:
        self.paddle, self.nn = paddle, paddle.nn

        class Data(paddle.io.Dataset):  # type: ignore[misc]
            def __getitem__(self, i: int) -> Any:
                return X[i], Y[i]

            def __len__(self) -> int:
                return len(X)

        self.data = Data()

    def model(self, optimizer: str = "Adam", rate: Any = 0.01, metrics: Any = None, specs: bool = False) -> Any:
        nn, spec = self.nn, self.paddle.static.InputSpec
        net = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 2))
        draws = np.random.default_rng(1)
        drawn = {key: draws.standard_normal(v.shape).astype("float32") * 0.3 for key, v in net.state_dict().items()}
        net.set_state_dict(drawn)
        given = (spec([None, 4], "float32", "x"), spec([None, 1], "int64", "y")) if specs else ()
        model = self.paddle.Model(net, *given)
        chosen = getattr(self.paddle.optimizer, optimizer)(rate, parameters=net.parameters())
        model.prepare(chosen, nn.CrossEntropyLoss(), metrics or self.paddle.metric.Accuracy())
        return model

    def lines(self, verbose: int) -> None:
        model = self.model(metrics=self.paddle.metric.Accuracy(topk=(1, 2)))
        model.fit(self.data, self.data, batch_size=[4, 5], epochs=2, verbose=verbose, log_freq=2)
        print(sorted(model.evaluate(self.data, batch_size=8, verbose=verbose, num_iters=2)))
        batches = model.predict(self.data, batch_size=8, verbose=verbose)
        print(len(batches), [one.shape for one in batches[0]])
        print(model.predict(self.data, batch_size=8, stack_outputs=True, verbose=verbose)[0].shape)

    def turns(self) -> None:
        """When callbacks are called, and with what."""

        class Tell(self.paddle.callbacks.Callback):  # type: ignore[name-defined,misc]
            pass

        def tells(name: str) -> Callable[..., None]:
            def call(self: Any, *args: Any) -> None:
                logs = sorted(args[-1]) if args and isinstance(args[-1], dict) and "batch_begin" not in name else []
                # Paddle's logs still hold what other models put there
                print(name, [one for one in args if isinstance(one, int)], [k for k in logs if "top" not in k])

            return call

        for name in dir(Tell):
            if name.startswith("on_"):
                setattr(Tell, name, tells(name))
        model = self.model(specs=True)
        model.fit(self.data, self.data, batch_size=10, epochs=2, verbose=0, callbacks=Tell(), drop_last=True)
        model.evaluate(self.data, batch_size=21, verbose=0, callbacks=[Tell()])

    def stopping(self) -> None:
        early = self.paddle.callbacks.EarlyStopping("acc", patience=2, min_delta=0.2)
        model = self.model()
        model.fit(self.data, self.data, batch_size=4, epochs=9, log_freq=3, callbacks=early, drop_last=True)
        print(model.stop_training)

    def plateau(self) -> None:
        slower = self.paddle.callbacks.ReduceLROnPlateau("acc", patience=1, cooldown=1, factor=0.5)
        model = self.model("SGD", 0.5)
        model.fit(self.data, self.data, batch_size=7, epochs=5, callbacks=slower)
        print(model._optimizer.get_lr())

    def schedule(self) -> None:
        decay = self.paddle.optimizer.lr.StepDecay(0.1, 2)
        model = self.model("Momentum", decay)
        model.fit(self.data, batch_size=7, epochs=2, verbose=0)
        print(round(decay.last_lr, 8), decay.last_epoch)
        by_epoch = self.paddle.callbacks.LRScheduler(by_step=False, by_epoch=True)
        model.fit(self.data, batch_size=7, epochs=2, verbose=0, callbacks=[by_epoch])
        print(round(decay.last_lr, 9), decay.last_epoch)
        model.fit(self.data, batch_size=7, epochs=2, num_iters=4, log_freq=1)

    def accumulated(self) -> None:
        model = self.model()
        model.fit(self.data, batch_size=4, accumulate_grad_batches=4, log_freq=1, shuffle=False)

    def stream(self) -> None:
        class Stream(self.paddle.io.IterableDataset):  # type: ignore[name-defined,misc]
            def __iter__(self) -> Any:
                yield from zip(X, Y, strict=True)

        model = self.model()
        model.fit(self.paddle.io.DataLoader(Stream(), batch_size=6), epochs=2, log_freq=2)
        model.fit(self.paddle.io.DataLoader(Stream(), batch_size=6), epochs=1, log_freq=2, verbose=1)

    def lenet(self) -> Any:
        nn, paddle = self.nn, self.paddle

        class Net(nn.Layer):  # type: ignore[name-defined,misc]
            def __init__(self) -> None:
                super().__init__()
                self.features = nn.Sequential(
                    nn.Conv2D(1, 6, 3, stride=1, padding=1), nn.BatchNorm2D(6), nn.ReLU(), nn.MaxPool2D(2, 2),
                    nn.Conv2D(6, 16, 5, bias_attr=False), nn.LeakyReLU(), nn.AvgPool2D(2, 2), nn.Dropout(0.3),
                )  # fmt: skip
                self.fc = nn.Sequential(nn.Linear(400, 120), nn.Linear(120, 10))
                self.pool = nn.AdaptiveAvgPool2D(2)

            def forward(self, x: Any) -> Any:
                image, more = x if isinstance(x, list) else (x["x1"], x["x2"]) if isinstance(x, dict) else (x, None)
                self.pool(image)
                flat = paddle.flatten(self.features(image), 1)
                return self.fc(flat if more is None else flat + more)

        return Net()

    def tables(self) -> None:
        paddle, nn = self.paddle, self.nn
        image, more = paddle.ones([1, 1, 28, 28]), paddle.ones([1, 400])
        paddle.summary(self.lenet(), (None, 1, 28, 28))
        paddle.summary(self.lenet(), input=[image, more])
        paddle.summary(self.lenet(), input={"x1": image, "x2": more})
        frozen = self.lenet()
        frozen.fc[0].weight.stop_gradient = True
        paddle.summary(frozen, paddle.static.InputSpec([None, 1, 28, 28]))
        paddle.summary(nn.Linear(4, 2), (1, 4))
        self.model(specs=True).summary()

        class Mixed(nn.Layer):  # type: ignore[name-defined,misc]
            def __init__(self) -> None:
                super().__init__()
                self.e, self.l = nn.Embedding(50, 8), nn.LSTM(8, 6, num_layers=2, direction="bidirect")
                self.t, self.g = nn.TransformerEncoderLayer(8, 2, 16), nn.GRU(8, 5)

            def forward(self, x: Any) -> Any:
                e = self.e(x)
                return self.l(e), self.t(e), self.g(e)[0]

        paddle.summary(Mixed(), (2, 7), dtypes="int64")

    def counts(self) -> None:
        if self.paddle.__name__ == "paddle":  # whose int() of one element fails with a recent numpy
            self.paddle.Tensor.__int__ = lambda tensor: int(tensor.item())
        print(self.paddle.flops(self.lenet(), [1, 1, 28, 28], print_detail=True))

        def seven(layer: Any, x: Any, y: Any) -> None:
            layer.total_ops += 7

        print(self.paddle.flops(self.lenet(), [2, 1, 28, 28], custom_ops={self.nn.LeakyReLU: seven}))

    def refusals(self) -> None:
        paddle, nn = self.paddle, self.nn
        linear = nn.Linear(2, 2)
        model = paddle.Model(linear)
        for call in (
            lambda: model.fit(),
            lambda: model.prepare(loss=3),
            lambda: model.prepare(metrics=[3]),
            lambda: model.prepare(amp_configs="O7"),
            lambda: model.prepare(amp_configs={"level": "O1", "unheard_of": 1}),
            lambda: model.train_batch([X]),
            lambda: model.load("nowhere/at/all"),
            lambda: paddle.summary(linear),
            lambda: paddle.summary(linear, (0, 2)),
            lambda: paddle.summary(linear, (None, None)),
            lambda: paddle.Model(linear, paddle.static.InputSpec([2])),
            lambda: paddle.callbacks.ReduceLROnPlateau(factor=1.0),
            lambda: paddle.callbacks.LRScheduler(True, True),
            lambda: paddle.static.InputSpec(3),
            lambda: paddle.static.InputSpec([1.5]),
            lambda: paddle.static.InputSpec([]).unbatch(),
            lambda: paddle.static.InputSpec([]).batch(1.5),
            lambda: paddle.io.DistributedBatchSampler(range(3), 0),
        ):
            try:
                print(call())
            except Exception as error:
                print(type(error).__name__, error)

    def small(self) -> None:
        paddle = self.paddle
        spec = paddle.static.InputSpec
        print(spec([None, 4], "float32", "x"), spec([3], "int64").batch(8), spec([3]).unbatch())
        print(spec.from_tensor(paddle.ones([2, 3]), name="q"), spec.from_numpy(np.ones((2, 2)), "z"))
        print(spec([3], "int64") == spec([3], "int64"), spec([3], name="a") == spec([3], name="b"))
        for ranks in (1, 4):
            for rank in range(ranks):
                for options in ({}, {"shuffle": True, "drop_last": True}):
                    batches = paddle.io.DistributedBatchSampler(range(10), 3, num_replicas=ranks, rank=rank, **options)
                    print(list(batches), len(batches), list(batches))

    def texts(self) -> dict[str, Callable[[], str]]:
        """What each program prints, without the times."""
        programs = {f"lines {verbose}": (lambda v=verbose: self.lines(v)) for verbose in range(4)}
        for name in ("turns", "stopping", "plateau", "schedule", "accumulated", "stream", "tables", "counts",
                     "refusals", "small"):  # fmt: skip
            programs[name] = getattr(self, name)
        return {name: lambda p=program: self.printed(p) for name, program in programs.items()}

    def printed(self, program: Callable[[], None]) -> str:
        """What it prints; times as T, backspaces and blanks at the end of lines gone, layers counted from 0."""
        out = io.StringIO()
        with contextlib.redirect_stdout(out), self.paddle.base.unique_name.guard():
            program()
        return _without_times(out.getvalue())


def _without_times(text: str) -> str:
    text = re.sub(r"[0-9.]+(ms|us|s)/step", "T/step", text.replace("\b", "").replace("\r", "\n"))
    text = re.sub(r"[0-9.]+ sec\b|[0-9.]+ samples/sec", "T", re.sub(r"ETA: \S+", "ETA: T", text))
    return "\n".join(line.rstrip() for line in text.splitlines())


if __name__ == "__main__":
    import warnings

    import paddle

    warnings.simplefilter("ignore")
    found = {name: text() for name, text in Programs(paddle).texts().items()}
    PRINTED.write_text(json.dumps(found, indent=0, ensure_ascii=False) + "\n", encoding="utf-8")
