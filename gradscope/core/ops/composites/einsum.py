"""Gradient formula of einsum: every operand's gradient is an einsum of out_grad and the other operands."""

from __future__ import annotations

from typing import Any

from gradscope.core.phi.infer_meta.einsum import spelled_out

__all__ = ["einsum_x_grads"]


def einsum_x_grads(F: Any, x: Any, out_grad: Any, equation: str) -> list[Any]:
    """One gradient per operand. Labels that stand only in the operand were summed alone: its gradient is constant along
    them. A label that stands twice in the operand reads a diagonal: its gradient is 0 beside it."""
    shapes = [F.shape_of(one) for one in x]
    sides, out = spelled_out(equation, shapes)
    return [_operand_grad(F, x, out_grad, i, sides, out, shapes) for i in range(len(x))]


def _operand_grad(F: Any, x: Any, out_grad: Any, i: int, sides: list[str], out: str, shapes: list[Any]) -> Any:
    mine = sides[i]
    once = "".join(dict.fromkeys(mine))
    sizes = dict(zip(mine, shapes[i], strict=True))
    others = [sides[k] for k in range(len(sides)) if k != i]
    reached = "".join(label for label in once if label in out or any(label in side for side in others))
    parts = [out_grad, *[x[k] for k in range(len(x)) if k != i]]
    made = F.einsum(parts, ",".join([out, *others]) + "->" + reached)
    have = dict(zip(reached, F.shape_of(made), strict=True))
    made = F.reshape(made, [have.get(label, 1) for label in once])
    # where this operand was broadcast its label was summed by the sum below, elsewhere the length is its own
    made = F.sum_to(made, tuple(1 if sizes[label] == 1 else have.get(label, 1) for label in once))
    made = F.expand(made, [sizes[label] for label in once])
    return _on_diagonals(F, made, once, mine, sizes)


def _on_diagonals(F: Any, made: Any, once: str, mine: str, sizes: dict[str, int]) -> Any:
    """An axis more for every repetition of a label, made non-zero on the diagonal only; then mine's order of axes."""
    order = list(once)
    for label in once:
        for _ in range(mine.count(label) - 1):
            at, n = order.index(label), len(order)
            moved = F.transpose(made, [*[k for k in range(n) if k != at], at])
            order = [*order[:at], *order[at + 1 :], label, label]
            made = F.diag_embed(moved, 0, -2, -1)
    perm = []
    for label in mine:
        at = next(k for k, have in enumerate(order) if have == label and k not in perm)
        perm.append(at)
    return made if perm == list(range(len(perm))) else F.transpose(made, perm)
