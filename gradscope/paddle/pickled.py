"""Reads what the real `paddle.save` wrote: a pickle of which only numpy arrays, numbers, texts and containers are made.

Unpickling calls whatever the file names, so every name but the handful that Paddle's own files use is refused.
"""

from __future__ import annotations

import pickle
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, BinaryIO

import numpy as np

from gradscope.core import dtype as dtypes
from gradscope.core.tensor import Tensor
from gradscope.paddle.tensor.creation import to_tensor

_NAMES = "StructuredToParameterName@@"  # a state dict's map of paths to names of tensors
_CORE = ("numpy._core.multiarray", "numpy.core.multiarray")


def _encoded(text: str, encoding: str = "utf-8") -> bytes:
    """How old protocols write bytes."""
    if encoding not in ("latin1", "utf-8"):
        raise pickle.UnpicklingError(f"bytes in {encoding}")
    return text.encode(encoding)


def _array_maker(name: str) -> Any:
    # numpy keeps these two in a module whose name changed; an array's own reduction gives them.
    made: Any = np.zeros(1).__reduce__()[0] if name == "_reconstruct" else np.float32(0).__reduce__()[0]
    return made


class _DataOnly(pickle.Unpickler):
    """Finds numpy's arrays, dtypes and numbers, tuples and ordered dicts; refuses everything else."""

    def find_class(self, module: str, name: str) -> Any:
        if module in _CORE and name in ("_reconstruct", "scalar"):
            return _array_maker(name)
        known: dict[tuple[str, str], Any] = {
            ("numpy", "ndarray"): np.ndarray,
            ("numpy", "dtype"): np.dtype,
            ("_codecs", "encode"): _encoded,
            ("collections", "OrderedDict"): OrderedDict,
            ("builtins", "tuple"): tuple,
            ("__builtin__", "tuple"): tuple,
        }
        if (module, name) not in known:
            raise pickle.UnpicklingError(f"it holds a {module}.{name}")
        return known[module, name]


def is_pickle(start: bytes) -> bool:
    """Whether a file that begins like this is a pickle of protocol 2 or later."""
    return len(start) >= 2 and start[0] == 0x80 and 2 <= start[1] <= pickle.HIGHEST_PROTOCOL


def read(file: BinaryIO, as_numpy: bool) -> Any:
    """The object of the pickle in an open file: a state dict's arrays, and (name, array) pairs elsewhere, as tensors.

    as_numpy: arrays in place of tensors. Raises pickle.UnpicklingError for a file that holds anything but data.
    """
    found = _DataOnly(file, encoding="latin1").load()
    if not isinstance(found, dict) or _NAMES not in found:
        return _walked(found, _kept if as_numpy else _tensor)
    names = found.pop(_NAMES)
    if as_numpy:
        return found
    return {
        key: _tensor(str(names.get(key, "")), value) if isinstance(value, np.ndarray) else _walked(value, _tensor)
        for key, value in found.items()
    }


def _kept(name: str, array: Any) -> Any:
    return array


def _tensor(name: str, array: Any) -> Tensor:
    """Paddle writes bfloat16 as uint16."""
    made = to_tensor(array.view(dtypes.bfloat16.np) if array.dtype == np.uint16 else array)
    if name:
        made.name = name
    return made


def _walked(value: Any, tensor: Callable[[str, Any], Any]) -> Any:
    """`value` with every (name, array) pair in it made a tensor."""
    if isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], np.ndarray):
        return tensor(*value)
    if isinstance(value, dict):
        return type(value)((key, _walked(item, tensor)) for key, item in value.items())
    if isinstance(value, (list, tuple)):
        return type(value)(_walked(item, tensor) for item in value)
    return value
