"""The file: what survives a death, what a reader may do meanwhile, what is said of files that are no record."""

from __future__ import annotations

import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from gradscope.trace.block import BATCH
from gradscope.trace.container import APPLICATION_ID, pack
from gradscope.trace.errors import RecordError
from gradscope.trace.recorder import Recorder
from gradscope.trace.records import (
    SCHEMA_VERSION,
    TAGS,
    HookGone,
    HookSet,
    Opened,
    OpRan,
    TraceBegan,
    TraceEnded,
    Value,
)
from gradscope.trace.store import Store, Unknown, decode_records
from gradscope.trace.values import restore
from gradscope.trace.writer import Writer

ROOT = Path(__file__).parents[2]
GOLDEN = Path(__file__).parent / "golden"


def began() -> TraceBegan:
    return TraceBegan(0, SCHEMA_VERSION, "native", {"gradscope": "0"}, {"order": "observed"}, ["script.py"])


def a_record(path: Path, hooks: int = 3) -> Path:
    recorder = Recorder(path, began=began())
    for hook in range(1, hooks + 1):
        recorder.emit(HookSet(hook, recorder.tick(), "gradient", "clip"))
    recorder.close()
    return path


def all_records(store: Store) -> list[Any]:
    return [record for index in range(len(store.blocks)) for record in store.block(index)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "run.gscope"


def run(source: str, *args: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", source, *map(str, args)], capture_output=True, text=True, env=environment()
    )


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT)}


# ------------------------------------------------------------------------------------------------------------ reading


def test_a_closed_file_is_one_ordinary_sqlite_file(path: Path) -> None:
    a_record(path)
    with sqlite3.connect(path) as database:
        assert database.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
        assert database.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)
        assert database.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()
    with Store(path) as store:
        assert store.closed and not store.live
        assert store.meta["pid"] == str(os.getpid()) and store.meta["values"] == "auto"
        assert [block.id for block in store.blocks] == [1, 2, 3]
        assert store.payload(1) is None and store.payload(99) is None


def test_reading_changes_nothing(path: Path) -> None:
    a_record(path)
    before = path.read_bytes(), os.listdir(path.parent)
    with Store(path) as store:
        assert len(all_records(store)) == 5
    assert (path.read_bytes(), os.listdir(path.parent)) == before


def test_a_closed_file_in_a_folder_without_write_permission(path: Path) -> None:
    a_record(path)
    path.chmod(0o400)
    path.parent.chmod(0o500)
    try:
        with Store(path) as store:
            assert len(all_records(store)) == 5
    finally:
        path.parent.chmod(0o700)


def test_columns_come_back_as_they_were_put(path: Path) -> None:
    columns = {
        "a": np.arange(5, dtype=np.int32),
        "b.c": np.array([2**40, -1]),
        "empty": np.array([], np.int8),
        "strided": np.arange(10, dtype=np.uint16)[::3],
    }
    writer = Writer(path, overwrite=False, meta={})
    writer.put_columns({"old": np.arange(3)})
    writer.put_columns(columns)
    writer.finish()
    with Store(path) as store:
        assert store.column_names() == sorted(columns) and store.column("none such") is None
        for name, column in columns.items():
            back = store.column(name)
            assert back is not None and back.dtype == column.dtype
            np.testing.assert_array_equal(back, column)


def test_the_recorder_writes_an_index(path: Path) -> None:
    a_record(path)
    with Store(path) as store:
        assert store.column_names()
        assert all(store.column(name) is not None for name in store.column_names())


# -------------------------------------------------------------------------------------------- schema: older and newer


def test_an_unknown_kind_is_skipped_and_keeps_its_place(path: Path) -> None:
    unknown = max(TAGS) + 1000
    mixed = [HookGone(1, 5), [unknown, 1, {"new": [1, 2]}], HookGone(2, 6)]
    back = decode_records(msgspec.msgpack.encode(mixed))
    assert back == [HookGone(1, 5), Unknown(unknown, "unknown kind"), HookGone(2, 6)]
    writer = Writer(path, overwrite=False, meta={})
    writer.put_block(1, 1, 5, 3, msgspec.msgpack.encode(mixed), b"")
    writer.finish()
    with Store(path) as store:
        assert [type(record) for record in store.block(0)] == [HookGone, Unknown, HookGone]


def test_fields_a_newer_schema_appended_are_ignored() -> None:
    tag = HookGone.__struct_config__.tag
    assert decode_records(msgspec.msgpack.encode([[tag, 1, 5, 7, "appended", None]])) == [HookGone(1, 5, 7)]


