"""Names of tensors that no assignment names: batches of a loader, arguments, gradients in hooks, seeds, variables that
hold graphs, memory that became a parameter."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from ran import ran

from gradscope.trace import records as R
from gradscope.trace.answers import why
from gradscope.trace.query import PositionError, parse_position
from gradscope.trace.syntax import Source
from gradscope.trace.trace import Trace

SOURCE = """\
import paddle as p
from paddle import tanh
for x, y in loader:
    for k, (a, b) in enumerate(pairs):
        for batch in p.io.DataLoader(data):
            z = g * 2 + tanh(w) - p.matmul(self.x, w)
            z.numpy()
            self.net(x)
            -z
            z += w
"""


def frame(line: int, text: str) -> R.FrameSeen:
    row = SOURCE.splitlines()[line - 1]
    begin = row.index(text)
    return R.FrameSeen(1, 1, line, line, begin, begin + len(text), "f", 0)


@pytest.mark.parametrize(
    ("line", "text", "targets"),
    [
        (3, "loader", ("x", "y")),
        (4, "enumerate(pairs)", ("a", "b")),
        (4, "pairs", ()),
        (5, "p.io.DataLoader(data)", ("batch",)),
        (6, "g * 2", ()),
    ],
)
def test_what_a_loop_gives_its_elements_to(line, text, targets):
    assert Source(SOURCE).loop_targets(frame(line, text)) == targets


def test_a_position_may_be_the_whole_loop():
    source = Source(SOURCE)
    whole = R.FrameSeen(1, 1, 3, 10, 0, len(SOURCE.splitlines()[-1]), "f", 0)
    assert source.loop_targets(whole) == ("x", "y") and source.place(whole).text == "loader"


@pytest.mark.parametrize(
    ("line", "text", "op", "slots", "names"),
    [
        (6, "g * 2", "scale", 1, ["g"]),
        (6, "g * 2 + tanh(w)", "add", 2, ["", ""]),
        (6, "tanh(w)", "tanh", 1, ["w"]),
        (6, "p.matmul(self.x, w)", "matmul", 2, ["self.x", "w"]),
        (7, "z.numpy()", "numpy", 1, ["z"]),
        (8, "self.net(x)", "matmul", 2, ["", ""]),
        (9, "-z", "scale", 1, ["z"]),
        (10, "z += w", "add_", 2, ["z", "w"]),
    ],
)
def test_how_the_inputs_of_an_op_are_written(line, text, op, slots, names):
    source = Source(SOURCE)
    assert [source.operand(frame(line, text), op, slot, slots) for slot in range(slots)] == names


def called(trace: Trace, text: str) -> list[int]:
    return trace.names.tensors_called(text)


def names(trace: Trace) -> list[str]:
    return [trace.names.tensor(int(tensor)).text for tensor in np.unique(trace.columns["met.id"])]


def test_batches_of_a_loader_are_called_what_the_loop_calls_them(tmp_path: Path) -> None:
    trace = ran(
        """
class Pairs(paddle.io.Dataset):
    def __getitem__(self, at):
        return np.full(3, at, "float32"), np.int64(at)
    def __len__(self):
        return 4
loader = paddle.io.DataLoader(Pairs(), batch_size=2)
w = paddle.to_tensor([1.0, 2.0, 3.0], stop_gradient=False)
for step, (pictures, digits) in enumerate(loader):
    (pictures * w).sum().backward()
for p, q in loader:
    pass
u, v = next(iter(loader))
for batch in loader:
    (batch[0] * w).sum().backward()
