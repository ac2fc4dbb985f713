"""Scripts with mixed precision behind a switch: on the CPU everything goes through unchanged, as Paddle does it."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

import gradscope.paddle as paddle
from gradscope.core import place
from gradscope.core.phi.kernel_key import Backend


def trained(amp: bool) -> Any:
    """A weight after three steps of a script that has both ways in it."""
    paddle.seed(3)
    layer = paddle.nn.Linear(3, 2)
    optimizer = paddle.optimizer.Adam(0.1, parameters=layer.parameters())
    if amp:
        layer, optimizer = paddle.amp.decorate(layer, optimizer, level="O2", dtype="bfloat16")
    scaler = paddle.amp.GradScaler(enable=amp, init_loss_scaling=1024.0)
    for step in range(3):
        with paddle.amp.auto_cast(enable=amp, level="O2", dtype="bfloat16"):
            loss = (layer(paddle.ones([2, 3])) ** 2).mean()
        scaled = scaler.scale(loss)
        assert scaled is loss
        scaled.backward()
        if step:
            scaler.unscale_(optimizer)
            scaler.step(optimizer)
            scaler.update()
        else:
            assert len(scaler.minimize(optimizer, scaled)[1]) == 2
        optimizer.clear_grad()
    return layer.weight.numpy()


def test_the_switch_changes_nothing_but_warnings() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        plain = trained(False)
    with pytest.warns(UserWarning, match="can only be enabled") as said:
        mixed = trained(True)
    assert plain.tobytes() == mixed.tobytes()
    assert {w.filename for w in said} == {__file__}  # they point at the script's own lines
    assert {str(w.message).split()[0] for w in said} == {"AmpScaler", "amp_guard"}


def test_a_disabled_scaler() -> None:
    scaler = paddle.amp.GradScaler(enable=False)
    assert (scaler.is_enable(), scaler.is_use_dynamic_loss_scaling(), scaler.state_dict()) == (False, False, {})
    assert scaler.get_init_loss_scaling() == 1.0
    scaler.load_state_dict({})
    scaler.set_init_loss_scaling(8.0)
    scaler.set_incr_every_n_steps(5)
    assert (scaler.get_init_loss_scaling(), scaler.get_incr_every_n_steps()) == (8.0, 5)
    with pytest.raises(AttributeError):
        scaler.get_decr_ratio()
    with pytest.raises(AssertionError, match=r"must be > 1\.0"):
        scaler.set_incr_ratio(0.5)
    with pytest.raises(AssertionError, match=r"must be < 1\.0"):
        scaler.set_decr_ratio(2.0)


def test_what_is_supported() -> None:
    assert paddle.amp.is_float16_supported() is False and paddle.amp.is_float16_supported("cpu") is False
    assert paddle.amp.is_bfloat16_supported() is True
    assert paddle.amp.is_autocast_enabled() is False and paddle.amp.get_autocast_dtype() == "float16"
    with pytest.raises(ValueError, match="foo"):
        paddle.amp.is_float16_supported("foo")


def test_as_a_decorator() -> None:
    @paddle.amp.auto_cast(enable=False)
    def three() -> int:
        return 3

    assert three() == 3


@pytest.mark.parametrize(
    ("options", "text"),
    [({"level": "O0"}, "level should be O1 or O2"), ({"dtype": "float32"}, "dtype only support float16 or bfloat16")],
)
def test_decorate_refuses(options: dict[str, str], text: str) -> None:
    with pytest.raises(ValueError, match=text):
        paddle.amp.decorate(paddle.nn.Linear(2, 2), **options)


def test_on_a_gpu_it_says_that_it_is_not_built(monkeypatch: pytest.MonkeyPatch) -> None:
    layer = paddle.nn.Linear(2, 2)
    monkeypatch.setattr("gradscope.core.place.expected", lambda: place.Place(Backend.GPU))
    with pytest.raises(NotImplementedError, match=r"GradScaler is not built yet on Place\(gpu:0\)"):
        paddle.amp.GradScaler()
    with pytest.raises(NotImplementedError, match=r"decorate\(level='O2'\) is not built yet"):
        paddle.amp.decorate(layer, level="O2")
    assert paddle.amp.decorate(layer, level="O1") is layer
    assert not paddle.amp.GradScaler(enable=False).is_enable()
