"""DataParallel: averages gradients over processes where there are several; here, in one, it passes everything on."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from gradscope.paddle.nn.layer.layers import Layer


class DataParallel(Layer):
    """Calls `layers`, kept as `_layers`; state_dict has the names of what is inside, as Paddle's. The other arguments
    speak of exchanging gradients, which one process does not do; it warns about that, as Paddle does."""

    def __init__(
        self,
        layers: Any,
        strategy: Any = None,
        comm_buffer_size: int = 25,
        last_comm_buffer_size: float = 1,
        find_unused_parameters: bool = False,
        group: Any = None,
    ) -> None:
        super().__init__(layers.full_name() + "_data_parallel")
        self._layers = layers
        self.find_unused_parameters = find_unused_parameters
        self.grad_need_sync = True
        warnings.warn(
            "The program will return to single-card operation. Please check 1, whether you use spawn or fleetrun to "
            "start the program. 2, Whether it is a multi-card program. 3, Is the current environment multi-card.",
            stacklevel=2,
        )

    def forward(self, *inputs: Any, **kwargs: Any) -> Any:
        """What the layer inside gives."""
        return self._layers(*inputs, **kwargs)

    def state_dict(
        self,
        destination: Any = None,
        include_sublayers: bool = True,
        structured_name_prefix: str = "",
        use_hook: bool = True,
        keep_vars: bool = True,
    ) -> Any:
        """That of the layer inside."""
        return self._layers.state_dict(destination, include_sublayers, structured_name_prefix, use_hook, keep_vars)

    def set_state_dict(self, state_dict: Any, use_structured_name: bool = True) -> Any:
        """That of the layer inside."""
        return self._layers.set_state_dict(state_dict, use_structured_name)

    set_dict = load_dict = set_state_dict

    def scale_loss(self, loss: Any) -> Any:
        """The loss as it is."""
        return loss

    def apply_collective_grads(self) -> None:
        """There is nobody to exchange gradients with."""

    @contextmanager
    def no_sync(self) -> Iterator[None]:
        """A `with` without exchanges; there are none outside it either."""
        before, self.grad_need_sync = self.grad_need_sync, False
        try:
            yield
        finally:
            self.grad_need_sync = before
