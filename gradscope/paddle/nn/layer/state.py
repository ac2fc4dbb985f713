"""The state of a layer: taking it out, putting it in, changing its dtype."""

from __future__ import annotations

import warnings
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from gradscope.core import dtype as dtypes
from gradscope.core import place as places
from gradscope.core.phi.dense_tensor import dense, meta_of_array
from gradscope.core.tensor import Tensor
from gradscope.paddle.tensor.methods import set_value


class IncompatibleKeys(NamedTuple):
    """What load_state_dict gives: names the state lacks, and names the layer lacks."""

    missing_keys: list[str]
    unexpected_keys: list[str]

    def __repr__(self) -> str:
        if not self.missing_keys and not self.unexpected_keys:
            return "<All keys matched successfully>"
        return f"_IncompatibleKeys(missing_keys={self.missing_keys}, unexpected_keys={self.unexpected_keys})"


IncompatibleKeys.__name__ = IncompatibleKeys.__qualname__ = "_IncompatibleKeys"  # as Paddle's shows itself


def _recast(tensor: Tensor, wanted: dtypes.DType) -> None:
    """Give the tensor its values in another dtype, without history or gradient; nothing when it has that already."""
    if tensor.dtype is wanted:
        return
    array = tensor.impl.array.astype(wanted.np)
    tensor.impl = dense(array, meta_of_array(array))
    if tensor.autograd_meta_ is not None:
        tensor.autograd_meta_.edge = None
        tensor.autograd_meta_.grad_ = None


