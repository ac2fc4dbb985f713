"""What scripts ask about their surroundings: devices, versions, generators, utils, hub, jit."""

from __future__ import annotations

import warnings

import numpy as np
import pytest

import gradscope.paddle as paddle


def test_streams_and_events_keep_the_order():
    stream = paddle.device.Stream()
    with paddle.device.stream_guard(stream):
        assert paddle.device.current_stream() is stream
        first, second = paddle.device.Event(enable_timing=True), paddle.device.Event(enable_timing=True)
        first.record(stream)
        second.record()
    assert paddle.device.current_stream() is not stream
    assert first.query() and stream.query() and first.elapsed_time(second) >= 0
    with pytest.raises(RuntimeError, match="call record"):
        paddle.device.Event().elapsed_time(first)


@pytest.mark.parametrize(
    "call",
    [
        paddle.device.get_device_properties, paddle.device.get_device_name, paddle.device.memory_allocated,
        paddle.cuda.memory_reserved, paddle.device.cuda.get_device_capability,
    ],
)  # fmt: skip
def test_the_host_has_no_gpu_to_tell_about(call):
    if paddle.device.is_available():
        pytest.skip("there is a GPU")
    with pytest.raises(ValueError, match="asks about a GPU, but gradscope computes on the host here"):
        call()
    assert paddle.device.synchronize() is None and paddle.device.empty_cache() is None


def test_peaks_of_memory_are_announced():
    with pytest.raises(NotImplementedError, match="peaks of memory are not counted"):
        paddle.device.max_memory_allocated()


def test_devices():
    with pytest.raises(ValueError, match="Unsupported device type: foo"):
        paddle.device.Device("foo")
    before = paddle.get_device()
    with paddle.device.device_guard("cpu"):
        assert paddle.ones([1]).place.is_cpu_place()
    assert paddle.get_device() == before
    paddle.set_default_device("cpu")
    assert paddle.get_default_device() == "cpu" == paddle.ones([1]).device
    if not paddle.device.is_available():
        with pytest.raises(ValueError, match="No available device found"):
            paddle.ones([1]).cuda()
    with pytest.raises(RuntimeError, match="leave pin_memory"):
        paddle.ones([1]).pin_memory()


def test_generators():
    drawn = [paddle.seed(5), paddle.rand([3])][1]
    state = paddle.get_rng_state()
    more = paddle.rand([3])
    paddle.set_rng_state(state)
    np.testing.assert_array_equal(paddle.rand([3]).numpy(), more.numpy())
    np.testing.assert_array_equal([paddle.manual_seed(5), paddle.rand([3])][1].numpy(), drawn.numpy())
    process = paddle.seed(9)
    assert process.initial_seed() == 9
    state, first = process.get_state(), process.random()
    process.set_state(state)
    assert process.random() == first
    own = paddle.Generator().manual_seed(3)
    assert own.random() == paddle.Generator("cpu").manual_seed(3).random() and own.initial_seed() == 3
    np.testing.assert_array_equal([paddle.seed(5), own.random(), paddle.rand([3])][2].numpy(), drawn.numpy())
    with pytest.raises(ValueError, match="takes the empty list"):
        paddle.set_cuda_rng_state([1])


def test_lazy_layers_are_there_at_once():
    with paddle.LazyGuard():
        layer = paddle.nn.Linear(2, 3)
    assert layer.weight.initialize() is None
    assert list(layer(paddle.ones([1, 2])).shape) == [1, 3]


def test_async_save_has_written_when_it_returns(tmp_path):
    paddle.async_save({"a": paddle.ones([2])}, str(tmp_path / "a.pdparams"))
    paddle.clear_async_save_task_queue()
    assert paddle.load(str(tmp_path / "a.pdparams"))["a"].tolist() == [1.0, 1.0]


@pytest.mark.parametrize("name", ["XPUPlace", "CUDAPinnedPlace", "enable_compat"])
def test_what_is_refused_can_be_imported(name):
    with pytest.raises(NotImplementedError, match=f"paddle.{name} is not built yet; "):
        getattr(paddle, name)()


@pytest.mark.parametrize("bad", [lambda: paddle.finfo("int32"), lambda: paddle.iinfo("float32")])
def test_limits_are_of_their_kind(bad):
    with pytest.raises(ValueError, match="is about"):
        bad()
    assert paddle.finfo("complex64").bits == 32 and "eps=1.19" in repr(paddle.finfo(paddle.float32))
    assert repr(paddle.iinfo("uint8")) == "paddle.iinfo(min=0, max=255, bits=8, dtype=uint8)"


def test_version_and_check(capsys):
    assert paddle.__version__ == paddle.version.full_version == "3.3.1"
    paddle.version.show()
    paddle.utils.run_check()
    said = capsys.readouterr().out
    assert "full_version: 3.3.1" in said and "works well" in said
    with pytest.raises(Exception, match="or higher is required"):
        paddle.utils.require_version("4.0")
    with pytest.raises(ValueError, match="numbers with dots"):
        paddle.utils.require_version("three")
    with pytest.raises(ImportError, match="pip install nothing_like_it"):
        paddle.utils.try_import("nothing_like_it")


def test_deprecated_functions_say_so():
    @paddle.utils.deprecated(update_to="paddle.new", since="3.0", reason="it is old")
    def old(x):
        return x + 1

    with pytest.warns(DeprecationWarning, match='use "paddle.new" instead'):
        assert old(1) == 2
    refused = paddle.utils.deprecated(level=2)(lambda: 1)
    with pytest.raises(RuntimeError, match="is deprecated"):
        refused()


