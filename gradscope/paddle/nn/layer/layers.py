"""Layer: the base of everything with parameters. Attributes that are parameters, buffers or layers are kept by name."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any

from gradscope.core import controller, observer
from gradscope.core import dtype as dtypes
from gradscope.core import place as places
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops
from gradscope.paddle.nn.layer.hooks import Hooked
from gradscope.paddle.nn.layer.hooks import HookRemoveHelper as HookRemoveHelper
from gradscope.paddle.nn.layer.state import State
from gradscope.paddle.nn.layer.walk import Walk
from gradscope.paddle.nn.parameter import EagerParamBase, make_parameter


def _snake(name: str) -> str:
    """`Conv2D` is conv2d, `PReLU` p_re_lu: a word begins at a capital with more behind it, or after a small letter."""
    words = re.sub(r"(.)([A-Z][a-z0-9]+)", r"\1_\2", name)
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", words).lower()


#: how an error says what a name is kept for, and what may be assigned to it
_CALLED = {
    "_parameters": "parameter '{}' should be of type Parameter",
    "_sub_layers": "sublayer '{}' should be of type Layer",
    "_buffers": "buffers '{}' should be of type core.DenseTensor",
}


def _of_class(layer: Layer, name: str) -> Any:
    return getattr(type(layer), name, None)


class Layer(Walk, State, Hooked):
    """Subclasses make their parameters and sublayers in `__init__` (after `super().__init__()`) and say in `forward`
    what they do. name_scope: begins the names of its parameters, the class's name when None; dtype: what `_dtype` says,
    no more: a parameter made without a dtype has the default one, in Paddle as here."""

    training: bool

    def __init__(self, name_scope: str | None = None, dtype: Any = "float32") -> None:
        set_plain = object.__setattr__
        set_plain(self, "training", True)
        set_plain(self, "_full_name", controller.unique_name(_snake(name_scope or type(self).__name__)))
        set_plain(self, "_dtype", dtypes.convert(dtype).name)
        for name in ("_parameters", "_buffers", "_sub_layers", "_forward_pre_hooks", "_forward_post_hooks"):
            set_plain(self, name, OrderedDict())
        set_plain(self, "_non_persistable_buffer_names_set", set())
        set_plain(self, "_state_dict_hooks", OrderedDict())
        set_plain(self, "_hook_options", {})

    def full_name(self) -> str:
        """`linear_0`: the class's name and how many came before."""
        name: str = self._full_name
        return name

    def _get_name(self) -> str:
        return type(self).__name__

    # ---------------------------------------------------------------------------------------------- being called

    def forward(self, *inputs: Any, **kwargs: Any) -> Any:
        """What the layer does; subclasses say."""
        raise NotImplementedError

    def __call__(self, *inputs: Any, **kwargs: Any) -> Any:
        """forward, between the hooks; a recording notes the ops inside under the path of this layer."""
        obs = observer.current
        if obs is None:
            if self._forward_pre_hooks or self._forward_post_hooks:
                return self._dygraph_call_func(*inputs, **kwargs)
            return self.forward(*inputs, **kwargs)
        obs.enter_layer(self)
        try:
            return self._dygraph_call_func(*inputs, **kwargs)
        finally:
            obs.leave_scope()

    def train(self, mode: bool = True) -> Layer:
        """Training mode for this layer and all inside: dropout drops, batch norm takes the batch's statistics; with
        mode False the other one. Raises ValueError for a mode that is no bool."""
        if not isinstance(mode, bool):
            raise ValueError("training mode is expected to be boolean")
        for layer in self.sublayers(include_self=True):
            layer.training = mode
        return self

    def eval(self) -> Layer:
        """Evaluation mode for this layer and all inside."""
        for layer in self.sublayers(include_self=True):
            layer.training = False
        return self

    # --------------------------------------------------------------------------------------------- what it holds

    def create_parameter(
        self, shape: Any, attr: Any = None, dtype: Any = None, is_bias: bool = False, default_initializer: Any = None,
        device: Any = None,
    ) -> Any:  # fmt: skip
        """A new parameter named after this layer, None when attr is False. Assign it to an attribute to keep it.
        dtype: the default one (`set_default_dtype`) when None."""
        return make_parameter(self._full_name, shape, dtype, attr, is_bias, default_initializer)

    def create_tensor(self, name: str | None = None, persistable: bool | None = None, dtype: Any = None) -> Tensor:
        """An empty tensor named after this layer, for `paddle.assign(x, output=…)`; float32 when dtype is None."""
        kind = dtypes.float32 if dtype is None else dtypes.convert(dtype)
        made: Tensor = _C_ops.full([0], 0.0, kind, places.expected())
        made.name_ = (
            f"{self._full_name}.{name}" if name else controller.unique_name(f"{self._full_name}._generated_var")
        )
        made.persistable = bool(persistable)
        return made

    create_variable = create_tensor

    def backward(self, *inputs: Any) -> Any:
        """Raises ValueError: it is forward that a layer says."""
        raise ValueError("Layer shouldn't implement backward")

    def get_extra_state(self) -> Any:
        """Raises RuntimeError: a layer has no state besides parameters and buffers."""
        raise RuntimeError("Reached a code path in Module.get_extra_state() that should never be called. ")

    def add_parameter(self, name: str, parameter: Any) -> Any:
        """Keep a parameter (or None) under a name. Raises KeyError for a name with a dot or one in use, TypeError."""
        self._check_name(name, self._parameters)
        if parameter is not None and not isinstance(parameter, EagerParamBase):
            raise TypeError(
                f"The parameter to be added should be a Parameter, but received {type(parameter).__name__}."
            )
        self._parameters[name] = parameter
        return parameter

    def register_parameter(self, name: str, param: Any) -> None:
        """add_parameter, which gives nothing back."""
        self.add_parameter(name, param)

    def add_sublayer(self, name: str, sublayer: Any) -> Any:
        """Keep a layer (or None) under a name. Raises AssertionError for anything else."""
        if sublayer is not None and not isinstance(sublayer, Layer):
            raise AssertionError(f"a sublayer should be a Layer, but received {type(sublayer).__name__}")
        self._sub_layers[name] = sublayer
        return sublayer

    def add_module(self, name: str, module: Any) -> None:
        """add_sublayer, which gives nothing back."""
        self.add_sublayer(name, module)

    register_module = add_module

    def register_buffer(
        self, name: str, tensor: Any, persistable: bool = True, *, persistent: bool | None = None
    ) -> None:
        """Keep a tensor that is no parameter; persistable (or persistent): state_dict has it. KeyError, TypeError as
        for parameters."""
        persistable = persistable if persistent is None else persistent
        self._check_name(name, self._buffers)
        if tensor is not None and not isinstance(tensor, Tensor):
            raise TypeError(f"The registered buffer should be a Paddle.Tensor, but received {type(tensor).__name__}.")
        self._buffers[name] = tensor
        if persistable:
            self._non_persistable_buffer_names_set.discard(name)
        else:
            self._non_persistable_buffer_names_set.add(name)
        if tensor is not None:
            tensor.persistable = persistable

    def _check_name(self, name: Any, own: Any) -> None:
        if "_parameters" not in self.__dict__:
            raise ValueError("super().__init__() should be called first")
        if not isinstance(name, str):
            raise TypeError(f"The name should be a string, but received {type(name).__name__}.")
        if "." in name:
            raise KeyError("The name can not contain `.`, because it breaks the names of what is inside.")
        if name == "":
            raise KeyError("The name can not be empty.")
        if hasattr(self, name) and name not in own:
            raise KeyError(f"attribute '{name}' already exists.")

    def __setattr__(self, name: str, value: Any) -> None:
        held = self.__dict__
        if isinstance(value, (EagerParamBase, Layer)):
            kind = "_parameters" if isinstance(value, EagerParamBase) else "_sub_layers"
            if kind not in held:
                raise ValueError("super().__init__() should be called first")
            for other in ("_parameters", "_buffers", "_sub_layers"):
                if other != kind:
                    held[other].pop(name, None)
            held.pop(name, None)
            held[kind][name] = value
            return
        for kind, wanted in (("_parameters", EagerParamBase), ("_sub_layers", Layer), ("_buffers", Tensor)):
            if name in held.get(kind, ()):
                if value is not None and not isinstance(value, wanted):
                    what = _CALLED[kind].format(name)
                    raise TypeError(f"assignment to {what} or None, but got '{type(value).__name__}'")
                held[kind][name] = value
                if kind == "_buffers" and value is not None:
                    value.persistable = name not in held["_non_persistable_buffer_names_set"]
                return
        if isinstance(value, Tensor) and "_buffers" in held and not isinstance(_of_class(self, name), property):
            # A tensor kept as an attribute is a buffer too: it changes dtype with the layer, but is not saved with it.
            held.pop(name, None)
            held["_buffers"][name] = value
            held["_non_persistable_buffer_names_set"].add(name)
            return
        object.__setattr__(self, name, value)

    def __getattr__(self, name: str) -> Any:
        for kind in ("_parameters", "_sub_layers", "_buffers"):
            table = self.__dict__.get(kind)
            if table is not None and name in table:
                return table[name]
        raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")

    def __delattr__(self, name: str) -> None:
        for kind in ("_parameters", "_sub_layers", "_buffers"):
            if name in self.__dict__.get(kind, ()):
                del self.__dict__[kind][name]
                self._non_persistable_buffer_names_set.discard(name)
                return
        object.__delattr__(self, name)

    def __dir__(self) -> Iterator[str]:
        return iter([*object.__dir__(self), *self._parameters, *self._sub_layers, *self._buffers])

    # ------------------------------------------------------------------------------------------------- as a text

    def extra_repr(self) -> str:
        """What stands in the parentheses of the layer's text."""
        return ""

    def __repr__(self) -> str:
        inner = []
        for name, layer in self._sub_layers.items():
            inner.append(f"({name}): " + repr(layer).replace("\n", "\n  "))
        extra = self.extra_repr()
        return f"{type(self).__name__}({extra}" + "".join(f"\n  {line}" for line in inner) + ("\n)" if inner else ")")
