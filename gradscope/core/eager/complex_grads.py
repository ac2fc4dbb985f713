"""Gradients of nodes that touch complex tensors: formulas are run conjugated, real inputs get the real part.

The convention is Paddle's and PyTorch's: the gradient of a real loss is dL/dRe + i dL/dIm, so an op with derivative f'
passes on out_grad * conj(f'). Formulas say f' as for real numbers; most commute with conjugation, so running them on
conjugated saved values and attributes is enough. Ops that are not holomorphic (`abs`, `angle`) say `conjugate : none`
and write it out. Nothing here is reached before the process has made a complex tensor.
"""

from __future__ import annotations

from typing import Any

from gradscope.core.eager.bindings import CONJUGATING
from gradscope.core.eager.grad_node_info import GradNodeBase


def touches_complex(node: GradNodeBase) -> bool:
    """Whether a forward input or output of the node is complex."""
    return any(_complex(meta) for meta in node.out_metas) or (
        _complex(node.in_metas) if node.single_ else any(_complex(meta) for meta in node.in_metas)
    )


def _complex(meta: Any) -> bool:
    if type(meta) is list:
        return any(_complex(one) for one in meta)
    return meta is not None and meta.data_type.is_complex


def complex_formulas(node: GradNodeBase, F: Any, slots: list[Any]) -> list[Any]:
    """The node's formulas on its incoming gradients (arrays or Tensors, as F asks), one entry per out slot."""
    if not node.conjugates_:
        outs = node.backward(F, *slots)
    else:
        before = {name: getattr(node, name) for name in node.attrs_}
        before = {name: value for name, value in before.items() if isinstance(value, complex)}
        for name, value in before.items():
            setattr(node, name, value.conjugate())
        try:
            outs = node.backward(CONJUGATING[F], *slots)
        finally:
            for name, value in before.items():
                setattr(node, name, value)
    return [_real_where(F, out, meta) for out, meta in zip(outs, node.out_metas, strict=True)]


def _real_where(F: Any, out: Any, meta: Any) -> Any:
    """The real part of a complex gradient of a real input; anything else as it is."""
    if out is None or meta is None:
        return out
    if type(meta) is list:
        return [_real_where(F, one, own) for one, own in zip(out, meta, strict=True)]
    return F.real(out) if F.dtype_of(out).kind == "c" and not meta.data_type.is_complex else out
