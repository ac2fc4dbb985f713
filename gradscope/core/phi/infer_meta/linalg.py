"""Shapes of linear algebra: products of matrices and vectors, inverses, determinants, factors."""

from __future__ import annotations

from typing import Any

from gradscope.core.errors import InvalidArgumentError as InvalidArgument
from gradscope.core.errors import PreconditionNotMetError as PreconditionNotMet
from gradscope.core.phi.infer_meta.complex import real_dtype
from gradscope.core.phi.infer_meta.elementwise import broadcast
from gradscope.core.phi.infer_meta.reduction import reduced
from gradscope.core.phi.infer_meta.register import dims, infer_meta, one_axis


@infer_meta
def BmmInferMeta(x: Any, y: Any) -> Any:
    """[b, m, n] of [b, m, k] and [b, k, n]. Raises InvalidArgument for any other shapes."""
    if len(x.shape) != 3 or len(y.shape) != 3:
        raise InvalidArgument(
            f"Input(X) and Input(Y) of BmmOp must be 3-dimensional, but received X: [{len(x.shape)}], Y: "
            f"[{len(y.shape)}]."
        )
    if x.shape[0] != y.shape[0]:
        raise InvalidArgument(
            f"Input(X) and Input(Y) must have the same batch size in BmmOp, but received X's batch size: "
            f"[{x.shape[0]}],"
            f"Y's batch size: [{y.shape[0]}]"
        )
    if x.shape[2] != y.shape[1]:
        raise InvalidArgument(
            f"Input(X)'s width must be equal with Input(Y)'s height in BmmOp,but receive X's width: [{x.shape[2]}],"
            f"Y's height: [{y.shape[1]}]."
        )
    return (x.shape[0], x.shape[1], y.shape[2]), x.dtype


@infer_meta
def MvInferMeta(x: Any, vec: Any) -> Any:
    """[m] of [m, n] and [n]. Raises InvalidArgument for any other shapes."""
    if len(x.shape) != 2 or len(vec.shape) != 1 or x.shape[1] != vec.shape[0]:
        raise InvalidArgument(
            f"mv needs a matrix and a vector as long as its rows, but got X {dims(x.shape)} and Vec {dims(vec.shape)}."
        )
    return (x.shape[0],), x.dtype


@infer_meta
def DotInferMeta(x: Any, y: Any) -> Any:
    """0-D of two vectors, [n] of two [n, m]. Raises PreconditionNotMet unless the shapes are equal."""
    if len(x.shape) not in (1, 2):
        raise PreconditionNotMet(f"ShapeError: The dimensions of input tensor X ({dims(x.shape)}) should be 1 or 2")
    if x.shape != y.shape:
        raise PreconditionNotMet(
            f"ShapeError: The shape of input tensor X: {dims(x.shape)} should be exactly the same with input tensor Y: "
            f"{dims(y.shape)}"
        )
    return x.shape[:-1], x.dtype


@infer_meta
def AddmmInferMeta(input: Any, x: Any, y: Any, beta: float = 1.0, alpha: float = 1.0) -> Any:
    """[m, n] of x [m, k] and y [k, n]; input broadcasts to it. Raises InvalidArgument."""
    if len(x.shape) != 2 or len(y.shape) != 2 or x.shape[1] != y.shape[0]:
        raise InvalidArgument(
            f"The input X's width must be equal with Y'height. But received X's shape = {dims(x.shape)}, Y's shape = "
            f"{dims(y.shape)}."
        )
    out = (x.shape[0], y.shape[1])
    if broadcast(out, input.shape) != out:
        raise InvalidArgument(f"The input of shape {dims(input.shape)} does not broadcast to {dims(out)}.")
    return out, x.dtype


def cross_axis(shape: Any, axis: int) -> int:
    """`axis`, or for 9 the first one of length 3. Raises InvalidArgument when its length is not 3."""
    if axis == 9:
        found = next((i for i, n in enumerate(shape) if n == 3), None)
        if found is None:
            raise InvalidArgument(
                "There must be at least one dimension 'd' so that Input(X/Y).dims()[d] is equal to 3. But received: "
                "Input(X/Y).dims() == "
                f"{dims(shape)}."
            )
        return found
    at = one_axis(axis, len(shape), "cross")
    if shape[at] != 3:
        raise InvalidArgument(
            f"Input(X/Y).dims[dim] must be equal to 3. But received: Input(X/Y).dims[dim] = [{shape[at]}]."
        )
    return at


@infer_meta
def CrossInferMeta(x: Any, y: Any, axis: int = 9) -> Any:
    """Shape of x. Raises InvalidArgument unless y has it too and the axis has length 3."""
    if x.shape != y.shape:
        raise InvalidArgument(
            f"The shapes of the operands of cross must be equal, but got {dims(x.shape)} and {dims(y.shape)}."
        )
    cross_axis(x.shape, axis)
    return x.shape, x.dtype


