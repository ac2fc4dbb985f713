"""Norm layers beside the usual ones, weight and spectral norm of a parameter, the enlarging window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from tests.paddle.nn.programs import Arrays, Programs, made, waves


class Norms(Programs):
    """Yields (name, function that gives arrays)."""

    def all(self) -> Iterator[tuple[str, Callable[[], Arrays]]]:
        """Every program."""
        nn, run, image = self.nn, self.run, made(2, 3, 4, 4)

        def batch(**options: Any) -> Arrays:
            layer = nn.BatchNorm(4 if "data_layout" in options else 3, **options)
            for i, (path, tensor) in enumerate(layer.state_dict().items()):
                tensor.set_value(waves(tensor.shape, i + 1) * np.float32(0.5) + np.float32(path == "_variance"))
            found = run(layer, image, parameters=layer.parameters())
            return [*found, layer._mean.numpy(), layer._variance.numpy()]

        for options in (
            {"act": "relu"}, {"is_test": True}, {"use_global_stats": True}, {"data_layout": "NHWC", "act": "tanh"},
            {"momentum": 0.3, "epsilon": 0.1},
        ):  # fmt: skip
            yield f"BatchNorm {options}", lambda options=options: batch(**options)
        yield "InstanceNorm3D", lambda: run(nn.InstanceNorm3D(3), made(2, 3, 2, 3, 2))
        yield from self.weights()
        yield from self.corners()
        for shape in ([2, 2, 3, 3], [1, 2, 4, 4], [3, 1, 5, 5]):
            yield f"Bilinear {shape}", lambda shape=shape: [
                self.paddle.create_parameter(shape, "float32", default_initializer=nn.initializer.Bilinear()).numpy()
            ]  # fmt: skip

    def corners(self) -> Iterator[tuple[str, Callable[[], Arrays]]]:
        """One element a channel, statistics of the batch in evaluation, channels last."""
        F, nn, run = self.F, self.nn, self.run

        def batch(training: bool, by_all: bool | None, *shape: int, forward_only: bool = False) -> Arrays:
            mean, variance = self.constant(made(4)), self.constant(made(4, lo=0.5))
            found = run(
                lambda a, w, b: F.batch_norm(a, mean, variance, w, b, training, use_global_stats=by_all),
                made(*shape), made(4), made(4),
            )  # fmt: skip
            return [*(found[:1] if forward_only else found), mean.numpy(), variance.numpy()]

        yield "batch_norm of one", lambda: batch(True, None, 1, 4)
        yield "batch_norm of one pixel", lambda: batch(True, None, 1, 4, 1, 1)
        yield "batch_norm by all", lambda: batch(True, True, 3, 4)
        yield "batch_norm by the batch in evaluation", lambda: batch(False, False, 3, 4, forward_only=True)
        yield "BatchNorm1D of one", lambda: run(nn.BatchNorm1D(4), made(1, 4))
        for form in ("NHWC", "NLC", "NDHWC"):
            shape = (2, *range(2, len(form)), 5)
            yield f"local_response_norm {form}", lambda form=form, shape=shape: run(
                lambda a: F.local_response_norm(a, 3, data_format=form), made(*shape)
            )  # fmt: skip

    def weights(self) -> Iterator[tuple[str, Callable[[], Arrays]]]:
        """Reparametrised weights: two calls, gradients, the state, and what removing leaves."""
        nn, F, run, x = self.nn, self.F, self.run, made(2, 4)

        def linear() -> Any:
            layer = nn.Linear(4, 3)
            for i, parameter in enumerate(layer.parameters()):
                parameter.set_value(waves(parameter.shape, i))
            return layer

        def by_length(dim: int | None) -> Arrays:
            layer = nn.utils.weight_norm(linear(), dim=dim)
            found = run(layer, x, parameters=[layer.weight_v, layer.weight_g, layer.bias])
            layer.weight_g.set_value(np.asarray(layer.weight_g.numpy() * np.float32(2)))
            nn.utils.remove_weight_norm(layer)
            return [*found, layer.weight.numpy(), *run(layer, x, parameters=[layer.weight])]

        for dim in (0, 1, -1, None):
            yield f"weight_norm {dim}", lambda dim=dim: by_length(dim)

        def by_spectrum(steps: int) -> Arrays:
            layer = nn.utils.spectral_norm(linear(), n_power_iterations=steps)
            for i, vector in enumerate((layer.weight_u, layer.weight_v)):
                vector.set_value(F.normalize(self.constant(waves(vector.shape, i + 1)), axis=0))
            found = run(lambda a: layer(a) + layer(a), x, parameters=[layer.weight_orig, layer.bias])
            layer.eval()
            return [*found, *run(layer, x), layer.weight_u.numpy(), layer.weight_v.numpy()]

        for steps in (1, 3):
            yield f"spectral_norm {steps}", lambda steps=steps: by_spectrum(steps)

        def spectral(dim: int, steps: int) -> Arrays:
            layer = nn.SpectralNorm([3, 4, 2], dim, steps)
            for i, vector in enumerate((layer.weight_u, layer.weight_v)):
                vector.set_value(waves(vector.shape, i + 1))
            return [layer(self.constant(made(3, 4, 2))).numpy(), layer.weight_u.numpy()]

        for dim, steps in ((0, 1), (1, 2)):
            yield f"SpectralNorm {dim} {steps}", lambda dim=dim, steps=steps: spectral(dim, steps)