""",
        tmp_path,
    )
    assert [len(called(trace, name)) for name in ("pictures", "digits", "p", "q", "u", "v")] == [2, 2, 2, 2, 1, 1]
    assert [len(called(trace, name)) for name in ("batch[0]", "batch[1]")] == [2, 2]
    shapes = {name: {tuple(trace.tensor(t).meta.shape) for t in called(trace, name)} for name in ("pictures", "digits")}
    assert shapes == {"pictures": {(2, 3)}, "digits": {(2,)}}
    assert trace.names.tensor(called(trace, "pictures")[0]).inferred


def test_a_loop_that_makes_one_tensor_a_turn_names_each(tmp_path: Path) -> None:
    trace = ran("xs = []\nfor i in range(5):\n    x = paddle.to_tensor([float(i)])\n    xs.append(x)\n", tmp_path)
    assert len(called(trace, "x")) == 5


def test_no_two_tensors_made_on_one_line_share_a_name(tmp_path: Path) -> None:
    trace = ran(
        "x = paddle.to_tensor([1.0], stop_gradient=False)\n"
        "z = paddle.add(paddle.to_tensor([2.0]) * x, paddle.to_tensor([3.0]) * x)\n"
        "s = paddle.sparse.sparse_coo_tensor([[0], [1]], [1.0], [2, 2])\n",
        tmp_path,
    )
    ids = np.unique(np.concatenate([trace.columns["met.id"], trace.columns["out.id"]])).tolist()
    several = {name: n for name, n in Counter(trace.names.tensor(t).text for t in ids).items() if n > 1}
    assert not several
    assert {"s.py:4#0", "s.py:4#2", "s.py:5#values", "s.py:5#indices"} <= set(names(trace))


def test_a_gradient_in_a_hook_and_the_seed_of_a_recorded_pass(tmp_path: Path) -> None:
    trace = ran(
        "def look(gradient):\n    return gradient * 2\n"
        "x = paddle.to_tensor([1.0, 2.0], stop_gradient=False)\n"
        "y = x * x\ny.register_hook(look)\ny.sum().backward()\n"
        "(dx,) = paddle.grad((x * x * x).sum(), [x], create_graph=True)\ndx.sum().backward()\n",
        tmp_path,
    )
    assert len(called(trace, "gradient")) == 1
    assert "seed of b2" in names(trace)


def test_the_old_value_of_a_copy_is_no_value_of_the_new_version(tmp_path: Path) -> None:
    from gradscope.trace.figures import value_at

    trace = ran("x = paddle.to_tensor([1.0, 2.0])\nx.multiply_(x)\ny = x + 1\n", tmp_path)
    (x,) = called(trace, "x")
    step = next(k for k in range(len(trace.steps)) if trace.steps.kind_of(k) == "op")
    for k, wanted in ((step - 1, [1.0, 2.0]), (step, [1.0, 4.0]), (len(trace.steps) - 1, [1.0, 4.0])):
        value = value_at(trace, x, k)
        assert value is not None and trace.value(value).tolist() == wanted


def test_an_input_that_is_told_of_while_it_is_written_does_not_count_as_newer(tmp_path: Path) -> None:
    """PyTorch's tensors are often first met by the op that writes them: as they were before, after it began."""
    from gradscope.trace.figures import value_at

    told = ran("x = paddle.to_tensor([1.0, 2.0])\nx.multiply_(x)\n", tmp_path)
    records = [told.record(row) for row in range(len(told))]
    met = next(one for one in records if isinstance(one, R.TensorMet))
    op = next(one for one in records if isinstance(one, R.OpRan))
    met.tick, met.made, op.end = op.tick + 1, False, op.tick + 2
    records[-1].tick = op.tick + 3
    values = [told.value(value) for value in (op.outputs[0][0].value, met.value) if value is not None]
    trace = Trace.from_records(records)
    assert [trace.steps.kind_of(k) for k in (1, 2)] == ["op", "tensor"]
    assert value_at(trace, met.tensor, 2) == op.outputs[0][0].value, values


def test_a_variable_that_holds_graphs_can_be_asked_for(tmp_path: Path) -> None:
    script = (
        "x = paddle.to_tensor([1.0], stop_gradient=False)\nhistory = []\n"
        "for i in range(3):\n    y = (x * i).sum()\n    history.append(y)\ny.backward()\n"
    )
    trace = ran(script, tmp_path, holders=True)
    (answer,) = why(trace, "history")
    assert answer.kind == "held" and "and 2 more were held by variable history" in answer.title
    assert trace.steps.kind_of(parse_position(trace, "history")) == "held"
    without = ran(script, tmp_path, "t.py")
    with pytest.raises(PositionError, match=r"'history' \(it stands in line :4 of the script\).*--holders"):
        parse_position(without, "history")
    with pytest.raises(PositionError, match="nothing here is called 'elsewhere'"):
        parse_position(without, "elsewhere")


def test_the_steps_of_a_layer_are_told_apart(tmp_path: Path) -> None:
    from gradscope.trace.story import sentence

    trace = ran(
        "net = paddle.nn.Sequential(paddle.nn.Linear(2, 3), paddle.nn.ReLU())\n"
        "loss = net(paddle.to_tensor([[1.0, 2.0]])).sum()\nloss.backward()\n",
        tmp_path,
    )
    told = [sentence(trace, k) for k in trace.steps.of_kind("op").tolist()]
    assert any(text.startswith("matmul in net(") for text in told)
    assert any(text.startswith("relu in net(") for text in told)
    matmul = next(n for n in trace.columns["node.id"].tolist() if trace.names.node_label(n) == "matmul")
    assert trace.names.node_layer(matmul) == "net.0"
    assert called(trace, "0") == called(trace, "0.weight") + called(trace, "0.bias"), "a module: all it has"


def test_without_the_source_an_op_of_a_layer_is_told_by_its_inputs(tmp_path: Path) -> None:
    from gradscope.trace.story import sentence

    script = "net = paddle.nn.Linear(2, 3)\nnet(paddle.to_tensor([[1.0, 2.0]])).sum().backward()\n"
    trace = ran(script, tmp_path, source=False)
    told = [sentence(trace, k) for k in trace.steps.of_kind("op").tolist()]
    assert any(text.startswith("matmul(") for text in told) and not any(" in matmul(" in text for text in told)
