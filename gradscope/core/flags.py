"""FLAGS_*: Paddle's process-wide switches that gradscope knows, from the environment or `set_flags`."""

from __future__ import annotations

import difflib
import os
from collections.abc import Iterable, Mapping
from typing import Any

# name -> default. The type of the default is the type of the flag.
DEFAULTS: dict[str, Any] = {
    "FLAGS_paddle_strict": False,  # Paddle's numbers where ours differ on purpose
    "FLAGS_gradscope_guard": False,  # raise where otherwise only a finding is written (`--guard`)
    "FLAGS_check_nan_inf": False,
    "FLAGS_check_nan_inf_level": 0,
    "FLAGS_enable_unique_name": False,
    "FLAGS_enable_api_kernel_fallback": True,
    "FLAGS_use_stride_kernel": True,
    "FLAGS_call_stack_level": 1,
    "FLAGS_cudnn_deterministic": False,
    "FLAGS_retain_grad_for_all_tensor": False,
    # Paddle's memory, speed and logging, which scripts set: kept, and without an effect here.
    "FLAGS_allocator_strategy": "auto_growth",
    "FLAGS_benchmark": False,
    "FLAGS_conv_workspace_size_limit": 512,
    "FLAGS_cudnn_batchnorm_spatial_persistent": False,
    "FLAGS_cudnn_exhaustive_search": False,
    "FLAGS_eager_delete_tensor_gb": 0.0,
    "FLAGS_einsum_opt": False,
    "FLAGS_embedding_deterministic": 0,
    "FLAGS_enable_cublas_tensor_op_math": False,
    "FLAGS_enable_pir_api": True,
    "FLAGS_fast_eager_deletion_mode": True,
    "FLAGS_fraction_of_cpu_memory_to_use": 1.0,
    "FLAGS_fraction_of_gpu_memory_to_use": 0.92,
    "FLAGS_fuse_parameter_memory_size": -1.0,
    "FLAGS_gemm_use_half_precision_compute_type": False,
    "FLAGS_gpu_memory_limit_mb": 0,
    "FLAGS_host_trace_level": 1,
    "FLAGS_init_allocated_mem": False,
    "FLAGS_initial_cpu_memory_in_mb": 500,
    "FLAGS_initial_gpu_memory_in_mb": 0,
    "FLAGS_log_memory_stats": False,
    "FLAGS_low_precision_op_list": 0,
    "FLAGS_max_inplace_grad_add": 0,
    "FLAGS_memory_fraction_of_eager_deletion": 1.0,
    "FLAGS_paddle_num_threads": 1,
    "FLAGS_reallocate_gpu_memory_in_mb": 0,
    "FLAGS_set_to_1d": False,
    "FLAGS_sort_sum_gradient": False,
    "FLAGS_sync_nccl_allreduce": True,
    "FLAGS_use_autotune": False,
    "FLAGS_use_cuda_managed_memory": False,
    "FLAGS_use_mkldnn": False,
    "FLAGS_use_onednn": False,
    "FLAGS_use_pinned_memory": True,
    "FLAGS_use_system_allocator": False,
}


def _parse(text: str, default: Any) -> Any:
    """A flag's value from its environment text; a text that does not parse keeps the default."""
    if isinstance(default, bool):
        return text.strip().lower() in ("1", "true", "yes", "on")
    try:
        return type(default)(text)
    except ValueError:
        return default


values: dict[str, Any] = {
    name: _parse(os.environ[name], default) if name in os.environ else default for name, default in DEFAULTS.items()
}
if os.environ.get("GRADSCOPE_GUARD") and "FLAGS_gradscope_guard" not in os.environ:
    values["FLAGS_gradscope_guard"] = _parse(os.environ["GRADSCOPE_GUARD"], False)


class _Fast:
    """The flags that the engine reads on its paths, as attributes."""

    __slots__ = ("strict", "check_nan_inf", "amp", "guard", "complex", "hooked", "odd", "collecting")

    def __init__(self) -> None:
        self.collecting = False  # somebody counts op calls (nan_inf.py), which is done where outputs are checked
        self.hooked = 0  # saved_tensors_hooks blocks open in the process
        self.complex = False  # a complex tensor was made in this process: nodes may have to conjugate
        self.amp = 0  # auto_cast blocks open in the process; the state itself belongs to each thread (controller)
        self.strict: bool = values["FLAGS_paddle_strict"]
        self.check_nan_inf: bool = values["FLAGS_check_nan_inf"]
        self.guard: bool = values["FLAGS_gradscope_guard"]
        self.judge()

    def judge(self) -> None:
        """Set `odd`: is anything on that an op must ask about? Called by whoever changes one of them."""
        self.odd = bool(self.amp or self.hooked or self.check_nan_inf or self.guard)


fast = _Fast()


def _near(name: str) -> str:
    """The known flags that read most like `name`, for an error."""
    close = difflib.get_close_matches(name, DEFAULTS, n=3, cutoff=0.6)
    return f" Known ones like it: {', '.join(close)}" if close else ""


def get(name: str) -> Any:
    """The value of one flag. Raises KeyError for an unknown name."""
    return values[name]


def set_flags(flags: Mapping[str, Any]) -> None:
    """`paddle.set_flags`. Raises ValueError naming the flag when it is unknown, TypeError when flags is no dict."""
    if not isinstance(flags, Mapping):
        raise TypeError("flags in set_flags should be a dict")
    for name, value in flags.items():
        if name not in DEFAULTS:
            raise ValueError(f"Flag {name} cannot set its value through this function.{_near(name)}")
        default = DEFAULTS[name]
        values[name] = _parse(value, default) if isinstance(value, str) else type(default)(value)
    fast.strict = values["FLAGS_paddle_strict"]
    fast.check_nan_inf = values["FLAGS_check_nan_inf"] or fast.collecting
    fast.guard = values["FLAGS_gradscope_guard"]
    fast.judge()


def get_flags(flags: str | Iterable[str]) -> dict[str, Any]:
    """`paddle.get_flags`: name -> value for one name or several. Raises ValueError naming an unknown flag."""
    names = [flags] if isinstance(flags, str) else list(flags)
    for name in names:
        if name not in values:
            raise ValueError(f"Flag {name} cannot get its value through this function.{_near(name)}")
    return {name: values[name] for name in names}
