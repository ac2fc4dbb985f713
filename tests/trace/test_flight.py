"""Flight mode and breaks, by a little producer of its own: what is held, when it is written, what becomes of arrays."""

from __future__ import annotations

import gc
import os
import signal
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gradscope.trace import recorder as module
from gradscope.trace.breaking import BreakingRecorder
from gradscope.trace.errors import GradscopeError, RecordExists, RecordingInProgress, UsageError
from gradscope.trace.flight import FlightRecorder
from gradscope.trace.recorder import Recorder
from gradscope.trace.records import (
    SCHEMA_VERSION,
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
from gradscope.trace.watch import NONFINITE, Watch, parse_breaks

META = ((3,), "float32")


def began() -> TraceBegan:
    return TraceBegan(0, SCHEMA_VERSION, "native", {"gradscope": "0"}, {"order": "observed"}, ["script.py"])


def flight(path: Path, count: int = 3, **options: Any) -> FlightRecorder:
    return FlightRecorder(path, flight=count, began=began(), **options)


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


class Training:
    """Says what a training says: per step one op, then a pass of one leaf."""

    def __init__(self, sink: Any) -> None:
        self.sink = sink
        self.steps = 0

    def forward(self, value: Any = None) -> None:
        tick = self.sink.tick()
        out = (self.steps + 10, META, self.steps + 10, 0, 0, 0, 0, True, value)
        self.sink.emit(OpRan(self.steps + 1, tick, 1, inputs=[[(1, 0)]], outputs=[[out]]))

    def backward(self, grad: Any = None, error: Failure | None = None, before_end: Any = None) -> None:
        sink, number = self.sink, self.steps + 1
        sink.emit(PassBegan(number, sink.tick(), frame=0))
        sink.emit(LeafGrew(number, sink.tick(), 1, 1, "set", 1, None, grad))
        if before_end is not None:
            before_end()
        sink.emit(PassEnded(number, sink.tick(), 1, error))
        sink.segment_end()
        self.steps += 1

    def step(self, grad: Any = None, value: Any = None, **ends: Any) -> None:
        self.forward(value)
        self.backward(np.ones(3, "float32") if grad is None else grad, **ends)


def bad() -> np.ndarray:
    return np.array([1.0, np.nan, 2.0], "float32")


def passes(path: Path) -> list[int]:
    with load(path) as trace:
        return [info.pass_id for info in trace.passes]


def of_kind(path: Path, kind: type) -> list[Any]:
    with load(path) as trace:
        return list(trace.of_kind(kind))


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


# ------------------------------------------------------------------------------------------------------------ bounds


def test_memory_stays_flat(path: Path) -> None:
    recorder = flight(path, 3)
    training = Training(recorder)
    gc.collect()
    gc.disable()  # what goes must go by itself

    def run(count: int) -> int:
        for _ in range(count):
            training.step(np.ones(2000), value=np.ones(50_000))
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        first = run(50)
        second = run(1500)
    finally:
        tracemalloc.stop()
        gc.enable()
    recorder.close()
    assert second - first < 100_000


def test_arrays_beyond_the_limit_are_sampled_at_once(path: Path) -> None:
    recorder = flight(path, 1, max_bytes=200_000)
    training = Training(recorder)
    for _ in range(50):
        training.forward(np.ones(20_000, "float32"))
        recorder.about_to_write(np.zeros(1))
        assert recorder._open.size < 200_000
    training.backward(bad())
    recorder.close()
    with load(path) as trace:
        kept = [r.outputs[0][0].value for r in trace.of_kind(OpRan)]
        assert len(kept) == 50 and all(v.norm == pytest.approx(20_000**0.5) and v.nbytes for v in kept[1:])


def test_what_no_pass_follows_is_let_go_of(path: Path) -> None:
    recorder = flight(path, 2, max_bytes=100_000)
    asked: list[int] = []

    def split() -> None:
        asked.append(1)
        recorder.segment_end()

    recorder.split = split
    training = Training(recorder)
    training.step()
    for _ in range(10_000):
        training.forward()
    assert asked and recorder._open.size < 100_000
    training.step(bad())
    recorder.close()
    assert passes(path) == [1, 2]


# --------------------------------------------------------------------------------------------------------- the edges


def test_the_place_is_looked_at_before_the_first_pass(path: Path) -> None:
    with Recorder(path, began=began()):
        pass
    before = path.read_bytes()
    with pytest.raises(RecordExists):
        flight(path)
    assert path.read_bytes() == before
    flight(path, overwrite=True).close(None, 0)
    assert not path.exists(), "an old record would be taken for this run's"
    (path.parent / "file").write_text("")
    with pytest.raises(GradscopeError):
        flight(path.parent / "file" / "run.gscope")
    for wrong in ({"count": 0}, {"values": "some"}, {"max_bytes": 0}):
        with pytest.raises(UsageError):
            flight(path, **wrong)  # type: ignore[arg-type]


def test_one_recorder_at_a_time(path: Path) -> None:
    with flight(path), pytest.raises(RecordingInProgress):
        Recorder(path.with_name("b.gscope"), began=began())
    with Recorder(path, began=began()), pytest.raises(RecordingInProgress):
        flight(path.with_name("b.gscope"))


def test_a_forked_child_writes_nothing(path: Path) -> None:
    recorder = flight(path, 2)
    training = Training(recorder)
    training.step()
    child = os.fork()
    if not child:
        try:
            training.step(bad())
            recorder.close(Failure("ValueError", "no"), 1, "error")
        finally:
            os._exit(0 if not recorder.is_open and not recorder.is_written else 1)
    assert os.waitpid(child, 0)[1] == 0 and not path.exists()
    training.step(bad())
    recorder.close()
    assert passes(path) == [1, 2]


def test_a_fault_of_ours_ends_the_recording_in_one_line(
    path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    recorder = flight(path, 2)
    training = Training(recorder)
    monkeypatch.setattr(Watch, "see", lambda *_: 1 / 0)
    training.step()
    training.step()
    assert not recorder.is_open
    recorder.close(None, 0)
    assert capfd.readouterr().err.count("\n") == 1 and not path.exists()


def test_a_file_that_has_appeared_meanwhile_is_left_alone(path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    recorder = flight(path, 2)
    training = Training(recorder)
    path.write_text("mine")
    training.step(bad())
    recorder.close(None, 0)
    assert path.read_text() == "mine" and "recording stopped" in capfd.readouterr().err


@pytest.mark.skipif(not hasattr(signal, "SIGUSR1"), reason="no such signal here")
def test_a_signal_in_the_middle_of_a_record_is_answered_after_it(path: Path) -> None:
    recorder = flight(path, 2)
    training = Training(recorder)
    before = signal.signal(signal.SIGUSR1, lambda *_: recorder.ask("SIGUSR1 came"))
    try:
        for k in range(200):
            if k == 100:
                os.kill(os.getpid(), signal.SIGUSR1)
            training.step()
    finally:
        signal.signal(signal.SIGUSR1, before)
    recorder.close(None, 0)
    assert len(passes(path)) == 2 and passes(path)[-1] in (100, 101)


def test_breaks_are_read_and_refused_by_name() -> None:
    assert parse_breaks("nan, inf") == parse_breaks("inf|nan") == {"nan", "inf"}
    for wrong in ("", "nan,zero", ","):
        with pytest.raises(UsageError):
            parse_breaks(wrong)


@pytest.mark.parametrize("values", ["auto", "none"])
def test_a_break_without_flight_mode_ends_an_ordinary_record_with_its_pass(path: Path, values: str) -> None:
    recorder = BreakingRecorder(path, breaks=parse_breaks("inf"), values=values, began=began())
    training = Training(recorder)
    for k in range(1, 10):
        training.step({3: bad(), 5: np.array([np.inf])}.get(k))
    recorder.close(None, 0)
    assert passes(path) == [1, 2, 3, 4, 5]
    with load(path) as trace:
        assert [f.kind for f in trace.findings] == [NONFINITE]
        assert next(trace.of_kind(PolicyChanged)).why.startswith("break: b5")
