"""Names: given ones, assignment targets from source text, expressions; finding what a person types."""

from __future__ import annotations

from pathlib import Path

import made
import pytest
from ran import ran

from gradscope.trace import records as R
from gradscope.trace.query import PositionError, origin, parse_position, search
from gradscope.trace.syntax import Source, automatic
from gradscope.trace.trace import Trace

META = R.Meta((2,), "float32")
SOURCE = """\
def layer(t):
    return t * 2

class Net:
    def forward(self, x):
        self.h = x @ self.w
        a, b = split(x)
        a += b
        a[0:2] = b
        c: Tensor = relu(a)
        é = relu(ä) + a
        if (n := norm(a)) > 1:
            pass
        return layer(a)
y = model(
    x,
)
z = yes = x.exp()
print(x * 2)
ws = [ones(1), (half(2))]
self.by = {"b": zeros(3), key: zeros(4), **more}
us = [*ws, ones(5)]
vs = [noise(k) for k in sizes]
p, q = [noise(7) for k in sizes]
"""


def frame(line: int, text: str, ident: int = 1, caller: int = 0, lines: int = 1) -> R.FrameSeen:
    """The frame at `text` on a line; columns in bytes, as CPython counts."""
    row = SOURCE.splitlines()[line - 1]
    begin = len(row[: row.index(text.split("\n")[0])].encode())
    last = text.split("\n")[-1]
    end = begin + len(last.encode()) if lines == 1 else len(last.encode())
    return R.FrameSeen(ident, 1, line, line + lines - 1, begin, end, "f", caller)


@pytest.mark.parametrize(
    ("line", "text", "targets", "shown"),
    [
        (6, "x @ self.w", ("self.h",), "x @ self.w"),
        (7, "split(x)", ("a", "b"), "split(x)"),
        (8, "a += b", ("a",), "a += b"),
        (9, "a[0:2]", ("a",), "a[0:2] = b"),
        (10, "relu(a)", ("c",), "relu(a)"),
        (11, "relu(ä) + a", ("é",), "relu(ä) + a"),
        (11, "relu(ä)", (), "relu(ä)"),
        (12, "norm(a)", ("n",), "norm(a)"),
        (18, "x.exp()", ("z", "yes"), "x.exp()"),
        (19, "x * 2", (), "x * 2"),
        (20, "ones(1)", ("ws[0]",), "ones(1)"),
        (20, "half(2)", ("ws[1]",), "half(2)"),
        (21, "zeros(3)", ("self.by['b']",), "zeros(3)"),
        (21, "zeros(4)", (), "zeros(4)"),
        (22, "ones(5)", (), "ones(5)"),
    ],
)
def test_places(line: int, text: str, targets: tuple[str, ...], shown: str) -> None:
    place = Source(SOURCE).place(frame(line, text))
    assert (place.targets, place.text) == (targets, shown)


def test_what_fills_a_list() -> None:
    source = Source(SOURCE)
    assert source.filled(frame(23, "noise(k)")) == "vs"
    assert source.filled(frame(24, "noise(7)")) == source.filled(frame(20, "ones(1)")) == ""


def test_elements_of_lists_and_dicts_have_their_place_in_their_name(tmp_path: Path) -> None:
    script = """ws = [paddle.to_tensor([k + 1.0], stop_gradient=False) for k in range(2)]
by = {"b": paddle.to_tensor([1.0], stop_gradient=False)}
ps = [paddle.create_parameter([1], "float32") for _ in range(2)]
twice = [w * 2 for w in ws]
many = [paddle.nn.functional.mse_loss(w, by["b"]) for w in ws]
layers = [paddle.nn.Linear(1, 1) for _ in range(2)]
(twice[0] * twice[1] + by["b"] * ps[0] + ps[1] + many[0]).backward()
"""
    with ran(script, tmp_path) as trace:
        leaves = [str(trace.names.tensor(leaf.tensor)) for leaf in trace.of_kind(R.LeafGrew)]
        made = [str(trace.names.tensor(met.tensor)) for met in trace.of_kind(R.TensorMet)]
    assert sorted(leaves) == ["by['b']", "ps[0]", "ps[1]", "ws[0]", "ws[1]"]
    assert not [name for name in made if name.startswith(("many[", "layers["))]


def test_an_element_of_a_returned_tuple_goes_to_its_part_of_the_callers_targets(tmp_path: Path) -> None:
    script = """x = paddle.ones([2])
x.stop_gradient = False
def both(t):
    return t * 2, paddle.exp(t)
a, b = both(x)
pair = both(x)
(a * b + pair[0] * pair[1]).sum().backward()
"""
    with ran(script, tmp_path) as trace:
        made = [trace.names.tensor(one.tensor).text for call in trace.of_kind(R.OpRan) for one in call.outputs[0][:1]]
    assert made[1:5] == ["a", "b", "pair[0]", "pair[1]"]


def test_the_values_of_a_layers_parameters_are_not_called_what_the_layer_is(tmp_path: Path) -> None:
    with ran("net = paddle.nn.Linear(2, 2)\nnet(paddle.ones([1, 2])).sum().backward()\n", tmp_path) as trace:
        made = [trace.names.tensor(one.tensor).text for call in trace.of_kind(R.OpRan) for one in call.outputs[0][:1]]
    assert made and "net" not in made


