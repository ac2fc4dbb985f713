"""Shapes of what an optimizer's step gives: those of the parameter and of its state."""

from __future__ import annotations

from typing import Any

from gradscope.core.errors import InvalidArgumentError as InvalidArgument
from gradscope.core.phi.infer_meta.register import dims, infer_meta


def _alike(param: Any, *others: Any) -> None:
    """Raises InvalidArgument for a gradient or state of another shape than the parameter's."""
    for other in others:
        if other is not None and other.shape != param.shape:
            raise InvalidArgument(
                f"Param and Grad should have same dimension. But received Param's dims is {dims(param.shape)}, Grad's "
                f"(or its state's) dims is {dims(other.shape)}."
            )


def _same(*tensors: Any) -> Any:
    return tuple((t.shape, t.dtype) for t in tensors)


@infer_meta
def SgdInferMeta(param: Any, grad: Any, *attributes: Any) -> Any:
    """Like the parameter."""
    _alike(param, grad)
    return param.shape, param.dtype


@infer_meta
def OneStateInferMeta(param: Any, grad: Any, state: Any, *attributes: Any) -> Any:
    """(parameter, state)."""
    _alike(param, grad, state)
    return _same(param, state)


@infer_meta
def RmspropInferMeta(param: Any, grad: Any, mean_square: Any, mean_grad: Any, moment: Any, *attributes: Any) -> Any:
    """(parameter, mean square, mean, moment)."""
    _alike(param, grad, mean_square, mean_grad, moment)
    return _same(param, mean_square, mean_grad, moment)


@infer_meta
def AdamInferMeta(
    param: Any, grad: Any, moment1: Any, moment2: Any, largest: Any, beta1_pow: Any, beta2_pow: Any, *attributes: Any
) -> Any:
    """(parameter, moments, the largest of the second, powers); the largest is empty where there is none."""
    _alike(param, grad, moment1, moment2, largest)
    top = ((0,), param.dtype) if largest is None else (largest.shape, largest.dtype)
    return *_same(param, moment1, moment2), top, *_same(beta1_pow, beta2_pow)


@infer_meta
def AdamaxInferMeta(param: Any, grad: Any, moment: Any, inf_norm: Any, beta1_pow: Any, *attributes: Any) -> Any:
    """(parameter, moment, largest, power)."""
    _alike(param, grad, moment, inf_norm)
    return _same(param, moment, inf_norm, beta1_pow)


@infer_meta
def AdadeltaInferMeta(param: Any, grad: Any, square_grad: Any, square_update: Any, *attributes: Any) -> Any:
    """(parameter, squares of gradients, squares of updates)."""
    _alike(param, grad, square_grad, square_update)
    return _same(param, square_grad, square_update)


@infer_meta
def AsgdInferMeta(param: Any, grad: Any, d: Any, ys: Any, *attributes: Any) -> Any:
    """(parameter, sum of the last gradients, these gradients [count, …]).

    Raises InvalidArgument for ys of another shape.
    """
    _alike(param, grad, d)
    if ys.shape[1:] != param.shape:
        raise InvalidArgument(f"ys should be [n, *{dims(param.shape)}] for the parameter, but is {dims(ys.shape)}.")
    return _same(param, d, ys)


@infer_meta
def LambInferMeta(
    param: Any, grad: Any, moment1: Any, moment2: Any, beta1_pow: Any, beta2_pow: Any, *attributes: Any
) -> Any:
    """(parameter, moments, powers)."""
    _alike(param, grad, moment1, moment2)
    return _same(param, moment1, moment2, beta1_pow, beta2_pow)


@infer_meta
def FiveStatesInferMeta(param: Any, grad: Any, a: Any, b: Any, c: Any, d: Any, e: Any, *attributes: Any) -> Any:
    """(parameter, five states of its shape)."""
    _alike(param, grad, a, b, c, d, e)
    return _same(param, a, b, c, d, e)
