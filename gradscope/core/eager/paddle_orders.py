"""Higher orders as Paddle builds them, under FLAGS_paddle_strict: one node for the gradient of a whole op, or an error
where Paddle has no second derivative. By default gradients are composed of recorded ops instead, and every order works.
"""

from __future__ import annotations

from contextvars import ContextVar
from typing import Any

import numpy as np

from gradscope.core import errors, observer
from gradscope.core.controller import HAS_GRAD, grad_mode
from gradscope.core.eager.autograd_meta import new_meta, tracked_meta
from gradscope.core.eager.bindings import Plain, R
from gradscope.core.eager.grad_node_info import IN, GradNodeBase, Saved
from gradscope.core.eager.tensor_wrapper import modified, recover
from gradscope.core.eager.utils import grad_edge
from gradscope.core.tensor import Tensor, grad_tensor

#: ops whose gradient has a node of its own in Paddle 3.3.1, `<Op>DoubleGradNode`; as executed
DOUBLE = frozenset((
    "abs", "acos", "add", "bmm", "clip", "concat", "cos", "divide", "elu", "exp", "expand", "gather", "gather_nd",
    "index_elementwise_get", "index_select", "leaky_relu", "log", "masked_select", "matmul", "maximum", "mean",
    "minimum", "multiply", "pad", "pow", "relu", "reshape", "rsqrt", "sigmoid", "silu", "sin", "slice", "softplus",
    "sqrt", "square", "squeeze", "stack", "subtract", "sum", "take_along_axis", "tanh", "tile", "transpose",
    "unsqueeze", "where",
))  # fmt: skip
#: of these, the ones whose gradient depends on what was saved only piecewise: Paddle gives no gradient for it
PIECEWISE = frozenset((
    "abs", "clip", "gather", "gather_nd", "index_elementwise_get", "index_select", "leaky_relu", "masked_select",
    "maximum", "minimum", "relu", "take_along_axis", "where",
))  # fmt: skip
#: ops whose gradient Paddle 3.3.1 cannot differentiate; as executed
NONE = frozenset((
    "addmm", "amax", "argsort", "asin", "atan", "atan2", "bce_loss", "cholesky", "cosh", "cross_entropy_with_softmax",
    "cumprod", "cumsum", "det", "diag", "dot", "dropout", "einsum", "elementwise_pow", "embedding", "erf", "expm1",
    "flatten", "floor", "fmax", "gelu", "group_norm", "hardshrink", "hardsigmoid", "hardswish", "hardtanh",
    "huber_loss", "inverse", "kldiv_loss", "kron", "layer_norm", "lerp", "log1p", "log2", "log_softmax", "logsigmoid",
    "logsumexp", "max", "mean_all", "min", "mish", "mv", "nll_loss", "p_norm", "prelu", "prod", "reciprocal", "relu6",
    "remainder", "roll", "round", "scatter", "selu", "sigmoid_cross_entropy_with_logits", "sinh", "softmax",
    "softshrink", "softsign", "strided_slice", "swish", "tan", "tanh_shrink", "thresholded_relu", "topk", "trace",
    "tril",
))  # fmt: skip

_COMPOSING: ContextVar[bool] = ContextVar("gradscope_composing", default=False)


def applies(node: GradNodeBase) -> bool:
    """Does Paddle record the gradient of this node other than as the ops of its formula? Asked under create_graph."""
    return (node.op_ in DOUBLE or _without(node)) and HAS_GRAD.get() and not _COMPOSING.get()


def _without(node: GradNodeBase) -> bool:
    """Has Paddle no second derivative: NONE, and every op on COO and CSR tensors."""
    return node.op_ in NONE or node.op_.startswith("sparse_")


class Given:
    """The recorded binding with other tensors in place of what the node saved."""

    plain = False
    direct = False
    conjugates = True  # so that `recovered` is asked

    def __init__(self, saved: dict[str, Any]) -> None:
        self.saved = saved

    def recovered(self, node: GradNodeBase, field: str) -> Any:
        """What stands for a saved tensor."""
        return self.saved[field]

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return getattr(R, name)