def test_several_lines_are_shown_on_one() -> None:
    assert Source(SOURCE).place(frame(15, "model(\n    x,\n)", lines=3)).text == "model( x, )"


@pytest.mark.parametrize("text", ["def broken(:\n", "x = (" * 3000, "\0", ""])
def test_text_that_does_not_parse_gives_no_names(text: str) -> None:
    place = Source(text).place(R.FrameSeen(1, 1, 1, 1, 0, 3))
    assert (place.text, place.targets) == ("", ())


def test_without_columns_a_simple_line_still_tells() -> None:
    source = Source("y = a * b\nz = f(1); w = g(2)\nh += 1\n")
    assert source.place(R.FrameSeen(1, 1, 1)).targets == ("y",)
    assert source.place(R.FrameSeen(1, 1, 2)).targets == ()
    assert source.place(R.FrameSeen(1, 1, 3)).text == "h += 1"


@pytest.mark.parametrize("name", ["eager_tmp_3", "generated_tensor_0", "linear_0.w_0", "tmp_1"])
def test_automatic_names(name: str) -> None:
    assert automatic(name)


@pytest.mark.parametrize("name", ["W2", "head.weight", "h2", "linear", "conv1.bias"])
def test_given_names(name: str) -> None:
    assert not automatic(name)


def _trace(*more: object, name: str = "", frames: tuple[R.FrameSeen, ...] = ()) -> Trace:
    return Trace.from_records(
        [
            R.TraceBegan(1, 1, "native", {}, {}, ["net.py"], "net.py"),
            R.SourceSeen(1, "/a/net.py", SOURCE),
            *frames,
            R.TensorMet(1, 2, name, META, 1, frame=frames[0].frame if frames else 0, made=True),
            *more,
            R.TraceEnded(90),
        ]
    )


def test_order_of_naming() -> None:
    exp = frame(18, "x.exp()")
    assert (str(_trace(frames=(exp,)).names.tensor(1)), _trace(frames=(exp,)).names.tensor(1).inferred) == ("z", True)
    assert str(_trace(frames=(exp,), name="W2").names.tensor(1)) == "W2"
    assert str(_trace(frames=(exp,), name="eager_tmp_0").names.tensor(1)) == "z"
    path = R.TensorChanged(1, 5, "name", "", "head.weight")
    named = _trace(path, frames=(exp,), name="W2").names.tensor(1)
    assert (named.text, named.inferred, named.fallback) == ("head.weight", False, False)
    inner = _trace(frames=(frame(19, "x * 2"),)).names.tensor(1)
    assert (inner.text, inner.fallback) == ("net.py:19#0", True)
    assert _trace().names.tensor(1).text == "t1" and _trace().names.tensor(77).text == "t77"


def test_a_return_takes_its_callers_target() -> None:
    caller = frame(15, "model(\n    x,\n)", ident=3, lines=3)
    middle = frame(14, "layer(a)", ident=2, caller=3)
    inner = frame(2, "t * 2", ident=1, caller=2)
    trace = _trace(frames=(inner, middle, caller))
    assert trace.names.tensor(1).text == "y"
    lost = _trace(frames=(frame(2, "t * 2"),))
    assert lost.names.tensor(1).fallback


GAN = """\
gen = nn.Sequential(nn.Linear(2, 8), nn.ReLU()).to(device)
critic = nn.Sequential(nn.Linear(1, 8))
a, b = Net(), Net()
class Net:
    def __init__(self):
        self.fc = nn.Linear(2, 2)
class Pair:
    def __init__(self):
        self.left = nn.Linear(2, 2)
        self.right = nn.Linear(2, 2)
pair = Pair()
nets = [nn.Linear(2, 2) for _ in range(2)]
"""


def _modules(path: str, *places: tuple[tuple[int, str], ...]) -> list[str]:
    """Names of parameters that all have one module path; of each the frames it was made in, innermost first."""
    frames: list[R.FrameSeen] = []
    records: list[object] = []
    for tensor, chain in enumerate(places, 1):
        for depth, (line, text) in enumerate(chain):
            column = GAN.splitlines()[line - 1].index(text)
            if line == 3 and tensor == 2:
                column = GAN.splitlines()[line - 1].rindex(text)
            ident = 10 * tensor + depth
            caller = ident + 1 if depth + 1 < len(chain) else 0
            frames.append(R.FrameSeen(ident, 1, line, line, column, column + len(text), "f", caller))
        records.append(R.TensorMet(tensor, 2 * tensor, "", META, tensor, frame=10 * tensor, made=True))
        records.append(R.TensorChanged(tensor, 2 * tensor + 1, "name", None, path))
    began = R.TraceBegan(1, 1, "torch", {}, {}, ["net.py"], "net.py")
    trace = Trace.from_records([began, R.SourceSeen(1, "/a/net.py", GAN), *frames, *records, R.TraceEnded(90)])
    names = [trace.names.tensor(tensor) for tensor in range(1, len(places) + 1)]
    assert all(name.inferred == (name.text != path) for name in names)
    assert {hit.id for hit in trace.names.find(path)} == set(range(1, len(places) + 1))
    return [name.text for name in names]


