"""Arguments under other names: every entry of the tables gives what the own name gives, here and in Paddle."""

from __future__ import annotations

import inspect
import pickle
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as ours
from gradscope.paddle import keywords

X = [[0.5, -1.25, 0.75], [-0.375, 1.5, 0.125]]
Y = [[-0.625, 0.875, 1.75], [0.25, -1.125, 0.4375]]


class Calls:
    """The arguments each function is called with, on one paddle."""

    def __init__(self, paddle: Any) -> None:
        self.paddle = paddle
        t = self.t = paddle.to_tensor
        x, y, i, b = t(X), t(Y), t([[6, 3, 7], [12, 5, 1]]), t([[True, False, True], [False, False, True]])
        at, image = t([0, 1]), t(np.arange(16, dtype="float32").reshape(1, 1, 4, 4))
        both = {"x": x, "y": y}
        ints = {"x": i, "y": i}
        self.given: dict[str, dict[str, Any]] = {
            **dict.fromkeys(("bitwise_or", "bitwise_or_", "gcd", "gcd_", "lcm", "lcm_"), ints),
            **{n: {"x": b, "y": b} for n in ("logical_and", "logical_or", "logical_xor")},
            **{n: {"x": b} for n in ("all", "any", "logical_not")},
            **{n: {"x": [x, y], "axis": 1} for n in ("cat", "concat", "concatenate", "stack")},
            **{n: {"arr": x, "indices": t([[2], [0]]), "axis": 1} for n in ("take_along_axis", "take_along_dim")},
            **{n: {"x": x, "axis": 1, "keepdim": True} for n in ("argmax", "argmin")},
            "acosh": {"x": x + 3}, "atanh": {"x": x / 2}, "acos": {"x": x / 2}, "asin": {"x": x / 2},
            "bmm": {"x": x[None], "y": y.T[None]}, "broadcast_to": {"x": x, "shape": [2, 2, 3]},
            "bucketize": {"x": x, "sorted_sequence": t([-1.0, 0.0, 1.0])}, "chunk": {"x": x, "chunks": 3, "axis": 1},
            "clamp": {"x": x, "min": 0.0}, "clip": {"x": x, "min": 0.0},
            "cross": {"x": x, "y": y, "axis": 1}, "cumprod": {"x": x, "dim": 1},
            "diagonal": {"x": x, "axis1": 0, "axis2": 1}, "diff": {"x": x, "axis": 0}, "dot": {"x": x[0], "y": y[0]},
            "expand": {"x": x, "shape": [2, 2, 3]}, "expand_as": both, "eye": {"num_rows": 2, "num_columns": 3},
            "exponential_": {"x": x, "lam": 2.0}, "uniform_": {"x": x, "min": 1.0, "max": 2.0},
            "flatten": {"x": image, "start_axis": 1, "stop_axis": 2}, "full": {"shape": [2], "fill_value": 1.5},
            "full_like": {"x": x, "fill_value": 2}, "ger": {"x": x[0], "y": y[0]}, "outer": {"x": x[0], "y": y[0]},
            "index_add": {"x": x, "index": at, "axis": 1, "value": y[:, :2]},
            "index_add_": {"x": x, "index": at, "axis": 1, "value": y[:, :2]},
            "index_put": {"x": x, "indices": (at, at), "value": t([7.0, 8.0])},
            "index_select": {"x": x, "index": at, "axis": 1}, "is_tensor": {"x": x},
            "isin": {"x": x, "test_x": t([0.5])}, "linspace": {"start": 0, "stop": 1, "num": 3},
            "log": {"x": x.abs()}, "log10": {"x": x.abs()}, "log2": {"x": x.abs()}, "log1p": {"x": x.abs()},
            "masked_select": {"x": x, "mask": b}, "matmul": {"x": x, "y": y.T}, "max": {"x": x}, "min": {"x": x},
            "median": {"x": x, "axis": 1, "mode": "min"}, "multinomial": {"x": x.abs(), "num_samples": 1},
            "norm": {"x": x, "p": 2, "axis": 1}, "normal": {"shape": [2]}, "pow": {"x": x.abs(), "y": 2.0},
            "quantile": {"x": x, "q": 0.5, "axis": 1}, "randn_like": {"x": x},
            "repeat_interleave": {"x": x, "repeats": 2, "axis": 0}, "reshape": {"x": x, "shape": [3, 2]},
            "roll": {"x": x, "shifts": 1, "axis": 1}, "rsqrt": {"x": x.abs()}, "sqrt": {"x": x.abs()},
            "searchsorted": {"sorted_sequence": t([-1.0, 0.0, 1.0]), "values": x},
            "solve": {"x": t([[2.0, 1.0], [1.0, 3.0]]), "y": t([[1.0], [2.0]])}, "sort": {"x": x}, "split": {},
            "squeeze": {"x": image, "axis": 0}, "tensor_split": {"x": x, "num_or_indices": 3, "axis": 1},
            "tile": {"x": x, "repeat_times": [2, 1]}, "topk": {"x": x, "k": 1, "axis": 0},
            "unbind": {"input": x, "axis": 1}, "unflatten": {"x": x, "axis": 1, "shape": [3, 1]},
            "unfold": {"x": x, "axis": 1, "size": 2, "step": 1}, "unsqueeze": {"x": x, "axis": 0},
            "unique_consecutive": {"x": t([1, 1, 2]), "axis": 0}, "view": {"x": x, "shape_or_dtype": [3, 2]},
            "where": {"condition": b, "x": x, "y": y},
        }  # fmt: skip

    def arguments(self, name: str, names: dict[str, str]) -> dict[str, Any]:
        """A complete call of the function, by its own names."""
        if name in self.given:
            return dict(self.given[name])
        t = self.t
        found = {"x": t(X), "y": t(Y), "axis": 1, "shape": [2, 3]}
        return {own: found[own] for own in dict.fromkeys(names.values())}

    def function(self, name: str) -> Any:
        """`paddle.name`, or the method."""
        return getattr(self.paddle, name, None) or getattr(self.paddle.Tensor, name)