class DoubleGradNode(GradNodeBase):
    """The gradient of an op as one node. inputs: what that gradient was computed from, saved tensors first, then the
    incoming gradients. of: a copy of the op's node, whose formulas this node differentiates. fields: (field, how many
    tensors, is it a list) of each saved one. places: (slot, rank, is it a list) of each incoming gradient. outs: slot
    and rank in the result of the formulas of each of this node's outputs. kept: saved tensors that get no gradient, as
    (Tensor, version)."""

    __slots__ = ("inputs", "inputs_impl", "inputs_version", "of", "fields", "places", "outs", "kept")
    name_ = "DoubleGradNode"
    single_ = False
    in_lists_ = (True,)
    args_ = ("inputs",)
    saved_ = (Saved("inputs", IN, 0, many=True),)

    inputs: list[Any] | None
    inputs_impl: list[Any] | None
    inputs_version: list[int]
    of: GradNodeBase
    fields: list[tuple[str, int, bool]]
    places: list[tuple[int, int, bool]]
    outs: list[tuple[int, int]]
    kept: dict[str, Any]

    def name(self) -> str:
        """`ExpDoubleGradNode` for the gradient of exp."""
        return self.of.name().removesuffix("GradNode") + "DoubleGradNode"

    def backward(self, F: Any, grads: list[Any]) -> Any:
        """Differentiates the formulas of the op's gradient: they run once more, recorded, and are run backward."""
        from gradscope.core.eager.general_grad import general_grad
        from gradscope.core.eager.run_node import zeros_for

        tensors = recover(self, R, "inputs")
        wanted = [i for i, edge in enumerate(self.edges[0]) if edge is not None]
        token = _COMPOSING.set(True)
        try:
            with grad_mode(True):
                # Two inputs may be one tensor; each is to get its own part.
                apart = [
                    t if i not in wanted else R.assign(t) if not F.plain else Tensor(t.impl, new_meta(False), "")
                    for i, t in enumerate(tensors)
                ]
                made = self.of.backward(Given(self._saved_of(apart)), *self._grads_of(apart))
                outs = [made[slot][rank] if type(made[slot]) is list else made[slot] for slot, rank in self.outs]
                pairs = [(o, g) for o, g in zip(outs, grads) if not o.stop_gradient]
                seeds: list[Tensor | None] = [
                    g if isinstance(g, Tensor) else grad_tensor(g, o.impl.meta, True) for o, g in pairs
                ]
            found: list[Any] = [None] * len(tensors)
            if pairs:
                results = general_grad(
                    _once([o for o, _ in pairs]), [apart[i] for i in wanted], seeds, create_graph=not F.plain,
                    allow_unused=True, as_paddle=False,
                )  # fmt: skip
                for i, result in zip(wanted, results):
                    found[i] = result if result is None or not F.plain else result.impl.array
            if self.of.op_ != "matmul":  # the others give zeros where nothing depends on an input
                for i in wanted:
                    if found[i] is None:
                        found[i] = zeros_for(tensors[i].impl.meta, F)
        finally:
            _COMPOSING.reset(token)
        return (found,)

    def _saved_of(self, tensors: list[Tensor]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        at = 0
        for field, count, many in self.fields:
            if field in self.kept:
                held = self.kept[field]
                for tensor, version in held:
                    if tensor.impl.version != version:
                        raise modified(self, field, tensor.impl.version, version)
                constants = [Tensor(tensor.impl, None, "") for tensor, _ in held]
                found[field] = constants if many else constants[0] if constants else None
                continue
            found[field] = tensors[at : at + count] if many else tensors[at] if count else None
            at += count
        return found

    def _grads_of(self, tensors: list[Tensor]) -> list[Any]:
        slots: list[Any] = []
        for tensor, (slot, _, many) in zip(tensors[len(tensors) - len(self.places) :], self.places):
            if slot == len(slots):
                slots.append([] if many else tensor)
            if many:
                slots[slot].append(tensor)
        return slots

    def clear_tensor_wrappers(self) -> None:
        """Let go of everything saved; the node cannot run again."""
        self.inputs = self.inputs_impl = None
        self.kept = {}
        self.cleared = True


def _once(tensors: list[Tensor]) -> list[Tensor]:
    """Handles of their own for tensors that stand there twice: two gradients may be one tensor."""
    seen: set[int] = set()
    found: list[Tensor] = []
    for t in tensors:
        if id(t.autograd_meta_) in seen:
            t = R.assign(t)
        seen.add(id(t.autograd_meta_))
        found.append(t)
    return found


def run_as_paddle(node: GradNodeBase, plain: Plain, slots: list[Any]) -> list[Any]:
    """The gradients of a node as Tensors with one DoubleGradNode behind them. slots: Tensors. plain: the kernels.

    Raises Unavailable (RuntimeError) where Paddle has no second derivative.
    """
    if _without(node):
        raise errors.unavailable(
            f"The Op {node.op_.removeprefix('sparse_')}_grad doesn't have any grad op. If you don't intend calculating "
            "higher order derivatives, please set `create_graph`to False.",
            op=f"{node.op_}_grad",
            node=node.name(),
            remedy="without FLAGS_paddle_strict every order is composed",
        )
    saved, fields = _saved_tensors(node)
    kept: dict[str, Any] = {}
    if node.op_ in PIECEWISE:
        at = 0
        for field, count, _ in fields:
            kept[field] = [(t, t.impl.version) for t in saved[at : at + count]]
            at += count
        saved = []
    inputs = list(saved)
    places: list[tuple[int, int, bool]] = []
    for slot, value in enumerate(slots):
        many = type(value) is list
        for rank, one in enumerate(value if many else [value]):
            inputs.append(one)
            places.append((slot, rank, many))
    arrays = [[t.impl.array for t in v] if type(v) is list else v.impl.array for v in slots]
    made = list(node.backward(plain, *arrays))
    edges = [grad_edge(t) for t in inputs]
    if node.op_ == "matmul":  # x is needed for the gradient of y only, and y for that of x
        edges[:2] = [edges[i] if node.edges[1 - i] is not None else None for i in (0, 1)]
    double = None
    if any(edge is not None for edge in edges):
        double = _node_for(node, inputs, edges, fields, places)
        double.kept = kept
    return _as_tensors(double, node, made)


def _saved_tensors(node: GradNodeBase) -> tuple[list[Tensor], list[tuple[str, int, bool]]]:
    inputs: list[Tensor] = []
    fields: list[tuple[str, int, bool]] = []
    for saved in node.saved_:
        if saved.no_need_buffer:
            continue
        value = recover(node, R, saved.field)
        many = type(value) is list
        tensors = value if many else [] if value is None else [value]
        inputs += tensors
        fields.append((saved.field, len(tensors), many))
    return inputs, fields


def _node_for(node: GradNodeBase, inputs: list[Tensor], edges: list[Any], fields: Any, places: Any) -> DoubleGradNode:
    double: DoubleGradNode = object.__new__(DoubleGradNode)
    double.edges = (edges,)
    double.out_metas = ([t.impl.meta for t in inputs],)
    double.inputs = [t.impl.array for t in inputs]
    double.inputs_impl = [t.impl for t in inputs]
    double.inputs_version = [t.impl.version for t in inputs]
    double.extra, double.cleared, double.oid = None, False, 0
    of = double.of = node.copy()
    # The formulas ask only which of their results are needed.
    of.edges = tuple(
        [None if one is None else True for one in edge] if type(edge) is list else None if edge is None else True
        for edge in node.edges
    )
    of.clear_tensor_wrappers()
    of.extra = None
    del of.origin  # what it saved is given to it
    double.fields, double.places, double.outs = fields, places, []
    return double


def _as_tensors(double: DoubleGradNode | None, node: GradNodeBase, made: list[Any]) -> list[Any]:
    outs: list[Any] = []
    metas: list[Any] = []
    for slot, value in enumerate(made):
        many = type(value) is list
        tensors: list[Any] = []
        for rank, array in enumerate(value if many else [value]):
            if array is None:
                tensors.append(None)
                continue
            meta = node.out_metas[slot][rank] if many else node.out_metas[slot]
            tensor = grad_tensor(np.asarray(array), meta)
            if double is not None:
                tensor.autograd_meta_ = tracked_meta(double, 0, len(metas))
                double.outs.append((slot, rank))
            metas.append(tensor.impl.meta)
            tensors.append(tensor)
        outs.append(tensors if many else tensors[0])
    if double is not None:
        double.in_metas = (metas,)
        if observer.current is not None:
            observer.current.node_made(double)
    return outs