def test_equal_module_paths_are_told_apart_by_the_variable_of_the_module() -> None:
    layers = ((1, "nn.Linear(2, 8)"),), ((2, "nn.Linear(1, 8)"),)
    assert _modules("0.weight", *layers) == ["gen.0.weight", "critic.0.weight"]
    inside = (6, "nn.Linear(2, 2)")
    assert _modules("fc.weight", (inside, (3, "Net()")), (inside, (3, "Net()"))) == ["a.fc.weight", "b.fc.weight"]
    one, two = (9, "nn.Linear(2, 2)"), (10, "nn.Linear(2, 2)")
    assert _modules("weight", (one, (11, "Pair()")), (two, (11, "Pair()"))) == ["left.weight", "right.weight"]


def test_equal_module_paths_stay_where_the_source_does_not_tell_them_apart() -> None:
    assert _modules("0.weight", ((1, "nn.Linear(2, 8)"),)) == ["0.weight"]
    made_in_turn = ((12, "nn.Linear(2, 2)"),)
    assert _modules("weight", made_in_turn, made_in_turn) == ["weight", "weight"]


def test_tuple_targets_go_by_output() -> None:
    outs = [[R.OutputMade(2, META, 2), R.OutputMade(3, META, 2)]]
    op = R.OpRan(1, 6, 1, frame=1, inputs=[[R.InputSeen(1)]], outputs=outs)
    trace = _trace(op, frames=(frame(7, "split(x)"),))
    assert [trace.names.tensor(i).text for i in (2, 3)] == ["a", "b"]


def test_ops_without_source_are_told_by_their_inputs() -> None:
    records = [r for r in made.records("hook_op") if not isinstance(r, R.SourceSeen)]
    trace = Trace.from_records(records)
    assert trace.names.op(1) == "multiply(t1, t2)"
    assert trace.names.node(1) == "t1.grad"


def test_find() -> None:
    trace = made.trace("pop_error")
    find = trace.names.find
    assert [(h.kind, h.id) for h in find("h2")] == [("tensor", 6)]
    assert find("h2")[0].inferred and not find("head.weight")[0].inferred
    assert [(h.kind, h.id) for h in find("weight")] == [("tensor", 3)], "the last part is enough"
    assert [(h.kind, h.id) for h in find("n3")] == [("node", 3)]
    assert [(h.kind, h.id, h.pass_id) for h in find("p5")] == [("pop", 5, 1)]
    assert [(h.kind, h.id) for h in find("b1")] == [("pass", 1)]
    assert [(h.kind, h.id) for h in find(":9")] == [("line", 1)]
    assert find("net.py:9")[0].step == trace.call_step(2)
    assert find("other.py:9") == [] and find("") == [] and find("b7") == [] and find("e999") == []


def test_find_lists_every_tensor_of_a_name() -> None:
    hits = made.trace("shared_leaves").names.find("y")
    assert len(hits) == 2 and all(h.inferred for h in hits) and hits[0].step < hits[1].step


def test_positions() -> None:
    trace = made.trace("pop_error")
    at = lambda text: parse_position(trace, text)  # noqa: E731
    assert at("e7") == 6
    assert at("b1p2") == at("p2") == trace.steps.pop_start(1, 2)
    assert at("n3") == trace.steps.pop_start(1, 5)
    assert trace.steps.kind_of(at("error")) == "check"
    assert at(":9") == at("h2") == trace.call_step(2)
    assert (at("start"), at("end")) == (0, len(trace.steps) - 1)
    assert at("b1") == trace.steps.of_pass(1)[0]
    assert parse_position(made.trace("shared_leaves"), "y") == trace_step(made.trace("shared_leaves"), 3)


def trace_step(trace: Trace, call: int) -> int:
    step = trace.call_step(call)
    assert step is not None
    return step


@pytest.mark.parametrize("text", ["b9", "p77", "e0", "n99", ":999", "nothing", "b1p99", ""])
def test_unknown_positions_say_what_there_is(text: str) -> None:
    with pytest.raises(PositionError) as caught:
        parse_position(made.trace("pop_error"), text)
    assert "\n" not in caught.value.message


def test_no_error_to_go_to() -> None:
    with pytest.raises(PositionError, match="nothing failed"):
        parse_position(made.trace("hook_op"), "error")


def test_search() -> None:
    trace = made.trace("pop_error")
    assert [trace.steps.kind_of(k) for k in search(trace, "CHANGED in place")] == ["check"]
    assert len(search(trace, "pop|takes", limit=2)) == 2
    with pytest.raises(PositionError, match="no regular expression"):
        search(trace, "(")


def test_origin_follows_shared_memory() -> None:
    trace = made.trace("view_write")
    assert origin(trace, 3) == trace.call_step(4), "x2 was written last through its view"
    assert origin(trace, 3, trace.call_step(3)) == trace.call_step(1)
