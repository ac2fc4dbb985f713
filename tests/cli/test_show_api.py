"""`show --api`: names that exist are told from those that can only raise, and ops are read off the code."""

from __future__ import annotations

import contextlib
import json

import pytest

import gradscope.paddle as paddle
from gradscope.cli.api.page import BEGIN, END, documents, page, table
from gradscope.cli.api.survey import survey
from gradscope.cli.api.written import Reader, only_raises
from gradscope.paddle._missing import not_built


def raises(x):
    raise ValueError(x)


def raises_sometimes(x):
    if x:
        raise ValueError(x)


def raises_in_every_branch(x):
    if x:
        raise ValueError(x)
    raise TypeError(x)


@contextlib.contextmanager
def block():
    yield


class Refuses:
    def __init__(self):
        raise NotImplementedError("later")


class Inherits(Refuses):
    pass


class WithProperty:
    @property
    def bad(self):
        raise AttributeError("never")

    @property
    def good(self):
        return 1


@pytest.mark.parametrize(
    ("value", "wanted"),
    [
        (raises, True), (raises_in_every_branch, True), (Refuses, True), (Inherits, True), (WithProperty.bad, True),
        (not_built("paddle.x", "do y"), True), (paddle.enable_static, True),
        (paddle.sparse.masked_matmul, True),
        (raises_sometimes, False), (block, False), (WithProperty, False), (WithProperty.good, False), (len, False),
        (paddle.abs, False), (paddle.nn.Linear, False), (paddle.float32, False), (3.5, False), (None, False),
    ],
)  # fmt: skip
def test_what_can_only_raise(value, wanted):
    assert only_raises(value) is wanted


def ping(x):
    return pong(x)


def pong(x):
    return ping(x)


def straight(x):
    raises(x)


def test_it_looks_through_calls_without_a_branch(monkeypatch):
    for function in (ping, pong, straight, raises):
        monkeypatch.setattr(function, "__module__", "gradscope.paddle.made_up")
    assert only_raises(straight) and not only_raises(ping)


@pytest.mark.parametrize(
    ("value", "kind", "wanted"),
    [
        (paddle.tanh, "function", ["tanh"]), (paddle.atan2, "function", ["atan2"]),
        (paddle.cumsum_, "function", ["cast_", "cumsum_", "reshape_"]), (paddle.Tensor.exp_, "method", ["exp_"]),
        (paddle.cos_, "function", ["cos_"]), (paddle.nn.Linear, "layer", ["add", "matmul"]),
        (paddle.nn.CELU, "layer", ["celu"]), (paddle.float32, "dtype", []), (paddle.nn.Sequential, "layer", []),
        (paddle.Tensor.T, "property", ["transpose"]), (paddle._C_ops.relu, "function", ["relu"]),
    ],
)  # fmt: skip
def test_ops_are_read_off_the_code(value, kind, wanted):
    assert Reader().ops(value, kind) == wanted


def test_the_ops_that_run_are_among_those_read(tmp_path):
    import gradscope
    from gradscope.trace import records as R

    x = paddle.to_tensor([[0.5, -1.0], [2.0, 3.0]], stop_gradient=False)
    calls = {
        "paddle.var": lambda: paddle.var(x),
        "paddle.nn.functional.smooth_l1_loss": lambda: paddle.nn.functional.smooth_l1_loss(x, x * 2),
        "paddle.logaddexp": lambda: paddle.logaddexp(x, x),
        "paddle.nn.LSTMCell": (lambda cell: lambda: cell(x))(paddle.nn.LSTMCell(2, 3)),
        "Tensor.std": lambda: x.std(0),
    }
    read = {name.full: set(name.ops) for space in survey().namespaces for name in space.names}
    for name, call in calls.items():
        path = tmp_path / f"{name}.gscope"
        with gradscope.record(path):
            call()
        with gradscope.load(path) as trace:
            ran = {trace.site(op.site).op for op in trace.of_kind(R.OpRan)}
        # operators name no op in the code
        assert ran and ran - {"add", "subtract", "multiply", "divide", "scale"} <= read[name], name


def test_text_json_and_grep(inside):
    text = inside("show", "--api")
    assert text.returncode == 0 and not text.stderr
    lines = text.stdout.splitlines()
    found = survey()
    assert lines[0] == f"gradscope's paddle has {found.have} of the {found.of} public names of Paddle {found.version}"
    assert any(line.split() == ["paddle.tanh", "function", "tanh"] for line in lines)
    assert any(line.split()[:2] == ["paddle.enable_static", "function"] and "(not yet)" in line for line in lines)
    facts = json.loads(inside("show", "--api", "--json").stdout)
    assert {(f["full"], f["state"]) for f in facts} == {
        (n.full, n.state) for space in found.namespaces for n in space.names
    }
    grown = inside("show", "--api", "--grep", r"^paddle\.nn\.CELU ").stdout.splitlines()
    assert len(grown) == 1 and grown[0].split() == ["paddle.nn.CELU", "layer", "celu"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--api", "x.gscope"), "takes no record: leave out x.gscope"),
        ((), "required: REC"),
        (("--api", "--steps"), "not allowed with"),
        (("--api", "--grep", "("), "--grep (:"),
    ],
)
def test_wrong_calls(inside, arguments, said):
    done = inside("show", *arguments)
    assert done.returncode == 2 and said in done.stderr and not done.stdout


def test_a_name_that_comes_to_raise_is_missing_everywhere(monkeypatch, tmp_path):
    before = survey()
    monkeypatch.setattr(paddle, "tanh", not_built("paddle.tanh", "use sinh / cosh"))
    monkeypatch.delattr(paddle.nn, "CELU")
    after = survey()
    assert after.have == before.have - 2 and after.of == before.of
    for name in ("tanh", "CELU"):
        assert any(n.name == name for space in after.namespaces for n in space.missing)
    (tmp_path / "README.md").write_text(f"a\n{BEGIN}\nold\n{END}\nb\n", encoding="utf-8")
    written = documents(after, tmp_path)
    assert set(map(str, written)) == {"README.md", "docs/paddle-api.md"}
    readme = written[next(p for p in written if p.name == "README.md")]
    assert readme.startswith(f"a\n{BEGIN}\n**{after.have} of {after.of}**") and readme.endswith(f"{END}\nb\n")
    assert table(after) in readme and page(after) != page(before)


def test_a_readme_without_marks_is_refused(tmp_path):
    (tmp_path / "README.md").write_text("nothing", encoding="utf-8")
    with pytest.raises(ValueError, match="needs the lines"):
        documents(survey(), tmp_path)
