"""The nodes a rewritten history is made of: writing a part into a base, taking a part out of it.

Where a complex and a real tensor show the same memory, the real view of it is what is written and taken: a complex
side is brought there and back by as_real and as_complex, which is right since gradients are dL/dRe + i dL/dIm.
"""

from __future__ import annotations

from math import gcd
from typing import TYPE_CHECKING, Any, NamedTuple

from gradscope.core import dtype as dt
from gradscope.core.eager.autograd_meta import ViewMeta, views_of
from gradscope.core.phi.dense_tensor import DenseTensor, DenseTensorMeta, make_meta
from gradscope.core.phi.storage import address

if TYPE_CHECKING:
    from gradscope.core.eager.grad_node_info import GradNodeBase

_new = object.__new__
_REAL = {dt.complex64: dt.float32, dt.complex128: dt.float64}

Edge = tuple["GradNodeBase", int, int]
#: a node, and the implementations of the tensors its op would read (None: of no tensor anybody has)
Made = tuple["GradNodeBase", tuple[DenseTensor | None, ...]]


class Place(NamedTuple):
    """Where a view lies in the memory of its base, in bytes from the base's first element on. low, high: what it
    reaches (high is one beyond); grid: what all its strides are multiples of (0: one element); size: of an element."""

    offset: int
    low: int
    high: int
    grid: int
    size: int


def place_in(view: ViewMeta) -> Place:
    """Where a view lies; worked out once, since a storage that gets another array keeps the layout."""
    place: Place | None = view.place
    if place is None:
        found = views_of(view)
        base = None if found is None else found[1].impl
        array = view.impl.array
        storage: Any = view.impl.storage
        offset = address(array) - address(storage.array if base is None else base.array)
        steps = [((n - 1) * s, s) for n, s in zip(array.shape, array.strides, strict=True) if n > 1]
        low = offset + sum(reach for reach, _ in steps if reach < 0)
        high = offset + sum(reach for reach, _ in steps if reach > 0) + array.itemsize
        place = Place(offset, low, high if array.size else low, gcd(*(s for _, s in steps)), array.itemsize)
        view.place = place
    return place


def may_meet(one: ViewMeta, other: ViewMeta) -> bool:
    """Whether two views of one base may share an element; never says no wrongly."""
    a, b = place_in(one), place_in(other)
    if a.low >= b.high or b.low >= a.high:
        return False
    grid = gcd(a.grid, b.grid)
    if not grid:
        return True
    ahead = (b.offset - a.offset) % grid
    return ahead < a.size or grid - ahead < b.size


def overlaps_itself(array: Any) -> bool:
    """Whether several elements of a strided array lie at one place; never says no wrongly."""
    reach = 0
    for step, n in sorted((abs(s), n) for n, s in zip(array.shape, array.strides, strict=True) if n > 1):
        if step <= reach:
            return True
        reach += step * (n - 1)
    return False


def related(base: DenseTensor, part: DenseTensor) -> bool:
    """Whether one's gradient can be told from the other's: equal dtypes, or a complex one and its real one."""
    a, b = base.meta.data_type, part.meta.data_type
    return _REAL.get(a, a) is _REAL.get(b, b)


def written(base: DenseTensor, old: Edge | None, part: ViewMeta, edge: Edge | None) -> list[Made]:
    """The history of `base` after a write into its part: old: where the gradient of the rest goes, edge: that of the
    part (None: nowhere). The last node is the base's."""
    from gradscope.core.generated.nodes import AsComplexGradNode, AsRealGradNode, ViewWriteGradNode

    made: list[Made] = []
    x_meta, part_meta, split = base.meta, part.impl.meta, _split(base, part)
    if split and x_meta.data_type.is_complex:
        x_meta = _real(x_meta)
        if old is not None:
            old = _add(made, AsRealGradNode, (old,), (base.meta,), x_meta, (base,))
    if split and part_meta.data_type.is_complex:
        part_meta = _real(part_meta)
        if edge is not None:
            edge = _add(made, AsRealGradNode, (edge,), (part.impl.meta,), part_meta, (part.impl,))
    last = _add(made, ViewWriteGradNode, (old, edge), (x_meta, part_meta), x_meta, (base, part.impl))
    _locate(made[-1][0], base, part, split)
    if x_meta is not base.meta:
        _add(made, AsComplexGradNode, (last,), (x_meta,), base.meta, (None,))
    return made


def taken(base: DenseTensor, edge: Edge, part: ViewMeta) -> list[Made]:
    """The history of a view read anew from `base`, whose gradient goes to `edge`. The last node is the view's."""
    from gradscope.core.generated.nodes import AsComplexGradNode, AsRealGradNode, ViewTakeGradNode

    made: list[Made] = []
    x_meta, part_meta, split = base.meta, part.impl.meta, _split(base, part)
    if split and x_meta.data_type.is_complex:
        x_meta = _real(x_meta)
        edge = _add(made, AsRealGradNode, (edge,), (base.meta,), x_meta, (base,))
    if split and part_meta.data_type.is_complex:
        part_meta = _real(part_meta)
    last = _add(made, ViewTakeGradNode, (edge,), (x_meta,), part_meta, (base,))
    _locate(made[-1][0], base, part, split)
    if part_meta is not part.impl.meta:
        _add(made, AsComplexGradNode, (last,), (part_meta,), part.impl.meta, (None,))
    return made


def _split(base: DenseTensor, part: ViewMeta) -> bool:
    """Whether complex numbers must be taken apart: the dtypes differ, or the part begins within one."""
    if base.meta.data_type is not part.impl.meta.data_type:
        return True
    size = base.array.itemsize
    return bool(place_in(part).offset % size or any(s % size for s in part.impl.array.strides))


def _real(meta: DenseTensorMeta) -> DenseTensorMeta:
    """The meta of as_real of a complex tensor."""
    return make_meta((*meta.dims, 2), _REAL[meta.data_type], meta.place, meta.layout)


def _add(
    made: list[Made], kind: Any, edges: tuple[Any, ...], out_metas: tuple[Any, ...], in_meta: DenseTensorMeta,
    inputs: tuple[DenseTensor | None, ...],
) -> Edge:  # fmt: skip
    """Make a node that leads to `edges`; gives the edge to it."""
    node: Any = _new(kind)
    node.edges = edges
    node.out_metas = out_metas
    node.in_metas = in_meta
    node.extra = None
    node.cleared = False
    node.oid = 0
    made.append((node, inputs))
    return node, 0, 0


def _locate(node: Any, base: DenseTensor, part: ViewMeta, split: bool) -> None:
    """Give a node the attributes that say where the part lies, in elements (of the real tensor, when split)."""
    array = part.impl.array
    whole, of = base.meta.data_type, part.impl.meta.data_type
    size = _REAL.get(whole, whole).itemsize if split else whole.itemsize
    node.layout = (*(s // size for s in base.array.strides), *([1] if split and whole.is_complex else []))
    node.dims = (*part.impl.meta.dims, *([2] if split and of.is_complex else []))
    node.stride = (*(s // size for s in array.strides), *([1] if split and of.is_complex else []))
    node.offset = place_in(part).offset // size
