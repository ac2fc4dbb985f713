"""`paddle.Size`: the list that `Tensor.shape` gives."""

from __future__ import annotations

from typing import Any, SupportsIndex, overload


class Size(list[int]):
    """A list of ints that prints as `paddle.Size([2, 3])` and keeps its type under slicing and `+`."""

    __slots__ = ()

    def numel(self) -> int:
        """The product of the sizes; 1 for the empty one."""
        n = 1
        for size in self:
            n *= size
        return n

    @overload
    def __getitem__(self, index: SupportsIndex) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> Size: ...
    def __getitem__(self, index: Any) -> Any:
        found = super().__getitem__(index)
        return Size(found) if isinstance(index, slice) else found

    def __add__(self, other: Any) -> Any:
        return Size(super().__add__(list(other)))

    def __repr__(self) -> str:
        return f"paddle.Size({super().__repr__()})"

    __str__ = __repr__
    __hash__ = None
