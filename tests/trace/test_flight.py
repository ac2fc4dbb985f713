"""Flight mode: what makes it write, what the file holds, which arrays are kept."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gradscope.trace import recorder as module
from gradscope.trace.breaking import BreakingRecorder
from gradscope.trace.records import (
    Failure,
    Finding,
    LeafGrew,
    Opened,
    OpRan,
    ParamsStepped,
    PassBegan,
    PassEnded,
    PolicyChanged,
    TraceBegan,
    TraceEnded,
)
from gradscope.trace.trace import load
from gradscope.trace.watch import NONFINITE, parse_breaks
from tests.trace.flight_bench import Training, bad, began, flight, of_kind, passes


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "run.gscope"


@pytest.fixture(autouse=True)
def nothing_left_open() -> Iterator[None]:
    assert module.active() is None
    yield
    if (left := module.active()) is not None:
        left.close()
        pytest.fail("a recorder was left open")


# -------------------------------------------------------------------------------------------------- what ends in a file


def test_nothing_is_written_while_all_goes_well(path: Path) -> None:
    recorder = flight(path)
    training = Training(recorder)
    for _ in range(20):
        training.step()
        recorder.emit(Opened("hook", 1, recorder.tick()))
    assert os.listdir(path.parent) == [] and not recorder.is_written
    recorder.close(None, 0)
    assert os.listdir(path.parent) == []
    assert "20 backward passes" in recorder.flown and not recorder.is_open


def test_a_producer_that_could_not_go_on_is_told_in_the_file_or_in_the_line(path: Path) -> None:
    recorder = flight(path)
    Training(recorder).step()
    recorder.stop("fault: ValueError: ours")
    recorder.close(None, 0)
    assert not recorder.is_written and "because of a fault" in recorder.flown
    recorder = flight(path)
    Training(recorder).step()
    recorder.stop("fault: ValueError: ours")
    recorder.close(Failure("KeyError", "x"), 1)
    assert [change.why for change in of_kind(path, PolicyChanged)] == ["fault: ValueError: ours"]


def test_a_gradient_that_is_not_finite_writes_the_last_passes_and_ends_the_recording(
    path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    recorder = flight(path)
    stopped: list[int] = []
    recorder.on_stop = lambda: stopped.append(1)
    training = Training(recorder)
    for k in range(1, 31):
        training.step(bad() if k >= 20 else None)
        assert recorder.is_open == (k < 20)
    assert passes(path) == [18, 19, 20], "readable while the script goes on"
    recorder.close(None, 0)
    assert passes(path) == [18, 19, 20] and stopped == [1]
    with load(path) as trace:
        (finding,) = trace.findings
        assert (finding.kind, finding.pass_id, finding.tensor, finding.pop) == (NONFINITE, 20, 1, 1)
        assert finding.evidence == {"nans": 1, "infs": 0, "of": 1, "leaves": [1]}
        (change,) = trace.of_kind(PolicyChanged)
        assert change.what == "stopped" and "flight" in change.why and "nan" in change.why
        assert trace.ended is not None and trace.ended.exit_code == 0
        assert [len(trace.rows(kind)) for kind in (OpRan, PassEnded)] == [3, 3], "each pass with its forward"
        assert [r.tick for r in trace.of_kind(TraceBegan)] == [1]
    said = capfd.readouterr().err
    assert said.count("\n") == 1 and "last 3 passes" in said and str(path) in said


def test_the_file_is_what_recording_all_along_would_have_had_of_these_passes(tmp_path: Path) -> None:
    def run(recorder: Any) -> None:
        training = Training(recorder)
        for k in range(1, 6):
            training.step(np.full(3, k, "float32") if k < 5 else bad(), value=np.full(3, -k, "float32"))
        recorder.close(None, 0)

    run(BreakingRecorder(tmp_path / "all.gscope", breaks=parse_breaks("nan"), began=began()))
    run(flight(tmp_path / "last.gscope", 2))

    def told(path: Path) -> list[Any]:
        with load(path) as trace:
            kinds = (OpRan, PassBegan, LeafGrew, PassEnded, Finding)
            found = []
            for kind in kinds:
                for record in trace.of_kind(kind):
                    if kind is OpRan:
                        value = trace.value(record.outputs[0][0].value)
                        found.append((record.call, record.tick, value.tolist()))
                    elif kind is LeafGrew:
                        value = trace.value(record.after)
                        found.append((record.pass_id, record.tick, str(value.tolist())))
                    elif record.pass_id >= 4:
                        found.append(record)
            return [f for f in found if not isinstance(f, tuple) or f[0] >= 4]

    assert told(tmp_path / "all.gscope") == told(tmp_path / "last.gscope")


@pytest.mark.parametrize("count", [1, 2, 5])
def test_as_many_passes_as_asked_for(path: Path, count: int) -> None:
    recorder = flight(path, count)
    training = Training(recorder)
    for k in range(8):
        training.step(bad() if k == 7 else None)
    recorder.close()
    assert passes(path) == list(range(9 - count, 9))


def test_an_error_out_of_a_pass_writes(path: Path) -> None:
    recorder = flight(path, 2)
    training = Training(recorder)
    for _ in range(4):
        training.step()
    training.step(error=Failure("RuntimeError", "no"))
    training.step()
    recorder.close(Failure("RuntimeError", "no"), 1, "error")
    assert passes(path) == [4, 5]
    with load(path) as trace:
        assert trace.passes[-1].error is not None and trace.ended is not None
        assert (trace.ended.error, trace.ended.exit_code) == (Failure("RuntimeError", "no"), 1)
        assert "b5 raised RuntimeError" in next(trace.of_kind(PolicyChanged)).why


ENDS: dict[str, tuple[tuple[Any, ...], str]] = {
    "error": ((Failure("ValueError", "no"), 1, "error"), "ValueError"),
    "exit code": ((None, 3, "end"), "exit code 3"),
    "terminated": ((None, 143, "terminated"), "terminated"),
}


@pytest.mark.parametrize("how", ENDS)
def test_a_script_that_ends_badly_writes_what_was_under_way_too(path: Path, how: str) -> None:
    recorder = flight(path, 2)
    training = Training(recorder)
    for _ in range(4):
        training.step()
    training.forward()
    recorder.emit(PassBegan(5, recorder.tick()))
    args, said = ENDS[how]
    recorder.close(*args)
    assert passes(path) == [3, 4, 5]
    assert said in of_kind(path, PolicyChanged)[0].why
    assert len(of_kind(path, TraceEnded)) == 1


def test_a_finding_of_a_producer_writes_and_a_note_does_not(path: Path) -> None:
    recorder = flight(path, 2)
    training = Training(recorder)

    def finding(severity: str) -> Any:
        return lambda: recorder.emit(Finding(1, recorder.tick(), "hook-shape", "odd", severity))

    training.step(before_end=finding("note"))
    assert recorder.is_open
    training.step(before_end=finding("warning"))
    assert not recorder.is_open
    recorder.close()
    assert passes(path) == [1, 2] and [f.finding for f in of_kind(path, Finding)] == [1, 2]


def test_breaks_say_which_findings_count(path: Path) -> None:
    recorder = flight(path, 1, breaks=parse_breaks("stale"))
    training = Training(recorder)
    training.step(bad(), before_end=lambda: recorder.emit(Finding(1, recorder.tick(), "hook-shape", "odd", "error")))
    assert recorder.is_open
    training.step(before_end=lambda: recorder.emit(Finding(1, recorder.tick(), "stale-unversioned", "odd", "warning")))
    assert not recorder.is_open
    recorder.close()
    assert passes(path) == [2]


def test_a_request_is_granted_between_passes_or_at_the_end_of_the_running_one(path: Path) -> None:
    recorder = flight(path, 2)
    training = Training(recorder)
    for _ in range(3):
        training.step()
    training.step(before_end=lambda: (recorder.ask("somebody"), pytest.fail("early") if recorder.is_written else None))
    assert recorder.is_written and not recorder.is_open
    recorder.close(None, 0)
    assert passes(path) == [3, 4]
    other = flight(path.with_name("other.gscope"), 2)
    training = Training(other)
    training.step()
    training.forward()
    other.ask("somebody")
    assert not other.is_open
    other.close(None, 0)
    assert passes(path.with_name("other.gscope")) == [1]
    assert len(of_kind(path.with_name("other.gscope"), OpRan)) == 2, "what followed the last pass is there too"


def test_a_loss_scaler_discards_what_is_not_finite_unless_the_optimizer_takes_it(path: Path) -> None:
    recorder = flight(path, 2)
    recorder.scaled = True
    training = Training(recorder)
    grad = np.full(4096, np.inf, "float32")
    training.step(grad)
    recorder.emit(ParamsStepped("SGD", recorder.tick(), 1, scale=65536.0, skipped="inf in a gradient"))
    assert recorder.is_open and not recorder.is_written
    training.step()
    training.step(grad)
    assert recorder.is_open
    recorder.emit(ParamsStepped("SGD", recorder.tick(), 2, scale=32768.0))
    assert not recorder.is_open
    recorder.close(None, 0)
    assert passes(path) == [2, 3]
    with load(path) as trace:
        assert [f.pass_id for f in trace.findings] == [3] and trace.findings[0].evidence["infs"] == 4096
        assert [r.after.infs for r in trace.of_kind(LeafGrew)] == [None, 4096], "kept while it was in doubt"


# ------------------------------------------------------------------------------------------------------------- arrays


def test_only_the_bad_pass_has_large_arrays_and_leaves_keep_their_norm(path: Path) -> None:
    recorder = flight(path, 2)
    training = Training(recorder)
    large = np.full(2048, 2.0, "float32")
    training.step(large, value=large.copy())
    worse = large.copy()
    worse[7] = np.inf
    training.step(worse, value=large.copy())
    recorder.close()
    with load(path) as trace:
        first, second = trace.of_kind(OpRan)
        assert trace.value(first.outputs[0][0].value) is None and first.outputs[0][0].value.shape == (2048,)
        assert trace.value(second.outputs[0][0].value) is not None
        good, wrong = trace.of_kind(LeafGrew)
        assert good.after.norm == pytest.approx(np.linalg.norm(large)) and good.after.dtype == "float32"
        assert (wrong.after.infs, wrong.after.nans) == (1, 0)


def test_an_array_overwritten_in_place_is_told_as_it_was(path: Path) -> None:
    recorder = flight(path, 3)
    training = Training(recorder)
    base = np.zeros(6, "float32")
    training.step(value=base[:3])
    training.forward(base[3:])
    other = np.full(3, 7.0, "float32")
    training.forward(other)
    recorder.about_to_write(base)
    base[:] = 5.0
    training.forward(base[:3])
    recorder.about_to_write()
    base[:] = 6.0
    other[:] = 8.0
    training.backward(bad())
    recorder.close()
    with load(path) as trace:
        found = [trace.value(r.outputs[0][0].value).tolist() for r in trace.of_kind(OpRan)]
    assert found == [[0.0] * 3, [0.0] * 3, [7.0] * 3, [5.0] * 3]


def test_without_values_gradients_are_looked_at_and_nothing_is_kept(path: Path) -> None:
    recorder = flight(path, 1, values="none")
    assert not recorder.values and recorder.watches
    training = Training(recorder)
    training.step(value=np.ones(3))
    training.step(bad(), value=np.ones(3))
    recorder.close()
    with load(path) as trace:
        assert trace.findings[0].evidence["nans"] == 1
        assert trace.value(next(trace.of_kind(OpRan)).outputs[0][0].value) is None


def test_all_values_of_all_held_passes_under_full(path: Path) -> None:
    recorder = flight(path, 2, values="full")
    training = Training(recorder)
    for k in range(3):
        training.step(bad() if k == 2 else None, value=np.full(4096, k, "float32"))
    recorder.close()
    with load(path) as trace:
        assert [float(trace.value(r.outputs[0][0].value)[-1]) for r in trace.of_kind(OpRan)] == [1.0, 2.0]


class Elsewhere:
    """A gradient on some device."""

    shape, dtype, nbytes = (2,), np.dtype("float32"), 8

    def __init__(self, nans: int) -> None:
        self.nans = nans

    def nonfinite(self) -> tuple[int, int]:
        return self.nans, 0

    def __array__(self, *_: Any, **__: Any) -> np.ndarray:
        raise RuntimeError("it has been overwritten")


def test_a_gradient_elsewhere_is_asked_there_and_what_cannot_be_had_is_left_open(path: Path) -> None:
    recorder = flight(path, 1)
    training = Training(recorder)
    training.step(Elsewhere(0))
    assert recorder.is_open
    training.step(Elsewhere(2))
    recorder.close()
    with load(path) as trace:
        (grown,) = trace.of_kind(LeafGrew)
        assert grown.after.shape == (2,) and trace.value(grown.after) is None


@pytest.mark.parametrize(
    "grad",
    [
        np.full(4000, 1e38, "float32"),
        np.zeros((0, 3), "float32"),
        np.array([1 << 62], "int64"),
        np.full((2, 3), 3e38, "float32").T,
        np.array(True),
    ],
    ids=["overflows when squared", "empty", "integers", "transposed", "bool"],
)
def test_large_numbers_are_finite(path: Path, grad: np.ndarray) -> None:
    with flight(path) as recorder:
        Training(recorder).step(grad)
        assert recorder.is_open
