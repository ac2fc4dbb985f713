"""`paddle.autograd.PyLayer`: an op of the user's own, with a forward and a backward written in Python."""

from __future__ import annotations

from typing import Any

from gradscope.core.eager.py_layer import PyLayerContext
from gradscope.core.eager.py_layer_apply import apply

__all__ = ["PyLayer", "PyLayerContext"]


class PyLayerBackward(PyLayerContext):
    """Base of the contexts: each PyLayer class T has its own, `T_backward`."""

    _forward_cls: Any

    def backward(self, *args: Any) -> Any:
        """The backward of the PyLayer this is a context of."""
        return self._forward_cls.backward(self, *args)


class PyLayerMeta(type):
    """Gives every PyLayer class the class of its contexts."""

    def __init__(cls, name: str, bases: tuple[type, ...], attrs: dict[str, Any]) -> None:
        cls._backward_function = type(f"{name}_backward", (PyLayerBackward,), {"_forward_cls": cls})
        super().__init__(name, bases, attrs)


class PyLayer(PyLayerContext, metaclass=PyLayerMeta):
    """Subclass it with static methods `forward(ctx, *args, **kwargs)` and `backward(ctx, *grads)`; call `T.apply(…)`.

    forward runs without recording a graph and returns a Tensor, or a tuple or list with at least one. backward gets
    one gradient per output Tensor and returns one (or None) per input Tensor. A list or tuple of Tensors counts as
    one input or output whose gradient is a list.
    """

    @staticmethod
    def forward(ctx: PyLayerContext, *args: Any, **kwargs: Any) -> Any:
        """To be written by the subclass."""
        raise NotImplementedError("You must implement the forward function for PyLayer.")

    @staticmethod
    def backward(ctx: PyLayerContext, *args: Any) -> Any:
        """To be written by the subclass."""
        raise NotImplementedError("You must implement the backward function for PyLayer.")

    @classmethod
    def apply(cls, *args: Any, **kwargs: Any) -> Any:
        """Run forward and record its node when recording is on and a Tensor among the arguments wants a gradient.

        Tensors are found among positional and keyword arguments and inside lists and tuples. Raises InvalidArgument
        (ValueError) when forward gives no Tensor, or gives back a leaf that wants a gradient.
        """
        return apply(cls, args, kwargs)
