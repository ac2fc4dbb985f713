"""Gradient formulas of factors of matrices. Gradients of complex ones follow dL/dRe + i dL/dIm."""

from __future__ import annotations

from typing import Any

from gradscope.core import errors

__all__ = ["eig_x_grad", "lu_unpack_x_grad", "lu_x_grad", "matrix_exp_x_grad", "qr_x_grad"]


def _adjoint(F: Any, x: Any) -> Any:
    """The matrices transposed, and conjugated where they are complex."""
    n = len(F.shape_of(x))
    turned = F.transpose(x, [*range(n - 2), n - 1, n - 2])
    return F.conj(turned) if F.dtype_of(x).kind == "c" else turned


def _times(F: Any, x: Any, y: Any) -> Any:
    return F.matmul(x, y, False, False)


def _solved(F: Any, triangle: Any, right: Any, upper: bool, unit: bool) -> Any:
    """The z with triangleᴴ z = right."""
    if F.dtype_of(triangle).kind == "c":
        return F.triangular_solve(_adjoint(F, triangle), right, not upper, False, unit)
    return F.triangular_solve(triangle, right, upper, True, unit)


def _solved_right(F: Any, left: Any, triangle: Any, upper: bool, unit: bool) -> Any:
    """The z with z triangleᴴ = left."""
    return _adjoint(F, F.triangular_solve(triangle, _adjoint(F, left), upper, False, unit))


def _part(F: Any, x: Any, rows: tuple[int, int], columns: tuple[int, int]) -> Any:
    n = len(F.shape_of(x))
    return F.slice(x, [n - 2, n - 1], [rows[0], columns[0]], [rows[1], columns[1]], [], [])


def _hermitian_of_upper(F: Any, x: Any) -> Any:
    """The upper triangle, the same mirrored below the diagonal, and on it the real part."""
    above = F.triu(x, 1)
    whole = F.add(above, _adjoint(F, above))
    diagonal = F.diagonal(x, 0, -2, -1)
    if F.dtype_of(x).kind == "c":
        real = F.real(diagonal)
        diagonal = F.complex(real, F.fill(real, 0))
    return F.add(whole, F.diag_embed(diagonal, 0, -2, -1))


def _tall_qr_grad(F: Any, q: Any, r: Any, q_grad: Any, r_grad: Any) -> Any:
    """(Q_grad + Q H) R⁻ᴴ, H made of the upper triangle of R_grad Rᴴ - Qᴴ Q_grad.

    With S = Qᴴ dA R⁻¹ = Ω + T, Ω antihermitian and T upper triangular with a real diagonal, Ω is read from S below the
    diagonal and T is the rest; H is what the gradients in Ω and T give together.
    """
    inner = F.subtract(_times(F, r_grad, _adjoint(F, r)), _times(F, _adjoint(F, q), q_grad))
    return _solved_right(F, F.add(q_grad, _times(F, q, _hermitian_of_upper(F, inner))), r, True, False)


def qr_x_grad(F: Any, x: Any, q: Any, r: Any, q_grad: Any, r_grad: Any, mode: str) -> Any:
    """See `_tall_qr_grad`; of a wide x = Q [U, V] the columns past the square are Qᴴ-images of V: they pass Q V_grad on
    and add V_grad to the gradient of Q. Raises InvalidArgument for mode r, and for the whole Q of a tall x."""
    m, n = F.shape_of(x)[-2:]
    if mode == "r":
        raise errors.invalid_argument("The derivative of qr is not implemented when mode='r'.", op="qr")
    if mode == "complete" and m > n:
        raise errors.invalid_argument(
            f"The derivative of qr is not implemented when mode='complete' and {m} > {n}.", op="qr"
        )
    if m >= n:
        return _tall_qr_grad(F, q, r, q_grad, r_grad)
    u, u_grad = (_part(F, t, (0, m), (0, m)) for t in (r, r_grad))
    v_grad, rest = _part(F, r_grad, (0, m), (m, n)), _part(F, x, (0, m), (m, n))
    q_grad = F.add(q_grad, _times(F, rest, _adjoint(F, v_grad)))
    first = _tall_qr_grad(F, q, u, q_grad, u_grad)
    return F.concat([first, _times(F, q, v_grad)], len(F.shape_of(x)) - 1)


def lu_unpack_x_grad(F: Any, x: Any, l_grad: Any, u_grad: Any, unpack_ludata: bool) -> Any:
    """Each gradient at the places its factor was read from."""
    if not unpack_ludata:
        return F.fill(x, 0)
    m, n = F.shape_of(x)[-2:]
    axis = len(F.shape_of(x)) - 1
    low, high = F.tril(l_grad, -1), F.triu(u_grad, 0)
    if m < n:
        low = F.concat([low, F.fill(_part(F, x, (0, m), (m, n)), 0)], axis)
    if m > n:
        high = F.concat([high, F.fill(_part(F, x, (n, m), (0, n)), 0)], axis - 1)
    return F.add(low, high)


