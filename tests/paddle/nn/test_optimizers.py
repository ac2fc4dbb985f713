"""Optimizers: groups, state that goes on, clipping, schedules, and what they refuse."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.paddle import nn
from gradscope.paddle import optimizer as O

KINDS: dict[str, Any] = {
    "SGD": lambda p: O.SGD(0.1, p),
    "Momentum": lambda p: O.Momentum(0.1, 0.9, p),
    "Adam": lambda p: O.Adam(O.lr.ExponentialDecay(0.1, 0.9), parameters=p, amsgrad=True),
    "AdamW": lambda p: O.AdamW(0.1, parameters=p),
    "Adagrad": lambda p: O.Adagrad(0.1, parameters=p),
    "RMSProp": lambda p: O.RMSProp(0.1, parameters=p, centered=True),
    "Adamax": lambda p: O.Adamax(0.1, parameters=p),
    "Adadelta": lambda p: O.Adadelta(0.1, parameters=p),
    "ASGD": lambda p: O.ASGD(0.1, 2, p),
    "Lamb": lambda p: O.Lamb(0.1, parameters=p),
    "NAdam": lambda p: O.NAdam(0.1, parameters=p),
    "RAdam": lambda p: O.RAdam(0.1, parameters=p),
    "Rprop": lambda p: O.Rprop(0.1, parameters=p),
}


def steps(layer: Any, optimizer: Any, count: int) -> None:
    for _ in range(count):
        (layer(paddle.ones([2, 3])) ** 2).mean().backward()
        optimizer.step()
        optimizer.clear_grad()
        if isinstance(optimizer._learning_rate, O.lr.LRScheduler):
            optimizer._learning_rate.step()


@pytest.mark.parametrize("kind", KINDS)
def test_a_state_taken_over_goes_on_as_if_nothing_had_been(kind: str) -> None:
    """Five steps are two steps, a new optimizer with the state of the old one, and three steps."""
    whole = nn.Linear(3, 2)
    start = {k: v.numpy().copy() for k, v in whole.state_dict().items()}
    steps(whole, KINDS[kind](whole.parameters()), 5)

    first = nn.Linear(3, 2)
    first.set_state_dict(start)
    optimizer = KINDS[kind](first.parameters())
    steps(first, optimizer, 2)
    renamed = dict(zip((p.name for p in first.parameters()), ("weight", "bias"), strict=True))
    state = {
        key if key == "LR_Scheduler" else renamed[key[: key.index(".") + 4]] + key[key.index(".") + 4 :]: value
        for key, value in optimizer.state_dict().items()
    }

    second = nn.Linear(3, 2, weight_attr=paddle.ParamAttr(name="weight"), bias_attr=paddle.ParamAttr(name="bias"))
    second.set_state_dict({k: v.numpy() for k, v in first.state_dict().items()})
    again = KINDS[kind](second.parameters())
    again.set_state_dict(state)
    assert set(again.state_dict()) == set(state)
    steps(second, again, 3)
    for path, value in whole.state_dict().items():
        assert second.state_dict()[path].numpy().tobytes() == value.numpy().tobytes()


@pytest.mark.parametrize("kind", KINDS)
def test_it_goes_down(kind: str) -> None:
    paddle.seed(5)
    layer = nn.Linear(3, 2)
    optimizer = KINDS[kind](layer.parameters())
    first = (layer(paddle.ones([2, 3])) ** 2).mean().item()
    steps(layer, optimizer, 20)
    assert (layer(paddle.ones([2, 3])) ** 2).mean().item() < first


def test_groups_have_rates_decays_and_clips_of_their_own() -> None:
    fast, slow = (
        paddle.create_parameter([1], "float32", default_initializer=nn.initializer.Constant(1.0)) for _ in "ab"
    )
    sgd = O.SGD(
        0.5,
        [
            {"params": fast, "weight_decay": 1.0},
            {"params": [slow], "learning_rate": 0.1, "grad_clip": nn.ClipGradByValue(0.5)},
        ],
    )
    (fast + slow * 4).sum().backward()
    sgd.step()
    assert fast.item() == pytest.approx(1 - 0.5 * (1 + 1)) and slow.item() == pytest.approx(1 - 0.05 * 0.5)


def test_a_parameter_has_its_own_rate_decay_and_no_clip() -> None:
    attr = paddle.ParamAttr(
        initializer=nn.initializer.Constant(1.0),
        learning_rate=0.5,
        regularizer=paddle.regularizer.L2Decay(2.0),
        need_clip=False,
    )
    p = paddle.create_parameter([1], "float32", attr=attr)
    (p * 3).sum().backward()
    O.SGD(0.1, [p], weight_decay=100.0, grad_clip=nn.ClipGradByGlobalNorm(1e-3)).step()
    assert p.item() == pytest.approx(1 - 0.05 * (3 + 2))


def test_clipping_all_overwrites_the_gradients_and_leaves_small_ones_alone() -> None:
    a, b = (paddle.create_parameter([2], "float32", default_initializer=nn.initializer.Constant(1.0)) for _ in "ab")
    (a * 3 + b * 4).sum().backward()
    O.SGD(0.0, [a, b], grad_clip=nn.ClipGradByGlobalNorm(1.0)).step()
    total = np.sqrt((a.grad.numpy() ** 2).sum() + (b.grad.numpy() ** 2).sum())
    assert total == pytest.approx(1.0)
    O.SGD(0.0, [a, b], grad_clip=nn.ClipGradByGlobalNorm(100.0)).step()
    assert np.sqrt((a.grad.numpy() ** 2).sum() + (b.grad.numpy() ** 2).sum()) == pytest.approx(1.0)


def test_clipping_by_hand() -> None:
    layer = nn.Linear(2, 2)
    (layer(paddle.ones([1, 2])) * 10).sum().backward()
    total = nn.utils.clip_grad_norm_(layer.parameters(), 1.0)
    assert total.item() == pytest.approx(10 * np.sqrt(6))
    assert sum((p.grad.numpy() ** 2).sum() for p in layer.parameters()) == pytest.approx(1.0, rel=1e-4)
    nn.utils.clip_grad_value_(layer.parameters(), 0.1)
    assert max(abs(p.grad.numpy()).max() for p in layer.parameters()) == pytest.approx(0.1)
    layer.weight.grad = paddle.full([2, 2], float("nan"))
    with pytest.raises(RuntimeError, match="non-finite"):
        nn.utils.clip_grad_norm_(layer.parameters(), 1.0, error_if_nonfinite=True)


def test_parameters_as_one_vector() -> None:
    layer = nn.Linear(2, 3)
    vector = nn.utils.parameters_to_vector(layer.parameters())
    assert vector.shape == [9]
    nn.utils.vector_to_parameters(vector * 0 + 2, layer.parameters())
    assert layer.weight.numpy().mean() == layer.bias.numpy().mean() == 2.0
    with pytest.raises(ValueError, match="does not fill"):
        nn.utils.vector_to_parameters(vector[:3], layer.parameters())


def test_schedules_and_rates() -> None:
    schedule = O.lr.StepDecay(0.4, 1, 0.5)
    sgd = O.SGD(schedule, [paddle.create_parameter([1], "float32")])
    assert sgd.get_lr() == 0.4
    schedule.step()
    assert (sgd.get_lr(), sgd.state_dict()) == (0.2, {"LR_Scheduler": {"last_epoch": 1, "last_lr": 0.2}})
    with pytest.raises(RuntimeError, match="can't be LRScheduler"):
        sgd.set_lr(1.0)
    other = O.SGD(0.1, [paddle.create_parameter([1], "float32")])
    other.set_lr_scheduler(schedule)
    assert other.get_lr() == 0.2
    with pytest.raises(TypeError):
        other.set_lr_scheduler(0.1)  # type: ignore[arg-type]
    with pytest.raises(RuntimeError, match="last_lr"):
        schedule.set_state_dict({"last_epoch": 3})


@pytest.mark.parametrize(
    ("make", "error", "text"),
    [
        (lambda: O.Adam(0.1), AttributeError, "should not be None in dygraph mode"),
        (lambda: O.Adam(0.1, beta1=1.0, parameters=[]), ValueError, "Invalid value of beta1"),
        (lambda: O.RMSProp(0.1, rho=-1, parameters=[]), ValueError, "Invalid value of rho"),
        (lambda: O.ASGD(0.1, 0, []), ValueError, "batch_num should be greater than 0"),
        (lambda: O.NAdam(-0.1, parameters=[]), ValueError, "Invalid learning rate"),
        (lambda: O.NAdam(0.1, momentum_decay=-1, parameters=[]), ValueError, "Invalid momentum_decay"),
        (lambda: O.RAdam(0.1, beta2=1.0, parameters=[]), ValueError, "Invalid beta2"),
        (lambda: O.Rprop(60.0, parameters=[]), ValueError, "learning_rate_range"),
        (lambda: O.Rprop(0.1, parameters=[], etas=(1.1, 1.2)), ValueError, "etas"),
        (lambda: O.Rprop(O.lr.StepDecay(0.1, 2), parameters=[]), TypeError, "not supported"),
        (lambda: O.AdamW(0.1, parameters=[], weight_decay="x"), TypeError, "weight_decay should be float or Tensor"),
        (lambda: O.SGD(0.1, [{"params": []}, paddle.ones([1])]), TypeError, "groups and Tensors do not mix"),
        (lambda: O.lr.PiecewiseDecay([1, 2], [0.1, 0.2]), ValueError, "one more element than boundaries"),
        (lambda: O.lr.StepDecay(0.1, 2, 2.0), ValueError, "gamma should be < 1.0"),
        (lambda: O.lr.LRScheduler(-1.0), ValueError, "Invalid learning rate"),
        (lambda: O.lr.MultiStepDecay(0.1, [3, 1]), ValueError, "must be incremented"),
        (lambda: O.lr.ReduceOnPlateau(0.1).step("x"), TypeError, "metrics must be"),
    ],
)
def test_refused(make: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        make()


def test_a_parameter_in_two_groups_is_refused() -> None:
    p = paddle.create_parameter([1], "float32")
    with pytest.raises(ValueError, match="more than one parameter group"):
        O.SGD(0.1, [{"params": [p]}, {"params": [p]}])


def test_a_state_of_another_shape_is_refused() -> None:
    p = paddle.create_parameter([2], "float32", name="p")
    p.sum().backward()
    momentum = O.Momentum(0.1, parameters=[p])
    momentum.set_state_dict({"p_velocity_0": np.zeros(3, "float32")})
    with pytest.raises(AssertionError, match="p_velocity_0 should have shape"):
        momentum.step()


def test_pairs_of_parameters_and_gradients() -> None:
    layer = nn.Linear(2, 2, weight_attr=nn.initializer.Constant(1.0))
    sgd = O.SGD(0.1, layer.parameters(), weight_decay=0.5)
    loss = layer(paddle.ones([1, 2])).sum()
    assert sgd.backward(loss) == []  # it runs no backward of its own
    loss.backward()
    pairs = sgd.backward(loss)
    assert [p is q for (p, _), q in zip(pairs, layer.parameters(), strict=True)] == [True, True]
    assert sgd.append_regularization_ops(pairs)[0][1] is pairs[0][1]
    (_, decayed), (_, bias) = sgd.append_regularization_ops(pairs, paddle.regularizer.L2Decay(1.0))
    assert decayed.numpy().tolist() == [[2.0, 2.0], [2.0, 2.0]] and bias.numpy().tolist() == [1.0, 1.0]
    assert sgd.get_opti_var_name_list() == [] and sgd.apply_gradients(pairs) == []
    assert layer.weight.numpy() == pytest.approx(0.85)


def test_a_state_that_lacks_something_is_refused() -> None:
    p = paddle.create_parameter([2], "float32", name="held")
    p.sum().backward()
    momentum = O.Momentum(O.lr.StepDecay(0.1, 2), parameters=[p])
    momentum.step()
    state = momentum.state_dict()
    with pytest.raises(AssertionError, match="LR_Scheduler state must be included"):
        momentum.set_state_dict({k: v for k, v in state.items() if k != "LR_Scheduler"})
    with pytest.raises(AssertionError, match="optimizer Tensor held_velocity_0 not found"):
        momentum.set_state_dict({"LR_Scheduler": state["LR_Scheduler"]})
    O.Momentum(O.lr.LambdaDecay(0.1, lambda e: 1.0), parameters=[p]).set_state_dict({})


def test_a_group_sets_rates_and_decays_of_its_parameters() -> None:
    """Also over what their ParamAttr said, and to 1 when it says no rate."""

    def made() -> Any:
        attr = paddle.ParamAttr(
            initializer=nn.initializer.Constant(1.0), learning_rate=0.5, regularizer=paddle.regularizer.L2Decay(9.0)
        )
        return paddle.create_parameter([1], "float32", attr=attr)

    plain, slow, decayed = made(), made(), made()
    groups = [{"params": [plain]}, {"params": [slow], "learning_rate": 0.1}, {"params": decayed, "weight_decay": 2.0}]
    sgd = O.SGD(0.5, groups)
    (plain + slow + decayed).sum().backward()
    sgd.step()
    assert [p.item() for p in (plain, slow, decayed)] == pytest.approx([1 - 0.5, 1 - 0.05, 1 - 0.5 * (1 + 2)])
    assert slow.optimize_attr == {"learning_rate": 0.1} and plain.regularizer is None
    kept = made()
    O.AdamW(0.5, parameters=[{"params": [kept]}])
    assert kept.regularizer is not None
