"""Model: a network with loss, optimizer and metrics, trained, evaluated and asked in a line each."""

from __future__ import annotations

import inspect
import os
import warnings
from typing import Any

import numpy as np

from gradscope.paddle import io, serialization
from gradscope.paddle.hapi.amp_options import AmpOptions
from gradscope.paddle.hapi.batches import Batches, flat, to_list
from gradscope.paddle.hapi.callbacks import CallbackList, EarlyStopping, config_callbacks
from gradscope.paddle.hapi.model_summary import summary
from gradscope.paddle.metric import Metric
from gradscope.paddle.static.input_spec import InputSpec


def _specs(given: Any) -> list[InputSpec]:
    specs = to_list(given)
    for place, spec in enumerate(specs):
        if not isinstance(spec, InputSpec):
            raise AssertionError(f"inputs and labels of a Model are InputSpecs, but number {place} is {type(spec)}")
        if spec.name is None:
            raise ValueError(f"Requires Input[{place}].name != None, but receive `None` with {spec}.")
    return specs


def _length(loader: Any) -> int | None:
    try:
        return len(loader)
    except Exception:  # an iterator, a stream: nobody knows
        return None


class Model(Batches):
    """network: a Layer; inputs, labels: InputSpecs, which say how many of a batch's fields the network takes and how
    many the loss. Without inputs it is as many as `forward` has arguments."""

    def __init__(self, network: Any, inputs: Any = None, labels: Any = None) -> None:
        self.mode = "train"
        self.network = network
        self.stop_training = False
        self._optimizer = self._loss = self._scaler = None
        self._metrics = []
        self._amp = AmpOptions(None)
        self._accumulate = 1
        self._iterations: int | None = None
        if isinstance(inputs, dict):
            inputs = [inputs[name] for name in self._arguments() if name in inputs]
        self._given_inputs = inputs is not None
        self._inputs = _specs(inputs) if inputs is not None else [InputSpec([None], name=n) for n in self._arguments()]
        self._labels = _specs(labels)

    def _arguments(self) -> list[str]:
        named = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
        parameters = inspect.signature(self.network.forward).parameters.values()
        return [parameter.name for parameter in parameters if parameter.kind in named]

    def prepare(self, optimizer: Any = None, loss: Any = None, metrics: Any = None, amp_configs: Any = None) -> None:
        """Say what trains: an optimizer, a loss (a Layer or any function of outputs and labels), metrics, and a level
        or options of mixed precision. Raises TypeError, AssertionError, ValueError for other things."""
        if loss is not None and not callable(loss):
            raise TypeError("'loss' must be sub classes of `paddle.nn.Layer` or any callable function.")
        for metric in to_list(metrics):
            if not isinstance(metric, Metric):
                raise AssertionError(f"{type(metric).__name__} is not sub class of Metric")
        self._optimizer, self._loss, self._metrics = optimizer, loss, to_list(metrics)
        self._amp, self._scaler = AmpOptions(amp_configs), None

    def parameters(self, *args: Any, **kwargs: Any) -> list[Any]:
        """The network's parameters."""
        found: list[Any] = self.network.parameters(*args, **kwargs)
        return found

    def summary(self, input_size: Any = None, dtype: Any = None) -> dict[str, Any]:
        """`paddle.summary` of the network, for input_size or the InputSpecs. AssertionError when there is neither."""
        if input_size is None and not self._given_inputs:
            raise AssertionError("'input_size' or 'self._input' must be set")
        return summary(self.network, self._inputs if input_size is None else input_size, dtypes=dtype)

    # ------------------------------------------------------------------------------------------- saving, loading
    def save(self, path: str, training: bool = True) -> None:
        """Write `path.pdparams`, and `path.pdopt` when the optimizer has a state, by `paddle.save`.

        Raises NotImplementedError for training=False: a model for inference is a static graph, which is not built.
        """
        if not training:
            raise NotImplementedError(
                "Model.save(training=False) writes a static graph, which gradscope's paddle does not build; "
                "save(path) writes the parameters"
            )
        serialization.save(self.network.state_dict(), path + ".pdparams")
        for state, ending in ((self._optimizer, ".pdopt"), (self._scaler, ".pdscaler")):
            if state is not None and state.state_dict():
                serialization.save(state.state_dict(), path + ending)

    def load(self, path: str, skip_mismatch: bool = False, reset_optimizer: bool = False) -> None:
        """Read what `save` wrote. skip_mismatch: what is missing or has another shape is left as it is, with a warning,
        and the optimizer begins anew. Raises AssertionError where there is no file, ValueError for a mismatch."""
        path, ending = os.path.splitext(path)
        if ending not in ("", ".pdparams", ".pdopt", ".pdmodel"):
            raise AssertionError(f"Unknown postfix {ending} from weights")
        if not os.path.exists(path + ".pdparams"):
            raise AssertionError("Failed to load parameters, please check path.")
        states = serialization.load(path + ".pdparams")
        matched = []
        for key, parameter in self.network.state_dict().items():
            trouble = ""
            if key not in states:
                trouble = f"{key} is not found in the providing file."
            elif list(states[key].shape) != list(parameter.shape):
                trouble = (
                    f"{key} receives a shape {list(states[key].shape)}, but the expected shape is "
                    f"{list(parameter.shape)}."
                )
            if not trouble:
                matched.append((parameter, states[key]))
            elif skip_mismatch:
                warnings.warn(f"Skip loading for {key}. {trouble}", stacklevel=2)
                reset_optimizer = True
            else:
                raise ValueError(trouble)
        for parameter, state in matched:
            parameter.set_value(state)
        if os.path.exists(path + ".pdscaler") and self._scaler is not None:
            self._scaler.load_state_dict(serialization.load(path + ".pdscaler"))
        if self._optimizer and not reset_optimizer and os.path.exists(path + ".pdopt"):
            self._optimizer.set_state_dict(serialization.load(path + ".pdopt"))

    # --------------------------------------------------------------------------------------------------- the loops
    def fit(
        self,
        train_data: Any = None,
        eval_data: Any = None,
        batch_size: Any = 1,
        epochs: int = 1,
        eval_freq: int = 1,
        log_freq: int = 10,
        save_dir: str | None = None,
        save_freq: int = 1,
        verbose: int = 2,
        drop_last: bool = False,
        shuffle: bool = True,
        num_workers: int = 0,
        callbacks: Any = None,
        accumulate_grad_batches: int = 1,
        num_iters: int | None = None,
    ) -> None:
        """Train on a Dataset or a loader of batches, and evaluate on eval_data after every eval_freq-th epoch.

        batch_size: one, or [of training, of evaluation]; shuffle: in an order that depends on the epoch's number;
        accumulate_grad_batches: an optimizer step every so many batches; num_iters: stop after so many batches.
        Raises AssertionError without data.
        """
        if train_data is None:
            raise AssertionError("train_data must be given!")
        sizes = [batch_size, batch_size] if isinstance(batch_size, int) else list(batch_size)
        if len(sizes) != 2:
            raise AssertionError("batch_size length error, expected train_batch_size and eval_batch_size.")
        loader = self._loader(train_data, sizes[0], num_workers, shuffle, drop_last)
        eval_loader = None if eval_data is None else self._loader(eval_data, sizes[1], num_workers)
        self._accumulate, self._iterations = accumulate_grad_batches, num_iters
        steps = _length(loader)
        if num_iters is not None and steps is not None:
            if num_iters <= 0:
                raise AssertionError("num_iters must be greater than 0!")
            epochs, steps = num_iters // steps + 1, min(num_iters, steps)
        called = config_callbacks(
            callbacks, model=self, epochs=epochs, steps=steps, log_freq=log_freq, save_freq=save_freq,
            save_dir=save_dir, verbose=verbose, metrics=self._metrics_name(),
        )  # fmt: skip
        if eval_loader is None and any(isinstance(one, EarlyStopping) for one in called):
            warnings.warn("EarlyStopping needs validation data.", stacklevel=2)
        logs: dict[str, Any] = {}
        called.on_begin("train")
        for epoch in range(epochs):
            called.on_epoch_begin(epoch)
            logs, _ = self._run_one_epoch(loader, called, "train")
            called.on_epoch_end(epoch, logs)
            if eval_loader is not None and epoch % eval_freq == 0:
                self._evaluated(eval_loader, _length(eval_loader), called)
            if self.stop_training:
                break
        called.on_end("train", logs)

    def evaluate(
        self,
        eval_data: Any,
        batch_size: int = 1,
        log_freq: int = 10,
        verbose: int = 2,
        num_workers: int = 0,
        callbacks: Any = None,
        num_iters: int | None = None,
    ) -> dict[str, Any]:
        """Loss (of the last batch) and metrics (over all) by name; num_iters: of so many batches only.

        Raises AssertionError for a num_iters that is not positive.
        """
        loader = self._loader(eval_data, batch_size, num_workers)
        called = config_callbacks(
            callbacks, model=self, log_freq=log_freq, verbose=verbose, metrics=self._metrics_name()
        )
        steps = _length(loader)
        self._iterations = num_iters
        if num_iters is not None and steps is not None:
            if num_iters <= 0:
                raise AssertionError("num_iters must be greater than 0!")
            self._iterations = steps = min(num_iters, steps)
        logs = self._evaluated(loader, steps, called)
        return {name: logs[name] for name in self._metrics_name()}

    def _evaluated(self, loader: Any, steps: int | None, called: CallbackList) -> dict[str, Any]:
        called.on_begin("eval", {"steps": steps, "metrics": self._metrics_name()})
        logs, _ = self._run_one_epoch(loader, called, "eval")
        called.on_end("eval", logs)
        return logs

    def predict(
        self,
        test_data: Any,
        batch_size: int = 1,
        num_workers: int = 0,
        stack_outputs: bool = False,
        verbose: int = 1,
        callbacks: Any = None,
    ) -> list[Any]:
        """For every output of the network a tuple of arrays, one a batch; stack_outputs: one array of all samples."""
        loader = self._loader(test_data, batch_size, num_workers)
        called = config_callbacks(callbacks, model=self, verbose=verbose)
        called.on_begin("predict", {"steps": _length(loader)})
        logs, batches = self._run_one_epoch(loader, called, "predict")
        called.on_end("predict", logs)
        outputs = list(zip(*batches, strict=True))
        return [np.vstack(arrays) for arrays in outputs] if stack_outputs else outputs

    def _loader(
        self, data: Any, batch_size: int, num_workers: int, shuffle: bool = False, drop_last: bool = False
    ) -> Any:
        if not isinstance(data, io.Dataset):
            return data
        sampler = io.DistributedBatchSampler(data, batch_size=batch_size, shuffle=shuffle, drop_last=drop_last)
        return io.DataLoader(data, batch_sampler=sampler, num_workers=num_workers, return_list=True)

    def _run_one_epoch(self, loader: Any, called: CallbackList, mode: str) -> tuple[dict[str, Any], list[Any]]:
        logs: dict[str, Any] = {}
        outputs: list[Any] = []
        taken = len(self._inputs)
        for step, batch in enumerate(loader):
            data = flat(batch)
            called.on_batch_begin(mode, step, logs)
            if mode == "predict":
                outputs.append(self.predict_batch(data[:taken]))
            else:
                if mode == "train":
                    last = (step + 1) % self._accumulate == 0 or step + 1 == len(loader)
                    found = self.train_batch(data[:taken], data[taken:], last)
                else:
                    found = self.eval_batch(data[:taken], data[taken:])
                logs.update(self._figures(found))
            logs["step"], logs["batch_size"] = step, data[0].shape[0]
            called.on_batch_end(mode, step, logs)
            if self._iterations is not None:
                self._iterations -= 1
                if self._iterations <= 0:
                    self.stop_training, self._iterations = True, None
                    break
        for metric in self._metrics:
            metric.reset()
        return logs, outputs

    def _figures(self, found: Any) -> dict[str, Any]:
        figures: list[Any] = []
        if self._loss:
            figures.append([float(loss) for loss in (found[0] if self._metrics else found)])
        for metric in self._metrics:
            figures += to_list(metric.accumulate())
        return dict(zip(self._metrics_name(), figures, strict=True))

    def _metrics_name(self) -> list[str]:
        names = ["loss"] if self._loss else []
        for metric in self._metrics:
            names += to_list(metric.name())
        return names