def lu_x_grad(F: Any, out: Any, pivots: Any, out_grad: Any) -> Any:
    """P L⁻ᴴ (tril(Lᴴ L_grad, -1) + triu(U_grad Uᴴ)) U⁻ᴴ for a square x.

    A wide one has U = [U₁, U₂]: U₂_grad stands beside, and U₂_grad U₂ᴴ is taken off below the diagonal; a tall one has
    L = [L₁; L₂]: L₂_grad stands below, and L₂ᴴ L₂_grad is taken off above it.
    """
    m, n = F.shape_of(out)[-2:]
    k, axis = min(m, n), len(F.shape_of(out)) - 1
    square, grad = _part(F, out, (0, k), (0, k)), _part(F, out_grad, (0, k), (0, k))
    upper = F.triu(square, 0)
    lower = F.add(F.tril(square, -1), F.diag_embed(F.fill(F.diagonal(square, 0, -2, -1), 1), 0, -2, -1))
    low = _times(F, _adjoint(F, lower), F.tril(grad, -1))
    high = _times(F, F.triu(grad, 0), _adjoint(F, upper))
    if m < n:
        beside, beside_grad = _part(F, out, (0, m), (m, n)), _part(F, out_grad, (0, m), (m, n))
        low = F.subtract(low, _times(F, beside_grad, _adjoint(F, beside)))
    if m > n:
        below, below_grad = _part(F, out, (n, m), (0, n)), _part(F, out_grad, (n, m), (0, n))
        high = F.subtract(high, _times(F, _adjoint(F, below), below_grad))
    inner = F.add(F.tril(low, -1), F.triu(high, 0))
    if m > n:
        stacked = F.concat([_solved(F, lower, inner, False, True), below_grad], axis - 1)
        whole = _solved_right(F, stacked, upper, True, False)
    else:
        inner = _solved_right(F, inner, upper, True, False)
        inner = F.concat([inner, beside_grad], axis) if m < n else inner
        whole = _solved(F, lower, inner, False, True)
    return _times(F, F.pivots_matrix(pivots, m, F.dtype_of(out)), whole)


def eig_x_grad(F: Any, out_w: Any, out_v: Any, out_w_grad: Any, out_v_grad: Any) -> Any:
    """V⁻ᴴ (diag(w_grad) + (Vᴴ G) / conj(gaps)) Vᴴ, G the gradient of V without what norm 1 and a real largest component
    hold fixed: per column v, with c = gᴴ v and v_k that component, g - Re(c) v + i Im(c) / v_k at k."""
    size, turn = F.abs(out_v), F.imag(out_v)
    real = F.cast(F.equal(turn, F.fill(turn, 0)), F.dtype_of(size))
    n = F.shape_of(out_w)[-1]
    axis = len(F.shape_of(out_v)) - 2
    at = F.argmax(F.multiply(size, real), axis, False, False, "int64")
    chosen = F.cast(_turned(F, F.one_hot(at, n)), F.dtype_of(out_v))
    largest = F.sum(F.multiply(chosen, out_v), [axis], None, True)
    c = F.sum(F.multiply(F.conj(out_v_grad), out_v), [axis], None, True)
    along = F.real(c)
    across = F.imag(c)
    zero = F.fill(along, 0)
    free = F.subtract(out_v_grad, F.multiply(F.complex(along, zero), out_v))
    free = F.add(free, F.multiply(F.divide(F.complex(zero, across), largest), chosen))
    shape = F.shape_of(out_w)
    gaps = F.subtract(F.reshape(out_w, (*shape[:-1], 1, n)), F.reshape(out_w, (*shape, 1)))
    eye = F.diag_embed(F.fill(out_w, 1), 0, -2, -1)
    inner = F.divide(_times(F, _adjoint(F, out_v), free), F.conj(F.add(gaps, eye)))
    inner = F.subtract(inner, F.diag_embed(F.diagonal(inner, 0, -2, -1), 0, -2, -1))
    inner = F.add(inner, F.diag_embed(out_w_grad, 0, -2, -1))
    adjoint = _adjoint(F, out_v)
    return _times(F, F.inverse(adjoint), _times(F, inner, adjoint))


def _turned(F: Any, x: Any) -> Any:
    n = len(F.shape_of(x))
    return F.transpose(x, [*range(n - 2), n - 1, n - 2])


def matrix_exp_x_grad(F: Any, x: Any, out_grad: Any) -> Any:
    """The derivative of the exponential at xᵀ in the direction out_grad: the upper right block of
    exp([[xᵀ, out_grad], [0, xᵀ]]) (Higham, Functions of Matrices, 2008, section 3.2)."""
    n = F.shape_of(x)[-1]
    axis = len(F.shape_of(x)) - 1
    turned = _turned(F, x)
    top = F.concat([turned, out_grad], axis)
    bottom = F.concat([F.fill(turned, 0), turned], axis)
    return _part(F, F.matrix_exp(F.concat([top, bottom], axis - 1)), (0, n), (n, 2 * n))
