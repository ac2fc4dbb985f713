"""One batch through a network: training, evaluating, predicting; what Model does inside its loops."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core.tensor import Tensor
from gradscope.paddle import amp
from gradscope.paddle.autograd.grad_mode import no_grad
from gradscope.paddle.hapi.amp_options import AmpOptions
from gradscope.paddle.tensor.creation import to_tensor
from gradscope.paddle.tensor.math import add_n


def to_list(value: Any) -> list[Any]:
    """A list of what is given: nothing for None, the elements of a list or tuple, or the thing itself."""
    if value is None:
        return []
    return list(value) if isinstance(value, (list, tuple)) else [value]


def flat(data: Any) -> list[Any]:
    """The leaves of nested lists, tuples and dicts (by sorted keys), in order."""
    if isinstance(data, dict):
        data = [data[key] for key in sorted(data)]
    return [leaf for part in data for leaf in flat(part)] if isinstance(data, (list, tuple)) else [data]


def _tensors(values: Any) -> list[Tensor]:
    return [value if isinstance(value, Tensor) else to_tensor(value) for value in to_list(values)]


def _array(value: Any) -> Any:
    return value.numpy() if isinstance(value, Tensor) else value


class Batches:
    """The part of Model that knows network, loss, optimizer and metrics."""

    network: Any
    mode: str
    _optimizer: Any
    _loss: Any
    _metrics: list[Any]
    _amp: AmpOptions
    _scaler: Any

    def train_batch(self, inputs: Any, labels: Any = None, update: bool = True) -> Any:
        """A step of training on arrays or tensors: forward, loss, backward, and (update) optimizer step and cleared
        gradients. Gives [loss, …] as arrays, or ([loss, …], [metric, …]). Raises AssertionError before `prepare`."""
        if not self._optimizer:
            raise AssertionError("model not ready, please call `model.prepare()` first")
        self.network.train()
        self.mode = "train"
        wanted = _tensors(labels)
        if self._amp:
            self._scaler = self._scaler or amp.GradScaler(**self._amp.scaling)
            options: dict[str, Any] = {"level": self._amp.level, **self._amp.lists}
            with amp.auto_cast(**options):
                outputs = self.network(*_tensors(inputs))
        else:
            outputs = self.network(*_tensors(inputs))
        losses = to_list(self._loss(*to_list(outputs), *wanted))
        total = add_n(losses)
        if self._amp:
            scaled = self._scaler.scale(total)
            scaled.backward()
            if update:
                self._scaler.minimize(self._optimizer, scaled)
        else:
            total.backward()
            if update:
                self._optimizer.minimize(total)
        if update:
            self.network.clear_gradients()
        metrics = self._measured(outputs, wanted)
        arrays = [_array(loss) for loss in losses]
        return (arrays, metrics) if metrics else arrays

    @no_grad()
    def eval_batch(self, inputs: Any, labels: Any = None) -> Any:
        """Loss and metrics of a batch, the network in evaluation mode; as `train_batch`, or the metrics alone where
        no loss was prepared."""
        self.network.eval()
        self.mode = "eval"
        wanted = _tensors(labels)
        outputs = self.network(*_tensors(inputs))
        losses = [_array(one) for one in to_list(self._loss(*to_list(outputs), *wanted))] if self._loss else []
        metrics = self._measured(outputs, wanted)
        if not self._loss:
            return metrics
        return (losses, metrics) if metrics else losses

    @no_grad()
    def predict_batch(self, inputs: Any) -> list[Any]:
        """The outputs for a batch, as arrays, the network in evaluation mode."""
        self.network.eval()
        self.mode = "test"
        return [_array(output) for output in to_list(self.network(*_tensors(inputs)))]

    def _measured(self, outputs: Any, labels: list[Tensor]) -> list[Any]:
        found = []
        for metric in self._metrics:
            computed = to_list(metric.compute(*to_list(outputs), *labels))
            found.append(metric.update(*[np.asarray(_array(one)) for one in computed]))
        return found
