"""Flight mode and its bounds: memory, limits, other recorders, forks, faults, signals."""

from __future__ import annotations

import gc
import os
import signal
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from gradscope.trace import recorder as module
from gradscope.trace.breaking import BreakingRecorder
from gradscope.trace.errors import GradscopeError, RecordExists, RecordingInProgress, UsageError
from gradscope.trace.recorder import Recorder
from gradscope.trace.records import (
    Failure,
    OpRan,
    PolicyChanged,
)
from gradscope.trace.trace import load
from gradscope.trace.watch import NONFINITE, Watch, parse_breaks
from tests.trace.flight_bench import Training, bad, began, flight, passes


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
