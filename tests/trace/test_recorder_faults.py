"""The recorder and what may befall it: other recorders, files, threads, forks, faults, interrupts."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gradscope.trace import recorder as module
from gradscope.trace.block import BATCH
from gradscope.trace.errors import GradscopeError, RecordExists, RecordingInProgress
from gradscope.trace.recorder import Recorder
from gradscope.trace.records import (
    HookSet,
    Opened,
    OpRan,
    PolicyChanged,
    TraceBegan,
    TraceEnded,
)
from gradscope.trace.store import Store
from gradscope.trace.values import restore
from tests.trace.recorder_bench import META, arrays, began, of_kind, op, records


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


# ------------------------------------------------------------------------------------------- the file and the process


def test_a_second_recorder_is_refused_in_one_line(path: Path, tmp_path: Path) -> None:
    recorder = Recorder(path, began=began())
    with pytest.raises(RecordingInProgress, match=r"already recording into .*run\.gscope") as caught:
        Recorder(tmp_path / "other.gscope", began=began())
    assert "\n" not in str(caught.value) and not (tmp_path / "other.gscope").exists()
    recorder.close()
    Recorder(tmp_path / "other.gscope", began=began()).close()


def test_a_file_that_is_there_is_kept_unless_told(path: Path) -> None:
    Recorder(path, began=began()).close()
    old = path.read_bytes()
    with pytest.raises(RecordExists, match="--force"):
        Recorder(path, began=began())
    assert path.read_bytes() == old
    recorder = Recorder(path, overwrite=True, began=began())
    recorder.emit(op(recorder, 1))
    recorder.close()
    assert len(records(path)) == 3


def test_overwriting_never_costs_a_file_that_is_no_record(path: Path) -> None:
    path.write_text("print('my script, ' * 20)\n" * 9)
    with pytest.raises(RecordExists, match="not a gradscope record"):
        Recorder(path, overwrite=True, began=began())
    assert path.read_text().startswith("print")


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(GradscopeError, match=r"cannot record to .*choose another place"):
        Recorder(tmp_path / "file" / "x.gscope", began=began())
    with pytest.raises(GradscopeError):
        Recorder(tmp_path, overwrite=True, began=began())
    Recorder(tmp_path / "new" / "folder" / "x.gscope", began=began()).close()


def test_threads_share_one_recorder(path: Path) -> None:
    recorder = Recorder(path, began=began())
    shared = np.arange(10.0)

    def work(thread: int) -> None:
        for number in range(400):
            array = shared if number % 2 else np.full(3, thread * 1000.0 + number)
            recorder.emit(
                OpRan(number, recorder.tick(), 1, thread=thread, outputs=[[(1, META, 1, 0, 0, 0, 0, True, array)]])
            )
            if number % 50 == 0:
                recorder.emit(Opened("hook", 1, recorder.tick(), thread=thread))
                recorder.about_to_write()

    threads = [threading.Thread(target=work, args=(number,)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    recorder.close()
    ran = of_kind(path, OpRan)
    ticks = [record.tick for record in ran]
    assert len(ran) == 2400 and len(set(ticks)) == 2400
    for thread in range(6):
        assert [record.call for record in ran if record.thread == thread] == list(range(400))
    with Store(path) as store:
        for record in ran:
            value = record.outputs[0][0].value
            want = shared if record.call % 2 else np.full(3, record.thread * 1000.0 + record.call)
            np.testing.assert_array_equal(restore(value, store.payload(value.block)), want)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_a_forked_child_does_not_record_and_leaves_the_file_intact(path: Path, tmp_path: Path) -> None:
    recorder = Recorder(path, began=began())
    recorder.emit(op(recorder, 1, np.ones(3)))
    with recorder._lock:  # whatever the parent's other threads were doing
        child = os.fork()
    if child == 0:
        status = 1
        try:
            assert not recorder.is_open and not recorder.values and module.active() is None
            for call in range(1000):
                recorder.emit(op(recorder, call))
            recorder.about_to_write()
            recorder.segment_end()
            recorder.close()
            own = Recorder(tmp_path / "child.gscope", began=began())  # it may make a record of its own
            own.emit(op(own, 5))
            own.close()
            status = 0
        finally:
            os._exit(status)
    assert os.waitpid(child, 0)[1] == 0
    recorder.emit(op(recorder, 2))
    recorder.close()
    assert [record.call for record in of_kind(path, OpRan)] == [1, 2]
    assert [record.call for record in of_kind(tmp_path / "child.gscope", OpRan)] == [5]


FORKING = """
import os, sys
import numpy as np
from gradscope.trace.recorder import Recorder
from gradscope.trace.records import *
recorder = Recorder(sys.argv[1], began=TraceBegan(0, SCHEMA_VERSION, "native", {}, {}, []))
recorder.emit(HookSet(1, recorder.tick(), "gradient"))
recorder.emit(Opened("hook", 1, recorder.tick()))
child = os.fork()
if child == 0:
    sys.exit(0)          # an ordinary end: every object of the child is torn down
