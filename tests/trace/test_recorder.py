"""The recorder as a producer meets it: batches, values, selection, budget."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gradscope.trace import recorder as module
from gradscope.trace.block import BATCH
from gradscope.trace.errors import UsageError
from gradscope.trace.policy import parse_passes
from gradscope.trace.recorder import Recorder
from gradscope.trace.records import (
    BARE,
    SAMPLE,
    WHOLE,
    Failure,
    Finding,
    FrameSeen,
    HookSet,
    NodeRan,
    Opened,
    OpRan,
    PassBegan,
    PassEnded,
    PolicyChanged,
    SourceSeen,
    TensorMet,
    TraceBegan,
    TraceEnded,
)
from gradscope.trace.store import Store
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


# --------------------------------------------------------------------------------------------------- what is recorded


def test_a_recording_begins_and_ends_with_its_own_records(path: Path) -> None:
    with Recorder(path, began=began()) as recorder:
        assert recorder.is_open and recorder.values and module.active() is recorder
        recorder.emit(op(recorder, 1))
        recorder.close(Failure("ValueError", "no"), exit_code=1, why="error")
        recorder.close(None, exit_code=0)  # only the first counts
    assert not recorder.is_open and module.active() is None
    first, middle, last = records(path)
    assert type(first) is TraceBegan and first.tick == 1 and first.producer == "native"
    assert type(middle) is OpRan and (middle.call, middle.tick) == (1, 2)
    assert type(last) is TraceEnded and last.tick == 3 and last.ended > 0
    assert (last.error, last.exit_code, last.why) == (Failure("ValueError", "no"), 1, "error")
    assert os.listdir(path.parent) == [path.name], "one file, no log beside it"
    recorder.emit(op(recorder, 2))  # after the end: nothing happens
    assert len(records(path)) == 3


@pytest.mark.parametrize("values", ["none", "auto"])
def test_every_record_arrives_in_order_over_many_blocks(path: Path, values: str) -> None:
    recorder = Recorder(path, values=values, began=began())
    for call in range(1, 3 * BATCH + 8):
        recorder.emit(op(recorder, call))
    recorder.close()
    assert [record.call for record in of_kind(path, OpRan)] == list(range(1, 3 * BATCH + 8))
    with Store(path) as store:
        assert [block.records for block in store.blocks] == [1, BATCH, BATCH, BATCH, 7, 1]
        assert [block.segment for block in store.blocks] == [0, 1, 1, 1, 1, 0]
        ticks = [1, 2, BATCH + 2, 2 * BATCH + 2, 3 * BATCH + 2, 3 * BATCH + 9]
        assert [block.first_tick for block in store.blocks] == ticks


def test_parts_may_be_tuples_or_structs(path: Path) -> None:
    from gradscope.trace.records import InputSeen, Meta, OutputMade

    recorder = Recorder(path, values="none", began=began())
    recorder.emit(OpRan(1, 2, 1, inputs=[[(7, 3)]], outputs=[[(9, META, 9)]]))
    recorder.emit(OpRan(1, 2, 1, inputs=[[InputSeen(7, 3)]], outputs=[[OutputMade(9, Meta(*META), 9)]]))
    recorder.close()
    first, second = of_kind(path, OpRan)
    assert first == second and first.inputs[0][0].version == 3


def test_an_opened_record_is_on_disk_when_emit_returns(path: Path) -> None:
    recorder = Recorder(path, values="none", began=began())
    recorder.emit(op(recorder, 1))
    assert not of_kind(path, OpRan), "a block is not full yet"
    recorder.emit(Opened("hook", 3, recorder.tick()))
    assert [type(record) for record in records(path)] == [TraceBegan, OpRan, Opened]
    recorder.close()


# ------------------------------------------------------------------------------------------------------------- values


def test_an_array_is_kept_as_it_was_when_it_was_handed_over(path: Path) -> None:
    recorder = Recorder(path, began=began())
    array = np.arange(12, dtype=np.float32).reshape(3, 4)
    recorder.emit(op(recorder, 1, array))
    recorder.about_to_write()
    array += 100
    recorder.emit(op(recorder, 2, array))
    recorder.close()
    first, second = arrays(path)
    np.testing.assert_array_equal(first, array - 100)
    np.testing.assert_array_equal(second, array)


def test_the_same_array_is_stored_once_in_a_block(path: Path) -> None:
    recorder = Recorder(path, began=began())
    array = np.random.default_rng(0).normal(size=100)
    for call in range(1, 6):
        recorder.emit(op(recorder, call, array))
    recorder.emit(op(recorder, 6, array.copy()))
    recorder.close()
    places = [record.outputs[0][0].value.offset for record in of_kind(path, OpRan)]
    assert places == [0, 0, 0, 0, 0, 800]


def test_values_of_every_field_come_back(path: Path) -> None:
    recorder = Recorder(path, began=began())
    small, large = np.array([1.0, 2.0]), np.ones(9999)
    recorder.emit(
        NodeRan(1, recorder.tick(), 1, 1, holder=[(0, 0, small)], edges=[(0, 0, 2, 0, 0, "add", 1, "no", small, large)])
    )
    recorder.emit(TensorMet(1, recorder.tick(), "w", ((), "float64"), 1, value=np.array(3.0)))
    recorder.close()
    (ran,), (met,) = of_kind(path, NodeRan), of_kind(path, TensorMet)
    assert ran.holder[0].value.how == WHOLE and ran.edges[0].before == ran.holder[0].value
    assert ran.edges[0].after.how == SAMPLE and ran.edges[0].after.norm == pytest.approx(9999**0.5)
    assert met.value.shape == ()


def test_without_values_an_array_leaves_its_shape_only(path: Path) -> None:
    recorder = Recorder(path, values="none", began=began())
    assert recorder.values is False
    recorder.emit(op(recorder, 1, np.ones((3, 4), np.float32)))
    recorder.about_to_write()
    recorder.close()
    (record,) = of_kind(path, OpRan)
    value = record.outputs[0][0].value
    assert (value.how, value.shape, value.dtype, value.nbytes) == (BARE, (3, 4), "float32", 0)
    with Store(path) as store:
        assert store.payload(2) is None


def test_at_the_gate_all_statistics_are_taken(path: Path) -> None:
    recorder = Recorder(path, began=began())
    recorder.held = True
    recorder.emit(op(recorder, 1, np.array([3.0, -4.0])))
    recorder.close()
    (record,) = of_kind(path, OpRan)
    value = record.outputs[0][0].value
    assert (value.norm, value.low, value.high, value.nans) == (5.0, -4.0, 3.0, 0)


def test_arrays_are_let_go_with_their_block(path: Path) -> None:
    import weakref

    class Mine(np.ndarray):
        pass

    recorder = Recorder(path, began=began())
    array = np.ones(4).view(Mine)
    gone = weakref.ref(array)
    recorder.emit(op(recorder, 1, array))
    del array
    recorder.segment_end()
    assert gone() is None
    recorder.close()


def test_what_messagepack_cannot_hold_gets_a_stand_in(path: Path) -> None:
    recorder = Recorder(path, began=began())

    class Odd:
        def __repr__(self) -> str:
            raise AssertionError("the script's code was called")

    odd = [np.float32(2), np.int64(3), np.dtype("f4"), slice(1, None, 2), ..., 2j, 2**80, "\ud800", Odd(), int]
    odd.append({(1, 2): 2**70})
    for number in range(3):
        recorder.emit(op(recorder, number))
    recorder.emit(OpRan(9, recorder.tick(), 1, attrs=odd))
    assert recorder.is_open
    recorder.close()
    ran = of_kind(path, OpRan)
    assert [record.call for record in ran] == [0, 1, 2, 9]
    assert ran[-1].attrs == [
        2.0, 3, "float32", "1::2", "...", "2j", str(2**80), "?", "<Odd>", "int", {"<tuple>": str(2**70)},
    ]  # fmt: skip


# ------------------------------------------------------------------------------------------------- segments and passes


def one_pass(recorder: Recorder, number: int, nested: int = 0) -> None:
    recorder.emit(SourceSeen(number, f"file{number}.py", "text"))
    recorder.emit(op(recorder, number))
    recorder.emit(PassBegan(number, recorder.tick()))
    recorder.emit(Opened("hook", 1, recorder.tick(), number))
    if nested:
        recorder.emit(PassBegan(nested, recorder.tick(), parent=number))
        recorder.emit(PassEnded(nested, recorder.tick()))
    recorder.emit(PassEnded(number, recorder.tick()))
    recorder.segment_end()


def test_a_segment_has_blocks_of_its_own(path: Path) -> None:
    recorder = Recorder(path, began=began())
    one_pass(recorder, 1)
    one_pass(recorder, 2)
    recorder.emit(op(recorder, 3))
    recorder.close()
    with Store(path) as store:
        segments = [(block.segment, [type(r).__name__ for r in store.block(i)]) for i, block in enumerate(store.blocks)]
    opened, rest = ["SourceSeen", "OpRan", "PassBegan", "Opened"], ["PassEnded"]
    assert segments == [
        (0, ["TraceBegan"]), (1, opened), (1, rest), (2, opened), (2, rest), (3, ["OpRan"]), (0, ["TraceEnded"]),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("passes", "kept"),
    [("1", [1]), ("2-3", [2, 3]), ("1,4", [1, 4]), ("b5-", [5, 6, 7]), ("9", []), ("3-3,2", [2, 3])],
)
@pytest.mark.parametrize("values", ["none", "auto"])
def test_only_wanted_passes_are_kept(path: Path, passes: str, kept: list[int], values: str) -> None:
    recorder = Recorder(path, values=values, passes=passes, began=began())
    for number in range(1, 8):
        one_pass(recorder, number)
    recorder.close(exit_code=0)
    assert [record.pass_id for record in of_kind(path, PassBegan)] == kept
    assert [record.call for record in of_kind(path, OpRan)] == kept
    assert [record.source for record in of_kind(path, SourceSeen)] == kept
    first, *_, last = records(path)
    assert type(first) is TraceBegan and type(last) is TraceEnded and last.exit_code == 0


def test_a_wanted_pass_inside_another_keeps_the_outer_one(path: Path) -> None:
    recorder = Recorder(path, passes="3", began=began())
    one_pass(recorder, 1)
    one_pass(recorder, 2, nested=3)
    assert not recorder.is_open, "no pass after 3 can be wanted"
    one_pass(recorder, 4)
    recorder.close()
    assert [record.pass_id for record in of_kind(path, PassBegan)] == [2, 3]


def test_after_the_last_wanted_pass_a_finding_is_still_heard(path: Path) -> None:
    recorder = Recorder(path, passes="1", began=began())
    one_pass(recorder, 1)
    assert not recorder.is_open
    recorder.emit(SourceSeen(9, "late.py", "x"))
    recorder.emit(FrameSeen(9, 9, 1))
    recorder.about_to_write()
    recorder.emit(op(recorder, 9))
    recorder.emit(Finding(1, recorder.tick(), "stale-inplace", pass_id=1, frames=[9]))
    recorder.close()
    assert [type(record) for record in records(path)[-4:]] == [SourceSeen, FrameSeen, Finding, TraceEnded]


def test_without_one_nothing_follows_the_last_wanted_pass(path: Path) -> None:
    recorder = Recorder(path, passes="1", began=began())
    one_pass(recorder, 1)
    recorder.emit(SourceSeen(9, "late.py", "x"))
    recorder.about_to_write()
    recorder.close(Failure("ValueError", "later"))
    assert [record.source for record in of_kind(path, SourceSeen)] == [1]


def test_an_error_before_any_wanted_pass_is_kept(path: Path) -> None:
    recorder = Recorder(path, passes="2", began=began())
    one_pass(recorder, 1)
    recorder.emit(op(recorder, 77))
    recorder.close(Failure("ValueError", "in the forward"))
    assert [record.call for record in of_kind(path, OpRan)] == [77]


@pytest.mark.parametrize("text", ["", " ", "x", "0", "3-1", "1,,2", "1-2-3", "-3", "1.5", "¹"])
def test_a_selection_that_makes_no_sense_is_a_usage_error(text: str) -> None:
    with pytest.raises(UsageError, match="--passes") as caught:
        parse_passes(text)
    assert caught.value.exit_code == 2 and "\n" not in str(caught.value)


# ------------------------------------------------------------------------------------------------------------- budget


def fill(recorder: Recorder, passes: int, size: int = 100_000) -> list[int]:
    """Passes with one incompressible array each, and the bytes in use after each."""
    used, random = [], np.random.default_rng(0)
    for number in range(1, passes + 1):
        recorder.emit(PassBegan(number, recorder.tick()))
        recorder.emit(op(recorder, number, random.normal(size=size // 8) if recorder.values else None))
        recorder.emit(HookSet(number, recorder.tick(), "gradient", random.bytes(10_000).hex()))
        recorder.emit(PassEnded(number, recorder.tick()))
        recorder.segment_end()
        used.append(recorder._writer.written())
    return used


def test_past_the_budget_first_values_then_old_payloads_then_everything_stops(
    path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    budget = 2 << 20
    recorder = Recorder(path, values="full", max_bytes=budget, began=began())
    used = fill(recorder, 400)
    assert not recorder.is_open and not recorder.values
    recorder.close(exit_code=0)
    changes = of_kind(path, PolicyChanged)
    assert [change.what for change in changes] == ["values", "shrunk", "stopped"]
    assert 0.75 * budget <= changes[0].written < budget <= changes[1].written and changes[2].written >= budget
    assert max(used) < budget + 200_000 and path.stat().st_size < budget + 200_000
    lines = capfd.readouterr().err.splitlines()
    assert len(lines) == 3 and all(line.startswith("gradscope: ") and "--max-bytes" in line for line in lines)
    assert "recording stopped" in lines[2]
    ran = of_kind(path, OpRan)
    assert len(ran) > 100 and ran[0].outputs[0][0].value.nbytes and ran[-1].outputs[0][0].value is None
    assert all(array is None for array in arrays(path)), "what was kept of finished passes was dropped"
    assert type(records(path)[-1]) is TraceEnded


def test_within_the_budget_nothing_changes(path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    recorder = Recorder(path, values="full", max_bytes=8 << 20, began=began())
    fill(recorder, 20)
    recorder.close()
    assert not of_kind(path, PolicyChanged) and capfd.readouterr().err == ""
    assert len(arrays(path)) == 20 and all(array is not None for array in arrays(path))


def test_an_array_larger_than_what_is_left_is_sampled_even_under_full(path: Path) -> None:
    recorder = Recorder(path, values="full", max_bytes=1 << 20, began=began())
    recorder.emit(op(recorder, 1, np.random.default_rng(0).normal(size=50_000)))
    recorder.emit(op(recorder, 2, np.random.default_rng(0).normal(size=100_000)))
    recorder.close()
    assert [record.outputs[0][0].value.how for record in of_kind(path, OpRan)] == [WHOLE, SAMPLE]
    assert path.stat().st_size < 1 << 20


@pytest.mark.parametrize("options", [{"max_bytes": 0}, {"values": "some"}, {"passes": "x"}])
def test_options_that_make_no_sense_are_refused_before_a_file_is_made(path: Path, options: dict[str, Any]) -> None:
    with pytest.raises(UsageError, match="--"):
        Recorder(path, began=began(), **options)
    assert not path.exists()
