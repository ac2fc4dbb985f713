"""Layer: what it keeps and under which names, hooks, modes, state, texts, dtypes; containers."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import numpy as np
import pytest

import gradscope.paddle as paddle
from gradscope.paddle import nn


class Net(nn.Layer):
    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(3, 4), nn.ReLU(), ("last", nn.Linear(4, 2)))
        self.gain = self.create_parameter([2], default_initializer=nn.initializer.Constant(2.0))
        self.register_buffer("seen", paddle.zeros([1]))
        self.register_buffer("scratch", paddle.zeros([1]), persistable=False)

    def forward(self, x: Any) -> Any:
        return self.body(x) * self.gain


def test_names_of_what_is_inside() -> None:
    net = Net()
    paths = [name for name, _ in net.named_parameters()]
    assert paths == ["gain", "body.0.weight", "body.0.bias", "body.last.weight", "body.last.bias"]
    assert [name for name, _ in net.named_sublayers()] == ["body", "body.0", "body.1", "body.last"]
    assert [name for name, _ in net.named_children()] == ["body"]
    assert [name for name, _ in net.named_buffers()] == ["seen", "scratch"]
    assert list(net.state_dict()) == ["gain", "seen", *paths[1:]]
    assert net.get_parameter("body.0.weight") is net.body[0].weight
    assert net.get_sublayer("body.last") is net.body[-1]
    assert all(p.persistable and p.trainable and p.is_leaf and not p.stop_gradient for p in net.parameters())


def test_parameters_are_named_after_their_layer() -> None:
    from gradscope.paddle.base import unique_name

    with unique_name.guard():
        first, second = nn.Linear(2, 2), nn.Linear(2, 2)
        assert (first.weight.name, first.bias.name) == ("linear_0.w_0", "linear_0.b_0")
        assert (second.weight.name, second.full_name()) == ("linear_1.w_0", "linear_1")
        assert nn.Conv2D(1, 1, 1, weight_attr=paddle.ParamAttr(name="mine")).weight.name == "mine"
        assert paddle.create_parameter([1], "float32").name == "create_parameter_0.w_0"


def test_attributes_find_their_table() -> None:
    net = Net()
    other = nn.Linear(4, 2)
    net.body.last = other
    assert net.body[2] is other
    net.seen = paddle.ones([1])
    assert dict(net.named_buffers())["seen"].item() == 1.0
    net.plain = 3
    assert net.plain == 3 and "plain" in dir(net) and "gain" in dir(net)
    del net.gain
    with pytest.raises(AttributeError, match="'Net' object has no attribute 'gain'"):
        _ = net.gain
    net.extra = net.create_parameter([1])
    net.extra = None
    assert "extra" not in dict(net.named_parameters())
    with pytest.raises(TypeError, match="should be of type Parameter or None, but got 'int'"):
        net.extra = 5


def test_refused() -> None:
    net = Net()
    for call, error, text in (
        (lambda: net.add_parameter("x", 3), TypeError, "should be a Parameter, but received int"),
        (lambda: net.add_parameter("a.b", None), KeyError, "can not contain"),
        (lambda: net.register_buffer("body", paddle.ones([1])), KeyError, "already exists"),
        (lambda: net.register_buffer("x", 3), TypeError, "should be a Paddle.Tensor, but received int"),
        (lambda: net.add_sublayer("x", 3), AssertionError, "should be a Layer"),
        (lambda: nn.Layer()(1), NotImplementedError, None),
        (lambda: nn.Linear(2, 2)(paddle.ones([1, 3])), ValueError, "matmul"),
        (lambda: nn.MaxPool2D(), TypeError, "lacks kernel_size"),
        (lambda: nn.ELU(beta=1), TypeError, "unexpected argument 'beta'"),
    ):
        with pytest.raises(error, match=text):
            call()  # type: ignore[no-untyped-call]

    class Early(nn.Layer):
        def __init__(self) -> None:
            self.inner = nn.ReLU()

    with pytest.raises(ValueError, match="should be called first"):
        Early()


def test_hooks_change_inputs_and_outputs_and_go_away() -> None:
    layer = nn.Identity()
    x = paddle.ones([1])
    before = layer.register_forward_pre_hook(lambda layer, inputs: inputs[0] + 1)
    after = layer.register_forward_post_hook(lambda layer, inputs, out: out * 10 + inputs[0])
    assert layer(x).item() == 22.0
    before.remove()
    assert layer(x).item() == 11.0
    after.remove()
    after.remove()
    assert layer(x).item() == 1.0


def test_modes_reach_everything_inside() -> None:
    net = nn.Sequential(nn.Dropout(0.5), nn.Sequential(nn.Dropout(0.9)))
    x = paddle.ones([200])
    assert (net(x).numpy() == 0).any()
    net.eval()
    assert not net[1][0].training
    assert (net(x).numpy() == 1).all()
    assert net.train()[1][0].training


def test_apply_goes_inside_out() -> None:
    order: list[str] = []
    Net().apply(lambda layer: order.append(type(layer).__name__))
    assert order == ["Linear", "ReLU", "Linear", "Sequential", "Net"]


def test_state_goes_from_one_to_the_other() -> None:
    first, second = Net(), Net()
    assert second.set_state_dict(first.state_dict()) == ([], [])
    x = paddle.randn([5, 3])
    assert (first(x).numpy() == second(x).numpy()).all()
    state = {k: v.numpy().astype("float64") for k, v in first.state_dict().items() if k != "gain"}
    state["unknown"] = np.zeros(1)
    state["body.0.bias"] = np.zeros(9)
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        assert second.set_state_dict(state) == (["gain", "body.0.bias"], ["unknown"])
    assert "gain is not found" in str(told[0].message) and "expected shape is [4]" in str(told[1].message)


def test_a_shared_layer_counts_once() -> None:
    shared = nn.Linear(2, 2)
    net = nn.Sequential(shared, nn.ReLU(), shared)
    assert len(net.parameters()) == 2 and len(net.sublayers()) == 2
    assert [name for name, _ in net.named_parameters(remove_duplicate=False)][2:] == ["2.weight", "2.bias"]
    net(paddle.ones([1, 2])).sum().backward()
    assert shared.weight.grad is not None


def test_copies_stand_alone() -> None:
    net = Net()
    other = copy.deepcopy(net)
    other.gain.set_value(np.zeros(2, "float32"))
    assert net.gain.tolist() == [2.0, 2.0] and isinstance(other.gain, nn.Parameter)
    back = pickle.loads(pickle.dumps(net.gain))
    assert back.tolist() == [2.0, 2.0] and back.trainable and back.name == net.gain.name


def test_dtypes() -> None:
    net = Net().to(dtype="float64")
    assert {p.dtype for p in net.parameters()} == {paddle.float64}
    out = net(paddle.ones([1, 3], dtype="float64")).sum()
    out.backward()
    assert out.dtype == paddle.float64 and net.gain.grad.dtype == paddle.float64
    assert net.float().gain.dtype == paddle.float32
    assert nn.Linear(2, 2).astype("float64").create_parameter([1]).dtype == paddle.float32


def test_texts() -> None:
    assert repr(nn.Sequential(nn.Linear(2, 3), nn.LeakyReLU(0.2))) == (
        "Sequential(\n  (0): Linear(in_features=2, out_features=3, dtype=float32)\n"
        "  (1): LeakyReLU(negative_slope=0.2)\n)"
    )
    assert (
        repr(nn.Conv2D(1, 2, 3, 2, 1)) == "Conv2D(1, 2, kernel_size=[3, 3], stride=[2, 2], padding=1, data_format=NCHW)"
    )
    assert repr(nn.LSTM(2, 3)) == "LSTM(2, 3\n  (0): RNN(\n    (cell): LSTMCell(2, 3)\n  )\n)"
    assert repr(nn.Linear(1, 1).weight).startswith("Parameter containing:\nTensor(shape=[1, 1], dtype=float32")


def test_containers() -> None:
    items = nn.LayerList([nn.Linear(1, 1) for _ in range(3)])
    items.append(nn.ReLU())
    items.insert(1, nn.Tanh())
    assert [type(i).__name__ for i in items] == ["Linear", "Tanh", "Linear", "Linear", "ReLU"]
    del items[0]
    assert len(items) == 4 and isinstance(items[-1], nn.ReLU) and len(items[1:3]) == 2
    with pytest.raises(IndexError):
        _ = items[4]
    table = nn.LayerDict({"a": nn.ReLU()})
    table.update([("b", nn.Tanh())])
    assert list(table) == ["a", "b"] and "a" in table and isinstance(table.pop("a"), nn.ReLU) and len(table) == 1
    numbers = nn.ParameterList([paddle.create_parameter([1], "float32") for _ in range(2)])
    numbers.append(paddle.create_parameter([2], "float32"))
    assert [name for name, _ in numbers.named_parameters()] == ["0", "1", "2"] and numbers[-1].shape == [2]
    chain = nn.Sequential(nn.ReLU(), nn.Tanh())
    chain[0] = nn.Sigmoid()
    assert isinstance(chain[0], nn.Sigmoid) and len(chain[:1]) == 1 and len(chain.append(nn.ReLU())) == 3


def test_attributes_of_parameters() -> None:
    attr = paddle.ParamAttr(initializer=nn.initializer.Constant(3.0), learning_rate=0.5, trainable=False)
    layer = nn.Linear(2, 2, weight_attr=attr, bias_attr=False)
    assert layer.bias is None and layer.weight.stop_gradient and layer.weight.numpy().mean() == 3.0
    assert layer.weight.optimize_attr == {"learning_rate": 0.5}
    layer.weight.trainable = True
    assert not layer.weight.stop_gradient
    with pytest.raises(TypeError, match="cast to ParamAttr"):
        nn.Linear(2, 2, weight_attr=[1])


def test_the_embedding_of_a_padding_stays_zero() -> None:
    table = nn.Embedding(4, 2, padding_idx=-1)
    assert table.weight.numpy()[3].tolist() == [0.0, 0.0]
    table(paddle.to_tensor([1, 3])).sum().backward()
    assert table.weight.grad.numpy().tolist() == [[0, 0], [1, 1], [0, 0], [0, 0]]


def test_parameters_have_the_default_dtype_unless_one_is_asked_for() -> None:
    class Plain(nn.Layer):
        def __init__(self) -> None:
            super().__init__(dtype="float16")
            self.free = self.create_parameter([2])
            self.asked = self.create_parameter([2], dtype="float32")

    paddle.set_default_dtype("float64")
    try:
        plain = Plain()
        assert (plain._dtype, plain.free.dtype, plain.asked.dtype) == ("float16", paddle.float64, paddle.float32)
        made = [nn.Linear(2, 2), nn.Conv2D(1, 1, 3), nn.BatchNorm1D(2), nn.Embedding(3, 2), nn.LayerNorm(2),
                nn.GroupNorm(1, 2), nn.Bilinear(2, 2, 2), nn.LSTM(2, 2), nn.MultiHeadAttention(4, 2)]  # fmt: skip
        assert {p.dtype for layer in made for p in layer.parameters()} == {paddle.float64}
        assert repr(made[0]).endswith("dtype=float64)") and made[2]._mean.dtype == paddle.float64
        assert made[-2](paddle.zeros([1, 3, 2]))[0].dtype == paddle.float64
        assert made[-1].gen_cache(paddle.zeros([1, 2, 4], "float32")).k.dtype == paddle.float32
    finally:
        paddle.set_default_dtype("float32")


def test_a_sublayer_is_put_at_a_path() -> None:
    net = nn.Sequential(nn.Linear(2, 3), nn.Sequential(nn.ReLU()))
    net.set_sublayer("1.0", nn.Tanh())
    net.set_submodule("1.new", module=nn.Sigmoid())
    assert [type(layer).__name__ for layer in net[1].children()] == ["Tanh", "Sigmoid"]
    for target, layer, strict, error, text in (
        ("", nn.ReLU(), False, ValueError, "without a target name"),
        ("0", 3, False, ValueError, "is not an nn.Layer"),
        ("0.weight", nn.ReLU(), False, AttributeError, "`weight` is not an nn.Layer"),
        ("other", nn.ReLU(), True, AttributeError, "has no attribute `other`"),
        ("q.r", nn.ReLU(), False, AttributeError, "`q`"),
    ):
        with pytest.raises(error, match=text):
            net.set_sublayer(target, layer, strict)


def test_types_and_places() -> None:
    layer = nn.Linear(2, 3)
    layer.register_buffer("counts", paddle.to_tensor([1, 2]))
    assert layer.type("float64") is layer
    assert [str(t.dtype) for t in (layer.weight, layer.counts)] == ["paddle.float64", "paddle.float64"]
    layer.type(paddle.int32)
    assert layer.weight.dtype == paddle.int32
    assert layer.cpu() is layer
    with pytest.raises(ValueError, match="dtype value error"):
        layer.type("foo")
    with pytest.raises(TypeError, match="device must be int"):
        layer.cuda("x")


def test_what_a_layer_makes_and_does_not_do() -> None:
    layer = nn.Linear(2, 3)
    made = layer.create_tensor("held", persistable=True, dtype="float64")
    assert (made.name, made.persistable, made.dtype) == (f"{layer.full_name()}.held", True, paddle.float64)
    assert layer.create_variable().dtype == paddle.float32
    with pytest.raises(ValueError, match="shouldn't implement backward"):
        layer.backward()
    with pytest.raises(RuntimeError, match="should never be called"):
        layer.get_extra_state()


class Called(nn.Layer):
    def forward(self, x: Any, k: float = 1.0, boom: bool = False) -> Any:
        if boom:
            raise ValueError("boom")
        return x * k


def test_hooks_with_keywords_and_in_front() -> None:
    layer, told = Called(), []
    layer.register_forward_pre_hook(lambda _, i, k: (i, {**k, "k": k["k"] + 1}), with_kwargs=True)
    first = layer.register_forward_pre_hook(lambda _, i: told.append("first"), prepend=True)
    layer.register_forward_post_hook(lambda _, i, o: o * 2)
    layer.register_forward_post_hook(lambda _, i, k, o: told.append((k["k"], o.item())), with_kwargs=True, prepend=True)
    assert layer(paddle.ones([1]), k=2.0).item() == 6.0 and told == ["first", (3.0, 3.0)]
    first.remove()
    layer(paddle.ones([1]), k=0.0)
    assert told[2:] == [(1.0, 1.0)]
    layer.register_forward_pre_hook(lambda _, i, k: i, with_kwargs=True)
    with pytest.raises(RuntimeError, match=r"must return None or a tuple of \(new_args, new_kwargs\)"):
        layer(paddle.ones([1]), k=2.0)


def test_hooks_that_are_always_called() -> None:
    layer, told = Called(), []

    def breaks(*args: Any) -> None:
        raise KeyError("hook")

    layer.register_forward_post_hook(lambda _, i, o: told.append("after forward"))
    layer.register_forward_post_hook(lambda _, i, o: told.append(o is None), always_call=True)
    layer.register_forward_post_hook(breaks, always_call=True)
    with pytest.raises(ValueError, match="boom"), pytest.warns(UserWarning, match="silenced as another error"):
        layer(paddle.ones([1]), boom=True)
    assert told == [True]
    with pytest.raises(KeyError, match="hook"):
        layer(paddle.ones([1]))
    assert told == [True, "after forward", False]  # each once, also where a later hook breaks


def test_loading_strictly() -> None:
    layer = nn.Linear(2, 3)
    state = {name: value.numpy() for name, value in layer.state_dict().items()}
    assert repr(layer.load_state_dict(state)) == "<All keys matched successfully>"
    wrong = {"weight": state["weight"], "other": state["bias"]}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with pytest.raises(RuntimeError, match=r'(?s)Missing key\(s\).*"bias".*Unexpected key\(s\).*"other"'):
            layer.load_state_dict(wrong)
        found = layer.load_state_dict(wrong, strict=False)
    assert (found.missing_keys, found.unexpected_keys) == (["bias"], ["other"])


def test_zero_grad_drops_and_clear_gradients_zeroes() -> None:
    layer = nn.Linear(2, 3)
    sgd = paddle.optimizer.SGD(0.1, layer.parameters())
    for zero, left in (
        (layer.zero_grad, None), (lambda: layer.zero_grad(False), 0.0), (layer.clear_gradients, 0.0),
        (sgd.zero_grad, None), (lambda: sgd.zero_grad(set_to_none=False), 0.0), (sgd.clear_grad, 0.0),
    ):  # fmt: skip
        layer(paddle.ones([1, 2])).sum().backward()
        zero()
        assert layer.bias.grad is None if left is None else layer.bias.grad.numpy().tolist() == [left] * 3


def test_other_names_and_modes() -> None:
    net = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1D(2))
    assert [name for name, _ in net.named_modules()] == ["", "0", "1"] and len(list(net.modules())) == 3
    assert net.train(False) is net and not net[1].training and net.train()[1].training
    with pytest.raises(ValueError, match="expected to be boolean"):
        net.train(1)
    assert net.parameters(recurse=False) == [] and list(net.named_parameters(recurse=False)) == []
    net.register_buffer("hidden", paddle.ones([1]), persistent=False)
    assert "hidden" not in net.state_dict()
    assert net.add_module("more", module=nn.ReLU()) is None and "more" in dict(net.named_children())
    assert net.register_parameter("w", param=net.create_parameter([2])) is None and "w" in dict(net.named_parameters())


def test_a_layer_shows_its_dtype_as_it_was_given() -> None:
    def shown(layer: paddle.nn.Layer) -> str:
        return str(layer).rpartition("dtype=")[2]

    assert shown(paddle.nn.Linear(1, 1)) == shown(paddle.nn.Linear(1, 1).to(dtype="float32")) == "float32)"
    for made in (paddle.nn.Linear(1, 1).double(), paddle.nn.Linear(1, 1).astype("float64")):
        assert shown(made) == "paddle.float64)"
    assert paddle.nn.Linear(1, 1).half().weight.dtype is paddle.float16
    with pytest.warns(UserWarning, match="keeps its dtype"):
        assert paddle.nn.Linear(1, 1).float16().weight.dtype is paddle.float32


def test_astype_to_whole_numbers_changes_only_what_the_layer_says() -> None:
    layer = paddle.nn.Linear(1, 1).astype("int8")
    assert (layer.weight.dtype, layer._dtype) == (paddle.float32, paddle.int8)
    for wrong in ("word", None):
        with pytest.raises(ValueError, match="dtype value error"):
            layer.astype(wrong)