def test_fields_an_older_schema_lacked_get_their_default() -> None:
    tag = HookGone.__struct_config__.tag
    assert decode_records(msgspec.msgpack.encode([[tag, 1, 5]])) == [HookGone(1, 5)]


@pytest.mark.parametrize("malformed", [[12, "one", "two"], [12], [], ["x"], 7, None, {"a": 1}])
def test_a_malformed_record_costs_itself_only(malformed: Any) -> None:
    back = decode_records(msgspec.msgpack.encode([HookGone(1, 5), malformed, HookGone(2, 6)]))
    assert back[0] == HookGone(1, 5) and back[2] == HookGone(2, 6)
    assert type(back[1]) is Unknown


def test_a_newer_file_says_who_made_it(path: Path) -> None:
    a_record(path)
    with sqlite3.connect(path) as database:
        database.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
        database.execute("UPDATE meta SET value = '1.4' WHERE key = 'gradscope'")
    database.close()
    with pytest.raises(RecordError, match=r"made by gradscope 1\.4 .*this is \d.*upgrade") as caught:
        Store(path)
    assert "\n" not in str(caught.value) and str(path) in str(caught.value)


def test_the_golden_file_of_schema_1_stays_readable() -> None:
    with Store(GOLDEN / "schema1.gscope") as store:
        assert store.closed and store.meta["values"] == "auto"
        records = all_records(store)
        assert {type(record).__struct_config__.tag for record in records} == set(range(1, 23)), "one of each kind"
        first, last = records[0], records[-1]
        assert type(first) is TraceBegan and first.schema == 1 and first.capabilities == {"order": "observed"}
        assert type(last) is TraceEnded and last.error is not None and last.error.text == "(InvalidArgument) no"
        (ran,) = (record for record in records if type(record) is OpRan)
        value = ran.outputs[0][0].value
        assert value is not None and ran.inputs[0][0].tensor == 1 and ran.attrs == [0.5, "x"]
        array = restore(value, store.payload(value.block))
        np.testing.assert_array_equal(array, np.arange(6, dtype=np.float32).reshape(2, 3))


# ---------------------------------------------------------------------------------------------- files that are no use


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "empty"),
        (b"print('hello')\n" * 100, "not a gradscope record"),
        (b"SQLite format 3\0" + b"\xff" * 5000, "not a gradscope record"),
        (random.Random(0).randbytes(20_000), "not a gradscope record"),
    ],
)
def test_what_is_no_record_is_refused_in_one_line(path: Path, content: bytes, said: str) -> None:
    path.write_bytes(content)
    with pytest.raises(RecordError, match=said) as caught:
        Store(path)
    assert "\n" not in str(caught.value) and str(path) in str(caught.value)
    assert path.read_bytes() == content


def test_a_missing_file_and_a_folder(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="no such record"):
        Store(tmp_path / "none.gscope")
    with pytest.raises(RecordError, match="is a folder"):
        Store(tmp_path)
    assert os.listdir(tmp_path) == []


def test_another_programs_database(path: Path) -> None:
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE blocks (a)")
    database.close()
    with pytest.raises(RecordError, match="not a gradscope record"):
        Store(path)


@pytest.mark.parametrize(
    "change",
    [
        "DROP TABLE payloads",
        "DROP TABLE meta; CREATE VIEW meta AS SELECT 'closed' AS key, '1' AS value",
        "CREATE TRIGGER t AFTER INSERT ON meta BEGIN SELECT 1; END",
    ],
)
def test_a_schema_that_is_not_plain_tables_is_refused(path: Path, change: str) -> None:
    a_record(path)
    database = sqlite3.connect(path)
    database.executescript(change)
    database.close()
    with pytest.raises(RecordError, match="damaged"):
        Store(path)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"garbage", "damaged"),
        (pack(b"\xc1"), "damaged"),
        (pack(msgspec.msgpack.encode(7)), "damaged"),
        (pack(msgspec.msgpack.encode([])), "holds 0 records, not 3"),
        ("text", "damaged"),
        (b"\x28\xb5\x2f\xfd\xe0" + (1 << 60).to_bytes(8, "little") + b"\0\0\0", "larger than anything"),
    ],
)
def test_a_damaged_block_is_named(path: Path, data: Any, said: str) -> None:
    a_record(path)
    with sqlite3.connect(path) as database:
        database.execute("UPDATE blocks SET data = ? WHERE id = 2", (data,))
    database.close()
    with Store(path) as store:
        with pytest.raises(RecordError, match=said) as caught:
            store.block(1)
        assert "block 2" in str(caught.value) and "\n" not in str(caught.value)
        assert len(store.block(0)) == 1, "the others can be read"