class State:
    """The part of Layer that deals with state dictionaries and dtypes."""

    _state_dict_hooks: Any
    _dtype: Any

    def state_dict(
        self,
        destination: Any = None,
        include_sublayers: bool = True,
        structured_name_prefix: str = "",
        use_hook: bool = True,
        keep_vars: bool = True,
    ) -> Any:
        """Path -> parameter or persistable buffer, those of this layer before those inside; the tensors themselves
        (copies of them that share memory and stop gradients without keep_vars)."""
        found = OrderedDict() if destination is None else destination
        self._collect(found, include_sublayers, structured_name_prefix, keep_vars)
        if use_hook:
            for hook in self._state_dict_hooks.values():
                changed = hook(found)
                if changed is not None:
                    found = changed
        return found

    to_static_state_dict = state_dict

    def _collect(self, found: Any, include_sublayers: bool, prefix: str, keep_vars: bool) -> None:
        held = self.__dict__
        hidden = held["_non_persistable_buffer_names_set"]
        for kind, left_out in (("_parameters", ()), ("_buffers", hidden)):
            for name, tensor in held[kind].items():
                if tensor is not None and name not in left_out:
                    found[prefix + name] = tensor if keep_vars else tensor.detach()
        if include_sublayers:
            for name, layer in held["_sub_layers"].items():
                if layer is not None:
                    layer._collect(found, True, f"{prefix}{name}.", keep_vars)

    def register_state_dict_hook(self, hook: Callable[[Any], Any]) -> Any:
        """Call hook(state) on what state_dict is about to give."""
        from gradscope.paddle.nn.layer.hooks import HookRemoveHelper

        helper = HookRemoveHelper(self._state_dict_hooks)
        self._state_dict_hooks[helper._hook_id] = hook
        return helper

    def set_state_dict(self, state_dict: Any, use_structured_name: bool = True) -> tuple[list[str], list[str]]:
        """Put values in, by path, or by tensor name without use_structured_name. Gives (missing, unexpected) names.

        What is missing or of another shape keeps its values; a warning says which. A value of another dtype is cast.
        """
        missing: list[str] = []
        used: set[str] = set()
        for path, tensor in self.state_dict(use_hook=False).items():
            key = path if use_structured_name else tensor.name
            if key not in state_dict:
                missing.append(path)
                warnings.warn(f"Skip loading for {path}. {path} is not found in the provided dict.", stacklevel=2)
                continue
            used.add(key)
            value = state_dict[key]
            array = value.impl.array if isinstance(value, Tensor) else np.asarray(value)
            if list(array.shape) != list(tensor.shape):
                missing.append(path)
                warnings.warn(
                    f"Skip loading for {path}. {path} receives a shape {list(array.shape)}, but the expected shape is "
                    f"{list(tensor.shape)}.",
                    stacklevel=2,
                )
                continue
            set_value(tensor, array.astype(tensor.impl.meta.dtype))
        return missing, [key for key in state_dict if key not in used]

    set_dict = load_dict = set_state_dict

    def load_state_dict(self, state_dict: Any, strict: bool = True, assign: bool = False) -> IncompatibleKeys:
        """set_state_dict by path; strict: RuntimeError that names what was missing or unexpected. assign changes
        nothing."""
        missing, unexpected = self.set_state_dict(state_dict)
        said = [
            f"{what} key(s) in state_dict: " + ", ".join(f'"{name}"' for name in names) + ". "
            for what, names in (("Missing", missing), ("Unexpected", unexpected))
            if names
        ]
        if strict and said:
            lines = "\n\t".join(said)
            raise RuntimeError(f"Error(s) in loading state_dict for {self.__class__.__name__}:\n\t{lines}")
        return IncompatibleKeys(missing, unexpected)

    def to(
        self, device: Any = None, dtype: Any = None, blocking: bool | None = None, non_blocking: bool | None = None
    ) -> Any:
        """Floating parameters and buffers in another dtype. Raises NotImplementedError for another place."""
        if device is not None:
            where = places.convert(device)
            for tensor in self._tensors():
                if tensor.place is not where:
                    raise NotImplementedError(
                        f"moving a layer from {tensor.place} to {where} is not built yet; make it after set_device"
                    )
        if dtype is not None:
            wanted = dtypes.convert(dtype)
            for tensor in self._tensors():
                if tensor.dtype.is_floating:
                    _recast(tensor, wanted)
            for layer in self.sublayers(include_self=True):  # type: ignore[attr-defined]
                object.__setattr__(layer, "_dtype", dtype)  # as it was given: `extra_repr` shows it
        return self

    def type(self, dst_type: Any) -> Any:
        """All parameters and buffers in another dtype, whole numbers too. Raises ValueError for what is no dtype."""
        try:
            wanted = dtypes.convert(dst_type)
        except (TypeError, ValueError) as exc:
            raise ValueError(f"dtype value error, must be a dtype of paddle or numpy, but receive {dst_type}") from exc
        for tensor in self._tensors():
            _recast(tensor, wanted)
        for layer in self.sublayers(include_self=True):  # type: ignore[attr-defined]
            object.__setattr__(layer, "_dtype", wanted.name)
        return self

    def cpu(self) -> Any:
        """`to("cpu")`."""
        return self.to("cpu")

    def cuda(self, device: Any = None) -> Any:
        """`to("gpu:n")`; device: a number, a place, or None for 0. Raises TypeError for anything else."""
        if device is not None and not isinstance(device, (int, places.Place)):
            raise TypeError(f"device must be int, paddle.CUDAPlace or None, got {device.__class__}")
        return self.to(device if isinstance(device, places.Place) else f"gpu:{device or 0}")

    def _tensors(self) -> list[Any]:
        return [*self.parameters(), *self.buffers()]  # type: ignore[attr-defined]

    def astype(self, dtype: Any = None) -> Any:
        """Floating parameters and buffers in another floating dtype; another kind of dtype is only what the layer says
        of itself from then on, as in Paddle. Raises ValueError for what is no dtype."""
        try:
            wanted = dtypes.convert("" if dtype is None else dtype)
        except (TypeError, ValueError) as exc:
            raise ValueError(f"dtype value error, must be a dtype of paddle or numpy, but receive {dtype}") from exc
        if wanted.is_floating:
            return self.to(dtype=wanted)
        for layer in self.sublayers(include_self=True):  # type: ignore[attr-defined]
            object.__setattr__(layer, "_dtype", wanted)
        return self

    def float(self, excluded_layers: Any = None) -> Any:
        """Everything in float32."""
        return self.to(dtype=dtypes.float32)

    def double(self) -> Any:
        """Everything in float64."""
        return self.to(dtype=dtypes.float64)

    def float16(self, excluded_layers: Any = None) -> Any:
        """Everything in float16 on a GPU; on the CPU a warning and nothing, as in Paddle: `to(dtype="float16")` does
        it there too."""
        if places.expected().is_cpu_place():
            warnings.warn("float16 is for GPUs here, so the layer keeps its dtype", stacklevel=2)
            return self
        return self.to(dtype=dtypes.float16)

    def half(self) -> Any:
        """Everything in float16, on the CPU too."""
        return self.to(dtype=dtypes.float16)

    def bfloat16(self, excluded_layers: Any = None) -> Any:
        """Everything in bfloat16."""
        return self.to(dtype=dtypes.bfloat16)
