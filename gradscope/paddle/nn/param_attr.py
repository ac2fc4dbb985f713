"""ParamAttr: what a layer is told about a parameter it makes."""

from __future__ import annotations

from typing import Any

from gradscope.paddle.nn.initializer.initializer import Initializer


class ParamAttr:
    """name: of the parameter (made up when None); initializer; learning_rate: factor on the optimizer's; regularizer:
    instead of the optimizer's weight decay; trainable; need_clip: whether gradient clipping looks at it."""

    def __init__(
        self,
        name: str | None = None,
        initializer: Initializer | None = None,
        learning_rate: float = 1.0,
        regularizer: Any = None,
        trainable: bool = True,
        do_model_average: bool = True,
        need_clip: bool = True,
    ) -> None:
        self.name = name
        self.initializer = initializer
        self.learning_rate = learning_rate
        self.regularizer = regularizer
        self.trainable = trainable
        self.do_model_average = do_model_average
        self.need_clip = need_clip

    @staticmethod
    def of(value: Any) -> ParamAttr | None:
        """What layers take for an attribute: None or True (defaults), a name, an initializer, a number (learning rate),
        a ParamAttr; False is None: no parameter. Raises TypeError for anything else."""
        if value is None or value is True:
            return ParamAttr()
        if value is False:
            return None
        if isinstance(value, ParamAttr):
            return value
        if isinstance(value, str):
            return ParamAttr(name=value)
        if isinstance(value, Initializer):
            return ParamAttr(initializer=value)
        if isinstance(value, (int, float)):
            return ParamAttr(learning_rate=value)
        raise TypeError(f"{type(value)} cast to ParamAttr")


class WeightNormParamAttr(ParamAttr):
    """Not built: reparametrising by length and direction. Making one raises NotImplementedError."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        raise NotImplementedError("WeightNormParamAttr is a thing of the static mode; use paddle.nn.utils.weight_norm")
