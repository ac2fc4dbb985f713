"""no_grad, enable_grad, set_grad_enabled: as blocks, decorators, around generators, and per thread."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

import gradscope.paddle as paddle


@pytest.fixture(autouse=True)
def recording_on_afterwards() -> Iterator[None]:
    yield
    assert paddle.is_grad_enabled()


@pytest.fixture
def x() -> paddle.Tensor:
    return paddle.to_tensor([1.0, 2.0], stop_gradient=False)


def test_nothing_is_recorded_inside_no_grad(x: paddle.Tensor) -> None:
    with paddle.no_grad():
        y = x * 2
        with paddle.enable_grad():
            z = x * 2
    assert (y.stop_gradient, y.grad_fn, y.is_leaf) == (True, None, True)
    assert (z.stop_gradient, z.grad_fn.name()) == (False, "ScaleGradNode")


def test_the_mode_comes_back_after_an_exception(x: paddle.Tensor) -> None:
    with pytest.raises(KeyError), paddle.no_grad():
        raise KeyError
    assert paddle.is_grad_enabled()


def test_decorators_of_functions(x: paddle.Tensor) -> None:
    @paddle.no_grad()
    def twice(t: paddle.Tensor) -> paddle.Tensor:
        """Doubles."""
        return t * 2

    @paddle.enable_grad()
    def thrice(t: paddle.Tensor) -> paddle.Tensor:
        return t * 3

    @paddle.set_grad_enabled(False)
    def same(t: paddle.Tensor) -> paddle.Tensor:
        return t * 1

    assert paddle.is_grad_enabled()
    assert (twice.__name__, twice.__doc__) == ("twice", "Doubles.")
    assert twice(x).stop_gradient and same(x).stop_gradient
    with paddle.no_grad():
        assert not thrice(x).stop_gradient


def test_decorated_recursion(x: paddle.Tensor) -> None:
    @paddle.no_grad()
    def down(n: int) -> bool:
        return down(n - 1) if n else paddle.is_grad_enabled()

    assert down(3) is False


def test_decorators_of_generators(x: paddle.Tensor) -> None:
    seen: list[object] = []

    @paddle.no_grad()
    def values(t: paddle.Tensor) -> Iterator[paddle.Tensor]:
        try:
            seen.append((yield t * 2))
        except ValueError:
            seen.append(paddle.is_grad_enabled())
        yield t * 3
        return None

    made = values(x)
    assert next(made).stop_gradient
    assert paddle.is_grad_enabled()
    assert made.send("sent").stop_gradient  # type: ignore[attr-defined]
    assert seen == ["sent"]
    assert list(made) == []
    thrown = values(x)
    next(thrown)
    assert thrown.throw(ValueError("x")).stop_gradient  # type: ignore[attr-defined]
    assert seen[-1] is False
    closed = values(x)
    next(closed)
    closed.close()  # type: ignore[attr-defined]


def test_set_grad_enabled_acts_at_once_and_restores(x: paddle.Tensor) -> None:
    paddle.set_grad_enabled(False)
    assert not paddle.is_grad_enabled()
    paddle.set_grad_enabled(True)
    with paddle.set_grad_enabled(False):
        assert not paddle.is_grad_enabled()
    assert paddle.is_grad_enabled()


def test_parentheses_are_asked_for() -> None:
    with pytest.raises(TypeError, match=r"@paddle\.no_grad\(\)"):

        @paddle.no_grad
        def f() -> None: ...


def test_a_thread_starts_with_recording_on(x: paddle.Tensor) -> None:
    seen: list[bool] = []
    with paddle.no_grad():
        other = threading.Thread(target=lambda: seen.append(paddle.is_grad_enabled()))
        other.start()
        other.join()
    assert seen == [True]


def test_backward_ignores_the_mode(x: paddle.Tensor) -> None:
    y = (x * x).sum()
    with paddle.no_grad():
        y.backward()
    assert x.grad.tolist() == [2.0, 4.0]
