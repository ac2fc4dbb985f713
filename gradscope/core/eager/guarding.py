"""What `--guard` (FLAGS_gradscope_guard) looks at: saved tensors that were given other values by a write that moves no
version, and memory that somebody wrote behind the engine's back.

The first raises the version error where the value would be used. The second cannot be told from a kernel's own work
by any counter: a fingerprint is taken when a node saves an array and compared when it uses it; a difference is a
finding (a warning where nothing is recorded).
"""

from __future__ import annotations

import warnings
import weakref
import zlib
from collections.abc import Iterator
from typing import Any

import numpy as np

from gradscope.core import errors, observer
from gradscope.core.eager.grad_node_info import OUT, GradNodeBase
from gradscope.core.phi.dense_tensor import DenseTensor

_prints: weakref.WeakKeyDictionary[GradNodeBase, dict[tuple[str, int], int]] = weakref.WeakKeyDictionary()


def remember(node: GradNodeBase, outs: Any) -> None:
    """Take fingerprints of what `node` saves; its inputs are saved already, its outputs are among `outs`."""
    found: dict[tuple[str, int], int] = {}
    for saved in node.saved_:
        if saved.no_need_buffer or saved.constant:  # nobody else has an intermediate output
            continue
        if saved.side == OUT:
            out = outs[saved.slot]
            arrays = [] if out is None else [t.impl.array for t in (out if type(out) is list else [out])]
        else:
            held = getattr(node, saved.field)
            arrays = held if type(held) is list else [held]
        for rank, array in enumerate(arrays):
            if type(array) is np.ndarray:
                found[saved.field, rank] = _fingerprint(array)
    if found:
        _prints[node] = found


def check_saved(node: GradNodeBase) -> None:
    """Before the formulas. Raises PermissionDenied (RuntimeError) for a saved tensor that was given other values by a
    write that moved no version; tells of memory that changed without any write of ours."""
    known = _prints.get(getattr(node, "origin", node), {})
    for field, rank, array, impl, version in _saved(node):
        if type(array) is not np.ndarray or not isinstance(impl, DenseTensor) or impl.version != version:
            continue  # a moved version is the version check's to tell
        if array is not impl.array:
            raise errors.permission_denied(
                "Tensor '' used in gradient computation has been given other values by a write that does not move its "
                f"version ({version}): set_value, or an optimizer's step.",
                node=node.name(),
                tensor=f"saved as '{field}'",
                remedy="write after backward, or keep a clone() of what the gradient needs; without --guard the "
                "gradient uses the saved values",
            )
        print_then = known.get((field, rank))
        if print_then is not None and print_then != _fingerprint(array):
            _tell(node, field)


def _saved(node: GradNodeBase) -> Iterator[tuple[str, int, Any, Any, int]]:
    for saved in node.saved_:
        if saved.no_need_buffer:
            continue
        array, impl = getattr(node, saved.field), getattr(node, saved.field + "_impl")
        version: Any = getattr(node, saved.field + "_version", 0)
        if type(impl) is list:
            for rank, one in enumerate(impl):
                yield saved.field, rank, array[rank], one, version[rank]
        else:
            yield saved.field, 0, array, impl, version


def _fingerprint(array: Any) -> int:
    return zlib.crc32(np.ascontiguousarray(array).data.cast("B")) if array.size else 0


def _tell(node: GradNodeBase, field: str) -> None:
    text = (
        f"the memory of the tensor saved as '{field}' of {node.name()} was changed by no op, set_value or optimizer "
        "(DLPack, __array_interface__, foreign code); the gradient uses what is there now"
    )
    if observer.current is not None:
        observer.current.raw_write(node, field, text)
    else:
        warnings.warn(text, RuntimeWarning, stacklevel=2)
