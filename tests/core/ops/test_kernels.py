"""Kernels as pure functions: arrays in, arrays out, one text for every array library; dtypes and what is refused."""

import subprocess
import sys
import types

import numpy as np
import pytest
import scipy.special

from gradscope.core import dtype
from gradscope.core.codegen import model
from gradscope.core.eager.bindings import load_kernels
from gradscope.core.generated import ops_api
from gradscope.core.phi.kernel_factory import KernelFactory
from gradscope.core.phi.kernel_key import Backend, DataLayout, key_hash
from gradscope.core.phi.kernels import creation, register
from gradscope.core.phi.kernels.register import CPU_KERNELS, gpu_functions, numpy_dtype
from gradscope.core.tensor import new_leaf

from .differentiate import call, flat
from .table import BY_OP, ROWS

load_kernels()
OPS = {op.name: op for op in model.load() if op.kinds != "sparse"}


def test_every_op_has_its_kernel_and_every_kernel_an_op():
    assert {op.kernel for op in OPS.values()} == set(CPU_KERNELS)


def _kernel_arguments(op, inputs, attributes):
    values = dict(zip((a.name for a in op.args), [*inputs, *attributes], strict=True))
    return [numpy_dtype(values[p]) for p in op.kernel_params]


class _Borrowed(types.ModuleType):
    """Stands for another array library: hands out numpy's functions and notes that it was asked."""

    def __init__(self):
        super().__init__("borrowed")
        self.asked = []

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        self.asked.append(name)
        return getattr(np, name)


def test_the_same_text_serves_another_array_library():
    library = _Borrowed()
    functions = gpu_functions(library, scipy.special)
    assert set(functions) == set(CPU_KERNELS)
    silent = []
    for row in ROWS:
        op = OPS[row.op]
        for inputs, attributes in row.cases[:2]:
            library.asked.clear()
            arguments = _kernel_arguments(op, inputs, attributes)
            other = flat([functions[op.kernel](*arguments)])
            if not library.asked:
                silent.append(row.op)
            if not row.random:
                for a, b in zip(other, flat([CPU_KERNELS[op.kernel][0](*arguments)]), strict=True):
                    assert a.tobytes() == b.tobytes() and a.dtype == b.dtype, row.op
    # a list of no pieces asks for nothing, views that arrays give of themselves ask the array, and what is used most
    # has asked once and for all
    assert set(silent) <= {
        "split", "view_dtype", "as_complex", "as_real", "real", "imag", "add", "subtract", "multiply",
        "reshape", "transpose", "unsqueeze", "sgd",
    }  # fmt: skip


def test_gpu_kernels_are_registered_once_cupy_can_be_imported(monkeypatch):
    factory = KernelFactory.instance()
    monkeypatch.setitem(sys.modules, "cupy", None)
    assert not register.register_gpu()
    library = _Borrowed()
    monkeypatch.setitem(sys.modules, "cupy", library)
    try:
        assert register.register_gpu() and register.register_gpu()
        found = factory.select_kernel_or_raise("maximum", key_hash(Backend.GPU, DataLayout.NCHW, dtype.float32.num))
        assert found.kernel.key.backend == Backend.GPU and not found.to_cpu
        library.asked.clear()
        assert found.fn(np.ones(2), np.ones(2)).tolist() == [1.0, 1.0] and "maximum" in library.asked
    finally:
        register._registered.clear()
        for name, table in factory.kernels.items():
            for key in [k for k, kernel in table.items() if kernel.key.backend == Backend.GPU]:
                del table[key]
            factory.selections(name).clear()


@pytest.mark.parametrize("op", [op for op in OPS.values() if op.tensors], ids=lambda op: op.name)
def test_every_registered_dtype_gives_arrays(op):
    """Every dtype a kernel is registered for: arrays come out, and infer_meta foresaw dtype and shape."""
    inputs, attributes = BY_OP[op.name].cases[0]
    by = op.data_type or [a.name for a in op.tensors]
    by = [by] if isinstance(by, str) else by
    ran = 0
    for name_of_dtype in CPU_KERNELS[op.kernel][1]:
        if name_of_dtype == "bfloat16":
            continue
        cast = []
        for name, value in zip([a.name for a in op.tensors], inputs, strict=True):
            change = (lambda x: np.abs(x).astype(name_of_dtype)) if name in by else (lambda x: x)  # noqa: B023
            if value is not None:
                value = [change(x) for x in value] if isinstance(value, list) else change(value)
            cast.append(value)
        with np.errstate(all="ignore"):
            outs = call(op.name, cast, attributes)[1]
        for out in outs:
            assert isinstance(out.impl.array, np.ndarray)
            assert (out.impl.meta.dims, out.impl.meta.dtype) == (out.impl.array.shape, out.impl.array.dtype), (
                name_of_dtype
            )
        ran += 1
    assert ran