def test_a_file_with_bytes_changed_anywhere_gives_records_or_a_record_error(path: Path) -> None:
    a_record(path, hooks=2000)
    whole, dice = path.read_bytes(), random.Random(5)
    outcomes = set()
    for number in range(60):
        data = bytearray(whole)
        if number % 3 == 0:
            data = data[: dice.randrange(1, len(data))]
        else:
            for _ in range(20):
                data[dice.randrange(len(data))] = dice.randrange(256)
        path.write_bytes(data)
        try:
            with Store(path) as store:
                all_records(store)
                [store.column(name) for name in store.column_names()]
            outcomes.add("read")
        except RecordError as error:
            assert "\n" not in str(error)
            outcomes.add("refused")
    assert outcomes == {"read", "refused"}


# ---------------------------------------------------------------------------------------------------- a killed script

KILLED_IN_A_HOOK = """
import os, signal, sys
from gradscope.trace.recorder import Recorder
from gradscope.trace.records import *
recorder = Recorder(sys.argv[1], began=TraceBegan(0, SCHEMA_VERSION, "native", {}, {}, []))
for hook in range(1, 1501):
    recorder.emit(HookSet(hook, recorder.tick(), "gradient"))
recorder.emit(Opened("hook", 7, recorder.tick(), 1, 2, 3))
recorder.emit(HookSet(9999, recorder.tick(), "gradient"))   # in the open block
os._exit(5) if sys.argv[2] == "exit" else os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize("how", ["exit", "kill"])
def test_killed_inside_a_hook(path: Path, how: str) -> None:
    assert run(KILLED_IN_A_HOOK, path, how).returncode == (5 if how == "exit" else -signal.SIGKILL)
    before = {name: (path.parent / name).read_bytes() for name in os.listdir(path.parent) if not name.endswith("-shm")}
    assert len(before) == 2, "the file and its log"
    with Store(path) as store:
        assert not store.closed and not store.live
        records = all_records(store)
        folder = store._folder
        assert folder is not None and os.path.exists(folder.name)
    assert not os.path.exists(folder.name)
    assert [record.hook for record in records if type(record) is HookSet] == list(range(1, 1501))
    assert records[-1] == Opened("hook", 7, records[-1].tick, 1, 2, 3)
    after = {name: (path.parent / name).read_bytes() for name in os.listdir(path.parent) if not name.endswith("-shm")}
    assert after == before, "the evidence is untouched"


def test_a_killed_record_in_a_folder_without_write_permission(path: Path) -> None:
    run(KILLED_IN_A_HOOK, path, "kill")
    Path(f"{path}-shm").unlink(missing_ok=True)
    path.parent.chmod(0o500)
    try:
        with Store(path) as store:
            assert type(all_records(store)[-1]) is Opened
    finally:
        path.parent.chmod(0o700)


def test_where_sqlite_cannot_look_the_copy_is_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    a_record(path)
    connect = Store._connect

    def refuse(self: Store, place: Path, mode: str = "ro") -> None:
        if place == path:
            raise sqlite3.OperationalError("unable to open database file")
        connect(self, place, mode)

    monkeypatch.setattr(Store, "_connect", refuse)
    with Store(path) as store:
        assert store.closed and len(all_records(store)) == 5 and store._folder is not None


def test_a_killed_record_that_was_moved_with_its_log(path: Path, tmp_path: Path) -> None:
    run(KILLED_IN_A_HOOK, path, "kill")
    (tmp_path / "moved").mkdir()
    for end in ("", "-wal"):
        shutil.move(f"{path}{end}", tmp_path / "moved" / f"other.gscope{end}")
    with Store(tmp_path / "moved" / "other.gscope") as store:
        assert type(all_records(store)[-1]) is Opened


WRITING = """
import sys
import numpy as np
from gradscope.trace.recorder import Recorder
from gradscope.trace.records import *
recorder = Recorder(sys.argv[1], began=TraceBegan(0, SCHEMA_VERSION, "native", {}, {}, []))
random = np.random.default_rng(0)
print("go", flush=True)
call = 0
while True:
    call += 1
    out = (1, ((9,), "float64"), 1, 0, 0, 0, 0, True, random.normal(size=9))
    recorder.emit(OpRan(call, recorder.tick(), 1, outputs=[[out]]))
    if call % 100 == 0:
        sys.stdout.write(f"{call}\\n"); sys.stdout.flush()
    if call % 1777 == 0:
        recorder.emit(Opened("hook", 1, recorder.tick()))
    if call % 5000 == 0:
        recorder.segment_end()
