"""Random graphs: gradients agree with finite differences, both bindings agree bit for bit, recordings are sound."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from gradscope.core import observer
from gradscope.core.eager.backward import run_backward
from gradscope.core.generated import ops_api as C
from gradscope.core.observer.narrator import Observer
from gradscope.core.tensor import Tensor, new_leaf
from gradscope.trace import records as R
from gradscope.trace.check import check
from gradscope.trace.recorder import Recorder
from gradscope.trace.trace import load

SHAPES = ((2, 3), (3,), (1, 3), (2, 1), ())

# A step of a program: (what, two indices into the values made so far).
Step = tuple[str, int, int]
KINDS = ("add", "multiply", "divide", "exp", "scale", "split", "concat", "inplace", "hook")
programs = st.lists(st.tuples(st.sampled_from(KINDS), st.integers(0, 30), st.integers(0, 30)), min_size=3, max_size=14)


def run(steps: list[Step], leaves: list[Tensor]) -> Tensor:
    """Build the graph of a program: a tensor of one shape class made of all values."""
    made: list[Tensor] = list(leaves)
    for what, i, j in steps:
        x, y = made[i % len(made)], made[j % len(made)]
        if what == "add":
            made.append(C.add(x, y))
        elif what == "multiply":
            made.append(C.multiply(x, C.scale(y, 0.5)))
        elif what == "divide":
            made.append(C.divide(x, C.add(C.multiply(y, y), new_leaf(np.array(2.0)))))
        elif what == "exp":
            made.append(C.exp(C.scale(C.divide(x, C.add(C.multiply(x, x), new_leaf(np.array(1.0)))), 0.3)))
        elif what == "scale":
            made.append(C.scale(x, -1.5))
        elif what == "split" and len(x.impl.meta.dims) == 2 and x.impl.meta.dims[0] == 2:
            made.extend(C.split(x, [1, 1]))
        elif what == "concat" and x.impl.meta.dims == y.impl.meta.dims and x.impl.meta.dims:
            made.append(C.concat([x, y, x]))
            made.append(C.split(made.pop(), [1, x.impl.meta.dims[0] * 3 - 1])[0])
        elif what == "inplace":
            target = C.scale(x, 1.0)
            C.multiply_(target, new_leaf(np.array(0.7)))
            made.append(C.exp_(C.scale(target, 0.1)))
        elif what == "hook" and not x.stop_gradient:
            x.register_hook(lambda g: None)
    out = made[-1]
    for t in made[len(leaves) :: 2]:
        out = C.add(out, t) if _fits(out, t) else out
    return out


def _fits(a: Tensor, b: Tensor) -> bool:
    try:
        np.broadcast_shapes(a.impl.meta.dims, b.impl.meta.dims)
    except ValueError:
        return False
    return True


def build(steps: list[Step], arrays: list[Any]) -> tuple[Tensor, list[Tensor]] | None:
    leaves = [new_leaf(a.copy(), False) for a in arrays]
    try:
        return run(steps, leaves), leaves
    except ValueError:  # shapes that do not fit
        return None


def arrays_for(seed: int) -> list[Any]:
    rng = np.random.default_rng(seed)
    return [np.asarray(rng.uniform(-1.0, 1.0, size=shape)) for shape in SHAPES]


def slopes(f: Callable[[list[Any]], float], arrays: list[Any], h: float = 1e-6) -> list[Any]:
    """Central differences of f in every element."""
    out = []
    for a in arrays:
        g = np.zeros_like(a)
        for index in np.ndindex(a.shape):
            kept = a[index]
            a[index] = kept + h
            up = f(arrays)
            a[index] = kept - h
            down = f(arrays)
            a[index] = kept
            g[index] = (up - down) / (2 * h)
        out.append(g)
    return out


@settings(max_examples=40, deadline=None)
@given(programs, st.integers(0, 1000))
def test_gradients_are_the_finite_differences(steps: list[Step], seed: int) -> None:
    arrays = arrays_for(seed)
    built = build(steps, arrays)
    if built is None:
        return
    out, leaves = built
    out.backward()

    def f(values: list[Any]) -> float:
        again = build(steps, values)
        assert again is not None
        return float(again[0].impl.array.sum())

    for leaf, slope in zip(leaves, slopes(f, [a.copy() for a in arrays]), strict=True):
        got = np.zeros_like(slope) if leaf.grad is None else leaf.grad.impl.array
        assert np.allclose(got, slope, rtol=1e-5, atol=1e-7)


@settings(max_examples=40, deadline=None)
@given(programs, st.integers(0, 1000))
def test_plain_and_recorded_formulas_agree_bit_for_bit(steps: list[Step], seed: int) -> None:
    results = []
    for create_graph in (False, True):
        built = build(steps, arrays_for(seed))
        if built is None:
            return
        run_backward([built[0]], [None], create_graph=create_graph)
        results.append([None if x.grad is None else x.grad.impl.array.tobytes() for x in built[1]])
    assert results[0] == results[1]


@settings(max_examples=15, deadline=None)
@given(programs, st.integers(0, 1000))
def test_watching_changes_nothing_and_the_record_is_sound(steps: list[Step], seed: int) -> None:
    def once() -> list[Any] | None:
        built = build(steps, arrays_for(seed))
        if built is None:
            return None
        built[0].backward(retain_graph=True)
        built[0].backward()
        return [None if x.grad is None else x.grad.impl.array.tobytes() for x in built[1]]

    plain = once()
    path = Path(_folder()) / "random.gscope"
    with Recorder(path, overwrite=True, began=R.TraceBegan(0, R.SCHEMA_VERSION, "native", {}, {}, [])) as recorder:
        observer.current = Observer(recorder)
        try:
            watched = once()
            assert observer.current is not None, "a fault stopped the recording"
        finally:
            observer.current = None
    assert plain == watched
    trace = load(path)
    try:
        assert [str(p) for p in check(trace)] == []
    finally:
        trace.close()


def _folder() -> str:
    import tempfile

    if not _made:
        _made.append(tempfile.TemporaryDirectory())
    return _made[0].name


_made: list[Any] = []
