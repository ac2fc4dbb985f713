"""Shape of einsum, and its equation with every ellipsis spelled out."""

from __future__ import annotations

from functools import lru_cache
from string import ascii_letters
from typing import Any

from gradscope.core.errors import InvalidArgumentError as InvalidArgument
from gradscope.core.phi.infer_meta.register import dims, infer_meta


def spelled_out(equation: str, shapes: Any) -> tuple[list[str], str]:
    """The labels of every operand and of the output, one letter per axis; axes of `...` get letters of their own.

    Raises InvalidArgument when the equation does not fit the shapes.
    """
    sides, out = _spelled_out(equation.replace(" ", ""), tuple(tuple(s) for s in shapes))
    return list(sides), out


@lru_cache(maxsize=1024)
def _spelled_out(equation: str, shapes: tuple[tuple[int, ...], ...]) -> tuple[tuple[str, ...], str]:
    left, arrow, right = equation.partition("->")
    operands = left.split(",")
    if len(operands) != len(shapes):
        raise InvalidArgument(f"The equation {equation!r} has {len(operands)} operands, but got {len(shapes)}.")
    free = [c for c in ascii_letters if c not in equation]
    ranks = []
    for operand, shape in zip(operands, shapes, strict=True):
        named = len(operand.replace("...", ""))
        rank = len(shape) - named
        if rank < 0 or (rank and "..." not in operand):
            raise InvalidArgument(
                f"The part {operand!r} of equation {equation!r} does not fit an operand of shape {dims(shape)}."
            )
        ranks.append(rank if "..." in operand else 0)
    wide = "".join(free[: max(ranks, default=0)])
    sides = tuple(o.replace("...", wide[len(wide) - r :] if r else "") for o, r in zip(operands, ranks, strict=True))
    if arrow:
        out = right.replace("...", wide)
    else:
        labels = "".join(sides)
        out = wide + "".join(sorted(c for c in set(labels) - set(wide) if labels.count(c) == 1))
    for label in out:
        if out.count(label) > 1 or not any(label in side for side in sides):
            raise InvalidArgument(
                f"The output {out!r} of equation {equation!r} must hold labels of the operands, once."
            )
    return sides, out


@infer_meta
def EinsumInferMeta(x: Any, equation: str) -> Any:
    """A length per output label. Raises InvalidArgument where one label has two lengths."""
    shapes = [one.shape for one in x]
    sides, out = spelled_out(equation, shapes)
    sizes: dict[str, int] = {}
    for side, shape in zip(sides, shapes, strict=True):
        for label, n in zip(side, shape, strict=True):
            have = sizes.get(label, 1)
            if have != n and 1 not in (have, n):
                raise InvalidArgument(
                    f"Label {label!r} of equation {equation!r} stands for lengths {have} and {n} at once."
                )
            sizes[label] = n if have == 1 else have
    for one in x:
        if one.dtype != x[0].dtype:
            raise InvalidArgument(f"The operands of einsum must have one dtype, but got {x[0].dtype} and {one.dtype}.")
    return tuple(sizes[label] for label in out), x[0].dtype
