"""ProgBarLogger: prints the progress of training, evaluating and predicting."""

from __future__ import annotations

import time
from typing import Any

from gradscope.paddle.hapi.callbacks.base import Callback
from gradscope.paddle.hapi.progressbar import ProgressBar


class _Course:
    """One run over the data: its bar, how far it is, and where its time went since the last line."""

    def __init__(self, steps: int | None, verbose: int, metrics: list[str]) -> None:
        self.steps, self.metrics = steps, metrics
        self.bar = ProgressBar(num=steps, verbose=verbose)
        self.step, self.samples = 0, 0
        self.detailed = verbose == 3
        self._clear()
        self.idle_since = time.time()

    def _clear(self) -> None:
        self._reading, self._working, self._count, self._seen = 0.0, 0.0, 0, 0

    def batch_begins(self) -> None:
        self.busy_since = time.time()
        self._reading += self.busy_since - self.idle_since

    def batch_ends(self, logs: Any) -> None:
        self.step += 1
        samples = logs.get("batch_size", 1)
        self.samples += samples
        self._seen += samples
        self._count += 1
        self._working += time.time() - self.busy_since

    def write(self, logs: Any) -> None:
        values = [(name, logs[name]) for name in self.metrics if name in logs]
        if self.detailed:
            count, seen = self._count or 1.0, self._seen or 1.0
            spent = self._reading + self._working
            values += [
                ("avg_reader_cost", f"{self._reading / count:.5f} sec"),
                ("avg_batch_cost", f"{self._working / count:.5f} sec"),
                ("ips", f"{seen / spent if spent else 0.0:.5f} samples/sec"),
            ]
            self._clear()
        self.bar.update(self.step, values)


class ProgBarLogger(Callback):
    """log_freq: a line every so many steps; verbose: 0 nothing, 1 a bar, 2 a line each, 3 with where the time goes."""

    def __init__(self, log_freq: int = 1, verbose: int = 2) -> None:
        super().__init__()
        self.log_freq, self.verbose = log_freq, verbose
        self.epochs: Any = None
        self.steps: Any = None

    # ------------------------------------------------------------------------------------------------- training
    def on_train_begin(self, logs: Any = None) -> None:
        """Say what the figures are."""
        self.epochs, self.train_metrics = self.params["epochs"], self.params["metrics"]
        if not self.epochs or not self.train_metrics:
            raise AssertionError("the progress lines need a number of epochs and a loss or metric")
        if self.verbose:
            print(
                "The loss value printed in the log is the current step, and the metric is the average value of "
                "previous steps."
            )

    def on_epoch_begin(self, epoch: int, logs: Any = None) -> None:
        """`Epoch 1/2`."""
        self.steps, self.epoch = self.params["steps"], epoch
        if self.epochs and self.verbose:
            print(f"Epoch {epoch + 1}/{self.epochs}")
        self._train = _Course(self.steps, self.verbose, self.train_metrics)

    def on_train_batch_begin(self, step: int, logs: Any = None) -> None:
        """Look at the clock."""
        self._train.batch_begins()

    def on_train_batch_end(self, step: int, logs: Any = None) -> None:
        """A line, every log_freq steps but at the last."""
        self._batch_ends(self._train, logs)

    def on_epoch_end(self, epoch: int, logs: Any = None) -> None:
        """The line of the last step, when somebody knew how many there are."""
        if self.verbose and self.steps is not None:
            self._train.write(logs or {})

    # -------------------------------------------------------------------------------------- evaluating, predicting
    def on_eval_begin(self, logs: Any = None) -> None:
        """`Eval begin...`"""
        self._eval = self._begin("Eval", logs)

    def on_eval_batch_begin(self, step: int, logs: Any = None) -> None:
        """Look at the clock."""
        self._eval.batch_begins()

    def on_eval_batch_end(self, step: int, logs: Any = None) -> None:
        """A line, every log_freq steps but at the last."""
        self._batch_ends(self._eval, logs)

    def on_eval_end(self, logs: Any = None) -> None:
        """The line of the last step, and how many samples there were."""
        if self.verbose and self._eval.steps is not None:
            self._eval.write(logs or {})
            print(f"Eval samples: {self._eval.samples}")

    def on_predict_begin(self, logs: Any = None) -> None:
        """`Predict begin...`"""
        self._test = self._begin("Predict", logs)

    def on_predict_batch_begin(self, step: int, logs: Any = None) -> None:
        """Look at the clock."""
        self._test.batch_begins()

    def on_predict_batch_end(self, step: int, logs: Any = None) -> None:
        """A line, every log_freq steps but at the last."""
        self._batch_ends(self._test, logs)

    def on_predict_end(self, logs: Any = None) -> None:
        """The line of the last step unless it stands there, and how many samples there were."""
        if self.verbose:
            if self._test.step % self.log_freq != 0 or self.verbose == 1:
                self._test.write(logs or {})
            print(f"Predict samples: {self._test.samples}")

    def _begin(self, what: str, logs: Any) -> _Course:
        if self.verbose:
            print(f"{what} begin...")
        return _Course(logs.get("steps"), self.verbose, logs.get("metrics", []))

    def _batch_ends(self, course: _Course, logs: Any) -> None:
        course.batch_ends(logs or {})
        if self.verbose and course.step % self.log_freq == 0:
            if course.steps is None or course.step < course.steps:
                course.write(logs or {})
        course.idle_since = time.time()
