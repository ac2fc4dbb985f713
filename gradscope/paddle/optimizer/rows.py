"""How optimizers take SelectedRows gradients, as Paddle's kernels do.

SGD subtracts row by row. Momentum, Adam, RMSProp, Adagrad and Lamb sum equal rows and then treat absent ones as rows of
zeros, so that their moments still decay; Adam with lazy_mode leaves absent rows and their moments alone. The others
have no kernel for rows. A weight decay that is added to the gradient makes it dense.
"""

from __future__ import annotations

from gradscope.core import errors, flags
from gradscope.core.tensor import Tensor
from gradscope.paddle import _C_ops

#: optimizers that take rows as the dense gradient they stand for; Paddle has no kernel for AdamW, Adamax, Adadelta
AS_DENSE = frozenset(("Momentum", "Adam", "RMSProp", "Adagrad", "Lamb", "LarsMomentum", "Ftrl", "DecayedAdagrad"))


def is_rows(gradient: Tensor) -> bool:
    """Whether this gradient is a SelectedRows."""
    return bool(gradient.is_selected_rows())


def dense_gradient(optimizer: str, gradient: Tensor) -> Tensor:
    """The dense gradient, for an optimizer by this name. A dense one is given back as it is.

    Raises Unimplemented (NotImplementedError) for SelectedRows in an optimizer that has no kernel for them in Paddle.
    """
    if not is_rows(gradient):
        return gradient
    if optimizer not in AS_DENSE:
        raise errors.unimplemented(
            f"The kernel of ({optimizer.lower()}_) for input tensors is unimplemented, please check the type of input "
            "tensors.",
            op=f"{optimizer.lower()}_",
            remedy="use embedding(…, sparse=False), or SGD, Momentum, Adam",
        )
    return _C_ops.selected_rows_to_dense(gradient)


def decayed(parameter: Tensor, gradient: Tensor, coefficient: float) -> Tensor:
    """gradient + coefficient * parameter, dense."""
    dense = _C_ops.selected_rows_to_dense(gradient) if is_rows(gradient) else gradient
    return _C_ops.add(dense, _C_ops.scale(parameter, coefficient, 0.0, True))


def counts_early(gradient: Tensor) -> bool:
    """Whether Adam corrects its moments for one step too many, as Paddle's kernel for rows does: it overwrites the
    powers of the betas before it reads them. Only under FLAGS_paddle_strict."""
    return flags.fast.strict and is_rows(gradient)


def lazily(old: Tensor, new: Tensor, gradient: Tensor) -> Tensor:
    """`new` in the rows the gradient has, `old` in the others: a parameter or moment under lazy_mode."""
    return _C_ops.keep_other_rows(old, new, gradient)


def sgd(parameter: Tensor, gradient: Tensor, learning_rate: float) -> Tensor:
    """SGD's step for rows."""
    return _C_ops.sgd_rows(parameter, gradient, learning_rate)
