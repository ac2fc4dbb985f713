"""A PyLayer as it is recorded: the op with what happened inside it, the user's backward inside its pop, findings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gradscope.paddle as paddle
from gradscope.paddle.autograd import PyLayer
from gradscope.trace import records as R
from gradscope.trace.story import sentence
from tests.paddle.twice import leaf, numbers, twice


class Cube(PyLayer):
    """x³, its backward made of two ops."""

    @staticmethod
    def forward(ctx: Any, x: Any, k: float) -> Any:
        ctx.save_for_backward(x)
        square = x * x
        return square * x

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        (x,) = ctx.saved_tensor()
        return grad * 3.0 * x * x


def program() -> Any:
    """One PyLayer between two ops."""
    x = leaf([2.0])
    y = Cube.apply(x * 1.0, 5.0)
    (y * 1.0).backward()
    return numbers(x.grad)


def test_the_op_holds_what_happens_inside_it(tmp_path: Path) -> None:
    result, trace = twice(program, tmp_path)
    assert result == [12.0]
    call = next(r for r in trace.of_kind(R.OpRan) if trace.names.op_name(r.call) == "Cube")
    site = trace.site(call.site)
    assert site is not None
    assert (site.args, site.attrs, call.attrs) == (["x"], ["k"], [5.0])
    inside = [r for r in trace.of_kind(R.OpRan) if r.within == call.tick]
    assert [trace.names.op_name(r.call) for r in inside] == ["multiply", "multiply"]
    assert all(call.tick < r.tick < call.end for r in inside) and not any(r.grad_mode for r in inside)
    assert trace.line_text(inside[0].frame) == "square = x * x"
    assert trace.line_text(call.frame) == "y = Cube.apply(x * 1.0, 5.0)"
    node = trace.node(call.nodes[0])
    assert node is not None and (node.kind, node.name, node.call) == ("pylayer", "GradNodePyLayer_Cube", call.call)
    (out,) = call.outputs[0]
    inner = inside[1].outputs[0][0]
    assert out.node == node.node and not out.stop_gradient and out.storage == inner.storage == inner.tensor
    assert trace.names.tensor(out.tensor).text == "y"
    assert trace.tensor(out.tensor).node == node.node


def test_backward_runs_inside_the_pop(tmp_path: Path) -> None:
    _, trace = twice(program, tmp_path)
    node = next(n for n in trace.of_kind(R.NodeMade) if n.kind == "pylayer")
    pop = next(r for r in trace.of_kind(R.NodeRan) if r.node == node.node)
    inside = [r for r in trace.of_kind(R.OpRan) if r.within == pop.computed]
    assert [trace.names.op_name(r.call) for r in inside] == ["scale", "multiply", "multiply"]
    assert all(pop.computed < r.tick < pop.gave for r in inside)
    opened = [r for r in trace.of_kind(R.Opened) if r.kind == "pylayer"]
    assert [(o.tick, o.pass_id, o.pop, o.node) for o in opened] == [(pop.computed, 1, pop.pop, node.node)]
    own = trace.steps.of_pop(1, pop.pop)
    kinds = [trace.steps.kind_of(k) for k in own if trace.steps.kind_of(k) != "tensor"]
    assert kinds == ["pop", "check", "compute", "op", "op", "op", "free", "give"]
    told = sentence(trace, own[1])
    assert told.endswith("is not checked: a PyLayer saved it")


def test_a_node_made_under_create_graph_stands_inside_the_pop_too(tmp_path: Path) -> None:
    def second_order() -> Any:
        x = leaf([2.0])
        (g,) = paddle.grad(Cube.apply(x, 1.0), x, create_graph=True)
        (h,) = paddle.grad(g, x)
        return numbers(g), numbers(h)

    result, trace = twice(second_order, tmp_path)
    assert result == ([12.0], [12.0])
    pop = next(r for r in trace.of_kind(R.NodeRan) if trace.node(r.node).kind == "pylayer")  # type: ignore[union-attr]
    inside = [r for r in trace.of_kind(R.OpRan) if r.within == pop.computed]
    assert [len(r.nodes) for r in inside] == [0, 1, 1], "the seed is a constant"


def test_an_input_given_back_is_told_as_a_write_and_a_move(tmp_path: Path) -> None:
    class Same(PyLayer):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            return x

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad * 2.0

    def given_back() -> Any:
        x = leaf([2.0])
        h = x * 3.0
        Same.apply(h)
        h.backward()
        return numbers(x.grad)

    result, trace = twice(given_back, tmp_path)
    assert result == [6.0]
    (moved,) = [r for r in trace.of_kind(R.TensorChanged) if r.what == "rebased"]
    assert trace.node(moved.old).name == "ScaleGradNode" and trace.node(moved.new).kind == "pylayer"  # type: ignore[union-attr]
    assert (moved.version, moved.versioned) == (1, True)
    assert trace.moment(len(trace.steps) - 1).version(moved.storage) == 1


def test_a_failing_forward_and_a_failing_backward_are_written(tmp_path: Path) -> None:
    class Fails(PyLayer):
        @staticmethod
        def forward(ctx: Any, x: Any, now: bool) -> Any:
            y = x * 2.0
            if now:
                raise KeyError("forward")
            return y

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            grad * 2.0
            raise KeyError("backward")

    def failing() -> Any:
        seen: list[str] = []
        x = leaf([2.0])
        try:
            Fails.apply(x, True)
        except KeyError as error:
            seen.append(str(error))
        try:
            Fails.apply(x, False).backward()
        except OSError as error:
            seen.append(type(error.__cause__).__name__)
        (x * 1.0).backward()
        return seen, numbers(x.grad)

    result, trace = twice(failing, tmp_path)
    assert result == (["'forward'", "KeyError"], [1.0])
    broken = next(r for r in trace.of_kind(R.OpRan) if r.error is not None)
    assert trace.names.op_name(broken.call) == "Fails" and broken.error is not None
    assert (broken.error.type, broken.outputs) == ("KeyError", [])
    pop = next(r for r in trace.of_kind(R.NodeRan) if r.error is not None)
    assert pop.error is not None and pop.error.kind == "External" and pop.computed and not pop.gave
    assert trace.line_text(pop.error.frame) == 'raise KeyError("backward")'
    later = list(trace.of_kind(R.OpRan))[-1]
    assert later.within == 0, "what was inside is over"


def test_a_gradient_of_another_shape_is_a_finding(tmp_path: Path) -> None:
    class Flat(PyLayer):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            return x.sum(axis=1)

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad

    def flat() -> Any:
        x = leaf([[1.0, 2.0], [3.0, 4.0]])
        Flat.apply(x).sum().backward()
        return numbers(x.grad)

    result, trace = twice(flat, tmp_path)
    assert result == [1.0, 1.0]
    (finding,) = [f for f in trace.findings if f.kind == "pylayer-shape"]
    assert "Flat.backward gave a gradient of shape [2] for input 0, whose shape is [2, 2]" in finding.text
    assert [trace.line_text(f) for f in finding.frames] == ["return grad", "Flat.apply(x).sum().backward()"]


def test_an_output_on_the_context_is_a_finding_with_its_line(tmp_path: Path) -> None:
    class Keeps(PyLayer):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            y = x * 2.0
            ctx.number = 3
            ctx.kept = [y]
            return y

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad * ctx.number

    def keeps() -> Any:
        x = leaf([1.0])
        Keeps.apply(x).backward()
        return numbers(x.grad)

    _, trace = twice(keeps, tmp_path)
    (finding,) = [f for f in trace.findings if f.kind == "ctx-cycle"]
    assert [trace.line_text(f) for f in finding.frames] == ["ctx.kept = [y]", "Keeps.apply(x).backward()"]
    assert finding.evidence == {"attribute": "kept"}


class Tripled(PyLayer):
    """Writes into its input and gives it back."""

    @staticmethod
    def forward(ctx: Any, x: Any) -> Any:
        x.multiply_(paddle.to_tensor([3.0]))
        return x

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        return grad * 3.0


def test_a_write_through_a_view_belongs_to_the_history_of_its_base(tmp_path: Path) -> None:
    def through() -> Any:
        x = leaf([1.0, 2.0])
        base = x * 1.0
        view = base[0:1]
        other = base[0:2]
        y = Tripled.apply(view)
        (base * 1.0).sum().backward(retain_graph=True)
        first = numbers(x.grad)
        x.clear_gradient(False)
        other.sum().backward(retain_graph=True)
        second = numbers(x.grad)
        x.clear_gradient(False)
        y.backward()
        return numbers(base), first, second, numbers(x.grad)

    result, trace = twice(through, tmp_path)
    assert result == ([3.0, 2.0], [3.0, 1.0], [3.0, 1.0], [3.0, 0.0])
    made = next(r for r in trace.of_kind(R.OpRan) if trace.names.op_name(r.call) == "Tripled")
    assert [trace.node(n).name for n in made.nodes][:2] == ["GradNodePyLayer_Tripled", "ViewWriteGradNode"]  # type: ignore[union-attr]


def test_an_identity_on_a_view_of_a_leaf_writes_nothing(tmp_path: Path) -> None:
    class Same(PyLayer):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            return x

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return grad * 5.0

    def identity() -> Any:
        x = leaf([1.0, 2.0])
        y = Same.apply(x[0:1])
        y.backward()
        (x * 1.0).sum().backward()
        return numbers(x.grad)

    assert twice(identity, tmp_path)[0] == [6.0, 1.0]
