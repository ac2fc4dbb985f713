"""What is told of single leaves: found in records of real runs, held against numbers worked out by hand."""

from __future__ import annotations

import numpy as np
import pytest
from ran import ran

from gradscope.trace import leaf_facts as F
from gradscope.trace.answers.in_pass import in_pass
from gradscope.trace.answers.none import Asker

TRAINING = """\
w = paddle.to_tensor([3.0, 4.0], stop_gradient=False)
b = paddle.to_tensor([1.0, 0.0], stop_gradient=False)
aside = paddle.to_tensor([1.0], stop_gradient=False)
w.name, b.name, aside.name = "w", "b", "aside"
opt = paddle.optimizer.SGD(
    learning_rate=0.1, parameters=[{"params": [w]}, {"params": [b, aside]}]
)
for x in ([1.0, 0.0], [0.0, 2.0], [1.0, 1.0]):
    y = (w * paddle.to_tensor(x) + b).sum()
    y.backward()
    opt.step()
    opt.clear_grad()
late = paddle.to_tensor([1.0], stop_gradient=False)
late.name = "late"
"""


@pytest.fixture(scope="module")
def training(tmp_path_factory):
    return ran(TRAINING, tmp_path_factory.mktemp("leaves"))


def leaf(trace, name):
    return next(one for one in F.record_leaves(trace) if trace.names.tensor(one).text == name)


def test_every_leaf_is_there_also_those_that_never_got_a_gradient(training):
    assert {training.names.tensor(one).text for one in F.record_leaves(training)} == {"w", "b", "aside", "late"}


def test_what_a_pass_brought_is_there_from_the_step_that_wrote_it(training):
    w = leaf(training, "w")
    for info, norm in zip(training.passes, (1.0, 2.0, np.sqrt(2)), strict=True):
        step, grew = F.grew(training, w, info.pass_id)
        assert (grew.how, info.first_step < step < info.last_step) == ("set", True)
        assert F.brought(training, w, info.pass_id, step) == pytest.approx(norm)
        assert F.brought(training, w, info.pass_id, step - 1) is None
    assert F.grew(training, leaf(training, "aside"), 1) is None


def test_against_the_last_pass_that_brought_something(training):
    assert F.earlier(training, leaf(training, "w"), 3) == (2, pytest.approx(2.0))
    assert F.earlier(training, leaf(training, "w"), 1) is None
    assert F.earlier(training, leaf(training, "aside"), 3) is None


def test_the_norm_of_the_leaf_follows_the_optimizer(training):
    w = leaf(training, "w")
    norms = [np.linalg.norm(v) for v in ([3.0, 4.0], [2.9, 4.0], [2.9, 3.8], [2.8, 3.7])]
    for info, norm in zip(training.passes, norms, strict=False):
        assert F.tensor_norm(training, w, info.first_step) == pytest.approx(norm, rel=1e-5)
        assert F.tensor_norm(training, w, info.last_step) == pytest.approx(norm, rel=1e-5)
    assert F.tensor_norm(training, w, len(training.steps) - 1) == pytest.approx(norms[-1], rel=1e-5)


def test_the_last_update_and_whose_parameter_it_is(training):
    w, b, aside = (leaf(training, name) for name in ("w", "b", "aside"))
    first, last = training.passes[0].last_step, len(training.steps) - 1
    assert F.update(training, w, first) is None, "nobody has stepped yet"
    assert (F.owner(training, w, 0).optimizer, F.owner(training, w, 0).group) == ("SGD", 0)
    told = F.update(training, w, training.passes[1].last_step)
    assert (told.number, told.group, told.had_grad) == (1, 0, True)
    assert told.ratio == pytest.approx(0.1 / 5.0, rel=1e-4)
    assert training.passes[0].last_step < told.step < training.passes[1].first_step
    assert (F.update(training, b, last).number, F.update(training, b, last).group) == (3, 1)
    assert not F.update(training, aside, last).had_grad
    assert F.owner(training, leaf(training, "late"), last) is None


WHYS = """\
def leaf(name):
    made = paddle.to_tensor([1.0, 2.0], stop_gradient=False)
    made.name = name
    return made
used, cut, unused, masked, frozen = leaf("used"), leaf("cut"), leaf("unused"), leaf("masked"), leaf("frozen")
y = used * cut.detach()
z = masked * 1.0
z.register_hook(lambda g: g * 0)
frozen.stop_gradient = True
loss = (y + z * frozen).sum()
used.grad = paddle.to_tensor([1.0, 1.0])
loss.backward()
paddle.grad((used * 2).sum(), used)
saved = used * used
made = paddle.exp(saved)
made.add_(paddle.to_tensor([1.0, 1.0]))
made.sum().backward()
"""


def test_why_a_pass_brought_a_leaf_nothing(tmp_path):
    trace = ran(WHYS, tmp_path)
    asker = Asker(trace)
    first, grad, failed = trace.passes

    def kind(name, info, zeros=False):
        answer = in_pass(asker, leaf(trace, name), info, zeros)
        return answer.kind if answer is not None else ""

    assert kind("cut", first) == "detached"
    assert kind("unused", first) == "not-used"
    assert F.brought(trace, leaf(trace, "masked"), 1, first.last_step) == 0
    assert kind("masked", first, zeros=True) == "hook-dropped"
    assert kind("frozen", first) == "stop-gradient"
    assert kind("used", grad) == "pruned"
    assert failed.error is not None and kind("used", failed) == "not-run"
    assert kind("used", first) == "", "it has its gradient: there is nothing to say"


def test_what_grad_gives_back_counts_as_brought(tmp_path):
    trace = ran(WHYS, tmp_path)
    used, info = leaf(trace, "used"), trace.passes[1]
    assert F.brought(trace, used, info.pass_id, info.last_step) == pytest.approx(np.sqrt(8))


def test_norms_nobody_took_are_none_and_cost_no_walk(tmp_path):
    trace = ran(TRAINING, tmp_path, values="none")
    w, last = leaf(trace, "w"), len(trace.steps) - 1
    assert F.earlier(trace, w, 3) is None and F.tensor_norm(trace, w, last) is None
    assert F.brought(trace, w, 3, last) is None and F.update(trace, w, last).number == 3