CASES = [
    (name, other, own)
    for name, names in keywords.FUNCTIONS.items()
    for other, own in names.items()
    if not own.startswith("!")
]


def plain(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [plain(v) for v in value]
    return value.numpy() if hasattr(value, "numpy") else value


def by_other_name(paddle: Any, name: str, other: str, own: str) -> tuple[Any, Any]:
    """What the call gives by its own names, and with one of them by the other name."""
    found = []
    for renamed in (False, True):
        calls = Calls(paddle)
        arguments = calls.arguments(name, keywords.FUNCTIONS[name])
        if renamed:
            arguments = {other if key == own else key: value for key, value in arguments.items()}
        paddle.seed(7)
        found.append(plain(calls.function(name)(**arguments)))
    return found[0], found[1]


@pytest.mark.parametrize(("name", "other", "own"), CASES)
def test_the_other_name_gives_the_same(name: str, other: str, own: str) -> None:
    wanted, got = by_other_name(ours, name, other, own)
    np.testing.assert_equal(got, wanted)


@pytest.mark.peers
@pytest.mark.parametrize(("name", "other", "own"), CASES)
def test_paddle_takes_the_other_name(name: str, other: str, own: str) -> None:
    paddle = pytest.importorskip("paddle")
    if name == "trunc":
        pytest.skip("there the other name is the only one")
    wanted, got = by_other_name(paddle, name, other, own)
    if name == "empty_like":  # whatever lies in memory
        wanted, got = wanted.shape, got.shape
    np.testing.assert_equal(got, wanted)


def test_the_tables_name_arguments_that_exist() -> None:
    for table, space in ((keywords.FUNCTIONS, ours), (keywords.FUNCTIONAL, ours.nn.functional)):
        for name, names in table.items():
            function = getattr(space, name, None) or getattr(ours.Tensor, name, None)
            if function is None:  # bound as soon as it is there
                continue
            takes = inspect.signature(function).parameters
            anything = any(p.kind is p.VAR_KEYWORD for p in takes.values())
            owns = [own for own in names.values() if not own.startswith("!")]
            assert anything or all(own in takes for own in owns), (name, list(takes))


def test_functions_can_be_pickled_and_are_called_by_their_names() -> None:
    f = ours.nn.functional
    for function in (ours.sum, ours.cat, ours.clip, ours.linalg.norm, f.conv2d, f.softmax, ours.zeros):
        assert pickle.loads(pickle.dumps(function)) is function
    assert ours.tensor.sum is ours.sum and ours.sum.__name__ == "sum"
    assert list(inspect.signature(ours.sum).parameters) == ["x", "axis", "dtype", "keepdim", "name"]
    with pytest.raises(ValueError) as caught:
        ours.matmul(ours.ones([2, 3]), ours.ones([2, 3]))
    assert caught.traceback[1].name == "matmul"


def test_the_methods_of_layers() -> None:
    nn, x = ours.nn, ours.to_tensor(X)
    for path, names in keywords.LAYERS.items():
        kind, _, method = path.partition(".")
        assert set(names.values()) <= set(inspect.signature(getattr(getattr(nn, kind), method)).parameters), path
    layers = nn.LayerList(modules=[nn.ReLU()])
    layers.append(module=nn.Tanh())
    layers.extend(modules=[nn.Sigmoid()])
    layers.insert(0, module=nn.GELU())
    assert [type(layer).__name__ for layer in layers] == ["GELU", "ReLU", "Tanh", "Sigmoid"]
    assert list(nn.LayerDict(modules={"a": nn.ReLU()})) == ["a"]
    image = x.reshape([1, 1, 2, 3])
    conv = nn.Conv2D(1, 1, 1)
    np.testing.assert_array_equal(conv(input=image).numpy(), conv(image).numpy())
    assert list(nn.Embedding(3, 2)(input=ours.to_tensor([1, 2])).shape) == [2, 2]
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'x'"):
        conv()


@pytest.mark.parametrize("name", ["max", "min", "sort", "split"])
def test_names_that_would_mean_something_else_are_refused(name: str) -> None:
    with pytest.raises(TypeError, match=rf"paddle.{name}\(\) received unexpected .* 'dim'. \nDid you mean .*compat"):
        getattr(ours, name)(ours.to_tensor(X), dim=1)


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda x: ours.mean(x, bad=1), r"mean\(\) got an unexpected keyword argument 'bad'"),
        (lambda x: ours.mean(), r"mean\(\) missing 1 required positional argument: 'x'"),
        (lambda x: ours.mean(x, input=x), r"mean\(\) got an unexpected keyword argument 'input'"),
        (lambda x: ours.mean(x, 1, dim=0), r"mean\(\) got an unexpected keyword argument 'dim'"),
        (lambda x: ours.zeros([1], color=3), "unexpected keyword argument 'color'"),
    ],
)
def test_wrong_names_are_refused_as_ever(call: Any, said: str) -> None:
    with pytest.raises(TypeError, match=said):
        call(ours.to_tensor(X))


