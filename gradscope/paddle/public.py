"""What `paddle` has beside the functions of its families: constants, dtypes under other names, PyTorch's names,
devices, random state. And the other names of arguments, put on everything at once."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from gradscope.core import dtype as dtypes
from gradscope.core.tensor import Tensor
from gradscope.paddle import aliases, device, generator, keywords, linalg
from gradscope.paddle._missing import not_built
from gradscope.paddle.nn import functional
from gradscope.paddle.number_info import finfo, iinfo
from gradscope.paddle.serialization import save
from gradscope.paddle.tensor import calls, combine, new, random, torch_like, windows
from gradscope.paddle.utils.dlpack import from_dlpack, to_dlpack


def batch(
    reader: Callable[[], Iterator[Any]], batch_size: int, drop_last: bool = False
) -> Callable[[], Iterator[list[Any]]]:
    """A reader of lists of batch_size samples, of one that gives them one by one; the last may be shorter, or is left
    out. Raises ValueError unless batch_size is a whole number from 1."""
    if int(batch_size) < 1:
        raise ValueError(f"batch_size should be a positive integer value, but got batch_size={batch_size}")

    def read() -> Iterator[list[Any]]:
        held: list[Any] = []
        for sample in reader():
            held.append(sample)
            if len(held) == batch_size:
                yield held
                held = []
        if held and not drop_last:
            yield held

    return read


def async_save(obj: Any, path: Any, protocol: int = 4, sync_other_task: bool = False, **configs: Any) -> None:
    """`paddle.save`: the file is written when this returns, so there is nothing to wait for."""
    save(obj, path, protocol, **configs)


def clear_async_save_task_queue() -> None:
    """Nothing: `async_save` leaves nothing to do."""


def check_shape(shape: Any, op_name: str, *types: Any) -> None:
    """Raises TypeError unless `shape` is a list, a tuple or a tensor, with ints or tensors of one int in it."""
    if isinstance(shape, Tensor):
        if not shape.dtype.is_integer:
            raise TypeError(f"{op_name}: a shape holds ints, but got a tensor of {shape.dtype.name}")
        return
    if not isinstance(shape, (list, tuple)):
        raise TypeError(f"{op_name}: a shape is a list, a tuple or a tensor, but got {type(shape).__name__}")
    for size in shape:
        if not isinstance(size, (int, Tensor)) or isinstance(size, bool):
            raise TypeError(f"{op_name}: a shape holds ints, but got {type(size).__name__} in {shape!r}")


def disable_signal_handler() -> None:
    """Nothing: no handler of signals is ever installed."""


_DEVICES = (
    "get_all_custom_device_type", "get_cudnn_version", "get_default_device", "get_device", "is_compiled_with_cinn",
    "is_compiled_with_custom_device", "is_compiled_with_distribute", "is_compiled_with_ipu", "set_default_device",
)  # fmt: skip

_HOST = "tensors lie on the host or a GPU: paddle.CPUPlace(), paddle.CUDAPlace(0)"
#: names that can be imported and say what to do instead when they are called
REFUSED: dict[str, Any] = {
    **{
        name: not_built(f"paddle.{name}", _HOST)
        for name in ("CUDAPinnedPlace", "CustomPlace", "IPUPlace", "XPUPinnedPlace", "XPUPlace")
    },
    **{
        name: not_built(f"paddle.{name}", "gradscope records PyTorch itself: leave `import torch` as it is")
        for name in ("disable_compat", "enable_compat")
    },
}

#: name -> value, for those that need nothing of `paddle`'s own
PLAIN: dict[str, Any] = {
    "e": math.e,
    "inf": math.inf,
    "nan": math.nan,
    "newaxis": None,
    "pi": math.pi,
    "uint16": dtypes.bfloat16,  # the bits of a bfloat16, in Paddle
    "uint32": dtypes.uint32,
    "uint64": dtypes.uint64,
    "Event": device.Event,
    "Stream": device.Stream,
    "as_tensor": new.as_tensor,
    "async_save": async_save,
    "clear_async_save_task_queue": clear_async_save_task_queue,
    "asarray": new.asarray,
    "batch": batch,
    "check_shape": check_shape,
    "disable_signal_handler": disable_signal_handler,
    "finfo": finfo,
    "from_dlpack": from_dlpack,
    "from_numpy": new.from_numpy,
    "iinfo": iinfo,
    "to_dlpack": to_dlpack,
    **new.FACTORIES,
    **REFUSED,
    **{name: getattr(device, name) for name in _DEVICES},
    **{name: getattr(generator, name) for name in generator.__all__},
    **{name: getattr(torch_like, name) for name in torch_like.__all__},
    **{name: getattr(combine, name) for name in combine.__all__},
    **{name: getattr(calls, name) for name in calls.__all__},
    **{name: getattr(windows, name) for name in windows.__all__},
    **calls.SIZED,
    "log_normal": random.log_normal,
    **{name: getattr(functional, name) for name in aliases.FROM_FUNCTIONAL if hasattr(functional, name)},
    **{name: getattr(linalg, name) for name in aliases.FROM_LINALG if hasattr(linalg, name)},
}


def added(namespace: Mapping[str, Any]) -> dict[str, Any]:
    """The names to be added to `paddle`, and those that get their arguments' other names."""
    found = {**namespace, **PLAIN}
    found |= aliases.bound(found, aliases.PADDLE)
    found |= keywords.bound(found, keywords.FUNCTIONS, home="gradscope.paddle")
    return {name: value for name, value in found.items() if namespace.get(name, found) is not value}