"""


def test_killed_at_twelve_random_moments(tmp_path: Path) -> None:
    dice = random.Random(11)
    kept = []
    for number in range(12):
        path = tmp_path / f"{number}.gscope"
        with subprocess.Popen(
            [sys.executable, "-c", WRITING, path], stdout=subprocess.PIPE, text=True, env=environment()
        ) as child:
            assert child.stdout is not None and child.stdout.readline() == "go\n"
            time.sleep(dice.random() * 0.25)
            child.kill()
            said = [int(line) for line in child.stdout.read().split()]
        with Store(path) as store:
            assert not store.closed and not store.live
            calls = [record.call for record in all_records(store) if type(record) is OpRan]
            for index in range(len(store.blocks)):
                for record in store.block(index):
                    if type(record) is OpRan:
                        value = record.outputs[0][0].value
                        assert value is not None
                        array = restore(value, store.payload(value.block))
                        assert array is not None and array.shape == (9,)
        assert calls == list(range(1, len(calls) + 1)), "no hole"
        assert len(calls) > (said[-1] if said else 0) - BATCH, "at most the open block is lost"
        kept.append(len(calls))
    assert max(kept) > 2 * BATCH, "the kills came while blocks were being written"


# ------------------------------------------------------------------------------------------------- while it is written


def test_a_reader_may_open_fetch_and_close_while_it_is_written(path: Path) -> None:
    recorder = Recorder(path, began=began())
    for number in range(1, 6):
        recorder.emit(HookSet(number, recorder.tick(), "gradient"))
        recorder.emit(Opened("hook", number, recorder.tick()))
        with Store(path) as store:
            assert store.live and not store.closed and store._folder is None
            assert all_records(store)[-1].id == number
    held = Store(path)
    seen = len(held.blocks)
    recorder.emit(Opened("hook", 6, recorder.tick()))
    assert held.refresh() == seen + 1 and held.block(seen)[0] == Opened("hook", 6, 12)
    recorder.close()  # with a reader connected: it stays in WAL and is a valid, closed record
    held.close()
    with Store(path) as store:
        assert store.closed and not store.live and type(all_records(store)[-1]) is TraceEnded


LIVE = """
import sys
from gradscope.trace.recorder import Recorder
from gradscope.trace.records import *
recorder = Recorder(sys.argv[1], began=TraceBegan(0, SCHEMA_VERSION, "native", {}, {}, []))
for number, line in enumerate(sys.stdin, 1):
    recorder.emit(HookSet(number, recorder.tick(), "gradient"))
    recorder.emit(Opened("hook", number, recorder.tick()))
    print(number, flush=True)
recorder.close()
"""


def test_another_process_follows_a_recording(path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", LIVE, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment()
    ) as child:
        assert child.stdin is not None and child.stdout is not None
        for number in range(1, 8):
            child.stdin.write("next\n")
            child.stdin.flush()
            assert child.stdout.readline() == f"{number}\n"
            with Store(path) as store:
                assert store.live and store._folder is None
                assert all_records(store)[-1].id == number
        reader = Store(path)
        all_records(reader)
        child.stdin.close()
        assert child.wait(20) == 0
    assert type(all_records(reader)[0]) is TraceBegan
    assert reader.refresh() and type(all_records(reader)[-1]) is TraceEnded
    reader.close()
    with Store(path) as store:
        assert store.closed and [r.hook for r in all_records(store) if type(r) is HookSet] == list(range(1, 8))


def test_a_number_given_to_another_process_does_not_look_alive(path: Path) -> None:
    writer = Writer(path, overwrite=False, meta={})
    writer.put_block(1, 1, 5, 1, msgspec.msgpack.encode([HookGone(1, 5)]), b"")
    writer.put_meta({"pid": str(os.getppid()), "process": "1"})
    writer.close()
    with Store(path) as store:
        assert not store.live and not store.closed and store.block(0) == [HookGone(1, 5)]
    writer = Writer(path, overwrite=True, meta={"pid": "not a number"})
    writer.close()
    with Store(path) as store:
        assert not store.live


def test_a_payload_is_found_by_its_value(path: Path) -> None:
    writer = Writer(path, overwrite=False, meta={})
    for block in range(1, 21):
        writer.put_block(block, 1, 5, 1, msgspec.msgpack.encode([HookGone(block, 5)]), bytes([block]) * 8)
    writer.drop_payloads(before=1)
    assert writer.written() > 0
    writer.finish()
    with Store(path) as store:
        for block in (*range(1, 21), *range(20, 0, -1)):
            array = restore(Value((4,), "uint8", 0, block, 2, 4), store.payload(block))
            assert array is not None and array.tolist() == [block] * 4