def test_options_of_what_is_made() -> None:
    made = ours.zeros(2, 3, dtype="float64", requires_grad=True, device="cpu")
    assert list(made.shape) == [2, 3] and not made.stop_gradient and made.dtype == ours.float64
    assert list(ours.rand(size=[4]).shape) == [4] and list(ours.ones(shape=[1, 2]).shape) == [1, 2]
    for call in (lambda: ours.ones([1], pin_memory=True), lambda: ours.arange(3, pin_memory=True)):
        with pytest.raises(RuntimeError, match="Pinning memory is not supported"):
            call()


def test_out_is_written_with_its_history() -> None:
    x = ours.to_tensor(X, stop_gradient=False)
    out = ours.zeros([2, 3])
    assert ours.exp(x, out=out) is out and out.inplace_version == 1
    np.testing.assert_array_equal(out.numpy(), ours.exp(x).numpy())
    (out * 2).sum().backward()
    np.testing.assert_allclose(x.grad.numpy(), 2 * np.exp(np.array(X, "float32")), rtol=1e-6)
    values, at = ours.zeros([2, 1]), ours.zeros([2, 1], dtype="int64")
    found = ours.topk(x, 1, out=(values, at))
    assert found[0] is values and at.tolist() == [[2], [1]]
    with pytest.raises(ValueError, match=r"out has shape \[2\], but the result has \[2, 3\]"):
        ours.exp(x, out=ours.zeros([2]))


@pytest.mark.parametrize(
    ("call", "wanted"),
    [
        (lambda x: x.transpose(0, 1), np.array(X).T),
        (lambda x: ours.transpose(x, dim0=0, dim1=1), np.array(X).T),
        (lambda x: ours.swapaxes(input=x, axis0=0, axis1=1), np.array(X).T),
        (lambda x: ours.reshape(x, 3, -1), np.array(X).reshape(3, 2)),
        (lambda x: x.view(-1), np.array(X).reshape(-1)),
        (lambda x: x.expand(2, 2, 3), np.stack([X, X])),
        (lambda x: ours.index_select(x, 1, ours.to_tensor([2, 0])), np.array(X)[:, [2, 0]]),
        (lambda x: ours.gather(x, 1, ours.to_tensor([[2], [0]])), np.array([[0.75], [-0.375]])),
        (lambda x: ours.gather(x, ours.to_tensor([1]), 0), np.array(X)[1:]),
        (lambda x: ours.scatter(x, 1, ours.to_tensor([[2], [0]]), 9.0), [[0.5, -1.25, 9], [9, 1.5, 0.125]]),
        (lambda x: ours.index_add(x, 0, ours.to_tensor([1]), ours.ones([1, 3])), np.array(X) + [[0], [1]]),
        (lambda x: x.sum(1, True), np.array(X).sum(1, keepdims=True)),
        (lambda x: ours.sum(x, 0, True, "float64"), np.array(X).sum(0, keepdims=True)),
        (lambda x: ours.remainder(x, 2), np.array(X) % 2),
    ],
)
def test_calls_in_the_order_of_pytorch(call: Any, wanted: Any) -> None:
    np.testing.assert_allclose(call(ours.to_tensor(X)).numpy(), wanted, rtol=1e-6)


def test_a_wrapped_name_costs_no_record_and_keeps_its_line(tmp_path: Any) -> None:
    import gradscope
    from gradscope.trace import records as R

    with gradscope.record(tmp_path / "a.gscope"):
        ours.mean(input=ours.to_tensor(X), dim=1)
        ours.to_tensor(X).sum(dim=0)
    with gradscope.load(tmp_path / "a.gscope") as trace:
        ops = trace.of_kind(R.OpRan)
        assert [trace.site(op.site).op for op in ops] == ["mean", "sum"]
        places = [trace.where(op.frame or trace.site(op.site).frame) for op in ops]
        assert all(place.rpartition(":")[0].endswith("test_other_names.py") for place in places), places