assert os.waitpid(child, 0)[1] == 0
recorder.emit(HookSet(2, recorder.tick(), "gradient"))
recorder.emit(Opened("hook", 2, recorder.tick()))
assert os.path.getsize(sys.argv[1] + "-wal") > 0, "the child took the log away"
os._exit(3)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_a_child_that_ends_normally_does_not_take_the_log_along(path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", FORKING, str(path)], capture_output=True, text=True, env=environment())
    assert (done.returncode, done.stderr) == (3, "")
    assert [record.hook for record in of_kind(path, HookSet)] == [1, 2]


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}


# ------------------------------------------------------------------------------------------------------------- faults


def test_a_fault_of_the_file_stops_the_recording_and_nothing_else(
    path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    recorder = Recorder(path, began=began())
    recorder.emit(op(recorder, 1))
    recorder.segment_end()
    put, recorder._writer.put_block = recorder._writer.put_block, _disk_full  # type: ignore[method-assign]
    recorder.emit(op(recorder, 2))
    recorder.emit(Opened("hook", 1, recorder.tick()))
    assert not recorder.is_open
    recorder.emit(op(recorder, 3))
    recorder.segment_end()
    lines = capfd.readouterr().err.splitlines()
    assert lines == ["gradscope: recording stopped: OperationalError: database or disk is full"]
    recorder._writer.put_block = put  # type: ignore[method-assign]
    recorder.close()
    assert [record.call for record in of_kind(path, OpRan)] == [1, 2]
    assert [change.what for change in of_kind(path, PolicyChanged)] == ["stopped"]


def _disk_full(*_: Any) -> None:
    import sqlite3

    raise sqlite3.OperationalError("database or disk is full")


def test_a_file_that_fails_at_once_is_an_error_and_leaves_nothing_open(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(module.Writer, "put_block", _disk_full)
        with pytest.raises(GradscopeError, match=r"cannot record to .*full.*choose another place"):
            Recorder(path, began=began())
    assert module.active() is None
    Recorder(path, overwrite=True, began=began()).close()


def test_a_close_that_fails_leaves_a_record_that_opens(path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    recorder = Recorder(path, began=began())
    recorder.emit(op(recorder, 1))
    recorder.segment_end()
    recorder._writer.put_block = _disk_full  # type: ignore[method-assign]
    recorder.close()
    assert module.active() is None
    assert "can still be opened" in capfd.readouterr().err
    assert [record.call for record in of_kind(path, OpRan)] == [1]


def test_an_index_that_fails_does_not_cost_the_record(
    path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import gradscope.trace.index as index

    def broken(_: Any) -> None:
        raise IndexError("off by one")

    monkeypatch.setattr(index, "build_columns", broken)
    recorder = Recorder(path, began=began())
    recorder.emit(op(recorder, 1))
    recorder.close()
    assert "without its index: IndexError: off by one" in capfd.readouterr().err
    with Store(path) as store:
        assert store.closed and store.column_names() == []
    assert len(records(path)) == 3


def test_an_interrupt_while_closing_passes_through_and_the_record_opens(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import gradscope.trace.index as index

    def impatient(_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(index, "build_columns", impatient)
    recorder = Recorder(path, began=began())
    recorder.emit(op(recorder, 1))
    with pytest.raises(KeyboardInterrupt):
        recorder.close()
    assert module.active() is None and not recorder.is_open
    recorder.close()
    assert [type(record) for record in records(path)] == [TraceBegan, OpRan, TraceEnded]
    with Store(path) as store:
        assert not store.closed and not store.live


def test_an_object_that_records_while_it_is_recorded(path: Path) -> None:
    recorder = Recorder(path, began=began())

    class Recording:
        def __array__(self, *_: Any, **__: Any) -> np.ndarray:
            recorder.emit(op(recorder, 100))
            recorder.about_to_write()
            return np.array([7.0])

    recorder.emit(op(recorder, 1, Recording()))
    recorder.emit(op(recorder, 2))
    recorder.close()
    assert [record.call for record in of_kind(path, OpRan)] == [1, 100, 2]
    np.testing.assert_array_equal(arrays(path)[0], [7.0])


def test_a_close_from_inside_happens_right_after(path: Path) -> None:
    recorder = Recorder(path, began=began())

    class Closing:
        def __array__(self, *_: Any, **__: Any) -> np.ndarray:
            recorder.close(exit_code=9, why="signal")
            return np.array([7.0])

    recorder.emit(op(recorder, 1, Closing()))
    assert not recorder.is_open and module.active() is None
    assert [record.call for record in of_kind(path, OpRan)] == [1]
    assert of_kind(path, TraceEnded)[0].exit_code == 9


def test_an_interrupt_passes_through_and_the_recording_goes_on(path: Path) -> None:
    recorder = Recorder(path, began=began())

    class Interrupting:
        asked = 0

        def __array__(self, *_: Any, **__: Any) -> np.ndarray:
            self.asked += 1
            if self.asked == 1:
                raise KeyboardInterrupt
            return np.array([1.0])

    with pytest.raises(KeyboardInterrupt):
        recorder.emit(op(recorder, 1, Interrupting()))
    recorder.emit(op(recorder, 2))
    assert recorder.is_open
    recorder.close()
    assert [record.call for record in of_kind(path, OpRan)] == [1, 2]


def test_an_interrupt_in_the_middle_of_a_transaction_loses_and_doubles_nothing(path: Path) -> None:
    recorder = Recorder(path, values="none", began=began())
    database = recorder._writer._db

    class Interrupted:
        """The connection, with an interrupt after a chosen statement."""

        after = ""

        def execute(self, sql: str, *rest: Any) -> Any:
            result = database.execute(sql, *rest)
            if self.after and sql.startswith(self.after):
                self.after = ""
                raise KeyboardInterrupt
            return result

        def __getattr__(self, name: str) -> Any:
            return getattr(database, name)

    connection = recorder._writer._db = Interrupted()  # type: ignore[assignment]
    for number, statement in enumerate(("BEGIN", "INSERT", "COMMIT"), 1):
        recorder.emit(op(recorder, number))
        connection.after = statement
        with pytest.raises(KeyboardInterrupt):
            recorder.emit(Opened("hook", number, recorder.tick()))
    recorder.emit(op(recorder, 4))
    recorder.close()
    assert [record.call for record in of_kind(path, OpRan)] == [1, 2, 3, 4]
    assert [record.id for record in of_kind(path, Opened)] == [1, 2, 3]


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no interval timer here")
@pytest.mark.parametrize("values", ["none", "auto"])
def test_interrupts_at_any_moment_double_nothing_and_lose_at_most_the_record_they_hit(path: Path, values: str) -> None:
    class Stop(KeyboardInterrupt):
        pass

    def stop(*_: Any) -> None:
        raise Stop

    recorder, dice = Recorder(path, values=values, began=began()), random.Random(3)
    array = np.arange(6.0) if recorder.values else None
    call = stops = 0
    before = signal.signal(signal.SIGALRM, stop)
    try:
        while stops < 150:
            try:
                signal.setitimer(signal.ITIMER_REAL, 0.0002 + dice.random() * 0.003)
                while True:
                    call += 1
                    recorder.emit(OpRan(call, call, 1, outputs=[[(1, META, 1, 0, 0, 0, 0, True, array)]]))
                    if call % 7 == 0:
                        recorder.emit(Opened("hook", 1, call))
                    if call % 97 == 0:
                        recorder.about_to_write()
                        recorder.segment_end()
            except Stop:
                stops += 1
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert recorder.is_open
    recorder.close()
    calls = [record.call for record in of_kind(path, OpRan)]
    assert len(calls) == len(set(calls)) and call - len(calls) <= stops


FULL_DISK = """
import resource, sys
import numpy as np
from gradscope.trace.recorder import Recorder
from gradscope.trace.records import *
recorder = Recorder(sys.argv[1], began=TraceBegan(0, SCHEMA_VERSION, "native", {}, {}, []))
resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, 400_000))
for call in range(1, 5001):
    out = (1, ((9,), "float64"), 1, 0, 0, 0, 0, True, np.random.default_rng(call).normal(size=9))
    recorder.emit(OpRan(call, recorder.tick(), 1, outputs=[[out]]))
print("the script goes on", recorder.is_open)
recorder.close()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no limit on file sizes here")
def test_a_disk_that_is_full_costs_the_end_of_the_record_and_not_the_script(path: Path) -> None:
    command = [sys.executable, "-c", FULL_DISK, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment())
    assert (done.returncode, done.stdout) == (0, "the script goes on False\n")
    (line,) = done.stderr.splitlines()
    assert line.startswith("gradscope: recording stopped: OperationalError:")
    calls = [record.call for record in of_kind(path, OpRan)]
    assert len(calls) >= BATCH and calls == list(range(1, len(calls) + 1))
