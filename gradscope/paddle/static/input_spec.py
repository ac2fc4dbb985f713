"""InputSpec: the shape, dtype and name of an input that is still to come."""

from __future__ import annotations

from typing import Any

import numpy as np

from gradscope.core import dtype as dtypes


class InputSpec:
    """shape: a list or tuple of ints, None or -1 where a size is open. Raises TypeError, ValueError for others."""

    def __init__(
        self, shape: Any, dtype: Any = "float32", name: str | None = None, stop_gradient: bool = False
    ) -> None:
        if not isinstance(shape, (list, tuple)):
            raise TypeError(
                f"Type of `shape` in InputSpec should be one of (tuple, list), but received {type(shape).__name__}."
            )
        for place, size in enumerate(shape):
            if size is not None and not isinstance(size, (int, np.integer)):
                raise ValueError(f"shape[{place}] should be an `int`, but received `{type(size).__name__}`:{size}.")
        self.shape = tuple(-1 if size is None or size < 0 else int(size) for size in shape)
        self.dtype = dtypes.convert(dtype)
        self.name, self.stop_gradient = name, stop_gradient

    @classmethod
    def from_tensor(cls, tensor: Any, name: str | None = None) -> InputSpec:
        """What a tensor is like."""
        return cls(tuple(tensor.shape), tensor.dtype, name or tensor.name)

    @classmethod
    def from_numpy(cls, ndarray: Any, name: str | None = None) -> InputSpec:
        """What an array is like."""
        return cls(ndarray.shape, ndarray.dtype, name)

    def batch(self, batch_size: Any) -> InputSpec:
        """One more axis in front, of this size (an int, or a list of one). Changes this object and gives it."""
        if isinstance(batch_size, (list, tuple)):
            if len(batch_size) != 1:
                raise ValueError(f"Length of batch_size: {batch_size} shall be 1, but received {len(batch_size)}.")
            batch_size = batch_size[0]
        if not isinstance(batch_size, (int, np.integer)):
            raise TypeError(f"type(batch_size) shall be `int`, but received {type(batch_size).__name__}.")
        self.shape = (int(batch_size), *self.shape)
        return self

    def unbatch(self) -> InputSpec:
        """Without the axis in front. Changes this object and gives it; ValueError when there is none."""
        if not self.shape:
            raise ValueError("Not support to unbatch a InputSpec when len(shape) == 0.")
        self.shape = self.shape[1:]
        return self

    def _same(self) -> tuple[Any, ...]:
        return self.shape, self.dtype.name, self.name, self.stop_gradient

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self._same() == other._same()

    def __hash__(self) -> int:
        return hash(self._same())

    def __repr__(self) -> str:
        return (
            f"InputSpec(shape={self.shape}, dtype={self.dtype}, name={self.name}, stop_gradient={self.stop_gradient})"
        )