def test_structures_that_differ_are_refused():
    with pytest.raises(ValueError, match="same nested structure"):
        paddle.utils.map_structure(lambda a, b: a, [1, 2], [1])
    with pytest.raises(TypeError, match="same sequence type"):
        paddle.utils.assert_same_structure([1], (1,))
    with pytest.raises(ValueError, match="has 2 leaves"):
        paddle.utils.pack_sequence_as([1, 2], [1])


def test_made_up_names():
    names = paddle.utils.unique_name
    first, second = names.generate("made"), names.generate("made")
    assert int(second.split("_")[1]) == int(first.split("_")[1]) + 1
    with names.guard():
        assert names.generate("made") == "made_0"
    with names.guard("P_"):
        assert names.generate("made") == "P_made_0" and paddle.nn.Linear(1, 1).weight.name == "P_P_linear_0.w_0"
    before = names.switch()
    assert names.generate("made") == "made_0"
    names.switch(before)
    assert int(names.generate("made").split("_")[1]) == int(second.split("_")[1]) + 1
    with pytest.raises(TypeError, match="begin with a text"):
        names.guard(3)


@pytest.mark.parametrize(
    "call", [paddle.onnx.export, paddle.sysconfig.get_include, paddle.utils.cpp_extension.load, paddle.jit.load]
)
def test_announced(call):
    with pytest.raises(NotImplementedError, match="is not built yet; "):
        call("x")


def test_hub_reads_a_folder(tmp_path):
    (tmp_path / "hubconf.py").write_text(
        "dependencies = ['json']\ndef small(n=1):\n    'A small one.'\n    return [n]\n", encoding="utf-8"
    )
    where = str(tmp_path)
    assert paddle.hub.list(where, source="local") == ["small"]
    assert paddle.hub.help(where, "small", source="local") == "A small one."
    assert paddle.hub.load(where, "small", source="local", n=4) == [4]
    with pytest.raises(RuntimeError, match="find callable big"):
        paddle.hub.load(where, "big", source="local")
    with pytest.raises(NotImplementedError, match="fetches nothing from github"):
        paddle.hub.load("someone/something", "small")
    with pytest.raises(ValueError, match="Unknown source"):
        paddle.hub.list(where, source="elsewhere")


def test_jit_runs_what_is_written():
    paddle.jit._said.clear()
    with pytest.warns(UserWarning, match="compiles nothing"):
        double = paddle.jit.to_static(lambda x: x * 2)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        layer = paddle.jit.to_static(paddle.nn.Linear(2, 2), input_spec=[paddle.static.InputSpec([None, 2])])
        kept = paddle.jit.not_to_static(double)
    assert kept is double and double(paddle.ones([1])).item() == 2.0 and isinstance(layer, paddle.nn.Linear)

    @paddle.jit.to_static(full_graph=True)
    def three():
        return 3

    assert three() == 3
    with pytest.raises(NotImplementedError, match="save is not built yet; "):
        paddle.jit.save(layer, "x")
    with pytest.raises(AttributeError, match="there are no static programs"):
        _ = paddle.static.Executor


@pytest.mark.parametrize(
    ("call", "error", "said"),
    [
        (lambda: paddle.from_numpy([1]), TypeError, "must be numpy.ndarray"),
        (lambda: paddle.asarray([1], copy=False), ValueError, "always copies"),
        (lambda: paddle.from_dlpack(3), TypeError, "must be PyCapsule"),
        (lambda: paddle.to_dlpack(3), TypeError, "must be paddle.Tensor"),
        (lambda: paddle.batch(lambda: iter(()), 0), ValueError, "positive integer"),
        (lambda: paddle.check_shape([1.5], "reshape"), TypeError, "holds ints, but got float"),
        (lambda: paddle.hann_window(-1), ValueError, "non-negative"),
        (lambda: paddle.as_tensor([1], pin_memory=True), RuntimeError, "Pinning memory"),
        (lambda: paddle.ones([1]).new_zeros([1], colour=1), TypeError, "unexpected keyword argument 'colour'"),
    ],
)
def test_refused(call, error, said):
    with pytest.raises(error, match=said):
        call()


def test_flags_of_memory_and_speed_are_kept() -> None:
    before = paddle.get_flags(["FLAGS_fraction_of_gpu_memory_to_use", "FLAGS_cudnn_exhaustive_search"])
    try:
        paddle.set_flags({"FLAGS_fraction_of_gpu_memory_to_use": 0.5, "FLAGS_cudnn_exhaustive_search": 1})
        assert paddle.get_flags("FLAGS_fraction_of_gpu_memory_to_use") == {"FLAGS_fraction_of_gpu_memory_to_use": 0.5}
        assert paddle.get_flags("FLAGS_cudnn_exhaustive_search")["FLAGS_cudnn_exhaustive_search"] is True
    finally:
        paddle.set_flags(before)
    with pytest.raises(ValueError, match=r"cannot set its value.* FLAGS_benchmark"):
        paddle.set_flags({"FLAGS_benchmarks": 1})


def test_a_resolution_is_a_power_of_ten() -> None:
    for dtype, digits in {"bfloat16": 2, "float16": 3, "float32": 6, "float64": 15}.items():
        assert paddle.finfo(dtype).resolution == float(f"1e-{digits}")