@infer_meta
def TraceInferMeta(x: Any, offset: int = 0, axis1: int = 0, axis2: int = 1) -> Any:
    """The other axes. Raises InvalidArgument unless there are two different ones."""
    at1, at2 = one_axis(axis1, len(x.shape), "trace"), one_axis(axis2, len(x.shape), "trace")
    if len(x.shape) < 2 or at1 == at2:
        raise InvalidArgument(f"Input's dim is out of range (expected at least 2 dimensions, but got {len(x.shape)}).")
    return tuple(n for i, n in enumerate(x.shape) if i not in (at1, at2)), x.dtype


def _square(x: Any, what: str) -> None:
    if len(x.shape) >= 2 and x.shape[-1] != x.shape[-2] and what == "inverse":
        raise InvalidArgument(
            f"The last two dimensions are expected to be equal. But received: {x.shape[-2]} and {x.shape[-1]}; "
            f"Input(Input)'s shape = {dims(x.shape)}."
        )
    if len(x.shape) < 2 or x.shape[-1] != x.shape[-2]:
        raise InvalidArgument(
            f"The inner-most 2 dimensions of the input of {what} must be a square, but got {dims(x.shape)}."
        )


@infer_meta
def InverseInferMeta(x: Any) -> Any:
    """Shape of x. Raises InvalidArgument unless its last two axes are equally long."""
    _square(x, "inverse")
    return x.shape, x.dtype


@infer_meta
def DetInferMeta(x: Any) -> Any:
    """The axes before the last two."""
    _square(x, "det")
    return x.shape[:-2], x.dtype


@infer_meta
def SlogdetInferMeta(x: Any) -> Any:
    """Two (sign, log|det|), then the axes before the last two."""
    _square(x, "slogdet")
    return (2, *x.shape[:-2]), x.dtype


@infer_meta
def CholeskyInferMeta(x: Any, upper: bool = False) -> Any:
    """Shape of x. Raises InvalidArgument unless its last two axes are equally long."""
    _square(x, "cholesky")
    return x.shape, x.dtype


@infer_meta
def SolveInferMeta(x: Any, y: Any) -> Any:
    """Shape of y, batch axes broadcast; a 1-D y is one right side. Raises InvalidArgument."""
    _square(x, "solve")
    n = x.shape[-1]
    if len(y.shape) == 1:
        ok, out = y.shape[0] == n, (*x.shape[:-2], n)
    else:
        ok = len(y.shape) > 1 and y.shape[-2] == n
        out = (*broadcast(x.shape[:-2], y.shape[:-2]), *y.shape[-2:])
    if not ok:
        raise InvalidArgument(f"solve needs right sides of length {n}, but got {dims(y.shape)}.")
    return out, x.dtype


@infer_meta
def TriangularSolveInferMeta(
    x: Any, y: Any, upper: bool = True, transpose: bool = False, unitriangular: bool = False
) -> Any:
    """Shape of y, batch axes broadcast. Raises InvalidArgument."""
    _square(x, "triangular_solve")
    if len(y.shape) < 2 or y.shape[-2] != x.shape[-1]:
        raise InvalidArgument(f"triangular_solve needs right sides of length {x.shape[-1]}, but got {dims(y.shape)}.")
    return (*broadcast(x.shape[:-2], y.shape[:-2]), *y.shape[-2:]), x.dtype


@infer_meta
def RenormInferMeta(x: Any, p: float, axis: int, max_norm: float) -> Any:
    """Shape of x. Raises InvalidArgument below two axes."""
    one_axis(axis, len(x.shape), "renorm")
    if len(x.shape) < 2:
        raise InvalidArgument(f"renorm needs a tensor of at least two axes, but got {dims(x.shape)}.")
    return x.shape, x.dtype


@infer_meta
def FrobeniusNormInferMeta(x: Any, axis: Any = (), keep_dim: bool = False, reduce_all: bool = False) -> Any:
    """Reduced shape, dtype of x."""
    return reduced(x.shape, () if reduce_all else axis, keep_dim), x.dtype


@infer_meta
def SvdInferMeta(x: Any, full_matrices: bool = False) -> Any:
    """U, s, Vᵀ for the matrices in the last two axes. Raises InvalidArgument when there are none."""
    if len(x.shape) < 2:
        raise InvalidArgument(f"The rank of Input(X) should be greater equal than 2, but got {len(x.shape)}.")
    batch, (m, n) = x.shape[:-2], x.shape[-2:]
    k = min(m, n)
    rows, cols = (m, n) if full_matrices else (k, k)
    return ((*batch, m, rows), x.dtype), ((*batch, k), real_dtype(x.dtype)), ((*batch, cols, n), x.dtype)


@infer_meta
def EighInferMeta(x: Any, uplo: str = "L") -> Any:
    """Eigenvalues and eigenvectors. Raises InvalidArgument unless the last two axes are equally long."""
    _square(x, "eigh")
    return (x.shape[:-1], real_dtype(x.dtype)), (x.shape, x.dtype)