def test_unregistered_dtype():
    half = new_leaf(np.ones(2, "float16"))
    with pytest.raises(RuntimeError) as caught:
        ops_api.add(half, half)
    assert str(caught.value).splitlines()[0] == (
        "(NotFound) The kernel with key (CPU, Undefined(AnyLayout), float16) of kernel `add` is not registered. "
        "Selected wrong DataType `float16`. Paddle support following DataTypes: int16, float64, complex128, int32, "
        "uint8, float32, complex64, bool, int64, int8."
    )
    with pytest.raises(RuntimeError, match=r"\(NotFound\) The kernel `nothing` is not registered\."):
        KernelFactory.instance().select_kernel_or_raise("nothing", 1)


def test_special_values():
    nan, inf = float("nan"), float("inf")

    def run(op, values, *attributes):
        return getattr(ops_api, op)(new_leaf(np.array(values)), *attributes).impl.array

    assert run("relu", [nan]).tolist() == [0.0] and np.isnan(run("clip", [nan], 0.0, 1.0)).all()
    assert run("sigmoid", [-1000.0, 1000.0]).tolist() == [0.0, 1.0]
    assert run("softmax", [0.0, -100.0]).tolist() == [1.0, np.exp(-100.0)]
    assert run("log_softmax", [0.0, -1000.0]).tolist() == [0.0, -1000.0]
    assert run("pow_slope", [0.0], 0.0).tolist() == [0.0] and run("pow", [0.0], 0.0).tolist() == [1.0]
    mask = new_leaf(np.array([True, False, False]))
    assert ops_api.keep_where(new_leaf(np.array([1.0, inf, nan])), mask).impl.array.tolist() == [1.0, 0.0, 0.0]
    x, y = new_leaf(np.array([0.0, 0.0])), new_leaf(np.array([0.0, 2.0]))
    assert ops_api.elementwise_pow_slope(x, y).impl.array.tolist() == [0.0, 0.0]
    assert ops_api.xlogy(x, y).impl.array.tolist() == [0.0, 0.0]
    assert np.isnan(run("mean", np.zeros((0,)), [])).all()


def test_numpy_warnings_of_kernels_are_silent_and_the_users_are_not():
    code = (
        "import numpy as np, gradscope.core.generated.ops_api as C\n"
        "from gradscope.core.tensor import new_leaf\n"
        "print(C.log(new_leaf(np.zeros(1))).impl.array[0], C.exp(new_leaf(np.array([1e4]))).impl.array[0])\n"
        "np.log(np.zeros(1))\n"
    )
    ran = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=False)
    assert ran.stdout.split() == ["-inf", "inf"]
    assert "RuntimeWarning: divide by zero" in ran.stderr and ran.returncode == 1


def test_strided_inputs_are_prepared_where_a_kernel_asks():
    from .test_recorded import OpRan, recording

    turned = ops_api.transpose(new_leaf(np.arange(6.0).reshape(2, 3)), [1, 0])
    with recording() as sink:
        out = ops_api.concat([turned, turned], 0)
    assert out.impl.array.tolist() == np.concatenate([turned.impl.array] * 2).tolist()
    (ran,) = [r for r in sink.records if isinstance(r, OpRan)]
    assert len(ran.prepared) == 2 and "contiguous" in str(ran.prepared[0])


def test_integers():
    ints = new_leaf(np.array([1, 2], "int64"))
    assert ops_api.divide(ints, ints).impl.array.dtype == np.float32
    assert ops_api.exp(ints).impl.array.dtype == np.float32
    assert ops_api.scale(ints, 2.5, 0.0, True).impl.array.tolist() == [2, 4]  # 2.5 is cut to 2 first, as in Paddle
    assert ops_api.sum(new_leaf(np.array([True, True])), []).impl.array.dtype == np.int64
    assert ops_api.sum(new_leaf(np.array([1, 2], "int32")), []).impl.array.dtype == np.int64


def test_random_kernels_follow_the_seed():
    creation.seed(5)
    first = [ops_api.gaussian([3]).impl.array, ops_api.uniform([3]).impl.array, ops_api.randperm(6).impl.array]
    creation.seed(5)
    again = [ops_api.gaussian([3]).impl.array, ops_api.uniform([3]).impl.array, ops_api.randperm(6).impl.array]
    assert all(a.tobytes() == b.tobytes() for a, b in zip(first, again, strict=True))
    assert ops_api.gaussian([3]).impl.array.tobytes() != first[0].tobytes()
    own = ops_api.uniform([100], "float64", 2.0, 3.0, 7).impl.array
    assert own.min() >= 2 and own.max() < 3
    assert own.tobytes() == ops_api.uniform([100], "float64", 2.0, 3.0, 7).impl.array.tobytes()
    assert sorted(ops_api.randperm(6).impl.array.tolist()) == list(range(6))
    assert set(ops_api.randint(0, 3, [200]).impl.array.tolist()) == {0, 1, 2}
    many = ops_api.gaussian([20000], 1.0, 2.0, 3, "float64").impl.array
    assert abs(many.mean() - 1) < 0.06 and abs(many.std() - 2) < 0.06
